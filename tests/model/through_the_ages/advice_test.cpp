// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/through_the_ages/table.h"
#include "tests/suites.h"

using namespace ThroughTheAges;

/// What screens ask of the rules.
class AdviceTest : public QObject
{
    Q_OBJECT

    static Table at(const QByteArray &set, int players = 2, const char *options = "{}")
    {
        Table table(players, options);
        table.toRound(2).set(0, set);
        return table;
    }

private Q_SLOTS:
    void whatItCosts()
    {
        auto table = at("{'science':9,'resourceTokens':[4,0,0,0]}");
        const auto build = prospectOf(table.state(), Build{.technology = Technology::Religion});
        QVERIFY(build.isAllowed());
        QVERIFY(build.price == (Price{.civil = 1, .resources = 3}));
        QCOMPARE(build.changes[0].blue, 3);
        QCOMPARE(build.changes[0].ratings[Rating::CulturePerTurn], 1);
        QVERIFY(build.changes[1] == Change{});
        // The price is told also where it cannot be paid.
        const auto learn = prospectOf(table.state(), Learn{.technology = Technology::Coal});
        QCOMPARE(learn.broken.front().code, Code::TooEarly);
        QCOMPARE(learn.price->science, 7);
        QVERIFY(learn.events.empty());
        const auto grow = priceOf(table.state(), Grow{.discount = 1});
        QVERIFY(grow == (Price{.civil = 1, .food = 1}));
        const auto govern
            = priceOf(table.state(), Govern{.government = Government::Monarchy, .revolution = true});
        QVERIFY(govern == (Price{.civil = 4, .science = 3}));
        QVERIFY(!priceOf(table.state(), BuildStages{}));
        QVERIFY(!priceOf(table.state(), Upgrade{.from = Technology::Bronze, .to = Technology::Alchemy}));
        table.set(0, "{'arms':1}");
        const auto unit = priceOf(table.state(), Build{.technology = Technology::Warriors});
        QVERIFY(unit == (Price{.military = 1, .resources = 2, .arms = 1}));
    }

    /// Several actions cost their prices together, and change what they change together.
    void severalAtOnce()
    {
        auto table = at("{'science':9,'pool':0,'foodTokens':[3,0,0,0],'resourceTokens':[4,0,0,0]}");
        const std::vector<Action> both = {Grow{}, Build{.technology = Technology::Bronze}};
        const auto prospect = prospectOf(table.state(), both);
        QVERIFY(prospect.isAllowed());
        QVERIFY(prospect.price == (Price{.civil = 2, .food = 2, .resources = 2}));
        QCOMPARE(prospect.changes[0].yellow, -1);
        QCOMPARE(prospect.changes[0].made[Good::Resources], 1);
        QCOMPARE(prospect.changes[0].made[Good::Food], 0);
        // What breaks a rule only after the first is told, and nothing happens.
        table.set(0, "{'civil':1}");
        const auto refused = prospectOf(table.state(), both);
        QCOMPARE(refused.broken.front().code, Code::NotEnoughCivil);
        QVERIFY(refused.price == (Price{.civil = 2, .food = 2, .resources = 2}));
        QVERIFY(refused.changes[0] == Change{});
    }

    /// What stops an uprising first, what destroys last, then the cheapest; nothing where people are calm.
    void remedies()
    {
        auto table
            = at("{'yellow':12,'pool':0,'resourceTokens':[9,0,0,0],'workers':{'religion':1,'warriors':1}}");
        const auto remedies = remediesOf(table.state());
        QVERIFY(!remedies.empty());
        QVERIFY(remedies.front().action == Action(Destroy{.technology = Technology::Agriculture}));
        QVERIFY(remedies.front().stops());
        QCOMPARE(remedies.front().price, 0);
        for (const auto &remedy : remedies) {
            QVERIFY(!refusal(table.state(), remedy.action));
        }
        QVERIFY(remediesOf(at("{'pool':3}").state()).empty());
        // What a new worker eats counts like what a building costs, and nobody is mixed with who is free.
        const auto fed = remediesOf(
            at("{'yellow':12,'pool':0,'foodTokens':[4,0,0,0],'resourceTokens':[2,0,0,0]}").state());
        const auto grown = std::ranges::find(fed, Action(Grow{}), &Remedy::action);
        QVERIFY(grown == fed.begin());
        QCOMPARE(grown->price, 4);
        QCOMPARE(grown->discontent, 2);
        QCOMPARE(grown->pool, 1);
        QVERIFY(!grown->stops());
        // Where one alone does not stop it, several may; or not even all of them.
        QVERIFY(canBeCalmed(table.state()));
        const QByteArray alone = "{'yellow':12,'pool':0,'foodTokens':[4,0,0,0],'resourceTokens':[0,0,0,0],"
                                 "'workers':{'agriculture':0,'bronze':0,'philosophy':0,'warriors':";
        const auto two = at(alone + "1}}");
        QVERIFY(!remediesOf(two.state()).front().stops());
        QVERIFY(canBeCalmed(two.state()));
        const auto one = at(alone + "0}}");
        QCOMPARE(remediesOf(one.state()).size(), std::size_t(1));
        QVERIFY(!canBeCalmed(one.state()));
    }

