// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/agestables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// Cards, politics and the table's word in Through the Ages by taps.
class AgesPoliticsTest : public AgesTables
{
    Q_OBJECT

    static QString strong()
    {
        return set(
            0, u"'military':4,'workers':{'warriors':3},'science':20,'civil':6,'resourceTokens':[9,0,0,0]"_s);
    }

private Q_SLOTS:
    /// Both totals and the outcome are seen before the tap; the loser gives no more than there is.
    void aggression()
    {
        deal(3, {strong(), set(1, u"'resourceTokens':[2,0,0,0]"_s)});
        tapAll(u"politics aggression against-1 kind-plunder-1"_s);
        QCOMPARE(table().wide().title, u"Léa wins, 3 against 1"_s);
        tap(u"cards-2"_s);
        QCOMPARE(table().wide().title, u"It fails, 3 against 3"_s);
        QVERIFY(table().wide().quiet);
        tapAll(u"give-warriors fight"_s);
        QCOMPARE(lastActions(1).first(),
            u"{\"do\":\"battle\",\"against\":1,\"sacrifice\":{\"warriors\":1},\"cards\":2,\"actions\":1,"
            "\"attacker\":{\"resources\":2},\"defender\":{\"resources\":-2}}"_s);
        QCOMPARE(table().step(), u"board"_s);
    }

    /// What these bring comes from the supply, also beyond what the victim owns; who or what the victim loses
    /// is entered there. More or less of it by hand is still from the supply.
    void aggressionFromTheSupply()
    {
        deal(3, {strong(), set(1, u"'resourceTokens':[0,0,0,0]"_s)});
        tapAll(u"politics aggression against-1 kind-raid-1"_s);
        QCOMPARE(table().battle().parts.last().rows.size(), 2);
        QVERIFY(table().battle().parts.last().rows.last().figures.isEmpty());
        tap(u"booty-resources"_s, 2);
        QVERIFY(row(table().battle().parts, u"kind-raid-1"_s).choice.chosen);
        tap(u"fight"_s);
        QCOMPARE(lastActions(1).first(),
            u"{\"do\":\"battle\",\"against\":1,\"actions\":1,\"attacker\":{\"resources\":2}}"_s);
        tapAll(u"politics aggression against-1 kind-enslave-1 fight"_s);
        QCOMPARE(lastActions(1).first(),
            u"{\"do\":\"battle\",\"against\":1,\"actions\":1,\"attacker\":{\"resources\":3}}"_s);
        // Tapped again it is no longer meant.
        tapAll(u"politics aggression against-1 kind-raid-1 kind-raid-1"_s);
        QVERIFY(!row(table().battle().parts, u"kind-raid-1"_s).choice.chosen);
    }

    /// Where any military card may be discarded for 1, that can be entered.
    void defenceOfOne()
    {
        deal(3, {strong()});
        tapAll(u"politics aggression against-1"_s);
        QVERIFY(!isOffered(u"cards-1"_s));
        deal(3, {strong()}, R"({"edition":"new-story"})");
        tapAll(u"politics aggression against-1 cards-1"_s);
        QCOMPARE(table().wide().title, u"Léa wins, 3 against 2"_s);
    }

    /// A war is declared, and comes up by itself in the next turn; until then the turn cannot end.
    void war()
    {
        deal(2, {strong()});
        tapAll(u"politics declare against-1 fight end end"_s);
        QCOMPARE(table().step(), u"battle"_s);
        tap(u"leave"_s);
        QCOMPARE(table().wide().id, u"war"_s);
        tapAll(u"war fight end"_s);
        QCOMPARE(table().turnOf(), 1);
    }
    /// Of two who are as strong as each other neither is ahead, and there is nothing to take.
    void warWithoutAWinner()
    {
        const auto end = u"{'do':'end-turn'}"_s;
        deal(2, {u"{'do':'declare','against':1}"_s, end, end}, R"({"edition":"new-story"})");
        QCOMPARE(table().step(), u"battle"_s);
        QCOMPARE(table().wide().hint, u"a tie"_s);
        for (const auto &part : table().battle().parts) {
            QVERIFY(part.look != u"counters"_s);
            for (const auto &side : part.rows) {
                QVERIFY(!side.choice.chosen);
            }
        }
    }

