// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include <functional>

/// A score sheet in plain text: what is counted at the left, a column for each seat.
class TextSheet
{
    Q_DECLARE_TR_FUNCTIONS(TextSheet)

public:
    using Cell = std::function<QString(int seat)>;

    TextSheet(const QString &title, const QStringList &names);

    /// On one line each.
    const QStringList &names() const { return m_names; }
    void section(const QString &title);
    void row(const QString &label, const Cell &cell);
    /// A number, or a dot for nothing.
    void count(const QString &label, const std::function<int(int seat)> &number);
    void ending(const QString &sentence);

    QString text() const;
    /// What is counted otherwise for a seat than on an earlier sheet of the same game: "Food: 3 → 4". Sums,
    /// whose labels begin with "=", follow from the rest.
    QStringList differences(const TextSheet &before, int seat) const;

private:
    struct Row {
        /// Empty for the title of a section.
        QStringList cells;
        QString label;
    };

    QString m_title;
    QStringList m_names;
    QList<Row> m_rows;
    QString m_ending;
};
