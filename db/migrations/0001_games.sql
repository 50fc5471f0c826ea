-- The file says whose it is ("TALY") and which of these steps it has seen.
PRAGMA application_id = 0x54414C59;
PRAGMA user_version = 1;

-- Names are compared byte by byte: Lea and Léa are two people.
-- What somebody last sat as is remembered here, so that a deleted game takes no one along.
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL,
    played_at TEXT NOT NULL,
    played_seat INTEGER NOT NULL
) STRICT;

-- `head` is how many of the game's actions count: undo lowers it, and what lies beyond is kept for redo.
-- A time that is not known, or not yet, is empty.
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    head INTEGER NOT NULL DEFAULT 0 CHECK (head >= 0),
    over INTEGER NOT NULL CHECK (over IN (0, 1)),
    started_at TEXT NOT NULL,
    touched_at TEXT NOT NULL,
    finished_at TEXT NOT NULL,
    draft TEXT NOT NULL,
    place TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

-- Neither has a column that changes while a game runs, so an action writes to no index.
CREATE INDEX game_running ON game (id) WHERE over = 0;
CREATE INDEX game_finished ON game (finished_at, id) WHERE over = 1;

CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    colour TEXT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (player, game)
) STRICT, WITHOUT ROWID;

-- Numbered from 0 without a gap.
CREATE TABLE action (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 0),
    at TEXT NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- A game as the store hands it out. The last number tells how many actions there are without counting them.
CREATE VIEW game_row AS
    SELECT id, uuid, game, options, head,
        coalesce((SELECT max(seq) + 1 FROM action WHERE action.game = game.id), 0) AS length,
        over, started_at, touched_at, finished_at, draft, place, note
    FROM game;
