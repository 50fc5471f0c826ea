// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/share/ink.h"
#include "app/through_the_ages/words/paper.h"
#include "app/through_the_ages/words/texts.h"
#include "model/through_the_ages/codec.h"
#include "tests/app/finished.h"
#include "tests/app/wording.h"

#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace ThroughTheAges;
using namespace Qt::StringLiterals;

/// A player's civilization on paper: all of it, and nothing beside it.
class AgesPaperTest : public QObject
{
    Q_OBJECT

    static std::string longName(int number)
    {
        const auto name = "Card of Maximilian " + std::to_string(number) + ' ';
        return name + std::string(MaxCardName - name.size(), 'W');
    }
    /// As many cards as a table could have, with names as long as they may be.
    static Record crowded()
    {
        Record record{.game = std::string(Rules::id),
            .options = encode(Setup{.players = 2}),
            .players = {"Léa", "Marc"}};
        const auto add = [&](const Action &action) { record.actions.push_back({encode(action), {}}); };
        // In the first round no cards are played.
        add(EndTurn{});
        add(EndTurn{});
        Adjust adjust{.player = 0, .culture = 1234, .science = 999, .yellow = 18};
        adjust.technologies.emplace();
        adjust.workers.emplace();
        for (const Technology technology : valuesOf<Technology>()) {
            (*adjust.technologies)[technology] = true;
            (*adjust.workers)[technology] = 12;
        }
        adjust.government = Government::ConstitutionalMonarchy;
        adjust.tactic = Tactic::NapoleonicArmy;
        add(adjust);
        Effect effect;
        effect.traits.items.fill(99);
        effect.build.items.fill(3);
        for (int i = 0; i < 24; ++i) {
            add(Modify{
                .player = 0, .name = longName(i), .kind = CardKind::Other, .age = 3, .effect = effect});
        }
        return record;
    }
    static Record alone()
    {
        return {.game = std::string(Rules::id), .options = encode(Setup{.players = 1}), .players = {"Léa"}};
    }

    /// What a reader finds on the paper, asked for in its own way.
    static QString readFromPaper(const Record &record, int seat, const QStringList &how)
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"sheet.pdf"_s);
        {
            QPdfWriter writer(path);
            writer.setResolution(300);
            QPainter painter(&writer);
            drawSheet(painter, QRectF(0, 0, writer.width(), writer.height()), record, seat);
        }
        QProcess reader;
        reader.start(u"pdftotext"_s, how + QStringList{u"-enc"_s, u"UTF-8"_s, path, u"-"_s});
        return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()).simplified()
                                        : QString();
    }
    static QString textOnPaper(const Record &record, int seat)
    {
        return readFromPaper(record, seat, {u"-raw"_s});
    }

private Q_SLOTS:
    static void initMain() { ::Finished::fixTheWorld(); }
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void everythingIsThere()
    {
        const auto text = textOnPaper(crowded(), 0);
        for (int i = 0; i < 24; ++i) {
            QVERIFY2(text.contains(QString::fromStdString(longName(i)).left(20)), longName(i).c_str());
        }
        for (const Technology technology : valuesOf<Technology>()) {
            QVERIFY2(text.contains(nameOf(technology)), qPrintable(nameOf(technology)));
        }
        QVERIFY2(text.contains(u"Culture 1,234"_s), qPrintable(text));
        QVERIFY(text.contains(u"Corrected by hand"_s));
        QVERIFY(text.contains(nameOf(Government::ConstitutionalMonarchy)));
        QVERIFY(text.contains(nameOf(Tactic::NapoleonicArmy)));
        const auto other = textOnPaper(crowded(), 1);
        QVERIFY(!other.contains(u"Corrected by hand"_s));
        QVERIFY(other.contains(nameOf(Government::Despotism)));
    }

    /// Long names wrap or end with "…": nothing is set so small that it cannot be read.
    void everythingCanBeRead_data() { Wording::eachLanguage(); }
    void everythingCanBeRead()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        const auto words = readFromPaper(crowded(), 0, {u"-bbox"_s});
        static const QRegularExpression word(
            u"yMin=\"([0-9.]+)\" xMax=\"[0-9.]+\" yMax=\"([0-9.]+)\">([^<]*)<"_s);
        constexpr double SmallestInPoints = 8.5;
        int count = 0;
        for (auto found = word.globalMatch(words); found.hasNext(); ++count) {
            const auto match = found.next();
            const double height = match.captured(2).toDouble() - match.captured(1).toDouble();
            QVERIFY2(height >= SmallestInPoints,
                qPrintable(u"%1 is %2 points high"_s.arg(match.captured(3)).arg(height)));
        }
        QVERIFY(count > 100);
    }

    void theRivalHasASheet()
    {
        const auto text = textOnPaper(alone(), RivalSeat);
        QVERIFY2(text.contains(u"Light Cavalry"_s), qPrintable(text));
        QVERIFY2(text.contains(u"1 of 6"_s), qPrintable(text));
        QVERIFY(!text.contains(nameOf(Government::Despotism)));
    }

    void nothingLeavesItsPlace_data() { Wording::eachLanguage(); }
    void nothingLeavesItsPlace()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        constexpr QRect Area(60, 40, 736, 832);
        QImage picture(856, 912, QImage::Format_RGB32);
        picture.fill(Paper::Surface);
        auto blank = picture;
        {
            QPainter painter(&picture);
            drawSheet(painter, Area, crowded(), 0);
        }
        // Lines end in half a pixel.
        for (auto *image : {&picture, &blank}) {
            QPainter(image).fillRect(Area.adjusted(-1, -1, 1, 1), Qt::black);
        }
        QCOMPARE(picture, blank);
    }
};
QTEST_MAIN(AgesPaperTest)
#include "ages_paper_test.moc"
