// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/seats.h"
#include "app/through_the_ages/words/texts.h"
#include "model/through_the_ages/codec.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
Setup setupIn(const Record &record)
{
    return Course<Rules>(record).state().setup;
}
}

QString title()
{
    return QCoreApplication::translate("ThroughTheAges", "Through the Ages");
}

QString variantText(std::string_view id)
{
    const auto edition = fromId<Edition>(id);
    return edition ? nameOf(*edition) : QString();
}

QString editionText(const Record &record)
{
    const auto setup = setupIn(record);
    auto text = nameOf(setup.edition);
    if (setup.players == 1) {
        //: An edition, and how strong the Rival is.
        text = QCoreApplication::translate("ThroughTheAges", "%1, against the Rival (%2)")
                   .arg(text, nameOf(setup.rival));
    } else if (setup.leagues) {
        //: An edition, and the variant against leagues.
        text = QCoreApplication::translate("ThroughTheAges", "%1, against leagues").arg(text);
    }
    return text;
}

QString cultureText(int score)
{
    return amount(Benefit::Culture, score);
}

QString tieBreakText(const Record &record)
{
    return record.players.size() == 1
        ? QCoreApplication::translate("ThroughTheAges", "In a tie the Rival wins.")
        : QString();
}

QString nextText(const Replay &replay, const QString &name)
{
    const auto phase = fromId<Phase>(replay.phase);
    switch (phase.value_or(Phase::Turn)) {
    case Phase::RivalWar:
        return QCoreApplication::translate("ThroughTheAges", "Resolve the war");
    case Phase::RivalHand:
    case Phase::RivalEvent:
    case Phase::RivalBid:
        return QCoreApplication::translate("ThroughTheAges", "The Rival’s cards");
    case Phase::RivalAttack:
        return QCoreApplication::translate("ThroughTheAges", "The Rival attacks");
    case Phase::Bid:
        return QCoreApplication::translate("ThroughTheAges", "Bid for the territory");
    case Phase::Final:
        return QCoreApplication::translate("ThroughTheAges", "Score the last events");
    case Phase::Turn:
    case Phase::Over:
        break;
    }
    return QCoreApplication::translate("ThroughTheAges", "%1 plays").arg(name);
}

std::vector<OtherSeat> rivalSeats(const Record &record)
{
    return record.players.size() == 1 ? std::vector<OtherSeat>{{rivalName(), u"seal-rival"_s}}
                                      : std::vector<OtherSeat>();
}

int bggNumber(const Record &record)
{
    constexpr ByEdition Numbers = {25613, 182028};
    return Numbers.in(setupIn(record).edition);
}
}
