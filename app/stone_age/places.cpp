// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/stone_age/steps.h"
#include "app/stone_age/words/amounts.h"
#include "app/stone_age/words/icons.h"
#include "app/stone_age/words/texts.h"
#include "app/words/idtext.h"
#include "app/words/lists.h"
#include "model/stone_age/advice.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace StoneAge
{
namespace
{
QString placeOf(const Action &action)
{
    const auto *gather = std::get_if<Gather>(&action);
    return u"place-"_s + (gather ? idText(gather->place) : idText(kindOf(action)));
}

/// What people can be sent to do, in the order of the board.
class Places
{
    Q_DECLARE_TR_FUNCTIONS(StonePlace)

public:
    explicit Places(const Play &play)
        : m_play(play)
        , m_state(play.state())
    {
    }

    QList<TableChoice> all() const
    {
        QList<TableChoice> list;
        for (const auto &here : gatheringPlaces(m_state)) {
            if (!isSite(here.place) || sitesOf(active(m_state), siteOf(here.place)) > 0) {
                list << gathering(here);
            }
        }
        for (const Village place : valuesOf<Village>()) {
            if (m_state.setup.expansion || place != Village::Trader) {
                list << village(place);
            }
        }
        list << purchase(Kind::Building, tr("Building"), u"sa-building"_s)
             << purchase(Kind::Card, tr("Card"), u"sa-card"_s);
        if (active(m_state).anyTwo > 0) {
            list << TableChoice{.id = u"place-take-two"_s,
                .title = tr("Any two"),
                .note = tr("%n kept", "cards", active(m_state).anyTwo),
                .icon = u"good"_s,
                .status = u"open"_s,
                .about = u"take-two"_s};
        }
        for (auto &place : list) {
            if (place.enabled && isHalfEntered(place.id)) {
                place.chosen = true;
                //: Something was entered there, but neither done nor given up. Must be short.
                place.note = tr("half entered");
            }
        }
        return list;
    }

private:
    bool isHalfEntered(const QString &place) const
    {
        return std::ranges::any_of(
            m_play.draft.aside, [&](const Entry &left) { return placeOf(left.action) == place; });
    }

    int firstOfTurn() const
    {
        int first = m_play.head;
        while (first > 0) {
            const auto kind = kindOf(m_play.story.action(first - 1));
            if (kind == Kind::Done || kind == Kind::Feed) {
                break;
            }
            --first;
        }
        return first;
    }

    static Site siteOf(Place place) { return place == Place::WoodSite ? Site::Wood : Site::Gold; }

    /// What this turn's actions of a kind brought, in the order taken.
    template<typename EventKind, typename Fits, typename Tell>
    QStringList told(Fits fits, Tell tell) const
    {
        QStringList list;
        for (int i = firstOfTurn(); i < m_play.head; ++i) {
            for (const auto &event : m_play.story.events(i)) {
                if (const auto *kind = std::get_if<EventKind>(&event); kind && fits(*kind)) {
                    list << tell(*kind);
                }
            }
        }
        return list;
    }

    TableChoice gathering(const GatheringPlace &here) const
    {
        const auto &row = PlaceTable[here.place];
        TableChoice view{.id = u"place-"_s + idText(here.place),
            .title = nameOf(here.place),
            .icon = iconOf(here.place),
            .ink = row.brings ? idText(*row.brings) : u"food"_s,
            .status = u"open"_s,
            .enabled = !here.whyNot,
            .about = idText(here.place)};
        if (active(m_state).work.visits[here.place] > 0) {
            view.note = told<Gathered>([&](const Gathered &event) { return event.place == here.place; },
                [&](const Gathered &event) {
                    return brought(event);
                }).join(u", "_s);
        }
        if (here.whyNot) {
            view.status = view.note.isEmpty() ? u"closed"_s : u"used"_s;
        }
        if (view.note.isEmpty()) {
            view.note = here.whyNot ? closed(*here.whyNot) : tr("%n pips", "for one", row.divisor);
        }
        return view;
    }

    static QString brought(const Gathered &event)
    {
        QStringList list;
        const auto brings = PlaceTable[event.place].brings;
        if (event.units > 0 || event.jewels == 0) {
            list << (brings ? amount(*brings, event.units) : foodAmount(event.units));
        }
        if (event.jewels > 0) {
            list << amount(Material::Jewels, event.jewels);
        }
        return listOf(list);
    }

    TableChoice village(Village place) const
    {
        TableChoice view{.id = u"place-"_s + idText(place),
            .title = nameOf(place),
            .note = effect(place, villageGain(m_state, place)),
            .icon = iconOf(place),
            .status = u"open"_s,
            .about = idText(place)};
        const auto user = m_state.users.village[place];
        const auto error = refusal(m_state, visitTo(place));
        view.enabled = !error;
        if (user) {
            view.status = *user == m_state.seat ? u"used"_s : u"closed"_s;
            view.note = *user == m_state.seat ? effect(place, gainedAt(place)) : m_play.nameOf(*user);
        } else if (error) {
            view.status = u"closed"_s;
            view.note = closed(*error, VillagePeople[place]);
        }
        return view;
    }

    /// What this turn's visit brought.
    VillageGain gainedAt(Village place) const
    {
        for (int i = firstOfTurn(); i < m_play.head; ++i) {
            if (m_play.story.action(i) == visitTo(place)) {
                return villageGain(m_play.story.before(i), place);
            }
        }
        return {};
    }

    static QString effect(Village place, const VillageGain &gain)
    {
        if (gain == VillageGain{}) {
            //: A place that would give something of which one has all there is. Must be short.
            return tr("brings nothing");
        }
        switch (place) {
        case Village::ToolMaker:
            //: What the tool maker brings. Must be short.
            return tr("+%1 tool").arg(gain.steps);
        case Village::Hut:
            //: What the hut brings. Must be short.
            return tr("+%1 person").arg(gain.steps);
        case Village::Field:
            //: What the field brings. Must be short.
            return tr("+%1 field").arg(gain.steps);
        case Village::Trader:
            break;
        }
        QStringList both;
        if (gain.steps > 0) {
            //: What the trader brings: steps on the track of trade. Must be short.
            both << tr("+%1 trade").arg(gain.steps);
        }
        //: What the trader brings too. Must be short.
        return (both << tr("+%1 jewels").arg(gain.jewels)).join(u'\n');
    }

    TableChoice purchase(Kind kind, const QString &name, const QString &icon) const
    {
        const auto error = whyNot(m_state, kind);
        TableChoice view{.id = u"place-"_s + idText(kind),
            .title = name,
            .icon = icon,
            .status = u"open"_s,
            .enabled = mayLook(error),
            .about = kind == Kind::Building ? u"buildings"_s : u"cards"_s};
        const auto mine = [&](const auto &users) {
            return static_cast<int>(std::ranges::count(users, std::optional(m_state.seat)));
        };
        const int bought = kind == Kind::Building ? mine(m_state.users.stacks) : mine(m_state.users.slots);
        if (error) {
            view.status = bought > 0 ? u"used"_s : u"closed"_s;
        }
        if (bought > 0) {
            view.note
                = kind == Kind::Building ? tr("%n built", nullptr, bought) : tr("%n bought", nullptr, bought);
        } else if (error) {
            view.note = closed(*error);
        } else {
            view.note = kind == Kind::Building ? tr("points now") : tr("points later");
        }
        return view;
    }

    /// Why nobody can go there, in a word or two; the whole sentence comes with a tap.
    static QString closed(const Error &error, int people = 1)
    {
        switch (error.code) {
        case Code::NotEnoughPeople:
            //: So many people must go there. Must be short.
            return error.hint.count > 0 ? tr("needs %n", "people", people) : tr("no people");
        case Code::NotEnoughResources:
        case Code::NotEnoughJewels:
            return tr("too dear");
        case Code::PlaceFull:
        case Code::PlaceLimit:
            return tr("full");
        case Code::PlaceTaken:
            return tr("taken");
        default:
            return tr("closed");
        }
    }

    const Play &m_play;
    const State &m_state;
};
}

QList<TableChoice> placesPart(const Play &play)
{
    return Places(play).all();
}
}
