// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/loglines.h"
#include "app/rise_of_empires/words/texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace RiseOfEmpires
{
namespace
{
class Changes
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    Changes(const Adjust &adjust, const State &before)
    {
        const auto &player = playerAt(before, adjust.player);
        note(nameOf(Gain::Vp), player.vp, adjust.vp);
        note(nameOf(Gain::Food), player.food, adjust.food);
        note(nameOf(Gain::Gold), player.gold, adjust.gold);
        note(nameOf(Gain::Resources), player.resources, adjust.resources);
        note(tr("Cubes in the pool"), player.pool, adjust.pool);
        for (int i = 0; adjust.map && i < static_cast<int>(adjust.map->counts.size()); ++i) {
            const auto count = adjust.map->counts[static_cast<std::size_t>(i)];
            //: A region of the map.
            note(tr("Cubes in %1").arg(shownName(before.setup.regions[i])), cubesAt(player, i), count);
        }
        for (const Territory territory : valuesOf<Territory>()) {
            note(nameOf(territory), player.territories[territory],
                adjust.territories ? (*adjust.territories)[territory] : std::nullopt);
        }
        if (adjust.progress) {
            noteTiles(
                player.progress, *adjust.progress, [](const auto &owned) { return shownName(owned.tile); });
        }
        if (adjust.cities) {
            noteTiles(player.cities, *adjust.cities, [](const auto &city) { return shownName(city); });
        }
    }

    const QStringList &list() const { return m_list; }

private:
    void note(const QString &what, int from, std::optional<int> to)
    {
        if (to && *to != from) {
            //: One part of a correction: Food from 4 to 6.
            m_list << tr("%1 from %2 to %3").arg(what, QString::number(from), QString::number(*to));
        }
    }

    /// Those that come, those that go, and those with the same name that have changed.
    template<typename Tile, typename Name>
    void noteTiles(const std::vector<Tile> &before, const std::vector<Tile> &after, Name name)
    {
        auto gone = before;
        auto come = after;
        std::erase_if(come, [&](const Tile &tile) {
            const auto same = std::ranges::find(gone, tile);
            const bool stays = same != gone.end();
            if (stays) {
                gone.erase(same);
            }
            return stays;
        });
        for (const auto &tile : gone) {
            const auto same
                = std::ranges::find_if(come, [&](const Tile &other) { return name(other) == name(tile); });
            if (same == come.end()) {
                m_list << tr("without %1").arg(name(tile));
            } else {
                m_list << tr("%1 changed").arg(name(tile));
                come.erase(same);
            }
        }
        for (const auto &tile : come) {
            m_list << tr("with %1").arg(name(tile));
        }
    }

    QStringList m_list;
};
}

QStringList changesBy(const Adjust &adjust, const State &before)
{
    return Changes(adjust, before).list();
}
}
