// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/bronzetable.h"

#include "app/bronze_age/help.h"
#include "app/bronze_age/log.h"
#include "app/bronze_age/outcome.h"
#include "app/bronze_age/seatview.h"
#include "app/bronze_age/texts.h"
#include "model/bronze_age/score.h"

#include <QDateTime>

#include <algorithm>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

namespace
{
QString text(std::string_view id)
{
    return QString::fromLatin1(id.data(), static_cast<qsizetype>(id.size()));
}

QList<int> valuesAlong(Good good)
{
    QList<int> list;
    for (int count = 0; count <= room(good); ++count) {
        list << valueOf(good, count);
    }
    return list;
}

/// The steps that this edition and these options have.
std::vector<Stage> stepsOf(const Setup &setup)
{
    std::vector<Stage> steps = {Stage::Dice, Stage::Result};
    const auto &book = rulebook(setup.edition);
    if (setup.trade && setup.players > 1 && book.tradeStep == Phase::Trade) {
        steps.push_back(Stage::Trade);
    }
    steps.push_back(Stage::Build);
    if (book.ships) {
        steps.push_back(Stage::Swap);
    }
    steps.insert(steps.end(), {Stage::Buy, Stage::Pass});
    return steps;
}

std::vector<Development> developmentsOf(const Setup &setup)
{
    std::vector<Development> list;
    std::ranges::copy_if(valuesOf<Development>(), std::back_inserter(list),
        [&](Development development) { return isInEdition(setup, development); });
    return list;
}
}

BronzeTable::BronzeTable(Session session, QObject *parent)
    : QObject(parent)
    , m_desk(std::move(session))
    , m_dice(m_desk)
    , m_build(m_desk)
    , m_market(m_desk)
    , m_pass(m_desk)
    , m_barter(m_desk)
    , m_correction(m_desk)
    , m_change(m_desk)
{
    connect(&m_desk, &BronzeDesk::changed, this, &BronzeTable::changed);
    connect(&m_desk, &BronzeDesk::refused, this, &BronzeTable::refused);
}

BronzeTable::~BronzeTable() = default;

QString BronzeTable::name() const
{
    return m_desk.nameOf(turnOf());
}

QString BronzeTable::colour() const
{
    return m_desk.colourOf(turnOf());
}

QString BronzeTable::subtitle() const
{
    const auto &state = m_desk.state();
    const auto when = alone() ? tr("Round %1 of %2").arg(state.round).arg(state.setup.soloRounds)
                              : tr("Round %1").arg(state.round);
    const auto what = m_desk.draft().step == Stage::Dice ? tr("%n dice", nullptr, cities(m_desk.player()))
        : m_desk.draft().step == Stage::Pass             ? tr("last step")
                                                         : tr("%n cities", nullptr, cities(m_desk.player()));
    return lastRound() && !alone() ? tr("%1 · last round").arg(when) : tr("%1 · %2").arg(when, what);
}

int BronzeTable::turnOf() const
{
    return m_desk.state().seat;
}

int BronzeTable::round() const
{
    return m_desk.state().round;
}

bool BronzeTable::alone() const
{
    return m_desk.state().setup.players == 1;
}

bool BronzeTable::lastRound() const
{
    return m_desk.state().lastRound;
}

QString BronzeTable::step() const
{
    return text(idOf(m_desk.draft().step));
}

QList<QString> BronzeTable::stepNames() const
{
    QList<QString> names;
    for (const Stage step : stepsOf(m_desk.state().setup)) {
        switch (step) {
        case Stage::Dice:
            names << tr("Dice");
            break;
        case Stage::Result:
            names << tr("Result");
            break;
        case Stage::Trade:
            names << tr("Trade");
            break;
        case Stage::Build:
            names << tr("Build");
            break;
        case Stage::Swap:
            names << tr("Swap");
            break;
        case Stage::Buy:
            names << tr("Buy");
            break;
        case Stage::Pass:
        case Stage::Over:
            names << tr("Pass");
            break;
        }
    }
    return names;
}

