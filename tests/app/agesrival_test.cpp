// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/shelf.h"
#include "tests/app/agestables.h"
#include "tests/suites.h"

using namespace Qt::StringLiterals;

/// The dialogue with the Rival by taps: what it asks, what it shows before it is accepted, what it tells.
class AgesRivalTest : public AgesTables
{
    Q_OBJECT

    static QStringList third(const QStringList &more)
    {
        return QStringList{u"{'do':'end-turn'}"_s, u"{'do':'rival-hand','cards':[]}"_s} + more;
    }
    /// The player's third turn; the Rival holds three cards and is stronger by 2 to 1.
    void dealAlone(const QStringList &more = {}, const char *options = "{}")
    {
        deal(1, third(more), options);
    }
    /// Up to the last events, of which four bring 10 points.
    static QStringList toTheEnd(int culture)
    {
        const auto age = u"{'do':'next-age'}"_s;
        return {age, age, age, set(0, u"'culture':%1"_s.arg(culture)), u"{'do':'end-turn'}"_s,
            u"{'do':'rival-hand','cards':['bonus-3','bonus-3','bonus-3']}"_s};
    }
    void scoreTheEnd() { tapAll(u"impact-wonders impact-colonies impact-progress impact-science score"_s); }
    /// A whole game after others, with this result.
    void playAnother(int culture, const char *options)
    {
        dealAnother(1, third(toTheEnd(culture)), options);
        scoreTheEnd();
        QVERIFY(table().over());
    }
    /// The Rival's turn begins.
    void endTurn()
    {
        tap(u"end"_s);
        m_taps = 0;
    }
    AgesRivalPage page() { return table().rival(); }
    QStringList story()
    {
        QStringList lines;
        for (const auto &part : QList{page().first} + page().parts) {
            for (const auto &row : part.rows) {
                lines << row.choice.title;
            }
        }
        return lines;
    }

private Q_SLOTS:
    /// Three cards, no attack: at most six taps.
    void aQuietTurn()
    {
        dealAlone();
        endTurn();
        QCOMPARE(table().step(), u"rival"_s);
        QCOMPARE(page().question, u"Turn over its 3 cards"_s);
        QCOMPARE(page().turned.size(), 3);
        tapAll(u"card-bonus-1 card-bonus-1 card-legion"_s);
        QCOMPARE(page().verdict.choice.title, u"It plays nothing this turn"_s);
        QCOMPARE(page().turned.at(0).choice.note, u"not played"_s);
        tapAll(u"hand"_s);
        QCOMPARE(page().head.caption, u"its turn is over"_s);
        QVERIFY2(story().contains(u"The Rival arms: 1 unit built."_s), qPrintable(story().join(u'\n')));
        QVERIFY(story().contains(u"Draw 3 military cards for it, face down"_s));
        QCOMPARE(page().figures.at(1).before, u"2"_s);
        tapAll(u"on"_s);
        QVERIFY(m_taps <= 6);
        QCOMPARE(table().step(), u"board"_s);
        QCOMPARE(table().turnOf(), 0);
    }

    /// With a defence of a card and a unit: at most twelve taps.
    void anAttackWithADefence()
    {
        dealAlone();
        endTurn();
        tapAll(u"card-plunder-1 card-bonus-1 card-bonus-1"_s);
        QCOMPARE(page().verdict.choice.title, u"It attacks you: Plunder I"_s);
        QCOMPARE(page().verdict.choice.note, u"stronger than you, 2 against 1"_s);
        tapAll(u"hand"_s);
        QCOMPARE(page().head.caption, u"attacks you with Plunder I"_s);
        QCOMPARE(table().wide().title, u"Let it happen"_s);
        QVERIFY2(story().contains(u"Let it happen"_s), qPrintable(story().join(u'\n')));
        tapAll(u"give-warriors"_s);
        QCOMPARE(table().wide().title, u"Hold"_s);
        tapAll(u"cards-2"_s);
        QCOMPARE(table().wide().hint, u"2 against 4"_s);
        tapAll(u"defend on"_s);
        QVERIFY(m_taps <= 12);
        QCOMPARE(table().turnOf(), 0);
        QCOMPARE(cell(u"warriors"_s).workers, 0);
    }

    void whatIsLostIsSaidBefore()
    {
        dealAlone({set(0, u"'resourceTokens':[5,0,0,0]"_s)});
        endTurn();
        tapAll(u"card-plunder-1 card-bonus-1 card-bonus-1 hand"_s);
        const auto either = page().parts.last();
        QCOMPARE(either.rows.at(1).choice.title, u"Let it happen"_s);
        QVERIFY2(either.rows.at(1).choice.note.startsWith(u"Léa loses 3 resources."_s),
            qPrintable(either.rows.at(1).choice.note));
        tapAll(u"defend"_s);
        QVERIFY2(story().contains(u"Léa loses 3 resources."_s), qPrintable(story().join(u'\n')));
    }

