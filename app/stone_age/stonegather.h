// SPDX-FileCopyrightText: 2026 The Tallystone authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stone_age/desk.h"
#include "app/stone_age/views.h"
#include "model/stone_age/advice.h"

/// A roll being entered: how many people, their dice, the tools that help. Also the two dice of a card.
class StoneGather : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")
    /// "Forest" and "3 pips for 1 wood".
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString rule READ rule NOTIFY changed)
    Q_PROPERTY(QString icon READ icon NOTIFY changed)
    /// The material it brings, for its colour; "food" at the hunt.
    Q_PROPERTY(QString ink READ ink NOTIFY changed)
    /// Places take people; the dice of a card are two.
    Q_PROPERTY(bool hasPeople READ hasPeople NOTIFY changed)
    Q_PROPERTY(int people READ people NOTIFY changed)
    Q_PROPERTY(int peopleMost READ peopleMost NOTIFY changed)
    /// The dice one by one, 0 for those still to come; none where their total is typed.
    Q_PROPERTY(QList<int> tray READ tray NOTIFY changed)
    Q_PROPERTY(bool byTotal READ byTotal NOTIFY changed)
    /// What has been typed so far.
    Q_PROPERTY(QString typed READ typed NOTIFY changed)
    /// "5 to 30".
    Q_PROPERTY(QString range READ range NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY changed)
    Q_PROPERTY(QList<StoneTool> tools READ tools NOTIFY changed)
    /// "11 + 2 = 13", "1 pip over", "+4".
    Q_PROPERTY(QString sum READ sum NOTIFY changed)
    Q_PROPERTY(QString rest READ rest NOTIFY changed)
    Q_PROPERTY(QString brings READ brings NOTIFY changed)
    /// "With tool +1: 4 wood", if tools would bring more.
    Q_PROPERTY(QString suggestion READ suggestion NOTIFY changed)
    /// A hunt with the expansion: how many units are taken as jewels.
    Q_PROPERTY(int jewels READ jewels NOTIFY changed)
    Q_PROPERTY(int jewelsMost READ jewelsMost NOTIFY changed)

public:
    explicit StoneGather(StoneDesk &desk, QObject *parent = nullptr);

    QString title() const;
    QString rule() const;
    QString icon() const;
    QString ink() const;
    bool hasPeople() const;
    int people() const;
    int peopleMost() const;
    QList<int> tray() const;
    bool byTotal() const;
    QString typed() const;
    QString range() const;
    bool complete() const { return total() > 0; }
    QList<StoneTool> tools() const;
    QString sum() const;
    QString rest() const;
    QString brings() const;
    QString suggestion() const;
    int jewels() const;
    int jewelsMost() const;

    /// Nothing is rolled, so nothing is missing.
    bool isRolling() const { return roll().has_value(); }
    int diceMissing() const;
    /// "4 wood".
    QString harvestText() const;

    Q_INVOKABLE void setPeople(int people);
    /// A face of a die, or a digit of the total. What cannot be is refused at once.
    Q_INVOKABLE void tap(int number);
    /// The die or digit that was tapped last.
    Q_INVOKABLE void takeBack();
    /// This die; the later ones move up.
    Q_INVOKABLE void takeBackDie(int die);
    Q_INVOKABLE void tapTool(int tool);
    Q_INVOKABLE void takeSuggestion();
    Q_INVOKABLE void setJewels(int count);

Q_SIGNALS:
    void changed();

private:
    /// What is rolled for, as far as it is known.
    struct Roll {
        int dice = 0;
        int divisor = 1;
        std::optional<StoneAge::Resource> brings;
        StoneAge::ToolUse tools;
    };
    std::optional<Roll> roll() const;
    /// 0 while the dice are not all in.
    int total() const;
    StoneAge::Harvest harvest(const StoneAge::ToolUse &tools) const;
    QString amountOf(int units) const;
    /// Keeps other dice or tools, with what follows from them.
    void enter(const std::vector<int> &dice, const StoneAge::ToolUse &tools);

    StoneDesk &m_desk;
};
