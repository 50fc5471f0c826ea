// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/seatview.h"

#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
struct Spoken {
    Q_DECLARE_TR_FUNCTIONS(StoneSeat)

public:
    static QString meal(const Player &player)
    {
        const int left = foodAfterMeal(player);
        return left >= 0 ? tr("%n food after the meal", nullptr, left)
                         : tr("%n food short at the meal", nullptr, -left);
    }
    static QString forecast(const Points &points)
    {
        //: What a score is made of: the track, what cards count, and what is left of resources.
        return tr("Score %1, cards %2, resources %3")
            .arg(scoreText(points.track))
            .arg(sumOf(points.crafts) + points.symbols)
            .arg(points.resources);
    }
};

template<typename Items>
auto listOf(const Items &items)
{
    return QList(items.begin(), items.end());
}

/// All values but the last one, which only the expansion has.
template<typename Enum>
std::vector<Enum> inGame(const Setup &setup)
{
    const auto values = valuesOf<Enum>();
    return {values.begin(), values.end() - (setup.expansion ? 0 : 1)};
}

bool wasCorrected(const Play &play, int seat)
{
    for (int i = 0; i < play.head; ++i) {
        const auto *adjust = std::get_if<Adjust>(&play.story.action(i));
        if (adjust && adjust->player == seat) {
            return true;
        }
    }
    return false;
}

void addBoard(const Setup &setup, const Player &player, StoneSeat &view)
{
    view.people = player.people;
    view.food = player.food;
    view.foodLeft = foodAfterMeal(player);
    view.mealNote = Spoken::meal(player);
    for (const Material material : materialsOf(setup)) {
        view.stock << player.stock[material];
    }
    view.agriculture = player.agriculture;
    view.trade = player.trade;
    view.tools = listOf(player.tools);
    view.toolsUsed = listOf(player.toolsUsed);
    view.oneUse = listOf(player.oneUse);
    view.anyTwo = player.anyTwo;
    view.buildings = player.buildings;
    for (const Craft craft : craftsOf(setup)) {
        view.crafts << player.crafts[craft];
        view.measures << measureOf(player, craft);
    }
    for (const Symbol symbol : symbolsOf(setup)) {
        view.symbols << player.symbols[symbol];
    }
    QStringList squares;
    for (const int different : symbolSets(player.symbols)) {
        squares << QString::number(different) + u'²';
    }
    view.symbolSum = squares.join(u" + "_s);
    for (const Site site : player.sites) {
        view.extras << nameOf(placeOf(site));
    }
    for (const Bonus bonus : player.bonus) {
        view.extras << nameOf(bonus);
    }
}

void addScore(const State &state, const Player &player, StoneSeat &view)
{
    const auto score = points(player);
    view.parts = {score.track};
    for (const Craft craft : craftsOf(state.setup)) {
        view.parts << score.crafts[craft];
    }
    view.parts << score.symbols << score.resources;
    view.forecast = Spoken::forecast(score);
    view.total = score.total();
    int better = 0;
    for (const auto &group : ranking(state)) {
        if (std::ranges::find(group, view.seat) != group.end()) {
            view.rank = better + 1;
            view.winner = isOver(state) && better == 0;
            break;
        }
        better += static_cast<int>(group.size());
    }
}
}

std::vector<Material> materialsOf(const Setup &setup)
{
    return inGame<Material>(setup);
}

std::vector<Craft> craftsOf(const Setup &setup)
{
    return inGame<Craft>(setup);
}

std::vector<Symbol> symbolsOf(const Setup &setup)
{
    return inGame<Symbol>(setup);
}

StoneSeat seatView(const Play &play, int seat)
{
    const auto &state = play.state();
    const auto &player = playerAt(state, seat);
    StoneSeat view;
    view.seat = seat;
    view.name = play.nameOf(seat);
    view.colour = play.colourOf(seat);
    view.onTurn = seat == state.seat && !isOver(state);
    view.starts = seat == state.start;
    view.corrected = wasCorrected(play, seat);
    addBoard(state.setup, player, view);
    addScore(state, player, view);
    return view;
}

QList<StoneSeat> seatViews(const Play &play)
{
    QList<StoneSeat> list;
    for (int seat = 0; seat < play.setup().players; ++seat) {
        list << seatView(play, seat);
    }
    return list;
}

QList<StoneSeat> standings(const Play &play)
{
    auto list = seatViews(play);
    std::ranges::stable_sort(list, {}, &StoneSeat::rank);
    return list;
}
}
