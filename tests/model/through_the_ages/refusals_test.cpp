// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/table.h"
#include "tests/suites.h"

using namespace ThroughTheAges;

namespace
{
/// Before the row's own actions the first seat of three has the turn in round 2, in this age, as these
/// options say.
struct Moment {
    const char *options = "{}";
    int age = 1;
    int round = 2;
};
}

/// Every code, and which one is reported where several rules are broken at once.
class RefusalsTest : public QObject
{
    Q_OBJECT

    static constexpr Moment Usual{};
    static constexpr Moment NewStory{.options = "{'edition':'new-story'}"};
    static constexpr Moment FirstRound{.age = 0, .round = 1};

    static void row(const char *name, Moment moment, const QList<QByteArray> &before,
        const QByteArray &action, const char *code)
    {
        QTest::newRow(name) << QByteArray(moment.options) << moment.age << moment.round << before << action
                            << QByteArray(code);
    }
    static QByteArray board(const char *members, int seat = 0)
    {
        return "{'do':'adjust','player':" + QByteArray::number(seat) + ",'set':" + members + "}";
    }
    static QByteArray act(const char *what, const char *members = "")
    {
        return QByteArray("{'do':'") + what + "'" + (*members ? "," : "") + members + "}";
    }
    static QByteArray card(const char *members) { return act("modify", members); }

    static void phaseRows()
    {
        const auto finish = act("finish");
        row("game-over", Usual, {finish}, act("end-turn"), "game-over");
        row("game-over: adjust for no seat", Usual, {finish}, board("{'pool':100}", 9), "game-over");
        row("game-over: finish", Usual, {finish}, finish, "game-over");
        row("game-over comes before not-in-edition", Usual, {finish}, act("impact", "'events':['balance']"),
            "game-over");

        row("not-in-edition: tactic", NewStory, {}, act("tactic", "'tactic':'light-cavalry'"),
            "not-in-edition");
        row("not-in-edition: adjust", NewStory, {}, board("{'tactic':'light-cavalry'}"), "not-in-edition");
        row("not-in-edition: impact", Usual, {}, act("impact", "'events':['variety']"), "not-in-edition");
        row("not-in-edition: event", Usual, {}, act("event", "'level':1,'revealed':'prosperity'"),
            "not-in-edition");
        row("not-in-edition: event of the old one", NewStory, {},
            act("event", "'level':1,'revealed':'no-event'"), "not-in-edition");
        row("not-in-edition: sacrifice", NewStory, {},
            act("battle", "'against':1,'sacrifice':{'warriors':1}"), "not-in-edition");
        row("not-in-edition: the defender's sacrifice", NewStory, {},
            act("battle", "'against':1,'defenderSacrifice':{'warriors':1}"), "not-in-edition");
        row("not-in-edition comes before first-round", {NewStory.options, 0, 1}, {},
            act("tactic", "'tactic':'light-cavalry'"), "not-in-edition");

        const QList<QByteArray> toTheEnd = {act("next-age"), act("next-age"), act("next-age"),
            act("end-turn"), act("end-turn"), act("end-turn")};
        for (const auto *what : {"{'do':'take','actions':0}", "{'do':'spend'}",
                 "{'do':'learn','technology':'iron'}", "{'do':'government','government':'monarchy'}",
                 "{'do':'population'}", "{'do':'build','technology':'bronze'}",
                 "{'do':'upgrade','from':'bronze','to':'iron'}", "{'do':'destroy','technology':'bronze'}",
                 "{'do':'lose','from':'pool'}", "{'do':'stage'}", "{'do':'tactic','tactic':''}",
                 "{'do':'modify','name':'A'}", "{'do':'gain','players':[0],'gain':{}}",
                 "{'do':'colony','name':'A','age':1,'bid':1,'sacrifice':{'warriors':1}}",
                 "{'do':'declare','against':1}", "{'do':'battle','against':1}", "{'do':'event','level':0}",
                 "{'do':'next-age'}", "{'do':'end-turn'}", "{'do':'resign'}"}) {
            row(qPrintable(QStringLiteral("wrong-phase: ") + QString::fromLatin1(what)), Usual, toTheEnd,
                what, "wrong-phase");
        }
        row("wrong-phase comes before no-such-player", Usual, toTheEnd, act("population", "'player':9"),
            "wrong-phase");

        for (const auto *what : {"{'do':'spend'}", "{'do':'population'}", "{'do':'modify','name':'A'}",
                 "{'do':'event','level':0}", "{'do':'next-age'}", "{'do':'resign'}",
                 "{'do':'impact','events':[]}", "{'do':'gain','players':[0],'gain':{}}",
                 "{'do':'learn','technology':'irrigation'}"}) {
            row(qPrintable(QStringLiteral("first-round: ") + QString::fromLatin1(what)), FirstRound, {}, what,
                "first-round");
        }
        row("first-round: taking is allowed", FirstRound, {}, act("take", "'actions':1"), "");
        row("first-round comes before no-such-player", FirstRound, {}, act("population", "'player':9"),
            "first-round");
    }

