// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/changeview.h"

#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
AgesFigure figure(const QString &icon, const QString &ink, int change)
{
    return {.icon = icon, .ink = ink, .text = changeText(change), .harm = change < 0};
}
AgesFigure plain(const QString &icon, const QString &ink, int value)
{
    return {.icon = icon, .ink = ink, .text = QString::number(value)};
}

/// The price that stands before the row; what else is paid stands with the changes.
void tellPrice(AgesRow &row, const Price &price, bool allowed)
{
    auto &choice = row.choice;
    row.civil = price.civil;
    row.military = price.military;
    if (price.science > 0 && price.resources == 0) {
        choice.icon = iconOf(Benefit::Science);
        choice.cost = QString::number(price.science);
    } else if (price.food > 0 && price.resources == 0) {
        choice.icon = iconOf(Benefit::Food);
        choice.cost = QString::number(price.food);
    } else {
        choice.icon = iconOf(Benefit::Resources);
        choice.cost = QString::number(price.resources);
        if (price.science > 0 && allowed) {
            row.figures << figure(iconOf(Benefit::Science), {}, -price.science);
        }
        if (price.food > 0 && allowed) {
            row.figures << figure(iconOf(Benefit::Food), idText(Benefit::Food), -price.food);
        }
    }
}
}

QList<AgesFigure> figuresOf(const Change &change)
{
    QList<AgesFigure> list;
    const auto add = [&](const QString &icon, const QString &ink, int number) {
        if (number != 0) {
            list << figure(icon, ink, number);
        }
    };
    add(iconOf(Rating::CulturePerTurn), {}, change.ratings[Rating::CulturePerTurn]);
    add(iconOf(Rating::SciencePerTurn), {}, change.ratings[Rating::SciencePerTurn]);
    for (const Good good : valuesOf<Good>()) {
        add(iconOf(good), idText(good), change.made[good]);
    }
    if (!list.isEmpty()) {
        //: After a number that comes each turn: "+2 a turn".
        list.last().text = AgesWords::tr("%1 a turn").arg(list.last().text);
    }
    add(iconOf(Rating::Strength), {}, change.ratings[Rating::Strength]);
    add(iconOf(Rating::Happiness), {}, change.ratings[Rating::Happiness]);
    add(iconOf(Rating::CivilTotal), {}, change.ratings[Rating::CivilTotal]);
    add(iconOf(Rating::MilitaryTotal), u"military"_s, change.ratings[Rating::MilitaryTotal]);
    add(iconOf(Rating::UrbanLimit), {}, change.ratings[Rating::UrbanLimit]);
    return list;
}

QList<AgesFigure> figuresOf(const Benefits &numbers)
{
    QList<AgesFigure> list;
    for (const Benefit benefit : valuesOf<Benefit>()) {
        if (numbers[benefit] != 0) {
            list << figure(iconOf(benefit), idText(benefit), numbers[benefit]);
        }
    }
    return list;
}

QList<AgesFigure> figuresOf(const Traits &traits)
{
    struct Shown {
        Trait trait;
        Benefit benefit;
    };
    static constexpr std::array<Shown, 8> Plain
        = {{{Trait::Culture, Benefit::Culture}, {Trait::Science, Benefit::Science},
            {Trait::Food, Benefit::Food}, {Trait::Resources, Benefit::Resources},
            {Trait::Civil, Benefit::Civil}, {Trait::Military, Benefit::Military},
            {Trait::Yellow, Benefit::Yellow}, {Trait::Blue, Benefit::Blue}}};
    QList<AgesFigure> list;
    for (const auto &[trait, benefit] : Plain) {
        if (traits[trait] != 0) {
            list << figure(iconOf(benefit), idText(benefit), traits[trait]);
        }
    }
    if (traits[Trait::Strength] != 0) {
        list << figure(iconOf(Rating::Strength), {}, traits[Trait::Strength]);
    }
    if (traits[Trait::Happiness] != 0) {
        list << figure(iconOf(Rating::Happiness), {}, traits[Trait::Happiness]);
    }
    return list;
}

QList<AgesFigure> figuresOf(const Output &output, Type type)
{
    QList<AgesFigure> list;
    if (output.token > 0) {
        const auto good = type == Type::Farm ? Good::Food : Good::Resources;
        list << plain(iconOf(good), idText(good), output.token);
    }
    if (output.culture > 0) {
        list << plain(iconOf(Rating::CulturePerTurn), {}, output.culture);
    }
    if (output.science > 0) {
        list << plain(iconOf(Rating::SciencePerTurn), {}, output.science);
    }
    if (output.strength > 0) {
        list << plain(iconOf(Rating::Strength), {}, output.strength);
    }
    if (output.faces > 0) {
        list << plain(iconOf(Rating::Happiness), {}, output.faces);
    }
    return list;
}

QList<AgesFigure> figuresOf(Tactic tactic)
{
    const auto &facts = factsOf(tactic);
    QList<AgesFigure> list(facts.infantry, {.icon = iconOf(Type::Infantry)});
    list.append(QList<AgesFigure>(facts.cavalry, {.icon = iconOf(Type::Cavalry)}));
    list.append(QList<AgesFigure>(facts.artillery, {.icon = iconOf(Type::Artillery)}));
    return list;
}

AgesRow rowOf(const TableChoice &choice, const Prospect &prospect, int seat, const QString &whyNot)
{
    AgesRow row{.choice = choice};
    const bool allowed = prospect.isAllowed();
    row.choice.enabled = allowed;
    row.choice.why = whyNot;
    if (prospect.price) {
        tellPrice(row, *prospect.price, allowed);
    }
    QStringList words{row.choice.title};
    if (prospect.price) {
        words << textOf(*prospect.price);
    }
    if (allowed) {
        const auto &change = prospect.changes[static_cast<std::size_t>(seat)];
        row.figures += figuresOf(change);
        const auto text = textOf(change);
        words << (text.isEmpty() ? QStringList() : QStringList(text));
    } else {
        row.choice.note = whyNot;
        words << whyNot;
    }
    row.choice.spoken = words.join(u", "_s);
    return row;
}
}
