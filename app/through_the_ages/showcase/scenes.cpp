// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gametable.h"
#include "app/through_the_ages/package.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// Every question and answer of the dialogue with the Rival, from a game of one player.
void addRival(Scenes &scenes)
{
    constexpr int Turn = 48;
    constexpr int Hand = 51;
    constexpr int War = 62;
    constexpr int LastEvents = 113;
    const auto add = [&](const QString &name, int actions, const QString &step, std::vector<SceneTap> taps) {
        scenes.push_back({name, actions, touching(step, std::move(taps)), {}, {}, u"alone"_s});
    };
    const auto dialogue = [&](const QString &name, const QStringList &ids) {
        std::vector<SceneTap> taps;
        for (const auto &id : ids) {
            taps.push_back({id});
        }
        add(name, Hand, u"rival"_s, std::move(taps));
    };
    add(u"alone-board"_s, Turn, u"board"_s, {});
    add(u"rival-standing"_s, Turn, u"rival"_s, {{u"politics"_s}, {u"rival"_s}});
    add(u"rival-strike"_s, Turn, u"rival"_s,
        {{u"politics"_s}, {u"aggression"_s}, {u"kind-plunder-2"_s}, {u"card-bonus-2"_s}, {u"card-other"_s},
            {u"card-other"_s}});
    dialogue(u"rival-hand"_s, {u"card-bonus-2"_s, u"card-classic-army"_s});
    dialogue(u"rival-quiet"_s, {u"card-bonus-2"_s, u"card-classic-army"_s, u"card-bonus-2"_s});
    dialogue(u"rival-lot"_s, {u"card-plunder-2"_s, u"card-spy-2"_s, u"card-bonus-2"_s});
    const QStringList attack = {u"card-plunder-2"_s, u"card-event-2"_s, u"card-classic-army"_s, u"hand"_s};
    dialogue(u"rival-attack"_s, attack + QStringList{u"give-warriors"_s, u"cards-4"_s});
    dialogue(u"rival-did"_s, attack + QStringList{u"give-warriors"_s, u"cards-4"_s, u"defend"_s});
    const QStringList event = {u"card-event-2"_s, u"card-bonus-2"_s, u"card-bonus-2"_s, u"hand"_s};
    dialogue(u"rival-event"_s, event + QStringList{u"age-1"_s, u"event-crusades"_s});
    const QStringList land = event
        + QStringList{u"age-1"_s, u"event-territory-1"_s, u"carry-out"_s, u"card-bonus-2"_s, u"card-other"_s};
    dialogue(u"rival-draw"_s, land);
    dialogue(u"rival-bid"_s,
        land
            + QStringList{
                u"card-other"_s, u"bids"_s, u"give-warriors"_s, u"bonus-2"_s, u"land-fertile-territory-1"_s});
    add(u"rival-war"_s, War, u"rival"_s, {{u"give-warriors"_s}, {u"change-resources"_s, -3}});
    add(u"rival-last"_s, LastEvents, u"impact"_s,
        {{u"impact-happiness"_s}, {u"impact-wonders"_s}, {u"impact-competition"_s}});
    scenes.push_back({u"alone-table"_s, Turn, {}, u"table"_s, {}, u"alone"_s});
    scenes.push_back({u"alone-sheet"_s, Turn, {}, u"sheet"_s, {}, u"alone"_s});
    scenes.push_back({u"alone-log"_s, War, {}, u"log"_s, {}, u"alone"_s});
    scenes.push_back({u"alone-final"_s, INT_MAX, {}, {}, {}, u"alone"_s});
}
}

Scenes Package::scenes()
{
    // Actions of the sample game after which these are to be seen.
    constexpr int Early = 10;
    constexpr int Middle = 156;
    constexpr int Late = 350;
    Scenes scenes = {
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
    addRival(scenes);
    return scenes;
}
}
