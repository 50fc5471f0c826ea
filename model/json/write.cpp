// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/write.h"

#include <algorithm>

namespace Json
{
namespace
{
constexpr std::string_view Special = "\"\\\b\f\n\r\t";
constexpr std::string_view Letters = "\"\\bfnrt";

bool isPlain(char c)
{
    return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
}

void writeEscaped(std::string &out, char c)
{
    constexpr std::string_view hex = "0123456789abcdef";
    if (const auto at = Special.find(c); at != std::string_view::npos) {
        out += '\\';
        out += Letters[at];
    } else {
        out += "\\u00";
        out += hex[static_cast<unsigned char>(c) >> 4];
        out += hex[static_cast<unsigned char>(c) & 0xF];
    }
}

void writeText(std::string &out, std::string_view text)
{
    out += '"';
    while (!text.empty()) {
        const auto plain = std::ranges::find_if_not(text, isPlain) - text.begin();
        out.append(text, 0, static_cast<std::size_t>(plain));
        text.remove_prefix(static_cast<std::size_t>(plain));
        if (!text.empty()) {
            writeEscaped(out, text.front());
            text.remove_prefix(1);
        }
    }
    out += '"';
}

class Writer
{
public:
    explicit Writer(bool compact)
        : m_compact(compact)
    {
    }

    void operator()(const Null &) { out += "null"; }
    void operator()(bool flag) { out += flag ? "true" : "false"; }
    void operator()(std::int64_t number) { out += std::to_string(number); }
    /// Only readers meet one; nothing of ours writes it.
    void operator()(const Unfit &) { out += "null"; }
    void operator()(const std::string &text) { writeText(out, text); }
    void operator()(const Array &array)
    {
        list('[', array, ']', [this](const Value &value) { std::visit(*this, base(value)); });
    }
    void operator()(const Object &object)
    {
        list('{', object, '}', [this](const Member &member) {
            writeText(out, member.name);
            out += m_compact ? ":" : ": ";
            std::visit(*this, base(member.value));
        });
    }

    static const Value::variant &base(const Value &value) { return value; }

    std::string out;

private:
    template<typename Items, typename WriteItem>
    void list(char open, const Items &items, char close, WriteItem writeItem)
    {
        out += open;
        ++m_depth;
        bool first = true;
        for (const auto &item : items) {
            out += first ? "" : ",";
            first = false;
            newLine();
            writeItem(item);
        }
        --m_depth;
        if (!first) {
            newLine();
        }
        out += close;
    }

    void newLine()
    {
        if (!m_compact) {
            out += '\n';
            out.append(static_cast<std::size_t>(2 * m_depth), ' ');
        }
    }

    bool m_compact;
    int m_depth = 0;
};

std::string written(const Value &value, bool compact)
{
    Writer writer(compact);
    std::visit(writer, Writer::base(value));
    return std::move(writer.out);
}
}

std::string write(const Value &value)
{
    return written(value, false) + '\n';
}

std::string writeCompact(const Value &value)
{
    return written(value, true);
}
}
