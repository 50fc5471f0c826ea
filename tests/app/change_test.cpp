// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/playercolours.h"
#include "app/table/tables.h"
#include "db/exchange.h"
#include "model/record/write.h"
#include "tests/app/finger.h"
#include "tests/app/finished.h"
#include "tests/app/tables.h"
#include "tests/suites.h"

using namespace Qt::StringLiterals;

/// Single actions of earlier turns are entered anew, added and taken out, at random and in every game.
class ChangeTest : public QObject
{
    Q_OBJECT

    std::optional<Store> m_store;
    std::unique_ptr<GameTable> m_table;

    void lay(const QString &name)
    {
        m_table.reset();
        m_store.emplace(Store::open(":memory:", gameOutcome).value());
        const auto record = Finished::sample(name);
        QVERIFY(Exchange(*m_store).import(std::vector{record}, PlayerColours));
        const auto id = Exchange(*m_store).gamesWithId(record.id).value().front();
        m_table = openTable(*m_store, id, Tables::clock).value();
    }
    TableChange &change() { return *m_table->change(); }

    static Replay replayOf(const Record &record) { return entryFor(record).rules->replay(record, {}); }
    static Record cut(Record record, int actions)
    {
        record.actions.resize(static_cast<std::size_t>(actions));
        return record;
    }

    /// Without one action: those behind it in its turn stay if they can, those of later turns as long as all
    /// before them do.
    static Record without(const Record &old, const TableTurn &turn, int action)
    {
        auto now = cut(old, action);
        const auto tryOne = [&](int i) {
            now.actions.push_back(old.actions[static_cast<std::size_t>(i)]);
            const bool holds = !replayOf(now).refusal;
            if (!holds) {
                now.actions.pop_back();
            }
            return holds;
        };
        for (int i = action + 1; i <= turn.last; ++i) {
            (void)tryOne(i);
        }
        const auto was = replayOf(cut(old, turn.last + 1));
        const auto is = replayOf(now);
        bool holds = is.turnOf == was.turnOf && is.round == was.round && is.over == was.over;
        for (int i = turn.last + 1; holds && i < static_cast<int>(old.actions.size()); ++i) {
            holds = tryOne(i);
        }
        return now;
    }
    static QStringList done(const Record &record)
    {
        QStringList list;
        for (const auto &step : record.actions) {
            list << QString::fromStdString(Json::writeCompact(step.action));
        }
        return list;
    }

    /// One action on the copy, whatever it takes.
    void enterOne(Finger &finger)
    {
        for (int i = 0; i < 300 && change().single(); ++i) {
            const auto touch = finger.made(finger.onPage(*change().copy(), change().copy()->offers()));
            change().copy()->touch(
                QString::fromStdString(touch.id), touch.number, QString::fromStdString(touch.text));
        }
    }

    /// What was changed was played when the old turn was, however late it is changed: the hours of a game
    /// stay.
    static void verifyTimes(const Record &old, const Record &now, const TableTurn &turn)
    {
        const auto time
            = [](const Record &record, int i) { return record.actions[static_cast<std::size_t>(i)].at; };
        QVERIFY(time(old, turn.last) != Tables::clock());
        for (int i = turn.first; i < static_cast<int>(now.actions.size()); ++i) {
            QVERIFY(i == 0 || time(now, i - 1) <= time(now, i));
            QVERIFY(time(now, i) != Tables::clock());
            QVERIFY(
                std::ranges::any_of(old.actions, [&](const Step &step) { return step.at == time(now, i); }));
        }
    }

