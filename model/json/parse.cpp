// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/parse.h"

#include "model/json/number.h"

#include <QUtf8StringView>

#include <algorithm>

namespace Json
{
namespace
{
constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

void appendUtf8(std::string &text, char32_t c)
{
    const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (c < 0x80) {
        put(c);
    } else if (c < 0x800) {
        put(0xC0 | (c >> 6));
        put(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        put(0xE0 | (c >> 12));
        put(0x80 | ((c >> 6) & 0x3F));
        put(0x80 | (c & 0x3F));
    } else {
        put(0xF0 | (c >> 18));
        put(0x80 | ((c >> 12) & 0x3F));
        put(0x80 | ((c >> 6) & 0x3F));
        put(0x80 | (c & 0x3F));
    }
}

/// Recursive descent; the depth limit keeps the stack small whatever the bytes.
class Parser
{
public:
    explicit Parser(std::string_view bytes)
        : m_bytes(bytes)
    {
    }

    tl::expected<Value, ParseError> document()
    {
        Value value;
        if (!read(value) || !atEnd()) {
            return tl::unexpected(error());
        }
        return value;
    }

    tl::expected<Outline, ParseError> outline(std::string_view list, const std::function<bool()> &goOn)
    {
        m_list = list;
        m_goOn = &goOn;
        return document().map([&](Value &&value) { return Outline{std::move(value), std::move(m_items)}; });
    }

private:
    bool read(Value &value)
    {
        skipSpace();
        switch (peek()) {
        case '{':
            return readObject(value.emplace<Object>());
        case '[':
            return readArray(value.emplace<Array>());
        case '"':
            return readText(value.emplace<std::string>());
        case 't':
            value = true;
            return skip("true");
        case 'f':
            value = false;
            return skip("false");
        case 'n':
            value = Null{};
            return skip("null");
        default:
            return readNumber(value);
        }
    }

    bool readObject(Object &object)
    {
        if (!descend()) {
            return false;
        }
        ++m_at;
        if (!skipTo('}')) {
            do {
                skipSpace();
                Member &member = object.emplace_back();
                if (peek() != '"' || !readText(member.name) || !skipTo(':') || !readMember(member)) {
                    return false;
                }
            } while (skipTo(','));
            if (!skipTo('}')) {
                return false;
            }
        }
        --m_depth;
        return true;
    }

    bool readMember(Member &member)
    {
        if (!m_goOn || m_depth != 1 || member.name != m_list) {
            return read(member.value);
        }
        m_items.clear(); // of a member given twice the last counts
        skipSpace();
        return peek() == '[' ? readArray(member.value.emplace<Array>(), [this](Array &) { return pass(); })
                             : read(member.value);
    }

    /// Over an item of the list, which stays a text.
    bool pass()
    {
        skipSpace();
        const auto start = m_at;
        Value value;
        if (!read(value)) {
            return false;
        }
        m_items.push_back(m_bytes.substr(start, m_at - start));
        return (*m_goOn)();
    }

    bool readArray(Array &array)
    {
        return readArray(array, [this](Array &items) { return read(items.emplace_back()); });
    }

    template<typename ReadItem>
    bool readArray(Array &array, ReadItem readItem)
    {
        if (!descend()) {
            return false;
        }
        ++m_at;
        if (!skipTo(']')) {
            do {
                if (!readItem(array)) {
                    return false;
                }
            } while (skipTo(','));
            if (!skipTo(']')) {
                return false;
            }
        }
        --m_depth;
        return true;
    }

    bool readText(std::string &text)
    {
        ++m_at;
        for (;;) {
            const auto plain = m_at;
            while (m_at < m_bytes.size() && m_bytes[m_at] != '"' && m_bytes[m_at] != '\\'
                && static_cast<unsigned char>(m_bytes[m_at]) >= 0x20) {
                ++m_at;
            }
            text.append(m_bytes.substr(plain, m_at - plain));
            if (peek() == '"') {
                ++m_at;
                return true;
            }
            if (peek() != '\\' || !readEscape(text)) {
                return false;
            }
        }
    }

    bool readEscape(std::string &text)
    {
        constexpr std::string_view letters = "\"\\/bfnrt";
        constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
        ++m_at;
        if (peek() == 'u') {
            return readCodePoint(text);
        }
        const auto letter = m_at < m_bytes.size() ? letters.find(m_bytes[m_at]) : std::string_view::npos;
        if (letter == std::string_view::npos) {
            return false;
        }
        text.push_back(meanings[letter]);
        ++m_at;
        return true;
    }

    bool readCodePoint(std::string &text)
    {
        char32_t first = 0;
        if (!readHex(first) || (first >= 0xDC00 && first <= 0xDFFF)) {
            return false;
        }
        if (first >= 0xD800 && first <= 0xDBFF) {
            char32_t second = 0;
            if (!skip("\\") || peek() != 'u' || !readHex(second) || second < 0xDC00 || second > 0xDFFF) {
                return false;
            }
            first = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
        }
        appendUtf8(text, first);
        return true;
    }

    bool readHex(char32_t &value)
    {
        ++m_at;
        for (int i = 0; i < 4; ++i, ++m_at) {
            const char c = peek();
            if (isDigit(c)) {
                value = value * 16 + static_cast<char32_t>(c - '0');
            } else if (const char lower = static_cast<char>(c | 0x20); lower >= 'a' && lower <= 'f') {
                value = value * 16 + static_cast<char32_t>(lower - 'a' + 10);
            } else {
                return false;
            }
        }
        return true;
    }

    bool readNumber(Value &value)
    {
        const auto start = m_at;
        if (peek() == '-') {
            ++m_at;
        }
        if (peek() == '0') {
            ++m_at;
        } else if (!skipDigits()) {
            return false;
        }
        if (peek() == '.') {
            ++m_at;
            if (!skipDigits()) {
                return false;
            }
        }
        if (peek() == 'e' || peek() == 'E') {
            ++m_at;
            if (peek() == '+' || peek() == '-') {
                ++m_at;
            }
            if (!skipDigits()) {
                return false;
            }
        }
        value = number(m_bytes.substr(start, m_at - start));
        return true;
    }

    bool descend()
    {
        if (m_depth == MaxDepth) {
            m_kind = ParseError::Kind::Depth;
            return false;
        }
        ++m_depth;
        return true;
    }

    bool skipDigits()
    {
        const auto start = m_at;
        while (isDigit(peek())) {
            ++m_at;
        }
        return m_at > start;
    }

    void skipSpace()
    {
        const auto isSpace = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
        while (m_at < m_bytes.size() && isSpace(m_bytes[m_at])) {
            ++m_at;
        }
    }

    bool skip(std::string_view word)
    {
        if (m_bytes.substr(m_at, word.size()) != word) {
            return false;
        }
        m_at += word.size();
        return true;
    }

    bool skipTo(char c)
    {
        skipSpace();
        return skip({&c, 1});
    }

    bool atEnd()
    {
        skipSpace();
        return m_at == m_bytes.size();
    }

    char peek() const { return m_at < m_bytes.size() ? m_bytes[m_at] : '\0'; }

    ParseError error() const
    {
        const auto before = m_bytes.substr(0, m_at);
        const auto lineStart = before.rfind('\n');
        return {m_kind, 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
            static_cast<int>(lineStart == std::string_view::npos ? m_at : m_at - lineStart - 1) + 1};
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    int m_depth = 0;
    ParseError::Kind m_kind = ParseError::Kind::Syntax;

    // For an outline only.
    std::string_view m_list;
    const std::function<bool()> *m_goOn = nullptr;
    std::vector<std::string_view> m_items;
};

tl::expected<Parser, ParseError> parserFor(std::string_view bytes)
{
    if (bytes.starts_with(ByteOrderMark)) {
        bytes.remove_prefix(ByteOrderMark.size());
    }
    if (!QUtf8StringView(bytes.data(), static_cast<qsizetype>(bytes.size())).isValidUtf8()) {
        return tl::unexpected(ParseError{ParseError::Kind::Encoding});
    }
    return Parser(bytes);
}
}

tl::expected<Value, ParseError> parse(std::string_view bytes)
{
    return parserFor(bytes).and_then([](Parser parser) { return parser.document(); });
}

tl::expected<Outline, ParseError> outline(
    std::string_view bytes, std::string_view list, const std::function<bool()> &goOn)
{
    return parserFor(bytes).and_then([&](Parser parser) { return parser.outline(list, goOn); });
}
}
