// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/questions.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// The dice for all that a purchase hands out.
template<typename ActionOrConst>
auto picksIn(ActionOrConst &action)
{
    auto *card = std::get_if<Card>(&action);
    auto *dice = card ? std::get_if<Tops::DiceForAll>(&card->top) : nullptr;
    return dice ? &dice->picks : nullptr;
}

/// Or those with style.
template<typename ActionOrConst>
auto stylePicksIn(ActionOrConst &action)
{
    auto *card = std::get_if<Card>(&action);
    auto *top = card ? std::get_if<Tops::StyleDice>(&card->top) : nullptr;
    auto *building = std::get_if<Building>(&action);
    auto *gain = building && building->gain ? std::get_if<Gains::StyleDice>(&*building->gain) : nullptr;
    return top ? &top->picks : gain ? &gain->picks : nullptr;
}

/// What a die of the expansion can be taken as, beside a secret card.
std::vector<StylePick> stylePicks()
{
    std::vector<StylePick> list;
    for (const Style style : valuesOf<Style>()) {
        list.emplace_back(style);
    }
    for (const Resource resource : valuesOf<Resource>()) {
        list.emplace_back(resource);
    }
    return list;
}

QString textOfPick(const StylePick &pick)
{
    if (const auto *bottom = std::get_if<Bottom>(&pick)) {
        return textOf(*bottom);
    }
    const auto *resource = std::get_if<Resource>(&pick);
    return resource ? nameOf(*resource) : nameOf(std::get<Style>(pick));
}

/// Dice are handed out one after the other; one that was touched is taken as something else by the next tap.
class HandingOut
{
    Q_DECLARE_TR_FUNCTIONS(StoneChoices)

public:
    explicit HandingOut(const Play &play)
        : m_play(play)
        , m_entry(play.draft.entry)
        , m_dice(picksIn(play.draft.entry.action))
        , m_style(stylePicksIn(play.draft.entry.action))
        , m_handedOut(static_cast<int>(m_dice ? m_dice->size()
                  : m_style                   ? m_style->size()
                                              : 0))
    {
    }

    bool isAsked() const { return m_dice || m_style; }
    int missing() const { return isAsked() ? m_play.setup().players - m_handedOut : 0; }

    /// The buyer first, then on by seat.
    QList<TableChoice> picks() const
    {
        QList<TableChoice> list;
        for (int i = 0; i < m_handedOut + missing(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            TableChoice view{.id = u"pick-%1"_s.arg(i),
                .title = m_play.nameOf(seatOf(i)),
                .ink = m_play.colourOf(seatOf(i)),
                .chosen = i == next(),
                .enabled = i < m_handedOut};
            if (view.enabled) {
                view.icon = m_dice ? iconOf((*m_dice)[at]) : iconOf((*m_style)[at]);
                view.note = m_dice ? nameOf((*m_dice)[at]) : textOfPick((*m_style)[at]);
            }
            //: Spoken: %1 is a player, %2 what a die was taken as.
            view.spoken = view.enabled ? tr("%1: %2").arg(view.title, view.note)
                                       : tr("%1: not chosen yet").arg(view.title);
            list << view;
        }
        return list;
    }

    QList<TableChoice> takes() const
    {
        QList<TableChoice> list;
        const auto offer = [&](const QString &name, const QString &icon) {
            list << TableChoice{
                .id = u"as-%1"_s.arg(list.size()), .title = name, .icon = icon, .enabled = hasRoom()};
        };
        for (const Pick pick : valuesOf<Pick>()) {
            if (m_dice) {
                offer(nameOf(pick), iconOf(pick));
            }
        }
        for (const auto &pick : m_style ? stylePicks() : std::vector<StylePick>()) {
            offer(textOfPick(pick), iconOf(pick));
        }
        return list;
    }

    StoneHalf secret() const
    {
        if (!m_style) {
            return {};
        }
        auto bottoms = bottomRows(m_play.setup(), u"as-secret-"_s, takerAfter());
        for (auto &bottom : bottoms) {
            bottom.enabled = hasRoom();
        }
        //: %1 is the player who takes it.
        const auto whose = tr("Secret card of %1").arg(m_play.nameOf(seatOf(next())));
        return {u"as-%1"_s.arg(stylePicks().size()), tr("Secret card"), iconOf(TopKind::ExtraCard), whose,
            bottoms};
    }

    std::optional<Answer> touch(const Touch &touch) const
    {
        if (const auto pick = numberAfter(touch.id, "as-")) {
            return takeAs(*pick);
        }
        if (const auto row = numberAfter(touch.id, "as-secret-")) {
            const auto bottom = m_style ? bottomAt(m_play.setup(), *row) : std::nullopt;
            return bottom ? take(StylePick(*bottom)) : kept(m_play.draft);
        }
        const auto pick = numberAfter(touch.id, "pick-");
        return pick ? std::optional(select(*pick)) : std::nullopt;
    }

private:
    int seatOf(int pick) const { return seatAfter(m_play.state(), m_play.state().seat, pick); }
    /// The die that the next tap hands out.
    int next() const { return m_entry.die.value_or(m_handedOut); }
    bool hasRoom() const { return m_entry.die || missing() > 0; }

    /// Whose die is next, with all that the purchase brings before it.
    Player takerAfter() const
    {
        auto entry = m_entry;
        if (entry.die) {
            // Food counts for nothing.
            (*stylePicksIn(entry.action))[static_cast<std::size_t>(*entry.die)] = Style::Food;
        }
        return playerAt(foreseen(m_play.state(), soFar(entry, Half::Own)), seatOf(next()));
    }

    Answer takeAs(int pick) const
    {
        const auto styles = stylePicks();
        if (m_style && pick >= 0 && pick < static_cast<int>(styles.size())) {
            return take(styles[static_cast<std::size_t>(pick)]);
        }
        return m_dice && pick >= 0 && pick < countOf<Pick> ? take(static_cast<Pick>(pick))
                                                           : kept(m_play.draft);
    }

    Answer take(Pick pick) const
    {
        auto entry = m_entry;
        put(*picksIn(entry.action), pick, entry);
        return kept(m_play, std::move(entry));
    }
    Answer take(const StylePick &pick) const
    {
        auto entry = m_entry;
        put(*stylePicksIn(entry.action), pick, entry);
        return kept(m_play, std::move(entry));
    }
    template<typename Kind>
    void put(std::vector<Kind> &list, const Kind &pick, Entry &entry) const
    {
        if (entry.die) {
            list[static_cast<std::size_t>(*entry.die)] = pick;
        } else if (missing() > 0) {
            list.push_back(pick);
        }
        entry.die.reset();
    }

    /// A second touch lets it be.
    Answer select(int pick) const
    {
        auto entry = m_entry;
        if (pick >= 0 && pick < m_handedOut) {
            entry.die = entry.die == pick ? std::nullopt : std::optional(pick);
        }
        return kept(m_play, std::move(entry));
    }

    const Play &m_play;
    const Entry &m_entry;
    const std::vector<Pick> *m_dice;
    const std::vector<StylePick> *m_style;
    int m_handedOut;
};
}

void askForPicks(const Play &play, StoneQuestions &page)
{
    const HandingOut dice(play);
    page.picks = dice.picks();
    page.takes = dice.takes();
    page.secret = dice.secret();
}

int picksMissing(const Play &play)
{
    return HandingOut(play).missing();
}

std::optional<Answer> picksTouch(const Play &play, const Touch &touch)
{
    const HandingOut dice(play);
    return dice.isAsked() ? dice.touch(touch) : std::nullopt;
}
}
