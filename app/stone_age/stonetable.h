// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/stonecards.h"
#include "app/stone_age/stonechoices.h"
#include "app/stone_age/stonecorrection.h"
#include "app/stone_age/stonefeeding.h"
#include "app/stone_age/stonegather.h"
#include "app/stone_age/stonepurchase.h"
#include "app/stone_age/stonetiles.h"
#include "app/table/gametable.h"

/// One game of Stone Age at the table.
class StoneTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    /// What people can be sent to do, in the order of the board.
    Q_PROPERTY(QList<StonePlace> places READ places NOTIFY changed)
    /// How the round before ended.
    Q_PROPERTY(QList<TableLine> news READ news NOTIFY changed)
    /// What of it matters most, and whether it hurts.
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(bool harmed READ harmed NOTIFY changed)
    Q_PROPERTY(QList<StoneSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<StoneSeat> standings READ standings NOTIFY changed)
    /// "Stack 2 has 1 tile left", "12 cards in the deck".
    Q_PROPERTY(QList<QString> endNotes READ endNotes NOTIFY changed)

    // The things of this game, in the order of the seats' lists.
    Q_PROPERTY(bool hasExpansion READ hasExpansion CONSTANT)
    Q_PROPERTY(QString foodName READ foodName NOTIFY wordsChanged)
    Q_PROPERTY(QList<QString> materialNames READ materialNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<QString> materialIds READ materialIds CONSTANT)
    Q_PROPERTY(QList<QString> materialIcons READ materialIcons CONSTANT)
    Q_PROPERTY(QList<QString> craftNames READ craftNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<QString> craftIds READ craftIds CONSTANT)
    Q_PROPERTY(QList<QString> craftIcons READ craftIcons CONSTANT)
    Q_PROPERTY(QList<QString> symbolNames READ symbolNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<QString> symbolIds READ symbolIds CONSTANT)
    Q_PROPERTY(QList<QString> symbolIcons READ symbolIcons CONSTANT)
    /// People, agriculture, and with the expansion trade.
    Q_PROPERTY(QList<QString> trackNames READ trackNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<QString> trackIds READ trackIds CONSTANT)
    Q_PROPERTY(QList<QString> trackIcons READ trackIcons CONSTANT)

    Q_PROPERTY(StoneGather *gather READ gather CONSTANT)
    Q_PROPERTY(StonePurchase *purchase READ purchase CONSTANT)
    Q_PROPERTY(StoneTiles *tiles READ tiles CONSTANT)
    Q_PROPERTY(StoneCards *cards READ cards CONSTANT)
    Q_PROPERTY(StoneChoices *choices READ choices CONSTANT)
    Q_PROPERTY(StoneFeeding *feeding READ feeding CONSTANT)
    Q_PROPERTY(StoneCorrection *correction READ correction CONSTANT)

public:
    StoneTable(StoneAge::Session session, StoneAge::Recollection recollection, QObject *parent = nullptr);
    ~StoneTable() override;

    QString folder() const override;
    int turnOf() const override;
    int round() const override;
    bool over() const override;
    QString subtitle() const override;
    bool lastRound() const override;
    QString step() const override;
    QList<QString> stepNames() const override;
    QList<QString> stepMarks() const override;
    QString primaryText() const override;
    QString primaryHint() const override;
    bool primaryEnabled() const override;
    bool primaryQuiet() const override;
    bool skips() const override;
    QString unfinished() const override;
    QString summaryOf(int action) const override;
    QString lastTap() const override;
    QList<TableTurn> log() const override;
    QList<QString> partNames() const override;
    QList<QString> partIcons() const override;
    QList<bool> partHarms() const override;
    QList<TableStanding> ranking() const override;
    QString tieNote() const override;
    bool stoppedEarly() const override;
    QString story() const override;
    void primary() override;
    void finish(const QString &why) override;
    QList<HelpTopic> help() const override;
    QString helpIdForStep() const override;
    HelpTopic explanation(const QString &id) const override;
    const StoneDesk &desk() const override { return m_desk; }
    StoneDesk &desk() override { return m_desk; }

    QList<StonePlace> places() const;
    QList<TableLine> news() const;
    QString headline() const;
    bool harmed() const;
    QList<StoneSeat> seats() const;
    QList<StoneSeat> standings() const;
    QList<QString> endNotes() const;
    bool hasExpansion() const;
    QString foodName() const;
    QList<QString> materialNames() const;
    QList<QString> materialIds() const;
    QList<QString> materialIcons() const;
    QList<QString> craftNames() const;
    QList<QString> craftIds() const;
    QList<QString> craftIcons() const;
    QList<QString> symbolNames() const;
    QList<QString> symbolIds() const;
    QList<QString> symbolIcons() const;
    QList<QString> trackNames() const;
    QList<QString> trackIds() const;
    QList<QString> trackIcons() const;

    StoneGather *gather() { return &m_gather; }
    StonePurchase *purchase() { return &m_purchase; }
    StoneTiles *tiles() { return &m_tiles; }
    StoneCards *cards() { return &m_cards; }
    StoneChoices *choices() { return &m_choices; }
    StoneFeeding *feeding() { return &m_feeding; }
    StoneCorrection *correction() { return &m_correction; }

    /// People are sent to a place by its id; what takes no more than that is done at once.
    Q_INVOKABLE void go(const QString &place);
    /// Leaves what is half entered for the village.
    Q_INVOKABLE void leave();

private:
    StoneDesk m_desk;
    StoneGather m_gather;
    StonePurchase m_purchase;
    StoneTiles m_tiles;
    StoneCards m_cards;
    StoneChoices m_choices;
    StoneFeeding m_feeding;
    StoneCorrection m_correction;
};
