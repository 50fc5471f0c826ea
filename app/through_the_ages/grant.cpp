// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// Whom an event strikes: a few in a row of their strength.
enum class Whom { All, Strongest, Weakest, Own };
constexpr int Whoms = 4;

std::vector<int> seatsOf(const State &state, Whom whom)
{
    auto ranked = byStrength(state);
    std::erase_if(ranked, [&](int seat) { return !isIn(state, seat); });
    const std::size_t struck = std::min<std::size_t>(ranked.size() > 2 ? 2 : 1, ranked.size());
    std::vector<int> seats;
    switch (whom) {
    case Whom::All:
        seats = ranked;
        break;
    case Whom::Strongest:
        seats.assign(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(struck));
        break;
    case Whom::Weakest:
        seats.assign(ranked.end() - static_cast<std::ptrdiff_t>(struck), ranked.end());
        break;
    case Whom::Own:
        seats = {isSolo(state) ? 0 : state.seat};
        break;
    }
    std::ranges::sort(seats);
    return seats;
}

QString nameOf(const State &state, Whom whom)
{
    const int struck = seatsIn(state).size() > 2 ? 2 : 1;
    switch (whom) {
    case Whom::All:
        //: All players.
        return AgesWords::tr("All", "players");
    case Whom::Strongest:
        return AgesWords::tr("%n strongest", nullptr, struck);
    case Whom::Weakest:
        return AgesWords::tr("%n weakest", nullptr, struck);
    case Whom::Own:
        break;
    }
    return AgesWords::tr("Only me");
}

Grant granting(const Play &play)
{
    return {play.draft.grant.seats, play.draft.grant.gain};
}

AgesPage grantPage(const Play &play)
{
    const auto &state = play.state();
    const auto &entry = play.draft.grant;
    AgesPage page{.head = headOf(AgesWords::tr("Event by hand"), AgesWords::tr("What it does at once"))};
    AgesPart whom{.look = u"segments"_s};
    for (int i = 0; i < Whoms; ++i) {
        const auto seats = seatsOf(state, static_cast<Whom>(i));
        whom.rows << AgesRow{.choice = {.id = u"whom-%1"_s.arg(i),
                                 .title = nameOf(state, static_cast<Whom>(i)),
                                 .chosen = seats == entry.seats}};
    }
    AgesPart seals{.look = u"seals"_s};
    for (const int seat : seatsIn(state)) {
        auto row = sealOf(play, seat, u"seat-"_s, strengthFigure(state, seat));
        row.choice.chosen = std::ranges::find(entry.seats, seat) != entry.seats.end();
        seals.rows << row;
    }
    page.parts << whom << seals
               << AgesPart{.look = u"counters"_s,
                      .title = AgesWords::tr("Each gets"),
                      .counters = gainCounters(entry.gain.numbers, u"gain-"_s)};
    return page;
}

TableWide grantWide(const Play &play)
{
    const auto &entry = play.draft.grant;
    const auto broken = refusals(play.state(), granting(play));
    if (entry.gain == Gain{} || entry.seats.empty()) {
        return tapOne(AgesWords::tr("Who gets what?"));
    }
    QStringList names;
    for (const int seat : entry.seats) {
        names << play.nameOf(seat);
    }
    //: %1 lists players, %2 what each of them gets.
    return {.id = u"grant"_s,
        .title = AgesWords::tr("%1: %2").arg(listOf(names), textOf(entry.gain)),
        .hint = sentence(play, broken),
        .enabled = broken.empty()};
}

Answer grantTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    auto &entry = next.grant;
    if (touch.id == "leave") {
        return kept(politicsDraft(play));
    }
    if (touch.id == "grant") {
        return done(play, {granting(play)}, play.draft.event.event ? politicsDraft(play) : boardDraft(play));
    }
    if (const auto whom = numberAfter(touch.id, "whom-")) {
        entry.seats = seatsOf(play.state(), static_cast<Whom>(std::clamp(*whom, 0, Whoms - 1)));
    } else if (const auto seat = numberAfter(touch.id, "seat-")) {
        if (std::erase(entry.seats, *seat) == 0) {
            entry.seats.push_back(*seat);
            std::ranges::sort(entry.seats);
        }
    } else {
        setGain(entry.gain.numbers, touch, "gain-");
    }
    return kept(std::move(next));
}
}

const Step GrantStep = {"politics", made<grantPage>, grantWide, grantTouch};
}
