// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gameoptions.h"
#include "app/through_the_ages/pages.h"
#include "model/through_the_ages/state.h"

/// By which rules a new game is played, and what is laid out before it.
class AgesOptions : public GameOptions
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    Q_PROPERTY(QList<TableChoice> editions READ editions NOTIFY changed)
    /// Against leagues; several players only.
    Q_PROPERTY(bool leagues READ leagues NOTIFY changed)
    /// How strong the Rival is, and whether it begins; one player only.
    Q_PROPERTY(QList<TableChoice> difficulties READ difficulties NOTIFY changed)
    Q_PROPERTY(bool rivalFirst READ rivalFirst NOTIFY changed)
    /// What is done on the table before the first turn.
    Q_PROPERTY(QList<TableChoice> chores READ chores NOTIFY changed)

public:
    using GameOptions::GameOptions;

    QString folder() const override;
    int minPlayers() const override;
    int maxPlayers() const override;
    bool seatBegins() const override { return !alone() || !m_setup.rivalFirst; }
    void letSeatsBegin() override { setRivalFirst(false); }
    QString startText() const override;
    std::string written() const override;
    void read(const std::string &written, int players) override;

    QList<TableChoice> editions() const;
    bool leagues() const { return m_setup.leagues; }
    QList<TableChoice> difficulties() const;
    bool rivalFirst() const { return m_setup.rivalFirst; }
    QList<TableChoice> chores() const;

    Q_INVOKABLE void choose(const QString &id);
    Q_INVOKABLE void setLeagues(bool leagues);
    Q_INVOKABLE void setRivalFirst(bool first);

private:
    ThroughTheAges::Setup setup() const;

    ThroughTheAges::Setup m_setup;
};
