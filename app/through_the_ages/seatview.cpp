// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/amounts.h"
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
/// "2nd" in strength.
QString rankText(int rank)
{
    switch (rank) {
    case 1:
        //: Somebody's rank in strength.
        return AgesWords::tr("1st");
    case 2:
        return AgesWords::tr("2nd");
    case 3:
        return AgesWords::tr("3rd");
    default:
        return AgesWords::tr("4th");
    }
}

class Strip
{
public:
    Strip(const Play &play, int seat, bool live)
        : m_state(play.state())
        , m_seat(seat)
        , m_live(live)
        , m_player(playerAt(m_state, seat))
        , m_board(editionOf(m_state), m_player)
    {
        if (m_state.phase == Phase::Turn && m_state.seat == seat && isIn(m_state, seat)) {
            m_end = turnEnd(m_state);
        }
    }

    QList<AgesRating> ratings() const
    {
        QList<AgesRating> list;
        list << forecast(Benefit::Culture, m_player.culture, m_end ? m_end->after.culture : 0)
             << forecast(Benefit::Science, m_player.science, m_end ? m_end->after.science : 0)
             << forecast(Benefit::Food, worthOf(m_player, Good::Food),
                    m_end ? worthOf(m_end->after, Good::Food) : 0)
             << forecast(Benefit::Resources, worthOf(m_player, Good::Resources),
                    m_end ? worthOf(m_end->after, Good::Resources) : 0);
        if (m_player.arms > 0) {
            list[3].more = changeText(m_player.arms);
            list[3].choice.spoken += u", "_s + amount(Benefit::Arms, m_player.arms);
        }
        if (m_end && m_end->missingFood > 0) {
            list[2].warning = u"ui-warn"_s;
            list[2].choice.spoken += u", "_s + AgesWords::tr("%n food missing", nullptr, m_end->missingFood);
        }
        if (m_end && m_end->corruption > 0) {
            list[3].warning = u"tta-corruption"_s;
            list[3].choice.spoken += u", "_s + AgesWords::tr("corruption %1").arg(m_end->corruption);
        }
        list << strength() << happiness();
        return list;
    }

private:
    AgesRating rating(const QString &id, const QString &name, const QString &icon, int value) const
    {
        //: Spoken: %1 is one of the six numbers of a player.
        return {.choice = {.id = m_live ? u"rating-"_s + id : QString(),
                    .title = name,
                    .icon = icon,
                    .ink = id,
                    .spoken = AgesWords::tr("%1 %2").arg(name).arg(value),
                    .about = id},
            .value = value};
    }
    AgesRating forecast(Benefit benefit, int value, int after) const
    {
        auto view = rating(idText(benefit), nameOf(benefit), iconOf(benefit), value);
        if (m_end && !m_end->uprising) {
            view.after = QString::number(after);
            view.forecast = true;
            view.choice.spoken += u", "_s + AgesWords::tr("after the turn %1").arg(after);
        }
        return view;
    }
    AgesRating strength() const
    {
        auto view
            = rating(u"strength"_s, nameOf(Rating::Strength), iconOf(Rating::Strength), m_board.strength());
        if (isSolo(m_state)) {
            const auto outlook = rivalOutlook(m_state);
            view.after = QString::number(outlook.strength);
            view.seal = u"seal-rival"_s;
            view.warning = outlook.strength > outlook.human ? iconOf(Rating::Strength) : QString();
            //: Spoken after one's own strength.
            view.choice.spoken += u", "_s + AgesWords::tr("the Rival %1").arg(outlook.strength);
            return view;
        }
        const auto order = byStrength(m_state);
        if (const auto found = std::ranges::find(order, m_seat); found != order.end()) {
            view.after = rankText(static_cast<int>(found - order.begin()) + 1);
            view.choice.spoken += u", "_s + view.after;
        }
        return view;
    }
    AgesRating happiness() const
    {
        auto view = rating(
            u"happiness"_s, nameOf(Rating::Happiness), iconOf(Rating::Happiness), m_board.happiness());
        if (const int sad = m_board.discontent(); sad > 0) {
            view.warning = u"tta-unhappy"_s;
            view.after = QString::number(sad);
            view.choice.spoken += u", "_s + AgesWords::tr("%n discontented", nullptr, sad);
        } else {
            //: Below the happy faces that somebody has: so many are needed.
            view.after = AgesWords::tr("of %1").arg(m_board.needed());
            view.choice.spoken += u' ' + view.after;
        }
        return view;
    }

    const State &m_state;
    int m_seat;
    bool m_live;
    const Player &m_player;
    Board m_board;
    std::optional<TurnEnd> m_end;
};

AgesGovernment governmentView(const Play &play, int seat, bool live)
{
    const auto &player = playerAt(play.state(), seat);
    const auto totals = totalsOf(player);
    const auto name = nameOf(player.government);
    //: Spoken: %1 is a government, then the actions left of all.
    const auto spoken = AgesWords::tr("%1, civil actions %2 of %3 left, military actions %4 of %5 left")
                            .arg(name)
                            .arg(player.civil)
                            .arg(totals.civil)
                            .arg(player.military)
                            .arg(totals.military);
    return {.choice = {.id = live && play.state().round > 1 ? u"government"_s : QString(),
                .title = name,
                //: How many buildings of a kind a government allows.
                .note = AgesWords::tr("limit %1").arg(urbanLimitOf(player)),
                .spoken = spoken,
                .about = idText(player.government)},
        .civil = player.civil,
        .civilTotal = totals.civil,
        .military = player.military,
        .militaryTotal = totals.military};
}

