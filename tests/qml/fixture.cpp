// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/fixture.h"

#include "app/share/shareprovider.h"
#include "app/table/tables.h"
#include "app/words/idtext.h"
#include "app/words/language.h"

#include "app/games.h"
#include "app/showcase/samplegames.h"
#include "app/showcase/scene.h"
#include "app/table/tables.h"
#include "model/bronze_age/codec.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/read.h"
#include "model/stone_age/codec.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace
{
/// Whole trees are searched after every tap, which scripts would take half of the time for.
template<typename Fits>
QQuickItem *topmost(QQuickItem *within, Fits fits)
{
    if (!within->isVisible() || within->opacity() == 0) {
        return nullptr;
    }
    const auto children = within->childItems();
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        if (auto *found = topmost(*child, fits)) {
            return found;
        }
    }
    return fits(within) ? within : nullptr;
}

Record recordOf(const Store &store, const GameRow &row)
{
    Record record{.id = row.uuid,
        .game = row.game,
        .options = Json::parse(row.options).value(),
        .startedAt = row.startedAt};
    for (const auto &seat : row.seats) {
        record.players.push_back(seat.name);
    }
    const auto log = store.log(row.id).value();
    for (int i = 0; i < row.head; ++i) {
        const auto &entry = log[static_cast<std::size_t>(i)];
        record.actions.push_back({Json::parse(entry.action).value(), entry.at});
    }
    return record;
}
}

Fixture::Fixture(QQmlEngine &engine)
    : QObject(&engine)
    , m_engine(engine)
{
    // As if a screen reader listened.
    QAccessible::setActive(true);
    begin();
}

Fixture::~Fixture()
{
    close();
}

QQuickWindow *Fixture::showWindow(int width, int height, bool moving)
{
    QQmlComponent main(&m_engine, QUrl(u"qrc:/qt/qml/Tallystone/Main.qml"_s));
    auto properties = m_viewModels->properties();
    properties.insert({{u"still"_s, !moving}, {u"width"_s, width}, {u"height"_s, height}});
    auto *made = main.createWithInitialProperties(properties);
    if (!made) {
        qWarning("%s", qPrintable(main.errorString()));
    }
    m_window.reset(qobject_cast<QQuickWindow *>(made));
    QQmlEngine::setObjectOwnership(made, QQmlEngine::CppOwnership);
    return m_window.get();
}

void Fixture::closeWindow()
{
    m_window.reset();
}

void Fixture::clickTwice(int x, int y)
{
    QTest::mouseDClick(m_window.get(), Qt::LeftButton, {}, {x, y});
}

void Fixture::tapTwice(int x, int y)
{
    static auto *device = QTest::createTouchDevice();
    for (int i = 0; i < 2; ++i) {
        QTest::touchEvent(m_window.get(), device).press(0, {x, y});
        QTest::touchEvent(m_window.get(), device).release(0, {x, y});
    }
}

void Fixture::begin()
{
    close();
    m_folder = std::make_unique<QTemporaryDir>();
    m_laidOut = 0;
    open();
}

QUrl Fixture::fileNamed(const QString &name) const
{
    return QUrl::fromLocalFile(m_folder->filePath(name));
}

QString Fixture::bytesOf(const QUrl &file) const
{
    QFile read(file.toLocalFile());
    return read.open(QIODevice::ReadOnly) ? QString::fromLatin1(read.readAll()) : QString();
}

void Fixture::writeBytes(const QUrl &file, const QString &bytes) const
{
    QFile written(file.toLocalFile());
    if (!written.open(QIODevice::WriteOnly) || written.write(bytes.toLatin1()) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(file.toString()));
    }
}

void Fixture::damageStore()
{
    close();
    // The middle of the second page is wrong, as after a fault of the disk.
    QFile file(m_folder->filePath(u"games.db"_s));
    constexpr qint64 Spot = 4096 + 8;
    if (!file.open(QIODevice::ReadWrite) || !file.seek(Spot) || file.write(QByteArray(512, '\xFF')) != 512) {
        qFatal("cannot damage the store");
    }
    file.close();
    open();
}

