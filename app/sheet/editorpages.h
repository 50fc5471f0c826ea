// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// One of what a field offers.
struct SheetOption {
    Q_GADGET
    QML_VALUE_TYPE(sheetOption)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool checked MEMBER checked)
    Q_PROPERTY(bool enabled MEMBER enabled)

public:
    QString id;
    QString title;
    QString note;
    QString icon;
    bool checked = false;
    bool enabled = true;
    bool operator==(const SheetOption &) const = default;
};

/// Something that can be set: "text", "number", "numbers", "switch", "options" or "button".
struct SheetField {
    Q_GADGET
    QML_VALUE_TYPE(sheetField)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool checked MEMBER checked)
    Q_PROPERTY(bool enabled MEMBER enabled)
    Q_PROPERTY(int longest MEMBER longest)
    Q_PROPERTY(QString onward MEMBER onward)
    Q_PROPERTY(bool awaited MEMBER awaited)
    Q_PROPERTY(QList<SheetOption> options MEMBER options)

public:
    QString id;
    QString kind;
    QString title;
    QString note;
    QString text;
    QString icon;
    bool checked = false;
    bool enabled = true;
    int longest = 0;
    /// What Enter does in it; else empty.
    QString onward;
    /// It is written next: nobody has to tap it first.
    bool awaited = false;
    QList<SheetOption> options;
    bool operator==(const SheetField &) const = default;
};

/// A row in the list of rows.
struct SheetEditorRow {
    Q_GADGET
    QML_VALUE_TYPE(sheetEditorRow)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(QString brief MEMBER brief)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(QString up MEMBER up)
    Q_PROPERTY(QString down MEMBER down)
    Q_PROPERTY(QString remove MEMBER remove)
    Q_PROPERTY(QString drag MEMBER drag)
    Q_PROPERTY(bool helps MEMBER helps)
    Q_PROPERTY(QString fault MEMBER fault)
    Q_PROPERTY(QString doubt MEMBER doubt)

public:
    QString id;
    QString title;
    QString icon;
    QString brief;
    /// "Row 8 of 10, Flower show, ranking of Flowers, 8, 4, 2".
    QString spoken;
    // The ids of what moves it by one, removes it, or drags it to a number; empty where it cannot be.
    QString up;
    QString down;
    QString remove;
    QString drag;
    bool helps = false;
    /// A sentence; else empty.
    QString fault;
    QString doubt;
    bool operator==(const SheetEditorRow &) const = default;
};

/// A part of a formula as it is shown: a name, or what is wrong.
struct SheetFormulaMark {
    Q_GADGET
    QML_VALUE_TYPE(sheetFormulaMark)
    Q_PROPERTY(int begin MEMBER begin)
    Q_PROPERTY(int end MEMBER end)
    Q_PROPERTY(bool fault MEMBER fault)

public:
    int begin = 0;
    int end = 0;
    bool fault = false;
    bool operator==(const SheetFormulaMark &) const = default;
};

/// The formula of the open row.
struct SheetFormulaPage {
    Q_GADGET
    QML_VALUE_TYPE(sheetFormulaPage)
    Q_PROPERTY(bool there MEMBER there)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString spoken MEMBER spoken)
    Q_PROPERTY(QList<SheetFormulaMark> marks MEMBER marks)
    Q_PROPERTY(QString fault MEMBER fault)
    Q_PROPERTY(QString fine MEMBER fine)
    Q_PROPERTY(QString holds MEMBER holds)
    Q_PROPERTY(QString mend MEMBER mend)
    Q_PROPERTY(QString signs MEMBER signs)
    Q_PROPERTY(bool nearlyFull MEMBER nearlyFull)
    Q_PROPERTY(QList<SheetOption> names MEMBER names)
    Q_PROPERTY(QList<SheetOption> words MEMBER words)
    Q_PROPERTY(QList<SheetOption> operators MEMBER operators)

public:
    bool there = false;
    QString text;
    QString spoken;
    QList<SheetFormulaMark> marks;
    QString fault;
    /// "fine: Ana 14, Ben 0".
    QString fine;
    QString holds;
    /// The row that was probably meant; else empty.
    QString mend;
    /// "43 of 200 signs".
    QString signs;
    bool nearlyFull = false;
    QList<SheetOption> names;
    QList<SheetOption> words;
    QList<SheetOption> operators;
    bool operator==(const SheetFormulaPage &) const = default;
};

/// A row with sample numbers.
struct SheetTryRow {
    Q_GADGET
    QML_VALUE_TYPE(sheetTryRow)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool subtotal MEMBER subtotal)
    Q_PROPERTY(bool worked MEMBER worked)
    Q_PROPERTY(QList<QString> values MEMBER values)
    Q_PROPERTY(QList<QString> entries MEMBER entries)
    Q_PROPERTY(QList<QString> cells MEMBER cells)

public:
    QString title;
    QString icon;
    bool subtotal = false;
    bool worked = false;
    /// For each column.
    QList<QString> values;
    QList<QString> entries;
    /// The ids of what can be changed; empty where it cannot.
    QList<QString> cells;
    bool operator==(const SheetTryRow &) const = default;
};
