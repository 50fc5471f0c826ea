// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gamelist.h"
#include "tests/app/wholegame.h"
#include "tests/faults/counts.h"

#include <QTest>

namespace
{
template<typename... Actions>
QSet<QString> idsOf(std::type_identity<std::variant<Actions...>>)
{
    return {QString::fromUtf8(Actions::id.data(), static_cast<qsizetype>(Actions::id.size()))...};
}

/// All that can be done in each game.
template<typename... Packages>
QList<QSet<QString>> actionsOf(std::type_identity<std::tuple<Packages...>>)
{
    return {idsOf(std::type_identity<typename Packages::Rules::Action>())...};
}

QString sorted(const QSet<QString> &set)
{
    auto list = set.values();
    list.sort();
    return list.join(QStringLiteral(", "));
}
}

/// Whole games of every kind by a finger that touches anything.
class FingerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Support::watchConnections(); }

    void everyGame_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; const auto &game : games()) {
            QTest::newRow(game.folder) << i++;
        }
    }
    void everyGame()
    {
        constexpr int MostTouches = 20'000;
        QFETCH(int, index);
        const auto &game = games()[static_cast<std::size_t>(index)];
        const auto deals = dealsOf(game);
        const auto actions = actionsOf(std::type_identity<GameList>()).at(index);
        const auto tables = static_cast<int>(deals.size());
        const int count = Counts::full() ? 2'000 : tables;
        int played = 0;
        int ended = 0;
        int touches = 0;
        int looks = 0;
        WholeGame::Met met;
        for (; played < count; ++played) {
            const auto &deal = deals[static_cast<std::size_t>(played % tables)];
            WholeGame whole(deal, static_cast<unsigned>(played));
            // Now and then the players stop early.
            const auto wrong = whole.play(played % 20 == 3 ? 50 : MostTouches, met);
            const auto name = QStringLiteral("%1, game %2, ").arg(deal.name).arg(played);
            QVERIFY2(wrong.isEmpty(), qPrintable(name + wrong));
            ended += whole.touches() < MostTouches ? 1 : 0;
            touches += whole.touches();
            looks += whole.looks();
            met += whole.met();
            Counts::progress(played + 1);
        }
        qInfo("%d games, %d to their end, %d touches of %d kinds, %d looked at, %d kinds of actions", played,
            ended, touches, static_cast<int>(met.touched.size()), looks,
            static_cast<int>(met.actions.size()));
        Counts::tell("touches of a finger", touches);
        QVERIFY2(ended * 20 >= played * 19, qPrintable(QString::number(ended)));
        if (Counts::full()) {
            QCOMPARE(sorted(met.actions), sorted(actions));
            QCOMPARE(sorted(stepsOf(QString::fromLatin1(game.folder)) - met.steps), QString());
            QCOMPARE(sorted(met.offered - met.touched), QString());
        } else {
            QVERIFY2(met.actions.size() * 4 >= actions.size() * 3, qPrintable(sorted(actions - met.actions)));
        }
    }
};

QTEST_GUILESS_MAIN(FingerTest)
#include "finger_test.moc"
