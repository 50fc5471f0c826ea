// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/roll.h"

#include "app/stone_age/memory.h"
#include "app/stone_age/words/icons.h"

#include <QCoreApplication>

#include <numeric>

using namespace Qt::StringLiterals;

namespace StoneAge
{
Roll::Roll(const Entry &entry)
    : dice(diceOf(entry.action).value_or(0))
    , total(dice > 0 ? totalOf(entry) : 0)
{
    if (const auto *gather = std::get_if<Gather>(&entry.action)) {
        const auto &row = PlaceTable[gather->place];
        divisor = row.divisor;
        brings = row.brings;
        tools = gather->tools;
        jewels = gather->jewels;
    } else if (const auto *card = std::get_if<Card>(&entry.action)) {
        const auto &two = std::get<Tops::TwoDice>(card->top);
        divisor = valueOf(two.resource);
        brings = two.resource;
        tools = two.tools;
    }
}

namespace
{
/// Dice are tapped face by face, or their total is typed.
class Rolling
{
    Q_DECLARE_TR_FUNCTIONS(StoneGather)

public:
    explicit Rolling(const Play &play)
        : m_play(play)
        , m_entry(play.draft.entry)
        , m_roll(play.draft.entry)
    {
    }

    StoneRoll page() const
    {
        const auto *gather = entered<Gather>(m_play);
        StoneRoll view{
            .title = byTotal() ? tr("Total of %n dice", nullptr, m_roll.dice) : tr("What did you roll?"),
            .icon = gather      ? iconOf(gather->place)
                : m_roll.brings ? iconOf(*m_roll.brings)
                                : QString(),
            .dice = dice(),
            .byTotal = byTotal(),
            .typed = byTotal() && !m_entry.dice.empty() ? QString::number(numberOf(m_entry.dice)) : QString(),
            //: The least and the most that dice can show.
            .range = tr("%1 to %2").arg(m_roll.dice).arg(most()),
            .complete = m_roll.total > 0,
            .keys = keys(),
            //: Takes back the last die or digit.
            .erase
            = {.id = u"key-back"_s, .title = tr("Take back the last one"), .enabled = !m_entry.dice.empty()},
            .way = way()};
        addHarvest(m_play, view);
        return view;
    }

    QString hint() const
    {
        if (m_roll.total > 0) {
            return {};
        }
        return byTotal() ? tr("What is the total?")
                         : tr("%n dice to go", nullptr, m_roll.dice - static_cast<int>(m_entry.dice.size()));
    }

    std::optional<Answer> touch(const Touch &touch) const
    {
        if (const auto face = numberAfter(touch.id, "key-")) {
            return tapFace(*face);
        }
        if (const auto digit = numberAfter(touch.id, "digit-")) {
            return tapDigit(*digit);
        }
        if (const auto die = numberAfter(touch.id, "die-")) {
            return select(*die);
        }
        if (touch.id == "key-back") {
            auto dice = m_entry.dice;
            dice.resize(dice.empty() ? 0 : dice.size() - 1);
            return with(dice, m_entry.byTotal);
        }
        if (touch.id == "by-total" || touch.id == "by-faces") {
            return changeWay(touch.id == "by-total");
        }
        return harvestTouch(m_play, touch);
    }

private:
    int most() const { return MostPips * m_roll.dice; }

    /// How it is being entered, or how it was wanted last; else many dice are entered by their total.
    bool byTotal() const
    {
        constexpr int MostSingleDice = 4;
        return m_entry.dice.empty()
            ? m_play.draft.byTotal.value_or(rolledByTotal(m_play).value_or(m_roll.dice > MostSingleDice))
            : m_entry.byTotal;
    }

    QList<TableChoice> dice() const
    {
        QList<TableChoice> list;
        for (int i = 0; i < m_roll.dice && !byTotal(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            const int pips = at < m_entry.dice.size() ? m_entry.dice[at] : 0;
            list << TableChoice{.id = u"die-%1"_s.arg(i),
                //: Spoken: %1 is which die, %2 what it shows.
                .spoken
                = pips > 0 ? tr("Die %1 shows %2").arg(i + 1).arg(pips) : tr("Die %1, empty").arg(i + 1),
                .count = pips,
                .chosen = m_entry.die == i,
                .enabled = pips > 0};
        }
        return list;
    }

    QList<TableChoice> keys() const
    {
        QList<TableChoice> list;
        for (int face = 1; face <= MostPips && !byTotal(); ++face) {
            list << TableChoice{.id = u"key-%1"_s.arg(face),
                //: Spoken: a key that enters a number, %1.
                .spoken = tr("A die shows %1").arg(face),
                .count = face,
                .enabled = hasRoom()};
        }
        for (const int digit : byTotal() ? std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 0} : std::vector<int>()) {
            list << TableChoice{.id = u"digit-%1"_s.arg(digit),
                .spoken = tr("Digit %1").arg(digit),
                .count = digit,
                .enabled = canBe(digit)};
        }
        return list;
    }

