// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/pageengine.h"

#include "app/share/ink.h"
#include "app/table/gamefiles.h"
#include "app/table/gametable.h"

#include <QFontDatabase>
#include <QGuiApplication>
#include <QQmlComponent>

using namespace Qt::StringLiterals;

namespace
{
QUrl shared(const QString &page)
{
    return QUrl(u"qrc:/qt/qml/Tallystone/%1.qml"_s.arg(page));
}

QFont onScreen(QFont font)
{
    font.setStyleStrategy(QFont::PreferDefault);
    return font;
}

/// The faces of a turn, each in the sizes it has there; opening one takes longer than writing its texts.
void openFaces()
{
    for (const auto &font : {Paper::displayFace(18), Paper::displayFace(21),
             Paper::textFace(11, QFont::Medium), Paper::textFace(12, QFont::Medium),
             Paper::textFace(12, QFont::DemiBold), Paper::textFace(13, QFont::Normal),
             Paper::textFace(13, QFont::DemiBold), Paper::textFace(14, QFont::DemiBold),
             Paper::textFace(15, QFont::DemiBold), Paper::textFace(17, QFont::DemiBold)}) {
        (void)Paper::widthOf(u"Tallystone"_s, onScreen(font));
    }
}
}

PageEngine::PageEngine()
    : m_fonts(std::async(std::launch::async, [] { (void)QFontDatabase::families(); }))
{
    // What has no face yet takes the one of the pages, instead of having the system look for its own.
    QGuiApplication::setFont(onScreen(Paper::textFace(13, QFont::Normal)));
    addImportPath(u"qrc:/qt/qml"_s);
    readAhead(shared(u"Main"_s));
}

void PageEngine::readAhead(const GameTable *table)
{
    // The thread that reads the pages cannot end their modules without this one, and so it is waited for.
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