QList<QString> BronzeTable::stepMarks() const
{
    const auto roll = m_desk.rollOfTurn();
    const auto &session = m_desk.session();
    const auto taken = [&](std::initializer_list<Kind> kinds) {
        for (int i = roll.value_or(session.head()); i < session.head(); ++i) {
            if (std::ranges::find(kinds, kindOf(session.actions()[static_cast<std::size_t>(i)]))
                != kinds.end()) {
                return true;
            }
        }
        return false;
    };
    const auto wasUsed = [&](Stage step) {
        switch (step) {
        case Stage::Result:
            return roll && (m_desk.alwaysShowResult() || isEventful(session.eventsOf(*roll)));
        case Stage::Trade:
            return taken({Kind::Trade});
        case Stage::Build:
            return taken({Kind::Build, Kind::Ship});
        case Stage::Swap:
            return taken({Kind::Swap, Kind::Trade});
        case Stage::Buy:
            return taken({Kind::Buy});
        default:
            return true;
        }
    };
    const auto now = m_desk.draft().step;
    QList<QString> marks;
    for (const Stage step : stepsOf(m_desk.state().setup)) {
        marks << (step == now ? u"now"_s : step > now ? u"todo"_s : wasUsed(step) ? u"done"_s : u"skipped"_s);
    }
    return marks;
}

QString BronzeTable::primaryText() const
{
    const auto onward = [this](Stage next, const State &state) {
        switch (next) {
        case Stage::Trade:
            return tr("Next: trade");
        case Stage::Build:
            return tr("Next: build");
        case Stage::Swap:
            return tr("Next: swap");
        case Stage::Buy:
            return tr("Next: buy");
        default:
            return onlyPassing(next, state) ? tr("Pass the dice") : tr("Next: discard");
        }
    };
    const auto &state = m_desk.state();
    const auto now = m_desk.draft().step;
    switch (now) {
    case Stage::Dice: {
        const int missing = cities(m_desk.player()) - static_cast<int>(m_desk.draft().dice.size());
        return missing > 0 ? tr("%n dice to go", nullptr, missing) : tr("Collect and feed");
    }
    case Stage::Result:
    case Stage::Swap:
    case Stage::Trade:
        return onward(stepAfter(now, state), state);
    case Stage::Build: {
        const auto planned = m_build.planned();
        return onward(stepAfter(now, planned), planned);
    }
    case Stage::Buy:
        return tr("Buy nothing");
    case Stage::Pass:
        return tr("Pass the dice");
    case Stage::Over:
        break;
    }
    return tr("Play again");
}

QString BronzeTable::primaryHint() const
{
    const int left = m_desk.draft().step == Stage::Build ? m_build.workersLeft() : 0;
    if (left > 0) {
        return tr("%n workers will be lost", nullptr, left);
    }
    const int coins = m_desk.draft().step == Stage::Buy ? m_desk.state().turn.coins : 0;
    return coins > 0 ? tr("%n coins will be lost", nullptr, coins) : QString();
}

bool BronzeTable::primaryEnabled() const
{
    switch (m_desk.draft().step) {
    case Stage::Dice:
        return m_dice.complete();
    case Stage::Pass:
        return m_pass.ready();
    default:
        return true;
    }
}

bool BronzeTable::primaryQuiet() const
{
    return m_desk.draft().step == Stage::Buy;
}

bool BronzeTable::canUndo() const
{
    return m_desk.session().head() > 0 || !m_desk.draft().dice.empty() || !m_desk.draft().plan.empty();
}

bool BronzeTable::canRedo() const
{
    return m_desk.session().head() < m_desk.session().length();
}

