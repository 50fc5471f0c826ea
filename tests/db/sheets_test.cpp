// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/rescue.h"
#include "db/sheets.h"
#include "tests/db/support.h"
#include "tests/suites.h"

using namespace Support;

/// What players made themselves is kept with all its versions and all steps of its making.
class SheetsTest : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    std::optional<Store> m_store;

    static constexpr auto Day = "2026-11-15T20:00:00Z";
    Sheets sheets() const { return {*m_store, "sheet"}; }
    MadeSheet only() const
    {
        const auto all = must(sheets().all());
        return all.size() == 1 ? all.front() : MadeSheet();
    }
    void reopen()
    {
        m_store.reset();
        m_store.emplace(must(Store::open(pathIn(*m_folder))));
    }

private Q_SLOTS:
    void init()
    {
        m_store.reset();
        m_folder.emplace();
        m_store.emplace(must(Store::open(pathIn(*m_folder))));
    }

    void stepsCanBeTakenBackAndBroughtAgain()
    {
        must(sheets().addStep("a", "one"));
        must(sheets().addStep("a", "two"));
        must(sheets().addStep("a", "two and a half", true));
        QVERIFY(only() == MadeSheet({"a", 0, 2, 2, "two and a half", "", ""}));
        must(sheets().setHead("a", 1));
        reopen();
        QVERIFY(only() == MadeSheet({"a", 0, 1, 2, "one", "", ""}));
        must(sheets().addStep("a", "other"));
        QVERIFY(only() == MadeSheet({"a", 0, 2, 2, "other", "", ""}));
    }

    void theFirstStepCanBeReplaced()
    {
        must(sheets().addStep("a", "one", true));
        must(sheets().addStep("a", "more", true));
        QVERIFY(only() == MadeSheet({"a", 0, 1, 1, "more", "", ""}));
    }

    void versionsStay()
    {
        must(sheets().keep("a", {1, "first", Day}));
        must(sheets().keep("a", {1, "better", Day}));
        must(sheets().markShared("a", 1));
        must(sheets().keep("a", {2, "second", Day}));
        reopen();
        QCOMPARE(only().current, 2);
        QVERIFY(must(sheets().versions("a"))
            == std::vector<MadeVersion>({{2, "second", Day, false}, {1, "better", Day, true}}));
        QVERIFY(must(Sheets(*m_store, "other").all()).empty());
    }

    void whatIsRemovedCanComeBack()
    {
        must(sheets().keep("a", {1, "first", Day}));
        must(sheets().setSettings("a", "by player"));
        must(sheets().setRemoved("a", Day));
        QCOMPARE(only().removedAt, std::string(Day));
        must(sheets().setRemoved("a", ""));
        QVERIFY(only() == MadeSheet({"a", 1, 0, 0, "", "", "by player"}));
    }

    void anotherIdTakesAllAlong()
    {
        must(sheets().addStep("a", "one"));
        must(sheets().addStep("a", "two"));
        must(sheets().keep("a", {1, "first", Day}));
        must(sheets().setSettings("a", "by player"));
        must(sheets().rename("a", "b"));
        reopen();
        QVERIFY(only() == MadeSheet({"b", 1, 2, 2, "two", "", "by player"}));
        QCOMPARE(must(sheets().versions("b")).size(), std::size_t(1));
        QVERIFY(must(sheets().versions("a")).empty());
    }

    void itIsRescuedToo()
    {
        must(sheets().keep("a", {1, "first", Day}));
        must(sheets().keep("a", {2, "second", Day, true}));
        const auto path = pathIn(*m_folder);
        m_store.reset();
        must(rescue(path, {}));
        reopen();
        QCOMPARE(only().current, 2);
        QCOMPARE(must(sheets().versions("a")).size(), std::size_t(2));
    }
};
TALLYSTONE_SUITE(SheetsTest)
#include "sheets_test.moc"
