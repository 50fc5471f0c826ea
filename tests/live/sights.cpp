// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/live/sights.h"

#include "app/bronze_age/bronzetable.h"
#include "app/games.h"
#include "app/program/viewmodels.h"
#include "app/program/window.h"
#include "app/sheet/librarymodel.h"
#include "app/showcase/samplegames.h"
#include "app/showcase/scene.h"
#include "app/table/tables.h"
#include "model/json/value.h"
#include "model/record/read.h"

#include <QFile>

#include <map>

using namespace Qt::StringLiterals;

namespace
{
Record readFrom(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(path));
    }
    return readRecord(file.readAll().toStdString(), gameRules()).value();
}

/// Names as long as some are: one of them never fits.
Record withLongNames(Record record)
{
    static constexpr std::array Names
        = {"Maximiliane Charlotte", "Léa", "Jean-Baptiste", "Tom", "Bartholomäus"};
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        record.players[seat] = Names[seat];
    }
    return record;
}

void layOut(Window &window, const Record &record, int actions)
{
    window.look(u"home"_s);
    layOut(window.viewModels().shelf, record, actions);
}

QString kindOf(const Step &step)
{
    return QString::fromStdString(*Json::find(*step.action.as<Json::Object>(), "do")->as<std::string>());
}

/// What opens on the page of a step, whatever the game and the state.
std::vector<QStringList> waysOf(const QString &name)
{
    static const std::map<QString, std::vector<QStringList>> ways = {
        {u"bronze-age-dice-full"_s,
            {{u"more"_s, u"=MoreSheet"_s, u"more-stop"_s}, {u"+undo"_s, u"=UndoSheet"_s},
                {u"+face-skull"_s, u"=ExplainSheet"_s}}},
        {u"bronze-age-result"_s, {{u"disaster"_s, u"=ExplainSheet"_s}}},
        {u"bronze-age-build"_s,
            {{u"+city-4"_s, u"=ExplainSheet"_s}, {u"+monument-great-pyramid"_s, u"=ExplainSheet"_s}}},
        {u"bronze-age-buy"_s, {{u"offer-masonry"_s, u"=PaymentSheet"_s, u"row-wood"_s}}},
        {u"late-bronze-4-swap"_s, {{u"+swap-wood"_s, u"=ExplainSheet"_s}}},
        {u"late-bronze-4-ship"_s, {{u"+build-ship"_s, u"=ExplainSheet"_s}}},
        {u"late-bronze-4-buy"_s, {{u"+undo"_s, u"=UndoSheet"_s}}},
        {u"stone-age-village"_s,
            {{u"more"_s, u"=MoreSheet"_s, u"more-stop"_s}, {u"+undo"_s, u"=UndoSheet"_s},
                {u"+place-forest"_s, u"=ExplainSheet"_s}}},
        {u"stone-age-sheet"_s, {{u"stock-wood"_s, u"=ExplainSheet"_s}}},
        {u"stone-age-news"_s, {{u"news"_s, u"=NewsSheet"_s}}},
        {u"stone-age-tiles"_s, {{u"+stack-0"_s, u"=ExplainSheet"_s}}},
        {u"stone-age-printed"_s, {{u"half-0"_s, u"=HalfSheet"_s}}},
        {u"stone-age-cards"_s,
            {{u"+slot-1"_s, u"=ExplainSheet"_s}, {u"describe"_s, u"half-0"_s, u"=HalfSheet"_s}}},
        {u"stone-age-card"_s, {{u"chosen-card"_s, u"=ExplainSheet"_s}}},
        {u"rise-of-empires-rows"_s,
            {{u"more"_s, u"=MoreSheet"_s}, {u"+row-progress"_s, u"=ExplainSheet"_s},
                {u"+undo"_s, u"=UndoSheet"_s}}},
        {u"rise-of-empires-free"_s, {{u"=RiseFreeSheet"_s, u"free-map"_s}}},
        {u"rise-of-empires-empire"_s, {{u"new-tile"_s, u"=RiseEmpireTileSheet"_s}}},
        {u"rise-of-empires-trade"_s, {{u"primary"_s, u"=RiseTradeSheet"_s}}},
        {u"rise-of-empires-regions"_s, {{u"region-add"_s, u"=RiseRegionSheet"_s}}},
        {u"through-the-ages-board"_s,
            {{u"more"_s, u"=MoreSheet"_s}, {u"+cell-bronze"_s, u"=ExplainSheet"_s},
                {u"+undo"_s, u"=UndoSheet"_s}}},
        {u"through-the-ages-preview"_s, {{u"=AgesEndSheet"_s, u"stay"_s}}},
        {u"sheet-cells"_s,
            {{u"more"_s, u"=MoreSheet"_s}, {u"+undo"_s, u"=UndoSheet"_s},
                {u"why-2-4-0"_s, u"=SheetWhySheet"_s, u"close-formula"_s},
                {u"+cell-4-1-0"_s, u"=SheetHeldCell"_s}}},
    };
    const auto found = ways.find(name);
    return found == ways.end() ? std::vector<QStringList>() : found->second;
}

