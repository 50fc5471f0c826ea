// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/bronze_age/table.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// Every code, and which one is reported where several rules are broken at once.
class RefusalsTest : public QObject
{
    Q_OBJECT

    static void row(const char *name, int players, const char *options, const QList<QByteArray> &before,
        const char *action, const char *code)
    {
        QTest::newRow(name) << players << QByteArray(options) << before << QByteArray(action)
                            << QByteArray(code);
    }

private Q_SLOTS:
    void isRefused_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QList<QByteArray>>("before");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("code");
        const char *original = "{}";
        const char *trading = "{'trade':true}";
        const char *late = "{'edition':'late-bronze'}";
        const QByteArray food = "{'do':'roll','dice':{'food':3}}";
        const QByteArray workers = "{'do':'roll','dice':{'workers':3}}";
        const QByteArray coins = "{'do':'roll','dice':{'coins':3}}";
        const auto board = [](const char *members) {
            return QByteArray("{'do':'adjust','player':0,'set':") + members + "}";
        };
        const auto other = [](const char *members) {
            return QByteArray("{'do':'adjust','player':1,'set':") + members + "}";
        };

        row("game-over: pass", 2, original, {"{'do':'finish'}"}, "{'do':'pass'}", "game-over");
        row("game-over: adjust", 2, original, {"{'do':'finish'}"}, "{'do':'adjust','player':9,'set':{}}",
            "game-over");
        row("game-over: finish", 2, original, {"{'do':'finish'}"}, "{'do':'finish'}", "game-over");
        row("game-over comes before not-in-edition", 2, original, {"{'do':'finish'}"}, "{'do':'preserve'}",
            "game-over");

        row("not-in-edition: preserve", 2, original, {}, "{'do':'preserve'}", "not-in-edition");
        row("not-in-edition: preserve, revised", 2, "{'edition':'revised'}", {}, "{'do':'preserve'}",
            "not-in-edition");
        row("not-in-edition: ship", 2, original, {}, "{'do':'ship','count':1}", "not-in-edition");
        row("not-in-edition: swap", 2, original, {}, "{'do':'swap','from':'wood','to':'stone'}",
            "not-in-edition");
        row("not-in-edition: spearheads", 2, original, {}, "{'do':'roll','dice':{'food':9},'spearheads':1}",
            "not-in-edition");
        row("not-in-edition: buying", 2, original, {food}, "{'do':'buy','development':'commerce','goods':[]}",
            "not-in-edition");
        row("not-in-edition: before its phase", 2, original, {},
            "{'do':'buy','development':'smithing','goods':[]}", "not-in-edition");
        row("not-in-edition: adjusted developments", 2, original, {},
            "{'do':'adjust','player':0,'set':{'developments':['shipping']}}", "not-in-edition");
        row("not-in-edition: adjusted ships", 2, original, {}, "{'do':'adjust','player':0,'set':{'ships':0}}",
            "not-in-edition");

        row("not-in-options: trade", 2, original, {food}, "{'do':'trade','with':1,'give':{},'get':{}}",
            "not-in-options");
        row("not-in-options: late-bronze without trade", 2, "{'edition':'late-bronze','trade':false}", {food},
            "{'do':'trade','with':1,'give':{'food':1},'get':{'food':1}}", "not-in-options");
        row("not-in-options comes before wrong-phase", 2, original, {},
            "{'do':'trade','with':1,'give':{},'get':{}}", "not-in-options");

