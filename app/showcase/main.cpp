// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/device.h"
#include "app/program/pageengine.h"
#include "app/program/viewmodels.h"
#include "app/program/window.h"
#include "app/showcase/pictures.h"
#include "app/showcase/samplegames.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName(u"tallystone-pictures"_s);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Writes a few pictures of the app with sample games."_s);
    parser.addHelpOption();
    const QCommandLineOption only(
        u"only"_s, u"Every picture whose name matches, instead of a few."_s, u"PATTERN"_s);
    parser.addOption(only);
    parser.addPositionalArgument(u"DIR"_s, u"Where to."_s);
    parser.process(app);
    const QRegularExpression names(parser.value(only));
    if (parser.positionalArguments().size() != 1) {
        parser.showHelp(2);
    }
    if (!names.isValid()) {
        std::fprintf(stderr, "“%s” is no pattern for names: %s.\n", qPrintable(names.pattern()),
            qPrintable(names.errorString()));
        return 2;
    }
    const auto device = Device::create();
    PageEngine engine;
    ViewModels viewModels(":memory:", [] { return std::string(SampleTime); });
    Window window(engine, viewModels, *device);
    return writePictures(window, parser.positionalArguments().first(), names) ? 0 : 1;
}
