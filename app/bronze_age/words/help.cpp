// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/help.h"
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/ruletexts.h"
#include "app/bronze_age/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
class Help
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    explicit Help(const Setup &setup)
        : m_setup(setup)
        , m_book(rulebook(setup.edition))
        , m_alone(setup.players == 1)
    {
    }

    QList<HelpTopic> topics() const
    {
        QList<HelpTopic> list{
            {u"turn"_s, tr("The turn"), turn()},
            {u"dice"_s, tr("Dice"), dice()},
            {u"goods"_s, tr("Goods"), goods()},
            {u"feeding"_s, tr("Feeding"), feeding()},
            {u"disasters"_s, tr("Disasters"), disasters()},
        };
        if (m_setup.trade) {
            list << HelpTopic{u"trade"_s, tr("Trade"), trade()};
        }
        list << HelpTopic{u"building"_s, tr("Building"), building()}
             << HelpTopic{u"monuments"_s, tr("Monuments"), monuments()};
        if (m_book.ships) {
            list << HelpTopic{u"ships"_s, tr("Ships"), ships()};
        }
        list << HelpTopic{u"buying"_s, tr("Buying"), buying()}
             << HelpTopic{u"developments"_s, tr("Developments"), developments()}
             << HelpTopic{u"discarding"_s, tr("Discarding"), discarding()}
             << HelpTopic{u"end"_s, tr("End of the game"), end()}
             << HelpTopic{u"score"_s, tr("Score"), score()};
        if (m_alone) {
            list << HelpTopic{u"solo"_s, tr("Alone"), solo()};
        }
        return list;
    }

