// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/through_the_ages/checklist.h"
#include "tests/model/through_the_ages/rivaltable.h"
#include "tests/suites.h"

using namespace ThroughTheAges;
using namespace RivalTables;

/// The automatic opponent: the cases of its rules, from its first turn to the end.
class RivalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itsFirstTurns()
    {
        Table table(1, "{'rival':'easy'}");
        QCOMPARE(table.member("turn"),
            QByteArray("{ 'age': 0, 'lastRound': 0, 'attack': 0, 'defence': 0, 'rival': { 'culture': 0, "
                       "'sources': { 'age': 0, 'level': 0, 'events': 0, 'attacks': 0, 'war': 0, 'colony': 0, "
                       "'final': 0, 'adjust': 0 }, 'units': [ { 'tactic': 'light-cavalry', 'units': 1 } ], "
                       "'strength': 1, 'limit': 4, 'draw': 0, 'attacks': 0, 'war': 0 }, 'remove': 2, 'card': "
                       "'', 'bid': 0 }"));
        QCOMPARE(table.player(0).civil, 1);
        table.endTurn();
        QCOMPARE(table.events().mid(4, 4), QList<QByteArray>({"turn 1", "rival-row 1", "age", "turn 0"}));
        QCOMPARE(table.state().round, 2);
        table.endTurn();
        QCOMPARE(table.phase(), QByteArray("rival-hand"));
        table.hand("");
        QCOMPARE(table.army(), QByteArray("light-cavalry 2"));
        QCOMPARE(strength(table), 2);
        QCOMPARE(table.state().rival.draw, 3);
        QCOMPARE(table.state().round, 3);
        QCOMPARE(table.member("players.0.name"), QByteArray("'Somebody'"));
        QCOMPARE(table.member("ranking"), QByteArray("[ [ 1 ], [ 0 ] ]"));
    }

    /// What is to be done on the table before the player goes on.
    void afterItsTurn()
    {
        using Chores = std::vector<Chore>;
        auto state = Table(1).state();
        state.round = 5;
        state.age = 2;
        for (const int draw : {1, 2, 3}) {
            state.rival.draw = draw;
            QVERIFY(choresAfterRival(state)
                == (Chores{
                    {Task::DrawForRival, draw}, {Task::ClearRow, 4}, {Task::ClearOfKind}, {Task::SlideRow}}));
        }
        // Blocked it draws nothing, nor does it in age IV, where there is no deck any more.
        state.rival.draw = 0;
        QVERIFY(
            choresAfterRival(state) == (Chores{{Task::ClearRow, 4}, {Task::ClearOfKind}, {Task::SlideRow}}));
        state.age = 4;
        QVERIFY(choresAfterRival(state) == (Chores{{Task::ClearRow, 4}, {Task::SlideRowOnly}}));
    }

    void itIsFirst()
    {
        Table table(1, "{'rivalFirst':true}");
        QCOMPARE(table.state().seat, 0);
        QCOMPARE(table.player(0).civil, 2);
        QCOMPARE(table.member("turn.remove"), QByteArray("1"));
        table.endTurn();
        QCOMPARE(table.events().mid(4, 2), QList<QByteArray>({"age", "turn 1"}));
        QCOMPARE(table.state().round, 2);
        QCOMPARE(table.phase(), QByteArray("rival-hand"));
        table.hand("");
        QCOMPARE(table.state().round, 2);
        // The player is never first in the order.
        for (int age = 2; age <= 4; ++age) {
            table.play("{'do':'next-age'}");
        }
        QCOMPARE(table.state().lastRound, 3);
    }

    void itMobilises()
    {
        auto table = third("{'rival':'easy'}");
        table.strengths(units("phalanx", 2) + "," + units("light-cavalry", 1), 8).endTurn();
        table.hand("'heavy-cavalry'");
        QCOMPARE(table.army(), QByteArray("phalanx 1, heavy-cavalry 3"));
        QCOMPARE(strength(table), 8);
        QCOMPARE(table.state().rival.draw, 1);
        QCOMPARE(table.events(),
            QList<QByteArray>({"rival-hand 1", "rival-tactic 1", "rival-mobilised 1", "rival-tactic-out 1",
                "rival-draw 1", "turn 0"}));
    }

    void atTheThreshold()
    {
        const auto army
            = units("heavy-cavalry", 2) + "," + units("phalanx", 2) + "," + units("light-cavalry", 2);
        auto table = third("{}", 2);
        table.strengths(army, 13).endTurn().hand("'defensive-army'");
        QCOMPARE(table.army(), QByteArray("heavy-cavalry 2, defensive-army 4"));
        QCOMPARE(strength(table), 16);
        QCOMPARE(table.state().rival.draw, 1);
        auto other = third("{}", 2);
        const int culture = other.state().rival.culture;
        other.strengths(army, 12).endTurn().hand("'defensive-army'");
        QCOMPARE(other.army(), QByteArray("heavy-cavalry 2, phalanx 2, defensive-army 2"));
        QCOMPARE(strength(other), 13);
        QCOMPARE(other.state().rival.culture, culture + 5);
        QCOMPARE(other.state().rival.draw, 3);
    }

    void itsWar()
    {
        const auto army
            = units("modern-army", 2) + "," + units("defensive-army", 2) + "," + units("light-cavalry", 1);
        for (const bool close : {true, false}) {
            auto table = third();
            table.strengths(army, 1).endTurn().hand("'war-2'");
            QCOMPARE(table.events().mid(0, 2), QList<QByteArray>({"rival-hand 1", "rival-declares 1"}));
            QCOMPARE(table.state().rival.war, 2);
            QCOMPARE(table.state().rival.draw, 2);
            table.strengths(army, close ? 26 : 29).set(1, "{'culture':20}").endTurn();
            QCOMPARE(table.phase(), QByteArray("rival-war"));
            table.play("{'do':'rival-war','change':{'science':1}}");
            QCOMPARE(table.state().attack, close ? 27 : 20);
            QCOMPARE(table.army(),
                close ? QByteArray("modern-army 2")
                      : QByteArray("modern-army 2, defensive-army 2, light-cavalry 1"));
            QCOMPARE(table.state().rival.culture, close ? 21 : 11);
            QCOMPARE(table.events().mid(0, 5),
                close ? QList<QByteArray>(
                    {"rival-sacrificed 1", "rival-tactic-out 1", "battle 1", "rival-scored 1", "gained 0"})
                      : QList<QByteArray>({"battle 1", "rival-scored 1", "gained 0"}));
            QCOMPARE(table.phase(), QByteArray("rival-hand"));
        }
    }

    void thePlayersWar()
    {
        for (const bool behind : {true, false}) {
            auto table = third();
            QCOMPARE(table.tell("{'do':'declare','against':0}"), QByteArray("no-such-player"));
            table.play("{'do':'declare','against':1}").strengths(units("phalanx", 4), 9).pass();
            QCOMPARE(table.tell("{'do':'end-turn'}"), QByteArray("war-under-way"));
            table.strengths(units("phalanx", 4), behind ? 3 : 7);
            table.set(0, behind ? "{'workers':{'warriors':3}}" : "{'workers':{'warriors':1}}");
            QCOMPARE(table.rating(0, Rating::Strength), behind ? 5 : 7);
            table.play(QByteArray("{'do':'attack-rival','card':'war-2','drawn':[],'sacrifice':{'warriors':")
                + (behind ? "3" : "1") + "}}");
            QCOMPARE(table.state().attack, 8);
            QCOMPARE(table.state().defence, behind ? 9 : 8);
            QCOMPARE(unitsIn(table.state().rival.army), behind ? 2 : 3);
            QCOMPARE(table.state().rival.sources[RivalSource::War], behind ? 1 : 0);
            table.endTurn();
        }
    }

    void thePlayersAggression()
    {
        for (const bool wins : {true, false}) {
            auto table = third();
            table.set(1, "{'culture':5}");
            table.strengths(units("defensive-army", 2) + "," + units("light-cavalry", 2), wins ? 14 : 12);
            table.play("{'do':'attack-rival','card':'raid-1','drawn':['bonus-1','legion','event-1'],"
                       "'actions':1,'change':{'resources':3}}");
            QCOMPARE(table.state().defence, wins ? 10 : 12);
            QCOMPARE(table.state().rival.culture, wins ? 2 : 5);
            QCOMPARE(table.army(),
                wins ? QByteArray("defensive-army 2, light-cavalry 2") : QByteArray("defensive-army 2"));
            QCOMPARE(table.event("rival-defends"),
                QByteArray(
                    "{ 'kind': 'rival-defends', 'player': 1, 'cards': [ 'bonus-1', 'legion', 'event-1' "
                    "], 'defence': 2 }"));
        }
    }

    void aColony()
    {
        auto table = third("{}", 2);
        table.strengths(units("modern-army", 4) + "," + units("light-cavalry", 2), 20);
        table.play("{'do':'event','level':2,'revealed':'territory-2'}");
        QCOMPARE(table.phase(), QByteArray("rival-bid"));
        table.play("{'do':'rival-bid','drawn':['bonus-3','legion','war-2']}");
        QCOMPARE(table.member("turn.bid"), QByteArray("5"));
        QCOMPARE(table.tell("{'do':'colony','name':'Land','age':2,'bid':5,'cards':9,'sacrifice':"
                            "{'warriors':1}}"),
            QByteArray("bid-too-low"));
        auto taken = table;
        taken.play("{'do':'colony','name':'Land','age':2,'bid':6,'cards':9,'sacrifice':{'warriors':1}}");
        QCOMPARE(taken.phase(), QByteArray("turn"));
        QCOMPARE(strength(taken), 28);
        const int culture = table.state().rival.culture;
        table.play("{'do':'pass-bid'}");
        QCOMPARE(table.state().rival.culture, culture + 13);
        QCOMPARE(strength(table), 26);
        QCOMPARE(table.events(),
            QList<QByteArray>(
                {"rival-colony 1", "rival-scored 1", "rival-sacrificed 1", "rival-tactic-out 1"}));
        QCOMPARE(table.phase(), QByteArray("turn"));
    }

    void aColonyOnItsTurn()
    {
        auto table = third();
        table.strengths(units("legion", 2), 1).endTurn().hand("'territory-1'");
        QCOMPARE(table.state().rival.sources[RivalSource::Level], 1);
        table.play("{'do':'rival-event','revealed':'territory-1'}");
        QCOMPARE(table.phase(), QByteArray("rival-bid"));
        table.play("{'do':'rival-bid','drawn':['legion','legion','legion']}").play("{'do':'pass-bid'}");
        QCOMPARE(table.state().rival.sources[RivalSource::Colony], 7);
        QCOMPARE(table.phase(), QByteArray("turn"));
        QCOMPARE(table.state().seat, 0);
        // One left, one built.
        QCOMPARE(table.army(), QByteArray("legion 2"));
    }

    void gandhi()
    {
        auto table = third("{}", 2);
        for (int attack = 1; attack <= 3; ++attack) {
            if (attack == 3) {
                table.play("{'do':'modify','name':'Gandhi','kind':'leader','age':3,'effect':{'gandhi':1}}");
            }
            table.strengths(units("legion", 4), 1).endTurn().hand("'spy-2'").play("{'do':'defend'}");
            QCOMPARE(table.state().rival.attacks, attack);
        }
        QCOMPARE(table.army(), QByteArray("legion 4"));
        QCOMPARE(table.state().rival.draw, 0);
        const int culture = table.state().rival.culture;
        table.endTurn().hand("");
        QCOMPARE(table.events(),
            QList<QByteArray>(
                {"rival-hand 1", "rival-blocked 1", "rival-scored 1", "rival-draw 1", "turn 0"}));
        QCOMPARE(table.state().rival.culture, culture + 5);
        QCOMPARE(table.army(), QByteArray("legion 4"));
    }

    void theEnd()
    {
        auto table = third("{}", 4);
        while (table.phase() != "final") {
            table.pass();
        }
        table.set(
            1, "{'culture':120,'units':[" + units("modern-army", 6) + "," + units("light-cavalry", 2) + "]}");
        table.set(0, "{'culture':200,'workers':{'warriors':35}}");
        QCOMPARE(strength(table), 41);
        QCOMPARE(table.tell("{'do':'impact','events':['wonders','colonies','progress']}"),
            QByteArray("impact-count"));
        QCOMPARE(table.tell("{'do':'impact','events':['wonders','colonies','progress','strength']}"),
            QByteArray("impact-count"));
        const auto outlook = finalOutlook(table.state(), std::array{Impact::Science});
        QCOMPARE(outlook.rival, 190);
        QCOMPARE(outlook.human, 210);
        table.play("{'do':'impact','events':['wonders','colonies','progress','science'],'extra':[-20,0]}");
        QCOMPARE(table.member("scores.1"),
            QByteArray("{ 'total': 190, 'parts': { 'culture': 120, 'impacts': 70 } }"));
        QCOMPARE(table.member("scores.0.total"), QByteArray("190"));
        QCOMPARE(table.state().rival.sources[RivalSource::Final], 70);
        // It wins the tie.
        QCOMPARE(table.member("winners"), QByteArray("[ 1 ]"));
        QCOMPARE(table.eventsOf("impact-total").size(), 2);
    }

    void resigning()
    {
        auto table = third();
        table.set(0, "{'culture':99}").play("{'do':'resign'}");
        QCOMPARE(table.events(), QList<QByteArray>({"resigned 0", "game-over"}));
        QCOMPARE(table.member("winners"), QByteArray("[ 1 ]"));
    }

    void codes_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char *action, const char *code, const char *options = "{}") {
            QTest::newRow((QByteArray(action) + options).constData())
                << QByteArray(options) << QByteArray(action) << QByteArray(code);
        };
        row("{'do':'battle','against':1}", "wrong-phase");
        row("{'do':'impact','events':['wonders','colonies','progress','science']}", "wrong-phase");
        row("{'do':'colony','name':'A','age':1,'bid':1,'sacrifice':{'warriors':1}}", "wrong-phase");
        row("{'do':'rival-hand','cards':[]}", "wrong-phase");
        row("{'do':'rival-war'}", "wrong-phase");
        row("{'do':'defend'}", "wrong-phase");
        row("{'do':'rival-event','revealed':'rats'}", "wrong-phase");
        row("{'do':'rival-bid','drawn':[]}", "wrong-phase");
        row("{'do':'pass-bid'}", "wrong-phase");
        row("{'do':'population','player':1}", "no-such-player");
        row("{'do':'gain','players':[1],'gain':{}}", "no-such-player");
        row("{'do':'declare','against':2}", "no-such-player");
        row("{'do':'adjust','player':2,'set':{}}", "no-such-player");
        row("{'do':'adjust','player':1,'set':{'pool':1}}", "out-of-range");
        row("{'do':'adjust','player':0,'set':{'units':[{'tactic':'legion','units':1}]}}", "out-of-range");
        row("{'do':'adjust','player':1,'set':{'units':[]}}", "out-of-range");
        row("{'do':'adjust','player':1,'set':{'units':[{'tactic':'legion','units':100}]}}", "out-of-range");
        row("{'do':'adjust','player':1,'set':{'units':[{'tactic':'legion','units':1},{'tactic':'legion',"
            "'units':1}]}}",
            "out-of-range");
        row("{'do':'adjust','player':1,'set':{'units':[{'tactic':'light-cavalry','units':1}]}}", "",
            NewStory);
        row("{'do':'attack-rival','card':'raid-1','drawn':['bonus-1']}", "hand-count");
        row("{'do':'attack-rival','card':'war-2','drawn':[]}", "no-war");
        row("{'do':'attack-rival','card':'annex-2','drawn':['bonus-1','bonus-1','bonus-1']}", "no-target");
        row("{'do':'attack-rival','card':'infiltrate-2','drawn':['bonus-1','bonus-1','bonus-1']}",
            "not-in-edition");
        row("{'do':'attack-rival','card':'infiltrate-2','drawn':['bonus-1','bonus-1','bonus-1']}",
            "not-stronger", NewStory);
        row("{'do':'attack-rival','card':'raid-1','drawn':['light-cavalry','bonus-1','bonus-1']}",
            "not-in-edition", NewStory);
        row("{'do':'attack-rival','card':'raid-1','drawn':[],'sacrifice':{'warriors':1}}", "not-in-edition",
            NewStory);
        row("{'do':'battle','against':1,'sacrifice':{'warriors':1}}", "not-in-edition", NewStory);
        row("{'do':'battle','against':1,'sacrifice':{'warriors':1}}", "wrong-phase");
        row("{'do':'attack-rival','card':'raid-1','drawn':['bonus-1','bonus-1','bonus-1'],'sacrifice':"
            "{'knights':1}}",
            "not-known");
        row("{'do':'attack-rival','card':'raid-1','drawn':['bonus-1','bonus-1','bonus-1'],'actions':9}",
            "not-enough-military");
        row("{'do':'event','level':1,'revealed':'civil-life'}", "not-in-edition");
    }
    void codes()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, action);
        auto table = third(options.constData());
        QTEST(table.tell(action), "code");
    }

    void itsHandIsCounted()
    {
        auto table = third();
        table.endTurn();
        QCOMPARE(table.tell("{'do':'rival-hand','cards':['legion','legion']}"), QByteArray("hand-count"));
        QCOMPARE(table.tell("{'do':'rival-hand','cards':['infiltrate-2','legion','legion']}"),
            QByteArray("not-in-edition"));
        QCOMPARE(table.tell("{'do':'end-turn'}"), QByteArray("wrong-phase"));
        QCOMPARE(table.tell("{'do':'take','actions':0}"), QByteArray("wrong-phase"));
        // Its turn may hit the board.
        table.play("{'do':'lose','from':'bronze'}").play("{'do':'build','technology':'bronze','discount':2}");
    }

    void withSeveralPlayers()
    {
        Table table(2);
        table.toRound(2);
        for (const auto *action : {"{'do':'rival-war'}", "{'do':'rival-hand','cards':[]}", "{'do':'defend'}",
                 "{'do':'rival-event','revealed':'rats'}", "{'do':'rival-bid','drawn':[]}",
                 "{'do':'pass-bid'}", "{'do':'attack-rival','card':'war-2','drawn':[]}"}) {
            QCOMPARE(table.tell(action), QByteArray("wrong-phase"));
        }
    }

    /// What is done with the row before each turn of the player.
    void chores()
    {
        using enum Task;
        using List = std::vector<Chore>;
        Table table(1);
        table.endTurn();
        QVERIFY(choresAfterRival(table.state())
            == List({{TakeOffRow, 2}, {ClearRow, 4}, {ClearOfKind}, {SlideRow}}));
        table.pass();
        QVERIFY(choresAfterRival(table.state())
            == List({{DrawForRival, 3}, {ClearRow, 4}, {ClearOfKind}, {SlideRow}}));
        for (int age = 2; age <= 4; ++age) {
            table.play("{'do':'next-age'}");
        }
        QVERIFY(choresAfterRival(table.state()) == List({{DrawForRival, 3}, {ClearRow, 4}, {SlideRowOnly}}));
        Table first(1, "{'rivalFirst':true}");
        const auto before = checklist(first.state().setup);
        QVERIFY(std::ranges::find(before, Chore{TakeOffRow, 1}) != before.end());
        first.endTurn().hand("");
        QVERIFY(choresAfterRival(first.state())
            == List({{DrawForRival, 3}, {ClearRow, 4}, {ClearOfKind}, {SlideRow}}));
    }

    void advice()
    {
        auto table = third("{}", 2);
        table.strengths(units("legion", 8), 3).set(1, "{'culture':10}");
        const auto outlook = rivalOutlook(table.state());
        QCOMPARE(outlook.strength, 8);
        QCOMPARE(outlook.threshold, 4);
        QCOMPARE(outlook.untilNoAttack, 5);
        QCOMPARE(outlook.untilNoWar, 2);
        QCOMPARE(outlook.plan.culture, 5);
        QVERIFY(!outlook.plan.mobilises);
        QCOMPARE(byStrength(table.state()), (std::vector<int>{1, 0}));
        QCOMPARE(cardsLeavingTheRow(table.state()), 4);

        const auto plans = plansFor(table.state());
        const auto plan = [&](RivalCard card) -> const CardPlan & {
            return *std::ranges::find(plans, card, &CardPlan::card);
        };
        QVERIFY(plan(RivalCard::War2).plays);
        QCOMPARE(plan(RivalCard::War2).culture, 5);
        QVERIFY(plan(RivalCard::Spy2).plays);
        QCOMPARE(plan(RivalCard::Spy2).loss.size(), std::size_t(1));
        QVERIFY(!plan(RivalCard::Annex2).plays);
        QVERIFY(plan(rivalCardOf(Tactic::ClassicArmy)).plays);
        QVERIFY(!plan(rivalCardOf(Tactic::FightingBand)).plays);
        QCOMPARE(plans.size(), std::size_t(39));

        table.card(0, "{'strength':13}", "Strength");
        const auto battles = aggressionOutlook(table.state(), RivalCard::Raid2);
        QCOMPARE(battles.size(), std::size_t(4));
        QVERIFY(battles[0].wins);
        QCOMPARE(battles[0].culture, -5);
        // 14 against 8 and 4; two legions more make it even.
        QCOMPARE(battles[1].defence, 14);
        QVERIFY(!battles[1].wins);
        const auto war = warOutlook(table.state());
        QCOMPARE(war.attack, 14);
        QCOMPARE(war.culture, -6);
        QCOMPARE(spoilsOf(Edition::Original, RivalCard::Raid3).numbers[Benefit::Resources], 18);
        QCOMPARE(spoilsOf(Edition::NewStory, RivalCard::Enslave1).numbers[Benefit::Food], 2);
    }

    /// What somebody takes who wins an aggression, and who pays it.
    void spoils_data()
    {
        QTest::addColumn<RivalCard>("card");
        QTest::addColumn<Edition>("edition");
        QTest::addColumn<Benefits>("taken");
        QTest::addColumn<bool>("fromSupply");
        const auto row = [](RivalCard card, Edition edition, const Benefits &taken, bool fromSupply = false) {
            QTest::addRow("%s, %s", idOf(card).data(), idOf(edition).data())
                << card << edition << taken << fromSupply;
        };
        const auto of = [](Benefit benefit, int amount) {
            Benefits benefits;
            benefits[benefit] = amount;
            return benefits;
        };
        const auto resources = [&](int amount) { return of(Benefit::Resources, amount); };
        auto enslaved = resources(2);
        enslaved[Benefit::Food] = 2;
        for (const auto edition : {Edition::Original, Edition::NewStory}) {
            const bool first = edition == Edition::Original;
            row(RivalCard::Enslave1, edition, first ? resources(3) : enslaved, true);
            row(RivalCard::Plunder1, edition, resources(3));
            row(RivalCard::Plunder2, edition, resources(5));
            row(RivalCard::Plunder3, edition, resources(first ? 8 : 7));
            row(RivalCard::Raid1, edition, resources(3), true);
            row(RivalCard::Raid2, edition, resources(first ? 9 : 7), true);
            row(RivalCard::Raid3, edition, resources(first ? 18 : 10), true);
            row(RivalCard::Spy2, edition, of(Benefit::Science, 5));
            row(RivalCard::ArmedIntervention3, edition, of(Benefit::Culture, 7));
            row(RivalCard::Annex2, edition, {});
            row(RivalCard::War2, edition, {});
        }
    }
    void spoils()
    {
        QFETCH(RivalCard, card);
        QFETCH(Edition, edition);
        QFETCH(Benefits, taken);
        QVERIFY(spoilsOf(edition, card).numbers == taken);
        QTEST(aggressionOf(card).isFromSupply, "fromSupply");
    }

    /// Of wars and of age IV none are drawn.
    void itsCardsOfDefence()
    {
        auto table = Table(1);
        table.toRound(2);
        QCOMPARE(cardsToDefend(table.state(), Role::Aggression), 3);
        QCOMPARE(cardsToDefend(table.state(), Role::War), 0);
        table.toAge(4);
        QCOMPARE(cardsToDefend(table.state(), Role::Aggression), 0);
    }
};
TALLYSTONE_SUITE(RivalTest)
#include "rival_test.moc"
