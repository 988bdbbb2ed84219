-- Told when it is one's turn. A way is where somebody is told: a mail address, a browser (push), a webhook. keys: what a message to a
-- browser is encrypted with, as JSON. secret: what a mail's links bear. confirmed_at: since when it is known to be theirs.
-- told_at: when something was last sent. All of it goes with its player and its match, also where a program that does not know it
-- deletes them.

CREATE TABLE notice_ways (
    id           TEXT   NOT NULL PRIMARY KEY,
    player_id    TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    kind         TEXT   NOT NULL CHECK (kind IN ('mail', 'push', 'webhook')),
    address      TEXT   NOT NULL,
    keys         TEXT   NOT NULL,
    secret       TEXT   NOT NULL UNIQUE,
    house        TEXT   NOT NULL,
    confirmed_at BIGINT,
    told_at      BIGINT,
    created_at   BIGINT NOT NULL,
    UNIQUE (player_id, kind, address)
);

-- When somebody wants to be told, as JSON, and of which matches otherwise than of all.
CREATE TABLE notice_wishes (
    player_id TEXT NOT NULL PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    wishes    TEXT NOT NULL
);

CREATE TABLE notice_matches (
    player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    match_id  TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    wanted    TEXT NOT NULL CHECK (wanted IN ('yes', 'no')),
    PRIMARY KEY (player_id, match_id)
);

-- What is to be told on which way. turn: the step with which the turn began. due_at: when it is looked at next; nothing once it was
-- told or came to nothing.
CREATE TABLE notices (
    way_id   TEXT   NOT NULL REFERENCES notice_ways (id) ON DELETE CASCADE,
    match_id TEXT   NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    turn     BIGINT NOT NULL,
    due_at   BIGINT,
    tries    BIGINT NOT NULL,
    PRIMARY KEY (way_id, match_id)
);
CREATE INDEX notices_by_due_at ON notices (due_at);
CREATE INDEX notices_by_match ON notices (match_id);
CREATE INDEX notice_matches_by_match ON notice_matches (match_id);
