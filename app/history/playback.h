// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gametable.h"
#include "model/record/record.h"

#include <QTimer>

/// A past game told again, action by action, on a copy of its own.
class Playback : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a past game")
    /// As the table was then.
    Q_PROPERTY(GameTable *table READ table NOTIFY opened)
    /// How many actions have been taken, and how many there are.
    Q_PROPERTY(int position READ position NOTIFY moved)
    Q_PROPERTY(int length READ length NOTIFY opened)
    /// The turn that it has come to, from 1 on; 0 before the first.
    Q_PROPERTY(int turn READ turn NOTIFY moved)
    /// "turn 15 of 32".
    Q_PROPERTY(QString place READ place NOTIFY moved)
    Q_PROPERTY(int round READ round NOTIFY moved)
    /// "Round 8", or what the game calls it.
    Q_PROPERTY(QString roundTitle READ roundTitle NOTIFY moved)
    /// That turn as far as it has come.
    Q_PROPERTY(TableTurn story READ story NOTIFY moved)
    Q_PROPERTY(int seat READ seat NOTIFY moved)
    /// Whose sheet the last action is about: who feeds does so in somebody else's turn.
    Q_PROPERTY(int concerned READ concerned NOTIFY moved)
    /// The points of who plays it, before it and now.
    Q_PROPERTY(int pointsBefore READ pointsBefore NOTIFY moved)
    Q_PROPERTY(int points READ points NOTIFY moved)
    /// Both in words.
    Q_PROPERTY(QString pointsSpoken READ pointsSpoken NOTIFY moved)
    /// The last action in a few words.
    Q_PROPERTY(QString action READ action NOTIFY moved)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    /// How much faster than at an easy pace: 1, 2, 4 or 8 times.
    Q_PROPERTY(int speed READ speed NOTIFY playingChanged)

public:
    explicit Playback(QObject *parent = nullptr);
    ~Playback() override;

    GameTable *table() const { return m_copy.get(); }
    int position() const { return table() ? table()->head() : 0; }
    int length() const { return table() ? table()->length() : 0; }
    int turn() const;
    int turns() const { return static_cast<int>(m_turns.size()); }
    QString place() const;
    int round() const;
    QString roundTitle() const;
    TableTurn story() const;
    int seat() const;
    int concerned() const;
    int pointsBefore() const;
    int points() const;
    QString pointsSpoken() const;
    QString action() const;
    bool playing() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    int speed() const { return m_speed; }

    Q_INVOKABLE void goTo(int actions);
    /// So many actions on, or back.
    Q_INVOKABLE void step(int by);
    /// To the end of this turn, or of another one so many on or back.
    Q_INVOKABLE void stepTurn(int by);
    /// To the end of a turn, from 1 on.
    Q_INVOKABLE void goToTurn(int turn);
    Q_INVOKABLE void nextSpeed();

    /// Starts at the end of a game.
    void open(std::unique_ptr<GameTable> copy, const Record &record);
    void retranslate();

Q_SIGNALS:
    void opened();
    void moved();
    void playingChanged();

private:
    int pointsAfter(int actions, int seat) const;

    std::unique_ptr<GameTable> m_copy;
    /// The one before: its page may still be sliding away.
    std::unique_ptr<GameTable> m_closed;
    Record m_record;
    /// Oldest first.
    QList<TableTurn> m_turns;
    QTimer m_timer;
    int m_speed = 1;
};
