// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/texts.h"

#include <QCoreApplication>

namespace StoneAge
{
namespace
{
QString translated(const char *text)
{
    return QCoreApplication::translate("StoneAge", text);
}
}

QString nameOf(Pick pick)
{
    switch (pick) {
    case Pick::Wood:
    case Pick::Clay:
    case Pick::Stone:
    case Pick::Gold:
        return nameOf(static_cast<Resource>(pick));
    case Pick::Tool:
        //: What a die brings.
        return translated(QT_TRANSLATE_NOOP("StoneAge", "Tool"));
    case Pick::Agriculture:
        break;
    }
    return nameOf(Track::Agriculture);
}

QString nameOf(Style style)
{
    switch (style) {
    case Style::Food:
        //: What a die brings.
        return translated(QT_TRANSLATE_NOOP("StoneAge", "2 food"));
    case Style::Jewels:
        //: What a die brings.
        return translated(QT_TRANSLATE_NOOP("StoneAge", "2 jewels"));
    case Style::Trade:
        return nameOf(Track::Trade);
    case Style::Person:
        break;
    }
    //: What a die brings.
    return translated(QT_TRANSLATE_NOOP("StoneAge", "Person"));
}

QString foodName()
{
    return translated(QT_TRANSLATE_NOOP("StoneAge", "Food"));
}

QString title()
{
    return translated(QT_TRANSLATE_NOOP("StoneAge", "Stone Age"));
}

QString nextText(const Replay &replay, const QString &name)
{
    // Who must feed is not who had the turn.
    return replay.phase == idOf(Phase::Feed)
        //: What comes next in a game, after a colon.
        ? QCoreApplication::translate("StoneAge", "food is short")
        : QCoreApplication::translate("StoneAge", "%1 plays").arg(name);
}
}
