// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/parse.h"
#include "tests/app/risetables.h"
#include "tests/suites.h"

using namespace Qt::StringLiterals;

/// The rows of discs of Rise of Empires by taps: what they show, what they cost, what is described once.
class RiseDiscsTest : public RiseTables
{
    Q_OBJECT

    static constexpr auto Worked = "4-players-worked-turn";
    /// Before the first action of turn 2, which is Laurence's.
    static constexpr int SecondTurn = 30;
    /// Before the first one of turn 3, in era II.
    static constexpr int ThirdTurn = 64;

    int m_taps = 0;

    void dealWorked(int actions)
    {
        deal(QLatin1String(Worked), actions);
        m_taps = 0;
        if (table().step() == u"turn"_s) {
            touch(u"begin"_s);
        }
    }
    /// The same after the table has given somebody these figures.
    void dealWorked(int actions, const char *set)
    {
        auto record = sample(QLatin1String(Worked));
        record.actions.resize(static_cast<std::size_t>(actions));
        record.actions.push_back({Json::parse(set).value(), {}});
        deal(record, actions + 1);
        m_taps = 0;
        if (table().step() == u"turn"_s) {
            touch(u"begin"_s);
        }
    }
    /// What is not offered cannot be tapped.
    void tap(const QString &id, int number = 0)
    {
        QVERIFY2(isOffered(id), qPrintable(id));
        touch(id, number);
        ++m_taps;
    }
    void tapAll(const QString &taps)
    {
        for (const auto &one : taps.split(u' ')) {
            const auto parts = one.split(u'=');
            tap(parts.front(), parts.size() > 1 ? parts.back().toInt() : 0);
        }
    }

    QList<RiseShelf> shelves()
    {
        return table().step() == u"city"_s ? table().city().shelves : table().progress().shelves;
    }
    QList<RiseTile> tiles()
    {
        if (table().step() == u"territory"_s) {
            return table().territory().tiles;
        }
        if (table().step() == u"trade"_s) {
            return table().trade().spaces;
        }
        QList<RiseTile> list;
        for (const auto &shelf : shelves()) {
            list << shelf.tiles;
        }
        return list;
    }
    /// By its name, or by its figures where it has none: "2 +1".
    RiseTile tile(const QString &name)
    {
        for (const auto &tile : tiles()) {
            QStringList words;
            for (const auto &text : {tile.choice.title, tile.choice.cost}) {
                words << (text.isEmpty() ? QStringList() : QStringList(text));
            }
            for (const auto &figure : tile.figures) {
                words << figure.text;
            }
            if (tile.choice.title == name || words.join(u' ') == name) {
                return tile;
            }
        }
        return {};
    }
    QStringList titles(const RiseShelf &shelf)
    {
        QStringList list;
        for (const auto &tile : shelf.tiles) {
            list << tile.choice.title;
        }
        return list;
    }
    QStringList notes()
    {
        QStringList list;
        for (const auto &row : table().rows().rows) {
            list << row.choice.note;
        }
        return list;
    }
    /// "free placed own 4": each circle from the left, own ones with their price.
    static QString circles(const QList<RiseDisc> &discs)
    {
        QStringList list;
        for (const auto &disc : discs) {
            list << (disc.price.isEmpty() ? disc.status : disc.status + u' ' + disc.price);
        }
        return list.join(u", "_s);
    }
    /// Units of food, gold, resources, cubes and points that pay for the disc.
    static QString paid(const RisePay &pay)
    {
        QStringList list;
        for (const auto &good : pay.goods) {
            list << QString::number(good.count);
        }
        return list.join(u' ');
    }

private Q_SLOTS:
    /// A tap on a row, a tap on a tile.
    void discsOfTheWorkedTurn_data()
    {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("tile");
        const auto add = [](int before, const char *row, const char *tile) {
            QTest::newRow(std::to_string(before).c_str())
                << QString::fromLatin1(row) << QString::fromUtf8(tile);
        };
        add(0, "progress", "Mining");
        add(1, "city", "2 +1");
        add(2, "progress", "Iron Weapons");
        add(3, "territory", "Plains");
        add(4, "territory", "Hills");
        add(6, "progress", "Trading Post");
        add(7, "territory", "Forest");
        add(8, "territory", "Hills");
        add(9, "territory", "Hills");
        add(12, "progress", "Iron Axes");
        add(13, "territory", "Hills");
        add(14, "progress", "Agriculture");
        add(16, "trade", "3 2");
        add(17, "city", "4 +2 −3");
        add(18, "trade", "2 4");
        add(19, "territory", "Island");
        add(20, "territory", "Forest");
        add(24, "progress", "Agriculture");
        add(25, "trade", "2 3");
    }
    void discsOfTheWorkedTurn()
    {
        QFETCH(QString, row);
        QFETCH(QString, tile);
        const int before = QByteArray(QTest::currentDataTag()).toInt();
        dealWorked(before);
        tap(u"row-"_s + row);
        tap(this->tile(tile).choice.id);
        QCOMPARE(m_taps, 2);
        QCOMPARE(head(), before + 1);
        const auto record = sample(QLatin1String(Worked));
        QCOMPARE(lastAction(),
            QString::fromStdString(
                Json::writeCompact(record.actions[static_cast<std::size_t>(before)].action)));
        QCOMPARE(table().step(), before == 25 ? u"settle"_s : u"rows"_s);
    }
    void aWrongTileIsOneUndo()
    {
        dealWorked(3);
        tapAll(u"row-territory tile-hills"_s);
        table().undo();
        QCOMPARE(head(), 3);
        QCOMPARE(table().step(), u"territory"_s);
    }

