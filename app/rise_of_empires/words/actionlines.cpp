// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/loglines.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/lists.h"

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
        const auto changed = changesBy(adjust, m_before);
        const auto name = m_names.value(adjust.player);
        return {{changed.isEmpty() ? tr("A correction for %1 changes nothing.").arg(name)
                                   : tr("Correction for %1: %2.").arg(name, listOf(changed)),
            u"ui-edit"_s}};
    }

    QList<LogLine> lines(const Finish &finish) const
    {
        const auto why = QString::fromStdString(finish.why);
        return {
            {why.isEmpty() ? tr("The game is stopped here.") : tr("The game is stopped here: %1").arg(why),
                u"ui-pause"_s}};
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
