// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/example_game/draft.h"

namespace Example
{
Draft freshDraft(const State &)
{
    return {};
}

Draft draftOf(const Action &action, const State &)
{
    const auto *thrown = std::get_if<Throw>(&action);
    return thrown ? Draft{thrown->points, thrown->name} : Draft{};
}

static std::vector<Memo> memosOf(const Draft &draft)
{
    return draft.name.empty() ? std::vector<Memo>() : std::vector<Memo>{{"name", draft.name}};
}

Answer answer(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "points") {
        next.points = touch.number;
    } else if (touch.id == "name") {
        next.name = touch.text;
    } else if (touch.id.starts_with("name-")) {
        next.name = touch.id.substr(5);
    } else if (touch.id == "throw") {
        return {{{}, {Throw{next.points, next.name}}, memosOf(next)}};
    } else if (touch.id == "finish") {
        return {{{}, {Finish{touch.text}}}};
    } else if (touch.id.starts_with("adjust-")) {
        return {{next, {Adjust{touch.id.back() - '0', touch.number}}}};
    }
    return {{next}};
}
}
