// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/value.h"

#include <QStringList>

#include <string>

/// What the command line says of a sheet that somebody wrote.
struct SheetVerdict {
    /// Its file in canonical form; empty if it is at fault.
    std::string canonical;
    /// What an answer in JSON says of each fault, the one that counts first.
    std::vector<Json::Object> errors;
    /// Everything, in whole sentences.
    QStringList faults;
    QStringList doubts;
};

/// Of a file, or of a link that has one packed.
SheetVerdict judgedSheet(const QByteArray &bytes);
