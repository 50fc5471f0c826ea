// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games.h"
#include "app/sheet/words/help.h"
#include "app/sheet/words/log.h"
#include "app/sheet/words/shipped.h"
#include "app/sheet/words/shippedwords.h"
#include "app/sheet/words/texts.h"
#include "app/words/language.h"
#include "model/record/read.h"
#include "model/sheet/codec.h"
#include "tests/suites.h"

#include <QDir>
#include <QFile>
#include <QSet>

using namespace OwnSheet;
using namespace Qt::StringLiterals;

/// Own sheets in words, in every language.
class SheetWordsTest : public QObject
{
    Q_OBJECT

    static QList<Record> samples()
    {
        QList<Record> records;
        const QDir folder(QStringLiteral(SOURCE_DIR "/tests/data/sheet"));
        for (const auto &info : folder.entryInfoList({u"*.json"_s}, QDir::Files)) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly)) {
                records << readRecord(file.readAll().toStdString(), gameRules()).value();
            }
        }
        return records;
    }
    static void eachLanguage()
    {
        QTest::addColumn<QString>("language");
        for (const auto *language : {"en", "fr", "de"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }

private Q_SLOTS:
    void cleanup() { QVERIFY(useLanguage(u"en"_s)); }

    void theTwelveAreThere()
    {
        QCOMPARE(shippedSheets().size(), std::size_t(12));
        QSet<QString> known;
        for (const char *word : shippedWords()) {
            known << QString::fromUtf8(word);
        }
        for (const auto &sheet : shippedSheets()) {
            QVERIFY(isShipped(sheet));
            QVERIFY2(known.contains(QString::fromStdString(sheet.title)), sheet.title.c_str());
            for (const auto &row : sheet.rows) {
                QVERIFY2(known.contains(QString::fromStdString(row.title)), row.title.c_str());
                QVERIFY2(
                    row.note.empty() || known.contains(QString::fromStdString(row.note)), row.note.c_str());
            }
        }
    }

    /// As long as it is unchanged.
    void aShippedSheetIsShownInTheReadersLanguage()
    {
        QVERIFY(useLanguage(u"fr"_s));
        auto sheet = *shippedSheet("ticket-to-ride");
        QCOMPARE(shownTitle(sheet), u"Les Aventuriers du Rail"_s);
        sheet.version = 2;
        QCOMPARE(shownTitle(sheet), u"Ticket to Ride"_s);
    }

    void directionSignsTurnNothingElse()
    {
        auto sheet = *shippedSheet("tichu");
        sheet.title = "a\u202Eb";
        QCOMPARE(shownTitle(sheet), u"\u2068a\u202Eb\u2069"_s);
    }

    void everyRefusalHasASentence_data() { eachLanguage(); }
    void everyRefusalHasASentence()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        const auto record = samples().front();
        for (const Code code : valuesOf<Code>()) {
            const Hint hint{.subject = "military", .count = 5, .least = -6, .most = 18, .seat = 0};
            const auto sentence = refusalText({0, idOf(code), hint}, record);
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
            QVERIFY2(!sentence.contains(u'%'), qPrintable(sentence));
        }
    }
    void refusalsAsTheDesignHasThem()
    {
        const auto record = samples().front();
        QCOMPARE(refusalText({0, idOf(Code::NotAStep), {.count = 5, .least = 30, .most = 35}}, record),
            u"In fives: 30 or 35."_s);
        QCOMPARE(
            refusalText({0, idOf(Code::RoundLimit), {.most = 100}}, record), u"100 rounds are the most."_s);
    }

    void aTeamIsOneColumnOfTheText()
    {
        QVERIFY(useLanguage(u"en"_s));
        const auto all = samples();
        const auto tichu = std::ranges::find(all, "5ee70000-0000-4000-8000-000000000011", &Record::id);
        const auto sheet = sheetText(*tichu, static_cast<int>(tichu->actions.size()));
        QCOMPARE(sheet.names(), QStringList({u"Ana and Cleo"_s, u"Ben and Dan"_s}));
        QVERIFY(sheet.text().contains(u"1,150"_s));
        QCOMPARE(sheet.text().count(u"1,150"_s), 1);
        QVERIFY(sheet.text().contains(u"Ana and Cleo win."_s));
    }

    /// Whole games: every action and what it caused, the rules, the sheet.
    void gamesAreTold_data() { eachLanguage(); }
    void gamesAreTold()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (const auto &record : samples()) {
            Course<Rules> course(record);
            const auto names = seatNames(record);
            for (const auto &step : record.actions) {
                const auto before = course.state();
                QVERIFY(!course.advance(step));
                Findings findings;
                Fields fields(step.action, {}, findings);
                Action action;
                decode(fields, action);
                const auto line = summary(before, action, names);
                QVERIFY2(!line.isEmpty() && !line.contains(u'%'), qPrintable(line));
                for (const auto &told : tell(before, action, course.events(), names)) {
                    QVERIFY2(!told.text.isEmpty() && !told.text.contains(u'%'), qPrintable(told.text));
                }
            }
            for (const auto &topic : helpTopics(course.state().setup)) {
                QVERIFY(!topic.title.isEmpty() && !topic.paragraphs.isEmpty());
            }
            for (int row = 0; row < course.state().setup.sheet.size(); ++row) {
                QVERIFY(!explain("row-" + std::to_string(row), course.state()).paragraphs.isEmpty());
            }
            QVERIFY(
                sheetText(record, static_cast<int>(record.actions.size())).text().contains(titleOf(record)));
        }
    }
};

TALLYSTONE_SUITE(SheetWordsTest)
#include "sheet_words_test.moc"
