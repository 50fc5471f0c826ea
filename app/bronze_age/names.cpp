// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/texts.h"

#include <QCoreApplication>

namespace BronzeAge
{
namespace
{
const char *const Context = "BronzeAge";

constexpr PerId<Edition, const char *> Editions = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Original"),
    QT_TRANSLATE_NOOP("BronzeAge", "Revised"),
    QT_TRANSLATE_NOOP("BronzeAge", "Late Bronze"),
}}};

constexpr PerId<Good, const char *> GoodNames = {{{
    QT_TRANSLATE_NOOP("BronzeAge", "Wood"),
    QT_TRANSLATE_NOOP("BronzeAge", "Stone"),
    QT_TRANSLATE_NOOP("BronzeAge", "Pottery"),
    QT_TRANSLATE_NOOP("BronzeAge", "Cloth"),
    QT_TRANSLATE_NOOP("BronzeAge", "Spearheads"),
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
}

QString nameOf(Edition edition)
{
    return QCoreApplication::translate(Context, Editions[edition]);
}

QString nameOf(Good good)
{
    return QCoreApplication::translate(Context, GoodNames[good]);
}

QString nameOf(Monument monument)
{
    return QCoreApplication::translate(Context, MonumentNames[monument]);
}

QString nameOf(Development development)
{
    return QCoreApplication::translate(Context, DevelopmentNames[development]);
}
}
