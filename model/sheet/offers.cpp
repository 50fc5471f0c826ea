// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sheet/parser.h"

/// What may stand where a formula stops.
namespace OwnSheet
{
Offers Parser::offers() const
{
    Offers offers{.place = m_token.place};
    switch (m_awaited) {
    case Awaited::Operand:
    case Awaited::Unsigned:
        offerOperands(offers);
        break;
    case Awaited::Name:
    case Awaited::EarlierName:
        offerNames(offers);
        break;
    case Awaited::Bracket:
        offers.signs = {"("};
        break;
    case Awaited::Closing:
        offers.signs = {")"};
        break;
    case Awaited::Sign:
        offerSigns(offers);
        break;
    }
    return offers;
}

void Parser::offerNames(Offers &offers) const
{
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        if (!whyNotNamed(m_rows, m_row, i, 0, m_awaited == Awaited::EarlierName)) {
            offers.names.push_back(i);
        }
    }
}

void Parser::offerOperands(Offers &offers) const
{
    offers.number = true;
    offerNames(offers);
    for (const auto &plain : PlainWords) {
        offers.words.push_back(plain.text);
    }
    if (m_awaited != Awaited::Unsigned) {
        offers.signs.push_back("-");
    }
    if (isTooDeep()) {
        return;
    }
    offers.signs.push_back("(");
    for (const auto &function : Functions) {
        offers.words.push_back(function.word);
    }
    for (const auto &function : NameFunctions) {
        if (function.kind != Operation::Kind::Before || ofRound()) {
            offers.words.push_back(function.text);
        }
    }
}

void Parser::offerSigns(Offers &offers) const
{
    const auto &bracket = m_brackets.back();
    for (const auto &sign : SumSigns) {
        offers.signs.push_back(sign.text);
    }
    for (const auto &sign : ProductSigns) {
        offers.signs.push_back(sign.text);
    }
    for (const auto &sign : ComparisonSigns) {
        if (!bracket.isCompared) {
            offers.signs.push_back(sign.text);
        }
    }
    if (bracket.arguments < bracket.most) {
        offers.signs.push_back(",");
    }
    if (m_brackets.size() > 1 && bracket.arguments >= bracket.fewest) {
        offers.signs.push_back(")");
    }
    offers.end = m_brackets.size() == 1;
}
}
