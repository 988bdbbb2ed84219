-- Tables that wait for anybody to come, and from when on bots take their free seats. Of a kind there is one at most: who looks
-- for the same sits down there. Without a match nobody waits.

CREATE TABLE seeks (
    kind     TEXT   NOT NULL PRIMARY KEY,
    match_id TEXT   REFERENCES matches (id),
    bots_at  BIGINT NOT NULL
);
CREATE INDEX seeks_by_match ON seeks (match_id);
