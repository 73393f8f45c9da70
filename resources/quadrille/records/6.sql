-- Whether moves were taken back, even if the same ones were played again, which leave no trace among the
-- moves. Of earlier games only the others are known.
ALTER TABLE game ADD COLUMN retried INTEGER NOT NULL DEFAULT 0 CHECK (retried IN (0, 1));
