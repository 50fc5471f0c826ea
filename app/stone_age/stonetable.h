// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/draft.h"
#include "app/stone_age/pages.h"
#include "app/stone_age/views.h"
#include "app/table/touchdesk.h"
#include "app/table/touchtable.h"

namespace StoneAge
{
using Running = RunningGame<Rules, Draft>;
}

/// One game of Stone Age at the table.
class StoneTable : public TouchTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    // The page of the step that the game is at; the others are empty.
    Q_PROPERTY(StoneVillagePage village READ village NOTIFY changed)
    Q_PROPERTY(StoneGatherPage gather READ gather NOTIFY changed)
    Q_PROPERTY(StoneTilesPage tiles READ tiles NOTIFY changed)
    Q_PROPERTY(StoneTilePage tile READ tile NOTIFY changed)
    Q_PROPERTY(StoneCardsPage cards READ cards NOTIFY changed)
    Q_PROPERTY(StoneCardPage card READ card NOTIFY changed)
    Q_PROPERTY(StoneTwoPage two READ two NOTIFY changed)
    Q_PROPERTY(StoneFeedPage feed READ feed NOTIFY changed)
    /// The table's word, at any step.
    Q_PROPERTY(StoneCorrectPage correct READ correct NOTIFY changed)
    /// The way back from what is half entered, and the keys of a roll; without an id where there is none.
    Q_PROPERTY(TableChoice back READ back NOTIFY changed)
    Q_PROPERTY(StoneRoll roll READ roll NOTIFY changed)

    Q_PROPERTY(QList<StoneSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<StoneSeat> standings READ standings NOTIFY changed)
    /// "Stack 2 has 1 tile left", "12 cards in the deck".
    Q_PROPERTY(QList<QString> endNotes READ endNotes NOTIFY changed)

    // The things of this game, in the order of the seats' lists.
    Q_PROPERTY(QString foodName READ foodName NOTIFY wordsChanged)
    Q_PROPERTY(QList<StoneThing> materials READ materials NOTIFY wordsChanged)
    Q_PROPERTY(QList<StoneThing> crafts READ crafts NOTIFY wordsChanged)
    Q_PROPERTY(QList<StoneThing> symbols READ symbols NOTIFY wordsChanged)
    /// People, agriculture, and with the expansion trade.
    Q_PROPERTY(QList<StoneThing> tracks READ tracks NOTIFY wordsChanged)

public:
    explicit StoneTable(StoneAge::Running game, QObject *parent = nullptr);
    ~StoneTable() override;

    StoneVillagePage village() const { return pageAs<StoneVillagePage>(); }
    StoneGatherPage gather() const { return pageAs<StoneGatherPage>(); }
    StoneTilesPage tiles() const { return pageAs<StoneTilesPage>(); }
    StoneTilePage tile() const { return pageAs<StoneTilePage>(); }
    StoneCardsPage cards() const { return pageAs<StoneCardsPage>(); }
    StoneCardPage card() const { return pageAs<StoneCardPage>(); }
    StoneTwoPage two() const { return pageAs<StoneTwoPage>(); }
    StoneFeedPage feed() const { return pageAs<StoneFeedPage>(); }
    StoneCorrectPage correct() const;
    TableChoice back() const;
    StoneRoll roll() const;
    QList<StoneSeat> seats() const;
    QList<StoneSeat> standings() const;
    QList<QString> endNotes() const;
    QString foodName() const;
    QList<StoneThing> materials() const;
    QList<StoneThing> crafts() const;
    QList<StoneThing> symbols() const;
    QList<StoneThing> tracks() const;

    QString folder() const override;
    int turnOf() const override;
    int round() const override;
    bool over() const override;
    QString subtitle() const override;
    bool lastRound() const override;
    QString step() const override;
    QList<TableStep> steps() const override;
    TableWide wide() const override;
    QString unfinished() const override;
    QString summaryOf(int action) const override;
    QList<TableTurn> log() const override;
    QList<QString> partNames() const override;
    QList<QString> partIcons() const override;
    QList<bool> partHarms() const override;
    QList<TableStanding> ranking() const override;
    QString tieNote() const override;
    bool stoppedEarly() const override;
    QString story() const override;
    QList<HelpTopic> help() const override;
    QString helpIdForStep() const override;
    HelpTopic explanation(const QString &id) const override;
    const Desk &desk() const override { return m_desk; }
    Desk &desk() override { return m_desk; }

private:
    QVariant makePage() const override;
    QVariant pageBeforeLastTouch() const override;
    const Touch *lastTouch() const override;
    bool take(const Touch &touch) override;
    StoneAge::Play play() const { return m_desk.play(); }

    TouchDesk<StoneAge::Rules, StoneAge::Draft> m_desk;
};
