-- Whether the mark for the quality of a move is that of a review, so that the next one may take it back. Of
-- earlier games nobody knows: their marks count as the player's.
ALTER TABLE move ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0 CHECK (reviewed IN (0, 1));
