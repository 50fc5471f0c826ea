// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

// What pages of a turn are made of. A page is a value: a gadget whose properties are these, or lists or
// gadgets of them. Whatever on it can be touched has an id, and the page hands it back as it is.

/// Something to tap: a button, a tile, a chip, a die, a box.
struct TableChoice {
    Q_GADGET
    QML_VALUE_TYPE(tableChoice)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString ink MEMBER ink)
    Q_PROPERTY(QString status MEMBER status)
    Q_PROPERTY(QString cost MEMBER cost)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool enabled MEMBER enabled)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString about MEMBER about)

public:
    /// Empty: it is there to be seen only.
    QString id;
    QString title;
    QString note;
    /// The name of one of our drawings.
    QString icon;
    /// The thing it has the colour of, by its id.
    QString ink;
    /// The game's own word for how it is drawn, where there is more than chosen or not.
    QString status;
    QString cost;
    QString points;
    /// For the screen reader; empty: the title will do.
    QString spoken;
    int count = 0;
    bool chosen = false;
    bool enabled = true;
    /// Where it is not enabled: the rule in a sentence, for whoever taps it.
    QString why;
    /// What a held finger asks about, by its id.
    QString about;
    bool operator==(const TableChoice &) const = default;
};

/// A number that is set step by step.
struct TableCounter {
    Q_GADGET
    QML_VALUE_TYPE(tableCounter)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString ink MEMBER ink)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)

public:
    /// Empty: it is there to be seen only.
    QString id;
    QString title;
    QString note;
    QString icon;
    QString ink;
    QString spoken;
    int value = 0;
    int least = 0;
    int most = 0;
    bool operator==(const TableCounter &) const = default;
};

/// Something to type.
struct TableField {
    Q_GADGET
    QML_VALUE_TYPE(tableField)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString hint MEMBER hint)

public:
    QString id;
    QString title;
    QString text;
    /// What to type, while nothing is there.
    QString hint;
    bool operator==(const TableField &) const = default;
};

/// The wide button of a turn: what comes next, or what is missing.
struct TableWide {
    Q_GADGET
    QML_VALUE_TYPE(tableWide)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hint MEMBER hint)
    Q_PROPERTY(bool enabled MEMBER enabled)
    Q_PROPERTY(bool quiet MEMBER quiet)
    Q_PROPERTY(bool skips MEMBER skips)

public:
    QString id;
    QString title;
    QString hint;
    bool enabled = true;
    /// Nothing is gained by it ("Buy nothing"), so it is drawn quietly.
    bool quiet = false;
    /// Something could still be done that it passes over.
    bool skips = false;
    bool operator==(const TableWide &) const = default;
};

/// A step of the turn, as the bar shows it.
struct TableStep {
    Q_GADGET
    QML_VALUE_TYPE(tableStep)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString mark MEMBER mark)

public:
    /// Touching it goes there; empty where the rules do not allow it.
    QString id;
    QString title;
    /// done, now, todo or skipped.
    QString mark;
    bool operator==(const TableStep &) const = default;
};

/// Something that can be touched on a page now.
struct Offer {
    enum class Kind { Tap, Number, Text };

    QString id;
    Kind kind = Kind::Tap;
    /// What it says, for the sentence of an undo.
    QString words;
    // Of a number.
    int least = 0;
    int most = 0;
    bool operator==(const Offer &) const = default;
};

/// All that a page offers: every enabled row with an id that is anywhere in this gadget.
QList<Offer> offersIn(const QVariant &page);
