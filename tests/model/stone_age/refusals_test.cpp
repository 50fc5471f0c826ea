// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/stone_age/table.h"
#include "tests/suites.h"

using namespace StoneAge;

/// Every code, and which one is reported where several rules are broken at once.
class RefusalsTest : public QObject
{
    Q_OBJECT

    static void row(const char *name, int players, const char *options, const QList<QByteArray> &before,
        const QByteArray &action, const char *code)
    {
        QTest::newRow(name) << players << QByteArray(options) << before << action << QByteArray(code);
    }
    static QByteArray board(const char *members, int seat = 0)
    {
        return "{'do':'adjust','player':" + QByteArray::number(seat) + ",'set':" + members + "}";
    }
    static QByteArray gather(const char *place, int people, int dice, const char *more = "")
    {
        return QByteArray("{'do':'gather','place':'") + place + "','people':" + QByteArray::number(people)
            + ",'dice':" + QByteArray::number(dice) + more + "}";
    }
    static QByteArray build(const char *members) { return QByteArray("{'do':'building',") + members + "}"; }
    static QByteArray buy(const char *members) { return QByteArray("{'do':'card',") + members + "}"; }
    static QByteArray described(const char *top, const char *bottom = "{'symbol':'art'}")
    {
        return QByteArray("{'do':'card','slot':1,'pay':{'wood':1},'top':") + top + ",'bottom':" + bottom
            + "}";
    }

    static void optionRows()
    {
        const char *base = "{}";
        row("game-over: done", 2, base, {"{'do':'finish'}"}, "{'do':'done'}", "game-over");
        row("game-over: adjust", 2, base, {"{'do':'finish'}"}, board("{'people':99}", 9), "game-over");
        row("game-over: finish", 2, base, {"{'do':'finish'}"}, "{'do':'finish'}", "game-over");
        row("game-over comes before not-in-options", 2, base, {"{'do':'finish'}"}, "{'do':'trader'}",
            "game-over");

        row("not-in-options: trader", 2, base, {}, "{'do':'trader'}", "not-in-options");
        row("not-in-options: own site", 2, base, {}, gather("wood-site", 9, 1), "not-in-options");
        row("not-in-options: jewels hunted", 2, base, {}, gather("hunt", 9, 1, ",'jewels':1"),
            "not-in-options");
        row("not-in-options: jewels paid", 2, base, {}, build("'stack':0,'kind':'any','pay':{'jewels':1}"),
            "not-in-options");
        row("not-in-options: an empty exchange", 2, base, {},
            build("'stack':0,'kind':'any','pay':{},'exchange':{'give':{},'get':{}}"), "not-in-options");
        row("not-in-options: slot 5", 2, base, {}, buy("'slot':5,'pay':{},'card':3"), "not-in-options");
        row("not-in-options: second card", 2, base, {},
            buy("'slot':1,'pay':{},'card':3,'bonusCard':{'symbol':'art'}"), "not-in-options");
        row("not-in-options: jewel tile", 2, base, {}, build("'stack':9,'kind':'jewels','pay':{}"),
            "not-in-options");
        row("not-in-options: printed tile", 2, base, {},
            build("'stack':0,'kind':'printed','pay':{},'points':1"), "not-in-options");
        row("not-in-options: dice with style", 2, base, {}, described("{'kind':'style-dice','picks':[]}"),
            "not-in-options");
        row("not-in-options: trade card", 2, base, {}, described("{'kind':'trade'}"), "not-in-options");
        row("not-in-options: traders", 2, base, {}, described("{'kind':'tool'}", "{'traders':9}"),
            "not-in-options");
        row("not-in-options: symbol jewel of an extra card", 2, base, {},
            described("{'kind':'extra-card','bottom':{'symbol':'jewel'}}"), "not-in-options");
        for (const char *member :
            {"'jewels':0", "'trade':0", "'traders':0", "'sites':[]", "'bonus':[]", "'symbols':{'jewel':0}"}) {
            const auto set = QByteArray("{") + member + "}";
            row(member, 2, base, {}, board(set.constData()), "not-in-options");
        }
        row("not-in-options: bonus tile", 2, Expansion, {},
            build("'stack':0,'kind':'printed','pay':{},'points':1,'gain':{'kind':'bonus','of':'wood'}"),
            "not-in-options");
        row("not-in-options: adjusted bonus", 2, Expansion, {}, board("{'bonus':[]}"), "not-in-options");
        row("not-in-options comes before wrong-phase", 2, base,
            {board("{'food':0}"), "{'do':'done'}", "{'do':'done'}"}, "{'do':'trader'}", "not-in-options");
    }

