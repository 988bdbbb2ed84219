-- Who writes, and the number of the last transaction that each has committed: whoever loses the connection while a transaction
-- is being committed finds out here whether it was. Only databases behind a connection need it.

CREATE TABLE writers (
    id      TEXT   NOT NULL PRIMARY KEY,
    number  BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
