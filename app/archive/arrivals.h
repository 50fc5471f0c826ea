// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shelf.h"
#include "db/exchange.h"

#include <QUrl>

/// One game that wants to come in.
struct ArrivingGame {
    Q_GADGET
    QML_VALUE_TYPE(arrivingGame)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString state MEMBER state)

public:
    /// "The Bronze Age, 15 November 2026".
    QString title;
    /// Who played.
    QString note;
    /// new, known or different.
    QString state;
    bool operator==(const ArrivingGame &) const = default;
};

/// Games from files, looked at before they come in.
class Arrivals : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the keeper")
    /// The files, by their names.
    Q_PROPERTY(QString from READ from NOTIFY changed)
    /// Why nothing of it can come in, a sentence for each file; else empty.
    Q_PROPERTY(QList<QString> rejections READ rejections NOTIFY changed)
    /// How many would come in, are here already, and are here with other content.
    Q_PROPERTY(int fresh READ fresh NOTIFY changed)
    Q_PROPERTY(int known READ known NOTIFY changed)
    Q_PROPERTY(int different READ different NOTIFY changed)
    /// Those that change something, as many as can be looked through.
    Q_PROPERTY(QList<ArrivingGame> games READ games NOTIFY changed)
    /// How many more there are.
    Q_PROPERTY(int more READ more NOTIFY changed)
    /// After they came in: what was done, in a sentence.
    Q_PROPERTY(QString done READ done NOTIFY changed)

public:
    explicit Arrivals(Shelf &shelf, QObject *parent = nullptr);

    QString from() const { return m_from; }
    QList<QString> rejections() const { return m_rejections; }
    int fresh() const { return count(Arrival::New); }
    int known() const { return count(Arrival::Known); }
    int different() const { return count(Arrival::Different); }
    QList<ArrivingGame> games() const;
    int more() const;
    QString done() const { return m_done; }

    /// Reads what is there and what it would do, and changes nothing.
    Q_INVOKABLE void read(const QList<QUrl> &files);
    /// All of it or, if anything goes wrong, nothing.
    Q_INVOKABLE void accept(bool replaceDifferent);
    Q_INVOKABLE void forget();
    void retranslate() { Q_EMIT changed(); }

Q_SIGNALS:
    void changed();

private:
    int count(Arrival arrival) const;

    Shelf &m_shelf;
    QString m_from;
    std::vector<Record> m_records;
    std::vector<Arrival> m_arrivals;
    QList<QString> m_rejections;
    QString m_done;
};
