// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/file.h"

#include "model/json/write.h"
#include "model/record/read.h"
#include "model/sheet/inspect.h"

namespace OwnSheet
{
namespace
{
constexpr std::string_view Format = "tallystone.sheet";
}

tl::expected<Template, Malformed> readSheet(std::string_view bytes)
{
    return readDocument(bytes).and_then([](const Json::Value &document) -> tl::expected<Template, Malformed> {
        Findings findings;
        Inspection inspection;
        {
            Fields fields(document, {}, findings);
            checkHead(fields, Format);
            if (const auto *json = fields.required("template"); json && findings.empty()) {
                inspection = inspect(*json, {nullptr, "template"});
            }
            if (!inspection.faults.empty()) {
                findings.addLast(inspection.faults.front());
            }
        }
        if (!findings.empty()) {
            return tl::unexpected(*findings.first());
        }
        return std::move(inspection.sheet);
    });
}

std::string writeSheet(const Template &sheet)
{
    return Json::write(Json::Object{{"format", Format}, {"version", 1}, {"template", encode(sheet)}});
}
}
