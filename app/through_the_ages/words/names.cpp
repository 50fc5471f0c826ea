// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr PerId<Edition, const char *> EditionNames = {{{
    QT_TRANSLATE_NOOP("ThroughTheAges", "First, 2006"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "A New Story, 2015"),
}}};

constexpr PerId<Technology, const char *> TechnologyNames = {{{
    //: A technology, like the 33 that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Agriculture"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Irrigation"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Selective Breeding"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Mechanized Agriculture"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Bronze"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Iron"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Coal"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Oil"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Philosophy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Alchemy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Scientific Method"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Computers"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Religion"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Theology"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Organized Religion"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Printing Press"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Journalism"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Multimedia"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Drama"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Opera"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Movies"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Bread and Circuses"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Team Sports"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Professional Sports"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Warriors"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Swordsmen"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Riflemen"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Modern Infantry"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Knights"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Cavalrymen"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Tanks"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Cannon"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Rockets"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Air Forces"),
}}};

constexpr PerId<Type, const char *> TypeNames = {{{
    //: A type of technology, like the ten that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Farm"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Mine"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Lab"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Temple"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Library"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Theater"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Arena"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Infantry"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Cavalry"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Artillery"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Air"),
}}};

constexpr PerId<Government, const char *> GovernmentNames = {{{
    //: A government, like the seven that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Despotism"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Monarchy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Theocracy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Constitutional Monarchy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Republic"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Communism"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Democracy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Fundamentalism"),
}}};

constexpr PerId<Tactic, const char *> TacticNames = {{{
    QT_TRANSLATE_NOOP("ThroughTheAges", "No tactic"),
    //: A tactic, like the 15 that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Fighting Band"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Light Cavalry"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Legion"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Medieval Army"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Phalanx"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Heavy Cavalry"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Fortifications"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Mobile Artillery"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Conquistadors"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Defensive Army"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Napoleonic Army"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Classic Army"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Entrenchments"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Mechanized Army"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Shock Troops"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Modern Army"),
}}};

constexpr PerId<CardKind, const char *> KindNames = {{{
    //: A kind of card, like the five that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Leader"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Wonder"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Special"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Colony"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Pact"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Other"),
}}};

constexpr PerId<Family, const char *> FamilyNames = {{{
    //: A family of special technologies, like the three that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Civil"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Military"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Exploration"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Construction"),
}}};