    void theTableOfAnATurn()
    {
        dealWorked(15);
        const auto page = table().rows();
        QCOMPARE(notes(), QStringList({u"3 free"_s, u"2 free"_s, u"7 free"_s, u"6 free"_s, u"8 free"_s}));
        QCOMPARE(
            circles(page.rows.at(1).discs), u"free, next, placed, placed, placed, placed, placed, placed"_s);
        QCOMPARE(
            page.rows.at(1).choice.spoken, u"Territory, 2 of 8 circles free, your disc goes on circle 7"_s);
        QStringList order;
        for (const auto &seat : page.order) {
            order << u"%1 %2%3"_s.arg(seat.colour).arg(seat.left).arg(seat.playing ? u"!"_s : QString());
        }
        QCOMPARE(order, QStringList({u"basalt 2"_s, u"malachite 2"_s, u"madder 3!"_s, u"lapis 3"_s}));
        QCOMPARE(page.order.at(2).spoken, u"Robin, place 3, 3 discs left, on turn"_s);
        QStringList stocks;
        for (const auto &stock : page.stocks) {
            stocks << u"%1 %2"_s.arg(stock.value).arg(stock.change);
        }
        QCOMPARE(stocks, QStringList({u"16 +2"_s, u"5 ·"_s, u"2 +2"_s, u"1 ·"_s, u"0 +4"_s}));
        QVERIFY(page.hunger.isEmpty());
        QCOMPARE(table().primaryText(), u"Free action"_s);
        QVERIFY(table().primaryQuiet());
    }
    /// The spec's prices: territory 7 to 0 and so on, from the right.
    void theTableOfABTurn()
    {
        dealWorked(SecondTurn);
        const auto page = table().rows();
        QCOMPARE(notes(),
            QStringList({u"costs 5"_s, u"costs 2"_s, u"no disc of yours"_s, u"costs 1"_s, u"costs 1"_s}));
        QCOMPARE(circles(page.rows.at(1).discs),
            u"placed, placed, chosen 2, placed, own 4, placed, own 6, placed"_s);
        QCOMPARE(circles(page.rows.at(4).discs), u"free, free, free, free, free, placed, chosen 1, placed"_s);
        QVERIFY(!page.rows.at(2).choice.enabled);
        QCOMPARE(page.rows.at(1).choice.spoken, u"Territory, your discs cost 2, 4 and 6, 2 is chosen"_s);
        QVERIFY(!page.hunger.isEmpty());
        QVERIFY(page.stocks.front().harm);
        QCOMPARE(page.stocks.front().change, u"−9"_s);
        QCOMPARE(page.hunger, u"At settling: 7 − 9, 2 points lost"_s);
        QVERIFY(!isOffered(u"row-city"_s));
        touch(u"row-city"_s);
        QCOMPARE(table().step(), u"rows"_s);
    }
    void aDiscThatWasTakenBackIsADot()
    {
        dealWorked(SecondTurn);
        tapAll(u"row-territory tile-plains"_s);
        QCOMPARE(circles(table().rows().rows.at(1).discs),
            u"placed, chosen 1, gone, own 2, placed, placed, placed, placed"_s);
    }
    void fullRowsAreFlat()
    {
        dealWorked(24);
        const auto row = table().rows().rows.at(1);
        QCOMPARE(row.choice.note, u"full"_s);
        QVERIFY(!row.choice.enabled);
        QCOMPARE(row.choice.why, u"Territory is full this turn."_s);
        QCOMPARE(row.choice.spoken, u"Territory: full"_s);
    }

