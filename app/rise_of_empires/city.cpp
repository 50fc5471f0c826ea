// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/citysheet.h"
#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/tilerows.h"
#include "app/rise_of_empires/wonder.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/table/memotext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
class CityRow
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit CityRow(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_known(knownCities(play))
        , m_offers(cityOffers(m_state, m_known))
        , m_disc(cityDisc(play))
    {
    }

    RiseCityPage page() const
    {
        RiseCityPage page{.head = head(m_play),
            .discs = discsOf(m_play, Row::City),
            .pay = payOf(m_play, Row::City, cityReserve(m_play)),
            .kinds = kinds(m_play),
            .shelves = shelves(),
            .outlook = outlook(),
            .sheet = citySheet(m_play)};
        if (page.sheet.open) {
            page.head = seenOnly(page.head);
            page.discs = seenOnly(page.discs);
            page.pay = seenOnly(page.pay);
            for (auto &kind : page.kinds) {
                kind.id.clear();
            }
        }
        return page;
    }

    static QString another() { return tr("New city"); }
    static RiseHead head(const Play &play)
    {
        //: %1 is an amount: "5 gold".
        return headOf(play, Row::City, tr("%1 to spend").arg(amount(Good::Gold, active(play.state()).gold)));
    }
    /// Wonders are there in B turns alone.
    static QList<TableChoice> kinds(const Play &play)
    {
        if (halfOf(play.state()) == Half::A) {
            return {};
        }
        return {{.id = u"kind-city"_s,
                    .title = nameOf(Row::City),
                    .icon = iconOf(Row::City),
                    .chosen = !play.draft.wonders},
            {.id = u"kind-wonder"_s,
                .title = wonderName(),
                .icon = u"roe-wonder"_s,
                .chosen = play.draft.wonders}};
    }

private:
    QList<RiseShelf> shelves() const
    {
        QList<RiseShelf> list;
        const auto add = [&](RiseShelf shelf, const auto &fits) {
            for (const auto &offer : m_offers) {
                if (fits(m_known[offer.index].era)) {
                    shelf.tiles << tile(offer);
                }
            }
            if (!shelf.tiles.isEmpty()) {
                list << shelf;
            }
        };
        const int now = eraOf(m_state);
        //: Cities that players have described.
        add({.title = eraTitle(now), .note = tr("your cities")}, [&](int era) { return era == now; });
        add({.title = tr("Of earlier eras")}, [&](int era) { return era < now; });
        add({.title = tr("Of later eras")}, [&](int era) { return era > now; });
        return list;
    }

    RiseTile tile(const Offer &offer) const
    {
        const auto &city = m_known[offer.index].tile;
        const auto why = refusal(m_state, TakeCity{city, m_disc});
        const auto text = QString::fromStdString(memoText(city));
        const auto name = QString::fromStdString(city.name);
        RiseTile tile{.choice = {.id = u"tile-"_s + text,
                          .title = name,
                          .note = shortText(why),
                          .icon = iconOf(Good::Gold),
                          .cost = QString::number(city.cost),
                          //: Spoken: %1 is a city, %2 what it brings.
                          .spoken = tr("%1, %2").arg(shownName(city), textOf(city)),
                          .enabled = !why,
                          .why = sentence(m_play, why)},
            .figures = figures(city),
            .owners = {offer.owners.begin(), offer.owners.end()},
            .edit = {.id = why ? QString() : u"edit-"_s + text, .title = tr("See or change its figures")}};
        return m_play.draft.city ? seenOnly(tile) : tile;
    }

    /// Beside a price that is paid once, what comes again and again is said in words.
    static QList<RiseFigure> figures(const CityTile &city)
    {
        auto list = figuresOf(city);
        if (city.upkeep) {
            auto &upkeep = list.back();
            upkeep.ink.clear();
            //: %1 is what something costs again and again, such as "−1".
            upkeep.text = tr("%1 a turn").arg(upkeep.text);
        }
        return list;
    }

    /// With the hungriest city that can be taken.
    RiseOutlook outlook() const
    {
        const CityTile *hungriest = nullptr;
        for (const auto &offer : m_offers) {
            const auto &city = m_known[offer.index].tile;
            const bool more = city.eats > (hungriest ? hungriest->eats : 0);
            if (more && !refusal(m_state, TakeCity{city, m_disc})) {
                hungriest = &city;
            }
        }
        if (!hungriest) {
            return foodOutlook(m_play, {}, {}, m_disc.pay[Good::Food]);
        }
        //: What food would be.
        const auto caption = tr("with the city that eats %1").arg(hungriest->eats);
        return foodOutlook(m_play, {.cities = {*hungriest}}, caption, m_disc.pay[Good::Food]);
    }

    const Play &m_play;
    const State &m_state;
    const std::vector<KnownCity> m_known;
    const std::vector<Offer> m_offers;
    const Disc m_disc;
};
}

static RiseCityPage cityPage(const Play &play)
{
    if (!play.draft.wonders) {
        return CityRow(play).page();
    }
    auto page = wonderPart(play);
    page.head = CityRow::head(play);
    page.discs = discsOf(play, Row::City);
    page.kinds = CityRow::kinds(play);
    return page;
}

static TableWide cityWide(const Play &play)
{
    return play.draft.wonders
        ? wonderWide(play)
        : TableWide{.id = u"new"_s, .title = CityRow::another(), .enabled = !play.draft.city, .quiet = true};
}

static Answer cityTouch(const Play &play, const Touch &touch)
{
    if (play.draft.city) {
        return citySheetTouch(play, touch);
    }
    auto next = play.draft;
    const auto describe = [&](const std::optional<CityTile> &known) {
        next.city = CityEntry{.city = known.value_or(CityTile{}), .known = known};
        return kept(next);
    };
    if (touch.id == "kind-city" || touch.id == "kind-wonder") {
        next.wonders = touch.id == "kind-wonder" && halfOf(play.state()) == Half::B;
        next.disc.units.clear();
        return kept(std::move(next));
    }
    if (play.draft.wonders) {
        return wonderTouch(play, touch);
    }
    if (touch.id == "new") {
        return describe(std::nullopt);
    }
    for (const auto *prefix : {"edit-", "tile-"}) {
        const auto text = textAfter(touch.id, prefix);
        if (const auto city = text ? fromMemo<CityTile>(*text) : std::nullopt) {
            const TakeCity action{*city, cityDisc(play)};
            return std::string_view(prefix) == "tile-" ? taken(play, action, memosOf(play, action))
                                                       : describe(city);
        }
    }
    return discTouch(play, Row::City, touch, cityReserve(play)).value_or(kept(play.draft));
}
const Step CityStep = {"city", made<cityPage>, cityWide, cityTouch};
}
