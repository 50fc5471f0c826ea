// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/play.h"
#include "app/table/rows.h"
#include "app/table/touch.h"

#include <QVariant>

/// A step of a turn: all that is asked of it, wherever it comes up.
template<typename Play>
struct StepOf {
    using Answer = AnswerOf<typename Play::Rules, typename Play::Draft>;

    /// Where the rules explain it.
    const char *help;
    /// All that is on it, a gadget.
    QVariant (*page)(const Play &) = [](const Play &) { return QVariant(); };
    TableWide (*wide)(const Play &) = [](const Play &) { return TableWide{.enabled = false}; };
    /// What a touch there comes to. One that is none of its rows changes nothing.
    Answer (*touch)(const Play &, const Touch &)
        = [](const Play &play, const Touch &) { return Answer{{play.draft}}; };
};

/// A page that is made by this function, as a step has it.
template<auto Page, typename Play>
QVariant made(const Play &play)
{
    return QVariant::fromValue(Page(play));
}
