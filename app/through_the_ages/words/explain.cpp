// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/help.h"
#include "app/through_the_ages/words/ruletexts.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"
#include "model/through_the_ages/advice.h"
#include "model/through_the_ages/prices.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
class Explanation
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    Explanation(const State &state, int seat)
        : m_state(state)
        , m_seat(seat)
        , m_you(playerAt(state, seat))
        , m_edition(editionOf(state))
        , m_board(m_edition, m_you)
    {
    }

    HelpTopic of(std::string_view id) const
    {
        const auto text = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        // What is held on the board itself comes before cards and events of the same name.
        for (const auto &[known, title, paragraphs] : things()) {
            if (id == known) {
                return {text, title, paragraphs};
            }
        }
        if (const auto technology = fromId<Technology>(id)) {
            return {text, nameOf(*technology), about(*technology)};
        }
        if (const auto type = fromId<Type>(id)) {
            return {text, nameOf(*type), about(*type)};
        }
        if (const auto government = fromId<Government>(id)) {
            return {text, nameOf(*government), about(*government)};
        }
        if (id.starts_with("card-")) {
            return card(text, id.substr(5));
        }
        if (id.starts_with("event-")) {
            return event(text, id.substr(6));
        }
        if (id.starts_with("impact-")) {
            return impact(text, id.substr(7));
        }
        if (id.starts_with("rival-card-")) {
            return rivalCard(text, id.substr(11));
        }
        if (const auto tactic = fromId<Tactic>(id); tactic && *tactic != Tactic::None) {
            return {text, nameOf(*tactic), about(*tactic)};
        }
        return {text, {}, {}};
    }

