// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/table/gamefiles.h"
#include "tests/suites.h"

#include <QFile>

using namespace Qt::StringLiterals;

/// The pages of a game, found by their names.
class GameFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesBeginWithTheGames()
    {
        QCOMPARE(GameFiles::of(u"tic_tac_toe"_s, u"SheetView"_s),
            QUrl(u"qrc:/qt/qml/Tallystone/games/tic_tac_toe/TicTacToeSheetView.qml"_s));
        QCOMPARE(GameFiles::of(u"tic_tac_toe"_s, u"drawStep"_s).fileName(), u"TicTacToeDrawStep.qml"_s);
    }

    void everyGameHasWhatTheSharedPagesAskFor()
    {
        for (const auto &game : games()) {
            for (const auto &name : {u"SheetView"_s, u"AllPlayers"_s, u"Scene"_s}) {
                const auto file = GameFiles::of(QString::fromLatin1(game.folder), name).path();
                const auto source
                    = QString(file).replace(u"/qt/qml/Tallystone"_s, QStringLiteral(SOURCE_DIR "/qml"));
                const auto shared = QStringLiteral(SOURCE_DIR "/qml/table/%1.qml").arg(name);
                QVERIFY2(QFile::exists(source) || QFile::exists(shared), qPrintable(source));
            }
        }
    }
};
TALLYSTONE_SUITE(GameFilesTest)
#include "gamefiles_test.moc"
