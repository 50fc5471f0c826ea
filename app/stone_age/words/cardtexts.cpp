// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
struct Printed {
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    static QString of(const Tops::DiceForAll &) { return tr("dice for all"); }
    static QString of(const Tops::Food &top) { return foodAmount(top.count); }
    static QString of(const Tops::SomeResources &top)
    {
        return sumOf(top.of) > 0 ? listOf(amountsOf(top.of)) : tr("nothing");
    }
    static QString of(const Tops::TwoDice &top)
    {
        //: Two dice are rolled for a resource, named in place of %1.
        return tr("2 dice: %1").arg(nameOf(top.resource));
    }
    static QString of(const Tops::OneUseTool &top) { return tr("one-use tool worth %1").arg(top.value); }
    static QString of(const Tops::Points &top) { return pointsAmount(top.count); }
    static QString of(const Tops::Agriculture &) { return tr("a step of agriculture"); }
    static QString of(const Tops::Tool &) { return tr("a tool"); }
    static QString of(const Tops::ExtraCard &) { return tr("an extra card"); }
    static QString of(const Tops::AnyTwo &) { return tr("any two resources"); }
    static QString of(const Tops::StyleDice &) { return tr("dice with style"); }
    static QString of(const Tops::Trade &) { return tr("a step of trade"); }

    static QString of(const Gains::WoodSite &) { return nameOf(Place::WoodSite); }
    static QString of(const Gains::GoldSite &) { return nameOf(Place::GoldSite); }
    static QString of(const Gains::SecretCard &) { return tr("a secret card"); }
    static QString of(const Gains::StyleDice &) { return tr("dice with style"); }
    static QString of(const Gains::BonusTile &gain) { return nameOf(gain.of); }

    static QString of(TopKind top)
    {
        switch (top) {
        case TopKind::DiceForAll:
            return tr("Dice for all");
        case TopKind::Food:
            return foodName();
        case TopKind::Resources:
            //: A kind of upper half of cards: it gives certain resources.
            return tr("Resources");
        case TopKind::TwoDice:
            return tr("2 dice");
        case TopKind::OneUseTool:
            return tr("One-use tool");
        case TopKind::Points:
            return tr("Points");
        case TopKind::Agriculture:
            return nameOf(Track::Agriculture);
        case TopKind::Tool:
            return nameOf(Pick::Tool);
        case TopKind::ExtraCard:
            return tr("Extra card");
        case TopKind::AnyTwo:
            return tr("Any two");
        case TopKind::StyleDice:
            return tr("Dice with style");
        case TopKind::Trade:
            break;
        }
        return nameOf(Track::Trade);
    }

    static QString of(Symbol symbol)
    {
        //: A symbol on a card, named in place of %1.
        return tr("symbol %1").arg(nameOf(symbol));
    }
    static QString of(const Craftsmen &people) { return amount(people.craft, people.count); }
};
}

QString textOf(const Bottom &bottom)
{
    return std::visit([](const auto &half) { return Printed::of(half); }, bottom);
}

QString textOf(const Top &top)
{
    return std::visit([](const auto &half) { return Printed::of(half); }, top);
}

QString nameOf(TopKind top)
{
    return Printed::of(top);
}

QString textOf(const Gain &gain)
{
    return std::visit([](const auto &kind) { return Printed::of(kind); }, gain);
}
}
