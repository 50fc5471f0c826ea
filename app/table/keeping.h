// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/memory.h"
#include "db/store.h"

#include <algorithm>
#include <optional>
#include <vector>

/// The store's side of a running game. Nothing is shown before it is kept; but a game does not stop for want
/// of room. Then it goes on in memory, and whatever is done next is kept together with all that is not yet.
class Keeping
{
public:
    /// Why some of what is shown is in memory alone: no room, or a place that cannot be written.
    const std::optional<StoreError> &behind() const { return m_behind; }

    /// `from`: so many actions on disk are as they were.
    template<typename Keep, typename Show>
    std::optional<StoreError> keepThenShow(int from, Keep keep, Show show)
    {
        if (!m_behind) {
            const auto kept = keep();
            if (!kept && !mayPass(kept.error())) {
                return kept.error();
            }
            if (!kept) {
                m_behind = kept.error();
                m_keptUpTo = from;
            }
        }
        m_keptUpTo = std::min(m_keptUpTo, from);
        show();
        return std::nullopt;
    }

    /// Tries once more to keep all that is shown, in one step: `rewrite` does, from an action on, with what
    /// was described.
    template<typename Rewrite>
    void catchUp(Rewrite rewrite)
    {
        if (m_behind) {
            const auto kept = rewrite(m_keptUpTo, m_notRemembered);
            m_behind = kept ? std::nullopt : std::optional(kept.error());
            if (kept) {
                m_notRemembered.clear();
            }
        }
    }

    void remember(const std::vector<Memo> &memos)
    {
        if (m_behind) {
            m_notRemembered.insert(m_notRemembered.end(), memos.begin(), memos.end());
        }
    }
    void forget(const Memo &memo) { std::erase(m_notRemembered, memo); }

private:
    static bool mayPass(const StoreError &error)
    {
        using Code = StoreError::Code;
        return error.code == Code::Full || error.code == Code::Unavailable || error.code == Code::ReadOnly;
    }

    std::optional<StoreError> m_behind;
    /// While behind: so many actions are on disk as they are here.
    int m_keptUpTo = 0;
    /// And this was described, but is not in the store.
    std::vector<Memo> m_notRemembered;
};
