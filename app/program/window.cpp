// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/window.h"

#include "app/program/pageengine.h"
#include "app/program/viewmodels.h"
#include "app/share/shareprovider.h"
#include "app/traffic/files.h"
#include "app/words/language.h"

#include <QDir>
#include <QEventLoop>
#include <QQmlComponent>
#include <QQuickWindow>
#include <QTimer>
#include <QUrl>

#include <cstdio>

using namespace Qt::StringLiterals;

Window::Window(PageEngine &engine, ViewModels &viewModels, Device &device)
    : m_engine(engine)
    , m_viewModels(viewModels)
    , m_haptics(viewModels.shelf, viewModels.settings, device)
    , m_wakefulness(viewModels.shelf, viewModels.settings, device)
{
    auto &shelf = viewModels.shelf;
    auto &settings = viewModels.settings;
    const auto showResult = [&] { shelf.setAlwaysShowResult(settings.alwaysShowResult()); };
    connect(&settings, &Settings::changed, this, showResult);
    connect(&settings, &Settings::languageChanged, this, &Window::speak);
    connect(&m_engine, &QQmlEngine::warnings, this, [this] { m_hadWarnings = true; });
    showResult();

    m_engine.addImageProvider(u"share"_s, new ShareProvider(viewModels.sharing));
    QQmlComponent main(&m_engine, QUrl(u"qrc:/qt/qml/Tallystone/Main.qml"_s));
    m_item.reset(qobject_cast<QQuickWindow *>(main.createWithInitialProperties(viewModels.properties())));
    if (main.isError()) {
        qWarning().noquote() << main.errorString();
    }
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

Window::~Window() = default;

QQuickWindow *Window::item() const
{
    return m_item.get();
}

void Window::look(const QString &where)
{
    QMetaObject::invokeMethod(item(), "look", Q_ARG(QString, where));
}

void Window::settle()
{
    QEventLoop loop;
    QTimer::singleShot(20, &loop, &QEventLoop::quit);
    loop.exec();
}

void Window::comeForward()
{
    item()->raise();
    item()->requestActivate();
}

void Window::arrive(const QStringList &files)
{
    QList<QUrl> urls;
    for (const auto &file : files) {
        const auto url = QUrl::fromUserInput(file, QDir::currentPath(), QUrl::AssumeLocalFile);
        // A link of ours has all that it brings in itself.
        constexpr qint64 Most = qint64{64} * 1024;
        const auto bytes = file.startsWith("tallystone:"_L1)
            ? file.toUtf8()
            : readFile(pathOf(url), Most).value_or(QByteArray());
        if (m_viewModels.newGame.takeIn(bytes)) {
            look(u"library-arrival"_s);
        } else {
            urls << url;
        }
    }
    if (!urls.isEmpty()) {
        m_viewModels.gameData.gameImport()->read(urls);
        look(u"import"_s);
    }
}

/// The words of the view-models are made when they are asked for, so everybody asks again.
void Window::speak()
{
    useLanguage(m_viewModels.settings.language());
    m_engine.retranslate();
    m_viewModels.retranslate();
}