/// The pages of a game as its pictures show them.
void addScenes(std::vector<Sight> &list)
{
    for (std::size_t game = 0; game < games().size(); ++game) {
        const auto id = QString::fromStdString(std::string(games()[game].rules->id()));
        const auto record = withLongNames(readFrom(u":/samples/%1.json"_s.arg(id)));
        for (const auto &scene : scenesOf(game)) {
            const auto name = id + u'-' + scene.name;
            const auto sample = scene.sample.isEmpty()
                ? record
                : withLongNames(readFrom(u":/samples/%1.json"_s.arg(scene.sampleOf(id))));
            list.push_back({name,
                [=](Window &window) {
                    layOut(window, sample, scene.actions);
                    if (scene.prepare) {
                        scene.prepare(*window.viewModels().shelf.table());
                    }
                    if (!scene.page.isEmpty()) {
                        window.look(scene.page);
                    }
                },
                waysOf(name)});
        }
        list.push_back({id + u"-share"_s, [=](Window &window) {
                            layOut(window, record, INT_MAX);
                            window.look(u"share"_s);
                        }});
    }
}

/// Kinds of actions of a whole game, taken back: the page each was entered on, as full as it can be.
void addRecord(std::vector<Sight> &list, const QString &path, const QStringList &kinds)
{
    const auto record
        = withLongNames(readFrom(QStringLiteral(SOURCE_DIR "/tests/data/") + path + u".json"_s));
    std::map<QString, int> last;
    for (std::size_t i = 0; i + 1 < record.actions.size(); ++i) {
        last[kindOf(record.actions[i])] = static_cast<int>(i);
    }
    for (const auto &kind : kinds) {
        const auto name = path.section(u'/', 1) + u'-' + kind;
        list.push_back({name,
            [=, action = last.at(kind)](Window &window) {
                layOut(window, record, action + 1);
                window.viewModels().shelf.table()->undo();
            },
            waysOf(name)});
    }
}

/// Rise of Empires at its limits: five players, one of them with a name of 40 characters, 60 regions, 24
/// tiles each.
void addFullRise(std::vector<Sight> &list)
{
    // So many actions of the record come before these.
    constexpr int Settling = 140;
    constexpr int Keeping = 141;
    constexpr int Order = 146;
    constexpr int Rows = 152;
    const auto record = readFrom(QStringLiteral(SOURCE_DIR "/tests/data/full-rise-of-empires.json"));
    const auto add = [&](const QString &name, int actions, const QString &touch, const QString &page,
                         const std::vector<QStringList> &ways = {}) {
        list.push_back({u"rise-full-"_s + name,
            [=](Window &window) {
                layOut(window, record, actions);
                if (!touch.isEmpty()) {
                    window.viewModels().shelf.table()->touch(touch);
                }
                if (!page.isEmpty()) {
                    window.look(page);
                }
            },
            ways});
    };
    add(u"settle"_s, Settling, {}, {});
    add(u"parts"_s, Settling, u"player-0"_s, {});
    add(u"keep"_s, Keeping, {}, {});
    add(u"order"_s, Order, {}, {});
    add(u"rows"_s, Rows, {}, {});
    add(u"empire"_s, Rows, u"row-empire"_s, {});
    add(u"map"_s, Settling, {}, u"map"_s);
    add(u"sheet"_s, Settling, {}, u"sheet"_s);
    add(u"table"_s, Settling, {}, u"table"_s);
    add(u"correct"_s, Settling, {}, u"correct"_s,
        {{u"added-new-progress-0"_s, u"=RiseProgressSheet"_s}, {u"added-new-city-0"_s, u"=RiseCitySheet"_s}});
}

