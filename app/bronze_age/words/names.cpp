// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/texts.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
constexpr PerId<Edition, const char *> Editions = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Original"),
    QT_TRANSLATE_NOOP("BronzeAge", "Revised"),
    QT_TRANSLATE_NOOP("BronzeAge", "Late Bronze"),
}}};

constexpr PerId<Ware, const char *> WareNames = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Wood"),
    QT_TRANSLATE_NOOP("BronzeAge", "Stone"),
    QT_TRANSLATE_NOOP("BronzeAge", "Pottery"),
    QT_TRANSLATE_NOOP("BronzeAge", "Cloth"),
    QT_TRANSLATE_NOOP("BronzeAge", "Spearheads"),
    QT_TRANSLATE_NOOP("BronzeAge", "Food"),
}}};

//: What a die shows. Stands under its picture, so it must be short.
constexpr PerId<Face, const char *> Faces = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "3 food"),
    QT_TRANSLATE_NOOP("BronzeAge", "1 good"),
    QT_TRANSLATE_NOOP("BronzeAge", "2 goods, skull"),
    QT_TRANSLATE_NOOP("BronzeAge", "3 workers"),
    QT_TRANSLATE_NOOP("BronzeAge", "2 food or workers"),
    QT_TRANSLATE_NOOP("BronzeAge", "7 coins"),
}}};

constexpr PerId<Monument, const char *> MonumentNames = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Step Pyramid"),
    QT_TRANSLATE_NOOP("BronzeAge", "Stone Circle"),
    QT_TRANSLATE_NOOP("BronzeAge", "Temple"),
    QT_TRANSLATE_NOOP("BronzeAge", "Obelisk"),
    QT_TRANSLATE_NOOP("BronzeAge", "Hanging Gardens"),
    QT_TRANSLATE_NOOP("BronzeAge", "Great Wall"),
    QT_TRANSLATE_NOOP("BronzeAge", "Great Pyramid"),
}}};

constexpr PerId<Monument, const char *> BuiltNames = {{{
    //: The object of "to build": the accusative, where a language has one.
    QT_TRANSLATE_NOOP("BronzeAge", "the Step Pyramid"),
    //: The object of "to build".
    QT_TRANSLATE_NOOP("BronzeAge", "the Stone Circle"),
    //: The object of "to build".
    QT_TRANSLATE_NOOP("BronzeAge", "the Temple"),
    //: The object of "to build".
    QT_TRANSLATE_NOOP("BronzeAge", "the Obelisk"),
    //: The object of "to build".
    QT_TRANSLATE_NOOP("BronzeAge", "the Hanging Gardens"),
    //: The object of "to build".
    QT_TRANSLATE_NOOP("BronzeAge", "the Great Wall"),
    //: The object of "to build".
    QT_TRANSLATE_NOOP("BronzeAge", "the Great Pyramid"),
}}};

constexpr PerId<Disaster, const char *> Disasters = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Famine"),
    QT_TRANSLATE_NOOP("BronzeAge", "Drought"),
    QT_TRANSLATE_NOOP("BronzeAge", "Pestilence"),
    QT_TRANSLATE_NOOP("BronzeAge", "Invasion"),
    QT_TRANSLATE_NOOP("BronzeAge", "Revolt"),
}}};

constexpr PerId<Phase, const char *> Phases = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Dice"),
    QT_TRANSLATE_NOOP("BronzeAge", "Trade"),
    QT_TRANSLATE_NOOP("BronzeAge", "Build"),
    QT_TRANSLATE_NOOP("BronzeAge", "Swap"),
    QT_TRANSLATE_NOOP("BronzeAge", "Buy"),
    QT_TRANSLATE_NOOP("BronzeAge", "Pass"),
    QT_TRANSLATE_NOOP("BronzeAge", "Over"),
}}};

constexpr PerId<Development, const char *> DevelopmentNames = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Leadership"),
    QT_TRANSLATE_NOOP("BronzeAge", "Irrigation"),
    QT_TRANSLATE_NOOP("BronzeAge", "Agriculture"),
    QT_TRANSLATE_NOOP("BronzeAge", "Quarrying"),
    QT_TRANSLATE_NOOP("BronzeAge", "Medicine"),
    QT_TRANSLATE_NOOP("BronzeAge", "Coinage"),
    QT_TRANSLATE_NOOP("BronzeAge", "Caravans"),
    QT_TRANSLATE_NOOP("BronzeAge", "Religion"),
    QT_TRANSLATE_NOOP("BronzeAge", "Granaries"),
    QT_TRANSLATE_NOOP("BronzeAge", "Masonry"),
    QT_TRANSLATE_NOOP("BronzeAge", "Engineering"),
    QT_TRANSLATE_NOOP("BronzeAge", "Architecture"),
    QT_TRANSLATE_NOOP("BronzeAge", "Empire"),
    QT_TRANSLATE_NOOP("BronzeAge", "Preservation"),
    QT_TRANSLATE_NOOP("BronzeAge", "Shipping"),
    QT_TRANSLATE_NOOP("BronzeAge", "Smithing"),
    QT_TRANSLATE_NOOP("BronzeAge", "Commerce"),
}}};

QString translated(const char *text)
{
    return QCoreApplication::translate("BronzeAge", text);
}
}

QString nameOf(Edition edition)
{
    return translated(Editions[edition]);
}

QString nameOf(Good good)
{
    return nameOf(static_cast<Ware>(good));
}

QString nameOf(Ware ware)
{
    return translated(WareNames[ware]);
}

QString nameOf(Face face)
{
    return translated(Faces[face]);
}

QString nameOf(City city)
{
    return translated(QT_TRANSLATE_NOOP("BronzeAge", "City %1"))
        .arg(FirstCities + 1 + static_cast<int>(city));
}

QString nameOf(Development development)
{
    return translated(DevelopmentNames[development]);
}

QString nameOf(Monument monument)
{
    return translated(MonumentNames[monument]);
}

QString nameOf(Disaster disaster)
{
    return translated(Disasters[disaster]);
}

QString nameOf(Phase phase)
{
    return translated(Phases[phase]);
}

QString builtName(Monument monument)
{
    return translated(BuiltNames[monument]);
}

QString title()
{
    return QCoreApplication::translate("BronzeAge", "The Bronze Age");
}

QString variantText(std::string_view id)
{
    const auto edition = fromId<Edition>(id);
    return edition ? nameOf(*edition) : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString nextText(const Replay &replay, const QString &name)
{
    return (replay.phase == idOf(Phase::Roll) ? QCoreApplication::translate("BronzeAge", "%1 rolls")
                                              : QCoreApplication::translate("BronzeAge", "%1 plays"))
        .arg(name);
}
}
