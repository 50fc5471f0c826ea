// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/example_game/package.h"

#include <QPainter>

#include <random>

using namespace Qt::StringLiterals;

namespace Example
{
QString title()
{
    return u"Example"_s;
}

QString variantText(std::string_view id)
{
    return id == "rival" ? u"With the rival"_s : u"Plain"_s;
}

QString nextText(const Replay &, const QString &name)
{
    return u"%1 throws"_s.arg(name);
}

QString editionText(const Record &record)
{
    return variantText(rivalSeats(record).empty() ? "plain" : "rival");
}

QString tieBreakText(const Record &)
{
    return u"The rival wins a tie."_s;
}

QString refusalText(const Refusal &refusal, const Record &)
{
    return QString::fromLatin1(refusal.code.data(), static_cast<qsizetype>(refusal.code.size()));
}

TextSheet sheetText(const Record &record, int actions)
{
    Course<Rules> course(record);
    for (int i = 0; i < actions; ++i) {
        course.advance(record.actions[static_cast<std::size_t>(i)]);
    }
    TextSheet sheet(title(), seatNames(record));
    sheet.count(u"Points"_s, [&](int seat) { return course.state().points[static_cast<std::size_t>(seat)]; });
    return sheet;
}

void drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    painter.drawText(area, u"The sheet of %1"_s.arg(seatNames(record).at(seat)));
}

std::vector<OtherSeat> rivalSeats(const Record &record)
{
    Findings findings;
    Setup setup;
    Fields options(record.options, {}, findings);
    decode(options, static_cast<int>(record.players.size()), setup);
    return setup.rival ? std::vector<OtherSeat>{{u"Rival"_s, u"basalt"_s}} : std::vector<OtherSeat>();
}

Record Package::sampleGame(const std::vector<std::string> &players, unsigned seed, int rounds)
{
    std::minstd_rand random(seed);
    auto state = start({.players = static_cast<int>(players.size())});
    Record record{.game = std::string(Rules::id), .options = encode(state.setup), .players = players};
    for (Events events; !isOver(state);) {
        const Throw thrown{1 + static_cast<int>(random() % MostPoints)};
        const auto action = state.round > rounds ? Action(Finish{}) : Action(thrown);
        perform(state, action, events);
        record.actions.push_back({encode(action), {}});
    }
    return record;
}
}
