-- Groups: people who keep a list of their own, with tables for themselves. folded: the name as it is compared, so that no two look
-- alike. link: the secret that lets its bearer join. standing: 2 who founded it or was handed it, 1 who looks after it, 0 everybody
-- else; the first by standing, then by when they came, is who it belongs to. What is about a player goes with them, also where a
-- program that does not know groups deletes them.

CREATE TABLE play_groups (
    id         TEXT   NOT NULL PRIMARY KEY,
    name       TEXT   NOT NULL,
    folded     TEXT   NOT NULL UNIQUE,
    link       TEXT   NOT NULL UNIQUE,
    created_at BIGINT NOT NULL
);

CREATE TABLE group_members (
    group_id  TEXT   NOT NULL REFERENCES play_groups (id) ON DELETE CASCADE,
    player_id TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    standing  BIGINT NOT NULL,
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (group_id, player_id)
);
CREATE INDEX group_members_by_player ON group_members (player_id);

CREATE TABLE group_invitations (
    group_id  TEXT   NOT NULL REFERENCES play_groups (id) ON DELETE CASCADE,
    player_id TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    host_id   TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    at_ms     BIGINT NOT NULL,
    declined  BIGINT NOT NULL,
    PRIMARY KEY (group_id, player_id)
);
CREATE INDEX group_invitations_by_player ON group_invitations (player_id);
CREATE INDEX group_invitations_by_host ON group_invitations (host_id, at_ms);

-- For whose members a match is, and with which group somebody was invited to a match.
ALTER TABLE matches ADD COLUMN group_id TEXT REFERENCES play_groups (id) ON DELETE SET NULL;
CREATE INDEX matches_by_group ON matches (group_id, state, created_at) WHERE group_id IS NOT NULL;
ALTER TABLE invitations ADD COLUMN group_id TEXT REFERENCES play_groups (id) ON DELETE SET NULL;
CREATE INDEX invitations_by_group ON invitations (group_id) WHERE group_id IS NOT NULL;
