// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/map.h"
#include "app/rise_of_empires/steps.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/lists.h"
#include "model/rise_of_empires/checklist.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
/// What is done on the table, in words.
class Chores
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    Chores(int round, int players)
        : m_all(checklist(round, players))
    {
    }

    QList<RiseChore> shown() const
    {
        QList<RiseChore> list;
        for (const auto &chore : m_all) {
            const auto [title, icon] = words(chore);
            if (!title.isEmpty()) {
                list << RiseChore{.icon = icon, .title = title, .caption = caption(chore.task)};
            }
        }
        return list;
    }

private:
    struct Line {
        QString title;
        QString icon;
    };

    bool has(Task task) const { return std::ranges::find(m_all, task, &Chore::task) != m_all.end(); }

    /// Those without a title are told in the caption of another.
    Line words(const Chore &chore) const
    {
        switch (chore.task) {
        case Task::LayProgress:
            return {tr("Progress: 8 spaces, two of each era, era III lowest"), u"roe-progress"_s};
        case Task::LayTerritories:
            return {tr("Territory: 10 spaces, four each"), u"roe-territory"_s};
        case Task::LayCities:
            return {
                tr("Cities, from below: III B, III A on 8 spaces; II B, II A, I B, I A on 5"), u"roe-city"_s};
        case Task::LayEmpires:
            return {tr("Empire tiles with era I up"), u"roe-empire"_s};
        case Task::GiveGold:
            return {tr("Each player: 5 gold, 2 black discs, 5 cubes"), u"roe-gold"_s};
        case Task::DrawWhoBegins:
            return {tr("Draw who begins"), u"ui-star-fill"_s};
        case Task::EmpiresBack:
            return has(Task::EmpiresOtherFace)
                ? Line()
                : Line{tr("Empire tiles back to their track"), u"roe-empire"_s};
        case Task::EmpiresOtherFace:
            return {tr("Empire tiles on their other face"), u"roe-empire"_s};
        case Task::TurnUpProgress:
            return {tr("Turn up %n progress tiles", nullptr, chore.count), u"roe-progress"_s};
        case Task::TurnUpTerritories:
        case Task::TurnUpLastTerritories:
            return {tr("Turn up %n territory tiles", nullptr, chore.count), u"roe-territory"_s};
        case Task::TurnUpCities:
            return {tr("Turn up %n city tiles", nullptr, chore.count), u"roe-city"_s};
        case Task::GiveResources:
        case Task::GiveCubes:
        case Task::TradeDiscsBack:
        case Task::UsedTilesUp:
        case Task::KeepLeftovers:
        case Task::BoxLeftovers:
            break;
        }
        return {};
    }

    QString caption(Task task) const
    {
        switch (task) {
        case Task::LayProgress:
            return tr("tiles mixed, face down");
        case Task::EmpiresBack:
        case Task::EmpiresOtherFace:
            return tr("trade discs back, used tiles turned up");
        case Task::TurnUpProgress:
            return has(Task::KeepLeftovers) ? tr("the others stay beside the board")
                : has(Task::BoxLeftovers)   ? tr("unclaimed tiles go into the box, red edges stay")
                                            : QString();
        case Task::TurnUpLastTerritories:
            return tr("the last territory tiles");
        case Task::TurnUpCities:
            return has(Task::KeepLeftovers) ? tr("wonders not taken go back to the box") : QString();
        default:
            return {};
        }
    }

    std::vector<Chore> m_all;
};

class NewTurn
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit NewTurn(const Play &play)
        : m_play(play)
        , m_era(eraOf(play.state()))
    {
    }

    RiseTurnPage page() const
    {
        const auto &state = m_play.state();
        RiseTurnPage page{.title
            = isNewEra() ? tr("Era %1 begins").arg(eraText(m_era)) : tr("Turn %1 begins").arg(state.round),
            .caption = tr("do this on the table, then play"),
            .chores = choresOf(state.round, state.setup.players)};
        if (isNewEra()) {
            const auto regions = ofEra();
            page.regionsTitle = tr("Regions of era %1").arg(eraText(m_era));
            page.add = regionsPage(m_play).add;
            if (!regions.empty()) {
                page.regionsNote = tr("as you described them");
                page.added = {.id = u"region-edit-"_s + QString::fromStdString(regions.front().id),
                    .title = tr("%n regions are added", nullptr, static_cast<int>(regions.size())),
                    .note = where(regions)};
            }
        }
        if (m_play.draft.region) {
            page.add.id.clear();
            page.added.id.clear();
        }
        return page;
    }

    TableWide wide() const
    {
        return {.id = u"begin"_s,
            .title = tr("%1 begins").arg(m_play.nameOf(m_play.state().seat)),
            .enabled = !m_play.draft.region};
    }

private:
    bool isNewEra() const { return halfOf(m_play.state()) == Half::A; }

    std::vector<Region> ofEra() const
    {
        std::vector<Region> regions;
        for (const auto &region : m_play.setup().regions.list()) {
            if (region.era == m_era) {
                regions.push_back(region);
            }
        }
        return regions;
    }

    static QString where(const std::vector<Region> &regions)
    {
        const auto count = [&](std::optional<Overseas> side) {
            return static_cast<int>(std::ranges::count(regions, side, &Region::overseas));
        };
        QStringList list;
        if (const int here = count(std::nullopt); here > 0) {
            list << tr("%n around the Mediterranean", "regions", here);
        }
        if (const int there = count(Overseas::NewWorld); there > 0) {
            list << tr("%n in the New World", "regions", there);
        }
        if (const int there = count(Overseas::FarEast); there > 0) {
            list << tr("%n in the Far East", "regions", there);
        }
        return listOf(list);
    }

    const Play &m_play;
    int m_era;
};

Answer beginTurn(const Play &play, const Touch &touch)
{
    auto next = play.draft;
    if (touch.id == "begin") {
        next.step = Stage::Rows;
    }
    return kept(std::move(next));
}
}

QList<RiseChore> choresOf(int round, int players)
{
    return Chores(round, players).shown();
}

const Step TurnStep = {"table", [](const Play &play) { return QVariant::fromValue(NewTurn(play).page()); },
    [](const Play &play) { return NewTurn(play).wide(); }, beginTurn};
}