    static void placeRows()
    {
        const char *base = "{}";
        const QByteArray hungry = board("{'food':0}");
        const QByteArray done = "{'do':'done'}";
        row("wrong-phase: gather while feeding", 2, base, {hungry, done, done}, gather("hunt", 9, 1),
            "wrong-phase");
        row("wrong-phase: done while feeding", 2, base, {hungry, done, done}, done, "wrong-phase");
        row("wrong-phase: take-two while feeding", 2, base, {hungry, done, done},
            "{'do':'take-two','resources':{}}", "wrong-phase");
        row("wrong-phase: feed for no seat", 2, base, {}, "{'do':'feed','player':7,'hungry':true}",
            "wrong-phase");

        row("not-enough-people: gather", 2, base, {}, gather("hunt", 6, 6), "not-enough-people");
        row("not-enough-people: hut", 2, base, {gather("hunt", 4, 9)}, "{'do':'hut'}", "not-enough-people");
        row("not-enough-people: trader", 2, Expansion, {gather("hunt", 4, 9)}, "{'do':'trader'}",
            "not-enough-people");
        row("not-enough-people: card", 2, base, {gather("hunt", 5, 9)}, described("{'kind':'tool'}"),
            "not-enough-people");
        row("not-enough-people: building", 2, base, {gather("hunt", 5, 9)},
            build("'stack':0,'kind':'any','pay':{'wood':1}"), "not-enough-people");
        row("not-enough-people: the new one works later", 2, base, {"{'do':'hut'}", gather("hunt", 3, 9)},
            "{'do':'field'}", "not-enough-people");
        row("not-enough-people comes before place-used", 2, base, {gather("hunt", 5, 9)},
            gather("hunt", 1, 1), "not-enough-people");

        row("place-used: hunt", 2, base, {gather("hunt", 1, 1)}, gather("hunt", 1, 9), "place-used");
        row("place-used: field", 2, base, {"{'do':'field'}"}, "{'do':'field'}", "place-used");
        row("place-used: slot", 2, base, {board("{'wood':9}"), described("{'kind':'tool'}")},
            described("{'kind':'tool'}"), "place-used");
        row("place-used: stack", 2, base,
            {board("{'wood':9}"), build("'stack':1,'kind':'any','pay':{'wood':1}")},
            build("'stack':1,'kind':'any','pay':{}"), "place-used");
        row("place-taken: tool maker", 2, base, {"{'do':'tool-maker'}", done}, "{'do':'tool-maker'}",
            "place-taken");
        row("place-taken: slot", 2, base, {board("{'wood':9}"), described("{'kind':'tool'}"), done},
            described("{'kind':'tool'}"), "place-taken");
        row("place-taken: stack", 2, base,
            {board("{'wood':9}"), build("'stack':1,'kind':'any','pay':{'wood':1}"), done},
            build("'stack':1,'kind':'any','pay':{}"), "place-taken");

        const QList<QByteArray> two{"{'do':'field'}", "{'do':'tool-maker'}", done};
        row("place-limit: third village place with 2", 2, base, two, "{'do':'hut'}", "place-limit");
        row("place-limit: third village place with 3", 3, base, two, "{'do':'hut'}", "place-limit");
        row("place-limit: fourth village place with 4", 4, Expansion,
            {board("{'people':9}"), "{'do':'field'}", "{'do':'tool-maker'}", "{'do':'hut'}"},
            "{'do':'trader'}", "place-limit");
        row("a used place is taken, not at its limit", 2, base, two, "{'do':'field'}", "place-taken");
        row("place-limit: forest with 2", 2, base, {gather("forest", 1, 1), done}, gather("forest", 1, 1),
            "place-limit");
        row("place-limit: river with 3", 3, base, {gather("river", 1, 1), done, gather("river", 1, 1), done},
            gather("river", 1, 1), "place-limit");
        row("place-limit comes before place-full", 2, base, {gather("forest", 5, 9), done},
            gather("forest", 3, 9), "place-limit");
        row("place-full: alone", 4, base, {board("{'people':8}")}, gather("quarry", 8, 9), "place-full");
        row("place-full: together", 4, base, {gather("quarry", 5, 9), done}, gather("quarry", 3, 9),
            "place-full");
        row("place-full: own site", 2, Expansion, {board("{'sites':['gold-site']}")},
            gather("gold-site", 4, 9), "place-full");
        row("place-full comes before not-owned", 2, Expansion, {}, gather("gold-site", 4, 9), "place-full");
        row("not-owned: site", 2, Expansion, {board("{'sites':['wood-site']}")}, gather("gold-site", 1, 9),
            "not-owned");
        row("not-owned: how often it was used does not count", 2, Expansion,
            {board("{'sites':['wood-site']}"), gather("wood-site", 1, 1), board("{'sites':[]}")},
            gather("wood-site", 1, 1), "not-owned");
        row("not-owned: take-two", 2, base, {}, "{'do':'take-two','resources':{'wood':3}}", "not-owned");
    }

