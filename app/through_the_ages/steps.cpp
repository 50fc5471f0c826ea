// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/steps.h"

#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/log.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
const Step OverStep = {"score"};

std::string lettersOf(const std::string &typed)
{
    return QString::fromStdString(typed).trimmed().toStdString();
}

QString sentence(const Play &play, const std::vector<Error> &broken)
{
    return broken.empty() ? QString() : play.sentence(broken.front());
}

int seatAt(const Play &play)
{
    return isSolo(play.state()) ? 0 : play.draft.guest.value_or(play.state().seat);
}

const Player &playerAt(const Play &play)
{
    return playerAt(play.state(), seatAt(play));
}

std::optional<int> namedSeat(const Play &play)
{
    return play.draft.guest ? std::optional(seatAt(play)) : std::nullopt;
}

std::optional<int> saidActions(const Play &play, const std::optional<int> &said)
{
    return play.draft.guest ? std::optional(said.value_or(0)) : said;
}

Answer kept(Draft draft)
{
    return {{std::move(draft)}};
}

Draft boardDraft(const Play &play)
{
    return {.guest = play.draft.guest,
        .bulb = play.draft.bulb,
        .event = play.draft.guest ? play.draft.event : EventEntry{},
        .corrections = play.draft.corrections};
}

Draft politicsDraft(const Play &play)
{
    return {.step = play.draft.event.event ? Stage::Event : Stage::Politics,
        .event = play.draft.event,
        .corrections = play.draft.corrections};
}

Answer opened(const Play &play, Stage stage)
{
    auto next = boardDraft(play);
    next.step = stage;
    return kept(std::move(next));
}

Answer done(const Play &play, std::vector<Action> actions, Draft next, std::vector<Memo> memos)
{
    auto state = play.state();
    bool rivalDid = false;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        auto applied = ThroughTheAges::apply(state, actions[i]);
        if (!applied) {
            return tl::unexpected(applied.error());
        }
        state = std::move(applied->state);
        rivalDid = rivalDid || endsItsTurn(applied->events);
        if (const auto own = itsOwnAction(state); own && i + 1 == actions.size()) {
            actions.push_back(*own);
        }
    }
    const auto &before = play.state();
    if (state.phase != before.phase || state.seat != before.seat || state.round != before.round) {
        auto corrections = std::move(next.corrections);
        const bool news = next.step == Stage::News && !isOver(state);
        next = freshDraft(state);
        if (news) {
            next.step = Stage::News;
        } else if (rivalDid && !isOver(state)) {
            next = rivalDidDraft();
        }
        next.corrections = std::move(corrections);
    }
    return {{std::move(next), std::move(actions), std::move(memos)}};
}

Answer done(const Play &play, std::vector<Action> actions)
{
    return done(play, std::move(actions), boardDraft(play));
}

QString cardId(const QString &prefix, const CardFacts &card)
{
    return prefix + QString::fromLatin1(card.id.data(), static_cast<qsizetype>(card.id.size()));
}

Take takingWonder(const Play &play, const WonderCard &wonder)
{
    const int finished = playerAt(play).cards.sums().kinds[CardKind::Wonder];
    return {.player = namedSeat(play),
        .actions = saidActions(play).value_or(play.draft.cards.place + finished),
        .wonder = wonder};
}

Action playingOwn(const Play &play, const OwnCard &card)
{
    if (card.kind == CardKind::Wonder) {
        return takingWonder(play, {card.name, card.age, card.stages});
    }
    return Modify{.player = namedSeat(play),
        .name = card.name,
        .kind = card.kind,
        .age = card.age,
        .family = card.family,
        .effect = card.effect,
        .science = card.science,
        .actions = saidActions(play)};
}

TableChoice newAge(const Play &play)
{
    const auto error = refusal(play.state(), NextAge{});
    return {.id = u"new-age"_s,
        .title = AgesWords::tr("New age"),
        .icon = u"tta-age"_s,
        .enabled = !error,
        .why = error ? play.sentence(*error) : QString()};
}

Answer begunAge(const Play &play)
{
    return done(play, {NextAge{}}, {.step = Stage::News, .corrections = play.draft.corrections});
}

TableHead headOf(const QString &title, const QString &caption)
{
    //: The way back from a page to the board.
    return {.back = {.id = u"leave"_s, .title = AgesWords::tr("Back")}, .title = title, .caption = caption};
}

QString civilLeft(const Play &play)
{
    return AgesWords::tr("%n civil actions left", nullptr, playerAt(play).civil);
}

QString militaryLeft(const Play &play)
{
    return AgesWords::tr("%n military actions left", nullptr, playerAt(play).military);
}

