// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/stone_age/table.h"
#include "tests/suites.h"

using namespace StoneAge;

/// How rounds, cards and tiles go, sentence by sentence.
class RoundTest : public QObject
{
    Q_OBJECT

    static QByteArray card(const char *top, int slot = 1)
    {
        return "{'do':'card','slot':" + QByteArray::number(slot)
            + ",'pay':{'wood':" + QByteArray::number(slot) + "},'top':" + top + ",'bottom':{'farmers':1}}";
    }
    static QByteArray printed(const QByteArray &gain, int stack = 0)
    {
        return "{'do':'building','stack':" + QByteArray::number(stack)
            + ",'kind':'printed','pay':{},'points':5,'gain':" + gain + "}";
    }

private Q_SLOTS:
    void theStartMovesOn()
    {
        Table table(3);
        QCOMPARE(table.state().seat, 0);
        table.done().done();
        QCOMPARE(table.state().seat, 2);
        table.done();
        QCOMPARE(table.member("round"), "2");
        QCOMPARE(table.member("turnOf"), "1");
        QCOMPARE(table.member("turn.start"), "1");
        QCOMPARE(table.events(), (QList<QByteArray>{"fed 0", "fed 1", "fed 2", "round-over 1"}));
        QCOMPARE(table.player(0).food, 7);
    }

    void agricultureThatIsLeftBecomesFood()
    {
        Table table(2);
        table.set(0, "{'food':1,'agriculture':8}").done(2);
        QCOMPARE(table.player(0).food, 4);
    }

    void aNewPersonEatsNowAndWorksLater()
    {
        Table table(2);
        table.play("{'do':'hut'}");
        QCOMPARE(table.player(0).people, 6);
        QCOMPARE(table.member("turn.peopleLeft"), "3");
        table.done(2);
        QCOMPARE(table.player(0).food, 6);
        table.done();
        QCOMPARE(table.member("turn.peopleLeft"), "6");
    }

    void limitsGiveNothing()
    {
        Table table(4);
        table.set(0, "{'people':10,'agriculture':10,'tools':[4,4,4]}");
        table.play("{'do':'hut'}").play("{'do':'field'}").play("{'do':'tool-maker'}");
        QCOMPARE(table.player(0).people, 10);
        QCOMPARE(table.player(0).agriculture, 10);
        QCOMPARE(table.event("at-limit"), "{ 'kind': 'at-limit', 'player': 0, 'track': 'tools' }");
        QCOMPARE(table.member("turn.peopleLeft"), "6");
    }

    void hungrySeatsAreInTurnOrderAndFeedInAny()
    {
        Table table(3);
        table.done(3).set(0, "{'food':0,'wood':9}").set(2, "{'food':2,'gold':9}").done(3);
        QCOMPARE(table.member("turn"),
            "{ 'peopleLeft': 0, 'start': 1, 'deck': 32, 'stacks': [ 7, 7, 7 ], 'hungry': [ 2, 0 ], "
            "'missing': [ 3, 5 ] }");
        QCOMPARE(table.member("turnOf"), "0");
        table.set(0, "{'food':20,'people':1}");
        table.play("{'do':'feed','player':0,'pay':{'wood':5}}");
        QCOMPARE(table.member("turn.hungry"), "[ 2 ]");
        table.play("{'do':'feed','player':2,'hungry':false,'pay':{'gold':3}}");
        QCOMPARE(table.phase(), "actions");
        QCOMPARE(table.events(), (QList<QByteArray>{"fed-by-resources 2", "round-over 2"}));
    }

    void finishingSparesTheHungry()
    {
        Table table(2);
        table.set(0, "{'food':0}").done(2).play("{'do':'finish','why':'late'}");
        QCOMPARE(table.phase(), "over");
        QCOMPARE(table.member("turn.hungry"), "[]");
        QCOMPARE(table.player(0).score, 0);
        QCOMPARE(table.member("abandoned"), "true");
        QCOMPARE(table.event("game-over"), "{ 'kind': 'game-over', 'player': 1, 'why': 'stopped' }");
    }

    void anEmptyStackEndsTheGameAfterFeeding()
    {
        Table table(2);
        for (int round = 1; round <= 7; ++round) {
            table.set(0, "{'food':9,'wood':1}").set(1, "{'food':9}").done(round % 2 == 1 ? 0 : 1);
            table.play("{'do':'building','stack':1,'kind':'any','pay':{'wood':1}}");
            if (round == 7) {
                QCOMPARE(table.events(), (QList<QByteArray>{"built 0", "last-round 0"}));
                table.set(0, "{'food':0,'toolsUsed':[true,true,true]}");
            }
            table.done(round % 2 == 1 ? 2 : 1);
        }
        QCOMPARE(table.phase(), "feed");
        table.play("{'do':'feed','player':0,'hungry':true}");
        QCOMPARE(table.events(), (QList<QByteArray>{"hungry 0", "game-over 1"}));
        QCOMPARE(table.member("round"), "7");
        QCOMPARE(table.member("players.0.toolsUsed"), "[ false, false, false ]");
        QCOMPARE(table.member("winners"), "[ 0 ]");
    }

