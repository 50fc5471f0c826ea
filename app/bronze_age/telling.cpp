// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"
#include "app/bronze_age/help.h"
#include "app/bronze_age/log.h"

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

// What the table tells: its log, its rules, what a thing is.

QList<BronzeTurn> BronzeTable::log() const
{
    const auto &session = m_desk.session();
    const auto names = m_desk.names();
    QList<BronzeTurn> turns;
    bool open = false;
    for (int i = 0; i < session.head(); ++i) {
        const auto &before = session.stateBefore(i);
        const auto &action = session.actions()[static_cast<std::size_t>(i)];
        if (!open) {
            turns.prepend({.first = i,
                .title = tr("%1, round %2").arg(names.at(before.seat)).arg(before.round),
                .name = names.at(before.seat),
                .colour = m_desk.colourOf(before.seat)});
        }
        open = kindOf(action) != Kind::Pass;
        for (const auto &line : tell(before, action, session.eventsOf(i), names)) {
            turns.front().lines << BronzeLogLine{line.text, line.icon, line.harm};
        }
        turns.front().changeable = !open;
    }
    return turns;
}

QList<QString> BronzeTable::undoList() const
{
    constexpr int Most = 30;
    const auto &session = m_desk.session();
    QList<QString> list;
    for (int i = session.head() - 1; i >= 0 && list.size() < Most; --i) {
        list << summary(
            session.actions()[static_cast<std::size_t>(i)], m_desk.names(), session.stateBefore(i).seat);
    }
    return list;
}

QString BronzeTable::explainTitle(const QString &id) const
{
    return BronzeAge::explain(id.toStdString(), m_desk.state()).title;
}

QList<QString> BronzeTable::explain(const QString &id) const
{
    return BronzeAge::explain(id.toStdString(), m_desk.state()).paragraphs;
}

QList<QString> BronzeTable::helpTitles() const
{
    QList<QString> titles;
    for (const auto &topic : helpTopics(m_desk.state().setup)) {
        titles << topic.title;
    }
    return titles;
}

QList<QString> BronzeTable::helpParagraphs(int topic) const
{
    return helpTopics(m_desk.state().setup).value(topic).paragraphs;
}

int BronzeTable::helpTopicForStep() const
{
    const auto wanted = [this] {
        switch (m_desk.draft().step) {
        case Stage::Dice:
            return u"dice"_s;
        case Stage::Result:
            return u"disasters"_s;
        case Stage::Trade:
            return u"trade"_s;
        case Stage::Build:
            return u"building"_s;
        case Stage::Swap:
            return u"ships"_s;
        case Stage::Buy:
            return u"buying"_s;
        case Stage::Pass:
            return u"discarding"_s;
        case Stage::Over:
            break;
        }
        return u"score"_s;
    }();
    const auto topics = helpTopics(m_desk.state().setup);
    const auto found = std::ranges::find(topics, wanted, &HelpTopic::id);
    return found == topics.end() ? 0 : static_cast<int>(found - topics.begin());
}
