<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BesidePegs</name>
    <message numerus="yes">
        <source>%n goods, worth %1</source>
        <extracomment>What a player has on the peg-board. %n goods, %1 what they are worth.</extracomment>
        <translation>
            <numerusform>%n good, worth %1</numerusform>
            <numerusform>%n goods, worth %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAge</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pottery</source>
        <translation>
            <numerusform>%n pottery</numerusform>
            <numerusform>%n pottery</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n cloth</numerusform>
            <numerusform>%n cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spearheads</source>
        <translation>
            <numerusform>%n spearhead</numerusform>
            <numerusform>%n spearheads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food dice</source>
        <translation>
            <numerusform>%n food die</numerusform>
            <numerusform>%n food dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods dice</source>
        <translation>
            <numerusform>%n goods die</numerusform>
            <numerusform>%n goods dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skull dice</source>
        <translation>
            <numerusform>%n skull die</numerusform>
            <numerusform>%n skull dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker dice</source>
        <translation>
            <numerusform>%n worker die</numerusform>
            <numerusform>%n worker dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice dice taken as workers</source>
        <extracomment>Dice that could have been food; the player takes the workers.</extracomment>
        <translation>
            <numerusform>%n choice die taken as workers</numerusform>
            <numerusform>%n choice dice taken as workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin dice</source>
        <translation>
            <numerusform>%n coin die</numerusform>
            <numerusform>%n coin dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice dice taken as food</source>
        <extracomment>Dice that could have been workers; the player takes the food.</extracomment>
        <translation>
            <numerusform>%n choice die taken as food</numerusform>
            <numerusform>%n choice dice taken as food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n cities.</source>
        <translation>
            <numerusform>%1 feeds %n city.</numerusform>
            <numerusform>%1 feeds %n cities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Famine: %1 cannot feed %n cities and loses as many points.</source>
        <translation>
            <numerusform>Famine: %1 cannot feed %n city and loses 1 point.</numerusform>
            <numerusform>Famine: %1 cannot feed %n cities and loses as many points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 loses %n points.</source>
        <extracomment>A disaster and who it hits.</extracomment>
        <translation>
            <numerusform>%1: %2 loses %n point.</numerusform>
            <numerusform>%1: %2 loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 lose %n points each.</source>
        <translation>
            <numerusform>%1: %2 lose %n point each.</numerusform>
            <numerusform>%1: %2 lose %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is the first to build %2: %n points.</source>
        <translation>
            <numerusform>%1 is the first to build %2: %n point.</numerusform>
            <numerusform>%1 is the first to build %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2: %n points.</source>
        <translation>
            <numerusform>%1 builds %2: %n point.</numerusform>
            <numerusform>%1 builds %2: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %1; %2 are paid and %n are lost.</source>
        <translation>
            <numerusform>It costs %1; %2 are paid and %n is lost.</numerusform>
            <numerusform>It costs %1; %2 are paid and %n are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n workers without work.</source>
        <translation>
            <numerusform>%1 leaves %n worker without work.</numerusform>
            <numerusform>%1 leaves %n workers without work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n coins unspent.</source>
        <translation>
            <numerusform>%1 leaves %n coin unspent.</numerusform>
            <numerusform>%1 leaves %n coins unspent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n developments: this is the last round.</source>
        <translation>
            <numerusform>%1 has %n development: this is the last round.</numerusform>
            <numerusform>%1 has %n developments: this is the last round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 and builds %n boxes: %3.</source>
        <translation>
            <numerusform>%1 gives %2 and builds %n box: %3.</numerusform>
            <numerusform>%1 gives %2 and builds %n boxes: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n boxes: %2.</source>
        <translation>
            <numerusform>%1 builds %n box: %2.</numerusform>
            <numerusform>%1 builds %n boxes: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n ships for %2.</source>
        <translation>
            <numerusform>%1 builds %n ship for %2.</numerusform>
            <numerusform>%1 builds %n ships for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sell food for %n coins each</source>
        <translation>
            <numerusform>Sell food for %n coin each</numerusform>
            <numerusform>Sell food for %n coins each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per monument</source>
        <translation>
            <numerusform>Bonus: %n point per monument</numerusform>
            <numerusform>Bonus: %n points per monument</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per city</source>
        <translation>
            <numerusform>Bonus: %n point per city</numerusform>
            <numerusform>Bonus: %n points per city</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per good left</source>
        <translation>
            <numerusform>Bonus: %n point per good left</numerusform>
            <numerusform>Bonus: %n points per good left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you buy, you may sell food for %n coins each.</source>
        <translation>
            <numerusform>When you buy, you may sell food for %n coin each.</numerusform>
            <numerusform>When you buy, you may sell food for %n coins each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end each monument you have built brings %n points more.</source>
        <translation>
            <numerusform>At the end each monument you have built brings %n point more.</numerusform>
            <numerusform>At the end each monument you have built brings %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: costs %2, worth %n points. %3</source>
        <extracomment>An entry of the list of developments: the name, the cost, the points, then the rule.</extracomment>
        <translation>
            <numerusform>%1: costs %2, worth %n point. %3</numerusform>
            <numerusform>%1: costs %2, worth %n points. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n food of at most %1.</source>
        <translation>
            <numerusform>You have %n food of at most %1.</numerusform>
            <numerusform>You have %n food of at most %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities eat 1 food each.</source>
        <translation>
            <numerusform>%n city eats 1 food.</numerusform>
            <numerusform>%n cities eat 1 food each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n, worth %1. One more makes it %2.</source>
        <translation>
            <numerusform>You have %n, worth %1. One more makes it %2.</numerusform>
            <numerusform>You have %n, worth %1. One more makes it %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n, worth %1. The row is full.</source>
        <translation>
            <numerusform>You have %n, worth %1. The row is full.</numerusform>
            <numerusform>You have %n, worth %1. The row is full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and is worth %n points.</source>
        <translation>
            <numerusform>It costs %1 and is worth %n point.</numerusform>
            <numerusform>It costs %1 and is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n short, all rows spent.</source>
        <translation>
            <numerusform>You are %n short, all rows spent.</numerusform>
            <numerusform>You are %n short, all rows spent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in play with %n players.</source>
        <translation>
            <numerusform>Not in play with %n player.</numerusform>
            <numerusform>Not in play with %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have built it: %n points.</source>
        <translation>
            <numerusform>You have built it: %n point.</numerusform>
            <numerusform>You have built it: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Somebody was first: it is worth %n points to you.</source>
        <translation>
            <numerusform>Somebody was first: it is worth %n point to you.</numerusform>
            <numerusform>Somebody was first: it is worth %n points to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody has built it yet: it is worth %n points to you.</source>
        <translation>
            <numerusform>Nobody has built it yet: it is worth %n point to you.</numerusform>
            <numerusform>Nobody has built it yet: it is worth %n points to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn your cities have eaten; %n food are left.</source>
        <translation>
            <numerusform>This turn your cities have eaten; %n food is left.</numerusform>
            <numerusform>This turn your cities have eaten; %n food are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n workers. From the turn after that it brings a die and eats 1 food.</source>
        <translation>
            <numerusform>It takes %n worker. From the turn after that it brings a die and eats 1 food.</numerusform>
            <numerusform>It takes %n workers. From the turn after that it brings a die and eats 1 food.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n ships.</source>
        <translation>
            <numerusform>You have %n ship.</numerusform>
            <numerusform>You have %n ships.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now it would hit %n opponents.</source>
        <translation>
            <numerusform>Now it would hit %n opponent.</numerusform>
            <numerusform>Now it would hit %n opponents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in play with %n players: %1.</source>
        <translation>
            <numerusform>Not in play with %n player: %1.</numerusform>
            <numerusform>Not in play with %n players: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With Granaries you may sell food too, %n coins each.</source>
        <translation>
            <numerusform>With Granaries you may sell food too, %n coin each.</numerusform>
            <numerusform>With Granaries you may sell food too, %n coins each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Alone the game ends after %n rounds.</source>
        <translation>
            <numerusform>Alone the game ends after %n round.</numerusform>
            <numerusform>Alone the game ends after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends earlier with a turn after which you have %n developments.</source>
        <translation>
            <numerusform>It ends earlier with a turn after which you have %n development.</numerusform>
            <numerusform>It ends earlier with a turn after which you have %n developments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last round is announced when somebody has %n developments at the end of a turn.</source>
        <translation>
            <numerusform>The last round is announced when somebody has %n development at the end of a turn.</numerusform>
            <numerusform>The last round is announced when somebody has %n developments at the end of a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play for the most points in %n rounds.</source>
        <translation>
            <numerusform>You play for the most points in %n round.</numerusform>
            <numerusform>You play for the most points in %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: builds %n boxes, %2</source>
        <translation>
            <numerusform>%1: builds %n box, %2</numerusform>
            <numerusform>%1: builds %n boxes, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: builds %n ships</source>
        <translation>
            <numerusform>%1: builds %n ship</numerusform>
            <numerusform>%1: builds %n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice are needed, one for each city.</source>
        <translation>
            <numerusform>%n die is needed, one for each city.</numerusform>
            <numerusform>%n dice are needed, one for each city.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice can be food or workers.</source>
        <translation>
            <numerusform>Only %n die can be food or workers.</numerusform>
            <numerusform>Only %n dice can be food or workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers short.</source>
        <translation>
            <numerusform>%n worker short.</numerusform>
            <numerusform>%n workers short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short. Add a goods row.</source>
        <translation>
            <numerusform>%n short. Add a goods row.</numerusform>
            <numerusform>%n short. Add a goods row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard exactly %n.</source>
        <translation>
            <numerusform>Discard exactly %n.</numerusform>
            <numerusform>Discard exactly %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %1 workers and is worth %n points.</source>
        <translation>
            <numerusform>It takes %1 workers and is worth %n point.</numerusform>
            <numerusform>It takes %1 workers and is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: only %n boxes left.</source>
        <translation>
            <numerusform>%1: only %n box left.</numerusform>
            <numerusform>%1: only %n boxes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not in play with %n players.</source>
        <translation>
            <numerusform>%1: not in play with %n player.</numerusform>
            <numerusform>%1: not in play with %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods, worth %1</source>
        <translation>
            <numerusform>%n good, worth %1</numerusform>
            <numerusform>%n goods, worth %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeBarter</name>
    <message numerus="yes">
        <source>%n swaps left</source>
        <translation>
            <numerusform>%n swap left</numerusform>
            <numerusform>%n swaps left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeBuild</name>
    <message numerus="yes">
        <source>%n workers left</source>
        <translation>
            <numerusform>%n worker left</numerusform>
            <numerusform>%n workers left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %1: %n workers</source>
        <translation>
            <numerusform>Finish %1: %n worker</numerusform>
            <numerusform>Finish %1: %n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeDice</name>
    <message numerus="yes">
        <source>%1 of %n dice</source>
        <translation>
            <numerusform>%1 of %n die</numerusform>
            <numerusform>%1 of %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeMarket</name>
    <message numerus="yes">
        <source>%n coins and goods worth %1</source>
        <translation>
            <numerusform>%n coin and goods worth %1</numerusform>
            <numerusform>%n coins and goods worth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wasted</source>
        <translation>
            <numerusform>%n wasted</numerusform>
            <numerusform>%n wasted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods stay, worth %1.</source>
        <translation>
            <numerusform>%n good stays, worth %1.</numerusform>
            <numerusform>%n goods stay, worth %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeOptions</name>
    <message numerus="yes">
        <source>%n developments, most valuable goods wins ties</source>
        <translation>
            <numerusform>%n development, most valuable goods wins ties</numerusform>
            <numerusform>%n developments, most valuable goods wins ties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments, most goods wins ties</source>
        <translation>
            <numerusform>%n development, most goods wins ties</numerusform>
            <numerusform>%n developments, most goods wins ties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeOutcome</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods, worth %1</source>
        <translation>
            <numerusform>%n good, worth %1</numerusform>
            <numerusform>%n goods, worth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities eat</source>
        <translation>
            <numerusform>%n city eats</numerusform>
            <numerusform>%n cities eat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities go hungry</source>
        <translation>
            <numerusform>%n city goes hungry</numerusform>
            <numerusform>%n cities go hungry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skulls</source>
        <translation>
            <numerusform>%n skull</numerusform>
            <numerusform>%n skulls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzePass</name>
    <message numerus="yes">
        <source>Keep %n goods</source>
        <translation>
            <numerusform>Keep %n good</numerusform>
            <numerusform>Keep %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n dice</source>
        <translation>
            <numerusform>takes %n die</numerusform>
            <numerusform>takes %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeSeat</name>
    <message numerus="yes">
        <source>%1, built, %n points</source>
        <translation>
            <numerusform>%1, built, %n point</numerusform>
            <numerusform>%1, built, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeTable</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice to go</source>
        <translation>
            <numerusform>%n die to go</numerusform>
            <numerusform>%n dice to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers will be lost</source>
        <translation>
            <numerusform>%n worker will be lost</numerusform>
            <numerusform>%n workers will be lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins will be lost</source>
        <translation>
            <numerusform>%n coin will be lost</numerusform>
            <numerusform>%n coins will be lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of %n developments</source>
        <translation>
            <numerusform>%1 has %2 of %n development</numerusform>
            <numerusform>%1 has %2 of %n developments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monuments still unbuilt</source>
        <translation>
            <numerusform>%n monument still unbuilt</numerusform>
            <numerusform>%n monuments still unbuilt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds in %1 min.</source>
        <translation>
            <numerusform>%n round in %1 min.</numerusform>
            <numerusform>%n rounds in %1 min.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n developments.</source>
        <translation>
            <numerusform>%1 has %n development.</numerusform>
            <numerusform>%1 has %n developments.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DevelopmentRow</name>
    <message numerus="yes">
        <source>%1, costs %2, %n points, affordable</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points.</extracomment>
        <translation>
            <numerusform>%1, costs %2, %n point, affordable</numerusform>
            <numerusform>%1, costs %2, %n points, affordable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points, owned</source>
        <extracomment>Spoken: %1 is a development, %n its points.</extracomment>
        <translation>
            <numerusform>%1, %n point, owned</numerusform>
            <numerusform>%1, %n points, owned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, costs %2, %n points, %3</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points, %3 what is missing, such as &quot;3 short&quot;.</extracomment>
        <translation>
            <numerusform>%1, costs %2, %n point, %3</numerusform>
            <numerusform>%1, costs %2, %n points, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, costs %2, %n points</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points.</extracomment>
        <translation>
            <numerusform>%1, costs %2, %n point</numerusform>
            <numerusform>%1, costs %2, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message numerus="yes">
        <source>Used %n times</source>
        <extracomment>How often a face of the dice was entered in this roll.</extracomment>
        <translation>
            <numerusform>Used %n time</numerusform>
            <numerusform>Used %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoodForSale</name>
    <message numerus="yes">
        <source>%n coins each</source>
        <extracomment>Granaries: what one food brings.</extracomment>
        <translation>
            <numerusform>%n coin each</numerusform>
            <numerusform>%n coins each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>Start with %n players</source>
        <translation>
            <numerusform>Start with %n player</numerusform>
            <numerusform>Start with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players are missing</source>
        <translation>
            <numerusform>%n player is missing</numerusform>
            <numerusform>%n players are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players too many</source>
        <translation>
            <numerusform>%n player too many</numerusform>
            <numerusform>%n players too many</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message numerus="yes">
        <source>%n workers</source>
        <extracomment>The workers of a roll.</extracomment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <extracomment>The coins of a roll.</extracomment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PaymentSheet</name>
    <message numerus="yes">
        <source>points</source>
        <extracomment>Below the points of a development.</extracomment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message numerus="yes">
        <source>The document is larger than %n MiB.</source>
        <translation>
            <numerusform>The document is larger than %n MiB.</numerusform>
            <numerusform>The document is larger than %n MiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The document is nested deeper than %n levels.</source>
        <translation>
            <numerusform>The document is nested deeper than %n level.</numerusform>
            <numerusform>The document is nested deeper than %n levels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n entries.</source>
        <translation>
            <numerusform>There is more than %n entry.</numerusform>
            <numerusform>There are more than %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text has at most %n characters.</source>
        <translation>
            <numerusform>A text has at most %n character.</numerusform>
            <numerusform>A text has at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n entries are expected here.</source>
        <translation>
            <numerusform>Exactly %n entry is expected here.</numerusform>
            <numerusform>Exactly %n entries are expected here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultStep</name>
    <message numerus="yes">
        <source>workers</source>
        <extracomment>Below the number of workers.</extracomment>
        <translation>
            <numerusform>worker</numerusform>
            <numerusform>workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>coins</source>
        <extracomment>Below the number of coins.</extracomment>
        <translation>
            <numerusform>coin</numerusform>
            <numerusform>coins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message numerus="yes">
        <source>−%n points</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds in %1 min</source>
        <translation>
            <numerusform>%n round in %1 min</numerusform>
            <numerusform>%n rounds in %1 min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetLower</name>
    <message numerus="yes">
        <source>%n ships</source>
        <extracomment>Spoken: how many ships a player has.</extracomment>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShipRow</name>
    <message numerus="yes">
        <source>%n ships</source>
        <extracomment>Spoken: the ships of a player.</extracomment>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneAge</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n clay</numerusform>
            <numerusform>%n clay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewels</source>
        <translation>
            <numerusform>%n jewel</numerusform>
            <numerusform>%n jewels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmers</source>
        <translation>
            <numerusform>%n farmer</numerusform>
            <numerusform>%n farmers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool makers</source>
        <translation>
            <numerusform>%n tool maker</numerusform>
            <numerusform>%n tool makers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n builders</source>
        <translation>
            <numerusform>%n builder</numerusform>
            <numerusform>%n builders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shamans</source>
        <translation>
            <numerusform>%n shaman</numerusform>
            <numerusform>%n shamans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traders</source>
        <translation>
            <numerusform>%n trader</numerusform>
            <numerusform>%n traders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips are left over.</source>
        <translation>
            <numerusform>%n pip is left over.</numerusform>
            <numerusform>%n pips are left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n people now. The new one eats in this round and works from the next.</source>
        <translation>
            <numerusform>%1 has %n person now. The new one eats in this round and works from the next.</numerusform>
            <numerusform>%1 has %n people now. The new one eats in this round and works from the next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 already has %n people.</source>
        <translation>
            <numerusform>%1 already has %n person.</numerusform>
            <numerusform>%1 already has %n people.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points.</source>
        <translation>
            <numerusform>%1 gets %n point.</numerusform>
            <numerusform>%1 gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points for the building.</source>
        <translation>
            <numerusform>%1 gets %n point for the building.</numerusform>
            <numerusform>%1 gets %n points for the building.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n people; food left: %2.</source>
        <translation>
            <numerusform>%1 feeds %n person; food left: %2.</numerusform>
            <numerusform>%1 feeds %n people; food left: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n food short.</source>
        <translation>
            <numerusform>%1 is %n food short.</numerusform>
            <numerusform>%1 is %n food short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The people of %1 go hungry: %n points are lost.</source>
        <translation>
            <numerusform>The people of %1 go hungry: %n point is lost.</numerusform>
            <numerusform>The people of %1 go hungry: %n points are lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hunts with %n people and rolls %2.</source>
        <extracomment>A player, how many people, and the total of the dice, like the six that follow.</extracomment>
        <translation>
            <numerusform>%1 hunts with %n person and rolls %2.</numerusform>
            <numerusform>%1 hunts with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the forest with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 goes to the forest with %n person and rolls %2.</numerusform>
            <numerusform>%1 goes to the forest with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the clay pit with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 goes to the clay pit with %n person and rolls %2.</numerusform>
            <numerusform>%1 goes to the clay pit with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the quarry with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 goes to the quarry with %n person and rolls %2.</numerusform>
            <numerusform>%1 goes to the quarry with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the river with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 goes to the river with %n person and rolls %2.</numerusform>
            <numerusform>%1 goes to the river with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works an own wood site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 works an own wood site with %n person and rolls %2.</numerusform>
            <numerusform>%1 works an own wood site with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 works an own gold site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 works an own gold site with %n person and rolls %2.</numerusform>
            <numerusform>%1 works an own gold site with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now it takes %n of your figures.</source>
        <translation>
            <numerusform>Now it takes %n of your figures.</numerusform>
            <numerusform>Now it takes %n of your figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a building each is worth %n points, at the end 1 point.</source>
        <translation>
            <numerusform>In a building each is worth %n point, at the end 1 point.</numerusform>
            <numerusform>In a building each is worth %n points, at the end 1 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n of this symbol.</source>
        <translation>
            <numerusform>You have %n of this symbol.</numerusform>
            <numerusform>You have %n of this symbol.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more would be worth %n points now.</source>
        <translation>
            <numerusform>One more would be worth %n point now.</numerusform>
            <numerusform>One more would be worth %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now each is worth %n points.</source>
        <translation>
            <numerusform>Now each is worth %n point.</numerusform>
            <numerusform>Now each is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands you will have %n food left.</source>
        <translation>
            <numerusform>As it stands you will have %n food left.</numerusform>
            <numerusform>As it stands you will have %n food left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands you will be %n food short.</source>
        <translation>
            <numerusform>As it stands you will be %n food short.</numerusform>
            <numerusform>As it stands you will be %n food short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end a building is worth %n points more to you, for your builders.</source>
        <translation>
            <numerusform>At the end a building is worth %n point more to you, for your builders.</numerusform>
            <numerusform>At the end a building is worth %n points more to you, for your builders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the deck.</source>
        <translation>
            <numerusform>%n card is left in the deck.</numerusform>
            <numerusform>%n cards are left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of them may be in the forest, the same in the clay pit, the quarry and at the river.</source>
        <translation>
            <numerusform>With %1 players only %n of them may be in the forest, the same in the clay pit, the quarry and at the river.</numerusform>
            <numerusform>With %1 players only %n of them may be in the forest, the same in the clay pit, the quarry and at the river.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of them are used in a round.</source>
        <translation>
            <numerusform>With %1 players only %n of them is used in a round.</numerusform>
            <numerusform>With %1 players only %n of them are used in a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of the village’s places are used in a round.</source>
        <translation>
            <numerusform>With %1 players only %n of the village’s places is used in a round.</numerusform>
            <numerusform>With %1 players only %n of the village’s places are used in a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: with %2 players only %n of them may come.</source>
        <translation>
            <numerusform>%1: with %2 players only %n of them may come.</numerusform>
            <numerusform>%1: with %2 players only %n of them may come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give exactly %n resources.</source>
        <translation>
            <numerusform>Give exactly %n resource.</numerusform>
            <numerusform>Give exactly %n resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs exactly %n resources.</source>
        <translation>
            <numerusform>This card costs exactly %n resource.</numerusform>
            <numerusform>This card costs exactly %n resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs exactly %n jewels.</source>
        <translation>
            <numerusform>This costs exactly %n jewel.</numerusform>
            <numerusform>This costs exactly %n jewels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n figures are left to use this round.</source>
        <translation>
            <numerusform>Only %n figure is left to use this round.</numerusform>
            <numerusform>Only %n figures are left to use this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there is room for %n figures only.</source>
        <translation>
            <numerusform>%1: there is room for %n figure only.</numerusform>
            <numerusform>%1: there is room for %n figures only.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards are left in the deck.</source>
        <translation>
            <numerusform>Only %n card is left in the deck.</numerusform>
            <numerusform>Only %n cards are left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice are taken, one a player.</source>
        <translation>
            <numerusform>Exactly %n die is taken, one a player.</numerusform>
            <numerusform>Exactly %n dice are taken, one a player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n resources.</source>
        <translation>
            <numerusform>Take exactly %n resource.</numerusform>
            <numerusform>Take exactly %n resources.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SwapRow</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>Spoken: how many of a good there are.</extracomment>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableChange</name>
    <message numerus="yes">
        <source>From %1 on, the turns no longer fit: %n actions are taken off and must be entered again.</source>
        <comment>%1 is such as: Léa, round 8</comment>
        <translation>
            <numerusform>From %1 on, the turns no longer fit: %n action is taken off and must be entered again.</numerusform>
            <numerusform>From %1 on, the turns no longer fit: %n actions are taken off and must be entered again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VictimRow</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <extracomment>The disaster boxes that a player has ticked.</extracomment>
        <translation>
            <numerusform>%n box</numerusform>
            <numerusform>%n boxes</numerusform>
        </translation>
    </message>
</context>
</TS>
