// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/history/archive.h"
#include "app/history/bestalone.h"
#include "app/home/newgame.h"
#include "app/home/playercolours.h"
#include "app/showcase/samplegames.h"
#include "db/exchange.h"
#include "model/record/read.h"
#include "tests/suites.h"

#include <QFile>
#include <QSignalSpy>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

/// What stays of games and people: colours, the bin, a score to beat, why a game was stopped.
class KeepsakesTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<Archive> m_archive;

    PastGame &game() { return *m_archive->game(); }
    KnownPlayers &players() { return *m_archive->players(); }
    std::vector<HistoryEntry> all() { return History(*m_store).page({}, 1000).value(); }
    KnownPlayer named(const QString &name)
    {
        for (int row = 0; row < players().rowCount(); ++row) {
            const auto player = players().index(row).data(KnownPlayers::PlayerRole).value<KnownPlayer>();
            if (player.name == name) {
                return player;
            }
        }
        return {};
    }

private Q_SLOTS:
    void init()
    {
        m_archive.reset();
        m_shelf.reset();
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        static const auto samples = sampleGames(12);
        QVERIFY(Exchange(*m_store).import(samples, PlayerColours));
        const auto clock = [] { return std::string(SampleTime); };
        m_shelf = std::make_unique<Shelf>(*m_store, clock);
        m_archive = std::make_unique<Archive>(*m_shelf, clock);
        m_archive->games()->refresh();
        players().refresh();
    }

    void aColourIsTheSameInAllGames()
    {
        const auto id = named(u"Tom"_s).id;
        QCOMPARE(players().colours().size(), players().colourNames().size());
        for (const auto &colour : players().colours()) {
            QCOMPARE(players().setColour(id, colour), QString());
            QCOMPARE(players().player(id).colour, colour);
            for (const auto &entry : all()) {
                QSet<std::string> shown;
                for (const auto &seat : entry.seats) {
                    shown << seat.colour;
                }
                // Never two alike at one table, and Tom's own where nobody with the same sat down before.
                QCOMPARE(shown.size(), qsizetype(entry.seats.size()));
                if (entry.seats.front().player == id) {
                    QCOMPARE(QString::fromStdString(entry.seats.front().colour), colour);
                }
            }
        }
    }

    void aColourThatSomebodyHasIsSwapped()
    {
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        m_shelf->create("bronze-age", "{}", {{"Ana", "murex"}, {"Ben", "lapis"}});
        players().refresh();
        const auto ana = named(u"Ana"_s).id;
        QCOMPARE(players().swapNote(ana, u"saffron"_s), QString());
        QCOMPARE(players().swapNote(ana, u"murex"_s), QString());
        QCOMPARE(players().swapNote(ana, u"lapis"_s), u"Ben gets the other one: Purple, moon."_s);
        QCOMPARE(players().setColour(ana, u"lapis"_s), QString());
        QCOMPARE(named(u"Ana"_s).colour, u"lapis"_s);
        QCOMPARE(named(u"Ben"_s).colour, u"murex"_s);
        QCOMPARE(m_shelf->running().front().colours, (QList<QString>{u"lapis"_s, u"murex"_s}));
    }

    void aNewGameHasEverybodysOwnColour()
    {
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        m_shelf->create("bronze-age", "{}", {{"Ana", "murex"}, {"Ben", "lapis"}});
        m_shelf->close();
        NewGame newGame(*m_shelf);
        newGame.begin();
        // Whoever is new gets what nobody has; one already known keeps theirs.
        newGame.remove(0);
        newGame.add(u"Cem"_s);
        newGame.add(u"Ana"_s);
        QCOMPARE(newGame.names(), (QList<QString>{u"Ben"_s, u"Cem"_s, u"Ana"_s}));
        QCOMPARE(newGame.colours(), (QList<QString>{u"lapis"_s, u"saffron"_s, u"murex"_s}));
        // A change here is one for good.
        newGame.nextColour(2);
        QCOMPARE(newGame.colours().at(2), u"malachite"_s);
        newGame.start();
        m_shelf->close();
        players().refresh();
        QCOMPARE(named(u"Ana"_s).colour, u"malachite"_s);
        QCOMPARE(named(u"Ben"_s).colour, u"lapis"_s);
        for (const auto &running : m_shelf->running()) {
            QCOMPARE(running.colours.at(running.names.indexOf(u"Ana"_s)), u"malachite"_s);
        }
    }

    void whoeverHasANameAlreadyIsFound()
    {
        const auto tom = named(u"Tom"_s);
        const auto noe = named(u"Noé"_s);
        QCOMPARE(players().namesake(noe.id, u" TOM "_s).id, tom.id);
        QCOMPARE(players().namesake(tom.id, u"Tom"_s).id, qint64(0));
        QCOMPARE(players().namesake(noe.id, u"Nobody"_s).id, qint64(0));
    }

    void aDeletedGameWaitsInTheBin()
    {
        auto &bin = *m_archive->bin();
        QVERIFY(bin.games().isEmpty());
        const auto entry = all().front();
        QVERIFY(m_archive->games()->remove(entry.id));
        QCOMPARE(bin.games().size(), 1);
        QCOMPARE(bin.games().front().id, qint64(entry.id));
        QCOMPARE(bin.games().front().left, u"30 days left"_s);
        for (const auto &seat : entry.seats) {
            QVERIFY(bin.games().front().players.contains(QString::fromStdString(seat.name)));
        }
        bin.clear();
        QCOMPARE(bin.games().size(), 1);
        QSignalSpy changed(m_shelf.get(), &Shelf::changed);
        QCOMPARE(bin.takeBack(entry.id), u"The game is back."_s);
        QVERIFY(!changed.isEmpty());
        QVERIFY(bin.games().isEmpty());
        QVERIFY(all().front() == entry);
    }

    void aRunningGameIsDeletedIntoTheBinToo()
    {
        m_shelf->create("bronze-age", "{}", {{"Ana", "murex"}, {"Ben", "lapis"}});
        const auto id = m_shelf->table()->row().id;
        m_shelf->close();
        m_shelf->remove(id);
        QVERIFY(m_shelf->running().isEmpty());
        QCOMPARE(m_archive->bin()->games().size(), 1);
        m_archive->bin()->takeBack(id);
        QCOMPARE(m_shelf->running().size(), 1);
    }

    void whyAGameWasStoppedIsOnItsResult()
    {
        m_shelf->create("bronze-age", "{}", {{"Ana", "murex"}, {"Ben", "lapis"}});
        m_shelf->table()->finish(u"the last bus"_s);
        QCOMPARE(m_shelf->table()->verdictNote(), u"The game was stopped early: the last bus"_s);
        QVERIFY(m_archive->lookBack());
        QCOMPARE(game().table()->verdictNote(), u"The game was stopped early: the last bus"_s);
    }

    void aloneThereIsAScoreToBeat()
    {
        std::map<int, Record> alone;
        for (const auto &record : sampleGames(70, 1)) {
            if (record.players.size() > 1) {
                continue;
            }
            const auto outcome = *gameOutcome(record);
            if (!outcome.abandoned && outcome.variant == "original" && outcome.seats.front().score >= 0) {
                alone.emplace(outcome.seats.front().score, record);
            }
        }
        QVERIFY(alone.size() > 1);
        auto [low, worse] = *alone.begin();
        auto [high, better] = *alone.rbegin();
        worse.id = "7d444840-9dc0-11d1-b245-5ffdce74fad1";
        better.id = "7d444840-9dc0-11d1-b245-5ffdce74fad2";
        const auto add = [&](const Record &record) {
            QVERIFY(Exchange(*m_store).import(std::vector{record}, PlayerColours));
        };
        const auto bestBeside = [&](const Record &record) {
            const auto id = Exchange(*m_store).gamesWithId(record.id).value().front();
            return game().open(id) ? game().best() : QString();
        };
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        add(worse);
        QCOMPARE(bestBeside(worse), u"The first game alone: this is the score to beat."_s);
        add(better);
        const auto to
            = u"To beat: %1 points, %2, "_s.arg(high).arg(QString::fromStdString(better.players[0]));
        QVERIFY2(bestBeside(worse).startsWith(to), qPrintable(bestBeside(worse)));
        const auto before = u"A new best. So far it was: %1 points, "_s.arg(low);
        QVERIFY2(bestBeside(better).startsWith(before), qPrintable(bestBeside(better)));
        // As many once more are no new best.
        auto same = better;
        same.id = "7d444840-9dc0-11d1-b245-5ffdce74fad3";
        add(same);
        QVERIFY2(bestBeside(same).startsWith(to), qPrintable(bestBeside(same)));
        QVERIFY(!game().table()->verdict().isEmpty());
        // Nor are as few where fewer win.
        QFile darts(QStringLiteral(SOURCE_DIR "/tests/data/sheet/darts-501.json"));
        QVERIFY(darts.open(QIODevice::ReadOnly));
        const auto fewest = readRecord(darts.readAll().toStdString(), gameRules()).value();
        const auto id = Exchange(*m_store).gamesWithId(better.id).value().front();
        QVERIFY(bestAloneText(*m_store, id, low, fewest).startsWith(u"To beat: "));
        QVERIFY(bestAloneText(*m_store, id, low - 1, fewest).startsWith(u"A new best. "));
    }
};
TALLYSTONE_SUITE(KeepsakesTest)
#include "keepsakes_test.moc"
