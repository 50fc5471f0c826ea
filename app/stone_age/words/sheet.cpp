// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/texts.h"
#include "app/words/lists.h"
#include "model/stone_age/codec.h"
#include "model/stone_age/score.h"

#include <QCoreApplication>

#include <functional>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
constexpr int LabelWidth = 28;
constexpr int ColumnWidth = 14;

/// How often the table's word changed each player's board.
using Corrections = std::array<int, MaxPlayers>;

/// Writes the boards line by line: what is counted at the left, a column for each player.
class TextSheet
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    TextSheet(const Record &record, State state, const Corrections &corrections)
        : m_record(record)
        , m_state(std::move(state))
        , m_corrections(corrections)
    {
    }

    QString write()
    {
        heading();
        boardRows();
        stockRows();
        cardRows();
        scoreRows();
        m_text += u'\n' + endingText() + u'\n';
        return m_text;
    }

private:
    using Cell = std::function<QString(const Player &)>;
    using Number = std::function<int(const Player &)>;

    void row(const QString &label, const Cell &cell)
    {
        m_text += label.leftJustified(LabelWidth);
        for (const auto &player : seats(m_state)) {
            m_text += cell(player).rightJustified(ColumnWidth);
        }
        m_text += u'\n';
    }
    /// A number, or a dot for nothing.
    void count(const QString &label, const Number &number)
    {
        row(u"  "_s + label, [&](const Player &player) {
            const int counted = number(player);
            return counted == 0 ? u"·"_s : QString::number(counted);
        });
    }
    void points(const QString &label, const Number &number)
    {
        row(label, [&](const Player &player) { return scoreText(number(player)); });
    }
    void section(const QString &title) { m_text += u'\n' + title + u'\n'; }

    int seatOf(const Player &player) const { return static_cast<int>(&player - m_state.players.data()); }
    QString name(int seat) const
    {
        return QString::fromStdString(m_record.players[static_cast<std::size_t>(seat)]).simplified();
    }
    QString shortName(int seat) const
    {
        const auto whole = name(seat);
        return whole.size() < ColumnWidth ? whole : whole.left(ColumnWidth - 2) + u'…';
    }

    void heading()
    {
        const auto where
            = isOver(m_state) ? tr("over in round %1").arg(m_state.round) : tr("round %1").arg(m_state.round);
        m_text += (m_state.setup.expansion ? tr("Stone Age with Style is the Goal, %1") : tr("Stone Age, %1"))
                      .arg(where)
            + u"\n\n"_s;
        row({}, [&](const Player &player) { return shortName(seatOf(player)); });
    }

    void boardRows()
    {
        section(tr("Village"));
        count(nameOf(Track::People), &Player::people);
        count(nameOf(Track::Agriculture), &Player::agriculture);
        row(u"  "_s + nameOf(Track::Tools), [](const Player &player) {
            return u"%1-%2-%3"_s.arg(player.tools[0]).arg(player.tools[1]).arg(player.tools[2]);
        });
        row(u"  "_s + tr("One-use tools"), [](const Player &player) {
            QStringList values;
            for (const int value : player.oneUse) {
                values << QString::number(value);
            }
            return values.isEmpty() ? u"·"_s : values.join(u' ');
        });
        count(tr("Buildings"), &Player::buildings);
        if (m_state.setup.expansion) {
            count(nameOf(Track::Trade), &Player::trade);
            for (const Site site : valuesOf<Site>()) {
                count(nameOf(placeOf(site)), [&](const Player &player) { return sitesOf(player, site); });
            }
        }
    }

    void stockRows()
    {
        section(tr("Stock"));
        count(foodName(), &Player::food);
        for (const Material material : valuesOf<Material>()) {
            if (m_state.setup.expansion || material != Material::Jewels) {
                count(nameOf(material), [&](const Player &player) { return player.stock[material]; });
            }
        }
    }

    bool isPlayed(Craft craft) const { return m_state.setup.expansion || craft != Craft::Traders; }

    void cardRows()
    {
        section(tr("Cards"));
        for (const Craft craft : valuesOf<Craft>()) {
            if (isPlayed(craft)) {
                row(u"  "_s + nameOf(craft), [&](const Player &player) {
                    return player.crafts[craft] == 0
                        ? u"·"_s
                        : u"%1 × %2"_s.arg(player.crafts[craft]).arg(measureOf(player, craft));
                });
            }
        }
        for (const Symbol symbol : valuesOf<Symbol>()) {
            if (m_state.setup.expansion || symbol != Symbol::Jewel) {
                count(nameOf(symbol), [&](const Player &player) { return player.symbols[symbol]; });
            }
        }
        count(tr("Cards kept for any two"), &Player::anyTwo);
    }

    void scoreRows()
    {
        section(tr("Score"));
        points(u"  "_s + tr("Track"), &Player::score);
        for (const Craft craft : valuesOf<Craft>()) {
            if (isPlayed(craft)) {
                points(u"+ "_s + nameOf(craft),
                    [&](const Player &player) { return StoneAge::points(player).crafts[craft]; });
            }
        }
        points(u"+ "_s + tr("Symbols"), [](const Player &player) { return symbolPoints(player.symbols); });
        points(u"+ "_s + tr("Resources"), [](const Player &player) { return resourceSum(player.stock); });
        points(u"= "_s + tr("Total"), [](const Player &player) { return StoneAge::points(player).total(); });
        if (m_corrections != Corrections{}) {
            row(u"  "_s + tr("Corrected by hand"), [&](const Player &player) {
                const int times = m_corrections[static_cast<std::size_t>(seatOf(player))];
                return times == 0 ? u"·"_s : u"%1×"_s.arg(times);
            });
        }
    }

    QString names(const std::vector<int> &seats) const
    {
        QStringList list;
        for (const int seat : seats) {
            list << name(seat);
        }
        return listOf(list);
    }

    QString endingText() const
    {
        if (m_state.phase == Phase::Feed) {
            return tr("Still to feed: %1.").arg(names(hungrySeats(m_state)));
        }
        if (!isOver(m_state)) {
            return tr("%1 is playing.").arg(name(m_state.seat));
        }
        const auto ranks = ranking(m_state);
        const auto &winners = ranks.front();
        const auto stopped = m_state.abandoned ? tr("The game was stopped early.") + u' ' : QString();
        return stopped
            + (winners.size() == 1 ? tr("%1 wins.").arg(names(winners))
                                   : tr("%1 share the win.").arg(names(winners)));
    }

    const Record &m_record;
    State m_state;
    Corrections m_corrections;
    QString m_text;
};
}

QString sheetText(const Record &record, int actions)
{
    Course<Rules> course(record);
    Corrections corrections{};
    for (int i = 0; i < actions && !course.advance(record.actions[static_cast<std::size_t>(i)]); ++i) {
        for (const auto &event : course.events()) {
            if (const auto *adjusted = std::get_if<Adjusted>(&event)) {
                ++corrections[static_cast<std::size_t>(adjusted->player)];
            }
        }
    }
    return TextSheet(record, course.state(), corrections).write();
}
}
