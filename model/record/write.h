// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/record.h"

/// Canonical bytes: equal content is equal bytes.
std::string writeRecord(const Record &record);

/// Several records in one document, the oldest first.
std::string writeArchive(std::vector<Record> records);

/// The same piece by piece, for more records than one wants in memory. They must come in order.
class ArchiveWriter
{
public:
    [[nodiscard]] std::string add(const Record &record);
    /// What is left after the last one.
    [[nodiscard]] std::string end();

private:
    bool m_begun = false;
};
