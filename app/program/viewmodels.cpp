// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/viewmodels.h"

#include <QQmlEngine>

using namespace Qt::StringLiterals;

ViewModels::ViewModels(const std::string &path, const Clock &clock)
    : file(path)
    , shelf(file.store(), clock)
    , newGame(shelf)
    , archive(shelf, clock)
    , gameData(file, shelf, clock)
    , statistics(file.store(), clock)
{
    if (file.problem()) {
        shelf.reportProblem(*file.problem());
    }
    newGame.restore(settings.laidTable());
    QObject::connect(
        &newGame, &NewGame::changed, &settings, [this] { settings.keepLaidTable(newGame.kept()); });
}

QVariantMap ViewModels::properties()
{
    const std::initializer_list<std::pair<QString, QObject *>> all = {{u"settings"_s, &settings},
        {u"shelf"_s, &shelf}, {u"newGame"_s, &newGame}, {u"archive"_s, &archive}, {u"gameData"_s, &gameData},
        {u"sharing"_s, &sharing}, {u"statistics"_s, &statistics}};
    QVariantMap map;
    for (const auto &[name, part] : all) {
        QQmlEngine::setObjectOwnership(part, QQmlEngine::CppOwnership);
        map.insert(name, QVariant::fromValue(part));
    }
    return map;
}

void ViewModels::retranslate()
{
    shelf.retranslate();
    archive.retranslate();
    gameData.retranslate();
    sharing.retranslate();
    statistics.retranslate();
    newGame.retranslate();
}
