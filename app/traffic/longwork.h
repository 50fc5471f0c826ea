// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/traffic/progress.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <memory>
#include <thread>

/// What takes a while, on a thread of its own, so that the screen goes on meanwhile.
class LongWork : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to who has it done")
    /// What is under way, by a word of whoever started it; else empty.
    Q_PROPERTY(QString what READ what NOTIFY changed)
    /// How much is done, and of how much; 0 while that is not known.
    Q_PROPERTY(int step READ step NOTIFY progressed)
    Q_PROPERTY(int steps READ steps NOTIFY progressed)

public:
    /// What to do with the outcome, back on the thread that started it. It may have been stopped.
    using End = std::function<void(bool stopped)>;
    using Work = std::function<End(Progress &)>;

    LongWork();
    /// Stops it, and its end is not done.
    ~LongWork() override;

    /// One after the other: what is under way is waited for.
    void start(const QString &what, Work work);
    bool isRunning() const { return m_thread.joinable(); }
    QString what() const { return m_what; }
    int step() const { return m_progress ? m_progress->done.load() : 0; }
    int steps() const { return m_progress ? m_progress->total.load() : 0; }
    /// Both return when the thread is gone and the end is done. Stopped, everything is as it was, unless it
    /// was just done.
    Q_INVOKABLE void stop();
    void finish();

    /// What came of it, in a sentence.
    QString told() const { return m_told; }
    void tell(const QString &sentence);

Q_SIGNALS:
    void changed();
    /// Now and then, while it is running.
    void progressed();
    void hasTold(const QString &sentence);

private:
    std::thread m_thread;
    std::unique_ptr<Progress> m_progress;
    End m_end;
    QTimer m_glances;
    QString m_what;
    QString m_told;
};
