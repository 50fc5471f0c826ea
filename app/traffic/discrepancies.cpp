// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/discrepancies.h"

#include "app/games.h"
#include "app/words/days.h"
#include "app/words/lists.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace
{
class Comparison
{
    Q_DECLARE_TR_FUNCTIONS(Discrepancies)

public:
    Comparison(const Record &here, const Record &there)
        : m_here(here)
        , m_there(there)
    {
    }

    QStringList sentences()
    {
        add(tr("Players"), namesIn(m_here), namesIn(m_there));
        if (m_here.options != m_there.options) {
            compareOptions();
        }
        add(tr("Began"), timestampOf(m_here.startedAt), timestampOf(m_there.startedAt));
        add(tr("Ended"), timestampOf(m_here.finishedAt), timestampOf(m_there.finishedAt));
        add(tr("Place"), m_here.place, m_there.place);
        add(tr("Note"), m_here.note, m_there.note);
        compareActions();
        if (m_list.isEmpty()) {
            m_list << tr("Only the times of single actions differ.");
        }
        return m_list;
    }

private:
    static QString namesIn(const Record &record)
    {
        QStringList names;
        for (const auto &name : record.players) {
            names << QString::fromStdString(name);
        }
        return listOf(names);
    }

    static QString timestampOf(const std::string &time)
    {
        const auto moment = Days::moment(time);
        return moment.isValid() ? QLocale().toString(moment, QLocale::ShortFormat) : QString();
    }

    static QString pointsIn(const Record &record)
    {
        const auto replay = entryFor(record).rules->replay(record, {});
        const auto names = seatNames(record);
        QStringList list;
        for (qsizetype seat = 0; seat < names.size(); ++seat) {
            //: A player and the points.
            list << tr("%1 %2").arg(names.at(seat)).arg(replay.scores[static_cast<std::size_t>(seat)].total);
        }
        return listOf(list);
    }

    void add(const QString &what, const std::string &here, const std::string &there)
    {
        add(what, QString::fromStdString(here).simplified(), QString::fromStdString(there).simplified());
    }

    void add(const QString &what, const QString &here, const QString &there)
    {
        if (here != there) {
            //: Where something is not known or not written.
            const auto nothing = tr("nothing");
            //: Two versions of one game: %1 is what differs, such as "Place", %2 and %3 what it is in each.
            m_list << tr("%1: here %2, in the file %3.")
                          .arg(what, here.isEmpty() ? nothing : here, there.isEmpty() ? nothing : there);
        }
    }

    void compareOptions()
    {
        const auto here = entryFor(m_here).edition(m_here);
        const auto there = entryFor(m_there).edition(m_there);
        if (here == there) {
            m_list << tr("Some of the agreed rules differ.");
        }
        add(tr("Edition"), here, there);
    }

    void compareActions()
    {
        const auto [mine, theirs]
            = std::ranges::mismatch(m_here.actions, m_there.actions, {}, &Step::action, &Step::action);
        const int same = static_cast<int>(mine - m_here.actions.begin());
        const int more = static_cast<int>(m_there.actions.size()) - static_cast<int>(m_here.actions.size());
        if (mine == m_here.actions.end() && theirs == m_there.actions.end()) {
            return;
        }
        if (mine == m_here.actions.end()) {
            m_list << tr("The file has %n more actions.", nullptr, more);
        } else if (theirs == m_there.actions.end()) {
            m_list << tr("The file has %n fewer actions.", nullptr, -more);
        } else {
            const auto replay = entryFor(m_here).rules->replay(m_here, {.until = same});
            //: Two versions of one game: %1 is a round, %2 whose turn it was.
            m_list << tr("They part ways in round %1, in the turn of %2.")
                          .arg(replay.round)
                          .arg(seatNames(m_here).at(replay.turnOf));
        }
        add(tr("Points"), pointsIn(m_here), pointsIn(m_there));
    }

    const Record &m_here;
    const Record &m_there;
    QStringList m_list;
};
}

QStringList discrepancies(const Record &here, const Record &there)
{
    return Comparison(here, there).sentences();
}

QStringList discrepancies(const Exchange &exchange, const Record &there)
{
    const auto games = exchange.gamesWithId(there.id);
    if (!games || games->empty()) {
        return {};
    }
    const auto here = exchange.record(games->front());
    return here ? discrepancies(*here, there) : QStringList();
}
