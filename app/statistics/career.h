// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/contest.h"
#include "app/statistics/statview.h"

/// Somebody who stands out among those a player has met.
struct StatPerson {
    Q_GADGET
    QML_VALUE_TYPE(statPerson)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString note MEMBER note)

public:
    /// "Rival".
    QString title;
    /// Empty if there is nobody; then the note says what it takes.
    QString name;
    QString colour;
    QString note;
    bool operator==(const StatPerson &) const = default;
};

/// The statistics of one player, about the same games as everybody's.
class Career : public StatView
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It belongs to the statistics")
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString colour READ colour NOTIFY changed)
    /// How often they win, and what chance would give.
    Q_PROPERTY(QString rate READ rate NOTIFY changed)
    /// Rival and nemesis.
    Q_PROPERTY(QList<StatPerson> people READ people NOTIFY changed)

public:
    using StatView::StatView;

    QString name() const { return QString::fromStdString(m_who.name); }
    QString colour() const { return QString::fromStdString(m_who.colour); }
    QString rate() const;
    QList<StatPerson> people() const;
    /// The player first, then those of everybody's statistics.
    QList<StatChoice> choices() const override;
    void choose(const QString &id, int option) override;

    void show(std::int64_t player);

protected:
    StatisticsFilter filter() const override;
    QString emptyText() const override;
    QStringList numbersOf(const Overview &overview) const override;
    QStringList labelsOf(const Overview &overview) const override;
    void prepare() override;
    std::optional<QList<StatSection>> part(int number) override;

private:
    /// Whoever played this game, also those of whom the other choices leave nothing.
    std::vector<PlayerStanding> m_everybody;
    PlayerStanding m_who;
    std::vector<HeadToHead> m_opponents;
    Contest m_contest;
};
