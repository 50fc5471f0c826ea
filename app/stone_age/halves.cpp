// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/questions.h"
#include "app/stone_age/seatview.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
struct StoneHalves {
    Q_DECLARE_TR_FUNCTIONS(StoneChoices)

public:
    static QString titleOf(Half half)
    {
        switch (half) {
        case Half::Own:
            return tr("Lower half of the card");
        case Half::Extra:
            return tr("Lower half of the extra card");
        case Half::Bonus:
            return tr("Lower half of the second card");
        case Half::Secret:
            break;
        }
        return tr("Lower half of the secret card");
    }
    static QString which() { return tr("Which one?"); }
};

std::vector<Bottom> allBottoms(const Setup &setup)
{
    std::vector<Bottom> list;
    for (const Symbol symbol : symbolsOf(setup)) {
        list.emplace_back(symbol);
    }
    for (const Craft craft : craftsOf(setup)) {
        for (int count = 1; count <= MostPeopleOnCard; ++count) {
            list.emplace_back(Craftsmen{craft, count});
        }
    }
    return list;
}
}

QList<TableChoice> bottomRows(const Setup &setup, const QString &prefix, const Player &owner)
{
    QList<TableChoice> list;
    for (const auto &bottom : allBottoms(setup)) {
        const auto *symbol = std::get_if<Symbol>(&bottom);
        list << TableChoice{.id = prefix + QString::number(list.size()),
            .title = symbol ? nameOf(*symbol) : textOf(bottom),
            .icon = iconOf(bottom),
            .points = u"+%1"_s.arg(worthOf(owner, bottom))};
    }
    return list;
}

std::optional<Bottom> bottomAt(const Setup &setup, int row)
{
    const auto all = allBottoms(setup);
    return row >= 0 && row < static_cast<int>(all.size()) ? std::optional(all[static_cast<std::size_t>(row)])
                                                          : std::nullopt;
}

QList<StoneHalf> halvesPart(const Play &play)
{
    QList<StoneHalf> list;
    const auto &entry = play.draft.entry;
    for (const Half half : halvesOf(entry.action)) {
        const auto &bottom = entry.halves[half];
        const auto before = foreseen(play.state(), soFar(entry, half));
        list << StoneHalf{u"half-%1"_s.arg(list.size()), StoneHalves::titleOf(half),
            bottom ? iconOf(*bottom) : u"sa-card"_s, bottom ? textOf(*bottom) : StoneHalves::which(),
            bottomRows(play.setup(), idText(half) + u'-', active(before))};
    }
    return list;
}

int halvesMissing(const Play &play)
{
    const auto &entry = play.draft.entry;
    const auto asked = halvesOf(entry.action);
    return static_cast<int>(std::ranges::count_if(asked, [&](Half half) { return !entry.halves[half]; }));
}

std::optional<Answer> halvesTouch(const Play &play, const Touch &touch)
{
    for (const Half half : halvesOf(play.draft.entry.action)) {
        const auto row = numberAfter(touch.id, std::string(idOf(half)) + "-");
        if (const auto bottom = row ? bottomAt(play.setup(), *row) : std::nullopt) {
            auto entry = play.draft.entry;
            entry.halves[half] = bottom;
            return kept(play, std::move(entry));
        }
    }
    return std::nullopt;
}
}
