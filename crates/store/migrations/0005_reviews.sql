-- What was found out about finished matches so far, as JSON: by match, and by how closely it was looked at.

CREATE TABLE reviews (
    match_id TEXT NOT NULL REFERENCES matches (id),
    kind     TEXT NOT NULL,
    findings TEXT NOT NULL,
    PRIMARY KEY (match_id, kind)
);
