<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AgesRival</name>
    <message numerus="yes">
        <source>%1, entered %n times</source>
        <translation>
            <numerusform>%1, entered %n time</numerusform>
            <numerusform>%1, entered %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more would hold</source>
        <translation>
            <numerusform>%n more would hold</numerusform>
            <numerusform>%n more would hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gains %n culture.</source>
        <translation>
            <numerusform>It gains %n culture.</numerusform>
            <numerusform>It gains %n culture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cards for it</source>
        <translation>
            <numerusform>Draw %n card for it</numerusform>
            <numerusform>Draw %n cards for it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more cards</source>
        <translation>
            <numerusform>%n more card</numerusform>
            <numerusform>%n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed</source>
        <translation>
            <numerusform>%n more is needed</numerusform>
            <numerusform>%n more are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Holds %n cards</source>
        <translation>
            <numerusform>Holds %n card</numerusform>
            <numerusform>Holds %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attacked %n times so far</source>
        <translation>
            <numerusform>Attacked %n time so far</numerusform>
            <numerusform>Attacked %n times so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn over its %n cards</source>
        <translation>
            <numerusform>Turn over its %n card</numerusform>
            <numerusform>Turn over its %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards fit</source>
        <translation>
            <numerusform>%n card fits</numerusform>
            <numerusform>%n cards fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds %n units</source>
        <translation>
            <numerusform>builds %n unit</numerusform>
            <numerusform>builds %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upgrades %n units</source>
        <translation>
            <numerusform>upgrades %n unit</numerusform>
            <numerusform>upgrades %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1. It gives up %n units</source>
        <translation>
            <numerusform>1. It gives up %n unit</numerusform>
            <numerusform>1. It gives up %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 units</source>
        <extracomment>What the Rival has of the units it may keep.</extracomment>
        <translation>
            <numerusform>%n of %1 units</numerusform>
            <numerusform>%n of %1 units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <translation>
            <numerusform>%n ahead</numerusform>
            <numerusform>%n ahead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n behind</numerusform>
            <numerusform>%n behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AgesWords</name>
    <message numerus="yes">
        <source>%n workers free</source>
        <translation>
            <numerusform>%n worker free</numerusform>
            <numerusform>%n workers free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New worker for %n food</source>
        <translation>
            <numerusform>New worker for %n food</numerusform>
            <numerusform>New worker for %n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take a card for %n civil actions</source>
        <translation>
            <numerusform>Take a card for %n civil action</numerusform>
            <numerusform>Take a card for %n civil actions</numerusform>
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
        <source>%n blue tokens worth %1</source>
        <extracomment>Spoken: blue tokens on a farm or mine, and what they are worth together.</extracomment>
        <translation>
            <numerusform>%n blue token worth %1</numerusform>
            <numerusform>%n blue tokens worth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build for %n resources</source>
        <translation>
            <numerusform>build for %n resource</numerusform>
            <numerusform>build for %n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, not known, learn for %n science</source>
        <extracomment>Spoken: %1 is a technology, %2 its kind and level.</extracomment>
        <translation>
            <numerusform>%1, %2, not known, learn for %n science</numerusform>
            <numerusform>%1, %2, not known, learn for %n science</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n armies, strength plus %2</source>
        <extracomment>Spoken: %1 is a tactic, %2 what its armies add to strength.</extracomment>
        <translation>
            <numerusform>%1, %n army, strength plus %2</numerusform>
            <numerusform>%1, %n armies, strength plus %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, build %n stages for %2</source>
        <extracomment>Spoken: %1 is a wonder, %2 what these stages cost.</extracomment>
        <translation>
            <numerusform>%1, build %n stage for %2</numerusform>
            <numerusform>%1, build %n stages for %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place for %n actions</source>
        <translation>
            <numerusform>a place for %n action</numerusform>
            <numerusform>a place for %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action card: %n less</source>
        <extracomment>Spoken: what an action card takes off the price.</extracomment>
        <translation>
            <numerusform>Action card: %n less</numerusform>
            <numerusform>Action card: %n less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n stages</source>
        <translation>
            <numerusform>Build %n stage</numerusform>
            <numerusform>Build %n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than needed</source>
        <translation>
            <numerusform>%n more than needed</numerusform>
            <numerusform>%n more than needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed</source>
        <translation>
            <numerusform>%n more is needed</numerusform>
            <numerusform>%n more are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food missing: 4 culture each</source>
        <translation>
            <numerusform>%n food missing: 4 culture each</numerusform>
            <numerusform>%n food missing: 4 culture each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards</source>
        <translation>
            <numerusform>Draw %n military card</numerusform>
            <numerusform>Draw %n military cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions not used</source>
        <translation>
            <numerusform>%n military action not used</numerusform>
            <numerusform>%n military actions not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now %1, %n science</source>
        <extracomment>%1 is a government.</extracomment>
        <translation>
            <numerusform>Now %1, %n science</numerusform>
            <numerusform>Now %1, %n science</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strongest</source>
        <translation>
            <numerusform>%n strongest</numerusform>
            <numerusform>%n strongest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weakest</source>
        <translation>
            <numerusform>%n weakest</numerusform>
            <numerusform>%n weakest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events scored</source>
        <translation>
            <numerusform>%n event scored</numerusform>
            <numerusform>%n events scored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science</source>
        <translation>
            <numerusform>%n science</numerusform>
            <numerusform>%n science</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Prepare an event of age %1: %n culture</source>
        <extracomment>Spoken: %1 is an age.</extracomment>
        <translation>
            <numerusform>Prepare an event of age %1: %n culture</numerusform>
            <numerusform>Prepare an event of age %1: %n culture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food missing</source>
        <translation>
            <numerusform>%n food missing</numerusform>
            <numerusform>%n food missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discontented</source>
        <translation>
            <numerusform>%n discontented</numerusform>
            <numerusform>%n discontented</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions left</source>
        <translation>
            <numerusform>%n civil action left</numerusform>
            <numerusform>%n civil actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions left</source>
        <translation>
            <numerusform>%n military action left</numerusform>
            <numerusform>%n military actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces, needed: %1</source>
        <extracomment>Happy faces that there are, and %1 that are needed.</extracomment>
        <translation>
            <numerusform>%n face, needed: %1</numerusform>
            <numerusform>%n faces, needed: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prepared this turn</source>
        <extracomment>Events that somebody has prepared; short.</extracomment>
        <translation>
            <numerusform>%n prepared this turn</numerusform>
            <numerusform>%n prepared this turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards</source>
        <extracomment>A short message after a turn: %1 is a player.</extracomment>
        <translation>
            <numerusform>%1 draws %n card</numerusform>
            <numerusform>%1 draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score %n events</source>
        <translation>
            <numerusform>Score %n event</numerusform>
            <numerusform>Score %n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discontented, %1.</source>
        <extracomment>%1 is such as &quot;1 worker free&quot;.</extracomment>
        <translation>
            <numerusform>%n discontented, %1.</numerusform>
            <numerusform>%n discontented, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost for lack of blue tokens</source>
        <translation>
            <numerusform>%n lost for lack of blue tokens</numerusform>
            <numerusform>%n lost for lack of blue tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still discontented, %1</source>
        <translation>
            <numerusform>%n still discontented, %1</numerusform>
            <numerusform>%n still discontented, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks %n food: 4 culture each</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 lacks %n food: 4 culture each</numerusform>
            <numerusform>%1 lacks %n food: 4 culture each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n military cards</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 draws %n military card</numerusform>
            <numerusform>%1 draws %n military cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message numerus="yes">
        <source>%n games were rescued.</source>
        <translation>
            <numerusform>%n game was rescued.</numerusform>
            <numerusform>%n games were rescued.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not complete.</source>
        <translation>
            <numerusform>%n of them is not complete.</numerusform>
            <numerusform>%n of them are not complete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsWork</name>
    <message numerus="yes">
        <source>%L1 of %Ln games</source>
        <extracomment>How far it is. %1 is how many are done.</extracomment>
        <translation>
            <numerusform>%L1 of %Ln game</numerusform>
            <numerusform>%L1 of %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Show all %n</numerusform>
            <numerusform>Show all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deleted game stays here for %n days. It counts nowhere, and then it is gone for good.</source>
        <translation>
            <numerusform>A deleted game stays here for %n day. It counts nowhere, and then it is gone for good.</numerusform>
            <numerusform>A deleted game stays here for %n days. It counts nowhere, and then it is gone for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing has been deleted in the last %n days.</source>
        <translation>
            <numerusform>Nothing has been deleted in the last %n day.</numerusform>
            <numerusform>Nothing has been deleted in the last %n days.</numerusform>
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
    <message numerus="yes">
        <source>% of %n wins · order</source>
        <extracomment>What two columns of numbers are; %n sheets are those of winners.</extracomment>
        <translation>
            <numerusform>% of %n win · order</numerusform>
            <numerusform>% of %n wins · order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few wins: this takes %n.</source>
        <translation>
            <numerusform>Too few wins: this takes %n.</numerusform>
            <numerusform>Too few wins: this takes %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n goods</source>
        <translation>
            <numerusform>−%n good</numerusform>
            <numerusform>−%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n short, even with all you have.</source>
        <translation>
            <numerusform>You are %n short, even with all you have.</numerusform>
            <numerusform>You are %n short, even with all you have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right now it would hit %n opponents.</source>
        <translation>
            <numerusform>Right now it would hit %n opponent.</numerusform>
            <numerusform>Right now it would hit %n opponents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Famine: %1 cannot feed %n cities and loses %n points.</source>
        <translation>
            <numerusform>Famine: %1 cannot feed %n city and loses %n point.</numerusform>
            <numerusform>Famine: %1 cannot feed %n cities and loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are entered. Tap one of them to change it.</source>
        <translation>
            <numerusform>%n die is entered. Tap it to change it.</numerusform>
            <numerusform>All %n dice are entered. Tap one of them to change it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgePegsPage</name>
    <message numerus="yes">
        <source>goods</source>
        <extracomment>Below a number of goods.</extracomment>
        <translation>
            <numerusform>good</numerusform>
            <numerusform>goods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgeResultStep</name>
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
    <name>BronzeAgeSheetTop</name>
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
    <message numerus="yes">
        <source>%n more dice from the next turn</source>
        <translation>
            <numerusform>%n more die from the next turn</numerusform>
            <numerusform>%n more dice from the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %1: %n workers, +%2</source>
        <translation>
            <numerusform>Finish %1: %n worker, +%2</numerusform>
            <numerusform>Finish %1: %n workers, +%2</numerusform>
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
        <source>You keep %n goods, worth %1.</source>
        <translation>
            <numerusform>You keep %n good, worth %1.</numerusform>
            <numerusform>You keep %n goods, worth %1.</numerusform>
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
        <source>%n goods</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
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
    <message numerus="yes">
        <source>%n goods collected</source>
        <translation>
            <numerusform>%n good collected</numerusform>
            <numerusform>%n goods collected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n, worth %1</source>
        <extracomment>What is in the store after a roll: how many goods, and what they pay.</extracomment>
        <translation>
            <numerusform>now %n, worth %1</numerusform>
            <numerusform>now %n, worth %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cities eat</source>
        <translation>
            <numerusform>%n of %1 cities eats</numerusform>
            <numerusform>%n of %1 cities eat</numerusform>
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
    <message numerus="yes">
        <source>%n goods too many</source>
        <translation>
            <numerusform>%n good too many</numerusform>
            <numerusform>%n goods too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more goods can be kept</source>
        <translation>
            <numerusform>%n more good can be kept</numerusform>
            <numerusform>%n more goods can be kept</numerusform>
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
        <source>%1 has %n developments.</source>
        <translation>
            <numerusform>%1 has %n development.</numerusform>
            <numerusform>%1 has %n developments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boxes, %1</source>
        <extracomment>Taken back by undo: so many boxes of a building, %1.</extracomment>
        <translation>
            <numerusform>%n box, %1</numerusform>
            <numerusform>%n boxes, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No developments yet: %n end the game</source>
        <translation>
            <numerusform>No developments yet: %n ends the game</numerusform>
            <numerusform>No developments yet: %n end the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %2 of %n developments each</source>
        <translation>
            <numerusform>%1 have %2 of %n development each</numerusform>
            <numerusform>%1 have %2 of %n developments each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Career</name>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>Below big numbers of one player: games, wins, average score, best score.</extracomment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>win</numerusform>
            <numerusform>wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A win rate takes %n games with others.</source>
        <extracomment>%n is how many games a win rate takes.</extracomment>
        <translation>
            <numerusform>A win rate takes %n game with others.</numerusform>
            <numerusform>A win rate takes %n games with others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins %1 of %n games with others; chance alone would give %2.</source>
        <extracomment>Two shares in per cent; %n is how many games with others there are.</extracomment>
        <translation>
            <numerusform>Wins %1 of %n game with others; chance alone would give %2.</numerusform>
            <numerusform>Wins %1 of %n games with others; chance alone would give %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games: %1 ahead, %2 behind</source>
        <extracomment>Of games of two players: how often one was ahead and behind; %n is the number of games.</extracomment>
        <translation>
            <numerusform>%n game: %1 ahead, %2 behind</numerusform>
            <numerusform>%n games: %1 ahead, %2 behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message numerus="yes">
        <source>All is well with %n games.
