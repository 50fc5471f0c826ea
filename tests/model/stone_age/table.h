// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/stone_age/codec.h"
#include "model/stone_age/score.h"
#include "tests/model/tableof.h"

class Table : public TableOf<StoneAge::Rules, Table>
{
public:
    using TableOf::TableOf;

    /// So many players have all figures back.
    Table &done(int times = 1)
    {
        for (int i = 0; i < times; ++i) {
            play("{'do':'done'}");
        }
        return *this;
    }

    /// A member of the state as a replay prints it, on one line: "players.0.tools", "turn.deck".
    QByteArray member(const QByteArray &path) const
    {
        Replay replay;
        describe(state(), replay);
        Record record;
        record.game = StoneAge::Rules::id;
        record.players.resize(replay.players.size(), "Somebody");
        Json::Value value = toJson(replay, record, {});
        for (const auto &step : path.split('.')) {
            bool isIndex = false;
            const int index = step.toInt(&isIndex);
            const Json::Value inner = isIndex ? value.as<Json::Array>()->at(static_cast<std::size_t>(index))
                                              : *Json::find(*value.as<Json::Object>(), step.toStdString());
            value = inner;
        }
        return toLine(value);
    }
};

inline constexpr const char *Expansion = "{'expansion':true}";
inline constexpr const char *BonusTiles = "{'expansion':true,'bonusTiles':true}";
