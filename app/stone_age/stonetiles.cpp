// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/stonetiles.h"
#include "app/words/idtext.h"

#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <algorithm>

using namespace StoneAge;
using namespace Qt::StringLiterals;

namespace
{
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
        return iconOf(StoneAge::Place::WoodSite);
    case GainKind::GoldSite:
        return iconOf(StoneAge::Place::GoldSite);
    case GainKind::SecretCard:
        return iconOf(TopKind::ExtraCard);
    case GainKind::StyleDice:
        return iconOf(TopKind::StyleDice);
    case GainKind::Bonus:
        break;
    }
    return iconOf(std::get<Gains::BonusTile>(*gain).of);
}
}

StoneTiles::StoneTiles(StoneDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk, &Desk::changed, this, &StoneTiles::changed);
    connect(&desk, &Desk::reworded, this, &StoneTiles::changed);
}

QList<StonePlace> StoneTiles::stacks() const
{
    QList<StonePlace> list;
    const auto &state = m_desk.state();
    for (const auto &offer : StoneAge::stacks(state)) {
        const auto at = static_cast<std::size_t>(offer.at);
        const auto user = state.users.stacks[at];
        list << StonePlace{.id = QString::number(offer.at),
            .name = tr("Stack %1").arg(offer.at + 1),
            .icon = u"sa-building"_s,
            .note = user ? m_desk.nameOf(*user) : tr("%n left", "tiles", state.stacks[at]),
            .status = user == state.seat ? u"used"_s
                : user                   ? u"closed"_s
                                         : u"open"_s};
    }
    return list;
}

int StoneTiles::stack() const
{
    const auto *building = m_desk.entered<Building>();
    return building ? building->stack : -1;
}

std::vector<Building> StoneTiles::offers() const
{
    const auto &state = m_desk.state();
    const int at = std::max(0, stack());
    std::vector<Building> list;
    for (const auto &offer : tileOffers(state)) {
        Building building{.stack = at,
            .kind = offer.price.kind,
            .pay = offer.pay,
            .count = offer.price.count,
            .kinds = offer.price.kinds};
        building.exchange = offer.proposal ? offer.proposal->exchange : std::nullopt;
        list.push_back(building);
    }
    if (state.setup.expansion) {
        for (auto known : m_desk.described().tiles) {
            if (known.gain && std::holds_alternative<Gains::BonusTile>(*known.gain)
                && !state.setup.bonusTiles) {
                continue;
            }
            known.stack = at;
            known.exchange = proposeExchange(state, known.pay);
            list.push_back(known);
        }
        list.push_back({.stack = at, .kind = Tile::Printed});
    }
    return list;
}

StoneTile StoneTiles::view(const Building &building) const
{
    StoneTile tile;
    const bool fixed = building.kind == Tile::Fixed || building.kind == Tile::Printed;
    for (const Material material : valuesOf<Material>()) {
        for (int i = 0; fixed && i < building.pay[material]; ++i) {
            tile.icons << iconOf(material);
            tile.inks << idText(material);
        }
    }
    const bool paid = building.kind == Tile::Printed || sumOf(building.pay) > 0;
    const int points = building.kind == Tile::Printed ? building.points : pointsOf(building.pay);
    tile.points = paid ? QString::number(points) : u"–"_s;
    switch (building.kind) {
    case Tile::Fixed:
        break;
    case Tile::Kinds:
        tile.title = tr("%1 of %n kinds", nullptr, building.kinds).arg(building.count);
        break;
    case Tile::Any:
    case Tile::Jewels:
    case Tile::Printed:
        tile.title = nameOf(building.kind);
        break;
    }
    const bool known = building.kind == Tile::Printed
        && building != Building{.stack = building.stack, .kind = Tile::Printed};
    if (known) {
        tile.title = building.gain ? textOf(*building.gain) : tr("a printed tile");
    }
    const bool affordable = paid && sumOf(missingFor(m_desk.player(), building.pay)) == 0;
    tile.status = affordable ? u"affordable"_s : building.exchange ? u"exchange"_s : u"short"_s;
    tile.spoken = tile.icons.isEmpty()
        ? tr("%1, %2 points").arg(tile.title, tile.points)
        : tr("%1, %2 points").arg(amounts(building.pay).join(u", "_s), tile.points);
    return tile;
}