</source>
        <translation>
            <numerusform>All is well with %n game.
</numerusform>
            <numerusform>All is well with %n games.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1, in place of the file that was there.
</source>
        <translation>
            <numerusform>%n game written to %1, in place of the file that was there.
</numerusform>
            <numerusform>%n games written to %1, in place of the file that was there.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1.
</source>
        <translation>
            <numerusform>%n game written to %1.
</numerusform>
            <numerusform>%n games written to %1.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already with other content. Nothing was imported; --keep leaves them as they are, --replace takes those of the file.</source>
        <translation>
            <numerusform>%n game is here already with other content. Nothing was imported; --keep leaves it as it is, --replace takes that of the file.</numerusform>
            <numerusform>%n games are here already with other content. Nothing was imported; --keep leaves them as they are, --replace takes those of the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n already there</numerusform>
            <numerusform>%n already there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here with other content</source>
        <translation>
            <numerusform>%n here with other content</numerusform>
            <numerusform>%n here with other content</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n replaced</numerusform>
            <numerusform>%n replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost.
</source>
        <translation>
            <numerusform>%n lost.
</numerusform>
            <numerusform>%n lost.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n finished game</numerusform>
            <numerusform>%n finished games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games rescued.
</source>
        <translation>
            <numerusform>%n game rescued.
