// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/memory.h"
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
constexpr std::string_view TilePrefix = "tile-";
constexpr std::string_view NewTile = "tile-new";

/// Nothing first, then what a printed tile can bring in this game.
std::vector<std::optional<Gain>> gainsOf(const Setup &setup)
{
    std::vector<std::optional<Gain>> list
        = {std::nullopt, Gains::WoodSite{}, Gains::GoldSite{}, Gains::SecretCard{}, Gains::StyleDice{}};
    for (const Bonus bonus : valuesOf<Bonus>()) {
        if (setup.bonusTiles) {
            list.push_back(Gains::BonusTile{bonus});
        }
    }
    return list;
}

/// The same thing is printed, whatever came of it.
bool sameGain(const std::optional<Gain> &one, const std::optional<Gain> &other)
{
    if (!one || !other) {
        return one.has_value() == other.has_value();
    }
    const auto *bonus = std::get_if<Gains::BonusTile>(&*one);
    return one->index() == other->index() && (!bonus || *one == *other);
}

QString iconOfGain(const std::optional<Gain> &gain)
{
    if (!gain) {
        return u"ui-minus"_s;
    }
    switch (static_cast<GainKind>(gain->index())) {
    case GainKind::WoodSite:
        return iconOf(Place::WoodSite);
    case GainKind::GoldSite:
        return iconOf(Place::GoldSite);
    case GainKind::SecretCard:
        return iconOf(TopKind::ExtraCard);
    case GainKind::StyleDice:
        return iconOf(TopKind::StyleDice);
    case GainKind::Bonus:
        break;
    }
    return iconOf(std::get<Gains::BonusTile>(*gain).of);
}

Building buildingOf(const TileOffer &offer, int stack)
{
    return {.stack = stack,
        .kind = offer.price.kind,
        .pay = offer.pay,
        .exchange = offer.proposal ? offer.proposal->exchange : std::nullopt,
        .count = offer.price.count,
        .kinds = offer.price.kinds};
}

/// What a row of the list begins with, the proposed payment included.
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

