// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bronze_age/words/papershapes.h"
#include "app/bronze_age/words/texts.h"
#include "app/share/ink.h"
#include "app/share/paper.h"
#include "app/share/result.h"
#include "app/words/amounts.h"
#include "app/words/language.h"
#include "tests/app/finished.h"
#include "tests/app/wording.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest/QTest>

using namespace BronzeAge;
using namespace Qt::StringLiterals;

/// The final sheets on paper, as a document and as pictures.
class PaperTest : public QObject
{
    Q_OBJECT

    /// The text of each page in the order it is written, which is the order it is read out in.
    static QStringList pagesOf(const QByteArray &document)
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"sheet.pdf"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(document) != document.size() || !file.flush()) {
            return {};
        }
        QProcess reader;
        reader.start(u"pdftotext"_s, {u"-raw"_s, u"-enc"_s, u"UTF-8"_s, file.fileName(), u"-"_s});
        if (!reader.waitForFinished() || reader.exitCode() != 0) {
            return {};
        }
        auto pages = QString::fromUtf8(reader.readAllStandardOutput()).split(u'\f');
        pages.removeLast();
        for (auto &page : pages) {
            page = page.simplified();
        }
        return pages;
    }

    static void eachSampleInEachLanguage()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("name");
        for (const auto &language : languages()) {
            for (const auto &name : Finished::everySampleName()) {
                QTest::addRow("%s, %s", qPrintable(language), qPrintable(name)) << language << name;
            }
        }
    }

    /// Names as long as they may be, with and without a place to break them.
    static Record wordy(const QString &name)
    {
        auto record = Finished::sample(name);
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            record.players[seat] = seat % 2 == 0
                ? std::string(MaxName - 1, 'W') + static_cast<char>('0' + seat)
                : "Maximilian Bartholomew von Hohenzollern " + std::to_string(seat);
        }
        record.place = std::string(MaxText, 'M');
        record.note = std::string(MaxText, 'm');
        return record;
    }