    static void rollRows()
    {
        const char *base = "{}";
        const QByteArray tools = board("{'tools':[1,1,0],'oneUse':[3]}");
        row("dice-total: too few", 2, base, {}, gather("hunt", 3, 2), "dice-total");
        row("dice-total: too many", 2, base, {}, gather("hunt", 3, 19), "dice-total");
        row("dice-total: nobody", 2, base, {}, gather("hunt", 0, 1), "dice-total");
        row("dice-total: two dice", 2, base, {board("{'wood':1}")},
            described("{'kind':'two-dice','resource':'wood','dice':13}"), "dice-total");
        row("dice-total: one is not two dice", 2, base, {board("{'wood':1}")},
            buy("'slot':1,'pay':{'wood':1},'card':13,'top':{'dice':1}"), "dice-total");
        row("dice-total comes before tool-used", 2, base, {tools}, gather("hunt", 1, 9, ",'tools':[0,0]"),
            "dice-total");
        row("tool-used: named twice", 2, base, {tools}, gather("hunt", 1, 1, ",'tools':[0,1,0]"),
            "tool-used");
        row("tool-used: one that is not there named twice", 2, base, {tools},
            gather("hunt", 1, 1, ",'tools':[7,7]"), "tool-used");
        row("tool-used: in this round", 2, base, {tools, gather("hunt", 1, 1, ",'tools':[1]")},
            gather("forest", 1, 1, ",'tools':[1]"), "tool-used");
        row("tool-used: by the table's word, still 0", 2, base, {board("{'toolsUsed':[false,false,true]}")},
            gather("hunt", 1, 1, ",'tools':[2]"), "tool-used");
        row("tool-used: two dice", 2, base, {tools, board("{'wood':1,'toolsUsed':[true,false,false]}")},
            described("{'kind':'two-dice','resource':'wood','dice':3,'tools':[0]}"), "tool-used");
        row("no-such-tool: space 3", 2, base, {tools}, gather("hunt", 1, 1, ",'tools':[3]"), "no-such-tool");
        row("no-such-tool: still 0", 2, base, {tools}, gather("hunt", 1, 1, ",'tools':[2]"), "no-such-tool");
        row("no-such-tool: one-use", 2, base, {tools}, gather("hunt", 1, 1, ",'oneUse':[2]"), "no-such-tool");
        row("no-such-tool: one-use twice", 2, base, {tools}, gather("hunt", 1, 1, ",'oneUse':[3,3]"),
            "no-such-tool");
        row("no-such-tool: one-use of no value", 2, base, {tools}, gather("hunt", 1, 1, ",'oneUse':[9]"),
            "no-such-tool");
    }

