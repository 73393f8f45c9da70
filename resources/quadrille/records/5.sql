-- Whether a move was played, as those are that were taken back; moves of a review and moves that were
-- only annotated are not. A move that was played has its time, unless the game began with it.
ALTER TABLE move ADD COLUMN played INTEGER NOT NULL DEFAULT 1 CHECK (played IN (0, 1));

WITH RECURSIVE path (id, parent) AS (
  SELECT move.id, move.parent FROM game JOIN move ON move.id = game.current
  UNION ALL
  SELECT move.id, move.parent FROM path JOIN move ON move.id = path.parent
)
UPDATE move SET played = 0 WHERE time_ms IS NULL AND id NOT IN (SELECT id FROM path);

-- The program that has played the game, as long as it runs the only one that may.
ALTER TABLE game ADD COLUMN process TEXT NOT NULL DEFAULT '';