    void toolsAreReadyAgain()
    {
        Table table(2);
        table.set(0, "{'tools':[2,1,0]}");
        table.play("{'do':'gather','place':'hunt','people':1,'dice':1,'tools':[1]}")
            .play("{'do':'tool-maker'}");
        QCOMPARE(table.member("players.0.toolsUsed"), "[ false, true, false ]");
        table.play("{'do':'gather','place':'forest','people':1,'dice':1,'tools':[2]}");
        table.done(2);
        QCOMPARE(table.member("players.0.toolsUsed"), "[ false, false, false ]");
    }

    void aToolThatRisesKeepsItsMark()
    {
        Table table(2);
        table.set(0, "{'tools':[1,1,1]}");
        table.play("{'do':'gather','place':'hunt','people':1,'dice':1,'tools':[0]}")
            .play("{'do':'tool-maker'}");
        QCOMPARE(table.member("players.0.tools"), "[ 2, 1, 1 ]");
        QCOMPARE(table.tell("{'do':'gather','place':'forest','people':1,'dice':1,'tools':[0]}"), "tool-used");
    }

    void ofEqualOneUseToolsTheFirstGoes()
    {
        Table table(2);
        table.set(0, "{'oneUse':[3,2,3,4]}");
        table.play("{'do':'gather','place':'hunt','people':1,'dice':1,'oneUse':[4,3]}");
        QCOMPARE(table.member("players.0.oneUse"), "[ 2, 3 ]");
        QCOMPARE(table.player(0).food, 12 + 4);
    }

    void diceForAllGoRoundFromTheBuyer()
    {
        Table table(4);
        table.done().set(1, "{'wood':1}");
        table.play(card("{'kind':'dice-for-all','picks':['gold','tool','agriculture','clay']}"));
        QCOMPARE(table.player(1).stock[Material::Gold], 1);
        QCOMPARE(table.member("players.2.tools"), "[ 1, 0, 0 ]");
        QCOMPARE(table.player(3).agriculture, 1);
        QCOMPARE(table.player(0).stock[Material::Clay], 1);
        QCOMPARE(table.events(),
            (QList<QByteArray>{
                "card-bought 1", "received 1", "tool-gained 2", "field-gained 3", "received 0", "kept 1"}));
    }

    void topsOfEveryKind()
    {
        Table table(2);
        table.set(0, "{'wood':1,'tools':[1,0,0],'people':10,'food':30}");
        table.play(card("{'kind':'two-dice','resource':'clay','dice':7,'tools':[0]}"));
        QCOMPARE(table.player(0).stock[Material::Clay], 2);
        table.done(2).set(1, "{'wood':10,'people':10}");
        table.play(card("{'kind':'food','count':7}", 1)).play(card("{'kind':'points','count':3}", 2));
        table.play(card("{'kind':'agriculture'}", 3)).play(card("{'kind':'one-use-tool','value':3}", 4));
        QCOMPARE(table.player(1).food, 12 - 5 + 7);
        QCOMPARE(table.player(1).score, 3);
        QCOMPARE(table.player(1).agriculture, 1);
        QCOMPARE(table.player(1).crafts[Craft::Farmers], 4);
        table.done(2).set(0, "{'wood':10,'people':10}");
        table.play(card("{'kind':'any-two','later':true}", 1));
        table.play(card("{'kind':'any-two','resources':{'gold':1,'clay':1}}", 2));
        table.play(card("{'kind':'extra-card','bottom':{'symbol':'time'}}", 3));
        table.play(card("{'kind':'resources','of':{'stone':2}}", 4));
        QCOMPARE(table.player(0).anyTwo, 1);
        QCOMPARE(table.member("players.0.symbols"), "{ 'time': 1 }");
        QCOMPARE(table.member("turn.deck"), "26");
        table.play("{'do':'take-two','resources':{'gold':2}}");
        QCOMPARE(table.player(0).stock.items, (std::array{0, 3, 2, 3, 0}));
        QCOMPARE(table.member("turn.peopleLeft"), "6");
    }

