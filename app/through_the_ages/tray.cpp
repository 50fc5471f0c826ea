// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr int MostOnCards = 3;
constexpr int MostByHand = 12;

/// One thing that can be done at a place: all its actions are one tap.
struct TrayRow {
    QString id;
    QString title;
    std::vector<Action> actions;
    /// The key that does the first of those that have it.
    QString key = {};
    /// A technology that would have to be known.
    std::optional<Technology> unknown = std::nullopt;
};
const auto BuildKey = u"B"_s;
const auto UpgradeKey = u"U"_s;
const auto LearnKey = u"L"_s;
const auto DestroyKey = u"D"_s;

class Tray
{
public:
    explicit Tray(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_entry(play.draft.tray)
        , m_player(playerAt(play))
    {
    }

    std::vector<TrayRow> rows() const
    {
        if (m_entry.worker) {
            return {{u"grow"_s, AgesWords::tr("New worker"), {grow(m_entry.discount)}, BuildKey}};
        }
        std::vector<TrayRow> list;
        const auto place = *m_entry.place;
        if (m_player.knows(place)) {
            addKnown(place, list);
        } else {
            addUnknown(place, list);
        }
        return list;
    }

    AgesTray view() const
    {
        AgesTray tray{.open = true,
            .away = {.id = u"away"_s, .title = AgesWords::tr("Close")},
            .more = {.id = u"more-price"_s,
                .title = AgesWords::tr("Another price"),
                .icon = u"ui-edit"_s,
                .chosen = m_entry.whole}};
        if (m_entry.place) {
            const auto place = *m_entry.place;
            tray.title = nameOf(place);
            //: Below the name of a technology: %1 is its kind and level, %2 what each worker gives.
            tray.caption = AgesWords::tr("%1 · %2").arg(placeText(place), textOf(place));
            tray.icon = iconOf(place);
        } else {
            tray.title = AgesWords::tr("New worker");
            tray.icon = u"tta-worker"_s;
        }
        if (m_entry.whole) {
            addCounters(tray);
        } else {
            addDiscounts(tray);
        }
        for (const auto &row : rows()) {
            tray.rows << viewOf(row);
        }
        return tray;
    }

private:
    Grow grow(int discount = 0) const
    {
        return {.player = namedSeat(m_play), .discount = discount, .actions = said()};
    }
    std::optional<int> said() const { return saidActions(m_play, m_entry.actions); }
    Build build(Technology technology) const
    {
        return {.player = namedSeat(m_play),
            .technology = technology,
            .discount = m_entry.discount,
            .actions = said()};
    }
    Upgrade upgrade(Technology from, Technology to, int discount) const
    {
        return {.player = namedSeat(m_play), .from = from, .to = to, .discount = discount, .actions = said()};
    }
    Learn learn(Technology technology) const
    {
        return {.player = namedSeat(m_play),
            .technology = technology,
            .discount = m_entry.discount,
            .actions = said()};
    }
    static bool isLower(Technology one, Technology other)
    {
        return factsOf(one).type == factsOf(other).type && one < other;
    }

    void addKnown(Technology place, std::vector<TrayRow> &list) const
    {
        if (m_player.pool == 0 && m_player.yellow > 0) {
            list.push_back(
                {u"grow"_s, AgesWords::tr("New worker, then build"), {grow(), build(place)}, BuildKey});
        } else {
            list.push_back({u"build"_s, AgesWords::tr("Build"), {build(place)}, BuildKey});
        }
        for (const Technology from : valuesOf<Technology>()) {
            if (isLower(from, place) && m_player.workersOn(from) > 0) {
                list.push_back({u"from-"_s + idText(from), AgesWords::tr("Upgrade from %1").arg(nameOf(from)),
                    {upgrade(from, place, m_entry.discount)}, UpgradeKey});
            }
        }
        if (m_player.workersOn(place) == 0) {
            return;
        }
        for (const Technology to : valuesOf<Technology>()) {
            if (isLower(place, to) && factsOf(to).level <= levelOfAge(m_state)) {
                list.push_back({u"to-"_s + idText(to), AgesWords::tr("Upgrade to %1").arg(nameOf(to)),
                    {upgrade(place, to, m_entry.discount)}, UpgradeKey,
                    m_player.knows(to) ? std::nullopt : std::optional(to)});
            }
        }
        list.push_back({u"destroy"_s, AgesWords::tr("Destroy"),
            {Destroy{.player = namedSeat(m_play), .technology = place, .actions = said()}}, DestroyKey});
        if (m_play.draft.guest) {
            //: A worker goes back to the yellow bank, by an event.
            list.push_back({u"lose"_s, AgesWords::tr("Lose to the bank"),
                {Lose{.player = namedSeat(m_play), .from = originOf(place)}}});
        }
    }

    void addUnknown(Technology place, std::vector<TrayRow> &list) const
    {
        list.push_back({u"learn"_s, AgesWords::tr("Learn"), {learn(place)}, LearnKey});
        for (const Technology from : valuesOf<Technology>()) {
            if (isLower(from, place) && m_player.workersOn(from) > 0) {
                list.push_back(
                    {u"raise-"_s + idText(from), AgesWords::tr("Learn and upgrade %1").arg(nameOf(from)),
                        {learn(place), upgrade(from, place, 0)}, UpgradeKey});
            }
        }
    }

    AgesRow viewOf(const TrayRow &row) const
    {
        const auto prospect = prospectOf(m_state, row.actions);
        auto view = rowOf(
            {.id = row.id, .title = row.title}, prospect, seatAt(m_play), sentence(m_play, prospect.broken));
        view.key = row.key;
        if (row.id == u"destroy"_s && prospect.isAllowed()) {
            //: What destroying a building does.
            view.choice.note = AgesWords::tr("worker free again");
        }
        if (prospect.isAllowed() && prospect.price && prospect.price->arms > 0) {
            //: Of a price %2 resources so many, %1, come from a card that pays for units.
            view.choice.note = AgesWords::tr("%1 of %2 from cards for units")
                                   .arg(prospect.price->arms)
                                   .arg(prospect.price->resources);
        }
        if (row.unknown) {
            view.chip = {.id = u"see-"_s + idText(*row.unknown),
                .title = AgesWords::tr("Learn"),
                .spoken = AgesWords::tr("Learn %1").arg(nameOf(*row.unknown))};
        }
        return view;
    }

    void addDiscounts(AgesTray &tray) const
    {
        for (int discount = 1; discount <= MostOnCards; ++discount) {
            tray.discounts << TableChoice{.id = u"discount-%1"_s.arg(discount),
                .title = scoreText(-discount),
                //: Spoken: what an action card takes off the price.
                .spoken = AgesWords::tr("Action card: %n less", nullptr, discount),
                .chosen = m_entry.discount == discount};
        }
    }

    void addCounters(AgesTray &tray) const
    {
        //: What is taken off a price; less than nothing makes it dearer.
        tray.counters << TableCounter{.id = u"price"_s,
            .title = AgesWords::tr("Discount"),
            .value = m_entry.discount,
            .least = -MostByHand,
            .most = MostByHand}
                      << TableCounter{.id = u"actions"_s,
                             .title = AgesWords::tr("Actions"),
                             .value = m_entry.actions.value_or(m_play.draft.guest ? 0 : 1),
                             .least = 0,
                             .most = MostByHand};
    }

    const Play &m_play;
    const State &m_state;
    const TrayEntry &m_entry;
    const Player &m_player;
};
}

