// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/checkup.h"
#include "db/exchange.h"
#include "db/history.h"
#include "db/players.h"
#include "db/statistics.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

#include <algorithm>
#include <map>
#include <set>

using namespace Support;
using Code = StoreError::Code;

/// Who played, and being called something else.
class PlayersTest : public QObject
{
    Q_OBJECT

    const std::vector<std::string> Palette{"sea", "ochre", "leaf"};
    std::optional<Store> m_store;

    std::string colourOf(const std::string &name) const
    {
        const auto known = must(m_store->knownPlayers());
        return std::ranges::find(known, name, &Seat::name)->colour;
    }

    std::int64_t idOf(const std::string &name) const
    {
        const auto all = must(Players(*m_store).all());
        const auto found = std::ranges::find(all, name, &PlayerRow::name);
        return found != all.end() ? found->id : 0;
    }

    void add(const char *uuid, const char *at, std::vector<Seat> seats)
    {
        auto row = game(uuid, at);
        row.seats = std::move(seats);
        must(m_store->createGame(row));
    }

    int gamesOf(const std::string &name) const
    {
        for (const auto &standing : must(Statistics(*m_store, {}).standings())) {
            if (standing.name == name) {
                return standing.games;
            }
        }
        return 0;
    }

private Q_SLOTS:
    void init() { m_store.emplace(must(Store::open(":memory:", RandomGames::tell))); }

