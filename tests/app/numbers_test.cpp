// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzeoptions.h"
#include "app/table/correction.h"
#include "app/words/idtext.h"
#include "app/words/language.h"
#include "tests/app/stonetables.h"
#include "tests/suites.h"

using namespace Qt::StringLiterals;

/// Every number that a table shows is what happens, with its sum where two are added.
class NumbersTest : public StoneTables
{
    Q_OBJECT

    std::optional<Store> m_bronzeStore;
    std::unique_ptr<BronzeTable> m_bronze;

    BronzeTable &bronze() { return *m_bronze; }
    void dealBronze(BronzeAge::Edition edition = BronzeAge::Edition::Original)
    {
        m_bronze.reset();
        m_bronzeStore.emplace(Store::open(":memory:").value());
        m_bronze
            = Tables::open(*m_bronzeStore, Tables::create(*m_bronzeStore, BronzeAge::setupFor(edition, 2)));
    }
    void own(std::initializer_list<BronzeAge::Development> developments)
    {
        for (const auto development : developments) {
            bronze().touch(u"correct-0-development-"_s + idText(development), 1);
        }
        Tables::correct(bronze(), 0, {});
    }
    void stock(int food, std::initializer_list<int> goods)
    {
        Tables::correct(bronze(), 0, {{"food", food}}, false);
        int row = 0;
        for (const int count : goods) {
            bronze().touch(u"correct-0-"_s + bronze().goodIds().at(row++), count);
        }
        Tables::correct(bronze(), 0, {});
    }
    QStringList eitherOptions()
    {
        QStringList list;
        for (const auto &option : bronze().dice().either) {
            list << option.spoken;
        }
        return list;
    }
    void roll(const char *faces)
    {
        Tables::enter(bronze(), faces);
        bronze().primary();
    }

private Q_SLOTS:
    void init()
    {
        QVERIFY(useLanguage(u"en"_s));
        dealBronze();
        deal({.players = 2, .expansion = true});
    }

    void aFamineHasItsNumber()
    {
        stock(0, {});
        Tables::enter(bronze(), "wwg");
        for (int moment = 0; moment < 2; ++moment) {
            const auto told = moment == 0 ? bronze().dice().preview : bronze().outcome();
            QVERIFY(told.hungry);
            QCOMPARE(told.fed, u"3 cities go hungry"_s);
            QCOMPARE(told.famine, u"−3"_s);
            QCOMPARE(told.food, u"0 + 0 − 0 = 0"_s);
            QCOMPARE(told.foodNote, u"0 of 3 cities eat"_s);
            QCOMPARE(told.toll, QString());
            bronze().primary();
        }
    }

    void whoHasEnoughHasNoFamine()
    {
        Tables::enter(bronze(), "fwg");
        const auto told = bronze().dice().preview;
        QCOMPARE(told.fed, u"All fed"_s);
        QCOMPARE(told.famine, QString());
        QCOMPARE(told.foodNote, u"3 cities eat"_s);
    }

    void aFamineAndADisasterHaveTheirSum()
    {
        stock(1, {});
        roll("ssw");
        const auto told = bronze().outcome();
        // Two of three cities are hungry before the Drought takes two more.
        QCOMPARE(told.famine, u"−2"_s);
        QCOMPARE(told.victims.at(0).loss, u"−2"_s);
        QCOMPARE(told.victims.at(0).boxes - told.victims.at(0).boxesBefore, 2);
        QCOMPARE(told.victims.at(0).boxes, 4);
        QCOMPARE(told.toll, u"Famine and Drought: −4"_s);
    }

    void choiceDiceBringWhatDevelopmentsAdd()
    {
        Tables::enter(bronze(), "ee");
        QCOMPARE(eitherOptions(), (QStringList{u"4 food"_s, u"2 food, 2 workers"_s, u"4 workers"_s}));
        dealBronze();
        own({BronzeAge::Development::Agriculture});
        Tables::enter(bronze(), "ee");
        QCOMPARE(eitherOptions(), (QStringList{u"6 food"_s, u"3 food, 2 workers"_s, u"4 workers"_s}));
        dealBronze();
        own({BronzeAge::Development::Masonry});
        Tables::enter(bronze(), "ee");
        QCOMPARE(eitherOptions(), (QStringList{u"4 food"_s, u"2 food, 3 workers"_s, u"6 workers"_s}));
    }

    void whatIsToSpendIsNamedWhole()
    {
        stock(7, {2});
        own({BronzeAge::Development::Granaries});
        roll("cww");
        while (bronze().step() != u"buy"_s) {
            bronze().primary();
        }
        QCOMPARE(bronze().buy().title, u"26 to spend"_s);
        QCOMPARE(bronze().buy().note, u"7 coins, goods worth 3 and 16 for food"_s);
        dealBronze();
        roll("ccf");
        QCOMPARE(bronze().buy().title, u"14 to spend"_s);
        QCOMPARE(bronze().buy().note, u"14 coins"_s);
    }