    static void paymentRows()
    {
        const char *base = "{}";
        const QByteArray rich = board("{'wood':9,'clay':9,'stone':9,'gold':9}");
        const QByteArray trader = board("{'wood':9,'clay':9,'stone':9,'gold':0,'jewels':9,'trade':2}");
        row("not-enough-resources: building", 2, base, {board("{'wood':1}")},
            build("'stack':0,'kind':'any','pay':{'wood':2}"), "not-enough-resources");
        row("not-enough-resources: though the slot is not there", 2, base, {},
            buy("'slot':9,'pay':{'wood':1},'card':3"), "not-enough-resources");
        row("not-enough-resources: given away", 2, Expansion, {board("{'wood':1,'trade':2}")},
            build("'stack':0,'kind':'any','pay':{'clay':1},'exchange':{'give':{'wood':2},'get':{'clay':1}}"),
            "not-enough-resources");
        row("not-enough-resources: judged as though trade were not 0", 2, Expansion, {board("{'wood':1}")},
            build("'stack':0,'kind':'any','pay':{'wood':1},'exchange':{'give':{'wood':1},'get':{}}"),
            "not-enough-resources");
        row("not-enough-resources: feeding", 2, base, {board("{'food':0}"), "{'do':'done'}", "{'do':'done'}"},
            "{'do':'feed','player':0,'pay':{'wood':9}}", "not-enough-resources");
        row("not-enough-jewels: card", 2, Expansion, {}, buy("'slot':5,'pay':{'jewels':3},'card':3"),
            "not-enough-jewels");
        row("not-enough-jewels: given away", 2, Expansion, {board("{'trade':2}")},
            build(
                "'stack':0,'kind':'any','pay':{'clay':1},'exchange':{'give':{'jewels':2},'get':{'clay':1}}"),
            "not-enough-jewels");
        row("wrong-payment: fixed", 2, base, {rich}, build("'stack':0,'kind':'fixed','pay':{'wood':3}"),
            "wrong-payment");
        row("wrong-payment: too many kinds", 2, base, {rich},
            build("'stack':0,'kind':'kinds','count':4,'kinds':1,'pay':{'wood':3,'clay':1}"), "wrong-payment");
        row("wrong-payment: too few", 2, base, {rich},
            build("'stack':0,'kind':'kinds','count':5,'kinds':2,'pay':{'wood':3,'clay':1}"), "wrong-payment");
        row("wrong-payment: any, none", 2, base, {rich}, build("'stack':0,'kind':'any','pay':{}"),
            "wrong-payment");
        row("wrong-payment: any, 8", 2, base, {rich}, build("'stack':0,'kind':'any','pay':{'wood':8}"),
            "wrong-payment");
        row("wrong-payment: any, with a jewel", 2, Expansion, {trader},
            build("'stack':0,'kind':'any','pay':{'wood':1,'jewels':1}"), "wrong-payment");
        row("wrong-payment: 5 jewels", 2, Expansion, {trader},
            build("'stack':0,'kind':'jewels','pay':{'jewels':5}"), "wrong-payment");
        row("wrong-payment: jewels and wood", 2, Expansion, {trader},
            build("'stack':0,'kind':'jewels','pay':{'jewels':1,'wood':1}"), "wrong-payment");
        row("wrong-payment: card", 2, base, {rich}, buy("'slot':2,'pay':{'wood':3},'card':3"),
            "wrong-payment");
        row("wrong-payment: second card", 2, Expansion, {trader},
            buy("'slot':5,'pay':{'jewels':3},'card':3,'bonusCard':{'symbol':'art'}"), "wrong-payment");
        row("wrong-payment: feeding", 2, base,
            {board("{'food':0,'wood':9}"), "{'do':'done'}", "{'do':'done'}"},
            "{'do':'feed','player':0,'pay':{'wood':6}}", "wrong-payment");
        row("wrong-payment comes before card-gone", 2, base,
            {rich, buy("'slot':1,'pay':{'wood':1},'card':3")}, buy("'slot':2,'pay':{},'card':3"),
            "wrong-payment");
        row("card-gone", 2, base, {rich, buy("'slot':1,'pay':{'wood':1},'card':3")},
            buy("'slot':2,'pay':{'wood':2},'card':3"), "card-gone");

        const auto swap = [](const char *give, const char *get) {
            return QByteArray("{'do':'building','stack':0,'kind':'any','pay':{'gold':1,'wood':1},'exchange':{"
                              "'give':")
                + give + ",'get':" + get + "}}";
        };
        row("no-exchange", 2, Expansion, {board("{'gold':1,'wood':2}")}, swap("{'wood':1}", "{'wood':1}"),
            "no-exchange");
        row("exchange-rate: one for one at 3", 2, Expansion, {trader, board("{'trade':3}")},
            swap("{'clay':1}", "{'gold':1}"), "exchange-rate");
        row("exchange-rate: two for one at 4", 2, Expansion, {trader, board("{'trade':4}")},
            swap("{'clay':2}", "{'gold':1}"), "exchange-rate");
        row("exchange-rate: one for two at 8", 2, Expansion, {trader, board("{'trade':8}")},
            swap("{'clay':1}", "{'gold':1,'wood':1}"), "exchange-rate");
        row("exchange-rate: one for three at 9", 2, Expansion, {trader, board("{'trade':9}")},
            swap("{'clay':1}", "{'gold':1,'wood':2}"), "exchange-rate");
        row("exchange-rate: nothing", 2, Expansion, {board("{'gold':1,'wood':1,'trade':9}")},
            swap("{}", "{}"), "exchange-rate");
        row("exchange-rate: not part of the payment", 2, Expansion, {trader, board("{'gold':1}")},
            swap("{'clay':2}", "{'stone':1}"), "exchange-rate");
        row("exchange-used", 2, Expansion, {trader, swap("{'clay':2}", "{'gold':1}")},
            build("'stack':1,'kind':'any','pay':{'gold':1},'exchange':{'give':{'clay':2},'get':{'gold':1}}"),
            "exchange-used");
        row("exchange-rate comes before exchange-used", 2, Expansion,
            {trader, swap("{'clay':2}", "{'gold':1}")},
            build("'stack':1,'kind':'any','pay':{'gold':1},'exchange':{'give':{'clay':1},'get':{'gold':1}}"),
            "exchange-rate");
    }

