// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/selftest.h"

#include "app/program/viewmodels.h"
#include "app/program/window.h"

#include <QDirIterator>
#include <QQmlComponent>
#include <QQuickWindow>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace
{
void visit(Window &window, const QStringList &pages)
{
    for (const auto &page : pages) {
        window.look(page);
        Window::settle();
    }
}

/// As many as it takes sit down.
bool sitDown(Window &window, int game)
{
    auto &newGame = window.viewModels().newGame;
    newGame.begin();
    newGame.setGame(game);
    for (int seat = 1; newGame.wantsNames(); ++seat) {
        newGame.add(QString::number(seat));
    }
    newGame.start();
    Window::settle();
    return window.viewModels().shelf.table() != nullptr;
}

bool readsEveryFile(QQmlEngine &engine)
{
    bool fine = true;
    QDirIterator files(u":/qt/qml/Tallystone"_s, {u"*.qml"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QQmlComponent component(&engine, QUrl(u"qrc"_s + files.next()));
        if (component.status() != QQmlComponent::Ready) {
            std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
            fine = false;
        }
    }
    return fine;
}
}

bool visitEveryPage(Window &window, QQmlEngine &engine)
{
    if (!window.isShown()) {
        return false;
    }
    window.viewModels().settings.forgetAll();
    window.item()->setProperty("still", true);
    visit(window,
        {u"home"_s, u"newgame"_s, u"settings"_s, u"history"_s, u"players"_s, u"bin"_s, u"statistics"_s,
            u"data"_s});
    bool fine = true;
    for (int game = 0; game < window.viewModels().newGame.gameTitles().size(); ++game) {
        window.look(u"home"_s);
        fine = sitDown(window, game) && fine;
        visit(window, {u"table"_s, u"log"_s, u"help"_s, u"share"_s});
    }
    return readsEveryFile(engine) && fine && !window.hadWarnings();
}
