// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/bronzepages.h"
#include "app/bronze_age/draft.h"
#include "app/bronze_age/views.h"
#include "app/table/touchdesk.h"
#include "app/table/touchtable.h"

/// One game of the Bronze Age at the table.
class BronzeTable : public TouchTable
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games are opened from the shelf")

    // The pages of the steps: each as it was when the turn was last there.
    Q_PROPERTY(BronzeDicePage dice READ dice NOTIFY changed)
    Q_PROPERTY(BronzeTradePage trade READ trade NOTIFY changed)
    Q_PROPERTY(BronzeBuildPage build READ build NOTIFY changed)
    Q_PROPERTY(BronzeSwapPage swap READ swap NOTIFY changed)
    Q_PROPERTY(BronzeBuyPage buy READ buy NOTIFY changed)
    Q_PROPERTY(BronzePassPage pass READ pass NOTIFY changed)
    /// What the last roll did, for the result panel and for the line on top of the next step.
    Q_PROPERTY(BronzeOutcome outcome READ outcome NOTIFY changed)
    /// Each player's sheet, to be changed by hand.
    Q_PROPERTY(QList<BronzeCorrectPage> corrections READ corrections NOTIFY changed)

    Q_PROPERTY(QList<BronzeSeat> seats READ seats NOTIFY changed)
    Q_PROPERTY(QList<BronzeSeat> standings READ standings NOTIFY changed)

    // The sheet as printed, in its order.
    Q_PROPERTY(QList<QString> goodIds READ goodIds CONSTANT)
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

public:
    using Running = RunningGame<BronzeAge::Rules, BronzeAge::Draft>;

    explicit BronzeTable(Running game, QObject *parent = nullptr);
    ~BronzeTable() override;

    // What every table can do.
    QString folder() const override;
    int turnOf() const override { return state().seat; }
    int round() const override { return state().round; }
    bool over() const override { return isOver(state()); }
    QString subtitle() const override;
    bool lastRound() const override { return state().lastRound; }
    QString step() const override;
    QList<TableStep> steps() const override;
    TableWide wide() const override;
    QString unfinished() const override;
    QString summaryOf(int action) const override;
    QString lastTap() const override;
    QList<TableTurn> log() const override;
    QList<QString> partNames() const override;
    QList<QString> partIcons() const override;
    QList<bool> partHarms() const override;
    QList<TableStanding> ranking() const override;
    QString tieNote() const override;
    bool stoppedEarly() const override { return state().abandoned; }
    QString story() const override;
    QList<HelpTopic> help() const override;
    QString helpIdForStep() const override;
    HelpTopic explanation(const QString &id) const override;
    const Desk &desk() const override { return m_desk; }
    Desk &desk() override { return m_desk; }
    void setAlwaysShowResult(bool always) override { m_desk.setHabits({.alwaysShowResult = always}); }

    BronzeDicePage dice() const { return latest(m_dice); }
    BronzeTradePage trade() const { return latest(m_trade); }
    BronzeBuildPage build() const { return latest(m_build); }
    BronzeSwapPage swap() const { return latest(m_swap); }
    BronzeBuyPage buy() const { return latest(m_buy); }
    BronzePassPage pass() const { return latest(m_pass); }
    BronzeOutcome outcome() const;
    QList<BronzeCorrectPage> corrections() const;

    QList<BronzeSeat> seats() const;
    QList<BronzeSeat> standings() const;
    QList<QString> goodIds() const;
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
    int developmentsToEnd() const { return state().setup.endDevelopments; }
    bool hasShips() const { return rulebook(state()).ships; }
    bool hasTrade() const { return state().setup.trade && !alone(); }
    QList<QString> endNotes() const;
    QString monumentsNote() const;

private:
    QVariant makePage() const override;
    QVariant pageBeforeLastTouch() const override;
    const Touch *lastTouch() const override;
    bool take(const Touch &touch) override;

    BronzeAge::Play play() const { return m_desk.play(); }
    const BronzeAge::State &state() const { return m_desk.game().state(); }
    /// The page that is seen, if it is of this kind, and else as it was when it was: its screen may be kept.
    template<typename Page>
    const Page &latest(Page &kept) const
    {
        if (const auto seen = page(); seen.metaType() == QMetaType::fromType<Page>()) {
            kept = seen.value<Page>();
        }
        return kept;
    }

    TouchDesk<BronzeAge::Rules, BronzeAge::Draft> m_desk;
    mutable BronzeDicePage m_dice;
    mutable BronzeTradePage m_trade;
    mutable BronzeBuildPage m_build;
    mutable BronzeSwapPage m_swap;
    mutable BronzeBuyPage m_buy;
    mutable BronzePassPage m_pass;
};
