// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/storeproblems.h"

#include <QCoreApplication>

namespace
{
struct StoreProblem {
    Q_DECLARE_TR_FUNCTIONS(StoreProblem)

public:
    static QString sentence(StoreError::Code code)
    {
        switch (code) {
        case StoreError::Code::Unavailable:
            return tr("The games cannot be read or written here.");
        case StoreError::Code::ReadOnly:
            return tr("The file with your games can be read here, but not changed.");
        case StoreError::Code::InUse:
            return tr("Tallystone is already open. Close it first.");
        case StoreError::Code::TooNew:
            return tr("These games were kept by a newer Tallystone. Update this one to go on; nothing was "
                      "changed.");
        case StoreError::Code::Foreign:
            return tr("This file belongs to another program. Nothing was changed.");
        case StoreError::Code::Damaged:
            return tr("The file with the games is damaged. What can be read of it can be rescued; nothing "
                      "was changed.");
        case StoreError::Code::Full:
            return tr("There is no room left on this device. Make room, then try again.");
        case StoreError::Code::NameTaken:
            return tr("Somebody has this name already. Choose another one, or merge the two.");
        case StoreError::Code::PlayedTogether:
            return tr("These two sat in one game, so they cannot be one person.");
        }
        Q_UNREACHABLE();
    }
};
}

QString problemText(const StoreError &error)
{
    return StoreProblem::sentence(error.code);
}

std::string_view codeOf(const StoreError &error)
{
    switch (error.code) {
    case StoreError::Code::Unavailable:
        return "unavailable";
    case StoreError::Code::ReadOnly:
        return "read-only";
    case StoreError::Code::InUse:
        return "in-use";
    case StoreError::Code::TooNew:
        return "too-new";
    case StoreError::Code::Foreign:
        return "foreign";
    case StoreError::Code::Damaged:
        return "damaged";
    case StoreError::Code::Full:
        return "full";
    case StoreError::Code::NameTaken:
        return "name-taken";
    case StoreError::Code::PlayedTogether:
        return "played-together";
    }
    Q_UNREACHABLE();
}
