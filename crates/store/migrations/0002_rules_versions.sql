-- What is needed to let a match go on when the rules of its game get a new version: the hash of the position that an action
-- led to, and, as JSON, under which versions the match has been played since when.

ALTER TABLE actions ADD COLUMN position TEXT;
ALTER TABLE matches ADD COLUMN rules_changes TEXT;