    static void pickRows()
    {
        const char *base = "{}";
        const QByteArray wood = board("{'wood':9}");
        row("bad-pick: one die too few", 2, base, {wood},
            described("{'kind':'dice-for-all','picks':['tool']}"), "bad-pick");
        row("bad-pick: one die too many", 2, Expansion, {wood},
            described("{'kind':'style-dice','picks':['food','food','food']}"), "bad-pick");
        row("bad-pick: a tile's dice", 2, Expansion, {},
            build("'stack':0,'kind':'printed','pay':{},'points':1,'gain':{'kind':'style-dice','picks':[]}"),
            "bad-pick");
        row("bad-pick: any two are not three", 2, base, {wood},
            buy("'slot':1,'pay':{'wood':1},'card':31,'top':{'resources':{'gold':3}}"), "bad-pick");
        row("bad-pick: take-two", 2, base, {board("{'anyTwo':1}")},
            "{'do':'take-two','resources':{'wood':1}}", "bad-pick");

        row("already-fed", 2, base, {board("{'food':0}"), "{'do':'done'}", "{'do':'done'}"},
            "{'do':'feed','player':1,'pay':{'wood':99}}", "already-fed");
        row("out-of-range: feed for no seat", 2, base,
            {board("{'food':0}"), "{'do':'done'}", "{'do':'done'}"},
            "{'do':'feed','player':2,'pay':{'wood':99}}", "out-of-range");
        row("out-of-range: nobody", 2, base, {}, gather("hunt", 0, 0), "out-of-range");
        row("out-of-range: stack", 2, base, {wood}, build("'stack':2,'kind':'any','pay':{'wood':1}"),
            "out-of-range");
        row("out-of-range: slot 0", 2, base, {wood}, buy("'slot':0,'pay':{'wood':9},'card':3"),
            "out-of-range");
        row("out-of-range: slot 6", 2, base, {wood}, buy("'slot':6,'pay':{},'card':3"), "out-of-range");
        row("out-of-range: second card with slot 1", 2, Expansion, {wood},
            buy("'slot':1,'pay':{'wood':1},'card':3,'bonusCard':{'symbol':'art'}"), "out-of-range");
        row("out-of-range: jewels in the forest", 2, Expansion, {}, gather("forest", 1, 6, ",'jewels':1"),
            "out-of-range");
        row("out-of-range: more jewels than units", 2, Expansion, {}, gather("hunt", 1, 5, ",'jewels':3"),
            "out-of-range");
        row("out-of-range: 3 of a kind", 2, base, {wood},
            build("'stack':0,'kind':'kinds','count':3,'kinds':1,'pay':{'wood':3}"), "out-of-range");
        row("out-of-range: 0 kinds", 2, base, {wood},
            build("'stack':0,'kind':'kinds','count':0,'kinds':0,'pay':{}"), "out-of-range");
        row("out-of-range: one-use tool 5", 2, base, {wood}, described("{'kind':'one-use-tool','value':5}"),
            "out-of-range");
        row("out-of-range: 0 farmers", 2, base, {wood}, described("{'kind':'tool'}", "{'farmers':0}"),
            "out-of-range");
        row("out-of-range: 4 farmers of a secret card", 2, Expansion, {},
            build("'stack':0,'kind':'printed','pay':{},'points':1,'gain':{'kind':'secret-card','bottom':{"
                  "'farmers':4}}"),
            "out-of-range");
        row("out-of-range: a secret die", 2, Expansion, {wood},
            described("{'kind':'style-dice','picks':['food',{'secret-card':{'traders':4}}]}"),
            "out-of-range");
        row("out-of-range: adjust for no seat", 2, base, {}, board("{}", 2), "out-of-range");
    }

private Q_SLOTS:
    void isRefused_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QList<QByteArray>>("before");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("code");
        optionRows();
        placeRows();
        rollRows();
        paymentRows();
        pickRows();
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

