// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

#include <QStringList>

/// Why a file cannot come in.
struct Rejection {
    QString file;
    /// Stable, for programs: `bad-file`, `bad-record`, `duplicate-id`, or the rule that is broken.
    std::string_view code;
    QString sentence;
    int action = -1;
};

/// What files bring. If any is rejected, nothing may come in.
struct Intake {
    /// All of them can be played through, and no two have the same id.
    std::vector<Record> records;
    std::vector<Rejection> rejections;
};

/// Reads records and archives; "-" is standard input.
Intake takeIn(const QStringList &files);
