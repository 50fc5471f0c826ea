// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/things.h"

#include <QString>
#include <QStringList>

#include <optional>

/// One line of a game's log.
struct LogLine {
    QString text;
    /// The name of one of our drawings.
    QString icon;
    bool harm = false;
};

// What every log tells alike: the table's word, its reason, and that the table stopped. A reason may be
// empty.
LogLine correctionLine(const QString &name, const QStringList &changes);
LogLine reasonLine(const QString &why);
LogLine stoppedLine(const QString &why);

// The same in one short line, for a list of actions.
QString correctionSummary(const QString &name);
QString stoppedSummary();

/// What a correction changes, part by part.
class ChangesByHand
{
public:
    const QStringList &list() const { return m_list; }
    void add(const QString &change) { m_list << change; }
    /// "Food from 4 to 6".
    void note(const QString &what, const QString &from, const QString &to);
    /// Nothing if it is not set or stays as it is.
    void note(const QString &what, int from, const std::optional<int> &to);
    template<IsThing Id>
    void note(const PerId<Id, int> &from, const PerId<Id, std::optional<int>> &to)
    {
        for (const Id id : valuesOf<Id>()) {
            note(nameOf(id), from[id], to[id]);
        }
    }

private:
    QStringList m_list;
};

/// A piece of the rules, with the id that a step asks for it by.
struct HelpTopic {
    QString id;
    QString title;
    QStringList paragraphs;
};
