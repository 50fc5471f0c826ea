// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/correction.h"

#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
/// The steppers go no further.
constexpr int MostDisastersByHand = 99;

struct CorrectWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeCorrection)
};

using Counts = CountsOf<Sheet>;

TableCounter counter(const QString &id, const QString &title, const QString &icon, int most)
{
    return {.id = id, .title = title, .icon = icon, .ink = id, .most = most};
}

Counts stock(const State &state)
{
    Counts list;
    list.add(counter(u"food"_s, nameOf(Ware::Food), u"food"_s, MaxFood), &Sheet::food);
    for (const Good good : valuesOf<Good>()) {
        list.add(counter(idText(good), nameOf(good), idText(good), room(good)), &Sheet::goods, good);
    }
    list.add(counter(u"disasters"_s, CorrectWords::tr("Disasters"), u"skull"_s, MostDisastersByHand),
        &Sheet::disasters);
    if (rulebook(state).ships) {
        list.add(counter(u"ships"_s, CorrectWords::tr("Ships"), u"dev-shipping"_s, MaxShips), &Sheet::ships);
    }
    return list;
}

Counts cityBoxes()
{
    Counts list;
    for (const City city : valuesOf<City>()) {
        const auto id = u"city-"_s + idText(city);
        list.add(counter(id, nameOf(city), id, boxes(city)), &Sheet::cityBoxes, city);
    }
    return list;
}

Counts monuments(const State &state)
{
    Counts list;
    for (const Monument monument : valuesOf<Monument>()) {
        const auto id = u"monument-"_s + idText(monument);
        const int most = isInPlay(state.setup, monument) ? boxes(monument) : 0;
        list.add(
            counter(id, nameOf(monument), id, most),
            [=](const Sheet &sheet) { return sheet.monumentBoxes[monument]; },
            [=, holder = state.firstBuilder[monument]](Sheet &sheet, int value) {
                sheet.monumentBoxes[monument] = value;
                sheet.first[monument] = isBuilt(sheet, monument) && (!holder || holder == sheet.seat);
            });
    }
    return list;
}

void own(Player &player, Development development, bool owned)
{
    if (has(player, development) == owned) {
        return;
    }
    Developments list;
    for (const Development other : player.developments) {
        if (other != development) {
            list.add(other);
        }
    }
    if (owned) {
        list.add(development);
    }
    player.developments = list;
}

Counts developments(const State &state)
{
    Counts list;
    for (const Development development : valuesOf<Development>()) {
        if (isInEdition(state.setup, development)) {
            list.add(
                counter(u"development-"_s + idText(development), nameOf(development), idText(development), 1),
                [=](const Sheet &sheet) { return has(sheet, development) ? 1 : 0; },
                [=](Sheet &sheet, int value) { own(sheet, development, value > 0); }, true);
        }
    }
    return list;
}

/// Of the finished monuments: this player was the first to finish it.
Counts firsts(const Sheet &sheet)
{
    Counts list;
    for (const Monument monument : valuesOf<Monument>()) {
        if (isBuilt(sheet, monument)) {
            list.add(
                counter(u"first-"_s + idText(monument), nameOf(monument), idText(monument), 1),
                [=](const Sheet &now) { return now.first[monument] ? 1 : 0; },
                [=](Sheet &now, int value) { now.first[monument] = value > 0; }, true);
        }
    }
    return list;
}
}

Sheet sheetOf(const State &state, int seat)
{
    Sheet sheet{playerAt(state, seat), seat, {}};
    for (const Monument monument : valuesOf<Monument>()) {
        sheet.first[monument] = state.firstBuilder[monument] == seat;
    }
    return sheet;
}

std::vector<Counts> countsByHand(const State &state, const Sheet &sheet)
{
    return {stock(state), cityBoxes(), monuments(state), developments(state), firsts(sheet)};
}

Adjust adjustFor(const State &state, int seat, const Sheet &sheet)
{
    const auto before = sheetOf(state, seat);
    Adjust adjust{.player = seat};
    adjust.to->food = changedTo(before.food, sheet.food);
    adjust.to->disasters = changedTo(before.disasters, sheet.disasters);
    adjust.to->ships = changedTo(before.ships, sheet.ships);
    adjust.to->goods = changedTo(before.goods, sheet.goods);
    adjust.to->cityBoxes = changedTo(before.cityBoxes, sheet.cityBoxes);
    for (const Monument monument : valuesOf<Monument>()) {
        if (before.monumentBoxes[monument] != sheet.monumentBoxes[monument]
            || before.first[monument] != sheet.first[monument]) {
            const bool built = isBuilt(sheet, monument);
            adjust.to->monuments[monument] = MonumentMark{
                sheet.monumentBoxes[monument], built ? std::optional(sheet.first[monument]) : std::nullopt};
        }
    }
    if (before.developments != sheet.developments) {
        adjust.to->developments = std::vector(sheet.developments.begin(), sheet.developments.end());
    }
    return adjust;
}
}
