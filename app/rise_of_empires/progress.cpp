// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/memory.h"
#include "app/rise_of_empires/progresssheet.h"
#include "app/rise_of_empires/tilerows.h"
#include "app/rise_of_empires/words/amounts.h"
#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/table/memotext.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
class ProgressRow
{
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    explicit ProgressRow(const Play &play)
        : m_play(play)
        , m_state(play.state())
        , m_known(knownProgress(play))
        , m_offers(progressOffers(m_state, m_known))
        , m_disc(progressDisc(play))
    {
    }

    RiseProgressPage page() const
    {
        RiseProgressPage page{.head = headOf(m_play, Row::Progress, tr("one tap takes the tile")),
            .discs = discsOf(m_play, Row::Progress),
            .pay = payOf(m_play, Row::Progress, progressReserve(m_play)),
            .shelves = shelves(),
            .sheet = progressSheet(m_play)};
        if (page.sheet.open) {
            page.head = seenOnly(page.head);
            page.discs = seenOnly(page.discs);
            page.pay = seenOnly(page.pay);
        }
        return page;
    }

    static QString another() { return tr("New tile"); }

private:
    const KnownProgress &knownOf(const Offer &offer) const { return m_known[offer.index]; }
    bool isOwn(const Offer &offer) const
    {
        return std::ranges::find(offer.owners, m_state.seat) != offer.owners.end();
    }

    QList<RiseShelf> shelves() const
    {
        QList<RiseShelf> list;
        const auto add = [&](RiseShelf shelf, const auto &fits) {
            for (const auto &offer : m_offers) {
                if (fits(offer)) {
                    shelf.tiles << tile(offer);
                }
            }
            if (!shelf.tiles.isEmpty()) {
                list << shelf;
            }
        };
        const auto isOfEra = [&](const Offer &offer, int era) {
            return !offer.apart && !knownOf(offer).toEnter && knownOf(offer).tile.era == era;
        };
        const int now = eraOf(m_state);
        for (int era = now; era >= 1; --era) {
            //: Tiles that players have described.
            const auto note = era == now ? tr("your tiles, most likely first")
                                         : tr("%1 more a tile").arg(amount(Good::Gold, now - era));
            add({.title = eraTitle(era), .note = note},
                [&](const Offer &offer) { return isOfEra(offer, era); });
        }
        //: Tiles of which only the name is known.
        add({.title = tr("Not entered yet"), .note = tr("a tap asks for the figures")},
            [&](const Offer &offer) { return !offer.apart && knownOf(offer).toEnter; });
        for (int era = now + 1; era <= Eras; ++era) {
            add({.title = eraTitle(era), .note = tr("not yet"), .flat = true}, [&](const Offer &offer) {
                return !isOwn(offer) && offer.apart && knownOf(offer).tile.era == era;
            });
        }
        //: Tiles that the player has.
        add({.title = tr("Yours"), .note = tr("each once"), .flat = true},
            [&](const Offer &offer) { return isOwn(offer); });
        return list;
    }

    RiseTile tile(const Offer &offer) const
    {
        const auto &known = knownOf(offer);
        const auto text = QString::fromStdString(memoText(known.tile));
        const bool asks = known.toEnter && !offer.apart;
        const auto why = asks ? std::nullopt : refusal(m_state, TakeProgress{known.tile, m_disc});
        RiseTile tile{.choice = {.id = (known.toEnter ? u"enter-"_s : u"tile-"_s) + text,
                          .title = shownName(known.tile),
                          .note = shortText(why),
                          .icon = iconOf(known.tile),
                          .spoken = spoken(offer),
                          .enabled = !why,
                          .why = sentence(m_play, why)},
            .figures = known.toEnter ? QList<RiseFigure>() : figuresOf(known.tile),
            .owners = {offer.owners.begin(), offer.owners.end()},
            .unknown = known.toEnter,
            .edit = {.id = known.toEnter || why ? QString() : u"edit-"_s + text,
                .title = tr("See or change its figures")}};
        return m_play.draft.progress ? seenOnly(tile) : tile;
    }

    QString spoken(const Offer &offer) const
    {
        const auto &tile = knownOf(offer).tile;
        QStringList owners;
        for (const int seat : offer.owners) {
            owners << m_play.nameOf(seat);
        }
        if (knownOf(offer).toEnter) {
            //: Spoken: %1 is a tile.
            return tr("%1, figures not entered yet").arg(shownName(tile));
        }
        //: Spoken: %1 is a tile, %2 its era, %3 what it brings.
        const auto words = tr("%1, %2, %3").arg(shownName(tile), eraTitle(tile.era), textOf(tile));
        //: Spoken: %1 is a tile and what it brings, %2 lists players.
        return owners.isEmpty() ? words : tr("%1; owned by %2").arg(words, listOf(owners));
    }

    const Play &m_play;
    const State &m_state;
    const std::vector<KnownProgress> m_known;
    const std::vector<Offer> m_offers;
    const Disc m_disc;
};
}

static RiseProgressPage progressPage(const Play &play)
{
    return ProgressRow(play).page();
}

static TableWide progressWide(const Play &play)
{
    return {.id = u"new"_s, .title = ProgressRow::another(), .enabled = !play.draft.progress, .quiet = true};
}

static Answer progressTouch(const Play &play, const Touch &touch)
{
    if (play.draft.progress) {
        return progressSheetTouch(play, touch);
    }
    const auto describe = [&](ProgressTile tile) {
        auto next = play.draft;
        next.progress = ProgressEntry{.tile = std::move(tile)};
        return kept(std::move(next));
    };
    if (touch.id == "new") {
        return describe({.era = eraOf(play.state())});
    }
    for (const auto *prefix : {"edit-", "enter-", "tile-"}) {
        const auto text = textAfter(touch.id, prefix);
        if (const auto tile = text ? fromMemo<ProgressTile>(*text) : std::nullopt) {
            const TakeProgress action{*tile, progressDisc(play)};
            return std::string_view(prefix) == "tile-" ? taken(play, action, memosOf(play, action))
                                                       : describe(*tile);
        }
    }
    return discTouch(play, Row::Progress, touch, progressReserve(play)).value_or(kept(play.draft));
}
const Step ProgressStep = {"progress", made<progressPage>, progressWide, progressTouch};
}
