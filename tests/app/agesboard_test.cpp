// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/agestables.h"
#include "tests/suites.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// The board of Through the Ages by taps: what it shows, what each tap costs, what is refused before it.
class AgesBoardTest : public AgesTables
{
    Q_OBJECT

    static QString rich()
    {
        return set(
            0, u"'science':30,'civil':9,'military':6,'foodTokens':[9,0,0,0],'resourceTokens':[20,0,0,0]"_s);
    }

private Q_SLOTS:
    /// The design's tap budget, action by action.
    void budget_data()
    {
        QTest::addColumn<QString>("taps");
        QTest::addColumn<int>("actions");
        QTest::newRow("take a card") << u"take-2"_s << 1;
        QTest::newRow("new worker") << u"worker"_s << 1;
        QTest::newRow("build") << u"cell-agriculture build"_s << 1;
        QTest::newRow("learn") << u"cell-iron learn"_s << 1;
        QTest::newRow("learn and upgrade") << u"cell-iron raise-bronze"_s << 2;
        QTest::newRow("with an action card") << u"cell-agriculture discount-1 build"_s << 1;
        QTest::newRow("start a wonder") << u"wonder card-taj-mahal"_s << 1;
        QTest::newRow("leader") << u"leader card-joan-of-arc"_s << 1;
        QTest::newRow("special") << u"cards shelf-2 card-code-of-laws"_s << 1;
        QTest::newRow("government") << u"government peaceful-monarchy"_s << 1;
        QTest::newRow("tactic") << u"tactic tactic-legion"_s << 1;
        QTest::newRow("prepare an event") << u"politics prepare-1"_s << 1;
        QTest::newRow("event for all") << u"politics prepare-0 event event-crafts carry-out"_s << 2;
        QTest::newRow("impact") << u"politics impact impact-strength score"_s << 1;
        QTest::newRow("aggression") << u"politics aggression against-1 kind-plunder-1 fight"_s << 1;
        QTest::newRow("colony") << u"politics colony give-warriors land-fertile-territory-1 colonize"_s << 1;
        QTest::newRow("end of the turn") << u"end"_s << 1;
    }
    void budget()
    {
        QFETCH(QString, taps);
        QFETCH(int, actions);
        deal(2, {rich()});
        const int before = head();
        tapAll(taps);
        QCOMPARE(head() - before, actions);
    }

    /// Age I: two cards, a worker, a farm, the end.
    void quietTurn()
    {
        deal(2, {set(0, u"'foodTokens':[3,0,0,0],'resourceTokens':[4,0,0,0]"_s)});
        const int before = head();
        tapAll(u"take-1 take-1 worker cell-agriculture build end"_s);
        QCOMPARE(m_taps, 6);
        QCOMPARE(head() - before, 5);
        QCOMPARE(table().turnOf(), 1);
    }

    /// The second one of the same is one tap: the tray stays.
    void secondOfTheSame()
    {
        deal(2, {rich(), set(0, u"'pool':3"_s)});
        tapAll(u"cell-agriculture build build"_s);
        QCOMPARE(m_taps, 3);
        QCOMPARE(cell(u"agriculture"_s).workers, 4);
        QVERIFY(table().board().tray.open);
    }

    /// Two actions by one tap are one undo.
    void combined()
    {
        deal(2, {rich(), set(0, u"'pool':0"_s)});
        const int before = head();
        tapAll(u"cell-bronze grow"_s);
        QCOMPARE(head() - before, 2);
        QCOMPARE(cell(u"bronze"_s).workers, 3);
        QCOMPARE(lastActions(2),
            (QStringList{u"{\"do\":\"population\"}"_s, u"{\"do\":\"build\",\"technology\":\"bronze\"}"_s}));
        table().undo();
        QCOMPARE(head(), before);
        QCOMPARE(cell(u"bronze"_s).workers, 2);
        QCOMPARE(seat().bank.pool, 0);
        tap(u"grow"_s);
        QCOMPARE(head() - before, 2);
    }

