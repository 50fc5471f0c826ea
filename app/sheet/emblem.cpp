// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sheet/emblem.h"

#include "app/sheet/words/shipped.h"

#include <map>

namespace OwnSheet
{
QString emblemOf(const Template &sheet)
{
    static const std::map<std::string_view, const char *> Emblems = {
        {"agricola", "emblem-ear"},
        {"azul", "emblem-tiles"},
        {"carcassonne", "emblem-tower"},
        {"cascadia", "emblem-hex"},
        {"darts-501", "emblem-rings"},
        {"kingdomino", "emblem-domino"},
        {"seven-wonders", "emblem-steps"},
        {"terraforming-mars", "emblem-planet"},
        {"tichu", "emblem-cards"},
        {"ticket-to-ride", "emblem-rails"},
        {"wingspan", "emblem-egg"},
        {"yahtzee", "emblem-dice"},
    };
    const auto found = Emblems.find(sheet.id);
    return found != Emblems.end() && isShipped(sheet) ? QString::fromLatin1(found->second)
                                                      : QString::fromStdString(sheet.title).left(1).toUpper();
}

int tallyOf(const Template &sheet)
{
    constexpr unsigned Marks = 6;
    unsigned sum = 0;
    for (const char c : sheet.id) {
        sum += static_cast<unsigned char>(c);
    }
    return static_cast<int>(sum % Marks) + 1;
}
}
