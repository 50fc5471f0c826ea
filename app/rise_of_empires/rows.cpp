// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/discentry.h"
#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/seatview.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr std::string_view RowPrefix = "row-";

class Rows
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit Rows(const Play &play)
        : m_play(play)
        , m_state(play.state())
    {
    }

    RiseRowsPage page() const
    {
        RiseRowsPage page{.order = order(),
            .stocks = stocksOf(m_play, m_state.seat),
            .hunger = hungerOf(m_play, m_state.seat),
            .moved = moved(),
            .food = foodOutlook(m_play, {}, {})};
        if (page.food.kind == u"neutral"_s) {
            page.food.kind = u"safe"_s;
            //: Nobody goes hungry at the next settling.
            page.food.badge = tr("no famine");
        }
        page.rows = list();
        return page;
    }

    QList<RiseRow> list() const
    {
        QList<RiseRow> list;
        for (const auto &now : rows(m_state)) {
            list << row(now);
        }
        return list;
    }

    //: The wide button while a row of the action table is to be chosen.
    static QString which() { return tr("Tap a row"); }

private:
    QList<RiseOrderSeat> order() const
    {
        QList<RiseOrderSeat> list;
        for (const int seat : turnOrder(m_state)) {
            const int discs = m_state.discs[static_cast<std::size_t>(seat)];
            const bool playing = seat == m_state.seat;
            //: Spoken: %1 is a player, %2 the place in the turn.
            const auto words = playing ? tr("%1, place %2, %n discs left, on turn", nullptr, discs)
                                       : tr("%1, place %2, %n discs left", nullptr, discs);
            list << RiseOrderSeat{.seat = seat,
                .colour = m_play.colourOf(seat),
                .left = discs,
                .playing = playing,
                .spoken = words.arg(m_play.nameOf(seat)).arg(list.size() + 1)};
        }
        return list;
    }

    RiseMovedDisc moved() const
    {
        if (m_play.head == 0) {
            return {};
        }
        for (const auto &event : m_play.story.events(m_play.head - 1)) {
            if (const auto *placed = std::get_if<DiscPlaced>(&event)) {
                return moved(*placed, false);
            }
            if (const auto *taken = std::get_if<DiscTaken>(&event)) {
                return moved(*taken, true);
            }
        }
        return {};
    }
    template<typename Moved>
    RiseMovedDisc moved(const Moved &event, bool back) const
    {
        const auto circles
            = static_cast<int>(rows(m_state)[static_cast<std::size_t>(event.row)].circles.size());
        return {.seat = event.player,
            .row = static_cast<int>(event.row),
            .circle = circles - event.circle,
            .back = back};
    }

    RiseRow row(const RowNow &now) const
    {
        TableChoice choice{.id = m_play.draft.free ? QString() : u"row-"_s + idText(now.row),
            .title = nameOf(now.row),
            .icon = iconOf(now.row),
            .enabled = !now.whyNotIdle,
            .why = sentence(m_play, now.whyNotIdle),
            .about = idText(now.row)};
        halfOf(m_state) == Half::A ? tellRoom(now, choice) : tellPrice(now, choice);
        return {std::move(choice), discsSeen(m_play, now)};
    }

    /// How many circles of a row are free.
    void tellRoom(const RowNow &now, TableChoice &choice) const
    {
        const auto free = static_cast<int>(std::ranges::count_if(
            now.circles, [](const CircleNow &circle) { return circle.seat == Nobody && !circle.takenBack; }));
        choice.status = now.whyNotIdle ? u"closed"_s : u"room"_s;
        //: How many circles of a row are free; none.
        choice.note = free == 0 ? tr("full") : tr("%n free", nullptr, free);
        if (now.next) {
            //: Spoken: %1 is a row, %2 how many circles it has, %3 one of them.
            choice.spoken = tr("%1, %n of %2 circles free, your disc goes on circle %3", nullptr, free)
                                .arg(choice.title)
                                .arg(now.circles.size())
                                .arg(*now.next);
        } else {
            choice.spoken = tr("%1: %2").arg(choice.title, choice.note);
        }
    }

    /// What the own discs of a row cost.
    void tellPrice(const RowNow &now, TableChoice &choice) const
    {
        QStringList prices;
        for (const auto &circle : now.circles) {
            if (circle.seat == m_state.seat) {
                prices.prepend(QString::number(circle.price));
            }
        }
        choice.status = u"closed"_s;
        if (!now.next) {
            choice.note = tr("no disc of yours");
            //: Spoken: %1 is a row of the action table, %2 what is told of it.
            choice.spoken = tr("%1: %2").arg(choice.title, choice.note);
            return;
        }
        const auto cost = payment(m_state, now.row);
        choice.count = cost.price;
        if (now.whyNotIdle) {
            //: So much is missing.
            choice.note = tr("%n short", nullptr, cost.missing);
        } else {
            choice.status = cost.price == 0 ? u"nothing"_s : u"price"_s;
            choice.note = cost.price == 0 ? tr("costs nothing") : tr("costs %1").arg(cost.price);
        }
        //: Spoken: %1 is a row, %2 lists what each own disc there costs, %3 is the cheapest.
        choice.spoken
            = tr("%1, your discs cost %2, %3 is chosen").arg(choice.title, listOf(prices)).arg(cost.price);
    }

    const Play &m_play;
    const State &m_state;
};
}

RiseStand standOf(const Play &play)
{
    RiseStand stand;
    for (const int seat : turnOrder(play.state())) {
        stand.order << seat;
    }
    if (play.state().phase == Phase::Actions) {
        stand.rows = Rows(play).list();
        for (auto &row : stand.rows) {
            row.choice.id.clear();
        }
    }
    return stand;
}

static RiseRowsPage rowsPage(const Play &play)
{
    return Rows(play).page();
}

static TableWide rowsWide(const Play &play)
{
    const auto free = freeChoice(play);
    return free.id.isEmpty() ? TableWide{.title = Rows::which(), .enabled = false}
                             : TableWide{.id = free.id, .title = free.title, .quiet = true};
}

static Answer rowsTouch(const Play &play, const Touch &touch)
{
    const auto row = thingAfter<Row>(touch.id, RowPrefix);
    if (!row || play.draft.free) {
        return kept(play.draft);
    }
    if (const auto why = rowNow(play.state(), *row).whyNotIdle) {
        return tl::unexpected(*why);
    }
    Draft next{.step = stageOf(*row), .corrections = play.draft.corrections};
    if (*row == Row::Empire) {
        next.empire = play.draft.empire;
    }
    return kept(std::move(next));
}
const Step RowsStep = {"turn", made<rowsPage>, rowsWide, rowsTouch};
}
