-- A changed earlier turn can be taken back.
PRAGMA user_version = 3;

-- The same game before an earlier turn was changed (numbers below 0, the latest -1) and after (above 0): what
-- undo and redo lead to. Number 0 has no actions: it tells where the game as it is in `action` begins anew.
CREATE TABLE course (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    start INTEGER NOT NULL,
    length INTEGER NOT NULL,
    actions BLOB NOT NULL,
    draft TEXT NOT NULL,
    finished_at TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
