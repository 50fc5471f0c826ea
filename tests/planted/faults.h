// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

/// One line of a file made wrong, beside what was there.
struct Fault {
    QString file;
    /// The lines of the statement, counted from one, and the characters of the text that are replaced.
    int first = 0;
    int last = 0;
    qsizetype from = 0;
    qsizetype length = 0;
    QString kind;
    QString before;
    QString after;
    /// What is written in its place, with %1 for the question whether the fault is switched on.
    QString text;

    /// The same as long as the statement is, wherever it moves to.
    quint32 number() const;
};

/// Every fault that could be planted in a text; never in comments, strings, directives, assertions or what is
/// worked out by the compiler.
std::vector<Fault> faultsIn(const QString &file, const QString &text);

/// The text with these faults in it, each behind its switch and no two at the same lines. All lines stay
/// where they are.
QString withFaults(const QString &text, std::vector<Fault> faults);

/// The same for the same words, on every machine.
quint64 hashOf(const QString &words);
