// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// What a card asks of the table, by its id, where the editions differ also by that.
struct CardNote {
    const char *id;
    const char *original;
    const char *newStory;
};
constexpr CardNote sameNote(const char *id, const char *text)
{
    return {id, text, text};
}

constexpr CardNote CardNotes[] = {
    {"alexander-the-great", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "As a political action he may leave for a yellow token: take the card out and add the token.")},
    {"hammurabi", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Each turn a military action may serve as a civil one. Leaders cost 1 civil action less to "
            "take.")},
    {"homer", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "When he leaves he may stay under a wonder as 1 face: change that wonder. The new leader then "
            "gives no action back.")},
    {"frederick-barbarossa",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "For one civil action a new worker and a unit with it, 1 food and 1 resource less: new worker "
            "with discount 1, then the unit with discount 1 and no action."),
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "For one military action a new worker and a unit with it, 1 food and 1 resource less: new worker "
            "with discount 1 and no action, then the unit with discount 1.")},
    {"christopher-columbus",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Once he colonizes a territory from the hand without units: enter it as a colony."),
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "He leaves to colonize a territory from the hand without units: enter it as a colony and take "
            "him out.")},
    {"joan-of-arc",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "Each aggression or war against you brings you 5 culture: enter it by hand."),
        nullptr},
    {"michelangelo", QT_TRANSLATE_NOOP("ThroughTheAges", "A wonder costs 1 civil action less to take."),
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "Wonders are taken without the extra actions for finished wonders.")},
    {"j-s-bach", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Once a turn an urban building may become a theater: destroy it without an action, then build "
            "with its price as discount.")},
    {"james-cook", QT_TRANSLATE_NOOP("ThroughTheAges", "When you colonize, each bonus card counts 1 more."),
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "When you colonize, up to two military cards that you discard count 1 each.")},
    {"maximilien-robespierre",
        QT_TRANSLATE_NOOP("ThroughTheAges", "A revolution may take the military actions instead."),
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "A revolution may take the military actions instead; it then brings 3 culture: enter them by "
            "hand.")},
    {"william-shakespeare", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "With a library theaters cost 1 resource and 1 science less, with a theater libraries do: enter "
            "it as a discount.")},
    {"winston-churchill",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Your defence cards count twice. While a war is declared on you, units cost 2 resources less: "
            "enter it as a discount."),
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Each turn you choose: 3 culture, or 3 resources for units and 3 science less for one unit "
            "technology. Enter it by hand.")},
    sameNote("mahatma-gandhi",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Whoever attacks you pays twice the military actions.")),
    {"nikola-tesla",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "When he leaves, take the cards out that the others have for him."),
        nullptr},
    {"bill-gates", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "When he leaves, the levels of your labs bring as much culture: enter it by hand, at the end of "
            "the game as extra points.")},
    {"taj-mahal", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "In a turn in which your leader was replaced it costs 2 civil actions less to take.")},
    {"ocean-liner-service",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Once a turn a new worker for 5 food less, without an action."),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Once a turn a new worker without food and without an action.")},
    {"hollywood", nullptr,
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "What a leader adds to these buildings counts twice, too: enter it by hand.")},
    {"internet", nullptr,
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "What a leader adds to these buildings counts, too: enter it by hand.")},
    sameNote("strategic-territory-1", QT_TRANSLATE_NOOP("ThroughTheAges", "Draw 3 military cards.")),
    sameNote("strategic-territory-2", QT_TRANSLATE_NOOP("ThroughTheAges", "Draw 5 military cards.")),
    sameNote("open-borders-agreement",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "If one attacks the other it has 2 strength more in that battle.")),
    sameNote("trade-routes-agreement",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Once a turn A may use 1 food as a resource and B 1 resource as food: enter it by hand.")),
    sameNote("scientific-cooperation",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "For each technology the other pays 1 science: enter it by hand. Without that science the "
            "technology cannot be played.")),
    sameNote("international-tourism",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Each has 1 culture a turn for each finished wonder of the other: enter it, and change it when "
            "a wonder is finished.")),
};

