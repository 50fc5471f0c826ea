// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/showcase/samplegame.h"
#include "app/bronze_age/package.h"
#include "model/bronze_age/advice.h"
#include "model/bronze_age/payment.h"

#include <algorithm>

namespace BronzeAge
{
namespace
{
/// Plays like somebody at their second game: feeds everybody, finishes what can be finished, and now and then
/// saves up for something dear.
class Beginner : Chance
{
public:
    using Chance::Chance;

    Setup setup(int players) { return setupFor(static_cast<Edition>(below(countOf<Edition>)), players); }

    Action choose(const State &state)
    {
        if (!whyNot(state, Kind::Roll)) {
            return roll(state);
        }
        if (const auto plan = build(state); !plan.on.empty()) {
            return plan;
        }
        if (!whyNot(state, Kind::Buy) && below(4) > 0) {
            if (const auto proposal = purchase(state)) {
                return *proposal;
            }
        }
        return Pass{proposeDiscard(active(state).goods, goodsOver(active(state)))};
    }

private:
    Roll roll(const State &state)
    {
        Roll roll;
        for (int i = 0; i < cities(active(state)); ++i) {
            ++roll.dice[static_cast<Face>(below(countOf<Face>))];
        }
        // Most people roll a skull again.
        if (roll.dice[Face::Skull] > 0) {
            --roll.dice[Face::Skull];
            ++roll.dice[static_cast<Face>(below(countOf<Face>))];
        }
        roll.eitherAsFood = proposeEitherAsFood(state, roll.dice);
        return roll;
    }

    Build build(const State &state)
    {
        auto open = sites(state);
        std::erase_if(open, [](const Site &site) { return site.reach == 0; });
        if (!open.empty()) {
            std::rotate(open.begin(), open.begin() + below(static_cast<int>(open.size())), open.end());
        }
        std::stable_partition(open.begin(), open.end(),
            [](const Site &site) { return site.reach == site.boxes - site.ticked; });
        Build build;
        int workers = state.turn.workers;
        for (const auto &site : open) {
            const int boxes = std::min(workers, site.boxes - site.ticked);
            if (boxes == 0) {
                break;
            }
            const auto *city = std::get_if<City>(&site.place);
            build.on.push_back({city ? std::variant<int, Monument>(FirstCities + 1 + static_cast<int>(*city))
                                     : std::variant<int, Monument>(std::get<Monument>(site.place)),
                boxes});
            workers -= boxes;
        }
        return build;
    }

    static std::optional<Buy> purchase(const State &state)
    {
        auto open = offers(state);
        std::erase_if(open, [](const Offer &offer) { return offer.whyNot.has_value(); });
        const auto dearest
            = std::ranges::max_element(open, {}, [](const Offer &offer) { return offer.price.points; });
        return dearest == open.end() ? std::nullopt : dearest->proposal;
    }
};
}

Record Package::sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds)
{
    Beginner beginner(seed);
    const auto setup = beginner.setup(static_cast<int>(players.size()));
    return playedBy<Rules, Finish>(beginner, setup, players, rounds);
}
}
