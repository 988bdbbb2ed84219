-- When somebody who waits for anybody to come was last heard of, and finished matches in the order of their ends, so that whoever
-- looks for those that are not booked need not read all of them.

ALTER TABLE seeks ADD COLUMN seen_at BIGINT;
CREATE INDEX matches_by_end ON matches (state, finished_at, id);
