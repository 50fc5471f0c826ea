// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// One player in the final count and in every ranking.
struct TableStanding {
    Q_GADGET
    QML_VALUE_TYPE(tableStanding)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(bool winner MEMBER winner)
    Q_PROPERTY(bool corrected MEMBER corrected)
    Q_PROPERTY(QList<int> parts MEMBER parts)
    Q_PROPERTY(int total MEMBER total)

public:
    int seat = 0;
    QString name;
    QString colour;
    int rank = 0;
    bool winner = false;
    /// The table changed something by hand.
    bool corrected = false;
    /// In the order of the table's part names.
    QList<int> parts;
    int total = 0;
    bool operator==(const TableStanding &) const = default;
};

/// One line of a game's log.
struct TableLine {
    Q_GADGET
    QML_VALUE_TYPE(tableLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool harm MEMBER harm)

public:
    QString text;
    /// The name of one of our drawings.
    QString icon;
    bool harm = false;
    bool operator==(const TableLine &) const = default;
};

/// One turn of the log.
struct TableTurn {
    Q_GADGET
    QML_VALUE_TYPE(tableTurn)
    Q_PROPERTY(int first MEMBER first)
    Q_PROPERTY(int last MEMBER last)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(bool changeable MEMBER changeable)
    Q_PROPERTY(QList<TableLine> lines MEMBER lines)

public:
    /// The indices of its first and its last action.
    int first = 0;
    int last = 0;
    /// "Léa, round 8".
    QString title;
    QString name;
    QString colour;
    /// It has come to its end, so it can be changed as a whole.
    bool changeable = false;
    QList<TableLine> lines;
    bool operator==(const TableTurn &) const = default;
};