    void theProposedDiscAndPayment()
    {
        dealWorked(SecondTurn);
        tapAll(u"row-territory tile-plains"_s);
        QCOMPARE(m_taps, 2);
        QCOMPARE(lastAction(), u"{\"do\":\"territory\",\"tile\":\"plains\",\"pay\":{\"gold\":2}}"_s);
    }
    void anotherDiscAndTwoUnitsPaidOtherwise()
    {
        dealWorked(SecondTurn);
        tapAll(u"row-territory disc-4"_s);
        QCOMPARE(table().territory().head.caption, u"4 discs to its left"_s);
        QCOMPARE(table().territory().pay.title, u"Pay 4"_s);
        QCOMPARE(paid(table().territory().pay), u"0 4 0 0 0"_s);
        tapAll(u"pay-cubes pay-cubes"_s);
        QCOMPARE(paid(table().territory().pay), u"0 2 0 2 0"_s);
        QCOMPARE(table().territory().pay.goods.at(3).note, u"9"_s);
        QCOMPARE(table().territory().pay.spoken, u"Pay 4: 2 gold and 2 cubes"_s);
        tap(u"tile-plains"_s);
        QCOMPARE(m_taps, 5);
        QCOMPARE(lastAction(),
            u"{\"do\":\"territory\",\"tile\":\"plains\",\"circle\":4,\"pay\":{\"gold\":2,\"cubes\":2}}"_s);
    }
    void aUnitMovesFromWhatHasHadItLongest()
    {
        dealWorked(SecondTurn);
        tapAll(u"row-territory pay-cubes pay-resources"_s);
        QCOMPARE(paid(table().territory().pay), u"0 0 1 1 0"_s);
        tap(u"pay-vp"_s);
        QCOMPARE(paid(table().territory().pay), u"0 0 1 0 1"_s);
        // What pays for all of it has nothing to be moved to it.
        tapAll(u"pay-vp"_s);
        QVERIFY(!isOffered(u"pay-vp"_s));
        QCOMPARE(paid(table().territory().pay), u"0 0 0 0 2"_s);
    }
    void nothingToPay()
    {
        dealWorked(32);
        tap(u"row-city"_s);
        QCOMPARE(table().city().head.caption, u"costs nothing"_s);
        QCOMPARE(table().city().pay.line, u"Nothing to pay"_s);
        QVERIFY(table().city().pay.goods.isEmpty());
    }
    /// The payment leaves what the dearest city costs that can be had at all.
    void aPaymentLeavesThePriceOfTheCity()
    {
        dealWorked(31, R"({"do":"adjust","player":1,"set":{"gold":5,"food":0,"resources":3}})");
        // Fred's disc lies below one other.
        tap(u"row-city"_s);
        QCOMPARE(paid(table().city().pay), u"0 1 0 0 0"_s);
        QVERIFY(tile(u"4 +2 −3"_s).choice.enabled);
        tap(u"pay-resources"_s);
        QVERIFY(tile(u"4 +2 −3"_s).choice.enabled);
        dealWorked(31, R"({"do":"adjust","player":1,"set":{"gold":4,"food":0,"resources":3}})");
        tap(u"row-city"_s);
        QCOMPARE(paid(table().city().pay), u"0 0 1 0 0"_s);
        tap(u"pay-gold"_s);
        QVERIFY(!tile(u"4 +2 −3"_s).choice.enabled);
        QCOMPARE(tile(u"4 +2 −3"_s).choice.note, u"1 gold short"_s);
        QVERIFY(tile(u"2 +1"_s).choice.enabled);
    }
    void aPriceAboveAllThereIsClosesTheRow()
    {
        dealWorked(SecondTurn,
            R"({"do":"adjust","player":0,"set":{"gold":1,"food":0,"resources":0,"pool":0,"vp":0}})");
        QCOMPARE(notes(),
            QStringList({u"4 short"_s, u"1 short"_s, u"no disc of yours"_s, u"costs 1"_s, u"costs 1"_s}));
    }

