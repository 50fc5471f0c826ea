// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/words/problems.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"

#include <cstdint>
#include <cstdlib>

/// Whatever the bytes: they are refused, or they are a record that reads back the same and replays the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const auto record = readRecord(bytes, gameRules());
    if (!record) {
        if (problemText(record.error()).isEmpty()) {
            std::abort();
        }
        if (const auto archive = readRecords(bytes, gameRules())) {
            if (readRecords(writeArchive(*archive), gameRules())->size() != archive->size()) {
                std::abort();
            }
        }
        return 0;
    }
    const auto written = writeRecord(*record);
    const auto again = readRecord(written, gameRules());
    if (!again || *again != *record || writeRecord(*again) != written) {
        std::abort();
    }
    const auto &entry = entryFor(*record);
    const auto replay = entry.rules->replay(*record, {.withLog = true});
    if (Json::write(toJson(replay, *record, {}))
        != Json::write(toJson(entry.rules->replay(*again, {}), *again, {}))) {
        std::abort();
    }
    if (replay.refusal && entry.refusal(*replay.refusal, *record).isEmpty()) {
        std::abort();
    }
    return 0;
}
