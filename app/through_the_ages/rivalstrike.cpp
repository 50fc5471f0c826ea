// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// The player's attack on the Rival, or the war that the player declared.
class Strike
{
public:
    explicit Strike(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_entry(play.draft.rival)
    {
    }

    bool isWar() const { return m_entry.page == RivalEntry::Page::War; }
    Role role() const { return isWar() ? Role::War : Role::Aggression; }
    int most() const { return cardsToDefend(m_state, role()); }
    bool isWhole() const { return static_cast<int>(m_entry.cards.size()) == most() && m_entry.card; }

    AttackRival action(bool withSpoils) const
    {
        AttackRival attack{.card = m_entry.card.value_or(RivalCard::Plunder1),
            .sacrifice = m_entry.sacrifice,
            .drawn = m_entry.cards,
            .actions = m_entry.actions};
        if (withSpoils) {
            attack.change = gainOf(m_entry.change);
        }
        return attack;
    }
    /// Spoils only where the player is higher.
    AttackRival action() const
    {
        const auto fought = outcome();
        return action(isWar() || (fought && fought->winner == 0));
    }
    std::optional<Fought> outcome() const
    {
        const auto applied = ThroughTheAges::apply(m_state, action(false));
        if (applied) {
            for (const auto &event : applied->events) {
                if (const auto *fought = std::get_if<Fought>(&event)) {
                    return *fought;
                }
            }
        }
        return std::nullopt;
    }

    AgesRivalPage page() const
    {
        auto page = rivalPage(
            isWar() ? RivalWords::tr("War, declared a turn ago") : RivalWords::tr("you attack it"));
        page.head.back = {.id = u"leave"_s, .title = RivalWords::tr("Back")};
        page.figures = rivalFigures(m_state);
        page.parts << kinds();
        if (!isWar()) {
            page.parts << attackActions(m_play, m_entry.actions);
        }
        if (maySacrifice(m_state)) {
            page.parts << giveUpPart(m_play);
        }
        page.parts << noneGivenUp(m_state);
        if (most() > 0) {
            page.question = RivalWords::tr("Draw %n cards for it", nullptr, most());
            page.hint = RivalWords::tr("for its defence");
            for (int place = 0; place < most(); ++place) {
                page.turned << worthSlot(place, m_entry.cards, defenceOf);
            }
            page.pad = bonusPad(m_play, static_cast<int>(m_entry.cards.size()) == most());
        }
        if (const auto fought = isWhole() ? outcome() : std::nullopt) {
            page.verdict = verdict(*fought);
        }
        page.parts << changePart(m_entry.change,
            isWar() ? RivalWords::tr("What the card costs or brings you")
                    : RivalWords::tr("What it brings you"));
        return page;
    }

    TableWide wide() const
    {
        if (!m_entry.card) {
            return tapOne(RivalWords::tr("Which card do you play?"));
        }
        if (!isWhole()) {
            return moreCards(m_play, most());
        }
        const auto broken = refusals(m_state, action());
        return {.id = u"strike"_s,
            .title = isWar() ? RivalWords::tr("Resolve the war") : RivalWords::tr("Attack the Rival"),
            .hint = sentence(m_play, broken),
            .enabled = broken.empty()};
    }

private:
    AgesPart kinds() const
    {
        auto cards = attacksOf(m_state, role(), std::max(isWar() ? 2 : 1, levelOfAge(m_state)));
        std::erase_if(cards, [](RivalCard card) { return aggressionOf(card).takesCard; });
        return attackCards(RivalWords::tr("Which card do you play?"), cards, m_entry.card);
    }
    static AgesRow verdict(const Fought &fought)
    {
        const auto both = RivalWords::tr("%1 against %2").arg(fought.attack).arg(fought.defence);
        return fought.winner == 0
            ? AgesRow{.choice = {.title = RivalWords::tr("You win"), .note = both}, .sign = u"tta-strength"_s}
            : AgesRow{.choice = {.title = RivalWords::tr("It holds"), .note = both},
                .sign = u"ui-shield"_s,
                .ink = u"harm"_s};
    }

    const Play &m_play;
    const State &m_state;
    const RivalEntry &m_entry;
};

Answer strikeTouch(const Play &play, const Touch &touch)
{
    const Strike strike(play);
    auto next = play.draft;
    auto &entry = next.rival;
    if (touch.id == "leave") {
        return opened(play, strike.isWar() ? Stage::Board : Stage::Politics);
    }
    if (touch.id == "strike" && strike.isWhole()) {
        return done(play, {strike.action()});
    }
    if (touch.id == "actions") {
        entry.actions = touch.number;
    } else if (const auto card = thingAfter<RivalCard>(touch.id, "kind-")) {
        entry.card = *card;
        entry.change = spoilsOf(play.setup().edition, *card).numbers;
    } else if (!setGain(entry.change, touch, "change-")
        && !turnOver(entry, play.state(), touch, strike.most())) {
        giveUnit(play, 0, entry.sacrifice, touch, "give-");
    }
    return kept(std::move(next));
}
}

const RivalQuestion StrikeQuestion = questionOf<Strike>(strikeTouch);
}
