-- What players made for their games themselves, and how it became what it is.
PRAGMA user_version = 6;

-- The texts are a game's own. `current` is the version that new games are played with, 0 while none was ever
-- whole. `head` is how many steps of its making count: undo lowers it, and what lies beyond is kept for redo.
-- One that was removed stays until it is brought back or forgotten; a time that is not known, or not yet, is
-- empty.
CREATE TABLE sheet (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    current INTEGER NOT NULL CHECK (current >= 0),
    head INTEGER NOT NULL CHECK (head >= 0),
    removed_at TEXT NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;

-- One that was given to others is never changed.
CREATE TABLE sheet_version (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version > 0),
    text TEXT NOT NULL,
    made_at TEXT NOT NULL,
    shared INTEGER NOT NULL CHECK (shared IN (0, 1)),
    PRIMARY KEY (game, id, version),
    FOREIGN KEY (game, id) REFERENCES sheet (game, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Numbered from 1 without a gap.
CREATE TABLE sheet_step (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step > 0),
    text TEXT NOT NULL,
    PRIMARY KEY (game, id, step),
    FOREIGN KEY (game, id) REFERENCES sheet (game, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
