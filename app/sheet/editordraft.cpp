// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/editordraft.h"

#include "app/sheet/editorids.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/sheet/inspect.h"

namespace OwnSheet::Editor
{
std::string written(const Draft &draft)
{
    Json::Object typed;
    for (const auto &[row, formula] : draft.typed) {
        typed.push_back({row, formula});
    }
    return Json::writeCompact(
        Json::Object{{"template", encode(draft.sheet)}, {"typed", std::move(typed)}, {"last", draft.last}});
}

Draft readDraft(const std::string &written)
{
    Draft draft;
    const auto json = Json::parse(written);
    const auto *object = json ? json->as<Json::Object>() : nullptr;
    if (!object) {
        return draft;
    }
    if (const auto *sheet = Json::find(*object, "template")) {
        draft.sheet = inspect(*sheet).sheet;
    }
    const auto *typed = Json::find(*object, "typed");
    if (const auto *rows = typed ? typed->as<Json::Object>() : nullptr) {
        for (const auto &[row, formula] : *rows) {
            if (const auto *text = formula.as<std::string>()) {
                draft.typed[row] = *text;
            }
        }
    }
    const auto *last = Json::find(*object, "last");
    if (const auto *text = last ? last->as<std::string>() : nullptr) {
        draft.last = *text;
    }
    return draft;
}

Template asTyped(const Draft &draft)
{
    auto sheet = draft.sheet;
    for (auto &row : sheet.rows) {
        const auto typed = draft.typed.find(row.id);
        if (auto *formula = std::get_if<Kinds::Formula>(&row.kind); formula && typed != draft.typed.end()) {
            formula->formula = typed->second;
        }
    }
    return sheet;
}

std::vector<Malformed> faultsIn(const Draft &draft)
{
    return faultsOf(asTyped(draft));
}

bool isWhole(const Draft &draft)
{
    return faultsIn(draft).empty();
}

Template newSheet(const std::string &id, const std::string &title, const std::string &rowTitle)
{
    Template sheet{.id = id, .title = title};
    sheet.rows.push_back({.id = rowId(rowTitle, {}, 0), .title = rowTitle, .kind = Kinds::Number{.min = 0}});
    return sheet;
}
}