    void theListSaysHowOftenAndWhen()
    {
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}});
        add("b", "2026-01-02T00:00:00Z", {{"Ben", "leaf"}});
        const auto all = must(Players(*m_store).all());
        QCOMPARE(all.size(), std::size_t(2));
        QVERIFY(all[0] == (PlayerRow{all[0].id, "Ben", "ochre", "2026-01-02T00:00:00Z", false, 2}));
        QVERIFY(all[1] == (PlayerRow{all[1].id, "Ana", "sea", "2026-01-01T00:00:00Z", false, 1}));
    }

    void aHiddenPlayerIsNotSuggested()
    {
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}});
        must(Players(*m_store).setHidden(idOf("Ana"), true));
        QVERIFY(must(m_store->knownPlayers()) == std::vector<Seat>({{"Ben", "ochre"}}));
        QVERIFY(must(Players(*m_store).all()).front().hidden);
        must(Players(*m_store).setHidden(idOf("Ana"), false));
        QCOMPARE(must(m_store->knownPlayers()).size(), std::size_t(2));
        QVERIFY(!Players(*m_store).setHidden(99, true));
    }

    void aColourIsGivenOnceAndIsTheSameEverywhere()
    {
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}});
        auto over = game("b", "2026-01-02T00:00:00Z");
        over.seats = {{"Ben", "leaf"}, {"Ana", "plum"}};
        over.over = true;
        must(m_store->createGame(over));
        const auto colours = [&] {
            std::map<std::string, std::set<std::string>> all;
            for (const auto &row : must(m_store->runningGames())) {
                for (const auto &seat : row.seats) {
                    all[seat.name].insert(seat.colour);
                }
            }
            for (const auto &entry : must(History(*m_store).page({}, 9))) {
                for (const auto &seat : entry.seats) {
                    all[seat.name].insert(seat.colour);
                }
            }
            for (const auto &seat : must(m_store->knownPlayers())) {
                all[seat.name].insert(seat.colour);
            }
            return all;
        };
        using Sets = std::map<std::string, std::set<std::string>>;
        QVERIFY(colours() == (Sets{{"Ana", {"sea"}}, {"Ben", {"ochre"}}}));
        must(Players(*m_store).setColour(idOf("Ana"), "rose", Palette));
        QVERIFY(colours() == (Sets{{"Ana", {"rose"}}, {"Ben", {"ochre"}}}));
        QVERIFY(!Players(*m_store).setColour(99, "rose", Palette));
    }

    void whoeverHasAColourSwapsItAsLongAsThereAreEnough()
    {
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}, {"Cem", "leaf"}});
        must(Players(*m_store).setColour(idOf("Ana"), "ochre", Palette));
        QCOMPARE(colourOf("Ana"), std::string("ochre"));
        QCOMPARE(colourOf("Ben"), std::string("sea"));
        QCOMPARE(colourOf("Cem"), std::string("leaf"));
        // Four people and three colours: then two have the same.
        add("b", "2026-01-01T00:00:00Z", {{"Dora", "leaf"}});
        must(Players(*m_store).setColour(idOf("Ana"), "leaf", Palette));
        QCOMPARE(colourOf("Ben"), std::string("sea"));
        QCOMPARE(colourOf("Cem"), std::string("leaf"));
    }

    void aNewcomerGetsWhatFewestHave()
    {
        const Players players(*m_store);
        QCOMPARE(must(players.colourFor("Ana", {}, Palette)), Palette[0]);
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}});
        QCOMPARE(must(players.colourFor("Ana", {}, Palette)), std::string("sea"));
        QCOMPARE(must(players.colourFor("Cem", {}, Palette)), std::string("leaf"));
        add("b", "2026-01-01T00:00:00Z", {{"Cem", "leaf"}, {"Dora", "sea"}});
        QCOMPARE(must(players.colourFor("Emil", {}, Palette)), std::string("ochre"));
        // At a table no two are alike.
        const std::vector<Seat> seated{{"Ana", "sea"}, {"Emil", "ochre"}};
        QCOMPARE(must(players.colourFor("Dora", seated, Palette)), std::string("leaf"));
        QCOMPARE(must(players.colourFor("Ben", seated, Palette)), std::string("leaf"));
    }

    void atATableNoTwoAreAlike()
    {
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}});
        add("b", "2026-01-02T00:00:00Z", {{"Dora", "sea"}});
        // Dora has the colour of Ana, who sits down first.
        add("c", "2026-01-03T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}, {"Dora", "leaf"}});
        const auto seatsOfC = [&] { return must(m_store->runningGames()).front().seats; };
        QVERIFY(seatsOfC() == std::vector<Seat>({{"Ana", "sea"}, {"Ben", "ochre"}, {"Dora", "leaf"}}));
        QCOMPARE(colourOf("Dora"), std::string("sea"));
        // With four people and three colours two may come to have the same after the game has begun.
        add("d", "2026-01-01T00:00:00Z", {{"Emil", "leaf"}});
        must(Players(*m_store).setColour(idOf("Ben"), "sea", Palette));
        QVERIFY(seatsOfC() == std::vector<Seat>({{"Ana", "sea"}, {"Ben", "ochre"}, {"Dora", "leaf"}}));
        must(Players(*m_store).setColour(idOf("Ana"), "leaf", Palette));
        QVERIFY(seatsOfC() == std::vector<Seat>({{"Ana", "leaf"}, {"Ben", "sea"}, {"Dora", "ochre"}}));
    }

    void whereMoreSitThanThereAreColoursEachIsThereOnceMoreAsAnOutline()
    {
        std::vector<Seat> seats;
        for (const char *name : {"Ana", "Ben", "Cem", "Dora", "Emil", "Fay"}) {
            seats.push_back({name, must(Players(*m_store).colourFor(name, seats, Palette))});
        }
        const std::vector<Seat> apart = {{"Ana", Palette[0]}, {"Ben", Palette[1]}, {"Cem", Palette[2]},
            {"Dora", Palette[0] + "-outline"}, {"Emil", Palette[1] + "-outline"},
            {"Fay", Palette[2] + "-outline"}};
        add("a", "2026-01-01T00:00:00Z", seats);
        QVERIFY(must(m_store->runningGames()).front().seats == apart);
        // Those who play again are asked as they were shown; a colour of one's own is a whole one.
        add("b", "2026-01-02T00:00:00Z", apart);
        QVERIFY(must(m_store->runningGames()).front().seats == apart);
        QCOMPARE(colourOf("Emil"), Palette[1]);
        auto newcomer = apart[4];
        newcomer.name = "Gus";
        add("c", "2026-01-03T00:00:00Z", {newcomer});
        QCOMPARE(colourOf("Gus"), Palette[1]);
    }

    void aNewNameIsEverywhere()
    {
        must(Exchange(*m_store).import(RandomGames::games(300, 40), RandomGames::colours));
        const auto games = gamesOf("Hugo");
        QVERIFY(games > 0);
        must(Players(*m_store).rename(idOf("Hugo"), "Victor"));
        QCOMPARE(gamesOf("Victor"), games);
        QCOMPARE(must(History(*m_store).count({.text = "hugo"})), 0);
        QVERIFY(must(History(*m_store).count({.text = "victor"})) >= games);
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void aNameThatIsNone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("empty") << QString();
        QTest::newRow("blank before") << QStringLiteral(" Ana");
        QTest::newRow("41 characters") << QString(41, u'é');
    }
    void aNameThatIsNone()
    {
        QFETCH(QString, name);
        add("a", "2026-01-01T00:00:00Z", {{"Ben", "sea"}});
        QCOMPARE(Players(*m_store).rename(idOf("Ben"), name.toStdString()).error().code, Code::Unavailable);
        must(Players(*m_store).rename(idOf("Ben"), QString(40, u'é').toStdString()));
        QCOMPARE(Players(*m_store).rename(99, "Zoë").error().code, Code::Unavailable);
    }

    void aNameIsTakenBySomebodyOrAtTheTable()
    {
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}});
        add("b", "2026-01-01T00:00:00Z", {{"Clara", "sea"}});
        Players players(*m_store);
        QCOMPARE(players.rename(idOf("Ana"), "Clara").error().code, Code::NameTaken);
        QCOMPARE(players.rename(idOf("Ana"), "BEN").error().code, Code::NameTaken);
        must(players.rename(idOf("Ana"), "ana"));
        must(players.rename(idOf("ana"), "CLARA"));
    }

    void twoSpellingsBecomeOne()
    {
        const auto records = RandomGames::games(400, 60);
        const auto apart = [](const Record &record) {
            return std::ranges::find(record.players, "Ana") == record.players.end()
                || std::ranges::find(record.players, "Jörg") == record.players.end();
        };
        std::vector<Record> some;
        std::ranges::copy_if(records, std::back_inserter(some), apart);
        must(Exchange(*m_store).import(some, RandomGames::colours));
        const int together = gamesOf("Ana") + gamesOf("Jörg");
        QVERIFY(gamesOf("Ana") > 0 && gamesOf("Jörg") > 0);
        must(Players(*m_store).merge(idOf("Jörg"), idOf("Ana")));
        QCOMPARE(gamesOf("Ana"), together);
        QCOMPARE(idOf("Jörg"), 0);
        QCOMPARE(must(History(*m_store).count({.text = "jorg"})), 0);
        QVERIFY(must(checkUp(*m_store)).healthy());
    }

    void whoStaysKeepsTheirColour()
    {
        add("a", "2026-01-02T00:00:00Z", {{"Lea", "sea"}});
        add("b", "2026-01-01T00:00:00Z", {{"Léa", "plum"}});
        must(Players(*m_store).merge(idOf("Lea"), idOf("Léa")));
        QVERIFY(must(m_store->knownPlayers()) == std::vector<Seat>({{"Léa", "plum"}}));
        QCOMPARE(must(Players(*m_store).all()).front().playedAt, std::string("2026-01-02T00:00:00Z"));
    }

    void twoAtOneTableAreNotOne()
    {
        add("a", "2026-01-01T00:00:00Z", {{"Ana", "sea"}, {"Ben", "ochre"}});
        add("b", "2026-01-01T00:00:00Z", {{"Bea", "sea"}, {"ben", "ochre"}});
        const auto before = must(Players(*m_store).all());
        Players players(*m_store);
        QCOMPARE(players.merge(idOf("Ana"), idOf("Ben")).error().code, Code::PlayedTogether);
        QCOMPARE(players.merge(idOf("Bea"), idOf("Ben")).error().code, Code::NameTaken);
        QCOMPARE(players.merge(idOf("Ana"), idOf("Ana")).error().code, Code::Unavailable);
        QCOMPARE(players.merge(idOf("Ana"), 99).error().code, Code::Unavailable);
        QCOMPARE(players.merge(99, idOf("Ana")).error().code, Code::Unavailable);
        QVERIFY(must(Players(*m_store).all()) == before);
    }
};
TALLYSTONE_SUITE(PlayersTest)
#include "players_test.moc"
