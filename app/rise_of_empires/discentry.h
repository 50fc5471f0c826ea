// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/stockviews.h"
#include "model/rise_of_empires/advice.h"

/// The disc of a row's page: its head, which disc it is, and what pays for it.
namespace RiseOfEmpires
{
/// In a B turn the caption tells what the disc costs.
RiseHead headOf(const Play &play, Row row, const QString &caption);
/// The row's circles, from the left; without ids in an A turn, or where none is to be chosen.
QList<RiseDisc> discsOf(const Play &play, Row row);
QList<RiseDisc> discsSeen(const Play &play, const RowNow &now);
/// What the action itself costs is left alone.
RisePay payOf(const Play &play, Row row, const Goods &cost = {}, bool folded = false);
/// The disc as it is entered or proposed.
Disc discOf(const Play &play, Row row, const Goods &cost = {});
/// Back, disc only, another disc, another payment; nothing for other rows.
std::optional<Answer> discTouch(const Play &play, Row row, const Touch &touch, const Goods &cost = {});
/// The most that one of several tiles costs and that can be paid beside the disc: leaving that much, any of
/// them can be taken with the same payment.
Goods reserveFor(const Play &play, Row row, const std::vector<Goods> &costs);

/// A page under a sheet is seen only: what has no id cannot be touched.
RiseHead seenOnly(RiseHead head);
QList<RiseDisc> seenOnly(QList<RiseDisc> discs);
RisePay seenOnly(RisePay pay);
RiseTile seenOnly(RiseTile tile);
}
