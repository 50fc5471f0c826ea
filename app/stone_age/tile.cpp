// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/tiles.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
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

/// A building is paid, and described where it is in no list.
class Constructing
{
    Q_DECLARE_TR_FUNCTIONS(StoneTiles)

public:
    explicit Constructing(const Play &play)
        : m_play(play)
        , m_now(*entered<Building>(play))
    {
    }

    StoneTilePage page() const
    {
        const auto shown = tileView(m_play.state(), m_now, {});
        //: Title: a building is paid; %1 is the stack that it lies on.
        const auto title = tr("Building of stack %1").arg(m_now.stack + 1);
        StoneTilePage page{
            .head = headOf(tr("Back to the buildings"), title, worth(shown.row.title), u"sa-building"_s),
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

    QString build() const { return tr("Build for %n points", nullptr, pointsNow(m_now)); }

    Answer print(const Touch &touch) const
    {
        auto entry = m_play.draft.entry;
        auto &building = std::get<Building>(entry.action);
        const auto gains = gainsOf(m_play.setup());
        const auto gain = numberAfter(touch.id, "gain-");
        if (touch.id == "points") {
            building.points = std::clamp(touch.number, 0, MostByHand);
        } else if (gain && *gain >= 0 && *gain < static_cast<int>(gains.size())
            && !sameGain(gains[static_cast<std::size_t>(*gain)], building.gain)) {
            building.gain = gains[static_cast<std::size_t>(*gain)];
            entry.die.reset();
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
    /// Its price, where that is not drawn, and its points.
    QString worth(const QString &price) const
    {
        const int later = worthOfBuilding(active(m_play.state()), 0);
        const auto now = pointsAmount(pointsNow(m_now));
        //: What a building is worth: %1 is such as "13 points", %2 comes for builders on cards.
        const auto points = later > 0 ? tr("%1 now, %2 more at the end").arg(now).arg(later) : now;
        //: Below a title: %1 is such as "4 of 2 kinds", %2 such as "13 points".
        return price.isEmpty() ? points : tr("%1 · %2").arg(price, points);
    }

    const Play &m_play;
    const Building &m_now;
};
}

static StoneTilePage tilePage(const Play &play)
{
    return Constructing(play).page();
}

static TableWide tileWide(const Play &play)
{
    return purchaseWide(play, Constructing(play).build());
}

static Answer tileTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return takenIfFinished(play);
    }
    if (touch.id == "leave") {
        return Constructing(play).leave();
    }
    for (const auto part : {paymentTouch, questionsTouch}) {
        if (const auto answered = part(play, touch)) {
            return *answered;
        }
    }
    return Constructing(play).print(touch);
}
const Step TileStep = {"buildings", made<tilePage>, tileWide, tileTouch};
}