</numerusform>
            <numerusform>%n games rescued.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them only in part.
</source>
        <translation>
            <numerusform>%n of them only in part.
</numerusform>
            <numerusform>%n of them only in part.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are counted
</source>
        <translation>
            <numerusform>%n game that was stopped early is counted
</numerusform>
            <numerusform>%n games that were stopped early are counted
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are left out
</source>
        <translation>
            <numerusform>%n game that was stopped early is left out
</numerusform>
            <numerusform>%n games that were stopped early are left out
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games, %2 won, average %3, best %4
</source>
        <extracomment>A player with games, wins, the average and the best score.</extracomment>
        <translation>
            <numerusform>%1: %n game, %2 won, average %3, best %4
</numerusform>
            <numerusform>%1: %n games, %2 won, average %3, best %4
</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message numerus="yes">
        <source>%n games on this device</source>
        <translation>
            <numerusform>%n game on this device</numerusform>
            <numerusform>%n games on this device</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeletedGames</name>
    <message numerus="yes">
        <source>%n days left</source>
        <extracomment>For how long a deleted game stays in the bin.</extracomment>
        <translation>
            <numerusform>%n day left</numerusform>
            <numerusform>%n days left</numerusform>
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
    <name>Discrepancies</name>
    <message numerus="yes">
        <source>The file has %n more actions.</source>
        <translation>
            <numerusform>The file has %n more action.</numerusform>
            <numerusform>The file has %n more actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n fewer actions.</source>
        <translation>
            <numerusform>The file has %n action fewer.</numerusform>
            <numerusform>The file has %n fewer actions.</numerusform>
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
    <name>FilterSheet</name>
    <message numerus="yes">
        <source>Show %n games</source>
        <extracomment>Closes the choices; %n games are left.</extracomment>
        <translation>
            <numerusform>Show %n game</numerusform>
            <numerusform>Show %n games</numerusform>
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
    <name>GameData</name>
    <message numerus="yes">
        <source>%n games are in %1 now.</source>
        <translation>
            <numerusform>%n game is in %1 now.</numerusform>
            <numerusform>%n games are in %1 now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameImport</name>
    <message numerus="yes">
        <source>%n games were loaded.</source>
        <translation>
            <numerusform>%n game was loaded.</numerusform>
            <numerusform>%n games were loaded.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomeLooks</name>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>So many games are in the history, if any.</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>%1. %2. %3. It can be restored for %n days.</source>
        <extracomment>What would be deleted: %1 is a game, %2 how far it is, %3 who plays.</extracomment>
        <translation>
            <numerusform>%1. %2. %3. It can be restored for %n day.</numerusform>
            <numerusform>%1. %2. %3. It can be restored for %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message numerus="yes">
        <source>Load %n games</source>
        <translation>
            <numerusform>Load %n game</numerusform>
            <numerusform>Load %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are new here.</source>
        <translation>
            <numerusform>%n game is new here.</numerusform>
            <numerusform>%n games are new here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already, just the same.</source>
        <translation>
            <numerusform>%n game is here already, just the same.</numerusform>
            <numerusform>%n games are here already, just the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already, but with other content.</source>
        <translation>
            <numerusform>%n game is here already, but with other content.</numerusform>
            <numerusform>%n games are here already, but with other content.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more games</source>
        <extracomment>Below a list that shows only the first games.</extracomment>
        <translation>
            <numerusform>and %n more game</numerusform>
            <numerusform>and %n more games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln games</source>
        <extracomment>How far it is. %1 is how many are done.</extracomment>
        <translation>
            <numerusform>%L1 of %Ln game</numerusform>
            <numerusform>%L1 of %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KnownPlayers</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n win</numerusform>
            <numerusform>%n wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is forgotten. %2 will then have %n games. This cannot be undone.</source>
        <comment>%1 and %2 are two spellings of one person</comment>
        <translation>
            <numerusform>%1 is forgotten. %2 will then have %n game. This cannot be undone.</numerusform>
            <numerusform>%1 is forgotten. %2 will then have %n games. This cannot be undone.</numerusform>
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
    <name>OwnSheet</name>
    <message numerus="yes">
        <source>The game ends after %n rounds.</source>
        <translation>
            <numerusform>The game ends after %n round.</numerusform>
            <numerusform>The game ends after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are the most.</source>
        <translation>
            <numerusform>%n round is the most.</numerusform>
            <numerusform>%n rounds are the most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n totals are needed, one for each column.</source>
        <translation>
            <numerusform>%n total is needed, one for each column.</numerusform>
            <numerusform>%n totals are needed, one for each column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are empty.</source>
        <translation>
            <numerusform>%n cell is empty.</numerusform>
            <numerusform>%n cells are empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <extracomment>How many a past game had.</extracomment>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: −%Ln points were needed.</source>
        <translation>
            <numerusform>Nobody wins: −%Ln point was needed.</numerusform>
            <numerusform>Nobody wins: −%Ln points were needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: %Ln points were needed.</source>
        <translation>
            <numerusform>Nobody wins: %Ln point was needed.</numerusform>
            <numerusform>Nobody wins: %Ln points were needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastFilter</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastGamePage</name>
    <message numerus="yes">
        <source>%1. %2. It can be restored for %n days.</source>
        <extracomment>What would be deleted: %1 is a game, %2 who played.</extracomment>
        <translation>
            <numerusform>%1. %2. It can be restored for %n day.</numerusform>
            <numerusform>%1. %2. It can be restored for %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message numerus="yes">
        <source>%1 of %n games</source>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
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
    <name>Periods</name>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n months</source>
        <translation>
            <numerusform>Last %n month</numerusform>
            <numerusform>Last %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message numerus="yes">
        <source>%n remembered</source>
        <extracomment>So many players are suggested for new games.</extracomment>
        <translation>
            <numerusform>%n remembered</numerusform>
            <numerusform>%n remembered</numerusform>
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
    <name>RiseOfEmpires</name>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
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
        <source>%n resources</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes</source>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
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
        <source>%n plains</source>
        <translation>
            <numerusform>%n plains</numerusform>
            <numerusform>%n plains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n islands</source>
        <translation>
            <numerusform>%n island</numerusform>
            <numerusform>%n islands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forests</source>
        <translation>
            <numerusform>%n forest</numerusform>
            <numerusform>%n forests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hills</source>
        <translation>
            <numerusform>%n hills</numerusform>
            <numerusform>%n hills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold towns</source>
        <translation>
            <numerusform>%n gold town</numerusform>
            <numerusform>%n gold towns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource towns</source>
        <translation>
            <numerusform>%n resource town</numerusform>
            <numerusform>%n resource towns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food towns</source>
        <translation>
            <numerusform>%n food town</numerusform>
            <numerusform>%n food towns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube towns</source>
        <translation>
            <numerusform>%n cube town</numerusform>
            <numerusform>%n cube towns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discs</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n battle</numerusform>
            <numerusform>%n battles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes in %1</source>
        <translation>
            <numerusform>%n cube in %1</numerusform>
            <numerusform>%n cubes in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a disc back from the row %2; Printing pays for %n discs to its left.</source>
        <translation>
            <numerusform>%1 takes a disc back from the row %2; Printing pays for %n disc to its left.</numerusform>
            <numerusform>%1 takes a disc back from the row %2; Printing pays for %n discs to its left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 removes %n cubes of %2 in %3.</source>
        <translation>
            <numerusform>%1 removes %n cube of %2 in %3.</numerusform>
            <numerusform>%1 removes %n cubes of %2 in %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of these cubes are missing: the bank of %1 is empty.</source>
        <translation>
            <numerusform>%n of these cubes is missing: the bank of %1 is empty.</numerusform>
            <numerusform>%n of these cubes are missing: the bank of %1 is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 halves the cubes on the map: %n go back to the bank.</source>
        <translation>
            <numerusform>%1 halves the cubes on the map: %n goes back to the bank.</numerusform>
            <numerusform>%1 halves the cubes on the map: %n go back to the bank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: %1 wins with %n points.</source>
        <translation>
            <numerusform>The game is over: %1 wins with %n point.</numerusform>
            <numerusform>The game is over: %1 wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: %1 share the win with %n points each.</source>
        <translation>
            <numerusform>The game is over: %1 share the win with %n point each.</numerusform>
            <numerusform>The game is over: %1 share the win with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circles are free now.</source>
        <translation>
            <numerusform>%n circle is free now.</numerusform>
            <numerusform>%n circles are free now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removes %n cubes</source>
        <translation>
            <numerusform>removes %n cube</numerusform>
            <numerusform>removes %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places %n cubes</source>
        <translation>
            <numerusform>places %n cube</numerusform>
            <numerusform>places %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: keeps %n tiles</source>
        <translation>
            <numerusform>%1: keeps %n tile</numerusform>
            <numerusform>%1: keeps %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n gold</source>
        <translation>
            <numerusform>Each player takes %n gold</numerusform>
            <numerusform>Each player takes %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n black discs</source>
        <translation>
            <numerusform>Each player takes %n black disc</numerusform>
            <numerusform>Each player takes %n black discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n cubes into the pool</source>
        <translation>
            <numerusform>Each player takes %n cube into the pool</numerusform>
            <numerusform>Each player takes %n cubes into the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n progress tiles</source>
        <translation>
            <numerusform>Turn up %n progress tile</numerusform>
            <numerusform>Turn up %n progress tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n territory tiles</source>
        <translation>
            <numerusform>Turn up %n territory tile</numerusform>
            <numerusform>Turn up %n territory tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n city tiles</source>
        <translation>
            <numerusform>Turn up %n city tile</numerusform>
            <numerusform>Turn up %n city tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This tile allows %n regions.</source>
        <translation>
            <numerusform>This tile allows %n region.</numerusform>
            <numerusform>This tile allows %n regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles at most, in different regions.</source>
        <translation>
            <numerusform>%n battle at most, in different regions.</numerusform>
            <numerusform>%n battles at most, in different regions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n resources short for the cities. Give one up.</source>
        <translation>
            <numerusform>%1: %n resource short for the cities. Give one up.</numerusform>
            <numerusform>%1: %n resources short for the cities. Give one up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food short.</source>
        <translation>
            <numerusform>%n food short.</numerusform>
            <numerusform>%n food short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold short.</source>
        <translation>
            <numerusform>%n gold short.</numerusform>
            <numerusform>%n gold short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources short.</source>
        <translation>
            <numerusform>%n resource short.</numerusform>
            <numerusform>%n resources short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes short.</source>
        <translation>
            <numerusform>%n cube short.</numerusform>
            <numerusform>%n cubes short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points short.</source>
        <translation>
            <numerusform>%n point short.</numerusform>
            <numerusform>%n points short.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiseOptions</name>
    <message numerus="yes">
        <source>%n regions of era I</source>
        <translation>
            <numerusform>%n region of era I</numerusform>
            <numerusform>%n regions of era I</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles are known</source>
        <translation>
            <numerusform>%n of your tiles is known</numerusform>
            <numerusform>%n of your tiles are known</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiseTable</name>
    <message numerus="yes">
        <source>At settling: %1 − %2, %n points lost</source>
        <extracomment>%1 is the food there is, %2 what the settling takes of it.</extracomment>
        <translation>
            <numerusform>At settling: %1 − %2, %n point lost</numerusform>
            <numerusform>At settling: %1 − %2, %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discs to its left</source>
        <translation>
            <numerusform>%n disc to its left</numerusform>
            <numerusform>%n discs to its left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <extracomment>So much is missing.
