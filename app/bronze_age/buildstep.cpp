// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/seatview.h"
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/loglines.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/bronze_age/advice.h"
#include "model/bronze_age/score.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
using WorkPlace = decltype(Work::place);
constexpr int FirstBuilt = FirstCities + 1;
/// In the ids of what can be finished, monuments come after the cities.
constexpr int MonumentPlaces = 10;

struct BuildWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeBuild)

public:
    static QString title(int workers, int left)
    {
        return left > 0   ? tr("%n workers left", nullptr, left)
            : workers > 0 ? tr("All workers placed")
                          : tr("No workers");
    }
    /// What was achieved, or what to do.
    static QString note(const Events &events, int left)
    {
        for (const auto &event : events) {
            if (const auto *built = std::get_if<MonumentBuilt>(&event)) {
                if (built->monument == Monument::GreatWall) {
                    return tr("The Great Wall now stops Invasion");
                }
                return built->first ? tr("First! +%1").arg(built->points)
                                    : tr("%1: +%2").arg(nameOf(built->monument)).arg(built->points);
            }
        }
        const auto isCity = [](const Event &event) { return std::holds_alternative<CityBuilt>(event); };
        const auto dice = std::ranges::count_if(events, isCity);
        if (dice > 0) {
            return tr("%n more dice from the next turn", nullptr, static_cast<int>(dice));
        }
        return left > 0 ? tr("Tap a box to fill up to it") : QString();
    }
    static QString finish(const WorkPlace &place, int workers, int points)
    {
        const auto *monument = std::get_if<Monument>(&place);
        const auto name = monument ? nameOf(*monument) : tr("city %1").arg(std::get<int>(place));
        return monument || points > 0
            //: %1 is a place to build, %2 the points it brings.
            ? tr("Finish %1: %n workers, +%2", nullptr, workers).arg(name).arg(points)
            : tr("Finish %1: %n workers", nullptr, workers).arg(name);
    }
};

struct BuiltWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeTable)

public:
    static QString boxes(const Work &work)
    {
        //: Taken back by undo: so many boxes of a building, %1.
        return tr("%n boxes, %1", nullptr, work.boxes).arg(placesOf({{work}, 0}).front());
    }
};

Build planOf(const Draft &draft)
{
    Build build{{}, draft.stone};
    for (const auto &work : draft.plan) {
        const auto same = std::ranges::find(build.on, work.place, &Work::place);
        if (same == build.on.end()) {
            build.on.push_back(work);
        } else {
            same->boxes += work.boxes;
        }
    }
    return build;
}

int placed(const Draft &draft)
{
    return boxesOf(Build{draft.plan, 0});
}

int workersOf(const Play &play)
{
    return play.state().turn.workers + WorkersPerStone * play.draft.stone;
}

int tickedAt(const Player &player, const WorkPlace &place)
{
    const auto *monument = std::get_if<Monument>(&place);
    return monument ? player.monumentBoxes[*monument]
                    : player.cityBoxes[static_cast<City>(std::get<int>(place) - FirstBuilt)];
}

int boxesAt(const WorkPlace &place)
{
    const auto *monument = std::get_if<Monument>(&place);
    return monument ? boxes(*monument) : boxes(static_cast<City>(std::get<int>(place) - FirstBuilt));
}

int addedAt(const Draft &draft, const WorkPlace &place)
{
    int sum = 0;
    for (const auto &work : draft.plan) {
        sum += work.place == place ? work.boxes : 0;
    }
    return sum;
}

std::vector<WorkPlace> placesInPlay(const Setup &setup)
{
    std::vector<WorkPlace> places;
    for (int i = 0; i < countOf<City>; ++i) {
        places.emplace_back(FirstBuilt + i);
    }
    for (const Monument monument : valuesOf<Monument>()) {
        if (isInPlay(setup, monument)) {
            places.emplace_back(monument);
        }
    }
    return places;
}

std::string finishId(const WorkPlace &place)
{
    const auto *monument = std::get_if<Monument>(&place);
    return "finish-"
        + std::to_string(monument ? MonumentPlaces + static_cast<int>(*monument) : std::get<int>(place));
}

/// With all the stones that could work.
int mostWorkers(const State &state)
{
    return state.turn.workers + WorkersPerStone * workableStones(active(state));
}

/// The best places that can be finished, on two sides. Each keeps to the side where it would be before the
/// first tap.
QList<TableChoice> finishes(const Play &play)
{
    struct Near {
        WorkPlace place;
        int missing;
        int points;
    };
    const auto &state = play.state();
    std::vector<Near> nearest;
    for (const auto &place : placesInPlay(state.setup)) {
        const int missing = boxesAt(place) - tickedAt(active(state), place);
        if (missing > 0 && missing <= mostWorkers(state)) {
            auto rich = state;
            rich.turn.workers = mostWorkers(state);
            const auto built = apply(rich, Build{{{place, missing}}, 0});
            const int before = points(state, state.seat).total();
            nearest.push_back(
                {place, missing, built ? points(built->state, state.seat).total() - before : 0});
        }
    }
    std::ranges::stable_sort(
        nearest, {}, [](const Near &near) { return std::pair(-near.points, near.missing); });
    QList<TableChoice> sides(2);
    const int workersLeft = workersOf(play) - placed(play.draft);
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        auto &side = sides[static_cast<qsizetype>(i % 2)];
        const int left = nearest[i].missing - addedAt(play.draft, nearest[i].place);
        if (side.id.isEmpty() && left > 0 && left <= workersLeft) {
            side.id = QString::fromStdString(finishId(nearest[i].place));
            side.title = BuildWords::finish(nearest[i].place, left, nearest[i].points);
        }
    }
    return sides;
}

