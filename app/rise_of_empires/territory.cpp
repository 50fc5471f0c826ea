// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/discentry.h"
#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr std::string_view TerritoryPrefix = "tile-";

class TerritoryRow
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit TerritoryRow(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_disc(discOf(play, Row::Territory))
    {
    }

    RiseTerritoryPage page() const
    {
        //: Territory tiles.
        const auto left = tr("%n of %1 tiles left", nullptr, territoriesLeft(m_state)).arg(TerritoryTiles);
        RiseTerritoryPage page{.head = headOf(m_play, Row::Territory, left),
            .discs = discsOf(m_play, Row::Territory),
            .pay = payOf(m_play, Row::Territory),
            .outlook = outlook()};
        for (const auto &offer : territoryOffers(m_state)) {
            page.tiles << tile(offer);
        }
        return page;
    }

    //: The wide button while a tile is to be chosen.
    static QString which() { return tr("Tap a tile"); }

    TakeTerritory taking(Territory territory) const { return {territory, discOf(m_play, Row::Territory)}; }

private:
    RiseTile tile(const TerritoryOffer &offer) const
    {
        const auto why = refusal(m_state, taking(offer.tile));
        const auto name = nameOf(offer.tile);
        return {.choice = {.id = u"tile-"_s + idText(offer.tile),
                    .title = name,
                    .icon = iconOf(offer.tile),
                    //: Spoken: %1 is a tile, %2 what it brings, %3 how many of them the player has.
                    .spoken = tr("%1, %2, you have %3").arg(name, textOf(offer.tile)).arg(offer.owned),
                    .count = offer.owned,
                    .enabled = !why,
                    .why = sentence(m_play, why),
                    .about = idText(offer.tile)},
            .figures = figuresOf(offer.brings)};
    }

    /// With the tile that eats most, if it can be taken.
    RiseOutlook outlook() const
    {
        if (refusal(m_state, taking(Territory::Hills))) {
            return foodOutlook(m_play, {}, {}, m_disc.pay[Good::Food]);
        }
        //: What food would be: %1 is a territory, such as Hills.
        const auto caption = tr("with one more: %1").arg(nameOf(Territory::Hills));
        return foodOutlook(m_play, {.territories = {Territory::Hills}}, caption, m_disc.pay[Good::Food]);
    }

    const Play &m_play;
    const State &m_state;
    const Disc m_disc;
};
}

static RiseTerritoryPage territoryPage(const Play &play)
{
    return TerritoryRow(play).page();
}

static TableWide territoryWide(const Play &)
{
    return {.title = TerritoryRow::which(), .enabled = false};
}

static Answer territoryTouch(const Play &play, const Touch &touch)
{
    if (const auto tile = thingAfter<Territory>(touch.id, TerritoryPrefix)) {
        return taken(play, TerritoryRow(play).taking(*tile));
    }
    return discTouch(play, Row::Territory, touch).value_or(kept(play.draft));
}
const Step TerritoryStep = {"territory", made<territoryPage>, territoryWide, territoryTouch};
}