constexpr PerId<Benefit, const char *> BenefitNames = {{{
    QT_TRANSLATE_NOOP("ThroughTheAges", "Yellow tokens"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Blue tokens"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Workers"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Culture"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Science"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Food"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Resources"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Civil actions"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Military actions"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Resources for units"),
}}};

constexpr PerId<Rating, const char *> RatingNames = {{{
    QT_TRANSLATE_NOOP("ThroughTheAges", "Civil actions"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Military actions"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Urban limit"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Culture a turn"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Science a turn"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Strength"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Happiness"),
    //: Workers that are not content.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Discontented"),
}}};

constexpr PerId<Source, const char *> SourceNames = {{{
    //: Where culture comes from, like the twelve that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Buildings"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Government"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Leaders"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Wonders"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Specials"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Colonies"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Pacts"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Other cards"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Events"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Battles"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Impacts"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Famine"),
    //: Culture that the table has corrected by hand.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Corrected"),
}}};

constexpr PerId<RivalSource, const char *> RivalSourceNames = {{{
    //: Where the Rival's culture comes from: what it produces by the age.
    QT_TRANSLATE_NOOP("ThroughTheAges", "By its age"),
    //: Where the Rival's culture comes from, like the five that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Events prepared"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Events"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Attacks"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Wars"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Colonies"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Last events"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Corrected"),
}}};

constexpr PerId<Impact, const char *> ImpactNames = {{{
    QT_TRANSLATE_NOOP("ThroughTheAges", "Agriculture"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Architecture"),
    //: An event of the third age, like the ten that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Balance"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Colonies"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Competition"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Government"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Happiness"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Industry"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Population"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Progress"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Science"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Strength"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Technology"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Variety"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Wonders"),
}}};

constexpr PerId<Phase, const char *> PhaseNames = {{{
    QT_TRANSLATE_NOOP("ThroughTheAges", "Turn"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "War"),
    //: The cards that the Rival holds.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Its hand"),
    //: The Rival attacks.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Its attack"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Event"),
    //: What the Rival bids for a territory.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Its bid"),
    //: What the player bids for a territory.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Your bid"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Last events"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Over"),
}}};

constexpr PerId<Difficulty, const char *> DifficultyNames = {{{
    //: How strong the Rival is, like the three that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Easy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Medium"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Hard"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Extreme"),
}}};

/// Those that are no tactics, without their age.
constexpr const char *RivalCardNames[] = {
    //: A military card, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "War"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "War"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Enslave"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Plunder"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Plunder"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Plunder"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Raid"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Raid"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Raid"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Annex"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Spy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Armed Intervention"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Assassinate"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Sabotage"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Infiltrate"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Event"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Event"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Event"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Event"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Territory"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Territory"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Bonus"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Bonus"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Bonus"),
};
static_assert(std::size(RivalCardNames) + countOf<Tactic> - 1 == countOf<RivalCard>);

QString named(const char *text)
{
    return QCoreApplication::translate("ThroughTheAges", text);
}
}

QString nameOf(Edition edition)
{
    return named(EditionNames[edition]);
}

QString nameOf(Technology technology)
{
    return named(TechnologyNames[technology]);
}

QString nameOf(Type type)
{
    return named(TypeNames[type]);
}

QString shortName(Type type)
{
    switch (type) {
    case Type::Library:
        return QCoreApplication::translate("ThroughTheAges", "Library", "short");
    case Type::Infantry:
        return QCoreApplication::translate("ThroughTheAges", "Infantry", "short");
    case Type::Cavalry:
        return QCoreApplication::translate("ThroughTheAges", "Cavalry", "short");
    case Type::Artillery:
        return QCoreApplication::translate("ThroughTheAges", "Artillery", "short");
    default:
        return nameOf(type);
    }
}

QString nameOf(Government government)
{
    return named(GovernmentNames[government]);
}

QString nameOf(Tactic tactic)
{
    return named(TacticNames[tactic]);
}

QString nameOf(CardKind kind)
{
    return named(KindNames[kind]);
}

QString nameOf(Family family)
{
    return named(FamilyNames[family]);
}

QString nameOf(Good good)
{
    return nameOf(good == Good::Food ? Benefit::Food : Benefit::Resources);
}

QString nameOf(Benefit benefit)
{
    return named(BenefitNames[benefit]);
}

QString nameOf(Rating rating)
{
    return named(RatingNames[rating]);
}

QString nameOf(Source source)
{
    return named(SourceNames[source]);
}

QString nameOf(RivalSource source)
{
    return named(RivalSourceNames[source]);
}

QString nameOf(Impact impact)
{
    return named(ImpactNames[impact]);
}

QString nameOf(Phase phase)
{
    return named(PhaseNames[phase]);
}

QString nameOf(Difficulty difficulty)
{
    return named(DifficultyNames[difficulty]);
}

QString shortName(RivalCard card)
{
    return isTactic(card) ? nameOf(tacticOf(card))
                          : named(RivalCardNames[static_cast<int>(card) - static_cast<int>(RivalCard::War2)]);
}

QString nameOf(RivalCard card)
{
    return isTactic(card) ? shortName(card) : shortName(card) + u' ' + ageText(levelOf(card));
}

QString nameOf(Origin origin)
{
    const auto technology = technologyOf(origin);
    return technology ? nameOf(*technology) : named(QT_TRANSLATE_NOOP("ThroughTheAges", "Free workers"));
}

QString rivalName()
{
    return named(QT_TRANSLATE_NOOP("ThroughTheAges", "The Rival"));
}

QString ageText(int age)
{
    constexpr std::array Ages = {"A", "I", "II", "III", "IV"};
    return QString::fromLatin1(Ages[static_cast<std::size_t>(age)]);
}

QString ageTitle(int age)
{
    //: %1 is A, I, II, III or IV.
    return QCoreApplication::translate("ThroughTheAges", "Age %1").arg(ageText(age));
}

QString placeText(Technology technology)
{
    const auto &facts = factsOf(technology);
    //: A type of technology and its level: Mine, level II.
    return QCoreApplication::translate("ThroughTheAges", "%1, level %2")
        .arg(nameOf(facts.type), ageText(facts.level));
}
}
