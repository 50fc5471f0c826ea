// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// A sheet in a list.
struct SheetCard {
    Q_GADGET
    QML_VALUE_TYPE(sheetCard)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(int tally MEMBER tally)
    Q_PROPERTY(QString players MEMBER players)
    Q_PROPERTY(QString rows MEMBER rows)
    Q_PROPERTY(QString aim MEMBER aim)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(bool toMend MEMBER toMend)

public:
    QString id;
    QString title;
    /// What SheetEmblem is drawn of.
    QString emblem;
    int tally = 0;
    /// "2–5", "10", "1,000".
    QString players;
    QString rows;
    QString aim;
    /// "played 4 times".
    QString note;
    QString spoken;
    bool toMend = false;
    bool operator==(const SheetCard &) const = default;
};

/// One line of what differs, of what a sheet has, or of its versions.
struct SheetLine {
    Q_GADGET
    QML_VALUE_TYPE(sheetLine)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString more MEMBER more)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(bool checked MEMBER checked)

public:
    QString id;
    QString icon;
    QString title;
    QString text;
    QString more;
    /// "safe", "accent", "harm" or nothing.
    QString tone;
    bool checked = false;
    bool operator==(const SheetLine &) const = default;
};
