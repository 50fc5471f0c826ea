// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/roll.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
struct StoneGathering {
    Q_DECLARE_TR_FUNCTIONS(StoneTable)

public:
    static QString back() { return tr("Back to the village"); }
    static QString wide(const Play &play)
    {
        if (entered<Gather>(play)->people == 0) {
            return tr("How many people?");
        }
        const auto missing = rollHint(play);
        return missing.isEmpty() ? tr("Take %1").arg(harvestText(play)) : missing;
    }

    static int most(const Play &play)
    {
        for (const auto &here : gatheringPlaces(play.state())) {
            if (here.place == entered<Gather>(play)->place) {
                return here.most;
            }
        }
        return 0;
    }

    static Answer send(const Play &play, int people)
    {
        auto entry = play.draft.entry;
        auto &gather = std::get<Gather>(entry.action);
        if (people < 1 || people > most(play) || people == gather.people) {
            return kept(play.draft);
        }
        gather.people = people;
        entry.die.reset();
        // Dice that are there stay; a total was that of other dice.
        entry.dice.resize(entry.byTotal ? 0 : std::min(entry.dice.size(), static_cast<std::size_t>(people)));
        entry.byTotal = false;
        return keptRoll(play, std::move(entry));
    }
};
}

static StoneGatherPage gatherPage(const Play &play)
{
    const auto &gather = *entered<Gather>(play);
    StoneGatherPage page{
        .head = headOf(StoneGathering::back(), nameOf(gather.place), rollRule(play), iconOf(gather.place)),
        .rolling = gather.people > 0,
        .roll = rollPart(play)};
    page.head.ink = rollInk(play);
    for (int number = 1; number <= StoneGathering::most(play); ++number) {
        page.people << TableChoice{.id = u"number-%1"_s.arg(number),
            .title = QString::number(number),
            .spoken = peopleAmount(number),
            .count = number,
            .chosen = number == gather.people};
    }
    return page;
}

static TableWide gatherWide(const Play &play)
{
    return wideFor(play, StoneGathering::wide(play));
}

static Answer gatherTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "primary") {
        return takenIfFinished(play);
    }
    if (touch.id == "leave") {
        return left(play, {}, {.action = Gather{.place = entered<Gather>(play)->place}});
    }
    if (const auto people = numberAfter(touch.id, "number-")) {
        return StoneGathering::send(play, *people);
    }
    return rollTouch(play, touch).value_or(kept(play.draft));
}
const Step GatherStep = {"gathering", made<gatherPage>, gatherWide, gatherTouch};
}
