// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

#include <QFile>

using namespace RiseOfEmpires;

/// Every code, and which one is reported where several rules are broken at once.
class RefusalsTest : public QObject
{
    Q_OBJECT

    /// Before the row's own actions the game is at the first disc of this turn, or in this phase of it.
    struct Moment {
        int round = 1;
        Phase phase = Phase::Actions;
    };

    static constexpr const char *World
        = "{'regions':[{'id':'home','name':'Home','era':1,'first':2,'second':1},{'id':'sea','name':'Sea',"
          "'era':1,'first':2,'second':1,'water':true},{'id':'later','name':'Later','era':2,'first':2,"
          "'second':1},{'id':'west','name':'West','era':2,'first':2,'second':1,'overseas':'new-world'},"
          "{'id':'east','name':'East','era':2,'first':2,'second':1,'overseas':'far-east'},{'id':'last',"
          "'name':'Last','era':3,'first':2,'second':1}]}";

    static void row(const char *name, Moment moment, const QList<QByteArray> &before,
        const QByteArray &action, const char *code)
    {
        QTest::newRow(name) << moment.round << int(moment.phase) << before << action << QByteArray(code);
    }
    static QByteArray board(const char *members, int seat = 0)
    {
        return "{'do':'adjust','player':" + QByteArray::number(seat) + ",'set':" + members + "}";
    }
    static QByteArray progress(const char *members, const char *more = "")
    {
        return QByteArray("{'do':'progress','tile':{") + members + "}" + more + "}";
    }
    static QByteArray empire(const char *members) { return QByteArray("{'do':'empire',") + members + "}"; }
    static QByteArray use(const char *members) { return QByteArray("{'do':'free',") + members + "}"; }
    static QByteArray settle(const char *members) { return QByteArray("{'do':'settle',") + members + "}"; }

    static void phaseRows()
    {
        const QByteArray finish = "{'do':'finish'}";
        row("game-over: a disc", {}, {finish}, "{'do':'idle','row':'city'}", "game-over");
        row("game-over: adjust for no seat", {}, {finish}, board("{'food':99}", 9), "game-over");
        row("game-over: finish", {}, {finish}, finish, "game-over");
        row("game-over comes before wrong-phase", {}, {finish}, "{'do':'settle'}", "game-over");

        row("wrong-phase: settle", {}, {}, "{'do':'settle'}", "wrong-phase");
        row("wrong-phase: keep", {}, {}, "{'do':'keep','player':0}", "wrong-phase");
        row("wrong-phase: order", {}, {}, "{'do':'order','position':1}", "wrong-phase");
        row("wrong-phase: a disc while settling", {1, Phase::Settle}, {}, "{'do':'idle','row':'city'}",
            "wrong-phase");
        row("wrong-phase: a free action at the end of an era", {2, Phase::EraEnd}, {},
            use("'player':0,'tile':0"), "wrong-phase");
        row("wrong-phase: a free action while choosing", {1, Phase::Order}, {}, use("'player':0,'tile':0"),
            "wrong-phase");
        row("wrong-phase: a wonder in an A turn", {}, {}, "{'do':'wonder','vp':1}", "wrong-phase");
        row("wrong-phase comes before out-of-range", {}, {}, "{'do':'order','position':9}", "wrong-phase");
        row("wrong-phase comes before out-of-range: wonder", {}, {}, "{'do':'wonder','vp':100}",
            "wrong-phase");
    }

