// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/sheet/sheettable.h"
#include "app/table/tables.h"
#include "app/words/language.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "tests/app/tables.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

/// A sheet on the table, and a hand that taps it.
class SheetHand : public QObject
{
protected:
    std::optional<Store> m_store;
    std::int64_t m_id = 0;
    std::unique_ptr<GameTable> m_table;
    int m_taps = 0;
    QStringList m_refused;

    SheetTable &table() { return dynamic_cast<SheetTable &>(*m_table); }
    SheetCellsPage page() { return table().cells(); }

    static QByteArray sampleText(const QString &name)
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/sheet/%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("no sample %s", qPrintable(name));
        }
        return file.readAll();
    }
    static Record sample(const QString &name)
    {
        return readRecord(sampleText(name).toStdString(), gameRules()).value();
    }
    /// A game of two rounds, with rows of the whole game after them.
    static Record twoRounds()
    {
        auto text = sampleText(u"azul"_s);
        text.replace(R"("rows": [)", R"("end": {"kind": "rounds", "rounds": 2}, "rows": [)");
        // Its own actions end it by hand.
        text.replace(text.indexOf(R"("actions")"), text.size(), R"("actions": []})");
        return readRecord(text.toStdString(), gameRules()).value();
    }
    void open()
    {
        m_table = openTable(*m_store, m_id, Tables::clock).value();
        connect(m_table.get(), &GameTable::refused, this, [this](const QString &why) { m_refused << why; });
    }
    void deal(const Record &record)
    {
        constexpr std::array Colours = {"murex", "lapis", "saffron", "malachite", "madder"};
        m_taps = 0;
        m_refused.clear();
        m_table.reset();
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        GameRow row{.uuid = record.id,
            .game = record.game,
            .options = Json::writeCompact(record.options),
            .startedAt = Tables::clock(),
            .touchedAt = Tables::clock()};
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            row.seats.push_back({record.players[seat], Colours[seat]});
        }
        m_id = m_store->createGame(row).value();
        open();
    }

    /// Only what is offered can be tapped.
    void tap(const QString &id)
    {
        const auto offers = table().offers();
        QVERIFY2(std::ranges::find(offers, id, &Offer::id) != offers.end(),
            qPrintable(id + u" is not offered at "_s + page().line.title));
        ++m_taps;
        table().touch(id);
    }
    void type(const QString &keys)
    {
        for (const QChar key : keys) {
            tap(key == u'-' ? u"sign"_s : key == u'+' ? u"plus"_s : u"key-"_s + key);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }
    void next() { tap(table().wide().id); }
    QString cell(int row, int column, int round = 0) const
    {
        return u"cell-%1-%2-%3"_s.arg(row).arg(column).arg(round);
    }
    QStringList totals()
    {
        QStringList list;
        for (const auto &column : page().columns) {
            list << column.total;
        }
        return list;
    }
};
