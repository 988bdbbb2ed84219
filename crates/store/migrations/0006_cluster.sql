-- Several servers on one database. A server counts its beats: one whose count stands still for some seconds is gone. tells: 1 if
-- the others hear what it tells, 0 if they have to ask. A lease says
-- which server lets the bots of a match think, or cleans the house; it holds as long as its server beats.

CREATE TABLE nodes (
    id    TEXT   NOT NULL PRIMARY KEY,
    beats BIGINT NOT NULL,
    tells BIGINT NOT NULL
);

CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL
);
CREATE INDEX leases_by_node ON leases (node);

-- What all servers have to know and nobody else: the key that signs cookies.
CREATE TABLE secrets (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
