// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// What stands on things other than cards in play.
class PrintedText
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    static QString of(Technology technology)
    {
        const auto &facts = factsOf(technology);
        const auto &gives = facts.gives;
        if (gives.token > 0) {
            return facts.type == Type::Farm ? tr("%n food a token", nullptr, gives.token)
                                            : tr("%n resources a token", nullptr, gives.token);
        }
        QStringList parts;
        add(parts, gives.culture, amount(Benefit::Culture, gives.culture));
        add(parts, gives.science, amount(Benefit::Science, gives.science));
        add(parts, gives.faces, facesAmount(gives.faces));
        add(parts, gives.strength, strengthAmount(gives.strength));
        return parts.join(u", "_s);
    }

    static QString of(Government government, Edition edition)
    {
        const auto &facts = factsOf(government);
        QStringList parts{amount(Benefit::Civil, facts.civil), amount(Benefit::Military, facts.military),
            tr("urban limit %1").arg(facts.urban)};
        return (parts + yieldOf(government, edition)).join(u", "_s);
    }
    static QStringList yieldOf(Government government, Edition edition)
    {
        const auto &facts = factsOf(government);
        QStringList parts;
        add(parts, facts.culture.in(edition), change(Yield::Culture, facts.culture.in(edition)));
        add(parts, facts.science.in(edition), change(Yield::Science, facts.science.in(edition)));
        add(parts, facts.faces.in(edition), change(Trait::Happiness, facts.faces.in(edition)));
        add(parts, facts.strength.in(edition), change(Yield::Strength, facts.strength.in(edition)));
        return parts;
    }

    static QString setOf(Tactic tactic)
    {
        const auto &facts = factsOf(tactic);
        QStringList parts;
        add(parts, facts.infantry, tr("%n infantry", nullptr, facts.infantry));
        add(parts, facts.cavalry, tr("%n cavalry", nullptr, facts.cavalry));
        add(parts, facts.artillery, tr("%n artillery", nullptr, facts.artillery));
        return parts.isEmpty() ? tr("no army") : parts.join(u", "_s);
    }
    static QString of(Tactic tactic, Edition edition)
    {
        const auto &facts = factsOf(tactic);
        if (tactic == Tactic::None) {
            return setOf(tactic);
        }
        const int value = facts.value.in(edition);
        const int outdated = facts.outdated.in(edition);
        const auto set = setOf(tactic);
        //: The units of an army, and what it adds to strength.
        return value == outdated ? tr("%1: strength +%2").arg(set).arg(value)
                                 //: The units of an army, what it adds, and what one with old units adds.
                                 : tr("%1: strength +%2, outdated +%3").arg(set).arg(value).arg(outdated);
    }

    static QString of(RivalCard card, Edition edition)
    {
        switch (roleOf(card)) {
        case Role::Tactic: {
            const auto &facts = factsOf(tacticOf(card));
            //: What units of the Rival on a tactic are worth.
            return tr("1 unit %1, 2 units %2").arg(facts.small.in(edition)).arg(facts.large.in(edition));
        }
        case Role::War:
            return tr("war, age %1").arg(ageText(levelOf(card)));
        case Role::Aggression:
            return tr("aggression, age %1").arg(ageText(levelOf(card)));
        case Role::Event:
            return tr("event, age %1").arg(ageText(levelOf(card)));
        case Role::Territory:
            return tr("territory, age %1").arg(ageText(levelOf(card)));
        case Role::Bonus:
            break;
        }
        return tr("defence %1, colonization %2").arg(defenceOf(card)).arg(colonizationOf(card));
    }

    static QString of(Task task, int count)
    {
        switch (task) {
        case Task::LeaveOutForTwo:
            return tr("Leave out the cards marked 3+ and 4+, and all pacts");
        case Task::LeaveOutForThree:
            return tr("Leave out the cards marked 4+");
        case Task::TakeOutCards:
            return tr("Take out 3 cards of age A, 9 of each other age");
        case Task::MindWhatIsTaken:
            return tr("Of these no card twice, and in each age at most 1 wonder and 2 leaders");
        case Task::GiveLightCavalry:
            return tr("Give the Rival one Light Cavalry and one unit");
        case Task::GiveMarker:
            return tr("Give the Rival any marker as Light Cavalry, and one unit");
        case Task::SetEventsAside:
            return tr("Set 4 events of age III aside, and Strength");
        case Task::ReturnOtherEvents:
            return tr("Put the other events of age III back: they do nothing when they are revealed");
        case Task::LayRow:
            return tr("Lay %n civil cards of age A in the row", nullptr, count);
        case Task::LayEvents:
            return tr("Lay a pile of %n events of age A", nullptr, count);
        case Task::DiscardAge:
            return tr("Discard all cards of age %1 from the hands").arg(ageText(count));
        case Task::PutOutDecks:
            return tr("Put out the decks of age %1").arg(ageText(count));
        case Task::NoMoreDecks:
            return tr("No new decks: the row is not filled up any more");
        case Task::DrawForRival:
            return tr("Draw %n military cards for it, face down", nullptr, count);
        case Task::TakeOffRow:
            return tr("Take the %n leftmost leaders or wonders off the row, else the leftmost cards", nullptr,
                count);
        case Task::ClearRow:
            return tr("Clear the %n leftmost places of the row", nullptr, count);
        case Task::ClearOfKind:
            return tr("Then the leftmost of the kind on top of the deck");
        case Task::SlideRow:
            return tr("Slide the row together and fill it up");
        case Task::SlideRowOnly:
            return tr("Slide the row together; it is not filled up any more");
        }
        Q_UNREACHABLE();
    }

    static QString of(const Price &price)
    {
        QStringList parts;
        add(parts, price.civil, amount(Benefit::Civil, price.civil));
        add(parts, price.military, amount(Benefit::Military, price.military));
        add(parts, price.science, amount(Benefit::Science, price.science));
        add(parts, price.food, amount(Benefit::Food, price.food));
        add(parts, price.resources - price.arms, amount(Benefit::Resources, price.resources - price.arms));
        add(parts, price.arms, amount(Benefit::Arms, price.arms));
        return parts.isEmpty() ? tr("nothing") : parts.join(u", "_s);
    }

    static QString of(const Change &changed)
    {
        auto parts = changesOf(changed.ratings);
        add(parts, changed.yellow, change(Benefit::Yellow, changed.yellow));
        add(parts, changed.blue, change(Benefit::Blue, changed.blue));
        return parts.join(u", "_s);
    }

    static QString of(const RivalArmy &army)
    {
        QStringList parts;
        for (const auto &there : army) {
            //: Units of the Rival and the tactic they are on: 2 × Phalanx.
            parts << tr("%1 × %2").arg(QString::number(there.units), nameOf(there.tactic));
        }
        return parts.isEmpty() ? tr("no units") : parts.join(u", "_s);
    }

    static QString of(const Units &units)
    {
        const auto parts = amountsOf(units);
        return parts.isEmpty() ? tr("no units") : listOf(parts);
    }

    static QString of(Impact impact, Edition edition)
    {
        const bool old = edition == Edition::Original;
        switch (impact) {
        case Impact::Agriculture:
            return old ? tr("The food that your farms give in a turn.")
                       : tr("The food that you produce in a turn, and 4 more if that is more than your "
                            "people eat.");
        case Impact::Architecture:
            return tr("1 for each level of all urban buildings.");
        case Impact::Balance:
            return tr("Twice the least of science, culture, food and resources that you make in a turn.");
        case Impact::Colonies:
            return old ? tr("4 for each colony.") : tr("3 for each colony.");
        case Impact::Competition:
            return tr("1 for each level of all units and arenas.");
        case Impact::Government:
            return tr("2 for each civil action, 1 for each military action.");
        case Impact::Happiness:
            return tr("2 for each happy face, 2 less for each discontented worker.");
        case Impact::Industry:
            return tr("The resources that your mines give in a turn.");
        case Impact::Population:
            return tr("2 for each content worker above 10.");
        case Impact::Progress:
            return tr("2 for each level of your government and your specials.");
        case Impact::Science:
            return tr("By rank in science a turn: with four players 15, 10, 5 and 0, with three 14, 7 and 0, "
                      "with two 10 and 0.");
        case Impact::Strength:
            return tr("By rank in strength: with four players 15, 10, 5 and 0, with three 14, 7 and 0, with "
                      "two 10 and 0.");
        case Impact::Technology:
            return tr("4 for each technology, government and special of level III.");
        case Impact::Variety:
            return tr("2 for each type of urban building and unit with a worker, and for each special.");
        case Impact::Wonders:
            return tr("For each wonder of age A 5, I 4, II 3, III 2.");
        }
        Q_UNREACHABLE();
    }

