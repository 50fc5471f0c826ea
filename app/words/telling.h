// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// One line of a game's log.
struct LogLine {
    QString text;
    /// The name of one of our drawings.
    QString icon;
    bool harm = false;
};

/// A piece of the rules, with the id that a step asks for it by.
struct HelpTopic {
    QString id;
    QString title;
    QStringList paragraphs;
};