    void theDeckMustHaveWhatIsDrawn()
    {
        Table table(2, Expansion);
        const auto secret = [](int stack) {
            return build("'stack':0,'kind':'printed','pay':{},'points':0,'gain':{'kind':'secret-card',"
                         "'bottom':{'symbol':'art'}}")
                .replace("'stack':0", "'stack':" + QByteArray::number(stack));
        };
        const QByteArray twoCards = "{'do':'card','slot':5,'pay':{'jewels':6},'top':{'kind':'extra-card','"
                                    "bottom':{'symbol':'art'}},"
                                    "'bottom':{'symbol':'art'},'bonusCard':{'symbol':'art'}}";
        // Five dice cards a round, each of two secret cards, and the five replaced: 40, 25, 10, and 0 in the
        // third.
        for (int round = 1; round <= 2; ++round) {
            table.set(0, "{'food':50,'wood':20,'jewels':9}").set(1, "{'food':50}").done(round - 1);
            for (int slot = 1; slot <= 5; ++slot) {
                table.play(QByteArray("{'do':'card','slot':") + QByteArray::number(slot)
                    + (slot == 5 ? ",'pay':{'jewels':3}" : ",'pay':{'wood':" + QByteArray::number(slot) + "}")
                    + ",'top':{'kind':'style-dice','picks':[{'secret-card':{'symbol':'art'}},{'secret-card':{"
                      "'symbol':'art'}}]},'bottom':{'symbol':'art'}}");
            }
            table.done(3 - round);
        }
        QCOMPARE(table.member("turn.deck"), "10");
        table.set(0, "{'food':50,'wood':20,'jewels':9,'people':10}");
        for (int slot = 1; slot <= 4; ++slot) {
            table.play(QByteArray("{'do':'card','slot':") + QByteArray::number(slot)
                + ",'pay':{'wood':" + QByteArray::number(slot)
                + "},'top':{'kind':'style-dice','picks':[{'secret-card':{'symbol':'art'}},{'secret-card':{"
                  "'symbol':'art'}}]},'bottom':{'symbol':'art'}}");
        }
        QCOMPARE(table.events().back(), "last-round 0");
        table.play(secret(0));
        QCOMPARE(table.member("turn.deck"), "1");
        QCOMPARE(table.tell(twoCards), "deck-empty");
        table.play(secret(1));
        QCOMPARE(table.tell(described("{'kind':'extra-card','bottom':{'farmers':1}}")), "place-used");
        QCOMPARE(table.tell(twoCards), "deck-empty");
    }

    void longListsDoNotOverflow()
    {
        Table table(2);
        const auto values = QByteArray("1000000,").repeated(5000).chopped(1);
        QCOMPARE(
            table.tell(gather("hunt", 1, 1, (",'oneUse':[" + values + "]").constData())), "no-such-tool");
        QCOMPARE(table.tell(gather("hunt", 1, 1, (",'tools':[" + values + "]").constData())), "tool-used");
        QCOMPARE(table.tell(gather("hunt", 1000000, 1000000)), "not-enough-people");
    }

    /// The rows above name every code there is.
    void everyCodeIsCovered()
    {
        QFile source(QStringLiteral(SOURCE_DIR "/tests/model/stone_age/refusals_test.cpp"));
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
