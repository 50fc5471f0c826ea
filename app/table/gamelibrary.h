// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/opening.h"
#include "model/record/record.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// What a game is played with, where people make and choose that before anybody sits down. Its pages are the
/// game's own: LibraryPage comes before the players, and leads to the others.
class GameLibrary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a new game")
    /// Where in qml/games/ its pages are.
    Q_PROPERTY(QString folder READ folder CONSTANT)

public:
    using QObject::QObject;

    virtual QString folder() const = 0;
    /// Asks the store again.
    Q_INVOKABLE virtual void refresh() = 0;
    /// Something from elsewhere, a file or a link, to be looked at on its ArrivalPage; false if it is none of
    /// its kind.
    virtual bool takeIn(const QByteArray &bytes) = 0;
    /// What a record was played with and is not here yet, by its title; empty if nothing.
    virtual QString broughtBy(const Record &record) const = 0;
    /// From now on it is here; false if it could not be written.
    virtual bool keep(const Record &record) = 0;

Q_SIGNALS:
    void changed();
    /// For a new game: its options as a record has them.
    void chosen(const std::string &options);
};
