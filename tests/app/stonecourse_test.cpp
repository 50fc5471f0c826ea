// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/stonetables.h"

#include <QSignalSpy>

using namespace StoneAge;
using namespace Qt::StringLiterals;

/// What is half entered, taken back, corrected and changed at a table of Stone Age.
class StoneCourseTest : public StoneTables
{
    Q_OBJECT

private Q_SLOTS:
    void init() { deal({.players = 2}); }

    void aHalfEnteredActionSurvives_data()
    {
        QTest::addColumn<QString>("what");
        for (const auto *what : {"people", "dice", "total", "tiles", "tile", "printed", "cards", "card",
                 "two", "feed", "undone"}) {
            QTest::newRow(what) << QString::fromLatin1(what);
        }
    }
    void aHalfEnteredActionSurvives()
    {
        QFETCH(QString, what);
        deal({.players = 2, .expansion = true, .bonusTiles = true});
        for (const auto &figure :
            {u"wood"_s, u"clay"_s, u"gold"_s, u"any-two"_s, u"tool-1"_s, u"one-use-3"_s}) {
            set(figure, 3);
        }
        if (what == u"people") {
            gather(u"river"_s, 2, {});
        } else if (what == u"dice") {
            gather(u"river"_s, 3, {2, 5});
            table().gather()->tapTool(0);
            table().gather()->tapTool(3);
        } else if (what == u"total") {
            gather(u"hunt"_s, 5, {1});
        } else if (what == u"tiles") {
            table().go(u"building"_s);
            table().tiles()->chooseStack(1);
        } else if (what == u"tile") {
            takeTile(20);
            table().purchase()->setCount(0, 1);
        } else if (what == u"printed") {
            takeTile(static_cast<int>(23));
            table().tiles()->setPoints(7);
            table().tiles()->setGain(4);
            table().choices()->pick(2);
            table().choices()->pickSecret(3);
        } else if (what == u"cards") {
            table().go(u"card"_s);
            table().cards()->chooseShelf(3);
        } else if (what == u"card") {
            takeCard(2, TopKind::DiceForAll, 1);
            table().choices()->pick(2);
            table().purchase()->setCount(0, 2);
        } else if (what == u"two") {
            table().go(u"take-two"_s);
            table().choices()->setTwo(1, 1);
        } else if (what == u"feed") {
            set(u"food"_s, 1);
            table().primary();
            table().primary();
            table().feeding()->setCount(2, 1);
        } else {
            gather(u"forest"_s, 2, {6, 5});
            table().primary();
            takeTile(0);
            table().undo();
            table().undo();
            table().undo();
        }
        const auto before = shown();
        open();
        QCOMPARE(shown(), before);
    }

    void undoPutsBackWhatWasEntered()
    {
        set(u"wood"_s, 3);
        gather(u"quarry"_s, 3, {6, 2, 5});
        const auto sum = table().gather()->sum();
        table().primary();
        takeCard(1, TopKind::DiceForAll, 7);
        table().choices()->pick(0);
        table().choices()->pick(1);
        table().primary();
        table().undo();
        QCOMPARE(table().step(), u"card"_s);
        QVERIFY(table().primaryEnabled());
        QCOMPARE(table().cards()->chosen().number, 7);
        table().undo();
        QCOMPARE(table().step(), u"gather"_s);
        QCOMPARE(table().gather()->sum(), sum);
        QVERIFY(table().primaryEnabled());
        QCOMPARE(head(), 1);
        table().redo();
        table().redo();
        QCOMPARE(head(), 3);
        QCOMPARE(table().step(), u"village"_s);
    }

    void undoTakesTheLastTapFirst()
    {
        gather(u"forest"_s, 2, {3});
        table().undo();
        QCOMPARE(table().gather()->tray(), (QList<int>{0, 0}));
        table().undo();
        QCOMPARE(table().gather()->people(), 0);
        table().undo();
        QCOMPARE(table().step(), u"village"_s);
        QVERIFY(!table().canUndo());
        set(u"wood"_s, 3);
        takeTile(0);
        table().undo();
        QCOMPARE(table().step(), u"tiles"_s);
        table().undo();
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(head(), 1);
    }

    void redoBringsBackATap()
    {
        gather(u"forest"_s, 2, {3});
        for (const auto *said : {"Undone: a die, 3", "Undone: 2 people", "Undone: Forest"}) {
            QSignalSpy told(&table(), &GameTable::tookBack);
            table().undo();
            QCOMPARE(told.takeLast().at(0).toString(), QString::fromLatin1(said));
        }
        while (table().canRedo()) {
            table().redo();
        }
        QCOMPARE(table().step(), u"gather"_s);
        QCOMPARE(table().gather()->tray(), (QList<int>{3, 0}));
    }

    void aTapOnADieTakesThatDie()
    {
        gather(u"forest"_s, 4, {3, 5, 6});
        table().gather()->takeBackDie(1);
        QCOMPARE(table().gather()->tray(), (QList<int>{3, 6, 0, 0}));
        table().gather()->takeBackDie(2);
        QCOMPARE(table().gather()->tray(), (QList<int>{3, 6, 0, 0}));
    }

    void everyFigureCanBeCorrected()
    {
        deal({.players = 2, .expansion = true, .bonusTiles = true});
        const auto all = table().correction()->figures();
        for (int i = 0; i < all.size(); ++i) {
            const int wanted = all.at(i).value == all.at(i).most ? all.at(i).most - 1 : all.at(i).value + 1;
            table().correction()->begin(1);
            QVERIFY(!table().correction()->changedAnything());
            table().correction()->set(i, wanted);
            QVERIFY2(table().correction()->changedAnything(), qPrintable(all.at(i).id));
            QVERIFY2(table().correction()->save(), qPrintable(all.at(i).id));
            table().correction()->begin(1);
            QCOMPARE(table().correction()->figures().at(i).value, wanted);
        }
        QCOMPARE(head(), int(all.size()));
        QVERIFY(seat(1).corrected);
        QVERIFY(!seat(0).corrected);
    }

    void aCorrectionKeepsWhatStillFits()
    {
        gather(u"forest"_s, 3, {1, 2, 3});
        set(u"food"_s, 1);
        QCOMPARE(table().step(), u"gather"_s);
        QVERIFY(table().primaryEnabled());
        set(u"people"_s, 2);
        QCOMPARE(table().step(), u"village"_s);
    }

    void aTurnIsChangedAsAWhole()
    {
        gather(u"forest"_s, 2, {6, 6});
        table().primary();
        table().primary();
        gather(u"hunt"_s, 2, {3, 3});
        table().primary();
        table().primary();
        QCOMPARE(table().round(), 2);
        const auto turns = table().log();
        QCOMPARE(turns.size(), 2);
        QVERIFY(turns.at(1).changeable);
        table().change()->begin(0);
        auto &copy = dynamic_cast<StoneTable &>(*table().change()->copy());
        QCOMPARE(copy.step(), u"gather"_s);
        copy.gather()->takeBack();
        copy.gather()->tap(3);
        copy.primary();
        copy.primary();
        QVERIFY(table().change()->entered());
        QCOMPARE(table().change()->dropped(), QString());
        table().change()->accept();
        QCOMPARE(seat(0).stock.at(0), 3);
        QCOMPARE(table().round(), 2);
    }
};
QTEST_GUILESS_MAIN(StoneCourseTest)
#include "stonecourse_test.moc"