    void discOnlyIsAskedForInAnATurn()
    {
        dealWorked(0);
        tapAll(u"row-progress idle"_s);
        QCOMPARE(head(), 0);
        QCOMPARE(table().progress().head.discOnly.title, u"Nothing else possible?"_s);
        tap(u"idle"_s);
        QCOMPARE(lastAction(), u"{\"do\":\"idle\",\"row\":\"progress\"}"_s);
    }
    void discOnlyIsDoneAtOnceInABTurn()
    {
        dealWorked(SecondTurn);
        tapAll(u"row-trade idle"_s);
        QCOMPARE(m_taps, 2);
        QCOMPARE(lastAction(), u"{\"do\":\"idle\",\"row\":\"trade\",\"pay\":{\"gold\":1}}"_s);
    }
    void theWayBackLeavesNothing()
    {
        dealWorked(SecondTurn);
        tapAll(u"row-territory disc-4 pay-cubes leave"_s);
        QCOMPARE(table().step(), u"rows"_s);
        tap(u"row-territory"_s);
        QCOMPARE(paid(table().territory().pay), u"0 2 0 0 0"_s);
    }

    void progressTilesByTheirEras()
    {
        dealWorked(12);
        tap(u"row-progress"_s);
        const auto all = shelves();
        QCOMPARE(all.size(), 4);
        QCOMPARE(all.at(0).title, u"Era I"_s);
        // First what nobody has.
        QCOMPARE(titles(all.at(0)),
            QStringList(
                {u"Agriculture"_s, u"Iron Axes"_s, u"Iron Weapons"_s, u"Mining"_s, u"Trading Post"_s}));
        QCOMPARE(all.at(0).tiles.at(3).owners, QList<int>{0});
        QCOMPARE(titles(all.at(1)), QStringList({u"Diplomacy"_s, u"Printing"_s}));
        QVERIFY(all.at(1).tiles.front().unknown);
        QCOMPARE(all.at(2).title, u"Era II"_s);
        QVERIFY(all.at(2).flat);
        QVERIFY(!tile(u"Navigation"_s).choice.enabled);
        QCOMPARE(tile(u"Navigation"_s).choice.why, u"Navigation comes with era II."_s);
        QCOMPARE(tile(u"Mining"_s).choice.spoken.section(u';', 1), u" owned by Laurence"_s);
        QVERIFY(tile(u"Iron Axes"_s).choice.spoken.startsWith(u"Iron Axes, Era I, "_s));
        QCOMPARE(tile(u"Iron Axes"_s).figures.front().per, u"roe-forest"_s);
    }
    void ownTilesAreFlat()
    {
        dealWorked(4);
        tap(u"row-progress"_s);
        QCOMPARE(shelves().last().title, u"Yours"_s);
        QCOMPARE(titles(shelves().last()), QStringList{u"Mining"_s});
        QVERIFY(!isOffered(tile(u"Mining"_s).choice.id));
    }
    void olderTilesCostGold()
    {
        dealWorked(ThirdTurn);
        tap(u"row-progress"_s);
        QCOMPARE(shelves().at(0).title, u"Era II"_s);
        QCOMPARE(shelves().at(1).title, u"Era I"_s);
        QCOMPARE(shelves().at(1).note, u"1 gold more a tile"_s);
        const int who = table().turnOf();
        const int gold = stock(who, u"gold"_s);
        tap(shelves().at(1).tiles.front().choice.id);
        QCOMPARE(stock(who, u"gold"_s), gold - 1);
    }
    void aNewProgressTile()
    {
        dealWorked(0);
        tapAll(u"row-progress new"_s);
        QVERIFY(table().progress().sheet.open);
        QVERIFY(!isOffered(u"take"_s));
        touch(u"name"_s, 0, u"Iron "_s);
        QCOMPARE(table().progress().sheet.name.text, u"Iron "_s);
        touch(u"name"_s, 0, u"Iron Hooks"_s);
        tapAll(u"scope-forest figure-resources=1 take"_s);
        QCOMPARE(m_taps, 5);
        QCOMPARE(lastAction(),
            u"{\"do\":\"progress\",\"tile\":{\"name\":\"Iron Hooks\",\"era\":1,\"per\":{\"forest\":{\"resources\":1}}}}"_s);
        // It is offered again, in this game and in the next.
        tap(u"row-progress"_s);
        QCOMPARE(tile(u"Iron Hooks"_s).owners, QList<int>{0});
        tap(tile(u"Iron Hooks"_s).choice.id);
        QCOMPARE(head(), 2);
    }
    void knownNamesAreOfferedWhileTyping()
    {
        dealWorked(0);
        tapAll(u"row-progress new"_s);
        touch(u"name"_s, 0, u"iron"_s);
        const auto names = table().progress().sheet.names;
        QCOMPARE(names.size(), 2);
        QCOMPARE(names.front().title, u"Iron Axes"_s);
        tap(names.front().id);
        QVERIFY(table().progress().sheet.names.isEmpty());
        QCOMPARE(table().progress().sheet.foot.take.title, u"Take Iron Axes"_s);
        tap(u"scope-forest"_s);
        QCOMPARE(table().progress().sheet.figures.at(2).counter.value, 1);
    }
    void aNameWithoutFigures()
    {
        dealWorked(0);
        tap(u"row-progress"_s);
        tap(tile(u"Diplomacy"_s).choice.id);
        QCOMPARE(table().progress().sheet.name.text, u"Diplomacy"_s);
        tapAll(u"figure-food=1 figure-vp=1 take"_s);
        QCOMPARE(m_taps, 5);
        QCOMPARE(lastAction(),
            u"{\"do\":\"progress\",\"tile\":{\"name\":\"Diplomacy\",\"era\":1,\"food\":1,\"vp\":1}}"_s);
        tap(u"row-progress"_s);
        QVERIFY(!tile(u"Diplomacy"_s).unknown);
    }
    void theFiguresOfAKnownTileCanBeChanged()
    {
        dealWorked(0);
        tap(u"row-progress"_s);
        tap(tile(u"Agriculture"_s).edit.id);
        QCOMPARE(table().progress().sheet.foot.leave.title, u"Cancel"_s);
        tap(u"figure-food"_s, 3);
        QCOMPARE(table().progress().sheet.foot.leave.title, u"Keep the figures"_s);
        tap(u"leave"_s);
        QVERIFY(!table().progress().sheet.open);
        QCOMPARE(head(), 0);
        QCOMPARE(tile(u"Agriculture"_s).figures.front().text, u"+3"_s);
        m_table.reset();
        open();
        QCOMPARE(tile(u"Agriculture"_s).figures.front().text, u"+3"_s);
    }
    void underASheetNothingIsTouched()
    {
        dealWorked(SecondTurn);
        tapAll(u"row-progress new"_s);
        for (const auto &tile : tiles()) {
            QVERIFY(tile.choice.id.isEmpty());
        }
        QVERIFY(!isOffered(u"idle"_s));
        QVERIFY(!isOffered(u"pay-cubes"_s));
        tap(u"leave"_s);
        QCOMPARE(table().step(), u"progress"_s);
        tap(u"leave"_s);
        QCOMPARE(table().step(), u"rows"_s);
    }

