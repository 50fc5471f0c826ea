// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/newgame.h"
#include "app/sheet/librarymodel.h"
#include "app/sheet/sheetoptions.h"
#include "app/sheet/words/librarylink.h"
#include "app/sheet/words/librarywords.h"
#include "app/sheet/words/shipped.h"
#include "app/words/language.h"
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/sheet/file.h"
#include "model/sheet/inspect.h"
#include "tests/suites.h"

#include <QFile>
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace OwnSheet;

/// All sheets there are, over a store in a file.
class SheetLibraryTest : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    std::optional<Store> m_store;
    std::unique_ptr<SheetLibrary> m_library;
    int m_second = 0;

    void open()
    {
        m_library.reset();
        m_store.reset();
        m_store.emplace(Store::open(m_folder->filePath(u"games"_s).toStdString()).value());
        m_library = std::make_unique<SheetLibrary>(*m_store,
            [this] { return u"2026-11-15T20:00:%1Z"_s.arg(m_second++, 2, 10, QChar(u'0')).toStdString(); });
    }
    SheetLibrary &library() { return *m_library; }
    static QStringList titlesOf(const QList<SheetCard> &cards)
    {
        QStringList titles;
        for (const auto &card : cards) {
            titles << card.title;
        }
        return titles;
    }
    static Template sheetIn(const QString &file)
    {
        QFile own(file);
        return own.open(QIODevice::ReadOnly) ? readSheet(own.readAll().toStdString()).value() : Template();
    }
    static Template allotment()
    {
        return sheetIn(QStringLiteral(SOURCE_DIR "/tests/data/allotment.tallysheet"));
    }

    void play(const Template &sheet, const std::string &uuid, const std::string &at)
    {
        GameRow row{.uuid = uuid,
            .game = "sheet",
            .options = Json::writeCompact(Json::Object{{"template", encode(sheet)}}),
            .seats = {{"Ana", "murex"}, {"Ben", "lapis"}},
            .startedAt = at,
            .touchedAt = at};
        QVERIFY(m_store->createGame(row).has_value());
        library().refresh();
    }
    void takeIn(const Template &sheet) { QVERIFY(library().takeIn(Library::linkOf(sheet).toUtf8())); }

