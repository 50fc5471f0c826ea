// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One thing the statistics can be narrowed by.
struct StatChoice {
    Q_GADGET
    QML_VALUE_TYPE(statChoice)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QList<QString> options MEMBER options)
    Q_PROPERTY(int current MEMBER current)

public:
    /// "game", "period", "players", "variant" or "player".
    QString id;
    /// What it is about: "Period".
    QString name;
    QStringList options;
    int current = 0;
    bool operator==(const StatChoice &) const = default;
};