    void aNewCity()
    {
        dealWorked(0);
        tapAll(u"row-city new figure-cost=3 figure-vp=2 figure-eats=1"_s);
        QCOMPARE(table().city().sheet.foot.take.title, u"Take it for 3 gold"_s);
        tap(u"take"_s);
        QCOMPARE(m_taps, 6);
        QCOMPARE(lastAction(), u"{\"do\":\"city\",\"tile\":{\"cost\":3,\"eats\":1,\"vp\":2}}"_s);
        tap(u"row-city"_s);
        QCOMPARE(tile(u"3 +2 −1"_s).owners, QList<int>{0});
        QCOMPARE(table().city().head.caption, u"5 gold to spend"_s);
        QCOMPARE(table().city().outlook.title, u"16 − 3 = 13"_s);
        QCOMPARE(table().city().outlook.caption, u"with the city that eats 3"_s);
    }
    void aCityThatBringsMore()
    {
        dealWorked(0);
        tapAll(u"row-city new"_s);
        touch(u"name"_s, 0, u" Ur "_s);
        QVERIFY(!isOffered(u"figure-cubes"_s));
        tapAll(u"upkeep others figure-cubes=2 take"_s);
        QCOMPARE(lastAction(), u"{\"do\":\"city\",\"tile\":{\"name\":\"Ur\",\"upkeep\":true,\"cubes\":2}}"_s);
        tap(u"row-city"_s);
        QCOMPARE(tile(u"Ur"_s).figures.last().text, u"−1 a turn"_s);
    }
    void wondersAreThereInBTurnsAlone()
    {
        dealWorked(0);
        tap(u"row-city"_s);
        QVERIFY(table().city().kinds.isEmpty());
        touch(u"kind-wonder"_s);
        QVERIFY(!table().city().wonder);
    }
    /// The spec's case: 3 gold, 2 cubes, 1 resource, 7 points from 5, 4, 1 and 20.
    void aNewWonderAndAKnownOne()
    {
        dealWorked(32, R"({"do":"adjust","player":3,"set":{"gold":5,"pool":4,"resources":1,"vp":20}})");
        tapAll(u"row-city kind-wonder"_s);
        QVERIFY(!isOffered(u"primary"_s));
        tapAll(u"figure-vp=7 figure-gold=3 figure-cubes=2 figure-resources=1"_s);
        QCOMPARE(table().city().outlook.title, u"20 + 7 = 27"_s);
        QCOMPARE(table().primaryText(), u"Build it"_s);
        QVERIFY(table().primaryHint().startsWith(u"3 gold, 2 cubes and 1 resource"_s));
        tap(u"primary"_s);
        QCOMPARE(m_taps, 7);
        QCOMPARE(lastAction(),
            u"{\"do\":\"wonder\",\"vp\":7,\"cost\":{\"gold\":3,\"cubes\":2,\"resources\":1}}"_s);
        QCOMPARE(stock(3, u"vp"_s), 27);
        QCOMPARE(stock(3, u"gold"_s), 2);
        QCOMPARE(stock(3, u"cubes"_s), 2);
        QCOMPARE(stock(3, u"resources"_s), 0);
        const int after = head();
        table().undoSeveral(1);
        m_taps = 0;
        touch(u"leave"_s);
        tapAll(u"row-city kind-wonder"_s);
        tap(tiles().front().choice.id);
        QCOMPARE(m_taps, 3);
        QCOMPARE(head(), after);
    }
    void whatAWonderCostsMustBeThere()
    {
        dealWorked(32, R"({"do":"adjust","player":3,"set":{"gold":5,"pool":4,"resources":1,"vp":20}})");
        tapAll(u"row-city kind-wonder figure-vp=7 figure-gold=6"_s);
        QVERIFY(!isOffered(u"primary"_s));
        QCOMPARE(table().primaryHint(), u"1 gold short."_s);
    }

