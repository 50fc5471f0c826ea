// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pageengine.h"

#include "app/share/ink.h"
#include "app/table/gametable.h"

#include <QFontDatabase>
#include <QQmlComponent>

using namespace Qt::StringLiterals;

namespace
{
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
    readAhead(u"Main"_s);
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
        const auto step = table->step();
        const auto folder = u"games/%1/"_s.arg(table->folder());
        readAhead(u"table/GamePage"_s);
        readAhead(folder + u"TurnPage"_s);
        readAhead(folder + step.left(1).toUpper() + step.mid(1) + u"Step"_s);
    } else {
        readAhead(u"pages/HomePage"_s);
    }
    openFaces();
}

void PageEngine::readAhead(const QString &file)
{
    new QQmlComponent(
        this, QUrl(u"qrc:/qt/qml/Tallystone/%1.qml"_s.arg(file)), QQmlComponent::Asynchronous, this);
}
