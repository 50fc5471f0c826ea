// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/ruletexts.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
struct Rule {
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    static QString of(Place place)
    {
        switch (place) {
        case Place::Hunt:
            return tr("Hunt: 2 pips bring 1 food. There is room for everybody.");
        case Place::Forest:
            return tr("Forest: 3 pips bring 1 wood. There is room for 7 figures.");
        case Place::ClayPit:
            return tr("Clay pit: 4 pips bring 1 clay. There is room for 7 figures.");
        case Place::Quarry:
            return tr("Quarry: 5 pips bring 1 stone. There is room for 7 figures.");
        case Place::River:
            return tr("River: 6 pips bring 1 gold. There is room for 7 figures.");
        case Place::WoodSite:
            return tr("Own wood site: 2 pips bring 1 wood. Up to 3 of your own figures work there.");
        case Place::GoldSite:
            return tr("Own gold site: 5 pips bring 1 gold. Up to 3 of your own figures work there.");
        }
        Q_UNREACHABLE();
    }

    static QString of(Village place)
    {
        switch (place) {
        case Village::ToolMaker:
            return tr("Tool maker, 1 figure: the lowest of your three tools rises by 1, from the left, up to "
                      "4 each.");
        case Village::Hut:
            return tr("Hut, 2 figures: one person more, 10 at most. The new one eats in this round and works "
                      "from the next.");
        case Village::Field:
            return tr("Field, 1 figure: agriculture rises by 1, up to 10. It brings as much food every "
                      "round.");
        case Village::Trader:
            return tr("Trader, 2 figures: two steps on the trade track, up to 10, and 2 jewels.");
        }
        Q_UNREACHABLE();
    }

    static QString of(Craft craft)
    {
        switch (craft) {
        case Craft::Farmers:
            return tr("Each farmer is worth your agriculture.");
        case Craft::ToolMakers:
            return tr("Each tool maker is worth the sum of your three tools.");
        case Craft::Builders:
            return tr("Each builder is worth the number of your buildings.");
        case Craft::Shamans:
            return tr("Each shaman is worth the number of your people.");
        case Craft::Traders:
            return tr("Each trader is worth your place on the trade track.");
        }
        Q_UNREACHABLE();
    }

    static QString of(Tile tile)
    {
        switch (tile) {
        case Tile::Fixed:
            return tr("Most tiles show exactly three resources.");
        case Tile::Kinds:
            return tr("Some ask for 4 or 5 resources of exactly so many kinds.");
        case Tile::Any:
            return tr("Some take from 1 to 7 resources, whichever you like.");
        case Tile::Jewels:
            return tr("A tile for jewels takes from 1 to 4 of them and gives 4 points for each.");
        case Tile::Printed:
            return tr("Other tiles of the expansion give printed points and more: a site of your own, a "
                      "secret card "
                      "or dice with style.");
        }
        Q_UNREACHABLE();
    }

    static QString symbols(const Setup &setup)
    {
        return setup.expansion
            ? tr("Different symbols make a set: its number times itself, so 81 for all nine. What you have "
                 "twice makes further sets.")
            : tr("Different symbols make a set: its number times itself, so 64 for all eight. What you have "
                 "twice makes further sets.");
    }

    static QString feeding()
    {
        return tr("When all figures are back, everybody’s people eat 1 food each. Agriculture brings its "
                  "number of food first.");
    }
    static QString hunger()
    {
        return tr(
            "Whoever is short gives any resource for each missing food, or lets the people go hungry and "
            "loses 10 points. Jewels feed nobody.");
    }

    static QString exchange(int trade)
    {
        const auto rate = rateAt(trade);
        if (!rate) {
            return tr("At 0 on the trade track there is no exchange.");
        }
        if (rate->give == 2) {
            return tr("From 1 to 3 on the trade track you exchange two for one.");
        }
        return rate->mostGot == 1 ? tr("From 4 to 8 on the trade track you exchange one for one.")
                                  : tr("At 9 and 10 on the trade track you exchange one for two.");
    }
};
}

QString ruleOf(Place place)
{
    return Rule::of(place);
}

QString ruleOf(Village place)
{
    return Rule::of(place);
}

QString ruleOf(Craft craft)
{
    return Rule::of(craft);
}

QString ruleOf(Tile tile)
{
    return Rule::of(tile);
}

QString ruleOfSymbols(const Setup &setup)
{
    return Rule::symbols(setup);
}

QString ruleOfFeeding()
{
    return Rule::feeding();
}

QString ruleOfHunger()
{
    return Rule::hunger();
}

QString ruleOfExchange(int trade)
{
    return Rule::exchange(trade);
}
}
