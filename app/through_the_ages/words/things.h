// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/things.h"
#include "model/through_the_ages/ids.h"

template<>
inline constexpr Things<ThroughTheAges::Edition> things<ThroughTheAges::Edition> = {"ThroughTheAges",
    {{{
        QT_TRANSLATE_NOOP("ThroughTheAges", "First, 2006"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "A New Story, 2015"),
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Technology> things<ThroughTheAges::Technology> = {"ThroughTheAges",
    {{{
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
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Type> things<ThroughTheAges::Type> = {"ThroughTheAges",
    {{{
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
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Government> things<ThroughTheAges::Government> = {"ThroughTheAges",
    {{{
        //: A government, like the seven that follow.
        QT_TRANSLATE_NOOP("ThroughTheAges", "Despotism"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Monarchy"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Theocracy"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Constitutional Monarchy"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Republic"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Communism"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Democracy"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Fundamentalism"),
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Tactic> things<ThroughTheAges::Tactic> = {"ThroughTheAges",
    {{{
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
    }}}};

template<>
inline constexpr Things<ThroughTheAges::CardKind> things<ThroughTheAges::CardKind> = {"ThroughTheAges",
    {{{
        //: A kind of card, like the five that follow.
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Leader"), "tta-leader"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Wonder"), "tta-wonder"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Special"), "tta-special"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Colony"), "tta-colony"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Pact"), "tta-pact"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Other"), "tta-deck"},
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Family> things<ThroughTheAges::Family> = {"ThroughTheAges",
    {{{
        //: A family of special technologies, like the three that follow.
        QT_TRANSLATE_NOOP("ThroughTheAges", "Civil"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Military"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Exploration"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Construction"),
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Benefit> things<ThroughTheAges::Benefit> = {"ThroughTheAges",
    {{{
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Yellow tokens"), "tta-worker",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n yellow tokens")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Blue tokens"), "tta-token",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n blue tokens")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Workers"), "tta-worker",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n free workers")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Culture"), "tta-culture",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%Ln culture")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Science"), "tta-science",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n science")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Food"), "food",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n food")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Resources"), "stone",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n resources")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Civil actions"), "tta-civil",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n civil actions")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Military actions"), "tta-military",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n military actions")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Resources for units"), "stone",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n resources for units")},
    }}}};
template<>
inline constexpr auto &things<ThroughTheAges::Good> = things<ThroughTheAges::Benefit>;
template<>
inline constexpr auto &things<ThroughTheAges::Income> = things<ThroughTheAges::Benefit>;

template<>
inline constexpr Things<ThroughTheAges::Rating> things<ThroughTheAges::Rating> = {"ThroughTheAges",
    {{{
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Civil actions"), "tta-civil",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n civil actions")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Military actions"), "tta-military",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n military actions")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Urban limit"), "tta-government",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n to the urban limit")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Culture a turn"), "tta-culture",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n culture a turn")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Science a turn"), "tta-science",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n science a turn")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Strength"), "tta-strength",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n strength")},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Happiness"), "tta-happy",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n faces")},
        //: Workers that are not content.
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Discontented"), "tta-unhappy",
            QT_TRANSLATE_N_NOOP("ThroughTheAges", "%n discontented")},
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Source> things<ThroughTheAges::Source> = {"ThroughTheAges",
    {{{
        //: Where culture comes from, like the twelve that follow.
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Buildings"), "tta-theater"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Government"), "tta-government"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Leaders"), "tta-leader"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Wonders"), "tta-wonder"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Specials"), "tta-special"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Colonies"), "tta-colony"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Pacts"), "tta-pact"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Other cards"), "tta-deck"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Events"), "tta-event"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Battles"), "tta-aggression"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Impacts"), "tta-impact"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Famine"), "famine"},
        //: Culture that the table has corrected by hand.
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Corrected"), "ui-edit"},
    }}}};

template<>
inline constexpr Things<ThroughTheAges::RivalSource> things<ThroughTheAges::RivalSource> = {"ThroughTheAges",
    {{{
        //: Where the Rival's culture comes from: what it produces by the age.
        {QT_TRANSLATE_NOOP("ThroughTheAges", "By its age"), "tta-age"},
        //: Where the Rival's culture comes from, like the five that follow.
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Events prepared"), "tta-event"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Events"), "tta-event"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Attacks"), "tta-aggression"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Wars"), "tta-war"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Colonies"), "tta-colony"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Last events"), "tta-impact"},
        {QT_TRANSLATE_NOOP("ThroughTheAges", "Corrected"), "ui-edit"},
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Impact> things<ThroughTheAges::Impact> = {"ThroughTheAges",
    {{{
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
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Phase> things<ThroughTheAges::Phase> = {"ThroughTheAges",
    {{{
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
    }}}};

template<>
inline constexpr Things<ThroughTheAges::Difficulty> things<ThroughTheAges::Difficulty> = {"ThroughTheAges",
    {{{
        //: How strong the Rival is, like the three that follow.
        QT_TRANSLATE_NOOP("ThroughTheAges", "Easy"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Medium"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Hard"),
        QT_TRANSLATE_NOOP("ThroughTheAges", "Extreme"),
    }}}};

namespace ThroughTheAges
{
using ::amount;
using ::iconOf;
using ::nameOf;
}
