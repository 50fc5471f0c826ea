// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/statistics/statfilters.h"
#include "app/statistics/statsection.h"

#include <QObject>
#include <QUrl>

/// A page of statistics: what it is about, a few numbers, and sections that are asked of the store only when
/// somebody looks there.
class StatView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("It is everybody's statistics or one player's")
    Q_PROPERTY(QList<StatChoice> choices READ choices NOTIFY changed)
    /// No game fits the choices, in a sentence; then there is nothing else.
    Q_PROPERTY(QString empty READ empty NOTIFY changed)
    /// The landscape of the game it is about.
    Q_PROPERTY(QUrl scene READ scene NOTIFY changed)
    /// Something is wrong with the store, in a sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY sectionsChanged)
    Q_PROPERTY(QList<QString> numbers READ numbers NOTIFY changed)
    Q_PROPERTY(QList<QString> numberLabels READ numberLabels NOTIFY changed)
    /// What becomes of the games that were stopped early, in a sentence; empty if there are none.
    Q_PROPERTY(QString stoppedNote READ stoppedNote NOTIFY changed)
    Q_PROPERTY(bool countsStopped READ countsStopped NOTIFY changed)
    /// As far as they were read.
    Q_PROPERTY(QList<StatSection> sections READ sections NOTIFY sectionsChanged)
    Q_PROPERTY(bool complete READ complete NOTIFY sectionsChanged)

public:
    StatView(const Store &store, StatFilters &filters, QObject *parent = nullptr);

    virtual QList<StatChoice> choices() const;
    QString empty() const;
    QUrl scene() const;
    QString problem() const { return m_problem; }
    QStringList numbers() const;
    QStringList numberLabels() const;
    QString stoppedNote() const;
    bool countsStopped() const { return m_filters.countsStopped(); }
    QList<StatSection> sections() const { return m_sections; }
    bool complete() const { return m_complete; }

    /// Asks the store anew, for what is seen first.
    Q_INVOKABLE void open();
    /// Reads the next sections.
    Q_INVOKABLE void readOn();
    Q_INVOKABLE virtual void choose(const QString &id, int option);
    Q_INVOKABLE void countStopped(bool count);
    /// Asks anew for all that was read.
    void refresh();
    /// The language has changed.
    virtual void retranslate();

Q_SIGNALS:
    void changed();
    void sectionsChanged();
    /// The games that all statistics are about are others now.
    void filtered();

protected:
    /// Whose sheets, which games.
    virtual StatisticsFilter filter() const;
    virtual QString emptyText() const = 0;
    virtual QStringList numbersOf(const Overview &overview) const = 0;
    virtual QStringList labelsOf(const Overview &overview) const = 0;
    /// Before anything else is asked.
    virtual void prepare() { }
    /// The sections of one part of the page, from 0; nothing after the last.
    virtual std::optional<QList<StatSection>> part(int number) = 0;

    Statistics statistics() const { return {m_store, filter()}; }
    const Store &store() const { return m_store; }
    StatFilters &filters() const { return m_filters; }
    const Overview &overview() const { return m_overview; }
    int maxPlayers() const;
    /// Only games that nobody can win, which are played alone.
    bool alone() const;
    QList<StatSection> ownSections();

    /// What the store answered, or nothing, and then the problem is told.
    template<typename T>
    T told(Stored<T> answer)
    {
        if (!answer) {
            report(answer.error());
        }
        return answer.value_or(T{});
    }

private:
    void report(const StoreError &error);
    void readPart();

    const Store &m_store;
    StatFilters &m_filters;
    Overview m_overview;
    QList<StatSection> m_sections;
    QString m_problem;
    /// How many have been read.
    int m_parts = 0;
    bool m_complete = false;
    bool m_opened = false;
};
