// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/moves.h"

#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr std::string_view Between = "-to-";

/// Where a worker can lie.
struct Spot {
    enum class Of { Bank, Pool, Place };
    Of of = Of::Bank;
    /// Of a place.
    Technology technology{};
    bool operator==(const Spot &) const = default;
};

std::optional<Spot> spotNamed(std::string_view id)
{
    if (id == BankSpot) {
        return Spot{Spot::Of::Bank};
    }
    if (id == PoolSpot) {
        return Spot{Spot::Of::Pool};
    }
    const auto place = thingAfter<Technology>(id, "cell-");
    return place ? std::optional(Spot{Spot::Of::Place, *place}) : std::nullopt;
}

QString idOf(const Spot &spot)
{
    switch (spot.of) {
    case Spot::Of::Bank:
        return QString::fromLatin1(BankSpot);
    case Spot::Of::Pool:
        return QString::fromLatin1(PoolSpot);
    case Spot::Of::Place:
        break;
    }
    return u"cell-"_s + idText(spot.technology);
}

/// What a hand does that moves a worker from one spot to another; nothing where that is no move.
std::vector<Action> moving(const Play &play, const Spot &from, const Spot &to)
{
    const auto seat = namedSeat(play);
    const auto actions = saidActions(play);
    const Grow grow{.player = seat, .actions = actions};
    const Build build{.player = seat, .technology = to.technology, .actions = actions};
    switch (from.of) {
    case Spot::Of::Bank:
        return to.of == Spot::Of::Pool ? std::vector<Action>{grow}
            : to.of == Spot::Of::Place ? std::vector<Action>{grow, build}
                                       : std::vector<Action>();
    case Spot::Of::Pool:
        return to.of == Spot::Of::Place ? std::vector<Action>{build} : std::vector<Action>();
    case Spot::Of::Place:
        break;
    }
    switch (to.of) {
    case Spot::Of::Bank:
        break;
    case Spot::Of::Pool:
        return {Destroy{.player = seat, .technology = from.technology, .actions = actions}};
    case Spot::Of::Place:
        return {Upgrade{.player = seat, .from = from.technology, .to = to.technology, .actions = actions}};
    }
    return {};
}

QString nameOf(const Spot &from, const Spot &to)
{
    return to.of == Spot::Of::Place  ? nameOf(to.technology)
        : from.of == Spot::Of::Place ? AgesWords::tr("Destroy")
                                     : AgesWords::tr("New worker");
}
}

QList<AgesMove> movesFrom(const Play &play, const QString &id)
{
    const auto from = play.draft.step == Stage::Board ? spotNamed(id.toStdString()) : std::nullopt;
    if (!from) {
        return {};
    }
    std::vector<Spot> spots = {{Spot::Of::Pool}};
    for (const Technology technology : valuesOf<Technology>()) {
        spots.push_back({Spot::Of::Place, technology});
    }
    QList<AgesMove> moves;
    for (const auto &to : spots) {
        const auto prospect = prospectOf(play.state(), moving(play, *from, to));
        // The rules say what takes it; what does nothing is no move.
        if (prospect.isAllowed() && prospect.price) {
            moves << AgesMove{.to = idOf(to),
                .row = rowOf({.id = u"move-"_s + idOf(*from) + QString::fromLatin1(Between) + idOf(to),
                                 .title = nameOf(*from, to)},
                    prospect, seatAt(play), {})};
        }
    }
    return moves;
}

std::optional<Answer> moveTouch(const Play &play, const Touch &touch)
{
    const auto way = textAfter(touch.id, "move-");
    const auto between = way ? way->find(Between) : std::string::npos;
    if (between == std::string::npos) {
        return std::nullopt;
    }
    const auto from = spotNamed(way->substr(0, between));
    const auto to = spotNamed(way->substr(between + Between.size()));
    auto actions = from && to ? moving(play, *from, *to) : std::vector<Action>();
    return actions.empty() ? std::nullopt : std::optional(done(play, std::move(actions), play.draft));
}
}
