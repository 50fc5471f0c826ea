// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/statistics/statview.h"

#include "app/games.h"
#include "app/table/gamefiles.h"
#include "app/table/tables.h"
#include "app/words/storeproblems.h"
#include "db/history.h"

#include <algorithm>
#include <utility>

StatView::StatView(const Store &store, StatFilters &filters, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_filters(filters)
{
}

void StatView::open()
{
    m_opened = true;
    m_parts = 1;
    m_filters.refresh();
    refresh();
}

void StatView::refresh()
{
    m_problem.clear();
    m_overview = told(statistics().overview());
    prepare();
    m_sections.clear();
    m_complete = m_overview.games == 0;
    const int parts = std::max(1, std::exchange(m_parts, 0));
    while (!m_complete && m_parts < parts) {
        readPart();
    }
    Q_EMIT changed();
    Q_EMIT sectionsChanged();
}

void StatView::retranslate()
{
    if (m_opened) {
        refresh();
    }
}

void StatView::readPart()
{
    const auto sections = part(m_parts);
    m_complete = !sections.has_value();
    if (sections) {
        ++m_parts;
        m_sections << *sections;
    }
}

void StatView::readOn()
{
    if (!m_complete) {
        readPart();
        Q_EMIT sectionsChanged();
    }
}

void StatView::choose(const QString &id, int option)
{
    m_filters.choose(id, option);
    refresh();
    Q_EMIT filtered();
}

void StatView::countStopped(bool count)
{
    m_filters.countStopped(count);
    refresh();
    Q_EMIT filtered();
}

QString StatView::stoppedNote() const
{
    if (m_overview.stopped == 0) {
        return {};
    }
    return countsStopped()
        ? tr("%n games that were stopped early are counted.", nullptr, m_overview.stopped)
        : tr("%n games that were stopped early are left out.", nullptr, m_overview.stopped);
}

QList<StatChoice> StatView::choices() const
{
    return m_filters.choices();
}

QString StatView::empty() const
{
    return m_overview.games == 0 && m_problem.isEmpty() ? emptyText() : QString();
}

QStringList StatView::numbers() const
{
    return numbersOf(m_overview);
}

QStringList StatView::numberLabels() const
{
    return labelsOf(m_overview);
}

StatisticsFilter StatView::filter() const
{
    return m_filters.filter();
}

QUrl StatView::scene() const
{
    return GameFiles::of(QString::fromLatin1(games()[m_filters.game()].folder), QStringLiteral("Scene"));
}

int StatView::maxPlayers() const
{
    return games()[m_filters.game()].rules->maxPlayers();
}

bool StatView::alone() const
{
    return m_overview.contests == 0 && (m_overview.games > 0 || filter().players == 1);
}

QList<StatSection> StatView::ownSections()
{
    auto totals = told(statistics().figures());
    if (isDescribed(games()[m_filters.game()])) {
        const auto latest = told(History(m_store).latestOptions(filter().game, filter().variant));
        totals.options = latest.options;
        totals.players = latest.players;
        totals.bests = told(statistics().bests());
    }
    return figureSections(m_filters.game(), totals);
}

void StatView::report(const StoreError &error)
{
    m_problem = problemText(error);
}
