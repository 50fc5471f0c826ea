// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/icons.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
QString iconOf(Type type)
{
    return u"tta-%1"_s.arg(idText(type));
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

QString iconOf(CardKind kind)
{
    return kind == CardKind::Other ? u"tta-deck"_s : u"tta-%1"_s.arg(idText(kind));
}

QString iconOf(Good good)
{
    return good == Good::Food ? u"food"_s : u"stone"_s;
}

QString iconOf(Benefit benefit)
{
    switch (benefit) {
    case Benefit::Yellow:
    case Benefit::Population:
        return u"tta-worker"_s;
    case Benefit::Blue:
        return u"tta-token"_s;
    case Benefit::Food:
        return iconOf(Good::Food);
    case Benefit::Resources:
    case Benefit::Arms:
        return iconOf(Good::Resources);
    default:
        return u"tta-%1"_s.arg(idText(benefit));
    }
}

QString iconOf(Rating rating)
{
    switch (rating) {
    case Rating::CivilTotal:
        return u"tta-civil"_s;
    case Rating::MilitaryTotal:
        return u"tta-military"_s;
    case Rating::UrbanLimit:
        return u"tta-government"_s;
    case Rating::CulturePerTurn:
        return u"tta-culture"_s;
    case Rating::SciencePerTurn:
        return u"tta-science"_s;
    case Rating::Strength:
        return u"tta-strength"_s;
    case Rating::Happiness:
        return u"tta-happy"_s;
    case Rating::Discontent:
        break;
    }
    return u"tta-unhappy"_s;
}

QString iconOf(Source source)
{
    switch (source) {
    case Source::Buildings:
        return u"tta-theater"_s;
    case Source::Government:
        return u"tta-government"_s;
    case Source::Leaders:
        return iconOf(CardKind::Leader);
    case Source::Wonders:
        return iconOf(CardKind::Wonder);
    case Source::Specials:
        return iconOf(CardKind::Special);
    case Source::Colonies:
        return iconOf(CardKind::Colony);
    case Source::Pacts:
        return iconOf(CardKind::Pact);
    case Source::Others:
        return iconOf(CardKind::Other);
    case Source::Events:
        return u"tta-event"_s;
    case Source::Battles:
        return u"tta-aggression"_s;
    case Source::Impacts:
        return u"tta-impact"_s;
    case Source::Famine:
        return u"famine"_s;
    case Source::Adjust:
        break;
    }
    return u"ui-edit"_s;
}

QString iconOf(RivalSource source)
{
    switch (source) {
    case RivalSource::Age:
        return u"tta-age"_s;
    case RivalSource::Level:
    case RivalSource::Events:
        return u"tta-event"_s;
    case RivalSource::Attacks:
        return u"tta-aggression"_s;
    case RivalSource::War:
        return u"tta-war"_s;
    case RivalSource::Colony:
        return u"tta-colony"_s;
    case RivalSource::Final:
        return u"tta-impact"_s;
    case RivalSource::Adjust:
        break;
    }
    return u"ui-edit"_s;
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