    static void rangeRows()
    {
        const QByteArray city = "{'do':'city','tile':{'cost':100}}";
        row("out-of-range: circle in an A turn", {}, {}, "{'do':'idle','row':'city','circle':1}",
            "out-of-range");
        row("out-of-range: era 0", {}, {}, progress("'name':'A','era':0"), "out-of-range");
        row("out-of-range: era 4", {}, {}, progress("'name':'A','era':4"), "out-of-range");
        row("out-of-range: a figure", {}, {}, progress("'name':'A','era':1,'gold':100"), "out-of-range");
        row("out-of-range: a figure for each", {}, {},
            progress("'name':'A','era':1,'per':{'town':{'vp':100}}"), "out-of-range");
        row("out-of-range: a city's cost", {}, {}, city, "out-of-range");
        row("out-of-range: a city eats", {}, {}, "{'do':'city','tile':{'eats':100}}", "out-of-range");
        row("out-of-range: a city's figure", {}, {}, "{'do':'city','tile':{'cubes':100}}", "out-of-range");
        row("out-of-range: a wonder's points", {2}, {}, "{'do':'wonder','vp':100}", "out-of-range");
        row("out-of-range: a wonder's cost", {2}, {}, "{'do':'wonder','vp':1,'cost':{'cubes':100}}",
            "out-of-range");
        row("out-of-range: number 0", {}, {}, empire("'number':0"), "out-of-range");
        row("out-of-range: number 5", {}, {}, empire("'number':5"), "out-of-range");
        row("out-of-range: battle with nobody", {}, {},
            empire("'number':1,'battles':[{'region':'home','against':2,'own':0,'other':0}]"), "out-of-range");
        row("out-of-range: battle with oneself", {}, {},
            empire("'number':1,'battles':[{'region':'home','against':0,'own':0,'other':0}]"), "out-of-range");
        row("out-of-range: losses", {}, {},
            empire("'number':1,'battles':[{'region':'home','against':1,'own':100,'other':0}]"),
            "out-of-range");
        row("out-of-range: the other's losses", {}, {},
            empire("'number':1,'battles':[{'region':'home','against':1,'own':0,'other':100}]"),
            "out-of-range");
        row("out-of-range: no discs to trade", {}, {}, "{'do':'trade','discs':0,'gold':1}", "out-of-range");
        row("out-of-range: discs", {}, {}, "{'do':'trade','discs':100,'gold':1}", "out-of-range");
        row("out-of-range: gold", {}, {}, "{'do':'trade','discs':1,'gold':100}", "out-of-range");
        row("out-of-range: points", {}, {}, "{'do':'trade','discs':1,'vp':100}", "out-of-range");
        row("out-of-range: free action of nobody", {}, {}, use("'player':2,'tile':0"), "out-of-range");
        row("out-of-range: give", {}, {}, use("'player':0,'tile':0,'give':{'food':100}"), "out-of-range");
        row("out-of-range: get", {}, {}, use("'player':0,'tile':0,'get':{'food':100}"), "out-of-range");
        row("out-of-range: own cubes removed", {}, {},
            use("'player':0,'tile':0,'remove':[{'region':'home','player':0,'count':1}]"), "out-of-range");
        row("out-of-range: nobody's cubes removed", {}, {},
            use("'player':0,'tile':0,'remove':[{'region':'home','player':7,'count':1}]"), "out-of-range");
        row("out-of-range: none removed", {}, {},
            use("'player':0,'tile':0,'remove':[{'region':'home','player':1,'count':0}]"), "out-of-range");
        const Moment settling{1, Phase::Settle};
        row("out-of-range: drop of nobody", settling, {}, settle("'drop':[{'player':2,'cities':[]}]"),
            "out-of-range");
        row("out-of-range: twice in drop", settling, {},
            settle("'drop':[{'player':0,'cities':[]},{'player':0,'cities':[]}]"), "out-of-range");
        row("out-of-range: extra of nobody", settling, {}, settle("'extra':[{'player':2}]"), "out-of-range");
        row("out-of-range: twice in extra", settling, {},
            settle("'extra':[{'player':1},{'player':0},{'player':1}]"), "out-of-range");
        row("out-of-range: extra", settling, {}, settle("'extra':[{'player':1,'vp':100}]"), "out-of-range");
        row("out-of-range: keep of nobody", {2, Phase::EraEnd}, {}, "{'do':'keep','player':2}",
            "out-of-range");
        row("out-of-range: place 0", {1, Phase::Order}, {}, "{'do':'order','position':0}", "out-of-range");
        row("out-of-range: place 3", {1, Phase::Order}, {}, "{'do':'order','position':3}", "out-of-range");
        row("out-of-range: adjust of nobody", {}, {}, board("{}", 2), "out-of-range");
        row("out-of-range comes before row-full", {},
            {"{'do':'idle','row':'city'}", "{'do':'idle','row':'city'}", "{'do':'idle','row':'city'}",
                "{'do':'idle','row':'city'}"},
            city, "out-of-range");
        row("out-of-range comes before not-your-turn", {}, {}, use("'player':1,'tile':0,'get':{'vp':100}"),
            "out-of-range");
    }

