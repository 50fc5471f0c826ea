// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gameoptions.h"
#include "model/stone_age/state.h"

/// Which Stone Age: alone or with its expansion.
class StoneOptions : public GameOptions
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    Q_PROPERTY(bool expansion READ expansion WRITE setExpansion NOTIFY changed)
    Q_PROPERTY(bool bonusTiles READ bonusTiles WRITE setBonusTiles NOTIFY changed)

public:
    using GameOptions::GameOptions;

    QString folder() const override;
    int minPlayers() const override;
    int maxPlayers() const override;
    std::string written() const override;
    void read(const std::string &written, int players) override;
    void makeRoomFor(int players) override;

    bool expansion() const { return m_setup.expansion; }
    void setExpansion(bool expansion);
    bool bonusTiles() const { return m_setup.bonusTiles; }
    void setBonusTiles(bool bonusTiles);

private:
    StoneAge::Setup m_setup;
};
