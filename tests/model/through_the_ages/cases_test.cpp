// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/table.h"
#include "tests/suites.h"

using namespace ThroughTheAges;

/// The cases that every implementation must get right.
class CasesTest : public QObject
{
    Q_OBJECT

    static constexpr const char *NewStory = "{'edition':'new-story'}";

    /// A game for two at the first seat's turn of round 2, boards laid out by the table's word.
    static Table with(const QByteArray &set, const char *options = "{}")
    {
        Table table(2, options);
        table.toRound(2).set(0, set);
        return table;
    }

private Q_SLOTS:
    void aNewWorkerCosts_data()
    {
        QTest::addColumn<int>("yellow");
        QTest::addColumn<int>("price");
        const QList<std::pair<int, int>> rows
            = {{18, 2}, {17, 2}, {16, 3}, {13, 3}, {12, 4}, {9, 4}, {8, 5}, {5, 5}, {4, 7}, {1, 7}};
        for (const auto &[yellow, price] : rows) {
            QTest::newRow(QByteArray::number(yellow)) << yellow << price;
        }
    }
    void aNewWorkerCosts()
    {
        QFETCH(int, yellow);
        auto table = with("{'yellow':" + QByteArray::number(yellow) + ",'foodTokens':[9,0,0,0]}");
        table.play("{'do':'population'}");
        QTEST(9 - table.food(0), "price");
        QCOMPARE(table.player(0).yellow, yellow - 1);
        QCOMPARE(table.player(0).pool, 2);
    }

    void theFirstRound()
    {
        for (const auto *options : {"{}", NewStory}) {
            Table table(2, options);
            const int blue = table.player(0).blue;
            table.endTurn();
            QCOMPARE(table.player(0).science, 1);
            QCOMPARE(table.food(0), 2);
            QCOMPARE(table.resources(0), 2);
            QCOMPARE(table.player(0).blue, blue - 4);
            QCOMPARE(table.player(0).draw, 0);
            QCOMPARE(table.player(0).civil, 4);
            QCOMPARE(table.player(0).military, 2);
            table.endTurn();
            QCOMPARE(table.event("age"), QByteArray("{ 'kind': 'age', 'age': 1 }"));
        }
    }