    void allThatCanBeDone()
    {
        auto table = at("{'science':9,'resourceTokens':[9,0,0,0],'technologies':['iron']}");
        table.play("{'do':'take','actions':0,'wonder':{'name':'Big','age':0,'stages':[2,2,2]}}");
        const auto offers = offersTo(table.state(), 0);
        QVERIFY(offers.population.isAllowed());
        QCOMPARE(offers.stages.size(), std::size_t(3));
        QCOMPARE(offers.stages[2].price->civil, 3);
        // Level A and I.
        QCOMPARE(offers.technologies.size(), std::size_t(14));
        const auto iron
            = std::ranges::find(offers.technologies, Technology::Iron, &TechnologyOffer::technology);
        QVERIFY(iron->known && iron->build.isAllowed());
        QCOMPARE(iron->upgrades.size(), std::size_t(1));
        QCOMPARE(iron->upgrades.front().technology, Technology::Bronze);
        QCOMPARE(iron->upgrades.front().upgrade.price->resources, 3);
        QCOMPARE(iron->learn.broken.front().code, Code::AlreadyKnown);
        QCOMPARE(offers.governments.size(), std::size_t(7));
        QCOMPARE(offers.governments.front().totals.civil, 5);
        QVERIFY(offers.governments.front().peaceful.isAllowed());
        QCOMPARE(offers.governments.back().revolution.broken.front().code, Code::TooEarly);
    }

    /// Known of a leader of the catalogue; of others the table knows, and the rules let them.
    void revolutionsWithMilitaryActions()
    {
        auto table = at("{'science':9}");
        const auto leader = [&](const QByteArray &name) {
            table.play("{'do':'modify','name':'" + name + "','kind':'leader','age':1,'actions':0}");
            return mayRevoltWithMilitary(table.state(), 0);
        };
        QVERIFY(!mayRevoltWithMilitary(table.state(), 0));
        QVERIFY(leader("Maximilien Robespierre"));
        QVERIFY(!mayRevoltWithMilitary(table.state(), 1));
        QVERIFY(!leader("Joan of Arc"));
        QVERIFY(offersTo(table.state(), 0).governments.front().uprising.isAllowed());
    }

    void theEndOfTheTurn()
    {
        auto table
            = at("{'yellow':4,'blue':0,'foodTokens':[0,0,0,0],'culture':30,'resourceTokens':[0,3,0,0]}");
        table.card(0, "{'happiness':8}");
        const auto end = turnEnd(table.state());
        QCOMPARE(end.missingFood, 4);
        QCOMPARE(end.cultureLost, 16);
        QCOMPARE(end.corruption, 6);
        QCOMPARE(end.foodLost, 2);
        QCOMPARE(end.resourcesLost, 2);
        QCOMPARE(end.draw, 2);
        QVERIFY(!end.uprising);
        QCOMPARE(end.after.culture, 14);
        table.card(0, "{}");
        QVERIFY(turnEnd(table.state()).uprising);
        // Also while a war is open.
        Table war(2);
        war.toRound(2).play("{'do':'declare','against':1}").endTurn().endTurn();
        QCOMPARE(turnEnd(war.state()).after.science, 3);
    }

    void aWorkerMoves()
    {
        auto table = at("{'technologies':['alchemy']}");
        const auto moved = prospectOf(
            table.state(), movedWorker(table.state(), 0, Technology::Philosophy, Technology::Alchemy));
        QCOMPARE(moved.changes[0].ratings[Rating::SciencePerTurn], 1);
    }

    void calming()
    {
        auto table
            = at("{'yellow':8,'pool':1,'technologies':['theology','drama'],'resourceTokens':[5,0,0,0]}");
        const auto calm = calmFor(table.state(), 0);
        QCOMPARE(calm.missing, 3);
        QCOMPARE(calm.comforts.size(), std::size_t(3));
        QCOMPARE(calm.comforts[0].technology, Technology::Religion);
        QCOMPARE(calm.comforts[0].faces, 1);
        QVERIFY(!calm.comforts[0].calms);
        QCOMPARE(calm.comforts[1].technology, Technology::Theology);
        QCOMPARE(calm.comforts[1].faces, 2);
        table.set(0, "{'yellow':16,'pool':1}");
        QCOMPARE(calmFor(table.state(), 0).missing, 0);
        QVERIFY(calmFor(table.state(), 0).comforts[0].calms);
    }

    void theBestTactic()
    {
        auto table = at("{'technologies':['knights'],'workers':{'warriors':3,'knights':1}}");
        const auto tactics = tacticsFor(table.state(), 0);
        QCOMPARE(tactics.size(), std::size_t(6));
        QCOMPARE(tactics[0].tactic, Tactic::Phalanx);
        QCOMPARE(tactics[0].strength, 8);
        // Two armies of legions are not there: table order among equals.
        QCOMPARE(tactics[1].tactic, Tactic::Legion);
        QCOMPARE(tactics[2].tactic, Tactic::MedievalArmy);
        QCOMPARE(tactics[5].tactic, Tactic::HeavyCavalry);
        auto later = at("{}", 2, "{'edition':'new-story'}");
        QCOMPARE(tacticsFor(later.state(), 0).size(), std::size_t(5));
    }

