// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/seatview.h"

#include "app/bronze_age/turn.h"
#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/score.h"

#include <QCoreApplication>

#include <algorithm>

namespace BronzeAge
{
namespace
{
struct Spoken {
    Q_DECLARE_TR_FUNCTIONS(BronzeSeat)

public:
    static QString peg(const QString &name, int count, int value, int before)
    {
        return before < 0 || before == count
            ? tr("%1, %2, worth %3").arg(name).arg(count).arg(value)
            : tr("%1, %2, worth %3, was %4").arg(name).arg(count).arg(value).arg(before);
    }
    static QString food(int count) { return tr("Food, %1").arg(count); }
    static QString city(int number, int ticked, int all)
    {
        return ticked == all ? tr("City %1, built").arg(number)
                             : tr("City %1, %2 of %3 boxes").arg(number).arg(ticked).arg(all);
    }
    static QString monument(const State &state, int seat, Monument monument)
    {
        const auto name = nameOf(monument);
        if (!isInPlay(state.setup, monument)) {
            return tr("%1, not in play").arg(name);
        }
        if (const auto points = monumentPoints(state, seat, monument)) {
            return tr("%1, built, %n points", nullptr, *points).arg(name);
        }
        return tr("%1, %2 of %3 boxes, first %4 points, later %5")
            .arg(name)
            .arg(playerAt(state, seat).monumentBoxes[monument])
            .arg(boxes(monument))
            .arg(MonumentTable[monument].first)
            .arg(rulebook(state).later[monument]);
    }
};

template<typename Items>
auto listOf(const Items &items)
{
    return QList(items.begin(), items.end());
}

/// Where the pegs stood before the roll of this turn; only the roller has had one.
const Player *beforeRoll(const Play &play, int seat)
{
    const auto roll = rollOfTurn(play);
    return roll && seat == play.state().seat ? &playerAt(play.story.before(*roll), seat) : nullptr;
}

void addBoard(const Play &play, const Player &player, BronzeSeat &view)
{
    const auto *before = beforeRoll(play, view.seat);
    view.food = player.food;
    view.foodBefore = before ? before->food : -1;
    view.goods = listOf(player.goods.items);
    view.goodsBefore = before ? listOf(before->goods.items) : QList<int>();
    for (const Good good : valuesOf<Good>()) {
        const int count = player.goods[good];
        view.pegsSpoken << Spoken::peg(
            nameOf(good), count, valueOf(good, count), before ? before->goods[good] : -1);
    }
    view.pegsSpoken << Spoken::food(player.food);
    view.goodsCount = sumOf(player.goods);
    view.goodsValue = goodsValue(player.goods);
}

void addSheet(const State &state, const Player &player, BronzeSeat &view)
{
    view.cities = cities(player);
    view.cityBoxes = listOf(player.cityBoxes.items);
    view.citiesSpoken = citiesSpoken(player);
    view.monumentBoxes = listOf(player.monumentBoxes.items);
    view.monumentsSpoken = monumentsSpoken(state, view.seat);
    for (const Monument monument : valuesOf<Monument>()) {
        view.monumentsBuilt << isBuilt(player, monument);
        view.monumentsScored << monumentPoints(state, view.seat, monument).value_or(-1);
    }
    view.monuments = monumentsBuilt(player);
    for (const Development development : valuesOf<Development>()) {
        if (isInEdition(state.setup, development)) {
            view.owned << has(player, development);
        }
    }
    view.developments = player.developments.size();
    view.disasters = player.disasters;
    view.ships = player.ships;
}

void addScore(const State &state, BronzeSeat &view)
{
    const auto score = points(state, view.seat);
    view.developmentPoints = score.developments;
    view.monumentPoints = score.monuments;
    view.bonusPoints = score.bonuses;
    view.total = score.total();
}
}

QList<QString> citiesSpoken(const Player &player)
{
    QList<QString> list;
    for (const City city : valuesOf<City>()) {
        list << Spoken::city(FirstCities + 1 + static_cast<int>(city), player.cityBoxes[city], boxes(city));
    }
    return list;
}

QList<QString> monumentsSpoken(const State &state, int seat)
{
    QList<QString> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << Spoken::monument(state, seat, monument);
    }
    return list;
}

BronzeSeat seatView(const Play &play, int seat)
{
    const auto &state = play.state();
    const auto &player = playerAt(state, seat);
    BronzeSeat view;
    view.seat = seat;
    view.name = play.nameOf(seat);
    view.colour = play.colourOf(seat);
    view.onTurn = seat == state.seat && !isOver(state);
    view.starts = seat == 0;
    view.rank = play.rankOf(seat);
    view.winner = isOver(state) && view.rank == 1;
    view.corrected = play.wasCorrected(seat);
    addBoard(play, player, view);
    addSheet(state, player, view);
    addScore(state, view);
    return view;
}
}
