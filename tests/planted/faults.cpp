// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/planted/faults.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace
{
/// Both are as long as the text: one without comments, the other without strings too.
struct Masked {
    QString words;
    QString code;
};

Masked masked(const QString &text)
{
    // Comments, raw strings, strings, characters; the ' between digits is none of them.
    static const QRegularExpression pattern(
        uR"re(//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+')re"_s,
        QRegularExpression::DotMatchesEverythingOption);
    Masked result{text, text};
    for (auto it = pattern.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        const bool comment = match.capturedView().startsWith(u'/');
        for (auto at = match.capturedStart(); at < match.capturedEnd(); ++at) {
            if (text[at] != u'\n') {
                result.code[at] = comment ? u' ' : u'"';
                if (comment) {
                    result.words[at] = u' ';
                }
            }
        }
    }
    return result;
}

/// Where a bracket that opens here closes, or -1.
qsizetype closing(const QString &code, qsizetype open)
{
    int depth = 0;
    for (auto at = open; at < code.size(); ++at) {
        if (u"([{"_s.contains(code[at])) {
            ++depth;
        } else if (u")]}"_s.contains(code[at]) && --depth == 0) {
            return at;
        }
    }
    return -1;
}

/// Where a statement ends that begins here: at its semicolon, or -1.
qsizetype endOfStatement(const QString &code, qsizetype from)
{
    for (auto at = from; at < code.size(); ++at) {
        if (u"([{"_s.contains(code[at])) {
            at = closing(code, at);
            if (at < 0) {
                return -1;
            }
        } else if (code[at] == u';') {
            return at;
        } else if (u")]}"_s.contains(code[at])) {
            return -1;
        }
    }
    return -1;
}

struct Change {
    QString kind;
    qsizetype at = 0;
    qsizetype length = 0;
    QString with;
};

/// What can be made wrong in an expression.
QList<Change> changesIn(const QString &code)
{
    static const QHash<QString, QString> turned{{u"<"_s, u"<="_s}, {u"<="_s, u"<"_s}, {u">"_s, u">="_s},
        {u">="_s, u">"_s}, {u"=="_s, u"!="_s}, {u"!="_s, u"=="_s}};
    static const QHash<QString, QString> swapped{{u"&&"_s, u"||"_s}, {u"||"_s, u"&&"_s}, {u"+"_s, u"-"_s},
        {u"-"_s, u"+"_s}, {u"+="_s, u"-="_s}, {u"-="_s, u"+="_s}, {u"std::min"_s, u"std::max"_s},
        {u"std::max"_s, u"std::min"_s}, {u"true"_s, u"false"_s}, {u"false"_s, u"true"_s}};
    static const QRegularExpression operators(
        uR"re((?<=\s)(<=|>=|<|>|==|!=|&&|\|\||\+=|-=|\+|-)(?=\s)|\b(std::min|std::max|true|false)\b|(?<![^\s(])!(?=[\w(])|(?<![\w.'"])\d+(?![\w.'"]))re"_s);
    QList<Change> changes;
    static const QRegularExpression glued(uR"re("\S*\s+\+=?\s|\s\+=?\s+\w*")re"_s);
    const bool gluing = glued.match(code).hasMatch();
    for (auto it = operators.globalMatch(code); it.hasNext();) {
        const auto match = it.next();
        const auto found = match.captured();
        if (gluing && (found == u"+" || found == u"+=")) {
            continue;
        }
        Change change{{}, match.capturedStart(), found.size(), {}};
        if (turned.contains(found)) {
            change.kind = u"turned"_s;
            change.with = turned.value(found);
        } else if (found == u"&&" || found == u"||") {
            change.kind = u"and or"_s;
            change.with = swapped.value(found);
        } else if (swapped.contains(found)) {
            change.kind = u"swapped"_s;
            change.with = swapped.value(found);
        } else if (found == u"!") {
            change.kind = u"not"_s;
        } else {
            change.kind = u"one more"_s;
            const bool less = found != u"0" && hashOf(code) % 2 == 0;
            change.with = QString::number(found.toLongLong() + (less ? -1 : 1));
        }
        changes << change;
    }
    return changes;
}

/// Looks at one file, statement by statement.
class Finder
{
public:
    Finder(const QString &file, const QString &text)
        : m_file(file)
        , m_text(text)
        , m_masked(masked(text))
    {
    }

    std::vector<Fault> all()
    {
        const auto &code = m_masked.code;
        bool begins = false;
        bool directive = false;
        for (qsizetype line = 0; line < code.size();) {
            auto end = code.indexOf(u'\n', line);
            end = end < 0 ? code.size() : end;
            const auto words = QStringView(code).mid(line, end - line).trimmed();
            const auto start = line + QStringView(code).mid(line, end - line).indexOf(words);
            directive = directive || words.startsWith(u'#');
            if (!words.isEmpty() && !directive) {
                if (begins && !isForTheCompiler(start) && !isMember(start)) {
                    statementAt(start);
                }
                shortBodiesIn(start, end);
            }
            if (!words.isEmpty()) {
                begins = !directive && u";{}:"_s.contains(words.back()) && !words.startsWith(u"class")
                    && !words.startsWith(u"struct") && !words.startsWith(u"enum");
                directive = directive && words.endsWith(u'\\');
            }
            line = end + 1;
        }
        return m_faults;
    }

private:
    int lineOf(qsizetype at) const { return static_cast<int>(QStringView(m_text).left(at).count(u'\n')) + 1; }

    QString wordsOf(qsizetype from, qsizetype to) const
    {
        return m_masked.words.mid(from, to - from).simplified();
    }

    /// The lines around a place, from the inside out: each stands further left than the one before.
    QList<QStringView> around(qsizetype at) const
    {
        const auto &code = m_masked.code;
        QList<QStringView> lines;
        const auto begin = code.lastIndexOf(u'\n', at) + 1;
        auto indent = at - begin;
        for (auto end = begin - 1; end > 0 && indent > 0;) {
            const auto start = code.lastIndexOf(u'\n', end - 1) + 1;
            const auto line = QStringView(code).mid(start, end - start);
            const auto words = line.trimmed();
            if (!words.isEmpty() && words != u"{" && line.indexOf(words) < indent) {
                indent = line.indexOf(words);
                lines << words;
            }
            end = start - 1;
        }
        return lines;
    }

    bool isForTheCompiler(qsizetype at) const
    {
        const auto isConstant
            = [](QStringView words) { return words.contains(u"constexpr") || words.contains(u"consteval"); };
        const auto own = QStringView(m_masked.code).mid(at, m_masked.code.indexOf(u'\n', at) - at);
        return isConstant(own) || std::ranges::any_of(around(at), isConstant);
    }

    /// What a type has, and begins with: nearly always something else is put there before anybody looks.
    bool isMember(qsizetype at) const
    {
        for (const auto words : around(at)) {
            if (words.startsWith(u"struct ") || words.startsWith(u"class ")) {
                return true;
            }
            if (!words.endsWith(u':')) {
                return false;
            }
        }
        return true;
    }

    /// A fault in [from, to), a part of the statement [start, end), which shows whole in what is told.
    void add(qsizetype start, qsizetype end, const QString &kind, const QString &after, qsizetype from,
        qsizetype to, const QString &text)
    {
        m_faults.push_back(Fault{
            m_file, lineOf(start), lineOf(end - 1), from, to - from, kind, wordsOf(start, end), after, text});
    }

    /// All changes of the expression [from, to) in the statement [start, end).
    template<typename Written>
    void addChanges(qsizetype start, qsizetype end, qsizetype from, qsizetype to, const Written &written)
    {
        const auto code = m_masked.code.mid(from, to - from);
        for (const auto &change : changesIn(code)) {
            auto after = m_masked.words.mid(start, end - start);
            after.replace(from - start + change.at, change.length, change.with);
            const auto length = to - from + change.with.size() - change.length;
            written(change.kind, after.mid(from - start, length).simplified(), after.simplified());
        }
    }

    void statementAt(qsizetype start)
    {
        static const QRegularExpression kept(
            u"\\b(assert|Q_ASSERT\\w*|static_assert|Q_UNREACHABLE|qWarning|qCritical|reserve|QTest|using|"
            u"template|"
            "operator|case|requires|co_return|friend|typedef|extern|static)\\b"_s);
        const auto &code = m_masked.code;
        const auto rest = QStringView(code).mid(start, 400);
        static const QRegularExpression control(u"^(\\} else )?(if|while|for) \\("_s);
        if (const auto match = control.match(rest.toString()); match.hasMatch()) {
            controlAt(start, start + match.capturedEnd() - 1, match.captured(2));
            return;
        }
        const auto end = endOfStatement(code, start);
        if (end < 0 || lineOf(end) - lineOf(start) > 7) {
            return;
        }
        const auto words = code.mid(start, end - start);
        if (kept.match(words).hasMatch()) {
            return;
        }
        static const QRegularExpression call(
            uR"re(^(Q_EMIT |\(void\)|\+\+|--|\*)?[\w:]+((\.|->|\[|\(|\+\+|--| [-+*/|]?= )|$))re"_s);
        static const QRegularExpression given(
            uR"re(^(const )?(auto|bool|int|[\w:]+) [*&]*\w+\s+= (?!\[))re"_s);
        if (words.startsWith(u"return ")) {
            returnAt(start, start + 7, end);
        } else if (words == u"continue" || call.match(words).hasMatch()) {
            callAt(start, end);
        } else if (const auto match = given.match(words); match.hasMatch()) {
            const auto from = start + match.capturedEnd();
            addChanges(start, end + 1, from, end, [&](auto kind, auto wrong, auto after) {
                add(start, end + 1, kind, after, from, end,
                    u"%1 ? ("_s + wrong + u") : ("_s + m_text.mid(from, end - from) + u')');
            });
        }
    }

    void controlAt(qsizetype start, qsizetype open, const QString &word)
    {
        const auto &code = m_masked.code;
        const auto close = closing(code, open);
        if (close < 0 || lineOf(close) - lineOf(start) > 7) {
            return;
        }
        auto from = open + 1;
        auto to = close;
        if (const auto semicolon = endOfStatement(code, from); semicolon > 0 && semicolon < close) {
            from = semicolon + 2;
            if (const auto second = endOfStatement(code, from); second > 0 && second < close) {
                to = second;
            }
        } else if (word == u"for") {
            return;
        }
        const auto condition = code.mid(from, to - from);
        static const QRegularExpression named(uR"re((\w+)\s+= )re"_s);
        if (const auto match = named.match(condition); match.hasMatch()) {
            add(start, close + 1, u"branch"_s, wordsOf(start, from) + u"false)"_s, to, to,
                u"; !%1 && bool("_s + match.captured(1) + u')');
            return;
        }
        const auto switched = [&](const QString &wrong) {
            return u"%1 ? bool("_s + wrong + u") : bool("_s + m_text.mid(from, to - from) + u')';
        };
        addChanges(start, close + 1, from, to, [&](auto kind, auto wrong, auto after) {
            add(start, close + 1, kind, after, from, to, switched(wrong));
        });
        if (word == u"if") {
            add(start, close + 1, u"branch"_s, wordsOf(start, from) + u"false)"_s, from, to,
                switched(u"false"_s));
        }
    }

    void returnAt(qsizetype start, qsizetype from, qsizetype end)
    {
        addChanges(start, end + 1, from, end, [&](auto kind, auto wrong, auto after) {
            add(start, end + 1, kind, after, start, end + 1,
                u"{ if (%1) { return "_s + wrong + u"; } "_s + m_text.mid(start, end + 1 - start) + u" }"_s);
        });
    }

    void callAt(qsizetype start, qsizetype end)
    {
        const auto whole = m_text.mid(start, end + 1 - start);
        addChanges(start, end + 1, start, end, [&](auto kind, auto wrong, auto after) {
            add(start, end + 1, kind, after, start, end + 1,
                u"{ if (%1) { "_s + wrong + u"; } else { "_s + whole + u" } }"_s);
        });
        add(start, end + 1, u"left out"_s, u"(left out)"_s, start, end + 1,
            u"{ if (!%1) { "_s + whole + u" } }"_s);
    }

    /// Functions and lambdas of one line.
    void shortBodiesIn(qsizetype line, qsizetype end)
    {
        const auto &code = m_masked.code;
        for (auto at = code.indexOf(u"{ return "_s, line); at >= 0 && at < end;
             at = code.indexOf(u"{ return "_s, at + 1)) {
            const auto stop = endOfStatement(code, at + 2);
            if (stop > 0 && stop < end && !isForTheCompiler(line)) {
                returnAt(at + 2, at + 9, stop);
            }
        }
    }

    QString m_file;
    QString m_text;
    Masked m_masked;
    std::vector<Fault> m_faults;
};
}

quint64 hashOf(const QString &words)
{
    quint64 hash = 14695981039346656037U;
    for (const char byte : words.toUtf8()) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    }
    // Short words differ in few bits only.
    hash ^= hash >> 33;
    hash *= 0xff51afd7ed558ccdU;
    return hash ^ (hash >> 33);
}

quint32 Fault::number() const
{
    return static_cast<quint32>(hashOf(file + u'\n' + before + u'\n' + after) % 1'000'000'000) + 1;
}

std::vector<Fault> faultsIn(const QString &file, const QString &text)
{
    return Finder(file, text).all();
}

QString withFaults(const QString &text, std::vector<Fault> faults)
{
    std::ranges::sort(faults, std::greater(), &Fault::from);
    auto result = text;
    for (const auto &fault : faults) {
        auto written = fault.text;
        written.replace(written.indexOf(u"%1"_s), 2, u"planted<%1>()"_s.arg(fault.number()));
        result.replace(fault.from, fault.length, written);
    }
    return faults.empty() ? result : u"#include \"tests/planted/switch.h\" "_s + result;
}
