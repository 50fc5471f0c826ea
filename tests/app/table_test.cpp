// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/home/shelf.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "tests/app/tables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

class TableTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<BronzeTable> m_table;

    BronzeTable &table() { return *m_table; }
    void deal(Setup setup)
    {
        m_table.reset();
        m_store.emplace(Store::open(":memory:").value());
        m_id = Tables::create(*m_store, setup);
        m_table = Tables::open(*m_store, m_id);
    }
    void enter(const char *faces) { Tables::enter(table(), faces); }
    void roll(const char *faces)
    {
        enter(faces);
        table().primary();
    }
    int head() { return m_store->game(m_id).value().head; }
    void touch(const char *id, int number = 0) { table().touch(QString::fromLatin1(id), number); }
    /// One more box of a place.
    void add(const char *id) { touch(id, Tables::counter(table(), id).value + 1); }
    int addedTo(const char *id) { return Tables::added(Tables::counter(table(), id)); }
    QJsonValue page() { return Tables::shown(table().page()); }

    /// Ada buys Irrigation and Medicine, Ben builds two monuments.
    void playSome()
    {
        roll("fwg");
        touch("city-4", 3);
        table().primary();
        roll("ccf");
        touch("offer-irrigation");
        touch("pay");
        roll("sscf");
        table().primary();
        touch("offer-medicine");
        touch("pay");
        roll("wwe");
        touch("monument-step-pyramid", 3);
        touch("monument-stone-circle", 5);
        table().primary();
    }

    /// Ada's first workers go into a monument; much of what followed no longer holds.
    void changeFirstTurn()
    {
        table().change()->begin(0);
        table().change()->playAgain();
        auto *copy = &Tables::bronze(table().change()->copy());
        copy->primary();
        copy->touch(u"monument-step-pyramid"_s, 3);
        copy->primary();
        table().change()->accept();
    }
    void reopen() { m_table = Tables::open(*m_store, m_id); }