        row("wrong-phase: pass before the roll", 2, original, {}, "{'do':'pass'}", "wrong-phase");
        row("wrong-phase: build before the roll", 2, original, {}, "{'do':'build','on':[]}", "wrong-phase");
        row("wrong-phase: second roll", 2, original, {food}, "{'do':'roll','dice':{'food':3}}",
            "wrong-phase");
        row("wrong-phase: trade after build", 2, trading, {food, "{'do':'build','on':[]}"},
            "{'do':'trade','with':1,'give':{'food':1},'get':{'food':1}}", "wrong-phase");
        row("wrong-phase: build after a trade in late-bronze", 2, late,
            {food, "{'do':'trade','with':1,'give':{'food':1},'get':{'food':1}}"}, "{'do':'build','on':[]}",
            "wrong-phase");
        row("wrong-phase: ship after a swap", 2, late,
            {board("{'ships':1,'goods':{'wood':1},'developments':['shipping']}"), food,
                "{'do':'swap','from':'wood','to':'cloth'}"},
            "{'do':'ship','count':1}", "wrong-phase");
        row("wrong-phase: build after buying", 2, original,
            {coins, "{'do':'buy','development':'irrigation','goods':[]}"}, "{'do':'build','on':[]}",
            "wrong-phase");
        row("wrong-phase: second purchase", 2, original,
            {coins, "{'do':'buy','development':'irrigation','goods':[]}"},
            "{'do':'buy','development':'irrigation','goods':[]}", "wrong-phase");
        row("wrong-phase: second preserve", 2, late,
            {board("{'goods':{'pottery':2},'developments':['preservation']}"), "{'do':'preserve'}"},
            "{'do':'preserve'}", "wrong-phase");
        row("wrong-phase: preserve after the roll", 2, late,
            {board("{'goods':{'pottery':2},'developments':['preservation']}"), food}, "{'do':'preserve'}",
            "wrong-phase");

        row("needs-development: preserve", 2, late, {}, "{'do':'preserve'}", "needs-development");
        row("needs-development: ship", 2, late, {food}, "{'do':'ship','count':0}", "needs-development");
        row("needs-development: swap", 2, late, {food}, "{'do':'swap','from':'wood','to':'wood'}",
            "needs-development");
        row("needs-development: stone", 2, original, {food}, "{'do':'build','on':[],'stone':1}",
            "needs-development");
        row("needs-development: selling food", 2, original, {food},
            "{'do':'buy','development':'irrigation','goods':[],'food':99}", "needs-development");
        row("needs-development: spearheads without Smithing", 2, late, {},
            "{'do':'roll','dice':{'food':3},'spearheads':1}", "needs-development");

        row("dice-count: too few", 2, original, {}, "{'do':'roll','dice':{'food':2}}", "dice-count");
        row("dice-count: too many", 2, original, {}, "{'do':'roll','dice':{'food':2,'coins':2}}",
            "dice-count");
        row("dice-count: none", 2, original, {}, "{'do':'roll','dice':{}}", "dice-count");
        row("dice-count comes before either-split", 2, original, {},
            "{'do':'roll','dice':{},'eitherAsFood':1}", "dice-count");

        row("either-split", 2, original, {}, "{'do':'roll','dice':{'either':2,'food':1},'eitherAsFood':3}",
            "either-split");

        row("not-enough-workers", 2, original, {workers},
            "{'do':'build','on':[{'monument':'great-wall','boxes':10}]}", "not-enough-workers");
        row("not-enough-workers: all places together", 2, original, {workers},
            "{'do':'build','on':[{'city':4,'boxes':3},{'city':5,'boxes':4},{'city':6,'boxes':3}]}",
            "not-enough-workers");
        row("not-enough-workers: after an earlier build", 2, original,
            {workers, "{'do':'build','on':[{'city':7,'boxes':6}]}"},
            "{'do':'build','on':[{'city':5,'boxes':4}]}", "not-enough-workers");
        row("stone without Engineering still counts as 3 workers", 2, original, {food},
            "{'do':'build','on':[{'city':4,'boxes':3}],'stone':1}", "needs-development");
        row("not-enough-workers comes before not-enough-goods", 2, original,
            {board("{'developments':['engineering']}"), food},
            "{'do':'build','on':[{'city':7,'boxes':4}],'stone':1}", "not-enough-workers");
        row("not-enough-workers comes before box-full", 2, original, {workers},
            "{'do':'build','on':[{'city':4,'boxes':10}]}", "not-enough-workers");
        row("not-enough-workers: boxes of a place that is not there count", 2, original, {workers},
            "{'do':'build','on':[{'city':9,'boxes':10}]}", "not-enough-workers");

