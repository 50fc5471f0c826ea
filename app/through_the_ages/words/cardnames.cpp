// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <string>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// As the catalogue writes them in records.
constexpr const char *KnownCardNames[] = {
    //: A leader, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Alexander the Great"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Aristotle"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Julius Caesar"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Hammurabi"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Homer"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Moses"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Frederick Barbarossa"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Christopher Columbus"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Genghis Khan"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Joan of Arc"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Leonardo da Vinci"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Michelangelo"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "J. S. Bach"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "James Cook"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Napoleon Bonaparte"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Isaac Newton"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Maximilien Robespierre"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "William Shakespeare"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Albert Einstein"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Winston Churchill"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Game Designer"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Mahatma Gandhi"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Nikola Tesla"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Rock & Roll Icon"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Charlie Chaplin"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Sid Meier"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Bill Gates"),
    //: A wonder, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Hanging Gardens"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Library of Alexandria"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Pyramids"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Colossus"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Great Wall"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "St. Peter's Basilica"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Taj Mahal"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Universitas Carolina"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Eiffel Tower"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Kremlin"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Ocean Liner Service"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Transcontinental Railroad"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Fast Food Chains"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "First Space Flight"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Hollywood"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Internet"),
    //: A special technology, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Code of Laws"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Warfare"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Cartography"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Masonry"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Justice System"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Strategy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Navigation"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Architecture"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Civil Service"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Military Theory"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Satellites"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Engineering"),
    //: A territory, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Developed Territory I"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Fertile Territory I"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Historic Territory I"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Inhabited Territory I"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Strategic Territory I"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Wealthy Territory I"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Vast Territory I"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Developed Territory II"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Fertile Territory II"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Historic Territory II"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Inhabited Territory II"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Strategic Territory II"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Wealthy Territory II"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Vast Territory II"),
    //: A pact, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Open Borders Agreement"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Trade Routes Agreement"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Acceptance of Supremacy"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "International Trade Agreement"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Promise of Military Protection"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Scientific Cooperation"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "International Tourism"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Loss of Sovereignty"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Military Pact"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Peace Treaty"),
};

constexpr const char *EventNames[] = {
    //: An event, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Agriculture"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Crafts"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Markets"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Politics"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Religion"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Science"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Settlement"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Trade Routes"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Warfare"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "No event"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Development of Civilization"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Barbarians"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Border conflict"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Crusades"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Cultural influence"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Foray"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Good harvest"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Immigration"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "New deposits"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Pestilence"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Raiders"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Rats"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Rebellion"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Reign of terror"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Scientific breakthrough"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Uncertain borders"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Civil unrest"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Cold war"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Crime wave"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Economic progress"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Emigration"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Iconoclasm"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Independence declaration"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "International agreement"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "National pride"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Popularization of science"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Ravages of time"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Refugees"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Terrorism"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Prosperity"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "Politics of strength"),
};

QString shownAmong(std::span<const char *const> known, std::string_view name)
{
    const auto found = std::ranges::find_if(known, [&](const char *one) { return name == one; });
    return found == known.end() ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                                : QCoreApplication::translate("ThroughTheAges", *found);
}
}

QString shownCard(std::string_view name)
{
    return shownAmong(KnownCardNames, name);
}

QString shownName(const Card &card)
{
    return shownCard(card.name);
}

QString shownName(const CardFacts &card)
{
    return shownCard(card.name);
}

QString shownName(const Wonder &wonder)
{
    return shownCard(wonder.card.name);
}

QString nameOf(Revealed event)
{
    switch (event) {
    case Revealed::Impact:
        return QCoreApplication::translate("ThroughTheAges", "Impact");
    case Revealed::Territory1:
        return nameOf(RivalCard::Territory1);
    case Revealed::Territory2:
        return nameOf(RivalCard::Territory2);
    default:
        return shownAmong(EventNames, factsOf(event)->name);
    }
}
}
