// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/newgame.h"

#include "app/bronze_age/bronzeoptions.h"
#include "app/stone_age/options.h"
#include "app/through_the_ages/agesoptions.h"
#include "app/words/language.h"
#include "tests/app/tables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// A table being laid, over a store in memory.
class NewGameTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<NewGame> m_new;
    int m_minute = 0;

    static constexpr int Bronze = 0;
    static constexpr int Stone = 1;
    static constexpr int Ages = 3;

    NewGame &laid() { return *m_new; }
    void add(const QStringList &names)
    {
        for (const auto &name : names) {
            QVERIFY(laid().add(name));
        }
    }
    auto &bronze() { return dynamic_cast<BronzeOptions &>(*laid().options()); }
    auto &stone() { return dynamic_cast<OptionRows &>(*laid().options()); }
    void start()
    {
        QVERIFY(laid().canStart());
        laid().start();
        m_shelf->close();
    }
    /// As after the app was started again.
    void open(const QByteArray &kept = {})
    {
        m_new.reset();
        m_shelf = std::make_unique<Shelf>(
            *m_store, [this] { return u"2026-11-15T20:%1:00Z"_s.arg(m_minute++).toStdString(); });
        m_new = std::make_unique<NewGame>(*m_shelf);
        laid().restore(kept);
        laid().begin();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }
    void init()
    {
        m_new.reset();
        m_shelf.reset();
        m_store.emplace(Store::open(":memory:").value());
        m_minute = 10;
        open();
    }

    void nothingIsProposedBeforeTheFirstGame()
    {
        QCOMPARE(laid().game(), Bronze);
        QCOMPARE(laid().names(), QStringList());
        QVERIFY(laid().wantsNames());
        QVERIFY(!laid().canStart());
        QCOMPARE(laid().startText(), u"Who is playing?"_s);
    }

    void theNextGameIsAsTheLastOne_data()
    {
        QTest::addColumn<bool>("restarted");
        QTest::newRow("at once") << false;
        QTest::newRow("after a restart") << true;
    }
    void theNextGameIsAsTheLastOne()
    {
        QFETCH(bool, restarted);
        laid().setGame(Stone);
        add({u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s});
        stone().set(u"expansion"_s, 1);
        stone().set(u"bonus-tiles"_s, 1);
        add({u"Eve"_s});
        start();
        restarted ? open() : laid().begin();
        QCOMPARE(laid().game(), Stone);
        QCOMPARE(laid().names(), (QStringList{u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s, u"Eve"_s}));
        QCOMPARE(stone().rows().at(0).counter.value, 1);
        QCOMPARE(stone().rows().at(1).counter.value, 1);
        QVERIFY(laid().canStart());
    }

    void eachGameKeepsTheOptionsOfItsLastOne()
    {
        add({u"Ada"_s, u"Ben"_s});
        bronze().setEdition(2);
        bronze().setTrade(false);
        bronze().setEndDevelopments(6);
        bronze().setTieByValue(true);
        start();
        laid().begin();
        laid().setGame(Stone);
        start();
        open();
        QCOMPARE(laid().game(), Stone);
        laid().setGame(Bronze);
        QCOMPARE(bronze().edition(), 2);
        QVERIFY(!bronze().trade());
        QCOMPARE(bronze().endDevelopments(), 6);
        QVERIFY(bronze().tieByValue());
    }

    void whatIsForOneAloneIsKeptToo()
    {
        add({u"Ada"_s});
        bronze().setSoloRounds(12);
        bronze().setSoloEarlyEnd(true);
        start();
        open();
        QCOMPARE(bronze().soloRounds(), 12);
        QVERIFY(bronze().soloEarlyEnd());
    }

    /// The last one, finished or not.
    void theLastGameIsTheOnePlayedLast()
    {
        add({u"Ada"_s, u"Ben"_s});
        start();
        laid().begin();
        laid().remove(0);
        add({u"Cleo"_s});
        laid().start();
        m_shelf->table()->finish({});
        m_shelf->close();
        laid().begin();
        QCOMPARE(laid().names(), (QStringList{u"Ben"_s, u"Cleo"_s}));
    }

    void fiveAreOfferedTheGameForFive()
    {
        laid().setGame(Stone);
        stone().set(u"expansion"_s, 1);
        add({u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s});
        start();
        laid().begin();
        laid().remove(0);
        stone().set(u"expansion"_s, 0);
        start();
        // The last Stone Age had no expansion; with a fifth from another game there is no other way.
        laid().begin();
        QVERIFY(stone().rows().at(0).counter.value == 0);
        QVERIFY(laid().canAdd());
        laid().setGame(Bronze);
        laid().setNewcomer(u"Eve"_s);
        add({u"Ada"_s});
        QCOMPARE(laid().startText(), u"1 player too many"_s);
        laid().setGame(Stone);
        QVERIFY(stone().rows().at(0).counter.value == 1);
        QCOMPARE(laid().startText(), u"Start with 5 players"_s);
        // Whoever switches it off is told.
        stone().set(u"expansion"_s, 0);
        QCOMPARE(laid().startText(), u"1 player too many"_s);
        QVERIFY(!laid().canStart());
        QVERIFY(!laid().wantsNames());
    }

    void theStartCountsWhomItStarts()
    {
        add({u"Ada"_s, u"Ben"_s});
        laid().setNewcomer(u" Cle"_s);
        QCOMPARE(laid().startText(), u"Start with 3 players"_s);
        laid().start();
        QCOMPARE(m_shelf->running().first().names, (QStringList{u"Ada"_s, u"Ben"_s, u"Cle"_s}));
    }

    /// Alone the Rival is the other one, and who begins is one of the two.
    void againstTheRival()
    {
        laid().setGame(Ages);
        add({u"Ada"_s});
        QCOMPARE(laid().startText(), u"Start against the Rival"_s);
        auto &ages = dynamic_cast<AgesOptions &>(*laid().options());
        QVERIFY(ages.seatBegins());
        ages.setRivalFirst(true);
        QVERIFY(!ages.seatBegins());
        laid().makeFirst(0);
        QVERIFY(ages.seatBegins() && !ages.rivalFirst());
        ages.setRivalFirst(true);
        add({u"Ben"_s});
        QVERIFY(ages.seatBegins());
        QCOMPARE(laid().startText(), u"Start with 2 players"_s);
    }

    void blanksAreNobody()
    {
        add({u"Ada"_s, u"Ben"_s});
        laid().setNewcomer(u"  "_s);
        QCOMPARE(laid().startText(), u"Start with 2 players"_s);
        start();
        QCOMPARE(m_shelf->running().first().names, (QStringList{u"Ada"_s, u"Ben"_s}));
    }

    void aNameThatCannotBeIsSaidAndNotDropped_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("said");
        QTest::newRow("taken") << u"ada"_s << u"already has this name"_s;
        QTest::newRow("taken, with blanks") << u" Ada "_s << u"already has this name"_s;
        QTest::newRow("too long") << QString(41, u'x') << u"from 1 to 40"_s;
    }
    void aNameThatCannotBeIsSaidAndNotDropped()
    {
        QFETCH(QString, name);
        QFETCH(QString, said);
        add({u"Ada"_s, u"Ben"_s});
        laid().setNewcomer(name);
        QVERIFY(!laid().seatNewcomer());
        QCOMPARE(laid().newcomer(), name);
        QVERIFY(laid().nameProblem().contains(said));
        QVERIFY(!laid().canStart());
        QVERIFY(!laid().wantsNames());
        laid().start();
        QVERIFY(m_shelf->running().isEmpty());
        laid().setNewcomer(u"Cleo"_s);
        QCOMPARE(laid().nameProblem(), QString());

        laid().rename(1, name);
        QCOMPARE(laid().names().at(1), name);
        QVERIFY(laid().nameProblem().contains(said));
        QVERIFY(!laid().canStart());
        laid().rename(1, u"Benno"_s);
        QVERIFY(laid().canStart());
    }

    void aTableIsAsItWasLeft()
    {
        add({u"Ada"_s, u"Ben"_s});
        start();
        laid().begin();
        add({u"Cleo"_s});
        laid().setNewcomer(u"Da"_s);
        bronze().setEdition(1);
        laid().begin();
        QCOMPARE(laid().names(), (QStringList{u"Ada"_s, u"Ben"_s, u"Cleo"_s}));
        QCOMPARE(laid().newcomer(), u"Da"_s);
        QCOMPARE(bronze().edition(), 1);
        // A look at another game changes nothing of it.
        laid().setGame(Stone);
        laid().setGame(Bronze);
        QCOMPARE(bronze().edition(), 1);
        // Once it was played at, the next is laid as for the last.
        start();
        laid().begin();
        QCOMPARE(laid().names(), (QStringList{u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Da"_s}));
        QCOMPARE(laid().newcomer(), QString());
    }

    void aTableIsAsItWasLeftAfterARestart()
    {
        QCOMPARE(laid().kept(), QByteArray());
        add({u"Ada"_s, u"Ben"_s});
        start();
        laid().begin();
        QCOMPARE(laid().kept(), QByteArray());
        laid().setGame(Stone);
        stone().set(u"expansion"_s, 1);
        laid().nextColour(0);
        laid().setNewcomer(u"Cl"_s);
        const auto kept = laid().kept();
        const auto colours = laid().colours();
        open(kept);
        QCOMPARE(laid().game(), Stone);
        QVERIFY(stone().rows().at(0).counter.value == 1);
        QCOMPARE(laid().names(), (QStringList{u"Ada"_s, u"Ben"_s}));
        QCOMPARE(laid().colours(), colours);
        QCOMPARE(laid().newcomer(), u"Cl"_s);
        QCOMPARE(laid().kept(), kept);
        start();
        QCOMPARE(laid().kept(), QByteArray());
        // Once another game was played, it is of no use any more.
        open(kept);
        QCOMPARE(laid().names(), (QStringList{u"Ada"_s, u"Ben"_s, u"Cl"_s}));
        QCOMPARE(laid().newcomer(), QString());
        open("no table");
        QCOMPARE(laid().names(), (QStringList{u"Ada"_s, u"Ben"_s, u"Cl"_s}));
    }

    void whatIsOnlyProposedFollowsTheStore()
    {
        add({u"Ada"_s, u"Ben"_s});
        start();
        laid().begin();
        const auto id = m_store->runningGames().value().front().id;
        QVERIFY(m_store->removeGame(id));
        laid().begin();
        QCOMPARE(laid().names(), QStringList());
    }
};
TALLYSTONE_SUITE(NewGameTest)
#include "newgame_test.moc"
