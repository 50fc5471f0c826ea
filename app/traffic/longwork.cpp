// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/traffic/longwork.h"

#include <utility>

LongWork::LongWork()
{
    m_glances.setInterval(std::chrono::milliseconds(100));
    connect(&m_glances, &QTimer::timeout, this, &LongWork::progressed);
}

LongWork::~LongWork()
{
    if (isRunning()) {
        m_progress->stopped = true;
        m_thread.join();
    }
}

void LongWork::start(const QString &what, Work work)
{
    finish();
    m_what = what;
    m_told.clear();
    m_progress = std::make_unique<Progress>();
    auto &progress = *m_progress;
    m_thread = std::thread([this, &progress, work = std::move(work)]() mutable {
        m_end = work(progress);
        work = nullptr; // what it held goes here, and not while somebody waits for the thread
        QMetaObject::invokeMethod(
            this,
            [this, &progress] {
                // It may be over already, and other work begun.
                if (m_progress.get() == &progress) {
                    finish();
                }
            },
            Qt::QueuedConnection);
    });
    m_glances.start();
    Q_EMIT changed();
    Q_EMIT progressed();
}

void LongWork::stop()
{
    if (isRunning()) {
        m_progress->stopped = true;
        finish();
    }
}

void LongWork::finish()
{
    if (isRunning()) {
        m_thread.join();
        m_glances.stop();
        const bool stopped = m_progress->stopped;
        m_progress.reset();
        m_what.clear();
        std::exchange(m_end, {})(stopped);
        Q_EMIT changed();
    }
}

void LongWork::tell(const QString &sentence)
{
    m_told = sentence;
    Q_EMIT hasTold(sentence);
}
