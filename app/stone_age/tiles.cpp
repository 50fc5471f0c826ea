// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/tiles.h"
#include "app/stone_age/memory.h"
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
constexpr std::string_view TilePrefix = "tile-";
constexpr std::string_view NewTile = "tile-new";

Building buildingOf(const TileOffer &offer, int stack)
{
    return {.stack = stack,
        .kind = offer.price.kind,
        .pay = offer.pay,
        .exchange = offer.proposal ? offer.proposal->exchange : std::nullopt,
        .count = offer.price.count,
        .kinds = offer.price.kinds};
}

class Tiles
{
    Q_DECLARE_TR_FUNCTIONS(StoneTiles)

public:
    explicit Tiles(const Play &play)
        : m_play(play)
        , m_now(*entered<Building>(play))
    {
    }

    StoneTilesPage page() const
    {
        //: Leaves what is half entered.
        return {headOf(tr("Back to the village"), tr("Building"), tr("which stack, and what is on it?"),
                    u"sa-building"_s),
            stacksPart(), tiles()};
    }

    static QString which() { return tr("Which tile?"); }

    Answer chooseStack(int stack) const
    {
        const auto all = stacks(m_play.state());
        const auto found = std::ranges::find(all, stack, &BuyingPlace::at);
        if (found == all.end()) {
            return kept(m_play.draft);
        }
        if (!mayLook(found->whyNot)) {
            return tl::unexpected(*found->whyNot);
        }
        auto entry = m_play.draft.entry;
        std::get<Building>(entry.action).stack = stack;
        return kept(m_play, std::move(entry));
    }

    Answer choose(const std::string &row) const
    {
        const auto building = buildingAt(m_play.state(), row, m_now.stack);
        if (!building) {
            return kept(m_play.draft);
        }
        auto next = m_play.draft;
        next.step = Stage::Tile;
        next.entry = {.action = *building, .from = row};
        auto rest = next;
        const auto waiting = takeUp(rest, *building);
        if (waiting && waiting->from == row && std::get<Building>(waiting->action).stack == m_now.stack) {
            next.aside = rest.aside;
            next.entry = *waiting;
        }
        return kept(std::move(next));
    }

private:
    QList<TableChoice> stacksPart() const
    {
        QList<TableChoice> list;
        const auto &state = m_play.state();
        for (const auto &offer : stacks(state)) {
            const auto at = static_cast<std::size_t>(offer.at);
            const auto user = state.users.stacks[at];
            list << TableChoice{.id = u"stack-%1"_s.arg(offer.at),
                .title = tr("Stack %1").arg(offer.at + 1),
                .note = user ? m_play.nameOf(*user) : tr("%n left", "tiles", state.stacks[at]),
                .icon = u"sa-building"_s,
                .status = user == state.seat ? u"used"_s
                    : mayLook(offer.whyNot)  ? u"open"_s
                                             : u"closed"_s,
                .chosen = offer.at == m_now.stack,
                .enabled = mayLook(offer.whyNot),
                .about = u"buildings"_s};
        }
        return list;
    }

    /// Those of the box, then those that were described before, of all of them what can be paid first; last a
    /// new one.
    QList<TableTile> tiles() const
    {
        QList<TableTile> list;
        for (const auto &offer : tileOffers(m_play.state())) {
            list << row(buildingOf(offer, m_now.stack), u"tile-%1"_s.arg(list.size()));
        }
        if (!m_play.setup().expansion) {
            return sorted(list);
        }
        for (const auto &known : knownTiles(m_play)) {
            const bool bonus = known.gain && std::holds_alternative<Gains::BonusTile>(*known.gain);
            const auto id = rowOf(known, m_play.state());
            if (!bonus || m_play.setup().bonusTiles) {
                list << row(*buildingAt(m_play.state(), id, m_now.stack), QString::fromStdString(id));
                markAsKnown(list.back().row, known);
            }
        }
        return sorted(list) << row(
                   {.stack = m_now.stack, .kind = Tile::Printed}, QString::fromLatin1(NewTile));
    }

    static QList<TableTile> sorted(QList<TableTile> list)
    {
        const auto first = [&](auto isFirst) { std::stable_partition(list.begin(), list.end(), isFirst); };
        first([](const TableTile &tile) { return tile.row.status != u"short"; });
        first([](const TableTile &tile) { return tile.row.status == u"affordable"; });
        return list;
    }

