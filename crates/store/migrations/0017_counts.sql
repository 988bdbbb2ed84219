-- counts: 1 if a match counts in statistics and records, 0 if it began from a moment of another one or was played with components
-- of one's own; empty until a program that knows this column has booked the match. Where options were chosen that is left to the
-- program, which then says how hard the match was.
-- whole: 1 if somebody was invited with a whole group, also once that group is no more.

ALTER TABLE results ADD COLUMN counts BIGINT;
UPDATE results SET counts = (
    SELECT CASE
        WHEN m.components IS NOT NULL OR m.setup LIKE '%"from":{%' THEN 0
        WHEN m.setup LIKE '%"options":{%' THEN NULL
        ELSE 1
    END FROM matches m WHERE m.id = results.match_id
);
ALTER TABLE invitations ADD COLUMN whole BIGINT NOT NULL DEFAULT 0;
UPDATE invitations SET whole = 1 WHERE group_id IS NOT NULL;
