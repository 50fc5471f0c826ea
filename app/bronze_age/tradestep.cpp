// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
struct TradeWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeBarter)
};

struct UnmadeWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeTable)
};

int seatOf(const Play &play, int partner)
{
    return (play.state().seat + 1 + partner) % play.setup().players;
}

/// What is being talked over with the partner who is seen; at first nothing.
Trade tradeOf(const Play &play)
{
    const int seat = seatOf(play, play.draft.partner);
    const auto found = std::ranges::find(play.draft.trades, seat, &Trade::with);
    return found == play.draft.trades.end() ? Trade{seat, {}, {}} : *found;
}

int ownedBy(const Player &player, Ware ware)
{
    return ware == Ware::Food ? player.food : player.goods[static_cast<Good>(ware)];
}

Draft without(Draft draft, int seat)
{
    std::erase_if(draft.trades, [&](const Trade &trade) { return trade.with == seat; });
    return draft;
}
}

static BronzeTradePage tradePage(const Play &play)
{
    const auto &state = play.state();
    const auto trade = tradeOf(play);
    const auto why = whyNotText(play, state, trade);
    BronzeTradePage page{.partner = play.draft.partner,
        //: Makes the trade that was entered.
        .trade = {.id = u"trade"_s, .title = TradeWords::tr("Trade"), .enabled = why.isEmpty(), .why = why}};
    if (mayGoTo(Stage::Swap, play)) {
        //: A button on the page of trading: goods that came by a trade can be swapped too.
        page.swaps = {.id = u"swaps"_s, .title = TradeWords::tr("Swap goods")};
    }
    for (int i = 0; i < play.setup().players - 1; ++i) {
        const int seat = seatOf(play, i);
        page.partners << TableChoice{.id = u"tab-%1"_s.arg(i),
            .title = play.nameOf(seat),
            .status = play.colourOf(seat),
            .chosen = i == page.partner};
    }
    for (const Ware ware : valuesOf<Ware>()) {
        const auto counter = [&](const QString &way, int count, int most) {
            return TableCounter{.id = way + idText(ware),
                .title = nameOf(ware),
                .icon = idText(ware),
                .value = count,
                .most = most};
        };
        page.wares << BronzeWare{counter(u"give-"_s, trade.give[ware], ownedBy(active(state), ware)),
            counter(u"get-"_s, trade.get[ware], ownedBy(playerAt(state, trade.with), ware)),
            std::ranges::any_of(
                seats(state), [&](const Player &player) { return ownedBy(player, ware) > 0; })};
    }
    return page;
}

static Answer tradeTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return goOn(play, play.draft);
    }
    auto trade = tradeOf(play);
    auto draft = play.draft;
    if (touch.id == "trade") {
        const auto after = stateAfter(play.state(), std::array<Action, 1>{trade});
        return Done{fitted(without(draft, trade.with), after), {trade}};
    }
    if (touch.id == "swaps" && mayGoTo(Stage::Swap, play)) {
        return Done{movedTo(draft, Stage::Swap, play.setup()), {}};
    }
    if (const auto partner = numberAfter(touch.id, "tab-")) {
        draft.partner = std::clamp(*partner, 0, play.setup().players - 2);
        return Done{draft, {}};
    }
    if (const auto given = thingAfter<Ware>(touch.id, "give-")) {
        trade.give[*given] = std::clamp(touch.number, 0, ownedBy(active(play.state()), *given));
    } else if (const auto got = thingAfter<Ware>(touch.id, "get-")) {
        trade.get[*got] = std::clamp(touch.number, 0, ownedBy(playerAt(play.state(), trade.with), *got));
    }
    draft = without(std::move(draft), trade.with);
    if (sumOf(trade.give) + sumOf(trade.get) > 0) {
        draft.trades.push_back(trade);
    }
    return Done{draft, {}};
}
const Step TradeStep = {"trade", made<tradePage>, passOver, tradeTouch};

QString unfinishedIn(const Play &play)
{
    return play.draft.step != Stage::Trade || play.draft.trades.empty()
        ? QString()
        //: A trade was entered, but the button that makes it was not tapped. %1 is the other player.
        : UnmadeWords::tr("The trade with %1 has not been made.")
              .arg(play.nameOf(play.draft.trades.front().with));
}
}