    void tradeSpacesKeepTheirPlaces()
    {
        dealWorked(18);
        tap(u"row-trade"_s);
        const auto before = tiles();
        QCOMPARE(table().trade().head.caption, u"2 resources to give"_s);
        QCOMPARE(table().trade().outlook.title, u"5 + 3 = 8"_s);
        QCOMPARE(table().trade().outlook.badge, u"with 2 for 3"_s);
        QCOMPARE(tile(u"3 2"_s).owners, QList<int>{2});
        QCOMPARE(tile(u"3 2"_s).choice.why, u"Robin has this space this turn."_s);
        QCOMPARE(tile(u"7 6"_s).choice.note, u"5 short"_s);
        tap(tile(u"2 4"_s).choice.id);
        tap(u"row-trade"_s);
        QCOMPARE(tiles().size(), before.size());
        for (int i = 0; i < before.size(); ++i) {
            QCOMPARE(tiles().at(i).choice.id, before.at(i).choice.id);
        }
        QCOMPARE(tile(u"2 4"_s).owners, QList<int>{0});
        QVERIFY(!isOffered(tile(u"2 4"_s).choice.id));
    }
    void aNewTradeSpace()
    {
        dealWorked(0);
        tapAll(u"row-trade new"_s);
        QVERIFY(!isOffered(u"take"_s));
        tapAll(u"discs=2 prize-vp amount=1 take"_s);
        QCOMPARE(m_taps, 6);
        QCOMPARE(lastAction(), u"{\"do\":\"trade\",\"discs\":2,\"vp\":1}"_s);
        tap(u"row-trade"_s);
        QCOMPARE(tile(u"2 1"_s).owners, QList<int>{0});
        // Another printed space with the same figures.
        tapAll(u"new discs=2 prize-vp amount=1 take"_s);
        QCOMPARE(lastAction(), u"{\"do\":\"trade\",\"discs\":2,\"vp\":1,\"space\":1}"_s);
    }

