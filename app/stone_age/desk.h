// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/flow.h"
#include "app/stone_age/memory.h"
#include "app/table/desk.h"
#include "model/stone_age/codec.h"

#include <QtQml/qqmlregistration.h>

namespace StoneAge
{
using Session = SessionOf<Rules, Draft>;
/// Reads what earlier games describe; slow, so it is asked once and late.
using Recollection = std::function<Described()>;
}

/// The game, what is half entered, and what its parts ask again and again.
class StoneDesk : public DeskOf<StoneAge::Rules, StoneAge::Draft>
{
public:
    explicit StoneDesk(
        StoneAge::Session session, StoneAge::Recollection recollection, QObject *parent = nullptr);

    const StoneAge::Player &player() const { return StoneAge::active(state()); }
    /// What is being put together, if it is of this kind.
    template<typename Kind>
    const Kind *entered() const
    {
        return std::get_if<Kind>(&draft().action);
    }
    /// Where the turn begins among the actions.
    int firstOfTurn() const;
    /// Keeps another tap.
    void enter(StoneAge::Draft draft);
    /// Leaves what is being put together; what has been entered waits.
    void layAside();
    /// Goes on with what waits for people at this place of the village, if something does that could still be
    /// done.
    bool takeUp(const QString &place);
    /// Begins with a tile or a card, or goes on with it if it was left half entered.
    void begin(StoneAge::Draft draft);
    /// What waits of this kind.
    template<typename Kind>
    const StoneAge::Draft *waiting() const
    {
        for (const auto &left : draft().aside) {
            if (std::holds_alternative<Kind>(left.action)) {
                return &left;
            }
        }
        return nullptr;
    }
    /// Takes an action; then the village is seen again, or who must feed.
    bool take(const StoneAge::Action &action);
    /// The rule in a sentence.
    QString sentence(const StoneAge::Error &error) const;
    /// What players have described, in this game and in earlier ones.
    StoneAge::Described described() const;

private:
    StoneAge::Recollection m_recollection;
    mutable std::optional<StoneAge::Described> m_earlier;
};
