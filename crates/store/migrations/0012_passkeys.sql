-- Passkeys that open a claimed name. id: the credential's, in the letters of URLs. passkey: what is known of it, as JSON. A name that
-- has no password has an empty one, which opens nothing.

CREATE TABLE passkeys (
    id         TEXT   NOT NULL PRIMARY KEY,
    player_id  TEXT   NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    label      TEXT   NOT NULL,
    passkey    TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    used_at    BIGINT
);
CREATE INDEX passkeys_by_player ON passkeys (player_id);

-- What a server has asked of a browser and waits for; each is answered once.
CREATE TABLE ceremonies (
    id         TEXT   NOT NULL PRIMARY KEY,
    state      TEXT   NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX ceremonies_by_expires_at ON ceremonies (expires_at);