    /// What the last round has no more is off, and says why.
    void lastRound()
    {
        const auto age = u"{'do':'next-age'}"_s;
        deal(2, {strong(), age, age, age});
        tap(u"politics"_s);
        QVERIFY(!isOffered(u"declare"_s));
        QCOMPARE(row(u"declare"_s).choice.note, u"not in the last round"_s);
        QCOMPARE(row(u"declare"_s).choice.why, u"A war declared now is never fought."_s);
        const auto reason = u"No units are given up in the last round."_s;
        const auto tells = [&] {
            const auto parts = table().battle().parts;
            return std::ranges::find(parts, reason, &AgesPart::note) != parts.end();
        };
        tapAll(u"aggression against-1"_s);
        QVERIFY(!isOffered(u"give-warriors"_s));
        QVERIFY(tells());
        deal(2, {strong(), age, age, age}, R"({"edition":"new-story"})");
        tapAll(u"politics aggression against-1"_s);
        QVERIFY(!tells());
    }

    /// An attacked player is grey where leagues are banned.
    void leagues()
    {
        deal(3, {strong(), u"{'do':'battle','against':1}"_s}, R"({"leagues":true})");
        tapAll(u"politics aggression"_s);
        QVERIFY(!isOffered(u"against-1"_s));
        QVERIFY(isOffered(u"against-2"_s));
        QCOMPARE(row(u"against-1"_s).choice.note, u"attacked already"_s);
    }

    /// What a card does beyond the rules stands where it is chosen, and where it is in play.
    void notesOfCards()
    {
        deal(2, {strong(), u"{'do':'modify','name':'Michelangelo','kind':'leader','age':1,'actions':0}"_s});
        tapAll(u"politics colony"_s);
        const auto note = u"Draw 3 military cards."_s;
        QVERIFY(
            row(table().colony().parts, u"land-strategic-territory-1"_s).choice.note.endsWith(u'\n' + note));
        tapAll(u"leave leave cards shelf-4"_s);
        QVERIFY(row(table().cards().parts, u"held-Michelangelo"_s)
                    .choice.note.endsWith(u"A wonder costs 1 civil action less to take."_s));
        QVERIFY(row(table().cards().parts, u"card-strategic-territory-1"_s).choice.note.contains(note));
        QVERIFY(seat().cards.first().choice.note.endsWith(u"A wonder costs 1 civil action less to take."_s));
    }

    /// What an event does to whom is told before it is carried out, by one action for the same gain.
    void events()
    {
        deal(3, {strong(), set(2, u"'culture':9,'workers':{'warriors':0}"_s)});
        tapAll(u"politics event age-1 event-crusades"_s);
        const auto parts = table().event().parts;
        const auto strikes = std::ranges::find(parts, u"It strikes"_s, &AgesPart::title);
        QVERIFY(strikes != parts.end());
        QCOMPARE(strikes->rows.size(), 2);
        QCOMPARE(strikes->rows[0].choice.title, u"Léa"_s);
        QCOMPARE(strikes->rows[1].choice.title, u"Tom"_s);
        const int before = head();
        tap(u"carry-out"_s);
        QCOMPARE(head() - before, 2);
        table().undo();
        QCOMPARE(head(), before);
    }

    /// Food or resources: each chooses on the page of the event, and nothing is done before all have.
    void eventWithAChoice()
    {
        deal(3, {});
        tapAll(u"politics event event-markets"_s);
        QVERIFY(!isOffered(u"event-crafts"_s));
        QCOMPARE(table().wide().title, u"Who gets what?"_s);
        QVERIFY(!table().wide().enabled);
        tapAll(u"share-0 share-12 share-20 carry-out"_s);
        QCOMPARE(lastActions(2),
            (QStringList{u"{\"do\":\"gain\",\"players\":[0,2],\"gain\":{\"food\":2}}"_s,
                u"{\"do\":\"gain\",\"players\":[1],\"gain\":{\"resources\":2}}"_s}));
        deal(3, {strong()});
        tapAll(u"politics event age-1 event-foray"_s);
        QVERIFY(isOffered(u"share-1"_s));
        QVERIFY(!isOffered(u"share-21"_s));
    }

