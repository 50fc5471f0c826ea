-- A bin for deleted games, one colour for each player, and room for what a changed game was before.
PRAGMA user_version = 3;

-- When a removed game went into the bin. What was removed before there was one was to be gone by now.
DELETE FROM game WHERE removed = 1;
ALTER TABLE game ADD COLUMN removed_at TEXT NOT NULL DEFAULT '';

-- `player.colour` is their own from now on and no longer the one last sat as; `seat.colour` is shown where
-- somebody else at the table has the same. Of several with one colour who played last keeps it, and the
-- others get what nobody has, as far as that goes.
WITH palette (place, colour) AS (VALUES (1, 'murex'), (2, 'lapis'), (3, 'saffron'), (4, 'malachite'),
        (5, 'madder'), (6, 'basalt')),
    held AS (SELECT id, row_number() OVER (PARTITION BY colour ORDER BY played_at DESC, id) AS place
        FROM player),
    waiting AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM held WHERE place > 1),
    free AS (SELECT colour, row_number() OVER (ORDER BY place) AS place FROM palette
        WHERE colour NOT IN (SELECT colour FROM player))
UPDATE player SET colour = given.colour
    FROM (SELECT waiting.id, free.colour FROM waiting JOIN free USING (place)) AS given
    WHERE player.id = given.id;

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

-- How long a game was played is counted otherwise now, so everything that is derived is made anew.
DELETE FROM search;
DELETE FROM outcome;
DELETE FROM seat_tally;
DELETE FROM score_tally;
DELETE FROM figure_tally;
DELETE FROM pair_tally;
INSERT OR IGNORE INTO variant (game, name) SELECT DISTINCT game, '' FROM ended ORDER BY game;
INSERT INTO outcome (game, variant, players, told, abandoned, played, year)
    SELECT ended.id, variant.id, players, 0, 0, played, CAST(strftime('%Y', played, 'unixepoch') AS INTEGER)
    FROM ended JOIN variant ON variant.game = ended.game AND variant.name = '';
INSERT INTO search (rowid, words) SELECT id, words FROM game_words WHERE id IN (SELECT game FROM outcome);
