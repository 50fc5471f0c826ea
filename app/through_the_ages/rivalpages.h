// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/pages.h"

/// A number of the Rival as it is, and as it was before.
struct AgesRivalFigure {
    Q_GADGET
    QML_VALUE_TYPE(agesRivalFigure)

    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, text);
    /// Empty where nothing changed.
    PAGE_MEMBER(QString, before);
    /// It is the player's.
    PAGE_MEMBER(bool, own) = false;
    bool operator==(const AgesRivalFigure &) const = default;
};

/// Units of it on a tactic, as they are drawn.
struct AgesRivalUnits {
    Q_GADGET
    QML_VALUE_TYPE(agesRivalUnits)

    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(int, units) = 0;
    PAGE_MEMBER(int, value) = 0;
    PAGE_MEMBER(bool, fresh) = false;
    /// So many of them are given up.
    PAGE_MEMBER(int, given) = 0;
    PAGE_MEMBER(QString, spoken);
    bool operator==(const AgesRivalUnits &) const = default;
};

/// How much strength it takes to be left in peace: up to the first it may declare war, up to the second it
/// may attack, from the third on it mobilises.
struct AgesThreat {
    Q_GADGET
    QML_VALUE_TYPE(agesThreat)

    PAGE_MEMBER(int, strength) = 0;
    PAGE_MEMBER(int, war) = 0;
    PAGE_MEMBER(int, attack) = 0;
    PAGE_MEMBER(int, arms) = 0;
    PAGE_MEMBER(QString, title);
    /// The same in a sentence, below it.
    PAGE_MEMBER(QString, note);
    PAGE_MEMBER(QString, spoken);
    PAGE_MEMBER(bool, shown) = false;
    bool operator==(const AgesThreat &) const = default;
};

/// The culture of both, and who is ahead.
struct AgesRivalLead {
    Q_GADGET
    QML_VALUE_TYPE(agesRivalLead)

    PAGE_MEMBER(int, own) = 0;
    PAGE_MEMBER(int, its) = 0;
    /// "+5 a turn".
    PAGE_MEMBER(QString, ownGain);
    PAGE_MEMBER(QString, itsGain);
    /// "5 ahead"; empty: there is nothing to compare.
    PAGE_MEMBER(QString, text);
    PAGE_MEMBER(bool, ahead) = false;
    PAGE_MEMBER(QString, spoken);
    bool operator==(const AgesRivalLead &) const = default;
};

/// A page of the dialogue with the Rival. What a question does not need is empty.
struct AgesRivalPage {
    Q_GADGET
    QML_VALUE_TYPE(agesRivalPage)

    PAGE_MEMBER(TableHead, head);
    PAGE_MEMBER(QList<AgesRivalFigure>, figures);
    PAGE_MEMBER(AgesRivalLead, lead);
    /// Both totals of a battle face to face, or what it did.
    PAGE_MEMBER(AgesPart, first);
    /// What is asked, with a place for each card that is turned over.
    PAGE_MEMBER(QString, question);
    PAGE_MEMBER(QString, hint);
    PAGE_MEMBER(QList<AgesRow>, turned);
    /// What follows from what was entered.
    PAGE_MEMBER(AgesRow, verdict);
    PAGE_MEMBER(QString, armyTitle);
    PAGE_MEMBER(QString, armyNote);
    PAGE_MEMBER(QList<AgesRivalUnits>, army);
    PAGE_MEMBER(AgesThreat, threat);
    PAGE_MEMBER(AgesPart, ages);
    /// The names of cards to tap.
    PAGE_MEMBER(QList<AgesRow>, pad);
    PAGE_MEMBER(QList<AgesPart>, parts);
    PAGE_MEMBER(QList<TableChoice>, foot);
    bool operator==(const AgesRivalPage &) const = default;
};
