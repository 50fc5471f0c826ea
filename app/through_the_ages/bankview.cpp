// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/through_the_ages/boardview.h"
#include "app/through_the_ages/moves.h"
#include "app/through_the_ages/steps.h"
#include "app/through_the_ages/words/icons.h"
#include "app/through_the_ages/words/texts.h"
#include "app/words/amounts.h"
#include "model/through_the_ages/prices.h"

using namespace Qt::StringLiterals;

namespace ThroughTheAges
{
namespace
{
QList<AgesSection> yellowSections(const Player &player, const Board &board)
{
    QList<AgesSection> list;
    for (std::size_t i = 0; i + 1 < YellowBank.size(); ++i) {
        const auto &section = YellowBank[i];
        const auto &next = YellowBank[i + 1];
        const int top = i == 0 ? FirstYellow : YellowBank[i - 1].from - 1;
        const int below = section.from - 1;
        const bool empty = player.yellow <= below;
        AgesSection view{.holes = top - below,
            .filled = std::clamp(player.yellow - below, 0, top - below),
            .faces = next.faces,
            .face = next.faces <= board.happiness() ? u"met"_s
                : empty                             ? u"sad"_s
                                                    : QString(),
            .text = empty ? scoreText(-next.consumption) : QString::number(section.growth),
            .empty = empty};
        view.counts = empty ? yellowSection(player.yellow).faces == next.faces
                            : yellowSection(player.yellow).from == section.from;
        list << view;
    }
    return list;
}

QList<AgesSection> blueSections(const Player &player, Edition edition)
{
    QList<AgesSection> list;
    for (std::size_t i = 0; i + 1 < BlueBank.size(); ++i) {
        const int top = i == 0 ? FirstBlue.in(edition) : BlueBank[i - 1].from.in(edition)-1;
        const int below = BlueBank[i].from.in(edition)-1;
        const int corruption = BlueBank[i + 1].corruption;
        list << AgesSection{.holes = top - below,
            .filled = std::clamp(player.blue - below, 0, top - below),
            .text = scoreText(-corruption),
            .counts = corruptionAt(player.blue, edition) == corruption,
            .empty = player.blue <= below};
    }
    return list;
}
}

AgesBank bankView(const Play &play, int seat, bool live)
{
    const auto &state = play.state();
    const auto &player = playerAt(state, seat);
    const auto edition = editionOf(state);
    const Board board(edition, player);
    AgesBank bank{.pool = player.pool,
        .discontent = board.discontent(),
        .free = player.pool == 0 ? AgesWords::tr("No worker free")
                                 : AgesWords::tr("%n workers free", nullptr, player.pool),
        .yellow = yellowSections(player, board),
        .moreYellow = std::max(0, player.yellow - FirstYellow),
        .blue = blueSections(player, edition)};
    const int price = priceToGrow(player, 0);
    //: Spoken: the yellow bank. %1 tokens of 18, %2 food for a new worker, %3 food that the people eat, %4
    //: happy faces that are needed, %5 that there are.
    bank.yellowSpoken
        = AgesWords::tr("%1 of 18 tokens, new worker %2 food, people eat %3, %4 faces needed, you have %5")
              .arg(player.yellow)
              .arg(price)
              .arg(yellowSection(player.yellow).consumption)
              .arg(board.needed())
              .arg(board.happiness());
    //: Spoken: the blue bank. %1 tokens of %2, %3 resources that corruption takes.
    bank.blueSpoken = AgesWords::tr("%1 of %2 tokens, corruption %3")
                          .arg(player.blue)
                          .arg(FirstBlue.in(edition))
                          .arg(corruptionAt(player.blue, edition));
    if (live && state.round > 1) {
        bank.bankSpot = QString::fromLatin1(BankSpot);
        bank.poolSpot = QString::fromLatin1(PoolSpot);
    }
    // Its own tray has it with another price.
    if (live && state.round > 1 && !play.draft.tray.worker) {
        const Grow grow{.player = namedSeat(play), .actions = saidActions(play)};
        const auto broken = refusals(state, grow);
        //: A new worker from the yellow bank.
        bank.worker = {.id = u"worker"_s,
            .title = AgesWords::tr("Worker"),
            .icon = iconOf(Good::Food),
            .cost = player.yellow > 0 ? QString::number(price) : QString(),
            .spoken = AgesWords::tr("New worker for %n food", nullptr, price),
            .enabled = broken.empty(),
            .why = sentence(play, broken)};
        bank.dearer = {.id = u"edit-worker"_s, .title = AgesWords::tr("Another price for a worker")};
    } else {
        bank.worker = {.title = AgesWords::tr("Worker"),
            .icon = iconOf(Good::Food),
            .cost = player.yellow > 0 ? QString::number(price) : QString(),
            .enabled = false};
    }
    return bank;
}
}