    void whereNumbersComeFrom()
    {
        auto table = at("{'workers':{'warriors':2,'religion':1},'tactic':'fighting-band',"
                        "'government':'theocracy'}");
        table.card(0, "{'culture':3,'strength':1,'happiness':-1}", "Wall");
        using Of = NumberPart::Of;
        QVERIFY(partsOf(table.state(), 0, Number::Culture)
            == (std::vector<NumberPart>{
                {Of::Buildings, "", 1}, {Of::Government, "", 1}, {Of::Card, "Wall", 3}}));
        QVERIFY(partsOf(table.state(), 0, Number::Strength)
            == (std::vector<NumberPart>{{Of::Buildings, "", 2}, {Of::Card, "Wall", 1}, {Of::Tactic, "", 1}}));
        QVERIFY(partsOf(table.state(), 0, Number::Happiness)
            == (std::vector<NumberPart>{
                {Of::Buildings, "", 1}, {Of::Government, "", 2}, {Of::Card, "Wall", -1}}));
    }

    void impactsNow()
    {
        Table table(3);
        table.toRound(2).card(2, "{'strength':5}");
        const auto strength = impactPoints(table.state(), Impact::Strength);
        QCOMPARE(strength.points, (std::array<int, 4>{7, 0, 14, 0}));
        QCOMPARE(strength.ranks, (std::array<int, 4>{2, 3, 1, 0}));
        QCOMPARE(impactPoints(table.state(), Impact::Government).points[1], 10);
    }

    void bidsAndBooty()
    {
        auto table = at("{'workers':{'warriors':3},'tactic':'legion','science':2,'culture':9,'pool':1}");
        table.card(0, "{'colonize':2}");
        QCOMPARE(highestBid(table.state(), 0), 7);
        const auto booty = canGive(table.state(), 0,
            {.food = 9, .resources = 1, .science = 5, .culture = 5, .yellow = 99, .blue = 1, .workers = 99});
        QVERIFY(booty
            == (Booty{.food = 2,
                .resources = 1,
                .science = 2,
                .culture = 5,
                .yellow = 18,
                .blue = 1,
                .workers = 9}));
    }

    /// Bonus cards of the three ages; in the new story any other card is worth 1 in defence.
    void cardsInBattle()
    {
        QCOMPARE(cardsOfDefence(Edition::Original), (std::vector{2, 4, 6}));
        QCOMPARE(cardsOfDefence(Edition::NewStory), (std::vector{1, 2, 4, 6}));
        QCOMPARE(cardsOfColonies(), (std::vector{1, 2, 3}));
    }

    void theLastRoundFightsNoMore()
    {
        Table table(2);
        table.toAge(3).endTurn();
        QVERIFY(isWarFought(table.state()));
        // Not the first seat: the next round is the last.
        table.play("{'do':'next-age'}");
        QVERIFY(isWarFought(table.state()) && maySacrifice(table.state()));
        table.endTurn();
        QVERIFY(!isWarFought(table.state()) && !maySacrifice(table.state()));
        // Declaring it breaks no rule.
        QVERIFY(!refusal(table.state(), Declare{.against = 1}));
        Table later(2, "{'edition':'new-story'}");
        later.toRound(2);
        QVERIFY(isWarFought(later.state()) && !maySacrifice(later.state()));
    }

    void theRow()
    {
        Table table(4);
        QCOMPARE(cardsLeavingTheRow(table.state()), 0);
        table.toRound(2);
        QCOMPARE(cardsLeavingTheRow(table.state()), 1);
        table.play("{'do':'resign'}");
        QCOMPARE(cardsLeavingTheRow(table.state()), 2);
        table.play("{'do':'resign'}");
        QCOMPARE(cardsLeavingTheRow(table.state()), 3);
        const QList<int> prices = {1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
        for (int space = 1; space <= RowSpaces; ++space) {
            QCOMPARE(rowPrice(table.state(), 2, space, false), prices[space - 1]);
        }
        table.play("{'do':'modify','player':2,'name':'Big','kind':'wonder'}");
        QCOMPARE(rowPrice(table.state(), 2, 1, true), 2);
        QCOMPARE(rowPrice(table.state(), 2, 1, false), 1);
    }

    void whoIsStrongest()
    {
        Table table(3);
        table.toRound(2).card(2, "{'strength':5}").set(1, "{'culture':4}").endTurn();
        QCOMPARE(byStrength(table.state()), (std::vector<int>{2, 1, 0}));
        QCOMPARE(byCulture(table.state()), (std::vector<int>{1, 2, 0}));
    }
};
TALLYSTONE_SUITE(AdviceTest)
#include "advice_test.moc"
