// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/record/game.h"

/// Looks at every rule of an action and keeps the broken one that comes first in the game's list of codes.
template<typename Error>
class JudgeOf
{
public:
    using Code = decltype(Error::code);

    /// Nearly always nothing is broken, and then it costs a glance.
    void forbid(bool broken, Code code, const HintWith<std::string_view> &hint = {})
    {
        if (broken) [[unlikely]] {
            note(code, hint);
        }
    }
    const std::optional<Error> &verdict() const { return m_first; }

private:
    void note(Code code, const HintWith<std::string_view> &hint)
    {
        if (!m_first || code < m_first->code) {
            m_first = Error{code, {std::string(hint.subject), hint.count, hint.least, hint.most, hint.seat}};
        }
    }

    std::optional<Error> m_first;
};