BronzeOutcome BronzeTable::outcome() const
{
    const auto roll = m_desk.rollOfTurn();
    if (!roll) {
        return {};
    }
    const auto &session = m_desk.session();
    return outcomeOf(m_desk, session.stateBefore(*roll),
        std::get<Roll>(session.actions()[static_cast<std::size_t>(*roll)]), session.stateBefore(*roll + 1),
        session.eventsOf(*roll));
}

QList<BronzeSeat> BronzeTable::seats() const
{
    QList<BronzeSeat> list;
    for (int seat = 0; seat < m_desk.state().setup.players; ++seat) {
        list << seatView(m_desk, seat);
    }
    return list;
}

QList<BronzeSeat> BronzeTable::standings() const
{
    auto list = seats();
    std::ranges::stable_sort(list, {}, &BronzeSeat::rank);
    return list;
}

QList<QString> BronzeTable::goodNames() const
{
    QList<QString> list;
    for (const Ware ware : valuesOf<Ware>()) {
        list << nameOf(ware);
    }
    return list;
}

QList<int> BronzeTable::woodValues() const
{
    return valuesAlong(Good::Wood);
}

QList<int> BronzeTable::stoneValues() const
{
    return valuesAlong(Good::Stone);
}

QList<int> BronzeTable::potteryValues() const
{
    return valuesAlong(Good::Pottery);
}

QList<int> BronzeTable::clothValues() const
{
    return valuesAlong(Good::Cloth);
}

QList<int> BronzeTable::spearheadsValues() const
{
    return valuesAlong(Good::Spearheads);
}

QList<QString> BronzeTable::monumentIds() const
{
    QList<QString> list;
    for (const auto id : ids<Monument>) {
        list << text(id);
    }
    return list;
}

QList<QString> BronzeTable::monumentNames() const
{
    QList<QString> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << nameOf(monument);
    }
    return list;
}

QList<int> BronzeTable::monumentFirst() const
{
    QList<int> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << MonumentTable[monument].first;
    }
    return list;
}

QList<int> BronzeTable::monumentLater() const
{
    const auto &later = rulebook(m_desk.state()).later.items;
    return {later.begin(), later.end()};
}

QList<bool> BronzeTable::monumentInPlay() const
{
    QList<bool> list;
    for (const Monument monument : valuesOf<Monument>()) {
        list << isInPlay(m_desk.state().setup, monument);
    }
    return list;
}

QList<bool> BronzeTable::monumentTaken() const
{
    QList<bool> list;
    for (const auto &first : m_desk.state().firstBuilder.items) {
        list << first.has_value();
    }
    return list;
}

QList<QString> BronzeTable::monumentTakenBy() const
{
    QList<QString> list;
    for (const auto &first : m_desk.state().firstBuilder.items) {
        list << (first ? m_desk.colourOf(*first) : QString());
    }
    return list;
}

QList<QString> BronzeTable::developmentIds() const
{
    QList<QString> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << text(idOf(development));
    }
    return list;
}

QList<QString> BronzeTable::developmentNames() const
{
    QList<QString> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << nameOf(development);
    }
    return list;
}

QList<int> BronzeTable::developmentCosts() const
{
    QList<int> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << rulebook(m_desk.state()).developments[development].cost;
    }
    return list;
}

QList<int> BronzeTable::developmentPoints() const
{
    QList<int> list;
    for (const Development development : developmentsOf(m_desk.state().setup)) {
        list << rulebook(m_desk.state()).developments[development].points;
    }
    return list;
}

int BronzeTable::developmentsToEnd() const
{
    return m_desk.state().setup.endDevelopments;
}

bool BronzeTable::hasShips() const
{
    return rulebook(m_desk.state()).ships;
}

bool BronzeTable::hasTrade() const
{
    return m_desk.state().setup.trade && !alone();
}