    static void seatRows()
    {
        const QList<QByteArray> resigned = {act("end-turn"), act("resign"), act("end-turn")};
        for (const auto *what : {"{'do':'population','player':3}", "{'do':'population','player':1}",
                 "{'do':'take','player':1,'actions':0}", "{'do':'gain','players':[0,1],'gain':{}}",
                 "{'do':'declare','against':1}", "{'do':'battle','against':1}",
                 "{'do':'declare','against':0}", "{'do':'battle','against':0}",
                 "{'do':'modify','player':1,'name':'A'}", "{'do':'lose','player':1,'from':'pool'}",
                 "{'do':'colony','player':1,'name':'A','age':1,'bid':1,'sacrifice':{'warriors':1}}"}) {
            row(qPrintable(QStringLiteral("no-such-player: ") + QString::fromLatin1(what)), Usual, resigned,
                what, "no-such-player");
        }
        row("no-such-player: adjust", Usual, {}, board("{}", 3), "no-such-player");
        row("who resigned may be adjusted", Usual, resigned, board("{'pool':3}", 1), "");
        row("no-such-player comes before too-early", Usual, {}, act("learn", "'technology':'oil','player':7"),
            "no-such-player");
    }

    static void technologyRows()
    {
        row("too-early: technology", Usual, {}, act("learn", "'technology':'coal'"), "too-early");
        row("too-early: government", Usual, {}, act("government", "'government':'republic'"), "too-early");
        row("too-early: tactic", Usual, {}, act("tactic", "'tactic':'classic-army'"), "too-early");
        row("too-early comes before not-enough-science", Usual, {}, act("learn", "'technology':'oil'"),
            "too-early");
        const auto revolution = act("government", "'government':'monarchy','revolution':true");
        row("not-first-action", Usual, {board("{'science':9}"), act("spend", "'civil':1")}, revolution,
            "not-first-action");
        row("a military one asks for the other colour", Usual,
            {board("{'science':9}"), act("spend", "'civil':1")},
            act("government", "'government':'monarchy','revolution':true,'military':true"), "");
        row("not-first-action: military", Usual, {board("{'science':9}"), act("spend", "'military':1")},
            act("government", "'government':'monarchy','revolution':true,'military':true"),
            "not-first-action");
        row("not-first-action comes before not-enough-science", Usual, {act("spend", "'civil':1")},
            revolution, "not-first-action");
        row("not-enough-civil", Usual, {}, act("spend", "'civil':5"), "not-enough-civil");
        row("not-enough-civil: take", Usual, {}, act("take", "'actions':5"), "not-enough-civil");
        row("not-enough-civil: of another seat nothing is asked", Usual,
            {board("{'civil':0,'foodTokens':[9,0,0,0]}", 1)}, act("population", "'player':1"), "");
        row("not-enough-civil comes before already-known", Usual, {act("spend", "'civil':4")},
            act("learn", "'technology':'bronze'"), "not-enough-civil");
        row("not-enough-military", Usual, {}, act("spend", "'military':3"), "not-enough-military");
        row("not-enough-military: units", Usual, {act("spend", "'military':2")},
            act("build", "'technology':'warriors'"), "not-enough-military");
        row("not-enough-military: destroyed units", Usual, {act("spend", "'military':2")},
            act("destroy", "'technology':'warriors'"), "not-enough-military");
        row("not-enough-military: war", Usual, {}, act("declare", "'against':1,'actions':3"),
            "not-enough-military");
        row("not-enough-civil comes before not-enough-military", Usual, {},
            act("spend", "'civil':9,'military':9"), "not-enough-civil");
        row("already-known", Usual, {}, act("learn", "'technology':'bronze'"), "already-known");
        row("already-known: government", Usual, {board("{'government':'monarchy'}")},
            act("government", "'government':'monarchy'"), "already-known");
        row("already-known: despotism always", Usual, {board("{'government':'monarchy'}")},
            act("government", "'government':'despotism'"), "already-known");
        row("not-known: build", Usual, {}, act("build", "'technology':'iron'"), "not-known");
        row("not-known: upgrade", Usual, {}, act("upgrade", "'from':'bronze','to':'iron'"), "not-known");
        row("not-known: destroy", Usual, {}, act("destroy", "'technology':'iron'"), "not-known");
        row("not-known: lose", Usual, {}, act("lose", "'from':'iron'"), "not-known");
        row("not-known: sacrifice", Usual, {}, act("battle", "'against':1,'sacrifice':{'knights':1}"),
            "not-known");
        row("not-known: workers set", Usual, {}, board("{'workers':{'iron':1}}"), "not-known");
        row("known with its workers", Usual, {}, board("{'technologies':['iron'],'workers':{'iron':1}}"), "");
    }

