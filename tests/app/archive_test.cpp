// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/history/pastgames.h"
#include "app/words/days.h"
#include "app/words/language.h"
#include "db/exchange.h"
#include "tests/db/randomgames.h"
#include "tests/suites.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <algorithm>

using namespace Qt::StringLiterals;

/// The list of past games, against a plain loop over the records that it was made of.
class ArchiveTest : public QObject
{
    Q_OBJECT

    static constexpr unsigned Games = 130;

    std::vector<Record> m_records;
    std::optional<Store> m_store;
    std::unique_ptr<PastGames> m_games;
    std::unique_ptr<QAbstractItemModelTester> m_tester;

    static std::string clock() { return "2026-11-15T12:00:00Z"; }

    PastFilter &filter() { return *m_games->filter(); }
    PastEntry at(int row) const { return m_games->index(row).data(PastGames::EntryRole).value<PastEntry>(); }
    qint64 idOf(const Record &record) const
    {
        const auto all = History(*m_store).page({}, 1000).value();
        return std::ranges::find(all, record.id, &HistoryEntry::uuid)->id;
    }
    QList<qint64> ids() const
    {
        while (m_games->canFetchMore({})) {
            m_games->fetchMore({});
        }
        QList<qint64> list;
        for (int row = 0; row < m_games->rowCount(); ++row) {
            list << at(row).id;
        }
        return list;
    }
    /// Those that fit, newest first.
    template<typename Fits>
    QList<qint64> idsWhere(Fits fits) const
    {
        auto wanted = m_records;
        std::erase_if(wanted, [&](const Record &record) { return !fits(record); });
        std::ranges::sort(wanted, std::greater(), &Record::finishedAt);
        QList<qint64> list;
        for (const auto &record : wanted) {
            list << idOf(record);
        }
        return list;
    }
    static std::string editionOf(const Record &record) { return gameOutcome(record)->variant; }

private Q_SLOTS:
    void initTestCase()
    {
        qputenv("TZ", "UTC");
        m_records = RandomGames::games(1, Games);
    }
    void init()
    {
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        QVERIFY(Exchange(*m_store).import(m_records, RandomGames::colours));
        m_games = std::make_unique<PastGames>(*m_store, clock);
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_games.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        // It would fetch in the middle of a reset and complain about that.
        m_tester->setUseFetchMore(false);
        m_games->refresh();
    }
    void cleanup()
    {
        m_tester.reset();
        m_games.reset();
    }

    void isReadPageByPage()
    {
        const int first = m_games->rowCount();
        QVERIFY(first > 0 && first < int(Games));
        QVERIFY(m_games->canFetchMore({}));
        QSignalSpy inserted(m_games.get(), &QAbstractItemModel::rowsInserted);
        m_games->fetchMore({});
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(m_games->rowCount(), 2 * first);
        QCOMPARE(ids(), idsWhere([](const Record &) { return true; }));
        QVERIFY(!m_games->canFetchMore({}));
        QCOMPARE(m_games->matching(), int(Games));
        QCOMPARE(m_games->total(), int(Games));
    }

    void aRowTellsHowTheGameEnded()
    {
        for (const auto &record : m_records) {
            const auto row = int(ids().indexOf(idOf(record)));
            const auto outcome = *gameOutcome(record);
            const auto entry = at(row);
            QCOMPARE(entry.names.size(), qsizetype(record.players.size()));
            QVERIFY(std::ranges::is_sorted(entry.scores, std::greater()));
            for (qsizetype i = 0; i < entry.names.size(); ++i) {
                const auto seat
                    = std::size_t(std::ranges::find(record.players, entry.names.at(i).toStdString())
                        - record.players.begin());
                QCOMPARE(entry.scores.at(i), outcome.seats[seat].score);
                QCOMPARE(entry.winners.at(i), outcome.seats[seat].won);
            }
            QCOMPARE(entry.note.contains(u"stopped early"_s), outcome.abandoned);
            QCOMPARE(entry.note.contains(u"Café"_s), !record.place.empty());
        }
    }

    void narrowsToAPlayer()
    {
        const auto person = int(filter().people().indexOf(u"Chloé"_s));
        QVERIFY(person > 0);
        filter().setPerson(person);
        QVERIFY(filter().narrows());
        const auto wanted
            = idsWhere([](const Record &record) { return std::ranges::count(record.players, "Chloé") > 0; });
        QVERIFY(!wanted.isEmpty() && wanted.size() < int(Games));
        QCOMPARE(ids(), wanted);
        QCOMPARE(m_games->matching(), int(wanted.size()));
        QCOMPARE(m_games->total(), int(Games));
    }