----------
Below a number of cubes: so many of them are not in the bank.</extracomment>
        <translation>
            <numerusform>%n short</numerusform>
            <numerusform>%n short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, place %2, %n discs left, on turn</source>
        <extracomment>Spoken: %1 is a player, %2 the place in the turn.</extracomment>
        <translation>
            <numerusform>%1, place %2, %n disc left, on turn</numerusform>
            <numerusform>%1, place %2, %n discs left, on turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, place %2, %n discs left</source>
        <translation>
            <numerusform>%1, place %2, %n disc left</numerusform>
            <numerusform>%1, place %2, %n discs left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of %2 circles free, your disc goes on circle %3</source>
        <extracomment>Spoken: %1 is a row, %2 how many circles it has, %3 one of them.</extracomment>
        <translation>
            <numerusform>%1, %n of %2 circles free, your disc goes on circle %3</numerusform>
            <numerusform>%1, %n of %2 circles free, your disc goes on circle %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 tiles left</source>
        <extracomment>Territory tiles.</extracomment>
        <translation>
            <numerusform>%n of %1 tiles left</numerusform>
            <numerusform>%n of %1 tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold short</source>
        <extracomment>Below a tile that costs more than there is.</extracomment>
        <translation>
            <numerusform>%n gold short</numerusform>
            <numerusform>%n gold short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cubes placed</source>
        <extracomment>How many of the cubes that one has are placed.</extracomment>
        <translation>
            <numerusform>%n of %1 cubes placed</numerusform>
            <numerusform>%n of %1 cubes placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n</source>
        <comment>cubes</comment>
        <translation>
            <numerusform>Place %n</numerusform>
            <numerusform>Place %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cubes in %2, attack</source>
        <extracomment>Spoken: %1 is a player, %2 a region.</extracomment>
        <translation>
            <numerusform>%1, %n cube in %2, attack</numerusform>
            <numerusform>%1, %n cubes in %2, attack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n</source>
        <translation>
            <numerusform>you have %n</numerusform>
            <numerusform>you have %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cubes in %2, takes one off</source>
        <extracomment>Spoken: %1 is a player, %2 a region.</extracomment>
        <translation>
            <numerusform>%1, %n cube in %2, takes one off</numerusform>
            <numerusform>%1, %n cubes in %2, takes one off</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions at most</source>
        <extracomment>Below a region: the empire tile allows no more. Must be short.</extracomment>
        <translation>
            <numerusform>%n region at most</numerusform>
            <numerusform>%n regions at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n progress tiles</source>
        <translation>
            <numerusform>Turn up %n progress tile</numerusform>
            <numerusform>Turn up %n progress tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n territory tiles</source>
        <translation>
            <numerusform>Turn up %n territory tile</numerusform>
            <numerusform>Turn up %n territory tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n city tiles</source>
        <translation>
            <numerusform>Turn up %n city tile</numerusform>
            <numerusform>Turn up %n city tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions are added</source>
        <translation>
            <numerusform>%n region is added</numerusform>
            <numerusform>%n regions are added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n around the Mediterranean</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n around the Mediterranean</numerusform>
            <numerusform>%n around the Mediterranean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the New World</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n in the New World</numerusform>
            <numerusform>%n in the New World</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the Far East</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n in the Far East</numerusform>
            <numerusform>%n in the Far East</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A game has %n regions at most.</source>
        <translation>
            <numerusform>A game has %n region at most.</numerusform>
            <numerusform>A game has %n regions at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tiles</source>
        <extracomment>The wide button of the end of an era.</extracomment>
        <translation>
            <numerusform>Keep %n tile</numerusform>
            <numerusform>Keep %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 kept</source>
        <extracomment>Of a player&apos;s tiles: &quot;3 of 4 kept&quot;.</extracomment>
        <translation>
            <numerusform>%n of %1 kept</numerusform>
            <numerusform>%n of %1 kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n pts</source>
        <extracomment>Below a number: points that hunger costs.</extracomment>
        <translation>
            <numerusform>−%n pt</numerusform>
            <numerusform>−%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources pay the upkeep</source>
        <translation>
            <numerusform>%n resource pays the upkeep</numerusform>
            <numerusform>%n resources pay the upkeep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n resources short</source>
        <translation>
            <numerusform>%1: %n resource short</numerusform>
            <numerusform>%1: %n resources short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 income, %n cities want 1 each</source>
        <extracomment>Why upkeep cannot be paid: what there is, what comes, how many cities cost one resource each.</extracomment>
        <translation>
            <numerusform>%1 + %2 income, %n city wants 1</numerusform>
            <numerusform>%1 + %2 income, %n cities want 1 each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points lost</source>
        <extracomment>To hunger, at the next settling.</extracomment>
        <translation>
            <numerusform>%n point lost</numerusform>
            <numerusform>%n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n gold</source>
        <extracomment>For food above what the track holds, at the next settling.</extracomment>
        <translation>
            <numerusform>and %n gold</numerusform>
            <numerusform>and %n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discs of a new turn: %n each</source>
        <translation>
            <numerusform>Discs of a new turn: %n each</numerusform>
            <numerusform>Discs of a new turn: %n each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cubes halved: %n went back</source>
        <extracomment>At the end of an era, of the cubes on the map.</extracomment>
        <translation>
            <numerusform>Cubes halved: %n went back</numerusform>
            <numerusform>Cubes halved: %n went back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 stay in the pool</source>
        <translation>
            <numerusform>%n of %1 stays in the pool</numerusform>
            <numerusform>%n of %1 stay in the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message numerus="yes">
        <source>%n remembered</source>
        <extracomment>So many players are suggested for new games.</extracomment>
        <translation>
            <numerusform>%n remembered</numerusform>
            <numerusform>%n remembered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds in %1</source>
        <translation>
            <numerusform>%n round in %1</numerusform>
            <numerusform>%n rounds in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%Ln points</source>
        <translation>
            <numerusform>−%Ln point</numerusform>
            <numerusform>−%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetArrival</name>
    <message numerus="yes">
        <source>All rules of sheets hold: %n rows.</source>
        <translation>
            <numerusform>All rules of sheets hold: %n row.</numerusform>
            <numerusform>All rules of sheets hold: %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All rules of sheets hold: %n rows, longest formula %1 characters.</source>
        <translation>
            <numerusform>All rules of sheets hold: %n row, longest formula %1 characters.</numerusform>
            <numerusform>All rules of sheets hold: %n rows, longest formula %1 characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games stay as they are</source>
        <translation>
            <numerusform>Your %n game stays as it is</numerusform>
            <numerusform>Your %n games stay as they are</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetEditor</name>
    <message numerus="yes">
        <source>version %1 · %n of %2 rows</source>
        <extracomment>%1 is its version, %n how many rows it has, %2 how many it may have.</extracomment>
        <translation>
            <numerusform>version %1 · %n of %2 rows</numerusform>
            <numerusform>version %1 · %n of %2 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to mend</source>
        <translation>
            <numerusform>%n to mend</numerusform>
            <numerusform>%n to mend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played %n times before: those games keep their own sheet.</source>
        <translation>
            <numerusform>Played %n time before: that game keeps its own sheet.</numerusform>
            <numerusform>Played %n times before: those games keep their own sheet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetLibrary</name>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>played %n time</numerusform>
            <numerusform>played %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are new</source>
        <translation>
            <numerusform>%n row is new</numerusform>
            <numerusform>%n rows are new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games keep theirs</source>
        <translation>
            <numerusform>%n game keeps its own</numerusform>
            <numerusform>%n games keep theirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n versions</source>
        <translation>
            <numerusform>%n version</numerusform>
            <numerusform>%n versions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games keep it</source>
        <translation>
            <numerusform>%n game keeps it</numerusform>
            <numerusform>%n games keep it</numerusform>
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
    <name>SheetOptions</name>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetSharing</name>
    <message numerus="yes">
        <source>A4, %n columns</source>
        <translation>
            <numerusform>A4, %n column</numerusform>
            <numerusform>A4, %n columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>%n cells are empty</source>
        <translation>
            <numerusform>%n cell is empty</numerusform>
            <numerusform>%n cells are empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are empty. A tap on a cell writes it.</source>
        <translation>
            <numerusform>%n cell is empty. A tap on a cell writes it.</numerusform>
            <numerusform>%n cells are empty. A tap on a cell writes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n helping rows</source>
        <extracomment>Rows that other rows are worked out from.</extracomment>
        <translation>
            <numerusform>%n helping row</numerusform>
            <numerusform>%n helping rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, all filled</source>
        <translation>
            <numerusform>%n row, all filled</numerusform>
            <numerusform>%n rows, all filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, empty</source>
        <translation>
            <numerusform>%n row, empty</numerusform>
            <numerusform>%n rows, empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells</source>
        <translation>
            <numerusform>%n of %1 cells</numerusform>
            <numerusform>%n of %1 cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries.</source>
        <translation>
            <numerusform>%n entry.</numerusform>
            <numerusform>%n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left with this one</source>
        <translation>
            <numerusform>%n round left with this one</numerusform>
            <numerusform>%n rounds left with this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values do not fit and were not written.</source>
        <extracomment>Of what was pasted into a sheet.</extracomment>
        <translation>
            <numerusform>%n value does not fit and was not written.</numerusform>
            <numerusform>%n values do not fit and were not written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln to go</source>
        <extracomment>So many points are missing to the end.</extracomment>
        <translation>
            <numerusform>%Ln to go</numerusform>
            <numerusform>%Ln to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln to go</source>
        <translation>
            <numerusform>%1: %Ln to go</numerusform>
            <numerusform>%1: %Ln to go</numerusform>
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
    <name>StatView</name>
    <message numerus="yes">
        <source>%n games that were stopped early are counted.</source>
        <translation>
            <numerusform>%n game that was stopped early is counted.</numerusform>
            <numerusform>%n games that were stopped early are counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are left out.</source>
        <translation>
            <numerusform>%n game that was stopped early is left out.</numerusform>
            <numerusform>%n games that were stopped early are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n games</source>
        <comment>how many games a figure rests on</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No games yet. This takes %n games.</source>
        <extracomment>Instead of a chart; %n is how many games it takes.</extracomment>
        <translation>
            <numerusform>No games yet. This takes %n game.</numerusform>
            <numerusform>No games yet. This takes %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 so far. This takes %n games.</source>
        <extracomment>Instead of a chart; %1 is how many games there are, %n how many it takes.</extracomment>
        <translation>
            <numerusform>Only %1 so far. This takes %n game.</numerusform>
            <numerusform>Only %1 so far. This takes %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <translation>
            <numerusform>average of %n game</numerusform>
            <numerusform>average of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Average of %n</source>
        <comment>games</comment>
        <translation>
            <numerusform>Average of %n</numerusform>
            <numerusform>Average of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>last %n games</source>
        <translation>
            <numerusform>last %n game</numerusform>
            <numerusform>last %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n</source>
        <comment>games</comment>
        <extracomment>Beside a number of wins: of so many games.</extracomment>
        <translation>
            <numerusform>of %n</numerusform>
            <numerusform>of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results, points</source>
        <translation>
            <numerusform>%n result, points</numerusform>
            <numerusform>%n results, points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n</source>
        <extracomment>%1 is a win rate, %n the number of games.</extracomment>
        <translation>
            <numerusform>%1 of %n</numerusform>
            <numerusform>%1 of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n games on</source>
        <extracomment>Who is in the chart: those with at least so many games.</extracomment>
        <translation>
            <numerusform>from %n game on</numerusform>
            <numerusform>from %n games on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheets</source>
        <comment>how many score sheets a figure rests on</comment>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice, %1</source>
        <translation>
            <numerusform>%n die, %1</numerusform>
            <numerusform>%n dice, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsBoard</name>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>Below big numbers: so many games, the average score, the highest, and how long a game lasts.</extracomment>
        <translation>
            <numerusform>game</numerusform>
            <numerusform>games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players lead</source>
        <extracomment>Several players have won equally often.</extracomment>
        <translation>
            <numerusform>%n player leads</numerusform>
            <numerusform>%n players lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n wins</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 leads with %n win</numerusform>
            <numerusform>%1 leads with %n wins</numerusform>
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
    <message numerus="yes">
        <source>%1 goes to the wood site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 goes to the wood site with %n person and rolls %2.</numerusform>
            <numerusform>%1 goes to the wood site with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the gold site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 goes to the gold site with %n person and rolls %2.</numerusform>
            <numerusform>%1 goes to the gold site with %n people and rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n of your figures now.</source>
        <translation>
            <numerusform>There is room for %n of your figures now.</numerusform>
            <numerusform>There is room for %n of your figures now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You begin with %1 people, %2 food and %n jewels.</source>
        <translation>
            <numerusform>You begin with %1 people, %2 food and %n jewel.</numerusform>
            <numerusform>You begin with %1 people, %2 food and %n jewels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneCards</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards</comment>
        <extracomment>How many equal cards can still come.</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneChoices</name>
    <message numerus="yes">
        <source>%n dice to hand out</source>
        <translation>
            <numerusform>%n die to hand out</numerusform>
            <numerusform>%n dice to hand out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources to choose</source>
        <translation>
            <numerusform>%n resource to choose</numerusform>
            <numerusform>%n resources to choose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower halves to name</source>
        <translation>
            <numerusform>%n lower half to name</numerusform>
            <numerusform>%n lower halves to name</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneFeeding</name>
    <message numerus="yes">
        <source>%n food short</source>
        <translation>
            <numerusform>%n food short</numerusform>
            <numerusform>%n food short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>%n still missing</numerusform>
            <numerusform>%n still missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go hungry: −%n points</source>
        <translation>
            <numerusform>Go hungry: −%n point</numerusform>
            <numerusform>Go hungry: −%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneGather</name>
    <message numerus="yes">
        <source>%n pips for %1</source>
        <extracomment>What a roll brings: %1 is such as &quot;1 wood&quot;.</extracomment>
        <translation>
            <numerusform>%n pip for %1</numerusform>
            <numerusform>%n pips for %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips over</source>
        <translation>
            <numerusform>%n pip over</numerusform>
            <numerusform>%n pips over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total of %n dice</source>
        <translation>
            <numerusform>Total of %n die</numerusform>
            <numerusform>Total of %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice to go</source>
        <translation>
            <numerusform>%n die to go</numerusform>
            <numerusform>%n dice to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StonePlace</name>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n kept</numerusform>
            <numerusform>%n kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <comment>for one</comment>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n built</source>
        <translation>
            <numerusform>%n built</numerusform>
            <numerusform>%n built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bought</source>
        <translation>
            <numerusform>%n bought</numerusform>
            <numerusform>%n bought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n</source>
        <comment>people</comment>
        <extracomment>So many people must go there. Must be short.</extracomment>
        <translation>
            <numerusform>needs %n</numerusform>
            <numerusform>needs %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StonePurchase</name>
    <message numerus="yes">
        <source>%n in stock</source>
        <extracomment>How many of a resource there are to pay with.</extracomment>
        <translation>
            <numerusform>%n in stock</numerusform>
            <numerusform>%n in stock</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneSeat</name>
    <message numerus="yes">
        <source>%n food after the meal</source>
        <translation>
            <numerusform>%n food after the meal</numerusform>
            <numerusform>%n food after the meal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food short at the meal</source>
        <translation>
            <numerusform>%n food short at the meal</numerusform>
            <numerusform>%n food short at the meal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneTable</name>
    <message numerus="yes">
        <source>%n tiles are left in the lowest stack</source>
        <translation>
            <numerusform>%n tile is left in the lowest stack</numerusform>
            <numerusform>%n tiles are left in the lowest stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the deck</source>
        <translation>
            <numerusform>%n card is left in the deck</numerusform>
            <numerusform>%n cards are left in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people not used yet</source>
        <translation>
            <numerusform>%n person not used yet</numerusform>
            <numerusform>%n people not used yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 people left</source>
        <extracomment>How many figures a player still has on the board.</extracomment>
        <translation>
            <numerusform>%n of %1 people left</numerusform>
            <numerusform>%n of %1 people left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneTiles</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n kinds</source>
        <translation>
            <numerusform>%1 of %n kind</numerusform>
            <numerusform>%1 of %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build for %n points</source>
        <translation>
            <numerusform>Build for %n point</numerusform>
            <numerusform>Build for %n points</numerusform>
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
    <name>ThroughTheAges</name>
    <message numerus="yes">
        <source>%n yellow tokens</source>
        <translation>
            <numerusform>%n yellow token</numerusform>
            <numerusform>%n yellow tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens</source>
        <translation>
            <numerusform>%n blue token</numerusform>
            <numerusform>%n blue tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free workers</source>
        <translation>
            <numerusform>%n free worker</numerusform>
            <numerusform>%n free workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln culture</source>
        <translation>
            <numerusform>%Ln culture</numerusform>
            <numerusform>%Ln culture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science</source>
        <translation>
            <numerusform>%n science</numerusform>
            <numerusform>%n science</numerusform>
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
        <source>%n resources</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions</source>
        <translation>
            <numerusform>%n civil action</numerusform>
            <numerusform>%n civil actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions</source>
        <translation>
            <numerusform>%n military action</numerusform>
            <numerusform>%n military actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources for units</source>
        <translation>
            <numerusform>%n resource for units</numerusform>
            <numerusform>%n resources for units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture a turn</source>
        <translation>
            <numerusform>%n culture a turn</numerusform>
            <numerusform>%n culture a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science a turn</source>
        <translation>
            <numerusform>%n science a turn</numerusform>
            <numerusform>%n science a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food a turn</source>
        <translation>
            <numerusform>%n food a turn</numerusform>
            <numerusform>%n food a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a turn</source>
        <translation>
            <numerusform>%n resource a turn</numerusform>
            <numerusform>%n resources a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strength</source>
        <translation>
            <numerusform>%n strength</numerusform>
            <numerusform>%n strength</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <translation>
            <numerusform>%n face</numerusform>
            <numerusform>%n faces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the urban limit</source>
        <translation>
            <numerusform>%n to the urban limit</numerusform>
            <numerusform>%n to the urban limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil cards in hand</source>
        <translation>
            <numerusform>%n civil card in hand</numerusform>
            <numerusform>%n civil cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military cards in hand</source>
        <translation>
            <numerusform>%n military card in hand</numerusform>
            <numerusform>%n military cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a turn for units</source>
        <translation>
            <numerusform>%n resource a turn for units</numerusform>
            <numerusform>%n resources a turn for units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n when colonizing</source>
        <translation>
            <numerusform>%n when colonizing</numerusform>
            <numerusform>%n when colonizing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discontented</source>
        <translation>
            <numerusform>%n discontented</numerusform>
            <numerusform>%n discontented</numerusform>
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
        <source>%n units</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n stage</numerusform>
            <numerusform>%n stages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of it cannot be stored: the blue bank is empty.</source>
        <translation>
            <numerusform>%n of it cannot be stored: the blue bank is empty.</numerusform>
            <numerusform>%n of it cannot be stored: the blue bank is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 starts a wonder: %2, %n stages.</source>
        <translation>
            <numerusform>%1 starts a wonder: %2, %n stage.</numerusform>
            <numerusform>%1 starts a wonder: %2, %n stages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a new worker, %n are free now.</source>
        <translation>
            <numerusform>%1 has a new worker, %n is free now.</numerusform>
            <numerusform>%1 has a new worker, %n are free now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 destroys %2, %n workers are free again.</source>
        <translation>
            <numerusform>%1 destroys %2, %n worker is free again.</numerusform>
            <numerusform>%1 destroys %2, %n workers are free again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n workers: %2.</source>
        <translation>
            <numerusform>%1 loses %n worker: %2.</numerusform>
            <numerusform>%1 loses %n workers: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n stages of %2: %3 of %4.</source>
        <translation>
            <numerusform>%1 builds %n stage of %2: %3 of %4.</numerusform>
            <numerusform>%1 builds %n stages of %2: %3 of %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>new workers cost %n food less</source>
        <translation>
            <numerusform>new workers cost %n food less</numerusform>
            <numerusform>new workers cost %n food less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wonder stages an action</source>
        <translation>
            <numerusform>%n wonder stage an action</numerusform>
            <numerusform>%n wonder stages an action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tokens a turn on the best mine</source>
        <translation>
            <numerusform>%n more token a turn on the best mine</numerusform>
            <numerusform>%n more tokens a turn on the best mine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture at the end of a turn among the two strongest (of two: the strongest)</source>
        <translation>
            <numerusform>%n culture at the end of a turn among the two strongest (of two: the strongest)</numerusform>
            <numerusform>%n culture at the end of a turn among the two strongest (of two: the strongest)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, at most %n times</source>
        <translation>
            <numerusform>%1, at most %n time</numerusform>
            <numerusform>%1, at most %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to build and upgrade (%1)</source>
        <translation>
            <numerusform>%n resource less to build and upgrade (%1)</numerusform>
            <numerusform>%n resources less to build and upgrade (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to build and upgrade (%1)</source>
        <translation>
            <numerusform>%n resource more to build and upgrade (%1)</numerusform>
            <numerusform>%n resources more to build and upgrade (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to build (%1)</source>
        <translation>
            <numerusform>%n resource less to build (%1)</numerusform>
            <numerusform>%n resources less to build (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to build (%1)</source>
        <translation>
            <numerusform>%n resource more to build (%1)</numerusform>
            <numerusform>%n resources more to build (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to upgrade (%1)</source>
        <translation>
            <numerusform>%n resource less to upgrade (%1)</numerusform>
            <numerusform>%n resources less to upgrade (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to upgrade (%1)</source>
        <translation>
            <numerusform>%n resource more to upgrade (%1)</numerusform>
            <numerusform>%n resources more to upgrade (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science less to learn (%1)</source>
        <translation>
            <numerusform>%n science less to learn (%1)</numerusform>
            <numerusform>%n science less to learn (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science more to learn (%1)</source>
        <translation>
            <numerusform>%n science more to learn (%1)</numerusform>
            <numerusform>%n science more to learn (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers are free.</source>
        <translation>
            <numerusform>%n worker is free.</numerusform>
            <numerusform>%n workers are free.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers are discontented.</source>
        <translation>
            <numerusform>%n worker is discontented.</numerusform>
            <numerusform>%n workers are discontented.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand limit: %n civil cards.</source>
        <translation>
            <numerusform>Hand limit: %n civil card.</numerusform>
            <numerusform>Hand limit: %n civil cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand limit: %n military cards.</source>
        <translation>
            <numerusform>Hand limit: %n military card.</numerusform>
            <numerusform>Hand limit: %n military cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens are left.</source>
        <translation>
            <numerusform>%n token is left.</numerusform>
            <numerusform>%n tokens are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below %n tokens they eat %1 and ask for %2.</source>
        <translation>
            <numerusform>Below %n token they eat %1 and ask for %2.</numerusform>
            <numerusform>Below %n tokens they eat %1 and ask for %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below %n tokens corruption costs %1.</source>
        <translation>
            <numerusform>Below %n token corruption costs %1.</numerusform>
            <numerusform>Below %n tokens corruption costs %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers are there.</source>
        <translation>
            <numerusform>%n worker is there.</numerusform>
            <numerusform>%n workers are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the start of a turn %n cards leave the row.</source>
        <translation>
            <numerusform>At the start of a turn %n card leaves the row.</numerusform>
            <numerusform>At the start of a turn %n cards leave the row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food a token</source>
        <translation>
            <numerusform>%n food a token</numerusform>
            <numerusform>%n food a token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a token</source>
        <translation>
            <numerusform>%n resource a token</numerusform>
            <numerusform>%n resources a token</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infantry</source>
        <translation>
            <numerusform>%n infantry</numerusform>
            <numerusform>%n infantry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <translation>
            <numerusform>%n cavalry</numerusform>
            <numerusform>%n cavalry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artillery</source>
        <translation>
            <numerusform>%n artillery</numerusform>
            <numerusform>%n artillery</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n civil cards of age A in the row</source>
        <translation>
            <numerusform>Lay %n civil card of age A in the row</numerusform>
            <numerusform>Lay %n civil cards of age A in the row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a pile of %n events of age A</source>
        <translation>
            <numerusform>Lay a pile of %n event of age A</numerusform>
            <numerusform>Lay a pile of %n events of age A</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards for it, face down</source>
        <translation>
            <numerusform>Draw %n military card for it, face down</numerusform>
            <numerusform>Draw %n military cards for it, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the %n leftmost places of the row</source>
        <translation>
            <numerusform>Clear the %n leftmost place of the row</numerusform>
            <numerusform>Clear the %n leftmost places of the row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions short.</source>
        <translation>
            <numerusform>%n civil action short.</numerusform>
            <numerusform>%n civil actions short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions short.</source>
        <translation>
            <numerusform>%n military action short.</numerusform>
            <numerusform>%n military actions short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The government allows %n.</source>
        <translation>
            <numerusform>The government allows %n.</numerusform>
            <numerusform>The government allows %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n stages left.</source>
        <translation>
            <numerusform>Only %n stage left.</numerusform>
            <numerusform>Only %n stages left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food short.</source>
        <translation>
            <numerusform>%n food short.</numerusform>
            <numerusform>%n food short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources short.</source>
        <translation>
            <numerusform>%n resource short.</numerusform>
            <numerusform>%n resources short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science short.</source>
        <translation>
            <numerusform>%n science short.</numerusform>
            <numerusform>%n science short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed.</source>
        <translation>
            <numerusform>%n more is needed.</numerusform>
            <numerusform>%n more are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter exactly %n cards.</source>
        <translation>
            <numerusform>Enter exactly %n card.</numerusform>
            <numerusform>Enter exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units built</source>
        <translation>
            <numerusform>%n unit built</numerusform>
            <numerusform>%n units built</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units upgraded</source>
        <translation>
            <numerusform>%n unit upgraded</numerusform>
            <numerusform>%n units upgraded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Rival takes %n cards off the row.</source>
        <translation>
            <numerusform>The Rival takes %n card off the row.</numerusform>
            <numerusform>The Rival takes %n cards off the row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards for the Rival, face down.</source>
        <translation>
            <numerusform>Draw %n military card for the Rival, face down.</numerusform>
            <numerusform>Draw %n military cards for the Rival, face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes a card for %n actions</source>
        <translation>
            <numerusform>takes a card for %n action</numerusform>
            <numerusform>takes a card for %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses %n workers: %1</source>
        <translation>
            <numerusform>loses %n worker: %1</numerusform>
            <numerusform>loses %n workers: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds %n stages of the wonder</source>
        <translation>
            <numerusform>builds %n stage of the wonder</numerusform>
            <numerusform>builds %n stages of the wonder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Uprising at %1: %n discontented, free workers: %2.</source>
        <translation>
            <numerusform>Uprising at %1: %n discontented, free workers: %2.</numerusform>
            <numerusform>Uprising at %1: %n discontented, free workers: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n military cards.</source>
        <translation>
            <numerusform>%1 draws %n military card.</numerusform>
            <numerusform>%1 draws %n military cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the %n leftmost leaders or wonders off the row, else the leftmost cards</source>
        <translation>
            <numerusform>Take %n leader or wonder off the row, the leftmost one, else the leftmost card</numerusform>
            <numerusform>Take the %n leftmost leaders or wonders off the row, else the leftmost cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may keep %n units.</source>
        <translation>
            <numerusform>It may keep %n unit.</numerusform>
            <numerusform>It may keep %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>urban buildings cost their level less, at most %n resources</source>
        <translation>
            <numerusform>urban buildings cost their level less, at most %n resource</numerusform>
            <numerusform>urban buildings cost their level less, at most %n resources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds %n stages, %1</source>
        <translation>
            <numerusform>builds %n stage, %1</numerusform>
            <numerusform>builds %n stages, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tokens</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n yellow token</numerusform>
            <numerusform>%n yellow tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n blue token</numerusform>
            <numerusform>%n blue tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free workers</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n free worker</numerusform>
            <numerusform>%n free workers</numerusform>
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
