// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/tablememory.h"
#include "model/json/parse.h"
#include "model/record/fields.h"

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
    /// The first seat begins; not where somebody does who has none.
    Q_PROPERTY(bool seatBegins READ seatBegins NOTIFY changed)
    /// What stands beside each seat, such as its team; empty where nothing does.
    Q_PROPERTY(QList<QString> seatMarks READ seatMarks NOTIFY changed)

public:
    using QObject::QObject;

    virtual QString folder() const = 0;
    virtual int minPlayers() const = 0;
    virtual int maxPlayers() const = 0;
    /// With the choices that let most of them sit down.
    virtual int playersByAnyRules() const { return maxPlayers(); }
    bool alone() const { return m_players == 1; }
    int players() const { return m_players; }
    void setPlayers(int players)
    {
        m_players = players;
        Q_EMIT changed();
    }
    virtual bool seatBegins() const { return true; }
    /// A seat was chosen to begin.
    virtual void letSeatsBegin() { }
    /// What starts the game, where that is more than so many players; else empty.
    virtual QString startText() const { return {}; }
    virtual QList<QString> seatMarks() const { return {}; }
    /// The next mark.
    Q_INVOKABLE virtual void touchSeat(int seat) { Q_UNUSED(seat) }
    /// As a record has them, for so many players.
    virtual std::string written() const = 0;
    /// As they were agreed on for an earlier game of so many; "{}" is as the rules say.
    virtual void read(const std::string &written, int players) = 0;
    /// What was described in earlier games of its kind.
    virtual void recall(const TableMemory &memory) { Q_UNUSED(memory) }
    /// As far as the game can hold so many, it is played in a way that does.
    virtual void makeRoomFor(int players) { Q_UNUSED(players) }

Q_SIGNALS:
    void changed();

protected:
    /// What is not understood is as by default.
    template<typename Setup>
    static void readSetup(const std::string &written, int players, Setup &setup)
    {
        const auto parsed = Json::parse(written);
        const Json::Value options = parsed ? *parsed : Json::Object{};
        Findings findings;
        Fields fields(options, {}, findings);
        decode(fields, players, setup);
    }

private:
    int m_players = 0;
};
