// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/steps.h"
#include "app/stone_age/words/loglines.h"
#include "model/record/kinds.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
/// The first of these that is open; 0 if none is.
template<typename IsOpen>
int firstOpen(const std::vector<BuyingPlace> &all, IsOpen isOpen)
{
    const auto first = std::ranges::find_if(all, isOpen);
    return first != all.end() ? first->at : 0;
}

struct StoneVillage {
    Q_DECLARE_TR_FUNCTIONS(StoneTable)

public:
    static bool isLastOfRound(const State &state) { return seatAfter(state, state.seat, 1) == state.start; }
    static QString next(const Play &play)
    {
        const auto &state = play.state();
        return isLastOfRound(state) ? tr("Feed everybody")
                                    : tr("On to %1").arg(play.nameOf(seatAfter(state, state.seat, 1)));
    }
    static QString idle(int people) { return tr("%n people not used yet", nullptr, people); }
    static QString halfEntered(const QString &what)
    {
        //: Something was entered, but neither done nor given up. %1 is where, such as "Hunt".
        return tr("%1: only half entered.").arg(what);
    }
    static QString notCorrected() { return tr("A correction is not saved yet."); }

    static QList<TableLine> news(const Play &play)
    {
        int i = play.head - 1;
        while (i >= 0 && play.story.before(i).round == play.state().round) {
            --i;
        }
        const auto names = seatNames(play.heading());
        QList<TableLine> list;
        for (; i >= 0; --i) {
            QList<TableLine> lines;
            for (const auto &line :
                eventLines(play.story.before(i), play.story.action(i), play.story.events(i), names)) {
                lines << TableLine{line.text, line.icon, line.harm};
            }
            list = lines + list;
            if (kindOf(play.story.action(i)) == Kind::Done) {
                break;
            }
        }
        return list;
    }
    static QString headline(const QList<TableLine> &news)
    {
        QStringList harms;
        for (const auto &line : news) {
            if (line.harm) {
                harms << line.text;
            }
        }
        return news.isEmpty() ? QString() : harms.isEmpty() ? news.last().text : harms.join(u' ');
    }

    static Answer gather(const Play &play, Place place)
    {
        for (const auto &here : gatheringPlaces(play.state())) {
            if (here.place == place && here.whyNot) {
                return tl::unexpected(*here.whyNot);
            }
        }
        auto next = play.draft;
        next.step = Stage::Gather;
        next.entry = {.action = Gather{.place = place}};
        if (const auto waiting = takeUp(next, next.entry.action)) {
            const bool enough = std::get<Gather>(waiting->action).people <= peopleLeft(play.state());
            next.entry = enough ? *waiting : next.entry;
        }
        return kept(std::move(next));
    }

    static Answer look(const Play &play, Kind kind)
    {
        const auto &state = play.state();
        if (const auto error = whyNot(state, kind); !mayLook(error)) {
            return tl::unexpected(*error);
        }
        auto next = play.draft;
        if (const auto waiting = takeUp(next, alternative<Action>(kind))) {
            next.step = kind == Kind::Building ? Stage::Tile : kind == Kind::Card ? Stage::Card : Stage::Two;
            next.entry = *waiting;
        } else if (kind == Kind::Building) {
            next.step = Stage::Tiles;
            next.entry.action = Building{.stack
                = firstOpen(stacks(state), [](const BuyingPlace &stack) { return mayLook(stack.whyNot); })};
        } else if (kind == Kind::Card) {
            next.step = Stage::Cards;
            next.entry.action = Card{
                .slot = firstOpen(cardSlots(state), [](const BuyingPlace &slot) { return !slot.whyNot; })};
        } else {
            next.step = Stage::Two;
            next.entry.action = TakeTwo{};
        }
        return kept(std::move(next));
    }
};
}

static StoneVillagePage villagePage(const Play &play)
{
    const auto places = placesPart(play);
    const auto news = StoneVillage::news(play);
    const auto waiting = std::ranges::find_if(places, &TableChoice::chosen);
    return {.places = places,
        .news = news,
        .headline = StoneVillage::headline(news),
        .harmed = std::ranges::any_of(news, &TableLine::harm),
        .waiting = waiting != places.end() ? waiting->id : QString()};
}

static TableWide villageWide(const Play &play)
{
    const int left = peopleLeft(play.state());
    return {.id = u"primary"_s,
        .title = StoneVillage::next(play),
        .hint = left > 0 ? StoneVillage::idle(left) : QString(),
        .quiet = left > 0,
        .skips = left > 0};
}

static Answer villageTouch(const Play &play, const Touch &touch)
{
    constexpr std::string_view Prefix = "place-";
    if (touch.id == "primary") {
        return taken(play, Done{});
    }
    if (const auto place = thingAfter<Village>(touch.id, Prefix)) {
        return taken(play, visitTo(*place));
    }
    if (const auto place = thingAfter<Place>(touch.id, Prefix)) {
        return StoneVillage::gather(play, *place);
    }
    const auto kind = thingAfter<Kind>(touch.id, Prefix);
    return kind == Kind::Building || kind == Kind::Card || kind == Kind::TakeTwo
        ? StoneVillage::look(play, *kind)
        : kept(play.draft);
}
const Step VillageStep = {"round", made<villagePage>, villageWide, villageTouch};

QString unfinishedIn(const Play &play)
{
    if (play.draft.step != Stage::Village) {
        return {};
    }
    for (const auto &place : placesPart(play)) {
        if (place.chosen) {
            return StoneVillage::halfEntered(place.title);
        }
    }
    return !play.draft.corrections.empty() ? StoneVillage::notCorrected() : QString();
}
}
