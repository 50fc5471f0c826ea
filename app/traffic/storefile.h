// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/rescue.h"

#include <QTemporaryDir>

/// The app's store at its place. Where it cannot be opened, an empty one that is not kept stands in for it,
/// so there is always one, and always at the same address.
class StoreFile
{
public:
    explicit StoreFile(std::string path);

    const std::string &path() const { return m_path; }
    Store &store() { return m_store; }
    /// Why it could not be opened.
    const std::optional<StoreError> &problem() const { return m_problem; }

    void reopen();
    /// While another program has it: as it is now, and nothing can be changed. Tells whether that went well.
    bool read();
    bool isReading() const { return m_copy.has_value(); }

    // Going back to a backup: a long step on any thread, then a quick one. It tells what was there and is
    // kept beside it, if there was something.
    [[nodiscard]] Stored<std::monostate> prepareRestore(const std::string &backup, const GoOn &goOn) const;
    [[nodiscard]] Stored<std::string> restore();
    void dropRestore() const;
    /// Of a file that could not be opened, on any thread; afterwards it can be opened again.
    [[nodiscard]] Stored<Rescued> rescue(const GoOn &goOn) const;

private:
    Store open();

    std::string m_path;
    std::optional<StoreError> m_problem;
    /// What is read if another program has the store.
    std::optional<QTemporaryDir> m_copy;
    Store m_store;
};
