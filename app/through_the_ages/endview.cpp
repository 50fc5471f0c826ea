// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/changeview.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/log.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
constexpr std::size_t MostRemedies = 3;

/// "buildings 4, Hanging Gardens 1".
QString partsText(const State &state, int seat, Number number)
{
    QStringList words;
    for (const auto &part : partsOf(state, seat, number)) {
        const auto name = part.of == NumberPart::Of::Buildings ? AgesWords::tr("buildings")
            : part.of == NumberPart::Of::Government            ? AgesWords::tr("government")
            : part.of == NumberPart::Of::Tactic                ? AgesWords::tr("tactic")
                                                               : shownCard(part.name);
        //: Where a number comes from: %1 is such as "buildings", %2 how much.
        words << AgesWords::tr("%1 %2").arg(name, scoreText(part.amount));
    }
    return words.join(u", "_s);
}

AgesRow line(const QString &icon, const QString &title, const QString &note)
{
    return {.choice = {.title = title, .note = note}, .sign = icon};
}

/// "1 worker free", inside a sentence.
QString freeWorkers(int pool)
{
    return pool == 0 ? AgesWords::tr("no worker free") : AgesWords::tr("%n workers free", nullptr, pool);
}

class Preview
{
public:
    explicit Preview(const State &state)
        : m_state(state)
        , m_seat(m_state.seat)
        , m_now(active(m_state))
        , m_end(turnEnd(m_state))
        , m_board(editionOf(m_state), m_now)
    {
    }

    QList<AgesRow> rows() const
    {
        QList<AgesRow> list{calm()};
        list << changes();
        if (m_end.corruption > 0) {
            list << corruption();
        }
        if (m_end.cultureLost > 0) {
            list << famine(AgesWords::tr("%n food missing: 4 culture each", nullptr, m_end.missingFood));
        }
        list << line(u"tta-deck"_s, AgesWords::tr("Draw %n military cards", nullptr, m_end.draw),
            AgesWords::tr("%n military actions not used", nullptr, m_now.military));
        return list;
    }

    /// Nothing changes in an uprising.
    QList<AgesRow> changes() const
    {
        if (m_end.uprising) {
            return {};
        }
        return {changed(iconOf(Benefit::Culture), nameOf(Benefit::Culture),
                    partsText(m_state, m_seat, Number::Culture), m_now.culture, m_end.after.culture),
            changed(iconOf(Benefit::Science), nameOf(Benefit::Science),
                partsText(m_state, m_seat, Number::Science), m_now.science, m_end.after.science),
            food(), resources()};
    }

    /// What nobody wanted, the worst first.
    QList<AgesRow> struck(const QString &name) const
    {
        QList<AgesRow> list;
        if (m_end.uprising) {
            list << calm();
        }
        if (m_end.cultureLost > 0) {
            //: %1 is a player.
            list << famine(
                AgesWords::tr("%1 lacks %n food: 4 culture each", nullptr, m_end.missingFood).arg(name));
        }
        if (m_end.corruption > 0) {
            list << corruption();
        }
        return list;
    }

    int draw() const { return m_end.draw; }

    AgesRow calm() const
    {
        if (m_end.uprising) {
            return line(u"tta-unhappy"_s, AgesWords::tr("Uprising"),
                //: %1 is such as "1 worker free".
                AgesWords::tr("%n discontented, %1.", nullptr, m_board.discontent())
                        .arg(freeWorkers(m_now.pool))
                    + u' '
                    + (drawsAfterUprising(editionOf(m_state))
                            ? AgesWords::tr("No culture, no science, no production.")
                            : AgesWords::tr("No culture, no science, no production, no cards.")));
        }
        auto row = line(iconOf(Rating::Happiness), AgesWords::tr("Calm"),
            //: Happy faces that there are, and %1 that are needed.
            AgesWords::tr("%n faces, needed: %1", nullptr, m_board.happiness()).arg(m_board.needed()));
        row.figures << AgesFigure{.icon = u"ui-check"_s, .text = AgesWords::tr("no uprising")};
        return row;
    }

private:
    AgesRow changed(
        const QString &icon, const QString &name, const QString &note, int before, int after) const
    {
        //: %1 is such as "Culture", %2 what is added to it: "+5".
        const auto title
            = after == before ? name : AgesWords::tr("%1 %2").arg(name, changeText(after - before));
        auto row = line(icon, title, note);
        row.figures << AgesFigure{.text = u"%1 → %2"_s.arg(before).arg(after)};
        return row;
    }
    static QString withLosses(const QString &made, int corruption, int lost)
    {
        QStringList words{made};
        if (corruption > 0) {
            words << AgesWords::tr("corruption takes %1").arg(corruption);
        }
        if (lost > 0) {
            words << AgesWords::tr("%n lost for lack of blue tokens", nullptr, lost);
        }
        return words.join(u", "_s);
    }
    AgesRow food() const
    {
        const int eaten = yellowSection(m_now.yellow).consumption;
        return changed(iconOf(Good::Food), nameOf(Good::Food),
            withLosses(AgesWords::tr("farms give %1, your people eat %2")
                           .arg(m_board.madeInATurn(Good::Food))
                           .arg(eaten),
                m_end.corruptionInFood, m_end.foodLost),
            worthOf(m_now, Good::Food), worthOf(m_end.after, Good::Food));
    }
    AgesRow resources() const
    {
        return changed(iconOf(Good::Resources), nameOf(Good::Resources),
            withLosses(AgesWords::tr("mines give %1").arg(m_board.madeInATurn(Good::Resources)),
                m_end.corruption - m_end.corruptionInFood, m_end.resourcesLost),
            worthOf(m_now, Good::Resources), worthOf(m_end.after, Good::Resources));
    }
    AgesRow famine(const QString &note) const
    {
        auto row = line(u"famine"_s, AgesWords::tr("Famine"), note);
        row.figures << AgesFigure{
            .icon = iconOf(Benefit::Culture), .text = scoreText(-m_end.cultureLost), .harm = true};
        return row;
    }
    AgesRow corruption() const
    {
        const int enough = BlueBank.front().from.in(editionOf(m_state));
        auto row = line(u"tta-corruption"_s, AgesWords::tr("Corruption"),
            AgesWords::tr("from %1 blue tokens on there is none").arg(enough));
        const int inResources = m_end.corruption - m_end.corruptionInFood;
        for (const auto &[good, paid] :
            {std::pair(Good::Resources, inResources), std::pair(Good::Food, m_end.corruptionInFood)}) {
            if (paid > 0) {
                row.figures << AgesFigure{.icon = iconOf(good), .text = scoreText(-paid), .harm = true};
            }
        }
        return row;
    }

