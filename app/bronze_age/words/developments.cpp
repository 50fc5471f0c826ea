// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/ruletexts.h"
#include "app/bronze_age/words/texts.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
struct Effect {
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    static QString inShort(Development development, const Rulebook &book)
    {
        switch (development) {
        case Development::Leadership:
            return tr("Reroll 1 die after your last roll");
        case Development::Irrigation:
            return tr("Drought has no effect");
        case Development::Agriculture:
            return tr("+1 food per food die");
        case Development::Quarrying:
            return tr("+1 stone when you collect stone");
        case Development::Medicine:
            return tr("Pestilence has no effect");
        case Development::Coinage:
            return tr("Coin dice are worth 12");
        case Development::Caravans:
            return tr("No need to discard goods");
        case Development::Religion:
            return tr("Revolt hits your opponents");
        case Development::Granaries:
            return tr("Sell food for %n coins each", nullptr, book.coinsPerFood);
        case Development::Masonry:
            return tr("+1 worker per worker die");
        case Development::Engineering:
            return tr("1 stone = 3 workers");
        case Development::Architecture:
            return tr("Bonus: %n points per monument", nullptr, book.pointsPerMonument);
        case Development::Empire:
            return tr("Bonus: %n points per city", nullptr, 1);
        case Development::Preservation:
            return tr("1 pottery doubles your food");
        case Development::Shipping:
            return tr("Each ship swaps 1 good a turn");
        case Development::Smithing:
            return tr("Invasion hits your opponents");
        case Development::Commerce:
            return tr("Bonus: %n points per good left", nullptr, 1);
        }
        Q_UNREACHABLE();
    }

    static QString inFull(Development development, const Rulebook &book, bool alone)
    {
        switch (development) {
        case Development::Leadership:
            return tr("After your last roll you may roll one die once more, even a skull. What it shows then "
                      "counts.");
        case Development::Irrigation:
            return tr("The Drought that 2 skulls bring costs you nothing.");
        case Development::Agriculture:
            return tr(
                "Each die taken as food brings 1 food more. A choice die counts when you take its food.");
        case Development::Quarrying:
            return tr("In a turn in which you collect stone you get 1 stone more, once and after all other "
                      "goods, if its row has room.");
        case Development::Medicine:
            return alone ? tr("The Pestilence that 3 skulls bring costs you nothing.")
                         : tr("When somebody else rolls 3 skulls, the Pestilence costs you nothing.");
        case Development::Coinage:
            return tr("Each coin die is worth 12 coins instead of 7.");
        case Development::Caravans:
            return tr("At the end of your turn you keep all your goods, however many there are.");
        case Development::Religion:
            return alone
                ? tr("The Revolt that 5 skulls or more bring takes nothing from you.")
                : tr("When you roll 5 skulls or more, you keep your goods, and every opponent without "
                     "Religion loses all of theirs.");
        case Development::Granaries:
            return tr("When you buy, you may sell food for %n coins each.", nullptr, book.coinsPerFood);
        case Development::Masonry:
            return tr("Each die taken as workers brings 1 worker more. A choice die counts when you take its "
                      "workers.");
        case Development::Engineering:
            return tr("When you build, each stone you give does the work of 3 workers.");
        case Development::Architecture:
            return tr("At the end each monument you have built brings %n points more.", nullptr,
                book.pointsPerMonument);
        case Development::Empire:
            return tr("At the end each of your cities brings 1 point more, the first three too.");
        case Development::Preservation:
            return tr(
                "Before you roll, once a turn, you may give 1 pottery to double your food, up to %1. You "
                "need at least 1 food.")
                .arg(MaxFood);
        case Development::Shipping:
            return tr(
                "When you build, you may also build ships, %1 at most, for 1 wood and 1 cloth each. After "
                "building, each ship may swap one of your goods for another, once a turn.")
                .arg(MaxShips);
        case Development::Smithing:
            return alone
                ? tr("The Invasion that 4 skulls bring costs you nothing.")
                : tr("When you roll 4 skulls, the Invasion hits every opponent without a finished "
                     "Great Wall instead of you. Each spearhead you give costs each of them 2 points "
                     "more.");
        case Development::Commerce:
            return tr("At the end each good you still have brings 1 point more.");
        }
        Q_UNREACHABLE();
    }

    static QString priced(Development development, const Setup &setup)
    {
        const auto price = rulebook(setup.edition).developments[development];
        //: An entry of the list of developments: the name, the cost, the points, then the rule.
        return tr("%1: costs %2, worth %n points. %3", nullptr, price.points)
            .arg(nameOf(development), QString::number(price.cost), ruleOf(development, setup));
    }
};
}

QString effectOf(Development development, Edition edition)
{
    return Effect::inShort(development, rulebook(edition));
}

QString ruleOf(Development development, const Setup &setup)
{
    return Effect::inFull(development, rulebook(setup.edition), setup.players == 1);
}

QString entryOf(Development development, const Setup &setup)
{
    return Effect::priced(development, setup);
}
}
