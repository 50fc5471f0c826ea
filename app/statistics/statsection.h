// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One bar, column or tile of a section, with its row of the table behind it.
struct StatEntry {
    QString label;
    /// The label in the table, where the one on the chart is short.
    QString longLabel = {};
    /// The name of one of our drawings, or a player's colour.
    QString icon = {};
    QString colour = {};
    double value = 0;
    /// The value in words, and what is said beside it.
    QString text = {};
    QString aside = {};
    QStringList cells = {};
};

/// A part of the statistics: a chart, what it is called, what it rests on and the numbers behind it. Members
/// are called as in qml/components/charts/ChartFrame.qml, which says what they mean.
struct StatSection {
    Q_GADGET
    QML_VALUE_TYPE(statSection)
    Q_PROPERTY(QString chart MEMBER chart)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString empty MEMBER empty)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QList<QString> labels MEMBER labels)
    Q_PROPERTY(QList<QString> longLabels MEMBER longLabels)
    Q_PROPERTY(QList<QString> icons MEMBER icons)
    Q_PROPERTY(QList<QString> colours MEMBER colours)
    Q_PROPERTY(QList<QString> names MEMBER names)
    Q_PROPERTY(QList<QString> seriesIcons MEMBER seriesIcons)
    Q_PROPERTY(QList<double> values MEMBER values)
    Q_PROPERTY(QList<QString> texts MEMBER texts)
    Q_PROPERTY(QList<QString> asides MEMBER asides)
    Q_PROPERTY(int strong MEMBER strong)
    Q_PROPERTY(bool harmful MEMBER harmful)
    Q_PROPERTY(double maximum MEMBER maximum)
    Q_PROPERTY(int dotted MEMBER dotted)
    Q_PROPERTY(QString leadsTo MEMBER leadsTo)
    Q_PROPERTY(QList<QString> heads MEMBER heads)
    Q_PROPERTY(QList<QString> cells MEMBER cells)

public:
    /// The chart's file without its ending: BarChart, ColumnChart, LineChart, StackChart or TileChart.
    QString chart;
    QString title;
    QString note;
    QString empty;
    QString summary;
    QStringList labels;
    QStringList longLabels;
    QStringList icons;
    QStringList colours;
    QStringList names;
    QStringList seriesIcons;
    QList<double> values;
    QStringList texts;
    QStringList asides;
    int strong = -1;
    bool harmful = false;
    double maximum = 0;
    int dotted = -1;
    QString leadsTo;
    QStringList heads;
    QStringList cells;
    bool operator==(const StatSection &) const = default;

    /// One more of a chart with one series.
    void add(const StatEntry &entry)
    {
        labels << entry.label;
        if (!entry.longLabel.isEmpty()) {
            longLabels << entry.longLabel;
        }
        if (!entry.icon.isEmpty()) {
            icons << entry.icon;
        }
        if (!entry.colour.isEmpty()) {
            colours << entry.colour;
        }
        if (!entry.aside.isEmpty()) {
            asides << entry.aside;
        }
        values << entry.value;
        texts << entry.text;
        cells << entry.cells;
    }
};
