// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/bronze_age/payment.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
struct PassWords {
    Q_DECLARE_TR_FUNCTIONS(BronzePass)

public:
    static QString value(Good good, int count, int kept)
    {
        return count == 0   ? tr("none")
            : kept == count ? tr("value %1").arg(valueOf(good, count))
                            : tr("value %1 → %2").arg(valueOf(good, count)).arg(valueOf(good, kept));
    }
    /// What is wrong with so many goods to go, where other ones must.
    static QString count(int chosen, int needed)
    {
        return chosen < needed ? tr("%n goods too many", nullptr, needed - chosen)
            : chosen > needed  ? tr("%n more goods can be kept", nullptr, chosen - needed)
                               : QString();
    }
};

Pass passOf(const Play &play)
{
    const auto &player = active(play.state());
    return {play.draft.discard.value_or(proposeDiscard(player.goods, goodsOver(player)))};
}
}

static BronzePassPage passPage(const Play &play)
{
    const auto &state = play.state();
    const auto &player = active(state);
    const auto pass = passOf(play);
    const int next = (state.seat + 1) % state.setup.players;
    const bool goesOn = state.setup.players > 1 && !isOver(stateAfter(state, std::array<Action, 1>{pass}));
    BronzePassPage page{.needed = goodsOver(player),
        .nextName = goesOn ? play.nameOf(next) : QString(),
        .nextColour = play.colourOf(next),
        .nextDice = cities(playerAt(state, next)),
        .endNote = endText(state)};
    page.title = page.needed > 0 ? PassWords::tr("Keep %n goods", nullptr, KeptGoods)
                                 : PassWords::tr("Nothing to discard");
    page.nextNote = PassWords::tr("takes %n dice", nullptr, page.nextDice);
    page.proposed = page.needed > 0 && !play.draft.discard;
    auto left = player.goods;
    for (const Good good : valuesOf<Good>()) {
        left[good] -= pass.discard[good];
        page.goods << TableCounter{.id = page.needed > 0 ? u"keep-"_s + idText(good) : QString(),
            .title = nameOf(good),
            .note = PassWords::value(good, player.goods[good], left[good]),
            .icon = idText(good),
            .value = left[good],
            .most = player.goods[good]};
    }
    page.lossNote = PassWords::tr("worth %1").arg(goodsValue(player.goods) - goodsValue(left));
    return page;
}

static TableWide passButton(const Play &play)
{
    const auto &state = play.state();
    const auto pass = passOf(play);
    const bool ready = !refusal(state, pass);
    return {.id = u"primary"_s,
        .title = passText(state),
        .hint = ready ? joined({lossText(0, state.turn.coins), endText(state)})
                      : PassWords::count(sumOf(pass.discard), goodsOver(active(state))),
        .enabled = ready};
}

static Answer passTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return Done{carried(play.draft), {passOf(play)}};
    }
    const auto good = thingAfter<Good>(touch.id, "keep-");
    if (!good) {
        return unchanged(play);
    }
    auto draft = play.draft;
    const int owned = active(play.state()).goods[*good];
    draft.discard = passOf(play).discard;
    (*draft.discard)[*good] = owned - std::clamp(touch.number, 0, owned);
    return Done{draft, {}};
}
const Step PassStep = {"discarding", made<passPage>, passButton, passTouch};
}
