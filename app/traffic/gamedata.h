// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/traffic/backups.h"
#include "app/traffic/exportgames.h"
#include "app/traffic/gameimport.h"

/// Everything that was ever played as its owner's data: out to files, in from files, and kept safe.
class GameData : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, made at the start")
    Q_PROPERTY(GameImport *gameImport READ gameImport CONSTANT)
    Q_PROPERTY(Backups *backups READ backups CONSTANT)
    /// Saving, and what the backups do.
    Q_PROPERTY(LongWork *work READ work CONSTANT)
    /// How many games there are, running ones too.
    Q_PROPERTY(int games READ games NOTIFY changed)
    /// Where files are looked for first.
    Q_PROPERTY(QUrl folder READ folder CONSTANT)

public:
    GameData(StoreFile &file, Shelf &shelf, const Clock &clock, QObject *parent = nullptr);

    GameImport *gameImport() { return &m_gameImport; }
    Backups *backups() { return &m_backups; }
    LongWork *work() { return m_backups.work(); }
    int games() const;
    QUrl folder() const;

    /// A good name for a file of today: "tallystone-2026-11-15.csv".
    Q_INVOKABLE QString fileName(const QString &ending) const;

    // Both begin it, and the work tells what happened.
    Q_INVOKABLE void saveArchive(const QUrl &file);
    Q_INVOKABLE void saveTable(const QUrl &file);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    void save(const QUrl &file, ExportFormat exportFormat);

    StoreFile &m_file;
    Clock m_clock;
    GameImport m_gameImport;
    Backups m_backups;
};
