// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/record/write.h"
#include "tests/model/through_the_ages/table.h"
#include "tests/suites.h"

using namespace ThroughTheAges;

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
        auto text = "{'format':'tallystone.record','version':1,'game':'through-the-ages','options':" + options
            + ",'players':[" + names.join(',') + "],'actions':[" + action + "]}";
        return readRecord(text.replace('\'', '"').toStdString(), games);
    }

    static QByteArray line(const Json::Value &value)
    {
        return QByteArray::fromStdString(Json::write(value)).simplified().replace('"', '\'').replace(" ", "");
    }

private Q_SLOTS:
    void options_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char *name, int players, const char *options, const char *where) {
            QTest::newRow(name) << players << QByteArray(options) << QByteArray(where);
        };
        row("1 player", 1, "{}", "");
        row("1 player and all", 1, "{'edition':'new-story','rival':'extreme','rivalFirst':true}", "");
        row("another rival", 1, "{'rival':'fierce'}", "options.rival");
        row("leagues of one, even if not", 1, "{'leagues':false}", "options.leagues");
        row("2 players", 2, "{}", "");
        row("4 players", 4, "{'edition':'new-story','leagues':true}", "");
        row("5 players", 5, "{}", "players");
        row("another edition", 2, "{'edition':'third'}", "options.edition");
        row("leagues as a number", 2, "{'leagues':1}", "options.leagues");
        row("a rival for two", 2, "{'rival':'easy'}", "options.rival");
        row("the rival first of two, even if not", 2, "{'rivalFirst':false}", "options.rivalFirst");
    }
    void options()
    {
        QFETCH(int, players);
        QFETCH(QByteArray, options);
        const auto record = read(players, options);
        QTEST(record ? QByteArray() : QByteArray::fromStdString(record.error().where), "where");
    }

    void actions_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char *action, const char *where = "") {
            QTest::newRow(action) << QByteArray(action)
                                  << (*where ? QByteArray("actions[0].") + where : QByteArray());
        };
        row("{'do':'take'}", "actions");
        row("{'do':'take','actions':1,'wonder':{'name':'A','age':0}}", "wonder.stages");
        row("{'do':'take','actions':1,'wonder':{'name':' ','age':0,'stages':[]}}", "wonder.name");
        row("{'do':'learn','technology':'magic'}", "technology");
        row("{'do':'learn','technology':'iron','discount':-5}");
        row("{'do':'learn','technology':'iron','actions':-1}", "actions");
        row("{'do':'government','government':'monarchy','military':true}", "military");
        row("{'do':'government','government':'monarchy','military':false}");
        row("{'do':'government','government':'monarchy','revolution':true,'military':true}");
        row("{'do':'government','government':'monarchy','revolution':true,'actions':1}", "actions");
        row("{'do':'lose','from':'pool'}");
        row("{'do':'lose','from':'bank'}", "from");
        row("{'do':'tactic','tactic':''}");
        row("{'do':'tactic'}", "tactic");
        row("{'do':'modify'}", "name");
        row("{'do':'modify','name':'A','remove':true}");
        row("{'do':'modify','name':'A','remove':true,'age':0}", "age");
        row("{'do':'modify','name':'A','remove':false,'age':2}");
        row("{'do':'modify','name':'A','family':'gold'}", "family");
        row("{'do':'modify','name':'A','replaces':''}", "replaces");
        row("{'do':'modify','name':'A','effect':{'luck':1}}", "effect.luck");
        row("{'do':'modify','name':'A','effect':{'culture':-1000000}}");
        row("{'do':'modify','name':'A','effect':{'culture':-1000001}}", "effect.culture");
        row("{'do':'modify','name':'A','effect':{'per':[{'culture':1}]}}", "effect.per[0].of");
        row("{'do':'modify','name':'A','effect':{'per':[{'of':'lab','max':-1}]}}", "effect.per[0].max");
        row("{'do':'modify','name':'A','effect':{'per':[{'of':'lab','strength':1}]}}");
        row("{'do':'modify','name':'A','gain':{'per':[{'of':'lab','strength':1}]}}", "gain.per[0].strength");
        row("{'do':'modify','name':'A','effect':{'onTake':{'per':[]}}}", "effect.onTake.per");
        row("{'do':'gain','gain':{}}", "players");
        row("{'do':'gain','players':[0]}", "gain");
        row("{'do':'colony','name':'A','age':1,'bid':1}", "sacrifice");
        row("{'do':'colony','name':'A','age':1,'bid':1,'sacrifice':{'bronze':1}}", "sacrifice.bronze");
        row("{'do':'battle','against':1,'cards':-1}", "cards");
        row("{'do':'event','level':1,'revealed':''}", "revealed");
        row("{'do':'impact','events':['wonders','wonders']}", "events");
        row("{'do':'impact','events':[],'extra':[-5,0]}");
        row("{'do':'end-turn','why':'x'}", "why");
        row("{'do':'adjust','player':0,'set':{'technologies':['iron','iron']}}", "set.technologies");
        row("{'do':'adjust','player':0,'set':{'foodTokens':[1,2,3]}}", "set.foodTokens");
        row("{'do':'adjust','player':0,'set':{'culture':-1}}", "set.culture");
    }
    void actions()
    {
        QFETCH(QByteArray, action);
        const auto record = read(2, "{}", action);
        QTEST(record ? QByteArray() : QByteArray::fromStdString(record.error().where), "where");
    }

    void actionsAlone_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("where");
        const auto row = [](const char *action, const char *where = "") {
            QTest::newRow(action) << QByteArray(action)
                                  << (*where ? QByteArray("actions[0].") + where : QByteArray());
        };
        row("{'do':'event','level':1}", "revealed");
        row("{'do':'event','level':1,'revealed':'rats'}");
        row("{'do':'attack-rival','drawn':[]}", "card");
        row("{'do':'attack-rival','card':'war-2'}", "drawn");
        row("{'do':'attack-rival','card':'legion','drawn':[]}", "card");
        row("{'do':'attack-rival','card':'raid-1','drawn':['bonus-1','legion']}");
        row("{'do':'attack-rival','card':'raid-1','drawn':['']}", "drawn[0]");
        row("{'do':'rival-hand'}", "cards");
        row("{'do':'rival-hand','cards':[],'pick':0}");
        row("{'do':'rival-event'}", "revealed");
        row("{'do':'rival-bid'}", "drawn");
        row("{'do':'rival-war'}");
        row("{'do':'defend','worker':'pool'}", "worker");
        row("{'do':'defend','colony':''}", "colony");
        row("{'do':'adjust','player':1,'set':{'units':[{'tactic':'','units':1}]}}", "set");
        row("{'do':'adjust','player':1,'set':{'units':[{'tactic':'legion'}]}}", "set.units[0].units");
    }
    void actionsAlone()
    {
        QFETCH(QByteArray, action);
        const auto record = read(1, "{}", action);
        QTEST(record ? QByteArray() : QByteArray::fromStdString(record.error().where), "where");
    }

    void canonical_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *action, const char *written) {
            QTest::newRow(action) << QByteArray(action) << QByteArray(written);
        };
        row("{'do':'modify','effect':{'per':[{'of':'lab'},{'science':1,'max':0,'of':'lab'}],'science':0,"
            "'culture':1,'learn':{'special':1,'farm':2}},'kind':'other','name':' A ','age':0}",
            "{'do':'modify','name':'A','effect':{'culture':1,'per':[{'of':'lab','science':1}],'learn':{"
            "'farm':2,'special':1}}}");
        row("{'do':'build','technology':'iron','player':0,'actions':1,'discount':0}",
            "{'do':'build','player':0,'technology':'iron','actions':1}");
        row("{'do':'battle','against':1,'actions':0,'war':false,'attacker':{},'sacrifice':{'warriors':0}}",
            "{'do':'battle','against':1}");
        row("{'do':'stage','count':1}", "{'do':'stage'}");
        row("{'do':'impact','extra':[0,0],'events':[]}", "{'do':'impact','events':[]}");
        row("{'do':'adjust','set':{'technologies':['iron','irrigation'],'workers':{'iron':0},'culture':0},"
            "'player':1}",
            "{'do':'adjust','player':1,'set':{'culture':0,'workers':{'iron':0},'technologies':['irrigation',"
            "'iron']}}");
        row("{'do':'gain','players':[1,0],'gain':{'per':[{'of':'urban','culture':1}],'arms':1,'yellow':2}}",
            "{'do':'gain','players':[1,0],'gain':{'yellow':2,'arms':1,'per':[{'of':'urban','culture':1}]}}");
    }
    void canonical()
    {
        QFETCH(QByteArray, action);
        const auto record = read(2, "{}", action);
        QVERIFY(record);
        QTEST(line(record->actions.front().action), "written");
    }
};
TALLYSTONE_SUITE(ShapeTest)
#include "shape_test.moc"