    /// From a board that an event touches, and from its gains by hand, the event is seen again.
    void backToTheEvent()
    {
        deal(3, {strong()});
        tapAll(u"politics event age-1 event-border-conflict for-1 cell-bronze destroy home"_s);
        QCOMPARE(table().step(), u"event"_s);
        QVERIFY(isOffered(u"carry-out"_s));
        tapAll(u"by-hand leave"_s);
        QVERIFY(isOffered(u"carry-out"_s));
        tapAll(u"by-hand gain-culture"_s);
        table().touch(u"gain-culture"_s, 1);
        tap(u"grant"_s);
        QVERIFY(isOffered(u"carry-out"_s));
        tapAll(u"event-border-conflict event-barbarians"_s);
        QCOMPARE(table().wide().id, u"back"_s);
        // Without an event the way leads to politics.
        tapAll(u"back politics for-2 home"_s);
        QCOMPARE(table().step(), u"politics"_s);
    }

    /// A page that was opened is told by its title, and what was prepared in a turn on its page.
    void traces()
    {
        deal(2, {set(0, u"'military':0"_s)});
        const QSignalSpy tookBack(&table(), &GameTable::tookBack);
        for (const auto &[door, title] : {std::pair(u"wonder"_s, u"Undone: Play a card"_s),
                 std::pair(u"government"_s, u"Undone: Government"_s)}) {
            tap(door);
            table().undo();
            QCOMPARE(tookBack.last().first().toString(), title);
        }
        tap(u"tactic"_s);
        QCOMPARE(table().tactic().parts.first().look, u"note"_s);
        QVERIFY(!table().tactic().parts.first().note.isEmpty());
        tapAll(u"back politics"_s);
        QVERIFY(table().politics().parts.first().note.isEmpty());
        tap(u"prepare-1"_s);
        QCOMPARE(table().politics().parts.first().note, u"1 prepared this turn"_s);
        tapAll(u"back end politics"_s);
        QVERIFY(table().politics().parts.first().note.isEmpty());
    }

    /// Which wonder a stage was of.
    void stagesTellTheWonder()
    {
        deal(2, {strong()});
        tapAll(u"wonder card-taj-mahal stage-1"_s);
        QVERIFY(table().undoList().first().endsWith(u", Taj Mahal"_s));
    }

    /// What a card costs and gives is on its row.
    void factsOfCards()
    {
        deal(2, {strong()});
        tapAll(u"cards shelf-2"_s);
        QCOMPARE(table().cards().parts.last().rows.first().choice.icon, u"tta-science"_s);
        QCOMPARE(row(table().cards().parts.last().rows, u"card-code-of-laws"_s).choice.cost, u"6"_s);
        tapAll(u"leave leader"_s);
        QVERIFY(table().cards().parts.last().rows.first().choice.cost.isEmpty());
        tapAll(u"leave government"_s);
        const auto governments = table().government().parts;
        const auto theocracy = std::ranges::find(governments, u"Theocracy"_s, &AgesPart::title);
        QVERIFY(theocracy != governments.end());
        QVERIFY2(theocracy->note.endsWith(u"+1 culture a turn, +2 faces"_s), qPrintable(theocracy->note));
        QCOMPARE(row(theocracy->rows, u"revolution-theocracy"_s).choice.note, u"all civil actions"_s);
    }

    void pact()
    {
        deal(3, {strong()});
        tapAll(u"politics pact with-2 pact-open-borders-agreement agree"_s);
        QCOMPARE(seat().cards.size(), 1);
        QCOMPARE(table().seats().at(2).cards.size(), 1);
        QCOMPARE(table().seats().at(1).cards.size(), 0);
        deal(2, {strong()});
        tap(u"politics"_s);
        QVERIFY(!isOffered(u"pact"_s));
    }

    /// An event of the third age is scored once.
    void impact()
    {
        deal(2, {strong()});
        tapAll(u"politics impact impact-strength"_s);
        QCOMPARE(table().wide().hint, u"Léa 10, Marc 0"_s);
        tapAll(u"score politics impact"_s);
        QCOMPARE(rating(0), 10);
        QVERIFY(!isOffered(u"impact-strength"_s));
        // Ties go to who comes first from the one whose turn it is, on the button as on the track.
        deal(3, {});
        tapAll(u"end politics impact impact-strength"_s);
        QCOMPARE(table().wide().hint, u"Léa 0, Marc 14, Tom 7"_s);
        tap(u"score"_s);
        QCOMPARE(rating(0), 14);
    }

