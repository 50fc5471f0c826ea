// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/regionlist.h"
#include "app/table/gameoptions.h"

/// The map of a new game: its regions of the first era. Those of later ones come with their era.
class RiseOptions : public GameOptions
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    Q_PROPERTY(RiseRegionsPage regions READ regions NOTIFY changed)
    /// "8 regions of era I".
    Q_PROPERTY(QString regionsText READ regionsText NOTIFY changed)
    /// "19 of your tiles are known"; empty while none is.
    Q_PROPERTY(QString tilesText READ tilesText NOTIFY changed)
    /// What is laid out on the table before the first turn.
    Q_PROPERTY(QList<RiseChore> chores READ chores NOTIFY changed)

public:
    using GameOptions::GameOptions;

    QString folder() const override;
    int minPlayers() const override;
    int maxPlayers() const override;
    std::string written() const override;
    void recall(const TableMemory &memory) override;
    void read(const std::string &written, int players) override;

    RiseRegionsPage regions() const;
    QString regionsText() const;
    QString tilesText() const;
    QList<RiseChore> chores() const;
    /// A row of the regions, by its id.
    Q_INVOKABLE void touch(const QString &id, int number = 0, const QString &text = {});

private:
    int m_tiles = 0;
    std::vector<RiseOfEmpires::Region> m_checked;
    RiseOfEmpires::RegionList m_list{RiseOfEmpires::defaultRegions(), {}};
};
