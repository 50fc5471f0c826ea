// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/words/problems.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/record/write.h"
#include "model/sheet/codec.h"
#include "model/sheet/compare.h"
#include "model/sheet/drafting.h"
#include "model/sheet/editing.h"
#include "model/sheet/file.h"
#include "model/sheet/standing.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace
{
/// All there are, those that have no words yet too.
Games allRules()
{
    static const GameOf<OwnSheet::Rules> sheet;
    static const auto all = [] {
        std::vector<const Game *> games(gameRules().begin(), gameRules().end());
        games.push_back(&sheet);
        return games;
    }();
    return all;
}

void require(bool isSo)
{
    if (!isSo) {
        std::abort();
    }
}

/// A sheet on its own: refused with a sentence, or it reads back the same and can be played and changed.
void lookAtSheet(std::string_view bytes)
{
    using namespace OwnSheet;
    const auto sheet = readSheet(bytes);
    if (!sheet) {
        require(!problemText(sheet.error()).isEmpty());
        return;
    }
    const auto written = writeSheet(*sheet);
    require(readSheet(written) == *sheet && writeSheet(*readSheet(written)) == written);
    require(faultsOf(*sheet).empty() && compared(*sheet, *sheet).relation == Relation::Same);
    doubtsOf(*sheet);
    standing(sampleState(*sheet, 2, 1));
    for (int row = 0; row < static_cast<int>(sheet->rows.size()); ++row) {
        const auto less = removed(*sheet, row);
        require(less ? faultsOf(*less).empty() : !less.error().empty());
        require(movedTogether(*sheet, row, 0).has_value());
    }
}
}

/// Whatever the bytes: they are refused, or they are a record that reads back the same and replays the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    lookAtSheet(bytes);
    const auto record = readRecord(bytes, allRules());
    if (!record) {
        require(!problemText(record.error()).isEmpty());
        if (const auto archive = readRecords(bytes, allRules())) {
            require(readRecords(writeArchive(*archive), allRules())->size() == archive->size());
        }
        return 0;
    }
    const auto written = writeRecord(*record);
    const auto again = readRecord(written, allRules());
    require(again && *again == *record && writeRecord(*again) == written);
    const auto *game = *std::ranges::find(allRules(), record->game, &Game::id);
    const auto replay = game->replay(*record, {.withLog = true});
    require(Json::write(toJson(replay, *record, {}))
        == Json::write(toJson(game->replay(*again, {}), *again, {})));
    game->pointsByRound(*record);
    game->outcome(*record);
    const bool hasWords = std::ranges::find(gameRules(), record->game, &Game::id) != gameRules().end();
    require(!replay.refusal || !hasWords || !entryFor(*record).refusal(*replay.refusal, *record).isEmpty());
    return 0;
}