constexpr CardNote EventNotes[] = {
    sameNote("markets", QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody chooses 2 food or 2 resources.")),
    sameNote("politics", QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody draws 3 military cards.")),
    sameNote("religion",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "Everybody with a free worker may build a Religion for nothing.")),
    sameNote("warfare",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody with a free worker may build Warriors for nothing.")),
    {"civil-life", nullptr,
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "Everybody does one of a few things without an action and for 1 less.")},
    sameNote("barbarians",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "Whoever has the most culture loses 1 worker, if among the two weakest.")),
    sameNote("border-conflict",
        QT_TRANSLATE_NOOP("ThroughTheAges", "The weakest destroys a building, farm or mine.")),
    sameNote(
        "cultural-influence", QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody gains the culture of a turn.")),
    sameNote("foray",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "The two strongest gain 3 food or resources together, as each chooses.")),
    sameNote("good-harvest", QT_TRANSLATE_NOOP("ThroughTheAges", "All farms produce.")),
    sameNote("immigration",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Whoever has the most happy faces gains a free worker.")),
    sameNote("new-deposits", QT_TRANSLATE_NOOP("ThroughTheAges", "All mines produce.")),
    sameNote("pestilence", QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody loses 1 worker.")),
    sameNote("raiders",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "The two weakest lose 2 food or resources together, as each chooses.")),
    sameNote("rebellion",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "In the next turn everybody has 2 civil actions less for each discontented worker.")),
    sameNote("reign-of-terror", QT_TRANSLATE_NOOP("ThroughTheAges", "The weakest loses 1 worker.")),
    sameNote("scientific-breakthrough",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody gains the science of a turn.")),
    {"civil-unrest",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody loses 4 culture for each discontented worker."),
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "Everybody loses 4 culture for each discontented worker; who has most of them a blue token, "
            "too.")},
    sameNote("economic-progress",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "All farms and mines produce, and consumption and corruption are paid.")),
    sameNote("emigration",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody loses half the discontented workers, rounded up.")),
    sameNote("iconoclasm", QT_TRANSLATE_NOOP("ThroughTheAges", "Leaders of older ages leave.")),
    sameNote("independence-declaration", QT_TRANSLATE_NOOP("ThroughTheAges", "The weakest loses a colony.")),
    sameNote("international-agreement",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "The strongest takes cards for up to 5 actions, which cost none.")),
    sameNote("national-pride",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Whoever has the most culture gains 5 culture.")),
    sameNote("popularization-of-science",
        QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody gains the science of a turn as culture.")),
    {"prosperity", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges", "Everybody gains 1 food for each happy face, at most 8.")},
    {"politics-of-strength", nullptr,
        QT_TRANSLATE_NOOP("ThroughTheAges", "The strongest draws 5 military cards, the weakest discards 3.")},
    sameNote("ravages-of-time",
        QT_TRANSLATE_NOOP("ThroughTheAges",
            "A wonder of age A or I falls: change it, it gives only 2 culture a turn then.")),
    sameNote("refugees", QT_TRANSLATE_NOOP("ThroughTheAges", "The weakest loses 1 worker.")),
    sameNote("terrorism",
        QT_TRANSLATE_NOOP(
            "ThroughTheAges", "Whoever has the least culture destroys an urban building of everybody else.")),
};

QString noteAmong(std::span<const CardNote> notes, std::string_view id, Edition edition)
{
    const auto found = std::ranges::find_if(notes, [&](const CardNote &note) { return note.id == id; });
    if (found == notes.end()) {
        return {};
    }
    const auto *text = edition == Edition::Original ? found->original : found->newStory;
    return text ? QCoreApplication::translate("ThroughTheAges", text) : QString();
}

QString withNote(const QString &text, const QString &note)
{
    QStringList lines{capitalised(text), note};
    lines.removeAll(QString());
    lines.removeDuplicates();
    return lines.join(u'\n');
}

class CardText
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    static QString of(const CardFacts &card, Edition edition)
    {
        QStringList parts;
        const auto effect = textOf(effectOf(card.effect), edition);
        if (card.kind == CardKind::Pact) {
            parts << pact(effect, textOf(effectOf(card.other), edition));
        } else {
            parts << effect;
        }
        if (const auto others = textOf(effectOf(card.others), edition); !others.isEmpty()) {
            //: What a card does to the other players.
            parts << tr("everybody else: %1").arg(others);
        }
        if (const auto gain = textOf(gainOf(card.effect)); !gain.isEmpty()) {
            //: What happens once, when a card comes into play.
            parts << tr("once %1").arg(gain);
        }
        parts.removeAll(QString());
        return parts.isEmpty() ? noteOf(card, edition) : listed(parts);
    }

    static QString of(const EventFacts &event, Edition edition)
    {
        QStringList parts;
        const auto add = [&](const QString &who, const Clauses &clauses) {
            if (const auto gain = textOf(gainOf(clauses)); !gain.isEmpty()) {
                parts << who.arg(gain);
            }
        };
        if (event.event == Revealed::Rats) {
            return tr("Everybody loses all food.");
        }
        //: Whom an event strikes and what it does, like the four that follow.
        add(tr("Everybody: %1."), event.all);
        add(event.two ? tr("The two strongest: %1.") : tr("The strongest: %1."), event.strongest);
        add(event.two ? tr("The two weakest: %1.") : tr("The weakest: %1."), event.weakest);
        parts << noteOf(event.event, edition);
        parts.removeAll(QString());
        return parts.isEmpty() ? tr("Nothing happens.") : parts.join(u' ');
    }

private:
    static QString pact(const QString &one, const QString &other)
    {
        if (one.isEmpty() && other.isEmpty()) {
            return {};
        }
        return one == other ? tr("both: %1").arg(one)
                            //: What the two sides of a pact have of it.
                            : tr("A: %1; B: %2").arg(one, other);
    }
};
}

QString listed(const QStringList &parts)
{
    //: Between parts that have commas themselves.
    return parts.join(QCoreApplication::translate("ThroughTheAges", "; "));
}

QString textOf(const CardFacts &card, Edition edition)
{
    return CardText::of(card, edition);
}

QString noteOf(const CardFacts &card, Edition edition)
{
    return noteAmong(CardNotes, card.id, edition);
}

QString toldOf(const CardFacts &card, Edition edition)
{
    return withNote(textOf(card, edition), noteOf(card, edition));
}

QString toldOf(const Card &card, Edition edition)
{
    const auto *facts = factsOf(edition, card);
    return withNote(textOf(card.effect, edition), facts ? noteOf(*facts, edition) : QString());
}

QString textOf(Revealed event, Edition edition)
{
    switch (event) {
    case Revealed::Impact:
        return QCoreApplication::translate("ThroughTheAges", "An event of age III.");
    case Revealed::Territory1:
    case Revealed::Territory2:
        return QCoreApplication::translate("ThroughTheAges", "A territory is auctioned.");
    default:
        return CardText::of(*factsOf(event), edition);
    }
}

QString noteOf(Revealed event, Edition edition)
{
    return noteAmong(EventNotes, idOf(event), edition);
}
}
