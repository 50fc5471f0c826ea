// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/language.h"
#include "tests/qml/fixture.h"
#include "tests/qml/stillness.h"

#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest/quicktest.h>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

/// Gives the tests the same engine as the app has, and a Fixture for what main() makes.
class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        useLanguage(u"en"_s);
        engine->addImportPath(u"qrc:/qt/qml"_s);
        qmlRegisterSingletonInstance("Tallystone.Test", 1, 0, "Fixture", new Fixture(*engine));
        qmlRegisterSingletonInstance("Tallystone.Test", 1, 0, "Stillness", new Stillness(engine));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(pages, Setup)

#include "qml_test.moc"