TableCounter counterAt(const Play &play, const WorkPlace &place, const QString &id, const QString &spoken)
{
    const int before = tickedAt(active(play.state()), place);
    const int now = before + addedAt(play.draft, place);
    const auto *monument = std::get_if<Monument>(&place);
    const bool inPlay = !monument || isInPlay(play.setup(), *monument);
    const int more = inPlay ? std::min(workersOf(play) - placed(play.draft), boxesAt(place) - now) : 0;
    return {.id = id, .spoken = spoken, .value = now, .least = before, .most = now + more};
}

Answer plannedAs(const Play &play, Draft draft)
{
    if (auto error = refusal(play.state(), planOf(draft))) {
        return tl::unexpected(*error);
    }
    return Done{std::move(draft), {}};
}

/// So many boxes are to be ticked here, as far as there are workers.
Answer placedAt(const Play &play, const WorkPlace &place, int wanted)
{
    auto draft = play.draft;
    const int before = tickedAt(active(play.state()), place);
    const int now = before + addedAt(draft, place);
    if (wanted > now) {
        const int left = workersOf(play) - placed(draft);
        draft.plan.push_back({place, std::min(wanted - now, std::max(left, 1))});
    } else if (wanted >= before && wanted < now) {
        std::erase_if(draft.plan, [&](const Work &work) { return work.place == place; });
        if (wanted > before) {
            draft.plan.push_back({place, wanted - before});
        }
    }
    return plannedAs(play, std::move(draft));
}
}

State planned(const Play &play)
{
    return stateAfter(play.state(), std::array<Action, 1>{planOf(play.draft)});
}

QString builtText(const Draft &before, const Draft &after)
{
    for (const auto &work : after.plan) {
        const int more = addedAt(after, work.place) - addedAt(before, work.place);
        if (more > 0) {
            return BuiltWords::boxes({work.place, more});
        }
    }
    return {};
}

static BronzeBuildPage buildPage(const Play &play)
{
    const auto &state = play.state();
    const auto &player = active(state);
    const auto applied = apply(state, planOf(play.draft));
    const auto &after = applied ? applied->state : state;
    BronzeBuildPage page{.workers = workersOf(play), .workersLeft = workersOf(play) - placed(play.draft)};
    page.title = BuildWords::title(page.workers, page.workersLeft);
    page.note = BuildWords::note(applied ? applied->events : Events{}, page.workersLeft);
    page.citiesNote = BuildWords::tr("%1 of 7").arg(cities(active(after)));
    const auto cityNames = citiesSpoken(active(after));
    for (int i = 0; i < countOf<City>; ++i) {
        page.cities << counterAt(play, FirstBuilt + i, u"city-%1"_s.arg(FirstBuilt + i), cityNames.at(i));
    }
    const auto monumentNames = monumentsSpoken(after, state.seat);
    for (const Monument monument : valuesOf<Monument>()) {
        page.monuments << counterAt(play, monument, u"monument-"_s + idText(monument),
            monumentNames.at(static_cast<qsizetype>(monument)));
        page.built << isBuilt(active(after), monument);
        page.scored << monumentPoints(after, state.seat, monument).value_or(-1);
    }
    page.finish = finishes(play);
    if (const int stones = workableStones(player); stones > 0) {
        const int missing = std::max(0, placed(play.draft) - state.turn.workers);
        page.stone = {.id = u"engineering"_s,
            .value = play.draft.stone,
            .least = (missing + WorkersPerStone - 1) / WorkersPerStone,
            .most = stones};
    }
    if (has(player, Development::Shipping)) {
        page.ship = {.id = u"build-ship"_s, .count = player.ships, .enabled = !whyNot(state, Kind::Ship)};
    }
    return page;
}

static TableWide buildButton(const Play &play)
{
    const int left = workersOf(play) - placed(play.draft);
    auto button = onwardButton(play, std::array<Action, 1>{planOf(play.draft)}, left);
    button.skips = left > 0 || !whyNot(play.state(), Kind::Ship);
    return button;
}

static Answer buildTouch(const Play &play, const Touch &touch)
{
    auto draft = play.draft;
    if (touch.id == "primary") {
        const auto plan = planOf(draft);
        draft.plan.clear();
        draft.stone = 0;
        return plan.on.empty() && plan.stone == 0 ? goOn(play, draft) : goOn(play, draft, {plan});
    }
    if (touch.id == "build-ship") {
        return Done{draft, {Ship{1}}};
    }
    if (touch.id == "engineering") {
        draft.stone = std::max(0, touch.number);
        return plannedAs(play, std::move(draft));
    }
    if (const auto city = thingAfter<City>(touch.id, "city-")) {
        return placedAt(play, FirstBuilt + static_cast<int>(*city), touch.number);
    }
    if (const auto monument = thingAfter<Monument>(touch.id, "monument-")) {
        return placedAt(play, *monument, touch.number);
    }
    for (const auto &place : placesInPlay(play.setup())) {
        if (touch.id == finishId(place)) {
            return placedAt(play, place, boxesAt(place));
        }
    }
    return unchanged(play);
}
const Step BuildStep = {"building", made<buildPage>, buildButton, buildTouch};
}