        row("not-enough-goods: pottery to preserve", 2, late,
            {board("{'developments':['preservation'],'food':0}")}, "{'do':'preserve'}", "not-enough-goods");
        row("not-enough-goods: stone", 2, original, {board("{'developments':['engineering']}"), workers},
            "{'do':'build','on':[],'stone':1}", "not-enough-goods");
        row("not-enough-goods: own side of a trade", 2, trading, {food},
            "{'do':'trade','with':1,'give':{'wood':1},'get':{'food':1}}", "not-enough-goods");
        row("not-enough-goods: the other side of a trade", 2, trading, {food},
            "{'do':'trade','with':1,'give':{'food':1},'get':{'wood':1}}", "not-enough-goods");
        row("not-enough-goods: own side, though the partner is not there", 2, trading, {food},
            "{'do':'trade','with':7,'give':{'wood':1},'get':{'cloth':1}}", "not-enough-goods");
        row("not-enough-goods: ship without cloth", 2, late,
            {board("{'goods':{'wood':1},'developments':['shipping']}"), food}, "{'do':'ship','count':1}",
            "not-enough-goods");
        row("not-enough-goods: swap", 2, late, {board("{'developments':['shipping']}"), food},
            "{'do':'swap','from':'wood','to':'stone'}", "not-enough-goods");
        row("not-enough-goods: discard", 2, original, {food}, "{'do':'pass','discard':{'wood':1}}",
            "not-enough-goods");
        row("not-enough-goods: spearheads, those of the roll included", 2, late,
            {board("{'food':4,'cityBoxes':{'4':3},'developments':['smithing']}")},
            "{'do':'roll','dice':{'skull':4},'spearheads':2}", "not-enough-goods");

        row("not-enough-goods: no more spearheads than have room", 2, late,
            {board("{'food':4,'cityBoxes':{'4':3},'goods':{'spearheads':4},'developments':['smithing']}")},
            "{'do':'roll','dice':{'skull':4},'spearheads':5}", "not-enough-goods");

        row("not-enough-food: preserve", 2, late,
            {board("{'food':0,'goods':{'pottery':1},'developments':['preservation']}")}, "{'do':'preserve'}",
            "not-enough-food");
        row("not-enough-food: selling", 2, original, {board("{'developments':['granaries']}"), coins},
            "{'do':'buy','development':'irrigation','goods':[],'food':1}", "not-enough-food");
        row("not-enough-food: trade", 2, trading, {coins},
            "{'do':'trade','with':1,'give':{'food':1},'get':{'food':1}}", "not-enough-food");
        row("not-enough-food: the other side", 2, trading, {food},
            "{'do':'trade','with':1,'give':{'food':1},'get':{'food':4}}", "not-enough-food");

        row("not-enough-coins", 2, original, {coins},
            "{'do':'buy','development':'granaries','goods':['wood']}", "not-enough-coins");
        row("not-enough-coins comes before already-owned", 2, original,
            {board("{'developments':['irrigation']}"), food},
            "{'do':'buy','development':'irrigation','goods':[]}", "not-enough-coins");

        row("box-full: city", 2, original, {workers}, "{'do':'build','on':[{'city':4,'boxes':4}]}",
            "box-full");
        row("box-full: named twice", 2, original, {workers},
            "{'do':'build','on':[{'city':5,'boxes':3},{'city':5,'boxes':2}]}", "box-full");
        row("box-full: monument", 2, original, {workers},
            "{'do':'build','on':[{'monument':'step-pyramid','boxes':4}]}", "box-full");
        row("box-full comes before a monument not in play", 2, original, {workers},
            "{'do':'build','on':[{'monument':'temple','boxes':1},{'city':4,'boxes':4}]}", "box-full");

