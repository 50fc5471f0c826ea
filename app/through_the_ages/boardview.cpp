// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"

#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/through_the_ages/prices.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr std::array Urban = {Type::Lab, Type::Temple, Type::Library, Type::Theater, Type::Arena};
constexpr std::array Upper
    = {Type::Farm, Type::Mine, Type::Infantry, Type::Cavalry, Type::Artillery, Type::Air};

class BoardDrawing
{
public:
    BoardDrawing(const Play &play, int seat, bool live)
        : m_play(play)
        , m_state(play.state())
        , m_seat(seat)
        , m_live(live)
        , m_player(playerAt(m_state, seat))
    {
    }

    AgesBoard board() const
    {
        const int top = levelOfAge(m_state);
        AgesBoard board{.levels = top + 1,
            .unitColumns = top < 2 ? 2 : top + 1,
            .wonder = wonder(),
            .tactic = tactic(),
            .asleep = m_state.round == 1};
        for (const Technology technology : valuesOf<Technology>()) {
            if (factsOf(technology).level <= top) {
                board.cells << cell(technology);
            }
        }
        for (std::size_t i = 0; i < 2 + static_cast<std::size_t>(board.unitColumns); ++i) {
            board.feet << foot(Upper[i]);
        }
        for (const Type type : Urban) {
            board.feet << foot(type);
        }
        return board;
    }

private:
    static AgesFigure foot(Type type) { return {.icon = iconOf(type), .text = shortName(type)}; }
    static int columnOf(Type type)
    {
        return isUrban(type) ? static_cast<int>(std::ranges::find(Urban, type) - Urban.begin())
                             : static_cast<int>(std::ranges::find(Upper, type) - Upper.begin());
    }
    QString id(const QString &text) const { return m_live && m_state.round > 1 ? text : QString(); }

    AgesCell cell(Technology technology) const
    {
        const auto &facts = factsOf(technology);
        AgesCell cell{.choice = {.id = id(u"cell-"_s + idText(technology)),
                          .title = nameOf(technology),
                          .icon = iconOf(technology),
                          .chosen = m_live && m_play.draft.tray.place == technology,
                          .about = idText(technology)},
            .column = columnOf(facts.type),
            .level = facts.level,
            .urban = isUrban(facts.type)};
        if (m_player.knows(technology)) {
            tellKnown(technology, cell);
        } else {
            tellUnknown(technology, cell);
        }
        return cell;
    }

    void tellKnown(Technology technology, AgesCell &cell) const
    {
        const auto &facts = factsOf(technology);
        cell.workers = m_player.workersOn(technology);
        cell.gives = figuresOf(facts.gives, facts.type);
        if (facts.type == Type::Farm || facts.type == Type::Mine) {
            const auto good = facts.type == Type::Farm ? Good::Food : Good::Resources;
            cell.tokens = m_player.tokens[good][static_cast<std::size_t>(facts.level)];
        }
        const int price = priceToBuild(m_state, m_player, technology, 0);
        const auto broken = isIn(m_state, m_seat)
            ? refusals(m_state, Build{.player = m_seat, .technology = technology})
            : std::vector<Error>();
        const bool limit = std::ranges::find(broken, Code::UrbanLimit, &Error::code) != broken.end();
        auto &choice = cell.choice;
        choice.cost = QString::number(price);
        choice.status = limit ? u"limit"_s : broken.empty() && m_live ? u"open"_s : u"price"_s;
        QStringList words{
            choice.title, placeText(technology), AgesWords::tr("%n workers", nullptr, cell.workers)};
        if (cell.tokens > 0) {
            //: Spoken: blue tokens on a farm or mine, and what they are worth together.
            words << AgesWords::tr("%n blue tokens worth %1", nullptr, cell.tokens)
                         .arg(cell.tokens * facts.gives.token);
        }
        words << (broken.empty() ? AgesWords::tr("build for %n resources", nullptr, price)
                                 //: Spoken: %1 is the rule that stands against it.
                                 : AgesWords::tr("cannot build: %1").arg(sentence(m_play, broken)));
        choice.spoken = words.join(u", "_s);
    }

