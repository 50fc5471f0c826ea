// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/newcomer.h"

#include "db/derived.h"
#include "db/logs.h"
#include "db/packing.h"
#include "model/json/write.h"
#include "model/record/write.h"

#include <QUuid>

namespace
{
/// Ours alone, so that the same content gives the same id here and on every other device.
constexpr QUuid Namespace(0x1d9c1f2e, 0x6a53, 0x4f0b, 0x9e, 0x47, 0x54, 0x41, 0x4c, 0x59, 0x00, 0x01);

std::string idFor(const Record &record)
{
    const auto content = QByteArray::fromStdString(writeRecord(record));
    return QUuid::createUuidV5(Namespace, content).toString(QUuid::WithoutBraces).toStdString();
}
}

Newcomer newcomerOf(Record record, std::optional<Outcome> outcome)
{
    Newcomer newcomer;
    newcomer.row = {.uuid = record.id.empty() ? idFor(record) : record.id,
        .game = record.game,
        .options = Json::writeCompact(record.options),
        .head = static_cast<int>(record.actions.size()),
        .length = static_cast<int>(record.actions.size()),
        .over = outcome.has_value(),
        .startedAt = record.startedAt,
        .touchedAt = record.actions.empty() ? std::string() : record.actions.back().at,
        .finishedAt = record.finishedAt,
        .place = record.place,
        .note = record.note};
    for (const auto &name : record.players) {
        newcomer.row.seats.push_back({name, {}});
    }
    newcomer.outcome = Derived::toldOf(record, std::move(outcome));
    newcomer.entries.reserve(record.actions.size());
    for (auto &step : record.actions) {
        newcomer.entries.push_back({Json::writeCompact(step.action), std::move(step.at)});
    }
    if (newcomer.row.over) {
        newcomer.packed = pack(newcomer.entries);
    }
    if (newcomer.packed) {
        newcomer.entries = {};
    }
    return newcomer;
}

Record recordOf(const Newcomer &newcomer)
{
    const auto &[row, packed, entries, outcome] = newcomer;
    return Logs::recordOf(row, packed ? unpack(*packed, row.length) : entries).value();
}
