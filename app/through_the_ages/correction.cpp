// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/correction.h"

#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr int MostUnits = 12;

using Counts = CountsOf<Sheet>;

void add(Counts &list, const TableCounter &counter, int Player::*member)
{
    list.add(
        counter, [=](const Sheet &sheet) { return sheet.player.*member; },
        [=](Sheet &sheet, int value) { sheet.player.*member = value; });
}

Counts stocks()
{
    //: Head of what a player has, to be changed by hand.
    Counts list{AgesWords::tr("Ratings and banks")};
    add(list, counterOf(Benefit::Culture, Plenty), &Player::culture);
    add(list, counterOf(Benefit::Science, Plenty), &Player::science);
    add(list, counterOf(Benefit::Yellow, MostFigure), &Player::yellow);
    add(list,
        {.id = u"pool"_s,
            .title = AgesWords::tr("Free workers"),
            .icon = u"tta-worker"_s,
            .most = MostFigure},
        &Player::pool);
    add(list, counterOf(Benefit::Blue, MostFigure), &Player::blue);
    add(list, counterOf(Benefit::Civil, MostFigure), &Player::civil);
    add(list, counterOf(Benefit::Military, MostFigure), &Player::military);
    add(list, counterOf(Benefit::Arms, MostFigure), &Player::arms);
    return list;
}

Counts workers(const Sheet &sheet)
{
    Counts list{AgesWords::tr("Workers")};
    for (const Technology technology : valuesOf<Technology>()) {
        if (!sheet.player.knows(technology)) {
            continue;
        }
        list.add(
            {.id = u"workers-"_s + idText(technology),
                .title = nameOf(technology),
                .icon = iconOf(technology),
                .most = MostFigure},
            [=](const Sheet &sheet) { return sheet.player.workersOn(technology); },
            [=](Sheet &sheet, int value) { sheet.player.technologies.workers[technology] = value; });
    }
    return list;
}

Counts tokens(const Sheet &sheet)
{
    Counts list{AgesWords::tr("Blue tokens on farms and mines")};
    for (const Good good : valuesOf<Good>()) {
        for (int level = 0; level < Levels; ++level) {
            const auto technology = technologyOf(good, level);
            const auto at = static_cast<std::size_t>(level);
            if (!sheet.player.knows(technology) && sheet.player.tokens[good][at] == 0) {
                continue;
            }
            list.add(
                {.id = u"tokens-"_s + idText(technology),
                    .title = nameOf(technology),
                    .icon = iconOf(good),
                    .ink = idText(good),
                    .most = MostFigure},
                [=](const Sheet &sheet) { return sheet.player.tokens[good][at]; },
                [=](Sheet &sheet, int value) { sheet.player.tokens[good][at] = value; });
        }
    }
    return list;
}

Counts technologies(const State &state, const Sheet &sheet)
{
    Counts list{AgesWords::tr("Technologies")};
    for (const Technology technology : valuesOf<Technology>()) {
        const int level = factsOf(technology).level;
        if (level == 0 || (level > levelOfAge(state) && !sheet.player.knows(technology))) {
            continue;
        }
        list.add(
            {.id = u"knows-"_s + idText(technology),
                .title = nameOf(technology),
                .icon = iconOf(technology),
                .most = 1},
            [=](const Sheet &sheet) { return sheet.player.knows(technology) ? 1 : 0; },
            [=](Sheet &sheet, int value) {
                sheet.player.technologies.known[technology] = value > 0;
                if (value == 0) {
                    sheet.player.technologies.workers[technology] = 0;
                }
            },
            true);
    }
    return list;
}

/// One of several: what is switched on puts the others off.
template<typename Enum>
void addOneOf(Counts &list, const QString &prefix, Enum value, Enum none, Enum Player::*member)
{
    list.add(
        {.id = prefix + idText(value), .title = nameOf(value), .icon = iconOf(value), .most = 1},
        [=](const Sheet &sheet) { return sheet.player.*member == value ? 1 : 0; },
        [=](Sheet &sheet, int on) {
            if (on > 0) {
                sheet.player.*member = value;
            } else if (sheet.player.*member == value) {
                sheet.player.*member = none;
            }
        },
        true);
}

