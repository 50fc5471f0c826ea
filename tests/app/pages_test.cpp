// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/journal.h"
#include "db/exchange.h"
#include "model/record/write.h"
#include "tests/app/deals.h"
#include "tests/app/finger.h"
#include "tests/app/pages.h"
#include "tests/faults/counts.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(Deal)

/// Games of every kind by a finger on the app's own pages. A tap has to do what touching the id of its
/// control does, on a table that nobody sees.
class PagesTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RealWindow> m_app;
    std::optional<Store> m_other;
    std::unique_ptr<GameTable> m_twin;
    int m_taps = 0;

    void lay(const Deal &deal)
    {
        m_app.reset();
        m_twin.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        const auto path = m_folder->filePath(u"games.db"_s).toStdString();
        {
            auto store = Store::open(path, gameOutcome).value();
            store.createGame(rowOf(deal)).value();
        }
        m_app = std::make_unique<RealWindow>(path);
        m_app->show(true);
        QVERIFY(QTest::qWaitForWindowExposed(&m_app->window()));
        m_other.emplace(Store::open(":memory:", gameOutcome).value());
        m_twin = openTable(*m_other, m_other->createGame(rowOf(deal)).value(), Tables::clock).value();
    }

    std::vector<Journal::Entry> touches() const
    {
        auto journal
            = readJournal(m_app->store().game(m_app->table().row().id).value().draft).value_or(Journal());
        journal.entries.resize(static_cast<std::size_t>(journal.at));
        return journal.entries;
    }

    /// One tap on something that is offered, here and there.
    QString tap(Finger &finger)
    {
        auto &table = m_app->table();
        Pages pages(*m_app);
        const auto faults = pages.faults();
        if (!faults.isEmpty()) {
            return table.step() + u": "_s + faults.join(u"; "_s);
        }
        const auto [offer, control] = pages.choose(finger);
        if (const auto openers = pages.openers(); !openers.isEmpty() && finger.oneIn(3)) {
            pages.tap(openers.at(finger.below(static_cast<int>(openers.size()))));
            return {};
        }
        if (!control) {
            return u"nothing can be tapped at "_s + table.step();
        }
        const auto step = table.step();
        const auto before = touches();
        const bool asks = offer.id == table.wide().id && !table.unfinished().isEmpty();
        pages.tap(control);
        if (offer.kind == Offer::Kind::Text) {
            pages.type(u"a"_s);
        }
        if (asks) {
            m_app->tap(u"other"_s);
            pages.settle();
        }
        ++m_taps;
        Touch touch{offer.id.toStdString(), 0, {}};
        if (const auto after = touches(); offer.kind != Offer::Kind::Tap) {
            // How far a number goes with one tap, and what is typed, the page knows.
            if (after == before || after.empty()) {
                return {};
            }
            touch = after.back().touch;
        }
        m_twin->touch(QString::fromStdString(touch.id), touch.number, QString::fromStdString(touch.text));
        const auto other = difference(shownBy(table), shownBy(*m_twin));
        return other.isEmpty() ? QString()
                               : u"a tap on %1 at %2 does something else: %3"_s.arg(offer.id, step, other);
    }

    void play(const Deal &deal, unsigned seed, int taps)
    {
        lay(deal);
        Finger finger(seed);
        for (int i = 0; i < taps && !m_app->table().over(); ++i) {
            const auto wrong = tap(finger);
            QVERIFY2(wrong.isEmpty(),
                qPrintable(u"%1, game %2, tap %3, "_s.arg(deal.name).arg(seed).arg(i) + wrong));
        }
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".?"_s));
        m_taps = 0;
    }
    void cleanup()
    {
        qInfo("%d taps", m_taps);
        m_app.reset();
    }

    void everyTable_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < games().size(); ++i) {
            QTest::newRow(games()[i].folder) << static_cast<int>(i);
        }
    }
    void everyTable()
    {
        QFETCH(int, index);
        const int taps = Counts::full() ? 1'000 : 40;
        const auto deals = dealsOf(games()[static_cast<std::size_t>(index)]);
        for (unsigned i = 0; i < deals.size() && !QTest::currentTestFailed(); ++i) {
            play(deals[i], i, taps);
        }
    }

    /// The smallest table of the latest game, and where there is time for it those of all, and the largest.
    /// Each is a row of its own, so that one can be played alone: toTheEnd:"rise_of_empires largest".
    void toTheEnd_data()
    {
        QTest::addColumn<Deal>("deal");
        for (std::size_t i = Counts::full() ? 0 : games().size() - 1; i < games().size(); ++i) {
            const auto deals = dealsOf(games()[i]);
            const auto [least, most] = std::ranges::minmax_element(deals, {}, &Deal::players);
            QTest::addRow("%s smallest", games()[i].folder) << *least;
            if (Counts::full() && least != most) {
                QTest::addRow("%s largest", games()[i].folder) << *most;
            }
        }
    }
    void toTheEnd()
    {
        QFETCH(Deal, deal);
        play(deal, 1, 20'000);
        if (QTest::currentTestFailed()) {
            return;
        }
        const auto &table = m_app->table();
        QVERIFY(table.over());
        QTRY_VERIFY(m_app->find(u"verdict"_s));
        QCOMPARE(m_app->find(u"verdict"_s)->property("text").toString(), table.verdict());
        const auto record = Exchange(m_app->store()).record(table.row().id).value();
        const auto replay = entryFor(record).rules->replay(record, {});
        QVERIFY(replay.over && !replay.refusal);
        for (const auto &standing : table.ranking()) {
            QCOMPARE(standing.total, replay.scores[static_cast<std::size_t>(standing.seat)].total);
        }
        qInfo("%s: %d actions, %d taps", qPrintable(deal.name), table.head(), m_taps);
    }
};

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (Counts::full() && !qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT")) {
        // A whole game of five on a busy machine takes longer than the five minutes that a test has.
        qputenv("QTEST_FUNCTION_TIMEOUT", "3600000");
    }
    QGuiApplication app(argc, argv);
    PagesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "pages_test.moc"
