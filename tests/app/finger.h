// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games.h"
#include "app/table/tables.h"
#include "db/store.h"
#include "model/record/write.h"

#include <QTest>

#include <random>

/// A finger that touches whatever a page offers, at random: after every touch the game has to be what its
/// record says, open again as it was left, and go one step back and forth.
class Finger
{
public:
    Finger(Store &store, std::int64_t game, const Clock &clock, unsigned seed)
        : m_store(store)
        , m_game(game)
        , m_clock(clock)
        , m_random(seed)
    {
    }

    /// So many touches, or until the game is over. Says what is wrong, else nothing.
    QString play(int touches)
    {
        m_table = open();
        int refused = 0;
        QObject::connect(m_table.get(), &GameTable::refused, m_table.get(), [&] { ++refused; });
        for (int i = 0; i < touches && !m_table->over(); ++i) {
            const auto touch = choose();
            const auto what = QStringLiteral("%1, touch %2: %3 %4")
                                  .arg(m_table->step())
                                  .arg(i)
                                  .arg(QString::fromStdString(touch.id))
                                  .arg(touch.number);
            const auto before = shown(*m_table);
            m_table->touch(
                QString::fromStdString(touch.id), touch.number, QString::fromStdString(touch.text));
            if (refused > 0) {
                return what + QStringLiteral(" was refused");
            }
            if (const auto wrong = look(before); !wrong.isEmpty()) {
                return what + QStringLiteral(": ") + wrong;
            }
        }
        return backAndForth();
    }

    const GameTable &table() const { return *m_table; }

private:
    /// All that a table shows of itself.
    struct Shown {
        QVariant page;
        QString step;
        TableWide wide;
        QList<TableStep> steps;
        QList<Offer> offers;
        std::string record;
        bool operator==(const Shown &) const = default;
    };

    static Shown shown(const GameTable &table)
    {
        return {table.page(), table.step(), table.wide(), table.steps(), table.offers(),
            writeRecord(table.record())};
    }

    std::unique_ptr<GameTable> open() const { return openTable(m_store, m_game, m_clock).value(); }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    /// The wide button more often than anything else, so that games go on.
    Touch choose()
    {
        static const std::array<std::string, 4> Words = {"", "house rule", "naïve “quotes”", "1"};
        const auto wide = m_table->wide();
        if (wide.enabled && !wide.id.isEmpty() && below(3) == 0) {
            return {wide.id.toStdString(), 0, {}};
        }
        auto offers = m_table->offers();
        const auto corrections = offersIn(QVariant::fromValue(m_table->correct()));
        if (!corrections.isEmpty() && below(10) == 0) {
            offers = corrections;
        }
        const auto &offer = offers.at(below(static_cast<int>(offers.size())));
        return {offer.id.toStdString(), offer.least + below(offer.most - offer.least + 1),
            offer.kind == Offer::Kind::Text ? Words[static_cast<std::size_t>(below(4))] : std::string()};
    }

    QString look(const Shown &before)
    {
        const auto now = shown(*m_table);
        const auto record = m_table->record();
        const auto replay = entryFor(record).rules->replay(record, {});
        if (replay.applied != static_cast<int>(record.actions.size())) {
            return QStringLiteral("the record does not hold");
        }
        for (const auto &standing : m_table->ranking()) {
            if (replay.scores[static_cast<std::size_t>(standing.seat)].total != standing.total) {
                return QStringLiteral("the record gives other points");
            }
        }
        const auto again = open();
        if (!(shown(*again) == now)) {
            return QStringLiteral("it does not open again as it was: ") + again->step();
        }
        if (again->canUndo() != m_table->canUndo() || again->canRedo() != m_table->canRedo()) {
            return QStringLiteral("it opens again with another undo");
        }
        if (now == before) {
            return {};
        }
        m_table->undo();
        if (!(shown(*m_table) == before)) {
            return QStringLiteral("one undo does not give back what was: ") + m_table->step();
        }
        m_table->redo();
        return shown(*m_table) == now ? QString() : QStringLiteral("redo does not bring it again");
    }

    QString backAndForth()
    {
        const auto end = writeRecord(m_table->record());
        while (m_table->canUndo()) {
            m_table->undo();
        }
        if (!m_table->record().actions.empty()) {
            return QStringLiteral("undo does not lead to the beginning");
        }
        while (m_table->canRedo()) {
            m_table->redo();
        }
        return writeRecord(m_table->record()) == end ? QString()
                                                     : QStringLiteral("redo does not lead to the end");
    }

    Store &m_store;
    std::int64_t m_game;
    Clock m_clock;
    std::mt19937 m_random;
    std::unique_ptr<GameTable> m_table;
};
