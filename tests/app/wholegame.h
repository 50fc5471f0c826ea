// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/journal.h"
#include "db/exchange.h"
#include "model/record/write.h"
#include "tests/app/deals.h"
#include "tests/app/finger.h"
#include "tests/db/support.h"
#include "tests/faults/counts.h"

/// One game that a finger plays. After every touch, or some of them, the game has to be what its stored
/// record says, open again as it was left, and go one step back and forth.
class WholeGame
{
public:
    WholeGame(const Deal &deal, unsigned seed)
        : m_finger(seed)
        , m_store(Store::open(":memory:", gameOutcome).value())
        , m_connection(Support::lastConnection)
        , m_game(m_store.createGame(rowOf(deal)).value())
        , m_table(open())
    {
        QObject::connect(m_table.get(), &GameTable::refused, m_table.get(),
            [this](const QString &why) { m_refused = QStringLiteral("was refused: ") + why; });
    }

    /// What was seen and done in a game, by kind.
    struct Met {
        QSet<QString> steps;
        QSet<QString> offered;
        QSet<QString> touched;
        QSet<QString> actions;

        Met &operator+=(const Met &more)
        {
            steps += more.steps;
            offered += more.offered;
            touched += more.touched;
            actions += more.actions;
            return *this;
        }
    };

    /// To its end, or until the players stop after so many touches. What was not met before comes first. Says
    /// what is wrong, else nothing.
    QString play(int stop, const Met &before)
    {
        // All that is done for a while is looked at, of the rest a little. Of many games each has less of it.
        constexpr int Longest = 2'000;
        const int aWhile = Counts::full() ? 20 : 50;
        const int closely = m_finger.below(Longest);
        while (!m_table->over()) {
            const auto offers = m_table->offers();
            if (offers.isEmpty()) {
                return QStringLiteral("nothing is offered at ") + m_table->step();
            }
            m_met.steps << m_table->step();
            for (const auto &offer : offers) {
                m_met.offered << kindOf(offer.id);
            }
            const auto touch = m_touches == stop ? Touch{"finish", 0, "house rule"} : choose(offers, before);
            m_met.touched << kindOf(QString::fromStdString(touch.id));
            const auto what = QStringLiteral("touch %1 at %2, %3 %4 “%5”: ")
                                  .arg(m_touches)
                                  .arg(m_table->step(), QString::fromStdString(touch.id))
                                  .arg(touch.number)
                                  .arg(QString::fromStdString(touch.text));
            const bool looks = (m_touches >= closely && m_touches < closely + aWhile) || m_finger.oneIn(100);
            const auto wrong = looks ? lookAfter(touch) : done(touch);
            if (!wrong.isEmpty()) {
                return what + wrong;
            }
            ++m_touches;
        }
        for (const auto &step : m_table->record().actions) {
            m_met.actions << QString::fromStdString(
                *Json::find(*step.action.as<Json::Object>(), "do")->as<std::string>());
        }
        return backAndForth();
    }

    const GameTable &table() const { return *m_table; }
    int touches() const { return m_touches; }
    /// How many of them were looked at.
    int looks() const { return m_looks; }
    const Met &met() const { return m_met; }

private:
    /// All that there is of the game and can be taken back.
    struct Moment {
        Shown shown;
        std::string record;
        /// Its actions alone.
        std::string actions;
        /// The touches since the last turns, so many as count.
        std::vector<Journal::Entry> touches;
        /// What an undo does not take back: options that have grown, things that were described.
        std::string known;
    };

    /// "row-progress" is a row.
    QString kindOf(const QString &id) const
    {
        return m_table->step() + QLatin1Char(' ') + id.section(QLatin1Char('-'), 0, 0);
    }

    Touch choose(const QList<Offer> &offers, const Met &before)
    {
        const auto isNew = [&](const Offer &offer) {
            const auto kind = kindOf(offer.id);
            return !before.touched.contains(kind) && !m_met.touched.contains(kind);
        };
        const auto found = std::ranges::find_if(offers, isNew);
        return found != offers.end() ? m_finger.made(*found) : m_finger.choose(*m_table, offers);
    }

    std::unique_ptr<GameTable> open()
    {
        return openTable(m_store, m_game, [] { return std::string("2026-11-15T20:00:00Z"); }).value();
    }

