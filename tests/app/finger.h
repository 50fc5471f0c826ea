// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/tables.h"
#include "tests/app/shown.h"

#include <random>

/// A finger that touches whatever a table offers, at random and the same for the same seed. It knows no game:
/// what it has touched since the last action it touches less, and the wide button more than all else, so that
/// games go on.
class Finger
{
public:
    explicit Finger(unsigned seed)
        : m_random(seed)
    {
    }

    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }
    bool oneIn(int chances) { return below(chances) == 0; }

    /// On the page of the turn, or now and then beside it: a sheet is corrected, a map described.
    Touch choose(const GameTable &table) { return choose(table, table.offers()); }
    /// The same where it is known what the page offers.
    Touch choose(const GameTable &table, const QList<Offer> &offered)
    {
        const bool begins = oneIn(60);
        if (begins || m_corrects) {
            const auto correct = table.correct();
            m_corrects = correct.cancel.enabled;
            if (m_corrects && !oneIn(3)) {
                return {(correct.save.enabled ? correct.save.id : correct.cancel.id).toStdString(), 0, {}};
            }
            const auto offers = offersIn(QVariant::fromValue(correct));
            if ((begins || m_corrects) && !offers.isEmpty()) {
                m_corrects = true;
                return made(offers.at(below(static_cast<int>(offers.size()))));
            }
        }
        const auto elsewhere = oneIn(25) ? offersElsewhere(table) : QList<Offer>();
        return made(elsewhere.isEmpty() ? onPage(table, offered)
                                        : elsewhere.at(below(static_cast<int>(elsewhere.size()))));
    }

    /// One of the rows of the page.
    Offer onPage(const GameTable &table, const QList<Offer> &offers)
    {
        if (table.head() != m_head) {
            m_head = table.head();
            m_touched.clear();
        }
        const auto wide = std::ranges::find(offers, table.wide().id, &Offer::id);
        return wide != offers.end() && oneIn(4) ? *wide : anyOf(offers);
    }

    /// A number, a word or a tap, as it is asked for.
    Touch made(const Offer &offer)
    {
        static const std::array<std::string, 4> Words = {"", "house rule", "naïve “quotes”", "1"};
        const auto id = offer.id.toStdString();
        switch (offer.kind) {
        case Offer::Kind::Text:
            return {id, 0, Words[static_cast<std::size_t>(below(4))]};
        case Offer::Kind::Number: {
            const int most = oneIn(3) ? offer.most : std::min(offer.most, offer.least + 4);
            return {id, offer.least + below(most - offer.least + 1), {}};
        }
        case Offer::Kind::Tap:
            break;
        }
        return {id, 0, {}};
    }

    /// What pages beside that of the turn offer, such as a map.
    static QList<Offer> offersElsewhere(const GameTable &table)
    {
        QList<Offer> offers;
        const auto steps = stepsOf(table.folder());
        const auto *meta = table.metaObject();
        for (int i = GameTable::staticMetaObject.propertyCount(); i < meta->propertyCount(); ++i) {
            if (!steps.contains(QString::fromLatin1(meta->property(i).name()))) {
                offers += offersIn(meta->property(i).read(&table));
            }
        }
        return offers;
    }

private:
    const Offer &anyOf(const QList<Offer> &offers)
    {
        double sum = 0;
        std::vector<double> upTo;
        for (const auto &offer : offers) {
            const auto times = m_touched.value(offer.id);
            upTo.push_back(sum += 1.0 / (1 + times * times));
        }
        const auto chance = sum * (static_cast<double>(m_random()) / std::mt19937::max());
        const auto at = std::ranges::lower_bound(upTo, chance) - upTo.begin();
        const auto &chosen = offers.at(std::min<qsizetype>(at, offers.size() - 1));
        ++m_touched[chosen.id];
        return chosen;
    }

    std::mt19937 m_random;
    bool m_corrects = false;
    int m_head = 0;
    QHash<QString, int> m_touched;
};
