// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/texts.h"
#include "model/through_the_ages/error.h"

#include <QCoreApplication>

namespace ThroughTheAges
{
namespace
{
class RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    RefusalText(const Hint &hint, const QStringList &names)
        : m_hint(hint)
        , m_names(names)
    {
    }

    QString sentence(Code code) const
    {
        switch (code) {
        case Code::GameOver:
            return tr("The game is over. Undo to play on.");
        case Code::NotInEdition:
            return m_hint.subject == "sacrifice" ? tr("In this edition no units are given up in battle.")
                                                 : tr("%1 is not in this edition.").arg(subject());
        case Code::WrongPhase:
            return wrongPhase(*fromId<Phase>(m_hint.subject));
        case Code::FirstRound:
            return tr("In the first round only cards are taken.");
        case Code::NoSuchPlayer:
            return tr("Choose another player.");
        case Code::TooEarly:
            return tr("%1 belongs to a later age.").arg(subject());
        case Code::NotFirstAction:
            return tr("A revolution must be the first action.");
        case Code::NotEnoughCivil:
            return tr("%n civil actions short.", nullptr, m_hint.count);
        case Code::NotEnoughMilitary:
            return tr("%n military actions short.", nullptr, m_hint.count);
        case Code::AlreadyKnown:
            return tr("%1 is known already.").arg(subject());
        case Code::NotKnown:
            return tr("%1 is not known yet.").arg(subject());
        case Code::BadCard:
            return tr("%1 is in play already.").arg(shownCard(m_hint.subject));
        case Code::NoWorker:
            return m_hint.subject == "pool" ? tr("No worker free.")
                                            : tr("%1: no worker is there.").arg(subject());
        case Code::BankEmpty:
            return tr("The yellow bank is empty.");
        case Code::UrbanLimit:
            return tr("The government allows %n.", nullptr, m_hint.most);
        case Code::WrongUpgrade:
            return tr("Only to a higher level of the same kind.");
        case Code::WonderUnderWay:
            return tr("Finish %1 first.").arg(shownCard(m_hint.subject));
        case Code::NoWonder:
            return tr("No wonder has been started.");
        case Code::TooManyStages:
            return tr("Only %n stages left.", nullptr, m_hint.most);
        case Code::WarUnderWay:
            return tr("Resolve the war first.");
        case Code::NoWar:
            return tr("No war was declared there.");
        case Code::NoToken:
            return tr("%1 was attacked already this round.").arg(m_names.value(m_hint.seat));
        case Code::NotEnoughFood:
            return tr("%n food short.", nullptr, m_hint.count);
        case Code::NotEnoughResources:
            return tr("%n resources short.", nullptr, m_hint.count);
        case Code::NotEnoughScience:
            return tr("%n science short.", nullptr, m_hint.count);
        case Code::NoSacrifice:
            return tr("No units are given up in the last round.");
        case Code::NoUnit:
            return tr("At least one unit must go.");
        case Code::NotStronger:
            return tr("Only against a weaker player.");
        case Code::NoTarget:
            return tr("There is nothing to take.");
        case Code::BidTooLow:
            return tr("%n more are needed.", nullptr, m_hint.count);
        case Code::HandCount:
            return tr("Enter exactly %n cards.", nullptr, m_hint.count);
        case Code::BadPick:
            return tr("Choose one of the cards that fit.");
        case Code::NeedsChoice:
            return tr("Choose which one is lost.");
        case Code::AlreadyScored:
            return tr("%1 has been scored.").arg(nameOf(*fromId<Impact>(m_hint.subject)));
        case Code::ImpactCount:
            return tr("Choose exactly four.");
        case Code::NoNextAge:
            return tr("This is the last age.");
        case Code::OutOfRange:
            return outOfRange();
        }
        Q_UNREACHABLE();
    }

private:
    static QString wrongPhase(Phase phase)
    {
        switch (phase) {
        case Phase::Turn:
            return tr("That is not for a turn. End the turn first.");
        case Phase::RivalWar:
            return tr("Resolve the Rival’s war first.");
        case Phase::RivalHand:
            return tr("Enter the Rival’s cards first.");
        case Phase::RivalAttack:
            return tr("Answer the Rival’s attack first.");
        case Phase::RivalEvent:
            return tr("Enter the event that was revealed first.");
        case Phase::RivalBid:
            return tr("Enter the Rival’s cards for its bid first.");
        case Phase::Bid:
            return tr("Bid for the territory or pass first.");
        case Phase::Final:
            return tr("Score the last events first.");
        case Phase::Over:
            break;
        }
        return tr("The game is over. Undo to play on.");
    }

    QString outOfRange() const
    {
        if (m_hint.subject == "players") {
            return tr("A player can be named only once.");
        }
        const auto what = member();
        return m_hint.least == 0 && m_hint.most == 0
            ? tr("%1: not here.").arg(what)
            : tr("%1: from %2 to %3.").arg(what, scoreText(m_hint.least), scoreText(m_hint.most));
    }

    /// A thing of the game by its id.
    QString subject() const
    {
        const auto &id = m_hint.subject;
        if (const auto technology = fromId<Technology>(id)) {
            return nameOf(*technology);
        }
        if (const auto government = fromId<Government>(id)) {
            return nameOf(*government);
        }
        if (const auto card = fromId<RivalCard>(id)) {
            return nameOf(*card);
        }
        if (const auto event = fromId<Revealed>(id)) {
            return nameOf(*event);
        }
        if (const auto impact = fromId<Impact>(id)) {
            return nameOf(*impact);
        }
        return shownCard(id);
    }

    /// A figure that was entered.
    QString member() const
    {
        const auto &id = m_hint.subject;
        if (const auto benefit = fromId<Benefit>(id)) {
            return nameOf(*benefit);
        }
        if (const auto technology = fromId<Technology>(id)) {
            return nameOf(*technology);
        }
        if (const auto type = fromId<Type>(id)) {
            return nameOf(*type);
        }
        if (const auto tactic = fromId<Tactic>(id)) {
            return nameOf(*tactic);
        }
        if (id == "strength") {
            return nameOf(Rating::Strength);
        }
        if (id == "happiness") {
            return nameOf(Rating::Happiness);
        }
        if (id == "urban") {
            return nameOf(Rating::UrbanLimit);
        }
        if (id == "age" || id == "level") {
            return tr("Age");
        }
        if (id == "stages") {
            return tr("Stages");
        }
        if (id == "count") {
            return tr("Number");
        }
        if (id == "actions") {
            return tr("Actions");
        }
        if (id == "discount") {
            return tr("Discount");
        }
        if (id == "bid") {
            return tr("Bid");
        }
        if (id == "cards") {
            return tr("Cards");
        }
        if (id == "extra") {
            return tr("Extra points");
        }
        if (id == "pool") {
            return nameOf(Origin::Pool);
        }
        if (id == "foodTokens") {
            return nameOf(Good::Food);
        }
        if (id == "resourceTokens") {
            return nameOf(Good::Resources);
        }
        if (id == "units") {
            return tr("Units");
        }
        return tr("Effect of the card");
    }

    const Hint &m_hint;
    const QStringList &m_names;
};
}

QString errorText(const Error &error, const QStringList &names)
{
    return RefusalText(error.hint, names).sentence(error.code);
}

QString refusalText(const Refusal &refusal, const Record &record)
{
    return RefusalText(refusal.hint, seatNames(record)).sentence(*fromId<Code>(refusal.code));
}
}
