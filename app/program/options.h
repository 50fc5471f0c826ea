// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QCoreApplication;

/// What the app was asked to do on its command line.
struct Options {
    /// Where the games are kept, and whether that is the usual place.
    QString store;
    bool usualStore = true;
    /// Records to take over, as they were named.
    QStringList files;
    bool selfTest = false;
};

/// It is only asked to say something, for which it needs no screen.
bool asksForText(int argc, char **argv);

/// Ends the program itself for --help, --version and what it does not understand.
Options readOptions(const QCoreApplication &app);
