// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/desk.h"

/// Where the workers go this turn, until it is accepted.
class BronzeBuild : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    Q_PROPERTY(int workers READ workers NOTIFY changed)
    Q_PROPERTY(int workersLeft READ workersLeft NOTIFY changed)
    /// "1 worker left", "All workers placed"; and below it what to do or what was achieved.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    /// "6 of 7".
    Q_PROPERTY(QString citiesNote READ citiesNote NOTIFY changed)
    // The active player's boxes: ticked before this turn's plan, and added by it.
    Q_PROPERTY(QList<int> cityTicked READ cityTicked NOTIFY changed)
    Q_PROPERTY(QList<int> cityAdded READ cityAdded NOTIFY changed)
    Q_PROPERTY(QList<QString> citiesSpoken READ citiesSpoken NOTIFY changed)
    Q_PROPERTY(int citiesBuilt READ citiesBuilt NOTIFY changed)
    Q_PROPERTY(QList<int> monumentTicked READ monumentTicked NOTIFY changed)
    Q_PROPERTY(QList<int> monumentAdded READ monumentAdded NOTIFY changed)
    Q_PROPERTY(QList<bool> monumentBuilt READ monumentBuilt NOTIFY changed)
    /// Points once the plan is accepted; -1 while unfinished.
    Q_PROPERTY(QList<int> monumentScored READ monumentScored NOTIFY changed)
    Q_PROPERTY(QList<QString> monumentsSpoken READ monumentsSpoken NOTIFY changed)
    /// "Finish city 4: 1 worker" for two places near their end, the left and the right one; empty where there
    /// is none.
    Q_PROPERTY(QList<QString> finishTexts READ finishTexts NOTIFY changed)
    /// The places they belong to: cities 4 to 7, monuments 10 to 16 in the order of the sheet; -1 for none.
    Q_PROPERTY(QList<int> finishPlaces READ finishPlaces NOTIFY changed)
    /// Engineering: stones that work.
    Q_PROPERTY(bool hasEngineering READ hasEngineering NOTIFY changed)
    Q_PROPERTY(int stone READ stone NOTIFY changed)
    Q_PROPERTY(int stoneMost READ stoneMost NOTIFY changed)
    /// Shipping.
    Q_PROPERTY(bool hasShipping READ hasShipping NOTIFY changed)
    Q_PROPERTY(int ships READ ships NOTIFY changed)
    Q_PROPERTY(bool canBuildShip READ canBuildShip NOTIFY changed)

public:
    explicit BronzeBuild(BronzeDesk &desk, QObject *parent = nullptr);

    int workers() const;
    int workersLeft() const;
    QString title() const;
    QString note() const;
    QString citiesNote() const;
    QList<int> cityTicked() const;
    QList<int> cityAdded() const;
    QList<QString> citiesSpoken() const;
    int citiesBuilt() const;
    QList<int> monumentTicked() const;
    QList<int> monumentAdded() const;
    QList<bool> monumentBuilt() const;
    QList<int> monumentScored() const;
    QList<QString> monumentsSpoken() const;
    QList<QString> finishTexts() const;
    QList<int> finishPlaces() const;
    bool hasEngineering() const;
    int stone() const;
    int stoneMost() const;
    bool hasShipping() const;
    int ships() const;
    bool canBuildShip() const;

    /// The whole plan as one action, and the state it would lead to.
    BronzeAge::Build plan() const;
    BronzeAge::State planned() const;

    Q_INVOKABLE void addCity(int number);
    Q_INVOKABLE void addMonument(int monument);
    /// A tap on a certain box, counted from the ground up: ticks up to it, or takes it and the later ones
    /// back.
    Q_INVOKABLE void touchCity(int number, int count);
    Q_INVOKABLE void touchMonument(int monument, int count);
    Q_INVOKABLE void takeBackCity(int number);
    Q_INVOKABLE void takeBackMonument(int monument);
    /// Puts as many workers as it needs on a place of finishPlaces.
    Q_INVOKABLE void finishPlace(int place);
    Q_INVOKABLE void setStone(int count);
    Q_INVOKABLE void buildShip();

Q_SIGNALS:
    void changed();

private:
    using Place = std::variant<int, BronzeAge::Monument>;
    int ticked(const Place &place) const;
    int added(const Place &place) const;
    int boxesOf(const Place &place) const;
    void add(const Place &place, int count);
    void touch(const Place &place, int count);
    void takeBack(const Place &place);
    void replan(const Place &place, int added);

    BronzeDesk &m_desk;
};
