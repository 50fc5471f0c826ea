// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/stonetable.h"
#include "app/table/tables.h"
#include "tests/app/tables.h"

#include <QTest>

#include <algorithm>

/// A table of Stone Age over a store of its own, with hands that tap.
class StoneTables : public QObject
{
protected:
    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<GameTable> m_table;

    StoneTable &table() { return dynamic_cast<StoneTable &>(*m_table); }
    void open() { m_table = openTable(*m_store, m_id, Tables::clock).value(); }
    std::int64_t create(const StoneAge::Setup &setup)
    {
        constexpr std::array Names = {"Ada", "Ben", "Cleo", "Dan", "Eve"};
        constexpr std::array Colours = {"murex", "lapis", "saffron", "malachite", "madder"};
        GameRow row{.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad" + std::to_string(m_id),
            .game = "stone-age",
            .options = Json::writeCompact(encode(setup)),
            .startedAt = Tables::clock(),
            .touchedAt = Tables::clock()};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat) {
            row.seats.push_back({Names[seat], Colours[seat]});
        }
        return m_store->createGame(row).value();
    }
    void deal(const StoneAge::Setup &setup)
    {
        m_table.reset();
        m_store.emplace(Store::open(":memory:").value());
        m_id = 0;
        m_id = create(setup);
        open();
    }
    /// Everything the screens of a turn have to show, on one line.
    QByteArray shown() { return Tables::shown(table()); }
    void touch(const QString &id, int number = 0, const QString &text = {})
    {
        table().touch(id, number, text);
    }
    void touchAll(const QString &ids)
    {
        for (const auto &id : ids.split(QLatin1Char(' '))) {
            touch(id);
        }
    }
    /// What the dice of the page show, 0 for those still to come.
    QList<int> dice()
    {
        QList<int> list;
        for (const auto &die : table().roll().dice) {
            list << die.count;
        }
        return list;
    }
    bool isOffered(const QString &id)
    {
        const auto offers = table().offers();
        return std::ranges::find(offers, id, &Offer::id) != offers.end();
    }
    int head() { return m_store->game(m_id).value().head; }
    QString lastAction()
    {
        return QString::fromStdString(
            m_store->log(m_id).value().at(static_cast<std::size_t>(head() - 1)).action);
    }
    StoneSeat seat(int seat) { return table().seats().at(seat); }
    TableChoice place(const QString &id)
    {
        const auto places = table().village().places;
        const auto found = std::ranges::find(places, QStringLiteral("place-") + id, &TableChoice::id);
        return found == places.end() ? TableChoice() : *found;
    }
    QString figure(const QString &id, int seat = 0)
    {
        return QStringLiteral("correct-%1-%2").arg(seat).arg(id);
    }
    /// All numbers of a village that can be corrected.
    QList<TableFigure> figuresOf(int seat)
    {
        QList<TableFigure> list;
        const auto groups = table().correct().sheets.at(seat).groups;
        for (const auto &group : groups) {
            list += group.rows;
        }
        return list;
    }
    void set(const QString &id, int value, int seat = 0)
    {
        touch(figure(id, seat), value);
        QVERIFY2(table().correct().save.enabled, qPrintable(id));
        touch(QStringLiteral("correct-save"));
        QVERIFY2(!table().correct().save.enabled, qPrintable(id));
    }
    /// People and their dice, or the digits of the total of many.
    void gather(const QString &place, int people, std::initializer_list<int> taps)
    {
        touch(QStringLiteral("place-") + place);
        touch(QStringLiteral("number-%1").arg(people));
        for (const int number : taps) {
            touch(
                (table().roll().byTotal ? QStringLiteral("digit-%1") : QStringLiteral("key-%1")).arg(number));
        }
    }
    QString tileOf(const QList<QString> &price)
    {
        touch(QStringLiteral("place-building"));
        const auto tiles = table().tiles().tiles;
        const auto found = std::ranges::find(tiles, price, &TableTile::inks);
        touch(QStringLiteral("leave"));
        return found == tiles.end() ? QString() : found->row.id;
    }
    void takeTile(const QString &tile)
    {
        touch(QStringLiteral("place-building"));
        QCOMPARE(table().step(), QStringLiteral("tiles"));
        touch(tile);
        QCOMPARE(table().step(), QStringLiteral("tile"));
    }
    void takeCard(int price, StoneAge::TopKind kind, int number)
    {
        touch(QStringLiteral("place-card"));
        QCOMPARE(table().step(), QStringLiteral("cards"));
        touch(QStringLiteral("slot-%1").arg(price));
        touch(QStringLiteral("shelf-%1").arg(static_cast<int>(kind)));
        touch(QStringLiteral("card-%1").arg(number));
        QCOMPARE(table().step(), QStringLiteral("card"));
    }
};