    /// A refusal is seen before the tap, and told in a sentence.
    void refusalsBeforeTheTap()
    {
        deal(2, {set(0, u"'science':4,'pool':1,'resourceTokens':[1,0,0,0]"_s)});
        QCOMPARE(cell(u"bronze"_s).choice.status, u"price"_s);
        QCOMPARE(cell(u"iron"_s).choice.status, u"dear"_s);
        QCOMPARE(cell(u"irrigation"_s).choice.status, u"learn"_s);
        tap(u"cell-bronze"_s);
        const auto build = row(table().board().tray.rows, u"build"_s);
        QVERIFY(!build.choice.enabled);
        QCOMPARE(build.choice.note, u"1 resource short."_s);
        QCOMPARE(build.choice.cost, u"2"_s);
        QVERIFY(!isOffered(u"build"_s));
        // The way to what is missing.
        QCOMPARE(row(table().board().tray.rows, u"to-iron"_s).chip.id, u"see-iron"_s);
        tap(u"see-iron"_s);
        QCOMPARE(table().board().tray.title, u"Iron"_s);
    }

    void urbanLimit()
    {
        deal(2, {rich(), set(0, u"'pool':2,'workers':{'philosophy':2}"_s)});
        QCOMPARE(cell(u"philosophy"_s).choice.status, u"limit"_s);
        QCOMPARE(cell(u"religion"_s).choice.status, u"open"_s);
    }

    /// In the first round cards are taken, wonders among them, no more.
    void firstRound()
    {
        deal(2, {});
        while (table().canUndo()) {
            table().undo();
        }
        QVERIFY(isOffered(u"take-1"_s) && isOffered(u"wonder"_s) && isOffered(u"end"_s));
        for (const auto *id : {"worker", "cards", "politics", "government", "leader"}) {
            QVERIFY2(!isOffered(QLatin1String(id)), id);
        }
        QVERIFY(seat().board.asleep);
        QCOMPARE(table().board().note, u"Age A: take cards only"_s);
        tapAll(u"take-1 end"_s);
        QCOMPARE(m_taps, 2);
    }

