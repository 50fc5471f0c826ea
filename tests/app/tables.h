// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/bronzetable.h"
#include "app/table/tables.h"
#include "db/store.h"
#include "model/bronze_age/codec.h"
#include "model/json/write.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMetaProperty>

/// What tests of a table have in common.
namespace Tables
{
inline std::string clock()
{
    return "2026-11-15T20:00:00Z";
}

inline std::int64_t create(Store &store, const BronzeAge::Setup &setup)
{
    constexpr std::array Names = {"Ada", "Ben", "Cleo", "Dan"};
    constexpr std::array Colours = {"murex", "lapis", "saffron", "malachite"};
    GameRow row{.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad2",
        .game = "bronze-age",
        .options = Json::writeCompact(encode(setup)),
        .startedAt = clock(),
        .touchedAt = clock()};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(setup.players); ++seat) {
        row.seats.push_back({Names[seat], Colours[seat]});
    }
    return store.createGame(row).value();
}

inline BronzeTable &bronze(GameTable *table)
{
    return dynamic_cast<BronzeTable &>(*table);
}

inline std::unique_ptr<BronzeTable> open(Store &store, std::int64_t id)
{
    auto table = openTable(store, id, clock).value();
    return std::unique_ptr<BronzeTable>(&bronze(table.release()));
}

/// The faces by their first letters: f, g, s(kull), w, e, c.
inline void enter(BronzeTable &table, const char *faces)
{
    for (const char *face = faces; *face; ++face) {
        for (const auto &row : table.dice().faces) {
            if (row.icon.front() == QLatin1Char(*face)) {
                table.touch(row.id);
            }
        }
    }
}

/// What the dice show, and empty texts for those that are missing.
inline QStringList tray(const BronzeTable &table)
{
    QStringList list;
    for (const auto &die : table.dice().tray) {
        list << die.place.icon;
    }
    return list;
}

/// A sheet changed by hand and kept: pairs such as "food" and 9.
inline void correct(
    GameTable &table, int seat, std::initializer_list<std::pair<const char *, int>> changes, bool save = true)
{
    for (const auto &[what, number] : changes) {
        table.touch(QStringLiteral("correct-%1-%2").arg(seat).arg(QLatin1String(what)), number);
    }
    if (save) {
        table.touch(QStringLiteral("correct-save"));
    }
}

/// A city or monument of the page of building.
inline TableCounter counter(const BronzeTable &table, const char *id)
{
    const auto page = table.build();
    for (const auto &place : page.cities + page.monuments) {
        if (place.id == QLatin1String(id)) {
            return place;
        }
    }
    return {};
}

/// How many boxes of a place are planned.
inline int added(const TableCounter &place)
{
    return place.value - place.least;
}

inline QJsonValue shown(const QVariant &value);

/// Everything a gadget or view-model shows, by its properties.
inline QJsonObject shown(
    const QMetaObject *meta, const std::function<QVariant(const QMetaProperty &)> &read, int from)
{
    QJsonObject object;
    for (int i = from; i < meta->propertyCount(); ++i) {
        const auto property = meta->property(i);
        if (!property.metaType().flags().testFlag(QMetaType::PointerToQObject)) {
            object[QLatin1String(property.name())] = shown(read(property));
        }
    }
    return object;
}

inline QJsonValue shown(const QVariant &value)
{
    if (value.metaType().flags().testFlag(QMetaType::IsGadget)) {
        return shown(
            value.metaType().metaObject(),
            [&](const QMetaProperty &property) { return property.readOnGadget(value.constData()); }, 0);
    }
    if (value.canConvert<QVariantList>() && value.metaType().id() != QMetaType::QString) {
        QJsonArray array;
        for (const auto &item : value.value<QVariantList>()) {
            array << shown(item);
        }
        return array;
    }
    return QJsonValue::fromVariant(value);
}

/// Everything the screens of a turn have to show, on one line.
inline QByteArray shown(GameTable &table)
{
    const auto read = [&](const QMetaProperty &property) {
        // The pages of the other steps are as they were when they were last seen.
        const QByteArray type(property.typeName());
        const bool isOfAStep = type.endsWith("Page") && !type.endsWith("CorrectPage");
        return isOfAStep && property.name() != table.step().toLatin1() ? QVariant() : property.read(&table);
    };
    return QJsonDocument(shown(table.metaObject(), read, 1)).toJson(QJsonDocument::Compact);
}
}