    static void cardRows()
    {
        const auto moses = card("'name':'Moses','kind':'leader'");
        row("bad-card: removed", Usual, {}, card("'name':'Moses','remove':true"), "bad-card");
        row("bad-card: replaces nobody", Usual, {}, card("'name':'Moses','replaces':'Homer'"), "bad-card");
        row("bad-card: replaces itself", Usual, {moses}, card("'name':'MOSES','replaces':'Moses'"),
            "bad-card");
        row("bad-card: family of a leader", Usual, {},
            card("'name':'Moses','kind':'leader','family':'civil'"), "bad-card");
        row("bad-card: the kind of a card in play", Usual, {moses}, moses, "bad-card");
        row("bad-card: the age of a card in play", Usual, {moses}, card("'name':'moses','age':1"),
            "bad-card");
        row("a card in play changes", Usual, {moses}, card("'name':'moses','effect':{'culture':1}"), "");
        const auto pyramids = act("take", "'actions':0,'wonder':{'name':'Pyramids','age':0,'stages':[1,1]}");
        row("bad-card: the wonder under way", Usual, {pyramids}, card("'name':'Pyramids'"), "bad-card");
        row("bad-card: a wonder in play", Usual, {card("'name':'pyramids','kind':'wonder'")}, pyramids,
            "bad-card");
        row("bad-card: a colony in play", Usual, {card("'name':'Land','kind':'colony'")},
            act("colony", "'name':'land','age':1,'bid':1,'sacrifice':{'warriors':1}"), "bad-card");
        row("bad-card: an effect before the last stage", Usual, {pyramids},
            act("stage", "'effect':{'civil':1}"), "bad-card");
        row("bad-card: a gain before the last stage", Usual, {pyramids}, act("stage", "'gain':{'civil':1}"),
            "bad-card");
        row("an effect that gives nothing is none", Usual, {pyramids},
            act("stage", "'effect':{'civil':0,'per':[{'of':'lab'}]}"), "");
        row("bad-card comes before not-enough-science", Usual, {moses},
            card("'name':'Moses','age':1,'science':99"), "bad-card");

        row("wonder-under-way", Usual, {pyramids},
            act("take", "'actions':0,'wonder':{'name':'Big','age':0,'stages':[1]}"), "wonder-under-way");
        row("no-wonder", Usual, {}, act("stage"), "no-wonder");
        row("no-wonder: nothing else is judged", Usual, {act("spend", "'civil':4")}, act("stage"),
            "no-wonder");
        row("too-many-stages", Usual, {pyramids}, act("stage", "'count':3"), "too-many-stages");
    }