    /// A new age tells everybody's losses; the last one ends the game with the last events.
    void ages()
    {
        deal(2, {strong(), set(0, u"'yellow':24"_s), set(1, u"'yellow':24"_s)});
        tapAll(u"politics new-age"_s);
        QCOMPARE(table().step(), u"news"_s);
        tapAll(u"on politics new-age on politics new-age on"_s);
        QVERIFY(table().lastRound());
        tapAll(u"end end"_s);
        QCOMPARE(table().step(), u"impact"_s);
        tapAll(u"impact-wonders score"_s);
        QVERIFY(table().over());
    }

    /// What wins is culture, and the end says so in every language.
    void theVerdictSpeaksOfCulture()
    {
        const auto age = u"{'do':'next-age'}"_s;
        const auto end = u"{'do':'end-turn'}"_s;
        deal(2, {age, age, age, set(0, u"'culture':179"_s), set(1, u"'culture':170"_s), end, end});
        tapAll(u"score"_s);
        QVERIFY(table().over());
        QCOMPARE(table().verdictNote(), u"179 culture, 9 ahead of Marc"_s);
        QVERIFY(useLanguage(u"fr"_s));
        QCOMPARE(table().verdictNote(), u"179 culture, 9 d’avance sur Marc"_s);
        QVERIFY(useLanguage(u"de"_s));
        QCOMPARE(table().verdictNote(), u"179 Kultur, 9 vor Marc"_s);
    }