AgesTray trayView(const Play &play)
{
    return play.draft.tray.isOpen() ? Tray(play).view() : AgesTray();
}

std::optional<Answer> trayTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &tray = next.tray;
    if (!tray.isOpen()) {
        return std::nullopt;
    }
    if (touch.id == "away") {
        tray = {};
        return kept(std::move(next));
    }
    if (touch.id == "more-price") {
        tray.whole = !tray.whole;
        return kept(std::move(next));
    }
    if (touch.id == "price" && tray.whole) {
        tray.discount = touch.number;
        return kept(std::move(next));
    }
    if (touch.id == "actions" && tray.whole) {
        tray.actions = touch.number;
        return kept(std::move(next));
    }
    if (const auto discount = numberAfter(touch.id, "discount-")) {
        tray.discount = tray.discount == *discount ? 0 : *discount;
        return kept(std::move(next));
    }
    if (const auto technology = thingAfter<Technology>(touch.id, "see-")) {
        tray = {.place = technology};
        return kept(std::move(next));
    }
    for (auto &row : Tray(play).rows()) {
        if (row.id.toStdString() == touch.id) {
            // An action card helps once.
            tray = {.place = tray.place};
            return done(play, std::move(row.actions), std::move(next));
        }
    }
    return std::nullopt;
}
}
