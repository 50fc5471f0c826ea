// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/gametable.h"

#include <QDir>
#include <QMap>
#include <QMetaProperty>
#include <QSet>

/// The steps of a game by their ids, as far as they have a screen of their own.
inline QSet<QString> stepsOf(const QString &folder)
{
    static QHash<QString, QSet<QString>> known;
    const auto found = known.constFind(folder);
    if (found != known.constEnd()) {
        return *found;
    }
    QString prefix;
    for (const auto &word : folder.split(QLatin1Char('_'))) {
        prefix += word.left(1).toUpper() + word.mid(1);
    }
    QSet<QString> steps;
    for (const auto *place : {SOURCE_DIR "/qml/games/%1", SOURCE_DIR "/tests/%1/qml"}) {
        const QDir pages(QString::fromLatin1(place).arg(folder));
        for (const auto &file : pages.entryList({prefix + QStringLiteral("*Step.qml")})) {
            steps << file.mid(prefix.size()).chopped(8).toLower();
        }
    }
    return known.insert(folder, steps).value();
}

/// All that a table shows, by name; of the pages of its steps the one that is seen.
using Shown = QMap<QByteArray, QVariant>;

inline Shown shownBy(const GameTable &table)
{
    Shown shown;
    const auto steps = stepsOf(table.folder());
    const auto step = table.step();
    const auto *meta = table.metaObject();
    for (int i = QObject::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
        const auto property = meta->property(i);
        const auto name = QString::fromLatin1(property.name());
        const bool isOfAnotherStep = steps.contains(name) && name != step;
        if (!isOfAnotherStep && !property.metaType().flags().testFlag(QMetaType::PointerToQObject)) {
            shown.insert(property.name(), property.read(&table));
        }
    }
    return shown;
}

/// What is not the same in both.
inline QString difference(const Shown &one, const Shown &other)
{
    QStringList names;
    for (auto it = one.begin(); it != one.end(); ++it) {
        if (other.value(it.key()) != it.value()) {
            names << QString::fromLatin1(it.key());
        }
    }
    return names.join(QLatin1Char(' '));
}
