// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/bin.h"
#include "db/exchange.h"
#include "db/history.h"
#include "tests/db/randomgames.h"
#include "tests/db/support.h"
#include "tests/suites.h"

#include <algorithm>

using namespace Support;

/// The finished games, found again.
class HistoryTest : public QObject
{
    Q_OBJECT

    static constexpr unsigned Count = 60;
    std::vector<Record> m_records = RandomGames::games(200, Count);
    std::optional<Store> m_store;

    std::int64_t playerCalled(const char *name) const
    {
        for (const auto &entry : must(History(*m_store).page({}, Count))) {
            for (const auto &seat : entry.seats) {
                if (seat.name == name) {
                    return seat.player;
                }
            }
        }
        return 0;
    }

    static std::string editionOf(const Record &record)
    {
        const auto *edition = Json::find(*record.options.as<Json::Object>(), "edition");
        return edition ? *edition->as<std::string>() : "original";
    }

private Q_SLOTS:
    void init()
    {
        m_store.emplace(must(Store::open(":memory:", RandomGames::tell)));
        must(Exchange(*m_store).import(m_records, RandomGames::colours));
    }

    void pagesFollowEachOtherNewestFirst()
    {
        const History history(*m_store);
        auto expected = m_records;
        std::ranges::stable_sort(expected, std::greater(), &Record::finishedAt);
        std::vector<HistoryEntry> all;
        for (;;) {
            const auto page = must(history.page({}, 7, all.empty() ? nullptr : &all.back()));
            if (page.empty()) {
                break;
            }
            all.insert(all.end(), page.begin(), page.end());
        }
        QCOMPARE(all.size(), expected.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].uuid, expected[i].id);
        }
        QCOMPARE(must(history.count({})), static_cast<int>(Count));
        QVERIFY(must(history.page({}, 0)).empty());
        QVERIFY(must(history.page({}, -1)).empty());
    }

    void gamesOfTheSameSecondAreEachThereOnce()
    {
        auto store = must(Store::open(":memory:"));
        for (const auto *uuid : {"a", "b", "c", "d", "e"}) {
            auto row = game(uuid);
            row.over = true;
            row.finishedAt = "2026-11-15T22:00:00Z";
            must(store.createGame(row));
        }
        const History history(store);
        const auto first = must(history.page({}, 2));
        const auto second = must(history.page({}, 9, &first.back()));
        QCOMPARE(first.size() + second.size(), std::size_t(5));
        QCOMPARE(second.front().uuid, std::string("c"));
    }

    void anEntryTellsTheWholeGame()
    {
        const auto &record = m_records.front();
        const auto outcome = *RandomGames::tell(record);
        const auto entries = must(History(*m_store).page({}, Count));
        const auto &entry = *std::ranges::find(entries, record.id, &HistoryEntry::uuid);
        QCOMPARE(entry.game, record.game);
        QCOMPARE(entry.variant, editionOf(record));
        QCOMPARE(entry.startedAt, record.startedAt);
        QCOMPARE(entry.finishedAt, record.finishedAt);
        QCOMPARE(entry.place, record.place);
        QCOMPARE(entry.note, record.note);
        QCOMPARE(entry.abandoned, outcome.abandoned);
        QVERIFY(entry.seconds.value_or(0) > 0);
        QCOMPARE(entry.seats.size(), record.players.size());
        for (std::size_t seat = 0; seat < entry.seats.size(); ++seat) {
            QCOMPARE(entry.seats[seat].name, record.players[seat]);
            QCOMPARE(entry.seats[seat].score, outcome.seats[seat].score);
            QCOMPARE(entry.seats[seat].rank, outcome.seats[seat].rank);
            QCOMPARE(entry.seats[seat].won, outcome.seats[seat].won);
        }
        QVERIFY(must(History(*m_store).entry(entry.id)) == entry);
    }

    void found_data()
    {
        QTest::addColumn<HistoryFilter>("filter");
        QTest::addColumn<std::function<bool(const Record &)>>("matches");
        using Matches = std::function<bool(const Record &)>;
        const auto row = [](const char *name, HistoryFilter filter, Matches matches) {
            QTest::newRow(name) << std::move(filter) << std::move(matches);
        };
        const auto sat = [](const Record &record, const char *name) {
            return std::ranges::find(record.players, name) != record.players.end();
        };
        row("edition", {.variant = "revised"},
            [](const Record &record) { return editionOf(record) == "revised"; });
        row("game", {.game = "bronze-age"}, [](const Record &) { return true; });
        row("another game", {.game = "stone-age"}, [](const Record &) { return false; });
        row("players", {.players = 3}, [](const Record &record) { return record.players.size() == 3; });
        row("period", {.from = "2021-01-01T00:00:00Z", .until = "2022-06-01T00:00:00Z"},
            [](const Record &record) {
                return record.finishedAt >= "2021-01-01T00:00:00Z"
                    && record.finishedAt < "2022-06-01T00:00:00Z";
            });
        row("name", {.text = "Chloé"}, [=](const Record &record) { return sat(record, "Chloé"); });
        row("name without its accent", {.text = "chloe"},
            [=](const Record &record) { return sat(record, "Chloé"); });
        row("beginning of a name", {.text = "élis"},
            [=](const Record &record) { return sat(record, "Élise"); });
        row("two names", {.text = " ben  hugo "},
            [=](const Record &record) { return sat(record, "Ben") && sat(record, "Hugo"); });
        row("place", {.text = "gare"}, [](const Record &record) { return !record.place.empty(); });
        row("note", {.text = "RAINY"}, [](const Record &record) { return !record.note.empty(); });
        row("nothing like it", {.text = "xyzzy"}, [](const Record &) { return false; });
        row("signs only", {.text = " \"-' * "}, [](const Record &) { return true; });
        row("signs of a query", {.text = "ben AND\"("}, [](const Record &) { return false; });
        row("all at once",
            {.variant = "original", .players = 4, .from = "2020-01-01T00:00:00Z", .text = "ana"},
            [=](const Record &record) {
                return editionOf(record) == "original" && record.players.size() == 4
                    && record.finishedAt >= "2020-01-01T00:00:00Z" && sat(record, "Ana");
            });
    }
    void found()
    {
        QFETCH(HistoryFilter, filter);
        using Matches = std::function<bool(const Record &)>;
        QFETCH(Matches, matches);
        QSet<QString> expected;
        for (const auto &record : m_records) {
            if (matches(record)) {
                expected << QString::fromStdString(record.id);
            }
        }
        QSet<QString> found;
        for (const auto &entry : must(History(*m_store).page(filter, Count))) {
            found << QString::fromStdString(entry.uuid);
        }
        QCOMPARE(found, expected);
        QCOMPARE(must(History(*m_store).count(filter)), static_cast<int>(expected.size()));
    }

    void foundByPlayer()
    {
        const auto expected = std::ranges::count_if(m_records, [](const Record &record) {
            return std::ranges::find(record.players, "Grete") != record.players.end();
        });
        const HistoryFilter filter{.player = playerCalled("Grete")};
        QCOMPARE(must(History(*m_store).count(filter)), static_cast<int>(expected));
        for (const auto &entry : must(History(*m_store).page(filter, Count))) {
            QVERIFY(std::ranges::find(entry.seats, "Grete", &HistorySeat::name) != entry.seats.end());
        }
    }

    void noteAndPlaceAreFoundOnceWritten()
    {
        History history(*m_store);
        const auto id = must(history.page({}, 1)).front().id;
        must(history.setNote(id, "a Sphinx riddle"));
        must(history.setPlace(id, "Gizeh"));
        for (const auto *text : {"sphinx", "gizeh", "riddle giz"}) {
            const auto entries = must(history.page({.text = text}, 9));
            QCOMPARE(entries.size(), std::size_t(1));
            QCOMPARE(entries.front().id, id);
            QCOMPARE(entries.front().note, std::string("a Sphinx riddle"));
            QCOMPARE(entries.front().place, std::string("Gizeh"));
        }
        must(history.setNote(id, {}));
        QCOMPARE(must(history.count({.text = "sphinx"})), 0);
        QVERIFY(!history.setNote(99'999, "x"));
        QVERIFY(!history.setPlace(99'999, "x"));
    }

    void theBestAloneIsThatOfTheSameEditionAndNotThisGame()
    {
        const auto alone = [](unsigned seed, const char *id, const char *name) {
            // The same game by somebody else, or another one.
            for (;; ++seed) {
                auto record = RandomGames::game(seed);
                if (record.players.size() == 1 && !RandomGames::tell(record)->abandoned
                    && editionOf(record) == "original") {
                    record.id = id;
                    record.players = {name};
                    return record;
                }
            }
        };
        auto store = must(Store::open(":memory:", RandomGames::tell));
        std::vector records{alone(1000, "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d01", "Ana")};
        for (unsigned seed = 1000; records.size() < 3; ++seed) {
            auto next = alone(seed, "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d02", "Ben");
            if (records.size() == 2) {
                next.id = "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d03";
                next.players = {"Cem"};
            }
            if (next.actions != records.back().actions) {
                records.push_back(next);
            }
        }
        must(Exchange(store).import(records, RandomGames::colours));
        std::vector<std::int64_t> ids;
        std::vector<int> scores;
        for (const auto &record : records) {
            ids.push_back(must(Exchange(store).gamesWithId(record.id)).front());
            scores.push_back(RandomGames::tell(record)->seats.front().score);
        }
        const History history(store);
        const auto best = must(history.bestAloneBeside(ids[0]));
        QVERIFY(best);
        QCOMPARE(best->score, std::max(scores[1], scores[2]));
        QCOMPARE(best->name, std::string(scores[1] >= scores[2] ? "Ben" : "Cem"));
        must(Bin(store).put(ids[1], "2026-11-01T12:00:00Z"));
        QCOMPARE(must(history.bestAloneBeside(ids[0]))->score, scores[2]);
        must(Bin(store).put(ids[2], "2026-11-01T12:00:00Z"));
        QVERIFY(!must(history.bestAloneBeside(ids[0])));
    }

    void anAbandonedGameGoesOn()
    {
        History history(*m_store);
        auto record = m_records.front();
        record.id = "0b0c3a52-9b4f-4c1e-8a37-6f1a2f0b9d11";
        record.actions.resize(5);
        record.actions.push_back({Json::Object{{"do", "finish"}}, record.finishedAt});
        must(Exchange(*m_store).import(std::span(&record, 1), RandomGames::colours));
        const auto entries = must(history.page({}, Count + 1));
        const auto &entry = *std::ranges::find(entries, record.id, &HistoryEntry::uuid);
        QVERIFY(entry.abandoned);
        must(history.reopen(entry.id, "2027-01-01T00:00:00Z"));
        const auto game = must(m_store->game(entry.id));
        QVERIFY(!game.over);
        QCOMPARE(game.head, 5);
        QCOMPARE(game.length, 6);
        QCOMPARE(game.finishedAt, std::string());
        QCOMPARE(must(m_store->runningGames()).front().id, entry.id);
        QVERIFY(!history.entry(entry.id));
        QVERIFY(!history.reopen(entry.id, "2027-01-01T00:00:00Z"));
        const auto whole = std::ranges::find(entries, false, &HistoryEntry::abandoned);
        QVERIFY(!history.reopen(whole->id, "2027-01-01T00:00:00Z"));
    }

    void variantsThatWerePlayed()
    {
        auto variants = must(History(*m_store).variants());
        std::ranges::sort(variants);
        using Variants = std::vector<std::pair<std::string, std::string>>;
        QVERIFY(variants
            == Variants(
                {{"bronze-age", "late-bronze"}, {"bronze-age", "original"}, {"bronze-age", "revised"}}));
        QVERIFY(must(History(must(Store::open(":memory:"))).variants()).empty());
    }
};
TALLYSTONE_SUITE(HistoryTest)
#include "history_test.moc"
