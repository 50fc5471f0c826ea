// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pageengine.h"

#include "app/table/gametable.h"

#include <QQmlComponent>

using namespace Qt::StringLiterals;

PageEngine::PageEngine()
{
    addImportPath(u"qrc:/qt/qml"_s);
    // Modules are set up in this thread, so the other one would have to wait for each of them later.
    QQmlComponent(this).setData("import QtQuick.Templates\n"
                                "import QtQuick.Layouts\n"
                                "import Tallystone.App\n"
                                "import Tallystone.Drawn\n"
                                "QtObject {}",
        {});
    readAhead(u"Main"_s);
}

void PageEngine::readAhead(const GameTable *table)
{
    if (!table) {
        readAhead(u"pages/HomePage"_s);
        return;
    }
    const auto step = table->step();
    const auto folder = u"games/%1/"_s.arg(table->folder());
    readAhead(u"table/GamePage"_s);
    readAhead(folder + u"TurnPage"_s);
    readAhead(folder + step.left(1).toUpper() + step.mid(1) + u"Step"_s);
}

void PageEngine::readAhead(const QString &file)
{
    new QQmlComponent(
        this, QUrl(u"qrc:/qt/qml/Tallystone/%1.qml"_s.arg(file)), QQmlComponent::Asynchronous, this);
}
