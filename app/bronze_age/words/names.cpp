// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/texts.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
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

QString translated(const char *text)
{
    return QCoreApplication::translate("BronzeAge", text);
}
}

QString nameOf(City city)
{
    return translated(QT_TRANSLATE_NOOP("BronzeAge", "City %1"))
        .arg(FirstCities + 1 + static_cast<int>(city));
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
