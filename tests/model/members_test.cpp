// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/members.h"
#include "model/record/rare.h"
#include "tests/suites.h"

/// A game of nothing but shapes: the hard ones of those we have, and of those to come.
namespace Shapes
{
enum class Good { Wood, Gold };
enum class Income { Gold, Points };
enum class Card { Leader, Other };
enum class Edition { First, Second };
}
template<>
inline constexpr std::array<std::string_view, 2> ids<Shapes::Good> = {"wood", "gold"};
template<>
inline constexpr std::array<std::string_view, 2> ids<Shapes::Income> = {"gold", "vp"};
template<>
inline constexpr std::array<std::string_view, 2> ids<Shapes::Card> = {"leader", "other"};
template<>
inline constexpr std::array<std::string_view, 2> ids<Shapes::Edition> = {"first", "second"};

namespace Shapes
{
using Goods = PerId<Good, int>;

/// A place of two kinds, in a list.
struct Work {
    std::variant<int, Good> place;
    int boxes = 0;
    bool operator==(const Work &) const = default;
    static void members(auto &is, auto &work)
    {
        is.oneOf({"city", "good"}, work.place);
        is.required("boxes", work.boxes);
    }
};
struct Build {
    static constexpr std::string_view id = "build";
    std::vector<Work> on;
    int stone = 0;
    PerId<Good, bool> rows;
    bool operator==(const Build &) const = default;
    static void members(auto &is, auto &build)
    {
        is.required("on", build.on);
        is.leftOut("stone", build.stone);
        is.leftOut("rows", build.rows);
    }
};

/// Exactly one of two members, both numbers.
struct Trade {
    static constexpr std::string_view id = "trade";
    int discs = 0;
    Income of = Income::Gold;
    int amount = 0;
    Goods pay;
    bool operator==(const Trade &) const = default;
    static void members(auto &is, auto &trade)
    {
        is.required("discs", trade.discs);
        is.named(trade.of, trade.amount);
        is.leftOut("pay", trade.pay);
    }
};

/// Exactly one of two members, a number or two of them or a list.
struct Enter {
    static constexpr std::string_view id = "enter";
    std::variant<std::variant<int, std::array<int, 2>>, std::vector<int>> entry;
    bool operator==(const Enter &) const = default;
    static void members(auto &is, auto &enter)
    {
        is.oneOf({"value", "terms"}, enter.entry,
            {.least = -99'999, .most = 99'999, .fewestItems = 1, .mostItems = 3});
    }
};

/// An effect: numbers that may be negative, left out where they are 0.
struct Count {
    Good of = Good::Wood;
    int culture = 0;
    bool operator==(const Count &) const = default;
    static void members(auto &is, auto &count)
    {
        is.required("of", count.of);
        is.leftOut("culture", count.culture, 0, {.least = -MaxCount});
    }
};
struct Effect {
    int culture = 0;
    std::vector<Count> per;
    Goods learn;
    bool operator==(const Effect &) const = default;
    static void members(auto &is, auto &effect)
    {
        is.leftOut("culture", effect.culture, 0, {.least = -MaxCount});
        is.leftOut("per", effect.per);
        is.leftOut("learn", effect.learn, {}, {.least = -MaxCount});
    }
};

/// Either `remove` alone, or the rest.
struct Modify {
    static constexpr std::string_view id = "modify";
    std::optional<int> player;
    std::string name;
    bool remove = false;
    Card kind = Card::Other;
    Effect effect;
    std::optional<int> actions;
    bool operator==(const Modify &) const = default;
    static void members(auto &is, auto &modify)
    {
        is.optional("player", modify.player);
        is.required("name", modify.name, {.least = 1, .most = 10, .trimmed = true});
        is.leftOut("remove", modify.remove);
        if (!modify.remove) {
            is.leftOut("kind", modify.kind, Card::Other);
            is.leftOut("effect", modify.effect);
            is.optional("actions", modify.actions);
        }
    }
};

/// Seats, each once; something that must be there unless a flag says that it is not.
struct Feed {
    static constexpr std::string_view id = "feed";
    std::vector<int> players;
    std::optional<Goods> pay;
    bool operator==(const Feed &) const = default;
    static void members(auto &is, auto &feed)
    {
        is.required("players", feed.players, {.once = true});
        is.unless("hungry", "pay", feed.pay);
    }
};

/// A half of a card: an id, or a count under the name of an id.
struct People {
    Income craft = Income::Gold;
    int count = 0;
    bool operator==(const People &) const = default;
};
using Half = std::variant<Good, People>;
void members(auto &is, Of<Half> auto &half)
{
    if (is.anyOf(ids<Income>, std::holds_alternative<People>(half))) {
        auto &people = hold<People>(half);
        is.named(people.craft, people.count);
    } else {
        is.required("symbol", hold<Good>(half));
    }
}

/// A die: a bare id, or an object with one of two members.
using Pick = std::variant<Good, Half, int>;

/// Alternatives by their ids, one of them without a member.
struct Nothing {
    static constexpr std::string_view id = "nothing";
    bool operator==(const Nothing &) const = default;
};
struct Dice {
    static constexpr std::string_view id = "dice";
    std::vector<Pick> picks;
    bool operator==(const Dice &) const = default;
    static void members(auto &is, auto &dice) { is.required("picks", dice.picks); }
};
using Top = std::variant<Nothing, Dice>;

/// A card that is described, or one whose number says what is on it.
struct Buy {
    static constexpr std::string_view id = "buy";
    std::optional<int> number;
    Top top;
    Half bottom;
    bool operator==(const Buy &) const = default;
    static void members(auto &is, auto &buy)
    {
        is.optional("card", buy.number, {.least = 1, .most = 36});
        if (buy.number) {
            is.derive(buy.bottom, [&] { return People{Income::Points, *buy.number}; });
            is.optionalObject("top", [](auto &) {});
        } else {
            is.required("top", buy.top);
            is.required("bottom", buy.bottom);
        }
    }
};

/// Only what is named changes.
struct Mark {
    int boxes = 0;
    std::optional<bool> first;
    bool operator==(const Mark &) const = default;
    static void members(auto &is, auto &mark)
    {
        is.required("boxes", mark.boxes);
        is.optional("first", mark.first);
    }
};
struct Adjust {
    static constexpr std::string_view id = "adjust";
    PerId<Good, std::optional<int>> goods;
    PerId<Card, std::optional<Mark>> marks;
    std::optional<std::array<bool, 2>> used;
    std::string why;
    bool operator==(const Adjust &) const = default;
    static void members(auto &is, auto &adjust)
    {
        is.object("set", [&](auto &set) {
            set.leftOut("goods", adjust.goods);
            set.leftOut("marks", adjust.marks);
            set.optional("used", adjust.used);
        });
        is.leftOut("why", adjust.why);
    }
};

/// Names that only the record knows.
struct Battle {
    KnownName region;
    int own = 0;
    bool operator==(const Battle &) const = default;
    static void members(auto &is, auto &battle)
    {
        is.required("region", battle.region);
        is.required("own", battle.own);
    }
};
struct Empire {
    static constexpr std::string_view id = "empire";
    PerName place;
    std::vector<Battle> battles;
    std::optional<SomePerName> set;
    bool operator==(const Empire &) const = default;
    static void members(auto &is, auto &empire)
    {
        is.leftOut("place", empire.place);
        is.leftOut("battles", empire.battles);
        is.optional("set", empire.set);
    }
};

using Action = std::variant<Build, Trade, Enter, Modify, Feed, Buy, Adjust, Empire>;

/// A default that depends on another option, and options that do not go together.
struct Setup {
    int players = 1;
    Edition edition = Edition::First;
    int rounds = 0;
    bool operator==(const Setup &) const = default;
    static void members(auto &is, auto &setup)
    {
        is.leftOut("edition", setup.edition);
        is.flawIf(setup.players > 1 && is.has("rounds"), Flaw::OnlyAlone, "rounds");
        is.leftOut(
            "rounds", setup.rounds, setup.edition == Edition::First ? 10 : 12, {.least = 1, .most = 99});
    }
};

struct Won {
    static constexpr std::string_view id = "won";
    int player;
    Goods goods;
    static void members(auto &is, auto &event) { is.required("goods", event.goods, {.zeros = true}); }
};
struct Lost {
    int player;
    Good what;
    std::string_view id() const { return idOf(what); }
    static void members(auto &, auto &) { }
};
using Event = std::variant<Won, Lost>;
}
template<>
inline constexpr std::array<std::string_view, 3> membersOf<Shapes::Pick> = {"", "half", "points"};