TableChoice leaderView(const Play &play, int seat, bool live)
{
    const auto *leader = playerAt(play.state(), seat).cards.find(CardKind::Leader);
    return {.id = live && play.state().round > 1 ? u"leader"_s : QString(),
        .title = leader ? shownName(*leader) : AgesWords::tr("Leader"),
        .icon = iconOf(CardKind::Leader),
        .status = leader ? u"known"_s : QString(),
        .about = leader ? u"card-"_s + QString::fromStdString(leader->name) : u"leader"_s};
}

QList<AgesRow> cardsView(const Play &play, int seat)
{
    QList<AgesRow> list;
    for (const auto &card : playerAt(play.state(), seat).cards.list()) {
        list << AgesRow{.choice = {.title = shownName(card),
                            .note = toldOf(card, editionOf(play.state())),
                            .about = u"card-%1@%2"_s.arg(QString::fromStdString(card.name)).arg(seat)},
            .sign = iconOf(card.kind),
            .figures = figuresOf(card.effect.traits)};
    }
    return list;
}
}

QList<AgesRating> ratingsView(const Play &play, int seat, bool live)
{
    return Strip(play, seat, live).ratings();
}

AgesSeat seatView(const Play &play, int seat, bool live)
{
    const auto &state = play.state();
    return {.seat = seat,
        .name = play.nameOf(seat),
        .colour = play.colourOf(seat),
        .playing = !isOver(state) && state.seat == seat,
        .resigned = playerAt(state, seat).resigned > 0,
        .ratings = ratingsView(play, seat, live && !play.draft.guest),
        .government = governmentView(play, seat, live),
        .leader = leaderView(play, seat, live),
        .board = boardView(play, seat, live),
        .bank = bankView(play, seat, live),
        .cards = cardsView(play, seat)};
}

QList<AgesSeat> seatViews(const Play &play)
{
    QList<AgesSeat> list;
    for (int seat = 0; seat < play.setup().players; ++seat) {
        list << seatView(play, seat, false);
    }
    return list;
}

int seatsOn(const State &state)
{
    return state.setup.players + (isSolo(state) ? 1 : 0);
}

int cultureAt(const State &state, int seat)
{
    return seat < state.setup.players ? pointsOf(playerAt(state, seat)) : pointsOf(state.rival);
}

int strengthAt(const State &state, int seat)
{
    return seat < state.setup.players ? strengthOf(state, seat)
                                      : strengthOf(editionOf(state), state.rival.army);
}

AgesStand standOf(const Play &play)
{
    const auto &state = play.state();
    AgesStand stand;
    const auto track = [&](const QString &title, const QString &icon, int seats, auto numberOf) {
        AgesTrack view{.title = title, .icon = icon};
        QStringList words;
        for (int seat = 0; seat < seats; ++seat) {
            view.values << numberOf(seat);
            view.most = std::max(view.most, view.values.last());
            //: Spoken: %1 is a player, %2 a number.
            words << AgesWords::tr("%1 %2").arg(play.nameOf(seat)).arg(view.values.last());
        }
        //: Spoken: %1 is such as "Strength", %2 lists players with their numbers.
        view.spoken = AgesWords::tr("%1: %2").arg(title, listOf(words));
        stand.tracks << view;
    };
    const int players = state.setup.players;
    const int everybody = seatsOn(state);
    track(nameOf(Benefit::Culture), iconOf(Benefit::Culture), everybody,
        [&](int seat) { return cultureAt(state, seat); });
    track(AgesWords::tr("Culture a turn"), iconOf(Benefit::Culture), everybody, [&](int seat) {
        return seat < players ? ratingsOf(state, seat)[Rating::CulturePerTurn]
                              : rivalOutlook(state).plan.culture;
    });
    track(AgesWords::tr("Science a turn"), iconOf(Benefit::Science), players,
        [&](int seat) { return ratingsOf(state, seat)[Rating::SciencePerTurn]; });
    track(nameOf(Rating::Strength), iconOf(Rating::Strength), everybody,
        [&](int seat) { return strengthAt(state, seat); });
    for (int seat = 0; seat < state.setup.players; ++seat) {
        const auto &player = playerAt(state, seat);
        const auto ratings = ratingsOf(state, seat);
        const bool sad = ratings[Rating::Discontent] > 0;
        const int needed = Board(editionOf(state), player).needed();
        AgesRow row{.choice = {.title = play.nameOf(seat),
                        .note = player.resigned > 0 ? AgesWords::tr("resigned") : nameOf(player.government),
                        .status = player.resigned > 0 ? u"out"_s : QString()},
            .seat = seat};
        row.figures << AgesFigure{.icon = iconOf(Rating::CivilTotal),
            .text = QString::number(ratings[Rating::CivilTotal])}
                    << AgesFigure{.icon = iconOf(Rating::MilitaryTotal),
                           .ink = u"military"_s,
                           .text = QString::number(ratings[Rating::MilitaryTotal])}
                    << AgesFigure{.icon = iconOf(Benefit::Science), .text = QString::number(player.science)}
                    << AgesFigure{.icon = sad ? u"tta-unhappy"_s : iconOf(Rating::Happiness),
                           .text = u"%1/%2"_s.arg(ratings[Rating::Happiness]).arg(needed),
                           .harm = sad};
        stand.lines << row;
    }
    return stand;
}
}
