// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program/pageengine.h"
#include "app/program/viewmodels.h"
#include "app/program/window.h"
#include "app/showcase/samplegames.h"
#include "app/words/language.h"
#include "tests/app/fakedevice.h"
#include "tests/fastclock.h"
#include "tests/live/eyes.h"
#include "tests/live/hand.h"
#include "tests/live/sights.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPixmap>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QScreen>
#include <QSet>
#include <QTest>
#include <QtQml/QQmlExtensionPlugin>

#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

namespace
{
/// Goes everywhere by taps and tells what is wrong there.
class Walk
{
public:
    Walk(Window &window, Hand &hand, QString folder)
        : m_window(window)
        , m_hand(hand)
        , m_folder(std::move(folder))
    {
    }

    /// Of a sight that is there.
    void visit(const Sight &sight)
    {
        rest();
        look(sight.name);
        for (const auto &way : sight.ways) {
            follow(sight.name, way);
            if (!isBack()) {
                sight.go(m_window);
                rest();
            }
        }
    }

    int faults() const { return m_faults; }
    const QSet<QString> &types() const { return m_types; }

    void complain(const QString &where, const QString &what)
    {
        ++m_faults;
        std::printf("%s/%s: %s\n", qPrintable(QDir(m_folder).dirName()), qPrintable(where), qPrintable(what));
        std::fflush(stdout);
    }

    /// Nothing has moved for some frames.
    void rest()
    {
        constexpr int Frames = 4;
        constexpr int Longest = 5000;
        QElapsedTimer timer;
        timer.start();
        size_t last = 0;
        for (int same = 0; same < Frames && timer.elapsed() < Longest;) {
            QTest::qWait(12);
            const auto now = Eyes::shape(item());
            same = now == last && !Eyes::isMoving(item()) ? same + 1 : 0;
            last = now;
        }
    }

private:
    QQuickWindow &item() { return *m_window.item(); }

    void look(const QString &name)
    {
        for (const auto *thing : Eyes::seen(item())) {
            m_types << Eyes::typeOf(*thing);
        }
        if (const auto *sheet = Eyes::frontSheet(item())) {
            m_types << Eyes::typeOf(*sheet->parent());
        }
        item()
            .screen()
            ->grabWindow(item().winId())
            .save(QDir(m_folder).filePath(name + u".jpg"_s), "JPG", 90);
        constexpr qsizetype Told = 5;
        const auto faults = Eyes::faults(item());
        for (const auto &fault : faults.first(qMin(Told, faults.size()))) {
            complain(name, fault);
        }
        if (faults.size() > Told) {
            complain(name, u"and %1 more"_s.arg(faults.size() - Told));
        }
    }

    void follow(const QString &place, const QStringList &way)
    {
        QString name = place;
        for (const auto &step : way) {
            if (step.startsWith(u'=')) {
                const auto *sheet = Eyes::frontSheet(item());
                if (!sheet || Eyes::typeOf(*sheet->parent()) != step.mid(1)) {
                    complain(name, u"no "_s + step.mid(1));
                    return;
                }
                continue;
            }
            const bool held = step.startsWith(u'+');
            const auto wanted = held ? step.mid(1) : step;
            name += u'-' + wanted;
            if (!tap(wanted, held)) {
                complain(name, u"nothing to tap"_s);
                return;
            }
            rest();
            look(name);
        }
    }

    bool tap(const QString &name, bool held)
    {
        if (auto *far = Eyes::find(item(), name)) {
            Eyes::bringIntoSight(*far);
            rest();
        }
        // Scrolling may make things anew.
        const auto *wanted = Eyes::find(item(), name);
        if (!wanted) {
            return false;
        }
        press(wanted->mapToScene(QRectF(QPointF(), wanted->size()).center()), held ? 900 : 30);
        return true;
    }

    void press(QPointF place, int milliseconds)
    {
        m_hand.tap(item().mapToGlobal(place).toPoint(), milliseconds);
    }

    /// Above every sheet there is a strip that closes it. False if something else than the page is left.
    bool isBack()
    {
        const bool opened = Eyes::frontSheet(item()) != nullptr;
        for (int tries = 0; tries < 3 && Eyes::frontSheet(item()); ++tries) {
            press(QPointF(4, 4), 30);
            rest();
        }
        return opened && !Eyes::frontSheet(item());
    }