    const State &m_state;
    int m_seat;
    const Player &m_now;
    TurnEnd m_end;
    Board m_board;
};

/// As what the player would do.
QString proposalOf(const Action &action)
{
    if (const auto *build = std::get_if<Build>(&action)) {
        //: %1 is a building.
        return AgesWords::tr("Build %1").arg(nameOf(build->technology));
    }
    if (const auto *upgrade = std::get_if<Upgrade>(&action)) {
        return AgesWords::tr("Upgrade %1 to %2").arg(nameOf(upgrade->from), nameOf(upgrade->to));
    }
    if (const auto *destroy = std::get_if<Destroy>(&action)) {
        //: %1 is a building or a unit.
        return AgesWords::tr("Destroy %1").arg(nameOf(destroy->technology));
    }
    return AgesWords::tr("New worker");
}

/// All that stops it; where nothing does by itself, all that helps.
void addRemedies(AgesEnd &view, const Play &play)
{
    const auto remedies = remediesOf(play.state());
    if (remedies.empty()) {
        return;
    }
    const bool anyStops = remedies.front().stops();
    view.head = anyStops ? AgesWords::tr("What would stop it") : AgesWords::tr("What would help");
    for (std::size_t i = 0; i < std::min(remedies.size(), MostRemedies); ++i) {
        const auto &remedy = remedies[i];
        if (remedy.stops() != anyStops) {
            break;
        }
        auto row = rowOf({.id = u"remedy-%1"_s.arg(i), .title = proposalOf(remedy.action)},
            prospectOf(play.state(), remedy.action), play.state().seat, {});
        row.choice.note = anyStops ? AgesWords::tr("no uprising")
                                   //: %1 is such as "1 worker free".
                                   : AgesWords::tr("%n still discontented, %1", nullptr, remedy.discontent)
                                         .arg(freeWorkers(remedy.pool));
        view.remedies << row;
    }
}
}

AgesEnd endView(const Play &play)
{
    if (play.draft.over == Over::Nothing) {
        return {};
    }
    const Preview preview(play.state());
    AgesEnd view{.open = true,
        .title = AgesWords::tr("If the turn ends now"),
        .stay = {.id = u"stay"_s, .title = AgesWords::tr("Cancel")},
        .go = {.id = u"end"_s, .title = AgesWords::tr("End the turn")}};
    if (play.draft.over == Over::Preview) {
        view.rows = preview.rows();
        view.go.enabled = !refusal(play.state(), EndTurn{});
        return view;
    }
    view.rows << preview.calm();
    addRemedies(view, play);
    view.stay.title = AgesWords::tr("Back to the turn");
    view.go = {.id = u"anyway"_s, .title = AgesWords::tr("End the turn anyway")};
    return view;
}

TableWide endWide(const Play &play)
{
    const auto end = turnEnd(play.state());
    TableWide wide{.id = u"end"_s, .title = AgesWords::tr("End the turn")};
    QStringList words;
    // What is most worth knowing: there is room for two.
    const auto add = [&](const QString &icon, const QString &figure, const QString &said) {
        if (words.size() < 2) {
            words << said;
            wide.signs << TableSign{icon, figure};
        }
    };
    if (end.uprising) {
        //: On the button that ends the turn: what it brings.
        const auto uprising = AgesWords::tr("uprising");
        add(u"tta-unhappy"_s, {}, uprising);
    }
    if (end.cultureLost > 0) {
        const auto lost = scoreText(-end.cultureLost);
        add(u"famine"_s, lost, AgesWords::tr("famine %1").arg(lost));
    }
    if (end.corruption > 0) {
        const auto lost = scoreText(-end.corruption);
        add(u"tta-corruption"_s, lost, AgesWords::tr("corruption %1").arg(lost));
    }
    if (end.draw > 0) {
        add(u"tta-deck"_s, QString::number(end.draw), AgesWords::tr("draw %1").arg(end.draw));
    }
    wide.hint = words.join(u" · "_s);
    return wide;
}

QList<AgesPart> endedParts(const State &before, const QString &name)
{
    const Preview preview(before);
    QList<AgesPart> parts;
    for (const auto &[look, rows] :
        {std::pair(u"struck"_s, preview.struck(name)), std::pair(u"rows"_s, preview.changes())}) {
        if (!rows.isEmpty()) {
            parts << AgesPart{.look = look, .rows = rows};
        }
    }
    if (preview.draw() > 0) {
        //: %1 is a player.
        const auto draws = AgesWords::tr("%1 draws %n military cards", nullptr, preview.draw()).arg(name);
        parts << AgesPart{
            .look = u"rows"_s, .rows = {AgesRow{.choice = {.title = draws}, .sign = u"tta-deck"_s}}};
    }
    return parts;
}
}
