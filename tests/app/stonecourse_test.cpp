// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/stonetables.h"
#include "tests/suites.h"

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
            touchAll(u"tool-0 tool-3"_s);
        } else if (what == u"total") {
            gather(u"hunt"_s, 5, {1});
        } else if (what == u"tiles") {
            touchAll(u"place-building stack-1"_s);
        } else if (what == u"tile") {
            takeTile(u"tile-20"_s);
            touch(u"pay-wood"_s, 1);
        } else if (what == u"printed") {
            takeTile(u"tile-new"_s);
            touch(u"points"_s, 7);
            touchAll(u"gain-4 as-2 as-secret-3"_s);
        } else if (what == u"cards") {
            touchAll(u"place-card shelf-3"_s);
        } else if (what == u"card") {
            takeCard(2, TopKind::DiceForAll, 1);
            touch(u"as-2"_s);
            touch(u"pay-wood"_s, 2);
        } else if (what == u"two") {
            touch(u"place-take-two"_s);
            touch(u"two-clay"_s, 1);
        } else if (what == u"feed") {
            set(u"food"_s, 1);
            table().primary();
            table().primary();
            touch(u"pay-stone"_s, 1);
        } else {
            gather(u"forest"_s, 2, {6, 5});
            table().primary();
            takeTile(u"tile-0"_s);
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
        const auto sum = table().roll().sum;
        table().primary();
        takeCard(1, TopKind::DiceForAll, 7);
        touchAll(u"as-0 as-1"_s);
        table().primary();
        table().undo();
        QCOMPARE(table().step(), u"card"_s);
        QVERIFY(table().primaryEnabled());
        QCOMPARE(table().card().card.caption, u"no. 7"_s);
        table().undoSeveral(1);
        QCOMPARE(table().step(), u"gather"_s);
        QCOMPARE(table().roll().sum, sum);
        QVERIFY(table().primaryEnabled());
        QCOMPARE(head(), 1);
        while (table().canRedo()) {
            table().redo();
        }
        QCOMPARE(head(), 3);
        QCOMPARE(table().step(), u"village"_s);
    }

    void undoTakesTheLastTapFirst()
    {
        gather(u"forest"_s, 2, {3});
        table().undo();
        QCOMPARE(dice(), (QList<int>{0, 0}));
        table().undo();
        QVERIFY(!table().gather().rolling);
        table().undo();
        QCOMPARE(table().step(), u"village"_s);
        QVERIFY(!table().canUndo());
        set(u"wood"_s, 3);
        takeTile(u"tile-0"_s);
        table().undo();
        QCOMPARE(table().step(), u"tiles"_s);
        table().undo();
        QCOMPARE(table().step(), u"village"_s);
        QCOMPARE(head(), 1);
    }

    void redoBringsBackATap()
    {
        gather(u"forest"_s, 2, {3});
        for (const auto *said : {"Undone: A die shows 3", "Undone: 2 people", "Undone: Forest"}) {
            QSignalSpy told(&table(), &GameTable::tookBack);
            table().undo();
            QCOMPARE(told.takeLast().at(0).toString(), QString::fromLatin1(said));
        }
        while (table().canRedo()) {
            table().redo();
        }
        QCOMPARE(table().step(), u"gather"_s);
        QCOMPARE(dice(), (QList<int>{3, 0}));
    }

    void aTapOnADieChangesThatDie()
    {
        gather(u"forest"_s, 4, {3, 5, 6});
        touch(u"die-1"_s);
        QVERIFY(table().roll().dice.at(1).chosen);
        // It can be let be again.
        touch(u"die-1"_s);
        QVERIFY(!table().roll().dice.at(1).chosen);
        touchAll(u"die-1 key-2"_s);
        QCOMPARE(dice(), (QList<int>{3, 2, 6, 0}));
        QVERIFY(!table().roll().dice.at(1).chosen);
        // The next face is that of the next die again; then all are in, and only a chosen one takes a face.
        touchAll(u"key-1 key-4"_s);
        QCOMPARE(dice(), (QList<int>{3, 2, 6, 1}));
        touchAll(u"die-3 key-4"_s);
        QCOMPARE(dice(), (QList<int>{3, 2, 6, 4}));
        table().undo();
        QCOMPARE(dice(), (QList<int>{3, 2, 6, 1}));
        QVERIFY(table().roll().dice.at(3).chosen);
    }

    void facesOrATotalAtAnyNumberOfDice()
    {
        gather(u"forest"_s, 2, {3});
        QCOMPARE(table().roll().title, u"What did you roll?"_s);
        touch(u"by-total"_s);
        QCOMPARE(table().roll().title, u"Total of 2 dice"_s);
        QStringList keys;
        for (const auto &key : table().roll().keys) {
            keys << QString::number(key.count);
        }
        QCOMPARE(keys.join(u' '), u"1 2 3 4 5 6 7 8 9 0"_s);
        touchAll(u"digit-1 digit-1"_s);
        QCOMPARE(table().primaryText(), u"Take 3 wood"_s);
        table().primary();
        // As it was wanted last: so it is in the next turn, and in another game.
        table().primary();
        gather(u"quarry"_s, 3, {});
        QVERIFY(table().roll().byTotal);
        m_table = openTable(*m_store, m_id, [] { return "2026-11-15T20:01:00Z"; }).value();
        touch(u"by-faces"_s);
        gather(u"quarry"_s, 3, {6, 6, 6});
        QCOMPARE(dice(), (QList<int>{6, 6, 6}));
        table().primary();
        m_table.reset();
        m_id = create({.players = 2});
        open();
        gather(u"hunt"_s, 5, {1, 1, 1, 1, 1});
        QCOMPARE(dice(), (QList<int>{1, 1, 1, 1, 1}));
    }

    void everyFigureCanBeCorrected()
    {
        deal({.players = 2, .expansion = true, .bonusTiles = true});
        const auto all = figuresOf(1);
        for (int i = 0; i < all.size(); ++i) {
            const auto &counter = all.at(i).counter;
            const int wanted = counter.value == counter.most ? counter.most - 1 : counter.value + 1;
            QVERIFY(!table().correct().save.enabled);
            touch(counter.id, wanted);
            QVERIFY2(table().correct().save.enabled, qPrintable(counter.id));
            touch(u"correct-save"_s);
            QVERIFY2(!table().correct().save.enabled, qPrintable(counter.id));
            QCOMPARE(figuresOf(1).at(i).counter.value, wanted);
        }
        QCOMPARE(head(), int(all.size()));
        QVERIFY(seat(1).corrected);
        QVERIFY(!seat(0).corrected);
    }

    void aCorrectionStaysUntilItIsSavedOrGivenUp()
    {
        const auto food = [&](int seat) {
            for (const auto &figure : figuresOf(seat)) {
                if (figure.counter.id == this->figure(u"food"_s, seat)) {
                    return figure.counter.value;
                }
            }
            return -1;
        };
        touch(figure(u"food"_s), 20);
        touch(u"correct-0-why"_s, 0, u"agreed"_s);
        touch(figure(u"food"_s, 1), 30);
        QCOMPARE(head(), 0);
        // Another tap of the turn, another app.
        touch(u"place-tool-maker"_s);
        open();
        QCOMPARE(food(0), 20);
        QCOMPARE(food(1), 30);
        QCOMPARE(table().correct().sheets.at(0).why.text, u"agreed"_s);
        QVERIFY(!table().unfinished().isEmpty());
        // Undo takes one edit after the other.
        table().undo();
        table().undo();
        QCOMPARE(food(1), 12);
        QCOMPARE(food(0), 20);
        table().redo();
        QCOMPARE(food(1), 30);
        touch(u"correct-save"_s);
        QCOMPARE(head(), 2);
        QCOMPARE(seat(0).food, 20);
        QCOMPARE(seat(1).food, 30);
        QVERIFY(table().unfinished().isEmpty());
        touch(figure(u"food"_s), 21);
        touch(u"correct-cancel"_s);
        QCOMPARE(food(0), 20);
        QVERIFY(!table().correct().save.enabled);
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
        table().change()->playAgain();
        auto &copy = dynamic_cast<StoneTable &>(*table().change()->copy());
        QCOMPARE(copy.step(), u"gather"_s);
        // Of the dice only their total is known.
        QCOMPARE(copy.roll().typed, u"12"_s);
        copy.touch(u"by-faces"_s);
        copy.touch(u"key-6"_s);
        copy.touch(u"key-3"_s);
        copy.primary();
        copy.primary();
        QVERIFY(table().change()->entered());
        QCOMPARE(table().change()->dropped(), QString());
        table().change()->accept();
        QCOMPARE(seat(0).stock.at(0), 3);
        QCOMPARE(table().round(), 2);
    }
};
TALLYSTONE_SUITE(StoneCourseTest)
#include "stonecourse_test.moc"
