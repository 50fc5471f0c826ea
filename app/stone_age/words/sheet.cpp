// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/texts.h"
#include "app/words/textsheet.h"
#include "model/stone_age/codec.h"
#include "model/stone_age/score.h"

#include <QCoreApplication>

#include <functional>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// Writes the boards line by line.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    SheetWriter(const QStringList &names, const State &state)
        : m_state(state)
        , m_sheet(title(), names)
    {
    }

    TextSheet write()
    {
        boardRows();
        stockRows();
        cardRows();
        scoreRows();
        m_sheet.ending(endingText(), m_state.abandoned);
        return m_sheet;
    }

private:
    using Cell = std::function<QString(const Player &)>;
    using Number = std::function<int(const Player &)>;

    void row(const QString &label, const Cell &cell)
    {
        m_sheet.row(label, [&](int seat) { return cell(playerAt(m_state, seat)); });
    }
    void count(const QString &label, const Number &number)
    {
        m_sheet.count(u"  "_s + label, [&](int seat) { return number(playerAt(m_state, seat)); });
    }
    void points(const QString &label, const Number &number)
    {
        row(label, [&](const Player &player) { return scoreText(number(player)); });
    }
    void section(const QString &title) { m_sheet.section(title); }

    QString title() const
    {
        const auto where
            = isOver(m_state) ? tr("over in round %1").arg(m_state.round) : tr("round %1").arg(m_state.round);
        return (m_state.setup.expansion ? tr("Stone Age with Style is the Goal, %1") : tr("Stone Age, %1"))
            .arg(where);
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
    }

    QString endingText() const
    {
        if (m_state.phase == Phase::Feed) {
            return tr("Still to feed: %1.").arg(m_sheet.listOf(hungrySeats(m_state)));
        }
        if (!isOver(m_state)) {
            return tr("%1 is playing.").arg(m_sheet.names().at(m_state.seat));
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
