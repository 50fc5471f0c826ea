// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <string>

/// By which rules a new game is played: what players agree on before it starts.
class GameOptions : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    /// Where in qml/games/ the choices are drawn, in Options.qml.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    Q_PROPERTY(int minPlayers READ minPlayers NOTIFY changed)
    Q_PROPERTY(int maxPlayers READ maxPlayers NOTIFY changed)
    Q_PROPERTY(bool alone READ alone NOTIFY changed)

public:
    using QObject::QObject;

    virtual QString folder() const = 0;
    virtual int minPlayers() const = 0;
    virtual int maxPlayers() const = 0;
    bool alone() const { return m_players == 1; }
    int players() const { return m_players; }
    void setPlayers(int players)
    {
        m_players = players;
        Q_EMIT changed();
    }
    /// As a record has them, for so many players.
    virtual std::string written() const = 0;

Q_SIGNALS:
    void changed();

private:
    int m_players = 0;
};