    /// Several cards that fit: the lot, or the one that was drawn.
    void theLot()
    {
        dealAlone();
        endTurn();
        tapAll(u"card-plunder-1 card-raid-1 card-enslave-1"_s);
        QCOMPARE(table().wide().title, u"Choose by lot"_s);
        tap(u"lot"_s);
        QCOMPARE(table().wide().title, u"It attacks: defend"_s);
        const auto chosen = page().verdict.choice.title;
        table().undo();
        tap(u"lot"_s);
        QCOMPARE(page().verdict.choice.title, chosen);
        tap(u"pick-2"_s);
        QCOMPARE(page().verdict.choice.title, u"It attacks you: Enslave I"_s);
        tap(u"hand"_s);
        QCOMPARE(page().head.caption, u"attacks you with Enslave I"_s);
    }

    /// Back to the turn before, with what was entered on each page on the way.
    void allOfItCanBeUndone()
    {
        dealAlone();
        const int before = head();
        endTurn();
        tapAll(u"card-plunder-1 card-bonus-1 card-bonus-1 hand cards-2 defend on"_s);
        table().undo();
        QCOMPARE(page().head.caption, u"its turn is over"_s);
        table().undo();
        QCOMPARE(page().head.caption, u"attacks you with Plunder I"_s);
        QCOMPARE(table().wide().hint, u"2 against 3"_s);
        for (int i = 0; i < 9 && !page().head.caption.startsWith(u"Round"_s); ++i) {
            table().undo();
        }
        QCOMPARE(page().turned.at(0).choice.title, u"Plunder I"_s);
        for (int i = 0; i < 9 && head() > before; ++i) {
            table().undo();
        }
        QCOMPARE(head(), before);
        QCOMPARE(table().step(), u"board"_s);
    }

    void aCardIsTakenBack()
    {
        dealAlone();
        endTurn();
        tapAll(u"card-plunder-1 slot-0"_s);
        QVERIFY(page().turned.at(0).choice.id.isEmpty());
        QVERIFY(!table().wide().enabled);
    }

    void itsEvent()
    {
        dealAlone();
        endTurn();
        tapAll(u"card-event-1 card-bonus-1 card-bonus-1"_s);
        QCOMPARE(table().wide().title, u"It prepares: reveal an event"_s);
        tapAll(u"hand age-1 event-crusades"_s);
        QCOMPARE(page().verdict.choice.note, u"its culture +3"_s);
        tapAll(u"carry-out"_s);
        QVERIFY2(story().contains(u"Revealed: Crusades."_s), qPrintable(story().join(u'\n')));
        tap(u"on"_s);
        QCOMPARE(table().turnOf(), 0);
    }

    void itsTerritory()
    {
        dealAlone();
        endTurn();
        tapAll(u"card-territory-1 card-bonus-1 card-bonus-1 hand age-1 event-territory-1 carry-out"_s);
        QCOMPARE(page().question, u"Draw 3 cards for it"_s);
        tapAll(u"card-bonus-1 card-other card-other"_s);
        QCOMPARE(page().verdict.choice.title, u"It bids 2"_s);
        tapAll(u"bids"_s);
        QCOMPARE(page().question, u"You bid 3 or more"_s);
        tapAll(u"give-warriors bonus-2 land-fertile-territory-1"_s);
        QCOMPARE(table().wide().title, u"Take it for 3"_s);
        QVERIFY(table().wide().enabled);
        tapAll(u"take on"_s);
        QCOMPARE(table().turnOf(), 0);
    }
    void itsTerritoryPassed()
    {
        dealAlone();
        endTurn();
        tapAll(u"card-territory-1 card-bonus-1 card-bonus-1 hand age-1 event-territory-1 carry-out"_s);
        tapAll(u"card-other card-other card-other bids pass"_s);
        QVERIFY2(
            story().contains(u"The Rival takes the territory of age I."_s), qPrintable(story().join(u'\n')));
    }

    /// A hand without cards is no question.
    void anEmptyHandIsEnteredByItself()
    {
        deal(1, {});
        const int before = head();
        endTurn();
        QCOMPARE(head() - before, 2);
        QCOMPARE(page().head.caption, u"its turn is over"_s);
        table().undo();
        QCOMPARE(head(), before);
    }

