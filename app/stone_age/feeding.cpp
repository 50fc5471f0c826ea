// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// Somebody who is short of food pays the rest with resources, or the people go hungry.
class Feeding
{
    Q_DECLARE_TR_FUNCTIONS(StoneFeeding)

public:
    explicit Feeding(const Play &play)
        : m_play(play)
        , m_feed(*entered<Feed>(play))
        , m_pay(m_feed.pay.value_or(Resources{}))
        , m_missing(playerAt(play.state(), m_feed.player).work.missing - sumOf(m_pay))
    {
    }

    StoneFeedPage page() const
    {
        return {.meals = meals(),
            .note = note(),
            .rows = rows(),
            .hungry = {.id = u"hungry"_s,
                .title = tr("Go hungry: −%n points", nullptr, PointsOfHunger),
                .icon = u"famine"_s}};
    }

    QString wide() const
    {
        return m_missing == 0 ? tr("Feed with %1").arg(listOf(amountsOf(m_pay))) : note();
    }
    bool isPaid() const { return m_feed.pay.has_value(); }

    Answer touch(const Touch &touch) const
    {
        if (touch.id == "primary") {
            return isPaid() ? taken(m_play, m_feed) : kept(m_play.draft);
        }
        if (touch.id == "hungry") {
            return taken(m_play, Feed{.player = m_feed.player});
        }
        if (const auto seat = numberAfter(touch.id, "meal-")) {
            return settle(*seat);
        }
        auto entry = m_play.draft.entry;
        if (const auto resource = thingAfter<Resource>(touch.id, "pay-")) {
            auto paid = m_pay;
            paid[*resource] = std::clamp(touch.number, 0, mostOf(*resource));
            std::get<Feed>(entry.action).pay = paid;
        }
        return kept(m_play, std::move(entry));
    }

private:
    QString note() const
    {
        return m_missing == 0 ? tr("Everybody eats") : tr("%n still missing", nullptr, m_missing);
    }

    QList<TableChoice> meals() const
    {
        QList<TableChoice> list;
        for (const int seat : hungrySeats(m_play.state())) {
            list << TableChoice{.id = u"meal-%1"_s.arg(seat),
                .title = m_play.nameOf(seat),
                .note = tr("%n food short", nullptr, playerAt(m_play.state(), seat).work.missing),
                .ink = m_play.colourOf(seat),
                .chosen = seat == m_feed.player};
        }
        return list;
    }

    int stockOf(Resource resource) const
    {
        return playerAt(m_play.state(), m_feed.player).stock[materialOf(resource)];
    }
    int mostOf(Resource resource) const { return std::min(stockOf(resource), m_pay[resource] + m_missing); }
    QList<TableCounter> rows() const
    {
        QList<TableCounter> list;
        for (const Resource resource : valuesOf<Resource>()) {
            list << TableCounter{.id = u"pay-"_s + idText(resource),
                .title = nameOf(resource),
                .note
                = QCoreApplication::translate("StonePurchase", "%n in stock", nullptr, stockOf(resource)),
                .icon = iconOf(resource),
                .ink = idText(resource),
                .value = m_pay[resource],
                .most = mostOf(resource)};
        }
        return list;
    }

    Answer settle(int seat) const
    {
        const auto hungry = hungrySeats(m_play.state());
        if (std::ranges::find(hungry, seat) == hungry.end() || seat == m_feed.player) {
            return kept(m_play.draft);
        }
        auto next = m_play.draft;
        layAside(next, next.entry);
        const auto other = feedingOf(m_play.state(), seat);
        next.entry = takeUp(next, other).value_or(Entry{.action = other});
        return kept(std::move(next));
    }

    const Play &m_play;
    const Feed &m_feed;
    Resources m_pay;
    int m_missing;
};
}

static StoneFeedPage feedPage(const Play &play)
{
    return Feeding(play).page();
}

static TableWide feedWide(const Play &play)
{
    auto wide = wideFor(play, Feeding(play).wide());
    wide.enabled = wide.enabled && Feeding(play).isPaid();
    return wide;
}

static Answer feedTouch(const Play &play, const Touch &touch)
{
    return Feeding(play).touch(touch);
}
const Step FeedStep = {"feeding", made<feedPage>, feedWide, feedTouch};
}
