// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
struct SwapWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeBarter)
};

/// Why this good cannot be given for any other; the last reason of them.
std::optional<Error> whyNotGive(const State &state, Good from)
{
    std::optional<Error> error;
    for (const Good to : valuesOf<Good>()) {
        if (to != from) {
            error = refusal(state, Swap{from, to});
            if (!error) {
                break;
            }
        }
    }
    return error;
}

std::optional<Error> whyNotTouch(const Play &play, Good good)
{
    const auto from = play.draft.swapFrom;
    return !from        ? whyNotGive(play.state(), good)
        : *from == good ? std::nullopt
                        : refusal(play.state(), Swap{*from, good});
}
}

static BronzeSwapPage swapPage(const Play &play)
{
    const auto &state = play.state();
    BronzeSwapPage page{
        .title = SwapWords::tr("%n swaps left", nullptr, swapsLeft(state)), .giving = !play.draft.swapFrom};
    for (const Good good : valuesOf<Good>()) {
        page.goods << TableChoice{.id = u"swap-"_s + idText(good),
            .title = nameOf(good),
            .icon = idText(good),
            .count = active(state).goods[good],
            .chosen = play.draft.swapFrom == good,
            .enabled = !whyNotTouch(play, good)};
    }
    return page;
}

static Answer swapTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return goOn(play, play.draft);
    }
    const auto good = thingAfter<Good>(touch.id, "swap-");
    if (!good) {
        return unchanged(play);
    }
    if (auto error = whyNotTouch(play, *good)) {
        return tl::unexpected(*error);
    }
    auto draft = play.draft;
    const auto from = draft.swapFrom;
    if (!from || *from == *good) {
        draft.swapFrom = from ? std::nullopt : good;
        return Done{draft, {}};
    }
    const Action swap = Swap{*from, *good};
    return Done{fitted(draft, stateAfter(play.state(), std::array{swap})), {swap}};
}
const Step SwapStep = {"ships", made<swapPage>, passOver, swapTouch};
}