    /// Before the turns whose taps are kept, undo goes by actions: what nobody was asked for is no place to
    /// stay.
    void undoDoesNotStopAtAnEmptyHand()
    {
        deal(1, {u"{'do':'end-turn'}"_s, u"{'do':'rival-hand','cards':[]}"_s});
        QCOMPARE(head(), 3);
        table().undo();
        QCOMPARE(head(), 1);
        QCOMPARE(table().step(), u"board"_s);
        table().redo();
        QCOMPARE(head(), 3);
        QCOMPARE(table().turnOf(), 0);
    }
    /// A game that came from elsewhere may stand there.
    void anEmptyHandThatIsFound()
    {
        deal(1, {u"{'do':'end-turn'}"_s});
        QCOMPARE(page().question, u"It holds no cards"_s);
        QVERIFY(page().turned.isEmpty() && page().pad.isEmpty() && page().ages.rows.isEmpty());
        tap(u"hand"_s);
        QCOMPARE(page().head.caption, u"its turn is over"_s);
    }
    /// In age IV nothing is drawn for its bid either.
    void aBidWithoutCardsIsEnteredByItself()
    {
        const auto age = u"{'do':'next-age'}"_s;
        dealAlone({age, age, age});
        tapAll(u"politics prepare-1 age-1 event-territory-1 carry-out"_s);
        QCOMPARE(page().question, u"You bid 2 or more"_s);
        QCOMPARE(lastActions(1).front(), u"{\"do\":\"rival-bid\",\"drawn\":[]}"_s);
        table().undo();
        QCOMPARE(page().question, u"Reveal the current event"_s);
    }

    /// It wins the war by what it gives up, and that is shown before yours is asked for.
    void itsWar()
    {
        const auto army = set(1,
            u"'units':[{'tactic':'modern-army','units':2},{'tactic':'defensive-army','units':2},"
            "{'tactic':'light-cavalry','units':1}]"_s);
        dealAlone(
            {army, u"{'do':'end-turn'}"_s, u"{'do':'rival-hand','cards':['war-2','bonus-1','bonus-1']}"_s,
                army, u"{'do':'modify','name':'Walls','effect':{'strength':25}}"_s});
        endTurn();
        QCOMPARE(page().head.caption, u"War, declared a turn ago"_s);
        QCOMPARE(page().armyTitle, u"1. It gives up 3 units"_s);
        QCOMPARE(page().army.at(0).given, 0);
        QCOMPARE(page().army.at(1).given, 2);
        QCOMPARE(page().army.at(2).given, 1);
        QCOMPARE(page().first.rows.at(0).choice.count, 27);
        QCOMPARE(page().verdict.choice.title, u"The Rival wins by 1"_s);
        tap(u"give-warriors"_s);
        QCOMPARE(page().verdict.choice.title, u"A draw: nobody wins"_s);
        tap(u"change-resources"_s, -1);
        tap(u"war"_s);
        QCOMPARE(page().question, u"Turn over its 2 cards"_s);
        QCOMPARE(lastActions(1).front(),
            u"{\"do\":\"rival-war\",\"sacrifice\":{\"warriors\":1},\"change\":{\"resources\":-1}}"_s);
    }

    /// The end tells by how much, and what both points are made of.
    void theLastEvents()
    {
        dealAlone(toTheEnd(200));
        QCOMPARE(table().step(), u"impact"_s);
        // Strength is scored by itself.
        QVERIFY(!isOffered(u"impact-strength"_s));
        tapAll(u"impact-wonders impact-colonies impact-progress"_s);
        QVERIFY(!table().wide().enabled);
        tapAll(u"impact-science score"_s);
        QVERIFY(table().over());
        QCOMPARE(table().verdict(), u"Léa wins"_s);
        QCOMPARE(table().verdictNote(), u"210 to 80 against the Rival, medium: won by 130"_s);
        const auto ranking = table().ranking();
        QCOMPARE(table().partNames(), QStringList({u"On the track"_s, u"Four events"_s, u"Strength"_s}));
        // 10 for science, by culture; its 3 units are the stronger ones.
        QCOMPARE(ranking.at(0).parts, QList<int>({200, 10, 0}));
        QCOMPARE(ranking.at(1).parts, QList<int>({10, 60, 10}));
        QCOMPARE(ranking.at(1).total, 80);
    }

