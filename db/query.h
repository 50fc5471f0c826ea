// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>

/// Bytes that are no text.
struct Blob {
    const std::string &bytes;
};

/// One use of a prepared statement: values go in as parameters, and afterwards it is ready for the next use.
class Query
{
public:
    template<typename... Values>
    explicit Query(SQLite::Statement &statement, const Values &...values)
        : m_statement(statement)
    {
        int index = 0;
        (bind(++index, values), ...);
    }
    ~Query() { m_statement.tryReset(); }
    Query(const Query &) = delete;
    Query &operator=(const Query &) = delete;

    bool next() { return m_statement.executeStep(); }
    /// How many rows it changed.
    int run() { return m_statement.exec(); }

    std::string text(int column) const { return m_statement.getColumn(column).getString(); }
    std::int64_t number(int column) const { return m_statement.getColumn(column).getInt64(); }
    int count(int column) const { return m_statement.getColumn(column).getInt(); }
    std::optional<std::int64_t> optionalNumber(int column) const
    {
        return m_statement.isColumnNull(column) ? std::nullopt : std::optional(number(column));
    }

private:
    template<typename Value>
    void bind(int index, const Value &value)
    {
        m_statement.bind(index, value);
    }
    void bind(int index, const Blob &blob)
    {
        m_statement.bind(
            index, static_cast<const void *>(blob.bytes.data()), static_cast<int>(blob.bytes.size()));
    }

    SQLite::Statement &m_statement;
};
