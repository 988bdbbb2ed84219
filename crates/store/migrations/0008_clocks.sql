-- When a server was last there, and when none was: time that no clock of a match counts.

CREATE TABLE uptime (
    name  TEXT   NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL
);

CREATE TABLE outages (
    begun_at BIGINT NOT NULL PRIMARY KEY,
    ended_at BIGINT NOT NULL
);
