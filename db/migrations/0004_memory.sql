-- What players have described once.
PRAGMA user_version = 4;

-- The texts are a game's own, told apart by its own kinds. It belongs to no single game, so that deleting one
-- forgets nothing.
CREATE TABLE memory (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    used_at TEXT NOT NULL,
    PRIMARY KEY (game, kind, text)
) STRICT, WITHOUT ROWID;
