// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/sheet/words/texts.h"
#include "model/sheet/codec.h"
#include "model/sheet/error.h"

#include <QCoreApplication>

namespace OwnSheet
{
namespace
{
class RefusalText
{
    Q_DECLARE_TR_FUNCTIONS(OwnSheet)

public:
    RefusalText(const Hint &hint, const Record &record)
        : m_hint(hint)
        , m_record(record)
    {
    }

    QString sentence(Code code) const
    {
        switch (code) {
        case Code::GameOver:
            return tr("The game is over. Undo to play on.");
        case Code::NoRounds:
            return tr("There are no more rounds to end.");
        case Code::WrongPhase:
            return m_hint.subject == idOf(Phase::Round) ? tr("First the rounds come to their end.")
                                                        : tr("There are no more rounds to end.");
        case Code::RoundLimit:
            return tr("%n rounds are the most.", nullptr, m_hint.most);
        case Code::NoSuchRow:
            return tr("This sheet has no row “%1”.").arg(QString::fromStdString(m_hint.subject));
        case Code::ComputedRow:
            return tr("This is worked out. Tap it to see from what.");
        case Code::WrongRound:
            return m_hint.most == 0 ? tr("This row is filled in once, not every round.")
                                    : tr("That round has not begun.");
        case Code::WrongKind:
            return m_hint.count == 2 ? tr("This row takes two numbers.") : tr("This row takes one number.");
        case Code::NotAStep:
            return notAStep();
        case Code::EmptyCell:
            return tr("There is nothing to clear.");
        case Code::CellTwice:
            //: A row and whose cell it is.
            return tr("This cell is written twice: %1, %2.")
                .arg(row(), seatNames(m_record).value(m_hint.seat));
        case Code::TotalsCount:
            return tr("%n totals are needed, one for each column.", nullptr, m_hint.count);
        case Code::OutOfRange:
            return findRow(sheet()->rows, m_hint.subject) < 0
                ? tr("From %1 to %2 is possible here.").arg(numberText(m_hint.least), numberText(m_hint.most))
                : tr("This row goes from %1 to %2.").arg(numberText(m_hint.least), numberText(m_hint.most));
        }
        Q_UNREACHABLE();
    }

private:
    Sheet sheet() const
    {
        return setupOf<Rules>(m_record.options, static_cast<int>(m_record.players.size())).sheet;
    }
    QString row() const { return partTitle(*sheet(), m_hint.subject); }
    QString notAStep() const
    {
        constexpr int Five = 5;
        const auto least = numberText(m_hint.least);
        const auto most = numberText(m_hint.most);
        if (m_hint.count == Five) {
            return tr("In fives: %1 or %2.").arg(least, most);
        }
        return tr("In steps of %1: %2 or %3.").arg(numberText(m_hint.count), least, most);
    }

    const Hint &m_hint;
    const Record &m_record;
};
}

QString refusalText(const Refusal &refusal, const Record &record)
{
    return RefusalText(refusal.hint, record).sentence(*fromId<Code>(refusal.code));
}
}
