// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/pageengine.h"

#include "app/share/ink.h"
#include "app/table/gamefiles.h"
#include "app/table/gametable.h"

#include <QFontDatabase>
#include <QQmlComponent>

using namespace Qt::StringLiterals;

namespace
{
QUrl shared(const QString &page)
{
    return QUrl(u"qrc:/qt/qml/Tallystone/%1.qml"_s.arg(page));
}

/// The faces of the pages; opening one takes longer than all of its texts on the first page.
void openFaces()
{
    for (auto font : {Paper::displayFace(21), Paper::textFace(13, QFont::Normal),
             Paper::textFace(13, QFont::DemiBold), Paper::textFace(12, QFont::Medium)}) {
        font.setStyleStrategy(QFont::PreferDefault);
        (void)Paper::widthOf(u"Tallystone"_s, font);
    }
}
}

PageEngine::PageEngine()
{
    addImportPath(u"qrc:/qt/qml"_s);
    readAhead(shared(u"Main"_s));
}

void PageEngine::readAhead(const GameTable *table)
{
    // What the texts need, while the other thread is at the modules. It cannot end those without this one,
    // and so it is waited for.
    (void)QFontDatabase::families();
    QQmlComponent(this).setData("import QtQuick.Templates\n"
                                "import QtQuick.Layouts\n"
                                "import Tallystone.App\n"
                                "import Tallystone.Drawn\n"
                                "QtObject {}",
        {});
    if (table) {
        readAhead(shared(u"table/GamePage"_s));
        readAhead(GameFiles::ownOrShared(table->folder(), u"TurnPage"_s));
        readAhead(GameFiles::of(table->folder(), table->step() + u"Step"_s));
    } else {
        readAhead(shared(u"pages/HomePage"_s));
    }
    openFaces();
}

void PageEngine::readAhead(const QUrl &file)
{
    new QQmlComponent(this, file, QQmlComponent::Asynchronous, this);
}
