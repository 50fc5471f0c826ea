// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/ruletexts.h"
#include "app/bronze_age/words/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
struct Rule {
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    static QString of(Face face)
    {
        switch (face) {
        case Face::Food:
            return tr("A food die brings 3 food.");
        case Face::Good:
            return tr("A goods die brings 1 good.");
        case Face::Skull:
            return tr(
                "A skull die brings 2 goods and a skull. From 2 skulls on there is a disaster; they are "
                "gone after the turn.");
        case Face::Workers:
            return tr("A worker die brings 3 workers. Workers last for this turn only.");
        case Face::Either:
            return tr("A choice die brings 2 food or 2 workers, never one of each. You choose once all dice "
                      "are rolled.");
        case Face::Coins:
            return tr("A coin die brings 7 coins. Coins last for this turn only.");
        }
        Q_UNREACHABLE();
    }

    static QString of(Disaster disaster, const Setup &setup)
    {
        const bool alone = setup.players == 1;
        switch (disaster) {
        case Disaster::Famine:
            return tr("Each city that cannot be fed costs you 1 point.");
        case Disaster::Drought:
            return tr("2 skulls: you lose 2 points, unless you have Irrigation.");
        case Disaster::Pestilence:
            return alone ? tr("3 skulls: you lose 3 points, unless you have Medicine.")
                         : tr("3 skulls: each opponent without Medicine loses 3 points.");
        case Disaster::Invasion:
            return invasion(setup);
        case Disaster::Revolt:
            return alone
                ? tr("5 skulls or more: you lose all your goods, those of this roll too, unless you have "
                     "Religion. Food stays.")
                : tr("5 skulls or more: you lose all your goods, those of this roll too. Food stays. With "
                     "Religion every opponent without Religion loses all goods instead.");
        }
        Q_UNREACHABLE();
    }

    static QString of(Monument monument, const Setup &setup)
    {
        const auto &row = MonumentTable[monument];
        const auto points = setup.players == 1
            ? tr("It takes %1 workers and is worth %n points.", nullptr, row.first).arg(row.workers)
            : tr("It takes %1 workers. The first to finish it gets %2 points, everyone after that %3.")
                  .arg(row.workers)
                  .arg(row.first)
                  .arg(rulebook(setup.edition).later[monument]);
        return monument == Monument::GreatWall
            ? points + u' ' + tr("Once finished, it protects you from the Invasion.")
            : points;
    }

private:
    static QString invasion(const Setup &setup)
    {
        if (!isInEdition(setup, Development::Smithing)) {
            return tr("4 skulls: you lose 4 points, unless your Great Wall is finished.");
        }
        return setup.players == 1
            ? tr("4 skulls: you lose 4 points, unless your Great Wall is finished or you have Smithing.")
            : tr("4 skulls: you lose 4 points, unless your Great Wall is finished. With Smithing every "
                 "opponent "
                 "without a finished Great Wall loses 4 points instead, and 2 more for each spearhead you "
                 "give.");
    }
};
}

QString ruleOf(Face face)
{
    return Rule::of(face);
}

QString ruleOf(Monument monument, const Setup &setup)
{
    return Rule::of(monument, setup);
}

QString ruleOf(Disaster disaster, const Setup &setup)
{
    return Rule::of(disaster, setup);
}
}
