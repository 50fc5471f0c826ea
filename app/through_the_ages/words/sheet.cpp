// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/textsheet.h"
#include "model/through_the_ages/board.h"
#include "model/through_the_ages/codec.h"
#include "model/through_the_ages/score.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
/// Writes what the players have line by line, the Rival's column after the player's.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    SheetWriter(const QStringList &names, const State &state)
        : m_state(state)
        , m_sheet(title(), names)
    {
    }

    TextSheet write()
    {
        ratingRows();
        stockRows();
        workerRows();
        cardRows();
        scoreRows();
        m_sheet.ending(endingText(), m_state.abandoned);
        return m_sheet;
    }

private:
    static constexpr int LongestLabel = 24;
    static constexpr int LongestCell = 13;
    using Number = std::function<int(const Player &)>;
    using Words = std::function<QString(const Player &)>;

    bool isRival(int seat) const { return !isSeat(m_state, seat); }

    void count(const QString &label, const Number &number, int rival = 0)
    {
        m_sheet.count(u"  "_s + fitting(label, LongestLabel),
            [&](int seat) { return isRival(seat) ? rival : number(playerAt(m_state, seat)); });
    }
    void points(const QString &label, const Number &number, int rival)
    {
        m_sheet.row(label,
            [&](int seat) { return scoreText(isRival(seat) ? rival : number(playerAt(m_state, seat))); });
    }
    void words(const QString &label, const Words &text)
    {
        m_sheet.row(u"  "_s + label, [&](int seat) {
            return isRival(seat) ? u"·"_s : fitting(text(playerAt(m_state, seat)), LongestCell);
        });
    }
    /// Rows that would be empty for all are left out.
    bool anybody(const Number &number) const
    {
        return std::ranges::any_of(seats(m_state), [&](const Player &player) { return number(player) != 0; });
    }
    int rating(const Player &player, Rating rating) const
    {
        return Board(editionOf(m_state), player).ratings()[rating];
    }

    QString title() const
    {
        const auto round = QString::number(m_state.round);
        const auto age = ageText(m_state.age);
        return isOver(m_state) ? tr("Through the Ages, over in round %1, age %2").arg(round, age)
                               : tr("Through the Ages, round %1, age %2").arg(round, age);
    }

    void ratingRows()
    {
        m_sheet.section(tr("Civilization"));
        words(nameOf(Source::Government), [](const Player &player) { return nameOf(player.government); });
        words(tr("Tactic"), [](const Player &player) {
            return player.tactic == Tactic::None ? u"·"_s : nameOf(player.tactic);
        });
        for (const Rating one : valuesOf<Rating>()) {
            const bool isStrength = one == Rating::Strength;
            count(
                nameOf(one), [&](const Player &player) { return rating(player, one); },
                isStrength ? strengthOf(editionOf(m_state), m_state.rival.army) : 0);
        }
    }

    void stockRows()
    {
        m_sheet.section(tr("Stock"));
        count(nameOf(Benefit::Science), [](const Player &player) { return player.science; });
        for (const Good good : valuesOf<Good>()) {
            count(nameOf(good), [&](const Player &player) { return worthOf(player.tokens[good]); });
        }
        count(tr("Yellow bank"), &Player::yellow);
        count(tr("Blue bank"), &Player::blue);
        count(nameOf(Origin::Pool), &Player::pool);
    }

    void workerRows()
    {
        m_sheet.section(nameOf(Benefit::Population));
        for (const Technology technology : valuesOf<Technology>()) {
            if (std::ranges::any_of(
                    seats(m_state), [&](const Player &player) { return player.knows(technology); })) {
                m_sheet.row(u"  "_s + fitting(nameOf(technology), LongestLabel), [&](int seat) {
                    if (isRival(seat) || !playerAt(m_state, seat).knows(technology)) {
                        return u"·"_s;
                    }
                    return QString::number(playerAt(m_state, seat).workersOn(technology));
                });
            }
        }
        if (isSolo(m_state)) {
            for (const auto &there : m_state.rival.army) {
                count(
                    nameOf(there.tactic), [](const Player &) { return 0; }, there.units);
            }
        }
    }

    void cardRows()
    {
        QStringList known;
        for (const CardKind kind : valuesOf<CardKind>()) {
            for (const auto &player : seats(m_state)) {
                for (const auto &card : player.cards.list()) {
                    if (card.kind == kind && !known.contains(shownName(card))) {
                        if (known.isEmpty()) {
                            m_sheet.section(tr("Cards"));
                        }
                        known << shownName(card);
                        count(shownName(card),
                            [&](const Player &other) { return other.cards.find(card.name) ? 1 : 0; });
                    }
                }
            }
        }
        for (const auto &player : seats(m_state)) {
            if (const auto &wonder = player.cards.wonder()) {
                //: A wonder that is not finished.
                m_sheet.row(u"  "_s + fitting(shownName(*wonder), LongestLabel), [&](int seat) {
                    const auto &theirs
                        = isRival(seat) ? std::optional<Wonder>() : playerAt(m_state, seat).cards.wonder();
                    return theirs && theirs->card.name == wonder->card.name
                        ? tr("%1 of %2").arg(theirs->built).arg(theirs->card.stages.size())
                        : u"·"_s;
                });
            }
        }
    }

    /// What the Rival has from a source that is called as one of the players'.
    int rivalCulture(const QString &name) const
    {
        for (const RivalSource source : valuesOf<RivalSource>()) {
            if (nameOf(source) == name) {
                return m_state.rival.sources[source];
            }
        }
        return 0;
    }

    /// No two rows have one label: what would change is found by it.
    void scoreRows()
    {
        m_sheet.section(tr("Score"));
        QStringList told;
        for (const Source source : valuesOf<Source>()) {
            const auto sum = [source](const Player &player) { return player.sources[source]; };
            const int its = rivalCulture(nameOf(source));
            if (anybody(sum) || its != 0) {
                points(u"+ "_s + nameOf(source), sum, its);
                told << nameOf(source);
            }
        }
        for (const RivalSource source : valuesOf<RivalSource>()) {
            if (const int sum = m_state.rival.sources[source]; sum != 0 && !told.contains(nameOf(source))) {
                points(
                    u"+ "_s + nameOf(source), [](const Player &) { return 0; }, sum);
            }
        }
        points(
            u"= "_s + nameOf(Benefit::Culture),
            [](const Player &player) { return ThroughTheAges::pointsOf(player); }, pointsOf(m_state.rival));
    }

    QString endingText() const
    {
        switch (m_state.phase) {
        case Phase::Turn:
            return tr("%1 is playing.").arg(m_sheet.names().at(m_state.seat));
        case Phase::RivalWar:
        case Phase::RivalHand:
        case Phase::RivalAttack:
        case Phase::RivalEvent:
        case Phase::RivalBid:
        case Phase::Bid:
            return tr("It is the Rival’s turn.");
        case Phase::Final:
            return tr("The last events are still to be scored.");
        case Phase::Over:
            break;
        }
        return m_sheet.winText(ranking(m_state).front());
    }

    const State &m_state;
    TextSheet m_sheet;
};
}

TextSheet sheetText(const Record &record, int actions)
{
    return sheetAfter<Rules, Adjusted, SheetWriter>(record, actions, seatNames(record));
}
}
