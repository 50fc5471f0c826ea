// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/help.h"
#include "app/through_the_ages/words/ruletexts.h"
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
class Help
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    explicit Help(const Setup &setup)
        : m_setup(setup)
        , m_edition(setup.edition)
    {
    }

    QList<HelpTopic> topics() const
    {
        QList<HelpTopic> list{
            {u"turn"_s, tr("The turn"), turn()},
            {u"cards"_s, tr("Cards"), cards()},
            {u"workers"_s, nameOf(Benefit::Population), workers()},
            {u"technologies"_s, tr("Technologies"), {ruleOfLearning(), ruleOfSpecials(), ruleOfTokens()}},
            {u"government"_s, nameOf(Source::Government), governments()},
            {u"wonders"_s, nameOf(Source::Wonders), wonders()},
            {u"leaders"_s, nameOf(Source::Leaders), {ruleOfLeaders(m_edition)}},
            {u"tactic"_s, tr("Tactic"), {ruleOfTactics(), ruleOfOutdatedArmies()}},
            {u"politics"_s, tr("Politics"), politics()},
            {u"battle"_s, nameOf(Source::Battles), battles()},
            {u"colony"_s, nameOf(Source::Colonies), {ruleOfColonies(), bidding()}},
        };
        if (m_setup.players > 2) {
            list << HelpTopic{u"pacts"_s, nameOf(Source::Pacts), {ruleOfPacts()}};
        }
        list << QList<HelpTopic>{
            {u"impacts"_s, nameOf(Source::Impacts), {ruleOfImpacts(), ties()}},
            {u"end"_s, tr("The end of a turn"), endOfTurn()},
            {u"ages"_s, tr("Ages"), {ruleOfAges(), decks()}},
            {u"score"_s, tr("The end"), score()},
        };
        if (m_setup.players == 1) {
            list << rival();
        }
        list << HelpTopic{u"table"_s, tr("What the table sees to"), table()};
        return list;
    }

