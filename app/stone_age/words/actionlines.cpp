// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/loglines.h"
#include "app/words/lists.h"
#include "model/stone_age/toolbox.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
constexpr PerId<Place, const char *> Gatherings = {{{
    //: A player, how many people, and the total of the dice, like the six that follow.
    QT_TRANSLATE_N_NOOP("StoneAge", "%1 hunts with %n people and rolls %2."),
    QT_TRANSLATE_N_NOOP("StoneAge", "%1 goes to the forest with %n people and rolls %2."),
    QT_TRANSLATE_N_NOOP("StoneAge", "%1 goes to the clay pit with %n people and rolls %2."),
    QT_TRANSLATE_N_NOOP("StoneAge", "%1 goes to the quarry with %n people and rolls %2."),
    QT_TRANSLATE_N_NOOP("StoneAge", "%1 goes to the river with %n people and rolls %2."),
    QT_TRANSLATE_N_NOOP("StoneAge", "%1 goes to the wood site with %n people and rolls %2."),
    QT_TRANSLATE_N_NOOP("StoneAge", "%1 goes to the gold site with %n people and rolls %2."),
}}};

class Deed
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    Deed(const State &before, const QStringList &names)
        : m_before(before)
        , m_names(names)
        , m_name(names.value(before.seat))
    {
    }

    QList<LogLine> lines(const Gather &gather) const
    {
        const auto text
            = QCoreApplication::translate("StoneAge", Gatherings[gather.place], nullptr, gather.people)
                  .arg(m_name, QString::number(gather.dice));
        return QList<LogLine>{{text, iconOf(gather.place)}} + tools(gather.tools, gather.dice);
    }

    QList<LogLine> lines(const ToolMaker &) const
    {
        return {{tr("%1 is at the tool maker’s.").arg(m_name), u"sa-toolmaker"_s}};
    }
    QList<LogLine> lines(const Hut &) const
    {
        return {{tr("%1 is in the hut with two people.").arg(m_name), u"sa-hut"_s}};
    }
    QList<LogLine> lines(const Field &) const
    {
        return {{tr("%1 is in the field.").arg(m_name), u"sa-field"_s}};
    }
    QList<LogLine> lines(const Trader &) const
    {
        return {{tr("%1 is at the trader’s with two people.").arg(m_name), u"ui-trade"_s}};
    }

    QList<LogLine> lines(const Building &building) const
    {
        const auto paid = amountsOf(building.pay);
        return {{paid.isEmpty() ? tr("%1 builds without paying.").arg(m_name)
                                : tr("%1 builds with %2.").arg(m_name, listOf(paid)),
            u"sa-building"_s}};
    }

    QList<LogLine> lines(const Card &card) const
    {
        QList<LogLine> list{
            {tr("%1 buys a card with %2.").arg(m_name, listOf(amountsOf(card.pay))), u"sa-card"_s}};
        if (const auto *two = std::get_if<Tops::TwoDice>(&card.top)) {
            list << tools(two->tools, two->dice);
        }
        return list;
    }

    QList<LogLine> lines(const TakeTwo &) const
    {
        return {{tr("%1 uses the card kept for any two resources.").arg(m_name), u"sa-card"_s}};
    }
    QList<LogLine> lines(const Done &) const
    {
        return {{tr("%1 has all figures back.").arg(m_name), u"ui-next"_s}};
    }
    QList<LogLine> lines(const Feed &feed) const
    {
        const auto name = m_names.value(feed.player);
        return {{feed.pay ? tr("%1 makes up for the missing food.").arg(name)
                          : tr("%1 does not make up for the missing food.").arg(name),
            u"food"_s}};
    }

    QList<LogLine> lines(const Adjust &adjust) const
    {
        const auto &player = playerAt(m_before, isSeat(m_before, adjust.player) ? adjust.player : 0);
        return {correctionLine(m_names.value(adjust.player), changesBy(adjust, player))};
    }

    QList<LogLine> lines(const Finish &finish) const
    {
        return {stoppedLine(QString::fromStdString(finish.why))};
    }

private:
    QList<LogLine> tools(const ToolUse &use, int dice) const
    {
        const int pips = toolPips(active(m_before), use);
        if (pips == 0) {
            return {};
        }
        return {{tr("Tools add %1, which makes %2.").arg(pips).arg(dice + pips), u"sa-tool"_s}};
    }

    const State &m_before;
    const QStringList &m_names;
    QString m_name;
};
}

QList<LogLine> actionLines(const State &before, const Action &action, const QStringList &names)
{
    const Deed deed(before, names);
    return std::visit([&](const auto &kind) { return deed.lines(kind); }, action);
}
}
