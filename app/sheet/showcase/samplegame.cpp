// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/package.h"
#include "app/sheet/words/shipped.h"
#include "model/sheet/advice.h"

#include <algorithm>
#include <random>

namespace OwnSheet
{
namespace
{
class SamplePlayer
{
public:
    SamplePlayer(const std::vector<std::string> &players, unsigned seed)
        : m_random(seed)
        , m_state(start({.players = static_cast<int>(players.size()),
              .sheet = Sheet(sheetFor(static_cast<int>(players.size()), seed)),
              .teams = {},
              .variant = {}}))
        , m_record{.game = std::string(Rules::id), .options = encode(m_state.setup), .players = players}
    {
    }

    Record play(int rounds)
    {
        while (!isOver(m_state)) {
            const auto step = nextStep(m_state, std::nullopt, Walk::ByRow);
            if (m_state.round > rounds) {
                take(Finish{});
            } else if (step.cell) {
                take(entryFor(*step.cell));
            } else if (step.action == Kind::EndRound) {
                take(EndRound{});
            } else {
                take(Final{});
            }
        }
        return m_record;
    }

private:
    /// One of those that so many can play and that come to an end by themselves.
    static const Template &sheetFor(int players, unsigned seed)
    {
        std::vector<const Template *> fitting;
        for (const auto &sheet : shippedSheets()) {
            if (sheet.players.min <= players && players <= sheet.players.max && !OwnSheet::hasRounds(sheet)) {
                fitting.push_back(&sheet);
            }
        }
        return *fitting[seed % fitting.size()];
    }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    Enter entryFor(const CellAt &cell)
    {
        constexpr int Usual = 12;
        const auto now = cellNow(m_state, cell);
        Enter enter{.cell = nameOf(m_state, cell)};
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
    void take(const Action &action)
    {
        Events events;
        perform(m_state, action, events);
        m_record.actions.push_back({encode(action), {}});
    }

    std::minstd_rand m_random;
    State m_state;
    Record m_record;
};
}

Record Package::sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds)
{
    return SamplePlayer(players, seed).play(rounds);
}
}
