-- The first tables. Written for SQLite and PostgreSQL alike: TEXT and BIGINT only, hashes and seeds as hex,
-- moments as milliseconds since 1970. A migration that has been released is never edited: add the next one.

CREATE TABLE players (
    id            TEXT   NOT NULL PRIMARY KEY,
    name          TEXT   NOT NULL,
    recovery_hash TEXT   UNIQUE,
    preferences   TEXT   NOT NULL,
    created_at    BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT   NOT NULL PRIMARY KEY,
    player_id  TEXT   NOT NULL REFERENCES players (id),
    created_at BIGINT NOT NULL,
    last_seen  BIGINT NOT NULL
);
CREATE INDEX sessions_by_last_seen ON sessions (last_seen);

-- rematch_of is unique: the database decides which of two simultaneous rematches is the one.
CREATE TABLE matches (
    id            TEXT   NOT NULL PRIMARY KEY,
    game          TEXT   NOT NULL,
    rules_version BIGINT NOT NULL,
    setup         TEXT   NOT NULL,
    seed          TEXT   NOT NULL,
    commitment    TEXT   NOT NULL,
    components    TEXT,
    visibility    TEXT   NOT NULL CHECK (visibility IN ('public', 'link')),
    created_at    BIGINT NOT NULL,
    created_by    TEXT   NOT NULL REFERENCES players (id),
    rematch_of    TEXT   UNIQUE REFERENCES matches (id),
    state         TEXT   NOT NULL CHECK (state IN ('open', 'running', 'finished', 'abandoned')),
    result        TEXT,
    finished_at   BIGINT,
    CHECK ((state = 'finished') = (result IS NOT NULL)),
    CHECK ((state IN ('finished', 'abandoned')) = (finished_at IS NOT NULL))
);
CREATE INDEX matches_by_state ON matches (state, visibility, created_at);
CREATE INDEX matches_by_creator ON matches (created_by);

CREATE TABLE seats (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    seat      BIGINT NOT NULL,
    kind      TEXT   NOT NULL,
    player_id TEXT   REFERENCES players (id),
    bot       TEXT,
    stand_in  TEXT,
    name      TEXT   NOT NULL,
    PRIMARY KEY (match_id, seat),
    CHECK ((kind = 'open' AND player_id IS NULL AND bot IS NULL AND stand_in IS NULL)
        OR (kind = 'player' AND player_id IS NOT NULL AND bot IS NULL)
        OR (kind = 'bot' AND player_id IS NULL AND bot IS NOT NULL AND stand_in IS NULL))
);
CREATE INDEX seats_by_player ON seats (player_id);

CREATE TABLE actions (
    match_id  TEXT   NOT NULL,
    seq       BIGINT NOT NULL,
    seat      BIGINT NOT NULL,
    line      TEXT   NOT NULL,
    action_id TEXT   NOT NULL,
    at_ms     BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq),
    UNIQUE (match_id, action_id),
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
);

CREATE TABLE chat (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    n         BIGINT NOT NULL,
    player_id TEXT   NOT NULL REFERENCES players (id),
    name      TEXT   NOT NULL,
    line      TEXT   NOT NULL,
    at_ms     BIGINT NOT NULL,
    PRIMARY KEY (match_id, n)
);
