// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/bronzebarter.h"
#include "app/bronze_age/bronzebuild.h"
#include "app/bronze_age/bronzecorrection.h"
#include "app/bronze_age/bronzedice.h"
#include "app/bronze_age/bronzemarket.h"
#include "app/bronze_age/bronzepass.h"
#include "app/bronze_age/desk.h"
#include "app/bronze_age/views.h"
#include "app/table/gametable.h"

/// One game of the Bronze Age at the table.
class BronzeTable : public GameTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    /// What the last roll did, for the result panel and for the line on top of the next step.
    Q_PROPERTY(BronzeOutcome outcome READ outcome NOTIFY changed)

    Q_PROPERTY(QList<BronzeSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<BronzeSeat> standings READ standings NOTIFY changed)

    // The sheet as printed, in its order.
    Q_PROPERTY(QList<QString> goodNames READ goodNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<int> woodValues READ woodValues CONSTANT)
    Q_PROPERTY(QList<int> stoneValues READ stoneValues CONSTANT)
    Q_PROPERTY(QList<int> potteryValues READ potteryValues CONSTANT)
    Q_PROPERTY(QList<int> clothValues READ clothValues CONSTANT)
    Q_PROPERTY(QList<int> spearheadsValues READ spearheadsValues CONSTANT)
    Q_PROPERTY(QList<QString> monumentIds READ monumentIds CONSTANT)
    Q_PROPERTY(QList<QString> monumentNames READ monumentNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<int> monumentFirst READ monumentFirst CONSTANT)
    Q_PROPERTY(QList<int> monumentLater READ monumentLater CONSTANT)
    Q_PROPERTY(QList<bool> monumentInPlay READ monumentInPlay CONSTANT)
    Q_PROPERTY(QList<bool> monumentTaken READ monumentTaken NOTIFY changed)
    Q_PROPERTY(QList<QString> monumentTakenBy READ monumentTakenBy NOTIFY changed)
    Q_PROPERTY(QList<QString> developmentIds READ developmentIds CONSTANT)
    Q_PROPERTY(QList<QString> developmentNames READ developmentNames NOTIFY wordsChanged)
    Q_PROPERTY(QList<int> developmentCosts READ developmentCosts CONSTANT)
    Q_PROPERTY(QList<int> developmentPoints READ developmentPoints CONSTANT)
    Q_PROPERTY(int developmentsToEnd READ developmentsToEnd CONSTANT)
    Q_PROPERTY(bool hasShips READ hasShips CONSTANT)
    Q_PROPERTY(bool hasTrade READ hasTrade CONSTANT)
    /// "Léa has 4 of 5 developments", "2 monuments still unbuilt".
    Q_PROPERTY(QList<QString> endNotes READ endNotes NOTIFY changed)
    /// "5 of 7 built".
    Q_PROPERTY(QString monumentsNote READ monumentsNote NOTIFY changed)

    Q_PROPERTY(BronzeDice *dice READ dice CONSTANT)
    Q_PROPERTY(BronzeBuild *build READ build CONSTANT)
    Q_PROPERTY(BronzeMarket *market READ market CONSTANT)
    Q_PROPERTY(BronzePass *pass READ pass CONSTANT)
    Q_PROPERTY(BronzeBarter *barter READ barter CONSTANT)
    Q_PROPERTY(BronzeCorrection *correction READ correction CONSTANT)

public:
    explicit BronzeTable(BronzeAge::Session session, QObject *parent = nullptr);
    ~BronzeTable() override;

    // What every table can do.
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
    const BronzeDesk &desk() const override { return m_desk; }
    BronzeDesk &desk() override { return m_desk; }
    void setAlwaysShowResult(bool always) override { m_desk.setAlwaysShowResult(always); }

    BronzeOutcome outcome() const;
    QList<BronzeSeat> seats() const;
    QList<BronzeSeat> standings() const;
    QList<QString> goodNames() const;
    QList<int> woodValues() const;
    QList<int> stoneValues() const;
    QList<int> potteryValues() const;
    QList<int> clothValues() const;
    QList<int> spearheadsValues() const;
    QList<QString> monumentIds() const;
    QList<QString> monumentNames() const;
    QList<int> monumentFirst() const;
    QList<int> monumentLater() const;
    QList<bool> monumentInPlay() const;
    QList<bool> monumentTaken() const;
    QList<QString> monumentTakenBy() const;
    QList<QString> developmentIds() const;
    QList<QString> developmentNames() const;
    QList<int> developmentCosts() const;
    QList<int> developmentPoints() const;
    int developmentsToEnd() const;
    bool hasShips() const;
    bool hasTrade() const;
    QList<QString> endNotes() const;
    QString monumentsNote() const;

    BronzeDice *dice() { return &m_dice; }
    BronzeBuild *build() { return &m_build; }
    BronzeMarket *market() { return &m_market; }
    BronzePass *pass() { return &m_pass; }
    BronzeBarter *barter() { return &m_barter; }
    BronzeCorrection *correction() { return &m_correction; }

private:
    BronzeDesk m_desk;
    BronzeDice m_dice;
    BronzeBuild m_build;
    BronzeMarket m_market;
    BronzePass m_pass;
    BronzeBarter m_barter;
    BronzeCorrection m_correction;
};
