// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/json/parse.h"
#include "model/json/write.h"
#include "model/record/gameof.h"
#include "model/record/read.h"

#include <QByteArray>
#include <QtTest/QTest>

/// A game spoken in the language of records, with ' for ": `table.play("{'do':'pass'}")`. `Self` is the
/// game's own table, which may know more.
template<typename Rules, typename Self>
class TableOf
{
public:
    explicit TableOf(int players, const char *options = "{}")
        : m_course(record(players, options))
    {
    }

    /// The code of the rule that the action breaks; empty if it was taken.
    QByteArray tell(const QByteArray &action)
    {
        Findings findings;
        Json::Object read;
        {
            const auto value = json(action);
            Fields fields(value, {}, findings);
            read = GameOf<Rules>().actionReader(encode(state().setup), state().setup.players)(fields);
        }
        if (!findings.empty()) {
            return "bad-record at " + QByteArray::fromStdString(findings.first()->where);
        }
        const auto error = m_course.advance({read, {}});
        return error ? toBytes(idOf(error->code)) : QByteArray();
    }

    /// Takes an action that must be legal.
    Self &play(const QByteArray &action)
    {
        const auto code = tell(action);
        if (!code.isEmpty()) {
            qFatal("%s was refused: %s", action.constData(), code.constData());
        }
        return static_cast<Self &>(*this);
    }

    /// Lays a player's board out by the table's word.
    Self &set(int seat, const QByteArray &members)
    {
        return play("{'do':'adjust','player':" + QByteArray::number(seat) + ",'set':" + members + "}");
    }

    const typename Rules::State &state() const { return m_course.state(); }
    const auto &player(int seat) const { return playerAt(state(), seat); }
    QByteArray phase() const { return toBytes(idOf(state().phase)); }

    /// What the last action caused, as kinds with the player, if it is one's: "collected 0".
    QList<QByteArray> events() const
    {
        QList<QByteArray> list;
        for (const auto &event : m_course.events()) {
            const auto object = encodeWith(state().setup, event);
            list << QByteArray::fromStdString(*Json::find(object, "kind")->template as<std::string>());
            if (const auto *player = Json::find(object, "player")) {
                list.back() += ' ' + QByteArray::number(qlonglong(*player->template as<std::int64_t>()));
            }
        }
        return list;
    }

    /// The last action's event of a kind, written out on one line.
    QByteArray event(const char *kind) const
    {
        for (const auto &event : m_course.events()) {
            const auto object = encodeWith(state().setup, event);
            if (*Json::find(object, "kind")->template as<std::string>() == kind) {
                return toLine(object);
            }
        }
        return {};
    }

    /// All events of the last action of a kind, written out on one line each.
    QList<QByteArray> eventsOf(const char *kind) const
    {
        QList<QByteArray> list;
        for (const auto &event : m_course.events()) {
            const auto object = encodeWith(state().setup, event);
            if (*Json::find(object, "kind")->template as<std::string>() == kind) {
                list << toLine(object);
            }
        }
        return list;
    }

    /// A member of the state as a replay prints it, on one line: "players.0.food", "turn.age".
    QByteArray member(const QByteArray &path) const
    {
        Replay replay;
        describe(state(), replay);
        Record record;
        record.game = Rules::id;
        record.players.resize(replay.players.size(), "Somebody");
        Json::Value value = toJson(replay, record, {});
        for (const auto &step : path.split('.')) {
            bool isIndex = false;
            const int index = step.toInt(&isIndex);
            const Json::Value inner = isIndex
                ? value.template as<Json::Array>()->at(static_cast<std::size_t>(index))
                : *Json::find(*value.template as<Json::Object>(), step.toStdString());
            value = inner;
        }
        return toLine(value);
    }

    static Json::Value json(QByteArray text)
    {
        return Json::parse(text.replace('\'', '"').toStdString()).value();
    }

protected:
    static QByteArray toLine(const Json::Value &value)
    {
        return QByteArray::fromStdString(Json::write(value)).simplified().replace('"', '\'');
    }

private:
    static QByteArray toBytes(std::string_view text) { return {text.data(), qsizetype(text.size())}; }

    static Record record(int players, const char *options)
    {
        Record record;
        record.game = Rules::id;
        record.options = json(options);
        record.players.resize(static_cast<std::size_t>(players), "Somebody");
        return record;
    }

    Course<Rules> m_course;
};
