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
class Changes : public ChangesByHand
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
        if (adjust.territories) {
            note(player.territories, *adjust.territories);
        }
        if (adjust.progress) {
            noteTiles(
                player.progress, *adjust.progress, [](const auto &owned) { return shownName(owned.tile); });
        }
        if (adjust.cities) {
            noteTiles(player.cities, *adjust.cities, [](const auto &city) { return shownName(city); });
        }
    }

private:
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
                add(tr("without %1").arg(name(tile)));
            } else {
                add(tr("%1 changed").arg(name(tile)));
                come.erase(same);
            }
        }
        for (const auto &tile : come) {
            add(tr("with %1").arg(name(tile)));
        }
    }
};
}

QStringList changesBy(const Adjust &adjust, const State &before)
{
    return Changes(adjust, before).list();
}
}