    void narrowsToAnEdition_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("id");
        QTest::newRow("original") << u"Original"_s << u"original"_s;
        QTest::newRow("revised") << u"Revised"_s << u"revised"_s;
        QTest::newRow("late bronze") << u"Late Bronze"_s << u"late-bronze"_s;
    }
    void narrowsToAnEdition()
    {
        QFETCH(QString, words);
        QFETCH(QString, id);
        const auto edition = int(filter().editions().indexOf(words));
        QVERIFY(edition > 0);
        filter().setEdition(edition);
        const auto wanted
            = idsWhere([&](const Record &record) { return editionOf(record) == id.toStdString(); });
        QVERIFY(!wanted.isEmpty());
        QCOMPARE(ids(), wanted);
    }

    void narrowsToANumberOfPlayers()
    {
        for (int players = 1; players <= 4; ++players) {
            filter().setPlayers(players);
            const auto wanted
                = idsWhere([&](const Record &record) { return int(record.players.size()) == players; });
            QVERIFY(!wanted.isEmpty());
            QCOMPARE(ids(), wanted);
        }
    }

    void narrowsToAYear()
    {
        const auto periods = filter().periods();
        QVERIFY(periods.size() > 4);
        // From the newest to the oldest, and none is missing.
        int found = 0;
        for (int period = 3; period < periods.size(); ++period) {
            filter().setPeriod(period);
            const auto year = periods.at(period).toStdString();
            const auto wanted
                = idsWhere([&](const Record &record) { return record.finishedAt.starts_with(year); });
            QVERIFY(!wanted.isEmpty());
            QCOMPARE(ids(), wanted);
            found += int(wanted.size());
        }
        QCOMPARE(found, int(Games));
    }

    void narrowsToTheLastDays()
    {
        filter().setPeriod(1);
        QCOMPARE(ids(),
            idsWhere([](const Record &record) { return record.finishedAt >= "2026-10-16T00:00:00Z"; }));
    }

    void findsWords()
    {
        filter().setText(u"cafe gré"_s);
        QCOMPARE(ids(), idsWhere([](const Record &record) {
            return !record.place.empty() && std::ranges::count(record.players, "Grete") > 0;
        }));
        filter().setText(u"nobody at all"_s);
        QCOMPARE(m_games->rowCount(), 0);
        QCOMPARE(m_games->matching(), 0);
    }

    void narrowsByAllAtOnce()
    {
        filter().setPerson(int(filter().people().indexOf(u"Ben"_s)));
        filter().setPlayers(3);
        filter().setGame(1);
        filter().setEdition(int(filter().editions().indexOf(u"Revised"_s)));
        QCOMPARE(ids(), idsWhere([](const Record &record) {
            return std::ranges::count(record.players, "Ben") > 0 && record.players.size() == 3
                && editionOf(record) == "revised";
        }));
        // What was chosen stays when everything is read anew.
        const auto before = ids();
        m_games->refresh();
        QCOMPARE(ids(), before);
        filter().clear();
        QVERIFY(!filter().narrows());
        QCOMPARE(ids().size(), qsizetype(Games));
    }

    void aRemovedGameComesBackToItsPlace()
    {
        const auto before = ids();
        const auto gone = before.at(7);
        QSignalSpy removed(m_games.get(), &PastGames::removed);
        QVERIFY(m_games->remove(gone));
        QCOMPARE(removed.size(), 1);
        QVERIFY(!ids().contains(gone));
        QCOMPARE(m_games->total(), int(Games) - 1);
        QCOMPARE(m_games->matching(), int(Games) - 1);

        QSignalSpy reset(m_games.get(), &QAbstractItemModel::modelReset);
        m_games->restore();
        QCOMPARE(ids(), before);
        QCOMPARE(m_games->matching(), int(Games));
        // The list stays where it was scrolled to.
        QCOMPARE(reset.size(), 0);
    }

    void aRestoredGameStaysOutOfWhatItDoesNotFit()
    {
        const auto before = ids();
        QVERIFY(m_games->remove(before.at(7)));
        filter().setText(u"nobody at all"_s);
        m_games->restore();
        QCOMPARE(m_games->rowCount(), 0);
        filter().clear();
        QCOMPARE(ids(), before);
    }

    void removingWhatIsNotThereIsToldInASentence()
    {
        QVERIFY(!m_games->remove(123456));
        QVERIFY(!m_games->problem().isEmpty());
        QCOMPARE(m_games->total(), int(Games));
    }

    void daysInWords()
    {
        const QDate today(2026, 11, 15);
        QCOMPARE(Days::inMonth(today, today), u"today"_s);
        QCOMPARE(Days::inMonth(today.addDays(-1), today), u"yesterday"_s);
        QCOMPARE(Days::inMonth(QDate(2026, 10, 31), today), u"Sat 31"_s);
        QCOMPARE(Days::month(QDate(2026, 10, 31), today), u"October"_s);
        QCOMPARE(Days::month(QDate(2025, 12, 24), today), u"December 2025"_s);
        QCOMPARE(Days::whole(today), u"15 November 2026"_s);
        // Months are heads, also where they are written small.
        QVERIFY(useLanguage(u"fr"_s));
        QCOMPARE(Days::month(QDate(2026, 10, 31), today), u"Octobre"_s);
        QVERIFY(useLanguage(u"en"_s));
    }
};
TALLYSTONE_SUITE(ArchiveTest)
#include "archive_test.moc"
