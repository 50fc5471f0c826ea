// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.h"

#include "app/language.h"
#include "app/pageengine.h"
#include "app/parts.h"
#include "app/shareprovider.h"

#include <QDir>
#include <QQuickWindow>
#include <QUrl>

#include <cstdio>

using namespace Qt::StringLiterals;

Window::Window(PageEngine &engine, Parts &parts, Device &device)
    : m_engine(engine)
    , m_parts(parts)
    , m_knocks(parts.shelf, parts.settings, device)
    , m_wakefulness(parts.shelf, parts.settings, device)
{
    auto &shelf = parts.shelf;
    auto &settings = parts.settings;
    const auto showResult = [&] { shelf.setAlwaysShowResult(settings.alwaysShowResult()); };
    connect(&settings, &Settings::changed, this, showResult);
    connect(&settings, &Settings::languageChanged, this, &Window::speak);
    connect(&m_engine, &QQmlEngine::warnings, this, [this] { m_hadWarnings = true; });
    showResult();

    m_engine.addImageProvider(u"share"_s, new ShareProvider(parts.sharing));
    m_engine.setInitialProperties(parts.properties());
    m_engine.load(QUrl(u"qrc:/qt/qml/Tallystone/Main.qml"_s));
    if (item()) {
        // Asking the session takes a while, which the first frame need not wait for.
        connect(item(), &QQuickWindow::frameSwapped, &m_wakefulness, &Wakefulness::begin,
            static_cast<Qt::ConnectionType>(Qt::AutoConnection | Qt::SingleShotConnection));
    }
    // For tests/bench/start_bench, which measures the way from the start to here.
    if (item() && qEnvironmentVariableIsSet("TALLYSTONE_TELL_FIRST_FRAME")) {
        connect(item(), &QQuickWindow::frameSwapped, this, [] {
            std::puts("first frame");
            std::fflush(stdout);
        });
    }
}

Window::~Window()
{
    // The engine outlives the parts that the pages show.
    delete item();
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

void Window::comeForward()
{
    item()->raise();
    item()->requestActivate();
}

void Window::arrive(const QStringList &files)
{
    if (!files.isEmpty()) {
        QList<QUrl> urls;
        for (const auto &file : files) {
            urls << QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile);
        }
        m_parts.keeper.arrivals()->read(urls);
        look(u"import"_s);
    }
}

/// The words of the view-models are made when they are asked for, so everybody asks again.
void Window::speak()
{
    useLanguage(m_parts.settings.language());
    m_engine.retranslate();
    m_parts.retranslate();
}
