// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/backups.h"

#include "app/traffic/files.h"
#include "app/words/days.h"
#include "app/words/idtext.h"
#include "app/words/storeproblems.h"
#include "db/backup.h"
#include "db/exchange.h"

#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace
{
/// A document of another app has no path: its bytes go through a file of ours.
constexpr auto Passing = "passing.tallystone-store"_L1;

QString shown(const std::string &path)
{
    return QString::fromStdString(path);
}
}

Backups::Backups(StoreFile &file, Shelf &shelf, Clock clock, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_shelf(shelf)
    , m_clock(std::move(clock))
{
}

QList<QString> Backups::days() const
{
    QList<QString> list;
    for (const auto &path : dailyBackups(m_file.path())) {
        const auto day = QDate::fromString(QFileInfo(shown(path)).completeBaseName(), Qt::ISODate);
        list << Days::whole(day);
    }
    return list;
}

QString Backups::trouble() const
{
    const auto &problem = m_file.problem();
    const auto code = problem ? codeOf(*problem) : std::string_view();
    return idText(code);
}

QString Backups::found() const
{
    const auto games = Exchange(m_file.store()).games();
    return m_file.problem() || !games || !games->empty() ? QString() : days().value(0);
}

void Backups::keepDaily()
{
    const auto games = Exchange(m_file.store()).games();
    if (m_file.problem() || !games || games->empty()) {
        return;
    }
    const auto now = QDateTime::fromString(QString::fromStdString(m_clock()), Qt::ISODate);
    const auto day = now.toLocalTime().date().toString(Qt::ISODate).toStdString();
    if (const auto made = backUpDaily(m_file.store(), day); !made) {
        m_shelf.reportProblem(made.error());
    }
    Q_EMIT changed();
}

QString Backups::backUpTo(const QUrl &file)
{
    const QTemporaryDir folder;
    const auto path = file.isLocalFile() ? file.toLocalFile() : folder.filePath(Passing);
    if (const auto done = backUp(m_file.store(), path.toStdString()); !done) {
        return problemText(done.error());
    }
    if (!file.isLocalFile()) {
        if (const auto problem = copyFile(path, file.toString())) {
            return *problem;
        }
    }
    return tr("Backed up to %1.").arg(nameOf(file));
}

QString Backups::restoreDay(int index)
{
    const auto paths = dailyBackups(m_file.path());
    return index >= 0 && index < static_cast<int>(paths.size())
        ? restore(shown(paths[static_cast<std::size_t>(index)]))
        : QString();
}

QString Backups::restoreFile(const QUrl &file)
{
    if (file.isLocalFile()) {
        return restore(file.toLocalFile());
    }
    const QTemporaryDir folder;
    const auto path = folder.filePath(Passing);
    const auto problem = copyFile(file.toString(), path);
    return problem ? *problem : restore(path);
}

QString Backups::restore(const QString &path)
{
    m_shelf.close();
    const auto kept = m_file.restore(path.toStdString());
    renew();
    if (!kept) {
        return tr("This is no backup that can be used. %1").arg(problemText(kept.error()));
    }
    return kept->empty() ? tr("Your games are back.")
                         : tr("Your games are back. What was here before is kept as %1.").arg(shown(*kept));
}

QString Backups::rescue()
{
    m_shelf.close();
    const auto rescued = m_file.rescue();
    renew();
    if (!rescued) {
        return problemText(rescued.error());
    }
    QStringList sentences{tr("%n games were rescued.", nullptr, rescued->games)};
    if (rescued->shortened > 0) {
        sentences << tr("%n of them are not complete.", nullptr, rescued->shortened);
    }
    if (rescued->lost > 0) {
        sentences << tr("%n games could not be read.", nullptr, rescued->lost);
    }
    sentences << tr("The damaged file is kept as %1.").arg(shown(rescued->kept));
    return sentences.join(u' ');
}

void Backups::tryAgain()
{
    m_shelf.close();
    m_file.reopen();
    renew();
}

void Backups::read()
{
    m_shelf.close();
    m_file.read();
    renew();
}

void Backups::renew()
{
    m_shelf.renew();
    if (m_file.problem()) {
        m_shelf.reportProblem(*m_file.problem());
    }
    Q_EMIT changed();
}
