// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/citysheet.h"

#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/tilerows.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "model/record/text.h"
#include "model/rise_of_empires/costs.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
class CitySheet
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit CitySheet(const Play &play)
        : m_play(play)
        , m_city(play.draft.city->city)
    {
    }

    RiseCitySheet page() const
    {
        const bool whole = m_play.draft.city->whole;
        const auto &known = m_play.draft.city->known;
        RiseCitySheet sheet{.open = true,
            .name = {.id = u"name"_s,
                .title = tr("Name, may stay empty"),
                .text = QString::fromStdString(m_city.name),
                .hint = tr("Name, may stay empty")},
            .figures = {numberRow(Gain::Gold, u"figure-cost"_s, tr("Costs in gold"), m_city.cost),
                numberRow(Gain::Vp, u"figure-vp"_s, tr("Points a turn"), m_city.gains[Gain::Vp]),
                numberRow(Gain::Food, u"figure-eats"_s, tr("Eats a turn"), m_city.eats)},
            .upkeep = {.id = u"upkeep"_s,
                .title = tr("Costs 1 resource a turn"),
                .icon = u"roe-resource"_s,
                .chosen = m_city.upkeep},
            .more = {.id = u"others"_s,
                .title = tr("It also brings something"),
                .icon = u"ui-plus"_s,
                .chosen = whole},
            .foot = footOf(m_play,
                m_city.cost == 0 ? tr("Take it")
                                 //: %1 is an amount: "4 gold".
                                 : tr("Take it for %1").arg(amount(Good::Gold, m_city.cost)),
                refusal(m_play.state(), TakeCity{m_city, cityDisc(m_play)}), isChange())};
        sheet.foot.forget = forgetChoice(m_play, known ? memosAbout(m_play, *known) : std::vector<Memo>());
        for (const Gain gain : {Gain::Food, Gain::Gold, Gain::Resources, Gain::Cubes}) {
            if (whole) {
                sheet.others << numberRow(
                    gain, u"figure-"_s + idText(gain), nameOf(gain), m_city.gains[gain]);
            }
        }
        return sheet;
    }

    /// It was known with other figures.
    bool isChange() const
    {
        const auto &known = m_play.draft.city->known;
        return known && *known != m_city;
    }

    /// As it is now in place of what was known.
    Answer changed(Draft next) const
    {
        const auto known = knownCities(m_play);
        const auto found = std::ranges::find(known, *m_play.draft.city->known, &KnownCity::tile);
        auto city = found == known.end()
            ? KnownCity{.era = eraOf(m_play.state()), .half = halfOf(m_play.state())}
            : *found;
        city.tile = m_city;
        return Answer{{.next = std::move(next),
            .remember = {memoOf(city)},
            .forget = memosAbout(m_play, *m_play.draft.city->known)}};
    }

private:
    const Play &m_play;
    const CityTile &m_city;
};
}

RiseCitySheet citySheet(const Play &play)
{
    return play.draft.city ? CitySheet(play).page() : RiseCitySheet();
}

Disc cityDisc(const Play &play)
{
    return discOf(play, Row::City, cityReserve(play));
}

Goods cityReserve(const Play &play)
{
    if (play.draft.city) {
        return costOf(play.state(), TakeCity{play.draft.city->city, {}});
    }
    std::vector<Goods> costs;
    for (const auto &offer : cityOffers(play.state(), knownCities(play))) {
        costs.push_back(offer.cost);
    }
    return reserveFor(play, Row::City, costs);
}

Answer citySheetTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &city = next.city->city;
    const int number = std::clamp(touch.number, 0, MostFigure);
    if (touch.id == "leave") {
        next.city.reset();
        // Whoever has changed what is known has done it for the tile, taken or not.
        return CitySheet(play).isChange() ? CitySheet(play).changed(std::move(next)) : kept(std::move(next));
    }
    if (touch.id == "forget") {
        const auto known = next.city->known;
        next.city.reset();
        return forgetTouch(play, known ? memosAbout(play, *known) : std::vector<Memo>(), std::move(next));
    }
    if (touch.id == "take") {
        city.name = Text::trimmed(city.name);
        const TakeCity action{city, cityDisc(play)};
        auto answer = taken(play, action, memosOf(play, action));
        if (answer && CitySheet(play).isChange()) {
            answer->forget = memosAbout(play, *play.draft.city->known);
        }
        return answer;
    }
    if (touch.id == "name") {
        city.name = typedName(touch);
    } else if (touch.id == "upkeep") {
        city.upkeep = !city.upkeep;
    } else if (touch.id == "others") {
        next.city->whole = !next.city->whole;
    } else if (touch.id == "figure-cost") {
        city.cost = number;
    } else if (touch.id == "figure-eats") {
        city.eats = number;
    } else if (const auto gain = thingAfter<Gain>(touch.id, "figure-")) {
        city.gains[*gain] = number;
    }
    return kept(std::move(next));
}
}