using namespace Shapes;

class MembersTest : public QObject
{
    Q_OBJECT

    inline static const std::vector<std::string> Regions = {"Gaul", "Britannia", "Egypt"};

    static Json::Value json(QByteArray text)
    {
        return Json::parse(text.replace('\'', '"').toStdString()).value();
    }
    static QByteArray text(const Json::Object &object)
    {
        return QByteArray::fromStdString(Json::writeCompact(object)).replace('"', '\'');
    }

    template<typename Thing, typename Read>
    static std::optional<Malformed> flawIn(const QByteArray &text, Thing &thing, Read read)
    {
        Findings findings;
        {
            const auto value = json(text);
            Fields fields(value, {}, findings);
            read(fields, thing);
        }
        return findings.first();
    }
    static std::optional<Malformed> flawIn(const QByteArray &text, Action &action)
    {
        return flawIn(
            text, action, [](Fields &fields, Action &read) { readKind(fields, "do", read, Regions); });
    }
    static std::optional<Malformed> flawIn(const QByteArray &text, Setup &setup)
    {
        return flawIn(text, setup, [](Fields &fields, Setup &read) { readMembers(fields, read); });
    }

private Q_SLOTS:
    /// As it is read, and as it is written then.
    void isReadAndWritten_data()
    {
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *read, const char *written = nullptr) {
            QTest::newRow(read) << QByteArray(written ? written : read);
        };
        row("{'do':'build','on':[{'city':4,'boxes':3},{'good':'gold','boxes':0}],'stone':2,'rows':['gold']}");
        row("{'rows':[],'stone':0,'on':[],'do':'build'}", "{'do':'build','on':[]}");
        row("{'do':'build','rows':['gold','wood'],'on':[]}", "{'do':'build','on':[],'rows':['wood','gold']}");
        row("{'do':'trade','vp':0,'pay':{'gold':2,'wood':0},'discs':3}",
            "{'do':'trade','discs':3,'vp':0,'pay':{'gold':2}}");
        row("{'do':'trade','discs':3,'gold':7,'pay':{}}", "{'do':'trade','discs':3,'gold':7}");
        row("{'do':'enter','value':-3}");
        row("{'do':'enter','value':[0,-3]}");
        row("{'do':'enter','terms':[1,-2,3]}");
        row("{'do':'modify','player':0,'name':'Ada','remove':true}");
        row("{'do':'modify','remove':false,'name':' Ada ','kind':'other','effect':{'learn':{'gold':0}}}",
            "{'do':'modify','name':'Ada'}");
        row("{'do':'modify','name':'Ada','kind':'leader','effect':{'culture':-2,'per':[{'of':'gold'},{'of':"
            "'wood','culture':1}],'learn':{'wood':-1}},'actions':0}");
        row("{'do':'feed','players':[2,0],'pay':{'wood':1}}");
        row("{'do':'feed','players':[],'hungry':false,'pay':{}}", "{'do':'feed','players':[],'pay':{}}");
        row("{'do':'feed','players':[1],'hungry':true}");
        row("{'do':'buy','top':{'kind':'nothing'},'bottom':{'symbol':'gold'}}");
        row("{'do':'buy','top':{'kind':'dice','picks':['gold',{'half':{'symbol':'wood'}},{'half':{'vp':2}},{"
            "'points':5}]},'bottom':{'gold':0}}");
        row("{'do':'buy','top':{},'card':7}", "{'do':'buy','card':7}");
        row("{'do':'adjust','set':{'goods':{'gold':0},'marks':{'other':{'boxes':1,'first':false}},'used':["
            "true,false]},'why':'so'}");
        row("{'do':'adjust','why':'','set':{'goods':{},'marks':{}}}", "{'do':'adjust','set':{}}");
        row("{'do':'empire','battles':[{'region':'Egypt','own':1}],'place':{'Egypt':2,'Gaul':1,'Britannia':0}"
            "}",
            "{'do':'empire','place':{'Gaul':1,'Egypt':2},'battles':[{'region':'Egypt','own':1}]}");
        row("{'do':'empire','battles':[],'place':{'Gaul':0}}", "{'do':'empire'}");
        row("{'do':'empire','set':{'Egypt':0,'Gaul':2}}", "{'do':'empire','set':{'Gaul':2,'Egypt':0}}");
        row("{'do':'empire','set':{}}");
    }
    void isReadAndWritten()
    {
        Action action;
        const auto flaw = flawIn(QTest::currentDataTag(), action);
        QVERIFY2(!flaw, flaw ? flaw->where.c_str() : "");
        const auto written = text(writtenKind("do", action, Regions));
        QTEST(written, "written");
        Action again;
        QVERIFY(!flawIn(written, again));
        QVERIFY(again == action);
    }

    void flaws_data()
    {
        QTest::addColumn<QByteArray>("where");
        QTest::addColumn<Flaw>("flaw");
        const auto row = [](const char *read, Flaw flaw, const char *where) {
            QTest::newRow(read) << QByteArray(where) << flaw;
        };
        row("{}", Flaw::Missing, "do");
        row("{'do':7}", Flaw::NotAText, "do");
        row("{'do':'roll'}", Flaw::UnknownId, "do");
        row("{'do':'build'}", Flaw::Missing, "on");
        row("{'do':'build','on':{}}", Flaw::NotAList, "on");
        row("{'do':'build','on':[],'stone':-1}", Flaw::NotANumber, "stone");
        row("{'do':'build','on':[],'wood':1}", Flaw::Unknown, "wood");
        row("{'do':'build','on':[{'city':1,'boxes':1},7]}", Flaw::NotAnObject, "on[1]");
        row("{'do':'build','on':[{'boxes':1}]}", Flaw::Missing, "on[0].city");
        row("{'do':'build','on':[{'city':4,'good':'wood','boxes':1}]}", Flaw::Unknown, "on[0].city");
        row("{'do':'build','on':[{'good':'clay','boxes':1}]}", Flaw::UnknownId, "on[0].good");
        row("{'do':'build','on':[],'rows':['gold','gold']}", Flaw::Twice, "rows");
        row("{'do':'build','on':[],'rows':['clay']}", Flaw::UnknownId, "rows[0]");
        row("{'do':'trade','discs':1}", Flaw::Missing, "gold");
        row("{'do':'trade','discs':1,'gold':0,'vp':0}", Flaw::Unknown, "vp");
        row("{'do':'trade','discs':1,'vp':true}", Flaw::NotANumber, "vp");
        row("{'do':'trade','discs':1,'vp':1,'pay':{'clay':1}}", Flaw::Unknown, "pay.clay");
        row("{'do':'trade','discs':1,'vp':1,'pay':{'gold':'1'}}", Flaw::NotANumber, "pay.gold");
        row("{'do':'enter'}", Flaw::Missing, "value");
        row("{'do':'enter','value':1,'terms':[1]}", Flaw::Unknown, "value");
        row("{'do':'enter','value':100000}", Flaw::OutOfRange, "value");
        row("{'do':'enter','value':[1]}", Flaw::ItemCount, "value");
        row("{'do':'enter','value':[1,100000]}", Flaw::OutOfRange, "value[1]");
        row("{'do':'enter','value':'1'}", Flaw::NotANumber, "value");
        row("{'do':'enter','terms':[]}", Flaw::ItemCount, "terms");
        row("{'do':'enter','terms':[1,2,3,4]}", Flaw::ItemCount, "terms");
        row("{'do':'enter','terms':[1,-100000]}", Flaw::OutOfRange, "terms[1]");
        row("{'do':'modify'}", Flaw::Missing, "name");
        row("{'do':'modify','name':'  '}", Flaw::NameLength, "name");
        row("{'do':'modify','name':'elevencharS'}", Flaw::NameLength, "name");
        row("{'do':'modify','name':'Ada','remove':1}", Flaw::NotAFlag, "remove");
        row("{'do':'modify','name':'Ada','remove':true,'kind':'other'}", Flaw::Unknown, "kind");
        row("{'do':'modify','name':'Ada','remove':true,'actions':0}", Flaw::Unknown, "actions");
        row("{'do':'modify','name':'Ada','player':null}", Flaw::NotANumber, "player");
        row("{'do':'modify','name':'Ada','effect':{'per':[{'culture':1}]}}", Flaw::Missing,
            "effect.per[0].of");
        row("{'do':'modify','name':'Ada','effect':{'learn':{'wood':-1000001}}}", Flaw::OutOfRange,
            "effect.learn.wood");
        row("{'do':'feed','players':[1,0,1],'pay':{}}", Flaw::Twice, "players");
        row("{'do':'feed','players':[1]}", Flaw::Missing, "pay");
        row("{'do':'feed','players':[1],'hungry':false}", Flaw::Missing, "pay");
        row("{'do':'feed','players':[1],'hungry':true,'pay':{}}", Flaw::Unknown, "pay");
        row("{'do':'buy'}", Flaw::Missing, "top");
        row("{'do':'buy','card':0}", Flaw::OutOfRange, "card");
        row("{'do':'buy','card':7,'top':{'kind':'nothing'}}", Flaw::Unknown, "top.kind");
        row("{'do':'buy','card':7,'bottom':{'symbol':'gold'}}", Flaw::Unknown, "bottom");
        row("{'do':'buy','top':{},'bottom':{'symbol':'gold'}}", Flaw::Missing, "top.kind");
        row("{'do':'buy','top':{'kind':'nothing'},'bottom':{}}", Flaw::Missing, "bottom.symbol");
        row("{'do':'buy','top':{'kind':'nothing'},'bottom':{'symbol':'gold','vp':1}}", Flaw::Unknown,
            "bottom.symbol");
        row("{'do':'buy','top':{'kind':'nothing'},'bottom':{'gold':1,'vp':1}}", Flaw::Unknown, "bottom.vp");
        row("{'do':'buy','top':{'kind':'dice','picks':['clay']},'bottom':{}}", Flaw::UnknownId,
            "top.picks[0]");
        row("{'do':'buy','top':{'kind':'dice','picks':[7]},'bottom':{}}", Flaw::NotAText, "top.picks[0]");
        row("{'do':'buy','top':{'kind':'dice','picks':[{}]},'bottom':{}}", Flaw::Missing,
            "top.picks[0].half");
        row("{'do':'adjust'}", Flaw::Missing, "set");
        row("{'do':'adjust','set':[]}", Flaw::NotAnObject, "set");
        row("{'do':'adjust','set':{'goods':{'clay':1}}}", Flaw::Unknown, "set.goods.clay");
        row("{'do':'adjust','set':{'marks':{'other':{}}}}", Flaw::Missing, "set.marks.other.boxes");
        row("{'do':'adjust','set':{'used':[true]}}", Flaw::ItemCount, "set.used");
        row("{'do':'adjust','set':{'used':[true,true,true]}}", Flaw::ItemCount, "set.used");
        row("{'do':'adjust','set':{'used':[true,1]}}", Flaw::NotAFlag, "set.used[1]");
        row("{'do':'adjust','set':{},'why':1}", Flaw::NotAText, "why");
        row("{'do':'empire','place':{'Mars':1}}", Flaw::Unknown, "place.Mars");
        row("{'do':'empire','place':{'Gaul':-1}}", Flaw::NotANumber, "place.Gaul");
        row("{'do':'empire','battles':[{'region':'Mars','own':1}]}", Flaw::UnknownId, "battles[0].region");
        row("{'do':'empire','set':{'Mars':1}}", Flaw::Unknown, "set.Mars");
    }
    void flaws()
    {
        Action action;
        const auto flaw = flawIn(QTest::currentDataTag(), action);
        QVERIFY(flaw);
        const auto where = QByteArray::fromStdString(flaw->where);
        QTEST(where, "where");
        QTEST(flaw->flaw, "flaw");
    }

    void aTextHasItsLength()
    {
        const auto why = [](qsizetype length) {
            return "{'do':'adjust','set':{},'why':'" + QByteArray(length, 'x') + "'}";
        };
        Action action;
        QVERIFY(!flawIn(why(MaxText), action));
        QVERIFY(flawIn(why(MaxText + 1), action)->flaw == Flaw::TextLength);
    }

    void whatIsNotWrittenIsKnown()
    {
        Action action;
        QVERIFY(!flawIn("{'do':'buy','card':7}", action));
        QVERIFY(std::get<Buy>(action).bottom == Half(People{Income::Points, 7}));
    }

    /// A default may follow from what was read before it.
    void options_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("rounds");
        QTest::addColumn<QByteArray>("written");
        const auto row = [](const char *read, int players, int rounds, const char *written) {
            QTest::newRow(read) << players << rounds << QByteArray(written);
        };
        row("{}", 2, 10, "{}");
        row("{'edition':'first','rounds':10}", 1, 10, "{}");
        row("{'rounds':12}", 1, 12, "{'rounds':12}");
        row("{'rounds':12,'edition':'second'}", 1, 12, "{'edition':'second'}");
        row("{'rounds':10,'edition':'second'}", 1, 10, "{'edition':'second','rounds':10}");
    }
    void options()
    {
        QFETCH(int, players);
        Setup setup{.players = players};
        QVERIFY(!flawIn(QTest::currentDataTag(), setup));
        QTEST(setup.rounds, "rounds");
        QTEST(text(writtenMembers(setup)), "written");
    }

    void optionsThatDoNotGo()
    {
        Setup alone;
        const auto range = flawIn("{'rounds':100}", alone);
        QVERIFY(range == (Malformed{Flaw::OutOfRange, "rounds", std::nullopt, 1, 99}));
        Setup two{.players = 2};
        QVERIFY(flawIn("{'rounds':10}", two)->flaw == Flaw::OnlyAlone);
    }

    void anEventSaysWhomItHappenedTo()
    {
        QCOMPARE(
            text(report(Event(Won{1, {{0, 3}}}))), "{'kind':'won','player':1,'goods':{'wood':0,'gold':3}}");
        QCOMPARE(text(report(Event(Lost{0, Good::Gold}))), "{'kind':'gold','player':0}");
    }

    void whatIsRareIsAValueLikeAnother()
    {
        Rare<std::vector<int>> first;
        const auto untouched = first;
        QVERIFY(untouched->empty());
        first->push_back(3);
        QVERIFY(untouched->empty());
        QVERIFY(first != untouched);
        auto second = first;
        QVERIFY(second == first);
        second->push_back(4);
        QCOMPARE(first->size(), 1U);
        second = untouched;
        QVERIFY(second == Rare<std::vector<int>>());
        first = std::vector<int>();
        QVERIFY(first == untouched);
    }
};
TALLYSTONE_SUITE(MembersTest)
#include "members_test.moc"
