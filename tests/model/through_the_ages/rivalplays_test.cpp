// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/rivaltable.h"
#include "tests/suites.h"

using namespace ThroughTheAges;
using namespace RivalTables;

/// What the Rival does with every card, and what the player loses by it.
class RivalPlaysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Stronger and ahead, stronger alone, ahead alone, neither.
    void events_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QList<int>>("changes");
        QTest::addColumn<QByteArray>("options");
        const auto rows = [](const QList<int> &changes, const QByteArray &list, const char *options = "{}") {
            for (const auto &event : list.split(' ')) {
                QTest::newRow(event) << event << changes << QByteArray(options);
            }
        };
        rows({3, 3, 3, 3},
            "agriculture-a crafts markets politics religion science-a settlement trade-routes warfare "
            "cultural-influence good-harvest new-deposits scientific-breakthrough");
        rows({3, 3, 3, 3}, "civil-life", NewStory);
        rows({5, 5, 5, 5}, "economic-progress popularization-of-science");
        rows({5, 5, 5, 5}, "prosperity", NewStory);
        rows({-3, -3, -3, -3}, "pestilence rats");
        rows({3, 3, 0, 0}, "foray");
        rows({5, 5, 0, 0}, "cold-war international-agreement");
        rows({0, 0, -3, -3}, "raiders reign-of-terror");
        rows({0, 0, -5, -5}, "crime-wave independence-declaration");
        rows({3, 3, -3, -3}, "border-conflict crusades uncertain-borders");
        rows({5, 5, -5, -5}, "refugees");
        rows({5, 5, -5, -5}, "politics-of-strength", NewStory);
        rows({3, 0, 3, 0}, "immigration");
        rows({5, 0, 5, 0}, "national-pride");
        rows({0, 0, -3, 0}, "barbarians");
        rows({-5, 0, -5, 0}, "terrorism");
        rows({0, 0, 0, 0}, "no-event rebellion civil-unrest emigration iconoclasm ravages-of-time impact");
    }
    void events()
    {
        QFETCH(QByteArray, event);
        QFETCH(QList<int>, changes);
        QFETCH(QByteArray, options);
        const std::pair<bool, bool> standings[]
            = {{true, true}, {true, false}, {false, true}, {false, false}};
        for (qsizetype i = 0; i < 4; ++i) {
            const auto &[stronger, ahead] = standings[i];
            auto table = third(options.constData());
            table.strengths(units("legion", 2), stronger ? 1 : 3);
            table.set(1, "{'culture':50}").set(0, ahead ? "{'culture':10}" : "{'culture':90}");
            table.play("{'do':'event','level':0,'revealed':'" + event + "'}");
            QCOMPARE(table.state().rival.culture - 50, changes[i]);
            QCOMPARE(table.state().rival.sources[RivalSource::Events], changes[i]);
        }
    }

    void atATieWhoseTurnItIsIsFirst()
    {
        auto table = third();
        table.strengths(units("legion", 2), 2).set(1, "{'culture':10}");
        table.play("{'do':'event','level':0,'revealed':'crusades'}");
        QCOMPARE(table.state().rival.culture, 7);
        // On its own turn: the event comes when it is stronger, then it is weakened.
        table.strengths(units("legion", 2), 1).endTurn().hand("'event-1'");
        QCOMPARE(table.phase(), QByteArray("rival-event"));
        table.card(0, "{'strength':1}", "Strength").set(0, "{'culture':0}").set(1, "{'culture':10}");
        table.play("{'do':'rival-event','revealed':'crusades','change':{'culture':4}}");
        QCOMPARE(table.state().rival.sources[RivalSource::Events], -3 + 3);
        QCOMPARE(table.player(0).culture, 4);
    }

    void terrorismBehind()
    {
        auto table = third();
        table.set(0,
            "{'culture':90,'pool':0,'technologies':['theology','drama'],'workers':{'theology':1,"
            "'drama':1,'religion':2}}");
        table.play("{'do':'event','level':0,'revealed':'terrorism'}");
        // Both are of level I and alone; drama costs as much and gives more.
        QCOMPARE(table.event("destroyed"),
            QByteArray("{ 'kind': 'destroyed', 'player': 0, 'technology': 'drama', 'count': 1 }"));
        QCOMPARE(table.player(0).pool, 1);
    }

    void losses_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<QByteArray>("defence");
        QTest::addColumn<QByteArray>("events");
        const auto row
            = [](const char *card, const char *events, const char *options = "{}", const char *defence = "") {
                  QTest::newRow(QByteArray(card) + (*options == '{' && options[1] == '}' ? "" : ", new story")
                      + defence)
                      << QByteArray(options) << QByteArray(card) << QByteArray(defence) << QByteArray(events);
              };
        row("plunder-1", "gained resources -3");
        row("plunder-2", "gained food -1 resources -4");
        row("plunder-3", "gained food -3 resources -4");
        row("plunder-3", "gained food -3 resources -4", NewStory);
        row("spy-2", "gained science -5");
        row("armed-intervention-3", "gained culture -7");
        row("enslave-1", "lost from pool count 1");
        row("raid-1", "destroyed technology theology count 1");
        row("raid-3", "destroyed technology theology count 2");
        row("raid-1", "destroyed technology theology count 1", NewStory);
        row("raid-2", "destroyed technology theology count 1; destroyed technology theology count 1",
            NewStory);
        row("annex-2", "card-out name South card colony age 2 why annexed", "{}", ",'colony':'south'");
        row("assassinate-2", "card-out name Homer card leader age 1 why assassinate");
        row("sabotage-2", "wonder-out name Big age 2 tokens 1 why sabotage");
        row("infiltrate-2", "wonder-out name Big age 2 tokens 1 why infiltrate", NewStory);
    }
    void losses()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, card);
        QFETCH(QByteArray, defence);
        auto table = third(options.constData(), 2);
        table.set(0,
            "{'culture':20,'science':9,'pool':1,'blue':20,'civil':9,'technologies':['theology','drama'],"
            "'workers':{'theology':2,'drama':1,'philosophy':1}}");
        table.play("{'do':'modify','name':'Homer','kind':'leader','age':1}");
        for (const auto *colony : {"North", "South"}) {
            table.play(QByteArray("{'do':'modify','kind':'colony','age':2,'name':'") + colony + "'}");
        }
        table.play("{'do':'modify','kind':'colony','age':1,'name':'East'}");
        table.play("{'do':'take','actions':0,'wonder':{'name':'Big','age':2,'stages':[0,3]}}");
        table.play("{'do':'stage'}").strengths(units("legion", 8), 1).endTurn();
        table.set(0, "{'culture':20,'science':9,'foodTokens':[3,0,0,0],'resourceTokens':[4,0,0,0]}");
        table.hand("'" + card + "'");
        QCOMPARE(table.member("turn.card"), "'" + card + "'");
        table.play("{'do':'defend'" + defence + "}");
        QByteArrayList lines;
        for (const auto *kind : {"gained", "lost", "destroyed", "card-out", "wonder-out"}) {
            for (auto line : table.eventsOf(kind)) {
                line.replace("'player': 0, ", "").replace("'from': 'battles', ", "");
                line = line.mid(2, line.size() - 4).replace("'kind': ", "").replace("'", "").replace(":", "");
                lines << line.replace(",", "");
            }
        }
        QTEST(lines.join("; "), "events");
        QCOMPARE(table.state().rival.sources[RivalSource::Attacks],
            levelOf(*fromId<RivalCard>(card.toStdString())) * 2 + 1);
    }

    void enslavingWithoutAPool()
    {
        auto table = third();
        table.strengths(units("legion", 8), 1).set(0, "{'pool':0}").endTurn().hand("'enslave-1'");
        QVERIFY(rivalNeeds(table.state()).worker);
        QCOMPARE(table.tell("{'do':'defend'}"), QByteArray("needs-choice"));
        QCOMPARE(table.tell("{'do':'defend','worker':'religion'}"), QByteArray("needs-choice"));
        QCOMPARE(table.tell("{'do':'defend','worker':'warriors','sacrifice':{'warriors':1}}"),
            QByteArray("needs-choice"));
        auto defended = table;
        defended.play("{'do':'defend','cards':99}");
        QCOMPARE(defended.state().rival.sources[RivalSource::Attacks], 0);
        table.play("{'do':'defend','worker':'bronze'}");
        QCOMPARE(table.player(0).workersOn(Technology::Bronze), 1);
        QCOMPARE(table.player(0).yellow, 19);
    }

    void whatItPlays_data()
    {
        QTest::addColumn<int>("human");
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<QByteArray>("fitting");
        const auto row = [](int human, const char *cards, const char *fitting) {
            QTest::addRow("%d: %s", human, cards) << human << QByteArray(cards) << QByteArray(fitting);
        };
        // It has 8, in age II: at least 4 ahead it declares war.
        row(4, "'event-1','spy-2','war-2'", "2");
        row(5, "'event-1','spy-2','war-2'", "1");
        row(5, "'event-1','territory-2','war-2'", "0 1");
        row(8, "'event-1','spy-2','war-2'", "");
        row(4, "'war-2','legion','war-3'", "0 2");
        row(4, "'annex-2','sabotage-2','assassinate-2'", "");
        row(4, "'raid-1','plunder-1','bonus-1'", "0 1");
        row(4, "'legion','bonus-1','modern-army'", "");
    }
    void whatItPlays()
    {
        QFETCH(int, human);
        QFETCH(QByteArray, cards);
        QFETCH(QByteArray, fitting);
        auto table = third("{}", 2);
        table.strengths(units("legion", 8), human).endTurn();
        std::vector<RivalCard> hand;
        for (const auto &card : cards.split(',')) {
            hand.push_back(*fromId<RivalCard>(card.mid(1, card.size() - 2).toStdString()));
        }
        QByteArrayList places;
        for (const int place : fittingCards(table.state(), hand)) {
            places << QByteArray::number(place);
        }
        QCOMPARE(places.join(' '), fitting);
        const auto action = "{'do':'rival-hand','cards':[" + cards + "]";
        QCOMPARE(table.tell(action + ",'pick':9}"), QByteArray("bad-pick"));
        if (places.size() > 1) {
            QCOMPARE(table.tell(action + "}"), QByteArray("bad-pick"));
            table.play(action + ",'pick':" + places.back() + "}");
        } else {
            table.play(action + "}");
        }
    }
};
TALLYSTONE_SUITE(RivalPlaysTest)
#include "rivalplays_test.moc"
