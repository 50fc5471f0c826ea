// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/questions.h"
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
constexpr int TwoOfAny = 2;

/// The card that is being bought gives any two resources.
const Tops::AnyTwo *cardOfTwo(const Play &play)
{
    const auto *card = entered<Card>(play);
    return card ? std::get_if<Tops::AnyTwo>(&card->top) : nullptr;
}

/// The two resources being chosen, if any are.
std::optional<Resources> twoTaken(const Play &play)
{
    if (const auto *two = entered<TakeTwo>(play)) {
        return two->resources;
    }
    const auto *card = cardOfTwo(play);
    return card ? card->resources : std::nullopt;
}

Answer takeOfTwo(const Play &play, Resource resource, int count)
{
    auto entry = play.draft.entry;
    if (auto now = twoTaken(play)) {
        (*now)[resource] = std::clamp(count, 0, (*now)[resource] + twoMissing(play));
        if (auto *card = std::get_if<Card>(&entry.action)) {
            std::get<Tops::AnyTwo>(card->top).resources = *now;
        } else {
            std::get<TakeTwo>(entry.action).resources = *now;
        }
    }
    return kept(play, std::move(entry));
}

Answer keepOrNot(const Play &play)
{
    auto entry = play.draft.entry;
    if (cardOfTwo(play)) {
        std::get<Tops::AnyTwo>(std::get<Card>(entry.action).top).resources
            = twoTaken(play) ? std::nullopt : std::optional(Resources{});
    }
    return kept(play, std::move(entry));
}

struct StoneTwo {
    Q_DECLARE_TR_FUNCTIONS(StoneTable)

public:
    static QString back() { return tr("Back to the village"); }
    //: Title: a kept card gives two resources.
    static QString title() { return tr("Any two resources"); }
    static QString caption() { return tr("the kept card is used up"); }
    static QString wide(const Play &play)
    {
        return twoMissing(play) > 0 ? tr("Which two?")
                                    : tr("Take %1").arg(listOf(amountsOf(entered<TakeTwo>(play)->resources)));
    }
};

struct StoneTwoOfCard {
    Q_DECLARE_TR_FUNCTIONS(StoneChoices)

public:
    //: A card whose two resources may be taken later.
    static QString keep() { return tr("Keep it for later"); }
};
}

int twoMissing(const Play &play)
{
    const auto now = twoTaken(play);
    return now ? TwoOfAny - sumOf(*now) : 0;
}

void askForTwo(const Play &play, StoneQuestions &page)
{
    const auto now = twoTaken(play);
    page.asksForTwo = entered<TakeTwo>(play) || cardOfTwo(play);
    page.keep = {.id = cardOfTwo(play) ? u"keep"_s : QString(),
        .title = StoneTwoOfCard::keep(),
        .chosen = cardOfTwo(play) && !now};
    for (const Resource resource : valuesOf<Resource>()) {
        if (now) {
            page.two << TableCounter{.id = u"two-"_s + idText(resource),
                .title = nameOf(resource),
                .icon = iconOf(resource),
                .ink = idText(resource),
                .value = (*now)[resource],
                .most = (*now)[resource] + twoMissing(play)};
        }
    }
}

std::optional<Answer> anyTwoTouch(const Play &play, const Touch &touch)
{
    if (const auto resource = thingAfter<Resource>(touch.id, "two-")) {
        return takeOfTwo(play, *resource, touch.number);
    }
    return touch.id == "keep" ? std::optional(keepOrNot(play)) : std::nullopt;
}

static StoneTwoPage twoPage(const Play &play)
{
    return {headOf(StoneTwo::back(), StoneTwo::title(), StoneTwo::caption(), u"good"_s), questionsPart(play)};
}

static TableWide twoWide(const Play &play)
{
    return wideFor(play, StoneTwo::wide(play));
}

static Answer twoTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return takenIfFinished(play);
    }
    if (touch.id == "leave") {
        return left(play, {}, {.action = TakeTwo{}});
    }
    return questionsTouch(play, touch).value_or(kept(play.draft));
}
const Step TwoStep = {"cards", made<twoPage>, twoWide, twoTouch};
}
