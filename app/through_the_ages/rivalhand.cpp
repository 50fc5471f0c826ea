// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/rivalsteps.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"
#include "model/through_the_ages/rivalplays.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// What it holds, and what it will do with it.
class Hand
{
public:
    explicit Hand(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_entry(play.draft.rival)
        , m_most(rivalNeeds(m_state).cards)
    {
    }

    int most() const { return m_most; }
    bool isWhole() const { return static_cast<int>(m_entry.cards.size()) == m_most; }
    std::vector<int> fitting() const
    {
        return isWhole() ? fittingCards(m_state, m_entry.cards) : std::vector<int>();
    }
    bool needsLot() const { return fitting().size() > 1 && !picked(); }
    /// A correction may have changed what fits since the lot was drawn.
    std::optional<int> picked() const
    {
        const auto fit = fitting();
        if (m_entry.pick && std::ranges::find(fit, *m_entry.pick) != fit.end()) {
            return m_entry.pick;
        }
        return fit.size() == 1 ? std::optional(fit.front()) : std::nullopt;
    }
    RivalHand action() const
    {
        RivalHand hand{m_entry.cards, {}};
        if (fitting().size() > 1) {
            hand.pick = picked();
        }
        return hand;
    }
    /// Nothing was thrown, so the lot comes from the game itself: the same whenever it is asked.
    int byLot() const
    {
        const auto fit = fitting();
        std::size_t sum
            = static_cast<std::size_t>(m_play.head) * 31 + static_cast<std::size_t>(m_state.round);
        for (const auto card : m_entry.cards) {
            sum = sum * 17 + static_cast<std::size_t>(card);
        }
        return fit[(sum ^ (sum >> 7)) % fit.size()];
    }

    AgesRivalPage page() const
    {
        //: Below the Rival's name: %1 is the round, %2 such as "Age II".
        auto page = rivalPage(RivalWords::tr("Round %1 · %2").arg(m_state.round).arg(ageTitle(m_state.age)));
        page.figures = rivalFigures(m_state);
        page.verdict = verdict();
        showArmy(page, m_state, m_state.rival.army);
        if (m_most == 0) {
            // Only a game that came from elsewhere, or an earlier turn, stands here.
            page.question = RivalWords::tr("It holds no cards");
            return page;
        }
        page.question = RivalWords::tr("Turn over its %n cards", nullptr, m_most);
        page.hint = m_most == 1 ? RivalWords::tr("then tap it", "a card") : RivalWords::tr("then tap them");
        for (int place = 0; place < m_most; ++place) {
            page.turned << slot(place);
        }
        page.ages = ages();
        page.pad = pad();
        return page;
    }

    TableWide wide() const
    {
        if (!isWhole()) {
            return moreCards(m_play, m_most);
        }
        if (needsLot()) {
            return {.id = u"lot"_s, .title = RivalWords::tr("Choose by lot")};
        }
        TableWide wide{.id = u"hand"_s, .title = RivalWords::tr("Its turn")};
        if (const auto place = picked()) {
            switch (roleOf(m_entry.cards[static_cast<std::size_t>(*place)])) {
            case Role::War:
                wide.title = RivalWords::tr("It declares war");
                break;
            case Role::Aggression:
                wide.title = RivalWords::tr("It attacks: defend");
                break;
            default:
                wide.title = RivalWords::tr("It prepares: reveal an event");
                break;
            }
        }
        return wide;
    }

private:
    AgesRow slot(int place) const
    {
        auto row = slotOf(place, m_entry.cards, QString());
        if (place >= static_cast<int>(m_entry.cards.size()) || !isWhole()) {
            return row;
        }
        const auto fit = fitting();
        const bool fits = std::ranges::find(fit, place) != fit.end();
        const auto card = m_entry.cards[static_cast<std::size_t>(place)];
        if (fit.size() > 1 && fits) {
            row.choice.id = u"pick-%1"_s.arg(place);
        }
        row.choice.chosen = picked() == place;
        row.choice.note = picked() == place ? RivalWords::tr("played")
            : needsLot() && fits            ? RivalWords::tr("fits")
            : plan().tactic != Tactic::None && plan().tactic == tacticOf(card)
            ? RivalWords::tr("stronger: in play")
            : RivalWords::tr("not played");
        //: Spoken: a card of the Rival and what becomes of it.
        row.choice.spoken = RivalWords::tr("%1, %2").arg(nameOf(card), row.choice.note);
        return row;
    }
    /// What it would build at the strengths of now.
    RivalPlan plan() const { return planOf(m_state, m_entry.cards, false); }

    AgesRow verdict() const
    {
        if (!isWhole()) {
            return {};
        }
        if (needsLot()) {
            return {.choice
                = {.title = RivalWords::tr("%n cards fit", nullptr, static_cast<int>(fitting().size())),
                    .note = RivalWords::tr("by lot, or tap the one you drew")},
                .sign = u"tta-deck"_s};
        }
        const auto outlook = rivalOutlook(m_state);
        const auto both = RivalWords::tr("%1 against %2").arg(outlook.strength).arg(outlook.human);
        const auto place = picked();
        if (!place) {
            return {.choice = {.title = RivalWords::tr("It plays nothing this turn"), .note = doing()},
                .sign = u"ui-check"_s};
        }
        const auto card = m_entry.cards[static_cast<std::size_t>(*place)];
        //: Why the Rival plays a card: %1 is such as "16 against 10".
        const auto why = RivalWords::tr("stronger than you, %1").arg(both);
        switch (roleOf(card)) {
        case Role::War:
            return {.choice = {.title = RivalWords::tr("The Rival declares war"),
                        .note = RivalWords::tr("far stronger than you, %1").arg(both)},
                .sign = iconOf(card),
                .ink = u"harm"_s};
        case Role::Aggression: {
            // So far ahead it would rather declare war.
            return {.choice = {.title = RivalWords::tr("It attacks you: %1").arg(nameOf(card)),
                        //: Why the Rival plays a card: %1 is such as "16 against 10".
                        .note = wantsWar(m_state)
                            ? RivalWords::tr("stronger than you, %1; no war in its hand").arg(both)
                            : why},
                .sign = iconOf(card),
                .ink = u"harm"_s};
        }
        default:
            return {.choice = {.title = RivalWords::tr("It prepares %1").arg(nameOf(card)), .note = why},
                .sign = iconOf(card)};
        }
    }
    QString doing() const
    {
        const auto now = plan();
        if (now.blocked) {
            return RivalWords::tr("Gandhi holds it back");
        }
        QStringList parts;
        if (now.built > 0) {
            parts << RivalWords::tr("builds %n units", nullptr, now.built);
        }
        if (now.upgraded > 0) {
            parts << RivalWords::tr("upgrades %n units", nullptr, now.upgraded);
        }
        if (now.culture > 0) {
            parts << RivalWords::tr("culture +%1").arg(now.culture);
        }
        return parts.join(u", "_s);
    }

    int padAge() const { return m_entry.age.value_or(std::max(1, levelOfAge(m_state))); }
    AgesPart ages() const
    {
        auto part = agesPart(m_state, padAge(), 1);
        part.title = RivalWords::tr("Cards of age");
        return part;
    }
    QList<AgesRow> pad() const
    {
        QList<AgesRow> pad;
        for (const RivalCard card : padOrder()) {
            auto row = padRow(m_play, card, nameOf(card), isWhole());
            row.choice.title = card == RivalCard::Event0 ? nameOf(card) : shortName(card);
            row.choice.about = u"rival-card-"_s + idText(card);
            if (isTactic(card)) {
                row.choice.icon.clear();
                row.figures = figuresOf(tacticOf(card));
            }
            pad << row;
        }
        return pad;
    }
    /// What it may play first, then its tactics.
    std::vector<RivalCard> padOrder() const
    {
        std::vector<RivalCard> cards;
        for (const bool tactics : {false, true}) {
            for (const RivalCard card : valuesOf<RivalCard>()) {
                const int level = card == RivalCard::Event0 ? 1 : levelOf(card);
                if (isTactic(card) == tactics && isIn(editionOf(m_state), card) && level == padAge()) {
                    cards.push_back(card);
                }
            }
        }
        return cards;
    }

    const Play &m_play;
    const State &m_state;
    const RivalEntry &m_entry;
    const int m_most;
};

Answer handTouch(const Play &play, const Touch &touch)
{
    const Hand hand(play);
    auto next = play.draft;
    if (touch.id == "hand" && hand.isWhole() && !hand.needsLot()) {
        return done(play, {hand.action()});
    }
    if (touch.id == "lot" && hand.needsLot()) {
        next.rival.pick = hand.byLot();
    } else if (const auto place = numberAfter(touch.id, "pick-")) {
        next.rival.pick = *place;
    } else if (const auto age = numberAfter(touch.id, "age-")) {
        next.rival.age = *age;
    } else {
        turnOver(next.rival, play.state(), touch, hand.most());
    }
    return kept(std::move(next));
}
}

const RivalQuestion HandQuestion = questionOf<Hand>(handTouch);
}
