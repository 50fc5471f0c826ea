// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parts.h"

#include <QQmlEngine>

using namespace Qt::StringLiterals;

Parts::Parts(const std::string &path, const Clock &clock)
    : file(path)
    , shelf(file.store(), clock)
    , newGame(shelf)
    , archive(shelf, clock)
    , keeper(file, shelf, clock)
    , statistics(file.store(), clock)
{
    if (file.problem()) {
        shelf.reportProblem(*file.problem());
    }
    newGame.restore(settings.laidTable());
    QObject::connect(
        &newGame, &NewGame::changed, &settings, [this] { settings.keepLaidTable(newGame.kept()); });
}

QVariantMap Parts::properties()
{
    const std::initializer_list<std::pair<QString, QObject *>> all = {{u"settings"_s, &settings},
        {u"shelf"_s, &shelf}, {u"newGame"_s, &newGame}, {u"archive"_s, &archive}, {u"keeper"_s, &keeper},
        {u"sharing"_s, &sharing}, {u"statistics"_s, &statistics}};
    QVariantMap map;
    for (const auto &[name, part] : all) {
        QQmlEngine::setObjectOwnership(part, QQmlEngine::CppOwnership);
        map.insert(name, QVariant::fromValue(part));
    }
    return map;
}

void Parts::retranslate()
{
    shelf.retranslate();
    archive.retranslate();
    keeper.retranslate();
    sharing.retranslate();
    statistics.retranslate();
    newGame.retranslate();
}