TableWide tapOne(const QString &title)
{
    return {.title = title, .enabled = false};
}

TableWide backWide()
{
    return {.id = u"back"_s, .title = AgesWords::tr("Back to the turn")};
}

bool leadsBack(const Touch &touch)
{
    return touch.id == "leave" || touch.id == "back";
}

AgesPart agesPart(const State &state, const std::optional<int> &chosen, int first, int last)
{
    AgesPart part{.look = u"segments"_s};
    for (int age = first; age <= last; ++age) {
        part.rows << AgesRow{.choice = {.id = u"age-%1"_s.arg(age),
                                 .title = ageText(age),
                                 .spoken = ageTitle(age),
                                 .chosen = chosen == age,
                                 .enabled = age <= levelOfAge(state),
                                 .why = AgesWords::tr("That age has not begun.")}};
    }
    return part;
}

AgesPart searchPart(
    const State &state, const std::optional<int> &chosen, const std::string &letters, int last)
{
    auto part = agesPart(state, chosen, 0, last);
    part.field = {.id = u"search"_s,
        .title = AgesWords::tr("Search"),
        .text = QString::fromStdString(letters),
        .hint = AgesWords::tr("Search")};
    return part;
}

AgesRow sealOf(const Play &play, int seat, const QString &prefix, const AgesFigure &figure)
{
    const auto name = play.nameOf(seat);
    return {.choice = {.id = prefix + QString::number(seat),
                .title = name,
                //: Spoken: %1 is a player, %2 a number such as a strength.
                .spoken = AgesWords::tr("%1, %2").arg(name, figure.text)},
        .seat = seat,
        .figures = {figure}};
}

AgesFigure strengthFigure(const State &state, int seat)
{
    return {.icon = iconOf(Rating::Strength), .text = QString::number(strengthOf(state, seat))};
}

QList<TableCounter> gainCounters(const Benefits &numbers, const QString &prefix, int least)
{
    QList<TableCounter> counters;
    for (const Benefit benefit : valuesOf<Benefit>()) {
        counters << TableCounter{.id = prefix + idText(benefit),
            .title = nameOf(benefit),
            .icon = iconOf(benefit),
            .ink = idText(benefit),
            .value = numbers[benefit],
            .least = least,
            .most = 99};
    }
    return counters;
}

bool setGain(Benefits &numbers, const Touch &touch, std::string_view prefix)
{
    const auto benefit = thingAfter<Benefit>(touch.id, prefix);
    if (benefit) {
        numbers[*benefit] = touch.number;
    }
    return benefit.has_value();
}

AgesPart unitsPart(const Play &play, int seat, const Units &given, const QString &prefix)
{
    AgesPart part{.look = u"units"_s};
    const auto &player = playerAt(play.state(), seat);
    for (const Unit unit : valuesOf<Unit>()) {
        const auto technology = technologyOf(unit);
        const int count = player.workersOn(technology);
        if (count == 0) {
            continue;
        }
        const int worth = factsOf(technology).gives.strength;
        const auto plus
            = given[unit] > 0 ? QString(u'+' + QString::number(worth * given[unit])) : QString::number(worth);
        //: Spoken: %1 is a kind of unit, %2 how many there are, %3 how strong each is, %4 how many go.
        const auto spoken = AgesWords::tr("%1, %2, worth %3, given up: %4")
                                .arg(nameOf(technology))
                                .arg(count)
                                .arg(worth)
                                .arg(given[unit]);
        part.rows << AgesRow{.choice = {.id = prefix + idText(technology),
                                 .title = nameOf(technology),
                                 .note = plus,
                                 .icon = iconOf(technology),
                                 .spoken = spoken,
                                 .count = given[unit] > 0 ? given[unit] : count,
                                 .chosen = given[unit] > 0}};
    }
    return part;
}

bool giveUnit(const Play &play, int seat, Units &given, const Touch &touch, std::string_view prefix)
{
    const auto technology = thingAfter<Technology>(touch.id, prefix);
    if (!technology || !isUnit(*technology)) {
        return false;
    }
    auto &count = given[unitOf(*technology)];
    count = count < playerAt(play.state(), seat).workersOn(*technology) ? count + 1 : 0;
    return true;
}

QList<AgesRow> toldRows(const Play &play, int action, const Events &events)
{
    QList<AgesRow> rows;
    for (const auto &line :
        tell(play.story.before(action), play.story.action(action), events, seatNames(play.heading()))) {
        const auto harm = line.harm ? u"harm"_s : QString();
        rows << AgesRow{.choice = {.title = line.text, .status = harm}, .sign = line.icon, .ink = harm};
    }
    return rows;
}
}
