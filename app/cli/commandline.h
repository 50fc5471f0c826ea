// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/traffic/storefile.h"

#include <QCommandLineParser>

/// The arguments of one command. All commands read theirs in the same way.
class CommandLine
{
public:
    /// The arguments without the command itself.
    CommandLine(const QString &command, const QString &description, QStringList arguments);

    void addOption(const QString &name, const QString &description, const QString &value = {});
    /// --db, for the commands that work on the store.
    void addStore();
    void addFiles(const QString &syntax, const QString &description, int least, int most);

    /// The exit code if there is nothing left to do: the help was asked for, or an argument is wrong.
    [[nodiscard]] std::optional<int> answered();

    /// A caller that asked for JSON is answered in JSON even where the rest was not understood.
    bool json() const { return m_arguments.contains(QStringLiteral("--json")); }
    bool isSet(const QString &option) const { return m_parser.isSet(option); }
    QString value(const QString &option) const { return m_parser.value(option); }
    QStringList files() const { return m_parser.positionalArguments(); }
    QString storePath() const;

    int badUsage(const QString &message) const;
    int noStore() const;
    /// About the store, or about another file.
    int complain(const StoreError &error, const QString &file = {}) const;

private:
    QString misread() const;

    QString m_command;
    QStringList m_arguments;
    QCommandLineParser m_parser;
    QCommandLineOption m_help;
    QString m_syntax;
    /// What its options are called.
    QStringList m_known;
    int m_least = 0;
    int m_most = 0;
};

/// What is near to a word among those that are known; empty if none is.
[[nodiscard]] QString nearest(const QString &word, const QStringList &known);

/// What to do where there is no store yet: to pretend is to work on an empty one that is not kept.
enum class Absent { Refuse, Create, Pretend };

/// The store that the arguments name, or the exit code after having said what is wrong with it.
[[nodiscard]] tl::expected<Store, int> openStore(const CommandLine &line, Absent absent = Absent::Refuse);
/// The same to look at only: while another program has it open, as it is at this moment.
[[nodiscard]] tl::expected<std::unique_ptr<StoreFile>, int> lookIntoStore(const CommandLine &line);
