// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/knocks.h"
#include "app/wakefulness.h"

#include <QObject>

class Device;
class PageEngine;
class Parts;
class QQuickWindow;

/// The one window, and what it owes the device: the language, a screen that stays on, and
/// knocks.
class Window : public QObject
{
    Q_OBJECT
public:
    Window(PageEngine &engine, Parts &parts, Device &device);
    ~Window() override;

    bool isShown() const { return item() != nullptr; }
    QQuickWindow *item() const;
    /// Anything the pages complained about.
    bool hadWarnings() const { return m_hadWarnings; }
    /// Goes to a page by its name.
    void look(const QString &where);
    /// Before the windows of other programs.
    void comeForward();
    /// Records that somebody wants to take over.
    void arrive(const QStringList &files);

    Parts &parts() { return m_parts; }

private:
    void speak();

    PageEngine &m_engine;
    Parts &m_parts;
    Knocks m_knocks;
    Wakefulness m_wakefulness;
    bool m_hadWarnings = false;
};
