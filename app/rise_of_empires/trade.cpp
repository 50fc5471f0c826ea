// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/tilerows.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/table/memotext.h"
#include "app/words/idtext.h"
#include "model/rise_of_empires/costs.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// Known spaces, then those of this turn that are not. None leaves its place because it is used.
std::vector<TradeSpace> allSpaces(const Play &play)
{
    auto before = play.state();
    before.spaces.clear();
    auto known = knownSpaces(play);
    for (auto &one : known) {
        one.games = 0;
    }
    std::vector<TradeSpace> list;
    for (const auto &offer : spaceOffers(before, known)) {
        list.push_back(known[offer.index].space);
    }
    for (const auto &taken : play.state().spaces) {
        if (std::ranges::find(list, taken.space) == list.end()) {
            list.push_back(taken.space);
        }
    }
    return list;
}

Goods tradeReserve(const Play &play)
{
    if (play.draft.space) {
        return costOf(play.state(), Trade{play.draft.space->thing, {}});
    }
    std::vector<Goods> costs;
    for (const auto &space : allSpaces(play)) {
        costs.push_back(costOf(play.state(), Trade{space, {}}));
    }
    return reserveFor(play, Row::Trade, costs);
}

/// The disc as the page shows it.
Disc tradeDisc(const Play &play)
{
    return discOf(play, Row::Trade, tradeReserve(play));
}

/// The space that is described; beside a taken one with the same figures it is another one.
Trade tradingDescribed(const Play &play)
{
    Trade trade{play.draft.space->thing, tradeDisc(play)};
    while (std::ranges::count(play.state().spaces, trade.space, &TakenSpace::space) > 0) {
        ++trade.space.space;
    }
    return trade;
}

/// It was known with other figures.
bool isChangedSpace(const Play &play)
{
    const auto &[now, known] = *play.draft.space;
    return known && *known != now && now.amount > 0 && now.discs > 0;
}

class TradeRow
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit TradeRow(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_spaces(allSpaces(play))
        , m_disc(tradeDisc(play))
    {
    }

    RiseTradePage page() const
    {
        //: %1 is an amount: "2 resources".
        const auto caption = tr("%1 to give").arg(amount(Good::Resources, active(m_state).resources));
        RiseTradePage page{.head = headOf(m_play, Row::Trade, caption),
            .discs = discsOf(m_play, Row::Trade),
            .pay = payOf(m_play, Row::Trade, tradeReserve(m_play)),
            .outlook = outlook()};
        for (const auto &space : m_spaces) {
            page.spaces << tile(space);
        }
        if (m_play.draft.space) {
            page.head = seenOnly(page.head);
            page.discs = seenOnly(page.discs);
            page.pay = seenOnly(page.pay);
            page.sheet = sheet(m_play.draft.space->thing);
        }
        return page;
    }

    //: A space of the trade track.
    static QString another() { return tr("New space"); }

private:
    RiseTile tile(const TradeSpace &space) const
    {
        const auto why = refusal(m_state, Trade{space, m_disc});
        const auto taken = std::ranges::find(m_state.spaces, space, &TakenSpace::space);
        const auto text = QString::fromStdString(memoText(Trade{space, {}}));
        RiseTile tile{.choice = {.id = u"space-"_s + text,
                          .note = shortText(why),
                          .spoken = textOf(space),
                          .enabled = !why,
                          .why = sentence(m_play, why)},
            .figures = {{.icon = iconOf(Gain::Resources),
                            .ink = idText(Gain::Resources),
                            .text = QString::number(space.discs)},
                {.icon = iconOf(space.prize),
                    .ink = idText(space.prize),
                    .text = QString::number(space.amount)}},
            .edit = {.id = why ? QString() : u"edit-"_s + text, .title = tr("See or change its figures")}};
        if (taken != m_state.spaces.end()) {
            tile.owners << taken->seat;
            //: Spoken: %1 is a trade, %2 who did it.
            tile.choice.spoken = tr("%1, taken by %2").arg(textOf(space), m_play.nameOf(taken->seat));
        }
        return m_play.draft.space ? seenOnly(tile) : tile;
    }

    /// With the first space that can be used.
    RiseOutlook outlook() const
    {
        for (const auto &space : m_spaces) {
            if (refusal(m_state, Trade{space, m_disc})) {
                continue;
            }
            const auto good = *fromId<Good>(idOf(space.prize));
            const int now = goodsOf(active(m_state))[good] - m_disc.pay[good];
            //: %1 is what a trade brings: gold or points.
            return {.icon = iconOf(space.prize),
                .ink = idText(space.prize),
                .title = u"%1 + %2 = %3"_s.arg(now).arg(space.amount).arg(now + space.amount),
                .caption = tr("%1 after the trade").arg(nameOf(space.prize)),
                //: A trade: so many resources for so much.
                .badge = tr("with %1 for %2").arg(space.discs).arg(space.amount),
                .kind = u"neutral"_s};
        }
        return {};
    }

    RiseTradeSheet sheet(const TradeSpace &space) const
    {
        const auto trade = tradingDescribed(m_play);
        RiseTradeSheet sheet{.open = true,
            //: What a trade asks for.
            .discs = numberRow(Gain::Resources, u"discs"_s, tr("Resources to give"), space.discs, 1),
            .amount = numberRow(space.prize == Prize::Gold ? Gain::Gold : Gain::Vp, u"amount"_s,
                //: What a trade brings.
                tr("What they bring"), space.amount, 1),
            .foot = footOf(m_play, nameOf(Row::Trade), refusal(m_state, trade), isChangedSpace(m_play))};
        for (const Prize prize : valuesOf<Prize>()) {
            sheet.prizes << TableChoice{.id = u"prize-"_s + idText(prize),
                .title = nameOf(prize),
                .icon = iconOf(prize),
                .chosen = prize == space.prize};
        }
        sheet.foot.forget
            = forgetChoice(m_play, memosAbout(m_play, m_play.draft.space->known.value_or(space)));
        sheet.foot.take.enabled = sheet.foot.take.enabled && space.amount > 0;
        return sheet;
    }

    const Play &m_play;
    const State &m_state;
    const std::vector<TradeSpace> m_spaces;
    const Disc m_disc;
};