    void endOfTurn_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<int>("food");
        QTest::addColumn<int>("resources");
        QTest::addColumn<int>("blue");
        const QByteArray town
            = "'yellow':12,'technologies':['irrigation'],'workers':{'agriculture':2,"
              "'irrigation':1,'bronze':3,'philosophy':0,'warriors':0},'foodTokens':[2,1,0,0],"
              "'resourceTokens':[4,0,0,0]";
        QTest::newRow("a town") << QByteArray("{}") << "{" + town + ",'blue':11}"
                                << QByteArray("{'happiness':2}") << 6 << 5 << 9;
        QTest::newRow("a town, new story") << QByteArray(NewStory) << "{" + town + ",'blue':9}"
                                           << QByteArray("{'happiness':2}") << 6 << 5 << 7;
        QTest::newRow("coal") << QByteArray("{}")
                              << QByteArray("{'yellow':8,'blue':11,'technologies':['irrigation','coal'],"
                                            "'workers':{'agriculture':0,'irrigation':2,'bronze':0,'coal':3},"
                                            "'foodTokens':[0,0,0,0],'resourceTokens':[0,0,7,0]}")
                              << QByteArray("{'happiness':4}") << 1 << 28 << 7;
        QTest::newRow("famine") << QByteArray("{}")
                                << QByteArray(
                                       "{'culture':30,'yellow':4,'blue':17,'workers':{'agriculture':1,"
                                       "'bronze':1},'foodTokens':[1,0,0,0],'resourceTokens':[0,0,0,0]}")
                                << QByteArray("{'culture':5,'happiness':6}") << 0 << 1 << 17;
        QTest::newRow("no tokens") << QByteArray("{}")
                                   << QByteArray("{'yellow':12,'blue':1,'technologies':['irrigation','iron'],"
                                                 "'workers':{'agriculture':2,'irrigation':1,'bronze':1,"
                                                 "'iron':1},'foodTokens':[0,0,0,0],'resourceTokens':[17,0,0,"
                                                 "0]}")
                                   << QByteArray("{'happiness':2}") << 0 << 13 << 6;
        QTest::newRow("corruption takes food, new story")
            << QByteArray(NewStory)
            << QByteArray("{'yellow':10,'blue':5,'workers':{'agriculture':4,'bronze':2},'foodTokens':"
                          "[10,0,0,0],'resourceTokens':[1,0,0,0]}")
            << QByteArray("{'happiness':3}") << 9 << 2 << 5;
    }
    void endOfTurn()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, set);
        QFETCH(QByteArray, card);
        auto table = with(set, options.constData());
        table.card(0, card).endTurn();
        QTEST(table.food(0), "food");
        QTEST(table.resources(0), "resources");
        QTEST(table.player(0).blue, "blue");
        if (QTest::currentDataTag() == QByteArray("famine")) {
            QCOMPARE(table.player(0).culture, 27);
            QCOMPARE(table.event("famine"),
                QByteArray("{ 'kind': 'famine', 'player': 0, 'missing': 2, 'culture': 8 }"));
        }
        if (QTest::currentDataTag() == QByteArray("no tokens")) {
            QCOMPARE(table.eventsOf("produced"),
                QList<QByteArray>({"{ 'kind': 'produced', 'player': 0, 'what': 'food', 'amount': 2, "
                                   "'tokens': 1, 'lost': 2 }",
                    "{ 'kind': 'produced', 'player': 0, 'what': 'resources', 'amount': 2, 'tokens': 1, "
                    "'lost': 1 }"}));
        }
    }

    void anUprising()
    {
        const QByteArray set = "{'yellow':4,'pool':2}";
        auto table = with(set);
        table.card(0, "{'happiness':3}").endTurn();
        QCOMPARE(table.events().mid(0, 3), QList<QByteArray>({"uprising 0", "draw 0", "turn 1"}));
        QCOMPARE(table.player(0).draw, 0);
        QVERIFY(table.player(0).uprising);
        auto other = with(set, NewStory);
        other.card(0, "{'happiness':3}").endTurn();
        QCOMPARE(other.player(0).draw, 2);
        // Three free workers are enough.
        auto calm = with("{'yellow':4,'pool':3}");
        calm.card(0, "{'happiness':3}").endTurn();
        QVERIFY(!calm.player(0).uprising);
    }

    void changeIsLostForLackOfTokens()
    {
        auto table = with("{'technologies':['oil'],'blue':0,'resourceTokens':[0,0,0,1]}");
        table.play("{'do':'build','technology':'bronze'}");
        QCOMPARE(table.member("players.0.resourceTokens"), QByteArray("[ 1, 0, 0, 0 ]"));
        QCOMPARE(table.player(0).blue, 0);
        QCOMPARE(table.event("paid"), QByteArray("{ 'kind': 'paid', 'player': 0, 'resources': 2 }"));
    }

    void theWondersTokensComeFirst()
    {
        auto table = with("{'technologies':['coal'],'blue':0,'resourceTokens':[0,0,2,0]}");
        table.card(0, "{'construction':1}");
        table.play("{'do':'take','actions':0,'wonder':{'name':'Big','age':0,'stages':[2,2,2]}}");
        table.play("{'do':'stage','count':2}");
        QCOMPARE(table.resources(0), 0);
        QCOMPARE(table.player(0).blue, 0);
        QCOMPARE(table.player(0).cards.wonder()->tokens, 2);
        QCOMPARE(table.event("spent"), QByteArray("{ 'kind': 'spent', 'player': 0, 'civil': 1 }"));
        // Finished, it gives them back.
        table.set(0, "{'resourceTokens':[2,0,0,0]}").play("{'do':'stage'}");
        QCOMPARE(table.player(0).blue, 4);
        QVERIFY(!table.player(0).cards.wonder());
    }

    void armies_data()
    {
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<int>("strength");
        QTest::newRow("modern army") << QByteArray(
            "{'technologies':['riflemen','knights','tanks','cannon','air-forces'],'workers':{"
            "'warriors':1,'riflemen':3,'knights':1,'tanks':1,'cannon':2,'air-forces':1},"
            "'tactic':'modern-army'}")
                                     << QByteArray("{}") << 61;
        QTest::newRow("classic army with an air force")
            << QByteArray("{'technologies':['riflemen','knights','air-forces'],'workers':{'warriors':0,"
                          "'riflemen':2,'knights':2,'air-forces':1},'tactic':'classic-army'}")
            << QByteArray("{'strength':2}") << 35;
        QTest::newRow("mechanized army")
            << QByteArray("{'technologies':['knights','cannon'],'workers':{'warriors':0,'knights':2,"
                          "'cannon':4},'tactic':'mechanized-army'}")
            << QByteArray("{'strength':4}") << 30;
        const QByteArray outdated = "{'technologies':['swordsmen','knights','air-forces'],'workers':{"
                                    "'warriors':3,'swordsmen':1,'knights':2,'air-forces':1},"
                                    "'tactic':'classic-army'}";
        // 14 by units, 10 by the one outdated army.
        QTest::newRow("an outdated army") << outdated << QByteArray("{}") << 24;
        QTest::newRow("its bonus once more") << outdated << QByteArray("{'bestArmy':1}") << 34;
        QTest::newRow("no tactic counts") << outdated << QByteArray("{'bestArmy':1,'noTactic':1}") << 14;
        QTest::newRow("infantry rides") << QByteArray("{'workers':{'warriors':3},'tactic':'heavy-cavalry'}")
                                        << QByteArray("{'infantryAsCavalry':1}") << 7;
        QTest::newRow("infantry walks")
            << QByteArray("{'workers':{'warriors':3},'tactic':'heavy-cavalry'}") << QByteArray("{}") << 3;
    }
    void armies()
    {
        QFETCH(QByteArray, set);
        QFETCH(QByteArray, card);
        auto table = with(set);
        table.card(0, card);
        QTEST(table.rating(0, Rating::Strength), "strength");
    }

    void allAreSacrificed()
    {
        auto table = with("{'technologies':['knights','cannon'],'workers':{'warriors':0,'knights':2,"
                          "'cannon':4},'tactic':'mechanized-army'}");
        table.card(0, "{'strength':4}");
        table.play("{'do':'battle','against':1,'sacrifice':{'knights':2,'cannon':4}}");
        QCOMPARE(table.state().attack, 56);
        QCOMPARE(table.event("sacrificed"),
            QByteArray("{ 'kind': 'sacrificed', 'player': 0, 'units': { 'knights': 2, 'cannon': 4 }, "
                       "'strength': 26 }"));
        QCOMPARE(table.player(0).yellow, 24);
        QCOMPARE(table.rating(0, Rating::Strength), 4);
    }

    void aColonyIsPaid()
    {
        auto table = with("{'technologies':['swordsmen'],'workers':{'swordsmen':1}}");
        table.card(0, "{'colonize':3}");
        const auto colony = [](int bid) {
            return "{'do':'colony','name':'Land','age':1,'bid':" + QByteArray::number(bid)
                + ",'sacrifice':{'swordsmen':1},'cards':3,'effect':{'blue':2},'gain':{'science':3}}";
        };
        QCOMPARE(table.tell(colony(9)), QByteArray("bid-too-low"));
        const int blue = table.player(0).blue;
        table.play(colony(8));
        QCOMPARE(table.player(0).blue, blue + 2);
        QCOMPARE(table.player(0).science, 4);
    }

    void basilica()
    {
        auto table = with("{'technologies':['organized-religion'],'workers':{'organized-religion':2,"
                          "'religion':1}}");
        table.card(0, "{'happiness':-2}", "Sad").card(0, "{'basilica':1}", "Church");
        QCOMPARE(table.rating(0, Rating::Happiness), 8);
    }

    void facesThatAreCounted()
    {
        const QByteArray temples
            = "{'technologies':['theology'],'workers':{'theology':2,'religion':1,'philosophy':0}}";
        const QByteArray michelangelo = "{'per':[{'of':'temple-faces','culture':1}]}";
        for (const auto *options : {"{}", NewStory}) {
            auto table = with(temples, options);
            const int before = table.rating(0, Rating::CulturePerTurn);
            table.card(0, michelangelo);
            QCOMPARE(table.rating(0, Rating::CulturePerTurn) - before, 5);
            table.card(0, "{'basilica':1}", "Church");
            QCOMPARE(table.rating(0, Rating::CulturePerTurn) - before, options == NewStory ? 8 : 5);
        }
    }

    void labsAreCounted()
    {
        auto table = with("{'technologies':['alchemy','journalism'],'workers':{'alchemy':2,'philosophy':1,"
                          "'journalism':1}}");
        const auto before = table.ratings(0);
        table.card(0, "{'per':[{'of':'best-lab-or-library','science':1}]}");
        QCOMPARE(table.rating(0, Rating::SciencePerTurn) - before[Rating::SciencePerTurn], 2);
        table.card(0, "{'per':[{'of':'lab-levels','culture':1},{'of':'lab','science':-1}]}");
        QCOMPARE(table.rating(0, Rating::CulturePerTurn) - before[Rating::CulturePerTurn], 2);
        QCOMPARE(table.rating(0, Rating::SciencePerTurn) - before[Rating::SciencePerTurn], -3);
    }

    void coloniesAreCounted()
    {
        auto table = with("{}");
        for (const auto *name : {"East", "West"}) {
            table.play(QByteArray("{'do':'modify','kind':'colony','age':1,'name':'") + name + "'}");
        }
        table.card(0, "{'per':[{'of':'colonies','culture':1},{'of':'colonies','max':1,'culture':1}]}");
        QCOMPARE(table.rating(0, Rating::CulturePerTurn), 3);
    }

    void newtonAndARevolution()
    {
        auto table = with("{'science':9}");
        table.card(0, "{'onTechnology':{'civil':1}}", "Newton");
        table.play("{'do':'government','government':'monarchy','revolution':true}");
        QCOMPARE(table.player(0).civil, 1);
        QCOMPARE(table.rating(0, Rating::CivilTotal), 5);
        QCOMPARE(table.player(0).military, 3);
        QCOMPARE(table.player(0).science, 6);
    }

    void homersArms()
    {
        auto table = with("{'resourceTokens':[2,0,0,0]}");
        table.card(0, "{'arms':1}", "Homer").play("{'do':'build','technology':'warriors'}");
        QCOMPARE(table.resources(0), 1);
        QCOMPARE(table.player(0).arms, 0);
        table.endTurn();
        QCOMPARE(table.player(0).arms, 1);
    }

    void aSecondLeader()
    {
        for (const auto *options : {"{}", NewStory}) {
            auto table = with("{}", options);
            table.play("{'do':'modify','kind':'leader','name':'Moses'}");
            QCOMPARE(table.player(0).civil, 3);
            table.play("{'do':'modify','kind':'leader','name':'Homer'}");
            QCOMPARE(table.player(0).civil, options == NewStory ? 3 : 2);
            QCOMPARE(table.player(0).cards.list().size(), std::size_t(1));
        }
    }

    void nothingIsScoredBelowNothing()
    {
        auto table = with("{}");
        table.card(0, "{'culture':-3}")
            .play("{'do':'modify','kind':'leader','name':'Homer','effect':{'culture':2}}");
        QCOMPARE(table.rating(0, Rating::CulturePerTurn), 0);
        table.endTurn();
        QCOMPARE(table.player(0).culture, 0);
        QCOMPARE(table.event("scored"),
            QByteArray("{ 'kind': 'scored', 'player': 0, 'culture': 0, 'science': 1, 'cultureFrom': {}, "
                       "'scienceFrom': { 'buildings': 1 } }"));
    }

    void yellowIsLostWithAnAge()
    {
        Table table(3);
        table.toRound(2).set(1, "{'yellow':1}").set(2, "{'yellow':0}").play("{'do':'next-age'}");
        QCOMPARE(table.player(0).yellow, 16);
        QCOMPARE(table.player(1).yellow, 0);
        QCOMPARE(table.player(2).yellow, 0);
        QCOMPARE(table.eventsOf("yellow-lost").size(), 2);
    }

    void theLastRound()
    {
        for (const int seat : {0, 1}) {
            Table table(2);
            table.toRound(12).toAge(3);
            for (int i = 0; i < seat; ++i) {
                table.endTurn();
            }
            table.play("{'do':'next-age'}");
            QCOMPARE(table.state().lastRound, 12 + seat);
        }
    }

    void impactsOfPeople()
    {
        // Eighteen tokens need no faces.
        auto table = with("{'yellow':18,'pool':0,'workers':{'agriculture':8,'bronze':5,'warriors':1}}");
        table.play("{'do':'impact','events':['population']}");
        QCOMPARE(table.player(0).culture, 10);
        auto sad = with("{'yellow':2,'culture':30}");
        sad.card(0, "{'happiness':1}").play("{'do':'impact','events':['happiness']}");
        QCOMPARE(sad.event("impact"),
            QByteArray("{ 'kind': 'impact', 'player': 0, 'event': 'happiness', 'points': -10 }"));
        QCOMPARE(sad.player(0).culture, 20);
    }

    void aWar()
    {
        Table table(2);
        table.toRound(2).play("{'do':'declare','against':1,'actions':2}");
        QCOMPARE(table.tell("{'do':'battle','against':1,'war':true}"), QByteArray("no-war"));
        table.endTurn().endTurn();
        QCOMPARE(table.tell("{'do':'end-turn'}"), QByteArray("war-under-way"));
        table.play("{'do':'battle','against':1,'war':true,'attacker':{'culture':5},'defender':"
                   "{'culture':-5}}");
        QCOMPARE(table.event("battle"),
            QByteArray("{ 'kind': 'battle', 'player': 0, 'against': 1, 'war': true, 'attack': 1, "
                       "'defence': 1, 'winner': -1 }"));
        QCOMPARE(table.player(0).sources[Source::Battles], 5);
        QCOMPARE(table.player(1).sources[Source::Battles], 0);
        table.endTurn();
    }
};
TALLYSTONE_SUITE(CasesTest)
#include "cases_test.moc"
