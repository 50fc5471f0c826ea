// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/example_game/package.h"

#include "tests/example_game/table.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace Example
{
QString Package::title()
{
    return u"Example"_s;
}

QString Package::variant(std::string_view id)
{
    return id == "rival" ? u"With the rival"_s : u"Plain"_s;
}

QString Package::next(const Replay &, const QString &name)
{
    return u"%1 throws"_s.arg(name);
}

QString Package::edition(const Record &record)
{
    return variant(otherSeats(record).empty() ? "plain" : "rival");
}

QString Package::tieBreak(const Record &)
{
    return u"The rival wins a tie."_s;
}

QString Package::refusal(const Refusal &refusal, const Record &)
{
    return QString::fromLatin1(refusal.code.data(), static_cast<qsizetype>(refusal.code.size()));
}

TextSheet Package::sheet(const Record &record, int actions)
{
    Course<Rules> course(record);
    for (int i = 0; i < actions; ++i) {
        course.advance(record.actions[static_cast<std::size_t>(i)]);
    }
    TextSheet sheet(title(), seatNames(record));
    sheet.count(u"Points"_s, [&](int seat) { return course.state().points[static_cast<std::size_t>(seat)]; });
    return sheet;
}

void Package::drawSheet(QPainter &painter, const QRectF &area, const Record &record, int seat)
{
    painter.drawText(area, u"The sheet of %1"_s.arg(seatNames(record).at(seat)));
}

std::vector<OtherSeat> Package::otherSeats(const Record &record)
{
    Findings findings;
    Setup setup;
    Fields options(record.options, {}, findings);
    decode(options, static_cast<int>(record.players.size()), setup);
    return setup.rival ? std::vector<OtherSeat>{{u"Rival"_s, u"basalt"_s}} : std::vector<OtherSeat>();
}

Stored<std::unique_ptr<GameTable>> Package::open(OpenGame game, const Clock &clock)
{
    return openAt<GameTable, Play>(std::move(game), clock);
}

std::unique_ptr<GameOptions> Package::options()
{
    return std::make_unique<OptionRowsOf<Rules>>();
}
}
