// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "model/json/write.h"

#include <QLocale>

#include <cstdio>
#include <utility>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace
{
/// Turns the direction of all that follows.
bool isTurn(QChar c)
{
    return (c >= u'\u202A' && c <= u'\u202E') || (c >= u'\u2066' && c <= u'\u2069');
}

/// Names and notes are anybody's text: nothing in them may steer a terminal.
QByteArray plain(QString text)
{
    for (QChar &c : text) {
        if ((c.category() == QChar::Other_Control && c != u'\n') || isTurn(c)) {
            c = QChar::ReplacementCharacter;
        }
    }
    return text.toUtf8();
}
}

ProgressLine::ProgressLine(QString what, Answer answer)
    : m_what(std::move(what))
    , m_shown(isatty(STDERR_FILENO) == 1 && (answer == Answer::Follows || isatty(STDOUT_FILENO) == 0))
{
    //: What is being done and takes a while, such as "Reading".
    write(Cli::tr("%1 …").arg(m_what));
}

ProgressLine::~ProgressLine()
{
    write({});
}

void ProgressLine::show(int done, int total)
{
    constexpr qint64 Pause = 100;
    if (!m_last.isValid() || m_last.hasExpired(Pause)) {
        m_last.start();
        //: What is being done, such as "Reading", and how far that is: "Reading: 120 of 4,000 games".
        write(Cli::tr("%1: %2 of %3 games").arg(m_what, QLocale().toString(done), QLocale().toString(total)));
    }
}

void ProgressLine::write(const QString &text)
{
    if (m_shown) {
        std::fputs("\r\x1b[K", stderr);
        printErr(text);
        std::fflush(stderr);
    }
}

void printOut(const QString &text)
{
    const auto bytes = plain(text);
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

void printErr(const QString &text)
{
    const auto bytes = plain(text);
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

void printJson(const Json::Value &value)
{
    printBytes(Json::write(value));
}

void printBytes(std::string_view bytes)
{
    std::fwrite(bytes.data(), 1, bytes.size(), stdout);
}

int complain(bool asJson, const Complaint &complaint)
{
    if (!asJson) {
        printErr(u"tallystone-cli: "_s + complaint.message + u'\n');
        return Unusable;
    }
    Json::Object error;
    if (complaint.action >= 0) {
        error.push_back({"action", complaint.action});
    }
    error.push_back({"code", complaint.code});
    error.push_back({"message", complaint.message.toStdString()});
    if (complaint.row) {
        error.push_back({"row", *complaint.row});
    }
    if (!complaint.problem.empty()) {
        error.push_back({"problem", complaint.problem});
    }
    if (complaint.place) {
        error.push_back({"place", *complaint.place});
    }
    printJson(Json::Object{{"error", std::move(error)}});
    return Unusable;
}

int allWritten(int exitCode)
{
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) {
        return exitCode;
    }
    printErr(Cli::tr("tallystone-cli: the output could not be written.\n"));
    return Unusable;
}
