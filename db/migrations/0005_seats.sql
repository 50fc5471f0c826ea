-- Games that can be won alone, and seats that nobody sits at.
PRAGMA user_version = 5;

-- Whether it could be won. So far, nobody won alone.
ALTER TABLE outcome ADD COLUMN contest INTEGER NOT NULL DEFAULT 0 CHECK (contest IN (0, 1));
UPDATE outcome SET contest = 1 WHERE told = 1 AND players > 1;
ALTER TABLE seat_tally ADD COLUMN contests INTEGER NOT NULL DEFAULT 0;
UPDATE seat_tally SET contests = games WHERE players > 1;

-- An automatic opponent has a result, but is nobody: then there is no player.
ALTER TABLE result RENAME TO earlier_result;
CREATE TABLE result (
    game INTEGER NOT NULL REFERENCES outcome (game) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER REFERENCES player (id),
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    played INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO result SELECT game, seat, player, score, rank, won, played FROM earlier_result;
DROP TABLE earlier_result;
CREATE INDEX result_player ON result (player, played, game, won);
