// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/loglines.h"
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
class ChangeList
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    explicit ChangeList(const Player &player)
        : m_player(player)
    {
    }

    void count(const QString &name, const std::optional<int> &after, int before)
    {
        if (after && *after != before) {
            note(name, QString::number(before), QString::number(*after));
        }
    }
    void note(const QString &name, const QString &before, const QString &after)
    {
        //: What a correction changes: its name, its value before and after.
        m_list << tr("%1 %2 → %3").arg(name, before, after);
    }

    void tokens(Good good, const std::optional<Tokens> &after)
    {
        if (after && *after != m_player.tokens[good]) {
            note(nameOf(good), QString::number(worthOf(m_player.tokens[good])),
                QString::number(worthOf(*after)));
        }
    }
    void technologies(const PerId<Technology, bool> &known)
    {
        for (const Technology technology : valuesOf<Technology>()) {
            const bool before = m_player.knows(technology);
            if (known[technology] && !before) {
                m_list << tr("%1 known").arg(nameOf(technology));
            } else if (before && !known[technology] && factsOf(technology).level > 0) {
                m_list << tr("%1 not known").arg(nameOf(technology));
            }
        }
    }

    QStringList list() const { return m_list; }

private:
    const Player &m_player;
    QStringList m_list;
};
}

QStringList changesBy(const Adjust &adjust, const State &before)
{
    const bool isRival = !isSeat(before, adjust.player);
    const auto &player = playerAt(before, isRival ? 0 : adjust.player);
    ChangeList changes(player);
    changes.count(nameOf(Benefit::Culture), adjust.culture, isRival ? before.rival.culture : player.culture);
    if (adjust.units && *adjust.units != before.rival.army) {
        changes.note(QCoreApplication::translate("ThroughTheAges", "Units"), textOf(before.rival.army),
            textOf(*adjust.units));
    }
    changes.count(nameOf(Benefit::Science), adjust.science, player.science);
    changes.count(nameOf(Benefit::Yellow), adjust.yellow, player.yellow);
    changes.count(nameOf(Origin::Pool), adjust.pool, player.pool);
    changes.count(nameOf(Benefit::Blue), adjust.blue, player.blue);
    changes.count(nameOf(Benefit::Civil), adjust.civil, player.civil);
    changes.count(nameOf(Benefit::Military), adjust.military, player.military);
    changes.count(nameOf(Benefit::Arms), adjust.arms, player.arms);
    if (adjust.workers) {
        for (const Technology technology : valuesOf<Technology>()) {
            changes.count(nameOf(technology), (*adjust.workers)[technology], player.workersOn(technology));
        }
    }
    changes.tokens(Good::Food, adjust.foodTokens);
    changes.tokens(Good::Resources, adjust.resourceTokens);
    if (adjust.technologies) {
        changes.technologies(*adjust.technologies);
    }
    if (adjust.government && *adjust.government != player.government) {
        changes.note(nameOf(Source::Government), nameOf(player.government), nameOf(*adjust.government));
    }
    if (adjust.tactic && *adjust.tactic != player.tactic) {
        changes.note(QCoreApplication::translate("ThroughTheAges", "Tactic"), nameOf(player.tactic),
            nameOf(*adjust.tactic));
    }
    return changes.list();
}
}