    void tellUnknown(Technology technology, AgesCell &cell) const
    {
        const int price = priceToLearn(m_state, m_player, technology, 0);
        const bool can = m_live && isIn(m_state, m_seat)
            && !refusal(m_state, Learn{.player = m_seat, .technology = technology});
        auto &choice = cell.choice;
        choice.cost = QString::number(price);
        choice.status = can ? u"learn"_s : u"dear"_s;
        //: Spoken: %1 is a technology, %2 its kind and level.
        choice.spoken = AgesWords::tr("%1, %2, not known, learn for %n science", nullptr, price)
                            .arg(choice.title, placeText(technology));
    }

    AgesRow tactic() const
    {
        const auto armies = Board(editionOf(m_state), m_player).armies();
        AgesRow row{.choice = {.id = id(u"tactic"_s), .title = nameOf(m_player.tactic), .about = u"tactic"_s},
            .sign = u"tta-tactic"_s};
        if (m_player.tactic == Tactic::None) {
            //: Where the tactic of an army would lie.
            row.choice.title = AgesWords::tr("Tactic");
            row.choice.spoken = AgesWords::tr("No tactic");
            return row;
        }
        row.figures = figuresOf(m_player.tactic);
        row.choice.count = armies.bonus;
        row.choice.status = u"known"_s;
        //: Spoken: %1 is a tactic, %2 what its armies add to strength.
        row.choice.spoken
            = AgesWords::tr("%1, %n armies, strength plus %2", nullptr, armies.full + armies.outdated)
                  .arg(row.choice.title)
                  .arg(armies.bonus);
        return row;
    }

    AgesWonder wonder() const
    {
        const auto &under = m_player.cards.wonder();
        // Cards are taken from the first round on, and wonders lie in the row.
        AgesWonder view{.choice = {.id = m_live ? u"wonder"_s : QString(),
                            .title = AgesWords::tr("Wonder"),
                            .icon = u"tta-wonder"_s,
                            .about = u"wonder"_s}};
        if (!under) {
            view.choice.spoken = AgesWords::tr("No wonder under way");
            return view;
        }
        view.choice.title = shownName(*under);
        view.choice.status = u"known"_s;
        const auto stages = static_cast<int>(under->card.stages.size());
        for (int i = 0; i < stages; ++i) {
            const int price = under->card.stages[static_cast<std::size_t>(i)];
            TableChoice box{.title = QString::number(price),
                .status = i < under->built ? u"done"_s
                    : i == under->built    ? u"next"_s
                                           : u"later"_s};
            // There is room for so many; further ones are built on the page of wonders.
            const int room = stages > 3 ? 2 : 3;
            if (i >= under->built && i < under->built + room && m_live) {
                const int count = i - under->built + 1;
                const auto prospect = prospectOf(m_state, buildingStages(m_play, count));
                box.id = id(u"stage-%1"_s.arg(count));
                box.enabled = prospect.isAllowed();
                box.why = sentence(m_play, prospect.broken);
                //: Spoken: %1 is a wonder, %2 what these stages cost.
                box.spoken = AgesWords::tr("%1, build %n stages for %2", nullptr, count)
                                 .arg(view.choice.title, textOf(prospect.price.value_or(Price{})));
            }
            view.stages << box;
        }
        //: Spoken: %1 is a wonder, %2 how many of its stages are built, %3 of how many.
        view.choice.spoken
            = AgesWords::tr("%1, %2 of %3 stages").arg(view.choice.title).arg(under->built).arg(stages);
        return view;
    }

    const Play &m_play;
    const State &m_state;
    int m_seat;
    bool m_live;
    const Player &m_player;
};
}

AgesBoard boardView(const Play &play, int seat, bool live)
{
    return BoardDrawing(play, seat, live).board();
}
}
