// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/example_game/table.h"

using namespace Qt::StringLiterals;

namespace Example
{
static ThrowPage throwPage(const Play &play)
{
    const auto &draft = play.draft;
    ThrowPage page{.points = {.id = u"points"_s, .title = u"Points"_s, .value = draft.points, .least = 1},
        .name = {.id = u"name"_s, .title = u"Name"_s, .text = QString::fromStdString(draft.name)}};
    page.points.most = MostPoints;
    for (const auto &thing : play.memory.of("name")) {
        const auto text = QString::fromStdString(thing.text);
        page.known << TableChoice{
            .id = u"name-"_s + text, .title = text, .memoKind = u"name"_s, .memo = text};
    }
    return page;
}

static TableWide throwWide(const Play &play)
{
    const bool ready = play.draft.points > 0;
    return {.id = u"throw"_s, .title = u"Throw"_s, .hint = u"How many points?"_s, .enabled = ready};
}

static Answer throwTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "points") {
        next.points = touch.number;
    } else if (touch.id == "name") {
        next.name = touch.text;
    } else if (touch.id.starts_with("name-")) {
        next.name = touch.id.substr(5);
    } else if (touch.id == "throw") {
        const auto named = next.name.empty() ? std::vector<Memo>() : std::vector<Memo>{{"name", next.name}};
        return {{{.corrections = next.corrections}, {Throw{next.points, next.name}}, named}};
    }
    return {{next}};
}
const Step ThrowStep = {"throw", made<throwPage>, throwWide, throwTouch};
}
