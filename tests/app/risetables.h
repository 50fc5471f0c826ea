// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/rise_of_empires/risetable.h"
#include "app/table/tables.h"
#include "app/words/language.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "tests/app/tables.h"

#include <QFile>
#include <QTest>

#include <algorithm>

/// A table of Rise of Empires over a store of its own, with hands that tap.
class RiseTables : public QObject
{
protected:
    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<GameTable> m_table;

    RiseTable &table() { return dynamic_cast<RiseTable &>(*m_table); }
    void open() { m_table = openTable(*m_store, m_id, Tables::clock).value(); }

    /// One of the sample games of tests/data, so far.
    static Record sample(const QString &name)
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/rise_of_empires/%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("no sample %s", qPrintable(name));
        }
        return readRecord(file.readAll().toStdString(), gameRules()).value();
    }
    void deal(const Record &record, int actions)
    {
        if (!useLanguage(QStringLiteral("en"))) {
            qFatal("no English");
        }
        constexpr std::array Colours = {"basalt", "malachite", "madder", "lapis", "saffron"};
        m_table.reset();
        m_store.emplace(Store::open(":memory:").value());
        GameRow row{.uuid = record.id,
            .game = record.game,
            .options = Json::writeCompact(record.options),
            .startedAt = Tables::clock(),
            .touchedAt = Tables::clock()};
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            row.seats.push_back({record.players[seat], Colours[seat]});
        }
        m_id = m_store->createGame(row).value();
        std::vector<LogEntry> log;
        for (int i = 0; i < actions; ++i) {
            log.push_back({Json::writeCompact(record.actions[static_cast<std::size_t>(i)].action), {}});
        }
        m_store->replaceLog(m_id, log, false, Tables::clock()).value();
        open();
    }
    void deal(const QString &name, int actions) { deal(sample(name), actions); }

    void touch(const QString &id, int number = 0, const QString &text = {})
    {
        table().touch(id, number, text);
    }
    void touchAll(const QString &ids)
    {
        for (const auto &id : ids.split(QLatin1Char(' '))) {
            touch(id);
        }
    }
    bool isOffered(const QString &id)
    {
        const auto offers = table().offers();
        return std::ranges::find(offers, id, &Offer::id) != offers.end();
    }
    int head() { return m_store->game(m_id).value().head; }
    QString lastAction()
    {
        return QString::fromStdString(
            m_store->log(m_id).value().at(static_cast<std::size_t>(head() - 1)).action);
    }
    RiseSeat seat(int seat) { return table().seats().at(seat); }
    int stock(int seat, const QString &good)
    {
        const auto stocks = table().seats().at(seat).stocks;
        const auto found = std::ranges::find(stocks, good, &RiseStock::id);
        return found == stocks.end() ? -1 : found->value;
    }
};