    /// After the second game with a difficulty, in whichever edition.
    void howTheyFared()
    {
        constexpr auto Easy = "{\"rival\":\"easy\"}";
        dealAlone(toTheEnd(200));
        scoreTheEnd();
        QVERIFY2(!table().story().contains(u" on medium"_s), qPrintable(table().story()));
        playAnother(200, Easy);
        QVERIFY(!table().story().contains(u" on easy"_s));
        playAnother(0, "{\"edition\":\"new-story\"}");
        QVERIFY2(table().story().endsWith(u"1 win in 2 games on medium."_s), qPrintable(table().story()));
        playAnother(150, "{}");
        QVERIFY2(table().story().endsWith(u"2 wins in 3 games on medium."_s), qPrintable(table().story()));
        playAnother(0, Easy);
        QVERIFY2(table().story().endsWith(u"1 win in 2 games on easy."_s), qPrintable(table().story()));
        table().undo();
        QVERIFY(!table().story().contains(u" on easy"_s));
    }

    /// Who has won meets a stronger one next; who has lost, the same again.
    void anotherGame_data()
    {
        QTest::addColumn<QByteArray>("rival");
        QTest::addColumn<int>("culture");
        QTest::addColumn<QString>("again");
        QTest::addColumn<QByteArray>("next");
        QTest::newRow("won on easy") << QByteArray("easy") << 200 << u"Again, on medium"_s
                                     << QByteArray("medium");
        QTest::newRow("won on medium")
            << QByteArray("medium") << 200 << u"Again, on hard"_s << QByteArray("hard");
        QTest::newRow("won on hard") << QByteArray("hard") << 200 << u"Again, on extreme"_s
                                     << QByteArray("extreme");
        QTest::newRow("won on extreme") << QByteArray("extreme") << 200 << QString() << QByteArray("extreme");
        QTest::newRow("lost on medium") << QByteArray("medium") << 0 << QString() << QByteArray("medium");
    }
    void anotherGame()
    {
        QFETCH(QByteArray, rival);
        QFETCH(int, culture);
        dealAlone(toTheEnd(culture), "{\"edition\":\"new-story\",\"rival\":\"" + rival + "\"}");
        QCOMPARE(table().again(), QString());
        scoreTheEnd();
        QTEST(table().again(), "again");
        Shelf shelf(*m_store, Tables::clock);
        shelf.open(m_id);
        shelf.rematch();
        QVERIFY(shelf.table()->row().id != m_id);
        QCOMPARE(shelf.table()->row().seats.size(), std::size_t(1));
        const auto options
            = QJsonDocument::fromJson(QByteArray::fromStdString(shelf.table()->row().options)).object();
        QTEST(options.value(u"rival"_s).toString(u"medium"_s).toUtf8(), "next");
        QCOMPARE(options.value(u"edition"_s), QJsonValue(u"new-story"_s));
    }

    /// The Rival stands on the tracks of what it has, and in the curves.
    void onTheTracks()
    {
        dealAlone({set(1, u"'culture':7"_s)});
        const auto tracks = table().stand().tracks;
        QCOMPARE(tracks.at(0).values, QList<int>({0, 7}));
        QCOMPARE(tracks.at(1).values.size(), 2);
        QCOMPARE(tracks.at(2).values.size(), 1);
        QCOMPARE(tracks.at(3).values, QList<int>({1, 2}));
        QVERIFY2(tracks.at(3).spoken.contains(u"The Rival 2"_s), qPrintable(tracks.at(3).spoken));
        QCOMPARE(table().colours(), (QList<QString>{u"murex"_s, u"seal-rival"_s}));
        QCOMPARE(table().curve().names.size(), 2);
        QCOMPARE(table().curve().strength.last(), 2.0);
        QCOMPARE(table().curve().culture.size(), 2 * table().curve().rounds.size());
    }

    /// Whatever the points are, who gives up is not ahead of anybody.
    void givingUp()
    {
        dealAlone({set(0, u"'culture':90"_s)});
        tapAll(u"politics resign resign"_s);
        QCOMPARE(table().verdict(), u"The Rival wins"_s);
        QCOMPARE(table().verdictNote(), u"You gave up: the Rival wins"_s);
    }

