// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/words/amounts.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/lists.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

/// What cards do, made from the words that their effects are written in.
namespace ThroughTheAges
{
namespace
{
constexpr PerId<Type, const char *> ForEachType = {{{
    //: What a card gives for each worker of a type, like the ten that follow: +1 culture a turn for each
    //: farm.
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each farm"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each mine"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each lab"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each temple"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each library"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each theater"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each arena"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each infantry unit"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each cavalry unit"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each artillery unit"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each air force"),
}}};

/// Those after the technologies and types.
constexpr const char *ForEachOther[] = {
    //: What a card gives for each of something, like those that follow.
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each urban building"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each unit"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each type of unit"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each level of the labs"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each level of the libraries"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each level of the theaters"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each level of all technologies"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each level of the best lab or library"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each face of the temples"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each face of the theaters"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each face of the wonders"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each face of the government"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each library with a theater"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each culture of the libraries"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each culture of the theaters"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each culture of the best theater"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each culture, science and strength of the urban buildings"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each colony"),
    QT_TRANSLATE_NOOP("ThroughTheAges", "%1 for each wonder"),
};

class EffectText
{
    Q_DECLARE_TR_FUNCTIONS(ThroughTheAges)

public:
    static QStringList of(const Effect &effect, Edition edition)
    {
        QStringList parts;
        for (const Trait trait : valuesOf<Trait>()) {
            if (effect.traits[trait] != 0) {
                parts << of(trait, effect.traits[trait], edition);
            }
        }
        for (const auto &per : effect.per) {
            parts << forEach(per);
        }
        parts << cheaper(effect);
        if (const auto given = changesOf(effect.onTechnology); !given.isEmpty()) {
            parts << tr("%1 for each technology played").arg(listOf(given));
        }
        if (const auto given = changesOf(effect.onTake); !given.isEmpty()) {
            parts << tr("%1 for each technology taken").arg(listOf(given));
        }
        return parts;
    }

    static QStringList of(const Gain &gain)
    {
        auto parts = changesOf(gain.numbers);
        for (const auto &per : gain.per) {
            parts << forEach(per);
        }
        return parts;
    }

private:
    static QString of(Trait trait, int count, Edition edition)
    {
        if (count < 0 && isSentence(trait)) {
            //: Of a card made by hand: it takes away what another would give.
            return tr("the opposite of: %1").arg(of(trait, -count, edition));
        }
        switch (trait) {
        case Trait::Arms:
            return count > 0 ? amount(trait, count) : change(trait, count);
        case Trait::Growth:
            return tr("new workers cost %n food less", nullptr, count);
        case Trait::Construction:
            return tr("urban buildings cost their level less, at most %n resources", nullptr, count) + u", "_s
                + tr("%n wonder stages an action", nullptr, count + 1);
        case Trait::BestMine:
            return tr("%n more tokens a turn on the best mine", nullptr, count);
        case Trait::Basilica:
            return edition == Edition::Original ? tr("happy faces count twice")
                                                : tr("1 face more wherever there is one");
        case Trait::BestArmy:
            return tr("the best army counts once more");
        case Trait::InfantryAsCavalry:
            return tr("infantry may count as cavalry");
        case Trait::NoTactic:
            return tr("the tactic does not count");
        case Trait::Strongest:
            return tr("%n culture at the end of a turn among the two strongest (of two: the strongest)",
                nullptr, count);
        case Trait::Gandhi:
            return tr("you may not attack");
        default:
            return change(trait, count);
        }
    }

    static bool isSentence(Trait trait)
    {
        switch (trait) {
        case Trait::Growth:
        case Trait::Construction:
        case Trait::BestMine:
        case Trait::Basilica:
        case Trait::BestArmy:
        case Trait::InfantryAsCavalry:
        case Trait::NoTactic:
        case Trait::Strongest:
        case Trait::Gandhi:
            return true;
        default:
            return false;
        }
    }

