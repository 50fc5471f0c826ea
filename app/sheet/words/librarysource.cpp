// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/librarysource.h"

#include "app/sheet/words/librarywords.h"
#include "app/words/problems.h"
#include "model/record/read.h"
#include "model/sheet/file.h"
#include "model/sheet/inspect.h"

namespace OwnSheet::Library
{
namespace
{
Source sourceOf(Inspection inspection)
{
    return {std::move(inspection.sheet), std::move(inspection.faults), {}};
}

Source notASheet(const Malformed &fault)
{
    return {std::nullopt, {fault}, problemText(fault)};
}

Source readLink(const QString &link)
{
    const auto unpacked = unpackedLink(link);
    if (!unpacked) {
        return {std::nullopt, {{.flaw = Flaw::WrongFormat}}, flawText(unpacked.error())};
    }
    const auto document = readDocument(*unpacked);
    if (!document) {
        return notASheet(document.error());
    }
    return document->as<Json::Object>() ? sourceOf(inspect(*document))
                                        : notASheet({.flaw = Flaw::NotAnObject});
}
}

Source readSource(const QByteArray &bytes)
{
    if (const auto text = QString::fromUtf8(bytes.left(MostBytes)); isLink(text)) {
        return readLink(text);
    }
    const std::string_view view{bytes.constData(), static_cast<std::size_t>(bytes.size())};
    auto sheet = readSheet(view);
    if (sheet) {
        return {std::move(*sheet), {}, {}};
    }
    const auto &fault = sheet.error();
    const auto document = readDocument(view);
    const auto *file = document ? document->as<Json::Object>() : nullptr;
    const auto *json = file ? Json::find(*file, "template") : nullptr;
    if (!json || !json->as<Json::Object>() || !fault.where.starts_with("template")) {
        return notASheet(fault);
    }
    return sourceOf(inspect(*json, {nullptr, "template"}));
}
}
