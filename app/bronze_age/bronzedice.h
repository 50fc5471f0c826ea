// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/desk.h"
#include "app/bronze_age/views.h"

/// The dice being entered, and what they would do.
class BronzeDice : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// One entry for each die: a face's id, or empty.
    Q_PROPERTY(QList<QString> tray READ tray NOTIFY changed)
    Q_PROPERTY(QList<QString> traySpoken READ traySpoken NOTIFY changed)
    /// The slot that the next face replaces, or -1.
    Q_PROPERTY(int selected READ selected NOTIFY changed)
    /// "3 of 6 dice".
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    /// The six faces: food, good, skull, workers, either, coins.
    Q_PROPERTY(QList<QString> faces READ faces CONSTANT)
    Q_PROPERTY(QList<QString> faceNames READ faceNames NOTIFY changed)
    Q_PROPERTY(QList<int> faceCounts READ faceCounts NOTIFY changed)
    /// The choice for the "food or workers" dice: empty if there is none.
    Q_PROPERTY(QList<QString> eitherOptions READ eitherOptions NOTIFY changed)
    Q_PROPERTY(QList<QString> eitherIcons READ eitherIcons NOTIFY changed)
    Q_PROPERTY(int eitherCurrent READ eitherCurrent NOTIFY changed)
    /// The first slot that shows such a die, or -1.
    Q_PROPERTY(int eitherSlot READ eitherSlot NOTIFY changed)
    /// With Smithing and exactly four skulls.
    Q_PROPERTY(int spearheads READ spearheads NOTIFY changed)
    Q_PROPERTY(int spearheadsMost READ spearheadsMost NOTIFY changed)
    /// Preservation may be used now.
    /// The player has Preservation, whether or not it can be used now.
    Q_PROPERTY(bool preserves READ preserves NOTIFY changed)
    Q_PROPERTY(bool canPreserve READ canPreserve NOTIFY changed)
    /// Leadership: "You may reroll one die".
    Q_PROPERTY(bool mayReroll READ mayReroll NOTIFY changed)
    Q_PROPERTY(BronzeOutcome preview READ preview NOTIFY changed)

public:
    explicit BronzeDice(BronzeDesk &desk, QObject *parent = nullptr);

    QList<QString> tray() const;
    QList<QString> traySpoken() const;
    int selected() const { return m_desk.draft().selected; }
    QString note() const;
    bool complete() const;
    QList<QString> faces() const;
    QList<QString> faceNames() const;
    QList<int> faceCounts() const;
    QList<QString> eitherOptions() const;
    QList<QString> eitherIcons() const;
    int eitherCurrent() const;
    int eitherSlot() const;
    int spearheads() const;
    int spearheadsMost() const;
    bool preserves() const;
    bool canPreserve() const;
    bool mayReroll() const;
    BronzeOutcome preview() const;

    /// The roll as entered so far.
    BronzeAge::Roll roll() const;

    Q_INVOKABLE void tapFace(const QString &face);
    Q_INVOKABLE void tapSlot(int slot);
    Q_INVOKABLE void emptySlot(int slot);
    Q_INVOKABLE void takeBack();
    Q_INVOKABLE void chooseEither(int option);
    Q_INVOKABLE void setSpearheads(int count);
    Q_INVOKABLE void preserve();
    /// Accepts the roll.
    void accept();

Q_SIGNALS:
    void changed();

private:
    void store(BronzeAge::Draft draft);

    BronzeDesk &m_desk;
};
