-- What a host needs to look after people: who may talk and come, what a session is used by, what is announced, the ways into
-- the administrators' page, and what administrators did, which a running server follows.

ALTER TABLE players ADD COLUMN muted_at BIGINT;
ALTER TABLE players ADD COLUMN banned_at BIGINT;
ALTER TABLE sessions ADD COLUMN kind TEXT NOT NULL DEFAULT 'browser';
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_by_player ON sessions (player_id);
CREATE INDEX chat_by_player ON chat (player_id);

CREATE TABLE announcements (
    n     BIGINT NOT NULL PRIMARY KEY,
    line  TEXT   NOT NULL,
    at_ms BIGINT NOT NULL
);

CREATE TABLE admin_keys (
    hash       TEXT   NOT NULL PRIMARY KEY,
    kind       TEXT   NOT NULL CHECK (kind IN ('link', 'session')),
    expires_at BIGINT NOT NULL
);

-- matches: the ids of those that it concerns, with spaces between them.
CREATE TABLE admin_log (
    n       BIGINT NOT NULL PRIMARY KEY,
    at_ms   BIGINT NOT NULL,
    deed    TEXT   NOT NULL,
    whom    TEXT   NOT NULL,
    detail  TEXT   NOT NULL,
    matches TEXT   NOT NULL
);
