// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/table.h"
#include "tests/suites.h"

using namespace ThroughTheAges;

/// The tables of the game, row by row.
class TablesTest : public QObject
{
    Q_OBJECT

    static QByteArray name(auto value)
    {
        return QByteArray(idOf(value).data(), qsizetype(idOf(value).size()));
    }

private Q_SLOTS:
    /// Type, level, science and price in both editions, token, culture, science, faces, strength.
    void technologies()
    {
        const QList<QByteArray> rows = {"agriculture farm 0 0/0 2/2 1 0 0 0 0",
            "irrigation farm 1 3/3 4/4 2 0 0 0 0", "selective-breeding farm 2 5/5 6/6 3 0 0 0 0",
            "mechanized-agriculture farm 3 7/7 8/8 5 0 0 0 0", "bronze mine 0 0/0 2/2 1 0 0 0 0",
            "iron mine 1 5/5 5/5 2 0 0 0 0", "coal mine 2 7/7 8/8 3 0 0 0 0",
            "oil mine 3 9/9 11/11 5 0 0 0 0", "philosophy lab 0 0/0 3/3 0 0 1 0 0",
            "alchemy lab 1 4/4 6/6 0 0 2 0 0", "scientific-method lab 2 6/6 8/8 0 0 3 0 0",
            "computers lab 3 8/8 10/11 0 0 5 0 0", "religion temple 0 0/0 3/3 0 1 0 1 0",
            "theology temple 1 2/2 5/5 0 1 0 2 0", "organized-religion temple 2 4/4 7/7 0 1 0 3 0",
            "printing-press library 1 3/3 4/3 0 1 1 0 0", "journalism library 2 6/6 8/8 0 2 2 0 0",
            "multimedia library 3 9/9 11/11 0 3 3 0 0", "drama theater 1 4/3 5/4 0 2 0 1 0",
            "opera theater 2 7/7 9/8 0 3 0 1 0", "movies theater 3 10/10 12/11 0 4 0 1 0",
            "bread-and-circuses arena 1 3/3 4/3 0 0 0 2 1", "team-sports arena 2 5/5 6/5 0 0 0 3 2",
            "professional-sports arena 3 7/7 8/8 0 0 0 4 3", "warriors infantry 0 0/0 2/2 0 0 0 0 1",
            "swordsmen infantry 1 3/4 3/3 0 0 0 0 2", "riflemen infantry 2 5/6 5/5 0 0 0 0 3",
            "modern-infantry infantry 3 8/10 7/7 0 0 0 0 5", "knights cavalry 1 4/5 3/3 0 0 0 0 2",
            "cavalrymen cavalry 2 6/6 5/5 0 0 0 0 3", "tanks cavalry 3 9/9 7/7 0 0 0 0 5",
            "cannon artillery 2 7/6 5/5 0 0 0 0 3", "rockets artillery 3 10/8 7/7 0 0 0 0 5",
            "air-forces air 3 11/12 7/7 0 0 0 0 5"};
        QList<QByteArray> table;
        for (const Technology technology : valuesOf<Technology>()) {
            const auto &[type, level, science, price, gives] = factsOf(technology);
            QByteArrayList row{name(technology), name(type), QByteArray::number(level),
                QByteArray::number(science.original) + '/' + QByteArray::number(science.newStory),
                QByteArray::number(price.original) + '/' + QByteArray::number(price.newStory)};
            for (const int value : {gives.token, gives.culture, gives.science, gives.faces, gives.strength}) {
                row << QByteArray::number(value);
            }
            table << row.join(' ');
        }
        QCOMPARE(table, rows);
    }

    /// Level, civil, military, urban, revolution and peaceful, culture, science, faces, strength.
    void governments()
    {
        const QList<QByteArray> rows = {"despotism 0 4 2 2 0/0 0/0 0/0 0/0 0/0 0/0",
            "monarchy 1 5 3 3 3/2 9/8 0/0 0/0 0/0 0/0", "theocracy 1 4 3 3 2/1 7/6 1/1 0/0 2/1 0/1",
            "constitutional-monarchy 2 6 4 3 5/6 12/12 0/0 0/0 0/0 0/0",
            "republic 2 7 2 3 4/3 14/13 0/0 0/0 0/0 0/0", "communism 3 7 5 4 6/5 17/19 0/0 0/0 -1/-1 0/0",
            "democracy 3 7 3 4 8/9 21/17 2/3 0/0 0/0 0/0",
            "fundamentalism 3 6 5 4 7/7 19/18 0/0 0/-2 0/0 5/5"};
        QList<QByteArray> table;
        for (const Government government : valuesOf<Government>()) {
            const auto &facts = factsOf(government);
            QByteArrayList row{name(government)};
            for (const int value : {facts.level, facts.civil, facts.military, facts.urban}) {
                row << QByteArray::number(value);
            }
            for (const auto &value : {facts.revolution, facts.peaceful, facts.culture, facts.science,
                     facts.faces, facts.strength}) {
                row << QByteArray::number(value.original) + '/' + QByteArray::number(value.newStory);
            }
            table << row.join(' ');
        }
        QCOMPARE(table, rows);
    }

