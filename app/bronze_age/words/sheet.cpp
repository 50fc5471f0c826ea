// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/amounts.h"
#include "app/bronze_age/words/texts.h"
#include "app/games.h"
#include "app/words/textsheet.h"
#include "model/bronze_age/codec.h"
#include "model/bronze_age/score.h"

#include <QCoreApplication>

#include <functional>

using namespace Qt::StringLiterals;

namespace BronzeAge
{
namespace
{
/// Writes the sheet line by line, as it is printed on paper.
class SheetWriter
{
    Q_DECLARE_TR_FUNCTIONS(BronzeAge)

public:
    SheetWriter(const QStringList &names, const State &state)
        : m_state(state)
        , m_sheet(title(), names)
    {
    }

    TextSheet write()
    {
        cityRows();
        developmentRows();
        monumentRows();
        stockRows();
        scoreRows();
        m_sheet.ending(endingText(), m_state.abandoned);
        return m_sheet;
    }

private:
    void row(const QString &label, const TextSheet::Cell &cell) { m_sheet.row(label, cell); }
    void row(const QString &label, int (*number)(const State &, int))
    {
        row(label, [&](int seat) { return scoreText(number(m_state, seat)); });
    }
    void section(const QString &title) { m_sheet.section(title); }

    QString title() const
    {
        const auto where
            = isOver(m_state) ? tr("over in round %1").arg(m_state.round) : tr("round %1").arg(m_state.round);
        return tr("The Bronze Age, %1, %2").arg(nameOf(m_state.setup.edition), where);
    }

    void cityRows()
    {
        section(tr("Cities"));
        row(u"  "_s + tr("Cities and dice"),
            [](const State &state, int seat) { return cities(playerAt(state, seat)); });
        for (const City city : valuesOf<City>()) {
            row(u"  "_s + nameOf(city), [&](int seat) {
                const auto &player = playerAt(m_state, seat);
                return boxCell(player.cityBoxes[city], boxes(city));
            });
        }
        if (rulebook(m_state).ships) {
            row(u"  "_s + tr("Ships"),
                [](const State &state, int seat) { return playerAt(state, seat).ships; });
        }
    }

    void developmentRows()
    {
        section(tr("Developments"));
        for (const Development development : valuesOf<Development>()) {
            const auto price = rulebook(m_state).developments[development];
            if (price.cost > 0) {
                const auto label = u"  %1  %2"_s.arg(price.cost, 2).arg(nameOf(development));
                row(label, [&](int seat) {
                    return has(playerAt(m_state, seat), development) ? u"× %1"_s.arg(price.points, 2)
                                                                     : u"·"_s;
                });
            }
        }
    }

    void monumentRows()
    {
        section(tr("Monuments"));
        for (const Monument monument : valuesOf<Monument>()) {
            const auto label = u"  %1 %2/%3"_s.arg(nameOf(monument))
                                   .arg(MonumentTable[monument].first)
                                   .arg(rulebook(m_state).later[monument]);
            row(label, [&](int seat) { return monumentCell(seat, monument); });
        }
    }

    QString monumentCell(int seat, Monument monument) const
    {
        if (!isInPlay(m_state.setup, monument)) {
            return u"–"_s;
        }
        const auto points = monumentPoints(m_state, seat, monument);
        return points ? u"× %1"_s.arg(*points, 2)
                      : boxCell(playerAt(m_state, seat).monumentBoxes[monument], boxes(monument));
    }

    static QString boxCell(int ticked, int all)
    {
        return ticked == 0 ? u"·"_s : u"%1/%2"_s.arg(ticked).arg(all);
    }

    void stockRows()
    {
        section(tr("Goods and food"));
        for (int i = countOf<Good> - 1; i >= 0; --i) {
            const auto good = static_cast<Good>(i);
            row(u"  "_s + nameOf(good), [&](int seat) {
                const int count = playerAt(m_state, seat).goods[good];
                return count == 0 ? u"·"_s : u"%1 (%2)"_s.arg(count).arg(valueOf(good, count));
            });
        }
        row(u"  "_s + nameOf(Ware::Food),
            [](const State &state, int seat) { return playerAt(state, seat).food; });
    }

    void scoreRows()
    {
        section(tr("Score"));
        row(u"  "_s + tr("Developments"),
            [](const State &s, int seat) { return points(s, seat).developments; });
        row(u"+ "_s + tr("Monuments"), [](const State &s, int seat) { return points(s, seat).monuments; });
        row(u"+ "_s + tr("Bonuses"), [](const State &s, int seat) { return points(s, seat).bonuses; });
        row(u"= "_s + tr("Subtotal"),
            [](const State &s, int seat) { return points(s, seat).total() + points(s, seat).disasters; });
        row(u"− "_s + tr("Disasters"), [&](int seat) { return disasterCell(seat); });
        row(u"= "_s + tr("Total"), [](const State &s, int seat) { return points(s, seat).total(); });
    }

    QString disasterCell(int seat) const
    {
        const int count = playerAt(m_state, seat).disasters;
        return count > DisasterBoxes ? u"%1 + %2"_s.arg(DisasterBoxes).arg(count - DisasterBoxes)
                                     : QString::number(count);
    }

    QString endingText() const
    {
        if (!isOver(m_state)) {
            return tr("%1 is playing, step: %2.")
                .arg(m_sheet.names().at(m_state.seat), nameOf(m_state.phase));
        }
        if (m_state.setup.players == 1) {
            return tr("%1 has a score of %2.")
                .arg(m_sheet.names().front(), scoreText(points(m_state, 0).total()));
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
