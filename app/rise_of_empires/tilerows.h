// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discentry.h"
#include "app/rise_of_empires/discpages.h"

/// What the lists of tiles and the sheets that describe one have in common.
namespace RiseOfEmpires
{
/// "1 gold short", below a tile that cannot be paid; empty for any other reason.
QString shortText(const std::optional<Error> &why);
/// "Era II".
QString eraTitle(int era);
/// A figure that is chosen with one tap, from this one on.
RiseNumber numberRow(Gain gain, const QString &id, const QString &title, int value, int from = 0);
/// What was typed, cut to what a record may have; trimmed once it is taken.
std::string typedName(const Touch &touch);
/// A thing that is remembered is no longer offered; asked once before it is done. Without an id where these
/// are no memos.
TableChoice forgetChoice(const Play &play, const std::vector<Memo> &memos);
/// A touch on that: the question, or what is there once it is forgotten.
Answer forgetTouch(const Play &play, const std::vector<Memo> &memos, Draft after);
/// The figures of a thing that was known with others are kept, and it is not taken.
TableChoice keepChoice(bool changed);
/// The foot of a sheet: why the tile cannot be taken, and whether its figures are kept even so.
RiseSheetFoot footOf(
    const Play &play, const QString &take, const std::optional<Error> &why, bool keeps = false);
}