    void tokensOfAnAge()
    {
        deal(2, {strong()});
        tapAll(u"politics new-age"_s);
        QCOMPARE(table().news().head.caption, u"Everybody loses 2 yellow tokens"_s);
        deal(2, {strong(), set(1, u"'yellow':1"_s)});
        tapAll(u"politics new-age"_s);
        QCOMPARE(table().news().head.caption, u"Everybody loses up to 2 yellow tokens"_s);
    }
    /// A line for each: what an age took is not told twice.
    void lossesOfAnAge()
    {
        deal(2,
            {strong(), u"{'do':'modify','name':'Moses','kind':'leader','effect':{'strength':1}}"_s,
                set(1, u"'yellow':13"_s),
                u"{'do':'take','player':1,'actions':0,"
                "'wonder':{'name':'Colossus','age':0,'stages':[3,3]}}"_s});
        tapAll(u"politics new-age"_s);
        const auto rows = table().news().parts.first().rows;
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).seat, 0);
        QCOMPARE(rows.at(0).choice.title, u"Léa"_s);
        QCOMPARE(rows.at(0).choice.note, u"Moses leaves, −1 strength, +1 discontented"_s);
        QCOMPARE(rows.at(0).figures.first().text, u"18 → 16"_s);
        QCOMPARE(rows.at(1).choice.note, u"Colossus, unfinished, is lost, +1 discontented"_s);
        QCOMPARE(rows.at(1).figures.first().text, u"13 → 11"_s);
    }

    /// Who has nothing a turn is told so in figures, too.
    void standingBeforeTheLastRound()
    {
        const auto age = u"{'do':'next-age'}"_s;
        deal(2, {strong(), u"{'do':'end-turn'}"_s, age, age, age, set(1, u"'pool':9"_s)});
        tap(u"end"_s);
        const auto parts = table().news().parts;
        const auto standing = std::ranges::find(parts, u"Standing"_s, &AgesPart::title);
        QVERIFY(standing != parts.end());
        for (const auto &row : standing->rows) {
            QCOMPARE(row.choice.note, u"+0 a turn"_s);
        }
    }
    /// A card that the app does not know is described once.
    void ownCard()
    {
        deal(2, {strong()});
        tapAll(u"cards by-hand"_s);
        QVERIFY(!table().wide().enabled);
        // A name of two words is typed letter by letter.
        table().touch(u"name"_s, 0, u"Queen "_s);
        QCOMPARE(table().own().parts.first().field.text, u"Queen "_s);
        table().touch(u"name"_s, 0, u"Boudica "_s);
        tap(u"trait-strength"_s, 2);
        tap(u"take"_s);
        QCOMPARE(seat().leader.title, u"Boudica"_s);
        QCOMPARE(rating(4), 5);
        tapAll(u"cards shelf-4 held-Boudica remove leader"_s);
        QVERIFY(isOffered(u"own-Boudica"_s));
    }

    /// What was played from memory stays what it was once another card is described under its name, over a
    /// kill too.
    void anotherCardOfTheSameName()
    {
        deal(2, {strong()});
        const auto describe = [&](int strength) {
            tap(u"by-hand"_s);
            table().touch(u"name"_s, 0, u"Boudica"_s);
            tap(u"trait-strength"_s, strength);
            tap(u"take"_s);
        };
        tap(u"cards"_s);
        describe(2);
        tapAll(u"cards shelf-4 held-Boudica remove leader own-Boudica cards shelf-4 held-Boudica remove"_s);
        tap(u"leader"_s);
        describe(4);
        tapAll(u"cards shelf-2"_s);
        const auto step = table().step();
        const auto page = table().page();
        open();
        QCOMPARE(table().step(), step);
        QVERIFY(table().page() == page);
        table().undo();
        QCOMPARE(table().step(), u"cards"_s);
    }

    /// An action card gives something and takes an action, by one tap.
    void actionCard()
    {
        deal(2, {strong()});
        tapAll(u"cards shelf-3"_s);
        tap(u"gain-culture"_s, 3);
        tap(u"play"_s);
        QCOMPARE(rating(0), 3);
        QCOMPARE(seat().government.civil, 5);
    }

    /// No row comes or goes while the hand is on another, and a government is left for another only.
    void correctionsStayInPlace()
    {
        deal(2, {set(0, u"'government':'monarchy'"_s)});
        const auto ids = [&] {
            QStringList list;
            const auto page = table().correct();
            for (const auto &group : page.sheets.first().groups) {
                for (const auto &row : group.rows) {
                    list << row.counter.id;
                }
            }
            return list;
        };
        const auto figure = [&](const QString &id) {
            const auto page = table().correct();
            for (const auto &group : page.sheets.first().groups) {
                for (const auto &row : group.rows) {
                    if (row.counter.id == u"correct-0-"_s + id) {
                        return row.counter;
                    }
                }
            }
            return TableCounter{};
        };
        const auto before = ids();
        QCOMPARE(figure(u"workers-iron"_s).most, 0);
        table().touch(u"correct-0-knows-iron"_s, 1);
        QCOMPARE(ids(), before);
        QVERIFY(figure(u"workers-iron"_s).most > 0);
        QCOMPARE(figure(u"government-monarchy"_s).least, 1);
        table().touch(u"correct-0-government-monarchy"_s, 0);
        QCOMPARE(figure(u"government-monarchy"_s).value, 1);
        table().touch(u"correct-0-government-despotism"_s, 1);
        QCOMPARE(figure(u"government-monarchy"_s).value, 0);
        QCOMPARE(figure(u"government-monarchy"_s).least, 0);
    }

    /// A technology taken away goes with its workers.
    void corrections()
    {
        deal(2, {set(0, u"'technologies':['iron'],'workers':{'iron':1}"_s)});
        Tables::correct(table(), 0, {{"culture", 12}, {"knows-iron", 0}, {"government-monarchy", 1}});
        QCOMPARE(rating(0), 12);
        QCOMPARE(table().correct().sheets.first().note, u"Culture 12"_s);
        table().touch(u"correct-0-culture"_s, 1'150);
        QCOMPARE(table().correct().sheets.first().note, u"Culture 12 → 1,150"_s);
        QCOMPARE(cell(u"iron"_s).choice.status, u"dear"_s);
        QCOMPARE(seat().government.choice.title, u"Monarchy"_s);
    }

    void resign()
    {
        deal(3, {strong()});
        const int before = head();
        tapAll(u"politics resign"_s);
        QCOMPARE(head(), before);
        tap(u"resign"_s);
        QCOMPARE(table().turnOf(), 1);
        QVERIFY(table().seats().at(0).resigned);
    }
};

TALLYSTONE_SUITE(AgesPoliticsTest)
#include "agespolitics_test.moc"