    TableTile row(const Building &building, const QString &id) const
    {
        return tileView(m_play.state(), building, id);
    }

    const Play &m_play;
    const Building &m_now;
};

/// It is known what is printed on a tile of the expansion.
bool isDescribed(const Building &building)
{
    return building != Building{.stack = building.stack, .kind = Tile::Printed};
}

struct StoneTileWords {
    Q_DECLARE_TR_FUNCTIONS(StoneTiles)

public:
    static QString titleOf(const Building &building)
    {
        switch (building.kind) {
        case Tile::Fixed:
            return {};
        case Tile::Kinds:
            return tr("%1 of %n kinds", nullptr, building.kinds).arg(building.count);
        case Tile::Any:
        case Tile::Jewels:
            return nameOf(building.kind);
        case Tile::Printed:
            break;
        }
        if (!isDescribed(building)) {
            return nameOf(building.kind);
        }
        return building.gain ? textOf(*building.gain) : tr("a printed tile");
    }
    static QString spoken(const QString &price, const QString &points)
    {
        return tr("%1, %2 points").arg(price, points);
    }
};
}

std::optional<Building> buildingAt(const State &state, std::string_view row, int stack)
{
    if (const auto number = numberAfter(row, TilePrefix)) {
        const auto offers = tileOffers(state);
        const bool isOne = *number >= 0 && *number < static_cast<int>(offers.size());
        return isOne ? std::optional(buildingOf(offers[static_cast<std::size_t>(*number)], stack))
                     : std::nullopt;
    }
    if (!state.setup.expansion || !row.starts_with(TilePrefix)) {
        return std::nullopt;
    }
    if (row == NewTile) {
        return Building{.stack = stack, .kind = Tile::Printed};
    }
    auto known = tileFrom(row.substr(TilePrefix.size()));
    if (known) {
        known->stack = stack;
        known->exchange = proposeExchange(state, known->pay);
    }
    return known;
}

int pointsNow(const Building &building)
{
    return building.kind == Tile::Printed ? building.points : pointsOf(building.pay);
}

TableTile tileView(const State &state, const Building &building, const QString &row)
{
    TableTile tile{.row = {.id = row}};
    const bool fixed = building.kind == Tile::Fixed || building.kind == Tile::Printed;
    for (const Material material : valuesOf<Material>()) {
        for (int i = 0; fixed && i < building.pay[material]; ++i) {
            tile.icons << iconOf(material);
            tile.inks << idText(material);
        }
    }
    const bool paid = building.kind == Tile::Printed || sumOf(building.pay) > 0;
    const bool known = building.kind == Tile::Printed ? isDescribed(building) : paid;
    tile.row.title = StoneTileWords::titleOf(building);
    tile.row.points = known ? QString::number(pointsNow(building)) : u"–"_s;
    const bool affordable = paid && sumOf(missingFor(active(state), building.pay)) == 0;
    tile.row.status = affordable ? u"affordable"_s : building.exchange ? u"exchange"_s : u"short"_s;
    tile.row.spoken = StoneTileWords::spoken(
        tile.icons.isEmpty() ? tile.row.title : amountsOf(building.pay).join(u", "_s), tile.row.points);
    return tile;
}

std::string rowOf(const Building &building, const State &state)
{
    if (building.kind == Tile::Printed) {
        return std::string(TilePrefix) + textOfTile(building);
    }
    const auto offers = tileOffers(state);
    const auto found = std::ranges::find_if(offers, [&](const TileOffer &offer) {
        return offer.price.kind == building.kind && offer.price.count == building.count
            && offer.price.kinds == building.kinds
            && (building.kind != Tile::Fixed || offer.pay == building.pay);
    });
    return std::string(TilePrefix) + std::to_string(found - offers.begin());
}

static StoneTilesPage tilesPage(const Play &play)
{
    return Tiles(play).page();
}

static TableWide tilesWide(const Play &)
{
    return {.title = Tiles::which(), .enabled = false};
}

static Answer tilesTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "leave") {
        return left(play, {.shelf = play.draft.shelf}, play.draft.entry);
    }
    const auto stack = numberAfter(touch.id, "stack-");
    return stack ? Tiles(play).chooseStack(*stack) : Tiles(play).choose(touch.id);
}
const Step TilesStep = {"buildings", made<tilesPage>, tilesWide, tilesTouch};
}