    void territoriesWithWhatTheyWouldDo()
    {
        dealWorked(13);
        tap(u"row-territory"_s);
        QCOMPARE(table().territory().head.caption, u"35 of 40 tiles left"_s);
        QCOMPARE(tile(u"Hills"_s).choice.count, 2);
        QCOMPARE(tile(u"Hills"_s).choice.spoken, u"Hills, −3 food, +3 cubes, you have 2"_s);
        QCOMPARE(table().territory().outlook.title, u"16 − 9 = 7"_s);
        QCOMPARE(table().territory().outlook.caption, u"with one more: Hills"_s);
        QVERIFY(table().territory().pay.title.isEmpty());
        QCOMPARE(table().primaryText(), u"Tap a tile"_s);
        QVERIFY(!table().primaryEnabled());
    }
    void noIdIsOfferedTwice_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("taps");
        for (const char *row : {"progress", "territory", "city", "empire", "trade"}) {
            QTest::newRow(row) << 15 << u"row-"_s + QString::fromLatin1(row);
        }
        QTest::newRow("a new tile") << 15 << u"row-progress new"_s;
        QTest::newRow("a new city") << 15 << u"row-city new others"_s;
        QTest::newRow("a wonder") << 32 << u"row-city kind-wonder"_s;
        QTest::newRow("a new space") << 15 << u"row-trade new"_s;
        QTest::newRow("a disc to pay") << SecondTurn << u"row-progress"_s;
    }
    void noIdIsOfferedTwice()
    {
        QFETCH(int, before);
        QFETCH(QString, taps);
        dealWorked(before);
        tapAll(taps);
        QStringList ids;
        for (const auto &offer : table().offers()) {
            QVERIFY2(!ids.contains(offer.id), qPrintable(offer.id));
            ids << offer.id;
        }
    }
};

TALLYSTONE_SUITE(RiseDiscsTest)
#include "risediscs_test.moc"
