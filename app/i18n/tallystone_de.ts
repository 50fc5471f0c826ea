<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Sheet</source>
        <extracomment>A look at the score sheet.</extracomment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A look at all players.</extracomment>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>AgesCurves</name>
    <message>
        <source>Culture</source>
        <extracomment>Title of a chart: culture after each round.</extracomment>
        <translation>Kultur</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Title of a chart: strength after each round.</extracomment>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>AgesOptions</name>
    <message>
        <source>Start against the Rival</source>
        <translation>Gegen den Rivalen beginnen</translation>
    </message>
</context>
<context>
    <name>AgesRival</name>
    <message>
        <source>culture</source>
        <translation>Kultur</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>Its army</source>
        <translation>Sein Heer</translation>
    </message>
    <message>
        <source>%1, %2, strength %3</source>
        <extracomment>Spoken: %1 is a tactic, %2 such as &quot;2 units&quot;, %3 a number.</extracomment>
        <translation>%1, %2, Stärke %3</translation>
    </message>
    <message>
        <source>You give up</source>
        <translation>Du opferst</translation>
    </message>
    <message>
        <source>you have no units</source>
        <translation>du hast keine Einheiten</translation>
    </message>
    <message>
        <source>strength %1 afterwards</source>
        <translation>danach Stärke %1</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>Karte %1</translation>
    </message>
    <message>
        <source>%1, %2, take back</source>
        <translation>%1, %2, zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>%1, entered %n times</source>
        <translation>
            <numerusform>%1, %n Mal eingegeben</numerusform>
            <numerusform>%1, %n Mal eingegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are entered.</source>
        <translation>Alle Karten sind eingegeben.</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>A card that is none of those named.</extracomment>
        <translation>andere</translation>
    </message>
    <message>
        <source>attacks you with %1</source>
        <translation>greift an: %1</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Geschehen lassen</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Standhalten</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Held: equal is enough</source>
        <translation>Gehalten: Gleichstand genügt</translation>
    </message>
    <message numerus="yes">
        <source>%n more would hold</source>
        <translation>
            <numerusform>Mit %n mehr hältst du stand</numerusform>
            <numerusform>Mit %n mehr hältst du stand</numerusform>
        </translation>
    </message>
    <message>
        <source>Your defence cards</source>
        <translation>Deine Verteidigung</translation>
    </message>
    <message>
        <source>Who is enslaved?</source>
        <translation>Wer wird versklavt?</translation>
    </message>
    <message>
        <source>Which colony is annexed?</source>
        <translation>Welche Kolonie wird annektiert?</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>So oder so</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>Du hältst stand</translation>
    </message>
    <message>
        <source>nothing is lost</source>
        <translation>nichts geht verloren</translation>
    </message>
    <message>
        <source>%1 gone, nothing else</source>
        <translation>%1 weg, sonst nichts</translation>
    </message>
    <message numerus="yes">
        <source>It gains %n culture.</source>
        <translation>
            <numerusform>Er erhält %n Kultur.</numerusform>
            <numerusform>Er erhält %n Kultur.</numerusform>
        </translation>
    </message>
    <message>
        <source>bids for a territory of age %1</source>
        <translation>bietet auf ein Gebiet %1</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cards for it</source>
        <translation>
            <numerusform>Ziehe %n Karte für ihn</numerusform>
            <numerusform>Ziehe %n Karten für ihn</numerusform>
        </translation>
    </message>
    <message>
        <source>then tap them</source>
        <translation>dann antippen</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>ohne Wirkung</translation>
    </message>
    <message>
        <source>It bids %1</source>
        <translation>Er bietet %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards</source>
        <translation>
            <numerusform>Noch %n Karte</numerusform>
            <numerusform>Noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>It bids %1: on with your bid</source>
        <translation>Er bietet %1: jetzt du</translation>
    </message>
    <message>
        <source>You bid %1 or more</source>
        <translation>Du bietest %1 oder mehr</translation>
    </message>
    <message>
        <source>it bids %1</source>
        <translation>er bietet %1</translation>
    </message>
    <message>
        <source>it does not bid</source>
        <translation>er bietet nicht</translation>
    </message>
    <message>
        <source>%1 paid, enough for %2</source>
        <translation>%1 bezahlt, genug für %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed</source>
        <translation>
            <numerusform>%n mehr ist nötig</numerusform>
            <numerusform>%n mehr sind nötig</numerusform>
        </translation>
    </message>
    <message>
        <source>Which territory?</source>
        <translation>Welches Gebiet?</translation>
    </message>
    <message>
        <source>Pass, the Rival +%1</source>
        <translation>Passen, Rivale +%1</translation>
    </message>
    <message>
        <source>Pass, nobody takes it</source>
        <translation>Passen, niemand nimmt es</translation>
    </message>
    <message>
        <source>Take it for %1</source>
        <translation>Nehmen für %1</translation>
    </message>
    <message>
        <source>What it did</source>
        <translation>Was er tat</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>its turn is over</source>
        <translation>sein Zug ist zu Ende</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Letzte Ereignisse</translation>
    </message>
    <message>
        <source>Your strength %1. Up to %2 the Rival may declare war, up to %3 attack, from %4 it arms</source>
        <extracomment>Spoken: strengths; %1 is the player&apos;s.</extracomment>
        <translation>Deine Stärke %1. Bis %2 kann der Rivale Krieg erklären, bis %3 angreifen, ab %4 rüstet er</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <extracomment>%1 is how strong the Rival is, %2 the round, %3 such as &quot;Age II&quot;.</extracomment>
        <translation>%1, Runde %2, %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>What it does next</source>
        <translation>Was er als Nächstes tut</translation>
    </message>
    <message>
        <source>It is %1 strong. At %2 or less you risk a war, at %3 or less an attack or an event, if its cards allow.</source>
        <translation>Er hat Stärke %1. Bis %2 droht Krieg, bis %3 ein Angriff oder Ereignis, wenn seine Karten passen.</translation>
    </message>
    <message numerus="yes">
        <source>Holds %n cards</source>
        <translation>
            <numerusform>Hält %n Karte</numerusform>
            <numerusform>Hält %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Attacked once so far</source>
        <translation>Hat einmal angegriffen</translation>
    </message>
    <message numerus="yes">
        <source>Attacked %n times so far</source>
        <translation>
            <numerusform>Hat %n Mal angegriffen</numerusform>
            <numerusform>Hat %n Mal angegriffen</numerusform>
        </translation>
    </message>
    <message>
        <source>4 events set aside: 60 for it at the end</source>
        <translation>4 Ereignisse beiseite: 60 für ihn am Ende</translation>
    </message>
    <message>
        <source>its culture %1</source>
        <extracomment>How the culture of the Rival changes, with its sign.</extracomment>
        <translation>seine Kultur %1</translation>
    </message>
    <message>
        <source>it does nothing to the Rival</source>
        <translation>ohne Wirkung auf den Rivalen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>You prepare an event of age %1</source>
        <translation>Du bereitest ein Ereignis von Zeitalter %1 vor</translation>
    </message>
    <message>
        <source>prepares an event</source>
        <translation>bereitet ein Ereignis vor</translation>
    </message>
    <message>
        <source>Reveal the current event</source>
        <translation>Decke das aktuelle Ereignis auf</translation>
    </message>
    <message>
        <source>then tap it</source>
        <translation>dann antippen</translation>
    </message>
    <message>
        <source>Events of age</source>
        <translation>Ereignisse Zeitalter</translation>
    </message>
    <message>
        <source>What it does to you</source>
        <translation>Was es bei dir bewirkt</translation>
    </message>
    <message>
        <source>Which one was revealed?</source>
        <translation>Welches wurde aufgedeckt?</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>Below the Rival&apos;s name: %1 is the round, %2 such as &quot;Age II&quot;.</extracomment>
        <translation>Runde %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Turn over its %n cards</source>
        <translation>
            <numerusform>Decke seine %n Karte auf</numerusform>
            <numerusform>Decke seine %n Karten auf</numerusform>
        </translation>
    </message>
    <message>
        <source>by lot, or tap the one you drew</source>
        <translation>per Los, oder tippe die gezogene an</translation>
    </message>
    <message>
        <source>Choose by lot</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Sein Zug</translation>
    </message>
    <message>
        <source>It declares war</source>
        <translation>Er erklärt Krieg</translation>
    </message>
    <message>
        <source>It attacks: defend</source>
        <translation>Er greift an: verteidigen</translation>
    </message>
    <message>
        <source>It prepares: reveal an event</source>
        <translation>Er bereitet vor: Ereignis aufdecken</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>stronger: in play</source>
        <translation>stärker: ins Spiel</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: a card of the Rival and what becomes of it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cards fit</source>
        <translation>
            <numerusform>%n Karte passt</numerusform>
            <numerusform>%n Karten passen</numerusform>
        </translation>
    </message>
    <message>
        <source>It plays nothing this turn</source>
        <translation>Er spielt diesmal nichts</translation>
    </message>
    <message>
        <source>stronger than you, %1</source>
        <extracomment>Why the Rival plays a card: %1 is such as &quot;16 against 10&quot;.</extracomment>
        <translation>stärker als du, %1</translation>
    </message>
    <message>
        <source>The Rival declares war</source>
        <translation>Der Rivale erklärt Krieg</translation>
    </message>
    <message>
        <source>far stronger than you, %1</source>
        <translation>viel stärker als du, %1</translation>
    </message>
    <message>
        <source>It attacks you: %1</source>
        <translation>Er greift an: %1</translation>
    </message>
    <message>
        <source>It prepares %1</source>
        <translation>Er bereitet %1 vor</translation>
    </message>
    <message>
        <source>Gandhi holds it back</source>
        <translation>Gandhi hält ihn zurück</translation>
    </message>
    <message numerus="yes">
        <source>builds %n units</source>
        <translation>
            <numerusform>baut %n Einheit</numerusform>
            <numerusform>baut %n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upgrades %n units</source>
        <translation>
            <numerusform>wertet %n Einheit auf</numerusform>
            <numerusform>wertet %n Einheiten auf</numerusform>
        </translation>
    </message>
    <message>
        <source>culture +%1</source>
        <translation>Kultur +%1</translation>
    </message>
    <message>
        <source>Cards of age</source>
        <translation>Karten Zeitalter</translation>
    </message>
    <message>
        <source>War, declared a turn ago</source>
        <translation>Krieg, im letzten Zug erklärt</translation>
    </message>
    <message>
        <source>you attack it</source>
        <translation>du greifst ihn an</translation>
    </message>
    <message>
        <source>for its defence</source>
        <translation>für seine Verteidigung</translation>
    </message>
    <message>
        <source>What the card costs or brings you</source>
        <translation>Was die Karte dich kostet oder dir bringt</translation>
    </message>
    <message>
        <source>What it brings you</source>
        <translation>Was es dir bringt</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>Resolve the war</source>
        <translation>Krieg auflösen</translation>
    </message>
    <message>
        <source>Attack the Rival</source>
        <translation>Den Rivalen angreifen</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>It holds</source>
        <translation>Er hält stand</translation>
    </message>
    <message>
        <source>A draw: nobody wins</source>
        <translation>Unentschieden: niemand gewinnt</translation>
    </message>
    <message>
        <source>The Rival wins by %1</source>
        <translation>Der Rivale gewinnt mit %1 Vorsprung</translation>
    </message>
    <message>
        <source>You win by %1</source>
        <translation>Du gewinnst mit %1 Vorsprung</translation>
    </message>
    <message>
        <source>1. It gives up nothing</source>
        <translation>1. Er opfert nichts</translation>
    </message>
    <message>
        <source>2. You give up</source>
        <translation>2. Du opferst</translation>
    </message>
    <message>
        <source>resources rather than food</source>
        <translation>Rohstoffe vor Nahrung</translation>
    </message>
    <message>
        <source>You gave up: the Rival wins</source>
        <translation>Du hast aufgegeben: der Rivale gewinnt</translation>
    </message>
    <message>
        <source>%1 to %2 against the Rival, %3</source>
        <extracomment>The points of a finished game, the player&apos;s first, and how strong the Rival was.</extracomment>
        <translation>%1 zu %2 gegen den Rivalen, %3</translation>
    </message>
    <message>
        <source>gives up %1</source>
        <extracomment>Spoken after the units of the Rival on a tactic: %1 such as &quot;2 units&quot;.</extracomment>
        <translation>opfert %1</translation>
    </message>
    <message>
        <source>It draws no cards</source>
        <translation>Er zieht keine Karten</translation>
    </message>
    <message>
        <source>On the track</source>
        <translation>Auf der Leiste</translation>
    </message>
    <message>
        <source>Four events</source>
        <translation>Vier Ereignisse</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>%1: in a tie it wins</source>
        <extracomment>%1 is such as &quot;170 to 170 against the Rival, medium&quot;.</extracomment>
        <translation>%1: bei Gleichstand gewinnt er</translation>
    </message>
    <message>
        <source>It holds no cards</source>
        <translation>Er hält keine Karten</translation>
    </message>
    <message>
        <source>stronger than you, %1; no war in its hand</source>
        <extracomment>Why the Rival plays a card: %1 is such as &quot;16 against 10&quot;.</extracomment>
        <translation>stärker als du, %1; kein Krieg auf der Hand</translation>
    </message>
    <message numerus="yes">
        <source>1. It gives up %n units</source>
        <translation>
            <numerusform>1. Er opfert %n Einheit</numerusform>
            <numerusform>1. Er opfert %n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: won by %2</source>
        <extracomment>%1 is such as &quot;196 to 190 against the Rival, medium&quot;, %2 by how many points that is.</extracomment>
        <translation>%1: mit %2 Vorsprung gewonnen</translation>
    </message>
    <message>
        <source>%1: lost by %2</source>
        <extracomment>As before, of a game that was lost.</extracomment>
        <translation>%1: mit %2 Rückstand verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 units</source>
        <extracomment>What the Rival has of the units it may keep.</extracomment>
        <translation>
            <numerusform>%n von %1 Einheiten</numerusform>
            <numerusform>%n von %1 Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 on %3.</source>
        <extracomment>How somebody has fared against the Rival: %1 is such as &quot;3 wins&quot;, %2 &quot;5 games&quot;, %3 &quot;medium&quot;.</extracomment>
        <translation>%1 in %2 auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Again, on %1</source>
        <extracomment>Another game after one that was won: %1 is how strong the Rival will be, such as &quot;hard&quot;.</extracomment>
        <translation>Noch einmal, %1</translation>
    </message>
    <message>
        <source>%1 a turn</source>
        <extracomment>Below a number: so much more comes each turn.</extracomment>
        <translation>%1 pro Zug</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleichauf</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <translation>
            <numerusform>%n vorn</numerusform>
            <numerusform>%n vorn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n zurück</numerusform>
            <numerusform>%n zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Culture: you %1, the Rival %2, %3</source>
        <extracomment>Spoken: culture; %1 is the player&apos;s, %2 the Rival&apos;s, %3 such as &quot;5 ahead&quot;.</extracomment>
        <translation>Kultur: du %1, der Rivale %2, %3</translation>
    </message>
    <message>
        <source>Not attacked yet</source>
        <translation>Hat noch nicht angegriffen</translation>
    </message>
    <message>
        <source>It is %1 strong. At %2 or less you risk an attack or an event, if its cards allow.</source>
        <translation>Er hat Stärke %1. Bis %2 droht ein Angriff oder Ereignis, wenn seine Karten passen.</translation>
    </message>
    <message>
        <source>In the first round it only takes cards off the row</source>
        <translation>In der ersten Runde nimmt er nur Karten aus der Reihe</translation>
    </message>
    <message>
        <source>the Rival bids, too</source>
        <translation>der Rivale bietet mit</translation>
    </message>
    <message>
        <source>then tap it</source>
        <comment>a card</comment>
        <translation>dann antippen</translation>
    </message>
    <message>
        <source>It is %1 strong: it neither attacks nor declares war.</source>
        <translation>Er hat Stärke %1: weder Angriff noch Krieg.</translation>
    </message>
    <message>
        <source>Your strength %1. The Rival may not attack, from %2 it arms</source>
        <extracomment>Spoken: strengths; %1 is the player&apos;s.</extracomment>
        <translation>Deine Stärke %1. Der Rivale darf nicht angreifen, ab %2 rüstet er</translation>
    </message>
    <message>
        <source>Your strength %1. Up to %2 the Rival may attack, from %3 it arms</source>
        <translation>Deine Stärke %1. Bis %2 darf der Rivale angreifen, ab %3 rüstet er</translation>
    </message>
</context>
<context>
    <name>AgesSeatBoard</name>
    <message>
        <source>Cards</source>
        <extracomment>Head of a player&apos;s cards in play.</extracomment>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>AgesTakes</name>
    <message>
        <source>Take a card</source>
        <extracomment>Beside three prices: a card is taken from the row.</extracomment>
        <translation>Karte nehmen</translation>
    </message>
</context>
<context>
    <name>AgesThreatRuler</name>
    <message>
        <source>war</source>
        <extracomment>What the Rival may do at a strength of the player&apos;s, short, in a bar of four: it declares war, attacks, is quiet, arms.</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>rüstet</translation>
    </message>
    <message>
        <source>your strength</source>
        <translation>deine Stärke</translation>
    </message>
</context>
<context>
    <name>AgesTrayPanel</name>
    <message>
        <source>Action card</source>
        <extracomment>Over −1, −2 and −3: by how much a card makes something cheaper.</extracomment>
        <translation>Aktionskarte</translation>
    </message>
</context>
<context>
    <name>AgesWords</name>
    <message>
        <source>No worker free</source>
        <translation>Kein Arbeiter frei</translation>
    </message>
    <message numerus="yes">
        <source>%n workers free</source>
        <translation>
            <numerusform>%n Arbeiter frei</numerusform>
            <numerusform>%n Arbeiter frei</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 18 tokens, new worker %2 food, people eat %3, %4 faces needed, you have %5</source>
        <extracomment>Spoken: the yellow bank. %1 tokens of 18, %2 food for a new worker, %3 food that the people eat, %4 happy faces that are needed, %5 that there are.</extracomment>
        <translation>%1 von 18 Steinen, neuer Arbeiter %2 Nahrung, das Volk isst %3, %4 Gesichter nötig, du hast %5</translation>
    </message>
    <message>
        <source>%1 of %2 tokens, corruption %3</source>
        <extracomment>Spoken: the blue bank. %1 tokens of %2, %3 resources that corruption takes.</extracomment>
        <translation>%1 von %2 Steinen, Korruption %3</translation>
    </message>
    <message>
        <source>Worker</source>
        <extracomment>A new worker from the yellow bank.</extracomment>
        <translation>Arbeiter</translation>
    </message>
    <message numerus="yes">
        <source>New worker for %n food</source>
        <translation>
            <numerusform>Neuer Arbeiter für %n Nahrung</numerusform>
            <numerusform>Neuer Arbeiter für %n Nahrung</numerusform>
        </translation>
    </message>
    <message>
        <source>Another price for a worker</source>
        <translation>Anderer Preis für einen Arbeiter</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Gegen wen?</translation>
    </message>
    <message>
        <source>Declare war on %1</source>
        <translation>%1 den Krieg erklären</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Resolve the war</source>
        <translation>Krieg auflösen</translation>
    </message>
    <message>
        <source>It fails, %1</source>
        <extracomment>An aggression without effect; %1 is such as &quot;12 against 12&quot;.</extracomment>
        <translation>Scheitert, %1</translation>
    </message>
    <message>
        <source>%1 wins, %2</source>
        <extracomment>%1 is a player, %2 such as &quot;14 against 12&quot;.</extracomment>
        <translation>%1 gewinnt, %2</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Declare war</source>
        <translation>Krieg erklären</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>%1 declared it a turn ago</source>
        <translation>Von %1 im vorigen Zug erklärt</translation>
    </message>
    <message>
        <source>%1 attacks, %2</source>
        <extracomment>%1 is a player, %2 such as &quot;2 military actions left&quot;.</extracomment>
        <translation>%1 greift an, %2</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>%1 wins by %2</source>
        <translation>%1 gewinnt mit %2 Vorsprung</translation>
    </message>
    <message>
        <source>attacked already</source>
        <translation>schon angegriffen</translation>
    </message>
    <message>
        <source>Military actions for the card</source>
        <translation>Militäraktionen für die Karte</translation>
    </message>
    <message>
        <source>+ %1 given up</source>
        <extracomment>After a strength: so much more for units that are given up.</extracomment>
        <translation>+ %1 geopfert</translation>
    </message>
    <message>
        <source>+ %1 from cards</source>
        <translation>+ %1 durch Karten</translation>
    </message>
    <message>
        <source>%1. %2 gives up</source>
        <translation>%1. %2 opfert</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1 opfert</translation>
    </message>
    <message>
        <source>%1 answers with cards</source>
        <translation>%1 antwortet mit Karten</translation>
    </message>
    <message>
        <source>A defence card of %1 more</source>
        <translation>Eine Verteidigungskarte mehr: %1</translation>
    </message>
    <message>
        <source>No defence card</source>
        <extracomment>Takes back all defence cards.</extracomment>
        <translation>Keine Verteidigungskarte</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Was es bringt</translation>
    </message>
    <message>
        <source>The winner takes</source>
        <translation>Der Sieger nimmt</translation>
    </message>
    <message>
        <source>workers and cards on the board of the loser</source>
        <translation>Arbeiter und Karten auf dem Brett des Verlierers</translation>
    </message>
    <message numerus="yes">
        <source>Take a card for %n civil actions</source>
        <translation>
            <numerusform>Karte nehmen für %n zivile Aktion</numerusform>
            <numerusform>Karte nehmen für %n zivile Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Ways from the board to cards and politics; short, below a drawing.</extracomment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Politics</source>
        <comment>short</comment>
        <translation>Politik</translation>
    </message>
    <message>
        <source>The next card is a technology</source>
        <translation>Die nächste Karte ist eine Technologie</translation>
    </message>
    <message>
        <source>Age A: take cards only</source>
        <translation>Zeitalter A: nur Karten nehmen</translation>
    </message>
    <message>
        <source>for %1: nothing takes actions here</source>
        <extracomment>Above the board of a player, %1, that an event touches.</extracomment>
        <translation>für %1: hier kostet nichts Aktionen</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens worth %1</source>
        <extracomment>Spoken: blue tokens on a farm or mine, and what they are worth together.</extracomment>
        <translation>
            <numerusform>%n blauer Stein, Wert %1</numerusform>
            <numerusform>%n blaue Steine, Wert %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build for %n resources</source>
        <translation>
            <numerusform>bauen für %n Rohstoff</numerusform>
            <numerusform>bauen für %n Rohstoffe</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot build: %1</source>
        <translation>kann nicht bauen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, not known, learn for %n science</source>
        <extracomment>Spoken: %1 is a technology, %2 its kind and level.</extracomment>
        <translation>
            <numerusform>%1, %2, unbekannt, erforschen für %n Wissen</numerusform>
            <numerusform>%1, %2, unbekannt, erforschen für %n Wissen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tactic</source>
        <extracomment>Where the tactic of an army would lie.</extracomment>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>No tactic</source>
        <translation>Keine Taktik</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n armies, strength plus %2</source>
        <extracomment>Spoken: %1 is a tactic, %2 what its armies add to strength.</extracomment>
        <translation>
            <numerusform>%1, %n Armee, Stärke plus %2</numerusform>
            <numerusform>%1, %n Armeen, Stärke plus %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>No wonder under way</source>
        <translation>Kein Wunder im Bau</translation>
    </message>
    <message numerus="yes">
        <source>%1, build %n stages for %2</source>
        <extracomment>Spoken: %1 is a wonder, %2 what these stages cost.</extracomment>
        <translation>
            <numerusform>%1, %n Stufe bauen für %2</numerusform>
            <numerusform>%1, %n Stufen bauen für %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 stages</source>
        <extracomment>Spoken: %1 is a wonder, %2 how many of its stages are built, %3 of how many.</extracomment>
        <translation>%1, %2 von %3 Stufen</translation>
    </message>
    <message>
        <source>Leader</source>
        <extracomment>Kinds of cards, short, below a drawing.</extracomment>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Wonder</source>
        <comment>short</comment>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Special</source>
        <comment>short</comment>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>%1 has it.</source>
        <extracomment>A card that a player, %1, has.</extracomment>
        <translation>%1 hat sie.</translation>
    </message>
    <message>
        <source>Place in the row</source>
        <extracomment>Where a card lies in the row: its price in actions.</extracomment>
        <translation>Platz in der Reihe</translation>
    </message>
    <message numerus="yes">
        <source>a place for %n actions</source>
        <translation>
            <numerusform>ein Platz für %n Aktion</numerusform>
            <numerusform>ein Platz für %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for the place, %2 for your finished wonders</source>
        <translation>%1 für den Platz, %2 für deine fertigen Wunder</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Aktionskarte</translation>
    </message>
    <message numerus="yes">
        <source>Action card: %n less</source>
        <extracomment>Spoken: what an action card takes off the price.</extracomment>
        <translation>
            <numerusform>Aktionskarte: %n weniger</numerusform>
            <numerusform>Aktionskarte: %n weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n stages</source>
        <translation>
            <numerusform>%n Stufe bauen</numerusform>
            <numerusform>%n Stufen bauen</numerusform>
        </translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Was sie gibt</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>Was sie kostet</translation>
    </message>
    <message>
        <source>A card that makes something cheaper is the discount at its place.</source>
        <translation>Eine Karte, die etwas billiger macht, ist der Nachlass an seinem Platz.</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Karten im Spiel</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>A territory without an auction</source>
        <translation>Ein Gebiet ohne Auktion</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is such as &quot;9 science&quot;, %2 such as &quot;4 civil actions left&quot;.
----------
Spoken: %1 is a player, %2 a number such as a strength.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1 leaves when another comes.</source>
        <translation>%1 geht, wenn ein anderer kommt.</translation>
    </message>
    <message>
        <source>A card by hand</source>
        <extracomment>A card that the app does not know is described.</extracomment>
        <translation>Karte von Hand</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>what does it give?</source>
        <translation>was gibt sie?</translation>
    </message>
    <message>
        <source>%1 a turn</source>
        <extracomment>After a number that comes each turn: &quot;+2 a turn&quot;.
----------
Below a name: so much more comes each turn.</extracomment>
        <translation>%1 pro Zug</translation>
    </message>
    <message>
        <source>Winning bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>Exact: %1 paid for %2</source>
        <translation>Genau: %1 für %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more than needed</source>
        <translation>
            <numerusform>%n mehr als nötig</numerusform>
            <numerusform>%n mehr als nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed</source>
        <translation>
            <numerusform>%n mehr ist nötig</numerusform>
            <numerusform>%n mehr sind nötig</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>%1 from cards in play</source>
        <translation>%1 durch Karten im Spiel</translation>
    </message>
    <message>
        <source>A bonus card of %1 more</source>
        <translation>Eine Bonuskarte mehr: %1</translation>
    </message>
    <message>
        <source>No bonus card</source>
        <translation>Keine Bonuskarte</translation>
    </message>
    <message>
        <source>Which territory?</source>
        <translation>Welches Gebiet?</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>The highest bid pays with units</source>
        <translation>bezahlt mit Einheiten</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>no unit: nothing can be paid</source>
        <translation>keine Einheit: nichts zu bezahlen</translation>
    </message>
    <message>
        <source>%1 colonizes</source>
        <translation>%1 besiedelt</translation>
    </message>
    <message>
        <source>Ratings and banks</source>
        <extracomment>Head of what a player has, to be changed by hand.</extracomment>
        <translation>Werte und Bänke</translation>
    </message>
    <message>
        <source>Free workers</source>
        <translation>Freie Arbeiter</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Blue tokens on farms and mines</source>
        <translation>Blaue Steine auf Farmen und Minen</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologien</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Regierung</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>government</source>
        <translation>Regierung</translation>
    </message>
    <message>
        <source>tactic</source>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Where a number comes from: %1 is such as &quot;buildings&quot;, %2 how much.
----------
%1 is such as &quot;Culture&quot;, %2 what is added to it: &quot;+5&quot;.
----------
Spoken: %1 is one of the six numbers of a player.
----------
Spoken: %1 is a player, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Hungersnot</translation>
    </message>
    <message numerus="yes">
        <source>%n food missing: 4 culture each</source>
        <translation>
            <numerusform>%n Nahrung fehlt: je 4 Kultur</numerusform>
            <numerusform>%n Nahrung fehlen: je 4 Kultur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards</source>
        <translation>
            <numerusform>%n Militärkarte ziehen</numerusform>
            <numerusform>%n Militärkarten ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions not used</source>
        <translation>
            <numerusform>%n Militäraktion unbenutzt</numerusform>
            <numerusform>%n Militäraktionen unbenutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Uprising</source>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>No culture, no science, no production, no cards.</source>
        <translation>Keine Kultur, kein Wissen, keine Produktion, keine Karten.</translation>
    </message>
    <message>
        <source>No culture, no science, no production.</source>
        <translation>Keine Kultur, kein Wissen, keine Produktion.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>no uprising</source>
        <translation>kein Aufstand</translation>
    </message>
    <message>
        <source>farms give %1, your people eat %2</source>
        <translation>Farmen %1, dein Volk isst %2</translation>
    </message>
    <message>
        <source>mines give %1</source>
        <translation>Minen geben %1</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>Korruption</translation>
    </message>
    <message>
        <source>from %1 blue tokens on there is none</source>
        <translation>ab %1 blauen Steinen keine</translation>
    </message>
    <message>
        <source>If the turn ends now</source>
        <translation>Wenn der Zug jetzt endet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What would stop it</source>
        <translation>Was ihn verhindert</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Zurück zum Zug</translation>
    </message>
    <message>
        <source>End the turn anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>uprising</source>
        <extracomment>On the button that ends the turn: what it brings.</extracomment>
        <translation>Aufstand</translation>
    </message>
    <message>
        <source>famine %1</source>
        <translation>Hungersnot %1</translation>
    </message>
    <message>
        <source>corruption %1</source>
        <translation>Korruption %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>%1 ziehen</translation>
    </message>
    <message>
        <source>It strikes</source>
        <translation>Es trifft</translation>
    </message>
    <message>
        <source>strength %1</source>
        <extracomment>Below a player: how strong.</extracomment>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>Choose on the board</source>
        <translation>Auf dem Brett wählen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Which one was revealed?</source>
        <translation>Welches wurde aufgedeckt?</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>All of it is done by hand</source>
        <translation>Alles geschieht von Hand</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>1 civil action</source>
        <translation>1 zivile Aktion</translation>
    </message>
    <message numerus="yes">
        <source>Now %1, %n science</source>
        <extracomment>%1 is a government.</extracomment>
        <translation>
            <numerusform>Jetzt %1, %n Wissen</numerusform>
            <numerusform>Jetzt %1, %n Wissen</numerusform>
        </translation>
    </message>
    <message>
        <source>with your cards %1 civil, %2 military, limit %3</source>
        <extracomment>The actions that a government gives: civil, military, and how many buildings of a kind.</extracomment>
        <translation>mit deinen Karten %1 zivil, %2 Militär, Limit %3</translation>
    </message>
    <message>
        <source>Peaceful</source>
        <translation>Friedlich</translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Revolution</translation>
    </message>
    <message>
        <source>Revolution with military actions</source>
        <translation>Revolution mit Militäraktionen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>too early</source>
        <translation>zu früh</translation>
    </message>
    <message>
        <source>All</source>
        <comment>players</comment>
        <extracomment>All players.</extracomment>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%n strongest</source>
        <translation>
            <numerusform>%n Stärkster</numerusform>
            <numerusform>%n Stärkste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weakest</source>
        <translation>
            <numerusform>%n Schwächster</numerusform>
            <numerusform>%n Schwächste</numerusform>
        </translation>
    </message>
    <message>
        <source>Only me</source>
        <translation>Nur ich</translation>
    </message>
    <message>
        <source>Event by hand</source>
        <translation>Ereignis von Hand</translation>
    </message>
    <message>
        <source>What it does at once</source>
        <translation>Was es sofort bewirkt</translation>
    </message>
    <message>
        <source>Each gets</source>
        <translation>Jeder erhält</translation>
    </message>
    <message>
        <source>Who gets what?</source>
        <translation>Wer bekommt was?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a player, %2 what the player takes.
----------
%1 lists players, %2 what each of them gets.
----------
Spoken: %1 is such as &quot;Strength&quot;, %2 lists players with their numbers.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Letzte Ereignisse</translation>
    </message>
    <message>
        <source>Tap the four that were set aside</source>
        <translation>Tippe die vier beiseitegelegten an</translation>
    </message>
    <message>
        <source>Tap those left in the piles</source>
        <translation>Tippe die übrigen an</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>Scored now, once a game</source>
        <translation>Einmal je Partie</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n events scored</source>
        <translation>
            <numerusform>%n Ereignis gezählt</numerusform>
            <numerusform>%n Ereignisse gezählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1</source>
        <extracomment>%1 is an event: &quot;Score Strength&quot;.</extracomment>
        <translation>%1 werten</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>Farms and mines.</extracomment>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Urban</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>All technologies.</extracomment>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%n science</source>
        <translation>
            <numerusform>%n Wissen</numerusform>
            <numerusform>%n Wissen</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Erforschen</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Below a tactic: %1 is its set, %2 how many armies there are.
----------
Below the name of a technology: %1 is its kind and level, %2 what each worker gives.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>All of this age are known.</source>
        <translation>Alle dieses Zeitalters sind bekannt.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Discard all cards of age %1 and earlier from the hands</source>
        <translation>Alle Karten bis Zeitalter %1 aus den Händen abwerfen</translation>
    </message>
    <message>
        <source>Put out the decks of age %1</source>
        <translation>Stapel von Zeitalter %1 auslegen</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Die letzte Runde</translation>
    </message>
    <message>
        <source>No military cards are drawn</source>
        <translation>Keine Militärkarten mehr</translation>
    </message>
    <message>
        <source>No units given up in battle</source>
        <translation>Keine Opfer im Kampf</translation>
    </message>
    <message>
        <source>A war declared now is never fought</source>
        <translation>Ein Krieg jetzt findet nicht mehr statt</translation>
    </message>
    <message>
        <source>Then all events of age III are scored</source>
        <translation>Danach zählen alle Ereignisse III</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>Zeitalter %1 beginnt</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Was gerade geschah</translation>
    </message>
    <message>
        <source>Everybody loses 2 yellow tokens</source>
        <translation>Alle verlieren 2 gelbe Steine</translation>
    </message>
    <message>
        <source>On with the turn of %1</source>
        <extracomment>Goes on after an age has begun: %1 is the player whose turn goes on.</extracomment>
        <translation>Weiter mit dem Zug von %1</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Kept for the next game on this device.</source>
        <translation>Bleibt für die nächste Partie gemerkt.</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Zeitalter</translation>
    </message>
    <message>
        <source>Science to pay</source>
        <translation>Wissen zu bezahlen</translation>
    </message>
    <message>
        <source>While in play</source>
        <translation>Solange sie liegt</translation>
    </message>
    <message>
        <source>Change the card</source>
        <translation>Karte ändern</translation>
    </message>
    <message>
        <source>Start the wonder</source>
        <translation>Wunder beginnen</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>sie braucht einen Namen</translation>
    </message>
    <message>
        <source>Pact</source>
        <translation>Pakt</translation>
    </message>
    <message>
        <source>Offered by %1</source>
        <translation>Angeboten von %1</translation>
    </message>
    <message>
        <source>%1 is A, %2 is B</source>
        <extracomment>Which of the two has which side of a pact: %1 and %2 are players.</extracomment>
        <translation>%1 ist A, %2 ist B</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>With whom?</source>
        <translation>Mit wem?</translation>
    </message>
    <message>
        <source>Which pact?</source>
        <translation>Welcher Pakt?</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <translation>%1 nimmt an</translation>
    </message>
    <message>
        <source>Prepare an event</source>
        <translation>Ereignis vorbereiten</translation>
    </message>
    <message numerus="yes">
        <source>Prepare an event of age %1: %n culture</source>
        <extracomment>Spoken: %1 is an age.</extracomment>
        <translation>
            <numerusform>Ereignis aus Zeitalter %1 vorbereiten: %n Kultur</numerusform>
            <numerusform>Ereignis aus Zeitalter %1 vorbereiten: %n Kultur</numerusform>
        </translation>
    </message>
    <message>
        <source>That age has not begun.</source>
        <translation>Dieses Zeitalter hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Then revealed</source>
        <translation>Dann aufgedeckt</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>app scores</source>
        <translation>zählt die App</translation>
    </message>
    <message>
        <source>for several</source>
        <translation>für mehrere</translation>
    </message>
    <message>
        <source>Against or with others</source>
        <translation>Gegen oder mit anderen</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <source>One war at a time.</source>
        <translation>Ein Krieg auf einmal.</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 oder 4 Spieler</translation>
    </message>
    <message>
        <source>Pacts are for three or four players.</source>
        <translation>Pakte gibt es zu dritt oder zu viert.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>what it does next</source>
        <translation>was er als Nächstes tut</translation>
    </message>
    <message>
        <source>On a board</source>
        <translation>Auf einem Brett</translation>
    </message>
    <message>
        <source>what an event does there, without actions</source>
        <translation>was ein Ereignis dort tut, ohne Aktionen</translation>
    </message>
    <message>
        <source>%1 against %2, resolved in the next turn of %1</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>%1 gegen %2, entschieden im nächsten Zug von %1</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>One card each turn</source>
        <translation>Eine Karte je Zug</translation>
    </message>
    <message>
        <source>New age</source>
        <translation>Neues Zeitalter</translation>
    </message>
    <message>
        <source>Really resign?</source>
        <extracomment>Somebody gives up; asked again.</extracomment>
        <translation>Wirklich aufgeben?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Somebody&apos;s rank in strength.</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message numerus="yes">
        <source>%n food missing</source>
        <translation>
            <numerusform>%n Nahrung fehlt</numerusform>
            <numerusform>%n Nahrung fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>after the turn %1</source>
        <translation>nach dem Zug %1</translation>
    </message>
    <message numerus="yes">
        <source>%n discontented</source>
        <translation>
            <numerusform>%n unzufrieden</numerusform>
            <numerusform>%n unzufrieden</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Below the happy faces that somebody has: so many are needed.</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1, civil actions %2 of %3 left, military actions %4 of %5 left</source>
        <extracomment>Spoken: %1 is a government, then the actions left of all.</extracomment>
        <translation>%1, zivile Aktionen: %2 von %3, Militäraktionen: %4 von %5</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>How many buildings of a kind a government allows.</extracomment>
        <translation>Limit %1</translation>
    </message>
    <message>
        <source>Culture a turn</source>
        <translation>Kultur pro Zug</translation>
    </message>
    <message>
        <source>Science a turn</source>
        <translation>Wissen pro Zug</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The way back from a page to the board.</extracomment>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions left</source>
        <translation>
            <numerusform>%n zivile Aktion</numerusform>
            <numerusform>%n zivile Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions left</source>
        <translation>
            <numerusform>%n Militäraktion</numerusform>
            <numerusform>%n Militäraktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, worth %3, given up: %4</source>
        <extracomment>Spoken: %1 is a kind of unit, %2 how many there are, %3 how strong each is, %4 how many go.</extracomment>
        <translation>%1, %2, Wert %3, geopfert: %4</translation>
    </message>
    <message>
        <source>no army</source>
        <translation>keine Armee</translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n Armee</numerusform>
            <numerusform>%n Armeen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, strength %3</source>
        <extracomment>Spoken: %1 is a tactic, %2 its set and armies, %3 the strength with it.</extracomment>
        <translation>%1, %2, Stärke %3</translation>
    </message>
    <message>
        <source>Tactics come with age I.</source>
        <translation>Taktiken kommen mit Zeitalter I.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Leaders, cards</source>
        <translation>Anführer, Karten</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>Below a player&apos;s name: %1 is the round, %2 such as &quot;Age II&quot;.</extracomment>
        <translation>Runde %1 · %2</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 is playing</source>
        <extracomment>Where the game is: %1 is the round, %2 such as &quot;Age II&quot;, %3 a player.</extracomment>
        <translation>Runde %1, %2, %3 ist dran</translation>
    </message>
    <message>
        <source>Age IV is over.</source>
        <translation>Zeitalter IV ist vorbei.</translation>
    </message>
    <message>
        <source>The last round is round %1</source>
        <translation>Die letzte Runde ist Runde %1</translation>
    </message>
    <message>
        <source>New worker</source>
        <translation>Neuer Arbeiter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>Anderer Preis</translation>
    </message>
    <message>
        <source>New worker, then build</source>
        <translation>Neuer Arbeiter, dann bauen</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Upgrade from %1</source>
        <translation>Aufwerten von %1</translation>
    </message>
    <message>
        <source>Upgrade to %1</source>
        <translation>Aufwerten zu %1</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Abreißen</translation>
    </message>
    <message>
        <source>Lose to the bank</source>
        <extracomment>A worker goes back to the yellow bank, by an event.</extracomment>
        <translation>An die Bank verlieren</translation>
    </message>
    <message>
        <source>Learn and upgrade %1</source>
        <translation>Erforschen, %1 aufwerten</translation>
    </message>
    <message>
        <source>worker free again</source>
        <extracomment>What destroying a building does.</extracomment>
        <translation>Arbeiter wird frei</translation>
    </message>
    <message>
        <source>%1 of %2 from cards for units</source>
        <extracomment>Of a price %2 resources so many, %1, come from a card that pays for units.</extracomment>
        <translation>%1 von %2 durch Karten für Einheiten</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>%1 erforschen</translation>
    </message>
    <message>
        <source>Discount</source>
        <extracomment>What is taken off a price; less than nothing makes it dearer.</extracomment>
        <translation>Nachlass</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Four events</source>
        <translation>Vier Ereignisse</translation>
    </message>
    <message>
        <source>the Rival %1</source>
        <extracomment>Spoken after one&apos;s own strength.</extracomment>
        <translation>der Rivale %1</translation>
    </message>
    <message>
        <source>Recently</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>age %1 since round %2</source>
        <extracomment>Beside a chart over rounds: %1 is an age.</extracomment>
        <translation>Zeitalter %1 seit Runde %2</translation>
    </message>
    <message numerus="yes">
        <source>%n faces, needed: %1</source>
        <extracomment>Happy faces that there are, and %1 that are needed.</extracomment>
        <translation>
            <numerusform>%n Gesicht, nötig: %1</numerusform>
            <numerusform>%n Gesichter, nötig: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all military actions</source>
        <translation>alle Militäraktionen</translation>
    </message>
    <message>
        <source>all civil actions</source>
        <translation>alle zivilen Aktionen</translation>
    </message>
    <message>
        <source>Where a card lets a revolution take the military actions, hold “Revolution”.</source>
        <translation>Erlaubt eine Karte, dass eine Revolution die Militäraktionen nimmt, halte „Revolution“ gedrückt.</translation>
    </message>
    <message numerus="yes">
        <source>%n prepared this turn</source>
        <extracomment>Events that somebody has prepared; short.</extracomment>
        <translation>
            <numerusform>%n in diesem Zug vorbereitet</numerusform>
            <numerusform>%n in diesem Zug vorbereitet</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonies, events</source>
        <translation>Kolonien, Ereignisse</translation>
    </message>
    <message>
        <source>Event of age %1 prepared</source>
        <extracomment>A short message: %1 is an age.</extracomment>
        <translation>Ereignis %1 vorbereitet</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards</source>
        <extracomment>A short message after a turn: %1 is a player.</extracomment>
        <translation>
            <numerusform>%1 zieht %n Karte</numerusform>
            <numerusform>%1 zieht %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonization</source>
        <extracomment>A card&apos;s bonus for colonies.</extracomment>
        <translation>Kolonisierung</translation>
    </message>
    <message>
        <source>Who loses what?</source>
        <translation>Wer verliert was?</translation>
    </message>
    <message numerus="yes">
        <source>Score %n events</source>
        <translation>
            <numerusform>%n Ereignis werten</numerusform>
            <numerusform>%n Ereignisse werten</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare war on the Rival</source>
        <translation>Dem Rivalen den Krieg erklären</translation>
    </message>
    <message>
        <source>The winner takes from the supply</source>
        <translation>Der Sieger nimmt aus dem Vorrat</translation>
    </message>
    <message>
        <source>No units are given up in the last round.</source>
        <translation>In der letzten Runde werden keine Einheiten geopfert.</translation>
    </message>
    <message>
        <source>no worker free</source>
        <translation>kein Arbeiter frei</translation>
    </message>
    <message numerus="yes">
        <source>%n discontented, %1.</source>
        <extracomment>%1 is such as &quot;1 worker free&quot;.</extracomment>
        <translation>
            <numerusform>%n Unzufriedener, %1.</numerusform>
            <numerusform>%n Unzufriedene, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>corruption takes %1</source>
        <translation>die Korruption nimmt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lost for lack of blue tokens</source>
        <translation>
            <numerusform>%n verloren, weil blaue Steine fehlen</numerusform>
            <numerusform>%n verloren, weil blaue Steine fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>%1 bauen</translation>
    </message>
    <message>
        <source>Upgrade %1 to %2</source>
        <translation>%1 zu %2 aufwerten</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <extracomment>%1 is a building or a unit.</extracomment>
        <translation>%1 abreißen</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Was hilft</translation>
    </message>
    <message numerus="yes">
        <source>%n still discontented, %1</source>
        <translation>
            <numerusform>noch %n unzufrieden, %1</numerusform>
            <numerusform>noch %n unzufrieden, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody loses up to 2 yellow tokens</source>
        <translation>Alle verlieren bis zu 2 gelbe Steine</translation>
    </message>
    <message>
        <source>not in the last round</source>
        <translation>nicht in der letzten Runde</translation>
    </message>
    <message>
        <source>A war declared now is never fought.</source>
        <translation>Ein Krieg, der jetzt erklärt wird, findet nicht mehr statt.</translation>
    </message>
    <message>
        <source>Impact events</source>
        <translation>Auswirkungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks %n food: 4 culture each</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 fehlt %n Nahrung: je 4 Kultur</numerusform>
            <numerusform>%1 fehlen %n Nahrung: je 4 Kultur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n military cards</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 zieht %n Militärkarte</numerusform>
            <numerusform>%1 zieht %n Militärkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>%1 is the player whose turn comes.</extracomment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <extracomment>An age has ended: %1 is a card that is out of play now.</extracomment>
        <translation>%1 geht</translation>
    </message>
    <message>
        <source>%1, unfinished, is lost</source>
        <extracomment>An age has ended: %1 is a wonder.</extracomment>
        <translation>%1, unfertig, ist verloren</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>sonst nichts</translation>
    </message>
    <message>
        <source>Culture %1</source>
        <extracomment>Below the button that keeps a correction: somebody&apos;s culture.</extracomment>
        <translation>Kultur %1</translation>
    </message>
    <message>
        <source>Culture %1 → %2</source>
        <extracomment>What a correction makes of somebody&apos;s culture: %1 before, %2 after it.</extracomment>
        <translation>Kultur %1 → %2</translation>
    </message>
</context>
<context>
    <name>AllPlayers</name>
    <message>
        <source>End of the game</source>
        <extracomment>Head of a section of the table: how near the end is.</extracomment>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a section of the table: the score as it would be now.</extracomment>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>BackBar</name>
    <message>
        <source>Back to the result</source>
        <extracomment>Leaves a look at something. The second is after the end of the game.</extracomment>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Zurück zum Zug</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Backed up to %1.</source>
        <translation>Gesichert in %1.</translation>
    </message>
    <message>
        <source>This is no backup that can be used. %1</source>
        <translation>Das ist keine brauchbare Sicherung. %1</translation>
    </message>
    <message>
        <source>Your games are back.</source>
        <translation>Deine Partien sind zurück.</translation>
    </message>
    <message>
        <source>Your games are back. What was here before is kept as %1.</source>
        <translation>Deine Partien sind zurück. Was vorher hier war, ist als %1 gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were rescued.</source>
        <translation>
            <numerusform>%n Partie wurde gerettet.</numerusform>
            <numerusform>%n Partien wurden gerettet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not complete.</source>
        <translation>
            <numerusform>%n davon ist nicht vollständig.</numerusform>
            <numerusform>%n davon sind nicht vollständig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n Partie war nicht zu lesen.</numerusform>
            <numerusform>%n Partien waren nicht zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Die beschädigte Datei ist als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>BackupsWork</name>
    <message>
        <source>Your games are being saved.</source>
        <extracomment>What is under way, as the next ones.</extracomment>
        <translation>Die Partien werden gespeichert.</translation>
    </message>
    <message>
        <source>Everything is being backed up.</source>
        <translation>Alles wird gesichert.</translation>
    </message>
    <message>
        <source>The backup is being looked through.</source>
        <translation>Die Sicherung wird geprüft.</translation>
    </message>
    <message>
        <source>Your games are being rescued.</source>
        <translation>Die Partien werden gerettet.</translation>
    </message>
    <message>
        <source>The file appears when it is whole. If you stop, there is none.</source>
        <extracomment>What happens to a file that is being written.</extracomment>
        <translation>Die Datei erscheint, wenn sie vollständig ist. Beim Abbrechen entsteht keine.</translation>
    </message>
    <message>
        <source>It takes the place of what is here at the end. If you stop, everything stays as it is.</source>
        <extracomment>While a backup is copied and checked.</extracomment>
        <translation>Erst am Ende tritt sie an die Stelle dessen, was hier ist. Beim Abbrechen bleibt alles, wie es ist.</translation>
    </message>
    <message>
        <source>If you stop, everything stays as it is.</source>
        <translation>Beim Abbrechen bleibt alles, wie es ist.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln games</source>
        <extracomment>How far it is. %1 is how many are done.</extracomment>
        <translation>
            <numerusform>%L1 von %Ln Partie</numerusform>
            <numerusform>%L1 von %Ln Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>Show fewer</source>
        <extracomment>Below the first rows of a chart; %n is how many there are.</extracomment>
        <translation>Weniger zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Alle %n zeigen</numerusform>
            <numerusform>Alle %n zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BestAlone</name>
    <message>
        <source>The first game alone: this is the score to beat.</source>
        <translation>Die erste Partie allein: Das ist ab jetzt zu schlagen.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>The best game alone: %1 is such as &quot;36 points&quot;, %2 a player, %3 a day.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>A new best. So far it was: %1.</source>
        <extracomment>After a game alone; %1 is which game was the best before it.</extracomment>
        <translation>Neuer Bestwert. Bisher war es: %1.</translation>
    </message>
    <message>
        <source>To beat: %1.</source>
        <extracomment>After a game alone; %1 is the best game so far.</extracomment>
        <translation>Zu schlagen: %1.</translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>Deleted games</source>
        <extracomment>Title of the page with games that were deleted.</extracomment>
        <translation>Gelöschte Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deleted game stays here for %n days. It counts nowhere, and then it is gone for good.</source>
        <translation>
            <numerusform>Eine gelöschte Partie bleibt %n Tag hier. Sie zählt nirgends mit und ist dann endgültig weg.</numerusform>
            <numerusform>Eine gelöschte Partie bleibt %n Tage hier. Sie zählt nirgends mit und ist dann endgültig weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing has been deleted in the last %n days.</source>
        <translation>
            <numerusform>Seit %n Tag wurde nichts gelöscht.</numerusform>
            <numerusform>In den letzten %n Tagen wurde nichts gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>Takes a deleted game back.</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <extracomment>Spoken: takes a deleted game back; %1 is which.</extracomment>
        <translation>%1 zurückholen</translation>
    </message>
</context>
<context>
    <name>BronzeAge</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Stein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pottery</source>
        <translation>
            <numerusform>%n Keramik</numerusform>
            <numerusform>%n Keramik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n Stoff</numerusform>
            <numerusform>%n Stoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spearheads</source>
        <translation>
            <numerusform>%n Speerspitze</numerusform>
            <numerusform>%n Speerspitzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food dice</source>
        <translation>
            <numerusform>%n Nahrungswürfel</numerusform>
            <numerusform>%n Nahrungswürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods dice</source>
        <translation>
            <numerusform>%n Warenwürfel</numerusform>
            <numerusform>%n Warenwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skull dice</source>
        <translation>
            <numerusform>%n Totenkopfwürfel</numerusform>
            <numerusform>%n Totenkopfwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker dice</source>
        <translation>
            <numerusform>%n Arbeiterwürfel</numerusform>
            <numerusform>%n Arbeiterwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice dice taken as workers</source>
        <extracomment>Dice that could have been food; the player takes the workers.</extracomment>
        <translation>
            <numerusform>%n Wahlwürfel als Arbeiter</numerusform>
            <numerusform>%n Wahlwürfel als Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin dice</source>
        <translation>
            <numerusform>%n Münzwürfel</numerusform>
            <numerusform>%n Münzwürfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice dice taken as food</source>
        <extracomment>Dice that could have been workers; the player takes the food.</extracomment>
        <translation>
            <numerusform>%n Wahlwürfel als Nahrung</numerusform>
            <numerusform>%n Wahlwürfel als Nahrung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 collects %2.</source>
        <translation>%1 sammelt %2.</translation>
    </message>
    <message>
        <source>There is no room for %1.</source>
        <translation>Für %1 ist kein Platz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n cities.</source>
        <translation>
            <numerusform>%1 ernährt %n Stadt.</numerusform>
            <numerusform>%1 ernährt %n Städte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 loses %n points.</source>
        <extracomment>A disaster and who it hits.</extracomment>
        <translation>
            <numerusform>%1: %2 verliert %n Punkt.</numerusform>
            <numerusform>%1: %2 verliert %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 lose %n points each.</source>
        <translation>
            <numerusform>%1: %2 verlieren je %n Punkt.</numerusform>
            <numerusform>%1: %2 verlieren je %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolt: %1 has no goods to lose.</source>
        <translation>Revolte: %1 hat keine Waren zu verlieren.</translation>
    </message>
    <message>
        <source>Revolt: %1 loses all goods, %2.</source>
        <translation>Revolte: %1 verliert alle Waren, %2.</translation>
    </message>
    <message>
        <source>Irrigation protects %1 from the Drought.</source>
        <translation>Die Bewässerung schützt %1 vor der Dürre.</translation>
    </message>
    <message>
        <source>Medicine protects %1 from the Pestilence.</source>
        <translation>Die Medizin schützt %1 vor der Seuche.</translation>
    </message>
    <message>
        <source>The Great Wall protects %1 from the Invasion.</source>
        <translation>Die Große Mauer schützt %1 vor der Invasion.</translation>
    </message>
    <message>
        <source>Smithing turns the Invasion away from %1 and against the others.</source>
        <translation>Mit der Schmiedekunst lenkt %1 die Invasion auf die anderen.</translation>
    </message>
    <message>
        <source>Smithing protects %1 from the Invasion.</source>
        <translation>Die Schmiedekunst schützt %1 vor der Invasion.</translation>
    </message>
    <message>
        <source>Religion turns the Revolt away from %1 and against the others.</source>
        <translation>Mit der Religion lenkt %1 die Revolte auf die anderen.</translation>
    </message>
    <message>
        <source>Religion protects %1 from the Revolt.</source>
        <translation>Die Religion schützt %1 vor der Revolte.</translation>
    </message>
    <message>
        <source>%1 is built: %2 has one more die from the next turn on.</source>
        <translation>%1 ist gebaut: %2 hat ab dem nächsten Zug einen Würfel mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the first to build %2: %n points.</source>
        <translation>
            <numerusform>%1 baut %2 zuerst: %n Punkt.</numerusform>
            <numerusform>%1 baut %2 zuerst: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2: %n points.</source>
        <translation>
            <numerusform>%1 baut %2: %n Punkt.</numerusform>
            <numerusform>%1 baut %2: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs %1, paid exactly.</source>
        <translation>Der Preis ist %1, genau bezahlt.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1; %2 are paid and %n are lost.</source>
        <translation>
            <numerusform>Der Preis ist %1; %2 sind bezahlt und %n ist verloren.</numerusform>
            <numerusform>Der Preis ist %1; %2 sind bezahlt und %n sind verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n workers without work.</source>
        <translation>
            <numerusform>%1 lässt %n Arbeiter ohne Arbeit.</numerusform>
            <numerusform>%1 lässt %n Arbeiter ohne Arbeit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n coins unspent.</source>
        <translation>
            <numerusform>%1 gibt %n Münze nicht aus.</numerusform>
            <numerusform>%1 gibt %n Münzen nicht aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 wirft %2 ab.</translation>
    </message>
    <message>
        <source>%1 gives %2, %3 gives %4.</source>
        <translation>%1 gibt %2, %3 gibt %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n developments: this is the last round.</source>
        <translation>
            <numerusform>%1 hat %n Entwicklung: Das ist die letzte Runde.</numerusform>
            <numerusform>%1 hat %n Entwicklungen: Das ist die letzte Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every monument is built: this is the last round.</source>
        <translation>Alle Monumente sind gebaut: Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>The last round begins.</source>
        <translation>Die letzte Runde beginnt.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>%1 has %2 to use.</source>
        <translation>%1 hat %2 zur Verfügung.</translation>
    </message>
    <message>
        <source>%1 gives %2 and doubles the food, from %3 to %4.</source>
        <translation>%1 gibt %2 und verdoppelt die Nahrung von %3 auf %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1 würfelt %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 for the Invasion.</source>
        <translation>%1 gibt %2 für die Invasion.</translation>
    </message>
    <message>
        <source>%1 trades with %2.</source>
        <translation>%1 handelt mit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 and builds %n boxes: %3.</source>
        <translation>
            <numerusform>%1 gibt %2 und baut %n Kästchen: %3.</numerusform>
            <numerusform>%1 gibt %2 und baut %n Kästchen: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives %2 and builds nothing yet.</source>
        <translation>%1 gibt %2 und baut noch nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n boxes: %2.</source>
        <translation>
            <numerusform>%1 baut %n Kästchen: %2.</numerusform>
            <numerusform>%1 baut %n Kästchen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1 baut nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n ships for %2.</source>
        <translation>
            <numerusform>%1 baut %n Schiff für %2.</numerusform>
            <numerusform>%1 baut %n Schiffe für %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps %2 for %3.</source>
        <translation>%1 tauscht %2 gegen %3.</translation>
    </message>
    <message>
        <source>%1 worth %2</source>
        <extracomment>Goods and what they pay: 3 pottery worth 18.</extracomment>
        <translation>%1 im Wert von %2</translation>
    </message>
    <message>
        <source>%1 buys %2 with %3.</source>
        <translation>%1 kauft %2 mit %3.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 beendet den Zug.</translation>
    </message>
    <message>
        <source>%1 passes the dice.</source>
        <translation>%1 gibt die Würfel weiter.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>%1 built first</source>
        <extracomment>Parts of a correction: who was first to build a monument.</extracomment>
        <translation>%1 zuerst gebaut</translation>
    </message>
    <message>
        <source>%1 not built first</source>
        <translation>%1 nicht zuerst gebaut</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Parts of a correction: a development.</extracomment>
        <translation>%1 dazu</translation>
    </message>
    <message>
        <source>%1 taken away</source>
        <translation>%1 weg</translation>
    </message>
    <message>
        <source>Reroll 1 die after your last roll</source>
        <translation>Nach dem letzten Wurf 1 Würfel neu werfen</translation>
    </message>
    <message>
        <source>Drought has no effect</source>
        <translation>Dürre bleibt ohne Wirkung</translation>
    </message>
    <message>
        <source>+1 food per food die</source>
        <translation>+1 Nahrung je Nahrungswürfel</translation>
    </message>
    <message>
        <source>+1 stone when you collect stone</source>
        <translation>+1 Stein, wenn du Stein sammelst</translation>
    </message>
    <message>
        <source>Pestilence has no effect</source>
        <translation>Seuche bleibt ohne Wirkung</translation>
    </message>
    <message>
        <source>Coin dice are worth 12</source>
        <translation>Münzwürfel zählen 12</translation>
    </message>
    <message>
        <source>No need to discard goods</source>
        <translation>Nichts mehr abwerfen</translation>
    </message>
    <message>
        <source>Revolt hits your opponents</source>
        <translation>Revolte trifft die anderen</translation>
    </message>
    <message numerus="yes">
        <source>Sell food for %n coins each</source>
        <translation>
            <numerusform>Nahrung für je %n Münze verkaufen</numerusform>
            <numerusform>Nahrung für je %n Münzen verkaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 worker per worker die</source>
        <translation>+1 Arbeiter je Arbeiterwürfel</translation>
    </message>
    <message>
        <source>1 stone = 3 workers</source>
        <translation>1 Stein = 3 Arbeiter</translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per monument</source>
        <translation>
            <numerusform>Bonus: %n Punkt je Monument</numerusform>
            <numerusform>Bonus: %n Punkte je Monument</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per city</source>
        <translation>
            <numerusform>Bonus: %n Punkt je Stadt</numerusform>
            <numerusform>Bonus: %n Punkte je Stadt</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pottery doubles your food</source>
        <translation>1 Keramik verdoppelt die Nahrung</translation>
    </message>
    <message>
        <source>Invasion hits your opponents</source>
        <translation>Invasion trifft die anderen</translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per good left</source>
        <translation>
            <numerusform>Bonus: %n Punkt je übriger Ware</numerusform>
            <numerusform>Bonus: %n Punkte je übriger Ware</numerusform>
        </translation>
    </message>
    <message>
        <source>After your last roll you may roll one die once more, even a skull. What it shows then counts.</source>
        <translation>Nach deinem letzten Wurf darfst du einen Würfel noch einmal werfen, auch einen Totenkopf. Dann gilt, was er zeigt.</translation>
    </message>
    <message>
        <source>The Drought that 2 skulls bring costs you nothing.</source>
        <translation>Die Dürre, die 2 Totenköpfe bringen, kostet dich nichts.</translation>
    </message>
    <message>
        <source>Each die taken as food brings 1 food more. A choice die counts when you take its food.</source>
        <translation>Jeder als Nahrung genommene Würfel bringt 1 Nahrung mehr. Ein Wahlwürfel zählt, wenn du seine Nahrung nimmst.</translation>
    </message>
    <message>
        <source>In a turn in which you collect stone you get 1 stone more, once and after all other goods, if its row has room.</source>
        <translation>In einem Zug, in dem du Stein sammelst, bekommst du 1 Stein mehr, einmal und nach allen anderen Waren, wenn in der Reihe Platz ist.</translation>
    </message>
    <message>
        <source>The Pestilence that 3 skulls bring costs you nothing.</source>
        <translation>Die Seuche, die 3 Totenköpfe bringen, kostet dich nichts.</translation>
    </message>
    <message>
        <source>When somebody else rolls 3 skulls, the Pestilence costs you nothing.</source>
        <translation>Wenn jemand anders 3 Totenköpfe würfelt, kostet dich die Seuche nichts.</translation>
    </message>
    <message>
        <source>Each coin die is worth 12 coins instead of 7.</source>
        <translation>Jeder Münzwürfel zählt 12 Münzen statt 7.</translation>
    </message>
    <message>
        <source>At the end of your turn you keep all your goods, however many there are.</source>
        <translation>Am Ende deines Zuges behältst du alle Waren, wie viele es auch sind.</translation>
    </message>
    <message>
        <source>The Revolt that 5 skulls or more bring takes nothing from you.</source>
        <translation>Die Revolte, die 5 oder mehr Totenköpfe bringen, nimmt dir nichts.</translation>
    </message>
    <message>
        <source>When you roll 5 skulls or more, you keep your goods, and every opponent without Religion loses all of theirs.</source>
        <translation>Wenn du 5 oder mehr Totenköpfe würfelst, behältst du deine Waren, und alle anderen ohne Religion verlieren ihre sämtlichen Waren.</translation>
    </message>
    <message numerus="yes">
        <source>When you buy, you may sell food for %n coins each.</source>
        <translation>
            <numerusform>Beim Kaufen darfst du Nahrung für je %n Münze verkaufen.</numerusform>
            <numerusform>Beim Kaufen darfst du Nahrung für je %n Münzen verkaufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each die taken as workers brings 1 worker more. A choice die counts when you take its workers.</source>
        <translation>Jeder als Arbeiter genommene Würfel bringt 1 Arbeiter mehr. Ein Wahlwürfel zählt, wenn du seine Arbeiter nimmst.</translation>
    </message>
    <message>
        <source>When you build, each stone you give does the work of 3 workers.</source>
        <translation>Beim Bauen ersetzt jeder Stein, den du gibst, 3 Arbeiter.</translation>
    </message>
    <message numerus="yes">
        <source>At the end each monument you have built brings %n points more.</source>
        <translation>
            <numerusform>Am Ende bringt jedes Monument, das du gebaut hast, %n Punkt mehr.</numerusform>
            <numerusform>Am Ende bringt jedes Monument, das du gebaut hast, %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end each of your cities brings 1 point more, the first three too.</source>
        <translation>Am Ende bringt jede deiner Städte 1 Punkt mehr, auch die ersten drei.</translation>
    </message>
    <message>
        <source>Before you roll, once a turn, you may give 1 pottery to double your food, up to %1. You need at least 1 food.</source>
        <translation>Vor dem Würfeln darfst du einmal je Zug 1 Keramik geben und deine Nahrung verdoppeln, bis höchstens %1. Du brauchst mindestens 1 Nahrung.</translation>
    </message>
    <message>
        <source>When you build, you may also build ships, %1 at most, for 1 wood and 1 cloth each. After building, each ship may swap one of your goods for another, once a turn.</source>
        <translation>Beim Bauen darfst du auch Schiffe bauen, höchstens %1, für je 1 Holz und 1 Stoff. Danach darf jedes Schiff einmal je Zug eine deiner Waren gegen eine andere tauschen.</translation>
    </message>
    <message>
        <source>The Invasion that 4 skulls bring costs you nothing.</source>
        <translation>Die Invasion, die 4 Totenköpfe bringen, kostet dich nichts.</translation>
    </message>
    <message>
        <source>When you roll 4 skulls, the Invasion hits every opponent without a finished Great Wall instead of you. Each spearhead you give costs each of them 2 points more.</source>
        <translation>Wenn du 4 Totenköpfe würfelst, trifft die Invasion statt dich alle anderen ohne fertige Große Mauer. Jede Speerspitze, die du gibst, kostet sie je 2 Punkte mehr.</translation>
    </message>
    <message>
        <source>At the end each good you still have brings 1 point more.</source>
        <translation>Am Ende bringt jede Ware, die du noch hast, 1 Punkt mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1: costs %2, worth %n points. %3</source>
        <extracomment>An entry of the list of developments: the name, the cost, the points, then the rule.</extracomment>
        <translation>
            <numerusform>%1: kostet %2, bringt %n Punkt. %3</numerusform>
            <numerusform>%1: kostet %2, bringt %n Punkte. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n food of at most %1.</source>
        <translation>
            <numerusform>Du hast %n Nahrung von höchstens %1.</numerusform>
            <numerusform>Du hast %n Nahrung von höchstens %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities eat 1 food each.</source>
        <translation>
            <numerusform>%n Stadt isst 1 Nahrung.</numerusform>
            <numerusform>%n Städte essen je 1 Nahrung.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your Agriculture it brings 1 food more.</source>
        <translation>Mit deiner Landwirtschaft bringt er 1 Nahrung mehr.</translation>
    </message>
    <message>
        <source>All goods of a roll are taken one by one up the rows, from wood on.</source>
        <translation>Alle Waren eines Wurfs steigen einzeln die Reihen hinauf, vom Holz an.</translation>
    </message>
    <message>
        <source>Your Quarrying adds 1 stone when a stone is among them.</source>
        <translation>Dein Steinbruch gibt 1 Stein dazu, wenn ein Stein dabei ist.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A disaster and its rule.
----------
A monument and its rule.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>With your Masonry it brings 1 worker more.</source>
        <translation>Mit deiner Maurerei bringt er 1 Arbeiter mehr.</translation>
    </message>
    <message>
        <source>With your Agriculture it brings 3 food.</source>
        <translation>Mit deiner Landwirtschaft bringt er 3 Nahrung.</translation>
    </message>
    <message>
        <source>With your Masonry it brings 3 workers.</source>
        <translation>Mit deiner Maurerei bringt er 3 Arbeiter.</translation>
    </message>
    <message>
        <source>With your Coinage it is worth 12.</source>
        <translation>Mit deinem Münzwesen zählt er 12.</translation>
    </message>
    <message>
        <source>The row ends at %1. It pays %2 for one and %3 when it is full.</source>
        <translation>Die Reihe endet bei %1. Sie zahlt %2 für ein Stück und %3, wenn sie voll ist.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n, worth %1. One more makes it %2.</source>
        <translation>
            <numerusform>Du hast %n, Wert %1. Mit einem Stück mehr sind es %2.</numerusform>
            <numerusform>Du hast %n, Wert %1. Mit einem Stück mehr sind es %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n, worth %1. The row is full.</source>
        <translation>
            <numerusform>Du hast %n, Wert %1. Die Reihe ist voll.</numerusform>
            <numerusform>Du hast %n, Wert %1. Die Reihe ist voll.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not part of this edition.</source>
        <translation>%1 gehört nicht zu dieser Ausgabe.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and is worth %n points.</source>
        <translation>
            <numerusform>Der Preis ist %1, für %n Punkt.</numerusform>
            <numerusform>Der Preis ist %1, für %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have it.</source>
        <translation>Schon in deinem Besitz.</translation>
    </message>
    <message>
        <source>This turn you have already bought a development.</source>
        <translation>In diesem Zug hast du schon eine Entwicklung gekauft.</translation>
    </message>
    <message>
        <source>You do not have it yet.</source>
        <translation>Noch nicht in deinem Besitz.</translation>
    </message>
    <message>
        <source>You can pay for it now.</source>
        <translation>Jetzt kannst du den Preis bezahlen.</translation>
    </message>
    <message numerus="yes">
        <source>Not in play with %n players.</source>
        <translation>
            <numerusform>Mit %n Person nicht im Spiel.</numerusform>
            <numerusform>Mit %n Personen nicht im Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have built it: %n points.</source>
        <translation>
            <numerusform>Du hast es gebaut: %n Punkt.</numerusform>
            <numerusform>Du hast es gebaut: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have %1 of %2 boxes.</source>
        <translation>Du hast %1 von %2 Kästchen.</translation>
    </message>
    <message numerus="yes">
        <source>Somebody was first: it is worth %n points to you.</source>
        <translation>
            <numerusform>Jemand war schneller: Dir bringt es %n Punkt.</numerusform>
            <numerusform>Jemand war schneller: Dir bringt es %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody has built it yet: it is worth %n points to you.</source>
        <translation>
            <numerusform>Noch hat es niemand gebaut: Dir bringt es %n Punkt.</numerusform>
            <numerusform>Noch hat es niemand gebaut: Dir bringt es %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have %1 food for %2 cities, before the roll is collected.</source>
        <translation>Du hast %1 Nahrung für %2 Städte, bevor der Wurf dazukommt.</translation>
    </message>
    <message numerus="yes">
        <source>This turn your cities have eaten; %n food are left.</source>
        <translation>
            <numerusform>In diesem Zug haben deine Städte gegessen; %n Nahrung ist übrig.</numerusform>
            <numerusform>In diesem Zug haben deine Städte gegessen; %n Nahrung sind übrig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n workers. From the turn after that it brings a die and eats 1 food.</source>
        <translation>
            <numerusform>Sie braucht %n Arbeiter. Ab dem Zug danach bringt sie einen Würfel und isst 1 Nahrung.</numerusform>
            <numerusform>Sie braucht %n Arbeiter. Ab dem Zug danach bringt sie einen Würfel und isst 1 Nahrung.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have built it.</source>
        <translation>Du hast sie gebaut.</translation>
    </message>
    <message>
        <source>Ships are not part of this edition.</source>
        <translation>Schiffe gehören nicht zu dieser Ausgabe.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n ships.</source>
        <translation>
            <numerusform>Du hast %n Schiff.</numerusform>
            <numerusform>Du hast %n Schiffe.</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Dafür braucht es %1.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Waren</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>A round is one turn of yours, in these steps:</source>
        <translation>Eine Runde ist ein Zug von dir, in diesen Schritten:</translation>
    </message>
    <message>
        <source>In a round everyone takes one turn, in the order of the seats, in these steps:</source>
        <translation>In einer Runde sind alle einmal am Zug, der Reihe nach, in diesen Schritten:</translation>
    </message>
    <message>
        <source>With Preservation: double the food, if you like.</source>
        <translation>Mit der Haltbarmachung: die Nahrung verdoppeln, wenn du magst.</translation>
    </message>
    <message>
        <source>Roll the dice, one for each city, and collect goods and food.</source>
        <translation>Würfeln, ein Würfel je Stadt, und Waren und Nahrung sammeln.</translation>
    </message>
    <message>
        <source>Feed the cities; then the disaster strikes, if the skulls bring one.</source>
        <translation>Die Städte ernähren; dann kommt die Katastrophe, wenn die Totenköpfe eine bringen.</translation>
    </message>
    <message>
        <source>Trade with the other players.</source>
        <translation>Mit den anderen handeln.</translation>
    </message>
    <message>
        <source>Build cities, monuments and ships.</source>
        <translation>Städte, Monumente und Schiffe bauen.</translation>
    </message>
    <message>
        <source>Build cities and monuments.</source>
        <translation>Städte und Monumente bauen.</translation>
    </message>
    <message>
        <source>Swap goods by ship and trade with the other players.</source>
        <translation>Waren mit Schiffen tauschen und mit den anderen handeln.</translation>
    </message>
    <message>
        <source>Swap goods by ship.</source>
        <translation>Waren mit Schiffen tauschen.</translation>
    </message>
    <message>
        <source>Buy one development.</source>
        <translation>Eine Entwicklung kaufen.</translation>
    </message>
    <message>
        <source>Discard the goods that are too many.</source>
        <translation>Überzählige Waren abwerfen.</translation>
    </message>
    <message>
        <source>Discard the goods that are too many and pass the dice.</source>
        <translation>Überzählige Waren abwerfen und die Würfel weitergeben.</translation>
    </message>
    <message>
        <source>A step may be left out. Once a later step has begun, only Undo leads back.</source>
        <translation>Ein Schritt darf ausfallen. Hat ein späterer begonnen, führt nur Rückgängig zurück.</translation>
    </message>
    <message>
        <source>You roll one die for each of your cities: %1 at the start, %2 at most.</source>
        <translation>Du wirfst einen Würfel je Stadt: %1 am Anfang, höchstens %2.</translation>
    </message>
    <message>
        <source>You may roll three times in all, each time with as many dice as you like, those kept before too.</source>
        <translation>Du darfst insgesamt dreimal würfeln, jedes Mal mit so vielen Würfeln, wie du willst, auch mit schon behaltenen.</translation>
    </message>
    <message>
        <source>Alone you may roll skulls again as well.</source>
        <translation>Allein darfst du auch Totenköpfe noch einmal werfen.</translation>
    </message>
    <message>
        <source>A skull stays as it fell and is not rolled again.</source>
        <translation>Ein Totenkopf bleibt liegen und wird nicht noch einmal geworfen.</translation>
    </message>
    <message>
        <source>All goods of a roll are taken one by one up the rows: wood, stone, pottery, cloth, spearheads, then wood again. Every roll starts at wood.</source>
        <translation>Alle Waren eines Wurfs steigen einzeln die Reihen hinauf: Holz, Stein, Keramik, Stoff, Speerspitzen, dann wieder Holz. Jeder Wurf beginnt beim Holz.</translation>
    </message>
    <message>
        <source>A good whose row is full is lost, but it still uses its place.</source>
        <translation>Eine Ware, deren Reihe voll ist, geht verloren, verbraucht aber ihren Platz in der Folge.</translation>
    </message>
    <message>
        <source>The board has room for %1.</source>
        <translation>Das Brett hat Platz für %1.</translation>
    </message>
    <message>
        <source>The longer a row, the more each good in it is worth: the wood row pays 1, 3, 6, 10 and so on. Stone pays two times as much, pottery three times, cloth four times, spearheads five times.</source>
        <translation>Je länger eine Reihe, desto mehr ist jede Ware darin wert: Holz zahlt 1, 3, 6, 10 und so weiter. Stein zahlt das Doppelte, Keramik das Dreifache, Stoff das Vierfache, Speerspitzen das Fünffache.</translation>
    </message>
    <message>
        <source>You start with %1 food. The track ends at %2; what is collected beyond is lost, before the cities eat.</source>
        <translation>Du beginnst mit %1 Nahrung. Die Leiste endet bei %2; was darüber hinausgeht, ist verloren, bevor die Städte essen.</translation>
    </message>
    <message>
        <source>Each city eats 1 food. A city built in this turn eats from the next turn on.</source>
        <translation>Jede Stadt isst 1 Nahrung. Eine in diesem Zug gebaute Stadt isst erst ab dem nächsten.</translation>
    </message>
    <message>
        <source>Each city that gets no food is a Famine and costs 1 point.</source>
        <translation>Jede Stadt ohne Nahrung ist eine Hungersnot und kostet 1 Punkt.</translation>
    </message>
    <message>
        <source>Only the exact number of skulls counts. 1 skull does nothing.</source>
        <translation>Nur die genaue Zahl der Totenköpfe zählt. 1 Totenkopf tut nichts.</translation>
    </message>
    <message>
        <source>Each point lost ticks a disaster box. The sheet has %1 of them; beyond that the count goes on.</source>
        <translation>Jeder verlorene Punkt kreuzt ein Katastrophenkästchen an. Das Blatt hat %1; danach wird weitergezählt.</translation>
    </message>
    <message>
        <source>Alone there is nobody to trade with.</source>
        <translation>Allein gibt es niemanden zum Handeln.</translation>
    </message>
    <message>
        <source>After feeding and disaster, before building, the player on turn may trade.</source>
        <translation>Gehandelt wird nach Ernährung und Katastrophe, vor dem Bauen, und nur mit der Person, die am Zug ist.</translation>
    </message>
    <message>
        <source>After building, before buying, the player on turn may trade, between swaps too.</source>
        <translation>Gehandelt wird nach dem Bauen, vor dem Kaufen, auch zwischen dem Tauschen, und nur mit der Person, die am Zug ist.</translation>
    </message>
    <message>
        <source>Goods and food change hands with any player who agrees, as often as you like. The others do not trade among themselves.</source>
        <translation>Waren und Nahrung wechseln die Hand mit allen, die einverstanden sind, so oft du willst. Die anderen handeln nicht untereinander.</translation>
    </message>
    <message>
        <source>Both sides give something. Nobody can give what is not there or take what has no room.</source>
        <translation>Beide Seiten geben etwas. Niemand kann geben, was nicht da ist, oder nehmen, was keinen Platz hat.</translation>
    </message>
    <message>
        <source>Each worker ticks one box of a city or a monument. You may share them out as you like and go on next turn.</source>
        <translation>Jeder Arbeiter kreuzt ein Kästchen einer Stadt oder eines Monuments an. Du darfst sie beliebig verteilen und im nächsten Zug weiterbauen.</translation>
    </message>
    <message>
        <source>The cities 4 to 7 need 3, 4, 5 and 6 workers, in any order. A finished city brings a die and eats, from the next turn on.</source>
        <translation>Die Städte 4 bis 7 brauchen 3, 4, 5 und 6 Arbeiter, in beliebiger Folge. Eine fertige Stadt bringt einen Würfel und isst, ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>With Engineering each stone given is %1 workers.</source>
        <translation>Mit der Ingenieurskunst ersetzt jeder gegebene Stein %1 Arbeiter.</translation>
    </message>
    <message>
        <source>Workers without a box are lost when the step ends.</source>
        <translation>Arbeiter ohne Kästchen sind am Ende des Schritts verloren.</translation>
    </message>
    <message>
        <source>The first player to tick the last box of a monument gets its higher points, everyone else the lower ones. That stays so.</source>
        <translation>Wer als Erstes das letzte Kästchen eines Monuments ankreuzt, bekommt die höheren Punkte, alle anderen die niedrigeren. Das bleibt so.</translation>
    </message>
    <message>
        <source>An unfinished monument is worth nothing.</source>
        <translation>Ein unfertiges Monument bringt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Not in play with %n players: %1.</source>
        <translation>
            <numerusform>Mit %n Person nicht im Spiel: %1.</numerusform>
            <numerusform>Mit %n Personen nicht im Spiel: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships need Shipping. Each costs 1 wood and 1 cloth, and you can have %1.</source>
        <translation>Schiffe brauchen die Schifffahrt. Jedes kostet 1 Holz und 1 Stoff, und du kannst %1 haben.</translation>
    </message>
    <message>
        <source>They are built in the step of building and stay to the end.</source>
        <translation>Sie werden im Schritt des Bauens gebaut und bleiben bis zum Ende.</translation>
    </message>
    <message>
        <source>After building each ship may turn one of your goods into one of another kind, once a turn, if that row has room.</source>
        <translation>Nach dem Bauen kann jedes Schiff einmal je Zug eine deiner Waren in eine andere verwandeln, wenn deren Reihe Platz hat.</translation>
    </message>
    <message>
        <source>In each turn you may buy one development that you do not have yet.</source>
        <translation>In jedem Zug darfst du eine Entwicklung kaufen, die du noch nicht hast.</translation>
    </message>
    <message>
        <source>All your coins count first. Then you spend goods by whole rows: a row pays what its peg shows, and is empty afterwards.</source>
        <translation>Zuerst zählen alle deine Münzen. Dann gibst du ganze Reihen aus: Eine Reihe zahlt, was ihr Stift zeigt, und ist danach leer.</translation>
    </message>
    <message numerus="yes">
        <source>With Granaries you may sell food too, %n coins each.</source>
        <translation>
            <numerusform>Mit dem Kornspeicher darfst du auch Nahrung verkaufen, für je %n Münze.</numerusform>
            <numerusform>Mit dem Kornspeicher darfst du auch Nahrung verkaufen, für je %n Münzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together it must reach the cost. What is paid too much is lost, and so are coins not spent.</source>
        <translation>Alles zusammen muss den Preis decken. Was zu viel bezahlt wird, ist verloren, nicht ausgegebene Münzen auch.</translation>
    </message>
    <message>
        <source>A development works at once. What helps in an earlier step helps from the next turn on.</source>
        <translation>Eine Entwicklung wirkt sofort. Was in einem früheren Schritt hilft, hilft ab dem nächsten Zug.</translation>
    </message>
    <message>
        <source>At the end of your turn you keep %1 goods at most. You choose which of them go; the proposal is what costs least.</source>
        <translation>Am Ende deines Zuges behältst du höchstens %1 Waren. Du wählst, welche gehen; vorgeschlagen wird, was am wenigsten kostet.</translation>
    </message>
    <message>
        <source>Food does not count. With Caravans nothing is discarded.</source>
        <translation>Nahrung zählt nicht. Mit den Karawanen wird nichts abgeworfen.</translation>
    </message>
    <message numerus="yes">
        <source>Alone the game ends after %n rounds.</source>
        <translation>
            <numerusform>Allein endet das Spiel nach %n Runde.</numerusform>
            <numerusform>Allein endet das Spiel nach %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends earlier with a turn after which you have %n developments.</source>
        <translation>
            <numerusform>Es endet früher mit einem Zug, nach dem du %n Entwicklung hast.</numerusform>
            <numerusform>Es endet früher mit einem Zug, nach dem du %n Entwicklungen hast.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also ends earlier with a turn after which you have built every monument.</source>
        <translation>Es endet auch früher mit einem Zug, nach dem du alle Monumente gebaut hast.</translation>
    </message>
    <message numerus="yes">
        <source>The last round is announced when somebody has %n developments at the end of a turn.</source>
        <translation>
            <numerusform>Die letzte Runde wird angesagt, wenn am Ende eines Zuges jemand %n Entwicklung hat.</numerusform>
            <numerusform>Die letzte Runde wird angesagt, wenn am Ende eines Zuges jemand %n Entwicklungen hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is also announced when every monument in play has been built by at least one player.</source>
        <translation>Sie wird auch angesagt, wenn jedes Monument im Spiel mindestens einmal gebaut ist.</translation>
    </message>
    <message>
        <source>That round is played to its end, so that everyone has had the same number of turns.</source>
        <translation>Diese Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren.</translation>
    </message>
    <message>
        <source>You may stop before. The score then counts as it stands.</source>
        <translation>Du darfst vorher aufhören. Dann zählt der Stand der Punkte.</translation>
    </message>
    <message>
        <source>Add the points of your developments, your finished monuments and your bonuses. Take off 1 point for each disaster box. The total may be below 0.</source>
        <translation>Zähle die Punkte deiner Entwicklungen, deiner fertigen Monumente und deiner Boni zusammen. Zieh für jedes Katastrophenkästchen 1 Punkt ab. Die Summe kann unter 0 liegen.</translation>
    </message>
    <message>
        <source>Bonuses come from Architecture, Empire and Commerce.</source>
        <translation>Boni kommen von Architektur, Imperium und Handel.</translation>
    </message>
    <message>
        <source>Bonuses come from Architecture and Empire.</source>
        <translation>Boni kommen von Architektur und Imperium.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has more goods left; if that is equal too, the win is shared.</source>
        <translation>Die meisten Punkte gewinnen. Bei Gleichstand zählt, wer mehr Waren übrig hat; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has the more valuable goods left; if that is equal too, the win is shared.</source>
        <translation>Die meisten Punkte gewinnen. Bei Gleichstand zählt, wer die wertvolleren Waren übrig hat; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message numerus="yes">
        <source>You play for the most points in %n rounds.</source>
        <translation>
            <numerusform>Du spielst um möglichst viele Punkte in %n Runde.</numerusform>
            <numerusform>Du spielst um möglichst viele Punkte in %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>All seven monuments are in play, and you are always the first to build them.</source>
        <translation>Alle sieben Monumente sind im Spiel, und du baust sie immer zuerst.</translation>
    </message>
    <message>
        <source>The Pestilence hits you, until you have Medicine.</source>
        <translation>Die Seuche trifft dich, bis du die Medizin hast.</translation>
    </message>
    <message>
        <source>With Religion a Revolt does nothing.</source>
        <translation>Mit der Religion tut eine Revolte nichts.</translation>
    </message>
    <message>
        <source>With Smithing an Invasion does nothing.</source>
        <translation>Mit der Schmiedekunst tut eine Invasion nichts.</translation>
    </message>
    <message>
        <source>Skulls may be rolled again.</source>
        <translation>Totenköpfe dürfen noch einmal geworfen werden.</translation>
    </message>
    <message>
        <source>%1: doubles the food</source>
        <translation>%1: verdoppelt die Nahrung</translation>
    </message>
    <message>
        <source>%1: rolls %2</source>
        <translation>%1: würfelt %2</translation>
    </message>
    <message>
        <source>%1: trades with %2</source>
        <translation>%1: handelt mit %2</translation>
    </message>
    <message>
        <source>%1: builds nothing</source>
        <translation>%1: baut nichts</translation>
    </message>
    <message numerus="yes">
        <source>%1: builds %n boxes, %2</source>
        <translation>
            <numerusform>%1: baut %n Kästchen, %2</numerusform>
            <numerusform>%1: baut %n Kästchen, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: builds %n ships</source>
        <translation>
            <numerusform>%1: baut %n Schiff</numerusform>
            <numerusform>%1: baut %n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: swaps %2 for %3</source>
        <translation>%1: tauscht %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: buys %2</source>
        <translation>%1: kauft %2</translation>
    </message>
    <message>
        <source>%1: ends the turn</source>
        <translation>%1: beendet den Zug</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Überarbeitet</translation>
    </message>
    <message>
        <source>Late Bronze</source>
        <translation>Späte Bronzezeit</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Keramik</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>Spearheads</source>
        <translation>Speerspitzen</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>3 food</source>
        <extracomment>What a die shows. Stands under its picture, so it must be short.</extracomment>
        <translation>3 Nahrung</translation>
    </message>
    <message>
        <source>1 good</source>
        <translation>1 Ware</translation>
    </message>
    <message>
        <source>2 goods, skull</source>
        <translation>2 Waren, Totenkopf</translation>
    </message>
    <message>
        <source>3 workers</source>
        <translation>3 Arbeiter</translation>
    </message>
    <message>
        <source>2 food or workers</source>
        <translation>2 Nahrung oder Arbeiter</translation>
    </message>
    <message>
        <source>7 coins</source>
        <translation>7 Münzen</translation>
    </message>
    <message>
        <source>Step Pyramid</source>
        <translation>Stufenpyramide</translation>
    </message>
    <message>
        <source>Stone Circle</source>
        <translation>Steinkreis</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obelisk</translation>
    </message>
    <message>
        <source>Hanging Gardens</source>
        <translation>Hängende Gärten</translation>
    </message>
    <message>
        <source>Great Wall</source>
        <translation>Große Mauer</translation>
    </message>
    <message>
        <source>Great Pyramid</source>
        <translation>Große Pyramide</translation>
    </message>
    <message>
        <source>the Step Pyramid</source>
        <extracomment>The object of &quot;to build&quot;: the accusative, where a language has one.</extracomment>
        <translation>die Stufenpyramide</translation>
    </message>
    <message>
        <source>the Stone Circle</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>den Steinkreis</translation>
    </message>
    <message>
        <source>the Temple</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>den Tempel</translation>
    </message>
    <message>
        <source>the Obelisk</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>den Obelisken</translation>
    </message>
    <message>
        <source>the Hanging Gardens</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>die Hängenden Gärten</translation>
    </message>
    <message>
        <source>the Great Wall</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>die Große Mauer</translation>
    </message>
    <message>
        <source>the Great Pyramid</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>die Große Pyramide</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Dürre</translation>
    </message>
    <message>
        <source>Pestilence</source>
        <translation>Seuche</translation>
    </message>
    <message>
        <source>Invasion</source>
        <translation>Invasion</translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>Revolte</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Führung</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Landwirtschaft</translation>
    </message>
    <message>
        <source>Quarrying</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Medizin</translation>
    </message>
    <message>
        <source>Coinage</source>
        <translation>Münzwesen</translation>
    </message>
    <message>
        <source>Caravans</source>
        <translation>Karawanen</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Granaries</source>
        <translation>Kornspeicher</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Maurerei</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingenieurskunst</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Imperium</translation>
    </message>
    <message>
        <source>Preservation</source>
        <translation>Haltbarmachung</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Schifffahrt</translation>
    </message>
    <message>
        <source>Smithing</source>
        <translation>Schmiedekunst</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Stadt %1</translation>
    </message>
    <message>
        <source>A city</source>
        <translation>Eine Stadt</translation>
    </message>
    <message>
        <source>The number of boxes</source>
        <translation>Die Zahl der Kästchen</translation>
    </message>
    <message>
        <source>The number of disaster boxes</source>
        <translation>Die Zahl der Katastrophenkästchen</translation>
    </message>
    <message>
        <source>The seat</source>
        <translation>Der Platz</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Dies</translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <translation>%1: nichts mehr da.</translation>
    </message>
    <message>
        <source>Only %1 left.</source>
        <translation>Nur noch %1 da.</translation>
    </message>
    <message>
        <source>A good is swapped for another one.</source>
        <translation>Eine Ware wird gegen eine andere getauscht.</translation>
    </message>
    <message>
        <source>Spearheads are given when exactly 4 skulls bring an Invasion.</source>
        <translation>Speerspitzen werden gegeben, wenn genau 4 Totenköpfe eine Invasion bringen.</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3.</source>
        <translation>%1 geht von %2 bis %3.</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>Das Spiel ist aus. Zum Weiterspielen rückgängig machen.</translation>
    </message>
    <message>
        <source>This game is played without trading.</source>
        <translation>Diese Partie wird ohne Handeln gespielt.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Erst würfeln.</translation>
    </message>
    <message>
        <source>That step is over. Undo to go back.</source>
        <translation>Dieser Schritt ist vorbei. Rückgängig führt zurück.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are needed, one for each city.</source>
        <translation>
            <numerusform>Es braucht %n Würfel, einen je Stadt.</numerusform>
            <numerusform>Es braucht %n Würfel, einen je Stadt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice can be food or workers.</source>
        <translation>
            <numerusform>Nur %n Würfel kann Nahrung oder Arbeiter sein.</numerusform>
            <numerusform>Nur %n Würfel können Nahrung oder Arbeiter sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers short.</source>
        <translation>
            <numerusform>%n Arbeiter fehlt.</numerusform>
            <numerusform>%n Arbeiter fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short. Add a goods row.</source>
        <translation>
            <numerusform>%n fehlt. Nimm eine Warenreihe dazu.</numerusform>
            <numerusform>%n fehlen. Nimm eine Warenreihe dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have %1.</source>
        <translation>Du hast %1 schon.</translation>
    </message>
    <message>
        <source>No room: %1 ends at %2.</source>
        <translation>Kein Platz: %1 endet bei %2.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wähle eine andere Person.</translation>
    </message>
    <message>
        <source>Both sides must give something.</source>
        <translation>Beide Seiten müssen etwas geben.</translation>
    </message>
    <message>
        <source>No ship left for a swap this turn.</source>
        <translation>In diesem Zug ist kein Schiff mehr zum Tauschen da.</translation>
    </message>
    <message numerus="yes">
        <source>Discard exactly %n.</source>
        <translation>
            <numerusform>Wirf genau %n ab.</numerusform>
            <numerusform>Wirf genau %n ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was first here.</source>
        <translation>%1 war hier schneller.</translation>
    </message>
    <message>
        <source>A food die brings 3 food.</source>
        <translation>Ein Nahrungswürfel bringt 3 Nahrung.</translation>
    </message>
    <message>
        <source>A goods die brings 1 good.</source>
        <translation>Ein Warenwürfel bringt 1 Ware.</translation>
    </message>
    <message>
        <source>A skull die brings 2 goods and a skull. From 2 skulls on there is a disaster; they are gone after the turn.</source>
        <translation>Ein Totenkopfwürfel bringt 2 Waren und einen Totenkopf. Ab 2 Totenköpfen gibt es eine Katastrophe; nach dem Zug sind sie weg.</translation>
    </message>
    <message>
        <source>A worker die brings 3 workers. Workers last for this turn only.</source>
        <translation>Ein Arbeiterwürfel bringt 3 Arbeiter. Sie bleiben nur für diesen Zug.</translation>
    </message>
    <message>
        <source>A coin die brings 7 coins. Coins last for this turn only.</source>
        <translation>Ein Münzwürfel bringt 7 Münzen. Sie bleiben nur für diesen Zug.</translation>
    </message>
    <message>
        <source>Each city that cannot be fed costs you 1 point.</source>
        <translation>Jede Stadt, die nicht ernährt werden kann, kostet dich 1 Punkt.</translation>
    </message>
    <message>
        <source>2 skulls: you lose 2 points, unless you have Irrigation.</source>
        <translation>2 Totenköpfe: Du verlierst 2 Punkte, außer mit der Bewässerung.</translation>
    </message>
    <message>
        <source>3 skulls: you lose 3 points, unless you have Medicine.</source>
        <translation>3 Totenköpfe: Du verlierst 3 Punkte, außer mit der Medizin.</translation>
    </message>
    <message>
        <source>3 skulls: each opponent without Medicine loses 3 points.</source>
        <translation>3 Totenköpfe: Alle anderen ohne Medizin verlieren je 3 Punkte.</translation>
    </message>
    <message>
        <source>5 skulls or more: you lose all your goods, those of this roll too, unless you have Religion. Food stays.</source>
        <translation>5 oder mehr Totenköpfe: Du verlierst alle Waren, auch die dieses Wurfs, außer mit der Religion. Nahrung bleibt.</translation>
    </message>
    <message>
        <source>5 skulls or more: you lose all your goods, those of this roll too. Food stays. With Religion every opponent without Religion loses all goods instead.</source>
        <translation>5 oder mehr Totenköpfe: Du verlierst alle Waren, auch die dieses Wurfs. Nahrung bleibt. Mit der Religion verlieren stattdessen alle anderen ohne Religion ihre Waren.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %1 workers and is worth %n points.</source>
        <translation>
            <numerusform>Es braucht %1 Arbeiter und bringt %n Punkt.</numerusform>
            <numerusform>Es braucht %1 Arbeiter und bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes %1 workers. The first to finish it gets %2 points, everyone after that %3.</source>
        <translation>Es braucht %1 Arbeiter. Wer zuerst fertig ist, bekommt %2 Punkte, alle danach %3.</translation>
    </message>
    <message>
        <source>Once finished, it protects you from the Invasion.</source>
        <translation>Ist sie fertig, schützt sie dich vor der Invasion.</translation>
    </message>
    <message>
        <source>4 skulls: you lose 4 points, unless your Great Wall is finished.</source>
        <translation>4 Totenköpfe: Du verlierst 4 Punkte, außer wenn deine Große Mauer fertig ist.</translation>
    </message>
    <message>
        <source>4 skulls: you lose 4 points, unless your Great Wall is finished or you have Smithing.</source>
        <translation>4 Totenköpfe: Du verlierst 4 Punkte, außer wenn deine Große Mauer fertig ist oder mit der Schmiedekunst.</translation>
    </message>
    <message>
        <source>4 skulls: you lose 4 points, unless your Great Wall is finished. With Smithing every opponent without a finished Great Wall loses 4 points instead, and 2 more for each spearhead you give.</source>
        <translation>4 Totenköpfe: Du verlierst 4 Punkte, außer wenn deine Große Mauer fertig ist. Mit der Schmiedekunst verlieren stattdessen alle anderen ohne fertige Große Mauer je 4 Punkte, und 2 mehr für jede Speerspitze, die du gibst.</translation>
    </message>
    <message>
        <source>over in round %1</source>
        <translation>beendet in Runde %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The Bronze Age, %1, %2</source>
        <translation>Die Bronzezeit, %1, %2</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Cities and dice</source>
        <translation>Städte und Würfel</translation>
    </message>
    <message>
        <source>Goods and food</source>
        <translation>Waren und Nahrung</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Subtotal</source>
        <translation>Zwischensumme</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 is playing, step: %2.</source>
        <translation>%1 ist am Zug, Schritt: %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 has a score of %2.</source>
        <translation>Das Spiel ist aus: %1 hat einen Punktestand von %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins with a score of %2.</source>
        <translation>Das Spiel ist aus: %1 gewinnt mit einem Punktestand von %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win with a score of %2.</source>
        <translation>Das Spiel ist aus: %1 teilen sich den Sieg mit einem Punktestand von %2.</translation>
    </message>
    <message>
        <source>%1 has a score of %2.</source>
        <translation>%1 hat einen Punktestand von %2.</translation>
    </message>
    <message>
        <source>%1: ends the turn, discards %2</source>
        <translation>%1: beendet den Zug, wirft %2 ab</translation>
    </message>
    <message>
        <source>%1 has none of it: %2.</source>
        <translation>%1 hat nichts davon: %2.</translation>
    </message>
    <message>
        <source>%1 has only %2.</source>
        <translation>%1 hat nur %2.</translation>
    </message>
    <message>
        <source>Only a finished monument can be first.</source>
        <translation>Nur ein fertiges Monument kann zuerst gebaut sein.</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %n boxes left.</source>
        <translation>
            <numerusform>%1: nur noch %n Kästchen frei.</numerusform>
            <numerusform>%1: nur noch %n Kästchen frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not in play with %n players.</source>
        <translation>
            <numerusform>%1: mit %n Person nicht im Spiel.</numerusform>
            <numerusform>%1: mit %n Personen nicht im Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>No room for %1: %2 ends at %3.</source>
        <translation>Kein Platz für %1: %2 endet bei %3.</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Von Hand korrigiert</translation>
    </message>
    <message>
        <source>The Bronze Age</source>
        <translation>Die Bronzezeit</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 würfelt</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>In a tie, more goods left decide.</source>
        <translation>Bei Gleichstand entscheiden mehr übrige Waren.</translation>
    </message>
    <message>
        <source>In a tie, more valuable goods left decide.</source>
        <translation>Bei Gleichstand entscheiden wertvollere übrige Waren.</translation>
    </message>
    <message numerus="yes">
        <source>%n goods, worth %1</source>
        <translation>
            <numerusform>%n Ware, Wert %1</numerusform>
            <numerusform>%n Waren, Wert %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Favourite developments</source>
        <translation>Beliebteste Entwicklungen</translation>
    </message>
    <message>
        <source>% of %1 · order</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;84 sheets&quot;. The order is when it was bought: 1 is first.</extracomment>
        <translation>% von %1 · Folge</translation>
    </message>
    <message>
        <source>Sheets</source>
        <extracomment>Heads of columns: on how many sheets, their share, the how many-th it was, how often as the first at the table.</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>In %</source>
        <translation>In %</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Folge</translation>
    </message>
    <message>
        <source>Nobody has bought one yet.</source>
        <translation>Noch hat niemand eine gekauft.</translation>
    </message>
    <message>
        <source>What winners buy, in order</source>
        <translation>Was Gewinner kaufen, der Reihe nach</translation>
    </message>
    <message numerus="yes">
        <source>% of %n wins · order</source>
        <extracomment>What two columns of numbers are; %n sheets are those of winners.</extracomment>
        <translation>
            <numerusform>% von %n Sieg · Folge</numerusform>
            <numerusform>% von %n Siegen · Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few wins: this takes %n.</source>
        <translation>
            <numerusform>Zu wenige Siege: Es braucht %n.</numerusform>
            <numerusform>Zu wenige Siege: Es braucht %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Monuments, earliest first</source>
        <translation>Monumente, früheste zuerst</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Zuerst</translation>
    </message>
    <message>
        <source>Nobody has built one yet.</source>
        <translation>Noch hat niemand eines gebaut.</translation>
    </message>
    <message>
        <source>times · points, %1</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;23 games&quot;.</extracomment>
        <translation>Mal · Punkte, %1</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Je Partie</translation>
    </message>
    <message numerus="yes">
        <source>−%n goods</source>
        <translation>
            <numerusform>−%n Ware</numerusform>
            <numerusform>−%n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck with skulls</source>
        <extracomment>Head of a chart: skulls rolled against the number that chance gives.</extracomment>
        <translation>Glück mit Totenköpfen</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Totenköpfe</translation>
    </message>
    <message>
        <source>Per 100 dice</source>
        <translation>Je 100 Würfel</translation>
    </message>
    <message>
        <source>Each ship swaps 1 good a turn</source>
        <translation>Jedes Schiff tauscht 1 Ware je Zug</translation>
    </message>
    <message numerus="yes">
        <source>You are %n short, even with all you have.</source>
        <translation>
            <numerusform>Dir fehlt %n, selbst wenn du alles ausgibst.</numerusform>
            <numerusform>Dir fehlen %n, selbst wenn du alles ausgibst.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right now it would do nothing to you.</source>
        <translation>Im Moment würde dir nichts geschehen.</translation>
    </message>
    <message>
        <source>Right now it would hit you.</source>
        <translation>Im Moment würde es dich treffen.</translation>
    </message>
    <message>
        <source>Right now it would hit nobody.</source>
        <translation>Im Moment würde es niemanden treffen.</translation>
    </message>
    <message numerus="yes">
        <source>Right now it would hit %n opponents.</source>
        <translation>
            <numerusform>Im Moment würde es %n andere Person treffen.</numerusform>
            <numerusform>Im Moment würde es %n andere Personen treffen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no boxes left.</source>
        <translation>%1: kein Kästchen mehr frei.</translation>
    </message>
    <message>
        <source>A choice die brings 2 food or 2 workers, never one of each. You choose once all dice are rolled.</source>
        <translation>Ein Wahlwürfel bringt 2 Nahrung oder 2 Arbeiter, nie beides gemischt. Du wählst, wenn alle Würfel gefallen sind.</translation>
    </message>
    <message numerus="yes">
        <source>Famine: %1 cannot feed %n cities and loses %n points.</source>
        <translation>
            <numerusform>Hungersnot: %1 kann %n Stadt nicht ernähren und verliert %n Punkt.</numerusform>
            <numerusform>Hungersnot: %1 kann %n Städte nicht ernähren und verliert %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are entered. Tap one of them to change it.</source>
        <translation>
            <numerusform>%n Würfel ist eingegeben. Zum Ändern antippen.</numerusform>
            <numerusform>Alle %n Würfel sind eingegeben. Zum Ändern einen davon antippen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgeAllPlayers</name>
    <message>
        <source>Monuments</source>
        <extracomment>Head of a section of the table.</extracomment>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>Head of a section of the table: how near the end is.</extracomment>
        <translation>Ende des Spiels</translation>
    </message>
</context>
<context>
    <name>BronzeAgeBuildStep</name>
    <message>
        <source>× %1</source>
        <extracomment>So many workers, after the figure of one.</extracomment>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a section of the sheet.</extracomment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Monuments</source>
        <extracomment>Head of a section of the sheet.</extracomment>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>first / later</source>
        <extracomment>The points of a monument for who builds it first, and for the others.</extracomment>
        <translation>zuerst / später</translation>
    </message>
</context>
<context>
    <name>BronzeAgeDiceStep</name>
    <message>
        <source>You may reroll one die</source>
        <extracomment>The title of the step in which dice are entered; the second one with Leadership.</extracomment>
        <translation>Du darfst einen Würfel neu werfen</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Was hast du gewürfelt?</translation>
    </message>
    <message>
        <source>Double the food for 1 pottery</source>
        <extracomment>The development Preservation, before the dice are rolled.</extracomment>
        <translation>Nahrung für 1 Keramik verdoppeln</translation>
    </message>
    <message>
        <source>Dice of food or workers</source>
        <extracomment>What the choice between food and workers is about, for the screen reader.</extracomment>
        <translation>Würfel für Nahrung oder Arbeiter</translation>
    </message>
    <message>
        <source>Spearheads given</source>
        <extracomment>Smithing: spearheads given up so that an invasion hurts more.</extracomment>
        <translation>Gegebene Speerspitzen</translation>
    </message>
</context>
<context>
    <name>BronzeAgeOptions</name>
    <message>
        <source>Edition</source>
        <extracomment>Head of the choice of edition.</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Trading</source>
        <extracomment>Option of a game.</extracomment>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Option of a game for one: how many rounds it has.</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>May end early</source>
        <extracomment>Option of a game for one.</extracomment>
        <translation>Frühes Ende möglich</translation>
    </message>
    <message>
        <source>with the developments or all monuments</source>
        <translation>durch Entwicklungen oder alle Monumente</translation>
    </message>
    <message>
        <source>End and ties</source>
        <extracomment>BronzeAgeOptions of a game: when it ends and what breaks a tie.</extracomment>
        <translation>Ende und Gleichstand</translation>
    </message>
</context>
<context>
    <name>BronzeAgePassStep</name>
    <message>
        <source>Proposed: the discard that costs least</source>
        <extracomment>The discard was chosen by the app and may be changed.</extracomment>
        <translation>Vorschlag: was am wenigsten kostet</translation>
    </message>
</context>
<context>
    <name>BronzeAgePegsPage</name>
    <message>
        <source>Peg-board</source>
        <extracomment>Title: the board on which pegs count goods and food.</extracomment>
        <translation>Steckbrett</translation>
    </message>
    <message>
        <source>where the peg was before this roll</source>
        <extracomment>Explains a ring on the peg-board.</extracomment>
        <translation>wo der Stift vor diesem Wurf war</translation>
    </message>
    <message numerus="yes">
        <source>goods</source>
        <extracomment>Below a number of goods.</extracomment>
        <translation>
            <numerusform>Ware</numerusform>
            <numerusform>Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>worth in coins</source>
        <extracomment>Below what the goods are worth.</extracomment>
        <translation>Wert in Münzen</translation>
    </message>
    <message>
        <source>food left</source>
        <extracomment>Below the amount of food.</extracomment>
        <translation>Nahrung übrig</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Opens the page that changes a sheet by hand.</extracomment>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Opens a player&apos;s score sheet.</extracomment>
        <translation>Blatt</translation>
    </message>
</context>
<context>
    <name>BronzeAgeResultStep</name>
    <message>
        <source>What just happened</source>
        <extracomment>The title of the panel that tells what a roll did.</extracomment>
        <translation>Was eben geschehen ist</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>How many of a good there were and are.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <extracomment>Spoken: %1 is a good, %2 and %3 how many there were and are.</extracomment>
        <translation>%1: %2, jetzt %3</translation>
    </message>
    <message>
        <source>Yours to use</source>
        <extracomment>Workers and coins of this turn.</extracomment>
        <translation>Zur Verfügung</translation>
    </message>
    <message numerus="yes">
        <source>workers</source>
        <extracomment>Below the number of workers.</extracomment>
        <translation>
            <numerusform>Arbeiter</numerusform>
            <numerusform>Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>coins</source>
        <extracomment>Below the number of coins.</extracomment>
        <translation>
            <numerusform>Münze</numerusform>
            <numerusform>Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgeSheetMore</name>
    <message>
        <source>Pegs</source>
        <extracomment>Opens the peg-board.</extracomment>
        <translation>Stifte</translation>
    </message>
</context>
<context>
    <name>BronzeAgeSheetTop</name>
    <message>
        <source>before the roll</source>
        <extracomment>Explains a ring on the peg-board.</extracomment>
        <translation>vor dem Wurf</translation>
    </message>
    <message numerus="yes">
        <source>%n goods, worth %1</source>
        <extracomment>What a player has on the peg-board. %n goods, %1 what they are worth.</extracomment>
        <translation>
            <numerusform>%n Ware, Wert %1</numerusform>
            <numerusform>%n Waren, Wert %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgeSheetView</name>
    <message>
        <source>Sheet of %1</source>
        <extracomment>Spoken: the sheet of a player, %1.</extracomment>
        <translation>Blatt von %1</translation>
    </message>
</context>
<context>
    <name>BronzeAgeSwapStep</name>
    <message>
        <source>Tap the good you give</source>
        <extracomment>How ships are used: the first of two taps.</extracomment>
        <translation>Tippe auf die Ware, die du gibst</translation>
    </message>
    <message>
        <source>Now tap the good you get for it</source>
        <extracomment>How ships are used: the second of two taps.</extracomment>
        <translation>Tippe auf die Ware, die du dafür bekommst</translation>
    </message>
</context>
<context>
    <name>BronzeAgeTradeStep</name>
    <message>
        <source>Trade with the others</source>
        <extracomment>The title of the step in which players trade.</extracomment>
        <translation>Mit den anderen handeln</translation>
    </message>
    <message>
        <source>Goods and food, as you both agree</source>
        <extracomment>What a trade is.</extracomment>
        <translation>Waren und Nahrung, wie ihr es vereinbart</translation>
    </message>
</context>
<context>
    <name>BronzeBarter</name>
    <message numerus="yes">
        <source>%n swaps left</source>
        <translation>
            <numerusform>Noch %n Mal tauschen</numerusform>
            <numerusform>Noch %n Mal tauschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>Makes the trade that was entered.</extracomment>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Swap goods</source>
        <extracomment>A button on the page of trading: goods that came by a trade can be swapped too.</extracomment>
        <translation>Mit Schiffen tauschen</translation>
    </message>
</context>
<context>
    <name>BronzeBuild</name>
    <message numerus="yes">
        <source>%n workers left</source>
        <translation>
            <numerusform>Noch %n Arbeiter</numerusform>
            <numerusform>Noch %n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>All workers placed</source>
        <translation>Alle eingesetzt</translation>
    </message>
    <message>
        <source>No workers</source>
        <translation>Keine Arbeiter</translation>
    </message>
    <message>
        <source>The Great Wall now stops Invasion</source>
        <translation>Die Große Mauer hält jetzt die Invasion ab</translation>
    </message>
    <message>
        <source>First! +%1</source>
        <translation>Zuerst! +%1</translation>
    </message>
    <message>
        <source>%1: +%2</source>
        <translation>%1: +%2</translation>
    </message>
    <message>
        <source>Tap a box to fill up to it</source>
        <translation>Ein Tipp auf ein Kästchen füllt bis dorthin</translation>
    </message>
    <message>
        <source>%1 of 7</source>
        <translation>%1 von 7</translation>
    </message>
    <message>
        <source>city %1</source>
        <translation>Stadt %1</translation>
    </message>
    <message numerus="yes">
        <source>Finish %1: %n workers</source>
        <translation>
            <numerusform>%1 fertig bauen: %n Arbeiter</numerusform>
            <numerusform>%1 fertig bauen: %n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice from the next turn</source>
        <translation>
            <numerusform>Ab dem nächsten Zug %n Würfel mehr</numerusform>
            <numerusform>Ab dem nächsten Zug %n Würfel mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %1: %n workers, +%2</source>
        <translation>
            <numerusform>%1 fertig bauen: %n Arbeiter, +%2</numerusform>
            <numerusform>%1 fertig bauen: %n Arbeiter, +%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeCorrection</name>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Schiffe</translation>
    </message>
</context>
<context>
    <name>BronzeDice</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1, taken as food</source>
        <translation>%1, als Nahrung genommen</translation>
    </message>
    <message>
        <source>%1, taken as workers</source>
        <translation>%1, als Arbeiter genommen</translation>
    </message>
    <message>
        <source>Die %1, %2</source>
        <translation>Würfel %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dice</source>
        <translation>
            <numerusform>%1 von %n Würfel</numerusform>
            <numerusform>%1 von %n Würfeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>BronzeMarket</name>
    <message>
        <source>%1 to spend</source>
        <translation>%1 auszugeben</translation>
    </message>
    <message>
        <source>%1 of %2 owned</source>
        <translation>%1 von %2 im Besitz</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, all spent</source>
        <translation>%1, alles ausgegeben</translation>
    </message>
    <message>
        <source>Exact: nothing is wasted</source>
        <translation>Genau: Nichts geht verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted</source>
        <translation>
            <numerusform>%n geht verloren</numerusform>
            <numerusform>%n gehen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 You will discard %2.</source>
        <translation>%1 Du wirfst dann %2 ab.</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Für %1 kaufen</translation>
    </message>
    <message>
        <source>goods worth %1</source>
        <extracomment>What goods pay: %1 coins.</extracomment>
        <translation>Waren im Wert von %1</translation>
    </message>
    <message>
        <source>%1 for food</source>
        <extracomment>What food pays when it is sold: %1 coins.</extracomment>
        <translation>%1 für Nahrung</translation>
    </message>
    <message>
        <source>No coins and no goods</source>
        <translation>Keine Münzen und keine Waren</translation>
    </message>
    <message>
        <source>You keep no goods.</source>
        <translation>Es bleiben keine Waren.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n goods, worth %1.</source>
        <translation>
            <numerusform>%n Ware bleibt, Wert %1.</numerusform>
            <numerusform>%n Waren bleiben, Wert %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeOptions</name>
    <message numerus="yes">
        <source>%n developments, most valuable goods wins ties</source>
        <translation>
            <numerusform>%n Entwicklung, bei Gleichstand zählt der Wert der Waren</numerusform>
            <numerusform>%n Entwicklungen, bei Gleichstand zählt der Wert der Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments, most goods wins ties</source>
        <translation>
            <numerusform>%n Entwicklung, bei Gleichstand zählt die Zahl der Waren</numerusform>
            <numerusform>%n Entwicklungen, bei Gleichstand zählt die Zahl der Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade goods before building</source>
        <translation>Waren handeln vor dem Bauen</translation>
    </message>
    <message>
        <source>Trade goods after building</source>
        <translation>Waren handeln nach dem Bauen</translation>
    </message>
</context>
<context>
    <name>BronzeOutcome</name>
    <message>
        <source>All goods lost</source>
        <translation>Alle Waren verloren</translation>
    </message>
    <message>
        <source>%1 wasted</source>
        <translation>%1 verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <translation>
            <numerusform>%n Ware</numerusform>
            <numerusform>%n Waren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and 1 stone from Quarrying</source>
        <translation>%1 und 1 Stein vom Steinbruch</translation>
    </message>
    <message numerus="yes">
        <source>%n cities eat</source>
        <translation>
            <numerusform>%n Stadt isst</numerusform>
            <numerusform>%n Städte essen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 collected, %3 eaten</source>
        <translation>%1 + %2 gesammelt, %3 gegessen</translation>
    </message>
    <message numerus="yes">
        <source>%n cities go hungry</source>
        <translation>
            <numerusform>%n Stadt hungert</numerusform>
            <numerusform>%n Städte hungern</numerusform>
        </translation>
    </message>
    <message>
        <source>All fed</source>
        <translation>Alle ernährt</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls</source>
        <translation>
            <numerusform>%n Totenkopf</numerusform>
            <numerusform>%n Totenköpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>No disaster</source>
        <translation>Keine Katastrophe</translation>
    </message>
    <message>
        <source>2 skulls bring a Drought</source>
        <translation>2 Totenköpfe bringen eine Dürre</translation>
    </message>
    <message>
        <source>1 skull; 2 bring a Drought</source>
        <translation>1 Totenkopf; 2 bringen eine Dürre</translation>
    </message>
    <message>
        <source>No goods collected</source>
        <translation>Keine Waren gesammelt</translation>
    </message>
    <message numerus="yes">
        <source>%n goods collected</source>
        <translation>
            <numerusform>%n Ware gesammelt</numerusform>
            <numerusform>%n Waren gesammelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n, worth %1</source>
        <extracomment>What is in the store after a roll: how many goods, and what they pay.</extracomment>
        <translation>
            <numerusform>jetzt %n, Wert %1</numerusform>
            <numerusform>jetzt %n, Wert %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <extracomment>Two disasters that struck one player, and what they cost together: &quot;Famine and Drought: −5&quot;.</extracomment>
        <translation>%1 und %2: %3</translation>
    </message>
    <message>
        <source>No goods to lose</source>
        <translation>Keine Waren zu verlieren</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cities eat</source>
        <translation>
            <numerusform>%n von %1 Städten isst</numerusform>
            <numerusform>%n von %1 Städten essen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzePass</name>
    <message numerus="yes">
        <source>Keep %n goods</source>
        <translation>
            <numerusform>%n Ware behalten</numerusform>
            <numerusform>%n Waren behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to discard</source>
        <translation>Nichts abzuwerfen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>Wert %1</translation>
    </message>
    <message>
        <source>value %1 → %2</source>
        <translation>Wert %1 → %2</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>Wert %1</translation>
    </message>
    <message numerus="yes">
        <source>takes %n dice</source>
        <translation>
            <numerusform>nimmt %n Würfel</numerusform>
            <numerusform>nimmt %n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods too many</source>
        <translation>
            <numerusform>%n Ware zu viel</numerusform>
            <numerusform>%n Waren zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more goods can be kept</source>
        <translation>
            <numerusform>%n Ware mehr kann bleiben</numerusform>
            <numerusform>%n Waren mehr können bleiben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeSeat</name>
    <message>
        <source>%1, %2, worth %3</source>
        <translation>%1, %2, Wert %3</translation>
    </message>
    <message>
        <source>%1, %2, worth %3, was %4</source>
        <translation>%1, %2, Wert %3, vorher %4</translation>
    </message>
    <message>
        <source>Food, %1</source>
        <translation>Nahrung, %1</translation>
    </message>
    <message>
        <source>City %1, built</source>
        <translation>Stadt %1, gebaut</translation>
    </message>
    <message>
        <source>City %1, %2 of %3 boxes</source>
        <translation>Stadt %1, %2 von %3 Kästchen</translation>
    </message>
    <message>
        <source>%1, not in play</source>
        <translation>%1, nicht im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%1, built, %n points</source>
        <translation>
            <numerusform>%1, gebaut, %n Punkt</numerusform>
            <numerusform>%1, gebaut, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 boxes, first %4 points, later %5</source>
        <translation>%1, %2 von %3 Kästchen, zuerst %4 Punkte, später %5</translation>
    </message>
</context>
<context>
    <name>BronzeTable</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handeln</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Next: trade</source>
        <translation>Weiter: handeln</translation>
    </message>
    <message>
        <source>Next: build</source>
        <translation>Weiter: bauen</translation>
    </message>
    <message>
        <source>Next: swap</source>
        <translation>Weiter: tauschen</translation>
    </message>
    <message>
        <source>Next: buy</source>
        <translation>Weiter: kaufen</translation>
    </message>
    <message>
        <source>Pass the dice</source>
        <translation>Würfel weitergeben</translation>
    </message>
    <message>
        <source>Next: discard</source>
        <translation>Weiter: abwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%n dice to go</source>
        <translation>
            <numerusform>Noch %n Würfel</numerusform>
            <numerusform>Noch %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect and feed</source>
        <translation>Sammeln und ernähren</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Nichts kaufen</translation>
    </message>
    <message numerus="yes">
        <source>%n workers will be lost</source>
        <translation>
            <numerusform>%n Arbeiter geht verloren</numerusform>
            <numerusform>%n Arbeiter gehen verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins will be lost</source>
        <translation>
            <numerusform>%n Münze geht verloren</numerusform>
            <numerusform>%n Münzen gehen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends after round %1</source>
        <translation>Das Spiel endet nach Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of %n developments</source>
        <translation>
            <numerusform>%1 hat %2 von %n Entwicklung</numerusform>
            <numerusform>%1 hat %2 von %n Entwicklungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monuments still unbuilt</source>
        <translation>
            <numerusform>%n Monument noch nicht gebaut</numerusform>
            <numerusform>%n Monumente noch nicht gebaut</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 built</source>
        <translation>%1 von %2 gebaut</translation>
    </message>
    <message>
        <source>Won by more goods left</source>
        <translation>Gewonnen durch mehr übrige Waren</translation>
    </message>
    <message>
        <source>Won by more valuable goods left</source>
        <translation>Gewonnen durch wertvollere übrige Waren</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n developments.</source>
        <translation>
            <numerusform>%1 hat %n Entwicklung.</numerusform>
            <numerusform>%1 hat %n Entwicklungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every monument has been built.</source>
        <translation>Alle Monumente sind gebaut.</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>The trade with %1 has not been made.</source>
        <extracomment>A trade was entered, but the button that makes it was not tapped. %1 is the other player.</extracomment>
        <translation>Der Handel mit %1 ist noch nicht abgeschlossen.</translation>
    </message>
    <message>
        <source>a die, %1</source>
        <extracomment>Taken back by undo: one die, %1 is its face.</extracomment>
        <translation>ein Würfel, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes, %1</source>
        <extracomment>Taken back by undo: so many boxes of a building, %1.</extracomment>
        <translation>
            <numerusform>%n Kästchen, %1</numerusform>
            <numerusform>%n Kästchen, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>To the result</source>
        <extracomment>The wide button: the game ends with this turn.</extracomment>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>The wide button at the end of a turn alone.</extracomment>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>The last round begins</source>
        <extracomment>What comes with the end of this turn.</extracomment>
        <translation>Die letzte Runde beginnt</translation>
    </message>
    <message>
        <source>%1 and %2 will be lost</source>
        <extracomment>%1 is such as &quot;3 workers&quot;, %2 such as &quot;7 coins&quot;.</extracomment>
        <translation>%1 und %2 gehen verloren</translation>
    </message>
    <message>
        <source>%1, the last</source>
        <translation>%1, die letzte</translation>
    </message>
    <message numerus="yes">
        <source>No developments yet: %n end the game</source>
        <translation>
            <numerusform>Noch keine Entwicklung: %n beendet das Spiel</numerusform>
            <numerusform>Noch keine Entwicklung: %n beenden das Spiel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %2 of %n developments each</source>
        <translation>
            <numerusform>%1 haben je %2 von %n Entwicklung</numerusform>
            <numerusform>%1 haben je %2 von %n Entwicklungen</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>Das ist die letzte Runde</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>lower half?</source>
        <extracomment>A lower half that nobody has named yet.</extracomment>
        <translation>untere Hälfte?</translation>
    </message>
</context>
<context>
    <name>Career</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 has finished no game here yet.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 hat hier noch keine Partie beendet.</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>Below big numbers of one player: games, wins, average score, best score.</extracomment>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>Sieg</numerusform>
            <numerusform>Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>best</source>
        <translation>Bestwert</translation>
    </message>
    <message numerus="yes">
        <source>A win rate takes %n games with others.</source>
        <extracomment>%n is how many games a win rate takes.</extracomment>
        <translation>
            <numerusform>Eine Siegquote braucht %n Partie mit anderen.</numerusform>
            <numerusform>Eine Siegquote braucht %n Partien mit anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins %1 of %n games with others; chance alone would give %2.</source>
        <extracomment>Two shares in per cent; %n is how many games with others there are.</extracomment>
        <translation>
            <numerusform>Gewinnt %1 von %n Partie mit anderen; der Zufall allein ergäbe %2.</numerusform>
            <numerusform>Gewinnt %1 von %n Partien mit anderen; der Zufall allein ergäbe %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games: %1 ahead, %2 behind</source>
        <extracomment>Of games of two players: how often one was ahead and behind; %n is the number of games.</extracomment>
        <translation>
            <numerusform>%n Partie: %1 davor, %2 dahinter</numerusform>
            <numerusform>%n Partien: %1 davor, %2 dahinter</numerusform>
        </translation>
    </message>
    <message>
        <source>Rival</source>
        <extracomment>The opponent met most often.</extracomment>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>Nobody yet: it takes three games together.</source>
        <translation>Noch niemand: Es braucht drei gemeinsame Partien.</translation>
    </message>
    <message>
        <source>Nemesis</source>
        <extracomment>The opponent who is ahead most often.</extracomment>
        <translation>Angstgegner</translation>
    </message>
    <message>
        <source>Nobody is ahead more often than behind.</source>
        <translation>Niemand liegt öfter davor als dahinter.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
</context>
<context>
    <name>CareerPage</name>
    <message>
        <source>Statistics</source>
        <extracomment>Below a player&apos;s name: the page is about their games.</extracomment>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Change this turn</source>
        <extracomment>Title: the actions of an earlier turn, to be changed.</extracomment>
        <translation>Diesen Zug ändern</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last change of a list of actions back.</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Play the whole turn again</source>
        <extracomment>All actions of an earlier turn are entered anew, from the first on.</extracomment>
        <translation>Ganzen Zug neu spielen</translation>
    </message>
    <message>
        <source>See what would change</source>
        <extracomment>Leads to what another course of an earlier turn would do.</extracomment>
        <translation>Zeigen, was sich ändert</translation>
    </message>
    <message>
        <source>Tap what was done otherwise. All else stays as long as the rules allow it.</source>
        <translation>Tippe an, was anders war. Alles andere bleibt, solange die Regeln es erlauben.</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <extracomment>Spoken: enters an action of an earlier turn anew. %1 is what was done.</extracomment>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Add one before: %1</source>
        <extracomment>Puts another action before one of an earlier turn. %1 is what was done.</extracomment>
        <translation>Davor einfügen: %1</translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <extracomment>Takes an action out of an earlier turn. %1 is what was done.</extracomment>
        <translation>Herausnehmen: %1</translation>
    </message>
    <message>
        <source>Add what ends the turn</source>
        <extracomment>The turn has no end without one more action.</extracomment>
        <translation>Hinzufügen, was den Zug beendet</translation>
    </message>
</context>
<context>
    <name>ChangeOutlook</name>
    <message>
        <source>What would change</source>
        <extracomment>Title: what another course of an earlier turn would do.</extracomment>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>The changed turn counts from now on.</extracomment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Keep the old turn</source>
        <extracomment>The turn stays as it was.</extracomment>
        <translation>Alten Zug behalten</translation>
    </message>
    <message>
        <source>%1: %2, then %3</source>
        <extracomment>Spoken: %1 is a player, %2 and %3 are totals.</extracomment>
        <translation>%1: %2, dann %3</translation>
    </message>
</context>
<context>
    <name>ChangePage</name>
    <message>
        <source>Changing: %1</source>
        <extracomment>Above a turn that is entered anew. %1 is such as &quot;Léa, round 8&quot;.</extracomment>
        <translation>Ändern: %1</translation>
    </message>
    <message>
        <source>Keep the old turn</source>
        <translation>Alten Zug behalten</translation>
    </message>
    <message>
        <source>The turn is not changed yet.</source>
        <extracomment>Leaving the page on which an earlier turn is entered anew would lose that.</extracomment>
        <translation>Der Zug ist noch nicht geändert.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <extracomment>From one action of an earlier turn to the list of them; or it stops changing the turn, which stays as it was.</extracomment>
        <translation>Zurück zur Liste</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a bar or row of a chart, %2 a list such as &quot;games 23, wins 9&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChartHead</name>
    <message>
        <source>Shows the numbers</source>
        <extracomment>Spoken: what a tap on the head of a chart does.</extracomment>
        <translation>Zeigt die Zahlen</translation>
    </message>
</context>
<context>
    <name>ChoiceChip</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is what is chosen, such as &quot;Period&quot;, %2 the choice.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChoiceParts</name>
    <message>
        <source>Who takes what?</source>
        <extracomment>Above the dice that all players take one of.</extracomment>
        <translation>Wer nimmt was?</translation>
    </message>
    <message>
        <source>the buyer first, then on by seat</source>
        <extracomment>Dice are handed out, the buyer first.</extracomment>
        <translation>erst wer kauft, dann reihum</translation>
    </message>
    <message>
        <source>Any two resources</source>
        <extracomment>Above the choice of two resources.</extracomment>
        <translation>Zwei beliebige Rohstoffe</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>tallystone-cli: action %1 breaks the rule %2: %3
</source>
        <translation>tallystone-cli: Aktion %1 bricht die Regel %2: %3
</translation>
    </message>
    <message>
        <source>Replays a game and prints its score sheet.</source>
        <translation>Spielt eine Partie nach und zeigt ihr Wertungsblatt.</translation>
    </message>
    <message>
        <source>With --json: add what each action caused.</source>
        <translation>Mit --json: anfügen, was jede Aktion bewirkt hat.</translation>
    </message>
    <message>
        <source>Replay only the first N actions.</source>
        <translation>Nur die ersten N Aktionen nachspielen.</translation>
    </message>
    <message>
        <source>A game record; - reads standard input.</source>
        <translation>Eine aufgezeichnete Partie; - liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>--log needs --json.</source>
        <translation>--log braucht --json.</translation>
    </message>
    <message>
        <source>--until takes a whole number from 0 on.</source>
        <translation>--until nimmt eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>tallystone-cli: the output could not be written.
</source>
        <translation>tallystone-cli: Die Ausgabe konnte nicht geschrieben werden.
</translation>
    </message>
    <message>
        <source>Copies all games into one file, and checks that it can be opened.</source>
        <translation>Kopiert alle Partien in eine Datei und prüft, dass sie sich öffnen lässt.</translation>
    </message>
    <message>
        <source>The backup to make.</source>
        <translation>Die Sicherung, die entstehen soll.</translation>
    </message>
    <message>
        <source>Backed up to %1, in place of the file that was there.
</source>
        <translation>Gesichert in %1, anstelle der Datei, die dort war.
</translation>
    </message>
    <message>
        <source>Backed up to %1.
</source>
        <translation>Gesichert in %1.
</translation>
    </message>
    <message>
        <source>Makes a backup the file with the games. What was there is kept beside it.</source>
        <translation>Macht eine Sicherung zur Datei mit den Partien. Was dort war, wird daneben gespeichert.</translation>
    </message>
    <message>
        <source>The backup; it is checked first and stays as it is.</source>
        <translation>Die Sicherung; sie wird erst geprüft und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Restored to %1.
</source>
        <translation>Wiederhergestellt in %1.
</translation>
    </message>
    <message>
        <source>What was there is now %1.
</source>
        <translation>Was dort war, ist jetzt %1.
</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>Partie %1 ist nicht zu lesen.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1: %2</translation>
    </message>
    <message>
        <source>Game %1, action %2: %3</source>
        <translation>Partie %1, Aktion %2: %3</translation>
    </message>
    <message>
        <source>Game %1 is kept as finished, but it goes on.</source>
        <translation>Partie %1 ist als beendet vermerkt, geht aber weiter.</translation>
    </message>
    <message>
        <source>Game %1 is kept as running, but it is over.</source>
        <translation>Partie %1 ist als laufend vermerkt, ist aber zu Ende.</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>Die Datei ist beschädigt: %1.</translation>
    </message>
    <message>
        <source>Results or statistics are not those of the games; rebuild makes them anew.</source>
        <translation>Ergebnisse oder Statistiken passen nicht zu den Partien; rebuild berechnet sie neu.</translation>
    </message>
    <message numerus="yes">
        <source>All is well with %n games.
</source>
        <translation>
            <numerusform>Mit %n Partie ist alles in Ordnung.
</numerusform>
            <numerusform>Mit %n Partien ist alles in Ordnung.
</numerusform>
        </translation>
    </message>
    <message>
        <source>Looks through the file, compares results and statistics with the games, and replays every game.</source>
        <translation>Sieht die Datei durch, vergleicht Ergebnisse und Statistiken mit den Partien und spielt jede Partie nach.</translation>
    </message>
    <message>
        <source>Makes results and statistics anew from the games.</source>
        <translation>Berechnet Ergebnisse und Statistiken neu aus den Partien.</translation>
    </message>
    <message>
        <source>Results and statistics are made anew; some were wrong.
</source>
        <translation>Ergebnisse und Statistiken sind neu berechnet; manche waren falsch.
</translation>
    </message>
    <message>
        <source>Results and statistics are made anew; all were right.
</source>
        <translation>Ergebnisse und Statistiken sind neu berechnet; alle waren richtig.
</translation>
    </message>
    <message>
        <source>Answer with one JSON object instead of a text.</source>
        <translation>Mit einem JSON-Objekt statt einem Text antworten.</translation>
    </message>
    <message>
        <source>The file with the games; without it, the app&apos;s own.</source>
        <translation>Die Datei mit den Partien; ohne sie die der App.</translation>
    </message>
    <message>
        <source>--db needs the path of a file.</source>
        <translation>--db braucht den Pfad einer Datei.</translation>
    </message>
    <message>
        <source>There are no games here yet.</source>
        <translation>Hier sind noch keine Partien.</translation>
    </message>
    <message>
        <source>%1 is the file with the games.</source>
        <translation>%1 ist die Datei mit den Partien.</translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1, in place of the file that was there.
</source>
        <translation>
            <numerusform>%n Partie nach %1 geschrieben, anstelle der Datei, die dort war.
</numerusform>
            <numerusform>%n Partien nach %1 geschrieben, anstelle der Datei, die dort war.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1.
</source>
        <translation>
            <numerusform>%n Partie nach %1 geschrieben.
</numerusform>
            <numerusform>%n Partien nach %1 geschrieben.
</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes games as one archive, which can be imported again, or as a table.</source>
        <translation>Schreibt Partien als ein Archiv, das sich wieder importieren lässt, oder als Tabelle.</translation>
    </message>
    <message>
        <source>Only games of one kind, such as %1, or the one game of this id.</source>
        <translation>Nur Partien eines Spiels, etwa %1, oder die eine Partie mit dieser Kennung.</translation>
    </message>
    <message>
        <source>json for an archive, csv for a table of the finished games.</source>
        <translation>json für ein Archiv, csv für eine Tabelle der beendeten Partien.</translation>
    </message>
    <message>
        <source>The file to write; without it, standard output.</source>
        <translation>Die Datei, die geschrieben wird; ohne sie die Standardausgabe.</translation>
    </message>
    <message>
        <source>--format is json or csv.</source>
        <translation>--format ist json oder csv.</translation>
    </message>
    <message>
        <source>tallystone-cli: nothing was imported.
</source>
        <translation>tallystone-cli: nichts wurde importiert.
</translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already with other content. Nothing was imported; --keep leaves them as they are, --replace takes those of the file.</source>
        <translation>
            <numerusform>%n Partie ist schon mit anderem Inhalt da. Nichts wurde importiert; --keep lässt sie, wie sie ist, --replace nimmt die der Datei.</numerusform>
            <numerusform>%n Partien sind schon mit anderem Inhalt da. Nichts wurde importiert; --keep lässt sie, wie sie sind, --replace nimmt die der Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neue</numerusform>
            <numerusform>%n neue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n schon da</numerusform>
            <numerusform>%n schon da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here with other content</source>
        <translation>
            <numerusform>%n mit anderem Inhalt da</numerusform>
            <numerusform>%n mit anderem Inhalt da</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n ersetzt</numerusform>
            <numerusform>%n ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Would import: %1.
</source>
        <translation>Würde importieren: %1.
</translation>
    </message>
    <message>
        <source>Imported: %1.
</source>
        <translation>Importiert: %1.
</translation>
    </message>
    <message>
        <source>Takes in the games of records and archives, all of them or none.</source>
        <translation>Übernimmt die Partien aus Dateien und Archiven, alle oder keine.</translation>
    </message>
    <message>
        <source>Only tell what would be done.</source>
        <translation>Nur sagen, was geschehen würde.</translation>
    </message>
    <message>
        <source>Leave games as they are where the file has other content.</source>
        <translation>Partien lassen, wie sie sind, wo die Datei anderen Inhalt hat.</translation>
    </message>
    <message>
        <source>Take such games from the file.</source>
        <translation>Solche Partien aus der Datei nehmen.</translation>
    </message>
    <message>
        <source>Records and archives; - reads standard input.</source>
        <translation>Partien und Archive; - liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>--keep and --replace contradict each other.</source>
        <translation>--keep und --replace widersprechen sich.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig beendet</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>Lists all games, the newest first.</source>
        <translation>Zählt alle Partien auf, die neueste zuerst.</translation>
    </message>
    <message>
        <source>There are no games.
</source>
        <translation>Es gibt keine Partien.
</translation>
    </message>
    <message>
        <source>There is no game %1; list names them.</source>
        <translation>Es gibt keine Partie %1; list nennt sie.</translation>
    </message>
    <message>
        <source>Several games begin with %1; write more of the id.</source>
        <translation>Mehrere Partien beginnen mit %1; schreib mehr von der Kennung.</translation>
    </message>
    <message>
        <source>replay a record and print its score sheet</source>
        <translation>spielt eine Partie nach und zeigt ihr Wertungsblatt</translation>
    </message>
    <message>
        <source>list all games</source>
        <translation>zählt alle Partien auf</translation>
    </message>
    <message>
        <source>show the score sheet of a game</source>
        <translation>zeigt das Wertungsblatt einer Partie</translation>
    </message>
    <message>
        <source>write games as an archive or as a table</source>
        <translation>schreibt Partien als Archiv oder als Tabelle</translation>
    </message>
    <message>
        <source>take in records and archives</source>
        <translation>übernimmt Partien und Archive</translation>
    </message>
    <message>
        <source>copy all games into one file</source>
        <translation>kopiert alle Partien in eine Datei</translation>
    </message>
    <message>
        <source>go back to a backup</source>
        <translation>kehrt zu einer Sicherung zurück</translation>
    </message>
    <message>
        <source>tell who has played how often and how well</source>
        <translation>sagt, wer wie oft und wie gut gespielt hat</translation>
    </message>
    <message>
        <source>look whether everything is right</source>
        <translation>sieht nach, ob alles stimmt</translation>
    </message>
    <message>
        <source>make results and statistics anew</source>
        <translation>berechnet Ergebnisse und Statistiken neu</translation>
    </message>
    <message>
        <source>save what can be read of a damaged file</source>
        <translation>rettet, was von einer beschädigten Datei zu lesen ist</translation>
    </message>
    <message>
        <source>Takes what can be read of a damaged file into a new one. The damaged one is kept beside it.</source>
        <translation>Übernimmt, was von einer beschädigten Datei zu lesen ist, in eine neue. Die beschädigte bleibt daneben liegen.</translation>
    </message>
    <message>
        <source>%1 is not damaged.</source>
        <translation>%1 ist nicht beschädigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n lost.
</source>
        <translation>
            <numerusform>%n verloren.
</numerusform>
            <numerusform>%n verloren.
</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is now %1.
</source>
        <translation>Die beschädigte Datei ist jetzt %1.
</translation>
    </message>
    <message>
        <source>Shows the score sheet of one game.</source>
        <translation>Zeigt das Wertungsblatt einer Partie.</translation>
    </message>
    <message>
        <source>Print the game&apos;s record instead.</source>
        <translation>Stattdessen die Aufzeichnung der Partie ausgeben.</translation>
    </message>
    <message>
        <source>The id of a game, or its beginning.</source>
        <translation>Die Kennung einer Partie oder ihr Anfang.</translation>
    </message>
    <message>
        <source>No finished games.
</source>
        <translation>Keine beendeten Partien.
</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n beendete Partie</numerusform>
            <numerusform>%n beendete Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Average score %1, best %2
</source>
        <translation>Durchschnitt %1 Punkte, beste Wertung %2
</translation>
    </message>
    <message>
        <source>%1 minutes on average
</source>
        <translation>im Schnitt %1 Minuten
</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games, %2 won, average %3, best %4
</source>
        <extracomment>A player with games, wins, the average and the best score.</extracomment>
        <translation>
            <numerusform>%1: %n Partie, gewonnen %2, Durchschnitt %3, beste Wertung %4
</numerusform>
            <numerusform>%1: %n Partien, gewonnen %2, Durchschnitt %3, beste Wertung %4
</numerusform>
        </translation>
    </message>
    <message>
        <source>Tells who has played how often and how well.</source>
        <translation>Sagt, wer wie oft und wie gut gespielt hat.</translation>
    </message>
    <message>
        <source>Only games of this kind, such as %1.</source>
        <translation>Nur Partien dieses Spiels, etwa %1.</translation>
    </message>
    <message>
        <source>There is no game called %1.</source>
        <translation>Es gibt kein Spiel namens %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n games rescued.
</source>
        <translation>
            <numerusform>%n Partie gerettet.
</numerusform>
            <numerusform>%n Partien gerettet.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them only in part.
</source>
        <translation>
            <numerusform>%n davon nur zum Teil.
</numerusform>
            <numerusform>%n davon nur zum Teil.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are counted
</source>
        <translation>
            <numerusform>%n vorzeitig beendete Partie zählt mit
</numerusform>
            <numerusform>%n vorzeitig beendete Partien zählen mit
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are left out
</source>
        <translation>
            <numerusform>%n vorzeitig beendete Partie zählt nicht mit
</numerusform>
            <numerusform>%n vorzeitig beendete Partien zählen nicht mit
</numerusform>
        </translation>
    </message>
    <message>
        <source>Count games that were stopped early too.</source>
        <translation>Vorzeitig beendete Partien mitzählen.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopiere</translation>
    </message>
    <message>
        <source>Checking the backup</source>
        <translation>Prüfe die Sicherung</translation>
    </message>
    <message>
        <source>This is an archive: use import.</source>
        <translation>Das ist ein Archiv: import nimmt es auf.</translation>
    </message>
    <message>
        <source>Replaying</source>
        <translation>Spiele nach</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Rechne</translation>
    </message>
    <message>
        <source>%1 needs %2; help %1 says more.</source>
        <extracomment>%1 is a command, %2 what it needs, such as FILE.</extracomment>
        <translation>%1 braucht %2; help %1 sagt mehr.</translation>
    </message>
    <message>
        <source>%1 is too much; help %2 says what is needed.</source>
        <translation>%1 ist zu viel; help %2 sagt, was nötig ist.</translation>
    </message>
    <message>
        <source>%1 has no option %2; help %1 lists them.</source>
        <extracomment>%1 is a command, %2 an option it does not have.</extracomment>
        <translation>%1 hat keine Option %2; help %1 zählt sie auf.</translation>
    </message>
    <message>
        <source>%1 has no option %2; did you mean --%3?</source>
        <translation>%1 hat keine Option %2; war --%3 gemeint?</translation>
    </message>
    <message>
        <source>%1 …</source>
        <extracomment>What is being done and takes a while, such as &quot;Reading&quot;.</extracomment>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games</source>
        <extracomment>What is being done, such as &quot;Reading&quot;, and how far that is: &quot;Reading: 120 of 4,000 games&quot;.</extracomment>
        <translation>%1: %2 von %3 Partien</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreibe</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lese</translation>
    </message>
    <message>
        <source>Taking in</source>
        <translation>Nehme auf</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Zähle auf</translation>
    </message>
    <message>
        <source>Usage: tallystone-cli COMMAND [OPTIONS]
       tallystone-cli help [COMMAND]

The score sheet of civilisation games, on the command line.

Commands:
%1
Options:
  --help       this text; after a command: that command&apos;s, as help COMMAND does
  --version    the version

Exit codes: 0 all went well; 1 a rule is broken, a game is there with other content, or check found something; 2 no valid record, a file that cannot be used, or wrong usage.
</source>
        <translation>Aufruf: tallystone-cli BEFEHL [OPTIONEN]
        tallystone-cli help [BEFEHL]

Der Wertungsbogen für Zivilisationsspiele, auf der Kommandozeile.

Befehle:
%1
Optionen:
  --help       dieser Text; nach einem Befehl der zu ihm, wie help BEFEHL
  --version    die Version

Rückgabewerte: 0 alles in Ordnung; 1 eine Regel ist verletzt, eine Partie ist mit anderem Inhalt da, oder check hat etwas gefunden; 2 keine gültige Partie, eine unbrauchbare Datei oder ein falscher Aufruf.
</translation>
    </message>
    <message>
        <source>There is no command %1; help lists them.</source>
        <translation>Den Befehl %1 gibt es nicht; help zählt sie auf.</translation>
    </message>
    <message>
        <source>There is no command %1; did you mean %2?</source>
        <translation>Den Befehl %1 gibt es nicht; war %2 gemeint?</translation>
    </message>
    <message>
        <source>Name a command; help lists them.</source>
        <translation>Es fehlt ein Befehl; help zählt sie auf.</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>Rette</translation>
    </message>
    <message>
        <source>judge the score sheet of any other game</source>
        <translation>das Blatt irgendeines anderen Spiels prüfen</translation>
    </message>
    <message>
        <source>Judges the sheet of a game and prints it in its canonical form.</source>
        <translation>Prüft das Blatt eines Spiels und gibt es in seiner kanonischen Form aus.</translation>
    </message>
    <message>
        <source>A sheet, or a link that has one packed; - reads standard input.</source>
        <translation>Ein Blatt oder ein Link, in dem eines steckt; - liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>CorrectBoxes</name>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>City %1, %2 of %3 boxes</source>
        <extracomment>Spoken: a city being corrected. %1 is its number, %2 of %3 boxes are ticked.</extracomment>
        <translation>Stadt %1, %2 von %3 Kästchen</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>%1, %2 of %3 boxes</source>
        <extracomment>Spoken: a monument being corrected. %1 is its name, %2 of %3 boxes are ticked.</extracomment>
        <translation>%1, %2 von %3 Kästchen</translation>
    </message>
    <message>
        <source>%1: first</source>
        <extracomment>A switch for a finished monument, %1: this player was the first to finish it.</extracomment>
        <translation>%1: zuerst</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
</context>
<context>
    <name>CorrectPage</name>
    <message>
        <source>Correct</source>
        <extracomment>Title of the page that changes a sheet by hand.</extracomment>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>a house rule, or a mistake</source>
        <translation>eine Hausregel oder ein Fehler</translation>
    </message>
</context>
<context>
    <name>CountBadge</name>
    <message>
        <source>×%1</source>
        <extracomment>How often a face was entered, as in &quot;×2&quot;.</extracomment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>CurveCard</name>
    <message>
        <source>Score over the game</source>
        <extracomment>Title of a chart: everybody&apos;s points from the beginning to the end of a game.</extracomment>
        <translation>Punkte im Lauf der Partie</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Your data</source>
        <extracomment>Title of the page where games are saved to files and loaded from files.</extracomment>
        <translation>Deine Daten</translation>
    </message>
    <message numerus="yes">
        <source>%n games on this device</source>
        <translation>
            <numerusform>%n Partie auf diesem Gerät</numerusform>
            <numerusform>%n Partien auf diesem Gerät</numerusform>
        </translation>
    </message>
    <message>
        <source>Save all games to a file</source>
        <translation>Alle Partien in Datei speichern</translation>
    </message>
    <message>
        <source>every action, to be loaded again</source>
        <translation>jede Aktion, wieder ladbar</translation>
    </message>
    <message>
        <source>Load games from a file</source>
        <translation>Partien aus einer Datei laden</translation>
    </message>
    <message>
        <source>you see first what would happen</source>
        <translation>du siehst zuerst, was geschehen würde</translation>
    </message>
    <message>
        <source>Save the results as a table</source>
        <translation>Ergebnisse als Tabelle</translation>
    </message>
    <message>
        <source>CSV for a spreadsheet, finished games only</source>
        <translation>CSV für Tabellenprogramme, nur beendete Partien</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>all that is on this device, in one file</source>
        <translation>alles auf diesem Gerät, in einer Datei</translation>
    </message>
    <message>
        <source>Go back to a backup</source>
        <translation>Zu einer Sicherung zurück</translation>
    </message>
    <message>
        <source>what is here now is kept beside it</source>
        <translation>was jetzt hier ist, wird daneben gespeichert</translation>
    </message>
    <message>
        <source>Every day that you play is backed up on this device. The last seven stay, then one a week, then one a month.</source>
        <extracomment>How often backups are made and how long they stay.</extracomment>
        <translation>Jeder Spieltag wird auf diesem Gerät gesichert. Die letzten sieben bleiben, dann einer pro Woche, dann einer pro Monat.</translation>
    </message>
    <message>
        <source>Go back to this backup?</source>
        <extracomment>Asks before a backup takes the place of what is here.</extracomment>
        <translation>Zu dieser Sicherung zurück?</translation>
    </message>
    <message>
        <source>What you see now is kept in a file beside it, and the backup takes its place.</source>
        <translation>Was du jetzt siehst, wird in einer Datei daneben gespeichert, und die Sicherung tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Nichts ändern</translation>
    </message>
    <message>
        <source>Use this backup</source>
        <translation>Diese Sicherung nehmen</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>Leads to the games that were deleted and can still be had back.</extracomment>
        <translation>Gelöschte Partien</translation>
    </message>
    <message>
        <source>can be restored for a while</source>
        <translation>eine Weile noch zurückzuholen</translation>
    </message>
    <message>
        <source>Automatic backups</source>
        <extracomment>Heads the list of backups that the app makes.</extracomment>
        <translation>Automatische Sicherungen</translation>
    </message>
    <message>
        <source>Stop it?</source>
        <extracomment>The question before long work is stopped: saving, backing up, going back to a backup.</extracomment>
        <translation>Abbrechen?</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>ddd d</source>
        <extracomment>How a day of a month is written: ddd is &quot;Sat&quot;, d is &quot;14&quot;. Keep these letters.</extracomment>
        <translation>ddd d.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a date is written: d is &quot;15&quot;, MMMM is &quot;November&quot;, yyyy is &quot;2026&quot;. Keep these letters.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>DeletedGames</name>
    <message numerus="yes">
        <source>%n days left</source>
        <extracomment>For how long a deleted game stays in the bin.</extracomment>
        <translation>
            <numerusform>noch %n Tag</numerusform>
            <numerusform>noch %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Die Partie ist wieder da.</translation>
    </message>
</context>
<context>
    <name>DevDots</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Developments owned, of as many as end the game.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Developments: %1</source>
        <extracomment>%1 is &quot;3 of 5&quot;.</extracomment>
        <translation>Entwicklungen: %1</translation>
    </message>
</context>
<context>
    <name>DevelopmentRow</name>
    <message numerus="yes">
        <source>%1, costs %2, %n points, affordable</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points.</extracomment>
        <translation>
            <numerusform>%1, kostet %2, %n Punkt, bezahlbar</numerusform>
            <numerusform>%1, kostet %2, %n Punkte, bezahlbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points, owned</source>
        <extracomment>Spoken: %1 is a development, %n its points.</extracomment>
        <translation>
            <numerusform>%1, %n Punkt, im Besitz</numerusform>
            <numerusform>%1, %n Punkte, im Besitz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, costs %2, %n points, %3</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points, %3 what is missing, such as &quot;3 short&quot;.</extracomment>
        <translation>
            <numerusform>%1, kostet %2, %n Punkt, %3</numerusform>
            <numerusform>%1, kostet %2, %n Punkte, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, costs %2, %n points</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points.</extracomment>
        <translation>
            <numerusform>%1, kostet %2, %n Punkt</numerusform>
            <numerusform>%1, kostet %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>pts</source>
        <extracomment>Short for points.</extracomment>
        <translation>Pkt.</translation>
    </message>
</context>
<context>
    <name>DisasterBoxes</name>
    <message>
        <source>%1 + %2</source>
        <extracomment>More disaster boxes than the sheet has: %1 boxes are on it, %2 go beyond.</extracomment>
        <translation>%1 + %2</translation>
    </message>
</context>
<context>
    <name>Discrepancies</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Only the times of single actions differ.</source>
        <translation>Nur die Uhrzeiten einzelner Aktionen weichen ab.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and the points.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Where something is not known or not written.</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: here %2, in the file %3.</source>
        <extracomment>Two versions of one game: %1 is what differs, such as &quot;Place&quot;, %2 and %3 what it is in each.</extracomment>
        <translation>%1: hier %2, in der Datei %3.</translation>
    </message>
    <message>
        <source>Some of the agreed rules differ.</source>
        <translation>Einige vereinbarte Regeln weichen ab.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more actions.</source>
        <translation>
            <numerusform>Die Datei hat %n Aktion mehr.</numerusform>
            <numerusform>Die Datei hat %n Aktionen mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n fewer actions.</source>
        <translation>
            <numerusform>Die Datei hat %n Aktion weniger.</numerusform>
            <numerusform>Die Datei hat %n Aktionen weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>They part ways in round %1, in the turn of %2.</source>
        <extracomment>Two versions of one game: %1 is a round, %2 whose turn it was.</extracomment>
        <translation>Sie gehen ab Runde %1 auseinander, im Zug von %2.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>End and ties</source>
        <extracomment>BronzeAgeOptions of a game: when it ends and what breaks a tie.</extracomment>
        <translation>Ende und Gleichstand</translation>
    </message>
    <message>
        <source>Developments that end the game</source>
        <extracomment>Label of a number: how many developments end the game.</extracomment>
        <translation>Entwicklungen bis zum Ende</translation>
    </message>
    <message>
        <source>Equal totals are decided by</source>
        <extracomment>Label of a choice: what decides between equal totals.</extracomment>
        <translation>Bei Gleichstand entscheidet</translation>
    </message>
    <message>
        <source>Number of goods</source>
        <extracomment>What decides between equal totals: how many goods are left, or what they are worth.</extracomment>
        <translation>Zahl der Waren</translation>
    </message>
    <message>
        <source>Value of goods</source>
        <translation>Wert der Waren</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Closes the sheet with options.</extracomment>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>EngineeringRow</name>
    <message>
        <source>Stone, 3 workers each</source>
        <extracomment>Engineering: stones that are used up as workers.</extracomment>
        <translation>Stein, je 3 Arbeiter</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes an explanation.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message numerus="yes">
        <source>Used %n times</source>
        <extracomment>How often a face of the dice was entered in this roll.</extracomment>
        <translation>
            <numerusform>%n-mal eingegeben</numerusform>
            <numerusform>%n-mal eingegeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FedCard</name>
    <message>
        <source>left</source>
        <extracomment>Below the number of food that is left.</extracomment>
        <translation>übrig</translation>
    </message>
</context>
<context>
    <name>FigureRow</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken: %1 is a number, %2 what it is, such as &quot;games&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Buttons of a file dialog.</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Puts a file dialog away.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Matching files (%1)</source>
        <extracomment>What a file dialog shows; %1 is a list such as &quot;*.csv&quot;.</extracomment>
        <translation>Passende Dateien (%1)</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Save to a file</source>
        <extracomment>Title of the sheet in which a file is chosen.</extracomment>
        <translation>In einer Datei speichern</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>One folder up</source>
        <extracomment>Shows the folder that this folder is in.</extracomment>
        <translation>Ein Ordner höher</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Beside the name of a folder.</extracomment>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>There is no such file here: %1</source>
        <extracomment>In a folder. %1 is a list such as &quot;*.csv&quot;.</extracomment>
        <translation>Hier gibt es keine solche Datei: %1</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <extracomment>A field for the name of a file.</extracomment>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Replace the file that is there</source>
        <extracomment>Writes the file; the second if there is one of that name.</extracomment>
        <translation>Vorhandene Datei ersetzen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Which games?</source>
        <extracomment>Title of the choices that narrow the list of past games.</extracomment>
        <translation>Welche Partien?</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>Narrows the past games to those of one player.</extracomment>
        <translation>Wer gespielt hat</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Narrows the past games to those of one edition.</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>How many played</source>
        <extracomment>Narrows the past games to those of so many players.</extracomment>
        <translation>Zu wievielt</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Narrows the past games to those of some time.</extracomment>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Shows all past games again.</extracomment>
        <translation>Alle zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show %n games</source>
        <extracomment>Closes the choices; %n games are left.</extracomment>
        <translation>
            <numerusform>%n Partie zeigen</numerusform>
            <numerusform>%n Partien zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>Home</source>
        <extracomment>Leaves the final page.</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Opens the look at all players.</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Opens the score sheets.</extracomment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the page that takes the game to others.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Opens the log of the game.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Another game with the same players.</extracomment>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Tells the game again, action by action.</extracomment>
        <translation>Wiedergabe</translation>
    </message>
</context>
<context>
    <name>FinalScores</name>
    <message>
        <source>Corrected by hand</source>
        <extracomment>Explains a pencil beside a total.</extracomment>
        <translation>Von Hand korrigiert</translation>
    </message>
</context>
<context>
    <name>FoodForSale</name>
    <message>
        <source>Food</source>
        <extracomment>Granaries: food sold in a payment.</extracomment>
        <translation>Nahrung</translation>
    </message>
    <message numerus="yes">
        <source>%n coins each</source>
        <extracomment>Granaries: what one food brings.</extracomment>
        <translation>
            <numerusform>je %n Münze</numerusform>
            <numerusform>je %n Münzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a part of the score, %2 such as &quot;2 × 4&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1×%2</source>
        <extracomment>So many people on cards, and what each of them counts.</extracomment>
        <translation>%1×%2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <extracomment>How the points of symbols come about: %1 is such as &quot;3² + 1²&quot;, %2 the points.</extracomment>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>ForgetAsk</name>
    <message>
        <source>Forget “%1” and no longer offer it?</source>
        <extracomment>Asked when something that was described once is held, %1.</extracomment>
        <translation>„%1“ vergessen und nicht mehr anbieten?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The safe answer.</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Vergessen</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Spoken: %1 is how far a game is, %2 a list such as &quot;Léa 23, Inès 20&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <extracomment>Deletes a running game. %1 is its title.</extracomment>
        <translation>Löschen: %1</translation>
    </message>
</context>
<context>
    <name>GameData</name>
    <message>
        <source>%1 was not written: %2</source>
        <extracomment>%1 is a file, %2 why it could not be written.</extracomment>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n games are in %1 now.</source>
        <translation>
            <numerusform>%n Partie ist jetzt in %1.</numerusform>
            <numerusform>%n Partien sind jetzt in %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameImport</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A file and what is wrong with it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n games were loaded.</source>
        <translation>
            <numerusform>%n Partie wurde geladen.</numerusform>
            <numerusform>%n Partien wurden geladen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameRail</name>
    <message>
        <source>Game</source>
        <extracomment>In the rail: the running game.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>In the rail: leads to all games.</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>In the rail: leads to the settings.</extracomment>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>%1. %2</source>
        <extracomment>Spoken: %1 is how far a game is, %2 the players&apos; names.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <extracomment>Deletes a running game. %1 is its title.</extracomment>
        <translation>Löschen: %1</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>An earlier turn changed</source>
        <extracomment>In the list of what can be undone: another course that was given to an earlier turn.</extracomment>
        <translation>Ein früherer Zug geändert</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>Undo says what it took back: %1 is such as &quot;Ada: buys Irrigation&quot; or &quot;a die, 2 goods&quot;.</extracomment>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <extracomment>The end of a game alone that was not won.</extracomment>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source>This device has no room left. The game goes on, but is only kept in memory until there is room.</source>
        <translation>Auf diesem Gerät ist kein Platz mehr. Die Partie geht weiter, wird aber nur im Arbeitsspeicher gehalten, bis wieder Platz ist.</translation>
    </message>
    <message>
        <source>The game cannot be written here. It goes on, but is only kept in memory until it can be.</source>
        <translation>Die Partie kann hier nicht gespeichert werden. Sie geht weiter, wird aber nur im Arbeitsspeicher gehalten, bis es wieder möglich ist.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: how long a game was, and why it ended or how its player has fared so far.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <extracomment>How long a game was: %1 is such as &quot;8 rounds&quot;, %2 &quot;2 h 40 min&quot;.</extracomment>
        <translation>%1 in %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>The same where nobody knows the time.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>%1 is a list of players who play together.</extracomment>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>%1, %2 ahead of %3</source>
        <extracomment>%1 is such as &quot;36 points&quot;, %2 a number of points, %3 a player or a team.</extracomment>
        <translation>%1, %2 vor %3</translation>
    </message>
</context>
<context>
    <name>HalfSheet</name>
    <message>
        <source>Which lower half?</source>
        <extracomment>Title: the lower half of a card is named.</extracomment>
        <translation>Welche untere Hälfte?</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Rules</source>
        <extracomment>Title of the page with the rules.</extracomment>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>HistoryHead</name>
    <message>
        <source>History</source>
        <extracomment>Title of the page with the past games.</extracomment>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Close the search</source>
        <extracomment>Opens or closes the search in past games.</extracomment>
        <translation>Suche schließen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Opens the choices that narrow the list of past games.</extracomment>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Name, place or note</source>
        <extracomment>In the field to search past games.</extracomment>
        <translation>Name, Ort oder Notiz</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <extracomment>The list of past games.</extracomment>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>No games yet. The first one starts here.</source>
        <translation>Noch keine Partie. Die erste beginnt hier.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Two ways out of an empty history.</extracomment>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>The game is deleted.</source>
        <extracomment>After a past game was deleted, with the way to have it back.</extracomment>
        <translation>Die Partie ist gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>The history, while there is nothing in it or nothing is left of it.</extracomment>
        <translation>Keine Partie passt dazu.</translation>
    </message>
</context>
<context>
    <name>HomeHead</name>
    <message>
        <source>Tallystone</source>
        <translation>Tallystone</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Opens the settings.</extracomment>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>HomeLooks</name>
    <message>
        <source>History</source>
        <extracomment>Leads to the past games.</extracomment>
        <translation>Archiv</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>So many games are in the history, if any.</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Leads to the statistics.</extracomment>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New game</source>
        <extracomment>Lays the table for another game.</extracomment>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>No game is running. The next one starts here.</source>
        <translation>Es läuft keine Partie. Die nächste beginnt hier.</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <extracomment>The one question the app asks before it does something.</extracomment>
        <translation>Diese Partie löschen?</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %3. It can be restored for %n days.</source>
        <extracomment>What would be deleted: %1 is a game, %2 how far it is, %3 who plays.</extracomment>
        <translation>
            <numerusform>%1. %2. %3. Sie lässt sich %n Tag lang zurückholen.</numerusform>
            <numerusform>%1. %2. %3. Sie lässt sich %n Tage lang zurückholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The safe answer: the game stays.</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>The other answer: the game goes into the bin.</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>No games yet. The first one starts here.</source>
        <extracomment>Home, before the first game and while there is nothing to continue.</extracomment>
        <translation>Noch keine Partie. Die erste beginnt hier.</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Load games</source>
        <extracomment>Title of the page that shows what a file would bring.</extracomment>
        <translation>Partien laden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Loads nothing.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Loads the games that are shown.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message numerus="yes">
        <source>Load %n games</source>
        <translation>
            <numerusform>%n Partie laden</numerusform>
            <numerusform>%n Partien laden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be loaded from here, and nothing was changed.</source>
        <extracomment>A file cannot be used; the reasons follow.</extracomment>
        <translation>Von hier lässt sich nichts laden, und nichts wurde geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are new here.</source>
        <translation>
            <numerusform>%n Partie ist hier neu.</numerusform>
            <numerusform>%n Partien sind hier neu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already, just the same.</source>
        <translation>
            <numerusform>%n Partie ist schon da, genau gleich.</numerusform>
            <numerusform>%n Partien sind schon da, genau gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already, but with other content.</source>
        <translation>
            <numerusform>%n Partie ist schon da, aber mit anderem Inhalt.</numerusform>
            <numerusform>%n Partien sind schon da, aber mit anderem Inhalt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with other content</source>
        <extracomment>What to do with games that are here with other content.</extracomment>
        <translation>Partien mit anderem Inhalt</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Take the file&apos;s</source>
        <translation>Die der Datei nehmen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more games</source>
        <extracomment>Below a list that shows only the first games.</extracomment>
        <translation>
            <numerusform>und noch %n Partie</numerusform>
            <numerusform>und noch %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are being read.</source>
        <translation>Die Dateien werden gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln games</source>
        <extracomment>How far it is. %1 is how many are done.</extracomment>
        <translation>
            <numerusform>%L1 von %Ln Partie</numerusform>
            <numerusform>%L1 von %Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through them</source>
        <translation>Sie werden durchgesehen</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Noch ist nichts geändert.</translation>
    </message>
    <message>
        <source>Stop loading?</source>
        <extracomment>The question before the loading of games is stopped.</extracomment>
        <translation>Laden abbrechen?</translation>
    </message>
    <message>
        <source>Nothing has been loaded yet. If you go on, all of the games will be.</source>
        <translation>Noch ist nichts geladen. Machst du weiter, werden alle Partien geladen.</translation>
    </message>
    <message>
        <source>Nothing has been loaded yet.</source>
        <translation>Noch ist nichts geladen.</translation>
    </message>
    <message>
        <source>The games are being loaded.</source>
        <extracomment>What is under way: files are looked through, or their games are added to those that are here.</extracomment>
        <translation>Die Partien werden geladen.</translation>
    </message>
    <message>
        <source>Either all of them are loaded or, if you stop, none.</source>
        <translation>Es werden alle geladen oder, wenn du abbrichst, keine.</translation>
    </message>
    <message>
        <source>Keep this sheet too?</source>
        <extracomment>What a game was played with came along with it.</extracomment>
        <translation>Dieses Blatt auch behalten?</translation>
    </message>
    <message>
        <source>Keep these sheets too?</source>
        <translation>Diese Blätter auch behalten?</translation>
    </message>
</context>
<context>
    <name>ImportedFiles</name>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Diese Datei ist nicht zu lesen: %1.</translation>
    </message>
    <message>
        <source>Game %1, action %2: %3</source>
        <extracomment>%1 is the id or the players of a game, %2 a number, %3 a sentence that says what is wrong.</extracomment>
        <translation>Partie %1, Aktion %2: %3</translation>
    </message>
    <message>
        <source>Two different games have the id %1.</source>
        <translation>Zwei verschiedene Partien haben die Kennung %1.</translation>
    </message>
</context>
<context>
    <name>KnownPlayers</name>
    <message>
        <source>Purple, moon</source>
        <translation>Violett, Mond</translation>
    </message>
    <message>
        <source>Blue, wave</source>
        <translation>Blau, Welle</translation>
    </message>
    <message>
        <source>Yellow, sun</source>
        <translation>Gelb, Sonne</translation>
    </message>
    <message>
        <source>Green, leaf</source>
        <translation>Grün, Blatt</translation>
    </message>
    <message>
        <source>Red, star</source>
        <translation>Rot, Stern</translation>
    </message>
    <message>
        <source>Black, mountain</source>
        <translation>Schwarz, Berg</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>so many games, so many wins</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n Sieg</numerusform>
            <numerusform>%n Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>A name has from 1 to %1 characters.</source>
        <translation>Ein Name hat 1 bis %1 Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is forgotten. %2 will then have %n games. This cannot be undone.</source>
        <comment>%1 and %2 are two spellings of one person</comment>
        <translation>
            <numerusform>%1 wird vergessen. %2 hat dann %n Partie. Das lässt sich nicht rückgängig machen.</numerusform>
            <numerusform>%1 wird vergessen. %2 hat dann %n Partien. Das lässt sich nicht rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets the other one: %2.</source>
        <extracomment>%1 is a player who had the colour that somebody has just taken, %2 the one they get instead, such as &quot;Blue, wave&quot;.</extracomment>
        <translation>%1 bekommt dafür die andere: %2.</translation>
    </message>
</context>
<context>
    <name>LastRound</name>
    <message>
        <source>Last round</source>
        <extracomment>Every player has one more turn at most.</extracomment>
        <translation>Letzte Runde</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <extracomment>How a list goes on: all so far, and one more item that is not the last.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>How a list ends: all so far, and the last item.</extracomment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>A correction for %1 changes nothing.</source>
        <translation>Eine Korrektur für %1 ändert nichts.</translation>
    </message>
    <message>
        <source>Correction for %1: %2.</source>
        <translation>Korrektur für %1: %2.</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>Ein Grund ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The reason: %1</source>
        <translation>Der Grund: %1</translation>
    </message>
    <message>
        <source>The game is stopped here.</source>
        <translation>Die Partie wird hier beendet.</translation>
    </message>
    <message>
        <source>The game is stopped here: %1</source>
        <translation>Die Partie wird hier beendet: %1</translation>
    </message>
    <message>
        <source>%1: corrected by hand</source>
        <translation>%1: von Hand korrigiert</translation>
    </message>
    <message>
        <source>The game is stopped</source>
        <translation>Die Partie wird beendet</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>One part of a correction: Food from 4 to 6.</extracomment>
        <translation>%1 von %2 auf %3</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>The log before the first action.</extracomment>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <extracomment>Title of the page that tells the game turn by turn.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>Neuestes zuerst</translation>
    </message>
</context>
<context>
    <name>LogTurn</name>
    <message>
        <source>Change this turn: %1</source>
        <extracomment>Enters an earlier turn anew. %1 is such as &quot;Léa, round 8&quot;.</extracomment>
        <translation>Diesen Zug ändern: %1</translation>
    </message>
</context>
<context>
    <name>LookOnlyBar</name>
    <message>
        <source>Another window has your games open. Here you can only look at them.</source>
        <translation>Ein anderes Fenster hat deine Partien geöffnet. Hier kannst du sie nur ansehen.</translation>
    </message>
    <message>
        <source>Your games cannot be changed here. You can only look at them.</source>
        <translation>Deine Partien können hier nicht geändert, nur angesehen werden.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tallystone</source>
        <translation>Tallystone</translation>
    </message>
    <message>
        <source>The score sheet of civilisation games.</source>
        <translation>Das Wertungsblatt für Zivilisationsspiele.</translation>
    </message>
    <message>
        <source>Load every page, then quit.</source>
        <translation>Jede Seite laden, dann beenden.</translation>
    </message>
    <message>
        <source>Keep the games in this file.</source>
        <translation>Die Partien in dieser Datei speichern.</translation>
    </message>
    <message>
        <source>Records to take over.</source>
        <translation>Aufzeichnungen, die übernommen werden.</translation>
    </message>
    <message>
        <source>Leave this page?</source>
        <extracomment>A question when a page is left that has something unsaved.</extracomment>
        <translation>Diese Seite verlassen?</translation>
    </message>
    <message>
        <source>Stay here</source>
        <extracomment>The safe answer: the page is not left.</extracomment>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <extracomment>The page is left, and what was entered on it is lost.</extracomment>
        <translation>Ohne Speichern verlassen</translation>
    </message>
</context>
<context>
    <name>MergeChoice</name>
    <message>
        <source>Who is %1 really?</source>
        <extracomment>%1 is a name; a list of other names follows.</extracomment>
        <translation>Wer ist %1 wirklich?</translation>
    </message>
</context>
<context>
    <name>MonumentsFirst</name>
    <message>
        <source>%1, %2 points, first: %3</source>
        <extracomment>Spoken: %1 is a monument, %2 points, %3 who was first.</extracomment>
        <translation>%1, %2 Punkte, zuerst: %3</translation>
    </message>
    <message>
        <source>%1, %2 points for the first</source>
        <extracomment>Spoken: %1 is a monument, %2 the points for who is first.</extracomment>
        <translation>%1, %2 Punkte, wenn zuerst gebaut</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>More</source>
        <extracomment>The title of the list of rarer actions.</extracomment>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Changes a sheet by hand.</extracomment>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>A mistake, or a rule of your table</source>
        <translation>Ein Fehler oder eine Hausregel</translation>
    </message>
    <message>
        <source>Change an earlier turn</source>
        <extracomment>Leads to the log of the game.</extracomment>
        <translation>Früheren Zug ändern</translation>
    </message>
    <message>
        <source>Rules of this step</source>
        <translation>Regeln zu diesem Schritt</translation>
    </message>
    <message>
        <source>Stop the game here</source>
        <extracomment>Ends the game before its time.
----------
The title when a game is ended before its time.</extracomment>
        <translation>Partie hier beenden</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>Leads to the list of games; this one goes on later.</extracomment>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>The points as they are now decide. You can still undo it.</source>
        <translation>Es gelten die Punkte von jetzt. Rückgängig geht noch.</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <extracomment>The reason why a game is ended early; may stay empty.</extracomment>
        <translation>Warum? (darf leer bleiben)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Closes the question without ending the game.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Partie beenden</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>Start with %n players</source>
        <translation>
            <numerusform>Mit %n Person beginnen</numerusform>
            <numerusform>Mit %n Personen beginnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>A name has from 1 to %1 characters.</source>
        <translation>Ein Name hat 1 bis %1 Zeichen.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Diesen Namen hat schon jemand anders.</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Personen</translation>
    </message>
    <message numerus="yes">
        <source>%n players are missing</source>
        <translation>
            <numerusform>%n Person fehlt</numerusform>
            <numerusform>%n Personen fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players too many</source>
        <translation>
            <numerusform>%n Person zu viel</numerusform>
            <numerusform>%n Personen zu viel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>Title of the page that lays the table.</extracomment>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>NewsSheet</name>
    <message>
        <source>End of the round before</source>
        <extracomment>Title: what happened when the round before ended.</extracomment>
        <translation>Ende der vorigen Runde</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Closes what happened when the round before ended.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NextCard</name>
    <message>
        <source>Next: %1</source>
        <extracomment>Who takes the dice next. %1 is a player.</extracomment>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>Every player has one more turn at most.</extracomment>
        <translation>Letzte Runde</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Puts a message away.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>NumbersSheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes the numbers behind a chart.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OutcomeCard</name>
    <message>
        <source>%1. %2. %3, %4.</source>
        <extracomment>Spoken, what a roll does: %1 goods, %2 food, %3 disaster, %4 skulls.</extracomment>
        <translation>%1. %2. %3, %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <extracomment>The workers of a roll.</extracomment>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <extracomment>The coins of a roll.</extracomment>
        <translation>
            <numerusform>%n Münze</numerusform>
            <numerusform>%n Münzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How many cities go hungry, and what that costs: &quot;3 cities go hungry: −3&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OutcomeLine</name>
    <message>
        <source>%1. %2.</source>
        <extracomment>Spoken, what a roll did: %1 goods, %2 food.</extracomment>
        <translation>%1. %2.</translation>
    </message>
</context>
<context>
    <name>OwnSheet</name>
    <message>
        <source>Other games</source>
        <translation>Andere Spiele</translation>
    </message>
    <message>
        <source>No house rules</source>
        <extracomment>A sheet as it is, among those with house rules or an expansion.</extracomment>
        <translation>Ohne Hausregeln</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>Of a score sheet.</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>What comes next, behind &quot;Continue:&quot;.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>fill in the sheet</source>
        <extracomment>What comes next, behind &quot;Continue:&quot;.</extracomment>
        <translation>Blatt ausfüllen</translation>
    </message>
    <message>
        <source>more in “%1”</source>
        <extracomment>%1 is a row of the sheet.</extracomment>
        <translation>mehr bei „%1“</translation>
    </message>
    <message>
        <source>less in “%1”</source>
        <translation>weniger bei „%1“</translation>
    </message>
    <message>
        <source>A tie is shared.</source>
        <extracomment>%1 is a list such as: more in “Coins”, less in “Cards”.</extracomment>
        <translation>Bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>In a tie this decides: %1.</source>
        <translation>Bei Gleichstand entscheidet: %1.</translation>
    </message>
    <message>
        <source>The keys</source>
        <translation>Die Tasten</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Head of what each round brought.</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The table&apos;s word</source>
        <translation>Das Wort der Runde</translation>
    </message>
    <message>
        <source>It only helps: it is no part of the total.</source>
        <translation>Sie hilft nur: zur Summe zählt sie nicht.</translation>
    </message>
    <message>
        <source>It may stay empty.</source>
        <translation>Sie darf leer bleiben.</translation>
    </message>
    <message>
        <source>Tap a cell, type a number, and go on with the wide button: it writes the cell and names the next one.</source>
        <translation>Tippe ein Feld an, gib eine Zahl ein und geh mit der breiten Taste weiter: sie schreibt das Feld und nennt das nächste.</translation>
    </message>
    <message>
        <source>Numbers on a darker ground are worked out. A tap on one shows from what.</source>
        <translation>Zahlen auf dunklerem Grund sind berechnet. Antippen zeigt, woraus.</translation>
    </message>
    <message>
        <source>A tap on the title of a row tells what it takes.</source>
        <translation>Ein Tipp auf den Titel einer Zeile sagt, was sie nimmt.</translation>
    </message>
    <message>
        <source>Plus begins another number: 3 + 6 + 2 stays readable in the cell.</source>
        <translation>Plus beginnt eine weitere Zahl: 3 + 6 + 2 bleibt im Feld lesbar.</translation>
    </message>
    <message>
        <source>Where only a few values are possible, each is a button, and one tap writes it.</source>
        <translation>Wo nur wenige Werte möglich sind, hat jeder eine Taste; ein Tipp schreibt ihn.</translation>
    </message>
    <message>
        <source>The sign beside the entry changes the way: row by row, or player by player.</source>
        <translation>Das Zeichen neben der Eingabe ändert den Weg: Zeile für Zeile oder Person für Person.</translation>
    </message>
    <message>
        <source>What does not fit stays where it is, marked, and is not written.</source>
        <translation>Was nicht passt, bleibt markiert stehen und wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>The running round is open. Earlier ones are lines with their points and the totals; a tap opens one.</source>
        <translation>Die laufende Runde ist offen. Frühere sind Zeilen mit ihren Punkten und den Summen; ein Tipp öffnet eine.</translation>
    </message>
    <message>
        <source>Rows of the whole game come up when the rounds are over, and can be filled in at any time.</source>
        <translation>Zeilen der ganzen Partie kommen nach den Runden und lassen sich jederzeit ausfüllen.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>Die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Die kleinste Summe gewinnt.</translation>
    </message>
    <message>
        <source>Only who comes to %1 can win.</source>
        <translation>Gewinnen kann nur, wer auf %1 kommt.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds.</source>
        <translation>
            <numerusform>Die Partie endet nach %n Runde.</numerusform>
            <numerusform>Die Partie endet nach %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends as soon as somebody has %1 points.</source>
        <translation>Die Partie endet, sobald jemand %1 Punkte hat.</translation>
    </message>
    <message>
        <source>The game ends with the round in which somebody has %1 points.</source>
        <translation>Die Partie endet mit der Runde, in der jemand %1 Punkte hat.</translation>
    </message>
    <message>
        <source>The game ends as soon as somebody is down to %1.</source>
        <translation>Die Partie endet, sobald jemand bei %1 ist.</translation>
    </message>
    <message>
        <source>The game ends with the round in which somebody is down to %1.</source>
        <translation>Die Partie endet mit der Runde, in der jemand bei %1 ist.</translation>
    </message>
    <message>
        <source>The game ends when the players say so.</source>
        <translation>Die Partie endet, wenn ihr es sagt.</translation>
    </message>
    <message>
        <source>Points that no row has room for stand beside the rows: more, then correct by hand.</source>
        <translation>Punkte, für die keine Zeile Platz hat, stehen neben den Zeilen: Mehr, dann Korrigieren.</translation>
    </message>
    <message>
        <source>Every cell can be written over until the game is over. Undo takes back one tap at a time.</source>
        <translation>Jedes Feld lässt sich überschreiben, bis die Partie vorbei ist. Rückgängig nimmt einen Tipp nach dem anderen zurück.</translation>
    </message>
    <message>
        <source>Yes or no: %1 points.</source>
        <translation>Ja oder nein: %1 Punkte.</translation>
    </message>
    <message>
        <source>One of these: %1.</source>
        <translation>Eines davon: %1.</translation>
    </message>
    <message>
        <source>A count, and the points by a table: %1.</source>
        <translation>Eine Anzahl, und die Punkte nach einer Tabelle: %1.</translation>
    </message>
    <message>
        <source>Two numbers: %1 × %2.</source>
        <extracomment>Two things that are counted.</extracomment>
        <translation>Zwei Zahlen: %1 × %2.</translation>
    </message>
    <message>
        <source>Worked out from other rows. A tap on a number shows how.</source>
        <translation>Aus anderen Zeilen berechnet. Ein Tipp auf eine Zahl zeigt, wie.</translation>
    </message>
    <message>
        <source>Points by place among the columns.</source>
        <translation>Punkte nach dem Platz unter den Spalten.</translation>
    </message>
    <message>
        <source>All that counts above it, since the last such sum.</source>
        <translation>Alles Zählende darüber, seit der letzten solchen Summe.</translation>
    </message>
    <message>
        <source>Any number.</source>
        <translation>Eine beliebige Zahl.</translation>
    </message>
    <message>
        <source>A number from %1 on.</source>
        <translation>Eine Zahl ab %1.</translation>
    </message>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>Eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>In steps of %1.</source>
        <translation>In Schritten von %1.</translation>
    </message>
    <message>
        <source>%1 points each.</source>
        <translation>Je %1 Punkte.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Whose cell, its row, what was written there.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: emptied</source>
        <extracomment>Whose cell, its row.</extracomment>
        <translation>%1, %2: geleert</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Runde %1 beendet</translation>
    </message>
    <message>
        <source>Totals written</source>
        <translation>Summen geschrieben</translation>
    </message>
    <message>
        <source>The sheet is finished</source>
        <translation>Das Blatt ist beendet</translation>
    </message>
    <message>
        <source>%1: points beside the rows</source>
        <translation>%1: Punkte neben den Zeilen</translation>
    </message>
    <message>
        <source>%1: %2, it was %3</source>
        <extracomment>A cell, what stands there now, what stood there before.</extracomment>
        <translation>%1: %2, vorher %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A cell and what was written there.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: emptied, it was %2</source>
        <extracomment>A cell, what stood there before.</extracomment>
        <translation>%1: geleert, vorher %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What was corrected, and why in the players&apos; own words.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>A round, and a list of players with their points.</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Totals: %1</source>
        <translation>Summen: %1</translation>
    </message>
    <message>
        <source>In front: %1</source>
        <translation>Vorn: %1</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>Round %1 begins with %2.</source>
        <translation>Runde %1 beginnt mit %2.</translation>
    </message>
    <message>
        <source>The rounds are over.</source>
        <translation>Die Runden sind vorbei.</translation>
    </message>
    <message>
        <source>The game is stopped.</source>
        <translation>Die Partie ist abgebrochen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>%1, %2, round %3</source>
        <translation>%1, %2, Runde %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Whose cell, its row.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Points beside the rows</source>
        <translation>Punkte neben den Zeilen</translation>
    </message>
    <message>
        <source>Not explained</source>
        <extracomment>What a total that was given has more than all rows together.</extracomment>
        <translation>Nicht erklärt</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>Die Partie ist vorbei. Rückgängig, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>There are no more rounds to end.</source>
        <translation>Es gibt keine Runde mehr zu beenden.</translation>
    </message>
    <message>
        <source>First the rounds come to their end.</source>
        <translation>Erst müssen die Runden zu Ende sein.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are the most.</source>
        <translation>
            <numerusform>Mehr als %n Runde geht nicht.</numerusform>
            <numerusform>Mehr als %n Runden gehen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sheet has no row “%1”.</source>
        <translation>Dieses Blatt hat keine Zeile „%1“.</translation>
    </message>
    <message>
        <source>This is worked out. Tap it to see from what.</source>
        <translation>Das wird berechnet. Antippen zeigt, woraus.</translation>
    </message>
    <message>
        <source>This row is filled in once, not every round.</source>
        <translation>Diese Zeile gilt einmal, nicht jede Runde.</translation>
    </message>
    <message>
        <source>That round has not begun.</source>
        <translation>Diese Runde hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>This row takes two numbers.</source>
        <translation>Diese Zeile nimmt zwei Zahlen.</translation>
    </message>
    <message>
        <source>This row takes one number.</source>
        <translation>Diese Zeile nimmt eine Zahl.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Hier ist nichts zu löschen.</translation>
    </message>
    <message>
        <source>This cell is written twice: %1, %2.</source>
        <extracomment>A row and whose cell it is.</extracomment>
        <translation>Dieses Feld steht zweimal da: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n totals are needed, one for each column.</source>
        <translation>
            <numerusform>Es braucht %n Summe, eine je Spalte.</numerusform>
            <numerusform>Es braucht %n Summen, eine je Spalte.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2 is possible here.</source>
        <translation>Hier geht %1 bis %2.</translation>
    </message>
    <message>
        <source>This row goes from %1 to %2.</source>
        <translation>Diese Zeile geht von %1 bis %2.</translation>
    </message>
    <message>
        <source>In fives: %1 or %2.</source>
        <translation>In Fünfern: %1 oder %2.</translation>
    </message>
    <message>
        <source>In steps of %1: %2 or %3.</source>
        <translation>In Schritten von %1: %2 oder %3.</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Ganze Partie</translation>
    </message>
    <message>
        <source>%1, finished</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1, beendet</translation>
    </message>
    <message>
        <source>%1, over in round %2</source>
        <extracomment>%1 is a game, %2 a round.</extracomment>
        <translation>%1, in Runde %2 beendet</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is a game, %2 a round.</extracomment>
        <translation>%1, Runde %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are empty.</source>
        <translation>
            <numerusform>%n Feld ist leer.</numerusform>
            <numerusform>%n Felder sind leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Es fehlt nichts.</translation>
    </message>
    <message>
        <source>%1 win.</source>
        <translation>%1 gewinnen.</translation>
    </message>
    <message>
        <source>totals only</source>
        <extracomment>A past game of which only the totals are known.</extracomment>
        <translation>nur Summen</translation>
    </message>
    <message>
        <source>version %1 of your sheet</source>
        <extracomment>What a past game was played with.</extracomment>
        <translation>Version %1 deines Blatts</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <extracomment>Of a past game: fewer points are better.</extracomment>
        <translation>kleinste Summe gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <extracomment>How many a past game had.</extracomment>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: −%Ln points were needed.</source>
        <translation>
            <numerusform>Niemand gewinnt: −%Ln Punkt war nötig.</numerusform>
            <numerusform>Niemand gewinnt: −%Ln Punkte waren nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: %Ln points were needed.</source>
        <translation>
            <numerusform>Niemand gewinnt: %Ln Punkt war nötig.</numerusform>
            <numerusform>Niemand gewinnt: %Ln Punkte waren nötig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <extracomment>Leaves the page.</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PastFilter</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Beliebig viele</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Egal wer</translation>
    </message>
    <message>
        <source>All sheets</source>
        <extracomment>All games on sheets, whichever sheet.</extracomment>
        <translation>Alle Blätter</translation>
    </message>
</context>
<context>
    <name>PastGamePage</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Below the title of a past game: %1 is a date, %2 an edition.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Deletes a past game.
----------
The other answer: the game is deleted.</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Opens the log of a past game.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Tells a past game again, action by action.</extracomment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Delete this game of %1?</source>
        <extracomment>The question before a past game is deleted. %1 is a date.</extracomment>
        <translation>Diese Partie vom %1 löschen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The safe answer: the game stays.</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the page that takes a past game to others.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. It can be restored for %n days.</source>
        <extracomment>What would be deleted: %1 is a game, %2 who played.</extracomment>
        <translation>
            <numerusform>%1. %2. Sie lässt sich %n Tag lang zurückholen.</numerusform>
            <numerusform>%1. %2. Sie lässt sich %n Tage lang zurückholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on playing</source>
        <extracomment>Goes on with a game that was stopped early.</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message numerus="yes">
        <source>%1 of %n games</source>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>vorzeitig beendet</translation>
    </message>
</context>
<context>
    <name>PastLogPage</name>
    <message>
        <source>Log</source>
        <extracomment>Title of the log of a past game.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Below a title: %1 is a game, %2 a date.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>PastRow</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: a past game, %1, and when it was, %2.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Spoken: %1 is such as &quot;Léa 36, won; Marc 31&quot;, %2 such as &quot;stopped early&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 %2, won</source>
        <extracomment>Spoken: %1 is a player, %2 the points.</extracomment>
        <translation>%1 %2, gewonnen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>PastWords</name>
    <message>
        <source>To remember</source>
        <extracomment>Head of what was written about a past game.</extracomment>
        <translation>Zur Erinnerung</translation>
    </message>
    <message>
        <source>Where you played</source>
        <extracomment>A field for where a game was played.</extracomment>
        <translation>Wo gespielt wurde</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>A field for anything about a game.</extracomment>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>PaymentBar</name>
    <message>
        <source>%1 of %2 paid</source>
        <extracomment>Spoken: %1 is what is paid, %2 the price.</extracomment>
        <translation>%1 von %2 bezahlt</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>What is paid, and the price.</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>PaymentPart</name>
    <message>
        <source>You pay</source>
        <extracomment>Head of a payment; what is paid follows.</extracomment>
        <translation>Du zahlst</translation>
    </message>
</context>
<context>
    <name>PaymentRow</name>
    <message>
        <source>%1, worth %2</source>
        <extracomment>Spoken: %1 is a good, %2 what it is worth.</extracomment>
        <translation>%1, Wert %2</translation>
    </message>
</context>
<context>
    <name>PaymentSheet</name>
    <message numerus="yes">
        <source>points</source>
        <extracomment>Below the points of a development.</extracomment>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins</source>
        <extracomment>The coins of this turn, in a payment.</extracomment>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>always spent first</source>
        <extracomment>Coins go before goods.</extracomment>
        <translation>immer zuerst ausgegeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Closes the payment without buying.</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Periods</name>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>Letzter %n Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n months</source>
        <translation>
            <numerusform>Letzter %n Monat</numerusform>
            <numerusform>Letzte %n Monate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>Spoken: %1 is what somebody is, such as &quot;Rival&quot;, %2 who, %3 why.</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>Spoken: somebody&apos;s points before a turn, %1, and now, such as &quot;36 points&quot;, %2.</extracomment>
        <translation>von %1 auf %2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>How far a replay has come, in a game whose rounds are called turns.</extracomment>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
</context>
<context>
    <name>PlayerEdit</name>
    <message>
        <source>Name</source>
        <extracomment>A field with a player&apos;s name.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Suggest for new games</source>
        <extracomment>A player who is not hidden stands among the names when a game is laid.</extracomment>
        <translation>Für neue Partien vorschlagen</translation>
    </message>
    <message>
        <source>Their games</source>
        <extracomment>Leads to the past games of a player.</extracomment>
        <translation>Die Partien dazu</translation>
    </message>
    <message>
        <source>Merge with somebody</source>
        <extracomment>Makes two spellings of one person one.</extracomment>
        <translation>Mit jemandem zusammenlegen</translation>
    </message>
    <message>
        <source>if one person is here twice</source>
        <translation>wenn jemand zweimal dasteht</translation>
    </message>
    <message>
        <source>Colour, in all games</source>
        <extracomment>Head of the colours a player can have.</extracomment>
        <translation>Farbe, in allen Partien</translation>
    </message>
    <message>
        <source>At one table no two are alike.</source>
        <translation>An einem Tisch gibt es keine zweimal.</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>Players</source>
        <extracomment>Head of the list of players.</extracomment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Puts the players into a random order.</extracomment>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Adds a player who has not played before.
----------
A field for the name of a new player.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Name einer neuen Person</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>%1, hidden</source>
        <extracomment>Spoken: %1 is such as &quot;12 games, 5 wins&quot;; the player is not suggested for new games.</extracomment>
        <translation>%1, ausgeblendet</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Beside a player who is not suggested for new games.</extracomment>
        <translation>ausgeblendet</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>The question before two spellings of one person become one: %1 is forgotten, %2 stays.</extracomment>
        <translation>%1 wird zu %2</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>Makes two spellings of one person one.</extracomment>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>The safe answer: nobody is merged. The second closes what can be changed about somebody.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
</context>
<context>
    <name>PlayerTabs</name>
    <message>
        <source>Players</source>
        <extracomment>The row of players to choose from.</extracomment>
        <translation>Personen</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players and colours</source>
        <extracomment>Title of the page with everybody who played.</extracomment>
        <translation>Spieler und Farben</translation>
    </message>
    <message numerus="yes">
        <source>%n remembered</source>
        <extracomment>So many players are suggested for new games.</extracomment>
        <translation>
            <numerusform>%n gemerkt</numerusform>
            <numerusform>%n gemerkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <extracomment>The list of players, while there is nobody in it.</extracomment>
        <translation>Noch hat niemand gespielt.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>This is not a JSON document: line %1, column %2 cannot be read.</source>
        <translation>Das ist kein JSON-Dokument: Zeile %1, Spalte %2 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This is not a text in UTF-8.</source>
        <translation>Das ist kein Text in UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>The document is larger than %n MiB.</source>
        <translation>
            <numerusform>Das Dokument ist größer als %n MiB.</numerusform>
            <numerusform>Das Dokument ist größer als %n MiB.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The document is nested deeper than %n levels.</source>
        <translation>
            <numerusform>Das Dokument ist tiefer als %n Ebene verschachtelt.</numerusform>
            <numerusform>Das Dokument ist tiefer als %n Ebenen verschachtelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n entries.</source>
        <translation>
            <numerusform>Es gibt mehr als %n Eintrag.</numerusform>
            <numerusform>Es gibt mehr als %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Tallystone document of the kind expected here.</source>
        <translation>Das ist kein Tallystone-Dokument der Art, die hier erwartet wird.</translation>
    </message>
    <message>
        <source>This was written by a newer version of Tallystone. This one reads version %1.</source>
        <translation>Das stammt von einer neueren Version von Tallystone. Diese liest Version %1.</translation>
    </message>
    <message>
        <source>This member is missing.</source>
        <translation>Dieser Teil fehlt.</translation>
    </message>
    <message>
        <source>There is no such member.</source>
        <translation>Diesen Teil gibt es nicht.</translation>
    </message>
    <message>
        <source>An object is expected here.</source>
        <translation>Hier wird ein Objekt erwartet.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Hier wird eine Liste erwartet.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Hier wird ein Text erwartet.</translation>
    </message>
    <message>
        <source>Either true or false is expected here.</source>
        <translation>Hier wird true oder false erwartet.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>Hier wird eine ganze Zahl von %1 bis %2 erwartet.</translation>
    </message>
    <message>
        <source>This name is not known.</source>
        <translation>Dieser Name ist unbekannt.</translation>
    </message>
    <message>
        <source>The same name stands here twice.</source>
        <translation>Derselbe Name steht hier zweimal.</translation>
    </message>
    <message>
        <source>A UUID is expected here: 8-4-4-4-12 hexadecimal digits.</source>
        <translation>Hier wird eine UUID erwartet: 8-4-4-4-12 hexadezimale Ziffern.</translation>
    </message>
    <message>
        <source>A real moment in UTC is expected here, such as 2026-11-15T20:04:00Z.</source>
        <translation>Hier wird ein wirklicher Zeitpunkt in UTC erwartet, etwa 2026-11-15T20:04:00Z.</translation>
    </message>
    <message>
        <source>A name has from %1 to %2 characters.</source>
        <translation>Ein Name hat %1 bis %2 Zeichen.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Diesen Namen hat schon jemand anders.</translation>
    </message>
    <message numerus="yes">
        <source>A text has at most %n characters.</source>
        <translation>
            <numerusform>Ein Text hat höchstens %n Zeichen.</numerusform>
            <numerusform>Ein Text hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is for %1 to %2 players.</source>
        <translation>Dieses Spiel ist für %1 bis %2 Personen.</translation>
    </message>
    <message>
        <source>This is only for a game alone.</source>
        <translation>Das gilt nur für ein Spiel allein.</translation>
    </message>
    <message>
        <source>This does not go with the other options.</source>
        <translation>Das passt nicht zu den anderen Optionen.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n entries are expected here.</source>
        <translation>
            <numerusform>Hier wird genau %n Eintrag erwartet.</numerusform>
            <numerusform>Hier werden genau %n Einträge erwartet.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2 entries are expected here.</source>
        <translation>Hier werden %1 bis %2 Einträge erwartet.</translation>
    </message>
    <message>
        <source>A short id of letters and digits is expected here.</source>
        <translation>Hier wird ein kurzer Name aus Buchstaben und Ziffern erwartet.</translation>
    </message>
    <message>
        <source>This is a word of the formulas.</source>
        <translation>Das ist ein Wort der Formeln.</translation>
    </message>
    <message>
        <source>The least is above the most.</source>
        <translation>Das Kleinste liegt über dem Größten.</translation>
    </message>
    <message>
        <source>As many rising numbers as the table has are expected here.</source>
        <translation>Hier werden steigende Zahlen erwartet, so viele wie in der Tabelle.</translation>
    </message>
    <message>
        <source>There is no row in which something is entered.</source>
        <translation>Es gibt keine Zeile, in die etwas eingetragen wird.</translation>
    </message>
    <message>
        <source>There is no row that counts.</source>
        <translation>Es gibt keine Zeile, die zählt.</translation>
    </message>
    <message>
        <source>Without rounds a sheet cannot end this way.</source>
        <translation>Ohne Runden kann ein Blatt nicht so enden.</translation>
    </message>
    <message>
        <source>This cannot be worked out from character %1 on.</source>
        <translation>Das lässt sich ab Zeichen %1 nicht berechnen.</translation>
    </message>
    <message>
        <source>This cannot be worked out.</source>
        <translation>Das lässt sich nicht berechnen.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back a turn</source>
        <extracomment>In a replay.</extracomment>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Back an action</source>
        <extracomment>In a replay.</extracomment>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>In a replay.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Point in the game</source>
        <extracomment>A slider through a game that is told again.</extracomment>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Forward an action</source>
        <extracomment>In a replay.</extracomment>
        <translation>Eine Aktion weiter</translation>
    </message>
    <message>
        <source>Forward a turn</source>
        <extracomment>In a replay.</extracomment>
        <translation>Einen Zug weiter</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <comment>title</comment>
        <extracomment>Title of the page that tells a game again.</extracomment>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Below a title: %1 is a game, %2 a date.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>How fast a game is told again: %1 is 1, 2, 4 or 8.</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <extracomment>Spoken: how fast a game is told again. %1 is 1, 2, 4 or 8.</extracomment>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>What is seen of a game that is told again.</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>What happened, or what the players&apos; sheets looked like.</extracomment>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
</context>
<context>
    <name>ReplayTurn</name>
    <message>
        <source>%1 →</source>
        <extracomment>Somebody&apos;s points before a turn; those after it follow.</extracomment>
        <translation>%1 →</translation>
    </message>
    <message>
        <source>Change this turn: %1</source>
        <extracomment>Enters an earlier turn anew. %1 is such as &quot;Léa, round 8&quot;.</extracomment>
        <translation>Diesen Zug ändern: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <extracomment>A replay before the first action.</extracomment>
        <translation>Das Spiel beginnt.</translation>
    </message>
</context>
<context>
    <name>RiseBesideMap</name>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>click a region: 1 cube more</source>
        <translation>Region klicken: 1 Klotz mehr</translation>
    </message>
</context>
<context>
    <name>RiseChooser</name>
    <message>
        <source>%1. %2, %3, %4</source>
        <extracomment>Spoken: %1 is a place in a list, %2 a player, %3 points, %4 a remark.</extracomment>
        <translation>%1. %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>RiseCorrection</name>
    <message>
        <source>Stock</source>
        <extracomment>Head of what a player has, to be changed by hand.</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Cubes on the map</source>
        <translation>Klötze auf der Karte</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>Gives a player a tile; %1 is its name.</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Add the city</source>
        <translation>Stadt hinzufügen</translation>
    </message>
    <message>
        <source>Add a progress tile</source>
        <translation>Fortschrittstafel hinzufügen</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Stadt hinzufügen</translation>
    </message>
</context>
<context>
    <name>RiseCubesCard</name>
    <message>
        <source>Cubes, %1</source>
        <extracomment>Head of a card: a player has that many cubes in all.</extracomment>
        <translation>Klötze, %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a place, %2 how many cubes are there.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RiseDiscsCard</name>
    <message>
        <source>Discs</source>
        <extracomment>Head of all rows with the discs that lie there.</extracomment>
        <translation>Scheiben</translation>
    </message>
</context>
<context>
    <name>RiseEmpireTileSheet</name>
    <message>
        <source>Empire tile</source>
        <extracomment>Title: what is printed on an empire tile is entered.</extracomment>
        <translation>Reichstafel</translation>
    </message>
    <message>
        <source>as it is printed; next time it is a button</source>
        <translation>wie gedruckt; nächstes Mal ist sie ein Knopf</translation>
    </message>
</context>
<context>
    <name>RiseEmpireTiles</name>
    <message>
        <source>No tile need be chosen; what it says can be entered once.</source>
        <extracomment>In place of the empire tiles, while none is known. A plus stands at the right.</extracomment>
        <translation>Keine Tafel muss gewählt werden; was sie sagt, gibst du einmal ein.</translation>
    </message>
</context>
<context>
    <name>RiseFirstRow</name>
    <message>
        <source>nobody yet</source>
        <extracomment>Below a region: who has most cubes there now, and who has them then. The seals stand at the right.</extracomment>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>first now, first after</source>
        <translation>vorn jetzt, dann</translation>
    </message>
</context>
<context>
    <name>RiseLandCard</name>
    <message>
        <source>Territories</source>
        <extracomment>Head of a player&apos;s territory tiles.</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a kind of tile, %2 how many there are.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RiseLineRow</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: %1 is a tile or a region, %2 a remark.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RiseLoss</name>
    <message>
        <source>−%1</source>
        <extracomment>Cubes lost in a battle.</extracomment>
        <translation>−%1</translation>
    </message>
    <message>
        <source>Less: %1</source>
        <extracomment>Lowers a number. %1 is what is counted.</extracomment>
        <translation>Weniger: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>Raises a number. %1 is what is counted.</extracomment>
        <translation>Mehr: %1</translation>
    </message>
</context>
<context>
    <name>RiseMapKey</name>
    <message>
        <source>first: points and yield</source>
        <extracomment>The mark of who has most cubes in a region.</extracomment>
        <translation>vorn: Punkte und Ertrag</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>The mark of who has the next most cubes in a region.</extracomment>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>tied: points added and shared, nobody is second</source>
        <translation>Gleichstand: Punkte zusammen geteilt, kein Platz 2</translation>
    </message>
</context>
<context>
    <name>RiseNumberRow</name>
    <message>
        <source>%1+</source>
        <extracomment>A last cell that goes on counting: &quot;6+&quot;.</extracomment>
        <translation>%1+</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpires</name>
    <message>
        <source>Turn %1, %2, is settled.</source>
        <extracomment>The number of the turn, and such as &quot;II A&quot;.</extracomment>
        <translation>Runde %1, %2, ist abgerechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <translation>
            <numerusform>%n Rohstoff</numerusform>
            <numerusform>%n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes</source>
        <translation>
            <numerusform>%n Klotz</numerusform>
            <numerusform>%n Klötze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plains</source>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n islands</source>
        <translation>
            <numerusform>%n Insel</numerusform>
            <numerusform>%n Inseln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forests</source>
        <translation>
            <numerusform>%n Wald</numerusform>
            <numerusform>%n Wälder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hills</source>
        <translation>
            <numerusform>%n Hügel</numerusform>
            <numerusform>%n Hügel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold towns</source>
        <translation>
            <numerusform>%n Ort mit Gold</numerusform>
            <numerusform>%n Orte mit Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource towns</source>
        <translation>
            <numerusform>%n Ort mit Rohstoff</numerusform>
            <numerusform>%n Orte mit Rohstoff</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food towns</source>
        <translation>
            <numerusform>%n Ort mit Nahrung</numerusform>
            <numerusform>%n Orte mit Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube towns</source>
        <translation>
            <numerusform>%n Ort mit Klotz</numerusform>
            <numerusform>%n Orte mit Klotz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discs</source>
        <translation>
            <numerusform>%n Scheibe</numerusform>
            <numerusform>%n Scheiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n Schlacht</numerusform>
            <numerusform>%n Schlachten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cubes in the pool</source>
        <translation>Klötze im Vorrat</translation>
    </message>
    <message>
        <source>Cubes in %1</source>
        <extracomment>A region of the map.</extracomment>
        <translation>Klötze (%1)</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 mit neuen Werten</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>In a tie, more gold decides.</source>
        <translation>Bei Gleichstand entscheidet mehr Gold.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n cubes in %1</source>
        <translation>
            <numerusform>%n Klotz (%1)</numerusform>
            <numerusform>%n Klötze (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts a disc on the row %2, circle %3.</source>
        <translation>%1 legt eine Scheibe: Reihe %2, Kreis %3.</translation>
    </message>
    <message>
        <source>%1 takes a disc back from the row %2 and pays %3.</source>
        <translation>%1 nimmt eine Scheibe aus der Reihe %2 zurück und zahlt %3.</translation>
    </message>
    <message>
        <source>%1 takes a disc back from the row %2 for nothing.</source>
        <translation>%1 nimmt eine Scheibe aus der Reihe %2 zurück und zahlt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a disc back from the row %2; Printing pays for %n discs to its left.</source>
        <translation>
            <numerusform>%1 nimmt eine Scheibe aus der Reihe %2 zurück; der Buchdruck zahlt für %n Scheibe links davon.</numerusform>
            <numerusform>%1 nimmt eine Scheibe aus der Reihe %2 zurück; der Buchdruck zahlt für %n Scheiben links davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2, era %3.</source>
        <translation>%1 nimmt %2, Epoche %3.</translation>
    </message>
    <message>
        <source>%1 takes %2, era %3, and pays %4 because it is older.</source>
        <translation>%1 nimmt %2, Epoche %3, und zahlt %4 für die ältere Tafel.</translation>
    </message>
    <message>
        <source>%1 opens the New World and the Far East for everybody.</source>
        <translation>%1 öffnet die Neue Welt und den Fernen Osten für alle.</translation>
    </message>
    <message>
        <source>%1 takes a territory: %2.</source>
        <translation>%1 nimmt ein Gebiet: %2.</translation>
    </message>
    <message>
        <source>%1 takes a city for %2: %3.</source>
        <translation>%1 nimmt eine Stadt für %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes the city %2 for %3: %4.</source>
        <translation>%1 nimmt die Stadt %2 für %3: %4.</translation>
    </message>
    <message>
        <source>%1 builds a wonder: %2.</source>
        <translation>%1 baut ein Wunder: %2.</translation>
    </message>
    <message>
        <source>%1 builds the wonder %2: %3.</source>
        <translation>%1 baut das Wunder %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes an empire tile with water for %2.</source>
        <extracomment>How many regions the tile allows.</extracomment>
        <translation>%1 nimmt eine Reichstafel mit Wasser für %2.</translation>
    </message>
    <message>
        <source>%1 takes an empire tile without water for %2.</source>
        <translation>%1 nimmt eine Reichstafel ohne Wasser für %2.</translation>
    </message>
    <message>
        <source>%1 takes all cubes back from the map: %2.</source>
        <translation>%1 nimmt alle Klötze von der Karte zurück: %2.</translation>
    </message>
    <message>
        <source>%1 places %2.</source>
        <translation>%1 setzt %2.</translation>
    </message>
    <message>
        <source>Battle in %1: %2 loses %3, %4 loses %5.</source>
        <translation>Schlacht (%1): %2 verliert %3, %4 verliert %5.</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3.</source>
        <translation>%1 tauscht %2 gegen %3.</translation>
    </message>
    <message>
        <source>%1 does nothing more.</source>
        <translation>%1 macht sonst nichts.</translation>
    </message>
    <message>
        <source>%1 uses a free action: %2.</source>
        <translation>%1 nutzt eine Gratisaktion: %2.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <translation>%1 gibt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 removes %n cubes of %2 in %3.</source>
        <translation>
            <numerusform>%1 entfernt %n Klotz von %2 (%3).</numerusform>
            <numerusform>%1 entfernt %n Klötze von %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 bekommt %2.</translation>
    </message>
    <message>
        <source>%1 gives up a city: %2 (%3).</source>
        <translation>%1 gibt eine Stadt auf: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is first in %2 and gets %3.</source>
        <translation>%2: %1 ist vorn und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 is tied for first in %2 and gets %3.</source>
        <translation>%2: %1 ist gemeinsam vorn und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 is second in %2 and gets %3.</source>
        <translation>%2: %1 hat Platz 2 und bekommt %3.</translation>
    </message>
    <message>
        <source>%1 is tied for second in %2 and gets %3.</source>
        <translation>%2: %1 teilt sich Platz 2 und bekommt %3.</translation>
    </message>
    <message>
        <source>twice on the last turn</source>
        <translation>× 2 in der letzten Runde</translation>
    </message>
    <message>
        <source>Food of %1: no change, still %2.</source>
        <translation>Nahrung von %1: unverändert %2.</translation>
    </message>
    <message>
        <source>Food of %1: %2 (%3), now %4.</source>
        <translation>Nahrung von %1: %2 (%3), jetzt %4.</translation>
    </message>
    <message>
        <source>%1 is %2 over the end of the track, which is lost.</source>
        <translation>%1 hat %2 über das Ende der Leiste hinaus; das verfällt.</translation>
    </message>
    <message>
        <source>%1 is %2 over the end of the track and gets %3 for it.</source>
        <translation>%1 hat %2 über das Ende der Leiste hinaus und bekommt %3 dafür.</translation>
    </message>
    <message>
        <source>%1 is %2 short and has no points to lose.</source>
        <translation>%1: %2 zu wenig, aber keine Punkte zu verlieren.</translation>
    </message>
    <message>
        <source>%1 is %2 short and loses %3.</source>
        <translation>%1: %2 zu wenig, das kostet %3.</translation>
    </message>
    <message>
        <source>%1 has no income.</source>
        <translation>%1 hat kein Einkommen.</translation>
    </message>
    <message>
        <source>Income of %1: %2.</source>
        <translation>Einkommen von %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these cubes are missing: the bank of %1 is empty.</source>
        <translation>
            <numerusform>%n dieser Klötze fehlt: Die Reserve von %1 ist leer.</numerusform>
            <numerusform>%n dieser Klötze fehlen: Die Reserve von %1 ist leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2 for the upkeep of cities.</source>
        <translation>%1 zahlt %2 für den Unterhalt der Städte.</translation>
    </message>
    <message>
        <source>Points of %1: %2, now %3.</source>
        <translation>Punkte von %1: %2, jetzt %3.</translation>
    </message>
    <message>
        <source>%1 keeps no tile.</source>
        <translation>%1 behält keine Tafel.</translation>
    </message>
    <message>
        <source>%1 keeps %2 and pays %3.</source>
        <translation>%1 behält %2 und zahlt %3.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliert %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 halves the cubes on the map: %n go back to the bank.</source>
        <translation>
            <numerusform>%1 halbiert die Klötze auf der Karte: %n geht in die Reserve.</numerusform>
            <numerusform>%1 halbiert die Klötze auf der Karte: %n gehen in die Reserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places for the next turn are chosen by %1, in this order.</source>
        <translation>Die Plätze für die nächste Runde werden in dieser Folge gewählt: %1.</translation>
    </message>
    <message>
        <source>%1 takes place %2.</source>
        <translation>%1 nimmt Platz %2.</translation>
    </message>
    <message>
        <source>Turn %1, %2, begins with %3.</source>
        <extracomment>The number of the turn, such as &quot;II A&quot;, and a player.</extracomment>
        <translation>Runde %1, %2, beginnt mit %3.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: %1 wins with %n points.</source>
        <translation>
            <numerusform>Das Spiel ist aus: %1 gewinnt mit %n Punkt.</numerusform>
            <numerusform>Das Spiel ist aus: %1 gewinnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: %1 share the win with %n points each.</source>
        <translation>
            <numerusform>Das Spiel ist aus: %1 teilen sich den Sieg mit je %n Punkt.</numerusform>
            <numerusform>Das Spiel ist aus: %1 teilen sich den Sieg mit je %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Era %1: %2.</source>
        <translation>Epoche %1: %2.</translation>
    </message>
    <message>
        <source>With these territories it brings %1 a turn.</source>
        <translation>Mit diesen Gebieten bringt sie je Runde %1.</translation>
    </message>
    <message>
        <source>It is older: taking it costs %1.</source>
        <translation>Sie ist älter: Nehmen kostet %1.</translation>
    </message>
    <message>
        <source>Every turn: %1.</source>
        <translation>Jede Runde: %1.</translation>
    </message>
    <message>
        <source>It costs nothing to take.</source>
        <translation>Nehmen kostet nichts.</translation>
    </message>
    <message>
        <source>It costs %1 to take.</source>
        <translation>Nehmen kostet %1.</translation>
    </message>
    <message>
        <source>It may be given up at the end of a turn; then it neither costs nor brings anything.</source>
        <translation>Sie kann am Ende einer Runde aufgegeben werden; dann kostet und bringt sie nichts mehr.</translation>
    </message>
    <message>
        <source>Free action</source>
        <translation>Gratisaktion</translation>
    </message>
    <message>
        <source>Disc only</source>
        <translation>Nur Scheibe</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Alle zurück</translation>
    </message>
    <message>
        <source>What discs cost</source>
        <translation>Was Scheiben kosten</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Yours has %1.</source>
        <translation>Deine hat %1.</translation>
    </message>
    <message>
        <source>You have %1 on the map.</source>
        <translation>Du hast %1 auf der Karte.</translation>
    </message>
    <message>
        <source>All circles are taken this turn.</source>
        <translation>Alle Kreise sind in dieser Runde belegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n circles are free now.</source>
        <translation>
            <numerusform>%n Kreis ist jetzt frei.</numerusform>
            <numerusform>%n Kreise sind jetzt frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cheapest disc there costs nothing now.</source>
        <translation>Deine billigste Scheibe dort kostet jetzt nichts.</translation>
    </message>
    <message>
        <source>Your cheapest disc there costs %1 now.</source>
        <translation>Deine billigste Scheibe dort kostet jetzt %1.</translation>
    </message>
    <message>
        <source>No disc of yours lies there.</source>
        <translation>Dort liegt keine deiner Scheiben.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Du hast %1.</translation>
    </message>
    <message>
        <source>As it stands you will be %1 short and lose %2.</source>
        <translation>So, wie es steht, hast du %1 zu wenig, und das kostet %2.</translation>
    </message>
    <message>
        <source>As it stands %1 are missing for your cities.</source>
        <translation>So, wie es steht, reicht es für deine Städte nicht: %1 zu wenig.</translation>
    </message>
    <message>
        <source>As it stands you will have %1 after this turn.</source>
        <translation>So, wie es steht, hast du nach dieser Runde %1.</translation>
    </message>
    <message>
        <source>%1: only empire tiles with water lead there.</source>
        <translation>%1: Nur Reichstafeln mit Wasser führen dorthin.</translation>
    </message>
    <message>
        <source>Only empire tiles with water lead there.</source>
        <translation>Nur Reichstafeln mit Wasser führen dorthin.</translation>
    </message>
    <message>
        <source>You have %1 there and are neither first nor second.</source>
        <translation>Du hast dort %1 und bist weder vorn noch auf Platz 2.</translation>
    </message>
    <message>
        <source>You have %1 there and are first now: %2.</source>
        <translation>Du hast dort %1 und bist jetzt vorn: %2.</translation>
    </message>
    <message>
        <source>You have %1 there and are second now: %2.</source>
        <translation>Du hast dort %1 und bist jetzt auf Platz 2: %2.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Free actions</source>
        <translation>Gratisaktionen</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>Das Ende einer Runde</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>The end of an era</source>
        <translation>Das Ende einer Epoche</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>Die Reihenfolge</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Your regions and tiles</source>
        <translation>Deine Regionen und Tafeln</translation>
    </message>
    <message>
        <source>What the table sees to</source>
        <translation>Was der Tisch entscheidet</translation>
    </message>
    <message>
        <source>The game has three eras of two turns, A and B. In each turn everybody has six actions, one after the other in turn order, six times round.</source>
        <translation>Die Partie hat drei Epochen mit je zwei Runden, A und B. In jeder Runde hat jeder sechs Aktionen, eine nach der anderen in der Reihenfolge, sechsmal herum.</translation>
    </message>
    <message>
        <source>In an A turn you put a disc on the first free circle of a row, from the right, and do what the row is for. With %1 players each row has %2 circles.</source>
        <translation>In einer A-Runde legst du eine Scheibe auf den ersten freien Kreis einer Reihe, von rechts, und tust, wofür die Reihe da ist. Zu %1 hat jede Reihe %2 Kreise.</translation>
    </message>
    <message>
        <source>In a B turn you take those discs back, one for each action, and so do the same kinds of actions once more.</source>
        <translation>In einer B-Runde nimmst du diese Scheiben zurück, eine je Aktion, und machst so dieselben Arten von Aktionen noch einmal.</translation>
    </message>
    <message>
        <source>When all discs are played, food, income and points are settled for everybody at once. Then come the end of the era, if it is one, and the order of the next turn.</source>
        <translation>Sind alle Scheiben gespielt, werden Nahrung, Einkommen und Punkte für alle zugleich abgerechnet. Dann kommen, wenn es so weit ist, das Ende der Epoche und die Reihenfolge der nächsten Runde.</translation>
    </message>
    <message>
        <source>You begin with %1 food, %2 gold, %3 resources and %4 cubes in the pool.</source>
        <translation>Du beginnst mit %1 Nahrung, %2 Gold, %3 Rohstoffen und %4 Klötzen im Vorrat.</translation>
    </message>
    <message>
        <source>A tile brings its figures at the end of every turn, perhaps more for each territory of a kind, or it has a free action.</source>
        <translation>Eine Tafel bringt am Ende jeder Runde ihre Werte, manchmal mehr für jedes Gebiet einer Art, oder sie hat eine Gratisaktion.</translation>
    </message>
    <message>
        <source>Printing: your discs cost nothing. Navigation: opens the New World and the Far East in turn 3; later they are open anyway.</source>
        <translation>Buchdruck: Deine Scheiben kosten nichts. Schifffahrt: öffnet in Runde 3 die Neue Welt und den Fernen Osten; später sind sie ohnehin offen.</translation>
    </message>
    <message>
        <source>There are %1 tiles, %2 of them towns.</source>
        <translation>Es gibt %1 Tafeln, davon %2 Orte.</translation>
    </message>
    <message>
        <source>You may have several equal cities.</source>
        <translation>Du darfst mehrere gleiche Städte haben.</translation>
    </message>
    <message>
        <source>A wonder brings nothing later and needs no upkeep.</source>
        <translation>Ein Wunder bringt später nichts mehr und braucht keinen Unterhalt.</translation>
    </message>
    <message>
        <source>Only regions of the running era or an earlier one are open. The sea and regions overseas need a tile with water; cubes of one action go to the New World or to the Far East, not to both.</source>
        <translation>Offen sind nur Regionen der laufenden oder einer früheren Epoche. Meer und Übersee brauchen eine Tafel mit Wasser; die Klötze einer Aktion gehen in die Neue Welt oder in den Fernen Osten, nicht in beide.</translation>
    </message>
    <message>
        <source>There are %1 empire tiles a turn.</source>
        <translation>Es gibt %1 Reichstafeln je Runde.</translation>
    </message>
    <message>
        <source>The last circles of the row are for discs that do nothing.</source>
        <translation>Die letzten Kreise der Reihe sind für Scheiben, die nichts tun.</translation>
    </message>
    <message>
        <source>This is counted at the end of every turn, for every region with cubes.</source>
        <translation>Das wird am Ende jeder Runde gezählt, für jede Region mit Klötzen.</translation>
    </message>
    <message>
        <source>Nobody loses more cubes than they have there.</source>
        <translation>Niemand verliert mehr Klötze, als dort liegen.</translation>
    </message>
    <message>
        <source>The discs come off the track before the next turn, and all spaces are free again.</source>
        <translation>Vor der nächsten Runde kommen die Scheiben von der Leiste, und alle Felder sind wieder frei.</translation>
    </message>
    <message>
        <source>You may still use one after your action, until the next player does anything.</source>
        <translation>Auch nach deiner Aktion geht noch eine, bis die nächste Person etwas tut.</translation>
    </message>
    <message>
        <source>What the tile does is entered once: what you give and get, cubes that come off the map, cubes that you place. The app offers the same the next time.</source>
        <translation>Was die Tafel tut, wird einmal eingegeben: was du gibst und bekommst, Klötze, die von der Karte kommen, und solche, die du setzt. Beim nächsten Mal schlägt die App dasselbe vor.</translation>
    </message>
    <message>
        <source>The disc is paid before all else, and what the action brings pays nothing of it.</source>
        <translation>Die Scheibe wird vor allem anderen bezahlt; was die Aktion bringt, zahlt nichts davon.</translation>
    </message>
    <message>
        <source>First food, then income, then points; nobody’s settling changes another’s.</source>
        <translation>Erst Nahrung, dann Einkommen, dann Punkte; keine Abrechnung ändert eine andere.</translation>
    </message>
    <message>
        <source>Income is the gold, resources and cubes of territories, progress tiles, cities and regions. Cubes come only as far as your bank has them.</source>
        <translation>Einkommen sind Gold, Rohstoffe und Klötze von Gebieten, Fortschritten, Städten und Regionen. Klötze kommen nur, solange deine Reserve welche hat.</translation>
    </message>
    <message>
        <source>Points come from cities, towns, progress tiles and regions.</source>
        <translation>Punkte kommen von Städten, Orten, Fortschritten und Regionen.</translation>
    </message>
    <message>
        <source>What a tile brings that its figures cannot say is entered as an extra.</source>
        <translation>Was eine Tafel bringt und ihre Werte nicht sagen können, wird als Extra eingegeben.</translation>
    </message>
    <message>
        <source>After era III nothing is paid and nothing is lost.</source>
        <translation>Nach Epoche III wird nichts bezahlt und nichts verloren.</translation>
    </message>
    <message>
        <source>The place that is left goes to the last one.</source>
        <translation>Der übrige Platz geht an die letzte Person.</translation>
    </message>
    <message>
        <source>After turn %1 the points of the track count, with 1 point for every %2 gold and 1 for every %2 resources.</source>
        <translation>Nach Runde %1 zählen die Punkte der Leiste, dazu 1 Punkt je %2 Gold und 1 je %2 Rohstoffe.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has more gold; if that is equal too, the win is shared.</source>
        <translation>Die meisten Punkte gewinnen. Bei Gleichstand mehr Gold; ist auch das gleich, wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Tiles are entered with what is printed on them when somebody takes the first one. The app remembers them for this game and all later ones.</source>
        <translation>Eine Tafel wird mit dem eingegeben, was darauf steht, wenn jemand sie zum ersten Mal nimmt. Die App merkt sie sich für diese und alle späteren Partien.</translation>
    </message>
    <message>
        <source>The eight regions of era I are there; compare their figures with your board. Those of eras II and III are added when their era begins, or later on the map.</source>
        <translation>Die acht Regionen der Epoche I sind da; vergleiche ihre Werte mit deinem Spielplan. Die der Epochen II und III kommen dazu, wenn ihre Epoche beginnt, oder später auf der Karte.</translation>
    </message>
    <message>
        <source>The app sees neither board nor tiles. Whether a tile is on offer and whether regions touch is for the table to say; so is the alliance of Diplomacy.</source>
        <translation>Die App sieht weder Spielplan noch Tafeln. Ob eine Tafel ausliegt und ob Regionen sich berühren, sagt der Tisch; ebenso, was das Bündnis der Diplomatie betrifft.</translation>
    </message>
    <message>
        <source>For which era a trade space is open, what a free action allows and whether a disc in an A turn must do something is taken at the table’s word.</source>
        <translation>Für welche Epoche ein Handelsfeld offen ist, was eine Gratisaktion erlaubt und ob eine Scheibe in einer A-Runde etwas tun muss: Das glaubt die App dem Tisch.</translation>
    </message>
    <message>
        <source>If somebody can pay for none of their discs, the table decides and enters it as a correction.</source>
        <translation>Kann jemand keine der eigenen Scheiben bezahlen, entscheidet der Tisch und gibt es als Korrektur ein.</translation>
    </message>
    <message>
        <source>all cubes back</source>
        <translation>alle Klötze zurück</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>3 cubes in 2 regions.</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>empire tile only</source>
        <translation>nur die Reichstafel</translation>
    </message>
    <message>
        <source>%1, disc only</source>
        <extracomment>A row of the action table.</extracomment>
        <translation>%1, nur die Scheibe</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>gibt %1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n cubes</source>
        <translation>
            <numerusform>entfernt %n Klotz</numerusform>
            <numerusform>entfernt %n Klötze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places %n cubes</source>
        <translation>
            <numerusform>setzt %n Klotz</numerusform>
            <numerusform>setzt %n Klötze</numerusform>
        </translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>bekommt %1</translation>
    </message>
    <message>
        <source>%1: free action</source>
        <translation>%1: Gratisaktion</translation>
    </message>
    <message>
        <source>%1: free action, %2</source>
        <translation>%1: Gratisaktion, %2</translation>
    </message>
    <message>
        <source>The turn is settled</source>
        <translation>Die Runde ist abgerechnet</translation>
    </message>
    <message numerus="yes">
        <source>%1: keeps %n tiles</source>
        <translation>
            <numerusform>%1: behält %n Tafel</numerusform>
            <numerusform>%1: behält %n Tafeln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: place %2</source>
        <translation>%1: Platz %2</translation>
    </message>
    <message>
        <source>%1: %2, paid %3</source>
        <extracomment>A player, what a disc was used for, and what was paid for the disc.</extracomment>
        <translation>%1: %2, %3 bezahlt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what a disc was used for.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>One of the five rows of the action table, like the four that follow.</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Stadt</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Reich</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Plains</source>
        <extracomment>A kind of territory tile, like the seven that follow.</extracomment>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Insel</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Hügel</translation>
    </message>
    <message>
        <source>Gold town</source>
        <translation>Ort mit Gold</translation>
    </message>
    <message>
        <source>Resource town</source>
        <translation>Ort mit Rohstoff</translation>
    </message>
    <message>
        <source>Food town</source>
        <translation>Ort mit Nahrung</translation>
    </message>
    <message>
        <source>Cube town</source>
        <translation>Ort mit Klotz</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Klötze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>New World</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <source>Far East</source>
        <translation>Ferner Osten</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>Where food and income come from, like the four that follow.</extracomment>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Famine</source>
        <extracomment>Points that hunger has cost.</extracomment>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>Paid</source>
        <extracomment>Points that were paid for discs and free actions.</extracomment>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>Points that the table has corrected by hand.</extracomment>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>End of era</source>
        <translation>Epochenende</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Food</source>
        <comment>short</comment>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>short</comment>
        <translation>Rohst.</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Rise of Empires</source>
        <translation>Rise of Empires</translation>
    </message>
    <message>
        <source>Settle the turn</source>
        <translation>Runde abrechnen</translation>
    </message>
    <message>
        <source>Choose the tiles to keep</source>
        <translation>Tafeln zum Behalten wählen</translation>
    </message>
    <message>
        <source>%1 chooses a place</source>
        <translation>%1 wählt einen Platz</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 spielt</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Progress and cities</source>
        <translation>Fortschritt und Städte</translation>
    </message>
    <message>
        <source>Cubes on the map</source>
        <translation>Klötze auf der Karte</translation>
    </message>
    <message>
        <source>Cubes in the bank</source>
        <translation>Klötze in der Reserve</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The name of a tile and its era.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Gold ÷ 3</source>
        <translation>Gold ÷ 3</translation>
    </message>
    <message>
        <source>Resources ÷ 3</source>
        <translation>Rohstoffe ÷ 3</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Von Hand korrigiert</translation>
    </message>
    <message>
        <source>%1 for each plains</source>
        <extracomment>What a tile brings for each territory of a kind, like the four that follow: 1 resource for each plains.</extracomment>
        <translation>%1 für jede Ebene</translation>
    </message>
    <message>
        <source>%1 for each island</source>
        <translation>%1 für jede Insel</translation>
    </message>
    <message>
        <source>%1 for each forest</source>
        <translation>%1 für jeden Wald</translation>
    </message>
    <message>
        <source>%1 for each hills</source>
        <translation>%1 für jeden Hügel</translation>
    </message>
    <message>
        <source>%1 for each town</source>
        <translation>%1 für jeden Ort</translation>
    </message>
    <message>
        <source>free action</source>
        <translation>Gratisaktion</translation>
    </message>
    <message>
        <source>discs cost nothing</source>
        <translation>Scheiben kosten nichts</translation>
    </message>
    <message>
        <source>opens overseas</source>
        <translation>öffnet Übersee</translation>
    </message>
    <message>
        <source>eats %1</source>
        <extracomment>Of a city: so much food a turn.</extracomment>
        <translation>isst %1</translation>
    </message>
    <message>
        <source>upkeep 1 resource</source>
        <translation>Unterhalt 1 Rohstoff</translation>
    </message>
    <message>
        <source>first %1, second %2</source>
        <translation>vorn %1, Platz 2 %2</translation>
    </message>
    <message>
        <source>%1, yields %2</source>
        <extracomment>The points of a region and what it brings besides.</extracomment>
        <translation>%1, bringt %2</translation>
    </message>
    <message>
        <source>Progress: 8 spaces, two tiles of each era, era III lowest</source>
        <translation>Fortschritt: 8 Felder, je zwei Tafeln jeder Epoche, III unten</translation>
    </message>
    <message>
        <source>Territory: 10 spaces, four tiles each</source>
        <translation>Gebiete: 10 Felder, je vier Tafeln</translation>
    </message>
    <message>
        <source>Cities, from below: III B and III A on 8 spaces, then II B, II A, I B and I A on 5</source>
        <translation>Städte, von unten: III B und III A auf 8 Felder, dann II B, II A, I B und I A auf 5</translation>
    </message>
    <message>
        <source>Empire tiles with era I up</source>
        <translation>Reichstafeln, Epoche I nach oben</translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n gold</source>
        <translation>
            <numerusform>Alle nehmen %n Gold</numerusform>
            <numerusform>Alle nehmen %n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n black discs</source>
        <translation>
            <numerusform>Alle nehmen %n schwarze Scheibe</numerusform>
            <numerusform>Alle nehmen %n schwarze Scheiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n cubes into the pool</source>
        <translation>
            <numerusform>Alle nehmen %n Klotz in den Vorrat</numerusform>
            <numerusform>Alle nehmen %n Klötze in den Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw who begins</source>
        <translation>Auslosen, wer beginnt</translation>
    </message>
    <message>
        <source>Empire tiles back on their track</source>
        <translation>Reichstafeln zurück auf ihre Leiste</translation>
    </message>
    <message>
        <source>Empire tiles on their other face</source>
        <translation>Reichstafeln auf die andere Seite</translation>
    </message>
    <message>
        <source>Black discs off the trade track</source>
        <translation>Schwarze Scheiben von der Handelsleiste</translation>
    </message>
    <message>
        <source>Used progress tiles turned up again</source>
        <translation>Benutzte Fortschrittstafeln wieder aufdecken</translation>
    </message>
    <message>
        <source>Tiles that nobody took stay beside the board, wonders go into the box</source>
        <translation>Übrige Tafeln bleiben neben dem Plan, Wunder gehen in die Schachtel</translation>
    </message>
    <message>
        <source>Tiles that nobody took go into the box, those with a red lower edge stay</source>
        <translation>Übrige Tafeln gehen in die Schachtel, die mit roter Unterkante bleiben</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n progress tiles</source>
        <translation>
            <numerusform>%n Fortschrittstafel aufdecken</numerusform>
            <numerusform>%n Fortschrittstafeln aufdecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n territory tiles</source>
        <translation>
            <numerusform>%n Gebietstafel aufdecken</numerusform>
            <numerusform>%n Gebietstafeln aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up the last territory tiles</source>
        <translation>Die letzten Gebietstafeln aufdecken</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n city tiles</source>
        <translation>
            <numerusform>%n Stadttafel aufdecken</numerusform>
            <numerusform>%n Stadttafeln aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>2 resources for 4 gold.</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>Das Spiel ist aus. Zum Weiterspielen rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 is on turn.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>%1 has chosen already.</source>
        <translation>%1 hat schon gewählt.</translation>
    </message>
    <message>
        <source>Place %1 is taken by %2.</source>
        <translation>Platz %1 hat schon %2.</translation>
    </message>
    <message>
        <source>%1 is full this turn.</source>
        <translation>%1 ist in dieser Runde voll.</translation>
    </message>
    <message>
        <source>%1: no disc of yours lies there.</source>
        <translation>%1: Dort liegt keine deiner Scheiben.</translation>
    </message>
    <message>
        <source>All %1 empire tiles are taken.</source>
        <translation>Alle %1 Reichstafeln sind vergeben.</translation>
    </message>
    <message>
        <source>%1: no tile of this kind is left.</source>
        <translation>%1: Davon gibt es keine Tafel mehr.</translation>
    </message>
    <message>
        <source>%1 comes with era %2.</source>
        <translation>%1 kommt in Epoche %2.</translation>
    </message>
    <message>
        <source>You already have %1.</source>
        <translation>Du hast %1 schon.</translation>
    </message>
    <message>
        <source>This tile is no longer there.</source>
        <translation>Diese Tafel ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This city costs nothing a turn, it stays.</source>
        <translation>Diese Stadt kostet je Runde nichts, sie bleibt.</translation>
    </message>
    <message>
        <source>%1 has no free action.</source>
        <translation>%1 hat keine Gratisaktion.</translation>
    </message>
    <message>
        <source>%1 can be used from your next action on.</source>
        <translation>%1 geht ab deiner nächsten Aktion.</translation>
    </message>
    <message>
        <source>%1 is used until the next turn.</source>
        <translation>%1 ist bis zur nächsten Runde benutzt.</translation>
    </message>
    <message>
        <source>%1 opens as soon as somebody has Navigation, or with the next turn.</source>
        <translation>%1 öffnet, sobald jemand die Schifffahrt hat, oder mit der nächsten Runde.</translation>
    </message>
    <message>
        <source>%1 opens in era %2.</source>
        <translation>%1 öffnet in Epoche %2.</translation>
    </message>
    <message>
        <source>%1 needs an empire tile with water.</source>
        <translation>%1 braucht eine Reichstafel mit Wasser.</translation>
    </message>
    <message>
        <source>New World or Far East, not both.</source>
        <translation>Neue Welt oder Ferner Osten, nicht beide.</translation>
    </message>
    <message numerus="yes">
        <source>This tile allows %n regions.</source>
        <translation>
            <numerusform>Diese Tafel erlaubt %n Region.</numerusform>
            <numerusform>Diese Tafel erlaubt %n Regionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles at most, in different regions.</source>
        <translation>
            <numerusform>Höchstens %n Schlacht, in verschiedenen Regionen.</numerusform>
            <numerusform>Höchstens %n Schlachten, in verschiedenen Regionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: both sides need a cube there, and no more can go than %2 has.</source>
        <translation>%1: Beide Seiten brauchen dort einen Klotz, und mehr, als %2 hat, kann nicht weg.</translation>
    </message>
    <message>
        <source>%1 has this space this turn.</source>
        <translation>%1 hat dieses Feld in dieser Runde.</translation>
    </message>
    <message>
        <source>This disc costs nothing.</source>
        <translation>Diese Scheibe kostet nichts.</translation>
    </message>
    <message>
        <source>The disc costs exactly %1.</source>
        <translation>Die Scheibe kostet genau %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n resources short for the cities. Give one up.</source>
        <translation>
            <numerusform>%1: %n Rohstoff fehlt für die Städte. Eine muss aufgegeben werden.</numerusform>
            <numerusform>%1: %n Rohstoffe fehlen für die Städte. Eine muss aufgegeben werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food short.</source>
        <translation>
            <numerusform>%n Nahrung fehlt.</numerusform>
            <numerusform>%n Nahrung fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold short.</source>
        <translation>
            <numerusform>%n Gold fehlt.</numerusform>
            <numerusform>%n Gold fehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources short.</source>
        <translation>
            <numerusform>%n Rohstoff fehlt.</numerusform>
            <numerusform>%n Rohstoffe fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes short.</source>
        <translation>
            <numerusform>%n Klotz fehlt.</numerusform>
            <numerusform>%n Klötze fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points short.</source>
        <translation>
            <numerusform>%n Punkt fehlt.</numerusform>
            <numerusform>%n Punkte fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wonders are built in B turns.</source>
        <translation>Wunder werden in B-Runden gebaut.</translation>
    </message>
    <message>
        <source>That comes later. Play all discs first.</source>
        <translation>Das kommt später. Erst werden alle Scheiben gespielt.</translation>
    </message>
    <message>
        <source>All discs are played. Settle the turn first.</source>
        <translation>Alle Scheiben sind gespielt. Erst wird die Runde abgerechnet.</translation>
    </message>
    <message>
        <source>The era is over. Choose the tiles to keep first.</source>
        <translation>Die Epoche ist zu Ende. Erst wird gewählt, welche Tafeln bleiben.</translation>
    </message>
    <message>
        <source>The turn is over. Choose the places for the next one first.</source>
        <translation>Die Runde ist zu Ende. Erst werden die Plätze für die nächste gewählt.</translation>
    </message>
    <message>
        <source>A disc can be chosen in B turns only.</source>
        <translation>Eine Scheibe lässt sich nur in B-Runden wählen.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wähle eine andere Person.</translation>
    </message>
    <message>
        <source>%1 can be named only once.</source>
        <translation>%1 darf nur einmal genannt werden.</translation>
    </message>
    <message>
        <source>At least 1 cube is removed.</source>
        <translation>Mindestens 1 Klotz wird entfernt.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1: von %2 bis %3.</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Price in gold</source>
        <translation>Preis in Gold</translation>
    </message>
    <message>
        <source>Eats a turn</source>
        <translation>Isst je Runde</translation>
    </message>
    <message>
        <source>Cubes lost in a battle</source>
        <translation>Klötze, die eine Schlacht kostet</translation>
    </message>
    <message>
        <source>Regions of an empire tile</source>
        <translation>Regionen einer Reichstafel</translation>
    </message>
    <message>
        <source>Resources of a trade</source>
        <translation>Rohstoffe eines Handels</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Number of progress tiles</source>
        <translation>Anzahl der Fortschrittstafeln</translation>
    </message>
    <message>
        <source>Number of cities</source>
        <translation>Anzahl der Städte</translation>
    </message>
    <message>
        <source>Cubes in the pool and on the map</source>
        <translation>Klötze im Vorrat und auf der Karte</translation>
    </message>
    <message>
        <source>Progress: take a progress tile. It costs 1 gold for each era that it is older than the running one. You may not have the same tile of the same era twice.</source>
        <translation>Fortschritt: Nimm eine Fortschrittstafel. Sie kostet 1 Gold je Epoche, die sie älter ist als die laufende. Dieselbe Tafel derselben Epoche hat niemand zweimal.</translation>
    </message>
    <message>
        <source>Territory: take a territory tile. It brings cubes every turn and brings or costs food. It is yours to the end.</source>
        <translation>Gebiet: Nimm eine Gebietstafel. Sie bringt jede Runde Klötze und bringt oder kostet Nahrung. Sie bleibt dir bis zum Schluss.</translation>
    </message>
    <message>
        <source>City: take a city tile and pay its price in gold. It brings points every turn; most cities eat, some also cost a resource a turn.</source>
        <translation>Stadt: Nimm eine Stadttafel und zahle ihren Preis in Gold. Sie bringt jede Runde Punkte; die meisten Städte essen, manche kosten auch je Runde einen Rohstoff.</translation>
    </message>
    <message>
        <source>Empire: take an empire tile and place any number of cubes from your pool in as many regions as the tile says, perhaps none at all. Then you may fight.</source>
        <translation>Reich: Nimm eine Reichstafel und setze beliebig viele Klötze aus deinem Vorrat, auch gar keine, in so viele Regionen, wie die Tafel sagt. Danach darfst du kämpfen.</translation>
    </message>
    <message>
        <source>Trade: put black discs on a space of the trade track and take its gold or points at once. Each space is used once a turn.</source>
        <translation>Handel: Lege schwarze Scheiben auf ein Feld der Handelsleiste und nimm sofort sein Gold oder seine Punkte. Jedes Feld wird einmal je Runde benutzt.</translation>
    </message>
    <message>
        <source>The food track goes from 0 to 20. At the end of a turn all that brings food and all that eats is added up in one sum; on the last turn it counts twice.</source>
        <translation>Die Nahrungsleiste geht von 0 bis 20. Am Ende einer Runde wird alles, was Nahrung bringt, und alles, was isst, zu einer Summe gezählt; in der letzten Runde zählt sie doppelt.</translation>
    </message>
    <message>
        <source>Gold pays for cities, older progress tiles, discs and, at the end of an era, the progress tiles you keep. At the end 3 gold are 1 point.</source>
        <translation>Gold bezahlt Städte, ältere Fortschritte, Scheiben und am Ende einer Epoche die Fortschritte, die du behältst. Am Schluss sind 3 Gold 1 Punkt.</translation>
    </message>
    <message>
        <source>Resources, the black discs, are traded and pay for discs, wonders and the upkeep of cities. At the end 3 of them are 1 point.</source>
        <translation>Rohstoffe, die schwarzen Scheiben, sind zum Handeln da und bezahlen Scheiben, Wunder und den Unterhalt der Städte. Am Schluss sind 3 davon 1 Punkt.</translation>
    </message>
    <message>
        <source>Cubes of your pool go to the map or pay for discs, wonders and, at the end of an era, the cities you keep.</source>
        <translation>Klötze aus deinem Vorrat gehen auf die Karte oder bezahlen Scheiben, Wunder und am Ende einer Epoche die Städte, die du behältst.</translation>
    </message>
    <message>
        <source>Points come from cities, towns, regions and some progress tiles at the end of every turn, from wonders and trade at once.</source>
        <translation>Punkte kommen am Ende jeder Runde von Städten, Orten, Regionen und manchen Fortschritten, von Wundern und Handel sofort.</translation>
    </message>
    <message>
        <source>%1, every turn: %2.</source>
        <extracomment>A territory and what it brings.</extracomment>
        <translation>%1, jede Runde: %2.</translation>
    </message>
    <message>
        <source>Wonders are among the cities of B turns. You pay what is printed, score the points at once, and the tile leaves the game.</source>
        <translation>Wunder sind unter den Städten der B-Runden. Du zahlst, was darauf steht, wertest die Punkte sofort, und die Tafel geht aus dem Spiel.</translation>
    </message>
    <message>
        <source>A free action uses no disc. It comes before or after your own action, with each tile once a turn, and not right after the action that took the tile.</source>
        <translation>Eine Gratisaktion braucht keine Scheibe. Sie kommt vor oder nach deiner Aktion, mit jeder Tafel einmal je Runde, aber nicht gleich nach der Aktion, die die Tafel nahm.</translation>
    </message>
    <message>
        <source>In a B turn a disc costs 1 for each disc, anybody’s, that still lies to its left. Empty circles cost nothing, so waiting makes discs cheaper.</source>
        <translation>In einer B-Runde kostet eine Scheibe 1 für jede Scheibe, egal wessen, die noch links von ihr liegt. Leere Kreise kosten nichts; wer wartet, zahlt also weniger.</translation>
    </message>
    <message>
        <source>It is paid in any mix of gold, cubes of the pool, resources, food and points. Whoever has Printing pays nothing.</source>
        <translation>Bezahlt wird mit Gold, Klötzen aus dem Vorrat, Rohstoffen, Nahrung und Punkten, beliebig gemischt. Wer den Buchdruck hat, zahlt nichts.</translation>
    </message>
    <message>
        <source>In a B turn you may take a disc back and do nothing with it, but pay for it all the same. In an A turn that is right only if nothing else is possible.</source>
        <translation>In einer B-Runde darfst du eine Scheibe zurücknehmen und nichts damit tun, bezahlst sie aber trotzdem. In einer A-Runde geht das nur, wenn nichts anderes möglich ist.</translation>
    </message>
    <message>
        <source>After placing you may attack one player in a region where both of you have cubes, in era III a second time in another region. The empire tile says how many cubes both sides lose, yours at the left; they go to the bank.</source>
        <translation>Nach dem Setzen darfst du jemanden in einer Region angreifen, in der ihr beide Klötze habt, in Epoche III ein zweites Mal in einer anderen Region. Die Reichstafel sagt, wie viele Klötze beide Seiten verlieren, deine links; sie gehen in die Reserve.</translation>
    </message>
    <message>
        <source>Before placing you may take all of your cubes back from the map into your pool, to begin anew elsewhere. Those cubes do not pay for the disc.</source>
        <translation>Vor dem Setzen darfst du alle deine Klötze von der Karte in deinen Vorrat nehmen, um woanders neu zu beginnen. Diese Klötze bezahlen die Scheibe nicht.</translation>
    </message>
    <message>
        <source>Whoever has most cubes in a region gets its first points and all that it yields, whoever has the next most its second points.</source>
        <translation>Wer in einer Region die meisten Klötze hat, bekommt die Punkte für Platz 1 und den ganzen Ertrag, wer danach kommt, die Punkte für Platz 2.</translation>
    </message>
    <message>
        <source>If several have most, they share first and second points together and the yield, rounded down, and nobody is second. If several have the next most, they share the second points.</source>
        <translation>Sind mehrere vorn, teilen sie sich die Punkte beider Plätze zusammen und den Ertrag, abgerundet, und Platz 2 hat niemand. Kommen danach mehrere, teilen sie sich die Punkte für Platz 2.</translation>
    </message>
    <message>
        <source>Food above 20 becomes gold, 1 for every 2, and an odd one is lost. Each food below 0 costs 1 point, as far as you have any, before the points of the turn come.</source>
        <translation>Nahrung über 20 wird zu Gold, 1 für je 2, eine einzelne verfällt. Jede Nahrung unter 0 kostet 1 Punkt, soweit du welche hast, bevor die Punkte der Runde kommen.</translation>
    </message>
    <message>
        <source>Cities with upkeep cost 1 resource each; the income of the turn counts. Whoever cannot pay gives cities up before they score. A city that eats may be given up too.</source>
        <translation>Städte mit Unterhalt kosten je 1 Rohstoff; das Einkommen der Runde zählt mit. Wer nicht zahlen kann, gibt Städte auf, bevor sie werten. Auch eine Stadt, die isst, darf aufgegeben werden.</translation>
    </message>
    <message>
        <source>After a B turn of eras I and II everybody pays 1 gold for each progress tile and 1 cube of the pool for each city that they keep. All others are lost. Territories stay.</source>
        <translation>Nach der B-Runde der Epochen I und II zahlen alle 1 Gold für jeden Fortschritt und 1 Klotz aus dem Vorrat für jede Stadt, die sie behalten. Alle anderen gehen verloren. Gebiete bleiben.</translation>
    </message>
    <message>
        <source>Then everybody keeps half of their cubes in each region, rounded down.</source>
        <translation>Dann behalten alle in jeder Region die Hälfte ihrer Klötze, abgerundet.</translation>
    </message>
    <message>
        <source>Whoever has fewest points chooses a place for the next turn first. In a tie it is who has less gold, pool cubes and resources together, then who is later in this turn’s order.</source>
        <translation>Wer die wenigsten Punkte hat, wählt zuerst den Platz für die nächste Runde. Bei Gleichstand, wer weniger Gold, Klötze im Vorrat und Rohstoffe zusammen hat, dann, wer in dieser Runde später dran ist.</translation>
    </message>
    <message>
        <source>Each player has 30 cubes: in the pool, on the map and in the bank. Only those in the pool can be used; income comes from the bank as long as it has any.</source>
        <translation>Alle haben 30 Klötze: im Vorrat, auf der Karte und in der Reserve. Nur die im Vorrat lassen sich benutzen; Einkommen kommt aus der Reserve, solange sie welche hat.</translation>
    </message>
    <message>
        <source>Rise of Empires, over in turn %1, %2</source>
        <extracomment>The turn, and such as &quot;II A&quot;.</extracomment>
        <translation>Rise of Empires, zu Ende in Runde %1, %2</translation>
    </message>
    <message>
        <source>Rise of Empires, turn %1, %2</source>
        <translation>Rise of Empires, Runde %1, %2</translation>
    </message>
    <message>
        <source>Progress tiles</source>
        <translation>Fortschrittstafeln</translation>
    </message>
    <message>
        <source>City tiles</source>
        <translation>Stadttafeln</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>The turn is still to be settled.</source>
        <translation>Die Runde ist noch abzurechnen.</translation>
    </message>
    <message>
        <source>Still to choose what to keep: %1.</source>
        <translation>Noch zu wählen, was bleibt: %1.</translation>
    </message>
    <message>
        <source>Still to choose a place: %1.</source>
        <translation>Noch ohne Platz: %1.</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <extracomment>A progress tile, like the eight that follow.</extracomment>
        <translation>Ackerbau</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Bergbau</translation>
    </message>
    <message>
        <source>Iron Axes</source>
        <translation>Eisenäxte</translation>
    </message>
    <message>
        <source>Iron Weapons</source>
        <translation>Eisenwaffen</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Kontor</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Schifffahrt</translation>
    </message>
    <message>
        <source>Fertilizers</source>
        <translation>Dünger</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Buchdruck</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <extracomment>A region of the map, like the seven that follow.</extracomment>
        <translation>Westeuropa</translation>
    </message>
    <message>
        <source>North Africa West</source>
        <translation>Nordafrika West</translation>
    </message>
    <message>
        <source>North Africa East</source>
        <translation>Nordafrika Ost</translation>
    </message>
    <message>
        <source>Balkans</source>
        <translation>Balkan</translation>
    </message>
    <message>
        <source>Asia Minor</source>
        <translation>Kleinasien</translation>
    </message>
    <message>
        <source>Near East</source>
        <translation>Naher Osten</translation>
    </message>
    <message>
        <source>Easternmost</source>
        <translation>Ganz im Osten</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Mittelmeer</translation>
    </message>
    <message>
        <source>City for nothing</source>
        <translation>Kostenlose Stadt</translation>
    </message>
    <message>
        <source>City for %1</source>
        <translation>Stadt für %1</translation>
    </message>
    <message>
        <source>Empires against cities</source>
        <extracomment>Head of a chart: points that regions, cities and wonders brought.</extracomment>
        <translation>Reiche gegen Städte</translation>
    </message>
    <message>
        <source>Discs and free actions</source>
        <translation>Scheiben und Gratisaktionen</translation>
    </message>
    <message>
        <source>paid for discs</source>
        <extracomment>Below a number: what was paid for taking discs back, of all kinds together.</extracomment>
        <translation>für Scheiben bezahlt</translation>
    </message>
    <message>
        <source>idle discs</source>
        <extracomment>Below a number: discs that were used for nothing.</extracomment>
        <translation>Scheiben ohne Aktion</translation>
    </message>
    <message>
        <source>free actions</source>
        <extracomment>Below a number.</extracomment>
        <translation>Gratisaktionen</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>cubes placed</source>
        <extracomment>Below a number.</extracomment>
        <translation>gesetzte Klötze</translation>
    </message>
    <message>
        <source>battles</source>
        <extracomment>Below a number.</extracomment>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>times first</source>
        <extracomment>Below a number: how often somebody had most cubes in a region at the end of a turn.</extracomment>
        <translation>Mal vorn</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>times hungry</source>
        <extracomment>Below a number: how often food was missing.</extracomment>
        <translation>Mal gehungert</translation>
    </message>
    <message>
        <source>food short</source>
        <extracomment>Below a number.</extracomment>
        <translation>fehlende Nahrung</translation>
    </message>
    <message>
        <source>points lost</source>
        <extracomment>Below a number: points lost by hunger.</extracomment>
        <translation>verlorene Punkte</translation>
    </message>
    <message>
        <source>Rows used</source>
        <translation>Benutzte Reihen</translation>
    </message>
    <message>
        <source>Points by era</source>
        <extracomment>Head of a chart: where points come from in each of the three eras.</extracomment>
        <translation>Punkte je Epoche</translation>
    </message>
    <message>
        <source>per sheet, %1</source>
        <translation>je Blatt, %1</translation>
    </message>
    <message>
        <source>Era %1</source>
        <extracomment>%1 is I, II or III.</extracomment>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <extracomment>What there will be: &quot;13 food instead of 16&quot;.</extracomment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>One more would change nothing after this turn.</source>
        <translation>Noch eine würde nach dieser Runde nichts ändern.</translation>
    </message>
    <message>
        <source>With one more you will have after this turn: %1.</source>
        <translation>Mit noch einer hast du nach dieser Runde: %1.</translation>
    </message>
    <message>
        <source>You would be %1 short and lose %2.</source>
        <translation>Dir würden %1 fehlen, und du würdest %2 verlieren.</translation>
    </message>
    <message>
        <source>Price of a disc</source>
        <extracomment>Head of a chart: what players pay for taking a disc back from each row.</extracomment>
        <translation>Preis einer Scheibe</translation>
    </message>
    <message>
        <source>on average · winners, %1</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;84 sheets&quot;.</extracomment>
        <translation>im Schnitt · beim Sieg, %1</translation>
    </message>
    <message>
        <source>Discs</source>
        <extracomment>Heads of columns: discs that were taken back, what was paid for them, and what that is for each.</extracomment>
        <translation>Scheiben</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je Scheibe</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Nobody has any yet.</source>
        <translation>Noch hat niemand welche.</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <extracomment>%1 is the number of the turn, %2 such as &quot;II A&quot;.</extracomment>
        <translation>Runde %1, %2</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresAllPlayers</name>
    <message>
        <source>points at the next settling, as things stand</source>
        <extracomment>Below everybody&apos;s points, where a small figure says what the next settling adds.</extracomment>
        <translation>Punkte bei der nächsten Abrechnung, Stand jetzt</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Wenn jetzt Schluss wäre</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Parts of the score: the track, and what is left of gold and resources.</extracomment>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Gold ÷ 3</source>
        <translation>Gold ÷ 3</translation>
    </message>
    <message>
        <source>Resources ÷ 3</source>
        <translation>Rohstoffe ÷ 3</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresBesideSheet</name>
    <message>
        <source>What %1 owns</source>
        <extracomment>Head of a player&apos;s sheet, beside the turn.</extracomment>
        <translation>Was %1 besitzt</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresBesideTable</name>
    <message>
        <source>Food track</source>
        <translation>Nahrungsleiste</translation>
    </message>
    <message>
        <source>points, yield</source>
        <extracomment>Above the column with what regions bring.</extracomment>
        <translation>Punkte, Ertrag</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresCityStep</name>
    <message>
        <source>What you enter once is offered again, here and in later games.</source>
        <translation>Einmal eingegeben, wird es wieder angeboten, hier und in späteren Partien.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresKeepStep</name>
    <message>
        <source>Progress</source>
        <extracomment>Head of a player&apos;s progress tiles at the end of an era.</extracomment>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a player&apos;s cities at the end of an era.</extracomment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>half stays, rounded down</source>
        <translation>die Hälfte bleibt, abgerundet</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresMapPage</name>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>Opens the list of regions, to change what is printed on them.</extracomment>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>points, yield</source>
        <extracomment>Above the column with what regions bring.</extracomment>
        <translation>Punkte, Ertrag</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Leaves a look at something. The second is after the end of the game.</extracomment>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Zurück zur Runde</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresOptions</name>
    <message>
        <source>Map</source>
        <extracomment>Head of the part of a new game that is about its map.</extracomment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>later ones when their era begins</source>
        <translation>die anderen, wenn ihre Epoche beginnt</translation>
    </message>
    <message>
        <source>they are offered again</source>
        <translation>sie werden wieder angeboten</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>What is laid out on the table before a game.</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>what lies where before the first turn</source>
        <translation>was vor der ersten Runde wo liegt</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresOrderStep</name>
    <message>
        <source>Who chooses when</source>
        <translation>Wer wann wählt</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresProgressStep</name>
    <message>
        <source>Hold a tile to see or change its figures.</source>
        <translation>Tafel halten: Werte ansehen oder ändern.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresRegionsPage</name>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>as printed on your board</source>
        <translation>wie auf deinem Spielplan</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresSheetView</name>
    <message>
        <source>What %1 owns</source>
        <extracomment>Spoken: what a player, %1, has.</extracomment>
        <translation>Was %1 besitzt</translation>
    </message>
    <message>
        <source>Progress and cities</source>
        <extracomment>Head of a player&apos;s tiles.</extracomment>
        <translation>Fortschritt und Städte</translation>
    </message>
    <message>
        <source>no tile yet</source>
        <translation>noch keine Tafel</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>Head of the regions where a player has cubes.</extracomment>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>cubes, what they bring</source>
        <translation>Klötze, was sie bringen</translation>
    </message>
    <message>
        <source>no cube on the map yet</source>
        <translation>noch kein Klotz auf der Karte</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTerritoryStep</name>
    <message>
        <source>Hold a tile: what it would change. Tap it: taken.</source>
        <translation>Halten zeigt, was sich ändern würde. Tippen nimmt die Tafel.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTradeStep</name>
    <message>
        <source>Trade spaces</source>
        <translation>Handelsfelder</translation>
    </message>
    <message>
        <source>each once a turn</source>
        <translation>je einmal pro Runde</translation>
    </message>
    <message>
        <source>A space with a seal is taken until the next turn.</source>
        <translation>Ein Feld mit Siegel ist bis zur nächsten Runde belegt.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTurnExtras</name>
    <message>
        <source>Map</source>
        <extracomment>A look at the map.</extracomment>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTurnStep</name>
    <message>
        <source>A region can also be added later, on the map.</source>
        <translation>Eine Region lässt sich auch später auf der Karte hinzufügen.</translation>
    </message>
</context>
<context>
    <name>RiseOptions</name>
    <message numerus="yes">
        <source>%n regions of era I</source>
        <translation>
            <numerusform>%n Region der Epoche I</numerusform>
            <numerusform>%n Regionen der Epoche I</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles are known</source>
        <translation>
            <numerusform>%n deiner Tafeln ist bekannt</numerusform>
            <numerusform>%n deiner Tafeln sind bekannt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiseParts</name>
    <message>
        <source>what this turn brings</source>
        <extracomment>Below a player&apos;s name: what the end of the turn brings.</extracomment>
        <translation>was diese Runde bringt</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a list of cities that may be given up.</extracomment>
        <translation>Städte</translation>
    </message>
    <message>
        <source>tick: keeps it</source>
        <translation>Haken: behält</translation>
    </message>
    <message>
        <source>Tiles and regions</source>
        <translation>Tafeln und Regionen</translation>
    </message>
</context>
<context>
    <name>RisePayStrip</name>
    <message>
        <source>a tap moves one</source>
        <extracomment>Of the goods that pay for a disc.</extracomment>
        <translation>ein Tipp verschiebt eins</translation>
    </message>
</context>
<context>
    <name>RiseProgressSheet</name>
    <message>
        <source>What you enter once is offered again, here and in later games.</source>
        <translation>Einmal eingegeben, wird es wieder angeboten, hier und in späteren Partien.</translation>
    </message>
    <message>
        <source>What it brings a turn</source>
        <translation>Was sie je Runde bringt</translation>
    </message>
</context>
<context>
    <name>RiseRegionSheet</name>
    <message>
        <source>Yield</source>
        <extracomment>Above the things that a region may bring.</extracomment>
        <translation>Ertrag</translation>
    </message>
</context>
<context>
    <name>RiseRegionTable</name>
    <message>
        <source>first</source>
        <extracomment>Above the column that tells who has most cubes in a region. Must be short.</extracomment>
        <translation>vorn</translation>
    </message>
    <message>
        <source>in the pool</source>
        <extracomment>Cubes that are not on the map.</extracomment>
        <translation>im Vorrat</translation>
    </message>
    <message>
        <source>%1, %2 in the pool</source>
        <extracomment>Spoken: %1 is a player, %2 the cubes in the pool.</extracomment>
        <translation>%1, %2 im Vorrat</translation>
    </message>
</context>
<context>
    <name>RiseSettleTable</name>
    <message>
        <source>%1, part by part</source>
        <extracomment>Spoken: opens the settling of a player, %1, part by part.</extracomment>
        <translation>%1 im Einzelnen</translation>
    </message>
</context>
<context>
    <name>RiseStandCard</name>
    <message>
        <source>%1, %2 points, %3 discs left</source>
        <extracomment>Spoken: %1 is a player, %2 points, %3 discs that are left this turn.</extracomment>
        <translation>%1, %2 Punkte, noch %3 Scheiben</translation>
    </message>
</context>
<context>
    <name>RiseStandLine</name>
    <message>
        <source>%1. %2, %3 points, %4 at the next settling</source>
        <extracomment>Spoken: %1 is a place, %2 a player, %3 points, %4 how they will change.</extracomment>
        <translation>%1. %2, %3 Punkte, %4 bei der nächsten Abrechnung</translation>
    </message>
</context>
<context>
    <name>RiseTable</name>
    <message>
        <source>%1 %2, no change at settling</source>
        <extracomment>Spoken: %1 is a good, %2 how much there is.</extracomment>
        <translation>%1 %2, bei der Abrechnung unverändert</translation>
    </message>
    <message>
        <source>%1 %2, %3 at settling</source>
        <extracomment>Spoken: %1 is a good, %2 how much there is, %3 how it changes, such as &quot;−9&quot;.</extracomment>
        <translation>%1 %2, %3 bei der Abrechnung</translation>
    </message>
    <message numerus="yes">
        <source>At settling: %1 − %2, %n points lost</source>
        <extracomment>%1 is the food there is, %2 what the settling takes of it.</extracomment>
        <translation>
            <numerusform>Bei Abrechnung: %1 − %2, %n Punkt verloren</numerusform>
            <numerusform>Bei Abrechnung: %1 − %2, %n Punkte verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>at settling</source>
        <translation>bei Abrechnung</translation>
    </message>
    <message>
        <source>free action</source>
        <extracomment>What a progress tile does.</extracomment>
        <translation>Gratisaktion</translation>
    </message>
    <message>
        <source>discs cost nothing</source>
        <translation>Scheiben kostenlos</translation>
    </message>
    <message>
        <source>opens overseas</source>
        <translation>öffnet Übersee</translation>
    </message>
    <message>
        <source>%1 a turn</source>
        <extracomment>%1 is what something costs again and again, such as &quot;−1&quot;.</extracomment>
        <translation>%1 je Runde</translation>
    </message>
    <message>
        <source>Back to the rows</source>
        <translation>Zurück zu den Reihen</translation>
    </message>
    <message>
        <source>Nothing else possible?</source>
        <extracomment>A disc is moved without what its row offers; asked once before it is done.</extracomment>
        <translation>Geht sonst nichts?</translation>
    </message>
    <message>
        <source>Disc only</source>
        <translation>Nur Scheibe</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <extracomment>What a disc costs.</extracomment>
        <translation>Nichts zu zahlen</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Zahle %1</translation>
    </message>
    <message>
        <source>Pay %1: %2</source>
        <extracomment>Spoken: %1 is a price, %2 what pays for it: &quot;Pay 3: 1 gold and 2 cubes&quot;.</extracomment>
        <translation>Zahle %1: %2</translation>
    </message>
    <message>
        <source>%1 for the disc</source>
        <extracomment>What is paid: &quot;1 gold for the disc&quot;.</extracomment>
        <translation>%1 für die Scheibe</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <extracomment>What a disc costs is what lies to its left on the board.</extracomment>
        <translation>kostet nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n discs to its left</source>
        <translation>
            <numerusform>%n Scheibe links davon</numerusform>
            <numerusform>%n Scheiben links davon</numerusform>
        </translation>
    </message>
    <message>
        <source>Circle %1 from the right, %2</source>
        <translation>Kreis %1 von rechts, %2</translation>
    </message>
    <message>
        <source>Circle %1 from the right, free</source>
        <translation>Kreis %1 von rechts, frei</translation>
    </message>
    <message>
        <source>Circle %1 from the right, your disc, costs %2, chosen</source>
        <translation>Kreis %1 von rechts, deine Scheibe, kostet %2, gewählt</translation>
    </message>
    <message>
        <source>Circle %1 from the right, your disc, costs %2</source>
        <translation>Kreis %1 von rechts, deine Scheibe, kostet %2</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <extracomment>So much is missing.
----------
Below a number of cubes: so many of them are not in the bank.</extracomment>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 paid, %3 stay</source>
        <extracomment>Spoken: %1 is a good, %2 how many pay for a disc, %3 how many stay.</extracomment>
        <translation>%1: %2 bezahlt, %3 bleiben</translation>
    </message>
    <message>
        <source>no famine</source>
        <extracomment>Nobody goes hungry at the next settling.</extracomment>
        <translation>kein Hunger</translation>
    </message>
    <message>
        <source>Tap a row</source>
        <extracomment>The wide button while a row of the action table is to be chosen.</extracomment>
        <translation>Reihe antippen</translation>
    </message>
    <message numerus="yes">
        <source>%1, place %2, %n discs left, on turn</source>
        <extracomment>Spoken: %1 is a player, %2 the place in the turn.</extracomment>
        <translation>
            <numerusform>%1, Platz %2, noch %n Scheibe, am Zug</numerusform>
            <numerusform>%1, Platz %2, noch %n Scheiben, am Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, place %2, %n discs left</source>
        <translation>
            <numerusform>%1, Platz %2, noch %n Scheibe</numerusform>
            <numerusform>%1, Platz %2, noch %n Scheiben</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>How many circles of a row are free; none.</extracomment>
        <translation>voll</translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n frei</numerusform>
            <numerusform>%n frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of %2 circles free, your disc goes on circle %3</source>
        <extracomment>Spoken: %1 is a row, %2 how many circles it has, %3 one of them.</extracomment>
        <translation>
            <numerusform>%1, %n von %2 Kreisen frei, deine Scheibe kommt auf Kreis %3</numerusform>
            <numerusform>%1, %n von %2 Kreisen frei, deine Scheibe kommt auf Kreis %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a row of the action table, %2 what is told of it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no disc of yours</source>
        <translation>keine eigene Scheibe</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>%1, your discs cost %2, %3 is chosen</source>
        <extracomment>Spoken: %1 is a row, %2 lists what each own disc there costs, %3 is the cheapest.</extracomment>
        <translation>%1, deine Scheiben kosten %2, die für %3 ist gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 tiles left</source>
        <extracomment>Territory tiles.</extracomment>
        <translation>
            <numerusform>noch %n von %1 Tafeln</numerusform>
            <numerusform>noch %n von %1 Tafeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a tile</source>
        <extracomment>The wide button while a tile is to be chosen.</extracomment>
        <translation>Tafel antippen</translation>
    </message>
    <message>
        <source>%1, %2, you have %3</source>
        <extracomment>Spoken: %1 is a tile, %2 what it brings, %3 how many of them the player has.</extracomment>
        <translation>%1, %2, du hast %3</translation>
    </message>
    <message>
        <source>with one more: %1</source>
        <extracomment>What food would be: %1 is a territory, such as Hills.</extracomment>
        <translation>mit einer Tafel mehr: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gold short</source>
        <extracomment>Below a tile that costs more than there is.</extracomment>
        <translation>
            <numerusform>%n Gold fehlt</numerusform>
            <numerusform>%n Gold fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Era %1</source>
        <extracomment>%1 is I, II or III.</extracomment>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <extracomment>Spoken: a row of numbers. %1 is what it is for, %2 the chosen number.</extracomment>
        <translation>%1: %2 gewählt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the figures</source>
        <extracomment>The figures of a tile are kept, and it is not taken.</extracomment>
        <translation>Werte behalten</translation>
    </message>
    <message>
        <source>one tap takes the tile</source>
        <translation>ein Tipp nimmt die Tafel</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>Neue Tafel</translation>
    </message>
    <message>
        <source>your tiles, most likely first</source>
        <extracomment>Tiles that players have described.</extracomment>
        <translation>deine Tafeln, wahrscheinlichste zuerst</translation>
    </message>
    <message>
        <source>%1 more a tile</source>
        <translation>%1 mehr je Tafel</translation>
    </message>
    <message>
        <source>Not entered yet</source>
        <extracomment>Tiles of which only the name is known.</extracomment>
        <translation>Noch nicht eingegeben</translation>
    </message>
    <message>
        <source>a tap asks for the figures</source>
        <translation>antippen: Werte</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Tiles that the player has.</extracomment>
        <translation>Deine</translation>
    </message>
    <message>
        <source>each once</source>
        <translation>jede einmal</translation>
    </message>
    <message>
        <source>See or change its figures</source>
        <translation>Werte ansehen oder ändern</translation>
    </message>
    <message>
        <source>%1, figures not entered yet</source>
        <extracomment>Spoken: %1 is a tile.</extracomment>
        <translation>%1, Werte noch nicht eingegeben</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>Spoken: %1 is a tile, %2 its era, %3 what it brings.
----------
In the log: %1 is a player, %2 such as &quot;I A&quot;, %3 what is done then.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1; owned by %2</source>
        <extracomment>Spoken: %1 is a tile and what it brings, %2 lists players.</extracomment>
        <translation>%1; gehört %2</translation>
    </message>
    <message>
        <source>Name of the tile</source>
        <extracomment>A tile.</extracomment>
        <translation>Name der Tafel</translation>
    </message>
    <message>
        <source>Note, may stay empty</source>
        <translation>Notiz, darf leer bleiben</translation>
    </message>
    <message>
        <source>every turn</source>
        <extracomment>When a tile brings its figures.</extracomment>
        <translation>jede Runde</translation>
    </message>
    <message>
        <source>for each plains</source>
        <translation>für jede Ebene</translation>
    </message>
    <message>
        <source>for each island</source>
        <translation>für jede Insel</translation>
    </message>
    <message>
        <source>for each forest</source>
        <translation>für jeden Wald</translation>
    </message>
    <message>
        <source>for each hills</source>
        <translation>für jeden Hügel</translation>
    </message>
    <message>
        <source>for each town</source>
        <translation>für jeden Ort</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>Figures that a tile brings whatever else there is; short, below a drawing.</extracomment>
        <translation>immer</translation>
    </message>
    <message>
        <source>Free action</source>
        <translation>Gratisaktion</translation>
    </message>
    <message>
        <source>Discs free</source>
        <extracomment>A tile whose owner pays nothing for discs.</extracomment>
        <translation>Scheiben frei</translation>
    </message>
    <message>
        <source>Overseas</source>
        <extracomment>A tile that opens the regions overseas.</extracomment>
        <translation>Übersee</translation>
    </message>
    <message>
        <source>Take it</source>
        <extracomment>%1 is a tile.</extracomment>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>an empire tile</source>
        <extracomment>Undo says what it took back.</extracomment>
        <translation>eine Reichstafel</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>The tile needs a name.</source>
        <translation>Die Tafel braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name, may stay empty</source>
        <translation>Name, darf leer bleiben</translation>
    </message>
    <message>
        <source>Costs in gold</source>
        <translation>Kostet Gold</translation>
    </message>
    <message>
        <source>Points a turn</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Eats a turn</source>
        <translation>Isst je Runde</translation>
    </message>
    <message>
        <source>Costs 1 resource a turn</source>
        <translation>Kostet je Runde 1 Rohstoff</translation>
    </message>
    <message>
        <source>It also brings something</source>
        <translation>Sie bringt noch etwas</translation>
    </message>
    <message>
        <source>Take it for %1</source>
        <translation>Für %1 nehmen</translation>
    </message>
    <message>
        <source>New city</source>
        <translation>Neue Stadt</translation>
    </message>
    <message>
        <source>%1 to spend</source>
        <extracomment>%1 is an amount: &quot;5 gold&quot;.</extracomment>
        <translation>%1 auszugeben</translation>
    </message>
    <message>
        <source>your cities</source>
        <extracomment>Cities that players have described.</extracomment>
        <translation>deine Städte</translation>
    </message>
    <message>
        <source>Of earlier eras</source>
        <translation>Aus früheren Epochen</translation>
    </message>
    <message>
        <source>Of later eras</source>
        <translation>Aus späteren Epochen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: %1 is a city, %2 what it brings.
----------
In the log: %1 is such as &quot;I A&quot;, %2 what is done then, for all at once.
----------
Spoken: %1 is a wonder, %2 what it costs and brings.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>with the city that eats %1</source>
        <extracomment>What food would be.</extracomment>
        <translation>mit der Stadt, die %1 isst</translation>
    </message>
    <message>
        <source>Points, at once</source>
        <translation>Punkte, sofort</translation>
    </message>
    <message>
        <source>Costs gold</source>
        <translation>Kostet Gold</translation>
    </message>
    <message>
        <source>Costs cubes</source>
        <translation>Kostet Klötze</translation>
    </message>
    <message>
        <source>Costs resources</source>
        <translation>Kostet Rohstoffe</translation>
    </message>
    <message>
        <source>Build it</source>
        <extracomment>A wonder.</extracomment>
        <translation>Bauen</translation>
    </message>
    <message>
        <source>Its points are missing</source>
        <translation>Die Punkte fehlen noch</translation>
    </message>
    <message>
        <source>you have %1</source>
        <translation>du hast %1</translation>
    </message>
    <message>
        <source>Known ones</source>
        <extracomment>Wonders that players have described.</extracomment>
        <translation>Schon bekannt</translation>
    </message>
    <message>
        <source>one tap builds it</source>
        <translation>ein Tipp baut es</translation>
    </message>
    <message>
        <source>scored at once, the tile leaves the game</source>
        <extracomment>Of a wonder&apos;s points.</extracomment>
        <translation>sofort gewertet, die Tafel geht aus dem Spiel</translation>
    </message>
    <message>
        <source>%1 to give</source>
        <extracomment>%1 is an amount: &quot;2 resources&quot;.</extracomment>
        <translation>%1 abzugeben</translation>
    </message>
    <message>
        <source>New space</source>
        <extracomment>A space of the trade track.</extracomment>
        <translation>Neues Feld</translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <extracomment>Spoken: %1 is a trade, %2 who did it.</extracomment>
        <translation>%1, belegt von %2</translation>
    </message>
    <message>
        <source>%1 after the trade</source>
        <extracomment>%1 is what a trade brings: gold or points.</extracomment>
        <translation>%1 nach dem Handel</translation>
    </message>
    <message>
        <source>with %1 for %2</source>
        <extracomment>A trade: so many resources for so much.</extracomment>
        <translation>mit %1 für %2</translation>
    </message>
    <message>
        <source>Resources to give</source>
        <extracomment>What a trade asks for.</extracomment>
        <translation>Rohstoffe, die du abgibst</translation>
    </message>
    <message>
        <source>What they bring</source>
        <extracomment>What a trade brings.</extracomment>
        <translation>Was sie bringen</translation>
    </message>
    <message>
        <source>Another empire tile</source>
        <translation>Andere Reichstafel</translation>
    </message>
    <message>
        <source>Tap another’s cubes for a battle</source>
        <translation>Fremde Klötze antippen: Schlacht</translation>
    </message>
    <message>
        <source>Tap a region: 1 cube more</source>
        <translation>Region antippen: 1 Klotz mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cubes placed</source>
        <extracomment>How many of the cubes that one has are placed.</extracomment>
        <translation>
            <numerusform>%n von %1 Klötzen gesetzt</numerusform>
            <numerusform>%n von %1 Klötzen gesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Alle zurück</translation>
    </message>
    <message numerus="yes">
        <source>Place %n</source>
        <comment>cubes</comment>
        <translation>
            <numerusform>%n setzen</numerusform>
            <numerusform>%n setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Schlacht</translation>
    </message>
    <message>
        <source>Take the tile only</source>
        <translation>Nur die Tafel nehmen</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cubes in %2, attack</source>
        <extracomment>Spoken: %1 is a player, %2 a region.</extracomment>
        <translation>
            <numerusform>%2: %1, %n Klotz, angreifen</numerusform>
            <numerusform>%2: %1, %n Klötze, angreifen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses</source>
        <extracomment>Spoken: cubes that a player loses in a battle.</extracomment>
        <translation>%1 verliert</translation>
    </message>
    <message>
        <source>Battle: who loses how many</source>
        <translation>Schlacht: wer verliert wie viele</translation>
    </message>
    <message>
        <source>Second battle, era III</source>
        <translation>Zweite Schlacht, Epoche III</translation>
    </message>
    <message>
        <source>Cubes in %1</source>
        <translation>Klötze: %1</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <extracomment>What attacker and attacked lose, as on an empire tile.</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>battle: you lose %1, the other %2</source>
        <extracomment>Spoken: what an empire tile says of a battle.</extracomment>
        <translation>Schlacht: du verlierst %1, die andere Seite %2</translation>
    </message>
    <message>
        <source>Empire %1 with water</source>
        <translation>Reich %1 mit Wasser</translation>
    </message>
    <message>
        <source>Empire %1</source>
        <translation>Reich %1</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>On an empire tile: into how many regions cubes may go.</extracomment>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>On an empire tile: it leads over water.</extracomment>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Battle: you lose</source>
        <translation>Schlacht: du verlierst</translation>
    </message>
    <message>
        <source>Second battle: you lose</source>
        <translation>Zweite Schlacht: du verlierst</translation>
    </message>
    <message>
        <source>Battle: the other loses</source>
        <translation>Schlacht: die andere Seite verliert</translation>
    </message>
    <message>
        <source>Second battle: the other loses</source>
        <translation>Zweite Schlacht: die andere Seite verliert</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>Button: a free action of a player who has just acted, while it is the turn of the next.</extracomment>
        <translation>Gratis: %1</translation>
    </message>
    <message>
        <source>each tile once a turn, no disc</source>
        <translation>jede Tafel einmal pro Runde, ohne Scheibe</translation>
    </message>
    <message>
        <source>%1, until %2 acts</source>
        <translation>%1, bis %2 handelt</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>wie beim letzten Mal</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <source>take or place cubes</source>
        <translation>Klötze entfernen oder setzen</translation>
    </message>
    <message>
        <source>Which cube goes?</source>
        <translation>Welcher Klotz geht weg?</translation>
    </message>
    <message>
        <source>a tap takes one off</source>
        <translation>ein Tipp nimmt einen weg</translation>
    </message>
    <message>
        <source>region: place; cubes: take off</source>
        <translation>Region: setzen; Klötze: entfernen</translation>
    </message>
    <message>
        <source>It does something else</source>
        <translation>Sie tut etwas anderes</translation>
    </message>
    <message>
        <source>used this turn</source>
        <extracomment>A tile whose free action has been used this turn.</extracomment>
        <translation>diese Runde benutzt</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>gerade erst genommen</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>Button: the free action of a tile is done.</extracomment>
        <translation>%1 nutzen</translation>
    </message>
    <message>
        <source>Tap the cube that goes.</source>
        <translation>Tippe den Klotz an, der weggeht.</translation>
    </message>
    <message numerus="yes">
        <source>you have %n</source>
        <translation>
            <numerusform>du hast %n</numerusform>
            <numerusform>du hast %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cubes in %2, takes one off</source>
        <extracomment>Spoken: %1 is a player, %2 a region.</extracomment>
        <translation>
            <numerusform>%2: %1, %n Klotz, einen entfernen</numerusform>
            <numerusform>%2: %1, %n Klötze, einen entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Spoken: no player is first in a region.</extracomment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>%1, sea, %2</source>
        <extracomment>Spoken: a region. %1 is its name, %2 what it brings.</extracomment>
        <translation>%1, Meer, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken: %1 is a player, %2 the number of cubes in a region.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First was %1, is %2</source>
        <extracomment>Spoken: who had most cubes in a region, and who has them then.</extracomment>
        <translation>Vorn war %1, ist jetzt %2</translation>
    </message>
    <message>
        <source>opens in era %1</source>
        <extracomment>Below a region that cannot be entered yet. Must be short.</extracomment>
        <translation>öffnet in Epoche %1</translation>
    </message>
    <message>
        <source>needs Navigation</source>
        <translation>braucht Schifffahrt</translation>
    </message>
    <message>
        <source>needs water</source>
        <extracomment>Below a region to which only an empire tile with water leads. Must be short.</extracomment>
        <translation>braucht Wasser</translation>
    </message>
    <message>
        <source>other side of the world</source>
        <extracomment>Below a region of the New World while cubes go to the Far East, or the other way round.</extracomment>
        <translation>andere Seite der Welt</translation>
    </message>
    <message numerus="yes">
        <source>%n regions at most</source>
        <extracomment>Below a region: the empire tile allows no more. Must be short.</extracomment>
        <translation>
            <numerusform>höchstens %n Region</numerusform>
            <numerusform>höchstens %n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>era %1</source>
        <extracomment>Below the title of the map. %1 is the era, %2 the turn that was settled last.</extracomment>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>era %1, after turn %2</source>
        <translation>Epoche %1, nach Runde %2</translation>
    </message>
    <message>
        <source>Progress: 8 spaces, two of each era, era III lowest</source>
        <translation>Fortschritt: 8 Felder, je zwei jeder Epoche, III unten</translation>
    </message>
    <message>
        <source>Territory: 10 spaces, four each</source>
        <translation>Gebiete: 10 Felder, je vier</translation>
    </message>
    <message>
        <source>Cities, from below: III B, III A on 8 spaces; II B, II A, I B, I A on 5</source>
        <translation>Städte, von unten: III B, III A auf 8 Felder; II B, II A, I B, I A auf 5</translation>
    </message>
    <message>
        <source>Empire tiles with era I up</source>
        <translation>Reichstafeln, Epoche I nach oben</translation>
    </message>
    <message>
        <source>Each player: 5 gold, 2 black discs, 5 cubes</source>
        <translation>Alle: 5 Gold, 2 schwarze Scheiben, 5 Klötze</translation>
    </message>
    <message>
        <source>Draw who begins</source>
        <translation>Auslosen, wer beginnt</translation>
    </message>
    <message>
        <source>Empire tiles back to their track</source>
        <translation>Reichstafeln zurück auf ihre Leiste</translation>
    </message>
    <message>
        <source>Empire tiles on their other face</source>
        <translation>Reichstafeln auf die andere Seite</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n progress tiles</source>
        <translation>
            <numerusform>%n Fortschrittstafel aufdecken</numerusform>
            <numerusform>%n Fortschrittstafeln aufdecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n territory tiles</source>
        <translation>
            <numerusform>%n Gebietstafel aufdecken</numerusform>
            <numerusform>%n Gebietstafeln aufdecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n city tiles</source>
        <translation>
            <numerusform>%n Stadttafel aufdecken</numerusform>
            <numerusform>%n Stadttafeln aufdecken</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles mixed, face down</source>
        <translation>Tafeln gemischt und verdeckt</translation>
    </message>
    <message>
        <source>trade discs back, used tiles turned up</source>
        <translation>Handelsscheiben zurück, Tafeln wieder auf</translation>
    </message>
    <message>
        <source>the others stay beside the board</source>
        <translation>die übrigen bleiben daneben</translation>
    </message>
    <message>
        <source>unclaimed tiles go into the box, red edges stay</source>
        <translation>übrige Tafeln in die Schachtel, rote Kante bleibt</translation>
    </message>
    <message>
        <source>the last territory tiles</source>
        <translation>die letzten Gebietstafeln</translation>
    </message>
    <message>
        <source>wonders not taken go back to the box</source>
        <translation>übrige Wunder gehen in die Schachtel</translation>
    </message>
    <message>
        <source>Era %1 begins</source>
        <translation>Epoche %1 beginnt</translation>
    </message>
    <message>
        <source>Turn %1 begins</source>
        <translation>Runde %1 beginnt</translation>
    </message>
    <message>
        <source>do this on the table, then play</source>
        <translation>das auf dem Tisch tun, dann spielen</translation>
    </message>
    <message>
        <source>Regions of era %1</source>
        <translation>Regionen der Epoche %1</translation>
    </message>
    <message>
        <source>as you described them</source>
        <translation>wie du sie beschrieben hast</translation>
    </message>
    <message numerus="yes">
        <source>%n regions are added</source>
        <translation>
            <numerusform>%n Region kommt dazu</numerusform>
            <numerusform>%n Regionen kommen dazu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%n around the Mediterranean</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n rund ums Mittelmeer</numerusform>
            <numerusform>%n rund ums Mittelmeer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the New World</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n in der Neuen Welt</numerusform>
            <numerusform>%n in der Neuen Welt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the Far East</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n im Fernen Osten</numerusform>
            <numerusform>%n im Fernen Osten</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a region</source>
        <translation>Region hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n regions at most.</source>
        <translation>
            <numerusform>Eine Partie hat höchstens %n Region.</numerusform>
            <numerusform>Eine Partie hat höchstens %n Regionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Neue Region</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the region</source>
        <translation>Name der Region</translation>
    </message>
    <message>
        <source>Points, first</source>
        <translation>Punkte, Platz 1</translation>
    </message>
    <message>
        <source>Points, second</source>
        <translation>Punkte, Platz 2</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>A region that yields nothing.</extracomment>
        <translation>keiner</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>check the second value</source>
        <extracomment>Below a region whose printed value is not known for certain.</extracomment>
        <translation>zweiten Wert prüfen</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Closes a player&apos;s part of the settling.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>A map has at least one region.</source>
        <translation>Eine Karte hat mindestens eine Region.</translation>
    </message>
    <message>
        <source>Remove this region</source>
        <translation>Diese Region entfernen</translation>
    </message>
    <message>
        <source>What was played would no longer hold: cubes lie or lay there, or another player would have chosen a place first.</source>
        <translation>Was gespielt wurde, würde nicht mehr gelten: Dort liegen oder lagen Klötze, oder die Plätze wären in anderer Reihenfolge gewählt worden.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>vorn</translation>
    </message>
    <message>
        <source>second</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>1 for each progress</source>
        <extracomment>Below the price of kept tiles.</extracomment>
        <translation>1 je Fortschritt</translation>
    </message>
    <message>
        <source>1 for each city</source>
        <translation>1 je Stadt</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tiles</source>
        <extracomment>The wide button of the end of an era.</extracomment>
        <translation>
            <numerusform>%n Tafel behalten</numerusform>
            <numerusform>%n Tafeln behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>Nichts behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 kept</source>
        <extracomment>Of a player&apos;s tiles: &quot;3 of 4 kept&quot;.</extracomment>
        <translation>
            <numerusform>%n von %1 behalten</numerusform>
            <numerusform>%n von %1 behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>goes back to the box</source>
        <extracomment>A tile that is not paid for at the end of an era.</extracomment>
        <translation>geht in die Schachtel</translation>
    </message>
    <message>
        <source>%1, kept, costs %2</source>
        <translation>%1, behalten, kostet %2</translation>
    </message>
    <message>
        <source>%1, goes back to the box</source>
        <translation>%1, geht in die Schachtel</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Cubes of a region before and after they are halved.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>A place in the order of the next turn that nobody has.</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Place %1, free</source>
        <translation>Platz %1, frei</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A place in the order of the next turn: &quot;1. Laurence&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Place %1, %2</source>
        <translation>Platz %1, %2</translation>
    </message>
    <message>
        <source>has place %1</source>
        <translation>hat Platz %1</translation>
    </message>
    <message>
        <source>equipment %1</source>
        <extracomment>Gold, cubes and resources together decide between equal points.</extracomment>
        <translation>Ausrüstung %1</translation>
    </message>
    <message>
        <source>%1, which place?</source>
        <translation>%1, welcher Platz?</translation>
    </message>
    <message>
        <source>Fewest points chooses first; tied, the least equipment (gold, cubes, resources).</source>
        <translation>Wenigste Punkte zuerst; bei Gleichstand die kleinste Ausrüstung (Gold, Klötze, Rohstoffe).</translation>
    </message>
    <message>
        <source>The place that is left is %1’s.</source>
        <translation>Der übrige Platz gehört %1.</translation>
    </message>
    <message>
        <source>Tap a place</source>
        <translation>Platz antippen</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Where a player&apos;s 30 cubes are: those that may be placed, those on the map, those that are not in play.</extracomment>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>How a player stands in a region.</extracomment>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>× 2</source>
        <extracomment>Beside the head of a table: what is below counts twice.</extracomment>
        <translation>× 2</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>A head of the settling: gold, resources and cubes of all players.</extracomment>
        <translation>Einkommen</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <extracomment>A row of the settling: resources that cities cost.</extracomment>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>%1 stays at %2</source>
        <translation>%1 bleibt bei %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <extracomment>A cell of the settling, spoken: &quot;Laurence, Food from Territories: −9&quot;.</extracomment>
        <translation>%1, %2, %3: %4</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>A row of the settling: the place on the food track.</extracomment>
        <translation>Leiste</translation>
    </message>
    <message numerus="yes">
        <source>−%n pts</source>
        <extracomment>Below a number: points that hunger costs.</extracomment>
        <translation>
            <numerusform>−%n P.</numerusform>
            <numerusform>−%n P.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a player: every part, extras, giving up a city.</source>
        <translation>Person antippen: alle Teile, Extras, Stadt aufgeben.</translation>
    </message>
    <message>
        <source>%1 drops a city</source>
        <extracomment>The wide button of a settling that cannot be paid.</extracomment>
        <translation>%1 gibt Stadt auf</translation>
    </message>
    <message>
        <source>Settle for all</source>
        <translation>Alle abrechnen</translation>
    </message>
    <message>
        <source>Something more</source>
        <extracomment>Unfolds figures for what a tile brings that cannot be described.</extracomment>
        <translation>Noch etwas dazu</translation>
    </message>
    <message>
        <source>what a tile says that the app does not know</source>
        <translation>was eine Tafel sagt und die App nicht weiß</translation>
    </message>
    <message numerus="yes">
        <source>%n resources pay the upkeep</source>
        <translation>
            <numerusform>%n Rohstoff bezahlt den Unterhalt</numerusform>
            <numerusform>%n Rohstoffe bezahlen den Unterhalt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n resources short</source>
        <translation>
            <numerusform>%1: %n Rohstoff fehlt</numerusform>
            <numerusform>%1: %n Rohstoffe fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 income, %n cities want 1 each</source>
        <extracomment>Why upkeep cannot be paid: what there is, what comes, how many cities cost one resource each.</extracomment>
        <translation>
            <numerusform>%1 + %2 Einkommen, %n Stadt will 1</numerusform>
            <numerusform>%1 + %2 Einkommen, %n Städte wollen je 1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>A sum: &quot;16 + 2&quot;, &quot;16 − 9&quot;.</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 · action %2 of %3</source>
        <extracomment>Below a player&apos;s name: %1 is such as &quot;I A&quot;.</extracomment>
        <translation>%1 · Aktion %2 von %3</translation>
    </message>
    <message>
        <source>%1 · all at once</source>
        <translation>%1 · alle zugleich</translation>
    </message>
    <message>
        <source>%1 · end of era</source>
        <translation>%1 · Epochenende</translation>
    </message>
    <message>
        <source>%1 · next turn</source>
        <translation>%1 · nächste Runde</translation>
    </message>
    <message>
        <source>Gold ÷ 3</source>
        <extracomment>Parts of the final score: what is left is worth a third.</extracomment>
        <translation>Gold ÷ 3</translation>
    </message>
    <message>
        <source>Resources ÷ 3</source>
        <translation>Rohstoffe ÷ 3</translation>
    </message>
    <message>
        <source>Won by more gold</source>
        <translation>Durch mehr Gold gewonnen</translation>
    </message>
    <message>
        <source>Turn 6 is settled.</source>
        <translation>Runde 6 ist abgerechnet.</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points lost</source>
        <extracomment>To hunger, at the next settling.</extracomment>
        <translation>
            <numerusform>%n Punkt verloren</numerusform>
            <numerusform>%n Punkte verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n gold</source>
        <extracomment>For food above what the track holds, at the next settling.</extracomment>
        <translation>
            <numerusform>und %n Gold</numerusform>
            <numerusform>und %n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <extracomment>Where the game is: %1 is the number of the turn, %2 such as &quot;I B&quot;, %3 what is done now.</extracomment>
        <translation>Runde %1, %2: %3</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3, action %4 of %5</source>
        <extracomment>Where the game is: %1 is the number of the turn, %2 such as &quot;I B&quot;, %3 who plays.</extracomment>
        <translation>Runde %1, %2: %3, Aktion %4 von %5</translation>
    </message>
    <message numerus="yes">
        <source>Discs of a new turn: %n each</source>
        <translation>
            <numerusform>Neue Runde: je %n Scheibe</numerusform>
            <numerusform>Neue Runde: je %n Scheiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cubes halved: %n went back</source>
        <extracomment>At the end of an era, of the cubes on the map.</extracomment>
        <translation>
            <numerusform>Klötze halbiert: %n zurück</numerusform>
            <numerusform>Klötze halbiert: %n zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget it?</source>
        <extracomment>A tile that was described is no longer offered; asked once before it is done.</extracomment>
        <translation>Vergessen?</translation>
    </message>
    <message>
        <source>Forget this tile</source>
        <translation>Tafel vergessen</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <extracomment>A turn in the log: %1 is a player, %2 such as &quot;I A&quot;.</extracomment>
        <translation>%1, %2, Aktion %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 stay in the pool</source>
        <translation>
            <numerusform>%n von %1 bleibt im Vorrat</numerusform>
            <numerusform>%n von %1 bleiben im Vorrat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiseTileButton</name>
    <message>
        <source>×%1</source>
        <extracomment>How many of a tile a player has, as in &quot;×2&quot;.</extracomment>
        <translation>×%1</translation>
    </message>
</context>
<context>
    <name>RollTray</name>
    <message>
        <source>tools, once a round</source>
        <extracomment>Beside it, above the tools.</extracomment>
        <translation>Werkzeuge, einmal je Runde</translation>
    </message>
    <message>
        <source>Total of the dice: %1</source>
        <extracomment>Spoken: the total of many dice as far as it was typed.</extracomment>
        <translation>Summe der Würfel: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a rule and what is left over</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ScoreCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a part of the score, %2 points.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of a score.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 × %2 =</source>
        <extracomment>How points come about: so many cards, each worth so much. The points follow.</extracomment>
        <translation>%1 × %2 =</translation>
    </message>
    <message>
        <source>%1 =</source>
        <extracomment>How points come about: %1 is such as &quot;3² + 1²&quot;. The points follow.</extracomment>
        <translation>%1 =</translation>
    </message>
</context>
<context>
    <name>ScoreLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a part of the score, %2 a list such as &quot;Léa 23, Inès 20&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Develop.</source>
        <extracomment>Short for developments, below their points.</extracomment>
        <translation>Entwickl.</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Boni</translation>
    </message>
    <message>
        <source>Disasters</source>
        <comment>short</comment>
        <translation>Katastr.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <extracomment>The last row of the final count.</extracomment>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of %1</source>
        <extracomment>Gives a player the next free colour. %1 is a name.</extracomment>
        <translation>Farbe von %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>A field with a player&apos;s name.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Starts</source>
        <extracomment>Beside the player who starts.</extracomment>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <extracomment>Makes a player start. %1 is a name.</extracomment>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Takes a player from the table. %1 is a name.</extracomment>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>A handle to change the order of players, also with the arrow keys. %1 is a name.</extracomment>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>%1, team %2</source>
        <extracomment>Moves a player to the next team. %1 is a name, %2 the number of the team.</extracomment>
        <translation>%1, Team %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Small</source>
        <extracomment>A size of text.</extracomment>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Am größten</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page with the settings.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Of languages and themes: as the device has it.
----------
The light theme is called Papyrus, the dark one Lamplight.</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Papyrus</source>
        <translation>Papyrus</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lampenlicht</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Bildschirm anlassen</translation>
    </message>
    <message>
        <source>while a game is running</source>
        <translation>während eine Partie läuft</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>stronger when a disaster strikes</source>
        <translation>stärker bei einer Katastrophe</translation>
    </message>
    <message>
        <source>Result panel after every roll</source>
        <extracomment>The panel that tells what a roll did.</extracomment>
        <translation>Ergebnis nach jedem Wurf</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Tallystone %1. Your games stay on this device.</source>
        <extracomment>%1 is a version.</extracomment>
        <translation>Tallystone %1. Deine Partien bleiben auf diesem Gerät.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>save, load, back up</source>
        <translation>speichern, laden, sichern</translation>
    </message>
    <message>
        <source>Players and colours</source>
        <extracomment>Leads to everybody who played.</extracomment>
        <translation>Spieler und Farben</translation>
    </message>
    <message numerus="yes">
        <source>%n remembered</source>
        <extracomment>So many players are suggested for new games.</extracomment>
        <translation>
            <numerusform>%n gemerkt</numerusform>
            <numerusform>%n gemerkt</numerusform>
        </translation>
    </message>
    <message>
        <source>only after a disaster or a loss</source>
        <translation>nur nach Katastrophe oder Verlust</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a game, %2 who won it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>One player in the ranking: %1 is the rank, %2 the player, %3 the points.</extracomment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>The game was stopped early.</source>
        <translation>Die Partie wurde vorzeitig beendet.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A game alone: %1 is the player, %2 the points.
----------
%1 is a day, %2 how long the game took.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Rank %1 of %2</source>
        <translation>Platz %1 von %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>One player in the ranking: %1 is the rank, %2 the player.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is a list of players.</extracomment>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was stopped early: %1</source>
        <translation>Die Partie wurde vorzeitig beendet: %1</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 verliert</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds in %1</source>
        <translation>
            <numerusform>%n Runde in %1</numerusform>
            <numerusform>%n Runden in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>niemand gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>−%Ln points</source>
        <translation>
            <numerusform>−%Ln Punkt</numerusform>
            <numerusform>−%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShareCode</name>
    <message>
        <source>Read the code with the phone that has BG Stats, or open it here.</source>
        <translation>Lies den Code mit dem Telefon, das BG Stats hat, oder öffne ihn hier.</translation>
    </message>
    <message>
        <source>This game is too long for a code. Open it here, or copy the link.</source>
        <translation>Diese Partie ist zu lang für einen Code. Öffne sie hier oder kopiere den Link.</translation>
    </message>
    <message>
        <source>Code for BG Stats</source>
        <extracomment>The QR code.</extracomment>
        <translation>Code für BG Stats</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Opens the link to BG Stats.</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <extracomment>Title of the page that takes a game to others.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Copied. Paste it into a chat.</source>
        <extracomment>After the result was copied as text.</extracomment>
        <translation>Kopiert. Füge es in einen Chat ein.</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>Der Link ist kopiert.</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Partie in eine Datei</translation>
    </message>
    <message>
        <source>every action, for another Tallystone</source>
        <translation>jede Aktion, für ein anderes Tallystone</translation>
    </message>
    <message>
        <source>Save the result as a table</source>
        <translation>Ergebnis als Tabelle</translation>
    </message>
    <message>
        <source>CSV for a spreadsheet</source>
        <translation>CSV für Tabellenprogramme</translation>
    </message>
</context>
<context>
    <name>ShareSheets</name>
    <message>
        <source>On paper</source>
        <extracomment>Heads the sheets of the players.</extracomment>
        <translation>Auf Papier</translation>
    </message>
    <message>
        <source>The sheet of %1</source>
        <extracomment>The picture of a player&apos;s sheet.</extracomment>
        <translation>Das Blatt von %1</translation>
    </message>
    <message>
        <source>All as PDF</source>
        <extracomment>Saves everybody&apos;s sheet as one document.</extracomment>
        <translation>Alle als PDF</translation>
    </message>
    <message>
        <source>This as picture</source>
        <extracomment>Saves the sheet that is shown.</extracomment>
        <translation>Dieses als Bild</translation>
    </message>
</context>
<context>
    <name>ShareWords</name>
    <message>
        <source>In words</source>
        <extracomment>Heads the result as text.</extracomment>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Copy for a chat</source>
        <extracomment>Copies the result as text.</extracomment>
        <translation>Für einen Chat kopieren</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>SheetArrival</name>
    <message>
        <source>A sheet for you</source>
        <translation>Ein Blatt für dich</translation>
    </message>
    <message>
        <source>from elsewhere, not looked at before</source>
        <translation>von anderswo, noch nie gesehen</translation>
    </message>
    <message>
        <source>You have this one.</source>
        <translation>Dieses hast du schon.</translation>
    </message>
    <message>
        <source>You have a newer one.</source>
        <translation>Du hast ein neueres.</translation>
    </message>
    <message>
        <source>you have version %1, this is version %2</source>
        <translation>du hast Version %1, das ist %2</translation>
    </message>
    <message>
        <source>Another sheet has this name.</source>
        <translation>Ein anderes Blatt heißt so.</translation>
    </message>
    <message numerus="yes">
        <source>All rules of sheets hold: %n rows.</source>
        <translation>
            <numerusform>Alle Regeln gelten: %n Zeile.</numerusform>
            <numerusform>Alle Regeln gelten: %n Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All rules of sheets hold: %n rows, longest formula %1 characters.</source>
        <translation>
            <numerusform>Alle Regeln gelten: %n Zeile, längste Formel %1 Zeichen.</numerusform>
            <numerusform>Alle Regeln gelten: %n Zeilen, längste Formel %1 Zeichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games stay as they are</source>
        <translation>
            <numerusform>Deine %n Partie bleibt, wie sie ist</numerusform>
            <numerusform>Deine %n Partien bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the newer one</source>
        <translation>Das neuere nehmen</translation>
    </message>
    <message>
        <source>for new games; version %1 stays under Versions</source>
        <translation>für neue Partien; Version %1 bleibt unter Versionen</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>as “%1”</source>
        <translation>als „%1“</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meines behalten</translation>
    </message>
    <message>
        <source>Mend a copy</source>
        <extracomment>Opens a copy of a sheet at fault where sheets are made.</extracomment>
        <translation>Kopie ausbessern</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Take version %1</source>
        <translation>Version %1 nehmen</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Neues Blatt</translation>
    </message>
</context>
<context>
    <name>SheetArrivalPage</name>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Of a sheet that nobody has seen here.</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>What a sheet can do</source>
        <translation>Was ein Blatt kann</translation>
    </message>
    <message>
        <source>show rows, add up and compare what you enter here</source>
        <translation>Zeilen zeigen, Eingetragenes addieren und vergleichen</translation>
    </message>
    <message>
        <source>see your games, players or other sheets</source>
        <translation>Partien, Personen oder andere Blätter sehen</translation>
    </message>
    <message>
        <source>use the network, open links, run a program</source>
        <translation>ins Netz gehen, Links öffnen, Programme starten</translation>
    </message>
    <message>
        <source>change a game that is already played</source>
        <translation>eine gespielte Partie ändern</translation>
    </message>
    <message>
        <source>Every game carries its own sheet. Statistics match rows over the versions.</source>
        <translation>Jede Partie trägt ihr Blatt. Die Statistik verbindet die Zeilen.</translation>
    </message>
</context>
<context>
    <name>SheetBar</name>
    <message>
        <source>More</source>
        <extracomment>Opens the list of rarer actions of a turn.</extracomment>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>SheetBesideFoot</name>
    <message>
        <source>Del Esc</source>
        <extracomment>Keys as they are labelled, with a space between two.</extracomment>
        <translation>Entf Esc</translation>
    </message>
    <message>
        <source>Ctrl ⏎</source>
        <translation>Strg ⏎</translation>
    </message>
    <message>
        <source>number, sum, sign</source>
        <extracomment>What keys do in the grid of a score sheet.</extracomment>
        <translation>Zahl, Summe, Vorzeichen</translation>
    </message>
    <message>
        <source>write, next missing cell</source>
        <translation>schreiben, nächstes Feld</translation>
    </message>
    <message>
        <source>another cell, writes too</source>
        <translation>anderes Feld, schreibt auch</translation>
    </message>
    <message>
        <source>empty it, leave it</source>
        <translation>leeren, verwerfen</translation>
    </message>
    <message>
        <source>why this number</source>
        <translation>woher diese Zahl</translation>
    </message>
    <message>
        <source>by row or by player</source>
        <translation>nach Zeile oder Person</translation>
    </message>
    <message>
        <source>end the round, finish</source>
        <translation>Runde, Partie beenden</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>What the keys of a keyboard do.</extracomment>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>SheetCellsStep</name>
    <message>
        <source>Earlier rounds</source>
        <extracomment>Head of the rounds that are over.</extracomment>
        <translation>Frühere Runden</translation>
    </message>
</context>
<context>
    <name>SheetChosen</name>
    <message>
        <source>Other</source>
        <extracomment>Another sheet than this one.</extracomment>
        <translation>Anderes</translation>
    </message>
</context>
<context>
    <name>SheetCurvePage</name>
    <message>
        <source>Curve</source>
        <extracomment>Title of the page with totals by round.</extracomment>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Score by round</source>
        <extracomment>Title of a chart.</extracomment>
        <translation>Punkte je Runde</translation>
    </message>
</context>
<context>
    <name>SheetDevelopment</name>
    <message>
        <source>%1, owned, %2 points</source>
        <extracomment>Spoken: %1 is a development, %2 points.</extracomment>
        <translation>%1, im Besitz, %2 Punkte</translation>
    </message>
    <message>
        <source>%1, costs %2, %3 points</source>
        <extracomment>Spoken: %1 is a development, %2 coins, %3 points.</extracomment>
        <translation>%1, kostet %2, %3 Punkte</translation>
    </message>
</context>
<context>
    <name>SheetEditor</name>
    <message numerus="yes">
        <source>version %1 · %n of %2 rows</source>
        <extracomment>%1 is its version, %n how many rows it has, %2 how many it may have.</extracomment>
        <translation>
            <numerusform>Version %1 · %n/%2 Zeilen</numerusform>
            <numerusform>Version %1 · %n/%2 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of %2, %3, %4, %5</source>
        <extracomment>Spoken: its number, how many there are, its title, its kind, what it asks for.</extracomment>
        <translation>Zeile %1 von %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 · worked out</source>
        <extracomment>%1 is an example of a kind of row, in which nothing is entered.</extracomment>
        <translation>%1 · berechnet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A cell: whose, and of which row.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to mend</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>Played once before: that game keeps its own sheet.</source>
        <translation>Schon einmal gespielt: die Partie behält ihr Blatt.</translation>
    </message>
    <message numerus="yes">
        <source>Played %n times before: those games keep their own sheet.</source>
        <translation>
            <numerusform>Schon %n-mal gespielt: die Partie behält ihr Blatt.</numerusform>
            <numerusform>Schon %n-mal gespielt: die Partien behalten ihr Blatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>The title of a row that has none yet; %1 is its number.</extracomment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Take %1 along</source>
        <translation>%1 mitnehmen</translation>
    </message>
    <message>
        <source>%1 is used by %2.</source>
        <translation>%1 wird von %2 gebraucht.</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>Until it is mended the last good formula holds.</source>
        <translation>Bis dahin gilt die letzte richtige Formel.</translation>
    </message>
    <message>
        <source>fine: %1</source>
        <extracomment>A formula without a fault, and what it comes to: &quot;fine: Ana 14, Ben 0&quot;.</extracomment>
        <translation>richtig: %1</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>In steps of</source>
        <translation>In Schritten von</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>Auswahl %1</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>All of which one is chosen in a row.</extracomment>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>One more choice</source>
        <translation>Noch eine Auswahl</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Drop the last choice</source>
        <translation>Letzte Auswahl weglassen</translation>
    </message>
    <message>
        <source>Points by count</source>
        <translation>Punkte nach Anzahl</translation>
    </message>
    <message>
        <source>Each from this count on</source>
        <translation>Jeweils ab dieser Anzahl</translation>
    </message>
    <message>
        <source>Then, for each more</source>
        <translation>Danach, für jedes weitere</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>It is entered</source>
        <translation>Es wird eingetragen</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Gereiht nach</translation>
    </message>
    <message>
        <source>No row stands above this one.</source>
        <translation>Über dieser Zeile steht keine.</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Punkte nach Platz</translation>
    </message>
    <message>
        <source>First is</source>
        <translation>Erster Platz</translation>
    </message>
    <message>
        <source>most</source>
        <extracomment>Who comes first in a ranking.</extracomment>
        <translation>meiste</translation>
    </message>
    <message>
        <source>least</source>
        <extracomment>Who comes first in a ranking.</extracomment>
        <translation>wenigste</translation>
    </message>
    <message>
        <source>If tied</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>shared</source>
        <extracomment>Those who are tied share the points of their places.</extracomment>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>all in full</source>
        <extracomment>Those who are tied all have the points of the best of their places.</extracomment>
        <translation>alle voll</translation>
    </message>
    <message>
        <source>in full, next place follows</source>
        <extracomment>The same, and nobody&apos;s place falls away behind them.</extracomment>
        <translation>voll, der nächste Platz folgt</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Those who are tied have nothing.</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Only from</source>
        <translation>Erst ab</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Counts for the total</source>
        <translation>Zählt zur Summe</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>Jede Runde</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Darf leer bleiben</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Nur auf Wunsch</translation>
    </message>
    <message>
        <source>Note, shown when the row is held</source>
        <translation>Notiz, beim Halten der Zeile</translation>
    </message>
    <message>
        <source>up to 200 characters</source>
        <translation>bis 200 Zeichen</translation>
    </message>
    <message>
        <source>Name in formulas and files</source>
        <translation>Name in Formeln und Dateien</translation>
    </message>
    <message>
        <source>What is in the row?</source>
        <translation>Was steht in der Zeile?</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>by hand</source>
        <extracomment>How a game ends.</extracomment>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>after rounds</source>
        <extracomment>How a game ends.</extracomment>
        <translation>nach Runden</translation>
    </message>
    <message>
        <source>at so many points</source>
        <extracomment>How a game ends.</extracomment>
        <translation>bei so vielen Punkten</translation>
    </message>
    <message>
        <source>down to points</source>
        <extracomment>How a game ends.</extracomment>
        <translation>herunter bis</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>No row is filled in by rounds, so it is judged at once.</source>
        <translation>Keine Zeile läuft nach Runden, darum sofort.</translation>
    </message>
    <message>
        <source>when the round ends</source>
        <extracomment>When it is judged whether the game ends.</extracomment>
        <translation>am Rundenende</translation>
    </message>
    <message>
        <source>at once</source>
        <extracomment>When it is judged whether the game ends.</extracomment>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Play on while tied</source>
        <translation>Bei Gleichstand weiterspielen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is which, %2 a row: &quot;1. Flowers&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Mindestens Personen</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Höchstens Personen</translation>
    </message>
    <message>
        <source>All play together</source>
        <translation>Alle gemeinsam</translation>
    </message>
    <message>
        <source>one column for everybody</source>
        <translation>eine Spalte für alle</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>highest total</source>
        <extracomment>Who wins.</extracomment>
        <translation>höchste Summe</translation>
    </message>
    <message>
        <source>lowest total</source>
        <extracomment>Who wins.</extracomment>
        <translation>kleinste Summe</translation>
    </message>
    <message>
        <source>Number at BoardGameGeek</source>
        <translation>Nummer bei BoardGameGeek</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>up to 500 characters</source>
        <translation>bis 500 Zeichen</translation>
    </message>
    <message>
        <source>%1 must stay above %2.</source>
        <extracomment>Rows of a sheet, one or several each, of which the second need the first.</extracomment>
        <translation>%1 muss über %2 bleiben.</translation>
    </message>
    <message>
        <source>Name of the first number</source>
        <translation>Name der ersten Zahl</translation>
    </message>
    <message>
        <source>Name of the second number</source>
        <translation>Name der zweiten Zahl</translation>
    </message>
</context>
<context>
    <name>SheetEditorFormula</name>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>%1?</source>
        <extracomment>Puts in the row that was probably meant.</extracomment>
        <translation>%1?</translation>
    </message>
</context>
<context>
    <name>SheetEditorKinds</name>
    <message>
        <source>What is in the row?</source>
        <translation>Was steht in der Zeile?</translation>
    </message>
</context>
<context>
    <name>SheetEditorOpenRow</name>
    <message>
        <source>Kind: %1</source>
        <extracomment>What a row is: a number, a choice and so on.</extracomment>
        <translation>Art: %1</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Moves a row.</extracomment>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Moves a row.</extracomment>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Zeile entfernen</translation>
    </message>
</context>
<context>
    <name>SheetEditorPage</name>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>there is no room to keep it</source>
        <translation>kein Platz, es zu behalten</translation>
    </message>
    <message>
        <source>kept, cannot be played yet</source>
        <translation>behalten, noch nicht spielbar</translation>
    </message>
    <message>
        <source>Parts of the sheet</source>
        <extracomment>The parts of a sheet that is being made.</extracomment>
        <translation>Teile des Blatts</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Probe</translation>
    </message>
</context>
<context>
    <name>SheetEditorRefusal</name>
    <message>
        <source>Put it back</source>
        <extracomment>A row that was dragged goes back to where it was.</extracomment>
        <translation>Zurücklegen</translation>
    </message>
</context>
<context>
    <name>SheetEditorRowHead</name>
    <message>
        <source>%1 · only helps</source>
        <translation>%1 · hilft nur</translation>
    </message>
    <message>
        <source>only helps</source>
        <translation>hilft nur</translation>
    </message>
</context>
<context>
    <name>SheetEditorRows</name>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>60 rows are the most</source>
        <translation>mehr als 60 Zeilen gehen nicht</translation>
    </message>
    <message>
        <source>Paste lines as rows</source>
        <extracomment>Makes a row of each line of text that was copied.</extracomment>
        <translation>Zeilen aus Text einfügen</translation>
    </message>
</context>
<context>
    <name>SheetEditorTry</name>
    <message>
        <source>Sample numbers. Tap a cell to change one.</source>
        <translation>Probezahlen. Feld antippen zum Ändern.</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>Other sample numbers.</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of all rows that count.</extracomment>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>SheetEditorTryRow</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: a row and the number in it.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SheetFoot</name>
    <message>
        <source>Table</source>
        <extracomment>A look at all players.</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Totals</source>
        <extracomment>Only the totals are written.</extracomment>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Curve</source>
        <extracomment>A look at the totals by round.</extracomment>
        <translation>Kurve</translation>
    </message>
</context>
<context>
    <name>SheetGridRow</name>
    <message>
        <source>Last round</source>
        <extracomment>The round that is running is the last one.</extracomment>
        <translation>Letzte Runde</translation>
    </message>
</context>
<context>
    <name>SheetHeldCell</name>
    <message>
        <source>Nothing was written here yet.</source>
        <extracomment>Of a cell of a sheet.</extracomment>
        <translation>Hier wurde noch nichts geschrieben.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Closes an explanation.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetLibrary</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>What a row was, and what it is now.</extracomment>
        <translation>geändert</translation>
    </message>
    <message>
        <source>played once</source>
        <translation>1-mal gespielt</translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>%n-mal gespielt</numerusform>
            <numerusform>%n-mal gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Personen</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>to mend</source>
        <extracomment>Of a sheet at fault.</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>only helps</source>
        <translation>hilft nur</translation>
    </message>
    <message>
        <source>renamed, formulas follow</source>
        <translation>umbenannt, Formeln folgen</translation>
    </message>
    <message>
        <source>row is gone</source>
        <translation>Zeile fehlt</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are new</source>
        <translation>
            <numerusform>%n Zeile ist neu</numerusform>
            <numerusform>%n Zeilen sind neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>the order, the players, the end or ties differ</source>
        <translation>Reihenfolge, Personen, Ende oder Gleichstand sind anders</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What changed in a version of a sheet: a row and how.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing differs</source>
        <translation>nichts ist anders</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Neues Blatt</translation>
    </message>
    <message>
        <source>New sheet “%1”</source>
        <translation>Neues Blatt „%1“</translation>
    </message>
    <message>
        <source>version %1, yours</source>
        <translation>Version %1, von dir</translation>
    </message>
    <message>
        <source>From Tallystone</source>
        <translation>Von Tallystone</translation>
    </message>
    <message>
        <source>Look at it empty</source>
        <translation>Leer ansehen</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message numerus="yes">
        <source>%n games keep theirs</source>
        <translation>
            <numerusform>%n Partie behält ihres</numerusform>
            <numerusform>%n Partien behalten ihres</numerusform>
        </translation>
    </message>
    <message>
        <source>Change a copy</source>
        <translation>Kopie ändern</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>code or file</source>
        <translation>Code oder Datei</translation>
    </message>
    <message>
        <source>Print it empty</source>
        <translation>Leer drucken</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>How many versions of a sheet there are, and how many games were played with it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n versions</source>
        <translation>
            <numerusform>%n Version</numerusform>
            <numerusform>%n Versionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Aus der Liste nehmen</translation>
    </message>
    <message>
        <source>games stay as they are; Undo brings it back</source>
        <translation>Partien bleiben; Rückgängig holt es zurück</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>A version of a sheet, by its number.</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>now, new games are played with it</source>
        <translation>jetzt, neue Partien nutzen sie</translation>
    </message>
    <message numerus="yes">
        <source>%n games keep it</source>
        <translation>
            <numerusform>%n Partie behält sie</numerusform>
            <numerusform>%n Partien behalten sie</numerusform>
        </translation>
    </message>
    <message>
        <source>never played</source>
        <translation>nie gespielt</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <extracomment>A version of a sheet and the day it was made.</extracomment>
        <translation>Version %1, %2</translation>
    </message>
    <message>
        <source>Make version %1 the current one</source>
        <translation>Version %1 wieder benutzen</translation>
    </message>
    <message>
        <source>as version %1, nothing is lost</source>
        <translation>als Version %1, nichts geht verloren</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The title of the first row of a new sheet.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>(mine)</source>
        <extracomment>Behind the title of a sheet that was changed from one that came with the app.</extracomment>
        <translation>(meins)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>points, or a count: 7 × 2 = 14</source>
        <translation>Punkte oder Anzahl: 7 × 2 = 14</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder nein</translation>
    </message>
    <message>
        <source>had it or not: 5 points</source>
        <translation>gehabt oder nicht: 5 Punkte</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>one of up to 20: wood 3, stone 6</source>
        <translation>eins von bis zu 20: Holz 3, Stein 6</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>a count by a table: 0 1 3 6 10</source>
        <translation>Anzahl nach Tabelle: 0 1 3 6 10</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Zwei Zahlen</translation>
    </message>
    <message>
        <source>squares × crowns: 6 × 3 = 18</source>
        <translation>Felder × Kronen: 6 × 3 = 18</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>from rows above: Coins ÷ 3</source>
        <translation>aus Zeilen darüber: Münzen ÷ 3</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>most of a row: 8, 4, 2 by place</source>
        <translation>Meistes einer Zeile: 8, 4, 2 nach Platz</translation>
    </message>
    <message>
        <source>Subtotal</source>
        <translation>Zwischensumme</translation>
    </message>
    <message>
        <source>all since the last subtotal</source>
        <translation>alles seit der letzten Zwischensumme</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <extracomment>The least number that may be entered.</extracomment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From the least to the most that may be entered.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>steps of %1</source>
        <extracomment>Only multiples of a number may be entered.</extracomment>
        <translation>Schritte von %1</translation>
    </message>
    <message>
        <source>No row above is called “%1”. %2?</source>
        <extracomment>A name in a formula that is no row, and the one that was probably meant.</extracomment>
        <translation>Keine Zeile darüber heißt „%1“. %2?</translation>
    </message>
    <message>
        <source>No row above is called “%1”.</source>
        <extracomment>A name in a formula that is no row.</extracomment>
        <translation>Keine Zeile darüber heißt „%1“.</translation>
    </message>
    <message>
        <source>A row cannot be made of itself.</source>
        <translation>Eine Zeile kann nicht aus sich selbst bestehen.</translation>
    </message>
    <message>
        <source>%1 stands below. Move it up?</source>
        <extracomment>%1 is a row.</extracomment>
        <translation>%1 steht darunter. Nach oben?</translation>
    </message>
    <message>
        <source>%1 is filled in once, this row every round.</source>
        <extracomment>%1 is a row.</extracomment>
        <translation>%1 gilt einmal, diese Zeile jede Runde.</translation>
    </message>
    <message>
        <source>%1 has no second number.</source>
        <extracomment>%1 is a row.</extracomment>
        <translation>%1 hat keine zweite Zahl.</translation>
    </message>
    <message>
        <source>%1 is worked out and has no numbers of its own.</source>
        <extracomment>%1 is a row in which nothing is entered.</extracomment>
        <translation>%1 wird berechnet und hat keine eigenen Zahlen.</translation>
    </message>
    <message>
        <source>“%1” has no meaning here.</source>
        <extracomment>A sign in a formula.</extracomment>
        <translation>„%1“ bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <extracomment>In a formula.</extracomment>
        <translation>Hier fehlt etwas.</translation>
    </message>
    <message>
        <source>This cannot stand here.</source>
        <translation>Das kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>1,000,000 is the largest number.</source>
        <translation>1.000.000 ist die größte Zahl.</translation>
    </message>
    <message>
        <source>16 brackets inside each other are the most.</source>
        <translation>Höchstens 16 Klammern ineinander.</translation>
    </message>
    <message>
        <source>200 characters are the most.</source>
        <translation>Höchstens 200 Zeichen.</translation>
    </message>
    <message>
        <source>Choose the row that this one is made of.</source>
        <translation>Wähle die Zeile, aus der diese besteht.</translation>
    </message>
    <message>
        <source>Nothing to enter yet. Add a row.</source>
        <translation>Noch nichts einzutragen. Füge eine Zeile hinzu.</translation>
    </message>
    <message>
        <source>No row counts for the total.</source>
        <translation>Keine Zeile zählt zur Summe.</translation>
    </message>
    <message>
        <source>No row is filled in by rounds, so it can only be judged at once.</source>
        <translation>Keine Zeile läuft nach Runden, darum geht es nur sofort.</translation>
    </message>
    <message>
        <source>The game would be over at the start.</source>
        <translation>Die Partie wäre schon am Anfang vorbei.</translation>
    </message>
    <message>
        <source>This row is not needed by anything.</source>
        <translation>Diese Zeile braucht niemand.</translation>
    </message>
    <message>
        <source>No number fits in this row.</source>
        <translation>In diese Zeile passt keine Zahl.</translation>
    </message>
    <message>
        <source>Row %1, “%2”, character %3: %4</source>
        <extracomment>What is wrong with a formula: the row&apos;s number and title, the sign at fault, a sentence.</extracomment>
        <translation>Zeile %1, „%2“, Zeichen %3: %4</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>What is wrong with a row: its number, a sentence.</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Row %1, “%2”: %3</source>
        <extracomment>What is wrong with a row: its number and title, a sentence.</extracomment>
        <translation>Zeile %1, „%2“: %3</translation>
    </message>
    <message>
        <source>This link is not one of a sheet.</source>
        <translation>Dieser Link ist keiner eines Blatts.</translation>
    </message>
    <message>
        <source>This link was made by a newer version of Tallystone.</source>
        <translation>Dieser Link stammt von einer neueren Version von Tallystone.</translation>
    </message>
    <message>
        <source>This link is damaged or not whole.</source>
        <translation>Dieser Link ist beschädigt oder unvollständig.</translation>
    </message>
    <message>
        <source>More than 64 KiB are packed into this link.</source>
        <translation>In diesem Link stecken mehr als 64 KiB.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <extracomment>The most that may be entered.</extracomment>
        <translation>bis %1</translation>
    </message>
</context>
<context>
    <name>SheetLibraryHeld</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetLibraryPage</name>
    <message>
        <source>Another game</source>
        <extracomment>Title of the page of score sheets for games that have none of their own.</extracomment>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <source>Take in</source>
        <extracomment>Takes in a sheet from a file, a link or a code.</extracomment>
        <translation>Holen</translation>
    </message>
    <message>
        <source>begins with one row</source>
        <translation>beginnt mit einer Zeile</translation>
    </message>
    <message>
        <source>Find a sheet</source>
        <translation>Blatt suchen</translation>
    </message>
    <message>
        <source>Titles and notes are searched, in your own sheets, in those from friends and in the twelve that come with Tallystone.</source>
        <translation>Gesucht wird in Titeln und Notizen: in eigenen, erhaltenen und den zwölf Blättern von Tallystone.</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt benutzt</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Deine eigenen</translation>
    </message>
    <message>
        <source>No sheet of your own yet. The first one starts here.</source>
        <translation>Noch kein eigenes Blatt. Das erste beginnt hier.</translation>
    </message>
    <message>
        <source>From Tallystone</source>
        <translation>Von Tallystone</translation>
    </message>
</context>
<context>
    <name>SheetLibraryRow</name>
    <message>
        <source>to mend</source>
        <extracomment>Of a sheet at fault.</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>Everything that can be done with a sheet; %1 is its title.</extracomment>
        <translation>Mehr: %1</translation>
    </message>
</context>
<context>
    <name>SheetLibraryTaking</name>
    <message>
        <source>Take in a sheet</source>
        <extracomment>Takes in a sheet from elsewhere.</extracomment>
        <translation>Ein Blatt holen</translation>
    </message>
    <message>
        <source>A code is opened by the phone’s own camera.</source>
        <translation>Einen Code öffnet die Kamera des Telefons.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>From a link that was copied</source>
        <translation>Aus einem kopierten Link</translation>
    </message>
</context>
<context>
    <name>SheetLower</name>
    <message>
        <source>Monuments</source>
        <translation>Monumente</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Katastrophen</translation>
    </message>
    <message>
        <source>Disasters: %1</source>
        <extracomment>Spoken: how many disaster boxes are crossed.</extracomment>
        <translation>Katastrophen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <extracomment>Spoken: how many ships a player has.</extracomment>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetOneRow</name>
    <message>
        <source>Row above</source>
        <extracomment>The row above on the sheet.</extracomment>
        <translation>Zeile darüber</translation>
    </message>
    <message>
        <source>Row below</source>
        <extracomment>The row below on the sheet.</extracomment>
        <translation>Zeile darunter</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>Columns</source>
        <extracomment>Head of the choice whether everybody has a column, or teams.
----------
Whether everybody has a column, or teams.</extracomment>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Each alone</source>
        <extracomment>Everybody plays for oneself.</extracomment>
        <translation>Einzeln</translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n Team</numerusform>
            <numerusform>%n Teams</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules, expansion</source>
        <extracomment>What a game is played with beside its rules.</extracomment>
        <translation>Hausregeln, Erweiterung</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players, %3</source>
        <extracomment>Of a score sheet: for how many players, and such as &quot;16 rows&quot;.</extracomment>
        <translation>%1 bis %2 Personen, %3</translation>
    </message>
</context>
<context>
    <name>SheetSharePage</name>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>As a code</source>
        <translation>Als Code</translation>
    </message>
    <message>
        <source>The other phone’s own camera opens it. No network, no account: the whole sheet is in the picture.</source>
        <translation>Die Kamera des anderen Telefons öffnet ihn. Kein Netz, kein Konto: das ganze Blatt steckt im Bild.</translation>
    </message>
    <message>
        <source>Too long for a code. Send the file.</source>
        <translation>Zu lang für einen Code. Schicke die Datei.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Link kopieren</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>Der Link ist kopiert.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Als Datei sichern</translation>
    </message>
    <message>
        <source>Print it empty</source>
        <translation>Leer drucken</translation>
    </message>
    <message>
        <source>Only the sheet goes along: no games, no names.</source>
        <translation>Nur das Blatt geht mit: keine Partien, keine Namen.</translation>
    </message>
</context>
<context>
    <name>SheetSharing</name>
    <message>
        <source>%1, version %2</source>
        <extracomment>A sheet and its version.</extracomment>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 von %2 Zeichen</translation>
    </message>
    <message>
        <source>Too long for a code: %1 of %2</source>
        <translation>Zu lang für einen Code: %1 von %2</translation>
    </message>
    <message>
        <source>QR code of the sheet %1, %2 characters. Send instead</source>
        <extracomment>Spoken: the title of a sheet, and how long its link is.</extracomment>
        <translation>QR-Code des Blatts %1, %2 Zeichen. Oder schicken</translation>
    </message>
    <message numerus="yes">
        <source>A4, %n columns</source>
        <translation>
            <numerusform>A4, %n Spalte</numerusform>
            <numerusform>A4, %n Spalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>SheetSheetView</name>
    <message>
        <source>Round %1</source>
        <extracomment>A round of a game.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of a column.</extracomment>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>%n cells are empty</source>
        <translation>
            <numerusform>%n Feld ist leer</numerusform>
            <numerusform>%n Felder sind leer</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>es fehlt nichts</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>niemand gewinnt</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Players who would win now.</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>Players who would win now.</extracomment>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>End round %1</source>
        <translation>Runde %1 beenden</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>What a row takes.</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>with these totals</source>
        <translation>mit diesen Summen</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>ends the game at once</source>
        <translation>beendet die Partie sofort</translation>
    </message>
    <message>
        <source>Back to round %1</source>
        <translation>Zurück zu Runde %1</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>Writes the last number.</extracomment>
        <translation>Schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are empty. A tap on a cell writes it.</source>
        <translation>
            <numerusform>%n Feld ist leer. Ein Feld antippen und schreiben.</numerusform>
            <numerusform>%n Felder sind leer. Ein Feld antippen und schreiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: missing for %2. A tap on a cell writes it.</source>
        <extracomment>%1 is a row of the sheet, %2 a list of players.</extracomment>
        <translation>%1: fehlt bei %2. Ein Feld antippen und schreiben.</translation>
    </message>
    <message>
        <source>A tie is shared.</source>
        <translation>Bei Gleichstand wird der Sieg geteilt.</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <extracomment>A player or several, and their points.</extracomment>
        <translation>%1 hat %2</translation>
    </message>
    <message>
        <source>%1 have %2</source>
        <translation>%1 haben %2</translation>
    </message>
    <message>
        <source>Ending this round ends the game. Until then everything can be changed.</source>
        <translation>Das Rundenende beendet die Partie. Bis dahin lässt sich alles ändern.</translation>
    </message>
    <message>
        <source>%1 is reached: ending this round ends the game. Until then everything can be changed.</source>
        <translation>%1 ist erreicht: das Rundenende beendet die Partie. Bis dahin lässt sich alles ändern.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Keys for digits, which can be folded away.</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Fold the keys away</source>
        <translation>Tasten einklappen</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Tasten zeigen</translation>
    </message>
    <message>
        <source>Enter the rows</source>
        <translation>Zeilen eingeben</translation>
    </message>
    <message>
        <source>Enter only totals</source>
        <translation>Nur Summen eingeben</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A row of the sheet, and whose cell it is.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>Head of a chart: the rows of a sheet.</extracomment>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>mean, best · %1</source>
        <extracomment>What the numbers beside bars are; %1 is such as &quot;23 games&quot;.</extracomment>
        <translation>Schnitt, Bestes · %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Rows are matched over all versions of the sheet.</source>
        <translation>Zeilen zählen über alle Versionen des Blatts.</translation>
    </message>
    <message>
        <source>What decides</source>
        <extracomment>Head of a chart: in which rows winners have more than others.</extracomment>
        <translation>Was entscheidet</translation>
    </message>
    <message>
        <source>winners above the mean, %1</source>
        <translation>Gewinner über dem Schnitt, %1</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message numerus="yes">
        <source>%n helping rows</source>
        <extracomment>Rows that other rows are worked out from.</extracomment>
        <translation>
            <numerusform>%n Hilfszeile</numerusform>
            <numerusform>%n Hilfszeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, all filled</source>
        <translation>
            <numerusform>%n Zeile, voll</numerusform>
            <numerusform>%n Zeilen, alle voll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, empty</source>
        <translation>
            <numerusform>%n Zeile, leer</numerusform>
            <numerusform>%n Zeilen, leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells</source>
        <translation>
            <numerusform>%n von %1 Feldern</numerusform>
            <numerusform>%n von %1 Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: a player and the points.
----------
A section of a sheet, and how many rows it has.
----------
Whose cell it is, and of which round.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, worked out</source>
        <extracomment>Spoken: a row of a sheet that is worked out.
----------
Below the title of a row: whose number it is.</extracomment>
        <translation>%1, berechnet</translation>
    </message>
    <message>
        <source>%1, only helps</source>
        <extracomment>Spoken: a row of a sheet that is not part of the total.</extracomment>
        <translation>%1, hilft nur</translation>
    </message>
    <message>
        <source>%1, worked out, %2</source>
        <extracomment>Spoken: whose cell of which row, and its number.</extracomment>
        <translation>%1, berechnet, %2</translation>
    </message>
    <message>
        <source>%1, not known yet</source>
        <extracomment>Spoken: whose cell of which row.</extracomment>
        <translation>%1, noch nicht bekannt</translation>
    </message>
    <message>
        <source>%1, missing</source>
        <translation>%1, fehlt</translation>
    </message>
    <message>
        <source>%1, may stay empty</source>
        <translation>%1, darf leer bleiben</translation>
    </message>
    <message>
        <source>%1, %2 does not fit</source>
        <translation>%1, %2 passt nicht</translation>
    </message>
    <message>
        <source>%1, %2, from %3</source>
        <translation>%1, %2, aus %3</translation>
    </message>
    <message>
        <source>%1, %2, leads</source>
        <translation>%1, %2, führt</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>Spoken: a player, the points, the place.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <extracomment>Who begins a round.</extracomment>
        <translation>%1 beginnt</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Ganze Partie</translation>
    </message>
    <message>
        <source>%1 %2, together %3</source>
        <extracomment>Spoken: a player, what a round brought, the points after it.</extracomment>
        <translation>%1 %2, zusammen %3</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Feld leeren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Plus or minus</source>
        <translation>Plus oder minus</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <extracomment>Spoken: what can be chosen, and the points for it.</extracomment>
        <translation>%1, %2 Punkte</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What a total is, and what it would be.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>takes the lead</source>
        <translation>geht in Führung</translation>
    </message>
    <message>
        <source>still %1</source>
        <extracomment>The same place as before, such as &quot;5th&quot;.</extracomment>
        <translation>weiter %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <extracomment>Another place, such as &quot;2nd&quot;.</extracomment>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Digits in place of a button for each value.</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values as buttons</source>
        <translation>Werte als Tasten</translation>
    </message>
    <message>
        <source>Digits and sums</source>
        <translation>Ziffern und Summen</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>Zeile für Zeile</translation>
    </message>
    <message>
        <source>player by player</source>
        <translation>Person für Person</translation>
    </message>
    <message>
        <source>Goes row by row, switch to player by player</source>
        <translation>Geht Zeile für Zeile, zu Person für Person wechseln</translation>
    </message>
    <message>
        <source>Goes player by player, switch to row by row</source>
        <translation>Geht Person für Person, zu Zeile für Zeile wechseln</translation>
    </message>
    <message>
        <source>%1 does not fit. %2</source>
        <extracomment>Spoken: what was typed, and why not.</extracomment>
        <translation>%1 passt nicht. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is such as &quot;Round 3&quot;.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · to %2</source>
        <extracomment>%1 is such as &quot;Round 3&quot;, %2 a number of points.</extracomment>
        <translation>%1 · bis %2</translation>
    </message>
    <message>
        <source>%1 · down to %2</source>
        <extracomment>%1 is such as &quot;Round 3&quot;, %2 a number of points.</extracomment>
        <translation>%1 · bis %2</translation>
    </message>
    <message>
        <source>Only totals were written.</source>
        <translation>Nur die Summen wurden geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries.</source>
        <translation>
            <numerusform>%n Eintrag.</numerusform>
            <numerusform>%n Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left with this one</source>
        <translation>
            <numerusform>noch %n Runde mit dieser</numerusform>
            <numerusform>noch %n Runden mit dieser</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked up: %1</source>
        <translation>Nachgesehen: %1</translation>
    </message>
    <message>
        <source>Waits for %1</source>
        <extracomment>A row of a sheet that is not filled in yet, and of whom.</extracomment>
        <translation>Wartet auf %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A row of a sheet, and what was written there.
----------
A row of the sheet and its number, by which players are ranked.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Points by place: %1.</source>
        <extracomment>%1 is a list of points: 8, 4, 2.</extracomment>
        <translation>Punkte nach Platz: %1.</translation>
    </message>
    <message>
        <source>Tied ones share, rounded down.</source>
        <translation>Bei Gleichstand geteilt, abgerundet.</translation>
    </message>
    <message>
        <source>Tied ones all have the points of their place.</source>
        <translation>Bei Gleichstand haben alle die Punkte ihres Platzes.</translation>
    </message>
    <message>
        <source>Tied ones have nothing.</source>
        <translation>Bei Gleichstand gibt es nichts.</translation>
    </message>
    <message>
        <source>points, then total</source>
        <extracomment>What the numbers of earlier rounds are.</extracomment>
        <translation>Punkte, dann Summe</translation>
    </message>
    <message>
        <source>%1, then what is left</source>
        <translation>%1, dann der Rest</translation>
    </message>
    <message>
        <source>%1, then total</source>
        <extracomment>What the numbers of earlier rounds are; %1 is a row of the sheet, such as &quot;Strokes&quot;.</extracomment>
        <translation>%1, dann Summe</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What stands in a cell that was emptied.</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>winners below the mean, %1</source>
        <translation>Gewinner unter dem Schnitt, %1</translation>
    </message>
    <message>
        <source>%1, changed from %2</source>
        <extracomment>What stands in a cell, and what stood there before.</extracomment>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Empties a cell.</extracomment>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>%1 ends it</source>
        <extracomment>Beside a line in a chart: so many points end the game.</extracomment>
        <translation>%1 beendet</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Head of the totals where they count down to 0.</extracomment>
        <translation>Rest</translation>
    </message>
    <message>
        <source>That is too much at once. Copy fewer cells.</source>
        <translation>Das ist zu viel auf einmal. Kopiere weniger Felder.</translation>
    </message>
    <message numerus="yes">
        <source>%n values do not fit and were not written.</source>
        <extracomment>Of what was pasted into a sheet.</extracomment>
        <translation>
            <numerusform>%n Wert passt nicht und wurde nicht geschrieben.</numerusform>
            <numerusform>%n Werte passen nicht und wurden nicht geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: one more round.</source>
        <extracomment>Those in front are tied, so the game goes on.</extracomment>
        <translation>Gleichstand: noch eine Runde.</translation>
    </message>
    <message>
        <source>%1, %2, not written yet</source>
        <extracomment>Spoken: whose cell of which row, and what was typed there and is not written.</extracomment>
        <translation>%1, %2, noch nicht eingetragen</translation>
    </message>
    <message>
        <source>%1 · last round</source>
        <extracomment>%1 is such as &quot;Round 3&quot;.</extracomment>
        <translation>%1 · letzte Runde</translation>
    </message>
    <message>
        <source>%1: at the end</source>
        <translation>%1: Ende erreicht</translation>
    </message>
    <message>
        <source>%1, ranked by %2</source>
        <extracomment>Below the title of a row: whose number it is.</extracomment>
        <translation>%1, Rang nach %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to go</source>
        <extracomment>So many points are missing to the end.</extracomment>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln to go</source>
        <translation>
            <numerusform>%1: noch %Ln</numerusform>
            <numerusform>%1: noch %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round the rows of the whole game are filled in.</source>
        <translation>Nach dieser Runde werden die Zeilen der ganzen Partie ausgefüllt.</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <extracomment>From the totals by round, once all rounds are over.</extracomment>
        <translation>Zurück zum Blatt</translation>
    </message>
    <message>
        <source>then the rows of the whole game</source>
        <extracomment>Beside &quot;End round 4&quot;, the last one: what is filled in after it.</extracomment>
        <translation>dann die Zeilen der ganzen Partie</translation>
    </message>
</context>
<context>
    <name>SheetUpper</name>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Entwicklungen</translation>
    </message>
</context>
<context>
    <name>SheetVersionsPage</name>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>A game is never worked out anew with another version. Old versions come out of those games; the ones never played go when you remove the sheet.</source>
        <translation>Eine Partie wird nie mit einer anderen Version neu berechnet. Alte Versionen stammen aus den Partien; nie gespielte gehen mit dem Blatt.</translation>
    </message>
</context>
<context>
    <name>SheetWhySheet</name>
    <message>
        <source>From what was entered</source>
        <extracomment>Head of the cells that a number was worked out from.</extracomment>
        <translation>Aus dem Eingetragenen</translation>
    </message>
    <message>
        <source>In numbers</source>
        <extracomment>The formula with numbers in place of names.</extracomment>
        <translation>In Zahlen</translation>
    </message>
    <message>
        <source>The formula</source>
        <extracomment>The formula as it is written.</extracomment>
        <translation>Die Formel</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Closes an explanation.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Continue: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>Seit %1 im Spiel</translation>
    </message>
    <message>
        <source>%1, playing for %2</source>
        <extracomment>%1 is such as &quot;Round 8&quot;, %2 such as &quot;42 min&quot;.</extracomment>
        <translation>%1, seit %2 im Spiel</translation>
    </message>
</context>
<context>
    <name>ShipRow</name>
    <message numerus="yes">
        <source>%n ships</source>
        <extracomment>Spoken: the ships of a player.</extracomment>
        <translation>
            <numerusform>%n Schiff</numerusform>
            <numerusform>%n Schiffe</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a ship</source>
        <extracomment>Pays a wood and a cloth for one more ship.</extracomment>
        <translation>Schiff bauen</translation>
    </message>
    <message>
        <source>Costs 1 wood and 1 cloth</source>
        <translation>Kostet 1 Holz und 1 Stoff</translation>
    </message>
</context>
<context>
    <name>ShippedSheets</name>
    <message>
        <source>Agricola</source>
        <translation>Agricola</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Weiden</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>Vegetables</source>
        <translation>Gemüse</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Schafe</translation>
    </message>
    <message>
        <source>Wild boar</source>
        <translation>Wildschweine</translation>
    </message>
    <message>
        <source>Cattle</source>
        <translation>Rinder</translation>
    </message>
    <message>
        <source>Unused spaces</source>
        <translation>Ungenutzte Plätze</translation>
    </message>
    <message>
        <source>Fenced stables</source>
        <translation>Eingezäunte Ställe</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>House of clay or stone</source>
        <translation>Haus aus Lehm oder Stein</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Points on cards</source>
        <translation>Punkte auf Karten</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Bonuspunkte</translation>
    </message>
    <message>
        <source>Begging markers</source>
        <translation>Bettelmarken</translation>
    </message>
    <message>
        <source>Building resources left</source>
        <translation>Übrige Baustoffe</translation>
    </message>
    <message>
        <source>Decides a tie</source>
        <translation>Entscheidet bei Gleichstand</translation>
    </message>
    <message>
        <source>Azul</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Tiles on the wall</source>
        <translation>Fliesen an der Wand</translation>
    </message>
    <message>
        <source>Points of the tiles placed this round</source>
        <translation>Punkte der in dieser Runde gelegten Fliesen</translation>
    </message>
    <message>
        <source>Floor line</source>
        <translation>Bodenreihe</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>The track never falls below 0</source>
        <translation>Die Leiste fällt nie unter 0</translation>
    </message>
    <message>
        <source>Complete rows</source>
        <translation>Volle Reihen</translation>
    </message>
    <message>
        <source>Complete columns</source>
        <translation>Volle Spalten</translation>
    </message>
    <message>
        <source>Complete colours</source>
        <translation>Volle Farben</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>Before the last scoring</source>
        <translation>Vor der Schlusswertung</translation>
    </message>
    <message>
        <source>Unfinished roads</source>
        <translation>Unfertige Straßen</translation>
    </message>
    <message>
        <source>Unfinished cities</source>
        <translation>Unfertige Städte</translation>
    </message>
    <message>
        <source>Unfinished monasteries</source>
        <translation>Unfertige Klöster</translation>
    </message>
    <message>
        <source>Cities supplied by own fields</source>
        <translation>Von eigenen Wiesen versorgte Städte</translation>
    </message>
    <message>
        <source>Cascadia</source>
        <translation>Cascadia</translation>
    </message>
    <message>
        <source>Bears</source>
        <translation>Bären</translation>
    </message>
    <message>
        <source>Elk</source>
        <translation>Hirsche</translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation>Lachse</translation>
    </message>
    <message>
        <source>Hawks</source>
        <translation>Bussarde</translation>
    </message>
    <message>
        <source>Foxes</source>
        <translation>Füchse</translation>
    </message>
    <message>
        <source>Wildlife</source>
        <translation>Tiere</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Berge</translation>
    </message>
    <message>
        <source>Tiles of the largest corridor</source>
        <translation>Plättchen des größten Gebiets</translation>
    </message>
    <message>
        <source>Forests</source>
        <translation>Wälder</translation>
    </message>
    <message>
        <source>Prairies</source>
        <translation>Prärien</translation>
    </message>
    <message>
        <source>Wetlands</source>
        <translation>Feuchtgebiete</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Flüsse</translation>
    </message>
    <message>
        <source>Habitats</source>
        <translation>Lebensräume</translation>
    </message>
    <message>
        <source>Mountains: majority</source>
        <translation>Berge: Mehrheit</translation>
    </message>
    <message>
        <source>Forests: majority</source>
        <translation>Wälder: Mehrheit</translation>
    </message>
    <message>
        <source>Prairies: majority</source>
        <translation>Prärien: Mehrheit</translation>
    </message>
    <message>
        <source>Wetlands: majority</source>
        <translation>Feuchtgebiete: Mehrheit</translation>
    </message>
    <message>
        <source>Rivers: majority</source>
        <translation>Flüsse: Mehrheit</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Mehrheiten</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Naturplättchen</translation>
    </message>
    <message>
        <source>Darts 501</source>
        <translation>Darts 501</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Visit</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Three darts as thrown; 0 if the game was not ended on a double</source>
        <translation>Drei Darts wie geworfen; 0, wenn nicht mit einem Doppel beendet</translation>
    </message>
    <message>
        <source>Taken off</source>
        <translation>Abgezogen</translation>
    </message>
    <message>
        <source>Nothing if more than is left, or all but 1, was thrown</source>
        <translation>Nichts, wenn es mehr als der Rest war oder 1 übrig bliebe</translation>
    </message>
    <message>
        <source>Kingdomino</source>
        <translation>Kingdomino</translation>
    </message>
    <message>
        <source>Property 1</source>
        <translation>Gebiet 1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <source>Property 2</source>
        <translation>Gebiet 2</translation>
    </message>
    <message>
        <source>Property 3</source>
        <translation>Gebiet 3</translation>
    </message>
    <message>
        <source>Property 4</source>
        <translation>Gebiet 4</translation>
    </message>
    <message>
        <source>Property 5</source>
        <translation>Gebiet 5</translation>
    </message>
    <message>
        <source>Property 6</source>
        <translation>Gebiet 6</translation>
    </message>
    <message>
        <source>Property 7</source>
        <translation>Gebiet 7</translation>
    </message>
    <message>
        <source>Property 8</source>
        <translation>Gebiet 8</translation>
    </message>
    <message>
        <source>Property 9</source>
        <translation>Gebiet 9</translation>
    </message>
    <message>
        <source>Property 10</source>
        <translation>Gebiet 10</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Gebiete</translation>
    </message>
    <message>
        <source>Castle in the middle</source>
        <translation>Burg in der Mitte</translation>
    </message>
    <message>
        <source>Complete kingdom</source>
        <translation>Vollständiges Reich</translation>
    </message>
    <message>
        <source>Largest property</source>
        <translation>Größtes Gebiet</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>7 Wonders</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>Militärische Konflikte</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>1 for each 3 coins</source>
        <translation>1 je 3 Münzen</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Weltwunder</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>Profanbauten</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>Handelsbauten</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>Gilden</translation>
    </message>
    <message>
        <source>Tablets</source>
        <translation>Steintafeln</translation>
    </message>
    <message>
        <source>Compasses</source>
        <translation>Zirkel</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Zahnräder</translation>
    </message>
    <message>
        <source>Symbols of your choice</source>
        <translation>Symbole nach Wahl</translation>
    </message>
    <message>
        <source>Counted where they bring most</source>
        <translation>Gezählt, wo sie am meisten bringen</translation>
    </message>
    <message>
        <source>Most of one symbol</source>
        <translation>Häufigstes Symbol</translation>
    </message>
    <message>
        <source>Least of one symbol</source>
        <translation>Seltenstes Symbol</translation>
    </message>
    <message>
        <source>Between them</source>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wissenschaft</translation>
    </message>
    <message>
        <source>Squares and 7 for each set of three</source>
        <translation>Quadrate und 7 je Dreiersatz</translation>
    </message>
    <message>
        <source>Science by choice</source>
        <translation>Wissen nach Wahl</translation>
    </message>
    <message>
        <source>Terraforming Mars</source>
        <translation>Terraforming Mars</translation>
    </message>
    <message>
        <source>Terraform rating</source>
        <translation>Terraforming-Wert</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Meilensteine</translation>
    </message>
    <message>
        <source>Awards, first</source>
        <translation>Auszeichnungen, erste</translation>
    </message>
    <message>
        <source>Awards, second</source>
        <translation>Auszeichnungen, zweite</translation>
    </message>
    <message>
        <source>Not with two players, nor where two are first</source>
        <translation>Nicht zu zweit, und nicht bei zwei Ersten</translation>
    </message>
    <message>
        <source>Greenery tiles</source>
        <translation>Grünflächen</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>1 for each greenery beside each city</source>
        <translation>1 je Grünfläche neben jeder Stadt</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>MegaCredits left</source>
        <translation>Übrige Megacredits</translation>
    </message>
    <message>
        <source>Tichu</source>
        <translation>Tichu</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Punkte in Stichen</translation>
    </message>
    <message>
        <source>0 for both after a double victory</source>
        <translation>0 für beide nach einem Doppelsieg</translation>
    </message>
    <message>
        <source>Both teams together</source>
        <translation>Beide zusammen</translation>
    </message>
    <message>
        <source>100, or 0 after a double victory</source>
        <translation>100, oder 0 nach einem Doppelsieg</translation>
    </message>
    <message>
        <source>Tichu calls</source>
        <translation>Tichu-Ansagen</translation>
    </message>
    <message>
        <source>100 each, grand 200; minus if it failed</source>
        <translation>Je 100, groß 200; minus, wenn misslungen</translation>
    </message>
    <message>
        <source>Double victory</source>
        <translation>Doppelsieg</translation>
    </message>
    <message>
        <source>Ticket to Ride</source>
        <translation>Zug um Zug</translation>
    </message>
    <message>
        <source>Routes of 1</source>
        <translation>Strecken mit 1</translation>
    </message>
    <message>
        <source>Routes of 2</source>
        <translation>Strecken mit 2</translation>
    </message>
    <message>
        <source>Routes of 3</source>
        <translation>Strecken mit 3</translation>
    </message>
    <message>
        <source>Routes of 4</source>
        <translation>Strecken mit 4</translation>
    </message>
    <message>
        <source>Routes of 5</source>
        <translation>Strecken mit 5</translation>
    </message>
    <message>
        <source>Routes of 6</source>
        <translation>Strecken mit 6</translation>
    </message>
    <message>
        <source>Trains left</source>
        <translation>Übrige Waggons</translation>
    </message>
    <message>
        <source>Must be what lies before the player</source>
        <translation>Muss so viel sein, wie vor der Person liegt</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Completed tickets</source>
        <translation>Erfüllte Aufträge</translation>
    </message>
    <message>
        <source>Missed tickets</source>
        <translation>Verfehlte Aufträge</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Längste Strecke</translation>
    </message>
    <message>
        <source>Longest path bonus</source>
        <translation>Bonus für die längste</translation>
    </message>
    <message>
        <source>Number of completed tickets</source>
        <translation>Anzahl erfüllter Aufträge</translation>
    </message>
    <message>
        <source>Wingspan</source>
        <translation>Flügelschlag</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>Vögel</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Bonuskarten</translation>
    </message>
    <message>
        <source>End-of-round goals</source>
        <translation>Rundenziele</translation>
    </message>
    <message>
        <source>The four rounds, as 4 + 2 + 6 + 3</source>
        <translation>Die vier Runden, etwa 4 + 2 + 6 + 3</translation>
    </message>
    <message>
        <source>Eggs</source>
        <translation>Eier</translation>
    </message>
    <message>
        <source>Food on cards</source>
        <translation>Futter auf Karten</translation>
    </message>
    <message>
        <source>Tucked cards</source>
        <translation>Untergeschobene Karten</translation>
    </message>
    <message>
        <source>Unused food</source>
        <translation>Übriges Futter</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>Kniffel</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>Einser</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Vierer</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Fünfer</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <source>Upper section</source>
        <translation>Oberer Teil</translation>
    </message>
    <message>
        <source>Bonus from 63</source>
        <translation>Bonus ab 63</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Dreierpasch</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Viererpasch</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Further Yahtzees</source>
        <translation>Weitere Kniffel</translation>
    </message>
</context>
<context>
    <name>StandCard</name>
    <message>
        <source>%1, total %2</source>
        <extracomment>Spoken: %1 is a player, %2 points.</extracomment>
        <translation>%1, Summe %2</translation>
    </message>
    <message>
        <source>Cities %1, goods %2, food %3, disasters %4, developments %5 of %6</source>
        <extracomment>Spoken: the figures of a player.</extracomment>
        <translation>Städte %1, Waren %2, Nahrung %3, Katastrophen %4, Entwicklungen %5 von %6</translation>
    </message>
</context>
<context>
    <name>StandLine</name>
    <message>
        <source>%1. %2, total %3</source>
        <extracomment>Spoken: %1 is a place, %2 a player, %3 points.</extracomment>
        <translation>%1. %2, Summe %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken: %1 is a figure of a player such as &quot;Food&quot;, %2 its number.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StandRow</name>
    <message>
        <source>%1. %2, total %3</source>
        <extracomment>Spoken: %1 is a place, %2 a player, %3 points.</extracomment>
        <translation>%1. %2, Summe %3</translation>
    </message>
    <message>
        <source>Cities %1, monuments %2, goods %3, food %4, disasters %5, developments %6 of %7</source>
        <extracomment>Spoken: the figures of a player.</extracomment>
        <translation>Städte %1, Monumente %2, Waren %3, Nahrung %4, Katastrophen %5, Entwicklungen %6 von %7</translation>
    </message>
</context>
<context>
    <name>StatFrame</name>
    <message>
        <source>Count stopped games</source>
        <extracomment>A switch: whether games that were not played to their end are part of the statistics.</extracomment>
        <translation>Vorzeitig beendete mitzählen</translation>
    </message>
</context>
<context>
    <name>StatView</name>
    <message numerus="yes">
        <source>%n games that were stopped early are counted.</source>
        <translation>
            <numerusform>%n vorzeitig beendete Partie zählt mit.</numerusform>
            <numerusform>%n vorzeitig beendete Partien zählen mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are left out.</source>
        <translation>
            <numerusform>%n vorzeitig beendete Partie zählt nicht mit.</numerusform>
            <numerusform>%n vorzeitig beendete Partien zählen nicht mit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1%</source>
        <extracomment>A share in per cent.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>A rank: short.</extracomment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>%1th</source>
        <extracomment>A rank from the fourth on: short.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>A duration in minutes.</extracomment>
        <translation>%1&#xa0;min</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>how many games a figure rests on</comment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No games yet. This takes %n games.</source>
        <extracomment>Instead of a chart; %n is how many games it takes.</extracomment>
        <translation>
            <numerusform>Noch keine Partie. Es braucht %n.</numerusform>
            <numerusform>Noch keine Partie. Es braucht %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 so far. This takes %n games.</source>
        <extracomment>Instead of a chart; %1 is how many games there are, %n how many it takes.</extracomment>
        <translation>
            <numerusform>Bisher nur %1. Es braucht %n.</numerusform>
            <numerusform>Bisher nur %1. Es braucht %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day and a month, as short as can be, in the notation of Qt: &quot;d MMM&quot; gives &quot;15 Nov&quot;.</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <translation>
            <numerusform>Schnitt über %n Partie</numerusform>
            <numerusform>Schnitt über %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message numerus="yes">
        <source>Average of %n</source>
        <comment>games</comment>
        <translation>
            <numerusform>Schnitt über %n</numerusform>
            <numerusform>Schnitt über %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play three games to see a trend.</source>
        <translation>Drei Partien, dann ist ein Trend zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>last %n games</source>
        <translation>
            <numerusform>letzte %n Partie</numerusform>
            <numerusform>letzte %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The average goes from %1 to %2.</source>
        <extracomment>Spoken of a trend; both are averages of points.</extracomment>
        <translation>Der Schnitt geht von %1 auf %2.</translation>
    </message>
    <message>
        <source>Head to head</source>
        <extracomment>Head of a chart: how often one player was ahead of each other one.</extracomment>
        <translation>Gegeneinander</translation>
    </message>
    <message>
        <source>ahead</source>
        <extracomment>How often a player was better than another, worse, or tied.</extracomment>
        <translation>davor</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>dahinter</translation>
    </message>
    <message>
        <source>level</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Heads of columns: short.</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Dahinter</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>No game with others yet.</source>
        <translation>Noch keine Partie mit anderen.</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <extracomment>A balance: so often ahead, so often behind.</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>ahead : behind</source>
        <translation>davor : dahinter</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>Head: games won, or not won, in a row.</extracomment>
        <translation>Serien</translation>
    </message>
    <message>
        <source>wins in a row, most</source>
        <translation>Siege in Folge, meiste</translation>
    </message>
    <message>
        <source>wins in a row, now</source>
        <translation>Siege in Folge, jetzt</translation>
    </message>
    <message>
        <source>without a win, most</source>
        <translation>ohne Sieg, meiste</translation>
    </message>
    <message>
        <source>without a win, now</source>
        <translation>ohne Sieg, jetzt</translation>
    </message>
    <message>
        <source>1st seat</source>
        <extracomment>A place at the table: the one who starts.</extracomment>
        <translation>1. Sitz</translation>
    </message>
    <message>
        <source>2nd seat</source>
        <translation>2. Sitz</translation>
    </message>
    <message>
        <source>3rd seat</source>
        <translation>3. Sitz</translation>
    </message>
    <message>
        <source>%1th seat</source>
        <extracomment>A place at the table, from the fourth on.</extracomment>
        <translation>%1. Sitz</translation>
    </message>
    <message>
        <source>Best scores</source>
        <extracomment>Head of a chart: who won how often, or alone, whose best score was how high.</extracomment>
        <translation>Beste Ergebnisse</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestwert</translation>
    </message>
    <message numerus="yes">
        <source>of %n</source>
        <comment>games</comment>
        <extracomment>Beside a number of wins: of so many games.</extracomment>
        <translation>
            <numerusform>von %n</numerusform>
            <numerusform>von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Head of a chart: how often which score was reached.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>In %</source>
        <translation>In %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A range of points, both included.</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n results, points</source>
        <translation>
            <numerusform>%n Ergebnis, Punkte</numerusform>
            <numerusform>%n Ergebnisse, Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Most often %1 points.</source>
        <extracomment>Spoken of the chart of scores; %1 is a range such as &quot;20 to 24&quot;.</extracomment>
        <translation>Am häufigsten %1 Punkte.</translation>
    </message>
    <message>
        <source>Better than chance</source>
        <extracomment>Head of a chart: wins divided by the wins that chance alone would give.</extracomment>
        <translation>Besser als der Zufall</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Durch Zufall</translation>
    </message>
    <message>
        <source>× %1</source>
        <extracomment>How many times as many wins as by chance.</extracomment>
        <translation>× %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n</source>
        <extracomment>%1 is a win rate, %n the number of games.</extracomment>
        <translation>
            <numerusform>%1 von %n</numerusform>
            <numerusform>%1 von %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n games on</source>
        <extracomment>Who is in the chart: those with at least so many games.</extracomment>
        <translation>
            <numerusform>ab %n Partie</numerusform>
            <numerusform>ab %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins most against chance: %2.</source>
        <extracomment>Spoken: %1 is a player, %2 a factor such as &quot;× 1.4&quot;.</extracomment>
        <translation>%1 schlägt den Zufall am deutlichsten: %2.</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Siege nach Sitz</translation>
    </message>
    <message>
        <source>chance %1</source>
        <extracomment>Below a win rate: what chance alone would give.</extracomment>
        <translation>Zufall %1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>What the statistics are about.</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Spielerzahl</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>Games with any number of players.</extracomment>
        <translation>Beliebig viele</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Games of any edition.</extracomment>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Alle Ausgaben</translation>
    </message>
    <message numerus="yes">
        <source>%n sheets</source>
        <comment>how many score sheets a figure rests on</comment>
        <translation>
            <numerusform>%n Blatt</numerusform>
            <numerusform>%n Blätter</numerusform>
        </translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>per sheet, %1</source>
        <translation>je Blatt, %1</translation>
    </message>
    <message>
        <source>Winners, %1</source>
        <extracomment>The sheets of those who won.</extracomment>
        <translation>Gewinner, %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>%n dice, %1</source>
        <translation>
            <numerusform>%n Würfel, %1</numerusform>
            <numerusform>%n Würfel, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled</source>
        <extracomment>What was rolled, beside what chance gives.</extracomment>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>What chance gives, beside what was rolled.</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation>Länge der Partien</translation>
    </message>
    <message>
        <source>rounds</source>
        <extracomment>Below an average number: so many a game.</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>Below an average number: so many a game.</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>a game</source>
        <extracomment>Below a duration.</extracomment>
        <translation>je Partie</translation>
    </message>
    <message>
        <source>a turn</source>
        <extracomment>Below a duration.</extracomment>
        <translation>je Zug</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A duration in seconds.</extracomment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>per sheet · winners, %1</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;84 sheets&quot;.</extracomment>
        <translation>je Blatt · Gewinner, %1</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Per sheet</source>
        <translation>Je Blatt</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Nobody has any yet.</source>
        <translation>Noch hat niemand etwas davon.</translation>
    </message>
</context>
<context>
    <name>StatisticsBoard</name>
    <message>
        <source>No finished game here yet. Statistics begin with the first one.</source>
        <translation>Hier ist noch keine Partie beendet. Die Statistik beginnt mit der ersten.</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>Below big numbers: so many games, the average score, the highest, and how long a game lasts.</extracomment>
        <translation>
            <numerusform>Partie</numerusform>
            <numerusform>Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>average</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>je Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n players lead</source>
        <extracomment>Several players have won equally often.</extracomment>
        <translation>
            <numerusform>%n Spieler führt</numerusform>
            <numerusform>%n Spieler führen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n wins</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 führt mit %n Sieg</numerusform>
            <numerusform>%1 führt mit %n Siegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens this player&apos;s statistics</source>
        <extracomment>Spoken: what a tap on a player in a chart does.</extracomment>
        <translation>Öffnet die Statistik dieser Person</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <extracomment>Head of a chart: the last games of the player %1.</extracomment>
        <translation>%1 im Lauf der Zeit</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of the page with the statistics of everybody.</extracomment>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 is the name of a step of the turn.</extracomment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>To the step %1</source>
        <extracomment>Spoken: goes back to a step of the turn.</extracomment>
        <translation>Zum Schritt %1</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <extracomment>Lowers a number. %1 is what is counted.</extracomment>
        <translation>Weniger: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>Raises a number. %1 is what is counted.</extracomment>
        <translation>Mehr: %1</translation>
    </message>
</context>
<context>
    <name>StockCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a resource, %2 how many there are.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>StoneAge</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n Holz</numerusform>
            <numerusform>%n Holz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n Lehm</numerusform>
            <numerusform>%n Lehm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Stein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewels</source>
        <translation>
            <numerusform>%n Schmuck</numerusform>
            <numerusform>%n Schmuck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmers</source>
        <translation>
            <numerusform>%n Bauer</numerusform>
            <numerusform>%n Bauern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool makers</source>
        <translation>
            <numerusform>%n Werkzeugmacher</numerusform>
            <numerusform>%n Werkzeugmacher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n builders</source>
        <translation>
            <numerusform>%n Baumeister</numerusform>
            <numerusform>%n Baumeister</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shamans</source>
        <translation>
            <numerusform>%n Schamane</numerusform>
            <numerusform>%n Schamanen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traders</source>
        <translation>
            <numerusform>%n Händler</numerusform>
            <numerusform>%n Händler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>dice for all</source>
        <translation>Würfel für alle</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>2 dice: %1</source>
        <extracomment>Two dice are rolled for a resource, named in place of %1.</extracomment>
        <translation>2 Würfel: %1</translation>
    </message>
    <message>
        <source>one-use tool worth %1</source>
        <translation>Einmalwerkzeug mit Wert %1</translation>
    </message>
    <message>
        <source>a step of agriculture</source>
        <translation>ein Schritt Ackerbau</translation>
    </message>
    <message>
        <source>a tool</source>
        <translation>ein Werkzeug</translation>
    </message>
    <message>
        <source>an extra card</source>
        <translation>eine Zusatzkarte</translation>
    </message>
    <message>
        <source>any two resources</source>
        <translation>zwei beliebige Rohstoffe</translation>
    </message>
    <message>
        <source>dice with style</source>
        <translation>Würfel mit Stil</translation>
    </message>
    <message>
        <source>a step of trade</source>
        <translation>ein Schritt Handel</translation>
    </message>
    <message>
        <source>symbol %1</source>
        <extracomment>A symbol on a card, named in place of %1.</extracomment>
        <translation>Symbol %1</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <translation>%1 nimmt nichts.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 nimmt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n pips are left over.</source>
        <translation>
            <numerusform>%n Auge bleibt übrig.</numerusform>
            <numerusform>%n Augen bleiben übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The one-use tool worth %1 is gone; its card still counts.</source>
        <translation>Das Einmalwerkzeug mit Wert %1 ist fort; seine Karte zählt weiter.</translation>
    </message>
    <message>
        <source>%1 has one tool more; its space is worth %2 now.</source>
        <translation>%1 hat ein Werkzeug mehr; sein Feld ist jetzt %2 wert.</translation>
    </message>
    <message>
        <source>%1 has a one-use tool worth %2.</source>
        <translation>%1 hat ein Einmalwerkzeug mit Wert %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n people now. The new one eats in this round and works from the next.</source>
        <translation>
            <numerusform>%1 hat jetzt %n Person. Die neue isst schon in dieser Runde und arbeitet ab der nächsten.</numerusform>
            <numerusform>%1 hat jetzt %n Personen. Die neue isst schon in dieser Runde und arbeitet ab der nächsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has agriculture %2 now.</source>
        <translation>%1 steht jetzt bei Ackerbau %2.</translation>
    </message>
    <message>
        <source>%1 has trade %2 now and takes %3.</source>
        <translation>%1 steht jetzt bei Handel %2 und nimmt %3.</translation>
    </message>
    <message>
        <source>%1 already has every tool.</source>
        <translation>%1 hat schon alle Werkzeuge.</translation>
    </message>
    <message numerus="yes">
        <source>%1 already has %n people.</source>
        <translation>
            <numerusform>%1 hat schon %n Person.</numerusform>
            <numerusform>%1 hat schon %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already at the end of agriculture.</source>
        <translation>%1 ist schon am Ende des Ackerbaus.</translation>
    </message>
    <message>
        <source>%1 is already at the end of the trade track.</source>
        <translation>%1 ist schon am Ende der Handelsleiste.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points.</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt.</numerusform>
            <numerusform>%1 bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2 for the end.</source>
        <extracomment>What counts at the end: a symbol, or people on a card.</extracomment>
        <translation>%1 behält für das Ende: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the card for later.</source>
        <translation>%1 behält die Karte für später.</translation>
    </message>
    <message>
        <source>%1 has a bonus tile: %2.</source>
        <extracomment>A player and what the tile brings.</extracomment>
        <translation>%1 hat ein Bonusplättchen: %2.</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3.</source>
        <translation>%1 tauscht %2 gegen %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points for the building.</source>
        <translation>
            <numerusform>%1 bekommt %n Punkt für das Gebäude.</numerusform>
            <numerusform>%1 bekommt %n Punkte für das Gebäude.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1: %2 above, %3 below.</source>
        <extracomment>The two halves of a card.</extracomment>
        <translation>Karte %1: oben %2, unten %3.</translation>
    </message>
    <message>
        <source>The card: %1 above, %2 below.</source>
        <translation>Die Karte: oben %1, unten %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n people; food left: %2.</source>
        <translation>
            <numerusform>%1 ernährt %n Person; Nahrung übrig: %2.</numerusform>
            <numerusform>%1 ernährt %n Personen; Nahrung übrig: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n food short.</source>
        <translation>
            <numerusform>%1 fehlt %n Nahrung.</numerusform>
            <numerusform>%1 fehlen %n Nahrung.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives %2 for food.</source>
        <translation>%1 gibt %2 als Nahrung.</translation>
    </message>
    <message numerus="yes">
        <source>The people of %1 go hungry: %n points are lost.</source>
        <translation>
            <numerusform>Die Personen von %1 hungern: %n Punkt ist verloren.</numerusform>
            <numerusform>Die Personen von %1 hungern: %n Punkte sind verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is over. %2 starts the next one.</source>
        <translation>Runde %1 ist vorbei. %2 beginnt die nächste.</translation>
    </message>
    <message>
        <source>A stack of buildings is empty: this is the last round.</source>
        <translation>Ein Stapel Gebäude ist leer: Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>The deck cannot fill the open cards up again: this is the last round.</source>
        <translation>Der Stapel reicht nicht mehr für die offenen Karten: Das ist die letzte Runde.</translation>
    </message>
    <message>
        <source>A stack of buildings is empty: the game ends.</source>
        <translation>Ein Stapel Gebäude ist leer: Das Spiel endet.</translation>
    </message>
    <message>
        <source>The open cards cannot be filled up: the game ends.</source>
        <translation>Die offenen Karten können nicht aufgefüllt werden: Das Spiel endet.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins with a score of %2.</source>
        <translation>Das Spiel ist aus: %1 gewinnt mit einem Punktestand von %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win with a score of %2.</source>
        <translation>Das Spiel ist aus: %1 teilen sich den Sieg mit einem Punktestand von %2.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Used tools</source>
        <translation>Benutzte Werkzeuge</translation>
    </message>
    <message>
        <source>One-use tools</source>
        <translation>Einmalwerkzeuge</translation>
    </message>
    <message numerus="yes">
        <source>%1 hunts with %n people and rolls %2.</source>
        <extracomment>A player, how many people, and the total of the dice, like the six that follow.</extracomment>
        <translation>
            <numerusform>%1 jagt mit %n Person und würfelt %2.</numerusform>
            <numerusform>%1 jagt mit %n Personen und würfelt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the forest with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 geht mit %n Person in den Wald und würfelt %2.</numerusform>
            <numerusform>%1 geht mit %n Personen in den Wald und würfelt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the clay pit with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 geht mit %n Person in die Lehmgrube und würfelt %2.</numerusform>
            <numerusform>%1 geht mit %n Personen in die Lehmgrube und würfelt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the quarry with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 geht mit %n Person in den Steinbruch und würfelt %2.</numerusform>
            <numerusform>%1 geht mit %n Personen in den Steinbruch und würfelt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the river with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 geht mit %n Person an den Fluss und würfelt %2.</numerusform>
            <numerusform>%1 geht mit %n Personen an den Fluss und würfelt %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is at the tool maker’s.</source>
        <translation>%1 ist beim Werkzeugmacher.</translation>
    </message>
    <message>
        <source>%1 is in the hut with two people.</source>
        <translation>%1 ist mit zwei Personen in der Hütte.</translation>
    </message>
    <message>
        <source>%1 is in the field.</source>
        <translation>%1 ist auf dem Feld.</translation>
    </message>
    <message>
        <source>%1 is at the trader’s with two people.</source>
        <translation>%1 ist mit zwei Personen beim Händler.</translation>
    </message>
    <message>
        <source>%1 builds without paying.</source>
        <translation>%1 baut, ohne zu zahlen.</translation>
    </message>
    <message>
        <source>%1 builds with %2.</source>
        <translation>%1 baut mit %2.</translation>
    </message>
    <message>
        <source>%1 buys a card with %2.</source>
        <translation>%1 kauft eine Karte mit %2.</translation>
    </message>
    <message>
        <source>%1 uses the card kept for any two resources.</source>
        <translation>%1 nutzt die behaltene Karte für zwei beliebige Rohstoffe.</translation>
    </message>
    <message>
        <source>%1 has all figures back.</source>
        <translation>%1 hat alle Figuren zurück.</translation>
    </message>
    <message>
        <source>%1 makes up for the missing food.</source>
        <translation>%1 ersetzt die fehlende Nahrung.</translation>
    </message>
    <message>
        <source>%1 does not make up for the missing food.</source>
        <translation>%1 ersetzt die fehlende Nahrung nicht.</translation>
    </message>
    <message>
        <source>Tools add %1, which makes %2.</source>
        <translation>Werkzeuge geben %1 dazu, das macht %2.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>This belongs to the expansion, which is not in this game.</source>
        <translation>Das gehört zur Erweiterung, die in dieser Partie fehlt.</translation>
    </message>
    <message>
        <source>You cannot go there now.</source>
        <translation>Jetzt kannst du nicht dorthin.</translation>
    </message>
    <message>
        <source>You can go there now.</source>
        <translation>Jetzt kannst du dorthin.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Du hast %1.</translation>
    </message>
    <message>
        <source>They pay for the fifth card and some tiles. At the end they are worth nothing.</source>
        <translation>Er bezahlt die fünfte Karte und manche Plättchen. Am Ende ist er nichts wert.</translation>
    </message>
    <message numerus="yes">
        <source>In a building each is worth %n points, at the end 1 point.</source>
        <translation>
            <numerusform>In einem Gebäude zählt jeder %n Punkt, am Ende 1 Punkt.</numerusform>
            <numerusform>In einem Gebäude zählt jeder %n Punkte, am Ende 1 Punkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n of this symbol.</source>
        <translation>
            <numerusform>Du hast dieses Symbol %n Mal.</numerusform>
            <numerusform>Du hast dieses Symbol %n Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more would be worth %n points now.</source>
        <translation>
            <numerusform>Eines mehr wäre jetzt %n Punkt wert.</numerusform>
            <numerusform>Eines mehr wäre jetzt %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now each is worth %n points.</source>
        <translation>
            <numerusform>Jetzt ist jeder %n Punkt wert.</numerusform>
            <numerusform>Jetzt ist jeder %n Punkte wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tool adds its value to a roll, once a round.</source>
        <translation>Jedes Werkzeug gibt einem Wurf seinen Wert dazu, einmal in der Runde.</translation>
    </message>
    <message>
        <source>Yours add up to %1.</source>
        <translation>Deine ergeben zusammen %1.</translation>
    </message>
    <message>
        <source>You have %1, at most %2. Each eats 1 food a round.</source>
        <translation>Du hast %1, höchstens %2. Jede isst 1 Nahrung in der Runde.</translation>
    </message>
    <message>
        <source>Yours is at %1.</source>
        <translation>Du stehst bei %1.</translation>
    </message>
    <message numerus="yes">
        <source>As it stands you will have %n food left.</source>
        <translation>
            <numerusform>So wie es steht, bleibt dir %n Nahrung.</numerusform>
            <numerusform>So wie es steht, bleiben dir %n Nahrung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands you will be %n food short.</source>
        <translation>
            <numerusform>So wie es steht, fehlt dir %n Nahrung.</numerusform>
            <numerusform>So wie es steht, fehlen dir %n Nahrung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end a building is worth %n points more to you, for your builders.</source>
        <translation>
            <numerusform>Am Ende ist ein Gebäude für dich %n Punkt mehr wert, durch deine Baumeister.</numerusform>
            <numerusform>Am Ende ist ein Gebäude für dich %n Punkte mehr wert, durch deine Baumeister.</numerusform>
        </translation>
    </message>
    <message>
        <source>The upper half works at once, the lower half counts at the end.</source>
        <translation>Die obere Hälfte wirkt sofort, die untere zählt am Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the deck.</source>
        <translation>
            <numerusform>Im Stapel ist noch %n Karte.</numerusform>
            <numerusform>Im Stapel sind noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round</source>
        <translation>Die Runde</translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation>Sammeln</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>Das Dorf</translation>
    </message>
    <message>
        <source>Jewels and dice with style</source>
        <translation>Schmuck und Würfel mit Stil</translation>
    </message>
    <message>
        <source>Trade and exchange</source>
        <translation>Handel und Tausch</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>A round uses at most the people you had when it began, and each place once.</source>
        <translation>Eine Runde nutzt höchstens die Personen, die du zu ihrem Beginn hattest, und jeden Ort einmal.</translation>
    </message>
    <message>
        <source>You begin with %1 people, %2 food and nothing else.</source>
        <translation>Du beginnst mit %1 Personen, %2 Nahrung und sonst nichts.</translation>
    </message>
    <message>
        <source>Roll one die for each figure and add them up. Tools may be added. What is left over is lost.</source>
        <translation>Würfle für jede Figur einen Würfel und zähle zusammen. Werkzeuge dürfen dazu. Was übrig bleibt, ist verloren.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of them may be in the forest, the same in the clay pit, the quarry and at the river.</source>
        <translation>
            <numerusform>Bei %1 Spielern darf nur %n von ihnen im Wald sein, ebenso in der Lehmgrube, im Steinbruch und am Fluss.</numerusform>
            <numerusform>Bei %1 Spielern dürfen nur %n von ihnen im Wald sein, ebenso in der Lehmgrube, im Steinbruch und am Fluss.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tool adds its value to a roll of yours, after the dice have fallen. Each is used once a round, and always whole.</source>
        <translation>Ein Werkzeug gibt einem deiner Würfe seinen Wert dazu, wenn die Würfel gefallen sind. Jedes hilft einmal in der Runde, und immer ganz.</translation>
    </message>
    <message>
        <source>The three spaces rise one after the other: 1-0-0, 1-1-0, 1-1-1, 2-1-1 and so on up to 4-4-4. A tool that rises after it was used stays used.</source>
        <translation>Die drei Felder steigen nacheinander: 1-0-0, 1-1-0, 1-1-1, 2-1-1 und so weiter bis 4-4-4. Ein benutztes Werkzeug, das steigt, bleibt benutzt.</translation>
    </message>
    <message>
        <source>A one-use tool from a card helps once in the game. Its card stays and counts at the end.</source>
        <translation>Ein Einmalwerkzeug von einer Karte hilft einmal im Spiel. Seine Karte bleibt und zählt am Ende.</translation>
    </message>
    <message>
        <source>Each of these places serves one player a round.</source>
        <translation>Jeder dieser Orte dient einem Spieler in der Runde.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of them are used in a round.</source>
        <translation>
            <numerusform>Bei %1 Spielern wird nur %n davon in der Runde genutzt.</numerusform>
            <numerusform>Bei %1 Spielern werden nur %n davon in der Runde genutzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>One figure on a stack may buy its top tile. Pay, and the points come at once: 3 for wood, 4 for clay, 5 for stone, 6 for gold.</source>
        <translation>Eine Figur auf einem Stapel darf das oberste Plättchen kaufen. Zahle, und die Punkte kommen sofort: 3 für Holz, 4 für Lehm, 5 für Stein, 6 für Gold.</translation>
    </message>
    <message>
        <source>There is one stack of %1 tiles for each player.</source>
        <translation>Für jeden Spieler liegt ein Stapel von %1 Plättchen da.</translation>
    </message>
    <message>
        <source>One figure on a card may buy it. Counted from the right the cards cost 1, 2, 3 and 4 resources of any kinds.</source>
        <translation>Eine Figur auf einer Karte darf sie kaufen. Von rechts gezählt kosten die Karten 1, 2, 3 und 4 beliebige Rohstoffe.</translation>
    </message>
    <message>
        <source>The fifth card costs 3 jewels. For 3 more you take a second card from the deck, of which only the lower half counts.</source>
        <translation>Die fünfte Karte kostet 3 Schmuck. Für 3 weitere nimmst du eine zweite Karte vom Stapel, von der nur die untere Hälfte zählt.</translation>
    </message>
    <message>
        <source>Dice for all: roll a die for each player. Everybody takes one, the buyer first: wood, clay, stone, gold, a tool or a step of agriculture.</source>
        <translation>Würfel für alle: Würfle für jeden Spieler einen Würfel. Alle nehmen einen, der Käufer zuerst: Holz, Lehm, Stein, Gold, ein Werkzeug oder einen Schritt Ackerbau.</translation>
    </message>
    <message>
        <source>Two dice are rolled for the resource shown, as in gathering; tools help.</source>
        <translation>Zwei Würfel werden für den gezeigten Rohstoff geworfen, wie beim Sammeln; Werkzeuge helfen.</translation>
    </message>
    <message>
        <source>An extra card comes off the deck, and only its lower half counts.</source>
        <translation>Eine Zusatzkarte kommt vom Stapel, und nur ihre untere Hälfte zählt.</translation>
    </message>
    <message>
        <source>Any two resources may be taken at once or later, in a turn of your own.</source>
        <translation>Die zwei beliebigen Rohstoffe nimmst du sofort oder später, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>After the round the open cards move to the right and are filled up from the deck.</source>
        <translation>Nach der Runde rücken die offenen Karten nach rechts und werden vom Stapel aufgefüllt.</translation>
    </message>
    <message>
        <source>Everybody begins with 1 jewel. A tooth is 1 jewel, a ring is 3. They pay for the fifth card and some tiles, and are worth nothing at the end.</source>
        <translation>Alle beginnen mit 1 Schmuck. Ein Zahn ist 1 Schmuck, ein Ring 3. Er bezahlt die fünfte Karte und manche Plättchen und ist am Ende nichts wert.</translation>
    </message>
    <message>
        <source>Dice with style: roll a die for each player. Everybody takes one, the buyer first: 2 food, 2 jewels, a resource, a secret card, a step of trade or a person.</source>
        <translation>Würfel mit Stil: Würfle für jeden Spieler einen Würfel. Alle nehmen einen, der Käufer zuerst: 2 Nahrung, 2 Schmuck, einen Rohstoff, eine geheime Karte, einen Schritt Handel oder eine Person.</translation>
    </message>
    <message>
        <source>Of a secret card only the lower half counts.</source>
        <translation>Von einer geheimen Karte zählt nur die untere Hälfte.</translation>
    </message>
    <message>
        <source>Once a round, before you pay for a card or a tile, you may exchange resources and jewels. All that you get must go into this payment.</source>
        <translation>Einmal in der Runde, bevor du eine Karte oder ein Plättchen bezahlst, darfst du Rohstoffe und Schmuck tauschen. Alles, was du bekommst, muss in diese Zahlung gehen.</translation>
    </message>
    <message>
        <source>A move on the trade track brings 2 jewels, however many steps it has. The trader and a card bring them even at the end of the track.</source>
        <translation>Ein Zug auf der Handelsleiste bringt 2 Schmuck, gleich um wie viele Schritte. Der Händler und eine Karte bringen ihn auch am Ende der Leiste.</translation>
    </message>
    <message>
        <source>The tiles of wood, clay and stone bring 1 of it at the start of every later round.</source>
        <translation>Die Plättchen für Holz, Lehm und Stein bringen 1 davon zu Beginn jeder späteren Runde.</translation>
    </message>
    <message>
        <source>Those of a person, a tool and a field bring it once, when they are built.</source>
        <translation>Die für eine Person, ein Werkzeug und ein Feld bringen es einmal, wenn sie gebaut werden.</translation>
    </message>
    <message>
        <source>People who came in this round eat too.</source>
        <translation>Wer in dieser Runde dazukam, isst auch.</translation>
    </message>
    <message>
        <source>The game ends after the round in which a stack of buildings was emptied, once everybody is fed.</source>
        <translation>Das Spiel endet nach der Runde, in der ein Stapel Gebäude leer wurde, wenn alle ernährt sind.</translation>
    </message>
    <message>
        <source>It ends at once when a round begins and five cards cannot be laid out.</source>
        <translation>Es endet sofort, wenn zu Beginn einer Runde keine fünf Karten ausgelegt werden können.</translation>
    </message>
    <message>
        <source>It ends at once when a round begins and four cards cannot be laid out.</source>
        <translation>Es endet sofort, wenn zu Beginn einer Runde keine vier Karten ausgelegt werden können.</translation>
    </message>
    <message>
        <source>The points of the track count first; they may be below 0.</source>
        <translation>Zuerst zählen die Punkte der Leiste; sie dürfen unter 0 sein.</translation>
    </message>
    <message>
        <source>Each resource left is worth 1 point. Food is worth nothing.</source>
        <translation>Jeder übrige Rohstoff ist 1 Punkt wert. Nahrung ist nichts wert.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has more agriculture, tools and people together; if that is equal too, the win is shared.</source>
        <translation>Die meisten Punkte gewinnen. Bei Gleichstand zählen Ackerbau, Werkzeuge und Personen zusammen; ist auch das gleich, teilt man sich den Sieg.</translation>
    </message>
    <message>
        <source>%1: %2, rolls %3</source>
        <extracomment>A player, a place and the total of the dice.</extracomment>
        <translation>%1: %2, würfelt %3</translation>
    </message>
    <message>
        <source>%1: builds</source>
        <translation>%1: baut</translation>
    </message>
    <message>
        <source>%1: builds with %2</source>
        <translation>%1: baut mit %2</translation>
    </message>
    <message>
        <source>%1: buys a card, %2 and %3</source>
        <translation>%1: kauft eine Karte, %2 und %3</translation>
    </message>
    <message>
        <source>%1: takes %2</source>
        <translation>%1: nimmt %2</translation>
    </message>
    <message>
        <source>%1: all figures back</source>
        <translation>%1: alle Figuren zurück</translation>
    </message>
    <message>
        <source>%1: feeds with %2</source>
        <translation>%1: ernährt mit %2</translation>
    </message>
    <message>
        <source>%1: goes hungry</source>
        <translation>%1: hungert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and a place.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Lehm</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Jewels</source>
        <translation>Schmuck</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Jagd</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Wald</translation>
    </message>
    <message>
        <source>Clay pit</source>
        <translation>Lehmgrube</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Steinbruch</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Fluss</translation>
    </message>
    <message>
        <source>Own wood site</source>
        <translation>Eigener Holzplatz</translation>
    </message>
    <message>
        <source>Own gold site</source>
        <translation>Eigener Goldplatz</translation>
    </message>
    <message>
        <source>Tool maker</source>
        <translation>Werkzeugmacher</translation>
    </message>
    <message>
        <source>Hut</source>
        <translation>Hütte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Art</source>
        <extracomment>One of the symbols on cards, like the eight that follow.</extracomment>
        <translation>Kunst</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Heilkunde</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Töpferei</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Weaving</source>
        <translation>Weberei</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Jewel</source>
        <translation>Schmuckstück</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Bauern</translation>
    </message>
    <message>
        <source>Tool makers</source>
        <translation>Werkzeugmacher</translation>
    </message>
    <message>
        <source>Builders</source>
        <translation>Baumeister</translation>
    </message>
    <message>
        <source>Shamans</source>
        <translation>Schamanen</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Three printed resources</source>
        <translation>Drei aufgedruckte Rohstoffe</translation>
    </message>
    <message>
        <source>1 to 7 of any resources</source>
        <translation>1 bis 7 beliebige Rohstoffe</translation>
    </message>
    <message>
        <source>1 to 4 jewels</source>
        <translation>1 bis 4 Schmuck</translation>
    </message>
    <message>
        <source>Another tile of the expansion</source>
        <translation>Ein anderes Plättchen der Erweiterung</translation>
    </message>
    <message>
        <source>1 wood each round</source>
        <translation>1 Holz jede Runde</translation>
    </message>
    <message>
        <source>1 clay each round</source>
        <translation>1 Lehm jede Runde</translation>
    </message>
    <message>
        <source>1 stone each round</source>
        <translation>1 Stein jede Runde</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>Eine Person mehr</translation>
    </message>
    <message>
        <source>One tool more</source>
        <translation>Ein Werkzeug mehr</translation>
    </message>
    <message>
        <source>One field more</source>
        <translation>Ein Feld mehr</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Ackerbau</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>The track of the trade marker.</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Ernähren</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>What a die brings.</extracomment>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>2 food</source>
        <extracomment>What a die brings.</extracomment>
        <translation>2 Nahrung</translation>
    </message>
    <message>
        <source>2 jewels</source>
        <extracomment>What a die brings.</extracomment>
        <translation>2 Schmuck</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>What a die brings.</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>Der Stapel</translation>
    </message>
    <message>
        <source>The card’s place</source>
        <translation>Der Platz der Karte</translation>
    </message>
    <message>
        <source>The number of resources</source>
        <translation>Die Zahl der Rohstoffe</translation>
    </message>
    <message>
        <source>The number of kinds</source>
        <translation>Die Zahl der Sorten</translation>
    </message>
    <message>
        <source>A one-use tool</source>
        <translation>Ein Einmalwerkzeug</translation>
    </message>
    <message>
        <source>The number of kept cards</source>
        <translation>Die Zahl der behaltenen Karten</translation>
    </message>
    <message>
        <source>The number of buildings</source>
        <translation>Die Zahl der Gebäude</translation>
    </message>
    <message>
        <source>The seat</source>
        <translation>Der Sitz</translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <translation>%1: nichts mehr da.</translation>
    </message>
    <message>
        <source>Only %1 left.</source>
        <translation>Nur noch %1 da.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of the village’s places are used in a round.</source>
        <translation>
            <numerusform>Bei %1 Spielern wird nur %n der Orte im Dorf in der Runde genutzt.</numerusform>
            <numerusform>Bei %1 Spielern werden nur %n der Orte im Dorf in der Runde genutzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: with %2 players only %n of them may come.</source>
        <translation>
            <numerusform>%1: Bei %2 Spielern darf nur %n von ihnen kommen.</numerusform>
            <numerusform>%1: Bei %2 Spielern dürfen nur %n von ihnen kommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give exactly %n resources.</source>
        <translation>
            <numerusform>Gib genau %n Rohstoff.</numerusform>
            <numerusform>Gib genau %n Rohstoffe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs exactly %n resources.</source>
        <translation>
            <numerusform>Diese Karte kostet genau %n Rohstoff.</numerusform>
            <numerusform>Diese Karte kostet genau %n Rohstoffe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs exactly %n jewels.</source>
        <translation>
            <numerusform>Das kostet genau %n Schmuck.</numerusform>
            <numerusform>Das kostet genau %n Schmuck.</numerusform>
        </translation>
    </message>
    <message>
        <source>This building costs three resources as they are printed on a tile.</source>
        <translation>Dieses Gebäude kostet drei Rohstoffe, wie sie auf einem Plättchen stehen.</translation>
    </message>
    <message>
        <source>This building costs exactly %1 resources of exactly %2 kinds.</source>
        <translation>Dieses Gebäude kostet genau %1 Rohstoffe von genau %2 Sorten.</translation>
    </message>
    <message>
        <source>This building costs from 1 to %1 resources.</source>
        <translation>Dieses Gebäude kostet 1 bis %1 Rohstoffe.</translation>
    </message>
    <message>
        <source>This building costs from 1 to %1 jewels.</source>
        <translation>Dieses Gebäude kostet 1 bis %1 Schmuck.</translation>
    </message>
    <message>
        <source>All that you get must be part of this payment.</source>
        <translation>Alles, was du bekommst, muss Teil dieser Zahlung sein.</translation>
    </message>
    <message>
        <source>Your rate is two for one: give exactly two and get one.</source>
        <translation>Dein Kurs ist zwei für eins: Gib genau zwei und nimm eins.</translation>
    </message>
    <message>
        <source>Your rate is one for one: give exactly one and get one.</source>
        <translation>Dein Kurs ist eins für eins: Gib genau eins und nimm eins.</translation>
    </message>
    <message>
        <source>Your rate is one for two: give exactly one and get one or two.</source>
        <translation>Dein Kurs ist eins für zwei: Gib genau eins und nimm eins oder zwei.</translation>
    </message>
    <message>
        <source>Jewels are found only by hunting.</source>
        <translation>Schmuck findet man nur bei der Jagd.</translation>
    </message>
    <message>
        <source>A second card comes only with the card that costs jewels.</source>
        <translation>Eine zweite Karte gibt es nur zu der Karte, die Schmuck kostet.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1: von %2 bis %3.</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>Das Spiel ist aus. Zum Weiterspielen rückgängig machen.</translation>
    </message>
    <message>
        <source>This game is played without bonus tiles.</source>
        <translation>Diese Partie läuft ohne Bonusplättchen.</translation>
    </message>
    <message>
        <source>All figures are back. Feed the people first.</source>
        <translation>Alle Figuren sind zurück. Ernähre zuerst die Personen.</translation>
    </message>
    <message>
        <source>The people are fed once all figures are back.</source>
        <translation>Ernährt wird, wenn alle Figuren zurück sind.</translation>
    </message>
    <message>
        <source>No figures are left to use this round.</source>
        <translation>In dieser Runde ist keine Figur mehr übrig.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n figures are left to use this round.</source>
        <translation>
            <numerusform>In dieser Runde ist nur noch %n Figur übrig.</numerusform>
            <numerusform>In dieser Runde sind nur noch %n Figuren übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you have been there this round.</source>
        <translation>%1: Dort warst du in dieser Runde schon.</translation>
    </message>
    <message>
        <source>%1: %2 is there this round.</source>
        <translation>%1: Dort ist in dieser Runde %2.</translation>
    </message>
    <message>
        <source>%1: no room is left.</source>
        <translation>%1: Es ist kein Platz mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there is room for %n figures only.</source>
        <translation>
            <numerusform>%1: Es ist nur Platz für %n Figur.</numerusform>
            <numerusform>%1: Es ist nur Platz für %n Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not kept a card for any two resources.</source>
        <translation>Du hast keine Karte für zwei beliebige Rohstoffe behalten.</translation>
    </message>
    <message>
        <source>%1: build one first.</source>
        <translation>%1: Baue zuerst einen.</translation>
    </message>
    <message>
        <source>These dice show from %1 to %2 in all.</source>
        <translation>Diese Würfel zeigen zusammen %1 bis %2.</translation>
    </message>
    <message>
        <source>Each tool is used once a round.</source>
        <translation>Jedes Werkzeug hilft einmal in der Runde.</translation>
    </message>
    <message>
        <source>You do not have so many one-use tools of this value.</source>
        <translation>So viele Einmalwerkzeuge dieses Werts hast du nicht.</translation>
    </message>
    <message>
        <source>There is no tool on this space yet.</source>
        <translation>Auf diesem Feld ist noch kein Werkzeug.</translation>
    </message>
    <message>
        <source>Card %1 has been bought before. Each is there once.</source>
        <translation>Karte %1 wurde schon gekauft. Jede gibt es einmal.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards are left in the deck.</source>
        <translation>
            <numerusform>Im Stapel ist nur noch %n Karte.</numerusform>
            <numerusform>Im Stapel sind nur noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice are taken, one a player.</source>
        <translation>
            <numerusform>Es wird genau %n Würfel genommen, einer je Spieler.</numerusform>
            <numerusform>Es werden genau %n Würfel genommen, einer je Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n resources.</source>
        <translation>
            <numerusform>Nimm genau %n Rohstoff.</numerusform>
            <numerusform>Nimm genau %n Rohstoffe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanging needs a step on the trade track.</source>
        <translation>Zum Tauschen braucht es einen Schritt auf der Handelsleiste.</translation>
    </message>
    <message>
        <source>You have exchanged this round. The next exchange is in the next one.</source>
        <translation>Du hast in dieser Runde schon getauscht. In der nächsten geht es wieder.</translation>
    </message>
    <message>
        <source>The people of %1 are fed.</source>
        <translation>Die Personen von %1 sind ernährt.</translation>
    </message>
    <message>
        <source>Hunt: 2 pips bring 1 food. There is room for everybody.</source>
        <translation>Jagd: 2 Augen bringen 1 Nahrung. Es ist Platz für alle.</translation>
    </message>
    <message>
        <source>Forest: 3 pips bring 1 wood. There is room for 7 figures.</source>
        <translation>Wald: 3 Augen bringen 1 Holz. Es ist Platz für 7 Figuren.</translation>
    </message>
    <message>
        <source>Clay pit: 4 pips bring 1 clay. There is room for 7 figures.</source>
        <translation>Lehmgrube: 4 Augen bringen 1 Lehm. Es ist Platz für 7 Figuren.</translation>
    </message>
    <message>
        <source>Quarry: 5 pips bring 1 stone. There is room for 7 figures.</source>
        <translation>Steinbruch: 5 Augen bringen 1 Stein. Es ist Platz für 7 Figuren.</translation>
    </message>
    <message>
        <source>River: 6 pips bring 1 gold. There is room for 7 figures.</source>
        <translation>Fluss: 6 Augen bringen 1 Gold. Es ist Platz für 7 Figuren.</translation>
    </message>
    <message>
        <source>Own wood site: 2 pips bring 1 wood. Up to 3 of your own figures work there.</source>
        <translation>Eigener Holzplatz: 2 Augen bringen 1 Holz. Bis zu 3 deiner Figuren arbeiten dort.</translation>
    </message>
    <message>
        <source>Own gold site: 5 pips bring 1 gold. Up to 3 of your own figures work there.</source>
        <translation>Eigener Goldplatz: 5 Augen bringen 1 Gold. Bis zu 3 deiner Figuren arbeiten dort.</translation>
    </message>
    <message>
        <source>Tool maker, 1 figure: the lowest of your three tools rises by 1, from the left, up to 4 each.</source>
        <translation>Werkzeugmacher, 1 Figur: Das niedrigste deiner drei Werkzeuge steigt um 1, von links an, bis je 4.</translation>
    </message>
    <message>
        <source>Hut, 2 figures: one person more, 10 at most. The new one eats in this round and works from the next.</source>
        <translation>Hütte, 2 Figuren: eine Person mehr, höchstens 10. Die neue isst schon in dieser Runde und arbeitet ab der nächsten.</translation>
    </message>
    <message>
        <source>Field, 1 figure: agriculture rises by 1, up to 10. It brings as much food every round.</source>
        <translation>Feld, 1 Figur: Der Ackerbau steigt um 1, bis 10. Er bringt jede Runde so viel Nahrung.</translation>
    </message>
    <message>
        <source>Trader, 2 figures: two steps on the trade track, up to 10, and 2 jewels.</source>
        <translation>Händler, 2 Figuren: zwei Schritte auf der Handelsleiste, bis 10, und 2 Schmuck.</translation>
    </message>
    <message>
        <source>Each farmer is worth your agriculture.</source>
        <translation>Jeder Bauer ist deinen Ackerbau wert.</translation>
    </message>
    <message>
        <source>Each tool maker is worth the sum of your three tools.</source>
        <translation>Jeder Werkzeugmacher ist die Summe deiner drei Werkzeuge wert.</translation>
    </message>
    <message>
        <source>Each builder is worth the number of your buildings.</source>
        <translation>Jeder Baumeister ist die Zahl deiner Gebäude wert.</translation>
    </message>
    <message>
        <source>Each shaman is worth the number of your people.</source>
        <translation>Jeder Schamane ist die Zahl deiner Personen wert.</translation>
    </message>
    <message>
        <source>Each trader is worth your place on the trade track.</source>
        <translation>Jeder Händler ist deinen Stand auf der Handelsleiste wert.</translation>
    </message>
    <message>
        <source>Most tiles show exactly three resources.</source>
        <translation>Die meisten Plättchen zeigen genau drei Rohstoffe.</translation>
    </message>
    <message>
        <source>Some ask for 4 or 5 resources of exactly so many kinds.</source>
        <translation>Manche verlangen 4 oder 5 Rohstoffe von genau so vielen Sorten.</translation>
    </message>
    <message>
        <source>Some take from 1 to 7 resources, whichever you like.</source>
        <translation>Manche nehmen 1 bis 7 Rohstoffe, welche du willst.</translation>
    </message>
    <message>
        <source>A tile for jewels takes from 1 to 4 of them and gives 4 points for each.</source>
        <translation>Ein Plättchen für Schmuck nimmt 1 bis 4 davon und gibt je 4 Punkte.</translation>
    </message>
    <message>
        <source>Different symbols make a set: its number times itself, so 81 for all nine. What you have twice makes further sets.</source>
        <translation>Verschiedene Symbole bilden einen Satz: ihre Zahl mal sich selbst, also 81 für alle neun. Was doppelt ist, bildet weitere Sätze.</translation>
    </message>
    <message>
        <source>Different symbols make a set: its number times itself, so 64 for all eight. What you have twice makes further sets.</source>
        <translation>Verschiedene Symbole bilden einen Satz: ihre Zahl mal sich selbst, also 64 für alle acht. Was doppelt ist, bildet weitere Sätze.</translation>
    </message>
    <message>
        <source>When all figures are back, everybody’s people eat 1 food each. Agriculture brings its number of food first.</source>
        <translation>Wenn alle Figuren zurück sind, isst jede Person 1 Nahrung. Der Ackerbau bringt zuerst so viel Nahrung, wie er steht.</translation>
    </message>
    <message>
        <source>At 0 on the trade track there is no exchange.</source>
        <translation>Bei 0 auf der Handelsleiste gibt es keinen Tausch.</translation>
    </message>
    <message>
        <source>From 1 to 3 on the trade track you exchange two for one.</source>
        <translation>Von 1 bis 3 auf der Handelsleiste tauschst du zwei für eins.</translation>
    </message>
    <message>
        <source>From 4 to 8 on the trade track you exchange one for one.</source>
        <translation>Von 4 bis 8 auf der Handelsleiste tauschst du eins für eins.</translation>
    </message>
    <message>
        <source>At 9 and 10 on the trade track you exchange one for two.</source>
        <translation>Bei 9 und 10 auf der Handelsleiste tauschst du eins für zwei.</translation>
    </message>
    <message>
        <source>over in round %1</source>
        <translation>beendet in Runde %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Stone Age with Style is the Goal, %1</source>
        <translation>Stone Age: Mit Stil zum Ziel, %1</translation>
    </message>
    <message>
        <source>Stone Age, %1</source>
        <translation>Stone Age: %1</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>A kind of upper half of cards: it gives certain resources.</extracomment>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Von Hand korrigiert</translation>
    </message>
    <message>
        <source>Still to feed: %1.</source>
        <translation>Noch zu ernähren: %1.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>a secret card</source>
        <translation>eine geheime Karte</translation>
    </message>
    <message>
        <source>Dice for all</source>
        <translation>Würfel für alle</translation>
    </message>
    <message>
        <source>2 dice</source>
        <translation>2 Würfel</translation>
    </message>
    <message>
        <source>One-use tool</source>
        <translation>Einmalwerkzeug</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Zusatzkarte</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Zwei beliebige</translation>
    </message>
    <message>
        <source>Dice with style</source>
        <translation>Würfel mit Stil</translation>
    </message>
    <message>
        <source>Style is the Goal</source>
        <comment>the name of the expansion</comment>
        <translation>Mit Stil zum Ziel</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>In a tie, agriculture, tools and people decide.</source>
        <translation>Bei Gleichstand entscheiden Ackerbau, Werkzeuge und Personen.</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Hunger</translation>
    </message>
    <message>
        <source>times hungry</source>
        <extracomment>Below a number: how often people went hungry.</extracomment>
        <translation>Mal hungrig</translation>
    </message>
    <message>
        <source>food short</source>
        <extracomment>Below a number.</extracomment>
        <translation>fehlende Nahrung</translation>
    </message>
    <message>
        <source>points lost</source>
        <extracomment>Below a number: points lost by hunger.</extracomment>
        <translation>verlorene Punkte</translation>
    </message>
    <message>
        <source>Luck with dice</source>
        <extracomment>Head of a chart: pips rolled against the number that chance gives.</extracomment>
        <translation>Würfelglück</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Per die</source>
        <translation>Je Würfel</translation>
    </message>
    <message>
        <source>Stone Age</source>
        <translation>Stone Age</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Where people gather</source>
        <translation>Wo gesammelt wird</translation>
    </message>
    <message>
        <source>In the village</source>
        <translation>Im Dorf</translation>
    </message>
    <message>
        <source>Cards by their upper half</source>
        <translation>Karten nach ihrer oberen Hälfte</translation>
    </message>
    <message>
        <source>People on cards</source>
        <translation>Personen auf Karten</translation>
    </message>
    <message>
        <source>%1 now has a wood site.</source>
        <translation>%1 hat jetzt einen eigenen Holzplatz.</translation>
    </message>
    <message>
        <source>%1 now has a gold site.</source>
        <translation>%1 hat jetzt einen eigenen Goldplatz.</translation>
    </message>
    <message>
        <source>Cards kept for any two</source>
        <translation>Behaltene Karten (zwei beliebige)</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the wood site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 geht mit %n Person auf den eigenen Holzplatz und würfelt %2.</numerusform>
            <numerusform>%1 geht mit %n Personen auf den eigenen Holzplatz und würfelt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the gold site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 geht mit %n Person auf den eigenen Goldplatz und würfelt %2.</numerusform>
            <numerusform>%1 geht mit %n Personen auf den eigenen Goldplatz und würfelt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n of your figures now.</source>
        <translation>
            <numerusform>Jetzt ist hier Platz für %n deiner Figuren.</numerusform>
            <numerusform>Jetzt ist hier Platz für %n deiner Figuren.</numerusform>
        </translation>
    </message>
    <message>
        <source>First everybody places figures on the board in turn, until none are left. That happens only on the table.</source>
        <translation>Zuerst setzen alle reihum Figuren auf den Plan, bis keine mehr übrig sind. Das geschieht nur auf dem Tisch.</translation>
    </message>
    <message>
        <source>Then, from the start player on, everybody uses all of their figures in any order and takes them back.</source>
        <translation>Dann nutzen, von der Startperson an, alle reihum ihre Figuren in beliebiger Folge und nehmen sie zurück.</translation>
    </message>
    <message>
        <source>Finally everybody’s people are fed. Tools are ready again, and the start moves on by one seat.</source>
        <translation>Zuletzt werden alle Personen ernährt. Werkzeuge sind wieder bereit, und das Startrecht wandert um einen Platz weiter.</translation>
    </message>
    <message numerus="yes">
        <source>You begin with %1 people, %2 food and %n jewels.</source>
        <translation>
            <numerusform>Du beginnst mit %1 Personen, %2 Nahrung und %n Schmuck.</numerusform>
            <numerusform>Du beginnst mit %1 Personen, %2 Nahrung und %n Schmuck.</numerusform>
        </translation>
    </message>
    <message>
        <source>When hunting, you may take a jewel in place of each food.</source>
        <translation>Bei der Jagd darfst du statt jeder Nahrung einen Schmuck nehmen.</translation>
    </message>
    <message>
        <source>4 or 5 resources of given kinds</source>
        <translation>4 oder 5 Rohstoffe vorgegebener Sorten</translation>
    </message>
    <message>
        <source>Other tiles of the expansion give printed points and more: a site of your own, a secret card or dice with style.</source>
        <translation>Andere Plättchen der Erweiterung geben aufgedruckte Punkte und mehr: einen eigenen Platz, eine geheime Karte oder Würfel mit Stil.</translation>
    </message>
    <message>
        <source>Whoever is short gives any resource for each missing food, or lets the people go hungry and loses 10 points. Jewels feed nobody.</source>
        <translation>Wem Nahrung fehlt, der gibt für jede fehlende einen beliebigen Rohstoff oder lässt die Personen hungern und verliert 10 Punkte. Schmuck ernährt niemanden.</translation>
    </message>
    <message>
        <source>food is short</source>
        <extracomment>What comes next in a game, after a colon.</extracomment>
        <translation>es fehlt Nahrung</translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneAgeCardsStep</name>
    <message>
        <source>Its upper half</source>
        <extracomment>Above the kinds of upper halves of cards.</extracomment>
        <translation>Ihre obere Hälfte</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>Above the cards that have the chosen upper half.</extracomment>
        <translation>Welche Karte?</translation>
    </message>
</context>
<context>
    <name>StoneAgeFeedStep</name>
    <message>
        <source>Food is short</source>
        <extracomment>Title: the people of somebody have not enough food.</extracomment>
        <translation>Die Nahrung reicht nicht</translation>
    </message>
    <message>
        <source>Pay with resources</source>
        <extracomment>Above the resources that feed.</extracomment>
        <translation>Mit Rohstoffen zahlen</translation>
    </message>
</context>
<context>
    <name>StoneAgeGatherStep</name>
    <message>
        <source>How many people?</source>
        <extracomment>Above the numbers of people to send.</extracomment>
        <translation>Wie viele Personen?</translation>
    </message>
</context>
<context>
    <name>StoneAgeOptions</name>
    <message>
        <source>With the expansion</source>
        <extracomment>Option of a game: its expansion, whose own name follows.</extracomment>
        <translation>Mit der Erweiterung</translation>
    </message>
    <message>
        <source>Style is the Goal: jewels, trade, up to 5 players</source>
        <translation>Mit Stil zum Ziel: Schmuck, Handel, bis zu 5 Personen</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <extracomment>Option of a game.</extracomment>
        <translation>Bonusplättchen</translation>
    </message>
    <message>
        <source>Buildings that give something every round</source>
        <translation>Gebäude, die jede Runde etwas bringen</translation>
    </message>
</context>
<context>
    <name>StoneAgeSheetView</name>
    <message>
        <source>Village of %1</source>
        <extracomment>Spoken: the village of a player, %1.</extracomment>
        <translation>Dorf von %1</translation>
    </message>
</context>
<context>
    <name>StoneAgeTileStep</name>
    <message>
        <source>It brings</source>
        <extracomment>Above what a tile gives beside its points.</extracomment>
        <translation>Es bringt</translation>
    </message>
</context>
<context>
    <name>StoneAgeTilesStep</name>
    <message>
        <source>Which tile?</source>
        <extracomment>Above the drawn list of buildings.</extracomment>
        <translation>Welches Plättchen?</translation>
    </message>
</context>
<context>
    <name>StoneCards</name>
    <message>
        <source>Price %1</source>
        <translation>Preis %1</translation>
    </message>
    <message>
        <source>too dear</source>
        <translation>zu teuer</translation>
    </message>
    <message>
        <source>+%1 at the end</source>
        <extracomment>What a lower half would add to the score now.</extracomment>
        <translation>+%1 am Ende</translation>
    </message>
    <message>
        <source>Card for jewels</source>
        <extracomment>Title: a card is bought; %1 is the number of resources it costs.</extracomment>
        <translation>Karte für Schmuck</translation>
    </message>
    <message>
        <source>Card at price %1</source>
        <translation>Karte zum Preis %1</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Zurück zu den Karten</translation>
    </message>
    <message>
        <source>A second card for 3 more jewels</source>
        <extracomment>The fifth card: a second one for as many jewels again.</extracomment>
        <translation>Eine zweite Karte für 3 weitere Schmuck</translation>
    </message>
    <message>
        <source>Buy the card</source>
        <translation>Karte kaufen</translation>
    </message>
    <message>
        <source>Back to the village</source>
        <extracomment>Leaves what is half entered.</extracomment>
        <translation>Zurück zum Dorf</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>which price, and what is on it?</source>
        <translation>welcher Preis, und was steht darauf?</translation>
    </message>
    <message>
        <source>Another card with this upper half</source>
        <extracomment>A card that is in no list is described by its halves.</extracomment>
        <translation>Eine andere Karte mit dieser oberen Hälfte</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards</comment>
        <extracomment>How many equal cards can still come.</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no. %1</source>
        <extracomment>The number that a card has in our list.</extracomment>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Spoken: the halves of a card.</extracomment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>StoneChoices</name>
    <message>
        <source>Secret card</source>
        <translation>Geheime Karte</translation>
    </message>
    <message>
        <source>Lower half of the card</source>
        <translation>Untere Hälfte der Karte</translation>
    </message>
    <message>
        <source>Lower half of the extra card</source>
        <translation>Untere Hälfte der Zusatzkarte</translation>
    </message>
    <message>
        <source>Lower half of the second card</source>
        <translation>Untere Hälfte der zweiten Karte</translation>
    </message>
    <message>
        <source>Lower half of the secret card</source>
        <translation>Untere Hälfte der geheimen Karte</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Welche?</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <extracomment>A card whose two resources may be taken later.</extracomment>
        <translation>Für später behalten</translation>
    </message>
    <message numerus="yes">
        <source>%n dice to hand out</source>
        <translation>
            <numerusform>%n Würfel zu verteilen</numerusform>
            <numerusform>%n Würfel zu verteilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources to choose</source>
        <translation>
            <numerusform>%n Rohstoff zu wählen</numerusform>
            <numerusform>%n Rohstoffe zu wählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower halves to name</source>
        <translation>
            <numerusform>%n untere Hälfte zu nennen</numerusform>
            <numerusform>%n untere Hälften zu nennen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a player, %2 what a die was taken as.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: not chosen yet</source>
        <translation>%1: noch nicht gewählt</translation>
    </message>
    <message>
        <source>Secret card of %1</source>
        <extracomment>%1 is the player who takes it.</extracomment>
        <translation>Geheime Karte von %1</translation>
    </message>
</context>
<context>
    <name>StoneCorrection</name>
    <message>
        <source>Village</source>
        <translation>Dorf</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Punkteleiste</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Tool %1</source>
        <translation>Werkzeug %1</translation>
    </message>
    <message>
        <source>Tool %1 is used up this round</source>
        <translation>Werkzeug %1 ist in dieser Runde benutzt</translation>
    </message>
    <message>
        <source>One-use tools worth %1</source>
        <translation>Einmalwerkzeuge mit Wert %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards kept for any two</source>
        <translation>Behaltene Karten (zwei beliebige)</translation>
    </message>
</context>
<context>
    <name>StoneFeeding</name>
    <message numerus="yes">
        <source>%n food short</source>
        <translation>
            <numerusform>%n Nahrung fehlt</numerusform>
            <numerusform>%n Nahrung fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody eats</source>
        <translation>Alle essen</translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>%n fehlt noch</numerusform>
            <numerusform>%n fehlen noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go hungry: −%n points</source>
        <translation>
            <numerusform>Hungern: −%n Punkt</numerusform>
            <numerusform>Hungern: −%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Feed with %1</source>
        <translation>Ernähren mit %1</translation>
    </message>
</context>
<context>
    <name>StoneGather</name>
    <message numerus="yes">
        <source>%n pips for %1</source>
        <extracomment>What a roll brings: %1 is such as &quot;1 wood&quot;.</extracomment>
        <translation>
            <numerusform>%n Auge für %1</numerusform>
            <numerusform>%n Augen für %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the most that dice can show.</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>No tool here yet</source>
        <translation>Noch kein Werkzeug hier</translation>
    </message>
    <message>
        <source>Tool worth %1</source>
        <translation>Werkzeug mit Wert %1</translation>
    </message>
    <message>
        <source>Tool worth %1, used this round</source>
        <translation>Werkzeug mit Wert %1, in dieser Runde benutzt</translation>
    </message>
    <message>
        <source>One-use tool worth %1</source>
        <translation>Einmalwerkzeug mit Wert %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pips over</source>
        <translation>
            <numerusform>%n Auge übrig</numerusform>
            <numerusform>%n Augen übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>With tools +%1: %2</source>
        <extracomment>Tools that are worth %1 in all would bring more; %2 is such as &quot;4 wood&quot;.</extracomment>
        <translation>Mit Werkzeugen +%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Total of %n dice</source>
        <translation>
            <numerusform>Summe von %n Würfel</numerusform>
            <numerusform>Summe von %n Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Was hast du gewürfelt?</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <extracomment>Takes back the last die or digit.</extracomment>
        <translation>Das Letzte zurücknehmen</translation>
    </message>
    <message>
        <source>What is the total?</source>
        <translation>Wie viel ist es zusammen?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice to go</source>
        <translation>
            <numerusform>Noch %n Würfel</numerusform>
            <numerusform>Noch %n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1 shows %2</source>
        <extracomment>Spoken: %1 is which die, %2 what it shows.</extracomment>
        <translation>Würfel %1 zeigt %2</translation>
    </message>
    <message>
        <source>Die %1, empty</source>
        <translation>Würfel %1, leer</translation>
    </message>
    <message>
        <source>Taken as jewels</source>
        <extracomment>A hunt: how much of it is taken as jewels instead of food.</extracomment>
        <translation>Als Schmuck</translation>
    </message>
    <message>
        <source>A die shows %1</source>
        <extracomment>Spoken: a key that enters a number, %1.</extracomment>
        <translation>Ein Würfel zeigt %1</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>One by one</source>
        <extracomment>Dice are entered one by one, not by their total.</extracomment>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>By their total</source>
        <extracomment>Dice are entered by their total, not one by one.</extracomment>
        <translation>Als Summe</translation>
    </message>
</context>
<context>
    <name>StonePlace</name>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Zwei beliebige</translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n behalten</numerusform>
            <numerusform>%n behalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <comment>for one</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n built</source>
        <translation>
            <numerusform>%n gebaut</numerusform>
            <numerusform>%n gebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bought</source>
        <translation>
            <numerusform>%n gekauft</numerusform>
            <numerusform>%n gekauft</numerusform>
        </translation>
    </message>
    <message>
        <source>points now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <source>points later</source>
        <translation>Punkte später</translation>
    </message>
    <message>
        <source>no people</source>
        <translation>keine Person</translation>
    </message>
    <message>
        <source>too dear</source>
        <translation>zu teuer</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>brings nothing</source>
        <extracomment>A place that would give something of which one has all there is. Must be short.</extracomment>
        <translation>bringt nichts</translation>
    </message>
    <message>
        <source>+%1 tool</source>
        <extracomment>What the tool maker brings. Must be short.</extracomment>
        <translation>+%1 Werkzeug</translation>
    </message>
    <message>
        <source>+%1 person</source>
        <extracomment>What the hut brings. Must be short.</extracomment>
        <translation>+%1 Person</translation>
    </message>
    <message>
        <source>+%1 field</source>
        <extracomment>What the field brings. Must be short.</extracomment>
        <translation>+%1 Feld</translation>
    </message>
    <message>
        <source>+%1 jewels</source>
        <extracomment>What the trader brings too. Must be short.</extracomment>
        <translation>+%1 Schmuck</translation>
    </message>
    <message numerus="yes">
        <source>needs %n</source>
        <comment>people</comment>
        <extracomment>So many people must go there. Must be short.</extracomment>
        <translation>
            <numerusform>braucht %n</numerusform>
            <numerusform>braucht %n</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1 trade</source>
        <extracomment>What the trader brings: steps on the track of trade. Must be short.</extracomment>
        <translation>+%1 Handel</translation>
    </message>
    <message>
        <source>half entered</source>
        <extracomment>Something was entered there, but neither done nor given up. Must be short.</extracomment>
        <translation>halb eingegeben</translation>
    </message>
</context>
<context>
    <name>StonePurchase</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>An exchange: what is given, and what comes for it.</extracomment>
        <translation>%1 für %2</translation>
    </message>
    <message numerus="yes">
        <source>%n in stock</source>
        <extracomment>How many of a resource there are to pay with.</extracomment>
        <translation>
            <numerusform>%n im Vorrat</numerusform>
            <numerusform>%n im Vorrat</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>An exchange before a payment.</extracomment>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>not the price yet</source>
        <translation>noch nicht der Preis</translation>
    </message>
    <message>
        <source>Total %1 → %2</source>
        <extracomment>What a purchase does to the score as it would be if the game ended now.</extracomment>
        <translation>Summe %1 → %2</translation>
    </message>
</context>
<context>
    <name>StoneSeat</name>
    <message numerus="yes">
        <source>%n food after the meal</source>
        <translation>
            <numerusform>%n Nahrung nach dem Essen</numerusform>
            <numerusform>%n Nahrung nach dem Essen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food short at the meal</source>
        <translation>
            <numerusform>%n Nahrung fehlt beim Essen</numerusform>
            <numerusform>%n Nahrung fehlen beim Essen</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1, cards %2, resources %3</source>
        <extracomment>What a score is made of: the track, what cards count, and what is left of resources.</extracomment>
        <translation>Leiste %1, Karten %2, Rohstoffe %3</translation>
    </message>
</context>
<context>
    <name>StoneTable</name>
    <message numerus="yes">
        <source>%n tiles are left in the lowest stack</source>
        <translation>
            <numerusform>Im niedrigsten Stapel liegt noch %n Plättchen</numerusform>
            <numerusform>Im niedrigsten Stapel liegen noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the deck</source>
        <translation>
            <numerusform>Im Stapel ist noch %n Karte</numerusform>
            <numerusform>Im Stapel sind noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>A part of the score: what the score track shows.</extracomment>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>Symbols</source>
        <extracomment>Parts of the score: symbols on cards, and resources that are left.</extracomment>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Won by agriculture, tools and people</source>
        <translation>Gewonnen durch Ackerbau, Werkzeuge und Personen</translation>
    </message>
    <message>
        <source>A stack of buildings is empty.</source>
        <translation>Ein Stapel Gebäude ist leer.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Die Karten sind ausgegangen.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 people left</source>
        <extracomment>How many figures a player still has on the board.</extracomment>
        <translation>
            <numerusform>%n von %1 Personen</numerusform>
            <numerusform>%n von %1 Personen</numerusform>
        </translation>
    </message>
    <message>
        <source>Feed everybody</source>
        <translation>Alle ernähren</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>Weiter zu %1</translation>
    </message>
    <message>
        <source>How many people?</source>
        <translation>Wie viele Personen?</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>Welche zwei?</translation>
    </message>
    <message numerus="yes">
        <source>%n people not used yet</source>
        <translation>
            <numerusform>%n Person noch nicht eingesetzt</numerusform>
            <numerusform>%n Personen noch nicht eingesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: only half entered.</source>
        <extracomment>Something was entered, but neither done nor given up. %1 is where, such as &quot;Hunt&quot;.</extracomment>
        <translation>%1: nur halb eingegeben.</translation>
    </message>
    <message>
        <source>Any two resources</source>
        <extracomment>Title: a kept card gives two resources.</extracomment>
        <translation>Zwei beliebige Rohstoffe</translation>
    </message>
    <message>
        <source>Back to the village</source>
        <translation>Zurück zum Dorf</translation>
    </message>
    <message>
        <source>the kept card is used up</source>
        <translation>die behaltene Karte ist verbraucht</translation>
    </message>
    <message>
        <source>A correction is not saved yet.</source>
        <translation>Eine Korrektur ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Of a player: how many buildings.</extracomment>
        <translation>Gebäude</translation>
    </message>
</context>
<context>
    <name>StoneTiles</name>
    <message>
        <source>Stack %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n kinds</source>
        <translation>
            <numerusform>%1 von %n Sorte</numerusform>
            <numerusform>%1 von %n Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>a printed tile</source>
        <translation>ein gedrucktes Plättchen</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 Punkte</translation>
    </message>
    <message>
        <source>%1 now, %2 more at the end</source>
        <extracomment>What a building is worth: %1 is such as &quot;13 points&quot;, %2 comes for builders on cards.</extracomment>
        <translation>%1 jetzt, %2 mehr am Ende</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>Back to the village</source>
        <extracomment>Leaves what is half entered.</extracomment>
        <translation>Zurück zum Dorf</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>which stack, and what is on it?</source>
        <translation>welcher Stapel, und was liegt darauf?</translation>
    </message>
    <message>
        <source>Back to the buildings</source>
        <translation>Zurück zu den Gebäuden</translation>
    </message>
    <message>
        <source>Points on the tile</source>
        <extracomment>What is printed on a tile.</extracomment>
        <translation>Punkte auf dem Plättchen</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Welches Plättchen?</translation>
    </message>
    <message numerus="yes">
        <source>Build for %n points</source>
        <translation>
            <numerusform>Bauen für %n Punkt</numerusform>
            <numerusform>Bauen für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Building of stack %1</source>
        <extracomment>Title: a building is paid; %1 is the stack that it lies on.</extracomment>
        <translation>Gebäude von Stapel %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Below a title: %1 is such as &quot;4 of 2 kinds&quot;, %2 such as &quot;13 points&quot;.</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>StoreCard</name>
    <message>
        <source>Kept: %1</source>
        <extracomment>Spoken: the goods that are kept. %1 is a list such as &quot;Wood 2, Stone 3&quot;.</extracomment>
        <translation>Behalten: %1</translation>
    </message>
    <message>
        <source>Discarded</source>
        <extracomment>Before the icons of the goods that are given back.</extracomment>
        <translation>Abgeworfen</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <extracomment>Spoken: the goods that are given back. %1 is a list such as &quot;Wood 2, Stone 3&quot;.</extracomment>
        <translation>Abgeworfen: %1</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>The games cannot be read or written here.</source>
        <translation>Die Partien lassen sich hier nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>Tallystone is already open. Close it first.</source>
        <translation>Tallystone ist schon offen. Schließe es zuerst.</translation>
    </message>
    <message>
        <source>This file belongs to another program. Nothing was changed.</source>
        <translation>Diese Datei gehört einem anderen Programm. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no room left on this device. Make room, then try again.</source>
        <translation>Auf diesem Gerät ist kein Platz mehr. Schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Somebody has this name already. Choose another one, or merge the two.</source>
        <translation>Diesen Namen gibt es schon. Wähle einen anderen oder lege beide zusammen.</translation>
    </message>
    <message>
        <source>These two sat in one game, so they cannot be one person.</source>
        <translation>Diese beiden saßen in einer Partie, also sind es zwei Personen.</translation>
    </message>
    <message>
        <source>These games were kept by a newer Tallystone. Update this one to go on; nothing was changed.</source>
        <translation>Diese Partien stammen von einem neueren Tallystone. Aktualisiere dieses hier, um weiterzuspielen; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file with the games is damaged. What can be read of it can be rescued; nothing was changed.</source>
        <translation>Die Datei mit den Partien ist beschädigt. Was davon zu lesen ist, lässt sich retten; nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The file with your games can be read here, but not changed.</source>
        <translation>Die Datei mit deinen Partien kann hier gelesen, aber nicht geändert werden.</translation>
    </message>
</context>
<context>
    <name>SwapRow</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>Spoken: how many of a good there are.</extracomment>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stück</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SymbolCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a symbol, %2 how many of it somebody has.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TableChange</name>
    <message>
        <source>Still in the lead: %1.</source>
        <translation>Weiter in Führung: %1.</translation>
    </message>
    <message>
        <source>In the lead: %1 instead of %2.</source>
        <translation>In Führung: %1 statt %2.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 on, the turns no longer fit: %n actions are taken off and must be entered again.</source>
        <comment>%1 is such as: Léa, round 8</comment>
        <translation>
            <numerusform>Ab %1 passen die Züge nicht mehr: %n Aktion wird entfernt und muss neu eingegeben werden.</numerusform>
            <numerusform>Ab %1 passen die Züge nicht mehr: %n Aktionen werden entfernt und müssen neu eingegeben werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are no longer in the turn:</source>
        <extracomment>Above a list of actions that an earlier turn would no longer have.</extracomment>
        <translation>Diese Aktionen gehören nicht mehr zum Zug:</translation>
    </message>
    <message>
        <source>With this, turns that were played later would no longer hold.</source>
        <translation>Damit würden später gespielte Züge nicht mehr gelten.</translation>
    </message>
</context>
<context>
    <name>TableCorrection</name>
    <message>
        <source>Total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>Total %1 → %2</source>
        <translation>Summe %1 → %2</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps a correction.</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Leaves a page without keeping what was entered.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <extracomment>A field for the reason of a correction.</extracomment>
        <translation>Warum? (darf leer bleiben)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Round %1, %2 is playing</source>
        <extracomment>Below the title of the table: %1 is a number, %2 who plays.</extracomment>
        <translation>Runde %1, %2 ist am Zug</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>What is counted, and how much of it there is before and after.</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>%1 teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Von Hand korrigiert</translation>
    </message>
    <message>
        <source>The game was stopped early.</source>
        <translation>Die Partie wurde vorzeitig beendet.</translation>
    </message>
</context>
<context>
    <name>TextSizeSlider</name>
    <message>
        <source>A</source>
        <comment>small</comment>
        <extracomment>Beside the slider for the size of text: a small letter.</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>A</source>
        <comment>large</comment>
        <extracomment>Beside the slider for the size of text: a large letter.</extracomment>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>ThroughTheAges</name>
    <message>
        <source>sheets · of them won, %1</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;84 sheets&quot;.</extracomment>
        <translation>Blätter · davon gewonnen, %1</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Nobody has any yet.</source>
        <translation>Noch hat niemand welche.</translation>
    </message>
    <message>
        <source>Strength by age</source>
        <extracomment>Head of a chart: strength at the end of each age.</extracomment>
        <translation>Stärke nach Zeitalter</translation>
    </message>
    <message>
        <source>per sheet · winners, %1</source>
        <translation>je Blatt · Gewinner, %1</translation>
    </message>
    <message>
        <source>Per sheet</source>
        <translation>Je Blatt</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Civilizations</source>
        <translation>Zivilisationen</translation>
    </message>
    <message>
        <source>technologies learned</source>
        <extracomment>Below a number, like the three that follow.</extracomment>
        <translation>Technologien erforscht</translation>
    </message>
    <message>
        <source>new workers</source>
        <translation>neue Arbeiter</translation>
    </message>
    <message>
        <source>wonders finished</source>
        <translation>Wunder vollendet</translation>
    </message>
    <message>
        <source>colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>battles fought</source>
        <extracomment>Below a number: attacks and wars.</extracomment>
        <translation>Kämpfe geführt</translation>
    </message>
    <message>
        <source>battles won</source>
        <extracomment>Below a number: of the attacks and wars.</extracomment>
        <translation>Kämpfe gewonnen</translation>
    </message>
    <message>
        <source>events prepared</source>
        <extracomment>Below a number.</extracomment>
        <translation>Ereignisse vorbereitet</translation>
    </message>
    <message>
        <source>Troubles</source>
        <extracomment>Head of numbers: uprisings, hunger, corruption.</extracomment>
        <translation>Nöte</translation>
    </message>
    <message>
        <source>uprisings</source>
        <extracomment>Below a number, like the two that follow.</extracomment>
        <translation>Aufstände</translation>
    </message>
    <message>
        <source>times hungry</source>
        <translation>Mal Hunger</translation>
    </message>
    <message>
        <source>lost to corruption</source>
        <translation>durch Korruption verloren</translation>
    </message>
    <message>
        <source>Governments</source>
        <translation>Regierungen</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tokens</source>
        <translation>
            <numerusform>%n gelber Stein</numerusform>
            <numerusform>%n gelbe Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens</source>
        <translation>
            <numerusform>%n blauer Stein</numerusform>
            <numerusform>%n blaue Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free workers</source>
        <translation>
            <numerusform>%n freier Arbeiter</numerusform>
            <numerusform>%n freie Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln culture</source>
        <translation>
            <numerusform>%Ln Kultur</numerusform>
            <numerusform>%Ln Kultur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science</source>
        <translation>
            <numerusform>%n Wissen</numerusform>
            <numerusform>%n Wissen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n Nahrung</numerusform>
            <numerusform>%n Nahrung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <translation>
            <numerusform>%n Rohstoff</numerusform>
            <numerusform>%n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions</source>
        <translation>
            <numerusform>%n zivile Aktion</numerusform>
            <numerusform>%n zivile Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions</source>
        <translation>
            <numerusform>%n Militäraktion</numerusform>
            <numerusform>%n Militäraktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources for units</source>
        <translation>
            <numerusform>%n Rohstoff für Einheiten</numerusform>
            <numerusform>%n Rohstoffe für Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture a turn</source>
        <translation>
            <numerusform>%n Kultur pro Zug</numerusform>
            <numerusform>%n Kultur pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science a turn</source>
        <translation>
            <numerusform>%n Wissen pro Zug</numerusform>
            <numerusform>%n Wissen pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food a turn</source>
        <translation>
            <numerusform>%n Nahrung pro Zug</numerusform>
            <numerusform>%n Nahrung pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a turn</source>
        <translation>
            <numerusform>%n Rohstoff pro Zug</numerusform>
            <numerusform>%n Rohstoffe pro Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strength</source>
        <translation>
            <numerusform>%n Stärke</numerusform>
            <numerusform>%n Stärke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <translation>
            <numerusform>%n Gesicht</numerusform>
            <numerusform>%n Gesichter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the urban limit</source>
        <translation>
            <numerusform>%n zum Stadtlimit</numerusform>
            <numerusform>%n zum Stadtlimit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil cards in hand</source>
        <translation>
            <numerusform>%n zivile Karte auf der Hand</numerusform>
            <numerusform>%n zivile Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military cards in hand</source>
        <translation>
            <numerusform>%n Militärkarte auf der Hand</numerusform>
            <numerusform>%n Militärkarten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a turn for units</source>
        <translation>
            <numerusform>%n Rohstoff pro Zug für Einheiten</numerusform>
            <numerusform>%n Rohstoffe pro Zug für Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n when colonizing</source>
        <translation>
            <numerusform>%n beim Besiedeln</numerusform>
            <numerusform>%n beim Besiedeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discontented</source>
        <translation>
            <numerusform>%n Unzufriedener</numerusform>
            <numerusform>%n Unzufriedene</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>A number of units and their name: 2 × Knights.
----------
Units of the Rival and the tactic they are on: 2 × Phalanx.</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n Arbeiter</numerusform>
            <numerusform>%n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gains nothing.</source>
        <translation>%1 erhält nichts.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <translation>%1 erhält %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 verliert %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 and loses %3.</source>
        <translation>%1 erhält %2 und verliert %3.</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 verwendet %2.</translation>
    </message>
    <message>
        <source>%1 pays %2.</source>
        <translation>%1 bezahlt %2.</translation>
    </message>
    <message>
        <source>%1 uses %2 and pays %3.</source>
        <extracomment>A player, actions and goods.</extracomment>
        <translation>%1 verwendet %2 und bezahlt %3.</translation>
    </message>
    <message>
        <source>yellow bank %1</source>
        <translation>gelbe Bank %1</translation>
    </message>
    <message>
        <source>blue bank %1</source>
        <translation>blaue Bank %1</translation>
    </message>
    <message>
        <source>Board of %1: %2.</source>
        <extracomment>A player and how the numbers of the board changed.</extracomment>
        <translation>Brett von %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a card, and what it did.
----------
Players and what they gained or lost.
----------
A player and what was done.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of it cannot be stored: the blue bank is empty.</source>
        <translation>
            <numerusform>%n davon kann nicht gelagert werden: Die blaue Bank ist leer.</numerusform>
            <numerusform>%n davon können nicht gelagert werden: Die blaue Bank ist leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a technology from the row.</source>
        <translation>%1 nimmt eine Technologie aus der Reihe.</translation>
    </message>
    <message>
        <source>%1 takes a card from the row.</source>
        <translation>%1 nimmt eine Karte aus der Reihe.</translation>
    </message>
    <message numerus="yes">
        <source>%1 starts a wonder: %2, %n stages.</source>
        <translation>
            <numerusform>%1 beginnt ein Wunder: %2, %n Stufe.</numerusform>
            <numerusform>%1 beginnt ein Wunder: %2, %n Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 learns %2.</source>
        <translation>%1 erforscht %2.</translation>
    </message>
    <message>
        <source>%1 has a revolution: from %2 to %3.</source>
        <translation>Revolution bei %1: von %2 zu %3.</translation>
    </message>
    <message>
        <source>%1 changes the government: from %2 to %3.</source>
        <translation>%1 wechselt die Regierung: von %2 zu %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a new worker, %n are free now.</source>
        <translation>
            <numerusform>%1 hat einen neuen Arbeiter, %n ist jetzt frei.</numerusform>
            <numerusform>%1 hat einen neuen Arbeiter, %n sind jetzt frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2.</source>
        <translation>%1 baut %2.</translation>
    </message>
    <message>
        <source>%1 upgrades %2 to %3.</source>
        <translation>%1 wertet %2 zu %3 auf.</translation>
    </message>
    <message numerus="yes">
        <source>%1 destroys %2, %n workers are free again.</source>
        <translation>
            <numerusform>%1 reißt %2 ab, %n Arbeiter ist wieder frei.</numerusform>
            <numerusform>%1 reißt %2 ab, %n Arbeiter sind wieder frei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n workers: %2.</source>
        <translation>
            <numerusform>%1 verliert %n Arbeiter: %2.</numerusform>
            <numerusform>%1 verliert %n Arbeiter: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 finishes %2.</source>
        <translation>%1 vollendet %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n stages of %2: %3 of %4.</source>
        <translation>
            <numerusform>%1 baut %n Stufe von %2: %3 von %4.</numerusform>
            <numerusform>%1 baut %n Stufen von %2: %3 von %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a new leader: %2.</source>
        <translation>%1 hat einen neuen Anführer: %2.</translation>
    </message>
    <message>
        <source>%1 has a wonder: %2.</source>
        <translation>%1 hat ein Wunder: %2.</translation>
    </message>
    <message>
        <source>%1 learns the special technology %2.</source>
        <translation>%1 erforscht die Spezialtechnologie %2.</translation>
    </message>
    <message>
        <source>%1 has a new colony: %2.</source>
        <translation>%1 hat eine neue Kolonie: %2.</translation>
    </message>
    <message>
        <source>%1 has a pact: %2.</source>
        <translation>%1 hat einen Pakt: %2.</translation>
    </message>
    <message>
        <source>%1 has a new card in play: %2.</source>
        <translation>%1 hat eine neue Karte im Spiel: %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 for a new card.</source>
        <translation>%1 verlässt %2 für eine neue Karte.</translation>
    </message>
    <message>
        <source>%1 leaves %2: the age is over.</source>
        <translation>%1 verlässt %2: Das Zeitalter ist vorbei.</translation>
    </message>
    <message>
        <source>%1 is annexed by the Rival.</source>
        <translation>Der Rivale annektiert %1.</translation>
    </message>
    <message>
        <source>%1 is assassinated by the Rival.</source>
        <translation>Der Rivale ermordet %1.</translation>
    </message>
    <message>
        <source>%1 falls to the Rival’s spies.</source>
        <translation>%1 fällt den Spionen des Rivalen zum Opfer.</translation>
    </message>
    <message>
        <source>%1 has %2 no longer.</source>
        <translation>%1 hat %2 nicht mehr.</translation>
    </message>
    <message>
        <source>%1: %2 does something else now.</source>
        <translation>%1: %2 wirkt jetzt anders.</translation>
    </message>
    <message>
        <source>%1 of %2, unfinished, is lost: the age is over.</source>
        <translation>%1 von %2, unfertig, ist verloren: Das Zeitalter ist vorbei.</translation>
    </message>
    <message>
        <source>%1, unfinished, is sabotaged by the Rival.</source>
        <translation>Der Rivale sabotiert %1, noch unfertig.</translation>
    </message>
    <message>
        <source>%1, unfinished, falls to the Rival’s spies.</source>
        <translation>%1, unfertig, fällt den Spionen des Rivalen zum Opfer.</translation>
    </message>
    <message>
        <source>%1 of %2, unfinished, is lost.</source>
        <translation>%1 von %2, unfertig, ist verloren.</translation>
    </message>
    <message>
        <source>%1 gives the tactic up.</source>
        <translation>%1 gibt die Taktik auf.</translation>
    </message>
    <message>
        <source>%1 has a new tactic: %2.</source>
        <translation>%1 hat eine neue Taktik: %2.</translation>
    </message>
    <message>
        <source>Alexander the Great</source>
        <extracomment>A leader, like those that follow.</extracomment>
        <translation>Alexander der Große</translation>
    </message>
    <message>
        <source>Aristotle</source>
        <translation>Aristoteles</translation>
    </message>
    <message>
        <source>Julius Caesar</source>
        <translation>Julius Cäsar</translation>
    </message>
    <message>
        <source>Hammurabi</source>
        <translation>Hammurabi</translation>
    </message>
    <message>
        <source>Homer</source>
        <translation>Homer</translation>
    </message>
    <message>
        <source>Moses</source>
        <translation>Moses</translation>
    </message>
    <message>
        <source>Frederick Barbarossa</source>
        <translation>Friedrich Barbarossa</translation>
    </message>
    <message>
        <source>Christopher Columbus</source>
        <translation>Christoph Kolumbus</translation>
    </message>
    <message>
        <source>Genghis Khan</source>
        <translation>Dschingis Khan</translation>
    </message>
    <message>
        <source>Joan of Arc</source>
        <translation>Jeanne d’Arc</translation>
    </message>
    <message>
        <source>Leonardo da Vinci</source>
        <translation>Leonardo da Vinci</translation>
    </message>
    <message>
        <source>Michelangelo</source>
        <translation>Michelangelo</translation>
    </message>
    <message>
        <source>J. S. Bach</source>
        <translation>J. S. Bach</translation>
    </message>
    <message>
        <source>James Cook</source>
        <translation>James Cook</translation>
    </message>
    <message>
        <source>Napoleon Bonaparte</source>
        <translation>Napoleon Bonaparte</translation>
    </message>
    <message>
        <source>Isaac Newton</source>
        <translation>Isaac Newton</translation>
    </message>
    <message>
        <source>Maximilien Robespierre</source>
        <translation>Maximilien Robespierre</translation>
    </message>
    <message>
        <source>William Shakespeare</source>
        <translation>William Shakespeare</translation>
    </message>
    <message>
        <source>Albert Einstein</source>
        <translation>Albert Einstein</translation>
    </message>
    <message>
        <source>Winston Churchill</source>
        <translation>Winston Churchill</translation>
    </message>
    <message>
        <source>Game Designer</source>
        <translation>Spieleautor</translation>
    </message>
    <message>
        <source>Mahatma Gandhi</source>
        <translation>Mahatma Gandhi</translation>
    </message>
    <message>
        <source>Nikola Tesla</source>
        <translation>Nikola Tesla</translation>
    </message>
    <message>
        <source>Rock &amp; Roll Icon</source>
        <translation>Rock-’n’-Roll-Idol</translation>
    </message>
    <message>
        <source>Charlie Chaplin</source>
        <translation>Charlie Chaplin</translation>
    </message>
    <message>
        <source>Sid Meier</source>
        <translation>Sid Meier</translation>
    </message>
    <message>
        <source>Bill Gates</source>
        <translation>Bill Gates</translation>
    </message>
    <message>
        <source>Hanging Gardens</source>
        <extracomment>A wonder, like those that follow.</extracomment>
        <translation>Hängende Gärten</translation>
    </message>
    <message>
        <source>Library of Alexandria</source>
        <translation>Bibliothek von Alexandria</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pyramiden</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>Koloss</translation>
    </message>
    <message>
        <source>Great Wall</source>
        <translation>Chinesische Mauer</translation>
    </message>
    <message>
        <source>St. Peter&apos;s Basilica</source>
        <translation>Petersdom</translation>
    </message>
    <message>
        <source>Taj Mahal</source>
        <translation>Taj Mahal</translation>
    </message>
    <message>
        <source>Universitas Carolina</source>
        <translation>Karls-Universität</translation>
    </message>
    <message>
        <source>Eiffel Tower</source>
        <translation>Eiffelturm</translation>
    </message>
    <message>
        <source>Kremlin</source>
        <translation>Kreml</translation>
    </message>
    <message>
        <source>Ocean Liner Service</source>
        <translation>Ozeandampfer</translation>
    </message>
    <message>
        <source>Transcontinental Railroad</source>
        <translation>Transkontinentalbahn</translation>
    </message>
    <message>
        <source>Fast Food Chains</source>
        <translation>Schnellrestaurants</translation>
    </message>
    <message>
        <source>First Space Flight</source>
        <translation>Erster Raumflug</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>Hollywood</translation>
    </message>
    <message>
        <source>Internet</source>
        <translation>Internet</translation>
    </message>
    <message>
        <source>Code of Laws</source>
        <extracomment>A special technology, like those that follow.</extracomment>
        <translation>Gesetzbuch</translation>
    </message>
    <message>
        <source>Warfare</source>
        <translation>Kriegskunst</translation>
    </message>
    <message>
        <source>Cartography</source>
        <translation>Kartografie</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Mauerwerk</translation>
    </message>
    <message>
        <source>Justice System</source>
        <translation>Rechtswesen</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Civil Service</source>
        <translation>Beamtentum</translation>
    </message>
    <message>
        <source>Military Theory</source>
        <translation>Militärtheorie</translation>
    </message>
    <message>
        <source>Satellites</source>
        <translation>Satelliten</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingenieurwesen</translation>
    </message>
    <message>
        <source>Developed Territory I</source>
        <extracomment>A territory, like those that follow.</extracomment>
        <translation>Entwickeltes Gebiet I</translation>
    </message>
    <message>
        <source>Fertile Territory I</source>
        <translation>Fruchtbares Gebiet I</translation>
    </message>
    <message>
        <source>Historic Territory I</source>
        <translation>Historisches Gebiet I</translation>
    </message>
    <message>
        <source>Inhabited Territory I</source>
        <translation>Bewohntes Gebiet I</translation>
    </message>
    <message>
        <source>Strategic Territory I</source>
        <translation>Strategisches Gebiet I</translation>
    </message>
    <message>
        <source>Wealthy Territory I</source>
        <translation>Reiches Gebiet I</translation>
    </message>
    <message>
        <source>Vast Territory I</source>
        <translation>Weites Gebiet I</translation>
    </message>
    <message>
        <source>Developed Territory II</source>
        <translation>Entwickeltes Gebiet II</translation>
    </message>
    <message>
        <source>Fertile Territory II</source>
        <translation>Fruchtbares Gebiet II</translation>
    </message>
    <message>
        <source>Historic Territory II</source>
        <translation>Historisches Gebiet II</translation>
    </message>
    <message>
        <source>Inhabited Territory II</source>
        <translation>Bewohntes Gebiet II</translation>
    </message>
    <message>
        <source>Strategic Territory II</source>
        <translation>Strategisches Gebiet II</translation>
    </message>
    <message>
        <source>Wealthy Territory II</source>
        <translation>Reiches Gebiet II</translation>
    </message>
    <message>
        <source>Vast Territory II</source>
        <translation>Weites Gebiet II</translation>
    </message>
    <message>
        <source>Open Borders Agreement</source>
        <extracomment>A pact, like those that follow.</extracomment>
        <translation>Offene Grenzen</translation>
    </message>
    <message>
        <source>Trade Routes Agreement</source>
        <translation>Handelswegeabkommen</translation>
    </message>
    <message>
        <source>Acceptance of Supremacy</source>
        <translation>Anerkennung der Vormacht</translation>
    </message>
    <message>
        <source>International Trade Agreement</source>
        <translation>Internationales Handelsabkommen</translation>
    </message>
    <message>
        <source>Promise of Military Protection</source>
        <translation>Militärisches Schutzversprechen</translation>
    </message>
    <message>
        <source>Scientific Cooperation</source>
        <translation>Wissenschaftliche Zusammenarbeit</translation>
    </message>
    <message>
        <source>International Tourism</source>
        <translation>Internationaler Tourismus</translation>
    </message>
    <message>
        <source>Loss of Sovereignty</source>
        <translation>Verlust der Souveränität</translation>
    </message>
    <message>
        <source>Military Pact</source>
        <translation>Militärpakt</translation>
    </message>
    <message>
        <source>Peace Treaty</source>
        <translation>Friedensvertrag</translation>
    </message>
    <message>
        <source>Development of Agriculture</source>
        <extracomment>An event, like those that follow.</extracomment>
        <translation>Entwicklung der Landwirtschaft</translation>
    </message>
    <message>
        <source>Development of Crafts</source>
        <translation>Entwicklung des Handwerks</translation>
    </message>
    <message>
        <source>Development of Markets</source>
        <translation>Entwicklung der Märkte</translation>
    </message>
    <message>
        <source>Development of Politics</source>
        <translation>Entwicklung der Politik</translation>
    </message>
    <message>
        <source>Development of Religion</source>
        <translation>Entwicklung der Religion</translation>
    </message>
    <message>
        <source>Development of Science</source>
        <translation>Entwicklung des Wissens</translation>
    </message>
    <message>
        <source>Development of Settlement</source>
        <translation>Entwicklung der Siedlungen</translation>
    </message>
    <message>
        <source>Development of Trade Routes</source>
        <translation>Entwicklung der Handelswege</translation>
    </message>
    <message>
        <source>Development of Warfare</source>
        <translation>Entwicklung der Kriegskunst</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Kein Ereignis</translation>
    </message>
    <message>
        <source>Development of Civilization</source>
        <translation>Entwicklung der Zivilisation</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbaren</translation>
    </message>
    <message>
        <source>Border conflict</source>
        <translation>Grenzkonflikt</translation>
    </message>
    <message>
        <source>Crusades</source>
        <translation>Kreuzzüge</translation>
    </message>
    <message>
        <source>Cultural influence</source>
        <translation>Kultureller Einfluss</translation>
    </message>
    <message>
        <source>Foray</source>
        <translation>Streifzug</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>Gute Ernte</translation>
    </message>
    <message>
        <source>Immigration</source>
        <translation>Einwanderung</translation>
    </message>
    <message>
        <source>New deposits</source>
        <translation>Neue Vorkommen</translation>
    </message>
    <message>
        <source>Pestilence</source>
        <translation>Seuche</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Plünderer</translation>
    </message>
    <message>
        <source>Rats</source>
        <translation>Ratten</translation>
    </message>
    <message>
        <source>Rebellion</source>
        <translation>Rebellion</translation>
    </message>
    <message>
        <source>Reign of terror</source>
        <translation>Schreckensherrschaft</translation>
    </message>
    <message>
        <source>Scientific breakthrough</source>
        <translation>Wissenschaftlicher Durchbruch</translation>
    </message>
    <message>
        <source>Uncertain borders</source>
        <translation>Unsichere Grenzen</translation>
    </message>
    <message>
        <source>Civil unrest</source>
        <translation>Unruhen</translation>
    </message>
    <message>
        <source>Cold war</source>
        <translation>Kalter Krieg</translation>
    </message>
    <message>
        <source>Crime wave</source>
        <translation>Verbrechenswelle</translation>
    </message>
    <message>
        <source>Economic progress</source>
        <translation>Wirtschaftlicher Fortschritt</translation>
    </message>
    <message>
        <source>Emigration</source>
        <translation>Auswanderung</translation>
    </message>
    <message>
        <source>Iconoclasm</source>
        <translation>Bildersturm</translation>
    </message>
    <message>
        <source>Independence declaration</source>
        <translation>Unabhängigkeitserklärung</translation>
    </message>
    <message>
        <source>International agreement</source>
        <translation>Internationales Abkommen</translation>
    </message>
    <message>
        <source>National pride</source>
        <translation>Nationalstolz</translation>
    </message>
    <message>
        <source>Popularization of science</source>
        <translation>Wissen für alle</translation>
    </message>
    <message>
        <source>Ravages of time</source>
        <translation>Zahn der Zeit</translation>
    </message>
    <message>
        <source>Refugees</source>
        <translation>Flüchtlinge</translation>
    </message>
    <message>
        <source>Terrorism</source>
        <translation>Terrorismus</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Wohlstand</translation>
    </message>
    <message>
        <source>Politics of strength</source>
        <translation>Politik der Stärke</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Auswirkung</translation>
    </message>
    <message>
        <source>As a political action he may leave for a yellow token: take the card out and add the token.</source>
        <translation>Als politische Aktion kann er für einen gelben Stein gehen: Nimm die Karte heraus und füge den Stein hinzu.</translation>
    </message>
    <message>
        <source>Each turn a military action may serve as a civil one. Leaders cost 1 civil action less to take.</source>
        <translation>In jedem Zug kann eine Militäraktion als zivile dienen. Anführer zu nehmen kostet 1 zivile Aktion weniger.</translation>
    </message>
    <message>
        <source>When he leaves he may stay under a wonder as 1 face: change that wonder. The new leader then gives no action back.</source>
        <translation>Wenn er geht, kann er als 1 Gesicht unter einem Wunder bleiben: Ändere das Wunder. Der neue Anführer gibt dann keine Aktion zurück.</translation>
    </message>
    <message>
        <source>For one civil action a new worker and a unit with it, 1 food and 1 resource less: new worker with discount 1, then the unit with discount 1 and no action.</source>
        <translation>Für eine zivile Aktion ein neuer Arbeiter und mit ihm eine Einheit, 1 Nahrung und 1 Rohstoff weniger: neuer Arbeiter mit Nachlass 1, dann die Einheit mit Nachlass 1 und ohne Aktion.</translation>
    </message>
    <message>
        <source>For one military action a new worker and a unit with it, 1 food and 1 resource less: new worker with discount 1 and no action, then the unit with discount 1.</source>
        <translation>Für eine Militäraktion ein neuer Arbeiter und mit ihm eine Einheit, 1 Nahrung und 1 Rohstoff weniger: neuer Arbeiter mit Nachlass 1 und ohne Aktion, dann die Einheit mit Nachlass 1.</translation>
    </message>
    <message>
        <source>Once he colonizes a territory from the hand without units: enter it as a colony.</source>
        <translation>Einmal besiedelt er ein Gebiet aus der Hand ohne Einheiten: Gib es als Kolonie ein.</translation>
    </message>
    <message>
        <source>He leaves to colonize a territory from the hand without units: enter it as a colony and take him out.</source>
        <translation>Er geht, um ein Gebiet aus der Hand ohne Einheiten zu besiedeln: Gib es als Kolonie ein und nimm ihn heraus.</translation>
    </message>
    <message>
        <source>Each aggression or war against you brings you 5 culture: enter it by hand.</source>
        <translation>Jeder Angriff oder Krieg gegen dich bringt dir 5 Kultur: von Hand eingeben.</translation>
    </message>
    <message>
        <source>A wonder costs 1 civil action less to take.</source>
        <translation>Ein Wunder zu nehmen kostet 1 zivile Aktion weniger.</translation>
    </message>
    <message>
        <source>Wonders are taken without the extra actions for finished wonders.</source>
        <translation>Wunder werden ohne die zusätzlichen Aktionen für fertige Wunder genommen.</translation>
    </message>
    <message>
        <source>Once a turn an urban building may become a theater: destroy it without an action, then build with its price as discount.</source>
        <translation>Einmal je Zug darf ein Stadtgebäude zum Theater werden: Reiß es ohne Aktion ab und baue dann mit seinem Preis als Nachlass.</translation>
    </message>
    <message>
        <source>When you colonize, each bonus card counts 1 more.</source>
        <translation>Wenn du besiedelst, zählt jede Bonuskarte 1 mehr.</translation>
    </message>
    <message>
        <source>When you colonize, up to two military cards that you discard count 1 each.</source>
        <translation>Wenn du besiedelst, zählen bis zu zwei abgeworfene Militärkarten je 1.</translation>
    </message>
    <message>
        <source>A revolution may take the military actions instead.</source>
        <translation>Eine Revolution darf stattdessen die Militäraktionen kosten.</translation>
    </message>
    <message>
        <source>A revolution may take the military actions instead; it then brings 3 culture: enter them by hand.</source>
        <translation>Eine Revolution darf stattdessen die Militäraktionen kosten; sie bringt dann 3 Kultur: von Hand eingeben.</translation>
    </message>
    <message>
        <source>With a library theaters cost 1 resource and 1 science less, with a theater libraries do: enter it as a discount.</source>
        <translation>Mit einer Bücherei kosten Theater 1 Rohstoff und 1 Wissen weniger, mit einem Theater Büchereien: als Nachlass eingeben.</translation>
    </message>
    <message>
        <source>Your defence cards count twice. While a war is declared on you, units cost 2 resources less: enter it as a discount.</source>
        <translation>Deine Verteidigungskarten zählen doppelt. Solange dir ein Krieg erklärt ist, kosten Einheiten 2 Rohstoffe weniger: als Nachlass eingeben.</translation>
    </message>
    <message>
        <source>Each turn you choose: 3 culture, or 3 resources for units and 3 science less for one unit technology. Enter it by hand.</source>
        <translation>In jedem Zug wählst du: 3 Kultur, oder 3 Rohstoffe für Einheiten und 3 Wissen weniger für eine Einheitentechnologie. Von Hand eingeben.</translation>
    </message>
    <message>
        <source>Whoever attacks you pays twice the military actions.</source>
        <translation>Wer dich angreift, zahlt doppelt so viele Militäraktionen.</translation>
    </message>
    <message>
        <source>When he leaves, take the cards out that the others have for him.</source>
        <translation>Wenn er geht, nimm die Karten heraus, die die anderen seinetwegen haben.</translation>
    </message>
    <message>
        <source>When he leaves, the levels of your labs bring as much culture: enter it by hand, at the end of the game as extra points.</source>
        <translation>Wenn er geht, bringen die Stufen deiner Labore ebenso viel Kultur: von Hand eingeben, am Ende der Partie als Zusatzpunkte.</translation>
    </message>
    <message>
        <source>In a turn in which your leader was replaced it costs 2 civil actions less to take.</source>
        <translation>In einem Zug, in dem dein Anführer ersetzt wurde, kostet es 2 zivile Aktionen weniger.</translation>
    </message>
    <message>
        <source>Once a turn a new worker for 5 food less, without an action.</source>
        <translation>Einmal je Zug ein neuer Arbeiter für 5 Nahrung weniger, ohne Aktion.</translation>
    </message>
    <message>
        <source>Once a turn a new worker without food and without an action.</source>
        <translation>Einmal je Zug ein neuer Arbeiter ohne Nahrung und ohne Aktion.</translation>
    </message>
    <message>
        <source>What a leader adds to these buildings counts twice, too: enter it by hand.</source>
        <translation>Was ein Anführer diesen Gebäuden hinzufügt, zählt auch doppelt: von Hand eingeben.</translation>
    </message>
    <message>
        <source>What a leader adds to these buildings counts, too: enter it by hand.</source>
        <translation>Was ein Anführer diesen Gebäuden hinzufügt, zählt auch: von Hand eingeben.</translation>
    </message>
    <message>
        <source>Draw 3 military cards.</source>
        <translation>Ziehe 3 Militärkarten.</translation>
    </message>
    <message>
        <source>Draw 5 military cards.</source>
        <translation>Ziehe 5 Militärkarten.</translation>
    </message>
    <message>
        <source>If one attacks the other it has 2 strength more in that battle.</source>
        <translation>Greift einer den anderen an, hat er in diesem Kampf 2 Stärke mehr.</translation>
    </message>
    <message>
        <source>Once a turn A may use 1 food as a resource and B 1 resource as food: enter it by hand.</source>
        <translation>Einmal je Zug darf A 1 Nahrung als Rohstoff und B 1 Rohstoff als Nahrung verwenden: von Hand eingeben.</translation>
    </message>
    <message>
        <source>For each technology the other pays 1 science: enter it by hand. Without that science the technology cannot be played.</source>
        <translation>Für jede Technologie bezahlt der andere 1 Wissen: von Hand eingeben. Ohne dieses Wissen kann sie nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Each has 1 culture a turn for each finished wonder of the other: enter it, and change it when a wonder is finished.</source>
        <translation>Jeder hat 1 Kultur pro Zug für jedes fertige Wunder des anderen: Gib es ein und ändere es, wenn ein Wunder fertig wird.</translation>
    </message>
    <message>
        <source>Everybody chooses 2 food or 2 resources.</source>
        <translation>Alle wählen 2 Nahrung oder 2 Rohstoffe.</translation>
    </message>
    <message>
        <source>Everybody draws 3 military cards.</source>
        <translation>Alle ziehen 3 Militärkarten.</translation>
    </message>
    <message>
        <source>Everybody with a free worker may build a Religion for nothing.</source>
        <translation>Wer einen freien Arbeiter hat, darf umsonst eine Religion bauen.</translation>
    </message>
    <message>
        <source>Everybody with a free worker may build Warriors for nothing.</source>
        <translation>Wer einen freien Arbeiter hat, darf umsonst Krieger bauen.</translation>
    </message>
    <message>
        <source>Everybody does one of a few things without an action and for 1 less.</source>
        <translation>Alle tun eines von mehreren Dingen ohne Aktion und für 1 weniger.</translation>
    </message>
    <message>
        <source>Whoever has the most culture loses 1 worker, if among the two weakest.</source>
        <translation>Wer am meisten Kultur hat, verliert 1 Arbeiter, wenn er unter den zwei Schwächsten ist.</translation>
    </message>
    <message>
        <source>The weakest destroys a building, farm or mine.</source>
        <translation>Der Schwächste reißt ein Gebäude, eine Farm oder eine Mine ab.</translation>
    </message>
    <message>
        <source>Everybody gains the culture of a turn.</source>
        <translation>Alle erhalten die Kultur eines Zuges.</translation>
    </message>
    <message>
        <source>The two strongest gain 3 food or resources together, as each chooses.</source>
        <translation>Die zwei Stärksten erhalten zusammen 3 Nahrung oder Rohstoffe, wie jeder wählt.</translation>
    </message>
    <message>
        <source>All farms produce.</source>
        <translation>Alle Farmen produzieren.</translation>
    </message>
    <message>
        <source>Whoever has the most happy faces gains a free worker.</source>
        <translation>Wer die meisten zufriedenen Gesichter hat, erhält einen freien Arbeiter.</translation>
    </message>
    <message>
        <source>All mines produce.</source>
        <translation>Alle Minen produzieren.</translation>
    </message>
    <message>
        <source>Everybody loses 1 worker.</source>
        <translation>Alle verlieren 1 Arbeiter.</translation>
    </message>
    <message>
        <source>The two weakest lose 2 food or resources together, as each chooses.</source>
        <translation>Die zwei Schwächsten verlieren zusammen 2 Nahrung oder Rohstoffe, wie jeder wählt.</translation>
    </message>
    <message>
        <source>In the next turn everybody has 2 civil actions less for each discontented worker.</source>
        <translation>Im nächsten Zug haben alle 2 zivile Aktionen weniger je unzufriedenem Arbeiter.</translation>
    </message>
    <message>
        <source>The weakest loses 1 worker.</source>
        <translation>Der Schwächste verliert 1 Arbeiter.</translation>
    </message>
    <message>
        <source>Everybody gains the science of a turn.</source>
        <translation>Alle erhalten das Wissen eines Zuges.</translation>
    </message>
    <message>
        <source>Everybody loses 4 culture for each discontented worker.</source>
        <translation>Alle verlieren 4 Kultur je unzufriedenem Arbeiter.</translation>
    </message>
    <message>
        <source>Everybody loses 4 culture for each discontented worker; who has most of them a blue token, too.</source>
        <translation>Alle verlieren 4 Kultur je unzufriedenem Arbeiter; wer die meisten hat, auch einen blauen Stein.</translation>
    </message>
    <message>
        <source>All farms and mines produce, and consumption and corruption are paid.</source>
        <translation>Alle Farmen und Minen produzieren, Verbrauch und Korruption werden bezahlt.</translation>
    </message>
    <message>
        <source>Everybody loses half the discontented workers, rounded up.</source>
        <translation>Alle verlieren die Hälfte ihrer unzufriedenen Arbeiter, aufgerundet.</translation>
    </message>
    <message>
        <source>Leaders of older ages leave.</source>
        <translation>Anführer älterer Zeitalter gehen.</translation>
    </message>
    <message>
        <source>The weakest loses a colony.</source>
        <translation>Der Schwächste verliert eine Kolonie.</translation>
    </message>
    <message>
        <source>The strongest takes cards for up to 5 actions, which cost none.</source>
        <translation>Der Stärkste nimmt Karten für bis zu 5 Aktionen, ohne sie zu bezahlen.</translation>
    </message>
    <message>
        <source>Whoever has the most culture gains 5 culture.</source>
        <translation>Wer am meisten Kultur hat, erhält 5 Kultur.</translation>
    </message>
    <message>
        <source>Everybody gains the science of a turn as culture.</source>
        <translation>Alle erhalten das Wissen eines Zuges als Kultur.</translation>
    </message>
    <message>
        <source>Everybody gains 1 food for each happy face, at most 8.</source>
        <translation>Alle erhalten 1 Nahrung je zufriedenem Gesicht, höchstens 8.</translation>
    </message>
    <message>
        <source>The strongest draws 5 military cards, the weakest discards 3.</source>
        <translation>Der Stärkste zieht 5 Militärkarten, der Schwächste wirft 3 ab.</translation>
    </message>
    <message>
        <source>A wonder of age A or I falls: change it, it gives only 2 culture a turn then.</source>
        <translation>Ein Wunder von Zeitalter A oder I verfällt: Ändere es, es gibt dann nur noch 2 Kultur pro Zug.</translation>
    </message>
    <message>
        <source>Whoever has the least culture destroys an urban building of everybody else.</source>
        <translation>Wer am wenigsten Kultur hat, reißt bei allen anderen ein Stadtgebäude ab.</translation>
    </message>
    <message>
        <source>everybody else: %1</source>
        <extracomment>What a card does to the other players.</extracomment>
        <translation>alle anderen: %1</translation>
    </message>
    <message>
        <source>once %1</source>
        <extracomment>What happens once, when a card comes into play.</extracomment>
        <translation>einmal %1</translation>
    </message>
    <message>
        <source>Everybody loses all food.</source>
        <translation>Alle verlieren ihre ganze Nahrung.</translation>
    </message>
    <message>
        <source>Everybody: %1.</source>
        <extracomment>Whom an event strikes and what it does, like the four that follow.</extracomment>
        <translation>Alle: %1.</translation>
    </message>
    <message>
        <source>The two strongest: %1.</source>
        <translation>Die zwei Stärksten: %1.</translation>
    </message>
    <message>
        <source>The strongest: %1.</source>
        <translation>Der Stärkste: %1.</translation>
    </message>
    <message>
        <source>The two weakest: %1.</source>
        <translation>Die zwei Schwächsten: %1.</translation>
    </message>
    <message>
        <source>The weakest: %1.</source>
        <translation>Der Schwächste: %1.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nichts geschieht.</translation>
    </message>
    <message>
        <source>both: %1</source>
        <translation>beide: %1</translation>
    </message>
    <message>
        <source>A: %1; B: %2</source>
        <extracomment>What the two sides of a pact have of it.</extracomment>
        <translation>A: %1; B: %2</translation>
    </message>
    <message>
        <source>An event of age III.</source>
        <translation>Ein Ereignis von Zeitalter III.</translation>
    </message>
    <message>
        <source>A territory is auctioned.</source>
        <translation>Ein Gebiet wird versteigert.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>What a correction changes: its name, its value before and after.</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 known</source>
        <translation>%1 bekannt</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <translation>%1 unbekannt</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Tactic</source>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>Through the Ages</source>
        <translation>Through the Ages</translation>
    </message>
    <message>
        <source>%1, against the Rival (%2)</source>
        <extracomment>An edition, and how strong the Rival is.</extracomment>
        <translation>%1, gegen den Rivalen (%2)</translation>
    </message>
    <message>
        <source>%1, against leagues</source>
        <extracomment>An edition, and the variant against leagues.</extracomment>
        <translation>%1, gegen Bündnisse</translation>
    </message>
    <message>
        <source>In a tie the Rival wins.</source>
        <translation>Bei Gleichstand gewinnt der Rivale.</translation>
    </message>
    <message>
        <source>Resolve the war</source>
        <translation>Krieg auflösen</translation>
    </message>
    <message>
        <source>The Rival’s cards</source>
        <translation>Die Karten des Rivalen</translation>
    </message>
    <message>
        <source>The Rival attacks</source>
        <translation>Der Rivale greift an</translation>
    </message>
    <message>
        <source>Bid for the territory</source>
        <translation>Auf das Gebiet bieten</translation>
    </message>
    <message>
        <source>Score the last events</source>
        <translation>Letzte Ereignisse werten</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 ist dran</translation>
    </message>
    <message>
        <source>%1 for each farm</source>
        <extracomment>What a card gives for each worker of a type, like the ten that follow: +1 culture a turn for each farm.</extracomment>
        <translation>%1 je Farm</translation>
    </message>
    <message>
        <source>%1 for each mine</source>
        <translation>%1 je Mine</translation>
    </message>
    <message>
        <source>%1 for each lab</source>
        <translation>%1 je Labor</translation>
    </message>
    <message>
        <source>%1 for each temple</source>
        <translation>%1 je Tempel</translation>
    </message>
    <message>
        <source>%1 for each library</source>
        <translation>%1 je Bücherei</translation>
    </message>
    <message>
        <source>%1 for each theater</source>
        <translation>%1 je Theater</translation>
    </message>
    <message>
        <source>%1 for each arena</source>
        <translation>%1 je Arena</translation>
    </message>
    <message>
        <source>%1 for each infantry unit</source>
        <translation>%1 je Infanterie</translation>
    </message>
    <message>
        <source>%1 for each cavalry unit</source>
        <translation>%1 je Kavallerie</translation>
    </message>
    <message>
        <source>%1 for each artillery unit</source>
        <translation>%1 je Artillerie</translation>
    </message>
    <message>
        <source>%1 for each air force</source>
        <translation>%1 je Luftstreitkraft</translation>
    </message>
    <message>
        <source>%1 for each urban building</source>
        <extracomment>What a card gives for each of something, like those that follow.</extracomment>
        <translation>%1 je Stadtgebäude</translation>
    </message>
    <message>
        <source>%1 for each unit</source>
        <translation>%1 je Einheit</translation>
    </message>
    <message>
        <source>%1 for each type of unit</source>
        <translation>%1 je Art von Einheit</translation>
    </message>
    <message>
        <source>%1 for each level of the labs</source>
        <translation>%1 je Stufe der Labore</translation>
    </message>
    <message>
        <source>%1 for each level of the libraries</source>
        <translation>%1 je Stufe der Büchereien</translation>
    </message>
    <message>
        <source>%1 for each level of the theaters</source>
        <translation>%1 je Stufe der Theater</translation>
    </message>
    <message>
        <source>%1 for each level of all technologies</source>
        <translation>%1 je Stufe aller Technologien</translation>
    </message>
    <message>
        <source>%1 for each level of the best lab or library</source>
        <translation>%1 je Stufe des besten Labors oder der besten Bücherei</translation>
    </message>
    <message>
        <source>%1 for each face of the temples</source>
        <translation>%1 je Gesicht der Tempel</translation>
    </message>
    <message>
        <source>%1 for each face of the theaters</source>
        <translation>%1 je Gesicht der Theater</translation>
    </message>
    <message>
        <source>%1 for each face of the wonders</source>
        <translation>%1 je Gesicht der Wunder</translation>
    </message>
    <message>
        <source>%1 for each face of the government</source>
        <translation>%1 je Gesicht der Regierung</translation>
    </message>
    <message>
        <source>%1 for each library with a theater</source>
        <translation>%1 je Bücherei im Paar mit Theater</translation>
    </message>
    <message>
        <source>%1 for each culture of the libraries</source>
        <translation>%1 je Kultur der Büchereien</translation>
    </message>
    <message>
        <source>%1 for each culture of the theaters</source>
        <translation>%1 je Kultur der Theater</translation>
    </message>
    <message>
        <source>%1 for each culture of the best theater</source>
        <translation>%1 je Kultur des besten Theaters</translation>
    </message>
    <message>
        <source>%1 for each culture, science and strength of the urban buildings</source>
        <translation>%1 je Kultur, Wissen und Stärke der Stadtgebäude</translation>
    </message>
    <message>
        <source>%1 for each colony</source>
        <translation>%1 je Kolonie</translation>
    </message>
    <message>
        <source>%1 for each wonder</source>
        <translation>%1 je Wunder</translation>
    </message>
    <message>
        <source>%1 for each technology played</source>
        <translation>%1 je gespielter Technologie</translation>
    </message>
    <message>
        <source>%1 for each technology taken</source>
        <translation>%1 je genommener Technologie</translation>
    </message>
    <message>
        <source>the opposite of: %1</source>
        <extracomment>Of a card made by hand: it takes away what another would give.</extracomment>
        <translation>das Gegenteil von: %1</translation>
    </message>
    <message numerus="yes">
        <source>new workers cost %n food less</source>
        <translation>
            <numerusform>neue Arbeiter kosten %n Nahrung weniger</numerusform>
            <numerusform>neue Arbeiter kosten %n Nahrung weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wonder stages an action</source>
        <translation>
            <numerusform>%n Wunderstufe je Aktion</numerusform>
            <numerusform>%n Wunderstufen je Aktion</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tokens a turn on the best mine</source>
        <translation>
            <numerusform>%n Stein mehr pro Zug auf der besten Mine</numerusform>
            <numerusform>%n Steine mehr pro Zug auf der besten Mine</numerusform>
        </translation>
    </message>
    <message>
        <source>happy faces count twice</source>
        <translation>zufriedene Gesichter zählen doppelt</translation>
    </message>
    <message>
        <source>1 face more wherever there is one</source>
        <translation>1 Gesicht mehr überall, wo eines ist</translation>
    </message>
    <message>
        <source>the best army counts once more</source>
        <translation>die beste Armee zählt noch einmal</translation>
    </message>
    <message>
        <source>infantry may count as cavalry</source>
        <translation>Infanterie darf als Kavallerie zählen</translation>
    </message>
    <message>
        <source>the tactic does not count</source>
        <translation>die Taktik zählt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n culture at the end of a turn among the two strongest (of two: the strongest)</source>
        <translation>
            <numerusform>%n Kultur am Ende eines Zuges unter den zwei Stärksten (zu zweit: als Stärkster)</numerusform>
            <numerusform>%n Kultur am Ende eines Zuges unter den zwei Stärksten (zu zweit: als Stärkster)</numerusform>
        </translation>
    </message>
    <message>
        <source>you may not attack</source>
        <translation>du darfst nicht angreifen</translation>
    </message>
    <message numerus="yes">
        <source>%1, at most %n times</source>
        <translation>
            <numerusform>%1, höchstens %n Mal</numerusform>
            <numerusform>%1, höchstens %n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for each worker on %2</source>
        <translation>%1 je Arbeiter auf %2</translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to build and upgrade (%1)</source>
        <translation>
            <numerusform>%n Rohstoff weniger fürs Bauen und Aufwerten (%1)</numerusform>
            <numerusform>%n Rohstoffe weniger fürs Bauen und Aufwerten (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to build and upgrade (%1)</source>
        <translation>
            <numerusform>%n Rohstoff mehr fürs Bauen und Aufwerten (%1)</numerusform>
            <numerusform>%n Rohstoffe mehr fürs Bauen und Aufwerten (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to build (%1)</source>
        <translation>
            <numerusform>%n Rohstoff weniger fürs Bauen (%1)</numerusform>
            <numerusform>%n Rohstoffe weniger fürs Bauen (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to build (%1)</source>
        <translation>
            <numerusform>%n Rohstoff mehr fürs Bauen (%1)</numerusform>
            <numerusform>%n Rohstoffe mehr fürs Bauen (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to upgrade (%1)</source>
        <translation>
            <numerusform>%n Rohstoff weniger fürs Aufwerten (%1)</numerusform>
            <numerusform>%n Rohstoffe weniger fürs Aufwerten (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to upgrade (%1)</source>
        <translation>
            <numerusform>%n Rohstoff mehr fürs Aufwerten (%1)</numerusform>
            <numerusform>%n Rohstoffe mehr fürs Aufwerten (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science less to learn (%1)</source>
        <translation>
            <numerusform>%n Wissen weniger fürs Erforschen (%1)</numerusform>
            <numerusform>%n Wissen weniger fürs Erforschen (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science more to learn (%1)</source>
        <translation>
            <numerusform>%n Wissen mehr fürs Erforschen (%1)</numerusform>
            <numerusform>%n Wissen mehr fürs Erforschen (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>All technologies</source>
        <translation>Alle Technologien</translation>
    </message>
    <message>
        <source>A turn brings %1 culture.</source>
        <translation>Ein Zug bringt %1 Kultur.</translation>
    </message>
    <message>
        <source>A turn brings %1 science.</source>
        <translation>Ein Zug bringt %1 Wissen.</translation>
    </message>
    <message>
        <source>Your strength is %1.</source>
        <translation>Deine Stärke ist %1.</translation>
    </message>
    <message>
        <source>You have %1 happy faces.</source>
        <translation>Du hast %1 zufriedene Gesichter.</translation>
    </message>
    <message>
        <source>Yellow bank</source>
        <translation>Gelbe Bank</translation>
    </message>
    <message>
        <source>Blue bank</source>
        <translation>Blaue Bank</translation>
    </message>
    <message numerus="yes">
        <source>%n workers are free.</source>
        <translation>
            <numerusform>%n Arbeiter ist frei.</numerusform>
            <numerusform>%n Arbeiter sind frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Karte nehmen</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>Das Ende eines Zuges</translation>
    </message>
    <message>
        <source>It comes from: %1.</source>
        <translation>Das kommt von: %1.</translation>
    </message>
    <message>
        <source>On the track: %1.</source>
        <translation>Auf der Leiste: %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Du hast %1.</translation>
    </message>
    <message>
        <source>That is rank %1 of %2.</source>
        <translation>Das ist Rang %1 von %2.</translation>
    </message>
    <message>
        <source>The yellow bank asks for %1.</source>
        <translation>Die gelbe Bank verlangt %1.</translation>
    </message>
    <message>
        <source>Nobody is discontented.</source>
        <translation>Niemand ist unzufrieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n workers are discontented.</source>
        <translation>
            <numerusform>%n Arbeiter ist unzufrieden.</numerusform>
            <numerusform>%n Arbeiter sind unzufrieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn brings %1, your people eat %2.</source>
        <translation>Ein Zug bringt %1, dein Volk isst %2.</translation>
    </message>
    <message>
        <source>A turn brings %1, corruption takes %2 as it stands.</source>
        <translation>Ein Zug bringt %1, die Korruption nimmt beim jetzigen Stand %2.</translation>
    </message>
    <message>
        <source>%1 of %2 are left.</source>
        <translation>%1 von %2 sind übrig.</translation>
    </message>
    <message>
        <source>They come from: %1.</source>
        <translation>Sie kommen von: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Hand limit: %n civil cards.</source>
        <translation>
            <numerusform>Handlimit: %n zivile Karte.</numerusform>
            <numerusform>Handlimit: %n zivile Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand limit: %n military cards.</source>
        <translation>
            <numerusform>Handlimit: %n Militärkarte.</numerusform>
            <numerusform>Handlimit: %n Militärkarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens are left.</source>
        <translation>
            <numerusform>%n Stein ist übrig.</numerusform>
            <numerusform>%n Steine sind übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new worker costs %1.</source>
        <translation>Ein neuer Arbeiter kostet %1.</translation>
    </message>
    <message>
        <source>Your people eat %1 and ask for %2.</source>
        <translation>Dein Volk isst %1 und verlangt %2.</translation>
    </message>
    <message numerus="yes">
        <source>Below %n tokens they eat %1 and ask for %2.</source>
        <translation>
            <numerusform>Unter %n Stein isst es %1 und verlangt %2.</numerusform>
            <numerusform>Unter %n Steinen isst es %1 und verlangt %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below %n tokens corruption costs %1.</source>
        <translation>
            <numerusform>Unter %n Stein kostet Korruption %1.</numerusform>
            <numerusform>Unter %n Steinen kostet Korruption %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Each worker: %2.</source>
        <translation>%1. Jeder Arbeiter: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n workers are there.</source>
        <translation>
            <numerusform>%n Arbeiter ist dort.</numerusform>
            <numerusform>%n Arbeiter sind dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Building costs %1.</source>
        <translation>Bauen kostet %1.</translation>
    </message>
    <message>
        <source>It is not known; learning costs %1, building %2.</source>
        <translation>Noch unbekannt; Erforschen kostet %1, Bauen %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <extracomment>The name of a technology, its level and what each worker gives.</extracomment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>In peace %1 science, by revolution %2.</source>
        <translation>Friedlich %1 Wissen, durch Revolution %2.</translation>
    </message>
    <message>
        <source>With it your strength would be %1.</source>
        <translation>Mit ihr wäre deine Stärke %1.</translation>
    </message>
    <message>
        <source>No wonder has been started.</source>
        <translation>Kein Wunder begonnen.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 stages are built. The stages cost %4.</source>
        <translation>%1: %2 von %3 Stufen sind gebaut. Die Stufen kosten %4.</translation>
    </message>
    <message>
        <source>%1, age %2: %3</source>
        <translation>%1, Zeitalter %2: %3</translation>
    </message>
    <message>
        <source>You have no leader.</source>
        <translation>Du hast keinen Anführer.</translation>
    </message>
    <message>
        <source>No card leaves the row this round.</source>
        <translation>In dieser Runde verlässt keine Karte die Reihe.</translation>
    </message>
    <message numerus="yes">
        <source>At the start of a turn %n cards leave the row.</source>
        <translation>
            <numerusform>Zu Beginn eines Zuges verlässt %n Karte die Reihe.</numerusform>
            <numerusform>Zu Beginn eines Zuges verlassen %n Karten die Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing by itself</source>
        <translation>nichts von selbst</translation>
    </message>
    <message>
        <source>%1, age %2: %3.</source>
        <translation>%1, Zeitalter %2: %3.</translation>
    </message>
    <message>
        <source>The stages cost %1.</source>
        <translation>Die Stufen kosten %1.</translation>
    </message>
    <message>
        <source>It costs %1.</source>
        <translation>Das kostet %1.</translation>
    </message>
    <message>
        <source>Printings differ: compare it with your card.</source>
        <translation>Die Drucke unterscheiden sich: Vergleiche mit deiner Karte.</translation>
    </message>
    <message>
        <source>Now it would bring you %1.</source>
        <translation>Jetzt brächte es dir %1.</translation>
    </message>
    <message>
        <source>Culture %1, strength %2 with %3.</source>
        <translation>Kultur %1, Stärke %2 mit %3.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologien</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politik</translation>
    </message>
    <message>
        <source>Ages</source>
        <translation>Zeitalter</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>What the table sees to</source>
        <translation>Was der Tisch regelt</translation>
    </message>
    <message>
        <source>In your turn you may play one political card, then use your civil and military actions in any order. “End the turn” does the rest.</source>
        <translation>In deinem Zug darfst du eine politische Karte spielen und dann deine zivilen und Militäraktionen in beliebiger Reihenfolge nutzen. „Zug beenden“ macht den Rest.</translation>
    </message>
    <message>
        <source>On the board, touch what your hand would have moved: a technology, the yellow bank, the wonder. What it would cost and change stands there before you tap.</source>
        <translation>Berühre auf dem Brett, was deine Hand bewegt hätte: eine Technologie, die gelbe Bank, das Wunder. Was es kostet und ändert, steht da, bevor du tippst.</translation>
    </message>
    <message>
        <source>In the first round only cards are taken: the first player has 1 civil action, the second 2, and so on.</source>
        <translation>In der ersten Runde werden nur Karten genommen: Der Erste hat 1 zivile Aktion, der Zweite 2 und so weiter.</translation>
    </message>
    <message>
        <source>Cards of the hand stay on the table. What comes into play is chosen from the list; a card that is not there is entered by hand once and remembered.</source>
        <translation>Handkarten bleiben am Tisch. Was ins Spiel kommt, wird aus der Liste gewählt; eine Karte, die fehlt, wird einmal von Hand eingegeben und bleibt gemerkt.</translation>
    </message>
    <message>
        <source>A yellow card that makes something cheaper is the discount in the tray. One that gives something is entered as an action card.</source>
        <translation>Eine gelbe Karte, die etwas billiger macht, ist der Nachlass im Fach. Eine, die etwas gibt, wird als Aktionskarte eingegeben.</translation>
    </message>
    <message>
        <source>Masonry and its successors allow more stages with one action. An unfinished wonder that is too old is lost when an age begins.</source>
        <translation>Mauerwerk und seine Nachfolger erlauben mehrere Stufen je Aktion. Ein unfertiges Wunder, das zu alt ist, geht verloren, wenn ein Zeitalter beginnt.</translation>
    </message>
    <message>
        <source>One political card a turn, before all else: an event, an aggression, a war or a pact. You may also resign.</source>
        <translation>Eine politische Karte je Zug, vor allem anderen: ein Ereignis, ein Angriff, ein Krieg oder ein Pakt. Du darfst auch aufgeben.</translation>
    </message>
    <message>
        <source>What an event does to everybody is offered; what somebody chooses is entered on that player’s board.</source>
        <translation>Was ein Ereignis bei allen bewirkt, wird angeboten; was jemand wählt, wird auf dessen Brett eingegeben.</translation>
    </message>
    <message>
        <source>Against leagues: whoever was attacked cannot be attacked again before their own next turn.</source>
        <translation>Gegen Bündnisse: Wer angegriffen wurde, kann bis zum eigenen nächsten Zug nicht wieder angegriffen werden.</translation>
    </message>
    <message>
        <source>The auction is at the table; only who won it, the bid and what is paid are entered.</source>
        <translation>Geboten wird am Tisch; eingegeben werden nur Gewinner, Gebot und Bezahlung.</translation>
    </message>
    <message>
        <source>In a tie the player on turn is ahead, then the next one in order.</source>
        <translation>Bei Gleichstand liegt vorn, wer am Zug ist, dann der Nächste in der Reihenfolge.</translation>
    </message>
    <message>
        <source>First it is seen whether the people rise. Then come culture and science, food, consumption, resources and corruption, and the military cards to draw.</source>
        <translation>Zuerst zeigt sich, ob das Volk sich erhebt. Dann kommen Kultur und Wissen, Nahrung, Verbrauch, Rohstoffe und Korruption und die Militärkarten, die gezogen werden.</translation>
    </message>
    <message>
        <source>“New age” in Politics is tapped when the last card of the civil deck goes into the row.</source>
        <translation>„Neues Zeitalter“ in der Politik wird getippt, wenn die letzte Karte des zivilen Stapels in die Reihe kommt.</translation>
    </message>
    <message>
        <source>Against the Rival only more culture wins: in a tie it is ahead.</source>
        <translation>Gegen den Rivalen gewinnt nur mehr Kultur: Bei Gleichstand liegt er vorn.</translation>
    </message>
    <message>
        <source>Equal culture shares the win. Whoever resigned comes last.</source>
        <translation>Gleiche Kultur teilt den Sieg. Wer aufgegeben hat, kommt zuletzt.</translation>
    </message>
    <message>
        <source>You play against an opponent that has no board, only units on tactics and culture. You turn its cards over, the app says what it does.</source>
        <translation>Du spielst gegen einen Gegner ohne Brett, der nur Einheiten auf Taktiken und Kultur hat. Du deckst seine Karten auf, die App sagt, was er tut.</translation>
    </message>
    <message>
        <source>In the end it has 60 culture for the four events that were set aside, and its rank in strength.</source>
        <translation>Am Ende hat er 60 Kultur für die vier beiseitegelegten Ereignisse und seinen Rang in der Stärke.</translation>
    </message>
    <message>
        <source>Its cards</source>
        <translation>Seine Karten</translation>
    </message>
    <message>
        <source>Its war</source>
        <translation>Sein Krieg</translation>
    </message>
    <message>
        <source>It decides first what it gives up, then you. Whoever is higher wins; the Rival gains or loses the difference as culture.</source>
        <translation>Er entscheidet zuerst, was er opfert, dann du. Wer höher ist, gewinnt; der Rivale erhält oder verliert den Unterschied als Kultur.</translation>
    </message>
    <message>
        <source>What the war card costs or brings you is entered: resources rather than food.</source>
        <translation>Was die Kriegskarte dich kostet oder dir bringt, wird eingegeben: Rohstoffe vor Nahrung.</translation>
    </message>
    <message>
        <source>Its attack</source>
        <extracomment>The Rival attacks.</extracomment>
        <translation>Sein Angriff</translation>
    </message>
    <message>
        <source>It wins only if its strength is higher than yours with all that you add. Equal is enough to hold.</source>
        <translation>Er gewinnt nur, wenn seine Stärke höher ist als deine mit allem, was du hinzufügst. Gleichstand genügt zum Halten.</translation>
    </message>
    <message>
        <source>If it wins it gains 3, 5 or 7 culture by the card, and you lose what the card says. The app chooses what you lose, but for a worker or a colony of several.</source>
        <translation>Gewinnt er, erhält er 3, 5 oder 7 Kultur je nach Karte, und du verlierst, was sie sagt. Die App wählt deinen Verlust, außer bei einem Arbeiter oder einer Kolonie von mehreren.</translation>
    </message>
    <message>
        <source>Its event</source>
        <translation>Sein Ereignis</translation>
    </message>
    <message>
        <source>Put its card on the future events, reveal the current one and tap it. What it does to the Rival is known; what it does to you is entered.</source>
        <translation>Lege seine Karte auf die künftigen Ereignisse, decke das aktuelle auf und tippe es an. Was es beim Rivalen bewirkt, ist bekannt; was es bei dir bewirkt, wird eingegeben.</translation>
    </message>
    <message>
        <source>Its bid</source>
        <extracomment>What the Rival bids for a territory.</extracomment>
        <translation>Sein Gebot</translation>
    </message>
    <message>
        <source>Draw three military cards for it. It bids what bonus cards bring and its weakest unit, and a second one if it stays stronger than you.</source>
        <translation>Ziehe drei Militärkarten für ihn. Er bietet, was Bonuskarten bringen, und seine schwächste Einheit, dazu eine zweite, wenn er stärker bleibt als du.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <extracomment>What the player bids for a territory.</extracomment>
        <translation>Dein Gebot</translation>
    </message>
    <message>
        <source>Bid more than the Rival and pay with units, or pass and it has the territory: 7 culture for age I, 13 for age II.</source>
        <translation>Biete mehr als der Rivale und bezahle mit Einheiten, oder passe, dann hat er das Gebiet: 7 Kultur für Zeitalter I, 13 für Zeitalter II.</translation>
    </message>
    <message>
        <source>Its army</source>
        <translation>Sein Heer</translation>
    </message>
    <message>
        <source>Turn over as many of its cards as the page says and tap each. They are discarded afterwards: what was drawn is the whole hand.</source>
        <translation>Decke so viele seiner Karten auf, wie die Seite sagt, und tippe jede an. Danach werden sie abgeworfen: Was gezogen wurde, ist die ganze Hand.</translation>
    </message>
    <message>
        <source>The app sees no cards: the row, the hands, the decks and the piles of events stay on the table, as does whether a card may be taken or played.</source>
        <translation>Die App sieht keine Karten: Reihe, Hände, Stapel und Ereignisse bleiben am Tisch, ebenso, ob eine Karte genommen oder gespielt werden darf.</translation>
    </message>
    <message>
        <source>What a card brings beyond its lasting effect is said where it is played, and entered by hand.</source>
        <translation>Was eine Karte über ihre dauernde Wirkung hinaus bringt, steht dort, wo sie gespielt wird, und wird von Hand eingegeben.</translation>
    </message>
    <message>
        <source>Who wins an auction, what spoils a war brings and whom an event strikes when somebody must choose is taken at the table’s word.</source>
        <translation>Wer eine Auktion gewinnt, was ein Krieg bringt und wen ein Ereignis trifft, wenn jemand wählen muss, glaubt die App dem Tisch.</translation>
    </message>
    <message>
        <source>%1 · round %2, age %3</source>
        <extracomment>Head of a turn in the log.</extracomment>
        <translation>%1 · Runde %2, Zeitalter %3</translation>
    </message>
    <message>
        <source>First, 2006</source>
        <translation>Erste, 2006</translation>
    </message>
    <message>
        <source>A New Story, 2015</source>
        <translation>Neue Ausgabe, 2015</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <extracomment>A technology, like the 33 that follow.</extracomment>
        <translation>Landwirtschaft</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Bewässerung</translation>
    </message>
    <message>
        <source>Selective Breeding</source>
        <translation>Zuchtwahl</translation>
    </message>
    <message>
        <source>Mechanized Agriculture</source>
        <translation>Mechanisierte Landwirtschaft</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Eisen</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>Oil</source>
        <translation>Öl</translation>
    </message>
    <message>
        <source>Philosophy</source>
        <translation>Philosophie</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alchemie</translation>
    </message>
    <message>
        <source>Scientific Method</source>
        <translation>Wissenschaftliche Methode</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Theology</source>
        <translation>Theologie</translation>
    </message>
    <message>
        <source>Organized Religion</source>
        <translation>Organisierte Religion</translation>
    </message>
    <message>
        <source>Printing Press</source>
        <translation>Buchdruck</translation>
    </message>
    <message>
        <source>Journalism</source>
        <translation>Journalismus</translation>
    </message>
    <message>
        <source>Multimedia</source>
        <translation>Multimedia</translation>
    </message>
    <message>
        <source>Drama</source>
        <translation>Schauspiel</translation>
    </message>
    <message>
        <source>Opera</source>
        <translation>Oper</translation>
    </message>
    <message>
        <source>Movies</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>Bread and Circuses</source>
        <translation>Brot und Spiele</translation>
    </message>
    <message>
        <source>Team Sports</source>
        <translation>Mannschaftssport</translation>
    </message>
    <message>
        <source>Professional Sports</source>
        <translation>Profisport</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Krieger</translation>
    </message>
    <message>
        <source>Swordsmen</source>
        <translation>Schwertkämpfer</translation>
    </message>
    <message>
        <source>Riflemen</source>
        <translation>Schützen</translation>
    </message>
    <message>
        <source>Modern Infantry</source>
        <translation>Moderne Infanterie</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Cavalrymen</source>
        <translation>Kavalleristen</translation>
    </message>
    <message>
        <source>Tanks</source>
        <translation>Panzer</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Kanonen</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>Raketen</translation>
    </message>
    <message>
        <source>Air Forces</source>
        <translation>Luftstreitkräfte</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>A type of technology, like the ten that follow.</extracomment>
        <translation>Farm</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Tempel</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bücherei</translation>
    </message>
    <message>
        <source>Theater</source>
        <translation>Theater</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Kavallerie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Luft</translation>
    </message>
    <message>
        <source>Despotism</source>
        <extracomment>A government, like the seven that follow.</extracomment>
        <translation>Despotie</translation>
    </message>
    <message>
        <source>Monarchy</source>
        <translation>Monarchie</translation>
    </message>
    <message>
        <source>Theocracy</source>
        <translation>Theokratie</translation>
    </message>
    <message>
        <source>Constitutional Monarchy</source>
        <translation>Konstitutionelle Monarchie</translation>
    </message>
    <message>
        <source>Republic</source>
        <translation>Republik</translation>
    </message>
    <message>
        <source>Communism</source>
        <translation>Kommunismus</translation>
    </message>
    <message>
        <source>Democracy</source>
        <translation>Demokratie</translation>
    </message>
    <message>
        <source>Fundamentalism</source>
        <translation>Fundamentalismus</translation>
    </message>
    <message>
        <source>No tactic</source>
        <translation>Keine Taktik</translation>
    </message>
    <message>
        <source>Fighting Band</source>
        <extracomment>A tactic, like the 15 that follow.</extracomment>
        <translation>Kampftrupp</translation>
    </message>
    <message>
        <source>Light Cavalry</source>
        <translation>Leichte Reiterei</translation>
    </message>
    <message>
        <source>Legion</source>
        <translation>Legion</translation>
    </message>
    <message>
        <source>Medieval Army</source>
        <translation>Heer des Mittelalters</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation>Phalanx</translation>
    </message>
    <message>
        <source>Heavy Cavalry</source>
        <translation>Schwere Reiterei</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Befestigung</translation>
    </message>
    <message>
        <source>Mobile Artillery</source>
        <translation>Fahrende Artillerie</translation>
    </message>
    <message>
        <source>Conquistadors</source>
        <translation>Konquistadoren</translation>
    </message>
    <message>
        <source>Defensive Army</source>
        <translation>Abwehrheer</translation>
    </message>
    <message>
        <source>Napoleonic Army</source>
        <translation>Napoleonisches Heer</translation>
    </message>
    <message>
        <source>Classic Army</source>
        <translation>Klassisches Heer</translation>
    </message>
    <message>
        <source>Entrenchments</source>
        <translation>Verschanzung</translation>
    </message>
    <message>
        <source>Mechanized Army</source>
        <translation>Mechanisiertes Heer</translation>
    </message>
    <message>
        <source>Shock Troops</source>
        <translation>Stoßtruppen</translation>
    </message>
    <message>
        <source>Modern Army</source>
        <translation>Modernes Heer</translation>
    </message>
    <message>
        <source>Leader</source>
        <extracomment>A kind of card, like the five that follow.</extracomment>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Kolonie</translation>
    </message>
    <message>
        <source>Pact</source>
        <translation>Pakt</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Civil</source>
        <extracomment>A family of special technologies, like the three that follow.</extracomment>
        <translation>Zivil</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militär</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Erkundung</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Bauwesen</translation>
    </message>
    <message>
        <source>Yellow tokens</source>
        <translation>Gelbe Steine</translation>
    </message>
    <message>
        <source>Blue tokens</source>
        <translation>Blaue Steine</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Kultur</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nahrung</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Rohstoffe</translation>
    </message>
    <message>
        <source>Civil actions</source>
        <translation>Zivile Aktionen</translation>
    </message>
    <message>
        <source>Military actions</source>
        <translation>Militäraktionen</translation>
    </message>
    <message>
        <source>Resources for units</source>
        <translation>Rohstoffe für Einheiten</translation>
    </message>
    <message>
        <source>Urban limit</source>
        <translation>Stadtlimit</translation>
    </message>
    <message>
        <source>Culture a turn</source>
        <translation>Kultur pro Zug</translation>
    </message>
    <message>
        <source>Science a turn</source>
        <translation>Wissen pro Zug</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Happiness</source>
        <translation>Zufriedenheit</translation>
    </message>
    <message>
        <source>Discontented</source>
        <extracomment>Workers that are not content.</extracomment>
        <translation>Unzufriedene</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Where culture comes from, like the twelve that follow.</extracomment>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Regierung</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Anführer</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Wunder</translation>
    </message>
    <message>
        <source>Specials</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Kolonien</translation>
    </message>
    <message>
        <source>Pacts</source>
        <translation>Pakte</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Andere Karten</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Kämpfe</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Auswirkungen</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Hungersnot</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>Culture that the table has corrected by hand.</extracomment>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>By its age</source>
        <extracomment>Where the Rival&apos;s culture comes from: what it produces by the age.</extracomment>
        <translation>Nach Zeitalter</translation>
    </message>
    <message>
        <source>Events prepared</source>
        <extracomment>Where the Rival&apos;s culture comes from, like the five that follow.</extracomment>
        <translation>Vorbereitet</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Kriege</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Letzte Ereignisse</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>An event of the third age, like the ten that follow.</extracomment>
        <translation>Ausgewogenheit</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Industry</source>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Bevölkerung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Vielfalt</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>A military card, like those that follow.</extracomment>
        <translation>Krieg</translation>
    </message>
    <message>
        <source>Its hand</source>
        <extracomment>The cards that the Rival holds.</extracomment>
        <translation>Seine Hand</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How strong the Rival is, like the three that follow.</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Enslave</source>
        <translation>Versklavung</translation>
    </message>
    <message>
        <source>Plunder</source>
        <translation>Plünderung</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Überfall</translation>
    </message>
    <message>
        <source>Annex</source>
        <translation>Annexion</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spion</translation>
    </message>
    <message>
        <source>Armed Intervention</source>
        <translation>Bewaffneter Eingriff</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Attentat</translation>
    </message>
    <message>
        <source>Sabotage</source>
        <translation>Sabotage</translation>
    </message>
    <message>
        <source>Infiltrate</source>
        <translation>Infiltration</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Library</source>
        <comment>short</comment>
        <translation>Bücherei</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>short</comment>
        <translation>Infant.</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <comment>short</comment>
        <translation>Kaval.</translation>
    </message>
    <message>
        <source>Artillery</source>
        <comment>short</comment>
        <translation>Artill.</translation>
    </message>
    <message>
        <source>Free workers</source>
        <translation>Freie Arbeiter</translation>
    </message>
    <message>
        <source>The Rival</source>
        <translation>Der Rivale</translation>
    </message>
    <message>
        <source>Age %1</source>
        <extracomment>%1 is A, I, II, III or IV.</extracomment>
        <translation>Zeitalter %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>A type of technology and its level: Mine, level II.</extracomment>
        <translation>%1, Stufe %2</translation>
    </message>
    <message>
        <source>Technologies and workers</source>
        <translation>Technologien und Arbeiter</translation>
    </message>
    <message>
        <source>Where the culture came from</source>
        <translation>Woher die Kultur kam</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The name of a card and its age.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Von Hand korrigiert</translation>
    </message>
    <message numerus="yes">
        <source>%n food a token</source>
        <translation>
            <numerusform>%n Nahrung je Stein</numerusform>
            <numerusform>%n Nahrung je Stein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a token</source>
        <translation>
            <numerusform>%n Rohstoff je Stein</numerusform>
            <numerusform>%n Rohstoffe je Stein</numerusform>
        </translation>
    </message>
    <message>
        <source>urban limit %1</source>
        <translation>Stadtlimit %1</translation>
    </message>
    <message numerus="yes">
        <source>%n infantry</source>
        <translation>
            <numerusform>%n Infanterie</numerusform>
            <numerusform>%n Infanterie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <translation>
            <numerusform>%n Kavallerie</numerusform>
            <numerusform>%n Kavallerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artillery</source>
        <translation>
            <numerusform>%n Artillerie</numerusform>
            <numerusform>%n Artillerie</numerusform>
        </translation>
    </message>
    <message>
        <source>no army</source>
        <translation>keine Armee</translation>
    </message>
    <message>
        <source>%1: strength +%2</source>
        <extracomment>The units of an army, and what it adds to strength.</extracomment>
        <translation>%1: Stärke +%2</translation>
    </message>
    <message>
        <source>%1: strength +%2, outdated +%3</source>
        <extracomment>The units of an army, what it adds, and what one with old units adds.</extracomment>
        <translation>%1: Stärke +%2, veraltet +%3</translation>
    </message>
    <message>
        <source>1 unit %1, 2 units %2</source>
        <extracomment>What units of the Rival on a tactic are worth.</extracomment>
        <translation>1 Einheit %1, 2 Einheiten %2</translation>
    </message>
    <message>
        <source>war, age %1</source>
        <translation>Krieg, Zeitalter %1</translation>
    </message>
    <message>
        <source>aggression, age %1</source>
        <translation>Angriff, Zeitalter %1</translation>
    </message>
    <message>
        <source>event, age %1</source>
        <translation>Ereignis, Zeitalter %1</translation>
    </message>
    <message>
        <source>territory, age %1</source>
        <translation>Gebiet, Zeitalter %1</translation>
    </message>
    <message>
        <source>defence %1, colonization %2</source>
        <translation>Verteidigung %1, Besiedlung %2</translation>
    </message>
    <message>
        <source>Leave out the cards marked 3+ and 4+, and all pacts</source>
        <translation>Karten mit 3+ und 4+ und alle Pakte weglassen</translation>
    </message>
    <message>
        <source>Leave out the cards marked 4+</source>
        <translation>Karten mit 4+ weglassen</translation>
    </message>
    <message>
        <source>Take out 3 cards of age A, 9 of each other age</source>
        <translation>3 Karten A, je 9 der anderen Zeitalter entfernen</translation>
    </message>
    <message>
        <source>Give the Rival one Light Cavalry and one unit</source>
        <translation>Dem Rivalen eine Leichte Reiterei und eine Einheit geben</translation>
    </message>
    <message>
        <source>Give the Rival any marker as Light Cavalry, and one unit</source>
        <translation>Dem Rivalen einen Marker als Leichte Reiterei und eine Einheit geben</translation>
    </message>
    <message>
        <source>Set 4 events of age III aside, and Strength</source>
        <translation>4 Ereignisse III beiseitelegen, dazu Stärke</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n civil cards of age A in the row</source>
        <translation>
            <numerusform>%n zivile Karte von Zeitalter A in die Reihe legen</numerusform>
            <numerusform>%n zivile Karten von Zeitalter A in die Reihe legen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a pile of %n events of age A</source>
        <translation>
            <numerusform>Einen Stapel von %n Ereignis von Zeitalter A legen</numerusform>
            <numerusform>Einen Stapel von %n Ereignissen von Zeitalter A legen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all cards of age %1 from the hands</source>
        <translation>Alle Karten von Zeitalter %1 abwerfen</translation>
    </message>
    <message>
        <source>Put out the decks of age %1</source>
        <translation>Stapel von Zeitalter %1 auslegen</translation>
    </message>
    <message>
        <source>No new decks: the row is not filled up any more</source>
        <translation>Keine neuen Stapel: Die Reihe wird nicht mehr aufgefüllt</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards for it, face down</source>
        <translation>
            <numerusform>%n Militärkarte verdeckt für ihn ziehen</numerusform>
            <numerusform>%n Militärkarten verdeckt für ihn ziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the %n leftmost places of the row</source>
        <translation>
            <numerusform>Den %n linken Platz der Reihe leeren</numerusform>
            <numerusform>Die %n linken Plätze der Reihe leeren</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the leftmost of the kind on top of the deck</source>
        <translation>Dann die linkste von der Art der obersten Karte</translation>
    </message>
    <message>
        <source>Slide the row together and fill it up</source>
        <translation>Die Reihe zusammenschieben und auffüllen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no units</source>
        <translation>keine Einheiten</translation>
    </message>
    <message>
        <source>The food that your farms give in a turn.</source>
        <translation>Die Nahrung, die deine Farmen in einem Zug geben.</translation>
    </message>
    <message>
        <source>The food that you produce in a turn, and 4 more if that is more than your people eat.</source>
        <translation>Die Nahrung, die du in einem Zug produzierst, und 4 mehr, wenn das mehr ist, als dein Volk isst.</translation>
    </message>
    <message>
        <source>1 for each level of all urban buildings.</source>
        <translation>1 je Stufe aller Stadtgebäude.</translation>
    </message>
    <message>
        <source>Twice the least of science, culture, food and resources that you make in a turn.</source>
        <translation>Das Doppelte des Kleinsten von Wissen, Kultur, Nahrung und Rohstoffen eines Zuges.</translation>
    </message>
    <message>
        <source>4 for each colony.</source>
        <translation>4 je Kolonie.</translation>
    </message>
    <message>
        <source>3 for each colony.</source>
        <translation>3 je Kolonie.</translation>
    </message>
    <message>
        <source>1 for each level of all units and arenas.</source>
        <translation>1 je Stufe aller Einheiten und Arenen.</translation>
    </message>
    <message>
        <source>2 for each civil action, 1 for each military action.</source>
        <translation>2 je ziviler Aktion, 1 je Militäraktion.</translation>
    </message>
    <message>
        <source>2 for each happy face, 2 less for each discontented worker.</source>
        <translation>2 je zufriedenem Gesicht, 2 weniger je unzufriedenem Arbeiter.</translation>
    </message>
    <message>
        <source>The resources that your mines give in a turn.</source>
        <translation>Die Rohstoffe, die deine Minen in einem Zug geben.</translation>
    </message>
    <message>
        <source>2 for each content worker above 10.</source>
        <translation>2 je zufriedenem Arbeiter über 10.</translation>
    </message>
    <message>
        <source>2 for each level of your government and your specials.</source>
        <translation>2 je Stufe deiner Regierung und deiner Spezialtechnologien.</translation>
    </message>
    <message>
        <source>By rank in science a turn: with four players 15, 10, 5 and 0, with three 14, 7 and 0, with two 10 and 0.</source>
        <translation>Nach Rang im Wissen pro Zug: zu viert 15, 10, 5 und 0, zu dritt 14, 7 und 0, zu zweit 10 und 0.</translation>
    </message>
    <message>
        <source>By rank in strength: with four players 15, 10, 5 and 0, with three 14, 7 and 0, with two 10 and 0.</source>
        <translation>Nach Rang in der Stärke: zu viert 15, 10, 5 und 0, zu dritt 14, 7 und 0, zu zweit 10 und 0.</translation>
    </message>
    <message>
        <source>4 for each technology, government and special of level III.</source>
        <translation>4 je Technologie, Regierung und Spezialtechnologie der Stufe III.</translation>
    </message>
    <message>
        <source>2 for each type of urban building and unit with a worker, and for each special.</source>
        <translation>2 je Art von Stadtgebäude und Einheit mit einem Arbeiter und je Spezialtechnologie.</translation>
    </message>
    <message>
        <source>For each wonder of age A 5, I 4, II 3, III 2.</source>
        <translation>Je Wunder von Zeitalter A 5, I 4, II 3, III 2.</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>Die Partie ist zu Ende. Mach rückgängig, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>In this edition no units are given up in battle.</source>
        <translation>In dieser Ausgabe werden im Kampf keine Einheiten geopfert.</translation>
    </message>
    <message>
        <source>%1 is not in this edition.</source>
        <translation>%1 gibt es in dieser Ausgabe nicht.</translation>
    </message>
    <message>
        <source>In the first round only cards are taken.</source>
        <translation>In der ersten Runde werden nur Karten genommen.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Wähle einen anderen Spieler.</translation>
    </message>
    <message>
        <source>%1 belongs to a later age.</source>
        <translation>%1 gehört in ein späteres Zeitalter.</translation>
    </message>
    <message>
        <source>A revolution must be the first action.</source>
        <translation>Eine Revolution muss die erste Aktion sein.</translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions short.</source>
        <translation>
            <numerusform>%n zivile Aktion fehlt.</numerusform>
            <numerusform>%n zivile Aktionen fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions short.</source>
        <translation>
            <numerusform>%n Militäraktion fehlt.</numerusform>
            <numerusform>%n Militäraktionen fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is known already.</source>
        <translation>%1 ist schon bekannt.</translation>
    </message>
    <message>
        <source>%1 is not known yet.</source>
        <translation>%1 ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is in play already.</source>
        <translation>%1 ist schon im Spiel.</translation>
    </message>
    <message>
        <source>No worker free.</source>
        <translation>Kein Arbeiter frei.</translation>
    </message>
    <message>
        <source>%1: no worker is there.</source>
        <translation>%1: Dort ist kein Arbeiter.</translation>
    </message>
    <message>
        <source>The yellow bank is empty.</source>
        <translation>Die gelbe Bank ist leer.</translation>
    </message>
    <message numerus="yes">
        <source>The government allows %n.</source>
        <translation>
            <numerusform>Die Regierung erlaubt %n.</numerusform>
            <numerusform>Die Regierung erlaubt %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only to a higher level of the same kind.</source>
        <translation>Nur zu einer höheren Stufe derselben Art.</translation>
    </message>
    <message>
        <source>Finish %1 first.</source>
        <translation>Erst %1 fertigstellen.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n stages left.</source>
        <translation>
            <numerusform>Nur noch %n Stufe.</numerusform>
            <numerusform>Nur noch %n Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolve the war first.</source>
        <translation>Erst den Krieg auflösen.</translation>
    </message>
    <message>
        <source>No war was declared there.</source>
        <translation>Dort ist kein Krieg erklärt.</translation>
    </message>
    <message>
        <source>%1 was attacked already this round.</source>
        <translation>%1 wurde in dieser Runde schon angegriffen.</translation>
    </message>
    <message numerus="yes">
        <source>%n food short.</source>
        <translation>
            <numerusform>%n Nahrung fehlt.</numerusform>
            <numerusform>%n Nahrung fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources short.</source>
        <translation>
            <numerusform>%n Rohstoff fehlt.</numerusform>
            <numerusform>%n Rohstoffe fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science short.</source>
        <translation>
            <numerusform>%n Wissen fehlt.</numerusform>
            <numerusform>%n Wissen fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No units are given up in the last round.</source>
        <translation>In der letzten Runde keine Opfer.</translation>
    </message>
    <message>
        <source>At least one unit must go.</source>
        <translation>Mindestens eine Einheit muss gehen.</translation>
    </message>
    <message>
        <source>Only against a weaker player.</source>
        <translation>Nur gegen Schwächere.</translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <translation>Da ist nichts zu holen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed.</source>
        <translation>
            <numerusform>%n mehr ist nötig.</numerusform>
            <numerusform>%n mehr sind nötig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter exactly %n cards.</source>
        <translation>
            <numerusform>Genau %n Karte eingeben.</numerusform>
            <numerusform>Genau %n Karten eingeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of the cards that fit.</source>
        <translation>Wähle eine der passenden Karten.</translation>
    </message>
    <message>
        <source>Choose which one is lost.</source>
        <translation>Wähle, was verloren geht.</translation>
    </message>
    <message>
        <source>%1 has been scored.</source>
        <translation>%1 ist schon gewertet.</translation>
    </message>
    <message>
        <source>Choose exactly four.</source>
        <translation>Genau vier wählen.</translation>
    </message>
    <message>
        <source>This is the last age.</source>
        <translation>Das ist das letzte Zeitalter.</translation>
    </message>
    <message>
        <source>That is not for a turn. End the turn first.</source>
        <translation>Das geht nicht in einem Zug. Beende ihn zuerst.</translation>
    </message>
    <message>
        <source>Resolve the Rival’s war first.</source>
        <translation>Erst den Krieg des Rivalen auflösen.</translation>
    </message>
    <message>
        <source>Enter the Rival’s cards first.</source>
        <translation>Erst die Karten des Rivalen eingeben.</translation>
    </message>
    <message>
        <source>Answer the Rival’s attack first.</source>
        <translation>Erst auf den Angriff des Rivalen antworten.</translation>
    </message>
    <message>
        <source>Enter the event that was revealed first.</source>
        <translation>Erst das aufgedeckte Ereignis eingeben.</translation>
    </message>
    <message>
        <source>Enter the Rival’s cards for its bid first.</source>
        <translation>Erst die Karten des Rivalen für sein Gebot eingeben.</translation>
    </message>
    <message>
        <source>Bid for the territory or pass first.</source>
        <translation>Erst auf das Gebiet bieten oder passen.</translation>
    </message>
    <message>
        <source>Score the last events first.</source>
        <translation>Erst die letzten Ereignisse werten.</translation>
    </message>
    <message>
        <source>A player can be named only once.</source>
        <translation>Ein Spieler kann nur einmal genannt werden.</translation>
    </message>
    <message>
        <source>%1: not here.</source>
        <translation>%1: hier nicht.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1: von %2 bis %3.</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Zeitalter</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Nachlass</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Zusatzpunkte</translation>
    </message>
    <message>
        <source>Effect of the card</source>
        <translation>Wirkung der Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n units built</source>
        <translation>
            <numerusform>%n Einheit gebaut</numerusform>
            <numerusform>%n Einheiten gebaut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units upgraded</source>
        <translation>
            <numerusform>%n Einheit aufgewertet</numerusform>
            <numerusform>%n Einheiten aufgewertet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Rival takes %n cards off the row.</source>
        <translation>
            <numerusform>Der Rivale nimmt %n Karte aus der Reihe.</numerusform>
            <numerusform>Der Rivale nimmt %n Karten aus der Reihe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Rival holds no cards this turn.</source>
        <translation>Der Rivale hat diesmal keine Karten.</translation>
    </message>
    <message>
        <source>Strength %1 against %2.</source>
        <translation>Stärke %1 gegen %2.</translation>
    </message>
    <message>
        <source>The Rival holds %1 and plays none of them.</source>
        <translation>Der Rivale hat %1 und spielt nichts davon.</translation>
    </message>
    <message>
        <source>The Rival holds %1 and plays %2.</source>
        <translation>Der Rivale hat %1 und spielt %2.</translation>
    </message>
    <message>
        <source>The Rival prepares %1.</source>
        <translation>Der Rivale bereitet %1 vor.</translation>
    </message>
    <message>
        <source>The Rival declares war, age %1.</source>
        <translation>Der Rivale erklärt Krieg, Zeitalter %1.</translation>
    </message>
    <message>
        <source>The Rival attacks with %1 and strength %2.</source>
        <translation>Der Rivale greift mit %1 und Stärke %2 an.</translation>
    </message>
    <message>
        <source>The Rival draws %1: defence +%2.</source>
        <translation>Der Rivale zieht %1: Verteidigung +%2.</translation>
    </message>
    <message>
        <source>The Rival gives up %1: strength +%2.</source>
        <translation>Der Rivale opfert %1: Stärke +%2.</translation>
    </message>
    <message>
        <source>The Rival does not bid.</source>
        <translation>Der Rivale bietet nicht.</translation>
    </message>
    <message>
        <source>The Rival bids %1 with %2.</source>
        <translation>Der Rivale bietet %1 mit %2.</translation>
    </message>
    <message>
        <source>Nobody takes the territory.</source>
        <translation>Niemand nimmt das Gebiet.</translation>
    </message>
    <message>
        <source>The Rival takes the territory of age %1.</source>
        <translation>Der Rivale nimmt das Gebiet von Zeitalter %1.</translation>
    </message>
    <message>
        <source>The Rival has a new tactic: %1.</source>
        <translation>Der Rivale hat eine neue Taktik: %1.</translation>
    </message>
    <message>
        <source>The Rival mobilises: %1.</source>
        <translation>Der Rivale rüstet: %1.</translation>
    </message>
    <message>
        <source>The Rival arms no further.</source>
        <translation>Der Rivale baut nichts.</translation>
    </message>
    <message>
        <source>The Rival arms: %1.</source>
        <translation>Der Rivale baut: %1.</translation>
    </message>
    <message>
        <source>Gandhi holds the Rival back: no tactic, no units.</source>
        <translation>Gandhi hält den Rivalen zurück: keine Taktik, keine Einheiten.</translation>
    </message>
    <message>
        <source>Tactics without units leave the Rival: %1.</source>
        <translation>Taktiken ohne Einheiten verlassen den Rivalen: %1.</translation>
    </message>
    <message>
        <source>The Rival draws no cards.</source>
        <translation>Der Rivale zieht keine Karten.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards for the Rival, face down.</source>
        <translation>
            <numerusform>Ziehe %n Militärkarte verdeckt für den Rivalen.</numerusform>
            <numerusform>Ziehe %n Militärkarten verdeckt für den Rivalen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of the row costs 1, 2 or 3 civil actions by its place, a wonder 1 more for each wonder you have finished. Only what it costs is entered; the card stays on the table.</source>
        <translation>Eine Karte der Reihe kostet je nach Platz 1, 2 oder 3 zivile Aktionen, ein Wunder 1 mehr je fertigem Wunder. Eingegeben wird nur, was sie kostet; die Karte bleibt am Tisch.</translation>
    </message>
    <message>
        <source>A new worker costs 1 civil action and food. The emptier the yellow bank, the more food; it is 2 at first and 7 in the end.</source>
        <translation>Ein neuer Arbeiter kostet 1 zivile Aktion und Nahrung. Je leerer die gelbe Bank, desto mehr: anfangs 2, am Ende 7.</translation>
    </message>
    <message>
        <source>A free worker goes to a technology that you know for 1 civil action, or 1 military action for a unit, and its price in resources.</source>
        <translation>Ein freier Arbeiter geht für 1 zivile Aktion, bei einer Einheit für 1 Militäraktion, und den Preis in Rohstoffen auf eine bekannte Technologie.</translation>
    </message>
    <message>
        <source>A worker goes to a higher level of the same type for one action and the difference of the two prices.</source>
        <translation>Ein Arbeiter geht für eine Aktion und den Unterschied der Preise auf eine höhere Stufe derselben Art.</translation>
    </message>
    <message>
        <source>Taking a worker off a technology costs one action. The worker is free again, the resources are gone.</source>
        <translation>Einen Arbeiter von einer Technologie zu nehmen kostet eine Aktion. Er ist wieder frei, die Rohstoffe sind weg.</translation>
    </message>
    <message>
        <source>A technology from your hand costs 1 civil action and its price in science.</source>
        <translation>Eine Technologie aus deiner Hand kostet 1 zivile Aktion und ihren Preis in Wissen.</translation>
    </message>
    <message>
        <source>Your government says how many workers each type of urban building may have. It stops building only: an upgrade is always possible.</source>
        <translation>Deine Regierung bestimmt, wie viele Arbeiter jede Art von Stadtgebäude haben darf. Das gilt nur fürs Bauen: Aufwerten geht immer.</translation>
    </message>
    <message>
        <source>A new government comes in peace for the higher price in science and 1 civil action.</source>
        <translation>Eine neue Regierung kommt friedlich für den höheren Preis in Wissen und 1 zivile Aktion.</translation>
    </message>
    <message>
        <source>A revolution costs less science but all civil actions of the turn, so it must be the first thing you do.</source>
        <translation>Eine Revolution kostet weniger Wissen, aber alle zivilen Aktionen des Zuges; sie muss also das Erste sein.</translation>
    </message>
    <message>
        <source>A leader costs 1 civil action and puts the former one out. Leaders leave when the age after their own is over.</source>
        <translation>Ein Anführer kostet 1 zivile Aktion und löst den früheren ab. Anführer gehen, wenn das Zeitalter nach ihrem eigenen vorbei ist.</translation>
    </message>
    <message>
        <source>A leader costs 1 civil action and puts the former one out, which gives the action back. Leaders leave when the age after their own is over.</source>
        <translation>Ein Anführer kostet 1 zivile Aktion und löst den früheren ab, was die Aktion zurückgibt. Anführer gehen, wenn das Zeitalter nach ihrem eigenen vorbei ist.</translation>
    </message>
    <message>
        <source>A wonder is begun when it is taken from the row, one at a time. Each stage costs 1 civil action and resources and keeps a blue token until the wonder is finished.</source>
        <translation>Ein Wunder beginnt, wenn es aus der Reihe genommen wird, immer nur eines. Jede Stufe kostet 1 zivile Aktion und Rohstoffe und behält einen blauen Stein, bis das Wunder fertig ist.</translation>
    </message>
    <message>
        <source>A special technology costs 1 civil action and science. Of each family only the newest counts.</source>
        <translation>Eine Spezialtechnologie kostet 1 zivile Aktion und Wissen. Aus jeder Familie zählt nur die neueste.</translation>
    </message>
    <message>
        <source>A tactic costs 1 military action. Each army, a full set of its units, adds its strength; an air force doubles the best one.</source>
        <translation>Eine Taktik kostet 1 Militäraktion. Jede Armee, ein voller Satz ihrer Einheiten, gibt ihre Stärke dazu; eine Luftstreitkraft verdoppelt die beste.</translation>
    </message>
    <message>
        <source>A unit two levels below the tactic is outdated, and an army with one adds less.</source>
        <translation>Eine Einheit zwei Stufen unter der Taktik ist veraltet, und eine Armee mit einer solchen gibt weniger.</translation>
    </message>
    <message>
        <source>The yellow bank holds workers to come. Each section that is empty makes the next worker dearer, your people hungrier and wants another happy face.</source>
        <translation>Die gelbe Bank hält künftige Arbeiter. Jeder leere Abschnitt macht den nächsten teurer, dein Volk hungriger und verlangt ein zufriedenes Gesicht mehr.</translation>
    </message>
    <message>
        <source>Blue tokens lie on farms and mines as food and resources, and on a wonder under way. The fewer are left in the bank, the more corruption.</source>
        <translation>Blaue Steine liegen als Nahrung und Rohstoffe auf Farmen und Minen und auf einem begonnenen Wunder. Je weniger in der Bank sind, desto mehr Korruption.</translation>
    </message>
    <message>
        <source>A token of level A, I, II or III is worth 1, 2, 3 or 5. The app pays with the lowest and gives change.</source>
        <translation>Ein Stein der Stufe A, I, II oder III ist 1, 2, 3 oder 5 wert. Die App zahlt mit den niedrigsten und wechselt.</translation>
    </message>
    <message>
        <source>Whoever has fewer happy faces than the yellow bank asks for has discontented workers. Each free worker calms one of them.</source>
        <translation>Wer weniger zufriedene Gesichter hat, als die gelbe Bank verlangt, hat unzufriedene Arbeiter. Jeder freie Arbeiter beruhigt einen davon.</translation>
    </message>
    <message>
        <source>More discontented than free workers at the end of a turn is an uprising: no culture, no science, no production, no cards.</source>
        <translation>Mehr Unzufriedene als freie Arbeiter am Ende eines Zuges sind ein Aufstand: keine Kultur, kein Wissen, keine Produktion, keine Karten.</translation>
    </message>
    <message>
        <source>More discontented than free workers at the end of a turn is an uprising: no culture, no science, no production.</source>
        <translation>Mehr Unzufriedene als freie Arbeiter am Ende eines Zuges sind ein Aufstand: keine Kultur, kein Wissen, keine Produktion.</translation>
    </message>
    <message>
        <source>Corruption takes 2, 4 or 6 resources after production, by the blue tokens that are left. What is not there is not lost.</source>
        <translation>Korruption nimmt nach der Produktion 2, 4 oder 6 Rohstoffe, je nach den übrigen blauen Steinen. Was nicht da ist, geht nicht verloren.</translation>
    </message>
    <message>
        <source>Corruption takes 2, 4 or 6 resources before production, by the blue tokens that are left; what is missing is taken in food.</source>
        <translation>Korruption nimmt vor der Produktion 2, 4 oder 6 Rohstoffe, je nach den übrigen blauen Steinen; was fehlt, wird an Nahrung genommen.</translation>
    </message>
    <message>
        <source>Each food that is missing when your people eat costs 4 culture.</source>
        <translation>Jede Nahrung, die deinem Volk fehlt, kostet 4 Kultur.</translation>
    </message>
    <message>
        <source>For each military action that is left you draw a military card, at most 3; none in the first round and in age IV.</source>
        <translation>Für jede übrige Militäraktion ziehst du eine Militärkarte, höchstens 3; keine in der ersten Runde und in Zeitalter IV.</translation>
    </message>
    <message>
        <source>An event from your hand goes face down on the future events and brings culture by its level. Then the top one of the current events is revealed and strikes.</source>
        <translation>Ein Ereignis aus deiner Hand kommt verdeckt auf die künftigen Ereignisse und bringt Kultur nach seiner Stufe. Dann wird das oberste aktuelle aufgedeckt und trifft.</translation>
    </message>
    <message>
        <source>An aggression is decided at once. Both sides may give up units, the defender may add defence cards; the attacker must be higher.</source>
        <translation>Ein Angriff entscheidet sich sofort. Beide dürfen Einheiten opfern, der Verteidiger Verteidigungskarten legen; der Angreifer muss höher sein.</translation>
    </message>
    <message>
        <source>An aggression is decided at once and only against somebody weaker. The defender may add defence cards; the attacker must be higher.</source>
        <translation>Ein Angriff entscheidet sich sofort und geht nur gegen Schwächere. Der Verteidiger darf Verteidigungskarten legen; der Angreifer muss höher sein.</translation>
    </message>
    <message>
        <source>A war is declared in one turn and decided in the next turn of who declared it. There are no defence cards; the higher side wins, whoever it is.</source>
        <translation>Ein Krieg wird in einem Zug erklärt und im nächsten Zug dessen, der ihn erklärt hat, entschieden. Es gibt keine Verteidigungskarten; die höhere Seite gewinnt, wer es auch ist.</translation>
    </message>
    <message>
        <source>Units that are given up add their strength once more, with the bonus of the armies among them, and go back to the bank. Not in the last round.</source>
        <translation>Geopferte Einheiten geben ihre Stärke noch einmal dazu, mit dem Bonus ihrer Armeen, und gehen in die Bank zurück. Nicht in der letzten Runde.</translation>
    </message>
    <message>
        <source>In this edition units are given up for colonies only, never in battle.</source>
        <translation>In dieser Ausgabe werden Einheiten nur für Kolonien geopfert, nie im Kampf.</translation>
    </message>
    <message>
        <source>A territory goes to the highest bid. It is paid with at least one unit, what your cards add and bonus cards; the units are gone.</source>
        <translation>Ein Gebiet geht an das höchste Gebot. Bezahlt wird mit mindestens einer Einheit, dem, was deine Karten geben, und Bonuskarten; die Einheiten sind weg.</translation>
    </message>
    <message>
        <source>A pact binds two players as long as both want it; each of them has one side. It leaves when the age after its own is over.</source>
        <translation>Ein Pakt bindet zwei Spieler, solange beide wollen; jeder hat eine Seite. Er geht, wenn das Zeitalter nach seinem eigenen vorbei ist.</translation>
    </message>
    <message>
        <source>Events of age III score for everybody by what is on the boards, each once a game. Those that are left are all scored at the end.</source>
        <translation>Ereignisse von Zeitalter III werten für alle, was auf den Brettern ist, jedes einmal je Partie. Die übrigen werden alle am Ende gewertet.</translation>
    </message>
    <message>
        <source>When the civil deck runs out, the next age begins. Everybody loses 2 yellow tokens; leaders, pacts and unfinished wonders that are older than the age before leave.</source>
        <translation>Ist der zivile Stapel leer, beginnt das nächste Zeitalter. Alle verlieren 2 gelbe Steine; Anführer, Pakte und unfertige Wunder, die älter sind als das vorige Zeitalter, gehen.</translation>
    </message>
    <message>
        <source>Age IV brings the last round: everybody has the same number of turns. Then the last events are scored and most culture wins.</source>
        <translation>Zeitalter IV bringt die letzte Runde: Alle haben gleich viele Züge. Dann werden die letzten Ereignisse gewertet, und die meiste Kultur gewinnt.</translation>
    </message>
    <message>
        <source>Its units lie on tactics. One unit of a tactic is worth the small number, two the large one; more count in pairs.</source>
        <translation>Seine Einheiten liegen auf Taktiken. Eine Einheit einer Taktik ist die kleine Zahl wert, zwei die große; mehr zählen in Paaren.</translation>
    </message>
    <message>
        <source>It plays at most one card, the first that fits: a war if it is far stronger than you, an aggression if it is stronger, then an event or a territory. If several fit, the lot decides.</source>
        <translation>Er spielt höchstens eine Karte, die erste, die passt: einen Krieg, wenn er viel stärker ist als du, einen Angriff, wenn er stärker ist, dann ein Ereignis oder ein Gebiet. Passen mehrere, entscheidet das Los.</translation>
    </message>
    <message>
        <source>Then a better tactic comes into play, it builds or upgrades units and gains culture by the age. If it is far weaker than you it mobilises instead: more units, no culture.</source>
        <translation>Dann kommt eine bessere Taktik ins Spiel, er baut oder wertet Einheiten auf und erhält Kultur nach dem Zeitalter. Ist er viel schwächer als du, rüstet er stattdessen: mehr Einheiten, keine Kultur.</translation>
    </message>
    <message>
        <source>Through the Ages, over in round %1, age %2</source>
        <translation>Through the Ages, zu Ende in Runde %1, Zeitalter %2</translation>
    </message>
    <message>
        <source>Through the Ages, round %1, age %2</source>
        <translation>Through the Ages, Runde %1, Zeitalter %2</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Zivilisation</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 ist dran.</translation>
    </message>
    <message>
        <source>It is the Rival’s turn.</source>
        <translation>Der Rivale ist dran.</translation>
    </message>
    <message>
        <source>The last events are still to be scored.</source>
        <translation>Die letzten Ereignisse sind noch zu werten.</translation>
    </message>
    <message>
        <source>starts %1</source>
        <translation>beginnt %1</translation>
    </message>
    <message numerus="yes">
        <source>takes a card for %n actions</source>
        <translation>
            <numerusform>nimmt eine Karte für %n Aktion</numerusform>
            <numerusform>nimmt eine Karte für %n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>uses nothing</source>
        <translation>verwendet nichts</translation>
    </message>
    <message>
        <source>uses %1</source>
        <translation>verwendet %1</translation>
    </message>
    <message>
        <source>learns %1</source>
        <translation>erforscht %1</translation>
    </message>
    <message>
        <source>revolution, %1</source>
        <translation>Revolution, %1</translation>
    </message>
    <message>
        <source>government, %1</source>
        <translation>Regierung, %1</translation>
    </message>
    <message>
        <source>new worker</source>
        <translation>neuer Arbeiter</translation>
    </message>
    <message>
        <source>builds %1</source>
        <translation>baut %1</translation>
    </message>
    <message>
        <source>upgrades %1 to %2</source>
        <translation>wertet %1 zu %2 auf</translation>
    </message>
    <message>
        <source>destroys %1</source>
        <translation>reißt %1 ab</translation>
    </message>
    <message numerus="yes">
        <source>loses %n workers: %1</source>
        <translation>
            <numerusform>verliert %n Arbeiter: %1</numerusform>
            <numerusform>verliert %n Arbeiter: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds %n stages of the wonder</source>
        <translation>
            <numerusform>baut %n Stufe des Wunders</numerusform>
            <numerusform>baut %n Stufen des Wunders</numerusform>
        </translation>
    </message>
    <message>
        <source>gives the tactic up</source>
        <translation>gibt die Taktik auf</translation>
    </message>
    <message>
        <source>tactic, %1</source>
        <translation>Taktik, %1</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 geht</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>spielt %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>colonizes %1 for %2</source>
        <translation>besiedelt %1 für %2</translation>
    </message>
    <message>
        <source>declares war</source>
        <translation>erklärt Krieg</translation>
    </message>
    <message>
        <source>war with %1</source>
        <translation>Krieg mit %1</translation>
    </message>
    <message>
        <source>attack on %1</source>
        <translation>Angriff auf %1</translation>
    </message>
    <message>
        <source>event of age %1, revealed %2</source>
        <translation>Ereignis von Zeitalter %1, aufgedeckt %2</translation>
    </message>
    <message>
        <source>event of age %1</source>
        <translation>Ereignis von Zeitalter %1</translation>
    </message>
    <message>
        <source>No event is scored</source>
        <translation>Kein Ereignis wird gewertet</translation>
    </message>
    <message>
        <source>Scored: %1</source>
        <translation>Gewertet: %1</translation>
    </message>
    <message>
        <source>The next age begins</source>
        <translation>Das nächste Zeitalter beginnt</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>beendet den Zug</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>gibt auf</translation>
    </message>
    <message>
        <source>attack on the Rival, %1</source>
        <translation>Angriff auf den Rivalen, %1</translation>
    </message>
    <message>
        <source>The Rival’s war is fought</source>
        <translation>Der Krieg des Rivalen wird geführt</translation>
    </message>
    <message>
        <source>The Rival holds no cards</source>
        <translation>Der Rivale hat keine Karten</translation>
    </message>
    <message>
        <source>The Rival’s cards: %1</source>
        <translation>Karten des Rivalen: %1</translation>
    </message>
    <message>
        <source>cards %1</source>
        <translation>Karten %1</translation>
    </message>
    <message>
        <source>%1 lets the attack happen</source>
        <translation>%1 lässt den Angriff geschehen</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 verteidigt sich mit %2</translation>
    </message>
    <message>
        <source>Event of the Rival: %1</source>
        <translation>Ereignis des Rivalen: %1</translation>
    </message>
    <message>
        <source>The Rival bids</source>
        <translation>Der Rivale bietet</translation>
    </message>
    <message>
        <source>The Rival bids, cards %1</source>
        <translation>Der Rivale bietet, Karten %1</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A number of points, and where they come from.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2, a draw.</source>
        <translation>%1 gegen %2, unentschieden.</translation>
    </message>
    <message>
        <source>%1 against %2, %3 wins.</source>
        <translation>%1 gegen %2, %3 gewinnt.</translation>
    </message>
    <message>
        <source>%1 declares war on the Rival.</source>
        <translation>%1 erklärt dem Rivalen den Krieg.</translation>
    </message>
    <message>
        <source>%1 declares war on %2.</source>
        <translation>%1 erklärt %2 den Krieg.</translation>
    </message>
    <message>
        <source>The war of %1 on %2 is off.</source>
        <translation>Der Krieg von %1 gegen %2 entfällt.</translation>
    </message>
    <message>
        <source>%1 gives up %2: strength +%3.</source>
        <translation>%1 opfert %2: Stärke +%3.</translation>
    </message>
    <message>
        <source>War between %1 and %2: %3</source>
        <extracomment>Two players and how a war between them ended.</extracomment>
        <translation>Krieg zwischen %1 und %2: %3</translation>
    </message>
    <message>
        <source>%1 prepares an event of age %2.</source>
        <translation>%1 bereitet ein Ereignis von Zeitalter %2 vor.</translation>
    </message>
    <message>
        <source>Revealed: %1.</source>
        <translation>Aufgedeckt: %1.</translation>
    </message>
    <message>
        <source>The four events</source>
        <translation>Die vier Ereignisse</translation>
    </message>
    <message>
        <source>%1: %2 for %3.</source>
        <extracomment>An event of the third age, a player and points.</extracomment>
        <translation>%1: %2 für %3.</translation>
    </message>
    <message>
        <source>%1: %2 culture of these events.</source>
        <translation>%1: %2 Kultur aus diesen Ereignissen.</translation>
    </message>
    <message>
        <source>Age %1 begins. Round %2 is the last.</source>
        <translation>Zeitalter %1 beginnt. Runde %2 ist die letzte.</translation>
    </message>
    <message>
        <source>Age %1 begins.</source>
        <translation>Zeitalter %1 beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>Uprising at %1: %n discontented, free workers: %2.</source>
        <translation>
            <numerusform>Aufstand bei %1: %n Unzufriedener, freie Arbeiter: %2.</numerusform>
            <numerusform>Aufstand bei %1: %n Unzufriedene, freie Arbeiter: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores %2 and %3.</source>
        <translation>%1 erhält %2 und %3.</translation>
    </message>
    <message>
        <source>Corruption of %1 at %2 finds nothing to take.</source>
        <translation>Korruption von %1 bei %2 findet nichts.</translation>
    </message>
    <message>
        <source>Corruption costs %1 %2.</source>
        <translation>Korruption kostet %1 %2.</translation>
    </message>
    <message>
        <source>%1 of %2: %3.</source>
        <translation>%1 von %2: %3.</translation>
    </message>
    <message>
        <source>The people of %1 eat %2.</source>
        <translation>Das Volk von %1 isst %2.</translation>
    </message>
    <message>
        <source>Famine: %1 is %2 short and loses %3.</source>
        <translation>Hungersnot: %1 fehlen %2, verloren gehen %3.</translation>
    </message>
    <message>
        <source>%1 draws no military card.</source>
        <translation>%1 zieht keine Militärkarte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n military cards.</source>
        <translation>
            <numerusform>%1 zieht %n Militärkarte.</numerusform>
            <numerusform>%1 zieht %n Militärkarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2 is on turn.</source>
        <translation>Runde %1: %2 ist dran.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 gibt auf.</translation>
    </message>
    <message>
        <source>The last round is over. The last events are scored.</source>
        <translation>Die letzte Runde ist vorbei. Die letzten Ereignisse werden gewertet.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <translation>Die Partie ist zu Ende: %1 gewinnt.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <translation>Die Partie ist zu Ende: %1 teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Against the Rival</source>
        <translation>Gegen den Rivalen</translation>
    </message>
    <message>
        <source>games · of them won</source>
        <extracomment>What two columns of numbers are.</extracomment>
        <translation>Partien · davon gewonnen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>How strong the Rival was, and the edition.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Of these no card twice, and in each age at most 1 wonder and 2 leaders</source>
        <translation>Davon keine Karte doppelt, je Zeitalter höchstens 1 Wunder und 2 Anführer</translation>
    </message>
    <message>
        <source>Put the other events of age III back: they do nothing when they are revealed</source>
        <translation>Die anderen Ereignisse III zurücklegen: Aufgedeckt bewirken sie nichts</translation>
    </message>
    <message numerus="yes">
        <source>Take the %n leftmost leaders or wonders off the row, else the leftmost cards</source>
        <translation>
            <numerusform>Ganz links %n Anführer oder Wunder aus der Reihe nehmen, sonst die linke Karte</numerusform>
            <numerusform>Die %n linken Anführer oder Wunder aus der Reihe nehmen, sonst die linken Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Slide the row together; it is not filled up any more</source>
        <translation>Die Reihe zusammenschieben; sie wird nicht mehr aufgefüllt</translation>
    </message>
    <message numerus="yes">
        <source>It may keep %n units.</source>
        <translation>
            <numerusform>Er darf %n Einheit behalten.</numerusform>
            <numerusform>Er darf %n Einheiten behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>urban buildings cost their level less, at most %n resources</source>
        <translation>
            <numerusform>Stadtgebäude kosten um ihre Stufe weniger, höchstens %n Rohstoff</numerusform>
            <numerusform>Stadtgebäude kosten um ihre Stufe weniger, höchstens %n Rohstoffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds %n stages, %1</source>
        <translation>
            <numerusform>baut %n Stufe, %1</numerusform>
            <numerusform>baut %n Stufen, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack, %1 → %2: %3</source>
        <extracomment>Who attacks whom, and how that ended.</extracomment>
        <translation>Angriff, %1 → %2: %3</translation>
    </message>
    <message>
        <source>%2: the Rival loses %1.</source>
        <extracomment>Where culture comes from, %2, and how much of it, %1.</extracomment>
        <translation>%2: Der Rivale verliert %1.</translation>
    </message>
    <message>
        <source>%2: the Rival gains %1.</source>
        <translation>%2: Der Rivale erhält %1.</translation>
    </message>
    <message>
        <source>%1 against %2, %3 holds.</source>
        <extracomment>An attack that equal strength wards off: %3 is who was attacked.</extracomment>
        <translation>%1 gegen %2, %3 hält stand.</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between parts that have commas themselves.</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>Units and arenas</source>
        <translation>Einheiten und Arenen</translation>
    </message>
    <message>
        <source>Where culture comes from</source>
        <translation>Woher die Kultur kommt</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tokens</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n gelben Stein</numerusform>
            <numerusform>%n gelbe Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n blauen Stein</numerusform>
            <numerusform>%n blaue Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free workers</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n freien Arbeiter</numerusform>
            <numerusform>%n freie Arbeiter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesAllPlayers</name>
    <message>
        <source>Where the culture came from</source>
        <translation>Woher die Kultur kam</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesBoardStep</name>
    <message>
        <source>Part of the board</source>
        <extracomment>Which part of the board is seen.</extracomment>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <source>Farms and mines</source>
        <translation>Farmen und Minen</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Urban buildings</source>
        <translation>Stadtgebäude</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Banken</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesOptions</name>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>How strong the automatic opponent is.</extracomment>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>units it may keep</source>
        <translation>seine Einheiten</translation>
    </message>
    <message>
        <source>Against leagues</source>
        <translation>Gegen Bündnisse</translation>
    </message>
    <message>
        <source>one attack on each player a round</source>
        <translation>ein Angriff auf jeden je Runde</translation>
    </message>
    <message>
        <source>The Rival begins</source>
        <translation>Der Rivale beginnt</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>What is laid out on the table before a game.</extracomment>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>what lies where before the first turn</source>
        <translation>was vor dem ersten Zug wo liegt</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesSheetView</name>
    <message>
        <source>The board of %1</source>
        <extracomment>Spoken: the board of a player, %1.</extracomment>
        <translation>Das Brett von %1</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesStand</name>
    <message>
        <source>%1, culture %2, %3 more a turn</source>
        <extracomment>Spoken: %1 is a player, %2 culture, %3 culture a turn.</extracomment>
        <translation>%1, Kultur %2, %3 mehr pro Zug</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesTurnExtras</name>
    <message>
        <source>Rival</source>
        <extracomment>A look at the automatic opponent; short, below a drawing.</extracomment>
        <translation>Rivale</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The wide button that ends a turn, where text is large.</extracomment>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>you can pay for it</source>
        <extracomment>Spoken: whether a tile can be paid.</extracomment>
        <translation>du kannst es bezahlen</translation>
    </message>
    <message>
        <source>you can pay for it by exchange</source>
        <translation>du kannst es durch Tausch bezahlen</translation>
    </message>
    <message>
        <source>you cannot pay for it now</source>
        <translation>du kannst es jetzt nicht bezahlen</translation>
    </message>
</context>
<context>
    <name>ToolPick</name>
    <message>
        <source>+%1</source>
        <extracomment>What a tool adds to a roll.</extracomment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>ToolRow</name>
    <message>
        <source>Tool %1, used this round</source>
        <extracomment>Spoken: a tool of the board, what it is worth, and whether it has been used.</extracomment>
        <translation>Werkzeug %1, in dieser Runde benutzt</translation>
    </message>
    <message>
        <source>Tool %1</source>
        <translation>Werkzeug %1</translation>
    </message>
    <message>
        <source>1× %1</source>
        <extracomment>A tool for one use: %1 is what it is worth.</extracomment>
        <translation>1× %1</translation>
    </message>
    <message>
        <source>One-use tool %1</source>
        <translation>Einmalwerkzeug %1</translation>
    </message>
    <message>
        <source>Buildings: %1</source>
        <extracomment>Spoken: how many buildings somebody has.</extracomment>
        <translation>Gebäude: %1</translation>
    </message>
</context>
<context>
    <name>TrackBoard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a track of the board, %2 how far it is.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>TradePanel</name>
    <message>
        <source>You give</source>
        <extracomment>The column of what the player on turn gives.</extracomment>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <extracomment>The column of what the player on turn receives. %1 is the other player.</extracomment>
        <translation>%1 gibt</translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Until then your games are not shown, and what you play now is not kept.</source>
        <extracomment>While the file with the games cannot be opened.</extracomment>
        <translation>Bis dahin sind deine Partien nicht zu sehen, und was du jetzt spielst, wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Rescue my games</source>
        <extracomment>Saves what can be read of a damaged file.</extracomment>
        <translation>Meine Partien retten</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries once more to open the file with the games.</extracomment>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Go back to a backup</source>
        <translation>Zu einer Sicherung zurück</translation>
    </message>
    <message>
        <source>You can look at your games as they were a moment ago. Nothing can be changed here.</source>
        <extracomment>While another window has the games open, or they cannot be written.</extracomment>
        <translation>Du kannst deine Partien so ansehen, wie sie eben noch waren. Hier lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>Only look at my games</source>
        <extracomment>Shows the games that another window has open or that cannot be written, without changing them.</extracomment>
        <translation>Meine Partien nur ansehen</translation>
    </message>
    <message>
        <source>Get my games back</source>
        <extracomment>Takes the games from a backup.</extracomment>
        <translation>Meine Partien zurückholen</translation>
    </message>
    <message>
        <source>There are no games here yet, but there is a backup from %1.</source>
        <extracomment>On a new phone. %1 is a date.</extracomment>
        <translation>Hier gibt es noch keine Partien, aber eine Sicherung vom %1.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>More</source>
        <extracomment>Opens the list of rarer actions of a turn.</extracomment>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>TurnColumn</name>
    <message>
        <source>Correct anyway</source>
        <extracomment>A way on after a refusal: the table may decide otherwise.</extracomment>
        <translation>Trotzdem korrigieren</translation>
    </message>
</context>
<context>
    <name>TurnSheets</name>
    <message>
        <source>Go on with it</source>
        <extracomment>The safe answer: what is half entered is gone on with.</extracomment>
        <translation>Damit weitermachen</translation>
    </message>
</context>
<context>
    <name>UndoPill</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back the last action.</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Brings back what was undone.</extracomment>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>UndoSheet</name>
    <message>
        <source>Undo up to here</source>
        <extracomment>The title of the list of the latest actions.</extracomment>
        <translation>Bis hierher rückgängig</translation>
    </message>
</context>
<context>
    <name>UseCard</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken: %1 is a number, %2 what it counts, such as &quot;workers&quot;.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>VictimMark</name>
    <message>
        <source>%1 is sheltered by %2</source>
        <extracomment>Spoken: what a disaster does to a player. %1 is the player, %2 the loss, such as &quot;−3&quot;.</extracomment>
        <translation>%1 ist geschützt: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is the player, %2 the loss, such as &quot;−3&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>VictimRow</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <extracomment>The disaster boxes that a player has ticked.</extracomment>
        <translation>
            <numerusform>%n Kästchen</numerusform>
            <numerusform>%n Kästchen</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect</source>
        <extracomment>A disaster does nothing to a sheltered player.</extracomment>
        <translation>Keine Wirkung</translation>
    </message>
</context>
<context>
    <name>WareRow</name>
    <message>
        <source>you have %1</source>
        <extracomment>How many of a ware the player on turn has, in a trade.</extracomment>
        <translation>du hast %1</translation>
    </message>
    <message>
        <source>Give %1, of %2</source>
        <extracomment>Spoken: a ware of a trade. %1 is the ware, %2 how many there are.</extracomment>
        <translation>%1 geben, von %2</translation>
    </message>
    <message>
        <source>Get %1, of %2</source>
        <extracomment>Spoken: a ware of a trade. %1 is the ware, %2 how many the other player has.</extracomment>
        <translation>%1 bekommen, von %2</translation>
    </message>
    <message>
        <source>has %1</source>
        <extracomment>How many of a ware the other player has, in a trade: below that player&apos;s name.</extracomment>
        <translation>hat %1</translation>
    </message>
</context>
<context>
    <name>WorkCard</name>
    <message>
        <source>Stop</source>
        <extracomment>Ends long work; nothing is changed.</extracomment>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>WorkFrame</name>
    <message>
        <source>Go on</source>
        <extracomment>The safe answer: what is under way goes on.</extracomment>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The other answer: what is under way is ended.</extracomment>
        <translation>Anhalten</translation>
    </message>
</context>
</TS>
