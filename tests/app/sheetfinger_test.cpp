// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/codec.h"
#include "tests/app/wholegame.h"
#include "tests/faults/counts.h"
#include "tests/model/sheet/randomplayer.h"

#include <QTest>

/// Whole games on sheets that nobody would make, for any number of players, by a finger that touches
/// anything.
class SheetFingerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Support::watchConnections(); }

    void sheetsMadeUp()
    {
        constexpr int MostTouches = 3'000;
        const int count = Counts::full() ? 2'000 : 5;
        int ended = 0;
        int touches = 0;
        WholeGame::Met met;
        for (int played = 0; played < count; ++played) {
            const auto seed = static_cast<unsigned>(played);
            const auto setup = OwnSheet::RandomPlayer(seed).setup();
            const Deal deal{QStringLiteral("made up"), std::string(OwnSheet::Rules::id),
                Json::writeCompact(OwnSheet::encode(setup)), setup.players};
            WholeGame whole(deal, seed);
            const auto wrong = whole.play(MostTouches, met);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("sheet %1, ").arg(played) + wrong));
            ended += whole.touches() < MostTouches ? 1 : 0;
            touches += whole.touches();
            met += whole.met();
            Counts::progress(played + 1);
        }
        qInfo("%d sheets, %d to their end, %d touches of %d kinds", count, ended, touches,
            static_cast<int>(met.touched.size()));
        Counts::tell("touches on sheets made up", touches);
        QVERIFY2(ended * 4 >= count * 3, qPrintable(QString::number(ended)));
        QCOMPARE(met.offered - met.touched, QSet<QString>());
    }
};

QTEST_GUILESS_MAIN(SheetFingerTest)
#include "sheetfinger_test.moc"
