// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/seatview.h"

#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
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
    static QString meal(int left)
    {
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

void addBoard(const State &state, const Player &player, StoneSeat &view)
{
    const auto &setup = state.setup;
    view.people = player.people;
    view.food = player.food;
    view.foodLeft = foodAfterMeal(state, view.seat);
    view.mealNote = isOver(state) ? QString() : Spoken::meal(view.foodLeft);
    view.stocks = stocksOf(setup, player);
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

QList<TableCounter> stocksOf(const Setup &setup, const Player &player)
{
    QList<TableCounter> list{
        {.title = foodName(), .icon = u"food"_s, .ink = u"food"_s, .value = player.food}};
    for (const Material material : materialsOf(setup)) {
        list << TableCounter{.title = nameOf(material),
            .icon = iconOf(material),
            .ink = idText(material),
            .value = player.stock[material]};
    }
    return list;
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
    view.rank = play.rankOf(seat);
    view.winner = isOver(state) && view.rank == 1;
    view.corrected = play.wasCorrected(seat);
    addBoard(state, player, view);
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