    /// Level, set, value, outdated, the Rival's small and large.
    void tactics()
    {
        const QList<QByteArray> rows = {" 0  0/0 0/0 0/0 0/0", "fighting-band 1 II 1/1 1/1 1/1 1/1",
            "light-cavalry 1 CC 2/2 2/2 1/1 2/2", "legion 1 III 2/2 2/2 1/1 2/2",
            "medieval-army 1 IC 2/2 2/2 1/1 2/2", "phalanx 1 IIC 3/3 3/3 2/2 3/3",
            "heavy-cavalry 1 CCC 4/4 4/4 2/2 4/4", "fortifications 2 AA 4/5 4/3 2/3 4/5",
            "mobile-artillery 2 CA 5/5 5/3 3/3 5/5", "conquistadors 2 ICC 5/5 3/3 3/3 5/5",
            "defensive-army 2 IIA 6/6 3/3 3/3 6/6", "napoleonic-army 2 ICA 8/7 4/4 4/4 8/7",
            "classic-army 2 IICC 9/8 5/4 5/4 9/8", "entrenchments 3 IAA 9/9 5/5 5/5 9/9",
            "mechanized-army 3 CAA 10/10 5/5 5/5 10/10", "shock-troops 3 ICCC 11/11 6/6 6/6 11/11",
            "modern-army 3 IICA 13/13 7/7 7/7 13/13"};
        QList<QByteArray> table;
        for (const Tactic tactic : valuesOf<Tactic>()) {
            const auto &facts = factsOf(tactic);
            QByteArrayList row{name(tactic), QByteArray::number(facts.level),
                QByteArray(facts.infantry, 'I') + QByteArray(facts.cavalry, 'C')
                    + QByteArray(facts.artillery, 'A')};
            for (const auto &value : {facts.value, facts.outdated, facts.small, facts.large}) {
                row << QByteArray::number(value.original) + '/' + QByteArray::number(value.newStory);
            }
            table << row.join(' ');
        }
        QCOMPARE(table, rows);
        QVERIFY(!isIn(Edition::NewStory, Tactic::LightCavalry));
        QVERIFY(isIn(Edition::Original, Tactic::LightCavalry));
    }

    void banks()
    {
        const QList<int> yellow = {25, 18, 17, 16, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1};
        const QList<int> growth = {2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 7, 7, 7, 7};
        const QList<int> consumption = {0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4};
        const QList<int> faces = {0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7};
        for (qsizetype i = 0; i < yellow.size(); ++i) {
            const auto &section = yellowSection(yellow[i]);
            QCOMPARE(section.growth, growth[i]);
            QCOMPARE(section.consumption, consumption[i]);
            QCOMPARE(section.faces, faces[i]);
        }
        QCOMPARE(yellowSection(0).consumption, 6);
        QCOMPARE(yellowSection(0).faces, 8);
        const QList<int> corruption = {0, 0, 2, 2, 4, 4, 6};
        const QList<int> original = {18, 9, 8, 5, 4, 1, 0};
        const QList<int> newStory = {16, 11, 10, 6, 5, 1, 0};
        for (qsizetype i = 0; i < corruption.size(); ++i) {
            QCOMPARE(corruptionAt(original[i], Edition::Original), corruption[i]);
            QCOMPARE(corruptionAt(newStory[i], Edition::NewStory), corruption[i]);
        }
    }

    void start_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<int>("blue");
        QTest::newRow("original") << QByteArray("{}") << 18;
        QTest::newRow("new story") << QByteArray("{'edition':'new-story'}") << 16;
    }
    void start()
    {
        QFETCH(QByteArray, options);
        const Table table(4, options.constData());
        QTEST(table.player(0).blue, "blue");
        for (int seat = 0; seat < 4; ++seat) {
            QCOMPARE(table.player(seat).civil, seat + 1);
            QCOMPARE(table.player(seat).military, 0);
        }
        QCOMPARE(table.player(0).yellow, 18);
        QCOMPARE(table.player(0).pool, 1);
        QCOMPARE(table.member("players.0.workers"),
            QByteArray("{ 'agriculture': 2, 'bronze': 2, 'philosophy': 1, 'religion': 0, 'warriors': 1 }"));
        QCOMPARE(table.member("players.0.government"), QByteArray("'despotism'"));
        QCOMPARE(table.member("turn"), QByteArray("{ 'age': 0, 'lastRound': 0, 'attack': 0, 'defence': 0 }"));
    }
};
TALLYSTONE_SUITE(TablesTest)
#include "tables_test.moc"
