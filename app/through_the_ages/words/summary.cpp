// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/log.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// An action in a few words, with whose board it was about.
class Summary
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    Summary(const QStringList &names, int seat, const QString &wonder = {})
        : m_names(names)
        , m_seat(seat)
        , m_wonder(wonder)
    {
    }

    QString of(const Take &action) const
    {
        return by(action.player,
            action.wonder ? tr("starts %1").arg(shownCard(action.wonder->name))
                          : tr("takes a card for %n actions", nullptr, action.actions));
    }
    QString of(const Spend &action) const
    {
        QStringList used;
        if (action.civil > 0) {
            used << amount(Benefit::Civil, action.civil);
        }
        if (action.military > 0) {
            used << amount(Benefit::Military, action.military);
        }
        return by(action.player, used.isEmpty() ? tr("uses nothing") : tr("uses %1").arg(listOf(used)));
    }
    QString of(const Learn &action) const
    {
        return by(action.player, tr("learns %1").arg(nameOf(action.technology)));
    }
    QString of(const Govern &action) const
    {
        const auto government = nameOf(action.government);
        return by(action.player,
            action.revolution ? tr("revolution, %1").arg(government) : tr("government, %1").arg(government));
    }
    QString of(const Grow &action) const { return by(action.player, tr("new worker")); }
    QString of(const Build &action) const
    {
        return by(action.player, tr("builds %1").arg(nameOf(action.technology)));
    }
    QString of(const Upgrade &action) const
    {
        return by(action.player, tr("upgrades %1 to %2").arg(nameOf(action.from), nameOf(action.to)));
    }
    QString of(const Destroy &action) const
    {
        return by(action.player, tr("destroys %1").arg(nameOf(action.technology)));
    }
    QString of(const Lose &action) const
    {
        return by(action.player, tr("loses %n workers: %1", nullptr, action.count).arg(nameOf(action.from)));
    }
    QString of(const BuildStages &action) const
    {
        return by(action.player,
            m_wonder.isEmpty() ? tr("builds %n stages of the wonder", nullptr, action.count)
                               //: %1 is a wonder.
                               : tr("builds %n stages, %1", nullptr, action.count).arg(m_wonder));
    }
    QString of(const ChooseTactic &action) const
    {
        return by(action.player,
            action.tactic == Tactic::None ? tr("gives the tactic up")
                                          : tr("tactic, %1").arg(nameOf(action.tactic)));
    }
    QString of(const Modify &action) const
    {
        const auto card = shownCard(action.name);
        return by(action.player, action.remove ? tr("%1 leaves").arg(card) : tr("plays %1").arg(card));
    }
    QString of(const Grant &action) const
    {
        const auto given = textOf(action.gain);
        QStringList names;
        for (const int seat : action.players) {
            names << m_names.value(seat);
        }
        //: Players and what they gained or lost.
        return tr("%1: %2").arg(
            names.isEmpty() ? tr("Nobody") : listOf(names), given.isEmpty() ? tr("nothing") : given);
    }
    QString of(const Colonize &action) const
    {
        return by(action.player,
            tr("colonizes %1 for %2").arg(shownCard(action.name), QString::number(action.bid)));
    }
    QString of(const Declare &) const { return by({}, tr("declares war")); }
    QString of(const Battle &action) const
    {
        const auto other = m_names.value(action.against);
        return by({}, action.war ? tr("war with %1").arg(other) : tr("attack on %1").arg(other));
    }
    QString of(const Prepare &action) const
    {
        return by({},
            action.revealed
                ? tr("event of age %1, revealed %2").arg(ageText(action.level), nameOf(*action.revealed))
                : tr("event of age %1").arg(ageText(action.level)));
    }
    QString of(const ScoreImpacts &action) const
    {
        QStringList events;
        for (const auto impact : action.events) {
            events << nameOf(impact);
        }
        return events.isEmpty() ? tr("No event is scored") : tr("Scored: %1").arg(listOf(events));
    }
    QString of(const NextAge &) const { return tr("The next age begins"); }
    QString of(const EndTurn &) const { return by({}, tr("ends the turn")); }
    QString of(const Resign &) const { return by({}, tr("resigns")); }

    QString of(const AttackRival &action) const
    {
        return by({}, tr("attack on the Rival, %1").arg(nameOf(action.card)));
    }
    QString of(const RivalWar &) const { return tr("The Rival’s war is fought"); }
    QString of(const RivalHand &action) const
    {
        return action.cards.empty() ? tr("The Rival holds no cards")
                                    : tr("The Rival’s cards: %1").arg(cards(action.cards));
    }
    QString of(const Defend &action) const
    {
        QStringList parts = amountsOf(action.sacrifice);
        if (action.cards > 0) {
            parts << tr("cards %1").arg(action.cards);
        }
        return parts.isEmpty() ? tr("%1 lets the attack happen").arg(m_names.value(0))
                               : tr("%1 defends with %2").arg(m_names.value(0), listOf(parts));
    }
    QString of(const RivalEvent &action) const
    {
        return tr("Event of the Rival: %1").arg(nameOf(action.revealed));
    }
    QString of(const RivalBid &action) const
    {
        return action.drawn.empty() ? tr("The Rival bids")
                                    : tr("The Rival bids, cards %1").arg(cards(action.drawn));
    }
    QString of(const PassBid &) const { return tr("%1 passes").arg(m_names.value(0)); }

    QString of(const Adjust &action) const { return correctionSummary(m_names.value(action.player)); }
    QString of(const Finish &) const { return stoppedSummary(); }

private:
    QString by(const std::optional<int> &player, const QString &what) const
    {
        //: A player and what was done.
        return tr("%1: %2").arg(m_names.value(player.value_or(m_seat)), what);
    }
    static QString cards(const std::vector<RivalCard> &list)
    {
        QStringList names;
        for (const auto card : list) {
            names << nameOf(card);
        }
        return listOf(names);
    }

    const QStringList &m_names;
    const int m_seat;
    const QString m_wonder;
};
}

QString summary(const State &before, const Action &action, const QStringList &names)
{
    const auto *stages = std::get_if<BuildStages>(&action);
    const int seat = stages ? stages->player.value_or(isSolo(before) ? 0 : before.seat) : Nobody;
    if (isSeat(before, seat) && playerAt(before, seat).cards.wonder()) {
        return Summary(names, before.seat, shownName(*playerAt(before, seat).cards.wonder())).of(*stages);
    }
    return summary(action, names, before.seat);
}

QString summary(const Action &action, const QStringList &names, int seat)
{
    const Summary summary(names, seat);
    return std::visit([&](const auto &kind) { return summary.of(kind); }, action);
}
}