    static void turnRows()
    {
        const QByteArray idle = "{'do':'idle','row':'city'}";
        const QByteArray first
            = board("{'progress':[{'name':'A','era':1,'free':true},{'name':'B','era':1,'free':true}]}");
        const QByteArray second = board("{'progress':[{'name':'A','era':1,'free':true}]}", 1);
        row("not-your-turn: who has not acted", {}, {second}, use("'player':1,'tile':0"), "not-your-turn");
        row("not-your-turn: the next has used a free action", {},
            {first, second, idle, use("'player':1,'tile':0")}, use("'player':0,'tile':0"), "not-your-turn");
        row("not-your-turn: who acted before the last while settling", {1, Phase::Settle}, {first},
            use("'player':0,'tile':0"), "not-your-turn");
        row("not-your-turn comes before no-such-tile", {}, {}, use("'player':1,'tile':7"), "not-your-turn");

        row("already-kept: done", {2, Phase::EraEnd}, {"{'do':'keep','player':0}"},
            "{'do':'keep','player':0,'progress':[7]}", "already-kept");
        row("row-full", {}, {idle, idle, idle, idle}, idle, "row-full");
        row("row-full comes before wrong-payment", {}, {idle, idle, idle, idle},
            "{'do':'idle','row':'city','pay':{'gold':9}}", "row-full");
        row("no-disc: none in the row", {2}, {}, "{'do':'idle','row':'trade'}", "no-disc");
        row("no-disc: circle 0", {2}, {}, "{'do':'idle','row':'progress','circle':0}", "no-disc");
        row("no-disc: not there", {2}, {}, "{'do':'idle','row':'progress','circle':11}", "no-disc");
        row("no-disc: another's", {2}, {}, "{'do':'idle','row':'progress','circle':2,'pay':{'gold':2}}",
            "no-disc");
        row("no-disc: taken back", {2},
            {"{'do':'idle','row':'progress','circle':1,'pay':{'gold':3}}", "{'do':'idle','row':'progress'}"},
            "{'do':'idle','row':'progress','circle':1}", "no-disc");
        row("no-disc: the price is not judged", {2}, {}, "{'do':'idle','row':'trade','pay':{'gold':9}}",
            "no-disc");
    }