Counts governments(const State &state, const Sheet &sheet)
{
    Counts list{AgesWords::tr("Government")};
    for (const Government government : valuesOf<Government>()) {
        if (factsOf(government).level <= levelOfAge(state) || sheet.player.government == government) {
            addOneOf(list, u"government-"_s, government, Government::Despotism, &Player::government);
        }
    }
    return list;
}

Counts tactics(const State &state, const Sheet &sheet)
{
    Counts list{AgesWords::tr("Tactic")};
    for (const Tactic tactic : valuesOf<Tactic>()) {
        if (tactic != Tactic::None && isIn(editionOf(state), tactic)
            && (factsOf(tactic).level <= levelOfAge(state) || sheet.player.tactic == tactic)) {
            addOneOf(list, u"tactic-"_s, tactic, Tactic::None, &Player::tactic);
        }
    }
    return list;
}

Counts ofRival(const Sheet &sheet)
{
    Counts list{rivalName()};
    list.add(
        counterOf(Benefit::Culture, Plenty), [](const Sheet &sheet) { return sheet.rival->culture; },
        [](Sheet &sheet, int value) { sheet.rival->culture = value; });
    for (std::size_t i = 0; i < sheet.rival->army.size(); ++i) {
        const auto tactic = sheet.rival->army[i].tactic;
        list.add(
            {.id = u"units-"_s + idText(tactic),
                .title = nameOf(tactic),
                .icon = iconOf(tactic),
                .most = MostUnits},
            [=](const Sheet &sheet) { return sheet.rival->army[i].units; },
            [=](Sheet &sheet, int value) { sheet.rival->army[i].units = value; });
    }
    return list;
}

std::optional<PerId<Technology, std::optional<int>>> changedWorkers(const Player &before, const Player &after)
{
    return before.technologies.workers == after.technologies.workers
        ? std::nullopt
        : std::optional(changedTo(before.technologies.workers, after.technologies.workers));
}
}

Sheet sheetOf(const State &state, int seat)
{
    if (isSolo(state) && seat == RivalSeat) {
        return {{}, state.rival};
    }
    return {playerAt(state, seat), std::nullopt};
}

std::vector<CountsOf<Sheet>> countsByHand(const State &state, const Sheet &sheet)
{
    if (sheet.rival) {
        return {ofRival(sheet)};
    }
    return {stocks(), workers(sheet), tokens(sheet), technologies(state, sheet), governments(state, sheet),
        tactics(state, sheet)};
}

Adjust adjustFor(const State &state, int seat, const Sheet &now)
{
    if (now.rival) {
        return {.player = seat,
            .culture = changedTo(state.rival.culture, now.rival->culture),
            .units = changedTo(state.rival.army, now.rival->army)};
    }
    const auto &before = playerAt(state, seat);
    const auto &after = now.player;
    return {.player = seat,
        .culture = changedTo(before.culture, after.culture),
        .science = changedTo(before.science, after.science),
        .yellow = changedTo(before.yellow, after.yellow),
        .pool = changedTo(before.pool, after.pool),
        .blue = changedTo(before.blue, after.blue),
        .civil = changedTo(before.civil, after.civil),
        .military = changedTo(before.military, after.military),
        .arms = changedTo(before.arms, after.arms),
        .workers = changedWorkers(before, after),
        .foodTokens = changedTo(before.tokens[Good::Food], after.tokens[Good::Food]),
        .resourceTokens = changedTo(before.tokens[Good::Resources], after.tokens[Good::Resources]),
        .technologies = changedTo(before.technologies.known, after.technologies.known),
        .government = changedTo(before.government, after.government),
        .tactic = changedTo(before.tactic, after.tactic)};
}

/// What was entered on a page may not hold any more.
Draft afterCorrection(Draft, const State &state)
{
    return freshDraft(state);
}
}
