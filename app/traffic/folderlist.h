// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

/// What is in a folder: for choosing a file where the system has no dialog of its own.
class FolderList : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QUrl folder READ folder WRITE setFolder NOTIFY changed)
    /// Which files count, such as "*.json *.tallystone".
    Q_PROPERTY(QString endings READ endings WRITE setEndings NOTIFY changed)
    /// The folder's path, for people.
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(bool canGoUp READ canGoUp NOTIFY changed)
    Q_PROPERTY(QList<QString> folders READ folders NOTIFY changed)
    Q_PROPERTY(QList<QString> files READ files NOTIFY changed)

public:
    using QObject::QObject;

    QUrl folder() const;
    void setFolder(const QUrl &folder);
    QString endings() const { return m_endings; }
    void setEndings(const QString &endings);
    QString place() const;
    bool canGoUp() const;
    QList<QString> folders() const;
    QList<QString> files() const;

    Q_INVOKABLE void enter(const QString &folder);
    Q_INVOKABLE void goUp();
    Q_INVOKABLE QUrl fileNamed(const QString &name) const;
    /// The same with this ending, unless the name has it already.
    Q_INVOKABLE QUrl fileNamed(const QString &name, const QString &ending) const;
    Q_INVOKABLE bool has(const QString &name, const QString &ending) const;

Q_SIGNALS:
    void changed();

private:
    QDir m_folder;
    QString m_endings;
};
