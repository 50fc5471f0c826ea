// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/words/libraryjudge.h"

#include "app/sheet/words/librarysource.h"
#include "app/sheet/words/librarywords.h"
#include "model/sheet/file.h"

using namespace OwnSheet;

namespace
{
Json::Object faultMembers(const Malformed &fault, const QString &sentence)
{
    Json::Object members{{"code", "bad-record"}, {"message", sentence.toStdString()}};
    if (fault.row) {
        members.push_back({"row", *fault.row});
    }
    if (!fault.problem.empty()) {
        members.push_back({"problem", fault.problem});
    }
    if (fault.place) {
        members.push_back({"place", *fault.place});
    }
    return members;
}
}

SheetVerdict judgedSheet(const QByteArray &bytes)
{
    const auto source = Library::readSource(bytes);
    SheetVerdict verdict;
    if (!source.faults.empty()) {
        for (const auto &fault : source.faults) {
            verdict.faults << (source.sheet ? Library::placedFaultText(*source.sheet, fault)
                                            : source.trouble);
            verdict.errors.push_back(faultMembers(fault, verdict.faults.constLast()));
        }
        return verdict;
    }
    verdict.canonical = writeSheet(*source.sheet);
    for (const auto &doubt : doubtsOf(*source.sheet)) {
        verdict.doubts << Library::placedDoubtText(*source.sheet, doubt);
    }
    return verdict;
}
