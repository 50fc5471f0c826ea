// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/texts.h"

namespace ThroughTheAges
{
namespace
{
/// What stood at the end of a round, or stands now; by seat.
struct Moment {
    std::vector<int> culture;
    std::vector<int> strength;
};

Moment momentOf(const State &state)
{
    Moment moment;
    for (int seat = 0; seat < seatsOn(state); ++seat) {
        moment.culture.push_back(cultureAt(state, seat));
        moment.strength.push_back(strengthAt(state, seat));
    }
    return moment;
}

QList<double> bySeat(const std::vector<Moment> &moments, std::vector<int> Moment::*numbers)
{
    QList<double> list;
    for (std::size_t seat = 0; seat < (moments.front().*numbers).size(); ++seat) {
        for (const auto &moment : moments) {
            list << (moment.*numbers)[seat];
        }
    }
    return list;
}
}

AgesCurve curveOf(const Play &play)
{
    AgesCurve curve;
    for (int seat = 0; seat < seatsOn(play.state()); ++seat) {
        curve.names << play.nameOf(seat);
        curve.colours << play.colourOf(seat);
    }
    std::vector<Moment> moments;
    auto state = play.story.before(0);
    for (int i = 0; i < play.head; ++i) {
        const int round = state.round;
        const int age = state.age;
        Events events;
        perform(state, play.story.action(i), events);
        // The first age begins with the second round in every game.
        if (state.age != age && state.age > 1 && state.age < LastAge) {
            curve.ages << ageText(state.age);
            curve.begun << state.round - 1;
            //: Beside a chart over rounds: %1 is an age.
            curve.note = AgesWords::tr("age %1 since round %2").arg(ageText(state.age)).arg(state.round);
        }
        if (state.round != round) {
            moments.push_back(momentOf(state));
        }
    }
    // The running round as it stands, and the end with all that was scored then.
    moments.push_back(momentOf(state));
    for (std::size_t i = 0; i < moments.size(); ++i) {
        curve.rounds << QString::number(i + 1);
    }
    curve.culture = bySeat(moments, &Moment::culture);
    curve.strength = bySeat(moments, &Moment::strength);
    return curve;
}
}
