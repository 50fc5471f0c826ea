// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/idtext.h"
#include "model/through_the_ages/codec.h"
#include "tests/app/wholegame.h"
#include "tests/faults/counts.h"

#include <QTest>

/// Whole games against the Rival by a finger that touches anything: of every difficulty, in both editions,
/// whoever begins.
class RivalFingerTest : public QObject
{
    Q_OBJECT

    static std::vector<Deal> deals()
    {
        using namespace ThroughTheAges;
        std::vector<Deal> list;
        for (const bool first : {false, true}) {
            for (const Edition edition : valuesOf<Edition>()) {
                for (const Difficulty difficulty : valuesOf<Difficulty>()) {
                    const Setup setup{
                        .players = 1, .edition = edition, .rival = difficulty, .rivalFirst = first};
                    list.push_back({idText(edition) + QLatin1Char(' ') + idText(difficulty)
                            + (first ? QStringLiteral(", the Rival first") : QString()),
                        std::string(Rules::id), Json::writeCompact(encode(setup)), 1});
                }
            }
        }
        return list;
    }

private Q_SLOTS:
    void initTestCase() { Support::watchConnections(); }

    void alone()
    {
        constexpr int MostTouches = 20'000;
        const auto all = deals();
        const QSet<QString> theRivals{QStringLiteral("attack-rival"), QStringLiteral("rival-war"),
            QStringLiteral("rival-hand"), QStringLiteral("defend"), QStringLiteral("rival-event"),
            QStringLiteral("rival-bid"), QStringLiteral("pass-bid"), QStringLiteral("colony")};
        const int count = Counts::full() ? 2'000 : 4;
        WholeGame::Met met;
        int played = 0;
        int ended = 0;
        int touches = 0;
        for (; played < count; ++played) {
            // In a few games editions and beginners come up as well.
            const auto &deal = all[static_cast<std::size_t>(played * 5) % all.size()];
            WholeGame whole(deal, static_cast<unsigned>(played));
            const auto wrong = whole.play(played % 20 == 3 ? 50 : MostTouches, met);
            QVERIFY2(wrong.isEmpty(),
                qPrintable(QStringLiteral("%1, game %2, ").arg(deal.name).arg(played) + wrong));
            ended += whole.touches() < MostTouches ? 1 : 0;
            touches += whole.touches();
            met += whole.met();
            Counts::progress(played + 1);
        }
        qInfo("%d games, %d to their end, %d touches of %d kinds", played, ended, touches,
            static_cast<int>(met.touched.size()));
        Counts::tell("touches of a finger against the Rival", touches);
        QVERIFY2(ended * 20 >= played * 19, qPrintable(QString::number(ended)));
        // In a few games not all of it comes up.
        QVERIFY2(!Counts::full() || met.actions.contains(theRivals),
            qPrintable((theRivals - met.actions).values().join(u' ')));
    }
};

QTEST_GUILESS_MAIN(RivalFingerTest)
#include "rivalfinger_test.moc"
