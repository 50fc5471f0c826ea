// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzebuild.h"

#include "app/bronze_age/seatview.h"
#include "app/bronze_age/words/texts.h"
#include "model/bronze_age/advice.h"

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

namespace
{
constexpr int FirstCity = FirstCities + 1;
constexpr int MonumentPlaces = 10;
constexpr int NoPlace = -1;
}

BronzeBuild::BronzeBuild(BronzeDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    // The page is kept from turn to turn, and need not follow the other steps.
    connect(&desk, &Desk::changed, this, [this] {
        if (m_desk.draft().step == Stage::Build) {
            Q_EMIT changed();
        }
    });
    connect(&desk, &Desk::reworded, this, &BronzeBuild::changed);
}

Build BronzeBuild::plan() const
{
    Build build{{}, m_desk.draft().stone};
    for (const auto &work : m_desk.draft().plan) {
        const auto same = std::ranges::find(build.on, work.place, &Work::place);
        if (same == build.on.end()) {
            build.on.push_back(work);
        } else {
            same->boxes += work.boxes;
        }
    }
    return build;
}

State BronzeBuild::planned() const
{
    const auto applied = BronzeAge::apply(m_desk.state(), plan());
    return applied ? applied->state : m_desk.state();
}

int BronzeBuild::workers() const
{
    return m_desk.state().turn.workers + WorkersPerStone * m_desk.draft().stone;
}

int BronzeBuild::workersLeft() const
{
    int left = workers();
    for (const auto &work : m_desk.draft().plan) {
        left -= work.boxes;
    }
    return left;
}

QString BronzeBuild::title() const
{
    if (workersLeft() > 0) {
        return tr("%n workers left", nullptr, workersLeft());
    }
    return workers() > 0 ? tr("All workers placed") : tr("No workers");
}

QString BronzeBuild::note() const
{
    const auto applied = BronzeAge::apply(m_desk.state(), plan());
    for (const auto &event : applied ? applied->events : Events{}) {
        if (const auto *built = std::get_if<MonumentBuilt>(&event)) {
            if (built->monument == Monument::GreatWall) {
                return tr("The Great Wall now stops Invasion");
            }
            return built->first ? tr("First! +%1").arg(built->points)
                                : tr("%1: +%2").arg(nameOf(built->monument)).arg(built->points);
        }
        if (std::holds_alternative<CityBuilt>(event)) {
            return tr("One die more from the next turn");
        }
    }
    return workersLeft() > 0 ? tr("Tap a box to fill up to it") : QString();
}

QString BronzeBuild::citiesNote() const
{
    return tr("%1 of 7").arg(citiesBuilt());
}

QList<int> BronzeBuild::cityTicked() const
{
    const auto &boxes = m_desk.player().cityBoxes.items;
    return {boxes.begin(), boxes.end()};
}

QList<int> BronzeBuild::cityAdded() const
{
    QList<int> list;
    for (int i = 0; i < countOf<City>; ++i) {
        list << added(FirstCity + i);
    }
    return list;
}

QList<QString> BronzeBuild::citiesSpoken() const
{
    return BronzeAge::citiesSpoken(active(planned()));
}

int BronzeBuild::citiesBuilt() const
{
    return cities(active(planned()));
}

QList<int> BronzeBuild::monumentTicked() const
{
    const auto &boxes = m_desk.player().monumentBoxes.items;
    return {boxes.begin(), boxes.end()};
}

QList<int> BronzeBuild::monumentAdded() const
{
    QList<int> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << added(monument);
    }
    return list;
}

QList<bool> BronzeBuild::monumentBuilt() const
{
    const auto after = planned();
    QList<bool> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << isBuilt(active(after), monument);
    }
    return list;
}

QList<int> BronzeBuild::monumentScored() const
{
    const auto after = planned();
    QList<int> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << monumentPoints(after, after.seat, monument).value_or(-1);
    }
    return list;
}

QList<QString> BronzeBuild::monumentsSpoken() const
{
    const auto after = planned();
    return BronzeAge::monumentsSpoken(after, after.seat);
}

QList<int> BronzeBuild::finishPlaces() const
{
    struct Near {
        int place;
        int missing;
        bool open;
    };
    std::vector<Near> nearest;
    const auto consider = [&](const Place &place, int number) {
        const int missing = boxesOf(place) - ticked(place);
        const int left = missing - added(place);
        if (missing > 0) {
            nearest.push_back({number, missing, left > 0 && left <= workersLeft()});
        }
    };
    for (int i = 0; i < countOf<City>; ++i) {
        consider(FirstCity + i, FirstCity + i);
    }
    for (const Monument monument : valuesOf<Monument>()) {
        if (isInPlay(m_desk.state().setup, monument)) {
            consider(monument, MonumentPlaces + static_cast<int>(monument));
        }
    }
    // As they were before the first tap, and each at the side where it would be then: none changes sides.
    std::ranges::stable_sort(nearest, {}, &Near::missing);
    QList<int> sides(2, NoPlace);
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        auto &side = sides[static_cast<qsizetype>(i % 2)];
        if (nearest[i].open && side == NoPlace) {
            side = nearest[i].place;
        }
    }
    return sides;
}

