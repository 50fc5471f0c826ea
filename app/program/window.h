// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/haptics.h"
#include "app/program/wakefulness.h"

#include <QObject>

#include <memory>

class Device;
class PageEngine;
class ViewModels;
class QQuickWindow;

/// The one window, and what it owes the device: the language, a screen that stays on, and
/// taps that can be felt.
class Window : public QObject
{
    Q_OBJECT
public:
    Window(PageEngine &engine, ViewModels &viewModels, Device &device);
    ~Window() override;

    bool isShown() const { return item() != nullptr; }
    QQuickWindow *item() const;
    /// Anything the pages complained about.
    bool hadWarnings() const { return m_hadWarnings; }
    /// Goes to a page by its name.
    void look(const QString &where);
    /// Pages are laid out, and those that were left are let go, over several rounds of the event loop.
    static void settle();
    /// Before the windows of other programs.
    void comeForward();
    /// Records that somebody wants to take over.
    void arrive(const QStringList &files);

    ViewModels &viewModels() { return m_viewModels; }

private:
    void speak();

    PageEngine &m_engine;
    ViewModels &m_viewModels;
    Haptics m_haptics;
    Wakefulness m_wakefulness;
    bool m_hadWarnings = false;
    /// Goes before the view-models, which it shows.
    std::unique_ptr<QQuickWindow> m_item;
};
