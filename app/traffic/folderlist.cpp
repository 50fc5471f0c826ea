// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/folderlist.h"

QUrl FolderList::folder() const
{
    return QUrl::fromLocalFile(m_folder.absolutePath());
}

void FolderList::setFolder(const QUrl &folder)
{
    m_folder.setPath(folder.toLocalFile());
    Q_EMIT changed();
}

void FolderList::setEndings(const QString &endings)
{
    m_endings = endings;
    Q_EMIT changed();
}

QString FolderList::place() const
{
    return QDir::toNativeSeparators(m_folder.absolutePath());
}

bool FolderList::canGoUp() const
{
    return !m_folder.isRoot();
}

QList<QString> FolderList::folders() const
{
    return m_folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::IgnoreCase);
}

QList<QString> FolderList::files() const
{
    return m_folder.entryList(
        m_endings.split(u' ', Qt::SkipEmptyParts), QDir::Files, QDir::Name | QDir::IgnoreCase);
}

void FolderList::enter(const QString &folder)
{
    setFolder(fileNamed(folder));
}

void FolderList::goUp()
{
    setFolder(fileNamed(QStringLiteral("..")));
}

QUrl FolderList::fileNamed(const QString &name) const
{
    return QUrl::fromLocalFile(QDir::cleanPath(m_folder.absoluteFilePath(name)));
}

QUrl FolderList::fileNamed(const QString &name, const QString &ending) const
{
    const auto trimmed = name.trimmed();
    return fileNamed(trimmed.endsWith(u'.' + ending) ? trimmed : trimmed + u'.' + ending);
}

bool FolderList::has(const QString &name, const QString &ending) const
{
    return QFileInfo::exists(fileNamed(name, ending).toLocalFile());
}
