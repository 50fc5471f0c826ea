// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/shelf.h"
#include "app/traffic/importedfiles.h"
#include "app/traffic/longwork.h"

#include <QUrl>

/// One game that wants to come in.
struct ImportedGame {
    Q_GADGET
    QML_VALUE_TYPE(importedGame)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(QList<QString> differences MEMBER differences)

public:
    /// Which game, and its day.
    QString title;
    /// Who played.
    QString note;
    /// new, known or different.
    QString state;
    /// From the game that is here, a sentence for each.
    QStringList differences;
    bool operator==(const ImportedGame &) const = default;
};

/// Games from files, looked at before they come in.
class GameImport : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the game data")
    /// The files, by their names.
    Q_PROPERTY(QString from READ from NOTIFY changed)
    /// What is under way: "reading" or "taking", else empty.
    Q_PROPERTY(QString work READ work NOTIFY changed)
    /// How many games it has done, and of how many; 0 while that is not known.
    Q_PROPERTY(int step READ step NOTIFY progressed)
    Q_PROPERTY(int steps READ steps NOTIFY progressed)
    /// Why nothing of it can come in, a sentence for each file; else empty.
    Q_PROPERTY(QList<QString> rejections READ rejections NOTIFY changed)
    /// How many would come in, are here already, and are here with other content.
    Q_PROPERTY(int fresh READ fresh NOTIFY changed)
    Q_PROPERTY(int known READ known NOTIFY changed)
    Q_PROPERTY(int different READ different NOTIFY changed)
    /// Those that change something, as many as can be looked through.
    Q_PROPERTY(QList<ImportedGame> games READ games NOTIFY changed)
    /// How many more there are.
    Q_PROPERTY(int more READ more NOTIFY changed)
    /// What these games were played with and is not here yet, by its title: it can be kept too.
    Q_PROPERTY(QList<QString> brought READ brought NOTIFY changed)
    /// After they came in: what was done, in a sentence.
    Q_PROPERTY(QString done READ done NOTIFY changed)

public:
    explicit GameImport(Shelf &shelf, QObject *parent = nullptr);

    QString from() const { return m_from; }
    QString work() const { return m_thread.what(); }
    int step() const { return m_thread.step(); }
    int steps() const { return m_thread.steps(); }
    QList<QString> rejections() const { return m_rejections; }
    int fresh() const { return count(Arrival::New); }
    int known() const { return count(Arrival::Known); }
    int different() const { return count(Arrival::Different); }
    QList<ImportedGame> games() const { return m_games; }
    int more() const;
    QList<QString> brought() const { return m_brought; }
    QString done() const { return m_done; }

    /// Begins to read what is there and what it would do, and changes nothing.
    Q_INVOKABLE void read(const QList<QUrl> &files);
    /// Begins to take it in: all of it or, if anything goes wrong, nothing. What was brought along stays too,
    /// if that is wished.
    Q_INVOKABLE void accept(bool replaceDifferent, bool keepBrought = false);
    /// Ends what is under way. Everything is as it was, unless it was just done.
    Q_INVOKABLE void stop();
    /// Waits for it.
    void finish() { m_thread.finish(); }
    Q_INVOKABLE void forget();
    void retranslate();

Q_SIGNALS:
    void changed();
    void progressed();

private:
    int count(Arrival arrival) const;
    /// What files bring, and what would become of it.
    struct Look {
        std::shared_ptr<const ImportedFiles> imported;
        Stored<std::vector<Arrival>> arrivals;
        QList<ImportedGame> games;
    };
    Look lookAt(const QStringList &paths, Progress &progress) const;
    void show(Look look);
    static QList<ImportedGame> listOf(
        const ImportedFiles &imported, const std::vector<Arrival> &arrivals, Store &store);
    void listBrought();
    /// What is brought along, one record for each.
    std::vector<Record> bringers() const;
    void keepBrought(const std::vector<Record> &records);

    Shelf &m_shelf;
    QString m_from;
    /// Never null. Many together take a while to let go of, so who works on them does that.
    std::shared_ptr<const ImportedFiles> m_imported = std::make_shared<ImportedFiles>();
    std::vector<Arrival> m_arrivals;
    QList<ImportedGame> m_games;
    QList<QString> m_brought;
    QList<QString> m_rejections;
    QString m_done;
    // Gone before what it works on.
    LongWork m_thread;
};