    void diceWithStyleGoRoundToo()
    {
        Table table(5, Expansion);
        table.set(0, "{'jewels':3,'trade':10}").set(4, "{'trade':3}").set(3, "{'people':10}");
        table.play("{'do':'card','slot':5,'pay':{'jewels':3},'bottom':{'symbol':'jewel'},'top':{'kind':"
                   "'style-dice','picks':['trade',{'resource':'gold'},{'secret-card':{'traders':2}},'person',"
                   "'trade']}}");
        QCOMPARE(table.player(0).stock[Material::Jewels], 0);
        QCOMPARE(table.player(1).stock[Material::Gold], 1);
        QCOMPARE(table.player(2).crafts[Craft::Traders], 2);
        QCOMPARE(table.player(3).people, 10);
        QCOMPARE(table.player(4).trade, 4);
        QCOMPARE(table.player(4).stock[Material::Jewels], 3);
        QCOMPARE(table.member("turn.deck"), "39");
        table.play("{'do':'building','stack':2,'kind':'printed','pay':{'jewels':0},'points':8,'gain':{'kind':"
                   "'style-dice','picks':['food','jewels','food','food','food']}}");
        QCOMPARE(table.player(0).food, 14);
        QCOMPARE(table.player(1).stock[Material::Jewels], 3);
        QCOMPARE(table.player(0).score, 8);
    }

    void theJewelSlotBringsASecondCard()
    {
        Table table(2, Expansion);
        table.set(0, "{'jewels':6}");
        table.play("{'do':'card','slot':5,'pay':{'jewels':6},'card':3,'bonusCard':{'shamans':3}}");
        QCOMPARE(table.player(0).stock[Material::Jewels], 0);
        QCOMPARE(table.player(0).crafts[Craft::Shamans], 3);
        QCOMPARE(table.member("players.0.symbols"), "{ 'pottery': 1 }");
        QCOMPARE(table.member("turn.deck"), "39");
        table.done(2);
        QCOMPARE(table.member("turn.deck"), "38");
    }

    void ownSitesArePlacesEach()
    {
        Table table(2, Expansion);
        table.play(printed("{'kind':'wood-site'}")).play(printed("{'kind':'gold-site'}", 1));
        const QByteArray work = "{'do':'gather','place':'wood-site','people':1,'dice':5}";
        table.play(work);
        QCOMPARE(table.player(0).stock[Material::Wood], 2);
        QCOMPARE(table.tell(work), "place-used");
        table.set(0, "{'sites':['wood-site','gold-site','wood-site']}").play(work);
        QCOMPARE(table.tell(work), "place-used");
        table.play("{'do':'gather','place':'gold-site','people':1,'dice':5}");
        QCOMPARE(table.player(0).stock[Material::Gold], 1);
        QCOMPARE(table.member("players.0.sites"), "[ 'wood-site', 'gold-site', 'wood-site' ]");
    }

    void bonusTilesBringFromTheNextRoundOn()
    {
        Table table(5, BonusTiles);
        const char *kinds[] = {"wood", "stone", "person", "tool", "field"};
        for (int stack = 0; stack < 5; ++stack) {
            table.play(printed("{'kind':'bonus','of':'" + QByteArray(kinds[stack]) + "'}", stack));
        }
        QCOMPARE(table.member("players.0.bonus"), "[ 'wood', 'stone', 'person', 'tool', 'field' ]");
        QCOMPARE(table.player(0).people, 6);
        QCOMPARE(toolSum(table.player(0)), 1);
        QCOMPARE(table.player(0).agriculture, 1);
        QCOMPARE(resourceSum(table.player(0).stock), 0);
        table.done(5);
        QCOMPARE(table.player(0).stock.items, (std::array{1, 0, 1, 0, 1}));
        table.done(5);
        QCOMPARE(table.player(0).stock.items, (std::array{2, 0, 2, 0, 1}));
    }

    void aSecretCardComesOffTheDeck()
    {
        Table table(2, Expansion);
        table.play(printed("{'kind':'secret-card','bottom':{'builders':3}}"));
        QCOMPARE(table.member("scores.0.parts.builders"), "3");
        QCOMPARE(table.member("turn.deck"), "39");
    }

    void oneForTwo()
    {
        Table table(2, Expansion);
        table.set(0, "{'trade':10,'jewels':1,'wood':1}");
        table.play("{'do':'card','slot':3,'pay':{'wood':1,'gold':2},'exchange':{'give':{'jewels':1},'get':"
                   "{'gold':2}},'card':22}");
        QCOMPARE(sumOf(table.player(0).stock), 0);
        table.done(2).done().set(0, "{'wood':1}");
        table.play("{'do':'card','slot':1,'pay':{'wood':1},'exchange':{'give':{'wood':1},'get':{'wood':1}},"
                   "'card':28}");
        QCOMPARE(table.player(0).score, 6);
    }
};
TALLYSTONE_SUITE(RoundTest)
#include "round_test.moc"
