// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/stockviews.h"

#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
struct Stocks {
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    static QString spoken(Gain gain, int value, int change)
    {
        if (change == 0) {
            //: Spoken: %1 is a good, %2 how much there is.
            return tr("%1 %2, no change at settling").arg(nameOf(gain)).arg(value);
        }
        //: Spoken: %1 is a good, %2 how much there is, %3 how it changes, such as "−9".
        return tr("%1 %2, %3 at settling").arg(nameOf(gain)).arg(value).arg(changeText(change));
    }
    static QString hunger(int food, int net, int lost)
    {
        //: %1 is the food there is, %2 what the settling takes of it.
        return tr("At settling: %1 − %2, %n points lost", nullptr, lost).arg(food).arg(-net);
    }
    //: To hunger, at the next settling.
    static QString lost(int points) { return tr("%n points lost", nullptr, points); }
    static QString atSettling() { return tr("at settling"); }
    //: For food above what the track holds, at the next settling.
    static QString tooMuch(int gold) { return tr("and %n gold", nullptr, gold); }
    //: What a progress tile does.
    static QString freeAction() { return tr("free action"); }
    static QString discsFree() { return tr("discs cost nothing"); }
    static QString overseas() { return tr("opens overseas"); }
};

int stockOf(const Player &player, Gain gain)
{
    return as<Gain>(goodsOf(player))[gain];
}

int changeOf(const Player &player, const Settling &after, Gain gain)
{
    switch (gain) {
    case Gain::Food:
        return after.missing > 0 ? after.net : after.food - player.food;
    case Gain::Gold:
        return after.gold - player.gold;
    case Gain::Resources:
        return after.resources - player.resources;
    case Gain::Cubes:
        return after.pool - player.pool;
    case Gain::Vp:
        break;
    }
    return after.vp - player.vp;
}

RiseFigure figure(Gain gain, int count, const QString &per = {})
{
    return {.icon = iconOf(gain), .ink = idText(gain), .text = changeText(count), .per = per};
}
}

QList<RiseStock> stocksOf(const Play &play, int seat)
{
    const auto &player = playerAt(play.state(), seat);
    const auto after = settlingOf(play.state(), seat);
    QList<RiseStock> list;
    for (const Gain gain : valuesOf<Gain>()) {
        const int change = changeOf(player, after, gain);
        list << RiseStock{.id = idText(gain),
            .about = u"%1@%2"_s.arg(idText(gain)).arg(seat),
            .title = shortName(gain),
            .icon = iconOf(gain),
            .value = stockOf(player, gain),
            .change = changeText(change),
            .harm = gain == Gain::Food && after.missing > 0,
            .spoken = Stocks::spoken(gain, stockOf(player, gain), change)};
    }
    return list;
}

QString hungerOf(const Play &play, int seat)
{
    const auto after = settlingOf(play.state(), seat);
    return after.missing > 0 ? Stocks::hunger(playerAt(play.state(), seat).food, after.net, after.hunger)
                             : QString();
}

RiseOutlook foodOutlook(const Play &play, const Tiles &with, const QString &caption, int paid)
{
    const auto seat = static_cast<std::size_t>(play.state().seat);
    auto state = withTiles(play.state(), play.state().seat, with);
    const int food = state.players[seat].food -= paid;
    const auto after = settlingOf(state, state.seat);
    const bool hungry = after.missing > 0;
    return {.icon = iconOf(Gain::Food),
        .ink = idText(Gain::Food),
        .title = u"%1 %2 %3 = %4"_s.arg(food)
                     .arg(after.net < 0 ? u"−"_s : u"+"_s)
                     .arg(std::abs(after.net))
                     .arg(after.food),
        .caption = caption,
        .badge = hungry          ? Stocks::lost(after.hunger)
            : after.overGold > 0 ? Stocks::tooMuch(after.overGold)
                                 : Stocks::atSettling(),
        .kind = hungry ? u"harm"_s : u"neutral"_s};
}

QList<RiseFigure> figuresOf(const Gains &gains)
{
    QList<RiseFigure> list;
    // As on the tiles: what hurts, food, stands last.
    for (const Gain gain : {Gain::Vp, Gain::Cubes, Gain::Gold, Gain::Resources, Gain::Food}) {
        if (gains[gain] != 0) {
            list << figure(gain, gains[gain]);
        }
    }
    return list;
}

QList<RiseFigure> figuresOf(const ProgressTile &tile)
{
    auto list = figuresOf(tile.gains);
    for (const Ground ground : valuesOf<Ground>()) {
        for (const Gain gain : valuesOf<Gain>()) {
            if (tile.per[ground][gain] != 0) {
                list << figure(gain, tile.per[ground][gain], iconOf(ground));
            }
        }
    }
    if (tile.free) {
        list << RiseFigure{.icon = u"roe-free"_s, .text = Stocks::freeAction()};
    }
    if (tile.printing) {
        list << RiseFigure{.icon = u"roe-disc"_s, .text = Stocks::discsFree()};
    }
    if (tile.navigation) {
        list << RiseFigure{.icon = u"roe-ship"_s, .text = Stocks::overseas()};
    }
    return list;
}

QList<RiseFigure> figuresOf(const CityTile &city)
{
    auto gains = city.gains;
    gains[Gain::Food] -= city.eats;
    auto list = figuresOf(gains);
    if (city.upkeep) {
        list << figure(Gain::Resources, -1);
    }
    return list;
}
}