        row("monument-not-in-play: Temple with 2", 2, original, {workers},
            "{'do':'build','on':[{'monument':'temple','boxes':1}]}", "monument-not-in-play");
        row("monument-not-in-play: its boxes are not judged", 2, original, {workers},
            "{'do':'build','on':[{'monument':'temple','boxes':8}]}", "monument-not-in-play");
        row("monument-not-in-play: Great Pyramid with 2", 2, "{'edition':'revised'}", {workers},
            "{'do':'build','on':[{'monument':'great-pyramid','boxes':1}]}", "monument-not-in-play");
        row("monument-not-in-play: Hanging Gardens with 3", 3, original, {workers},
            "{'do':'build','on':[{'monument':'hanging-gardens','boxes':1}]}", "monument-not-in-play");
        row("monument-not-in-play: adjusted", 2, original, {},
            "{'do':'adjust','player':0,'set':{'monuments':{'temple':{'boxes':99}}}}", "monument-not-in-play");

        row("already-owned: bought", 2, original, {board("{'developments':['irrigation']}"), coins},
            "{'do':'buy','development':'irrigation','goods':[]}", "already-owned");
        row("already-owned: adjusted twice", 2, original, {},
            "{'do':'adjust','player':0,'set':{'developments':['empire','irrigation','empire'],'food':16}}",
            "already-owned");

        row("row-full: own side of a trade", 2, trading,
            {board("{'goods':{'wood':8}}"), other("{'goods':{'wood':1}}"), food},
            "{'do':'trade','with':1,'give':{'food':1},'get':{'wood':1}}", "row-full");
        row("row-full: the other's side", 2, trading, {other("{'food':15}"), food},
            "{'do':'trade','with':1,'give':{'food':2},'get':{'food':1}}", "row-full");
        row("row-full: own room, though the partner is not there", 2, trading,
            {board("{'goods':{'wood':8}}"), food},
            "{'do':'trade','with':7,'give':{'food':1},'get':{'wood':1}}", "row-full");
        row("row-full: ships", 2, late,
            {board("{'ships':4,'goods':{'wood':2,'cloth':2},'developments':['shipping']}"), food},
            "{'do':'ship','count':2}", "row-full");
        row("row-full: swap", 2, late,
            {board("{'ships':0,'goods':{'wood':2,'spearheads':4},'developments':['shipping']}"), food},
            "{'do':'swap','from':'wood','to':'spearheads'}", "row-full");

        row("trade-partner: own seat", 2, trading, {food},
            "{'do':'trade','with':0,'give':{'food':1},'get':{}}", "trade-partner");
        row("trade-partner: no seat", 2, trading, {food},
            "{'do':'trade','with':2,'give':{'food':1},'get':{'cloth':1}}", "trade-partner");
        row("trade-partner: alone", 1, trading, {food},
            "{'do':'trade','with':0,'give':{'food':1},'get':{'food':1}}", "trade-partner");

        row("empty-trade: nothing given", 2, trading, {food},
            "{'do':'trade','with':1,'give':{},'get':{'food':1}}", "empty-trade");
        row("empty-trade: nothing got", 2, trading, {food},
            "{'do':'trade','with':1,'give':{'food':1},'get':{}}", "empty-trade");

        row("swap-limit", 2, late,
            {board("{'ships':1,'goods':{'wood':2},'developments':['shipping']}"), food,
                "{'do':'swap','from':'wood','to':'stone'}"},
            "{'do':'swap','from':'wood','to':'stone'}", "swap-limit");
        row("swap-limit comes before a swap with itself", 2, late,
            {board("{'goods':{'wood':8},'developments':['shipping']}"), food},
            "{'do':'swap','from':'wood','to':'wood'}", "swap-limit");

        row("discard-count: none given", 2, original, {board("{'goods':{'wood':7}}"), food}, "{'do':'pass'}",
            "discard-count");
        row("discard-count: one too many", 2, original, {board("{'goods':{'wood':7}}"), food},
            "{'do':'pass','discard':{'wood':2}}", "discard-count");
        row("discard-count: nothing is over", 2, original, {board("{'goods':{'wood':6}}"), food},
            "{'do':'pass','discard':{'wood':1}}", "discard-count");
        row("discard-count: Caravans", 2, original,
            {board("{'goods':{'wood':8},'developments':['caravans']}"), food},
            "{'do':'pass','discard':{'wood':2}}", "discard-count");

