-- Whether those who play at the table may be helped, by hints and evaluations.
ALTER TABLE open_table ADD COLUMN help INTEGER NOT NULL DEFAULT 0 CHECK (help IN (0, 1));
