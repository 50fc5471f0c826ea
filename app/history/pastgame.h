// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/playback.h"
#include "db/history.h"

/// One past game, opened as a copy: how it ended, how it went, and what the players wrote about it.
class PastGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the archive")
    Q_PROPERTY(int id READ id NOTIFY opened)
    /// As the game ended.
    Q_PROPERTY(GameTable *table READ table NOTIFY opened)
    Q_PROPERTY(Playback *playback READ playback CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY described)
    /// "15 November 2026".
    Q_PROPERTY(QString day READ day NOTIFY described)
    Q_PROPERTY(QString edition READ edition NOTIFY described)
    /// Of a game alone: what there is to beat.
    Q_PROPERTY(QString best READ best NOTIFY described)
    Q_PROPERTY(bool stoppedEarly READ stoppedEarly NOTIFY opened)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY described)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY described)
    /// Everybody's points after each round: all of the table's first side, then all of the second.
    Q_PROPERTY(QList<double> points READ points NOTIFY opened)
    Q_PROPERTY(QList<QString> rounds READ rounds NOTIFY opened)
    /// Why it could not be opened or written; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit PastGame(Store &store, QObject *parent = nullptr);
    ~PastGame() override;

    qint64 id() const { return m_entry.id; }
    GameTable *table() const { return m_copy.get(); }
    Playback *playback() { return &m_playback; }
    QString title() const;
    QString day() const;
    QString edition() const;
    QString best() const;
    bool stoppedEarly() const { return m_entry.abandoned; }
    QString place() const { return QString::fromStdString(m_entry.place); }
    void setPlace(const QString &place);
    QString note() const { return QString::fromStdString(m_entry.note); }
    void setNote(const QString &note);
    QList<double> points() const { return m_points; }
    QList<QString> rounds() const;
    QString problem() const { return m_problem; }

    /// False if it cannot be read; then the one before stays open.
    Q_INVOKABLE bool open(qint64 game);
    /// The same in the language of now.
    void retranslate();

Q_SIGNALS:
    void opened();
    void described();
    void problemChanged();

private:
    bool report(const std::optional<StoreError> &error);

    Store &m_store;
    History m_history;
    HistoryEntry m_entry;
    std::unique_ptr<GameTable> m_copy;
    /// The one before: its page may still be sliding away.
    std::unique_ptr<GameTable> m_closed;
    Playback m_playback;
    QList<double> m_points;
    QString m_problem;
};