    Moment moment() const
    {
        const auto row = m_store.game(m_game).value();
        auto journal = readJournal(row.draft).value_or(Journal());
        journal.entries.resize(static_cast<std::size_t>(journal.at));
        Support::lastConnection = m_connection;
        auto bare = m_table->record();
        bare.options = Json::Object();
        return {shownBy(*m_table), writeRecord(m_table->record()), writeRecord(bare), journal.entries,
            row.options
                + Support::pragma(
                    "SELECT coalesce(group_concat(kind || text || count || used_at), '') FROM memory")};
    }

    QString done(const Touch &touch)
    {
        m_refused.clear();
        m_table->touch(QString::fromStdString(touch.id), touch.number, QString::fromStdString(touch.text));
        return m_refused;
    }

    QString lookAfter(const Touch &touch)
    {
        ++m_looks;
        const auto before = moment();
        if (auto wrong = done(touch); !wrong.isEmpty()) {
            return wrong;
        }
        const auto now = moment();
        if (auto wrong = isAsStored(now); !wrong.isEmpty()) {
            return wrong;
        }
        if (const auto again = shownBy(*open()); again != now.shown) {
            return QStringLiteral("it does not open again as it was: ") + difference(again, now.shown);
        }
        // Options that grow are not an undo's business, nor the touches that led there.
        const bool isMore = now.actions != before.actions || now.touches.size() > before.touches.size();
        return isMore ? onceBackAndForth(before, now) : QString();
    }

    QString isAsStored(const Moment &now)
    {
        const auto record = Exchange(m_store).record(m_game).value();
        if (writeRecord(record) != now.record) {
            return QStringLiteral("what is stored is another game");
        }
        const auto replay = entryFor(record).rules->replay(record, {});
        if (replay.refusal) {
            return QStringLiteral("the record does not hold");
        }
        if (replay.over != m_table->over() || replay.round != m_table->round()) {
            return QStringLiteral("the record has come to another round");
        }
        std::vector<int> order;
        for (const auto &equals : replay.ranking) {
            order.insert(order.end(), equals.begin(), equals.end());
        }
        const auto ranking = m_table->ranking();
        // Who plays together stands there as one, by the first of them.
        std::erase_if(order, [&](int seat) {
            return std::ranges::find(ranking, seat, &TableStanding::seat) == ranking.end();
        });
        if (static_cast<qsizetype>(order.size()) != ranking.size()) {
            return QStringLiteral("the record has other seats");
        }
        for (const auto &standing : ranking) {
            const auto at = static_cast<std::size_t>(standing.seat);
            if (replay.scores[at].total != standing.total) {
                return QStringLiteral("the record gives other points");
            }
            if (order.front() != standing.seat) {
                return QStringLiteral("the record has another order");
            }
            order.erase(order.begin());
        }
        return {};
    }

    QString onceBackAndForth(const Moment &before, const Moment &now)
    {
        m_table->undo();
        const auto back = moment();
        if (back.actions != before.actions) {
            return QStringLiteral("one undo leads to other actions");
        }
        // Earlier turns are forgotten with a later one.
        const auto both = static_cast<std::ptrdiff_t>(std::min(back.touches.size(), before.touches.size()));
        if (!std::equal(back.touches.rbegin(), back.touches.rbegin() + both, before.touches.rbegin())) {
            return QStringLiteral("one undo leads to other touches");
        }
        if (back.known == before.known) {
            // Only now there is something to be redone.
            auto was = before.shown;
            for (const auto *name : {"canRedo", "length"}) {
                was[name] = back.shown[name];
            }
            if (was != back.shown) {
                return QStringLiteral("one undo does not give back what was: ") + difference(was, back.shown);
            }
        }
        m_table->redo();
        const auto again = moment();
        return again.shown == now.shown && again.record == now.record
            ? QString()
            : QStringLiteral("redo does not bring it again: ") + difference(again.shown, now.shown);
    }

    QString backAndForth()
    {
        const auto end = writeRecord(m_table->record());
        const auto shown = shownBy(*m_table);
        while (m_table->canUndo()) {
            m_table->undo();
        }
        if (!m_table->record().actions.empty()) {
            return QStringLiteral("undo does not lead to the beginning");
        }
        while (m_table->canRedo()) {
            m_table->redo();
        }
        if (writeRecord(Exchange(m_store).record(m_game).value()) != end) {
            return QStringLiteral("redo does not lead to the end");
        }
        const auto again = shownBy(*m_table);
        return again == shown ? QString()
                              : QStringLiteral("the end looks different: ") + difference(again, shown);
    }

    Finger m_finger;
    Store m_store;
    sqlite3 *m_connection;
    std::int64_t m_game;
    std::unique_ptr<GameTable> m_table;
    QString m_refused;
    int m_touches = 0;
    int m_looks = 0;
    Met m_met;
};