private:
    struct Thing {
        std::string_view id;
        QString title;
        QStringList paragraphs;
    };
    std::vector<Thing> things() const
    {
        return {
            {"culture", nameOf(Benefit::Culture),
                number(Number::Culture, tr("A turn brings %1 culture."), culture())},
            {"science", nameOf(Benefit::Science),
                number(Number::Science, tr("A turn brings %1 science."), science())},
            {"food", nameOf(Good::Food), food()},
            {"resources", nameOf(Good::Resources), resources()},
            {"strength", nameOf(Rating::Strength),
                number(Number::Strength, tr("Your strength is %1."), strengths())},
            {"happiness", nameOf(Rating::Happiness),
                number(Number::Happiness, tr("You have %1 happy faces."), faces())},
            {"civil", nameOf(Benefit::Civil), actions(Trait::Civil, m_you.civil)},
            {"military", nameOf(Benefit::Military), actions(Trait::Military, m_you.military)},
            {"yellow", tr("Yellow bank"), yellow()},
            {"blue", tr("Blue bank"), blue()},
            {"pool", nameOf(Origin::Pool),
                {tr("%n workers are free.", nullptr, m_you.pool), ruleOfBuilding(), ruleOfFaces()}},
            {"wonder", nameOf(CardKind::Wonder), wonder()},
            {"leader", nameOf(CardKind::Leader), leader()},
            {"take", tr("Take a card"), {ruleOfTaking(), leaving()}},
            {"end", tr("The end of a turn"),
                {ruleOfUprisings(m_edition), ruleOfFamine(), ruleOfCorruption(m_edition), ruleOfDrawing()}},
            {"tactic", tr("Tactic"),
                {textOf(m_you.tactic, m_edition), ruleOfTactics(), ruleOfOutdatedArmies()}},
            {"government", nameOf(Source::Government), about(m_you.government)},
            {"rival", rivalName(), rival()},
        };
    }

    // Numbers and where they come from.
    QString ofWorkers(Number what) const
    {
        if (what != Number::Strength) {
            return nameOf(Source::Buildings);
        }
        return m_board.workers(Type::Arena) > 0 ? tr("Units and arenas") : tr("Units");
    }
    QString partText(Number what, const NumberPart &part) const
    {
        const auto name = [&] {
            switch (part.of) {
            case NumberPart::Of::Buildings:
                return ofWorkers(what);
            case NumberPart::Of::Government:
                return nameOf(m_you.government);
            case NumberPart::Of::Tactic:
                return nameOf(m_you.tactic);
            case NumberPart::Of::Card:
                break;
            }
            return shownCard(part.name);
        }();
        return name + u' ' + changeText(part.amount);
    }
    QStringList number(Number what, const QString &sentence, QStringList more) const
    {
        QStringList parts;
        for (const auto &part : partsOf(m_state, m_seat, what)) {
            parts << partText(what, part);
        }
        QStringList list{sentence.arg(numberOf(what))};
        if (!parts.isEmpty()) {
            list << tr("It comes from: %1.").arg(parts.join(u", "_s));
        }
        return list + more;
    }
    int numberOf(Number what) const
    {
        switch (what) {
        case Number::Culture:
            return m_board.culturePerTurn();
        case Number::Science:
            return m_board.sciencePerTurn();
        case Number::Strength:
            return m_board.strength();
        case Number::Happiness:
            break;
        }
        return m_board.happiness();
    }
    QStringList culture() const
    {
        return {tr("On the track: %1.").arg(scoreText(m_you.culture)), ruleOfTheEnd()};
    }
    QStringList science() const
    {
        return {tr("You have %1.").arg(amount(Benefit::Science, m_you.science)), ruleOfLearning()};
    }
    QStringList strengths() const
    {
        QStringList list;
        const auto ranked = byStrength(m_state);
        const auto found = std::ranges::find(ranked, m_seat);
        if (found != ranked.end()) {
            list << tr("That is rank %1 of %2.").arg(found - ranked.begin() + 1).arg(ranked.size());
        }
        return list << ruleOfTactics();
    }
    QStringList faces() const
    {
        return {tr("The yellow bank asks for %1.").arg(facesAmount(m_board.needed())),
            m_board.discontent() == 0 ? tr("Nobody is discontented.")
                                      : tr("%n workers are discontented.", nullptr, m_board.discontent()),
            ruleOfFaces(), ruleOfUprisings(m_edition)};
    }
    QStringList food() const
    {
        const auto &section = yellowSection(m_you.yellow);
        return {tr("You have %1.").arg(amount(Good::Food, worthOf(m_you, Good::Food))),
            tr("A turn brings %1, your people eat %2.")
                .arg(QString::number(m_board.madeInATurn(Good::Food)), QString::number(section.consumption)),
            ruleOfFamine(), ruleOfTokens()};
    }
    QStringList resources() const
    {
        return {tr("You have %1.").arg(amount(Good::Resources, worthOf(m_you, Good::Resources))),
            tr("A turn brings %1, corruption takes %2 as it stands.")
                .arg(QString::number(m_board.madeInATurn(Good::Resources)),
                    QString::number(corruptionAt(m_you.blue, m_edition))),
            ruleOfCorruption(m_edition), ruleOfTokens()};
    }
    QStringList actions(Trait trait, int left) const
    {
        const auto totals = totalsOf(m_you);
        const auto &facts = factsOf(m_you.government);
        const bool isCivil = trait == Trait::Civil;
        QStringList parts{
            nameOf(m_you.government) + u' ' + QString::number(isCivil ? facts.civil : facts.military)};
        for (const auto &one : m_you.cards.list()) {
            if (const int given = one.effect.traits[trait]; given != 0) {
                parts << shownName(one) + u' ' + changeText(given);
            }
        }
        return {tr("%1 of %2 are left.").arg(left).arg(isCivil ? totals.civil : totals.military),
            tr("They come from: %1.").arg(parts.join(u", "_s)),
            isCivil ? tr("Hand limit: %n civil cards.", nullptr, civilHandOf(m_you))
                    : tr("Hand limit: %n military cards.", nullptr, militaryHandOf(m_you)),
            isCivil ? ruleOfTaking() : ruleOfDrawing()};
    }

    // The banks and their thresholds.
    QStringList yellow() const
    {
        const auto &section = yellowSection(m_you.yellow);
        QStringList list{tr("%n tokens are left.", nullptr, m_you.yellow)};
        if (m_you.yellow > 0) {
            list << tr("A new worker costs %1.").arg(amount(Good::Food, priceToGrow(m_you, 0)));
        }
        list << tr("Your people eat %1 and ask for %2.")
                    .arg(amount(Good::Food, section.consumption), facesAmount(section.faces));
        if (section.from > 0) {
            const auto &next = yellowSection(section.from - 1);
            list << tr("Below %n tokens they eat %1 and ask for %2.", nullptr, section.from)
                        .arg(amount(Good::Food, next.consumption), facesAmount(next.faces));
        }
        return list << ruleOfYellow();
    }
    QStringList blue() const
    {
        QStringList list{tr("%n tokens are left.", nullptr, m_you.blue)};
        for (const auto &section : BlueBank) {
            const int from = section.from.in(m_edition);
            if (from > 0) {
                const int below = corruptionAt(from - 1, m_edition);
                list << tr("Below %n tokens corruption costs %1.", nullptr, from).arg(below);
            }
        }
        return list << ruleOfBlue() << ruleOfCorruption(m_edition);
    }

    // Places of the board.
    QStringList about(Technology technology) const
    {
        const auto &facts = factsOf(technology);
        QStringList list{tr("%1. Each worker: %2.").arg(placeText(technology), textOf(technology))};
        if (m_you.knows(technology)) {
            list << tr("%n workers are there.", nullptr, m_you.workersOn(technology))
                 << tr("Building costs %1.")
                        .arg(amount(Good::Resources, priceToBuild(m_state, m_you, technology, 0)));
        } else {
            list << tr("It is not known; learning costs %1, building %2.")
                        .arg(amount(Benefit::Science, priceToLearn(m_state, m_you, technology, 0)),
                            amount(Good::Resources, priceToBuild(m_state, m_you, technology, 0)));
        }
        if (isUrban(facts.type)) {
            list << ruleOfUrbanLimit();
        }
        return list;
    }
    QStringList about(Type type) const
    {
        QStringList list{tr("%n workers are there.", nullptr, m_board.workers(type))};
        for (const Technology technology : valuesOf<Technology>()) {
            if (factsOf(technology).type == type) {
                //: The name of a technology, its level and what each worker gives.
                list << tr("%1, %2: %3.")
                            .arg(nameOf(technology), ageText(factsOf(technology).level), textOf(technology));
            }
        }
        return list << (isUrban(type) ? ruleOfUrbanLimit() : ruleOfUpgrading());
    }
    QStringList about(Government government) const
    {
        const auto &facts = factsOf(government);
        QStringList list{textOf(government, m_edition) + u'.'};
        if (government != Government::Despotism) {
            list << tr("In peace %1 science, by revolution %2.")
                        .arg(facts.peaceful.in(m_edition))
                        .arg(facts.revolution.in(m_edition));
        }
        return list << ruleOfGovernments() << ruleOfRevolutions() << ruleOfUrbanLimit();
    }
    QStringList about(Tactic tactic) const
    {
        return {textOf(tactic, m_edition) + u'.',
            tr("With it your strength would be %1.").arg(strengthWith(tactic)), ruleOfTactics(),
            ruleOfOutdatedArmies()};
    }
    int strengthWith(Tactic tactic) const
    {
        auto other = m_you;
        other.tactic = tactic;
        return Board(m_edition, other).strength();
    }
    QStringList wonder() const
    {
        const auto &under = m_you.cards.wonder();
        if (!under) {
            return {tr("No wonder has been started."), ruleOfWonders()};
        }
        QStringList prices;
        for (const int price : under->card.stages) {
            prices << QString::number(price);
        }
        QStringList list{tr("%1: %2 of %3 stages are built. The stages cost %4.")
                             .arg(shownName(*under), QString::number(under->built),
                                 QString::number(prices.size()), listOf(prices))};
        if (const auto *facts = named(under->card.name)) {
            list << textOf(*facts, m_edition);
        }
        return list << ruleOfWonders();
    }
    QStringList leader() const
    {
        QStringList list;
        if (const auto *card = m_you.cards.find(CardKind::Leader)) {
            list << tr("%1, age %2: %3").arg(shownName(*card), ageText(card->age), doing(*card));
        } else {
            list << tr("You have no leader.");
        }
        return list << ruleOfLeaders(m_edition);
    }
    QString leaving() const
    {
        const int count = cardsLeavingTheRow(m_state);
        return count == 0 ? tr("No card leaves the row this round.")
                          : tr("At the start of a turn %n cards leave the row.", nullptr, count);
    }

    // Cards.
    const CardFacts *named(std::string_view name) const
    {
        const auto found = search(m_edition, {.letters = std::string(name)});
        const auto exact
            = std::ranges::find_if(found, [&](const CardFacts *facts) { return facts->name == name; });
        return exact == found.end() ? nullptr : *exact;
    }
    QString doing(const Card &card) const
    {
        const auto text = textOf(card.effect, m_edition);
        return text.isEmpty() ? tr("nothing by itself") : text;
    }
    HelpTopic card(const QString &id, std::string_view name) const
    {
        const auto *facts = named(name);
        const auto *held = m_you.cards.find(name);
        QStringList list;
        if (held) {
            list << tr("%1, age %2: %3.").arg(nameOf(held->kind), ageText(held->age), doing(*held));
        } else if (facts) {
            list << tr("%1, age %2: %3.")
                        .arg(
                            nameOf(facts->kind), ageText(facts->age), withoutStop(textOf(*facts, m_edition)));
            if (const auto stages = stagesOf(*facts); !stages.empty()) {
                QStringList prices;
                for (const int price : stages) {
                    prices << QString::number(price);
                }
                list << tr("The stages cost %1.").arg(listOf(prices));
            }
            if (facts->science > 0) {
                list << tr("It costs %1.").arg(amount(Benefit::Science, facts->science));
            }
        }
        if (facts) {
            const auto note = noteOf(*facts, m_edition);
            if (!note.isEmpty() && note != textOf(*facts, m_edition)) {
                list << note;
            }
            if (facts->uncertain) {
                list << tr("Printings differ: compare it with your card.");
            }
        }
        return {id, shownCard(name), list};
    }
    static QString withoutStop(const QString &text) { return text.endsWith(u'.') ? text.chopped(1) : text; }

    HelpTopic event(const QString &id, std::string_view name) const
    {
        const auto event = fromId<Revealed>(name);
        return event ? HelpTopic{id, nameOf(*event), {textOf(*event, m_edition)}} : HelpTopic{id, {}, {}};
    }
    HelpTopic impact(const QString &id, std::string_view name) const
    {
        const auto impact = fromId<Impact>(name);
        if (!impact) {
            return {id, {}, {}};
        }
        const int points = impactPoints(m_state, *impact).points[static_cast<std::size_t>(m_seat)];
        return {id, nameOf(*impact),
            {textOf(*impact, m_edition), tr("Now it would bring you %1.").arg(scoreText(points)),
                ruleOfImpacts()}};
    }
    HelpTopic rivalCard(const QString &id, std::string_view name) const
    {
        const auto card = fromId<RivalCard>(name);
        return card ? HelpTopic{id, nameOf(*card), {textOf(*card, m_edition), ruleOfRivalPlay()}}
                    : HelpTopic{id, {}, {}};
    }
    QStringList rival() const
    {
        const auto &rival = m_state.rival;
        return {tr("Culture %1, strength %2 with %3.")
                    .arg(scoreText(rival.culture), QString::number(strengthOf(m_edition, rival.army)),
                        textOf(rival.army)),
            textOf(m_state.setup.rival), ruleOfRivalUnits(), ruleOfRivalPlay(), ruleOfRivalProduction()};
    }

    const State &m_state;
    const int m_seat;
    const Player &m_you;
    const Edition m_edition;
    const Board m_board;
};

/// The seat after "@", where there is one.
std::pair<std::string_view, int> splitSeat(std::string_view id, const State &state)
{
    const auto at = id.rfind('@');
    int seat = isSeat(state, state.seat) ? state.seat : 0;
    if (at != std::string_view::npos) {
        const auto text = id.substr(at + 1);
        std::from_chars(text.data(), text.data() + text.size(), seat);
        id = id.substr(0, at);
    }
    return {id, isSeat(state, seat) ? seat : 0};
}
}

HelpTopic explain(std::string_view id, const State &state)
{
    const auto [what, seat] = splitSeat(id, state);
    return Explanation(state, seat).of(what);
}
}