private:
    bool knows(Development development) const { return isInEdition(m_setup, development); }

    QStringList turn() const
    {
        QStringList steps;
        steps << (m_alone
                ? tr("A round is one turn of yours, in these steps:")
                : tr("In a round everyone takes one turn, in the order of the seats, in these steps:"));
        if (knows(Development::Preservation)) {
            steps << tr("With Preservation: double the food, if you like.");
        }
        steps << tr("Roll the dice, one for each city, and collect goods and food.")
              << tr("Feed the cities; then the disaster strikes, if the skulls bring one.");
        if (m_setup.trade && m_book.tradeStep == Phase::Trade) {
            steps << tr("Trade with the other players.");
        }
        steps << (m_book.ships ? tr("Build cities, monuments and ships.")
                               : tr("Build cities and monuments."));
        if (m_book.ships) {
            steps << (m_setup.trade ? tr("Swap goods by ship and trade with the other players.")
                                    : tr("Swap goods by ship."));
        }
        steps << tr("Buy one development.")
              << (m_alone ? tr("Discard the goods that are too many.")
                          : tr("Discard the goods that are too many and pass the dice."))
              << tr("A step may be left out. Once a later step has begun, only Undo leads back.");
        return steps;
    }

    QStringList dice() const
    {
        QStringList list{
            tr("You roll one die for each of your cities: %1 at the start, %2 at most.")
                .arg(FirstCities)
                .arg(FirstCities + countOf<City>),
            tr("You may roll three times in all, each time with as many dice as you like, those kept before "
               "too."),
            m_alone ? tr("Alone you may roll skulls again as well.")
                    : tr("A skull stays as it fell and is not rolled again."),
        };
        for (const Face face : valuesOf<Face>()) {
            list << ruleOf(face);
        }
        return list;
    }

    QStringList goods() const
    {
        Goods rooms;
        for (const Good good : valuesOf<Good>()) {
            rooms[good] = room(good);
        }
        return {
            tr("All goods of a roll are taken one by one up the rows: wood, stone, pottery, cloth, "
               "spearheads, "
               "then wood again. Every roll starts at wood."),
            tr("A good whose row is full is lost, but it still uses its place."),
            tr("The board has room for %1.").arg(listOf(amountsOf(rooms))),
            tr("The longer a row, the more each good in it is worth: the wood row pays 1, 3, 6, 10 and so "
               "on. Stone "
               "pays two times as much, pottery three times, cloth four times, spearheads five times."),
        };
    }

    QStringList feeding() const
    {
        return {
            tr("You start with %1 food. The track ends at %2; what is collected beyond is lost, before the "
               "cities eat.")
                .arg(FirstFood)
                .arg(MaxFood),
            tr("Each city eats 1 food. A city built in this turn eats from the next turn on."),
            tr("Each city that gets no food is a Famine and costs 1 point."),
        };
    }

    QStringList disasters() const
    {
        QStringList list{tr("Only the exact number of skulls counts. 1 skull does nothing.")};
        for (const Disaster disaster : valuesOf<Disaster>()) {
            //: A disaster and its rule.
            list << tr("%1. %2").arg(nameOf(disaster), ruleOf(disaster, m_setup));
        }
        list << tr(
            "Each point lost ticks a disaster box. The sheet has %1 of them; beyond that the count goes on.")
                    .arg(DisasterBoxes);
        return list;
    }

    QStringList trade() const
    {
        if (m_alone) {
            return {tr("Alone there is nobody to trade with.")};
        }
        return {
            m_book.tradeStep == Phase::Trade
                ? tr("After feeding and disaster, before building, the player on turn may trade.")
                : tr("After building, before buying, the player on turn may trade, between swaps too."),
            tr("Goods and food change hands with any player who agrees, as often as you like. The others do "
               "not "
               "trade among themselves."),
            tr("Both sides give something. Nobody can give what is not there or take what has no room."),
        };
    }

    QStringList building() const
    {
        QStringList list{
            tr("Each worker ticks one box of a city or a monument. You may share them out as you like and go "
               "on "
               "next turn."),
            tr("The cities 4 to 7 need 3, 4, 5 and 6 workers, in any order. A finished city brings a die and "
               "eats, from the next turn on."),
            tr("With Engineering each stone given is %1 workers.").arg(WorkersPerStone),
            tr("Workers without a box are lost when the step ends."),
        };
        return list;
    }

    QStringList monuments() const
    {
        QStringList list;
        if (!m_alone) {
            list << tr(
                "The first player to tick the last box of a monument gets its higher points, everyone else "
                "the lower ones. That stays so.");
        }
        list << tr("An unfinished monument is worth nothing.");
        QStringList out;
        for (const Monument monument : valuesOf<Monument>()) {
            if (isInPlay(m_setup, monument)) {
                //: A monument and its rule.
                list << tr("%1. %2").arg(nameOf(monument), ruleOf(monument, m_setup));
            } else {
                out << nameOf(monument);
            }
        }
        if (!out.isEmpty()) {
            list << tr("Not in play with %n players: %1.", nullptr, m_setup.players).arg(listOf(out));
        }
        return list;
    }

    QStringList ships() const
    {
        return {
            tr("Ships need Shipping. Each costs 1 wood and 1 cloth, and you can have %1.").arg(MaxShips),
            tr("They are built in the step of building and stay to the end."),
            tr("After building each ship may turn one of your goods into one of another kind, once a turn, "
               "if that "
               "row has room."),
        };
    }

    QStringList buying() const
    {
        return {
            tr("In each turn you may buy one development that you do not have yet."),
            tr("All your coins count first. Then you spend goods by whole rows: a row pays what its peg "
               "shows, and "
               "is empty afterwards."),
            tr("With Granaries you may sell food too, %n coins each.", nullptr, m_book.coinsPerFood),
            tr("Together it must reach the cost. What is paid too much is lost, and so are coins not spent."),
            tr("A development works at once. What helps in an earlier step helps from the next turn on."),
        };
    }

    QStringList developments() const
    {
        QStringList list;
        for (const Development development : valuesOf<Development>()) {
            if (knows(development)) {
                list << entryOf(development, m_setup);
            }
        }
        return list;
    }

    QStringList discarding() const
    {
        return {
            tr("At the end of your turn you keep %1 goods at most. You choose which of them go; the proposal "
               "is what costs least.")
                .arg(KeptGoods),
            tr("Food does not count. With Caravans nothing is discarded."),
        };
    }

    QStringList end() const
    {
        QStringList list;
        if (m_alone) {
            list << tr("Alone the game ends after %n rounds.", nullptr, m_setup.soloRounds);
            if (m_setup.soloEarlyEnd) {
                list << tr("It ends earlier with a turn after which you have %n developments.", nullptr,
                    m_setup.endDevelopments)
                     << tr("It also ends earlier with a turn after which you have built every monument.");
            }
        } else {
            list << tr("The last round is announced when somebody has %n developments at the end of a turn.",
                nullptr, m_setup.endDevelopments)
                 << tr("It is also announced when every monument in play has been built by at least one "
                       "player.")
                 << tr("That round is played to its end, so that everyone has had the same number of turns.");
        }
        list << tr("You may stop before. The score then counts as it stands.");
        return list;
    }

    QStringList score() const
    {
        QStringList list{
            tr("Add the points of your developments, your finished monuments and your bonuses. Take off 1 "
               "point for "
               "each disaster box. The total may be below 0."),
            knows(Development::Commerce) ? tr("Bonuses come from Architecture, Empire and Commerce.")
                                         : tr("Bonuses come from Architecture and Empire."),
        };
        if (!m_alone) {
            list << (m_setup.tieBreak == TieBreak::Count ? tr("Most points win. In a tie it is who has more "
                                                              "goods left; if that is equal too, the win "
                                                              "is shared.")
                                                         : tr("Most points win. In a tie it is who has the "
                                                              "more valuable goods left; if that is equal "
                                                              "too, the win is shared."));
        }
        return list;
    }

    QStringList solo() const
    {
        QStringList list{
            tr("You play for the most points in %n rounds.", nullptr, m_setup.soloRounds),
            tr("All seven monuments are in play, and you are always the first to build them."),
            tr("The Pestilence hits you, until you have Medicine."),
            tr("With Religion a Revolt does nothing."),
        };
        if (knows(Development::Smithing)) {
            list << tr("With Smithing an Invasion does nothing.");
        }
        list << tr("Skulls may be rolled again.");
        return list;
    }

    const Setup &m_setup;
    const Rulebook &m_book;
    bool m_alone;
};
}

QList<HelpTopic> helpTopics(const Setup &setup)
{
    return Help(setup).topics();
}
}
