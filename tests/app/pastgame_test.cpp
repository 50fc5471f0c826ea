// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/history/archive.h"
#include "app/home/newgame.h"
#include "app/home/playercolours.h"
#include "app/showcase/samplegames.h"
#include "db/exchange.h"
#include "tests/suites.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;

/// One past game and its replay, and everybody who played.
class PastGameTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<Archive> m_archive;

    PastGame &game() { return *m_archive->game(); }
    Playback &playback() { return *game().playback(); }
    KnownPlayers &players() { return *m_archive->players(); }
    std::vector<HistoryEntry> all() { return History(*m_store).page({}, 1000).value(); }
    Record recordOf(qint64 id) { return Exchange(*m_store).record(id).value(); }
    qint64 firstWhere(const std::function<bool(const HistoryEntry &)> &fits)
    {
        const auto games = all();
        return std::ranges::find_if(games, fits)->id;
    }
    static QList<int> totals(const Replay &replay)
    {
        QList<int> list;
        for (const auto &score : replay.scores) {
            list << score.total;
        }
        return list;
    }
    static QList<int> totals(const GameTable &table)
    {
        auto ranking = table.ranking();
        std::ranges::sort(ranking, {}, &TableStanding::seat);
        QList<int> list;
        for (const auto &standing : ranking) {
            list << standing.total;
        }
        return list;
    }
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
        static const auto samples = sampleGames(24);
        QVERIFY(Exchange(*m_store).import(samples, PlayerColours));
        const auto clock = [] { return std::string(SampleTime); };
        m_shelf = std::make_unique<Shelf>(*m_store, clock);
        m_archive = std::make_unique<Archive>(*m_shelf, clock);
        m_archive->games()->refresh();
        players().refresh();
    }

    void sampleGamesAreAsDifferentAsRealOnes()
    {
        const auto games = all();
        QCOMPARE(games.size(), std::size_t(24));
        QSet<QString> winners;
        QSet<std::size_t> tables;
        QSet<QString> editions;
        int stopped = 0;
        for (const auto &entry : games) {
            tables << entry.seats.size();
            editions << QString::fromStdString(entry.variant);
            stopped += entry.abandoned ? 1 : 0;
            for (const auto &seat : entry.seats) {
                if (seat.won) {
                    winners << QString::fromStdString(seat.name);
                }
            }
        }
        QVERIFY(winners.size() >= 4);
        QCOMPARE(tables.size(), 4);
        QVERIFY(editions.size() >= 5);
        QVERIFY(stopped >= 2);
    }

    void opensAsItEnded()
    {
        for (const auto &entry : all()) {
            QVERIFY(game().open(entry.id));
            QVERIFY(game().table()->over());
            QCOMPARE(game().stoppedEarly(), entry.abandoned);
            QList<int> scores;
            for (const auto &seat : entry.seats) {
                scores << seat.score;
            }
            QCOMPARE(totals(*game().table()), scores);
            QCOMPARE(game().title(), gameTitle(recordOf(entry.id)));
        }
    }

    void whatIsNotThereIsToldInASentence()
    {
        const auto id = all().front().id;
        QVERIFY(game().open(id));
        QVERIFY(!game().open(123456));
        QVERIFY(!game().problem().isEmpty());
        QCOMPARE(game().id(), id);
        QVERIFY(game().open(id));
        QVERIFY(game().problem().isEmpty());
    }

    void theCurveIsEverybodysPointsRoundByRound()
    {
        const auto id = firstWhere([](const auto &entry) { return entry.seats.size() == 3; });
        QVERIFY(game().open(id));
        const auto record = recordOf(id);
        const auto &rules = *entryFor(record).rules;
        const auto rounds = game().rounds();
        QCOMPARE(rounds.size(), qsizetype(rules.replay(record, {}).round));
        QCOMPARE(rounds.front(), u"1"_s);
        QCOMPARE(game().points().size(), 3 * rounds.size());
        for (int seat = 0; seat < 3; ++seat) {
            const auto last = game().points().at(seat * rounds.size() + rounds.size() - 1);
            QCOMPARE(int(last), totals(rules.replay(record, {})).at(seat));
        }
        // The first round ends where the second begins.
        int until = 0;
        while (rules.replay(record, {.until = until}).round == 1) {
            ++until;
        }
        const auto first = totals(rules.replay(record, {.until = until}));
        for (int seat = 0; seat < 3; ++seat) {
            QCOMPARE(int(game().points().at(seat * rounds.size())), first.at(seat));
        }
    }

    void everyStepShowsWhatTheRulesGive()
    {
        const auto id = firstWhere([](const auto &entry) { return entry.seats.size() == 4; });
        QVERIFY(game().open(id));
        const auto record = recordOf(id);
        const auto &rules = *entryFor(record).rules;
        const int length = int(record.actions.size());
        QCOMPARE(playback().length(), length);
        QCOMPARE(playback().position(), length);
        playback().goTo(0);
        QCOMPARE(playback().turn(), 0);
        int turn = 0;
        for (int position = 1; position <= length; ++position) {
            playback().step(1);
            QCOMPARE(playback().position(), position);
            const auto replay = rules.replay(record, {.until = position});
            QCOMPARE(totals(*playback().table()), totals(replay));
            QCOMPARE(playback().table()->over(), replay.over);
            const auto before = rules.replay(record, {.until = position - 1});
            QCOMPARE(playback().seat(), before.turnOf);
            QCOMPARE(playback().round(), before.round);
            QCOMPARE(playback().points(), totals(replay).at(before.turnOf));
            QVERIFY(playback().turn() == turn || playback().turn() == turn + 1);
            turn = playback().turn();
            QVERIFY(!playback().story().lines.isEmpty());
        }
        QCOMPARE(turn, playback().turns());
        // And back again.
        for (int position = length - 1; position >= length - 20; --position) {
            playback().step(-1);
            QCOMPARE(totals(*playback().table()), totals(rules.replay(record, {.until = position})));
        }
        // The game that ended is still there, and so is what is stored.
        QVERIFY(game().table()->over());
        QCOMPARE(recordOf(id), record);
    }

    void stepsByTurn()
    {
        const auto id = firstWhere(
            [](const auto &entry) { return entry.seats.size() == 2 && entry.game == "bronze-age"; });
        QVERIFY(game().open(id));
        playback().goTo(0);
        playback().stepTurn(1);
        QCOMPARE(playback().turn(), 1);
        QCOMPARE(playback().place(), u"turn 1 of %1"_s.arg(playback().turns()));
        QVERIFY(playback().story().changeable);
        QCOMPARE(playback().position(), playback().story().last + 1);
        const int end = playback().position();
        // From the middle of the second turn: on to its end, back to the end of the first.
        playback().step(1);
        QCOMPARE(playback().turn(), 2);
        playback().stepTurn(1);
        QCOMPARE(playback().turn(), 2);
        QVERIFY(playback().story().changeable);
        playback().goTo(end + 1);
        playback().stepTurn(-1);
        QCOMPARE(playback().position(), end);
        playback().stepTurn(-1);
        QCOMPARE(playback().position(), 0);
        playback().stepTurn(-1);
        QCOMPARE(playback().position(), 0);
        playback().goToTurn(playback().turns());
        QCOMPARE(playback().position(), playback().length());
        playback().stepTurn(1);
        QCOMPARE(playback().position(), playback().length());
    }

    /// A game of six turns has no turn 173.
    void whereRoundsAreTurnsThereAreSteps()
    {
        const auto id = firstWhere([](const auto &entry) { return entry.game == "rise-of-empires"; });
        QVERIFY(game().open(id));
        QCOMPARE(playback().place(), u"step %1 of %1"_s.arg(playback().turns()));
    }

    /// Wherever in a turn: forward to its end, from its end to the end of the next, back to the end of the
    /// one before.
    void stepsByTurnFromEveryAction()
    {
        const auto id = firstWhere(
            [](const auto &entry) { return entry.seats.size() == 2 && entry.game == "bronze-age"; });
        QVERIFY(game().open(id));
        auto turns = game().table()->log();
        std::ranges::reverse(turns);
        QVERIFY(std::ranges::any_of(turns, [](const TableTurn &turn) { return turn.last > turn.first + 1; }));
        for (qsizetype i = 0; i + 1 < turns.size(); ++i) {
            const auto &turn = turns.at(i);
            const int before = i == 0 ? 0 : turns.at(i - 1).last + 1;
            for (int done = turn.first + 1; done <= turn.last + 1; ++done) {
                const bool ended = done == turn.last + 1;
                playback().goTo(done);
                playback().stepTurn(1);
                QCOMPARE(playback().position(), (ended ? turns.at(i + 1).last : turn.last) + 1);
                playback().goTo(done);
                playback().stepTurn(-1);
                QCOMPARE(playback().position(), before);
            }
        }
    }

    void playsToTheEnd()
    {
        QVERIFY(game().open(all().front().id));
        for (const int speed : {2, 4, 8}) {
            playback().nextSpeed();
            QCOMPARE(playback().speed(), speed);
        }
        playback().goTo(playback().length() - 2);
        playback().setPlaying(true);
        QVERIFY(playback().playing());
        QTRY_VERIFY(!playback().playing());
        QCOMPARE(playback().position(), playback().length());
        // Once more from the start.
        playback().setPlaying(true);
        QCOMPARE(playback().position(), 0);
        playback().setPlaying(false);
        playback().nextSpeed();
        QCOMPARE(playback().speed(), 1);
    }

    void placeAndNoteAreKept()
    {
        const auto id = all().at(3).id;
        QVERIFY(game().open(id));
        game().setPlace(u"  Zanzibar "_s);
        game().setNote(u"two lines\nof words"_s);
        const auto entry = History(*m_store).entry(id).value();
        QCOMPARE(entry.place, std::string("Zanzibar"));
        QCOMPARE(entry.note, std::string("two lines\nof words"));
        // The same once more is nothing new.
        QSignalSpy told(&game(), &PastGame::described);
        game().setNote(u" two lines\nof words"_s);
        game().setPlace(u"Zanzibar"_s);
        QVERIFY(told.isEmpty());
        m_archive->games()->filter()->setText(u"zanz lines"_s);
        QCOMPARE(m_archive->games()->matching(), 1);
        const auto row = m_archive->games()->index(0).data(PastGames::EntryRole).value<PastEntry>();
        QCOMPARE(row.id, id);
        QVERIFY(row.note.contains(u"Zanzibar"_s));
        // No longer than a record may have it.
        game().setNote(QString(3000, u'é'));
        QCOMPARE(game().note(), QString(2000, u'é'));
    }

    void aStoppedGameIsTakenUpAgain()
    {
        const auto id = firstWhere([](const auto &entry) { return entry.abandoned; });
        const auto record = recordOf(id);
        QVERIFY(game().open(id));
        m_archive->takeUp();
        QVERIFY(m_shelf->table());
        QVERIFY(!m_shelf->table()->over());
        QCOMPARE(m_shelf->table()->head(), int(record.actions.size()) - 1);
        QVERIFY(!History(*m_store).entry(id).has_value());
        QCOMPARE(m_archive->games()->total(), 23);
    }

    void aGamePlayedToItsEndIsNotTakenUp()
    {
        const auto id = firstWhere([](const auto &entry) { return !entry.abandoned; });
        QVERIFY(game().open(id));
        m_archive->takeUp();
        QVERIFY(!m_shelf->table());
        QVERIFY(!m_shelf->problem().isEmpty());
        QCOMPARE(m_archive->games()->total(), 24);
    }

    void aTurnIsChangedAtTheTable()
    {
        const auto id = all().front().id;
        QVERIFY(game().open(id));
        m_archive->changeTurn(0);
        QVERIFY(m_shelf->table());
        QCOMPARE(qint64(m_shelf->table()->row().id), id);
        QVERIFY(!m_shelf->table()->change()->actions().isEmpty());
    }

    void aGameAtTheTableIsLookedBackAt()
    {
        QVERIFY(!m_archive->lookBack());
        const auto id = all().at(2).id;
        m_shelf->open(id);
        QVERIFY(m_archive->lookBack());
        QCOMPARE(game().id(), id);
    }

    void playersTellTheirGamesAndWins()
    {
        QAbstractItemModelTester tester(&players(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QMap<QString, std::pair<int, int>> expected;
        for (const auto &entry : all()) {
            for (const auto &seat : entry.seats) {
                auto &[games, wins] = expected[QString::fromStdString(seat.name)];
                ++games;
                wins += seat.won && !entry.abandoned ? 1 : 0;
            }
        }
        QCOMPARE(players().rowCount(), int(expected.size()));
        for (const auto &name : expected.keys()) {
            QCOMPARE(named(name).games, expected[name].first);
            QCOMPARE(named(name).wins, expected[name].second);
        }
        QCOMPARE(players().remembered(), int(expected.size()));
    }

    void aPlayerIsRenamedEverywhere()
    {
        const auto id = named(u"Noé"_s).id;
        QSignalSpy reset(&players(), &QAbstractItemModel::modelReset);
        QCOMPARE(players().rename(id, u" Noémie "_s), QString());
        QCOMPARE(players().player(id).name, u"Noémie"_s);
        QCOMPARE(reset.size(), 0);
        m_archive->games()->filter()->setText(u"Noémie"_s);
        QCOMPARE(m_archive->games()->matching(), players().player(id).games);
        QVERIFY(players().rename(id, u"Tom"_s).contains(u"has this name"_s));
        QVERIFY(players().rename(id, u"  "_s).contains(u"characters"_s));
        QVERIFY(players().rename(id, QString(41, u'a')).contains(u"characters"_s));
        QCOMPARE(players().player(id).name, u"Noémie"_s);
    }

    void whoIsHiddenIsNotSuggested()
    {
        NewGame newGame(*m_shelf);
        newGame.begin();
        while (!newGame.names().isEmpty()) {
            newGame.remove(0);
        }
        QVERIFY(newGame.knownNames().contains(u"Zoé"_s));
        const auto id = named(u"Zoé"_s).id;
        QCOMPARE(players().setHidden(id, true), QString());
        QVERIFY(players().player(id).hidden);
        newGame.begin();
        QVERIFY(!newGame.knownNames().contains(u"Zoé"_s));
        QCOMPARE(players().remembered(), players().rowCount() - 1);
        QCOMPARE(players().setHidden(id, false), QString());
        newGame.begin();
        while (!newGame.names().isEmpty()) {
            newGame.remove(0);
        }
        QVERIFY(newGame.knownNames().contains(u"Zoé"_s));
    }

    void twoSpellingsBecomeOnePerson()
    {
        auto record = recordOf(firstWhere([](const auto &entry) { return entry.seats.size() == 1; }));
        record.id = "7d444840-9dc0-11d1-b245-5ffdce74fad2";
        record.players = {"Maxi"};
        QVERIFY(Exchange(*m_store).import(std::vector{record}, std::vector<std::string>{"basalt"}));
        players().refresh();
        const auto from = named(u"Maxi"_s);
        const auto into = named(u"Maximiliane"_s);
        QCOMPARE(from.games, 1);
        QCOMPARE(players().others(from.id).size(), players().rowCount() - 1);
        QCOMPARE(players().mergeProblem(from.id, into.id), QString());
        const auto preview = players().mergePreview(from.id, into.id);
        QVERIFY(preview.contains(u"Maxi "_s));
        QVERIFY(preview.contains(QString::number(into.games + 1)));
        QCOMPARE(players().merge(from.id, into.id), QString());
        QCOMPARE(named(u"Maxi"_s).id, qint64(0));
        QCOMPARE(named(u"Maximiliane"_s).games, into.games + 1);
    }

    void whoSatTogetherIsNotOnePerson()
    {
        const auto entries = all();
        const auto table = std::ranges::find_if(entries, [](const auto &e) { return e.seats.size() == 4; });
        const auto from = table->seats[0].player;
        const auto into = table->seats[1].player;
        const int before = players().rowCount();
        const auto problem = players().mergeProblem(from, into);
        QVERIFY(problem.contains(u"sat in one game"_s));
        QCOMPARE(players().merge(from, into), problem);
        QCOMPARE(players().rowCount(), before);
    }
};
TALLYSTONE_SUITE(PastGameTest)
#include "pastgame_test.moc"
