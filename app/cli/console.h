// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <optional>

/// Speaks for all commands.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// All went well; what was found, or was to come in, is not as it should be; nothing could be done.
enum ExitCode { Done = 0, RuleBroken = 1, Unusable = 2 };

/// One line on standard error that tells how far long work is; gone with it. Only where that is a terminal,
/// and not between lines of an answer that goes to the same one.
class ProgressLine
{
public:
    enum class Answer { Follows, Meanwhile };
    /// What is being done, such as "Reading".
    explicit ProgressLine(QString what, Answer answer = Answer::Follows);
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// At most some times a second.
    void show(int done, int total);

private:
    void write(const QString &text);

    QString m_what;
    bool m_shown;
    QElapsedTimer m_last;
};

void printOut(const QString &text);
void printErr(const QString &text);
void printJson(const Json::Value &value);
void printBytes(std::string_view bytes);

/// Says what is wrong where the caller reads: as JSON on standard output or as a sentence on standard error.
struct Complaint {
    std::string_view code;
    QString message;
    int action = -1;
    /// Of a game that is described in its record.
    std::optional<int> row = std::nullopt;
    std::string_view problem = {};
    std::optional<int> place = std::nullopt;
};
int complain(bool asJson, const Complaint &complaint);

/// The exit code, unless what was printed did not get through.
int allWritten(int exitCode);