    void onlyWhatWasCollectedIsCollected()
    {
        stock(9, {4});
        roll("wwc");
        QCOMPARE(bronze().outcome().collected, u"No goods collected"_s);
        QCOMPARE(bronze().outcome().stock, u"now 4, worth 10"_s);
        dealBronze();
        stock(9, {8});
        // One good for each die and two for the skull, of which the wood has no room.
        roll("sgg");
        QCOMPARE(bronze().outcome().collected, u"3 goods collected"_s);
    }

    void whatIsWastedIsCounted()
    {
        stock(15, {0, 0, 0, 0, 4});
        own({BronzeAge::Development::Caravans});
        // The fifth good of a roll is a spearhead.
        Tables::enter(bronze(), "ssg");
        QCOMPARE(bronze().dice().preview.wasted, u"1 spearhead wasted"_s);
        QVERIFY(useLanguage(u"fr"_s));
        bronze().retranslate();
        QCOMPARE(bronze().dice().preview.wasted, u"Perdu\u00a0: 1 fer de lance"_s);
        QVERIFY(useLanguage(u"de"_s));
        bronze().retranslate();
        QCOMPARE(bronze().dice().preview.wasted, u"1 Speerspitze verloren"_s);
    }

    void nothingLeftIsSaidInWords()
    {
        stock(9, {3});
        // 14 coins and 6 for the wood.
        roll("ccw");
        while (bronze().step() != u"buy"_s) {
            bronze().primary();
        }
        bronze().touch(u"offer-irrigation"_s);
        QCOMPARE(bronze().buy().payment.stays, u"You keep 3 goods, worth 6."_s);
        bronze().touch(u"row-wood"_s);
        QCOMPARE(bronze().buy().payment.stays, u"You keep no goods."_s);
    }

    void citiesAreCountedOneWay()
    {
        roll("fww");
        QCOMPARE(bronze().subtitle(), u"Round 1 · 3 cities"_s);
        bronze().touch(u"finish-4"_s);
        QCOMPARE(bronze().build().citiesNote, u"4 of 7"_s);
        QCOMPARE(bronze().subtitle(), u"Round 1 · 4 cities"_s);
    }

    void tradingIsWhereTheEditionHasIt()
    {
        BronzeOptions options;
        QCOMPARE(options.tradeNote(), u"Trade goods before building"_s);
        options.setEdition(static_cast<int>(BronzeAge::Edition::LateBronze));
        QCOMPARE(options.tradeNote(), u"Trade goods after building"_s);
    }

    void aPlaceSaysHowManyPeopleItNeeds()
    {
        gather(u"hunt"_s, 4, {1, 2, 3, 4});
        table().primary();
        QCOMPARE(place(u"field"_s).note, u"+1 field"_s);
        QCOMPARE(place(u"hut"_s).note, u"needs 2"_s);
        QCOMPARE(place(u"trader"_s).note, u"needs 2"_s);
        table().touch(u"place-field"_s);
        QCOMPARE(place(u"hut"_s).note, u"no people"_s);
    }

    void aPlaceSaysAllThatItBrings()
    {
        QCOMPARE(place(u"trader"_s).note, u"+2 trade\n+2 jewels"_s);
        table().touch(u"place-trader"_s);
        QCOMPARE(place(u"trader"_s).note, u"+2 trade\n+2 jewels"_s);
        deal({.players = 2, .expansion = true});
        set(u"trade"_s, 9);
        QCOMPARE(place(u"trader"_s).note, u"+1 trade\n+2 jewels"_s);
        table().touch(u"place-trader"_s);
        QCOMPARE(place(u"trader"_s).note, u"+1 trade\n+2 jewels"_s);
        deal({.players = 2, .expansion = true});
        set(u"people"_s, 10);
        QCOMPARE(place(u"hut"_s).note, u"brings nothing"_s);
    }

    void symbolsTellTheirSquares()
    {
        QCOMPARE(seat(0).symbolSum, QString());
        set(u"symbol-art"_s, 1);
        set(u"symbol-music"_s, 1);
        QCOMPARE(seat(0).symbolSum, u"2²"_s);
        QVERIFY(seat(0).parts.contains(4));
        set(u"symbol-music"_s, 3);
        QCOMPARE(seat(0).symbolSum, u"2² + 1² + 1²"_s);
        QVERIFY(seat(0).parts.contains(6));
    }

    void aTotalHasAMinusOnlyBelowZero()
    {
        QCOMPARE(CorrectionWords::total(0, 0), u"Total 0"_s);
        QCOMPARE(CorrectionWords::total(-2, -2), u"Total −2"_s);
        QCOMPARE(CorrectionWords::total(-1, 1), u"Total −1 → 1"_s);
        QCOMPARE(CorrectionWords::total(12, 0), u"Total 12 → 0"_s);
        QCOMPARE(CorrectionWords::total(999, 1'150), u"Total 999 → 1,150"_s);
    }

    void theRulesTellWithWhatOneBegins()
    {
        const auto begins = [this] { return table().help().front().paragraphs.back(); };
        QCOMPARE(begins(), u"You begin with 5 people, 12 food and 1 jewel."_s);
        deal({.players = 2});
        QCOMPARE(begins(), u"You begin with 5 people, 12 food and nothing else."_s);
    }
};
TALLYSTONE_SUITE(NumbersTest)
#include "numbers_test.moc"
