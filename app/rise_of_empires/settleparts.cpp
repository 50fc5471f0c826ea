// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/settleparts.h"

#include "app/rise_of_empires/discentry.h"
#include "app/rise_of_empires/risetable.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/rise_of_empires/forecast.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{

class Parts
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    Parts(const Play &play, const PartsEntry &entry)
        : m_play(play)
        , m_entry(entry)
        , m_player(playerAt(play.state(), entry.seat))
        , m_settling(settlingOf(play.state(), entry.seat, play.draft.settle))
    {
    }

    RiseParts page() const
    {
        RiseParts page{.open = true,
            .seat = m_entry.seat,
            .name = m_play.nameOf(m_entry.seat),
            .points = changeText(m_settling.vp - m_player.vp),
            .cities = cities(),
            .upkeep = upkeep(),
            .unpaid = m_settling.unpaid > 0,
            .others = others(),
            .more = {.id = u"more"_s,
                //: Unfolds figures for what a tile brings that cannot be described.
                .title = tr("Something more"),
                .note = tr("what a tile says that the app does not know"),
                .icon = u"ui-plus"_s,
                .chosen = m_entry.more},
            .cancel = {.id = u"parts-cancel"_s, .title = tr("Cancel")},
            //: Closes a player's part of the settling.
            .done = {.id = u"parts-done"_s, .title = tr("Done")}};
        if (m_entry.more) {
            page.extra = extra();
        }
        return page;
    }

private:
    bool isDropped(int city) const
    {
        const auto dropped = droppedBy(m_play.draft.settle, m_entry.seat);
        return std::ranges::find(dropped, city) != dropped.end();
    }

    QList<RisePart> cities() const
    {
        QList<RisePart> list;
        for (int i = 0; i < static_cast<int>(m_player.cities.size()); ++i) {
            const auto &city = m_player.cities[static_cast<std::size_t>(i)];
            const bool can = city.eats > 0 || city.upkeep;
            list << RisePart{.choice = {.id = can ? u"city-%1"_s.arg(i) : QString(),
                                 .title = shownName(city),
                                 .icon = iconOf(Row::City),
                                 .spoken = tr("%1, %2").arg(shownName(city), textOf(city)),
                                 .chosen = !isDropped(i)},
                .figures = figuresOf(city)};
        }
        return list;
    }

    QString upkeep() const
    {
        if (m_settling.unpaid > 0) {
            return unpaidText(m_play, m_entry.seat).title;
        }
        return m_settling.upkeep > 0 ? tr("%n resources pay the upkeep", nullptr, m_settling.upkeep)
                                     : QString();
    }

    QList<RisePart> others() const
    {
        QList<RisePart> list;
        const auto add = [&](const QString &title, const QString &icon, const Gains &gains) {
            list << RisePart{.choice = {.title = title, .icon = icon}, .figures = figuresOf(gains)};
        };
        for (const Territory territory : valuesOf<Territory>()) {
            if (const int count = m_player.territories[territory]; count > 0) {
                add(amount(territory, count), iconOf(territory), TerritoryTable[territory] * count);
            }
        }
        for (const auto &owned : m_player.progress) {
            const auto gains = broughtBy(owned.tile, m_player.territories);
            if (gains != Gains()) {
                add(shownName(owned.tile), iconOf(owned.tile), gains);
            }
        }
        const auto &regions = m_play.setup().regions;
        for (int i = 0; i < regions.size(); ++i) {
            const auto standings = standingsIn(regions[i], cubesIn(m_play.state(), i));
            const auto &standing = standings[static_cast<std::size_t>(m_entry.seat)];
            if (standing.rank > 0) {
                add(shownName(regions[i]), iconOf(regions[i]), broughtBy(regions[i], standing));
            }
        }
        return list;
    }

    QList<RiseNumber> extra() const
    {
        QList<RiseNumber> list;
        const auto &all = m_play.draft.settle.extra;
        const auto found = std::ranges::find(all, m_entry.seat, &Extra::player);
        const auto gains = found == all.end() ? Gains() : found->gains;
        for (const Gain gain : valuesOf<Gain>()) {
            list << RiseNumber{.counter = {.id = u"extra-"_s + idText(gain),
                                   .title = nameOf(gain),
                                   .icon = iconOf(gain),
                                   .ink = idText(gain),
                                   .value = gains[gain],
                                   .most = MostFigure}};
        }
        return list;
    }

    const Play &m_play;
    const PartsEntry &m_entry;
    const Player &m_player;
    Settling m_settling;
};

