// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/log.h"
#include "app/through_the_ages/words/loglines.h"
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// Gathers what belongs into one line: the price of an action, and what it changed on a board.
class Teller
{
public:
    explicit Teller(const Telling &telling)
        : m_telling(telling)
    {
    }

    QList<LogLine> of(const Events &events)
    {
        for (const auto &event : events) {
            std::visit([&](const auto &kind) { take(kind); }, event);
        }
        flush();
        for (const auto &[seat, changed] : m_changes) {
            m_lines << changeLine(m_telling, seat, changed.first, changed.second);
        }
        return m_lines;
    }

private:
    template<typename Kind>
    void take(const Kind &event)
    {
        m_lines << lineOf(m_telling, event);
        flush();
    }
    void take(const Spent &event)
    {
        m_seat = event.player;
        m_spent = event;
    }
    void take(const Paid &event)
    {
        m_seat = event.player;
        m_paid = event;
    }
    void take(const BankChanged &event) { m_changes[event.player].second = event; }
    void take(const RatingsChanged &event) { m_changes[event.player].first = event; }

    /// The price stands after what it was paid for.
    void flush()
    {
        if (m_spent || m_paid) {
            m_lines << costLine(m_telling, m_seat, m_spent.value_or(Spent{}), m_paid.value_or(Paid{}));
            m_spent.reset();
            m_paid.reset();
        }
    }

    const Telling &m_telling;
    QList<LogLine> m_lines;
    int m_seat = 0;
    std::optional<Spent> m_spent;
    std::optional<Paid> m_paid;
    std::map<int, std::pair<RatingsChanged, BankChanged>> m_changes;
};

struct TurnTitle {
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)
};
}

QList<LogLine> actionLines(const Telling &telling)
{
    if (const auto *adjust = std::get_if<Adjust>(&telling.action)) {
        return {correctionLine(telling.nameAt(adjust->player), changesBy(*adjust, telling.before))};
    }
    return {};
}

QList<LogLine> tell(const State &before, const Action &action, const Events &events, const QStringList &names)
{
    const Telling telling{before, action, names};
    return actionLines(telling) + Teller(telling).of(events);
}

QString turnTitle(const State &before, const Action &, const QStringList &names)
{
    const auto round = QString::number(before.round);
    const auto age = ageText(before.age);
    if (before.phase == Phase::Final) {
        return nameOf(Phase::Final);
    }
    //: Head of a turn in the log.
    return TurnTitle::tr("%1 · round %2, age %3").arg(names.value(before.seat), round, age);
}
}
