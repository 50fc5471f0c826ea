-- A store as version 1 left it: a finished game, an abandoned one, and one that is running with an action taken back.
PRAGMA application_id = 0x54414C59;
PRAGMA user_version = 1;
CREATE TABLE action (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 0),
    at TEXT NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "action" VALUES(1,0,'2026-11-15T20:04:27Z','{"do":"roll","dice":{"food":1,"good":1,"coins":1}}');
INSERT INTO "action" VALUES(1,1,'2026-11-15T20:04:44Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,2,'2026-11-15T20:05:04Z','{"do":"roll","dice":{"food":1,"either":1,"coins":1}}');
INSERT INTO "action" VALUES(1,3,'2026-11-15T20:05:20Z','{"do":"build","on":[{"city":4,"boxes":2}]}');
INSERT INTO "action" VALUES(1,4,'2026-11-15T20:05:46Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,5,'2026-11-15T20:06:12Z','{"do":"roll","dice":{"workers":3}}');
INSERT INTO "action" VALUES(1,6,'2026-11-15T20:06:44Z','{"do":"build","on":[{"city":4,"boxes":3},{"city":5,"boxes":4},{"city":6,"boxes":2}]}');
INSERT INTO "action" VALUES(1,7,'2026-11-15T20:07:11Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,8,'2026-11-15T20:07:22Z','{"do":"roll","dice":{"food":1,"good":2}}');
INSERT INTO "action" VALUES(1,9,'2026-11-15T20:07:46Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,10,'2026-11-15T20:07:56Z','{"do":"roll","dice":{"food":1,"skull":2}}');
INSERT INTO "action" VALUES(1,11,'2026-11-15T20:08:31Z','{"do":"buy","development":"leadership","goods":["wood","pottery","cloth"]}');
INSERT INTO "action" VALUES(1,12,'2026-11-15T20:09:05Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,13,'2026-11-15T20:09:25Z','{"do":"roll","dice":{"skull":1,"either":1,"coins":1}}');
INSERT INTO "action" VALUES(1,14,'2026-11-15T20:09:52Z','{"do":"build","on":[{"city":4,"boxes":1},{"city":5,"boxes":1}]}');
INSERT INTO "action" VALUES(1,15,'2026-11-15T20:10:02Z','{"do":"buy","development":"leadership","goods":["wood","stone"]}');
INSERT INTO "action" VALUES(1,16,'2026-11-15T20:10:22Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,17,'2026-11-15T20:10:44Z','{"do":"roll","dice":{"food":2,"skull":1,"either":1,"coins":1}}');
INSERT INTO "action" VALUES(1,18,'2026-11-15T20:11:13Z','{"do":"build","on":[{"city":6,"boxes":2}]}');
INSERT INTO "action" VALUES(1,19,'2026-11-15T20:11:21Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,20,'2026-11-15T20:11:52Z','{"do":"roll","dice":{"good":1,"workers":1,"either":1}}');
INSERT INTO "action" VALUES(1,21,'2026-11-15T20:12:19Z','{"do":"build","on":[{"city":4,"boxes":3},{"city":5,"boxes":2}]}');
INSERT INTO "action" VALUES(1,22,'2026-11-15T20:12:39Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,23,'2026-11-15T20:13:14Z','{"do":"roll","dice":{"food":2,"skull":1}}');
INSERT INTO "action" VALUES(1,24,'2026-11-15T20:13:46Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,25,'2026-11-15T20:14:16Z','{"do":"roll","dice":{"food":1,"workers":1,"either":1,"coins":1},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,26,'2026-11-15T20:14:29Z','{"do":"build","on":[{"city":5,"boxes":3}]}');
INSERT INTO "action" VALUES(1,27,'2026-11-15T20:14:41Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,28,'2026-11-15T20:15:14Z','{"do":"roll","dice":{"food":1,"skull":1,"workers":1,"either":1,"coins":1},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,29,'2026-11-15T20:15:49Z','{"do":"build","on":[{"city":6,"boxes":1},{"city":7,"boxes":2}]}');
INSERT INTO "action" VALUES(1,30,'2026-11-15T20:16:11Z','{"do":"buy","development":"agriculture","goods":["wood","stone"]}');
INSERT INTO "action" VALUES(1,31,'2026-11-15T20:16:22Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,32,'2026-11-15T20:16:38Z','{"do":"roll","dice":{"food":2,"good":1,"skull":1}}');
INSERT INTO "action" VALUES(1,33,'2026-11-15T20:16:50Z','{"do":"buy","development":"medicine","goods":["wood","stone","pottery"]}');
INSERT INTO "action" VALUES(1,34,'2026-11-15T20:17:21Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,35,'2026-11-15T20:17:45Z','{"do":"roll","dice":{"good":1,"workers":1,"either":1}}');
INSERT INTO "action" VALUES(1,36,'2026-11-15T20:17:57Z','{"do":"build","on":[{"city":4,"boxes":3},{"city":5,"boxes":2}]}');
INSERT INTO "action" VALUES(1,37,'2026-11-15T20:18:12Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,38,'2026-11-15T20:18:23Z','{"do":"roll","dice":{"food":1,"good":1,"skull":1,"either":1,"coins":1},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,39,'2026-11-15T20:18:30Z','{"do":"adjust","player":1,"set":{"food":2},"why":"A food was forgotten in round 3"}');
INSERT INTO "action" VALUES(1,40,'2026-11-15T20:19:03Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,41,'2026-11-15T20:19:17Z','{"do":"roll","dice":{"food":1,"skull":3,"either":1,"coins":1},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,42,'2026-11-15T20:19:32Z','{"do":"buy","development":"religion","goods":["wood","stone","pottery","spearheads"]}');
INSERT INTO "action" VALUES(1,43,'2026-11-15T20:19:55Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,44,'2026-11-15T20:20:28Z','{"do":"roll","dice":{"good":1,"skull":1,"workers":2}}');
INSERT INTO "action" VALUES(1,45,'2026-11-15T20:20:40Z','{"do":"build","on":[{"city":5,"boxes":2},{"city":6,"boxes":4}]}');
INSERT INTO "action" VALUES(1,46,'2026-11-15T20:20:53Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,47,'2026-11-15T20:21:06Z','{"do":"roll","dice":{"good":2,"skull":1,"either":1},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,48,'2026-11-15T20:21:35Z','{"do":"buy","development":"coinage","goods":["wood","stone","pottery"]}');
INSERT INTO "action" VALUES(1,49,'2026-11-15T20:21:51Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,50,'2026-11-15T20:22:05Z','{"do":"roll","dice":{"food":1,"skull":1,"either":2,"coins":1}}');
INSERT INTO "action" VALUES(1,51,'2026-11-15T20:22:16Z','{"do":"build","on":[{"city":6,"boxes":4}]}');
INSERT INTO "action" VALUES(1,52,'2026-11-15T20:22:37Z','{"do":"buy","development":"agriculture","goods":["wood","stone"]}');
INSERT INTO "action" VALUES(1,53,'2026-11-15T20:23:01Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,54,'2026-11-15T20:23:28Z','{"do":"roll","dice":{"food":2,"good":1,"skull":2,"workers":1}}');
INSERT INTO "action" VALUES(1,55,'2026-11-15T20:23:48Z','{"do":"build","on":[{"monument":"step-pyramid","boxes":3}]}');
INSERT INTO "action" VALUES(1,56,'2026-11-15T20:24:09Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,57,'2026-11-15T20:24:31Z','{"do":"roll","dice":{"food":2,"skull":1,"either":1,"coins":1}}');
INSERT INTO "action" VALUES(1,58,'2026-11-15T20:24:56Z','{"do":"build","on":[{"city":6,"boxes":1},{"city":7,"boxes":1}]}');
INSERT INTO "action" VALUES(1,59,'2026-11-15T20:25:22Z','{"do":"buy","development":"quarrying","goods":["wood","stone"]}');
INSERT INTO "action" VALUES(1,60,'2026-11-15T20:25:51Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,61,'2026-11-15T20:26:26Z','{"do":"roll","dice":{"food":2,"skull":2}}');
INSERT INTO "action" VALUES(1,62,'2026-11-15T20:26:47Z','{"do":"buy","development":"medicine","goods":["pottery","cloth"]}');
INSERT INTO "action" VALUES(1,63,'2026-11-15T20:27:21Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,64,'2026-11-15T20:27:44Z','{"do":"roll","dice":{"food":1,"workers":2,"either":2},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,65,'2026-11-15T20:27:56Z','{"do":"build","on":[{"city":6,"boxes":1},{"city":7,"boxes":6},{"monument":"step-pyramid","boxes":1}]}');
INSERT INTO "action" VALUES(1,66,'2026-11-15T20:28:25Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,67,'2026-11-15T20:28:35Z','{"do":"roll","dice":{"food":2,"good":2,"skull":1,"either":1}}');
INSERT INTO "action" VALUES(1,68,'2026-11-15T20:29:09Z','{"do":"build","on":[{"monument":"stone-circle","boxes":2}]}');
INSERT INTO "action" VALUES(1,69,'2026-11-15T20:29:44Z','{"do":"buy","development":"engineering","goods":["wood","pottery","cloth","spearheads"]}');
INSERT INTO "action" VALUES(1,70,'2026-11-15T20:30:11Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,71,'2026-11-15T20:30:33Z','{"do":"roll","dice":{"food":1,"good":1,"skull":2,"either":2},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,72,'2026-11-15T20:30:42Z','{"do":"build","on":[{"monument":"step-pyramid","boxes":2}]}');
INSERT INTO "action" VALUES(1,73,'2026-11-15T20:31:17Z','{"do":"buy","development":"caravans","goods":["stone","pottery","spearheads"]}');
INSERT INTO "action" VALUES(1,74,'2026-11-15T20:31:35Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,75,'2026-11-15T20:31:45Z','{"do":"roll","dice":{"workers":1,"either":1,"coins":2},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,76,'2026-11-15T20:31:56Z','{"do":"build","on":[{"city":5,"boxes":2},{"city":6,"boxes":1}]}');
INSERT INTO "action" VALUES(1,77,'2026-11-15T20:32:03Z','{"do":"buy","development":"caravans","goods":[]}');
INSERT INTO "action" VALUES(1,78,'2026-11-15T20:32:17Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,79,'2026-11-15T20:32:34Z','{"do":"roll","dice":{"good":1,"skull":4,"either":1,"coins":1},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,80,'2026-11-15T20:32:57Z','{"do":"buy","development":"architecture","goods":["wood","stone","pottery","cloth","spearheads"]}');
INSERT INTO "action" VALUES(1,81,'2026-11-15T20:33:12Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,82,'2026-11-15T20:33:25Z','{"do":"roll","dice":{"food":1,"skull":1,"workers":1,"either":1,"coins":2}}');
INSERT INTO "action" VALUES(1,83,'2026-11-15T20:33:59Z','{"do":"build","on":[{"monument":"stone-circle","boxes":3},{"monument":"temple","boxes":7},{"monument":"obelisk","boxes":4}],"stone":3}');
INSERT INTO "action" VALUES(1,84,'2026-11-15T20:34:21Z','{"do":"buy","development":"leadership","goods":[]}');
INSERT INTO "action" VALUES(1,85,'2026-11-15T20:34:33Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,86,'2026-11-15T20:35:01Z','{"do":"roll","dice":{"food":1,"good":1,"skull":1,"either":1,"coins":2},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,87,'2026-11-15T20:35:32Z','{"do":"buy","development":"granaries","goods":["wood","stone","pottery","cloth"]}');
INSERT INTO "action" VALUES(1,88,'2026-11-15T20:35:40Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,89,'2026-11-15T20:35:56Z','{"do":"roll","dice":{"good":1,"either":2,"coins":2},"eitherAsFood":2}');
INSERT INTO "action" VALUES(1,90,'2026-11-15T20:36:22Z','{"do":"buy","development":"religion","goods":[]}');
INSERT INTO "action" VALUES(1,91,'2026-11-15T20:36:47Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,92,'2026-11-15T20:37:05Z','{"do":"roll","dice":{"food":2,"good":2,"either":2,"coins":1}}');
INSERT INTO "action" VALUES(1,93,'2026-11-15T20:37:34Z','{"do":"build","on":[{"monument":"step-pyramid","boxes":2},{"monument":"stone-circle","boxes":2}]}');
INSERT INTO "action" VALUES(1,94,'2026-11-15T20:37:59Z','{"do":"buy","development":"irrigation","goods":["wood","stone"]}');
INSERT INTO "action" VALUES(1,95,'2026-11-15T20:38:05Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,96,'2026-11-15T20:38:14Z','{"do":"roll","dice":{"food":1,"good":1,"skull":3,"coins":1}}');
INSERT INTO "action" VALUES(1,97,'2026-11-15T20:38:21Z','{"do":"build","on":[{"monument":"obelisk","boxes":5},{"monument":"hanging-gardens","boxes":1}],"stone":2}');
INSERT INTO "action" VALUES(1,98,'2026-11-15T20:38:29Z','{"do":"pass"}');
INSERT INTO "action" VALUES(1,99,'2026-11-15T20:39:03Z','{"do":"roll","dice":{"food":1,"skull":2,"workers":2,"either":1},"eitherAsFood":1}');
INSERT INTO "action" VALUES(1,100,'2026-11-15T20:39:29Z','{"do":"build","on":[{"monument":"step-pyramid","boxes":1},{"monument":"stone-circle","boxes":5}]}');
INSERT INTO "action" VALUES(1,101,'2026-11-15T20:39:41Z','{"do":"buy","development":"irrigation","goods":["stone","cloth"]}');
INSERT INTO "action" VALUES(1,102,'2026-11-15T20:40:09Z','{"do":"pass"}');
INSERT INTO "action" VALUES(2,0,'2026-01-02T10:01:00Z','{"do":"roll","dice":{"food":3}}');
INSERT INTO "action" VALUES(2,1,'2026-01-02T10:02:00Z','{"do":"finish","why":"bedtime"}');
INSERT INTO "action" VALUES(3,0,'2026-03-01T20:01:00Z','{"do":"roll","dice":{"food":2,"workers":1}}');
INSERT INTO "action" VALUES(3,1,'2026-03-01T20:02:00Z','{"do":"build","on":[{"city":4,"boxes":3}]}');
INSERT INTO "action" VALUES(3,2,'2026-03-01T20:03:00Z','{"do":"pass"}');
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
INSERT INTO "game" VALUES(1,'5b1f0d0a-0000-4000-8000-000000000001','bronze-age','{}',103,1,'2026-11-15T20:04:00Z','2026-11-15T20:40:09Z','2026-11-15T20:40:09Z','','Café de la Gare','the first one');
INSERT INTO "game" VALUES(2,'5b1f0d0a-0000-4000-8000-000000000002','bronze-age','{}',2,1,'2026-01-02T10:00:00Z','2026-01-02T10:02:00Z','2026-01-02T10:02:00Z','','','');
INSERT INTO "game" VALUES(3,'5b1f0d0a-0000-4000-8000-000000000003','bronze-age','{"edition":"revised"}',2,0,'2026-03-01T20:00:00Z','2026-03-01T20:04:00Z','','half entered','','');
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    colour TEXT NOT NULL,
    played_at TEXT NOT NULL,
    played_seat INTEGER NOT NULL
) STRICT;
INSERT INTO "player" VALUES(1,'Léa','murex','2026-11-15T20:04:00Z',0);
INSERT INTO "player" VALUES(2,'Marc','lapis','2026-11-15T20:04:00Z',1);
INSERT INTO "player" VALUES(3,'Inès','saffron','2026-11-15T20:04:00Z',2);
INSERT INTO "player" VALUES(4,'Tom','malachite','2026-11-15T20:04:00Z',3);
INSERT INTO "player" VALUES(5,'Zoë','murex','2026-03-01T20:00:00Z',0);
CREATE TABLE seat (
    game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    colour TEXT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (player, game)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,1,'murex');
INSERT INTO "seat" VALUES(1,1,2,'lapis');
INSERT INTO "seat" VALUES(1,2,3,'saffron');
INSERT INTO "seat" VALUES(1,3,4,'malachite');
INSERT INTO "seat" VALUES(2,0,5,'murex');
INSERT INTO "seat" VALUES(3,0,5,'murex');
INSERT INTO "seat" VALUES(3,1,1,'lapis');
CREATE INDEX game_running ON game (id) WHERE over = 0;
CREATE INDEX game_finished ON game (finished_at, id) WHERE over = 1;
CREATE VIEW game_row AS
    SELECT id, uuid, game, options, head,
        coalesce((SELECT max(seq) + 1 FROM action WHERE action.game = game.id), 0) AS length,
        over, started_at, touched_at, finished_at, draft, place, note
    FROM game;
