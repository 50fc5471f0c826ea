// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "model/json/write.h"

#include <cstdio>

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
