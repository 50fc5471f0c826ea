// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandline.h"

#include "app/cli/console.h"
#include "app/games.h"
#include "app/traffic/place.h"
#include "app/words/storeproblems.h"

#include <QFileInfo>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace
{
/// How many letters have to be written, left out, changed or swapped with the next.
int distance(const QString &from, const QString &to)
{
    const auto width = static_cast<std::size_t>(to.size()) + 1;
    std::vector<int> before(width);
    std::vector<int> above(width);
    std::vector<int> row(width);
    std::iota(above.begin(), above.end(), 0);
    for (qsizetype i = 1; i <= from.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j < width; ++j) {
            const auto at = static_cast<qsizetype>(j);
            const int change = from[i - 1] == to[at - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + change});
            if (i > 1 && j > 1 && from[i - 1] == to[at - 2] && from[i - 2] == to[at - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        std::swap(before, above);
        std::swap(above, row);
    }
    return above.back();
}
}

CommandLine::CommandLine(const QString &command, const QString &description, QStringList arguments)
    : m_command(command)
    , m_arguments(std::move(arguments))
    , m_help(m_parser.addHelpOption())
{
    m_parser.setApplicationDescription(description);
    addOption(u"json"_s, Cli::tr("Answer with one JSON object instead of a text."));
    m_known << u"help"_s;
}

void CommandLine::addOption(const QString &name, const QString &description, const QString &value)
{
    m_parser.addOption({name, description, value});
    m_known << name;
}

void CommandLine::addStore()
{
    addOption(u"db"_s, Cli::tr("The file with the games; without it, the app's own."), u"PATH"_s);
}

void CommandLine::addFiles(const QString &syntax, const QString &description, int least, int most)
{
    m_parser.addPositionalArgument(syntax, description);
    m_syntax = syntax;
    m_least = least;
    m_most = most;
}

std::optional<int> CommandLine::answered()
{
    if (!m_parser.parse(m_arguments)) {
        return badUsage(misread());
    }
    if (m_parser.isSet(m_help)) {
        auto text = m_parser.helpText();
        text.replace(text.indexOf(u" [options]"), 0, u' ' + m_command);
        printOut(text);
        return Done;
    }
    const auto count = files().size();
    if (count < m_least) {
        //: %1 is a command, %2 what it needs, such as FILE.
        return badUsage(Cli::tr("%1 needs %2; help %1 says more.").arg(m_command, m_syntax));
    }
    if (count > m_most) {
        return badUsage(
            Cli::tr("%1 is too much; help %2 says what is needed.").arg(files().at(m_most), m_command));
    }
    if (m_parser.optionNames().contains(u"db"_s) && storePath().isEmpty()) {
        return badUsage(Cli::tr("--db needs the path of a file."));
    }
    return std::nullopt;
}

QString CommandLine::misread() const
{
    const auto unknown = m_parser.unknownOptionNames();
    if (unknown.isEmpty()) {
        return m_parser.errorText();
    }
    const auto written = (unknown.constFirst().size() > 1 ? u"--"_s : u"-"_s) + unknown.constFirst();
    const auto meant = nearest(unknown.constFirst(), m_known);
    return meant.isEmpty()
        //: %1 is a command, %2 an option it does not have.
        ? Cli::tr("%1 has no option %2; help %1 lists them.").arg(m_command, written)
        : Cli::tr("%1 has no option %2; did you mean --%3?").arg(m_command, written, meant);
}

QString CommandLine::storePath() const
{
    return isSet(u"db"_s) ? value(u"db"_s) : usualStore();
}

int CommandLine::badUsage(const QString &message) const
{
    return ::complain(json(), {"bad-usage", message});
}

int CommandLine::complain(const StoreError &error, const QString &file) const
{
    const auto &blamed = file.isEmpty() ? storePath() : file;
    return ::complain(json(), {codeOf(error), blamed + u": "_s + problemText(error)});
}

int CommandLine::noStore() const
{
    return ::complain(json(), {"no-store", storePath() + u": "_s + Cli::tr("There are no games here yet.")});
}

QString nearest(const QString &word, const QStringList &known)
{
    constexpr int Most = 2;
    QString best;
    int least = Most + 1;
    for (const auto &candidate : known) {
        // The beginning of a word is near to it, however long the rest is.
        const bool begun = word.size() > 1 && candidate.startsWith(word);
        const int far = begun ? 0 : distance(word, candidate);
        if (far < least && far < candidate.size() - 1) {
            least = far;
            best = candidate;
        }
    }
    return best;
}

tl::expected<std::unique_ptr<StoreFile>, int> lookIntoStore(const CommandLine &line)
{
    if (!QFileInfo::exists(line.storePath())) {
        return tl::unexpected(line.noStore());
    }
    auto file = std::make_unique<StoreFile>(line.storePath().toStdString());
    const auto problem = file->problem();
    const bool mayLook = problem
        && (problem->code == StoreError::Code::InUse || problem->code == StoreError::Code::ReadOnly);
    if (problem && !(mayLook && file->read())) {
        return tl::unexpected(line.complain(*problem));
    }
    return file;
}

tl::expected<Store, int> openStore(const CommandLine &line, Absent absent)
{
    const auto path = line.storePath();
    if (absent == Absent::Refuse && !QFileInfo::exists(path)) {
        return tl::unexpected(line.noStore());
    }
    const bool pretend = absent == Absent::Pretend && !QFileInfo::exists(path);
    auto store = Store::open(pretend ? ":memory:" : path.toStdString(), gameOutcome);
    if (!store) {
        return tl::unexpected(line.complain(store.error()));
    }
    return std::move(*store);
}
