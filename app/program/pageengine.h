// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>

#include <future>

class GameTable;

/// The engine of the pages. Those that come first are read in a thread of its own before they are asked for,
/// while the games are opened and while other pages are made. No QQmlApplicationEngine: at every page that
/// one would look for others in its place, for this system or language.
class PageEngine : public QQmlEngine
{
    Q_OBJECT
public:
    PageEngine();

    /// The pages of this table and its step; without one, the page that the app starts with.
    void readAhead(const GameTable *table);

private:
    void readAhead(const QUrl &file);

    /// The list of fonts takes a while, and every text needs it.
    std::future<void> m_fonts;
};
