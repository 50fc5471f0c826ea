// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/gameof.h"

#include <optional>

// Actions and options as the store has them, in compact JSON. What is not understood whole is nothing.

template<typename Decode>
bool readInto(std::string_view text, Decode decode)
{
    const auto value = Json::parse(text);
    if (!value) {
        return false;
    }
    Findings findings;
    {
        Fields fields(*value, {}, findings);
        decode(fields);
    }
    return findings.empty();
}

template<typename Rules>
std::optional<typename Rules::Action> readAction(std::string_view text, const typename Rules::Setup &setup)
{
    typename Rules::Action action;
    const auto read = [&](Fields &fields) { decodeWith(setup, fields, action); };
    return readInto(text, read) ? std::optional(action) : std::nullopt;
}

template<typename Rules>
std::optional<typename Rules::Setup> readSetup(const GameRow &row)
{
    typename Rules::Setup setup;
    const auto read = [&](Fields &fields) { decode(fields, static_cast<int>(row.seats.size()), setup); };
    return readInto(row.options, read) ? std::optional(setup) : std::nullopt;
}

template<typename Setup, typename Action>
std::string writtenAction(const Setup &setup, const Action &action)
{
    return Json::writeCompact(encodeWith(setup, action));
}
