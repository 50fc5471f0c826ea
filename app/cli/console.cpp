// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "model/json/write.h"

#include <cstdio>

using namespace Qt::StringLiterals;

void printOut(const QString &text)
{
    const auto bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

void printErr(const QString &text)
{
    const auto bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr);
}

void printJson(const Json::Value &value)
{
    const auto text = Json::write(value);
    std::fwrite(text.data(), 1, text.size(), stdout);
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