private Q_SLOTS:
    static void initMain() { Finished::fixTheWorld(); }
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void everyPlayerHasAPage_data() { eachSampleInEachLanguage(); }
    void everyPlayerHasAPage()
    {
        QFETCH(QString, language);
        QFETCH(QString, name);
        QVERIFY(useLanguage(language));
        const auto record = Finished::sample(name);
        auto standings = resultOf(record).standings;
        // Who has no seat at the table has no page.
        std::erase_if(standings, [](const auto &standing) { return !standing.person; });
        const auto pages = pagesOf(paperDocument(record));
        // Who plays together has one page.
        QCOMPARE(static_cast<std::size_t>(pages.size()),
            name.startsWith(u"sheet/tichu"_s) ? std::size_t(2) : record.players.size());
        QCOMPARE(standings.size(), static_cast<std::size_t>(pages.size()));
        const auto &entry = entryFor(record);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            const auto &page = pages.at(i);
            const auto &standing = standings[static_cast<std::size_t>(i)];
            QVERIFY2(
                page.startsWith(gameTitle(record) + u", "_s + entry.edition(record) + u' ' + standing.name),
                qPrintable(page));
            // Whatever space parts the thousands.
            QVERIFY(page.simplified().contains(scoreText(standing.score).simplified()));
        }
    }

    void everythingPrintedIsThere_data() { Wording::eachLanguage(); }
    void everythingPrintedIsThere()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (const auto &name : Finished::sampleNames()) {
            for (const auto &page : pagesOf(paperDocument(Finished::sample(name)))) {
                for (const Monument monument : valuesOf<Monument>()) {
                    QVERIFY2(page.contains(nameOf(monument)), qPrintable(page));
                }
                for (const Good good : valuesOf<Good>()) {
                    QVERIFY2(page.contains(nameOf(good)), qPrintable(page));
                }
                const bool late = name.startsWith("late"_L1);
                for (const Development development : valuesOf<Development>()) {
                    QCOMPARE(page.contains(nameOf(development)), late || development <= Development::Empire);
                }
            }
        }
    }

    void aPageTellsHowItCameOut()
    {
        auto record = Finished::evening();
        record.place = "Chez Léa";
        record.note = "JEAN-LUC (10:30) again, 3 + 4 x 5 -> fine.";
        const auto pages = pagesOf(paperDocument(record));
        QCOMPARE(pages.size(), 4);
        for (const auto &words :
            {u"The Bronze Age, Original Marc"_s, u"15 November 2026, 1 round in 45 min"_s, u"Chez Léa"_s,
                u"Rank 1 of 4"_s, u"1. Marc"_s, u"2. Léa"_s, u"2. Inès"_s, u"4. Tom"_s,
                u"The game was stopped early."_s, u"JEAN-LUC (10:30) again, 3 + 4 x 5 -> fine."_s,
                u"Corrected by hand"_s, u"0 goods, worth 0"_s}) {
            QVERIFY2(pages.front().contains(words), qPrintable(words + u'\n' + pages.front()));
        }
        QVERIFY(pages.at(1).contains(u"Rank 2 of 4"_s));
        QVERIFY(pages.at(1).contains(u"−3"_s));
    }

    void onlyWhatWasCorrectedIsMarked()
    {
        const auto pages = pagesOf(paperDocument(Finished::stopped(
            {"Léa", "Marc"}, {R"({"do": "adjust", "player": 1, "set": {"disasters": 48}, "why": ""})"})));
        QCOMPARE(pages.size(), 2);
        QVERIFY(!pages.front().contains(u"Corrected by hand"_s));
        QVERIFY(pages.back().contains(u"Corrected by hand"_s));
        QVERIFY(pages.back().contains(u"45 + 3"_s));
        QVERIFY(!pages.front().contains(u"45 + "_s));
    }

    void aloneThereIsNoRank()
    {
        const auto pages = pagesOf(paperDocument(Finished::sample(u"revised-1"_s)));
        QCOMPARE(pages.size(), 1);
        QVERIFY(!pages.front().contains(u"Rank"_s));
    }

    void shipsAreThereWhereTheyAreBuilt()
    {
        QVERIFY(pagesOf(paperDocument(Finished::sample(u"late-bronze-2"_s))).front().contains(u"Ships"_s));
        QVERIFY(!pagesOf(paperDocument(Finished::sample(u"revised-2"_s))).front().contains(u"Ships"_s));
    }

    void longNamesAreWholeOnTheirOwnPage()
    {
        const auto record = wordy(u"original-4"_s);
        const auto pages = pagesOf(paperDocument(record));
        const auto result = resultOf(record);
        for (qsizetype i = 0; i < pages.size(); ++i) {
            QVERIFY(pages.at(i).contains(result.standings[static_cast<std::size_t>(i)].name));
        }
    }

    void aPictureHasTheShapeOfThePaper()
    {
        const auto record = Finished::evening();
        const auto picture = paperPicture(record, 0, 840);
        QCOMPARE(picture.size(), QSize(840, 1188));
        QCOMPARE(picture, paperPicture(record, 0, 840));
        QVERIFY(picture != paperPicture(record, 2, 840));
    }

    /// Whatever the players wrote, nothing leaves the frame.
    void nothingLeavesTheFrame_data() { eachSampleInEachLanguage(); }
    void nothingLeavesTheFrame()
    {
        QFETCH(QString, language);
        QFETCH(QString, name);
        QVERIFY(useLanguage(language));
        const auto record = wordy(name);
        for (int seat = 0; seat < static_cast<int>(record.players.size()); ++seat) {
            const auto picture = paperPicture(record, seat, 840);
            QImage blank(picture.size(), picture.format());
            blank.fill(Paper::Surface);
            // Around the frame, and between its lines and what is written inside.
            for (const auto &strip : {QRect(0, 0, 840, 25), QRect(0, 1163, 840, 25), QRect(0, 0, 25, 1188),
                     QRect(815, 0, 25, 1188), QRect(50, 33, 740, 13), QRect(50, 1141, 740, 13),
                     QRect(33, 50, 13, 1088), QRect(794, 50, 13, 1088)}) {
                QCOMPARE(picture.copy(strip), blank.copy(strip));
            }
        }
    }

    void buildingsHaveTheirBoxes_data()
    {
        QTest::addColumn<int>("monument");
        QTest::addColumn<int>("workers");
        QTest::newRow("Step Pyramid") << 0 << 3;
        QTest::newRow("Stone Circle") << 1 << 5;
        QTest::newRow("Temple") << 2 << 7;
        QTest::newRow("Obelisk") << 3 << 9;
        QTest::newRow("Hanging Gardens") << 4 << 11;
        QTest::newRow("Great Wall") << 5 << 13;
        QTest::newRow("Great Pyramid") << 6 << 15;
    }
    void buildingsHaveTheirBoxes()
    {
        QFETCH(int, monument);
        QFETCH(int, workers);
        const Bricks bricks{.side = 20, .gap = 3};
        const auto figure = figureOf(static_cast<Monument>(monument), bricks);
        QCOMPARE(figure.boxes.size(), workers);
        QVERIFY(QRectF(QPointF(), figure.size).contains(figure.outline.boundingRect()));
        for (qsizetype i = 0; i < figure.boxes.size(); ++i) {
            const QRectF box(figure.boxes[i], QSizeF(bricks.side, bricks.side));
            QVERIFY2(figure.outline.contains(box.center()), qPrintable(QString::number(i)));
            QVERIFY(figure.outline.boundingRect().contains(box));
            for (qsizetype other = 0; other < i; ++other) {
                QVERIFY(!box.intersects({figure.boxes[other], QSizeF(bricks.side, bricks.side)}));
                QVERIFY(figure.boxes[other].y() >= box.top());
            }
        }
    }

    void coloursAreTheThemes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QColor>("color");
        QTest::newRow("surface") << u"surface"_s << Paper::Surface;
        QTest::newRow("board") << u"board"_s << Paper::Board;
        QTest::newRow("hole") << u"hole"_s << Paper::Hole;
        QTest::newRow("line") << u"line"_s << Paper::Line;
        QTest::newRow("lineControl") << u"lineControl"_s << Paper::LineControl;
        QTest::newRow("lineStrong") << u"lineStrong"_s << Paper::LineStrong;
        QTest::newRow("ink") << u"ink"_s << Paper::Ink;
        QTest::newRow("ink2") << u"ink2"_s << Paper::Ink2;
        QTest::newRow("ink3") << u"ink3"_s << Paper::Ink3;
        QTest::newRow("accent") << u"accent"_s << Paper::Accent;
        QTest::newRow("accentSoft") << u"accentSoft"_s << Paper::AccentSoft;
        QTest::newRow("harm") << u"harm"_s << Paper::Harm;
        QTest::newRow("umber") << u"umber"_s << Paper::Umber;
        QTest::newRow("slate") << u"slate"_s << Paper::Slate;
        QTest::newRow("terracotta") << u"terracotta"_s << Paper::Terracotta;
        QTest::newRow("azure") << u"azure"_s << Paper::Azure;
        QTest::newRow("ochre") << u"ochre"_s << Paper::Ochre;
        QTest::newRow("leaf") << u"leaf"_s << Paper::Leaf;
    }
    void coloursAreTheThemes()
    {
        QFETCH(QString, name);
        QFETCH(QColor, color);
        QFile file(QStringLiteral(SOURCE_DIR "/qml/theme/Theme.qml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QRegularExpression light(
            u"readonly property color %1: root.dark \\? \"[^\"]*\" : \"([^\"]*)\""_s.arg(name));
        const auto found = light.match(QString::fromUtf8(file.readAll()));
        QVERIFY(found.hasMatch());
        QCOMPARE(color, QColor(found.captured(1)));
    }
};
QTEST_MAIN(PaperTest)
#include "paper_test.moc"