private Q_SLOTS:
    void init() { deal(setupFor(Edition::Original, 2)); }

    void startsWithTheDice()
    {
        QCOMPARE(table().step(), u"dice"_s);
        QCOMPARE(table().name(), u"Ada"_s);
        QVERIFY(!table().primaryEnabled());
        QVERIFY(!table().canUndo());
        QVERIFY(!table().canRedo());
        QCOMPARE(table().stepMarks(), (QStringList{u"now"_s, u"todo"_s, u"todo"_s, u"todo"_s, u"todo"_s}));
    }

    void nothingToDecideIsSkipped()
    {
        // Workers only: no result panel, nothing to buy, nothing to discard.
        roll("fwg");
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(table().stepMarks(), (QStringList{u"done"_s, u"skipped"_s, u"now"_s, u"todo"_s, u"todo"_s}));
        add("city-4");
        QCOMPARE(table().primaryText(), u"Pass the dice"_s);
        table().primary();
        QCOMPARE(table().name(), u"Ben"_s);
        // Coins only: straight to buying.
        roll("ccf");
        QCOMPARE(table().step(), u"buy"_s);
        QCOMPARE(
            table().stepMarks(), (QStringList{u"done"_s, u"skipped"_s, u"skipped"_s, u"now"_s, u"todo"_s}));
    }

    void whatStrikesIsShownFirst()
    {
        roll("ssf");
        QCOMPARE(table().step(), u"result"_s);
        QVERIFY(table().outcome().struck);
        QCOMPARE(table().outcome().disasterIcon, u"drought"_s);
    }

    void theWideButtonTellsWhatComes()
    {
        QVERIFY(table().primaryText().startsWith(u"3 "_s));
        enter("fw");
        QVERIFY(table().primaryText().startsWith(u"1 "_s));
        enter("w");
        QCOMPARE(table().primaryText(), u"Collect and feed"_s);
        QVERIFY(table().primaryEnabled());
        table().primary();
        QCOMPARE(table().primaryText(), u"Pass the dice"_s);
        QVERIFY(table().primaryHint().startsWith(u"6 "_s));
        touch("finish-4");
        QVERIFY(table().primaryHint().startsWith(u"3 "_s));
        table().primary();
        roll("ccf");
        QCOMPARE(table().primaryText(), u"Buy nothing"_s);
        QVERIFY(table().primaryQuiet());
        QVERIFY(table().primaryHint().startsWith(u"14 "_s));
    }

    void undoPutsBackWhatWasEntered()
    {
        enter("few");
        touch("either-1");
        const auto dice = page();
        table().primary();
        QCOMPARE(table().step(), u"build"_s);
        touch("city-4", 3);
        add("monument-step-pyramid");
        const auto plan = page();
        table().primary();
        QCOMPARE(table().name(), u"Ben"_s);

        // One tap did both, the building and the passing.
        table().undo();
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(page(), plan);
        table().undo();
        table().undo();
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(head(), 1);
        table().undo();
        QCOMPARE(table().step(), u"dice"_s);
        QCOMPARE(page(), dice);
        QVERIFY(table().primaryEnabled());
        QCOMPARE(head(), 0);

        // Each further one takes a tap, and then there is nothing left.
        for (int taps = 4; taps > 0; --taps) {
            QVERIFY(table().canUndo());
            table().undo();
        }
        QVERIFY(!table().canUndo());
        QCOMPARE(Tables::tray(table()), QStringList(3));
        QVERIFY(table().canRedo());
    }

    void undoTakesTheLastTapFirst()
    {
        enter("fw");
        table().undo();
        QCOMPARE(Tables::tray(table()), (QStringList{u"food"_s, {}, {}}));
        enter("ww");
        table().primary();
        add("city-4");
        add("city-4");
        table().undo();
        QCOMPARE(addedTo("city-4"), 1);
        table().undo();
        QCOMPARE(addedTo("city-4"), 0);
        QCOMPARE(head(), 1);
    }

    void redoBringsBackATap()
    {
        enter("fww");
        table().primary();
        add("city-4");
        add("monument-step-pyramid");
        const auto plan = page();
        QVERIFY(!table().canRedo());
        table().undo();
        QVERIFY(table().canRedo());
        table().undo();
        // Beyond the taps lies the roll, and it comes back before them.
        table().undo();
        QCOMPARE(table().step(), u"dice"_s);
        for (int i = 0; i < 3; ++i) {
            QVERIFY(table().canRedo());
            table().redo();
        }
        QCOMPARE(page(), plan);
        QVERIFY(!table().canRedo());
        // Another tap is another course.
        table().undo();
        add("city-4");
        QVERIFY(!table().canRedo());
    }

    void undoSaysWhatItTookBack()
    {
        QSignalSpy said(&table(), &GameTable::tookBack);
        const auto undo = [&] {
            table().undo();
            return said.takeLast().at(0).toString();
        };
        enter("f");
        QCOMPARE(undo(), u"Undone: a die, 3 food"_s);
        enter("fww");
        table().primary();
        touch("city-4", 3);
        QCOMPARE(undo(), u"Undone: 3 boxes, City 4"_s);
        QCOMPARE(undo(), u"Undone: Ada: rolls 1 food dice and 2 worker dice"_s);
        while (table().canUndo()) {
            table().undo();
        }
        said.clear();
        table().undo();
        table().undo();
        QVERIFY(said.isEmpty());
    }

    void redoLeadsToWhereItWas()
    {
        playSome();
        const auto seats = Tables::shown(QVariant::fromValue(table().seats()));
        const int all = head();
        while (table().canUndo()) {
            table().undo();
        }
        QCOMPARE(head(), 0);
        while (table().canRedo()) {
            table().redo();
        }
        QCOMPARE(head(), all);
        QCOMPARE(Tables::shown(QVariant::fromValue(table().seats())), seats);
        QCOMPARE(table().name(), u"Ada"_s);
        QCOMPARE(table().round(), 3);
    }

    void aHalfEnteredTurnSurvives_data()
    {
        QTest::addColumn<QString>("what");
        for (const auto *what : {"dice", "either", "plan", "buy", "discard", "undone"}) {
            QTest::newRow(what) << QString::fromLatin1(what);
        }
    }
    void aHalfEnteredTurnSurvives()
    {
        QFETCH(QString, what);
        if (what == u"dice") {
            enter("se");
        } else if (what == u"either") {
            enter("eef");
            touch("either-2");
        } else if (what == u"plan") {
            roll("wwf");
            add("city-4");
            add("monument-stone-circle");
        } else if (what == u"buy") {
            roll("ccf");
        } else if (what == u"discard") {
            Tables::correct(table(), 0, {{"wood", 5}, {"stone", 1}});
            roll("gff");
            while (table().step() != u"pass") {
                table().primary();
            }
            QCOMPARE(table().pass().needed, 1);
            touch("keep-wood", 6);
            touch("keep-stone", 0);
        } else {
            playSome();
            table().undo();
            table().undo();
        }
        const auto before = Tables::shown(table());
        m_table = Tables::open(*m_store, m_id);
        QCOMPARE(Tables::shown(table()), before);
    }

    void aRefusedTapChangesNothingAndSaysWhy_data()
    {
        QTest::addColumn<QString>("what");
        for (const auto *what : {"out of play", "no worker left", "owned", "discard"}) {
            QTest::newRow(what) << QString::fromLatin1(what);
        }
    }
    void aRefusedTapChangesNothingAndSaysWhy()
    {
        QFETCH(QString, what);
        QSignalSpy refused(&table(), &BronzeTable::refused);
        std::function<void()> tap;
        if (what == u"out of play") {
            roll("wff");
            tap = [this] { add("monument-temple"); };
        } else if (what == u"no worker left") {
            roll("wff");
            touch("city-4", 3);
            tap = [this] { add("monument-step-pyramid"); };
        } else if (what == u"owned") {
            playSome();
            roll("cccf");
            tap = [this] { touch("offer-medicine"); };
        } else {
            Tables::correct(table(), 0, {{"wood", 8}});
            roll("fff");
            while (table().step() != u"pass") {
                table().primary();
            }
            touch("keep-wood", 8);
            tap = [this] { touch("primary"); };
        }
        const auto before = Tables::shown(table());
        const int kept = head();
        tap();
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().at(0).toString().size() > 10);
        QVERIFY(refused.first().at(0).toString().endsWith(u'.'));
        QVERIFY(refused.first().at(1).toBool());
        QCOMPARE(Tables::shown(table()), before);
        QCOMPARE(head(), kept);
    }

    void aChangedTurnKeepsWhatStillFits()
    {
        playSome();
        const int all = head();
        table().change()->begin(0);
        table().change()->playAgain();
        auto *copy = &Tables::bronze(table().change()->copy());
        QVERIFY(copy);
        QCOMPARE(copy->step(), u"dice"_s);
        QVERIFY(copy->primaryEnabled());
        // The same dice, but the workers go into a monument: Ada will have three dice instead of four.
        copy->primary();
        QCOMPARE(copy->step(), u"build"_s);
        copy->touch(u"monument-step-pyramid"_s, 3);
        copy->primary();
        QVERIFY(table().change()->entered());
        QVERIFY(!table().change()->dropped().isEmpty());
        QCOMPARE(head(), all);

        table().change()->accept();
        QVERIFY(!table().change()->copy());
        // Ben's first turn stays; Ada's second had four dice and goes.
        QCOMPARE(head(), 6);
        QCOMPARE(table().name(), u"Ada"_s);
        QCOMPARE(table().round(), 2);
        QCOMPARE(table().step(), u"dice"_s);
        QVERIFY(table().seats().at(0).monumentsBuilt.at(0));
        QVERIFY(!table().canRedo());
        const auto before = Tables::shown(table());
        m_table = Tables::open(*m_store, m_id);
        QCOMPARE(Tables::shown(table()), before);
    }

    void undoAfterAChangeGivesTheWholeOldGameBack_data()
    {
        QTest::addColumn<bool>("reopened");
        QTest::newRow("at once") << false;
        QTest::newRow("each time opened again") << true;
    }
    void undoAfterAChangeGivesTheWholeOldGameBack()
    {
        QFETCH(bool, reopened);
        const auto leave = [&] {
            if (reopened) {
                reopen();
            }
        };
        playSome();
        enter("f");
        const auto old = m_store->log(m_id).value();
        const auto state = m_table->record();
        const int dice = static_cast<int>(Tables::tray(table()).size());
        changeFirstTurn();
        const auto changed = m_store->log(m_id).value();
        QVERIFY(changed.size() < old.size());
        // The change is what undo takes back, in one step, before anything else.
        leave();
        QCOMPARE(table().undoList().size(), 1);
        table().undo();
        leave();
        QVERIFY(m_store->log(m_id).value() == old);
        QCOMPARE(head(), static_cast<int>(old.size()));
        QVERIFY(m_table->record() == state);
        QCOMPARE(Tables::tray(table()).size(), dice);
        QCOMPARE(Tables::tray(table()).front(), u"food"_s);
        QVERIFY(table().canRedo());

        table().redo();
        leave();
        QVERIFY(m_store->log(m_id).value() == changed);
        QVERIFY(!table().canRedo());
        // So it is after further actions, and with further changes.
        roll("fwg");
        table().primary();
        const auto later = m_store->log(m_id).value();
        changeFirstTurn();
        leave();
        table().undo();
        leave();
        QVERIFY(m_store->log(m_id).value() == later);
        while (head() > static_cast<int>(changed.size())) {
            table().undo();
            leave();
        }
        // The dice that were entered after the change come before it.
        for (int dice = 3; dice >= 0; --dice) {
            QVERIFY(m_store->log(m_id).value() != old);
            table().undo();
            leave();
        }
        QVERIFY(m_store->log(m_id).value() == old);
        for (int i = 0; i < 30 && table().canRedo(); ++i) {
            table().redo();
            leave();
        }
        QVERIFY(!table().canRedo());
    }

    void anotherActionForgetsTheChangeThatWasTakenBack()
    {
        playSome();
        changeFirstTurn();
        table().undo();
        roll("wwwc");
        QVERIFY(!table().canRedo());
        reopen();
        QVERIFY(!table().canRedo());
    }

    void aListOfWhatCanBeUndoneEndsWithTheChange()
    {
        playSome();
        const auto old = m_store->log(m_id).value();
        changeFirstTurn();
        roll("fwg");
        QCOMPARE(table().undoList().size(), 2);
        table().undoSeveral(2);
        QVERIFY(m_store->log(m_id).value() == old);
    }

    void aChangeLeavesWhatIsHalfEntered()
    {
        playSome();
        enter("fc");
        table().change()->begin(0);
        table().change()->playAgain();
        auto *copy = &Tables::bronze(table().change()->copy());
        copy->touch(u"slot-0"_s);
        copy->touch(u"face-food"_s);
        copy->primary();
        copy->touch(u"city-4"_s, 3);
        copy->primary();
        QCOMPARE(table().change()->dropped(), QString());
        table().change()->accept();
        QCOMPARE(Tables::tray(table()).mid(0, 3), QList<QString>({u"food"_s, u"coins"_s, QString()}));
    }

    void aFinishedGameComesBackFinished()
    {
        playSome();
        table().finish(u"late"_s);
        const auto row = m_store->game(m_id).value();
        QVERIFY(row.over);
        changeFirstTurn();
        QVERIFY(!m_store->game(m_id).value().over);
        table().undo();
        QVERIFY(m_store->game(m_id).value().over);
        QCOMPARE(m_store->game(m_id).value().finishedAt, row.finishedAt);
    }

    void aChangedTurnThatFitsDropsNothing()
    {
        playSome();
        const int all = head();
        table().change()->begin(0);
        table().change()->playAgain();
        auto *copy = &Tables::bronze(table().change()->copy());
        copy->touch(u"slot-0"_s);
        copy->touch(u"face-food"_s);
        copy->primary();
        copy->touch(u"city-4"_s, 3);
        copy->primary();
        QVERIFY(table().change()->entered());
        QCOMPARE(table().change()->dropped(), QString());
        QCOMPARE(table().change()->totalsBefore(), table().change()->totalsAfter());
        table().change()->accept();
        QCOMPARE(head(), all);
    }

    void theOldTurnCanBeKept()
    {
        playSome();
        const auto before = Tables::shown(table());
        table().change()->begin(0);
        table().change()->playAgain();
        auto *copy = &Tables::bronze(table().change()->copy());
        copy->primary();
        copy->primary();
        QVERIFY(table().change()->entered());
        table().change()->keepOld();
        QCOMPARE(Tables::shown(table()), before);
        QVERIFY(!table().change()->entered());
    }

    void aCorrectionIsOneMarkedAction()
    {
        roll("wff");
        add("city-4");
        Tables::correct(table(), 1, {{"food", 9}, {"disasters", 3}}, false);
        table().touch(u"correct-1-why"_s, 0, u"miscounted"_s);
        QVERIFY(table().correct().save.enabled);
        touch("correct-save");
        QCOMPARE(head(), 2);
        // The turn goes on where it was.
        QCOMPARE(table().step(), u"build"_s);
        QCOMPARE(addedTo("city-4"), 1);
        QCOMPARE(table().seats().at(1).food, 9);
        QCOMPARE(table().seats().at(1).total, -3);
        QVERIFY(table().seats().at(1).corrected);
        QVERIFY(!table().seats().at(0).corrected);
        QVERIFY(!table().log().isEmpty());
        const auto &lines = table().log().first().lines;
        QVERIFY(
            std::ranges::any_of(lines, [](const auto &line) { return line.text.contains(u"miscounted"_s); }));
    }

    void aCorrectionOfCitiesFitsTheDice()
    {
        Tables::correct(table(), 0, {{"city-4", 3}});
        enter("ffff");
        Tables::correct(table(), 0, {{"city-4", 0}});
        QVERIFY(table().primaryEnabled());
        QCOMPARE(Tables::tray(table()).size(), 3);
        table().primary();
        QVERIFY(table().step() != u"dice"_s);
    }

    void theLastPassShowsTheEnd()
    {
        auto setup = setupFor(Edition::Original, 1);
        setup.soloRounds = 1;
        deal(setup);
        roll("ffg");
        table().primary();
        QCOMPARE(table().step(), u"over"_s);
        m_table = Tables::open(*m_store, m_id);
        QCOMPARE(table().step(), u"over"_s);
        table().undo();
        QCOMPARE(table().step(), u"pass"_s);
    }

    /// What could be redone is no part of it.
    void theGameIsARecordAsItStands()
    {
        playSome();
        table().finish(u"Late"_s);
        const auto whole = table().record();
        QCOMPARE(static_cast<int>(whole.actions.size()), head());
        QCOMPARE(whole.finishedAt, Tables::clock());
        QCOMPARE(readRecord(writeRecord(whole), gameRules()).value(), whole);
        QVERIFY(entryFor(whole).rules->replay(whole, {}).over);

        table().undo();
        const auto earlier = table().record();
        QCOMPARE(earlier.actions.size(), whole.actions.size() - 1);
        QVERIFY(earlier.finishedAt.empty());
    }

    void theRematchMovesTheStartOn()
    {
        Shelf shelf(*m_store, Tables::clock);
        shelf.open(m_id);
        shelf.table()->finish({});
        shelf.rematch();
        QCOMPARE(shelf.table()->name(), u"Ben"_s);
        QCOMPARE(Tables::bronze(shelf.table()).seats().at(1).name, u"Ada"_s);
        QCOMPARE(Tables::bronze(shelf.table()).seats().at(0).colour, u"lapis"_s);
        QCOMPARE(shelf.finishedCount(), 1);
        QCOMPARE(shelf.running().size(), 1);
    }
};

TALLYSTONE_SUITE(TableTest)
#include "table_test.moc"
