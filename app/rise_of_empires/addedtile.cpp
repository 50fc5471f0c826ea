// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/addedtile.h"

#include "app/rise_of_empires/citysheet.h"
#include "app/rise_of_empires/correction.h"
#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/progresssheet.h"
#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/tilerows.h"
#include "app/rise_of_empires/words/texts.h"
#include "model/record/text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// The rows of these sheets are told from those of the page below by it.
constexpr std::string_view AddedPrefix = "added-";

struct AddWords {
    Q_DECLARE_TR_FUNCTIONS(RiseCorrection)
};

/// As though it were described where tiles are taken.
Draft onItsOwnPage(const Draft &draft)
{
    auto own = draft;
    own.progress = draft.added->progress;
    own.city = draft.added->city;
    return own;
}
Play withDraft(const Play &play, const Draft &draft)
{
    return {play.story, play.head, draft, play.seats, play.habits, play.memory};
}

std::optional<AddedTile> openedBy(const Play &play, std::string_view id)
{
    const auto progress = numberAfter(id, "new-progress-");
    const auto seat = progress ? progress : numberAfter(id, "new-city-");
    if (!seat || !isSeat(play.state(), *seat) || isOver(play.state())) {
        return std::nullopt;
    }
    AddedTile added{.seat = *seat};
    if (progress) {
        added.progress = ProgressEntry{.tile = {.era = eraOf(play.state())}};
    } else {
        added.city = CityEntry{};
    }
    return added;
}

/// As it would be taken from the board.
Action asTaken(const Play &play)
{
    auto added = *play.draft.added;
    if (added.progress) {
        auto &tile = added.progress->tile;
        tile.name = Text::trimmed(tile.name);
        return TakeProgress{tile, {}};
    }
    auto &city = added.city->city;
    city.name = Text::trimmed(city.name);
    return TakeCity{city, {}};
}

/// The table's word on the player so far, with the tile.
Adjust withTile(const Play &play)
{
    const int seat = play.draft.added->seat;
    const CorrectionOf<Play> correction(play);
    auto player = correction.correctedSheet(seat);
    const auto action = asTaken(play);
    if (const auto *progress = std::get_if<TakeProgress>(&action)) {
        player.progress.push_back({progress->tile});
    } else {
        player.cities.push_back(std::get<TakeCity>(action).tile);
    }
    return correction.adjustTo(seat, player);
}

/// Why the tile cannot be given; whatever else is wrong with the correction is told on its page.
std::optional<Error> whyNotAdded(const Play &play)
{
    const auto adjust = withTile(play);
    return refusal(
        play.state(), Adjust{.player = adjust.player, .progress = adjust.progress, .cities = adjust.cities});
}

Answer given(const Play &play)
{
    if (const auto why = whyNotAdded(play)) {
        return tl::unexpected(*why);
    }
    auto next = CorrectionOf<Play>(play).with(withTile(play));
    next.added.reset();
    return Answer{{.next = std::move(next), .remember = memosOf(play, asTaken(play))}};
}

void prefix(QString &id)
{
    if (!id.isEmpty()) {
        id.prepend(QLatin1StringView(AddedPrefix.data(), AddedPrefix.size()));
    }
}
void prefix(TableChoice &row)
{
    prefix(row.id);
}
void prefix(TableField &row)
{
    prefix(row.id);
}
void prefix(RiseNumber &row)
{
    prefix(row.counter.id);
}
void prefix(RiseSheetFoot &foot)
{
    prefix(foot.leave);
    prefix(foot.take);
}
template<typename Row>
void prefix(QList<Row> &rows)
{
    for (auto &row : rows) {
        prefix(row);
    }
}
template<typename... Rows>
void prefixAll(Rows &...rows)
{
    (prefix(rows), ...);
}

void openOn(const Play &play, RiseProgressSheet &sheet)
{
    const auto name = sheet.name.text.trimmed();
    const auto missing = sheet.foot.take.why;
    //: Gives a player a tile; %1 is its name.
    const auto title = name.isEmpty() ? AddWords::tr("Add it") : AddWords::tr("Add %1").arg(name);
    sheet.foot = footOf(play, title, whyNotAdded(play));
    if (name.isEmpty()) {
        sheet.foot.take.enabled = false;
        sheet.foot.take.why = missing;
    }
    prefixAll(sheet.name, sheet.names, sheet.eras, sheet.scopes, sheet.figures, sheet.marks, sheet.note,
        sheet.foot);
}

void openOn(const Play &play, RiseCitySheet &sheet)
{
    sheet.foot = footOf(play, AddWords::tr("Add the city"), whyNotAdded(play));
    prefixAll(sheet.name, sheet.figures, sheet.upkeep, sheet.more, sheet.others, sheet.foot);
}
}

RiseAddedPage addedPage(const Play &play)
{
    RiseAddedPage page;
    for (int seat = 0; seat < play.setup().players && !isOver(play.state()); ++seat) {
        page.newProgress << TableChoice{.id = u"added-new-progress-%1"_s.arg(seat),
            .title = AddWords::tr("Add a progress tile"),
            .icon = u"ui-plus"_s};
        page.newCity << TableChoice{.id = u"added-new-city-%1"_s.arg(seat),
            .title = AddWords::tr("Add a city"),
            .icon = u"ui-plus"_s};
    }
    if (play.draft.added) {
        const auto draft = onItsOwnPage(play.draft);
        const auto own = withDraft(play, draft);
        page.progress = progressSheet(own);
        page.city = citySheet(own);
    }
    if (page.progress.open) {
        openOn(play, page.progress);
    }
    if (page.city.open) {
        openOn(play, page.city);
    }
    return page;
}

std::optional<Answer> addedTouch(const Play &play, const Touch &touch)
{
    const auto id = textAfter(touch.id, AddedPrefix);
    if (!id) {
        return std::nullopt;
    }
    auto next = play.draft;
    if (const auto added = openedBy(play, *id)) {
        next.added = added;
        return kept(std::move(next));
    }
    if (!next.added || *id == "forget") {
        return kept(std::move(next));
    }
    if (*id == "leave") {
        next.added.reset();
        return kept(std::move(next));
    }
    if (*id == "take") {
        const auto &progress = next.added->progress;
        return progress && Text::trimmed(progress->tile.name).empty() ? kept(std::move(next)) : given(play);
    }
    const auto draft = onItsOwnPage(play.draft);
    const auto own = withDraft(play, draft);
    const Touch inside{*id, touch.number, touch.text};
    const auto changed = next.added->progress ? progressSheetTouch(own, inside) : citySheetTouch(own, inside);
    if (changed) {
        next.added->progress = changed->next.progress;
        next.added->city = changed->next.city;
    }
    return kept(std::move(next));
}
}