    static void tileRows()
    {
        const QByteArray tiles = board("{'territories':{'plains':39,'town-gold':1}}");
        row("no-tile-left: all 40", {}, {tiles}, "{'do':'territory','tile':'hills'}", "no-tile-left");
        row("no-tile-left: 6 towns", {},
            {board("{'territories':{'town-gold':3}}"), board("{'territories':{'town-cube':3}}", 1)},
            "{'do':'territory','tile':'town-food'}", "no-tile-left");
        row("the forest is still there", {}, {board("{'territories':{'town-gold':6}}")},
            "{'do':'territory','tile':'forest'}", "");
        row("wrong-era", {2}, {}, progress("'name':'A','era':2", ",'pay':{'gold':2}"), "wrong-era");
        row("wrong-era comes before already-owned", {}, {board("{'progress':[{'name':'A','era':2}]}")},
            progress("'name':'a','era':2"), "wrong-era");
        row("already-owned: other case, more spaces", {},
            {board("{'progress':[{'name':'\xC3\x89tat','era':1}]}")},
            progress("'name':' \xC3\xA9TAT ','era':1,'gold':7"), "already-owned");
        row("another's is not one's own", {}, {board("{'progress':[{'name':'A','era':1}]}", 1)},
            progress("'name':'A','era':1"), "");
        row("another era is another tile", {3}, {board("{'progress':[{'name':'A','era':1}]}")},
            progress("'name':'A','era':2"), "");
        row("already-owned: twice in a correction", {}, {},
            board("{'progress':[{'name':'A','era':1},{'name':'a','era':1,'gold':1}]}"), "already-owned");
        row("already-owned comes before not-enough-gold", {3},
            {board("{'gold':0,'progress':[{'name':'A','era':1}]}")}, progress("'name':'A','era':1"),
            "already-owned");

        row("no-such-tile: free", {}, {}, use("'player':0,'tile':0"), "no-such-tile");
        row("no-such-tile: drop", {1, Phase::Settle}, {}, settle("'drop':[{'player':0,'cities':[0]}]"),
            "no-such-tile");
        row("no-such-tile: dropped twice", {1, Phase::Settle}, {board("{'cities':[{'eats':1}]}")},
            settle("'drop':[{'player':0,'cities':[0,0]}]"), "no-such-tile");
        row("no-such-tile: kept", {2, Phase::EraEnd}, {}, "{'do':'keep','player':0,'cities':[1]}",
            "no-such-tile");
        row("no-such-tile: kept twice", {2, Phase::EraEnd}, {}, "{'do':'keep','player':0,'cities':[0,0]}",
            "no-such-tile");
        row("no-such-tile comes before no-upkeep", {1, Phase::Settle}, {board("{'cities':[{}]}")},
            settle("'drop':[{'player':0,'cities':[0,1]}]"), "no-such-tile");
        row("no-upkeep", {1, Phase::Settle}, {board("{'cities':[{'vp':1}]}")},
            settle("'drop':[{'player':0,'cities':[0]}]"), "no-upkeep");
        row("no-upkeep comes before upkeep-unpaid", {1, Phase::Settle},
            {board("{'resources':0,'cities':[{'vp':1},{'upkeep':true}]}")},
            settle("'drop':[{'player':0,'cities':[0]}]"), "no-upkeep");
        row("not-a-free-action", {}, {board("{'progress':[{'name':'A','era':1}]}")},
            use("'player':0,'tile':0"), "not-a-free-action");
        row("not-a-free-action comes before just-taken", {}, {progress("'name':'A','era':1")},
            use("'player':0,'tile':0"), "not-a-free-action");
        row("just-taken", {}, {progress("'name':'A','era':1,'free':true")}, use("'player':0,'tile':0"),
            "just-taken");
        row("just-taken: not by the table's word", {},
            {progress("'name':'A','era':1,'free':true"),
                board("{'progress':[{'name':'A','era':1,'free':true}]}")},
            use("'player':0,'tile':0"), "");
        row("tile-used", {},
            {board("{'progress':[{'name':'A','era':1,'free':true}]}"), use("'player':0,'tile':0")},
            use("'player':0,'tile':0"), "tile-used");
        row("tile-used: by the table's word", {},
            {board("{'progress':[{'name':'A','era':1,'free':true,'used':true}]}")},
            use("'player':0,'tile':0,'give':{'gold':99}"), "tile-used");
    }

