// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sheet/editordraft.h"
#include "app/sheet/editorpages.h"

#include <QList>

#include <functional>

/// What can be set, each with what a touch on it does: described once, for the page and for the hand.
namespace OwnSheet::Editor
{
class FieldList
{
public:
    using SetText = std::function<void(Draft &, const std::string &)>;
    using SetNumber = std::function<void(Draft &, int)>;
    using SetNumbers = std::function<void(Draft &, const std::vector<int> &)>;
    using SetFlag = std::function<void(Draft &, bool)>;
    using Do = std::function<void(Draft &)>;

    struct Range {
        int least = -MaxPoints;
        int most = MaxPoints;
    };

    /// What is left empty keeps what was there, unless that may be empty.
    void text(const char *id, const QString &title, const std::string &value, int longest, const SetText &set,
        const QString &hint = {}, bool mayBeEmpty = false);
    /// Typed; what is beyond its range is not taken. Empty is what it is without.
    void number(const std::string &id, const QString &title, std::optional<int> value, Range range,
        const SetNumber &set, const Do &clear = {});
    /// "0 1 3 6 10", at most so many.
    void numbers(const char *id, const QString &title, const std::vector<int> &values, std::size_t most,
        const SetNumbers &set);
    void toggle(const char *id, const QString &title, bool checked, const SetFlag &set,
        const QString &note = {}, bool enabled = true);
    /// One of several; the options follow.
    void options(const char *id, const QString &title, const QString &note = {});
    void option(
        const std::string &id, const QString &title, bool checked, const Do &choose, bool enabled = true);
    void button(const std::string &id, const QString &title, const QString &icon, const Do &press,
        bool enabled = true, const QString &note = {});

    const QList<SheetField> &shown() const { return m_shown; }
    /// The draft after a touch; nothing if no such thing is offered, or it does not fit.
    std::optional<Draft> touched(
        const Draft &draft, const std::string &id, int number, const std::string &text) const;

private:
    /// False if it does not fit.
    using Change = std::function<bool(Draft &, int, const std::string &)>;
    SheetField &add(const std::string &id, const char *kind, const QString &title, Change change);

    QList<SheetField> m_shown;
    std::map<std::string, Change> m_changes;
};

/// Whole numbers with spaces or commas between; nothing if something else stands there.
std::optional<std::vector<int>> readNumbers(const std::string &text);

/// The fields of one row: its title, what its kind needs, its switches.
FieldList rowFields(const Draft &draft, int row, bool idIsFree);
/// The kinds it may have.
FieldList kindFields(const Draft &draft, int row);
/// Players, the end, who wins, ties.
FieldList ruleFields(const Draft &draft);

/// A row with the kind of the last, after it; where it stands, or -1 if there are enough.
int addRow(Draft &draft, const std::string &title, int after);
}
