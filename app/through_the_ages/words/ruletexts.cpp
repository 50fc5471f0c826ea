// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/ruletexts.h"

#include <QCoreApplication>

namespace ThroughTheAges
{
namespace
{
struct RuleTexts {
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)
};
}

QString ruleOfTaking()
{
    return RuleTexts::tr(
        "A card of the row costs 1, 2 or 3 civil actions by its place, a wonder 1 more for each "
        "wonder you have finished. Only what it costs is entered; the card stays on the table.");
}

QString ruleOfGrowing()
{
    return RuleTexts::tr(
        "A new worker costs 1 civil action and food. The emptier the yellow bank, the more food; "
        "it is 2 at first and 7 in the end.");
}

QString ruleOfBuilding()
{
    return RuleTexts::tr(
        "A free worker goes to a technology that you know for 1 civil action, or 1 military action "
        "for a unit, and its price in resources.");
}

QString ruleOfUpgrading()
{
    return RuleTexts::tr(
        "A worker goes to a higher level of the same type for one action and the difference of the "
        "two prices.");
}

QString ruleOfDestroying()
{
    return RuleTexts::tr("Taking a worker off a technology costs one action. The worker is free again, the "
                         "resources are gone.");
}

QString ruleOfLearning()
{
    return RuleTexts::tr("A technology from your hand costs 1 civil action and its price in science.");
}

QString ruleOfUrbanLimit()
{
    return RuleTexts::tr(
        "Your government says how many workers each type of urban building may have. It stops "
        "building only: an upgrade is always possible.");
}

QString ruleOfGovernments()
{
    return RuleTexts::tr(
        "A new government comes in peace for the higher price in science and 1 civil action.");
}

QString ruleOfRevolutions()
{
    return RuleTexts::tr(
        "A revolution costs less science but all civil actions of the turn, so it must be the first "
        "thing you do.");
}

QString ruleOfLeaders(Edition edition)
{
    return edition == Edition::Original
        ? RuleTexts::tr(
            "A leader costs 1 civil action and puts the former one out. Leaders leave when the age after "
            "their own is over.")
        : RuleTexts::tr(
            "A leader costs 1 civil action and puts the former one out, which gives the action back. "
            "Leaders leave when the age after their own is over.");
}

QString ruleOfWonders()
{
    return RuleTexts::tr(
        "A wonder is begun when it is taken from the row, one at a time. Each stage costs 1 civil "
        "action and resources and keeps a blue token until the wonder is finished.");
}

QString ruleOfSpecials()
{
    return RuleTexts::tr(
        "A special technology costs 1 civil action and science. Of each family only the newest "
        "counts.");
}

QString ruleOfTactics()
{
    return RuleTexts::tr(
        "A tactic costs 1 military action. Each army, a full set of its units, adds its strength; "
        "an air force doubles the best one.");
}

QString ruleOfOutdatedArmies()
{
    return RuleTexts::tr("A unit two levels below the tactic is outdated, and an army with one adds less.");
}

QString ruleOfYellow()
{
    return RuleTexts::tr(
        "The yellow bank holds workers to come. Each section that is empty makes the next worker "
        "dearer, your people hungrier and wants another happy face.");
}

QString ruleOfBlue()
{
    return RuleTexts::tr(
        "Blue tokens lie on farms and mines as food and resources, and on a wonder under way. The "
        "fewer are left in the bank, the more corruption.");
}

QString ruleOfTokens()
{
    return RuleTexts::tr(
        "A token of level A, I, II or III is worth 1, 2, 3 or 5. The app pays with the lowest and "
        "gives change.");
}

QString ruleOfFaces()
{
    return RuleTexts::tr(
        "Whoever has fewer happy faces than the yellow bank asks for has discontented workers. Each "
        "free worker calms one of them.");
}

QString ruleOfUprisings(Edition edition)
{
    return edition == Edition::Original
        ? RuleTexts::tr(
            "More discontented than free workers at the end of a turn is an uprising: no culture, no "
            "science, no production, no cards.")
        : RuleTexts::tr(
            "More discontented than free workers at the end of a turn is an uprising: no culture, no "
            "science, no production.");
}

QString ruleOfCorruption(Edition edition)
{
    return edition == Edition::Original
        ? RuleTexts::tr(
            "Corruption takes 2, 4 or 6 resources after production, by the blue tokens that are left. "
            "What is not there is not lost.")
        : RuleTexts::tr(
            "Corruption takes 2, 4 or 6 resources before production, by the blue tokens that are left; "
            "what is missing is taken in food.");
}

QString ruleOfFamine()
{
    return RuleTexts::tr("Each food that is missing when your people eat costs 4 culture.");
}

QString ruleOfDrawing()
{
    return RuleTexts::tr(
        "For each military action that is left you draw a military card, at most 3; none in the "
        "first round and in age IV.");
}

QString ruleOfEvents()
{
    return RuleTexts::tr(
        "An event from your hand goes face down on the future events and brings culture by its "
        "level. Then the top one of the current events is revealed and strikes.");
}

QString ruleOfAggressions(Edition edition)
{
    return edition == Edition::Original
        ? RuleTexts::tr(
            "An aggression is decided at once. Both sides may give up units, the defender may add defence "
            "cards; the attacker must be higher.")
        : RuleTexts::tr(
            "An aggression is decided at once and only against somebody weaker. The defender may add "
            "defence cards; the attacker must be higher.");
}

QString ruleOfWars()
{
    return RuleTexts::tr(
        "A war is declared in one turn and decided in the next turn of who declared it. There are "
        "no defence cards; the higher side wins, whoever it is.");
}

QString ruleOfSacrifices(Edition edition)
{
    return edition == Edition::Original
        ? RuleTexts::tr(
            "Units that are given up add their strength once more, with the bonus of the armies among "
            "them, and go back to the bank. Not in the last round.")
        : RuleTexts::tr("In this edition units are given up for colonies only, never in battle.");
}

QString ruleOfColonies()
{
    return RuleTexts::tr(
        "A territory goes to the highest bid. It is paid with at least one unit, what your cards add "
        "and bonus cards; the units are gone.");
}

QString ruleOfPacts()
{
    return RuleTexts::tr(
        "A pact binds two players as long as both want it; each of them has one side. It leaves when "
        "the age after its own is over.");
}

QString ruleOfImpacts()
{
    return RuleTexts::tr(
        "Events of age III score for everybody by what is on the boards, each once a game. Those "
        "that are left are all scored at the end.");
}

QString ruleOfAges()
{
    return RuleTexts::tr(
        "When the civil deck runs out, the next age begins. Everybody loses 2 yellow tokens; leaders, "
        "pacts and unfinished wonders that are older than the age before leave.");
}

QString ruleOfTheEnd()
{
    return RuleTexts::tr(
        "Age IV brings the last round: everybody has the same number of turns. Then the last events "
        "are scored and most culture wins.");
}

QString ruleOfRivalUnits()
{
    return RuleTexts::tr(
        "Its units lie on tactics. One unit of a tactic is worth the small number, two the large "
        "one; more count in pairs.");
}

QString ruleOfRivalPlay()
{
    return RuleTexts::tr(
        "It plays at most one card, the first that fits: a war if it is far stronger than you, an "
        "aggression if it is stronger, then an event or a territory. If several fit, the lot "
        "decides.");
}

QString ruleOfRivalProduction()
{
    return RuleTexts::tr(
        "Then a better tactic comes into play, it builds or upgrades units and gains culture by the "
        "age. If it is far weaker than you it mobilises instead: more units, no culture.");
}
}