    static void mapRows()
    {
        const QByteArray free = board("{'progress':[{'name':'A','era':1,'free':true}]}");
        const QByteArray both = board("{'map':{'home':3,'later':1}}");
        const QByteArray other = board("{'map':{'home':2,'later':2,'sea':1}}", 1);
        row("region-closed: a later era", {}, {}, empire("'number':1,'place':{'later':1}"), "region-closed");
        row("region-closed: overseas in turn 3", {3}, {},
            empire("'number':1,'water':true,'place':{'west':1}"), "region-closed");
        row("Navigation opens it", {3}, {board("{'progress':[{'name':'N','era':1,'navigation':true}]}", 1)},
            empire("'number':1,'water':true,'place':{'west':1}"), "");
        row("in turn 4 it is open", {4}, {free}, use("'player':0,'tile':0,'place':{'west':1,'east':1}"), "");
        row("region-closed: free action", {}, {free}, use("'player':0,'tile':0,'place':{'last':1}"),
            "region-closed");
        row("a free action needs no water", {}, {free}, use("'player':0,'tile':0,'place':{'sea':1}"), "");
        row("no cube is no placement", {}, {}, empire("'number':1,'place':{'later':0,'sea':0}"), "");
        row("region-closed comes before needs-water", {3}, {}, empire("'number':1,'place':{'west':1}"),
            "region-closed");
        row("needs-water", {}, {}, empire("'number':1,'place':{'sea':1}"), "needs-water");
        row("needs-water: overseas", {5}, {}, empire("'number':1,'place':{'east':1}"), "needs-water");
        row("needs-water comes before one-overseas", {5}, {},
            empire("'number':2,'place':{'east':1,'west':1}"), "needs-water");
        row("one-overseas", {5}, {}, empire("'number':1,'water':true,'place':{'east':1,'west':1}"),
            "one-overseas");
        row("too-many-regions", {}, {}, empire("'number':1,'water':true,'place':{'home':1,'sea':1}"),
            "too-many-regions");
        row("too-many-regions comes before battle-limit", {}, {both, other},
            empire(
                "'number':1,'water':true,'place':{'home':1,'sea':1},'battles':[{'region':'home','against':1,"
                "'own':0,'other':1},{'region':'sea','against':1,'own':0,'other':1}]"),
            "too-many-regions");
        const char *two = "'number':1,'battles':[{'region':'home','against':1,'own':0,'other':1},{'region':"
                          "'later','against':1,'own':0,'other':1}]";
        row("battle-limit", {}, {both, other}, empire(two), "battle-limit");
        row("two battles in era III", {5}, {both, other}, empire(two), "");
        row("battle-limit: the same region", {5}, {both, other},
            empire("'number':1,'battles':[{'region':'home','against':1,'own':0,'other':1},{'region':'home',"
                   "'against':1,'own':0,'other':1}]"),
            "battle-limit");
        row("battle-limit comes before no-target", {}, {},
            empire("'number':1,'battles':[{'region':'home','against':1,'own':0,'other':1},{'region':'sea',"
                   "'against':1,'own':0,'other':1}]"),
            "battle-limit");
        row("no-target: none of one's own", {}, {other},
            empire("'number':1,'battles':[{'region':'home','against':1,'own':0,'other':1}]"), "no-target");
        row("no-target: withdrawn", {}, {both, other},
            empire("'number':1,'withdraw':true,'battles':[{'region':'home','against':1,'own':0,'other':1}]"),
            "no-target");
        row("withdrawn and placed again", {}, {both, other},
            empire(
                "'number':1,'withdraw':true,'place':{'home':1},'battles':[{'region':'home','against':1,'own'"
                ":0,'other':1}]"),
            "");
        row("no-target: none of the other's", {}, {both},
            empire("'number':1,'battles':[{'region':'home','against':1,'own':0,'other':1}]"), "no-target");
        row("no-target: free action, added", {}, {free, other},
            use("'player':0,'tile':0,'remove':[{'region':'home','player':1,'count':1},{'region':'home','"
                "player'"
                ":1,'count':2}]"),
            "no-target");
        row("no-target comes before not-enough-cubes", {}, {},
            empire(
                "'number':1,'place':{'home':99},'battles':[{'region':'home','against':1,'own':0,'other':1}]"),
            "no-target");
        const QByteArray trade = "{'do':'trade','discs':1,'gold':1}";
        row("space-taken", {}, {trade}, trade, "space-taken");
        row("another space with the same figures", {}, {trade}, "{'do':'trade','discs':1,'gold':1,'space':1}",
            "");
        row("points are not gold", {}, {trade}, "{'do':'trade','discs':1,'vp':1}", "");
        row("space-taken comes before not-enough-resources", {}, {trade, board("{'resources':0}", 1)}, trade,
            "space-taken");
    }

