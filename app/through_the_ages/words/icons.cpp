// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/icons.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
QString iconOf(Type type)
{
    return u"tta-"_s + idText(type);
}

QString iconOf(Technology technology)
{
    return iconOf(factsOf(technology).type);
}

QString iconOf(Government)
{
    return u"tta-government"_s;
}

QString iconOf(Tactic)
{
    return u"tta-tactic"_s;
}

QString iconOf(Impact)
{
    return u"tta-impact"_s;
}

QString iconOf(Revealed event)
{
    switch (event) {
    case Revealed::Impact:
        return u"tta-impact"_s;
    case Revealed::Territory1:
    case Revealed::Territory2:
        return u"tta-colony"_s;
    default:
        return u"tta-event"_s;
    }
}

QString iconOf(RivalCard card)
{
    switch (roleOf(card)) {
    case Role::Tactic:
        return u"tta-tactic"_s;
    case Role::War:
        return u"tta-war"_s;
    case Role::Aggression:
        return u"tta-aggression"_s;
    case Role::Event:
        return u"tta-event"_s;
    case Role::Territory:
        return u"tta-colony"_s;
    case Role::Bonus:
        break;
    }
    return u"tta-bonus"_s;
}

QString iconOf(Difficulty)
{
    return u"seal-rival"_s;
}
}