private Q_SLOTS:
    void initTestCase() { QVERIFY(useLanguage(u"en"_s)); }
    void init()
    {
        m_library.reset();
        m_store.reset();
        m_folder.emplace();
        open();
    }

    void showsTheTwelveThatComeWithTheApp()
    {
        QCOMPARE(library().shipped().size(), 12);
        QVERIFY(library().own().isEmpty());
        QVERIFY(library().lastUsed().isEmpty());
        QVERIFY(titlesOf(library().shipped()).contains(u"7 Wonders"_s));
    }

    void theSheetOfLastTimeIsTheFirstLine()
    {
        play(*shippedSheet("tichu"), "7d444840-9dc0-11d1-b245-5ffdce74fad2", "2026-11-01T20:00:00Z");
        play(*shippedSheet("azul"), "7d444840-9dc0-11d1-b245-5ffdce74fad3", "2026-11-02T20:00:00Z");
        QCOMPARE(titlesOf(library().lastUsed()), (QStringList{u"Azul"_s, u"Tichu"_s}));
        QCOMPARE(library().lastUsed().constFirst().note, u"played once"_s);
        QCOMPARE(library().shipped().size(), 10);
    }

    void findsInTitlesAndMakesWhatIsNotThere()
    {
        library().setFind(u"ki"_s);
        QVERIFY(titlesOf(library().found()).contains(u"Kingdomino"_s));
        QCOMPARE(library().newText(), u"New sheet “ki”"_s);
        QCOMPARE(library().touch(u"new"_s), u"library-editor"_s);
        QCOMPARE(library().editor()->title(), u"ki"_s);
        QCOMPARE(titlesOf(library().own()), QStringList{u"ki"_s});
    }

    /// Whoever looks in and leaves again finds the same new sheet the next time, not a heap of them.
    void aNewSheetThatWasLeftAsItCameIsTheNextNewOne()
    {
        for (int time = 0; time < 2; ++time) {
            QCOMPARE(library().touch(u"new"_s), u"library-editor"_s);
            QCOMPARE(library().editor()->title(), u"New sheet"_s);
            QCOMPARE(library().editor()->open(), 0);
            open();
        }
        QCOMPARE(titlesOf(library().own()), QStringList{u"New sheet"_s});
        library().touch(u"new"_s);
        library().editor()->touch(u"kind-flag"_s);
        library().touch(u"new"_s);
        QCOMPARE(titlesOf(library().own()), (QStringList{u"New sheet"_s, u"New sheet 2"_s}));
    }

    void aTapChoosesASheetForANewGame()
    {
        QSignalSpy chosen(&library(), &GameLibrary::chosen);
        QCOMPARE(library().touch(u"sheet-tichu"_s), u"back"_s);
        QCOMPARE(chosen.size(), 1);
        const auto options = Json::parse(chosen.first().first().value<std::string>()).value();
        const auto *sheet = Json::find(*options.as<Json::Object>(), "template");
        QVERIFY(inspect(*sheet).sheet == *shippedSheet("tichu"));
    }

    void oneAtFaultCannotBeChosen()
    {
        library().touch(u"new"_s);
        library().editor()->touch(u"kind-formula"_s);
        QVERIFY(library().own().constFirst().toMend);
        QSignalSpy chosen(&library(), &GameLibrary::chosen);
        QCOMPARE(library().touch(library().own().constFirst().id), u"library-editor"_s);
        QCOMPARE(chosen.size(), 0);
        // The same after a restart.
        open();
        QVERIFY(library().own().constFirst().toMend);
    }

    void aShippedOneIsChangedAsACopy()
    {
        library().hold(u"sheet-tichu"_s);
        QCOMPARE(library().touch(u"copy"_s), u"library-editor"_s);
        QCOMPARE(library().editor()->title(), u"Tichu (mine)"_s);
        QCOMPARE(library().shipped().size(), 12);
        QCOMPARE(titlesOf(library().own()), QStringList{u"Tichu (mine)"_s});
    }

    /// Two people's first sheets are never taken for one another.
    void theIdFollowsTheTitleUntilSomebodyHasIt()
    {
        library().touch(u"new"_s);
        library().editor()->touch(u"tab-rules"_s);
        library().editor()->touch(u"sheet-title"_s, 0, u"Skat on Thursdays"_s);
        const auto chosenId = [&] {
            QSignalSpy chosen(&library(), &GameLibrary::chosen);
            library().touch(library().own().constFirst().id);
            const auto options = Json::parse(chosen.first().first().value<std::string>()).value();
            return inspect(*Json::find(*options.as<Json::Object>(), "template")).sheet.id;
        };
        const auto id = chosenId();
        QVERIFY2(QString::fromStdString(id).startsWith(u"skat-on-thursdays-"_s), id.c_str());
        QCOMPARE(library().own().size(), 1);
        // Its making is still known, over a restart too.
        open();
        library().hold(library().own().constFirst().id);
        library().touch(u"change"_s);
        QVERIFY(library().editor()->canUndo());
        library().editor()->undo();
        QCOMPARE(library().editor()->title(), u"New sheet"_s);
        library().editor()->redo();
        QCOMPARE(chosenId(), id);
        // Another one of this name is another sheet.
        library().touch(u"new"_s);
        library().editor()->touch(u"tab-rules"_s);
        library().editor()->touch(u"sheet-title"_s, 0, u"Skat on Thursdays"_s);
        library().hold(library().own().constLast().id);
        library().touch(u"share"_s);
        QVERIFY(library().collection().entries().size() == 14);
        QVERIFY(library().own().constFirst().id != library().own().constLast().id);
    }

    void removingAsksNothingAndCanBeUndone()
    {
        takeIn(allotment());
        library().arrival()->accept();
        library().hold(u"sheet-allotment"_s);
        library().touch(u"remove"_s);
        QVERIFY(library().own().isEmpty());
        open();
        QVERIFY(library().canUndo());
        library().undo();
        QCOMPARE(titlesOf(library().own()), QStringList{u"Allotment"_s});
    }

    void aLinkThereAndBack()
    {
        for (const auto &sheet : shippedSheets()) {
            const auto link = Library::linkOf(sheet);
            QVERIFY(link.size() <= Library::LongestCode);
            const auto json = Library::unpackedLink(link);
            QVERIFY(json.has_value());
            QCOMPARE(QByteArray::fromStdString(*json),
                QByteArray::fromStdString(Json::writeCompact(encode(sheet))));
        }
        // As the design has measured it.
        QCOMPARE(Library::linkOf(allotment()).size(), 601);
    }

    void aStrangersSheetIsReadBeforeItIsKept()
    {
        takeIn(allotment());
        auto &arrival = *library().arrival();
        QVERIFY(arrival.isNew());
        QCOMPARE(arrival.rows().size(), 10);
        QCOMPARE(arrival.verdict(), u"All rules of sheets hold: 10 rows, longest formula 44 characters."_s);
        QVERIFY(library().own().isEmpty());
        QSignalSpy chosen(&library(), &GameLibrary::chosen);
        QCOMPARE(arrival.accept(), u"kept"_s);
        // It is for the next game.
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(titlesOf(library().own()), QStringList{u"Allotment"_s});
        takeIn(allotment());
        QCOMPARE(arrival.subtitle(), u"You have this one."_s);
    }

    /// Also by a code that starts the app, before any table was laid.
    void aKeptSheetIsForTheNextGame()
    {
        Shelf shelf(*m_store, [] { return std::string("2026-11-15T20:00:00Z"); });
        NewGame laid(shelf);
        QVERIFY(laid.takeIn(Library::linkOf(allotment()).toUtf8()));
        dynamic_cast<SheetLibrary &>(*laid.library()).arrival()->accept();
        laid.begin();
        auto *options = dynamic_cast<SheetOptions *>(laid.options());
        QVERIFY(options);
        QCOMPARE(options->title(), u"Allotment"_s);
    }

    void aNewerOneIsProposedAndAnOlderOneIsNot()
    {
        takeIn(allotment());
        library().arrival()->accept();
        auto newer = allotment();
        newer.version = 5;
        std::get<Kinds::Lookup>(newer.rows[3].kind).table = {0, 2, 4, 7, 11};
        newer.rows.push_back({.id = "barrel", .title = "Rain barrel"});
        takeIn(newer);
        auto &arrival = *library().arrival();
        QCOMPARE(arrival.subtitle(), u"you have version 3, this is version 5"_s);
        QCOMPARE(arrival.primary(), u"Take version 5"_s);
        const auto lines = arrival.differences();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.at(0).title, u"Rain barrel"_s);
        QCOMPARE(lines.at(1).text, u"0 1 3 6 10 … +5 → 0 2 4 7 11 … +5"_s);
        arrival.accept();
        QCOMPARE(library().collection().find("allotment")->sheet.version, 5);
        takeIn(allotment());
        QCOMPARE(arrival.primary(), u"Keep mine"_s);
        arrival.choose(u"both"_s);
        arrival.accept();
        QCOMPARE(titlesOf(library().own()), (QStringList{u"Allotment"_s, u"Allotment 2"_s}));
    }

    void aChangeAfterAGameIsTheNextVersionAndChangesNoGame()
    {
        takeIn(allotment());
        library().arrival()->accept();
        library().hold(u"sheet-allotment"_s);
        library().touch(u"change"_s);
        library().editor()->touch(u"row-0"_s);
        library().editor()->touch(u"title"_s, 0, u"Greens"_s);
        // Nobody has version 3 yet.
        QCOMPARE(library().collection().find("allotment")->sheet.version, 3);
        const auto played = library().collection().find("allotment")->sheet;
        play(played, "7d444840-9dc0-11d1-b245-5ffdce74fad2", "2026-11-01T20:00:00Z");
        QVERIFY(library().editor()->subtitle().startsWith(u"version 4"_s));
        library().editor()->touch(u"counts"_s);
        QCOMPARE(library().collection().find("allotment")->sheet.version, 4);
        const auto versions = library().collection().versionsOf("allotment");
        QCOMPARE(versions.size(), std::size_t(2));
        QCOMPARE(versions[1].games, 1);
        QVERIFY(versions[1].sheet == played);
        QCOMPARE(library().editor()->versionNote(), u"Played once before: that game keeps its own sheet."_s);
        // All undone, it is the one that was played.
        library().editor()->undo();
        QCOMPARE(library().collection().find("allotment")->sheet.version, 3);
    }

    void goingBackLosesNothing()
    {
        takeIn(allotment());
        library().arrival()->accept();
        library().hold(u"sheet-allotment"_s);
        QCOMPARE(library().touch(u"share"_s), u"library-share"_s);
        library().touch(u"change"_s);
        library().editor()->touch(u"remove-5"_s);
        library().hold(u"sheet-allotment"_s);
        library().touch(u"versions"_s);
        QCOMPARE(library().versions().size(), 2);
        QVERIFY(library().goBackText().isEmpty());
        library().touch(u"version-3"_s);
        QCOMPARE(library().goBackText(), u"Make version 3 the current one"_s);
        library().touch(u"go-back"_s);
        QCOMPARE(library().collection().find("allotment")->sheet.rows.size(), std::size_t(10));
    }

    void whatCannotBeReadSaysWhy()
    {
        auto broken = allotment();
        std::get<Kinds::Formula>(broken.rows[9].kind).formula = "flwers + 1";
        takeIn(broken);
        auto &arrival = *library().arrival();
        QCOMPARE(arrival.verdict(),
            u"Row 10, “Neighbours”, character 1: No row above is called “flwers”. Flowers?"_s);
        QCOMPARE(arrival.primary(), u"Mend a copy"_s);
        QCOMPARE(arrival.accept(), u"library-editor"_s);
        QCOMPARE(library().editor()->title(), u"Allotment"_s);
        QCOMPARE(library().editor()->toMend(), u"1 to mend"_s);
        QVERIFY(library().takeIn("tallystone:sheet/1/!"));
        QCOMPARE(arrival.verdict(), u"This link is damaged or not whole."_s);
        QVERIFY(!library().takeIn("{\"format\":\"tallystone.record\"}"));
    }

    /// Nobody meets the names that only files have.
    void whatIsWrongIsCalledAsInTheEditor_data()
    {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<QString>("told");
        QTest::newRow("two equal choices")
            << QByteArray(R"("kind":"choice","choices":[{"label":"A","points":1},{"label":"a","points":2}])")
            << u"Row 1, “Hay”: Choices: The same name stands here twice."_s;
        QTest::newRow("one choice") << QByteArray(R"("kind":"choice","choices":[{"label":"A","points":1}])")
                                    << u"Row 1, “Hay”: Choices: From 2 to 20 entries are expected here."_s;
        QTest::newRow("a choice without a name")
            << QByteArray(R"("kind":"choice","choices":[{"label":"A","points":1},{"label":"","points":2}])")
            << u"Row 1, “Hay”: Choice 2: A name has from 1 to 30 characters."_s;
        QTest::newRow("more than the most") << QByteArray(R"("kind":"number","min":2,"max":1)")
                                            << u"Row 1, “Hay”: At least: The least is above the most."_s;
        QTest::newRow("the second name")
            << QByteArray(R"("kind":"pairs","labels":["Rows",""])")
            << u"Row 1, “Hay”: Name of the second number: A name has from 1 to 30 characters."_s;
    }
    void whatIsWrongIsCalledAsInTheEditor()
    {
        QFETCH(QByteArray, row);
        QFETCH(QString, told);
        QVERIFY(
            library().takeIn(R"({"format":"tallystone.sheet","version":1,"template":{"id":"hay","version":1,)"
                             R"("title":"Hay","rows":[{"id":"hay","title":"Hay",)"
                + row + "}]}}"));
        QCOMPARE(library().arrival()->verdict(), told);
    }

    /// Anything may come from anywhere: a clear sentence for each, and nothing is kept.
    void athousandBrokenOnesSayWhy()
    {
        QRandomGenerator random(17);
        const auto whole = QByteArray::fromStdString(writeSheet(allotment()));
        int refused = 0;
        for (int i = 0; refused < 1000; ++i) {
            auto bytes = whole;
            for (int spoilt = 0; spoilt < 1 + i % 3; ++spoilt) {
                const auto at = random.bounded(static_cast<int>(bytes.size()));
                switch (random.bounded(3)) {
                case 0:
                    bytes[at] = static_cast<char>(random.bounded(32, 127));
                    break;
                case 1:
                    bytes.remove(at, 1 + random.bounded(20));
                    break;
                default:
                    bytes.insert(at, bytes.mid(random.bounded(static_cast<int>(bytes.size())), 12));
                }
            }
            const auto source = Library::readSource(bytes);
            if (source.faults.empty()) {
                continue;
            }
            ++refused;
            for (const auto &fault : source.faults) {
                const auto sentence
                    = source.sheet ? Library::placedFaultText(*source.sheet, fault) : source.trouble;
                QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith(u'?'), qPrintable(sentence));
                QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
            }
        }
    }
};
TALLYSTONE_WINDOW_SUITE(SheetLibraryTest)
#include "sheetlibrary_test.moc"
