-- Names that last. folded: the name as it is compared, so that two that look alike are the same. password: its Argon2 hash in the
-- PHC format.

CREATE TABLE claims (
    folded     TEXT   NOT NULL PRIMARY KEY,
    player_id  TEXT   NOT NULL UNIQUE REFERENCES players (id),
    password   TEXT   NOT NULL,
    claimed_at BIGINT NOT NULL
);
