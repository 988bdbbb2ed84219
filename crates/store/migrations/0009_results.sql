-- What came of the matches that were played to their end: a row a match and a row a seat, so that histories, statistics and
-- ladders read no records. edition: the option that makes another game of it; level: the option that makes it harder. lines: the
-- length of the log. together: 1 where all win or lose together.
-- complete: 1 if it ended by the rules and not because somebody gave up. won and score are the table's, or those of the best seat. pool:
-- with whom it is compared, if it is rated; rated_n: its place in the order in which ratings were changed.

CREATE TABLE results (
    match_id    TEXT   NOT NULL PRIMARY KEY REFERENCES matches (id),
    game        TEXT   NOT NULL,
    edition     TEXT   NOT NULL,
    level       TEXT   NOT NULL,
    players     BIGINT NOT NULL,
    people      BIGINT NOT NULL,
    lines       BIGINT NOT NULL,
    begun_at    BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    together    BIGINT NOT NULL,
    complete    BIGINT NOT NULL,
    won         BIGINT NOT NULL,
    score       BIGINT NOT NULL,
    pool        TEXT,
    rated_n     BIGINT
);
CREATE INDEX results_to_rate ON results (finished_at, match_id) WHERE pool IS NOT NULL AND rated_n IS NULL;
CREATE INDEX results_by_rating ON results (rated_n) WHERE rated_n IS NOT NULL;

-- Ratings are in millionths, before and after the match.
CREATE TABLE result_seats (
    match_id           TEXT   NOT NULL REFERENCES results (match_id),
    seat               BIGINT NOT NULL,
    player_id          TEXT   REFERENCES players (id),
    bot                TEXT,
    game               TEXT   NOT NULL,
    finished_at        BIGINT NOT NULL,
    place              BIGINT NOT NULL,
    won                BIGINT NOT NULL,
    score              BIGINT NOT NULL,
    points_before      BIGINT,
    uncertainty_before BIGINT,
    points_after       BIGINT,
    uncertainty_after  BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX result_seats_by_player ON result_seats (player_id, finished_at);

-- sure: what a player is at least worth, by which ladders are ordered.
CREATE TABLE ratings (
    pool        TEXT   NOT NULL,
    player_id   TEXT   NOT NULL REFERENCES players (id),
    points      BIGINT NOT NULL,
    uncertainty BIGINT NOT NULL,
    sure        BIGINT NOT NULL,
    played      BIGINT NOT NULL,
    PRIMARY KEY (pool, player_id)
);
CREATE INDEX ratings_by_pool ON ratings (pool, sure);
CREATE INDEX ratings_by_player ON ratings (player_id);

-- How many matches have changed ratings: whoever rates one counts on, and of several who do so at once one succeeds.
CREATE TABLE rating_state (
    n       BIGINT NOT NULL PRIMARY KEY,
    rated_n BIGINT NOT NULL
);
INSERT INTO rating_state (n, rated_n) VALUES (0, 0);
