// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/tilerows.h"

#include "app/rise_of_empires/words/icons.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/words/idtext.h"
#include "model/record/text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace RiseOfEmpires
{
namespace
{
struct TileWords {
    Q_DECLARE_TR_FUNCTIONS(RiseTable)

public:
    //: Below a tile that costs more than there is.
    static QString goldShort(int count) { return tr("%n gold short", nullptr, count); }
    static QString anyShort(int count) { return tr("%n short", nullptr, count); }
    //: %1 is I, II or III.
    static QString era(int era) { return tr("Era %1").arg(eraText(era)); }
    //: Spoken: a row of numbers. %1 is what it is for, %2 the chosen number.
    static QString chosen(const QString &title, int value)
    {
        return tr("%1: %2 chosen").arg(title).arg(value);
    }
    static QString cancel() { return tr("Cancel"); }
    //: A tile that was described is no longer offered; asked once before it is done.
    static QString forget(bool asks) { return asks ? tr("Forget it?") : tr("Forget this tile"); }
    //: The figures of a tile are kept, and it is not taken.
    static QString keep() { return tr("Keep the figures"); }
};
}

QString shortText(const std::optional<Error> &why)
{
    if (!why) {
        return {};
    }
    switch (why->code) {
    case Code::NotEnoughGold:
        return TileWords::goldShort(why->hint.count);
    case Code::NotEnoughCubes:
    case Code::NotEnoughResources:
        return TileWords::anyShort(why->hint.count);
    default:
        return {};
    }
}

QString eraTitle(int era)
{
    return TileWords::era(era);
}

RiseNumber numberRow(Gain gain, const QString &id, const QString &title, int value, int from)
{
    return {.counter = {.id = id,
                .title = title,
                .icon = iconOf(gain),
                .ink = idText(gain),
                .spoken = TileWords::chosen(title, value),
                .value = value,
                .most = MostFigure},
        .from = from};
}

std::string typedName(const Touch &touch)
{
    return std::string(Text::start(touch.text, MaxTileName));
}

TableChoice forgetChoice(const Play &play, const std::vector<Memo> &memos)
{
    return memos.empty() ? TableChoice()
                         : TableChoice{.id = u"forget"_s,
                             .title = TileWords::forget(play.draft.forgets),
                             .icon = u"ui-trash"_s,
                             .chosen = play.draft.forgets};
}

Answer forgetTouch(const Play &play, const std::vector<Memo> &memos, Draft after)
{
    if (memos.empty() || !play.draft.forgets) {
        auto next = play.draft;
        next.forgets = !memos.empty();
        return kept(std::move(next));
    }
    after.forgets = false;
    return Answer{{.next = std::move(after), .forget = memos}};
}

TableChoice keepChoice(bool changed)
{
    return {.id = u"keep"_s, .title = TileWords::keep(), .icon = u"ui-check"_s, .enabled = changed};
}

RiseSheetFoot footOf(const Play &play, const QString &take, const std::optional<Error> &why, bool keeps)
{
    return {.leave = {.id = u"leave"_s, .title = keeps ? TileWords::keep() : TileWords::cancel()},
        .take = {.id = u"take"_s, .title = take, .enabled = !why, .why = sentence(play, why)}};
}
}