    static void workerRows()
    {
        row("no-worker: build", Usual, {board("{'pool':0}")}, act("build", "'technology':'bronze'"),
            "no-worker");
        row("no-worker: upgrade", Usual, {board("{'technologies':['theology']}")},
            act("upgrade", "'from':'religion','to':'theology'"), "no-worker");
        row("no-worker: destroy", Usual, {}, act("destroy", "'technology':'religion'"), "no-worker");
        row("no-worker: lose", Usual, {}, act("lose", "'from':'bronze','count':3"), "no-worker");
        row("no-worker: lose from the pool", Usual, {}, act("lose", "'from':'pool','count':2"), "no-worker");
        row("no-worker: sacrifice", Usual, {}, act("battle", "'against':1,'sacrifice':{'warriors':2}"),
            "no-worker");
        row("no-worker: forgotten with workers", Usual,
            {board("{'technologies':['iron'],'workers':{'iron':1}}")}, board("{'technologies':[]}"),
            "no-worker");
        row("forgotten together with its workers", Usual,
            {board("{'technologies':['iron'],'workers':{'iron':1}}")},
            board("{'technologies':[],'workers':{'iron':0}}"), "");
        row("bank-empty", Usual, {board("{'yellow':0}")}, act("population"), "bank-empty");
        row("bank-empty: the price is not judged", Usual, {board("{'yellow':0,'foodTokens':[0,0,0,0]}")},
            act("population"), "bank-empty");
        row("urban-limit", Usual, {board("{'workers':{'philosophy':2},'resourceTokens':[9,0,0,0]}")},
            act("build", "'technology':'philosophy'"), "urban-limit");
        row("urban-limit: not for mines", Usual,
            {board("{'workers':{'bronze':9},'resourceTokens':[9,0,0,0]}")},
            act("build", "'technology':'bronze'"), "");
        row("urban-limit: not for upgrades", Usual,
            {board("{'technologies':['alchemy'],'workers':{'philosophy':2},'resourceTokens':[9,0,0,0]}")},
            act("upgrade", "'from':'philosophy','to':'alchemy'"), "");
        row("no-worker comes before urban-limit", Usual, {board("{'pool':0,'workers':{'philosophy':2}}")},
            act("build", "'technology':'philosophy'"), "no-worker");
        row("wrong-upgrade: another type", Usual, {}, act("upgrade", "'from':'bronze','to':'philosophy'"),
            "wrong-upgrade");
        row("wrong-upgrade: the same", Usual, {}, act("upgrade", "'from':'bronze','to':'bronze'"),
            "wrong-upgrade");
        row("not-enough-food", Usual, {board("{'foodTokens':[1,0,0,0]}")}, act("population"),
            "not-enough-food");
        row("not-enough-resources: build", Usual, {board("{'resourceTokens':[1,0,0,0]}")},
            act("build", "'technology':'bronze'"), "not-enough-resources");
        row("not-enough-resources: a worse price", Usual, {},
            act("build", "'technology':'bronze','discount':-1"), "not-enough-resources");
        row("not-enough-resources: stage", Usual,
            {act("take", "'actions':0,'wonder':{'name':'Big','age':0,'stages':[9]}")}, act("stage"),
            "not-enough-resources");
        row("not-enough-resources: another's arms do not help", Usual,
            {board("{'arms':2,'resourceTokens':[0,0,0,0]}", 1)},
            act("build", "'technology':'warriors','player':1"), "not-enough-resources");
        row("arms help", Usual, {board("{'arms':2,'resourceTokens':[0,0,0,0]}")},
            act("build", "'technology':'warriors'"), "");
        row("not-enough-science: learn", Usual, {}, act("learn", "'technology':'iron'"),
            "not-enough-science");
        row("not-enough-science: special", Usual, {}, card("'name':'Law','kind':'special','science':6"),
            "not-enough-science");
        row("cards help with specials", Usual, {card("'name':'Help','effect':{'learn':{'special':5}}")},
            card("'name':'Law','kind':'special','science':6"), "");
    }

