-- Names that last. folded: the name as it is compared, so that two that look alike are the same. password: its Argon2 hash in the
-- PHC format, or none.

CREATE TABLE claims (
    folded     TEXT   NOT NULL PRIMARY KEY,
    player_id  TEXT   NOT NULL UNIQUE REFERENCES players (id),
    password   TEXT,
    claimed_at BIGINT NOT NULL
);

-- The public half of a passkey, as JSON. id: what the passkey calls itself, in hex.
CREATE TABLE passkeys (
    id         TEXT   NOT NULL PRIMARY KEY,
    player_id  TEXT   NOT NULL REFERENCES players (id),
    label      TEXT   NOT NULL,
    credential TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    last_used  BIGINT
);
CREATE INDEX passkeys_by_player ON passkeys (player_id);

-- What a server asked a passkey for and has not been answered yet: any server may hear the answer, once.
CREATE TABLE ceremonies (
    id         TEXT   NOT NULL PRIMARY KEY,
    state      TEXT   NOT NULL,
    expires_at BIGINT NOT NULL
);
