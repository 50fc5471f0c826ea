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
    return m_file.problem() || Exchange(m_file.store()).count() != 0 ? QString() : days().value(0);
}

void Backups::keepDaily()
{
    if (m_file.problem() || Exchange(m_file.store()).count().value_or(0) == 0) {
        return;
    }
    const auto now = QDateTime::fromString(QString::fromStdString(m_clock()), Qt::ISODate);
    const auto day = now.toLocalTime().date().toString(Qt::ISODate).toStdString();
    m_daily.start(u"daily"_s, [this, day](Progress &progress) -> LongWork::End {
        const auto made = backUpDaily(m_file.store(), day, progress.goOn());
        return [this, made](bool stopped) {
            if (!made && !stopped) {
                m_shelf.reportProblem(made.error());
            }
            Q_EMIT changed();
        };
    });
}

void Backups::backUpTo(const QUrl &file)
{
    m_work.start(u"backing-up"_s, [this, file](Progress &progress) -> LongWork::End {
        const QTemporaryDir folder;
        const auto path = file.isLocalFile() ? file.toLocalFile() : folder.filePath(Passing);
        const auto done = backUp(m_file.store(), path.toStdString(), progress.goOn());
        const auto problem = !done ? std::optional(problemText(done.error()))
            : file.isLocalFile()   ? std::nullopt
                                   : copyFile(path, file.toString());
        return [this, file, problem](bool stopped) {
            if (!problem || !stopped) {
                m_work.tell(problem ? *problem : tr("Backed up to %1.").arg(nameOf(file)));
            }
        };
    });
}

void Backups::restoreDay(int index)
{
    const auto paths = dailyBackups(m_file.path());
    if (index >= 0 && index < static_cast<int>(paths.size())) {
        restore(QUrl::fromLocalFile(shown(paths[static_cast<std::size_t>(index)])));
    }
}

void Backups::restoreFile(const QUrl &file)
{
    restore(file);
}

void Backups::restore(const QUrl &file)
{
    m_work.start(u"restoring"_s, [this, file](Progress &progress) -> LongWork::End {
        const QTemporaryDir folder;
        const auto path = file.isLocalFile() ? file.toLocalFile() : folder.filePath(Passing);
        const auto uncopied = file.isLocalFile() ? std::nullopt : copyFile(file.toString(), path);
        const auto prepared = uncopied ? tl::unexpected(StoreError{})
                                       : m_file.prepareRestore(path.toStdString(), progress.goOn());
        return [this, uncopied, prepared](bool stopped) {
            if (stopped) {
                m_file.dropRestore();
                return;
            }
            if (uncopied) {
                m_work.tell(*uncopied);
                return;
            }
            Stored<std::string> kept = prepared.map([](auto) { return std::string(); });
            if (prepared) {
                leave();
                kept = m_file.restore();
                renew();
            }
            m_work.tell(!kept ? tr("This is no backup that can be used. %1").arg(problemText(kept.error()))
                    : kept->empty()
                    ? tr("Your games are back.")
                    : tr("Your games are back. What was here before is kept as %1.").arg(shown(*kept)));
        };
    });
}

void Backups::rescue()
{
    if (!m_file.problem()) {
        return;
    }
    m_work.start(u"rescuing"_s, [this](Progress &progress) -> LongWork::End {
        const auto rescued = m_file.rescue(progress.goOn());
        return [this, rescued](bool stopped) {
            if (rescued) {
                tryAgain();
                m_work.tell(sentenceFor(*rescued));
            } else if (!stopped) {
                m_work.tell(problemText(rescued.error()));
            }
        };
    });
}

QString Backups::sentenceFor(const Rescued &rescued)
{
    QStringList sentences{tr("%n games were rescued.", nullptr, rescued.games)};
    if (rescued.shortened > 0) {
        sentences << tr("%n of them are not complete.", nullptr, rescued.shortened);
    }
    if (rescued.lost > 0) {
        sentences << tr("%n games could not be read.", nullptr, rescued.lost);
    }
    sentences << tr("The damaged file is kept as %1.").arg(shown(rescued.kept));
    return sentences.join(u' ');
}

void Backups::leave()
{
    m_daily.stop();
    Q_EMIT leaving();
    m_shelf.close();
}

void Backups::tryAgain()
{
    leave();
    m_file.reopen();
    renew();
}

void Backups::read()
{
    leave();
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
