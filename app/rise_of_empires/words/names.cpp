// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
QString translated(const char *text)
{
    return QCoreApplication::translate("RiseOfEmpires", text);
}
}

QString nameOf(Ground ground)
{
    return ground == Ground::Town ? translated(QT_TRANSLATE_NOOP("RiseOfEmpires", "Town"))
                                  : nameOf(static_cast<Territory>(ground));
}

QString shortName(Gain gain)
{
    switch (gain) {
    case Gain::Food:
        return QCoreApplication::translate("RiseOfEmpires", "Food", "short");
    case Gain::Resources:
        return QCoreApplication::translate("RiseOfEmpires", "Resources", "short");
    default:
        return nameOf(gain);
    }
}

QString wonderName()
{
    return translated(QT_TRANSLATE_NOOP("RiseOfEmpires", "Wonder"));
}

QString eraText(int era)
{
    return QString(era, u'I');
}

QString turnText(int round)
{
    return eraText(eraOf(round)) + u' ' + idText(halfOf(round));
}

QString roundTitle(int round)
{
    //: %1 is the number of the turn, %2 such as "II A".
    return QCoreApplication::translate("RiseOfEmpires", "Turn %1, %2").arg(round).arg(turnText(round));
}

QString title()
{
    return translated(QT_TRANSLATE_NOOP("RiseOfEmpires", "Rise of Empires"));
}

QString nextText(const Replay &replay, const QString &name)
{
    if (replay.phase == idOf(Phase::Settle)) {
        return translated(QT_TRANSLATE_NOOP("RiseOfEmpires", "Settle the turn"));
    }
    if (replay.phase == idOf(Phase::EraEnd)) {
        return translated(QT_TRANSLATE_NOOP("RiseOfEmpires", "Choose the tiles to keep"));
    }
    return (replay.phase == idOf(Phase::Order)
            ? QCoreApplication::translate("RiseOfEmpires", "%1 chooses a place")
            : QCoreApplication::translate("RiseOfEmpires", "%1 plays"))
        .arg(name);
}
}
