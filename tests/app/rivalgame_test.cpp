// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/table/actiontexts.h"
#include "app/table/tables.h"
#include "app/through_the_ages/agestable.h"
#include "app/words/idtext.h"
#include "db/exchange.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "tests/app/pages.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

using namespace Qt::StringLiterals;
using namespace ThroughTheAges;

/// Whole games against the Rival, tapped on the app's own pages as somebody at the table played them: a
/// record says what happens there, and in the end the app must have come to what replaying that record gives.
class RivalGameTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RealWindow> m_app;
    QString m_path;
    Setup m_setup;
    int m_taps = 0;
    /// The pages of the Rival at which the app has been killed.
    QSet<QString> m_killedAt;
    /// What went wrong first.
    QString m_wrong;

    static QByteArray contents(const QString &name)
    {
        QFile file(QStringLiteral(SOURCE_DIR "/tests/data/through_the_ages/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void lay(const Record &record)
    {
        m_app.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(u"games.db"_s);
        GameRow row{.uuid = record.id,
            .game = record.game,
            .options = Json::writeCompact(record.options),
            .seats = {{record.players.front(), "murex"}},
            .startedAt = record.startedAt,
            .touchedAt = record.startedAt};
        m_setup = *readSetup<Rules>(row);
        Store::open(m_path.toStdString(), gameOutcome).value().createGame(row).value();
        m_app = std::make_unique<RealWindow>(m_path.toStdString());
        m_app->show(true);
        QVERIFY(QTest::qWaitForWindowExposed(&m_app->window()));
    }

    AgesTable &table() { return dynamic_cast<AgesTable &>(m_app->table()); }
    bool isOffered(const QString &id)
    {
        const auto offers = table().offers();
        return std::ranges::find(offers, id, &Offer::id) != offers.end();
    }

    // A finger.

    void tapControl(const QString &id, const QString &name = {})
    {
        if (!m_wrong.isEmpty()) {
            return;
        }
        auto *control = m_app->find(id == table().wide().id ? u"primary"_s : id);
        if (control && !name.isEmpty()) {
            control = control->findChild<QQuickItem *>(name);
        }
        if (!control || !control->isEnabled()) {
            m_wrong = id + u' ' + name + u" cannot be tapped at "_s + table().step();
            return;
        }
        Pages(*m_app).tapMiddle(control);
        ++m_taps;
    }
    void tap(const QString &id) { tapControl(id); }
    void tapTimes(const QString &id, int times)
    {
        for (int i = 0; i < times; ++i) {
            tap(id);
        }
    }
    /// Looks for a row through the ages that have begun.
    void tapOfAge(const QString &id)
    {
        for (int age = 0; age < Levels && !isOffered(id); ++age) {
            if (const auto segment = u"age-%1"_s.arg(age); isOffered(segment)) {
                tap(segment);
            }
        }
        tap(id);
    }
    /// By the circles of a stepper.
    void setNumber(const QString &id, int wanted)
    {
        const auto now = [&] {
            for (const auto &part : table().rival().parts) {
                const auto found = std::ranges::find(part.counters, id, &TableCounter::id);
                if (found != part.counters.end()) {
                    return found->value;
                }
            }
            m_wrong = id + u" has no number"_s;
            return wanted;
        };
        while (m_wrong.isEmpty() && now() != wanted) {
            tapControl(id, now() < wanted ? u"more"_s : u"less"_s);
        }
    }
    void setChange(const Gain &change)
    {
        const auto state = currentState();
        for (const Benefit benefit : valuesOf<Benefit>()) {
            int number = change.numbers[benefit];
            if (benefit == Benefit::Food) {
                // All of it is what there is.
                number = std::max(number, -worthOf(playerAt(state, 0), Good::Food));
            }
            setNumber(u"change-"_s + idText(benefit), number);
        }
    }
    void giveUp(const Units &units)
    {
        for (const Unit unit : valuesOf<Unit>()) {
            tapTimes(u"give-"_s + idText(technologyOf(unit)), units[unit]);
        }
    }
    void addCards(const QString &prefix, int sum, std::initializer_list<int> cards)
    {
        for (const int card : cards) {
            for (; sum >= card; sum -= card) {
                tap(prefix + QString::number(card));
            }
        }
    }
    void turnOver(const std::vector<RivalCard> &drawn)
    {
        for (const RivalCard card : drawn) {
            tap(roleOf(card) == Role::Bonus ? u"card-"_s + idText(card) : u"card-other"_s);
        }
    }
    void openCell(Technology technology)
    {
        closeTray();
        tap(u"cell-"_s + idText(technology));
    }
    void closeTray()
    {
        if (isOffered(u"away"_s)) {
            tap(u"away"_s);
        }
    }
    QString idOfCard(const std::string &name, CardKind kind) const
    {
        const auto *facts = factsOf(m_setup.edition, Card{.name = name, .kind = kind});
        return facts ? QString::fromLatin1(facts->id.data(), qsizetype(facts->id.size())) : QString();
    }

    // What is done at the table, by taps.

    template<typename Other>
    void enter(const Other &)
    {
        m_wrong = u"nobody knows how to tap "_s
            + QString::fromUtf8(Other::id.data(), static_cast<qsizetype>(Other::id.size()));
    }
    void enter(const Take &action)
    {
        closeTray();
        if (!action.wonder) {
            tap(u"take-%1"_s.arg(action.actions));
            return;
        }
        const auto state = currentState();
        int finished = 0;
        for (const auto &card : playerAt(state, 0).cards.list()) {
            finished += card.kind == CardKind::Wonder ? 1 : 0;
        }
        tap(u"wonder"_s);
        if (const int place = action.actions - finished; place != 1) {
            tap(u"place-%1"_s.arg(place));
        }
        tapOfAge(u"card-"_s + idOfCard(action.wonder->name, CardKind::Wonder));
    }
    void enter(const Modify &action)
    {
        closeTray();
        if (action.kind == CardKind::Leader) {
            tap(u"leader"_s);
        } else {
            tap(u"cards"_s);
            tap(u"shelf-2"_s);
        }
        tapOfAge(u"card-"_s + idOfCard(action.name, action.kind));
    }
    void enter(const BuildStages &action)
    {
        closeTray();
        if (const auto box = u"stage-%1"_s.arg(action.count); isOffered(box)) {
            tap(box);
            return;
        }
        tap(u"wonder"_s);
        tap(u"stages-%1"_s.arg(action.count));
    }
    void enter(const Learn &action)
    {
        openCell(action.technology);
        tap(u"learn"_s);
    }
    void enter(const Build &action)
    {
        openCell(action.technology);
        tap(u"build"_s);
    }
    void enter(const Upgrade &action)
    {
        openCell(action.to);
        tap(u"from-"_s + idText(action.from));
    }
    void enter(const Destroy &action)
    {
        openCell(action.technology);
        tap(u"destroy"_s);
    }
    void enter(const Grow &)
    {
        closeTray();
        tap(u"worker"_s);
    }
    void enter(const Govern &action)
    {
        closeTray();
        tap(u"government"_s);
        tap((action.revolution ? u"revolution-"_s : u"peaceful-"_s) + idText(action.government));
    }
    void enter(const Prepare &action)
    {
        closeTray();
        tap(u"politics"_s);
        tap(u"prepare-%1"_s.arg(action.level));
        reveal(*action.revealed, {});
    }
    void enter(const RivalEvent &action) { reveal(action.revealed, action.change); }
    void reveal(Revealed event, const Gain &change)
    {
        tapOfAge(u"event-"_s + idText(event));
        if (event < Revealed::Impact) {
            setChange(change);
        }
        tap(u"carry-out"_s);
    }
    void enter(const RivalHand &action)
    {
        // An empty one is not asked for.
        if (action.cards.empty()) {
            return;
        }
        for (const RivalCard card : action.cards) {
            tapOfAge(u"card-"_s + idText(card));
        }
        kill();
        if (action.pick && table().wide().id == u"lot"_s) {
            kill(u"lot"_s);
            tap(u"pick-%1"_s.arg(*action.pick));
        }
        tap(u"hand"_s);
    }
    void enter(const RivalBid &action)
    {
        turnOver(action.drawn);
        kill();
        tap(u"bids"_s);
    }
    void enter(const Colonize &action)
    {
        giveUp(action.sacrifice);
        addCards(u"bonus-"_s, action.cards, {3, 2, 1});
        tap(u"land-"_s + idOfCard(action.name, CardKind::Colony));
        kill();
        tap(u"take"_s);
    }
    void enter(const PassBid &) { tap(u"pass"_s); }
    void enter(const Defend &action)
    {
        kill();
        giveUp(action.sacrifice);
        addCards(u"cards-"_s, action.cards, {6, 4, 2});
        tap(u"defend"_s);
    }
    void enter(const RivalWar &action)
    {
        giveUp(action.sacrifice);
        setChange(action.change);
        kill();
        tap(u"war"_s);
    }
    void enter(const AttackRival &action)
    {
        closeTray();
        tap(u"politics"_s);
        tap(u"aggression"_s);
        tap(u"kind-"_s + idText(action.card));
        setNumber(u"actions"_s, action.actions);
        giveUp(action.sacrifice);
        turnOver(action.drawn);
        tap(u"strike"_s);
    }
    void enter(const NextAge &)
    {
        closeTray();
        tap(u"politics"_s);
        tap(u"new-age"_s);
    }
    void enter(const EndTurn &)
    {
        closeTray();
        tap(u"end"_s);
        if (isOffered(u"anyway"_s)) {
            tap(u"anyway"_s);
        }
    }
    void enter(const ScoreImpacts &action)
    {
        for (const Impact impact : action.events) {
            tap(u"impact-"_s + idText(impact));
        }
        tap(u"score"_s);
    }

    State currentState()
    {
        State state = start(m_setup);
        for (const auto &step : table().record().actions) {
            Events events;
            perform(state, *readAction<Rules>(Json::writeCompact(step.action), m_setup), events);
        }
        return state;
    }

    /// What is on the disk this moment is all that a killed app would find again.
    void kill(const QString &where = {})
    {
        const auto page = where.isEmpty() ? table().rival().head.caption.section(u' ', 0, 0) : where;
        if (!m_wrong.isEmpty() || m_killedAt.contains(page)) {
            return;
        }
        m_killedAt << page;
        const QTemporaryDir other;
        for (const auto *end : {"", "-wal"}) {
            QFile::copy(
                m_path + QLatin1StringView(end), other.filePath(u"games.db"_s) + QLatin1StringView(end));
        }
        RealWindow again(other.filePath(u"games.db"_s).toStdString());
        again.show(true);
        Pages::settle();
        m_wrong = difference(shownBy(again.table()), shownBy(table()));
        if (m_wrong.isEmpty() && !again.find(u"primary"_s)) {
            m_wrong = u"no page is shown again at "_s + page;
        }
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void cleanup() { m_app.reset(); }

    void wholeGames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("verdict");
        QTest::addColumn<QString>("note");
        QTest::newRow("won") << u"solo-easy-original-won"_s << u"Marguerite wins"_s
                             << u"173 to 169 against the Rival, easy: won by 4"_s;
        QTest::newRow("lost") << u"solo-easy-original-lost"_s << u"The Rival wins"_s
                              << u"94 to 245 against the Rival, easy: lost by 151"_s;
    }
    void wholeGames()
    {
        QFETCH(QString, name);
        QFETCH(QString, verdict);
        m_taps = 0;
        m_wrong.clear();
        const auto record = readRecord(contents(name + u".json"_s).toStdString(), gameRules()).value();
        lay(record);
        for (std::size_t i = 0; i < record.actions.size(); ++i) {
            const auto action = readAction<Rules>(Json::writeCompact(record.actions[i].action), m_setup);
            QVERIFY(action);
            std::visit([&](const auto &kind) { enter(kind); }, *action);
            // What it did, and what an age brings, is read and left.
            while (m_wrong.isEmpty() && table().wide().id == u"on"_s) {
                kill(table().step());
                tap(u"on"_s);
            }
            QVERIFY2(m_wrong.isEmpty(),
                qPrintable(u"action %1, %2: %3"_s.arg(i).arg(
                    QString::fromStdString(Json::writeCompact(record.actions[i].action)), m_wrong)));
        }
        QVERIFY(table().over());
        qInfo("%d taps, killed at %s", m_taps, qPrintable(QStringList(m_killedAt.values()).join(u", "_s)));

        // The page at the end says who won and by how much.
        QTRY_VERIFY(m_app->find(u"verdict"_s));
        QCOMPARE(m_app->find(u"verdict"_s)->property("text").toString(), verdict);
        const auto stored = Exchange(m_app->store()).record(table().row().id).value();
        const auto replay = entryFor(stored).rules->replay(stored, {});
        QVERIFY(replay.over && !replay.refusal);
        QTEST(m_app->find(u"verdict-note"_s)->property("text").toString(), "note");
        for (const auto &standing : table().ranking()) {
            QCOMPARE(standing.total, replay.scores[static_cast<std::size_t>(standing.seat)].total);
        }

        // All of it is what the record gives.
        // Its first line is the result, the others are the log.
        const auto lines = contents(u"expected/"_s + name + u".jsonl"_s).split('\n');
        const auto expected = Json::parse(lines.front().toStdString()).value();
        const auto got = Json::Value(toJson(replay, stored, {}));
        for (const auto *member : {"round", "phase", "turn", "players", "scores", "ranking", "winners"}) {
            QCOMPARE(QString::fromStdString(Json::write(*Json::find(*got.as<Json::Object>(), member))),
                QString::fromStdString(Json::write(*Json::find(*expected.as<Json::Object>(), member))));
        }
    }
};

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    RivalGameTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "rivalgame_test.moc"
