// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/career.h"

/// The statistics of everybody: who really is the best.
class StatisticsBoard : public StatView
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    /// For the home page: "Léa leads with 9 wins", whatever is chosen here.
    Q_PROPERTY(QString leaderText READ leaderText NOTIFY leaderChanged)
    Q_PROPERTY(Career *career READ career CONSTANT)

public:
    StatisticsBoard(const Store &store, const Clock &clock, QObject *parent = nullptr);

    QString leaderText() const;
    Career *career() { return &m_career; }

    void retranslate() override;
    /// Looks who leads in the game played last.
    Q_INVOKABLE void findLeader();
    /// Shows a player's own statistics, by the row in the first section.
    Q_INVOKABLE void choosePlayer(int row);

Q_SIGNALS:
    void leaderChanged();

protected:
    QString emptyText() const override;
    QStringList numbersOf(const Overview &overview) const override;
    QStringList labelsOf(const Overview &overview) const override;
    void prepare() override;
    std::optional<QList<StatSection>> part(int number) override;

private:
    QList<StatSection> contests();
    StatSection leadersTrend();

    /// Before the base, which knows it by reference only.
    StatFilters m_filters;
    Clock m_clock;
    Career m_career;
    QString m_leader;
    int m_leaders = 0;
    int m_leadersWins = 0;
    /// As the first section has them.
    std::vector<PlayerStanding> m_standings;
};