/// What a tile is worth at once.
int pointsNow(const Building &building)
{
    return building.kind == Tile::Printed ? building.points : pointsOf(building.pay);
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

    StoneTilesPage list() const
    {
        //: Leaves what is half entered.
        return {headOf(tr("Back to the village"), tr("Building"), tr("which stack, and what is on it?"),
                    u"sa-building"_s),
            stacksPart(), tiles()};
    }

    StoneTilePage page() const
    {
        const auto shown = view(m_now, {});
        StoneTilePage page{
            .head = headOf(tr("Back to the buildings"),
                shown.row.title.isEmpty() ? tr("Building") : shown.row.title, worth(), u"sa-building"_s),
            .tile = shown,
            .printed = m_now.kind == Tile::Printed,
            .payment = paymentPart(m_play),
            .questions = questionsPart(m_play)};
        if (page.printed) {
            //: What is printed on a tile.
            page.points = {.id = u"points"_s,
                .title = tr("Points on the tile"),
                .icon = u"ui-star"_s,
                .value = m_now.points,
                .most = MostByHand};
            for (const auto &gain : gainsOf(m_play.setup())) {
                page.gains << TableChoice{.id = u"gain-%1"_s.arg(page.gains.size()),
                    .title = gain ? textOf(*gain) : tr("Nothing more"),
                    .icon = iconOfGain(gain),
                    .chosen = sameGain(gain, m_now.gain)};
            }
        }
        return page;
    }

    static QString which() { return tr("Which tile?"); }
    QString build() const { return tr("Build for %n points", nullptr, pointsNow(m_now)); }

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

    Answer print(const Touch &touch) const
    {
        auto entry = m_play.draft.entry;
        auto &building = std::get<Building>(entry.action);
        const auto gains = gainsOf(m_play.setup());
        const auto gain = numberAfter(touch.id, "gain-");
        if (touch.id == "points") {
            building.points = std::clamp(touch.number, 0, MostByHand);
        } else if (gain && *gain >= 0 && *gain < static_cast<int>(gains.size())) {
            building.gain = gains[static_cast<std::size_t>(*gain)];
            entry.halves = {};
        }
        return kept(m_play, std::move(entry));
    }

    Answer leave() const
    {
        auto list = m_play.draft;
        list.step = Stage::Tiles;
        list.entry = {.action = Building{.stack = m_now.stack}};
        const auto begun = buildingAt(m_play.state(), m_play.draft.entry.from, m_now.stack);
        return left(m_play, list, begun ? Entry{.action = *begun, .from = m_play.draft.entry.from} : Entry{});
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
    QList<StoneTile> tiles() const
    {
        QList<StoneTile> list;
        for (const auto &offer : tileOffers(m_play.state())) {
            const auto row = u"tile-%1"_s.arg(list.size());
            list << view(buildingOf(offer, m_now.stack), row);
        }
        if (!m_play.setup().expansion) {
            return sorted(list);
        }
        for (const auto &known : knownTiles(m_play)) {
            const bool bonus = known.gain && std::holds_alternative<Gains::BonusTile>(*known.gain);
            const auto row = rowOf(known, m_play.state());
            if (!bonus || m_play.setup().bonusTiles) {
                list << view(*buildingAt(m_play.state(), row, m_now.stack), QString::fromStdString(row));
            }
        }
        return sorted(list) << view(
                   {.stack = m_now.stack, .kind = Tile::Printed}, QString::fromLatin1(NewTile));
    }

    static QList<StoneTile> sorted(QList<StoneTile> list)
    {
        const auto first = [&](auto isFirst) { std::stable_partition(list.begin(), list.end(), isFirst); };
        first([](const StoneTile &tile) { return tile.row.status != u"short"; });
        first([](const StoneTile &tile) { return tile.row.status == u"affordable"; });
        return list;
    }

    StoneTile view(const Building &building, const QString &row) const
    {
        StoneTile tile{.row = {.id = row}};
        const bool fixed = building.kind == Tile::Fixed || building.kind == Tile::Printed;
        for (const Material material : valuesOf<Material>()) {
            for (int i = 0; fixed && i < building.pay[material]; ++i) {
                tile.icons << iconOf(material);
                tile.inks << idText(material);
            }
        }
        const bool paid = building.kind == Tile::Printed || sumOf(building.pay) > 0;
        tile.row.title = titleOf(building);
        tile.row.points = paid ? QString::number(pointsNow(building)) : u"–"_s;
        const bool affordable = paid && sumOf(missingFor(active(m_play.state()), building.pay)) == 0;
        tile.row.status = affordable ? u"affordable"_s : building.exchange ? u"exchange"_s : u"short"_s;
        tile.row.spoken
            = tr("%1, %2 points")
                  .arg(tile.icons.isEmpty() ? tile.row.title : amounts(building.pay).join(u", "_s),
                      tile.row.points);
        return tile;
    }

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
        const bool known = building != Building{.stack = building.stack, .kind = Tile::Printed};
        return !known ? nameOf(building.kind) : building.gain ? textOf(*building.gain) : tr("a printed tile");
    }

    QString worth() const
    {
        const int later = worthOfBuilding(active(m_play.state()), 0);
        const auto now = pointsAmount(pointsNow(m_now));
        //: What a building is worth: %1 is such as "13 points", %2 comes for builders on cards.
        return later > 0 ? tr("%1 now, %2 more at the end").arg(now).arg(later) : now;
    }

    const Play &m_play;
    const Building &m_now;
};
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

StoneTilesPage tilesPage(const Play &play)
{
    return Tiles(play).list();
}

TableWide tilesWide(const Play &)
{
    return {.title = Tiles::which(), .enabled = false};
}

Answer tilesTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "leave") {
        return left(play, {.shelf = play.draft.shelf}, play.draft.entry);
    }
    const auto stack = numberAfter(touch.id, "stack-");
    return stack ? Tiles(play).chooseStack(*stack) : Tiles(play).choose(touch.id);
}

StoneTilePage tilePage(const Play &play)
{
    return Tiles(play).page();
}

TableWide tileWide(const Play &play)
{
    return purchaseWide(play, Tiles(play).build());
}

Answer tileTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return takenIfFinished(play);
    }
    if (touch.id == "leave") {
        return Tiles(play).leave();
    }
    if (const auto paid = paymentTouch(play, touch)) {
        return *paid;
    }
    const auto asked = questionsTouch(play, touch);
    return asked ? *asked : Tiles(play).print(touch);
}
}
