// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/realwindow.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QtQml/QQmlExtensionPlugin>

using namespace Qt::StringLiterals;

Q_IMPORT_QML_PLUGIN(TallystonePlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_AppPlugin)
Q_IMPORT_QML_PLUGIN(Tallystone_DrawnPlugin)

/// The smallest game on the app's own pages, from the first tap to the last.
class ExampleTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<RealWindow> m_app;

    QQuickItem *find(const QString &name)
    {
        return QTest::qWaitFor([&] { return m_app->find(name) != nullptr; }) ? m_app->find(name) : nullptr;
    }
    QString textOf(const QString &name)
    {
        const auto *item = find(name);
        return item ? item->property("text").toString() : u"there is no "_s + name;
    }
    void click(QQuickItem *item)
    {
        const auto middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
        QTest::mouseClick(&m_app->window(), Qt::LeftButton, {}, middle.toPoint());
        QTest::qWait(10);
    }
    void tap(const QString &name)
    {
        auto *item = find(name);
        QVERIFY2(item && item->isEnabled(), qPrintable(name));
        click(item);
    }
    void hold(const QString &name)
    {
        auto *item = find(name);
        QVERIFY2(item, qPrintable(name));
        const auto middle = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
        QTest::mousePress(&m_app->window(), Qt::LeftButton, {}, middle);
        QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 100);
        QTest::mouseRelease(&m_app->window(), Qt::LeftButton, {}, middle);
        QTest::qWait(10);
    }
    /// Steps a number up or down to what it is to be.
    void set(const QString &name, int number)
    {
        auto *stepper = find(name);
        QVERIFY2(stepper, qPrintable(name));
        if (auto *inside = stepper->findChild<QQuickItem *>(u"stepper"_s)) {
            stepper = inside;
        }
        const int from = stepper->property("value").toInt();
        auto *button = stepper->findChild<QQuickItem *>(number > from ? u"more"_s : u"less"_s);
        for (int i = 0; i < std::abs(number - from); ++i) {
            click(button);
        }
        QCOMPARE(stepper->property("value").toInt(), number);
    }
    void type(const QString &text)
    {
        for (const QChar letter : text) {
            QTest::keyClick(&m_app->window(), letter.toLatin1());
        }
        QTest::qWait(10);
    }
    void press(Qt::Key key)
    {
        QTest::keyClick(&m_app->window(), key);
        QTest::qWait(10);
    }
    void throws(int points)
    {
        set(u"points"_s, points);
        tap(u"primary"_s);
    }
    QString namePlaying() const { return m_app->shelf().table()->name(); }
    /// As the page of all players has them, in the order of the seats.
    QStringList points()
    {
        tap(u"look-table"_s);
        QStringList list;
        for (const auto &line : {u"stand-0"_s, u"stand-1"_s}) {
            list << find(line)->property("total").toString();
        }
        tap(u"primary"_s);
        return list;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".?"_s));
        m_app = std::make_unique<RealWindow>(m_folder.filePath(u"games"_s).toStdString());
        m_app->show(true);
        QVERIFY(QTest::qWaitForWindowExposed(&m_app->window()));
    }
    void cleanup() { m_app.reset(); }

    void aGameIsLaidAndPlayedToItsEnd()
    {
        tap(u"new-game"_s);
        tap(u"add-name"_s);
        type(u"Ada"_s);
        press(Qt::Key_Return);
        type(u"Ben"_s);
        set(u"goal"_s, 20);
        tap(u"primary"_s);

        QCOMPARE(namePlaying(), u"Ada"_s);
        QVERIFY(!find(u"primary"_s)->isEnabled());
        tap(u"name"_s);
        type(u"double"_s);
        throws(12);
        QCOMPARE(namePlaying(), u"Ben"_s);
        QCOMPARE(textOf(u"name"_s), QString());

        // What was described is offered, and fills the field.
        tap(u"name-double"_s);
        QCOMPARE(textOf(u"name"_s), u"double"_s);
        throws(9);
        QCOMPARE(points(), QStringList({u"12"_s, u"9"_s}));
        QCOMPARE(m_app->shelf().table()->round(), 2);

        // A tap at a time.
        tap(u"undo"_s);
        QCOMPARE(namePlaying(), u"Ben"_s);
        QCOMPARE(find(u"points"_s)->property("value").toInt(), 9);
        tap(u"undo"_s);
        QCOMPARE(find(u"points"_s)->property("value").toInt(), 8);
        tap(u"redo"_s);
        tap(u"redo"_s);
        QCOMPARE(namePlaying(), u"Ada"_s);

        tap(u"more"_s);
        tap(u"more-correct"_s);
        tap(u"tab-1"_s);
        set(u"correct-1-points"_s, 11);
        tap(u"primary"_s);
        QCOMPARE(points(), QStringList({u"12"_s, u"11"_s}));
        QCOMPARE(namePlaying(), u"Ada"_s);

        throws(8);
        QVERIFY(m_app->shelf().table()->lastRound());
        throws(3);
        QCOMPARE(textOf(u"verdict"_s), u"Ada wins"_s);
        QVERIFY(m_app->shelf().table()->ranking().back().corrected);
        tap(u"undo"_s);
        QCOMPARE(find(u"points"_s)->property("value").toInt(), 3);
        tap(u"redo"_s);
        QCOMPARE(textOf(u"verdict"_s), u"Ada wins"_s);
    }

    /// The same players, and what was described in the last game.
    void theNextGameRemembers()
    {
        tap(u"new-game"_s);
        QCOMPARE(find(u"goal"_s)->property("value").toInt(), 20);
        tap(u"primary"_s);
        tap(u"name-double"_s);
        QCOMPARE(textOf(u"name"_s), u"double"_s);
        for (const int points : {12, 12, 8, 8}) {
            throws(points);
        }
        QCOMPARE(textOf(u"verdict"_s), u"Ada and Ben share the win"_s);
        tap(u"look-replay"_s);
        m_app->window().resize(1280, 800);
        const auto *value = find(u"correct-1-points"_s)->findChild<QQuickItem *>(u"value"_s);
        QCOMPARE(value->property("text").toString(), u"20"_s);
    }

    /// By holding it, and saying yes.
    void aNameIsForgotten()
    {
        m_app->shelf().create("example", "{}", {{"Ada", "murex"}, {"Ben", "lapis"}});
        for (const auto &answer : {u"safe"_s, u"other"_s}) {
            hold(u"name-double"_s);
            tap(answer);
            QTRY_VERIFY(!m_app->find(answer) || !m_app->find(answer)->isVisible());
            QCOMPARE(m_app->find(u"name-double"_s) != nullptr, answer == u"safe");
        }
    }

    void everyOtherPageIsThere()
    {
        m_app->shelf().create("example", "{}", {{"Ada", "murex"}, {"Ben", "lapis"}});
        throws(7);
        for (const auto &[page, shows] :
            {std::pair(u"sheet"_s, u"correct-1-points"_s), {u"log"_s, u"log"_s}, {u"help"_s, u"topic-0"_s}}) {
            m_app->look(page);
            QVERIFY2(find(shows), qPrintable(page));
            press(Qt::Key_Escape);
        }
        QVERIFY(find(u"points"_s));
    }
};

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    ExampleTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "example_test.moc"
