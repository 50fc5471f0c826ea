// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/loglines.h"
#include "app/stone_age/words/texts.h"
#include "app/words/lists.h"
#include "model/stone_age/rules.h"
#include "model/stone_age/score.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
class Consequences
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    Consequences(const State &before, const Action &action, const QStringList &names)
        : m_before(before)
        , m_action(action)
        , m_names(names)
    {
    }

    QList<LogLine> lines(const Events &events) const
    {
        QList<LogLine> list;
        for (const auto &event : events) {
            list << std::visit(
                [&](const auto &kind) { return lines(kind, m_names.value(kind.player)); }, event);
        }
        return list;
    }

private:
    using Lines = QList<LogLine>;

    /// There is more room than on a tile or a card.
    static QString foodTaken(int count) { return tr("%n food", "in a sentence", count); }
    static Lines rolled(const QString &name, const QStringList &taken, int lost, const QString &icon)
    {
        Lines list{{taken.isEmpty() ? tr("%1 takes nothing.").arg(name)
                                    : tr("%1 takes %2.").arg(name, listOf(taken)),
            icon}};
        if (lost > 0) {
            list << LogLine{tr("%n pips are left over.", nullptr, lost), u"ui-dice"_s};
        }
        return list;
    }

    Lines lines(const Gathered &event, const QString &name) const
    {
        const auto brings = PlaceTable[event.place].brings;
        QStringList taken;
        if (event.units > 0) {
            taken << (brings ? amount(*brings, event.units) : foodTaken(event.units));
        }
        if (event.jewels > 0) {
            taken << amount(Material::Jewels, event.jewels);
        }
        return rolled(name, taken, event.lost, brings ? iconOf(materialOf(*brings)) : u"food"_s);
    }
    Lines lines(const DiceRolled &event, const QString &name) const
    {
        QStringList taken;
        if (event.units > 0) {
            taken << amount(event.resource, event.units);
        }
        return rolled(name, taken, event.lost, iconOf(materialOf(event.resource)));
    }

    Lines lines(const ToolSpent &event, const QString &) const
    {
        return {
            {tr("The one-use tool worth %1 is gone; its card still counts.").arg(event.value), u"sa-tool"_s}};
    }
    Lines lines(const ToolGained &event, const QString &name) const
    {
        return {{tr("%1 has one tool more; its space is worth %2 now.").arg(name).arg(event.value),
            u"sa-tool"_s}};
    }
    Lines lines(const ToolKept &event, const QString &name) const
    {
        return {{tr("%1 has a one-use tool worth %2.").arg(name).arg(event.value), u"sa-tool"_s}};
    }
    Lines lines(const PersonGained &event, const QString &name) const
    {
        return {{tr("%1 has %n people now. The new one eats in this round and works from the next.", nullptr,
                     event.people)
                     .arg(name),
            u"sa-people"_s}};
    }
    Lines lines(const FieldGained &event, const QString &name) const
    {
        return {{tr("%1 has agriculture %2 now.").arg(name).arg(event.agriculture), u"sa-field"_s}};
    }
    Lines lines(const TradeGained &event, const QString &name) const
    {
        return {{tr("%1 has trade %2 now and takes %3.")
                     .arg(name, QString::number(event.trade), amount(Material::Jewels, event.jewels)),
            u"ui-trade"_s}};
    }
    Lines lines(const AtLimit &event, const QString &name) const
    {
        switch (event.track) {
        case Track::Tools:
            return {{tr("%1 already has every tool.").arg(name), u"sa-tool"_s}};
        case Track::People:
            return {{tr("%1 already has %n people.", nullptr, MaxPeople).arg(name), u"sa-people"_s}};
        case Track::Agriculture:
            return {{tr("%1 is already at the end of agriculture.").arg(name), u"sa-field"_s}};
        case Track::Trade:
            break;
        }
        return {{tr("%1 is already at the end of the trade track.").arg(name), u"ui-trade"_s}};
    }
    Lines lines(const Received &event, const QString &name) const
    {
        auto items = amountsOf(event.materials);
        if (event.food > 0) {
            items.prepend(foodTaken(event.food));
        }
        return {{tr("%1 takes %2.").arg(name, listOf(items)), event.food > 0 ? u"food"_s : u"good"_s}};
    }
    Lines lines(const Scored &event, const QString &name) const
    {
        return {{tr("%1 gets %n points.", nullptr, event.points).arg(name), u"ui-star"_s}};
    }
    Lines lines(const Kept &event, const QString &name) const
    {
        const auto *people = std::get_if<Craftsmen>(&event.bottom);
        //: What counts at the end: a symbol, or people on a card.
        return {{tr("%1 keeps %2 for the end.").arg(name, textOf(event.bottom)),
            people ? iconOf(people->craft) : u"sa-card"_s}};
    }
    Lines lines(const AnyTwoKept &, const QString &name) const
    {
        return {{tr("%1 keeps the card for later.").arg(name), u"sa-card"_s}};
    }
    Lines lines(const SiteGained &event, const QString &name) const
    {
        return {{event.site == Site::Wood ? tr("%1 now has a wood site.").arg(name)
                                          : tr("%1 now has a gold site.").arg(name),
            iconOf(placeOf(event.site))}};
    }
    Lines lines(const BonusGained &event, const QString &name) const
    {
        //: A player and what the tile brings.
        return {{tr("%1 has a bonus tile: %2.").arg(name, nameOf(event.bonus)), u"sa-building"_s}};
    }
    Lines lines(const Exchanged &event, const QString &name) const
    {
        return {{tr("%1 exchanges %2 for %3.")
                     .arg(name, listOf(amountsOf(event.give)), listOf(amountsOf(event.get))),
            u"ui-swap"_s}};
    }
    Lines lines(const Built &event, const QString &name) const
    {
        return {{tr("%1 gets %n points for the building.", nullptr, event.points).arg(name), u"ui-star"_s}};
    }
    Lines lines(const CardBought &event, const QString &) const
    {
        const auto *card = std::get_if<Card>(&m_action);
        const auto above = card ? textOf(card->top) : QString();
        const auto below = card ? textOf(card->bottom) : QString();
        //: The two halves of a card.
        return {{event.number
                ? tr("Card %1: %2 above, %3 below.").arg(QString::number(*event.number), above, below)
                : tr("The card: %1 above, %2 below.").arg(above, below),
            u"sa-card"_s}};
    }

    Lines lines(const Fed &event, const QString &name) const
    {
        return {{tr("%1 feeds %n people; food left: %2.", nullptr, event.people).arg(name).arg(event.food),
            u"food"_s}};
    }
    Lines lines(const Short &event, const QString &name) const
    {
        return {{tr("%1 is %n food short.", nullptr, event.missing).arg(name), u"famine"_s}};
    }
    Lines lines(const FedByResources &event, const QString &name) const
    {
        return {{tr("%1 gives %2 for food.").arg(name, listOf(amountsOf(event.pay))), u"food"_s}};
    }
    Lines lines(const Hungry &event, const QString &name) const
    {
        return {{tr("The people of %1 go hungry: %n points are lost.", nullptr, event.points).arg(name),
            u"famine"_s, true}};
    }
    Lines lines(const RoundOver &event, const QString &name) const
    {
        return {{tr("Round %1 is over. %2 starts the next one.").arg(QString::number(event.round), name),
            u"ui-next"_s}};
    }
    Lines lines(const LastRound &event, const QString &) const
    {
        return {{event.why == Ending::EmptyStack
                ? tr("A stack of buildings is empty: this is the last round.")
                : tr("The deck cannot fill the open cards up again: this is the last round."),
            u"ui-clock"_s}};
    }

    Lines lines(const GameOver &event, const QString &) const
    {
        Lines list;
        if (event.why == Ending::EmptyStack) {
            list << LogLine{tr("A stack of buildings is empty: the game ends."), u"ui-clock"_s};
        } else if (event.why == Ending::EmptyDeck) {
            list << LogLine{tr("The open cards cannot be filled up: the game ends."), u"ui-clock"_s};
        }
        const auto after = apply(m_before, m_action);
        return list << LogLine{after ? gameOver(after->state) : tr("The game is over."), u"ui-laurel"_s};
    }
    QString gameOver(const State &after) const
    {
        const auto best = ranking(after).front();
        const auto score = scoreText(points(playerAt(after, best.front())).total());
        return (best.size() == 1 ? tr("The game is over: %1 wins with a score of %2.")
                                 : tr("The game is over: %1 share the win with a score of %2."))
            .arg(listOf(m_names, best), score);
    }

    Lines lines(const Adjusted &event, const QString &) const
    {
        return {reasonLine(QString::fromStdString(event.why))};
    }

    const State &m_before;
    const Action &m_action;
    const QStringList &m_names;
};
}

QList<LogLine> eventLines(
    const State &before, const Action &action, const Events &events, const QStringList &names)
{
    return Consequences(before, action, names).lines(events);
}
}
