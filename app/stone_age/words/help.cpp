// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/help.h"
#include "app/stone_age/words/ruletexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
class Help
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    explicit Help(const Setup &setup)
        : m_setup(setup)
    {
    }

    QList<HelpTopic> topics() const
    {
        QList<HelpTopic> list{
            {u"round"_s, tr("The round"), round()},
            {u"gathering"_s, tr("Gathering"), gathering()},
            {u"tools"_s, tr("Tools"), tools()},
            {u"village"_s, tr("The village"), village()},
            {u"buildings"_s, tr("Buildings"), buildings()},
            {u"cards"_s, tr("Cards"), cards()},
        };
        if (m_setup.expansion) {
            list << HelpTopic{u"jewels"_s, tr("Jewels and dice with style"), jewels()}
                 << HelpTopic{u"exchange"_s, tr("Trade and exchange"), exchange()};
        }
        if (m_setup.bonusTiles) {
            list << HelpTopic{u"bonus"_s, tr("Bonus tiles"), bonusTiles()};
        }
        list << HelpTopic{u"feeding"_s, tr("Feeding"), {ruleOfFeeding(), ruleOfHunger(), eaters()}}
             << HelpTopic{u"end"_s, tr("End of the game"), end()}
             << HelpTopic{u"score"_s, tr("Score"), score()};
        return list;
    }

private:
    QStringList round() const
    {
        return {
            tr("First everybody places figures on the board in turn, until none are left. That happens "
               "only on the table."),
            tr("Then, from the start player on, everybody uses all of their figures in any order and takes "
               "them back."),
            tr("Finally everybody’s people are fed. Tools are ready again, and the start moves on by one "
               "seat."),
            tr("A round uses at most the people you had when it began, and each place once."),
            beginning(),
        };
    }

    QString beginning() const
    {
        const auto first = active(start(m_setup));
        const int jewels = first.stock[Material::Jewels];
        return jewels == 0
            ? tr("You begin with %1 people, %2 food and nothing else.").arg(first.people).arg(first.food)
            : tr("You begin with %1 people, %2 food and %n jewels.", nullptr, jewels)
                  .arg(first.people)
                  .arg(first.food);
    }

    QStringList gathering() const
    {
        QStringList list{tr("Roll one die for each figure and add them up. Tools may be added. What is left "
                            "over is lost.")};
        for (const Place place : valuesOf<Place>()) {
            if (m_setup.expansion || !isSite(place)) {
                list << ruleOf(place);
            }
        }
        const int players = GatherersAtPlace[static_cast<std::size_t>(m_setup.players)];
        if (players < m_setup.players) {
            list << tr("With %1 players only %n of them may be in the forest, the same in the clay pit, the "
                       "quarry and at the river.",
                nullptr, players)
                        .arg(m_setup.players);
        }
        return list;
    }

    QStringList tools() const
    {
        return {
            tr("A tool adds its value to a roll of yours, after the dice have fallen. Each is used once a "
               "round, and always whole."),
            tr("The three spaces rise one after the other: 1-0-0, 1-1-0, 1-1-1, 2-1-1 and so on up to "
               "4-4-4. A tool that rises after it was used stays used."),
            tr("A one-use tool from a card helps once in the game. Its card stays and counts at the end."),
        };
    }

    QStringList village() const
    {
        QStringList list;
        for (const Village place : valuesOf<Village>()) {
            if (m_setup.expansion || place != Village::Trader) {
                list << ruleOf(place);
            }
        }
        list << tr("Each of these places serves one player a round.");
        const int used = VillagePlacesUsed[static_cast<std::size_t>(m_setup.players)];
        if (used < list.size() - 1) {
            list << tr("With %1 players only %n of them are used in a round.", nullptr, used)
                        .arg(m_setup.players);
        }
        return list;
    }

    QStringList buildings() const
    {
        QStringList list{
            tr("One figure on a stack may buy its top tile. Pay, and the points come at once: 3 for wood, 4 "
               "for clay, 5 for stone, 6 for gold."),
            ruleOf(Tile::Fixed),
            ruleOf(Tile::Kinds),
            ruleOf(Tile::Any),
        };
        if (m_setup.expansion) {
            list << ruleOf(Tile::Jewels) << ruleOf(Tile::Printed);
        }
        list << tr("There is one stack of %1 tiles for each player.").arg(TilesInStack);
        return list;
    }

    QStringList cards() const
    {
        QStringList list{
            tr("One figure on a card may buy it. Counted from the right the cards cost 1, 2, 3 and 4 "
               "resources of any kinds."),
        };
        if (m_setup.expansion) {
            list << tr("The fifth card costs 3 jewels. For 3 more you take a second card from the deck, of "
                       "which only the lower half counts.");
        }
        list << tr("The upper half works at once, the lower half counts at the end.")
             << tr("Dice for all: roll a die for each player. Everybody takes one, the buyer first: wood, "
                   "clay, stone, gold, a tool or a step of agriculture.")
             << tr("Two dice are rolled for the resource shown, as in gathering; tools help.")
             << tr("An extra card comes off the deck, and only its lower half counts.")
             << tr("Any two resources may be taken at once or later, in a turn of your own.")
             << tr("After the round the open cards move to the right and are filled up from the deck.");
        return list;
    }

    QStringList jewels() const
    {
        return {
            tr("Everybody begins with 1 jewel. A tooth is 1 jewel, a ring is 3. They pay for the fifth card "
               "and some tiles, and are worth nothing at the end."),
            tr("When hunting, you may take a jewel in place of each food."),
            tr("Dice with style: roll a die for each player. Everybody takes one, the buyer first: 2 food, 2 "
               "jewels, a resource, a secret card, a step of trade or a person."),
            tr("Of a secret card only the lower half counts."),
        };
    }

    QStringList exchange() const
    {
        return {
            tr("Once a round, before you pay for a card or a tile, you may exchange resources and jewels. "
               "All that you get must go into this payment."),
            ruleOfExchange(0),
            ruleOfExchange(1),
            ruleOfExchange(4),
            ruleOfExchange(9),
            tr("A move on the trade track brings 2 jewels, however many steps it has. The trader and a card "
               "bring them even at the end of the track."),
        };
    }

    QStringList bonusTiles() const
    {
        return {
            tr("The tiles of wood, clay and stone bring 1 of it at the start of every later round."),
            tr("Those of a person, a tool and a field bring it once, when they are built."),
        };
    }

    static QString eaters() { return tr("People who came in this round eat too."); }

    QStringList end() const
    {
        return {
            tr("The game ends after the round in which a stack of buildings was emptied, once everybody is "
               "fed."),
            m_setup.expansion ? tr("It ends at once when a round begins and five cards cannot be laid out.")
                              : tr("It ends at once when a round begins and four cards cannot be laid out."),
        };
    }

    QStringList score() const
    {
        QStringList list{tr("The points of the track count first; they may be below 0.")};
        for (const Craft craft : valuesOf<Craft>()) {
            if (m_setup.expansion || craft != Craft::Traders) {
                list << ruleOf(craft);
            }
        }
        list << ruleOfSymbols(m_setup) << tr("Each resource left is worth 1 point. Food is worth nothing.")
             << tr("Most points win. In a tie it is who has more agriculture, tools and people together; if "
                   "that is equal too, the win is shared.");
        return list;
    }

    const Setup &m_setup;
};
}

QList<HelpTopic> helpTopics(const Setup &setup)
{
    return Help(setup).topics();
}
}
