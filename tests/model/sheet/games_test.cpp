// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/codec.h"
#include "tests/model/goldengames.h"
#include "tests/suites.h"

/// Whole games, kept as records beside what replaying them must give.
class GamesTest : public QObject
{
    Q_OBJECT

    inline static const GameOf<OwnSheet::Rules> game{};
    inline static const GoldenGames games{QStringLiteral("sheet"), game};
    static QDir sheets() { return QDir(QStringLiteral(SOURCE_DIR "/app/sheets")); }

private Q_SLOTS:
    void thereAreTwelveSheetsAndAGameOnEach()
    {
        const auto all = sheets().entryList({QStringLiteral("*.json")});
        QCOMPARE(all.size(), 12);
        for (const auto &name : all) {
            QVERIFY2(games.names().contains(name), qPrintable(name));
        }
    }

    void replays_data() { games.addRows(); }
    void replays()
    {
        QFETCH(QString, name);
        games.check(name);
    }
};
TALLYSTONE_SUITE(GamesTest)
#include "games_test.moc"
