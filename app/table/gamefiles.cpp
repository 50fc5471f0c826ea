// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/gamefiles.h"

#include "app/games.h"

#include <QFile>

using namespace Qt::StringLiterals;

QUrl GameFiles::of(const QString &folder, const QString &name)
{
    QString file;
    for (const auto &word : (folder + u'_' + name).split(u'_')) {
        file += word.left(1).toUpper() + word.mid(1);
    }
    return QUrl(u"qrc:/qt/qml/Tallystone/games/%1/%2.qml"_s.arg(folder, file));
}

QUrl GameFiles::ownOrShared(const QString &folder, const QString &name)
{
    const QUrl shared(u"qrc:/qt/qml/Tallystone/table/%1%2.qml"_s.arg(name.at(0).toUpper()).arg(name.mid(1)));
    for (const auto &file : {of(folder, name), shared}) {
        if (QFile::exists(u':' + file.path())) {
            return file;
        }
    }
    return {};
}

QUrl GameFiles::anyScene()
{
    return of(QString::fromLatin1(games().front().folder), u"Scene"_s);
}
