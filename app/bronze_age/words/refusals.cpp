// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/error.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
struct RefusalText {
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    static QString subject(std::string_view id)
    {
        if (const auto ware = fromId<Ware>(id)) {
            return nameOf(*ware);
        }
        if (const auto city = fromId<City>(id)) {
            return nameOf(*city);
        }
        if (const auto monument = fromId<Monument>(id)) {
            return nameOf(*monument);
        }
        if (const auto development = fromId<Development>(id)) {
            return nameOf(*development);
        }
        if (id == "ships") {
            return tr("Ships");
        }
        if (id == "city") {
            return tr("A city");
        }
        if (id == "boxes") {
            return tr("The number of boxes");
        }
        if (id == "disasters") {
            return tr("The number of disaster boxes");
        }
        if (id == "player") {
            return tr("The seat");
        }
        return tr("This");
    }

    static QString partnerHas(const QString &partner, Ware ware, int count)
    {
        return count == 0 ? tr("%1 has none of it: %2.").arg(partner, nameOf(ware))
                          : tr("%1 has only %2.").arg(partner, amount(ware, count));
    }

    static QString left(Ware ware, int count)
    {
        return count == 0 ? tr("%1: none left.").arg(nameOf(ware))
                          : tr("Only %1 left.").arg(amount(ware, count));
    }

    static QString outOfRange(const Hint &hint)
    {
        if (hint.subject == "swap") {
            return tr("A good is swapped for another one.");
        }
        if (hint.subject == "first") {
            return tr("Only a finished monument can be first.");
        }
        if (hint.subject == "invasion") {
            return tr("Spearheads are given when exactly 4 skulls bring an Invasion.");
        }
        return tr("%1 goes from %2 to %3.").arg(subject(hint.subject)).arg(hint.least).arg(hint.most);
    }

    static QString sentence(Code code, const Hint &hint, const Record &record)
    {
        const auto name = [&](int seat) {
            return QString::fromStdString(record.players[static_cast<std::size_t>(seat)]);
        };
        switch (code) {
        case Code::GameOver:
            return tr("The game is over. Undo to play on.");
        case Code::NotInEdition:
            return tr("%1 is not part of this edition.").arg(subject(hint.subject));
        case Code::NotInOptions:
            return tr("This game is played without trading.");
        case Code::WrongPhase:
            return hint.subject == idOf(Phase::Roll) ? tr("Roll the dice first.")
                                                     : tr("That step is over. Undo to go back.");
        case Code::NeedsDevelopment:
            return tr("This needs %1.").arg(subject(hint.subject));
        case Code::DiceCount:
            return hint.subject == "full"
                ? tr("All %n dice are entered. Tap one of them to change it.", nullptr, hint.count)
                : tr("%n dice are needed, one for each city.", nullptr, hint.count);
        case Code::EitherSplit:
            return tr("Only %n dice can be food or workers.", nullptr, hint.count);
        case Code::NotEnoughWorkers:
            return tr("%n workers short.", nullptr, hint.count);
        case Code::NotEnoughGoods:
        case Code::NotEnoughFood:
            return hint.seat < 0 ? left(*fromId<Ware>(hint.subject), hint.count)
                                 : partnerHas(name(hint.seat), *fromId<Ware>(hint.subject), hint.count);
        case Code::NotEnoughCoins:
            return tr("%n short. Add a goods row.", nullptr, hint.count);
        case Code::BoxFull:
            return (hint.count == 0 ? tr("%1: no boxes left.")
                                    : tr("%1: only %n boxes left.", nullptr, hint.count))
                .arg(subject(hint.subject));
        case Code::MonumentNotInPlay:
            return tr("%1: not in play with %n players.", nullptr, hint.count).arg(subject(hint.subject));
        case Code::AlreadyOwned:
            return tr("You already have %1.").arg(subject(hint.subject));
        case Code::RowFull:
            return hint.seat < 0 ? tr("No room: %1 ends at %2.").arg(subject(hint.subject)).arg(hint.most)
                                 : tr("No room for %1: %2 ends at %3.")
                                       .arg(name(hint.seat), subject(hint.subject))
                                       .arg(hint.most);
        case Code::TradePartner:
            return tr("Choose another player.");
        case Code::EmptyTrade:
            return tr("Both sides must give something.");
        case Code::SwapLimit:
            return tr("No ship left for a swap this turn.");
        case Code::DiscardCount:
            return tr("Discard exactly %n.", nullptr, hint.count);
        case Code::FirstTaken:
            return tr("%1 was first here.").arg(name(hint.seat));
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
