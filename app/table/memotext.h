// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/members.h"

#include <optional>

/// What has members, as it is remembered.
template<typename Thing>
std::string memoText(const Thing &thing)
{
    return Json::writeCompact(writtenMembers(thing));
}

/// And back; nothing if it is none.
template<typename Thing>
std::optional<Thing> fromMemo(std::string_view text)
{
    const auto document = Json::parse(text);
    if (!document) {
        return std::nullopt;
    }
    Findings findings;
    Thing thing;
    {
        Fields fields(*document, {}, findings);
        readMembers(fields, thing);
    }
    return findings.empty() ? std::optional(std::move(thing)) : std::nullopt;
}
