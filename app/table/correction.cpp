// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/correction.h"

#include "app/words/amounts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace
{
struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableCorrection)
};
}

TableWide CorrectionWords::save()
{
    //: Keeps a correction.
    return {.id = u"correct-save"_s, .title = Words::tr("Save")};
}

TableChoice CorrectionWords::cancel()
{
    //: Leaves a page without keeping what was entered.
    return {.id = u"correct-cancel"_s, .title = Words::tr("Cancel")};
}

TableField CorrectionWords::why(const std::string &text)
{
    //: A field for the reason of a correction.
    return {.title = Words::tr("Why? (may stay empty)"), .text = QString::fromStdString(text)};
}

QString CorrectionWords::total(int before, int after)
{
    return before == after ? Words::tr("Total %1").arg(scoreText(before))
                           : Words::tr("Total %1 → %2").arg(scoreText(before), scoreText(after));
}