    void thePlayerAttacks()
    {
        dealAlone({set(0, u"'workers':{'warriors':6},'military':2"_s)});
        tapAll(u"politics aggression kind-plunder-1 card-other card-bonus-1 card-other"_s);
        QCOMPARE(page().verdict.choice.title, u"You win"_s);
        tapAll(u"strike"_s);
        QVERIFY2(lastActions(1).front().contains(u"attack-rival"_s), qPrintable(lastActions(1).front()));
    }
    void thePlayerPreparesAnEvent()
    {
        dealAlone();
        const int before = head();
        tapAll(u"politics prepare-1 age-0 event-crafts carry-out"_s);
        QCOMPARE(head() - before, 2);
        QCOMPARE(lastActions(2).front(), u"{\"do\":\"event\",\"level\":1,\"revealed\":\"crafts\"}"_s);
    }
    /// The Rival has no board: in its turn the player's is seen.
    void theBoardBesideItsTurn()
    {
        dealAlone();
        QCOMPARE(table().boardOf(), 0);
        tap(u"end"_s);
        QCOMPARE(table().turnOf(), 1);
        QCOMPARE(table().boardOf(), 0);
        deal(2, {u"{'do':'end-turn'}"_s});
        QCOMPARE(table().boardOf(), 1);
    }
    /// Sentences about it are right for one card, for a territory and in the middle of a line.
    void words()
    {
        dealAlone();
        tapAll(u"politics declare"_s);
        QCOMPARE(table().wide().title, u"Declare war on the Rival"_s);
        dealAlone();
        tapAll(u"politics prepare-1 age-1 event-territory-1"_s);
        QCOMPARE(page().verdict.choice.note, u"the Rival bids, too"_s);
        dealAlone({set(0, u"'military':9,'workers':{'warriors':9}"_s), u"{'do':'end-turn'}"_s,
            u"{'do':'rival-hand','cards':['bonus-1','bonus-1','bonus-1']}"_s, u"{'do':'end-turn'}"_s});
        QCOMPARE(page().question, u"Turn over its 1 card"_s);
        QCOMPARE(page().hint, u"then tap it"_s);
    }
    /// Until the second round it does nothing but clear the row.
    void nothingThreatensInTheFirstRound()
    {
        dealAlone();
        while (table().canUndo()) {
            table().undo();
        }
        const auto standing = table().rivalStanding();
        QVERIFY(!standing.threat.shown);
        QCOMPARE(standing.parts.first().rows.first().choice.title,
            u"In the first round it only takes cards off the row"_s);
    }
    /// A tactic that it should have comes by its units, and goes with them; its own stay where they are.
    void correctedArmy()
    {
        dealAlone();
        const auto rows = [&] { return table().correct().sheets.last().groups.first().rows; };
        const auto before = rows();
        table().touch(u"correct-1-units-legion"_s, 2);
        QCOMPARE(rows().size(), before.size());
        for (int i = 0; i < before.size(); ++i) {
            QCOMPARE(rows().at(i).counter.id, before.at(i).counter.id);
        }
        table().touch(u"correct-1-units-legion"_s, 0);
        QVERIFY(!table().correct().save.enabled);
        table().touch(u"correct-1-units-legion"_s, 2);
        table().touch(u"correct-save"_s);
        QVERIFY2(
            lastActions(1).first().contains(
                u"\"units\":[{\"tactic\":\"light-cavalry\",\"units\":2},{\"tactic\":\"legion\",\"units\":2}]"_s),
            qPrintable(lastActions(1).first()));
    }
    /// Nobody is weaker than 0: what would be below it is not spoken of, nor a war in the last round.
    void threatsAreSpoken()
    {
        const auto spoken = [&](const QString &units, const QStringList &more = {}) {
            deal(1, QStringList{set(1, u"'units':[%1]"_s.arg(units))} + more);
            return table().rivalStanding().threat.spoken;
        };
        const auto age = u"{'do':'next-age'}"_s;
        const auto strong = u"{'tactic':'heavy-cavalry','units':4}"_s;
        QCOMPARE(spoken(strong),
            u"Your strength 1. Up to 6 the Rival may declare war, up to 7 attack, from 10 it arms"_s);
        QCOMPARE(spoken(u"{'tactic':'legion','units':1}"_s),
            u"Your strength 1. Up to 0 the Rival may attack, from 3 it arms"_s);
        QCOMPARE(spoken(u"{'tactic':'legion','units':0}"_s),
            u"Your strength 1. The Rival may not attack, from 2 it arms"_s);
        QCOMPARE(spoken(strong, {age, age, age}),
            u"Your strength 1. Up to 7 the Rival may attack, from 16 it arms"_s);
    }
    void theStandingIsALook()
    {
        dealAlone();
        tapAll(u"politics rival"_s);
        QVERIFY(page().threat.shown);
        QCOMPARE(page().threat.attack, 1);
        QCOMPARE(page().lead.own, 0);
        QCOMPARE(page().lead.text, u"equal"_s);
        QCOMPARE(page().parts.first().rows.at(1).choice.title, u"Not attacked yet"_s);
        tapAll(u"back"_s);
        QCOMPARE(table().step(), u"board"_s);
    }
};
TALLYSTONE_SUITE(AgesRivalTest)
#include "agesrival_test.moc"
