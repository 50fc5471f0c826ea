// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlApplicationEngine>

class Archive;
class Device;
class NewGame;
class QQuickWindow;
class Settings;
class Shelf;
class StatisticsBoard;

/// The engine with its one window, and what it owes the device: the language, and a screen that stays on.
class Window : public QObject
{
    Q_OBJECT
public:
    Window(Shelf &shelf, NewGame &newGame, Archive &archive, Settings &settings, StatisticsBoard &statistics,
        Device &device);

    bool isShown() const { return item() != nullptr; }
    QQuickWindow *item() const;
    /// Anything the pages complained about.
    bool hadWarnings() const { return m_hadWarnings; }
    /// Goes to a page by its name.
    void look(const QString &where);

    Shelf &shelf() { return m_shelf; }
    NewGame &newGame() { return m_newGame; }
    Archive &archive() { return m_archive; }
    Settings &settings() { return m_settings; }
    StatisticsBoard &statistics() { return m_statistics; }

private:
    void speak();

    Shelf &m_shelf;
    NewGame &m_newGame;
    Archive &m_archive;
    Settings &m_settings;
    StatisticsBoard &m_statistics;
    QQmlApplicationEngine m_engine;
    bool m_hadWarnings = false;
};