QList<BronzeTurn> BronzeTable::log() const
{
    const auto &session = m_desk.session();
    const auto names = m_desk.names();
    QList<BronzeTurn> turns;
    bool open = false;
    for (int i = 0; i < session.head(); ++i) {
        const auto &before = session.stateBefore(i);
        const auto &action = session.actions()[static_cast<std::size_t>(i)];
        if (!open) {
            turns.prepend({.first = i,
                .title = tr("%1, round %2").arg(names.at(before.seat)).arg(before.round),
                .name = names.at(before.seat),
                .colour = m_desk.colourOf(before.seat)});
        }
        open = kindOf(action) != Kind::Pass;
        for (const auto &line : tell(before, action, session.eventsOf(i), names)) {
            turns.front().lines << BronzeLogLine{line.text, line.icon, line.harm};
        }
        turns.front().changeable = !open;
    }
    return turns;
}

QList<QString> BronzeTable::undoList() const
{
    constexpr int Most = 30;
    const auto &session = m_desk.session();
    QList<QString> list;
    for (int i = session.head() - 1; i >= 0 && list.size() < Most; --i) {
        list << summary(
            session.actions()[static_cast<std::size_t>(i)], m_desk.names(), session.stateBefore(i).seat);
    }
    return list;
}

void BronzeTable::primary()
{
    const auto onward = [this](Stage now) {
        const auto next = stepAfter(now, m_desk.state());
        if (onlyPassing(next, m_desk.state())) {
            m_desk.perform(Pass{}, Draft{});
        } else {
            m_desk.setDraft({.step = next});
        }
    };
    const auto now = m_desk.draft().step;
    switch (now) {
    case Stage::Dice:
        m_dice.accept();
        return;
    case Stage::Build:
        if (const auto plan = m_build.plan(); plan.on.empty() && plan.stone == 0) {
            onward(now);
        } else if (const auto next = stepAfter(now, m_build.planned());
                   m_desk.perform(plan, {.step = next}) && onlyPassing(next, m_desk.state())) {
            m_desk.perform(Pass{}, Draft{});
        }
        return;
    case Stage::Pass:
        m_desk.perform(m_pass.action(), Draft{});
        return;
    case Stage::Over:
        return;
    default:
        onward(now);
    }
}

void BronzeTable::undo()
{
    m_desk.undo();
}

void BronzeTable::redo()
{
    m_desk.redo();
}

void BronzeTable::undoSeveral(int count)
{
    m_desk.undoSeveral(count);
}

void BronzeTable::finish(const QString &why)
{
    m_desk.perform(Finish{why.toStdString()}, {.step = Stage::Over});
}

QString BronzeTable::explainTitle(const QString &id) const
{
    return BronzeAge::explain(id.toStdString(), m_desk.state()).title;
}

QList<QString> BronzeTable::explain(const QString &id) const
{
    return BronzeAge::explain(id.toStdString(), m_desk.state()).paragraphs;
}

QList<QString> BronzeTable::helpTitles() const
{
    QList<QString> titles;
    for (const auto &topic : helpTopics(m_desk.state().setup)) {
        titles << topic.title;
    }
    return titles;
}

QList<QString> BronzeTable::helpParagraphs(int topic) const
{
    return helpTopics(m_desk.state().setup).value(topic).paragraphs;
}

int BronzeTable::helpTopicForStep() const
{
    const auto wanted = [this] {
        switch (m_desk.draft().step) {
        case Stage::Dice:
            return u"dice"_s;
        case Stage::Result:
            return u"disasters"_s;
        case Stage::Trade:
            return u"trade"_s;
        case Stage::Build:
            return u"building"_s;
        case Stage::Swap:
            return u"ships"_s;
        case Stage::Buy:
            return u"buying"_s;
        case Stage::Pass:
            return u"discarding"_s;
        case Stage::Over:
            break;
        }
        return u"score"_s;
    }();
    const auto topics = helpTopics(m_desk.state().setup);
    const auto found = std::ranges::find(topics, wanted, &HelpTopic::id);
    return found == topics.end() ? 0 : static_cast<int>(found - topics.begin());
}
