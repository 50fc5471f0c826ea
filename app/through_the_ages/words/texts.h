// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/through_the_ages/words/things.h"
#include "app/words/textsheet.h"
#include "model/record/game.h"
#include "model/through_the_ages/catalogue.h"
#include "model/through_the_ages/checklist.h"
#include "model/through_the_ages/forecast.h"

#include <QString>

/// Through the Ages in words.
namespace ThroughTheAges
{
/// For the feet of the board's columns: "Infant.".
QString shortName(Type type);
/// "No tactic" for none.
/// An event of the third age: "Strength".
/// "Crusades"; "Territory I".
QString nameOf(Revealed event);
/// "Plunder II".
QString nameOf(RivalCard card);
/// Without its age: "Plunder".
QString shortName(RivalCard card);
/// A technology, or the free workers.
QString nameOf(Origin origin);
/// The automatic opponent, in sentences and as a seat.
QString rivalName();

/// "A", "I" to "IV".
QString ageText(int age);
/// "Age II".
QString ageTitle(int age);
/// "mine, level II".
QString placeText(Technology technology);

// Names that stand in records. Those that the app knows by itself are in English there and are shown in the
// reader's language; what players typed stays as it is.
QString shownCard(std::string_view name);
QString shownName(const Card &card);
QString shownName(const CardFacts &card);
QString shownName(const Wonder &wonder);

/// With a capital at its beginning, where a text stands alone.
QString capitalised(QString text);

// What things do, short enough for a row and whole for a screen reader.
/// "+1 culture a turn, +2 happy faces"; empty if it does nothing.
QString textOf(const Effect &effect, Edition edition);
/// "+3 food, +1 culture for each farm".
QString textOf(const Gain &gain);
/// What a card of the catalogue does, both sides of a pact, and what happens once.
QString textOf(const CardFacts &card, Edition edition);
/// Parts of what a card does or a government gives, that have commas themselves.
QString listed(const QStringList &parts);
/// The same in a line, and in one of its own what of it the rules do not do by themselves.
QString toldOf(const CardFacts &card, Edition edition);
QString toldOf(const Card &card, Edition edition);
/// What of it the rules do not do by themselves, as a sentence; empty where there is nothing.
QString noteOf(const CardFacts &card, Edition edition);
/// What an event does to whom, with what is chosen at the table.
QString textOf(Revealed event, Edition edition);
/// The part of it that the app cannot do by itself.
QString noteOf(Revealed event, Edition edition);
/// What an event of the third age counts.
QString textOf(Impact impact, Edition edition);
/// What each worker gives: "2 culture, 1 face".
QString textOf(Technology technology);
/// "5 civil and 3 military actions, urban limit 3, 1 culture a turn".
QString textOf(Government government, Edition edition);
/// The end of that: "+1 culture a turn"; empty if it gives nothing but actions and room.
QString yieldOf(Government government, Edition edition);
/// The set of an army and what it adds: "2 infantry, 1 cavalry: 3".
QString textOf(Tactic tactic, Edition edition);
/// "2 infantry, 1 cavalry".
QString setText(Tactic tactic);
/// What a card of the Rival is for: "2 units, strength 4", "defence 4, colonization 2", "war", "event".
QString textOf(RivalCard card, Edition edition);
/// How strong the Rival is, in a sentence.
QString textOf(Difficulty difficulty);
/// Something to be done on the table, as an order; `count` where the task has one.
QString textOf(Task task, int count);
/// "1 civil action, 5 resources"; "nothing" if it is free.
QString textOf(const Price &price);
/// What an action would change for a seat: "+2 culture a turn, −1 strength".
QString textOf(const Change &change);
/// "3 Heavy Cavalry, 2 Phalanx".
QString textOf(const RivalArmy &army);
QString textOf(const Units &units);

/// Why an action cannot be done.
QString errorText(const Error &error, const QStringList &names);

QString title();
/// An edition, by the id in an outcome.
QString variantText(std::string_view id);
/// "Léa plays".
QString nextText(const Replay &replay, const QString &name);
QString editionText(const Record &record);
/// What decides between equal scores.
QString tieBreakText(const Record &record);
/// "36 culture": what wins is called that here.
QString cultureText(int score);
QString refusalText(const Refusal &refusal, const Record &record);
TextSheet sheetText(const Record &record, int actions);
}
