// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/texts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
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
