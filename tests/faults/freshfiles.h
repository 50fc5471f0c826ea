// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/db/support.h"

#include <QDir>

/// One store after the other, each alone in a folder that is fast.
class FreshFiles
{
public:
    std::string next()
    {
        QDir(m_folder.path()).removeRecursively();
        QDir().mkpath(m_folder.path());
        return Support::pathIn(m_folder);
    }

private:
    QTemporaryDir m_folder{Support::fastFolder()};
};
