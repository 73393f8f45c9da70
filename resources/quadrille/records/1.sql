-- The games that are kept. Times are milliseconds since 1970 in UTC unless a name says otherwise.

-- A person by name (empty for one who gave none), a machine by what it is: level:3, snakes, engine:scan.
CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'machine')),
  name TEXT NOT NULL,
  UNIQUE (kind, name)
) STRICT;

-- Rules are what differs from the game's defaults, position is null for the usual start, played is
-- the time of the last move, training that moves may be tried again, left that nobody means to go on.
CREATE TABLE game (
  id INTEGER PRIMARY KEY,
  game TEXT NOT NULL,
  preset TEXT,
  rules TEXT NOT NULL,
  position TEXT,
  clock TEXT NOT NULL,
  origin TEXT NOT NULL CHECK (origin IN ('table', 'terminal')),
  started INTEGER NOT NULL,
  played INTEGER NOT NULL,
  ended INTEGER,
  reason TEXT,
  winner_side TEXT,
  winner INTEGER REFERENCES player (id),
  current INTEGER REFERENCES move (id) ON DELETE SET NULL,
  comment TEXT NOT NULL DEFAULT '',
  training INTEGER NOT NULL DEFAULT 0 CHECK (training IN (0, 1)),
  left INTEGER NOT NULL DEFAULT 0 CHECK (left IN (0, 1)),
  deleted INTEGER,
  CHECK ((ended IS NULL) = (reason IS NULL)),
  CHECK ((winner IS NULL) = (winner_side IS NULL)),
  CHECK (winner IS NULL OR ended IS NOT NULL),
  FOREIGN KEY (id, winner_side, winner) REFERENCES seat (game, side, player)
) STRICT;

CREATE INDEX game_started ON game (started);

CREATE TABLE seat (
  game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  side TEXT NOT NULL CHECK (side IN ('first', 'second')),
  player INTEGER NOT NULL REFERENCES player (id),
  PRIMARY KEY (game, side),
  UNIQUE (game, side, player)
) STRICT;

CREATE INDEX seat_player ON seat (player);

-- A tree: moves that were taken back stay beside those played in their place. The parent of a
-- first move is null. Clock is what the side had left after the move.
CREATE TABLE move (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
  parent INTEGER REFERENCES move (id) ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('first', 'second')),
  text TEXT NOT NULL,
  time_ms INTEGER,
  clock_ms INTEGER,
  depth INTEGER,
  score INTEGER,
  glyphs TEXT NOT NULL DEFAULT '',
  comment TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE UNIQUE INDEX move_once ON move (game, ifnull(parent, 0), text);
CREATE INDEX move_parent ON move (parent);
