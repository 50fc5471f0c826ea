// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/battleparts.h"
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// What changes hands, as it is entered; workers and cards leave by their boards.
constexpr std::array BootyByHand
    = {Benefit::Culture, Benefit::Science, Benefit::Food, Benefit::Resources, Benefit::Yellow, Benefit::Blue};

Booty asBooty(const Benefits &numbers)
{
    return {.food = numbers[Benefit::Food],
        .resources = numbers[Benefit::Resources],
        .science = numbers[Benefit::Science],
        .culture = numbers[Benefit::Culture],
        .yellow = numbers[Benefit::Yellow],
        .blue = numbers[Benefit::Blue]};
}
Gain asGain(const Booty &booty, int sign)
{
    Gain gain;
    gain.numbers[Benefit::Food] = sign * booty.food;
    gain.numbers[Benefit::Resources] = sign * booty.resources;
    gain.numbers[Benefit::Science] = sign * booty.science;
    gain.numbers[Benefit::Culture] = sign * booty.culture;
    gain.numbers[Benefit::Yellow] = sign * booty.yellow;
    gain.numbers[Benefit::Blue] = sign * booty.blue;
    return gain;
}

class Fight
{
public:
    explicit Fight(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_entry(play.draft.battle)
    {
    }

    bool isBattle() const { return m_entry.kind != BattleKind::Declaration; }
    bool isWar() const { return m_entry.kind == BattleKind::War; }
    bool sacrifices() const { return isBattle() && maySacrifice(m_state); }
    int against() const { return *m_entry.against; }
    int attack() const
    {
        return strengthOf(m_state, m_state.seat)
            + sacrificeOf(editionOf(m_state), active(m_state), m_entry.sacrifice);
    }
    int defence() const
    {
        return strengthOf(m_state, against())
            + sacrificeOf(editionOf(m_state), playerAt(m_state, against()), m_entry.defence) + m_entry.cards;
    }
    /// Who takes; nobody at a tie, nor where an aggression fails.
    int winner() const
    {
        return attack() > defence() ? m_state.seat : isWar() && defence() > attack() ? against() : Nobody;
    }

    bool isFromSupply() const { return m_entry.card && aggressionOf(*m_entry.card).isFromSupply; }

    /// What is taken from the loser is no more than there is.
    Battle battle() const
    {
        Battle battle{.against = against(),
            .war = isWar(),
            .sacrifice = m_entry.sacrifice,
            .defenderSacrifice = m_entry.defence,
            .cards = m_entry.cards,
            .actions = m_entry.actions};
        if (winner() != Nobody) {
            const bool wins = winner() == m_state.seat;
            if (isFromSupply()) {
                battle.attacker.numbers = m_entry.booty;
                return battle;
            }
            const auto booty = canGive(m_state, wins ? against() : m_state.seat, asBooty(m_entry.booty));
            battle.attacker = asGain(booty, wins ? 1 : -1);
            battle.defender = asGain(booty, wins ? -1 : 1);
        }
        return battle;
    }
    Action action() const
    {
        return isBattle() ? Action(battle())
                          : Action(Declare{.against = against(), .actions = m_entry.actions});
    }

    AgesPage page() const
    {
        AgesPage page{.head = headOf(title(), caption())};
        if (!isWar()) {
            page.parts << targets() << attackActions(m_play, m_entry.actions);
        }
        if (!m_entry.against || !isBattle()) {
            return page;
        }
        page.parts << versus() << noneGivenUp(m_state);
        if (sacrifices()) {
            addUnits(page, m_state.seat, m_entry.sacrifice, u"give-"_s, isWar() ? 1 : 0);
        }
        if (!isWar()) {
            page.parts << defenceCards(editionOf(m_state),
                AgesWords::tr("%1 answers with cards").arg(m_play.nameOf(against())), m_entry.cards);
        }
        if (sacrifices()) {
            addUnits(page, against(), m_entry.defence, u"guard-"_s, isWar() ? 2 : 0);
        }
        if (!isWar()) {
            page.parts << kinds();
        }
        // Nobody takes anything where a war is a tie; an aggression may still be answered otherwise.
        if (!isWar() || winner() != Nobody) {
            page.parts << booty();
        }
        if (winner() != Nobody) {
            page.parts << brings();
        }
        return page;
    }

    TableWide wide() const
    {
        if (!m_entry.against) {
            return tapOne(AgesWords::tr("Against whom?"));
        }
        const auto broken = refusals(m_state, action());
        TableWide wide{.id = u"fight"_s, .enabled = broken.empty()};
        if (!isBattle()) {
            wide.title = against() == RivalSeat && isSolo(m_state)
                ? AgesWords::tr("Declare war on the Rival")
                : AgesWords::tr("Declare war on %1").arg(m_play.nameOf(against()));
            wide.hint = sentence(m_play, broken);
            return wide;
        }
        const auto totals = AgesWords::tr("%1 against %2").arg(attack()).arg(defence());
        if (isWar()) {
            wide.title = AgesWords::tr("Resolve the war");
        } else if (winner() == Nobody) {
            //: An aggression without effect; %1 is such as "12 against 12".
            wide.title = AgesWords::tr("It fails, %1").arg(totals);
            wide.quiet = true;
        } else {
            //: %1 is a player, %2 such as "14 against 12".
            wide.title = AgesWords::tr("%1 wins, %2").arg(m_play.nameOf(winner()), totals);
        }
        wide.hint = broken.empty() ? (isWar() ? outcome() : QString()) : sentence(m_play, broken);
        return wide;
    }

private:
    QString title() const
    {
        switch (m_entry.kind) {
        case BattleKind::Aggression:
            return AgesWords::tr("Aggression");
        case BattleKind::Declaration:
            return AgesWords::tr("Declare war");
        case BattleKind::War:
            break;
        }
        return AgesWords::tr("War");
    }
    QString caption() const
    {
        const auto name = m_play.nameOf(m_state.seat);
        if (isWar()) {
            return AgesWords::tr("%1 declared it a turn ago").arg(name);
        }
        //: %1 is a player, %2 such as "2 military actions left".
        return AgesWords::tr("%1 attacks, %2").arg(name, militaryLeft(m_play));
    }
    QString outcome() const
    {
        return winner() == Nobody
            ? AgesWords::tr("a tie")
            : AgesWords::tr("%1 wins by %2").arg(m_play.nameOf(winner())).arg(std::abs(attack() - defence()));
    }

    AgesPart targets() const
    {
        AgesPart part{.look = u"seals"_s};
        for (const int seat : seatsIn(m_state)) {
            if (seat == m_state.seat) {
                continue;
            }
            auto row = sealOf(m_play, seat, u"against-"_s, strengthFigure(m_state, seat));
            row.choice.chosen = m_entry.against == seat;
            if (m_state.setup.leagues && !playerAt(m_state, seat).token) {
                row.choice.enabled = false;
                row.choice.note = AgesWords::tr("attacked already");
                row.choice.why = row.choice.note;
            }
            part.rows << row;
        }
        return part;
    }
    AgesPart versus() const
    {
        const int own = strengthOf(m_state, m_state.seat);
        const int other = strengthOf(m_state, against());
        AgesPart part{.look = u"versus"_s};
        part.rows << AgesRow{.choice = {.title = m_play.nameOf(m_state.seat),
                                 .note = strengthNote(own, attack() - own, 0),
                                 .count = attack(),
                                 .chosen = winner() == m_state.seat},
            .seat = m_state.seat}
                  << AgesRow{
                         .choice = {.title = m_play.nameOf(against()),
                             .note = strengthNote(other, defence() - other - m_entry.cards, m_entry.cards),
                             .count = defence(),
                             // An aggression that is as strong as its target fails, a war is a tie.
                             .chosen = winner() == against() || (!isWar() && winner() == Nobody)},
                         .seat = against()};
        return part;
    }
    void addUnits(AgesPage &page, int seat, const Units &given, const QString &prefix, int place) const
    {
        auto part = unitsPart(m_play, seat, given, prefix);
        if (part.rows.isEmpty()) {
            return;
        }
        const auto name = m_play.nameOf(seat);
        part.title = place > 0 ? AgesWords::tr("%1. %2 gives up").arg(place).arg(name)
                               : AgesWords::tr("%1 gives up").arg(name);
        page.parts << part;
    }
    AgesPart kinds() const
    {
        return attackCards(AgesWords::tr("What it brings"),
            attacksOf(m_state, Role::Aggression, levelOfAge(m_state)), m_entry.card);
    }
    AgesPart booty() const
    {
        AgesPart part{.look = u"counters"_s,
            .title = isFromSupply() ? AgesWords::tr("The winner takes from the supply")
                                    : AgesWords::tr("The winner takes"),
            .note = AgesWords::tr("workers and cards on the board of the loser")};
        for (const Benefit benefit : BootyByHand) {
            part.counters << TableCounter{.id = u"booty-"_s + idText(benefit),
                .title = nameOf(benefit),
                .icon = iconOf(benefit),
                .ink = idText(benefit),
                .value = m_entry.booty[benefit],
                .most = 99};
        }
        return part;
    }
    AgesPart brings() const
    {
        const auto fought = battle();
        AgesPart part{.look = u"rows"_s};
        part.rows << AgesRow{.choice = {.title = m_play.nameOf(m_state.seat)},
            .seat = m_state.seat,
            .figures = figuresOf(fought.attacker.numbers)}
                  << AgesRow{.choice = {.title = m_play.nameOf(against())},
                         .seat = against(),
                         .figures = figuresOf(fought.defender.numbers)};
        return part;
    }

    const Play &m_play;
    const State &m_state;
    const BattleEntry &m_entry;
};

AgesPage battlePage(const Play &play)
{
    return Fight(play).page();
}

TableWide battleWide(const Play &play)
{
    return Fight(play).wide();
}

Answer battleTouch(const Play &play, const Touch &touch)
{
    const bool war = play.draft.battle.kind == BattleKind::War;
    if (touch.id == "leave") {
        return opened(play, war ? Stage::Board : Stage::Politics);
    }
    auto next = play.draft;
    auto &entry = next.battle;
    if (touch.id == "fight" && entry.against) {
        return done(play, {Fight(play).action()});
    }
    if (const auto seat = numberAfter(touch.id, "against-")) {
        entry = {.kind = entry.kind, .against = *seat, .actions = entry.actions};
    } else if (touch.id == "actions") {
        entry.actions = touch.number;
    } else if (addCard(entry.cards, touch, DefencePrefix)) {
        return kept(std::move(next));
    } else if (const auto kind = thingAfter<RivalCard>(touch.id, "kind-")) {
        if (entry.card == kind) {
            entry.card.reset();
            entry.booty = {};
        } else {
            entry.card = *kind;
            entry.booty = spoilsOf(play.setup().edition, *kind).numbers;
        }
    } else if (setGain(entry.booty, touch, "booty-")) {
        return kept(std::move(next));
    } else if (entry.against && !giveUnit(play, play.state().seat, entry.sacrifice, touch, "give-")) {
        giveUnit(play, *entry.against, entry.defence, touch, "guard-");
    }
    return kept(std::move(next));
}
}

const Step BattleStep = {"battle", made<battlePage>, battleWide, battleTouch};
}