    static void payRows()
    {
        row("wrong-payment: in an A turn", {}, {}, "{'do':'idle','row':'city','pay':{'vp':1}}",
            "wrong-payment");
        row("wrong-payment: too little", {2}, {},
            "{'do':'idle','row':'progress','circle':1,'pay':{'gold':2}}", "wrong-payment");
        row("wrong-payment: too much", {2}, {}, "{'do':'idle','row':'progress','circle':1,'pay':{'gold':4}}",
            "wrong-payment");
        row("wrong-payment comes before not-enough-gold", {2}, {},
            "{'do':'idle','row':'progress','circle':1,'pay':{'gold':40}}", "wrong-payment");
        row("not-enough-gold: the disc and the city", {2}, {board("{'gold':4}")},
            "{'do':'city','tile':{'cost':2},'circle':1,'pay':{'gold':3}}", "not-enough-gold");
        row("not-enough-gold: keep", {2, Phase::EraEnd},
            {board("{'gold':0,'progress':[{'name':'A','era':1}]}")},
            "{'do':'keep','player':0,'progress':[0]}", "not-enough-gold");
        row("not-enough-gold comes before not-enough-cubes", {2}, {board("{'gold':0,'pool':0}")},
            "{'do':'wonder','vp':1,'cost':{'gold':1,'cubes':1},'circle':1,'pay':{'food':3}}",
            "not-enough-gold");
        row("not-enough-cubes: placed", {}, {}, empire("'number':1,'place':{'home':6}"), "not-enough-cubes");
        row("not-enough-cubes: withdrawn ones do not pay", {2}, {board("{'pool':2,'map':{'home':9}}")},
            "{'do':'idle','row':'progress','circle':1,'pay':{'cubes':3}}", "not-enough-cubes");
        row("not-enough-cubes: keep", {2, Phase::EraEnd}, {board("{'pool':0}")},
            "{'do':'keep','player':0,'cities':[0]}", "not-enough-cubes");
        row("not-enough-cubes: given and placed", {},
            {board("{'pool':3,'progress':[{'name':'A','era':1,'free':true}]}")},
            use("'player':0,'tile':0,'give':{'cubes':2},'place':{'home':2},'get':{'cubes':9}"),
            "not-enough-cubes");
        row("not-enough-resources: trade", {}, {}, "{'do':'trade','discs':3,'gold':1}",
            "not-enough-resources");
        row("not-enough-resources: the disc and the wonder", {2}, {board("{'resources':3,'food':0}")},
            "{'do':'wonder','vp':1,'cost':{'resources':1},'circle':1,'pay':{'resources':3}}",
            "not-enough-resources");
        row("not-enough-food", {2}, {board("{'food':2}")},
            "{'do':'idle','row':'progress','circle':1,'pay':{'food':3}}", "not-enough-food");
        row("not-enough-vp", {2}, {board("{'vp':2}")},
            "{'do':'idle','row':'progress','circle':1,'pay':{'vp':3}}", "not-enough-vp");
        row("not-enough-vp: a wonder's points pay nothing of it", {2}, {board("{'vp':2}")},
            "{'do':'wonder','vp':9,'circle':1,'pay':{'vp':3}}", "not-enough-vp");
        row("upkeep-unpaid", {1, Phase::Settle}, {board("{'resources':0,'cities':[{'upkeep':true}]}", 1)},
            "{'do':'settle'}", "upkeep-unpaid");
        row("extra pays it", {1, Phase::Settle}, {board("{'resources':0,'cities':[{'upkeep':true}]}", 1)},
            settle("'extra':[{'player':1,'resources':1}]"), "");
    }

