// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/traffic/progress.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <thread>

/// What takes a while, on a thread of its own, so that the screen goes on meanwhile.
class LongWork : public QObject
{
    Q_OBJECT
public:
    /// What to do with the outcome, back on the thread that started it; also after the work was stopped.
    using End = std::function<void()>;
    using Work = std::function<End(Progress &)>;

    LongWork();
    /// Stops it, and its end is not done.
    ~LongWork() override;

    /// One at a time.
    void start(Work work);
    bool isRunning() const { return m_thread.joinable(); }
    int done() const { return m_progress ? m_progress->done.load() : 0; }
    int total() const { return m_progress ? m_progress->total.load() : 0; }
    /// Both return when the thread is gone and the end is done.
    void stop();
    void finish();

Q_SIGNALS:
    /// Now and then, while it is running.
    void progressed();

private:
    std::thread m_thread;
    std::unique_ptr<Progress> m_progress;
    End m_end;
    QTimer m_glances;
};
