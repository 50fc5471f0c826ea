-- The archive: finished games with their results, and what statistics are made of.
PRAGMA user_version = 2;

-- Not suggested any more when a game is set up; their games stay.
ALTER TABLE player ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));

-- Out of every list and figure, but there until the store is next opened.
ALTER TABLE game ADD COLUMN removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1));
CREATE INDEX game_removed ON game (id) WHERE removed = 1;

-- The log of a finished game in one compressed piece, a tenth as large; then it has no rows in `action`.
CREATE TABLE packed_log (
    game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    length INTEGER NOT NULL,
    actions BLOB NOT NULL
) STRICT;

DROP VIEW game_row;
CREATE VIEW game_row AS
    SELECT id, uuid, game, options, head,
        coalesce((SELECT max(seq) + 1 FROM action WHERE action.game = game.id),
            (SELECT length FROM packed_log WHERE packed_log.game = game.id), 0) AS length,
        over, started_at, touched_at, finished_at, draft, place, note, removed
    FROM game;

-- Words that repeat in every game, by number. Only ever added to, so that what is derived below can be
-- derived again with the same numbers.
CREATE TABLE variant (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (game, name)
) STRICT;
CREATE TABLE figure_key (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;
INSERT INTO figure_key (id, name) VALUES (1, 'seconds');

-- From here on everything is derived from the logs and can be made anew.

-- One row for each game that is over and not removed. Until its game has told what it came to, `told` is 0
-- and the variant has no name. `played` is when it ended, or else began, in seconds since 1970.
CREATE TABLE outcome (
    game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    variant INTEGER NOT NULL REFERENCES variant (id),
    players INTEGER NOT NULL,
    told INTEGER NOT NULL CHECK (told IN (0, 1)),
    abandoned INTEGER NOT NULL CHECK (abandoned IN (0, 1)),
    played INTEGER NOT NULL,
    year INTEGER NOT NULL
) STRICT;
CREATE INDEX outcome_played ON outcome (played, game, variant, players);
CREATE INDEX outcome_untold ON outcome (game) WHERE told = 0;
CREATE INDEX outcome_abandoned ON outcome (game) WHERE abandoned = 1;
DROP INDEX game_finished;

CREATE TABLE result (
    game INTEGER NOT NULL REFERENCES outcome (game) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    played INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX result_player ON result (player, played, game, won);

-- Seat -1 is the whole game.
CREATE TABLE figure (
    game INTEGER NOT NULL REFERENCES outcome (game) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key INTEGER NOT NULL REFERENCES figure_key (id),
    value INTEGER NOT NULL,
    PRIMARY KEY (game, seat, key)
) STRICT, WITHOUT ROWID;

-- Sums over results and figures of games that were played to their end. Year 0 is all years together, player
-- 0 everybody; a row that counts nothing is not there.
CREATE TABLE seat_tally (
    player INTEGER NOT NULL,
    year INTEGER NOT NULL,
    variant INTEGER NOT NULL,
    players INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (player, year, variant, players, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE score_tally (
    player INTEGER NOT NULL,
    year INTEGER NOT NULL,
    variant INTEGER NOT NULL,
    players INTEGER NOT NULL,
    score INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (player, year, variant, players, score)
) STRICT, WITHOUT ROWID;
CREATE TABLE figure_tally (
    player INTEGER NOT NULL,
    year INTEGER NOT NULL,
    variant INTEGER NOT NULL,
    players INTEGER NOT NULL,
    key INTEGER NOT NULL,
    sheets INTEGER NOT NULL,
    total INTEGER NOT NULL,
    won_sheets INTEGER NOT NULL,
    won_total INTEGER NOT NULL,
    PRIMARY KEY (player, year, variant, players, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE pair_tally (
    player INTEGER NOT NULL,
    year INTEGER NOT NULL,
    variant INTEGER NOT NULL,
    players INTEGER NOT NULL,
    other INTEGER NOT NULL,
    games INTEGER NOT NULL,
    ahead INTEGER NOT NULL,
    behind INTEGER NOT NULL,
    PRIMARY KEY (player, year, variant, players, other)
) STRICT, WITHOUT ROWID;

-- Names, place and note of each game in `outcome`, found by the beginnings of words without regard to case
-- and accents.
CREATE VIRTUAL TABLE search USING fts5 (words, tokenize = 'unicode61 remove_diacritics 2');

CREATE VIEW game_words AS
    SELECT id,
        coalesce((SELECT group_concat(name, ' ') FROM (
            SELECT name FROM seat JOIN player ON player.id = seat.player
            WHERE seat.game = game.id ORDER BY seat.number)), '')
        || ' ' || place || ' ' || note AS words
    FROM game;

-- A finished game as far as the store can tell by itself.
CREATE VIEW ended AS
    SELECT id, game, (SELECT count(*) FROM seat WHERE seat.game = game.id) AS players,
        coalesce(unixepoch(finished_at), unixepoch(started_at), 0) AS played
    FROM game WHERE over = 1 AND removed = 0;

INSERT INTO variant (game, name) SELECT DISTINCT game, '' FROM ended ORDER BY game;
INSERT INTO outcome (game, variant, players, told, abandoned, played, year)
    SELECT ended.id, variant.id, players, 0, 0, played, CAST(strftime('%Y', played, 'unixepoch') AS INTEGER)
    FROM ended JOIN variant ON variant.game = ended.game;
INSERT INTO search (rowid, words) SELECT id, words FROM game_words WHERE id IN (SELECT game FROM outcome);
