// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/progresssheet.h"

#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/tilerows.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/table/memotext.h"
#include "app/words/idtext.h"
#include "model/record/text.h"
#include "model/rise_of_empires/costs.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
constexpr int MostNames = 3;
constexpr int MostOfNote = 2000;

/// As it would be taken.
ProgressTile describedTile(const Play &play)
{
    auto tile = play.draft.progress->tile;
    tile.name = Text::trimmed(tile.name);
    return tile;
}

class ProgressSheet
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit ProgressSheet(const Play &play)
        : m_play(play)
        , m_tile(describedTile(play))
        , m_scope(play.draft.progress->scope)
    {
    }

    RiseProgressSheet page() const
    {
        RiseProgressSheet sheet{.open = true,
            //: A tile.
            .name = {.id = u"name"_s,
                .title = tr("Name of the tile"),
                .text = shownName(m_play.draft.progress->tile),
                .hint = tr("Name of the tile")},
            .names = names(),
            .eras = eras(),
            .scope = scopeText(),
            .scopes = scopes(),
            .marks = marks(),
            .note = {.id = u"note"_s,
                .title = tr("Note, may stay empty"),
                .text = QString::fromStdString(m_tile.note),
                .hint = tr("Note, may stay empty")},
            .foot = foot()};
        const auto &gains = m_scope ? m_tile.per[*m_scope] : m_tile.gains;
        for (const Gain gain : valuesOf<Gain>()) {
            sheet.figures << numberRow(gain, u"figure-"_s + idText(gain), nameOf(gain), gains[gain]);
        }
        return sheet;
    }

    /// The tile after a touch on one of the rows.
    ProgressEntry changed(const Touch &touch) const
    {
        auto entry = *m_play.draft.progress;
        auto &tile = entry.tile;
        if (touch.id == "name" && touch.text != shownName(tile).toStdString()) {
            tile.name = typedName(touch);
        } else if (touch.id == "note") {
            tile.note = Text::start(touch.text, MostOfNote);
        } else if (const auto known = textAfter(touch.id, "name-")) {
            tile = fromMemo<ProgressTile>(*known).value_or(tile);
        } else if (const auto era = numberAfter(touch.id, "era-")) {
            tile.era = std::clamp(*era, 1, Eras);
        } else if (touch.id == "scope-always") {
            entry.scope.reset();
        } else if (const auto ground = thingAfter<Ground>(touch.id, "scope-")) {
            entry.scope = ground;
        } else if (const auto gain = thingAfter<Gain>(touch.id, "figure-")) {
            auto &gains = entry.scope ? tile.per[*entry.scope] : tile.gains;
            gains[*gain] = std::clamp(touch.number, 0, MostFigure);
        } else if (touch.id == "mark-free") {
            tile.free = !tile.free;
        } else if (touch.id == "mark-printing") {
            tile.printing = !tile.printing;
        } else if (touch.id == "mark-navigation") {
            tile.navigation = !tile.navigation;
        }
        return entry;
    }

    /// It is known with other figures.
    bool isChange() const
    {
        const auto known = knownProgress(m_play);
        return std::ranges::any_of(known, [&](const KnownProgress &one) {
            return !one.toEnter && isSameTile(one.tile, m_tile) && one.tile != m_tile;
        });
    }

