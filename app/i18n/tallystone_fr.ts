<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Sheet</source>
        <extracomment>A look at the score sheet.</extracomment>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A look at all players.</extracomment>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>AgesCurves</name>
    <message>
        <source>Culture</source>
        <extracomment>Title of a chart: culture after each round.</extracomment>
        <translation>Culture</translation>
    </message>
    <message>
        <source>Strength</source>
        <extracomment>Title of a chart: strength after each round.</extracomment>
        <translation>Force</translation>
    </message>
</context>
<context>
    <name>AgesOptions</name>
    <message>
        <source>Start against the Rival</source>
        <translation>Commencer contre le Rival</translation>
    </message>
</context>
<context>
    <name>AgesRival</name>
    <message>
        <source>culture</source>
        <translation>culture</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>force</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unités</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Its army</source>
        <translation>Son armée</translation>
    </message>
    <message>
        <source>%1, %2, strength %3</source>
        <extracomment>Spoken: %1 is a tactic, %2 such as &quot;2 units&quot;, %3 a number.</extracomment>
        <translation>%1, %2, force %3</translation>
    </message>
    <message>
        <source>You give up</source>
        <translation>Vous sacrifiez</translation>
    </message>
    <message>
        <source>you have no units</source>
        <translation>vous n’avez pas d’unités</translation>
    </message>
    <message>
        <source>strength %1 afterwards</source>
        <translation>force %1 ensuite</translation>
    </message>
    <message>
        <source>card %1</source>
        <translation>carte %1</translation>
    </message>
    <message>
        <source>%1, %2, take back</source>
        <translation>%1, %2, reprendre</translation>
    </message>
    <message numerus="yes">
        <source>%1, entered %n times</source>
        <translation>
            <numerusform>%1, entrée %n fois</numerusform>
            <numerusform>%1, entrée %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards are entered.</source>
        <translation>Toutes les cartes sont entrées.</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>A card that is none of those named.</extracomment>
        <translation>autre</translation>
    </message>
    <message>
        <source>attacks you with %1</source>
        <translation>vous attaque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Tenir</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Held: equal is enough</source>
        <translation>Tenu&#xa0;: l’égalité suffit</translation>
    </message>
    <message numerus="yes">
        <source>%n more would hold</source>
        <translation>
            <numerusform>%n de plus et vous tenez</numerusform>
            <numerusform>%n de plus et vous tenez</numerusform>
        </translation>
    </message>
    <message>
        <source>Your defence cards</source>
        <translation>Vos cartes défense</translation>
    </message>
    <message>
        <source>Who is enslaved?</source>
        <translation>Qui est réduit en esclavage&#xa0;?</translation>
    </message>
    <message>
        <source>Which colony is annexed?</source>
        <translation>Quelle colonie est annexée&#xa0;?</translation>
    </message>
    <message>
        <source>Either way</source>
        <translation>Selon l’issue</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>Vous tenez</translation>
    </message>
    <message>
        <source>nothing is lost</source>
        <translation>rien n’est perdu</translation>
    </message>
    <message>
        <source>%1 gone, nothing else</source>
        <translation>%1 de perdus, rien d’autre</translation>
    </message>
    <message numerus="yes">
        <source>It gains %n culture.</source>
        <translation>
            <numerusform>Il gagne %n culture.</numerusform>
            <numerusform>Il gagne %n culture.</numerusform>
        </translation>
    </message>
    <message>
        <source>bids for a territory of age %1</source>
        <translation>enchérit pour un territoire %1</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cards for it</source>
        <translation>
            <numerusform>Piochez-lui %n carte</numerusform>
            <numerusform>Piochez-lui %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>then tap them</source>
        <translation>puis touchez-les</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>It bids %1</source>
        <translation>Il offre %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more cards</source>
        <translation>
            <numerusform>Encore %n carte</numerusform>
            <numerusform>Encore %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>It bids %1: on with your bid</source>
        <translation>Il offre %1&#xa0;: à vous</translation>
    </message>
    <message>
        <source>You bid %1 or more</source>
        <translation>Vous offrez %1 ou plus</translation>
    </message>
    <message>
        <source>it bids %1</source>
        <translation>il offre %1</translation>
    </message>
    <message>
        <source>it does not bid</source>
        <translation>il n’enchérit pas</translation>
    </message>
    <message>
        <source>%1 paid, enough for %2</source>
        <translation>%1 payés, assez pour %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed</source>
        <translation>
            <numerusform>Il en faut %n de plus</numerusform>
            <numerusform>Il en faut %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Which territory?</source>
        <translation>Quel territoire&#xa0;?</translation>
    </message>
    <message>
        <source>Pass, the Rival +%1</source>
        <translation>Passer, Rival +%1</translation>
    </message>
    <message>
        <source>Pass, nobody takes it</source>
        <translation>Passer, personne ne le prend</translation>
    </message>
    <message>
        <source>Take it for %1</source>
        <translation>Prendre pour %1</translation>
    </message>
    <message>
        <source>What it did</source>
        <translation>Ce qu’il a fait</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>its turn is over</source>
        <translation>son tour est fini</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Événements finaux</translation>
    </message>
    <message>
        <source>Your strength %1. Up to %2 the Rival may declare war, up to %3 attack, from %4 it arms</source>
        <extracomment>Spoken: strengths; %1 is the player&apos;s.</extracomment>
        <translation>Votre force %1. Jusqu’à %2 le Rival peut déclarer la guerre, jusqu’à %3 attaquer, à partir de %4 il s’arme</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <extracomment>%1 is how strong the Rival is, %2 the round, %3 such as &quot;Age II&quot;.</extracomment>
        <translation>%1, manche %2, %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>What it does next</source>
        <translation>Ce qu’il fera</translation>
    </message>
    <message>
        <source>It is %1 strong. At %2 or less you risk a war, at %3 or less an attack or an event, if its cards allow.</source>
        <translation>Il a %1 de force. À %2 ou moins vous risquez la guerre, à %3 ou moins une agression ou un événement, selon ses cartes.</translation>
    </message>
    <message numerus="yes">
        <source>Holds %n cards</source>
        <translation>
            <numerusform>A %n carte</numerusform>
            <numerusform>A %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Attacked once so far</source>
        <translation>A attaqué une fois</translation>
    </message>
    <message numerus="yes">
        <source>Attacked %n times so far</source>
        <translation>
            <numerusform>A attaqué %n fois</numerusform>
            <numerusform>A attaqué %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>4 events set aside: 60 for it at the end</source>
        <translation>4 événements à part&#xa0;: 60 pour lui à la fin</translation>
    </message>
    <message>
        <source>its culture %1</source>
        <extracomment>How the culture of the Rival changes, with its sign.</extracomment>
        <translation>sa culture %1</translation>
    </message>
    <message>
        <source>it does nothing to the Rival</source>
        <translation>sans effet sur le Rival</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>You prepare an event of age %1</source>
        <translation>Vous préparez un événement de l’âge %1</translation>
    </message>
    <message>
        <source>prepares an event</source>
        <translation>prépare un événement</translation>
    </message>
    <message>
        <source>Reveal the current event</source>
        <translation>Révélez l’événement en cours</translation>
    </message>
    <message>
        <source>then tap it</source>
        <translation>puis touchez-le</translation>
    </message>
    <message>
        <source>Events of age</source>
        <translation>Événements de l’âge</translation>
    </message>
    <message>
        <source>What it does to you</source>
        <translation>Son effet sur vous</translation>
    </message>
    <message>
        <source>Which one was revealed?</source>
        <translation>Lequel est révélé&#xa0;?</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>Below the Rival&apos;s name: %1 is the round, %2 such as &quot;Age II&quot;.</extracomment>
        <translation>Manche %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>Turn over its %n cards</source>
        <translation>
            <numerusform>Retournez %n carte</numerusform>
            <numerusform>Retournez ses %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>by lot, or tap the one you drew</source>
        <translation>au sort, ou touchez celle tirée</translation>
    </message>
    <message>
        <source>Choose by lot</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>Son tour</translation>
    </message>
    <message>
        <source>It declares war</source>
        <translation>Il déclare la guerre</translation>
    </message>
    <message>
        <source>It attacks: defend</source>
        <translation>Il attaque&#xa0;: défense</translation>
    </message>
    <message>
        <source>It prepares: reveal an event</source>
        <translation>Il prépare&#xa0;: révélez un événement</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouée</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>convient</translation>
    </message>
    <message>
        <source>stronger: in play</source>
        <translation>plus forte&#xa0;: en jeu</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>pas jouée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Spoken: a card of the Rival and what becomes of it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cards fit</source>
        <translation>
            <numerusform>%n carte convient</numerusform>
            <numerusform>%n cartes conviennent</numerusform>
        </translation>
    </message>
    <message>
        <source>It plays nothing this turn</source>
        <translation>Il ne joue rien ce tour</translation>
    </message>
    <message>
        <source>stronger than you, %1</source>
        <extracomment>Why the Rival plays a card: %1 is such as &quot;16 against 10&quot;.</extracomment>
        <translation>plus fort que vous, %1</translation>
    </message>
    <message>
        <source>The Rival declares war</source>
        <translation>Le Rival déclare la guerre</translation>
    </message>
    <message>
        <source>far stronger than you, %1</source>
        <translation>bien plus fort que vous, %1</translation>
    </message>
    <message>
        <source>It attacks you: %1</source>
        <translation>Il vous attaque&#xa0;: %1</translation>
    </message>
    <message>
        <source>It prepares %1</source>
        <translation>Il prépare %1</translation>
    </message>
    <message>
        <source>Gandhi holds it back</source>
        <translation>Gandhi le retient</translation>
    </message>
    <message numerus="yes">
        <source>builds %n units</source>
        <translation>
            <numerusform>bâtit %n unité</numerusform>
            <numerusform>bâtit %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>upgrades %n units</source>
        <translation>
            <numerusform>améliore %n unité</numerusform>
            <numerusform>améliore %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>culture +%1</source>
        <translation>culture +%1</translation>
    </message>
    <message>
        <source>Cards of age</source>
        <translation>Cartes de l’âge</translation>
    </message>
    <message>
        <source>War, declared a turn ago</source>
        <translation>Guerre déclarée au dernier tour</translation>
    </message>
    <message>
        <source>you attack it</source>
        <translation>vous l’attaquez</translation>
    </message>
    <message>
        <source>for its defence</source>
        <translation>pour sa défense</translation>
    </message>
    <message>
        <source>What the card costs or brings you</source>
        <translation>Ce que la carte vous coûte ou rapporte</translation>
    </message>
    <message>
        <source>What it brings you</source>
        <translation>Ce que cela vous rapporte</translation>
    </message>
    <message>
        <source>Which card do you play?</source>
        <translation>Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Resolve the war</source>
        <translation>Résoudre la guerre</translation>
    </message>
    <message>
        <source>Attack the Rival</source>
        <translation>Attaquer le Rival</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>It holds</source>
        <translation>Il tient</translation>
    </message>
    <message>
        <source>A draw: nobody wins</source>
        <translation>Égalité&#xa0;: personne ne gagne</translation>
    </message>
    <message>
        <source>The Rival wins by %1</source>
        <translation>Le Rival gagne de %1</translation>
    </message>
    <message>
        <source>You win by %1</source>
        <translation>Vous gagnez de %1</translation>
    </message>
    <message>
        <source>1. It gives up nothing</source>
        <translation>1. Il ne sacrifie rien</translation>
    </message>
    <message>
        <source>2. You give up</source>
        <translation>2. Vous sacrifiez</translation>
    </message>
    <message>
        <source>resources rather than food</source>
        <translation>ressources avant nourriture</translation>
    </message>
    <message>
        <source>You gave up: the Rival wins</source>
        <translation>Vous avez abandonné&#xa0;: le Rival gagne</translation>
    </message>
    <message>
        <source>%1 to %2 against the Rival, %3</source>
        <extracomment>The points of a finished game, the player&apos;s first, and how strong the Rival was.</extracomment>
        <translation>%1 à %2 contre le Rival, %3</translation>
    </message>
    <message>
        <source>gives up %1</source>
        <extracomment>Spoken after the units of the Rival on a tactic: %1 such as &quot;2 units&quot;.</extracomment>
        <translation>sacrifie %1</translation>
    </message>
    <message>
        <source>It draws no cards</source>
        <translation>Il ne pioche pas de carte</translation>
    </message>
    <message>
        <source>On the track</source>
        <translation>Sur la piste</translation>
    </message>
    <message>
        <source>Four events</source>
        <translation>Quatre événements</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>%1: in a tie it wins</source>
        <extracomment>%1 is such as &quot;170 to 170 against the Rival, medium&quot;.</extracomment>
        <translation>%1&#xa0;: à égalité, il gagne</translation>
    </message>
    <message>
        <source>It holds no cards</source>
        <translation>Il n’a aucune carte</translation>
    </message>
    <message>
        <source>stronger than you, %1; no war in its hand</source>
        <extracomment>Why the Rival plays a card: %1 is such as &quot;16 against 10&quot;.</extracomment>
        <translation>plus fort, %1&#xa0;; pas de guerre en main</translation>
    </message>
    <message numerus="yes">
        <source>1. It gives up %n units</source>
        <translation>
            <numerusform>1. Il sacrifie %n unité</numerusform>
            <numerusform>1. Il sacrifie %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: won by %2</source>
        <extracomment>%1 is such as &quot;196 to 190 against the Rival, medium&quot;, %2 by how many points that is.</extracomment>
        <translation>%1&#xa0;: gagné de %2</translation>
    </message>
    <message>
        <source>%1: lost by %2</source>
        <extracomment>As before, of a game that was lost.</extracomment>
        <translation>%1&#xa0;: perdu de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 units</source>
        <extracomment>What the Rival has of the units it may keep.</extracomment>
        <translation>
            <numerusform>%n unité sur %1</numerusform>
            <numerusform>%n unités sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2 on %3.</source>
        <extracomment>How somebody has fared against the Rival: %1 is such as &quot;3 wins&quot;, %2 &quot;5 games&quot;, %3 &quot;medium&quot;.</extracomment>
        <translation>%1 sur %2 au niveau %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n wins</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Again, on %1</source>
        <extracomment>Another game after one that was won: %1 is how strong the Rival will be, such as &quot;hard&quot;.</extracomment>
        <translation>Rejouer en %1</translation>
    </message>
    <message>
        <source>%1 a turn</source>
        <extracomment>Below a number: so much more comes each turn.</extracomment>
        <translation>%1 par tour</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>à égalité</translation>
    </message>
    <message numerus="yes">
        <source>%n ahead</source>
        <translation>
            <numerusform>%n d’avance</numerusform>
            <numerusform>%n d’avance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n de retard</numerusform>
            <numerusform>%n de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Culture: you %1, the Rival %2, %3</source>
        <extracomment>Spoken: culture; %1 is the player&apos;s, %2 the Rival&apos;s, %3 such as &quot;5 ahead&quot;.</extracomment>
        <translation>Culture&#xa0;: vous %1, le Rival %2, %3</translation>
    </message>
    <message>
        <source>Not attacked yet</source>
        <translation>N’a pas encore attaqué</translation>
    </message>
    <message>
        <source>It is %1 strong. At %2 or less you risk an attack or an event, if its cards allow.</source>
        <translation>Il a %1 de force. À %2 ou moins vous risquez une agression ou un événement, selon ses cartes.</translation>
    </message>
    <message>
        <source>In the first round it only takes cards off the row</source>
        <translation>À la première manche, il ne fait que retirer des cartes de la rangée</translation>
    </message>
    <message>
        <source>the Rival bids, too</source>
        <translation>le Rival enchérit aussi</translation>
    </message>
    <message>
        <source>then tap it</source>
        <comment>a card</comment>
        <translation>puis touchez-la</translation>
    </message>
    <message>
        <source>It is %1 strong: it neither attacks nor declares war.</source>
        <translation>Il a %1 de force&#xa0;: ni agression ni guerre.</translation>
    </message>
    <message>
        <source>Your strength %1. The Rival may not attack, from %2 it arms</source>
        <extracomment>Spoken: strengths; %1 is the player&apos;s.</extracomment>
        <translation>Votre force %1. Le Rival ne peut pas attaquer, à partir de %2 il s’arme</translation>
    </message>
    <message>
        <source>Your strength %1. Up to %2 the Rival may attack, from %3 it arms</source>
        <translation>Votre force %1. Jusqu’à %2 le Rival peut attaquer, à partir de %3 il s’arme</translation>
    </message>
</context>
<context>
    <name>AgesSeatBoard</name>
    <message>
        <source>Cards</source>
        <extracomment>Head of a player&apos;s cards in play.</extracomment>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>AgesTakes</name>
    <message>
        <source>Take a card</source>
        <extracomment>Beside three prices: a card is taken from the row.</extracomment>
        <translation>Une carte</translation>
    </message>
</context>
<context>
    <name>AgesThreatRuler</name>
    <message>
        <source>war</source>
        <extracomment>What the Rival may do at a strength of the player&apos;s, short, in a bar of four: it declares war, attacks, is quiet, arms.</extracomment>
        <translation>guerre</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>arms</source>
        <translation>s’arme</translation>
    </message>
    <message>
        <source>your strength</source>
        <translation>votre force</translation>
    </message>
</context>
<context>
    <name>AgesTrayPanel</name>
    <message>
        <source>Action card</source>
        <extracomment>Over −1, −2 and −3: by how much a card makes something cheaper.</extracomment>
        <translation>Carte action</translation>
    </message>
</context>
<context>
    <name>AgesWords</name>
    <message>
        <source>No worker free</source>
        <translation>Aucun ouvrier libre</translation>
    </message>
    <message numerus="yes">
        <source>%n workers free</source>
        <translation>
            <numerusform>%n ouvrier libre</numerusform>
            <numerusform>%n ouvriers libres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of 18 tokens, new worker %2 food, people eat %3, %4 faces needed, you have %5</source>
        <extracomment>Spoken: the yellow bank. %1 tokens of 18, %2 food for a new worker, %3 food that the people eat, %4 happy faces that are needed, %5 that there are.</extracomment>
        <translation>%1 sur 18 jetons, nouvel ouvrier %2 nourriture, le peuple mange %3, %4 visages nécessaires, vous en avez %5</translation>
    </message>
    <message>
        <source>%1 of %2 tokens, corruption %3</source>
        <extracomment>Spoken: the blue bank. %1 tokens of %2, %3 resources that corruption takes.</extracomment>
        <translation>%1 sur %2 jetons, corruption %3</translation>
    </message>
    <message>
        <source>Worker</source>
        <extracomment>A new worker from the yellow bank.</extracomment>
        <translation>Ouvrier</translation>
    </message>
    <message numerus="yes">
        <source>New worker for %n food</source>
        <translation>
            <numerusform>Nouvel ouvrier pour %n nourriture</numerusform>
            <numerusform>Nouvel ouvrier pour %n nourriture</numerusform>
        </translation>
    </message>
    <message>
        <source>Another price for a worker</source>
        <translation>Un autre prix pour un ouvrier</translation>
    </message>
    <message>
        <source>Against whom?</source>
        <translation>Contre qui&#xa0;?</translation>
    </message>
    <message>
        <source>Declare war on %1</source>
        <translation>Déclarer la guerre à %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Resolve the war</source>
        <translation>Résoudre la guerre</translation>
    </message>
    <message>
        <source>It fails, %1</source>
        <extracomment>An aggression without effect; %1 is such as &quot;12 against 12&quot;.</extracomment>
        <translation>Échec, %1</translation>
    </message>
    <message>
        <source>%1 wins, %2</source>
        <extracomment>%1 is a player, %2 such as &quot;14 against 12&quot;.</extracomment>
        <translation>%1 gagne, %2</translation>
    </message>
    <message>
        <source>Aggression</source>
        <translation>Agression</translation>
    </message>
    <message>
        <source>Declare war</source>
        <translation>Déclarer la guerre</translation>
    </message>
    <message>
        <source>War</source>
        <translation>Guerre</translation>
    </message>
    <message>
        <source>%1 declared it a turn ago</source>
        <translation>Déclarée par %1 au tour précédent</translation>
    </message>
    <message>
        <source>%1 attacks, %2</source>
        <extracomment>%1 is a player, %2 such as &quot;2 military actions left&quot;.</extracomment>
        <translation>%1 attaque, %2</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>%1 wins by %2</source>
        <translation>%1 gagne de %2</translation>
    </message>
    <message>
        <source>attacked already</source>
        <translation>déjà attaqué</translation>
    </message>
    <message>
        <source>Military actions for the card</source>
        <translation>Actions militaires de la carte</translation>
    </message>
    <message>
        <source>+ %1 given up</source>
        <extracomment>After a strength: so much more for units that are given up.</extracomment>
        <translation>+ %1 sacrifiés</translation>
    </message>
    <message>
        <source>+ %1 from cards</source>
        <translation>+ %1 par cartes</translation>
    </message>
    <message>
        <source>%1. %2 gives up</source>
        <translation>%1. %2 sacrifie</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1 sacrifie</translation>
    </message>
    <message>
        <source>%1 answers with cards</source>
        <translation>%1 répond par des cartes</translation>
    </message>
    <message>
        <source>A defence card of %1 more</source>
        <translation>Une carte défense de plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>No defence card</source>
        <extracomment>Takes back all defence cards.</extracomment>
        <translation>Aucune carte défense</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Ce que ça rapporte</translation>
    </message>
    <message>
        <source>The winner takes</source>
        <translation>Le vainqueur prend</translation>
    </message>
    <message>
        <source>workers and cards on the board of the loser</source>
        <translation>ouvriers et cartes sur le plateau du perdant</translation>
    </message>
    <message numerus="yes">
        <source>Take a card for %n civil actions</source>
        <translation>
            <numerusform>Prendre une carte pour %n action civile</numerusform>
            <numerusform>Prendre une carte pour %n actions civiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Ways from the board to cards and politics; short, below a drawing.</extracomment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Politics</source>
        <comment>short</comment>
        <translation>Polit.</translation>
    </message>
    <message>
        <source>The next card is a technology</source>
        <translation>La prochaine carte est une technologie</translation>
    </message>
    <message>
        <source>Age A: take cards only</source>
        <translation>Âge A&#xa0;: prenez des cartes</translation>
    </message>
    <message>
        <source>for %1: nothing takes actions here</source>
        <extracomment>Above the board of a player, %1, that an event touches.</extracomment>
        <translation>pour %1&#xa0;: rien ne coûte d’action ici</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Finir le tour</translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens worth %1</source>
        <extracomment>Spoken: blue tokens on a farm or mine, and what they are worth together.</extracomment>
        <translation>
            <numerusform>%n jeton bleu valant %1</numerusform>
            <numerusform>%n jetons bleus valant %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build for %n resources</source>
        <translation>
            <numerusform>bâtir pour %n ressource</numerusform>
            <numerusform>bâtir pour %n ressources</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot build: %1</source>
        <translation>ne peut bâtir&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, not known, learn for %n science</source>
        <extracomment>Spoken: %1 is a technology, %2 its kind and level.</extracomment>
        <translation>
            <numerusform>%1, %2, pas encore connu, découvrir pour %n science</numerusform>
            <numerusform>%1, %2, pas encore connu, découvrir pour %n science</numerusform>
        </translation>
    </message>
    <message>
        <source>Tactic</source>
        <extracomment>Where the tactic of an army would lie.</extracomment>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>No tactic</source>
        <translation>Aucune tactique</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n armies, strength plus %2</source>
        <extracomment>Spoken: %1 is a tactic, %2 what its armies add to strength.</extracomment>
        <translation>
            <numerusform>%1, %n armée, force plus %2</numerusform>
            <numerusform>%1, %n armées, force plus %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Merveille</translation>
    </message>
    <message>
        <source>No wonder under way</source>
        <translation>Aucune merveille en cours</translation>
    </message>
    <message numerus="yes">
        <source>%1, build %n stages for %2</source>
        <extracomment>Spoken: %1 is a wonder, %2 what these stages cost.</extracomment>
        <translation>
            <numerusform>%1, bâtir %n étape pour %2</numerusform>
            <numerusform>%1, bâtir %n étapes pour %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 stages</source>
        <extracomment>Spoken: %1 is a wonder, %2 how many of its stages are built, %3 of how many.</extracomment>
        <translation>%1, %2 sur %3 étapes</translation>
    </message>
    <message>
        <source>Leader</source>
        <extracomment>Kinds of cards, short, below a drawing.</extracomment>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Wonder</source>
        <comment>short</comment>
        <translation>Merv.</translation>
    </message>
    <message>
        <source>Special</source>
        <comment>short</comment>
        <translation>Spéc.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>%1 has it.</source>
        <extracomment>A card that a player, %1, has.</extracomment>
        <translation>%1 l’a.</translation>
    </message>
    <message>
        <source>Place in the row</source>
        <extracomment>Where a card lies in the row: its price in actions.</extracomment>
        <translation>Place sur la piste</translation>
    </message>
    <message numerus="yes">
        <source>a place for %n actions</source>
        <translation>
            <numerusform>une place à %n action</numerusform>
            <numerusform>une place à %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for the place, %2 for your finished wonders</source>
        <translation>%1 pour la place, %2 pour vos merveilles</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Carte action</translation>
    </message>
    <message numerus="yes">
        <source>Action card: %n less</source>
        <extracomment>Spoken: what an action card takes off the price.</extracomment>
        <translation>
            <numerusform>Carte action&#xa0;: %n de moins</numerusform>
            <numerusform>Carte action&#xa0;: %n de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Build %n stages</source>
        <translation>
            <numerusform>Bâtir %n étape</numerusform>
            <numerusform>Bâtir %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ce qu’elle donne</translation>
    </message>
    <message>
        <source>What it takes</source>
        <translation>Ce qu’elle coûte</translation>
    </message>
    <message>
        <source>A card that makes something cheaper is the discount at its place.</source>
        <translation>Une carte qui rend quelque chose moins cher est la remise, sur sa place du plateau.</translation>
    </message>
    <message>
        <source>Cards in play</source>
        <translation>Cartes en jeu</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>La modifier</translation>
    </message>
    <message>
        <source>A territory without an auction</source>
        <translation>Un territoire sans enchère</translation>
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
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>%1 leaves when another comes.</source>
        <translation>%1 part quand un autre arrive.</translation>
    </message>
    <message>
        <source>A card by hand</source>
        <extracomment>A card that the app does not know is described.</extracomment>
        <translation>Décrire une carte</translation>
    </message>
    <message>
        <source>Play the card</source>
        <translation>Jouer la carte</translation>
    </message>
    <message>
        <source>what does it give?</source>
        <translation>que donne-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>%1 a turn</source>
        <extracomment>After a number that comes each turn: &quot;+2 a turn&quot;.
----------
Below a name: so much more comes each turn.</extracomment>
        <translation>%1 par tour</translation>
    </message>
    <message>
        <source>Winning bid</source>
        <translation>Enchère gagnante</translation>
    </message>
    <message>
        <source>Exact: %1 paid for %2</source>
        <translation>Le compte est bon&#xa0;: %1 pour %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more than needed</source>
        <translation>
            <numerusform>%n de trop</numerusform>
            <numerusform>%n de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed</source>
        <translation>
            <numerusform>Il en faut %n de plus</numerusform>
            <numerusform>Il en faut %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Cartes bonus</translation>
    </message>
    <message>
        <source>%1 from cards in play</source>
        <translation>%1 par vos cartes en jeu</translation>
    </message>
    <message>
        <source>A bonus card of %1 more</source>
        <translation>Une carte bonus de plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>No bonus card</source>
        <translation>Aucune carte bonus</translation>
    </message>
    <message>
        <source>Which territory?</source>
        <translation>Quel territoire&#xa0;?</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Colonie</translation>
    </message>
    <message>
        <source>The highest bid pays with units</source>
        <translation>La plus haute enchère paie</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>no unit: nothing can be paid</source>
        <translation>aucune unité&#xa0;: rien à payer</translation>
    </message>
    <message>
        <source>%1 colonizes</source>
        <translation>%1 colonise</translation>
    </message>
    <message>
        <source>Ratings and banks</source>
        <extracomment>Head of what a player has, to be changed by hand.</extracomment>
        <translation>Valeurs et banques</translation>
    </message>
    <message>
        <source>Free workers</source>
        <translation>Ouvriers libres</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Blue tokens on farms and mines</source>
        <translation>Jetons bleus sur fermes et mines</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Gouvernement</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>bâtiments</translation>
    </message>
    <message>
        <source>government</source>
        <translation>gouvernement</translation>
    </message>
    <message>
        <source>tactic</source>
        <translation>tactique</translation>
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
        <translation>Famine</translation>
    </message>
    <message numerus="yes">
        <source>%n food missing: 4 culture each</source>
        <translation>
            <numerusform>Il manque %n nourriture&#xa0;: 4 culture chacune</numerusform>
            <numerusform>Il manque %n nourriture&#xa0;: 4 culture chacune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards</source>
        <translation>
            <numerusform>Piochez %n carte militaire</numerusform>
            <numerusform>Piochez %n cartes militaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions not used</source>
        <translation>
            <numerusform>%n action militaire inutilisée</numerusform>
            <numerusform>%n actions militaires inutilisées</numerusform>
        </translation>
    </message>
    <message>
        <source>Uprising</source>
        <translation>Soulèvement</translation>
    </message>
    <message>
        <source>No culture, no science, no production, no cards.</source>
        <translation>Ni culture, ni science, ni production, ni cartes.</translation>
    </message>
    <message>
        <source>No culture, no science, no production.</source>
        <translation>Ni culture, ni science, ni production.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Calme</translation>
    </message>
    <message>
        <source>no uprising</source>
        <translation>pas de soulèvement</translation>
    </message>
    <message>
        <source>farms give %1, your people eat %2</source>
        <translation>fermes %1, votre peuple mange %2</translation>
    </message>
    <message>
        <source>mines give %1</source>
        <translation>les mines donnent %1</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>Corruption</translation>
    </message>
    <message>
        <source>from %1 blue tokens on there is none</source>
        <translation>à partir de %1 jetons bleus, aucune</translation>
    </message>
    <message>
        <source>If the turn ends now</source>
        <translation>Si le tour finit maintenant</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What would stop it</source>
        <translation>Ce qui l’éviterait</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Reprendre le tour</translation>
    </message>
    <message>
        <source>End the turn anyway</source>
        <translation>Finir quand même</translation>
    </message>
    <message>
        <source>uprising</source>
        <extracomment>On the button that ends the turn: what it brings.</extracomment>
        <translation>soulèvement</translation>
    </message>
    <message>
        <source>famine %1</source>
        <translation>famine %1</translation>
    </message>
    <message>
        <source>corruption %1</source>
        <translation>corruption %1</translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>piochez %1</translation>
    </message>
    <message>
        <source>It strikes</source>
        <translation>Il touche</translation>
    </message>
    <message>
        <source>strength %1</source>
        <extracomment>Below a player: how strong.</extracomment>
        <translation>force %1</translation>
    </message>
    <message>
        <source>Choose on the board</source>
        <translation>À choisir sur le plateau</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Which one was revealed?</source>
        <translation>Lequel est révélé&#xa0;?</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>All of it is done by hand</source>
        <translation>Tout se fait à la main</translation>
    </message>
    <message>
        <source>Carry it out</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>1 civil action</source>
        <translation>1 action civile</translation>
    </message>
    <message numerus="yes">
        <source>Now %1, %n science</source>
        <extracomment>%1 is a government.</extracomment>
        <translation>
            <numerusform>%1, %n science</numerusform>
            <numerusform>%1, %n science</numerusform>
        </translation>
    </message>
    <message>
        <source>with your cards %1 civil, %2 military, limit %3</source>
        <extracomment>The actions that a government gives: civil, military, and how many buildings of a kind.</extracomment>
        <translation>avec vos cartes %1 civiles, %2 militaires, limite %3</translation>
    </message>
    <message>
        <source>Peaceful</source>
        <translation>Pacifique</translation>
    </message>
    <message>
        <source>Revolution</source>
        <translation>Révolution</translation>
    </message>
    <message>
        <source>Revolution with military actions</source>
        <translation>Révolution par actions militaires</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>too early</source>
        <translation>trop tôt</translation>
    </message>
    <message>
        <source>All</source>
        <comment>players</comment>
        <extracomment>All players.</extracomment>
        <translation>Tous</translation>
    </message>
    <message numerus="yes">
        <source>%n strongest</source>
        <translation>
            <numerusform>%n en tête</numerusform>
            <numerusform>%n en tête</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weakest</source>
        <translation>
            <numerusform>%n en bas</numerusform>
            <numerusform>%n en bas</numerusform>
        </translation>
    </message>
    <message>
        <source>Only me</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Event by hand</source>
        <translation>Événement à la main</translation>
    </message>
    <message>
        <source>What it does at once</source>
        <translation>Ses effets immédiats</translation>
    </message>
    <message>
        <source>Each gets</source>
        <translation>Chacun reçoit</translation>
    </message>
    <message>
        <source>Who gets what?</source>
        <translation>Qui reçoit quoi&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a player, %2 what the player takes.
----------
%1 lists players, %2 what each of them gets.
----------
Spoken: %1 is such as &quot;Strength&quot;, %2 lists players with their numbers.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Événements finaux</translation>
    </message>
    <message>
        <source>Tap the four that were set aside</source>
        <translation>Touchez les quatre mis à part</translation>
    </message>
    <message>
        <source>Tap those left in the piles</source>
        <translation>Touchez ceux qui restent</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impact</translation>
    </message>
    <message>
        <source>Scored now, once a game</source>
        <translation>Compté une fois par partie</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Finir la partie</translation>
    </message>
    <message numerus="yes">
        <source>%n events scored</source>
        <translation>
            <numerusform>%n événement compté</numerusform>
            <numerusform>%n événements comptés</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1</source>
        <extracomment>%1 is an event: &quot;Score Strength&quot;.</extracomment>
        <translation>Compter&#xa0;: %1</translation>
    </message>
    <message>
        <source>Production</source>
        <extracomment>Farms and mines.</extracomment>
        <translation>Production</translation>
    </message>
    <message>
        <source>Urban</source>
        <translation>Urbain</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militaire</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>All technologies.</extracomment>
        <translation>Toutes</translation>
    </message>
    <message numerus="yes">
        <source>%n science</source>
        <translation>
            <numerusform>%n science</numerusform>
            <numerusform>%n science</numerusform>
        </translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Découvrir</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spéciale</translation>
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
        <translation>Toutes celles de cet âge sont connues.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Discard all cards of age %1 and earlier from the hands</source>
        <translation>Défaussez des mains les cartes de l’âge %1 et d’avant</translation>
    </message>
    <message>
        <source>Put out the decks of age %1</source>
        <translation>Posez les piles de l’âge %1</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>La dernière manche</translation>
    </message>
    <message>
        <source>No military cards are drawn</source>
        <translation>On ne pioche plus de cartes militaires</translation>
    </message>
    <message>
        <source>No units given up in battle</source>
        <translation>Plus de sacrifices au combat</translation>
    </message>
    <message>
        <source>A war declared now is never fought</source>
        <translation>Une guerre déclarée n’a plus lieu</translation>
    </message>
    <message>
        <source>Then all events of age III are scored</source>
        <translation>Puis on compte les événements de l’âge III</translation>
    </message>
    <message>
        <source>Age %1 begins</source>
        <translation>L’âge %1 commence</translation>
    </message>
    <message>
        <source>What just happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Everybody loses 2 yellow tokens</source>
        <translation>Chacun perd 2 jetons jaunes</translation>
    </message>
    <message>
        <source>On with the turn of %1</source>
        <extracomment>Goes on after an age has begun: %1 is the player whose turn goes on.</extracomment>
        <translation>Suite du tour de %1</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Étape %1</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Kept for the next game on this device.</source>
        <translation>Gardée pour la prochaine partie.</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Nom de la carte</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Science to pay</source>
        <translation>Science à payer</translation>
    </message>
    <message>
        <source>While in play</source>
        <translation>Tant qu’elle est en jeu</translation>
    </message>
    <message>
        <source>Change the card</source>
        <translation>Modifier la carte</translation>
    </message>
    <message>
        <source>Start the wonder</source>
        <translation>Commencer la merveille</translation>
    </message>
    <message>
        <source>it needs a name</source>
        <translation>il lui faut un nom</translation>
    </message>
    <message>
        <source>Pact</source>
        <translation>Pacte</translation>
    </message>
    <message>
        <source>Offered by %1</source>
        <translation>Proposé par %1</translation>
    </message>
    <message>
        <source>%1 is A, %2 is B</source>
        <extracomment>Which of the two has which side of a pact: %1 and %2 are players.</extracomment>
        <translation>%1 est A, %2 est B</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>With whom?</source>
        <translation>Avec qui&#xa0;?</translation>
    </message>
    <message>
        <source>Which pact?</source>
        <translation>Quel pacte&#xa0;?</translation>
    </message>
    <message>
        <source>%1 accepts</source>
        <translation>%1 accepte</translation>
    </message>
    <message>
        <source>Prepare an event</source>
        <translation>Préparer un événement</translation>
    </message>
    <message numerus="yes">
        <source>Prepare an event of age %1: %n culture</source>
        <extracomment>Spoken: %1 is an age.</extracomment>
        <translation>
            <numerusform>Préparer un événement de l’âge %1&#xa0;: %n culture</numerusform>
            <numerusform>Préparer un événement de l’âge %1&#xa0;: %n culture</numerusform>
        </translation>
    </message>
    <message>
        <source>That age has not begun.</source>
        <translation>Cet âge n’a pas commencé.</translation>
    </message>
    <message>
        <source>Then revealed</source>
        <translation>Puis révélé</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>enchère</translation>
    </message>
    <message>
        <source>app scores</source>
        <translation>compté</translation>
    </message>
    <message>
        <source>for several</source>
        <translation>pour plusieurs</translation>
    </message>
    <message>
        <source>Against or with others</source>
        <translation>Contre ou avec les autres</translation>
    </message>
    <message>
        <source>next turn</source>
        <translation>au prochain tour</translation>
    </message>
    <message>
        <source>One war at a time.</source>
        <translation>Une guerre à la fois.</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 ou 4 joueurs</translation>
    </message>
    <message>
        <source>Pacts are for three or four players.</source>
        <translation>Les pactes sont pour trois ou quatre joueurs.</translation>
    </message>
    <message>
        <source>now</source>
        <translation>tout de suite</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>what it does next</source>
        <translation>ce qu’il fera ensuite</translation>
    </message>
    <message>
        <source>On a board</source>
        <translation>Sur un plateau</translation>
    </message>
    <message>
        <source>what an event does there, without actions</source>
        <translation>ce qu’un événement y fait, sans actions</translation>
    </message>
    <message>
        <source>%1 against %2, resolved in the next turn of %1</source>
        <extracomment>%1 and %2 are players.</extracomment>
        <translation>%1 contre %2, résolue au prochain tour de %1</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>One card each turn</source>
        <translation>Une carte par tour</translation>
    </message>
    <message>
        <source>New age</source>
        <translation>Nouvel âge</translation>
    </message>
    <message>
        <source>Really resign?</source>
        <extracomment>Somebody gives up; asked again.</extracomment>
        <translation>Vraiment abandonner&#xa0;?</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>Somebody&apos;s rank in strength.</extracomment>
        <translation>1re</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4e</translation>
    </message>
    <message numerus="yes">
        <source>%n food missing</source>
        <translation>
            <numerusform>il manque %n nourriture</numerusform>
            <numerusform>il manque %n nourriture</numerusform>
        </translation>
    </message>
    <message>
        <source>after the turn %1</source>
        <translation>après le tour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n discontented</source>
        <translation>
            <numerusform>%n mécontent</numerusform>
            <numerusform>%n mécontents</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Below the happy faces that somebody has: so many are needed.</extracomment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>%1, civil actions %2 of %3 left, military actions %4 of %5 left</source>
        <extracomment>Spoken: %1 is a government, then the actions left of all.</extracomment>
        <translation>%1, actions civiles&#xa0;: %2 sur %3, actions militaires&#xa0;: %4 sur %5</translation>
    </message>
    <message>
        <source>limit %1</source>
        <extracomment>How many buildings of a kind a government allows.</extracomment>
        <translation>limite %1</translation>
    </message>
    <message>
        <source>Culture a turn</source>
        <translation>Culture par tour</translation>
    </message>
    <message>
        <source>Science a turn</source>
        <translation>Science par tour</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>a abandonné</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>The way back from a page to the board.</extracomment>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions left</source>
        <translation>
            <numerusform>%n action civile</numerusform>
            <numerusform>%n actions civiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions left</source>
        <translation>
            <numerusform>%n action militaire</numerusform>
            <numerusform>%n actions militaires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, worth %3, given up: %4</source>
        <extracomment>Spoken: %1 is a kind of unit, %2 how many there are, %3 how strong each is, %4 how many go.</extracomment>
        <translation>%1, %2, valeur %3, sacrifiées&#xa0;: %4</translation>
    </message>
    <message>
        <source>no army</source>
        <translation>aucune armée</translation>
    </message>
    <message numerus="yes">
        <source>%n armies</source>
        <translation>
            <numerusform>%n armée</numerusform>
            <numerusform>%n armées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, strength %3</source>
        <extracomment>Spoken: %1 is a tactic, %2 its set and armies, %3 the strength with it.</extracomment>
        <translation>%1, %2, force %3</translation>
    </message>
    <message>
        <source>Tactics come with age I.</source>
        <translation>Les tactiques viennent à l’âge I.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Leaders, cards</source>
        <translation>Chefs, cartes</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <extracomment>Below a player&apos;s name: %1 is the round, %2 such as &quot;Age II&quot;.</extracomment>
        <translation>Manche %1 · %2</translation>
    </message>
    <message>
        <source>Round %1, %2, %3 is playing</source>
        <extracomment>Where the game is: %1 is the round, %2 such as &quot;Age II&quot;, %3 a player.</extracomment>
        <translation>Manche %1, %2, %3 joue</translation>
    </message>
    <message>
        <source>Age IV is over.</source>
        <translation>L’âge IV est fini.</translation>
    </message>
    <message>
        <source>The last round is round %1</source>
        <translation>La dernière manche est la %1</translation>
    </message>
    <message>
        <source>New worker</source>
        <translation>Nouvel ouvrier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>Un autre prix</translation>
    </message>
    <message>
        <source>New worker, then build</source>
        <translation>Nouvel ouvrier, puis bâtir</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Upgrade from %1</source>
        <translation>Améliorer depuis %1</translation>
    </message>
    <message>
        <source>Upgrade to %1</source>
        <translation>Améliorer en %1</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Détruire</translation>
    </message>
    <message>
        <source>Lose to the bank</source>
        <extracomment>A worker goes back to the yellow bank, by an event.</extracomment>
        <translation>Perdre à la banque</translation>
    </message>
    <message>
        <source>Learn and upgrade %1</source>
        <translation>Découvrir, améliorer %1</translation>
    </message>
    <message>
        <source>worker free again</source>
        <extracomment>What destroying a building does.</extracomment>
        <translation>ouvrier libéré</translation>
    </message>
    <message>
        <source>%1 of %2 from cards for units</source>
        <extracomment>Of a price %2 resources so many, %1, come from a card that pays for units.</extracomment>
        <translation>%1 sur %2 par cartes pour unités</translation>
    </message>
    <message>
        <source>Learn %1</source>
        <translation>Découvrir %1</translation>
    </message>
    <message>
        <source>Discount</source>
        <extracomment>What is taken off a price; less than nothing makes it dearer.</extracomment>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Four events</source>
        <translation>Quatre événements</translation>
    </message>
    <message>
        <source>the Rival %1</source>
        <extracomment>Spoken after one&apos;s own strength.</extracomment>
        <translation>le Rival %1</translation>
    </message>
    <message>
        <source>Recently</source>
        <translation>Récemment</translation>
    </message>
    <message>
        <source>age %1 since round %2</source>
        <extracomment>Beside a chart over rounds: %1 is an age.</extracomment>
        <translation>âge %1 depuis la manche %2</translation>
    </message>
    <message numerus="yes">
        <source>%n faces, needed: %1</source>
        <extracomment>Happy faces that there are, and %1 that are needed.</extracomment>
        <translation>
            <numerusform>%n visage, besoin&#xa0;: %1</numerusform>
            <numerusform>%n visages, besoin&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>all military actions</source>
        <translation>toutes les actions militaires</translation>
    </message>
    <message>
        <source>all civil actions</source>
        <translation>toutes les actions civiles</translation>
    </message>
    <message>
        <source>Where a card lets a revolution take the military actions, hold “Revolution”.</source>
        <translation>Si une carte permet à une révolution de prendre les actions militaires, appuyez longuement sur «&#xa0;Révolution&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n prepared this turn</source>
        <extracomment>Events that somebody has prepared; short.</extracomment>
        <translation>
            <numerusform>%n préparé ce tour</numerusform>
            <numerusform>%n préparés ce tour</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonies, events</source>
        <translation>Colonies, événements</translation>
    </message>
    <message>
        <source>Event of age %1 prepared</source>
        <extracomment>A short message: %1 is an age.</extracomment>
        <translation>Événement %1 préparé</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n cards</source>
        <extracomment>A short message after a turn: %1 is a player.</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte</numerusform>
            <numerusform>%1 pioche %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Colonization</source>
        <extracomment>A card&apos;s bonus for colonies.</extracomment>
        <translation>Colonisation</translation>
    </message>
    <message>
        <source>Who loses what?</source>
        <translation>Qui perd quoi&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Score %n events</source>
        <translation>
            <numerusform>Compter %n événement</numerusform>
            <numerusform>Compter %n événements</numerusform>
        </translation>
    </message>
    <message>
        <source>Declare war on the Rival</source>
        <translation>Déclarer la guerre au Rival</translation>
    </message>
    <message>
        <source>The winner takes from the supply</source>
        <translation>Le vainqueur prend dans la réserve</translation>
    </message>
    <message>
        <source>No units are given up in the last round.</source>
        <translation>Pas de sacrifice à la dernière manche.</translation>
    </message>
    <message>
        <source>no worker free</source>
        <translation>aucun ouvrier libre</translation>
    </message>
    <message numerus="yes">
        <source>%n discontented, %1.</source>
        <extracomment>%1 is such as &quot;1 worker free&quot;.</extracomment>
        <translation>
            <numerusform>%n mécontent, %1.</numerusform>
            <numerusform>%n mécontents, %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>corruption takes %1</source>
        <translation>la corruption prend %1</translation>
    </message>
    <message numerus="yes">
        <source>%n lost for lack of blue tokens</source>
        <translation>
            <numerusform>%n perdu faute de jetons bleus</numerusform>
            <numerusform>%n perdus faute de jetons bleus</numerusform>
        </translation>
    </message>
    <message>
        <source>Build %1</source>
        <extracomment>%1 is a building.</extracomment>
        <translation>Bâtir %1</translation>
    </message>
    <message>
        <source>Upgrade %1 to %2</source>
        <translation>Améliorer %1 en %2</translation>
    </message>
    <message>
        <source>Destroy %1</source>
        <extracomment>%1 is a building or a unit.</extracomment>
        <translation>Détruire %1</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Ce qui aiderait</translation>
    </message>
    <message numerus="yes">
        <source>%n still discontented, %1</source>
        <translation>
            <numerusform>encore %n mécontent, %1</numerusform>
            <numerusform>encore %n mécontents, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody loses up to 2 yellow tokens</source>
        <translation>Chacun perd jusqu’à 2 jetons jaunes</translation>
    </message>
    <message>
        <source>not in the last round</source>
        <translation>pas à la dernière manche</translation>
    </message>
    <message>
        <source>A war declared now is never fought.</source>
        <translation>Une guerre déclarée maintenant n’aura plus lieu.</translation>
    </message>
    <message>
        <source>Impact events</source>
        <translation>Événements d’impact</translation>
    </message>
    <message numerus="yes">
        <source>%1 lacks %n food: 4 culture each</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 manque de %n nourriture&#xa0;: 4 culture chacune</numerusform>
            <numerusform>%1 manque de %n nourriture&#xa0;: 4 culture chacune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n military cards</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 pioche %n carte militaire</numerusform>
            <numerusform>%1 pioche %n cartes militaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>%1 is the player whose turn comes.</extracomment>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <extracomment>An age has ended: %1 is a card that is out of play now.</extracomment>
        <translation>%1 part</translation>
    </message>
    <message>
        <source>%1, unfinished, is lost</source>
        <extracomment>An age has ended: %1 is a wonder.</extracomment>
        <translation>%1, inachevé, est perdu</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>Culture %1</source>
        <extracomment>Below the button that keeps a correction: somebody&apos;s culture.</extracomment>
        <translation>Culture %1</translation>
    </message>
    <message>
        <source>Culture %1 → %2</source>
        <extracomment>What a correction makes of somebody&apos;s culture: %1 before, %2 after it.</extracomment>
        <translation>Culture %1 → %2</translation>
    </message>
</context>
<context>
    <name>AllPlayers</name>
    <message>
        <source>End of the game</source>
        <extracomment>Head of a section of the table: how near the end is.</extracomment>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Si la partie finissait maintenant</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Head of a section of the table: the score as it would be now.</extracomment>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>BackBar</name>
    <message>
        <source>Back to the result</source>
        <extracomment>Leaves a look at something. The second is after the end of the game.</extracomment>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Reprendre le tour</translation>
    </message>
</context>
<context>
    <name>Backups</name>
    <message>
        <source>Backed up to %1.</source>
        <translation>Sauvegardé dans %1.</translation>
    </message>
    <message>
        <source>This is no backup that can be used. %1</source>
        <translation>Ce n’est pas une sauvegarde utilisable. %1</translation>
    </message>
    <message>
        <source>Your games are back.</source>
        <translation>Vos parties sont de retour.</translation>
    </message>
    <message>
        <source>Your games are back. What was here before is kept as %1.</source>
        <translation>Vos parties sont de retour. Ce qui était là avant est gardé sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n games were rescued.</source>
        <translation>
            <numerusform>%n partie a été sauvée.</numerusform>
            <numerusform>%n parties ont été sauvées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them are not complete.</source>
        <translation>
            <numerusform>%n d’entre elles est incomplète.</numerusform>
            <numerusform>%n d’entre elles sont incomplètes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Le fichier endommagé est gardé sous %1.</translation>
    </message>
</context>
<context>
    <name>BackupsWork</name>
    <message>
        <source>Your games are being saved.</source>
        <extracomment>What is under way, as the next ones.</extracomment>
        <translation>Vos parties sont en cours d’enregistrement.</translation>
    </message>
    <message>
        <source>Everything is being backed up.</source>
        <translation>Tout est en cours de sauvegarde.</translation>
    </message>
    <message>
        <source>The backup is being looked through.</source>
        <translation>La sauvegarde est en cours de vérification.</translation>
    </message>
    <message>
        <source>Your games are being rescued.</source>
        <translation>Vos parties sont en cours de récupération.</translation>
    </message>
    <message>
        <source>The file appears when it is whole. If you stop, there is none.</source>
        <extracomment>What happens to a file that is being written.</extracomment>
        <translation>Le fichier apparaît une fois complet. Si vous arrêtez, il n’y en a pas.</translation>
    </message>
    <message>
        <source>It takes the place of what is here at the end. If you stop, everything stays as it is.</source>
        <extracomment>While a backup is copied and checked.</extracomment>
        <translation>Elle ne prend la place de ce qui est ici qu’à la fin. Si vous arrêtez, tout reste en l’état.</translation>
    </message>
    <message>
        <source>If you stop, everything stays as it is.</source>
        <translation>Si vous arrêtez, tout reste en l’état.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln games</source>
        <extracomment>How far it is. %1 is how many are done.</extracomment>
        <translation>
            <numerusform>%L1 sur %Ln partie</numerusform>
            <numerusform>%L1 sur %Ln parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>Show fewer</source>
        <extracomment>Below the first rows of a chart; %n is how many there are.</extracomment>
        <translation>En voir moins</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Voir les %n</numerusform>
            <numerusform>Voir les %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BestAlone</name>
    <message>
        <source>The first game alone: this is the score to beat.</source>
        <translation>Première partie en solo&#xa0;: voici le score à battre.</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>The best game alone: %1 is such as &quot;36 points&quot;, %2 a player, %3 a day.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>A new best. So far it was: %1.</source>
        <extracomment>After a game alone; %1 is which game was the best before it.</extracomment>
        <translation>Nouveau record. L’ancien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To beat: %1.</source>
        <extracomment>After a game alone; %1 is the best game so far.</extracomment>
        <translation>À battre&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>BinPage</name>
    <message>
        <source>Deleted games</source>
        <extracomment>Title of the page with games that were deleted.</extracomment>
        <translation>Parties supprimées</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A deleted game stays here for %n days. It counts nowhere, and then it is gone for good.</source>
        <translation>
            <numerusform>Une partie supprimée reste ici %n jour. Elle ne compte nulle part, puis disparaît pour de bon.</numerusform>
            <numerusform>Une partie supprimée reste ici %n jours. Elle ne compte nulle part, puis disparaît pour de bon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing has been deleted in the last %n days.</source>
        <translation>
            <numerusform>Rien n’a été supprimé depuis %n jour.</numerusform>
            <numerusform>Rien n’a été supprimé ces %n derniers jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>Takes a deleted game back.</extracomment>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <extracomment>Spoken: takes a deleted game back; %1 is which.</extracomment>
        <translation>Récupérer %1</translation>
    </message>
</context>
<context>
    <name>BronzeAge</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n bois</numerusform>
            <numerusform>%n bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pottery</source>
        <translation>
            <numerusform>%n poterie</numerusform>
            <numerusform>%n poteries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n vêtement</numerusform>
            <numerusform>%n vêtements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spearheads</source>
        <translation>
            <numerusform>%n fer de lance</numerusform>
            <numerusform>%n fers de lance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n unité de nourriture</numerusform>
            <numerusform>%n unités de nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food dice</source>
        <translation>
            <numerusform>%n dé nourriture</numerusform>
            <numerusform>%n dés nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods dice</source>
        <translation>
            <numerusform>%n dé ressource</numerusform>
            <numerusform>%n dés ressource</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skull dice</source>
        <translation>
            <numerusform>%n dé crâne</numerusform>
            <numerusform>%n dés crâne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker dice</source>
        <translation>
            <numerusform>%n dé ouvriers</numerusform>
            <numerusform>%n dés ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice dice taken as workers</source>
        <extracomment>Dice that could have been food; the player takes the workers.</extracomment>
        <translation>
            <numerusform>%n dé au choix pris en ouvriers</numerusform>
            <numerusform>%n dés au choix pris en ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin dice</source>
        <translation>
            <numerusform>%n dé pièces</numerusform>
            <numerusform>%n dés pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice dice taken as food</source>
        <extracomment>Dice that could have been workers; the player takes the food.</extracomment>
        <translation>
            <numerusform>%n dé au choix pris en nourriture</numerusform>
            <numerusform>%n dés au choix pris en nourriture</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 collects %2.</source>
        <translation>%1 collecte %2.</translation>
    </message>
    <message>
        <source>There is no room for %1.</source>
        <translation>Il n’y a pas de place pour %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n cities.</source>
        <translation>
            <numerusform>%1 nourrit %n cité.</numerusform>
            <numerusform>%1 nourrit %n cités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 loses %n points.</source>
        <extracomment>A disaster and who it hits.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %2 perd %n point.</numerusform>
            <numerusform>%1&#xa0;: %2 perd %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 lose %n points each.</source>
        <translation>
            <numerusform>%1&#xa0;: %2 perdent chacun %n point.</numerusform>
            <numerusform>%1&#xa0;: %2 perdent chacun %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Revolt: %1 has no goods to lose.</source>
        <translation>Révolte&#xa0;: %1 n’a aucune ressource à perdre.</translation>
    </message>
    <message>
        <source>Revolt: %1 loses all goods, %2.</source>
        <translation>Révolte&#xa0;: %1 perd toutes ses ressources, %2.</translation>
    </message>
    <message>
        <source>Irrigation protects %1 from the Drought.</source>
        <translation>L’Irrigation protège %1 de la Sécheresse.</translation>
    </message>
    <message>
        <source>Medicine protects %1 from the Pestilence.</source>
        <translation>La Médecine protège %1 de la Peste.</translation>
    </message>
    <message>
        <source>The Great Wall protects %1 from the Invasion.</source>
        <translation>La Grande Muraille protège %1 de l’Invasion.</translation>
    </message>
    <message>
        <source>Smithing turns the Invasion away from %1 and against the others.</source>
        <translation>Grâce à la Forge, %1 détourne l’Invasion vers les autres.</translation>
    </message>
    <message>
        <source>Smithing protects %1 from the Invasion.</source>
        <translation>La Forge protège %1 de l’Invasion.</translation>
    </message>
    <message>
        <source>Religion turns the Revolt away from %1 and against the others.</source>
        <translation>Grâce à la Religion, %1 détourne la Révolte vers les autres.</translation>
    </message>
    <message>
        <source>Religion protects %1 from the Revolt.</source>
        <translation>La Religion protège %1 de la Révolte.</translation>
    </message>
    <message>
        <source>%1 is built: %2 has one more die from the next turn on.</source>
        <translation>%1 est bâtie&#xa0;: %2 aura un dé de plus dès le prochain tour.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the first to build %2: %n points.</source>
        <translation>
            <numerusform>%1 bâtit %2 en premier&#xa0;: %n point.</numerusform>
            <numerusform>%1 bâtit %2 en premier&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %2: %n points.</source>
        <translation>
            <numerusform>%1 bâtit %2&#xa0;: %n point.</numerusform>
            <numerusform>%1 bâtit %2&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs %1, paid exactly.</source>
        <translation>Le prix est de %1, le compte est bon.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1; %2 are paid and %n are lost.</source>
        <translation>
            <numerusform>Le prix est de %1&#xa0;; %2 sont payés et %n est perdu.</numerusform>
            <numerusform>Le prix est de %1&#xa0;; %2 sont payés et %n sont perdus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n workers without work.</source>
        <translation>
            <numerusform>%1&#xa0;: %n ouvrier reste sans travail.</numerusform>
            <numerusform>%1&#xa0;: %n ouvriers restent sans travail.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leaves %n coins unspent.</source>
        <translation>
            <numerusform>%1&#xa0;: %n pièce reste inutilisée.</numerusform>
            <numerusform>%1&#xa0;: %n pièces restent inutilisées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 défausse %2.</translation>
    </message>
    <message>
        <source>%1 gives %2, %3 gives %4.</source>
        <translation>%1 donne %2, %3 donne %4.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n developments: this is the last round.</source>
        <translation>
            <numerusform>%1 a %n développement&#xa0;: c’est la dernière manche.</numerusform>
            <numerusform>%1 a %n développements&#xa0;: c’est la dernière manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every monument is built: this is the last round.</source>
        <translation>Tous les monuments sont bâtis&#xa0;: c’est la dernière manche.</translation>
    </message>
    <message>
        <source>The last round begins.</source>
        <translation>La dernière manche commence.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>%1 has %2 to use.</source>
        <translation>%1 dispose de %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 and doubles the food, from %3 to %4.</source>
        <translation>%1 donne %2 et double la nourriture, de %3 à %4.</translation>
    </message>
    <message>
        <source>%1 rolls %2.</source>
        <translation>%1 obtient %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 for the Invasion.</source>
        <translation>%1 donne %2 pour l’Invasion.</translation>
    </message>
    <message>
        <source>%1 trades with %2.</source>
        <translation>%1 fait un échange avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 and builds %n boxes: %3.</source>
        <translation>
            <numerusform>%1 donne %2 et bâtit %n case&#xa0;: %3.</numerusform>
            <numerusform>%1 donne %2 et bâtit %n cases&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives %2 and builds nothing yet.</source>
        <translation>%1 donne %2 et ne bâtit encore rien.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n boxes: %2.</source>
        <translation>
            <numerusform>%1 bâtit %n case&#xa0;: %2.</numerusform>
            <numerusform>%1 bâtit %n cases&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds nothing.</source>
        <translation>%1 ne bâtit rien.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n ships for %2.</source>
        <translation>
            <numerusform>%1 construit %n navire pour %2.</numerusform>
            <numerusform>%1 construit %n navires pour %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 swaps %2 for %3.</source>
        <translation>%1 échange %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 worth %2</source>
        <extracomment>Goods and what they pay: 3 pottery worth 18.</extracomment>
        <translation>%1 (valeur %2)</translation>
    </message>
    <message>
        <source>%1 buys %2 with %3.</source>
        <translation>%1 achète %2 avec %3.</translation>
    </message>
    <message>
        <source>%1 ends the turn.</source>
        <translation>%1 termine son tour.</translation>
    </message>
    <message>
        <source>%1 passes the dice.</source>
        <translation>%1 passe les dés.</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Catastrophes</translation>
    </message>
    <message>
        <source>%1 built first</source>
        <extracomment>Parts of a correction: who was first to build a monument.</extracomment>
        <translation>%1 en premier</translation>
    </message>
    <message>
        <source>%1 not built first</source>
        <translation>%1 pas en premier</translation>
    </message>
    <message>
        <source>%1 added</source>
        <extracomment>Parts of a correction: a development.</extracomment>
        <translation>%1 en plus</translation>
    </message>
    <message>
        <source>%1 taken away</source>
        <translation>%1 en moins</translation>
    </message>
    <message>
        <source>Reroll 1 die after your last roll</source>
        <translation>Relancez 1 dé après vos lancers</translation>
    </message>
    <message>
        <source>Drought has no effect</source>
        <translation>La Sécheresse reste sans effet</translation>
    </message>
    <message>
        <source>+1 food per food die</source>
        <translation>+1 nourriture par dé nourriture</translation>
    </message>
    <message>
        <source>+1 stone when you collect stone</source>
        <translation>+1 pierre si vous en collectez</translation>
    </message>
    <message>
        <source>Pestilence has no effect</source>
        <translation>La Peste reste sans effet</translation>
    </message>
    <message>
        <source>Coin dice are worth 12</source>
        <translation>Les dés pièces valent 12</translation>
    </message>
    <message>
        <source>No need to discard goods</source>
        <translation>Plus rien à défausser</translation>
    </message>
    <message>
        <source>Revolt hits your opponents</source>
        <translation>La Révolte touche vos adversaires</translation>
    </message>
    <message numerus="yes">
        <source>Sell food for %n coins each</source>
        <translation>
            <numerusform>Vendez la nourriture %n pièce l’unité</numerusform>
            <numerusform>Vendez la nourriture %n pièces l’unité</numerusform>
        </translation>
    </message>
    <message>
        <source>+1 worker per worker die</source>
        <translation>+1 ouvrier par dé ouvriers</translation>
    </message>
    <message>
        <source>1 stone = 3 workers</source>
        <translation>1 pierre = 3 ouvriers</translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per monument</source>
        <translation>
            <numerusform>Bonus&#xa0;: %n point par monument</numerusform>
            <numerusform>Bonus&#xa0;: %n points par monument</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per city</source>
        <translation>
            <numerusform>Bonus&#xa0;: %n point par cité</numerusform>
            <numerusform>Bonus&#xa0;: %n points par cité</numerusform>
        </translation>
    </message>
    <message>
        <source>1 pottery doubles your food</source>
        <translation>1 poterie double la nourriture</translation>
    </message>
    <message>
        <source>Invasion hits your opponents</source>
        <translation>L’Invasion touche vos adversaires</translation>
    </message>
    <message numerus="yes">
        <source>Bonus: %n points per good left</source>
        <translation>
            <numerusform>Bonus&#xa0;: %n point par ressource restante</numerusform>
            <numerusform>Bonus&#xa0;: %n points par ressource restante</numerusform>
        </translation>
    </message>
    <message>
        <source>After your last roll you may roll one die once more, even a skull. What it shows then counts.</source>
        <translation>Votre dernier lancer fait, vous pouvez encore relancer un seul dé, même un crâne. Sa nouvelle face compte.</translation>
    </message>
    <message>
        <source>The Drought that 2 skulls bring costs you nothing.</source>
        <translation>La Sécheresse qu’amènent 2 crânes ne vous coûte rien.</translation>
    </message>
    <message>
        <source>Each die taken as food brings 1 food more. A choice die counts when you take its food.</source>
        <translation>Chaque dé pris en nourriture en donne 1 de plus. Un dé au choix compte si vous en prenez la nourriture.</translation>
    </message>
    <message>
        <source>In a turn in which you collect stone you get 1 stone more, once and after all other goods, if its row has room.</source>
        <translation>Dans un tour où vous collectez de la pierre, vous en gagnez 1 de plus, une seule fois et après les autres ressources, si sa rangée a de la place.</translation>
    </message>
    <message>
        <source>The Pestilence that 3 skulls bring costs you nothing.</source>
        <translation>La Peste qu’amènent 3 crânes ne vous coûte rien.</translation>
    </message>
    <message>
        <source>When somebody else rolls 3 skulls, the Pestilence costs you nothing.</source>
        <translation>Quand quelqu’un d’autre obtient 3 crânes, la Peste ne vous coûte rien.</translation>
    </message>
    <message>
        <source>Each coin die is worth 12 coins instead of 7.</source>
        <translation>Chaque dé pièces vaut 12 et non plus 7.</translation>
    </message>
    <message>
        <source>At the end of your turn you keep all your goods, however many there are.</source>
        <translation>À la fin de votre tour, vous gardez toutes vos ressources, quel qu’en soit le nombre.</translation>
    </message>
    <message>
        <source>The Revolt that 5 skulls or more bring takes nothing from you.</source>
        <translation>La Révolte qu’amènent 5 crânes ou plus ne vous prend rien.</translation>
    </message>
    <message>
        <source>When you roll 5 skulls or more, you keep your goods, and every opponent without Religion loses all of theirs.</source>
        <translation>Quand vous obtenez 5 crânes ou plus, vous gardez vos ressources, et chaque adversaire sans Religion perd toutes les siennes.</translation>
    </message>
    <message numerus="yes">
        <source>When you buy, you may sell food for %n coins each.</source>
        <translation>
            <numerusform>Quand vous achetez, vous pouvez vendre de la nourriture, %n pièce l’unité.</numerusform>
            <numerusform>Quand vous achetez, vous pouvez vendre de la nourriture, %n pièces l’unité.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each die taken as workers brings 1 worker more. A choice die counts when you take its workers.</source>
        <translation>Chaque dé pris en ouvriers en donne 1 de plus. Un dé au choix compte si vous en prenez les ouvriers.</translation>
    </message>
    <message>
        <source>When you build, each stone you give does the work of 3 workers.</source>
        <translation>Quand vous bâtissez, chaque pierre donnée vaut 3 ouvriers.</translation>
    </message>
    <message numerus="yes">
        <source>At the end each monument you have built brings %n points more.</source>
        <translation>
            <numerusform>À la fin, chaque monument que vous avez bâti rapporte %n point de plus.</numerusform>
            <numerusform>À la fin, chaque monument que vous avez bâti rapporte %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end each of your cities brings 1 point more, the first three too.</source>
        <translation>À la fin, chacune de vos cités rapporte 1 point de plus, les trois premières aussi.</translation>
    </message>
    <message>
        <source>Before you roll, once a turn, you may give 1 pottery to double your food, up to %1. You need at least 1 food.</source>
        <translation>Avant de lancer les dés, une fois par tour, vous pouvez donner 1 poterie pour doubler votre nourriture, jusqu’à %1. Il vous en faut au moins 1 unité.</translation>
    </message>
    <message>
        <source>When you build, you may also build ships, %1 at most, for 1 wood and 1 cloth each. After building, each ship may swap one of your goods for another, once a turn.</source>
        <translation>Quand vous bâtissez, vous pouvez aussi construire des navires, %1 au plus, pour 1 bois et 1 vêtement l’un. Ensuite, chaque navire peut échanger une de vos ressources contre une autre, une fois par tour.</translation>
    </message>
    <message>
        <source>The Invasion that 4 skulls bring costs you nothing.</source>
        <translation>L’Invasion qu’amènent 4 crânes ne vous coûte rien.</translation>
    </message>
    <message>
        <source>When you roll 4 skulls, the Invasion hits every opponent without a finished Great Wall instead of you. Each spearhead you give costs each of them 2 points more.</source>
        <translation>Quand vous obtenez 4 crânes, l’Invasion touche à votre place chaque adversaire sans Grande Muraille achevée. Chaque fer de lance que vous donnez leur coûte 2 points de plus.</translation>
    </message>
    <message>
        <source>At the end each good you still have brings 1 point more.</source>
        <translation>À la fin, chaque ressource qui vous reste rapporte 1 point de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%1: costs %2, worth %n points. %3</source>
        <extracomment>An entry of the list of developments: the name, the cost, the points, then the rule.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: coûte %2, vaut %n point. %3</numerusform>
            <numerusform>%1&#xa0;: coûte %2, vaut %n points. %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n food of at most %1.</source>
        <translation>
            <numerusform>Vous avez %n unité de nourriture, sur %1 au plus.</numerusform>
            <numerusform>Vous avez %n unités de nourriture, sur %1 au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities eat 1 food each.</source>
        <translation>
            <numerusform>%n cité mange 1 unité de nourriture.</numerusform>
            <numerusform>%n cités mangent chacune 1 unité de nourriture.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your Agriculture it brings 1 food more.</source>
        <translation>Avec votre Agriculture, il en donne 1 de plus.</translation>
    </message>
    <message>
        <source>All goods of a roll are taken one by one up the rows, from wood on.</source>
        <translation>Les ressources d’un lancer montent une à une de rangée en rangée, à partir du bois.</translation>
    </message>
    <message>
        <source>Your Quarrying adds 1 stone when a stone is among them.</source>
        <translation>Votre Carrière ajoute 1 pierre s’il y en a une parmi elles.</translation>
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
        <translation>Avec votre Maçonnerie, il en donne 1 de plus.</translation>
    </message>
    <message>
        <source>With your Agriculture it brings 3 food.</source>
        <translation>Avec votre Agriculture, il donne 3 unités de nourriture.</translation>
    </message>
    <message>
        <source>With your Masonry it brings 3 workers.</source>
        <translation>Avec votre Maçonnerie, il donne 3 ouvriers.</translation>
    </message>
    <message>
        <source>With your Coinage it is worth 12.</source>
        <translation>Avec votre Finance, il vaut 12.</translation>
    </message>
    <message>
        <source>The row ends at %1. It pays %2 for one and %3 when it is full.</source>
        <translation>La rangée s’arrête à %1. Elle paie %2 pour une unité et %3 quand elle est pleine.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n, worth %1. One more makes it %2.</source>
        <translation>
            <numerusform>Vous en avez %n, valeur %1. Une unité de plus la porte à %2.</numerusform>
            <numerusform>Vous en avez %n, valeur %1. Une unité de plus la porte à %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n, worth %1. The row is full.</source>
        <translation>
            <numerusform>Vous en avez %n, valeur %1. La rangée est pleine.</numerusform>
            <numerusform>Vous en avez %n, valeur %1. La rangée est pleine.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not part of this edition.</source>
        <translation>%1 n’est pas dans cette édition.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 and is worth %n points.</source>
        <translation>
            <numerusform>Le prix est de %1, pour %n point.</numerusform>
            <numerusform>Le prix est de %1, pour %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have it.</source>
        <translation>Déjà acquis.</translation>
    </message>
    <message>
        <source>This turn you have already bought a development.</source>
        <translation>Vous avez déjà acheté un développement ce tour.</translation>
    </message>
    <message>
        <source>You do not have it yet.</source>
        <translation>Pas encore acquis.</translation>
    </message>
    <message>
        <source>You can pay for it now.</source>
        <translation>Vous pouvez payer ce prix maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>Not in play with %n players.</source>
        <translation>
            <numerusform>Hors jeu à %n joueur.</numerusform>
            <numerusform>Hors jeu à %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have built it: %n points.</source>
        <translation>
            <numerusform>C’est bâti&#xa0;: %n point.</numerusform>
            <numerusform>C’est bâti&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have %1 of %2 boxes.</source>
        <translation>Vous avez %1 des %2 cases.</translation>
    </message>
    <message numerus="yes">
        <source>Somebody was first: it is worth %n points to you.</source>
        <translation>
            <numerusform>La première place est prise&#xa0;: %n point pour vous.</numerusform>
            <numerusform>La première place est prise&#xa0;: %n points pour vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody has built it yet: it is worth %n points to you.</source>
        <translation>
            <numerusform>La première place est libre&#xa0;: %n point pour vous.</numerusform>
            <numerusform>La première place est libre&#xa0;: %n points pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have %1 food for %2 cities, before the roll is collected.</source>
        <translation>Nourriture&#xa0;: %1 pour %2 cités, avant la collecte.</translation>
    </message>
    <message numerus="yes">
        <source>This turn your cities have eaten; %n food are left.</source>
        <translation>
            <numerusform>Vos cités ont mangé ce tour&#xa0;; il reste %n unité de nourriture.</numerusform>
            <numerusform>Vos cités ont mangé ce tour&#xa0;; il reste %n unités de nourriture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes %n workers. From the turn after that it brings a die and eats 1 food.</source>
        <translation>
            <numerusform>Elle demande %n ouvrier. Dès le tour suivant, elle donne un dé et mange 1 unité de nourriture.</numerusform>
            <numerusform>Elle demande %n ouvriers. Dès le tour suivant, elle donne un dé et mange 1 unité de nourriture.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have built it.</source>
        <translation>Vous l’avez bâtie.</translation>
    </message>
    <message>
        <source>Ships are not part of this edition.</source>
        <translation>Les navires ne sont pas dans cette édition.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n ships.</source>
        <translation>
            <numerusform>Vous avez %n navire.</numerusform>
            <numerusform>Vous avez %n navires.</numerusform>
        </translation>
    </message>
    <message>
        <source>This needs %1.</source>
        <translation>Il faut %1.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Nourrir</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Buying</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Développements</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitaire</translation>
    </message>
    <message>
        <source>A round is one turn of yours, in these steps:</source>
        <translation>Une manche est un tour, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>In a round everyone takes one turn, in the order of the seats, in these steps:</source>
        <translation>Dans une manche, tout le monde joue un tour, à tour de rôle, dans cet ordre&#xa0;:</translation>
    </message>
    <message>
        <source>With Preservation: double the food, if you like.</source>
        <translation>Avec la Conservation&#xa0;: doubler la nourriture, si vous voulez.</translation>
    </message>
    <message>
        <source>Roll the dice, one for each city, and collect goods and food.</source>
        <translation>Lancer les dés, un par cité, et prendre ressources et nourriture.</translation>
    </message>
    <message>
        <source>Feed the cities; then the disaster strikes, if the skulls bring one.</source>
        <translation>Nourrir les cités&#xa0;; puis la catastrophe frappe, si les crânes en amènent une.</translation>
    </message>
    <message>
        <source>Trade with the other players.</source>
        <translation>Faire des échanges avec les autres.</translation>
    </message>
    <message>
        <source>Build cities, monuments and ships.</source>
        <translation>Bâtir cités, monuments et navires.</translation>
    </message>
    <message>
        <source>Build cities and monuments.</source>
        <translation>Bâtir cités et monuments.</translation>
    </message>
    <message>
        <source>Swap goods by ship and trade with the other players.</source>
        <translation>Échanger des ressources par navire et avec les autres.</translation>
    </message>
    <message>
        <source>Swap goods by ship.</source>
        <translation>Échanger des ressources par navire.</translation>
    </message>
    <message>
        <source>Buy one development.</source>
        <translation>Acheter un développement.</translation>
    </message>
    <message>
        <source>Discard the goods that are too many.</source>
        <translation>Défausser les ressources de trop.</translation>
    </message>
    <message>
        <source>Discard the goods that are too many and pass the dice.</source>
        <translation>Défausser les ressources de trop et passer les dés.</translation>
    </message>
    <message>
        <source>A step may be left out. Once a later step has begun, only Undo leads back.</source>
        <translation>Une étape peut être sautée. Quand une étape suivante a commencé, seul Annuler ramène en arrière.</translation>
    </message>
    <message>
        <source>You roll one die for each of your cities: %1 at the start, %2 at most.</source>
        <translation>Vous lancez un dé par cité&#xa0;: %1 au début, %2 au plus.</translation>
    </message>
    <message>
        <source>You may roll three times in all, each time with as many dice as you like, those kept before too.</source>
        <translation>Vous avez trois lancers en tout. Au deuxième et au troisième, vous prenez les dés de votre choix, même ceux déjà gardés.</translation>
    </message>
    <message>
        <source>Alone you may roll skulls again as well.</source>
        <translation>En solitaire, les crânes aussi peuvent être relancés.</translation>
    </message>
    <message>
        <source>A skull stays as it fell and is not rolled again.</source>
        <translation>Un crâne reste où il est tombé et n’est plus relancé.</translation>
    </message>
    <message>
        <source>All goods of a roll are taken one by one up the rows: wood, stone, pottery, cloth, spearheads, then wood again. Every roll starts at wood.</source>
        <translation>Toutes les ressources d’un lancer montent une à une de rangée en rangée&#xa0;: bois, pierre, poterie, vêtement, fers de lance, puis de nouveau bois. Chaque lancer repart du bois.</translation>
    </message>
    <message>
        <source>A good whose row is full is lost, but it still uses its place.</source>
        <translation>Une ressource dont la rangée est pleine est perdue, mais elle compte quand même.</translation>
    </message>
    <message>
        <source>The board has room for %1.</source>
        <translation>Le plateau a de la place pour %1.</translation>
    </message>
    <message>
        <source>The longer a row, the more each good in it is worth: the wood row pays 1, 3, 6, 10 and so on. Stone pays two times as much, pottery three times, cloth four times, spearheads five times.</source>
        <translation>Plus une rangée est longue, plus chaque unité y vaut&#xa0;: le bois paie 1, 3, 6, 10 et ainsi de suite. La pierre paie deux fois plus, la poterie trois fois, le vêtement quatre fois, les fers de lance cinq fois.</translation>
    </message>
    <message>
        <source>You start with %1 food. The track ends at %2; what is collected beyond is lost, before the cities eat.</source>
        <translation>Vous commencez avec %1 unités de nourriture. La piste s’arrête à %2&#xa0;; ce qui dépasse est perdu, avant même que les cités mangent.</translation>
    </message>
    <message>
        <source>Each city eats 1 food. A city built in this turn eats from the next turn on.</source>
        <translation>Chaque cité mange 1 unité de nourriture. Une cité bâtie ce tour mange à partir du suivant.</translation>
    </message>
    <message>
        <source>Each city that gets no food is a Famine and costs 1 point.</source>
        <translation>Chaque cité sans nourriture est une Famine et coûte 1 point.</translation>
    </message>
    <message>
        <source>Only the exact number of skulls counts. 1 skull does nothing.</source>
        <translation>Seul le nombre exact de crânes compte. 1 crâne ne fait rien.</translation>
    </message>
    <message>
        <source>Each point lost ticks a disaster box. The sheet has %1 of them; beyond that the count goes on.</source>
        <translation>Chaque point perdu coche une case de catastrophe. La feuille en a %1&#xa0;; au-delà, le compte continue.</translation>
    </message>
    <message>
        <source>Alone there is nobody to trade with.</source>
        <translation>En solitaire, il n’y a personne avec qui échanger.</translation>
    </message>
    <message>
        <source>After feeding and disaster, before building, the player on turn may trade.</source>
        <translation>Une fois les cités nourries et la catastrophe passée, avant de bâtir, la personne dont c’est le tour peut faire des échanges.</translation>
    </message>
    <message>
        <source>After building, before buying, the player on turn may trade, between swaps too.</source>
        <translation>Après avoir bâti et avant d’acheter, la personne dont c’est le tour peut faire des échanges, même entre deux échanges par navire.</translation>
    </message>
    <message>
        <source>Goods and food change hands with any player who agrees, as often as you like. The others do not trade among themselves.</source>
        <translation>Ressources et nourriture s’échangent avec toute personne d’accord, autant de fois que vous voulez. Les autres ne font pas d’échanges entre eux.</translation>
    </message>
    <message>
        <source>Both sides give something. Nobody can give what is not there or take what has no room.</source>
        <translation>Les deux côtés donnent quelque chose. On ne peut ni donner ce qui manque, ni recevoir ce qui n’a pas de place.</translation>
    </message>
    <message>
        <source>Each worker ticks one box of a city or a monument. You may share them out as you like and go on next turn.</source>
        <translation>Chaque ouvrier coche une case d’une cité ou d’un monument. Vous les répartissez à votre gré et continuez au tour suivant.</translation>
    </message>
    <message>
        <source>The cities 4 to 7 need 3, 4, 5 and 6 workers, in any order. A finished city brings a die and eats, from the next turn on.</source>
        <translation>Les cités 4 à 7 demandent 3, 4, 5 et 6 ouvriers, dans n’importe quel ordre. Une cité achevée donne un dé et mange, dès le tour suivant.</translation>
    </message>
    <message>
        <source>With Engineering each stone given is %1 workers.</source>
        <translation>Avec l’Ingénierie, chaque pierre donnée vaut %1 ouvriers.</translation>
    </message>
    <message>
        <source>Workers without a box are lost when the step ends.</source>
        <translation>Les ouvriers sans case sont perdus à la fin de l’étape.</translation>
    </message>
    <message>
        <source>The first player to tick the last box of a monument gets its higher points, everyone else the lower ones. That stays so.</source>
        <translation>Qui coche en premier la dernière case d’un monument en reçoit les points les plus hauts, tous les autres les plus bas. Cela ne change plus.</translation>
    </message>
    <message>
        <source>An unfinished monument is worth nothing.</source>
        <translation>Un monument inachevé ne rapporte rien.</translation>
    </message>
    <message numerus="yes">
        <source>Not in play with %n players: %1.</source>
        <translation>
            <numerusform>Hors jeu à %n joueur&#xa0;: %1.</numerusform>
            <numerusform>Hors jeu à %n joueurs&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ships need Shipping. Each costs 1 wood and 1 cloth, and you can have %1.</source>
        <translation>Les navires demandent la Navigation. Chacun coûte 1 bois et 1 vêtement, et vous pouvez en avoir %1.</translation>
    </message>
    <message>
        <source>They are built in the step of building and stay to the end.</source>
        <translation>Ils se construisent à l’étape où l’on bâtit et restent jusqu’à la fin.</translation>
    </message>
    <message>
        <source>After building each ship may turn one of your goods into one of another kind, once a turn, if that row has room.</source>
        <translation>Ensuite, chaque navire peut changer une de vos ressources en une autre, une fois par tour, si sa rangée a de la place.</translation>
    </message>
    <message>
        <source>In each turn you may buy one development that you do not have yet.</source>
        <translation>À chaque tour, vous pouvez acheter un développement que vous n’avez pas encore.</translation>
    </message>
    <message>
        <source>All your coins count first. Then you spend goods by whole rows: a row pays what its peg shows, and is empty afterwards.</source>
        <translation>Toutes vos pièces comptent d’abord. Puis vous dépensez des rangées entières&#xa0;: une rangée paie ce que montre son marqueur, et elle est vide ensuite.</translation>
    </message>
    <message numerus="yes">
        <source>With Granaries you may sell food too, %n coins each.</source>
        <translation>
            <numerusform>Avec le Grenier, vous pouvez aussi vendre de la nourriture, %n pièce l’unité.</numerusform>
            <numerusform>Avec le Grenier, vous pouvez aussi vendre de la nourriture, %n pièces l’unité.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together it must reach the cost. What is paid too much is lost, and so are coins not spent.</source>
        <translation>Le tout doit atteindre le prix. Ce qui dépasse est perdu, comme les pièces non dépensées.</translation>
    </message>
    <message>
        <source>A development works at once. What helps in an earlier step helps from the next turn on.</source>
        <translation>Un développement agit aussitôt. Ce qui aide à une étape déjà passée aide dès le tour suivant.</translation>
    </message>
    <message>
        <source>At the end of your turn you keep %1 goods at most. You choose which of them go; the proposal is what costs least.</source>
        <translation>À la fin de votre tour, vous gardez au plus %1 ressources. Vous choisissez celles qui partent&#xa0;; la proposition est la moins coûteuse.</translation>
    </message>
    <message>
        <source>Food does not count. With Caravans nothing is discarded.</source>
        <translation>La nourriture ne compte pas. Avec les Caravanes, on ne défausse rien.</translation>
    </message>
    <message numerus="yes">
        <source>Alone the game ends after %n rounds.</source>
        <translation>
            <numerusform>En solitaire, la partie dure %n manche.</numerusform>
            <numerusform>En solitaire, la partie dure %n manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It ends earlier with a turn after which you have %n developments.</source>
        <translation>
            <numerusform>Elle finit plus tôt, avec un tour après lequel vous avez %n développement.</numerusform>
            <numerusform>Elle finit plus tôt, avec un tour après lequel vous avez %n développements.</numerusform>
        </translation>
    </message>
    <message>
        <source>It also ends earlier with a turn after which you have built every monument.</source>
        <translation>Elle finit aussi plus tôt avec un tour après lequel vous avez bâti tous les monuments.</translation>
    </message>
    <message numerus="yes">
        <source>The last round is announced when somebody has %n developments at the end of a turn.</source>
        <translation>
            <numerusform>La dernière manche est annoncée quand, un tour fini, quelqu’un possède %n développement.</numerusform>
            <numerusform>La dernière manche est annoncée quand, un tour fini, quelqu’un possède %n développements.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is also announced when every monument in play has been built by at least one player.</source>
        <translation>Elle l’est aussi quand chaque monument en jeu a été bâti au moins une fois.</translation>
    </message>
    <message>
        <source>That round is played to its end, so that everyone has had the same number of turns.</source>
        <translation>Cette manche se joue jusqu’au bout&#xa0;: tout le monde aura joué autant de tours.</translation>
    </message>
    <message>
        <source>You may stop before. The score then counts as it stands.</source>
        <translation>Vous pouvez vous arrêter avant. Le score compte alors tel qu’il est.</translation>
    </message>
    <message>
        <source>Add the points of your developments, your finished monuments and your bonuses. Take off 1 point for each disaster box. The total may be below 0.</source>
        <translation>Comptez les points de vos développements, de vos monuments achevés et de vos bonus. Retirez 1 point par case de catastrophe. Le total peut descendre sous 0.</translation>
    </message>
    <message>
        <source>Bonuses come from Architecture, Empire and Commerce.</source>
        <translation>Les bonus viennent de l’Architecture, de l’Empire et du Commerce.</translation>
    </message>
    <message>
        <source>Bonuses come from Architecture and Empire.</source>
        <translation>Les bonus viennent de l’Architecture et de l’Empire.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has more goods left; if that is equal too, the win is shared.</source>
        <translation>Le plus haut score gagne. À égalité, c’est le plus de ressources restantes&#xa0;; si cela ne suffit pas, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has the more valuable goods left; if that is equal too, the win is shared.</source>
        <translation>Le plus haut score gagne. À égalité, c’est la plus grande valeur de ressources restantes&#xa0;; si cela ne suffit pas, la victoire est partagée.</translation>
    </message>
    <message numerus="yes">
        <source>You play for the most points in %n rounds.</source>
        <translation>
            <numerusform>Vous visez le plus haut score en %n manche.</numerusform>
            <numerusform>Vous visez le plus haut score en %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>All seven monuments are in play, and you are always the first to build them.</source>
        <translation>Les sept monuments sont en jeu, et vous les bâtissez toujours en premier.</translation>
    </message>
    <message>
        <source>The Pestilence hits you, until you have Medicine.</source>
        <translation>La Peste vous touche tant que vous n’avez pas la Médecine.</translation>
    </message>
    <message>
        <source>With Religion a Revolt does nothing.</source>
        <translation>Avec la Religion, une Révolte ne fait rien.</translation>
    </message>
    <message>
        <source>With Smithing an Invasion does nothing.</source>
        <translation>Avec la Forge, une Invasion ne fait rien.</translation>
    </message>
    <message>
        <source>Skulls may be rolled again.</source>
        <translation>Les crânes peuvent être relancés.</translation>
    </message>
    <message>
        <source>%1: doubles the food</source>
        <translation>%1&#xa0;: double la nourriture</translation>
    </message>
    <message>
        <source>%1: rolls %2</source>
        <translation>%1&#xa0;: obtient %2</translation>
    </message>
    <message>
        <source>%1: trades with %2</source>
        <translation>%1&#xa0;: échange avec %2</translation>
    </message>
    <message>
        <source>%1: builds nothing</source>
        <translation>%1&#xa0;: ne bâtit rien</translation>
    </message>
    <message numerus="yes">
        <source>%1: builds %n boxes, %2</source>
        <translation>
            <numerusform>%1&#xa0;: bâtit %n case, %2</numerusform>
            <numerusform>%1&#xa0;: bâtit %n cases, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: builds %n ships</source>
        <translation>
            <numerusform>%1&#xa0;: construit %n navire</numerusform>
            <numerusform>%1&#xa0;: construit %n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: swaps %2 for %3</source>
        <translation>%1&#xa0;: échange %2 contre %3</translation>
    </message>
    <message>
        <source>%1: buys %2</source>
        <translation>%1&#xa0;: achète %2</translation>
    </message>
    <message>
        <source>%1: ends the turn</source>
        <translation>%1&#xa0;: termine son tour</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>Revised</source>
        <translation>Révisée</translation>
    </message>
    <message>
        <source>Late Bronze</source>
        <translation>Bronze tardif</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Poterie</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Vêtement</translation>
    </message>
    <message>
        <source>Spearheads</source>
        <translation>Fers de lance</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>3 food</source>
        <extracomment>What a die shows. Stands under its picture, so it must be short.</extracomment>
        <translation>3 nourriture</translation>
    </message>
    <message>
        <source>1 good</source>
        <translation>1 ressource</translation>
    </message>
    <message>
        <source>2 goods, skull</source>
        <translation>2 ressources, crâne</translation>
    </message>
    <message>
        <source>3 workers</source>
        <translation>3 ouvriers</translation>
    </message>
    <message>
        <source>2 food or workers</source>
        <translation>2 nourriture ou ouvriers</translation>
    </message>
    <message>
        <source>7 coins</source>
        <translation>7 pièces</translation>
    </message>
    <message>
        <source>Step Pyramid</source>
        <translation>Pyramide à degrés</translation>
    </message>
    <message>
        <source>Stone Circle</source>
        <translation>Cercle de pierres</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Obelisk</source>
        <translation>Obélisque</translation>
    </message>
    <message>
        <source>Hanging Gardens</source>
        <translation>Jardins suspendus</translation>
    </message>
    <message>
        <source>Great Wall</source>
        <translation>Grande Muraille</translation>
    </message>
    <message>
        <source>Great Pyramid</source>
        <translation>Grande Pyramide</translation>
    </message>
    <message>
        <source>the Step Pyramid</source>
        <extracomment>The object of &quot;to build&quot;: the accusative, where a language has one.</extracomment>
        <translation>la Pyramide à degrés</translation>
    </message>
    <message>
        <source>the Stone Circle</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>le Cercle de pierres</translation>
    </message>
    <message>
        <source>the Temple</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>le Temple</translation>
    </message>
    <message>
        <source>the Obelisk</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>l’Obélisque</translation>
    </message>
    <message>
        <source>the Hanging Gardens</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>les Jardins suspendus</translation>
    </message>
    <message>
        <source>the Great Wall</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>la Grande Muraille</translation>
    </message>
    <message>
        <source>the Great Pyramid</source>
        <extracomment>The object of &quot;to build&quot;.</extracomment>
        <translation>la Grande Pyramide</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Famine</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Sécheresse</translation>
    </message>
    <message>
        <source>Pestilence</source>
        <translation>Peste</translation>
    </message>
    <message>
        <source>Invasion</source>
        <translation>Invasion</translation>
    </message>
    <message>
        <source>Revolt</source>
        <translation>Révolte</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Leadership</source>
        <translation>Leadership</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Irrigation</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>Quarrying</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>Medicine</source>
        <translation>Médecine</translation>
    </message>
    <message>
        <source>Coinage</source>
        <translation>Finance</translation>
    </message>
    <message>
        <source>Caravans</source>
        <translation>Caravanes</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Granaries</source>
        <translation>Grenier</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Maçonnerie</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingénierie</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Preservation</source>
        <translation>Conservation</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Smithing</source>
        <translation>Forge</translation>
    </message>
    <message>
        <source>Commerce</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Cité %1</translation>
    </message>
    <message>
        <source>A city</source>
        <translation>Une cité</translation>
    </message>
    <message>
        <source>The number of boxes</source>
        <translation>Le nombre de cases</translation>
    </message>
    <message>
        <source>The number of disaster boxes</source>
        <translation>Le nombre de cases de catastrophe</translation>
    </message>
    <message>
        <source>The seat</source>
        <translation>La place</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Ceci</translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <translation>%1&#xa0;: il n’en reste pas.</translation>
    </message>
    <message>
        <source>Only %1 left.</source>
        <translation>Il ne reste que %1.</translation>
    </message>
    <message>
        <source>A good is swapped for another one.</source>
        <translation>Une ressource s’échange contre une autre.</translation>
    </message>
    <message>
        <source>Spearheads are given when exactly 4 skulls bring an Invasion.</source>
        <translation>Les fers de lance se donnent quand exactement 4 crânes amènent une Invasion.</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3.</source>
        <translation>%1 va de %2 à %3.</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>La partie est finie. Annulez pour reprendre.</translation>
    </message>
    <message>
        <source>This game is played without trading.</source>
        <translation>Cette partie se joue sans échanges.</translation>
    </message>
    <message>
        <source>Roll the dice first.</source>
        <translation>Lancez d’abord les dés.</translation>
    </message>
    <message>
        <source>That step is over. Undo to go back.</source>
        <translation>Cette étape est passée. Annulez pour y revenir.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice are needed, one for each city.</source>
        <translation>
            <numerusform>Il faut %n dé, un par cité.</numerusform>
            <numerusform>Il faut %n dés, un par cité.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n dice can be food or workers.</source>
        <translation>
            <numerusform>Seul %n dé est au choix.</numerusform>
            <numerusform>Seuls %n dés sont au choix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers short.</source>
        <translation>
            <numerusform>Il manque %n ouvrier.</numerusform>
            <numerusform>Il manque %n ouvriers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n short. Add a goods row.</source>
        <translation>
            <numerusform>Il manque %n. Ajoutez une ressource.</numerusform>
            <numerusform>Il manque %n. Ajoutez une ressource.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have %1.</source>
        <translation>Vous avez déjà %1.</translation>
    </message>
    <message>
        <source>No room: %1 ends at %2.</source>
        <translation>Plus de place&#xa0;: %1 s’arrête à %2.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Choisissez une autre personne.</translation>
    </message>
    <message>
        <source>Both sides must give something.</source>
        <translation>Chacun doit donner quelque chose.</translation>
    </message>
    <message>
        <source>No ship left for a swap this turn.</source>
        <translation>Plus de navire pour échanger ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>Discard exactly %n.</source>
        <translation>
            <numerusform>Défaussez exactement %n.</numerusform>
            <numerusform>Défaussez exactement %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was first here.</source>
        <translation>%1 a déjà la première place.</translation>
    </message>
    <message>
        <source>A food die brings 3 food.</source>
        <translation>Un dé nourriture donne 3 unités de nourriture.</translation>
    </message>
    <message>
        <source>A goods die brings 1 good.</source>
        <translation>Un dé ressource donne 1 ressource.</translation>
    </message>
    <message>
        <source>A skull die brings 2 goods and a skull. From 2 skulls on there is a disaster; they are gone after the turn.</source>
        <translation>Un dé crâne donne 2 ressources et un crâne. Dès 2 crânes, il y a une catastrophe&#xa0;; ils disparaissent après le tour.</translation>
    </message>
    <message>
        <source>A worker die brings 3 workers. Workers last for this turn only.</source>
        <translation>Un dé ouvriers donne 3 ouvriers. Les ouvriers ne durent que ce tour.</translation>
    </message>
    <message>
        <source>A coin die brings 7 coins. Coins last for this turn only.</source>
        <translation>Un dé pièces donne 7 pièces. Elles ne durent que ce tour.</translation>
    </message>
    <message>
        <source>Each city that cannot be fed costs you 1 point.</source>
        <translation>Chaque cité que vous ne pouvez pas nourrir vous coûte 1 point.</translation>
    </message>
    <message>
        <source>2 skulls: you lose 2 points, unless you have Irrigation.</source>
        <translation>2 crânes&#xa0;: vous perdez 2 points, sauf avec l’Irrigation.</translation>
    </message>
    <message>
        <source>3 skulls: you lose 3 points, unless you have Medicine.</source>
        <translation>3 crânes&#xa0;: vous perdez 3 points, sauf avec la Médecine.</translation>
    </message>
    <message>
        <source>3 skulls: each opponent without Medicine loses 3 points.</source>
        <translation>3 crânes&#xa0;: chaque adversaire sans Médecine perd 3 points.</translation>
    </message>
    <message>
        <source>5 skulls or more: you lose all your goods, those of this roll too, unless you have Religion. Food stays.</source>
        <translation>5 crânes ou plus&#xa0;: toutes vos ressources sont perdues, celles de ce lancer aussi, sauf avec la Religion. La nourriture reste.</translation>
    </message>
    <message>
        <source>5 skulls or more: you lose all your goods, those of this roll too. Food stays. With Religion every opponent without Religion loses all goods instead.</source>
        <translation>5 crânes ou plus&#xa0;: toutes vos ressources sont perdues, celles de ce lancer aussi. La nourriture reste. Avec la Religion, ce sont celles de chaque adversaire sans Religion.</translation>
    </message>
    <message numerus="yes">
        <source>It takes %1 workers and is worth %n points.</source>
        <translation>
            <numerusform>Il faut %1 ouvriers, pour %n point.</numerusform>
            <numerusform>Il faut %1 ouvriers, pour %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes %1 workers. The first to finish it gets %2 points, everyone after that %3.</source>
        <translation>Il faut %1 ouvriers. En premier&#xa0;: %2 points&#xa0;; ensuite&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Once finished, it protects you from the Invasion.</source>
        <translation>Une fois bâtie, elle vous protège de l’Invasion.</translation>
    </message>
    <message>
        <source>4 skulls: you lose 4 points, unless your Great Wall is finished.</source>
        <translation>4 crânes&#xa0;: vous perdez 4 points, sauf si votre Grande Muraille est achevée.</translation>
    </message>
    <message>
        <source>4 skulls: you lose 4 points, unless your Great Wall is finished or you have Smithing.</source>
        <translation>4 crânes&#xa0;: vous perdez 4 points, sauf si votre Grande Muraille est achevée ou avec la Forge.</translation>
    </message>
    <message>
        <source>4 skulls: you lose 4 points, unless your Great Wall is finished. With Smithing every opponent without a finished Great Wall loses 4 points instead, and 2 more for each spearhead you give.</source>
        <translation>4 crânes&#xa0;: vous perdez 4 points, sauf si votre Grande Muraille est achevée. Avec la Forge, c’est chaque adversaire sans Grande Muraille achevée qui perd 4 points, et 2 de plus par fer de lance que vous donnez.</translation>
    </message>
    <message>
        <source>over in round %1</source>
        <translation>finie à la manche %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>The Bronze Age, %1, %2</source>
        <translation>L’Âge du bronze, %1, %2</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Cités</translation>
    </message>
    <message>
        <source>Cities and dice</source>
        <translation>Cités et dés</translation>
    </message>
    <message>
        <source>Goods and food</source>
        <translation>Ressources et nourriture</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Subtotal</source>
        <translation>Sous-total</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1 is playing, step: %2.</source>
        <translation>%1 joue, étape&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 has a score of %2.</source>
        <translation>La partie est finie&#xa0;: %1 a un score de %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins with a score of %2.</source>
        <translation>La partie est finie&#xa0;: %1 gagne avec un score de %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win with a score of %2.</source>
        <translation>La partie est finie&#xa0;: %1 se partagent la victoire avec un score de %2.</translation>
    </message>
    <message>
        <source>%1 has a score of %2.</source>
        <translation>%1 a un score de %2.</translation>
    </message>
    <message>
        <source>%1: ends the turn, discards %2</source>
        <translation>%1&#xa0;: termine son tour, défausse %2</translation>
    </message>
    <message>
        <source>%1 has none of it: %2.</source>
        <translation>%1 n’en a pas&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has only %2.</source>
        <translation>%1 n’a que %2.</translation>
    </message>
    <message>
        <source>Only a finished monument can be first.</source>
        <translation>Il faut un monument achevé pour la première place.</translation>
    </message>
    <message numerus="yes">
        <source>%1: only %n boxes left.</source>
        <translation>
            <numerusform>%1&#xa0;: il ne reste que %n case.</numerusform>
            <numerusform>%1&#xa0;: il ne reste que %n cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: not in play with %n players.</source>
        <translation>
            <numerusform>%1&#xa0;: hors jeu à %n joueur.</numerusform>
            <numerusform>%1&#xa0;: hors jeu à %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>No room for %1: %2 ends at %3.</source>
        <translation>Plus de place pour %1&#xa0;: %2 s’arrête à %3.</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Corrigé à la main</translation>
    </message>
    <message>
        <source>The Bronze Age</source>
        <translation>L’Âge du bronze</translation>
    </message>
    <message>
        <source>%1 rolls</source>
        <translation>%1 lance les dés</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>In a tie, more goods left decide.</source>
        <translation>À égalité, le plus de ressources restantes l’emporte.</translation>
    </message>
    <message>
        <source>In a tie, more valuable goods left decide.</source>
        <translation>À égalité, la plus grande valeur de ressources restantes l’emporte.</translation>
    </message>
    <message numerus="yes">
        <source>%n goods, worth %1</source>
        <translation>
            <numerusform>%n ressource, valeur %1</numerusform>
            <numerusform>%n ressources, valeur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Favourite developments</source>
        <translation>Développements favoris</translation>
    </message>
    <message>
        <source>% of %1 · order</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;84 sheets&quot;. The order is when it was bought: 1 is first.</extracomment>
        <translation>% de %1 · ordre</translation>
    </message>
    <message>
        <source>Sheets</source>
        <extracomment>Heads of columns: on how many sheets, their share, the how many-th it was, how often as the first at the table.</extracomment>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>In %</source>
        <translation>En %</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Nobody has bought one yet.</source>
        <translation>Personne n’en a encore acheté.</translation>
    </message>
    <message>
        <source>What winners buy, in order</source>
        <translation>Ce qu’achètent les gagnants, dans l’ordre</translation>
    </message>
    <message numerus="yes">
        <source>% of %n wins · order</source>
        <extracomment>What two columns of numbers are; %n sheets are those of winners.</extracomment>
        <translation>
            <numerusform>% de %n victoire · ordre</numerusform>
            <numerusform>% de %n victoires · ordre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too few wins: this takes %n.</source>
        <translation>
            <numerusform>Trop peu de victoires&#xa0;: il en faut %n.</numerusform>
            <numerusform>Trop peu de victoires&#xa0;: il en faut %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Monuments, earliest first</source>
        <translation>Monuments, les premiers bâtis d’abord</translation>
    </message>
    <message>
        <source>First</source>
        <translation>En premier</translation>
    </message>
    <message>
        <source>Nobody has built one yet.</source>
        <translation>Personne n’en a encore bâti.</translation>
    </message>
    <message>
        <source>times · points, %1</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;23 games&quot;.</extracomment>
        <translation>fois · points, %1</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Per game</source>
        <translation>Par partie</translation>
    </message>
    <message numerus="yes">
        <source>−%n goods</source>
        <translation>
            <numerusform>−%n ressource</numerusform>
            <numerusform>−%n ressources</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck with skulls</source>
        <extracomment>Head of a chart: skulls rolled against the number that chance gives.</extracomment>
        <translation>Chance aux crânes</translation>
    </message>
    <message>
        <source>Skulls</source>
        <translation>Crânes</translation>
    </message>
    <message>
        <source>Per 100 dice</source>
        <translation>Pour 100 dés</translation>
    </message>
    <message>
        <source>Each ship swaps 1 good a turn</source>
        <translation>Chaque navire échange 1 ressource par tour</translation>
    </message>
    <message numerus="yes">
        <source>You are %n short, even with all you have.</source>
        <translation>
            <numerusform>Il vous manque %n, même en dépensant tout.</numerusform>
            <numerusform>Il vous manque %n, même en dépensant tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right now it would do nothing to you.</source>
        <translation>En ce moment, vous ne risquez rien.</translation>
    </message>
    <message>
        <source>Right now it would hit you.</source>
        <translation>En ce moment, elle vous toucherait.</translation>
    </message>
    <message>
        <source>Right now it would hit nobody.</source>
        <translation>En ce moment, personne ne serait touché.</translation>
    </message>
    <message numerus="yes">
        <source>Right now it would hit %n opponents.</source>
        <translation>
            <numerusform>En ce moment, %n adversaire serait touché.</numerusform>
            <numerusform>En ce moment, %n adversaires seraient touchés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no boxes left.</source>
        <translation>%1&#xa0;: il ne reste aucune case.</translation>
    </message>
    <message>
        <source>A choice die brings 2 food or 2 workers, never one of each. You choose once all dice are rolled.</source>
        <translation>Un dé au choix donne 2 unités de nourriture ou 2 ouvriers, jamais un mélange. Vous choisissez une fois tous les dés lancés.</translation>
    </message>
    <message numerus="yes">
        <source>Famine: %1 cannot feed %n cities and loses %n points.</source>
        <translation>
            <numerusform>Famine&#xa0;: %1 ne peut pas nourrir %n cité et perd %n point.</numerusform>
            <numerusform>Famine&#xa0;: %1 ne peut pas nourrir %n cités et perd %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n dice are entered. Tap one of them to change it.</source>
        <translation>
            <numerusform>%n dé est saisi. Touchez-le pour le changer.</numerusform>
            <numerusform>Les %n dés sont saisis. Touchez-en un pour le changer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgeAllPlayers</name>
    <message>
        <source>Monuments</source>
        <extracomment>Head of a section of the table.</extracomment>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>Head of a section of the table: how near the end is.</extracomment>
        <translation>Fin de partie</translation>
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
        <translation>Cités</translation>
    </message>
    <message>
        <source>Monuments</source>
        <extracomment>Head of a section of the sheet.</extracomment>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>first / later</source>
        <extracomment>The points of a monument for who builds it first, and for the others.</extracomment>
        <translation>1er / suivants</translation>
    </message>
</context>
<context>
    <name>BronzeAgeDiceStep</name>
    <message>
        <source>You may reroll one die</source>
        <extracomment>The title of the step in which dice are entered; the second one with Leadership.</extracomment>
        <translation>Vous pouvez relancer un dé</translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Qu’avez-vous obtenu&#xa0;?</translation>
    </message>
    <message>
        <source>Double the food for 1 pottery</source>
        <extracomment>The development Preservation, before the dice are rolled.</extracomment>
        <translation>Doubler la nourriture pour 1 poterie</translation>
    </message>
    <message>
        <source>Dice of food or workers</source>
        <extracomment>What the choice between food and workers is about, for the screen reader.</extracomment>
        <translation>Dés nourriture ou ouvriers</translation>
    </message>
    <message>
        <source>Spearheads given</source>
        <extracomment>Smithing: spearheads given up so that an invasion hurts more.</extracomment>
        <translation>Fers de lance donnés</translation>
    </message>
</context>
<context>
    <name>BronzeAgeOptions</name>
    <message>
        <source>Edition</source>
        <extracomment>Head of the choice of edition.</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Trading</source>
        <extracomment>Option of a game.</extracomment>
        <translation>Échanges entre joueurs</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Option of a game for one: how many rounds it has.</extracomment>
        <translation>Manches</translation>
    </message>
    <message>
        <source>May end early</source>
        <extracomment>Option of a game for one.</extracomment>
        <translation>Peut finir plus tôt</translation>
    </message>
    <message>
        <source>with the developments or all monuments</source>
        <translation>par les développements ou tous les monuments</translation>
    </message>
    <message>
        <source>End and ties</source>
        <extracomment>BronzeAgeOptions of a game: when it ends and what breaks a tie.</extracomment>
        <translation>Fin et égalités</translation>
    </message>
</context>
<context>
    <name>BronzeAgePassStep</name>
    <message>
        <source>Proposed: the discard that costs least</source>
        <extracomment>The discard was chosen by the app and may be changed.</extracomment>
        <translation>Proposition&#xa0;: la défausse la moins coûteuse</translation>
    </message>
</context>
<context>
    <name>BronzeAgePegsPage</name>
    <message>
        <source>Peg-board</source>
        <extracomment>Title: the board on which pegs count goods and food.</extracomment>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>where the peg was before this roll</source>
        <extracomment>Explains a ring on the peg-board.</extracomment>
        <translation>position avant ce lancer</translation>
    </message>
    <message numerus="yes">
        <source>goods</source>
        <extracomment>Below a number of goods.</extracomment>
        <translation>
            <numerusform>ressource</numerusform>
            <numerusform>ressources</numerusform>
        </translation>
    </message>
    <message>
        <source>worth in coins</source>
        <extracomment>Below what the goods are worth.</extracomment>
        <translation>valeur en pièces</translation>
    </message>
    <message>
        <source>food left</source>
        <extracomment>Below the amount of food.</extracomment>
        <translation>nourriture</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Opens the page that changes a sheet by hand.</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Opens a player&apos;s score sheet.</extracomment>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>BronzeAgeResultStep</name>
    <message>
        <source>What just happened</source>
        <extracomment>The title of the panel that tells what a roll did.</extracomment>
        <translation>Ce qui vient de se passer</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>How many of a good there were and are.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2, now %3</source>
        <extracomment>Spoken: %1 is a good, %2 and %3 how many there were and are.</extracomment>
        <translation>%1&#xa0;: %2, maintenant %3</translation>
    </message>
    <message>
        <source>Yours to use</source>
        <extracomment>Workers and coins of this turn.</extracomment>
        <translation>À utiliser</translation>
    </message>
    <message numerus="yes">
        <source>workers</source>
        <extracomment>Below the number of workers.</extracomment>
        <translation>
            <numerusform>ouvrier</numerusform>
            <numerusform>ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>coins</source>
        <extracomment>Below the number of coins.</extracomment>
        <translation>
            <numerusform>pièce</numerusform>
            <numerusform>pièces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgeSheetMore</name>
    <message>
        <source>Pegs</source>
        <extracomment>Opens the peg-board.</extracomment>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>BronzeAgeSheetTop</name>
    <message>
        <source>before the roll</source>
        <extracomment>Explains a ring on the peg-board.</extracomment>
        <translation>avant le lancer</translation>
    </message>
    <message numerus="yes">
        <source>%n goods, worth %1</source>
        <extracomment>What a player has on the peg-board. %n goods, %1 what they are worth.</extracomment>
        <translation>
            <numerusform>%n ressource, valeur %1</numerusform>
            <numerusform>%n ressources, valeur %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeAgeSheetView</name>
    <message>
        <source>Sheet of %1</source>
        <extracomment>Spoken: the sheet of a player, %1.</extracomment>
        <translation>Feuille de %1</translation>
    </message>
</context>
<context>
    <name>BronzeAgeSwapStep</name>
    <message>
        <source>Tap the good you give</source>
        <extracomment>How ships are used: the first of two taps.</extracomment>
        <translation>Touchez la ressource à donner</translation>
    </message>
    <message>
        <source>Now tap the good you get for it</source>
        <extracomment>How ships are used: the second of two taps.</extracomment>
        <translation>Touchez maintenant celle à recevoir</translation>
    </message>
</context>
<context>
    <name>BronzeAgeTradeStep</name>
    <message>
        <source>Trade with the others</source>
        <extracomment>The title of the step in which players trade.</extracomment>
        <translation>Échangez avec les autres</translation>
    </message>
    <message>
        <source>Goods and food, as you both agree</source>
        <extracomment>What a trade is.</extracomment>
        <translation>Ressources et nourriture, d’un commun accord</translation>
    </message>
</context>
<context>
    <name>BronzeBarter</name>
    <message numerus="yes">
        <source>%n swaps left</source>
        <translation>
            <numerusform>Encore %n échange</numerusform>
            <numerusform>Encore %n échanges</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>Makes the trade that was entered.</extracomment>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Swap goods</source>
        <extracomment>A button on the page of trading: goods that came by a trade can be swapped too.</extracomment>
        <translation>Échanger avec les navires</translation>
    </message>
</context>
<context>
    <name>BronzeBuild</name>
    <message numerus="yes">
        <source>%n workers left</source>
        <translation>
            <numerusform>%n ouvrier restant</numerusform>
            <numerusform>%n ouvriers restants</numerusform>
        </translation>
    </message>
    <message>
        <source>All workers placed</source>
        <translation>Tous au travail</translation>
    </message>
    <message>
        <source>No workers</source>
        <translation>Aucun ouvrier</translation>
    </message>
    <message>
        <source>The Great Wall now stops Invasion</source>
        <translation>La Grande Muraille arrête l’Invasion</translation>
    </message>
    <message>
        <source>First! +%1</source>
        <translation>En premier&#xa0;! +%1</translation>
    </message>
    <message>
        <source>%1: +%2</source>
        <translation>%1&#xa0;: +%2</translation>
    </message>
    <message>
        <source>Tap a box to fill up to it</source>
        <translation>Touchez une case pour remplir jusqu’à elle</translation>
    </message>
    <message>
        <source>%1 of 7</source>
        <translation>%1 sur 7</translation>
    </message>
    <message>
        <source>city %1</source>
        <translation>cité %1</translation>
    </message>
    <message numerus="yes">
        <source>Finish %1: %n workers</source>
        <translation>
            <numerusform>Finir&#xa0;: %1, %n ouvrier</numerusform>
            <numerusform>Finir&#xa0;: %1, %n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dice from the next turn</source>
        <translation>
            <numerusform>%n dé de plus au prochain tour</numerusform>
            <numerusform>%n dés de plus au prochain tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %1: %n workers, +%2</source>
        <translation>
            <numerusform>Finir&#xa0;: %1, %n ouvrier, +%2</numerusform>
            <numerusform>Finir&#xa0;: %1, %n ouvriers, +%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeCorrection</name>
    <message>
        <source>Disasters</source>
        <translation>Catastrophes</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navires</translation>
    </message>
</context>
<context>
    <name>BronzeDice</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1, taken as food</source>
        <translation>%1, pris en nourriture</translation>
    </message>
    <message>
        <source>%1, taken as workers</source>
        <translation>%1, pris en ouvriers</translation>
    </message>
    <message>
        <source>Die %1, %2</source>
        <translation>Dé %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n dice</source>
        <translation>
            <numerusform>%1 sur %n dé</numerusform>
            <numerusform>%1 sur %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n nourriture</numerusform>
            <numerusform>%n nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
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
        <translation>%1 à dépenser</translation>
    </message>
    <message>
        <source>%1 of %2 owned</source>
        <translation>%1 sur %2 acquis</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <translation>
            <numerusform>manque %n</numerusform>
            <numerusform>manque %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, all spent</source>
        <translation>%1, tout dépensé</translation>
    </message>
    <message>
        <source>Exact: nothing is wasted</source>
        <translation>Le compte est bon&#xa0;: rien de perdu</translation>
    </message>
    <message numerus="yes">
        <source>%n wasted</source>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 You will discard %2.</source>
        <translation>%1 %2 à défausser.</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Acheter pour %1</translation>
    </message>
    <message>
        <source>goods worth %1</source>
        <extracomment>What goods pay: %1 coins.</extracomment>
        <translation>%1 en ressources</translation>
    </message>
    <message>
        <source>%1 for food</source>
        <extracomment>What food pays when it is sold: %1 coins.</extracomment>
        <translation>%1 en nourriture</translation>
    </message>
    <message>
        <source>No coins and no goods</source>
        <translation>Ni pièces ni ressources</translation>
    </message>
    <message>
        <source>You keep no goods.</source>
        <translation>Il ne reste aucune ressource.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n goods, worth %1.</source>
        <translation>
            <numerusform>Il reste %n ressource, valeur %1.</numerusform>
            <numerusform>Il reste %n ressources, valeur %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeOptions</name>
    <message numerus="yes">
        <source>%n developments, most valuable goods wins ties</source>
        <translation>
            <numerusform>%n développement, égalité à la valeur</numerusform>
            <numerusform>%n développements, égalité à la valeur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n developments, most goods wins ties</source>
        <translation>
            <numerusform>%n développement, égalité aux ressources</numerusform>
            <numerusform>%n développements, égalité aux ressources</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade goods before building</source>
        <translation>avant de bâtir</translation>
    </message>
    <message>
        <source>Trade goods after building</source>
        <translation>après avoir bâti</translation>
    </message>
</context>
<context>
    <name>BronzeOutcome</name>
    <message>
        <source>All goods lost</source>
        <translation>Toutes les ressources perdues</translation>
    </message>
    <message>
        <source>%1 wasted</source>
        <translation>Perdu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n goods</source>
        <translation>
            <numerusform>%n ressource</numerusform>
            <numerusform>%n ressources</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and 1 stone from Quarrying</source>
        <translation>%1 et 1 pierre (Carrière)</translation>
    </message>
    <message numerus="yes">
        <source>%n cities eat</source>
        <translation>
            <numerusform>%n cité mange</numerusform>
            <numerusform>%n cités mangent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 collected, %3 eaten</source>
        <translation>%1 + %2 collectés, %3 mangés</translation>
    </message>
    <message numerus="yes">
        <source>%n cities go hungry</source>
        <translation>
            <numerusform>%n cité a faim</numerusform>
            <numerusform>%n cités ont faim</numerusform>
        </translation>
    </message>
    <message>
        <source>All fed</source>
        <translation>Toutes nourries</translation>
    </message>
    <message numerus="yes">
        <source>%n skulls</source>
        <translation>
            <numerusform>%n crâne</numerusform>
            <numerusform>%n crânes</numerusform>
        </translation>
    </message>
    <message>
        <source>No disaster</source>
        <translation>Pas de catastrophe</translation>
    </message>
    <message>
        <source>2 skulls bring a Drought</source>
        <translation>2 crânes amènent la Sécheresse</translation>
    </message>
    <message>
        <source>1 skull; 2 bring a Drought</source>
        <translation>1 crâne&#xa0;; 2 amènent la Sécheresse</translation>
    </message>
    <message>
        <source>No goods collected</source>
        <translation>Aucune ressource collectée</translation>
    </message>
    <message numerus="yes">
        <source>%n goods collected</source>
        <translation>
            <numerusform>%n ressource collectée</numerusform>
            <numerusform>%n ressources collectées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>now %n, worth %1</source>
        <extracomment>What is in the store after a roll: how many goods, and what they pay.</extracomment>
        <translation>
            <numerusform>maintenant %n, valeur %1</numerusform>
            <numerusform>maintenant %n, valeur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <extracomment>Two disasters that struck one player, and what they cost together: &quot;Famine and Drought: −5&quot;.</extracomment>
        <translation>%1 et %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>No goods to lose</source>
        <translation>Aucune ressource à perdre</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cities eat</source>
        <translation>
            <numerusform>%n cité sur %1 mange</numerusform>
            <numerusform>%n cités sur %1 mangent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzePass</name>
    <message numerus="yes">
        <source>Keep %n goods</source>
        <translation>
            <numerusform>Gardez %n ressource</numerusform>
            <numerusform>Gardez %n ressources</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to discard</source>
        <translation>Rien à défausser</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>valeur %1</translation>
    </message>
    <message>
        <source>value %1 → %2</source>
        <translation>valeur %1 → %2</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>valeur %1</translation>
    </message>
    <message numerus="yes">
        <source>takes %n dice</source>
        <translation>
            <numerusform>prend %n dé</numerusform>
            <numerusform>prend %n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goods too many</source>
        <translation>
            <numerusform>%n ressource en trop</numerusform>
            <numerusform>%n ressources en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more goods can be kept</source>
        <translation>
            <numerusform>%n ressource de plus peut rester</numerusform>
            <numerusform>%n ressources de plus peuvent rester</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BronzeSeat</name>
    <message>
        <source>%1, %2, worth %3</source>
        <translation>%1, %2, valeur %3</translation>
    </message>
    <message>
        <source>%1, %2, worth %3, was %4</source>
        <translation>%1, %2, valeur %3, avant&#xa0;: %4</translation>
    </message>
    <message>
        <source>Food, %1</source>
        <translation>Nourriture, %1</translation>
    </message>
    <message>
        <source>City %1, built</source>
        <translation>Cité %1, bâtie</translation>
    </message>
    <message>
        <source>City %1, %2 of %3 boxes</source>
        <translation>Cité %1, %2 sur %3 cases</translation>
    </message>
    <message>
        <source>%1, not in play</source>
        <translation>%1, hors jeu</translation>
    </message>
    <message numerus="yes">
        <source>%1, built, %n points</source>
        <translation>
            <numerusform>%1, monument bâti, %n point</numerusform>
            <numerusform>%1, monument bâti, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 of %3 boxes, first %4 points, later %5</source>
        <translation>%1, %2 sur %3 cases, en premier %4 points, ensuite %5</translation>
    </message>
</context>
<context>
    <name>BronzeTable</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n cité</numerusform>
            <numerusform>%n cités</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next: trade</source>
        <translation>Ensuite&#xa0;: échanges</translation>
    </message>
    <message>
        <source>Next: build</source>
        <translation>Ensuite&#xa0;: bâtir</translation>
    </message>
    <message>
        <source>Next: swap</source>
        <translation>Ensuite&#xa0;: échanges</translation>
    </message>
    <message>
        <source>Next: buy</source>
        <translation>Ensuite&#xa0;: acheter</translation>
    </message>
    <message>
        <source>Pass the dice</source>
        <translation>Passer les dés</translation>
    </message>
    <message>
        <source>Next: discard</source>
        <translation>Ensuite&#xa0;: défausser</translation>
    </message>
    <message numerus="yes">
        <source>%n dice to go</source>
        <translation>
            <numerusform>Encore %n dé</numerusform>
            <numerusform>Encore %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect and feed</source>
        <translation>Collecter et nourrir</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Ne rien acheter</translation>
    </message>
    <message numerus="yes">
        <source>%n workers will be lost</source>
        <translation>
            <numerusform>%n ouvrier sera perdu</numerusform>
            <numerusform>%n ouvriers seront perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins will be lost</source>
        <translation>
            <numerusform>%n pièce sera perdue</numerusform>
            <numerusform>%n pièces seront perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends after round %1</source>
        <translation>La partie finit après la manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 of %n developments</source>
        <translation>
            <numerusform>Développements&#xa0;: %1 en a %2 sur %n</numerusform>
            <numerusform>Développements&#xa0;: %1 en a %2 sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n monuments still unbuilt</source>
        <translation>
            <numerusform>%n monument encore à bâtir</numerusform>
            <numerusform>%n monuments encore à bâtir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 built</source>
        <translation>%1 sur %2 bâtis</translation>
    </message>
    <message>
        <source>Won by more goods left</source>
        <translation>Gagné grâce aux ressources restantes</translation>
    </message>
    <message>
        <source>Won by more valuable goods left</source>
        <translation>Gagné grâce à la valeur des ressources</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n developments.</source>
        <translation>
            <numerusform>%1 a %n développement.</numerusform>
            <numerusform>%1 a %n développements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every monument has been built.</source>
        <translation>Tous les monuments sont bâtis.</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Développements</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Catastrophes</translation>
    </message>
    <message>
        <source>The trade with %1 has not been made.</source>
        <extracomment>A trade was entered, but the button that makes it was not tapped. %1 is the other player.</extracomment>
        <translation>L’échange avec %1 n’est pas conclu.</translation>
    </message>
    <message>
        <source>a die, %1</source>
        <extracomment>Taken back by undo: one die, %1 is its face.</extracomment>
        <translation>un dé, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes, %1</source>
        <extracomment>Taken back by undo: so many boxes of a building, %1.</extracomment>
        <translation>
            <numerusform>%n case, %1</numerusform>
            <numerusform>%n cases, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>To the result</source>
        <extracomment>The wide button: the game ends with this turn.</extracomment>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>The wide button at the end of a turn alone.</extracomment>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>The last round begins</source>
        <extracomment>What comes with the end of this turn.</extracomment>
        <translation>La dernière manche commence</translation>
    </message>
    <message>
        <source>%1 and %2 will be lost</source>
        <extracomment>%1 is such as &quot;3 workers&quot;, %2 such as &quot;7 coins&quot;.</extracomment>
        <translation>%1 et %2 perdus</translation>
    </message>
    <message>
        <source>%1, the last</source>
        <translation>%1, la dernière</translation>
    </message>
    <message numerus="yes">
        <source>No developments yet: %n end the game</source>
        <translation>
            <numerusform>Aucun développement&#xa0;: %n met fin à la partie</numerusform>
            <numerusform>Aucun développement&#xa0;: %n mettent fin à la partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %2 of %n developments each</source>
        <translation>
            <numerusform>Développements&#xa0;: %1 en ont chacun %2 sur %n</numerusform>
            <numerusform>Développements&#xa0;: %1 en ont chacun %2 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the last round</source>
        <translation>C’est la dernière manche</translation>
    </message>
</context>
<context>
    <name>CardButton</name>
    <message>
        <source>lower half?</source>
        <extracomment>A lower half that nobody has named yet.</extracomment>
        <translation>partie inférieure&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Career</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>%1 has finished no game here yet.</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>%1 n’a encore fini aucune partie ici.</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>Below big numbers of one player: games, wins, average score, best score.</extracomment>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>wins</source>
        <comment>below their number</comment>
        <translation>
            <numerusform>victoire</numerusform>
            <numerusform>victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>best</source>
        <translation>record</translation>
    </message>
    <message numerus="yes">
        <source>A win rate takes %n games with others.</source>
        <extracomment>%n is how many games a win rate takes.</extracomment>
        <translation>
            <numerusform>Un taux de victoire demande %n partie à plusieurs.</numerusform>
            <numerusform>Un taux de victoire demande %n parties à plusieurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins %1 of %n games with others; chance alone would give %2.</source>
        <extracomment>Two shares in per cent; %n is how many games with others there are.</extracomment>
        <translation>
            <numerusform>Gagne %1 de %n partie à plusieurs&#xa0;; le hasard seul donnerait %2.</numerusform>
            <numerusform>Gagne %1 des %n parties à plusieurs&#xa0;; le hasard seul donnerait %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games: %1 ahead, %2 behind</source>
        <extracomment>Of games of two players: how often one was ahead and behind; %n is the number of games.</extracomment>
        <translation>
            <numerusform>%n partie&#xa0;: %1 devant, %2 derrière</numerusform>
            <numerusform>%n parties&#xa0;: %1 devant, %2 derrière</numerusform>
        </translation>
    </message>
    <message>
        <source>Rival</source>
        <extracomment>The opponent met most often.</extracomment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Nobody yet: it takes three games together.</source>
        <translation>Personne encore&#xa0;: il faut trois parties ensemble.</translation>
    </message>
    <message>
        <source>Nemesis</source>
        <extracomment>The opponent who is ahead most often.</extracomment>
        <translation>Bête noire</translation>
    </message>
    <message>
        <source>Nobody is ahead more often than behind.</source>
        <translation>Personne n’est plus souvent devant que derrière.</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
</context>
<context>
    <name>CareerPage</name>
    <message>
        <source>Statistics</source>
        <extracomment>Below a player&apos;s name: the page is about their games.</extracomment>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>ChangeList</name>
    <message>
        <source>Change this turn</source>
        <extracomment>Title: the actions of an earlier turn, to be changed.</extracomment>
        <translation>Modifier ce tour</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Takes the last change of a list of actions back.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play the whole turn again</source>
        <extracomment>All actions of an earlier turn are entered anew, from the first on.</extracomment>
        <translation>Rejouer tout le tour</translation>
    </message>
    <message>
        <source>See what would change</source>
        <extracomment>Leads to what another course of an earlier turn would do.</extracomment>
        <translation>Voir ce qui changerait</translation>
    </message>
    <message>
        <source>Tap what was done otherwise. All else stays as long as the rules allow it.</source>
        <translation>Touchez ce qui s’est passé autrement. Tout le reste est gardé, tant que les règles le permettent.</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <extracomment>Spoken: enters an action of an earlier turn anew. %1 is what was done.</extracomment>
        <translation>Modifier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add one before: %1</source>
        <extracomment>Puts another action before one of an earlier turn. %1 is what was done.</extracomment>
        <translation>Ajouter une action avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <extracomment>Takes an action out of an earlier turn. %1 is what was done.</extracomment>
        <translation>Retirer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add what ends the turn</source>
        <extracomment>The turn has no end without one more action.</extracomment>
        <translation>Ajouter ce qui finit le tour</translation>
    </message>
</context>
<context>
    <name>ChangeOutlook</name>
    <message>
        <source>What would change</source>
        <extracomment>Title: what another course of an earlier turn would do.</extracomment>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>Change it</source>
        <extracomment>The changed turn counts from now on.</extracomment>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Keep the old turn</source>
        <extracomment>The turn stays as it was.</extracomment>
        <translation>Garder l’ancien tour</translation>
    </message>
    <message>
        <source>%1: %2, then %3</source>
        <extracomment>Spoken: %1 is a player, %2 and %3 are totals.</extracomment>
        <translation>%1&#xa0;: %2, puis %3</translation>
    </message>
</context>
<context>
    <name>ChangePage</name>
    <message>
        <source>Changing: %1</source>
        <extracomment>Above a turn that is entered anew. %1 is such as &quot;Léa, round 8&quot;.</extracomment>
        <translation>Modification&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep the old turn</source>
        <translation>Garder l’ancien tour</translation>
    </message>
    <message>
        <source>The turn is not changed yet.</source>
        <extracomment>Leaving the page on which an earlier turn is entered anew would lose that.</extracomment>
        <translation>Le tour n’est pas encore modifié.</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <extracomment>From one action of an earlier turn to the list of them; or it stops changing the turn, which stays as it was.</extracomment>
        <translation>Retour à la liste</translation>
    </message>
</context>
<context>
    <name>ChartFrame</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a bar or row of a chart, %2 a list such as &quot;games 23, wins 9&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ChartHead</name>
    <message>
        <source>Shows the numbers</source>
        <extracomment>Spoken: what a tap on the head of a chart does.</extracomment>
        <translation>Montre les chiffres</translation>
    </message>
</context>
<context>
    <name>ChoiceChip</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is what is chosen, such as &quot;Period&quot;, %2 the choice.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ChoiceParts</name>
    <message>
        <source>Who takes what?</source>
        <extracomment>Above the dice that all players take one of.</extracomment>
        <translation>Qui prend quoi&#xa0;?</translation>
    </message>
    <message>
        <source>the buyer first, then on by seat</source>
        <extracomment>Dice are handed out, the buyer first.</extracomment>
        <translation>d’abord l’acheteur, puis dans l’ordre</translation>
    </message>
    <message>
        <source>Any two resources</source>
        <extracomment>Above the choice of two resources.</extracomment>
        <translation>Deux matières premières au choix</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>tallystone-cli: action %1 breaks the rule %2: %3
</source>
        <translation>tallystone-cli&#xa0;: l’action %1 enfreint la règle %2&#xa0;: %3
</translation>
    </message>
    <message>
        <source>Replays a game and prints its score sheet.</source>
        <translation>Rejoue une partie et affiche sa feuille de score.</translation>
    </message>
    <message>
        <source>With --json: add what each action caused.</source>
        <translation>Avec --json&#xa0;: ajoute ce que chaque action a causé.</translation>
    </message>
    <message>
        <source>Replay only the first N actions.</source>
        <translation>Ne rejoue que les N premières actions.</translation>
    </message>
    <message>
        <source>A game record; - reads standard input.</source>
        <translation>Une partie enregistrée&#xa0;; - lit l’entrée standard.</translation>
    </message>
    <message>
        <source>--log needs --json.</source>
        <translation>--log demande --json.</translation>
    </message>
    <message>
        <source>--until takes a whole number from 0 on.</source>
        <translation>--until prend un nombre entier à partir de 0.</translation>
    </message>
    <message>
        <source>tallystone-cli: the output could not be written.
</source>
        <translation>tallystone-cli&#xa0;: impossible d’écrire la sortie.
</translation>
    </message>
    <message>
        <source>Copies all games into one file, and checks that it can be opened.</source>
        <translation>Copie toutes les parties dans un fichier et vérifie qu’il s’ouvre.</translation>
    </message>
    <message>
        <source>The backup to make.</source>
        <translation>La sauvegarde à faire.</translation>
    </message>
    <message>
        <source>Backed up to %1, in place of the file that was there.
</source>
        <translation>Sauvegardé dans %1, à la place du fichier qui s’y trouvait.
</translation>
    </message>
    <message>
        <source>Backed up to %1.
</source>
        <translation>Sauvegardé dans %1.
</translation>
    </message>
    <message>
        <source>Makes a backup the file with the games. What was there is kept beside it.</source>
        <translation>Fait d’une sauvegarde le fichier des parties. Ce qui s’y trouvait est gardé à côté.</translation>
    </message>
    <message>
        <source>The backup; it is checked first and stays as it is.</source>
        <translation>La sauvegarde&#xa0;; elle est d’abord vérifiée et reste telle quelle.</translation>
    </message>
    <message>
        <source>Restored to %1.
</source>
        <translation>Restauré dans %1.
</translation>
    </message>
    <message>
        <source>What was there is now %1.
</source>
        <translation>Ce qui s’y trouvait est maintenant %1.
</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>La partie %1 est illisible.</translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation>Partie %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Game %1, action %2: %3</source>
        <translation>Partie %1, action %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Game %1 is kept as finished, but it goes on.</source>
        <translation>La partie %1 est notée comme terminée, mais elle continue.</translation>
    </message>
    <message>
        <source>Game %1 is kept as running, but it is over.</source>
        <translation>La partie %1 est notée comme en cours, mais elle est finie.</translation>
    </message>
    <message>
        <source>The file is damaged: %1.</source>
        <translation>Le fichier est endommagé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Results or statistics are not those of the games; rebuild makes them anew.</source>
        <translation>Des résultats ou des statistiques ne sont pas ceux des parties&#xa0;; rebuild les refait.</translation>
    </message>
    <message numerus="yes">
        <source>All is well with %n games.
</source>
        <translation>
            <numerusform>Tout va bien, pour %n partie.
</numerusform>
            <numerusform>Tout va bien, pour %n parties.
</numerusform>
        </translation>
    </message>
    <message>
        <source>Looks through the file, compares results and statistics with the games, and replays every game.</source>
        <translation>Parcourt le fichier, compare résultats et statistiques aux parties, et rejoue chaque partie.</translation>
    </message>
    <message>
        <source>Makes results and statistics anew from the games.</source>
        <translation>Refait les résultats et les statistiques à partir des parties.</translation>
    </message>
    <message>
        <source>Results and statistics are made anew; some were wrong.
</source>
        <translation>Résultats et statistiques sont refaits&#xa0;; certains étaient faux.
</translation>
    </message>
    <message>
        <source>Results and statistics are made anew; all were right.
</source>
        <translation>Résultats et statistiques sont refaits&#xa0;; tous étaient justes.
</translation>
    </message>
    <message>
        <source>Answer with one JSON object instead of a text.</source>
        <translation>Répondre par un objet JSON au lieu d’un texte.</translation>
    </message>
    <message>
        <source>The file with the games; without it, the app&apos;s own.</source>
        <translation>Le fichier des parties&#xa0;; sans cela, celui de l’application.</translation>
    </message>
    <message>
        <source>--db needs the path of a file.</source>
        <translation>--db demande le chemin d’un fichier.</translation>
    </message>
    <message>
        <source>There are no games here yet.</source>
        <translation>Il n’y a pas encore de parties ici.</translation>
    </message>
    <message>
        <source>%1 is the file with the games.</source>
        <translation>%1 est le fichier des parties.</translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1, in place of the file that was there.
</source>
        <translation>
            <numerusform>%n partie écrite dans %1, à la place du fichier qui s’y trouvait.
</numerusform>
            <numerusform>%n parties écrites dans %1, à la place du fichier qui s’y trouvait.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games written to %1.
</source>
        <translation>
            <numerusform>%n partie écrite dans %1.
</numerusform>
            <numerusform>%n parties écrites dans %1.
</numerusform>
        </translation>
    </message>
    <message>
        <source>Writes games as one archive, which can be imported again, or as a table.</source>
        <translation>Écrit des parties en une archive, qui peut être réimportée, ou en un tableau.</translation>
    </message>
    <message>
        <source>Only games of one kind, such as %1, or the one game of this id.</source>
        <translation>Seulement les parties d’un jeu, comme %1, ou la seule partie de cet identifiant.</translation>
    </message>
    <message>
        <source>json for an archive, csv for a table of the finished games.</source>
        <translation>json pour une archive, csv pour un tableau des parties terminées.</translation>
    </message>
    <message>
        <source>The file to write; without it, standard output.</source>
        <translation>Le fichier à écrire&#xa0;; sans cela, la sortie standard.</translation>
    </message>
    <message>
        <source>--format is json or csv.</source>
        <translation>--format est json ou csv.</translation>
    </message>
    <message>
        <source>tallystone-cli: nothing was imported.
</source>
        <translation>tallystone-cli&#xa0;: rien n’a été importé.
</translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already with other content. Nothing was imported; --keep leaves them as they are, --replace takes those of the file.</source>
        <translation>
            <numerusform>%n partie est déjà là avec un autre contenu. Rien n’a été importé&#xa0;; --keep la laisse telle quelle, --replace prend celle du fichier.</numerusform>
            <numerusform>%n parties sont déjà là avec un autre contenu. Rien n’a été importé&#xa0;; --keep les laisse telles quelles, --replace prend celles du fichier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n nouvelle</numerusform>
            <numerusform>%n nouvelles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n already there</source>
        <translation>
            <numerusform>%n déjà là</numerusform>
            <numerusform>%n déjà là</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n here with other content</source>
        <translation>
            <numerusform>%n déjà là avec un autre contenu</numerusform>
            <numerusform>%n déjà là avec un autre contenu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n remplacée</numerusform>
            <numerusform>%n remplacées</numerusform>
        </translation>
    </message>
    <message>
        <source>Would import: %1.
</source>
        <translation>Serait importé&#xa0;: %1.
</translation>
    </message>
    <message>
        <source>Imported: %1.
</source>
        <translation>Importé&#xa0;: %1.
</translation>
    </message>
    <message>
        <source>Takes in the games of records and archives, all of them or none.</source>
        <translation>Importe les parties de fichiers et d’archives, toutes ou aucune.</translation>
    </message>
    <message>
        <source>Only tell what would be done.</source>
        <translation>Dire seulement ce qui serait fait.</translation>
    </message>
    <message>
        <source>Leave games as they are where the file has other content.</source>
        <translation>Laisser telles quelles les parties dont le contenu diffère dans le fichier.</translation>
    </message>
    <message>
        <source>Take such games from the file.</source>
        <translation>Prendre ces parties dans le fichier.</translation>
    </message>
    <message>
        <source>Records and archives; - reads standard input.</source>
        <translation>Parties et archives&#xa0;; - lit l’entrée standard.</translation>
    </message>
    <message>
        <source>--keep and --replace contradict each other.</source>
        <translation>--keep et --replace se contredisent.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>arrêtée avant la fin</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Lists all games, the newest first.</source>
        <translation>Liste toutes les parties, la plus récente d’abord.</translation>
    </message>
    <message>
        <source>There are no games.
</source>
        <translation>Il n’y a pas de parties.
</translation>
    </message>
    <message>
        <source>There is no game %1; list names them.</source>
        <translation>Il n’y a pas de partie %1&#xa0;; list les nomme.</translation>
    </message>
    <message>
        <source>Several games begin with %1; write more of the id.</source>
        <translation>Plusieurs parties commencent par %1&#xa0;; écrivez-en plus.</translation>
    </message>
    <message>
        <source>replay a record and print its score sheet</source>
        <translation>rejoue une partie et affiche sa feuille de score</translation>
    </message>
    <message>
        <source>list all games</source>
        <translation>liste toutes les parties</translation>
    </message>
    <message>
        <source>show the score sheet of a game</source>
        <translation>affiche la feuille de score d’une partie</translation>
    </message>
    <message>
        <source>write games as an archive or as a table</source>
        <translation>écrit des parties en archive ou en tableau</translation>
    </message>
    <message>
        <source>take in records and archives</source>
        <translation>importe des parties et des archives</translation>
    </message>
    <message>
        <source>copy all games into one file</source>
        <translation>copie toutes les parties dans un fichier</translation>
    </message>
    <message>
        <source>go back to a backup</source>
        <translation>revient à une sauvegarde</translation>
    </message>
    <message>
        <source>tell who has played how often and how well</source>
        <translation>dit qui a joué, combien de fois et comment</translation>
    </message>
    <message>
        <source>look whether everything is right</source>
        <translation>regarde si tout est juste</translation>
    </message>
    <message>
        <source>make results and statistics anew</source>
        <translation>refait les résultats et les statistiques</translation>
    </message>
    <message>
        <source>save what can be read of a damaged file</source>
        <translation>sauve ce qui est lisible d’un fichier endommagé</translation>
    </message>
    <message>
        <source>Takes what can be read of a damaged file into a new one. The damaged one is kept beside it.</source>
        <translation>Reprend dans un nouveau fichier ce qui est lisible d’un fichier endommagé, qui est gardé à côté.</translation>
    </message>
    <message>
        <source>%1 is not damaged.</source>
        <translation>%1 n’est pas endommagé.</translation>
    </message>
    <message numerus="yes">
        <source>%n lost.
</source>
        <translation>
            <numerusform>%n perdue.
</numerusform>
            <numerusform>%n perdues.
</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is now %1.
</source>
        <translation>Le fichier endommagé est maintenant %1.
</translation>
    </message>
    <message>
        <source>Shows the score sheet of one game.</source>
        <translation>Affiche la feuille de score d’une partie.</translation>
    </message>
    <message>
        <source>Print the game&apos;s record instead.</source>
        <translation>Écrire plutôt le fichier de la partie.</translation>
    </message>
    <message>
        <source>The id of a game, or its beginning.</source>
        <translation>L’identifiant d’une partie, ou son début.</translation>
    </message>
    <message>
        <source>No finished games.
</source>
        <translation>Pas de partie terminée.
</translation>
    </message>
    <message numerus="yes">
        <source>%n finished games</source>
        <translation>
            <numerusform>%n partie terminée</numerusform>
            <numerusform>%n parties terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>Average score %1, best %2
</source>
        <translation>Score moyen %1, meilleur %2
</translation>
    </message>
    <message>
        <source>%1 minutes on average
</source>
        <translation>%1 minutes en moyenne
</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n games, %2 won, average %3, best %4
</source>
        <extracomment>A player with games, wins, the average and the best score.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n partie, gagnées %2, moyenne %3, meilleur score %4
</numerusform>
            <numerusform>%1&#xa0;: %n parties, gagnées %2, moyenne %3, meilleur score %4
</numerusform>
        </translation>
    </message>
    <message>
        <source>Tells who has played how often and how well.</source>
        <translation>Dit qui a joué, combien de fois et comment.</translation>
    </message>
    <message>
        <source>Only games of this kind, such as %1.</source>
        <translation>Seulement les parties de ce jeu, comme %1.</translation>
    </message>
    <message>
        <source>There is no game called %1.</source>
        <translation>Il n’y a pas de jeu appelé %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n games rescued.
</source>
        <translation>
            <numerusform>%n partie sauvée.
</numerusform>
            <numerusform>%n parties sauvées.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them only in part.
</source>
        <translation>
            <numerusform>%n d’entre elles seulement en partie.
</numerusform>
            <numerusform>%n d’entre elles seulement en partie.
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are counted
</source>
        <translation>
            <numerusform>%n partie arrêtée avant la fin est comptée
</numerusform>
            <numerusform>%n parties arrêtées avant la fin sont comptées
</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are left out
</source>
        <translation>
            <numerusform>%n partie arrêtée avant la fin n’est pas comptée
</numerusform>
            <numerusform>%n parties arrêtées avant la fin ne sont pas comptées
</numerusform>
        </translation>
    </message>
    <message>
        <source>Count games that were stopped early too.</source>
        <translation>Compter aussi les parties arrêtées avant la fin.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Checking the backup</source>
        <translation>Vérification de la sauvegarde</translation>
    </message>
    <message>
        <source>This is an archive: use import.</source>
        <translation>C’est une archive&#xa0;: utilisez import.</translation>
    </message>
    <message>
        <source>Replaying</source>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>%1 needs %2; help %1 says more.</source>
        <extracomment>%1 is a command, %2 what it needs, such as FILE.</extracomment>
        <translation>%1 a besoin de %2&#xa0;; help %1 en dit plus.</translation>
    </message>
    <message>
        <source>%1 is too much; help %2 says what is needed.</source>
        <translation>%1 est de trop&#xa0;; help %2 dit ce qu’il faut.</translation>
    </message>
    <message>
        <source>%1 has no option %2; help %1 lists them.</source>
        <extracomment>%1 is a command, %2 an option it does not have.</extracomment>
        <translation>%1 n’a pas d’option %2&#xa0;; help %1 les énumère.</translation>
    </message>
    <message>
        <source>%1 has no option %2; did you mean --%3?</source>
        <translation>%1 n’a pas d’option %2&#xa0;; vouliez-vous dire --%3&#xa0;?</translation>
    </message>
    <message>
        <source>%1 …</source>
        <extracomment>What is being done and takes a while, such as &quot;Reading&quot;.</extracomment>
        <translation>%1…</translation>
    </message>
    <message>
        <source>%1: %2 of %3 games</source>
        <extracomment>What is being done, such as &quot;Reading&quot;, and how far that is: &quot;Reading: 120 of 4,000 games&quot;.</extracomment>
        <translation>%1&#xa0;: %2 sur %3 parties</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Taking in</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Énumération</translation>
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
        <translation>Utilisation&#xa0;: tallystone-cli COMMANDE [OPTIONS]
              tallystone-cli help [COMMANDE]

La feuille de score des jeux de civilisation, en ligne de commande.

Commandes&#xa0;:
%1
Options&#xa0;:
  --help       ce texte&#xa0;; après une commande, le sien, comme help COMMANDE
  --version    la version

Codes de sortie&#xa0;: 0 tout va bien&#xa0;; 1 une règle est enfreinte, une partie est là avec un autre contenu, ou check a trouvé quelque chose&#xa0;; 2 pas de partie valable, un fichier inutilisable ou une mauvaise utilisation.
</translation>
    </message>
    <message>
        <source>There is no command %1; help lists them.</source>
        <translation>Il n’y a pas de commande %1&#xa0;; help les énumère.</translation>
    </message>
    <message>
        <source>There is no command %1; did you mean %2?</source>
        <translation>Il n’y a pas de commande %1&#xa0;; vouliez-vous dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>Name a command; help lists them.</source>
        <translation>Donnez une commande&#xa0;; help les énumère.</translation>
    </message>
    <message>
        <source>Rescuing</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>judge the score sheet of any other game</source>
        <translation>juger la feuille de n’importe quel autre jeu</translation>
    </message>
    <message>
        <source>Judges the sheet of a game and prints it in its canonical form.</source>
        <translation>Juge la feuille d’un jeu et l’écrit sous sa forme canonique.</translation>
    </message>
    <message>
        <source>A sheet, or a link that has one packed; - reads standard input.</source>
        <translation>Une feuille, ou un lien qui en contient une&#xa0;; - lit l’entrée standard.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Il n’y a pas de tel fichier.</translation>
    </message>
</context>
<context>
    <name>CorrectBoxes</name>
    <message>
        <source>Cities</source>
        <translation>Cités</translation>
    </message>
    <message>
        <source>City %1, %2 of %3 boxes</source>
        <extracomment>Spoken: a city being corrected. %1 is its number, %2 of %3 boxes are ticked.</extracomment>
        <translation>Cité %1, %2 sur %3 cases</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>%1, %2 of %3 boxes</source>
        <extracomment>Spoken: a monument being corrected. %1 is its name, %2 of %3 boxes are ticked.</extracomment>
        <translation>%1, %2 sur %3 cases</translation>
    </message>
    <message>
        <source>%1: first</source>
        <extracomment>A switch for a finished monument, %1: this player was the first to finish it.</extracomment>
        <translation>%1&#xa0;: en premier</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Développements</translation>
    </message>
</context>
<context>
    <name>CorrectPage</name>
    <message>
        <source>Correct</source>
        <extracomment>Title of the page that changes a sheet by hand.</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>a house rule, or a mistake</source>
        <translation>une règle maison, ou une erreur</translation>
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
        <translation>Score au fil de la partie</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Your data</source>
        <extracomment>Title of the page where games are saved to files and loaded from files.</extracomment>
        <translation>Vos données</translation>
    </message>
    <message numerus="yes">
        <source>%n games on this device</source>
        <translation>
            <numerusform>%n partie sur cet appareil</numerusform>
            <numerusform>%n parties sur cet appareil</numerusform>
        </translation>
    </message>
    <message>
        <source>Save all games to a file</source>
        <translation>Enregistrer toutes les parties</translation>
    </message>
    <message>
        <source>every action, to be loaded again</source>
        <translation>chaque action, pour les recharger</translation>
    </message>
    <message>
        <source>Load games from a file</source>
        <translation>Charger des parties d’un fichier</translation>
    </message>
    <message>
        <source>you see first what would happen</source>
        <translation>vous voyez d’abord ce qui se passerait</translation>
    </message>
    <message>
        <source>Save the results as a table</source>
        <translation>Enregistrer les résultats en tableau</translation>
    </message>
    <message>
        <source>CSV for a spreadsheet, finished games only</source>
        <translation>CSV pour un tableur, parties terminées seulement</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>all that is on this device, in one file</source>
        <translation>tout ce qui est sur cet appareil, en un fichier</translation>
    </message>
    <message>
        <source>Go back to a backup</source>
        <translation>Revenir à une sauvegarde</translation>
    </message>
    <message>
        <source>what is here now is kept beside it</source>
        <translation>ce qui est là maintenant est gardé à côté</translation>
    </message>
    <message>
        <source>Every day that you play is backed up on this device. The last seven stay, then one a week, then one a month.</source>
        <extracomment>How often backups are made and how long they stay.</extracomment>
        <translation>Chaque jour de jeu est sauvegardé sur cet appareil. Les sept derniers restent, puis un par semaine, puis un par mois.</translation>
    </message>
    <message>
        <source>Go back to this backup?</source>
        <extracomment>Asks before a backup takes the place of what is here.</extracomment>
        <translation>Revenir à cette sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>What you see now is kept in a file beside it, and the backup takes its place.</source>
        <translation>Ce que vous voyez maintenant est gardé dans un fichier à côté, et la sauvegarde prend sa place.</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Use this backup</source>
        <translation>Utiliser cette sauvegarde</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <extracomment>Leads to the games that were deleted and can still be had back.</extracomment>
        <translation>Parties supprimées</translation>
    </message>
    <message>
        <source>can be restored for a while</source>
        <translation>récupérables pendant un temps</translation>
    </message>
    <message>
        <source>Automatic backups</source>
        <extracomment>Heads the list of backups that the app makes.</extracomment>
        <translation>Sauvegardes automatiques</translation>
    </message>
    <message>
        <source>Stop it?</source>
        <extracomment>The question before long work is stopped: saving, backing up, going back to a backup.</extracomment>
        <translation>Arrêter&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>ddd d</source>
        <extracomment>How a day of a month is written: ddd is &quot;Sat&quot;, d is &quot;14&quot;. Keep these letters.</extracomment>
        <translation>ddd d</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>How a date is written: d is &quot;15&quot;, MMMM is &quot;November&quot;, yyyy is &quot;2026&quot;. Keep these letters.</extracomment>
        <translation>d&#xa0;MMMM&#xa0;yyyy</translation>
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
            <numerusform>encore %n jour</numerusform>
            <numerusform>encore %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>La partie est récupérée.</translation>
    </message>
</context>
<context>
    <name>DevDots</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Developments owned, of as many as end the game.</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Developments: %1</source>
        <extracomment>%1 is &quot;3 of 5&quot;.</extracomment>
        <translation>Développements&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DevelopmentRow</name>
    <message numerus="yes">
        <source>%1, costs %2, %n points, affordable</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points.</extracomment>
        <translation>
            <numerusform>%1, coûte %2, %n point, à votre portée</numerusform>
            <numerusform>%1, coûte %2, %n points, à votre portée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n points, owned</source>
        <extracomment>Spoken: %1 is a development, %n its points.</extracomment>
        <translation>
            <numerusform>%1, %n point, acquis</numerusform>
            <numerusform>%1, %n points, acquis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, costs %2, %n points, %3</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points, %3 what is missing, such as &quot;3 short&quot;.</extracomment>
        <translation>
            <numerusform>%1, coûte %2, %n point, %3</numerusform>
            <numerusform>%1, coûte %2, %n points, %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, costs %2, %n points</source>
        <extracomment>Spoken: %1 is a development, %2 its price, %n its points.</extracomment>
        <translation>
            <numerusform>%1, coûte %2, %n point</numerusform>
            <numerusform>%1, coûte %2, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>pts</source>
        <extracomment>Short for points.</extracomment>
        <translation>pts</translation>
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
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Only the times of single actions differ.</source>
        <translation>Seules les heures de certaines actions diffèrent.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and the points.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Where something is not known or not written.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: here %2, in the file %3.</source>
        <extracomment>Two versions of one game: %1 is what differs, such as &quot;Place&quot;, %2 and %3 what it is in each.</extracomment>
        <translation>%1&#xa0;: ici %2, dans le fichier %3.</translation>
    </message>
    <message>
        <source>Some of the agreed rules differ.</source>
        <translation>Certaines règles convenues diffèrent.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more actions.</source>
        <translation>
            <numerusform>Le fichier compte %n action de plus.</numerusform>
            <numerusform>Le fichier compte %n actions de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n fewer actions.</source>
        <translation>
            <numerusform>Le fichier compte %n action de moins.</numerusform>
            <numerusform>Le fichier compte %n actions de moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>They part ways in round %1, in the turn of %2.</source>
        <extracomment>Two versions of one game: %1 is a round, %2 whose turn it was.</extracomment>
        <translation>Elles divergent à la manche %1, au tour de %2.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>EndSheet</name>
    <message>
        <source>End and ties</source>
        <extracomment>BronzeAgeOptions of a game: when it ends and what breaks a tie.</extracomment>
        <translation>Fin et égalités</translation>
    </message>
    <message>
        <source>Developments that end the game</source>
        <extracomment>Label of a number: how many developments end the game.</extracomment>
        <translation>Développements pour finir</translation>
    </message>
    <message>
        <source>Equal totals are decided by</source>
        <extracomment>Label of a choice: what decides between equal totals.</extracomment>
        <translation>Égalités départagées par</translation>
    </message>
    <message>
        <source>Number of goods</source>
        <extracomment>What decides between equal totals: how many goods are left, or what they are worth.</extracomment>
        <translation>Nombre de ressources</translation>
    </message>
    <message>
        <source>Value of goods</source>
        <translation>Valeur des ressources</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Closes the sheet with options.</extracomment>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>EngineeringRow</name>
    <message>
        <source>Stone, 3 workers each</source>
        <extracomment>Engineering: stones that are used up as workers.</extracomment>
        <translation>Pierre, 3 ouvriers l’une</translation>
    </message>
</context>
<context>
    <name>ExplainSheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes an explanation.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message numerus="yes">
        <source>Used %n times</source>
        <extracomment>How often a face of the dice was entered in this roll.</extracomment>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FedCard</name>
    <message>
        <source>left</source>
        <extracomment>Below the number of food that is left.</extracomment>
        <translation>reste</translation>
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
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Buttons of a file dialog.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Puts a file dialog away.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Matching files (%1)</source>
        <extracomment>What a file dialog shows; %1 is a list such as &quot;*.csv&quot;.</extracomment>
        <translation>Fichiers adaptés (%1)</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Save to a file</source>
        <extracomment>Title of the sheet in which a file is chosen.</extracomment>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>One folder up</source>
        <extracomment>Shows the folder that this folder is in.</extracomment>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Beside the name of a folder.</extracomment>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>There is no such file here: %1</source>
        <extracomment>In a folder. %1 is a list such as &quot;*.csv&quot;.</extracomment>
        <translation>Aucun fichier de ce type ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <extracomment>A field for the name of a file.</extracomment>
        <translation>Nom du fichier</translation>
    </message>
    <message>
        <source>Replace the file that is there</source>
        <extracomment>Writes the file; the second if there is one of that name.</extracomment>
        <translation>Remplacer le fichier existant</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FilterSheet</name>
    <message>
        <source>Which games?</source>
        <extracomment>Title of the choices that narrow the list of past games.</extracomment>
        <translation>Quelles parties&#xa0;?</translation>
    </message>
    <message>
        <source>Who played</source>
        <extracomment>Narrows the past games to those of one player.</extracomment>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Narrows the past games to those of one edition.</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>How many played</source>
        <extracomment>Narrows the past games to those of so many players.</extracomment>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>Narrows the past games to those of some time.</extracomment>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Shows all past games again.</extracomment>
        <translation>Tout voir</translation>
    </message>
    <message numerus="yes">
        <source>Show %n games</source>
        <extracomment>Closes the choices; %n games are left.</extracomment>
        <translation>
            <numerusform>Voir %n partie</numerusform>
            <numerusform>Voir %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinalPage</name>
    <message>
        <source>Home</source>
        <extracomment>Leaves the final page.</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Opens the look at all players.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Sheet</source>
        <extracomment>Opens the score sheets.</extracomment>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the page that takes the game to others.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Opens the log of the game.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Another game with the same players.</extracomment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Tells the game again, action by action.</extracomment>
        <translation>Relecture</translation>
    </message>
</context>
<context>
    <name>FinalScores</name>
    <message>
        <source>Corrected by hand</source>
        <extracomment>Explains a pencil beside a total.</extracomment>
        <translation>Corrigé à la main</translation>
    </message>
</context>
<context>
    <name>FoodForSale</name>
    <message>
        <source>Food</source>
        <extracomment>Granaries: food sold in a payment.</extracomment>
        <translation>Nourriture</translation>
    </message>
    <message numerus="yes">
        <source>%n coins each</source>
        <extracomment>Granaries: what one food brings.</extracomment>
        <translation>
            <numerusform>%n pièce l’unité</numerusform>
            <numerusform>%n pièces l’unité</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForecastCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a part of the score, %2 such as &quot;2 × 4&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Oublier «&#xa0;%1&#xa0;» et ne plus le proposer&#xa0;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The safe answer.</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Oublier</translation>
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
        <translation>Supprimer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GameData</name>
    <message>
        <source>%1 was not written: %2</source>
        <extracomment>%1 is a file, %2 why it could not be written.</extracomment>
        <translation>%1 n’a pas été écrit&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n games are in %1 now.</source>
        <translation>
            <numerusform>%n partie est maintenant dans %1.</numerusform>
            <numerusform>%n parties sont maintenant dans %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameImport</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A file and what is wrong with it.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n games were loaded.</source>
        <translation>
            <numerusform>%n partie a été chargée.</numerusform>
            <numerusform>%n parties ont été chargées.</numerusform>
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
        <translation>Parties</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>In the rail: leads to the settings.</extracomment>
        <translation>Réglages</translation>
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
        <translation>Supprimer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message>
        <source>An earlier turn changed</source>
        <extracomment>In the list of what can be undone: another course that was given to an earlier turn.</extracomment>
        <translation>Un tour précédent modifié</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>Undo says what it took back: %1 is such as &quot;Ada: buys Irrigation&quot; or &quot;a die, 2 goods&quot;.</extracomment>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <extracomment>The end of a game alone that was not won.</extracomment>
        <translation>%1 perd</translation>
    </message>
    <message>
        <source>This device has no room left. The game goes on, but is only kept in memory until there is room.</source>
        <translation>Cet appareil n’a plus de place. La partie continue, mais elle n’est gardée qu’en mémoire tant qu’il n’y a pas de place.</translation>
    </message>
    <message>
        <source>The game cannot be written here. It goes on, but is only kept in memory until it can be.</source>
        <translation>La partie ne peut pas être enregistrée ici. Elle continue, mais elle n’est gardée qu’en mémoire jusqu’à ce que ce soit possible.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, manche %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two sentences: how long a game was, and why it ended or how its player has fared so far.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <extracomment>How long a game was: %1 is such as &quot;8 rounds&quot;, %2 &quot;2 h 40 min&quot;.</extracomment>
        <translation>%1 en %2.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>The same where nobody knows the time.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>%1 is a list of players who play together.</extracomment>
        <translation>%1 gagnent</translation>
    </message>
    <message>
        <source>%1, %2 ahead of %3</source>
        <extracomment>%1 is such as &quot;36 points&quot;, %2 a number of points, %3 a player or a team.</extracomment>
        <translation>%1, %2 d’avance sur %3</translation>
    </message>
</context>
<context>
    <name>HalfSheet</name>
    <message>
        <source>Which lower half?</source>
        <extracomment>Title: the lower half of a card is named.</extracomment>
        <translation>Quelle partie inférieure&#xa0;?</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Rules</source>
        <extracomment>Title of the page with the rules.</extracomment>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>HistoryHead</name>
    <message>
        <source>History</source>
        <extracomment>Title of the page with the past games.</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Close the search</source>
        <extracomment>Opens or closes the search in past games.</extracomment>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>Opens the choices that narrow the list of past games.</extracomment>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Name, place or note</source>
        <extracomment>In the field to search past games.</extracomment>
        <translation>Nom, lieu ou note</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <extracomment>The list of past games.</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>No games yet. The first one starts here.</source>
        <translation>Aucune partie. La première commence ici.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <extracomment>Two ways out of an empty history.</extracomment>
        <translation>Voir toutes les parties</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The game is deleted.</source>
        <extracomment>After a past game was deleted, with the way to have it back.</extracomment>
        <translation>La partie est supprimée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <extracomment>The history, while there is nothing in it or nothing is left of it.</extracomment>
        <translation>Aucune partie ne correspond.</translation>
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
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>HomeLooks</name>
    <message>
        <source>History</source>
        <extracomment>Leads to the past games.</extracomment>
        <translation>Historique</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <extracomment>So many games are in the history, if any.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Leads to the statistics.</extracomment>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New game</source>
        <extracomment>Lays the table for another game.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>No game is running. The next one starts here.</source>
        <translation>Aucune partie en cours. La prochaine commence ici.</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <extracomment>The one question the app asks before it does something.</extracomment>
        <translation>Supprimer cette partie&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. %3. It can be restored for %n days.</source>
        <extracomment>What would be deleted: %1 is a game, %2 how far it is, %3 who plays.</extracomment>
        <translation>
            <numerusform>%1. %2. %3. Elle reste récupérable %n jour.</numerusform>
            <numerusform>%1. %2. %3. Elle reste récupérable %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The safe answer: the game stays.</extracomment>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>The other answer: the game goes into the bin.</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>No games yet. The first one starts here.</source>
        <extracomment>Home, before the first game and while there is nothing to continue.</extracomment>
        <translation>Aucune partie. La première commence ici.</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Load games</source>
        <extracomment>Title of the page that shows what a file would bring.</extracomment>
        <translation>Charger des parties</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Loads nothing.</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Loads the games that are shown.</extracomment>
        <translation>Terminé</translation>
    </message>
    <message numerus="yes">
        <source>Load %n games</source>
        <translation>
            <numerusform>Charger %n partie</numerusform>
            <numerusform>Charger %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be loaded from here, and nothing was changed.</source>
        <extracomment>A file cannot be used; the reasons follow.</extracomment>
        <translation>Rien ne peut être chargé d’ici, et rien n’a été changé.</translation>
    </message>
    <message numerus="yes">
        <source>%n games are new here.</source>
        <translation>
            <numerusform>%n partie est nouvelle ici.</numerusform>
            <numerusform>%n parties sont nouvelles ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already, just the same.</source>
        <translation>
            <numerusform>%n partie est déjà là, exactement la même.</numerusform>
            <numerusform>%n parties sont déjà là, exactement les mêmes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are here already, but with other content.</source>
        <translation>
            <numerusform>%n partie est déjà là, mais avec un autre contenu.</numerusform>
            <numerusform>%n parties sont déjà là, mais avec un autre contenu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games with other content</source>
        <extracomment>What to do with games that are here with other content.</extracomment>
        <translation>Parties avec un autre contenu</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder les miennes</translation>
    </message>
    <message>
        <source>Take the file&apos;s</source>
        <translation>Prendre celles du fichier</translation>
    </message>
    <message numerus="yes">
        <source>and %n more games</source>
        <extracomment>Below a list that shows only the first games.</extracomment>
        <translation>
            <numerusform>et encore %n partie</numerusform>
            <numerusform>et encore %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The files are being read.</source>
        <translation>Les fichiers sont en cours de lecture.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln games</source>
        <extracomment>How far it is. %1 is how many are done.</extracomment>
        <translation>
            <numerusform>%L1 sur %Ln partie</numerusform>
            <numerusform>%L1 sur %Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through them</source>
        <translation>Examen en cours</translation>
    </message>
    <message>
        <source>Nothing is changed yet.</source>
        <translation>Rien n’est encore changé.</translation>
    </message>
    <message>
        <source>Stop loading?</source>
        <extracomment>The question before the loading of games is stopped.</extracomment>
        <translation>Arrêter le chargement&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing has been loaded yet. If you go on, all of the games will be.</source>
        <translation>Rien n’est encore chargé. Si vous continuez, toutes les parties le seront.</translation>
    </message>
    <message>
        <source>Nothing has been loaded yet.</source>
        <translation>Rien n’est encore chargé.</translation>
    </message>
    <message>
        <source>The games are being loaded.</source>
        <extracomment>What is under way: files are looked through, or their games are added to those that are here.</extracomment>
        <translation>Les parties sont en cours de chargement.</translation>
    </message>
    <message>
        <source>Either all of them are loaded or, if you stop, none.</source>
        <translation>Toutes sont chargées ou, si vous arrêtez, aucune.</translation>
    </message>
    <message>
        <source>Keep this sheet too?</source>
        <extracomment>What a game was played with came along with it.</extracomment>
        <translation>Garder aussi cette feuille&#xa0;?</translation>
    </message>
    <message>
        <source>Keep these sheets too?</source>
        <translation>Garder aussi ces feuilles&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ImportedFiles</name>
    <message>
        <source>This file cannot be read: %1.</source>
        <translation>Ce fichier est illisible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Game %1, action %2: %3</source>
        <extracomment>%1 is the id or the players of a game, %2 a number, %3 a sentence that says what is wrong.</extracomment>
        <translation>Partie %1, action %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Two different games have the id %1.</source>
        <translation>Deux parties différentes ont l’identifiant %1.</translation>
    </message>
</context>
<context>
    <name>KnownPlayers</name>
    <message>
        <source>Purple, moon</source>
        <translation>Violet, lune</translation>
    </message>
    <message>
        <source>Blue, wave</source>
        <translation>Bleu, vague</translation>
    </message>
    <message>
        <source>Yellow, sun</source>
        <translation>Jaune, soleil</translation>
    </message>
    <message>
        <source>Green, leaf</source>
        <translation>Vert, feuille</translation>
    </message>
    <message>
        <source>Red, star</source>
        <translation>Rouge, étoile</translation>
    </message>
    <message>
        <source>Black, mountain</source>
        <translation>Noir, montagne</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
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
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>A name has from 1 to %1 characters.</source>
        <translation>Un nom a de 1 à %1 caractères.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is forgotten. %2 will then have %n games. This cannot be undone.</source>
        <comment>%1 and %2 are two spellings of one person</comment>
        <translation>
            <numerusform>%1 disparaît. %2 aura alors %n partie. C’est définitif.</numerusform>
            <numerusform>%1 disparaît. %2 aura alors %n parties. C’est définitif.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets the other one: %2.</source>
        <extracomment>%1 is a player who had the colour that somebody has just taken, %2 the one they get instead, such as &quot;Blue, wave&quot;.</extracomment>
        <translation>%1 prend l’autre&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>LastRound</name>
    <message>
        <source>Last round</source>
        <extracomment>Every player has one more turn at most.</extracomment>
        <translation>Dernière manche</translation>
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
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>A correction for %1 changes nothing.</source>
        <translation>Une correction pour %1 ne change rien.</translation>
    </message>
    <message>
        <source>Correction for %1: %2.</source>
        <translation>Correction pour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>Aucune raison n’est donnée.</translation>
    </message>
    <message>
        <source>The reason: %1</source>
        <translation>La raison&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game is stopped here.</source>
        <translation>La partie s’arrête ici.</translation>
    </message>
    <message>
        <source>The game is stopped here: %1</source>
        <translation>La partie s’arrête ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: corrected by hand</source>
        <translation>%1&#xa0;: correction à la main</translation>
    </message>
    <message>
        <source>The game is stopped</source>
        <translation>La partie s’arrête</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <extracomment>One part of a correction: Food from 4 to 6.</extracomment>
        <translation>%1 de %2 à %3</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <extracomment>The log before the first action.</extracomment>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <extracomment>Title of the page that tells the game turn by turn.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>newest first</source>
        <translation>le plus récent d’abord</translation>
    </message>
</context>
<context>
    <name>LogTurn</name>
    <message>
        <source>Change this turn: %1</source>
        <extracomment>Enters an earlier turn anew. %1 is such as &quot;Léa, round 8&quot;.</extracomment>
        <translation>Modifier ce tour&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>LookOnlyBar</name>
    <message>
        <source>Another window has your games open. Here you can only look at them.</source>
        <translation>Une autre fenêtre a ouvert vos parties. Ici, vous ne pouvez que les regarder.</translation>
    </message>
    <message>
        <source>Your games cannot be changed here. You can only look at them.</source>
        <translation>Vos parties ne peuvent pas être modifiées ici, seulement consultées.</translation>
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
        <translation>La feuille de score des jeux de civilisation.</translation>
    </message>
    <message>
        <source>Load every page, then quit.</source>
        <translation>Charge toutes les pages, puis quitte.</translation>
    </message>
    <message>
        <source>Keep the games in this file.</source>
        <translation>Garde les parties dans ce fichier.</translation>
    </message>
    <message>
        <source>Records to take over.</source>
        <translation>Parties à reprendre.</translation>
    </message>
    <message>
        <source>Leave this page?</source>
        <extracomment>A question when a page is left that has something unsaved.</extracomment>
        <translation>Quitter cette page&#xa0;?</translation>
    </message>
    <message>
        <source>Stay here</source>
        <extracomment>The safe answer: the page is not left.</extracomment>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>Leave without it</source>
        <extracomment>The page is left, and what was entered on it is lost.</extracomment>
        <translation>Quitter sans enregistrer</translation>
    </message>
</context>
<context>
    <name>MergeChoice</name>
    <message>
        <source>Who is %1 really?</source>
        <extracomment>%1 is a name; a list of other names follows.</extracomment>
        <translation>Qui est vraiment %1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>MonumentsFirst</name>
    <message>
        <source>%1, %2 points, first: %3</source>
        <extracomment>Spoken: %1 is a monument, %2 points, %3 who was first.</extracomment>
        <translation>%1, %2 points, en premier&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2 points for the first</source>
        <extracomment>Spoken: %1 is a monument, %2 the points for who is first.</extracomment>
        <translation>%1, %2 points pour la première place</translation>
    </message>
</context>
<context>
    <name>MoreSheet</name>
    <message>
        <source>More</source>
        <extracomment>The title of the list of rarer actions.</extracomment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Correct</source>
        <extracomment>Changes a sheet by hand.</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>A mistake, or a rule of your table</source>
        <translation>Une erreur, ou une règle maison</translation>
    </message>
    <message>
        <source>Change an earlier turn</source>
        <extracomment>Leads to the log of the game.</extracomment>
        <translation>Modifier un tour passé</translation>
    </message>
    <message>
        <source>Rules of this step</source>
        <translation>Règles de cette étape</translation>
    </message>
    <message>
        <source>Stop the game here</source>
        <extracomment>Ends the game before its time.
----------
The title when a game is ended before its time.</extracomment>
        <translation>Arrêter la partie ici</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>Leads to the list of games; this one goes on later.</extracomment>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>The points as they are now decide. You can still undo it.</source>
        <translation>Les points actuels décident. Vous pourrez encore annuler.</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <extracomment>The reason why a game is ended early; may stay empty.</extracomment>
        <translation>Pourquoi&#xa0;? (facultatif)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Closes the question without ending the game.</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Stop the game</source>
        <translation>Arrêter la partie</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>Start with %n players</source>
        <translation>
            <numerusform>Commencer à %n joueur</numerusform>
            <numerusform>Commencer à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Qui joue&#xa0;?</translation>
    </message>
    <message>
        <source>A name has from 1 to %1 characters.</source>
        <translation>Un nom a de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Quelqu’un d’autre porte déjà ce nom.</translation>
    </message>
    <message>
        <source>%1 to %2 players</source>
        <translation>De %1 à %2 joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n players are missing</source>
        <translation>
            <numerusform>Il manque %n joueur</numerusform>
            <numerusform>Il manque %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players too many</source>
        <translation>
            <numerusform>%n joueur de trop</numerusform>
            <numerusform>%n joueurs de trop</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>Title of the page that lays the table.</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>NewsSheet</name>
    <message>
        <source>End of the round before</source>
        <extracomment>Title: what happened when the round before ended.</extracomment>
        <translation>Fin de la manche précédente</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Closes what happened when the round before ended.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NextCard</name>
    <message>
        <source>Next: %1</source>
        <extracomment>Who takes the dice next. %1 is a player.</extracomment>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Last round</source>
        <extracomment>Every player has one more turn at most.</extracomment>
        <translation>Dernière manche</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <extracomment>Puts a message away.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NumbersSheet</name>
    <message>
        <source>Close</source>
        <extracomment>Closes the numbers behind a chart.</extracomment>
        <translation>Fermer</translation>
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
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coins</source>
        <extracomment>The coins of a roll.</extracomment>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>How many cities go hungry, and what that costs: &quot;3 cities go hungry: −3&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>No house rules</source>
        <extracomment>A sheet as it is, among those with house rules or an expansion.</extracomment>
        <translation>Sans règles maison</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>Of a score sheet.</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>What comes next, behind &quot;Continue:&quot;.</extracomment>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>fill in the sheet</source>
        <extracomment>What comes next, behind &quot;Continue:&quot;.</extracomment>
        <translation>remplir la feuille</translation>
    </message>
    <message>
        <source>more in “%1”</source>
        <extracomment>%1 is a row of the sheet.</extracomment>
        <translation>plus dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>less in “%1”</source>
        <translation>moins dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>A tie is shared.</source>
        <extracomment>%1 is a list such as: more in “Coins”, less in “Cards”.</extracomment>
        <translation>À égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>In a tie this decides: %1.</source>
        <translation>À égalité, ceci départage&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The keys</source>
        <translation>Les touches</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Head of what each round brought.</extracomment>
        <translation>Manches</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The table&apos;s word</source>
        <translation>La parole de la table</translation>
    </message>
    <message>
        <source>It only helps: it is no part of the total.</source>
        <translation>Ligne d’appui&#xa0;: elle ne compte pas dans le total.</translation>
    </message>
    <message>
        <source>It may stay empty.</source>
        <translation>Elle peut rester vide.</translation>
    </message>
    <message>
        <source>Tap a cell, type a number, and go on with the wide button: it writes the cell and names the next one.</source>
        <translation>Touchez une case, tapez un nombre, et continuez avec le grand bouton&#xa0;: il écrit la case et nomme la suivante.</translation>
    </message>
    <message>
        <source>Numbers on a darker ground are worked out. A tap on one shows from what.</source>
        <translation>Les nombres sur fond plus sombre sont calculés. Touchez-en un pour voir comment.</translation>
    </message>
    <message>
        <source>A tap on the title of a row tells what it takes.</source>
        <translation>Touchez le titre d’une ligne pour savoir ce qu’elle attend.</translation>
    </message>
    <message>
        <source>Plus begins another number: 3 + 6 + 2 stays readable in the cell.</source>
        <translation>Plus commence un autre nombre&#xa0;: 3 + 6 + 2 reste lisible dans la case.</translation>
    </message>
    <message>
        <source>Where only a few values are possible, each is a button, and one tap writes it.</source>
        <translation>Quand peu de valeurs sont possibles, chacune a son bouton&#xa0;: un toucher l’écrit.</translation>
    </message>
    <message>
        <source>The sign beside the entry changes the way: row by row, or player by player.</source>
        <translation>Le signe à côté de la saisie change le chemin&#xa0;: ligne par ligne, ou joueur par joueur.</translation>
    </message>
    <message>
        <source>What does not fit stays where it is, marked, and is not written.</source>
        <translation>Ce qui ne convient pas reste en place, marqué, et n’est pas écrit.</translation>
    </message>
    <message>
        <source>The running round is open. Earlier ones are lines with their points and the totals; a tap opens one.</source>
        <translation>La manche en cours est ouverte. Les précédentes sont des lignes avec leurs points et les totaux&#xa0;; un toucher en ouvre une.</translation>
    </message>
    <message>
        <source>Rows of the whole game come up when the rounds are over, and can be filled in at any time.</source>
        <translation>Les lignes de toute la partie viennent après les manches, et se remplissent à tout moment.</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>Le plus grand total gagne.</translation>
    </message>
    <message>
        <source>The lowest total wins.</source>
        <translation>Le plus petit total gagne.</translation>
    </message>
    <message>
        <source>Only who comes to %1 can win.</source>
        <translation>Il faut arriver à %1 pour gagner.</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds.</source>
        <translation>
            <numerusform>La partie finit après %n manche.</numerusform>
            <numerusform>La partie finit après %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends as soon as somebody has %1 points.</source>
        <translation>La partie finit dès que quelqu’un a %1 points.</translation>
    </message>
    <message>
        <source>The game ends with the round in which somebody has %1 points.</source>
        <translation>La partie finit avec la manche où quelqu’un a %1 points.</translation>
    </message>
    <message>
        <source>The game ends as soon as somebody is down to %1.</source>
        <translation>La partie finit dès que quelqu’un descend à %1.</translation>
    </message>
    <message>
        <source>The game ends with the round in which somebody is down to %1.</source>
        <translation>La partie finit avec la manche où quelqu’un descend à %1.</translation>
    </message>
    <message>
        <source>The game ends when the players say so.</source>
        <translation>La partie finit quand la table le décide.</translation>
    </message>
    <message>
        <source>Points that no row has room for stand beside the rows: more, then correct by hand.</source>
        <translation>Les points sans ligne vont hors lignes&#xa0;: plus, puis corriger à la main.</translation>
    </message>
    <message>
        <source>Every cell can be written over until the game is over. Undo takes back one tap at a time.</source>
        <translation>Chaque case peut être réécrite jusqu’à la fin. Annuler reprend un toucher à la fois.</translation>
    </message>
    <message>
        <source>Yes or no: %1 points.</source>
        <translation>Oui ou non&#xa0;: %1 points.</translation>
    </message>
    <message>
        <source>One of these: %1.</source>
        <translation>Un choix&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A count, and the points by a table: %1.</source>
        <translation>Un nombre, et les points selon un barème&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Two numbers: %1 × %2.</source>
        <extracomment>Two things that are counted.</extracomment>
        <translation>Deux nombres&#xa0;: %1 × %2.</translation>
    </message>
    <message>
        <source>Worked out from other rows. A tap on a number shows how.</source>
        <translation>Calculé à partir d’autres lignes. Touchez un nombre pour voir comment.</translation>
    </message>
    <message>
        <source>Points by place among the columns.</source>
        <translation>Points selon la place parmi les colonnes.</translation>
    </message>
    <message>
        <source>All that counts above it, since the last such sum.</source>
        <translation>Tout ce qui compte au-dessus, depuis la dernière somme de ce genre.</translation>
    </message>
    <message>
        <source>Any number.</source>
        <translation>Un nombre quelconque.</translation>
    </message>
    <message>
        <source>A number from %1 on.</source>
        <translation>Un nombre à partir de %1.</translation>
    </message>
    <message>
        <source>A number from %1 to %2.</source>
        <translation>Un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>In steps of %1.</source>
        <translation>De %1 en %1.</translation>
    </message>
    <message>
        <source>%1 points each.</source>
        <translation>%1 points chacun.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Whose cell, its row, what was written there.</extracomment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2: emptied</source>
        <extracomment>Whose cell, its row.</extracomment>
        <translation>%1, %2&#xa0;: vidée</translation>
    </message>
    <message>
        <source>Round %1 ended</source>
        <translation>Manche %1 finie</translation>
    </message>
    <message>
        <source>Totals written</source>
        <translation>Totaux écrits</translation>
    </message>
    <message>
        <source>The sheet is finished</source>
        <translation>La feuille est terminée</translation>
    </message>
    <message>
        <source>%1: points beside the rows</source>
        <translation>%1&#xa0;: points hors lignes</translation>
    </message>
    <message>
        <source>%1: %2, it was %3</source>
        <extracomment>A cell, what stands there now, what stood there before.</extracomment>
        <translation>%1&#xa0;: %2, avant %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A cell and what was written there.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: emptied, it was %2</source>
        <extracomment>A cell, what stood there before.</extracomment>
        <translation>%1&#xa0;: vidée, avant %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What was corrected, and why in the players&apos; own words.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <extracomment>A round, and a list of players with their points.</extracomment>
        <translation>Manche %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Totals: %1</source>
        <translation>Totaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>In front: %1</source>
        <translation>En tête&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>C’est la dernière manche.</translation>
    </message>
    <message>
        <source>Round %1 begins with %2.</source>
        <translation>La manche %1 commence avec %2.</translation>
    </message>
    <message>
        <source>The rounds are over.</source>
        <translation>Les manches sont finies.</translation>
    </message>
    <message>
        <source>The game is stopped.</source>
        <translation>La partie est arrêtée.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>%1, %2, round %3</source>
        <translation>%1, %2, manche %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Whose cell, its row.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Points beside the rows</source>
        <translation>Points hors lignes</translation>
    </message>
    <message>
        <source>Not explained</source>
        <extracomment>What a total that was given has more than all rows together.</extracomment>
        <translation>Sans détail</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>La partie est finie. Annulez pour reprendre.</translation>
    </message>
    <message>
        <source>There are no more rounds to end.</source>
        <translation>Plus de manche à finir.</translation>
    </message>
    <message>
        <source>First the rounds come to their end.</source>
        <translation>D’abord les manches doivent finir.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds are the most.</source>
        <translation>
            <numerusform>%n manche au plus.</numerusform>
            <numerusform>%n manches au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>This sheet has no row “%1”.</source>
        <translation>Cette feuille n’a pas de ligne «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This is worked out. Tap it to see from what.</source>
        <translation>C’est calculé. Touchez pour voir comment.</translation>
    </message>
    <message>
        <source>This row is filled in once, not every round.</source>
        <translation>Cette ligne se remplit une fois, pas à chaque manche.</translation>
    </message>
    <message>
        <source>That round has not begun.</source>
        <translation>Cette manche n’a pas commencé.</translation>
    </message>
    <message>
        <source>This row takes two numbers.</source>
        <translation>Cette ligne veut deux nombres.</translation>
    </message>
    <message>
        <source>This row takes one number.</source>
        <translation>Cette ligne veut un nombre.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Il n’y a rien à effacer.</translation>
    </message>
    <message>
        <source>This cell is written twice: %1, %2.</source>
        <extracomment>A row and whose cell it is.</extracomment>
        <translation>Cette case est écrite deux fois&#xa0;: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n totals are needed, one for each column.</source>
        <translation>
            <numerusform>Il faut %n total, un par colonne.</numerusform>
            <numerusform>Il faut %n totaux, un par colonne.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2 is possible here.</source>
        <translation>De %1 à %2 est possible ici.</translation>
    </message>
    <message>
        <source>This row goes from %1 to %2.</source>
        <translation>Cette ligne va de %1 à %2.</translation>
    </message>
    <message>
        <source>In fives: %1 or %2.</source>
        <translation>De 5 en 5&#xa0;: %1 ou %2.</translation>
    </message>
    <message>
        <source>In steps of %1: %2 or %3.</source>
        <translation>De %1 en %1&#xa0;: %2 ou %3.</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>%1, finished</source>
        <extracomment>%1 is a game.</extracomment>
        <translation>%1, terminée</translation>
    </message>
    <message>
        <source>%1, over in round %2</source>
        <extracomment>%1 is a game, %2 a round.</extracomment>
        <translation>%1, finie à la manche %2</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>%1 is a game, %2 a round.</extracomment>
        <translation>%1, manche %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are empty.</source>
        <translation>
            <numerusform>%n case est vide.</numerusform>
            <numerusform>%n cases sont vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Rien ne manque.</translation>
    </message>
    <message>
        <source>%1 win.</source>
        <translation>%1 gagnent.</translation>
    </message>
    <message>
        <source>totals only</source>
        <extracomment>A past game of which only the totals are known.</extracomment>
        <translation>totaux seulement</translation>
    </message>
    <message>
        <source>version %1 of your sheet</source>
        <extracomment>What a past game was played with.</extracomment>
        <translation>version %1 de votre feuille</translation>
    </message>
    <message>
        <source>lowest wins</source>
        <extracomment>Of a past game: fewer points are better.</extracomment>
        <translation>le plus petit total gagne</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <extracomment>How many a past game had.</extracomment>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: −%Ln points were needed.</source>
        <translation>
            <numerusform>Personne ne gagne&#xa0;: il fallait −%Ln point.</numerusform>
            <numerusform>Personne ne gagne&#xa0;: il fallait −%Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins: %Ln points were needed.</source>
        <translation>
            <numerusform>Personne ne gagne&#xa0;: il fallait %Ln point.</numerusform>
            <numerusform>Personne ne gagne&#xa0;: il fallait %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <extracomment>Leaves the page.</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PastFilter</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Toutes les éditions</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Tout nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>All sheets</source>
        <extracomment>All games on sheets, whichever sheet.</extracomment>
        <translation>Toutes les feuilles</translation>
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
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Opens the log of a past game.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>Tells a past game again, action by action.</extracomment>
        <translation>Relecture</translation>
    </message>
    <message>
        <source>Delete this game of %1?</source>
        <extracomment>The question before a past game is deleted. %1 is a date.</extracomment>
        <translation>Supprimer cette partie du %1&#xa0;?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <extracomment>The safe answer: the game stays.</extracomment>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Opens the page that takes a past game to others.</extracomment>
        <translation>Partager</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2. It can be restored for %n days.</source>
        <extracomment>What would be deleted: %1 is a game, %2 who played.</extracomment>
        <translation>
            <numerusform>%1. %2. Elle reste récupérable %n jour.</numerusform>
            <numerusform>%1. %2. Elle reste récupérable %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on playing</source>
        <extracomment>Goes on with a game that was stopped early.</extracomment>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>PastGames</name>
    <message numerus="yes">
        <source>%1 of %n games</source>
        <translation>
            <numerusform>%1 sur %n partie</numerusform>
            <numerusform>%1 sur %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped early</source>
        <translation>arrêtée avant la fin</translation>
    </message>
</context>
<context>
    <name>PastLogPage</name>
    <message>
        <source>Log</source>
        <extracomment>Title of the log of a past game.</extracomment>
        <translation>Journal</translation>
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
        <translation>%1 %2, gagne</translation>
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
        <translation>Pour s’en souvenir</translation>
    </message>
    <message>
        <source>Where you played</source>
        <extracomment>A field for where a game was played.</extracomment>
        <translation>Où vous avez joué</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>A field for anything about a game.</extracomment>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>PaymentBar</name>
    <message>
        <source>%1 of %2 paid</source>
        <extracomment>Spoken: %1 is what is paid, %2 the price.</extracomment>
        <translation>%1 sur %2 payés</translation>
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
        <translation>Vous payez</translation>
    </message>
</context>
<context>
    <name>PaymentRow</name>
    <message>
        <source>%1, worth %2</source>
        <extracomment>Spoken: %1 is a good, %2 what it is worth.</extracomment>
        <translation>%1, valeur %2</translation>
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
    <message>
        <source>Coins</source>
        <extracomment>The coins of this turn, in a payment.</extracomment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>always spent first</source>
        <extracomment>Coins go before goods.</extracomment>
        <translation>toujours dépensées d’abord</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Closes the payment without buying.</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Periods</name>
    <message>
        <source>All time</source>
        <translation>Toujours</translation>
    </message>
    <message numerus="yes">
        <source>Last %n days</source>
        <translation>
            <numerusform>%n dernier jour</numerusform>
            <numerusform>%n derniers jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n months</source>
        <translation>
            <numerusform>%n dernier mois</numerusform>
            <numerusform>%n derniers mois</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>Spoken: %1 is what somebody is, such as &quot;Rival&quot;, %2 who, %3 why.</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>Spoken: somebody&apos;s points before a turn, %1, and now, such as &quot;36 points&quot;, %2.</extracomment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>How far a replay has come, in a game whose rounds are called turns.</extracomment>
        <translation>étape %1 sur %2</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>tour %1 sur %2</translation>
    </message>
</context>
<context>
    <name>PlayerEdit</name>
    <message>
        <source>Name</source>
        <extracomment>A field with a player&apos;s name.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Suggest for new games</source>
        <extracomment>A player who is not hidden stands among the names when a game is laid.</extracomment>
        <translation>Proposer pour une nouvelle partie</translation>
    </message>
    <message>
        <source>Their games</source>
        <extracomment>Leads to the past games of a player.</extracomment>
        <translation>Ses parties</translation>
    </message>
    <message>
        <source>Merge with somebody</source>
        <extracomment>Makes two spellings of one person one.</extracomment>
        <translation>Réunir avec quelqu’un</translation>
    </message>
    <message>
        <source>if one person is here twice</source>
        <translation>si la même personne est là deux fois</translation>
    </message>
    <message>
        <source>Colour, in all games</source>
        <extracomment>Head of the colours a player can have.</extracomment>
        <translation>Couleur, dans toutes les parties</translation>
    </message>
    <message>
        <source>At one table no two are alike.</source>
        <translation>À une même table, jamais deux fois la même.</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>Players</source>
        <extracomment>Head of the list of players.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <extracomment>Puts the players into a random order.</extracomment>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Adds a player who has not played before.
----------
A field for the name of a new player.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of a new player</source>
        <translation>Nouveau nom</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>%1, hidden</source>
        <extracomment>Spoken: %1 is such as &quot;12 games, 5 wins&quot;; the player is not suggested for new games.</extracomment>
        <translation>%1, masqué</translation>
    </message>
    <message>
        <source>hidden</source>
        <extracomment>Beside a player who is not suggested for new games.</extracomment>
        <translation>masqué</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>%1 becomes %2</source>
        <extracomment>The question before two spellings of one person become one: %1 is forgotten, %2 stays.</extracomment>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>Makes two spellings of one person one.</extracomment>
        <translation>Réunir</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>The safe answer: nobody is merged. The second closes what can be changed about somebody.</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
</context>
<context>
    <name>PlayerTabs</name>
    <message>
        <source>Players</source>
        <extracomment>The row of players to choose from.</extracomment>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Players and colours</source>
        <extracomment>Title of the page with everybody who played.</extracomment>
        <translation>Joueurs et couleurs</translation>
    </message>
    <message numerus="yes">
        <source>%n remembered</source>
        <extracomment>So many players are suggested for new games.</extracomment>
        <translation>
            <numerusform>%n en mémoire</numerusform>
            <numerusform>%n en mémoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <extracomment>The list of players, while there is nobody in it.</extracomment>
        <translation>Personne n’a encore joué.</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>This is not a JSON document: line %1, column %2 cannot be read.</source>
        <translation>Ce n’est pas un document JSON&#xa0;: la ligne %1, colonne %2 est illisible.</translation>
    </message>
    <message>
        <source>This is not a text in UTF-8.</source>
        <translation>Ce n’est pas un texte en UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>The document is larger than %n MiB.</source>
        <translation>
            <numerusform>Le document dépasse %n Mio (MiB).</numerusform>
            <numerusform>Le document dépasse %n Mio (MiB).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The document is nested deeper than %n levels.</source>
        <translation>
            <numerusform>Le document dépasse %n niveau d’imbrication.</numerusform>
            <numerusform>Le document dépasse %n niveaux d’imbrication.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are more than %n entries.</source>
        <translation>
            <numerusform>Il y a plus de %n entrée.</numerusform>
            <numerusform>Il y a plus de %n entrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Tallystone document of the kind expected here.</source>
        <translation>Ce n’est pas un document Tallystone du genre attendu ici.</translation>
    </message>
    <message>
        <source>This was written by a newer version of Tallystone. This one reads version %1.</source>
        <translation>Ceci vient d’une version plus récente de Tallystone. Celle-ci lit la version %1.</translation>
    </message>
    <message>
        <source>This member is missing.</source>
        <translation>Ce membre manque.</translation>
    </message>
    <message>
        <source>There is no such member.</source>
        <translation>Ce membre n’existe pas.</translation>
    </message>
    <message>
        <source>An object is expected here.</source>
        <translation>Un objet est attendu ici.</translation>
    </message>
    <message>
        <source>A list is expected here.</source>
        <translation>Une liste est attendue ici.</translation>
    </message>
    <message>
        <source>A text is expected here.</source>
        <translation>Un texte est attendu ici.</translation>
    </message>
    <message>
        <source>Either true or false is expected here.</source>
        <translation>true ou false est attendu ici.</translation>
    </message>
    <message>
        <source>A whole number from %1 to %2 is expected here.</source>
        <translation>Un nombre entier de %1 à %2 est attendu ici.</translation>
    </message>
    <message>
        <source>This name is not known.</source>
        <translation>Ce nom est inconnu.</translation>
    </message>
    <message>
        <source>The same name stands here twice.</source>
        <translation>Le même nom figure ici deux fois.</translation>
    </message>
    <message>
        <source>A UUID is expected here: 8-4-4-4-12 hexadecimal digits.</source>
        <translation>Un UUID est attendu ici&#xa0;: 8-4-4-4-12 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>A real moment in UTC is expected here, such as 2026-11-15T20:04:00Z.</source>
        <translation>Un moment réel en UTC est attendu ici, par exemple 2026-11-15T20:04:00Z.</translation>
    </message>
    <message>
        <source>A name has from %1 to %2 characters.</source>
        <translation>Un nom a de %1 à %2 caractères.</translation>
    </message>
    <message>
        <source>Another player already has this name.</source>
        <translation>Quelqu’un d’autre porte déjà ce nom.</translation>
    </message>
    <message numerus="yes">
        <source>A text has at most %n characters.</source>
        <translation>
            <numerusform>Un texte a au plus %n caractère.</numerusform>
            <numerusform>Un texte a au plus %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is for %1 to %2 players.</source>
        <translation>Ce jeu se joue de %1 à %2 joueurs.</translation>
    </message>
    <message>
        <source>This is only for a game alone.</source>
        <translation>Ceci ne vaut que pour une partie en solitaire.</translation>
    </message>
    <message>
        <source>This does not go with the other options.</source>
        <translation>Cela ne va pas avec les autres options.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n entries are expected here.</source>
        <translation>
            <numerusform>Exactement %n entrée est attendue ici.</numerusform>
            <numerusform>Exactement %n entrées sont attendues ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1 to %2 entries are expected here.</source>
        <translation>De %1 à %2 entrées sont attendues ici.</translation>
    </message>
    <message>
        <source>A short id of letters and digits is expected here.</source>
        <translation>Un identifiant court, de lettres et de chiffres, est attendu ici.</translation>
    </message>
    <message>
        <source>This is a word of the formulas.</source>
        <translation>C’est un mot des formules.</translation>
    </message>
    <message>
        <source>The least is above the most.</source>
        <translation>Le minimum dépasse le maximum.</translation>
    </message>
    <message>
        <source>As many rising numbers as the table has are expected here.</source>
        <translation>Des nombres croissants sont attendus ici, autant que dans le barème.</translation>
    </message>
    <message>
        <source>There is no row in which something is entered.</source>
        <translation>Il n’y a aucune ligne où l’on saisit quelque chose.</translation>
    </message>
    <message>
        <source>There is no row that counts.</source>
        <translation>Aucune ligne ne compte.</translation>
    </message>
    <message>
        <source>Without rounds a sheet cannot end this way.</source>
        <translation>Sans manches, une feuille ne peut pas finir ainsi.</translation>
    </message>
    <message>
        <source>This cannot be worked out from character %1 on.</source>
        <translation>Ceci ne peut pas être calculé à partir du caractère %1.</translation>
    </message>
    <message>
        <source>This cannot be worked out.</source>
        <translation>Ceci ne peut pas être calculé.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Back a turn</source>
        <extracomment>In a replay.</extracomment>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>Back an action</source>
        <extracomment>In a replay.</extracomment>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>In a replay.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Point in the game</source>
        <extracomment>A slider through a game that is told again.</extracomment>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Forward an action</source>
        <extracomment>In a replay.</extracomment>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>Forward a turn</source>
        <extracomment>In a replay.</extracomment>
        <translation>Un tour en avant</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <comment>title</comment>
        <extracomment>Title of the page that tells a game again.</extracomment>
        <translation>Relecture</translation>
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
        <translation>Vitesse %1</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>What is seen of a game that is told again.</extracomment>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Story</source>
        <extracomment>What happened, or what the players&apos; sheets looked like.</extracomment>
        <translation>Récit</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
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
        <translation>Modifier ce tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <extracomment>A replay before the first action.</extracomment>
        <translation>La partie commence.</translation>
    </message>
</context>
<context>
    <name>RiseBesideMap</name>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>click a region: 1 cube more</source>
        <translation>cliquez une région&#xa0;: 1 cube de plus</translation>
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
        <translation>Stock</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Cubes on the map</source>
        <translation>Cubes sur la carte</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Cités</translation>
    </message>
    <message>
        <source>Add it</source>
        <extracomment>Gives a player a tile; %1 is its name.</extracomment>
        <translation>L’ajouter</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add the city</source>
        <translation>Ajouter la cité</translation>
    </message>
    <message>
        <source>Add a progress tile</source>
        <translation>Ajouter une tuile Progrès</translation>
    </message>
    <message>
        <source>Add a city</source>
        <translation>Ajouter une cité</translation>
    </message>
</context>
<context>
    <name>RiseCubesCard</name>
    <message>
        <source>Cubes, %1</source>
        <extracomment>Head of a card: a player has that many cubes in all.</extracomment>
        <translation>Cubes, %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a place, %2 how many cubes are there.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>RiseDiscsCard</name>
    <message>
        <source>Discs</source>
        <extracomment>Head of all rows with the discs that lie there.</extracomment>
        <translation>Disques</translation>
    </message>
</context>
<context>
    <name>RiseEmpireTileSheet</name>
    <message>
        <source>Empire tile</source>
        <extracomment>Title: what is printed on an empire tile is entered.</extracomment>
        <translation>Tuile Empire</translation>
    </message>
    <message>
        <source>as it is printed; next time it is a button</source>
        <translation>comme imprimé&#xa0;; la prochaine fois, un seul bouton</translation>
    </message>
</context>
<context>
    <name>RiseEmpireTiles</name>
    <message>
        <source>No tile need be chosen; what it says can be entered once.</source>
        <extracomment>In place of the empire tiles, while none is known. A plus stands at the right.</extracomment>
        <translation>Aucune tuile à choisir&#xa0;; ce qu’elle indique se saisit une seule fois.</translation>
    </message>
</context>
<context>
    <name>RiseFirstRow</name>
    <message>
        <source>nobody yet</source>
        <extracomment>Below a region: who has most cubes there now, and who has them then. The seals stand at the right.</extracomment>
        <translation>personne encore</translation>
    </message>
    <message>
        <source>first now, first after</source>
        <translation>en tête maintenant, puis</translation>
    </message>
</context>
<context>
    <name>RiseLandCard</name>
    <message>
        <source>Territories</source>
        <extracomment>Head of a player&apos;s territory tiles.</extracomment>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a kind of tile, %2 how many there are.</extracomment>
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Moins&#xa0;: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>Raises a number. %1 is what is counted.</extracomment>
        <translation>Plus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RiseMapKey</name>
    <message>
        <source>first: points and yield</source>
        <extracomment>The mark of who has most cubes in a region.</extracomment>
        <translation>en tête&#xa0;: points et gain</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>The mark of who has the next most cubes in a region.</extracomment>
        <translation>2e place</translation>
    </message>
    <message>
        <source>tied: points added and shared, nobody is second</source>
        <translation>égalité&#xa0;: points additionnés et partagés, pas de 2e place</translation>
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
        <translation>Tour %1, %2&#xa0;: le décompte est fait.</translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n nourriture</numerusform>
            <numerusform>%n nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n or</numerusform>
            <numerusform>%n or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <translation>
            <numerusform>%n ressource</numerusform>
            <numerusform>%n ressources</numerusform>
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
            <numerusform>%n plaines</numerusform>
            <numerusform>%n plaines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n islands</source>
        <translation>
            <numerusform>%n île</numerusform>
            <numerusform>%n îles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n forests</source>
        <translation>
            <numerusform>%n forêt</numerusform>
            <numerusform>%n forêts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hills</source>
        <translation>
            <numerusform>%n colline</numerusform>
            <numerusform>%n collines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold towns</source>
        <translation>
            <numerusform>%n ville d’or</numerusform>
            <numerusform>%n villes d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource towns</source>
        <translation>
            <numerusform>%n ville de ressources</numerusform>
            <numerusform>%n villes de ressources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food towns</source>
        <translation>
            <numerusform>%n ville nourricière</numerusform>
            <numerusform>%n villes nourricières</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube towns</source>
        <translation>
            <numerusform>%n ville de cubes</numerusform>
            <numerusform>%n villes de cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discs</source>
        <translation>
            <numerusform>%n disque</numerusform>
            <numerusform>%n disques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n regions</source>
        <translation>
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Cubes in the pool</source>
        <translation>Cubes en stock</translation>
    </message>
    <message>
        <source>Cubes in %1</source>
        <extracomment>A region of the map.</extracomment>
        <translation>Cubes (%1)</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1&#xa0;: nouvelles valeurs</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>In a tie, more gold decides.</source>
        <translation>À égalité, l’or départage.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>%n cubes in %1</source>
        <translation>
            <numerusform>%n cube (%1)</numerusform>
            <numerusform>%n cubes (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts a disc on the row %2, circle %3.</source>
        <translation>%1 pose un disque&#xa0;: ligne %2, cercle %3.</translation>
    </message>
    <message>
        <source>%1 takes a disc back from the row %2 and pays %3.</source>
        <translation>%1 reprend un disque de la ligne %2 et paie %3.</translation>
    </message>
    <message>
        <source>%1 takes a disc back from the row %2 for nothing.</source>
        <translation>%1 reprend un disque de la ligne %2 sans rien payer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a disc back from the row %2; Printing pays for %n discs to its left.</source>
        <translation>
            <numerusform>%1 reprend un disque de la ligne %2&#xa0;; l’Imprimerie paie pour %n disque à sa gauche.</numerusform>
            <numerusform>%1 reprend un disque de la ligne %2&#xa0;; l’Imprimerie paie pour %n disques à sa gauche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2, era %3.</source>
        <translation>%1 prend %2, ère %3.</translation>
    </message>
    <message>
        <source>%1 takes %2, era %3, and pays %4 because it is older.</source>
        <translation>%1 prend %2, ère %3, et paie %4 pour une tuile plus ancienne.</translation>
    </message>
    <message>
        <source>%1 opens the New World and the Far East for everybody.</source>
        <translation>%1 ouvre le Nouveau Monde et l’Extrême-Orient à tout le monde.</translation>
    </message>
    <message>
        <source>%1 takes a territory: %2.</source>
        <translation>%1 prend un territoire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 takes a city for %2: %3.</source>
        <translation>%1 prend une cité pour %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 takes the city %2 for %3: %4.</source>
        <translation>%1 prend la cité %2 pour %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 builds a wonder: %2.</source>
        <translation>%1 bâtit une merveille&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 builds the wonder %2: %3.</source>
        <translation>%1 bâtit la merveille %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 takes an empire tile with water for %2.</source>
        <extracomment>How many regions the tile allows.</extracomment>
        <translation>%1 prend une tuile Empire avec de l’eau, pour %2.</translation>
    </message>
    <message>
        <source>%1 takes an empire tile without water for %2.</source>
        <translation>%1 prend une tuile Empire sans eau, pour %2.</translation>
    </message>
    <message>
        <source>%1 takes all cubes back from the map: %2.</source>
        <translation>%1 reprend tous ses cubes de la carte&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 places %2.</source>
        <translation>%1 place %2.</translation>
    </message>
    <message>
        <source>Battle in %1: %2 loses %3, %4 loses %5.</source>
        <translation>Bataille (%1)&#xa0;: %2 perd %3, %4 perd %5.</translation>
    </message>
    <message>
        <source>%1 trades %2 for %3.</source>
        <translation>%1 échange %2 contre %3.</translation>
    </message>
    <message>
        <source>%1 does nothing more.</source>
        <translation>%1 ne fait rien de plus.</translation>
    </message>
    <message>
        <source>%1 uses a free action: %2.</source>
        <translation>%1 utilise une action gratuite&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 gives %2.</source>
        <translation>%1 donne %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 removes %n cubes of %2 in %3.</source>
        <translation>
            <numerusform>%1 retire %n cube à %2 (%3).</numerusform>
            <numerusform>%1 retire %n cubes à %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <translation>%1 reçoit %2.</translation>
    </message>
    <message>
        <source>%1 gives up a city: %2 (%3).</source>
        <translation>%1 rend une cité&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 is first in %2 and gets %3.</source>
        <translation>%2&#xa0;: %1 est en tête et reçoit %3.</translation>
    </message>
    <message>
        <source>%1 is tied for first in %2 and gets %3.</source>
        <translation>%2&#xa0;: %1 partage la tête et reçoit %3.</translation>
    </message>
    <message>
        <source>%1 is second in %2 and gets %3.</source>
        <translation>%2&#xa0;: %1 a la 2e place et reçoit %3.</translation>
    </message>
    <message>
        <source>%1 is tied for second in %2 and gets %3.</source>
        <translation>%2&#xa0;: %1 partage la 2e place et reçoit %3.</translation>
    </message>
    <message>
        <source>twice on the last turn</source>
        <translation>× 2 au dernier tour</translation>
    </message>
    <message>
        <source>Food of %1: no change, still %2.</source>
        <translation>%1, nourriture&#xa0;: toujours %2.</translation>
    </message>
    <message>
        <source>Food of %1: %2 (%3), now %4.</source>
        <translation>%1, nourriture&#xa0;: %2 (%3), soit %4.</translation>
    </message>
    <message>
        <source>%1 is %2 over the end of the track, which is lost.</source>
        <translation>%1 dépasse l’échelle de %2, qui est perdue.</translation>
    </message>
    <message>
        <source>%1 is %2 over the end of the track and gets %3 for it.</source>
        <translation>%1 dépasse l’échelle de %2 et reçoit %3 en échange.</translation>
    </message>
    <message>
        <source>%1 is %2 short and has no points to lose.</source>
        <translation>%1&#xa0;: il manque %2, mais il n’y a pas de points à perdre.</translation>
    </message>
    <message>
        <source>%1 is %2 short and loses %3.</source>
        <translation>%1&#xa0;: il manque %2, ce qui coûte %3.</translation>
    </message>
    <message>
        <source>%1 has no income.</source>
        <translation>%1 n’a pas de revenu.</translation>
    </message>
    <message>
        <source>Income of %1: %2.</source>
        <translation>%1, revenu&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n of these cubes are missing: the bank of %1 is empty.</source>
        <translation>
            <numerusform>%n de ces cubes manque&#xa0;: la réserve est vide (%1).</numerusform>
            <numerusform>%n de ces cubes manquent&#xa0;: la réserve est vide (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays %2 for the upkeep of cities.</source>
        <translation>%1 paie %2 pour l’entretien des cités.</translation>
    </message>
    <message>
        <source>Points of %1: %2, now %3.</source>
        <translation>%1, points&#xa0;: %2, soit %3.</translation>
    </message>
    <message>
        <source>%1 keeps no tile.</source>
        <translation>%1 ne garde aucune tuile.</translation>
    </message>
    <message>
        <source>%1 keeps %2 and pays %3.</source>
        <translation>%1 garde %2 et paie %3.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 perd %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 halves the cubes on the map: %n go back to the bank.</source>
        <translation>
            <numerusform>%1 divise ses cubes par deux&#xa0;: %n retourne dans la réserve.</numerusform>
            <numerusform>%1 divise ses cubes par deux&#xa0;: %n retournent dans la réserve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Places for the next turn are chosen by %1, in this order.</source>
        <translation>Les places du prochain tour se choisissent dans cet ordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 takes place %2.</source>
        <translation>%1 prend la place %2.</translation>
    </message>
    <message>
        <source>Turn %1, %2, begins with %3.</source>
        <extracomment>The number of the turn, such as &quot;II A&quot;, and a player.</extracomment>
        <translation>Le tour %1, %2, commence&#xa0;: à %3 de jouer.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: %1 wins with %n points.</source>
        <translation>
            <numerusform>La partie est finie&#xa0;: %1 gagne avec %n point.</numerusform>
            <numerusform>La partie est finie&#xa0;: %1 gagne avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: %1 share the win with %n points each.</source>
        <translation>
            <numerusform>La partie est finie&#xa0;: %1 se partagent la victoire avec %n point.</numerusform>
            <numerusform>La partie est finie&#xa0;: %1 se partagent la victoire avec %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Era %1: %2.</source>
        <translation>Ère %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>With these territories it brings %1 a turn.</source>
        <translation>Avec ces territoires, elle rapporte %1 par tour.</translation>
    </message>
    <message>
        <source>It is older: taking it costs %1.</source>
        <translation>Elle est plus ancienne&#xa0;: la prendre coûte %1.</translation>
    </message>
    <message>
        <source>Every turn: %1.</source>
        <translation>À chaque tour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It costs nothing to take.</source>
        <translation>La prendre ne coûte rien.</translation>
    </message>
    <message>
        <source>It costs %1 to take.</source>
        <translation>La prendre coûte %1.</translation>
    </message>
    <message>
        <source>It may be given up at the end of a turn; then it neither costs nor brings anything.</source>
        <translation>Elle peut être rendue à la fin d’un tour&#xa0;; alors elle ne coûte et ne rapporte plus rien.</translation>
    </message>
    <message>
        <source>Free action</source>
        <translation>Action gratuite</translation>
    </message>
    <message>
        <source>Disc only</source>
        <translation>Disque seul</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Tout reprendre</translation>
    </message>
    <message>
        <source>What discs cost</source>
        <translation>Le prix des disques</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Yours has %1.</source>
        <translation>La vôtre contient %1.</translation>
    </message>
    <message>
        <source>You have %1 on the map.</source>
        <translation>Vous avez %1 sur la carte.</translation>
    </message>
    <message>
        <source>All circles are taken this turn.</source>
        <translation>Tous les cercles sont pris ce tour.</translation>
    </message>
    <message numerus="yes">
        <source>%n circles are free now.</source>
        <translation>
            <numerusform>%n cercle est libre maintenant.</numerusform>
            <numerusform>%n cercles sont libres maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your cheapest disc there costs nothing now.</source>
        <translation>Votre disque le moins cher y est gratuit maintenant.</translation>
    </message>
    <message>
        <source>Your cheapest disc there costs %1 now.</source>
        <translation>Votre disque le moins cher y coûte %1 maintenant.</translation>
    </message>
    <message>
        <source>No disc of yours lies there.</source>
        <translation>Aucun de vos disques n’est là.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>As it stands you will be %1 short and lose %2.</source>
        <translation>En l’état, il vous manquera %1, ce qui coûte %2.</translation>
    </message>
    <message>
        <source>As it stands %1 are missing for your cities.</source>
        <translation>En l’état, il manque %1 pour vos cités.</translation>
    </message>
    <message>
        <source>As it stands you will have %1 after this turn.</source>
        <translation>En l’état, vous aurez %1 après ce tour.</translation>
    </message>
    <message>
        <source>%1: only empire tiles with water lead there.</source>
        <translation>%1&#xa0;: seules les tuiles Empire avec de l’eau y mènent.</translation>
    </message>
    <message>
        <source>Only empire tiles with water lead there.</source>
        <translation>Seules les tuiles Empire avec de l’eau y mènent.</translation>
    </message>
    <message>
        <source>You have %1 there and are neither first nor second.</source>
        <translation>Vous y avez %1, sans être en tête ni à la 2e place.</translation>
    </message>
    <message>
        <source>You have %1 there and are first now: %2.</source>
        <translation>Vous y avez %1 et vous êtes en tête&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You have %1 there and are second now: %2.</source>
        <translation>Vous y avez %1 et vous avez la 2e place&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Free actions</source>
        <translation>Actions gratuites</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>La fin d’un tour</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>The end of an era</source>
        <translation>La fin d’une ère</translation>
    </message>
    <message>
        <source>The order</source>
        <translation>L’ordre</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Your regions and tiles</source>
        <translation>Vos régions et tuiles</translation>
    </message>
    <message>
        <source>What the table sees to</source>
        <translation>Ce qui reste à la table</translation>
    </message>
    <message>
        <source>The game has three eras of two turns, A and B. In each turn everybody has six actions, one after the other in turn order, six times round.</source>
        <translation>La partie a trois ères de deux tours, A et B. À chaque tour, chacun a six actions, l’une après l’autre dans l’ordre du tour, six fois de suite.</translation>
    </message>
    <message>
        <source>In an A turn you put a disc on the first free circle of a row, from the right, and do what the row is for. With %1 players each row has %2 circles.</source>
        <translation>Dans un tour A, vous posez un disque sur le premier cercle libre d’une ligne, à partir de la droite, et faites l’action de la ligne. À %1 joueurs, chaque ligne a %2 cercles.</translation>
    </message>
    <message>
        <source>In a B turn you take those discs back, one for each action, and so do the same kinds of actions once more.</source>
        <translation>Dans un tour B, vous reprenez ces disques, un par action, et refaites ainsi les mêmes sortes d’actions.</translation>
    </message>
    <message>
        <source>When all discs are played, food, income and points are settled for everybody at once. Then come the end of the era, if it is one, and the order of the next turn.</source>
        <translation>Quand tous les disques sont joués, nourriture, revenu et points sont décomptés pour tout le monde à la fois. Suivent la fin de l’ère, s’il y a lieu, et l’ordre du prochain tour.</translation>
    </message>
    <message>
        <source>You begin with %1 food, %2 gold, %3 resources and %4 cubes in the pool.</source>
        <translation>Vous commencez avec %1 nourriture, %2 or, %3 ressources et %4 cubes en stock.</translation>
    </message>
    <message>
        <source>A tile brings its figures at the end of every turn, perhaps more for each territory of a kind, or it has a free action.</source>
        <translation>Une tuile rapporte ses valeurs à la fin de chaque tour, parfois davantage pour chaque territoire d’un genre, ou bien elle a une action gratuite.</translation>
    </message>
    <message>
        <source>Printing: your discs cost nothing. Navigation: opens the New World and the Far East in turn 3; later they are open anyway.</source>
        <translation>Imprimerie&#xa0;: vos disques ne coûtent rien. Navigation&#xa0;: ouvre le Nouveau Monde et l’Extrême-Orient au tour 3&#xa0;; plus tard, ils sont ouverts de toute façon.</translation>
    </message>
    <message>
        <source>There are %1 tiles, %2 of them towns.</source>
        <translation>Il y a %1 tuiles, dont %2 villes.</translation>
    </message>
    <message>
        <source>You may have several equal cities.</source>
        <translation>Vous pouvez avoir plusieurs cités identiques.</translation>
    </message>
    <message>
        <source>A wonder brings nothing later and needs no upkeep.</source>
        <translation>Une merveille ne rapporte plus rien ensuite et n’a pas d’entretien.</translation>
    </message>
    <message>
        <source>Only regions of the running era or an earlier one are open. The sea and regions overseas need a tile with water; cubes of one action go to the New World or to the Far East, not to both.</source>
        <translation>Seules les régions de l’ère en cours ou d’une ère passée sont ouvertes. La mer et l’outre-mer demandent une tuile avec de l’eau&#xa0;; les cubes d’une action vont au Nouveau Monde ou en Extrême-Orient, pas les deux.</translation>
    </message>
    <message>
        <source>There are %1 empire tiles a turn.</source>
        <translation>Il y a %1 tuiles Empire par tour.</translation>
    </message>
    <message>
        <source>The last circles of the row are for discs that do nothing.</source>
        <translation>Les derniers cercles de la ligne sont pour des disques qui ne font rien.</translation>
    </message>
    <message>
        <source>This is counted at the end of every turn, for every region with cubes.</source>
        <translation>C’est compté à la fin de chaque tour, pour chaque région où il y a des cubes.</translation>
    </message>
    <message>
        <source>Nobody loses more cubes than they have there.</source>
        <translation>Personne ne perd plus de cubes qu’il n’y en a.</translation>
    </message>
    <message>
        <source>The discs come off the track before the next turn, and all spaces are free again.</source>
        <translation>Les disques quittent la piste avant le prochain tour, et toutes les cases sont de nouveau libres.</translation>
    </message>
    <message>
        <source>You may still use one after your action, until the next player does anything.</source>
        <translation>Vous pouvez encore en utiliser une après votre action, tant que la personne suivante n’a rien fait.</translation>
    </message>
    <message>
        <source>What the tile does is entered once: what you give and get, cubes that come off the map, cubes that you place. The app offers the same the next time.</source>
        <translation>L’effet de la tuile se saisit une fois&#xa0;: ce que vous donnez et recevez, les cubes retirés de la carte, ceux que vous placez. L’appli propose la même chose la fois suivante.</translation>
    </message>
    <message>
        <source>The disc is paid before all else, and what the action brings pays nothing of it.</source>
        <translation>Le disque se paie avant tout le reste&#xa0;; ce que l’action rapporte ne peut pas le payer.</translation>
    </message>
    <message>
        <source>First food, then income, then points; nobody’s settling changes another’s.</source>
        <translation>D’abord la nourriture, puis le revenu, puis les points&#xa0;; le décompte de l’un ne change rien à celui des autres.</translation>
    </message>
    <message>
        <source>Income is the gold, resources and cubes of territories, progress tiles, cities and regions. Cubes come only as far as your bank has them.</source>
        <translation>Le revenu, c’est l’or, les ressources et les cubes des territoires, des progrès, des cités et des régions. Les cubes n’arrivent que tant que votre réserve en a.</translation>
    </message>
    <message>
        <source>Points come from cities, towns, progress tiles and regions.</source>
        <translation>Les points viennent des cités, des villes, des progrès et des régions.</translation>
    </message>
    <message>
        <source>What a tile brings that its figures cannot say is entered as an extra.</source>
        <translation>Ce qu’une tuile rapporte et que ses valeurs ne disent pas se saisit comme supplément.</translation>
    </message>
    <message>
        <source>After era III nothing is paid and nothing is lost.</source>
        <translation>Après l’ère III, rien n’est payé et rien n’est perdu.</translation>
    </message>
    <message>
        <source>The place that is left goes to the last one.</source>
        <translation>La place restante va à la dernière personne.</translation>
    </message>
    <message>
        <source>After turn %1 the points of the track count, with 1 point for every %2 gold and 1 for every %2 resources.</source>
        <translation>Après le tour %1, les points de la piste comptent, plus 1 point par lot de %2 or et 1 par lot de %2 ressources.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has more gold; if that is equal too, the win is shared.</source>
        <translation>Le plus de points gagne. À égalité, le plus d’or&#xa0;; s’il y a encore égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Tiles are entered with what is printed on them when somebody takes the first one. The app remembers them for this game and all later ones.</source>
        <translation>Une tuile se saisit avec ce qui y est imprimé quand quelqu’un la prend pour la première fois. L’appli s’en souvient pour cette partie et toutes les suivantes.</translation>
    </message>
    <message>
        <source>The eight regions of era I are there; compare their figures with your board. Those of eras II and III are added when their era begins, or later on the map.</source>
        <translation>Les huit régions de l’ère I sont là&#xa0;; comparez leurs valeurs avec votre plateau. Celles des ères II et III s’ajoutent quand leur ère commence, ou plus tard sur la carte.</translation>
    </message>
    <message>
        <source>The app sees neither board nor tiles. Whether a tile is on offer and whether regions touch is for the table to say; so is the alliance of Diplomacy.</source>
        <translation>L’appli ne voit ni le plateau ni les tuiles. C’est à la table de dire si une tuile est disponible et si des régions se touchent&#xa0;; de même pour l’alliance de la Diplomatie.</translation>
    </message>
    <message>
        <source>For which era a trade space is open, what a free action allows and whether a disc in an A turn must do something is taken at the table’s word.</source>
        <translation>Pour quelle ère une case de commerce est ouverte, ce que permet une action gratuite et si un disque d’un tour A doit servir&#xa0;: l’appli s’en remet à la table.</translation>
    </message>
    <message>
        <source>If somebody can pay for none of their discs, the table decides and enters it as a correction.</source>
        <translation>Si quelqu’un ne peut payer aucun de ses disques, la table décide et le saisit comme correction.</translation>
    </message>
    <message>
        <source>all cubes back</source>
        <translation>tous les cubes repris</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>3 cubes in 2 regions.</extracomment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>empire tile only</source>
        <translation>tuile Empire seule</translation>
    </message>
    <message>
        <source>%1, disc only</source>
        <extracomment>A row of the action table.</extracomment>
        <translation>%1, disque seul</translation>
    </message>
    <message>
        <source>gives %1</source>
        <translation>donne %1</translation>
    </message>
    <message numerus="yes">
        <source>removes %n cubes</source>
        <translation>
            <numerusform>retire %n cube</numerusform>
            <numerusform>retire %n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places %n cubes</source>
        <translation>
            <numerusform>place %n cube</numerusform>
            <numerusform>place %n cubes</numerusform>
        </translation>
    </message>
    <message>
        <source>gets %1</source>
        <translation>reçoit %1</translation>
    </message>
    <message>
        <source>%1: free action</source>
        <translation>%1&#xa0;: action gratuite</translation>
    </message>
    <message>
        <source>%1: free action, %2</source>
        <translation>%1&#xa0;: action gratuite, %2</translation>
    </message>
    <message>
        <source>The turn is settled</source>
        <translation>Le décompte du tour est fait</translation>
    </message>
    <message numerus="yes">
        <source>%1: keeps %n tiles</source>
        <translation>
            <numerusform>%1&#xa0;: garde %n tuile</numerusform>
            <numerusform>%1&#xa0;: garde %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: place %2</source>
        <translation>%1&#xa0;: place %2</translation>
    </message>
    <message>
        <source>%1: %2, paid %3</source>
        <extracomment>A player, what a disc was used for, and what was paid for the disc.</extracomment>
        <translation>%1&#xa0;: %2, payé %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what a disc was used for.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>One of the five rows of the action table, like the four that follow.</extracomment>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Cité</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Plains</source>
        <extracomment>A kind of territory tile, like the seven that follow.</extracomment>
        <translation>Plaines</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>Île</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Colline</translation>
    </message>
    <message>
        <source>Gold town</source>
        <translation>Ville d’or</translation>
    </message>
    <message>
        <source>Resource town</source>
        <translation>Ville de ressources</translation>
    </message>
    <message>
        <source>Food town</source>
        <translation>Ville nourricière</translation>
    </message>
    <message>
        <source>Cube town</source>
        <translation>Ville de cubes</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>New World</source>
        <translation>Nouveau Monde</translation>
    </message>
    <message>
        <source>Far East</source>
        <translation>Extrême-Orient</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>Where food and income come from, like the four that follow.</extracomment>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Cités</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Suppléments</translation>
    </message>
    <message>
        <source>Towns</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Famine</source>
        <extracomment>Points that hunger has cost.</extracomment>
        <translation>Famine</translation>
    </message>
    <message>
        <source>Paid</source>
        <extracomment>Points that were paid for discs and free actions.</extracomment>
        <translation>Payés</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>Points that the table has corrected by hand.</extracomment>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>End of era</source>
        <translation>Fin d’ère</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Food</source>
        <comment>short</comment>
        <translation>Nourr.</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>short</comment>
        <translation>Ress.</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Merveille</translation>
    </message>
    <message>
        <source>Rise of Empires</source>
        <translation>Naissance et Apogée des Empires</translation>
    </message>
    <message>
        <source>Settle the turn</source>
        <translation>Faire le décompte du tour</translation>
    </message>
    <message>
        <source>Choose the tiles to keep</source>
        <translation>Choisir les tuiles à garder</translation>
    </message>
    <message>
        <source>%1 chooses a place</source>
        <translation>%1 choisit une place</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Biens</translation>
    </message>
    <message>
        <source>Progress and cities</source>
        <translation>Progrès et cités</translation>
    </message>
    <message>
        <source>Cubes on the map</source>
        <translation>Cubes sur la carte</translation>
    </message>
    <message>
        <source>Cubes in the bank</source>
        <translation>Cubes en réserve</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The name of a tile and its era.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Gold ÷ 3</source>
        <translation>Or ÷ 3</translation>
    </message>
    <message>
        <source>Resources ÷ 3</source>
        <translation>Ressources ÷ 3</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Corrigé à la main</translation>
    </message>
    <message>
        <source>%1 for each plains</source>
        <extracomment>What a tile brings for each territory of a kind, like the four that follow: 1 resource for each plains.</extracomment>
        <translation>%1 pour chaque tuile Plaines</translation>
    </message>
    <message>
        <source>%1 for each island</source>
        <translation>%1 pour chaque île</translation>
    </message>
    <message>
        <source>%1 for each forest</source>
        <translation>%1 pour chaque forêt</translation>
    </message>
    <message>
        <source>%1 for each hills</source>
        <translation>%1 pour chaque colline</translation>
    </message>
    <message>
        <source>%1 for each town</source>
        <translation>%1 pour chaque ville</translation>
    </message>
    <message>
        <source>free action</source>
        <translation>action gratuite</translation>
    </message>
    <message>
        <source>discs cost nothing</source>
        <translation>disques gratuits</translation>
    </message>
    <message>
        <source>opens overseas</source>
        <translation>ouvre l’outre-mer</translation>
    </message>
    <message>
        <source>eats %1</source>
        <extracomment>Of a city: so much food a turn.</extracomment>
        <translation>mange %1</translation>
    </message>
    <message>
        <source>upkeep 1 resource</source>
        <translation>entretien 1 ressource</translation>
    </message>
    <message>
        <source>first %1, second %2</source>
        <translation>en tête %1, 2e place %2</translation>
    </message>
    <message>
        <source>%1, yields %2</source>
        <extracomment>The points of a region and what it brings besides.</extracomment>
        <translation>%1, rapporte %2</translation>
    </message>
    <message>
        <source>Progress: 8 spaces, two tiles of each era, era III lowest</source>
        <translation>Progrès&#xa0;: 8 cases, deux tuiles de chaque ère, ère III en dessous</translation>
    </message>
    <message>
        <source>Territory: 10 spaces, four tiles each</source>
        <translation>Territoires&#xa0;: 10 cases, quatre tuiles par case</translation>
    </message>
    <message>
        <source>Cities, from below: III B and III A on 8 spaces, then II B, II A, I B and I A on 5</source>
        <translation>Cités, de bas en haut&#xa0;: III B et III A sur 8 cases, puis II B, II A, I B et I A sur 5</translation>
    </message>
    <message>
        <source>Empire tiles with era I up</source>
        <translation>Tuiles Empire, ère I visible</translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n gold</source>
        <translation>
            <numerusform>Chacun prend %n or</numerusform>
            <numerusform>Chacun prend %n or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n black discs</source>
        <translation>
            <numerusform>Chacun prend %n disque noir</numerusform>
            <numerusform>Chacun prend %n disques noirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player takes %n cubes into the pool</source>
        <translation>
            <numerusform>Chacun prend %n cube en stock</numerusform>
            <numerusform>Chacun prend %n cubes en stock</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw who begins</source>
        <translation>Tirez au sort qui commence</translation>
    </message>
    <message>
        <source>Empire tiles back on their track</source>
        <translation>Tuiles Empire de retour sur leur piste</translation>
    </message>
    <message>
        <source>Empire tiles on their other face</source>
        <translation>Tuiles Empire sur l’autre face</translation>
    </message>
    <message>
        <source>Black discs off the trade track</source>
        <translation>Disques noirs hors de la piste de commerce</translation>
    </message>
    <message>
        <source>Used progress tiles turned up again</source>
        <translation>Tuiles Progrès utilisées retournées face visible</translation>
    </message>
    <message>
        <source>Tiles that nobody took stay beside the board, wonders go into the box</source>
        <translation>Les tuiles restantes sont mises à côté, les merveilles vont dans la boîte</translation>
    </message>
    <message>
        <source>Tiles that nobody took go into the box, those with a red lower edge stay</source>
        <translation>Les tuiles restantes vont dans la boîte, sauf celles à bord inférieur rouge</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n progress tiles</source>
        <translation>
            <numerusform>Révélez %n tuile Progrès</numerusform>
            <numerusform>Révélez %n tuiles Progrès</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n territory tiles</source>
        <translation>
            <numerusform>Révélez %n tuile Territoire</numerusform>
            <numerusform>Révélez %n tuiles Territoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up the last territory tiles</source>
        <translation>Révélez les dernières tuiles Territoire</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n city tiles</source>
        <translation>
            <numerusform>Révélez %n tuile Cité</numerusform>
            <numerusform>Révélez %n tuiles Cité</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>2 resources for 4 gold.</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>La partie est finie. Annulez pour reprendre.</translation>
    </message>
    <message>
        <source>%1 is on turn.</source>
        <translation>C’est à %1.</translation>
    </message>
    <message>
        <source>%1 has chosen already.</source>
        <translation>%1 a déjà choisi.</translation>
    </message>
    <message>
        <source>Place %1 is taken by %2.</source>
        <translation>La place %1 est prise par %2.</translation>
    </message>
    <message>
        <source>%1 is full this turn.</source>
        <translation>%1&#xa0;: complet ce tour.</translation>
    </message>
    <message>
        <source>%1: no disc of yours lies there.</source>
        <translation>%1&#xa0;: aucun de vos disques n’est là.</translation>
    </message>
    <message>
        <source>All %1 empire tiles are taken.</source>
        <translation>Les %1 tuiles Empire sont prises.</translation>
    </message>
    <message>
        <source>%1: no tile of this kind is left.</source>
        <translation>%1&#xa0;: il n’y a plus de tuile de ce genre.</translation>
    </message>
    <message>
        <source>%1 comes with era %2.</source>
        <translation>%1 arrive à l’ère %2.</translation>
    </message>
    <message>
        <source>You already have %1.</source>
        <translation>Vous avez déjà %1.</translation>
    </message>
    <message>
        <source>This tile is no longer there.</source>
        <translation>Cette tuile n’est plus là.</translation>
    </message>
    <message>
        <source>This city costs nothing a turn, it stays.</source>
        <translation>Cette cité ne coûte rien par tour, elle reste.</translation>
    </message>
    <message>
        <source>%1 has no free action.</source>
        <translation>%1 n’a pas d’action gratuite.</translation>
    </message>
    <message>
        <source>%1 can be used from your next action on.</source>
        <translation>%1 servira dès votre prochaine action.</translation>
    </message>
    <message>
        <source>%1 is used until the next turn.</source>
        <translation>%1 a servi, au prochain tour.</translation>
    </message>
    <message>
        <source>%1 opens as soon as somebody has Navigation, or with the next turn.</source>
        <translation>%1 s’ouvre dès que quelqu’un a la Navigation, ou au prochain tour.</translation>
    </message>
    <message>
        <source>%1 opens in era %2.</source>
        <translation>%1 s’ouvre à l’ère %2.</translation>
    </message>
    <message>
        <source>%1 needs an empire tile with water.</source>
        <translation>%1 demande une tuile Empire avec de l’eau.</translation>
    </message>
    <message>
        <source>New World or Far East, not both.</source>
        <translation>Nouveau Monde ou Extrême-Orient, pas les deux.</translation>
    </message>
    <message numerus="yes">
        <source>This tile allows %n regions.</source>
        <translation>
            <numerusform>Cette tuile permet %n région.</numerusform>
            <numerusform>Cette tuile permet %n régions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battles at most, in different regions.</source>
        <translation>
            <numerusform>%n bataille au plus, dans des régions différentes.</numerusform>
            <numerusform>%n batailles au plus, dans des régions différentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: both sides need a cube there, and no more can go than %2 has.</source>
        <translation>%1&#xa0;: il faut un cube de chaque côté, et %2 ne peut pas perdre plus que ses cubes.</translation>
    </message>
    <message>
        <source>%1 has this space this turn.</source>
        <translation>%1 a déjà cette case ce tour.</translation>
    </message>
    <message>
        <source>This disc costs nothing.</source>
        <translation>Ce disque ne coûte rien.</translation>
    </message>
    <message>
        <source>The disc costs exactly %1.</source>
        <translation>Le disque coûte exactement %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n resources short for the cities. Give one up.</source>
        <translation>
            <numerusform>%1&#xa0;: il manque %n ressource pour les cités. Rendez-en une.</numerusform>
            <numerusform>%1&#xa0;: il manque %n ressources pour les cités. Rendez-en une.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food short.</source>
        <translation>
            <numerusform>Il manque %n nourriture.</numerusform>
            <numerusform>Il manque %n nourriture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold short.</source>
        <translation>
            <numerusform>Il manque %n or.</numerusform>
            <numerusform>Il manque %n or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources short.</source>
        <translation>
            <numerusform>Il manque %n ressource.</numerusform>
            <numerusform>Il manque %n ressources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cubes short.</source>
        <translation>
            <numerusform>Il manque %n cube.</numerusform>
            <numerusform>Il manque %n cubes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points short.</source>
        <translation>
            <numerusform>Il manque %n point.</numerusform>
            <numerusform>Il manque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wonders are built in B turns.</source>
        <translation>Les merveilles se bâtissent aux tours B.</translation>
    </message>
    <message>
        <source>That comes later. Play all discs first.</source>
        <translation>C’est pour plus tard. Jouez d’abord tous les disques.</translation>
    </message>
    <message>
        <source>All discs are played. Settle the turn first.</source>
        <translation>Tous les disques sont joués. Faites d’abord le décompte du tour.</translation>
    </message>
    <message>
        <source>The era is over. Choose the tiles to keep first.</source>
        <translation>L’ère est finie. Choisissez d’abord les tuiles à garder.</translation>
    </message>
    <message>
        <source>The turn is over. Choose the places for the next one first.</source>
        <translation>Le tour est fini. Choisissez d’abord les places du suivant.</translation>
    </message>
    <message>
        <source>A disc can be chosen in B turns only.</source>
        <translation>Un disque ne se choisit qu’aux tours B.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Choisissez une autre personne.</translation>
    </message>
    <message>
        <source>%1 can be named only once.</source>
        <translation>Une seule fois par personne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>At least 1 cube is removed.</source>
        <translation>Il faut retirer au moins 1 cube.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1&#xa0;: de %2 à %3.</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Ère</translation>
    </message>
    <message>
        <source>Price in gold</source>
        <translation>Prix en or</translation>
    </message>
    <message>
        <source>Eats a turn</source>
        <translation>Mange par tour</translation>
    </message>
    <message>
        <source>Cubes lost in a battle</source>
        <translation>Cubes perdus dans une bataille</translation>
    </message>
    <message>
        <source>Regions of an empire tile</source>
        <translation>Régions d’une tuile Empire</translation>
    </message>
    <message>
        <source>Resources of a trade</source>
        <translation>Ressources d’un échange</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Number of progress tiles</source>
        <translation>Nombre de tuiles Progrès</translation>
    </message>
    <message>
        <source>Number of cities</source>
        <translation>Nombre de cités</translation>
    </message>
    <message>
        <source>Cubes in the pool and on the map</source>
        <translation>Cubes en stock et sur la carte</translation>
    </message>
    <message>
        <source>Progress: take a progress tile. It costs 1 gold for each era that it is older than the running one. You may not have the same tile of the same era twice.</source>
        <translation>Progrès&#xa0;: prenez une tuile Progrès. Elle coûte 1 or par ère d’écart avec l’ère en cours. On n’a jamais deux fois la même tuile de la même ère.</translation>
    </message>
    <message>
        <source>Territory: take a territory tile. It brings cubes every turn and brings or costs food. It is yours to the end.</source>
        <translation>Territoire&#xa0;: prenez une tuile Territoire. Elle rapporte des cubes à chaque tour et apporte ou coûte de la nourriture. Elle est à vous jusqu’à la fin.</translation>
    </message>
    <message>
        <source>City: take a city tile and pay its price in gold. It brings points every turn; most cities eat, some also cost a resource a turn.</source>
        <translation>Cité&#xa0;: prenez une tuile Cité et payez son prix en or. Elle rapporte des points à chaque tour&#xa0;; la plupart mangent, certaines coûtent aussi une ressource par tour.</translation>
    </message>
    <message>
        <source>Empire: take an empire tile and place any number of cubes from your pool in as many regions as the tile says, perhaps none at all. Then you may fight.</source>
        <translation>Empire&#xa0;: prenez une tuile Empire et placez autant de cubes de votre stock que vous voulez, même aucun, dans autant de régions que l’indique la tuile. Ensuite, vous pouvez livrer bataille.</translation>
    </message>
    <message>
        <source>Trade: put black discs on a space of the trade track and take its gold or points at once. Each space is used once a turn.</source>
        <translation>Commerce&#xa0;: posez des disques noirs sur une case de la piste de commerce et prenez aussitôt son or ou ses points. Chaque case sert une fois par tour.</translation>
    </message>
    <message>
        <source>The food track goes from 0 to 20. At the end of a turn all that brings food and all that eats is added up in one sum; on the last turn it counts twice.</source>
        <translation>L’échelle de nourriture va de 0 à 20. À la fin d’un tour, tout ce qui nourrit et tout ce qui mange est additionné en une seule somme&#xa0;; au dernier tour, elle compte double.</translation>
    </message>
    <message>
        <source>Gold pays for cities, older progress tiles, discs and, at the end of an era, the progress tiles you keep. At the end 3 gold are 1 point.</source>
        <translation>L’or paie les cités, les progrès plus anciens, les disques et, en fin d’ère, les progrès que vous gardez. À la fin, 3 or valent 1 point.</translation>
    </message>
    <message>
        <source>Resources, the black discs, are traded and pay for discs, wonders and the upkeep of cities. At the end 3 of them are 1 point.</source>
        <translation>Les ressources, les disques noirs, servent au commerce et paient les disques, les merveilles et l’entretien des cités. À la fin, 3 valent 1 point.</translation>
    </message>
    <message>
        <source>Cubes of your pool go to the map or pay for discs, wonders and, at the end of an era, the cities you keep.</source>
        <translation>Les cubes de votre stock vont sur la carte ou paient les disques, les merveilles et, en fin d’ère, les cités que vous gardez.</translation>
    </message>
    <message>
        <source>Points come from cities, towns, regions and some progress tiles at the end of every turn, from wonders and trade at once.</source>
        <translation>Les points viennent des cités, des villes, des régions et de certains progrès à la fin de chaque tour, des merveilles et du commerce tout de suite.</translation>
    </message>
    <message>
        <source>%1, every turn: %2.</source>
        <extracomment>A territory and what it brings.</extracomment>
        <translation>%1, à chaque tour&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Wonders are among the cities of B turns. You pay what is printed, score the points at once, and the tile leaves the game.</source>
        <translation>Les merveilles sont parmi les cités des tours B. Vous payez ce qui est imprimé, marquez les points tout de suite, et la tuile quitte le jeu.</translation>
    </message>
    <message>
        <source>A free action uses no disc. It comes before or after your own action, with each tile once a turn, and not right after the action that took the tile.</source>
        <translation>Une action gratuite n’utilise pas de disque. Elle vient avant ou après votre action, une fois par tour pour chaque tuile, et pas juste après l’action qui a pris la tuile.</translation>
    </message>
    <message>
        <source>In a B turn a disc costs 1 for each disc, anybody’s, that still lies to its left. Empty circles cost nothing, so waiting makes discs cheaper.</source>
        <translation>Dans un tour B, un disque coûte 1 pour chaque disque, de n’importe qui, encore à sa gauche. Les cercles vides ne coûtent rien&#xa0;: attendre rend les disques moins chers.</translation>
    </message>
    <message>
        <source>It is paid in any mix of gold, cubes of the pool, resources, food and points. Whoever has Printing pays nothing.</source>
        <translation>Il se paie en or, cubes du stock, ressources, nourriture et points, mélangés comme on veut. Qui a l’Imprimerie ne paie rien.</translation>
    </message>
    <message>
        <source>In a B turn you may take a disc back and do nothing with it, but pay for it all the same. In an A turn that is right only if nothing else is possible.</source>
        <translation>Dans un tour B, vous pouvez reprendre un disque sans rien faire, mais vous le payez quand même. Dans un tour A, ce n’est permis que si rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>After placing you may attack one player in a region where both of you have cubes, in era III a second time in another region. The empire tile says how many cubes both sides lose, yours at the left; they go to the bank.</source>
        <translation>Après le placement, vous pouvez attaquer quelqu’un dans une région où vous avez tous deux des cubes, à l’ère III une seconde fois dans une autre région. La tuile Empire dit combien de cubes perd chaque côté, les vôtres à gauche&#xa0;; ils vont dans la réserve.</translation>
    </message>
    <message>
        <source>Before placing you may take all of your cubes back from the map into your pool, to begin anew elsewhere. Those cubes do not pay for the disc.</source>
        <translation>Avant le placement, vous pouvez reprendre tous vos cubes de la carte dans votre stock, pour recommencer ailleurs. Ces cubes ne paient pas le disque.</translation>
    </message>
    <message>
        <source>Whoever has most cubes in a region gets its first points and all that it yields, whoever has the next most its second points.</source>
        <translation>Qui a le plus de cubes dans une région reçoit ses points de tête et tout son gain, qui vient ensuite reçoit ses points de 2e place.</translation>
    </message>
    <message>
        <source>If several have most, they share first and second points together and the yield, rounded down, and nobody is second. If several have the next most, they share the second points.</source>
        <translation>Si plusieurs sont en tête, ils se partagent les deux valeurs de points additionnées et le gain, arrondis en bas, et personne n’a la 2e place. Si plusieurs viennent ensuite, ils se partagent les points de 2e place.</translation>
    </message>
    <message>
        <source>Food above 20 becomes gold, 1 for every 2, and an odd one is lost. Each food below 0 costs 1 point, as far as you have any, before the points of the turn come.</source>
        <translation>La nourriture au-delà de 20 devient de l’or, 1 pour 2&#xa0;; s’il en reste une, elle est perdue. Chaque nourriture sous 0 coûte 1 point, tant que vous en avez, avant que viennent les points du tour.</translation>
    </message>
    <message>
        <source>Cities with upkeep cost 1 resource each; the income of the turn counts. Whoever cannot pay gives cities up before they score. A city that eats may be given up too.</source>
        <translation>Les cités avec entretien coûtent 1 ressource chacune&#xa0;; le revenu du tour compte. Qui ne peut pas payer rend des cités avant qu’elles marquent. Une cité qui mange peut être rendue aussi.</translation>
    </message>
    <message>
        <source>After a B turn of eras I and II everybody pays 1 gold for each progress tile and 1 cube of the pool for each city that they keep. All others are lost. Territories stay.</source>
        <translation>Après le tour B des ères I et II, chacun paie 1 or pour chaque progrès et 1 cube du stock pour chaque cité qu’il garde. Les autres sont perdus. Les territoires restent.</translation>
    </message>
    <message>
        <source>Then everybody keeps half of their cubes in each region, rounded down.</source>
        <translation>Puis chacun garde la moitié de ses cubes dans chaque région, arrondie en bas.</translation>
    </message>
    <message>
        <source>Whoever has fewest points chooses a place for the next turn first. In a tie it is who has less gold, pool cubes and resources together, then who is later in this turn’s order.</source>
        <translation>Qui a le moins de points choisit d’abord sa place pour le prochain tour. À égalité, c’est le moins d’or, de cubes en stock et de ressources réunis, puis la place la plus tardive dans ce tour.</translation>
    </message>
    <message>
        <source>Each player has 30 cubes: in the pool, on the map and in the bank. Only those in the pool can be used; income comes from the bank as long as it has any.</source>
        <translation>Chacun a 30 cubes&#xa0;: en stock, sur la carte et en réserve. Seuls ceux du stock peuvent servir&#xa0;; le revenu vient de la réserve tant qu’elle en a.</translation>
    </message>
    <message>
        <source>Rise of Empires, over in turn %1, %2</source>
        <extracomment>The turn, and such as &quot;II A&quot;.</extracomment>
        <translation>Naissance et Apogée des Empires, fini au tour %1, %2</translation>
    </message>
    <message>
        <source>Rise of Empires, turn %1, %2</source>
        <translation>Naissance et Apogée des Empires, tour %1, %2</translation>
    </message>
    <message>
        <source>Progress tiles</source>
        <translation>Tuiles Progrès</translation>
    </message>
    <message>
        <source>City tiles</source>
        <translation>Tuiles Cité</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 joue.</translation>
    </message>
    <message>
        <source>The turn is still to be settled.</source>
        <translation>Le décompte du tour reste à faire.</translation>
    </message>
    <message>
        <source>Still to choose what to keep: %1.</source>
        <translation>Choix encore à faire, tuiles à garder&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Still to choose a place: %1.</source>
        <translation>Places encore à choisir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <extracomment>A progress tile, like the eight that follow.</extracomment>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>Exploitation minière</translation>
    </message>
    <message>
        <source>Iron Axes</source>
        <translation>Haches de fer</translation>
    </message>
    <message>
        <source>Iron Weapons</source>
        <translation>Armes en fer</translation>
    </message>
    <message>
        <source>Trading Post</source>
        <translation>Comptoir</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Fertilizers</source>
        <translation>Engrais</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Imprimerie</translation>
    </message>
    <message>
        <source>Diplomacy</source>
        <translation>Diplomatie</translation>
    </message>
    <message>
        <source>Western Europe</source>
        <extracomment>A region of the map, like the seven that follow.</extracomment>
        <translation>Europe de l’Ouest</translation>
    </message>
    <message>
        <source>North Africa West</source>
        <translation>Afrique du Nord, ouest</translation>
    </message>
    <message>
        <source>North Africa East</source>
        <translation>Afrique du Nord, est</translation>
    </message>
    <message>
        <source>Balkans</source>
        <translation>Balkans</translation>
    </message>
    <message>
        <source>Asia Minor</source>
        <translation>Asie Mineure</translation>
    </message>
    <message>
        <source>Near East</source>
        <translation>Proche-Orient</translation>
    </message>
    <message>
        <source>Easternmost</source>
        <translation>Extrême est</translation>
    </message>
    <message>
        <source>Mediterranean</source>
        <translation>Méditerranée</translation>
    </message>
    <message>
        <source>City for nothing</source>
        <translation>Cité gratuite</translation>
    </message>
    <message>
        <source>City for %1</source>
        <translation>Cité à %1</translation>
    </message>
    <message>
        <source>Empires against cities</source>
        <extracomment>Head of a chart: points that regions, cities and wonders brought.</extracomment>
        <translation>Empires contre cités</translation>
    </message>
    <message>
        <source>Discs and free actions</source>
        <translation>Disques et actions gratuites</translation>
    </message>
    <message>
        <source>paid for discs</source>
        <extracomment>Below a number: what was paid for taking discs back, of all kinds together.</extracomment>
        <translation>payés pour des disques</translation>
    </message>
    <message>
        <source>idle discs</source>
        <extracomment>Below a number: discs that were used for nothing.</extracomment>
        <translation>disques sans action</translation>
    </message>
    <message>
        <source>free actions</source>
        <extracomment>Below a number.</extracomment>
        <translation>actions gratuites</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>cubes placed</source>
        <extracomment>Below a number.</extracomment>
        <translation>cubes placés</translation>
    </message>
    <message>
        <source>battles</source>
        <extracomment>Below a number.</extracomment>
        <translation>batailles</translation>
    </message>
    <message>
        <source>times first</source>
        <extracomment>Below a number: how often somebody had most cubes in a region at the end of a turn.</extracomment>
        <translation>fois en tête</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Famine</translation>
    </message>
    <message>
        <source>times hungry</source>
        <extracomment>Below a number: how often food was missing.</extracomment>
        <translation>famines</translation>
    </message>
    <message>
        <source>food short</source>
        <extracomment>Below a number.</extracomment>
        <translation>nourriture manquante</translation>
    </message>
    <message>
        <source>points lost</source>
        <extracomment>Below a number: points lost by hunger.</extracomment>
        <translation>points perdus</translation>
    </message>
    <message>
        <source>Rows used</source>
        <translation>Lignes utilisées</translation>
    </message>
    <message>
        <source>Points by era</source>
        <extracomment>Head of a chart: where points come from in each of the three eras.</extracomment>
        <translation>Points par ère</translation>
    </message>
    <message>
        <source>per sheet, %1</source>
        <translation>par feuille, %1</translation>
    </message>
    <message>
        <source>Era %1</source>
        <extracomment>%1 is I, II or III.</extracomment>
        <translation>Ère %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <extracomment>What there will be: &quot;13 food instead of 16&quot;.</extracomment>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>One more would change nothing after this turn.</source>
        <translation>Une de plus ne changerait rien après ce tour.</translation>
    </message>
    <message>
        <source>With one more you will have after this turn: %1.</source>
        <translation>Avec une de plus, vous aurez après ce tour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You would be %1 short and lose %2.</source>
        <translation>Il vous manquerait %1 et vous perdriez %2.</translation>
    </message>
    <message>
        <source>Price of a disc</source>
        <extracomment>Head of a chart: what players pay for taking a disc back from each row.</extracomment>
        <translation>Prix d’un disque</translation>
    </message>
    <message>
        <source>on average · winners, %1</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;84 sheets&quot;.</extracomment>
        <translation>en moyenne · gagnants, %1</translation>
    </message>
    <message>
        <source>Discs</source>
        <extracomment>Heads of columns: discs that were taken back, what was paid for them, and what that is for each.</extracomment>
        <translation>Disques</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Chacun</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnants</translation>
    </message>
    <message>
        <source>Nobody has any yet.</source>
        <translation>Personne n’en a encore.</translation>
    </message>
    <message>
        <source>Turn %1, %2</source>
        <extracomment>%1 is the number of the turn, %2 such as &quot;II A&quot;.</extracomment>
        <translation>Tour %1, %2</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresAllPlayers</name>
    <message>
        <source>points at the next settling, as things stand</source>
        <extracomment>Below everybody&apos;s points, where a small figure says what the next settling adds.</extracomment>
        <translation>points au prochain décompte, en l’état</translation>
    </message>
    <message>
        <source>If it ended now</source>
        <translation>Si la partie finissait maintenant</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Parts of the score: the track, and what is left of gold and resources.</extracomment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Gold ÷ 3</source>
        <translation>Or ÷ 3</translation>
    </message>
    <message>
        <source>Resources ÷ 3</source>
        <translation>Ressources ÷ 3</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresBesideSheet</name>
    <message>
        <source>What %1 owns</source>
        <extracomment>Head of a player&apos;s sheet, beside the turn.</extracomment>
        <translation>Ce que possède %1</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresBesideTable</name>
    <message>
        <source>Food track</source>
        <translation>Échelle de nourriture</translation>
    </message>
    <message>
        <source>points, yield</source>
        <extracomment>Above the column with what regions bring.</extracomment>
        <translation>points, gain</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresCityStep</name>
    <message>
        <source>What you enter once is offered again, here and in later games.</source>
        <translation>Ce que vous saisissez une fois est proposé à nouveau, ici et dans les parties suivantes.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresKeepStep</name>
    <message>
        <source>Progress</source>
        <extracomment>Head of a player&apos;s progress tiles at the end of an era.</extracomment>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a player&apos;s cities at the end of an era.</extracomment>
        <translation>Cités</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>half stays, rounded down</source>
        <translation>la moitié reste, arrondie en bas</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresMapPage</name>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>Opens the list of regions, to change what is printed on them.</extracomment>
        <translation>Régions</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>points, yield</source>
        <extracomment>Above the column with what regions bring.</extracomment>
        <translation>points, gain</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Leaves a look at something. The second is after the end of the game.</extracomment>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Back to the turn</source>
        <translation>Reprendre le tour</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresOptions</name>
    <message>
        <source>Map</source>
        <extracomment>Head of the part of a new game that is about its map.</extracomment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>later ones when their era begins</source>
        <translation>les autres quand leur ère commence</translation>
    </message>
    <message>
        <source>they are offered again</source>
        <translation>elles sont proposées à nouveau</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>What is laid out on the table before a game.</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>what lies where before the first turn</source>
        <translation>ce qui est posé avant le premier tour</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresOrderStep</name>
    <message>
        <source>Who chooses when</source>
        <translation>Qui choisit quand</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresProgressStep</name>
    <message>
        <source>Hold a tile to see or change its figures.</source>
        <translation>Maintenez une tuile pour voir ou changer ses valeurs.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresRegionsPage</name>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>as printed on your board</source>
        <translation>comme sur votre plateau</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresSheetView</name>
    <message>
        <source>What %1 owns</source>
        <extracomment>Spoken: what a player, %1, has.</extracomment>
        <translation>Ce que possède %1</translation>
    </message>
    <message>
        <source>Progress and cities</source>
        <extracomment>Head of a player&apos;s tiles.</extracomment>
        <translation>Progrès et cités</translation>
    </message>
    <message>
        <source>no tile yet</source>
        <translation>pas encore de tuile</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>Head of the regions where a player has cubes.</extracomment>
        <translation>Régions</translation>
    </message>
    <message>
        <source>cubes, what they bring</source>
        <translation>cubes, ce qu’elles rapportent</translation>
    </message>
    <message>
        <source>no cube on the map yet</source>
        <translation>pas encore de cube sur la carte</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTerritoryStep</name>
    <message>
        <source>Hold a tile: what it would change. Tap it: taken.</source>
        <translation>Maintenez pour voir ce qui changerait, touchez pour prendre.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTradeStep</name>
    <message>
        <source>Trade spaces</source>
        <translation>Cases de commerce</translation>
    </message>
    <message>
        <source>each once a turn</source>
        <translation>une fois par tour</translation>
    </message>
    <message>
        <source>A space with a seal is taken until the next turn.</source>
        <translation>Une case avec un sceau est prise jusqu’au prochain tour.</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTurnExtras</name>
    <message>
        <source>Map</source>
        <extracomment>A look at the map.</extracomment>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>RiseOfEmpiresTurnStep</name>
    <message>
        <source>A region can also be added later, on the map.</source>
        <translation>Une région peut aussi être ajoutée plus tard, sur la carte.</translation>
    </message>
</context>
<context>
    <name>RiseOptions</name>
    <message numerus="yes">
        <source>%n regions of era I</source>
        <translation>
            <numerusform>%n région de l’ère I</numerusform>
            <numerusform>%n régions de l’ère I</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your tiles are known</source>
        <translation>
            <numerusform>%n de vos tuiles est connue</numerusform>
            <numerusform>%n de vos tuiles sont connues</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiseParts</name>
    <message>
        <source>what this turn brings</source>
        <extracomment>Below a player&apos;s name: what the end of the turn brings.</extracomment>
        <translation>ce que rapporte ce tour</translation>
    </message>
    <message>
        <source>Cities</source>
        <extracomment>Head of a list of cities that may be given up.</extracomment>
        <translation>Cités</translation>
    </message>
    <message>
        <source>tick: keeps it</source>
        <translation>coche&#xa0;: gardée</translation>
    </message>
    <message>
        <source>Tiles and regions</source>
        <translation>Tuiles et régions</translation>
    </message>
</context>
<context>
    <name>RisePayStrip</name>
    <message>
        <source>a tap moves one</source>
        <extracomment>Of the goods that pay for a disc.</extracomment>
        <translation>un toucher en déplace 1</translation>
    </message>
</context>
<context>
    <name>RiseProgressSheet</name>
    <message>
        <source>What you enter once is offered again, here and in later games.</source>
        <translation>Ce que vous saisissez une fois est proposé à nouveau, ici et dans les parties suivantes.</translation>
    </message>
    <message>
        <source>What it brings a turn</source>
        <translation>Ce qu’elle rapporte par tour</translation>
    </message>
</context>
<context>
    <name>RiseRegionSheet</name>
    <message>
        <source>Yield</source>
        <extracomment>Above the things that a region may bring.</extracomment>
        <translation>Gain</translation>
    </message>
</context>
<context>
    <name>RiseRegionTable</name>
    <message>
        <source>first</source>
        <extracomment>Above the column that tells who has most cubes in a region. Must be short.</extracomment>
        <translation>en tête</translation>
    </message>
    <message>
        <source>in the pool</source>
        <extracomment>Cubes that are not on the map.</extracomment>
        <translation>en stock</translation>
    </message>
    <message>
        <source>%1, %2 in the pool</source>
        <extracomment>Spoken: %1 is a player, %2 the cubes in the pool.</extracomment>
        <translation>%1, %2 en stock</translation>
    </message>
</context>
<context>
    <name>RiseSettleTable</name>
    <message>
        <source>%1, part by part</source>
        <extracomment>Spoken: opens the settling of a player, %1, part by part.</extracomment>
        <translation>%1, détail</translation>
    </message>
</context>
<context>
    <name>RiseStandCard</name>
    <message>
        <source>%1, %2 points, %3 discs left</source>
        <extracomment>Spoken: %1 is a player, %2 points, %3 discs that are left this turn.</extracomment>
        <translation>%1, %2 points, disques restants&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>RiseStandLine</name>
    <message>
        <source>%1. %2, %3 points, %4 at the next settling</source>
        <extracomment>Spoken: %1 is a place, %2 a player, %3 points, %4 how they will change.</extracomment>
        <translation>%1. %2, %3 points, %4 au prochain décompte</translation>
    </message>
</context>
<context>
    <name>RiseTable</name>
    <message>
        <source>%1 %2, no change at settling</source>
        <extracomment>Spoken: %1 is a good, %2 how much there is.</extracomment>
        <translation>%1 %2, sans changement au décompte</translation>
    </message>
    <message>
        <source>%1 %2, %3 at settling</source>
        <extracomment>Spoken: %1 is a good, %2 how much there is, %3 how it changes, such as &quot;−9&quot;.</extracomment>
        <translation>%1 %2, %3 au décompte</translation>
    </message>
    <message numerus="yes">
        <source>At settling: %1 − %2, %n points lost</source>
        <extracomment>%1 is the food there is, %2 what the settling takes of it.</extracomment>
        <translation>
            <numerusform>Au décompte&#xa0;: %1 − %2, %n point perdu</numerusform>
            <numerusform>Au décompte&#xa0;: %1 − %2, %n points perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>at settling</source>
        <translation>au décompte</translation>
    </message>
    <message>
        <source>free action</source>
        <extracomment>What a progress tile does.</extracomment>
        <translation>action gratuite</translation>
    </message>
    <message>
        <source>discs cost nothing</source>
        <translation>disques gratuits</translation>
    </message>
    <message>
        <source>opens overseas</source>
        <translation>ouvre l’outre-mer</translation>
    </message>
    <message>
        <source>%1 a turn</source>
        <extracomment>%1 is what something costs again and again, such as &quot;−1&quot;.</extracomment>
        <translation>%1 par tour</translation>
    </message>
    <message>
        <source>Back to the rows</source>
        <translation>Retour aux lignes</translation>
    </message>
    <message>
        <source>Nothing else possible?</source>
        <extracomment>A disc is moved without what its row offers; asked once before it is done.</extracomment>
        <translation>Rien d’autre de possible&#xa0;?</translation>
    </message>
    <message>
        <source>Disc only</source>
        <translation>Disque seul</translation>
    </message>
    <message>
        <source>Nothing to pay</source>
        <extracomment>What a disc costs.</extracomment>
        <translation>Rien à payer</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Payez %1</translation>
    </message>
    <message>
        <source>Pay %1: %2</source>
        <extracomment>Spoken: %1 is a price, %2 what pays for it: &quot;Pay 3: 1 gold and 2 cubes&quot;.</extracomment>
        <translation>Payez %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 for the disc</source>
        <extracomment>What is paid: &quot;1 gold for the disc&quot;.</extracomment>
        <translation>%1 pour le disque</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <extracomment>What a disc costs is what lies to its left on the board.</extracomment>
        <translation>gratuit</translation>
    </message>
    <message numerus="yes">
        <source>%n discs to its left</source>
        <translation>
            <numerusform>%n disque à sa gauche</numerusform>
            <numerusform>%n disques à sa gauche</numerusform>
        </translation>
    </message>
    <message>
        <source>Circle %1 from the right, %2</source>
        <translation>Case %1 à partir de la droite, %2</translation>
    </message>
    <message>
        <source>Circle %1 from the right, free</source>
        <translation>Case %1 à partir de la droite, libre</translation>
    </message>
    <message>
        <source>Circle %1 from the right, your disc, costs %2, chosen</source>
        <translation>Case %1 à partir de la droite, votre disque, coûte %2, choisi</translation>
    </message>
    <message>
        <source>Circle %1 from the right, your disc, costs %2</source>
        <translation>Case %1 à partir de la droite, votre disque, coûte %2</translation>
    </message>
    <message numerus="yes">
        <source>%n short</source>
        <extracomment>So much is missing.
----------
Below a number of cubes: so many of them are not in the bank.</extracomment>
        <translation>
            <numerusform>il manque %n</numerusform>
            <numerusform>il manque %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 paid, %3 stay</source>
        <extracomment>Spoken: %1 is a good, %2 how many pay for a disc, %3 how many stay.</extracomment>
        <translation>%1&#xa0;: %2 en paiement, reste %3</translation>
    </message>
    <message>
        <source>no famine</source>
        <extracomment>Nobody goes hungry at the next settling.</extracomment>
        <translation>pas de famine</translation>
    </message>
    <message>
        <source>Tap a row</source>
        <extracomment>The wide button while a row of the action table is to be chosen.</extracomment>
        <translation>Touchez une ligne</translation>
    </message>
    <message numerus="yes">
        <source>%1, place %2, %n discs left, on turn</source>
        <extracomment>Spoken: %1 is a player, %2 the place in the turn.</extracomment>
        <translation>
            <numerusform>%1, place %2, reste %n disque, c’est son tour</numerusform>
            <numerusform>%1, place %2, reste %n disques, c’est son tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, place %2, %n discs left</source>
        <translation>
            <numerusform>%1, place %2, reste %n disque</numerusform>
            <numerusform>%1, place %2, reste %n disques</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>How many circles of a row are free; none.</extracomment>
        <translation>complet</translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n libre</numerusform>
            <numerusform>%n libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n of %2 circles free, your disc goes on circle %3</source>
        <extracomment>Spoken: %1 is a row, %2 how many circles it has, %3 one of them.</extracomment>
        <translation>
            <numerusform>%1, %n case libre sur %2, votre disque va sur la case %3</numerusform>
            <numerusform>%1, %n cases libres sur %2, votre disque va sur la case %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a row of the action table, %2 what is told of it.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no disc of yours</source>
        <translation>aucun de vos disques</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>%1, your discs cost %2, %3 is chosen</source>
        <extracomment>Spoken: %1 is a row, %2 lists what each own disc there costs, %3 is the cheapest.</extracomment>
        <translation>%1, vos disques coûtent %2, celui à %3 est choisi</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 tiles left</source>
        <extracomment>Territory tiles.</extracomment>
        <translation>
            <numerusform>il reste %n tuile sur %1</numerusform>
            <numerusform>il reste %n tuiles sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a tile</source>
        <extracomment>The wide button while a tile is to be chosen.</extracomment>
        <translation>Touchez une tuile</translation>
    </message>
    <message>
        <source>%1, %2, you have %3</source>
        <extracomment>Spoken: %1 is a tile, %2 what it brings, %3 how many of them the player has.</extracomment>
        <translation>%1, %2, vous en avez %3</translation>
    </message>
    <message>
        <source>with one more: %1</source>
        <extracomment>What food would be: %1 is a territory, such as Hills.</extracomment>
        <translation>avec une tuile de plus&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n gold short</source>
        <extracomment>Below a tile that costs more than there is.</extracomment>
        <translation>
            <numerusform>il manque %n or</numerusform>
            <numerusform>il manque %n or</numerusform>
        </translation>
    </message>
    <message>
        <source>Era %1</source>
        <extracomment>%1 is I, II or III.</extracomment>
        <translation>Ère %1</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <extracomment>Spoken: a row of numbers. %1 is what it is for, %2 the chosen number.</extracomment>
        <translation>%1&#xa0;: %2 choisi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep the figures</source>
        <extracomment>The figures of a tile are kept, and it is not taken.</extracomment>
        <translation>Garder les valeurs</translation>
    </message>
    <message>
        <source>one tap takes the tile</source>
        <translation>un toucher prend la tuile</translation>
    </message>
    <message>
        <source>New tile</source>
        <translation>Nouvelle tuile</translation>
    </message>
    <message>
        <source>your tiles, most likely first</source>
        <extracomment>Tiles that players have described.</extracomment>
        <translation>vos tuiles, les plus probables d’abord</translation>
    </message>
    <message>
        <source>%1 more a tile</source>
        <translation>%1 de plus par tuile</translation>
    </message>
    <message>
        <source>Not entered yet</source>
        <extracomment>Tiles of which only the name is known.</extracomment>
        <translation>Pas encore saisies</translation>
    </message>
    <message>
        <source>a tap asks for the figures</source>
        <translation>un toucher demande les valeurs</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Tiles that the player has.</extracomment>
        <translation>À vous</translation>
    </message>
    <message>
        <source>each once</source>
        <translation>chacune une fois</translation>
    </message>
    <message>
        <source>See or change its figures</source>
        <translation>Voir ou changer ses valeurs</translation>
    </message>
    <message>
        <source>%1, figures not entered yet</source>
        <extracomment>Spoken: %1 is a tile.</extracomment>
        <translation>%1, valeurs pas encore saisies</translation>
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
        <translation>%1&#xa0;; à %2</translation>
    </message>
    <message>
        <source>Name of the tile</source>
        <extracomment>A tile.</extracomment>
        <translation>Nom de la tuile</translation>
    </message>
    <message>
        <source>Note, may stay empty</source>
        <translation>Note, facultative</translation>
    </message>
    <message>
        <source>every turn</source>
        <extracomment>When a tile brings its figures.</extracomment>
        <translation>à chaque tour</translation>
    </message>
    <message>
        <source>for each plains</source>
        <translation>pour chaque plaine</translation>
    </message>
    <message>
        <source>for each island</source>
        <translation>pour chaque île</translation>
    </message>
    <message>
        <source>for each forest</source>
        <translation>pour chaque forêt</translation>
    </message>
    <message>
        <source>for each hills</source>
        <translation>pour chaque colline</translation>
    </message>
    <message>
        <source>for each town</source>
        <translation>pour chaque ville</translation>
    </message>
    <message>
        <source>always</source>
        <extracomment>Figures that a tile brings whatever else there is; short, below a drawing.</extracomment>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Free action</source>
        <translation>Action gratuite</translation>
    </message>
    <message>
        <source>Discs free</source>
        <extracomment>A tile whose owner pays nothing for discs.</extracomment>
        <translation>Disques gratuits</translation>
    </message>
    <message>
        <source>Overseas</source>
        <extracomment>A tile that opens the regions overseas.</extracomment>
        <translation>Outre-mer</translation>
    </message>
    <message>
        <source>Take it</source>
        <extracomment>%1 is a tile.</extracomment>
        <translation>La prendre</translation>
    </message>
    <message>
        <source>an empire tile</source>
        <extracomment>Undo says what it took back.</extracomment>
        <translation>une tuile Empire</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>The tile needs a name.</source>
        <translation>La tuile a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Name, may stay empty</source>
        <translation>Nom, facultatif</translation>
    </message>
    <message>
        <source>Costs in gold</source>
        <translation>Coûte en or</translation>
    </message>
    <message>
        <source>Points a turn</source>
        <translation>Points par tour</translation>
    </message>
    <message>
        <source>Eats a turn</source>
        <translation>Mange par tour</translation>
    </message>
    <message>
        <source>Costs 1 resource a turn</source>
        <translation>Coûte 1 ressource par tour</translation>
    </message>
    <message>
        <source>It also brings something</source>
        <translation>Elle rapporte aussi autre chose</translation>
    </message>
    <message>
        <source>Take it for %1</source>
        <translation>La prendre pour %1</translation>
    </message>
    <message>
        <source>New city</source>
        <translation>Nouvelle cité</translation>
    </message>
    <message>
        <source>%1 to spend</source>
        <extracomment>%1 is an amount: &quot;5 gold&quot;.</extracomment>
        <translation>%1 à dépenser</translation>
    </message>
    <message>
        <source>your cities</source>
        <extracomment>Cities that players have described.</extracomment>
        <translation>vos cités</translation>
    </message>
    <message>
        <source>Of earlier eras</source>
        <translation>Des ères passées</translation>
    </message>
    <message>
        <source>Of later eras</source>
        <translation>Des ères suivantes</translation>
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
        <translation>avec la cité qui mange %1</translation>
    </message>
    <message>
        <source>Points, at once</source>
        <translation>Points, tout de suite</translation>
    </message>
    <message>
        <source>Costs gold</source>
        <translation>Coûte de l’or</translation>
    </message>
    <message>
        <source>Costs cubes</source>
        <translation>Coûte des cubes</translation>
    </message>
    <message>
        <source>Costs resources</source>
        <translation>Coûte des ressources</translation>
    </message>
    <message>
        <source>Build it</source>
        <extracomment>A wonder.</extracomment>
        <translation>La bâtir</translation>
    </message>
    <message>
        <source>Its points are missing</source>
        <translation>Ses points manquent</translation>
    </message>
    <message>
        <source>you have %1</source>
        <translation>vous en avez %1</translation>
    </message>
    <message>
        <source>Known ones</source>
        <extracomment>Wonders that players have described.</extracomment>
        <translation>Déjà saisies</translation>
    </message>
    <message>
        <source>one tap builds it</source>
        <translation>un toucher la bâtit</translation>
    </message>
    <message>
        <source>scored at once, the tile leaves the game</source>
        <extracomment>Of a wonder&apos;s points.</extracomment>
        <translation>marqués tout de suite, la tuile quitte le jeu</translation>
    </message>
    <message>
        <source>%1 to give</source>
        <extracomment>%1 is an amount: &quot;2 resources&quot;.</extracomment>
        <translation>%1 à donner</translation>
    </message>
    <message>
        <source>New space</source>
        <extracomment>A space of the trade track.</extracomment>
        <translation>Nouvelle case</translation>
    </message>
    <message>
        <source>%1, taken by %2</source>
        <extracomment>Spoken: %1 is a trade, %2 who did it.</extracomment>
        <translation>%1, prise par %2</translation>
    </message>
    <message>
        <source>%1 after the trade</source>
        <extracomment>%1 is what a trade brings: gold or points.</extracomment>
        <translation>%1 après l’échange</translation>
    </message>
    <message>
        <source>with %1 for %2</source>
        <extracomment>A trade: so many resources for so much.</extracomment>
        <translation>avec %1 pour %2</translation>
    </message>
    <message>
        <source>Resources to give</source>
        <extracomment>What a trade asks for.</extracomment>
        <translation>Ressources à donner</translation>
    </message>
    <message>
        <source>What they bring</source>
        <extracomment>What a trade brings.</extracomment>
        <translation>Ce qu’elles rapportent</translation>
    </message>
    <message>
        <source>Another empire tile</source>
        <translation>Une autre tuile Empire</translation>
    </message>
    <message>
        <source>Tap another’s cubes for a battle</source>
        <translation>Touchez des cubes adverses pour une bataille</translation>
    </message>
    <message>
        <source>Tap a region: 1 cube more</source>
        <translation>Touchez une région&#xa0;: 1 cube de plus</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cubes placed</source>
        <extracomment>How many of the cubes that one has are placed.</extracomment>
        <translation>
            <numerusform>%n cube placé sur %1</numerusform>
            <numerusform>%n cubes placés sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Tout reprendre</translation>
    </message>
    <message numerus="yes">
        <source>Place %n</source>
        <comment>cubes</comment>
        <translation>
            <numerusform>Placer %n</numerusform>
            <numerusform>Placer %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Take the tile only</source>
        <translation>Prendre la tuile seule</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cubes in %2, attack</source>
        <extracomment>Spoken: %1 is a player, %2 a region.</extracomment>
        <translation>
            <numerusform>%2&#xa0;: %1, %n cube, attaquer</numerusform>
            <numerusform>%2&#xa0;: %1, %n cubes, attaquer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 loses</source>
        <extracomment>Spoken: cubes that a player loses in a battle.</extracomment>
        <translation>%1 perd</translation>
    </message>
    <message>
        <source>Battle: who loses how many</source>
        <translation>Bataille&#xa0;: qui perd combien</translation>
    </message>
    <message>
        <source>Second battle, era III</source>
        <translation>Seconde bataille, ère III</translation>
    </message>
    <message>
        <source>Cubes in %1</source>
        <translation>Cubes&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <extracomment>What attacker and attacked lose, as on an empire tile.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>battle: you lose %1, the other %2</source>
        <extracomment>Spoken: what an empire tile says of a battle.</extracomment>
        <translation>bataille&#xa0;: vous perdez %1, l’autre %2</translation>
    </message>
    <message>
        <source>Empire %1 with water</source>
        <translation>Empire %1 avec mer</translation>
    </message>
    <message>
        <source>Empire %1</source>
        <translation>Empire %1</translation>
    </message>
    <message>
        <source>Regions</source>
        <extracomment>On an empire tile: into how many regions cubes may go.</extracomment>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>On an empire tile: it leads over water.</extracomment>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Battle: you lose</source>
        <translation>Bataille&#xa0;: vous perdez</translation>
    </message>
    <message>
        <source>Second battle: you lose</source>
        <translation>Seconde bataille&#xa0;: vous perdez</translation>
    </message>
    <message>
        <source>Battle: the other loses</source>
        <translation>Bataille&#xa0;: l’autre perd</translation>
    </message>
    <message>
        <source>Second battle: the other loses</source>
        <translation>Seconde bataille&#xa0;: l’autre perd</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>Button: a free action of a player who has just acted, while it is the turn of the next.</extracomment>
        <translation>Gratuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>each tile once a turn, no disc</source>
        <translation>chaque tuile une fois par tour, sans disque</translation>
    </message>
    <message>
        <source>%1, until %2 acts</source>
        <translation>%1, avant que %2 agisse</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Son effet</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>comme la dernière fois</translation>
    </message>
    <message>
        <source>On the map</source>
        <translation>Sur la carte</translation>
    </message>
    <message>
        <source>take or place cubes</source>
        <translation>retirer ou placer des cubes</translation>
    </message>
    <message>
        <source>Which cube goes?</source>
        <translation>Quel cube est retiré&#xa0;?</translation>
    </message>
    <message>
        <source>a tap takes one off</source>
        <translation>un toucher en retire un</translation>
    </message>
    <message>
        <source>region: place; cubes: take off</source>
        <translation>région&#xa0;: placer&#xa0;; cubes&#xa0;: retirer</translation>
    </message>
    <message>
        <source>It does something else</source>
        <translation>Elle fait autre chose</translation>
    </message>
    <message>
        <source>used this turn</source>
        <extracomment>A tile whose free action has been used this turn.</extracomment>
        <translation>utilisée ce tour</translation>
    </message>
    <message>
        <source>just taken</source>
        <translation>vient d’être prise</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>Button: the free action of a tile is done.</extracomment>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>Tap the cube that goes.</source>
        <translation>Touchez le cube à retirer.</translation>
    </message>
    <message numerus="yes">
        <source>you have %n</source>
        <translation>
            <numerusform>vous en avez %n</numerusform>
            <numerusform>vous en avez %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n cubes in %2, takes one off</source>
        <extracomment>Spoken: %1 is a player, %2 a region.</extracomment>
        <translation>
            <numerusform>%2&#xa0;: %1, %n cube, en retirer un</numerusform>
            <numerusform>%2&#xa0;: %1, %n cubes, en retirer un</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <extracomment>Spoken: no player is first in a region.</extracomment>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1, sea, %2</source>
        <extracomment>Spoken: a region. %1 is its name, %2 what it brings.</extracomment>
        <translation>%1, mer, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Spoken: %1 is a player, %2 the number of cubes in a region.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>First was %1, is %2</source>
        <extracomment>Spoken: who had most cubes in a region, and who has them then.</extracomment>
        <translation>En tête avant&#xa0;: %1, maintenant&#xa0;: %2</translation>
    </message>
    <message>
        <source>opens in era %1</source>
        <extracomment>Below a region that cannot be entered yet. Must be short.</extracomment>
        <translation>s’ouvre à l’ère %1</translation>
    </message>
    <message>
        <source>needs Navigation</source>
        <translation>demande Navigation</translation>
    </message>
    <message>
        <source>needs water</source>
        <extracomment>Below a region to which only an empire tile with water leads. Must be short.</extracomment>
        <translation>demande la mer</translation>
    </message>
    <message>
        <source>other side of the world</source>
        <extracomment>Below a region of the New World while cubes go to the Far East, or the other way round.</extracomment>
        <translation>de l’autre côté du monde</translation>
    </message>
    <message numerus="yes">
        <source>%n regions at most</source>
        <extracomment>Below a region: the empire tile allows no more. Must be short.</extracomment>
        <translation>
            <numerusform>%n région au plus</numerusform>
            <numerusform>%n régions au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>era %1</source>
        <extracomment>Below the title of the map. %1 is the era, %2 the turn that was settled last.</extracomment>
        <translation>ère %1</translation>
    </message>
    <message>
        <source>era %1, after turn %2</source>
        <translation>ère %1, après le tour %2</translation>
    </message>
    <message>
        <source>Progress: 8 spaces, two of each era, era III lowest</source>
        <translation>Progrès&#xa0;: 8 cases, deux de chaque ère, ère III en dessous</translation>
    </message>
    <message>
        <source>Territory: 10 spaces, four each</source>
        <translation>Territoires&#xa0;: 10 cases, quatre par case</translation>
    </message>
    <message>
        <source>Cities, from below: III B, III A on 8 spaces; II B, II A, I B, I A on 5</source>
        <translation>Cités, de bas en haut&#xa0;: III B, III A sur 8 cases&#xa0;; II B, II A, I B, I A sur 5</translation>
    </message>
    <message>
        <source>Empire tiles with era I up</source>
        <translation>Tuiles Empire, ère I visible</translation>
    </message>
    <message>
        <source>Each player: 5 gold, 2 black discs, 5 cubes</source>
        <translation>Par joueur&#xa0;: 5 or, 2 disques noirs, 5 cubes</translation>
    </message>
    <message>
        <source>Draw who begins</source>
        <translation>Tirez au sort qui commence</translation>
    </message>
    <message>
        <source>Empire tiles back to their track</source>
        <translation>Tuiles Empire de retour sur leur piste</translation>
    </message>
    <message>
        <source>Empire tiles on their other face</source>
        <translation>Tuiles Empire sur l’autre face</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n progress tiles</source>
        <translation>
            <numerusform>Révélez %n tuile Progrès</numerusform>
            <numerusform>Révélez %n tuiles Progrès</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n territory tiles</source>
        <translation>
            <numerusform>Révélez %n tuile Territoire</numerusform>
            <numerusform>Révélez %n tuiles Territoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n city tiles</source>
        <translation>
            <numerusform>Révélez %n tuile Cité</numerusform>
            <numerusform>Révélez %n tuiles Cité</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles mixed, face down</source>
        <translation>tuiles mélangées, face cachée</translation>
    </message>
    <message>
        <source>trade discs back, used tiles turned up</source>
        <translation>disques de commerce rendus, tuiles retournées</translation>
    </message>
    <message>
        <source>the others stay beside the board</source>
        <translation>les autres restent à côté</translation>
    </message>
    <message>
        <source>unclaimed tiles go into the box, red edges stay</source>
        <translation>les tuiles restantes vont dans la boîte, sauf bord rouge</translation>
    </message>
    <message>
        <source>the last territory tiles</source>
        <translation>les dernières tuiles Territoire</translation>
    </message>
    <message>
        <source>wonders not taken go back to the box</source>
        <translation>les merveilles restantes vont dans la boîte</translation>
    </message>
    <message>
        <source>Era %1 begins</source>
        <translation>L’ère %1 commence</translation>
    </message>
    <message>
        <source>Turn %1 begins</source>
        <translation>Le tour %1 commence</translation>
    </message>
    <message>
        <source>do this on the table, then play</source>
        <translation>à faire sur la table, puis jouez</translation>
    </message>
    <message>
        <source>Regions of era %1</source>
        <translation>Régions de l’ère&#xa0;%1</translation>
    </message>
    <message>
        <source>as you described them</source>
        <translation>déjà décrites</translation>
    </message>
    <message numerus="yes">
        <source>%n regions are added</source>
        <translation>
            <numerusform>%n région est ajoutée</numerusform>
            <numerusform>%n régions sont ajoutées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message numerus="yes">
        <source>%n around the Mediterranean</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n autour de la Méditerranée</numerusform>
            <numerusform>%n autour de la Méditerranée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the New World</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n au Nouveau Monde</numerusform>
            <numerusform>%n au Nouveau Monde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the Far East</source>
        <comment>regions</comment>
        <translation>
            <numerusform>%n en Extrême-Orient</numerusform>
            <numerusform>%n en Extrême-Orient</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a region</source>
        <translation>Ajouter une région</translation>
    </message>
    <message numerus="yes">
        <source>A game has %n regions at most.</source>
        <translation>
            <numerusform>Une partie a %n région au plus.</numerusform>
            <numerusform>Une partie a %n régions au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>New region</source>
        <translation>Nouvelle région</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the region</source>
        <translation>Nom de la région</translation>
    </message>
    <message>
        <source>Points, first</source>
        <translation>Points, 1re place</translation>
    </message>
    <message>
        <source>Points, second</source>
        <translation>Points, 2e place</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>A region that yields nothing.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>check the second value</source>
        <extracomment>Below a region whose printed value is not known for certain.</extracomment>
        <translation>vérifiez la 2e valeur</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>L’ajouter</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Closes a player&apos;s part of the settling.</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>A map has at least one region.</source>
        <translation>Une carte a au moins une région.</translation>
    </message>
    <message>
        <source>Remove this region</source>
        <translation>Retirer cette région</translation>
    </message>
    <message>
        <source>What was played would no longer hold: cubes lie or lay there, or another player would have chosen a place first.</source>
        <translation>Ce qui a été joué ne serait plus valable&#xa0;: il y a ou il y a eu des cubes, ou l’ordre de choix des places serait différent.</translation>
    </message>
    <message>
        <source>first</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>second</source>
        <translation>2e place</translation>
    </message>
    <message>
        <source>1 for each progress</source>
        <extracomment>Below the price of kept tiles.</extracomment>
        <translation>1 par progrès</translation>
    </message>
    <message>
        <source>1 for each city</source>
        <translation>1 par cité</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n tiles</source>
        <extracomment>The wide button of the end of an era.</extracomment>
        <translation>
            <numerusform>En garder %n</numerusform>
            <numerusform>En garder %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <translation>Ne rien garder</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 kept</source>
        <extracomment>Of a player&apos;s tiles: &quot;3 of 4 kept&quot;.</extracomment>
        <translation>
            <numerusform>%n gardée sur %1</numerusform>
            <numerusform>%n gardées sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>goes back to the box</source>
        <extracomment>A tile that is not paid for at the end of an era.</extracomment>
        <translation>retourne dans la boîte</translation>
    </message>
    <message>
        <source>%1, kept, costs %2</source>
        <translation>%1, gardée, coûte %2</translation>
    </message>
    <message>
        <source>%1, goes back to the box</source>
        <translation>%1, retourne dans la boîte</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Cubes of a region before and after they are halved.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>A place in the order of the next turn that nobody has.</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Place %1, free</source>
        <translation>Place %1, libre</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>A place in the order of the next turn: &quot;1. Laurence&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Place %1, %2</source>
        <translation>Place %1, %2</translation>
    </message>
    <message>
        <source>has place %1</source>
        <translation>a la place %1</translation>
    </message>
    <message>
        <source>equipment %1</source>
        <extracomment>Gold, cubes and resources together decide between equal points.</extracomment>
        <translation>équipement %1</translation>
    </message>
    <message>
        <source>%1, which place?</source>
        <translation>%1, quelle place&#xa0;?</translation>
    </message>
    <message>
        <source>Fewest points chooses first; tied, the least equipment (gold, cubes, resources).</source>
        <translation>Le moins de points choisit d’abord&#xa0;; à égalité, le moins d’équipement (or, cubes, ressources).</translation>
    </message>
    <message>
        <source>The place that is left is %1’s.</source>
        <translation>La place restante est pour %1.</translation>
    </message>
    <message>
        <source>Tap a place</source>
        <translation>Touchez une place</translation>
    </message>
    <message>
        <source>pool</source>
        <extracomment>Where a player&apos;s 30 cubes are: those that may be placed, those on the map, those that are not in play.</extracomment>
        <translation>stock</translation>
    </message>
    <message>
        <source>map</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>tied</source>
        <extracomment>How a player stands in a region.</extracomment>
        <translation>égalité</translation>
    </message>
    <message>
        <source>× 2</source>
        <extracomment>Beside the head of a table: what is below counts twice.</extracomment>
        <translation>× 2</translation>
    </message>
    <message>
        <source>Income</source>
        <extracomment>A head of the settling: gold, resources and cubes of all players.</extracomment>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <extracomment>A row of the settling: resources that cities cost.</extracomment>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>%1 stays at %2</source>
        <translation>%1 reste à %2</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <extracomment>A cell of the settling, spoken: &quot;Laurence, Food from Territories: −9&quot;.</extracomment>
        <translation>%1, %2, %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>A row of the settling: the place on the food track.</extracomment>
        <translation>Échelle</translation>
    </message>
    <message numerus="yes">
        <source>−%n pts</source>
        <extracomment>Below a number: points that hunger costs.</extracomment>
        <translation>
            <numerusform>−%n pt</numerusform>
            <numerusform>−%n pts</numerusform>
        </translation>
    </message>
    <message>
        <source>Tap a player: every part, extras, giving up a city.</source>
        <translation>Touchez un joueur&#xa0;: détail, suppléments, abandon d’une cité.</translation>
    </message>
    <message>
        <source>%1 drops a city</source>
        <extracomment>The wide button of a settling that cannot be paid.</extracomment>
        <translation>%1 rend une cité</translation>
    </message>
    <message>
        <source>Settle for all</source>
        <translation>Tout valider</translation>
    </message>
    <message>
        <source>Something more</source>
        <extracomment>Unfolds figures for what a tile brings that cannot be described.</extracomment>
        <translation>Quelque chose en plus</translation>
    </message>
    <message>
        <source>what a tile says that the app does not know</source>
        <translation>ce que dit une tuile et que l’appli ignore</translation>
    </message>
    <message numerus="yes">
        <source>%n resources pay the upkeep</source>
        <translation>
            <numerusform>%n ressource paie l’entretien</numerusform>
            <numerusform>%n ressources paient l’entretien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n resources short</source>
        <translation>
            <numerusform>%1&#xa0;: il manque %n ressource</numerusform>
            <numerusform>%1&#xa0;: il manque %n ressources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 income, %n cities want 1 each</source>
        <extracomment>Why upkeep cannot be paid: what there is, what comes, how many cities cost one resource each.</extracomment>
        <translation>
            <numerusform>%1 + %2 de revenu, %n cité en veut 1</numerusform>
            <numerusform>%1 + %2 de revenu, %n cités en veulent 1 chacune</numerusform>
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
        <translation>%1 · action %2 sur %3</translation>
    </message>
    <message>
        <source>%1 · all at once</source>
        <translation>%1 · tous ensemble</translation>
    </message>
    <message>
        <source>%1 · end of era</source>
        <translation>%1 · fin d’ère</translation>
    </message>
    <message>
        <source>%1 · next turn</source>
        <translation>%1 · prochain tour</translation>
    </message>
    <message>
        <source>Gold ÷ 3</source>
        <extracomment>Parts of the final score: what is left is worth a third.</extracomment>
        <translation>Or ÷ 3</translation>
    </message>
    <message>
        <source>Resources ÷ 3</source>
        <translation>Ressources ÷ 3</translation>
    </message>
    <message>
        <source>Won by more gold</source>
        <translation>Gagné grâce à l’or</translation>
    </message>
    <message>
        <source>Turn 6 is settled.</source>
        <translation>Le tour 6 est décompté.</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n points lost</source>
        <extracomment>To hunger, at the next settling.</extracomment>
        <translation>
            <numerusform>%n point perdu</numerusform>
            <numerusform>%n points perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n gold</source>
        <extracomment>For food above what the track holds, at the next settling.</extracomment>
        <translation>
            <numerusform>et %n or</numerusform>
            <numerusform>et %n or</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <extracomment>Where the game is: %1 is the number of the turn, %2 such as &quot;I B&quot;, %3 what is done now.</extracomment>
        <translation>Tour %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3, action %4 of %5</source>
        <extracomment>Where the game is: %1 is the number of the turn, %2 such as &quot;I B&quot;, %3 who plays.</extracomment>
        <translation>Tour %1, %2&#xa0;: %3, action %4 sur %5</translation>
    </message>
    <message numerus="yes">
        <source>Discs of a new turn: %n each</source>
        <translation>
            <numerusform>Nouveau tour&#xa0;: %n disque chacun</numerusform>
            <numerusform>Nouveau tour&#xa0;: %n disques chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cubes halved: %n went back</source>
        <extracomment>At the end of an era, of the cubes on the map.</extracomment>
        <translation>
            <numerusform>Cubes divisés par deux&#xa0;: %n rendu</numerusform>
            <numerusform>Cubes divisés par deux&#xa0;: %n rendus</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget it?</source>
        <extracomment>A tile that was described is no longer offered; asked once before it is done.</extracomment>
        <translation>L’oublier&#xa0;?</translation>
    </message>
    <message>
        <source>Forget this tile</source>
        <translation>Oublier cette tuile</translation>
    </message>
    <message>
        <source>%1, %2, action %3</source>
        <extracomment>A turn in the log: %1 is a player, %2 such as &quot;I A&quot;.</extracomment>
        <translation>%1, %2, action %3</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 stay in the pool</source>
        <translation>
            <numerusform>%n sur %1 reste en stock</numerusform>
            <numerusform>%n sur %1 restent en stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
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
        <translation>outils, une fois par manche</translation>
    </message>
    <message>
        <source>Total of the dice: %1</source>
        <extracomment>Spoken: the total of many dice as far as it was typed.</extracomment>
        <translation>Total des dés&#xa0;: %1</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of a score.</extracomment>
        <translation>Total</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ScoreStrip</name>
    <message>
        <source>Develop.</source>
        <extracomment>Short for developments, below their points.</extracomment>
        <translation>Dévelop.</translation>
    </message>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Disasters</source>
        <comment>short</comment>
        <translation>Catastr.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Total</source>
        <extracomment>The last row of the final count.</extracomment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Colour of %1</source>
        <extracomment>Gives a player the next free colour. %1 is a name.</extracomment>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>A field with a player&apos;s name.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Starts</source>
        <extracomment>Beside the player who starts.</extracomment>
        <translation>Commence</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <extracomment>Makes a player start. %1 is a name.</extracomment>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <extracomment>Takes a player from the table. %1 is a name.</extracomment>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>A handle to change the order of players, also with the arrow keys. %1 is a name.</extracomment>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>%1, team %2</source>
        <extracomment>Moves a player to the next team. %1 is a name, %2 the number of the team.</extracomment>
        <translation>%1, équipe %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Small</source>
        <extracomment>A size of text.</extracomment>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximale</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of the page with the settings.</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>Of languages and themes: as the device has it.
----------
The light theme is called Papyrus, the dark one Lamplight.</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Papyrus</source>
        <translation>Papyrus</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lampe à huile</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Garder l’écran allumé</translation>
    </message>
    <message>
        <source>while a game is running</source>
        <translation>pendant une partie</translation>
    </message>
    <message>
        <source>Vibration</source>
        <translation>Vibration</translation>
    </message>
    <message>
        <source>stronger when a disaster strikes</source>
        <translation>plus forte lors d’une catastrophe</translation>
    </message>
    <message>
        <source>Result panel after every roll</source>
        <extracomment>The panel that tells what a roll did.</extracomment>
        <translation>Bilan après chaque lancer</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>Tallystone %1. Your games stay on this device.</source>
        <extracomment>%1 is a version.</extracomment>
        <translation>Tallystone %1. Vos parties restent sur cet appareil.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Vos données</translation>
    </message>
    <message>
        <source>save, load, back up</source>
        <translation>enregistrer, charger, sauvegarder</translation>
    </message>
    <message>
        <source>Players and colours</source>
        <extracomment>Leads to everybody who played.</extracomment>
        <translation>Joueurs et couleurs</translation>
    </message>
    <message numerus="yes">
        <source>%n remembered</source>
        <extracomment>So many players are suggested for new games.</extracomment>
        <translation>
            <numerusform>%n en mémoire</numerusform>
            <numerusform>%n en mémoire</numerusform>
        </translation>
    </message>
    <message>
        <source>only after a disaster or a loss</source>
        <translation>seulement après une catastrophe ou une perte</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a game, %2 who won it.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>One player in the ranking: %1 is the rank, %2 the player, %3 the points.</extracomment>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The game was stopped early.</source>
        <translation>La partie s’est arrêtée avant la fin.</translation>
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
        <translation>Rang %1 sur %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>One player in the ranking: %1 is the rank, %2 the player.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <extracomment>%1 is a list of players.</extracomment>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>The game was stopped early: %1</source>
        <translation>La partie s’est arrêtée avant la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 loses</source>
        <translation>%1 perd</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds in %1</source>
        <translation>
            <numerusform>%n manche en %1</numerusform>
            <numerusform>%n manches en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>personne ne gagne</translation>
    </message>
    <message>
        <source>%1 win</source>
        <translation>%1 gagnent</translation>
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
    <name>ShareCode</name>
    <message>
        <source>Read the code with the phone that has BG Stats, or open it here.</source>
        <translation>Lisez le code avec le téléphone qui a BG Stats, ou ouvrez-le ici.</translation>
    </message>
    <message>
        <source>This game is too long for a code. Open it here, or copy the link.</source>
        <translation>Cette partie est trop longue pour un code. Ouvrez-la ici ou copiez le lien.</translation>
    </message>
    <message>
        <source>Code for BG Stats</source>
        <extracomment>The QR code.</extracomment>
        <translation>Code pour BG Stats</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Opens the link to BG Stats.</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <extracomment>Title of the page that takes a game to others.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Copied. Paste it into a chat.</source>
        <extracomment>After the result was copied as text.</extracomment>
        <translation>Copié. Collez-le dans une discussion.</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>Le lien est copié.</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>every action, for another Tallystone</source>
        <translation>chaque action, pour un autre Tallystone</translation>
    </message>
    <message>
        <source>Save the result as a table</source>
        <translation>Enregistrer le résultat en tableau</translation>
    </message>
    <message>
        <source>CSV for a spreadsheet</source>
        <translation>CSV pour un tableur</translation>
    </message>
</context>
<context>
    <name>ShareSheets</name>
    <message>
        <source>On paper</source>
        <extracomment>Heads the sheets of the players.</extracomment>
        <translation>Sur papier</translation>
    </message>
    <message>
        <source>The sheet of %1</source>
        <extracomment>The picture of a player&apos;s sheet.</extracomment>
        <translation>La feuille de %1</translation>
    </message>
    <message>
        <source>All as PDF</source>
        <extracomment>Saves everybody&apos;s sheet as one document.</extracomment>
        <translation>Toutes en PDF</translation>
    </message>
    <message>
        <source>This as picture</source>
        <extracomment>Saves the sheet that is shown.</extracomment>
        <translation>Celle-ci en image</translation>
    </message>
</context>
<context>
    <name>ShareWords</name>
    <message>
        <source>In words</source>
        <extracomment>Heads the result as text.</extracomment>
        <translation>En mots</translation>
    </message>
    <message>
        <source>Copy for a chat</source>
        <extracomment>Copies the result as text.</extracomment>
        <translation>Copier pour un chat</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 n’a pas été écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>SheetArrival</name>
    <message>
        <source>A sheet for you</source>
        <translation>Une feuille pour vous</translation>
    </message>
    <message>
        <source>from elsewhere, not looked at before</source>
        <translation>d’ailleurs, jamais vue</translation>
    </message>
    <message>
        <source>You have this one.</source>
        <translation>Vous avez déjà celle-ci.</translation>
    </message>
    <message>
        <source>You have a newer one.</source>
        <translation>Vous en avez une plus récente.</translation>
    </message>
    <message>
        <source>you have version %1, this is version %2</source>
        <translation>vous avez la %1, voici la %2</translation>
    </message>
    <message>
        <source>Another sheet has this name.</source>
        <translation>Une autre feuille porte ce nom.</translation>
    </message>
    <message numerus="yes">
        <source>All rules of sheets hold: %n rows.</source>
        <translation>
            <numerusform>Toutes les règles sont respectées&#xa0;: %n ligne.</numerusform>
            <numerusform>Toutes les règles sont respectées&#xa0;: %n lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All rules of sheets hold: %n rows, longest formula %1 characters.</source>
        <translation>
            <numerusform>Toutes les règles sont respectées&#xa0;: %n ligne, formule de %1 caractères au plus.</numerusform>
            <numerusform>Toutes les règles sont respectées&#xa0;: %n lignes, formule de %1 caractères au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n games stay as they are</source>
        <translation>
            <numerusform>Votre %n partie reste telle quelle</numerusform>
            <numerusform>Vos %n parties restent telles quelles</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the newer one</source>
        <translation>Prendre la plus récente</translation>
    </message>
    <message>
        <source>for new games; version %1 stays under Versions</source>
        <translation>pour les nouvelles parties&#xa0;; la %1 reste sous Versions</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>as “%1”</source>
        <translation>sous «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Mend a copy</source>
        <extracomment>Opens a copy of a sheet at fault where sheets are made.</extracomment>
        <translation>Corriger une copie</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Take version %1</source>
        <translation>Prendre la version %1</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nouvelle feuille</translation>
    </message>
</context>
<context>
    <name>SheetArrivalPage</name>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>Of a sheet that nobody has seen here.</extracomment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>What a sheet can do</source>
        <translation>Ce qu’une feuille peut faire</translation>
    </message>
    <message>
        <source>show rows, add up and compare what you enter here</source>
        <translation>montrer des lignes, additionner et comparer votre saisie</translation>
    </message>
    <message>
        <source>see your games, players or other sheets</source>
        <translation>voir vos parties, joueurs ou autres feuilles</translation>
    </message>
    <message>
        <source>use the network, open links, run a program</source>
        <translation>utiliser le réseau, ouvrir des liens, lancer un programme</translation>
    </message>
    <message>
        <source>change a game that is already played</source>
        <translation>changer une partie déjà jouée</translation>
    </message>
    <message>
        <source>Every game carries its own sheet. Statistics match rows over the versions.</source>
        <translation>Chaque partie porte sa feuille. Les statistiques réunissent les lignes.</translation>
    </message>
</context>
<context>
    <name>SheetBar</name>
    <message>
        <source>More</source>
        <extracomment>Opens the list of rarer actions of a turn.</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>SheetBesideFoot</name>
    <message>
        <source>Del Esc</source>
        <extracomment>Keys as they are labelled, with a space between two.</extracomment>
        <translation>Suppr Échap</translation>
    </message>
    <message>
        <source>Ctrl ⏎</source>
        <translation>Ctrl ⏎</translation>
    </message>
    <message>
        <source>number, sum, sign</source>
        <extracomment>What keys do in the grid of a score sheet.</extracomment>
        <translation>nombre, somme, signe</translation>
    </message>
    <message>
        <source>write, next missing cell</source>
        <translation>écrire, case suivante</translation>
    </message>
    <message>
        <source>another cell, writes too</source>
        <translation>autre case, écrit aussi</translation>
    </message>
    <message>
        <source>empty it, leave it</source>
        <translation>vider, abandonner</translation>
    </message>
    <message>
        <source>why this number</source>
        <translation>d’où vient ce nombre</translation>
    </message>
    <message>
        <source>by row or by player</source>
        <translation>par ligne ou par joueur</translation>
    </message>
    <message>
        <source>end the round, finish</source>
        <translation>finir la manche, la partie</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>What the keys of a keyboard do.</extracomment>
        <translation>Touches</translation>
    </message>
</context>
<context>
    <name>SheetCellsStep</name>
    <message>
        <source>Earlier rounds</source>
        <extracomment>Head of the rounds that are over.</extracomment>
        <translation>Manches passées</translation>
    </message>
</context>
<context>
    <name>SheetChosen</name>
    <message>
        <source>Other</source>
        <extracomment>Another sheet than this one.</extracomment>
        <translation>Autre</translation>
    </message>
</context>
<context>
    <name>SheetCurvePage</name>
    <message>
        <source>Curve</source>
        <extracomment>Title of the page with totals by round.</extracomment>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Score by round</source>
        <extracomment>Title of a chart.</extracomment>
        <translation>Score par manche</translation>
    </message>
</context>
<context>
    <name>SheetDevelopment</name>
    <message>
        <source>%1, owned, %2 points</source>
        <extracomment>Spoken: %1 is a development, %2 points.</extracomment>
        <translation>%1, acquis, %2 points</translation>
    </message>
    <message>
        <source>%1, costs %2, %3 points</source>
        <extracomment>Spoken: %1 is a development, %2 coins, %3 points.</extracomment>
        <translation>%1, coûte %2, %3 points</translation>
    </message>
</context>
<context>
    <name>SheetEditor</name>
    <message numerus="yes">
        <source>version %1 · %n of %2 rows</source>
        <extracomment>%1 is its version, %n how many rows it has, %2 how many it may have.</extracomment>
        <translation>
            <numerusform>version %1 · %n ligne sur %2</numerusform>
            <numerusform>version %1 · %n lignes sur %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of %2, %3, %4, %5</source>
        <extracomment>Spoken: its number, how many there are, its title, its kind, what it asks for.</extracomment>
        <translation>Ligne %1 sur %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 · worked out</source>
        <extracomment>%1 is an example of a kind of row, in which nothing is entered.</extracomment>
        <translation>%1 · calculé</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A cell: whose, and of which row.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to mend</source>
        <translation>
            <numerusform>%n à corriger</numerusform>
            <numerusform>%n à corriger</numerusform>
        </translation>
    </message>
    <message>
        <source>Played once before: that game keeps its own sheet.</source>
        <translation>Déjà jouée une fois&#xa0;: cette partie garde sa feuille.</translation>
    </message>
    <message numerus="yes">
        <source>Played %n times before: those games keep their own sheet.</source>
        <translation>
            <numerusform>Déjà jouée %n fois&#xa0;: cette partie garde sa feuille.</numerusform>
            <numerusform>Déjà jouée %n fois&#xa0;: ces parties gardent leur feuille.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1</source>
        <extracomment>The title of a row that has none yet; %1 is its number.</extracomment>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Take %1 along</source>
        <translation>Emmener %1</translation>
    </message>
    <message>
        <source>%1 is used by %2.</source>
        <translation>%1 sert à %2.</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 sur %2 caractères</translation>
    </message>
    <message>
        <source>Until it is mended the last good formula holds.</source>
        <translation>D’ici là, la dernière formule correcte reste valable.</translation>
    </message>
    <message>
        <source>fine: %1</source>
        <extracomment>A formula without a fault, and what it comes to: &quot;fine: Ana 14, Ben 0&quot;.</extracomment>
        <translation>correct&#xa0;: %1</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Fois</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>In steps of</source>
        <translation>De … en …</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Choice %1</source>
        <translation>Choix %1</translation>
    </message>
    <message>
        <source>Choices</source>
        <extracomment>All of which one is chosen in a row.</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>One more choice</source>
        <translation>Un choix de plus</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Drop the last choice</source>
        <translation>Ôter le dernier choix</translation>
    </message>
    <message>
        <source>Points by count</source>
        <translation>Points selon le nombre</translation>
    </message>
    <message>
        <source>Each from this count on</source>
        <translation>Chacun à partir de ce nombre</translation>
    </message>
    <message>
        <source>Then, for each more</source>
        <translation>Puis, pour chaque de plus</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>It is entered</source>
        <translation>C’est saisi</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>Classé selon</translation>
    </message>
    <message>
        <source>No row stands above this one.</source>
        <translation>Aucune ligne au-dessus de celle-ci.</translation>
    </message>
    <message>
        <source>Points by place</source>
        <translation>Points selon la place</translation>
    </message>
    <message>
        <source>First is</source>
        <translation>Première place</translation>
    </message>
    <message>
        <source>most</source>
        <extracomment>Who comes first in a ranking.</extracomment>
        <translation>le plus</translation>
    </message>
    <message>
        <source>least</source>
        <extracomment>Who comes first in a ranking.</extracomment>
        <translation>le moins</translation>
    </message>
    <message>
        <source>If tied</source>
        <translation>En cas d’égalité</translation>
    </message>
    <message>
        <source>shared</source>
        <extracomment>Those who are tied share the points of their places.</extracomment>
        <translation>partagé</translation>
    </message>
    <message>
        <source>all in full</source>
        <extracomment>Those who are tied all have the points of the best of their places.</extracomment>
        <translation>tous en entier</translation>
    </message>
    <message>
        <source>in full, next place follows</source>
        <extracomment>The same, and nobody&apos;s place falls away behind them.</extracomment>
        <translation>en entier, la place suivante suit</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>Those who are tied have nothing.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Only from</source>
        <translation>Seulement dès</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Counts for the total</source>
        <translation>Compte dans le total</translation>
    </message>
    <message>
        <source>Every round</source>
        <translation>À chaque manche</translation>
    </message>
    <message>
        <source>May stay empty</source>
        <translation>Facultatif</translation>
    </message>
    <message>
        <source>Only when asked</source>
        <translation>Seulement sur demande</translation>
    </message>
    <message>
        <source>Note, shown when the row is held</source>
        <translation>Note, visible en maintenant la ligne</translation>
    </message>
    <message>
        <source>up to 200 characters</source>
        <translation>200 caractères au plus</translation>
    </message>
    <message>
        <source>Name in formulas and files</source>
        <translation>Nom dans les formules et fichiers</translation>
    </message>
    <message>
        <source>What is in the row?</source>
        <translation>Que contient la ligne&#xa0;?</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>by hand</source>
        <extracomment>How a game ends.</extracomment>
        <translation>à la main</translation>
    </message>
    <message>
        <source>after rounds</source>
        <extracomment>How a game ends.</extracomment>
        <translation>après des manches</translation>
    </message>
    <message>
        <source>at so many points</source>
        <extracomment>How a game ends.</extracomment>
        <translation>à tant de points</translation>
    </message>
    <message>
        <source>down to points</source>
        <extracomment>How a game ends.</extracomment>
        <translation>en descendant à</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Jugé</translation>
    </message>
    <message>
        <source>No row is filled in by rounds, so it is judged at once.</source>
        <translation>Aucune ligne ne se remplit par manche&#xa0;: jugé aussitôt.</translation>
    </message>
    <message>
        <source>when the round ends</source>
        <extracomment>When it is judged whether the game ends.</extracomment>
        <translation>en fin de manche</translation>
    </message>
    <message>
        <source>at once</source>
        <extracomment>When it is judged whether the game ends.</extracomment>
        <translation>aussitôt</translation>
    </message>
    <message>
        <source>Play on while tied</source>
        <translation>Continuer en cas d’égalité</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 is which, %2 a row: &quot;1. Flowers&quot;.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Joueurs, au moins</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Joueurs, au plus</translation>
    </message>
    <message>
        <source>All play together</source>
        <translation>Tous ensemble</translation>
    </message>
    <message>
        <source>one column for everybody</source>
        <translation>une colonne pour tous</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Qui gagne</translation>
    </message>
    <message>
        <source>highest total</source>
        <extracomment>Who wins.</extracomment>
        <translation>plus grand total</translation>
    </message>
    <message>
        <source>lowest total</source>
        <extracomment>Who wins.</extracomment>
        <translation>plus petit total</translation>
    </message>
    <message>
        <source>Number at BoardGameGeek</source>
        <translation>Numéro chez BoardGameGeek</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>up to 500 characters</source>
        <translation>500 caractères au plus</translation>
    </message>
    <message>
        <source>%1 must stay above %2.</source>
        <extracomment>Rows of a sheet, one or several each, of which the second need the first.</extracomment>
        <translation>%1 doit rester au-dessus de %2.</translation>
    </message>
    <message>
        <source>Name of the first number</source>
        <translation>Nom du premier nombre</translation>
    </message>
    <message>
        <source>Name of the second number</source>
        <translation>Nom du second nombre</translation>
    </message>
</context>
<context>
    <name>SheetEditorFormula</name>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>%1?</source>
        <extracomment>Puts in the row that was probably meant.</extracomment>
        <translation>%1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>SheetEditorKinds</name>
    <message>
        <source>What is in the row?</source>
        <translation>Que contient la ligne&#xa0;?</translation>
    </message>
</context>
<context>
    <name>SheetEditorOpenRow</name>
    <message>
        <source>Kind: %1</source>
        <extracomment>What a row is: a number, a choice and so on.</extracomment>
        <translation>Genre&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Moves a row.</extracomment>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Moves a row.</extracomment>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove the row</source>
        <translation>Retirer la ligne</translation>
    </message>
</context>
<context>
    <name>SheetEditorPage</name>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>there is no room to keep it</source>
        <translation>pas de place pour la garder</translation>
    </message>
    <message>
        <source>kept, cannot be played yet</source>
        <translation>gardée, pas encore jouable</translation>
    </message>
    <message>
        <source>Parts of the sheet</source>
        <extracomment>The parts of a sheet that is being made.</extracomment>
        <translation>Parties de la feuille</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Essai</translation>
    </message>
</context>
<context>
    <name>SheetEditorRefusal</name>
    <message>
        <source>Put it back</source>
        <extracomment>A row that was dragged goes back to where it was.</extracomment>
        <translation>Remettre</translation>
    </message>
</context>
<context>
    <name>SheetEditorRowHead</name>
    <message>
        <source>%1 · only helps</source>
        <translation>%1 · appui</translation>
    </message>
    <message>
        <source>only helps</source>
        <translation>appui</translation>
    </message>
</context>
<context>
    <name>SheetEditorRows</name>
    <message>
        <source>Add a row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>60 rows are the most</source>
        <translation>60 lignes au plus</translation>
    </message>
    <message>
        <source>Paste lines as rows</source>
        <extracomment>Makes a row of each line of text that was copied.</extracomment>
        <translation>Coller des lignes de texte</translation>
    </message>
</context>
<context>
    <name>SheetEditorTry</name>
    <message>
        <source>Sample numbers. Tap a cell to change one.</source>
        <translation>Nombres d’essai. Touchez une case pour changer.</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>Other sample numbers.</extracomment>
        <translation>D’autres</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of all rows that count.</extracomment>
        <translation>Total</translation>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>Totals</source>
        <extracomment>Only the totals are written.</extracomment>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>Curve</source>
        <extracomment>A look at the totals by round.</extracomment>
        <translation>Courbe</translation>
    </message>
</context>
<context>
    <name>SheetGridRow</name>
    <message>
        <source>Last round</source>
        <extracomment>The round that is running is the last one.</extracomment>
        <translation>Dernière manche</translation>
    </message>
</context>
<context>
    <name>SheetHeldCell</name>
    <message>
        <source>Nothing was written here yet.</source>
        <extracomment>Of a cell of a sheet.</extracomment>
        <translation>Rien n’a encore été écrit ici.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Closes an explanation.</extracomment>
        <translation>Fermer</translation>
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
        <translation>modifiée</translation>
    </message>
    <message>
        <source>played once</source>
        <translation>jouée 1 fois</translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>jouée %n fois</numerusform>
            <numerusform>jouée %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>to mend</source>
        <extracomment>Of a sheet at fault.</extracomment>
        <translation>à corriger</translation>
    </message>
    <message>
        <source>only helps</source>
        <translation>appui</translation>
    </message>
    <message>
        <source>renamed, formulas follow</source>
        <translation>renommée, les formules suivent</translation>
    </message>
    <message>
        <source>row is gone</source>
        <translation>ligne supprimée</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are new</source>
        <translation>
            <numerusform>%n ligne nouvelle</numerusform>
            <numerusform>%n lignes nouvelles</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>the order, the players, the end or ties differ</source>
        <translation>l’ordre, les joueurs, la fin ou les égalités diffèrent</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What changed in a version of a sheet: a row and how.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing differs</source>
        <translation>rien ne diffère</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Nouvelle feuille</translation>
    </message>
    <message>
        <source>New sheet “%1”</source>
        <translation>Nouvelle feuille «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>version %1, yours</source>
        <translation>version %1, à vous</translation>
    </message>
    <message>
        <source>From Tallystone</source>
        <translation>De Tallystone</translation>
    </message>
    <message>
        <source>Look at it empty</source>
        <translation>La voir vide</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>La modifier</translation>
    </message>
    <message numerus="yes">
        <source>%n games keep theirs</source>
        <translation>
            <numerusform>%n partie garde la sienne</numerusform>
            <numerusform>%n parties gardent la leur</numerusform>
        </translation>
    </message>
    <message>
        <source>Change a copy</source>
        <translation>Modifier une copie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>code or file</source>
        <translation>code ou fichier</translation>
    </message>
    <message>
        <source>Print it empty</source>
        <translation>L’imprimer vide</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>How many versions of a sheet there are, and how many games were played with it.</extracomment>
        <translation>%1, %2</translation>
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
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>games stay as they are; Undo brings it back</source>
        <translation>les parties restent&#xa0;; Annuler la ramène</translation>
    </message>
    <message>
        <source>Version %1</source>
        <extracomment>A version of a sheet, by its number.</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>now, new games are played with it</source>
        <translation>maintenant, les nouvelles parties l’utilisent</translation>
    </message>
    <message numerus="yes">
        <source>%n games keep it</source>
        <translation>
            <numerusform>%n partie la garde</numerusform>
            <numerusform>%n parties la gardent</numerusform>
        </translation>
    </message>
    <message>
        <source>never played</source>
        <translation>jamais jouée</translation>
    </message>
    <message>
        <source>Version %1, %2</source>
        <extracomment>A version of a sheet and the day it was made.</extracomment>
        <translation>Version %1, %2</translation>
    </message>
    <message>
        <source>Make version %1 the current one</source>
        <translation>Revenir à la version %1</translation>
    </message>
    <message>
        <source>as version %1, nothing is lost</source>
        <translation>comme version %1, rien n’est perdu</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The title of the first row of a new sheet.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>(mine)</source>
        <extracomment>Behind the title of a sheet that was changed from one that came with the app.</extracomment>
        <translation>(à moi)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>points, or a count: 7 × 2 = 14</source>
        <translation>des points, ou un nombre&#xa0;: 7 × 2 = 14</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>had it or not: 5 points</source>
        <translation>obtenu ou non&#xa0;: 5 points</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>one of up to 20: wood 3, stone 6</source>
        <translation>une option sur 20 au plus&#xa0;: bois 3, pierre 6</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>a count by a table: 0 1 3 6 10</source>
        <translation>un nombre selon un barème&#xa0;: 0 1 3 6 10</translation>
    </message>
    <message>
        <source>Two numbers</source>
        <translation>Deux nombres</translation>
    </message>
    <message>
        <source>squares × crowns: 6 × 3 = 18</source>
        <translation>cases × couronnes&#xa0;: 6 × 3 = 18</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>from rows above: Coins ÷ 3</source>
        <translation>à partir des lignes du dessus&#xa0;: Pièces ÷ 3</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>most of a row: 8, 4, 2 by place</source>
        <translation>le plus d’une ligne&#xa0;: 8, 4, 2 par place</translation>
    </message>
    <message>
        <source>Subtotal</source>
        <translation>Sous-total</translation>
    </message>
    <message>
        <source>all since the last subtotal</source>
        <translation>tout depuis le dernier sous-total</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <extracomment>The least number that may be entered.</extracomment>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From the least to the most that may be entered.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>steps of %1</source>
        <extracomment>Only multiples of a number may be entered.</extracomment>
        <translation>par %1</translation>
    </message>
    <message>
        <source>No row above is called “%1”. %2?</source>
        <extracomment>A name in a formula that is no row, and the one that was probably meant.</extracomment>
        <translation>Aucune ligne au-dessus ne s’appelle «&#xa0;%1&#xa0;». %2&#xa0;?</translation>
    </message>
    <message>
        <source>No row above is called “%1”.</source>
        <extracomment>A name in a formula that is no row.</extracomment>
        <translation>Aucune ligne au-dessus ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A row cannot be made of itself.</source>
        <translation>Une ligne ne peut pas se composer d’elle-même.</translation>
    </message>
    <message>
        <source>%1 stands below. Move it up?</source>
        <extracomment>%1 is a row.</extracomment>
        <translation>%1 est plus bas. La monter&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is filled in once, this row every round.</source>
        <extracomment>%1 is a row.</extracomment>
        <translation>%1 se remplit une fois, cette ligne à chaque manche.</translation>
    </message>
    <message>
        <source>%1 has no second number.</source>
        <extracomment>%1 is a row.</extracomment>
        <translation>%1 n’a pas de deuxième nombre.</translation>
    </message>
    <message>
        <source>%1 is worked out and has no numbers of its own.</source>
        <extracomment>%1 is a row in which nothing is entered.</extracomment>
        <translation>%1 est calculée et n’a pas de nombres à elle.</translation>
    </message>
    <message>
        <source>“%1” has no meaning here.</source>
        <extracomment>A sign in a formula.</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>Something is missing here.</source>
        <extracomment>In a formula.</extracomment>
        <translation>Il manque quelque chose ici.</translation>
    </message>
    <message>
        <source>This cannot stand here.</source>
        <translation>Ceci ne peut pas être ici.</translation>
    </message>
    <message>
        <source>1,000,000 is the largest number.</source>
        <translation>1&#xa0;000&#xa0;000 est le plus grand nombre.</translation>
    </message>
    <message>
        <source>16 brackets inside each other are the most.</source>
        <translation>16 parenthèses imbriquées au plus.</translation>
    </message>
    <message>
        <source>200 characters are the most.</source>
        <translation>200 caractères au plus.</translation>
    </message>
    <message>
        <source>Choose the row that this one is made of.</source>
        <translation>Choisissez la ligne dont celle-ci se compose.</translation>
    </message>
    <message>
        <source>Nothing to enter yet. Add a row.</source>
        <translation>Rien à saisir. Ajoutez une ligne.</translation>
    </message>
    <message>
        <source>No row counts for the total.</source>
        <translation>Aucune ligne ne compte dans le total.</translation>
    </message>
    <message>
        <source>No row is filled in by rounds, so it can only be judged at once.</source>
        <translation>Aucune ligne ne se remplit par manche&#xa0;: on ne peut juger qu’aussitôt.</translation>
    </message>
    <message>
        <source>The game would be over at the start.</source>
        <translation>La partie serait finie au départ.</translation>
    </message>
    <message>
        <source>This row is not needed by anything.</source>
        <translation>Cette ligne ne sert à rien.</translation>
    </message>
    <message>
        <source>No number fits in this row.</source>
        <translation>Aucun nombre ne convient à cette ligne.</translation>
    </message>
    <message>
        <source>Row %1, “%2”, character %3: %4</source>
        <extracomment>What is wrong with a formula: the row&apos;s number and title, the sign at fault, a sentence.</extracomment>
        <translation>Ligne %1, «&#xa0;%2&#xa0;», caractère %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>What is wrong with a row: its number, a sentence.</extracomment>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Row %1, “%2”: %3</source>
        <extracomment>What is wrong with a row: its number and title, a sentence.</extracomment>
        <translation>Ligne %1, «&#xa0;%2&#xa0;»&#xa0;: %3</translation>
    </message>
    <message>
        <source>This link is not one of a sheet.</source>
        <translation>Ce lien n’est pas celui d’une feuille.</translation>
    </message>
    <message>
        <source>This link was made by a newer version of Tallystone.</source>
        <translation>Ce lien vient d’une version plus récente de Tallystone.</translation>
    </message>
    <message>
        <source>This link is damaged or not whole.</source>
        <translation>Ce lien est abîmé ou incomplet.</translation>
    </message>
    <message>
        <source>More than 64 KiB are packed into this link.</source>
        <translation>Ce lien contient plus de 64 Kio.</translation>
    </message>
    <message>
        <source>up to %1</source>
        <extracomment>The most that may be entered.</extracomment>
        <translation>jusqu’à %1</translation>
    </message>
</context>
<context>
    <name>SheetLibraryHeld</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SheetLibraryPage</name>
    <message>
        <source>Another game</source>
        <extracomment>Title of the page of score sheets for games that have none of their own.</extracomment>
        <translation>Autre jeu</translation>
    </message>
    <message>
        <source>Take in</source>
        <extracomment>Takes in a sheet from a file, a link or a code.</extracomment>
        <translation>Recevoir</translation>
    </message>
    <message>
        <source>begins with one row</source>
        <translation>commence par une ligne</translation>
    </message>
    <message>
        <source>Find a sheet</source>
        <translation>Trouver une feuille</translation>
    </message>
    <message>
        <source>Titles and notes are searched, in your own sheets, in those from friends and in the twelve that come with Tallystone.</source>
        <translation>Recherche dans les titres et les notes&#xa0;: vos feuilles, celles reçues et les douze de Tallystone.</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>No sheet of your own yet. The first one starts here.</source>
        <translation>Aucune feuille à vous. La première commence ici.</translation>
    </message>
    <message>
        <source>From Tallystone</source>
        <translation>De Tallystone</translation>
    </message>
</context>
<context>
    <name>SheetLibraryRow</name>
    <message>
        <source>to mend</source>
        <extracomment>Of a sheet at fault.</extracomment>
        <translation>à corriger</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>Everything that can be done with a sheet; %1 is its title.</extracomment>
        <translation>Plus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SheetLibraryTaking</name>
    <message>
        <source>Take in a sheet</source>
        <extracomment>Takes in a sheet from elsewhere.</extracomment>
        <translation>Recevoir une feuille</translation>
    </message>
    <message>
        <source>A code is opened by the phone’s own camera.</source>
        <translation>Un code s’ouvre avec l’appareil photo du téléphone.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>From a link that was copied</source>
        <translation>D’un lien copié</translation>
    </message>
</context>
<context>
    <name>SheetLower</name>
    <message>
        <source>Monuments</source>
        <translation>Monuments</translation>
    </message>
    <message>
        <source>Disasters</source>
        <translation>Catastrophes</translation>
    </message>
    <message>
        <source>Disasters: %1</source>
        <extracomment>Spoken: how many disaster boxes are crossed.</extracomment>
        <translation>Catastrophes&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ships</source>
        <extracomment>Spoken: how many ships a player has.</extracomment>
        <translation>
            <numerusform>%n navire</numerusform>
            <numerusform>%n navires</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetOneRow</name>
    <message>
        <source>Row above</source>
        <extracomment>The row above on the sheet.</extracomment>
        <translation>Ligne au-dessus</translation>
    </message>
    <message>
        <source>Row below</source>
        <extracomment>The row below on the sheet.</extracomment>
        <translation>Ligne au-dessous</translation>
    </message>
</context>
<context>
    <name>SheetOptions</name>
    <message>
        <source>Columns</source>
        <extracomment>Head of the choice whether everybody has a column, or teams.
----------
Whether everybody has a column, or teams.</extracomment>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Each alone</source>
        <extracomment>Everybody plays for oneself.</extracomment>
        <translation>Individuel</translation>
    </message>
    <message numerus="yes">
        <source>%n teams</source>
        <translation>
            <numerusform>%n équipe</numerusform>
            <numerusform>%n équipes</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules, expansion</source>
        <extracomment>What a game is played with beside its rules.</extracomment>
        <translation>Règles maison, extension</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n ligne</numerusform>
            <numerusform>%n lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2 players, %3</source>
        <extracomment>Of a score sheet: for how many players, and such as &quot;16 rows&quot;.</extracomment>
        <translation>%1 à %2 joueurs, %3</translation>
    </message>
</context>
<context>
    <name>SheetSharePage</name>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>As a code</source>
        <translation>En code</translation>
    </message>
    <message>
        <source>The other phone’s own camera opens it. No network, no account: the whole sheet is in the picture.</source>
        <translation>L’appareil photo de l’autre téléphone l’ouvre. Sans réseau ni compte&#xa0;: toute la feuille est dans l’image.</translation>
    </message>
    <message>
        <source>Too long for a code. Send the file.</source>
        <translation>Trop long pour un code. Envoyez le fichier.</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>The link is copied.</source>
        <translation>Le lien est copié.</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer en fichier</translation>
    </message>
    <message>
        <source>Print it empty</source>
        <translation>L’imprimer vide</translation>
    </message>
    <message>
        <source>Only the sheet goes along: no games, no names.</source>
        <translation>Seule la feuille part&#xa0;: ni parties ni noms.</translation>
    </message>
</context>
<context>
    <name>SheetSharing</name>
    <message>
        <source>%1, version %2</source>
        <extracomment>A sheet and its version.</extracomment>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>%1 of %2 characters</source>
        <translation>%1 sur %2 caractères</translation>
    </message>
    <message>
        <source>Too long for a code: %1 of %2</source>
        <translation>Trop long pour un code&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>QR code of the sheet %1, %2 characters. Send instead</source>
        <extracomment>Spoken: the title of a sheet, and how long its link is.</extracomment>
        <translation>Code QR de la feuille %1, %2 caractères. Ou envoyez-la</translation>
    </message>
    <message numerus="yes">
        <source>A4, %n columns</source>
        <translation>
            <numerusform>A4, %n colonne</numerusform>
            <numerusform>A4, %n colonnes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 n’a pas été écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>SheetSheetView</name>
    <message>
        <source>Round %1</source>
        <extracomment>A round of a game.</extracomment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The sum of a column.</extracomment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message numerus="yes">
        <source>%n cells are empty</source>
        <translation>
            <numerusform>%n case est vide</numerusform>
            <numerusform>%n cases sont vides</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is missing</source>
        <translation>rien ne manque</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>personne ne gagne</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>Players who would win now.</extracomment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 win</source>
        <extracomment>Players who would win now.</extracomment>
        <translation>%1 gagnent</translation>
    </message>
    <message>
        <source>End round %1</source>
        <translation>Finir la manche %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>What a row takes.</extracomment>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>with these totals</source>
        <translation>avec ces totaux</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>Suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>ends the game at once</source>
        <translation>finit la partie aussitôt</translation>
    </message>
    <message>
        <source>Back to round %1</source>
        <translation>Retour à la manche %1</translation>
    </message>
    <message>
        <source>Write</source>
        <extracomment>Writes the last number.</extracomment>
        <translation>Écrire</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are empty. A tap on a cell writes it.</source>
        <translation>
            <numerusform>%n case est vide. Touchez une case pour l’écrire.</numerusform>
            <numerusform>%n cases sont vides. Touchez une case pour l’écrire.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: missing for %2. A tap on a cell writes it.</source>
        <extracomment>%1 is a row of the sheet, %2 a list of players.</extracomment>
        <translation>%1&#xa0;: manque pour %2. Touchez une case pour l’écrire.</translation>
    </message>
    <message>
        <source>A tie is shared.</source>
        <translation>À égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <extracomment>A player or several, and their points.</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 have %2</source>
        <translation>%1 ont %2</translation>
    </message>
    <message>
        <source>Ending this round ends the game. Until then everything can be changed.</source>
        <translation>Finir cette manche finit la partie. D’ici là, tout peut changer.</translation>
    </message>
    <message>
        <source>%1 is reached: ending this round ends the game. Until then everything can be changed.</source>
        <translation>%1 est atteint&#xa0;: finir la manche finit la partie. D’ici là, tout peut changer.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Keys for digits, which can be folded away.</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Fold the keys away</source>
        <translation>Replier les touches</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Montrer les touches</translation>
    </message>
    <message>
        <source>Enter the rows</source>
        <translation>Saisir les lignes</translation>
    </message>
    <message>
        <source>Enter only totals</source>
        <translation>Saisir seulement les totaux</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A row of the sheet, and whose cell it is.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>Head of a chart: the rows of a sheet.</extracomment>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>mean, best · %1</source>
        <extracomment>What the numbers beside bars are; %1 is such as &quot;23 games&quot;.</extracomment>
        <translation>moyenne, record · %1</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Rows are matched over all versions of the sheet.</source>
        <translation>Les lignes sont réunies sur toutes les versions.</translation>
    </message>
    <message>
        <source>What decides</source>
        <extracomment>Head of a chart: in which rows winners have more than others.</extracomment>
        <translation>Ce qui décide</translation>
    </message>
    <message>
        <source>winners above the mean, %1</source>
        <translation>les gagnants au-dessus de la moyenne, %1</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnants</translation>
    </message>
    <message numerus="yes">
        <source>%n helping rows</source>
        <extracomment>Rows that other rows are worked out from.</extracomment>
        <translation>
            <numerusform>%n ligne d’appui</numerusform>
            <numerusform>%n lignes d’appui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, all filled</source>
        <translation>
            <numerusform>%n ligne, remplie</numerusform>
            <numerusform>%n lignes, toutes remplies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows, empty</source>
        <translation>
            <numerusform>%n ligne, vide</numerusform>
            <numerusform>%n lignes, vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 cells</source>
        <translation>
            <numerusform>%n case sur %1</numerusform>
            <numerusform>%n cases sur %1</numerusform>
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
        <translation>%1, calculé</translation>
    </message>
    <message>
        <source>%1, only helps</source>
        <extracomment>Spoken: a row of a sheet that is not part of the total.</extracomment>
        <translation>%1, appui</translation>
    </message>
    <message>
        <source>%1, worked out, %2</source>
        <extracomment>Spoken: whose cell of which row, and its number.</extracomment>
        <translation>%1, calculé, %2</translation>
    </message>
    <message>
        <source>%1, not known yet</source>
        <extracomment>Spoken: whose cell of which row.</extracomment>
        <translation>%1, pas encore connu</translation>
    </message>
    <message>
        <source>%1, missing</source>
        <translation>%1, manque</translation>
    </message>
    <message>
        <source>%1, may stay empty</source>
        <translation>%1, facultatif</translation>
    </message>
    <message>
        <source>%1, %2 does not fit</source>
        <translation>%1, %2 ne convient pas</translation>
    </message>
    <message>
        <source>%1, %2, from %3</source>
        <translation>%1, %2, de %3</translation>
    </message>
    <message>
        <source>%1, %2, leads</source>
        <translation>%1, %2, en tête</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>Spoken: a player, the points, the place.</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <extracomment>Who begins a round.</extracomment>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>%1 %2, together %3</source>
        <extracomment>Spoken: a player, what a round brought, the points after it.</extracomment>
        <translation>%1 %2, en tout %3</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Vider la case</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Plus or minus</source>
        <translation>Plus ou moins</translation>
    </message>
    <message>
        <source>Plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <extracomment>Spoken: what can be chosen, and the points for it.</extracomment>
        <translation>%1, %2 points</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>What a total is, and what it would be.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>takes the lead</source>
        <translation>passe en tête</translation>
    </message>
    <message>
        <source>still %1</source>
        <extracomment>The same place as before, such as &quot;5th&quot;.</extracomment>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>now %1</source>
        <extracomment>Another place, such as &quot;2nd&quot;.</extracomment>
        <translation>devient %1</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>Digits in place of a button for each value.</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Values as buttons</source>
        <translation>Valeurs en boutons</translation>
    </message>
    <message>
        <source>Digits and sums</source>
        <translation>Chiffres et sommes</translation>
    </message>
    <message>
        <source>row by row</source>
        <translation>ligne par ligne</translation>
    </message>
    <message>
        <source>player by player</source>
        <translation>joueur par joueur</translation>
    </message>
    <message>
        <source>Goes row by row, switch to player by player</source>
        <translation>Va ligne par ligne, passer à joueur par joueur</translation>
    </message>
    <message>
        <source>Goes player by player, switch to row by row</source>
        <translation>Va joueur par joueur, passer à ligne par ligne</translation>
    </message>
    <message>
        <source>%1 does not fit. %2</source>
        <extracomment>Spoken: what was typed, and why not.</extracomment>
        <translation>%1 ne convient pas. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is such as &quot;Round 3&quot;.</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 · to %2</source>
        <extracomment>%1 is such as &quot;Round 3&quot;, %2 a number of points.</extracomment>
        <translation>%1 · jusqu’à %2</translation>
    </message>
    <message>
        <source>%1 · down to %2</source>
        <extracomment>%1 is such as &quot;Round 3&quot;, %2 a number of points.</extracomment>
        <translation>%1 · jusqu’à %2</translation>
    </message>
    <message>
        <source>Only totals were written.</source>
        <translation>Seuls les totaux ont été écrits.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries.</source>
        <translation>
            <numerusform>%n saisie.</numerusform>
            <numerusform>%n saisies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds left with this one</source>
        <translation>
            <numerusform>encore %n manche avec celle-ci</numerusform>
            <numerusform>encore %n manches avec celle-ci</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked up: %1</source>
        <translation>Au barème&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waits for %1</source>
        <extracomment>A row of a sheet that is not filled in yet, and of whom.</extracomment>
        <translation>Attend %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A row of a sheet, and what was written there.
----------
A row of the sheet and its number, by which players are ranked.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Points by place: %1.</source>
        <extracomment>%1 is a list of points: 8, 4, 2.</extracomment>
        <translation>Points selon la place&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tied ones share, rounded down.</source>
        <translation>À égalité, partage arrondi en bas.</translation>
    </message>
    <message>
        <source>Tied ones all have the points of their place.</source>
        <translation>À égalité, chacun a les points de sa place.</translation>
    </message>
    <message>
        <source>Tied ones have nothing.</source>
        <translation>À égalité, rien.</translation>
    </message>
    <message>
        <source>points, then total</source>
        <extracomment>What the numbers of earlier rounds are.</extracomment>
        <translation>points, puis total</translation>
    </message>
    <message>
        <source>%1, then what is left</source>
        <translation>%1, puis le reste</translation>
    </message>
    <message>
        <source>%1, then total</source>
        <extracomment>What the numbers of earlier rounds are; %1 is a row of the sheet, such as &quot;Strokes&quot;.</extracomment>
        <translation>%1, puis total</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>What stands in a cell that was emptied.</extracomment>
        <translation>vide</translation>
    </message>
    <message>
        <source>winners below the mean, %1</source>
        <translation>les gagnants au-dessous de la moyenne, %1</translation>
    </message>
    <message>
        <source>%1, changed from %2</source>
        <extracomment>What stands in a cell, and what stood there before.</extracomment>
        <translation>%1, avant&#xa0;: %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Empties a cell.</extracomment>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>%1 ends it</source>
        <extracomment>Beside a line in a chart: so many points end the game.</extracomment>
        <translation>%1&#xa0;: fin</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Head of the totals where they count down to 0.</extracomment>
        <translation>Reste</translation>
    </message>
    <message>
        <source>That is too much at once. Copy fewer cells.</source>
        <translation>C’est trop à la fois. Copiez moins de cases.</translation>
    </message>
    <message numerus="yes">
        <source>%n values do not fit and were not written.</source>
        <extracomment>Of what was pasted into a sheet.</extracomment>
        <translation>
            <numerusform>%n valeur ne convient pas et n’a pas été écrite.</numerusform>
            <numerusform>%n valeurs ne conviennent pas et n’ont pas été écrites.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie: one more round.</source>
        <extracomment>Those in front are tied, so the game goes on.</extracomment>
        <translation>Égalité&#xa0;: encore une manche.</translation>
    </message>
    <message>
        <source>%1, %2, not written yet</source>
        <extracomment>Spoken: whose cell of which row, and what was typed there and is not written.</extracomment>
        <translation>%1, %2, pas encore inscrit</translation>
    </message>
    <message>
        <source>%1 · last round</source>
        <extracomment>%1 is such as &quot;Round 3&quot;.</extracomment>
        <translation>%1 · dernière manche</translation>
    </message>
    <message>
        <source>%1: at the end</source>
        <translation>%1&#xa0;: la fin est atteinte</translation>
    </message>
    <message>
        <source>%1, ranked by %2</source>
        <extracomment>Below the title of a row: whose number it is.</extracomment>
        <translation>%1, classement par %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln to go</source>
        <extracomment>So many points are missing to the end.</extracomment>
        <translation>
            <numerusform>encore %Ln</numerusform>
            <numerusform>encore %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln to go</source>
        <translation>
            <numerusform>%1&#xa0;: encore %Ln</numerusform>
            <numerusform>%1&#xa0;: encore %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>After this round the rows of the whole game are filled in.</source>
        <translation>Après cette manche, on remplit les lignes de toute la partie.</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <extracomment>From the totals by round, once all rounds are over.</extracomment>
        <translation>Retour à la feuille</translation>
    </message>
    <message>
        <source>then the rows of the whole game</source>
        <extracomment>Beside &quot;End round 4&quot;, the last one: what is filled in after it.</extracomment>
        <translation>puis les lignes de toute la partie</translation>
    </message>
</context>
<context>
    <name>SheetUpper</name>
    <message>
        <source>Cities</source>
        <translation>Cités</translation>
    </message>
    <message>
        <source>Developments</source>
        <translation>Développements</translation>
    </message>
</context>
<context>
    <name>SheetVersionsPage</name>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>A game is never worked out anew with another version. Old versions come out of those games; the ones never played go when you remove the sheet.</source>
        <translation>Une partie n’est jamais recalculée avec une autre version. Les anciennes versions viennent des parties&#xa0;; celles jamais jouées partent avec la feuille.</translation>
    </message>
</context>
<context>
    <name>SheetWhySheet</name>
    <message>
        <source>From what was entered</source>
        <extracomment>Head of the cells that a number was worked out from.</extracomment>
        <translation>À partir de la saisie</translation>
    </message>
    <message>
        <source>In numbers</source>
        <extracomment>The formula with numbers in place of names.</extracomment>
        <translation>En nombres</translation>
    </message>
    <message>
        <source>The formula</source>
        <extracomment>The formula as it is written.</extracomment>
        <translation>La formule</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Closes an explanation.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Playing for %1</source>
        <translation>En cours depuis %1</translation>
    </message>
    <message>
        <source>%1, playing for %2</source>
        <extracomment>%1 is such as &quot;Round 8&quot;, %2 such as &quot;42 min&quot;.</extracomment>
        <translation>%1, en cours depuis %2</translation>
    </message>
</context>
<context>
    <name>ShipRow</name>
    <message numerus="yes">
        <source>%n ships</source>
        <extracomment>Spoken: the ships of a player.</extracomment>
        <translation>
            <numerusform>%n navire</numerusform>
            <numerusform>%n navires</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a ship</source>
        <extracomment>Pays a wood and a cloth for one more ship.</extracomment>
        <translation>Construire un navire</translation>
    </message>
    <message>
        <source>Costs 1 wood and 1 cloth</source>
        <translation>Coûte 1 bois et 1 vêtement</translation>
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
        <translation>Champs</translation>
    </message>
    <message>
        <source>Pastures</source>
        <translation>Pâturages</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Céréales</translation>
    </message>
    <message>
        <source>Vegetables</source>
        <translation>Légumes</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Moutons</translation>
    </message>
    <message>
        <source>Wild boar</source>
        <translation>Sangliers</translation>
    </message>
    <message>
        <source>Cattle</source>
        <translation>Bœufs</translation>
    </message>
    <message>
        <source>Unused spaces</source>
        <translation>Cases inutilisées</translation>
    </message>
    <message>
        <source>Fenced stables</source>
        <translation>Étables clôturées</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Argile</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Rooms</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>House of clay or stone</source>
        <translation>Maison en argile ou pierre</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Points on cards</source>
        <translation>Points sur les cartes</translation>
    </message>
    <message>
        <source>Bonus points</source>
        <translation>Points bonus</translation>
    </message>
    <message>
        <source>Begging markers</source>
        <translation>Marqueurs de mendicité</translation>
    </message>
    <message>
        <source>Building resources left</source>
        <translation>Matériaux restants</translation>
    </message>
    <message>
        <source>Decides a tie</source>
        <translation>Départage en cas d’égalité</translation>
    </message>
    <message>
        <source>Azul</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Tiles on the wall</source>
        <translation>Tuiles sur le mur</translation>
    </message>
    <message>
        <source>Points of the tiles placed this round</source>
        <translation>Points des tuiles posées cette manche</translation>
    </message>
    <message>
        <source>Floor line</source>
        <translation>Ligne plancher</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>The track never falls below 0</source>
        <translation>La piste ne descend jamais sous 0</translation>
    </message>
    <message>
        <source>Complete rows</source>
        <translation>Lignes complètes</translation>
    </message>
    <message>
        <source>Complete columns</source>
        <translation>Colonnes complètes</translation>
    </message>
    <message>
        <source>Complete colours</source>
        <translation>Couleurs complètes</translation>
    </message>
    <message>
        <source>Carcassonne</source>
        <translation>Carcassonne</translation>
    </message>
    <message>
        <source>Before the last scoring</source>
        <translation>Avant le dernier décompte</translation>
    </message>
    <message>
        <source>Unfinished roads</source>
        <translation>Routes inachevées</translation>
    </message>
    <message>
        <source>Unfinished cities</source>
        <translation>Villes inachevées</translation>
    </message>
    <message>
        <source>Unfinished monasteries</source>
        <translation>Monastères inachevés</translation>
    </message>
    <message>
        <source>Cities supplied by own fields</source>
        <translation>Villes nourries par ses prés</translation>
    </message>
    <message>
        <source>Cascadia</source>
        <translation>Cascadia</translation>
    </message>
    <message>
        <source>Bears</source>
        <translation>Ours</translation>
    </message>
    <message>
        <source>Elk</source>
        <translation>Wapitis</translation>
    </message>
    <message>
        <source>Salmon</source>
        <translation>Saumons</translation>
    </message>
    <message>
        <source>Hawks</source>
        <translation>Buses</translation>
    </message>
    <message>
        <source>Foxes</source>
        <translation>Renards</translation>
    </message>
    <message>
        <source>Wildlife</source>
        <translation>Faune</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagnes</translation>
    </message>
    <message>
        <source>Tiles of the largest corridor</source>
        <translation>Tuiles du plus grand couloir</translation>
    </message>
    <message>
        <source>Forests</source>
        <translation>Forêts</translation>
    </message>
    <message>
        <source>Prairies</source>
        <translation>Prairies</translation>
    </message>
    <message>
        <source>Wetlands</source>
        <translation>Marais</translation>
    </message>
    <message>
        <source>Rivers</source>
        <translation>Rivières</translation>
    </message>
    <message>
        <source>Habitats</source>
        <translation>Habitats</translation>
    </message>
    <message>
        <source>Mountains: majority</source>
        <translation>Montagnes&#xa0;: majorité</translation>
    </message>
    <message>
        <source>Forests: majority</source>
        <translation>Forêts&#xa0;: majorité</translation>
    </message>
    <message>
        <source>Prairies: majority</source>
        <translation>Prairies&#xa0;: majorité</translation>
    </message>
    <message>
        <source>Wetlands: majority</source>
        <translation>Marais&#xa0;: majorité</translation>
    </message>
    <message>
        <source>Rivers: majority</source>
        <translation>Rivières&#xa0;: majorité</translation>
    </message>
    <message>
        <source>Majorities</source>
        <translation>Majorités</translation>
    </message>
    <message>
        <source>Nature tokens</source>
        <translation>Jetons nature</translation>
    </message>
    <message>
        <source>Darts 501</source>
        <translation>Fléchettes 501</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Visit</source>
        <translation>Volée</translation>
    </message>
    <message>
        <source>Three darts as thrown; 0 if the game was not ended on a double</source>
        <translation>Trois fléchettes&#xa0;; 0 si la fin n’est pas sur un double</translation>
    </message>
    <message>
        <source>Taken off</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Nothing if more than is left, or all but 1, was thrown</source>
        <translation>Rien si l’on dépasse le reste ou laisse 1</translation>
    </message>
    <message>
        <source>Kingdomino</source>
        <translation>Kingdomino</translation>
    </message>
    <message>
        <source>Property 1</source>
        <translation>Domaine 1</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Crowns</source>
        <translation>Couronnes</translation>
    </message>
    <message>
        <source>Property 2</source>
        <translation>Domaine 2</translation>
    </message>
    <message>
        <source>Property 3</source>
        <translation>Domaine 3</translation>
    </message>
    <message>
        <source>Property 4</source>
        <translation>Domaine 4</translation>
    </message>
    <message>
        <source>Property 5</source>
        <translation>Domaine 5</translation>
    </message>
    <message>
        <source>Property 6</source>
        <translation>Domaine 6</translation>
    </message>
    <message>
        <source>Property 7</source>
        <translation>Domaine 7</translation>
    </message>
    <message>
        <source>Property 8</source>
        <translation>Domaine 8</translation>
    </message>
    <message>
        <source>Property 9</source>
        <translation>Domaine 9</translation>
    </message>
    <message>
        <source>Property 10</source>
        <translation>Domaine 10</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Domaines</translation>
    </message>
    <message>
        <source>Castle in the middle</source>
        <translation>Château au centre</translation>
    </message>
    <message>
        <source>Complete kingdom</source>
        <translation>Royaume complet</translation>
    </message>
    <message>
        <source>Largest property</source>
        <translation>Plus grand domaine</translation>
    </message>
    <message>
        <source>7 Wonders</source>
        <translation>7 Wonders</translation>
    </message>
    <message>
        <source>Military conflicts</source>
        <translation>Conflits militaires</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Treasury</source>
        <translation>Trésor</translation>
    </message>
    <message>
        <source>1 for each 3 coins</source>
        <translation>1 pour 3 pièces</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Merveille</translation>
    </message>
    <message>
        <source>Civilian structures</source>
        <translation>Bâtiments civils</translation>
    </message>
    <message>
        <source>Commercial structures</source>
        <translation>Bâtiments commerciaux</translation>
    </message>
    <message>
        <source>Guilds</source>
        <translation>Guildes</translation>
    </message>
    <message>
        <source>Tablets</source>
        <translation>Tablettes</translation>
    </message>
    <message>
        <source>Compasses</source>
        <translation>Compas</translation>
    </message>
    <message>
        <source>Gears</source>
        <translation>Engrenages</translation>
    </message>
    <message>
        <source>Symbols of your choice</source>
        <translation>Symboles au choix</translation>
    </message>
    <message>
        <source>Counted where they bring most</source>
        <translation>Comptés où ils rapportent le plus</translation>
    </message>
    <message>
        <source>Most of one symbol</source>
        <translation>Symbole le plus fréquent</translation>
    </message>
    <message>
        <source>Least of one symbol</source>
        <translation>Symbole le plus rare</translation>
    </message>
    <message>
        <source>Between them</source>
        <translation>Entre les deux</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Science</translation>
    </message>
    <message>
        <source>Squares and 7 for each set of three</source>
        <translation>Carrés, et 7 par série de trois</translation>
    </message>
    <message>
        <source>Science by choice</source>
        <translation>Science au choix</translation>
    </message>
    <message>
        <source>Terraforming Mars</source>
        <translation>Terraforming Mars</translation>
    </message>
    <message>
        <source>Terraform rating</source>
        <translation>Niveau de terraformation</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Awards, first</source>
        <translation>Récompenses, 1res</translation>
    </message>
    <message>
        <source>Awards, second</source>
        <translation>Récompenses, 2es</translation>
    </message>
    <message>
        <source>Not with two players, nor where two are first</source>
        <translation>Pas à deux, ni si deux sont premiers</translation>
    </message>
    <message>
        <source>Greenery tiles</source>
        <translation>Tuiles forêt</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>1 for each greenery beside each city</source>
        <translation>1 par forêt à côté de chaque ville</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>MegaCredits left</source>
        <translation>MégaCrédits restants</translation>
    </message>
    <message>
        <source>Tichu</source>
        <translation>Tichu</translation>
    </message>
    <message>
        <source>Points in tricks</source>
        <translation>Points des plis</translation>
    </message>
    <message>
        <source>0 for both after a double victory</source>
        <translation>0 pour les deux après une double victoire</translation>
    </message>
    <message>
        <source>Both teams together</source>
        <translation>Les deux équipes</translation>
    </message>
    <message>
        <source>100, or 0 after a double victory</source>
        <translation>100, ou 0 après une double victoire</translation>
    </message>
    <message>
        <source>Tichu calls</source>
        <translation>Annonces Tichu</translation>
    </message>
    <message>
        <source>100 each, grand 200; minus if it failed</source>
        <translation>100 chacune, grand 200&#xa0;; négatif si ratée</translation>
    </message>
    <message>
        <source>Double victory</source>
        <translation>Double victoire</translation>
    </message>
    <message>
        <source>Ticket to Ride</source>
        <translation>Les Aventuriers du Rail</translation>
    </message>
    <message>
        <source>Routes of 1</source>
        <translation>Routes de 1</translation>
    </message>
    <message>
        <source>Routes of 2</source>
        <translation>Routes de 2</translation>
    </message>
    <message>
        <source>Routes of 3</source>
        <translation>Routes de 3</translation>
    </message>
    <message>
        <source>Routes of 4</source>
        <translation>Routes de 4</translation>
    </message>
    <message>
        <source>Routes of 5</source>
        <translation>Routes de 5</translation>
    </message>
    <message>
        <source>Routes of 6</source>
        <translation>Routes de 6</translation>
    </message>
    <message>
        <source>Trains left</source>
        <translation>Wagons restants</translation>
    </message>
    <message>
        <source>Must be what lies before the player</source>
        <translation>Doit être ce qui reste devant le joueur</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Completed tickets</source>
        <translation>Tickets réussis</translation>
    </message>
    <message>
        <source>Missed tickets</source>
        <translation>Tickets manqués</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Chemin le plus long</translation>
    </message>
    <message>
        <source>Longest path bonus</source>
        <translation>Bonus du plus long</translation>
    </message>
    <message>
        <source>Number of completed tickets</source>
        <translation>Nombre de tickets réussis</translation>
    </message>
    <message>
        <source>Wingspan</source>
        <translation>Wingspan</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>Oiseaux</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Cartes bonus</translation>
    </message>
    <message>
        <source>End-of-round goals</source>
        <translation>Objectifs de manche</translation>
    </message>
    <message>
        <source>The four rounds, as 4 + 2 + 6 + 3</source>
        <translation>Les quatre manches, comme 4 + 2 + 6 + 3</translation>
    </message>
    <message>
        <source>Eggs</source>
        <translation>Œufs</translation>
    </message>
    <message>
        <source>Food on cards</source>
        <translation>Nourriture sur les cartes</translation>
    </message>
    <message>
        <source>Tucked cards</source>
        <translation>Cartes glissées</translation>
    </message>
    <message>
        <source>Unused food</source>
        <translation>Nourriture non utilisée</translation>
    </message>
    <message>
        <source>Yahtzee</source>
        <translation>Yahtzee</translation>
    </message>
    <message>
        <source>Ones</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Twos</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>Fives</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <source>Sixes</source>
        <translation>Six</translation>
    </message>
    <message>
        <source>Upper section</source>
        <translation>Section du haut</translation>
    </message>
    <message>
        <source>Bonus from 63</source>
        <translation>Bonus dès 63</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Brelan</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Small straight</source>
        <translation>Petite suite</translation>
    </message>
    <message>
        <source>Large straight</source>
        <translation>Grande suite</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Further Yahtzees</source>
        <translation>Yahtzees de plus</translation>
    </message>
</context>
<context>
    <name>StandCard</name>
    <message>
        <source>%1, total %2</source>
        <extracomment>Spoken: %1 is a player, %2 points.</extracomment>
        <translation>%1, total %2</translation>
    </message>
    <message>
        <source>Cities %1, goods %2, food %3, disasters %4, developments %5 of %6</source>
        <extracomment>Spoken: the figures of a player.</extracomment>
        <translation>Cités %1, ressources %2, nourriture %3, catastrophes %4, développements %5 sur %6</translation>
    </message>
</context>
<context>
    <name>StandLine</name>
    <message>
        <source>%1. %2, total %3</source>
        <extracomment>Spoken: %1 is a place, %2 a player, %3 points.</extracomment>
        <translation>%1. %2, total %3</translation>
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
        <translation>%1. %2, total %3</translation>
    </message>
    <message>
        <source>Cities %1, monuments %2, goods %3, food %4, disasters %5, developments %6 of %7</source>
        <extracomment>Spoken: the figures of a player.</extracomment>
        <translation>Cités %1, monuments %2, ressources %3, nourriture %4, catastrophes %5, développements %6 sur %7</translation>
    </message>
</context>
<context>
    <name>StatFrame</name>
    <message>
        <source>Count stopped games</source>
        <extracomment>A switch: whether games that were not played to their end are part of the statistics.</extracomment>
        <translation>Compter les parties arrêtées</translation>
    </message>
</context>
<context>
    <name>StatView</name>
    <message numerus="yes">
        <source>%n games that were stopped early are counted.</source>
        <translation>
            <numerusform>%n partie arrêtée avant la fin est comptée.</numerusform>
            <numerusform>%n parties arrêtées avant la fin sont comptées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games that were stopped early are left out.</source>
        <translation>
            <numerusform>%n partie arrêtée avant la fin n’est pas comptée.</numerusform>
            <numerusform>%n parties arrêtées avant la fin ne sont pas comptées.</numerusform>
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
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3e</translation>
    </message>
    <message>
        <source>%1th</source>
        <extracomment>A rank from the fourth on: short.</extracomment>
        <translation>%1e</translation>
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
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No games yet. This takes %n games.</source>
        <extracomment>Instead of a chart; %n is how many games it takes.</extracomment>
        <translation>
            <numerusform>Pas encore de partie. Il en faut %n.</numerusform>
            <numerusform>Pas encore de partie. Il en faut %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 so far. This takes %n games.</source>
        <extracomment>Instead of a chart; %1 is how many games there are, %n how many it takes.</extracomment>
        <translation>
            <numerusform>Seulement %1 pour l’instant. Il en faut %n.</numerusform>
            <numerusform>Seulement %1 pour l’instant. Il en faut %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day and a month, as short as can be, in the notation of Qt: &quot;d MMM&quot; gives &quot;15 Nov&quot;.</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message numerus="yes">
        <source>average of %n games</source>
        <translation>
            <numerusform>moyenne sur %n partie</numerusform>
            <numerusform>moyenne sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message numerus="yes">
        <source>Average of %n</source>
        <comment>games</comment>
        <translation>
            <numerusform>Moyenne sur %n</numerusform>
            <numerusform>Moyenne sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Play three games to see a trend.</source>
        <translation>Jouez trois parties pour voir une tendance.</translation>
    </message>
    <message numerus="yes">
        <source>last %n games</source>
        <translation>
            <numerusform>%n dernière partie</numerusform>
            <numerusform>%n dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The average goes from %1 to %2.</source>
        <extracomment>Spoken of a trend; both are averages of points.</extracomment>
        <translation>La moyenne va de %1 à %2.</translation>
    </message>
    <message>
        <source>Head to head</source>
        <extracomment>Head of a chart: how often one player was ahead of each other one.</extracomment>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>ahead</source>
        <extracomment>How often a player was better than another, worse, or tied.</extracomment>
        <translation>devant</translation>
    </message>
    <message>
        <source>behind</source>
        <translation>derrière</translation>
    </message>
    <message>
        <source>level</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Heads of columns: short.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>No game with others yet.</source>
        <translation>Pas encore de partie à plusieurs.</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <extracomment>A balance: so often ahead, so often behind.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>ahead : behind</source>
        <translation>devant&#xa0;: derrière</translation>
    </message>
    <message>
        <source>Streaks</source>
        <extracomment>Head: games won, or not won, in a row.</extracomment>
        <translation>Séries</translation>
    </message>
    <message>
        <source>wins in a row, most</source>
        <translation>victoires de suite, record</translation>
    </message>
    <message>
        <source>wins in a row, now</source>
        <translation>victoires de suite, en cours</translation>
    </message>
    <message>
        <source>without a win, most</source>
        <translation>sans victoire, record</translation>
    </message>
    <message>
        <source>without a win, now</source>
        <translation>sans victoire, en cours</translation>
    </message>
    <message>
        <source>1st seat</source>
        <extracomment>A place at the table: the one who starts.</extracomment>
        <translation>1er à jouer</translation>
    </message>
    <message>
        <source>2nd seat</source>
        <translation>2e à jouer</translation>
    </message>
    <message>
        <source>3rd seat</source>
        <translation>3e à jouer</translation>
    </message>
    <message>
        <source>%1th seat</source>
        <extracomment>A place at the table, from the fourth on.</extracomment>
        <translation>%1e à jouer</translation>
    </message>
    <message>
        <source>Best scores</source>
        <extracomment>Head of a chart: who won how often, or alone, whose best score was how high.</extracomment>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Record</translation>
    </message>
    <message numerus="yes">
        <source>of %n</source>
        <comment>games</comment>
        <extracomment>Beside a number of wins: of so many games.</extracomment>
        <translation>
            <numerusform>sur %n</numerusform>
            <numerusform>sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>Head of a chart: how often which score was reached.</extracomment>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>In %</source>
        <translation>En %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A range of points, both included.</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%n results, points</source>
        <translation>
            <numerusform>%n résultat, points</numerusform>
            <numerusform>%n résultats, points</numerusform>
        </translation>
    </message>
    <message>
        <source>Most often %1 points.</source>
        <extracomment>Spoken of the chart of scores; %1 is a range such as &quot;20 to 24&quot;.</extracomment>
        <translation>Le plus souvent %1 points.</translation>
    </message>
    <message>
        <source>Better than chance</source>
        <extracomment>Head of a chart: wins divided by the wins that chance alone would give.</extracomment>
        <translation>Mieux que le hasard</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Par hasard</translation>
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
            <numerusform>%1 de %n</numerusform>
            <numerusform>%1 de %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n games on</source>
        <extracomment>Who is in the chart: those with at least so many games.</extracomment>
        <translation>
            <numerusform>à partir de %n partie</numerusform>
            <numerusform>à partir de %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins most against chance: %2.</source>
        <extracomment>Spoken: %1 is a player, %2 a factor such as &quot;× 1.4&quot;.</extracomment>
        <translation>%1 bat le mieux le hasard&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Victoires selon l’ordre du tour</translation>
    </message>
    <message>
        <source>chance %1</source>
        <extracomment>Below a win rate: what chance alone would give.</extracomment>
        <translation>hasard %1</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>What the statistics are about.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Any number</source>
        <extracomment>Games with any number of players.</extracomment>
        <translation>Tout nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Edition</source>
        <extracomment>Games of any edition.</extracomment>
        <translation>Édition</translation>
    </message>
    <message>
        <source>All editions</source>
        <translation>Toutes les éditions</translation>
    </message>
    <message numerus="yes">
        <source>%n sheets</source>
        <comment>how many score sheets a figure rests on</comment>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Where points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>per sheet, %1</source>
        <translation>par feuille, %1</translation>
    </message>
    <message>
        <source>Winners, %1</source>
        <extracomment>The sheets of those who won.</extracomment>
        <translation>Gagnants, %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message numerus="yes">
        <source>%n dice, %1</source>
        <translation>
            <numerusform>%n dé, %1</numerusform>
            <numerusform>%n dés, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Rolled</source>
        <extracomment>What was rolled, beside what chance gives.</extracomment>
        <translation>Obtenus</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>What chance gives, beside what was rolled.</extracomment>
        <translation>Attendus</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation>Durée des parties</translation>
    </message>
    <message>
        <source>rounds</source>
        <extracomment>Below an average number: so many a game.</extracomment>
        <translation>manches</translation>
    </message>
    <message>
        <source>turns</source>
        <extracomment>Below an average number: so many a game.</extracomment>
        <translation>tours</translation>
    </message>
    <message>
        <source>a game</source>
        <extracomment>Below a duration.</extracomment>
        <translation>la partie</translation>
    </message>
    <message>
        <source>a turn</source>
        <extracomment>Below a duration.</extracomment>
        <translation>le tour</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>A duration in seconds.</extracomment>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>per sheet · winners, %1</source>
        <extracomment>What two columns of numbers are; %1 is such as &quot;84 sheets&quot;.</extracomment>
        <translation>par feuille · gagnants, %1</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Per sheet</source>
        <translation>Par feuille</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnants</translation>
    </message>
    <message>
        <source>Nobody has any yet.</source>
        <translation>Personne n’en a encore.</translation>
    </message>
</context>
<context>
    <name>StatisticsBoard</name>
    <message>
        <source>No finished game here yet. Statistics begin with the first one.</source>
        <translation>Aucune partie finie ici. Les statistiques commencent avec la première.</translation>
    </message>
    <message numerus="yes">
        <source>games</source>
        <comment>below their number</comment>
        <extracomment>Below big numbers: so many games, the average score, the highest, and how long a game lasts.</extracomment>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message>
        <source>average</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>record</source>
        <translation>record</translation>
    </message>
    <message>
        <source>per game</source>
        <translation>par partie</translation>
    </message>
    <message numerus="yes">
        <source>%n players lead</source>
        <extracomment>Several players have won equally often.</extracomment>
        <translation>
            <numerusform>%n joueur mène</numerusform>
            <numerusform>%n joueurs mènent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 leads with %n wins</source>
        <extracomment>%1 is a player.</extracomment>
        <translation>
            <numerusform>%1 mène, %n victoire</numerusform>
            <numerusform>%1 mène, %n victoires</numerusform>
        </translation>
    </message>
    <message>
        <source>Opens this player&apos;s statistics</source>
        <extracomment>Spoken: what a tap on a player in a chart does.</extracomment>
        <translation>Ouvre les statistiques de cette personne</translation>
    </message>
    <message>
        <source>%1 over time</source>
        <extracomment>Head of a chart: the last games of the player %1.</extracomment>
        <translation>%1 au fil du temps</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of the page with the statistics of everybody.</extracomment>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>Step %1 of %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 is the name of a step of the turn.</extracomment>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>To the step %1</source>
        <extracomment>Spoken: goes back to a step of the turn.</extracomment>
        <translation>Aller à l’étape %1</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less: %1</source>
        <extracomment>Lowers a number. %1 is what is counted.</extracomment>
        <translation>Moins&#xa0;: %1</translation>
    </message>
    <message>
        <source>More: %1</source>
        <extracomment>Raises a number. %1 is what is counted.</extracomment>
        <translation>Plus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StockCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a resource, %2 how many there are.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>StoneAge</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n bois</numerusform>
            <numerusform>%n bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n argile</numerusform>
            <numerusform>%n argiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n or</numerusform>
            <numerusform>%n or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewels</source>
        <translation>
            <numerusform>%n bijou</numerusform>
            <numerusform>%n bijoux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n farmers</source>
        <translation>
            <numerusform>%n paysan</numerusform>
            <numerusform>%n paysans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool makers</source>
        <translation>
            <numerusform>%n fabricant d’outils</numerusform>
            <numerusform>%n fabricants d’outils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n builders</source>
        <translation>
            <numerusform>%n bâtisseur</numerusform>
            <numerusform>%n bâtisseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shamans</source>
        <translation>
            <numerusform>%n chaman</numerusform>
            <numerusform>%n chamans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n traders</source>
        <translation>
            <numerusform>%n marchand</numerusform>
            <numerusform>%n marchands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n nourriture</numerusform>
            <numerusform>%n nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>dice for all</source>
        <translation>dés pour tous</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>2 dice: %1</source>
        <extracomment>Two dice are rolled for a resource, named in place of %1.</extracomment>
        <translation>2 dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>one-use tool worth %1</source>
        <translation>outil à usage unique de %1</translation>
    </message>
    <message>
        <source>a step of agriculture</source>
        <translation>une case d’agriculture</translation>
    </message>
    <message>
        <source>a tool</source>
        <translation>un outil</translation>
    </message>
    <message>
        <source>an extra card</source>
        <translation>une carte supplémentaire</translation>
    </message>
    <message>
        <source>any two resources</source>
        <translation>deux matières premières au choix</translation>
    </message>
    <message>
        <source>dice with style</source>
        <translation>dés «&#xa0;avec style&#xa0;»</translation>
    </message>
    <message>
        <source>a step of trade</source>
        <translation>une case de troc</translation>
    </message>
    <message>
        <source>symbol %1</source>
        <extracomment>A symbol on a card, named in place of %1.</extracomment>
        <translation>symbole %1</translation>
    </message>
    <message>
        <source>%1 takes nothing.</source>
        <translation>%1 ne prend rien.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n pips are left over.</source>
        <translation>
            <numerusform>Il reste %n point de dé.</numerusform>
            <numerusform>Il reste %n points de dé.</numerusform>
        </translation>
    </message>
    <message>
        <source>The one-use tool worth %1 is gone; its card still counts.</source>
        <translation>L’outil à usage unique de %1 est parti&#xa0;; sa carte compte toujours.</translation>
    </message>
    <message>
        <source>%1 has one tool more; its space is worth %2 now.</source>
        <translation>%1 a un outil de plus&#xa0;; sa case vaut maintenant %2.</translation>
    </message>
    <message>
        <source>%1 has a one-use tool worth %2.</source>
        <translation>%1 a un outil à usage unique de %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n people now. The new one eats in this round and works from the next.</source>
        <translation>
            <numerusform>%1 a maintenant %n figurine. La nouvelle mange dès cette manche et travaille à partir de la prochaine.</numerusform>
            <numerusform>%1 a maintenant %n figurines. La nouvelle mange dès cette manche et travaille à partir de la prochaine.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has agriculture %2 now.</source>
        <translation>%1 est maintenant à %2 en agriculture.</translation>
    </message>
    <message>
        <source>%1 has trade %2 now and takes %3.</source>
        <translation>%1 est maintenant à %2 en troc et prend %3.</translation>
    </message>
    <message>
        <source>%1 already has every tool.</source>
        <translation>%1 a déjà tous les outils.</translation>
    </message>
    <message numerus="yes">
        <source>%1 already has %n people.</source>
        <translation>
            <numerusform>%1 a déjà %n figurine.</numerusform>
            <numerusform>%1 a déjà %n figurines.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already at the end of agriculture.</source>
        <translation>%1 est déjà au bout de la piste agriculture.</translation>
    </message>
    <message>
        <source>%1 is already at the end of the trade track.</source>
        <translation>%1 est déjà au bout de la piste troc.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points.</source>
        <translation>
            <numerusform>%1 marque %n point.</numerusform>
            <numerusform>%1 marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 keeps %2 for the end.</source>
        <extracomment>What counts at the end: a symbol, or people on a card.</extracomment>
        <translation>%1 garde pour la fin&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 keeps the card for later.</source>
        <translation>%1 garde la carte pour plus tard.</translation>
    </message>
    <message>
        <source>%1 has a bonus tile: %2.</source>
        <extracomment>A player and what the tile brings.</extracomment>
        <translation>%1 a une tuile bonus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 exchanges %2 for %3.</source>
        <translation>%1 échange %2 contre %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n points for the building.</source>
        <translation>
            <numerusform>%1 marque %n point pour le bâtiment.</numerusform>
            <numerusform>%1 marque %n points pour le bâtiment.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1: %2 above, %3 below.</source>
        <extracomment>The two halves of a card.</extracomment>
        <translation>Carte %1&#xa0;: %2 en haut, %3 en bas.</translation>
    </message>
    <message>
        <source>The card: %1 above, %2 below.</source>
        <translation>La carte&#xa0;: %1 en haut, %2 en bas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 feeds %n people; food left: %2.</source>
        <translation>
            <numerusform>%1 nourrit %n figurine&#xa0;; nourriture restante&#xa0;: %2.</numerusform>
            <numerusform>%1 nourrit %n figurines&#xa0;; nourriture restante&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n food short.</source>
        <translation>
            <numerusform>Il manque %n unité de nourriture à %1.</numerusform>
            <numerusform>Il manque %n unités de nourriture à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gives %2 for food.</source>
        <translation>%1 donne %2 pour nourrir.</translation>
    </message>
    <message numerus="yes">
        <source>The people of %1 go hungry: %n points are lost.</source>
        <translation>
            <numerusform>Les figurines de %1 ont faim&#xa0;: %n point perdu.</numerusform>
            <numerusform>Les figurines de %1 ont faim&#xa0;: %n points perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1 is over. %2 starts the next one.</source>
        <translation>La manche %1 est finie. %2 commence la suivante.</translation>
    </message>
    <message>
        <source>A stack of buildings is empty: this is the last round.</source>
        <translation>Une pile de bâtiments est vide&#xa0;: c’est la dernière manche.</translation>
    </message>
    <message>
        <source>The deck cannot fill the open cards up again: this is the last round.</source>
        <translation>La pioche ne suffira pas à compléter les cartes visibles&#xa0;: c’est la dernière manche.</translation>
    </message>
    <message>
        <source>A stack of buildings is empty: the game ends.</source>
        <translation>Une pile de bâtiments est vide&#xa0;: la partie se termine.</translation>
    </message>
    <message>
        <source>The open cards cannot be filled up: the game ends.</source>
        <translation>Les cartes visibles ne peuvent être complétées&#xa0;: la partie se termine.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins with a score of %2.</source>
        <translation>La partie est finie&#xa0;: %1 gagne avec un score de %2.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win with a score of %2.</source>
        <translation>La partie est finie&#xa0;: %1 se partagent la victoire avec un score de %2.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Used tools</source>
        <translation>Outils utilisés</translation>
    </message>
    <message>
        <source>One-use tools</source>
        <translation>Outils à usage unique</translation>
    </message>
    <message numerus="yes">
        <source>%1 hunts with %n people and rolls %2.</source>
        <extracomment>A player, how many people, and the total of the dice, like the six that follow.</extracomment>
        <translation>
            <numerusform>%1 chasse avec %n figurine et obtient %2.</numerusform>
            <numerusform>%1 chasse avec %n figurines et obtient %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the forest with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 va en forêt avec %n figurine et obtient %2.</numerusform>
            <numerusform>%1 va en forêt avec %n figurines et obtient %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the clay pit with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 va à la carrière d’argile avec %n figurine et obtient %2.</numerusform>
            <numerusform>%1 va à la carrière d’argile avec %n figurines et obtient %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the quarry with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 va à la carrière avec %n figurine et obtient %2.</numerusform>
            <numerusform>%1 va à la carrière avec %n figurines et obtient %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the river with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 va à la rivière avec %n figurine et obtient %2.</numerusform>
            <numerusform>%1 va à la rivière avec %n figurines et obtient %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is at the tool maker’s.</source>
        <translation>%1 est chez le fabricant d’outils.</translation>
    </message>
    <message>
        <source>%1 is in the hut with two people.</source>
        <translation>%1 est dans la hutte avec deux figurines.</translation>
    </message>
    <message>
        <source>%1 is in the field.</source>
        <translation>%1 est au champ.</translation>
    </message>
    <message>
        <source>%1 is at the trader’s with two people.</source>
        <translation>%1 est chez le marchand avec deux figurines.</translation>
    </message>
    <message>
        <source>%1 builds without paying.</source>
        <translation>%1 bâtit sans payer.</translation>
    </message>
    <message>
        <source>%1 builds with %2.</source>
        <translation>%1 bâtit avec %2.</translation>
    </message>
    <message>
        <source>%1 buys a card with %2.</source>
        <translation>%1 achète une carte avec %2.</translation>
    </message>
    <message>
        <source>%1 uses the card kept for any two resources.</source>
        <translation>%1 utilise la carte gardée pour deux matières premières.</translation>
    </message>
    <message>
        <source>%1 has all figures back.</source>
        <translation>%1 a repris toutes ses figurines.</translation>
    </message>
    <message>
        <source>%1 makes up for the missing food.</source>
        <translation>%1 remplace la nourriture manquante.</translation>
    </message>
    <message>
        <source>%1 does not make up for the missing food.</source>
        <translation>%1 ne remplace pas la nourriture manquante.</translation>
    </message>
    <message>
        <source>Tools add %1, which makes %2.</source>
        <translation>Les outils ajoutent %1, ce qui fait %2.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>This belongs to the expansion, which is not in this game.</source>
        <translation>Cela fait partie de l’extension, qui n’est pas dans cette partie.</translation>
    </message>
    <message>
        <source>You cannot go there now.</source>
        <translation>Vous ne pouvez pas y aller maintenant.</translation>
    </message>
    <message>
        <source>You can go there now.</source>
        <translation>Vous pouvez y aller maintenant.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>They pay for the fifth card and some tiles. At the end they are worth nothing.</source>
        <translation>Ils paient la cinquième carte et certaines tuiles. À la fin, ils ne valent rien.</translation>
    </message>
    <message numerus="yes">
        <source>In a building each is worth %n points, at the end 1 point.</source>
        <translation>
            <numerusform>Dans un bâtiment, chaque unité vaut %n point, à la fin 1 point.</numerusform>
            <numerusform>Dans un bâtiment, chaque unité vaut %n points, à la fin 1 point.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n of this symbol.</source>
        <translation>
            <numerusform>Vous avez %n fois ce symbole.</numerusform>
            <numerusform>Vous avez %n fois ce symbole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more would be worth %n points now.</source>
        <translation>
            <numerusform>Un de plus vaudrait maintenant %n point.</numerusform>
            <numerusform>Un de plus vaudrait maintenant %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now each is worth %n points.</source>
        <translation>
            <numerusform>Maintenant, chacun vaut %n point.</numerusform>
            <numerusform>Maintenant, chacun vaut %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tool adds its value to a roll, once a round.</source>
        <translation>Chaque outil ajoute sa valeur à un lancer, une fois par manche.</translation>
    </message>
    <message>
        <source>Yours add up to %1.</source>
        <translation>Les vôtres font %1 en tout.</translation>
    </message>
    <message>
        <source>You have %1, at most %2. Each eats 1 food a round.</source>
        <translation>Vous avez %1, au plus %2. Chacune mange 1 unité de nourriture par manche.</translation>
    </message>
    <message>
        <source>Yours is at %1.</source>
        <translation>La vôtre est à %1.</translation>
    </message>
    <message numerus="yes">
        <source>As it stands you will have %n food left.</source>
        <translation>
            <numerusform>En l’état, il vous restera %n unité de nourriture.</numerusform>
            <numerusform>En l’état, il vous restera %n unités de nourriture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As it stands you will be %n food short.</source>
        <translation>
            <numerusform>En l’état, il vous manquera %n unité de nourriture.</numerusform>
            <numerusform>En l’état, il vous manquera %n unités de nourriture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end a building is worth %n points more to you, for your builders.</source>
        <translation>
            <numerusform>À la fin, un bâtiment vous vaut %n point de plus, pour vos bâtisseurs.</numerusform>
            <numerusform>À la fin, un bâtiment vous vaut %n points de plus, pour vos bâtisseurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The upper half works at once, the lower half counts at the end.</source>
        <translation>La partie supérieure agit tout de suite, la partie inférieure compte à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the deck.</source>
        <translation>
            <numerusform>Il reste %n carte dans la pioche.</numerusform>
            <numerusform>Il reste %n cartes dans la pioche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round</source>
        <translation>La manche</translation>
    </message>
    <message>
        <source>Gathering</source>
        <translation>Récolter</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>The village</source>
        <translation>Le village</translation>
    </message>
    <message>
        <source>Jewels and dice with style</source>
        <translation>Bijoux et dés «&#xa0;avec style&#xa0;»</translation>
    </message>
    <message>
        <source>Trade and exchange</source>
        <translation>Troc et échanges</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Tuiles bonus</translation>
    </message>
    <message>
        <source>Feeding</source>
        <translation>Nourrir</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>A round uses at most the people you had when it began, and each place once.</source>
        <translation>Une manche utilise au plus les figurines que vous aviez à son début, et chaque lieu une fois.</translation>
    </message>
    <message>
        <source>You begin with %1 people, %2 food and nothing else.</source>
        <translation>Vous commencez avec %1 figurines, %2 unités de nourriture et rien d’autre.</translation>
    </message>
    <message>
        <source>Roll one die for each figure and add them up. Tools may be added. What is left over is lost.</source>
        <translation>Lancez un dé par figurine et additionnez. Des outils peuvent s’ajouter. Le reste est perdu.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of them may be in the forest, the same in the clay pit, the quarry and at the river.</source>
        <translation>
            <numerusform>À %1 joueurs, seulement %n d’entre eux peut être en forêt&#xa0;; de même à la carrière d’argile, à la carrière et à la rivière.</numerusform>
            <numerusform>À %1 joueurs, seulement %n d’entre eux peuvent être en forêt&#xa0;; de même à la carrière d’argile, à la carrière et à la rivière.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tool adds its value to a roll of yours, after the dice have fallen. Each is used once a round, and always whole.</source>
        <translation>Un outil ajoute sa valeur à l’un de vos lancers, une fois les dés tombés. Chacun sert une fois par manche, et toujours en entier.</translation>
    </message>
    <message>
        <source>The three spaces rise one after the other: 1-0-0, 1-1-0, 1-1-1, 2-1-1 and so on up to 4-4-4. A tool that rises after it was used stays used.</source>
        <translation>Les trois cases montent l’une après l’autre&#xa0;: 1-0-0, 1-1-0, 1-1-1, 2-1-1 et ainsi de suite jusqu’à 4-4-4. Un outil qui monte après avoir servi reste utilisé.</translation>
    </message>
    <message>
        <source>A one-use tool from a card helps once in the game. Its card stays and counts at the end.</source>
        <translation>Un outil à usage unique, pris sur une carte, aide une fois dans la partie. Sa carte reste et compte à la fin.</translation>
    </message>
    <message>
        <source>Each of these places serves one player a round.</source>
        <translation>Chacun de ces lieux sert à un seul joueur par manche.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of them are used in a round.</source>
        <translation>
            <numerusform>À %1 joueurs, seul %n d’entre eux sert par manche.</numerusform>
            <numerusform>À %1 joueurs, seuls %n d’entre eux servent par manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>One figure on a stack may buy its top tile. Pay, and the points come at once: 3 for wood, 4 for clay, 5 for stone, 6 for gold.</source>
        <translation>Une figurine sur une pile peut acheter sa première tuile. Payez, et les points viennent tout de suite&#xa0;: 3 par bois, 4 par argile, 5 par pierre, 6 par or.</translation>
    </message>
    <message>
        <source>There is one stack of %1 tiles for each player.</source>
        <translation>Il y a une pile de %1 tuiles par joueur.</translation>
    </message>
    <message>
        <source>One figure on a card may buy it. Counted from the right the cards cost 1, 2, 3 and 4 resources of any kinds.</source>
        <translation>Une figurine sur une carte peut l’acheter. En partant de la droite, les cartes coûtent 1, 2, 3 et 4 matières premières au choix.</translation>
    </message>
    <message>
        <source>The fifth card costs 3 jewels. For 3 more you take a second card from the deck, of which only the lower half counts.</source>
        <translation>La cinquième carte coûte 3 bijoux. Pour 3 de plus, vous prenez une seconde carte de la pioche, dont seule la partie inférieure compte.</translation>
    </message>
    <message>
        <source>Dice for all: roll a die for each player. Everybody takes one, the buyer first: wood, clay, stone, gold, a tool or a step of agriculture.</source>
        <translation>Dés pour tous&#xa0;: lancez un dé par joueur. Chacun en prend un, l’acheteur d’abord&#xa0;: bois, argile, pierre, or, un outil ou une case d’agriculture.</translation>
    </message>
    <message>
        <source>Two dice are rolled for the resource shown, as in gathering; tools help.</source>
        <translation>Deux dés sont lancés pour la matière première indiquée, comme en récoltant&#xa0;; les outils aident.</translation>
    </message>
    <message>
        <source>An extra card comes off the deck, and only its lower half counts.</source>
        <translation>Une carte supplémentaire vient de la pioche, et seule sa partie inférieure compte.</translation>
    </message>
    <message>
        <source>Any two resources may be taken at once or later, in a turn of your own.</source>
        <translation>Les deux matières premières au choix se prennent tout de suite ou plus tard, pendant votre propre tour.</translation>
    </message>
    <message>
        <source>After the round the open cards move to the right and are filled up from the deck.</source>
        <translation>Après la manche, les cartes visibles glissent vers la droite et sont complétées par la pioche.</translation>
    </message>
    <message>
        <source>Everybody begins with 1 jewel. A tooth is 1 jewel, a ring is 3. They pay for the fifth card and some tiles, and are worth nothing at the end.</source>
        <translation>Chacun commence avec 1 bijou. Une dent vaut 1 bijou, un anneau 3. Ils paient la cinquième carte et certaines tuiles, et ne valent rien à la fin.</translation>
    </message>
    <message>
        <source>Dice with style: roll a die for each player. Everybody takes one, the buyer first: 2 food, 2 jewels, a resource, a secret card, a step of trade or a person.</source>
        <translation>Dés «&#xa0;avec style&#xa0;»&#xa0;: lancez un dé par joueur. Chacun en prend un, l’acheteur d’abord&#xa0;: 2 unités de nourriture, 2 bijoux, une matière première, une carte secrète, une case de troc ou une figurine.</translation>
    </message>
    <message>
        <source>Of a secret card only the lower half counts.</source>
        <translation>D’une carte secrète, seule la partie inférieure compte.</translation>
    </message>
    <message>
        <source>Once a round, before you pay for a card or a tile, you may exchange resources and jewels. All that you get must go into this payment.</source>
        <translation>Une fois par manche, avant de payer une carte ou une tuile, vous pouvez échanger des matières premières et des bijoux. Tout ce que vous recevez doit servir à ce paiement.</translation>
    </message>
    <message>
        <source>A move on the trade track brings 2 jewels, however many steps it has. The trader and a card bring them even at the end of the track.</source>
        <translation>Avancer sur la piste troc rapporte 2 bijoux, quel que soit le nombre de cases. Le marchand et une carte les rapportent même au bout de la piste.</translation>
    </message>
    <message>
        <source>The tiles of wood, clay and stone bring 1 of it at the start of every later round.</source>
        <translation>Les tuiles de bois, d’argile et de pierre en rapportent 1 au début de chaque manche suivante.</translation>
    </message>
    <message>
        <source>Those of a person, a tool and a field bring it once, when they are built.</source>
        <translation>Celles d’une figurine, d’un outil et d’un champ ne le rapportent qu’une fois, à l’achat.</translation>
    </message>
    <message>
        <source>People who came in this round eat too.</source>
        <translation>Les figurines arrivées dans la manche mangent aussi.</translation>
    </message>
    <message>
        <source>The game ends after the round in which a stack of buildings was emptied, once everybody is fed.</source>
        <translation>La partie se termine après la manche où une pile de bâtiments a été vidée, une fois tout le monde nourri.</translation>
    </message>
    <message>
        <source>It ends at once when a round begins and five cards cannot be laid out.</source>
        <translation>Elle se termine aussitôt si, au début d’une manche, on ne peut pas disposer cinq cartes.</translation>
    </message>
    <message>
        <source>It ends at once when a round begins and four cards cannot be laid out.</source>
        <translation>Elle se termine aussitôt si, au début d’une manche, on ne peut pas disposer quatre cartes.</translation>
    </message>
    <message>
        <source>The points of the track count first; they may be below 0.</source>
        <translation>Les points de la piste comptent d’abord&#xa0;; ils peuvent être sous 0.</translation>
    </message>
    <message>
        <source>Each resource left is worth 1 point. Food is worth nothing.</source>
        <translation>Chaque matière première restante vaut 1 point. La nourriture ne vaut rien.</translation>
    </message>
    <message>
        <source>Most points win. In a tie it is who has more agriculture, tools and people together; if that is equal too, the win is shared.</source>
        <translation>Le plus de points gagne. En cas d’égalité, c’est le plus d’agriculture, d’outils et de figurines ensemble&#xa0;; si l’égalité persiste, la victoire est partagée.</translation>
    </message>
    <message>
        <source>%1: %2, rolls %3</source>
        <extracomment>A player, a place and the total of the dice.</extracomment>
        <translation>%1&#xa0;: %2, obtient %3</translation>
    </message>
    <message>
        <source>%1: builds</source>
        <translation>%1&#xa0;: bâtit</translation>
    </message>
    <message>
        <source>%1: builds with %2</source>
        <translation>%1&#xa0;: bâtit avec %2</translation>
    </message>
    <message>
        <source>%1: buys a card, %2 and %3</source>
        <translation>%1&#xa0;: achète une carte, %2 et %3</translation>
    </message>
    <message>
        <source>%1: takes %2</source>
        <translation>%1&#xa0;: prend %2</translation>
    </message>
    <message>
        <source>%1: all figures back</source>
        <translation>%1&#xa0;: toutes les figurines reprises</translation>
    </message>
    <message>
        <source>%1: feeds with %2</source>
        <translation>%1&#xa0;: nourrit avec %2</translation>
    </message>
    <message>
        <source>%1: goes hungry</source>
        <translation>%1&#xa0;: a faim</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and a place.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Argile</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Jewels</source>
        <translation>Bijoux</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Chasse</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Clay pit</source>
        <translation>Carrière d’argile</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Carrière</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Rivière</translation>
    </message>
    <message>
        <source>Own wood site</source>
        <translation>Site de bois</translation>
    </message>
    <message>
        <source>Own gold site</source>
        <translation>Site d’or</translation>
    </message>
    <message>
        <source>Tool maker</source>
        <translation>Fabricant d’outils</translation>
    </message>
    <message>
        <source>Hut</source>
        <translation>Hutte</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Art</source>
        <extracomment>One of the symbols on cards, like the eight that follow.</extracomment>
        <translation>Art</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Guérison</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musique</translation>
    </message>
    <message>
        <source>Pottery</source>
        <translation>Poterie</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Weaving</source>
        <translation>Tissage</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Jewel</source>
        <translation>Bijou</translation>
    </message>
    <message>
        <source>Farmers</source>
        <translation>Paysans</translation>
    </message>
    <message>
        <source>Tool makers</source>
        <translation>Fabricants d’outils</translation>
    </message>
    <message>
        <source>Builders</source>
        <translation>Bâtisseurs</translation>
    </message>
    <message>
        <source>Shamans</source>
        <translation>Chamans</translation>
    </message>
    <message>
        <source>Traders</source>
        <translation>Marchands</translation>
    </message>
    <message>
        <source>Three printed resources</source>
        <translation>Trois matières premières imprimées</translation>
    </message>
    <message>
        <source>1 to 7 of any resources</source>
        <translation>1 à 7 matières premières au choix</translation>
    </message>
    <message>
        <source>1 to 4 jewels</source>
        <translation>1 à 4 bijoux</translation>
    </message>
    <message>
        <source>Another tile of the expansion</source>
        <translation>Une autre tuile de l’extension</translation>
    </message>
    <message>
        <source>1 wood each round</source>
        <translation>1 bois par manche</translation>
    </message>
    <message>
        <source>1 clay each round</source>
        <translation>1 argile par manche</translation>
    </message>
    <message>
        <source>1 stone each round</source>
        <translation>1 pierre par manche</translation>
    </message>
    <message>
        <source>One person more</source>
        <translation>Une figurine de plus</translation>
    </message>
    <message>
        <source>One tool more</source>
        <translation>Un outil de plus</translation>
    </message>
    <message>
        <source>One field more</source>
        <translation>Un champ de plus</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>The track of the trade marker.</extracomment>
        <translation>Troc</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Feed</source>
        <translation>Nourrir</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>What a die brings.</extracomment>
        <translation>Outil</translation>
    </message>
    <message>
        <source>2 food</source>
        <extracomment>What a die brings.</extracomment>
        <translation>2 nourriture</translation>
    </message>
    <message>
        <source>2 jewels</source>
        <extracomment>What a die brings.</extracomment>
        <translation>2 bijoux</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>What a die brings.</extracomment>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The stack</source>
        <translation>La pile</translation>
    </message>
    <message>
        <source>The card’s place</source>
        <translation>La case de la carte</translation>
    </message>
    <message>
        <source>The number of resources</source>
        <translation>Le nombre de matières premières</translation>
    </message>
    <message>
        <source>The number of kinds</source>
        <translation>Le nombre de sortes</translation>
    </message>
    <message>
        <source>A one-use tool</source>
        <translation>Un outil à usage unique</translation>
    </message>
    <message>
        <source>The number of kept cards</source>
        <translation>Le nombre de cartes gardées</translation>
    </message>
    <message>
        <source>The number of buildings</source>
        <translation>Le nombre de bâtiments</translation>
    </message>
    <message>
        <source>The seat</source>
        <translation>La place</translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <translation>%1&#xa0;: il n’en reste pas.</translation>
    </message>
    <message>
        <source>Only %1 left.</source>
        <translation>Il ne reste que %1.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 players only %n of the village’s places are used in a round.</source>
        <translation>
            <numerusform>À %1 joueurs, seul %n des lieux du village sert par manche.</numerusform>
            <numerusform>À %1 joueurs, seuls %n des lieux du village servent par manche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: with %2 players only %n of them may come.</source>
        <translation>
            <numerusform>%1&#xa0;: à %2 joueurs, seulement %n d’entre eux peut y venir.</numerusform>
            <numerusform>%1&#xa0;: à %2 joueurs, seulement %n d’entre eux peuvent y venir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give exactly %n resources.</source>
        <translation>
            <numerusform>Donnez exactement %n matière première.</numerusform>
            <numerusform>Donnez exactement %n matières premières.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This card costs exactly %n resources.</source>
        <translation>
            <numerusform>Cette carte coûte exactement %n matière première.</numerusform>
            <numerusform>Cette carte coûte exactement %n matières premières.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs exactly %n jewels.</source>
        <translation>
            <numerusform>Cela coûte exactement %n bijou.</numerusform>
            <numerusform>Cela coûte exactement %n bijoux.</numerusform>
        </translation>
    </message>
    <message>
        <source>This building costs three resources as they are printed on a tile.</source>
        <translation>Ce bâtiment coûte trois matières premières comme elles sont imprimées sur une tuile.</translation>
    </message>
    <message>
        <source>This building costs exactly %1 resources of exactly %2 kinds.</source>
        <translation>Ce bâtiment coûte exactement %1 matières premières d’exactement %2 sortes.</translation>
    </message>
    <message>
        <source>This building costs from 1 to %1 resources.</source>
        <translation>Ce bâtiment coûte de 1 à %1 matières premières.</translation>
    </message>
    <message>
        <source>This building costs from 1 to %1 jewels.</source>
        <translation>Ce bâtiment coûte de 1 à %1 bijoux.</translation>
    </message>
    <message>
        <source>All that you get must be part of this payment.</source>
        <translation>Tout ce que vous recevez doit faire partie de ce paiement.</translation>
    </message>
    <message>
        <source>Your rate is two for one: give exactly two and get one.</source>
        <translation>Votre taux est de 2 pour 1&#xa0;: donnez-en exactement deux et recevez-en un.</translation>
    </message>
    <message>
        <source>Your rate is one for one: give exactly one and get one.</source>
        <translation>Votre taux est de 1 pour 1&#xa0;: donnez-en exactement un et recevez-en un.</translation>
    </message>
    <message>
        <source>Your rate is one for two: give exactly one and get one or two.</source>
        <translation>Votre taux est de 1 pour 2&#xa0;: donnez-en exactement un et recevez-en un ou deux.</translation>
    </message>
    <message>
        <source>Jewels are found only by hunting.</source>
        <translation>On ne trouve des bijoux qu’à la chasse.</translation>
    </message>
    <message>
        <source>A second card comes only with the card that costs jewels.</source>
        <translation>Une seconde carte ne vient qu’avec la carte qui coûte des bijoux.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1&#xa0;: de %2 à %3.</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>La partie est finie. Annulez pour reprendre.</translation>
    </message>
    <message>
        <source>This game is played without bonus tiles.</source>
        <translation>Cette partie se joue sans tuiles bonus.</translation>
    </message>
    <message>
        <source>All figures are back. Feed the people first.</source>
        <translation>Toutes les figurines sont reprises. Nourrissez-les d’abord.</translation>
    </message>
    <message>
        <source>The people are fed once all figures are back.</source>
        <translation>On nourrit une fois toutes les figurines reprises.</translation>
    </message>
    <message>
        <source>No figures are left to use this round.</source>
        <translation>Il ne reste aucune figurine à utiliser dans cette manche.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n figures are left to use this round.</source>
        <translation>
            <numerusform>Il ne reste que %n figurine à utiliser dans cette manche.</numerusform>
            <numerusform>Il ne reste que %n figurines à utiliser dans cette manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you have been there this round.</source>
        <translation>%1&#xa0;: déjà fait dans cette manche.</translation>
    </message>
    <message>
        <source>%1: %2 is there this round.</source>
        <translation>%1&#xa0;: %2 y est dans cette manche.</translation>
    </message>
    <message>
        <source>%1: no room is left.</source>
        <translation>%1&#xa0;: il n’y a plus de place.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there is room for %n figures only.</source>
        <translation>
            <numerusform>%1&#xa0;: il n’y a de place que pour %n figurine.</numerusform>
            <numerusform>%1&#xa0;: il n’y a de place que pour %n figurines.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not kept a card for any two resources.</source>
        <translation>Vous n’avez pas gardé de carte pour deux matières premières.</translation>
    </message>
    <message>
        <source>%1: build one first.</source>
        <translation>%1&#xa0;: construisez-en un d’abord.</translation>
    </message>
    <message>
        <source>These dice show from %1 to %2 in all.</source>
        <translation>Ces dés font de %1 à %2 en tout.</translation>
    </message>
    <message>
        <source>Each tool is used once a round.</source>
        <translation>Chaque outil sert une fois par manche.</translation>
    </message>
    <message>
        <source>You do not have so many one-use tools of this value.</source>
        <translation>Vous n’avez pas autant d’outils à usage unique de cette valeur.</translation>
    </message>
    <message>
        <source>There is no tool on this space yet.</source>
        <translation>Il n’y a pas encore d’outil sur cette case.</translation>
    </message>
    <message>
        <source>Card %1 has been bought before. Each is there once.</source>
        <translation>La carte %1 a déjà été achetée. Chacune existe une fois.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n cards are left in the deck.</source>
        <translation>
            <numerusform>Il ne reste que %n carte dans la pioche.</numerusform>
            <numerusform>Il ne reste que %n cartes dans la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n dice are taken, one a player.</source>
        <translation>
            <numerusform>On prend exactement %n dé, un par joueur.</numerusform>
            <numerusform>On prend exactement %n dés, un par joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take exactly %n resources.</source>
        <translation>
            <numerusform>Prenez exactement %n matière première.</numerusform>
            <numerusform>Prenez exactement %n matières premières.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchanging needs a step on the trade track.</source>
        <translation>Pour échanger, il faut une case sur la piste troc.</translation>
    </message>
    <message>
        <source>You have exchanged this round. The next exchange is in the next one.</source>
        <translation>Vous avez déjà échangé dans cette manche. Le prochain échange est dans la suivante.</translation>
    </message>
    <message>
        <source>The people of %1 are fed.</source>
        <translation>Les figurines de %1 sont nourries.</translation>
    </message>
    <message>
        <source>Hunt: 2 pips bring 1 food. There is room for everybody.</source>
        <translation>Chasse&#xa0;: 2 points de dé donnent 1 unité de nourriture. Il y a de la place pour tous.</translation>
    </message>
    <message>
        <source>Forest: 3 pips bring 1 wood. There is room for 7 figures.</source>
        <translation>Forêt&#xa0;: 3 points de dé donnent 1 bois. Il y a de la place pour 7 figurines.</translation>
    </message>
    <message>
        <source>Clay pit: 4 pips bring 1 clay. There is room for 7 figures.</source>
        <translation>Carrière d’argile&#xa0;: 4 points de dé donnent 1 argile. Il y a de la place pour 7 figurines.</translation>
    </message>
    <message>
        <source>Quarry: 5 pips bring 1 stone. There is room for 7 figures.</source>
        <translation>Carrière&#xa0;: 5 points de dé donnent 1 pierre. Il y a de la place pour 7 figurines.</translation>
    </message>
    <message>
        <source>River: 6 pips bring 1 gold. There is room for 7 figures.</source>
        <translation>Rivière&#xa0;: 6 points de dé donnent 1 or. Il y a de la place pour 7 figurines.</translation>
    </message>
    <message>
        <source>Own wood site: 2 pips bring 1 wood. Up to 3 of your own figures work there.</source>
        <translation>Site de bois&#xa0;: 2 points de dé donnent 1 bois. Jusqu’à 3 de vos figurines y travaillent.</translation>
    </message>
    <message>
        <source>Own gold site: 5 pips bring 1 gold. Up to 3 of your own figures work there.</source>
        <translation>Site d’or&#xa0;: 5 points de dé donnent 1 or. Jusqu’à 3 de vos figurines y travaillent.</translation>
    </message>
    <message>
        <source>Tool maker, 1 figure: the lowest of your three tools rises by 1, from the left, up to 4 each.</source>
        <translation>Fabricant d’outils, 1 figurine&#xa0;: le plus bas de vos trois outils monte de 1, à partir de la gauche, jusqu’à 4 chacun.</translation>
    </message>
    <message>
        <source>Hut, 2 figures: one person more, 10 at most. The new one eats in this round and works from the next.</source>
        <translation>Hutte, 2 figurines&#xa0;: une figurine de plus, 10 au plus. La nouvelle mange dès cette manche et travaille à partir de la prochaine.</translation>
    </message>
    <message>
        <source>Field, 1 figure: agriculture rises by 1, up to 10. It brings as much food every round.</source>
        <translation>Champ, 1 figurine&#xa0;: l’agriculture monte de 1, jusqu’à 10. Elle donne autant de nourriture à chaque manche.</translation>
    </message>
    <message>
        <source>Trader, 2 figures: two steps on the trade track, up to 10, and 2 jewels.</source>
        <translation>Marchand, 2 figurines&#xa0;: deux cases sur la piste troc, jusqu’à 10, et 2 bijoux.</translation>
    </message>
    <message>
        <source>Each farmer is worth your agriculture.</source>
        <translation>Chaque paysan vaut votre agriculture.</translation>
    </message>
    <message>
        <source>Each tool maker is worth the sum of your three tools.</source>
        <translation>Chaque fabricant d’outils vaut la somme de vos trois outils.</translation>
    </message>
    <message>
        <source>Each builder is worth the number of your buildings.</source>
        <translation>Chaque bâtisseur vaut le nombre de vos bâtiments.</translation>
    </message>
    <message>
        <source>Each shaman is worth the number of your people.</source>
        <translation>Chaque chaman vaut le nombre de vos figurines.</translation>
    </message>
    <message>
        <source>Each trader is worth your place on the trade track.</source>
        <translation>Chaque marchand vaut votre case sur la piste troc.</translation>
    </message>
    <message>
        <source>Most tiles show exactly three resources.</source>
        <translation>La plupart des tuiles montrent exactement trois matières premières.</translation>
    </message>
    <message>
        <source>Some ask for 4 or 5 resources of exactly so many kinds.</source>
        <translation>Certaines demandent 4 ou 5 matières premières d’un nombre exact de sortes.</translation>
    </message>
    <message>
        <source>Some take from 1 to 7 resources, whichever you like.</source>
        <translation>Certaines prennent de 1 à 7 matières premières, à votre choix.</translation>
    </message>
    <message>
        <source>A tile for jewels takes from 1 to 4 of them and gives 4 points for each.</source>
        <translation>Une tuile à bijoux en prend de 1 à 4 et donne 4 points pour chacun.</translation>
    </message>
    <message>
        <source>Different symbols make a set: its number times itself, so 81 for all nine. What you have twice makes further sets.</source>
        <translation>Des symboles différents forment un ensemble&#xa0;: leur nombre fois lui-même, donc 81 pour les neuf. Les doubles forment d’autres ensembles.</translation>
    </message>
    <message>
        <source>Different symbols make a set: its number times itself, so 64 for all eight. What you have twice makes further sets.</source>
        <translation>Des symboles différents forment un ensemble&#xa0;: leur nombre fois lui-même, donc 64 pour les huit. Les doubles forment d’autres ensembles.</translation>
    </message>
    <message>
        <source>When all figures are back, everybody’s people eat 1 food each. Agriculture brings its number of food first.</source>
        <translation>Quand toutes les figurines sont reprises, chacune mange 1 unité de nourriture. L’agriculture en donne d’abord autant que sa case.</translation>
    </message>
    <message>
        <source>At 0 on the trade track there is no exchange.</source>
        <translation>À 0 sur la piste troc, il n’y a pas d’échange.</translation>
    </message>
    <message>
        <source>From 1 to 3 on the trade track you exchange two for one.</source>
        <translation>De 1 à 3 sur la piste troc, vous échangez 2 pour 1.</translation>
    </message>
    <message>
        <source>From 4 to 8 on the trade track you exchange one for one.</source>
        <translation>De 4 à 8 sur la piste troc, vous échangez 1 pour 1.</translation>
    </message>
    <message>
        <source>At 9 and 10 on the trade track you exchange one for two.</source>
        <translation>À 9 et 10 sur la piste troc, vous échangez 1 pour 2.</translation>
    </message>
    <message>
        <source>over in round %1</source>
        <translation>finie à la manche %1</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>Stone Age with Style is the Goal, %1</source>
        <translation>L’Âge de pierre et son extension, %1</translation>
    </message>
    <message>
        <source>Stone Age, %1</source>
        <translation>L’Âge de pierre, %1</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Resources</source>
        <extracomment>A kind of upper half of cards: it gives certain resources.</extracomment>
        <translation>Matières premières</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Corrigé à la main</translation>
    </message>
    <message>
        <source>Still to feed: %1.</source>
        <translation>Encore à nourrir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 joue.</translation>
    </message>
    <message>
        <source>a secret card</source>
        <translation>une carte secrète</translation>
    </message>
    <message>
        <source>Dice for all</source>
        <translation>Dés pour tous</translation>
    </message>
    <message>
        <source>2 dice</source>
        <translation>2 dés</translation>
    </message>
    <message>
        <source>One-use tool</source>
        <translation>Outil à usage unique</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carte supplémentaire</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Deux au choix</translation>
    </message>
    <message>
        <source>Dice with style</source>
        <translation>Dés «&#xa0;avec style&#xa0;»</translation>
    </message>
    <message>
        <source>Style is the Goal</source>
        <comment>the name of the expansion</comment>
        <translation>Avec l’extension</translation>
    </message>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>In a tie, agriculture, tools and people decide.</source>
        <translation>En cas d’égalité, l’agriculture, les outils et les figurines départagent.</translation>
    </message>
    <message>
        <source>Hunger</source>
        <translation>Faim</translation>
    </message>
    <message>
        <source>times hungry</source>
        <extracomment>Below a number: how often people went hungry.</extracomment>
        <translation>famines</translation>
    </message>
    <message>
        <source>food short</source>
        <extracomment>Below a number.</extracomment>
        <translation>nourriture manquante</translation>
    </message>
    <message>
        <source>points lost</source>
        <extracomment>Below a number: points lost by hunger.</extracomment>
        <translation>points perdus</translation>
    </message>
    <message>
        <source>Luck with dice</source>
        <extracomment>Head of a chart: pips rolled against the number that chance gives.</extracomment>
        <translation>Chance aux dés</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Points de dé</translation>
    </message>
    <message>
        <source>Per die</source>
        <translation>Par dé</translation>
    </message>
    <message>
        <source>Stone Age</source>
        <translation>L’Âge de pierre</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>Where people gather</source>
        <translation>Où l’on récolte</translation>
    </message>
    <message>
        <source>In the village</source>
        <translation>Au village</translation>
    </message>
    <message>
        <source>Cards by their upper half</source>
        <translation>Cartes selon leur partie supérieure</translation>
    </message>
    <message>
        <source>People on cards</source>
        <translation>Personnages des cartes</translation>
    </message>
    <message>
        <source>%1 now has a wood site.</source>
        <translation>%1 possède maintenant un site de bois.</translation>
    </message>
    <message>
        <source>%1 now has a gold site.</source>
        <translation>%1 possède maintenant un site d’or.</translation>
    </message>
    <message>
        <source>Cards kept for any two</source>
        <translation>Cartes gardées (deux au choix)</translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the wood site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 va à son site de bois avec %n figurine et obtient %2.</numerusform>
            <numerusform>%1 va à son site de bois avec %n figurines et obtient %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goes to the gold site with %n people and rolls %2.</source>
        <translation>
            <numerusform>%1 va à son site d’or avec %n figurine et obtient %2.</numerusform>
            <numerusform>%1 va à son site d’or avec %n figurines et obtient %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n of your figures now.</source>
        <translation>
            <numerusform>Il y a maintenant de la place pour %n de vos figurines.</numerusform>
            <numerusform>Il y a maintenant de la place pour %n de vos figurines.</numerusform>
        </translation>
    </message>
    <message>
        <source>First everybody places figures on the board in turn, until none are left. That happens only on the table.</source>
        <translation>D’abord, chacun à son tour pose des figurines sur le plateau, jusqu’à ce qu’il n’en reste plus. Cela se passe seulement sur la table.</translation>
    </message>
    <message>
        <source>Then, from the start player on, everybody uses all of their figures in any order and takes them back.</source>
        <translation>Ensuite, à partir du premier joueur, chacun utilise toutes ses figurines dans l’ordre de son choix et les reprend.</translation>
    </message>
    <message>
        <source>Finally everybody’s people are fed. Tools are ready again, and the start moves on by one seat.</source>
        <translation>Enfin, toutes les figurines sont nourries. Les outils sont de nouveau prêts, et le rôle de premier joueur passe au suivant.</translation>
    </message>
    <message numerus="yes">
        <source>You begin with %1 people, %2 food and %n jewels.</source>
        <translation>
            <numerusform>Vous commencez avec %1 figurines, %2 unités de nourriture et %n bijou.</numerusform>
            <numerusform>Vous commencez avec %1 figurines, %2 unités de nourriture et %n bijoux.</numerusform>
        </translation>
    </message>
    <message>
        <source>When hunting, you may take a jewel in place of each food.</source>
        <translation>À la chasse, vous pouvez prendre un bijou à la place de chaque unité de nourriture.</translation>
    </message>
    <message>
        <source>4 or 5 resources of given kinds</source>
        <translation>4 ou 5 matières premières de sortes imposées</translation>
    </message>
    <message>
        <source>Other tiles of the expansion give printed points and more: a site of your own, a secret card or dice with style.</source>
        <translation>D’autres tuiles de l’extension donnent les points imprimés et davantage&#xa0;: un site à vous, une carte secrète ou des dés «&#xa0;avec style&#xa0;».</translation>
    </message>
    <message>
        <source>Whoever is short gives any resource for each missing food, or lets the people go hungry and loses 10 points. Jewels feed nobody.</source>
        <translation>Qui manque de nourriture donne une matière première au choix par unité manquante, ou laisse ses figurines avoir faim et perd 10 points. Les bijoux ne nourrissent personne.</translation>
    </message>
    <message>
        <source>food is short</source>
        <extracomment>What comes next in a game, after a colon.</extracomment>
        <translation>il manque de la nourriture</translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n unité de nourriture</numerusform>
            <numerusform>%n unités de nourriture</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoneAgeCardsStep</name>
    <message>
        <source>Its upper half</source>
        <extracomment>Above the kinds of upper halves of cards.</extracomment>
        <translation>Sa partie supérieure</translation>
    </message>
    <message>
        <source>Which card?</source>
        <extracomment>Above the cards that have the chosen upper half.</extracomment>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
</context>
<context>
    <name>StoneAgeFeedStep</name>
    <message>
        <source>Food is short</source>
        <extracomment>Title: the people of somebody have not enough food.</extracomment>
        <translation>Il manque de la nourriture</translation>
    </message>
    <message>
        <source>Pay with resources</source>
        <extracomment>Above the resources that feed.</extracomment>
        <translation>Payer en matières premières</translation>
    </message>
</context>
<context>
    <name>StoneAgeGatherStep</name>
    <message>
        <source>How many people?</source>
        <extracomment>Above the numbers of people to send.</extracomment>
        <translation>Combien de figurines&#xa0;?</translation>
    </message>
</context>
<context>
    <name>StoneAgeOptions</name>
    <message>
        <source>With the expansion</source>
        <extracomment>Option of a game: its expansion, whose own name follows.</extracomment>
        <translation>Avec l’extension</translation>
    </message>
    <message>
        <source>Style is the Goal: jewels, trade, up to 5 players</source>
        <translation>Bijoux, troc, jusqu’à 5 joueurs</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <extracomment>Option of a game.</extracomment>
        <translation>Tuiles bonus</translation>
    </message>
    <message>
        <source>Buildings that give something every round</source>
        <translation>Des bâtiments qui rapportent à chaque manche</translation>
    </message>
</context>
<context>
    <name>StoneAgeSheetView</name>
    <message>
        <source>Village of %1</source>
        <extracomment>Spoken: the village of a player, %1.</extracomment>
        <translation>Village de %1</translation>
    </message>
</context>
<context>
    <name>StoneAgeTileStep</name>
    <message>
        <source>It brings</source>
        <extracomment>Above what a tile gives beside its points.</extracomment>
        <translation>Elle apporte</translation>
    </message>
</context>
<context>
    <name>StoneAgeTilesStep</name>
    <message>
        <source>Which tile?</source>
        <extracomment>Above the drawn list of buildings.</extracomment>
        <translation>Quelle tuile&#xa0;?</translation>
    </message>
</context>
<context>
    <name>StoneCards</name>
    <message>
        <source>Price %1</source>
        <translation>Prix %1</translation>
    </message>
    <message>
        <source>too dear</source>
        <translation>trop chère</translation>
    </message>
    <message>
        <source>+%1 at the end</source>
        <extracomment>What a lower half would add to the score now.</extracomment>
        <translation>+%1 à la fin</translation>
    </message>
    <message>
        <source>Card for jewels</source>
        <extracomment>Title: a card is bought; %1 is the number of resources it costs.</extracomment>
        <translation>Carte contre des bijoux</translation>
    </message>
    <message>
        <source>Card at price %1</source>
        <translation>Carte au prix de %1</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Retour aux cartes</translation>
    </message>
    <message>
        <source>A second card for 3 more jewels</source>
        <extracomment>The fifth card: a second one for as many jewels again.</extracomment>
        <translation>Une seconde carte pour 3 bijoux de plus</translation>
    </message>
    <message>
        <source>Buy the card</source>
        <translation>Acheter la carte</translation>
    </message>
    <message>
        <source>Back to the village</source>
        <extracomment>Leaves what is half entered.</extracomment>
        <translation>Retour au village</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>which price, and what is on it?</source>
        <translation>quel prix, et qu’y a‑t‑il dessus&#xa0;?</translation>
    </message>
    <message>
        <source>Another card with this upper half</source>
        <extracomment>A card that is in no list is described by its halves.</extracomment>
        <translation>Une autre carte avec cette partie supérieure</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards</comment>
        <extracomment>How many equal cards can still come.</extracomment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no. %1</source>
        <extracomment>The number that a card has in our list.</extracomment>
        <translation>n° %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Spoken: the halves of a card.</extracomment>
        <translation>%1&#xa0;; %2</translation>
    </message>
</context>
<context>
    <name>StoneChoices</name>
    <message>
        <source>Secret card</source>
        <translation>Carte secrète</translation>
    </message>
    <message>
        <source>Lower half of the card</source>
        <translation>Partie inférieure de la carte</translation>
    </message>
    <message>
        <source>Lower half of the extra card</source>
        <translation>Partie inférieure de la carte supplémentaire</translation>
    </message>
    <message>
        <source>Lower half of the second card</source>
        <translation>Partie inférieure de la seconde carte</translation>
    </message>
    <message>
        <source>Lower half of the secret card</source>
        <translation>Partie inférieure de la carte secrète</translation>
    </message>
    <message>
        <source>Which one?</source>
        <translation>Laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <extracomment>A card whose two resources may be taken later.</extracomment>
        <translation>La garder pour plus tard</translation>
    </message>
    <message numerus="yes">
        <source>%n dice to hand out</source>
        <translation>
            <numerusform>%n dé à distribuer</numerusform>
            <numerusform>%n dés à distribuer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources to choose</source>
        <translation>
            <numerusform>%n matière première à choisir</numerusform>
            <numerusform>%n matières premières à choisir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lower halves to name</source>
        <translation>
            <numerusform>%n partie inférieure à indiquer</numerusform>
            <numerusform>%n parties inférieures à indiquer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a player, %2 what a die was taken as.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: not chosen yet</source>
        <translation>%1&#xa0;: pas encore choisi</translation>
    </message>
    <message>
        <source>Secret card of %1</source>
        <extracomment>%1 is the player who takes it.</extracomment>
        <translation>Carte secrète de %1</translation>
    </message>
</context>
<context>
    <name>StoneCorrection</name>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Tool %1</source>
        <translation>Outil %1</translation>
    </message>
    <message>
        <source>Tool %1 is used up this round</source>
        <translation>L’outil %1 a servi dans cette manche</translation>
    </message>
    <message>
        <source>One-use tools worth %1</source>
        <translation>Outils à usage unique de %1</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards kept for any two</source>
        <translation>Cartes gardées (deux au choix)</translation>
    </message>
</context>
<context>
    <name>StoneFeeding</name>
    <message numerus="yes">
        <source>%n food short</source>
        <translation>
            <numerusform>Il manque %n unité de nourriture</numerusform>
            <numerusform>Il manque %n unités de nourriture</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody eats</source>
        <translation>Tout le monde mange</translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>Il en manque encore %n</numerusform>
            <numerusform>Il en manque encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go hungry: −%n points</source>
        <translation>
            <numerusform>Ne pas nourrir&#xa0;: −%n point</numerusform>
            <numerusform>Ne pas nourrir&#xa0;: −%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Feed with %1</source>
        <translation>Nourrir avec %1</translation>
    </message>
</context>
<context>
    <name>StoneGather</name>
    <message numerus="yes">
        <source>%n pips for %1</source>
        <extracomment>What a roll brings: %1 is such as &quot;1 wood&quot;.</extracomment>
        <translation>
            <numerusform>%n point de dé pour %1</numerusform>
            <numerusform>%n points de dé pour %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>The least and the most that dice can show.</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>No tool here yet</source>
        <translation>Pas encore d’outil ici</translation>
    </message>
    <message>
        <source>Tool worth %1</source>
        <translation>Outil de %1</translation>
    </message>
    <message>
        <source>Tool worth %1, used this round</source>
        <translation>Outil de %1, utilisé dans cette manche</translation>
    </message>
    <message>
        <source>One-use tool worth %1</source>
        <translation>Outil à usage unique de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pips over</source>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>With tools +%1: %2</source>
        <extracomment>Tools that are worth %1 in all would bring more; %2 is such as &quot;4 wood&quot;.</extracomment>
        <translation>Avec les outils +%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Total of %n dice</source>
        <translation>
            <numerusform>Total de %n dé</numerusform>
            <numerusform>Total de %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>What did you roll?</source>
        <translation>Qu’avez-vous obtenu&#xa0;?</translation>
    </message>
    <message>
        <source>Take back the last one</source>
        <extracomment>Takes back the last die or digit.</extracomment>
        <translation>Reprendre le dernier</translation>
    </message>
    <message>
        <source>What is the total?</source>
        <translation>Quel est le total&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n dice to go</source>
        <translation>
            <numerusform>Encore %n dé</numerusform>
            <numerusform>Encore %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Die %1 shows %2</source>
        <extracomment>Spoken: %1 is which die, %2 what it shows.</extracomment>
        <translation>Le dé %1 montre %2</translation>
    </message>
    <message>
        <source>Die %1, empty</source>
        <translation>Dé %1, vide</translation>
    </message>
    <message>
        <source>Taken as jewels</source>
        <extracomment>A hunt: how much of it is taken as jewels instead of food.</extracomment>
        <translation>Pris en bijoux</translation>
    </message>
    <message>
        <source>A die shows %1</source>
        <extracomment>Spoken: a key that enters a number, %1.</extracomment>
        <translation>Un dé montre %1</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Chiffre %1</translation>
    </message>
    <message>
        <source>One by one</source>
        <extracomment>Dice are entered one by one, not by their total.</extracomment>
        <translation>Un par un</translation>
    </message>
    <message>
        <source>By their total</source>
        <extracomment>Dice are entered by their total, not one by one.</extracomment>
        <translation>Par leur total</translation>
    </message>
</context>
<context>
    <name>StonePlace</name>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Any two</source>
        <translation>Deux au choix</translation>
    </message>
    <message numerus="yes">
        <source>%n kept</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n gardée</numerusform>
            <numerusform>%n gardées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <comment>for one</comment>
        <translation>
            <numerusform>÷ %n</numerusform>
            <numerusform>÷ %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n built</source>
        <translation>
            <numerusform>%n bâti</numerusform>
            <numerusform>%n bâtis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bought</source>
        <translation>
            <numerusform>%n achetée</numerusform>
            <numerusform>%n achetées</numerusform>
        </translation>
    </message>
    <message>
        <source>points now</source>
        <translation>points immédiats</translation>
    </message>
    <message>
        <source>points later</source>
        <translation>points à la fin</translation>
    </message>
    <message>
        <source>no people</source>
        <translation>sans figurine</translation>
    </message>
    <message>
        <source>too dear</source>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>full</source>
        <translation>complet</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>pris</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>brings nothing</source>
        <extracomment>A place that would give something of which one has all there is. Must be short.</extracomment>
        <translation>n’apporte rien</translation>
    </message>
    <message>
        <source>+%1 tool</source>
        <extracomment>What the tool maker brings. Must be short.</extracomment>
        <translation>+%1 outil</translation>
    </message>
    <message>
        <source>+%1 person</source>
        <extracomment>What the hut brings. Must be short.</extracomment>
        <translation>+%1 figurine</translation>
    </message>
    <message>
        <source>+%1 field</source>
        <extracomment>What the field brings. Must be short.</extracomment>
        <translation>+%1 champ</translation>
    </message>
    <message>
        <source>+%1 jewels</source>
        <extracomment>What the trader brings too. Must be short.</extracomment>
        <translation>+%1 bijoux</translation>
    </message>
    <message numerus="yes">
        <source>needs %n</source>
        <comment>people</comment>
        <extracomment>So many people must go there. Must be short.</extracomment>
        <translation>
            <numerusform>il en faut %n</numerusform>
            <numerusform>il en faut %n</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1 trade</source>
        <extracomment>What the trader brings: steps on the track of trade. Must be short.</extracomment>
        <translation>+%1 troc</translation>
    </message>
    <message>
        <source>half entered</source>
        <extracomment>Something was entered there, but neither done nor given up. Must be short.</extracomment>
        <translation>saisie commencée</translation>
    </message>
</context>
<context>
    <name>StonePurchase</name>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>An exchange: what is given, and what comes for it.</extracomment>
        <translation>%1 contre %2</translation>
    </message>
    <message numerus="yes">
        <source>%n in stock</source>
        <extracomment>How many of a resource there are to pay with.</extracomment>
        <translation>
            <numerusform>%n en réserve</numerusform>
            <numerusform>%n en réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange</source>
        <extracomment>An exchange before a payment.</extracomment>
        <translation>Échange</translation>
    </message>
    <message>
        <source>not the price yet</source>
        <translation>pas encore le prix</translation>
    </message>
    <message>
        <source>Total %1 → %2</source>
        <extracomment>What a purchase does to the score as it would be if the game ended now.</extracomment>
        <translation>Total %1 → %2</translation>
    </message>
</context>
<context>
    <name>StoneSeat</name>
    <message numerus="yes">
        <source>%n food after the meal</source>
        <translation>
            <numerusform>%n unité de nourriture après le repas</numerusform>
            <numerusform>%n unités de nourriture après le repas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food short at the meal</source>
        <translation>
            <numerusform>Il manquera %n unité de nourriture au repas</numerusform>
            <numerusform>Il manquera %n unités de nourriture au repas</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1, cards %2, resources %3</source>
        <extracomment>What a score is made of: the track, what cards count, and what is left of resources.</extracomment>
        <translation>Score %1, cartes %2, matières premières %3</translation>
    </message>
</context>
<context>
    <name>StoneTable</name>
    <message numerus="yes">
        <source>%n tiles are left in the lowest stack</source>
        <translation>
            <numerusform>Il reste %n tuile dans la pile la plus basse</numerusform>
            <numerusform>Il reste %n tuiles dans la pile la plus basse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards are left in the deck</source>
        <translation>
            <numerusform>Il reste %n carte dans la pioche</numerusform>
            <numerusform>Il reste %n cartes dans la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>A part of the score: what the score track shows.</extracomment>
        <translation>Piste</translation>
    </message>
    <message>
        <source>Symbols</source>
        <extracomment>Parts of the score: symbols on cards, and resources that are left.</extracomment>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Matières premières</translation>
    </message>
    <message>
        <source>Won by agriculture, tools and people</source>
        <translation>Victoire par l’agriculture, les outils et les figurines</translation>
    </message>
    <message>
        <source>A stack of buildings is empty.</source>
        <translation>Une pile de bâtiments est vide.</translation>
    </message>
    <message>
        <source>The cards have run out.</source>
        <translation>Il n’y a plus de cartes.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 people left</source>
        <extracomment>How many figures a player still has on the board.</extracomment>
        <translation>
            <numerusform>%n figurine sur %1</numerusform>
            <numerusform>%n figurines sur %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Feed everybody</source>
        <translation>Nourrir tout le monde</translation>
    </message>
    <message>
        <source>On to %1</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>How many people?</source>
        <translation>Combien de figurines&#xa0;?</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Which two?</source>
        <translation>Lesquelles&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n people not used yet</source>
        <translation>
            <numerusform>%n figurine pas encore utilisée</numerusform>
            <numerusform>%n figurines pas encore utilisées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: only half entered.</source>
        <extracomment>Something was entered, but neither done nor given up. %1 is where, such as &quot;Hunt&quot;.</extracomment>
        <translation>%1&#xa0;: saisie inachevée.</translation>
    </message>
    <message>
        <source>Any two resources</source>
        <extracomment>Title: a kept card gives two resources.</extracomment>
        <translation>Deux matières premières au choix</translation>
    </message>
    <message>
        <source>Back to the village</source>
        <translation>Retour au village</translation>
    </message>
    <message>
        <source>the kept card is used up</source>
        <translation>la carte gardée est utilisée</translation>
    </message>
    <message>
        <source>A correction is not saved yet.</source>
        <translation>Une correction n’est pas encore enregistrée.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Of a player: how many buildings.</extracomment>
        <translation>Bâtiments</translation>
    </message>
</context>
<context>
    <name>StoneTiles</name>
    <message>
        <source>Stack %1</source>
        <translation>Pile %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>tiles</comment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n kinds</source>
        <translation>
            <numerusform>%1 de %n sorte</numerusform>
            <numerusform>%1 de %n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>a printed tile</source>
        <translation>une tuile imprimée</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 points</translation>
    </message>
    <message>
        <source>%1 now, %2 more at the end</source>
        <extracomment>What a building is worth: %1 is such as &quot;13 points&quot;, %2 comes for builders on cards.</extracomment>
        <translation>%1 tout de suite, %2 de plus à la fin</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Rien de plus</translation>
    </message>
    <message>
        <source>Back to the village</source>
        <extracomment>Leaves what is half entered.</extracomment>
        <translation>Retour au village</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Bâtiment</translation>
    </message>
    <message>
        <source>which stack, and what is on it?</source>
        <translation>quelle pile, et qu’y a‑t‑il dessus&#xa0;?</translation>
    </message>
    <message>
        <source>Back to the buildings</source>
        <translation>Retour aux bâtiments</translation>
    </message>
    <message>
        <source>Points on the tile</source>
        <extracomment>What is printed on a tile.</extracomment>
        <translation>Points de la tuile</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Quelle tuile&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Build for %n points</source>
        <translation>
            <numerusform>Bâtir pour %n point</numerusform>
            <numerusform>Bâtir pour %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Building of stack %1</source>
        <extracomment>Title: a building is paid; %1 is the stack that it lies on.</extracomment>
        <translation>Bâtiment de la pile %1</translation>
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
        <translation>Gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discarded</source>
        <extracomment>Before the icons of the goods that are given back.</extracomment>
        <translation>Défaussé</translation>
    </message>
    <message>
        <source>Discarded: %1</source>
        <extracomment>Spoken: the goods that are given back. %1 is a list such as &quot;Wood 2, Stone 3&quot;.</extracomment>
        <translation>Défaussé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>The games cannot be read or written here.</source>
        <translation>Impossible de lire ou d’écrire les parties ici.</translation>
    </message>
    <message>
        <source>Tallystone is already open. Close it first.</source>
        <translation>Tallystone est déjà ouvert. Fermez-le d’abord.</translation>
    </message>
    <message>
        <source>This file belongs to another program. Nothing was changed.</source>
        <translation>Ce fichier est celui d’un autre programme. Rien n’a changé.</translation>
    </message>
    <message>
        <source>There is no room left on this device. Make room, then try again.</source>
        <translation>Plus de place sur cet appareil. Libérez-en, puis réessayez.</translation>
    </message>
    <message>
        <source>Somebody has this name already. Choose another one, or merge the two.</source>
        <translation>Quelqu’un porte déjà ce nom. Choisissez-en un autre, ou réunissez les deux.</translation>
    </message>
    <message>
        <source>These two sat in one game, so they cannot be one person.</source>
        <translation>Ces deux-là ont joué ensemble&#xa0;: ce ne peut être la même personne.</translation>
    </message>
    <message>
        <source>These games were kept by a newer Tallystone. Update this one to go on; nothing was changed.</source>
        <translation>Ces parties viennent d’un Tallystone plus récent. Mettez celui-ci à jour pour continuer&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The file with the games is damaged. What can be read of it can be rescued; nothing was changed.</source>
        <translation>Le fichier des parties est endommagé. Ce qui en est lisible peut être sauvé&#xa0;; rien n’a été changé.</translation>
    </message>
    <message>
        <source>The file with your games can be read here, but not changed.</source>
        <translation>Le fichier de vos parties peut être lu ici, mais pas modifié.</translation>
    </message>
</context>
<context>
    <name>SwapRow</name>
    <message numerus="yes">
        <source>%n pieces</source>
        <extracomment>Spoken: how many of a good there are.</extracomment>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SymbolCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a symbol, %2 how many of it somebody has.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TableChange</name>
    <message>
        <source>Still in the lead: %1.</source>
        <translation>Toujours en tête&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In the lead: %1 instead of %2.</source>
        <translation>En tête&#xa0;: %1 au lieu de %2.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 on, the turns no longer fit: %n actions are taken off and must be entered again.</source>
        <comment>%1 is such as: Léa, round 8</comment>
        <translation>
            <numerusform>Dès %1, les tours ne conviennent plus&#xa0;: %n action est retirée et doit être saisie de nouveau.</numerusform>
            <numerusform>Dès %1, les tours ne conviennent plus&#xa0;: %n actions sont retirées et doivent être saisies de nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are no longer in the turn:</source>
        <extracomment>Above a list of actions that an earlier turn would no longer have.</extracomment>
        <translation>Ces actions ne sont plus dans le tour&#xa0;:</translation>
    </message>
    <message>
        <source>With this, turns that were played later would no longer hold.</source>
        <translation>Avec cela, des tours joués plus tard ne seraient plus valables.</translation>
    </message>
</context>
<context>
    <name>TableCorrection</name>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>Total %1 → %2</source>
        <translation>Total %1 → %2</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Keeps a correction.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Leaves a page without keeping what was entered.</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Why? (may stay empty)</source>
        <extracomment>A field for the reason of a correction.</extracomment>
        <translation>Pourquoi&#xa0;? (facultatif)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Round %1, %2 is playing</source>
        <extracomment>Below the title of the table: %1 is a number, %2 who plays.</extracomment>
        <translation>Manche %1, %2 joue</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
</context>
<context>
    <name>TextSheet</name>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>What is counted, and how much of it there is before and after.</extracomment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>%1 share the win.</source>
        <translation>%1 se partagent la victoire.</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Corrigé à la main</translation>
    </message>
    <message>
        <source>The game was stopped early.</source>
        <translation>La partie s’est arrêtée avant la fin.</translation>
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
        <translation>feuilles · dont gagnées, %1</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Nobody has any yet.</source>
        <translation>Personne n’en a encore.</translation>
    </message>
    <message>
        <source>Strength by age</source>
        <extracomment>Head of a chart: strength at the end of each age.</extracomment>
        <translation>Force par âge</translation>
    </message>
    <message>
        <source>per sheet · winners, %1</source>
        <translation>par feuille · gagnants, %1</translation>
    </message>
    <message>
        <source>Per sheet</source>
        <translation>Par feuille</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnants</translation>
    </message>
    <message>
        <source>Civilizations</source>
        <translation>Civilisations</translation>
    </message>
    <message>
        <source>technologies learned</source>
        <extracomment>Below a number, like the three that follow.</extracomment>
        <translation>technologies découvertes</translation>
    </message>
    <message>
        <source>new workers</source>
        <translation>nouveaux ouvriers</translation>
    </message>
    <message>
        <source>wonders finished</source>
        <translation>merveilles achevées</translation>
    </message>
    <message>
        <source>colonies</source>
        <translation>colonies</translation>
    </message>
    <message>
        <source>battles fought</source>
        <extracomment>Below a number: attacks and wars.</extracomment>
        <translation>combats livrés</translation>
    </message>
    <message>
        <source>battles won</source>
        <extracomment>Below a number: of the attacks and wars.</extracomment>
        <translation>combats gagnés</translation>
    </message>
    <message>
        <source>events prepared</source>
        <extracomment>Below a number.</extracomment>
        <translation>événements préparés</translation>
    </message>
    <message>
        <source>Troubles</source>
        <extracomment>Head of numbers: uprisings, hunger, corruption.</extracomment>
        <translation>Ennuis</translation>
    </message>
    <message>
        <source>uprisings</source>
        <extracomment>Below a number, like the two that follow.</extracomment>
        <translation>soulèvements</translation>
    </message>
    <message>
        <source>times hungry</source>
        <translation>famines</translation>
    </message>
    <message>
        <source>lost to corruption</source>
        <translation>perdus par corruption</translation>
    </message>
    <message>
        <source>Governments</source>
        <translation>Gouvernements</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tokens</source>
        <translation>
            <numerusform>%n jeton jaune</numerusform>
            <numerusform>%n jetons jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens</source>
        <translation>
            <numerusform>%n jeton bleu</numerusform>
            <numerusform>%n jetons bleus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free workers</source>
        <translation>
            <numerusform>%n ouvrier libre</numerusform>
            <numerusform>%n ouvriers libres</numerusform>
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
            <numerusform>%n nourriture</numerusform>
            <numerusform>%n nourriture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources</source>
        <translation>
            <numerusform>%n ressource</numerusform>
            <numerusform>%n ressources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions</source>
        <translation>
            <numerusform>%n action civile</numerusform>
            <numerusform>%n actions civiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions</source>
        <translation>
            <numerusform>%n action militaire</numerusform>
            <numerusform>%n actions militaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources for units</source>
        <translation>
            <numerusform>%n ressource pour unités</numerusform>
            <numerusform>%n ressources pour unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n culture a turn</source>
        <translation>
            <numerusform>%n culture par tour</numerusform>
            <numerusform>%n culture par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science a turn</source>
        <translation>
            <numerusform>%n science par tour</numerusform>
            <numerusform>%n science par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food a turn</source>
        <translation>
            <numerusform>%n nourriture par tour</numerusform>
            <numerusform>%n nourriture par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a turn</source>
        <translation>
            <numerusform>%n ressource par tour</numerusform>
            <numerusform>%n ressources par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strength</source>
        <translation>
            <numerusform>%n force</numerusform>
            <numerusform>%n force</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces</source>
        <translation>
            <numerusform>%n visage</numerusform>
            <numerusform>%n visages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to the urban limit</source>
        <translation>
            <numerusform>%n à la limite urbaine</numerusform>
            <numerusform>%n à la limite urbaine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n civil cards in hand</source>
        <translation>
            <numerusform>%n carte civile en main</numerusform>
            <numerusform>%n cartes civiles en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military cards in hand</source>
        <translation>
            <numerusform>%n carte militaire en main</numerusform>
            <numerusform>%n cartes militaires en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a turn for units</source>
        <translation>
            <numerusform>%n ressource par tour pour unités</numerusform>
            <numerusform>%n ressources par tour pour unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n when colonizing</source>
        <translation>
            <numerusform>%n en colonisant</numerusform>
            <numerusform>%n en colonisant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discontented</source>
        <translation>
            <numerusform>%n mécontent</numerusform>
            <numerusform>%n mécontents</numerusform>
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
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stages</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 gains nothing.</source>
        <translation>%1 ne gagne rien.</translation>
    </message>
    <message>
        <source>%1 gains %2.</source>
        <translation>%1 gagne %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 perd %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 and loses %3.</source>
        <translation>%1 gagne %2 et perd %3.</translation>
    </message>
    <message>
        <source>%1 uses %2.</source>
        <translation>%1 utilise %2.</translation>
    </message>
    <message>
        <source>%1 pays %2.</source>
        <translation>%1 paie %2.</translation>
    </message>
    <message>
        <source>%1 uses %2 and pays %3.</source>
        <extracomment>A player, actions and goods.</extracomment>
        <translation>%1 utilise %2 et paie %3.</translation>
    </message>
    <message>
        <source>yellow bank %1</source>
        <translation>banque jaune %1</translation>
    </message>
    <message>
        <source>blue bank %1</source>
        <translation>banque bleue %1</translation>
    </message>
    <message>
        <source>Board of %1: %2.</source>
        <extracomment>A player and how the numbers of the board changed.</extracomment>
        <translation>Plateau de %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a card, and what it did.
----------
Players and what they gained or lost.
----------
A player and what was done.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n of it cannot be stored: the blue bank is empty.</source>
        <translation>
            <numerusform>%n ne peut être gardé&#xa0;: la banque bleue est vide.</numerusform>
            <numerusform>%n ne peuvent être gardés&#xa0;: la banque bleue est vide.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a technology from the row.</source>
        <translation>%1 prend une technologie de la piste.</translation>
    </message>
    <message>
        <source>%1 takes a card from the row.</source>
        <translation>%1 prend une carte de la piste.</translation>
    </message>
    <message numerus="yes">
        <source>%1 starts a wonder: %2, %n stages.</source>
        <translation>
            <numerusform>%1 commence une merveille&#xa0;: %2, %n étape.</numerusform>
            <numerusform>%1 commence une merveille&#xa0;: %2, %n étapes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 learns %2.</source>
        <translation>%1 découvre %2.</translation>
    </message>
    <message>
        <source>%1 has a revolution: from %2 to %3.</source>
        <translation>Révolution chez %1&#xa0;: de %2 à %3.</translation>
    </message>
    <message>
        <source>%1 changes the government: from %2 to %3.</source>
        <translation>%1 change de gouvernement&#xa0;: de %2 à %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a new worker, %n are free now.</source>
        <translation>
            <numerusform>%1 a un nouvel ouvrier, %n est libre.</numerusform>
            <numerusform>%1 a un nouvel ouvrier, %n sont libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 builds %2.</source>
        <translation>%1 bâtit %2.</translation>
    </message>
    <message>
        <source>%1 upgrades %2 to %3.</source>
        <translation>%1 améliore %2 en %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 destroys %2, %n workers are free again.</source>
        <translation>
            <numerusform>%1 détruit %2, %n ouvrier est de nouveau libre.</numerusform>
            <numerusform>%1 détruit %2, %n ouvriers sont de nouveau libres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n workers: %2.</source>
        <translation>
            <numerusform>%1 perd %n ouvrier&#xa0;: %2.</numerusform>
            <numerusform>%1 perd %n ouvriers&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 finishes %2.</source>
        <translation>%1 achève %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 builds %n stages of %2: %3 of %4.</source>
        <translation>
            <numerusform>%1 bâtit %n étape de %2&#xa0;: %3 sur %4.</numerusform>
            <numerusform>%1 bâtit %n étapes de %2&#xa0;: %3 sur %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has a new leader: %2.</source>
        <translation>%1 a un nouveau chef&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has a wonder: %2.</source>
        <translation>%1 a une merveille&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 learns the special technology %2.</source>
        <translation>%1 découvre la technologie spéciale %2.</translation>
    </message>
    <message>
        <source>%1 has a new colony: %2.</source>
        <translation>%1 a une nouvelle colonie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has a pact: %2.</source>
        <translation>%1 a un pacte&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has a new card in play: %2.</source>
        <translation>%1 a une nouvelle carte en jeu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 for a new card.</source>
        <translation>%1 quitte %2 pour une nouvelle carte.</translation>
    </message>
    <message>
        <source>%1 leaves %2: the age is over.</source>
        <translation>%1 quitte %2&#xa0;: l’âge est fini.</translation>
    </message>
    <message>
        <source>%1 is annexed by the Rival.</source>
        <translation>Le Rival annexe %1.</translation>
    </message>
    <message>
        <source>%1 is assassinated by the Rival.</source>
        <translation>Le Rival assassine %1.</translation>
    </message>
    <message>
        <source>%1 falls to the Rival’s spies.</source>
        <translation>Les espions du Rival ont raison de %1.</translation>
    </message>
    <message>
        <source>%1 has %2 no longer.</source>
        <translation>%1 n’a plus %2.</translation>
    </message>
    <message>
        <source>%1: %2 does something else now.</source>
        <translation>%1&#xa0;: l’effet de %2 a changé.</translation>
    </message>
    <message>
        <source>%1 of %2, unfinished, is lost: the age is over.</source>
        <translation>%1 de %2, inachevée, est perdue&#xa0;: l’âge est fini.</translation>
    </message>
    <message>
        <source>%1, unfinished, is sabotaged by the Rival.</source>
        <translation>Le Rival sabote %1, inachevée.</translation>
    </message>
    <message>
        <source>%1, unfinished, falls to the Rival’s spies.</source>
        <translation>Les espions du Rival ont raison de %1, inachevée.</translation>
    </message>
    <message>
        <source>%1 of %2, unfinished, is lost.</source>
        <translation>%1 de %2, inachevée, est perdue.</translation>
    </message>
    <message>
        <source>%1 gives the tactic up.</source>
        <translation>%1 abandonne sa tactique.</translation>
    </message>
    <message>
        <source>%1 has a new tactic: %2.</source>
        <translation>%1 a une nouvelle tactique&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Alexander the Great</source>
        <extracomment>A leader, like those that follow.</extracomment>
        <translation>Alexandre le Grand</translation>
    </message>
    <message>
        <source>Aristotle</source>
        <translation>Aristote</translation>
    </message>
    <message>
        <source>Julius Caesar</source>
        <translation>Jules César</translation>
    </message>
    <message>
        <source>Hammurabi</source>
        <translation>Hammurabi</translation>
    </message>
    <message>
        <source>Homer</source>
        <translation>Homère</translation>
    </message>
    <message>
        <source>Moses</source>
        <translation>Moïse</translation>
    </message>
    <message>
        <source>Frederick Barbarossa</source>
        <translation>Frédéric Barberousse</translation>
    </message>
    <message>
        <source>Christopher Columbus</source>
        <translation>Christophe Colomb</translation>
    </message>
    <message>
        <source>Genghis Khan</source>
        <translation>Gengis Khan</translation>
    </message>
    <message>
        <source>Joan of Arc</source>
        <translation>Jeanne d’Arc</translation>
    </message>
    <message>
        <source>Leonardo da Vinci</source>
        <translation>Léonard de Vinci</translation>
    </message>
    <message>
        <source>Michelangelo</source>
        <translation>Michel-Ange</translation>
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
        <translation>Napoléon Bonaparte</translation>
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
        <translation>Auteur de jeux</translation>
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
        <translation>Idole du rock</translation>
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
        <translation>Jardins suspendus</translation>
    </message>
    <message>
        <source>Library of Alexandria</source>
        <translation>Bibliothèque d’Alexandrie</translation>
    </message>
    <message>
        <source>Pyramids</source>
        <translation>Pyramides</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>Colosse</translation>
    </message>
    <message>
        <source>Great Wall</source>
        <translation>Grande Muraille</translation>
    </message>
    <message>
        <source>St. Peter&apos;s Basilica</source>
        <translation>Basilique Saint-Pierre</translation>
    </message>
    <message>
        <source>Taj Mahal</source>
        <translation>Taj Mahal</translation>
    </message>
    <message>
        <source>Universitas Carolina</source>
        <translation>Université Charles</translation>
    </message>
    <message>
        <source>Eiffel Tower</source>
        <translation>Tour Eiffel</translation>
    </message>
    <message>
        <source>Kremlin</source>
        <translation>Kremlin</translation>
    </message>
    <message>
        <source>Ocean Liner Service</source>
        <translation>Paquebots transatlantiques</translation>
    </message>
    <message>
        <source>Transcontinental Railroad</source>
        <translation>Chemin de fer transcontinental</translation>
    </message>
    <message>
        <source>Fast Food Chains</source>
        <translation>Restauration rapide</translation>
    </message>
    <message>
        <source>First Space Flight</source>
        <translation>Premier vol spatial</translation>
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
        <translation>Code de lois</translation>
    </message>
    <message>
        <source>Warfare</source>
        <translation>Art de la guerre</translation>
    </message>
    <message>
        <source>Cartography</source>
        <translation>Cartographie</translation>
    </message>
    <message>
        <source>Masonry</source>
        <translation>Maçonnerie</translation>
    </message>
    <message>
        <source>Justice System</source>
        <translation>Système judiciaire</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <source>Navigation</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Civil Service</source>
        <translation>Fonction publique</translation>
    </message>
    <message>
        <source>Military Theory</source>
        <translation>Théorie militaire</translation>
    </message>
    <message>
        <source>Satellites</source>
        <translation>Satellites</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingénierie</translation>
    </message>
    <message>
        <source>Developed Territory I</source>
        <extracomment>A territory, like those that follow.</extracomment>
        <translation>Territoire développé I</translation>
    </message>
    <message>
        <source>Fertile Territory I</source>
        <translation>Territoire fertile I</translation>
    </message>
    <message>
        <source>Historic Territory I</source>
        <translation>Territoire historique I</translation>
    </message>
    <message>
        <source>Inhabited Territory I</source>
        <translation>Territoire habité I</translation>
    </message>
    <message>
        <source>Strategic Territory I</source>
        <translation>Territoire stratégique I</translation>
    </message>
    <message>
        <source>Wealthy Territory I</source>
        <translation>Territoire riche I</translation>
    </message>
    <message>
        <source>Vast Territory I</source>
        <translation>Vaste territoire I</translation>
    </message>
    <message>
        <source>Developed Territory II</source>
        <translation>Territoire développé II</translation>
    </message>
    <message>
        <source>Fertile Territory II</source>
        <translation>Territoire fertile II</translation>
    </message>
    <message>
        <source>Historic Territory II</source>
        <translation>Territoire historique II</translation>
    </message>
    <message>
        <source>Inhabited Territory II</source>
        <translation>Territoire habité II</translation>
    </message>
    <message>
        <source>Strategic Territory II</source>
        <translation>Territoire stratégique II</translation>
    </message>
    <message>
        <source>Wealthy Territory II</source>
        <translation>Territoire riche II</translation>
    </message>
    <message>
        <source>Vast Territory II</source>
        <translation>Vaste territoire II</translation>
    </message>
    <message>
        <source>Open Borders Agreement</source>
        <extracomment>A pact, like those that follow.</extracomment>
        <translation>Frontières ouvertes</translation>
    </message>
    <message>
        <source>Trade Routes Agreement</source>
        <translation>Accord de routes commerciales</translation>
    </message>
    <message>
        <source>Acceptance of Supremacy</source>
        <translation>Reconnaissance de suprématie</translation>
    </message>
    <message>
        <source>International Trade Agreement</source>
        <translation>Accord commercial international</translation>
    </message>
    <message>
        <source>Promise of Military Protection</source>
        <translation>Promesse de protection militaire</translation>
    </message>
    <message>
        <source>Scientific Cooperation</source>
        <translation>Coopération scientifique</translation>
    </message>
    <message>
        <source>International Tourism</source>
        <translation>Tourisme international</translation>
    </message>
    <message>
        <source>Loss of Sovereignty</source>
        <translation>Perte de souveraineté</translation>
    </message>
    <message>
        <source>Military Pact</source>
        <translation>Pacte militaire</translation>
    </message>
    <message>
        <source>Peace Treaty</source>
        <translation>Traité de paix</translation>
    </message>
    <message>
        <source>Development of Agriculture</source>
        <extracomment>An event, like those that follow.</extracomment>
        <translation>Essor de l’agriculture</translation>
    </message>
    <message>
        <source>Development of Crafts</source>
        <translation>Essor de l’artisanat</translation>
    </message>
    <message>
        <source>Development of Markets</source>
        <translation>Essor des marchés</translation>
    </message>
    <message>
        <source>Development of Politics</source>
        <translation>Essor de la politique</translation>
    </message>
    <message>
        <source>Development of Religion</source>
        <translation>Essor de la religion</translation>
    </message>
    <message>
        <source>Development of Science</source>
        <translation>Essor de la science</translation>
    </message>
    <message>
        <source>Development of Settlement</source>
        <translation>Essor des villages</translation>
    </message>
    <message>
        <source>Development of Trade Routes</source>
        <translation>Essor des routes commerciales</translation>
    </message>
    <message>
        <source>Development of Warfare</source>
        <translation>Essor de l’art de la guerre</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Aucun événement</translation>
    </message>
    <message>
        <source>Development of Civilization</source>
        <translation>Essor de la civilisation</translation>
    </message>
    <message>
        <source>Barbarians</source>
        <translation>Barbares</translation>
    </message>
    <message>
        <source>Border conflict</source>
        <translation>Conflit frontalier</translation>
    </message>
    <message>
        <source>Crusades</source>
        <translation>Croisades</translation>
    </message>
    <message>
        <source>Cultural influence</source>
        <translation>Influence culturelle</translation>
    </message>
    <message>
        <source>Foray</source>
        <translation>Incursion</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>Bonne récolte</translation>
    </message>
    <message>
        <source>Immigration</source>
        <translation>Immigration</translation>
    </message>
    <message>
        <source>New deposits</source>
        <translation>Nouveaux gisements</translation>
    </message>
    <message>
        <source>Pestilence</source>
        <translation>Peste</translation>
    </message>
    <message>
        <source>Raiders</source>
        <translation>Pillards</translation>
    </message>
    <message>
        <source>Rats</source>
        <translation>Rats</translation>
    </message>
    <message>
        <source>Rebellion</source>
        <translation>Rébellion</translation>
    </message>
    <message>
        <source>Reign of terror</source>
        <translation>Règne de la terreur</translation>
    </message>
    <message>
        <source>Scientific breakthrough</source>
        <translation>Percée scientifique</translation>
    </message>
    <message>
        <source>Uncertain borders</source>
        <translation>Frontières incertaines</translation>
    </message>
    <message>
        <source>Civil unrest</source>
        <translation>Troubles civils</translation>
    </message>
    <message>
        <source>Cold war</source>
        <translation>Guerre froide</translation>
    </message>
    <message>
        <source>Crime wave</source>
        <translation>Vague de crimes</translation>
    </message>
    <message>
        <source>Economic progress</source>
        <translation>Progrès économique</translation>
    </message>
    <message>
        <source>Emigration</source>
        <translation>Émigration</translation>
    </message>
    <message>
        <source>Iconoclasm</source>
        <translation>Iconoclasme</translation>
    </message>
    <message>
        <source>Independence declaration</source>
        <translation>Déclaration d’indépendance</translation>
    </message>
    <message>
        <source>International agreement</source>
        <translation>Accord international</translation>
    </message>
    <message>
        <source>National pride</source>
        <translation>Fierté nationale</translation>
    </message>
    <message>
        <source>Popularization of science</source>
        <translation>Vulgarisation de la science</translation>
    </message>
    <message>
        <source>Ravages of time</source>
        <translation>Ravages du temps</translation>
    </message>
    <message>
        <source>Refugees</source>
        <translation>Réfugiés</translation>
    </message>
    <message>
        <source>Terrorism</source>
        <translation>Terrorisme</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Prospérité</translation>
    </message>
    <message>
        <source>Politics of strength</source>
        <translation>Politique de la force</translation>
    </message>
    <message>
        <source>Impact</source>
        <translation>Impact</translation>
    </message>
    <message>
        <source>As a political action he may leave for a yellow token: take the card out and add the token.</source>
        <translation>Comme action politique, il peut partir pour un jeton jaune&#xa0;: retirez la carte et ajoutez le jeton.</translation>
    </message>
    <message>
        <source>Each turn a military action may serve as a civil one. Leaders cost 1 civil action less to take.</source>
        <translation>À chaque tour, une action militaire peut servir d’action civile. Prendre un chef coûte 1 action civile de moins.</translation>
    </message>
    <message>
        <source>When he leaves he may stay under a wonder as 1 face: change that wonder. The new leader then gives no action back.</source>
        <translation>En partant, il peut rester sous une merveille comme 1 visage&#xa0;: modifiez cette merveille. Le nouveau chef ne rend alors aucune action.</translation>
    </message>
    <message>
        <source>For one civil action a new worker and a unit with it, 1 food and 1 resource less: new worker with discount 1, then the unit with discount 1 and no action.</source>
        <translation>Pour une action civile, un nouvel ouvrier et une unité avec lui, 1 nourriture et 1 ressource de moins&#xa0;: nouvel ouvrier avec remise 1, puis l’unité avec remise 1 et sans action.</translation>
    </message>
    <message>
        <source>For one military action a new worker and a unit with it, 1 food and 1 resource less: new worker with discount 1 and no action, then the unit with discount 1.</source>
        <translation>Pour une action militaire, un nouvel ouvrier et une unité avec lui, 1 nourriture et 1 ressource de moins&#xa0;: nouvel ouvrier avec remise 1 et sans action, puis l’unité avec remise 1.</translation>
    </message>
    <message>
        <source>Once he colonizes a territory from the hand without units: enter it as a colony.</source>
        <translation>Une fois, il colonise un territoire de la main sans unités&#xa0;: entrez-le comme colonie.</translation>
    </message>
    <message>
        <source>He leaves to colonize a territory from the hand without units: enter it as a colony and take him out.</source>
        <translation>Il part pour coloniser un territoire de la main sans unités&#xa0;: entrez-le comme colonie et retirez le chef.</translation>
    </message>
    <message>
        <source>Each aggression or war against you brings you 5 culture: enter it by hand.</source>
        <translation>Chaque agression ou guerre contre vous rapporte 5 culture&#xa0;: à entrer à la main.</translation>
    </message>
    <message>
        <source>A wonder costs 1 civil action less to take.</source>
        <translation>Prendre une merveille coûte 1 action civile de moins.</translation>
    </message>
    <message>
        <source>Wonders are taken without the extra actions for finished wonders.</source>
        <translation>Les merveilles se prennent sans les actions de plus pour celles achevées.</translation>
    </message>
    <message>
        <source>Once a turn an urban building may become a theater: destroy it without an action, then build with its price as discount.</source>
        <translation>Une fois par tour, un bâtiment urbain peut devenir un théâtre&#xa0;: détruisez-le sans action, puis bâtissez avec son prix comme remise.</translation>
    </message>
    <message>
        <source>When you colonize, each bonus card counts 1 more.</source>
        <translation>Quand vous colonisez, chaque carte bonus compte 1 de plus.</translation>
    </message>
    <message>
        <source>When you colonize, up to two military cards that you discard count 1 each.</source>
        <translation>Quand vous colonisez, jusqu’à deux cartes militaires défaussées comptent 1 chacune.</translation>
    </message>
    <message>
        <source>A revolution may take the military actions instead.</source>
        <translation>Une révolution peut prendre les actions militaires à la place.</translation>
    </message>
    <message>
        <source>A revolution may take the military actions instead; it then brings 3 culture: enter them by hand.</source>
        <translation>Une révolution peut prendre les actions militaires à la place&#xa0;; elle rapporte alors 3 culture&#xa0;: à entrer à la main.</translation>
    </message>
    <message>
        <source>With a library theaters cost 1 resource and 1 science less, with a theater libraries do: enter it as a discount.</source>
        <translation>Avec une bibliothèque, les théâtres coûtent 1 ressource et 1 science de moins, avec un théâtre les bibliothèques&#xa0;: à entrer comme remise.</translation>
    </message>
    <message>
        <source>Your defence cards count twice. While a war is declared on you, units cost 2 resources less: enter it as a discount.</source>
        <translation>Vos cartes défense comptent double. Tant qu’une guerre vous est déclarée, les unités coûtent 2 ressources de moins&#xa0;: à entrer comme remise.</translation>
    </message>
    <message>
        <source>Each turn you choose: 3 culture, or 3 resources for units and 3 science less for one unit technology. Enter it by hand.</source>
        <translation>À chaque tour, au choix&#xa0;: 3 culture, ou 3 ressources pour unités et 3 science de moins pour une technologie d’unité. À entrer à la main.</translation>
    </message>
    <message>
        <source>Whoever attacks you pays twice the military actions.</source>
        <translation>Qui vous attaque paie le double d’actions militaires.</translation>
    </message>
    <message>
        <source>When he leaves, take the cards out that the others have for him.</source>
        <translation>Quand il part, retirez les cartes que les autres ont à cause de lui.</translation>
    </message>
    <message>
        <source>When he leaves, the levels of your labs bring as much culture: enter it by hand, at the end of the game as extra points.</source>
        <translation>Quand il part, les niveaux de vos labos rapportent autant de culture&#xa0;: à entrer à la main, en fin de partie comme points en plus.</translation>
    </message>
    <message>
        <source>In a turn in which your leader was replaced it costs 2 civil actions less to take.</source>
        <translation>Dans un tour où votre chef a été remplacé, la prendre coûte 2 actions civiles de moins.</translation>
    </message>
    <message>
        <source>Once a turn a new worker for 5 food less, without an action.</source>
        <translation>Une fois par tour, un nouvel ouvrier pour 5 nourriture de moins, sans action.</translation>
    </message>
    <message>
        <source>Once a turn a new worker without food and without an action.</source>
        <translation>Une fois par tour, un nouvel ouvrier sans nourriture et sans action.</translation>
    </message>
    <message>
        <source>What a leader adds to these buildings counts twice, too: enter it by hand.</source>
        <translation>Ce qu’un chef ajoute à ces bâtiments compte aussi double&#xa0;: à entrer à la main.</translation>
    </message>
    <message>
        <source>What a leader adds to these buildings counts, too: enter it by hand.</source>
        <translation>Ce qu’un chef ajoute à ces bâtiments compte aussi&#xa0;: à entrer à la main.</translation>
    </message>
    <message>
        <source>Draw 3 military cards.</source>
        <translation>Piochez 3 cartes militaires.</translation>
    </message>
    <message>
        <source>Draw 5 military cards.</source>
        <translation>Piochez 5 cartes militaires.</translation>
    </message>
    <message>
        <source>If one attacks the other it has 2 strength more in that battle.</source>
        <translation>Si l’un attaque l’autre, il a 2 de force en plus dans ce combat.</translation>
    </message>
    <message>
        <source>Once a turn A may use 1 food as a resource and B 1 resource as food: enter it by hand.</source>
        <translation>Une fois par tour, A peut utiliser 1 nourriture comme ressource et B 1 ressource comme nourriture&#xa0;: à entrer à la main.</translation>
    </message>
    <message>
        <source>For each technology the other pays 1 science: enter it by hand. Without that science the technology cannot be played.</source>
        <translation>Pour chaque technologie, l’autre paie 1 science&#xa0;: à entrer à la main. Sans cette science, la technologie ne peut être jouée.</translation>
    </message>
    <message>
        <source>Each has 1 culture a turn for each finished wonder of the other: enter it, and change it when a wonder is finished.</source>
        <translation>Chacun a 1 culture par tour pour chaque merveille achevée de l’autre&#xa0;: entrez-la, et modifiez-la quand une merveille est achevée.</translation>
    </message>
    <message>
        <source>Everybody chooses 2 food or 2 resources.</source>
        <translation>Chacun choisit 2 nourriture ou 2 ressources.</translation>
    </message>
    <message>
        <source>Everybody draws 3 military cards.</source>
        <translation>Chacun pioche 3 cartes militaires.</translation>
    </message>
    <message>
        <source>Everybody with a free worker may build a Religion for nothing.</source>
        <translation>Qui a un ouvrier libre peut bâtir une Religion sans rien payer.</translation>
    </message>
    <message>
        <source>Everybody with a free worker may build Warriors for nothing.</source>
        <translation>Qui a un ouvrier libre peut bâtir des Guerriers sans rien payer.</translation>
    </message>
    <message>
        <source>Everybody does one of a few things without an action and for 1 less.</source>
        <translation>Chacun fait une chose parmi quelques-unes, sans action et pour 1 de moins.</translation>
    </message>
    <message>
        <source>Whoever has the most culture loses 1 worker, if among the two weakest.</source>
        <translation>Qui a le plus de culture perd 1 ouvrier, s’il est parmi les deux plus faibles.</translation>
    </message>
    <message>
        <source>The weakest destroys a building, farm or mine.</source>
        <translation>Le plus faible détruit un bâtiment, une ferme ou une mine.</translation>
    </message>
    <message>
        <source>Everybody gains the culture of a turn.</source>
        <translation>Chacun gagne la culture d’un tour.</translation>
    </message>
    <message>
        <source>The two strongest gain 3 food or resources together, as each chooses.</source>
        <translation>Les deux plus forts gagnent 3 nourriture ou ressources en tout, au choix de chacun.</translation>
    </message>
    <message>
        <source>All farms produce.</source>
        <translation>Toutes les fermes produisent.</translation>
    </message>
    <message>
        <source>Whoever has the most happy faces gains a free worker.</source>
        <translation>Qui a le plus de visages contents gagne un ouvrier libre.</translation>
    </message>
    <message>
        <source>All mines produce.</source>
        <translation>Toutes les mines produisent.</translation>
    </message>
    <message>
        <source>Everybody loses 1 worker.</source>
        <translation>Chacun perd 1 ouvrier.</translation>
    </message>
    <message>
        <source>The two weakest lose 2 food or resources together, as each chooses.</source>
        <translation>Les deux plus faibles perdent 2 nourriture ou ressources en tout, au choix de chacun.</translation>
    </message>
    <message>
        <source>In the next turn everybody has 2 civil actions less for each discontented worker.</source>
        <translation>Au prochain tour, chacun a 2 actions civiles de moins par ouvrier mécontent.</translation>
    </message>
    <message>
        <source>The weakest loses 1 worker.</source>
        <translation>Le plus faible perd 1 ouvrier.</translation>
    </message>
    <message>
        <source>Everybody gains the science of a turn.</source>
        <translation>Chacun gagne la science d’un tour.</translation>
    </message>
    <message>
        <source>Everybody loses 4 culture for each discontented worker.</source>
        <translation>Chacun perd 4 culture par ouvrier mécontent.</translation>
    </message>
    <message>
        <source>Everybody loses 4 culture for each discontented worker; who has most of them a blue token, too.</source>
        <translation>Chacun perd 4 culture par ouvrier mécontent&#xa0;; qui en a le plus perd aussi un jeton bleu.</translation>
    </message>
    <message>
        <source>All farms and mines produce, and consumption and corruption are paid.</source>
        <translation>Toutes les fermes et mines produisent, consommation et corruption sont payées.</translation>
    </message>
    <message>
        <source>Everybody loses half the discontented workers, rounded up.</source>
        <translation>Chacun perd la moitié de ses ouvriers mécontents, arrondie vers le haut.</translation>
    </message>
    <message>
        <source>Leaders of older ages leave.</source>
        <translation>Les chefs des âges précédents partent.</translation>
    </message>
    <message>
        <source>The weakest loses a colony.</source>
        <translation>Le plus faible perd une colonie.</translation>
    </message>
    <message>
        <source>The strongest takes cards for up to 5 actions, which cost none.</source>
        <translation>Le plus fort prend des cartes pour jusqu’à 5 actions, sans les payer.</translation>
    </message>
    <message>
        <source>Whoever has the most culture gains 5 culture.</source>
        <translation>Qui a le plus de culture gagne 5 culture.</translation>
    </message>
    <message>
        <source>Everybody gains the science of a turn as culture.</source>
        <translation>Chacun gagne la science d’un tour en culture.</translation>
    </message>
    <message>
        <source>Everybody gains 1 food for each happy face, at most 8.</source>
        <translation>Chacun gagne 1 nourriture par visage content, 8 au plus.</translation>
    </message>
    <message>
        <source>The strongest draws 5 military cards, the weakest discards 3.</source>
        <translation>Le plus fort pioche 5 cartes militaires, le plus faible en défausse 3.</translation>
    </message>
    <message>
        <source>A wonder of age A or I falls: change it, it gives only 2 culture a turn then.</source>
        <translation>Une merveille de l’âge A ou I s’effondre&#xa0;: modifiez-la, elle ne donne plus que 2 culture par tour.</translation>
    </message>
    <message>
        <source>Whoever has the least culture destroys an urban building of everybody else.</source>
        <translation>Qui a le moins de culture détruit un bâtiment urbain de chacun des autres.</translation>
    </message>
    <message>
        <source>everybody else: %1</source>
        <extracomment>What a card does to the other players.</extracomment>
        <translation>tous les autres&#xa0;: %1</translation>
    </message>
    <message>
        <source>once %1</source>
        <extracomment>What happens once, when a card comes into play.</extracomment>
        <translation>une fois %1</translation>
    </message>
    <message>
        <source>Everybody loses all food.</source>
        <translation>Chacun perd toute sa nourriture.</translation>
    </message>
    <message>
        <source>Everybody: %1.</source>
        <extracomment>Whom an event strikes and what it does, like the four that follow.</extracomment>
        <translation>Tous&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The two strongest: %1.</source>
        <translation>Les deux plus forts&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The strongest: %1.</source>
        <translation>Le plus fort&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The two weakest: %1.</source>
        <translation>Les deux plus faibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The weakest: %1.</source>
        <translation>Le plus faible&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Il ne se passe rien.</translation>
    </message>
    <message>
        <source>both: %1</source>
        <translation>les deux&#xa0;: %1</translation>
    </message>
    <message>
        <source>A: %1; B: %2</source>
        <extracomment>What the two sides of a pact have of it.</extracomment>
        <translation>A&#xa0;: %1&#xa0;; B&#xa0;: %2</translation>
    </message>
    <message>
        <source>An event of age III.</source>
        <translation>Un événement de l’âge III.</translation>
    </message>
    <message>
        <source>A territory is auctioned.</source>
        <translation>Un territoire est mis aux enchères.</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <extracomment>What a correction changes: its name, its value before and after.</extracomment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1 known</source>
        <translation>%1 connu</translation>
    </message>
    <message>
        <source>%1 not known</source>
        <translation>%1 inconnu</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Tactic</source>
        <translation>Tactique</translation>
    </message>
    <message>
        <source>Through the Ages</source>
        <translation>Through the Ages</translation>
    </message>
    <message>
        <source>%1, against the Rival (%2)</source>
        <extracomment>An edition, and how strong the Rival is.</extracomment>
        <translation>%1, contre le Rival (%2)</translation>
    </message>
    <message>
        <source>%1, against leagues</source>
        <extracomment>An edition, and the variant against leagues.</extracomment>
        <translation>%1, contre les ligues</translation>
    </message>
    <message>
        <source>In a tie the Rival wins.</source>
        <translation>En cas d’égalité, le Rival gagne.</translation>
    </message>
    <message>
        <source>Resolve the war</source>
        <translation>Résoudre la guerre</translation>
    </message>
    <message>
        <source>The Rival’s cards</source>
        <translation>Les cartes du Rival</translation>
    </message>
    <message>
        <source>The Rival attacks</source>
        <translation>Le Rival attaque</translation>
    </message>
    <message>
        <source>Bid for the territory</source>
        <translation>Enchère pour le territoire</translation>
    </message>
    <message>
        <source>Score the last events</source>
        <translation>Compter les événements finaux</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>%1 for each farm</source>
        <extracomment>What a card gives for each worker of a type, like the ten that follow: +1 culture a turn for each farm.</extracomment>
        <translation>%1 par ferme</translation>
    </message>
    <message>
        <source>%1 for each mine</source>
        <translation>%1 par mine</translation>
    </message>
    <message>
        <source>%1 for each lab</source>
        <translation>%1 par labo</translation>
    </message>
    <message>
        <source>%1 for each temple</source>
        <translation>%1 par temple</translation>
    </message>
    <message>
        <source>%1 for each library</source>
        <translation>%1 par bibliothèque</translation>
    </message>
    <message>
        <source>%1 for each theater</source>
        <translation>%1 par théâtre</translation>
    </message>
    <message>
        <source>%1 for each arena</source>
        <translation>%1 par arène</translation>
    </message>
    <message>
        <source>%1 for each infantry unit</source>
        <translation>%1 par infanterie</translation>
    </message>
    <message>
        <source>%1 for each cavalry unit</source>
        <translation>%1 par cavalerie</translation>
    </message>
    <message>
        <source>%1 for each artillery unit</source>
        <translation>%1 par artillerie</translation>
    </message>
    <message>
        <source>%1 for each air force</source>
        <translation>%1 par aviation</translation>
    </message>
    <message>
        <source>%1 for each urban building</source>
        <extracomment>What a card gives for each of something, like those that follow.</extracomment>
        <translation>%1 par bâtiment urbain</translation>
    </message>
    <message>
        <source>%1 for each unit</source>
        <translation>%1 par unité</translation>
    </message>
    <message>
        <source>%1 for each type of unit</source>
        <translation>%1 par type d’unité</translation>
    </message>
    <message>
        <source>%1 for each level of the labs</source>
        <translation>%1 par niveau des labos</translation>
    </message>
    <message>
        <source>%1 for each level of the libraries</source>
        <translation>%1 par niveau des bibliothèques</translation>
    </message>
    <message>
        <source>%1 for each level of the theaters</source>
        <translation>%1 par niveau des théâtres</translation>
    </message>
    <message>
        <source>%1 for each level of all technologies</source>
        <translation>%1 par niveau de toutes les technologies</translation>
    </message>
    <message>
        <source>%1 for each level of the best lab or library</source>
        <translation>%1 par niveau du meilleur labo ou bibliothèque</translation>
    </message>
    <message>
        <source>%1 for each face of the temples</source>
        <translation>%1 par visage des temples</translation>
    </message>
    <message>
        <source>%1 for each face of the theaters</source>
        <translation>%1 par visage des théâtres</translation>
    </message>
    <message>
        <source>%1 for each face of the wonders</source>
        <translation>%1 par visage des merveilles</translation>
    </message>
    <message>
        <source>%1 for each face of the government</source>
        <translation>%1 par visage du gouvernement</translation>
    </message>
    <message>
        <source>%1 for each library with a theater</source>
        <translation>%1 par bibliothèque avec un théâtre</translation>
    </message>
    <message>
        <source>%1 for each culture of the libraries</source>
        <translation>%1 par culture des bibliothèques</translation>
    </message>
    <message>
        <source>%1 for each culture of the theaters</source>
        <translation>%1 par culture des théâtres</translation>
    </message>
    <message>
        <source>%1 for each culture of the best theater</source>
        <translation>%1 par culture du meilleur théâtre</translation>
    </message>
    <message>
        <source>%1 for each culture, science and strength of the urban buildings</source>
        <translation>%1 par culture, science et force des bâtiments urbains</translation>
    </message>
    <message>
        <source>%1 for each colony</source>
        <translation>%1 par colonie</translation>
    </message>
    <message>
        <source>%1 for each wonder</source>
        <translation>%1 par merveille</translation>
    </message>
    <message>
        <source>%1 for each technology played</source>
        <translation>%1 par technologie jouée</translation>
    </message>
    <message>
        <source>%1 for each technology taken</source>
        <translation>%1 par technologie prise</translation>
    </message>
    <message>
        <source>the opposite of: %1</source>
        <extracomment>Of a card made by hand: it takes away what another would give.</extracomment>
        <translation>le contraire de&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>new workers cost %n food less</source>
        <translation>
            <numerusform>les nouveaux ouvriers coûtent %n nourriture de moins</numerusform>
            <numerusform>les nouveaux ouvriers coûtent %n nourriture de moins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wonder stages an action</source>
        <translation>
            <numerusform>%n étape de merveille par action</numerusform>
            <numerusform>%n étapes de merveille par action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tokens a turn on the best mine</source>
        <translation>
            <numerusform>%n jeton de plus par tour sur la meilleure mine</numerusform>
            <numerusform>%n jetons de plus par tour sur la meilleure mine</numerusform>
        </translation>
    </message>
    <message>
        <source>happy faces count twice</source>
        <translation>les visages contents comptent double</translation>
    </message>
    <message>
        <source>1 face more wherever there is one</source>
        <translation>1 visage de plus partout où il y en a un</translation>
    </message>
    <message>
        <source>the best army counts once more</source>
        <translation>la meilleure armée compte une fois de plus</translation>
    </message>
    <message>
        <source>infantry may count as cavalry</source>
        <translation>l’infanterie peut compter comme cavalerie</translation>
    </message>
    <message>
        <source>the tactic does not count</source>
        <translation>la tactique ne compte pas</translation>
    </message>
    <message numerus="yes">
        <source>%n culture at the end of a turn among the two strongest (of two: the strongest)</source>
        <translation>
            <numerusform>%n culture en fin de tour parmi les deux plus forts (à deux&#xa0;: le plus fort)</numerusform>
            <numerusform>%n culture en fin de tour parmi les deux plus forts (à deux&#xa0;: le plus fort)</numerusform>
        </translation>
    </message>
    <message>
        <source>you may not attack</source>
        <translation>vous ne pouvez pas attaquer</translation>
    </message>
    <message numerus="yes">
        <source>%1, at most %n times</source>
        <translation>
            <numerusform>%1, %n fois au plus</numerusform>
            <numerusform>%1, %n fois au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for each worker on %2</source>
        <translation>%1 par ouvrier sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to build and upgrade (%1)</source>
        <translation>
            <numerusform>%n ressource de moins pour bâtir et améliorer (%1)</numerusform>
            <numerusform>%n ressources de moins pour bâtir et améliorer (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to build and upgrade (%1)</source>
        <translation>
            <numerusform>%n ressource de plus pour bâtir et améliorer (%1)</numerusform>
            <numerusform>%n ressources de plus pour bâtir et améliorer (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to build (%1)</source>
        <translation>
            <numerusform>%n ressource de moins pour bâtir (%1)</numerusform>
            <numerusform>%n ressources de moins pour bâtir (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to build (%1)</source>
        <translation>
            <numerusform>%n ressource de plus pour bâtir (%1)</numerusform>
            <numerusform>%n ressources de plus pour bâtir (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources less to upgrade (%1)</source>
        <translation>
            <numerusform>%n ressource de moins pour améliorer (%1)</numerusform>
            <numerusform>%n ressources de moins pour améliorer (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources more to upgrade (%1)</source>
        <translation>
            <numerusform>%n ressource de plus pour améliorer (%1)</numerusform>
            <numerusform>%n ressources de plus pour améliorer (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science less to learn (%1)</source>
        <translation>
            <numerusform>%n point de science de moins pour découvrir (%1)</numerusform>
            <numerusform>%n points de science de moins pour découvrir (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science more to learn (%1)</source>
        <translation>
            <numerusform>%n point de science de plus pour découvrir (%1)</numerusform>
            <numerusform>%n points de science de plus pour découvrir (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>All technologies</source>
        <translation>Toutes les technologies</translation>
    </message>
    <message>
        <source>A turn brings %1 culture.</source>
        <translation>Un tour rapporte %1 culture.</translation>
    </message>
    <message>
        <source>A turn brings %1 science.</source>
        <translation>Un tour rapporte %1 science.</translation>
    </message>
    <message>
        <source>Your strength is %1.</source>
        <translation>Votre force est de %1.</translation>
    </message>
    <message>
        <source>You have %1 happy faces.</source>
        <translation>Vous avez %1 visages contents.</translation>
    </message>
    <message>
        <source>Yellow bank</source>
        <translation>Banque jaune</translation>
    </message>
    <message>
        <source>Blue bank</source>
        <translation>Banque bleue</translation>
    </message>
    <message numerus="yes">
        <source>%n workers are free.</source>
        <translation>
            <numerusform>%n ouvrier est libre.</numerusform>
            <numerusform>%n ouvriers sont libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Une carte</translation>
    </message>
    <message>
        <source>The end of a turn</source>
        <translation>La fin d’un tour</translation>
    </message>
    <message>
        <source>It comes from: %1.</source>
        <translation>D’où cela vient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On the track: %1.</source>
        <translation>Sur la piste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>That is rank %1 of %2.</source>
        <translation>C’est le rang %1 sur %2.</translation>
    </message>
    <message>
        <source>The yellow bank asks for %1.</source>
        <translation>La banque jaune demande %1.</translation>
    </message>
    <message>
        <source>Nobody is discontented.</source>
        <translation>Personne n’est mécontent.</translation>
    </message>
    <message numerus="yes">
        <source>%n workers are discontented.</source>
        <translation>
            <numerusform>%n ouvrier est mécontent.</numerusform>
            <numerusform>%n ouvriers sont mécontents.</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn brings %1, your people eat %2.</source>
        <translation>Un tour rapporte %1, votre peuple mange %2.</translation>
    </message>
    <message>
        <source>A turn brings %1, corruption takes %2 as it stands.</source>
        <translation>Un tour rapporte %1, la corruption prend %2 en l’état.</translation>
    </message>
    <message>
        <source>%1 of %2 are left.</source>
        <translation>Il en reste %1 sur %2.</translation>
    </message>
    <message>
        <source>They come from: %1.</source>
        <translation>D’où elles viennent&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Hand limit: %n civil cards.</source>
        <translation>
            <numerusform>Limite de main&#xa0;: %n carte civile.</numerusform>
            <numerusform>Limite de main&#xa0;: %n cartes civiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand limit: %n military cards.</source>
        <translation>
            <numerusform>Limite de main&#xa0;: %n carte militaire.</numerusform>
            <numerusform>Limite de main&#xa0;: %n cartes militaires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens are left.</source>
        <translation>
            <numerusform>Il reste %n jeton.</numerusform>
            <numerusform>Il reste %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new worker costs %1.</source>
        <translation>Un nouvel ouvrier coûte %1.</translation>
    </message>
    <message>
        <source>Your people eat %1 and ask for %2.</source>
        <translation>Votre peuple mange %1 et demande %2.</translation>
    </message>
    <message numerus="yes">
        <source>Below %n tokens they eat %1 and ask for %2.</source>
        <translation>
            <numerusform>Sous %n jeton, il mange %1 et demande %2.</numerusform>
            <numerusform>Sous %n jetons, il mange %1 et demande %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below %n tokens corruption costs %1.</source>
        <translation>
            <numerusform>Sous %n jeton, la corruption coûte %1.</numerusform>
            <numerusform>Sous %n jetons, la corruption coûte %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Each worker: %2.</source>
        <translation>%1. Chaque ouvrier&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n workers are there.</source>
        <translation>
            <numerusform>%n ouvrier y est.</numerusform>
            <numerusform>%n ouvriers y sont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Building costs %1.</source>
        <translation>Bâtir coûte %1.</translation>
    </message>
    <message>
        <source>It is not known; learning costs %1, building %2.</source>
        <translation>Pas encore connu&#xa0;; découvrir coûte %1, bâtir %2.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <extracomment>The name of a technology, its level and what each worker gives.</extracomment>
        <translation>%1, %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>In peace %1 science, by revolution %2.</source>
        <translation>En paix %1 science, par révolution %2.</translation>
    </message>
    <message>
        <source>With it your strength would be %1.</source>
        <translation>Avec elle, votre force serait de %1.</translation>
    </message>
    <message>
        <source>No wonder has been started.</source>
        <translation>Aucune merveille commencée.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 stages are built. The stages cost %4.</source>
        <translation>%1&#xa0;: %2 des %3 étapes bâties. Les étapes coûtent %4.</translation>
    </message>
    <message>
        <source>%1, age %2: %3</source>
        <translation>%1, âge %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>You have no leader.</source>
        <translation>Vous n’avez pas de chef.</translation>
    </message>
    <message>
        <source>No card leaves the row this round.</source>
        <translation>Aucune carte ne quitte la piste cette manche.</translation>
    </message>
    <message numerus="yes">
        <source>At the start of a turn %n cards leave the row.</source>
        <translation>
            <numerusform>Au début d’un tour, %n carte quitte la piste.</numerusform>
            <numerusform>Au début d’un tour, %n cartes quittent la piste.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing by itself</source>
        <translation>rien par elle-même</translation>
    </message>
    <message>
        <source>%1, age %2: %3.</source>
        <translation>%1, âge %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The stages cost %1.</source>
        <translation>Les étapes coûtent %1.</translation>
    </message>
    <message>
        <source>It costs %1.</source>
        <translation>Cela coûte %1.</translation>
    </message>
    <message>
        <source>Printings differ: compare it with your card.</source>
        <translation>Les éditions diffèrent&#xa0;: comparez avec votre carte.</translation>
    </message>
    <message>
        <source>Now it would bring you %1.</source>
        <translation>Maintenant, il vous rapporterait %1.</translation>
    </message>
    <message>
        <source>Culture %1, strength %2 with %3.</source>
        <translation>Culture %1, force %2 avec %3.</translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Le tour</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>Politics</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Ages</source>
        <translation>Âges</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>What the table sees to</source>
        <translation>Ce dont la table s’occupe</translation>
    </message>
    <message>
        <source>In your turn you may play one political card, then use your civil and military actions in any order. “End the turn” does the rest.</source>
        <translation>À votre tour, vous pouvez jouer une carte politique, puis utiliser vos actions civiles et militaires dans n’importe quel ordre. «&#xa0;Finir le tour&#xa0;» fait le reste.</translation>
    </message>
    <message>
        <source>On the board, touch what your hand would have moved: a technology, the yellow bank, the wonder. What it would cost and change stands there before you tap.</source>
        <translation>Sur le plateau, touchez ce que votre main aurait déplacé&#xa0;: une technologie, la banque jaune, la merveille. Ce que cela coûterait et changerait est indiqué avant de toucher.</translation>
    </message>
    <message>
        <source>In the first round only cards are taken: the first player has 1 civil action, the second 2, and so on.</source>
        <translation>À la première manche, on ne prend que des cartes&#xa0;: le premier joueur a 1 action civile, le deuxième 2, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Cards of the hand stay on the table. What comes into play is chosen from the list; a card that is not there is entered by hand once and remembered.</source>
        <translation>Les cartes en main restent sur la table. Ce qui entre en jeu se choisit dans la liste&#xa0;; une carte absente s’entre à la main une fois et reste mémorisée.</translation>
    </message>
    <message>
        <source>A yellow card that makes something cheaper is the discount in the tray. One that gives something is entered as an action card.</source>
        <translation>Une carte jaune qui rend quelque chose moins cher est la remise du volet. Une carte qui donne quelque chose s’entre comme carte action.</translation>
    </message>
    <message>
        <source>Masonry and its successors allow more stages with one action. An unfinished wonder that is too old is lost when an age begins.</source>
        <translation>La Maçonnerie et ses suites permettent plusieurs étapes par action. Une merveille inachevée trop ancienne est perdue quand un âge commence.</translation>
    </message>
    <message>
        <source>One political card a turn, before all else: an event, an aggression, a war or a pact. You may also resign.</source>
        <translation>Une carte politique par tour, avant tout le reste&#xa0;: un événement, une agression, une guerre ou un pacte. Vous pouvez aussi abandonner.</translation>
    </message>
    <message>
        <source>What an event does to everybody is offered; what somebody chooses is entered on that player’s board.</source>
        <translation>Ce qu’un événement fait à tous est proposé&#xa0;; ce qui se choisit s’entre sur le plateau du joueur.</translation>
    </message>
    <message>
        <source>Against leagues: whoever was attacked cannot be attacked again before their own next turn.</source>
        <translation>Contre les ligues&#xa0;: qui a été attaqué ne peut plus l’être avant son prochain tour.</translation>
    </message>
    <message>
        <source>The auction is at the table; only who won it, the bid and what is paid are entered.</source>
        <translation>L’enchère se fait à table&#xa0;; on n’entre que le gagnant, l’enchère et ce qui est payé.</translation>
    </message>
    <message>
        <source>In a tie the player on turn is ahead, then the next one in order.</source>
        <translation>À égalité, le joueur dont c’est le tour est devant, puis le suivant dans l’ordre.</translation>
    </message>
    <message>
        <source>First it is seen whether the people rise. Then come culture and science, food, consumption, resources and corruption, and the military cards to draw.</source>
        <translation>D’abord, on voit si le peuple se soulève. Puis viennent culture et science, nourriture, consommation, ressources et corruption, et les cartes militaires à piocher.</translation>
    </message>
    <message>
        <source>“New age” in Politics is tapped when the last card of the civil deck goes into the row.</source>
        <translation>«&#xa0;Nouvel âge&#xa0;» dans Politique se touche quand la dernière carte de la pile civile entre dans la piste.</translation>
    </message>
    <message>
        <source>Against the Rival only more culture wins: in a tie it is ahead.</source>
        <translation>Contre le Rival, il faut plus de culture pour gagner&#xa0;: à égalité, il est devant.</translation>
    </message>
    <message>
        <source>Equal culture shares the win. Whoever resigned comes last.</source>
        <translation>À culture égale, la victoire est partagée. Qui a abandonné est dernier.</translation>
    </message>
    <message>
        <source>You play against an opponent that has no board, only units on tactics and culture. You turn its cards over, the app says what it does.</source>
        <translation>Vous jouez contre un adversaire sans plateau, qui n’a que des unités sur des tactiques et de la culture. Vous retournez ses cartes, l’appli dit ce qu’il fait.</translation>
    </message>
    <message>
        <source>In the end it has 60 culture for the four events that were set aside, and its rank in strength.</source>
        <translation>À la fin, il a 60 culture pour les quatre événements mis à part, et son rang en force.</translation>
    </message>
    <message>
        <source>Its cards</source>
        <translation>Ses cartes</translation>
    </message>
    <message>
        <source>Its war</source>
        <translation>Sa guerre</translation>
    </message>
    <message>
        <source>It decides first what it gives up, then you. Whoever is higher wins; the Rival gains or loses the difference as culture.</source>
        <translation>Il décide d’abord de son sacrifice, puis vous. Le plus haut gagne&#xa0;; le Rival gagne ou perd la différence en culture.</translation>
    </message>
    <message>
        <source>What the war card costs or brings you is entered: resources rather than food.</source>
        <translation>Ce que la carte de guerre vous coûte ou rapporte s’entre&#xa0;: ressources avant nourriture.</translation>
    </message>
    <message>
        <source>Its attack</source>
        <extracomment>The Rival attacks.</extracomment>
        <translation>Son attaque</translation>
    </message>
    <message>
        <source>It wins only if its strength is higher than yours with all that you add. Equal is enough to hold.</source>
        <translation>Il ne gagne que si sa force dépasse la vôtre avec tout ce que vous ajoutez. L’égalité suffit pour tenir.</translation>
    </message>
    <message>
        <source>If it wins it gains 3, 5 or 7 culture by the card, and you lose what the card says. The app chooses what you lose, but for a worker or a colony of several.</source>
        <translation>S’il gagne, il reçoit 3, 5 ou 7 culture selon la carte, et vous perdez ce qu’elle dit. L’appli choisit votre perte, sauf un ouvrier ou une colonie parmi plusieurs.</translation>
    </message>
    <message>
        <source>Its event</source>
        <translation>Son événement</translation>
    </message>
    <message>
        <source>Put its card on the future events, reveal the current one and tap it. What it does to the Rival is known; what it does to you is entered.</source>
        <translation>Posez sa carte sur les événements futurs, révélez l’événement en cours et touchez-le. Son effet sur le Rival est connu&#xa0;; son effet sur vous s’entre.</translation>
    </message>
    <message>
        <source>Its bid</source>
        <extracomment>What the Rival bids for a territory.</extracomment>
        <translation>Son enchère</translation>
    </message>
    <message>
        <source>Draw three military cards for it. It bids what bonus cards bring and its weakest unit, and a second one if it stays stronger than you.</source>
        <translation>Piochez-lui trois cartes militaires. Il offre ce que donnent les cartes bonus et son unité la plus faible, et une deuxième s’il reste plus fort que vous.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <extracomment>What the player bids for a territory.</extracomment>
        <translation>Votre enchère</translation>
    </message>
    <message>
        <source>Bid more than the Rival and pay with units, or pass and it has the territory: 7 culture for age I, 13 for age II.</source>
        <translation>Offrez plus que le Rival et payez en unités, ou passez et il a le territoire&#xa0;: 7 culture pour l’âge I, 13 pour l’âge II.</translation>
    </message>
    <message>
        <source>Its army</source>
        <translation>Son armée</translation>
    </message>
    <message>
        <source>Turn over as many of its cards as the page says and tap each. They are discarded afterwards: what was drawn is the whole hand.</source>
        <translation>Retournez autant de ses cartes que la page le dit et touchez chacune. Elles sont ensuite défaussées&#xa0;: ce qui a été pioché est toute sa main.</translation>
    </message>
    <message>
        <source>The app sees no cards: the row, the hands, the decks and the piles of events stay on the table, as does whether a card may be taken or played.</source>
        <translation>L’appli ne voit pas les cartes&#xa0;: la piste, les mains, les pioches et les piles d’événements restent sur la table, tout comme le droit de prendre ou jouer une carte.</translation>
    </message>
    <message>
        <source>What a card brings beyond its lasting effect is said where it is played, and entered by hand.</source>
        <translation>Ce qu’une carte apporte au-delà de son effet durable est dit là où on la joue, et s’entre à la main.</translation>
    </message>
    <message>
        <source>Who wins an auction, what spoils a war brings and whom an event strikes when somebody must choose is taken at the table’s word.</source>
        <translation>Qui gagne une enchère, ce que rapporte une guerre et qui un événement touche quand il faut choisir&#xa0;: l’appli croit la table sur parole.</translation>
    </message>
    <message>
        <source>%1 · round %2, age %3</source>
        <extracomment>Head of a turn in the log.</extracomment>
        <translation>%1 · manche %2, âge %3</translation>
    </message>
    <message>
        <source>First, 2006</source>
        <translation>Première, 2006</translation>
    </message>
    <message>
        <source>A New Story, 2015</source>
        <translation>Nouvelle ère, 2015</translation>
    </message>
    <message>
        <source>Agriculture</source>
        <extracomment>A technology, like the 33 that follow.</extracomment>
        <translation>Agriculture</translation>
    </message>
    <message>
        <source>Irrigation</source>
        <translation>Irrigation</translation>
    </message>
    <message>
        <source>Selective Breeding</source>
        <translation>Élevage sélectif</translation>
    </message>
    <message>
        <source>Mechanized Agriculture</source>
        <translation>Agriculture mécanisée</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Fer</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Charbon</translation>
    </message>
    <message>
        <source>Oil</source>
        <translation>Pétrole</translation>
    </message>
    <message>
        <source>Philosophy</source>
        <translation>Philosophie</translation>
    </message>
    <message>
        <source>Alchemy</source>
        <translation>Alchimie</translation>
    </message>
    <message>
        <source>Scientific Method</source>
        <translation>Méthode scientifique</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Theology</source>
        <translation>Théologie</translation>
    </message>
    <message>
        <source>Organized Religion</source>
        <translation>Religion organisée</translation>
    </message>
    <message>
        <source>Printing Press</source>
        <translation>Imprimerie</translation>
    </message>
    <message>
        <source>Journalism</source>
        <translation>Journalisme</translation>
    </message>
    <message>
        <source>Multimedia</source>
        <translation>Multimédia</translation>
    </message>
    <message>
        <source>Drama</source>
        <translation>Art dramatique</translation>
    </message>
    <message>
        <source>Opera</source>
        <translation>Opéra</translation>
    </message>
    <message>
        <source>Movies</source>
        <translation>Cinéma</translation>
    </message>
    <message>
        <source>Bread and Circuses</source>
        <translation>Du pain et des jeux</translation>
    </message>
    <message>
        <source>Team Sports</source>
        <translation>Sports d’équipe</translation>
    </message>
    <message>
        <source>Professional Sports</source>
        <translation>Sport professionnel</translation>
    </message>
    <message>
        <source>Warriors</source>
        <translation>Guerriers</translation>
    </message>
    <message>
        <source>Swordsmen</source>
        <translation>Épéistes</translation>
    </message>
    <message>
        <source>Riflemen</source>
        <translation>Fusiliers</translation>
    </message>
    <message>
        <source>Modern Infantry</source>
        <translation>Infanterie moderne</translation>
    </message>
    <message>
        <source>Knights</source>
        <translation>Chevaliers</translation>
    </message>
    <message>
        <source>Cavalrymen</source>
        <translation>Cavaliers</translation>
    </message>
    <message>
        <source>Tanks</source>
        <translation>Chars</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Canons</translation>
    </message>
    <message>
        <source>Rockets</source>
        <translation>Roquettes</translation>
    </message>
    <message>
        <source>Air Forces</source>
        <translation>Aviation</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>A type of technology, like the ten that follow.</extracomment>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labo</translation>
    </message>
    <message>
        <source>Temple</source>
        <translation>Temple</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Theater</source>
        <translation>Théâtre</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arène</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <translation>Cavalerie</translation>
    </message>
    <message>
        <source>Artillery</source>
        <translation>Artillerie</translation>
    </message>
    <message>
        <source>Air</source>
        <translation>Air</translation>
    </message>
    <message>
        <source>Despotism</source>
        <extracomment>A government, like the seven that follow.</extracomment>
        <translation>Despotisme</translation>
    </message>
    <message>
        <source>Monarchy</source>
        <translation>Monarchie</translation>
    </message>
    <message>
        <source>Theocracy</source>
        <translation>Théocratie</translation>
    </message>
    <message>
        <source>Constitutional Monarchy</source>
        <translation>Monarchie constitutionnelle</translation>
    </message>
    <message>
        <source>Republic</source>
        <translation>République</translation>
    </message>
    <message>
        <source>Communism</source>
        <translation>Communisme</translation>
    </message>
    <message>
        <source>Democracy</source>
        <translation>Démocratie</translation>
    </message>
    <message>
        <source>Fundamentalism</source>
        <translation>Fondamentalisme</translation>
    </message>
    <message>
        <source>No tactic</source>
        <translation>Aucune tactique</translation>
    </message>
    <message>
        <source>Fighting Band</source>
        <extracomment>A tactic, like the 15 that follow.</extracomment>
        <translation>Bande guerrière</translation>
    </message>
    <message>
        <source>Light Cavalry</source>
        <translation>Cavalerie légère</translation>
    </message>
    <message>
        <source>Legion</source>
        <translation>Légion</translation>
    </message>
    <message>
        <source>Medieval Army</source>
        <translation>Armée médiévale</translation>
    </message>
    <message>
        <source>Phalanx</source>
        <translation>Phalange</translation>
    </message>
    <message>
        <source>Heavy Cavalry</source>
        <translation>Cavalerie lourde</translation>
    </message>
    <message>
        <source>Fortifications</source>
        <translation>Fortifications</translation>
    </message>
    <message>
        <source>Mobile Artillery</source>
        <translation>Artillerie mobile</translation>
    </message>
    <message>
        <source>Conquistadors</source>
        <translation>Conquistadors</translation>
    </message>
    <message>
        <source>Defensive Army</source>
        <translation>Armée défensive</translation>
    </message>
    <message>
        <source>Napoleonic Army</source>
        <translation>Armée napoléonienne</translation>
    </message>
    <message>
        <source>Classic Army</source>
        <translation>Armée classique</translation>
    </message>
    <message>
        <source>Entrenchments</source>
        <translation>Retranchements</translation>
    </message>
    <message>
        <source>Mechanized Army</source>
        <translation>Armée mécanisée</translation>
    </message>
    <message>
        <source>Shock Troops</source>
        <translation>Troupes de choc</translation>
    </message>
    <message>
        <source>Modern Army</source>
        <translation>Armée moderne</translation>
    </message>
    <message>
        <source>Leader</source>
        <extracomment>A kind of card, like the five that follow.</extracomment>
        <translation>Chef</translation>
    </message>
    <message>
        <source>Wonder</source>
        <translation>Merveille</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spéciale</translation>
    </message>
    <message>
        <source>Colony</source>
        <translation>Colonie</translation>
    </message>
    <message>
        <source>Pact</source>
        <translation>Pacte</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Civil</source>
        <extracomment>A family of special technologies, like the three that follow.</extracomment>
        <translation>Civile</translation>
    </message>
    <message>
        <source>Military</source>
        <translation>Militaire</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Exploration</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Yellow tokens</source>
        <translation>Jetons jaunes</translation>
    </message>
    <message>
        <source>Blue tokens</source>
        <translation>Jetons bleus</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Culture</translation>
    </message>
    <message>
        <source>Science</source>
        <translation>Science</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Nourriture</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>Civil actions</source>
        <translation>Actions civiles</translation>
    </message>
    <message>
        <source>Military actions</source>
        <translation>Actions militaires</translation>
    </message>
    <message>
        <source>Resources for units</source>
        <translation>Ressources pour unités</translation>
    </message>
    <message>
        <source>Urban limit</source>
        <translation>Limite urbaine</translation>
    </message>
    <message>
        <source>Culture a turn</source>
        <translation>Culture par tour</translation>
    </message>
    <message>
        <source>Science a turn</source>
        <translation>Science par tour</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Happiness</source>
        <translation>Bonheur</translation>
    </message>
    <message>
        <source>Discontented</source>
        <extracomment>Workers that are not content.</extracomment>
        <translation>Mécontents</translation>
    </message>
    <message>
        <source>Buildings</source>
        <extracomment>Where culture comes from, like the twelve that follow.</extracomment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Government</source>
        <translation>Gouvernement</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Chefs</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Specials</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Colonies</translation>
    </message>
    <message>
        <source>Pacts</source>
        <translation>Pactes</translation>
    </message>
    <message>
        <source>Other cards</source>
        <translation>Autres cartes</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Combats</translation>
    </message>
    <message>
        <source>Impacts</source>
        <translation>Impacts</translation>
    </message>
    <message>
        <source>Famine</source>
        <translation>Famine</translation>
    </message>
    <message>
        <source>Corrected</source>
        <extracomment>Culture that the table has corrected by hand.</extracomment>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>By its age</source>
        <extracomment>Where the Rival&apos;s culture comes from: what it produces by the age.</extracomment>
        <translation>Selon son âge</translation>
    </message>
    <message>
        <source>Events prepared</source>
        <extracomment>Where the Rival&apos;s culture comes from, like the five that follow.</extracomment>
        <translation>Événements préparés</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Attaques</translation>
    </message>
    <message>
        <source>Wars</source>
        <translation>Guerres</translation>
    </message>
    <message>
        <source>Last events</source>
        <translation>Événements finaux</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>An event of the third age, like the ten that follow.</extracomment>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Compétition</translation>
    </message>
    <message>
        <source>Industry</source>
        <translation>Industrie</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Variety</source>
        <translation>Variété</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>War</source>
        <extracomment>A military card, like those that follow.</extracomment>
        <translation>Guerre</translation>
    </message>
    <message>
        <source>Its hand</source>
        <extracomment>The cards that the Rival holds.</extracomment>
        <translation>Sa main</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How strong the Rival is, like the three that follow.</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrême</translation>
    </message>
    <message>
        <source>Enslave</source>
        <translation>Esclavage</translation>
    </message>
    <message>
        <source>Plunder</source>
        <translation>Pillage</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Annex</source>
        <translation>Annexion</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espion</translation>
    </message>
    <message>
        <source>Armed Intervention</source>
        <translation>Intervention armée</translation>
    </message>
    <message>
        <source>Assassinate</source>
        <translation>Assassinat</translation>
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
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Library</source>
        <comment>short</comment>
        <translation>Biblio.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <comment>short</comment>
        <translation>Infant.</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <comment>short</comment>
        <translation>Caval.</translation>
    </message>
    <message>
        <source>Artillery</source>
        <comment>short</comment>
        <translation>Artill.</translation>
    </message>
    <message>
        <source>Free workers</source>
        <translation>Ouvriers libres</translation>
    </message>
    <message>
        <source>The Rival</source>
        <translation>Le Rival</translation>
    </message>
    <message>
        <source>Age %1</source>
        <extracomment>%1 is A, I, II, III or IV.</extracomment>
        <translation>Âge %1</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>A type of technology and its level: Mine, level II.</extracomment>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>Technologies and workers</source>
        <translation>Technologies et ouvriers</translation>
    </message>
    <message>
        <source>Where the culture came from</source>
        <translation>D’où vient la culture</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The name of a card and its age.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Corrected by hand</source>
        <translation>Corrigé à la main</translation>
    </message>
    <message numerus="yes">
        <source>%n food a token</source>
        <translation>
            <numerusform>%n nourriture par jeton</numerusform>
            <numerusform>%n nourriture par jeton</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources a token</source>
        <translation>
            <numerusform>%n ressource par jeton</numerusform>
            <numerusform>%n ressources par jeton</numerusform>
        </translation>
    </message>
    <message>
        <source>urban limit %1</source>
        <translation>limite urbaine %1</translation>
    </message>
    <message numerus="yes">
        <source>%n infantry</source>
        <translation>
            <numerusform>%n infanterie</numerusform>
            <numerusform>%n infanterie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <translation>
            <numerusform>%n cavalerie</numerusform>
            <numerusform>%n cavalerie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artillery</source>
        <translation>
            <numerusform>%n artillerie</numerusform>
            <numerusform>%n artillerie</numerusform>
        </translation>
    </message>
    <message>
        <source>no army</source>
        <translation>aucune armée</translation>
    </message>
    <message>
        <source>%1: strength +%2</source>
        <extracomment>The units of an army, and what it adds to strength.</extracomment>
        <translation>%1&#xa0;: force +%2</translation>
    </message>
    <message>
        <source>%1: strength +%2, outdated +%3</source>
        <extracomment>The units of an army, what it adds, and what one with old units adds.</extracomment>
        <translation>%1&#xa0;: force +%2, dépassée +%3</translation>
    </message>
    <message>
        <source>1 unit %1, 2 units %2</source>
        <extracomment>What units of the Rival on a tactic are worth.</extracomment>
        <translation>1 unité %1, 2 unités %2</translation>
    </message>
    <message>
        <source>war, age %1</source>
        <translation>guerre, âge %1</translation>
    </message>
    <message>
        <source>aggression, age %1</source>
        <translation>agression, âge %1</translation>
    </message>
    <message>
        <source>event, age %1</source>
        <translation>événement, âge %1</translation>
    </message>
    <message>
        <source>territory, age %1</source>
        <translation>territoire, âge %1</translation>
    </message>
    <message>
        <source>defence %1, colonization %2</source>
        <translation>défense %1, colonisation %2</translation>
    </message>
    <message>
        <source>Leave out the cards marked 3+ and 4+, and all pacts</source>
        <translation>Laissez de côté les cartes 3+ et 4+, et tous les pactes</translation>
    </message>
    <message>
        <source>Leave out the cards marked 4+</source>
        <translation>Laissez de côté les cartes 4+</translation>
    </message>
    <message>
        <source>Take out 3 cards of age A, 9 of each other age</source>
        <translation>Retirez 3 cartes A et 9 de chaque âge suivant</translation>
    </message>
    <message>
        <source>Give the Rival one Light Cavalry and one unit</source>
        <translation>Donnez au Rival une Cavalerie légère et une unité</translation>
    </message>
    <message>
        <source>Give the Rival any marker as Light Cavalry, and one unit</source>
        <translation>Donnez au Rival un marqueur comme Cavalerie légère, et une unité</translation>
    </message>
    <message>
        <source>Set 4 events of age III aside, and Strength</source>
        <translation>Mettez 4 événements III à part, et la Force</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n civil cards of age A in the row</source>
        <translation>
            <numerusform>Posez %n carte civile de l’âge A sur la piste</numerusform>
            <numerusform>Posez %n cartes civiles de l’âge A sur la piste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a pile of %n events of age A</source>
        <translation>
            <numerusform>Faites une pile de %n événement de l’âge A</numerusform>
            <numerusform>Faites une pile de %n événements de l’âge A</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all cards of age %1 from the hands</source>
        <translation>Défaussez les cartes de l’âge %1</translation>
    </message>
    <message>
        <source>Put out the decks of age %1</source>
        <translation>Posez les piles de l’âge %1</translation>
    </message>
    <message>
        <source>No new decks: the row is not filled up any more</source>
        <translation>Plus de piles&#xa0;: la piste n’est plus complétée</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards for it, face down</source>
        <translation>
            <numerusform>Piochez-lui %n carte militaire, face cachée</numerusform>
            <numerusform>Piochez-lui %n cartes militaires, face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear the %n leftmost places of the row</source>
        <translation>
            <numerusform>Retirez %n carte en tête de piste</numerusform>
            <numerusform>Retirez les %n premières cartes de la piste</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the leftmost of the kind on top of the deck</source>
        <translation>Puis la 1re du type de la carte du dessus</translation>
    </message>
    <message>
        <source>Slide the row together and fill it up</source>
        <translation>Resserrez la piste et complétez-la</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>no units</source>
        <translation>aucune unité</translation>
    </message>
    <message>
        <source>The food that your farms give in a turn.</source>
        <translation>La nourriture que donnent vos fermes en un tour.</translation>
    </message>
    <message>
        <source>The food that you produce in a turn, and 4 more if that is more than your people eat.</source>
        <translation>La nourriture que vous produisez en un tour, et 4 de plus si c’est plus que ce que mange votre peuple.</translation>
    </message>
    <message>
        <source>1 for each level of all urban buildings.</source>
        <translation>1 par niveau de tous les bâtiments urbains.</translation>
    </message>
    <message>
        <source>Twice the least of science, culture, food and resources that you make in a turn.</source>
        <translation>Deux fois le plus petit de science, culture, nourriture et ressources d’un tour.</translation>
    </message>
    <message>
        <source>4 for each colony.</source>
        <translation>4 par colonie.</translation>
    </message>
    <message>
        <source>3 for each colony.</source>
        <translation>3 par colonie.</translation>
    </message>
    <message>
        <source>1 for each level of all units and arenas.</source>
        <translation>1 par niveau de toutes les unités et arènes.</translation>
    </message>
    <message>
        <source>2 for each civil action, 1 for each military action.</source>
        <translation>2 par action civile, 1 par action militaire.</translation>
    </message>
    <message>
        <source>2 for each happy face, 2 less for each discontented worker.</source>
        <translation>2 par visage content, 2 de moins par ouvrier mécontent.</translation>
    </message>
    <message>
        <source>The resources that your mines give in a turn.</source>
        <translation>Les ressources que donnent vos mines en un tour.</translation>
    </message>
    <message>
        <source>2 for each content worker above 10.</source>
        <translation>2 par ouvrier content au-delà de 10.</translation>
    </message>
    <message>
        <source>2 for each level of your government and your specials.</source>
        <translation>2 par niveau de votre gouvernement et de vos spéciales.</translation>
    </message>
    <message>
        <source>By rank in science a turn: with four players 15, 10, 5 and 0, with three 14, 7 and 0, with two 10 and 0.</source>
        <translation>Par rang en science par tour&#xa0;: à quatre 15, 10, 5 et 0, à trois 14, 7 et 0, à deux 10 et 0.</translation>
    </message>
    <message>
        <source>By rank in strength: with four players 15, 10, 5 and 0, with three 14, 7 and 0, with two 10 and 0.</source>
        <translation>Par rang en force&#xa0;: à quatre 15, 10, 5 et 0, à trois 14, 7 et 0, à deux 10 et 0.</translation>
    </message>
    <message>
        <source>4 for each technology, government and special of level III.</source>
        <translation>4 par technologie, gouvernement et spéciale de niveau III.</translation>
    </message>
    <message>
        <source>2 for each type of urban building and unit with a worker, and for each special.</source>
        <translation>2 par type de bâtiment urbain et d’unité avec un ouvrier, et par spéciale.</translation>
    </message>
    <message>
        <source>For each wonder of age A 5, I 4, II 3, III 2.</source>
        <translation>Par merveille&#xa0;: âge A 5, I 4, II 3, III 2.</translation>
    </message>
    <message>
        <source>The game is over. Undo to play on.</source>
        <translation>La partie est finie. Annulez pour continuer.</translation>
    </message>
    <message>
        <source>In this edition no units are given up in battle.</source>
        <translation>Dans cette édition, pas de sacrifice au combat.</translation>
    </message>
    <message>
        <source>%1 is not in this edition.</source>
        <translation>%1 n’est pas dans cette édition.</translation>
    </message>
    <message>
        <source>In the first round only cards are taken.</source>
        <translation>À la première manche on ne prend que des cartes.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Choisissez un autre joueur.</translation>
    </message>
    <message>
        <source>%1 belongs to a later age.</source>
        <translation>%1 vient d’un âge suivant.</translation>
    </message>
    <message>
        <source>A revolution must be the first action.</source>
        <translation>Une révolution doit être la première action.</translation>
    </message>
    <message numerus="yes">
        <source>%n civil actions short.</source>
        <translation>
            <numerusform>Il manque %n action civile.</numerusform>
            <numerusform>Il manque %n actions civiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n military actions short.</source>
        <translation>
            <numerusform>Il manque %n action militaire.</numerusform>
            <numerusform>Il manque %n actions militaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is known already.</source>
        <translation>%1 est déjà connu.</translation>
    </message>
    <message>
        <source>%1 is not known yet.</source>
        <translation>Pas encore connu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is in play already.</source>
        <translation>%1 est déjà en jeu.</translation>
    </message>
    <message>
        <source>No worker free.</source>
        <translation>Aucun ouvrier libre.</translation>
    </message>
    <message>
        <source>%1: no worker is there.</source>
        <translation>%1&#xa0;: aucun ouvrier n’y est.</translation>
    </message>
    <message>
        <source>The yellow bank is empty.</source>
        <translation>La banque jaune est vide.</translation>
    </message>
    <message numerus="yes">
        <source>The government allows %n.</source>
        <translation>
            <numerusform>Le gouvernement en permet %n.</numerusform>
            <numerusform>Le gouvernement en permet %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only to a higher level of the same kind.</source>
        <translation>Seulement vers un niveau plus haut du même type.</translation>
    </message>
    <message>
        <source>Finish %1 first.</source>
        <translation>Achevez d’abord %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n stages left.</source>
        <translation>
            <numerusform>Il ne reste que %n étape.</numerusform>
            <numerusform>Il ne reste que %n étapes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resolve the war first.</source>
        <translation>Résolvez d’abord la guerre.</translation>
    </message>
    <message>
        <source>No war was declared there.</source>
        <translation>Aucune guerre n’y est déclarée.</translation>
    </message>
    <message>
        <source>%1 was attacked already this round.</source>
        <translation>%1 a déjà subi une attaque cette manche.</translation>
    </message>
    <message numerus="yes">
        <source>%n food short.</source>
        <translation>
            <numerusform>Il manque %n nourriture.</numerusform>
            <numerusform>Il manque %n nourriture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resources short.</source>
        <translation>
            <numerusform>Il manque %n ressource.</numerusform>
            <numerusform>Il manque %n ressources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n science short.</source>
        <translation>
            <numerusform>Il manque %n point de science.</numerusform>
            <numerusform>Il manque %n points de science.</numerusform>
        </translation>
    </message>
    <message>
        <source>No units are given up in the last round.</source>
        <translation>Pas de sacrifice à la dernière manche.</translation>
    </message>
    <message>
        <source>At least one unit must go.</source>
        <translation>Il faut au moins une unité.</translation>
    </message>
    <message>
        <source>Only against a weaker player.</source>
        <translation>Seulement contre plus faible que soi.</translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <translation>Il n’y a rien à prendre.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are needed.</source>
        <translation>
            <numerusform>Il en faut %n de plus.</numerusform>
            <numerusform>Il en faut %n de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enter exactly %n cards.</source>
        <translation>
            <numerusform>Entrez exactement %n carte.</numerusform>
            <numerusform>Entrez exactement %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of the cards that fit.</source>
        <translation>Choisissez une carte qui convient.</translation>
    </message>
    <message>
        <source>Choose which one is lost.</source>
        <translation>Choisissez ce qui est perdu.</translation>
    </message>
    <message>
        <source>%1 has been scored.</source>
        <translation>%1 est déjà compté.</translation>
    </message>
    <message>
        <source>Choose exactly four.</source>
        <translation>Choisissez-en exactement quatre.</translation>
    </message>
    <message>
        <source>This is the last age.</source>
        <translation>C’est le dernier âge.</translation>
    </message>
    <message>
        <source>That is not for a turn. End the turn first.</source>
        <translation>Ce n’est pas pour un tour. Finissez d’abord le tour.</translation>
    </message>
    <message>
        <source>Resolve the Rival’s war first.</source>
        <translation>Résolvez d’abord la guerre du Rival.</translation>
    </message>
    <message>
        <source>Enter the Rival’s cards first.</source>
        <translation>Entrez d’abord les cartes du Rival.</translation>
    </message>
    <message>
        <source>Answer the Rival’s attack first.</source>
        <translation>Répondez d’abord à l’attaque du Rival.</translation>
    </message>
    <message>
        <source>Enter the event that was revealed first.</source>
        <translation>Entrez d’abord l’événement révélé.</translation>
    </message>
    <message>
        <source>Enter the Rival’s cards for its bid first.</source>
        <translation>Entrez d’abord les cartes du Rival pour son enchère.</translation>
    </message>
    <message>
        <source>Bid for the territory or pass first.</source>
        <translation>Faites d’abord une offre pour le territoire, ou passez.</translation>
    </message>
    <message>
        <source>Score the last events first.</source>
        <translation>Comptez d’abord les événements finaux.</translation>
    </message>
    <message>
        <source>A player can be named only once.</source>
        <translation>Un joueur ne peut être nommé qu’une fois.</translation>
    </message>
    <message>
        <source>%1: not here.</source>
        <translation>%1&#xa0;: pas ici.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3.</source>
        <translation>%1&#xa0;: de %2 à %3.</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Stages</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Points en plus</translation>
    </message>
    <message>
        <source>Effect of the card</source>
        <translation>Effet de la carte</translation>
    </message>
    <message numerus="yes">
        <source>%n units built</source>
        <translation>
            <numerusform>%n unité bâtie</numerusform>
            <numerusform>%n unités bâties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units upgraded</source>
        <translation>
            <numerusform>%n unité améliorée</numerusform>
            <numerusform>%n unités améliorées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Rival takes %n cards off the row.</source>
        <translation>
            <numerusform>Le Rival retire %n carte de la piste.</numerusform>
            <numerusform>Le Rival retire %n cartes de la piste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Rival holds no cards this turn.</source>
        <translation>Le Rival n’a pas de cartes ce tour.</translation>
    </message>
    <message>
        <source>Strength %1 against %2.</source>
        <translation>Force %1 contre %2.</translation>
    </message>
    <message>
        <source>The Rival holds %1 and plays none of them.</source>
        <translation>Le Rival a %1 et n’en joue aucune.</translation>
    </message>
    <message>
        <source>The Rival holds %1 and plays %2.</source>
        <translation>Le Rival a %1 et joue %2.</translation>
    </message>
    <message>
        <source>The Rival prepares %1.</source>
        <translation>Le Rival prépare %1.</translation>
    </message>
    <message>
        <source>The Rival declares war, age %1.</source>
        <translation>Le Rival déclare la guerre, âge %1.</translation>
    </message>
    <message>
        <source>The Rival attacks with %1 and strength %2.</source>
        <translation>Le Rival attaque avec %1 et une force de %2.</translation>
    </message>
    <message>
        <source>The Rival draws %1: defence +%2.</source>
        <translation>Le Rival pioche %1&#xa0;: défense +%2.</translation>
    </message>
    <message>
        <source>The Rival gives up %1: strength +%2.</source>
        <translation>Le Rival sacrifie %1&#xa0;: force +%2.</translation>
    </message>
    <message>
        <source>The Rival does not bid.</source>
        <translation>Le Rival n’enchérit pas.</translation>
    </message>
    <message>
        <source>The Rival bids %1 with %2.</source>
        <translation>Le Rival offre %1 avec %2.</translation>
    </message>
    <message>
        <source>Nobody takes the territory.</source>
        <translation>Personne ne prend le territoire.</translation>
    </message>
    <message>
        <source>The Rival takes the territory of age %1.</source>
        <translation>Le Rival prend le territoire de l’âge %1.</translation>
    </message>
    <message>
        <source>The Rival has a new tactic: %1.</source>
        <translation>Le Rival a une nouvelle tactique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Rival mobilises: %1.</source>
        <translation>Le Rival mobilise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Rival arms no further.</source>
        <translation>Le Rival ne s’arme pas davantage.</translation>
    </message>
    <message>
        <source>The Rival arms: %1.</source>
        <translation>Le Rival s’arme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Gandhi holds the Rival back: no tactic, no units.</source>
        <translation>Gandhi retient le Rival&#xa0;: ni tactique ni unités.</translation>
    </message>
    <message>
        <source>Tactics without units leave the Rival: %1.</source>
        <translation>Des tactiques sans unités quittent le Rival&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Rival draws no cards.</source>
        <translation>Le Rival ne pioche pas.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n military cards for the Rival, face down.</source>
        <translation>
            <numerusform>Piochez %n carte militaire pour le Rival, face cachée.</numerusform>
            <numerusform>Piochez %n cartes militaires pour le Rival, face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of the row costs 1, 2 or 3 civil actions by its place, a wonder 1 more for each wonder you have finished. Only what it costs is entered; the card stays on the table.</source>
        <translation>Une carte de la piste coûte 1, 2 ou 3 actions civiles selon sa place, une merveille 1 de plus par merveille achevée. On n’entre que son coût&#xa0;; la carte reste sur la table.</translation>
    </message>
    <message>
        <source>A new worker costs 1 civil action and food. The emptier the yellow bank, the more food; it is 2 at first and 7 in the end.</source>
        <translation>Un nouvel ouvrier coûte 1 action civile et de la nourriture. Plus la banque jaune est vide, plus il en faut&#xa0;: 2 au début, 7 à la fin.</translation>
    </message>
    <message>
        <source>A free worker goes to a technology that you know for 1 civil action, or 1 military action for a unit, and its price in resources.</source>
        <translation>Un ouvrier libre va sur une technologie connue pour 1 action civile, ou 1 action militaire pour une unité, et son prix en ressources.</translation>
    </message>
    <message>
        <source>A worker goes to a higher level of the same type for one action and the difference of the two prices.</source>
        <translation>Un ouvrier passe à un niveau plus haut du même type pour une action et la différence des deux prix.</translation>
    </message>
    <message>
        <source>Taking a worker off a technology costs one action. The worker is free again, the resources are gone.</source>
        <translation>Retirer un ouvrier d’une technologie coûte une action. L’ouvrier est de nouveau libre, les ressources sont perdues.</translation>
    </message>
    <message>
        <source>A technology from your hand costs 1 civil action and its price in science.</source>
        <translation>Une technologie de votre main coûte 1 action civile et son prix en science.</translation>
    </message>
    <message>
        <source>Your government says how many workers each type of urban building may have. It stops building only: an upgrade is always possible.</source>
        <translation>Votre gouvernement fixe le nombre d’ouvriers par type de bâtiment urbain. Il n’empêche que de bâtir&#xa0;: améliorer reste possible.</translation>
    </message>
    <message>
        <source>A new government comes in peace for the higher price in science and 1 civil action.</source>
        <translation>Un nouveau gouvernement vient en paix pour le prix haut en science et 1 action civile.</translation>
    </message>
    <message>
        <source>A revolution costs less science but all civil actions of the turn, so it must be the first thing you do.</source>
        <translation>Une révolution coûte moins de science mais toutes les actions civiles du tour&#xa0;: elle doit donc être votre première action.</translation>
    </message>
    <message>
        <source>A leader costs 1 civil action and puts the former one out. Leaders leave when the age after their own is over.</source>
        <translation>Un chef coûte 1 action civile et remplace le précédent. Les chefs partent à la fin de l’âge qui suit le leur.</translation>
    </message>
    <message>
        <source>A leader costs 1 civil action and puts the former one out, which gives the action back. Leaders leave when the age after their own is over.</source>
        <translation>Un chef coûte 1 action civile et remplace le précédent, ce qui rend l’action. Les chefs partent à la fin de l’âge qui suit le leur.</translation>
    </message>
    <message>
        <source>A wonder is begun when it is taken from the row, one at a time. Each stage costs 1 civil action and resources and keeps a blue token until the wonder is finished.</source>
        <translation>Une merveille commence quand on la prend de la piste, une à la fois. Chaque étape coûte 1 action civile et des ressources et garde un jeton bleu jusqu’à l’achèvement.</translation>
    </message>
    <message>
        <source>A special technology costs 1 civil action and science. Of each family only the newest counts.</source>
        <translation>Une technologie spéciale coûte 1 action civile et de la science. De chaque famille, seule la plus récente compte.</translation>
    </message>
    <message>
        <source>A tactic costs 1 military action. Each army, a full set of its units, adds its strength; an air force doubles the best one.</source>
        <translation>Une tactique coûte 1 action militaire. Chaque armée, un jeu complet de ses unités, ajoute sa force&#xa0;; une aviation double la meilleure.</translation>
    </message>
    <message>
        <source>A unit two levels below the tactic is outdated, and an army with one adds less.</source>
        <translation>Une unité deux niveaux sous la tactique est dépassée, et une armée qui en a une ajoute moins.</translation>
    </message>
    <message>
        <source>The yellow bank holds workers to come. Each section that is empty makes the next worker dearer, your people hungrier and wants another happy face.</source>
        <translation>La banque jaune contient les ouvriers à venir. Chaque section vide rend le prochain plus cher, votre peuple plus affamé et demande un visage content de plus.</translation>
    </message>
    <message>
        <source>Blue tokens lie on farms and mines as food and resources, and on a wonder under way. The fewer are left in the bank, the more corruption.</source>
        <translation>Les jetons bleus sont sur les fermes et les mines comme nourriture et ressources, et sur une merveille en cours. Moins il en reste en banque, plus il y a de corruption.</translation>
    </message>
    <message>
        <source>A token of level A, I, II or III is worth 1, 2, 3 or 5. The app pays with the lowest and gives change.</source>
        <translation>Un jeton de niveau A, I, II ou III vaut 1, 2, 3 ou 5. L’appli paie avec les plus bas et rend la monnaie.</translation>
    </message>
    <message>
        <source>Whoever has fewer happy faces than the yellow bank asks for has discontented workers. Each free worker calms one of them.</source>
        <translation>Qui a moins de visages contents que ne demande la banque jaune a des ouvriers mécontents. Chaque ouvrier libre en apaise un.</translation>
    </message>
    <message>
        <source>More discontented than free workers at the end of a turn is an uprising: no culture, no science, no production, no cards.</source>
        <translation>Plus de mécontents que d’ouvriers libres en fin de tour, c’est un soulèvement&#xa0;: ni culture, ni science, ni production, ni cartes.</translation>
    </message>
    <message>
        <source>More discontented than free workers at the end of a turn is an uprising: no culture, no science, no production.</source>
        <translation>Plus de mécontents que d’ouvriers libres en fin de tour, c’est un soulèvement&#xa0;: ni culture, ni science, ni production.</translation>
    </message>
    <message>
        <source>Corruption takes 2, 4 or 6 resources after production, by the blue tokens that are left. What is not there is not lost.</source>
        <translation>La corruption prend 2, 4 ou 6 ressources après la production, selon les jetons bleus restants. Ce qui manque n’est pas perdu.</translation>
    </message>
    <message>
        <source>Corruption takes 2, 4 or 6 resources before production, by the blue tokens that are left; what is missing is taken in food.</source>
        <translation>La corruption prend 2, 4 ou 6 ressources avant la production, selon les jetons bleus restants&#xa0;; ce qui manque est pris en nourriture.</translation>
    </message>
    <message>
        <source>Each food that is missing when your people eat costs 4 culture.</source>
        <translation>Chaque nourriture qui manque quand votre peuple mange coûte 4 culture.</translation>
    </message>
    <message>
        <source>For each military action that is left you draw a military card, at most 3; none in the first round and in age IV.</source>
        <translation>Pour chaque action militaire restante, vous piochez une carte militaire, 3 au plus&#xa0;; aucune à la première manche ni à l’âge IV.</translation>
    </message>
    <message>
        <source>An event from your hand goes face down on the future events and brings culture by its level. Then the top one of the current events is revealed and strikes.</source>
        <translation>Un événement de votre main va face cachée sur les événements futurs et rapporte de la culture selon son niveau. Puis l’événement en cours du dessus est révélé et s’applique.</translation>
    </message>
    <message>
        <source>An aggression is decided at once. Both sides may give up units, the defender may add defence cards; the attacker must be higher.</source>
        <translation>Une agression se décide tout de suite. Les deux camps peuvent sacrifier des unités, le défenseur ajouter des cartes défense&#xa0;; l’attaquant doit être plus haut.</translation>
    </message>
    <message>
        <source>An aggression is decided at once and only against somebody weaker. The defender may add defence cards; the attacker must be higher.</source>
        <translation>Une agression se décide tout de suite et seulement contre plus faible. Le défenseur peut ajouter des cartes défense&#xa0;; l’attaquant doit être plus haut.</translation>
    </message>
    <message>
        <source>A war is declared in one turn and decided in the next turn of who declared it. There are no defence cards; the higher side wins, whoever it is.</source>
        <translation>Une guerre se déclare à un tour et se décide au tour suivant de qui l’a déclarée. Pas de cartes défense&#xa0;; le plus haut gagne, qui que ce soit.</translation>
    </message>
    <message>
        <source>Units that are given up add their strength once more, with the bonus of the armies among them, and go back to the bank. Not in the last round.</source>
        <translation>Les unités sacrifiées ajoutent encore leur force, avec le bonus de leurs armées, et retournent à la banque. Pas à la dernière manche.</translation>
    </message>
    <message>
        <source>In this edition units are given up for colonies only, never in battle.</source>
        <translation>Dans cette édition, on ne sacrifie des unités que pour des colonies, jamais au combat.</translation>
    </message>
    <message>
        <source>A territory goes to the highest bid. It is paid with at least one unit, what your cards add and bonus cards; the units are gone.</source>
        <translation>Un territoire va à la plus haute enchère. Elle se paie avec au moins une unité, ce que vos cartes ajoutent et des cartes bonus&#xa0;; les unités sont perdues.</translation>
    </message>
    <message>
        <source>A pact binds two players as long as both want it; each of them has one side. It leaves when the age after its own is over.</source>
        <translation>Un pacte lie deux joueurs tant que les deux le veulent&#xa0;; chacun en a un côté. Il part à la fin de l’âge qui suit le sien.</translation>
    </message>
    <message>
        <source>Events of age III score for everybody by what is on the boards, each once a game. Those that are left are all scored at the end.</source>
        <translation>Les événements de l’âge III comptent pour tous selon les plateaux, chacun une fois par partie. Ceux qui restent sont tous comptés à la fin.</translation>
    </message>
    <message>
        <source>When the civil deck runs out, the next age begins. Everybody loses 2 yellow tokens; leaders, pacts and unfinished wonders that are older than the age before leave.</source>
        <translation>Quand la pile civile est vide, l’âge suivant commence. Chacun perd 2 jetons jaunes&#xa0;; chefs, pactes et merveilles inachevées plus anciens que l’âge précédent partent.</translation>
    </message>
    <message>
        <source>Age IV brings the last round: everybody has the same number of turns. Then the last events are scored and most culture wins.</source>
        <translation>L’âge IV amène la dernière manche&#xa0;: chacun a le même nombre de tours. Puis les événements finaux sont comptés et le plus de culture gagne.</translation>
    </message>
    <message>
        <source>Its units lie on tactics. One unit of a tactic is worth the small number, two the large one; more count in pairs.</source>
        <translation>Ses unités sont sur des tactiques. Une unité d’une tactique vaut le petit nombre, deux le grand&#xa0;; au-delà, on compte par paires.</translation>
    </message>
    <message>
        <source>It plays at most one card, the first that fits: a war if it is far stronger than you, an aggression if it is stronger, then an event or a territory. If several fit, the lot decides.</source>
        <translation>Il joue au plus une carte, la première qui convient&#xa0;: une guerre s’il est bien plus fort que vous, une agression s’il est plus fort, puis un événement ou un territoire. Si plusieurs conviennent, le sort décide.</translation>
    </message>
    <message>
        <source>Then a better tactic comes into play, it builds or upgrades units and gains culture by the age. If it is far weaker than you it mobilises instead: more units, no culture.</source>
        <translation>Puis une meilleure tactique entre en jeu, il bâtit ou améliore des unités et gagne de la culture selon l’âge. S’il est bien plus faible que vous, il mobilise&#xa0;: plus d’unités, pas de culture.</translation>
    </message>
    <message>
        <source>Through the Ages, over in round %1, age %2</source>
        <translation>Through the Ages, finie à la manche %1, âge %2</translation>
    </message>
    <message>
        <source>Through the Ages, round %1, age %2</source>
        <translation>Through the Ages, manche %1, âge %2</translation>
    </message>
    <message>
        <source>Civilization</source>
        <translation>Civilisation</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 joue.</translation>
    </message>
    <message>
        <source>It is the Rival’s turn.</source>
        <translation>C’est le tour du Rival.</translation>
    </message>
    <message>
        <source>The last events are still to be scored.</source>
        <translation>Les événements finaux restent à compter.</translation>
    </message>
    <message>
        <source>starts %1</source>
        <translation>commence %1</translation>
    </message>
    <message numerus="yes">
        <source>takes a card for %n actions</source>
        <translation>
            <numerusform>prend une carte pour %n action</numerusform>
            <numerusform>prend une carte pour %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>uses nothing</source>
        <translation>n’utilise rien</translation>
    </message>
    <message>
        <source>uses %1</source>
        <translation>utilise %1</translation>
    </message>
    <message>
        <source>learns %1</source>
        <translation>découvre %1</translation>
    </message>
    <message>
        <source>revolution, %1</source>
        <translation>révolution, %1</translation>
    </message>
    <message>
        <source>government, %1</source>
        <translation>gouvernement, %1</translation>
    </message>
    <message>
        <source>new worker</source>
        <translation>nouvel ouvrier</translation>
    </message>
    <message>
        <source>builds %1</source>
        <translation>bâtit %1</translation>
    </message>
    <message>
        <source>upgrades %1 to %2</source>
        <translation>améliore %1 en %2</translation>
    </message>
    <message>
        <source>destroys %1</source>
        <translation>détruit %1</translation>
    </message>
    <message numerus="yes">
        <source>loses %n workers: %1</source>
        <translation>
            <numerusform>perd %n ouvrier&#xa0;: %1</numerusform>
            <numerusform>perd %n ouvriers&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds %n stages of the wonder</source>
        <translation>
            <numerusform>bâtit %n étape de la merveille</numerusform>
            <numerusform>bâtit %n étapes de la merveille</numerusform>
        </translation>
    </message>
    <message>
        <source>gives the tactic up</source>
        <translation>abandonne la tactique</translation>
    </message>
    <message>
        <source>tactic, %1</source>
        <translation>tactique, %1</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 part</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>joue %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>colonizes %1 for %2</source>
        <translation>colonise %1 pour %2</translation>
    </message>
    <message>
        <source>declares war</source>
        <translation>déclare la guerre</translation>
    </message>
    <message>
        <source>war with %1</source>
        <translation>guerre avec %1</translation>
    </message>
    <message>
        <source>attack on %1</source>
        <translation>attaque contre %1</translation>
    </message>
    <message>
        <source>event of age %1, revealed %2</source>
        <translation>événement de l’âge %1, révélé %2</translation>
    </message>
    <message>
        <source>event of age %1</source>
        <translation>événement de l’âge %1</translation>
    </message>
    <message>
        <source>No event is scored</source>
        <translation>Aucun événement n’est compté</translation>
    </message>
    <message>
        <source>Scored: %1</source>
        <translation>Comptés&#xa0;: %1</translation>
    </message>
    <message>
        <source>The next age begins</source>
        <translation>L’âge suivant commence</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>finit le tour</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>abandonne</translation>
    </message>
    <message>
        <source>attack on the Rival, %1</source>
        <translation>attaque contre le Rival, %1</translation>
    </message>
    <message>
        <source>The Rival’s war is fought</source>
        <translation>La guerre du Rival est livrée</translation>
    </message>
    <message>
        <source>The Rival holds no cards</source>
        <translation>Le Rival n’a pas de cartes</translation>
    </message>
    <message>
        <source>The Rival’s cards: %1</source>
        <translation>Les cartes du Rival&#xa0;: %1</translation>
    </message>
    <message>
        <source>cards %1</source>
        <translation>cartes %1</translation>
    </message>
    <message>
        <source>%1 lets the attack happen</source>
        <translation>%1 laisse faire l’attaque</translation>
    </message>
    <message>
        <source>%1 defends with %2</source>
        <translation>%1 se défend avec %2</translation>
    </message>
    <message>
        <source>Event of the Rival: %1</source>
        <translation>Événement du Rival&#xa0;: %1</translation>
    </message>
    <message>
        <source>The Rival bids</source>
        <translation>Le Rival enchérit</translation>
    </message>
    <message>
        <source>The Rival bids, cards %1</source>
        <translation>Le Rival enchérit, cartes %1</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 passe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A number of points, and where they come from.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2, a draw.</source>
        <translation>%1 contre %2, égalité.</translation>
    </message>
    <message>
        <source>%1 against %2, %3 wins.</source>
        <translation>%1 contre %2, %3 gagne.</translation>
    </message>
    <message>
        <source>%1 declares war on the Rival.</source>
        <translation>%1 déclare la guerre au Rival.</translation>
    </message>
    <message>
        <source>%1 declares war on %2.</source>
        <translation>%1 déclare la guerre à %2.</translation>
    </message>
    <message>
        <source>The war of %1 on %2 is off.</source>
        <translation>La guerre de %1 contre %2 est annulée.</translation>
    </message>
    <message>
        <source>%1 gives up %2: strength +%3.</source>
        <translation>%1 sacrifie %2&#xa0;: force +%3.</translation>
    </message>
    <message>
        <source>War between %1 and %2: %3</source>
        <extracomment>Two players and how a war between them ended.</extracomment>
        <translation>Guerre entre %1 et %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 prepares an event of age %2.</source>
        <translation>%1 prépare un événement de l’âge %2.</translation>
    </message>
    <message>
        <source>Revealed: %1.</source>
        <translation>Révélé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The four events</source>
        <translation>Les quatre événements</translation>
    </message>
    <message>
        <source>%1: %2 for %3.</source>
        <extracomment>An event of the third age, a player and points.</extracomment>
        <translation>%1&#xa0;: %2 pour %3.</translation>
    </message>
    <message>
        <source>%1: %2 culture of these events.</source>
        <translation>%1&#xa0;: %2 culture de ces événements.</translation>
    </message>
    <message>
        <source>Age %1 begins. Round %2 is the last.</source>
        <translation>L’âge %1 commence. La manche %2 est la dernière.</translation>
    </message>
    <message>
        <source>Age %1 begins.</source>
        <translation>L’âge %1 commence.</translation>
    </message>
    <message numerus="yes">
        <source>Uprising at %1: %n discontented, free workers: %2.</source>
        <translation>
            <numerusform>Soulèvement chez %1&#xa0;: %n mécontent, ouvriers libres&#xa0;: %2.</numerusform>
            <numerusform>Soulèvement chez %1&#xa0;: %n mécontents, ouvriers libres&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 scores %2 and %3.</source>
        <translation>%1 marque %2 et %3.</translation>
    </message>
    <message>
        <source>Corruption of %1 at %2 finds nothing to take.</source>
        <translation>Une corruption de %1 chez %2 ne trouve rien à prendre.</translation>
    </message>
    <message>
        <source>Corruption costs %1 %2.</source>
        <translation>La corruption coûte à %1 %2.</translation>
    </message>
    <message>
        <source>%1 of %2: %3.</source>
        <translation>%1 de %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The people of %1 eat %2.</source>
        <translation>Le peuple de %1 mange %2.</translation>
    </message>
    <message>
        <source>Famine: %1 is %2 short and loses %3.</source>
        <translation>Famine&#xa0;: il manque à %1 %2, perte de %3.</translation>
    </message>
    <message>
        <source>%1 draws no military card.</source>
        <translation>%1 ne pioche pas de carte militaire.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n military cards.</source>
        <translation>
            <numerusform>%1 pioche %n carte militaire.</numerusform>
            <numerusform>%1 pioche %n cartes militaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2 is on turn.</source>
        <translation>Manche %1&#xa0;: c’est à %2.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <translation>%1 abandonne.</translation>
    </message>
    <message>
        <source>The last round is over. The last events are scored.</source>
        <translation>La dernière manche est finie. On compte les événements finaux.</translation>
    </message>
    <message>
        <source>The game is over: %1 wins.</source>
        <translation>La partie est finie&#xa0;: %1 gagne.</translation>
    </message>
    <message>
        <source>The game is over: %1 share the win.</source>
        <translation>La partie est finie&#xa0;: %1 se partagent la victoire.</translation>
    </message>
    <message>
        <source>Against the Rival</source>
        <translation>Contre le Rival</translation>
    </message>
    <message>
        <source>games · of them won</source>
        <extracomment>What two columns of numbers are.</extracomment>
        <translation>parties · dont gagnées</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>How strong the Rival was, and the edition.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Of these no card twice, and in each age at most 1 wonder and 2 leaders</source>
        <translation>Aucune carte en double, et par âge 1 merveille et 2 chefs au plus</translation>
    </message>
    <message>
        <source>Put the other events of age III back: they do nothing when they are revealed</source>
        <translation>Remettez les autres événements III&#xa0;: révélés, ils ne font rien</translation>
    </message>
    <message numerus="yes">
        <source>Take the %n leftmost leaders or wonders off the row, else the leftmost cards</source>
        <translation>
            <numerusform>Retirez %n chef ou merveille en tête de piste, sinon la première carte</numerusform>
            <numerusform>Retirez les %n premiers chefs ou merveilles de la piste, sinon les premières cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Slide the row together; it is not filled up any more</source>
        <translation>Resserrez la piste&#xa0;; on ne la complète plus</translation>
    </message>
    <message numerus="yes">
        <source>It may keep %n units.</source>
        <translation>
            <numerusform>Il peut garder %n unité.</numerusform>
            <numerusform>Il peut garder %n unités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>urban buildings cost their level less, at most %n resources</source>
        <translation>
            <numerusform>les bâtiments urbains coûtent leur niveau en moins, au plus %n ressource</numerusform>
            <numerusform>les bâtiments urbains coûtent leur niveau en moins, au plus %n ressources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>builds %n stages, %1</source>
        <translation>
            <numerusform>construit %n étape, %1</numerusform>
            <numerusform>construit %n étapes, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack, %1 → %2: %3</source>
        <extracomment>Who attacks whom, and how that ended.</extracomment>
        <translation>Attaque, %1 → %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%2: the Rival loses %1.</source>
        <extracomment>Where culture comes from, %2, and how much of it, %1.</extracomment>
        <translation>%2&#xa0;: le Rival perd %1.</translation>
    </message>
    <message>
        <source>%2: the Rival gains %1.</source>
        <translation>%2&#xa0;: le Rival gagne %1.</translation>
    </message>
    <message>
        <source>%1 against %2, %3 holds.</source>
        <extracomment>An attack that equal strength wards off: %3 is who was attacked.</extracomment>
        <translation>%1 contre %2, %3 tient.</translation>
    </message>
    <message>
        <source>; </source>
        <extracomment>Between parts that have commas themselves.</extracomment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Units and arenas</source>
        <translation>Unités et arènes</translation>
    </message>
    <message>
        <source>Where culture comes from</source>
        <translation>D’où vient la culture</translation>
    </message>
    <message numerus="yes">
        <source>%n yellow tokens</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n jeton jaune</numerusform>
            <numerusform>%n jetons jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue tokens</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n jeton bleu</numerusform>
            <numerusform>%n jetons bleus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free workers</source>
        <comment>object</comment>
        <extracomment>What somebody gains or loses, as the object of the verb.</extracomment>
        <translation>
            <numerusform>%n ouvrier libre</numerusform>
            <numerusform>%n ouvriers libres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesAllPlayers</name>
    <message>
        <source>Where the culture came from</source>
        <translation>D’où vient la culture</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesBoardStep</name>
    <message>
        <source>Part of the board</source>
        <extracomment>Which part of the board is seen.</extracomment>
        <translation>Partie du plateau</translation>
    </message>
    <message>
        <source>Farms and mines</source>
        <translation>Fermes et mines</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Urban buildings</source>
        <translation>Bâtiments urbains</translation>
    </message>
    <message>
        <source>Banks</source>
        <translation>Banques</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesOptions</name>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <extracomment>How strong the automatic opponent is.</extracomment>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>units it may keep</source>
        <translation>ses unités au plus</translation>
    </message>
    <message>
        <source>Against leagues</source>
        <translation>Contre les ligues</translation>
    </message>
    <message>
        <source>one attack on each player a round</source>
        <translation>une attaque chacun par tour</translation>
    </message>
    <message>
        <source>The Rival begins</source>
        <translation>Le Rival commence</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>What is laid out on the table before a game.</extracomment>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>what lies where before the first turn</source>
        <translation>ce qui se place avant le premier tour</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesSheetView</name>
    <message>
        <source>The board of %1</source>
        <extracomment>Spoken: the board of a player, %1.</extracomment>
        <translation>Le plateau de %1</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesStand</name>
    <message>
        <source>%1, culture %2, %3 more a turn</source>
        <extracomment>Spoken: %1 is a player, %2 culture, %3 culture a turn.</extracomment>
        <translation>%1, culture %2, %3 de plus par tour</translation>
    </message>
</context>
<context>
    <name>ThroughTheAgesTurnExtras</name>
    <message>
        <source>Rival</source>
        <extracomment>A look at the automatic opponent; short, below a drawing.</extracomment>
        <translation>Rival</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>The wide button that ends a turn, where text is large.</extracomment>
        <translation>Finir</translation>
    </message>
</context>
<context>
    <name>TileButton</name>
    <message>
        <source>you can pay for it</source>
        <extracomment>Spoken: whether a tile can be paid.</extracomment>
        <translation>vous pouvez la payer</translation>
    </message>
    <message>
        <source>you can pay for it by exchange</source>
        <translation>vous pouvez la payer par échange</translation>
    </message>
    <message>
        <source>you cannot pay for it now</source>
        <translation>vous ne pouvez pas la payer</translation>
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
        <translation>Outil %1, utilisé dans cette manche</translation>
    </message>
    <message>
        <source>Tool %1</source>
        <translation>Outil %1</translation>
    </message>
    <message>
        <source>1× %1</source>
        <extracomment>A tool for one use: %1 is what it is worth.</extracomment>
        <translation>1× %1</translation>
    </message>
    <message>
        <source>One-use tool %1</source>
        <translation>Outil à usage unique %1</translation>
    </message>
    <message>
        <source>Buildings: %1</source>
        <extracomment>Spoken: how many buildings somebody has.</extracomment>
        <translation>Bâtiments&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TrackBoard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is a track of the board, %2 how far it is.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>TradePanel</name>
    <message>
        <source>You give</source>
        <extracomment>The column of what the player on turn gives.</extracomment>
        <translation>Vous donnez</translation>
    </message>
    <message>
        <source>%1 gives</source>
        <extracomment>The column of what the player on turn receives. %1 is the other player.</extracomment>
        <translation>%1 donne</translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Until then your games are not shown, and what you play now is not kept.</source>
        <extracomment>While the file with the games cannot be opened.</extracomment>
        <translation>D’ici là, vos parties ne sont pas affichées, et ce que vous jouez maintenant n’est pas gardé.</translation>
    </message>
    <message>
        <source>Rescue my games</source>
        <extracomment>Saves what can be read of a damaged file.</extracomment>
        <translation>Sauver mes parties</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Tries once more to open the file with the games.</extracomment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Go back to a backup</source>
        <translation>Revenir à une sauvegarde</translation>
    </message>
    <message>
        <source>You can look at your games as they were a moment ago. Nothing can be changed here.</source>
        <extracomment>While another window has the games open, or they cannot be written.</extracomment>
        <translation>Vous pouvez regarder vos parties telles qu’elles étaient il y a un instant. Rien ne peut être modifié ici.</translation>
    </message>
    <message>
        <source>Only look at my games</source>
        <extracomment>Shows the games that another window has open or that cannot be written, without changing them.</extracomment>
        <translation>Seulement regarder mes parties</translation>
    </message>
    <message>
        <source>Get my games back</source>
        <extracomment>Takes the games from a backup.</extracomment>
        <translation>Récupérer mes parties</translation>
    </message>
    <message>
        <source>There are no games here yet, but there is a backup from %1.</source>
        <extracomment>On a new phone. %1 is a date.</extracomment>
        <translation>Il n’y a encore aucune partie ici, mais il y a une sauvegarde du %1.</translation>
    </message>
</context>
<context>
    <name>TurnBar</name>
    <message>
        <source>More</source>
        <extracomment>Opens the list of rarer actions of a turn.</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>TurnColumn</name>
    <message>
        <source>Correct anyway</source>
        <extracomment>A way on after a refusal: the table may decide otherwise.</extracomment>
        <translation>Corriger quand même</translation>
    </message>
</context>
<context>
    <name>TurnSheets</name>
    <message>
        <source>Go on with it</source>
        <extracomment>The safe answer: what is half entered is gone on with.</extracomment>
        <translation>Continuer la saisie</translation>
    </message>
</context>
<context>
    <name>UndoPill</name>
    <message>
        <source>Undo</source>
        <extracomment>Takes back the last action.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Brings back what was undone.</extracomment>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>UndoSheet</name>
    <message>
        <source>Undo up to here</source>
        <extracomment>The title of the list of the latest actions.</extracomment>
        <translation>Annuler jusqu’ici</translation>
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
        <translation>%2 protège %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Spoken: %1 is the player, %2 the loss, such as &quot;−3&quot;.</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>VictimRow</name>
    <message numerus="yes">
        <source>%n boxes</source>
        <extracomment>The disaster boxes that a player has ticked.</extracomment>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>No effect</source>
        <extracomment>A disaster does nothing to a sheltered player.</extracomment>
        <translation>Aucun effet</translation>
    </message>
</context>
<context>
    <name>WareRow</name>
    <message>
        <source>you have %1</source>
        <extracomment>How many of a ware the player on turn has, in a trade.</extracomment>
        <translation>vous en avez %1</translation>
    </message>
    <message>
        <source>Give %1, of %2</source>
        <extracomment>Spoken: a ware of a trade. %1 is the ware, %2 how many there are.</extracomment>
        <translation>Donner %1, sur %2</translation>
    </message>
    <message>
        <source>Get %1, of %2</source>
        <extracomment>Spoken: a ware of a trade. %1 is the ware, %2 how many the other player has.</extracomment>
        <translation>Recevoir %1, sur %2</translation>
    </message>
    <message>
        <source>has %1</source>
        <extracomment>How many of a ware the other player has, in a trade: below that player&apos;s name.</extracomment>
        <translation>en a %1</translation>
    </message>
</context>
<context>
    <name>WorkCard</name>
    <message>
        <source>Stop</source>
        <extracomment>Ends long work; nothing is changed.</extracomment>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>WorkFrame</name>
    <message>
        <source>Go on</source>
        <extracomment>The safe answer: what is under way goes on.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>The other answer: what is under way is ended.</extracomment>
        <translation>Arrêter</translation>
    </message>
</context>
</TS>
