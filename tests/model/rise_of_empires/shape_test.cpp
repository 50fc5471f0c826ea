// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/write.h"
#include "tests/model/rise_of_empires/table.h"
#include "tests/suites.h"

using namespace RiseOfEmpires;

/// What is no record of this game, and how one is written.
class ShapeTest : public QObject
{
    Q_OBJECT

    static auto read(int players, const QByteArray &options, const QByteArray &action = {})
    {
        static const GameOf<Rules> game;
        static const std::array<const Game *, 1> games = {&game};
        QByteArrayList names;
        for (int seat = 0; seat < players; ++seat) {
            names << "{'name':'" + QByteArray::number(seat) + "'}";
        }
        auto text = "{'format':'tallystone.record','version':1,'game':'rise-of-empires'," + options
            + "'players':[" + names.join(',') + "],'actions':[" + action + "]}";
        return readRecord(text.replace('\'', '"').toStdString(), games);
    }
    static QByteArray region(const QByteArray &id, const char *more = "")
    {
        return "{'id':'" + id + "','name':'Somewhere','era':1,'first':2,'second':1" + more + "}";
    }
    static QByteArray regions(const QByteArray &list) { return "'options':{'regions':[" + list + "]},"; }

private Q_SLOTS:
    void options_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char *name, int players, const QByteArray &options, const char *where) {
            QTest::newRow(name) << players << options << QByteArray(where);
        };
        row("1 player", 1, "", "players");
        row("2 players", 2, "", "");
        row("5 players", 5, "'options':{},", "");
        row("6 players", 6, "", "players");
        row("no region", 2, regions(""), "options.regions");
        row("one region", 2, regions(region("a")), "");
        QByteArrayList many;
        for (int i = 0; i < 60; ++i) {
            many << region("r" + QByteArray::number(i));
        }
        row("60 regions", 2, regions(many.join(',')), "");
        row("61 regions", 2, regions(many.join(',') + "," + region("more")), "options.regions");
        row("the same id twice", 2, regions(region("a") + "," + region("a")), "options.regions");
        row("letters, digits, hyphens", 2, regions(region("a-1-b2")), "");
        row("40 letters", 2, regions(region(QByteArray(40, 'a'))), "");
        row("41 letters", 2, regions(region(QByteArray(41, 'a'))), "options.regions");
        row("no letter", 2, regions(region("")), "options.regions");
        row("a capital", 2, regions(region("A")), "options.regions");
        row("a hyphen in front", 2, regions(region("-a")), "options.regions");
        row("a hyphen behind", 2, regions(region("a-")), "options.regions");
        row("two hyphens", 2, regions(region("a--b")), "options.regions");
        row("all members", 2,
            regions(region("a", ",'yield':{'kind':'food','amount':99},'water':true,'overseas':'far-east'")),
            "");
        row("no name", 2, regions("{'id':'a','name':' ','era':1,'first':2,'second':1}"),
            "options.regions[0].name");
        row("era 0", 2, regions("{'id':'a','name':'A','era':0,'first':2,'second':1}"),
            "options.regions[0].era");
        row("era 4", 2, regions("{'id':'a','name':'A','era':4,'first':2,'second':1}"),
            "options.regions[0].era");
        row("first 100", 2, regions("{'id':'a','name':'A','era':1,'first':100,'second':1}"),
            "options.regions[0].first");
        row("no second", 2, regions("{'id':'a','name':'A','era':1,'first':1}"), "options.regions[0].second");
        row("yield 0", 2, regions(region("a", ",'yield':{'kind':'food','amount':0}")),
            "options.regions[0].yield.amount");
        row("yield of points", 2, regions(region("a", ",'yield':{'kind':'vp','amount':1}")),
            "options.regions[0].yield.kind");
        row("the far west", 2, regions(region("a", ",'overseas':'far-west'")), "options.regions[0].overseas");
        row("unknown", 2, "'options':{'edition':'first'},", "options.edition");
        row("null", 2, "'options':null,", "options");
    }
    void options()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, where);
        const auto record = read(players, options);
        QCOMPARE(record.has_value(), where.isEmpty());
        if (!record) {
            QCOMPARE(QByteArray::fromStdString(record.error().where), where);
        }
    }

    void theDefaultRegionsAreNotWritten()
    {
        const auto record = read(2, "");
        QVERIFY(record->options == Json::Value(Json::Object{}));
        const GameOf<Rules> game;
        Setup setup;
        QCOMPARE(setup.regions.size(), 8);
        QCOMPARE(setup.regions[7].id, std::string("mediterranean"));
        QVERIFY(setup.regions[7].water);
        const auto written = [](const Region &one) { return Setup{2, Regions({one})}; };
        auto list = defaultRegions();
        QVERIFY(encode(Setup{2, Regions(list)}).empty());
        list[0].first = 3;
        QVERIFY(!encode(Setup{2, Regions(list)}).empty());
        QCOMPARE(QByteArray::fromStdString(Json::writeCompact(encode(written({.id = "a",
                                               .name = "A",
                                               .era = 2,
                                               .first = 3,
                                               .yield = RegionYield{Yield::Gold, 2},
                                               .overseas = Overseas::NewWorld}))))
                     .replace('"', '\''),
            "{'regions':[{'id':'a','name':'A','era':2,'first':3,'second':0,'yield':{'kind':'gold','amount':2}"
            ","
            "'overseas':'new-world'}]}");
    }

    void flaws_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const QByteArray &action, const char *where) {
            QTest::newRow(action.left(200).constData()) << action << QByteArray(where);
        };
        row("{'do':'roll'}", "do");
        row("{'do':'progress'}", "tile");
        row("{'do':'progress','tile':{'era':1}}", "tile.name");
        row("{'do':'progress','tile':{'name':'A'}}", "tile.era");
        row("{'do':'progress','tile':{'name':'  ','era':1}}", "tile.name");
        row("{'do':'progress','tile':{'name':'" + QByteArray(41, 'x') + "','era':1}}", "tile.name");
        row("{'do':'progress','tile':{'name':'A','era':1,'note':'" + QByteArray(2001, 'x') + "'}}",
            "tile.note");
        row("{'do':'progress','tile':{'name':'A','era':1,'per':{'desert':{}}}}", "tile.per.desert");
        row("{'do':'progress','tile':{'name':'A','era':1,'per':{'town':{'wood':1}}}}", "tile.per.town.wood");
        row("{'do':'progress','tile':{'name':'A','era':1,'used':true}}", "tile.used");
        row("{'do':'progress','tile':{'name':'A','era':1,'free':1}}", "tile.free");
        row("{'do':'progress','tile':{'name':'A','era':1,'vp':-1}}", "tile.vp");
        row("{'do':'territory','tile':'desert'}", "tile");
        row("{'do':'territory','tile':'town'}", "tile");
        row("{'do':'city'}", "tile");
        row("{'do':'city','tile':{'name':'" + QByteArray(41, 'x') + "'}}", "tile.name");
        row("{'do':'city','tile':{'era':1}}", "tile.era");
        row("{'do':'wonder','name':'A'}", "vp");
        row("{'do':'wonder','vp':1,'cost':{'food':1}}", "cost.food");
        row("{'do':'empire'}", "number");
        row("{'do':'empire','number':1,'place':{'mars':1}}", "place.mars");
        row("{'do':'empire','number':1,'place':{'mars':0}}", "place.mars");
        row("{'do':'empire','number':1,'battles':[{'region':'mars','against':1,'own':0,'other':0}]}",
            "battles[0].region");
        row("{'do':'empire','number':1,'battles':[{'region':'balkans','against':1,'own':0}]}",
            "battles[0].other");
        row("{'do':'trade','discs':1}", "gold");
        row("{'do':'trade','discs':1,'gold':0,'vp':0}", "vp");
        row("{'do':'trade','gold':1}", "discs");
        row("{'do':'idle'}", "row");
        row("{'do':'idle','row':'wonder'}", "row");
        row("{'do':'idle','row':'city','pay':{'wood':1}}", "pay.wood");
        row("{'do':'idle','row':'city','circle':'1'}", "circle");
        row("{'do':'free','player':0}", "tile");
        row("{'do':'free','tile':0}", "player");
        row("{'do':'free','player':0,'tile':0,'remove':[{'region':'balkans','player':1}]}",
            "remove[0].count");
        row("{'do':'free','player':0,'tile':0,'remove':[{'region':'mars','player':1,'count':1}]}",
            "remove[0].region");
        row("{'do':'free','player':0,'tile':0,'place':{'mars':1}}", "place.mars");
        row("{'do':'settle','drop':[{'player':0}]}", "drop[0].cities");
        row("{'do':'settle','drop':[{'cities':[]}]}", "drop[0].player");
        row("{'do':'settle','extra':[{'food':1}]}", "extra[0].player");
        row("{'do':'settle','extra':{}}", "extra");
        row("{'do':'keep'}", "player");
        row("{'do':'order'}", "position");
        row("{'do':'adjust','player':0}", "set");
        row("{'do':'adjust','player':0,'set':{'bank':1}}", "set.bank");
        row("{'do':'adjust','player':0,'set':{'vp':-1}}", "set.vp");
        row("{'do':'adjust','player':0,'set':{'map':{'mars':1}}}", "set.map.mars");
        row("{'do':'adjust','player':0,'set':{'territories':{'town':1}}}", "set.territories.town");
        row("{'do':'adjust','player':0,'set':{'progress':[{'name':'A'}]}}", "set.progress[0].era");
        row("{'do':'finish','why':1}", "why");
    }
    void flaws()
    {
        QFETCH(QByteArray, action);
        QFETCH(QByteArray, where);
        const auto record = read(2, "", action);
        QVERIFY(!record);
        QCOMPARE(QByteArray::fromStdString(record.error().where), "actions[0]." + where);
        QCOMPARE(record.error().action, 0);
    }

    /// A record's own regions are the only ones there are.
    void regionsAreThoseOfTheRecord()
    {
        const QByteArray place = "{'do':'empire','number':1,'place':{'a':1}}";
        QVERIFY(!read(2, "", place));
        QVERIFY(read(2, regions(region("a")), place));
        QVERIFY(!read(2, regions(region("a")), "{'do':'empire','number':1,'place':{'balkans':1}}"));
    }

    /// As it is read, and as it is written then.
    void isWrittenInOneWay_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *action, const char *written) {
            QTest::newRow(action) << QByteArray(action) << QByteArray(written);
        };
        row("{'tile':{'note':'','navigation':false,'per':{'town':{'vp':1,'food':0},'hills':{}},'vp':2,'food':"
            "1,"
            "'era':1,'name':' A '},'do':'progress','pay':{},'circle':3}",
            "{ 'do': 'progress', 'tile': { 'name': 'A', 'era': 1, 'food': 1, 'vp': 2, 'per': { 'town': { "
            "'vp': "
            "1 } } }, 'circle': 3 }");
        row("{'do':'progress','tile':{'name':'A','era':2,'per':{'hills':{'cubes':0}},'printing':true,'free':"
            "true,"
            "'note':' as it is '}}",
            "{ 'do': 'progress', 'tile': { 'name': 'A', 'era': 2, 'free': true, 'printing': true, 'note': ' "
            "as "
            "it is ' } }");
        row("{'do':'city','tile':{'vp':1,'upkeep':true,'eats':0,'name':'','cost':2},'pay':{'vp':1,'food':2,"
            "'resources':3,'cubes':4,'gold':5}}",
            "{ 'do': 'city', 'tile': { 'cost': 2, 'upkeep': true, 'vp': 1 }, 'pay': { 'gold': 5, 'cubes': 4, "
            "'resources': 3, 'food': 2, 'vp': 1 } }");
        row("{'do':'wonder','cost':{'resources':1,'cubes':2,'gold':0},'vp':0,'name':''}",
            "{ 'do': 'wonder', 'vp': 0, 'cost': { 'cubes': 2, 'resources': 1 } }");
        row("{'do':'empire','battles':[],'place':{'mediterranean':1,'balkans':2,'near-east':0},'withdraw':"
            "false,"
            "'water':true,'number':2}",
            "{ 'do': 'empire', 'number': 2, 'water': true, 'place': { 'balkans': 2, 'mediterranean': 1 } }");
        row("{'do':'trade','space':0,'vp':0,'discs':3}", "{ 'do': 'trade', 'discs': 3, 'vp': 0 }");
        row("{'do':'trade','space':1,'gold':2,'discs':3}",
            "{ 'do': 'trade', 'discs': 3, 'gold': 2, 'space': 1 }");
        row("{'do':'free','get':{'vp':1,'gold':1},'place':{'balkans':1},'remove':[{'count':1,'player':1,'"
            "region':"
            "'balkans'}],'give':{},'tile':0,'player':0}",
            "{ 'do': 'free', 'player': 0, 'tile': 0, 'remove': [ { 'region': 'balkans', 'player': 1, "
            "'count': 1 "
            "} ], 'place': { 'balkans': 1 }, 'get': { 'gold': 1, 'vp': 1 } }");
        row("{'do':'settle','extra':[{'vp':1,'food':2,'player':1},{'player':0}],'drop':[{'cities':[],'player'"
            ":0}]"
            "}",
            "{ 'do': 'settle', 'drop': [ { 'player': 0, 'cities': [] } ], 'extra': [ { 'player': 1, 'food': "
            "2, "
            "'vp': 1 }, { 'player': 0 } ] }");
        row("{'do':'keep','cities':[],'progress':[1,0],'player':1}",
            "{ 'do': 'keep', 'player': 1, 'progress': [ 1, 0 ] }");
        row("{'do':'adjust','why':'','set':{'cities':[],'progress':[{'used':true,'era':1,'name':'A','vp':1},{"
            "'name':'B','era':1,'used':false}],'territories':{'town-cube':0,'plains':1},'map':{'near-east':0,"
            "'balkans':1},'pool':0,'vp':0},'player':0}",
            "{ 'do': 'adjust', 'player': 0, 'set': { 'vp': 0, 'pool': 0, 'map': { 'balkans': 1, 'near-east': "
            "0 "
            "}, 'territories': { 'plains': 1, 'town-cube': 0 }, 'progress': [ { 'name': 'A', 'era': 1, 'vp': "
            "1, "
            "'used': true }, { 'name': 'B', 'era': 1 } ], 'cities': [] } }");
        row("{'do':'adjust','set':{'territories':{},'map':{}},'player':0}",
            "{ 'do': 'adjust', 'player': 0, 'set': { 'map': {}, 'territories': {} } }");
    }
    void isWrittenInOneWay()
    {
        QFETCH(QByteArray, action);
        const auto record = read(2, "", action);
        QVERIFY(record);
        const auto written = QByteArray::fromStdString(Json::write(record->actions.front().action));
        QTEST(written.simplified().replace('"', '\''), "written");
        QVERIFY(writeRecord(*record).find("options") == std::string::npos);
    }
};
TALLYSTONE_SUITE(ShapeTest)
#include "shape_test.moc"
