// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf.h"

/// The table being laid: who plays, in which order, by which rules.
class NewGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    // Seats in order, the first starts.
    Q_PROPERTY(QList<QString> names READ names NOTIFY changed)
    Q_PROPERTY(QList<QString> colours READ colours NOTIFY changed)
    /// Players of earlier games who are not seated yet.
    Q_PROPERTY(QList<QString> knownNames READ knownNames NOTIFY changed)
    Q_PROPERTY(QList<QString> knownColours READ knownColours NOTIFY changed)
    Q_PROPERTY(bool canAdd READ canAdd NOTIFY changed)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed)
    /// "Start with 4 players", or what is missing.
    Q_PROPERTY(QString startText READ startText NOTIFY changed)
    /// original, revised, late-bronze, with their names.
    Q_PROPERTY(QList<QString> editionNames READ editionNames NOTIFY changed)
    Q_PROPERTY(int edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(bool trade READ trade WRITE setTrade NOTIFY changed)
    Q_PROPERTY(int endDevelopments READ endDevelopments WRITE setEndDevelopments NOTIFY changed)
    Q_PROPERTY(int endDevelopmentsMost READ endDevelopmentsMost NOTIFY changed)
    Q_PROPERTY(bool tieByValue READ tieByValue WRITE setTieByValue NOTIFY changed)
    /// "5 developments, most goods wins ties".
    Q_PROPERTY(QString endNote READ endNote NOTIFY changed)
    Q_PROPERTY(bool alone READ alone NOTIFY changed)
    Q_PROPERTY(int soloRounds READ soloRounds WRITE setSoloRounds NOTIFY changed)
    Q_PROPERTY(bool soloEarlyEnd READ soloEarlyEnd WRITE setSoloEarlyEnd NOTIFY changed)

public:
    explicit NewGame(Shelf &shelf, QObject *parent = nullptr);

    QList<QString> names() const;
    QList<QString> colours() const;
    QList<QString> knownNames() const;
    QList<QString> knownColours() const;
    bool canAdd() const;
    bool canStart() const;
    QString startText() const;
    QList<QString> editionNames() const;
    int edition() const;
    void setEdition(int edition);
    bool trade() const { return m_setup.trade; }
    void setTrade(bool trade);
    int endDevelopments() const { return m_setup.endDevelopments; }
    void setEndDevelopments(int count);
    int endDevelopmentsMost() const;
    bool tieByValue() const;
    void setTieByValue(bool byValue);
    QString endNote() const;
    bool alone() const { return m_seats.size() == 1; }
    int soloRounds() const { return m_setup.soloRounds; }
    void setSoloRounds(int rounds);
    bool soloEarlyEnd() const { return m_setup.soloEarlyEnd; }
    void setSoloEarlyEnd(bool early);

    /// Starts from the players and options of the last game.
    Q_INVOKABLE void begin();
    /// Empty if the name was taken; else why not.
    Q_INVOKABLE QString add(const QString &name);
    Q_INVOKABLE QString rename(int seat, const QString &name);
    Q_INVOKABLE void nextColour(int seat);
    Q_INVOKABLE void remove(int seat);
    Q_INVOKABLE void move(int from, int to);
    Q_INVOKABLE void makeFirst(int seat);
    Q_INVOKABLE void shuffle();
    Q_INVOKABLE void start();

Q_SIGNALS:
    void changed();

private:
    QString whyNotNamed(const QString &name, int exceptSeat) const;

    Shelf &m_shelf;
    std::vector<Seat> m_seats;
    std::vector<Seat> m_known;
    BronzeAge::Setup m_setup;
};
