// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/log.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"
#include "model/through_the_ages/rivalplays.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// Its aggression, and what the player sets against it.
class Defence
{
public:
    explicit Defence(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_entry(play.draft.rival)
        , m_card(*m_state.rival.card)
    {
    }

    int attack() const { return strengthOf(editionOf(m_state), m_state.rival.army); }
    int given() const { return sacrificeOf(editionOf(m_state), playerAt(m_state, 0), m_entry.sacrifice); }
    int defence() const { return strengthOf(m_state, 0) + given() + m_entry.bonus; }
    bool holds() const { return defence() >= attack(); }

    Defend action() const
    {
        return {.sacrifice = m_entry.sacrifice,
            .cards = m_entry.bonus,
            .worker = m_entry.worker,
            .colony = m_entry.colony};
    }
    /// Without a defence, only with what must be chosen.
    Defend surrender() const { return {.worker = m_entry.worker, .colony = m_entry.colony}; }

    AgesRivalPage page() const
    {
        auto page = rivalPage(RivalWords::tr("attacks you with %1").arg(nameOf(m_card)));
        page.first = rivalVersus(m_play, attack(), defence(), unitsAmount(unitsIn(m_state.rival.army)),
            strengthNote(strengthOf(m_state, 0), given(), m_entry.bonus));
        page.verdict = verdict();
        if (maySacrifice(m_state)) {
            page.parts << giveUpPart(m_play);
        }
        page.parts << noneGivenUp(m_state)
                   << defenceCards(editionOf(m_state), RivalWords::tr("Your defence cards"), m_entry.bonus);
        addChoices(page);
        page.parts << eitherWay();
        if (m_entry.sacrifice != Units{} || m_entry.bonus > 0) {
            page.foot << TableChoice{.id = u"let"_s,
                .title = RivalWords::tr("Let it happen"),
                .enabled = !refusal(m_state, surrender()),
                .why = sentence(m_play, refusals(m_state, surrender()))};
        }
        return page;
    }

    TableWide wide() const
    {
        const auto broken = refusals(m_state, action());
        return {.id = u"defend"_s,
            .title = holds() ? RivalWords::tr("Hold") : RivalWords::tr("Let it happen"),
            .hint = broken.empty() ? RivalWords::tr("%1 against %2").arg(attack()).arg(defence())
                                   : sentence(m_play, broken),
            .enabled = broken.empty(),
            .quiet = !holds()};
    }

private:
    AgesRow verdict() const
    {
        if (holds()) {
            return {.choice = {.title = RivalWords::tr("Held: equal is enough")}, .sign = u"ui-shield"_s};
        }
        return {.choice = {.title = RivalWords::tr("%n more would hold", nullptr, attack() - defence())},
            .sign = iconOf(m_card),
            .ink = u"harm"_s};
    }
    /// Who or what goes, where the player must say it.
    void addChoices(AgesRivalPage &page) const
    {
        if (holds()) {
            return;
        }
        const auto &player = playerAt(m_state, 0);
        if (needsWorker(m_state, m_card, m_entry.sacrifice)) {
            AgesPart part{.look = u"chips"_s, .title = RivalWords::tr("Who is enslaved?")};
            for (const Technology technology : valuesOf<Technology>()) {
                if (player.workersOn(technology) > 0) {
                    part.rows << AgesRow{.choice = {.id = u"worker-"_s + idText(technology),
                                             .title = nameOf(technology),
                                             .chosen = m_entry.worker == technology}};
                }
            }
            page.parts << part;
        }
        if (needsColony(m_state, m_card)) {
            AgesPart part{.look = u"chips"_s, .title = RivalWords::tr("Which colony is annexed?")};
            const auto colonies = rivalNeeds(m_state).colonies;
            for (std::size_t i = 0; i < colonies.size(); ++i) {
                part.rows << AgesRow{.choice = {.id = u"colony-%1"_s.arg(i),
                                         .title = shownCard(colonies[i]),
                                         .chosen = m_entry.colony == colonies[i]}};
            }
            page.parts << part;
        }
    }
    AgesPart eitherWay() const
    {
        AgesPart part{.look = u"rows"_s, .title = RivalWords::tr("Either way")};
        part.rows << AgesRow{.choice
            = {.title = RivalWords::tr("You hold"),
                .note = m_entry.sacrifice == Units{}
                    ? RivalWords::tr("nothing is lost")
                    : RivalWords::tr("%1 gone, nothing else").arg(textOf(m_entry.sacrifice))},
            .sign = u"ui-shield"_s}
                  << AgesRow{.choice = {.title = RivalWords::tr("Let it happen"), .note = loss()},
                         .sign = iconOf(m_card),
                         .ink = u"harm"_s};
        return part;
    }
    /// What it would take if nobody defended.
    QString loss() const
    {
        const int culture = CultureOfAggression[static_cast<std::size_t>(levelOf(m_card))];
        const auto gains = RivalWords::tr("It gains %n culture.", nullptr, culture);
        const auto applied = ThroughTheAges::apply(m_state, surrender());
        if (!applied) {
            return gains;
        }
        Events lost;
        for (const auto &event : applied->events) {
            if (std::holds_alternative<Gained>(event) || std::holds_alternative<Lost>(event)
                || std::holds_alternative<Destroyed>(event) || std::holds_alternative<CardOut>(event)
                || std::holds_alternative<WonderOut>(event)) {
                lost.push_back(event);
            }
        }
        QStringList texts;
        for (const auto &line : tell(m_state, surrender(), lost, seatNames(m_play.heading()))) {
            texts << line.text;
        }
        return (texts << gains).join(u' ');
    }

    const Play &m_play;
    const State &m_state;
    const RivalEntry &m_entry;
    const RivalCard m_card;
};

Answer attackTouch(const Play &play, const Touch &touch)
{
    const Defence defence(play);
    auto next = play.draft;
    auto &entry = next.rival;
    if (touch.id == "defend") {
        return done(play, {defence.action()});
    }
    if (touch.id == "let") {
        return done(play, {defence.surrender()});
    }
    if (addCard(entry.bonus, touch, DefencePrefix)) {
        return kept(std::move(next));
    }
    if (const auto technology = thingAfter<Technology>(touch.id, "worker-")) {
        entry.worker = *technology;
    } else if (const auto place = numberAfter(touch.id, "colony-")) {
        const auto colonies = rivalNeeds(play.state()).colonies;
        if (*place >= 0 && *place < static_cast<int>(colonies.size())) {
            entry.colony = colonies[static_cast<std::size_t>(*place)];
        }
    } else {
        giveUnit(play, 0, entry.sacrifice, touch, "give-");
    }
    return kept(std::move(next));
}
}

const RivalQuestion AttackQuestion = questionOf<Defence>(attackTouch);
}
