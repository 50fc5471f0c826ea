// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/texts.h"
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
        if (const auto good = fromId<Good>(id)) {
            return nameOf(*good);
        }
        if (const auto monument = fromId<Monument>(id)) {
            return nameOf(*monument);
        }
        if (const auto development = fromId<Development>(id)) {
            return nameOf(*development);
        }
        if (id == "food") {
            return tr("Food");
        }
        if (id == "ships") {
            return tr("The number of ships");
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

    static QString outOfRange(const Hint &hint)
    {
        if (hint.subject == "swap") {
            return tr("A good is swapped for another one.");
        }
        if (hint.most == 0) {
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
            return tr("%n dice are needed, one for each city.", nullptr, hint.count);
        case Code::EitherSplit:
            return tr("Only %n dice can be food or workers.", nullptr, hint.count);
        case Code::NotEnoughWorkers:
            return tr("%n worker(s) short.", nullptr, hint.count);
        case Code::NotEnoughGoods:
            return tr("Only %n %1 left.", nullptr, hint.count).arg(subject(hint.subject));
        case Code::NotEnoughFood:
            return tr("Only %n food left.", nullptr, hint.count);
        case Code::NotEnoughCoins:
            return tr("%n short. Add a goods row.", nullptr, hint.count);
        case Code::BoxFull:
            return tr("Only %n box(es) left there.", nullptr, hint.count);
        case Code::MonumentNotInPlay:
            return tr("Not in play with %n player(s).", nullptr, hint.count);
        case Code::AlreadyOwned:
            return tr("You already have %1.").arg(subject(hint.subject));
        case Code::RowFull:
            return tr("No room: %1 ends at %2.").arg(subject(hint.subject)).arg(hint.most);
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
