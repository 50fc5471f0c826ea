// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/desk.h"
#include "app/table/runninggame.h"

/// The game at a table and the one way to change it: a touch.
template<typename Rules, typename Draft>
class TouchDesk : public Desk
{
public:
    using Running = RunningGame<Rules, Draft>;
    using Play = typename Running::Play;

    explicit TouchDesk(Running game, QObject *parent = nullptr)
        : Desk(parent)
        , m_game(std::move(game))
    {
    }

    const Store &store() const override { return m_game.store(); }
    const GameRow &row() const override { return m_game.row(); }
    const Running &game() const { return m_game; }
    Play play() const { return m_game.play(); }
    void setHabits(const TableHabits &habits)
    {
        m_game.setHabits(habits);
        Q_EMIT changed();
    }

    bool touch(const Touch &touched) { return tell(m_game.touch(touched)); }
    bool extend(const typename Rules::Setup &setup) { return tell(m_game.extend(setup)); }
    /// Something that was described once is not offered any more.
    bool forget(const Memo &memo) { return tell(m_game.forget(memo)); }

    Record record() const override { return m_game.record(); }
    std::vector<LogEntry> entries() const override { return m_game.entries(); }
    bool replace(const std::vector<LogEntry> &entries) override { return tell(m_game.replace(entries)); }
    int head() const override { return m_game.head(); }
    int length() const override { return m_game.length(); }
    int changedAt() const override { return m_game.changedAt(); }
    bool hasTap() const override { return m_game.lastTouch() && m_game.lastTouch()->actions == 0; }
    int lastActions() const override
    {
        const auto *last = m_game.lastTouch();
        return last ? last->actions : 1;
    }
    bool canUndo() const override { return m_game.canUndo(); }
    bool canRedo() const override { return m_game.canRedo(); }
    void undo() override { tell(m_game.undo()); }
    void redo() override { tell(m_game.redo()); }
    void undoSeveral(int count) override { tell(m_game.undoTo(head() - count)); }
    void goTo(int actions) override { tell(m_game.goTo(actions)); }

private:
    const std::optional<StoreError> &behind() const override { return m_game.behind(); }
    void keepAll() override { m_game.catchUp(); }

    bool tell(const std::optional<typename Running::Problem> &problem)
    {
        watch();
        if (!problem) {
            Q_EMIT changed();
        } else if (const auto *error = std::get_if<typename Running::Error>(&*problem)) {
            refuse(Refusal{0, idOf(error->code), error->hint});
        } else {
            refuse(std::get<StoreError>(*problem));
        }
        return !problem;
    }

    Running m_game;
};