    template<typename Given>
    static QString forEach(const PerOf<Given> &per)
    {
        QStringList given;
        for (const Given value : valuesOf<Given>()) {
            if (per.gives[value] != 0) {
                given << change(value, per.gives[value]);
            }
        }
        const auto text = counted(per.of, listOf(given));
        return per.max == 0 ? text : tr("%1, at most %n times", nullptr, per.max).arg(text);
    }
    static QString counted(Count of, const QString &given)
    {
        const int index = static_cast<int>(of);
        if (index < countOf<Technology>) {
            return tr("%1 for each worker on %2").arg(given, nameOf(static_cast<Technology>(index)));
        }
        if (of < Count::Urban) {
            return said(ForEachType[static_cast<Type>(index - countOf<Technology>)]).arg(given);
        }
        return said(ForEachOther[index - static_cast<int>(Count::Urban)]).arg(given);
    }
    static QString said(const char *text) { return QCoreApplication::translate("ThroughTheAges", text); }

    static QStringList cheaper(const Effect &effect)
    {
        QStringList parts;
        const bool same = effect.build == effect.upgrade;
        for (const auto &[number, types] : grouped(effect.build)) {
            parts << (same ? number > 0 ? tr("%n resources less to build and upgrade (%1)", nullptr, number)
                                        : tr("%n resources more to build and upgrade (%1)", nullptr, -number)
                    : number > 0 ? tr("%n resources less to build (%1)", nullptr, number)
                                 : tr("%n resources more to build (%1)", nullptr, -number))
                         .arg(types);
        }
        if (!same) {
            for (const auto &[number, types] : grouped(effect.upgrade)) {
                parts << (number > 0 ? tr("%n resources less to upgrade (%1)", nullptr, number)
                                     : tr("%n resources more to upgrade (%1)", nullptr, -number))
                             .arg(types);
            }
        }
        for (const auto &[number, what] : grouped(effect.learn)) {
            parts << (number > 0 ? tr("%n science less to learn (%1)", nullptr, number)
                                 : tr("%n science more to learn (%1)", nullptr, -number))
                         .arg(what);
        }
        return parts;
    }

    static QString nameOfOne(Type type) { return nameOf(type); }
    static QString nameOfOne(Learnable what)
    {
        return what == Learnable::Government ? nameOf(Source::Government)
            : what == Learnable::Special     ? nameOf(Source::Specials)
                                             : nameOf(static_cast<Type>(what));
    }
    static bool isOfUnits(Type type) { return isUnit(type); }
    static bool isOfUnits(Learnable what)
    {
        return what < Learnable::Government && isUnit(static_cast<Type>(what));
    }

    /// Those with the same number together; all types of units have a name of their own.
    template<typename Id>
    static QList<std::pair<int, QString>> grouped(const PerId<Id, int> &numbers)
    {
        QList<std::pair<int, QString>> groups;
        QList<int> seen = {0};
        for (const Id first : valuesOf<Id>()) {
            const int number = numbers[first];
            if (seen.contains(number)) {
                continue;
            }
            seen << number;
            const auto has = [&](Id id) { return numbers[id] == number; };
            QStringList names;
            const auto ids = valuesOf<Id>();
            const bool units = std::ranges::all_of(ids, [&](Id id) { return !isOfUnits(id) || has(id); });
            if (std::ranges::all_of(ids, has)) {
                groups << std::pair(number, tr("All technologies"));
                continue;
            }
            for (const Id id : ids) {
                if (has(id) && !(units && isOfUnits(id))) {
                    names << nameOfOne(id);
                }
            }
            if (units) {
                names << tr("Units");
            }
            groups << std::pair(number, listOf(names));
        }
        return groups;
    }
};
}

QString capitalised(QString text)
{
    if (!text.isEmpty()) {
        text.front() = text.front().toUpper();
    }
    return text;
}

QString textOf(const Effect &effect, Edition edition)
{
    return EffectText::of(effect, edition).join(u", "_s);
}

QString textOf(const Gain &gain)
{
    return EffectText::of(gain).join(u", "_s);
}
}
