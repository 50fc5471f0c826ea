// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gametable.h"
#include "db/store.h"
#include "model/record/record.h"

/// One running game on the home page.
struct ShelfGame {
    Q_GADGET
    QML_VALUE_TYPE(shelfGame)
    Q_PROPERTY(qint64 id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString scene MEMBER scene)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString next MEMBER next)
    Q_PROPERTY(QList<QString> names MEMBER names)
    Q_PROPERTY(QList<QString> colours MEMBER colours)
    Q_PROPERTY(QList<int> totals MEMBER totals)
    Q_PROPERTY(int turnOf MEMBER turnOf)

public:
    qint64 id = 0;
    QString title;
    /// The file of the landscape that stands for the game.
    QString scene;
    /// "Round 8, playing for 42 min".
    QString note;
    /// "Continue: Léa rolls".
    QString next;
    // Those who play together as one, with their colours joined by spaces.
    QList<QString> names;
    QList<QString> colours;
    QList<int> totals;
    int turnOf = 0;
    bool operator==(const ShelfGame &) const = default;
};

/// All games on this device: the running ones, and the one that is open.
class Shelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one shelf, made at the start")
    Q_PROPERTY(QList<ShelfGame> running READ running NOTIFY changed)
    /// The one of them that was played last; an empty one if there is none.
    Q_PROPERTY(ShelfGame latest READ latest NOTIFY changed)
    Q_PROPERTY(int finishedCount READ finishedCount NOTIFY changed)
    /// The open game, or none.
    Q_PROPERTY(GameTable *table READ table NOTIFY tableChanged)
    /// Something is wrong with the store, in a sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit Shelf(Store &store, Clock clock, QObject *parent = nullptr);
    ~Shelf() override;

    QList<ShelfGame> running() const;
    ShelfGame latest() const { return running().value(0); }
    int finishedCount() const;
    GameTable *table() const { return m_table.get(); }
    QString problem() const;
    Store &store() { return m_store; }
    const Clock &clock() const { return m_clock; }

    Q_INVOKABLE void open(qint64 id);
    Q_INVOKABLE void close();
    Q_INVOKABLE void remove(qint64 id);
    /// A new game with the players of the open one, and its options or what the game asks for next; the start
    /// moves on by one seat.
    Q_INVOKABLE void rematch();
    void create(const std::string &game, const std::string &options, const std::vector<Seat> &seats);
    void setAlwaysShowResult(bool always);
    /// The game played last, if one is running.
    Q_INVOKABLE void openLatest();
    void reportProblem(const StoreError &error);
    /// What is on the shelf has changed.
    void refresh();
    /// Other games are in the store now.
    void renew();
    /// The language has changed.
    void retranslate();

Q_SIGNALS:
    void changed();
    void tableChanged();

private:
    /// Puts the open table away. One whose game is not kept yet stays in memory until it is.
    void putAway();
    /// The game at a table that waits, or from the store.
    Stored<std::unique_ptr<GameTable>> tableFor(qint64 id);
    QList<ShelfGame> readRunning() const;

    Store &m_store;
    Clock m_clock;
    std::unique_ptr<GameTable> m_table;
    /// The one before: its page may still be sliding away.
    std::unique_ptr<GameTable> m_closed;
    /// Closed while there was no room to keep what is on them.
    std::vector<std::unique_ptr<GameTable>> m_waiting;
    /// Read when it is asked for.
    mutable std::optional<QList<ShelfGame>> m_running;
    std::optional<StoreError> m_problem;
    bool m_alwaysShowResult = false;
};
