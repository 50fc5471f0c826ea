// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/map.h"

#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// One region with who has how many cubes there.
class RegionView
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    RegionView(const Play &play, const RegionControl &control, const CubeChanges &changes, int index)
        : m_play(play)
        , m_region(play.setup().regions[index])
        , m_control(control)
        , m_changes(changes)
        , m_index(index)
    {
    }

    RiseRegion shown() const
    {
        RiseRegion row{
            .points = pointsOf(m_region), .yield = yieldOf(m_region), .water = needsWater(m_region)};
        for (int seat = 0; seat < m_play.setup().players; ++seat) {
            row.cells << cell(seat);
        }
        row.changes = firsts(m_control.before) != firsts(m_control.standings);
        row.was = sealOf(m_control.before);
        row.becomes = sealOf(m_control.standings);
        row.choice = {.title = shownName(m_region),
            .spoken = spoken(row.changes),
            .enabled = false,
            .about = u"region-"_s + QString::fromStdString(m_region.id)};
        return row;
    }

private:
    int cubes(int seat) const { return m_control.cubes[static_cast<std::size_t>(seat)]; }
    int change(int seat) const
    {
        return m_changes[static_cast<std::size_t>(seat)][static_cast<std::size_t>(m_index)];
    }

    RiseCubes cell(int seat) const
    {
        const auto &standing = m_control.standings[static_cast<std::size_t>(seat)];
        const auto status = [&] {
            if (cubes(seat) == 0) {
                return u"none"_s;
            }
            if (standing.rank == 1) {
                return standing.tied > 1 ? u"tied"_s : u"first"_s;
            }
            return standing.rank == 2 ? u"second"_s : u"some"_s;
        };
        RiseCubes cell{
            .choice = {.status = status(), .count = cubes(seat), .enabled = false}, .lost = change(seat) < 0};
        if (change(seat) != 0) {
            cell.change = change(seat) > 0 ? u"+%1"_s.arg(change(seat)) : scoreText(change(seat));
        }
        return cell;
    }

    std::vector<int> firsts(const Standings &standings) const
    {
        std::vector<int> seats;
        for (int seat = 0; seat < m_play.setup().players; ++seat) {
            if (standings[static_cast<std::size_t>(seat)].rank == 1) {
                seats.push_back(seat);
            }
        }
        return seats;
    }
    QString sealOf(const Standings &standings) const
    {
        const auto seats = firsts(standings);
        return seats.empty() ? QString() : seats.size() > 1 ? u"tied"_s : m_play.colourOf(seats.front());
    }
    QString holders(const Standings &standings) const
    {
        QStringList names;
        for (const int seat : firsts(standings)) {
            names << m_play.nameOf(seat);
        }
        //: Spoken: no player is first in a region.
        return names.isEmpty() ? tr("nobody") : listOf(names);
    }

    QString spoken(bool changes) const
    {
        //: Spoken: a region. %1 is its name, %2 what it brings.
        QString text
            = (m_region.water ? tr("%1, sea, %2") : tr("%1, %2")).arg(shownName(m_region), textOf(m_region));
        QStringList there;
        for (int seat = 0; seat < m_play.setup().players; ++seat) {
            if (cubes(seat) > 0) {
                //: Spoken: %1 is a player, %2 the number of cubes in a region.
                there << tr("%1 %2").arg(m_play.nameOf(seat)).arg(cubes(seat));
            }
        }
        if (!there.isEmpty()) {
            text += u". "_s + there.join(u", "_s);
        }
        if (changes) {
            //: Spoken: who had most cubes in a region, and who has them then.
            text += u". "_s
                + tr("First was %1, is %2").arg(holders(m_control.before), holders(m_control.standings));
        }
        return text;
    }

    const Play &m_play;
    const Region &m_region;
    const RegionControl &m_control;
    const CubeChanges &m_changes;
    int m_index;
};

struct Closed {
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    static QString text(const Error &error)
    {
        switch (error.code) {
        case Code::RegionClosed:
            //: Below a region that cannot be entered yet. Must be short.
            return error.hint.count > 0 ? tr("opens in era %1").arg(eraText(error.hint.count))
                                        : tr("needs Navigation");
        case Code::NeedsWater:
            //: Below a region to which only an empire tile with water leads. Must be short.
            return tr("needs water");
        case Code::OneOverseas:
            //: Below a region of the New World while cubes go to the Far East, or the other way round.
            return tr("other side of the world");
        case Code::TooManyRegions:
            //: Below a region: the empire tile allows no more. Must be short.
            return tr("%n regions at most", nullptr, error.hint.count);
        default:
            return tr("closed");
        }
    }
    static QString caption(const State &state)
    {
        //: Below the title of the map. %1 is the era, %2 the turn that was settled last.
        return state.round == 1 ? tr("era %1").arg(eraText(eraOf(state)))
                                : tr("era %1, after turn %2").arg(eraText(eraOf(state))).arg(state.round - 1);
    }
};
}

RiseRegionTable regionTable(const Play &play, const CubeChanges &changes)
{
    const auto now = control(play.state(), changes);
    RiseRegionTable table;
    for (int seat = 0; seat < play.setup().players; ++seat) {
        table.names << play.nameOf(seat);
        table.colours << play.colourOf(seat);
    }
    for (int i = 0; i < play.setup().regions.size(); ++i) {
        table.rows << RegionView(play, now.regions[static_cast<std::size_t>(i)], changes, i).shown();
    }
    return table;
}

RiseFigure yieldOf(const Region &region)
{
    if (!region.yield) {
        return {};
    }
    return {.icon = iconOf(region.yield->kind),
        .ink = idText(region.yield->kind),
        .text = QString::number(region.yield->amount)};
}

QString pointsOf(const Region &region)
{
    return u"%1 / %2"_s.arg(region.first).arg(region.second);
}

std::optional<int> regionNamed(const Setup &setup, std::string_view id)
{
    const auto &list = setup.regions.list();
    const auto found = std::ranges::find(list, id, &Region::id);
    return found == list.end() ? std::nullopt : std::optional(static_cast<int>(found - list.begin()));
}

void setCount(PerName &cubes, const Setup &setup, int region, int count)
{
    cubes.counts.resize(static_cast<std::size_t>(setup.regions.size()));
    cubes.counts[static_cast<std::size_t>(region)] = count;
    leaveOutNothing(cubes);
}

void leaveOutNothing(PerName &cubes)
{
    if (totalOf(cubes) == 0) {
        cubes = {};
    }
}

std::optional<int> regionAfter(const Setup &setup, std::string_view id, std::string_view prefix)
{
    const auto text = textAfter(id, prefix);
    return text ? regionNamed(setup, *text) : std::nullopt;
}

std::optional<std::pair<int, int>> cubesAfter(
    const Setup &setup, std::string_view id, std::string_view prefix)
{
    const auto text = textAfter(id, prefix);
    const auto dash = text ? text->find('-') : std::string::npos;
    if (dash == std::string::npos) {
        return std::nullopt;
    }
    const auto seat = numberAfter(text->substr(0, dash), {});
    const auto region = regionNamed(setup, text->substr(dash + 1));
    return seat && region ? std::optional(std::pair(*seat, *region)) : std::nullopt;
}

QString closedText(const Error &error)
{
    return Closed::text(error);
}

RiseMapPage mapPage(const Play &play)
{
    auto table = regionTable(play);
    for (const auto &player : seats(play.state())) {
        table.pools << player.pool;
    }
    return {.caption = Closed::caption(play.state()), .regions = table};
}
}