    Window &m_window;
    Hand &m_hand;
    QString m_folder;
    QSet<QString> m_types;
    int m_faults = 0;
};

/// A page, a step, or whatever opens over them; not a frame, which others are made of.
bool isPlace(const QFileInfo &file)
{
    if (file.baseName().endsWith(u"Frame"_s)) {
        return false;
    }
    static const QRegularExpression name(u"(Page|Sheet|Step)$"_s);
    static const QRegularExpression sheet(
        u"^(BottomSheet|PageSheet|AskSheet) \\{"_s, QRegularExpression::MultilineOption);
    QFile text(file.filePath());
    return name.match(file.baseName()).hasMatch()
        || (text.open(QIODevice::ReadOnly) && sheet.match(QString::fromUtf8(text.readAll())).hasMatch());
}

/// The pages, steps and sheets that nobody has looked at.
QStringList unseen(const QSet<QString> &seen)
{
    // What others are made of, and what stands beside a page where there is room.
    static const QSet<QString> parts
        = {u"PlainPage"_s, u"BottomSheet"_s, u"PageSheet"_s, u"LateSheet"_s, u"WantedSheet"_s, u"AskSheet"_s};
    QStringList list;
    const QDir qml(QStringLiteral(SOURCE_DIR "/qml"));
    for (QDirIterator it(qml.path(), {u"*.qml"_s}, QDir::Files, QDirIterator::Subdirectories);
         it.hasNext();) {
        const QFileInfo file(it.next());
        // In a wide window what would be on a sheet may stand on the page.
        const auto onPage = file.baseName().chopped(file.baseName().endsWith(u"Sheet"_s) ? 5 : 0);
        if (isPlace(file) && !seen.contains(file.baseName()) && !seen.contains(onPage)
            && !parts.contains(file.baseName()) && !file.baseName().endsWith(u"BesideSheet"_s)) {
            list << qml.relativeFilePath(file.filePath());
        }
    }
    return list;
}

/// A window manager that is still starting hears nobody.
bool comesForward(QQuickWindow &window)
{
    constexpr int Tries = 60;
    for (int i = 0; i < Tries; ++i) {
        if (QTest::qWaitForWindowActive(&window, 1'000)) {
            return true;
        }
        window.requestActivate();
    }
    return false;
}

/// A window in its size, and whatever is to be looked at in it.
class Tour
{
public:
    Tour(const QStringList &arguments, ViewModels &viewModels)
        : m_size(arguments.at(1))
        , m_folder(arguments.at(3))
        , m_only(arguments.value(4))
        , m_viewModels(viewModels)
        , m_window(m_engine, viewModels, m_device)
    {
        m_window.item()->resize(wanted());
        if (!comesForward(*m_window.item())) {
            qFatal("no window");
        }
    }

    /// At 100 and 200 % text; how many faults there are.
    int look(const std::vector<Sight> &sights, bool isAll = false)
    {
        std::array walks = {walkAt(100), walkAt(200)};
        for (const auto &sight : sights) {
            if (!sight.name.contains(m_only)) {
                continue;
            }
            m_viewModels.settings.setTextScale(1);
            sight.go(m_window);
            walks[0].visit(sight);
            m_viewModels.settings.setTextScale(2);
            // What was opened there may have changed it, and of a list only what is in sight is laid out
            // anew.
            if (!sight.ways.empty() || Eyes::hasList(*m_window.item())) {
                sight.go(m_window);
            }
            walks[1].visit(sight);
        }
        int faults = 0;
        for (auto &walk : walks) {
            if (isAll && m_only.isEmpty()) {
                for (const auto &type : unseen(walk.types())) {
                    walk.complain(u"all"_s, u"never seen: "_s + type);
                }
            }
            if (m_window.item()->size() != wanted()) {
                walk.complain(u"all"_s, u"the window has another size"_s);
            }
            faults += walk.faults();
        }
        return faults;
    }

    void hide() { m_window.item()->hide(); }

private:
    Walk walkAt(int percent)
    {
        const auto folder = QDir(m_folder).filePath(u"%1-%2"_s.arg(m_size).arg(percent));
        QDir().mkpath(folder);
        return Walk(m_window, m_hand, folder);
    }
    QSize wanted() const { return {m_size.section(u'x', 0, 0).toInt(), m_size.section(u'x', 1).toInt()}; }

    QString m_size;
    QString m_folder;
    QString m_only;
    ViewModels &m_viewModels;
    PageEngine m_engine;
    FakeDevice m_device;
    Window m_window;
    Hand m_hand;
};
}

/// live_test 412x915 de FOLDER [SIGHT]: everything in this size and language, at 100 and 200 % text.
int main(int argc, char **argv)
{
    QGuiApplication app(argc, argv);
    const auto arguments = QGuiApplication::arguments();
    const auto path = QDir::home().filePath(u"games.db"_s).toStdString();
    const auto clock = [] { return std::string(SampleTime); };

    ViewModels viewModels(path, clock);
    viewModels.settings.setLanguage(arguments.at(2));
    useLanguage(arguments.at(2));
    FastClock fast;
    fast.install();
    Tour tour(arguments, viewModels);
    int faults = tour.look(firstSights());
    addSampleGames(viewModels.shelf.store(), 60);
    viewModels.archive.games()->refresh();
    faults += tour.look(sights(), true);
    tour.hide();
    ViewModels beside(path, clock);
    faults += Tour(arguments, beside).look(besideSights());
    return faults > 0 ? 1 : 0;
}
