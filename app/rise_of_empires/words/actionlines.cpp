// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/loglines.h"
#include "app/rise_of_empires/words/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
class Deed
{
    Q_DECLARE_TR_FUNCTIONS(RiseOfEmpires)

public:
    Deed(const State &before, const QStringList &names)
        : m_before(before)
        , m_names(names)
    {
    }

    template<typename Other>
    QList<LogLine> lines(const Other &) const
    {
        return {};
    }

    QList<LogLine> lines(const Settle &) const
    {
        //: The number of the turn, and such as "II A".
        return {
            {tr("Turn %1, %2, is settled.").arg(m_before.round).arg(turnText(m_before.round)), u"roe-era"_s}};
    }

    QList<LogLine> lines(const Adjust &adjust) const
    {
        return {correctionLine(m_names.value(adjust.player), changesBy(adjust, m_before))};
    }

    QList<LogLine> lines(const Finish &finish) const
    {
        return {stoppedLine(QString::fromStdString(finish.why))};
    }

private:
    const State &m_before;
    const QStringList &m_names;
};
}

QList<LogLine> actionLines(const State &before, const Action &action, const QStringList &names)
{
    const Deed deed(before, names);
    return std::visit([&](const auto &kind) { return deed.lines(kind); }, action);
}
}