    /// Under each number stands what the end of the turn makes of it, and then it is so.
    void forecast()
    {
        deal(2, {set(0, u"'science':4,'foodTokens':[3,0,0,0],'resourceTokens':[2,0,0,0]"_s)});
        QStringList after;
        for (const auto &rating : seat().ratings.first(4)) {
            after << rating.after;
        }
        tapAll(u"end end"_s);
        QCOMPARE(table().turnOf(), 0);
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(QString::number(rating(i)), after.at(i));
        }
    }

    /// An uprising is asked about once, with what would stop it.
    void uprising()
    {
        deal(2, {set(0, u"'yellow':12,'pool':0,'resourceTokens':[9,0,0,0]"_s)});
        const int before = head();
        tap(u"end"_s);
        QCOMPARE(head(), before);
        const auto end = table().board().end;
        QVERIFY(end.open && !end.remedies.isEmpty() && end.remedies.size() <= 3);
        tap(u"anyway"_s);
        QCOMPARE(head(), before + 1);
        QCOMPARE(table().step(), u"news"_s);
        tap(u"on"_s);
        QCOMPARE(table().turnOf(), 1);
    }

    /// What nothing stops any more is not asked about: it is told, as the button said.
    void anUprisingThatNothingStops()
    {
        deal(2,
            {set(0,
                u"'yellow':12,'foodTokens':[4,0,0,0],'resourceTokens':[0,0,0,0],"
                "'workers':{'agriculture':0,'bronze':0,'philosophy':0,'warriors':0},'pool':0"_s)});
        QVERIFY(isOffered(u"worker"_s));
        QVERIFY(table().wide().hint.startsWith(u"uprising"_s));
        tap(u"end"_s);
        QCOMPARE(table().step(), u"news"_s);
        QCOMPARE(table().news().parts.first().rows.first().choice.title, u"Uprising"_s);
    }

    /// What struck at the end of a turn is told: who lacked what, what it cost, how all numbers changed.
    void whatHappened()
    {
        deal(2, {set(0, u"'yellow':4,'pool':9,'culture':30,'workers':{'agriculture':1}"_s)});
        tap(u"end"_s);
        QCOMPARE(table().step(), u"news"_s);
        auto page = table().news();
        QCOMPARE(page.head.title, u"What just happened"_s);
        const auto struck = page.parts.first();
        QCOMPARE(struck.look, u"struck"_s);
        QCOMPARE(struck.rows.first().choice.title, u"Famine"_s);
        // 4 are eaten; 2 were there and 1 is made.
        QCOMPARE(struck.rows.first().choice.note, u"Léa lacks 1 food: 4 culture each"_s);
        QCOMPARE(struck.rows.first().figures.first().text, u"−4"_s);
        QCOMPARE(page.parts.at(1).rows.first().figures.first().text, u"30 → 26"_s);
        QCOMPARE(page.parts.at(2).rows.first().choice.title, u"Léa draws 2 military cards"_s);
        QCOMPARE(page.parts.last().rows.first().choice.title, u"Next: Marc"_s);
        QCOMPARE(table().wide().title, u"Marc plays"_s);
    }

    /// Also before the last events.
    void whatHappenedInTheLastTurn()
    {
        const auto age = u"{'do':'next-age'}"_s;
        deal(2,
            {age, age, age, u"{'do':'end-turn'}"_s,
                set(1, u"'yellow':4,'pool':9,'culture':30,'foodTokens':[0,0,0,0]"_s)});
        tap(u"end"_s);
        QCOMPARE(table().step(), u"news"_s);
        QCOMPARE(
            table().news().parts.first().rows.first().choice.note, u"Marc lacks 2 food: 4 culture each"_s);
        QCOMPARE(table().wide().title, u"Last events"_s);
        tap(u"on"_s);
        QCOMPARE(table().step(), u"impact"_s);
    }

    /// And before the Rival plays, or tells what it did by itself.
    void whatHappenedAlone()
    {
        deal(1, {set(0, u"'yellow':12,'pool':0"_s)});
        tapAll(u"end anyway"_s);
        QCOMPARE(table().step(), u"news"_s);
        QCOMPARE(table().news().parts.first().rows.first().choice.title, u"Uprising"_s);
        QCOMPARE(table().wide().title, u"The Rival plays"_s);
        tap(u"on"_s);
        QCOMPARE(table().step(), u"rival"_s);
    }

    /// What the button says is there in signs, too.
    void signsOfTheEnd()
    {
        deal(2, {set(0, u"'blue':5,'resourceTokens':[9,0,0,0]"_s)});
        const auto wide = table().wide();
        QCOMPARE(wide.hint, u"corruption −4 · draw 2"_s);
        QCOMPARE(wide.signs, (QList<TableSign>{{u"tta-corruption"_s, u"−4"_s}, {u"tta-deck"_s, u"2"_s}}));
    }

    /// All that changes a store is named, so that the sum is right.
    void previewAddsUp()
    {
        deal(2,
            {set(0, u"'blue':3,'foodTokens':[9,0,0,0],'resourceTokens':[1,0,0,0],'workers':{'bronze':1}"_s)},
            R"({"edition":"new-story"})");
        tap(u"rating-culture"_s);
        const auto rows = table().board().end.rows;
        QCOMPARE(rows.at(3).choice.note, u"farms give 2, your people eat 0, corruption takes 3"_s);
        QCOMPARE(rows.at(3).figures.first().text, u"9 → 8"_s);
        QCOMPARE(rows.at(4).choice.note, u"mines give 1, corruption takes 1"_s);
        QCOMPARE(rows.at(5).figures.size(), 2);
        QCOMPARE(rows.at(5).figures.last().text, u"−3"_s);
        deal(2, {set(0, u"'blue':1,'foodTokens':[9,0,0,0],'resourceTokens':[9,0,0,0]"_s)});
        tap(u"rating-culture"_s);
        QCOMPARE(table().board().end.rows.at(3).choice.note,
            u"farms give 2, your people eat 0, 1 lost for lack of blue tokens"_s);
    }

    /// Where something stops it nothing else is proposed; where nothing does, what helps is told with who is
    /// still discontented and who is free then.
    void remedies()
    {
        const auto told = [&] {
            tap(u"end"_s);
            QStringList lines{table().board().end.head};
            for (const auto &row : table().board().end.remedies) {
                lines << row.choice.title + u": "_s + row.choice.note;
            }
            return lines;
        };
        const auto two = u"'yellow':12,'foodTokens':[9,0,0,0],'resourceTokens':[0,0,0,0],'workers':%1"_s;
        deal(2, {set(0, two.arg(u"{'agriculture':0,'bronze':0,'philosophy':0,'warriors':1},'pool':1"_s))});
        QCOMPARE(told(),
            (QStringList{
                u"What would stop it"_s, u"New worker: no uprising"_s, u"Destroy Warriors: no uprising"_s}));
        QCOMPARE(table().board().end.rows.first().choice.note,
            u"2 discontented, 1 worker free. No culture, no science, no production, no cards."_s);
        deal(2, {set(0, two.arg(u"{'agriculture':0,'bronze':0,'philosophy':0,'warriors':1},'pool':0"_s))});
        QCOMPARE(told(),
            (QStringList{u"What would help"_s, u"New worker: 2 still discontented, 1 worker free"_s,
                u"Destroy Warriors: 2 still discontented, 1 worker free"_s}));
        // Nobody to take off a card, nothing to eat for a new one.
        deal(2,
            {set(0,
                u"'yellow':12,'foodTokens':[0,0,0,0],'resourceTokens':[0,0,0,0],"
                "'workers':{'agriculture':0,'bronze':0,'philosophy':0,'warriors':0},'pool':0"_s)});
        QCOMPARE(told(), QStringList{QString()});
    }

    /// Stages up to a box are paid together; the last one brings what the wonder does.
    void wonder()
    {
        deal(2, {rich()});
        tapAll(u"wonder age-0 card-pyramids"_s);
        const auto stages = seat().board.wonder.stages;
        QCOMPARE(stages.size(), 3);
        tap(u"stage-3"_s);
        QVERIFY(seat().board.wonder.stages.isEmpty());
        QCOMPARE(seat().cards.size(), 1);
        QCOMPARE(seat().cards.first().choice.title, u"Pyramids"_s);
        QCOMPARE(seat().government.civilTotal, 5);
    }

    /// A leader that the catalogue knows shows it; of any other the revolution is held.
    void revolutionWithMilitaryActions()
    {
        const auto leader = u"{'do':'modify','name':'%1','kind':'leader','age':1,'actions':0}"_s;
        deal(2, {rich(), leader.arg(u"Maximilien Robespierre"_s)});
        tap(u"government"_s);
        QVERIFY(isOffered(u"coup-monarchy"_s) && !isOffered(u"edit-revolution-monarchy"_s));

        // All military actions are there, one civil action is not.
        deal(2, {set(0, u"'science':9,'civil':3"_s), leader.arg(u"Our own one"_s)});
        tap(u"government"_s);
        QVERIFY(!isOffered(u"coup-monarchy"_s) && !isOffered(u"revolution-monarchy"_s));
        tap(u"edit-revolution-monarchy"_s);
        QVERIFY(isOffered(u"coup-monarchy"_s) && !isOffered(u"coup-theocracy"_s));
        tap(u"edit-revolution-monarchy"_s);
        QVERIFY(!isOffered(u"coup-monarchy"_s));
        tapAll(u"edit-revolution-monarchy coup-monarchy"_s);
        QCOMPARE(seat().government.military, 0);
        QCOMPARE(seat().government.civil, 4);
        QVERIFY(lastActions(1).first().contains(u"\"military\":true"_s));
    }

    /// A tray leaves the new worker alone, but for its own, which has it at another price.
    void workerBesideATray()
    {
        deal(2, {rich()});
        tapAll(u"cell-bronze worker"_s);
        QVERIFY(table().board().tray.open);
        QCOMPARE(seat().bank.pool, 2);
        tap(u"edit-worker"_s);
        QVERIFY(!isOffered(u"worker"_s) && isOffered(u"grow"_s));
    }

    /// Whoever touches what cannot be done is told why, and nothing is done.
    void whyNot()
    {
        deal(2, {});
        while (table().canUndo()) {
            table().undo();
        }
        tap(u"wonder"_s);
        const auto newAge = table().cards().foot.first();
        QCOMPARE(newAge.id, u"new-age"_s);
        QVERIFY(!newAge.enabled);
        const QSignalSpy refused(&table(), &GameTable::refused);
        const int before = head();
        QVERIFY(!table().choose(newAge));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(refused.first().first().toString(), u"In the first round only cards are taken."_s);
        QCOMPARE(head(), before);
        // One that can be done is.
        QVERIFY(table().choose(table().cards().head.back));
        QCOMPARE(table().step(), u"board"_s);
    }

    /// After a turn the next player's name has a line below it for what is to be drawn: long names end with
    /// "…".
    void toldInALine()
    {
        m_names[0] = "Maximilienne-Alexandrine de Montmorency";
        deal(2, {set(0, u"'military':2"_s)});
        const QSignalSpy done(&table(), &GameTable::done);
        tap(u"end"_s);
        QCOMPARE(done.count(), 1);
        QCOMPARE(done.first().first().toString(), u"Maximili… draws 2 cards"_s);
        tapAll(u"politics prepare-0"_s);
        QCOMPARE(done.last().first().toString(), u"Event of age A prepared"_s);
        m_names[0] = "Léa";
    }

    /// Resources for units only stand behind the others.
    void resourcesForUnits()
    {
        deal(2, {rich(), set(0, u"'arms':1"_s)});
        QCOMPARE(seat().ratings.at(3).more, u"+1"_s);
    }

    /// A worker in the hand: what takes it, and what letting it go there does, as taps would have done it.
    void moves_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QStringList>("actions");
        const auto grow = u"{\"do\":\"population\"}"_s;
        const auto build = u"{\"do\":\"build\",\"technology\":\"bronze\"}"_s;
        QTest::newRow("a new worker") << u"bank"_s << u"pool"_s << QStringList{grow};
        QTest::newRow("build") << u"pool"_s << u"cell-bronze"_s << QStringList{build};
        QTest::newRow("both") << u"bank"_s << u"cell-bronze"_s << QStringList{grow, build};
        QTest::newRow("upgrade") << u"cell-bronze"_s << u"cell-iron"_s
                                 << QStringList{
                                        u"{\"do\":\"upgrade\",\"from\":\"bronze\",\"to\":\"iron\"}"_s};
        QTest::newRow("destroy") << u"cell-bronze"_s << u"pool"_s
                                 << QStringList{u"{\"do\":\"destroy\",\"technology\":\"bronze\"}"_s};
    }
    void moves()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QStringList, actions);
        deal(2, {rich(), set(0, u"'pool':1,'technologies':['iron']"_s)});
        const int before = head();
        const auto takers = table().movesFrom(from);
        const auto found = std::ranges::find(takers, to, &AgesMove::to);
        QVERIFY(found != takers.end());
        QVERIFY(!found->row.choice.title.isEmpty());
        table().touch(found->row.choice.id);
        QCOMPARE(lastActions(head() - before), actions);
        table().undo();
        QCOMPARE(head(), before);
    }

    /// Only what the rules allow takes it.
    void noMoves()
    {
        const auto takers = [&](const QString &from) {
            QStringList list;
            for (const auto &move : table().movesFrom(from)) {
                list << move.to;
            }
            return list;
        };
        deal(2,
            {set(
                0, u"'pool':1,'technologies':['iron'],'foodTokens':[0,0,0,0],'resourceTokens':[2,0,0,0]"_s)});
        QCOMPARE(takers(u"bank"_s), QStringList());
        QCOMPARE(
            takers(u"pool"_s), (QStringList{u"cell-agriculture"_s, u"cell-bronze"_s, u"cell-warriors"_s}));
        // Not down, not to another kind, not from where nobody is, not to what costs too much.
        QCOMPARE(takers(u"cell-bronze"_s), QStringList{u"pool"_s});
        QCOMPARE(takers(u"cell-religion"_s), QStringList());
        QCOMPARE(takers(u"cell-iron"_s), QStringList());
        QCOMPARE(takers(u"nowhere"_s), QStringList());
        const int before = head();
        table().touch(u"move-cell-bronze-to-bank"_s);
        table().touch(u"move-bank"_s);
        QCOMPARE(head(), before);
        // A place that is full takes nobody new; on another page nothing moves.
        deal(2, {rich(), set(0, u"'pool':2,'workers':{'philosophy':2}"_s)});
        QVERIFY(!takers(u"pool"_s).contains(u"cell-philosophy"_s));
        tap(u"politics"_s);
        QCOMPARE(takers(u"pool"_s), QStringList());
    }

    /// Culture and strength as they stood after each round, and when ages began.
    void curve()
    {
        deal(2,
            {set(0, u"'culture':7"_s), u"{'do':'end-turn'}"_s, u"{'do':'end-turn'}"_s, u"{'do':'next-age'}"_s,
                set(1, u"'culture':9,'workers':{'warriors':3}"_s)});
        const auto curve = table().curve();
        QCOMPARE(curve.rounds, (QList<QString>{u"1"_s, u"2"_s, u"3"_s}));
        QCOMPARE(curve.culture, (QList<double>{0, 7, 7, 0, 0, 9}));
        QCOMPARE(curve.strength, (QList<double>{1, 1, 1, 1, 1, 3}));
        QCOMPARE(curve.ages, QList<QString>{u"II"_s});
        QCOMPARE(curve.begun, QList<int>{2});
        QCOMPARE(curve.note, u"age II since round 3"_s);
        QCOMPARE(curve.names, (QList<QString>{u"Léa"_s, u"Marc"_s}));
    }

    /// What was played lately is one tap, while it can be played.
    void recently()
    {
        const auto chips = [&] {
            QStringList list;
            for (const auto &part : table().cards().parts) {
                for (const auto &row : part.title == u"Recently"_s ? part.rows : QList<AgesRow>()) {
                    list << row.choice.title;
                }
            }
            return list;
        };
        deal(2, {rich(), set(1, u"'science':30"_s)});
        tap(u"cards"_s);
        QCOMPARE(chips(), QStringList());
        tapAll(u"shelf-2 card-code-of-laws cards shelf-3"_s);
        tap(u"gain-food"_s, 3);
        tapAll(u"play cards"_s);
        // Who has the technology does not play it again.
        QCOMPARE(chips(), QStringList{u"+3 food"_s});
        tapAll(u"leave end cards"_s);
        QCOMPARE(chips(), (QStringList{u"Code of Laws"_s, u"+3 food"_s}));
        const int before = head();
        tap(u"again-{\"gain\":{\"food\":3}}"_s);
        QCOMPARE(lastActions(head() - before),
            (QStringList{u"{\"do\":\"spend\",\"civil\":1}"_s,
                u"{\"do\":\"gain\",\"players\":[1],\"gain\":{\"food\":3}}"_s}));
        tapAll(u"cards card-code-of-laws"_s);
        QCOMPARE(seat().cards.size(), 1);
    }

    /// What an event does on another board takes no actions and leads back.
    void onAnotherBoard()
    {
        deal(2, {rich(), set(1, u"'resourceTokens':[4,0,0,0]"_s)});
        tapAll(u"politics for-1"_s);
        QCOMPARE(seat().name, u"Marc"_s);
        const int civil = seat().government.civil;
        tapAll(u"cell-bronze build lose"_s);
        QCOMPARE(seat().government.civil, civil);
        QVERIFY(lastActions(1).first().contains(u"\"lose\""_s));
        tap(u"home"_s);
        QCOMPARE(table().step(), u"politics"_s);
    }
};

TALLYSTONE_SUITE(AgesBoardTest)
#include "agesboard_test.moc"
