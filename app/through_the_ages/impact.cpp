// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr int MostExtra = 99;

bool isFinal(const Play &play)
{
    return play.state().phase == Phase::Final;
}

std::vector<int> extraOf(const Play &play)
{
    auto extra = play.draft.impact.extra;
    extra.resize(static_cast<std::size_t>(scoredSeats(play.setup())), 0);
    return extra;
}

ScoreImpacts scoring(const Play &play)
{
    ScoreImpacts action{.events = play.draft.impact.events};
    const auto extra = extraOf(play);
    if (std::ranges::any_of(extra, [](int points) { return points != 0; })) {
        action.extra = extra;
    }
    return action;
}

std::vector<int> totals(const Play &play)
{
    auto sums = extraOf(play);
    for (const Impact impact : play.draft.impact.events) {
        const auto points = impactPoints(play.state(), impact).points;
        for (int seat = 0; seat < play.setup().players; ++seat) {
            sums[static_cast<std::size_t>(seat)] += points[static_cast<std::size_t>(seat)];
        }
    }
    return sums;
}

AgesRow sumRow(const QString &title, const std::vector<int> &sums)
{
    AgesRow row{.choice = {.title = title, .status = u"sum"_s}};
    for (const int sum : sums) {
        row.figures << AgesFigure{.text = scoreText(sum), .harm = sum < 0};
    }
    return row;
}

/// Against the Rival strength is scored by itself, and it has its own points for the four events.
QList<AgesRow> sumsWithRival(const Play &play)
{
    const auto strength = impactPoints(play.state(), Impact::Strength).points;
    auto events = totals(play);
    const auto extra = extraOf(play);
    events[0] -= extra[0];
    events[RivalSeat] = RivalsImpacts;
    auto all = extra;
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        all[seat] += events[seat] + strength[seat];
    }
    return {sumRow(AgesWords::tr("Four events"), events),
        sumRow(nameOf(Impact::Strength), {strength[0], strength[RivalSeat]}),
        sumRow(AgesWords::tr("Together"), all)};
}

AgesPart impactsPart(const Play &play)
{
    const auto &state = play.state();
    AgesPart part{.look = u"table"_s};
    for (const Impact impact : valuesOf<Impact>()) {
        if (!isIn(editionOf(state), impact) || state.scored[impact]
            || (isSolo(state) && impact == Impact::Strength)) {
            continue;
        }
        const bool chosen
            = std::ranges::find(play.draft.impact.events, impact) != play.draft.impact.events.end();
        AgesRow row{.choice = {.id = u"impact-"_s + idText(impact),
                        .title = nameOf(impact),
                        .chosen = chosen,
                        .about = u"impact-"_s + idText(impact)},
            .sign = iconOf(impact)};
        const auto points = impactPoints(state, impact).points;
        QStringList words;
        for (int seat = 0; seat < state.setup.players; ++seat) {
            const int worth = points[static_cast<std::size_t>(seat)];
            row.figures << AgesFigure{.text = scoreText(worth), .harm = worth < 0};
            words << AgesWords::tr("%1 %2").arg(play.nameOf(seat), scoreText(worth));
        }
        row.choice.spoken = AgesWords::tr("%1: %2").arg(row.choice.title, listOf(words));
        if (isSolo(state)) {
            row.figures << AgesFigure{};
        }
        part.rows << row;
    }
    if (isSolo(state)) {
        part.rows += sumsWithRival(play);
    } else {
        part.rows << sumRow(AgesWords::tr("Together"), totals(play));
    }
    return part;
}

AgesPart byHand(const Play &play)
{
    AgesPart part{.look = u"counters"_s, .title = AgesWords::tr("By hand")};
    const auto extra = extraOf(play);
    for (int seat = 0; seat < scoredSeats(play.setup()); ++seat) {
        part.counters << TableCounter{.id = u"extra-%1"_s.arg(seat),
            .title = play.nameOf(seat),
            .icon = iconOf(Benefit::Culture),
            .value = extra[static_cast<std::size_t>(seat)],
            .least = -MostExtra,
            .most = MostExtra};
    }
    return part;
}

AgesPage impactPage(const Play &play)
{
    const bool final = isFinal(play);
    AgesPage page{.head = final ? headOf(AgesWords::tr("Last events"),
                              isSolo(play.state()) ? AgesWords::tr("Tap the four that were set aside")
                                                   : AgesWords::tr("Tap those left in the piles"))
                                : headOf(AgesWords::tr("Impact"), AgesWords::tr("Scored now, once a game"))};
    if (final) {
        page.head.back = {};
    }
    page.parts << impactsPart(play);
    if (final) {
        page.parts << byHand(play);
    }
    return page;
}

TableWide impactWide(const Play &play)
{
    const auto broken = refusals(play.state(), scoring(play));
    const auto count = static_cast<int>(play.draft.impact.events.size());
    TableWide wide{.id = u"score"_s, .enabled = broken.empty(), .skips = count == 0};
    if (isFinal(play)) {
        wide.title = AgesWords::tr("End the game");
        wide.hint
            = broken.empty() ? AgesWords::tr("%n events scored", nullptr, count) : sentence(play, broken);
        return wide;
    }
    if (count == 0) {
        return tapOne(AgesWords::tr("Which one was revealed?"));
    }
    //: %1 is an event: "Score Strength".
    wide.title = count == 1 ? AgesWords::tr("Score %1").arg(nameOf(play.draft.impact.events.front()))
                            : AgesWords::tr("Score %n events", nullptr, count);
    QStringList words;
    const auto all = totals(play);
    for (int seat = 0; seat < play.setup().players; ++seat) {
        words << AgesWords::tr("%1 %2").arg(
            play.nameOf(seat), scoreText(all[static_cast<std::size_t>(seat)]));
    }
    wide.hint = broken.empty() ? words.join(u", "_s) : sentence(play, broken);
    return wide;
}

Answer impactTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "leave" && !isFinal(play)) {
        return opened(play, Stage::Politics);
    }
    if (touch.id == "score") {
        return done(play, {scoring(play)});
    }
    auto &events = next.impact.events;
    if (const auto impact = thingAfter<Impact>(touch.id, "impact-")) {
        if (std::erase(events, *impact) == 0) {
            events.push_back(*impact);
            std::ranges::sort(events);
        }
    } else if (const auto seat = numberAfter(touch.id, "extra-")) {
        next.impact.extra = extraOf(play);
        if (*seat >= 0 && static_cast<std::size_t>(*seat) < next.impact.extra.size()) {
            next.impact.extra[static_cast<std::size_t>(*seat)] = touch.number;
        }
    }
    return kept(std::move(next));
}
}

const Step ImpactStep = {"impacts", made<impactPage>, impactWide, impactTouch};
}