    /// Turn 2 has the rows as they were left: seats 0 1 0 1 in progress, territory and city. Each has a city
    /// and a tile when an era ends.
    static Table at(int round, Phase phase)
    {
        Table table(2, World);
        const auto stay = [&] {
            // Nobody has more than the other, so that the order stays.
            while (table.phase() == "order") {
                table.play(
                    table.state().seat == 0 ? "{'do':'order','position':1}" : "{'do':'order','position':2}");
            }
        };
        while (table.state().round < round) {
            table.toSettle().play("{'do':'settle'}");
            stay();
        }
        if (phase != Phase::Actions) {
            table.toSettle();
        }
        if (phase == Phase::EraEnd || phase == Phase::Order) {
            for (int seat = 0; seat < 2; ++seat) {
                table.set(seat, "{'cities':[{}],'progress':[{'name':'Kept','era':1}]}");
            }
            table.play("{'do':'settle'}");
        }
        return table;
    }

private Q_SLOTS:
    void isRefused_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<int>("phase");
        QTest::addColumn<QList<QByteArray>>("before");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("code");
        phaseRows();
        rangeRows();
        turnRows();
        tileRows();
        mapRows();
        payRows();
    }
    void isRefused()
    {
        QFETCH(int, round);
        QFETCH(int, phase);
        QFETCH(QList<QByteArray>, before);
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, code);
        auto table = at(round, static_cast<Phase>(phase));
        QCOMPARE(table.state().round, round);
        QCOMPARE(int(table.state().phase), phase);
        for (const auto &step : before) {
            table.play(step);
        }
        const auto state = table.state();
        QCOMPARE(table.tell(action), code);
        if (!code.isEmpty()) {
            QVERIFY(table.state() == state);
            QVERIFY(table.events().isEmpty());
        }
    }

    void aPlaceIsTakenOnce()
    {
        Table table(3);
        table.toSettle().play("{'do':'settle'}").play("{'do':'order','position':2}");
        QCOMPARE(table.tell("{'do':'order','position':2}"), "position-taken");
        QCOMPARE(table.tell("{'do':'order','position':4}"), "out-of-range");
    }

    void thereAreEightEmpireTiles()
    {
        Table table(5);
        for (int i = 0; i < 8; ++i) {
            table.play("{'do':'empire','number':1}");
        }
        QCOMPARE(table.tell("{'do':'empire','number':1,'place':{'balkans':99}}"), "no-empire-tile");
        table.idle(2).toNextTurn();
        QCOMPARE(table.member("turn.empireTiles"), "8");
    }

    /// What comes back from the map may be placed, but does not pay the disc.
    void cubesArePaidFromThePool()
    {
        Table table(2);
        table.play("{'do':'empire','number':1}").play("{'do':'empire','number':1}");
        table.set(0, "{'gold':0}").toSettle().play("{'do':'settle'}").choosePlaces();
        QCOMPARE(table.state().seat, 0);
        const auto with = [](const char *members) {
            return QByteArray("{'do':'empire','number':1,'pay':{'cubes':1},") + members + "}";
        };
        table.set(0, "{'pool':3,'map':{'balkans':4}}");
        QCOMPARE(table.tell(with("'place':{'balkans':3}")), "not-enough-cubes");
        QCOMPARE(table.tell(with("'withdraw':true,'place':{'balkans':7}")), "not-enough-cubes");
        table.set(0, "{'pool':0}");
        QCOMPARE(table.tell(with("'withdraw':true")), "not-enough-cubes");
        table.set(0, "{'pool':3}").play(with("'withdraw':true,'place':{'balkans':6}"));
        QCOMPARE(table.player(0).pool, 0);
        QCOMPARE(table.member("players.0.map"), "{ 'balkans': 6 }");
        QCOMPARE(
            table.events(), (QList<QByteArray>{"disc-taken 0", "empire-taken 0", "withdrawn 0", "placed 0"}));
    }

    void longListsDoNotOverflow()
    {
        Table table(2);
        table.set(0, "{'progress':[{'name':'A','era':1,'free':true}]}");
        const auto removals = QByteArray("{'region':'balkans','player':1,'count':1000000},").repeated(5000);
        QCOMPARE(table.tell("{'do':'free','player':0,'tile':0,'remove':[" + removals.chopped(1) + "]}"),
            "no-target");
        const auto battles = QByteArray("{'region':'balkans','against':1,'own':1,'other':1},").repeated(5000);
        QCOMPARE(
            table.tell("{'do':'empire','number':1,'battles':[" + battles.chopped(1) + "]}"), "battle-limit");
        QCOMPARE(table.tell("{'do':'empire','number':4,'place':{'balkans':1000000,'near-east':1000000}}"),
            "not-enough-cubes");
    }

    /// The rows above name every code there is.
    void everyCodeIsCovered()
    {
        QFile source(QStringLiteral(SOURCE_DIR "/tests/model/rise_of_empires/refusals_test.cpp"));
        QVERIFY(source.open(QIODevice::ReadOnly));
        const auto text = source.readAll();
        for (const auto code : ids<Code>) {
            const auto expected = ", \"" + QByteArray(code.data(), qsizetype(code.size())) + "\");";
            QVERIFY2(text.simplified().contains(expected), expected.constData());
        }
    }
};
TALLYSTONE_SUITE(RefusalsTest)
#include "refusals_test.moc"