private:
    /// Known ones that begin like what was typed.
    QList<TableChoice> names() const
    {
        QList<TableChoice> list;
        const auto typed = QString::fromStdString(m_tile.name);
        for (const auto &known : knownProgress(m_play)) {
            const auto name = shownName(known.tile);
            const bool fits = !typed.isEmpty() && name.contains(typed, Qt::CaseInsensitive)
                && !Text::sameName(known.tile.name, m_tile.name) && list.size() < MostNames;
            if (fits) {
                list << TableChoice{
                    .id = u"name-"_s + QString::fromStdString(memoText(known.tile)), .title = name};
            }
        }
        return list;
    }

    QList<TableChoice> eras() const
    {
        QList<TableChoice> list;
        for (int era = 1; era <= Eras; ++era) {
            list << TableChoice{.id = u"era-%1"_s.arg(era),
                .title = eraText(era),
                .spoken = eraTitle(era),
                .chosen = era == m_tile.era};
        }
        return list;
    }

    QString scopeText() const
    {
        if (!m_scope) {
            //: When a tile brings its figures.
            return tr("every turn");
        }
        switch (*m_scope) {
        case Ground::Plains:
            return tr("for each plains");
        case Ground::Island:
            return tr("for each island");
        case Ground::Forest:
            return tr("for each forest");
        case Ground::Hills:
            return tr("for each hills");
        case Ground::Town:
            break;
        }
        return tr("for each town");
    }

    QList<TableChoice> scopes() const
    {
        QList<TableChoice> list;
        const auto add = [&](const QString &id, const QString &title, const QString &icon, const Gains &gains,
                             bool chosen) {
            list << TableChoice{.id = u"scope-"_s + id,
                .title = title,
                .icon = icon,
                .status = sumOf(gains) > 0 ? u"filled"_s : QString(),
                .chosen = chosen};
        };
        //: Figures that a tile brings whatever else there is; short, below a drawing.
        add(u"always"_s, tr("always"), u"ui-check"_s, m_tile.gains, !m_scope);
        for (const Ground ground : valuesOf<Ground>()) {
            add(idText(ground), nameOf(ground), iconOf(ground), m_tile.per[ground], m_scope == ground);
        }
        return list;
    }

    QList<TableChoice> marks() const
    {
        return {
            {.id = u"mark-free"_s, .title = tr("Free action"), .icon = u"roe-free"_s, .chosen = m_tile.free},
            //: A tile whose owner pays nothing for discs.
            {.id = u"mark-printing"_s,
                .title = tr("Discs free"),
                .icon = u"roe-disc"_s,
                .chosen = m_tile.printing},
            //: A tile that opens the regions overseas.
            {.id = u"mark-navigation"_s,
                .title = tr("Overseas"),
                .icon = u"roe-ship"_s,
                .chosen = m_tile.navigation}};
    }

    RiseSheetFoot foot() const
    {
        const auto name = shownName(m_tile);
        //: %1 is a tile.
        auto foot = footOf(m_play, name.isEmpty() ? tr("Take it") : tr("Take %1").arg(name),
            refusal(m_play.state(), TakeProgress{m_tile, progressDisc(m_play)}), isChange());
        foot.forget = forgetChoice(m_play, memosAbout(m_play, m_tile));
        if (name.isEmpty()) {
            foot.take.enabled = false;
            foot.take.why = tr("The tile needs a name.");
        }
        return foot;
    }

    const Play &m_play;
    const ProgressTile m_tile;
    const std::optional<Ground> m_scope;
};
}

RiseProgressSheet progressSheet(const Play &play)
{
    return play.draft.progress ? ProgressSheet(play).page() : RiseProgressSheet();
}

Disc progressDisc(const Play &play)
{
    return discOf(play, Row::Progress, progressReserve(play));
}

Goods progressReserve(const Play &play)
{
    if (play.draft.progress) {
        return costOf(play.state(), TakeProgress{describedTile(play), {}});
    }
    std::vector<Goods> costs;
    for (const auto &offer : progressOffers(play.state(), knownProgress(play))) {
        if (!offer.apart) {
            costs.push_back(offer.cost);
        }
    }
    return reserveFor(play, Row::Progress, costs);
}

Answer progressSheetTouch(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    const auto tile = describedTile(play);
    if (touch.id == "leave") {
        next.progress.reset();
        // Whoever has changed what is known has done it for the tile, taken or not.
        return ProgressSheet(play).isChange() ? Answer{{std::move(next), {}, {memoOf(tile)}}}
                                              : kept(std::move(next));
    }
    if (touch.id == "forget") {
        next.progress.reset();
        return forgetTouch(play, memosAbout(play, tile), std::move(next));
    }
    if (touch.id == "take" && !tile.name.empty()) {
        const TakeProgress action{tile, progressDisc(play)};
        return taken(play, action, memosOf(play, action));
    }
    next.progress = ProgressSheet(play).changed(touch);
    return kept(std::move(next));
}
}
