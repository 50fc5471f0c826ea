// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/correction.h"

#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
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

/// Of the ages so far, and what is known beyond them. Also what is not known has its row, so that none
/// comes or goes while another is touched.
bool isSeen(const State &state, const Player &before, Technology technology)
{
    return factsOf(technology).level <= levelOfAge(state) || before.knows(technology);
}

Counts workers(const State &state, const Player &before, const Sheet &sheet)
{
    Counts list{AgesWords::tr("Workers")};
    for (const Technology technology : valuesOf<Technology>()) {
        if (!isSeen(state, before, technology)) {
            continue;
        }
        list.add(
            {.id = u"workers-"_s + idText(technology),
                .title = nameOf(technology),
                .icon = iconOf(technology),
                .most = sheet.player.knows(technology) ? MostFigure : 0},
            [=](const Sheet &sheet) { return sheet.player.workersOn(technology); },
            [=](Sheet &sheet, int value) { sheet.player.technologies.workers[technology] = value; });
    }
    return list;
}

Counts tokens(const State &state, const Player &before, const Sheet &sheet)
{
    Counts list{AgesWords::tr("Blue tokens on farms and mines")};
    for (const Good good : valuesOf<Good>()) {
        for (int level = 0; level < Levels; ++level) {
            const auto technology = technologyOf(good, level);
            const auto at = static_cast<std::size_t>(level);
            const bool isHeld = before.tokens[good][at] > 0;
            if (!isSeen(state, before, technology) && !isHeld) {
                continue;
            }
            list.add(
                {.id = u"tokens-"_s + idText(technology),
                    .title = nameOf(technology),
                    .icon = iconOf(good),
                    .ink = idText(good),
                    .most = sheet.player.knows(technology) || isHeld ? MostFigure : 0},
                [=](const Sheet &sheet) { return sheet.player.tokens[good][at]; },
                [=](Sheet &sheet, int value) { sheet.player.tokens[good][at] = value; });
        }
    }
    return list;
}

Counts technologies(const State &state, const Player &before)
{
    Counts list{AgesWords::tr("Technologies")};
    for (const Technology technology : valuesOf<Technology>()) {
        if (factsOf(technology).level == 0 || !isSeen(state, before, technology)) {
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

/// There is always one: it is left for another only, which puts it off.
Counts governments(const State &state, const Player &before, const Sheet &sheet)
{
    Counts list{AgesWords::tr("Government")};
    for (const Government government : valuesOf<Government>()) {
        if (factsOf(government).level > levelOfAge(state) && before.government != government) {
            continue;
        }
        list.add(
            {.id = u"government-"_s + idText(government),
                .title = nameOf(government),
                .icon = iconOf(government),
                .least = sheet.player.government == government ? 1 : 0,
                .most = 1},
            [=](const Sheet &sheet) { return sheet.player.government == government ? 1 : 0; },
            [=](Sheet &sheet, int on) {
                if (on > 0) {
                    sheet.player.government = government;
                }
            },
            true);
    }
    return list;
}

/// One or none: what is switched on puts the other off.
Counts tactics(const State &state, const Player &before)
{
    Counts list{AgesWords::tr("Tactic")};
    for (const Tactic tactic : valuesOf<Tactic>()) {
        if (tactic == Tactic::None || !isIn(editionOf(state), tactic)
            || (factsOf(tactic).level > levelOfAge(state) && before.tactic != tactic)) {
            continue;
        }
        list.add(
            {.id = u"tactic-"_s + idText(tactic), .title = nameOf(tactic), .icon = iconOf(tactic), .most = 1},
            [=](const Sheet &sheet) { return sheet.player.tactic == tactic ? 1 : 0; },
            [=](Sheet &sheet, int on) {
                if (on > 0) {
                    sheet.player.tactic = tactic;
                } else if (sheet.player.tactic == tactic) {
                    sheet.player.tactic = Tactic::None;
                }
            },
            true);
    }
    return list;
}

/// Its own in the order they were played, then those that it might have.
std::vector<Tactic> tacticsOfRival(const State &state)
{
    std::vector<Tactic> list;
    for (const auto &own : state.rival.army) {
        list.push_back(own.tactic);
    }
    for (const Tactic tactic : valuesOf<Tactic>()) {
        const bool isDrawn = tactic != Tactic::None && isIn(editionOf(state), tactic)
            && factsOf(tactic).level <= levelOfAge(state);
        if (isDrawn
            && std::ranges::find(state.rival.army, tactic, &RivalUnits::tactic) == state.rival.army.end()) {
            list.push_back(tactic);
        }
    }
    return list;
}

/// Without units a tactic that it did not have is not there; its own may stay, as the rules say.
void setUnits(RivalArmy &army, Tactic tactic, int units, bool isOwn)
{
    const auto there = std::ranges::find(army, tactic, &RivalUnits::tactic);
    if (there == army.end()) {
        army.push_back({tactic, units});
    } else {
        there->units = units;
    }
    if (!isOwn) {
        std::erase(army, RivalUnits{tactic, 0});
    }
}

Counts ofRival(const State &state)
{
    Counts list{rivalName()};
    list.add(
        counterOf(Benefit::Culture, Plenty), [](const Sheet &sheet) { return sheet.rival->culture; },
        [](Sheet &sheet, int value) { sheet.rival->culture = value; });
    const auto own = state.rival.army.size();
    const auto tactics = tacticsOfRival(state);
    for (std::size_t i = 0; i < tactics.size(); ++i) {
        const auto tactic = tactics[i];
        list.add(
            {.id = u"units-"_s + idText(tactic),
                .title = nameOf(tactic),
                .icon = iconOf(tactic),
                .most = MostUnits},
            [=](const Sheet &sheet) {
                const auto &army = sheet.rival->army;
                const auto there = std::ranges::find(army, tactic, &RivalUnits::tactic);
                return there == army.end() ? 0 : there->units;
            },
            [=](Sheet &sheet, int value) { setUnits(sheet.rival->army, tactic, value, i < own); });
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
        return {{}, state.rival, seat};
    }
    return {playerAt(state, seat), std::nullopt, seat};
}

std::vector<CountsOf<Sheet>> countsByHand(const Play &play, const Sheet &sheet)
{
    const auto &state = play.state();
    if (sheet.rival) {
        return {ofRival(state)};
    }
    const auto &before = playerAt(state, sheet.seat);
    return {stocks(), workers(state, before, sheet), tokens(state, before, sheet),
        technologies(state, before), governments(state, before, sheet), tactics(state, before)};
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

QString totalText(const State &, int before, int after)
{
    //: Below the button that keeps a correction: somebody's culture.
    return before == after ? AgesWords::tr("Culture %1").arg(scoreText(before))
                           //: What a correction makes of somebody's culture: %1 before, %2 after it.
                           : AgesWords::tr("Culture %1 → %2").arg(scoreText(before), scoreText(after));
}
}
