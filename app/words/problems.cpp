// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/problems.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace
{
struct Problem {
    Q_DECLARE_TR_FUNCTIONS(Problem)

public:
    static QString sentence(const Malformed &malformed)
    {
        switch (malformed.flaw) {
        case Flaw::NotJson:
            return tr("This is not a JSON document: line %1, column %2 cannot be read.")
                .arg(malformed.least)
                .arg(malformed.most);
        case Flaw::NotUtf8:
            return tr("This is not a text in UTF-8.");
        case Flaw::TooLarge:
            return tr("The document is larger than %n MiB.", nullptr, malformed.most);
        case Flaw::TooDeep:
            return tr("The document is nested deeper than %n levels.", nullptr, malformed.most);
        case Flaw::TooMany:
            return tr("There are more than %n entries.", nullptr, malformed.most);
        case Flaw::WrongFormat:
            return tr("This is not a Tallystone document of the kind expected here.");
        case Flaw::TooNew:
            return tr("This was written by a newer version of Tallystone. This one reads version %1.")
                .arg(malformed.most);
        case Flaw::Missing:
            return tr("This member is missing.");
        case Flaw::Unknown:
            return tr("There is no such member.");
        case Flaw::NotAnObject:
            return tr("An object is expected here.");
        case Flaw::NotAList:
            return tr("A list is expected here.");
        case Flaw::NotAText:
            return tr("A text is expected here.");
        case Flaw::NotAFlag:
            return tr("Either true or false is expected here.");
        case Flaw::NotANumber:
        case Flaw::OutOfRange:
            return tr("A whole number from %1 to %2 is expected here.")
                .arg(malformed.least)
                .arg(malformed.most);
        case Flaw::UnknownId:
            return tr("This name is not known.");
        case Flaw::Twice:
            return tr("The same name stands here twice.");
        case Flaw::NotAUuid:
            return tr("A UUID is expected here: 8-4-4-4-12 hexadecimal digits.");
        case Flaw::NotATime:
            return tr("A real moment in UTC is expected here, such as 2026-11-15T20:04:00Z.");
        case Flaw::NameLength:
            return tr("A name has from %1 to %2 characters.").arg(malformed.least).arg(malformed.most);
        case Flaw::NameTaken:
            return tr("Another player already has this name.");
        case Flaw::TextLength:
            return tr("A text has at most %n characters.", nullptr, malformed.most);
        case Flaw::PlayerCount:
            return tr("This game is for %1 to %2 players.").arg(malformed.least).arg(malformed.most);
        case Flaw::OnlyAlone:
            return tr("This is only for a game alone.");
        case Flaw::NotTogether:
            return tr("This does not go with the other options.");
        case Flaw::ItemCount:
            return malformed.least == malformed.most
                ? tr("Exactly %n entries are expected here.", nullptr, malformed.most)
                : tr("From %1 to %2 entries are expected here.").arg(malformed.least).arg(malformed.most);
        case Flaw::NotAnId:
            return tr("A short id of letters and digits is expected here.");
        case Flaw::Reserved:
            return tr("This is a word of the formulas.");
        case Flaw::LeastAboveMost:
            return tr("The least is above the most.");
        case Flaw::NotRising:
            return tr("As many rising numbers as the table has are expected here.");
        case Flaw::NothingEntered:
            return tr("There is no row in which something is entered.");
        case Flaw::NothingCounts:
            return tr("There is no row that counts.");
        case Flaw::NeedsRounds:
            return tr("Without rounds a sheet cannot end this way.");
        case Flaw::Formula:
            return malformed.place
                ? tr("This cannot be worked out from character %1 on.").arg(*malformed.place + 1)
                : tr("This cannot be worked out.");
        }
        Q_UNREACHABLE();
    }
};
}

QString problemText(const Malformed &malformed)
{
    const auto sentence = Problem::sentence(malformed);
    return malformed.where.empty() ? sentence : QString::fromStdString(malformed.where) + u": "_s + sentence;
}
