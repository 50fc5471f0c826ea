-- A store as version 6 left it, with the games of v1.sql.
PRAGMA application_id = 0x54414C59;
PRAGMA user_version = 6;
CREATE TABLE action (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 0),
    at TEXT NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
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
, removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)), removed_at TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL,
    played_at TEXT NOT NULL,
    played_seat INTEGER NOT NULL
, hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1))) STRICT;
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    colour TEXT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (player, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE packed_log (
    game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    length INTEGER NOT NULL,
    actions BLOB NOT NULL
) STRICT;
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
CREATE TABLE outcome (
    game INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    variant INTEGER NOT NULL REFERENCES variant (id),
    players INTEGER NOT NULL,
    told INTEGER NOT NULL CHECK (told IN (0, 1)),
    abandoned INTEGER NOT NULL CHECK (abandoned IN (0, 1)),
    played INTEGER NOT NULL,
    year INTEGER NOT NULL
, contest INTEGER NOT NULL DEFAULT 0 CHECK (contest IN (0, 1))) STRICT;
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
CREATE TABLE figure (
    game INTEGER NOT NULL REFERENCES outcome (game) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key INTEGER NOT NULL REFERENCES figure_key (id),
    value INTEGER NOT NULL,
    PRIMARY KEY (game, seat, key)
) STRICT, WITHOUT ROWID;
CREATE TABLE seat_tally (
    player INTEGER NOT NULL,
    year INTEGER NOT NULL,
    variant INTEGER NOT NULL,
    players INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL, contests INTEGER NOT NULL DEFAULT 0,
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
CREATE VIRTUAL TABLE search USING fts5 (words, tokenize = 'unicode61 remove_diacritics 2');
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
CREATE TABLE memory (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count > 0),
    used_at TEXT NOT NULL,
    PRIMARY KEY (game, kind, text)
) STRICT, WITHOUT ROWID;
CREATE TABLE sheet (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    current INTEGER NOT NULL CHECK (current >= 0),
    head INTEGER NOT NULL CHECK (head >= 0),
    removed_at TEXT NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
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
CREATE TABLE sheet_step (
    game TEXT NOT NULL,
    id TEXT NOT NULL,
    step INTEGER NOT NULL CHECK (step > 0),
    text TEXT NOT NULL,
    PRIMARY KEY (game, id, step),
    FOREIGN KEY (game, id) REFERENCES sheet (game, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO action (game, seq, at, action) VALUES (3, 0, '2026-03-01T20:01:00Z', '{"do":"roll","dice":{"food":2,"workers":1}}');
INSERT INTO action (game, seq, at, action) VALUES (3, 1, '2026-03-01T20:02:00Z', '{"do":"build","on":[{"city":4,"boxes":3}]}');
INSERT INTO action (game, seq, at, action) VALUES (3, 2, '2026-03-01T20:03:00Z', '{"do":"pass"}');
INSERT INTO game (id, uuid, game, options, head, over, started_at, touched_at, finished_at, draft, place, note, removed, removed_at) VALUES (1, '5b1f0d0a-0000-4000-8000-000000000001', 'bronze-age', '{}', 103, 1, '2026-11-15T20:04:00Z', '2026-11-15T20:40:09Z', '2026-11-15T20:40:09Z', '', 'Café de la Gare', 'the first one', 0, '');
INSERT INTO game (id, uuid, game, options, head, over, started_at, touched_at, finished_at, draft, place, note, removed, removed_at) VALUES (2, '5b1f0d0a-0000-4000-8000-000000000002', 'bronze-age', '{}', 2, 1, '2026-01-02T10:00:00Z', '2026-01-02T10:02:00Z', '2026-01-02T10:02:00Z', '', '', '', 0, '');
INSERT INTO game (id, uuid, game, options, head, over, started_at, touched_at, finished_at, draft, place, note, removed, removed_at) VALUES (3, '5b1f0d0a-0000-4000-8000-000000000003', 'bronze-age', '{"edition":"revised"}', 2, 0, '2026-03-01T20:00:00Z', '2026-03-01T20:04:00Z', '', 'half entered', '', '', 0, '');
INSERT INTO player (id, name, colour, played_at, played_seat, hidden) VALUES (1, 'Léa', 'murex', '2026-11-15T20:04:00Z', 0, 0);
INSERT INTO player (id, name, colour, played_at, played_seat, hidden) VALUES (2, 'Marc', 'lapis', '2026-11-15T20:04:00Z', 1, 0);
INSERT INTO player (id, name, colour, played_at, played_seat, hidden) VALUES (3, 'Inès', 'saffron', '2026-11-15T20:04:00Z', 2, 0);
INSERT INTO player (id, name, colour, played_at, played_seat, hidden) VALUES (4, 'Tom', 'malachite', '2026-11-15T20:04:00Z', 3, 0);
INSERT INTO player (id, name, colour, played_at, played_seat, hidden) VALUES (5, 'Zoë', 'madder', '2026-03-01T20:00:00Z', 0, 0);
INSERT INTO seat (game, number, player, colour) VALUES (1, 0, 1, 'murex');
INSERT INTO seat (game, number, player, colour) VALUES (1, 1, 2, 'lapis');
INSERT INTO seat (game, number, player, colour) VALUES (1, 2, 3, 'saffron');
INSERT INTO seat (game, number, player, colour) VALUES (1, 3, 4, 'malachite');
INSERT INTO seat (game, number, player, colour) VALUES (2, 0, 5, 'murex');
INSERT INTO seat (game, number, player, colour) VALUES (3, 0, 5, 'murex');
INSERT INTO seat (game, number, player, colour) VALUES (3, 1, 1, 'lapis');
INSERT INTO packed_log (game, length, actions) VALUES (1, 103, X'000015CD78DAAD584D8F9B30103D777F45E47322C5361F49A41EF6D25FD053573978C125EE124C0DEC365AE5BFD7244B708C631B921B3218CFBC79F3DEC077B444D102C2050C7FA2E566196C50FCEBDB274839D800C1F31CCC41CA120A369FE037E729D8C039C8BA8B84B3A29257C7E3138CBB5D25A92A707C424BD76B28AB77540C5E1475FB5E1B96A772232FC0E6E51324AC3E804D3007AFFC1F950FA3E3569E12E9C746378EFDE0E28D0AB90FCB4330F23C041FE7DD6278590CFAC5480B474701423F30910C0A05FA662784D55B236F9C76E3B04FE9D03E4BDF69CECB3D2D6AB9965392CAEC77AC04E72365C42F1213DEE65EF2BAA6A2DD94E4BCDE0199080E7CCBF915C2CD7AF69038A08626A8618B6A8FC3E8D4AA9A17B44DA88FBF4B0859C1457377666B6B661A3556DAF9F816332EDD7561AC1AC118448DE43DF35447A3678F0B8DABEEE9763B896ACC4541B35B7DAE7E9CB7C8AA636B9AA19266CB91414CD8B379A645A7B69BB5F80AAD63AD08C8466B9209963479DD086AE3752F309D6844AE4A663A0047153E532C7B2A5FC28ADB81F41AB25599DDB55A3095EA10DD4D75184E9464E85200032B2E9D49D23F4D55B7B8E4E4F0B5B1A2B55207B9FD6327C305CFB37665F6412A7921B216C762C68A99E04D91CEF01595BB14024F6E63FF6EB3DA87A039CB98C4DE4D00B9525222765295AB93F062DFC6CC2C8D89DC6450EB6EF0E7E044860192F660CC2E60C24F3583217E2DF224F3EC1F184D2DB71224BA1EAAA0A75A9D5042F001C23498667ADBF21526A40AC351752D2D8B3D2F9AAFE8AA9A968BF220C89EB50FA81681E0E34780BB5C005E4FB026B0FF364488032B322BD4EBA96E7E1A3BE158E9F79A17B1F7488014D61AA509DD0372D42E3A09722EC57ADC007EA1EC0D995061B131569671913091E4145C7B977DA6A745260B4385991D7A9106BA1C8FEB0668EC4F6BE1D653DBD523F98408F24E641F2A99BBAC08AE7CEB6B1F08CD2C85F7B8D3897FF1C884B7AA357429C59EEE1A788F06085BED40243B56D3C4EA076E3A0EC7B487CDEFE8AE46C49A7ED4745FAAF763ED3E7F95B352F506544BED60902F734CFDC68F59D3E70D5A3D648A3552195B1D2113A42082D16A44B50DDFBF37BF5332FDFF10B2448B5C066A985CB7AA6F77D1ACBC95DE3C61A13BC46EEEEB07C82A894C089691DA36A6CB77E8C3E57A2C8FF055DEB13BED4147845AC63BD23A59B6C88848E949E17A55BCB40E32FC42F19D8B9179DA30AB5D34B590D0AB90E1F5DF0AFF4276BD75E928A4E3F11F6768BC0E');
INSERT INTO packed_log (game, length, actions) VALUES (2, 2, X'0000005978DAB335323032D33530D435300A3134B03230B4323088E2AC564AC957B2522ACACFC951D2514AC94C4E55B2AA564ACBCF4F51B232AEADE53233802949CBCCCB2CCE002A2ACFA804729352534A327353956AB900126318F9');
INSERT INTO variant (id, game, name) VALUES (1, 'bronze-age', '');
INSERT INTO variant (id, game, name) VALUES (2, 'bronze-age', 'original');
INSERT INTO figure_key (id, name) VALUES (1, 'seconds');
INSERT INTO figure_key (id, name) VALUES (2, 'rounds');
INSERT INTO figure_key (id, name) VALUES (3, 'turns');
INSERT INTO figure_key (id, name) VALUES (4, 'points/developments');
INSERT INTO figure_key (id, name) VALUES (5, 'points/monuments');
INSERT INTO figure_key (id, name) VALUES (6, 'points/bonuses');
INSERT INTO figure_key (id, name) VALUES (7, 'points/disasters');
INSERT INTO figure_key (id, name) VALUES (8, 'development/leadership');
INSERT INTO figure_key (id, name) VALUES (9, 'development/coinage');
INSERT INTO figure_key (id, name) VALUES (10, 'development/medicine');
INSERT INTO figure_key (id, name) VALUES (11, 'development/caravans');
INSERT INTO figure_key (id, name) VALUES (12, 'development/religion');
INSERT INTO figure_key (id, name) VALUES (13, 'strikes/drought');
INSERT INTO figure_key (id, name) VALUES (14, 'cost/drought');
INSERT INTO figure_key (id, name) VALUES (15, 'strikes/pestilence');
INSERT INTO figure_key (id, name) VALUES (16, 'cost/pestilence');
INSERT INTO figure_key (id, name) VALUES (17, 'dice');
INSERT INTO figure_key (id, name) VALUES (18, 'skulls');
INSERT INTO figure_key (id, name) VALUES (19, 'development/agriculture');
INSERT INTO figure_key (id, name) VALUES (20, 'development/architecture');
INSERT INTO figure_key (id, name) VALUES (21, 'development/irrigation');
INSERT INTO figure_key (id, name) VALUES (22, 'monument/step-pyramid');
INSERT INTO figure_key (id, name) VALUES (23, 'strikes/famine');
INSERT INTO figure_key (id, name) VALUES (24, 'cost/famine');
INSERT INTO figure_key (id, name) VALUES (25, 'strikes/invasion');
INSERT INTO figure_key (id, name) VALUES (26, 'cost/invasion');
INSERT INTO figure_key (id, name) VALUES (27, 'development/engineering');
INSERT INTO figure_key (id, name) VALUES (28, 'first/step-pyramid');
INSERT INTO figure_key (id, name) VALUES (29, 'monument/stone-circle');
INSERT INTO figure_key (id, name) VALUES (30, 'first/stone-circle');
INSERT INTO figure_key (id, name) VALUES (31, 'monument/temple');
INSERT INTO figure_key (id, name) VALUES (32, 'first/temple');
INSERT INTO figure_key (id, name) VALUES (33, 'monument/obelisk');
INSERT INTO figure_key (id, name) VALUES (34, 'first/obelisk');
INSERT INTO figure_key (id, name) VALUES (35, 'development/quarrying');
INSERT INTO figure_key (id, name) VALUES (36, 'development/granaries');
INSERT INTO outcome (game, variant, players, told, abandoned, played, year, contest) VALUES (1, 2, 4, 1, 0, 1794775209, 2026, 1);
INSERT INTO outcome (game, variant, players, told, abandoned, played, year, contest) VALUES (2, 2, 1, 1, 1, 1767348120, 2026, 0);
INSERT INTO result (game, seat, player, score, rank, won, played) VALUES (1, 0, 1, 12, 2, 0, 1794775209);
INSERT INTO result (game, seat, player, score, rank, won, played) VALUES (1, 1, 2, 4, 4, 0, 1794775209);
INSERT INTO result (game, seat, player, score, rank, won, played) VALUES (1, 2, 3, 28, 1, 1, 1794775209);
INSERT INTO result (game, seat, player, score, rank, won, played) VALUES (1, 3, 4, 11, 3, 0, 1794775209);
INSERT INTO result (game, seat, player, score, rank, won, played) VALUES (2, 0, 5, 0, 1, 0, 1767348120);
INSERT INTO figure (game, seat, key, value) VALUES (1, -1, 1, 2142);
INSERT INTO figure (game, seat, key, value) VALUES (1, -1, 2, 8);
INSERT INTO figure (game, seat, key, value) VALUES (1, -1, 3, 32);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 4, 19);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 5, 0);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 6, 0);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 7, -7);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 8, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 9, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 10, 3);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 11, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 12, 5);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 13, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 14, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 15, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 16, 3);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 17, 29);
INSERT INTO figure (game, seat, key, value) VALUES (1, 0, 18, 6);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 4, 15);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 5, 0);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 6, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 7, -12);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 8, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 15, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 16, 6);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 17, 39);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 18, 7);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 19, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 20, 3);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 21, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 22, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 23, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 24, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 25, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 1, 26, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 4, 17);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 5, 13);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 6, 0);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 7, -2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 8, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 12, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 13, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 14, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 17, 43);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 18, 12);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 19, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 22, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 27, 3);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 28, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 29, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 30, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 31, 3);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 32, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 33, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 2, 34, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 4, 18);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 5, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 6, 0);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 7, -8);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 10, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 11, 3);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 13, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 14, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 17, 37);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 18, 8);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 21, 5);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 22, 1);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 23, 3);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 24, 4);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 29, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 35, 2);
INSERT INTO figure (game, seat, key, value) VALUES (1, 3, 36, 4);
INSERT INTO figure (game, seat, key, value) VALUES (2, -1, 1, 60);
INSERT INTO figure (game, seat, key, value) VALUES (2, -1, 2, 1);
INSERT INTO figure (game, seat, key, value) VALUES (2, -1, 3, 1);
INSERT INTO figure (game, seat, key, value) VALUES (2, 0, 4, 0);
INSERT INTO figure (game, seat, key, value) VALUES (2, 0, 5, 0);
INSERT INTO figure (game, seat, key, value) VALUES (2, 0, 6, 0);
INSERT INTO figure (game, seat, key, value) VALUES (2, 0, 7, 0);
INSERT INTO figure (game, seat, key, value) VALUES (2, 0, 17, 3);
INSERT INTO figure (game, seat, key, value) VALUES (2, 0, 18, 0);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 0, 2, 4, 0, 1, 0, 12, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 0, 2, 4, 1, 1, 0, 4, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 0, 2, 4, 2, 1, 1, 28, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 0, 2, 4, 3, 1, 0, 11, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 2026, 2, 4, 0, 1, 0, 12, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 2026, 2, 4, 1, 1, 0, 4, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 2026, 2, 4, 2, 1, 1, 28, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (0, 2026, 2, 4, 3, 1, 0, 11, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (1, 0, 2, 4, 0, 1, 0, 12, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (1, 2026, 2, 4, 0, 1, 0, 12, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (2, 0, 2, 4, 1, 1, 0, 4, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (2, 2026, 2, 4, 1, 1, 0, 4, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (3, 0, 2, 4, 2, 1, 1, 28, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (3, 2026, 2, 4, 2, 1, 1, 28, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (4, 0, 2, 4, 3, 1, 0, 11, 1);
INSERT INTO seat_tally (player, year, variant, players, seat, games, wins, points, contests) VALUES (4, 2026, 2, 4, 3, 1, 0, 11, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 0, 2, 4, 4, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 0, 2, 4, 11, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 0, 2, 4, 12, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 0, 2, 4, 28, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 2026, 2, 4, 4, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 2026, 2, 4, 11, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 2026, 2, 4, 12, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (0, 2026, 2, 4, 28, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (1, 0, 2, 4, 12, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (1, 2026, 2, 4, 12, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (2, 0, 2, 4, 4, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (2, 2026, 2, 4, 4, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (3, 0, 2, 4, 28, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (3, 2026, 2, 4, 28, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (4, 0, 2, 4, 11, 1);
INSERT INTO score_tally (player, year, variant, players, score, games) VALUES (4, 2026, 2, 4, 11, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 4, 4, 69, 1, 17);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 5, 4, 14, 1, 13);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 6, 4, 1, 1, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 7, 4, -29, 1, -2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 8, 3, 6, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 9, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 10, 2, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 11, 2, 7, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 12, 2, 7, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 13, 3, 5, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 14, 3, 10, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 15, 2, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 16, 2, 9, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 17, 4, 148, 1, 43);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 18, 4, 33, 1, 12);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 19, 2, 3, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 20, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 21, 2, 9, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 22, 3, 3, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 23, 2, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 24, 2, 6, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 25, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 26, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 27, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 28, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 29, 2, 4, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 30, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 31, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 32, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 33, 1, 4, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 34, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 35, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 0, 2, 4, 36, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 4, 4, 69, 1, 17);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 5, 4, 14, 1, 13);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 6, 4, 1, 1, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 7, 4, -29, 1, -2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 8, 3, 6, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 9, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 10, 2, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 11, 2, 7, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 12, 2, 7, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 13, 3, 5, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 14, 3, 10, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 15, 2, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 16, 2, 9, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 17, 4, 148, 1, 43);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 18, 4, 33, 1, 12);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 19, 2, 3, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 20, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 21, 2, 9, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 22, 3, 3, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 23, 2, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 24, 2, 6, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 25, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 26, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 27, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 28, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 29, 2, 4, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 30, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 31, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 32, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 33, 1, 4, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 34, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 35, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (0, 2026, 2, 4, 36, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 4, 1, 19, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 5, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 6, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 7, 1, -7, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 8, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 9, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 10, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 11, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 12, 1, 5, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 13, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 14, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 15, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 16, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 17, 1, 29, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 0, 2, 4, 18, 1, 6, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 4, 1, 19, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 5, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 6, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 7, 1, -7, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 8, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 9, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 10, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 11, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 12, 1, 5, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 13, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 14, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 15, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 16, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 17, 1, 29, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (1, 2026, 2, 4, 18, 1, 6, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 4, 1, 15, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 5, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 6, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 7, 1, -12, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 8, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 15, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 16, 1, 6, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 17, 1, 39, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 18, 1, 7, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 19, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 20, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 21, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 22, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 23, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 24, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 25, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 0, 2, 4, 26, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 4, 1, 15, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 5, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 6, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 7, 1, -12, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 8, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 15, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 16, 1, 6, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 17, 1, 39, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 18, 1, 7, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 19, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 20, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 21, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 22, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 23, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 24, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 25, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (2, 2026, 2, 4, 26, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 4, 1, 17, 1, 17);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 5, 1, 13, 1, 13);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 6, 1, 0, 1, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 7, 1, -2, 1, -2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 8, 1, 4, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 12, 1, 2, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 13, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 14, 1, 2, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 17, 1, 43, 1, 43);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 18, 1, 12, 1, 12);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 19, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 22, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 27, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 28, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 29, 1, 2, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 30, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 31, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 32, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 33, 1, 4, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 0, 2, 4, 34, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 4, 1, 17, 1, 17);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 5, 1, 13, 1, 13);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 6, 1, 0, 1, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 7, 1, -2, 1, -2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 8, 1, 4, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 12, 1, 2, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 13, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 14, 1, 2, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 17, 1, 43, 1, 43);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 18, 1, 12, 1, 12);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 19, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 22, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 27, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 28, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 29, 1, 2, 1, 2);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 30, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 31, 1, 3, 1, 3);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 32, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 33, 1, 4, 1, 4);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (3, 2026, 2, 4, 34, 1, 1, 1, 1);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 4, 1, 18, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 5, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 6, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 7, 1, -8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 10, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 11, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 13, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 14, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 17, 1, 37, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 18, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 21, 1, 5, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 22, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 23, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 24, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 29, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 35, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 0, 2, 4, 36, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 1, 1, 2142, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 2, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 3, 1, 32, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 4, 1, 18, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 5, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 6, 1, 0, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 7, 1, -8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 10, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 11, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 13, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 14, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 17, 1, 37, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 18, 1, 8, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 21, 1, 5, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 22, 1, 1, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 23, 1, 3, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 24, 1, 4, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 29, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 35, 1, 2, 0, 0);
INSERT INTO figure_tally (player, year, variant, players, key, sheets, total, won_sheets, won_total) VALUES (4, 2026, 2, 4, 36, 1, 4, 0, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (1, 0, 2, 4, 2, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (1, 0, 2, 4, 3, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (1, 0, 2, 4, 4, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (1, 2026, 2, 4, 2, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (1, 2026, 2, 4, 3, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (1, 2026, 2, 4, 4, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (2, 0, 2, 4, 1, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (2, 0, 2, 4, 3, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (2, 0, 2, 4, 4, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (2, 2026, 2, 4, 1, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (2, 2026, 2, 4, 3, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (2, 2026, 2, 4, 4, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (3, 0, 2, 4, 1, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (3, 0, 2, 4, 2, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (3, 0, 2, 4, 4, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (3, 2026, 2, 4, 1, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (3, 2026, 2, 4, 2, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (3, 2026, 2, 4, 4, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (4, 0, 2, 4, 1, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (4, 0, 2, 4, 2, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (4, 0, 2, 4, 3, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (4, 2026, 2, 4, 1, 1, 0, 1);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (4, 2026, 2, 4, 2, 1, 1, 0);
INSERT INTO pair_tally (player, year, variant, players, other, games, ahead, behind) VALUES (4, 2026, 2, 4, 3, 1, 0, 1);
INSERT INTO search (rowid, words) VALUES (1, 'Léa Marc Inès Tom Café de la Gare the first one');
INSERT INTO search (rowid, words) VALUES (2, 'Zoë  ');
INSERT INTO memory (game, kind, text, count, used_at) VALUES ('stone-age', 'tile', '{"points":11}', 2, '2026-11-15T20:30:00Z');
INSERT INTO sheet (game, id, current, head, removed_at, settings) VALUES ('sheet', 'allotment', 1, 1, '', '');
INSERT INTO sheet_version (game, id, version, text, made_at, shared) VALUES ('sheet', 'allotment', 1, '{}', '2026-11-15T20:30:00Z', 1);
INSERT INTO sheet_step (game, id, step, text) VALUES ('sheet', 'allotment', 1, '{}');
CREATE INDEX game_running ON game (id) WHERE over = 0;
CREATE INDEX game_removed ON game (id) WHERE removed = 1;
CREATE VIEW game_row AS
    SELECT id, uuid, game, options, head,
        coalesce((SELECT max(seq) + 1 FROM action WHERE action.game = game.id),
            (SELECT length FROM packed_log WHERE packed_log.game = game.id), 0) AS length,
        over, started_at, touched_at, finished_at, draft, place, note, removed
    FROM game;
CREATE INDEX outcome_played ON outcome (played, game, variant, players);
CREATE INDEX outcome_untold ON outcome (game) WHERE told = 0;
CREATE INDEX outcome_abandoned ON outcome (game) WHERE abandoned = 1;
CREATE INDEX result_player ON result (player, played, game, won);
CREATE VIEW game_words AS
    SELECT id,
        coalesce((SELECT group_concat(name, ' ') FROM (
            SELECT name FROM seat JOIN player ON player.id = seat.player
            WHERE seat.game = game.id ORDER BY seat.number)), '')
        || ' ' || place || ' ' || note AS words
    FROM game;
CREATE VIEW ended AS
    SELECT id, game, (SELECT count(*) FROM seat WHERE seat.game = game.id) AS players,
        coalesce(unixepoch(finished_at), unixepoch(started_at), 0) AS played
    FROM game WHERE over = 1 AND removed = 0;
