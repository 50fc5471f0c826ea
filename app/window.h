// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlApplicationEngine>

class Device;
class Keeper;
class NewGame;
class QQuickWindow;
class Settings;
class Sharing;
class Shelf;

/// The engine with its one window, and what it owes the device: the language, and a screen that stays on.
class Window : public QObject
{
    Q_OBJECT
public:
    Window(
        Shelf &shelf, NewGame &newGame, Keeper &keeper, Sharing &sharing, Settings &settings, Device &device);

    bool isShown() const { return item() != nullptr; }
    QQuickWindow *item() const;
    /// Anything the pages complained about.
    bool hadWarnings() const { return m_hadWarnings; }
    /// Goes to a page by its name.
    void look(const QString &where);
    /// With records that somebody wants to take over.
    void arrive(const QStringList &files);

    Shelf &shelf() { return m_shelf; }
    NewGame &newGame() { return m_newGame; }
    Keeper &keeper() { return m_keeper; }
    Sharing &sharing() { return m_sharing; }
    Settings &settings() { return m_settings; }

private:
    void speak();

    Shelf &m_shelf;
    NewGame &m_newGame;
    Keeper &m_keeper;
    Sharing &m_sharing;
    Settings &m_settings;
    QQmlApplicationEngine m_engine;
    bool m_hadWarnings = false;
};
