// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/bronze_age/flow.h"
#include "app/bronze_age/session.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// What the parts of a table share: the game, what is half entered, and the one way to change either.
class BronzeDesk : public QObject
{
    Q_OBJECT
public:
    explicit BronzeDesk(BronzeAge::Session session, QObject *parent = nullptr);

    const BronzeAge::Session &session() const { return m_session; }
    const BronzeAge::State &state() const { return m_session.state(); }
    const BronzeAge::Player &player() const { return BronzeAge::active(state()); }
    const BronzeAge::Draft &draft() const { return m_session.draft(); }
    QStringList names() const;
    QString nameOf(int seat) const;
    QString colourOf(int seat) const;
    /// The events of the roll of this turn, if it has been rolled.
    std::optional<int> rollOfTurn() const;

    void setDraft(const BronzeAge::Draft &draft);
    bool perform(const BronzeAge::Action &action, const BronzeAge::Draft &next);
    bool replace(const std::vector<BronzeAge::Action> &actions, const std::vector<std::string> &times);
    void undo();
    void redo();
    void undoSeveral(int count);
    /// Refuses with the rule's sentence.
    void refuse(const BronzeAge::Error &error);
    /// Shows the result panel even if nothing struck.
    bool alwaysShowResult() const { return m_alwaysShowResult; }
    void setAlwaysShowResult(bool always) { m_alwaysShowResult = always; }

Q_SIGNALS:
    void changed();
    void refused(const QString &sentence, bool mayCorrect);

private:
    bool report(const std::optional<BronzeAge::Problem> &problem);

    BronzeAge::Session m_session;
    bool m_alwaysShowResult = false;
};