Answer tradeSheetTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    const int number = std::clamp(touch.number, 0, MostFigure);
    const auto [now, known] = *play.draft.space;
    if (touch.id == "leave") {
        next.space.reset();
        if (isChangedSpace(play)) {
            return Answer{{.next = std::move(next),
                .remember = memosOfChanged(play, *known, now),
                .forget = memosAbout(play, *known)}};
        }
    } else if (touch.id == "forget") {
        next.space.reset();
        return forgetTouch(play, memosAbout(play, known.value_or(now)), std::move(next));
    } else if (touch.id == "take" && now.amount > 0) {
        const auto action = tradingDescribed(play);
        auto answer = taken(play, action, memosOf(play, action));
        if (answer && isChangedSpace(play)) {
            answer->forget = memosAbout(play, *known);
        }
        return answer;
    } else if (touch.id == "discs") {
        next.space->thing.discs = number;
    } else if (touch.id == "amount") {
        next.space->thing.amount = number;
    } else if (const auto prize = thingAfter<Prize>(touch.id, "prize-")) {
        next.space->thing.prize = *prize;
    }
    return kept(std::move(next));
}
}

static RiseTradePage tradePage(const Play &play)
{
    return TradeRow(play).page();
}

static TableWide tradeWide(const Play &play)
{
    return {.id = u"new"_s, .title = TradeRow::another(), .enabled = !play.draft.space, .quiet = true};
}

static Answer tradeTouch(const Play &play, const Touch &touch)
{
    if (play.draft.space) {
        return tradeSheetTouch(play, touch);
    }
    if (touch.id == "new") {
        auto next = play.draft;
        next.space = SpaceEntry{};
        return kept(std::move(next));
    }
    for (const auto *prefix : {"edit-", "space-"}) {
        const auto text = textAfter(touch.id, prefix);
        if (const auto known = text ? fromMemo<Trade>(*text) : std::nullopt) {
            const Trade action{known->space, tradeDisc(play)};
            auto next = play.draft;
            next.space = SpaceEntry{known->space, known->space};
            return std::string_view(prefix) == "space-" ? taken(play, action, memosOf(play, action))
                                                        : kept(std::move(next));
        }
    }
    return discTouch(play, Row::Trade, touch, tradeReserve(play)).value_or(kept(play.draft));
}
const Step TradeStep = {"trade", made<tradePage>, tradeWide, tradeTouch};
}
