// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/loglines.h"
#include "app/stone_age/words/texts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
class Changes : public ChangesByHand
{
    Q_DECLARE_TR_FUNCTIONS(StoneAge)

public:
    Changes(const Adjust &adjust, const Player &player)
    {
        note(tr("Score"), player.score, adjust.score);
        note(nameOf(Track::People), player.people, adjust.people);
        note(foodName(), player.food, adjust.food);
        note(player.stock, adjust.stock);
        note(nameOf(Track::Agriculture), player.agriculture, adjust.agriculture);
        noteTools(player, adjust);
        note(tr("Cards kept for any two"), player.anyTwo, adjust.anyTwo);
        note(tr("Buildings"), player.buildings, adjust.buildings);
        note(player.crafts, adjust.crafts);
        note(player.symbols, adjust.symbols);
        note(nameOf(Track::Trade), player.trade, adjust.trade);
        if (adjust.sites) {
            noteCounts(player.sites, *adjust.sites, [](Site site) { return nameOf(placeOf(site)); });
        }
        if (adjust.bonus) {
            noteCounts(player.bonus, *adjust.bonus, [](Bonus bonus) { return nameOf(bonus); });
        }
    }

private:
    void noteTools(const Player &player, const Adjust &adjust)
    {
        const auto written = [](const auto &values, const QString &between) {
            QStringList texts;
            for (const int value : values) {
                texts << QString::number(value);
            }
            return texts.isEmpty() ? u"0"_s : texts.join(between);
        };
        if (adjust.tools && *adjust.tools != player.tools) {
            note(nameOf(Track::Tools), written(player.tools, u"-"_s), written(*adjust.tools, u"-"_s));
        }
        if (adjust.toolsUsed && *adjust.toolsUsed != player.toolsUsed) {
            const auto used = [](const auto &flags) { return int(std::ranges::count(flags, true)); };
            note(tr("Used tools"), QString::number(used(player.toolsUsed)),
                QString::number(used(*adjust.toolsUsed)));
        }
        if (adjust.oneUse && *adjust.oneUse != player.oneUse) {
            note(tr("One-use tools"), written(player.oneUse, u" "_s), written(*adjust.oneUse, u" "_s));
        }
    }

    template<typename Enum, typename Name>
    void noteCounts(const std::vector<Enum> &before, const std::vector<Enum> &after, Name name)
    {
        for (const Enum value : valuesOf<Enum>()) {
            note(name(value), int(std::ranges::count(before, value)), int(std::ranges::count(after, value)));
        }
    }
};
}

QStringList changesBy(const Adjust &adjust, const Player &player)
{
    return Changes(adjust, player).list();
}
}