    void verifyHolds(const Record &old)
    {
        const auto now = m_table->record();
        const auto replay = replayOf(now);
        QVERIFY(!replay.refusal);
        for (const auto &standing : m_table->ranking()) {
            QCOMPARE(standing.total, replay.scores[static_cast<std::size_t>(standing.seat)].total);
        }
        m_table->undo();
        QCOMPARE(done(m_table->record()), done(old));
        m_table->redo();
        QCOMPARE(done(m_table->record()), done(now));
        m_table->undo();
    }

private Q_SLOTS:
    void everyGame_data()
    {
        QTest::addColumn<QString>("sample");
        QSet<QString> seen;
        for (const auto &name : Finished::everySampleName()) {
            const auto game = name.section(u'/', 0, 0);
            if (!seen.contains(game)) {
                seen << game;
                QTest::newRow(qPrintable(game)) << name;
            }
        }
    }
    void everyGame()
    {
        QFETCH(QString, sample);
        lay(sample);
        int anew = 0;
        int added = 0;
        int out = 0;
        for (unsigned seed = 0; seed < 30 && !QTest::currentTestFailed(); ++seed) {
            Finger finger(seed);
            const auto turns = m_table->log();
            const auto turn = turns.at(finger.below(static_cast<int>(turns.size())));
            if (!turn.changeable) {
                continue;
            }
            const auto old = m_table->record();
            change().begin(turn.first);
            if (change().copy()) {
                change().goBack();
            }
            const auto count = turn.last - turn.first + 1;
            QCOMPARE(change().actions().size(), count);
            QVERIFY(change().ends());
            const int at = finger.below(count);
            const auto way = seed % 3;
            if (way == 0) {
                change().takeOut(at);
                ++out;
            } else {
                way == 1 ? change().enterAnew(at) : change().add(at);
                QVERIFY(change().single());
                enterOne(finger);
                if (change().single()) {
                    change().keepOld();
                    continue;
                }
                ++(way == 1 ? anew : added);
            }
            QVERIFY(change().differs());
            change().look();
            QVERIFY(change().entered());
            QCOMPARE(done(m_table->record()), done(old));
            change().accept();
            QVERIFY(!change().entered() && change().actions().isEmpty());
            const auto now = m_table->record();
            QCOMPARE(done(cut(now, turn.first)), done(cut(old, turn.first)));
            if (way == 0) {
                QCOMPARE(done(now), done(without(old, turn, turn.first + at)));
            }
            verifyTimes(old, now, turn);
            verifyHolds(old);
        }
        qInfo("%d entered anew, %d added, %d taken out", anew, added, out);
        QVERIFY(anew > 3 && added > 3 && out > 3);
    }

    /// What was taken back is gone once the game has gone on otherwise.
    void anotherChangeLeavesNothingToDoAgain()
    {
        lay(u"bronze_age/original-2"_s);
        const auto old = done(m_table->record());
        const auto takeOutLast = [this](const TableTurn &turn) {
            change().begin(turn.first);
            change().takeOut(turn.last - turn.first);
            change().look();
            change().accept();
        };
        const auto turns = m_table->log();
        takeOutLast(turns.at(turns.size() - 2));
        m_table->undo();
        QCOMPARE(done(m_table->record()), old);
        QVERIFY(m_table->canRedo());
        takeOutLast(turns.last());
        const auto changed = done(m_table->record());
        QVERIFY(changed != old);
        QVERIFY(!m_table->canRedo());
        m_table->redo();
        QCOMPARE(done(m_table->record()), changed);
        m_table->undo();
        QCOMPARE(done(m_table->record()), old);
    }

    void theListIsUndone()
    {
        lay(u"bronze_age/original-2"_s);
        const auto turns = m_table->log();
        change().begin(turns.last().first);
        const auto first = change().actions();
        QVERIFY(first.size() > 1);
        QVERIFY(!change().touched());
        change().takeOut(static_cast<int>(first.size()) - 1);
        QCOMPARE(change().actions(), first.first(first.size() - 1));
        QVERIFY(!change().ends());
        QVERIFY(change().touched());
        change().undo();
        QCOMPARE(change().actions(), first);
        QVERIFY(!change().touched());
    }

    /// Of what would be lost nobody is told what he took out himself.
    void whatIsTakenOutIsNotToldOf()
    {
        lay(u"bronze_age/original-2"_s);
        const auto turn = m_table->log().last();
        change().begin(turn.first);
        change().takeOut(turn.last - turn.first);
        change().look();
        QCOMPARE(change().droppedActions().size(), m_table->head() - turn.last - 1);
    }

    void undoLeadsOutOfAnActionToTheList()
    {
        lay(u"bronze_age/original-2"_s);
        const auto turns = m_table->log();
        const auto &second = turns.at(turns.size() - 2);
        change().begin(second.first);
        change().enterAnew(0);
        QVERIFY(change().copy());
        for (int i = 0; i < 9 && change().copy(); ++i) {
            change().copy()->undo();
        }
        QVERIFY(!change().copy());
        QVERIFY(!change().actions().isEmpty());
        QVERIFY(!change().differs());
    }
};
TALLYSTONE_SUITE(ChangeTest)
#include "change_test.moc"
