// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/empiretile.h"

#include "app/rise_of_empires/empireentry.h"
#include "app/rise_of_empires/memory.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// Its figures alone, whenever it was remembered.
KnownEmpire printed(KnownEmpire tile)
{
    tile.games = 0;
    return tile;
}

class EmpireFaces
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    /// By its figures, since its place among all that are known changes.
    static QString idOf(const KnownEmpire &tile)
    {
        auto id = u"tile-%1"_s.arg(tile.number) + (tile.water ? u"-water"_s : QString());
        for (const auto &[own, other] : tile.losses) {
            id += u"-%1-%2"_s.arg(own).arg(other);
        }
        return id;
    }

    static TableChoice shown(const Play &play, const KnownEmpire &tile, bool chosen)
    {
        const auto memos = memosAbout(play, printed(tile));
        QStringList losses;
        QStringList spoken;
        for (const auto &[own, other] : tile.losses) {
            //: What attacker and attacked lose, as on an empire tile.
            losses << tr("%1 : %2").arg(own).arg(other);
            //: Spoken: what an empire tile says of a battle.
            spoken << tr("battle: you lose %1, the other %2").arg(own).arg(other);
        }
        spoken.prepend(
            tile.water ? tr("Empire %1 with water").arg(tile.number) : tr("Empire %1").arg(tile.number));
        return {.id = idOf(tile),
            .title = QString::number(tile.number),
            .note = losses.isEmpty() ? u"–"_s : losses.join(u"  "_s),
            .icon = tile.water ? u"seal-wave"_s : QString(),
            .spoken = spoken.join(u", "_s),
            .chosen = chosen,
            .memoKind = memos.empty() ? QString() : QString::fromStdString(memos.front().kind),
            .memo = memos.empty() ? QString() : QString::fromStdString(memos.front().text)};
    }

    static RiseNumber figure(const QString &id, const QString &title, const QString &icon, int value)
    {
        return {.counter
            = {.id = id, .title = title, .icon = icon, .spoken = title, .value = value, .most = MostFigure}};
    }

    static RiseEmpireTile described(const KnownEmpire &tile)
    {
        RiseEmpireTile page{.open = true,
            .number = {.counter = {.id = u"tile-number"_s,
                           //: On an empire tile: into how many regions cubes may go.
                           .title = tr("Regions"),
                           .icon = u"roe-empire"_s,
                           .value = tile.number,
                           .least = 1,
                           .most = MostRegionsOfTile},
                .from = 1},
            //: On an empire tile: it leads over water.
            .water
            = {.id = u"tile-water"_s, .title = tr("Water"), .icon = u"seal-wave"_s, .chosen = tile.water},
            .cancel = {.id = u"tile-cancel"_s, .title = tr("Cancel")},
            .take = {.id = u"tile-take"_s,
                .title = tr("Take it"),
                //: Undo says what it took back.
                .spoken = tr("an empire tile")}};
        for (std::size_t i = 0; i < tile.losses.size(); ++i) {
            const auto &[own, other] = tile.losses[i];
            page.losses << figure(u"tile-own-%1"_s.arg(i),
                i == 0 ? tr("Battle: you lose") : tr("Second battle: you lose"), u"roe-battle"_s, own)
                        << figure(u"tile-other-%1"_s.arg(i),
                               i == 0 ? tr("Battle: the other loses") : tr("Second battle: the other loses"),
                               u"roe-battle"_s, other);
        }
        return page;
    }
};

bool isLater(const Play &play)
{
    return eraOf(play.state()) > 1;
}

/// What is known of the face that is up.
std::vector<KnownEmpire> facesUp(const Play &play)
{
    const auto known = knownEmpires(play);
    std::vector<KnownEmpire> faces;
    for (const auto &offer : empireOffers(play.state(), known)) {
        faces.push_back(known[offer.index]);
    }
    return faces;
}

/// The tile says what battles cost.
void choose(EmpireEntry &entry, std::optional<KnownEmpire> tile)
{
    entry.tile = std::move(tile);
    for (std::size_t i = 0; i < entry.battles.size(); ++i) {
        const auto [own, other] = lossesOf(entry, i);
        entry.battles[i].own = own;
        entry.battles[i].other = other;
    }
}

void describe(const Touch &touch, KnownEmpire &tile)
{
    if (touch.id == "tile-number") {
        tile.number = std::clamp(touch.number, 1, MostRegionsOfTile);
    } else if (touch.id == "tile-water") {
        tile.water = !tile.water;
    }
    for (std::size_t i = 0; i < tile.losses.size(); ++i) {
        const int number = std::clamp(touch.number, 0, MostFigure);
        if (numberAfter(touch.id, "tile-own-") == static_cast<int>(i)) {
            tile.losses[i].own = number;
        } else if (numberAfter(touch.id, "tile-other-") == static_cast<int>(i)) {
            tile.losses[i].other = number;
        }
    }
}
}

QList<TableChoice> empireTiles(const Play &play)
{
    const auto &chosen = play.draft.empire.tile;
    auto tiles = facesUp(play);
    const auto isChosen
        = [&](const KnownEmpire &tile) { return chosen && printed(tile) == printed(*chosen); };
    if (chosen && std::ranges::none_of(tiles, isChosen)) {
        tiles.insert(tiles.begin(), *chosen);
    }
    QList<TableChoice> list;
    for (const auto &tile : tiles) {
        list << EmpireFaces::shown(play, tile, isChosen(tile));
    }
    return list;
}

RiseEmpireTile describedTile(const Play &play)
{
    const auto &described = play.draft.empire.described;
    return described ? EmpireFaces::described(*described) : RiseEmpireTile();
}

bool touchTile(const Play &play, const Touch &touch, EmpireEntry &entry)
{
    if (touch.id == "new-tile") {
        const auto battles = static_cast<std::size_t>(battlesIn(eraOf(play.state())));
        entry.described = KnownEmpire{.later = isLater(play),
            .number = std::max(1, actionOf(play).number),
            .water = actionOf(play).water,
            .losses = std::vector<Losses>(battles, {.own = 0, .other = 1})};
        return true;
    }
    if (touch.id == "tile-cancel") {
        entry.described.reset();
        return true;
    }
    if (touch.id == "tile-take" && entry.described) {
        std::erase(entry.described->losses, Losses{});
        choose(entry, std::exchange(entry.described, std::nullopt));
        return true;
    }
    if (!touch.id.starts_with("tile-")) {
        return false;
    }
    if (entry.described) {
        describe(touch, *entry.described);
        return true;
    }
    auto tiles = facesUp(play);
    if (entry.tile) {
        tiles.push_back(*entry.tile);
    }
    for (const auto &tile : tiles) {
        if (EmpireFaces::idOf(tile).toStdString() == touch.id) {
            const bool was = entry.tile && printed(*entry.tile) == printed(tile);
            choose(entry, was ? std::nullopt : std::optional(printed(tile)));
            break;
        }
    }
    return true;
}
}
