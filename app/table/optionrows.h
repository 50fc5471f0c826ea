// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/table/counts.h"
#include "app/table/gameoptions.h"
#include "model/json/write.h"

/// Options that are numbers and switches, drawn as rows: a game needs no page for them.
class OptionRows : public GameOptions
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    Q_PROPERTY(QList<TableFigure> rows READ rows NOTIFY changed)

public:
    using GameOptions::GameOptions;

    virtual QList<TableFigure> rows() const = 0;
    Q_INVOKABLE virtual void set(const QString &id, int value) = 0;
};

/// Those of a game that has optionRows(Setup), a list of CountOf<Setup>, and if it differs with the options
/// mostPlayers(Setup) and makeRoom(Setup &, players).
template<typename Rules>
class OptionRowsOf final : public OptionRows
{
public:
    QString folder() const override { return QString::fromLatin1(entryFor(Rules::id).folder); }
    int minPlayers() const override { return Rules::minPlayers; }
    int maxPlayers() const override
    {
        if constexpr (requires(const typename Rules::Setup &setup) { mostPlayers(setup); }) {
            return mostPlayers(m_setup);
        } else {
            return Rules::maxPlayers;
        }
    }
    int playersByAnyRules() const override { return Rules::maxPlayers; }
    std::string written() const override
    {
        auto setup = m_setup;
        setup.players = players();
        return Json::writeCompact(encode(setup));
    }
    void read(const std::string &written, int players) override
    {
        readSetup(written, players, m_setup);
        Q_EMIT changed();
    }
    void makeRoomFor(int players) override
    {
        if constexpr (requires(typename Rules::Setup & setup) { makeRoom(setup, 0); }) {
            makeRoom(m_setup, players);
            Q_EMIT changed();
        }
    }
    QList<TableFigure> rows() const override
    {
        QList<TableFigure> list;
        for (const auto &count : optionRows(m_setup)) {
            list << figureOf(count, m_setup);
        }
        return list;
    }
    void set(const QString &id, int value) override
    {
        setCount(optionRows(m_setup), id.toStdString(), value, m_setup);
        Q_EMIT changed();
    }

private:
    typename Rules::Setup m_setup;
};
