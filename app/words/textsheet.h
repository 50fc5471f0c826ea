// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/gameof.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <span>
#include <variant>

/// Cut where it would push a row out of its columns.
QString fitting(const QString &text, int most);

/// A score sheet in plain text: what is counted at the left, a column for each seat.
class TextSheet
{
    Q_DECLARE_TR_FUNCTIONS(TextSheet)

public:
    using Cell = std::function<QString(int seat)>;

    TextSheet(const QString &title, const QStringList &names);

    /// On one line each.
    const QStringList &names() const { return m_names; }
    /// "Ada and Ben".
    QString listOf(std::span<const int> seats) const;
    /// "Ada wins.", "Ada and Ben share the win."
    QString winText(std::span<const int> winners) const;
    void section(const QString &title);
    void row(const QString &label, const Cell &cell);
    /// A number, or a dot for nothing.
    void count(const QString &label, const std::function<int(int seat)> &number);
    /// How often the table's word changed what each seat has; no row if it did not.
    void corrections(const std::vector<int> &times);
    void ending(const QString &sentence, bool stoppedEarly = false);

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

/// The sheet of a game after so many actions, as its writer has it that is made of the seats' names and the
/// state. What the table's word changed is what `Adjusted` events say.
template<typename Rules, typename Adjusted, typename Writer>
TextSheet sheetAfter(const Record &record, int actions, const QStringList &names)
{
    Course<Rules> course(record);
    std::vector<int> corrections(static_cast<std::size_t>(names.size()));
    for (int i = 0; i < actions && !course.advance(record.actions[static_cast<std::size_t>(i)]); ++i) {
        for (const auto &event : course.events()) {
            if (const auto *adjusted = std::get_if<Adjusted>(&event)) {
                ++corrections[static_cast<std::size_t>(adjusted->player)];
            }
        }
    }
    auto sheet = Writer(names, course.state()).write();
    sheet.corrections(corrections);
    return sheet;
}
