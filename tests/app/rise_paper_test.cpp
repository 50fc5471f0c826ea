// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rise_of_empires/words/paper.h"
#include "app/rise_of_empires/words/texts.h"
#include "app/share/ink.h"
#include "model/rise_of_empires/codec.h"
#include "tests/app/finished.h"
#include "tests/app/wording.h"

#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QTemporaryDir>

using namespace RiseOfEmpires;
using namespace Qt::StringLiterals;

/// A player's empire on paper: all of it, and nothing beside it.
class RisePaperTest : public QObject
{
    Q_OBJECT

    static std::string longName(const char *what, int number)
    {
        const auto name = what + std::string(" Maximilian of Hohenzollern ") + std::to_string(number);
        return name + std::string(MaxTileName - name.size(), 'W');
    }

    /// As many regions and tiles as a table could have, with names as long as they may be.
    static Setup wideSetup()
    {
        auto regions = defaultRegions();
        while (regions.size() < MaxRegions) {
            const int number = static_cast<int>(regions.size());
            regions.push_back({.id = "region-" + std::to_string(number),
                .name = longName("Region", number),
                .era = 3,
                .first = 99,
                .second = 99,
                .yield = RegionYield{Yield::Resources, 99}});
        }
        return {.players = 2, .regions = Regions(regions)};
    }
    static Adjust everything(const Setup &setup)
    {
        Adjust adjust{.player = 0, .vp = 1234, .food = MaxFood, .gold = 999, .resources = 999, .pool = 0};
        adjust.map.emplace().counts.resize(static_cast<std::size_t>(setup.regions.size()));
        for (int i = 0; i < CubesPerPlayer; ++i) {
            adjust.map->counts[static_cast<std::size_t>(2 * i)] = 1;
        }
        adjust.territories.emplace().items.fill(TownTiles);
        adjust.progress.emplace();
        adjust.cities.emplace();
        for (int i = 0; i < 20; ++i) {
            adjust.progress->push_back({{.name = longName("Tile", i),
                .gains = {{99, 99, 99, 99, 99}},
                .free = true,
                .printing = true,
                .navigation = true}});
        }
        for (int i = 0; i < 10; ++i) {
            adjust.cities->push_back({.name = longName("City", i), .eats = 99, .upkeep = true});
        }
        return adjust;
    }
    static Record crowded()
    {
        const auto setup = wideSetup();
        return {.game = std::string(Rules::id),
            .options = encode(setup),
            .players = {"Laurence", "Fred"},
            .actions = {{encode(Action(everything(setup)), setup), {}}}};
    }

    static QString textOnPaper(const Record &record, int seat)
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
        reader.start(u"pdftotext"_s, {u"-raw"_s, u"-enc"_s, u"UTF-8"_s, path, u"-"_s});
        return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput()).simplified()
                                        : QString();
    }

private Q_SLOTS:
    static void initMain() { Finished::fixTheWorld(); }
    void init() { QVERIFY(useLanguage(u"en"_s)); }

    void everythingIsThere()
    {
        const auto record = crowded();
        const auto text = textOnPaper(record, 0);
        const auto adjust = everything(wideSetup());
        for (const auto &owned : *adjust.progress) {
            QVERIFY2(text.contains(shownName(owned.tile)), owned.tile.name.c_str());
        }
        for (const auto &city : *adjust.cities) {
            QVERIFY2(text.contains(shownName(city)), city.name.c_str());
        }
        const auto setup = wideSetup();
        for (int i = 0; i < setup.regions.size(); ++i) {
            QCOMPARE(text.contains(shownName(setup.regions[i])), i % 2 == 0);
        }
        // 999 gold and 999 resources are 333 points each.
        QVERIFY2(
            text.contains(u"Corrected 1,234 Gold ÷ 3 333 Resources ÷ 3 333 Total 1,900"_s), qPrintable(text));
        QVERIFY(text.contains(u"Corrected by hand"_s));
        QVERIFY(!textOnPaper(record, 1).contains(u"Corrected by hand"_s));
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
QTEST_MAIN(RisePaperTest)
#include "rise_paper_test.moc"