void Fixture::restart()
{
    close();
    open();
    m_viewModels->shelf.openLatest();
}

void Fixture::open()
{
    m_viewModels = std::make_unique<ViewModels>(
        m_folder->filePath(u"games.db"_s).toStdString(), [] { return std::string("2026-11-15T20:00:00Z"); });
    m_viewModels->settings.forgetAll();
    m_engine.addImageProvider(u"share"_s, new ShareProvider(m_viewModels->sharing));
    Q_EMIT renewed();
}

void Fixture::close()
{
    m_window.reset();
    m_viewModels.reset();
}

namespace
{
std::vector<Seat> seatsOf(const QStringList &names)
{
    constexpr std::array Colours = {"murex", "lapis", "saffron", "malachite", "madder"};
    std::vector<Seat> seats;
    for (const auto &name : names) {
        seats.push_back({name.toStdString(), Colours[seats.size()]});
    }
    return seats;
}
}

void Fixture::deal(const QStringList &names, const QString &edition, int endDevelopments, bool trade)
{
    auto setup = BronzeAge::setupFor(
        fromId<BronzeAge::Edition>(edition.toStdString()).value(), static_cast<int>(names.size()));
    setup.endDevelopments = endDevelopments;
    setup.trade = setup.trade || trade;
    m_viewModels->shelf.create("bronze-age", Json::writeCompact(encode(setup)), seatsOf(names));
}

void Fixture::dealStone(const QStringList &names, bool expansion)
{
    const StoneAge::Setup setup{static_cast<int>(names.size()), expansion, expansion};
    m_viewModels->shelf.create("stone-age", Json::writeCompact(encode(setup)), seatsOf(names));
}

int Fixture::layWhole(int game, const QStringList &names, int seed, int actions)
{
    constexpr int MoreThanAnyHas = 99;
    std::vector<std::string> players;
    for (const auto &name : names) {
        players.push_back(name.toStdString());
    }
    const auto record
        = sampleGame(static_cast<std::size_t>(game), players, static_cast<unsigned>(seed), MoreThanAnyHas);
    ::layOut(m_viewModels->shelf, record, actions);
    return static_cast<int>(record.actions.size());
}

void Fixture::addSamples(int count)
{
    addSampleGames(m_viewModels->file.store(), count);
}

QStringList Fixture::scenes() const
{
    QStringList names;
    for (std::size_t game = 0; game < games().size(); ++game) {
        for (const auto &scene : scenesOf(game)) {
            names << idText(games()[game].rules->id()) + u'-' + scene.name;
        }
    }
    return names;
}

QString Fixture::layOut(const QString &name)
{
    for (std::size_t game = 0; game < games().size(); ++game) {
        const auto id = idText(games()[game].rules->id());
        for (const auto &scene : scenesOf(game)) {
            if (name != id + u'-' + scene.name) {
                continue;
            }
            QFile file(QStringLiteral(SOURCE_DIR "/app/showcase/samples/%1.json").arg(scene.sampleOf(id)));
            (void)file.open(QIODevice::ReadOnly);
            // A finished one would count as one more game the next time it is laid out.
            (void)m_viewModels->file.store().removeGame(m_laidOut);
            m_laidOut = ::layOut(m_viewModels->shelf,
                readRecord(file.readAll().toStdString(), gameRules()).value(), scene.actions);
            if (scene.prepare) {
                scene.prepare(*m_viewModels->shelf.table());
            }
            return scene.page;
        }
    }
    qFatal("no scene %s", qPrintable(name));
}

void Fixture::speak(const QString &language)
{
    useLanguage(language);
    m_engine.retranslate();
    m_viewModels->retranslate();
}

GameRow Fixture::row() const
{
    const auto running = m_viewModels->file.store().runningGames().value();
    return running.empty() ? m_viewModels->file.store().finishedGames(1, 0).value().at(0) : running.front();
}