/// A revolt takes everybody's goods.
void revolt(Window &window)
{
    constexpr int Late = 79;
    layOut(window, withLongNames(readFrom(u":/samples/bronze-age.json"_s)), Late);
    auto &table = static_cast<BronzeTable &>(*window.viewModels().shelf.table());
    while (table.step() == u"dice" && !table.primaryEnabled()) {
        table.touch(u"face-skull"_s);
    }
    table.primary();
}

/// The totals of a sheet by round, before the last one.
void curve(Window &window)
{
    const auto record = readFrom(QStringLiteral(SOURCE_DIR "/tests/data/sheet/tichu.json"));
    layOut(window, withLongNames(record), static_cast<int>(record.actions.size()) * 2 / 3);
    window.look(u"curve"_s);
}

SheetLibrary &libraryIn(Window &window)
{
    window.look(u"home"_s);
    window.look(u"newgame"_s);
    auto &newGame = window.viewModels().newGame;
    for (int game = 0; newGame.library() == nullptr; ++game) {
        newGame.setGame(game);
    }
    window.look(u"library"_s);
    return static_cast<SheetLibrary &>(*newGame.library());
}

/// A sheet from a friend, not kept yet.
SheetLibrary &arrival(Window &window)
{
    auto &library = libraryIn(window);
    library.hold(u"sheet-allotment"_s);
    library.touch(u"remove"_s);
    window.arrive({QStringLiteral(SOURCE_DIR "/tests/data/allotment.tallysheet")});
    return library;
}

void addLibrary(std::vector<Sight> &list)
{
    // What can be done with a sheet that is kept.
    const auto deed = [](const QString &id) {
        return [id](Window &window) {
            auto &library = arrival(window);
            library.arrival()->accept();
            libraryIn(window).hold(u"sheet-allotment"_s);
            window.look(library.touch(id));
        };
    };
    list.push_back({u"sheet-arrival"_s, arrival});
    list.push_back({u"sheet-library"_s, libraryIn,
        {{u"take-in"_s, u"=SheetLibraryTaking"_s}, {u"more-sheet-tichu"_s, u"=SheetLibraryHeld"_s}}});
    list.push_back({u"sheet-look"_s, deed(u"look"_s)});
    list.push_back({u"sheet-passing-on"_s, deed(u"share"_s)});
    list.push_back({u"sheet-versions"_s, deed(u"versions"_s)});
    list.push_back({u"sheet-editor"_s, deed(u"change"_s),
        {{u"row-3"_s, u"kinds"_s, u"=SheetEditorKinds"_s}, {u"row-9"_s}, {u"tab-rules"_s}}});
    // Beside the rows where there is room, so it is no tab there.
    list.push_back({u"sheet-editor-try"_s,
        [=](Window &window) {
            deed(u"change"_s)(window);
            static_cast<SheetLibrary &>(*window.viewModels().newGame.library()).editor()->touch(u"tab-try"_s);
        }});
    list.push_back({u"sheet-curve"_s, curve});
}
}

std::vector<Sight> sights()
{
    std::vector<Sight> list;
    addScenes(list);
    addRecord(list, u"bronze_age/late-bronze-4"_s,
        {u"roll"_s, u"preserve"_s, u"build"_s, u"ship"_s, u"trade"_s, u"swap"_s, u"buy"_s, u"pass"_s});
    addRecord(list, u"bronze_age/late-bronze-1"_s, {u"roll"_s, u"build"_s, u"buy"_s});
    addRecord(list, u"bronze_age/revised-3"_s, {u"trade"_s, u"pass"_s});
    addRecord(list, u"stone_age/base-4"_s, {u"gather"_s, u"building"_s, u"card"_s, u"feed"_s, u"hut"_s});
    addRecord(list, u"stone_age/bonus-5"_s, {u"gather"_s, u"building"_s, u"card"_s, u"feed"_s, u"trader"_s});
    addRecord(list, u"stone_age/expansion-2"_s, {u"building"_s, u"card"_s, u"take-two"_s});
    addRecord(list, u"through_the_ages/solo-hard-new-story"_s,
        {u"rival-hand"_s, u"rival-event"_s, u"rival-bid"_s, u"rival-war"_s});
    addFullRise(list);
    list.push_back({u"bronze-age-revolt"_s, revolt});
    addLibrary(list);
    const auto archive = archiveSights();
    list.insert(list.end(), archive.begin(), archive.end());
    return list;
}
