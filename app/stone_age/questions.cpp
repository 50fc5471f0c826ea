// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/questions.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
struct StoneMissing {
    Q_DECLARE_TR_FUNCTIONS(StoneChoices)

public:
    static QString picks(int count) { return tr("%n dice to hand out", nullptr, count); }
    static QString resources(int count) { return tr("%n resources to choose", nullptr, count); }
    static QString halves(int count) { return tr("%n lower halves to name", nullptr, count); }
};
}

StoneQuestions questionsPart(const Play &play)
{
    StoneQuestions page{.halves = halvesPart(play)};
    askForPicks(play, page);
    askForTwo(play, page);
    return page;
}

std::optional<Answer> questionsTouch(const Play &play, const Touch &touch)
{
    for (const auto part : {picksTouch, halvesTouch, anyTwoTouch}) {
        if (const auto answered = part(play, touch)) {
            return answered;
        }
    }
    return std::nullopt;
}

QString questionsHint(const Play &play)
{
    if (const int missing = picksMissing(play)) {
        return StoneMissing::picks(missing);
    }
    if (const int missing = twoMissing(play)) {
        return StoneMissing::resources(missing);
    }
    const int missing = halvesMissing(play);
    return missing > 0 ? StoneMissing::halves(missing) : QString();
}
}