    static void battleRows()
    {
        const auto declare = act("declare", "'against':1");
        const Moment leagues{.options = "{'leagues':true}"};
        row("war-under-way: a second one", Usual, {declare}, act("declare", "'against':2"), "war-under-way");
        row("war-under-way: end-turn", Usual, {declare, act("end-turn"), act("end-turn"), act("end-turn")},
            act("end-turn"), "war-under-way");
        row("a war of this round waits", Usual, {declare}, act("end-turn"), "");
        row("no-war", Usual, {}, act("battle", "'against':1,'war':true"), "no-war");
        row("no-war: on another", Usual, {declare, act("end-turn"), act("end-turn"), act("end-turn")},
            act("battle", "'against':2,'war':true"), "no-war");
        row("no-token: declare", leagues, {act("battle", "'against':1")}, declare, "no-token");
        row("no-token: battle", leagues, {declare}, act("battle", "'against':1"), "no-token");
        row("no-token: not without the variant", Usual, {declare}, act("battle", "'against':1"), "");
        row("the token comes back", leagues, {act("battle", "'against':1"), act("end-turn"), act("end-turn")},
            act("battle", "'against':1"), "");
        row("no-token is not judged in a war", leagues,
            {declare, act("end-turn"), act("end-turn"), act("battle", "'against':1"), act("end-turn")},
            act("battle", "'against':1,'war':true"), "");
        row("no-sacrifice", Usual, {act("next-age"), act("next-age"), act("next-age")},
            act("battle", "'against':1,'sacrifice':{'warriors':1}"), "no-sacrifice");
        row("a colony in the last round", Usual, {act("next-age"), act("next-age"), act("next-age")},
            act("colony", "'name':'Land','age':1,'bid':1,'sacrifice':{'warriors':1}"), "");
        row("no-unit", Usual, {}, act("colony", "'name':'Land','age':1,'bid':1,'sacrifice':{},'cards':2"),
            "no-unit");
        row("not-stronger", NewStory, {}, act("battle", "'against':1"), "not-stronger");
        row("not-stronger: not in the old one", Usual, {}, act("battle", "'against':1"), "");
        row("stronger", NewStory, {card("'name':'Wall','effect':{'strength':1}")},
            act("battle", "'against':1"), "");
        row("bid-too-low", Usual, {},
            act("colony", "'name':'Land','age':1,'bid':2,'sacrifice':{'warriors':1}"), "bid-too-low");
        row("bid-too-low: nothing", Usual, {},
            act("colony", "'name':'Land','age':1,'bid':0,'sacrifice':{'warriors':1}"), "bid-too-low");
    }

