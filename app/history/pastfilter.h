// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/opening.h"
#include "db/history.h"

#include <QDate>
#include <QObject>
#include <QtQml/qqmlregistration.h>

/// Which past games are looked at. The first of each list of choices is all of them.
class PastFilter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the history")
    Q_PROPERTY(QList<QString> games READ games NOTIFY choicesChanged)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    /// Of the chosen game.
    Q_PROPERTY(QList<QString> editions READ editions NOTIFY choicesChanged)
    Q_PROPERTY(int edition READ edition WRITE setEdition NOTIFY changed)
    Q_PROPERTY(QList<QString> people READ people NOTIFY choicesChanged)
    Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed)
    Q_PROPERTY(QList<QString> tables READ tables NOTIFY choicesChanged)
    /// How many played, which is also the place in `tables`.
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(QList<QString> periods READ periods NOTIFY choicesChanged)
    Q_PROPERTY(int period READ period WRITE setPeriod NOTIFY changed)
    /// Beginnings of words in names, place and note.
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    /// Anything is left out.
    Q_PROPERTY(bool narrows READ narrows NOTIFY changed)

public:
    PastFilter(Store &store, Clock clock, QObject *parent = nullptr);

    QList<QString> games() const;
    int game() const;
    void setGame(int game);
    QList<QString> editions() const;
    int edition() const;
    void setEdition(int edition);
    QList<QString> people() const;
    int person() const;
    void setPerson(int person);
    QList<QString> tables() const;
    int players() const { return m_players; }
    void setPlayers(int players);
    QList<QString> periods() const;
    int period() const;
    void setPeriod(int period);
    QString text() const { return m_text; }
    void setText(const QString &text);
    bool narrows() const;

    Q_INVOKABLE void clear();
    /// Only this player's games.
    Q_INVOKABLE void showPlayer(qint64 player);

    /// As the store is asked.
    HistoryFilter filter() const;
    /// Reads anew what there is to choose from. What was chosen stays, if it is still there.
    void refresh();
    /// The day it is.
    QDate today() const;

Q_SIGNALS:
    void changed();
    void choicesChanged();

private:
    /// Sets what was chosen and tells.
    template<typename Value>
    void choose(Value &member, const Value &value);
    /// The only one there is, or the chosen one.
    std::string gameOfEditions() const;
    /// Of a game that records describe: what each description was played in, all its variants together.
    std::vector<std::string> variantsOfGame() const;

    Store &m_store;
    History m_history;
    Clock m_clock;

    // What there is to choose from.
    std::vector<std::string> m_gameIds;
    std::vector<std::pair<std::string, std::string>> m_variants;
    std::vector<std::int64_t> m_playerIds;
    QList<QString> m_playerNames;
    std::vector<int> m_periods;

    // What was chosen; empty or 0 is all.
    std::string m_game;
    std::string m_edition;
    std::int64_t m_person = 0;
    int m_players = 0;
    int m_period = 0;
    QString m_text;
};