QString Fixture::storedScores() const
{
    const auto record = recordOf(m_viewModels->file.store(), row());
    const auto replay = entryFor(record).rules->replay(record, {});
    QStringList lines;
    for (const auto &score : replay.scores) {
        QStringList numbers;
        for (const auto &[part, value] : score.parts) {
            numbers << QString::number(value);
        }
        lines << (numbers << QString::number(score.total)).join(u' ');
    }
    return lines.join(u'\n');
}

QString Fixture::storedTotals(int actions) const
{
    const auto record = recordOf(m_viewModels->file.store(), row());
    QStringList totals;
    for (const auto &score : entryFor(record).rules->replay(record, {.until = actions}).scores) {
        totals << QString::number(score.total);
    }
    return totals.join(u' ');
}

QString Fixture::storedState() const
{
    const auto record = recordOf(m_viewModels->file.store(), row());
    const auto replay = entryFor(record).rules->replay(record, {});
    return QString::fromStdString(Json::writeCompact(toJson(replay, record, {})));
}

int Fixture::storedHead() const
{
    return row().head;
}

int Fixture::storedLength() const
{
    return row().length;
}

bool Fixture::storedOver() const
{
    return row().over;
}

QString Fixture::storedDraft() const
{
    return QString::fromStdString(row().draft);
}

QStringList Fixture::storedKinds() const
{
    QStringList kinds;
    for (const auto &step : recordOf(m_viewModels->file.store(), row()).actions) {
        const auto *kind = Json::find(*step.action.as<Json::Object>(), "do");
        kinds << QString::fromStdString(*kind->as<std::string>());
    }
    return kinds;
}

QString Fixture::spokenName(QObject *item) const
{
    auto *spoken = QAccessible::queryAccessibleInterface(item);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

bool Fixture::hasRole(QObject *item) const
{
    auto *spoken = QAccessible::queryAccessibleInterface(item);
    return spoken && spoken->role() != QAccessible::NoRole && spoken->role() != QAccessible::Client;
}

QString Fixture::wordsIn(QQuickItem *item) const
{
    QStringList words;
    const auto visit = [&](auto &self, QQuickItem &at) -> void {
        if (!at.isVisible() || at.opacity() == 0 || at.objectName() == u"message"_s) {
            return;
        }
        const auto y = at.mapToScene({}).y();
        if (y < at.window()->height() && y + at.height() > 0) {
            const auto written = at.inherits("QQuickText") ? at.property("text").toString() : QString();
            const auto spoken = written.isEmpty() ? spokenName(&at) : QString();
            if (!written.isEmpty()) {
                words << written;
            } else if (!spoken.isEmpty()) {
                words << u'(' + spoken + u')';
            }
        }
        for (auto *child : at.childItems()) {
            self(self, *child);
        }
    };
    visit(visit, *item);
    words.sort();
    return words.join(u'\n');
}

bool Fixture::takesTaps(QObject *item) const
{
    if (item->inherits("QQuickAbstractButton") || item->inherits("QQuickMouseArea")) {
        return true;
    }
    const auto &children = item->children();
    return std::any_of(children.begin(), children.end(), [](const QObject *child) {
        return child->inherits("QQuickTapHandler") && child->property("enabled").toBool();
    });
}

QString Fixture::typeOf(QObject *item) const
{
    // It may have gone meanwhile.
    if (!item) {
        return {};
    }
    const auto name = QString::fromLatin1(item->metaObject()->className());
    return name.section(u"_QMLTYPE_"_s, 0, 0).section(u"_QML_"_s, 0, 0);
}

QQuickItem *Fixture::named(const QString &name, QQuickItem *within) const
{
    return topmost(within, [&](const QQuickItem *item) { return item->objectName() == name; });
}

QQuickItem *Fixture::typed(const QString &type, QQuickItem *within) const
{
    return topmost(within, [&](QQuickItem *item) { return typeOf(item) == type; });
}