void toggle(std::vector<int> &list, int item)
{
    if (std::erase(list, item) == 0) {
        list.insert(std::ranges::lower_bound(list, item), item);
    }
}

Drop &dropOf(Settle &settle, int seat)
{
    const auto found = std::ranges::find(settle.drop, seat, &Drop::player);
    return found != settle.drop.end() ? *found : settle.drop.emplace_back(Drop{.player = seat});
}

/// As a record has it: whoever gives nothing up and gets nothing more is not named.
Settle tidied(Settle settle)
{
    std::erase_if(settle.drop, [](const Drop &drop) { return drop.cities.empty(); });
    std::erase_if(settle.extra, [](const Extra &extra) { return extra.gains == Gains(); });
    return settle;
}
}

RiseParts partsPage(const Play &play)
{
    return play.draft.parts ? Parts(play, *play.draft.parts).page() : RiseParts();
}

Answer partsOpened(const Play &play, int seat)
{
    auto next = play.draft;
    next.parts = PartsEntry{.seat = seat, .before = play.draft.settle};
    if (droppedBy(play.draft.settle, seat).empty()) {
        dropOf(next.settle, seat).cities = proposeUpkeep(play.state(), seat, play.draft.settle).drop;
        std::ranges::sort(dropOf(next.settle, seat).cities);
        next.settle = tidied(next.settle);
    }
    return kept(std::move(next));
}

Answer partsTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    const int seat = next.parts->seat;
    const int cities = static_cast<int>(playerAt(play.state(), seat).cities.size());
    if (touch.id == "parts-done") {
        next.parts.reset();
    } else if (touch.id == "parts-cancel") {
        next.settle = next.parts->before;
        next.parts.reset();
    } else if (touch.id == "more") {
        next.parts->more = !next.parts->more;
    } else if (const auto city = numberAfter(touch.id, "city-"); city && *city >= 0 && *city < cities) {
        toggle(dropOf(next.settle, seat).cities, *city);
    } else if (const auto gain = thingAfter<Gain>(touch.id, "extra-")) {
        auto &all = next.settle.extra;
        auto found = std::ranges::find(all, seat, &Extra::player);
        if (found == all.end()) {
            found = all.insert(found, Extra{.player = seat});
        }
        found->gains[*gain] = touch.number;
    }
    next.settle = tidied(std::move(next.settle));
    return kept(std::move(next));
}

Unpaid unpaidText(const Play &play, int seat)
{
    const auto settling = settlingOf(play.state(), seat, play.draft.settle);
    int income = 0;
    for (const auto &part : settling.parts.items) {
        income += part[Gain::Resources];
    }
    return {.title = RiseTable::tr("%1: %n resources short", nullptr, settling.unpaid).arg(play.nameOf(seat)),
        //: Why upkeep cannot be paid: what there is, what comes, how many cities cost one resource each.
        .note = RiseTable::tr("%1 + %2 income, %n cities want 1 each", nullptr, settling.upkeep)
                    .arg(playerAt(play.state(), seat).resources)
                    .arg(income)};
}

QString sumText(int before, int change)
{
    //: A sum: "16 + 2", "16 − 9".
    return change < 0 ? RiseTable::tr("%1 − %2").arg(before).arg(-change)
                      : RiseTable::tr("%1 + %2").arg(before).arg(change);
}
}