QList<StoneTile> StoneTiles::tiles() const
{
    QList<StoneTile> list;
    for (const auto &building : offers()) {
        list << view(building);
    }
    return list;
}

StoneTile StoneTiles::chosen() const
{
    const auto *building = m_desk.entered<Building>();
    return building ? view(*building) : StoneTile{};
}

int StoneTiles::pointsNow() const
{
    const auto *building = m_desk.entered<Building>();
    return !building ? 0 : building->kind == Tile::Printed ? building->points : pointsOf(building->pay);
}

QString StoneTiles::worth() const
{
    const int later = worthOfBuilding(m_desk.player(), 0);
    const auto now = pointsAmount(pointsNow());
    //: What a building is worth: %1 is such as "13 points", %2 comes for builders on cards.
    return later > 0 ? tr("%1 now, %2 more at the end").arg(now).arg(later) : now;
}

bool StoneTiles::printed() const
{
    const auto *building = m_desk.entered<Building>();
    return building && building->kind == Tile::Printed;
}

int StoneTiles::points() const
{
    const auto *building = m_desk.entered<Building>();
    return building ? building->points : 0;
}

QList<QString> StoneTiles::gainNames() const
{
    QList<QString> list;
    for (const auto &gain : gainsOf(m_desk.state().setup)) {
        list << (gain ? textOf(*gain) : tr("Nothing more"));
    }
    return list;
}

QList<QString> StoneTiles::gainIcons() const
{
    QList<QString> list;
    for (const auto &gain : gainsOf(m_desk.state().setup)) {
        list << iconOfGain(gain);
    }
    return list;
}

int StoneTiles::gain() const
{
    const auto *building = m_desk.entered<Building>();
    const auto all = gainsOf(m_desk.state().setup);
    const auto found = std::ranges::find_if(
        all, [&](const auto &gain) { return building && sameGain(gain, building->gain); });
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

void StoneTiles::chooseStack(int stack)
{
    const auto all = StoneAge::stacks(m_desk.state());
    if (stack < 0 || stack >= static_cast<int>(all.size())) {
        return;
    }
    auto draft = m_desk.draft();
    auto *building = std::get_if<Building>(&draft.action);
    const auto user = m_desk.state().users.stacks[static_cast<std::size_t>(stack)];
    if (user && all[static_cast<std::size_t>(stack)].whyNot) {
        m_desk.refuse(*all[static_cast<std::size_t>(stack)].whyNot);
    } else if (building) {
        building->stack = stack;
        m_desk.enter(draft);
    }
}

void StoneTiles::choose(int tile)
{
    const auto all = offers();
    if (stack() >= 0 && tile >= 0 && tile < static_cast<int>(all.size())) {
        m_desk.begin({.step = Stage::Tile, .action = all[static_cast<std::size_t>(tile)], .chosen = tile});
    }
}

void StoneTiles::setPoints(int points)
{
    auto draft = m_desk.draft();
    if (auto *building = std::get_if<Building>(&draft.action)) {
        building->points = std::clamp(points, 0, MostByHand);
        m_desk.enter(draft);
    }
}

void StoneTiles::setGain(int gain)
{
    const auto all = gainsOf(m_desk.state().setup);
    auto draft = m_desk.draft();
    auto *building = std::get_if<Building>(&draft.action);
    if (building && gain >= 0 && gain < static_cast<int>(all.size())) {
        building->gain = all[static_cast<std::size_t>(gain)];
        draft.halves = {};
        m_desk.enter(draft);
    }
}
