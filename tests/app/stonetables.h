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
    QByteArray shown()
    {
        QJsonObject all = Tables::shown(static_cast<const QObject &>(table()));
        all[QStringLiteral("gather")] = Tables::shown(*table().gather());
        all[QStringLiteral("purchase")] = Tables::shown(*table().purchase());
        all[QStringLiteral("tiles")] = Tables::shown(*table().tiles());
        all[QStringLiteral("cards")] = Tables::shown(*table().cards());
        all[QStringLiteral("choices")] = Tables::shown(*table().choices());
        all[QStringLiteral("feeding")] = Tables::shown(*table().feeding());
        return QJsonDocument(all).toJson(QJsonDocument::Compact);
    }
    int head() { return m_store->game(m_id).value().head; }
    QString lastAction()
    {
        return QString::fromStdString(
            m_store->log(m_id).value().at(static_cast<std::size_t>(head() - 1)).action);
    }
    StoneSeat seat(int seat) { return table().seats().at(seat); }
    StonePlace place(const QString &id)
    {
        for (const auto &place : table().places()) {
            if (place.id == id) {
                return place;
            }
        }
        return {};
    }
    void set(const QString &figure, int value, int seat = 0)
    {
        auto *correction = table().correction();
        correction->begin(seat);
        const auto all = correction->figures();
        for (int i = 0; i < all.size(); ++i) {
            if (all.at(i).id == figure) {
                correction->set(i, value);
                QVERIFY2(correction->save(), qPrintable(figure));
                return;
            }
        }
        QFAIL(qPrintable(figure));
    }
    void gather(const QString &place, int people, std::initializer_list<int> taps)
    {
        table().go(place);
        table().gather()->setPeople(people);
        for (const int number : taps) {
            table().gather()->tap(number);
        }
    }
    int tileOf(const QList<QString> &price)
    {
        table().go(QStringLiteral("building"));
        const auto tiles = table().tiles()->tiles();
        const auto found = std::ranges::find(tiles, price, &StoneTile::inks);
        return static_cast<int>(found - tiles.begin());
    }
    void takeTile(int tile)
    {
        table().go(QStringLiteral("building"));
        QCOMPARE(table().step(), QStringLiteral("tiles"));
        table().tiles()->choose(tile);
        QCOMPARE(table().step(), QStringLiteral("tile"));
    }
    void takeCard(int price, StoneAge::TopKind kind, int number)
    {
        table().go(QStringLiteral("card"));
        QCOMPARE(table().step(), QStringLiteral("cards"));
        table().cards()->chooseSlot(price);
        table().cards()->chooseShelf(static_cast<int>(kind));
        const auto cards = table().cards()->cards();
        for (int i = 0; i < cards.size(); ++i) {
            if (cards.at(i).number == number) {
                table().cards()->choose(i);
            }
        }
        QCOMPARE(table().step(), QStringLiteral("card"));
    }
};
