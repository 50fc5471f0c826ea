// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/players.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

/// Somebody who sat at a table.
struct KnownPlayer {
    Q_GADGET
    QML_VALUE_TYPE(knownPlayer)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(int games MEMBER games)
    Q_PROPERTY(int wins MEMBER wins)
    Q_PROPERTY(bool hidden MEMBER hidden)

public:
    qint64 id = 0;
    QString name;
    QString colour;
    /// "12 games, 5 wins".
    QString note;
    int games = 0;
    int wins = 0;
    bool hidden = false;
    bool operator==(const KnownPlayer &) const = default;
};

/// Everybody who ever sat at a table, last played first.
class KnownPlayers : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the archive")
    /// Those who are suggested for new games.
    Q_PROPERTY(int remembered READ remembered NOTIFY changed)
    /// The ids of the colours there are, and what they are called.
    Q_PROPERTY(QList<QString> colours READ colours CONSTANT)
    Q_PROPERTY(QList<QString> colourNames READ colourNames NOTIFY changed)

public:
    enum Role { PlayerRole = Qt::UserRole };

    explicit KnownPlayers(Store &store, QObject *parent = nullptr);

    int remembered() const;
    QList<QString> colours() const;
    QList<QString> colourNames() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void refresh();
    Q_INVOKABLE KnownPlayer player(qint64 id) const;
    /// Who else is called that, but for upper and lower case; nobody has the id 0.
    Q_INVOKABLE KnownPlayer namesake(qint64 id, const QString &name) const;
    /// Whom one could be merged with: everybody else.
    Q_INVOKABLE QList<KnownPlayer> others(qint64 id) const;

    // Each gives back why it was not done, or nothing.

    Q_INVOKABLE QString rename(qint64 id, const QString &name);
    Q_INVOKABLE QString setColour(qint64 id, const QString &colour);
    Q_INVOKABLE QString setHidden(qint64 id, bool hidden);
    Q_INVOKABLE QString merge(qint64 from, qint64 into);

    /// Who gives a colour away if a player takes it, in a sentence; mostly nobody.
    Q_INVOKABLE QString swapNote(qint64 id, const QString &colour) const;
    /// Why the two cannot be one person; empty if they can.
    Q_INVOKABLE QString mergeProblem(qint64 from, qint64 into) const;
    /// What merging would do, in a sentence.
    Q_INVOKABLE QString mergePreview(qint64 from, qint64 into) const;
    /// The same in the language of now.
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    QString done(const Stored<std::monostate> &stored);
    QString noteOf(const KnownPlayer &player) const;

    Store &m_store;
    Players m_players;
    QList<KnownPlayer> m_list;
};
