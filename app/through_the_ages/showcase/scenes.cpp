// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gametable.h"
#include "app/through_the_ages/package.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
Scenes Package::scenes()
{
    // Actions of the sample game after which these are to be seen.
    constexpr int Early = 10;
    constexpr int Middle = 156;
    constexpr int Late = 350;
    return {
        {u"board"_s, Middle, {}, {}, {u"412x915-light-en"_s}},
        {u"board-early"_s, Early},
        {u"board-late"_s, Late},
        {u"tray"_s, Middle, touching(u"board"_s, {{u"cell-bronze"_s}})},
        {u"preview"_s, Middle, touching(u"board"_s, {{u"rating-culture"_s}})},
        {u"learn"_s, Middle, touching(u"learn"_s, {{u"rating-science"_s}})},
        {u"government"_s, Middle, touching(u"government"_s, {{u"government"_s}})},
        {u"leaders"_s, Middle, touching(u"cards"_s, {{u"leader"_s}})},
        {u"wonders"_s, Middle, touching(u"cards"_s, {{u"wonder"_s}})},
        {u"action-card"_s, Middle, touching(u"cards"_s, {{u"cards"_s}, {u"shelf-3"_s}})},
        {u"own"_s, Middle, touching(u"own"_s, {{u"cards"_s}, {u"by-hand"_s}})},
        {u"politics"_s, Middle, touching(u"politics"_s, {{u"politics"_s}})},
        {u"impact"_s, Middle,
            touching(u"impact"_s, {{u"politics"_s}, {u"impact"_s}, {u"impact-strength"_s}})},
        {u"battle"_s, Middle,
            touching(
                u"battle"_s, {{u"politics"_s}, {u"aggression"_s}, {u"against-1"_s}, {u"kind-plunder-1"_s}})},
        {u"colony"_s, Middle, touching(u"colony"_s, {{u"politics"_s}, {u"colony"_s}})},
        {u"pact"_s, Middle, touching(u"pact"_s, {{u"politics"_s}, {u"pact"_s}, {u"with-1"_s}})},
        {u"tactic"_s, Middle, touching(u"tactic"_s, {{u"tactic"_s}})},
        {u"event"_s, Middle,
            touching(u"event"_s, {{u"politics"_s}, {u"event"_s}, {u"age-1"_s}, {u"event-crusades"_s}})},
        {u"grant"_s, Middle,
            touching(u"grant"_s, {{u"politics"_s}, {u"event"_s}, {u"by-hand"_s}, {u"gain-culture"_s, 2}})},
        {u"news"_s, Middle, touching(u"news"_s, {{u"politics"_s}, {u"new-age"_s}})},
        {u"sheet"_s, Middle, {}, u"sheet"_s},
        {u"table"_s, Middle, {}, u"table"_s},
        {u"log"_s, Middle, {}, u"log"_s},
        {u"correct"_s, Middle, {}, u"correct"_s},
        {u"change"_s, Middle, [](GameTable &table) { table.change()->begin(0); }, u"change"_s},
        {u"help"_s, Middle, {}, u"help"_s},
        {u"final"_s},
    };
}
}
