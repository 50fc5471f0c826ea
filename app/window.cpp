// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/archive/archive.h"
#include "app/archive/statisticsboard.h"
#include "app/device.h"
#include "app/iconprovider.h"
#include "app/language.h"
#include "app/newgame.h"
#include "app/settings.h"
#include "app/shelf.h"

#include <QQuickWindow>

#include <cstdio>

using namespace Qt::StringLiterals;

Window::Window(Shelf &shelf, NewGame &newGame, Archive &archive, Settings &settings,
    StatisticsBoard &statistics, Device &device)
    : m_shelf(shelf)
    , m_newGame(newGame)
    , m_archive(archive)
    , m_settings(settings)
    , m_statistics(statistics)
{
    const auto keepAwake
        = [&] { device.keepAwake(settings.keepAwake() && shelf.table() && !shelf.table()->over()); };
    const auto showResult = [&] { shelf.setAlwaysShowResult(settings.alwaysShowResult()); };
    connect(&shelf, &Shelf::tableChanged, this, keepAwake);
    connect(&settings, &Settings::changed, this, keepAwake);
    connect(&settings, &Settings::changed, this, showResult);
    connect(&settings, &Settings::languageChanged, this, &Window::speak);
    connect(&m_engine, &QQmlEngine::warnings, this, [this] { m_hadWarnings = true; });
    showResult();

    m_engine.addImportPath(u"qrc:/qt/qml"_s);
    m_engine.addImageProvider(u"icon"_s, new IconProvider);
    m_engine.setInitialProperties(
        {{u"shelf"_s, QVariant::fromValue(&shelf)}, {u"newGame"_s, QVariant::fromValue(&newGame)},
            {u"archive"_s, QVariant::fromValue(&archive)}, {u"settings"_s, QVariant::fromValue(&settings)},
            {u"statistics"_s, QVariant::fromValue(&statistics)}});
    m_engine.load(QUrl(u"qrc:/qt/qml/Tallystone/Main.qml"_s));
    // For tests/bench/start_bench, which measures the way from the start to here.
    if (item() && qEnvironmentVariableIsSet("TALLYSTONE_TELL_FIRST_FRAME")) {
        connect(item(), &QQuickWindow::frameSwapped, this, [] {
            std::puts("first frame");
            std::fflush(stdout);
        });
    }
}

QQuickWindow *Window::item() const
{
    const auto roots = m_engine.rootObjects();
    return roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow *>(roots.first());
}

void Window::look(const QString &where)
{
    QMetaObject::invokeMethod(item(), "look", Q_ARG(QString, where));
}

/// The words of the view-models are made when they are asked for, so everybody asks again.
void Window::speak()
{
    useLanguage(m_settings.language());
    m_engine.retranslate();
    m_shelf.retranslate();
    m_archive.retranslate();
    Q_EMIT m_newGame.changed();
    m_statistics.retranslate();
}