    TableChoice way() const
    {
        return byTotal() ? TableChoice{.id = u"by-faces"_s,
                   //: Dice are entered one by one, not by their total.
                   .title = tr("One by one"),
                   .icon = u"ui-dice"_s}
                         : TableChoice{.id = u"by-total"_s,
                             //: Dice are entered by their total, not one by one.
                             .title = tr("By their total"),
                             .icon = u"ui-edit"_s};
    }

    bool hasRoom() const { return m_entry.die || static_cast<int>(m_entry.dice.size()) < m_roll.dice; }
    /// The total may begin like this.
    bool canBe(int digit) const
    {
        auto digits = m_entry.dice;
        digits.push_back(digit);
        const int begun = numberOf(digits);
        return begun > 0 && begun <= most() && (begun >= m_roll.dice || 10 * begun <= most());
    }

    Entry emptied() const
    {
        auto entry = m_entry;
        entry.dice.clear();
        entry.die.reset();
        entry.byTotal = false;
        return entry;
    }

    Answer with(const std::vector<int> &dice, bool total) const
    {
        auto entry = emptied();
        entry.dice = dice;
        entry.byTotal = total && !dice.empty();
        return keptRoll(m_play, std::move(entry));
    }

    /// The total of dice that are all there is known; what makes a total is not, unless it was tapped before.
    Answer changeWay(bool total) const
    {
        auto next = m_play.draft;
        next.byTotal = total;
        next.entry = emptied();
        const auto &faces = m_entry.faces;
        if (total) {
            next.entry.faces = m_entry.dice;
            next.entry.dice = m_roll.total > 0 ? digitsOf(m_roll.total) : std::vector<int>();
            next.entry.byTotal = m_roll.total > 0;
        } else if (m_entry.dice.empty() || std::reduce(faces.begin(), faces.end()) == m_roll.total) {
            next.entry.dice = faces;
        }
        return kept(std::move(next));
    }

    Answer tapFace(int face) const
    {
        auto dice = m_entry.byTotal ? std::vector<int>() : m_entry.dice;
        if (face < 1 || face > MostPips || (!m_entry.byTotal && !hasRoom())) {
            return kept(m_play.draft);
        }
        if (m_entry.die) {
            dice[static_cast<std::size_t>(*m_entry.die)] = face;
        } else {
            dice.push_back(face);
        }
        return with(dice, false);
    }

    Answer tapDigit(int digit) const
    {
        auto digits = m_entry.byTotal ? m_entry.dice : std::vector<int>();
        if (!m_entry.byTotal && !m_entry.dice.empty()) {
            return kept(m_play.draft);
        }
        if (!canBe(digit)) {
            return tl::unexpected(Error{Code::DiceTotal, {.least = m_roll.dice, .most = most()}});
        }
        digits.push_back(digit);
        return with(digits, true);
    }

    /// The next face replaces this die; a second touch lets it be.
    Answer select(int die) const
    {
        auto entry = m_entry;
        if (!entry.byTotal && die >= 0 && die < static_cast<int>(entry.dice.size())) {
            entry.die = entry.die == die ? std::nullopt : std::optional(die);
        }
        return kept(m_play, std::move(entry));
    }

    const Play &m_play;
    const Entry &m_entry;
    Roll m_roll;
};
}

StoneRoll rollPart(const Play &play)
{
    return diceOf(play.draft.entry.action).value_or(0) > 0 ? Rolling(play).page() : StoneRoll{};
}

std::optional<Answer> rollTouch(const Play &play, const Touch &touch)
{
    return diceOf(play.draft.entry.action).value_or(0) > 0 ? Rolling(play).touch(touch) : std::nullopt;
}

QString rollHint(const Play &play)
{
    return diceOf(play.draft.entry.action) ? Rolling(play).hint() : QString();
}
}
