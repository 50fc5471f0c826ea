// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/pages.h"

// The civilization board as it is drawn.

/// One of the six numbers at the top.
struct AgesRating {
    Q_GADGET
    QML_VALUE_TYPE(agesRating)

    PAGE_MEMBER(TableChoice, choice);
    PAGE_MEMBER(int, value) = 0;
    /// Of resources: those for units only, "+1".
    PAGE_MEMBER(QString, more);
    /// What the end of the turn makes of it; of strength and happiness a rank and what is needed.
    PAGE_MEMBER(QString, after);
    /// It is a forecast.
    PAGE_MEMBER(bool, forecast) = false;
    /// A sign of what goes wrong; else empty.
    PAGE_MEMBER(QString, warning);
    /// The seal of whose number stands below, if it is another's.
    PAGE_MEMBER(QString, seal);
    bool operator==(const AgesRating &) const = default;
};

/// The government and the actions that are left of the turn.
struct AgesGovernment {
    Q_GADGET
    QML_VALUE_TYPE(agesGovernment)

    PAGE_MEMBER(TableChoice, choice);
    PAGE_MEMBER(int, civil) = 0;
    PAGE_MEMBER(int, civilTotal) = 0;
    PAGE_MEMBER(int, military) = 0;
    PAGE_MEMBER(int, militaryTotal) = 0;
    bool operator==(const AgesGovernment &) const = default;
};

/// A place of the board.
struct AgesCell {
    Q_GADGET
    QML_VALUE_TYPE(agesCell)

    /// Its status: "open" where a worker can go now, "price", "limit"; "learn" and "dear" where it is not
    /// known.
    PAGE_MEMBER(TableChoice, choice);
    /// From the left, urban ones below the others.
    PAGE_MEMBER(int, column) = 0;
    PAGE_MEMBER(int, level) = 0;
    PAGE_MEMBER(bool, urban) = false;
    PAGE_MEMBER(int, workers) = 0;
    PAGE_MEMBER(int, tokens) = 0;
    PAGE_MEMBER(QList<AgesFigure>, gives);
    bool operator==(const AgesCell &) const = default;
};

/// The wonder under way with a box for each stage, or where one would be.
struct AgesWonder {
    Q_GADGET
    QML_VALUE_TYPE(agesWonder)

    PAGE_MEMBER(TableChoice, choice);
    /// Their status: "done", "next", "later".
    PAGE_MEMBER(QList<TableChoice>, stages);
    bool operator==(const AgesWonder &) const = default;
};

struct AgesBoard {
    Q_GADGET
    QML_VALUE_TYPE(agesBoard)

    /// From one in the first age to four.
    PAGE_MEMBER(int, levels) = 1;
    PAGE_MEMBER(int, unitColumns) = 2;
    PAGE_MEMBER(QList<AgesCell>, cells);
    /// The types, upper half first.
    PAGE_MEMBER(QList<AgesFigure>, feet);
    PAGE_MEMBER(AgesWonder, wonder);
    /// Its figures are the units of an army and what it adds.
    PAGE_MEMBER(AgesRow, tactic);
    /// Nothing can be done on it in the first round.
    PAGE_MEMBER(bool, asleep) = false;
    bool operator==(const AgesBoard &) const = default;
};

/// A section of a bank.
struct AgesSection {
    Q_GADGET
    QML_VALUE_TYPE(agesSection)

    PAGE_MEMBER(int, holes) = 0;
    PAGE_MEMBER(int, filled) = 0;
    /// Yellow: the faces it needs once it is empty, and whether they are there: "met", "sad" or nothing.
    PAGE_MEMBER(int, faces) = 0;
    PAGE_MEMBER(QString, face);
    /// What is eaten, or the price of a worker; what corruption costs.
    PAGE_MEMBER(QString, text);
    /// It is the one that counts now.
    PAGE_MEMBER(bool, counts) = false;
    /// It is empty, so the text tells what is lost.
    PAGE_MEMBER(bool, empty) = false;
    bool operator==(const AgesSection &) const = default;
};

struct AgesBank {
    Q_GADGET
    QML_VALUE_TYPE(agesBank)

    PAGE_MEMBER(int, pool) = 0;
    PAGE_MEMBER(int, discontent) = 0;
    /// "2 workers free".
    PAGE_MEMBER(QString, free);
    /// A new one, with its price.
    PAGE_MEMBER(TableChoice, worker);
    /// A held finger asks for another price.
    PAGE_MEMBER(TableChoice, dearer);
    /// Where a hand takes a worker, by the names that moves have for them; empty where nothing moves.
    PAGE_MEMBER(QString, bankSpot);
    PAGE_MEMBER(QString, poolSpot);
    PAGE_MEMBER(QList<AgesSection>, yellow);
    PAGE_MEMBER(int, moreYellow) = 0;
    PAGE_MEMBER(QList<AgesSection>, blue);
    PAGE_MEMBER(QString, yellowSpoken);
    PAGE_MEMBER(QString, blueSpoken);
    bool operator==(const AgesBank &) const = default;
};

