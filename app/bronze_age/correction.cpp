// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/steps.h"
#include "app/bronze_age/words/texts.h"
#include "app/table/differences.h"
#include "app/words/idtext.h"
#include "model/bronze_age/score.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

// The table's word: a player's sheet, changed by hand and kept as one marked action.

namespace BronzeAge
{
namespace
{
/// The steppers go no further.
constexpr int MostDisastersByHand = 99;

struct CorrectWords {
    Q_DECLARE_TR_FUNCTIONS(BronzeCorrection)

public:
    static QString number(int points) { return points < 0 ? u"−%1"_s.arg(-points) : QString::number(points); }
    static QString total(int before, int after)
    {
        return before == after ? tr("Total %1").arg(number(before))
                               : tr("Total %1 → %2").arg(number(before), number(after));
    }
};

/// A sheet as it would be.
struct Sheet {
    Player player;
    PerId<Monument, bool> first;
    std::string why;
};

Adjust entered(const Draft &draft, int seat)
{
    const auto found = std::ranges::find(draft.corrections, seat, &Adjust::player);
    return found == draft.corrections.end() ? Adjust{.player = seat} : *found;
}

Sheet sheetOf(const Play &play, int seat)
{
    auto state = play.state();
    const auto adjust = entered(play.draft, seat);
    Events events;
    perform(state, adjust, events);
    Sheet sheet{playerAt(state, seat), {}, adjust.why};
    for (const Monument monument : valuesOf<Monument>()) {
        sheet.first[monument] = state.firstBuilder[monument] == seat;
    }
    return sheet;
}

Adjust differenceOf(const State &state, int seat, const Sheet &sheet)
{
    const auto &before = playerAt(state, seat);
    const auto &after = sheet.player;
    Adjust adjust{.player = seat};
    adjust.why = sheet.why;
    const auto changedTo = [](int old, int now) { return old == now ? std::nullopt : std::optional(now); };
    adjust.food = changedTo(before.food, after.food);
    adjust.disasters = changedTo(before.disasters, after.disasters);
    adjust.ships = changedTo(before.ships, after.ships);
    addDifferences(before.goods, after.goods, adjust.goods);
    addDifferences(before.cityBoxes, after.cityBoxes, adjust.cityBoxes);
    for (const Monument monument : valuesOf<Monument>()) {
        const bool wasFirst = state.firstBuilder[monument] == seat;
        if (before.monumentBoxes[monument] != after.monumentBoxes[monument]
            || wasFirst != sheet.first[monument]) {
            const bool built = isBuilt(after, monument);
            adjust.monuments[monument] = MonumentMark{
                after.monumentBoxes[monument], built ? std::optional(sheet.first[monument]) : std::nullopt};
        }
    }
    if (before.developments != after.developments) {
        adjust.developments = std::vector(after.developments.begin(), after.developments.end());
    }
    return adjust;
}

bool changesAnything(const Adjust &adjust)
{
    return adjust != Adjust{.player = adjust.player, .why = adjust.why};
}

void toggle(Player &player, Development which)
{
    Developments list;
    for (const Development owned : player.developments) {
        if (owned != which) {
            list.add(owned);
        }
    }
    if (!has(player, which)) {
        list.add(which);
    }
    player.developments = list;
}

void change(Sheet &sheet, const State &state, int seat, std::string_view what, const Touch &touch)
{
    auto &player = sheet.player;
    const int number = std::max(0, touch.number);
    if (what == "food") {
        player.food = std::min(number, MaxFood);
    } else if (what == "disasters") {
        player.disasters = std::min(number, MaxDisasters);
    } else if (what == "ships") {
        player.ships = std::min(number, MaxShips);
    } else if (what == "why") {
        sheet.why = touch.text;
    } else if (const auto good = fromId<Good>(what)) {
        player.goods[*good] = std::min(number, room(*good));
    } else if (const auto city = named<City>(what, "city-")) {
        player.cityBoxes[*city] = std::min(number, boxes(*city));
    } else if (const auto monument = named<Monument>(what, "monument-")) {
        player.monumentBoxes[*monument] = std::min(number, boxes(*monument));
        const auto holder = state.firstBuilder[*monument];
        sheet.first[*monument] = isBuilt(player, *monument) && (!holder || holder == seat);
    } else if (const auto first = named<Monument>(what, "first-")) {
        sheet.first[*first] = !sheet.first[*first];
    } else if (const auto development = named<Development>(what, "development-")) {
        toggle(player, *development);
    }
}

/// All players' corrections, as actions.
std::vector<Action> adjustments(const Draft &draft)
{
    std::vector<Action> actions;
    for (const auto &adjust : draft.corrections) {
        if (changesAnything(adjust)) {
            actions.emplace_back(adjust);
        }
    }
    return actions;
}

/// Why they cannot be saved, in a sentence; else empty.
QString whyNotSave(const Play &play)
{
    auto state = play.state();
    for (const auto &adjust : adjustments(play.draft)) {
        if (auto why = whyNotText(play, state, adjust); !why.isEmpty()) {
            return why;
        }
        state = stateAfter(state, std::array{adjust});
    }
    return {};
}

Answer save(const Play &play)
{
    const auto actions = adjustments(play.draft);
    auto draft = play.draft;
    draft.corrections.clear();
    return actions.empty() ? unchanged(play)
                           : Answer(Done{fitted(draft, stateAfter(play.state(), actions)), actions});
}
}

BronzeCorrectPage correctPage(const Play &play, int seat)
{
    const auto &state = play.state();
    const auto sheet = sheetOf(play, seat);
    const auto &player = sheet.player;
    const auto id = [&](const QString &what) { return u"correct-%1-"_s.arg(seat) + what; };
    const auto counter = [&](const QString &what, const QString &title, int value, int most) {
        return TableCounter{
            .id = id(what), .title = title, .icon = what, .ink = what, .value = value, .most = most};
    };
    const auto adjust = entered(play.draft, seat);
    const auto after = stateAfter(state, std::array<Action, 1>{adjust});
    BronzeCorrectPage page{.why = {.id = id(u"why"_s), .text = QString::fromStdString(sheet.why)},
        .entered = !play.draft.corrections.empty(),
        .cancel = {.id = u"correct-cancel"_s},
        .save = {.id = u"correct-save"_s,
            .hint = CorrectWords::total(points(state, seat).total(), points(after, seat).total()),
            .enabled = !adjustments(play.draft).empty()}};
    if (const auto why = whyNotSave(play); !why.isEmpty()) {
        page.save.hint = why;
        page.save.enabled = false;
    }
    page.stock << counter(u"food"_s, nameOf(Ware::Food), player.food, MaxFood);
    for (const Good good : valuesOf<Good>()) {
        page.stock << counter(idText(good), nameOf(good), player.goods[good], room(good));
    }
    page.stock << counter(
        u"disasters"_s, CorrectWords::tr("Disasters"), player.disasters, MostDisastersByHand);
    page.stock.last().icon = u"skull"_s;
    if (rulebook(state).ships) {
        page.stock << counter(u"ships"_s, CorrectWords::tr("Ships"), player.ships, MaxShips);
        page.stock.last().icon = u"dev-shipping"_s;
    }
    for (const City city : valuesOf<City>()) {
        page.cities << counter(u"city-"_s + idText(city), nameOf(city), player.cityBoxes[city], boxes(city));
    }
    for (const Monument monument : valuesOf<Monument>()) {
        page.monuments << counter(u"monument-"_s + idText(monument), nameOf(monument),
            player.monumentBoxes[monument], isInPlay(state.setup, monument) ? boxes(monument) : 0);
        if (isBuilt(player, monument)) {
            page.first << TableChoice{.id = id(u"first-"_s + idText(monument)),
                .title = nameOf(monument),
                .icon = idText(monument),
                .chosen = sheet.first[monument]};
        }
    }
    for (const Development development : valuesOf<Development>()) {
        if (isInEdition(state.setup, development)) {
            page.developments << TableChoice{.id = id(u"development-"_s + idText(development)),
                .title = nameOf(development),
                .icon = idText(development),
                .chosen = has(player, development)};
        }
    }
    return page;
}

Answer correctTouch(const Play &play, const Touch &touch)
{
    if (touch.id == "correct-save") {
        return save(play);
    }
    if (isOver(play.state())) {
        return tl::unexpected(Error{Code::GameOver, {}});
    }
    auto draft = play.draft;
    if (touch.id == "correct-cancel") {
        draft.corrections.clear();
        return Done{draft, {}};
    }
    for (int seat = 0; seat < play.setup().players; ++seat) {
        if (const auto what = rest(touch.id, "correct-" + std::to_string(seat) + "-")) {
            auto sheet = sheetOf(play, seat);
            change(sheet, play.state(), seat, *what, touch);
            const auto adjust = differenceOf(play.state(), seat, sheet);
            std::erase_if(draft.corrections, [&](const Adjust &other) { return other.player == seat; });
            if (adjust != Adjust{.player = seat}) {
                draft.corrections.push_back(adjust);
            }
        }
    }
    return Done{draft, {}};
}
}
