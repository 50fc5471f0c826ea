// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/laidtable.h"

#include "app/games.h"
#include "app/words/idtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

QByteArray writeTable(const LaidTable &table, const std::string &after)
{
    QJsonArray seats;
    for (const auto &seat : table.seats) {
        seats << QJsonObject{{u"name"_s, QString::fromStdString(seat.name)},
            {u"colour"_s, QString::fromStdString(seat.colour)}};
    }
    const auto id = games()[static_cast<std::size_t>(table.game)].rules->id();
    return QJsonDocument(QJsonObject{{u"after"_s, QString::fromStdString(after)}, {u"game"_s, idText(id)},
                             {u"options"_s, QString::fromStdString(table.options)}, {u"seats"_s, seats},
                             {u"newcomer"_s, table.newcomer}})
        .toJson(QJsonDocument::Compact);
}

std::optional<ReadTable> readTable(const QByteArray &text)
{
    const auto object = QJsonDocument::fromJson(text).object();
    const auto game = indexOf(object["game"_L1].toString().toStdString());
    if (!game) {
        return std::nullopt;
    }
    ReadTable read{.after = object["after"_L1].toString().toStdString()};
    read.table.game = static_cast<int>(*game);
    read.table.options = object["options"_L1].toString().toStdString();
    read.table.newcomer = object["newcomer"_L1].toString();
    for (const auto &seat : object["seats"_L1].toArray()) {
        read.table.seats.push_back(
            {seat["name"_L1].toString().toStdString(), seat["colour"_L1].toString().toStdString()});
    }
    return read;
}