QList<QString> BronzeBuild::finishTexts() const
{
    QList<QString> list;
    for (const int number : finishPlaces()) {
        if (number == NoPlace) {
            list << QString();
            continue;
        }
        const bool isCity = number < MonumentPlaces;
        const Place place = isCity ? Place(number) : Place(static_cast<Monument>(number - MonumentPlaces));
        const int missing = boxesOf(place) - ticked(place) - added(place);
        const auto name = isCity ? tr("city %1").arg(number) : nameOf(std::get<Monument>(place));
        list << tr("Finish %1: %n workers", nullptr, missing).arg(name);
    }
    return list;
}

bool BronzeBuild::hasEngineering() const
{
    return has(m_desk.player(), Development::Engineering) && m_desk.player().goods[Good::Stone] > 0;
}

int BronzeBuild::stone() const
{
    return m_desk.draft().stone;
}

int BronzeBuild::stoneMost() const
{
    return m_desk.player().goods[Good::Stone];
}

bool BronzeBuild::hasShipping() const
{
    return has(m_desk.player(), Development::Shipping);
}

int BronzeBuild::ships() const
{
    return m_desk.player().ships;
}

bool BronzeBuild::canBuildShip() const
{
    return !whyNot(m_desk.state(), Kind::Ship);
}

void BronzeBuild::addCity(int number)
{
    add(number, 1);
}

void BronzeBuild::addMonument(int monument)
{
    add(static_cast<Monument>(monument), 1);
}

void BronzeBuild::touchCity(int number, int count)
{
    touch(number, count);
}

void BronzeBuild::touchMonument(int monument, int count)
{
    touch(static_cast<Monument>(monument), count);
}

void BronzeBuild::takeBackCity(int number)
{
    takeBack(number);
}

void BronzeBuild::takeBackMonument(int monument)
{
    takeBack(static_cast<Monument>(monument));
}

void BronzeBuild::finishPlace(int place)
{
    const Place where
        = place < MonumentPlaces ? Place(place) : Place(static_cast<Monument>(place - MonumentPlaces));
    add(where, boxesOf(where) - ticked(where) - added(where));
}

void BronzeBuild::setStone(int count)
{
    auto draft = m_desk.draft();
    draft.stone = count;
    draft.restored = false;
    if (const auto error = refusal(m_desk.state(), Build{plan().on, count})) {
        m_desk.refuse(*error);
        return;
    }
    m_desk.setDraft(draft);
}

void BronzeBuild::buildShip()
{
    m_desk.perform(Ship{1}, m_desk.draft());
}

int BronzeBuild::ticked(const Place &place) const
{
    if (const auto *monument = std::get_if<Monument>(&place)) {
        return m_desk.player().monumentBoxes[*monument];
    }
    return m_desk.player().cityBoxes[static_cast<City>(std::get<int>(place) - FirstCity)];
}

int BronzeBuild::added(const Place &place) const
{
    int sum = 0;
    for (const auto &work : m_desk.draft().plan) {
        sum += work.place == place ? work.boxes : 0;
    }
    return sum;
}

int BronzeBuild::boxesOf(const Place &place) const
{
    if (const auto *monument = std::get_if<Monument>(&place)) {
        return boxes(*monument);
    }
    return boxes(static_cast<City>(std::get<int>(place) - FirstCity));
}

void BronzeBuild::add(const Place &place, int count)
{
    auto draft = m_desk.draft();
    draft.restored = false;
    draft.plan.push_back({place, count});
    auto wanted = plan();
    wanted.on.push_back({place, count});
    if (const auto error = refusal(m_desk.state(), wanted)) {
        m_desk.refuse(*error);
        return;
    }
    m_desk.setDraft(draft);
}

void BronzeBuild::touch(const Place &place, int count)
{
    const int before = ticked(place);
    const int now = before + added(place);
    if (count > now) {
        add(place, std::min(count - now, std::max(workersLeft(), 1)));
    } else if (count > before) {
        replan(place, count - 1 - before);
    }
}

void BronzeBuild::takeBack(const Place &place)
{
    if (added(place) > 0) {
        replan(place, added(place) - 1);
    }
}

void BronzeBuild::replan(const Place &place, int added)
{
    auto draft = m_desk.draft();
    draft.restored = false;
    std::erase_if(draft.plan, [&](const Work &work) { return work.place == place; });
    if (added > 0) {
        draft.plan.push_back({place, added});
    }
    m_desk.setDraft(draft);
}