private:
    static void add(QStringList &parts, int number, const QString &text)
    {
        if (number != 0) {
            parts << text;
        }
    }
};
}

QString textOf(Technology technology)
{
    return PrintedText::of(technology);
}

QString textOf(Government government, Edition edition)
{
    return PrintedText::of(government, edition);
}

QString yieldOf(Government government, Edition edition)
{
    return PrintedText::yieldOf(government, edition).join(u", "_s);
}

QString textOf(Tactic tactic, Edition edition)
{
    return PrintedText::of(tactic, edition);
}

QString setText(Tactic tactic)
{
    return PrintedText::setOf(tactic);
}

QString textOf(RivalCard card, Edition edition)
{
    return PrintedText::of(card, edition);
}

QString textOf(Difficulty difficulty)
{
    return PrintedText::tr("It may keep %n units.", nullptr, RivalLimits[difficulty]);
}

QString textOf(Task task, int count)
{
    return PrintedText::of(task, count);
}

QString textOf(const Price &price)
{
    return PrintedText::of(price);
}

QString textOf(const Change &change)
{
    return PrintedText::of(change);
}

QString textOf(const RivalArmy &army)
{
    return PrintedText::of(army);
}

QString textOf(const Units &units)
{
    return PrintedText::of(units);
}

QString textOf(Impact impact, Edition edition)
{
    return PrintedText::of(impact, edition);
}
}
