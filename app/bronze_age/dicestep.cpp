// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/outcome.h"
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/bronze_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
struct DiceWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeDice)

public:
    static QString die(int number, std::optional<Face> face, bool asFood)
    {
        QString what = face ? nameOf(*face) : tr("empty");
        if (face == Face::Either) {
            what = (asFood ? tr("%1, taken as food") : tr("%1, taken as workers")).arg(what);
        }
        return tr("Die %1, %2").arg(number).arg(what);
    }
    static QString split(const EitherSplit &split)
    {
        const auto food = tr("%n food", nullptr, split.food);
        const auto workers = tr("%n workers", nullptr, split.workers);
        return split.workers == 0 ? food : split.food == 0 ? workers : tr("%1, %2").arg(food, workers);
    }
    /// Beside its icon.
    static QString shortSplit(const EitherSplit &split)
    {
        return split.workers == 0 ? QString::number(split.food)
            : split.food == 0     ? QString::number(split.workers)
                                  : u"%1 + %2"_s.arg(split.food).arg(split.workers);
    }
};

struct DiceButtonWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeTable)
};

int mostSpearheads(const State &state, Roll roll)
{
    roll.spearheads = 0;
    if (roll.dice[Face::Skull] != 4 || !has(active(state), Development::Smithing)) {
        return 0;
    }
    do {
        ++roll.spearheads;
    } while (preview(state, roll));
    return roll.spearheads - 1;
}

/// The roll as entered so far.
Roll rollOf(const Play &play)
{
    const auto &draft = play.draft;
    Roll roll;
    for (const Face face : draft.dice) {
        ++roll.dice[face];
    }
    roll.eitherAsFood = std::min(
        draft.eitherAsFood.value_or(proposeEitherAsFood(play.state(), roll.dice)), roll.dice[Face::Either]);
    roll.spearheads
        = draft.spearheads > 0 ? std::min(draft.spearheads, mostSpearheads(play.state(), roll)) : 0;
    return roll;
}

int diceOf(const Play &play)
{
    return cities(active(play.state()));
}

bool isFull(const Draft &draft, int dice)
{
    return draft.selected < 0 && static_cast<int>(draft.dice.size()) >= dice;
}

QList<BronzeDie> trayOf(const Play &play, int asFood)
{
    QList<BronzeDie> tray;
    const auto &dice = play.draft.dice;
    int either = 0;
    for (int i = 0; i < diceOf(play); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const auto face = at < dice.size() ? std::optional(dice[at]) : std::nullopt;
        either += face == Face::Either ? 1 : 0;
        tray << BronzeDie{{.id = u"slot-%1"_s.arg(i),
                              .icon = face ? idText(*face) : QString(),
                              .spoken = DiceWords::die(i + 1, face, either <= asFood),
                              .chosen = play.draft.selected == i,
                              .enabled = face.has_value()},
            {.id = u"empty-%1"_s.arg(i), .enabled = face.has_value()}};
    }
    return tray;
}

Answer collect(const Play &play, bool show)
{
    const auto roll = rollOf(play);
    const auto applied = apply(play.state(), roll);
    if (!applied) {
        return tl::unexpected(applied.error());
    }
    const auto next
        = show || isEventful(applied->events) ? Stage::Result : stageAfter(Stage::Result, applied->state);
    return Done{movedTo(carried(play.draft), next, play.setup()), {roll}};
}
}

static BronzeDicePage dicePage(const Play &play)
{
    const auto &state = play.state();
    const auto &draft = play.draft;
    const auto roll = rollOf(play);
    const bool full = isFull(draft, diceOf(play));
    BronzeDicePage page{.tray = trayOf(play, roll.eitherAsFood),
        .note = DiceWords::tr("%1 of %n dice", nullptr, diceOf(play)).arg(draft.dice.size()),
        .spearheads = {.id = u"spearheads"_s, .value = roll.spearheads, .most = mostSpearheads(state, roll)},
        .mayReroll = has(active(state), Development::Leadership)};
    if (!draft.dice.empty()) {
        page.last = page.tray.at(static_cast<qsizetype>(draft.dice.size()) - 1).empty.id;
    }
    for (const Face face : valuesOf<Face>()) {
        page.faces << TableChoice{.id = u"face-"_s + idText(face),
            .title = nameOf(face),
            .icon = idText(face),
            .count = roll.dice[face],
            .enabled = !full};
    }
    const auto splits = eitherSplits(state, roll.dice);
    for (const auto &split : splits) {
        page.either << TableChoice{.id = u"either-%1"_s.arg(page.either.size()),
            .title = splits.size() > 2 ? DiceWords::shortSplit(split) : DiceWords::split(split),
            .icon = split.workers == 0 ? u"food"_s
                : split.food == 0      ? u"worker"_s
                                       : u"die-either"_s,
            .spoken = DiceWords::split(split),
            .chosen = split.asFood == roll.eitherAsFood};
    }
    const auto either = std::ranges::find(draft.dice, Face::Either);
    page.eitherSlot = either == draft.dice.end() ? -1 : static_cast<int>(either - draft.dice.begin());
    if (has(active(state), Development::Preservation)) {
        page.preserve
            = {.id = u"preserve"_s, .enabled = draft.dice.empty() && !whyNot(state, Kind::Preserve)};
    }
    if (const auto applied = preview(state, roll)) {
        page.preview = outcomeOf(play, state, roll, applied->state, applied->events);
    }
    return page;
}

static TableWide diceButton(const Play &play)
{
    const int missing = diceOf(play) - static_cast<int>(play.draft.dice.size());
    // What is to be shown is part of the touch, so that it is answered the same whenever it is read again.
    return {.id = play.habits.alwaysShowResult ? u"primary-result"_s : u"primary"_s,
        .title = missing > 0 ? DiceButtonWords::tr("%n dice to go", nullptr, missing)
                             : DiceButtonWords::tr("Collect and feed"),
        .enabled = missing <= 0};
}

static Answer diceTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary" || touch.id == "primary-result") {
        return collect(play, touch.id != "primary");
    }
    if (touch.id == "preserve") {
        return Done{carried(play.draft), {Preserve{}}};
    }
    auto draft = play.draft;
    const int entered = static_cast<int>(draft.dice.size());
    if (const auto slot = numberAfter(touch.id, "slot-")) {
        draft.selected = *slot == draft.selected || *slot < 0 || *slot >= entered ? -1 : *slot;
        return Done{draft, {}};
    }
    if (const auto option = numberAfter(touch.id, "either-")) {
        const int either = rollOf(play).dice[Face::Either];
        draft.eitherAsFood = either - std::clamp(*option, 0, either);
    } else if (touch.id == "spearheads") {
        draft.spearheads = std::clamp(touch.number, 0, mostSpearheads(play.state(), rollOf(play)));
    } else if (const auto face = thingAfter<Face>(touch.id, "face-")) {
        if (isFull(draft, diceOf(play))) {
            return tl::unexpected(Error{Code::DiceCount, {.subject = "full", .count = diceOf(play)}});
        }
        if (draft.selected >= 0) {
            draft.dice[static_cast<std::size_t>(draft.selected)] = *face;
        } else {
            draft.dice.push_back(*face);
        }
        draft.eitherAsFood.reset();
    } else if (const auto emptied = numberAfter(touch.id, "empty-"); emptied && *emptied < entered) {
        draft.dice.erase(draft.dice.begin() + std::max(0, *emptied));
        draft.eitherAsFood.reset();
    }
    draft.selected = -1;
    return Done{draft, {}};
}
const Step DiceStep = {"dice", made<dicePage>, diceButton, diceTouch};
}
