// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gameoptions.h"
#include "model/bronze_age/state.h"

/// Which Bronze Age: its edition, and what players agree on.
class BronzeOptions : public GameOptions
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    /// original, revised, late-bronze, with their names.
    Q_PROPERTY(QList<QString> editionNames READ editionNames NOTIFY changed)
    Q_PROPERTY(int edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(bool trade READ trade WRITE setTrade NOTIFY changed)
    /// "Trade goods before building".
    Q_PROPERTY(QString tradeNote READ tradeNote NOTIFY changed)
    Q_PROPERTY(int endDevelopments READ endDevelopments WRITE setEndDevelopments NOTIFY changed)
    Q_PROPERTY(int endDevelopmentsMost READ endDevelopmentsMost NOTIFY changed)
    Q_PROPERTY(bool tieByValue READ tieByValue WRITE setTieByValue NOTIFY changed)
    /// "5 developments, most goods wins ties".
    Q_PROPERTY(QString endNote READ endNote NOTIFY changed)
    Q_PROPERTY(int soloRounds READ soloRounds WRITE setSoloRounds NOTIFY changed)
    Q_PROPERTY(bool soloEarlyEnd READ soloEarlyEnd WRITE setSoloEarlyEnd NOTIFY changed)

public:
    explicit BronzeOptions(QObject *parent = nullptr);

    QString folder() const override;
    int minPlayers() const override;
    int maxPlayers() const override;
    std::string written() const override;
    void read(const std::string &written, int players) override;

    QList<QString> editionNames() const;
    int edition() const;
    void setEdition(int edition);
    bool trade() const { return m_setup.trade; }
    void setTrade(bool trade);
    QString tradeNote() const;
    int endDevelopments() const { return m_setup.endDevelopments; }
    void setEndDevelopments(int count);
    int endDevelopmentsMost() const;
    bool tieByValue() const;
    void setTieByValue(bool byValue);
    QString endNote() const;
    int soloRounds() const { return m_setup.soloRounds; }
    void setSoloRounds(int rounds);
    bool soloEarlyEnd() const { return m_setup.soloEarlyEnd; }
    void setSoloEarlyEnd(bool early);

private:
    BronzeAge::Setup m_setup;
};
