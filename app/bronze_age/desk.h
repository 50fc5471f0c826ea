// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/flow.h"
#include "app/table/desk.h"
#include "model/bronze_age/codec.h"

#include <QtQml/qqmlregistration.h>

namespace BronzeAge
{
using Session = SessionOf<Rules, Draft>;
}

/// The game, what is half entered, and what its parts ask again and again.
class BronzeDesk : public DeskOf<BronzeAge::Rules, BronzeAge::Draft>
{
public:
    using DeskOf::DeskOf;

    const BronzeAge::Player &player() const { return BronzeAge::active(state()); }
    /// Where the roll of this turn is among the actions, if it has been rolled.
    std::optional<int> rollOfTurn() const;
    /// Shows the result panel even if nothing struck.
    bool alwaysShowResult() const { return m_alwaysShowResult; }
    void setAlwaysShowResult(bool always) { m_alwaysShowResult = always; }

private:
    bool m_alwaysShowResult = false;
};
