// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/sheet/table.h"
#include "tests/suites.h"

using namespace OwnSheet;

/// The cases that every implementation must get right, as the spec lists them.
class CasesTest : public QObject
{
    Q_OBJECT

    static QByteArray reach(int points, const QByteArray &more = {})
    {
        return "'end':{'kind':'reach','points':" + QByteArray::number(points) + more + "}";
    }
    static inline const QByteArray TiedOn = ",'tied':'on'";
    static inline const QByteArray Once = ",'when':'once'";
    static inline const QByteArray TwoTeams = "'teams':[0,1,0,1]";

    /// What happens at a table where each column enters a number of row a.
    static QByteArray ranked(const QByteArray &members, const QByteArrayList &entries)
    {
        Table table(int(entries.size()), {number("a"), row("r", "rank", "'of':'a'," + members)});
        for (int seat = 0; seat < entries.size(); ++seat) {
            if (entries.at(seat) != "open") {
                table.enter(seat, "a", entries.at(seat));
            }
        }
        return table.values("r");
    }

private Q_SLOTS:
    void lookup_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QList<int>>("entered");
        QTest::addColumn<QByteArray>("values");
        QTest::newRow("with gaps") << QByteArray("'table':[-1,1,2,3,4],'from':[0,1,4,6,8]")
                                   << QList{0, 3, 4, 7, 20} << QByteArray("-1 1 2 3 4");
        QTest::newRow("going on") << QByteArray("'table':[1,3,6],'from':[2,4,6],'then':4")
                                  << QList{1, 2, 5, 6, 9} << QByteArray("0 1 3 6 18");
        QTest::newRow("counted from 0")
            << QByteArray("'table':[0,1,3]") << QList{0, 1, 2, 9} << QByteArray("0 1 3 3");
    }
    void lookup()
    {
        QFETCH(QByteArray, members);
        QFETCH(QList<int>, entered);
        Table table(int(entered.size()), {row("l", "lookup", members)});
        QTEST(table.enterAll("l", entered).values("l"), "values");
    }
    void lookupOfARow()
    {
        Table table(3, {number("a"), row("l", "lookup", "'of':'a','table':[5,1],'from':[-3,0]")});
        QCOMPARE(table.values("l"), "open open open");
        QCOMPARE(table.enterAll("a", {-4, -1, 9}).values("l"), "0 5 1");
    }
    void lookupIsHeld()
    {
        Table table(1, {row("l", "lookup", "'table':[0],'then':99999")});
        QCOMPARE(table.enter(0, "l", 99'999).values("l"), "999999999");
    }

    void rank_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QByteArrayList>("entered");
        QTest::addColumn<QByteArray>("values");
        const auto add
            = [](const char *name, const char *members, const QByteArray &entered, const char *values) {
                  QTest::newRow(name) << QByteArray(members) << entered.split(' ') << QByteArray(values);
              };
        add("share", "'points':[5,3,1]", "7 7 5", "4 4 1");
        add("full", "'points':[5,3,1],'ties':'full'", "7 7 5", "5 5 1");
        add("next", "'points':[5,3,1],'ties':'next'", "7 7 5", "5 5 3");
        add("none", "'points':[5,3,1],'ties':'none'", "7 7 5", "0 0 1");
        add("all tied", "'points':[3,1]", "4 4 4 4", "1 1 1 1");
        add("tied behind", "'points':[3,1]", "9 4 4", "3 0 0");
        add("at least", "'points':[7,4,3],'min':1", "3 0 0", "7 0 0");
        add("rounded down", "'points':[-5,-2]", "1 1", "-4 -4");
        add("open", "'points':[5,2]", "3 open 1", "5 open 2");
        add("low", "'points':[5,3,1],'best':'low'", "7 2 5", "1 5 3");
        add("low with at least", "'points':[5,3,1],'best':'low','min':3", "7 2 5", "3 0 5");
        add("beyond the list", "'points':[5]", "7 2 5", "5 0 0");
    }
    void rank()
    {
        QFETCH(QByteArray, members);
        QFETCH(QByteArrayList, entered);
        QTEST(ranked(members, entered), "values");
    }

    void everythingIsHeld()
    {
        Table table(1,
            {number("a"), formula("b", "a * a"), formula("c", "b * b // 10000"), number("n", EachRound),
                formula("r", "n * 1000000", EachRound), formula("seen", "r")},
            "'end':{'kind':'rounds','rounds':9}");
        table.enter(0, "a", 99'999);
        QCOMPARE(table.values("b"), "999999999");
        QCOMPARE(table.values("c"), "99999");
        // A sum is added up exactly and held once at its end.
        table.enter(0, "n", 99'999).endRound().enter(0, "n", 99'999).endRound().enter(0, "n", -99'999);
        QCOMPARE(table.values("r", 1), "999999999");
        QCOMPARE(table.values("r", 3), "-999999999");
        QCOMPARE(table.values("r"), "999999999");
        QCOMPARE(table.values("seen"), "999999999");
    }

    void openValues()
    {
        Table table(2,
            {number("a"), number("b"), formula("branch", "if(a > 0, 1, b)"), formula("sum", "a + all(b)"),
                formula("high", "most(b)")});
        QCOMPARE(table.values("high"), "0 0");
        table.enter(0, "a", 3).enter(1, "b", 5);
        QCOMPARE(table.values("branch"), "open open");
        QCOMPARE(table.values("sum"), "8 open");
        QCOMPARE(table.values("high"), "5 5");
    }

    void subtotals()
    {
        Table table(1,
            {number("a"), number("b", "'counts':false"), number("g", EachRound), row("s", "subtotal"),
                number("c"), formula("d", "s + 1"), row("t", "subtotal"), row("u", "subtotal", EachRound)});
        table.enter(0, "a", 5).enter(0, "b", 7).enter(0, "g", 9).enter(0, "c", 2);
        QCOMPARE(table.values("s"), "5");
        QCOMPARE(table.values("t"), "8");
        QCOMPARE(table.values("u", 1), "9");
        QCOMPARE(table.totals(), "22");
    }

    void numbersWithSteps()
    {
        Table table(2, {number("a", "'min':0,'max':20,'step':5")});
        QCOMPARE(table.tell(Table::entry(0, "a", "23")), "not-a-step");
        QCOMPARE(table.tell(Table::entry(0, "a", "25")), "out-of-range");
        QCOMPARE(table.tell(Table::entry(7, "b", "25")), "no-such-row");
        QCOMPARE(table.tell(Table::entry(7, "a", "[1,2]", 3)), "wrong-round");
        QCOMPARE(table.play("{'do':'enter','player':0,'row':'a','terms':[3,7]}").values("a"), "10 open");
    }

    void skat()
    {
        Table table(3,
            {number("game", EachRound + ",'optional':true"),
                formula(
                    "bonus", "if(game > 0, 50, if(game < 0, -50, if(least(game) < 0, 40, 0)))", EachRound)});
        table.enter(0, "game", 48)
            .endRound()
            .enter(1, "game", -72)
            .endRound()
            .enter(2, "game", 59)
            .endRound();
        QCOMPARE(table.totals(), "138 -122 149");
        QCOMPARE(table.member("round"), "4");
        table.play("{'do':'final'}");
        QCOMPARE(table.member("round"), "3");
        QCOMPARE(table.member("turnOf"), "2");
        QCOMPARE(table.totals(), "138 -122 149");
    }

    void aRunningRoundCountsOnceSomethingStandsInIt()
    {
        const QByteArrayList rows = {number("x", EachRound + ",'optional':true"),
            formula("ten", "10", EachRound), formula("r", "round", "'counts':false")};
        Table table(1, rows);
        QCOMPARE(table.totals() + ' ' + table.values("r"), "10 1");
        table.endRound();
        QCOMPARE(table.totals() + ' ' + table.values("r"), "10 1");
        Table other(1, rows);
        other.endRound().endRound();
        QCOMPARE(other.totals() + ' ' + other.values("r"), "20 2");
        table.enter(0, "x", 0);
        QCOMPARE(table.totals() + ' ' + table.values("r"), "20 2");
        table.play("{'do':'clear','player':0,'row':'x'}");
        QCOMPARE(table.totals() + ' ' + table.values("r"), "10 1");
        Table reaching(1, rows, reach(20));
        reaching.endRound();
        QCOMPARE(reaching.phase(), "round");
        reaching.endRound();
        QCOMPARE(reaching.phase(), "over");
        QCOMPARE(reaching.member("round"), "2");
    }

    void teamsReachTheEnd()
    {
        Table table(4, {number("a", EachRound)}, reach(100), TwoTeams);
        table.enter(2, "a", 100);
        QCOMPARE(table.told(), "entered scored lead last-round");
        QCOMPARE(table.event("entered"),
            "{ 'kind': 'entered', 'player': 0, 'row': 'a', 'round': 1, 'value': 100 }");
        QCOMPARE(table.event("lead"), "{ 'kind': 'lead', 'players': [ 0, 2 ] }");
        table.enter(1, "a", 30).endRound();
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.winners(), "[0,2]");
        QCOMPARE(table.ranking(), "[[0,2],[1,3]]");
        QCOMPARE(table.member("players.3.team"), "1");
    }

    void whoReachesItTogetherWinsTogether()
    {
        Table table(2, {number("a", EachRound)}, reach(50));
        table.enterAll("a", {60, 60}).endRound();
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.winners(), "[0,1]");
    }

    void atOnce()
    {
        const QByteArrayList rows = {number("a", EachRound), number("later")};
        Table table(2, rows, reach(50, Once));
        table.enter(0, "a", 60);
        QCOMPARE(table.phase(), "rows");
        QCOMPARE(table.told(), "entered scored lead rounds-over");
        table.enter(0, "a", 10);
        QCOMPARE(table.phase(), "rows");
        QCOMPARE(table.totals(), "10 0");
        Table adjusted(2, rows, reach(50, Once));
        adjusted.set(0, "{'extra':50}");
        QCOMPARE(adjusted.phase(), "rows");
    }

    void playedOnWhileTied()
    {
        Table table(2, {number("a", EachRound)}, reach(50, TiedOn));
        table.enterAll("a", {60, 60}).endRound();
        QCOMPARE(table.member("round"), "2");
        QCOMPARE(table.member("turn.lastRound"), "false");
        table.enter(0, "a", 1).endRound();
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.winners(), "[0]");

        Table corrected(2, {number("a", EachRound)}, reach(50, TiedOn));
        QVERIFY(corrected.enter(0, "a", 60).told().contains("last-round"));
        QVERIFY(!corrected.enter(1, "a", 60).told().contains("last-round"));
        QVERIFY(corrected.enter(1, "a", 50).told().contains("last-round"));
        QCOMPARE(corrected.endRound().phase(), "over");
    }

    void playedOnWhileTiedInOtherWays()
    {
        Table teams(4, {number("a", EachRound)}, reach(50, TiedOn), TwoTeams);
        teams.enterAll("a", {60, 20}).endRound();
        QCOMPARE(teams.winners(), "[0,2]");

        Table decided(2, {number("a", EachRound), number("b", EachRound + ",'counts':false")},
            reach(50, TiedOn) + ",'tieBreak':[{'row':'b'}]");
        decided.enterAll("a", {60, 60}).enterAll("b", {1, 2}).endRound();
        QCOMPARE(decided.winners(), "[1]");

        Table rounds(2, {number("a", EachRound)}, "'end':{'kind':'rounds','rounds':1,'tied':'on'}");
        rounds.endRound().endRound().enter(1, "a", 1).endRound();
        QCOMPARE(rounds.phase(), "over");
        QCOMPARE(rounds.member("round"), "3");

        Table extra(2, {number("a", EachRound)}, reach(50, Once + TiedOn));
        extra.set(0, "{'extra':40}").set(1, "{'extra':40}").enter(0, "a", 10);
        QCOMPARE(extra.winners(), "[0]");
        Table second(2, {number("a", EachRound)}, reach(50, Once + TiedOn));
        second.enterAll("a", {49, 49}).set(1, "{'extra':50}");
        QCOMPARE(second.winners(), "[1]");
    }

    void aTrackThatNeverFallsBelowZero()
    {
        Table table(1,
            {number("wall", EachRound + ",'counts':false"),
                number("floor", EachRound + ",'factor':-1,'counts':false"),
                formula("gain", "max(wall + floor, -before(gain))", EachRound)});
        table.enter(0, "wall", 2).enter(0, "floor", 5).endRound();
        table.enter(0, "wall", 6).enter(0, "floor", 2).endRound();
        table.enter(0, "wall", 1).enter(0, "floor", 9);
        QCOMPARE(table.values("gain", 1) + ' ' + table.values("gain", 2) + ' ' + table.values("gain", 3),
            "0 4 -4");
        QCOMPARE(table.totals(), "0");
        table.enter(0, "wall", 9, 1);
        QCOMPARE(table.values("gain", 1) + ' ' + table.values("gain", 2) + ' ' + table.values("gain", 3),
            "4 4 -8");
        QCOMPARE(table.totals(), "0");
    }

    void whatWasBefore()
    {
        Table table(1,
            {number("n", EachRound + ",'optional':true"),
                formula("f", "before(n) + 100 * before(f)", EachRound)});
        table.enter(0, "n", 1).endRound().enter(0, "n", 2).endRound().endRound();
        QByteArrayList values;
        for (int round = 1; round <= 4; ++round) {
            values << table.values("f", round);
        }
        QCOMPARE(values.join(' '), "0 1 103 10403");

        Table pairs(1,
            {row("p", "pairs", "'labels':['x','x'],'per':'round'"),
                formula("f", "before(p) * 100 + before(p.2)", EachRound)});
        pairs.enter(0, "p", "[2,3]").endRound().enter(0, "p", "[4,5]").endRound();
        QCOMPARE(
            pairs.values("f", 1) + ' ' + pairs.values("f", 2) + ' ' + pairs.values("f", 3), "0 603 2608");
    }

    void darts()
    {
        const QByteArray down = "'best':'low','winAt':0,'end':{'kind':'fall','points':0,'when':'once'}";
        Table bust(1,
            {formula("start", "501"), number("visit", EachRound + ",'counts':false"),
                formula("taken", "if(501 + before(taken) - visit < 0, 0, -visit)", EachRound)},
            down);
        bust.enter(0, "visit", 180)
            .endRound()
            .enter(0, "visit", 180)
            .endRound()
            .enter(0, "visit", 180)
            .endRound();
        QCOMPARE(bust.values("taken", 3), "0");
        bust.enter(0, "visit", 141);
        QCOMPARE(bust.phase(), "over");
        QCOMPARE(bust.totals(), "0");

        const QByteArrayList rows = {formula("start", "501"), number("visit", EachRound + ",'factor':-1")};
        Table table(2, rows, down);
        table.enterAll("visit", {180, 60})
            .endRound()
            .enterAll("visit", {180, 60})
            .endRound()
            .enter(0, "visit", 141);
        QCOMPARE(table.totals(), "0 381");
        QCOMPARE(table.winners(), "[0]");
        Table stopped(2, rows, down);
        stopped.enter(0, "visit", 180).finish();
        QCOMPARE(stopped.winners(), "[]");
        QCOMPARE(stopped.member("abandoned"), "true");
    }

    void onlyTotals()
    {
        Table table(2, {number("a", EachRound)}, reach(100));
        QCOMPARE(table.tell("{'do':'final'}"), "wrong-phase");
        QCOMPARE(table.tell("{'do':'final','cells':[{'player':0,'row':'a','value':100}]}"), "wrong-phase");
        table.play("{'do':'final','totals':[80,120]}");
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.member("finalOnly"), "true");
        QCOMPARE(table.member("scores.0.parts"), "{ 'a': 0, 'rest': 80 }");
        QCOMPARE(table.member("scores.1.parts"), "{ 'a': 0, 'rest': 120 }");
        QCOMPARE(table.member("turn.missing"), "[]");
        QCOMPARE(table.told(), "totals scored scored lead game-over");
    }

    void tieBreakByTheLower()
    {
        Table table(3, {number("a"), number("b", "'optional':true,'counts':false")},
            "'tieBreak':[{'row':'b','best':'low'}]");
        table.enterAll("a", {7, 7, 7}).enterAll("b", {2, 1});
        QCOMPARE(table.ranking(), "[[2],[1],[0]]");
    }

    void whoWins_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("more");
        QTest::addColumn<bool>("stopped");
        QTest::addColumn<QByteArray>("winners");
        QTest::newRow("together, too few")
            << 3 << QByteArray("'together':true,'winAt':50") << false << QByteArray("[]");
        QTest::newRow("together, enough")
            << 3 << QByteArray("'together':true,'winAt':49") << false << QByteArray("[0,1,2]");
        QTest::newRow("alone") << 1 << QByteArray() << false << QByteArray("[0]");
        QTest::newRow("alone, too few") << 1 << QByteArray("'winAt':50") << false << QByteArray("[]");
        QTest::newRow("alone, stopped") << 1 << QByteArray("'winAt':49") << true << QByteArray("[0]");
        QTest::newRow("two, too few") << 2 << QByteArray("'winAt':50") << false << QByteArray("[]");
        QTest::newRow("two, low, too many")
            << 2 << QByteArray("'best':'low','winAt':-1") << false << QByteArray("[]");
        QTest::newRow("two, low") << 2 << QByteArray("'best':'low','winAt':0") << false << QByteArray("[1]");
    }
    void whoWins()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, more);
        QFETCH(bool, stopped);
        Table table(players, {number("a")}, more);
        table.enter(0, "a", 49);
        stopped ? table.finish() : table.play("{'do':'final'}");
        QTEST(table.winners(), "winners");
        if (stopped) {
            QCOMPARE(table.member("abandoned"), "true");
        }
    }

    void aRoundThatWasBegunAndIsEmptyFallsAway()
    {
        Table table(2, {number("a", EachRound)});
        table.enter(0, "a", 1).endRound().enter(0, "a", 2).endRound();
        QCOMPARE(table.member("round"), "3");
        table.play("{'do':'final'}");
        QCOMPARE(table.member("round"), "2");
        QCOMPARE(table.member("turnOf"), "1");
        QCOMPARE(table.member("players.0.rounds"), "[ { 'a': { 'value': 1 } }, { 'a': { 'value': 2 } } ]");
    }

    /// What is optional and empty is 0, also where the table says otherwise.
    void optionalCells()
    {
        Table table(1,
            {row("l", "lookup", "'table':[7,8],'optional':true"),
                row("c", "choice",
                    "'choices':[{'label':'x','points':5},{'label':'y','points':6}],'optional':true"),
                row("p", "pairs", "'labels':['x','y'],'optional':true"),
                formula("f", "l.1 + c.1 + p.1 + p.2")});
        QCOMPARE(table.totals(), "0");
        QCOMPARE(table.values("f"), "0");
        QCOMPARE(table.member("turn.missing"), "[]");
        table.enter(0, "l", 0).enter(0, "c", 1).enter(0, "p", "[2,3]");
        QCOMPARE(table.totals(), "25");
        QCOMPARE(table.values("f"), "6");
        QCOMPARE(table.values("p"), "6");
    }

    void flagsAndFactors()
    {
        Table table(2, {row("f", "flag", "'points':-3"), number("n", "'factor':-2")});
        table.enterAll("f", {1, 0}).enterAll("n", {4, -4});
        QCOMPARE(table.values("f"), "-3 0");
        QCOMPARE(table.values("n"), "-8 8");
        QCOMPARE(table.totals(), "-11 8");
    }

    /// Without rounds an end at once ends the game.
    void atOnceWithoutRounds()
    {
        Table table(2, {number("a")}, reach(50, Once));
        QCOMPARE(table.phase(), "rows");
        QCOMPARE(table.enter(0, "a", 60).told(), "entered scored lead game-over");
        QCOMPARE(table.winners(), "[0]");
    }

    void whatIsMissing()
    {
        Table table(2, {number("a", EachRound), number("b"), number("c", EachRound + ",'optional':true")});
        table.enter(1, "a", 3).endRound();
        QCOMPARE(table.member("turn.missing"),
            "[ { 'player': 0, 'row': 'a', 'round': 1 }, { 'player': 0, 'row': 'a', 'round': 2 }, { 'player': "
            "1, "
            "'row': 'a', 'round': 2 }, { 'player': 0, 'row': 'b' }, { 'player': 1, 'row': 'b' } ]");
        QCOMPARE(table.told(), "round-ended round-begun");
        QCOMPARE(table.event("round-ended"), "{ 'kind': 'round-ended', 'round': 1, 'points': [ 0, 3 ] }");
        QCOMPARE(table.event("round-begun"), "{ 'kind': 'round-begun', 'round': 2, 'player': 1 }");
    }

    void theLastRoundIsTold()
    {
        Table table(2, {number("a", EachRound)}, "'end':{'kind':'rounds','rounds':2}");
        QCOMPARE(table.member("turn.lastRound"), "false");
        QCOMPARE(table.endRound().told(), "round-ended last-round round-begun");
        QCOMPARE(table.event("last-round"), "{ 'kind': 'last-round', 'round': 2 }");
        QCOMPARE(table.endRound().told(), "round-ended game-over");
        Table one(2, {number("a", EachRound)}, "'end':{'kind':'rounds','rounds':1}");
        QCOMPARE(one.member("turn.lastRound"), "true");
        QCOMPARE(one.enter(0, "a", 1).told(), "entered scored lead");
    }

    void correctionsAreTold()
    {
        Table table(2, {number("a"), row("p", "pairs", "'labels':['x','y']")});
        table.play("{'do':'enter','player':0,'row':'a','terms':[3,6,2]}");
        QCOMPARE(table.event("entered"),
            "{ 'kind': 'entered', 'player': 0, 'row': 'a', 'value': 11, 'terms': [ 3, 6, 2 ] }");
        QCOMPARE(table.member("players.0.cells"), "{ 'a': { 'value': 11, 'terms': [ 3, 6, 2 ] } }");
        table.enter(0, "a", 4);
        QCOMPARE(
            table.event("entered"), "{ 'kind': 'entered', 'player': 0, 'row': 'a', 'value': 4, 'was': 11 }");
        QCOMPARE(table.event("scored"), "{ 'kind': 'scored', 'player': 0, 'by': -7, 'total': 4 }");
        table.enter(0, "p", "[1,2]").play("{'do':'clear','player':0,'row':'p'}");
        QCOMPARE(table.event("cleared"), "{ 'kind': 'cleared', 'player': 0, 'row': 'p', 'was': [ 1, 2 ] }");
        table.set(1, "{'extra':5}").set(1, "{'extra':0}");
        QCOMPARE(
            table.event("adjusted"), "{ 'kind': 'adjusted', 'player': 1, 'why': '', 'was': { 'extra': 5 } }");
        table.set(1, "{}");
        QCOMPARE(table.event("adjusted"), "{ 'kind': 'adjusted', 'player': 1, 'why': '', 'was': {} }");
    }

    void sharedColumns()
    {
        Table table(3, {number("a"), formula("n", "players")}, {}, "'teams':[0,1,1]");
        table.enter(2, "a", 7);
        QCOMPARE(table.member("players.1.cells"), "{ 'a': { 'value': 7 } }");
        QCOMPARE(table.member("players.2.cells"), "{ 'a': { 'value': 7 } }");
        QCOMPARE(table.values("n"), "2 2");
        table.set(2, "{'extra':3}");
        QCOMPARE(table.member("players.1.extra"), "3");
        QCOMPARE(table.member("scores.2"), "{ 'total': 12, 'parts': { 'a': 7, 'n': 2, 'extra': 3 } }");
        QCOMPARE(table.member("turn.missing"), "[ { 'player': 0, 'row': 'a' } ]");
        Table together(3, {number("a"), formula("n", "players")}, "'together':true");
        QCOMPARE(together.enter(2, "a", 7).totals(), "8");
        QCOMPARE(together.ranking(), "[[0,1,2]]");
    }

    /// What the given totals have more than all else is not held.
    void theRestIsExact()
    {
        Table table(1,
            {number("a", "'counts':false"), formula("b", "a * a"), formula("c", "a * a"),
                formula("d", "a * a")});
        table.enter(0, "a", 99'999).play("{'do':'final','totals':[5]}");
        QCOMPARE(table.member("scores.0.parts.rest"), "-2999999992");
        QCOMPARE(table.member("scores.0.total"), "5");
    }
};
TALLYSTONE_SUITE(CasesTest)
#include "cases_test.moc"