private:
    QStringList turn() const
    {
        return {
            tr("In your turn you may play one political card, then use your civil and military actions in "
               "any "
               "order. “End the turn” does the rest."),
            tr("On the board, touch what your hand would have moved: a technology, the yellow bank, the "
               "wonder. What "
               "it would cost and change stands there before you tap."),
            tr("In the first round only cards are taken: the first player has 1 civil action, the second 2, "
               "and so "
               "on."),
            ruleOfUrbanLimit(),
        };
    }
    static QStringList cards()
    {
        return {
            ruleOfTaking(),
            tr("Cards of the hand stay on the table. What comes into play is chosen from the list; a card "
               "that is "
               "not there is entered by hand once and remembered."),
            tr("A yellow card that makes something cheaper is the discount in the tray. One that gives "
               "something is "
               "entered as an action card."),
        };
    }
    static QStringList workers()
    {
        return {ruleOfGrowing(), ruleOfBuilding(), ruleOfUpgrading(), ruleOfDestroying(), ruleOfYellow(),
            ruleOfFaces()};
    }
    static QStringList governments()
    {
        return {ruleOfGovernments(), ruleOfRevolutions(), ruleOfUrbanLimit()};
    }
    static QStringList wonders()
    {
        return {
            ruleOfWonders(),
            tr("Masonry and its successors allow more stages with one action. An unfinished wonder that is "
               "too old "
               "is lost when an age begins."),
        };
    }
    QStringList politics() const
    {
        return {
            tr("One political card a turn, before all else: an event, an aggression, a war or a pact. You "
               "may also "
               "resign."),
            ruleOfEvents(),
            tr("What an event does to everybody is offered; what somebody chooses is entered on that "
               "player’s "
               "board."),
        };
    }
    QStringList battles() const
    {
        QStringList list{ruleOfAggressions(m_edition), ruleOfWars(), ruleOfSacrifices(m_edition)};
        if (m_setup.leagues) {
            list << tr(
                "Against leagues: whoever was attacked cannot be attacked again before their own next turn.");
        }
        return list;
    }
    static QString bidding()
    {
        return tr("The auction is at the table; only who won it, the bid and what is paid are entered.");
    }
    static QString ties() { return tr("In a tie the player on turn is ahead, then the next one in order."); }

    QStringList endOfTurn() const
    {
        return {
            tr("First it is seen whether the people rise. Then come culture and science, food, consumption, "
               "resources "
               "and corruption, and the military cards to draw."),
            ruleOfUprisings(m_edition),
            ruleOfFamine(),
            ruleOfCorruption(m_edition),
            ruleOfDrawing(),
        };
    }
    static QString decks()
    {
        return tr("“New age” in Politics is tapped when the last card of the civil deck goes into the row.");
    }
    QStringList score() const
    {
        QStringList list{ruleOfTheEnd()};
        list << (m_setup.players == 1 ? tr("Against the Rival only more culture wins: in a tie it is ahead.")
                                      : tr("Equal culture shares the win. Whoever resigned comes last."));
        return list;
    }

    QList<HelpTopic> rival() const
    {
        return {
            {u"rival"_s, rivalName(),
                {tr("You play against an opponent that has no board, only units on tactics and culture. You "
                    "turn its "
                    "cards over, the app says what it does."),
                    textOf(m_setup.rival), ruleOfRivalPlay(), ruleOfRivalProduction(),
                    tr("In the end it has 60 culture for the four events that were set aside, and its rank "
                       "in "
                       "strength.")}},
            {u"rival-hand"_s, tr("Its cards"), {ruleOfRivalPlay(), hand()}},
            {u"rival-war"_s, tr("Its war"),
                {tr("It decides first what it gives up, then you. Whoever is higher wins; the Rival gains or "
                    "loses "
                    "the difference as culture."),
                    tr("What the war card costs or brings you is entered: resources rather than food."),
                    ruleOfSacrifices(m_edition)}},
            {u"rival-attack"_s, tr("Its attack"),
                {tr("It wins only if its strength is higher than yours with all that you add. Equal is "
                    "enough to "
                    "hold."),
                    tr("If it wins it gains 3, 5 or 7 culture by the card, and you lose what the card says. "
                       "The app "
                       "chooses what you lose, but for a worker or a colony of several."),
                    ruleOfSacrifices(m_edition)}},
            {u"rival-event"_s, tr("Its event"),
                {tr("Put its card on the future events, reveal the current one and tap it. What it does to "
                    "the "
                    "Rival is known; what it does to you is entered.")}},
            {u"rival-bid"_s, tr("Its bid"),
                {tr("Draw three military cards for it. It bids what bonus cards bring and its weakest unit, "
                    "and a "
                    "second one if it stays stronger than you.")}},
            {u"bid"_s, tr("Your bid"),
                {tr("Bid more than the Rival and pay with units, or pass and it has the "
                    "territory: 7 culture for age I, 13 for age II."),
                    ruleOfColonies()}},
            {u"rival-army"_s, tr("Its army"), {ruleOfRivalUnits(), ruleOfRivalProduction()}},
        };
    }
    static QString hand()
    {
        return tr("Turn over as many of its cards as the page says and tap each. They are discarded "
                  "afterwards: what "
                  "was drawn is the whole hand.");
    }

    QStringList table() const
    {
        return {
            tr("The app sees no cards: the row, the hands, the decks and the piles of events stay on the "
               "table, as "
               "does whether a card may be taken or played."),
            tr("What a card brings beyond its lasting effect is said where it is played, and entered by "
               "hand."),
            tr("Who wins an auction, what spoils a war brings and whom an event strikes when somebody must "
               "choose is "
               "taken at the table’s word."),
        };
    }

    const Setup &m_setup;
    const Edition m_edition;
};
}

QList<HelpTopic> helpTopics(const Setup &setup)
{
    return Help(setup).topics();
}
}
