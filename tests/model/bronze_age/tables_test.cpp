// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/bronze_age/state.h"
#include "tests/suites.h"

using namespace BronzeAge;

/// The tables of the rules, row by row.
class TablesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goods_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QList<int>>("values");
        QTest::newRow("wood") << "wood" << QList{1, 3, 6, 10, 15, 21, 28, 36};
        QTest::newRow("stone") << "stone" << QList{2, 6, 12, 20, 30, 42, 56};
        QTest::newRow("pottery") << "pottery" << QList{3, 9, 18, 30, 45, 63};
        QTest::newRow("cloth") << "cloth" << QList{4, 12, 24, 40, 60};
        QTest::newRow("spearheads") << "spearheads" << QList{5, 15, 30, 50};
    }
    void goods()
    {
        QFETCH(QString, id);
        QFETCH(QList<int>, values);
        const auto good = fromId<Good>(id.toStdString());
        QVERIFY(good);
        QCOMPARE(room(*good), int(values.size()));
        QCOMPARE(valueOf(*good, 0), 0);
        for (int n = 1; n <= values.size(); ++n) {
            QCOMPARE(valueOf(*good, n), values.at(n - 1));
        }
    }

    void cities_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("workers");
        QTest::newRow("4th") << "4" << 3;
        QTest::newRow("5th") << "5" << 4;
        QTest::newRow("6th") << "6" << 5;
        QTest::newRow("7th") << "7" << 6;
    }
    void cities()
    {
        QFETCH(QString, id);
        QTEST(boxes(*fromId<City>(id.toStdString())), "workers");
    }

    void monuments_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("workers");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("laterOriginal");
        QTest::addColumn<int>("laterRevised");
        QTest::addColumn<int>("outWith");
        QTest::newRow("Step Pyramid") << "step-pyramid" << 3 << 1 << 0 << 0 << 0;
        QTest::newRow("Stone Circle") << "stone-circle" << 5 << 2 << 1 << 1 << 0;
        QTest::newRow("Temple") << "temple" << 7 << 4 << 2 << 3 << 2;
        QTest::newRow("Obelisk") << "obelisk" << 9 << 6 << 3 << 4 << 0;
        QTest::newRow("Hanging Gardens") << "hanging-gardens" << 11 << 8 << 4 << 5 << 3;
        QTest::newRow("Great Wall") << "great-wall" << 13 << 10 << 5 << 6 << 0;
        QTest::newRow("Great Pyramid") << "great-pyramid" << 15 << 12 << 6 << 8 << 2;
    }
    void monuments()
    {
        QFETCH(QString, id);
        QFETCH(int, outWith);
        const auto monument = *fromId<Monument>(id.toStdString());
        QTEST(boxes(monument), "workers");
        QTEST(MonumentTable[monument].first, "first");
        QTEST(rulebook(Edition::Original).later[monument], "laterOriginal");
        QTEST(rulebook(Edition::Revised).later[monument], "laterRevised");
        QTEST(rulebook(Edition::LateBronze).later[monument], "laterRevised");
        for (int players = 1; players <= 4; ++players) {
            QCOMPARE(isInPlay(setupFor(Edition::Original, players), monument), players != outWith);
            QCOMPARE(isInPlay(setupFor(Edition::Revised, players), monument), players != outWith);
            QVERIFY(isInPlay(setupFor(Edition::LateBronze, players), monument));
        }
    }

    void developments_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QList<int>>("original");
        QTest::addColumn<QList<int>>("revised");
        QTest::addColumn<QList<int>>("lateBronze");
        const auto same = [](const char *id, int cost, int points) {
            QTest::newRow(id) << id << QList{cost, points} << QList{cost, points} << QList{cost, points};
        };
        const auto changed = [](const char *id, QList<int> original, QList<int> revised) {
            QTest::newRow(id) << id << original << revised << revised;
        };
        const auto late = [](const char *id, int cost, int points) {
            QTest::newRow(id) << id << QList{0, 0} << QList{0, 0} << QList{cost, points};
        };
        same("leadership", 10, 2);
        same("irrigation", 10, 2);
        same("agriculture", 15, 3);
        same("quarrying", 15, 3);
        changed("medicine", {15, 3}, {20, 4});
        same("coinage", 20, 4);
        same("caravans", 20, 4);
        changed("religion", {20, 6}, {25, 7});
        same("granaries", 30, 6);
        same("masonry", 30, 6);
        same("engineering", 40, 6);
        changed("architecture", {50, 8}, {60, 8});
        changed("empire", {60, 8}, {70, 10});
        late("preservation", 20, 4);
        late("shipping", 25, 5);
        late("smithing", 25, 5);
        late("commerce", 40, 8);
    }
    void developments()
    {
        QFETCH(QString, id);
        const auto development = *fromId<Development>(id.toStdString());
        const auto price = [&](Edition edition) {
            const auto row = rulebook(edition).developments[development];
            return QList{row.cost, row.points};
        };
        QTEST(price(Edition::Original), "original");
        QTEST(price(Edition::Revised), "revised");
        QTEST(price(Edition::LateBronze), "lateBronze");
        QCOMPARE(
            isInEdition(setupFor(Edition::Original, 2), development), price(Edition::Original).front() > 0);
    }

    void editions()
    {
        for (const Edition edition : valuesOf<Edition>()) {
            const auto &book = rulebook(edition);
            const bool original = edition == Edition::Original;
            const bool late = edition == Edition::LateBronze;
            QCOMPARE(book.developmentCount, late ? 17 : 13);
            QCOMPARE(book.coinsPerFood, original ? 4 : 6);
            QCOMPARE(book.pointsPerMonument, original ? 1 : 2);
            const auto setup = setupFor(edition, 2);
            QCOMPARE(setup.trade, late);
            QVERIFY(setup.tieBreak == (original ? TieBreak::Count : TieBreak::Value));
            QCOMPARE(setup.endDevelopments, late ? 7 : 5);
            QCOMPARE(setup.soloRounds, 10);
            QCOMPARE(setup.soloEarlyEnd, false);
        }
    }

    void everybodyStartsWithThreeCitiesAndThreeFood()
    {
        const auto state = start(setupFor(Edition::Original, 4));
        QCOMPARE(seats(state).size(), std::size_t(4));
        for (const auto &player : seats(state)) {
            QCOMPARE(BronzeAge::cities(player), 3);
            QCOMPARE(player.food, 3);
            QCOMPARE(sumOf(player.goods), 0);
            QCOMPARE(player.developments.size(), 0);
            QCOMPARE(player.disasters, 0);
        }
        QCOMPARE(state.round, 1);
        QCOMPARE(state.seat, 0);
        QVERIFY(state.phase == Phase::Roll);
    }
};
TALLYSTONE_SUITE(TablesTest)
#include "tables_test.moc"