        row("first-taken", 2, original, {other("{'monuments':{'obelisk':{'boxes':9}}}")},
            "{'do':'adjust','player':0,'set':{'monuments':{'obelisk':{'boxes':9,'first':true}}}}",
            "first-taken");
        row("first-taken comes before out-of-range", 2, original,
            {other("{'monuments':{'obelisk':{'boxes':9}}}")},
            "{'do':'adjust','player':0,'set':{'monuments':{'obelisk':{'boxes':1,'first':true}},'food':99}}",
            "first-taken");

        row("first-taken: for no seat too", 2, original, {other("{'monuments':{'obelisk':{'boxes':9}}}")},
            "{'do':'adjust','player':9,'set':{'monuments':{'obelisk':{'boxes':9,'first':true}}}}",
            "first-taken");

        row("out-of-range: city 3", 2, original, {workers}, "{'do':'build','on':[{'city':3,'boxes':1}]}",
            "out-of-range");
        row("out-of-range: city 8", 2, original, {workers}, "{'do':'build','on':[{'city':8,'boxes':9}]}",
            "out-of-range");
        row("out-of-range: no boxes", 2, original, {workers}, "{'do':'build','on':[{'city':4,'boxes':0}]}",
            "out-of-range");
        row("out-of-range: no ships", 2, late, {board("{'developments':['shipping']}"), food},
            "{'do':'ship','count':0}", "out-of-range");
        row("out-of-range: swap with itself, however full the row", 2, late,
            {board("{'ships':1,'goods':{'wood':8},'developments':['shipping']}"), food},
            "{'do':'swap','from':'wood','to':'wood'}", "out-of-range");
        row("out-of-range: spearheads without four skulls", 2, late,
            {board("{'goods':{'spearheads':1},'developments':['smithing']}")},
            "{'do':'roll','dice':{'skull':3},'spearheads':1}", "out-of-range");
        row("out-of-range: no seat", 2, original, {}, "{'do':'adjust','player':2,'set':{}}", "out-of-range");
        row("out-of-range: food", 2, original, {}, "{'do':'adjust','player':0,'set':{'food':16}}",
            "out-of-range");
        row("out-of-range: disasters", 2, original, {}, "{'do':'adjust','player':0,'set':{'disasters':1000}}",
            "out-of-range");
        row("out-of-range: goods", 2, original, {}, "{'do':'adjust','player':0,'set':{'goods':{'cloth':6}}}",
            "out-of-range");
        row("out-of-range: city boxes", 2, original, {},
            "{'do':'adjust','player':0,'set':{'cityBoxes':{'4':4}}}", "out-of-range");
        row("out-of-range: ships", 2, late, {}, "{'do':'adjust','player':0,'set':{'ships':6}}",
            "out-of-range");
        row("out-of-range: monument boxes", 2, original, {},
            "{'do':'adjust','player':0,'set':{'monuments':{'obelisk':{'boxes':10}}}}", "out-of-range");
        row("out-of-range: first on an unfinished monument", 2, original, {},
            "{'do':'adjust','player':0,'set':{'monuments':{'obelisk':{'boxes':8,'first':true}}}}",
            "out-of-range");
    }

    void isRefused()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, options);
        QFETCH(QList<QByteArray>, before);
        QFETCH(QByteArray, action);
        Table table(players, options.constData());
        for (const auto &step : before) {
            table.play(step);
        }
        const auto state = table.state();
        QTEST(table.tell(action), "code");
        QVERIFY(table.state() == state);
        QVERIFY(table.events().isEmpty());
    }

    void sumsDoNotOverflow()
    {
        for (const auto *city : {"9", "4"}) {
            Table table(2);
            table.play("{'do':'roll','dice':{'workers':3}}");
            const auto work = QByteArray("{'city':") + city + ",'boxes':1000000},";
            const auto action = "{'do':'build','on':[" + work.repeated(5000).chopped(1) + "]}";
            QCOMPARE(table.tell(action), "not-enough-workers");
        }
    }

    /// The rows above name every code there is.
    void everyCodeIsCovered()
    {
        QFile source(QStringLiteral(SOURCE_DIR "/tests/model/bronze_age/refusals_test.cpp"));
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
