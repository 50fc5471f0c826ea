// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/samplegame.h"
#include "app/sheet/package.h"
#include "app/sheet/words/shipped.h"
#include "model/sheet/advice.h"

#include <algorithm>

namespace OwnSheet
{
namespace
{
/// One of those that so many can play and that come to an end by themselves.
const Template &sheetFor(int players, unsigned seed)
{
    std::vector<const Template *> fitting;
    for (const auto &sheet : shippedSheets()) {
        if (sheet.players.min <= players && players <= sheet.players.max && !OwnSheet::hasRounds(sheet)) {
            fitting.push_back(&sheet);
        }
    }
    return *fitting[seed % fitting.size()];
}

/// Fills in one cell after the other.
class CellWriter : Chance
{
public:
    using Chance::Chance;

    Action choose(const State &state)
    {
        const auto step = nextStep(state, std::nullopt, Walk::ByRow);
        if (step.cell) {
            return entryFor(state, *step.cell);
        }
        return step.action == Kind::EndRound ? Action(EndRound{}) : Action(Final{});
    }

private:
    Enter entryFor(const State &state, const CellAt &cell)
    {
        constexpr int Usual = 12;
        const auto now = cellNow(state, cell);
        Enter enter{.cell = nameOf(state, cell)};
        if (now.limits.size() == 2) {
            enter.entry = Number(std::array{below(Usual), below(4)});
            return enter;
        }
        const auto &limits = now.limits.front();
        const int least = std::max(limits.least, 0);
        const int steps = (std::min(limits.most, least + Usual * now.step) - least) / now.step;
        enter.entry = Number(least + now.step * below(std::max(1, steps + 1)));
        return enter;
    }
};
}

Record Package::sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds)
{
    CellWriter writer(seed);
    const auto count = static_cast<int>(players.size());
    const Setup setup{.players = count, .sheet = Sheet(sheetFor(count, seed)), .teams = {}, .variant = {}};
    return playedBy<Rules, Finish>(writer, setup, players, rounds);
}
}
