// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/iconprovider.h"
#include "app/screenshots.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QtQml/QQmlExtensionPlugin>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(u"tallystone"_s);
    QGuiApplication::setApplicationDisplayName(u"Tallystone"_s);
    QGuiApplication::setApplicationVersion(QStringLiteral(TALLYSTONE_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QGuiApplication::translate("Main", "The score sheet of civilisation games."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption selfTest(
        u"self-test"_s, QGuiApplication::translate("Main", "Load every page, then quit."));
    const QCommandLineOption screenshots(u"screenshots"_s,
        QGuiApplication::translate("Main", "Write pictures of every page, then quit."), u"DIR"_s);
    parser.addOptions({selfTest, screenshots});
    parser.process(app);

    QQmlApplicationEngine engine;
    engine.addImportPath(u"qrc:/qt/qml"_s);
    engine.addImageProvider(u"icon"_s, new IconProvider);
    engine.load(QUrl(u"qrc:/qt/qml/Tallystone/Main.qml"_s));
    auto *window = engine.rootObjects().isEmpty()
        ? nullptr
        : qobject_cast<QQuickWindow *>(engine.rootObjects().first());
    if (!window) {
        return 1;
    }
    if (parser.isSet(screenshots)) {
        return writeScreenshots(*window, parser.value(screenshots)) ? 0 : 1;
    }
    return parser.isSet(selfTest) ? 0 : QGuiApplication::exec();
}
