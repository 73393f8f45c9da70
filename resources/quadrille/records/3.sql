-- Tables that are open to others, each by the game that is played at it, with what it takes to open
-- it again. Process is the program that has it open, empty once that has closed it. A token is null
-- for a seat of the host, empty for one that waits for a guest.
CREATE TABLE open_table (
  game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
  process TEXT NOT NULL,
  opened INTEGER NOT NULL,
  code TEXT NOT NULL,
  port INTEGER NOT NULL,
  reach TEXT NOT NULL,
  spectators INTEGER NOT NULL CHECK (spectators IN (0, 1)),
  number INTEGER NOT NULL,
  games INTEGER NOT NULL,
  first_token TEXT,
  second_token TEXT
) STRICT;
