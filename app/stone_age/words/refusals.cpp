// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/error.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
struct RefusalText {
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    static QString place(std::string_view id)
    {
        if (const auto place = fromId<Place>(id)) {
            return nameOf(*place);
        }
        if (const auto village = fromId<Village>(id)) {
            return nameOf(*village);
        }
        return id == "stack" ? tr("Building") : tr("Card");
    }

    static QString subject(std::string_view id)
    {
        if (const auto track = fromId<Track>(id)) {
            return nameOf(*track);
        }
        if (const auto material = fromId<Material>(id)) {
            return nameOf(*material);
        }
        if (const auto craft = fromId<Craft>(id)) {
            return nameOf(*craft);
        }
        if (const auto symbol = fromId<Symbol>(id)) {
            return nameOf(*symbol);
        }
        if (id == "stack") {
            return tr("The stack");
        }
        if (id == "slot") {
            return tr("The card’s place");
        }
        if (id == "count") {
            return tr("The number of resources");
        }
        if (id == "kinds") {
            return tr("The number of kinds");
        }
        if (id == "oneUse") {
            return tr("A one-use tool");
        }
        if (id == "anyTwo") {
            return tr("The number of kept cards");
        }
        if (id == "buildings") {
            return tr("The number of buildings");
        }
        return tr("The seat");
    }

    static QString left(Material material, int count)
    {
        return count == 0 ? tr("%1: none left.").arg(nameOf(material))
                          : tr("Only %1 left.").arg(amount(material, count));
    }

    static QString limit(const Hint &hint)
    {
        return hint.subject.empty()
            ? tr("With %1 players only %n of the village’s places are used in a round.", nullptr, hint.count)
                  .arg(hint.most)
            : tr("%1: with %2 players only %n of them may come.", nullptr, hint.count)
                  .arg(place(hint.subject))
                  .arg(hint.most);
    }

    static QString payment(const Hint &hint)
    {
        if (hint.subject == "feed") {
            return tr("Give exactly %n resources.", nullptr, hint.count);
        }
        if (hint.subject == "slot") {
            return tr("This card costs exactly %n resources.", nullptr, hint.count);
        }
        if (hint.subject == "jewel-slot") {
            return tr("This costs exactly %n jewels.", nullptr, hint.count);
        }
        switch (*fromId<Tile>(hint.subject)) {
        case Tile::Fixed:
            return tr("This building costs three resources as they are printed on a tile.");
        case Tile::Kinds:
            return tr("This building costs exactly %1 resources of exactly %2 kinds.")
                .arg(hint.count)
                .arg(hint.most);
        case Tile::Any:
            return tr("This building costs from 1 to %1 resources.").arg(MostOnAnyTile);
        case Tile::Jewels:
        case Tile::Printed:
            break;
        }
        return tr("This building costs from 1 to %1 jewels.").arg(MostJewelsOnTile);
    }

    static QString exchange(const Hint &hint)
    {
        if (hint.subject == "pay") {
            return tr("All that you get must be part of this payment.");
        }
        if (hint.count == 2) {
            return tr("Your rate is two for one: give exactly two and get one.");
        }
        return hint.most == 1 ? tr("Your rate is one for one: give exactly one and get one.")
                              : tr("Your rate is one for two: give exactly one and get one or two.");
    }

    static QString outOfRange(const Hint &hint)
    {
        if (hint.subject == idOf(Place::Hunt)) {
            return tr("Jewels are found only by hunting.");
        }
        if (hint.subject == "bonusCard") {
            return tr("A second card comes only with the card that costs jewels.");
        }
        return tr("%1: from %2 to %3.").arg(subject(hint.subject)).arg(hint.least).arg(hint.most);
    }

    static QString sentence(Code code, const Hint &hint, const Record &record)
    {
        const auto name = [&](int seat) {
            return QString::fromStdString(record.players[static_cast<std::size_t>(seat)]);
        };
        switch (code) {
        case Code::GameOver:
            return tr("The game is over. Undo to play on.");
        case Code::NotInOptions:
            return hint.subject == "bonus" ? tr("This game is played without bonus tiles.")
                                           : tr("This belongs to the expansion, which is not in this game.");
        case Code::WrongPhase:
            return hint.subject == idOf(Phase::Feed) ? tr("All figures are back. Feed the people first.")
                                                     : tr("The people are fed once all figures are back.");
        case Code::NotEnoughPeople:
            return hint.count == 0 ? tr("No figures are left to use this round.")
                                   : tr("Only %n figures are left to use this round.", nullptr, hint.count);
        case Code::PlaceUsed:
            return tr("%1: you have been there this round.").arg(place(hint.subject));
        case Code::PlaceTaken:
            return tr("%1: %2 is there this round.").arg(place(hint.subject), name(hint.seat));
        case Code::PlaceLimit:
            return limit(hint);
        case Code::PlaceFull:
            return hint.count == 0
                ? tr("%1: no room is left.").arg(place(hint.subject))
                : tr("%1: there is room for %n figures only.", nullptr, hint.count).arg(place(hint.subject));
        case Code::NotOwned:
            return hint.subject == "anyTwo" ? tr("You have not kept a card for any two resources.")
                                            : tr("%1: build one first.").arg(place(hint.subject));
        case Code::DiceTotal:
            return tr("These dice show from %1 to %2 in all.").arg(hint.least).arg(hint.most);
        case Code::ToolUsed:
            return tr("Each tool is used once a round.");
        case Code::NoSuchTool:
            return hint.subject == "oneUse" ? tr("You do not have so many one-use tools of this value.")
                                            : tr("There is no tool on this space yet.");
        case Code::NotEnoughResources:
        case Code::NotEnoughJewels:
            return left(*fromId<Material>(hint.subject), hint.count);
        case Code::WrongPayment:
            return payment(hint);
        case Code::CardGone:
            return tr("Card %1 has been bought before. Each is there once.").arg(hint.count);
        case Code::DeckEmpty:
            return tr("Only %n cards are left in the deck.", nullptr, hint.count);
        case Code::BadPick:
            return hint.subject == "picks"
                ? tr("Exactly %n dice are taken, one a player.", nullptr, hint.count)
                : tr("Take exactly %n resources.", nullptr, hint.count);
        case Code::NoExchange:
            return tr("Exchanging needs a step on the trade track.");
        case Code::ExchangeRate:
            return exchange(hint);
        case Code::ExchangeUsed:
            return tr("You have exchanged this round. The next exchange is in the next one.");
        case Code::AlreadyFed:
            return tr("The people of %1 are fed.").arg(name(hint.seat));
        case Code::OutOfRange:
            return outOfRange(hint);
        }
        Q_UNREACHABLE();
    }
};
}

QString refusalText(const Refusal &refusal, const Record &record)
{
    return RefusalText::sentence(*fromId<Code>(refusal.code), refusal.hint, record);
}
}
