// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/gameimport.h"

#include "app/games.h"
#include "app/home/playercolours.h"
#include "app/table/tables.h"
#include "app/traffic/discrepancies.h"
#include "app/traffic/files.h"
#include "app/words/days.h"
#include "app/words/lists.h"
#include "app/words/storeproblems.h"

#include <QDateTime>

#include <algorithm>
#include <set>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{
/// Nobody reads a longer list.
constexpr int MostListed = 50;

QString titleOf(const Record &record)
{
    const auto title = gameTitle(record);
    const auto began = Days::moment(record.startedAt);
    return began.isValid() ? u"%1, %2"_s.arg(title, Days::whole(began.date())) : title;
}

QString playersOf(const Record &record)
{
    QStringList names;
    for (const auto &name : record.players) {
        names << QString::fromStdString(name);
    }
    return ::listOf(names);
}
}

GameImport::GameImport(Shelf &shelf, QObject *parent)
    : QObject(parent)
    , m_shelf(shelf)
{
    connect(&m_thread, &LongWork::progressed, this, &GameImport::progressed);
}

int GameImport::more() const
{
    return std::max(0, fresh() + different() - MostListed);
}

int GameImport::count(Arrival arrival) const
{
    return static_cast<int>(std::ranges::count(m_arrivals, arrival));
}

void GameImport::read(const QList<QUrl> &files)
{
    if (work() == u"taking") {
        // Somebody wanted those, so they are not let go of for others.
        finish();
    }
    forget();
    QStringList names;
    QStringList paths;
    for (const auto &file : files) {
        names << nameOf(file);
        paths << pathOf(file);
    }
    m_from = ::listOf(names);
    if (const auto problem = m_shelf.problem(); !problem.isEmpty()) {
        // The store is not what is kept: whatever came in would be gone with the window.
        m_rejections << problem;
        Q_EMIT changed();
        return;
    }
    m_thread.start(u"reading"_s, [this, paths](Progress &progress) -> LongWork::End {
        return [this, look = lookAt(paths, progress)](bool stopped) mutable {
            if (!stopped) {
                show(std::move(look));
            }
            Q_EMIT changed();
        };
    });
    Q_EMIT changed();
}

GameImport::Look GameImport::lookAt(const QStringList &paths, Progress &progress) const
{
    const auto imported = std::make_shared<const ImportedFiles>(readForImport(paths, progress));
    if (!imported->rejections.empty() || progress.stopped) {
        return {imported, {}, {}};
    }
    auto arrivals = Exchange(m_shelf.store()).preview(imported->games(), Conflict::Keep, progress.goOn());
    auto games = arrivals ? listOf(*imported, *arrivals, m_shelf.store()) : QList<ImportedGame>();
    return {imported, std::move(arrivals), std::move(games)};
}

void GameImport::show(Look look)
{
    for (const auto &rejection : look.imported->rejections) {
        //: A file and what is wrong with it.
        m_rejections << tr("%1: %2").arg(nameOf(QUrl::fromLocalFile(rejection.file)), rejection.sentence);
    }
    if (!look.arrivals) {
        m_rejections << problemText(look.arrivals.error());
    }
    if (m_rejections.isEmpty()) {
        m_imported = std::move(look.imported);
        m_arrivals = std::move(*look.arrivals);
        m_games = std::move(look.games);
        listBrought();
    }
}

std::vector<Record> GameImport::bringers() const
{
    std::vector<Record> records;
    std::set<QString> titles;
    for (const auto game : m_imported->described()) {
        auto record = m_imported->record(game);
        const auto library = libraryFor(indexOf(record.game).value_or(0), m_shelf.store(), m_shelf.clock());
        const auto title = library ? library->broughtBy(record) : QString();
        if (!title.isEmpty() && titles.insert(title).second) {
            records.push_back(std::move(record));
        }
    }
    return records;
}

void GameImport::listBrought()
{
    m_brought.clear();
    for (const auto &record : bringers()) {
        m_brought << gameTitle(record);
    }
}

void GameImport::keepBrought(const std::vector<Record> &records)
{
    for (const auto &record : records) {
        libraryFor(*indexOf(record.game), m_shelf.store(), m_shelf.clock())->keep(record);
    }
}

QList<ImportedGame> GameImport::listOf(
    const ImportedFiles &imported, const std::vector<Arrival> &arrivals, Store &store)
{
    QList<ImportedGame> games;
    for (std::size_t i = 0; i < arrivals.size() && games.size() < MostListed; ++i) {
        if (arrivals[i] != Arrival::Known) {
            const auto record = imported.record(i);
            games << ImportedGame{.title = titleOf(record),
                .note = playersOf(record),
                .state = arrivals[i] == Arrival::New ? u"new"_s : u"different"_s,
                .differences
                = arrivals[i] == Arrival::New ? QStringList() : discrepancies(Exchange(store), record)};
        }
    }
    return games;
}

void GameImport::accept(bool replaceDifferent, bool keepBrought)
{
    const auto brought = keepBrought ? bringers() : std::vector<Record>();
    const auto conflict = replaceDifferent ? Conflict::Replace : Conflict::Keep;
    m_thread.start(u"taking"_s,
        [this, conflict, brought, imported = std::exchange(m_imported, std::make_shared<ImportedFiles>())](
            Progress &progress) -> LongWork::End {
            const auto arrivals = Exchange(m_shelf.store())
                                      .import(imported->games(), PlayerColours, conflict, progress.goOn());
            return [this, arrivals, brought, kept = arrivals ? nullptr : imported](bool stopped) {
                if (arrivals) {
                    this->keepBrought(brought);
                    const auto changed = std::ranges::count_if(*arrivals, [](Arrival arrival) {
                        return arrival == Arrival::New || arrival == Arrival::Replaced;
                    });
                    forget();
                    m_done = tr("%n games were loaded.", nullptr, static_cast<int>(changed));
                    m_shelf.renew();
                } else {
                    m_imported = kept;
                    m_rejections = stopped ? QStringList() : QStringList(problemText(arrivals.error()));
                }
                Q_EMIT changed();
            };
        });
    Q_EMIT changed();
}

void GameImport::stop()
{
    m_thread.stop();
}

void GameImport::forget()
{
    m_thread.stop();
    m_from.clear();
    m_imported = std::make_shared<ImportedFiles>();
    m_arrivals.clear();
    m_games.clear();
    m_brought.clear();
    m_rejections.clear();
    m_done.clear();
    Q_EMIT changed();
}

void GameImport::retranslate()
{
    if (work().isEmpty()) {
        m_games = listOf(*m_imported, m_arrivals, m_shelf.store());
        listBrought();
    }
    Q_EMIT changed();
}
