// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/loglines.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/bronze_age/rules.h"
#include "model/bronze_age/score.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
class Consequences
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    Consequences(const State &before, const Action &action, const Events &events, const QStringList &names)
        : m_before(before)
        , m_action(action)
        , m_events(events)
        , m_names(names)
    {
    }

    QList<LogLine> lines() const
    {
        QList<LogLine> list;
        for (auto at = m_events.begin(); at != m_events.end();) {
            const auto last
                = std::find_if_not(at, m_events.end(), [&](const Event &event) { return alike(*at, event); });
            QStringList players;
            for (; at != last; ++at) {
                players << std::visit([&](const auto &kind) { return name(kind.player); }, *at);
            }
            std::visit([&](const auto &kind) { list << line(kind, players); }, *(last - 1));
        }
        if (std::holds_alternative<Roll>(m_action)) {
            list << toUse();
        }
        return list;
    }

private:
    QString name(int seat) const { return m_names.value(seat); }

    /// The same disaster or the same protection, for different players.
    static bool alike(const Event &one, const Event &other)
    {
        if (one == other) {
            return true;
        }
        const auto *struck = std::get_if<Struck>(&one);
        const auto *alsoStruck = std::get_if<Struck>(&other);
        if (struck && alsoStruck) {
            return struck->disaster == alsoStruck->disaster && struck->boxes == alsoStruck->boxes;
        }
        const auto *saved = std::get_if<Protected>(&one);
        const auto *alsoSaved = std::get_if<Protected>(&other);
        // Religion of the roller is told apart: it turns the Revolt on the others.
        return saved && alsoSaved && saved->from == alsoSaved->from && saved->by == alsoSaved->by
            && saved->from != Disaster::Revolt;
    }

    LogLine line(const Collected &event, const QStringList &) const
    {
        auto items = amountsOf(event.goods);
        const bool goods = !items.isEmpty();
        if (event.food > 0) {
            items << foodAmount(event.food);
        }
        return {tr("%1 collects %2.").arg(name(event.player), listOf(items)), goods ? u"good"_s : u"food"_s};
    }
    LogLine line(const GoodsWasted &event, const QStringList &) const
    {
        return {tr("There is no room for %1.").arg(listOf(amountsOf(event.goods))), u"good"_s};
    }
    LogLine line(const FoodWasted &event, const QStringList &) const
    {
        return {tr("There is no room for %1.").arg(foodAmount(event.food)), u"food"_s};
    }
    LogLine line(const Fed &event, const QStringList &) const
    {
        return {tr("%1 feeds %n cities.", nullptr, event.cities).arg(name(event.player)), u"food"_s};
    }

    LogLine line(const Struck &event, const QStringList &players) const
    {
        const auto icon = idText(event.disaster);
        if (event.disaster == Disaster::Famine) {
            return {tr("Famine: %1 cannot feed %n cities and loses %n points.", nullptr, event.boxes)
                        .arg(listOf(players)),
                icon, true};
        }
        //: A disaster and who it hits.
        return {players.size() == 1 ? tr("%1: %2 loses %n points.", nullptr, event.boxes)
                                          .arg(nameOf(event.disaster), players.front())
                                    : tr("%1: %2 lose %n points each.", nullptr, event.boxes)
                                          .arg(nameOf(event.disaster), listOf(players)),
            icon, true};
    }
    LogLine line(const Revolted &event, const QStringList &) const
    {
        const auto lost = amountsOf(event.goods);
        return {lost.isEmpty() ? tr("Revolt: %1 has no goods to lose.").arg(name(event.player))
                               : tr("Revolt: %1 loses all goods, %2.").arg(name(event.player), listOf(lost)),
            u"revolt"_s, true};
    }
    LogLine line(const Protected &event, const QStringList &players) const
    {
        return {protection(event, listOf(players)), u"ui-shield"_s};
    }
    QString protection(const Protected &event, const QString &players) const
    {
        const bool turned = event.player == m_before.seat && m_before.setup.players > 1;
        switch (event.from) {
        case Disaster::Famine:
        case Disaster::Drought:
            return tr("Irrigation protects %1 from the Drought.").arg(players);
        case Disaster::Pestilence:
            return tr("Medicine protects %1 from the Pestilence.").arg(players);
        case Disaster::Invasion:
            if (std::holds_alternative<Monument>(event.by)) {
                return tr("The Great Wall protects %1 from the Invasion.").arg(players);
            }
            return turned
                ? tr("Smithing turns the Invasion away from %1 and against the others.").arg(players)
                : tr("Smithing protects %1 from the Invasion.").arg(players);
        case Disaster::Revolt:
            return turned ? tr("Religion turns the Revolt away from %1 and against the others.").arg(players)
                          : tr("Religion protects %1 from the Revolt.").arg(players);
        }
        Q_UNREACHABLE();
    }

    LogLine line(const CityBuilt &event, const QStringList &) const
    {
        return {tr("%1 is built: %2 has one more die from the next turn on.")
                    .arg(nameOf(event.city), name(event.player)),
            u"city"_s};
    }
    LogLine line(const MonumentBuilt &event, const QStringList &) const
    {
        const auto text = event.first ? tr("%1 is the first to build %2: %n points.", nullptr, event.points)
                                      : tr("%1 builds %2: %n points.", nullptr, event.points);
        return {text.arg(name(event.player), builtName(event.monument)), iconOf(event.monument)};
    }
    LogLine line(const Bought &event, const QStringList &) const
    {
        const int lost = event.paid - event.cost;
        return {lost == 0 ? tr("It costs %1, paid exactly.").arg(event.cost)
                          : tr("It costs %1; %2 are paid and %n are lost.", nullptr, lost)
                                .arg(event.cost)
                                .arg(event.paid),
            u"coin"_s};
    }
    LogLine line(const WorkersLost &event, const QStringList &) const
    {
        return {tr("%1 leaves %n workers without work.", nullptr, event.workers).arg(name(event.player)),
            u"worker"_s};
    }
    LogLine line(const CoinsLost &event, const QStringList &) const
    {
        return {tr("%1 leaves %n coins unspent.", nullptr, event.coins).arg(name(event.player)), u"coin"_s};
    }
    LogLine line(const Discarded &event, const QStringList &) const
    {
        return {tr("%1 discards %2.").arg(name(event.player), listOf(amountsOf(event.goods))), u"ui-trash"_s};
    }
    LogLine line(const Traded &event, const QStringList &) const
    {
        return {tr("%1 gives %2, %3 gives %4.")
                    .arg(name(event.player), listOf(amountsOf(event.give)), name(event.with),
                        listOf(amountsOf(event.get))),
            u"ui-trade"_s};
    }

    LogLine line(const LastRound &event, const QStringList &) const
    {
        return {lastRound(event), u"ui-clock"_s};
    }
    QString lastRound(const LastRound &event) const
    {
        const int needed = m_before.setup.endDevelopments;
        const bool byEnd = m_before.setup.players > 1 || m_before.setup.soloEarlyEnd;
        // The one on turn is named first: it was most likely this turn's purchase.
        for (int i = 0; byEnd && i < m_before.setup.players; ++i) {
            const int seat = (event.player + i) % m_before.setup.players;
            if (const int owned = playerAt(m_before, seat).developments.size(); owned >= needed) {
                return tr("%1 has %n developments: this is the last round.", nullptr, owned).arg(name(seat));
            }
        }
        const auto built = [&](Monument monument) {
            return !isInPlay(m_before.setup, monument)
                || std::ranges::any_of(
                    seats(m_before), [&](const Player &player) { return isBuilt(player, monument); });
        };
        return byEnd && std::ranges::all_of(valuesOf<Monument>(), built)
            ? tr("Every monument is built: this is the last round.")
            : tr("The last round begins.");
    }

    LogLine line(const GameOver &, const QStringList &) const
    {
        const auto after = apply(m_before, m_action);
        return {after ? gameOver(after->state) : tr("The game is over."), u"ui-laurel"_s};
    }
    QString gameOver(const State &after) const
    {
        const auto best = ranking(after).front();
        const auto winners = listOf(m_names, best);
        const auto score = scoreText(points(after, best.front()).total());
        if (after.setup.players == 1) {
            return tr("The game is over: %1 has a score of %2.").arg(winners, score);
        }
        return (best.size() == 1 ? tr("The game is over: %1 wins with a score of %2.")
                                 : tr("The game is over: %1 share the win with a score of %2."))
            .arg(winners, score);
    }

    LogLine line(const Adjusted &event, const QStringList &) const
    {
        return reasonLine(QString::fromStdString(event.why));
    }

    /// What the roll leaves to build and buy with.
    QList<LogLine> toUse() const
    {
        const auto after = apply(m_before, m_action);
        if (!after) {
            return {};
        }
        const auto &turn = after->state.turn;
        QStringList items;
        if (turn.workers > 0) {
            items << workersAmount(turn.workers);
        }
        if (turn.coins > 0) {
            items << coinsAmount(turn.coins);
        }
        if (items.isEmpty()) {
            return {};
        }
        return {{tr("%1 has %2 to use.").arg(name(m_before.seat), listOf(items)),
            turn.workers > 0 ? u"worker"_s : u"coin"_s}};
    }

    const State &m_before;
    const Action &m_action;
    const Events &m_events;
    const QStringList &m_names;
};
}

QList<LogLine> eventLines(
    const State &before, const Action &action, const Events &events, const QStringList &names)
{
    return Consequences(before, action, events, names).lines();
}
}
