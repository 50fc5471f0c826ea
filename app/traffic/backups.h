// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/shelf.h"
#include "app/traffic/longwork.h"
#include "app/traffic/storefile.h"

#include <QUrl>

/// Copies of everything: those the app makes by itself and those somebody asks for; and what to do about a
/// file that cannot be opened.
class Backups : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the game data")
    /// The days of the backups that the app made by itself, newest first.
    Q_PROPERTY(QList<QString> days READ days NOTIFY changed)
    /// The games could not be opened: "damaged", "in-use" and so on, else empty.
    Q_PROPERTY(QString trouble READ trouble NOTIFY changed)
    /// The day of a backup while there are no games: a new phone has only the backups of the old one.
    Q_PROPERTY(QString found READ found NOTIFY changed)
    /// They can be looked at all the same, but not changed.
    Q_PROPERTY(bool reading READ reading NOTIFY changed)
    /// What somebody asked for: "backing-up", "restoring" or "rescuing"; and "saving", see the game data.
    Q_PROPERTY(LongWork *work READ work CONSTANT)

public:
    Backups(StoreFile &file, Shelf &shelf, Clock clock, QObject *parent = nullptr);

    QList<QString> days() const;
    QString trouble() const;
    QString found() const;
    bool reading() const { return m_file.isReading(); }

    LongWork *work() { return &m_work; }

    /// Begins today's backup, if there are games and it is not made yet. Nobody asked for it, so nobody sees
    /// it.
    void keepDaily();
    /// Waits for it.
    void finishDaily() { m_daily.finish(); }

    // These begin it, and the work tells what happened.
    Q_INVOKABLE void backUpTo(const QUrl &file);
    Q_INVOKABLE void restoreDay(int index);
    Q_INVOKABLE void restoreFile(const QUrl &file);
    Q_INVOKABLE void rescue();
    /// The file may be free by now.
    Q_INVOKABLE void tryAgain();
    /// Another program has the file: then it can still be read.
    Q_INVOKABLE void read();
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();
    /// Another store is about to take the place of this one, and nobody may work on it any more.
    void leaving();

private:
    void restore(const QUrl &file);
    static QString sentenceFor(const Rescued &rescued);
    void leave();
    void renew();

    StoreFile &m_file;
    Shelf &m_shelf;
    Clock m_clock;
    // Gone before what they work on.
    LongWork m_daily;
    LongWork m_work;
};
