// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/pastfilter.h"
#include "db/bin.h"

#include <QAbstractListModel>

/// A past game in the history.
struct PastEntry {
    Q_GADGET
    QML_VALUE_TYPE(pastEntry)
    Q_PROPERTY(int id MEMBER id)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString scene MEMBER scene)
    Q_PROPERTY(QString day MEMBER day)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QList<QString> names MEMBER names)
    Q_PROPERTY(QList<QString> colours MEMBER colours)
    Q_PROPERTY(QList<int> scores MEMBER scores)
    Q_PROPERTY(QList<bool> winners MEMBER winners)

public:
    qint64 id = 0;
    QString title;
    QString scene;
    /// "today", "Sat 14".
    QString day;
    /// "stopped early, Lyon"; mostly empty.
    QString note;
    // Best first, those who play together as one, with their colours joined by spaces. Without scores, if the
    // game cannot tell them.
    QList<QString> names;
    QList<QString> colours;
    QList<int> scores;
    QList<bool> winners;
    bool operator==(const PastEntry &) const = default;
};

/// The past games, newest first, read page by page as they are scrolled to.
class PastGames : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the archive")
    Q_PROPERTY(PastFilter *filter READ filter CONSTANT)
    /// How many the filter leaves, and how many there are.
    Q_PROPERTY(int matching READ matching NOTIFY counted)
    Q_PROPERTY(int total READ total NOTIFY counted)
    /// "23 games", "4 of 23 games".
    Q_PROPERTY(QString note READ note NOTIFY counted)
    /// Why something could not be read or done; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    enum Role { EntryRole = Qt::UserRole, MonthRole };

    PastGames(Store &store, const Clock &clock, QObject *parent = nullptr);

    PastFilter *filter() { return &m_filter; }
    int matching() const { return m_matching; }
    int total() const;
    QString note() const;
    QString problem() const { return m_problem; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

    /// Reads the next page soon, if there is one: a list asks while it lays itself out. In Qt 6.4 one that
    /// uses its rows again forgets to ask by itself.
    Q_INVOKABLE void readOn();
    /// Reads everything anew, also what there is to choose from.
    Q_INVOKABLE void refresh();
    /// Into the bin.
    Q_INVOKABLE bool remove(qint64 game);
    /// The one that was removed last.
    Q_INVOKABLE void restore();
    /// One game's place or note has changed.
    void reread(qint64 game);
    /// The same in the language of now.
    void retranslate();

Q_SIGNALS:
    void counted();
    /// A game was deleted, and can be restored.
    void removed();
    void problemChanged();

private:
    void reload();
    /// Takes over what was read; nothing if it could not be.
    template<typename Value>
    std::optional<Value> taken(Stored<Value> stored);
    PastEntry entryOf(const HistoryEntry &game) const;

    History m_history;
    Bin m_bin;
    Clock m_clock;
    PastFilter m_filter;
    std::vector<HistoryEntry> m_games;
    int m_matching = 0;
    bool m_whole = true;
    bool m_readingOn = false;
    std::int64_t m_removed = 0;
    QString m_problem;
};
