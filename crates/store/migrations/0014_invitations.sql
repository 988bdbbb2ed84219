-- Who invites whom to which open table. declined: 1 if that was declined; it stays, so that nobody is asked twice. refusals: who
-- takes no invitations from whom; whom is empty for everybody.

CREATE TABLE invitations (
    match_id  TEXT   NOT NULL REFERENCES matches (id),
    player_id TEXT   NOT NULL REFERENCES players (id),
    host_id   TEXT   NOT NULL REFERENCES players (id),
    at_ms     BIGINT NOT NULL,
    declined  BIGINT NOT NULL,
    PRIMARY KEY (match_id, player_id)
);
CREATE INDEX invitations_by_player ON invitations (player_id);
CREATE INDEX invitations_by_host ON invitations (host_id, at_ms);

CREATE TABLE refusals (
    player_id TEXT NOT NULL REFERENCES players (id),
    whom      TEXT NOT NULL,
    PRIMARY KEY (player_id, whom)
);

-- Who has asked to look at a match with the eyes of a seat, of whoever sat there then; and what they said: asked, given, refused.

CREATE TABLE eyes (
    match_id   TEXT   NOT NULL REFERENCES matches (id),
    seat       BIGINT NOT NULL,
    owner_id   TEXT   NOT NULL REFERENCES players (id),
    player_id  TEXT   NOT NULL REFERENCES players (id),
    permission TEXT   NOT NULL CHECK (permission IN ('asked', 'given', 'refused')),
    PRIMARY KEY (match_id, seat, owner_id, player_id)
);
CREATE INDEX eyes_by_owner ON eyes (owner_id);
CREATE INDEX eyes_by_player ON eyes (player_id);
