// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/seatview.h"

#include "app/rise_of_empires/discentry.h"
#include "app/rise_of_empires/risetable.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "model/rise_of_empires/forecast.h"
#include "model/rise_of_empires/score.h"

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
class SeatView
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    SeatView(const Play &play, int seat, const Settling &settling)
        : m_play(play)
        , m_seat(seat)
        , m_player(playerAt(play.state(), seat))
        , m_settling(settling)
    {
    }

    RiseSeat view() const
    {
        const auto &state = m_play.state();
        const auto ending = points(m_player);
        const bool over = isOver(state);
        return {.seat = m_seat,
            .name = m_play.nameOf(m_seat),
            .colour = m_play.colourOf(m_seat),
            .onTurn = !over && state.seat == m_seat,
            .winner = over && m_play.rankOf(m_seat) == 1,
            .corrected = m_play.wasCorrected(m_seat),
            .rank = m_play.rankOf(m_seat),
            .vp = m_player.vp,
            .change = over ? QString() : changeText(m_settling.vp - m_player.vp),
            .harm = !over && m_settling.hunger > 0,
            .discs = state.discs[static_cast<std::size_t>(m_seat)],
            .stocks = stocksOf(m_play, m_seat),
            .hunger = over ? QString() : hungerOf(m_play, m_seat),
            .food = {RiseFood{.seat = m_seat,
                .before = m_player.food,
                .after = over ? m_player.food : m_settling.food,
                .harm = m_settling.hunger > 0}},
            .territories = territories(),
            .cubes = cubes(),
            .tiles = tiles(),
            .regions = regions(),
            .points = origins(),
            .parts = {ending.track, ending.gold, ending.resources},
            .total = ending.total()};
    }

private:
    QList<RiseLine> territories() const
    {
        QList<RiseLine> list;
        for (const Territory territory : valuesOf<Territory>()) {
            if (const int count = m_player.territories[territory]; count > 0) {
                list << RiseLine{.icon = iconOf(territory),
                    .title = nameOf(territory),
                    .count = count,
                    .about = u"%1@%2"_s.arg(idText(territory)).arg(m_seat),
                    .figures = figuresOf(TerritoryTable[territory] * count)};
            }
        }
        return list;
    }

    QList<RiseLine> cubes() const
    {
        //: Where a player's 30 cubes are: those that may be placed, those on the map, those that are not in
        //: play.
        return {{.title = tr("pool"), .count = m_player.pool},
            {.title = tr("map"), .count = cubesOnMap(m_player)},
            {.title = tr("bank"), .count = bankOf(m_player)}};
    }

    QList<RiseLine> tiles() const
    {
        QList<RiseLine> list;
        for (std::size_t i = 0; i < m_player.progress.size(); ++i) {
            const auto &[tile, used] = m_player.progress[i];
            list << RiseLine{.icon = iconOf(tile),
                .title = shownName(tile),
                //: A tile whose free action has been used this turn.
                .note = used ? tr("used this turn") : QString(),
                .about = u"progress-%1-%2"_s.arg(m_seat).arg(i),
                .figures = figuresOf(tile)};
        }
        for (std::size_t i = 0; i < m_player.cities.size(); ++i) {
            const auto &city = m_player.cities[i];
            list << RiseLine{.icon = iconOf(Row::City),
                .title = shownName(city),
                .about = u"city-%1-%2"_s.arg(m_seat).arg(i),
                .figures = figuresOf(city)};
        }
        return list;
    }

    QList<RiseLine> regions() const
    {
        QList<RiseLine> list;
        const auto &all = m_play.setup().regions;
        for (int i = 0; i < all.size(); ++i) {
            const int cubes = cubesAt(m_player, i);
            if (cubes == 0) {
                continue;
            }
            const auto standings = standingsIn(all[i], cubesIn(m_play.state(), i));
            const auto &standing = standings[static_cast<std::size_t>(m_seat)];
            const auto rank = standing.rank == 0 ? QString()
                : standing.tied > 1              ? u"tied"_s
                : standing.rank == 1             ? u"first"_s
                                                 : u"second"_s;
            list << RiseLine{.icon = iconOf(all[i]),
                .title = shownName(all[i]),
                .note = rankText(standing),
                .count = cubes,
                .status = rank,
                .about = u"region-%1@%2"_s.arg(QString::fromStdString(all[i].id)).arg(m_seat),
                .figures = figuresOf(broughtBy(all[i], standing))};
        }
        return list;
    }

    static QString rankText(const Standing &standing)
    {
        if (standing.rank == 0) {
            return {};
        }
        //: How a player stands in a region.
        return standing.tied > 1 ? tr("tied") : standing.rank == 1 ? tr("first") : tr("second");
    }

    QList<RiseLine> origins() const
    {
        QList<RiseLine> list;
        for (const Source source : valuesOf<Source>()) {
            if (const int vp = m_player.sources[source]; vp != 0) {
                list << RiseLine{.icon = iconOf(source), .title = nameOf(source), .count = vp};
            }
        }
        return list << RiseLine{.icon = iconOf(Gain::Vp), .title = nameOf(Gain::Vp), .count = m_player.vp};
    }

    const Play &m_play;
    int m_seat;
    const Player &m_player;
    const Settling &m_settling;
};
}

QList<RiseSeat> seatViews(const Play &play)
{
    const auto all = settlings(play.state(), play.draft.settle);
    QList<RiseSeat> list;
    for (int seat = 0; seat < play.setup().players; ++seat) {
        list << SeatView(play, seat, all[static_cast<std::size_t>(seat)]).view();
    }
    return list;
}

QList<RiseSeat> trackViews(const Play &play)
{
    auto list = seatViews(play);
    std::ranges::stable_sort(list, {}, &RiseSeat::rank);
    if (isOver(play.state())) {
        return list;
    }
    std::ranges::stable_sort(list, std::ranges::greater(), &RiseSeat::vp);
    for (auto &seat : list) {
        seat.rank = 1 + static_cast<int>(std::ranges::count_if(list, [&](const RiseSeat &other) {
            return other.vp > seat.vp;
        }));
    }
    return list;
}
}