/// What lies before a player.
struct AgesSeat {
    Q_GADGET
    QML_VALUE_TYPE(agesSeat)

    PAGE_MEMBER(int, seat) = 0;
    PAGE_MEMBER(QString, name);
    PAGE_MEMBER(QString, colour);
    PAGE_MEMBER(bool, playing) = false;
    PAGE_MEMBER(bool, resigned) = false;
    PAGE_MEMBER(QList<AgesRating>, ratings);
    PAGE_MEMBER(AgesGovernment, government);
    PAGE_MEMBER(TableChoice, leader);
    PAGE_MEMBER(AgesBoard, board);
    PAGE_MEMBER(AgesBank, bank);
    /// The cards in play.
    PAGE_MEMBER(QList<AgesRow>, cards);
    bool operator==(const AgesSeat &) const = default;
};

/// All that can be done at a place of the board.
struct AgesTray {
    Q_GADGET
    QML_VALUE_TYPE(agesTray)

    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, caption);
    PAGE_MEMBER(QString, icon);
    PAGE_MEMBER(TableChoice, away);
    /// What an action card takes off.
    PAGE_MEMBER(QList<TableChoice>, discounts);
    /// Another price, and other actions; none while nobody asks.
    PAGE_MEMBER(TableChoice, more);
    PAGE_MEMBER(QList<TableCounter>, counters);
    PAGE_MEMBER(QList<AgesRow>, rows);
    bool operator==(const AgesTray &) const = default;
};

/// Where a worker in the hand can go, and what that does.
struct AgesMove {
    Q_GADGET
    QML_VALUE_TYPE(agesMove)

    PAGE_MEMBER(QString, to);
    PAGE_MEMBER(AgesRow, row);
    bool operator==(const AgesMove &) const = default;
};

/// The end of the turn before it comes, and what would stop an uprising.
struct AgesEnd {
    Q_GADGET
    QML_VALUE_TYPE(agesEnd)

    PAGE_MEMBER(bool, open) = false;
    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QList<AgesRow>, rows);
    PAGE_MEMBER(QString, head);
    PAGE_MEMBER(QList<AgesRow>, remedies);
    PAGE_MEMBER(TableChoice, stay);
    PAGE_MEMBER(TableChoice, go);
    bool operator==(const AgesEnd &) const = default;
};

struct AgesBoardPage {
    Q_GADGET
    QML_VALUE_TYPE(agesBoardPage)

    PAGE_MEMBER(AgesSeat, seat);
    PAGE_MEMBER(QList<TableChoice>, takes);
    /// The next card taken is a technology; where a card in play asks.
    PAGE_MEMBER(TableChoice, bulb);
    PAGE_MEMBER(AgesTray, tray);
    PAGE_MEMBER(AgesEnd, end);
    /// Ways to other pages.
    PAGE_MEMBER(QList<TableChoice>, doors);
    /// "Age A: take cards only", "for Inès".
    PAGE_MEMBER(QString, note);
    bool operator==(const AgesBoardPage &) const = default;
};

/// A number of all players on one track.
struct AgesTrack {
    Q_GADGET
    QML_VALUE_TYPE(agesTrack)

    PAGE_MEMBER(QString, title);
    PAGE_MEMBER(QString, icon);
    /// By seat.
    PAGE_MEMBER(QList<int>, values);
    PAGE_MEMBER(int, most) = 0;
    PAGE_MEMBER(QString, spoken);
    bool operator==(const AgesTrack &) const = default;
};

struct AgesStand {
    Q_GADGET
    QML_VALUE_TYPE(agesStand)

    PAGE_MEMBER(QList<AgesTrack>, tracks);
    /// A line for each seat.
    PAGE_MEMBER(QList<AgesRow>, lines);
    bool operator==(const AgesStand &) const = default;
};

/// How culture and strength went, round by round: the numbers of the first seat, then those of the next.
struct AgesCurve {
    Q_GADGET
    QML_VALUE_TYPE(agesCurve)

    PAGE_MEMBER(QList<QString>, names);
    PAGE_MEMBER(QList<QString>, colours);
    PAGE_MEMBER(QList<QString>, rounds);
    PAGE_MEMBER(QList<double>, culture);
    PAGE_MEMBER(QList<double>, strength);
    /// Ages that have begun since the first, and in which of the rounds, counted from 0.
    PAGE_MEMBER(QList<QString>, ages);
    PAGE_MEMBER(QList<int>, begun);
    /// "age II since round 7".
    PAGE_MEMBER(QString, note);
    bool operator==(const AgesCurve &) const = default;
};
