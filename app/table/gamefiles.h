// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QUrl>

/// Where the pages find those of one game. Their names begin with that of its folder, so that no two files of
/// the app have the same: of tic_tac_toe, the SheetView is TicTacToeSheetView.qml.
class GameFiles : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// A landscape for where no game is meant.
    Q_PROPERTY(QUrl anyScene READ anyScene CONSTANT)

public:
    Q_INVOKABLE static QUrl of(const QString &folder, const QString &name);
    /// The game's own if it has one, else that of qml/table/ for every game; nothing if there is none.
    Q_INVOKABLE static QUrl ownOrShared(const QString &folder, const QString &name);
    Q_INVOKABLE static bool has(const QString &folder, const QString &name)
    {
        return !ownOrShared(folder, name).isEmpty();
    }
    static QUrl anyScene();
};
