// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/discpages.h"
#include "app/rise_of_empires/draft.h"

/// A tile that a player has by the table's word and that nobody has described yet: the sheets on which tiles
/// are described where they are taken, over the page of corrections.
namespace RiseOfEmpires
{
RiseAddedPage addedPage(const Play &play);
/// A touch that is none of its rows is not answered.
std::optional<Answer> addedTouch(const Play &play, const Touch &touch);
}
