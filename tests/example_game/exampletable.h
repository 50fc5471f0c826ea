// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gameoptions.h"
#include "app/table/touchdesk.h"
#include "app/table/touchtable.h"
#include "tests/example_game/draft.h"

namespace Example
{
/// All that there is on the pages.
struct Page {
    Q_GADGET
    Q_PROPERTY(TableCounter points MEMBER points)
    Q_PROPERTY(TableField name MEMBER name)
    Q_PROPERTY(QList<TableChoice> known MEMBER known)
    Q_PROPERTY(QList<TableCounter> seats MEMBER seats)

public:
    TableCounter points;
    TableField name;
    /// What throws were called before, most likely first.
    QList<TableChoice> known;
    /// Everybody's points, as sheets show them and a correction changes them.
    QList<TableCounter> seats;
    bool operator==(const Page &) const = default;
};

class Table : public TouchTable
{
    Q_OBJECT
public:
    explicit Table(RunningGame<Rules, Draft> game);

    QString folder() const override { return QStringLiteral("example_game"); }
    int turnOf() const override { return state().seat; }
    int round() const override { return state().round; }
    bool over() const override { return isOver(state()); }
    QString subtitle() const override { return QStringLiteral("Round %1").arg(round()); }
    bool lastRound() const override { return isLastRound(state()); }
    QString step() const override { return QStringLiteral("throw"); }
    QList<TableStep> steps() const override;
    TableWide wide() const override;
    QString unfinished() const override { return {}; }
    QString summaryOf(int action) const override;
    QList<TableTurn> log() const override;
    QList<QString> partNames() const override { return {QStringLiteral("Points")}; }
    QList<QString> partIcons() const override { return {QStringLiteral("ui-star")}; }
    QList<bool> partHarms() const override { return {false}; }
    QList<TableStanding> ranking() const override;
    QString tieNote() const override { return QStringLiteral("The rival wins a tie"); }
    bool stoppedEarly() const override { return state().abandoned; }
    Alone aloneResult() const override { return Example::aloneResult(state()); }
    QString story() const override { return lengthText(); }
    QList<HelpTopic> help() const override;
    QString helpIdForStep() const override { return step(); }
    HelpTopic explanation(const QString &) const override { return help().front(); }
    const Desk &desk() const override { return m_desk; }
    Desk &desk() override { return m_desk; }

private:
    QVariant makePage() const override;
    QVariant pageBeforeLastTouch() const override;
    const Touch *lastTouch() const override;
    bool take(const Touch &touch) override { return m_desk.touch(touch); }
    const State &state() const { return m_desk.game().state(); }

    TouchDesk<Rules, Draft> m_desk;
};

class Options : public GameOptions
{
    Q_OBJECT
    Q_PROPERTY(int goal READ goal WRITE setGoal NOTIFY changed)
public:
    QString folder() const override { return QStringLiteral("example_game"); }
    int minPlayers() const override { return Rules::minPlayers; }
    int maxPlayers() const override { return Rules::maxPlayers; }
    std::string written() const override;
    void read(const std::string &written, int players) override;
    int goal() const { return m_setup.goal; }
    void setGoal(int goal);

private:
    Setup m_setup;
};
}