    static void lastRows()
    {
        row("already-scored", Usual, {act("impact", "'events':['wonders']")},
            act("impact", "'events':['wonders']"), "already-scored");
        row("no-next-age", Usual, {act("next-age"), act("next-age"), act("next-age")}, act("next-age"),
            "no-next-age");
        for (const auto *what : {"{'do':'build','technology':'bronze','discount':101}",
                 "{'do':'population','discount':101}", "{'do':'lose','from':'pool','count':0}",
                 "{'do':'modify','name':'A','effect':{'culture':100}}",
                 "{'do':'modify','name':'A','effect':{'per':[{'of':'lab','max':100,'culture':1}]}}",
                 "{'do':'modify','name':'A','effect':{'per':[{'of':'lab','culture':-100}]}}",
                 "{'do':'modify','name':'A','effect':{'build':{'lab':100}}}",
                 "{'do':'modify','name':'A','effect':{'upgrade':{'lab':-100}}}",
                 "{'do':'modify','name':'A','effect':{'learn':{'special':100}}}",
                 "{'do':'modify','name':'A','effect':{'onTechnology':{'culture':1001}}}",
                 "{'do':'modify','name':'A','effect':{'onTake':{'culture':-1001}}}",
                 "{'do':'modify','name':'A','age':4}", "{'do':'modify','name':'A','gain':{'food':1001}}",
                 "{'do':'gain','players':[0],'gain':{'culture':-1001}}",
                 "{'do':'gain','players':[0,0],'gain':{}}", "{'do':'event','level':4}",
                 "{'do':'take','actions':0,'wonder':{'name':'A','age':0,'stages':[]}}",
                 "{'do':'take','actions':0,'wonder':{'name':'A','age':0,'stages':[1,1,1,1,1,1,1,1,1]}}",
                 "{'do':'take','actions':0,'wonder':{'name':'A','age':0,'stages':[100]}}",
                 "{'do':'take','actions':0,'wonder':{'name':'A','age':4,'stages':[1]}}",
                 "{'do':'colony','name':'A','age':3,'bid':1,'sacrifice':{'warriors':1}}",
                 "{'do':'colony','name':'A','age':0,'bid':1,'sacrifice':{'warriors':1}}",
                 "{'do':'colony','name':'A','age':1,'bid':1,'sacrifice':{'warriors':1},'cards':100}",
                 "{'do':'battle','against':1,'cards':100}", "{'do':'impact','events':[],'extra':[1,2]}",
                 "{'do':'impact','events':[],'extra':[0,0,1001]}",
                 "{'do':'adjust','player':0,'set':{'yellow':100}}",
                 "{'do':'adjust','player':0,'set':{'workers':{'bronze':100}}}",
                 "{'do':'adjust','player':0,'set':{'foodTokens':[0,100,0,0]}}"}) {
            row(qPrintable(QStringLiteral("out-of-range: ") + QString::fromLatin1(what)), Usual, {}, what,
                "out-of-range");
        }
        row("out-of-range: actions", Usual,
            {board("{'civil':99}"), act("gain", "'players':[0],'gain':{'civil':9}")},
            act("spend", "'civil':100"), "out-of-range");
        row("out-of-range: no stage", Usual,
            {act("take", "'actions':0,'wonder':{'name':'A','age':0,'stages':[1]}")},
            act("stage", "'count':0"), "out-of-range");
        row("out-of-range: cards in a war", Usual,
            {act("declare", "'against':1"), act("end-turn"), act("end-turn"), act("end-turn")},
            act("battle", "'against':1,'war':true,'cards':1"), "out-of-range");
        row("already-scored comes before out-of-range", Usual, {act("impact", "'events':['wonders']")},
            act("impact", "'events':['wonders'],'extra':[1]"), "already-scored");
    }

private Q_SLOTS:
    void codes_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<int>("age");
        QTest::addColumn<int>("round");
        QTest::addColumn<QList<QByteArray>>("before");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("code");
        phaseRows();
        seatRows();
        technologyRows();
        cardRows();
        workerRows();
        battleRows();
        lastRows();
    }
    void codes()
    {
        QFETCH(QByteArray, options);
        QFETCH(int, age);
        QFETCH(int, round);
        QFETCH(QList<QByteArray>, before);
        QFETCH(QByteArray, action);
        Table table(3, options.constData());
        if (round > 1) {
            table.toRound(round).toAge(age);
        }
        for (const auto &step : before) {
            table.play(step);
        }
        const State was = table.state();
        const auto code = table.tell(action);
        QTEST(code, "code");
        QVERIFY(code.isEmpty() || table.state() == was);
        m_seen << code;
    }

    void everyCodeWasSeen()
    {
        for (const auto id : ids<Code>) {
            const QByteArray code(id.data(), qsizetype(id.size()));
            const bool ofTheRival
                = QList<QByteArray>{"no-target", "hand-count", "bad-pick", "needs-choice", "impact-count"}
                      .contains(code);
            QVERIFY2(ofTheRival || m_seen.contains(code), code.constData());
        }
    }

    void allReasonsAreTold()
    {
        Table table(2);
        table.toRound(2).set(0, "{'pool':0,'resourceTokens':[0,0,0,0],'workers':{'philosophy':2}}");
        const auto all = refusals(table.state(), Build{.technology = Technology::Philosophy});
        QList<Code> codes;
        for (const auto &error : all) {
            codes << error.code;
        }
        QCOMPARE(codes, QList<Code>({Code::NoWorker, Code::UrbanLimit, Code::NotEnoughResources}));
        QCOMPARE(all.back().hint.count, 3);
    }

private:
    QSet<QByteArray> m_seen;
};
TALLYSTONE_SUITE(RefusalsTest)
#include "refusals_test.moc"
