-- Moves as players count them: one number for the moves of the first side and the answers. Drawings
-- are circles and arrows on the board, such as G12 R12-20; those of the start belong to the game.
ALTER TABLE move ADD COLUMN number INTEGER NOT NULL DEFAULT 1;
ALTER TABLE move ADD COLUMN drawings TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN drawings TEXT NOT NULL DEFAULT '';

WITH RECURSIVE path (id, side, number) AS (
  SELECT id, side, 1 FROM move WHERE parent IS NULL
  UNION ALL
  SELECT move.id, move.side, path.number + (move.side = 'first' AND path.side = 'second')
  FROM path JOIN move ON move.parent = path.id
)
UPDATE move SET number = path.number FROM path WHERE path.id = move.id;
