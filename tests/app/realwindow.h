// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/viewmodels.h"
#include "tests/app/tables.h"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

/// The app's own pages over a store, as its main function puts them together, with a finger to tap them.
class RealWindow
{
public:
    explicit RealWindow(const std::string &file)
        : m_viewModels(file, Tables::clock)
    {
        m_viewModels.settings.forgetAll();
        m_viewModels.shelf.openLatest();
    }

    void show(bool still)
    {
        using namespace Qt::StringLiterals;
        auto properties = m_viewModels.properties();
        properties.insert(u"still"_s, still);
        m_engine.addImportPath(u"qrc:/qt/qml"_s);
        m_engine.setInitialProperties(properties);
        m_engine.load(QUrl(u"qrc:/qt/qml/Tallystone/Main.qml"_s));
        QObject::connect(&window(), &QQuickWindow::frameSwapped, &window(), [this] { ++m_frames; });
    }

    Store &store() { return m_viewModels.file.store(); }
    Shelf &shelf() { return m_viewModels.shelf; }
    GameData &gameData() { return m_viewModels.gameData; }
    GameTable &table() const { return *m_viewModels.shelf.table(); }
    QQuickWindow &window() const { return *qobject_cast<QQuickWindow *>(m_engine.rootObjects().at(0)); }
    int frames() const { return m_frames; }

    /// Goes to a page by its name.
    void look(const QString &where) { QMetaObject::invokeMethod(&window(), "look", Q_ARG(QString, where)); }
    /// What has this name and can be seen, in front of all else.
    QQuickItem *find(const QString &name) const { return find(window().contentItem(), name); }

    /// False if there is no such thing.
    bool tap(const QString &name) { return tap(find(name)); }
    bool tap(const QQuickItem *item)
    {
        if (item) {
            const auto middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
            QTest::mouseClick(&window(), Qt::LeftButton, {}, middle.toPoint());
        }
        return item;
    }

private:
    static QQuickItem *find(QQuickItem *within, const QString &name)
    {
        if (!within->isVisible()) {
            return nullptr;
        }
        const auto children = within->childItems();
        for (auto it = children.rbegin(); it != children.rend(); ++it) {
            if (auto *found = find(*it, name)) {
                return found;
            }
        }
        return within->objectName() == name ? within : nullptr;
    }

    ViewModels m_viewModels;
    QQmlApplicationEngine m_engine;
    int m_frames = 0;
};
