// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/figuresbyhand.h"
#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/table/differences.h"
#include "model/stone_age/score.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// The table's word: villages changed by hand, and kept as one marked action each.
class Correcting
{
    Q_DECLARE_TR_FUNCTIONS(StoneCorrection)

public:
    explicit Correcting(const Play &play)
        : m_play(play)
        , m_figures(figuresByHand(play.setup()))
    {
    }

    StoneCorrectPage page() const
    {
        StoneCorrectPage page{.save = {.id = u"correct-save"_s,
                                  //: Keeps a correction.
                                  .title = tr("Save"),
                                  .enabled = std::ranges::any_of(m_play.draft.corrections, changesAnything)},
            .forget = {.id = u"correct-forget"_s,
                //: Leaves a page without keeping what was entered.
                .title = tr("Cancel"),
                .enabled = !m_play.draft.corrections.empty()}};
        for (int seat = 0; seat < m_play.setup().players; ++seat) {
            page.villages << village(seat);
        }
        return page;
    }

    std::optional<Answer> touch(const Touch &touch) const
    {
        if (touch.id == "correct-save") {
            return save();
        }
        if (touch.id == "correct-forget") {
            auto next = m_play.draft;
            next.corrections.clear();
            return kept(std::move(next));
        }
        for (int seat = 0; seat < m_play.setup().players; ++seat) {
            if (touch.id == whyId(seat).toStdString()) {
                auto word = wordOn(seat);
                word.why = touch.text;
                return with(word);
            }
            const auto prefix = figureId(seat, {}).toStdString();
            if (touch.id.starts_with(prefix)) {
                return set(seat, QString::fromStdString(touch.id.substr(prefix.size())), touch.number);
            }
        }
        return std::nullopt;
    }

private:
    static QString figureId(int seat, const QString &figure) { return u"figure-%1-"_s.arg(seat) + figure; }
    static QString whyId(int seat) { return u"why-%1"_s.arg(seat); }

    static bool changesAnything(const Adjust &adjust)
    {
        auto nothing = Adjust{.player = adjust.player};
        nothing.why = adjust.why;
        return adjust != nothing;
    }

    Adjust wordOn(int seat) const
    {
        const auto &all = m_play.draft.corrections;
        const auto found = std::ranges::find(all, seat, &Adjust::player);
        return found == all.end() ? Adjust{.player = seat} : *found;
    }
    /// The village as it would be.
    Player corrected(int seat) const
    {
        auto state = m_play.state();
        Events events;
        perform(state, wordOn(seat), events);
        return playerAt(state, seat);
    }

    StoneCorrection village(int seat) const
    {
        const auto player = corrected(seat);
        StoneCorrection view{.why = {.id = whyId(seat),
                                 //: A field for the reason of a correction.
                                 .title = tr("Why? (may stay empty)"),
                                 .text = QString::fromStdString(wordOn(seat).why),
                                 .hint = tr("Why? (may stay empty)")},
            .note = note(seat, player)};
        for (const auto &figure : m_figures) {
            view.figures << figure.view;
            auto &counter = view.figures.back().counter;
            counter.id = figureId(seat, counter.id);
            counter.value = figure.read(player);
        }
        return view;
    }

    QString note(int seat, const Player &player) const
    {
        const int before = points(playerAt(m_play.state(), seat)).total();
        const int after = points(player).total();
        return before == after ? tr("Total %1").arg(scoreText(before))
                               : tr("Total %1 → %2").arg(scoreText(before), scoreText(after));
    }

    Answer set(int seat, const QString &id, int value) const
    {
        const auto figure = std::ranges::find_if(
            m_figures, [&](const FigureByHand &one) { return one.view.counter.id == id; });
        if (figure == m_figures.end()) {
            return kept(m_play.draft);
        }
        auto player = corrected(seat);
        const auto &counter = figure->view.counter;
        figure->write(player, std::clamp(value, counter.least, counter.most));
        return with(wordFor(seat, player));
    }

    Answer with(const Adjust &word) const
    {
        auto next = m_play.draft;
        std::erase_if(next.corrections, [&](const Adjust &other) { return other.player == word.player; });
        if (word != Adjust{.player = word.player}) {
            next.corrections.push_back(word);
            std::ranges::sort(next.corrections, {}, &Adjust::player);
        }
        return kept(std::move(next));
    }

    Answer save() const
    {
        auto state = m_play.state();
        std::vector<Action> actions;
        for (const auto &word : m_play.draft.corrections) {
            if (changesAnything(word)) {
                Events events;
                perform(state, word, events);
                actions.emplace_back(word);
            }
        }
        if (actions.empty()) {
            return kept(m_play.draft);
        }
        auto next = m_play.draft;
        next.corrections.clear();
        // What is half entered stays if it still holds.
        const auto entered = finished(next.entry);
        if (entered && next.step != Stage::Village && refusal(state, *entered)) {
            next = freshDraft(state);
        }
        return {{std::move(next), std::move(actions)}};
    }

    /// What makes this village of the one there is.
    Adjust wordFor(int seat, const Player &now) const
    {
        const auto &before = playerAt(m_play.state(), seat);
        Adjust adjust{.player = seat};
        adjust.why = wordOn(seat).why;
        const auto changedTo = [](const auto &old, const auto &other) {
            return old == other ? std::nullopt : std::optional(other);
        };
        adjust.score = changedTo(before.score, now.score);
        adjust.people = changedTo(before.people, now.people);
        adjust.food = changedTo(before.food, now.food);
        adjust.agriculture = changedTo(before.agriculture, now.agriculture);
        adjust.tools = changedTo(before.tools, now.tools);
        adjust.toolsUsed = changedTo(before.toolsUsed, now.toolsUsed);
        adjust.oneUse = changedTo(before.oneUse, now.oneUse);
        adjust.anyTwo = changedTo(before.anyTwo, now.anyTwo);
        adjust.buildings = changedTo(before.buildings, now.buildings);
        adjust.trade = changedTo(before.trade, now.trade);
        adjust.sites = changedTo(before.sites, now.sites);
        adjust.bonus = changedTo(before.bonus, now.bonus);
        addDifferences(before.stock, now.stock, adjust.stock);
        addDifferences(before.crafts, now.crafts, adjust.crafts);
        addDifferences(before.symbols, now.symbols, adjust.symbols);
        return adjust;
    }

    const Play &m_play;
    std::vector<FigureByHand> m_figures;
};
}

StoneCorrectPage correctPage(const Play &play)
{
    return Correcting(play).page();
}

std::optional<Answer> correctTouch(const Play &play, const Touch &touch)
{
    return isOfCorrection(touch) ? Correcting(play).touch(touch) : std::nullopt;
}

bool isOfCorrection(const Touch &touch)
{
    return touch.id.starts_with("figure-") || touch.id.starts_with("why-")
        || touch.id.starts_with("correct-");
}

bool isCorrecting(const Play &play)
{
    return !play.draft.corrections.empty();
}
}
