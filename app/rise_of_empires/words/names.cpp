// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/gainof.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr PerId<Row, const char *> RowNames = {{{
    //: One of the five rows of the action table, like the four that follow.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Progress"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Territory"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "City"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Empire"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Trade"),
}}};

constexpr PerId<Territory, const char *> TerritoryNames = {{{
    //: A kind of territory tile, like the seven that follow.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Plains"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Island"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Forest"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Hills"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Gold town"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Resource town"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Food town"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Cube town"),
}}};

constexpr PerId<Gain, const char *> GainNames = {{{
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Food"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Gold"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Resources"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Cubes"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Points"),
}}};

constexpr PerId<Overseas, const char *> OverseasNames = {{{
    QT_TRANSLATE_NOOP("RiseOfEmpires", "New World"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Far East"),
}}};

constexpr PerId<Part, const char *> PartNames = {{{
    //: Where food and income come from, like the four that follow.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Territories"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Progress"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Cities"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Regions"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Extras"),
}}};

constexpr PerId<Source, const char *> SourceNames = {{{
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Cities"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Towns"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Progress"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Regions"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Wonders"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Trade"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Extras"),
    //: Points that hunger has cost.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Famine"),
    //: Points that were paid for discs and free actions.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Paid"),
    //: Points that the table has corrected by hand.
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Corrected"),
}}};

constexpr PerId<Phase, const char *> PhaseNames = {{{
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Actions"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Settle"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "End of era"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Order"),
    QT_TRANSLATE_NOOP("RiseOfEmpires", "Over"),
}}};

QString translated(const char *text)
{
    return QCoreApplication::translate("RiseOfEmpires", text);
}
}

QString nameOf(Row row)
{
    return translated(RowNames[row]);
}

QString nameOf(Territory territory)
{
    return translated(TerritoryNames[territory]);
}

QString nameOf(Ground ground)
{
    return ground == Ground::Town ? translated(QT_TRANSLATE_NOOP("RiseOfEmpires", "Town"))
                                  : nameOf(static_cast<Territory>(ground));
}

QString nameOf(Gain gain)
{
    return translated(GainNames[gain]);
}

QString nameOf(Good good)
{
    return nameOf(gainOf(good));
}

QString nameOf(Material material)
{
    return nameOf(gainOf(material));
}

QString nameOf(Yield yield)
{
    return nameOf(gainOf(yield));
}

QString nameOf(Prize prize)
{
    return nameOf(gainOf(prize));
}

QString nameOf(Overseas overseas)
{
    return translated(OverseasNames[overseas]);
}

QString nameOf(Part part)
{
    return translated(PartNames[part]);
}

QString nameOf(Source source)
{
    return translated(SourceNames[source]);
}

QString nameOf(Phase phase)
{
    return translated(PhaseNames[phase]);
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
