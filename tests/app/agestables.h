// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/table/tables.h"
#include "app/through_the_ages/agestable.h"
#include "app/words/language.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "tests/app/tables.h"

#include <QTest>

#include <algorithm>

/// A table of Through the Ages over a store of its own, with hands that tap.
class AgesTables : public QObject
{
protected:
    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<GameTable> m_table;
    int m_taps = 0;
    std::array<std::string, 4> m_names = {"Léa", "Marc", "Tom", "Inès"};

    AgesTable &table() { return dynamic_cast<AgesTable &>(*m_table); }

    /// In the second round, after these actions; apostrophes stand for quotes.
    void deal(int players, const QStringList &actions, const char *options = "{}")
    {
        if (!useLanguage(QStringLiteral("en"))) {
            qFatal("no English");
        }
        m_table.reset();
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        m_id = 0;
        dealAnother(players, actions, options);
    }
    /// Of the same people, in the same store.
    void dealAnother(int players, const QStringList &actions, const char *options = "{}")
    {
        constexpr std::array Colours = {"murex", "lapis", "malachite", "saffron"};
        m_table.reset();
        m_taps = 0;
        GameRow row{.uuid = "7d444840-9dc0-11d1-b245-5ffdce74fad" + std::to_string(m_id),
            .game = "through-the-ages",
            .options = options,
            .startedAt = Tables::clock(),
            .touchedAt = Tables::clock()};
        std::vector<LogEntry> log;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            row.seats.push_back({m_names[seat], Colours[seat]});
            log.push_back({R"({"do":"end-turn"})", {}});
        }
        for (auto action : actions) {
            action.replace(QLatin1Char('\''), QLatin1Char('"'));
            log.push_back({Json::writeCompact(Json::parse(action.toStdString()).value()), {}});
        }
        m_id = m_store->createGame(row).value();
        m_store->replaceLog(m_id, log, false, Tables::clock()).value();
        open();
    }
    void open() { m_table = openTable(*m_store, m_id, Tables::clock).value(); }
    static QString set(int seat, const QString &members)
    {
        return QStringLiteral("{'do':'adjust','player':%1,'set':{%2}}").arg(seat).arg(members);
    }

    bool isOffered(const QString &id)
    {
        const auto offers = table().offers();
        return std::ranges::find(offers, id, &Offer::id) != offers.end();
    }
    /// What is not offered cannot be tapped.
    void tap(const QString &id, int number = 0)
    {
        QVERIFY2(isOffered(id), qPrintable(id + QStringLiteral(" at ") + table().step()));
        table().touch(id, number);
        ++m_taps;
    }
    void tapAll(const QString &ids)
    {
        for (const auto &id : ids.split(QLatin1Char(' '))) {
            tap(id);
        }
    }
    int head() { return m_store->game(m_id).value().head; }
    QStringList lastActions(int count)
    {
        QStringList list;
        const auto log = m_store->log(m_id).value();
        for (int i = head() - count; i < head(); ++i) {
            list << QString::fromStdString(log.at(static_cast<std::size_t>(i)).action);
        }
        return list;
    }
    AgesSeat seat() { return table().board().seat; }
    int rating(int index) { return seat().ratings.at(index).value; }
    AgesCell cell(const QString &id)
    {
        for (const auto &cell : seat().board.cells) {
            if (cell.choice.id == QStringLiteral("cell-") + id) {
                return cell;
            }
        }
        return {};
    }
    AgesRow row(const QList<AgesRow> &rows, const QString &id)
    {
        for (const auto &row : rows) {
            if (row.choice.id == id) {
                return row;
            }
        }
        return {};
    }
    AgesRow row(const QList<AgesPart> &parts, const QString &id)
    {
        for (const auto &part : parts) {
            if (const auto found = row(part.rows, id); !found.choice.id.isEmpty()) {
                return found;
            }
        }
        return {};
    }
    /// On a page that is not the board.
    AgesRow row(const QString &id) { return row(table().politics().parts, id); }
};
