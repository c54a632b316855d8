<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Quire</source>
        <translation>Über Quire</translation>
    </message>
    <message>
        <source>Character sheets for tabletop role-playing games: made, kept, explained and printed.</source>
        <translation>Charakterbögen für Rollenspiele am Tisch: erschaffen, bewahrt, erklärt und gedruckt.</translation>
    </message>
    <message>
        <source>Games and their authors</source>
        <translation>Spiele und ihre Autoren</translation>
    </message>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Copy the &amp;report</source>
        <translation>&amp;Bericht kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>AllocateControl</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Die Liste filtern</translation>
    </message>
    <message>
        <source>All {number}</source>
        <translation>Alle {number}</translation>
    </message>
    <message>
        <source>With room</source>
        <translation>Mit Platz</translation>
    </message>
    <message>
        <source>Favoured</source>
        <translation>Bevorzugte</translation>
    </message>
    <message>
        <source>Untouched</source>
        <translation>Unberührte</translation>
    </message>
    <message>
        <source>&amp;Favour these</source>
        <translation>Diese &amp;bevorzugen</translation>
    </message>
    <message>
        <source>Gives what is left to the marked ones, in equal parts. Space marks a row, or a click behind its name.</source>
        <translation>Gibt den markierten, was noch übrig ist, zu gleichen Teilen. Leertaste markiert eine Zeile, oder ein Klick hinter ihren Namen.</translation>
    </message>
    <message>
        <source>Spread &amp;evenly</source>
        <translation>&amp;Gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>Gives each as much as the others, from the beginning.</source>
        <translation>Gibt jedem so viel wie den anderen, von Anfang an.</translation>
    </message>
    <message>
        <source>R&amp;andom</source>
        <translation>Z&amp;ufällig</translation>
    </message>
    <message>
        <source>Spends everything anew by chance, rather on the marked ones.</source>
        <translation>Gibt alles zufällig neu aus, eher für die markierten.</translation>
    </message>
    <message>
        <source>&amp;Spend the rest</source>
        <translation>Den &amp;Rest ausgeben</translation>
    </message>
    <message>
        <source>Spends what is left by chance, rather on the marked ones; what stands stays.</source>
        <translation>Gibt zufällig aus, was noch übrig ist, eher für die markierten; was dasteht, bleibt.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Die Änderung noch einmal machen</translation>
    </message>
    <message>
        <source>bar: dark where it can still be paid from</source>
        <translation>Balken: dunkel, woraus es sich noch bezahlen lässt</translation>
    </message>
    <message>
        <source>room: what may still go in</source>
        <translation>Platz: was noch hineingeht</translation>
    </message>
    <message>
        <source>Space marks</source>
        <translation>Leertaste markiert</translation>
    </message>
    <message>
        <source>{number} left to spend</source>
        <translation>Noch {number} auszugeben</translation>
    </message>
    <message>
        <source>{number} left that nothing can take</source>
        <translation>Noch {number}, die nichts aufnehmen kann</translation>
    </message>
    <message>
        <source>{number} left, which may also wait</source>
        <translation>Noch {number}, die auch warten dürfen</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>Noch {number}</translation>
    </message>
    <message>
        <source>One more for {place}</source>
        <translation>Eins mehr für {place}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>may still take</source>
        <translation>nimmt noch</translation>
    </message>
</context>
<context>
    <name>AllocationHead</name>
    <message>
        <source>costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Platz</translation>
    </message>
</context>
<context>
    <name>AnsweredCard</name>
    <message>
        <source>Answered in this step</source>
        <translation>In diesem Schritt beantwortet</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change {answer}</source>
        <translation>{answer} ändern</translation>
    </message>
</context>
<context>
    <name>AssignControl</name>
    <message>
        <source>to place</source>
        <translation>zu verteilen</translation>
    </message>
    <message>
        <source>Type the number on its place, or click a number and then its place. Delete takes it back.</source>
        <translation>Tippe die Zahl auf ihren Platz, oder klicke eine Zahl und dann ihren Platz an. Entf nimmt sie zurück.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>{number} left to place</source>
        <translation>Noch {number} zu verteilen</translation>
    </message>
    <message>
        <source>{placed} of {all}</source>
        <translation>{placed} von {all}</translation>
    </message>
    <message>
        <source>Which number for {place}?</source>
        <translation>Welche Zahl für {place}?</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>First start of the day</source>
        <translation>Erster Start des Tages</translation>
    </message>
    <message>
        <source>Before a new format</source>
        <translation>Vor einem neuen Format</translation>
    </message>
    <message>
        <source>You asked for it</source>
        <translation>Auf deinen Wunsch</translation>
    </message>
    <message>
        <source>Before a copy was restored</source>
        <translation>Bevor eine Kopie zurückgeholt wurde</translation>
    </message>
    <message>
        <source>Making a copy of the library</source>
        <translation>Die Bibliothek wird kopiert</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>&amp;Copies of the library</source>
        <translation>&amp;Kopien der Bibliothek</translation>
    </message>
    <message>
        <source>Quire makes one at the first start of a day, before the library gets a new format and before a copy is restored. The last fourteen are kept.</source>
        <translation>Quire macht eine beim ersten Start des Tages, bevor die Bibliothek ein neues Format bekommt und bevor eine Kopie zurückgeholt wird. Die letzten vierzehn bleiben.</translation>
    </message>
    <message>
        <source>Copies of the library, the newest first</source>
        <translation>Kopien der Bibliothek, die neueste zuerst</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>There is no copy yet. The first one is made tomorrow by itself, or now if you like.</source>
        <translation>Es gibt noch keine Kopie. Die erste entsteht morgen von selbst, oder jetzt, wenn du möchtest.</translation>
    </message>
    <message>
        <source>Folder of the copies</source>
        <translation>Ordner der Kopien</translation>
    </message>
    <message>
        <source>&amp;Make a copy now</source>
        <translation>Jetzt eine Kopie &amp;machen</translation>
    </message>
    <message>
        <source>Make a copy of the library now</source>
        <translation>Jetzt eine Kopie der Bibliothek machen</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Zurückholen…</translation>
    </message>
    <message>
        <source>Put the chosen copy in the place of the library</source>
        <translation>Die gewählte Kopie an die Stelle der Bibliothek setzen</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close the backups</source>
        <translation>Die Sicherungen schließen</translation>
    </message>
</context>
<context>
    <name>BudgetBar</name>
    <message>
        <source>{left} of {amount} left</source>
        <translation>Noch {left} von {amount}</translation>
    </message>
    <message>
        <source>of {amount} left</source>
        <translation>von {amount} übrig</translation>
    </message>
</context>
<context>
    <name>CampaignDialog</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln Charakter</numerusform>
            <numerusform>%Ln Charaktere</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>C&amp;ampaign; leave it empty for none</source>
        <translation>K&amp;ampagne; leer für keine</translation>
    </message>
    <message>
        <source>Campaign; leave it empty for none</source>
        <translation>Kampagne; leer für keine</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave the campaign as it is</source>
        <translation>Die Kampagne lassen, wie sie ist</translation>
    </message>
    <message>
        <source>&amp;Set campaign</source>
        <translation>Kampagne &amp;setzen</translation>
    </message>
    <message>
        <source>Set campaign</source>
        <translation>Kampagne setzen</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>Show {game}</source>
        <translation>{game} zeigen</translation>
    </message>
</context>
<context>
    <name>ChooseControl</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Die Liste filtern</translation>
    </message>
    <message>
        <source>{number} more to choose</source>
        <translation>Noch {number} zu wählen</translation>
    </message>
    <message>
        <source>{number} too many</source>
        <translation>{number} zu viel</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>Enter takes the marked one and goes on.</source>
        <translation>Eingabe nimmt das markierte und geht weiter.</translation>
    </message>
    <message>
        <source>Enter takes the one in the frame and goes on; Ctrl+Enter goes on without one.</source>
        <translation>Enter nimmt, was im Rahmen steht, und geht weiter; Strg+Enter geht ohne weiter.</translation>
    </message>
    <message>
        <source>Choose {number}: Space marks, Enter goes on.</source>
        <translation>Wähle {number}: Leertaste markiert, Eingabe geht weiter.</translation>
    </message>
    <message>
        <source>Space marks, Enter goes on. At least {least}, at most {most}.</source>
        <translation>Leertaste markiert, Eingabe geht weiter. Mindestens {least}, höchstens {most}.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
    </message>
    <message>
        <source>Something went wrong inside Quire</source>
        <translation>In Quire ist etwas schiefgegangen</translation>
    </message>
    <message>
        <source>It is our mistake, not yours. Everything you did is saved. You can go on; if the window behaves oddly, leave Quire and start it again. The report below helps us to mend it: copy it and send it to the makers.</source>
        <translation>Das ist unser Fehler, nicht deiner. Alles, was du getan hast, ist gespeichert. Du kannst weitermachen; wenn das Fenster sich seltsam benimmt, beende Quire und starte es neu. Der Bericht unten hilft uns, es zu beheben: kopiere ihn und schicke ihn den Entwicklern.</translation>
    </message>
    <message>
        <source>Report of what went wrong</source>
        <translation>Bericht darüber, was schiefging</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Bericht kopieren</translation>
    </message>
    <message>
        <source>&amp;Leave Quire</source>
        <translation>Quire &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
</context>
<context>
    <name>DerivedBinding</name>
    <message>
        <source>{number}, out of reach</source>
        <translation>{number}, außer Reichweite</translation>
    </message>
</context>
<context>
    <name>DiceView</name>
    <message>
        <source>This character</source>
        <translation>Dieser Charakter</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>Die {number} is a d{size}: it shows 1 to {size}.</source>
        <translation>Würfel {number} ist ein W{size}: er zeigt 1 bis {size}.</translation>
    </message>
    <message>
        <source>These are more faces than dice.</source>
        <translation>Das sind mehr Augenzahlen als Würfel.</translation>
    </message>
    <message numerus="yes">
        <source>%n face(s) more, please.</source>
        <translation>
            <numerusform>Noch %n Augenzahl, bitte.</numerusform>
            <numerusform>Noch %n Augenzahlen, bitte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}: {total}</source>
        <translation>{dice}: {total}</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Search the rolls</source>
        <translation>Die Würfe durchsuchen</translation>
    </message>
    <message>
        <source>Search the favourites</source>
        <translation>Die Favoriten durchsuchen</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>Nichts hat diese Wörter.</translation>
    </message>
    <message>
        <source>What the character in front rolls often stands here.</source>
        <translation>Hier steht, was der Charakter im Vordergrund oft würfelt.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nicht erreicht</translation>
    </message>
    <message>
        <source>Chance: {chance}</source>
        <translation>Chance: {chance}</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>getippt</translation>
    </message>
    <message>
        <source>rolled by itself</source>
        <translation>von selbst gewürfelt</translation>
    </message>
    <message>
        <source>Dice to roll</source>
        <translation>Zu werfende Würfel</translation>
    </message>
    <message>
        <source>Dice as they are written: 2d6+3, 4d6 keep 3, d%</source>
        <translation>Würfel, wie man sie schreibt: 2d6+3, 4d6 keep 3, d%</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Roll these dice</source>
        <translation>Diese Würfel werfen</translation>
    </message>
    <message>
        <source>Add a d4</source>
        <translation>Einen W4 dazu</translation>
    </message>
    <message>
        <source>Add a d6</source>
        <translation>Einen W6 dazu</translation>
    </message>
    <message>
        <source>Add a d8</source>
        <translation>Einen W8 dazu</translation>
    </message>
    <message>
        <source>Add a d10</source>
        <translation>Einen W10 dazu</translation>
    </message>
    <message>
        <source>Add a d12</source>
        <translation>Einen W12 dazu</translation>
    </message>
    <message>
        <source>Add a d20</source>
        <translation>Einen W20 dazu</translation>
    </message>
    <message>
        <source>Add a d%</source>
        <translation>Einen W% dazu</translation>
    </message>
    <message>
        <source>Clear the dice</source>
        <translation>Die Würfel wegnehmen</translation>
    </message>
    <message>
        <source>Or type real dice</source>
        <translation>Oder echte Würfel eintippen</translation>
    </message>
    <message>
        <source>What the real dice show</source>
        <translation>Was die echten Würfel zeigen</translation>
    </message>
    <message>
        <source>The faces of dice on your table, in order: 4 6 1 3</source>
        <translation>Die Augen der Würfel auf deinem Tisch, der Reihe nach: 4 6 1 3</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>What the roll is for</source>
        <translation>Wofür der Wurf ist</translation>
    </message>
    <message>
        <source>Whether the total must reach the target or stay at it</source>
        <translation>Ob die Summe das Ziel erreichen muss oder nicht übersteigen darf</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target of the roll</source>
        <translation>Ziel des Wurfs</translation>
    </message>
    <message>
        <source>The number that the total is held against; leave it empty for none</source>
        <translation>Die Zahl, an der die Summe gemessen wird; leer für keine</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>The exact odds of these dice</source>
        <translation>Die genauen Chancen dieser Würfel</translation>
    </message>
    <message>
        <source>Search favourites or rolls</source>
        <translation>Favoriten oder Würfe suchen</translation>
    </message>
    <message>
        <source>Words of what was rolled, by whom, typed or rolled, and the date as 2026-11-20</source>
        <translation>Wörter dessen, was gewürfelt wurde, von wem, getippt oder gewürfelt, und das Datum wie 2026-11-20</translation>
    </message>
    <message>
        <source>Whose rolls</source>
        <translation>Wessen Würfe</translation>
    </message>
    <message>
        <source>Everything that is rolled or typed stands here, and stays.</source>
        <translation>Alles, was gewürfelt oder getippt wird, steht hier und bleibt.</translation>
    </message>
    <message>
        <source>Roll log</source>
        <translation>Liste der Würfe</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Violations</source>
        <translation>Regelverstöße</translation>
    </message>
</context>
<context>
    <name>EasternIslesSheet</name>
    <message>
        <source>Eastern Isles</source>
        <translation>Eastern Isles</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>{race}
{profession}
{age_years} years
{condition}</source>
        <translation>{race}
{profession}
{age_years} Jahre
{condition}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>EN left</source>
        <translation>EN übrig</translation>
    </message>
    <message>
        <source>BD left</source>
        <translation>BD übrig</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Reactive</source>
        <translation>Reaktiv</translation>
    </message>
    <message>
        <source>Armor class</source>
        <translation>Armor Class</translation>
    </message>
    <message>
        <source>Pages of the sheet</source>
        <translation>Seiten des Bogens</translation>
    </message>
    <message>
        <source>&amp;Dice and body</source>
        <translation>&amp;Würfel und Body</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Volk</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Beruf</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Birthdate</source>
        <translation>Geburtstag</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Days since the birthday</source>
        <translation>Tage seit dem Geburtstag</translation>
    </message>
    <message>
        <source>Starting age</source>
        <translation>Anfangsalter</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>every die is kept</source>
        <translation>alle Würfel bleiben</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>As rolled</source>
        <translation>Wie geworfen</translation>
    </message>
    <message>
        <source>Dropped in parentheses</source>
        <translation>Gestrichene in Klammern</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gültig</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>SR</source>
        <translation>SR</translation>
    </message>
    <message>
        <source>IQ</source>
        <translation>IQ</translation>
    </message>
    <message>
        <source>WS</source>
        <translation>WS</translation>
    </message>
    <message>
        <source>IB</source>
        <translation>IB</translation>
    </message>
    <message>
        <source>CN</source>
        <translation>CN</translation>
    </message>
    <message>
        <source>for size</source>
        <translation>für Größe</translation>
    </message>
    <message>
        <source>DY</source>
        <translation>DY</translation>
    </message>
    <message>
        <source>CHD</source>
        <translation>CHD</translation>
    </message>
    <message>
        <source>WTD</source>
        <translation>WTD</translation>
    </message>
    <message>
        <source>HT</source>
        <translation>HT</translation>
    </message>
    <message>
        <source>ATTR</source>
        <translation>ATTR</translation>
    </message>
    <message>
        <source>Order of the pairs</source>
        <translation>Folge der Paare</translation>
    </message>
    <message>
        <source>First of PB and IB</source>
        <translation>Vorn von PB und IB</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Merkmale</translation>
    </message>
    <message>
        <source>three bonuses each</source>
        <translation>je drei Boni</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>1st</source>
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
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation>Wisdom</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitution</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Dexterity</translation>
    </message>
    <message>
        <source>CH</source>
        <translation>CH</translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation>Charisma</translation>
    </message>
    <message>
        <source>WT</source>
        <translation>WT</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Weight</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Height</translation>
    </message>
    <message>
        <source>SR and DY less the load penalty are ST and DX; their bonuses come from those.</source>
        <translation>SR und DY minus Lastabzug sind ST und DX; daraus kommen ihre Boni.</translation>
    </message>
    <message>
        <source>What the bonuses give</source>
        <translation>Was die Boni bringen</translation>
    </message>
    <message>
        <source>Critical rolls, melee (ST 1st)</source>
        <translation>Kritische Würfe, Nahkampf (ST 1.)</translation>
    </message>
    <message>
        <source>Damage rolls, melee (ST 3rd)</source>
        <translation>Schadenswürfe, Nahkampf (ST 3.)</translation>
    </message>
    <message>
        <source>Hands to cast (IQ 1st)</source>
        <translation>Hände zum Zaubern (IQ 1.)</translation>
    </message>
    <message>
        <source>Incantation (IQ 2nd)</source>
        <translation>Zauberformel (IQ 2.)</translation>
    </message>
    <message>
        <source>Spotting rolls (IQ 3rd)</source>
        <translation>Entdeckungswürfe (IQ 3.)</translation>
    </message>
    <message>
        <source>Saving rolls, magic (WS 1st)</source>
        <translation>Rettungswürfe, Magie (WS 1.)</translation>
    </message>
    <message>
        <source>Saving rolls, physical (CN 1st)</source>
        <translation>Rettungswürfe, körperlich (CN 1.)</translation>
    </message>
    <message>
        <source>Saving rolls, special (CH 1st)</source>
        <translation>Rettungswürfe, besondere (CH 1.)</translation>
    </message>
    <message>
        <source>Reactive blows turned active (ST 2nd)</source>
        <translation>Reaktive zu aktiven Schlägen (ST 2.)</translation>
    </message>
    <message>
        <source>Reactive blows more (DX 2nd)</source>
        <translation>Mehr reaktive Schläge (DX 2.)</translation>
    </message>
    <message>
        <source>Endurance at each level (CN 2nd)</source>
        <translation>Endurance je Level (CN 2.)</translation>
    </message>
    <message>
        <source>Body points (CN 3rd)</source>
        <translation>Body-Punkte (CN 3.)</translation>
    </message>
    <message>
        <source>Rolls to hit (DX 1st)</source>
        <translation>Trefferwürfe (DX 1.)</translation>
    </message>
    <message>
        <source>Armor class, less DX 3rd</source>
        <translation>Armor Class, minus DX 3.</translation>
    </message>
    <message>
        <source>Morale die (CH 2nd)</source>
        <translation>Morale-Würfel (CH 2.)</translation>
    </message>
    <message>
        <source>Skill level in Morale</source>
        <translation>Skill Level in Morale</translation>
    </message>
    <message>
        <source>Morale uses a day (CH 3rd)</source>
        <translation>Morale, Mal am Tag (CH 3.)</translation>
    </message>
    <message>
        <source>Morale used today</source>
        <translation>Heute genutzte Moral</translation>
    </message>
    <message>
        <source>In the general population</source>
        <translation>In der Bevölkerung</translation>
    </message>
    <message>
        <source>for comparison only</source>
        <translation>nur zum Vergleich</translation>
    </message>
    <message>
        <source>Human men: SR 10, CN 10, IQ 10, WS 10, DY 10, WT 10, HT 69, CH 9, ATTR 3.5</source>
        <translation>Menschenmänner: SR 10, CN 10, IQ 10, WS 10, DY 10, WT 10, HT 69, CH 9, ATTR 3,5</translation>
    </message>
    <message>
        <source>Human women: SR 7, CN 12, IQ 10, WS 10, DY 12, WT 8, HT 64, CH 8, ATTR 3.5</source>
        <translation>Menschenfrauen: SR 7, CN 12, IQ 10, WS 10, DY 12, WT 8, HT 64, CH 8, ATTR 3,5</translation>
    </message>
    <message>
        <source>Co&amp;mbat</source>
        <translation>Ka&amp;mpf</translation>
    </message>
    <message>
        <source>Endurance and body</source>
        <translation>Endurance und Body</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Endurance lost</source>
        <translation>Endurance verloren</translation>
    </message>
    <message>
        <source>Body lost</source>
        <translation>Body verloren</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>On half rations</source>
        <translation>Auf halber Ration</translation>
    </message>
    <message>
        <source>In a subsistence job</source>
        <translation>In Arbeit fürs Auskommen</translation>
    </message>
    <message>
        <source>Recovery of endurance</source>
        <translation>Erholung der Endurance</translation>
    </message>
    <message>
        <source>Minutes for one point</source>
        <translation>Minuten je Punkt</translation>
    </message>
    <message>
        <source>Full recovery</source>
        <translation>Volle Erholung</translation>
    </message>
    <message>
        <source>Recovery halved</source>
        <translation>Halbe Erholung</translation>
    </message>
    <message>
        <source>Recovery of body</source>
        <translation>Erholung des Body</translation>
    </message>
    <message>
        <source>Days for one point</source>
        <translation>Tage je Punkt</translation>
    </message>
    <message>
        <source>Endurance a phase</source>
        <translation>Endurance je Phase</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation>Bewusstlos</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Blows</source>
        <translation>Schläge</translation>
    </message>
    <message>
        <source>without a weapon</source>
        <translation>ohne Waffe</translation>
    </message>
    <message>
        <source>Active blows</source>
        <translation>Aktive Schläge</translation>
    </message>
    <message>
        <source>Reactive blows</source>
        <translation>Reaktive Schläge</translation>
    </message>
    <message>
        <source>Reactive blows before strength</source>
        <translation>Reaktive Schläge vor Strength</translation>
    </message>
    <message>
        <source>Reactive turned active</source>
        <translation>Reaktive zu aktiven</translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>EN</source>
        <translation>EN</translation>
    </message>
    <message>
        <source>walk, by the hour</source>
        <translation>Gehen, je Stunde</translation>
    </message>
    <message>
        <source>run, by the round</source>
        <translation>Laufen, je Runde</translation>
    </message>
    <message>
        <source>¼</source>
        <translation>¼</translation>
    </message>
    <message>
        <source>½</source>
        <translation>½</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>16</source>
        <translation>16</translation>
    </message>
    <message>
        <source>Dearest run allowed</source>
        <translation>Teuerster Lauf</translation>
    </message>
    <message>
        <source>Top speed</source>
        <translation>Höchsttempo</translation>
    </message>
    <message>
        <source>Endurance gained while walking</source>
        <translation>Endurance-Gewinn beim Gehen</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Waffe hinzufügen</translation>
    </message>
    <message>
        <source>Weapons, with what they add to blows and rolls.</source>
        <translation>Waffen, mit dem, was sie zu Schlägen und Würfen geben.</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Treffen</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Kritisch</translation>
    </message>
    <message>
        <source>Damage added</source>
        <translation>Schaden dazu</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Active blows added</source>
        <translation>Aktive Schläge dazu</translation>
    </message>
    <message>
        <source>Reactive blows added</source>
        <translation>Reaktive Schläge dazu</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Encumbrance</source>
        <translation>Belastung</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation>Passt in</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Packed</source>
        <translation>Verpackt</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>About the weapon</source>
        <translation>Über die Waffe</translation>
    </message>
    <message>
        <source>S&amp;kills</source>
        <translation>Fertig&amp;keiten</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Fertigkeit hinzufügen</translation>
    </message>
    <message>
        <source>Skills that are known or declared.</source>
        <translation>Fertigkeiten, die bekannt oder angesagt sind.</translation>
    </message>
    <message>
        <source>Points placed at the start</source>
        <translation>Anfangs verteilte Punkte</translation>
    </message>
    <message>
        <source>Points received</source>
        <translation>Erhaltene Punkte</translation>
    </message>
    <message>
        <source>Points trained</source>
        <translation>Geübte Punkte</translation>
    </message>
    <message>
        <source>Toward the next level</source>
        <translation>Zum nächsten Level</translation>
    </message>
    <message>
        <source>Most declared</source>
        <translation>Höchste Ansage</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>About the skill</source>
        <translation>Über die Fertigkeit</translation>
    </message>
    <message>
        <source>Skill points</source>
        <translation>Fertigkeitspunkte</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Anfangspunkte</translation>
    </message>
    <message>
        <source>Starting points placed</source>
        <translation>Verteilte Anfangspunkte</translation>
    </message>
    <message>
        <source>Starting points to place</source>
        <translation>Offene Anfangspunkte</translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Saved points</source>
        <translation>Gesparte Punkte</translation>
    </message>
    <message>
        <source>Steps taken</source>
        <translation>Getane Schritte</translation>
    </message>
    <message>
        <source>Declared saved</source>
        <translation>Sparen angesagt</translation>
    </message>
    <message>
        <source>Endurance dice</source>
        <translation>Endurance-Würfel</translation>
    </message>
    <message>
        <source>Add a die</source>
        <translation>Würfel hinzufügen</translation>
    </message>
    <message>
        <source>One die for each level, two at the start.</source>
        <translation>Ein Würfel für jeden Level, zwei am Anfang.</translation>
    </message>
    <message>
        <source>Endurance from levels</source>
        <translation>Endurance aus Levels</translation>
    </message>
    <message>
        <source>Endurance under way</source>
        <translation>Kommende Endurance</translation>
    </message>
    <message>
        <source>Next endurance point at</source>
        <translation>Nächste Endurance bei</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>Steps due</source>
        <translation>Fällige Schritte</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>Zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Effective experience</source>
        <translation>Wirksame Erfahrung</translation>
    </message>
    <message>
        <source>Experience level</source>
        <translation>Experience Level</translation>
    </message>
    <message>
        <source>Sublevel</source>
        <translation>Sublevel</translation>
    </message>
    <message>
        <source>Steps reached</source>
        <translation>Erreichte Schritte</translation>
    </message>
    <message>
        <source>Start of the level</source>
        <translation>Beginn des Levels</translation>
    </message>
    <message>
        <source>Width of the level</source>
        <translation>Breite des Levels</translation>
    </message>
    <message>
        <source>Next step at</source>
        <translation>Neuer Schritt bei</translation>
    </message>
    <message>
        <source>Next level at</source>
        <translation>Neuer Level bei</translation>
    </message>
    <message>
        <source>To the next level</source>
        <translation>Zum nächsten Level</translation>
    </message>
    <message>
        <source>May be burned</source>
        <translation>Verbrennbar</translation>
    </message>
    <message>
        <source>Gained by burning</source>
        <translation>Durch Verbrennen</translation>
    </message>
    <message>
        <source>Mark of burning</source>
        <translation>Verbrennen bis</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Belohnungen</translation>
    </message>
    <message>
        <source>Add an award</source>
        <translation>Belohnung hinzufügen</translation>
    </message>
    <message>
        <source>What the Game Master gives.</source>
        <translation>Was die Spielleitung gibt.</translation>
    </message>
    <message>
        <source>Practice bouts</source>
        <translation>Übungskämpfe</translation>
    </message>
    <message>
        <source>Add a bout</source>
        <translation>Kampf hinzufügen</translation>
    </message>
    <message>
        <source>Practice bouts, won or lost.</source>
        <translation>Übungskämpfe, gewonnen oder verloren.</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Loss list</source>
        <translation>Verlustliste</translation>
    </message>
    <message>
        <source>Add a name</source>
        <translation>Namen hinzufügen</translation>
    </message>
    <message>
        <source>Who has won against the character since the last level.</source>
        <translation>Wer seit dem letzten Level gegen den Charakter gewonnen hat.</translation>
    </message>
    <message>
        <source>&amp;Load and living</source>
        <translation>&amp;Last und Leben</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Load for each penalty point</source>
        <translation>Last je Abzugspunkt</translation>
    </message>
    <message>
        <source>Load penalty</source>
        <translation>Lastabzug</translation>
    </message>
    <message>
        <source>Room before the next penalty</source>
        <translation>Frei bis zum nächsten Abzug</translation>
    </message>
    <message>
        <source>Worn armor</source>
        <translation>Getragene Rüstung</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Add a piece of armor</source>
        <translation>Rüstungsteil hinzufügen</translation>
    </message>
    <message>
        <source>Armor that is owned, worn or not.</source>
        <translation>Rüstung im Besitz, getragen oder nicht.</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Bedeckt</translation>
    </message>
    <message>
        <source>Sized</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation>Angepasst</translation>
    </message>
    <message>
        <source>Worn encumbrance</source>
        <translation>Angelegte Belastung</translation>
    </message>
    <message>
        <source>AC in force</source>
        <translation>Geltende AC</translation>
    </message>
    <message>
        <source>About the armor</source>
        <translation>Über die Rüstung</translation>
    </message>
    <message>
        <source>Things</source>
        <translation>Dinge</translation>
    </message>
    <message>
        <source>Add a thing</source>
        <translation>Ding hinzufügen</translation>
    </message>
    <message>
        <source>Everything else that is owned.</source>
        <translation>Alles andere im Besitz.</translation>
    </message>
    <message>
        <source>Is a</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>About the thing</source>
        <translation>Über das Ding</translation>
    </message>
    <message>
        <source>Purse</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>Shells</source>
        <translation>Shells</translation>
    </message>
    <message>
        <source>Average of the past year</source>
        <translation>Mittel des letzten Jahres</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Add a month</source>
        <translation>Monat hinzufügen</translation>
    </message>
    <message>
        <source>What each month of living cost and brought.</source>
        <translation>Was jeder Monat Leben kostete und brachte.</translation>
    </message>
    <message>
        <source>Experience of an idle month</source>
        <translation>Erfahrung je freiem Monat</translation>
    </message>
    <message>
        <source>Time and age</source>
        <translation>Zeit und Alter</translation>
    </message>
    <message>
        <source>Days in play</source>
        <translation>Tage im Spiel</translation>
    </message>
    <message>
        <source>Extra skill points</source>
        <translation>Zusatzpunkte</translation>
    </message>
    <message>
        <source>Extra experience</source>
        <translation>Zusatzerfahrung</translation>
    </message>
    <message>
        <source>Exact age</source>
        <translation>Genaues Alter</translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>Alter in Tagen</translation>
    </message>
    <message>
        <source>Base starting age</source>
        <translation>Grund-Anfangsalter</translation>
    </message>
    <message>
        <source>Years for skill points</source>
        <translation>Jahre für Punkte</translation>
    </message>
    <message>
        <source>Age at the first loss</source>
        <translation>Erster Verlust mit</translation>
    </message>
    <message>
        <source>Lost to age</source>
        <translation>Altersverlust</translation>
    </message>
    <message>
        <source>Age at the next loss</source>
        <translation>Nächster Verlust mit</translation>
    </message>
    <message>
        <source>Days in a year</source>
        <translation>Tage im Jahr</translation>
    </message>
    <message>
        <source>Days in a month</source>
        <translation>Tage im Monat</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Notes on the character</source>
        <translation>Notizen zum Charakter</translation>
    </message>
    <message>
        <source>Notes of the player</source>
        <translation>Notizen des Spielers</translation>
    </message>
</context>
<context>
    <name>EnterControl</name>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>at least {least}</source>
        <translation>mindestens {least}</translation>
    </message>
    <message>
        <source>at most {most}</source>
        <translation>höchstens {most}</translation>
    </message>
    <message>
        <source>letters left: {number}</source>
        <translation>noch {number} Zeichen</translation>
    </message>
    <message>
        <source>Ctrl+Enter goes on. It may be left empty and written later on the sheet.</source>
        <translation>Strg+Eingabe geht weiter. Es darf leer bleiben und später auf dem Bogen geschrieben werden.</translation>
    </message>
</context>
<context>
    <name>EntryPicker</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the entries</source>
        <translation>Die Einträge durchsuchen</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
</context>
<context>
    <name>ExplainView</name>
    <message>
        <source>&amp;Copy the explanation as text</source>
        <translation>Erklärung als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>House rule. The book says: {formula}</source>
        <translation>Hausregel. Im Buch steht: {formula}</translation>
    </message>
    <message>
        <source>An option of the game, chosen for this character.</source>
        <translation>Eine Option des Spiels, für diesen Charakter gewählt.</translation>
    </message>
    <message>
        <source>Nothing is written here yet; this is what holds until then.</source>
        <translation>Hier steht noch nichts; bis dahin gilt dies.</translation>
    </message>
    <message>
        <source>Written on the sheet, not computed.</source>
        <translation>Auf dem Bogen geschrieben, nicht berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>feeds {numbers}</source>
        <translation>geht ein in {numbers}</translation>
    </message>
    <message>
        <source>Click a number on the sheet, or press Enter on it: here it says where it comes from.</source>
        <translation>Klicke eine Zahl auf dem Bogen an oder drücke dort Eingabe: hier steht dann, woher sie kommt.</translation>
    </message>
    <message>
        <source>Back to the number before</source>
        <translation>Zurück zur Zahl davor</translation>
    </message>
    <message>
        <source>What it is computed from</source>
        <translation>Woraus sie berechnet ist</translation>
    </message>
    <message>
        <source>Where the book says it</source>
        <translation>Wo es im Buch steht</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>What is computed from it</source>
        <translation>Was daraus berechnet wird</translation>
    </message>
    <message>
        <source>Show on the &amp;sheet</source>
        <translation>Auf dem &amp;Bogen zeigen</translation>
    </message>
    <message>
        <source>Go to this number on the sheet</source>
        <translation>Zu dieser Zahl auf dem Bogen gehen</translation>
    </message>
    <message>
        <source>House r&amp;ule</source>
        <translation>Haus&amp;regel</translation>
    </message>
    <message>
        <source>Replace the formula for this character</source>
        <translation>Die Formel für diesen Charakter ersetzen</translation>
    </message>
    <message>
        <source>Copy the explanation as text</source>
        <translation>Die Erklärung als Text kopieren</translation>
    </message>
</context>
<context>
    <name>FightBeginView</name>
    <message>
        <source>A player</source>
        <translation>Ein Spieler</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>The Game Master</source>
        <translation>Die Spielleitung</translation>
    </message>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Feinde</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Decides</source>
        <translation>Entscheidet</translation>
    </message>
    <message>
        <source>Two sides need somebody each.</source>
        <translation>Auf zwei Seiten muss jemand stehen.</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Making opponents</source>
        <translation>Gegner werden erschaffen</translation>
    </message>
    <message>
        <source>New fight</source>
        <translation>Neuer Kampf</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>From the library</source>
        <translation>Aus der Bibliothek</translation>
    </message>
    <message>
        <source>Search characters of this game</source>
        <translation>Charaktere dieses Spiels suchen</translation>
    </message>
    <message>
        <source>Characters of this game</source>
        <translation>Charaktere dieses Spiels</translation>
    </message>
    <message>
        <source>Characters of this game that are not in the fight yet</source>
        <translation>Charaktere dieses Spiels, die noch nicht im Kampf sind</translation>
    </message>
    <message>
        <source>Opponents in &amp;one line</source>
        <translation>Gegner in einer &amp;Zeile</translation>
    </message>
    <message>
        <source>goblin x6, level 2</source>
        <translation>goblin x6, level 2</translation>
    </message>
    <message>
        <source>Who, how many, and what they are like; each is made by the rules of the game</source>
        <translation>Wer, wie viele und wie sie sind; jeder entsteht nach den Regeln des Spiels</translation>
    </message>
    <message>
        <source>&amp;Make them</source>
        <translation>Ers&amp;chaffen</translation>
    </message>
    <message>
        <source>They stand on the side of</source>
        <translation>Sie stehen auf der Seite</translation>
    </message>
    <message>
        <source>Choose a side, or type the name of a new one</source>
        <translation>Wähle eine Seite, oder tippe den Namen einer neuen</translation>
    </message>
    <message>
        <source>&amp;Add the chosen</source>
        <translation>Gewählte &amp;hinzufügen</translation>
    </message>
    <message>
        <source>In the fight</source>
        <translation>Im Kampf</translation>
    </message>
    <message>
        <source>Who takes part; the order decides where the rules leave it open</source>
        <translation>Wer teilnimmt; die Reihenfolge entscheidet, wo die Regeln es offen lassen</translation>
    </message>
    <message>
        <source>Nobody takes part yet. Choose characters at the left, or make opponents in one line.</source>
        <translation>Noch nimmt niemand teil. Wähle links Charaktere, oder erschaffe Gegner in einer Zeile.</translation>
    </message>
    <message>
        <source>&amp;Decides for the chosen</source>
        <translation>Für Gewählte entschei&amp;det</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the chosen one up</source>
        <translation>Den Gewählten nach oben schieben</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Leave the chosen ones out</source>
        <translation>Die Gewählten weglassen</translation>
    </message>
    <message>
        <source>Rules of this fight</source>
        <translation>Regeln dieses Kampfs</translation>
    </message>
    <message>
        <source>&amp;Stop after rounds</source>
        <translation>A&amp;nhalten nach Runden</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Star&amp;tzahl</translation>
    </message>
    <message>
        <source>The same seed and the same answers give the same fight</source>
        <translation>Dieselbe Startzahl und dieselben Antworten geben denselben Kampf</translation>
    </message>
    <message>
        <source>Both sides need somebody.</source>
        <translation>Auf beiden Seiten muss jemand stehen.</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>Be&amp;ginnen</translation>
    </message>
</context>
<context>
    <name>FightRun</name>
    <message>
        <source> against </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
</context>
<context>
    <name>FightView</name>
    <message>
        <source>A player</source>
        <translation>Ein Spieler</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>The Game Master</source>
        <translation>Die Spielleitung</translation>
    </message>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Let Quire decide</source>
        <translation>&amp;Quire entscheiden lassen</translation>
    </message>
    <message>
        <source>{side} is left</source>
        <translation>Übrig: {side}</translation>
    </message>
    <message>
        <source>It is over</source>
        <translation>Es ist vorbei</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Finish the fight</source>
        <translation>Den Kampf beenden</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Das Protokoll speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>Bren Tarrow against goblin 1 + 5</source>
        <translation>Bren Tarrow gegen goblin 1 + 5</translation>
    </message>
    <message>
        <source>Third-turn 2, second 7</source>
        <translation>Third-turn 2, Sekunde 7</translation>
    </message>
    <message>
        <source>T&amp;yped dice</source>
        <translation>&amp;Getippte Würfel</translation>
    </message>
    <message>
        <source>Ask for the faces of real dice instead of rolling</source>
        <translation>Nach den Augen echter Würfel fragen, statt zu würfeln</translation>
    </message>
    <message>
        <source>&amp;Players&apos; screen</source>
        <translation>S&amp;pielerfenster</translation>
    </message>
    <message>
        <source>Open a second window for the players, without the Game Master&apos;s secrets</source>
        <translation>Ein zweites Fenster für die Spieler öffnen, ohne die Geheimnisse der Spielleitung</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Let go of the fight for good</source>
        <translation>Den Kampf endgültig aufgeben</translation>
    </message>
    <message>
        <source>Picture of the round</source>
        <translation>Bild der Runde</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Who takes part, what is left of each, and how each is</source>
        <translation>Wer teilnimmt, was von jedem übrig ist und wie es jedem geht</translation>
    </message>
    <message>
        <source>&amp;Decides for the chosen one</source>
        <translation>Für den Gewählten entschei&amp;det</translation>
    </message>
    <message>
        <source>Open the s&amp;heet</source>
        <translation>Bogen ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the sheet of the chosen participant in the main window</source>
        <translation>Den Bogen des gewählten Teilnehmers im Hauptfenster öffnen</translation>
    </message>
    <message>
        <source>Bren Tarrow</source>
        <translation>Bren Tarrow</translation>
    </message>
    <message>
        <source>What does Bren Tarrow fight with?</source>
        <translation>Womit kämpft Bren Tarrow?</translation>
    </message>
    <message>
        <source>Rows of one object are one weapon.</source>
        <translation>Zeilen eines Gegenstands sind eine Waffe.</translation>
    </message>
    <message>
        <source>The decision that is due</source>
        <translation>Die Entscheidung, die ansteht</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the last step back on all sheets, and decide it again</source>
        <translation>Den letzten Schritt auf allen Bögen zurücknehmen und neu entscheiden</translation>
    </message>
    <message>
        <source>Take the usual answer of the rules, or roll the dice</source>
        <translation>Die übliche Antwort der Regeln nehmen, oder würfeln</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>We&amp;iter</translation>
    </message>
    <message>
        <source>Take this answer</source>
        <translation>Diese Antwort nehmen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Das Protokoll durchsuchen</translation>
    </message>
    <message>
        <source>Every step with its arithmetic; the newest at the foot</source>
        <translation>Jeder Schritt mit seiner Rechnung; der neueste unten</translation>
    </message>
    <message>
        <source>Back t&amp;o here</source>
        <translation>&amp;Hierher zurück</translation>
    </message>
    <message>
        <source>Take everything back to the decision that led to the chosen line, on all sheets at once</source>
        <translation>Alles bis zu der Entscheidung zurücknehmen, die zur gewählten Zeile führte, auf allen Bögen zugleich</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the chosen lines, or the whole log</source>
        <translation>Die gewählten Zeilen kopieren, oder das ganze Protokoll</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>Write the whole log into a file</source>
        <translation>Das ganze Protokoll in eine Datei schreiben</translation>
    </message>
</context>
<context>
    <name>Fights</name>
    <message>
        <source>New fight</source>
        <translation>Neuer Kampf</translation>
    </message>
    <message>
        <source>Players&apos; screen</source>
        <translation>Spielerfenster</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Making a character takes {time}.</source>
        <translation>Einen Charakter zu erschaffen dauert {time}.</translation>
    </message>
    <message>
        <source>Takes {time}</source>
        <translation>Dauert {time}</translation>
    </message>
</context>
<context>
    <name>GrowingSheet</name>
    <message>
        <source>No name yet</source>
        <translation>Noch kein Name</translation>
    </message>
    <message>
        <source>waits for {names}</source>
        <translation>wartet auf {names}</translation>
    </message>
</context>
<context>
    <name>Handles</name>
    <message>
        <source>Handles of the rows</source>
        <translation>Griffe der Zeilen</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Das Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>No page has these words. Try others, or fewer.</source>
        <translation>Keine Seite hat diese Wörter. Versuche andere, oder weniger.</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Seite des Handbuchs</translation>
    </message>
    <message>
        <source>The manual is written in English.</source>
        <translation>Das Handbuch gibt es nur auf Englisch.</translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Typed</source>
        <translation>Getippt</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>By the rules</source>
        <translation>Nach den Regeln</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Damals</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Open a character to read its history.</source>
        <translation>Öffne einen Charakter, um seine Geschichte zu lesen.</translation>
    </message>
    <message>
        <source>This character is kept nowhere yet, so it has no history.</source>
        <translation>Dieser Charakter ist noch nirgends aufbewahrt und hat darum keine Geschichte.</translation>
    </message>
    <message>
        <source>{edit}, typed</source>
        <translation>{edit}, getippt</translation>
    </message>
    <message>
        <source>Restored as it was after “{edit}”</source>
        <translation>Zurückgeholt, wie es nach „{edit}“ war</translation>
    </message>
    <message>
        <source>{edit}, by the rules</source>
        <translation>{edit}, nach den Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s) or notice(s) more</source>
        <translation>
            <numerusform>%n Regelverstoß oder Hinweis mehr</numerusform>
            <numerusform>%n Regelverstöße oder Hinweise mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s) or notice(s) less</source>
        <translation>
            <numerusform>%n Regelverstoß oder Hinweis weniger</numerusform>
            <numerusform>%n Regelverstöße oder Hinweise weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing else changed with it.</source>
        <translation>Sonst hat sich damit nichts geändert.</translation>
    </message>
    <message>
        <source>{changes} and {number} more</source>
        <translation>{changes} und {number} weitere</translation>
    </message>
    <message>
        <source>After “{edit}”, {day}, {time}</source>
        <translation>Nach „{edit}“, {day}, {time}</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the history by words</source>
        <translation>Die Geschichte nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Kind of edits</source>
        <translation>Art der Änderungen</translation>
    </message>
    <message>
        <source>Show only edits of one kind</source>
        <translation>Nur Änderungen einer Art zeigen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>&amp;Beside now</source>
        <translation>&amp;Neben jetzt</translation>
    </message>
    <message>
        <source>Set the numbers of that moment beside those of now</source>
        <translation>Die Zahlen jenes Augenblicks neben die heutigen stellen</translation>
    </message>
    <message>
        <source>&amp;Restore to here</source>
        <translation>Bis hierher &amp;zurück</translation>
    </message>
    <message>
        <source>Bring the character back to this moment; that can be undone</source>
        <translation>Den Charakter zu diesem Augenblick zurückbringen; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Back to the history</source>
        <translation>Zurück zur Geschichte</translation>
    </message>
    <message>
        <source>Ro&amp;ws of lists, too</source>
        <translation>Auch &amp;Zeilen von Listen</translation>
    </message>
    <message>
        <source>The numbers then beside the numbers now</source>
        <translation>Die Zahlen damals neben den Zahlen jetzt</translation>
    </message>
    <message>
        <source>&amp;Restore to that moment</source>
        <translation>Zu jenem Augenblick &amp;zurück</translation>
    </message>
    <message>
        <source>Bring the character back to that moment; that can be undone</source>
        <translation>Den Charakter zu jenem Augenblick zurückbringen; das lässt sich rückgängig machen</translation>
    </message>
</context>
<context>
    <name>HouseRuleDialog</name>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>With the rule</source>
        <translation>Mit der Regel</translation>
    </message>
    <message>
        <source>For all of its &amp;kind: {key}</source>
        <translation>Für alle &amp;dieser Art: {key}</translation>
    </message>
    <message>
        <source>No formula is replaced: everything is as the book says.</source>
        <translation>Keine Formel ist ersetzt: alles ist, wie es im Buch steht.</translation>
    </message>
    <message>
        <source>Now {before}, with this formula {after}.</source>
        <translation>Jetzt {before}, mit dieser Formel {after}.</translation>
    </message>
    <message>
        <source>{after}, as now.</source>
        <translation>{after}, wie jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) would change</source>
        <translation>
            <numerusform>%n Zahl würde sich ändern</numerusform>
            <numerusform>%n Zahlen würden sich ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s) more</source>
        <translation>
            <numerusform>%n Regelverstoß mehr</numerusform>
            <numerusform>%n Regelverstöße mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s) less</source>
        <translation>
            <numerusform>%n Regelverstoß weniger</numerusform>
            <numerusform>%n Regelverstöße weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Formulas and options</source>
        <translation>Formeln und Optionen</translation>
    </message>
    <message>
        <source>&amp;Formulas</source>
        <translation>&amp;Formeln</translation>
    </message>
    <message>
        <source>Find a number to replace</source>
        <translation>Eine Zahl suchen, die ersetzt werden soll</translation>
    </message>
    <message>
        <source>House rules of this character</source>
        <translation>Hausregeln dieses Charakters</translation>
    </message>
    <message>
        <source>Find a number at the left: its formula can be replaced for this character.</source>
        <translation>Suche links eine Zahl: ihre Formel lässt sich für diesen Charakter ersetzen.</translation>
    </message>
    <message>
        <source>The book</source>
        <translation>Das Buch</translation>
    </message>
    <message>
        <source>Fo&amp;rmula here</source>
        <translation>Fo&amp;rmel hier</translation>
    </message>
    <message>
        <source>For all of its &amp;kind</source>
        <translation>Für alle &amp;dieser Art</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Insert a number by its name</source>
        <translation>Eine Zahl mit ihrem Namen einfügen</translation>
    </message>
    <message>
        <source>What would change on this character</source>
        <translation>Was sich an diesem Charakter ändern würde</translation>
    </message>
    <message>
        <source>Back to the &amp;book</source>
        <translation>Zurück zum &amp;Buch</translation>
    </message>
    <message>
        <source>Let the formula of the book hold again</source>
        <translation>Wieder die Formel des Buchs gelten lassen</translation>
    </message>
    <message>
        <source>&amp;Use this formula</source>
        <translation>Diese Formel &amp;nehmen</translation>
    </message>
    <message>
        <source>Let this formula hold for this character (Ctrl+Enter)</source>
        <translation>Diese Formel für diesen Charakter gelten lassen (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close; what was used is saved</source>
        <translation>Schließen; was genommen wurde, ist gespeichert</translation>
    </message>
</context>
<context>
    <name>HursagmuSheet</name>
    <message>
        <source>HURSAGMU</source>
        <translation>HURSAGMU</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>{concept}
{kind}
{mounted_on}</source>
        <translation>{concept}
{kind}
{mounted_on}</translation>
    </message>
    <message>
        <source>Stamina</source>
        <translation>Stamina</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Dodge</translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation>Endurance</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Pages of the sheet</source>
        <translation>Seiten des Bogens</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>+2 is twice as able, -2 half as able</source>
        <translation>+2 ist doppelt so gut, -2 halb so gut</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächster Level</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>mass and damage</source>
        <translation>Masse und Schaden</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Dexterity</translation>
    </message>
    <message>
        <source>hitting, not being hit</source>
        <translation>treffen, nicht getroffen werden</translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation>Willpower</translation>
    </message>
    <message>
        <source>courage, self control</source>
        <translation>Mut, Selbstbeherrschung</translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation>Intelligence</translation>
    </message>
    <message>
        <source>thought, learning</source>
        <translation>Denken, Lernen</translation>
    </message>
    <message>
        <source>Points in attributes</source>
        <translation>Punkte in Attributen</translation>
    </message>
    <message>
        <source>Penalty, body</source>
        <translation>Abzug, Körper</translation>
    </message>
    <message>
        <source>Penalty, mind</source>
        <translation>Abzug, Geist</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Fertigkeit hinzufügen</translation>
    </message>
    <message>
        <source>What was learned; a skill that is missing counts as level 0.</source>
        <translation>Was gelernt wurde; eine Fertigkeit, die fehlt, zählt als Level 0.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Linked attribute</source>
        <translation>Attribut dazu</translation>
    </message>
    <message>
        <source>Cost of the skill</source>
        <translation>Kosten der Fertigkeit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Durch</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Healed</source>
        <translation>Geheilt</translation>
    </message>
    <message>
        <source>By whom</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>Add a hit</source>
        <translation>Treffer hinzufügen</translation>
    </message>
    <message>
        <source>Nobody has drawn blood yet.</source>
        <translation>Noch hat niemand Blut vergossen.</translation>
    </message>
    <message>
        <source>Stamina when fresh</source>
        <translation>Stamina, ausgeruht</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Sanity levels lost</source>
        <translation>Verlorene Sanity-Level</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Lost to exertion</source>
        <translation>Durch Mühe verloren</translation>
    </message>
    <message>
        <source>Stamina regained</source>
        <translation>Stamina gewonnen</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>rest only, without action or loss</source>
        <translation>nur Ruhe, ohne Handlung oder Verlust</translation>
    </message>
    <message>
        <source>Until conscious</source>
        <translation>Bis zum Erwachen</translation>
    </message>
    <message>
        <source>Until full</source>
        <translation>Bis voll</translation>
    </message>
    <message>
        <source>1 Stamina</source>
        <translation>1 Stamina</translation>
    </message>
    <message>
        <source>1 Health level</source>
        <translation>1 Health-Level</translation>
    </message>
    <message>
        <source>1 Sanity level</source>
        <translation>1 Sanity-Level</translation>
    </message>
    <message>
        <source>Slowed by</source>
        <translation>Gebremst durch</translation>
    </message>
    <message>
        <source>Lost to hits</source>
        <translation>Durch Treffer</translation>
    </message>
    <message>
        <source>To regain</source>
        <translation>Fehlt noch</translation>
    </message>
    <message>
        <source>Can act</source>
        <translation>Kann handeln</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Zustand hinzufügen</translation>
    </message>
    <message>
        <source>Prone, held, spooked: states in words.</source>
        <translation>Liegend, gehalten, verschreckt: Zustände in Worten.</translation>
    </message>
    <message>
        <source>The seven skills of the book</source>
        <translation>Die sieben Fertigkeiten des Buches</translation>
    </message>
    <message>
        <source>added to 2d6; without the skill the attribute alone</source>
        <translation>zu 2d6 gezählt; ohne die Fertigkeit nur das Attribut</translation>
    </message>
    <message>
        <source>&amp;Abilities</source>
        <translation>&amp;Fähigkeiten</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>-2 for each action beyond the first</source>
        <translation>-2 für jede Handlung nach der ersten</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Augments</source>
        <translation>Augments</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Defend</translation>
    </message>
    <message>
        <source>Assisted blocks</source>
        <translation>Blocks für andere</translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation>Andere Handlungen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>Penalty on skills</source>
        <translation>Fertigkeitsabzug</translation>
    </message>
    <message>
        <source>Force of Augments</source>
        <translation>Kraft der Augments</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>added to 2d6 this round</source>
        <translation>diese Runde zu 2d6 gezählt</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Bare block</source>
        <translation>Bloßer Block</translation>
    </message>
    <message>
        <source>Ride out</source>
        <translation>Ride out</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Shield ready</source>
        <translation>Schild bereit</translation>
    </message>
    <message>
        <source>Block bonus</source>
        <translation>Block-Bonus</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>To hit</source>
        <translation>Treffen</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Augmented</source>
        <translation>Mit Augment</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Near range</source>
        <translation>Nahbereich</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Waffe hinzufügen</translation>
    </message>
    <message>
        <source>Fists need no row; whatever else strikes, shoots or is thrown stands here.</source>
        <translation>Fäuste brauchen keine Zeile; was sonst schlägt, schießt oder geworfen wird, steht hier.</translation>
    </message>
    <message>
        <source>with attribute</source>
        <translation>mit Attribut</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Power</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Strength counts</source>
        <translation>Strength zählt</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>Riesig</translation>
    </message>
    <message>
        <source>In close combat</source>
        <translation>Im Handgemenge</translation>
    </message>
    <message>
        <source>Level 2 up to</source>
        <translation>Level 2 bis</translation>
    </message>
    <message>
        <source>Level 4 up to</source>
        <translation>Level 4 bis</translation>
    </message>
    <message>
        <source>Level 6 up to</source>
        <translation>Level 6 bis</translation>
    </message>
    <message>
        <source>Thrown, and its weight</source>
        <translation>Wurf und Gewicht</translation>
    </message>
    <message>
        <source>Skill to throw it</source>
        <translation>Wurffertigkeit</translation>
    </message>
    <message>
        <source>yd</source>
        <translation>yd</translation>
    </message>
    <message>
        <source>Farthest</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Made to be thrown</source>
        <translation>Zum Werfen gemacht</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>lb</source>
        <translation>lb</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Armor and shields</source>
        <translation>Rüstung und Schilde</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Getragen</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Add armor</source>
        <translation>Rüstung hinzufügen</translation>
    </message>
    <message>
        <source>Armor, helmets, shields.</source>
        <translation>Rüstung, Helme, Schilde.</translation>
    </message>
    <message>
        <source>Rating in use</source>
        <translation>Geltender Wert</translation>
    </message>
    <message>
        <source>Block in use</source>
        <translation>Geltender Block</translation>
    </message>
    <message>
        <source>Bare hands and more</source>
        <translation>Bloße Hände und mehr</translation>
    </message>
    <message>
        <source>added to 2d6</source>
        <translation>zu 2d6 gezählt</translation>
    </message>
    <message>
        <source>Fist, to hit</source>
        <translation>Faust, Treffen</translation>
    </message>
    <message>
        <source>Fist, damage</source>
        <translation>Faust, Schaden</translation>
    </message>
    <message>
        <source>Grappling, round</source>
        <translation>Grappling, Runde</translation>
    </message>
    <message>
        <source>Riding, round</source>
        <translation>Riding, Runde</translation>
    </message>
    <message>
        <source>As a general</source>
        <translation>Als Feldherr</translation>
    </message>
    <message>
        <source>Figh&amp;t</source>
        <translation>Kam&amp;pf</translation>
    </message>
    <message>
        <source>Gear</source>
        <translation>Habe</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Ding</translation>
    </message>
    <message>
        <source>lb each</source>
        <translation>lb je Stück</translation>
    </message>
    <message>
        <source>Add a thing</source>
        <translation>Ding hinzufügen</translation>
    </message>
    <message>
        <source>Everything else that is owned.</source>
        <translation>Alles andere im Besitz.</translation>
    </message>
    <message>
        <source>Load and movement</source>
        <translation>Last und Bewegung</translation>
    </message>
    <message>
        <source>50 lb at Strength 0, twice as much for every +2</source>
        <translation>50 lb bei Strength 0, für je +2 doppelt so viel</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>Habe</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Free load</source>
        <translation>Freie Last</translation>
    </message>
    <message>
        <source>In percent</source>
        <translation>In Prozent</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Gebremst</translation>
    </message>
    <message>
        <source>Run on foot</source>
        <translation>Lauf zu Fuß</translation>
    </message>
    <message>
        <source>Mount&apos;s run</source>
        <translation>Lauf des Reittiers</translation>
    </message>
    <message>
        <source>Movement now</source>
        <translation>Bewegung jetzt</translation>
    </message>
    <message>
        <source>On a mount</source>
        <translation>Auf Reittier</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Flies or swims</source>
        <translation>Fliegt oder schwimmt</translation>
    </message>
    <message>
        <source>&amp;Gear</source>
        <translation>&amp;Habe</translation>
    </message>
    <message>
        <source>Animals and mounts</source>
        <translation>Tiere und Reittiere</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Breed</source>
        <translation>Rasse</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Add an animal</source>
        <translation>Tier hinzufügen</translation>
    </message>
    <message>
        <source>Companions and mounts; one that deserves more gets a document of its own.</source>
        <translation>Gefährten und Reittiere; wer mehr verdient, bekommt ein eigenes Dokument.</translation>
    </message>
    <message>
        <source>Mounted on</source>
        <translation>Reitet auf</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>Beritten</translation>
    </message>
    <message>
        <source>Attributes and skills</source>
        <translation>Attribute und Fertigkeiten</translation>
    </message>
    <message>
        <source>Strength now</source>
        <translation>Strength jetzt</translation>
    </message>
    <message>
        <source>Dexterity now</source>
        <translation>Dexterity jetzt</translation>
    </message>
    <message>
        <source>Striking</source>
        <translation>Striking</translation>
    </message>
    <message>
        <source>Grappling</source>
        <translation>Grappling</translation>
    </message>
    <message>
        <source>Natural weapon</source>
        <translation>Natürliche Waffe</translation>
    </message>
    <message>
        <source>Grappling, total</source>
        <translation>Grappling, Summe</translation>
    </message>
    <message>
        <source>Injury and protection</source>
        <translation>Verletzung und Schutz</translation>
    </message>
    <message>
        <source>Stamina lost</source>
        <translation>Stamina verloren</translation>
    </message>
    <message>
        <source>Worst hit</source>
        <translation>Schwerster Treffer</translation>
    </message>
    <message>
        <source>Health levels healed</source>
        <translation>Geheilte Health-Level</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Barding</source>
        <translation>Tierrüstung</translation>
    </message>
    <message>
        <source>Carrying</source>
        <translation>Traglast</translation>
    </message>
    <message>
        <source>Can be ridden</source>
        <translation>Lässt sich reiten</translation>
    </message>
    <message>
        <source>Ridden</source>
        <translation>Geritten</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Abrichtung</translation>
    </message>
    <message>
        <source>Slowed by load</source>
        <translation>Von Last gebremst</translation>
    </message>
    <message>
        <source>A&amp;nimals</source>
        <translation>&amp;Tiere</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Spielwelt</translation>
    </message>
    <message>
        <source>Concept</source>
        <translation>Konzept</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Points and experience</source>
        <translation>Punkte und Erfahrung</translation>
    </message>
    <message>
        <source>Points left</source>
        <translation>Punkte übrig</translation>
    </message>
    <message>
        <source>for attributes</source>
        <translation>für Attribute</translation>
    </message>
    <message>
        <source>for skills</source>
        <translation>für Fertigkeiten</translation>
    </message>
    <message>
        <source>Points in skills</source>
        <translation>In Fertigkeiten</translation>
    </message>
    <message>
        <source>Experience spent</source>
        <translation>Erfahrung genutzt</translation>
    </message>
    <message>
        <source>Experience left</source>
        <translation>Erfahrung übrig</translation>
    </message>
    <message>
        <source>Creation points</source>
        <translation>Startpunkte</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Experience earned</source>
        <translation>Erfahrung verdient</translation>
    </message>
    <message>
        <source>Creation points for attributes</source>
        <translation>Startpunkte für Attribute</translation>
    </message>
    <message>
        <source>Creation points for skills</source>
        <translation>Startpunkte für Fertigkeiten</translation>
    </message>
    <message>
        <source>Raises</source>
        <translation>Steigerungen</translation>
    </message>
    <message>
        <source>Add a raise</source>
        <translation>Steigerung hinzufügen</translation>
    </message>
    <message>
        <source>What was raised when; the procedure writes it down.</source>
        <translation>Was wann gesteigert wurde; der Ablauf schreibt es auf.</translation>
    </message>
    <message>
        <source>&amp;Story</source>
        <translation>&amp;Geschichte</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message numerus="yes">
        <source>%Ln character(s) taken in</source>
        <translation>
            <numerusform>%Ln Charakter aufgenommen</numerusform>
            <numerusform>%Ln Charaktere aufgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) &amp;not taken in; the library is as it was without them</source>
        <translation>
            <numerusform>%Ln Datei &amp;nicht aufgenommen; die Bibliothek ist, wie sie ohne sie war</numerusform>
            <numerusform>%Ln Dateien &amp;nicht aufgenommen; die Bibliothek ist, wie sie ohne sie war</numerusform>
        </translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Files that were not taken in, and why</source>
        <translation>Dateien, die nicht aufgenommen wurden, und warum</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the report as text</source>
        <translation>Den Bericht als Text kopieren</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Close the report</source>
        <translation>Den Bericht schließen</translation>
    </message>
</context>
<context>
    <name>Joining</name>
    <message>
        <source>Where shall the library be kept?</source>
        <translation>Wo soll die Bibliothek liegen?</translation>
    </message>
    <message>
        <source>Libraries (*.quire)</source>
        <translation>Bibliotheken (*.quire)</translation>
    </message>
</context>
<context>
    <name>KinslerSheet</name>
    <message>
        <source>RPG.Rules</source>
        <translation>RPG.Rules</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>{descriptive}
{background}
{motivation}</source>
        <translation>{descriptive}
{background}
{motivation}</translation>
    </message>
    <message>
        <source>XP left</source>
        <translation>XP übrig</translation>
    </message>
    <message>
        <source>signs missing</source>
        <translation>fehlende Zeichen</translation>
    </message>
    <message>
        <source>Pages of the sheet</source>
        <translation>Seiten des Bogens</translation>
    </message>
    <message>
        <source>&amp;Stats</source>
        <translation>&amp;Stats</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>{PHY}</source>
        <translation>{PHY}</translation>
    </message>
    <message>
        <source>apt.</source>
        <translation>Anl.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>dazu</translation>
    </message>
    <message>
        <source>needs</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>init.</source>
        <translation>Init.</translation>
    </message>
    <message>
        <source>wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation>Ermüdung</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>Strength: aptitude</source>
        <translation>Strength: Anlage</translation>
    </message>
    <message>
        <source>Strength: level</source>
        <translation>Strength: Level</translation>
    </message>
    <message>
        <source>Strength: effective value</source>
        <translation>Strength: wirksamer Wert</translation>
    </message>
    <message>
        <source>Strength: adds to the roll</source>
        <translation>Strength: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Strength: needed on 4d6</source>
        <translation>Strength: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Strength: initiative</source>
        <translation>Strength: Initiative</translation>
    </message>
    <message>
        <source>Strength: wounds</source>
        <translation>Strength: Wunden</translation>
    </message>
    <message>
        <source>Strength: fatigue</source>
        <translation>Strength: Ermüdung</translation>
    </message>
    <message>
        <source>Strength: enhancement</source>
        <translation>Strength: Verstärkung</translation>
    </message>
    <message>
        <source>without skill</source>
        <translation>ungelernt</translation>
    </message>
    <message>
        <source>Strength: adds without a skill</source>
        <translation>Strength: ohne Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Strength: adds with a related skill</source>
        <translation>Strength: mit verwandter Fertigkeit dazu</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Strength: sign</source>
        <translation>Strength: Zeichen</translation>
    </message>
    <message>
        <source>DEX</source>
        <translation>DEX</translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation>Dexterity</translation>
    </message>
    <message>
        <source>Dexterity: aptitude</source>
        <translation>Dexterity: Anlage</translation>
    </message>
    <message>
        <source>Dexterity: level</source>
        <translation>Dexterity: Level</translation>
    </message>
    <message>
        <source>Dexterity: effective value</source>
        <translation>Dexterity: wirksamer Wert</translation>
    </message>
    <message>
        <source>Dexterity: adds to the roll</source>
        <translation>Dexterity: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Dexterity: needed on 4d6</source>
        <translation>Dexterity: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Dexterity: initiative</source>
        <translation>Dexterity: Initiative</translation>
    </message>
    <message>
        <source>Dexterity: wounds</source>
        <translation>Dexterity: Wunden</translation>
    </message>
    <message>
        <source>Dexterity: fatigue</source>
        <translation>Dexterity: Ermüdung</translation>
    </message>
    <message>
        <source>Dexterity: enhancement</source>
        <translation>Dexterity: Verstärkung</translation>
    </message>
    <message>
        <source>Dexterity: adds without a skill</source>
        <translation>Dexterity: ohne Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Dexterity: adds with a related skill</source>
        <translation>Dexterity: mit verwandter Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Dexterity: sign</source>
        <translation>Dexterity: Zeichen</translation>
    </message>
    <message>
        <source>CON</source>
        <translation>CON</translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation>Constitution</translation>
    </message>
    <message>
        <source>Constitution: aptitude</source>
        <translation>Constitution: Anlage</translation>
    </message>
    <message>
        <source>Constitution: level</source>
        <translation>Constitution: Level</translation>
    </message>
    <message>
        <source>Constitution: effective value</source>
        <translation>Constitution: wirksamer Wert</translation>
    </message>
    <message>
        <source>Constitution: adds to the roll</source>
        <translation>Constitution: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Constitution: needed on 4d6</source>
        <translation>Constitution: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Constitution: initiative</source>
        <translation>Constitution: Initiative</translation>
    </message>
    <message>
        <source>Constitution: wounds</source>
        <translation>Constitution: Wunden</translation>
    </message>
    <message>
        <source>Constitution: fatigue</source>
        <translation>Constitution: Ermüdung</translation>
    </message>
    <message>
        <source>Constitution: enhancement</source>
        <translation>Constitution: Verstärkung</translation>
    </message>
    <message>
        <source>Constitution: adds without a skill</source>
        <translation>Constitution: ohne Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Constitution: adds with a related skill</source>
        <translation>Constitution: mit verwandter Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Constitution: sign</source>
        <translation>Constitution: Zeichen</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>{INT}</source>
        <translation>{INT}</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>Mind: aptitude</source>
        <translation>Mind: Anlage</translation>
    </message>
    <message>
        <source>Mind: level</source>
        <translation>Mind: Level</translation>
    </message>
    <message>
        <source>Mind: effective value</source>
        <translation>Mind: wirksamer Wert</translation>
    </message>
    <message>
        <source>Mind: adds to the roll</source>
        <translation>Mind: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Mind: needed on 4d6</source>
        <translation>Mind: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Mind: initiative</source>
        <translation>Mind: Initiative</translation>
    </message>
    <message>
        <source>Mind: wounds</source>
        <translation>Mind: Wunden</translation>
    </message>
    <message>
        <source>Mind: fatigue</source>
        <translation>Mind: Ermüdung</translation>
    </message>
    <message>
        <source>Mind: enhancement</source>
        <translation>Mind: Verstärkung</translation>
    </message>
    <message>
        <source>Mind: adds without a skill</source>
        <translation>Mind: ohne Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Mind: adds with a related skill</source>
        <translation>Mind: mit verwandter Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Mind: sign</source>
        <translation>Mind: Zeichen</translation>
    </message>
    <message>
        <source>PER</source>
        <translation>PER</translation>
    </message>
    <message>
        <source>Perception</source>
        <translation>Perception</translation>
    </message>
    <message>
        <source>Perception: aptitude</source>
        <translation>Perception: Anlage</translation>
    </message>
    <message>
        <source>Perception: level</source>
        <translation>Perception: Level</translation>
    </message>
    <message>
        <source>Perception: effective value</source>
        <translation>Perception: wirksamer Wert</translation>
    </message>
    <message>
        <source>Perception: adds to the roll</source>
        <translation>Perception: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Perception: needed on 4d6</source>
        <translation>Perception: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Perception: initiative</source>
        <translation>Perception: Initiative</translation>
    </message>
    <message>
        <source>Perception: wounds</source>
        <translation>Perception: Wunden</translation>
    </message>
    <message>
        <source>Perception: fatigue</source>
        <translation>Perception: Ermüdung</translation>
    </message>
    <message>
        <source>Perception: enhancement</source>
        <translation>Perception: Verstärkung</translation>
    </message>
    <message>
        <source>Perception: adds without a skill</source>
        <translation>Perception: ohne Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Perception: adds with a related skill</source>
        <translation>Perception: mit verwandter Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Perception: sign</source>
        <translation>Perception: Zeichen</translation>
    </message>
    <message>
        <source>FAI</source>
        <translation>FAI</translation>
    </message>
    <message>
        <source>Faith</source>
        <translation>Faith</translation>
    </message>
    <message>
        <source>Faith: aptitude</source>
        <translation>Faith: Anlage</translation>
    </message>
    <message>
        <source>Faith: level</source>
        <translation>Faith: Level</translation>
    </message>
    <message>
        <source>Faith: effective value</source>
        <translation>Faith: wirksamer Wert</translation>
    </message>
    <message>
        <source>Faith: adds to the roll</source>
        <translation>Faith: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Faith: needed on 4d6</source>
        <translation>Faith: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Faith: initiative</source>
        <translation>Faith: Initiative</translation>
    </message>
    <message>
        <source>Faith: wounds</source>
        <translation>Faith: Wunden</translation>
    </message>
    <message>
        <source>Faith: fatigue</source>
        <translation>Faith: Ermüdung</translation>
    </message>
    <message>
        <source>Faith: enhancement</source>
        <translation>Faith: Verstärkung</translation>
    </message>
    <message>
        <source>Faith: adds without a skill</source>
        <translation>Faith: ohne Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Faith: adds with a related skill</source>
        <translation>Faith: mit verwandter Fertigkeit dazu</translation>
    </message>
    <message>
        <source>Faith: sign</source>
        <translation>Faith: Zeichen</translation>
    </message>
    <message>
        <source>Points left</source>
        <translation>Punkte übrig</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>mind</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>skills below zero</source>
        <translation>Fertigkeiten unter null</translation>
    </message>
    <message>
        <source>skills that kill</source>
        <translation>tödliche Fertigkeiten</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>every five minutes, every day</source>
        <translation>alle fünf Minuten, jeden Tag</translation>
    </message>
    <message>
        <source>Heal body</source>
        <translation>Heal body</translation>
    </message>
    <message>
        <source>Heal body: level</source>
        <translation>Heal body: Level</translation>
    </message>
    <message>
        <source>Heal body: effective value</source>
        <translation>Heal body: wirksamer Wert</translation>
    </message>
    <message>
        <source>Heal body: adds to the roll</source>
        <translation>Heal body: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Heal body: needed on 4d6</source>
        <translation>Heal body: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Heal body: initiative</source>
        <translation>Heal body: Initiative</translation>
    </message>
    <message>
        <source>Heal body: wounds</source>
        <translation>Heal body: Wunden</translation>
    </message>
    <message>
        <source>Heal body: fatigue</source>
        <translation>Heal body: Ermüdung</translation>
    </message>
    <message>
        <source>Heal body: enhancement</source>
        <translation>Heal body: Verstärkung</translation>
    </message>
    <message>
        <source>used</source>
        <translation>benutzt</translation>
    </message>
    <message>
        <source>Heal body: attempts</source>
        <translation>Heal body: Versuche</translation>
    </message>
    <message>
        <source>Heal body: sign</source>
        <translation>Heal body: Zeichen</translation>
    </message>
    <message>
        <source>Intellect</source>
        <translation>Intellect</translation>
    </message>
    <message>
        <source>Heal intellect</source>
        <translation>Heal intellect</translation>
    </message>
    <message>
        <source>Heal intellect: level</source>
        <translation>Heal intellect: Level</translation>
    </message>
    <message>
        <source>Heal intellect: effective value</source>
        <translation>Heal intellect: wirksamer Wert</translation>
    </message>
    <message>
        <source>Heal intellect: adds to the roll</source>
        <translation>Heal intellect: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Heal intellect: needed on 4d6</source>
        <translation>Heal intellect: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Heal intellect: initiative</source>
        <translation>Heal intellect: Initiative</translation>
    </message>
    <message>
        <source>Heal intellect: wounds</source>
        <translation>Heal intellect: Wunden</translation>
    </message>
    <message>
        <source>Heal intellect: fatigue</source>
        <translation>Heal intellect: Ermüdung</translation>
    </message>
    <message>
        <source>Heal intellect: enhancement</source>
        <translation>Heal intellect: Verstärkung</translation>
    </message>
    <message>
        <source>Heal intellect: attempts</source>
        <translation>Heal intellect: Versuche</translation>
    </message>
    <message>
        <source>Heal intellect: sign</source>
        <translation>Heal intellect: Zeichen</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Ermüdung</translation>
    </message>
    <message>
        <source>Recover fatigue</source>
        <translation>Recover fatigue</translation>
    </message>
    <message>
        <source>Recover fatigue: level</source>
        <translation>Recover fatigue: Level</translation>
    </message>
    <message>
        <source>Recover fatigue: effective value</source>
        <translation>Recover fatigue: wirksamer Wert</translation>
    </message>
    <message>
        <source>Recover fatigue: adds to the roll</source>
        <translation>Recover fatigue: zum Wurf dazu</translation>
    </message>
    <message>
        <source>Recover fatigue: needed on 4d6</source>
        <translation>Recover fatigue: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Recover fatigue: initiative</source>
        <translation>Recover fatigue: Initiative</translation>
    </message>
    <message>
        <source>Recover fatigue: wounds</source>
        <translation>Recover fatigue: Wunden</translation>
    </message>
    <message>
        <source>Recover fatigue: fatigue</source>
        <translation>Recover fatigue: Ermüdung</translation>
    </message>
    <message>
        <source>Recover fatigue: enhancement</source>
        <translation>Recover fatigue: Verstärkung</translation>
    </message>
    <message>
        <source>Recover fatigue: attempts</source>
        <translation>Recover fatigue: Versuche</translation>
    </message>
    <message>
        <source>Recover fatigue: sign</source>
        <translation>Recover fatigue: Zeichen</translation>
    </message>
    <message>
        <source>How to roll</source>
        <translation>Wie gewürfelt wird</translation>
    </message>
    <message>
        <source>4d6 and a third of skill, stat and task</source>
        <translation>4d6 und ein Drittel von Fertigkeit, Stat und Aufgabe</translation>
    </message>
    <message>
        <source>succeeds</source>
        <translation>gelingt</translation>
    </message>
    <message>
        <source>trivial</source>
        <translation>trivial</translation>
    </message>
    <message>
        <source>simple</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>routine</source>
        <translation>Routine</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>schwierig</translation>
    </message>
    <message>
        <source>formidable</source>
        <translation>gewaltig</translation>
    </message>
    <message>
        <source>Faith, for a retry</source>
        <translation>Faith, neuer Versuch</translation>
    </message>
    <message>
        <source>S&amp;kills</source>
        <translation>Fertig&amp;keiten</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Fertigkeit hinzufügen</translation>
    </message>
    <message>
        <source>No skills yet. Add one, or paste lines such as Climb:3 DEX.</source>
        <translation>Noch keine Fertigkeiten. Füge eine hinzu oder füge Zeilen wie Climb:3 DEX ein.</translation>
    </message>
    <message>
        <source>The skill as one line</source>
        <translation>Die Fertigkeit als eine Zeile</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>Ihre Teile</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Effect modifier</source>
        <translation>Wirkung ±</translation>
    </message>
    <message>
        <source>stackable x</source>
        <translation>stapelbar x</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Works</source>
        <translation>Wirkt</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>Passive only</source>
        <translation>Nur passiv</translation>
    </message>
    <message>
        <source>Zero passive fatigue</source>
        <translation>Passiv ohne Ermüdung</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Benutzt</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie bewirkt</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>fatigue, full dice</source>
        <translation>Ermüdung, alle Würfel</translation>
    </message>
    <message>
        <source>fatigue, passive</source>
        <translation>Ermüdung, passiv</translation>
    </message>
    <message>
        <source>passive at range</source>
        <translation>passiv auf Distanz</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was sie kostet</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>next level</source>
        <translation>nächster Level</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>price factor</source>
        <translation>Preisfaktor</translation>
    </message>
    <message>
        <source>level at creation</source>
        <translation>Level bei Erschaffung</translation>
    </message>
    <message>
        <source>Taken off it</source>
        <translation>Was ihr fehlt</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Wunden</translation>
    </message>
    <message>
        <source>Enhancement</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>In the world</source>
        <translation>In der Welt</translation>
    </message>
    <message>
        <source>Special effect</source>
        <translation>Spezialeffekt</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation>Gilt für</translation>
    </message>
    <message>
        <source>What it counts as</source>
        <translation>Als was sie zählt</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Everyman</source>
        <translation>Everyman</translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation>Auf Distanz</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Related skills</source>
        <translation>Verwandte Fertigkeiten</translation>
    </message>
    <message>
        <source>&amp;Gear</source>
        <translation>&amp;Habe</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Waffe hinzufügen</translation>
    </message>
    <message>
        <source>No weapons.</source>
        <translation>Keine Waffen.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>effect modifier</source>
        <translation>Wirkung ±</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Add armor</source>
        <translation>Rüstung hinzufügen</translation>
    </message>
    <message>
        <source>No armor.</source>
        <translation>Keine Rüstung.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Only against</source>
        <translation>Nur gegen</translation>
    </message>
    <message>
        <source>Not against</source>
        <translation>Nicht gegen</translation>
    </message>
    <message>
        <source>What is stopped</source>
        <translation>Was abgehalten wird</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>highest let through</source>
        <translation>höchste durchgelassene</translation>
    </message>
    <message>
        <source>of all dice</source>
        <translation>aller Würfel</translation>
    </message>
    <message>
        <source>body: numbers stopped</source>
        <translation>Körper: abgehaltene Zahlen</translation>
    </message>
    <message>
        <source>body: highest number let through</source>
        <translation>Körper: höchste Zahl, die durchkommt</translation>
    </message>
    <message>
        <source>body: dice stopped</source>
        <translation>Körper: abgehaltene Würfel</translation>
    </message>
    <message>
        <source>mind: numbers stopped</source>
        <translation>Geist: abgehaltene Zahlen</translation>
    </message>
    <message>
        <source>mind: highest number let through</source>
        <translation>Geist: höchste Zahl, die durchkommt</translation>
    </message>
    <message>
        <source>mind: dice stopped</source>
        <translation>Geist: abgehaltene Würfel</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>everything: numbers stopped</source>
        <translation>alles: abgehaltene Zahlen</translation>
    </message>
    <message>
        <source>everything: highest number let through</source>
        <translation>alles: höchste Zahl, die durchkommt</translation>
    </message>
    <message>
        <source>everything: dice stopped</source>
        <translation>alles: abgehaltene Würfel</translation>
    </message>
    <message>
        <source>Possessions</source>
        <translation>Besitz</translation>
    </message>
    <message>
        <source>Add a thing</source>
        <translation>Ding hinzufügen</translation>
    </message>
    <message>
        <source>Nothing but the clothes.</source>
        <translation>Nichts als die Kleider.</translation>
    </message>
    <message>
        <source>carried in all</source>
        <translation>alles zusammen</translation>
    </message>
    <message>
        <source>&amp;Together</source>
        <translation>&amp;Zusammen</translation>
    </message>
    <message>
        <source>Stances</source>
        <translation>Haltungen</translation>
    </message>
    <message>
        <source>Add a stance</source>
        <translation>Haltung hinzufügen</translation>
    </message>
    <message>
        <source>No stances yet: what is used together in a round.</source>
        <translation>Noch keine Haltungen: was in einer Runde zusammen benutzt wird.</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Add a use</source>
        <translation>Einsatz hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is used.</source>
        <translation>Nichts wird benutzt.</translation>
    </message>
    <message>
        <source>most dice</source>
        <translation>max. Würfel</translation>
    </message>
    <message>
        <source>most targets</source>
        <translation>max. Ziele</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Range as</source>
        <translation>Distanz als</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>far</source>
        <translation>weit</translation>
    </message>
    <message>
        <source>Add a leg</source>
        <translation>Strecke hinzufügen</translation>
    </message>
    <message>
        <source>Hand-to-hand or on oneself.</source>
        <translation>Im Nahkampf oder auf sich selbst.</translation>
    </message>
    <message>
        <source>range points</source>
        <translation>Distanzpunkte</translation>
    </message>
    <message>
        <source>fatigue for range</source>
        <translation>Distanz-Ermüdung</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>Add a bundle</source>
        <translation>Bündel hinzufügen</translation>
    </message>
    <message>
        <source>No metaskill has made anything yet.</source>
        <translation>Noch kein Metaskill hat etwas gemacht.</translation>
    </message>
    <message>
        <source>Metaskill</source>
        <translation>Metaskill</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>In</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>average level</source>
        <translation>mittlerer Level</translation>
    </message>
    <message>
        <source>most members</source>
        <translation>max. Mitglieder</translation>
    </message>
    <message>
        <source>&amp;Now</source>
        <translation>&amp;Jetzt</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Zustand hinzufügen</translation>
    </message>
    <message>
        <source>Nothing holds the character.</source>
        <translation>Nichts hält den Charakter.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>Wirkung hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is on its way.</source>
        <translation>Nichts ist unterwegs.</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>May enhance</source>
        <translation>Darf verstärken</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>Pe&amp;rson</source>
        <translation>Pe&amp;rson</translation>
    </message>
    <message>
        <source>Who it is</source>
        <translation>Wer es ist</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Descriptive attribute</source>
        <translation>Auffälliges Merkmal</translation>
    </message>
    <message>
        <source>Motivation</source>
        <translation>Antrieb</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>Important person</source>
        <translation>Wichtige Person</translation>
    </message>
    <message>
        <source>Flaws</source>
        <translation>Schwächen</translation>
    </message>
    <message>
        <source>Add a flaw</source>
        <translation>Schwäche hinzufügen</translation>
    </message>
    <message>
        <source>No flaw yet; everybody has at least one.</source>
        <translation>Noch keine Schwäche; jeder hat mindestens eine.</translation>
    </message>
    <message>
        <source>Appearance and notes</source>
        <translation>Aussehen und Notizen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Notes of the player</source>
        <translation>Notizen des Spielers</translation>
    </message>
    <message>
        <source>Creation</source>
        <translation>Erschaffung</translation>
    </message>
    <message>
        <source>as rolled</source>
        <translation>wie gewürfelt</translation>
    </message>
    <message>
        <source>points spent</source>
        <translation>Punkte bezahlt</translation>
    </message>
    <message>
        <source>points left</source>
        <translation>Punkte übrig</translation>
    </message>
    <message>
        <source>stats covered</source>
        <translation>erfasste Stats</translation>
    </message>
    <message>
        <source>backgrounds</source>
        <translation>Herkünfte</translation>
    </message>
    <message>
        <source>Better rolls for</source>
        <translation>Bessere Würfe für</translation>
    </message>
    <message>
        <source>Creation is finished</source>
        <translation>Erschaffung beendet</translation>
    </message>
    <message>
        <source>Strength, rolled</source>
        <translation>Strength, gewürfelt</translation>
    </message>
    <message>
        <source>Dexterity, rolled</source>
        <translation>Dexterity, gewürfelt</translation>
    </message>
    <message>
        <source>Constitution, rolled</source>
        <translation>Constitution, gewürfelt</translation>
    </message>
    <message>
        <source>Mind, rolled</source>
        <translation>Mind, gewürfelt</translation>
    </message>
    <message>
        <source>Perception, rolled</source>
        <translation>Perception, gewürfelt</translation>
    </message>
    <message>
        <source>Faith, rolled</source>
        <translation>Faith, gewürfelt</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>Experience awarded</source>
        <translation>Erfahrung erhalten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Nothing earned or bought yet.</source>
        <translation>Noch nichts verdient oder gekauft.</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>Characters (*.json *.txt);;All files (*)</source>
        <translation>Charaktere (*.json *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import characters</source>
        <translation>Charaktere importieren</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Pasted character</source>
        <translation>Eingefügter Charakter</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Characters (*.json)</source>
        <translation>Charaktere (*.json)</translation>
    </message>
    <message>
        <source>Export the character</source>
        <translation>Den Charakter exportieren</translation>
    </message>
    <message>
        <source>Copy of {name}</source>
        <translation>Kopie von {name}</translation>
    </message>
    <message>
        <source>Duplicating</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Throwing away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>a new character</source>
        <translation>ein neuer Charakter</translation>
    </message>
    <message>
        <source>&amp;Throw away</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
    <message>
        <source>Setting tags</source>
        <translation>Schlagwörter setzen</translation>
    </message>
    <message>
        <source>Setting the campaign</source>
        <translation>Kampagne setzen</translation>
    </message>
</context>
<context>
    <name>LibraryDelegate</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>LibraryDesk</name>
    <message>
        <source>Opening the library</source>
        <translation>Die Bibliothek wird geöffnet</translation>
    </message>
    <message>
        <source>Saving the library elsewhere</source>
        <translation>Die Bibliothek wird anderswo gespeichert</translation>
    </message>
    <message>
        <source>Moving the library</source>
        <translation>Die Bibliothek zieht um</translation>
    </message>
    <message>
        <source>Restoring the copy</source>
        <translation>Die Kopie wird zurückgeholt</translation>
    </message>
    <message>
        <source>Saving the character</source>
        <translation>Der Charakter wird gespeichert</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Group {group}, {number}, {state}</source>
        <translation>Gruppe {group}, {number}, {state}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht fertig</translation>
    </message>
    <message>
        <source>No campaign</source>
        <translation>Ohne Kampagne</translation>
    </message>
    <message>
        <source>A new character</source>
        <translation>Ein neuer Charakter</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht fertig</translation>
    </message>
    <message>
        <source>{title}, {detail}, go on</source>
        <translation>{title}, {detail}, weitermachen</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>gespielt von {player}</translation>
    </message>
    <message>
        <source>campaign {campaign}</source>
        <translation>Kampagne {campaign}</translation>
    </message>
    <message>
        <source>tags: {tags}</source>
        <translation>Schlagwörter: {tags}</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n Regelverstoß</numerusform>
            <numerusform>%n Regelverstöße</numerusform>
        </translation>
    </message>
    <message>
        <source>last edit {time}</source>
        <translation>zuletzt geändert {time}</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Beginnings of words in names, players, campaigns, tags and notes</source>
        <translation>Wortanfänge in Namen, Spielern, Kampagnen, Schlagwörtern und Notizen</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Sort, group and filter by tag</source>
        <translation>Sortieren, gruppieren und nach Schlagwort filtern</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Show characters with any tags, and not the trash</source>
        <translation>Charaktere mit beliebigen Schlagwörtern zeigen, und nicht den Papierkorb</translation>
    </message>
    <message>
        <source>Give the chosen characters tags</source>
        <translation>Den gewählten Charakteren Schlagwörter geben</translation>
    </message>
    <message>
        <source>Put the chosen characters into a campaign</source>
        <translation>Die gewählten Charaktere in eine Kampagne stellen</translation>
    </message>
    <message>
        <source>Write the chosen characters to files</source>
        <translation>Die gewählten Charaktere in Dateien schreiben</translation>
    </message>
    <message>
        <source>Print the chosen characters</source>
        <translation>Die gewählten Charaktere drucken</translation>
    </message>
    <message>
        <source>Throw the chosen characters away</source>
        <translation>Die gewählten Charaktere wegwerfen</translation>
    </message>
    <message>
        <source>Take the chosen characters out of the trash</source>
        <translation>Die gewählten Charaktere aus dem Papierkorb holen</translation>
    </message>
    <message>
        <source>Delete the chosen characters for good</source>
        <translation>Die gewählten Charaktere endgültig löschen</translation>
    </message>
    <message>
        <source>Show the trash</source>
        <translation>Den Papierkorb zeigen</translation>
    </message>
    <message>
        <source>What the characters stand under</source>
        <translation>Worunter die Charaktere stehen</translation>
    </message>
    <message>
        <source>Sort, group and filter by tag (Alt+Shift+S)</source>
        <translation>Sortieren, gruppieren und nach Schlagwort filtern (Alt+Umschalt+S)</translation>
    </message>
    <message>
        <source>Make a character</source>
        <translation>Einen Charakter erschaffen</translation>
    </message>
    <message>
        <source>Show the trash (Alt+Shift+T)</source>
        <translation>Den Papierkorb zeigen (Alt+Umschalt+T)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Throw the draft away…</source>
        <translation>Den Entwurf &amp;wegwerfen…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Ver&amp;doppeln</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Schlagwörter…</translation>
    </message>
    <message>
        <source>Ca&amp;mpaign…</source>
        <translation>Ka&amp;mpagne…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Throw a&amp;way</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Delete for &amp;good…</source>
        <translation>&amp;Endgültig löschen…</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>The trash</source>
        <translation>Der Papierkorb</translation>
    </message>
    <message>
        <source>Tagged {tags}</source>
        <translation>Mit {tags}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln Charakter</numerusform>
            <numerusform>%Ln Charaktere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the trash</source>
        <translation>
            <numerusform>%Ln im Papierkorb</numerusform>
            <numerusform>%Ln im Papierkorb</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening the library</source>
        <translation>Die Bibliothek wird geöffnet</translation>
    </message>
    <message>
        <source>The library cannot be read</source>
        <translation>Die Bibliothek lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Try &amp;again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Characters that you make or import stand here. Files can be dropped on this list.</source>
        <translation>Charaktere, die du erschaffst oder importierst, stehen hier. Dateien kannst du auf diese Liste ziehen.</translation>
    </message>
    <message>
        <source>Nobody is here yet</source>
        <translation>Hier ist noch niemand</translation>
    </message>
    <message>
        <source>Ma&amp;ke a character</source>
        <translation>Einen Charakter erscha&amp;ffen</translation>
    </message>
    <message>
        <source>Characters that you throw away wait here until you take them back or delete them for good.</source>
        <translation>Charaktere, die du wegwirfst, warten hier, bis du sie zurückholst oder endgültig löschst.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <source>Back to the &amp;library</source>
        <translation>Zurück zur &amp;Bibliothek</translation>
    </message>
    <message>
        <source>The search looks for beginnings of words in names, players, campaigns, tags and notes.</source>
        <translation>Die Suche sieht nach Wortanfängen in Namen, Spielern, Kampagnen, Schlagwörtern und Notizen.</translation>
    </message>
    <message>
        <source>Nobody is like that</source>
        <translation>Niemand ist so</translation>
    </message>
    <message>
        <source>Show &amp;everybody</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln gewählt</numerusform>
            <numerusform>%Ln gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the files to import them</source>
        <translation>Lass die Dateien los, um sie zu importieren</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Find an action, character or field</source>
        <translation>Befehl, Charakter oder Feld suchen</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo: {edit}</source>
        <translation>Wiederholen: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>Den Reiter schließen</translation>
    </message>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
    </message>
    <message>
        <source>Something needs your attention</source>
        <translation>Etwas braucht deine Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Sicherung &amp;zurückholen…</translation>
    </message>
    <message>
        <source>Restore a backup of the library</source>
        <translation>Eine Sicherung der Bibliothek zurückholen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Try to open the library again</source>
        <translation>Noch einmal versuchen, die Bibliothek zu öffnen</translation>
    </message>
    <message>
        <source>Save else&amp;where…</source>
        <translation>&amp;Anderswo speichern…</translation>
    </message>
    <message>
        <source>Keep the library in another place</source>
        <translation>Die Bibliothek an einem anderen Ort aufbewahren</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
    <message>
        <source>Open characters</source>
        <translation>Offene Charaktere</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Character</source>
        <translation>&amp;Charakter</translation>
    </message>
    <message>
        <source>&amp;Go through</source>
        <translation>&amp;Durchgehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;By the rules</source>
        <translation>&amp;Nach den Regeln</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>&amp;New character…</source>
        <translation>&amp;Neuer Charakter…</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>Make a character step by step</source>
        <translation>Einen Charakter Schritt für Schritt erschaffen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Bring character files into the library</source>
        <translation>Charakterdateien in die Bibliothek holen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write the character to a file</source>
        <translation>Den Charakter in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print the character or make a PDF of it</source>
        <translation>Den Charakter drucken oder ein PDF daraus machen</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>Look through the copies of the library and restore one</source>
        <translation>Die Kopien der Bibliothek durchsehen und eine zurückholen</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>Reiter &amp;schließen</translation>
    </message>
    <message>
        <source>Close this character; everything is saved</source>
        <translation>Diesen Charakter schließen; alles ist gespeichert</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Choose how Quire looks and behaves</source>
        <translation>Wählen, wie Quire aussieht und sich verhält</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Leave Quire; everything is saved</source>
        <translation>Quire beenden; alles ist gespeichert</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last edit back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Noch einmal tun, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>&amp;Alles suchen…</translation>
    </message>
    <message>
        <source>Find an action, a character or a field by parts of its name</source>
        <translation>Einen Befehl, einen Charakter oder ein Feld nach Teilen des Namens suchen</translation>
    </message>
    <message>
        <source>&amp;Search the library</source>
        <translation>Die Bibliothek &amp;durchsuchen</translation>
    </message>
    <message>
        <source>Type words that a character in the library has</source>
        <translation>Wörter tippen, die ein Charakter der Bibliothek hat</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Ver&amp;doppeln</translation>
    </message>
    <message>
        <source>Make a copy of this character</source>
        <translation>Eine Kopie dieses Charakters machen</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>&amp;Schlagwörter…</translation>
    </message>
    <message>
        <source>Give the character tags</source>
        <translation>Dem Charakter Schlagwörter geben</translation>
    </message>
    <message>
        <source>Ca&amp;mpaign…</source>
        <translation>Ka&amp;mpagne…</translation>
    </message>
    <message>
        <source>Put the character into a campaign</source>
        <translation>Den Charakter in eine Kampagne stellen</translation>
    </message>
    <message>
        <source>&amp;Portrait…</source>
        <translation>&amp;Bildnis…</translation>
    </message>
    <message>
        <source>Choose a picture for the character</source>
        <translation>Ein Bild für den Charakter wählen</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Hausregeln…</translation>
    </message>
    <message>
        <source>Replace formulas and choose options for this character</source>
        <translation>Formeln ersetzen und Optionen wählen, für diesen Charakter</translation>
    </message>
    <message>
        <source>&amp;Why is it so?</source>
        <translation>&amp;Warum ist das so?</translation>
    </message>
    <message>
        <source>Explain the number under the cursor</source>
        <translation>Die Zahl unter der Schreibmarke erklären</translation>
    </message>
    <message>
        <source>He&amp;lp on the field</source>
        <translation>Hi&amp;lfe zum Feld</translation>
    </message>
    <message>
        <source>Say what the field under the cursor is for</source>
        <translation>Sagen, wofür das Feld unter der Schreibmarke da ist</translation>
    </message>
    <message>
        <source>Next &amp;violation</source>
        <translation>Nächster &amp;Regelverstoß</translation>
    </message>
    <message>
        <source>Go to the next place that a rule forbids</source>
        <translation>Zur nächsten Stelle gehen, die eine Regel verbietet</translation>
    </message>
    <message>
        <source>Move to tra&amp;sh</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Throw this character away; it can be taken back</source>
        <translation>Diesen Charakter wegwerfen; er lässt sich zurückholen</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Roll dice, or type what they show</source>
        <translation>Würfeln, oder tippen, was die Würfel zeigen</translation>
    </message>
    <message>
        <source>New &amp;fight…</source>
        <translation>Neuer &amp;Kampf…</translation>
    </message>
    <message>
        <source>Let characters and opponents fight by the rules of their game</source>
        <translation>Charaktere und Gegner nach den Regeln ihres Spiels kämpfen lassen</translation>
    </message>
    <message>
        <source>&amp;Party…</source>
        <translation>&amp;Gruppe…</translation>
    </message>
    <message>
        <source>See a whole campaign in one table, and award, rest or advance together</source>
        <translation>Eine ganze Kampagne in einer Tabelle sehen und gemeinsam belohnen, rasten oder aufsteigen</translation>
    </message>
    <message>
        <source>&amp;Odds…</source>
        <translation>&amp;Chancen…</translation>
    </message>
    <message>
        <source>See how likely each result is</source>
        <translation>Sehen, wie wahrscheinlich jedes Ergebnis ist</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>&amp;Nächster Reiter</translation>
    </message>
    <message>
        <source>Go to the next open character</source>
        <translation>Zum nächsten offenen Charakter gehen</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>&amp;Voriger Reiter</translation>
    </message>
    <message>
        <source>Go to the open character before this one</source>
        <translation>Zum offenen Charakter davor gehen</translation>
    </message>
    <message>
        <source>Next pa&amp;ge</source>
        <translation>Nächste &amp;Seite</translation>
    </message>
    <message>
        <source>Go to the next page of the sheet</source>
        <translation>Zur nächsten Seite des Bogens gehen</translation>
    </message>
    <message>
        <source>Previo&amp;us page</source>
        <translation>V&amp;orige Seite</translation>
    </message>
    <message>
        <source>Go to the page of the sheet before this one</source>
        <translation>Zur Seite des Bogens davor gehen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>Den ganzen Bildschirm nutzen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Read how everything is done</source>
        <translation>Lesen, wie alles geht</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>See the window in five minutes</source>
        <translation>Das Fenster in fünf Minuten sehen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>See every key that does something</source>
        <translation>Jede Taste sehen, die etwas tut</translation>
    </message>
    <message>
        <source>&amp;About Quire</source>
        <translation>&amp;Über Quire</translation>
    </message>
    <message>
        <source>Versions, credits, and a report to copy</source>
        <translation>Versionen, Dank und ein Bericht zum Kopieren</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>Show or hide the library</source>
        <translation>Die Bibliothek zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>Show or hide the explanation of a number</source>
        <translation>Die Erklärung einer Zahl zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Violations</source>
        <translation>&amp;Regelverstöße</translation>
    </message>
    <message>
        <source>Show or hide what the rules forbid</source>
        <translation>Zeigen oder verbergen, was die Regeln verbieten</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Geschichte</translation>
    </message>
    <message>
        <source>Show or hide the past of the character</source>
        <translation>Die Vergangenheit des Charakters zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>Show or hide the dice</source>
        <translation>Die Würfel zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>NewCharacterView</name>
    <message>
        <source>Loading the games</source>
        <translation>Die Spiele werden geladen</translation>
    </message>
    <message>
        <source>Settings (*.json);;All files (*)</source>
        <translation>Spielwelten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Spielwelt</translation>
    </message>
    <message>
        <source>Opening the game</source>
        <translation>Das Spiel wird geöffnet</translation>
    </message>
    <message>
        <source>Making a character</source>
        <translation>Ein Charakter wird erschaffen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with {draft}</source>
        <translation>Weiter mit {draft}</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Throw {draft} away</source>
        <translation>{draft} wegwerfen</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>Choose the game. Its steps follow one by one; you may stop anywhere and go on another time.</source>
        <translation>Wähle das Spiel. Seine Schritte folgen einer nach dem anderen; du kannst jederzeit aufhören und ein andermal weitermachen.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>It may also come later</source>
        <translation>Er kann auch später kommen</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>S&amp;etting</source>
        <translation>Spiel&amp;welt</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>Aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;zahl</translation>
    </message>
    <message>
        <source>Empty: a new one. The same seed gives the same dice.</source>
        <translation>Leer: eine neue. Dieselbe Startzahl gibt dieselben Würfe.</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startzahl der Würfel</translation>
    </message>
    <message>
        <source>Begun and not finished</source>
        <translation>Begonnen und nicht fertig</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>What is under way</source>
        <translation>Was gerade läuft</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>Ü&amp;berrasche mich</translation>
    </message>
    <message>
        <source>A whole character, made by Quire</source>
        <translation>Ein ganzer Charakter, von Quire gemacht</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>OddsView</name>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
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
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Write dice above: 2d6+3, 4d6 keep 3, d%.</source>
        <translation>Schreibe oben Würfel: 2d6+3, 4d6 keep 3, d%.</translation>
    </message>
    <message>
        <source>counted exactly</source>
        <translation>genau gezählt</translation>
    </message>
    <message>
        <source>Chart of the odds of {dice}. {spread} The chance in question is {chance}.</source>
        <translation>Schaubild der Chancen von {dice}. {spread} Die gefragte Chance ist {chance}.</translation>
    </message>
    <message>
        <source>From {least} to {most}, {middle} on average, most often {likely}.</source>
        <translation>Von {least} bis {most}, im Mittel {middle}, am häufigsten {likely}.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice as they are written: 2d6+3, 4d6 keep 3, d%</source>
        <translation>Würfel, wie man sie schreibt: 2d6+3, 4d6 keep 3, d%</translation>
    </message>
    <message>
        <source>Which totals count</source>
        <translation>Welche Summen zählen</translation>
    </message>
    <message>
        <source>The number to reach</source>
        <translation>Die Zahl, die zu erreichen ist</translation>
    </message>
    <message>
        <source>The chance of every total</source>
        <translation>Die Chance jeder Summe</translation>
    </message>
</context>
<context>
    <name>OpenCharacter</name>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>OpenSheets</name>
    <message>
        <source>Opening the character</source>
        <translation>Der Charakter wird geöffnet</translation>
    </message>
    <message>
        <source>For this session only</source>
        <translation>Nur für diese Sitzung</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n Hausregel</numerusform>
            <numerusform>%n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>no house rules</source>
        <translation>keine Hausregeln</translation>
    </message>
</context>
<context>
    <name>OrderMenu</name>
    <message>
        <source>Sort, group and filter by tag</source>
        <translation>Sortieren, gruppieren und nach Schlagwort filtern</translation>
    </message>
    <message>
        <source>Last one &amp;first</source>
        <translation>Letzte &amp;zuerst</translation>
    </message>
    <message>
        <source>G&amp;roup</source>
        <translation>G&amp;ruppieren</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>&amp;Schlagwörter</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>Last &amp;edit</source>
        <translation>Letzte &amp;Änderung</translation>
    </message>
    <message>
        <source>When they &amp;came</source>
        <translation>Wann sie &amp;kamen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>By ca&amp;mpaign</source>
        <translation>Nach Ka&amp;mpagne</translation>
    </message>
    <message>
        <source>&amp;By game</source>
        <translation>Nach &amp;Spiel</translation>
    </message>
    <message>
        <source>N&amp;ot in groups</source>
        <translation>&amp;Ohne Gruppen</translation>
    </message>
    <message>
        <source>by campaign</source>
        <translation>nach Kampagne</translation>
    </message>
    <message>
        <source>by game</source>
        <translation>nach Spiel</translation>
    </message>
    <message>
        <source>no groups</source>
        <translation>ohne Gruppen</translation>
    </message>
</context>
<context>
    <name>PagePreview</name>
    <message>
        <source>Preview of the pages</source>
        <translation>Vorschau der Seiten</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>PagesSide</name>
    <message>
        <source>Reading the characters</source>
        <translation>Die Charaktere werden gelesen</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>PaletteView</name>
    <message>
        <source>Find anything</source>
        <translation>Alles suchen</translation>
    </message>
    <message>
        <source>Parts of the name of an action, a character or a field</source>
        <translation>Teile vom Namen eines Befehls, eines Charakters oder eines Felds</translation>
    </message>
    <message>
        <source>Find an action, character or field</source>
        <translation>Befehl, Charakter oder Feld suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Nothing has all of these words in its name.</source>
        <translation>Nichts hat alle diese Wörter im Namen.</translation>
    </message>
</context>
<context>
    <name>ParticipantModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Side and state</source>
        <translation>Seite und Zustand</translation>
    </message>
</context>
<context>
    <name>PartyDialog</name>
    <message>
        <source>Carry &amp;out</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>These are the dice of {name}; the others roll their own.</source>
        <translation>Das sind die Würfel von {name}; die anderen würfeln selbst.</translation>
    </message>
    <message>
        <source>Asked once, with the numbers of {name}.</source>
        <translation>Einmal gefragt, mit den Zahlen von {name}.</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>W&amp;ürfeln</translation>
    </message>
    <message>
        <source>&amp;Let Quire decide</source>
        <translation>&amp;Quire entscheiden lassen</translation>
    </message>
    <message>
        <source>Left out: {reason}</source>
        <translation>Ausgelassen: {reason}</translation>
    </message>
    <message>
        <source>What happens to each</source>
        <translation>Was mit jedem geschieht</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing changes</source>
        <translation>nichts ändert sich</translation>
    </message>
    <message>
        <source>answered by Quire: {what}</source>
        <translation>von Quire beantwortet: {what}</translation>
    </message>
    <message>
        <source>For the party</source>
        <translation>Für die Gruppe</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go back to the question before</source>
        <translation>Zur vorigen Frage zurückgehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave everybody as they are</source>
        <translation>Alle lassen, wie sie sind</translation>
    </message>
    <message>
        <source>Take the usual answer of the rules</source>
        <translation>Die übliche Antwort der Regeln nehmen</translation>
    </message>
    <message>
        <source>Take this answer for everybody</source>
        <translation>Diese Antwort für alle nehmen</translation>
    </message>
</context>
<context>
    <name>PartyModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message>
        <source>Chosen in the library</source>
        <translation>In der Bibliothek gewählt</translation>
    </message>
    <message>
        <source>Without a campaign</source>
        <translation>Ohne Kampagne</translation>
    </message>
    <message numerus="yes">
        <source>For %n chosen</source>
        <translation>
            <numerusform>Für %n Gewählten</numerusform>
            <numerusform>Für %n Gewählte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For everybody (%n)</source>
        <translation>
            <numerusform>Für alle (%n)</numerusform>
            <numerusform>Für alle (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>These games have nothing of the kind</source>
        <translation>Diese Spiele haben nichts dergleichen</translation>
    </message>
    <message numerus="yes">
        <source>{action}, party of %n</source>
        <translation>
            <numerusform>{action}, Gruppe von %n</numerusform>
            <numerusform>{action}, Gruppe von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: {label}.</source>
        <translation>Erledigt: {label}.</translation>
    </message>
    <message>
        <source>Take the last action back for everybody</source>
        <translation>Die letzte Handlung für alle zurücknehmen</translation>
    </message>
    <message>
        <source>Take back for everybody: {label}</source>
        <translation>Für alle zurücknehmen: {label}</translation>
    </message>
    <message>
        <source>Taken back: {label}.</source>
        <translation>Zurückgenommen: {label}.</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Whose party</source>
        <translation>Wessen Gruppe</translation>
    </message>
    <message>
        <source>The characters of a campaign, or those that were chosen in the library</source>
        <translation>Die Charaktere einer Kampagne oder die in der Bibliothek gewählten</translation>
    </message>
    <message>
        <source>&amp;Open sheet</source>
        <translation>&amp;Bogen öffnen</translation>
    </message>
    <message>
        <source>Show the sheet of the one that is chosen</source>
        <translation>Den Bogen des Gewählten zeigen</translation>
    </message>
    <message>
        <source>Nobody is here. Give characters a campaign, or choose several in the library.</source>
        <translation>Hier ist niemand. Gib Charakteren eine Kampagne, oder wähle mehrere in der Bibliothek.</translation>
    </message>
    <message>
        <source>&amp;Advancement</source>
        <translation>&amp;Fortschritt</translation>
    </message>
    <message>
        <source>Grant, award and advance, for everybody or for those who are chosen</source>
        <translation>Gewähren, belohnen und aufsteigen, für alle oder für die gewählten</translation>
    </message>
    <message>
        <source>&amp;Recovery</source>
        <translation>&amp;Erholung</translation>
    </message>
    <message>
        <source>Let time pass and recover, for everybody or for those who are chosen</source>
        <translation>Zeit vergehen lassen und sich erholen, für alle oder für die gewählten</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>PartyWindow</name>
    <message>
        <source>Party</source>
        <translation>Gruppe</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>What is left</source>
        <translation>Was übrig ist</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
    <message>
        <source>Nothing at present.</source>
        <translation>Zurzeit nichts.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add: {what}</source>
        <translation>Hinzufügen: {what}</translation>
    </message>
    <message>
        <source>One {unit} passes</source>
        <translation>1 {unit} vergeht</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Roll {what}</source>
        <translation>{what} würfeln</translation>
    </message>
    <message>
        <source>Rest, recovery and what time brings</source>
        <translation>Rast, Erholung und was die Zeit bringt</translation>
    </message>
    <message>
        <source>One {unit} passed</source>
        <translation>1 {unit} vergangen</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>Players&apos; screen</source>
        <translation>Spielerfenster</translation>
    </message>
    <message>
        <source>Picture of the round</source>
        <translation>Bild der Runde</translation>
    </message>
    <message>
        <source>{side} is left</source>
        <translation>Übrig: {side}</translation>
    </message>
    <message>
        <source>It is over</source>
        <translation>Es ist vorbei</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
</context>
<context>
    <name>PortraitTaking</name>
    <message>
        <source>Pictures ({kinds})</source>
        <translation>Bilder ({kinds})</translation>
    </message>
    <message>
        <source>Choose a portrait</source>
        <translation>Ein Bildnis wählen</translation>
    </message>
    <message>
        <source>Reading the picture</source>
        <translation>Das Bild wird gelesen</translation>
    </message>
</context>
<context>
    <name>PortraitView</name>
    <message>
        <source>Portrait</source>
        <translation>Bildnis</translation>
    </message>
    <message>
        <source>Portrait: click to choose a picture, or paste or drop one here</source>
        <translation>Bildnis: klicken, um ein Bild zu wählen, oder eins hier einfügen oder ablegen</translation>
    </message>
    <message>
        <source>&amp;Choose a picture…</source>
        <translation>Bild &amp;wählen…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Where shall the library lie?</source>
        <translation>Wo soll die Bibliothek liegen?</translation>
    </message>
    <message>
        <source>Libraries (*.quire)</source>
        <translation>Bibliotheken (*.quire)</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>&amp;Size of everything</source>
        <translation>&amp;Größe von allem</translation>
    </message>
    <message>
        <source>Size of everything, in percent</source>
        <translation>Größe von allem, in Prozent</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Size and language change when Quire starts again.</source>
        <translation>Größe und Sprache ändern sich, wenn Quire wieder startet.</translation>
    </message>
    <message>
        <source>&amp;Flash what an edit changed</source>
        <translation>Was eine Änderung bewirkt, auf&amp;leuchten lassen</translation>
    </message>
    <message>
        <source>Show &amp;units behind numbers</source>
        <translation>&amp;Einheiten hinter Zahlen zeigen</translation>
    </message>
    <message>
        <source>Play and paper</source>
        <translation>Spiel und Papier</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>&amp;Würfel</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Save &amp;ink: no colours, no filled areas</source>
        <translation>&amp;Tinte sparen: keine Farben, keine gefüllten Flächen</translation>
    </message>
    <message>
        <source>Print the po&amp;rtrait</source>
        <translation>&amp;Bildnis drucken</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Move the library…</source>
        <translation>Die Bibliothek um&amp;ziehen…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>&amp;Sicherungen…</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>PrintView</name>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>{name} and {count} more</source>
        <translation>{name} und {count} weitere</translation>
    </message>
    <message>
        <source>No font here can print these letters; boxes stand for them: {letters}</source>
        <translation>Keine Schrift hier kann diese Zeichen drucken; Kästchen stehen für sie: {letters}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Saving the PDF</source>
        <translation>Das PDF wird gespeichert</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Es wird gedruckt</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Vorige Seite (Bild auf)</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Nächste Seite (Bild ab)</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Smaller (Ctrl+−)</source>
        <translation>Kleiner (Strg+−)</translation>
    </message>
    <message>
        <source>Show the pages smaller</source>
        <translation>Die Seiten kleiner zeigen</translation>
    </message>
    <message>
        <source>Larger (Ctrl++)</source>
        <translation>Größer (Strg++)</translation>
    </message>
    <message>
        <source>Show the pages larger</source>
        <translation>Die Seiten größer zeigen</translation>
    </message>
    <message>
        <source>&amp;Whole page</source>
        <translation>&amp;Ganze Seite</translation>
    </message>
    <message>
        <source>Show whole pages</source>
        <translation>Ganze Seiten zeigen</translation>
    </message>
    <message>
        <source>Wi&amp;dth</source>
        <translation>B&amp;reite</translation>
    </message>
    <message>
        <source>Show pages as wide as there is room</source>
        <translation>Seiten so breit zeigen, wie Platz ist</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>The &amp;full sheet</source>
        <translation>Der &amp;ganze Bogen</translation>
    </message>
    <message>
        <source>A quick &amp;card, a third of a page</source>
        <translation>Ein &amp;Kärtchen, ein Drittel einer Seite</translation>
    </message>
    <message>
        <source>A &amp;blank sheet to write on</source>
        <translation>Ein &amp;leerer Bogen zum Beschreiben</translation>
    </message>
    <message>
        <source>Pape&amp;r</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Save &amp;ink: black lines only</source>
        <translation>&amp;Tinte sparen: nur schwarze Linien</translation>
    </message>
    <message>
        <source>P&amp;ortrait</source>
        <translation>B&amp;ildnis</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Choose a printer and print</source>
        <translation>Einen Drucker wählen und drucken</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>Write the pages to a file</source>
        <translation>Die Seiten in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave without printing (Esc)</source>
        <translation>Gehen, ohne zu drucken (Esc)</translation>
    </message>
</context>
<context>
    <name>ProcedurePage</name>
    <message>
        <source>Enter takes the typed dice</source>
        <translation>Eingabe nimmt die getippten Würfel</translation>
    </message>
</context>
<context>
    <name>ProcedureRun</name>
    <message>
        <source>Saving the character</source>
        <translation>Der Charakter wird gespeichert</translation>
    </message>
</context>
<context>
    <name>ProcedureView</name>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startzahl {seed}</translation>
    </message>
    <message>
        <source>Draft kept</source>
        <translation>Entwurf aufbewahrt</translation>
    </message>
    <message>
        <source>Keeping the draft</source>
        <translation>Der Entwurf wird aufbewahrt</translation>
    </message>
    <message>
        <source>Nothing answered yet</source>
        <translation>Noch nichts beantwortet</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} von {all} fertig</translation>
    </message>
    <message>
        <source>&amp;Roll again</source>
        <translation>Noch einmal &amp;würfeln</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Bildnis</translation>
    </message>
    <message>
        <source>State of the draft</source>
        <translation>Stand des Entwurfs</translation>
    </message>
    <message>
        <source>Section of the book</source>
        <translation>Abschnitt des Buchs</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message>
        <source>C&amp;lose, finish later</source>
        <translation>S&amp;chließen, später weiter</translation>
    </message>
    <message>
        <source>The draft waits in the library</source>
        <translation>Der Entwurf wartet in der Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Type real dice</source>
        <translation>&amp;Echte Würfel tippen</translation>
    </message>
    <message>
        <source>Let &amp;Quire decide</source>
        <translation>&amp;Quire entscheiden lassen</translation>
    </message>
    <message>
        <source>What is missing</source>
        <translation>Was noch fehlt</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>RatiosSheet</name>
    <message>
        <source>R.A.T.I.O.S.</source>
        <translation>R.A.T.I.O.S.</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>{culture.name}
{profession.name}
{human_age_years} years
Level {level}</source>
        <translation>{culture.name}
{profession.name}
{human_age_years} Jahre
Level {level}</translation>
    </message>
    <message>
        <source>Damage Status</source>
        <translation>Damage Status</translation>
    </message>
    <message>
        <source>Defense %</source>
        <translation>Abwehr %</translation>
    </message>
    <message>
        <source>Initiative %</source>
        <translation>Initiative %</translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation>Toughness</translation>
    </message>
    <message>
        <source>in 10 s</source>
        <translation>in 10 s</translation>
    </message>
    <message>
        <source>ft</source>
        <translation>ft</translation>
    </message>
    <message>
        <source>Pages of the sheet</source>
        <translation>Seiten des Bogens</translation>
    </message>
    <message>
        <source>&amp;Attributes</source>
        <translation>&amp;Attribute</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>MPV</source>
        <translation>MPV</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>CPV</source>
        <translation>CPV</translation>
    </message>
    <message>
        <source>AGIL</source>
        <translation>AGIL</translation>
    </message>
    <message>
        <source>Agility</source>
        <translation>Agility</translation>
    </message>
    <message>
        <source>BALN</source>
        <translation>BALN</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balance</translation>
    </message>
    <message>
        <source>CHNC</source>
        <translation>CHNC</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>DETH</source>
        <translation>DETH</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Death</translation>
    </message>
    <message>
        <source>EMOT</source>
        <translation>EMOT</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>Emotion</translation>
    </message>
    <message>
        <source>FOCS</source>
        <translation>FOCS</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Focus</translation>
    </message>
    <message>
        <source>GUIL</source>
        <translation>GUIL</translation>
    </message>
    <message>
        <source>Guile</source>
        <translation>Guile</translation>
    </message>
    <message>
        <source>HLTH</source>
        <translation>HLTH</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>INST</source>
        <translation>INST</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>Instinct</translation>
    </message>
    <message>
        <source>JUDG</source>
        <translation>JUDG</translation>
    </message>
    <message>
        <source>Judgment</source>
        <translation>Judgment</translation>
    </message>
    <message>
        <source>KNOW</source>
        <translation>KNOW</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Knowledge</translation>
    </message>
    <message>
        <source>LANG</source>
        <translation>LANG</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>MOVE</source>
        <translation>MOVE</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movement</translation>
    </message>
    <message>
        <source>NRSH</source>
        <translation>NRSH</translation>
    </message>
    <message>
        <source>Nourishment</source>
        <translation>Nourishment</translation>
    </message>
    <message>
        <source>OBSR</source>
        <translation>OBSR</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>Observation</translation>
    </message>
    <message>
        <source>PERS</source>
        <translation>PERS</translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation>Persuasion</translation>
    </message>
    <message>
        <source>QCKN</source>
        <translation>QCKN</translation>
    </message>
    <message>
        <source>Quickness</source>
        <translation>Quickness</translation>
    </message>
    <message>
        <source>RCVY</source>
        <translation>RCVY</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Recovery</translation>
    </message>
    <message>
        <source>STRN</source>
        <translation>STRN</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>TMNG</source>
        <translation>TMNG</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>UNCN</source>
        <translation>UNCN</translation>
    </message>
    <message>
        <source>Unconsciousness</source>
        <translation>Unconsciousness</translation>
    </message>
    <message>
        <source>VTLY</source>
        <translation>VTLY</translation>
    </message>
    <message>
        <source>Vitality</source>
        <translation>Vitality</translation>
    </message>
    <message>
        <source>WORK</source>
        <translation>WORK</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Work</translation>
    </message>
    <message>
        <source>XPER</source>
        <translation>XPER</translation>
    </message>
    <message>
        <source>Xperience</source>
        <translation>Xperience</translation>
    </message>
    <message>
        <source>YERN</source>
        <translation>YERN</translation>
    </message>
    <message>
        <source>Yearning</source>
        <translation>Yearning</translation>
    </message>
    <message>
        <source>ZEAL</source>
        <translation>ZEAL</translation>
    </message>
    <message>
        <source>Zeal</source>
        <translation>Zeal</translation>
    </message>
    <message>
        <source>Age points left</source>
        <translation>Alterspunkte übrig</translation>
    </message>
    <message>
        <source>Level points left</source>
        <translation>Level-Punkte übrig</translation>
    </message>
    <message>
        <source>MPV, all</source>
        <translation>MPV, alle</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>CPV, all</source>
        <translation>CPV, alle</translation>
    </message>
    <message>
        <source>Life and defense</source>
        <translation>Leben und Abwehr</translation>
    </message>
    <message>
        <source>of Damage Status</source>
        <translation>von Damage Status</translation>
    </message>
    <message>
        <source>UNCN check below</source>
        <translation>UNCN-Probe unter</translation>
    </message>
    <message>
        <source>Armor %</source>
        <translation>Rüstung %</translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation>Erlittener Schaden</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Unconscious s</source>
        <translation>Bewusstlos in s</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Zustand hinzufügen</translation>
    </message>
    <message>
        <source>Poison, bleeding and what else does damage at a rate.</source>
        <translation>Gift, Blutungen und was sonst nach und nach schadet.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Erfahrung</translation>
    </message>
    <message>
        <source>RAT</source>
        <translation>RAT</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>ART</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Cat</translation>
    </message>
    <message>
        <source>Load and movement</source>
        <translation>Last und Bewegung</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>dabei</translation>
    </message>
    <message>
        <source>lb</source>
        <translation>lb</translation>
    </message>
    <message>
        <source>load, off MOVE</source>
        <translation>Last, von MOVE ab</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>at most in 10 s</source>
        <translation>höchstens in 10 s</translation>
    </message>
    <message>
        <source>in a second</source>
        <translation>je Sekunde</translation>
    </message>
    <message>
        <source>bench press</source>
        <translation>Bankdrücken</translation>
    </message>
    <message>
        <source>Poi&amp;nts</source>
        <translation>Pu&amp;nkte</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>room: age points that fit in</source>
        <translation>Platz: noch mögliche Alterspunkte</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Cult.</source>
        <translation>Kult.</translation>
    </message>
    <message>
        <source>Its cap</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Prof.</source>
        <translation>Beruf</translation>
    </message>
    <message>
        <source>Aging</source>
        <translation>Altern</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Start, each</source>
        <translation>Start, je</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Age points</source>
        <translation>Alterspunkte</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>verteilt</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Kultur</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Beruf</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Per&amp;son</source>
        <translation>Per&amp;son</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>Decknamen</translation>
    </message>
    <message>
        <source>Sex</source>
        <translation>Geschlecht</translation>
    </message>
    <message>
        <source>Real age years</source>
        <translation>Wahres Alter, Jahre</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Human age years</source>
        <translation>Menschliches Alter in Jahren</translation>
    </message>
    <message>
        <source>By the culture</source>
        <translation>Nach der Kultur</translation>
    </message>
    <message>
        <source>Tbf percent</source>
        <translation>Körperfett in %</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Fat</source>
        <translation>Fett</translation>
    </message>
    <message>
        <source>Height in</source>
        <translation>Größe in Zoll</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Weight lb</source>
        <translation>Gewicht in Pfund</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Human years per real year</source>
        <translation>Menschenjahre je wahres Jahr</translation>
    </message>
    <message>
        <source>Ages as humans do</source>
        <translation>Altert wie Menschen</translation>
    </message>
    <message>
        <source>Culture notes</source>
        <translation>Kulturnotizen</translation>
    </message>
    <message>
        <source>Usual measures</source>
        <translation>Übliche Maße</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Add an attribute</source>
        <translation>Attribut hinzufügen</translation>
    </message>
    <message>
        <source>Attributes trained in the profession; ten Achievements a Level each.</source>
        <translation>Attribute, die der Beruf übt; je Level und Attribut zehn Achievements.</translation>
    </message>
    <message>
        <source>Demands</source>
        <translation>Forderungen</translation>
    </message>
    <message>
        <source>Profession notes</source>
        <translation>Berufsnotizen</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Wesen</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Gegenteil</translation>
    </message>
    <message>
        <source>Add a word</source>
        <translation>Wort hinzufügen</translation>
    </message>
    <message>
        <source>Five or more words that describe the character.</source>
        <translation>Fünf oder mehr Wörter, die den Charakter beschreiben.</translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation>Redensarten</translation>
    </message>
    <message>
        <source>&amp;Weapons and armor</source>
        <translation>&amp;Waffen und Rüstung</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>2d10 +</source>
        <translation>2d10 +</translation>
    </message>
    <message>
        <source>WIP s</source>
        <translation>WIP s</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Pene%</source>
        <translation>Pene%</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Waffe hinzufügen</translation>
    </message>
    <message>
        <source>Weapons of the character; bare hands are always there.</source>
        <translation>Waffen des Charakters; bloße Hände sind immer da.</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Bloße Hände</translation>
    </message>
    <message>
        <source>First after</source>
        <translation>Erster nach</translation>
    </message>
    <message>
        <source>Attack % without skill</source>
        <translation>Angriff % ungelernt</translation>
    </message>
    <message>
        <source>off the other hand</source>
        <translation>Abzug, andere Hand</translation>
    </message>
    <message>
        <source>its delay</source>
        <translation>Verzug</translation>
    </message>
    <message>
        <source>Weapon in detail</source>
        <translation>Waffe im Einzelnen</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Length in</source>
        <translation>Länge in Zoll</translation>
    </message>
    <message>
        <source>Min strn</source>
        <translation>STRN mind.</translation>
    </message>
    <message>
        <source>Penetration max</source>
        <translation>Penetration max.</translation>
    </message>
    <message>
        <source>Penetration lost</source>
        <translation>Penetration weg</translation>
    </message>
    <message>
        <source>Load seconds</source>
        <translation>Ladezeit in s</translation>
    </message>
    <message>
        <source>Range increment ft</source>
        <translation>Distanzstufe in Fuß</translation>
    </message>
    <message>
        <source>Max range ft</source>
        <translation>Reichweite in Fuß</translation>
    </message>
    <message>
        <source>Launch bonus</source>
        <translation>Abschussbonus</translation>
    </message>
    <message>
        <source>Launcher weight lb</source>
        <translation>Abschussgerät, Pfund</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>How it hits</source>
        <translation>Wie sie trifft</translation>
    </message>
    <message>
        <source>Blunt</source>
        <translation>Stumpf</translation>
    </message>
    <message>
        <source>DF#</source>
        <translation>DF#</translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation>Penetration</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Chance ×</source>
        <translation>Chance ×</translation>
    </message>
    <message>
        <source>Attack skill</source>
        <translation>Angriffskönnen</translation>
    </message>
    <message>
        <source>Off hand</source>
        <translation>Nebenhand</translation>
    </message>
    <message>
        <source>STRN missing</source>
        <translation>STRN fehlt</translation>
    </message>
    <message>
        <source>WIP</source>
        <translation>WIP</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Rating when whole</source>
        <translation>Wert, wenn heil</translation>
    </message>
    <message>
        <source>Bulk, off MOVE</source>
        <translation>Masse, von MOVE ab</translation>
    </message>
    <message>
        <source>Defense skill</source>
        <translation>Abwehrkönnen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Bulk</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Getragen</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>Pieces of armor; the ranks of those that are worn add up.</source>
        <translation>Rüstungsteile; die Ränge der getragenen werden addiert.</translation>
    </message>
    <message>
        <source>Rank lost</source>
        <translation>Rang verloren</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Schützt vor</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Bedeckt</translation>
    </message>
    <message>
        <source>Bare hands in detail</source>
        <translation>Bloße Hände im Einzelnen</translation>
    </message>
    <message>
        <source>in seconds</source>
        <translation>in Sekunden</translation>
    </message>
    <message>
        <source>Capa&amp;bilities and gear</source>
        <translation>&amp;Fähigkeiten und Habe</translation>
    </message>
    <message>
        <source>Capability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Halb</translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation>Zählt zu</translation>
    </message>
    <message>
        <source>Add a capability</source>
        <translation>Fähigkeit hinzufügen</translation>
    </message>
    <message>
        <source>Skills and powers, as the Game Master grants them.</source>
        <translation>Fertigkeiten und Kräfte, wie die Spielleitung sie gewährt.</translation>
    </message>
    <message>
        <source>CPV average</source>
        <translation>CPV-Mittel</translation>
    </message>
    <message>
        <source>Time s</source>
        <translation>Zeit in s</translation>
    </message>
    <message>
        <source>Weapon category</source>
        <translation>Waffenkategorie</translation>
    </message>
    <message>
        <source>Weapon name</source>
        <translation>Waffenname</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Lehrer</translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation>Lernzeit</translation>
    </message>
    <message>
        <source>Max bonus</source>
        <translation>Bonus max.</translation>
    </message>
    <message>
        <source>Requires training</source>
        <translation>Braucht Übung in</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>Allen offen</translation>
    </message>
    <message>
        <source>Carried items</source>
        <translation>Mitgeführtes</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>Whatever else the character has with it.</source>
        <translation>Was der Charakter sonst bei sich hat.</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <source>S&amp;tory</source>
        <translation>&amp;Geschichte</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Looks and remarks</source>
        <translation>Aussehen und Notizen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
</context>
<context>
    <name>RollControl</name>
    <message>
        <source>What the dice show, in order: 4 6 11</source>
        <translation>Was die Würfel zeigen, der Reihe nach: 4 6 11</translation>
    </message>
    <message>
        <source>Faces of the dice</source>
        <translation>Augen der Würfel</translation>
    </message>
    <message>
        <source>{count} times {dice}</source>
        <translation>{count}-mal {dice}</translation>
    </message>
    <message>
        <source>Wanted: {target}</source>
        <translation>Gesucht: {target}</translation>
    </message>
    <message>
        <source>{wanted}, chance {chance}</source>
        <translation>{wanted}, Chance {chance}</translation>
    </message>
    <message>
        <source>not rolled yet</source>
        <translation>noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>{die} does not show that</source>
        <translation>{die} zeigt das nicht</translation>
    </message>
    <message>
        <source>more faces than dice</source>
        <translation>mehr Augenzahlen als Würfel</translation>
    </message>
    <message>
        <source>dice still to type: {number}</source>
        <translation>noch zu tippende Würfel: {number}</translation>
    </message>
    <message>
        <source>next: {die}</source>
        <translation>als Nächstes: {die}</translation>
    </message>
    <message>
        <source>all dice lie</source>
        <translation>alle Würfel liegen</translation>
    </message>
</context>
<context>
    <name>RoundPicture</name>
    <message>
        <source>Picture of the round</source>
        <translation>Bild der Runde</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>&amp;Why</source>
        <translation>&amp;Warum</translation>
    </message>
    <message>
        <source>&amp;Accept the violation…</source>
        <translation>Den Regelverstoß &amp;zulassen…</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste rows</source>
        <translation>Zeilen &amp;einfügen</translation>
    </message>
</context>
<context>
    <name>RowsControl</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Die Liste filtern</translation>
    </message>
    <message>
        <source>Plus and minus change the count, digits give it; Enter goes on.</source>
        <translation>Plus und Minus ändern die Zahl, Ziffern geben sie an; Eingabe geht weiter.</translation>
    </message>
    <message>
        <source>{thing} × {count}</source>
        <translation>{thing} × {count}</translation>
    </message>
    <message>
        <source>{things} and {number} more</source>
        <translation>{things} und {number} weitere</translation>
    </message>
    <message>
        <source>Nothing is taken yet.</source>
        <translation>Noch ist nichts genommen.</translation>
    </message>
</context>
<context>
    <name>ScoreChip</name>
    <message>
        <source>{number}, held</source>
        <translation>{number}, gehalten</translation>
    </message>
    <message>
        <source>{number}, to place</source>
        <translation>{number}, zu verteilen</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Accept a violation</source>
        <translation>Einen Regelverstoß zulassen</translation>
    </message>
    <message>
        <source>Why is it allowed?</source>
        <translation>Warum ist es erlaubt?</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Bogen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Every key that does something</source>
        <translation>Jede Taste, die etwas tut</translation>
    </message>
    <message>
        <source>Keys and what they do</source>
        <translation>Tasten und was sie tun</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Alt with an underlined letter opens a menu or presses a button.</source>
        <translation>Alt mit einem unterstrichenen Buchstaben öffnet ein Menü oder drückt einen Knopf.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>ShowControl</name>
    <message>
        <source>Press Enter to see why</source>
        <translation>Eingabe drücken, um zu sehen, warum</translation>
    </message>
</context>
<context>
    <name>SidePanels</name>
    <message>
        <source>Folded library</source>
        <translation>Eingeklappte Bibliothek</translation>
    </message>
    <message>
        <source>Folded docks</source>
        <translation>Eingeklappte Seitenleiste</translation>
    </message>
</context>
<context>
    <name>SlotCard</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>SordSheet</name>
    <message>
        <source>SORD</source>
        <translation>SORD</translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>{culture.name}
{professions[current].name}
{age_years} years</source>
        <translation>{culture.name}
{professions[current].name}
{age_years} Jahre</translation>
    </message>
    <message>
        <source>Step Level</source>
        <translation>Step Level</translation>
    </message>
    <message>
        <source>yd</source>
        <translation>yd</translation>
    </message>
    <message>
        <source>Parry/Avoid</source>
        <translation>Parry/Avoid</translation>
    </message>
    <message>
        <source>/ h</source>
        <translation>/ h</translation>
    </message>
    <message>
        <source>Deathly Blow</source>
        <translation>Deathly Blow</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Age years</source>
        <translation>Alter in Jahren</translation>
    </message>
    <message>
        <source>Human age</source>
        <translation>Menschliches Alter</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>Human age years</source>
        <translation>Menschliches Alter in Jahren</translation>
    </message>
    <message>
        <source>Height in</source>
        <translation>Größe in Zoll</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Weight lb</source>
        <translation>Gewicht in Pfund</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Culture</source>
        <translation>Kultur</translation>
    </message>
    <message>
        <source>Step rate number</source>
        <translation>STEP RATE Number</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>AMBT</source>
        <translation>AMBT</translation>
    </message>
    <message>
        <source>HLTH</source>
        <translation>HLTH</translation>
    </message>
    <message>
        <source>MIND</source>
        <translation>MIND</translation>
    </message>
    <message>
        <source>PROW</source>
        <translation>PROW</translation>
    </message>
    <message>
        <source>QCKN</source>
        <translation>QCKN</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>CHRM</source>
        <translation>CHRM</translation>
    </message>
    <message>
        <source>EXPR</source>
        <translation>EXPR</translation>
    </message>
    <message>
        <source>FOCS</source>
        <translation>FOCS</translation>
    </message>
    <message>
        <source>INST</source>
        <translation>INST</translation>
    </message>
    <message>
        <source>LUCK</source>
        <translation>LUCK</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Selbst</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation>Gefühl</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation>Ausblick</translation>
    </message>
    <message>
        <source>Disposition</source>
        <translation>Gesinnung</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Average life years</source>
        <translation>Mittlere Lebensdauer</translation>
    </message>
    <message>
        <source>Human life years</source>
        <translation>Menschliche Lebensdauer</translation>
    </message>
    <message>
        <source>Start age dice</source>
        <translation>Würfel fürs Anfangsalter</translation>
    </message>
    <message>
        <source>Height in dice</source>
        <translation>Würfel für die Größe</translation>
    </message>
    <message>
        <source>Weight lb dice</source>
        <translation>Würfel fürs Gewicht</translation>
    </message>
    <message>
        <source>Free skills</source>
        <translation>Freie Fertigkeiten</translation>
    </message>
    <message>
        <source>Add a choice</source>
        <translation>Auswahl hinzufügen</translation>
    </message>
    <message>
        <source>Skills that cost no Lore.</source>
        <translation>Fertigkeiten, die kein Lore kosten.</translation>
    </message>
    <message>
        <source>Of these</source>
        <translation>Aus diesen</translation>
    </message>
    <message>
        <source>Skills to choose from</source>
        <translation>Fertigkeiten zur Wahl</translation>
    </message>
    <message>
        <source>Add a skill</source>
        <translation>Fertigkeit hinzufügen</translation>
    </message>
    <message>
        <source>Skills to choose from.</source>
        <translation>Fertigkeiten zur Wahl.</translation>
    </message>
    <message>
        <source>Professions barred</source>
        <translation>Verwehrte Berufe</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Gegenden</translation>
    </message>
    <message>
        <source>Qualities</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Professions</source>
        <translation>Berufe</translation>
    </message>
    <message>
        <source>&amp;No profession</source>
        <translation>&amp;Kein Beruf</translation>
    </message>
    <message>
        <source>Profession</source>
        <translation>Beruf</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Add a profession</source>
        <translation>Beruf hinzufügen</translation>
    </message>
    <message>
        <source>What the character lives from.</source>
        <translation>Wovon der Charakter lebt.</translation>
    </message>
    <message>
        <source>Trained lore</source>
        <translation>Lore, geübt</translation>
    </message>
    <message>
        <source>Educated lore</source>
        <translation>Lore, gelernt</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Sa noted</source>
        <translation>SA notiert</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Fähigkeiten</translation>
    </message>
    <message>
        <source>Add an ability</source>
        <translation>Fähigkeit hinzufügen</translation>
    </message>
    <message>
        <source>What the profession grants as the Step Level rises.</source>
        <translation>Was der Beruf mit steigendem Step Level gewährt.</translation>
    </message>
    <message>
        <source>Start date</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Left date</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Cultures barred</source>
        <translation>Verwehrte Kulturen</translation>
    </message>
    <message>
        <source>Further traits</source>
        <translation>Weitere Wesenszüge</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>Wesenszug</translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation>Gewürfelt</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Add a trait</source>
        <translation>Wesenszug hinzufügen</translation>
    </message>
    <message>
        <source>Scales of the setting beside the four of the book.</source>
        <translation>Skalen des Settings neben den vier des Buches.</translation>
    </message>
    <message>
        <source>Low label</source>
        <translation>Wort am unteren Ende</translation>
    </message>
    <message>
        <source>High label</source>
        <translation>Wort am oberen Ende</translation>
    </message>
    <message>
        <source>Quirks</source>
        <translation>Macken</translation>
    </message>
    <message>
        <source>Add a quirk</source>
        <translation>Macke hinzufügen</translation>
    </message>
    <message>
        <source>Disadvantages, where the campaign uses them.</source>
        <translation>Nachteile, wo die Kampagne sie verwendet.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>&amp;Attributes and Steps</source>
        <translation>&amp;Attribute und Steps</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Primary</source>
        <translation>Primär</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Aktuell</translation>
    </message>
    <message>
        <source>Ambition</source>
        <translation>Ambition</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Health</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>Prowess</source>
        <translation>Prowess</translation>
    </message>
    <message>
        <source>Quickness</source>
        <translation>Quickness</translation>
    </message>
    <message>
        <source>Secondary</source>
        <translation>Sekundär</translation>
    </message>
    <message>
        <source>Charm</source>
        <translation>Charm</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Experience</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Focus</translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation>Instinct</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>Attribute Sum</source>
        <translation>Attributssumme</translation>
    </message>
    <message>
        <source>to place</source>
        <translation>zu verteilen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>hours of REST</source>
        <translation>Stunden REST</translation>
    </message>
    <message>
        <source>Load and movement</source>
        <translation>Last und Bewegung</translation>
    </message>
    <message>
        <source>lb</source>
        <translation>lb</translation>
    </message>
    <message>
        <source>MaxWeight#</source>
        <translation>MaxWeight#</translation>
    </message>
    <message>
        <source>Reaction Rate</source>
        <translation>Reaction Rate</translation>
    </message>
    <message>
        <source>without load</source>
        <translation>ohne Last</translation>
    </message>
    <message>
        <source>Surprise#</source>
        <translation>Surprise#</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Move, feet</source>
        <translation>Bewegung, Fuß</translation>
    </message>
    <message>
        <source>ft</source>
        <translation>ft</translation>
    </message>
    <message>
        <source>Life and defense</source>
        <translation>Leben und Abwehr</translation>
    </message>
    <message>
        <source>Unconscious#</source>
        <translation>Unconscious#</translation>
    </message>
    <message>
        <source>Deathly Blow#</source>
        <translation>Deathly Blow#</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>&amp;Dead</source>
        <translation>&amp;Tot</translation>
    </message>
    <message>
        <source>&amp;Unconscious</source>
        <translation>&amp;Bewusstlos</translation>
    </message>
    <message>
        <source>Seconds still unconscious</source>
        <translation>Sekunden noch bewusstlos</translation>
    </message>
    <message>
        <source>How the scores came about</source>
        <translation>Wie die Werte zustande kamen</translation>
    </message>
    <message>
        <source>Base ±</source>
        <translation>Grund ±</translation>
    </message>
    <message>
        <source>Max. ±</source>
        <translation>Max. ±</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>STEP SUM</source>
        <translation>STEP SUM</translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation>Ungeübt</translation>
    </message>
    <message>
        <source>Carr&amp;ied</source>
        <translation>Ü&amp;bertragen</translation>
    </message>
    <message>
        <source>F&amp;ocused</source>
        <translation>&amp;Konzentriert</translation>
    </message>
    <message>
        <source>Ca&amp;rried</source>
        <translation>Ge&amp;tragen</translation>
    </message>
    <message>
        <source>Role-played</source>
        <translation>Rollenspiel</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>STEP RATE</source>
        <translation>STEP RATE</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>=</source>
        <translation>=</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Wesen</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Unselfish</source>
        <translation>Selbstlos</translation>
    </message>
    <message>
        <source>Selfish</source>
        <translation>Selbstsüchtig</translation>
    </message>
    <message>
        <source>Emotional</source>
        <translation>Gefühlvoll</translation>
    </message>
    <message>
        <source>Unemotional</source>
        <translation>Gefühlsarm</translation>
    </message>
    <message>
        <source>Pessimistic</source>
        <translation>Pessimistisch</translation>
    </message>
    <message>
        <source>Optimistic</source>
        <translation>Optimistisch</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>Rein</translation>
    </message>
    <message>
        <source>Corrupt</source>
        <translation>Verdorben</translation>
    </message>
    <message>
        <source>Advancement</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Steps carried over</source>
        <translation>Übertragene Steps</translation>
    </message>
    <message>
        <source>Step Advancement held</source>
        <translation>Gehaltenes Step Advancement</translation>
    </message>
    <message>
        <source>Current Step Advancement</source>
        <translation>Jetziges Step Advancement</translation>
    </message>
    <message>
        <source>Maximum Step Advancement</source>
        <translation>Höchstes Step Advancement</translation>
    </message>
    <message>
        <source>STEP SUM / STEP RATE</source>
        <translation>STEP SUM / STEP RATE</translation>
    </message>
    <message>
        <source>Steps to the next Step Level</source>
        <translation>Steps bis zum nächsten Step Level</translation>
    </message>
    <message>
        <source>Initial Special-Type Steps</source>
        <translation>Besondere Steps am Anfang</translation>
    </message>
    <message>
        <source>Professions practiced</source>
        <translation>Ausgeübte Berufe</translation>
    </message>
    <message>
        <source>Attribute points placed</source>
        <translation>Verteilte Attributspunkte</translation>
    </message>
    <message>
        <source>Profession begun</source>
        <translation>Beruf begonnen</translation>
    </message>
    <message>
        <source>Step Revolution due</source>
        <translation>Step Revolution fällig</translation>
    </message>
    <message>
        <source>Steps waiting</source>
        <translation>Wartende Steps</translation>
    </message>
    <message>
        <source>Attribute dice</source>
        <translation>Attributswürfel</translation>
    </message>
    <message>
        <source>Primary set</source>
        <translation>Primärer Satz</translation>
    </message>
    <message>
        <source>Secondary set</source>
        <translation>Sekundärer Satz</translation>
    </message>
    <message>
        <source>Add a roll</source>
        <translation>Wurf hinzufügen</translation>
    </message>
    <message>
        <source>Five sets of six rolls, the least of each set dropped.</source>
        <translation>Fünf Sätze zu sechs Würfen, aus jedem fällt der kleinste weg.</translation>
    </message>
    <message>
        <source>&amp;Weapons and armor</source>
        <translation>&amp;Waffen und Rüstung</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Add a weapon</source>
        <translation>Waffe hinzufügen</translation>
    </message>
    <message>
        <source>A weapon stands once for each type of use.</source>
        <translation>Eine Waffe steht einmal für jede Art des Gebrauchs.</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Bloße Hände</translation>
    </message>
    <message>
        <source>WSlo</source>
        <translation>WSlo</translation>
    </message>
    <message>
        <source>THAWAC</source>
        <translation>THAWAC</translation>
    </message>
    <message>
        <source>AR</source>
        <translation>AR</translation>
    </message>
    <message>
        <source>Weapon Attack Reaction</source>
        <translation>Weapon Attack Reaction</translation>
    </message>
    <message>
        <source>Fired</source>
        <translation>Geschossen</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Geworfen</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Nahkampf</translation>
    </message>
    <message>
        <source>Disarm</source>
        <translation>Entwaffnen</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Kritisch</translation>
    </message>
    <message>
        <source>Prow20</source>
        <translation>Prow20</translation>
    </message>
    <message>
        <source>Qckn20</source>
        <translation>Qckn20</translation>
    </message>
    <message>
        <source>Mind20</source>
        <translation>Mind20</translation>
    </message>
    <message>
        <source>Weapon in detail</source>
        <translation>Waffe im Einzelnen</translation>
    </message>
    <message>
        <source>Object</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Length ft</source>
        <translation>Länge in Fuß</translation>
    </message>
    <message>
        <source>Dam mod</source>
        <translation>Schaden ±</translation>
    </message>
    <message>
        <source>Pinpoint</source>
        <translation>Pinpoint</translation>
    </message>
    <message>
        <source>Special dice</source>
        <translation>Besondere Würfel</translation>
    </message>
    <message>
        <source>Special damage</source>
        <translation>Besonderer Schaden</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Wei&amp;ghs</source>
        <translation>Wie&amp;gt</translation>
    </message>
    <message>
        <source>Wt</source>
        <translation>Wt</translation>
    </message>
    <message>
        <source>War used</source>
        <translation>Benutzter WAR</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Angriffsbonus</translation>
    </message>
    <message>
        <source>Damage flat</source>
        <translation>Fester Schaden</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice min</source>
        <translation>Würfel mindestens</translation>
    </message>
    <message>
        <source>Dice max</source>
        <translation>Würfel höchstens</translation>
    </message>
    <message>
        <source>Damage min</source>
        <translation>Schaden mindestens</translation>
    </message>
    <message>
        <source>Damage max</source>
        <translation>Schaden höchstens</translation>
    </message>
    <message>
        <source>Max distance ft</source>
        <translation>Größte Reichweite in Fuß</translation>
    </message>
    <message>
        <source>to the next SA</source>
        <translation>bis zum nächsten SA</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>d8: 1–2 · MIND</source>
        <translation>d8: 1–2 · MIND</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>d8: 3–6 · PROW</source>
        <translation>d8: 3–6 · PROW</translation>
    </message>
    <message>
        <source>Limbs</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>d8: 7–8 · QCKN</source>
        <translation>d8: 7–8 · QCKN</translation>
    </message>
    <message>
        <source>Minimum Blow</source>
        <translation>Minimum Blow</translation>
    </message>
    <message>
        <source>up to it, a blow costs 1</source>
        <translation>bis dahin kostet ein Schlag 1</translation>
    </message>
    <message>
        <source>Pieces of armor</source>
        <translation>Rüstungsteile</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Limb</source>
        <translation>Glied</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Getragen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Add a piece</source>
        <translation>Teil hinzufügen</translation>
    </message>
    <message>
        <source>What the character wears, and Protection of other kinds.</source>
        <translation>Was der Charakter trägt, und Schutz anderer Art.</translation>
    </message>
    <message>
        <source>S&amp;kills and gear</source>
        <translation>Fertig&amp;keiten und Habe</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Lore</source>
        <translation>Lore</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Mod.</source>
        <translation>Mod.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>What the character has learned.</source>
        <translation>Was der Charakter gelernt hat.</translation>
    </message>
    <message>
        <source>Granted by</source>
        <translation>Gewährt durch</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Trained paid</source>
        <translation>Geübt bezahlt</translation>
    </message>
    <message>
        <source>Educated paid</source>
        <translation>Gelernt bezahlt</translation>
    </message>
    <message>
        <source>Start paid</source>
        <translation>Anfangs bezahlt</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Pages of the sheet</source>
        <translation>Seiten des Bogens</translation>
    </message>
    <message>
        <source>Per&amp;son</source>
        <translation>Per&amp;son</translation>
    </message>
    <message>
        <source>Ambide&amp;xtrous</source>
        <translation>Beidhändi&amp;g</translation>
    </message>
    <message>
        <source>Protectio&amp;n</source>
        <translation>Schu&amp;tz</translation>
    </message>
    <message>
        <source>Attribute value</source>
        <translation>Attributswert</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Weapon type</source>
        <translation>Waffenart</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Add a power</source>
        <translation>Kraft hinzufügen</translation>
    </message>
    <message>
        <source>Powers of the setting, if the character has any.</source>
        <translation>Kräfte des Settings, falls der Charakter welche hat.</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Educated</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Carried Weight</source>
        <translation>Getragenes Gewicht</translation>
    </message>
    <message>
        <source>may be carried</source>
        <translation>lässt sich tragen</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>weapons</source>
        <translation>Waffen</translation>
    </message>
    <message>
        <source>wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Gegenstände</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Anz.</translation>
    </message>
    <message>
        <source>each</source>
        <translation>je</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>✓</source>
        <translation>✓</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Gegenstand hinzufügen</translation>
    </message>
    <message>
        <source>What the character owns.</source>
        <translation>Was dem Charakter gehört.</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Vermögen</translation>
    </message>
    <message>
        <source>Treasure</source>
        <translation>Schatz</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Add a treasure</source>
        <translation>Schatz hinzufügen</translation>
    </message>
    <message>
        <source>Coins, gems and what else is worth something.</source>
        <translation>Münzen, Edelsteine und was sonst etwas wert ist.</translation>
    </message>
    <message>
        <source>S&amp;tory</source>
        <translation>&amp;Geschichte</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Experiences</source>
        <translation>Erlebnisse</translation>
    </message>
    <message>
        <source>Looks and character</source>
        <translation>Äußeres und Wesen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Step Levels</source>
        <translation>Step Levels</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Levels</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Add a Step Level</source>
        <translation>Step Level hinzufügen</translation>
    </message>
    <message>
        <source>One line for every Step Level, with its Lore.</source>
        <translation>Eine Zeile für jeden Step Level, mit seinem Lore.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Step log</source>
        <translation>Step-Verzeichnis</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Awards, revolutions and changes, as they happen.</source>
        <translation>Belohnungen, Umläufe und Änderungen, wie sie kommen.</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Whether everything is saved</source>
        <translation>Ob alles gespeichert ist</translation>
    </message>
    <message>
        <source>What the last edit changed</source>
        <translation>Was die letzte Änderung bewirkt hat</translation>
    </message>
    <message>
        <source>Game and setting</source>
        <translation>Spiel und Spielwelt</translation>
    </message>
    <message>
        <source>What is under way</source>
        <translation>Was gerade läuft</translation>
    </message>
    <message>
        <source>How far it is</source>
        <translation>Wie weit es ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>SupplyBar</name>
    <message>
        <source>{left} of {amount} left</source>
        <translation>Noch {left} von {amount}</translation>
    </message>
    <message>
        <source>{name}: up to {free} of {amount} free</source>
        <translation>{name}: bis zu {free} von {amount} frei</translation>
    </message>
    <message>
        <source>of {amount} left</source>
        <translation>von {amount} übrig</translation>
    </message>
    <message>
        <source>up to {free} of {amount} free</source>
        <translation>bis zu {free} von {amount} frei</translation>
    </message>
    <message>
        <source>{free} of {amount}</source>
        <translation>{free} von {amount}</translation>
    </message>
</context>
<context>
    <name>TableBinding</name>
    <message>
        <source>Add {row}</source>
        <translation>{row} hinzufügen</translation>
    </message>
    <message>
        <source>Empty row, filled in by hand</source>
        <translation>Leere Zeile, von Hand gefüllt</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln Charakter</numerusform>
            <numerusform>%Ln Charaktere</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>&amp;New tags, with commas between them</source>
        <translation>&amp;Neue Schlagwörter, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>New tags, with commas between them</source>
        <translation>Neue Schlagwörter, mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>&amp;Tags in the library</source>
        <translation>&amp;Schlagwörter der Bibliothek</translation>
    </message>
    <message>
        <source>Tags in the library; Space ticks and clears</source>
        <translation>Schlagwörter der Bibliothek; Leertaste setzt und löscht Häkchen</translation>
    </message>
    <message>
        <source>No character has a tag yet. Tags are words of your own, as “hero” or “harbour”; the library can be filtered by them.</source>
        <translation>Noch hat kein Charakter ein Schlagwort. Schlagwörter sind deine eigenen, wie „Held“ oder „Hafen“; die Bibliothek lässt sich nach ihnen filtern.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Leave the tags as they are</source>
        <translation>Die Schlagwörter lassen, wie sie sind</translation>
    </message>
    <message>
        <source>&amp;Set tags</source>
        <translation>Schlagwörter &amp;setzen</translation>
    </message>
    <message>
        <source>Set tags</source>
        <translation>Schlagwörter setzen</translation>
    </message>
</context>
<context>
    <name>TitleField</name>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Open a character to see it at work.</source>
        <translation>Öffne einen Charakter, um es in Aktion zu sehen.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>&amp;Enough</source>
        <translation>&amp;Genug</translation>
    </message>
    <message>
        <source>End the tour (Esc)</source>
        <translation>Den Rundgang beenden (Esc)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>ViolationLine</name>
    <message>
        <source>Accept</source>
        <translation>Zulassen</translation>
    </message>
    <message>
        <source>Accept: {message}</source>
        <translation>Zulassen: {message}</translation>
    </message>
</context>
<context>
    <name>ViolationsView</name>
    <message>
        <source>Nothing is against the rules.</source>
        <translation>Nichts ist gegen die Regeln.</translation>
    </message>
    <message>
        <source>Open a character to see what its rules say.</source>
        <translation>Öffne einen Charakter, um zu sehen, was seine Regeln sagen.</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Gegen die Regeln</translation>
    </message>
    <message>
        <source>Cannot be computed</source>
        <translation>Nicht zu berechnen</translation>
    </message>
    <message>
        <source>Left to do</source>
        <translation>Noch zu tun</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Allowed: {reason}</source>
        <translation>Erlaubt: {reason}</translation>
    </message>
    <message>
        <source>What the rules say</source>
        <translation>Was die Regeln sagen</translation>
    </message>
    <message>
        <source>Why it is allowed here</source>
        <translation>Warum es hier erlaubt ist</translation>
    </message>
    <message>
        <source>Reason for allowing it</source>
        <translation>Grund, es zu erlauben</translation>
    </message>
    <message>
        <source>Show on the &amp;sheet</source>
        <translation>Auf dem &amp;Bogen zeigen</translation>
    </message>
    <message>
        <source>Go to the field that this is about</source>
        <translation>Zu dem Feld gehen, um das es geht</translation>
    </message>
    <message>
        <source>&amp;Allow it</source>
        <translation>&amp;Erlauben</translation>
    </message>
    <message>
        <source>Allow this violation, for the reason above</source>
        <translation>Diesen Regelverstoß erlauben, aus dem Grund oben</translation>
    </message>
    <message>
        <source>Allow it no &amp;longer</source>
        <translation>&amp;Nicht länger erlauben</translation>
    </message>
    <message>
        <source>Let it be a violation again</source>
        <translation>Es wieder einen Regelverstoß sein lassen</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Whose sheet shall it be?</source>
        <translation>Wessen Bogen soll es sein?</translation>
    </message>
    <message>
        <source>Your library cannot be used now; what you make meanwhile moves into it when it can.</source>
        <translation>Deine Bibliothek lässt sich gerade nicht nutzen; was du inzwischen erschaffst, zieht in sie ein, sobald es geht.</translation>
    </message>
    <message>
        <source>Your library is empty. Everything you make is kept by itself, with its whole history.</source>
        <translation>Deine Bibliothek ist leer. Alles, was du machst, wird von selbst aufbewahrt, mit seiner ganzen Geschichte.</translation>
    </message>
    <message>
        <source>Nobody is open</source>
        <translation>Niemand ist offen</translation>
    </message>
    <message>
        <source>Choose somebody in the library at the left and press Enter, or begin something new.</source>
        <translation>Wähle links in der Bibliothek jemanden und drücke Eingabe, oder beginne etwas Neues.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>A character of your own</source>
        <translation>Ein eigener Charakter</translation>
    </message>
    <message>
        <source>Step by step through the rules, with rolled or real dice. You can stop anywhere and go on later.</source>
        <translation>Schritt für Schritt durch die Regeln, mit gewürfelten oder echten Würfeln. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>&amp;Make a character</source>
        <translation>Einen Charakter &amp;erschaffen</translation>
    </message>
    <message>
        <source>Make a character</source>
        <translation>Einen Charakter erschaffen</translation>
    </message>
    <message>
        <source>People to look at</source>
        <translation>Leute zum Ansehen</translation>
    </message>
    <message>
        <source>Sample characters, from newly made to widely travelled. Change them as you like; they are yours.</source>
        <translation>Beispielcharaktere, von eben erschaffen bis weit gereist. Ändere sie, wie du willst; sie gehören dir.</translation>
    </message>
    <message>
        <source>&amp;Open the samples</source>
        <translation>Die Beispiele ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open the sample characters</source>
        <translation>Die Beispielcharaktere öffnen</translation>
    </message>
    <message>
        <source>Five minutes around the window</source>
        <translation>Fünf Minuten durchs Fenster</translation>
    </message>
    <message>
        <source>A short tour of the real thing: a number that explains itself, an edit, a step back in history, a printed page.</source>
        <translation>Ein kurzer Rundgang durch das Echte: eine Zahl, die sich erklärt, eine Änderung, ein Schritt zurück in der Geschichte, eine gedruckte Seite.</translation>
    </message>
    <message>
        <source>Take the to&amp;ur</source>
        <translation>Den R&amp;undgang machen</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Den Rundgang machen</translation>
    </message>
    <message>
        <source>Character files can be dropped anywhere on the library at the left.</source>
        <translation>Charakterdateien kannst du links überall auf die Bibliothek ziehen.</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Why {number}</source>
        <translation>Warum {number}</translation>
    </message>
</context>
<context>
    <name>WindowDialogs</name>
    <message>
        <source>Without a name</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>Wizards</name>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
</context>
<context>
    <name>_Model</name>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>current</source>
        <translation>gerade hier</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>ask again</source>
        <translation>noch einmal fragen</translation>
    </message>
    <message>
        <source>Can still be paid from {names}.</source>
        <translation>Lässt sich noch bezahlen aus {names}.</translation>
    </message>
    <message>
        <source>room {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>the next step costs {number}</source>
        <translation>der nächste Schritt kostet {number}</translation>
    </message>
    <message>
        <source>favoured</source>
        <translation>bevorzugt</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>“{text}” is not the name of a place on a sheet. Places are written like base.hlth or weapons[0].name.</source>
        <translation>„{text}“ ist keine Stelle auf einem Bogen. Stellen schreibt man wie base.hlth oder weapons[0].name.</translation>
    </message>
    <message>
        <source>{address} cannot be set: what stands on the way to it is no group. Check the address.</source>
        <translation>{address} lässt sich nicht setzen: Was auf dem Weg dorthin steht, ist keine Gruppe. Prüfe die Adresse.</translation>
    </message>
    <message>
        <source>{address} is a row. Remove it as one.</source>
        <translation>{address} ist eine Zeile. Entferne sie als Zeile.</translation>
    </message>
    <message>
        <source>{row} added to {list}</source>
        <translation>{row} zu {list} hinzugefügt</translation>
    </message>
    <message>
        <source>{row} removed from {list}</source>
        <translation>{row} aus {list} entfernt</translation>
    </message>
    <message>
        <source>A row of {list} moved to place {place}</source>
        <translation>Eine Zeile von {list} an Platz {place} verschoben</translation>
    </message>
    <message>
        <source>House rule: {key} = {formula}</source>
        <translation>Hausregel: {key} = {formula}</translation>
    </message>
    <message>
        <source>{rule} ({place}) allowed: {reason}</source>
        <translation>{rule} ({place}) erlaubt: {reason}</translation>
    </message>
    <message>
        <source>Portrait changed</source>
        <translation>Bildnis geändert</translation>
    </message>
    <message>
        <source>{first} and {count} more</source>
        <translation>{first} und {count} weitere</translation>
    </message>
    <message>
        <source>{label}: {old} to {new}</source>
        <translation>{label}: {old} zu {new}</translation>
    </message>
    <message>
        <source>House rule for {key} removed</source>
        <translation>Hausregel für {key} entfernt</translation>
    </message>
    <message>
        <source>{rule} ({place}) no longer allowed</source>
        <translation>{rule} ({place}) nicht mehr erlaubt</translation>
    </message>
    <message>
        <source>Portrait removed</source>
        <translation>Bildnis entfernt</translation>
    </message>
    <message>
        <source>{label}</source>
        <translation>{label}</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Keine Änderung</translation>
    </message>
    <message>
        <source>{label} changed</source>
        <translation>{label} geändert</translation>
    </message>
    <message>
        <source>{label} cleared</source>
        <translation>{label} geleert</translation>
    </message>
    <message>
        <source>{label}: {new}</source>
        <translation>{label}: {new}</translation>
    </message>
    <message>
        <source>{place} must be {wanted}, but {found} stands there. Correct it in the file and try again.</source>
        <translation>{place} muss {wanted} sein, aber dort steht {found}. Berichtige es in der Datei und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>An edit cannot be read: {place} must be {wanted}, but {found} stands there.</source>
        <translation>Eine Änderung lässt sich nicht lesen: {place} muss {wanted} sein, aber dort steht {found}.</translation>
    </message>
    <message>
        <source>There is no edit of the kind {name}. It may come from a newer Quire.</source>
        <translation>Eine Änderung der Art {name} gibt es nicht. Sie kommt vielleicht aus einem neueren Quire.</translation>
    </message>
    <message>
        <source>{list} has no position {position}; they run from 0 to {last}.</source>
        <translation>{list} hat keinen Platz {position}; die Plätze gehen von 0 bis {last}.</translation>
    </message>
    <message>
        <source>{place} must be {wanted}, but {found} was given. Write it so and try again.</source>
        <translation>{place} muss {wanted} sein, aber angegeben ist {found}. Schreibe es so und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{address} is no list of rows. Check the address.</source>
        <translation>{address} ist keine Liste von Zeilen. Prüfe die Adresse.</translation>
    </message>
    <message>
        <source>{address} is no row. Rows are written like weapons[0].</source>
        <translation>{address} ist keine Zeile. Zeilen schreibt man wie weapons[0].</translation>
    </message>
    <message>
        <source>A character has no {key} at the top. What can be set there: {known}.</source>
        <translation>Oben hat ein Charakter kein {key}. Was sich dort setzen lässt: {known}.</translation>
    </message>
    <message>
        <source>A row of {list} must be a group of values, but {found} was given.</source>
        <translation>Eine Zeile von {list} muss eine Gruppe von Werten sein, angegeben ist aber {found}.</translation>
    </message>
    <message>
        <source>{system} has no number {key} to replace.{guess} Correct the key of the house rule, or remove it.</source>
        <translation>{system} hat keine Zahl {key}, die sich ersetzen ließe.{guess} Berichtige den Schlüssel der Hausregel oder entferne sie.</translation>
    </message>
    <message>
        <source>{key} ({label}) is written by hand and has no formula to replace. Remove the house rule.</source>
        <translation>{key} ({label}) wird von Hand geschrieben und hat keine Formel, die sich ersetzen ließe. Entferne die Hausregel.</translation>
    </message>
    <message>
        <source>{place}{label} must be {wanted}, but it is {found}. Correct it and try again.</source>
        <translation>{place}{label} muss {wanted} sein, ist aber {found}. Berichtige es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{system} has no place {address}.{guess} Check the name.</source>
        <translation>{system} hat keine Stelle {address}.{guess} Prüfe den Namen.</translation>
    </message>
    <message>
        <source>{system} has no option {key}.{guess} The options are: {known}.</source>
        <translation>{system} hat keine Option {key}.{guess} Die Optionen sind: {known}.</translation>
    </message>
    <message>
        <source>{address} ({label}) is computed and cannot be written. Change what it is computed from, or replace its formula by a house rule.</source>
        <translation>{address} ({label}) wird berechnet und lässt sich nicht schreiben. Ändere, woraus es berechnet wird, oder ersetze seine Formel durch eine Hausregel.</translation>
    </message>
    <message>
        <source>{text} is not a number that can be counted with. Write an ordinary number in its place.</source>
        <translation>{text} ist keine Zahl, mit der sich rechnen lässt. Schreibe eine gewöhnliche Zahl dafür.</translation>
    </message>
    <message>
        <source>The values are nested more than {depth} deep, and no character needs that. The file is damaged or foreign; take another one.</source>
        <translation>Die Werte sind tiefer als {depth} verschachtelt, was kein Charakter braucht. Die Datei ist beschädigt oder fremd; nimm eine andere.</translation>
    </message>
    <message>
        <source>The number {number} is too long: numbers have at most {most} digits. Write a shorter one.</source>
        <translation>Die Zahl {number} ist zu lang: Zahlen haben höchstens {most} Ziffern. Schreibe eine kürzere.</translation>
    </message>
    <message>
        <source>A document cannot hold a value of the kind {kind}. It takes texts, numbers, true, false, lists and groups.</source>
        <translation>Ein Dokument kann keinen Wert der Art {kind} aufnehmen. Es nimmt Texte, Zahlen, true, false, Listen und Gruppen.</translation>
    </message>
    <message>
        <source>The character belongs to the game {found}, not to {system} ({name}). Open it with its own game.</source>
        <translation>Der Charakter gehört zum Spiel {found}, nicht zu {system} ({name}). Öffne ihn mit seinem eigenen Spiel.</translation>
    </message>
    <message>
        <source>The portrait has more than {most} KB. Make it smaller or save it with stronger compression, and take it in again.</source>
        <translation>Das Bildnis hat mehr als {most} KB. Mach es kleiner oder speichere es stärker komprimiert, und nimm es noch einmal auf.</translation>
    </message>
    <message>
        <source>The portrait begins like a {kind} picture but is damaged or cut off. Take in another copy of it.</source>
        <translation>Das Bildnis beginnt wie ein {kind}-Bild, ist aber beschädigt oder abgeschnitten. Nimm eine andere Kopie davon.</translation>
    </message>
    <message>
        <source>The portrait is not the {kind} picture that it claims to be: its size and its content do not agree. Save it again in a picture program and take that copy in.</source>
        <translation>Das Bildnis ist nicht das {kind}-Bild, das es zu sein vorgibt: Größe und Inhalt passen nicht zusammen. Speichere es in einem Bildprogramm neu und nimm diese Kopie.</translation>
    </message>
    <message>
        <source>The portrait is not in base64, so that no picture can be made of it. Take the picture in again.</source>
        <translation>Das Bildnis steht nicht in Base64, sodass kein Bild daraus wird. Nimm das Bild noch einmal auf.</translation>
    </message>
    <message>
        <source>The portrait is {width} by {height} pixels, more than Quire takes (4096 by 4096). Make it smaller and take it in again.</source>
        <translation>Das Bildnis hat {width} mal {height} Bildpunkte, mehr als Quire nimmt (4096 mal 4096). Mach es kleiner und nimm es noch einmal auf.</translation>
    </message>
    <message>
        <source>The portrait is neither a PNG nor a JPEG picture. Save it as one of these and take it in again.</source>
        <translation>Das Bildnis ist weder ein PNG- noch ein JPEG-Bild. Speichere es als eins davon und nimm es noch einmal auf.</translation>
    </message>
    <message>
        <source>The file is no character: its &quot;format&quot; is {found}, not &quot;{format}&quot;. Check that it is the file you meant.</source>
        <translation>Die Datei ist kein Charakter: ihr &quot;format&quot; ist {found}, nicht &quot;{format}&quot;. Sieh nach, ob es die gemeinte Datei ist.</translation>
    </message>
    <message>
        <source>The file does not say what it is: &quot;format&quot; is missing. A character has &quot;format&quot;: &quot;{format}&quot;; add it if this is one.</source>
        <translation>Die Datei sagt nicht, was sie ist: &quot;format&quot; fehlt. Ein Charakter hat &quot;format&quot;: &quot;{format}&quot;; ergänze es, wenn dies einer ist.</translation>
    </message>
    <message>
        <source>The character does not say which game it belongs to. Its &quot;system&quot; must be the short name of a game, as quire games lists them; add it and try again.</source>
        <translation>Der Charakter sagt nicht, zu welchem Spiel er gehört. Sein „system“ muss der Kurzname eines Spiels sein, wie quire games sie nennt; ergänze ihn und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The file holds {kind}, where one object in curly braces is needed. Check that it is the file you meant.</source>
        <translation>Die Datei enthält {kind}, wo ein Objekt in geschweiften Klammern gebraucht wird. Prüfe, ob es die gemeinte Datei ist.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB, and no character needs that. Check that it is the file you meant.</source>
        <translation>Die Datei ist größer als {most} MB, und das braucht kein Charakter. Sieh nach, ob es die gemeinte Datei ist.</translation>
    </message>
    <message>
        <source>The key {key} stands twice in the same group, so that one of its values would be lost. Remove one of them.</source>
        <translation>Der Schlüssel {key} steht zweimal in derselben Gruppe, sodass einer seiner Werte verloren ginge. Entferne einen davon.</translation>
    </message>
    <message>
        <source>The file is damaged or is no JSON: line {line}, column {column}: {reason}. Correct it there, or take another copy.</source>
        <translation>Die Datei ist beschädigt oder kein JSON: Zeile {line}, Spalte {column}: {reason}. Berichtige sie dort, oder nimm eine andere Kopie.</translation>
    </message>
    <message>
        <source>The file is no UTF-8 text (byte {byte} fits into none). Save it as UTF-8 and try again.</source>
        <translation>Die Datei ist kein UTF-8-Text (Byte {byte} passt nicht). Speichere sie als UTF-8 und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{list} is a list of rows, not a number. Name a number of one of its rows, such as {example}.</source>
        <translation>{list} ist eine Liste von Zeilen, keine Zahl. Nenne eine Zahl einer ihrer Zeilen, etwa {example}.</translation>
    </message>
    <message>
        <source>{system} has no number {key}.{guess} Check the address.</source>
        <translation>{system} hat keine Zahl {key}.{guess} Prüfe die Adresse.</translation>
    </message>
    <message>
        <source>{system} has no option {key}; it is kept and does nothing.{guess}</source>
        <translation>{system} hat keine Option {key}; sie bleibt stehen und bewirkt nichts.{guess}</translation>
    </message>
    <message>
        <source>There is no violation {code} at {address} that could be allowed. It may be gone already.</source>
        <translation>Bei {address} gibt es keinen Verstoß {code}, der sich erlauben ließe. Vielleicht ist er schon behoben.</translation>
    </message>
    <message>
        <source>The file was written by a newer Quire (format version {found}; this program reads up to {known}). Nothing was changed; install the newer version to open it.</source>
        <translation>Die Datei stammt von einem neueren Quire (Formatversion {found}; dieses Programm liest bis {known}). Nichts wurde geändert; installiere die neuere Version, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>The file does not say which version of the format it has: &quot;version&quot; must be a whole number from 1 on. Add it and try again.</source>
        <translation>Die Datei sagt nicht, welche Fassung des Formats sie hat: „version“ muss eine ganze Zahl ab 1 sein. Ergänze sie und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The system refused: {place}{reason}. Check the place, the room on the disk and your rights, and try again.</source>
        <translation>Das System hat abgelehnt: {place}{reason}. Prüfe den Ort, den Platz auf der Platte und deine Rechte, und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{game} has no procedure {key}. Leave the name away, and quire run lists all there are.</source>
        <translation>{game} hat keinen Ablauf {key}. Lass den Namen weg, dann nennt quire run alle.</translation>
    </message>
    <message>
        <source>{word} is none of the {what}.{guess} Type a number of the list, or a name.</source>
        <translation>{word} gehört nicht zu: {what}.{guess} Tippe eine Nummer der Liste oder einen Namen.</translation>
    </message>
    <message>
        <source>{done} of {count} rolls typed; next {name} ({dice}){after}</source>
        <translation>{done} von {count} Würfen getippt; als Nächstes {name} ({dice}){after}</translation>
    </message>
    <message>
        <source>{word} could be {names}. Type more of it.</source>
        <translation>{word} könnte {names} sein. Tippe mehr davon.</translation>
    </message>
    <message>
        <source>{line} are no faces of dice. Type whole numbers with spaces between, or only Enter to let Quire roll.</source>
        <translation>{line} sind keine Augenzahlen. Tippe ganze Zahlen mit Leerzeichen dazwischen, oder nur Enter, damit Quire würfelt.</translation>
    </message>
    <message>
        <source>{number} is none of the numbers that are left: {left}.</source>
        <translation>{number} gehört nicht zu den übrigen Zahlen: {left}.</translation>
    </message>
    <message>
        <source>{line} is no whole number. Type digits only, as in 24.</source>
        <translation>{line} ist keine ganze Zahl. Tippe nur Ziffern, wie in 24.</translation>
    </message>
    <message>
        <source>{part} is no name with a number. Write it like: hlth 3, prow 2</source>
        <translation>{part} ist kein Name mit einer Zahl. Schreibe es so: hlth 3, prow 2</translation>
    </message>
    <message>
        <source>The answer to {key} in the file cannot be taken: {reason}</source>
        <translation>Die Antwort auf {key} in der Datei lässt sich nicht übernehmen: {reason}</translation>
    </message>
    <message>
        <source>{place} has no {name} ({label}), which every row of its list needs. Add it and try again.</source>
        <translation>{place} hat kein {name} ({label}), das jede Zeile der Liste braucht. Ergänze es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Line {number}: {why}</source>
        <translation>Zeile {number}: {why}</translation>
    </message>
    <message>
        <source>{left} of {total} are left ({free}). {given}</source>
        <translation>Noch {left} von {total} ({free}). {given}</translation>
    </message>
    <message>
        <source>There is no copy of the library {path}, so none can be restored.</source>
        <translation>Von der Bibliothek {path} gibt es keine Kopie, also lässt sich keine wiederherstellen.</translation>
    </message>
    <message>
        <source>{line} is no edit. Write ADDRESS=VALUE, as in raw.hlth=14.</source>
        <translation>{line} ist keine Änderung. Schreibe ADRESSE=WERT, wie in raw.hlth=14.</translation>
    </message>
    <message>
        <source>A row must be an object in curly braces, as in weapons+={{&quot;name&quot;: &quot;Knife&quot;}}; {value} is none.</source>
        <translation>Eine Zeile muss ein Objekt in geschweiften Klammern sein, wie in weapons+={{&quot;name&quot;: &quot;Messer&quot;}}; {value} ist keines.</translation>
    </message>
    <message>
        <source>A fight needs two sides. Name both, with vs between them.</source>
        <translation>Ein Kampf braucht zwei Seiten. Nenne beide, mit vs dazwischen.</translation>
    </message>
    <message>
        <source>The characters belong to different games: {games}. A fight is fought by the rules of one.</source>
        <translation>Die Charaktere gehören zu verschiedenen Spielen: {games}. Ein Kampf läuft nach den Regeln eines Spiels.</translation>
    </message>
    <message>
        <source>Lines do not say which game it is. Add --system with one of {games}.</source>
        <translation>Zeilen sagen nicht, welches Spiel es ist. Ergänze --system mit einem von {games}.</translation>
    </message>
    <message>
        <source>{game} has no conflict {kind}. It has {known}.</source>
        <translation>{game} hat keinen Konflikt {kind}. Es hat {known}.</translation>
    </message>
    <message>
        <source>{text} is no option. Write KEY=VALUE, as in heal_of_the_minute=true.</source>
        <translation>{text} ist keine Option. Schreibe SCHLÜSSEL=WERT, wie in heal_of_the_minute=true.</translation>
    </message>
    <message>
        <source>Line {number}: {reason}</source>
        <translation>Zeile {number}: {reason}</translation>
    </message>
    <message>
        <source>{system} has no notation that a character could be printed in.</source>
        <translation>{system} hat keine Schreibweise, in der sich ein Charakter ausgeben ließe.</translation>
    </message>
    <message>
        <source>The draft {draft} is of {theirs} in {game}, not of {ours}. Take it up with that one.</source>
        <translation>Der Entwurf {draft} gehört zu {theirs} in {game}, nicht zu {ours}. Setze ihn dort fort.</translation>
    </message>
    <message>
        <source>Line {number} of the answers in {source} cannot be read: {reason}</source>
        <translation>Zeile {number} der Antworten in {source} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>There is no file {source}, and no library yet that could have a character of this id. Check the name.</source>
        <translation>Es gibt keine Datei {source} und noch keine Bibliothek, die einen Charakter mit dieser Kennung haben könnte. Prüfe den Namen.</translation>
    </message>
    <message>
        <source>There is no library at {path}. Check the place, or make one with quire library import.</source>
        <translation>Bei {path} ist keine Bibliothek. Prüfe den Ort, oder lege eine mit quire library import an.</translation>
    </message>
    <message>
        <source>{text} is no dice text: {rest} at place {column} cannot be read. Write it like 2d6, 15+2d6 or 4d6 keep 3.</source>
        <translation>{text} sind keine Würfel: {rest} an Stelle {column} lässt sich nicht lesen. Schreibe es wie 2d6, 15+2d6 oder 4d6 keep 3.</translation>
    </message>
    <message>
        <source>{count} dice are too many to roll at once. Use at most {most}.</source>
        <translation>{count} Würfel auf einmal sind zu viele. Nimm höchstens {most}.</translation>
    </message>
    <message>
        <source>{text}: dice cannot be multiplied in a dice text. Roll them, then multiply the total.</source>
        <translation>{text}: In einem Würfeltext lassen sich Würfel nicht malnehmen. Wirf sie und nimm dann die Summe mal.</translation>
    </message>
    <message>
        <source>the faces must be a list of whole numbers.</source>
        <translation>die Augenzahlen müssen eine Liste ganzer Zahlen sein.</translation>
    </message>
    <message>
        <source>This dice text has {count} letters. At most {most} are read; write it shorter.</source>
        <translation>Dieser Würfeltext hat {count} Zeichen. Höchstens {most} werden gelesen; schreibe ihn kürzer.</translation>
    </message>
    <message>
        <source>There is no d{size} here: a die has {least} to {most} sides.</source>
        <translation>Einen W{size} gibt es hier nicht: ein Würfel hat {least} bis {most} Seiten.</translation>
    </message>
    <message>
        <source>Of {count} dice one can keep 1 to {count}; {rule} {number} leaves no such number.</source>
        <translation>Von {count} Würfeln lassen sich 1 bis {count} behalten; {rule} {number} lässt keine solche Zahl übrig.</translation>
    </message>
    <message>
        <source>die {place} is a d{size} and cannot show {face}.</source>
        <translation>Würfel {place} ist ein W{size} und kann {face} nicht zeigen.</translation>
    </message>
    <message>
        <source>A number of more than {most} cannot stand among dice.</source>
        <translation>Eine Zahl über {most} kann nicht zwischen Würfeln stehen.</translation>
    </message>
    <message>
        <source>A die can be rolled again 0 to {most} times, not {depth}.</source>
        <translation>Ein Würfel lässt sich 0- bis {most}-mal wiederholen, nicht {depth}-mal.</translation>
    </message>
    <message>
        <source>The odds of so many dice take too long to count exactly. Ask for fewer dice.</source>
        <translation>Die Chancen so vieler Würfel genau zu zählen dauert zu lange. Frage nach weniger Würfeln.</translation>
    </message>
    <message>
        <source>{dice}: this question is about dice of one kind, such as 12d10.</source>
        <translation>{dice}: Bei dieser Frage geht es um Würfel einer Art, etwa 12d10.</translation>
    </message>
    <message>
        <source>{dice}: {problem}</source>
        <translation>{dice}: {problem}</translation>
    </message>
    <message>
        <source>The formula gives {got} where {wanted} is wanted. Change it so that it gives {wanted}.</source>
        <translation>Die Formel ergibt {got}, wo {wanted} gebraucht wird. Ändere sie so, dass sie {wanted} ergibt.</translation>
    </message>
    <message>
        <source>The number became too large: results go up to 1,000,000,000,000,000, denominators to 60 digits. Change the formula or the numbers that go into it.</source>
        <translation>Die Zahl wurde zu groß: Ergebnisse gehen bis 1.000.000.000.000.000, Nenner bis 60 Ziffern. Ändere die Formel oder die Zahlen darin.</translation>
    </message>
    <message>
        <source>A number stands where a text is wanted. Change the formula so that it gives a text.</source>
        <translation>Wo ein Text gebraucht wird, steht eine Zahl. Ändere die Formel so, dass sie einen Text ergibt.</translation>
    </message>
    <message>
        <source>A list of texts stands where one value is wanted. Only functions of the game can read it.</source>
        <translation>Wo ein einzelner Wert gebraucht wird, steht eine Liste von Texten. Nur Funktionen des Spiels können sie lesen.</translation>
    </message>
    <message>
        <source>A text is compared with a number; they are never equal. Compare like with like.</source>
        <translation>Ein Text wird mit einer Zahl verglichen; sie sind nie gleich. Vergleiche Gleiches mit Gleichem.</translation>
    </message>
    <message>
        <source>The function {name} gave something that is neither an exact number nor a text. Report it.</source>
        <translation>Die Funktion {name} ergab etwas, das weder eine genaue Zahl noch ein Text ist. Melde es.</translation>
    </message>
    <message>
        <source>The text &quot;{text}&quot; stands where a number is wanted. Change the formula, or put a number there.</source>
        <translation>Wo eine Zahl gebraucht wird, steht der Text „{text}“. Ändere die Formel oder schreibe eine Zahl dorthin.</translation>
    </message>
    <message>
        <source>The function {name} could not be computed: {why}. Check what goes into it.</source>
        <translation>Die Funktion {name} ließ sich nicht berechnen: {why}. Prüfe, was in sie eingeht.</translation>
    </message>
    <message>
        <source>The table {name} has no such column. Change the formula.</source>
        <translation>Die Tabelle {name} hat keine solche Spalte. Ändere die Formel.</translation>
    </message>
    <message>
        <source>It is undefined: something is divided by zero, a table has no such row, or a list is empty.</source>
        <translation>Es ist unbestimmt: etwas wird durch null geteilt, eine Tabelle hat keine solche Zeile, oder eine Liste ist leer.</translation>
    </message>
    <message>
        <source>{why}</source>
        <translation>{why}</translation>
    </message>
    <message>
        <source>{label} is undefined.</source>
        <translation>{label} ist unbestimmt.</translation>
    </message>
    <message>
        <source>The numbers need each other in a circle: {path}. Change one of their formulas.</source>
        <translation>Die Zahlen brauchen einander im Kreis: {path}. Ändere eine ihrer Formeln.</translation>
    </message>
    <message>
        <source>The formula has {count} characters; at most {most} are read. Split it into two.</source>
        <translation>Die Formel hat {count} Zeichen; höchstens {most} werden gelesen. Teile sie in zwei.</translation>
    </message>
    <message>
        <source>There is no computed number {key}.{hint}</source>
        <translation>Es gibt keine berechnete Zahl {key}.{hint}</translation>
    </message>
    <message>
        <source>There is no family {mark} in this game.{hint}</source>
        <translation>Dieses Spiel hat keine Familie {mark}.{hint}</translation>
    </message>
    <message>
        <source>{file} was not written: {reason}. Choose another name or place.</source>
        <translation>{file} wurde nicht geschrieben: {reason}. Wähle einen anderen Namen oder Ort.</translation>
    </message>
    <message>
        <source>{file} was not written: another program has it open. Close it there and try again.</source>
        <translation>{file} wurde nicht geschrieben: ein anderes Programm hat sie offen. Schließe sie dort und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{file} was not written: it is a folder. Choose a name for the file.</source>
        <translation>{file} wurde nicht geschrieben: das ist ein Ordner. Wähle einen Namen für die Datei.</translation>
    </message>
    <message>
        <source>{file} was not written: there is no folder {folder}. Make the folder, or choose another place.</source>
        <translation>{file} wurde nicht geschrieben: es gibt keinen Ordner {folder}. Lege ihn an, oder wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>{file} was not written: {folder} or the file may only be read. Choose another place.</source>
        <translation>{file} wurde nicht geschrieben: {folder} oder die Datei darf nur gelesen werden. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>{file} was not written: the disk is full. What stood there before is untouched; make room and try again.</source>
        <translation>{file} wurde nicht geschrieben: die Platte ist voll. Was dort stand, ist unberührt; schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}. Check the file.</source>
        <translation>{file} lässt sich nicht lesen: {reason}. Prüfe die Datei.</translation>
    </message>
    <message>
        <source>There is no file {file}. Check its name and folder.</source>
        <translation>Es gibt keine Datei {file}. Prüfe Name und Ordner.</translation>
    </message>
    <message>
        <source>{file} is a folder, not a file. Name the file in it.</source>
        <translation>{file} ist ein Ordner, keine Datei. Nenne die Datei darin.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it belongs to somebody else or another program has it open. Change its rights, or close it there.</source>
        <translation>{file} lässt sich nicht lesen: sie gehört jemand anderem, oder ein anderes Programm hat sie offen. Ändere ihre Rechte, oder schließe sie dort.</translation>
    </message>
    <message>
        <source>There is no character to print. Name at least one.</source>
        <translation>Es gibt keinen Charakter zu drucken. Nenne mindestens einen.</translation>
    </message>
    <message>
        <source>The record of this fight cannot be used: {place} {problem}. Begin the fight anew.</source>
        <translation>Die Aufzeichnung dieses Kampfs ist nicht zu gebrauchen: {place} {problem}. Beginne den Kampf neu.</translation>
    </message>
    <message>
        <source>The line has {count} letters; at most {most} are read.</source>
        <translation>Die Zeile hat {count} Zeichen; höchstens {most} werden gelesen.</translation>
    </message>
    <message>
        <source>The line does not say who it is. Write it like: goblin x6, level 2</source>
        <translation>Die Zeile sagt nicht, wer es ist. Schreibe sie so: goblin x6, level 2</translation>
    </message>
    <message>
        <source>{count} cannot take part; 1 to {most} can.</source>
        <translation>{count} können nicht teilnehmen; 1 bis {most} können es.</translation>
    </message>
    <message>
        <source>{part} cannot be read; a wish is a word with a value, like: level 2</source>
        <translation>{part} lässt sich nicht lesen; ein Wunsch ist ein Wort mit einem Wert, wie: level 2</translation>
    </message>
    <message>
        <source>{key} is not asked any more.</source>
        <translation>{key} wird nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>{label} is about other numbers now.</source>
        <translation>Bei {label} geht es jetzt um andere Zahlen.</translation>
    </message>
    <message>
        <source>{procedure} is not finished: {label} is still asked. Answer it, or leave the procedure.</source>
        <translation>{procedure} ist nicht fertig: {label} wird noch gefragt. Beantworte es oder verlasse den Ablauf.</translation>
    </message>
    <message>
        <source>Nothing was answered to {key}, so it cannot be opened again.</source>
        <translation>Auf {key} wurde nichts geantwortet, also lässt es sich nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>{procedure} has come to its end.</source>
        <translation>{procedure} ist am Ende angekommen.</translation>
    </message>
    <message>
        <source>An edit from outside names no participant; it is left out.</source>
        <translation>Eine Änderung von außen nennt keinen Teilnehmer; sie wird weggelassen.</translation>
    </message>
    <message>
        <source>{procedure} was stopped after {count} questions: it does not come to an end with these rules. Look at the house rules and the numbers it runs on.</source>
        <translation>{procedure} wurde nach {count} Fragen angehalten: Mit diesen Regeln kommt es zu keinem Ende. Sieh dir die Hausregeln und die Zahlen an, auf denen es beruht.</translation>
    </message>
    <message>
        <source>{place} takes {step} at a time, not {amount}.</source>
        <translation>{place} geht nur in Schritten von {step}, nicht mit {amount}.</translation>
    </message>
    <message>
        <source>{label} needs no answer.</source>
        <translation>{label} braucht keine Antwort.</translation>
    </message>
    <message>
        <source>{label} takes a list of choices.</source>
        <translation>{label} nimmt eine Liste von Wahlen.</translation>
    </message>
    <message>
        <source>{label}: the same choice stands there twice.</source>
        <translation>{label}: Dieselbe Wahl steht dort zweimal.</translation>
    </message>
    <message>
        <source>{label} takes {count}, not {given}.</source>
        <translation>{label} nimmt {count}, nicht {given}.</translation>
    </message>
    <message>
        <source>{label} takes a number for each place.</source>
        <translation>{label} nimmt eine Zahl für jeden Platz.</translation>
    </message>
    <message>
        <source>{label} has no place {key}.</source>
        <translation>{label} hat keinen Platz {key}.</translation>
    </message>
    <message>
        <source>{place} has no number yet.</source>
        <translation>{place} hat noch keine Zahl.</translation>
    </message>
    <message>
        <source>{label}: one number is used twice.</source>
        <translation>{label}: eine Zahl steht zweimal da.</translation>
    </message>
    <message>
        <source>{label} takes an amount for each place.</source>
        <translation>{label} nimmt eine Menge für jeden Platz.</translation>
    </message>
    <message>
        <source>{label}: {spent} of {amount} are spent.</source>
        <translation>{label}: {spent} von {amount} sind ausgegeben.</translation>
    </message>
    <message>
        <source>{label} takes {span}, not {given}.</source>
        <translation>{label} nimmt {span}, nicht {given}.</translation>
    </message>
    <message>
        <source>{label} takes a list of entries.</source>
        <translation>{label} nimmt eine Liste von Einträgen.</translation>
    </message>
    <message>
        <source>{label}: this costs {cost}, there are {budget}.</source>
        <translation>{label}: das kostet {cost}, da sind {budget}.</translation>
    </message>
    <message>
        <source>{label}, roll {number} ({dice}): {problem}</source>
        <translation>{label}, Wurf {number} ({dice}): {problem}</translation>
    </message>
    <message>
        <source>{label} has no choice {key}.</source>
        <translation>{label} hat keine Möglichkeit {key}.</translation>
    </message>
    <message>
        <source>{option} cannot be chosen: {reason}</source>
        <translation>{option} lässt sich nicht wählen: {reason}</translation>
    </message>
    <message>
        <source>{label}: {position} is no position; they run from 0 to {last}.</source>
        <translation>{label}: {position} ist kein Platz; die Plätze gehen von 0 bis {last}.</translation>
    </message>
    <message>
        <source>{place} takes a whole number.</source>
        <translation>{place} nimmt eine ganze Zahl.</translation>
    </message>
    <message>
        <source>{place} takes {span}, not {amount}.</source>
        <translation>{place} nimmt {span}, nicht {amount}.</translation>
    </message>
    <message>
        <source>{label} takes a whole number.</source>
        <translation>{label} nimmt eine ganze Zahl.</translation>
    </message>
    <message>
        <source>{label} takes a text.</source>
        <translation>{label} nimmt einen Text.</translation>
    </message>
    <message>
        <source>{label} has no entry {key}.</source>
        <translation>{label} hat keinen Eintrag {key}.</translation>
    </message>
    <message>
        <source>{entry}: the count must be 1 or more.</source>
        <translation>{entry}: Die Anzahl muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>{entry} cannot be taken: {reason}</source>
        <translation>{entry} lässt sich nicht nehmen: {reason}</translation>
    </message>
    <message>
        <source>Nothing here can pay for {place}.</source>
        <translation>Hier lässt sich {place} aus nichts bezahlen.</translation>
    </message>
    <message>
        <source>{place} can take no more: {supplies} can pay only {given} for {places}.</source>
        <translation>{place} kann nicht mehr aufnehmen: Aus {supplies} lassen sich nur {given} für {places} bezahlen.</translation>
    </message>
    <message>
        <source>{place} takes no more than {most}.</source>
        <translation>{place} nimmt höchstens {most} auf.</translation>
    </message>
    <message>
        <source>{place} can take no more: nothing is left.</source>
        <translation>{place} kann nicht mehr aufnehmen: Es ist nichts übrig.</translation>
    </message>
    <message>
        <source>The next step of {place} costs {price}; {left} can still be spent on it.</source>
        <translation>Der nächste Schritt von {place} kostet {price}; dafür lassen sich noch {left} ausgeben.</translation>
    </message>
    <message>
        <source>The record of this procedure cannot be used: {place} {problem}. Start the procedure anew.</source>
        <translation>Die Aufzeichnung dieses Ablaufs ist nicht zu gebrauchen: {place} {problem}. Beginne den Ablauf neu.</translation>
    </message>
    <message>
        <source>The data of {game} changed from version {old} to {new} since this was stored. Answers that no longer fit are asked again.</source>
        <translation>Die Daten von {game} haben sich seither von Version {old} zu {new} geändert. Antworten, die nicht mehr passen, werden noch einmal gefragt.</translation>
    </message>
    <message>
        <source>This was begun in the setting {old} and goes on in {new}. Answers that no longer fit are asked again.</source>
        <translation>Dies begann in der Spielwelt {old} und geht in {new} weiter. Antworten, die nicht mehr passen, werden noch einmal gefragt.</translation>
    </message>
    <message>
        <source>This record is of {theirs} in {their_game}, not of {ours} in {our_game}. Resume that one instead.</source>
        <translation>Diese Aufzeichnung gehört zu {theirs} in {their_game}, nicht zu {ours} in {our_game}. Setze jenen Ablauf fort.</translation>
    </message>
    <message>
        <source>There is no game {game} here. The games that are built in: {known}.</source>
        <translation>Ein Spiel {game} gibt es hier nicht. Eingebaut sind: {known}.</translation>
    </message>
    <message>
        <source>{system} has no {kind} in its settings. It has {known}.</source>
        <translation>{system} hat in seinen Settings keine {kind}. Es hat {known}.</translation>
    </message>
    <message>
        <source>{place} has no &quot;{key}&quot;. Add it and try again.</source>
        <translation>{place} hat kein „{key}“. Ergänze es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{place} must be a text. Correct it and try again.</source>
        <translation>{place} muss ein Text sein. Berichtige es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The file is no setting: its &quot;format&quot; is {found}, not &quot;{format}&quot;. Check that it is the file you meant.</source>
        <translation>Die Datei ist kein Setting: Ihr „format“ ist {found}, nicht „{format}“. Prüfe, ob es die gemeinte Datei ist.</translation>
    </message>
    <message>
        <source>The setting has version {found}, this Quire reads version {version}. If it is newer, update Quire.</source>
        <translation>Das Setting hat Fassung {found}, dieses Quire liest Fassung {version}. Ist sie neuer, aktualisiere Quire.</translation>
    </message>
    <message>
        <source>The setting is for the game &quot;{found}&quot;, not for {system}. Choose a setting of this game.</source>
        <translation>Das Setting gehört zum Spiel „{found}“, nicht zu {system}. Wähle ein Setting dieses Spiels.</translation>
    </message>
    <message>
        <source>{place} must be a list of entries. Correct it and try again.</source>
        <translation>{place} muss eine Liste von Einträgen sein. Berichtige es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The setting {path} cannot be read: {why}. Check the place and its permissions.</source>
        <translation>Das Setting {path} lässt sich nicht lesen: {why}. Prüfe den Ort und seine Rechte.</translation>
    </message>
    <message>
        <source>{place} must be a group of values in curly braces. Correct it and try again.</source>
        <translation>{place} muss eine Gruppe von Werten in geschweiften Klammern sein. Berichtige es und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{place}: the id &quot;{id}&quot; may hold small letters, digits, - and _ only. Correct it and try again.</source>
        <translation>{place}: Die Kennung „{id}“ darf nur Kleinbuchstaben, Ziffern, - und _ enthalten. Berichtige sie und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{place} has the {key} &quot;{value}&quot;, which {first} has already. Change one of them.</source>
        <translation>{place} hat {key} „{value}“, was {first} schon hat. Ändere eines davon.</translation>
    </message>
    <message>
        <source>{place} names the {kind} {name}, which has no {column} {wanted}. Add it there, or correct the place.</source>
        <translation>{place} nennt {name} ({kind}), ohne {column} {wanted}. Ergänze es dort oder berichtige die Stelle.</translation>
    </message>
    <message>
        <source>{place} names the {kind} {name}, but the setting has no {kind} of that {by}. Add it, or correct the place.</source>
        <translation>{place} nennt {name} ({kind}), aber das Setting hat unter {kind} nichts mit diesem {by}. Ergänze es oder berichtige die Stelle.</translation>
    </message>
    <message>
        <source>A campaign needs a name, because characters belong to it by name. Give it one.</source>
        <translation>Eine Kampagne braucht einen Namen, weil Charaktere ihr über den Namen angehören. Gib ihr einen.</translation>
    </message>
    <message>
        <source>There is no campaign {id} in the library; perhaps it was removed already. List the campaigns.</source>
        <translation>In der Bibliothek gibt es keine Kampagne {id}; vielleicht wurde sie schon entfernt. Lass dir die Kampagnen zeigen.</translation>
    </message>
    <message>
        <source>the character was deleted for good.</source>
        <translation>der Charakter wurde endgültig gelöscht.</translation>
    </message>
    <message>
        <source>the character was thrown away and lies in the trash.</source>
        <translation>der Charakter wurde weggeworfen und liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>Today&apos;s copy of the library could not be made: {reason} The library itself is in order.</source>
        <translation>Die heutige Kopie der Bibliothek ließ sich nicht machen: {reason} Die Bibliothek selbst ist in Ordnung.</translation>
    </message>
    <message>
        <source>The library {path} was made by an older Quire. Open it once, so that it is copied and brought up to date, and ask the doctor again.</source>
        <translation>Die Bibliothek {path} stammt von einem älteren Quire. Öffne sie einmal, damit sie kopiert und auf den neuen Stand gebracht wird, und lass sie dann noch einmal prüfen.</translation>
    </message>
    <message>
        <source>There is no library at {path}: the file is missing or empty. Check the path; a first character makes one.</source>
        <translation>Bei {path} ist keine Bibliothek: Die Datei fehlt oder ist leer. Prüfe den Pfad; ein erster Charakter legt eine an.</translation>
    </message>
    <message>
        <source>The history of {name} ({id}) does not lead to the character as it stands: {reason} The character itself is there; undo may fail.</source>
        <translation>Der Verlauf von {name} ({id}) führt nicht zum Charakter, wie er dasteht: {reason} Der Charakter selbst ist da; Rückgängigmachen kann misslingen.</translation>
    </message>
    <message>
        <source>Row {serial} of the table {table} points to a {parent} that does not exist. Restore a copy that is sound.</source>
        <translation>Zeile {serial} der Tabelle {table} zeigt auf {parent}, das es nicht gibt. Stelle eine heile Kopie wieder her.</translation>
    </message>
    <message>
        <source>What lists show of {name} ({id}) is not what its document says. Change its name, or any other text at the top, and back again.</source>
        <translation>Was Listen von {name} ({id}) zeigen, ist nicht, was im Dokument steht. Ändere den Namen oder einen anderen Text oben und dann wieder zurück.</translation>
    </message>
    <message>
        <source>The search does not find what the characters say: its index is out of step with them. Let the doctor build it anew: quire doctor --repair.</source>
        <translation>Die Suche findet nicht, was in den Charakteren steht: Ihr Verzeichnis passt nicht mehr dazu. Lass es neu anlegen: quire doctor --repair.</translation>
    </message>
    <message>
        <source>There is no revision {number}: the history of this character runs from 0 to {newest}. Choose one of these; quire history lists them.</source>
        <translation>Es gibt keinen Stand {number}: Der Verlauf dieses Charakters geht von 0 bis {newest}. Wähle einen davon; quire history nennt sie.</translation>
    </message>
    <message>
        <source>{name} does not lie in the trash, so it is not deleted for good. Throw it away first.</source>
        <translation>{name} liegt nicht im Papierkorb und wird darum nicht endgültig gelöscht. Wirf den Charakter erst weg.</translation>
    </message>
    <message>
        <source>There is no draft {id} in the library: it was finished or thrown away, or the name is mistyped. List the drafts.</source>
        <translation>In der Bibliothek gibt es keinen Entwurf {id}: Er wurde beendet oder verworfen, oder der Name ist vertippt. Lass dir die Entwürfe zeigen.</translation>
    </message>
    <message>
        <source>The document of {name} ({id}) cannot be read: {reason} Restore a copy of the library in which it can.</source>
        <translation>Das Dokument von {name} ({id}) lässt sich nicht lesen: {reason} Stelle eine Kopie der Bibliothek wieder her, in der es geht.</translation>
    </message>
    <message>
        <source>{path} is not a library of Quire: it belongs to another program. It is left as it is. Name another file.</source>
        <translation>{path} ist keine Bibliothek von Quire: sie gehört einem anderen Programm. Sie bleibt, wie sie ist. Nenne eine andere Datei.</translation>
    </message>
    <message>
        <source>The library {path} was made by a newer Quire, which this one does not understand. It is left as it is. Install the newer Quire, or name another library.</source>
        <translation>Die Bibliothek {path} stammt von einem neueren Quire, das dieses nicht versteht. Sie bleibt, wie sie ist. Installiere das neuere Quire, oder nenne eine andere Bibliothek.</translation>
    </message>
    <message>
        <source>There is no character {id} in the library: it was deleted for good, or the name is mistyped. List them with quire library list.</source>
        <translation>In der Bibliothek gibt es keinen Charakter {id}: Er wurde endgültig gelöscht, oder der Name ist vertippt. quire library list nennt alle.</translation>
    </message>
    <message>
        <source>There is nothing to {verb}: no such edit is left in the history of this character. See quire history.</source>
        <translation>Es gibt nichts für „{verb}“: Im Verlauf dieses Charakters ist keine solche Änderung übrig. Siehe quire history.</translation>
    </message>
    <message>
        <source>“{label}” no longer fits: {reason} Somebody else has changed the character in between; nothing of this edit was written. Look at the character as it stands now and make the edit again.</source>
        <translation>„{label}“ passt nicht mehr: {reason} Jemand anders hat den Charakter inzwischen geändert; von dieser Änderung wurde nichts geschrieben. Sieh den Charakter an, wie er jetzt ist, und mache sie noch einmal.</translation>
    </message>
    <message>
        <source>A text for the library {path} holds half a letter (a lone surrogate), which no file can keep. Type the text anew.</source>
        <translation>Ein Text für die Bibliothek {path} enthält ein halbes Zeichen (ein einzelnes Surrogat), das keine Datei behalten kann. Tippe den Text neu.</translation>
    </message>
    <message>
        <source>The library {path} cannot be reached: {reason}. Check the path and the disk and try again.</source>
        <translation>Die Bibliothek {path} ist nicht zu erreichen: {reason}. Prüfe Pfad und Platte und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{copy} cannot be restored: {reason}. The library is left as it is. Choose another copy.</source>
        <translation>{copy} lässt sich nicht zurückholen: {reason}. Die Bibliothek bleibt, wie sie ist. Wähle eine andere Kopie.</translation>
    </message>
    <message>
        <source>The library {path} is closed already, so nothing can be written. Open it again.</source>
        <translation>Die Bibliothek {path} ist schon geschlossen, also lässt sich nichts schreiben. Öffne sie wieder.</translation>
    </message>
    <message>
        <source>No Steps wait to be counted.</source>
        <translation>Es warten keine Steps darauf, gezählt zu werden.</translation>
    </message>
    <message>
        <source>The character has no skill or power in practice that is checked.</source>
        <translation>Der Charakter übt keine Fertigkeit oder Kraft aus, auf die geprüft wird.</translation>
    </message>
    <message>
        <source>it is out of practice.</source>
        <translation>sie ist aus der Übung.</translation>
    </message>
    <message>
        <source>{name} is made already. Make a new character, or change this one&apos;s sheet.</source>
        <translation>{name} ist schon erschaffen. Erschaffe einen neuen Charakter oder ändere diesen Bogen.</translation>
    </message>
    <message>
        <source>{profession} and {culture} exclude each other.</source>
        <translation>{profession} und {culture} schließen einander aus.</translation>
    </message>
    <message>
        <source>Your {label} must be one JSON object in curly braces.</source>
        <translation>Eigene Angabe „{label}“: Sie muss ein JSON-Objekt in geschweiften Klammern sein.</translation>
    </message>
    <message>
        <source>It was not asked before.</source>
        <translation>Es wurde vorher nicht gefragt.</translation>
    </message>
    <message>
        <source>{game} has no procedure {procedure}.</source>
        <translation>{game} hat keinen Ablauf {procedure}.</translation>
    </message>
    <message>
        <source>Your {label} needs a name: &quot;name&quot;: &quot;…&quot;.</source>
        <translation>Eigene Angabe „{label}“: Sie braucht einen Namen: &quot;name&quot;: &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The setting has {name} already. Choose that one, or find another name.</source>
        <translation>Das Setting hat {name} schon. Wähle das oder finde einen anderen Namen.</translation>
    </message>
    <message>
        <source>The library {path} is damaged: {detail}. It is left as it is. Restore a copy of it, or name another library.</source>
        <translation>Die Bibliothek {path} ist beschädigt: {detail}. Sie bleibt, wie sie ist. Stelle eine Kopie wieder her oder nenne eine andere Bibliothek.</translation>
    </message>
    <message>
        <source>{foe} loses {points} {what}; {left} are left.</source>
        <translation>{foe} verliert {points} {what}; übrig: {left}.</translation>
    </message>
    <message>
        <source>{who} strikes a great blow at {foe} with {weapon}.</source>
        <translation>{who} führt einen großen Schlag gegen {foe} mit {weapon}.</translation>
    </message>
    <message>
        <source>{who} attacks {foe} with {weapon}.</source>
        <translation>{who} greift {foe} an, mit {weapon}.</translation>
    </message>
    <message>
        <source>{who} rolls for {what}: {total}.</source>
        <translation>{who} würfelt für {what}: {total}.</translation>
    </message>
    <message>
        <source>{who} puts {foe} on the loss list.</source>
        <translation>{who} setzt {foe} auf die Verlustliste.</translation>
    </message>
    <message>
        <source>{who} gains {points} EP from the bout with {foe}.</source>
        <translation>{who} gewinnt {points} EP aus dem Übungskampf mit {foe}.</translation>
    </message>
    <message>
        <source>The dead fight no practice bouts.</source>
        <translation>Tote führen keine Übungskämpfe.</translation>
    </message>
    <message>
        <source>The character has no weapon.</source>
        <translation>Der Charakter hat keine Waffe.</translation>
    </message>
    <message>
        <source>The character has no skill.</source>
        <translation>Der Charakter hat keine Fertigkeit.</translation>
    </message>
    <message>
        <source>After {n} rounds neither side has won; the conflict is stopped. Its bound on rounds can be raised.</source>
        <translation>Nach {n} Runden hat keine Seite gewonnen; der Konflikt wird angehalten. Die Höchstzahl der Runden lässt sich erhöhen.</translation>
    </message>
    <message>
        <source>The conflict is over: {side} is left.</source>
        <translation>Der Konflikt ist vorbei. Übrig: {side}.</translation>
    </message>
    <message>
        <source>Round {n} begins.</source>
        <translation>Runde {n} beginnt.</translation>
    </message>
    <message>
        <source>dwarves may be no magicians.</source>
        <translation>Zwerge dürfen keine Magier sein.</translation>
    </message>
    <message>
        <source>There is no experience to burn: two actual points are needed for one.</source>
        <translation>Es ist keine Erfahrung da, die sich verbrennen ließe: Für einen Punkt braucht es zwei tatsächliche.</translation>
    </message>
    <message>
        <source>No skill has a declared point that could be trained.</source>
        <translation>Keine Fertigkeit hat einen angesagten Punkt, der sich üben ließe.</translation>
    </message>
    <message>
        <source>{who} moves {distance}.</source>
        <translation>{who} bewegt sich: {distance}.</translation>
    </message>
    <message>
        <source>An opponent has no {what}. What can be asked for: {known}.</source>
        <translation>Ein Gegner hat kein {what}. Wünschen lässt sich: {known}.</translation>
    </message>
    <message>
        <source>{name} is no {what}; there are {known}.</source>
        <translation>{name} gehört nicht zu {what}; es gibt {known}.</translation>
    </message>
    <message>
        <source>No endurance is lost.</source>
        <translation>Es ist keine Endurance verloren.</translation>
    </message>
    <message>
        <source>Recovery is not known yet: profession or dice are missing.</source>
        <translation>Die Erholung steht noch nicht fest: Beruf oder Würfel fehlen.</translation>
    </message>
    <message>
        <source>{who} may not spend {points} EN in this phase.</source>
        <translation>{who} darf in dieser Phase nicht {points} EN ausgeben.</translation>
    </message>
    <message>
        <source>{who} spends {points} EN.</source>
        <translation>{who} gibt {points} EN aus.</translation>
    </message>
    <message>
        <source>a regular point is declared saved already.</source>
        <translation>ein regulärer Punkt ist schon als gespart angesagt.</translation>
    </message>
    <message>
        <source>as many points are declared as its level and one more.</source>
        <translation>es sind schon so viele Punkte angesagt wie ihr Level und einer mehr.</translation>
    </message>
    <message>
        <source>No sublevel or level waits: experience has not reached the next one.</source>
        <translation>Es wartet kein Sublevel oder Level: Die Erfahrung hat den nächsten noch nicht erreicht.</translation>
    </message>
    <message>
        <source>{who} surrenders.</source>
        <translation>{who} ergibt sich.</translation>
    </message>
    <message>
        <source>No level can be raised with the points that are left; award experience first.</source>
        <translation>Mit den übrigen Punkten lässt sich kein Level erhöhen; vergib zuerst Erfahrung.</translation>
    </message>
    <message>
        <source>{level} is the highest level there is.</source>
        <translation>{level} ist der höchste Level, den es gibt.</translation>
    </message>
    <message>
        <source>in this campaign attributes end at {level}.</source>
        <translation>in dieser Kampagne enden Attribute bei {level}.</translation>
    </message>
    <message>
        <source>it costs {price}, and {left} are left.</source>
        <translation>es kostet {price}, und übrig sind {left}.</translation>
    </message>
    <message>
        <source>A new skill needs a name that no other skill has.</source>
        <translation>Eine neue Fertigkeit braucht einen Namen, den keine andere hat.</translation>
    </message>
    <message>
        <source>{who} strikes the place: {what}.</source>
        <translation>{who} trifft die Stelle: {what}.</translation>
    </message>
    <message>
        <source>{who} misses the place: {what}.</source>
        <translation>{who} verfehlt die Stelle: {what}.</translation>
    </message>
    <message>
        <source>{typed} is no quality. Type a number above 0, such as 2.5 or 3/2.</source>
        <translation>{typed} ist keine Güte. Tippe eine Zahl über 0, etwa 2.5 oder 3/2.</translation>
    </message>
    <message>
        <source>After {n} rounds no army is routed; the battle is stopped. Its bound on rounds can be raised.</source>
        <translation>Nach {n} Runden ist kein Heer geschlagen; die Schlacht wird abgebrochen. Die Grenze der Runden lässt sich anheben.</translation>
    </message>
    <message>
        <source>The battle is over: {side} holds the field.</source>
        <translation>Die Schlacht ist vorbei: {side} behauptet das Feld.</translation>
    </message>
    <message>
        <source>The battle is over; no army holds the field alone.</source>
        <translation>Die Schlacht ist vorbei; kein Heer behauptet das Feld allein.</translation>
    </message>
    <message>
        <source>Round of battle {n} begins.</source>
        <translation>Schlachtrunde {n} beginnt.</translation>
    </message>
    <message>
        <source>{who} takes {hits} hits from {foe}.</source>
        <translation>{who} nimmt {hits} Treffer von {foe}.</translation>
    </message>
    <message>
        <source>{army} {what}.</source>
        <translation>{army} {what}.</translation>
    </message>
    <message>
        <source>The character has no skills; check the attribute instead.</source>
        <translation>Der Charakter hat keine Fertigkeiten; mach stattdessen eine Probe auf das Attribut.</translation>
    </message>
    <message>
        <source>{who} has Initiative {n}.</source>
        <translation>{who} hat Initiative {n}.</translation>
    </message>
    <message>
        <source>{who} {what}.</source>
        <translation>{who} {what}.</translation>
    </message>
    <message>
        <source>{who} is {health}.</source>
        <translation>{who} ist {health}.</translation>
    </message>
    <message>
        <source>{what} takes {past} Stamina from {foe}.</source>
        <translation>{what} kostet {foe} {past} Stamina.</translation>
    </message>
    <message>
        <source>{foe} endures {what}.</source>
        <translation>{foe} hält {what} aus.</translation>
    </message>
    <message>
        <source>{who} dies.</source>
        <translation>{who} stirbt.</translation>
    </message>
    <message>
        <source>{who} falls and is {state}.</source>
        <translation>{who} fällt und ist {state}.</translation>
    </message>
    <message>
        <source>Exertion costs {who} {points} Stamina.</source>
        <translation>Die Anstrengung kostet {who} {points} Stamina.</translation>
    </message>
    <message>
        <source>{who} {how}.</source>
        <translation>{who} {how}.</translation>
    </message>
    <message>
        <source>{who} rests and regains {points} Stamina.</source>
        <translation>{who} ruht und gewinnt {points} Stamina zurück.</translation>
    </message>
    <message>
        <source>{who} is conscious again, still on the ground.</source>
        <translation>{who} ist wieder bei Bewusstsein, noch am Boden.</translation>
    </message>
    <message>
        <source>{wanted} cannot be had for {what}; it takes a whole number from {least} to {most}.</source>
        <translation>{wanted} gibt es nicht für {what}; nötig ist eine ganze Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>{name} is a creature of the setting, which is not made for points. Leave the wish out.</source>
        <translation>{name} ist ein Geschöpf der Spielwelt, das nicht für Punkte gemacht wird. Lass den Wunsch weg.</translation>
    </message>
    <message>
        <source>{who} plans: {what}.</source>
        <translation>{who} plant: {what}.</translation>
    </message>
    <message>
        <source>Nothing is lost: Stamina is full, Health and Sanity are whole.</source>
        <translation>Nichts ist verloren: Stamina ist voll, Health und Sanity sind heil.</translation>
    </message>
    <message>
        <source>it does not reach {yards} yards.</source>
        <translation>es reicht keine {yards} Yards weit.</translation>
    </message>
    <message>
        <source>{who} hits {foe}: {what}.</source>
        <translation>{who} trifft {foe}: {what}.</translation>
    </message>
    <message>
        <source>{who} misses {foe}: {what}.</source>
        <translation>{who} verfehlt {foe}: {what}.</translation>
    </message>
    <message>
        <source>{who} steps up to {foe}.</source>
        <translation>{who} tritt an {foe} heran.</translation>
    </message>
    <message>
        <source>{thing} flies out of the hand of {foe}, {yards} yards away.</source>
        <translation>{thing} fliegt {foe} aus der Hand, {yards} Yards weit.</translation>
    </message>
    <message>
        <source>Column {column}: {found} names no numbers of a die. Write 3- for 1 to 3, {{1,3,5}} for single numbers, or 0 for none.</source>
        <translation>Spalte {column}: {found} nennt keine Zahlen eines Würfels. Schreibe 3- für 1 bis 3, {{1,3,5}} für einzelne Zahlen oder 0 für keine.</translation>
    </message>
    <message>
        <source>{what}: {words}</source>
        <translation>{what}: {words}</translation>
    </message>
    <message>
        <source>it needs {thing}, which is not carried.</source>
        <translation>sie braucht {thing}, was nicht dabei ist.</translation>
    </message>
    <message>
        <source>it has no members, or contains itself.</source>
        <translation>es hat keine Glieder oder enthält sich selbst.</translation>
    </message>
    <message>
        <source>These skills cannot be used together.</source>
        <translation>Diese Fertigkeiten lassen sich nicht zusammen benutzen.</translation>
    </message>
    <message>
        <source>A skill is declared twice.</source>
        <translation>Eine Fertigkeit ist zweimal angesagt.</translation>
    </message>
    <message>
        <source>{what} has more members than its link allows.</source>
        <translation>{what} hat mehr Glieder, als die Verbindung erlaubt.</translation>
    </message>
    <message>
        <source>{what} counts for {count} at most.</source>
        <translation>{what} zählt höchstens für {count}.</translation>
    </message>
    <message>
        <source>{what} cannot be used now: rate, or what it needs.</source>
        <translation>{what} lässt sich jetzt nicht benutzen: wegen der Rate, oder weil fehlt, was es braucht.</translation>
    </message>
    <message>
        <source>Every failure may be repeated next round in this campaign (see its options).</source>
        <translation>In dieser Kampagne darf jeder Fehlschlag in der nächsten Runde wiederholt werden (siehe ihre Optionen).</translation>
    </message>
    <message>
        <source>No power holds the character that could be resisted.</source>
        <translation>Keine Kraft hält den Charakter, der sich widerstehen ließe.</translation>
    </message>
    <message>
        <source>it cannot be resisted any more.</source>
        <translation>ihr lässt sich nicht mehr widerstehen.</translation>
    </message>
    <message>
        <source>{who} brings {what} about.</source>
        <translation>{who} bringt {what} zustande.</translation>
    </message>
    <message>
        <source>{who} does not bring {what} about.</source>
        <translation>{who} bringt {what} nicht zustande.</translation>
    </message>
    <message>
        <source>{who}: mishap {mishap}, lucky break {lucky}.</source>
        <translation>{who}: Missgeschick {mishap}, Glücksfall {lucky}.</translation>
    </message>
    <message>
        <source>{who}: mishap {mishap}, lucky break {lucky}: {meaning}</source>
        <translation>{who}: Missgeschick {mishap}, Glücksfall {lucky}: {meaning}</translation>
    </message>
    <message>
        <source>{who}, {what}: initiative {initiative}.</source>
        <translation>{who}, {what}: Initiative {initiative}.</translation>
    </message>
    <message>
        <source>The conflict is over; more than one side is left.</source>
        <translation>Der Konflikt ist vorbei; mehr als eine Seite ist übrig.</translation>
    </message>
    <message>
        <source>The conflict is over; no side is left.</source>
        <translation>Der Konflikt ist vorbei; keine Seite ist übrig.</translation>
    </message>
    <message>
        <source>{who} comes at initiative {initiative}.</source>
        <translation>{who} ist bei Initiative {initiative} dran.</translation>
    </message>
    <message>
        <source>{who} loses the attempt of {what}; its fatigue is paid all the same.</source>
        <translation>{who} verliert den Versuch mit {what}; die Ermüdung dafür wird trotzdem bezahlt.</translation>
    </message>
    <message>
        <source>{who}: {n} effects arrive or fade.</source>
        <translation>{who}: Wirkungen, die eintreffen oder vergehen: {n}.</translation>
    </message>
    <message>
        <source>{who} passes: {what}.</source>
        <translation>{who} besteht: {what}.</translation>
    </message>
    <message>
        <source>{who} fails: {what}.</source>
        <translation>{who} scheitert: {what}.</translation>
    </message>
    <message>
        <source>{who} dies: a skill has more than twice its level in wounds.</source>
        <translation>{who} stirbt: Eine Fertigkeit hat mehr Wunden als das Doppelte ihres Levels.</translation>
    </message>
    <message>
        <source>{who} falls unconscious: a skill is below zero.</source>
        <translation>{who} wird bewusstlos: Eine Fertigkeit ist unter null.</translation>
    </message>
    <message>
        <source>{who} is conscious again.</source>
        <translation>{who} ist wieder bei Bewusstsein.</translation>
    </message>
    <message>
        <source>{whom} suffers {what}.</source>
        <translation>{whom} erleidet {what}.</translation>
    </message>
    <message>
        <source>{what} on {whom} ends.</source>
        <translation>{what} auf {whom} endet.</translation>
    </message>
    <message>
        <source>{who} loses the later attempts of this round.</source>
        <translation>{who} verliert die späteren Versuche dieser Runde.</translation>
    </message>
    <message>
        <source>{who} throws {what} off.</source>
        <translation>{who} schüttelt {what} ab.</translation>
    </message>
    <message>
        <source>A background is a generic skill with one stat, as in Ferrying:0 DEX; {line} is not.</source>
        <translation>Eine Herkunft ist eine allgemeine Fertigkeit mit einem Stat, wie in Ferrying:0 DEX; {line} ist keine.</translation>
    </message>
    <message>
        <source>the skill needs a stat that it is based on.</source>
        <translation>die Fertigkeit braucht einen Stat, auf dem sie beruht.</translation>
    </message>
    <message>
        <source>{who} declares: {what}.</source>
        <translation>{who} sagt an: {what}.</translation>
    </message>
    <message>
        <source>{who} holds back.</source>
        <translation>{who} hält sich zurück.</translation>
    </message>
    <message>
        <source>{what} is on its way to {whom}.</source>
        <translation>{what} ist auf dem Weg zu {whom}.</translation>
    </message>
    <message>
        <source>{what} is lost: {whom} has such an effect on its way already.</source>
        <translation>{what} geht verloren: Zu {whom} ist schon so eine Wirkung auf dem Weg.</translation>
    </message>
    <message>
        <source>This costs {cost} experience points, and {left} are left. Choose a lower level, or award experience first.</source>
        <translation>Das kostet {cost} Erfahrungspunkte, und übrig sind {left}. Wähle einen niedrigeren Level, oder vergib zuerst Erfahrung.</translation>
    </message>
    <message>
        <source>A new skill costs {least} experience points at least, and {left} are left. Award experience first.</source>
        <translation>Eine neue Fertigkeit kostet mindestens {least} Erfahrungspunkte, und übrig sind {left}. Vergib zuerst Erfahrung.</translation>
    </message>
    <message>
        <source>negative skills have no price; only the Game Master takes them away.</source>
        <translation>negative Fertigkeiten haben keinen Preis; nur die Spielleitung nimmt sie weg.</translation>
    </message>
    <message>
        <source>no aptitude is chosen for its stat, so that it has no price.</source>
        <translation>für ihren Stat ist keine Anlage gewählt, sodass sie keinen Preis hat.</translation>
    </message>
    <message>
        <source>it cannot rise any further.</source>
        <translation>sie kann nicht weiter steigen.</translation>
    </message>
    <message>
        <source>{line} has no stat that it is based on. Write one, as in Climbing:0 DEX.</source>
        <translation>{line} hat keinen Stat, auf dem es beruht. Schreibe einen dazu, wie in Climbing:0 DEX.</translation>
    </message>
    <message>
        <source>Nothing can be raised with {left} experience points. Award experience first.</source>
        <translation>Mit {left} Erfahrungspunkten lässt sich nichts erhöhen. Vergib zuerst Erfahrung.</translation>
    </message>
    <message>
        <source>The creation of this character is finished; changes cost experience.</source>
        <translation>Die Erschaffung dieses Charakters ist abgeschlossen; Änderungen kosten Erfahrung.</translation>
    </message>
    <message>
        <source>The character has no skills yet that a creation could end with.</source>
        <translation>Der Charakter hat noch keine Fertigkeiten, mit denen eine Erschaffung enden könnte.</translation>
    </message>
    <message>
        <source>Column {column}: a level is expected where {found} stands. Write “:” and a whole number behind the name, as in Climb:3.</source>
        <translation>Spalte {column}: Wo {found} steht, wird ein Level erwartet. Schreibe „:“ und eine ganze Zahl hinter den Namen, wie in Climb:3.</translation>
    </message>
    <message>
        <source>Column {column}: the level before {found} is {level}; a level from {least} to {most} is expected.</source>
        <translation>Spalte {column}: Der Level vor {found} ist {level}; erwartet wird ein Level von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Column {column}: a level is expected where {found} stands. Only settings leave a level open; write a number.</source>
        <translation>Spalte {column}: Wo {found} steht, wird ein Level erwartet. Nur Settings lassen einen Level offen; schreibe eine Zahl.</translation>
    </message>
    <message>
        <source>Column {column}: a name of 1 to {most} characters is expected before {found}.</source>
        <translation>Spalte {column}: Vor {found} wird ein Name von 1 bis {most} Zeichen erwartet.</translation>
    </message>
    <message>
        <source>Column {column}: a name is expected where {found} stands, without any of : [ ] ( ) {{ }} * , #.</source>
        <translation>Spalte {column}: Wo {found} steht, wird ein Name erwartet, ohne eines der Zeichen : [ ] ( ) {{ }} * , #.</translation>
    </message>
    <message>
        <source>Column {column}: the line is longer than {most} characters. Shorten it.</source>
        <translation>Spalte {column}: Die Zeile ist länger als {most} Zeichen. Kürze sie.</translation>
    </message>
    <message>
        <source>Column {column}: {found} cannot be read. Expected is an effect modifier such as [+1], stats such as (STR vs {{PHY}}), a flag in parentheses, or the end of the line.</source>
        <translation>Spalte {column}: {found} lässt sich nicht lesen. Erwartet wird eine Änderung der Wirkung wie [+1], Stats wie (STR vs {{PHY}}), ein Zusatz in Klammern oder das Ende der Zeile.</translation>
    </message>
    <message>
        <source>Column {column}: a flag is expected between the parentheses {found}.</source>
        <translation>Spalte {column}: Zwischen den Klammern {found} wird ein Zusatz erwartet.</translation>
    </message>
    <message>
        <source>Column {column}: {flag} reads as stats. Stats are expected before all flags, at once behind the level.</source>
        <translation>Spalte {column}: {flag} liest sich als Stats. Stats werden vor allen Zusätzen erwartet, gleich hinter dem Level.</translation>
    </message>
    <message>
        <source>Column {column}: {flag} says again what is said already; leave it out.</source>
        <translation>Spalte {column}: {flag} sagt noch einmal, was schon dasteht; lass es weg.</translation>
    </message>
    <message>
        <source>Column {column}: {flag} contradicts an earlier flag; keep one.</source>
        <translation>Spalte {column}: {flag} widerspricht einem früheren Zusatz; behalte einen.</translation>
    </message>
    <message>
        <source>Column {column}: {flag} is no stack rating; x1 to x{most} are expected.</source>
        <translation>Spalte {column}: {flag} ist keine Stapelzahl; erwartet wird x1 bis x{most}.</translation>
    </message>
    <message>
        <source>Column {column}: {flag} is no rate; expected is one such as 1/day or 2/5min, without 0.</source>
        <translation>Spalte {column}: {flag} ist keine Rate; erwartet wird eine wie 1/day oder 2/5min, ohne 0.</translation>
    </message>
    <message>
        <source>Column {column}: only a power is passive. Stats with “to” or “vs” are expected, as in (DEX to DEX) (passive only).</source>
        <translation>Spalte {column}: Nur eine Kraft ist passiv. Erwartet werden Stats mit „to“ oder „vs“, wie in (DEX to DEX) (passive only).</translation>
    </message>
    <message>
        <source>Column {column}: a wound or fatigue skill is expected to have stats with “vs” or “for”, as in (CON vs {{PHY}}).</source>
        <translation>Spalte {column}: Bei einer Fertigkeit für Wunden oder Ermüdung werden Stats mit „vs“ oder „for“ erwartet, wie in (CON vs {{PHY}}).</translation>
    </message>
    <message>
        <source>Column {column}: a metaskill is expected to have one stat only, as in LINK:4 MIN (metaskill).</source>
        <translation>Spalte {column}: Bei einem Metaskill wird nur ein Stat erwartet, wie in LINK:4 MIN (metaskill).</translation>
    </message>
    <message>
        <source>The setting has no background {name}.</source>
        <translation>Das Setting hat keine Herkunft {name}.</translation>
    </message>
    <message>
        <source>it is declared already.</source>
        <translation>schon angesagt.</translation>
    </message>
    <message>
        <source>another effect of this kind is still at work.</source>
        <translation>eine andere Wirkung dieser Art hält noch an.</translation>
    </message>
    <message>
        <source>{who} succeeds: {what}.</source>
        <translation>{who} hat Erfolg: {what}.</translation>
    </message>
    <message>
        <source>{who} succeeds with {what} on {whom}.</source>
        <translation>{who} hat Erfolg mit {what} gegen {whom}.</translation>
    </message>
    <message>
        <source>{who} fails with {what} on {whom}.</source>
        <translation>{who} scheitert mit {what} gegen {whom}.</translation>
    </message>
    <message>
        <source>Nobody grows older than {age} human years.</source>
        <translation>Niemand wird älter als {age} Menschenjahre.</translation>
    </message>
    <message>
        <source>the character has it already.</source>
        <translation>der Charakter hat sie schon.</translation>
    </message>
    <message>
        <source>it can only be learned through a culture or profession that teaches it.</source>
        <translation>sie lässt sich nur durch eine Kultur oder einen Beruf lernen, der sie lehrt.</translation>
    </message>
    <message>
        <source>it needs training in {names}.</source>
        <translation>sie setzt Übung in {names} voraus.</translation>
    </message>
    <message>
        <source>{line} lacks a bonus. Write it so: Star reading 7 (focs, know).</source>
        <translation>{line} fehlt ein Bonus. Schreibe es so: Star reading 7 (focs, know).</translation>
    </message>
    <message>
        <source>There is no attribute {attribute}.</source>
        <translation>Es gibt kein Attribut {attribute}.</translation>
    </message>
    <message>
        <source>{capability} can be taken only once.</source>
        <translation>{capability} lässt sich nur einmal nehmen.</translation>
    </message>
    <message>
        <source>The character has no capability that is checked for itself.</source>
        <translation>Der Charakter hat keine Fähigkeit, auf die für sich geprüft wird.</translation>
    </message>
    <message>
        <source>There are {n} participants or more: one Initiative for each side is quicker.</source>
        <translation>Es sind {n} Teilnehmer oder mehr: Eine Initiative für jede Seite geht schneller.</translation>
    </message>
    <message>
        <source>{who}: {what}.</source>
        <translation>{who}: {what}.</translation>
    </message>
    <message>
        <source>{line} lacks a percentage from 0 to 100. Write it so: Frugal 70 Wasteful.</source>
        <translation>{line} fehlt ein Prozentwert von 0 bis 100. Schreibe es so: Frugal 70 Wasteful.</translation>
    </message>
    <message>
        <source>{who} leaves the conflict.</source>
        <translation>{who} verlässt den Konflikt.</translation>
    </message>
    <message>
        <source>{address}: there is no such row. It may have been removed; {list} has {count:# row|# rows}.</source>
        <translation>{address}: Diese Zeile gibt es nicht. Vielleicht wurde sie entfernt; {list} hat {count:# Zeile|# Zeilen}.</translation>
    </message>
    <message>
        <source>{wanted:# die is|# dice are} rolled here, {given:# face was|# faces were} typed. Type what each die shows, with spaces between, or only Enter to let Quire roll.</source>
        <translation>Hier {wanted:wird # Würfel|werden # Würfel} geworfen, getippt {given:wurde # Augenzahl|wurden # Augenzahlen}. Tippe, was jeder Würfel zeigt, mit Leerzeichen dazwischen, oder nur Enter, damit Quire würfelt.</translation>
    </message>
    <message>
        <source>{wanted:# die is|# dice are} rolled, {given:# face is|# faces are} given.</source>
        <translation>{wanted:# Würfel wird|# Würfel werden} geworfen, {given:# Augenzahl ist|# Augenzahlen sind} angegeben.</translation>
    </message>
    <message>
        <source>{label} takes {count:# list|# lists} of faces.</source>
        <translation>{label} nimmt {count:# Liste|# Listen} von Augenzahlen.</translation>
    </message>
    <message>
        <source>{entry} can be taken at most {most:# time|# times}.</source>
        <translation>{entry} lässt sich höchstens {most}-mal nehmen.</translation>
    </message>
    <message>
        <source>{count:# character belongs|# characters belong} to this campaign, in the trash or out of it, so it stays. Write another campaign there first.</source>
        <translation>{count:# Charakter gehört|# Charaktere gehören} zu dieser Kampagne, im Papierkorb oder außerhalb, also bleibt sie. Schreibe dort zuerst eine andere Kampagne hinein.</translation>
    </message>
    <message>
        <source>The history of {name} ({id}) has gaps: it has {count:# entry|# entries} where {wanted} belong. The character itself is there.</source>
        <translation>Der Verlauf von {name} ({id}) hat Lücken: {count:# Eintrag|# Einträge}, wo {wanted} hingehören. Der Charakter selbst ist da.</translation>
    </message>
    <message>
        <source>{what} has at most {dice:# die|# dice} on each target.</source>
        <translation>{what} hat je Ziel höchstens {dice:# Würfel|# Würfel}.</translation>
    </message>
    <message>
        <source>{what} of {who} has {points:# point|# points} of effect.</source>
        <translation>{what} von {who} hat eine Wirkung von {points}.</translation>
    </message>
    <message>
        <source>{who} channels {points:# point|# points} with {what}.</source>
        <translation>{who} leitet {points:# Punkt|# Punkte} mit {what} weiter.</translation>
    </message>
    <message>
        <source>{whom} takes {wounds:# point|# points} of wounds.</source>
        <translation>{whom} nimmt {wounds:# Punkt|# Punkte} an Wunden.</translation>
    </message>
    <message>
        <source>{whom} takes {fatigue:# point|# points} of fatigue.</source>
        <translation>{whom} nimmt {fatigue:# Punkt|# Punkte} an Ermüdung.</translation>
    </message>
    <message>
        <source>{whom} takes {wounds:# point|# points} of wounds and {fatigue} of fatigue.</source>
        <translation>{whom} nimmt {wounds:# Punkt|# Punkte} an Wunden und {fatigue} an Ermüdung.</translation>
    </message>
    <message>
        <source>{who} talks or moves.</source>
        <translation>{who} redet oder bewegt sich.</translation>
    </message>
    <message>
        <source>{who} waits.</source>
        <translation>{who} wartet.</translation>
    </message>
    <message>
        <source>{who} may act on second {second}.</source>
        <translation>{who} darf in Sekunde {second} handeln.</translation>
    </message>
    <message>
        <source>{who} declares {what}, due on second {second}.</source>
        <translation>{who} sagt {what} an, fällig in Sekunde {second}.</translation>
    </message>
    <message>
        <source>The character cannot move: the current Movement is 0.</source>
        <translation>Der Charakter kann sich nicht bewegen: Das aktuelle Movement ist 0.</translation>
    </message>
    <message>
        <source>{name} is dead.</source>
        <translation>{name} ist tot.</translation>
    </message>
    <message>
        <source>A RAT of {rat} would let Levels come without end. Look at the house rules for it.</source>
        <translation>Bei einer RAT von {rat} nähmen die Levels kein Ende. Sieh dir die Hausregeln dazu an.</translation>
    </message>
    <message>
        <source>No Level is due yet: {missing} more Achievements are needed.</source>
        <translation>Noch ist kein Level fällig: Es fehlen {missing} Achievements.</translation>
    </message>
    <message>
        <source>{label} takes a number above 0 and at most {most}, in {units}; {typed} is none.</source>
        <translation>{label} nimmt eine Zahl über 0 bis höchstens {most}, in {units}; {typed} ist keine.</translation>
    </message>
    <message>
        <source>The setting has no {kind} {name}.</source>
        <translation>Das Setting hat unter {kind} kein {name}.</translation>
    </message>
    <message>
        <source>No damage is taken, so there is nothing to recover.</source>
        <translation>Es gibt keinen Schaden, also auch nichts, wovon sich der Charakter erholen könnte.</translation>
    </message>
    <message>
        <source>No attribute has lost points for a time.</source>
        <translation>Kein Attribut hat auf Zeit Punkte verloren.</translation>
    </message>
    <message>
        <source>{spent} age points are more than the {total} that there are.</source>
        <translation>{spent} Alterspunkte sind mehr als die {total}, die es gibt.</translation>
    </message>
    <message>
        <source>All Level points are placed; each Level brings one.</source>
        <translation>Alle Levelpunkte sind verteilt; jeder Level bringt einen.</translation>
    </message>
    <message>
        <source>All age points are placed; each birthday brings ten.</source>
        <translation>Alle Alterspunkte sind verteilt; jeder Geburtstag bringt zehn.</translation>
    </message>
    <message>
        <source>The age points that are placed do not fit the age. Correct them on the sheet first.</source>
        <translation>Die verteilten Alterspunkte passen nicht zum Alter. Berichtige sie zuerst auf dem Bogen.</translation>
    </message>
    <message>
        <source>The blow lands on {foe}: {place}.</source>
        <translation>Der Schlag trifft {foe}: {place}.</translation>
    </message>
    <message>
        <source>{who} hits {foe} with {weapon}.</source>
        <translation>{who} trifft {foe} mit {weapon}.</translation>
    </message>
    <message>
        <source>{foe} is too far away for {who}&apos;s {weapon}.</source>
        <translation>{foe} ist zu weit weg für {who} mit {weapon}.</translation>
    </message>
    <message>
        <source>{foe} evades {who}&apos;s {weapon}.</source>
        <translation>{foe} weicht {who} aus ({weapon}).</translation>
    </message>
    <message>
        <source>{who} misses {foe} with {weapon}.</source>
        <translation>{who} verfehlt {foe} mit {weapon}.</translation>
    </message>
    <message>
        <source>There is no profession with an attribute that is not trained yet.</source>
        <translation>Es gibt keinen Beruf mit einem Attribut, das noch nicht geübt ist.</translation>
    </message>
    <message>
        <source>it is at its highest bonus, {most}.</source>
        <translation>sie hat ihren höchsten Bonus, {most}.</translation>
    </message>
    <message>
        <source>There is no capability that could be raised; learn one first.</source>
        <translation>Es gibt keine Fähigkeit, die sich erhöhen ließe; lerne zuerst eine.</translation>
    </message>
    <message>
        <source>No armor has lost any of its rank.</source>
        <translation>Keine Rüstung hat etwas von ihrem Rang verloren.</translation>
    </message>
    <message>
        <source>it cannot become better.</source>
        <translation>sie kann nicht besser werden.</translation>
    </message>
    <message>
        <source>There is no armor that could be improved.</source>
        <translation>Es gibt keine Rüstung, die sich verbessern ließe.</translation>
    </message>
    <message>
        <source>No weapon has lost any of its edge.</source>
        <translation>Keine Waffe hat etwas von ihrer Schärfe verloren.</translation>
    </message>
    <message>
        <source>{who} takes {points} from {cause}; the Damage Status is {left}.</source>
        <translation>{who} nimmt {points} Schaden durch {cause}; der Damage Status ist {left}.</translation>
    </message>
    <message>
        <source>{who} is {word}.</source>
        <translation>{who} ist {word}.</translation>
    </message>
    <message>
        <source>{who} wakes.</source>
        <translation>{who} wacht auf.</translation>
    </message>
    <message>
        <source>{check} is passed.</source>
        <translation>Bestanden: {check}.</translation>
    </message>
    <message>
        <source>{check} fails.</source>
        <translation>Misslungen: {check}.</translation>
    </message>
    <message>
        <source>{foe} is struck, {place}, and sustains {points}.</source>
        <translation>{foe} wird getroffen, {place}, und erleidet {points}.</translation>
    </message>
    <message>
        <source>The armor of {foe} absorbs the blow but for {points}.</source>
        <translation>Die Rüstung von {foe} fängt den Schlag bis auf {points} ab.</translation>
    </message>
    <message>
        <source>{who} cannot reach {foe} with {weapon}.</source>
        <translation>{who} erreicht {foe} mit {weapon} nicht.</translation>
    </message>
    <message>
        <source>{who} closes in on {foe}.</source>
        <translation>{who} rückt an {foe} heran.</translation>
    </message>
    <message>
        <source>{foe} drops {thing}.</source>
        <translation>{foe} lässt {thing} fallen.</translation>
    </message>
    <message>
        <source>After {n} Third-turns neither side has won; the conflict is stopped. Its bound on rounds can be raised.</source>
        <translation>Nach {n} Third-turns hat keine Seite gewonnen; der Konflikt wird angehalten. Die Höchstzahl der Runden lässt sich erhöhen.</translation>
    </message>
    <message>
        <source>Third-turn {n} begins.</source>
        <translation>Third-turn {n} beginnt.</translation>
    </message>
    <message>
        <source>The surprise gives {seconds} free seconds.</source>
        <translation>Die Überraschung gibt {seconds} freie Sekunden.</translation>
    </message>
    <message>
        <source>{who} is unconscious for {seconds} s.</source>
        <translation>{who} ist {seconds} s bewusstlos.</translation>
    </message>
    <message>
        <source>{who} falls unconscious.</source>
        <translation>{who} wird bewusstlos.</translation>
    </message>
    <message>
        <source>{who} comes to.</source>
        <translation>{who} kommt zu sich.</translation>
    </message>
    <message>
        <source>{who} regains {points} of {what}.</source>
        <translation>{who} gewinnt {points} {what} zurück.</translation>
    </message>
    <message>
        <source>{who} passes the check of {what} {why}.</source>
        <translation>{who} besteht die Probe auf {what} {why}.</translation>
    </message>
    <message>
        <source>{who} fails the check of {what} {why}.</source>
        <translation>{who} verfehlt die Probe auf {what} {why}.</translation>
    </message>
    <message>
        <source>{profession} needs {missing}.</source>
        <translation>{profession} braucht {missing}.</translation>
    </message>
    <message>
        <source>it is known already.</source>
        <translation>das ist schon bekannt.</translation>
    </message>
    <message>
        <source>{who} is busy for {seconds} s: {what}.</source>
        <translation>{who} ist {seconds} s beschäftigt: {what}.</translation>
    </message>
    <message>
        <source>{who} flees.</source>
        <translation>{who} flieht.</translation>
    </message>
    <message>
        <source>{who} may attack with {weapon} on second {second}.</source>
        <translation>{who} darf in Sekunde {second} mit {weapon} angreifen.</translation>
    </message>
    <message>
        <source>The character has no Step Level that could be drained.</source>
        <translation>Der Charakter hat keinen Step Level, der ihm entzogen werden könnte.</translation>
    </message>
    <message>
        <source>There is no Lore to spend; each Step Level brings some.</source>
        <translation>Es ist kein Lore übrig; jeder Step Level bringt etwas.</translation>
    </message>
    <message>
        <source>it costs {cost} {lore} Lore.</source>
        <translation>es kostet {cost} {lore} Lore.</translation>
    </message>
    <message>
        <source>it requires {skills}.</source>
        <translation>es setzt {skills} voraus.</translation>
    </message>
    <message>
        <source>it asks for {attributes}.</source>
        <translation>es verlangt {attributes}.</translation>
    </message>
    <message>
        <source>only certain professions may learn it.</source>
        <translation>nur bestimmte Berufe dürfen sie lernen.</translation>
    </message>
    <message>
        <source>There are no attribute points to place; each Step Advancement brings one.</source>
        <translation>Es sind keine Attributspunkte zu verteilen; jedes Step Advancement bringt einen.</translation>
    </message>
    <message>
        <source>No more attribute points are placed than were gained.</source>
        <translation>Es werden nicht mehr Attributspunkte verteilt, als gewonnen wurden.</translation>
    </message>
    <message>
        <source>The character practices no profession that it could leave.</source>
        <translation>Der Charakter übt keinen Beruf aus, den er verlassen könnte.</translation>
    </message>
    <message>
        <source>There is no former profession to take up again.</source>
        <translation>Es gibt keinen früheren Beruf, der sich wieder aufnehmen ließe.</translation>
    </message>
    <message>
        <source>No profession is open to the character. Minimums that are not met, the culture, or having been practiced already close {names}.</source>
        <translation>Dem Charakter steht kein Beruf offen. Verfehlte Mindestwerte, die Kultur oder frühere Ausübung schließen {names} aus.</translation>
    </message>
    <message>
        <source>Professions cannot be changed in this campaign (see its options).</source>
        <translation>In dieser Kampagne lassen sich Berufe nicht wechseln (siehe ihre Optionen).</translation>
    </message>
    <message>
        <source>Only one profession at a time is allowed in this campaign (see its options); change it.</source>
        <translation>In dieser Kampagne ist nur ein Beruf zur selben Zeit erlaubt (siehe ihre Optionen); wechsle ihn.</translation>
    </message>
    <message>
        <source>There is no setting with professions to choose from. Choose a setting, or add the profession by hand.</source>
        <translation>Es gibt kein Setting mit Berufen zur Auswahl. Wähle ein Setting oder füge den Beruf von Hand hinzu.</translation>
    </message>
    <message>
        <source>it was practiced once; take it up again instead.</source>
        <translation>er wurde schon einmal ausgeübt; nimm ihn stattdessen wieder auf.</translation>
    </message>
    <message>
        <source>it is practiced already.</source>
        <translation>er wird schon ausgeübt.</translation>
    </message>
    <message>
        <source>Nothing is lost: every attribute is at its maximum.</source>
        <translation>Nichts ist verloren: jedes Attribut ist an seinem Höchstwert.</translation>
    </message>
    <message>
        <source>The library goes back to how it was on {time}. What was changed since then is not in it any more; a copy of the library as it is now is made first, and you find it in this list.</source>
        <translation>Die Bibliothek wird wieder so, wie sie am {time} war. Was seither geändert wurde, steht dann nicht mehr darin; vorher wird eine Kopie der jetzigen Bibliothek angelegt, die du in dieser Liste findest.</translation>
    </message>
    <message>
        <source>The library goes back to how it was on {time}. The damaged file is set aside, and what you have made in this session comes along.</source>
        <translation>Die Bibliothek wird wieder so, wie sie am {time} war. Die beschädigte Datei wird beiseitegelegt, und was du in dieser Sitzung gemacht hast, kommt mit.</translation>
    </message>
    <message>
        <source>{label} is yes or no; “{text}” is neither.</source>
        <translation>{label} ist ja oder nein; „{text}“ ist keins von beiden.</translation>
    </message>
    <message>
        <source>{label} has no “{text}”. It may be one of: {known}.</source>
        <translation>{label} kennt „{text}“ nicht. Möglich sind: {known}.</translation>
    </message>
    <message>
        <source>{label} is a list of rows and cannot be typed.</source>
        <translation>{label} ist eine Liste von Zeilen und lässt sich nicht eintippen.</translation>
    </message>
    <message>
        <source>“{text}” is no whole number. {label} takes digits, with a minus sign in front where it is below 0.</source>
        <translation>„{text}“ ist keine ganze Zahl. {label} nimmt Ziffern, mit einem Minus davor, wo der Wert unter 0 liegt.</translation>
    </message>
    <message>
        <source>“{text}” is no number. {label} takes digits and, where needed, up to six decimals.</source>
        <translation>„{text}“ ist keine Zahl. {label} nimmt Ziffern und, wo nötig, bis zu sechs Nachkommastellen.</translation>
    </message>
    <message>
        <source>{name} was edited while the fight lay still. The fight goes on with the numbers that it had; what happens in it is no longer written to the sheet.</source>
        <translation>{name} wurde geändert, während der Kampf ruhte. Der Kampf geht mit den Zahlen weiter, die er hatte; was in ihm geschieht, wird nicht mehr auf den Bogen geschrieben.</translation>
    </message>
    <message>
        <source>{name} was thrown away in the middle of the fight. The fight goes on with its own copy; nothing more is written to the sheet. Take it out of the trash and take the fight up again, and what it lacks is written.</source>
        <translation>{name} wurde mitten im Kampf weggeworfen. Der Kampf geht mit einer eigenen Kopie weiter; auf den Bogen wird nichts mehr geschrieben. Hole den Charakter aus dem Papierkorb und nimm den Kampf wieder auf, dann wird nachgetragen, was fehlt.</translation>
    </message>
    <message>
        <source>{game} has no conflict {key}; this fight comes from another version of Quire.</source>
        <translation>{game} hat keinen Konflikt {key}; dieser Kampf stammt aus einer anderen Version von Quire.</translation>
    </message>
    <message>
        <source>The fight is not kept any longer, and no step of it can be taken back. What it did to the sheets stays.</source>
        <translation>Der Kampf wird nicht länger aufgehoben, und kein Schritt lässt sich mehr zurücknehmen. Was er auf den Bögen geändert hat, bleibt.</translation>
    </message>
    <message>
        <source>{number} characters are in the library now.</source>
        <translation>{number} Charaktere sind jetzt in der Bibliothek.</translation>
    </message>
    <message>
        <source>{number} characters of the trash are deleted for good. Their history goes with them, and nothing brings them back but a copy of the library.</source>
        <translation>{number} Charaktere des Papierkorbs werden endgültig gelöscht. Ihr Verlauf geht mit, und nur eine Kopie der Bibliothek bringt sie zurück.</translation>
    </message>
    <message>
        <source>What was begun as {title} is thrown away, with the answers given so far. Characters stay as they are.</source>
        <translation>Was als {title} begonnen wurde, wird weggeworfen, mit den bisherigen Antworten. Charaktere bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>There is no character file in these folders. Files of characters end in .json; choose others.</source>
        <translation>In diesen Ordnern ist keine Charakterdatei. Dateien von Charakteren enden auf .json; wähle andere.</translation>
    </message>
    <message>
        <source>{name} is in the library now.</source>
        <translation>{name} ist jetzt in der Bibliothek.</translation>
    </message>
    <message>
        <source>The character is written to {file}.</source>
        <translation>Der Charakter steht jetzt in {file}.</translation>
    </message>
    <message>
        <source>{number:# character is|# characters are} written into {folder}.</source>
        <translation>{number:# Charakter steht|# Charaktere stehen} jetzt in {folder}.</translation>
    </message>
    <message>
        <source>This character is deleted for good. Its history goes with it, and nothing brings it back but a copy of the library.</source>
        <translation>Dieser Charakter wird endgültig gelöscht. Sein Verlauf geht mit, und nur eine Kopie der Bibliothek bringt ihn zurück.</translation>
    </message>
    <message>
        <source>{reason} Until then Quire keeps what you make for this session only.</source>
        <translation>{reason} Bis dahin hebt Quire nur für diese Sitzung auf, was du machst.</translation>
    </message>
    <message>
        <source>The library {path} is not open yet, so nothing can be written to it. Wait a moment and try again.</source>
        <translation>Die Bibliothek {path} ist noch nicht offen, also lässt sich nichts hineinschreiben. Warte einen Augenblick und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>{path} exists already, so the library is not moved there. Choose a name that is free.</source>
        <translation>{path} gibt es schon, deshalb wird die Bibliothek nicht dorthin verlegt. Wähle einen freien Namen.</translation>
    </message>
    <message>
        <source>{draft} is thrown away for good. The answers given so far cannot be brought back.</source>
        <translation>{draft} wird endgültig weggeworfen. Die bisherigen Antworten lassen sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>It cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The table shows the first {count} characters. Choose fewer in the library to see others together.</source>
        <translation>Die Tabelle zeigt die ersten {count} Charaktere. Wähle in der Bibliothek weniger, um andere zusammen zu sehen.</translation>
    </message>
    <message>
        <source>It was taken back, but not for {names}: something else was done there since. Take that back on the sheet first.</source>
        <translation>Es wurde zurückgenommen, aber nicht für {names}: Dort geschah seither etwas anderes. Nimm das zuerst auf dem Bogen zurück.</translation>
    </message>
    <message>
        <source>What was pasted or dropped is no picture. Copy a picture, or drop a picture file here.</source>
        <translation>Was eingefügt oder abgelegt wurde, ist kein Bild. Kopiere ein Bild oder lege eine Bilddatei hier ab.</translation>
    </message>
    <message>
        <source>The picture stays too large even when it is scaled. Choose another one.</source>
        <translation>Das Bild bleibt auch verkleinert zu groß. Wähle ein anderes.</translation>
    </message>
    <message>
        <source>{file} has more than {most} MB and is not read. Save a smaller copy of the picture and choose that.</source>
        <translation>{file} hat mehr als {most} MB und wird nicht gelesen. Speichere eine kleinere Kopie des Bildes und wähle die.</translation>
    </message>
    <message>
        <source>{file} is no picture that Quire can read, or it is damaged. PNG, JPEG, WebP, GIF and BMP will do; choose another file.</source>
        <translation>{file} ist kein Bild, das Quire lesen kann, oder es ist beschädigt. PNG, JPEG, WebP, GIF und BMP gehen; wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {why}. Choose another picture.</source>
        <translation>{file} lässt sich nicht lesen: {why}. Wähle ein anderes Bild.</translation>
    </message>
    <message>
        <source>{file} is {width} by {height} pixels, too large to be read. Save a smaller copy and choose that.</source>
        <translation>{file} hat {width} mal {height} Pixel und ist zu groß zum Lesen. Speichere eine kleinere Kopie und wähle die.</translation>
    </message>
    <message>
        <source>The library lies in {path} now. The file where it was before stays there as a copy of this moment. Delete it when you are sure that you do not need it.</source>
        <translation>Die Bibliothek liegt jetzt in {path}. Die bisherige Datei bleibt dort als Kopie dieses Augenblicks. Lösche sie, wenn du sicher bist, dass du sie nicht brauchst.</translation>
    </message>
    <message>
        <source>{file} exists already. Replace it?</source>
        <translation>{file} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>The pages are in {file}.</source>
        <translation>Die Seiten stehen in {file}.</translation>
    </message>
    <message>
        <source>Pages sent to the printer: {count}.</source>
        <translation>An den Drucker geschickte Seiten: {count}.</translation>
    </message>
    <message>
        <source>Not everything was printed: {printer} did not take it. See whether it is switched on and has paper, or save a PDF and print that.</source>
        <translation>Nicht alles wurde gedruckt: {printer} hat es nicht angenommen. Sieh nach, ob er eingeschaltet ist und Papier hat, oder speichere ein PDF und drucke das.</translation>
    </message>
    <message>
        <source>{game} has no procedure {key}. There are: {known}.</source>
        <translation>{game} hat keinen Ablauf {key}. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>This was cancelled; nothing of it was done.</source>
        <translation>Das wurde abgebrochen; nichts davon ist geschehen.</translation>
    </message>
    <message>
        <source>The dead do not recover.</source>
        <translation>Tote erholen sich nicht.</translation>
    </message>
    <message>
        <source>The Steps cannot be settled: {why}, so there would be no end of Step Levels. Look at the house rules, the culture&apos;s and professions&apos; STEP RATE Numbers and the Human Age.</source>
        <translation>Die Steps lassen sich nicht abrechnen: {why}, sodass die Step Levels kein Ende nähmen. Sieh dir die Hausregeln, die STEP RATE Numbers der Kultur und der Berufe und das Human Age an.</translation>
    </message>
    <message>
        <source>No Step Revolution is due, and every Step Advancement is already held.</source>
        <translation>Keine Step Revolution steht an, und jedes Step Advancement ist schon gewonnen.</translation>
    </message>
</context>
<context>
    <name>days</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>places</name>
    <message>
        <source>{number} of {list}</source>
        <translation>{number} von {list}</translation>
    </message>
</context>
<context>
    <name>procedures</name>
    <message>
        <source>ask again</source>
        <translation>noch einmal fragen</translation>
    </message>
    <message>
        <source>{number} taken</source>
        <translation>{number} genommen</translation>
    </message>
    <message>
        <source>{number} rolls</source>
        <translation>{number} Würfe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>left empty</source>
        <translation>leer gelassen</translation>
    </message>
    <message>
        <source>All is decided</source>
        <translation>Alles ist entschieden</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} ist fertig</translation>
    </message>
    <message>
        <source>Finish writes it down; it can be taken back there.</source>
        <translation>Fertig schreibt es nieder; dort lässt es sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Finish puts the character into the library. Everything can be changed on the sheet.</source>
        <translation>Fertig legt den Charakter in die Bibliothek. Auf dem Bogen lässt sich alles ändern.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Next: {step}</source>
        <translation>&amp;Weiter: {step}</translation>
    </message>
    <message>
        <source>More answers that did not fit any more: {number}.</source>
        <translation>Weitere Antworten, die nicht mehr passten: {number}.</translation>
    </message>
    <message>
        <source>Later answers that still fit and are kept: {number}.</source>
        <translation>Spätere Antworten, die noch passen und bleiben: {number}.</translation>
    </message>
    <message>
        <source>{label} is asked again (it was: {old}). {reason}</source>
        <translation>{label} wird noch einmal gefragt (es war: {old}). {reason}</translation>
    </message>
</context>
<context>
    <name>rules.eastern_isles</name>
    <message>
        <source>Female</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the rules for women hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character is an elf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dwarf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character is a dwarf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magician</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character is a magician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physician</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character is a physician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character is a fighter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days in a year</source>
        <translation type="unfinished">Tage im Jahr</translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calendar of the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days in a month</source>
        <translation type="unfinished">Tage im Monat</translation>
    </message>
    <message>
        <source>A twelfth of the year, in whole days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished">in</translation>
    </message>
    <message>
        <source>What the height begins with, by race.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aging constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished">Jahre</translation>
    </message>
    <message>
        <source>Years before constitution counts toward the first loss by age; 0 means that age takes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base starting age</source>
        <translation type="unfinished">Grund-Anfangsalter</translation>
    </message>
    <message>
        <source>Age at the start with nothing bought, by race and calendar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a profession is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance by profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EN</source>
        <translation type="unfinished">EN</translation>
    </message>
    <message>
        <source>Added to every endurance die: nothing for a magician, 2 for a physician, 4 for a fighter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no profession is chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for PB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice are rolled for it: a dwarf rolls two and keeps the higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for SR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice are rolled for it: a dwarf rolls three, a human or elf woman four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for IQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice are rolled for it: always two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for WS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for IB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice are rolled for it: an elf rolls two and keeps the higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for CN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice are rolled for it: a woman rolls three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for DY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many dice are rolled for it: a woman rolls three and keeps the highest two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for HT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides of WTD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides of the die of build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides of HT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides of the dice for height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB</source>
        <translation type="unfinished">PB</translation>
    </message>
    <message>
        <source>The die itself, or the higher of two; it is shared by strength, constitution and build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all of its dice are rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IB</source>
        <translation type="unfinished">IB</translation>
    </message>
    <message>
        <source>The die itself, or the higher of two; it is shared by intelligence and wisdom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SR1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two kept dice: of more than two a woman keeps the lowest, a man the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SR2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IQ1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IQ2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WS1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WS2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two dice that make constitution; of three a woman keeps the highest two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN1 for size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two constitution dice that go into weight and height; of three a woman&apos;s lowest two count here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN2 for size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DY1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two kept dice; of three a woman keeps the highest two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DY2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHD</source>
        <translation type="unfinished">CHD</translation>
    </message>
    <message>
        <source>The die of charisma.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the die is not rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WTD</source>
        <translation type="unfinished">WTD</translation>
    </message>
    <message>
        <source>The die of build; for elves it counts 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HT1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two dice for height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HT2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every die in the order of rolling; those that are dropped stand in parentheses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SR, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IQ, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WS, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IB, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DY, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HT, kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN, kept for size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The constitution dice that count for weight and height; those that do not stand in parentheses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ATTR dice in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of the chain, none of which is dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SR rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength as the dice gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IQ rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence as the dice gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WS rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wisdom as the dice gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constitution as the dice gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DY rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dexterity as the dice gave it: a third of intelligence and two dice, rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WT rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight as the dice gave it, rounded once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HT rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height as the dice gave it, rounded once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CH rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charisma as the dice gave it, and one more for a height above six feet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished">Strength</translation>
    </message>
    <message>
        <source>Strength without any load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation type="unfinished">Constitution</translation>
    </message>
    <message>
        <source>Toughness; it adds to endurance and puts off age.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation type="unfinished">Intelligence</translation>
    </message>
    <message>
        <source>Wits; it frees hands in casting and sharpens the eye.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wisdom</source>
        <translation type="unfinished">Wisdom</translation>
    </message>
    <message>
        <source>It helps against magic and weighs heavily in training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation type="unfinished">Dexterity</translation>
    </message>
    <message>
        <source>Dexterity without any load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charisma</source>
        <translation type="unfinished">Charisma</translation>
    </message>
    <message>
        <source>Presence; it saves in special cases and raises morale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the body; it makes up body points and carries the load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished">Height</translation>
    </message>
    <message>
        <source>Height; speeds are built on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attractiveness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice in a row, read from the left: low numbers are fair to look at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its dice are not rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished">Last</translation>
    </message>
    <message>
        <source>ENC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it adds to the load; half of it in a fitting container.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it adds to the load; half of it when worn, of the right size and fully adjusted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn encumbrance</source>
        <translation type="unfinished">Angelegte Belastung</translation>
    </message>
    <message>
        <source>Its unhalved encumbrance while it is worn, which slows recovery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AC in force</source>
        <translation type="unfinished">Geltende AC</translation>
    </message>
    <message>
        <source>AC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its armor class while it is worn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encumbrance of everything that is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn armor</source>
        <translation type="unfinished">Getragene Rüstung</translation>
    </message>
    <message>
        <source>Unhalved encumbrance of the armor that is worn; it slows the recovery of endurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load for each penalty point</source>
        <translation type="unfinished">Last je Abzugspunkt</translation>
    </message>
    <message>
        <source>Every full amount of this beyond the first takes one from strength and dexterity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weight and build give no strength to carry, or their dice are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load penalty</source>
        <translation type="unfinished">Lastabzug</translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>How many limits the load exceeds; a load exactly at a limit does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the load for each penalty point is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Room before the next penalty</source>
        <translation type="unfinished">Frei bis zum nächsten Abzug</translation>
    </message>
    <message>
        <source>What may still be taken before strength and dexterity fall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength less the load penalty; its bonuses come from this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective dexterity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dexterity less the load penalty; its bonuses come from this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st bonus of ST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to critical rolls with melee weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st bonus of IQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: taken from the two hands that a spell needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st bonus of WS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to saving rolls against magic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st bonus of CN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to physical saving rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st bonus of DX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to rolls to hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st bonus of CH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to special saving rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd bonus of ST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: that many reactive blows become active ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd bonus of IQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: it bears on how much of an incantation must be spoken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd bonus of CN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to the endurance die of every level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd bonus of DX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: that many reactive blows more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd bonus of CH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to the die of the Morale skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd bonus of ST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to damage rolls with melee weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd bonus of IQ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to spotting rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd bonus of CN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: added to the body points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd bonus of DX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: taken from the armor class, which helps against being hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd bonus of CH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does: that many uses of Morale a day more, even without the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical rolls, melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to critical rolls with melee weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage rolls, melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to damage rolls with melee weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands to cast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free hands that a spell takes; more than two need help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It bears on the share of an incantation that must be spoken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotting rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to spotting rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic saving rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to saving rolls against magic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical saving rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to physical saving rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special saving rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to special saving rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls to hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to rolls to hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor class modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn armor less the third bonus of dexterity; the lower, the harder to hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the die of the Morale skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill level in Morale</source>
        <translation type="unfinished">Skill Level in Morale</translation>
    </message>
    <message>
        <source>SL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the skill named Morale; 0 without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale uses a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often Morale may be used in a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished">Experience</translation>
    </message>
    <message>
        <source>EP</source>
        <translation type="unfinished">EP</translation>
    </message>
    <message>
        <source>What counts of it: for an elf in combat half, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fifty for each level of the loser, double if he died, half for an elf; nothing if one was on the other&apos;s loss list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience of an idle month</source>
        <translation type="unfinished">Erfahrung je freiem Monat</translation>
    </message>
    <message>
        <source>What a whole month without any activity brings at this level of living.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of the idle days, and half a point for each day in a job, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Net cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was spent less what a job paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average of the past year</source>
        <translation type="unfinished">Mittel des letzten Jahres</translation>
    </message>
    <message>
        <source>shells/month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean spending of the last twelve months, told to the Game Master at skilled employment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no month is written down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything gained, less twice what was burned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective experience</source>
        <translation type="unfinished">Wirksame Erfahrung</translation>
    </message>
    <message>
        <source>What counts for levels: never less than the mark of burning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience level</source>
        <translation type="unfinished">Experience Level</translation>
    </message>
    <message>
        <source>EL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 to 12, by effective experience.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the level</source>
        <translation type="unfinished">Beginn des Levels</translation>
    </message>
    <message>
        <source>Experience at which the level began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the level</source>
        <translation type="unfinished">Breite des Levels</translation>
    </message>
    <message>
        <source>Experience from this level to the next; 0 at the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level at</source>
        <translation type="unfinished">Neuer Level bei</translation>
    </message>
    <message>
        <source>Experience at which the next level begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level 12 is the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sublevel</source>
        <translation type="unfinished">Sublevel</translation>
    </message>
    <message>
        <source>How many of the level&apos;s sublevels are reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps reached</source>
        <translation type="unfinished">Erreichte Schritte</translation>
    </message>
    <message>
        <source>steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All sublevels and new levels so far; each brings a skill point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps to carry out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps whose skill point is not received yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step at</source>
        <translation type="unfinished">Neuer Schritt bei</translation>
    </message>
    <message>
        <source>Experience at which the next skill point arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation type="unfinished">Zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Actual experience still to earn to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next level</source>
        <translation type="unfinished">Zum nächsten Level</translation>
    </message>
    <message>
        <source>May be burned</source>
        <translation type="unfinished">Verbrennbar</translation>
    </message>
    <message>
        <source>The most that can be gained by burning now; it costs twice that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished">Level</translation>
    </message>
    <message>
        <source>Level, and behind a point the sublevel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years for skill points</source>
        <translation type="unfinished">Jahre für Punkte</translation>
    </message>
    <message>
        <source>Years of age that the extra skill points cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting age</source>
        <translation type="unfinished">Anfangsalter</translation>
    </message>
    <message>
        <source>Age on entering play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation type="unfinished">Alter in Tagen</translation>
    </message>
    <message>
        <source>All days lived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact age</source>
        <translation type="unfinished">Genaues Alter</translation>
    </message>
    <message>
        <source>Age with its fraction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished">Alter</translation>
    </message>
    <message>
        <source>Age in whole years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days since the birthday</source>
        <translation type="unfinished">Tage seit dem Geburtstag</translation>
    </message>
    <message>
        <source>Days since the last birthday.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age at the first loss</source>
        <translation type="unfinished">Erster Verlust mit</translation>
    </message>
    <message>
        <source>When age takes the first endurance point; the Nth is lost at this times 1 + 1/2 + … + 1/N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost to age</source>
        <translation type="unfinished">Altersverlust</translation>
    </message>
    <message>
        <source>Endurance points that age has taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age at the next loss</source>
        <translation type="unfinished">Nächster Verlust mit</translation>
    </message>
    <message>
        <source>When age takes the next point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>age takes nothing from this character, or dice are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance of the level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die with profession and constitution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no profession is chosen, or dice are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of it has arrived: it comes evenly while the level before it lasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance from levels</source>
        <translation type="unfinished">Endurance aus Levels</translation>
    </message>
    <message>
        <source>All that the dice have brought so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance under way</source>
        <translation type="unfinished">Kommende Endurance</translation>
    </message>
    <message>
        <source>Endurance that arrives while this level lasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its die is not rolled, or level 12 is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next endurance point at</source>
        <translation type="unfinished">Nächste Endurance bei</translation>
    </message>
    <message>
        <source>Experience at which the next point arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is under way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation type="unfinished">Endurance</translation>
    </message>
    <message>
        <source>Endurance when fully rested.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left; below 0 the character is unconscious.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation type="unfinished">Bewusstlos</translation>
    </message>
    <message>
        <source>Endurance is below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body</source>
        <translation type="unfinished">Rumpf</translation>
    </message>
    <message>
        <source>BD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body points when unhurt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left; below 0 the character is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished">Tot</translation>
    </message>
    <message>
        <source>Body points are below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance a phase</source>
        <translation type="unfinished">Endurance je Phase</translation>
    </message>
    <message>
        <source>The most endurance that may be spent in one phase of a combat round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full recovery</source>
        <translation type="unfinished">Volle Erholung</translation>
    </message>
    <message>
        <source>EN/hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance regained in an hour with nothing in the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery halved</source>
        <translation type="unfinished">Halbe Erholung</translation>
    </message>
    <message>
        <source>Elves, a subsistence job and half rations halve recovery, once in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery of endurance</source>
        <translation type="unfinished">Erholung der Endurance</translation>
    </message>
    <message>
        <source>Endurance regained in an hour; of half rate and worn armor only the worse counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes for one point</source>
        <translation type="unfinished">Minuten je Punkt</translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long one endurance point takes to come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is recovered, or profession or dice are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery of body</source>
        <translation type="unfinished">Erholung des Body</translation>
    </message>
    <message>
        <source>BD/day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body points regained in a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days for one point</source>
        <translation type="unfinished">Tage je Punkt</translation>
    </message>
    <message>
        <source>How long one body point takes to come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>Able while endurance and body are at 0 or above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactive blows before strength</source>
        <translation type="unfinished">Reaktive Schläge vor Strength</translation>
    </message>
    <message>
        <source>blows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One for every second level, and the second bonus of dexterity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactive turned active</source>
        <translation type="unfinished">Reaktive zu aktiven</translation>
    </message>
    <message>
        <source>Strength turns up to its second bonus of them into active blows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active blows</source>
        <translation type="unfinished">Aktive Schläge</translation>
    </message>
    <message>
        <source>Actions in a combat round, without a weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactive blows</source>
        <translation type="unfinished">Reaktive Schläge</translation>
    </message>
    <message>
        <source>Reactions in a combat round, without a weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level in the skill of the weapon; 0 without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hit</source>
        <translation type="unfinished">Treffen</translation>
    </message>
    <message>
        <source>Weapon and first bonus of dexterity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished">Kritisch</translation>
    </message>
    <message>
        <source>Weapon and, in melee, first bonus of strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon and, in melee, third bonus of strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active blows with this weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactive blows with this weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk at ¼ EN an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ft/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A walk, faster or slower by a twelfth of dexterity for each doubling or halving of the effort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk at ½ EN an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk at 1 EN an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk at 2 EN an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk at 4 EN an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk at 8 EN an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 4 EN out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether 4 EN are more than may be spent in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 8 EN out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether 8 EN are more than may be spent in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 16 EN out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether 16 EN are more than may be spent in a phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance gained while walking</source>
        <translation type="unfinished">Endurance-Gewinn beim Gehen</translation>
    </message>
    <message>
        <source>What an hour&apos;s walk at 1 EN gains or costs with recovery going on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at ¼ EN a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run, faster or slower by a twenty-fourth of the height for each doubling or halving of the effort.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at ½ EN a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 1 EN a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 2 EN a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 4 EN a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 8 EN a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run at 16 EN a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dearest run allowed</source>
        <translation type="unfinished">Teuerster Lauf</translation>
    </message>
    <message>
        <source>EN/round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dearest effort that the limit of a phase allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top speed</source>
        <translation type="unfinished">Höchsttempo</translation>
    </message>
    <message>
        <source>Speed at the dearest effort that is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>All points in the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every level costs as many points as its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points are below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toward the next level</source>
        <translation type="unfinished">Zum nächsten Level</translation>
    </message>
    <message>
        <source>Points beyond the present level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points still missing to the next level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most declared</source>
        <translation type="unfinished">Höchste Ansage</translation>
    </message>
    <message>
        <source>The most points that may be declared for the skill at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation type="unfinished">Anfangspunkte</translation>
    </message>
    <message>
        <source>Points placed at creation: one and what was bought; elves have Literacy and Elvish instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting points placed</source>
        <translation type="unfinished">Verteilte Anfangspunkte</translation>
    </message>
    <message>
        <source>Starting points that stand on skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting points to place</source>
        <translation type="unfinished">Offene Anfangspunkte</translation>
    </message>
    <message>
        <source>Starting points that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points received</source>
        <translation type="unfinished">Erhaltene Punkte</translation>
    </message>
    <message>
        <source>Points that steps have brought to skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarations</source>
        <translation type="unfinished">Ansagen</translation>
    </message>
    <message>
        <source>Points promised for the next step, saved ones included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved points</source>
        <translation type="unfinished">Gesparte Punkte</translation>
    </message>
    <message>
        <source>Points put by that may be declared at a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Container at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind of container that the thing is, while it is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale uses left today</source>
        <translation>Heute übrige Nutzungen der Moral</translation>
    </message>
    <message>
        <source>How often Morale can still be used before a new day begins.</source>
        <translation>Wie oft die Moral noch genutzt werden kann, bevor ein neuer Tag beginnt.</translation>
    </message>
    <message>
        <source>Morale uses as boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box for each use of Morale in a day, ticked where it is used.</source>
        <translation>Ein Kästchen für jede Nutzung der Moral am Tag, angekreuzt, wo sie genutzt ist.</translation>
    </message>
    <message>
        <source>{abbr}: {there} of {needed:# die is|# dice are} there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{abbr} has {there:# die|# dice} where {needed} are rolled; the first ones count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# starting point more is|# starting points more are} placed than there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start_points_left:# starting point is|# starting points are} not placed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_due:# step waits|# steps wait}: receive the skill point and declare the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# step more is|# steps more are} taken than experience allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {declared:# point is|# points are} declared, at most {declare_cap} may be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# point more is|# points more are} declared or received than steps have brought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {most:# practice bout|# practice bouts} on day {day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{month}: {days:# day is|# days are} written down, more than the month has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names on the loss list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many stand on the loss list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the past year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the month is one of the last twelve.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shells of the past year</source>
        <translation>Muscheln des letzten Jahres</translation>
    </message>
    <message>
        <source>What was spent in the month, if it is one of the last twelve.</source>
        <translation>Was in dem Monat ausgegeben wurde, wenn er einer der letzten zwölf ist.</translation>
    </message>
    <message>
        <source>Rows of the best five skills</source>
        <translation>Zeilen der besten fünf Fertigkeiten</translation>
    </message>
    <message>
        <source>The rows of the five skills with the most points; of equal ones those that stand first.</source>
        <translation>Die Zeilen der fünf Fertigkeiten mit den meisten Punkten; von gleichen die, die zuerst stehen.</translation>
    </message>
    <message>
        <source>Among the best five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether at most four skills have more points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Whether it is the skill that gives Morale its level.</source>
        <translation>Ob es die Fertigkeit ist, die der Moral ihre Stufe gibt.</translation>
    </message>
    <message>
        <source>Points as boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ticked box for each point toward the next level, an open one for each that is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the first eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it is one of the first eight things and carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished">Volk</translation>
    </message>
    <message>
        <source>Human, elf or dwarf: which dice are rolled, how old one starts and how one ages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sex</source>
        <translation type="unfinished">Geschlecht</translation>
    </message>
    <message>
        <source>Which of the rolled dice are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation type="unfinished">Beruf</translation>
    </message>
    <message>
        <source>Magician, physician or fighter: the die for endurance and how fast it comes back. Empty while none is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Birthdate</source>
        <translation type="unfinished">Geburtstag</translation>
    </message>
    <message>
        <source>In the words of the campaign; the age is counted from the days that have passed, not from this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished">Aussehen</translation>
    </message>
    <message>
        <source>What others see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished">Herkunft</translation>
    </message>
    <message>
        <source>Where the character comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes on the character</source>
        <translation type="unfinished">Notizen zum Charakter</translation>
    </message>
    <message>
        <source>Anything else that belongs to the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the pairs</source>
        <translation type="unfinished">Folge der Paare</translation>
    </message>
    <message>
        <source>Of SR, IQ, WS, CN and DY those that were ordered, most important first, one on each line. Only where the ordering of pairs is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First of PB and IB</source>
        <translation type="unfinished">Vorn von PB und IB</translation>
    </message>
    <message>
        <source>Which of the two shared dice took the higher roll. For humans only, where this ordering is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{abbr} dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{help} Every die is noted, the dropped ones too, in the order in which it was rolled or assigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHD die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WTD die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die of build: a d6, for dwarves a d2; elves roll none and count 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ATTR dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chain for attractiveness: after a first 1 or 6 dice are added until one differs. Low is attractive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, changed in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to what the dice gave; characteristics rarely change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra skill points</source>
        <translation type="unfinished">Zusatzpunkte</translation>
    </message>
    <message>
        <source>Skill points bought with a greater starting age: the Nth costs N years, a dwarf twice that. Elves buy none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra experience</source>
        <translation type="unfinished">Zusatzerfahrung</translation>
    </message>
    <message>
        <source>Experience from before play, at two days of age each; an elf at most 167.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days in play</source>
        <translation type="unfinished">Tage im Spiel</translation>
    </message>
    <message>
        <source>Days lived since the character entered play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gained by burning</source>
        <translation type="unfinished">Durch Verbrennen</translation>
    </message>
    <message>
        <source>All that was ever gained by burning; each cost two actual points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark of burning</source>
        <translation type="unfinished">Verbrennen bis</translation>
    </message>
    <message>
        <source>The highest effective experience that burning has reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps taken</source>
        <translation type="unfinished">Getane Schritte</translation>
    </message>
    <message>
        <source>Sublevels and levels whose skill point was received and whose next one was declared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared saved</source>
        <translation type="unfinished">Sparen angesagt</translation>
    </message>
    <message>
        <source>1 where the next regular skill point is put by for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Awards</source>
        <translation type="unfinished">Belohnungen</translation>
    </message>
    <message>
        <source>Experience that the Game Master gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day in play on which it was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it was given for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the Game Master gave it, before an elf&apos;s half; below 0 where it is taken away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves gain half of what combat brings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice bouts</source>
        <translation type="unfinished">Übungskämpfe</translation>
    </message>
    <message>
        <source>Every practice bout, won or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day in play on which it was fought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who it was fought against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience level of the opponent; it counts for the winner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ticked: lost or drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loser killed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser died of it, which doubles the experience.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a loss list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the two stood on the other&apos;s loss list before; then nothing is gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished">Ende</translation>
    </message>
    <message>
        <source>What ended it: first blood, unconsciousness, yielding, or other words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Notiz</translation>
    </message>
    <message>
        <source>How it went.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss list</source>
        <translation type="unfinished">Verlustliste</translation>
    </message>
    <message>
        <source>Who has beaten the character in a practice bout since the last new level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>Who won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance dice</source>
        <translation type="unfinished">Endurance-Würfel</translation>
    </message>
    <message>
        <source>One die for each level, two of them at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level whose endurance the die gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die</source>
        <translation type="unfinished">Würfel</translation>
    </message>
    <message>
        <source>A face of the endurance die: 2, 3, 4 or 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished">Fertigkeiten</translation>
    </message>
    <message>
        <source>What the character has learned or has declared to learn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished">Fertigkeit</translation>
    </message>
    <message>
        <source>Name of the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished">Gruppe</translation>
    </message>
    <message>
        <source>What kind of skill it is, as the setting sorts them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the skill</source>
        <translation type="unfinished">Über die Fertigkeit</translation>
    </message>
    <message>
        <source>What it is good for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points placed at the start</source>
        <translation type="unfinished">Anfangs verteilte Punkte</translation>
    </message>
    <message>
        <source>Starting points placed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points received at sublevels and levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points trained</source>
        <translation type="unfinished">Geübte Punkte</translation>
    </message>
    <message>
        <source>Points gained by training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points promised to this skill for the next sublevel or level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months</source>
        <translation type="unfinished">Monate</translation>
    </message>
    <message>
        <source>What each month cost and brought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or number of the month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent on living</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shells spent on living in that month.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days without any other activity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days in a job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days worked in a subsistence job; each brings a shell and half a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shells</source>
        <translation type="unfinished">Shells</translation>
    </message>
    <message>
        <source>Coins in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a subsistence job</source>
        <translation type="unfinished">In Arbeit fürs Auskommen</translation>
    </message>
    <message>
        <source>Working at a subsistence job now, which halves recovery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On half rations</source>
        <translation type="unfinished">Auf halber Ration</translation>
    </message>
    <message>
        <source>Living on half rations now, which halves recovery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance lost</source>
        <translation type="unfinished">Endurance verloren</translation>
    </message>
    <message>
        <source>Endurance spent or lost and not yet recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale used today</source>
        <translation>Heute genutzte Moral</translation>
    </message>
    <message>
        <source>How often Morale was used since the day began; a new day begins at 0.</source>
        <translation>Wie oft die Moral seit Tagesbeginn genutzt wurde; ein neuer Tag beginnt bei 0.</translation>
    </message>
    <message>
        <source>Body lost</source>
        <translation type="unfinished">Body verloren</translation>
    </message>
    <message>
        <source>Body points lost and not yet recovered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished">Waffen</translation>
    </message>
    <message>
        <source>What the character fights with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished">Waffe</translation>
    </message>
    <message>
        <source>Name of the weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill that it is used with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished">Nahkampf</translation>
    </message>
    <message>
        <source>Used hand to hand; only then strength helps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished">Hände</translation>
    </message>
    <message>
        <source>Hands that hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encumbrance</source>
        <translation type="unfinished">Belastung</translation>
    </message>
    <message>
        <source>Encumbrance of one piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">Anzahl</translation>
    </message>
    <message>
        <source>How many of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <translation type="unfinished">Dabei</translation>
    </message>
    <message>
        <source>Counts into the load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand</source>
        <translation type="unfinished">In der Hand</translation>
    </message>
    <message>
        <source>Held ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes into</source>
        <translation type="unfinished">Passt in</translation>
    </message>
    <message>
        <source>The kind of container that halves its encumbrance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed</source>
        <translation type="unfinished">Verpackt</translation>
    </message>
    <message>
        <source>It lies in such a container, which halves its encumbrance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the weapon itself adds to rolls to hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the weapon itself adds to critical rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished">Schaden</translation>
    </message>
    <message>
        <source>Its damage die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage added</source>
        <translation type="unfinished">Schaden dazu</translation>
    </message>
    <message>
        <source>A fixed amount added to the damage die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active blows added</source>
        <translation type="unfinished">Aktive Schläge dazu</translation>
    </message>
    <message>
        <source>What the weapon adds to the active blows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactive blows added</source>
        <translation type="unfinished">Reaktive Schläge dazu</translation>
    </message>
    <message>
        <source>What the weapon adds to the reactive blows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ft</source>
        <translation type="unfinished">ft</translation>
    </message>
    <message>
        <source>How far it reaches when thrown or shot; empty for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished">Preis</translation>
    </message>
    <message>
        <source>What one costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the weapon</source>
        <translation type="unfinished">Über die Waffe</translation>
    </message>
    <message>
        <source>What it looks like, how it is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished">Rüstung</translation>
    </message>
    <message>
        <source>What protects the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers</source>
        <translation type="unfinished">Bedeckt</translation>
    </message>
    <message>
        <source>Which parts of the body it covers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encumbrance of the piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor class</source>
        <translation type="unfinished">Armor Class</translation>
    </message>
    <message>
        <source>Its modifier of the armor class; below 0 it protects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn</source>
        <translation type="unfinished">Getragen</translation>
    </message>
    <message>
        <source>Worn on the body, so that it protects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sized</source>
        <translation type="unfinished">Passend</translation>
    </message>
    <message>
        <source>Made for this body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjusted</source>
        <translation type="unfinished">Angepasst</translation>
    </message>
    <message>
        <source>Fully adjusted when worn; with the right size this halves its encumbrance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the armor</source>
        <translation type="unfinished">Über die Rüstung</translation>
    </message>
    <message>
        <source>What it is made of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Things</source>
        <translation type="unfinished">Dinge</translation>
    </message>
    <message>
        <source>Everything else that is owned.</source>
        <translation type="unfinished">Alles andere im Besitz.</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation type="unfinished">Ding</translation>
    </message>
    <message>
        <source>Name of the thing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is a</source>
        <translation type="unfinished">Ist</translation>
    </message>
    <message>
        <source>The kind of container that this thing is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the thing</source>
        <translation type="unfinished">Über das Ding</translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An elf or a dwarf follows the human of the same sex, with the exceptions of the race on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The extra dice of women and dwarves come after all base pairs; for a human man that is the order in which the dice are listed anyway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chain for attractiveness goes on with d6 even where its first die was a d4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attractiveness is the sequence of its dice, compared from the left: 1-1-3 is fairer than 1-3, and 6-6-5 worse than 6-5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A formula is rounded once, as a whole, halves up. Charisma gets its extra point after that, where the rounded height as rolled is 73 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only weight and height count a woman&apos;s lowest two constitution dice; her kept strength and dexterity dice are the same everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The averages that are printed describe the general population. They are shown for comparison and used for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of equal totals keep the order in which they were rolled; characteristics outside the ordering keep their own pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordering the two base dice is a choice of its own, for humans only, with one die each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristics stay as they are; exceptions are written beside the dice, do not feed into other characteristics, and count for all that is derived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profession is chosen before the dice, freely but for dwarves, and is one for all endurance dice. A change of it computes all of them anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new character rolls two endurance dice: that of the first level, received at once, and that of the second, received during the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of n points received evenly the jth arrives when j nths of the level&apos;s experience are reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constitution&apos;s second bonus is added to every endurance die, the first included, as it is at present; the dice are kept, not the sums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point is lost to age on the day on which the exact age reaches its mark. Age is counted from starting age and days in play; the birthdate is free text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves lose no endurance to age, for no constant is given for them; a house rule on the aging constant changes that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In calendars of 360 and 365 days dwarves start at twice the human age, 32, and elves at 25 as ever. A month is a twelfth of the year, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years for skill points and days for experience are both prices in age and add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody starts with 100 shells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves begin with one point each in Literacy and Elvish and nothing else, but declare a first point like everybody. 167 experience points are the most that stays below a year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of body points only the root of the level needs rounding; the third bonus of constitution is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor takes its encumbrance over weight from the hourly rate. Only the worst penalty counts, the rate never falls below 0, body is halved once at most, and armor does not slow it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance comes back in whole points for a rest entered as one length of time; the fraction left at its end lapses. Walking does not stop recovery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty counts the limits that the load exceeds; a load exactly at a limit does not. Strength and dexterity have no floor, but below 1 is a violation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encumbrance is a unit of its own. A thing names the kind of container that halves it, and is halved while packed in one; nothing is rounded, and containers never fill up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses come from strength and dexterity under load. Values below 3 count as 3, above 18 as 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level and dexterity give reactive blows, strength turns as many of them active as its bonus says and as there are; the weapon comes last, and no total falls below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speeds use the values of strength and dexterity themselves, in feet a second, change with each full doubling or halving of the effort, and never fall below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thresholds of sublevels are rounded up. Levels 9 to 11 are divided like the others; level 12 is the last one and has no sublevels. A level is never lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new level counts as a step like a sublevel: each of them brings a skill point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of one more than the skill level covers all points pending for a skill. Saved points are declared only when a step is taken, and stay saved until then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training gives the declared point at once, beside those from experience, and another one is declared for the same coming step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burning adds to a mark of effective experience and takes twice as much from the actual one, which cannot fall below 0. Steps passed on the way save their point; the last one is declared as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest level of living not above the spending counts; nothing below a shell a day, 79 above 900. Partly idle months count in part, rounded down. The average is that of the last twelve months written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A day in a subsistence job gives half a point and a shell in place of what an idle day gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An elf gains half from a bout. A draw gives nothing. A killed loser doubles the experience. A critical hit with a body result below 0 ends no bout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spell may take three or four hands, which means help; never fewer than none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale is used as often a day as the skill level says, and by charisma&apos;s third bonus more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The armor class is shown as the sum of modifiers: worn armor less dexterity&apos;s third bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A d20 is proposed for checks until the table sets something else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever is not alert neither acts nor reacts in the first phase of a round but keeps the later ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action or a reaction costs one blow unless the table says otherwise; a reaction takes a reactive blow first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties go by the order of the list. The limit of a phase counts chosen spending only, and nobody spends himself below 0 endurance without the Game Master&apos;s leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon drawn in a round counts from the next one; a great blow that was prepared lapses at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement follows the order of the first phase, at half speed for whoever spent blows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage roll is offered as loss of endurance, the critical&apos;s result as loss of body; both may be typed in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professions whose automatic characters may begin with it: magician, physician, fighter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} costs less than nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race, sex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished">Kampagne</translation>
    </message>
    <message>
        <source>a phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blows</source>
        <translation type="unfinished">Schläge</translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished">Aktiv</translation>
    </message>
    <message>
        <source>Reactive</source>
        <translation type="unfinished">Reaktiv</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished">Defense</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">Lauf</translation>
    </message>
    <message>
        <source>EN left</source>
        <translation type="unfinished">EN übrig</translation>
    </message>
    <message>
        <source>recovered an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BD left</source>
        <translation type="unfinished">BD übrig</translation>
    </message>
    <message>
        <source>recovered a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primary characteristics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished">Würfel</translation>
    </message>
    <message>
        <source>SR</source>
        <translation type="unfinished">SR</translation>
    </message>
    <message>
        <source>IQ</source>
        <translation type="unfinished">IQ</translation>
    </message>
    <message>
        <source>WS</source>
        <translation type="unfinished">WS</translation>
    </message>
    <message>
        <source>CN</source>
        <translation type="unfinished">CN</translation>
    </message>
    <message>
        <source>DY</source>
        <translation type="unfinished">DY</translation>
    </message>
    <message>
        <source>HT</source>
        <translation type="unfinished">HT</translation>
    </message>
    <message>
        <source>ATTR</source>
        <translation type="unfinished">ATTR</translation>
    </message>
    <message>
        <source>{quantity:times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery and age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EN recovered an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes for one EN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BD recovered a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EN gained an hour of walking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EN lost to age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves: magic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves: physical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves: special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands to cast, incantation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee: critical, damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speeds</source>
        <translation type="unfinished">Tempo</translation>
    </message>
    <message>
        <source>Next EN at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps due</source>
        <translation type="unfinished">Fällige Schritte</translation>
    </message>
    <message>
        <source>{points_trained&gt;0?trained}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill points</source>
        <translation type="unfinished">Fertigkeitspunkte</translation>
    </message>
    <message>
        <source>Declared for the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience that counts for levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience that may be burned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished">von</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{carried&lt;1?left behind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Living</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent a month, past year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months of the past year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{combat?combat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{listed?listed}{killed?killed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background, appearance, notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished">Notizen</translation>
    </message>
    <message>
        <source>Notes of the player</source>
        <translation type="unfinished">Notizen des Spielers</translation>
    </message>
    <message>
        <source>WT</source>
        <translation type="unfinished">WT</translation>
    </message>
    <message>
        <source>loss list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EN an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SR, ST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DY, DX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CH</source>
        <translation type="unfinished">CH</translation>
    </message>
    <message>
        <source>{@abbr}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {&lt;v&gt;_max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{@label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top speed, ft/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magic saving roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical saving roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special saving roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spotting roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morale roll</source>
        <translation>Moralwurf</translation>
    </message>
    <message>
        <source>To hit with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixteen or more named dice, each kept on the sheet, combine into eight characteristics that differ by race and sex. Everything else is worked out: endurance that effort spends and age takes away, body, blows, speeds, three bonuses for every characteristic. Experience comes in twelve levels with sublevels, and each brings a skill point promised beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 to 30 minutes, or one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eastern Isles System, Character Generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of the game is its author&apos;s and is no part of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The physical base die, shared by strength, constitution and weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SR1, SR2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IQ1, IQ2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of intelligence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WS1, WS2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of wisdom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The inner base die, shared by intelligence and wisdom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN1, CN2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of constitution, which weight and height share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DY1, DY2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of dexterity, which weight and height share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HT1, HT2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toughness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deftness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the body in stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height in inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance and body</source>
        <translation type="unfinished">Endurance und Body</translation>
    </message>
    <message>
        <source>Spent by effort and lost to blows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost to wounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Male</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First blood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconsciousness</source>
        <translation type="unfinished">Unconsciousness</translation>
    </message>
    <message>
        <source>Yielding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The calendar of the campaign: 336, 360 or 365 days. It sets starting ages and when age takes endurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordering of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players may name the most important of SR, IQ, WS, CN and DY; the best pairs of dice go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordering of PB and IB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players of humans may say which of PB and IB takes the higher of two dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice bouts a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many practice bouts a day pass without a warning, 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms of practice bouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What ends a practice bout where the characters live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Die for checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is proposed for checks; this chapter of the rules does not say it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number to hit</source>
        <translation>Trefferzahl</translation>
    </message>
    <message>
        <source>What a roll to hit with the AC modifier of the target must reach in a conflict when nobody decides; 0: the table alone says what hits.</source>
        <translation>Was ein Trefferwurf mit dem AC-Modifikator des Ziels in einem Kampf erreichen muss, wenn niemand entscheidet; 0: Nur der Tisch sagt, was trifft.</translation>
    </message>
    <message>
        <source>Number of a critical hit</source>
        <translation>Zahl für einen kritischen Treffer</translation>
    </message>
    <message>
        <source>From this roll to hit on a hit is critical when nobody decides, and takes what is rolled for the critical from BD; 0: never.</source>
        <translation>Ab diesem Trefferwurf ist ein Treffer kritisch, wenn niemand entscheidet, und nimmt den Wurf für den kritischen Treffer von BD; 0: nie.</translation>
    </message>
    <message>
        <source>Experience levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start and width of each level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice for attractiveness are not rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die for charisma, CHD, is not rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The die for build, WTD, is not rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves roll no WTD; it counts 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{abbr}: a {die} cannot be rolled with a d6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HT: a {die} cannot be rolled with a d{ht_sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ATTR: a {die} cannot be rolled in this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHD: a {dice.chd} cannot be rolled with a d6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WTD: a {dice.wtd} cannot be rolled with a d{wtd_sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice for attractiveness, {attr_text}, are no closed chain: a 1 or 6 goes on until one differs, which ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attractiveness dice do not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of dice are ordered, but the ordering is not in use; switch the option on or empty the order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordering is not in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The order of the pairs names something twice, or something else than SR, IQ, WS, CN and DY.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordering is not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB and IB may be ordered for humans only, and only where the option is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PB and IB may not be ordered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No profession is chosen; endurance and recovery wait for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dwarf may be a physician or a fighter, but no magician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dwarf as a magician</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SR is {sr}; characteristics run from 3 to 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characteristic out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CN is {cn}; characteristics run from 3 to 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IQ is {iq}; characteristics run from 3 to 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WS is {ws}; characteristics run from 3 to 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DY is {dy}; characteristics run from 3 to 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CH is {ch}; characteristics run from 3 to 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elves cannot buy skill points with a greater starting age.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elf with extra points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An elf may begin with at most 167 points of experience, not with {start.extra_ep}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elf with too much experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An elf starts with one point in Literacy, one in Elvish, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elf with other starting skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many starting points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More steps than experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No skill is declared for the next point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declaration missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many points declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More points than received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endurance die of level {level} is not rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance die missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}: the endurance die has the faces 2 to 5, not {die}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance die not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endurance die of level {level} stands there twice, or before its time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actual experience is {ep}; it cannot fall below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience below 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many practice bouts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load leaves ST {st} and DX {dx}: too much to act at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too heavily laden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is worn but not carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn but not carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is packed, but no fitting container is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fitting container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weapons in hand take {hands} hands; there are two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than two hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is in hand, but packed away or not carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not at hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year has 336, 360 or 365 days, not {options.year_days}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice bouts a day are 1 to 9, not {options.bouts_per_day}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bouts end by first blood, unconsciousness or yielding, not by {options.bout_terms}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent has a level from {least} to {most}, not {n}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent&apos;s level not valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} shells: more coins are spent than owned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too much spent</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules.hursagmu</name>
    <message>
        <source>Penalty of a further action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each action beyond the first takes from every skill roll of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force of an Augment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one Augment adds to damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge of a dive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each yard of a dive adds to its challenge level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest dive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yd</source>
        <translation type="unfinished">yd</translation>
    </message>
    <message>
        <source>Yards that a dive can cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished">s</translation>
    </message>
    <message>
        <source>How long a round of combat lasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty of a bare block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs to block a weapon with bare hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty of riding as a dodge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs to ride out of the way instead of dodging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty of an improvised throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs to throw what was not made for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass that cannot be moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From so many steps of mass above the own one nobody is slammed or thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength gap without penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the foe&apos;s Strength may be above one&apos;s own without making a disarm or a block harder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>The level squared; a level below 0 gives points back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of {label}, one level higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next level would cost in all, by whatever formula holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes, total cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four attributes together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the skill</source>
        <translation type="unfinished">Kosten der Fertigkeit</translation>
    </message>
    <message>
        <source>1 for the first level, 2 for the second and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of the skill, one level higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills, total cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All skills together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of the Master&apos;s allowance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points left for attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where there is one pool, all that is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points left for skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience spent</source>
        <translation type="unfinished">Erfahrung genutzt</translation>
    </message>
    <message>
        <source>What creation points did not pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience left</source>
        <translation type="unfinished">Erfahrung übrig</translation>
    </message>
    <message>
        <source>What may still be spent; below 0 too much was spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level of {label} costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The difference of the two costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health levels of this hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levels</source>
        <translation type="unfinished">Level</translation>
    </message>
    <message>
        <source>One level for each five points that got past with one hit, at most 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels unhealed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What of it has not healed yet; nobody comes back from the fourth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina lost to hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hits</source>
        <translation type="unfinished">Treffer</translation>
    </message>
    <message>
        <source>All hits together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished">Health</translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hurt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crippled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished">Tot</translation>
    </message>
    <message>
        <source>The worst single hit; hits are never added up for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What injury takes from Strength and Dexterity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sanity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disturbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catatonic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the mind is shaken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sanity penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a shaken mind takes from Willpower and Intelligence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina</source>
        <translation type="unfinished">Stamina</translation>
    </message>
    <message>
        <source>Hits left; at 0 the character falls, below 0 it takes longer to wake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina to regain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits that rest has to bring back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catatonic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead, catatonic, unconscious, or active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can act</source>
        <translation type="unfinished">Kann handeln</translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character can act and defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worse of Health and Sanity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What slows the return of Stamina.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest for 1 Stamina</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long one hit of Stamina takes to come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest until conscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing comes back at this level of Health or Sanity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it takes until Stamina stands at 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest until Stamina is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it takes until nothing is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest for a Health level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dead do not heal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long one level of Health takes to heal; all hits at the worst level heal together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest for a Sanity level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody returns from catatonia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long one level of Sanity takes to come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}</source>
        <translation type="unfinished">{label}</translation>
    </message>
    <message>
        <source>The level in use, after the penalty of Health. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Willpower</source>
        <translation type="unfinished">Willpower</translation>
    </message>
    <message>
        <source>The level in use, after the penalty of Sanity. Courage and self control, resisting fear, capacity for supernatural energy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intelligence</source>
        <translation type="unfinished">Intelligence</translation>
    </message>
    <message>
        <source>The level in use, after the penalty of Sanity. Quickness of thought, learning, casting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that counts toward the penalty of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from every skill roll of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force of all Augments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extra damage where they all go into one attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linked attribute</source>
        <translation type="unfinished">Attribut dazu</translation>
    </message>
    <message>
        <source>The attribute that the skill adds, with its penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished">Summe</translation>
    </message>
    <message>
        <source>Added to 2d6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished">Diese Runde</translation>
    </message>
    <message>
        <source>Added to 2d6 this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says that there is such a skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills with a role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best total of every role that a skill has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best skill of this role, else Dexterity alone; added to 2d6. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tactics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best skill of this role, else Intelligence alone; added to 2d6. Leading an army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best skill of this role, else Willpower alone; added to 2d6. Persuading and commanding beasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a weapon finds under the name of a role.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished">Initiative</translation>
    </message>
    <message>
        <source>Added to 2d6; the highest acts first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a general</source>
        <translation type="unfinished">Als Feldherr</translation>
    </message>
    <message>
        <source>Added to 2d6 and the power of the army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fist or kick, to hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fist or kick, to hit this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fist, kick or grab, damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fist, kick or grab, augmented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage with all Augments of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grappling this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill with attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total of the skill that the weapon names: one of the seven roles, else a skill of that name, else Dexterity alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throwing skill with attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total of the skill that it is thrown with, found in the same way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hit</source>
        <translation type="unfinished">Treffen</translation>
    </message>
    <message>
        <source>To hit this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished">Schaden</translation>
    </message>
    <message>
        <source>Damage augmented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With all Augments of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage in close combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only small weapons can be used in close combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a small weapon does in a clinch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range level 2 up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no missile weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farther than the level before and up to here, 2 is added to the defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range level 4 up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farther than the level before and up to here, 4 is added to the defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range level 6 up to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farther than the level before and up to here, 6 is added to the defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown, to hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown, this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown, damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to 2d6; what was not made to be thrown does Strength alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown, farthest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond that it cannot be thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating in use</source>
        <translation type="unfinished">Geltender Wert</translation>
    </message>
    <message>
        <source>What it adds to endurance now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield ready</source>
        <translation type="unfinished">Schild bereit</translation>
    </message>
    <message>
        <source>Whether it is a shield that is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block bonus in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it adds to a block now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished">Rüstung</translation>
    </message>
    <message>
        <source>All worn ratings together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Endurance</source>
        <translation type="unfinished">Endurance</translation>
    </message>
    <message>
        <source>Added to 2d6 and taken from the damage of a hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shield is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether missiles can be blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best block bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the shields that are held, the best one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of the mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the animals is ridden; the first of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation type="unfinished">Beritten</translation>
    </message>
    <message>
        <source>Whether one of the animals is being ridden.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dodge this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rider cannot dodge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to 2d6; useful against any attack, where there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to 2d6, with weapon or shield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block a weapon bare-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riding this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to 2d6, to keep the saddle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riding instead of a dodge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only a rider has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to 2d6, against what a rider cannot block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lb</source>
        <translation type="unfinished">lb</translation>
    </message>
    <message>
        <source>All pieces, where they are carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished">Last</translation>
    </message>
    <message>
        <source>Everything that is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free load</source>
        <translation type="unfinished">Freie Last</translation>
    </message>
    <message>
        <source>Load without being slowed: 50 at Strength 0, twice as much for every two levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished">%</translation>
    </message>
    <message>
        <source>Of what can be carried freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowed by load</source>
        <translation type="unfinished">Von Last gebremst</translation>
    </message>
    <message>
        <source>More than the free load halves running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">Lauf</translation>
    </message>
    <message>
        <source>Yards in one round on foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight on a mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a mount carries of its rider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run of the mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody is ridden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yards in one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement now</source>
        <translation type="unfinished">Bewegung jetzt</translation>
    </message>
    <message>
        <source>Yards in one round, on foot or mounted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One level for each five points of the worst hit, less what has healed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished">Strength</translation>
    </message>
    <message>
        <source>The level in use, after the penalty of Health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation type="unfinished">Dexterity</translation>
    </message>
    <message>
        <source>Hits left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead, unconscious, or active.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to 2d6 with the natural weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grappling, total</source>
        <translation type="unfinished">Grappling, Summe</translation>
    </message>
    <message>
        <source>Defense, total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge to command it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a command in a fight has to reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ridden</source>
        <translation type="unfinished">Geritten</translation>
    </message>
    <message>
        <source>Whether it carries the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its gear, and its rider with all he carries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load without being slowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of the attribute or skill that was raised, for the printed sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished">Spielwelt</translation>
    </message>
    <message>
        <source>Which Master&apos;s world the character comes from; no rule looks at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which setting file the character was made with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting that the character was made with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Art</translation>
    </message>
    <message>
        <source>What the sheet describes; only player characters are held to points and to 10 hits of Stamina.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concept</source>
        <translation type="unfinished">Konzept</translation>
    </message>
    <message>
        <source>The character in one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished">Herkunft</translation>
    </message>
    <message>
        <source>History, family, goals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished">Aussehen</translation>
    </message>
    <message>
        <source>Looks, age, manner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level that was bought, without penalties: +2 is twice as able. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points</source>
        <translation type="unfinished">Startpunkte</translation>
    </message>
    <message>
        <source>What the Master allows for attributes and skills together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points for attributes</source>
        <translation type="unfinished">Startpunkte für Attribute</translation>
    </message>
    <message>
        <source>What the Master allows for attributes where the two pools are kept apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points for skills</source>
        <translation type="unfinished">Startpunkte für Fertigkeiten</translation>
    </message>
    <message>
        <source>What the Master allows for skills where the two pools are kept apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience earned</source>
        <translation type="unfinished">Erfahrung verdient</translation>
    </message>
    <message>
        <source>All experience points ever awarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina when fresh</source>
        <translation type="unfinished">Stamina, ausgeruht</translation>
    </message>
    <message>
        <source>Hits that the body takes before it falls: 10 for player characters, more or less for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina lost to exertion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits lost to heavy exertion so far; the Master names them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina regained</source>
        <translation type="unfinished">Stamina gewonnen</translation>
    </message>
    <message>
        <source>Hits regained by rest so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sanity levels lost</source>
        <translation type="unfinished">Verlorene Sanity-Level</translation>
    </message>
    <message>
        <source>How far the mind is shaken at present; the Master enters it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass</source>
        <translation type="unfinished">Masse</translation>
    </message>
    <message>
        <source>Body mass without gear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished">Tempo</translation>
    </message>
    <message>
        <source>Yards run in one round without load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flies or swims</source>
        <translation type="unfinished">Fliegt oder schwimmt</translation>
    </message>
    <message>
        <source>Moves up and down as well, and so may dive there from an area attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is planned for the round; every action beyond the first costs 2 on each skill roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation type="unfinished">Angriffe</translation>
    </message>
    <message>
        <source>Attacks, grabs and attempts in close combat planned this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defend</source>
        <translation type="unfinished">Defend</translation>
    </message>
    <message>
        <source>Defend is among the actions of this round; it answers every attack on oneself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Augments</source>
        <translation type="unfinished">Augments</translation>
    </message>
    <message>
        <source>Actions spent on extra force, +2 damage each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assisted blocks</source>
        <translation type="unfinished">Blocks für andere</translation>
    </message>
    <message>
        <source>Blocks made for friends this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other actions</source>
        <translation type="unfinished">Andere Handlungen</translation>
    </message>
    <message>
        <source>Drawing, standing up, commanding, running and the like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished">Fertigkeiten</translation>
    </message>
    <message>
        <source>What was learned: a level that is added to 2d6 and to an attribute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>What the skill is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished">Rolle</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">keine</translation>
    </message>
    <message>
        <source>Which of the seven skills of the book this is; none for every other skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation type="unfinished">Attribut</translation>
    </message>
    <message>
        <source>The attribute that is added to the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished">Level</translation>
    </message>
    <message>
        <source>How well it was learned; a skill that is missing counts 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Notiz</translation>
    </message>
    <message>
        <source>A remark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished">Waffen</translation>
    </message>
    <message>
        <source>Arms, things to throw, and natural weapons; fists need no row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the weapon is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished">Fertigkeit</translation>
    </message>
    <message>
        <source>The role or name of the skill that it is used with in hand, or shot with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill to throw it</source>
        <translation type="unfinished">Wurffertigkeit</translation>
    </message>
    <message>
        <source>The role or name of the skill that it is thrown with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished">Power</translation>
    </message>
    <message>
        <source>What it adds to damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength counts</source>
        <translation type="unfinished">Strength zählt</translation>
    </message>
    <message>
        <source>Off for crossbows and engines, and for bows whose make leaves out the user&apos;s Strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to every attack with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished">Klein</translation>
    </message>
    <message>
        <source>Can be used in close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished">Hände</translation>
    </message>
    <message>
        <source>Hands it needs, 0 for a natural weapon; the one-click character looks at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach</source>
        <translation type="unfinished">Reichweite</translation>
    </message>
    <message>
        <source>How far it reaches in melee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near range</source>
        <translation type="unfinished">Nahbereich</translation>
    </message>
    <message>
        <source>Near range of a missile weapon; 0 where it shoots nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made to be thrown</source>
        <translation type="unfinished">Zum Werfen gemacht</translation>
    </message>
    <message>
        <source>Thrown without a penalty and with its power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near range thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near range when thrown; 0 where it cannot be thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area</source>
        <translation type="unfinished">Fläche</translation>
    </message>
    <message>
        <source>Radius of what it hits around a place; 0 for a single target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Huge</source>
        <translation type="unfinished">Riesig</translation>
    </message>
    <message>
        <source>A siege engine or a giant&apos;s weapon, that nothing can block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In hand</source>
        <translation type="unfinished">In der Hand</translation>
    </message>
    <message>
        <source>In hand, so that it can be used at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of one piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">Anzahl</translation>
    </message>
    <message>
        <source>How many of them; counts for the weight alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <translation type="unfinished">Dabei</translation>
    </message>
    <message>
        <source>Counts as load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor and shields</source>
        <translation type="unfinished">Rüstung und Schilde</translation>
    </message>
    <message>
        <source>What is worn against blows and held against missiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the piece is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Wert</translation>
    </message>
    <message>
        <source>What it adds to endurance while worn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shield</source>
        <translation type="unfinished">Schild</translation>
    </message>
    <message>
        <source>Blocks nearly anything, missiles too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block bonus</source>
        <translation type="unfinished">Block-Bonus</translation>
    </message>
    <message>
        <source>Added to Defense when blocking with this shield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn</source>
        <translation type="unfinished">Getragen</translation>
    </message>
    <message>
        <source>Worn; of a shield, held ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gear</source>
        <translation type="unfinished">Habe</translation>
    </message>
    <message>
        <source>Everything else that is owned.</source>
        <translation type="unfinished">Alles andere im Besitz.</translation>
    </message>
    <message>
        <source>What it is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companions and mounts; one that deserves more has a sheet of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it answers to; no two animals share a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breed</source>
        <translation type="unfinished">Rasse</translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass and muscle. Without penalties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed. Without penalties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage. Without penalties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quickness of thought. Without penalties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits that the body takes before it falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body mass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yards run in one round without load; a horse runs twice as far as a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural weapon</source>
        <translation type="unfinished">Natürliche Waffe</translation>
    </message>
    <message>
        <source>What it attacks with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the natural weapon adds to damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide</source>
        <translation type="unfinished">Haut</translation>
    </message>
    <message>
        <source>What its hide adds to endurance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barding</source>
        <translation type="unfinished">Tierrüstung</translation>
    </message>
    <message>
        <source>Rating of the armor put on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Striking</source>
        <translation type="unfinished">Striking</translation>
    </message>
    <message>
        <source>Level of the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grappling</source>
        <translation type="unfinished">Grappling</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished">Defense</translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 untrained, 1 trained, 2 trained for fighting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can be ridden</source>
        <translation type="unfinished">Lässt sich reiten</translation>
    </message>
    <message>
        <source>Carries a rider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves up and down as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load besides the rider, barding included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina lost</source>
        <translation type="unfinished">Stamina verloren</translation>
    </message>
    <message>
        <source>Hits lost and not regained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst hit</source>
        <translation type="unfinished">Schwerster Treffer</translation>
    </message>
    <message>
        <source>The largest past damage of one hit that has not healed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health levels healed</source>
        <translation type="unfinished">Geheilte Health-Level</translation>
    </message>
    <message>
        <source>Health levels of the worst hit that have healed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mounted on</source>
        <translation type="unfinished">Reitet auf</translation>
    </message>
    <message>
        <source>Name of the animal being ridden; nothing on foot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hit that took Stamina.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What got past endurance with this one hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels healed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health levels of this hit that have healed since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who struck, and with what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished">Zustände</translation>
    </message>
    <message>
        <source>States in words: prone, held, spooked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the state is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raises</source>
        <translation type="unfinished">Steigerungen</translation>
    </message>
    <message>
        <source>What was raised when; no number looks at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished">Was</translation>
    </message>
    <message>
        <source>base.str and so on, or the name of a skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished">Von</translation>
    </message>
    <message>
        <source>Level before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished">Bis</translation>
    </message>
    <message>
        <source>Level after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished">Kosten</translation>
    </message>
    <message>
        <source>Points paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a conflict the active side must be higher; on other opposed rolls the one who began succeeds on equal totals too. Against a plain challenge level or range level equal is enough. The suggested levels, and the 7 that is taken from a rolled one, are ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack on a place must be higher than the range level, one on a target equal or higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack must beat the defender&apos;s total and also reach the range level, so that bad defense never makes a living target easier than a post.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range levels are left to the Master. Ours: 0 up to near range, then 2 more for each doubling of the distance, and never farther than eight times near range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of actions is fixed before the first skill roll of the round, and lowers every skill roll of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defend is one action, however many attacks it answers. Defending before one&apos;s turn is a right, and is that same action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each assisted block is one action more, from its own roll on. The friend must be within 3 yards, and may defend as well; the best total counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has acted without Defend, is held or unconscious has no defense: the attack only has to reach the range level. Strength and armor still endure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule for Initiative stands in another chapter. Ours: 2d6 and Dexterity each round, ties by Dexterity, then at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base Strength is Strength without a weapon; the penalty of Health counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a bow uses its owner&apos;s Strength is a mark of the weapon, on unless it is taken off; mechanical weapons never use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is made to be thrown is thrown with Striking, as in melee. A setting may name another skill for each weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not made to be thrown has -2 to hit, a near range of 5 yards, and does Strength alone. Rocks: power 0 with near range 10, power 2 with 5, power 4 with 2 yards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is struck from a hand lies ceil(d6/2)+1 yards away and breaks only at the Master&apos;s word. Disarming by a grab puts the thing into the attacker&apos;s hand and never begins close combat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a far stronger foe, disarming and blocking cost 1 for each point of Strength that the gap exceeds 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is held may do nothing but try to escape or to gain control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding needs no roll. Each further chance to hurt, slam or throw needs another control roll; failing it does not lose control.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In close combat resisting is the Defend action, with the same right to it; who is held may resist as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is engaged but not held defends against outsiders as usual and cannot attack them; who is held has no defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slams do 1 to 8 by what is hit, sharp corners 1 to 4 more. A fall does 2d6 and the yards fallen, endured as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two doublings the halfway point is the geometric one, a factor of about 1.414; it fits all three examples of the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass is that of the body without gear. Of a team the best grappler rolls once for all, and each of them spends an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has four times one&apos;s mass or more cannot be slammed or thrown, only clung to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking a weapon with bare hands costs 2, unless the option is off. A longer reach gives 1, if that option is on. Both are for the Master to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riding serves as a dodge only against what cannot be blocked, at -4. Diving out of the saddle uses Defense and ends the ride.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area attack on one square yard or less is an ordinary attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part yards of a dive count whole, equal to the challenge is enough, and the dive is the diver&apos;s Defend action. Six yards can be dived, more cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An area weapon aimed at one creature has 1 more to hit for each full yard of its radius.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage of an area attack is rolled for each victim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missed place is harmless, unless the Master says where the attack came down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is hit in the saddle rolls once for each hit, against its damage roll. Failing he falls prone, unhurt unless the option is on. Who cannot act falls; if the mount goes down, 8 is needed to land standing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commanding an untrained animal in a fight needs 11, a trained one 8, one trained for fighting 5, and 3 more when it is spooked. A command is an action; a mount acts on its rider&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chapter on movement is missing. Ours: a person runs 30 yards a round and a horse 60. More than the free load halves that: 50 lb at Strength 0, twice as much for every two levels of the Strength in use. A mount carries its rider, his load and its own gear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health goes by the worst single hit and is never added up. Where endurance is above the damage, nothing is gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Stamina comes back in each round of rest while Health and Sanity are whole. The slower steps are ours: a minute, an hour, a day, by the worse of the two measures. One wakes at 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How Health and Sanity return is not known. Ours: 7, 14 or 28 days of rest for each level; all hits at the worst level heal together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalties stop at -3; what the fourth level means, the state says. How Sanity is lost is not known: the Master enters it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The known beginning of the costs points to a square: the level times its own size, so that levels below 0 pay back. There is no cap; the limits from -3 to 6 are an option of ours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What skills cost is not known. Ours: 1 for the first level, 2 for the second and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points are ours: 30 in one pool, or 10 for attributes and 20 for skills. No rules on money are known. Player characters have 10 hits of Stamina, others as many as fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raising costs the same difference as at creation. Creation points that are left pay first, in separate pools only for their own kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Striking, Archery, Grappling, Defense and Riding go with Dexterity, Tactics with Intelligence, Animals with Willpower; other skills are free. A skill that is missing has no penalty beside its level of 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings of what is worn add up. A shield is worth that it blocks missiles; more only where the setting says so, and then the best block bonus counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general&apos;s skill counts once: 2d6, the power of the army, Intelligence and Tactics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The strength of armies is decided anew each round and stays as the Master leaves it; an option lets it fall with the hits that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better training, arms or morale are a factor on the numbers of an army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each army is measured against the smallest one and has one target in a round; a roll below 0 does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round of battle takes 1, 8 or 60 minutes, divided at 317 and 3162 soldiers on each side. With about twenty or fewer, fight man by man.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several attacks in one round are allowed. Every action of the list counts; only skill rolls are lowered, and never a general&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>creature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished">Kategorie</translation>
    </message>
    <message>
        <source>Animal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished">Person</translation>
    </message>
    <message>
        <source>What it is; a document of its own gets its kind from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural weapons and arms, the best one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it has learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished">Kampagne</translation>
    </message>
    <message>
        <source>Injury</source>
        <translation type="unfinished">Verletzung</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation type="unfinished">Dodge</translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished">Block</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished">Attribute</translation>
    </message>
    <message>
        <source>For attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For attributes, skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience earned, spent, left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health and Sanity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare-handed block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riding, as a dodge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 5 actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load, lb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run, yards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run, mounted, yards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# point more is|# points more are} spent than creation and experience give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{healed:# level of Health was|# levels of Health were} healed, this hit cost {level_taken}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Riding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shield?shield}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load and movement</source>
        <translation type="unfinished">Last und Bewegung</translation>
    </message>
    <message>
        <source>{quantity:times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>Story</source>
        <translation type="unfinished">Geschichte</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished">Notizen</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Str</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Int</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To hit with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small fantasy game: every uncertain deed is 2d6 with an attribute and a skill, against another such roll or a challenge level. Four attributes on a scale where +2 is twice as able, skills, and three measures of injury make up the whole character. Of the book one chapter is known, on swords; what the others hold is our ruling, and yours to replace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 to 20 minutes, or one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HURSAGMU</source>
        <translation type="unfinished">HURSAGMU</translation>
    </message>
    <message>
        <source>Given away free of charge by its author; the text of the book is his and is no part of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass and muscle: damage, endurance, carrying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: hitting and not being hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Courage and self control, resisting fear, capacity for supernatural energy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quickness of thought, learning, casting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blows by hand and by weapon, and throws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bows, crossbows, engines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grabs, holds, escapes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking and dodging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading an army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persuading and commanding beasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staying in the saddle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Non-player character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pools of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points for attributes and for skills are kept apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits of attributes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes of player characters must lie between -3 and 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load slows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for bare blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocking a weapon with bare hands is harder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mass in grappling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book&apos;s own optional rule: the heavier side, one or a team, has a bonus on its Grappling rolls. Read by conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer reach helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The longer weapon has +1 on attack and block. Read by conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missiles blocked without a shield</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown weapons and missiles may be blocked with weapons and bare hands. Read by conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far stronger foes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disarming or blocking a far stronger foe has a penalty. Read by conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge levels are rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Master rolls 2d6 + level - 7 in the place of a plain challenge level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falling from the saddle hurts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thrown rider takes 2d6 + 1. Read by conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soldiers fall with the hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a battle the soldiers who count shrink with the hits that are left. Read by conflicts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points overspent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player character has 10 hits of Stamina, not {stamina_max}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stamina of a player character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is {base.&lt;a&gt;}; in this campaign attributes lie between -3 and 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute outside the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stands among the skills twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} claims a role that another skill has already; the better one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role claimed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Healed too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hit killed; death cannot be healed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death healed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{stamina_regained} hits of Stamina were regained, but only {lost} were lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More Stamina regained than lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Augment strengthens an attack, and none is planned this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Augment without an attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is unconscious, catatonic or dead plans no actions; take the {turn_actions} of this round away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acting while down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no animal called {mounted_on} to ride.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot carry a rider now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mount unfit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two animals are called {name}; give one of them another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two animals of one name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load of {load_lb} lb is more than twice the {load_limit_lb} lb that can be carried freely.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} carries {carried_lb} lb, more than twice its free load of {load_limit_lb} lb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animal overloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill has no name yet; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon has no name yet; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece of armor has no name yet; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A thing has no name yet; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An animal has no name yet; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A condition has no name yet; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A raise has no name yet; give it one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules.kinsler</name>
    <message>
        <source>Success at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What four dice and a third of the modifier must reach together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to every initiative; 0 in the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points</source>
        <translation type="unfinished">Startpunkte</translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>What there is to spend on skills before play begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat categories needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On so many stats the skills of creation must be based at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign from level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills of this listed level or more need a visible sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start-up cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a skill that is learned after creation costs beside its price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metres per range point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many metres, or a part of them, are one range point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least way to a far extra target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further target that is not beside the one before counts at least so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range points per fatigue point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many range points cost one point of fatigue where range is paid so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposition to the Faith roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much stands against the roll that allows another attempt after a 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted into attempts of a skill that the character has not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a related skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted into attempts for which only a related skill is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue without the skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts without the skill cost so many times their fatigue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue with a related skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts with a related skill cost so many times their fatigue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels lost with a comparable skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>levels</source>
        <translation type="unfinished">Level</translation>
    </message>
    <message>
        <source>A skill that is nearly the right one counts so much lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished">Runde</translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished">s</translation>
    </message>
    <message>
        <source>How long a round lasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of reversed fatigue skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this time the points of a reversed fatigue skill arrive, and their enhancement fades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of reversed wound skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After this time the points of a reversed wound skill arrive, and their enhancement fades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trivial task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted into an attempt that hardly anybody fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted into an easy attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routine task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted into an attempt as most are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficult task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted into a hard attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formidable task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted into an attempt that hardly anybody manages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished">Grundwert</translation>
    </message>
    <message>
        <source>For formulas only: base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the stat skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is added to an attempt of a stat skill itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aptitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no aptitude is chosen for this stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: aptitude.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power</source>
        <translation type="unfinished">Power</translation>
    </message>
    <message>
        <source>For formulas only: power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: fatigue skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passive only</source>
        <translation type="unfinished">Nur passiv</translation>
    </message>
    <message>
        <source>For formulas only: passive only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero passive fatigue</source>
        <translation type="unfinished">Passiv ohne Ermüdung</translation>
    </message>
    <message>
        <source>For formulas only: zero passive fatigue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stack rating.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: starting level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought after creation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: bought after creation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs no sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: needs no sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect modifier</source>
        <translation type="unfinished">Wirkung ±</translation>
    </message>
    <message>
        <source>For formulas only: effect modifier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: of the body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: of the mind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>For formulas only: name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the printed sheet: the names of what is bundled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: value of the stat skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the skill has no base, or no aptitude is chosen for its stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has what it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has what it needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: background skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: whether its listed value lies below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: bundles never are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds and fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: wounds and fatigue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other than its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: other than its level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wounds, fatigue and enhancement leave of the level; attempts, initiative and dice go by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points left</source>
        <translation type="unfinished">Punkte übrig</translation>
    </message>
    <message>
        <source>How many points can still be taken before the skill is below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One third</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third of the value, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill and stat skill together, before the division by three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds to the roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third of skill and stat, added to four dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed on 4d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What four dice must show for a routine task: 4 or less always, above 24 never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished">Chance</translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished">%</translation>
    </message>
    <message>
        <source>How often four dice show that much, in a routine task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds to initiative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third of the skill alone; the stat does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many targets at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most effect dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of effect on each target at most; a fatigue skill has one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue, full dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all dice on one target cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue, passive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only powers are used passively</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a power costs for each opponent or attempt that it is used for passively.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue, passive at range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same at range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most enhancement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reversed skills add at most as much as the level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 if more was taken than there is: the character is unconscious.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 if wounds are above twice the level: the character is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stacking modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step of the stack rating doubles the price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no aptitude is chosen for the stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aptitude and stacking; powers that are stackable and passive only cost half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of this level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the level costs from nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price at the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was free or paid with creation points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience spent</source>
        <translation type="unfinished">Erfahrung genutzt</translation>
    </message>
    <message>
        <source>What has been paid beyond the start; a new skill costs four points more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level</source>
        <translation type="unfinished">Nächster Level</translation>
    </message>
    <message>
        <source>negative skills have no price, and without an aptitude nothing has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one level more costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign wanting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 if the skill is so high that it must show, and no sign is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: adds without a skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added to an attempt of a skill based on {abbr} that the character has not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: adds with a related skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added where a related skill helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 if the thing that it needs is not carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a passive power is not rolled; it counts with its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as the skill is rolled at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What four dice must show; always up to 4, never above 24.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill in its notation; it can be copied and pasted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds of the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All wounds on skills based on STR, DEX and CON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds of the mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All wounds on skills based on MIN, PER and FAI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation type="unfinished">Wunden</translation>
    </message>
    <message>
        <source>All wounds on all skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue of the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fatigue on skills based on STR, DEX and CON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue of the mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All fatigue on skills based on MIN, PER and FAI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation type="unfinished">Ermüdung</translation>
    </message>
    <message>
        <source>All fatigue on all skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points left in the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the skills of STR, DEX and CON can still take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points left in the mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the skills of MIN, PER and FAI can still take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of them keeps the character unconscious.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills that kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of them is death.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conscious as long as no skill is below zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith roll for a retry: adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is added to the roll that allows another attempt after a 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith roll for a retry: needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What four dice must show for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of all skills at the end of creation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation points left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of the points of creation; it is lost when play begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a skill based on STR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a skill based on STR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a skill based on DEX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a skill based on DEX.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a skill based on CON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a skill based on CON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a skill based on MIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a skill based on MIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a skill based on PER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a skill based on PER.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a skill based on FAI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a skill based on FAI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat categories covered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On how many stats the skills of creation are based.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generic skills that stand for the upbringing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everything beyond creation has cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience left</source>
        <translation type="unfinished">Erfahrung übrig</translation>
    </message>
    <message>
        <source>Awarded experience that is not spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs still to be named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many skills are so high that they must show, and have no sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that is carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: all that is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stops 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 is stopped in both groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against attacks on everything only numbers count that are stopped in both groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stops 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 is stopped in both groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stops 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 is stopped in both groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stops 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 is stopped in both groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stops 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 is stopped in both groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stops 6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6 is stopped in both groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers stopped, {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers of the die worn armor stops, tags not looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest number let through, {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 where nothing is let through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice stopped, {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What part of the dice of effect worn armor stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lb</source>
        <translation type="unfinished">lb</translation>
    </message>
    <message>
        <source>Weight of the row, if it is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only added up: no rule depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the printed sheet: the skill that wields the weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the character has not the skill of this weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As for the skill that wields the weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{{PHY}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{{INT}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown_name}: at most {dice_limit:# die|# dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members</source>
        <translation type="unfinished">Mitglieder</translation>
    </message>
    <message>
        <source>How many of its members exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifiers of its members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no members, or contains itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: modifiers of its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels of its members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: levels of its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of its members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: cost of its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the metaskill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only LINK has a limit, and it needs its metaskill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: value of the metaskill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contains itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: contains itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Member that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: member that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most dice in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: most dice in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest targets in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: fewest targets in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest stack rating in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: lowest stack rating in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stats of its members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stats of its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill and stat together, on average over its members.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of its members on average, for initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third of the average, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What four dice must show for a routine task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often four dice show that much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third of the average level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LINK ties as many members as its level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all members with full dice on one target cost, and one point for the bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names a bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: names a bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a skill behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: has a skill behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: names nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: passive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: at range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range paid as fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: range paid as fatigue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value of the skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no skill that the character has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: value of the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier of the grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: modifier of the grade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue of the grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: fatigue of the grade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: stats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: what it helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: by how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help of passive powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: help of passive powers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue of the bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: fatigue of the bundle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: metres per range point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metaskill in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: metaskill in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For formulas only: skills in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A point for each five metres or part of them, or as the weapon says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of all legs together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue for range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What range costs, where it is paid as fatigue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation type="unfinished">Änderung</translation>
    </message>
    <message>
        <source>it is not rolled, or names no skill that the character has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that counts, before the division by three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third of the modifier, rounded down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What four dice must show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A third of the skill alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of effect on each target at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets, or attempts that it counts for, at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue of the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before range and grade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lump, taken off one skill at the end of the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fatigue per round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all uses of the stance cost together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many skills are in use, stat skills of active uses included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether these skills may be used together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descriptive attribute</source>
        <translation type="unfinished">Auffälliges Merkmal</translation>
    </message>
    <message>
        <source>What strikes people about the character at first sight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motivation</source>
        <translation type="unfinished">Antrieb</translation>
    </message>
    <message>
        <source>What the character strives for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret</source>
        <translation type="unfinished">Geheimnis</translation>
    </message>
    <message>
        <source>What nobody may learn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Important person</source>
        <translation type="unfinished">Wichtige Person</translation>
    </message>
    <message>
        <source>Somebody of the past who mattered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished">Herkunft</translation>
    </message>
    <message>
        <source>The upbringing, named by the generic skill that stands for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished">Aussehen</translation>
    </message>
    <message>
        <source>What there is to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished">Notizen</translation>
    </message>
    <message>
        <source>Whatever else there is to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flaws</source>
        <translation type="unfinished">Schwächen</translation>
    </message>
    <message>
        <source>At least one weakness; it gives no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the weakness is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished">Über</translation>
    </message>
    <message>
        <source>What it means in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The negative power that expresses it, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation</source>
        <translation type="unfinished">Erschaffung</translation>
    </message>
    <message>
        <source>How the character was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Better rolls for</source>
        <translation type="unfinished">Bessere Würfe für</translation>
    </message>
    <message>
        <source>the body: STR, DEX, CON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mind: MIN, PER, FAI</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The group whose stats got the rolls of five dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice of the six stats in the order in which they fell: three times five, three times four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanged stats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pair of stats that changed places, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation is finished</source>
        <translation type="unfinished">Erschaffung beendet</translation>
    </message>
    <message>
        <source>From now on changes cost experience.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: aptitude</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price multiplier of all skills based on {abbr}: 1 is a gift, 4 is dear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value after rolling and exchanging.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}</source>
        <translation type="unfinished">{label}</translation>
    </message>
    <message>
        <source>Listed value. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that wounds have taken off this skill; they heal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that fatigue has taken off this skill; they come back soon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enhancement</source>
        <translation type="unfinished">Verstärkung</translation>
    </message>
    <message>
        <source>Points that reversed skills have added for a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished">Zeichen</translation>
    </message>
    <message>
        <source>The visible sign of a skill of level 9 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts in the running period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: period began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game second at which the running period began; empty for never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished">Fertigkeiten</translation>
    </message>
    <message>
        <source>Bought skills, metaskills, and the powers of flaws and curses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished">Id</translation>
    </message>
    <message>
        <source>The name by which weapons, stances and bundles know the skill; no two are alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished">Fertigkeit</translation>
    </message>
    <message>
        <source>Use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the printed sheet: the skill with its targets and dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the printed sheet: the time until it is done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the printed sheet: whose enhancement it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the skill is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished">Level</translation>
    </message>
    <message>
        <source>Listed value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">Art</translation>
    </message>
    <message>
        <source>What its points of effect do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level at creation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level at the end of creation; empty for a skill that was bought later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to each die of effect that armor lets through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stat whose skill is added to every attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works</source>
        <translation type="unfinished">Wirkt</translation>
    </message>
    <message>
        <source>to: a power; vs: takes points away; for: gives points back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished">Auf</translation>
    </message>
    <message>
        <source>The stat or group that it works on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power that is never rolled and counts with its value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Using it passively costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stackable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>xN: with how many other skills it may be used; 0 is unstackable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished">Rate</translation>
    </message>
    <message>
        <source>How often it may be tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many attempts are allowed in a period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rounds, minutes, hours, days or weeks a period has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the period is counted in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used</source>
        <translation type="unfinished">Benutzt</translation>
    </message>
    <message>
        <source>Period began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished">Bemerkungen</translation>
    </message>
    <message>
        <source>Whatever else stands in parentheses behind the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special effect</source>
        <translation type="unfinished">Spezialeffekt</translation>
    </message>
    <message>
        <source>What the skill is in the world: fire, muscle, prayer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies to</source>
        <translation type="unfinished">Gilt für</translation>
    </message>
    <message>
        <source>When the power of a flaw counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A generic skill of the upbringing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyman</source>
        <translation type="unfinished">Everyman</translation>
    </message>
    <message>
        <source>A simple skill that everybody knows a little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranged</source>
        <translation type="unfinished">Auf Distanz</translation>
    </message>
    <message>
        <source>It is used over a distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs</source>
        <translation type="unfinished">Braucht</translation>
    </message>
    <message>
        <source>The thing that must be carried to use it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished">Schlagwörter</translation>
    </message>
    <message>
        <source>Words of its special effect that armor looks at: fire, spell, weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Related skills</source>
        <translation type="unfinished">Verwandte Fertigkeiten</translation>
    </message>
    <message>
        <source>Ids of skills that somebody with this one knows a little.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation type="unfinished">Bündel</translation>
    </message>
    <message>
        <source>What metaskills have made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name by which stances and other bundles know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is called.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is in the world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LINK bundles, BIND fixes in an object, CHANNEL pours into another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metaskill</source>
        <translation type="unfinished">Metaskill</translation>
    </message>
    <message>
        <source>Id of the metaskill behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the skills and bundles in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished">Gegenstand</translation>
    </message>
    <message>
        <source>BIND: the thing that holds the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into</source>
        <translation type="unfinished">In</translation>
    </message>
    <message>
        <source>CHANNEL: id of the skill or bundle that the points go into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished">Rüstung</translation>
    </message>
    <message>
        <source>Pieces of armor; what is worn unites.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of one; no rule depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">Anzahl</translation>
    </message>
    <message>
        <source>How many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <translation type="unfinished">Dabei</translation>
    </message>
    <message>
        <source>Whether it is at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of effect dice that are negated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished">Gegen</translation>
    </message>
    <message>
        <source>Attacks that it helps against: those on the body (PHY), those on the mind (INT).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only against</source>
        <translation type="unfinished">Nur gegen</translation>
    </message>
    <message>
        <source>Tags: it counts only against skills with one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not against</source>
        <translation type="unfinished">Nicht gegen</translation>
    </message>
    <message>
        <source>Tags: it never counts against skills with one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn</source>
        <translation type="unfinished">Getragen</translation>
    </message>
    <message>
        <source>Whether it protects now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished">Waffen</translation>
    </message>
    <message>
        <source>Weapons with the skills that wield them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the skill that wields it, had or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metres for each range point where weapons have their own ranges; 0 is the usual five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Possessions</source>
        <translation type="unfinished">Besitz</translation>
    </message>
    <message>
        <source>Everything else that the character has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thing</source>
        <translation type="unfinished">Ding</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished">Zustände</translation>
    </message>
    <message>
        <source>Powers that hold the character, curses, other states.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Art</translation>
    </message>
    <message>
        <source>A power can be resisted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">keine</translation>
    </message>
    <message>
        <source>The stat skill that resists it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>Points that resisting has to beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished">Von</translation>
    </message>
    <message>
        <source>Who or what caused it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resist again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it may be resisted again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it forbids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects on their way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of reversed skills that arrive later, and enhancements that fade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished">Was</translation>
    </message>
    <message>
        <source>arrives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that arrive, or an enhancement that leaves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it takes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game second at which it happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill that it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished">Stapel</translation>
    </message>
    <message>
        <source>Stack rating of that skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stat or group whose skills may receive it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice</source>
        <translation type="unfinished">Würfel</translation>
    </message>
    <message>
        <source>The value of each die.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May enhance</source>
        <translation type="unfinished">Darf verstärken</translation>
    </message>
    <message>
        <source>Whether the rest of a die enhances the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading: whose enhancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fading: how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stances</source>
        <translation type="unfinished">Haltungen</translation>
    </message>
    <message>
        <source>Saved declarations: what is used together in a round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses</source>
        <translation type="unfinished">Einsätze</translation>
    </message>
    <message>
        <source>The skills of the declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the skill, stat or bundle; empty for an attempt without the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation type="unfinished">Versuch</translation>
    </message>
    <message>
        <source>What is tried without the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stat of an attempt without the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished">Modus</translation>
    </message>
    <message>
        <source>active</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled, used passively, or kept up from the last round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role</source>
        <translation type="unfinished">Rolle</translation>
    </message>
    <message>
        <source>helps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passive only: helps own attempts, opposes hostile ones, or works against passive powers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets; passive: attempts that it will count for or against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice of effect on each target.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way from target to target, for skills used at range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metres</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the leg.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 for a further target that is not beside the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range as</source>
        <translation type="unfinished">Distanz als</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fatigue</source>
        <translation type="unfinished">Ermüdung</translation>
    </message>
    <message>
        <source>How range is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task</source>
        <translation type="unfinished">Aufgabe</translation>
    </message>
    <message>
        <source>Task modifier and whatever else the Game Master adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grade</source>
        <translation type="unfinished">Grad</translation>
    </message>
    <message>
        <source>own skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparable skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>related skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unskilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyman skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How near the actor comes to having the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clock</source>
        <translation type="unfinished">Uhr</translation>
    </message>
    <message>
        <source>Game seconds since play began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience awarded</source>
        <translation type="unfinished">Erfahrung erhalten</translation>
    </message>
    <message>
        <source>Experience that the Game Master has given so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was earned and bought; no formula looks at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date or session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it was for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that counts is added first; the whole sum is divided by three once, rounded down (below zero as well), and added to the roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative is the roll and a third of the skill&apos;s own level; the stat does not count for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts, initiative, dice, targets, passive powers and LINK go by the effective value; price, sign, enhancement limit, unconsciousness and death by the listed one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stat skill is added by itself, free of charge, once to every attempt based on that stat, but not to an attempt of the stat skill itself. A passive power counts with its own value only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has one target at least, whatever the level; the dice of effect may be none, and then only sixes have an effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every modifier of difficulty enters before the division by three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat skills do not oppose hostile attempts, unless the option for it is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A power on Y acts on every attempt whose base lies in Y, own or hostile, whatever its type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A passive power that works against another one adds its full value to the attempt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line of a skill says its type: on everything it is a fatigue skill, on a stat or group a wound skill, with “to” a power; a flag says it where that does not fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The names that the text uses for one thing are one thing: DET is Faith, MIND is MIN, {MIN} is {INT}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A base is one stat. A hyphen separates name and level only before an unsigned number; printed lines have a colon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect modifiers and rates have no price. Zero passive fatigue on a bought skill is for the Game Master to grant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of a level is rounded up as a whole. Only powers that are passive only and stackable cost half, and the start-up cost of four points stands for each new skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stats and intrinsic skills are raised by the same formula, as the difference from where they began; stats count as stackable x3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill of level 0 costs its factors. Unspent creation points are lost, flaws give none. Stat categories are the bases of bought skills of level 0 or more. At most one pair of stats changes places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience is the Game Master&apos;s to give. What a skill is (stack rating, passive only) is fixed when it is bought. There is no money and no burden: weights are only added up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought and intrinsic skills and metaskills of listed level 9 or more need a sign; stat skills only where the option says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flaw of level -4 counts -4 before the division, only where its condition fits, and outside the rule of stacking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All skills in use in a round count, with the stat skill of each active one: with ratings in ascending order the k-th needs at least k - 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two active skills at once are allowed where the rule of stacking holds; each has its own roll and cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resisting, shock and the Faith roll cost nothing. The free die of a fatigue skill lowers the dice that are paid, not the least cost of 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declared number of a passive power is paid, used or not; at range it is paid with a third of the level for each, even where it is otherwise free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared dice are paid in any case, one lump for each use, each lump whole from one skill that the actor picks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The legs of a range add up, each rounded up; whether they are paid as penalty or as fatigue is chosen once for the whole use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are three grades without the skill: comparable, related, unskilled; the Game Master says which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a failure with a 1 one Faith roll decides, and its failure is final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ones and sixes count both. So many dice of effect are rolled at least as sixes lie, beyond the usual most and free of charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice and initiative stand from the beginning of the round; modifiers are taken at the moment of resolution; tied attempts are resolved together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who loses actions loses the attempts of lower initiative in this round, but neither passive nor maintained powers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious is who has a skill with more wounds and fatigue than its level; enhancement does not help. Dead is who has a skill with wounds above twice its level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target says where points go: any skill of the group of level 0 or more, each die whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each blocked die of a wound skill gives one fatigue. Of a fatigue skill, dice that show the highest number let through lose one point of fatigue, and so many wounds go together to one skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All armor that is worn unites. A stat belongs to its group; against everything only numbers count that are stopped in both groups; armor never hinders reversed skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An active power that does something to somebody asks for a resistance roll at once and for free; one that helps or hinders does not. It works from the next lower initiative on for one round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrinsic recovery is no action, costs nothing, goes on unconscious, always with full dice, and never enhances.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reversed effects of one kind on overlapping groups may be on their way together only where their stack ratings allow it. The period of a rate begins with its first attempt. What a die gives beyond the damage enhances for one more period.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LINK ties as many members as its effective level; a bundle is rolled with the average of its members, its initiative with their average level, and LINK itself costs one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The initiative bonus is 0, there for a house rule; who uses no skill rolls a stat skill that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2x3 means two targets with three dice each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>descriptive attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>motivation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>important person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skill in its notation; # leaves its level to the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A generic skill that may stand for an upbringing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of its special effect that armor looks at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the power counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sign</source>
        <translation type="unfinished">Zeichen</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stats (STR) and ids of skills that it suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armor</source>
        <translation type="unfinished">Rüstung</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of skills and bundles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stops a number that no die shows, or one twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} has no line that says what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished">Kampagne</translation>
    </message>
    <message>
        <source>Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{{PHY}} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{{INT}} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished">Defense</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Targets × dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished">Initiative</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation type="unfinished">Würfeln</translation>
    </message>
    <message>
        <source>trivial</source>
        <translation type="unfinished">trivial</translation>
    </message>
    <message>
        <source>simple</source>
        <translation type="unfinished">einfach</translation>
    </message>
    <message>
        <source>routine</source>
        <translation type="unfinished">Routine</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation type="unfinished">schwierig</translation>
    </message>
    <message>
        <source>formidable</source>
        <translation type="unfinished">gewaltig</translation>
    </message>
    <message>
        <source>retry after a 1: Faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{PHY} Body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{INT} Mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quantity:times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its way</source>
        <translation type="unfinished">Unterwegs</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished">Experience</translation>
    </message>
    <message>
        <source>Awarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished">Übrig</translation>
    </message>
    <message>
        <source>Next level of Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level of Dexterity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level of Constitution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level of Mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level of Perception</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level of Faith</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished">Person</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes of the player</source>
        <translation type="unfinished">Notizen des Spielers</translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished">übrig</translation>
    </message>
    <message>
        <source>status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{@abbr}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>need {stats.&lt;s&gt;.need}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{@label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{@label}, fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith, for a retry</source>
        <translation type="unfinished">Faith, neuer Versuch</translation>
    </message>
    <message>
        <source>One rule for everything: whatever anyone does is the attempt of a skill, four dice plus a third of skill and stat, and 18 succeeds. Stats are skills, wounds and fatigue are points taken off skills, and a skill is one line that says what it acts upon and how its dice of effect work. Powers, spells, parries and prayers are built from the same parts in any world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 to 60 minutes, or one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RPG.Rules</source>
        <translation type="unfinished">RPG.Rules</translation>
    </message>
    <message>
        <source>Given away free of charge by its author; the text is his and is no part of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished">Strength</translation>
    </message>
    <message>
        <source>Muscle: lifting, pushing, hitting hard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dexterity</source>
        <translation type="unfinished">Dexterity</translation>
    </message>
    <message>
        <source>Deft hands, balance and aim.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constitution</source>
        <translation type="unfinished">Constitution</translation>
    </message>
    <message>
        <source>Endurance and health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind</source>
        <translation type="unfinished">Mind</translation>
    </message>
    <message>
        <source>Intelligence and memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perception</source>
        <translation type="unfinished">Perception</translation>
    </message>
    <message>
        <source>The senses and attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith</source>
        <translation type="unfinished">Faith</translation>
    </message>
    <message>
        <source>Determination and trust in what one holds true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stats of the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stats of the mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrinsic skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heal body</source>
        <translation type="unfinished">Heal body</translation>
    </message>
    <message>
        <source>Mends wounds of the body by themselves, once a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heal intellect</source>
        <translation type="unfinished">Heal intellect</translation>
    </message>
    <message>
        <source>Mends wounds of the mind by themselves, once a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover fatigue</source>
        <translation type="unfinished">Recover fatigue</translation>
    </message>
    <message>
        <source>Takes fatigue away, every five minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kinds of attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks on STR, DEX, CON or all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks on MIN, PER, FAI or all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everything</source>
        <translation type="unfinished">alles</translation>
    </message>
    <message>
        <source>Attacks on all skills at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of a die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1</source>
        <translation type="unfinished">1</translation>
    </message>
    <message>
        <source>2</source>
        <translation type="unfinished">2</translation>
    </message>
    <message>
        <source>3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4</source>
        <translation type="unfinished">4</translation>
    </message>
    <message>
        <source>5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STR</source>
        <translation type="unfinished">STR</translation>
    </message>
    <message>
        <source>DEX</source>
        <translation type="unfinished">DEX</translation>
    </message>
    <message>
        <source>CON</source>
        <translation type="unfinished">CON</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation type="unfinished">MIN</translation>
    </message>
    <message>
        <source>PER</source>
        <translation type="unfinished">PER</translation>
    </message>
    <message>
        <source>FAI</source>
        <translation type="unfinished">FAI</translation>
    </message>
    <message>
        <source>{PHY}, the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{INT}, the mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>*, all skills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to (works on)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vs (takes away)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for (gives back)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LINK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BIND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHANNEL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a Faith roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faith roll for retries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failure with a 1 may be repeated only after a difficult Faith roll. Off: every failure may be repeated next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons have their own ranges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon may reach more metres for each range point than the usual five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor stops powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor stops dice of active powers too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyman skills at level 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody has the simple skills at level 0 instead of trying them as related ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners do simple tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An everyman task that is routine for others is simple for those who own the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flaws as negative powers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation offers a flaw together with the negative power that expresses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metaskills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills can be linked, bound to objects and channelled into each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signs for stats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stat skills of level 9 or more need a visible sign like all other skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stats defend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The target&apos;s stat skill opposes hostile attempts that are based on the same stat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery costs fatigue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intrinsic recovery pays the fatigue of its dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance that four dice reach a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: {n} cannot be rolled ({least} to {most}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STR was rolled as {stats.str.rolled}, but the dice say {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll does not match the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DEX was rolled as {stats.dex.rolled}, but the dice say {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CON was rolled as {stats.con.rolled}, but the dice say {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIN was rolled as {stats.min.rolled}, but the dice say {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PER was rolled as {stats.per.rolled}, but the dice say {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAI was rolled as {stats.fai.rolled}, but the dice say {dice}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aptitudes must be x1, x2, x3, x3, x4, x4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong aptitudes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over} creation points too many are spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many creation points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over} experience points too many are spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too much experience</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought skills cover {creation_stats} stats; {rules.creation_stats_needed} are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few stats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No generic skill stands for the background.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No background skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The descriptive attribute is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The descriptive attribute is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The motivation is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The motivation is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secret is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The important person is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The important person is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flaw is missing; everybody has at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No flaw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} at level {stats.&lt;s&gt;.level} needs a sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} at level {innate.&lt;i&gt;.level} needs a sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at level {level} needs a sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} at {stats.&lt;s&gt;.level} is below its starting level of {stats.&lt;s&gt;.start_level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below the starting level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} at {innate.&lt;i&gt;.level} is below its starting level of {innate.&lt;i&gt;.start_level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} at {level} is below its starting level of {start_level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no stat that it is based on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: a {type} skill cannot be written like this; look at what it works on and whether it is passive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect modifier has no use on {name}, which is never rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Useless effect modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero passive fatigue is the Game Master&apos;s to grant: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is enhanced by {stats.&lt;s&gt;.enhancement}; its level allows {stats.&lt;s&gt;.enhancement_cap}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enhanced too far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is negative and cannot be changed by wounds, fatigue or enhancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative and changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is enhanced by {innate.&lt;i&gt;.enhancement}; its level allows {innate.&lt;i&gt;.enhancement_cap}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is enhanced by {enhancement}; its level allows {enhancement_cap}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is negative and cannot be changed by wounds, fatigue or enhancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs {needs}, which is not carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thing missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is used up until second {time} of the game clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heal body is used up until second {time} of the game clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heal intellect is used up until second {time} of the game clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover fatigue is used up until second {time} of the game clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} is used twice; give this skill another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} is used twice; give this bundle another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{skill} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{metaskill} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown metaskill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{unknown_member} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown member</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{into} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ref} does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {size}, and its metaskill allows {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundle too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no metaskill behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No metaskill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} contains itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundle in itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These skills cannot be used together: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown_name}: at most {count_limit} targets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another effect of this kind is still at work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: die numbers are 1 to 6, each once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong die numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules.ratios</name>
    <message>
        <source>Human Age by culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished">Jahre</translation>
    </message>
    <message>
        <source>The Real Age counted in human years, as the culture&apos;s factor suggests; the Human Age itself is written by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Real Age is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished">%</translation>
    </message>
    <message>
        <source>Where every attribute begins; the Game Master may choose another value for the campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age points</source>
        <translation type="unfinished">Alterspunkte</translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>Ten points for each human year lived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age% total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from years lived that stand on attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age points left</source>
        <translation type="unfinished">Alterspunkte übrig</translation>
    </message>
    <message>
        <source>Points from years lived that are still to be spent. Below 0 some have to be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age points left, ages {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten points for each of these years that was lived, less what stands on attributes that grow in no other year. Below 0 those attributes have more than the years can pay for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the character has not lived so long, or the window is the same as a shorter one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age points that {label} can still take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much the years lived can still give to this attribute: the least that is left in any window of ages that its own years lie in. The cap may stop it before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level% total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from Levels that stand on attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level points left</source>
        <translation type="unfinished">Level-Punkte übrig</translation>
    </message>
    <message>
        <source>One point for each Level, less those that are spent. Below 0 some have to be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start% total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all attributes have from the start, together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cult% total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the culture gives, all attributes together; cultures of one setting should give the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prof% total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the profession gives, all attributes together; normally nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aging total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What growing old has taken, all attributes together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cap of {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How high the points of this attribute may rise: 99, or what the culture allows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that years, culture, profession and Levels have brought together, less what aging took. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished">Height</translation>
    </message>
    <message>
        <source>cm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The height in centimetres.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no height is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body weight in kilograms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no body weight is given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fat weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lb</source>
        <translation type="unfinished">lb</translation>
    </message>
    <message>
        <source>The part of the body weight that is fat; it hinders like a load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body fat or body weight is not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long legs and little fat: height in inches over the percentage of fat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>height or body fat is not given, or there is no fat at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight carried</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of all pieces of this kind, as far as they are carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of all copies or projectiles and of what launches them, as far as they are carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the piece, as far as it is carried; what is worn is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of each blow the piece stops now, after all that it has taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total carried weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that is carried or worn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum armor rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of each blow the worn armor would stop if it were whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current armor rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of each blow the worn armor stops now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor bulk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the worn armor takes from current Movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight encumbrance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load and fat, tenfold, over the height; it goes off the MPV of Movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}</source>
        <translation type="unfinished">{label}</translation>
    </message>
    <message>
        <source>The Maximum Percentage Value. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished">Movement</translation>
    </message>
    <message>
        <source>The Maximum Percentage Value of Movement: its points with the bonus of the body, less load and fat. It may pass 100 and stops at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Current Percentage Value: the maximum less what a situation has cost. Checks are made against it. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement now</source>
        <translation type="unfinished">Bewegung jetzt</translation>
    </message>
    <message>
        <source>The Current Percentage Value of Movement: the maximum less the bulk of worn armor and what a situation has cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total% MPV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All maximum values together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total% CPV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All current values together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean% MPV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The average of the maximum values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean% CPV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The average of the current values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement in 10 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ft</source>
        <translation type="unfinished">ft</translation>
    </message>
    <message>
        <source>How far the character goes in ten seconds without a check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement at most in 10 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it can go in ten seconds; beyond the normal distance that takes a MOVE check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far it goes in one second of a fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bench press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heaviest weight that it can lift off its chest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievement Reduction Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus, Knowledge, Work and Xperience make every Level cheaper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAT cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a trained attribute adds to the price of every Level, for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAT for training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What all professional training adds to the price of a Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required Achievement Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the next Level costs: 1000, less the Achievement Reduction Total, with the price of training; never below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievements to the next Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is still missing for the next Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative %</source>
        <translation type="unfinished">Initiative %</translation>
    </message>
    <message>
        <source>A d100 is rolled against it; every ten points above it cost one second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack %, without 2d10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the character brings to every attack before the two ten-sided dice, skill and hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense skill</source>
        <translation type="unfinished">Abwehrkönnen</translation>
    </message>
    <message>
        <source>The bonuses of all capabilities that add to Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense %</source>
        <translation type="unfinished">Abwehr %</translation>
    </message>
    <message>
        <source>An Attack % below it is sidestepped, dodged or parried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum Damage Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much damage the character takes before death threatens; 25 or more is usual at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current Damage Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left of it. At 0 each further point asks for a Death check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UNCN check below</source>
        <translation type="unfinished">UNCN-Probe unter</translation>
    </message>
    <message>
        <source>A blow that leaves less Damage Status than this asks for a check of Unconsciousness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toughness #</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes off every blow after the armor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating</source>
        <translation type="unfinished">Wert</translation>
    </message>
    <message>
        <source>Untrained</source>
        <translation type="unfinished">Ungeübt</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Novice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proficient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word for the bonus, from days of practice for a Beginner to many years for a Master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPV average</source>
        <translation type="unfinished">CPV-Mittel</translation>
    </message>
    <message>
        <source>The average of the current values that the capability rests on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it names no attributes, or adds to something else than a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished">Chance</translation>
    </message>
    <message>
        <source>A d100 of this or less succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it adds to another action that it only helps with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating for the off hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rating, if it trains the off hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off-hand Attack penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an attack with the less skilled hand loses: 50 untrained, 25 as a Beginner, 5 as a Master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off-hand delay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished">s</translation>
    </message>
    <message>
        <source>Seconds that the less skilled hand is late with its first blow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished">Waffe</translation>
    </message>
    <message>
        <source>The name that skills are compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blunt</source>
        <translation type="unfinished">Stumpf</translation>
    </message>
    <message>
        <source>What the weight of the weapon does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage Force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length and weight together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sharpness now, after all that use has taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sharpness adds to the force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the weapon does by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength counts</source>
        <translation type="unfinished">Strength zählt</translation>
    </message>
    <message>
        <source>Whether the arm adds to the damage: with all that is struck or thrown, not with what is shot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age points, span 0 to 10</source>
        <translation>Alterspunkte, Spanne 0 bis 10</translation>
    </message>
    <message>
        <source>Points from years lived on all attributes that grow at these ages.</source>
        <translation>Punkte aus gelebten Jahren auf allen Attributen, die in diesem Alter wachsen.</translation>
    </message>
    <message>
        <source>Age points, span 0 to 20</source>
        <translation>Alterspunkte, Spanne 0 bis 20</translation>
    </message>
    <message>
        <source>Age points, span 0 to 25</source>
        <translation>Alterspunkte, Spanne 0 bis 25</translation>
    </message>
    <message>
        <source>Age points, span 0 to 30</source>
        <translation>Alterspunkte, Spanne 0 bis 30</translation>
    </message>
    <message>
        <source>Age points, span 0 to 40</source>
        <translation>Alterspunkte, Spanne 0 bis 40</translation>
    </message>
    <message>
        <source>Age points, span 0 to 50</source>
        <translation>Alterspunkte, Spanne 0 bis 50</translation>
    </message>
    <message>
        <source>Age points, span from 0 on</source>
        <translation>Alterspunkte, Spanne ab 0</translation>
    </message>
    <message>
        <source>Age points, span 10 to 30</source>
        <translation>Alterspunkte, Spanne 10 bis 30</translation>
    </message>
    <message>
        <source>Age points, span from 15 on</source>
        <translation>Alterspunkte, Spanne ab 15</translation>
    </message>
    <message>
        <source>Age points, span 20 to 100</source>
        <translation>Alterspunkte, Spanne 20 bis 100</translation>
    </message>
    <message>
        <source>Age points, spans from 20 on</source>
        <translation>Alterspunkte, Spannen ab 20</translation>
    </message>
    <message>
        <source>Points from years lived on all attributes that begin to grow at this age or later and have begun.</source>
        <translation>Punkte aus gelebten Jahren auf allen Attributen, die in diesem Alter oder später zu wachsen beginnen und es schon tun.</translation>
    </message>
    <message>
        <source>Age points, spans from 15 on</source>
        <translation>Alterspunkte, Spannen ab 15</translation>
    </message>
    <message>
        <source>Age points, spans from 10 on</source>
        <translation>Alterspunkte, Spannen ab 10</translation>
    </message>
    <message>
        <source>Age points, all spans</source>
        <translation>Alterspunkte, alle Spannen</translation>
    </message>
    <message>
        <source>Age points that the span {label} can still take</source>
        <translation>Alterspunkte, die die Spanne {label} noch aufnehmen kann</translation>
    </message>
    <message>
        <source>The least that is left in any window of ages that these years lie in.</source>
        <translation>Das Wenigste, das in einem der Zeiträume übrig ist, in denen diese Jahre liegen.</translation>
    </message>
    <message>
        <source>Adds to a check</source>
        <translation>Zählt für eine Probe</translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it is a check of its own.</source>
        <translation>Ob es eine eigene Probe ist.</translation>
    </message>
    <message>
        <source>Bonus to attacks</source>
        <translation>Bonus auf Angriffe</translation>
    </message>
    <message>
        <source>The bonus, if it adds to attacks.</source>
        <translation>Der Bonus, wenn er für Angriffe zählt.</translation>
    </message>
    <message>
        <source>Bonus to damage</source>
        <translation>Bonus auf Schaden</translation>
    </message>
    <message>
        <source>The bonus, if it adds to damage.</source>
        <translation>Der Bonus, wenn er für Schaden zählt.</translation>
    </message>
    <message>
        <source>CPV sum</source>
        <translation>CPV-Summe</translation>
    </message>
    <message>
        <source>The current values that the capability rests on, together.</source>
        <translation>Die gegenwärtigen Werte, auf denen die Fähigkeit ruht, zusammen.</translation>
    </message>
    <message>
        <source>Strength damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the current Strength adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonuses of all capabilities that add damage with this weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished">Schaden</translation>
    </message>
    <message>
        <source>What a hit does before luck, armor and Toughness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance Damage factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below one pound the weapon gets only this part of the Chance Damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon Initiative Penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten for each hundred of Damage Force that is begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WIP in seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that a blow takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus on a shared second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the Initiative % where two act in the same second; the lighter weapon is the quicker one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off-hand penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the less skilled hand takes from the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that the less skilled hand is late.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What missing Strength takes from the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack skill</source>
        <translation type="unfinished">Angriffskönnen</translation>
    </message>
    <message>
        <source>The bonuses of all capabilities that add to attacks with this weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack %, 2d10 +</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to two ten-sided dice it is the Attack %; a d100 must not pass that, and it must reach the foe&apos;s Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds from start to first strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds between the decision to attack and the first blow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds from strike to strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next blow falls so many seconds after the last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unarmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fists and feet, which everyone has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent of the antonym</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How strongly the opposite word binds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual body fat from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least body fat that is usual for this culture and sex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual body fat to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest body fat that is usual for this culture and sex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation type="unfinished">Attribut</translation>
    </message>
    <message>
        <source>The abbreviation of the trained attribute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes that have to be trained for this capability and are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the attribute is trained in the profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last points of Damage Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blow that takes one of these points asks for a check of Unconsciousness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage Status to strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the Damage Status is struck out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance or bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance of a check, else the bonus that is added elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range step and the greatest range, as far as there are any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest other values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four highest current values beside Death, Unconsciousness, Recovery and Strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation type="unfinished">Decknamen</translation>
    </message>
    <message>
        <source>Other names that the character goes by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sex</source>
        <translation type="unfinished">Geschlecht</translation>
    </message>
    <message>
        <source>It says which body fat is usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years as the character&apos;s own people count them; empty where nobody knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How old the character would be as a human. Each of these years gives ten age points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished">in</translation>
    </message>
    <message>
        <source>Height in inches; movement and load rest on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the body alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total body fat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the body weight that is fat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished">Herkunft</translation>
    </message>
    <message>
        <source>Where the character comes from and what has happened so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished">Aussehen</translation>
    </message>
    <message>
        <source>Looks, dress and bearing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished">Bemerkungen</translation>
    </message>
    <message>
        <source>Whatever else belongs on the sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Culture</source>
        <translation type="unfinished">Kultur</translation>
    </message>
    <message>
        <source>The people that the character comes from, taken whole from the setting or written by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Culture id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry of the setting that the culture was taken from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What its people are like, in a few words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether its people age as humans do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human years in a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many human years one year of this people counts as; it suggests the Human Age.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everyone of this culture has more, or less, of {label} from the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far people of this culture may bring {label}; 99 where nothing is said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capabilities taught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the capabilities that are learned by growing up there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting age from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The youngest Human Age of characters that are made automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting age to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The oldest Human Age of characters that are made automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least height of characters that are made automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest height of characters that are made automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight to an inch from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least weight for each inch of height, for characters that are made automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight to an inch to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest weight for each inch of height, for characters that are made automatically.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body fat of men from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least body fat that is usual for men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body fat of men to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest body fat that is usual for men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body fat of women from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least body fat that is usual for women.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body fat of women to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest body fat that is usual for women.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body fat of others from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least body fat that is usual for everyone else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body fat of others to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The greatest body fat that is usual for everyone else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments on the culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this character stands to its culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation type="unfinished">Beruf</translation>
    </message>
    <message>
        <source>What the character does for a living, taken whole from the setting or written by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry of the setting that the profession was taken from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What its people do, in a few words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes it trains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes that can be trained in this profession; each one that is taken costs ten Achievements in every Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the profession adds to {label}; normally nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the capabilities that the profession teaches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demands</source>
        <translation type="unfinished">Forderungen</translation>
    </message>
    <message>
        <source>Help, time, goods and money that the profession asks for in return.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comments on the profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How this character stands to its profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professional training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes of the profession that the character has trained in; that is for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attribute that is trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished">Notizen</translation>
    </message>
    <message>
        <source>Where and with whom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} by age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from years lived that went into this attribute. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level</source>
        <translation type="unfinished">Level</translation>
    </message>
    <message>
        <source>Levels gained, or granted at the start. Each brings one attribute point and one point of Damage Status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} by Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points from Levels that went into this attribute; no age range applies to them. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} lost by aging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that the Game Master took for the decline of the body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of the current value that a situation has cost; they come back at the Game Master&apos;s word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A standing modifier of the current value; above zero it only makes up for losses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current Achievement Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Achievements since the last Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation type="unfinished">Fähigkeiten</translation>
    </message>
    <message>
        <source>Skills and powers that the character has learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capability</source>
        <translation type="unfinished">Fähigkeit</translation>
    </message>
    <message>
        <source>Name of the skill or power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished">Über</translation>
    </message>
    <message>
        <source>What it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds to</source>
        <translation type="unfinished">Zählt zu</translation>
    </message>
    <message>
        <source>What the bonus is added to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished">Attribute</translation>
    </message>
    <message>
        <source>Attributes whose current values are averaged for the chance of a check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon category</source>
        <translation type="unfinished">Waffenkategorie</translation>
    </message>
    <message>
        <source>Only weapons of this category gain from an attack or damage skill; empty for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the weapon of this name gains from an attack or damage skill; empty for all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds from the start of the action to its effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation type="unfinished">Allen offen</translation>
    </message>
    <message>
        <source>Off where only a culture or profession that teaches it opens the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs training in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes that must be trained in the profession before it can be learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How high the bonus may become.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished">Bonus</translation>
    </message>
    <message>
        <source>What mastery of it adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation type="unfinished">Lehrer</translation>
    </message>
    <message>
        <source>Who taught it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time spent</source>
        <translation type="unfinished">Lernzeit</translation>
    </message>
    <message>
        <source>How long learning took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personality</source>
        <translation type="unfinished">Wesen</translation>
    </message>
    <message>
        <source>Words that describe the character, and how strongly they bind it; five or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished">Wort</translation>
    </message>
    <message>
        <source>The describing word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength</source>
        <translation type="unfinished">Strength</translation>
    </message>
    <message>
        <source>How strongly the word binds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation type="unfinished">Gegenteil</translation>
    </message>
    <message>
        <source>The word for the other end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases</source>
        <translation type="unfinished">Redensarten</translation>
    </message>
    <message>
        <source>Things that the character says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished">Waffen</translation>
    </message>
    <message>
        <source>Weapons of the character; its own limbs are always there as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished">Kategorie</translation>
    </message>
    <message>
        <source>The family of weapons that skills name, as blade or bow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Art</translation>
    </message>
    <message>
        <source>How it reaches the foe. Strength does not count for projectiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the part that does the damage: blade, ax head, arrowhead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of what hits: the weapon, or one projectile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration when sharp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its sharpness: 10 to 20 is dull, 60 to 75 sharp, most of what is shot lies above 75, only the finest above 90.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch bonus</source>
        <translation type="unfinished">Abschussbonus</translation>
    </message>
    <message>
        <source>Damage that a launcher adds; a bow about 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the launcher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the bow or sling; it counts for carrying only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that loading takes before each shot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first stretch of this length is free; each further one that is begun takes 10 from the Attack %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attack is possible beyond it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The current Strength that it is used with freely; what is missing goes off the Attack %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">Anzahl</translation>
    </message>
    <message>
        <source>How many there are; with none left it cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished">Kosten</translation>
    </message>
    <message>
        <source>What it costs, in the money of the setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished">Hand</translation>
    </message>
    <message>
        <source>Which hand it is held in. The off hand is the less skilled limb.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <translation type="unfinished">Dabei</translation>
    </message>
    <message>
        <source>Only what is carried weighs down, and is at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration lost</source>
        <translation type="unfinished">Penetration weg</translation>
    </message>
    <message>
        <source>Points of sharpness that use has taken; sharpening brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished">Rüstung</translation>
    </message>
    <message>
        <source>Pieces of armor; the ranks of those that are worn add up.</source>
        <translation type="unfinished">Rüstungsteile; die Ränge der getragenen werden addiert.</translation>
    </message>
    <message>
        <source>Name of the piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank when whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of each blow it stops: about 10 for clothing, 25 against one kind of blow, 50 against both, 75 for a knight with shield.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bulk</source>
        <translation type="unfinished">Masse</translation>
    </message>
    <message>
        <source>What it takes from current Movement while it is worn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guide to its rank; no number depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers</source>
        <translation type="unfinished">Bedeckt</translation>
    </message>
    <message>
        <source>Parts of the body that it covers; the rules do not ask for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn</source>
        <translation type="unfinished">Getragen</translation>
    </message>
    <message>
        <source>Only armor that is worn protects and hinders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it weighs down; what is worn always does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank lost</source>
        <translation type="unfinished">Rang verloren</translation>
    </message>
    <message>
        <source>Points of rank that blows have battered away; repair brings them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried items</source>
        <translation type="unfinished">Mitgeführtes</translation>
    </message>
    <message>
        <source>All other belongings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished">Gegenstand</translation>
    </message>
    <message>
        <source>Weight of one piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is carried weighs down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation type="unfinished">Vermögen</translation>
    </message>
    <message>
        <source>Money and treasure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage taken</source>
        <translation type="unfinished">Erlittener Schaden</translation>
    </message>
    <message>
        <source>Points of Damage Status that are lost and not yet won back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>Whether the character is up, unconscious or dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds until the character wakes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished">Zustände</translation>
    </message>
    <message>
        <source>Poison, bleeding and whatever else does damage at a rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Condition</source>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>What ails the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says what ends it: antitoxin, a closed wound, an operation, time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that it takes each time; neither armor nor Toughness helps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often it does its damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often it will still do damage; empty until it is treated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What ends it, and other remarks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two abbreviations are misprinted in the book: the maximum value is the MPV everywhere, and the attribute is XPER, as the definitions and the sheet have it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An age range runs from birthday to birthday: one of 0 to 20 covers the first twenty years of life, and one that begins at 15 covers the sixteenth year first. The book&apos;s example of 200 points counts that way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which year paid for which attribute is not written down; every spread of points that some order of years can pay for is accepted. A birthday offers only the attributes that grow in that year, while older points that were not spent stay usable. Points are lost to aging only by the Game Master&apos;s hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cap of Movement holds for its points; the bonus of the body and the load come afterwards, so the value itself may pass 100 and ends at 0. Points above a cap are shown as they are and reported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage Status, Toughness and the Achievement Reduction Total are made of maximum values; Initiative, Attack, Defense, Strength damage, the bench press and all checks of current ones, so that the situation matters. Damage Status and the reduction are plain sums, whatever fractions the list of attributes mentions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percentages stay exact. What turns into points of damage, Toughness, recovery or a half share is rounded to nearest, halves up, as the book&apos;s own sums do; Initiative Difference, weapon penalty and the delay of the off hand go up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The penalty of a load and the bonus of the body are worked out anew whenever something changes. Carried are items, weapons, ammunition and worn armor. Without body fat, or without a height, there is no movement bonus, and it counts as 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A current value never passes its maximum and never falls below 0, so a standing modifier above 0 only makes up for losses. A bonus for once is a modifier of the check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chances, those with Movement too, are held between 0 and 99: a roll of 100 always fails and nothing succeeds of itself. Fractions stay; a chance of 26.5 is met by 26.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters begin at Level 0; that Game Masters often grant as many Levels as human years is an option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each attribute that is trained in the profession adds 10 to the Required Achievement Total; the list of formulas leaves that out, the chapter on professions does not. The player chooses which of the profession&apos;s attributes to train, and the total never falls below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several Levels are gained one after the other, because a point in Focus, Knowledge, Work or Xperience makes the next one cheaper. The flat price of a Level in the list of formulas is the one before that reduction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That some 2500 Levels bring every attribute to 99 is an estimate: it is 98 points for each of them, less what culture and age have given. No rule rests on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book lists the profession among the sources of attribute points and gives no numbers; a profession may have bonuses and normally has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultures are of equal worth when their bonuses have the same sum; caps are left to the Game Master&apos;s eye. Unequal ones are a remark, not a mistake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Human Age is written by hand. The culture&apos;s factor only suggests it, for the book has no way of converting ages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills have no price: the Game Master grants and rates them. Those for attack, defense, damage and the off hand add to the number that they are named after; a damage skill adds its bonus in points, as Strength does. Whatever passes 25 is a Master&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between a Beginner of the off hand (25 off, 3 seconds) and a Master (5 off, 1 second) the steps are even, 4 each; seconds round up. Untrained it is 50 and 5 seconds. The delay comes before the first blow, Initiative stays. With such a training both hands may attack, each in its own time, otherwise one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has no weapon fights with a limb of Damage Force 14, which is heavy enough to get the whole Chance Damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length, weight and penetration are those of the projectile, and its weight scales the Chance Damage; the launcher adds its bonus. Strength counts only where the missile is thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first range step is free, and each further one that is begun takes 10: nothing, 10, 20, 30 and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing Strength is taken from the Attack %, point for point; the book gives no size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Initiative Difference is the roll less the Initiative %, as both examples have it, not the reverse. Equal means 0 and the first second; above 90 the start falls on the first second of the next round, without a new roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weapon&apos;s penalty rounds the tenth of its Damage Force up, so 101 gives 20. The bonus on a shared second uses the tenth rounded to nearest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two blows lie the seconds of the weapon&apos;s penalty, so a weapon of one second strikes every other second; loading adds to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first blow or a long action that does not fit into the round is carried over without a new roll, further blows are not. After it a new roll follows from that second on, and the new start is never the same second; one that falls beyond the round is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The surprised do nothing in the first round, but their Defense holds. Where a tie is rolled off, the lower d100 goes first, as low rolls of Initiative are good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attack passes two tests: d100 against the Attack %, and the Attack % against Defense. Above 99 it counts in full against Defense, while the die still needs 99 or less. The Defense of the unconscious is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each single die that shows 10 is rolled again and added to the Attack % only; the table of Chance Damage reads the first two dice. Dice gained by waiting are not rolled again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level ratios are whole, and twice the Level is one point of difference. Attack and Defense gain a flat 10, damage a tenth for each point; Level 0 counts as 1 where it divides. There is no upper end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Force, penetration, Strength, launcher, skill and Chance Damage are added, multiplied by the Level factor, halved for a glancing blow, then lowered by armor and Toughness. A glancing blow still has to beat Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranks of all worn pieces add up, wherever a blow lands. Each blow that does damage before armor takes one point from the piece with the highest rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toughness is made of maximum values and rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book asks for a check of Recovery, its example simply takes the share; the share is the rule here and the check an option.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blow asks for one check of Unconsciousness at most: after any hit on the head, and after damage that leaves less than a tenth of Damage Status. How long it lasts depends on the damage of that blow after armor and Toughness. A Death check comes first. Places are rolled by default because the head matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Death check is due as soon as damage goes beyond 0, and only then; each blow counts its own excess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large fights begin with 20 people. The war game that the book advises for them is another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage at a rate passes armor and Toughness. That a sharp weapon brings its penetration damage past weaker armor is an option; the rest of the blow is lowered as usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opposite of a describing word binds with what is left to 100. Twice the normal distance takes a check of Movement; whoever fails goes the normal distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book never counts ammunition; doing so is an option, and off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A current Health, Nourishment or Vitality of 0 leaves Damage Status as it is, which uses maximum values; the Game Master may ask for a Death check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year of this people must count as more than 0 human years: write 1 where it ages as humans do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the ranges for automatic characters ends before it begins: write the lesser number as min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the ranges of body fat ends before it begins: write the lesser number as min.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute is named twice: name each attribute that the profession trains once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weapon has no Damage Force: give it a length or a weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranges are more than 0 feet: leave them empty where there are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cultures do not give the same in all: the book wants equal sums of their bonuses.</source>
        <translation>Die Kulturen geben im Ganzen nicht dasselbe: Das Buch will gleiche Summen ihrer Boni.</translation>
    </message>
    <message>
        <source>{name} caps fewer than three attributes below 99.</source>
        <translation>{name} begrenzt weniger als drei Attribute unter 99.</translation>
    </message>
    <message>
        <source>{name} caps an attribute below what its people begin with.</source>
        <translation>{name} begrenzt ein Attribut tiefer, als ihr Volk beginnt.</translation>
    </message>
    <message>
        <source>{name} trains no attribute.</source>
        <translation>{name} übt kein Attribut.</translation>
    </message>
    <message>
        <source>{name} is not open to everyone, and no culture or profession teaches it.</source>
        <translation>{name} steht nicht jedem offen, und keine Kultur und kein Beruf lehrt es.</translation>
    </message>
    <message>
        <source>Levels of the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished">Kampagne</translation>
    </message>
    <message>
        <source>CAT of RAT, missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real, human age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TBF, fat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained</source>
        <translation type="unfinished">Geübt</translation>
    </message>
    <message>
        <source>Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toughness</source>
        <translation type="unfinished">Toughness</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished">Defense</translation>
    </message>
    <message>
        <source>Armor %</source>
        <translation type="unfinished">Rüstung %</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Init. %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage Status</source>
        <translation type="unfinished">Damage Status</translation>
    </message>
    <message>
        <source>Attributes A to M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trained.&lt;a&gt;?•}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N to Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MPV, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPV, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quantity:times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished">Experience</translation>
    </message>
    <message>
        <source>CAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAT</source>
        <translation type="unfinished">RAT</translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished">fehlt</translation>
    </message>
    <message>
        <source>ART</source>
        <translation type="unfinished">ART</translation>
    </message>
    <message>
        <source>training</source>
        <translation type="unfinished">Übung</translation>
    </message>
    <message>
        <source>age left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off hand, Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load and movement</source>
        <translation type="unfinished">Last und Bewegung</translation>
    </message>
    <message>
        <source>Carried, lb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight encumbrance, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement bonus, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor bulk, %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feet in a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bench press, lb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phrases, wealth, background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{culture.name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{profession.name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trains</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human age</source>
        <translation type="unfinished">Menschliches Alter</translation>
    </message>
    <message>
        <source>Move, ft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DETH</source>
        <translation type="unfinished">DETH</translation>
    </message>
    <message>
        <source>UNCN</source>
        <translation type="unfinished">UNCN</translation>
    </message>
    <message>
        <source>RCVY</source>
        <translation type="unfinished">RCVY</translation>
    </message>
    <message>
        <source>STRN</source>
        <translation type="unfinished">STRN</translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Feet in 10 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation type="unfinished">Initiative</translation>
    </message>
    <message>
        <source>Check of {@label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of a blow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty-six attributes from Agility to Zeal, each a percentage that grows with the years lived and with every Level gained. Whatever is tried is one roll of d100 against an attribute or the average of several; a fight is timed second by second. Cultures, professions, weapons and capabilities are the Game Master&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 to 45 minutes, or one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R.A.T.I.O.S.</source>
        <translation type="unfinished">R.A.T.I.O.S.</translation>
    </message>
    <message>
        <source>Given away free of charge by its author; the text of the book is his and is no part of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agility</source>
        <translation type="unfinished">Agility</translation>
    </message>
    <message>
        <source>Practised coordination, as in juggling or using either hand; grows until 40. A fifth of Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 0–40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balance</source>
        <translation type="unfinished">Balance</translation>
    </message>
    <message>
        <source>Staying upright, on a rope or a rock face; grows until 30. A fifth of Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 0–30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck and openings: games, fishing, finding a way; grows all life long. A third of Initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death</source>
        <translation type="unfinished">Death</translation>
    </message>
    <message>
        <source>Holding off death; grows all life long. A third of Toughness, and the Death check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation type="unfinished">Gefühl</translation>
    </message>
    <message>
        <source>Mastering feelings, one&apos;s own and others&apos;; grows from 20 to 100. A third of Initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 20–100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus</source>
        <translation type="unfinished">Focus</translation>
    </message>
    <message>
        <source>Concentration, and gathering the energy of powers; grows all life long. Lowers the cost of Levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guile</source>
        <translation type="unfinished">Guile</translation>
    </message>
    <message>
        <source>Strategy and the craft of attack; grows from 15 on. A fifth of Attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from 15 on</source>
        <translation>ab 15</translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished">Health</translation>
    </message>
    <message>
        <source>Withstanding sickness and weather; grows until 50. Part of Damage Status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 0–50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation type="unfinished">Instinct</translation>
    </message>
    <message>
        <source>The senses when nobody is looking for anything, a sixth one included; grows until 20. A fifth of Attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 0–20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgment</source>
        <translation type="unfinished">Judgment</translation>
    </message>
    <message>
        <source>Seeing what will come of a deed; grows all life long. A fifth of Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation type="unfinished">Knowledge</translation>
    </message>
    <message>
        <source>Memory and schooling; grows all life long. Lowers the cost of Levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Sprache</translation>
    </message>
    <message>
        <source>Speech and script, bargaining and translating; grows all life long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stride and breath; grows until 50. Feet in ten seconds, and a fifth of Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nourishment</source>
        <translation type="unfinished">Nourishment</translation>
    </message>
    <message>
        <source>What sleep and food do for the body; grows all life long. Part of Damage Status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observation</source>
        <translation type="unfinished">Observation</translation>
    </message>
    <message>
        <source>Looking on purpose; grows all life long. A fifth of Attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Persuasion</source>
        <translation type="unfinished">Persuasion</translation>
    </message>
    <message>
        <source>Leading people and winning them over; grows from 20 to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quickness</source>
        <translation type="unfinished">Quickness</translation>
    </message>
    <message>
        <source>The reaction before thought; grows until 25. A third of Initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 0–25</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning lost Damage Status back; grows until 10, the shortest span of all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 0–10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifting and force; grows from 10 to 30. A third of Toughness, and damage with the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ages 10–30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing</source>
        <translation type="unfinished">Timing</translation>
    </message>
    <message>
        <source>Acting at the moment one has picked; grows until 50. A fifth of Attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconsciousness</source>
        <translation type="unfinished">Unconsciousness</translation>
    </message>
    <message>
        <source>Staying awake; grows all life long. A third of Toughness, and the UNCN check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitality</source>
        <translation type="unfinished">Vitality</translation>
    </message>
    <message>
        <source>Standing blows; grows all life long. Part of Damage Status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished">Work</translation>
    </message>
    <message>
        <source>Getting things finished; grows all life long. Lowers the cost of Levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xperience</source>
        <translation type="unfinished">Xperience</translation>
    </message>
    <message>
        <source>Putting what was learned to new use; grows all life long. Lowers the cost of Levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yearning</source>
        <translation type="unfinished">Yearning</translation>
    </message>
    <message>
        <source>The will of the mind; grows all life long. A fifth of Attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeal</source>
        <translation type="unfinished">Zeal</translation>
    </message>
    <message>
        <source>Ambition of the spirit; grows all life long. A fifth of Defense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Windows of age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 10</source>
        <translation>0 bis 10</translation>
    </message>
    <message>
        <source>0 to 20</source>
        <translation>0 bis 20</translation>
    </message>
    <message>
        <source>0 to 25</source>
        <translation>0 bis 25</translation>
    </message>
    <message>
        <source>0 to 30</source>
        <translation>0 bis 30</translation>
    </message>
    <message>
        <source>0 to 40</source>
        <translation>0 bis 40</translation>
    </message>
    <message>
        <source>0 to 50</source>
        <translation>0 bis 50</translation>
    </message>
    <message>
        <source>0 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from 0 on</source>
        <translation>ab 0</translation>
    </message>
    <message>
        <source>{n:# more age point is|# more age points are} spent than {human_age_years:# year gives|# years give}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ages {l} to {h} give {available:# point|# points}; {spent} are spent on attributes that grow only then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n:# more Level point is|# more Level points are} spent than Levels gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 to 30</source>
        <translation>10 bis 30</translation>
    </message>
    <message>
        <source>10 to 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 to 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from 10 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>15 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>20 to 100</source>
        <translation>20 bis 100</translation>
    </message>
    <message>
        <source>from 20 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spans of growth</source>
        <translation>Wachstumsspannen</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Female</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Male</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermaphrodite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active</source>
        <translation type="unfinished">Aktiv</translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation type="unfinished">Bewusstlos</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished">Tot</translation>
    </message>
    <message>
        <source>every second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bleeding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished">Nahkampf</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation type="unfinished">Geworfen</translation>
    </message>
    <message>
        <source>Projectile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off hand</source>
        <translation type="unfinished">Nebenhand</translation>
    </message>
    <message>
        <source>Slight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blunt blows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration</source>
        <translation type="unfinished">Penetration</translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished">Kopf</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Torso</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The off hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by a roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting percentage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where every attribute begins, 1 to 98; 10 makes milder campaigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level by age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New characters begin with as many Levels as they have human years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons ask for Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength that is missing for a weapon is taken from its Attack %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attacks may be held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blow that is due may wait; each second of waiting adds 1d10 to the Attack %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons grow dull</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every hit takes something from the penetration of the weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration lost by a hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by which a hit dulls a weapon, 1 to 100; it counts where weapons grow dull.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penetration tears armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A weapon whose penetration is above the armor rating brings its penetration damage past the armor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll where a blow lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A d10 says which part of the body is hit; without it the Game Master says, and the torso is usual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery needs a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed check of Recovery heals nothing; without the option a share is always won back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery of a day of rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of Damage Status that a day of rest could bring back to someone with a full Recovery, 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions at one moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of two actions that are due in the same second with the same order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One Initiative for each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side rolls once, against the average of its members; it makes large fights quick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ammunition is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each throw or shot takes one from the number that is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a blow lands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds between two doses of damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many age points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} takes no age points up to age {lo}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too young for this attribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many points for these years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many Level points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is {points.&lt;a&gt;}; its cap is {cap.&lt;a&gt;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute above its cap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute below 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start value is {start_percent}; it should be 1 to 98.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The height is {height_in}; it should be more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body weight is {weight_lb}; it should be more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A year of this culture counts as {culture.human_years_per_real_year} human years; it should be more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit dulls a weapon by {n}; it should be 1 to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A day of rest brings back {n} points; it should be 0 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attribute_word} is not trained by this profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an attribute of the profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{attribute_word} is trained twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} can only be learned through a culture or profession that teaches it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capability not open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs training in {training_missing}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is limited to {max_bonus}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus above its limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capability twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no Damage Force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon without force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range step of {name} is {range_increment_ft}; it should be more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range of {name} is {max_range_ft}; it should be more than 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn armor stops more than all damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor above 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{age_points_left} age points are unspent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level_points_left} Level points are unspent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Level is due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No movement bonus without height and body fat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No movement bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its culture the Human Age would be {human_age_suggested}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Human Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual body fat is {usual_fat_min} to {usual_fat_max}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unusual body fat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No culture chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five describing words are recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few describing words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} has no antonym.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No opposite word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is above 25.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond mastery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor above 80 hardly exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very strong armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the finest edges pass 90.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very sharp weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} needs {min_strn} Strength.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too little Strength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The off hand is untrained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off hand untrained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels above 1000 are not recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels above 2000 are not recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level beyond legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health is used up; a Death check may be due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nourishment is used up; a Death check may be due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vitality is used up; a Death check may be due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More damage is noted than Damage Status.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage beyond the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules.sord</name>
    <message>
        <source>Human Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished">Jahre</translation>
    </message>
    <message>
        <source>How old the character would be as a human; at least 1. The Game Master may fix it instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the culture&apos;s average life is 0 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished">Größe</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished">Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A word for the height; no rule depends on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}</source>
        <translation type="unfinished">{label}</translation>
    </message>
    <message>
        <source>—</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll with culture, quirks and what play has changed, held between 1 and 10. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The roll with its modifier and what play has changed, held between 1 and 10: up to 5 the low word fits, above it the high one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished">Punkte</translation>
    </message>
    <message>
        <source>The sum of the three dice without the lowest one, 2 to 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rolled score with culture, quirks and permanent changes. It is checked when life is at stake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base with the points gained by Step Advancements: the number that most checks are made against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wounds and strain have left of the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current Quickness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What wounds, strain and every pound of overload have left of the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minimum that this profession asks for while it is practiced; 0 once it is given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} without limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a profession that is practiced asks for this attribute, which lifts every limit from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit of {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How high the maximum may be raised: what the culture allows and never above 99. The minimum attributes of a profession that is practiced have no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute Sum</source>
        <translation type="unfinished">Attributssumme</translation>
    </message>
    <message>
        <source>All ten base attributes together; it counts into the first Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute points placed</source>
        <translation type="unfinished">Verteilte Attributspunkte</translation>
    </message>
    <message>
        <source>Points from Step Advancements that stand on attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute points to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point for each Step Advancement ever gained, less those placed. Below 0 points have to be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished">Last</translation>
    </message>
    <message>
        <source>lb</source>
        <translation type="unfinished">lb</translation>
    </message>
    <message>
        <source>Weight of all pieces of this kind, as far as they are carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of this treasure, as far as it is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of this armor; what is worn is carried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of this weapon, as far as it is carried. A weapon with several rows weighs only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried Weight</source>
        <translation type="unfinished">Getragenes Gewicht</translation>
    </message>
    <message>
        <source>Everything carried or worn, added up exactly and rounded down once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MaxWeight Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load a character carries without being slowed by overload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pounds above the MaxWeight Number; each takes one point from the Move Rate and from current Quickness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction Rate (lbs.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How readily the body moves with what it carries: strength and height against weight, load and age.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body weight, load and age add up to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction Rate (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Reaction Rate without any load: the best this body can do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body weight and age add up to 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprise Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds by which a foe may be caught off guard, and the chance in percent to do so. It also makes weapons quicker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yards per Third-turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The farthest a character moves in twenty seconds; defense and attack are built on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Rate in feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feet per Third-turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Move Rate in feet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial Special-Type Steps</source>
        <translation type="unfinished">Besondere Steps am Anfang</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished">Schritte</translation>
    </message>
    <message>
        <source>Experience from before the first adventure: the Attribute Sum and ten Steps a year of Human Age.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP SUM</source>
        <translation type="unfinished">STEP SUM</translation>
    </message>
    <message>
        <source>Everything on the present chart added up, with the rest that an earlier Step Revolution left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP RATE share in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this profession adds to the STEP RATE while it is practiced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professions practiced</source>
        <translation type="unfinished">Ausgeübte Berufe</translation>
    </message>
    <message>
        <source>How many professions are practiced now; Steps from play are divided by it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professional STEP RATE share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shares of all professions that are practiced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Level</source>
        <translation type="unfinished">Step Level</translation>
    </message>
    <message>
        <source>How many Step Revolutions the character has had, less levels that were drained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP RATE Multiple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The STEP RATE grows with the Step Level; at level 0 and 1 it counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP RATE</source>
        <translation type="unfinished">STEP RATE</translation>
    </message>
    <message>
        <source>Steps per SA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many Steps one Step Advancement takes: professions, Human Age and culture, times the multiple.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP SUM / STEP RATE</source>
        <translation type="unfinished">STEP SUM / STEP RATE</translation>
    </message>
    <message>
        <source>SAs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many Step Advancements the present Steps are worth, with two decimals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the STEP RATE is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current Step Advancement</source>
        <translation type="unfinished">Jetziges Step Advancement</translation>
    </message>
    <message>
        <source>How far the character has come within its Step Level, from none to four. What was gained is not lost again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Revolution due</source>
        <translation type="unfinished">Step Revolution fällig</translation>
    </message>
    <message>
        <source>Whether the Steps suffice for a fifth Step Advancement, and so for a new Step Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum Step Advancement</source>
        <translation type="unfinished">Höchstes Step Advancement</translation>
    </message>
    <message>
        <source>Step Advancements gained in a whole life; each is worth one attribute point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps to the next Step Advancement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps still wanting for the next Step Advancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps to the next Step Level</source>
        <translation type="unfinished">Steps bis zum nächsten Step Level</translation>
    </message>
    <message>
        <source>Steps still wanting for the next Step Revolution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession begun</source>
        <translation type="unfinished">Beruf begonnen</translation>
    </message>
    <message>
        <source>A chosen profession begins with the first Step Advancement; from then on it grants its skills and abilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore gained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lore</source>
        <translation type="unfinished">Lore</translation>
    </message>
    <message>
        <source>What the Trained Lore dice of all Step Levels gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore not yet spent on skills and powers, nor lost by a change of profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore gained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Educated Lore dice of all Step Levels gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore not yet spent on skills and powers, nor lost by a change of profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Lore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the option, the Attribute Sum pays for skills of every kind at the start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Lore left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Lore not yet spent on skills and powers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation type="unfinished">Attribut</translation>
    </message>
    <message>
        <source>The maximum of the attribute that the skill rests on; Experience where it names none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roll below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A d20 below this number succeeds. For a weapon skill it has no use: that one works through the attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum of the attribute that the power rests on; Experience where it names none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A d20 below this number makes the power work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life-Recovery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points per hour of REST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost points that one hour of REST gives back, over all attributes together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single blow that gets more than this through the armor may knock the character out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deathly Blow Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single blow that gets more than this through the armor may kill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parry/Avoid Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What an attack has to reach in order to hit this character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation type="unfinished">Verlorene Punkte</translation>
    </message>
    <message>
        <source>Wounds and strain on all attributes together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REST until whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of REST until nothing is lost any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life-Recovery is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this piece protects while it is worn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} ARMOR Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All armor and Protection worn there, added up; so much of a blow is stopped. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum Blow</source>
        <translation type="unfinished">Minimum Blow</translation>
    </message>
    <message>
        <source>The worst protected place: damage up to this number costs a single point of Ambition or Health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon Attack Reaction</source>
        <translation type="unfinished">Weapon Attack Reaction</translation>
    </message>
    <message>
        <source>The ability to attack without a weapon skill, or without a weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fired WAR Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR with a trained Fired weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown WAR Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR with a trained Thrown weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Melee WAR Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR with a trained Melee weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disarm WAR Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR with a weapon trained for disarming.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special WAR Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR with a trained Special weapon or power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical WAR Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR with a weapon trained for critical blows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROW20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prowess above 20, added to the damage of Thrown, Melee and Critical weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QCKN20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quickness above 20, added to the damage of Fired weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIND20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind above 20, added to the damage of Special and focused weapons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type is Fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this row is a Fired weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type is Thrown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this row is a Thrown weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type is Melee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this row is a Melee weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type is Disarm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this row is used to disarm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type is Special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this row is a Special weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type is Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether this row is used for critical blows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon Type Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How slow this type of use is by nature.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR Number used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The WAR Number of the type where the weapon skill is owned, else plain WAR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon Slowness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that this weapon adds to each roll for initiative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Surprise Number is 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total Hit And Weapon Attack Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A d20 is subtracted from it; what is left must reach the foe&apos;s Parry/Avoid Number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacks per Third-turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many attacks this weapon allows in twenty seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Damage, fixed part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage from attributes above 20, trained or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a hit does before dice: weight, length, the weapon&apos;s own modifier and the bonus of high attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dice</source>
        <translation type="unfinished">Würfel</translation>
    </message>
    <message>
        <source>The die of the type, for those who are trained in it, and then the weapon&apos;s Special Damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest that the damage dice can show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest that the damage dice can show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least Total Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The least that a hit does; never below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greatest Total Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that a hit does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice and fixed damage of a hit, as they are rolled at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum Distance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the weapon reaches before shots and throws lose accuracy: one point of THAWAC for every full ten feet beyond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only Fired weapons with a length and Thrown weapons with a weight have one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare hands: Weapon Slowness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare hands count as an untrained Melee weapon without weight and length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare hands: Total Hit And Weapon Attack Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare hands: Attack Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many blows bare hands manage in twenty seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare hands: Total Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prowess above 20, and never less than 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All attributes are placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 when each of the ten attributes has its rolled score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primary scores come from their set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 when the five primary scores are the five kept ones of the primary set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secondary scores come from their set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 when the five secondary scores are the five kept ones of the secondary set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 when the skill stands among the character&apos;s skills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many of this row may still be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free skills left to choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many free skills a profession that is practiced still owes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing in step I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names the first thing that the first step of creation still lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing in step II</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names the first thing that the second step of creation still lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing in step XIII</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names the first thing that the thirteenth step of creation still lacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished">Spielwelt</translation>
    </message>
    <message>
        <source>Which Game Master&apos;s world the character comes from; no rule looks at it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which setting file the character was made with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting that the character was made with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Culture</source>
        <translation type="unfinished">Kultur</translation>
    </message>
    <message>
        <source>The people the character comes from, taken whole from the setting or written by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Culture id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entry of the setting that the culture was taken from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the culture is, in a few words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP RATE Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the culture adds to the STEP RATE; the greater it is, the more slowly its people advance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the rolled score of everyone of this culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How high people of this culture may raise the attribute; 0 means without end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long people of this culture live.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human life span</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The life of a human that the average life is measured against.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting age</source>
        <translation type="unfinished">Anfangsalter</translation>
    </message>
    <message>
        <source>Dice for the years, as this culture counts them, that a beginner has behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished">Height</translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished">in</translation>
    </message>
    <message>
        <source>Dice for the height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for the body weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the personality roll of everyone of this culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free skills</source>
        <translation type="unfinished">Freie Fertigkeiten</translation>
    </message>
    <message>
        <source>Skills that the culture gives without Lore; of each row some may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many entries of this row the character takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of these</source>
        <translation type="unfinished">Aus diesen</translation>
    </message>
    <message>
        <source>The skills that there are to choose from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill</source>
        <translation type="unfinished">Fertigkeit</translation>
    </message>
    <message>
        <source>Name of the skill, or of the weapon skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation type="unfinished">Waffe</translation>
    </message>
    <message>
        <source>For a weapon skill, the weapon; empty for any other skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a weapon skill, the type of use that is learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished">Gegenden</translation>
    </message>
    <message>
        <source>Where the culture lives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qualities</source>
        <translation type="unfinished">Eigenschaften</translation>
    </message>
    <message>
        <source>Gifts, rituals and attitudes of the culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished">Geschichte</translation>
    </message>
    <message>
        <source>What the culture has lived through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished">Sprachen</translation>
    </message>
    <message>
        <source>Tongues that its people grow up with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professions closed to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the professions that nobody of this culture may enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished">Alter</translation>
    </message>
    <message>
        <source>Years lived, as the culture counts them; 0 means that it is not determined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human Age, fixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the Game Master where the age of life does not fit; 0 lets it be computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height in inches; 0 means that it is not determined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the body alone; 0 means that it is not determined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambidextrous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either hand is as good as the other, so both may hold a weapon in a fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tongues the character speaks; the culture&apos;s to begin with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, rolled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personality as rolled or chosen, before any modifier; 0 means not set. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, changed in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How play has moved the trait, as player and Game Master agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further traits</source>
        <translation type="unfinished">Weitere Wesenszüge</translation>
    </message>
    <message>
        <source>Trait scales of the setting beside the four of the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Name</translation>
    </message>
    <message>
        <source>Name of the scale.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word for 1 to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word for 6 to 10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled</source>
        <translation type="unfinished">Gewürfelt</translation>
    </message>
    <message>
        <source>As rolled or chosen; 0 means not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation type="unfinished">Änderung</translation>
    </message>
    <message>
        <source>From the culture, or wherever else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How play has moved the trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quirks</source>
        <translation type="unfinished">Macken</translation>
    </message>
    <message>
        <source>Disadvantages, where the campaign uses them.</source>
        <translation type="unfinished">Nachteile, wo die Kampagne sie verwendet.</translation>
    </message>
    <message>
        <source>Name of the quirk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished">Über</translation>
    </message>
    <message>
        <source>What it means for the character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the base attribute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the maximum attribute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of the personality trait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upbringing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the character comes from, and how it grew up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experiences</source>
        <translation type="unfinished">Erlebnisse</translation>
    </message>
    <message>
        <source>What has happened since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished">Aussehen</translation>
    </message>
    <message>
        <source>Looks and physical traits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong and weak sides, reputation, remarks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute dice</source>
        <translation type="unfinished">Attributswürfel</translation>
    </message>
    <message>
        <source>The dice of the first step: five sets of six rolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the five sets the roll belongs to; 0 means not written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the d6 showed; 0 means not rolled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the d8 showed; 0 means not rolled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the d12 showed; 0 means not rolled yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primary set</source>
        <translation type="unfinished">Primärer Satz</translation>
    </message>
    <message>
        <source>The set whose scores stand on the primary attributes; 0 means that none is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secondary set</source>
        <translation type="unfinished">Sekundärer Satz</translation>
    </message>
    <message>
        <source>The set whose scores stand on the secondary attributes; 0 means that none is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rolled score placed on this attribute, 2 to 20; 0 means not placed yet. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base {label}, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lasting change of the base by the Game Master: an ability, an item, a drain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum {label}, changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lasting change of the maximum by the Game Master.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}, advanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute points from Step Advancements that the player put here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost by wounds, strain or use; the current number follows from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished">Zustand</translation>
    </message>
    <message>
        <source>Whether the character lives and is awake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished">Tot</translation>
    </message>
    <message>
        <source>The character has died.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation type="unfinished">Bewusstlos</translation>
    </message>
    <message>
        <source>The character lies senseless.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds still unconscious</source>
        <translation type="unfinished">Sekunden noch bewusstlos</translation>
    </message>
    <message>
        <source>Seconds until it wakes; 0 while unconscious means until a check succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professions</source>
        <translation type="unfinished">Berufe</translation>
    </message>
    <message>
        <source>Professions practiced now or once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the profession is, in a few words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the profession adds to the STEP RATE while it is practiced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the maximum of the attribute must reach to practice the profession; three of the ten are above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled at every new Step Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills that the profession gives without Lore; of each row some may be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation type="unfinished">Fähigkeiten</translation>
    </message>
    <message>
        <source>What the profession grants as the Step Level rises.</source>
        <translation type="unfinished">Was der Beruf mit steigendem Step Level gewährt.</translation>
    </message>
    <message>
        <source>Level at which it is gained; 0 for the day the profession begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the ability.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the ability does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Location</source>
        <translation type="unfinished">Ort</translation>
    </message>
    <message>
        <source>Where its organization is found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished">Bemerkungen</translation>
    </message>
    <message>
        <source>Duties, limits and whatever else there is to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cultures closed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the cultures that may not enter the profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practiced now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character follows it today; off for a former profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was taken up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered at Step Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Level at which it was taken up; abilities of that level and below are not gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left at Step Level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Level at which it was given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Advancement noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The c(SA) on the old chart when the profession was given up; 0 while it is practiced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date it was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it was given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step-Status chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps of the present Step Level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role-Played Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role-Played Steps of the present chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict Steps of the present chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem-Solved Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem-Solved Steps of the present chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special-Type Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special-Type Steps of the present chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps carried over</source>
        <translation type="unfinished">Übertragene Steps</translation>
    </message>
    <message>
        <source>What was left when the last Step Level was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character is meant to live without a profession.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps waiting</source>
        <translation type="unfinished">Wartende Steps</translation>
    </message>
    <message>
        <source>Steps awarded but not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role-Played Steps waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role-Played Steps awarded but not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict Steps waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict Steps awarded but not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem-Solved Steps waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem-Solved Steps awarded but not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special-Type Steps waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special-Type Steps awarded but not counted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Levels</source>
        <translation type="unfinished">Step Levels</translation>
    </message>
    <message>
        <source>One row for each Step Revolution, and for each drain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished">Levels</translation>
    </message>
    <message>
        <source>1 for a Step Revolution, below 0 for levels that were drained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Trained Lore dice gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the Educated Lore dice gave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession</source>
        <translation type="unfinished">Beruf</translation>
    </message>
    <message>
        <source>The profession practiced at that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished">Datum</translation>
    </message>
    <message>
        <source>When the level was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Notiz</translation>
    </message>
    <message>
        <source>Anything worth remembering about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Advancement held</source>
        <translation type="unfinished">Gehaltenes Step Advancement</translation>
    </message>
    <message>
        <source>The highest c(SA) gained in this Step Level; it is kept even if the STEP RATE rises.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lore lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lore that was unspent when a profession was given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore that was unspent when a profession was given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore that was unspent when a profession was given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills</source>
        <translation type="unfinished">Fertigkeiten</translation>
    </message>
    <message>
        <source>Skills and weapon skills, free and bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Lore pays for the skill; a general one takes either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished">Kosten</translation>
    </message>
    <message>
        <source>Lore points that the skill costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore spent on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore spent on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Lore paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Lore spent on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted by</source>
        <translation type="unfinished">Gewährt durch</translation>
    </message>
    <message>
        <source>Who gave the skill for nothing; empty where it was bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The attribute it is checked with; Experience where none is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added to the attribute for a check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time in conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds that it takes in a fight; 0 means none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The owner names the place that trained weapons hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a weapon skill, the weapon it is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off for a skill that has been neglected and cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the skill does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powers</source>
        <translation type="unfinished">Kräfte</translation>
    </message>
    <message>
        <source>Spells and other powers of the setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Lore pays for the power; a general one takes either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lore points that the power costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gave the power for nothing; empty where it was bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the power does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step log</source>
        <translation type="unfinished">Step-Verzeichnis</translation>
    </message>
    <message>
        <source>A record of awards, revolutions, changes and drains; nothing is computed from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished">Kategorie</translation>
    </message>
    <message>
        <source>Which kind of Steps it concerns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items</source>
        <translation type="unfinished">Gegenstände</translation>
    </message>
    <message>
        <source>Possessions of every kind but weapons, armor and treasure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of a single piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">Anzahl</translation>
    </message>
    <message>
        <source>How many there are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried</source>
        <translation type="unfinished">Dabei</translation>
    </message>
    <message>
        <source>Whether the character has it along.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation type="unfinished">Vermögen</translation>
    </message>
    <message>
        <source>Coins, gems and other treasure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">Wert</translation>
    </message>
    <message>
        <source>What it is worth, in the setting&apos;s own money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor and Protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor, and whatever else protects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that it takes off a blow to this place. {help}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a physical armor: a ring, a spell, a barrier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worn</source>
        <translation type="unfinished">Getragen</translation>
    </message>
    <message>
        <source>Only what is worn protects; it is carried too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation type="unfinished">Waffen</translation>
    </message>
    <message>
        <source>One row for each weapon and each type of its use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the weapon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Object</source>
        <translation type="unfinished">Gegenstand</translation>
    </message>
    <message>
        <source>Names the thing itself: rows of one object are one weapon, used in several ways.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the weapon is used in this row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained</source>
        <translation type="unfinished">Geübt</translation>
    </message>
    <message>
        <source>The character owns the weapon skill for this type of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every pound slows the weapon and does a point of damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ft</source>
        <translation type="unfinished">ft</translation>
    </message>
    <message>
        <source>Greatest length; every foot slows the weapon and does a point of damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage Modifier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mostly 0; a few points for a weapon that is very well made or suits its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special dice</source>
        <translation type="unfinished">Besondere Würfel</translation>
    </message>
    <message>
        <source>Damage dice of a Special weapon, for those who are trained in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further dice that this weapon adds whenever it hits, with or without training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind above 20 adds to its damage whatever the type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place that this weapon always hits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only weapons that are carried may be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off where another row of the same object already carries the weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the three dice of an attribute roll the lowest is left out, which gives scores of 2 to 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player names any two different sets as primary and secondary; the automatic choice takes those with the greatest sums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The range of 2 to 20 holds for the rolled score. A base attribute follows from it with culture and quirks: it must be at least 1 and may go beyond 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human Age is the age times the human life span over the culture&apos;s average life, rounded down, and never below 1; the Game Master may set another. The dice for age, height and weight belong to the culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trait is held between 1 and 10 after all modifiers. The words of each scale share the range in order, as the table of words shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A profession&apos;s minimums are compared with the maximum attributes; when a profession is first chosen these equal the base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute that a practiced profession names as a minimum may rise without end, whatever the culture says. Every other one stops at the culture&apos;s limit, and at 99 in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chosen profession adds its Step Rate Number at once, but begins only with the first Step Advancement ever gained; one taken up later therefore begins at once. Without a Step Level there are free skills and no Lore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skills of a former profession stay, though the Game Master may mark neglected ones as out of practice. Whoever enters late does not get the abilities of levels already reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking up an old profession brings back the Step Advancements noted on its chart, with as many Steps as they cost at today&apos;s rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Step Level counts Step Revolutions. A fifth of all Step Advancements gives the same number, except for someone who changed profession in the middle of a level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The better Lore dice are those with the higher average; Trained and Educated dice are compared separately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving up a profession without a new one closes the chart like a change does. Adding one leaves the chart open and takes no Step Advancement away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried Weight counts items, wealth, armor and weapons that are carried or worn: the exact sum, rounded down at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each whole pound of overload lowers the Move Rate and current Quickness by one, down to 0, with everything that follows from the Move Rate; the Reaction Rates stay. It is no damage, needs no check and ends when the load is put down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each number with a name is rounded down once, as its last step, and is exact until then; below zero that goes down as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Attribute Sum adds the ten base attributes, culture and quirks included, before any Step Advancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the book&apos;s example of an older beginner the age of 50 is counted as 60 years; by the formula there are 620 Steps and not 720, hence one Step Level and one further advancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the Attribute Sum turns into Starting Lore, the Steps for Human Age are still given, for otherwise no profession could begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The multiple applies to the whole Step Rate and counts one at Step Level 0 and 1. Dividing the Step Sum by that rate, and not the other way round, gives the advancements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fifth advancement is reached as soon as the Step Sum is five times the Step Rate, not one Step later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a Step Revolution the four kinds of Steps return to 0, and what exceeded five times the rate goes on counting as carried over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the Step Rate rises, by age or a further profession, advancements already gained in this level stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranges of awards are recomputed: five hours of role-playing with a d10 average 92.5 Steps, and an unbelievable problem gives at least 15.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where dice are multiplied they are rolled once and the result is multiplied. A foe without any advancement is worth the Difficulty Die alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conflict and problem-solved awards are shared equally, except for a character who fled; role-played and special-type awards go to each character in full. What does not divide is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained skill takes Trained Lore, an educated one Educated Lore, and a general one any mixture of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone without a profession rolls one six-sided die for each kind of Lore at every Step Level, between two professions as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each drained level takes five advancements; the player takes back as many attribute points. Lore that was gained stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single blow above the Unconscious Number, after armor, asks for a check of base Mind and on failure costs one second of consciousness per point above. An attribute at zero asks for a check of its own base and then of base Mind, until one of them succeeds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blow above the Deathly Blow Number kills unless a check of base Experience succeeds; an option leaves the check out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces of armor and all Protections that are worn add up, place by place. The least of the three sums is the Minimum Blow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit that does not exceed the Minimum Blow is absorbed: one point of Ambition or Health and no roll for the place. No hit does less than one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the weapon skill plain WAR counts and there is no damage die; the Weapon Type Number is that of the use all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare hands fight like an untrained Melee weapon without weight and length. High Prowess adds to their damage, and a setting may let them be trained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An Attack Rate of 0 means no attack in a Third-turn. Fractions of pounds and feet count exactly, and damage is rounded down at the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus damage for attributes above 20 uses the maximum, trained or not. That of Mind goes to Special and to focused weapons, once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The damage dice of a Special weapon stand in its row and need training; Special Damage always counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trained Disarm hit makes the foe drop what it holds and does the fixed damage; untrained it is an ordinary hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An untrained weapon reaches as far as plain WAR allows. Each full ten feet beyond cost one point of THAWAC; where the divisor is 0 there is no such distance. A thrown weapon is gone until it is picked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance of surprise is the best Surprise Number, less one for each member where there are two or more, on a d100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free seconds may exceed twenty and are then played in several windows. Those surprised cannot act, but their Parry/Avoid Number stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of several attacks on one second, whichever hand they come from, one is kept. Several skills with one weapon share its Attack Rate, each row its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On equal seconds the higher undivided Attack Rate strikes first; equal ones strike before anybody falls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the 1 is special in an attack roll. An unconscious defender has a Parry/Avoid Number of 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a hit come death, deathly blow, blow above the Unconscious Number and attributes at zero, in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A check against the base wins one point back for each attribute at zero; those that stay there call for one check of base Mind. Both are repeated every Third-turn, awake or not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moves at an even pace through a Third-turn, while attacking too. Hand-to-hand weapons need a foe within reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heal-of-the-Minute gives up to Life-Recovery in one attribute, even to the unconscious. In REST Life-Recovery is the total of an hour for all attributes together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wounds lower the current number and nothing that is derived. Losses are what is recorded, so a raised maximum raises the current number too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secondary attributes are damaged only at the Game Master&apos;s word, with the same rules at zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a rolled 20 shifts the scale, and only for a number above the scale reached. On the next scale the roll counts twenty more, and must still be lower than the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base numbers are checked where life or consciousness is at stake, maximums otherwise, current ones when the Game Master asks; Experience and Luck stand in for what fits nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A skill is checked against the maximum of its attribute with its modifier, or against Experience where it has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Surprise Number of 0 leaves slowness, hit chance and Attack Rate without a value; such a weapon cannot attack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A free skill that is already known is listed once and nothing is given instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requires</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of skills that must be known before the skill can be learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the maximum of the attribute must reach to learn the skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the professions that may learn it; nobody is kept out where the list is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Types of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which ways it is used, each a skill of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the weapon is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Lore pays for this weapon skill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lore points that this weapon skill costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished">Preis</translation>
    </message>
    <message>
        <source>What it costs, in the setting&apos;s own money; no rule uses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece of armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody begins with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of skills that must be known before the power can be learned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quirk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it takes in a fight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A profession names exactly three minimum attributes: give three of them a number above 0 and the others 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Powerforce of the group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession, location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Spieler</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation type="unfinished">Kampagne</translation>
    </message>
    <message>
        <source>Age, human age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height, size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DB#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defense</source>
        <translation type="unfinished">Defense</translation>
    </message>
    <message>
        <source>PA#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Min. Blow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THAWAC</source>
        <translation type="unfinished">THAWAC</translation>
    </message>
    <message>
        <source>AR</source>
        <translation type="unfinished">AR</translation>
    </message>
    <message>
        <source>Total damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REST left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation type="unfinished">Zustände</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation type="unfinished">Attribute</translation>
    </message>
    <message>
        <source>Points to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Armor</source>
        <translation type="unfinished">Rüstung</translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished">Kopf</translation>
    </message>
    <message>
        <source>Body</source>
        <translation type="unfinished">Rumpf</translation>
    </message>
    <message>
        <source>Limbs</source>
        <translation type="unfinished">Glieder</translation>
    </message>
    <message>
        <source>{protection?P}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F-WAR#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T-WAR#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M-WAR#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D-WAR#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S-WAR#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C-WAR#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load and reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried of MaxWeight#, lb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overload, lb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction Rate, unladen (0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction Rate, laden (lbs.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Rate, feet a Third-turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{quantity:times}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Sum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Advancements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{about}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{culture.name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former professions, noted SA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated</source>
        <translation type="unfinished">Gelernt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personality</source>
        <translation type="unfinished">Wesen</translation>
    </message>
    <message>
        <source>Self</source>
        <translation type="unfinished">Selbst</translation>
    </message>
    <message>
        <source>Emotion</source>
        <translation type="unfinished">Gefühl</translation>
    </message>
    <message>
        <source>Outlook</source>
        <translation type="unfinished">Ausblick</translation>
    </message>
    <message>
        <source>Disposition</source>
        <translation type="unfinished">Gesinnung</translation>
    </message>
    <message>
        <source>Items and wealth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background, appearance, qualities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished">Herkunft</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished">Notizen</translation>
    </message>
    <message>
        <source>SL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m(SA), Steps if beaten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{@abbr}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b {base.&lt;a&gt;}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{@label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {type}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check of {@label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attack with {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of a blow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role-playing without a setting of its own: the Game Master brings cultures, professions, skills and gear. Ten attributes, body weight, load and age work out how fast a character moves, how hard it hits and how much it stands. Experience comes in Steps; five Step Advancements make a Step Level, and a fight runs second by second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 to 60 minutes, or one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The System of Role Development (S.O.R.D.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given away free of charge by its author; the text of the book is his and is no part of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambition</source>
        <translation type="unfinished">Ambition</translation>
    </message>
    <message>
        <source>Courage and eagerness: how well body, mind and spirit hold out against fear.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished">Health</translation>
    </message>
    <message>
        <source>Force of life: bodily endurance, resistance to blows and to disease.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind</source>
        <translation type="unfinished">Mind</translation>
    </message>
    <message>
        <source>Memory, logic, considered judgment and knowledge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prowess</source>
        <translation type="unfinished">Prowess</translation>
    </message>
    <message>
        <source>Strength of body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quickness</source>
        <translation type="unfinished">Quickness</translation>
    </message>
    <message>
        <source>Agility, deft hands and fast reactions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charm</source>
        <translation type="unfinished">Charm</translation>
    </message>
    <message>
        <source>Presence, leadership, guile, and the loyalty of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experience</source>
        <translation type="unfinished">Experience</translation>
    </message>
    <message>
        <source>Common sense learned from living; checked whenever no other attribute fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Focus</source>
        <translation type="unfinished">Focus</translation>
    </message>
    <message>
        <source>Creative and magical energy, strategy and concentration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instinct</source>
        <translation type="unfinished">Instinct</translation>
    </message>
    <message>
        <source>The senses, insight, and judgment in an instant.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck</source>
        <translation type="unfinished">Luck</translation>
    </message>
    <message>
        <source>Sway over chance; checked when something unpredictable happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From unselfish (low) to selfish (high).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From emotional (low) to unemotional (high).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From pessimistic (low) to optimistic (high).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From pure (low) by way of good, open and evil to corrupt (high).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the crown down to neck and shoulders; a blow here may cost Mind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chest, back and torso; a blow here may cost Prowess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limb</source>
        <translation type="unfinished">Glied</translation>
    </message>
    <message>
        <source>Arms, hands, legs and feet; a blow here may cost Quickness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none (Experience)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fired</source>
        <translation type="unfinished">Geschossen</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation type="unfinished">Geworfen</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation type="unfinished">Nahkampf</translation>
    </message>
    <message>
        <source>Disarm</source>
        <translation type="unfinished">Entwaffnen</translation>
    </message>
    <message>
        <source>Special</source>
        <translation type="unfinished">Besonderes</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished">Kritisch</translation>
    </message>
    <message>
        <source>no place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacker&apos;s choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Award</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Revolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change of profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heal-of-the-Minute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a minute in a fight, a check lets a character win back Life-Recovery points in one attribute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute Sum as Starting Lore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Attribute Sum is spent on skills of any kind at the start instead of counting as Steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attributes typed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Game Master has another way of making attribute scores; the ten numbers are typed in and no dice are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Characters may have disadvantages that change attributes and personality.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further personality traits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creation asks for the setting&apos;s own trait scales beside the four of the book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps counted later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps that are awarded wait until the Game Master has them counted, as at the end of an adventure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several professions at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character may practice more than one profession at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professions may change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A character may leave a profession for another, or take an old one up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Deathly Blow always kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blow above the Deathly Blow Number kills at once, without a check of Experience.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disarming does no damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit with a trained Disarm skill takes the weapon out of the hand and does nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty Die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem-Solved and Special-Type Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lore without a profession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words for personality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place of damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{abbr} was rolled as {raw.&lt;a&gt;}, but three dice without the lowest give 2 to 20.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolled score out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The primary scores are not the five kept ones of set {primary_set}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primary scores from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The secondary scores are not the five kept ones of set {secondary_set}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secondary scores from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {secondary_set} stands for the primary and the secondary attributes; it serves only one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One set used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>b({abbr}) is {base.&lt;a&gt;}; no attribute begins below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base below 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m({abbr}) is {maximum.&lt;a&gt;}, above its limit of {cap.&lt;a&gt;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute above its limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# attribute point too many is|# attribute points too many are} placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# point of Trained Lore too many is|# points of Trained Lore too many are} spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# point of Educated Lore too many is|# points of Educated Lore too many are} spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over:# point of Starting Lore too many is|# points of Starting Lore too many are} spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step II: {wanting:# free skill of the culture is|# free skills of the culture are} still to be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIII: {wanting:# free skill of the profession is|# free skills of the profession are} still to be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{advancement_left:# attribute point|# attribute points} can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trained_lore_left:# point|# points} of Trained Lore can be spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{educated_lore_left:# point|# points} of Educated Lore can be spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start_lore_left:# point|# points} of Starting Lore can be spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_pending.role_played:# Role-Played Step waits|# Role-Played Steps wait} to be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_pending.conflict:# Conflict Step waits|# Conflict Steps wait} to be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_pending.problem_solved:# Problem-Solved Step waits|# Problem-Solved Steps wait} to be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_pending.special:# Special-Type Step waits|# Special-Type Steps wait} to be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many attribute points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is {n}; personality runs from 1 to {most}, and 0 means not set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trait out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quirks are not used in this campaign; turn the option on or take them away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quirks are not in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is {n}; no attribute loses less than nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Impossible loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{abbr} cannot lose {damage.&lt;a&gt;} points, it has only {maximum.&lt;a&gt;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute roll: it belongs to none of the five sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute dice out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute roll: the d6 shows nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute roll: the d8 shows nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An attribute roll: the d12 shows nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks for {abbr} {need.&lt;a&gt;}, the character has {maximum.&lt;a&gt;}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum not met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} and {culture.name} do not go together: the profession is closed to this culture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession closed to the culture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has to name exactly three minimum attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not three minimums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{profession_count} professions are practiced, but only one at a time is allowed in this campaign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many professions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} comes with a profession that has not begun yet; it begins at the first Step Advancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Professional skill too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{step_sum} Steps reach the fifth Step Advancement: settle them, and a new Step Level begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is {n}; a Step Level holds {least} to {most} advancements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Advancement out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is practiced now, so no Step Advancement can be noted on an old chart of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Advancement noted too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore overspent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore overspent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Lore overspent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} costs {cost} Lore, {paid} is paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill not paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power not paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is a trained skill and cannot be paid with Educated Lore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong Lore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is an educated skill and cannot be paid with Trained Lore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is learned by training and cannot be paid with Educated Lore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is learned by study and cannot be paid with Trained Lore.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stands among the skills twice; a skill is listed once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skill listed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: there is no weapon type {type}. Choose one of the six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown weapon type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ({type}) is marked as trained, but no weapon skill in practice goes with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon skill missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} is {n}; it cannot be below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step I: the attribute dice are not on record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step I is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step I: {abbr} has no rolled score yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step I: choose the set whose scores stand on the primary attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step I: choose the set whose scores stand on the secondary attributes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step II: no culture is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step II is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step II: {label} is neither chosen nor rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step II: the age is not determined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step II: the height is not determined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step II: the body weight is not determined.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step III: choose a profession, or to have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step III is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step X: the first Special-Type Steps are not entered; there are {initial_special_steps}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step X is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIII: a Step Revolution has to be settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIII is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIII: more attribute points are placed than were gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIX: more Trained Lore is spent than was gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIX is not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIX: more Educated Lore is spent than was gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step XIX: more Starting Lore is spent than was gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore to spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore to spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting Lore to spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{overload} lb above the MaxWeight Number take as many points from the Move Rate and from current Quickness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is chosen and begins with the first Step Advancement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profession not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps are waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} is at zero: a check of b({abbr}) may give a point back, else a check of b(MIND) keeps the character awake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attribute at zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambition and Health are both at zero: the character dies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death</source>
        <translation type="unfinished">Death</translation>
    </message>
    <message>
        <source>The character is unconscious.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character is dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is too slow to attack with: its Attack Rate is 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too slow to attack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Size of everything, in percent</source>
        <translation>Größe von allem, in Prozent</translation>
    </message>
    <message>
        <source>Flash what an edit changed</source>
        <translation>Was eine Änderung bewirkt, aufleuchten lassen</translation>
    </message>
    <message>
        <source>Show units behind numbers</source>
        <translation>Einheiten hinter Zahlen zeigen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Quire rolls them</source>
        <translation>Quire würfelt</translation>
    </message>
    <message>
        <source>I roll them and type what they show</source>
        <translation>Ich würfle und tippe, was die Würfel zeigen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Save ink</source>
        <translation>Tinte sparen</translation>
    </message>
    <message>
        <source>Print the portrait</source>
        <translation>Das Bildnis drucken</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Next field, field before</source>
        <translation>Nächstes Feld, Feld davor</translation>
    </message>
    <message>
        <source>One more, one less in a field of numbers</source>
        <translation>Eins mehr, eins weniger in einem Zahlenfeld</translation>
    </message>
    <message>
        <source>Take a typed value back</source>
        <translation>Einen getippten Wert zurücknehmen</translation>
    </message>
    <message>
        <source>Explain a computed number</source>
        <translation>Eine berechnete Zahl erklären</translation>
    </message>
    <message>
        <source>Change a cell of a table</source>
        <translation>Eine Zelle einer Tabelle ändern</translation>
    </message>
    <message>
        <source>Remove the row of a table</source>
        <translation>Die Zeile einer Tabelle entfernen</translation>
    </message>
    <message>
        <source>Move the row of a table</source>
        <translation>Die Zeile einer Tabelle verschieben</translation>
    </message>
    <message>
        <source>Copy and paste rows of a table</source>
        <translation>Zeilen einer Tabelle kopieren und einfügen</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Five minutes, and you know your way about. The window stays alive meanwhile: click and type in it as you like, and go on when you want to.</source>
        <translation>Fünf Minuten, und du kennst dich aus. Das Fenster bleibt dabei lebendig: klicke und tippe darin, wie du magst, und geh weiter, wenn du willst.</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>Die Bibliothek</translation>
    </message>
    <message>
        <source>Everybody you keep is here. Type beginnings of words to find somebody; the chips choose a game. Drop character files here to take them in.</source>
        <translation>Alle, die du aufbewahrst, sind hier. Tippe Wortanfänge, um jemanden zu finden; die Schildchen wählen ein Spiel. Zieh Charakterdateien hierher, um sie aufzunehmen.</translation>
    </message>
    <message>
        <source>A new character</source>
        <translation>Ein neuer Charakter</translation>
    </message>
    <message>
        <source>This asks you step by step, in the order of the book. Roll, type what your own dice show, or let Quire decide. You can stop anywhere and go on another day.</source>
        <translation>Dies fragt dich Schritt für Schritt, in der Reihenfolge des Buchs. Würfle, tippe, was deine eigenen Würfel zeigen, oder lass Quire entscheiden. Du kannst jederzeit aufhören und an einem anderen Tag weitermachen.</translation>
    </message>
    <message>
        <source>Open somebody</source>
        <translation>Öffne jemanden</translation>
    </message>
    <message>
        <source>Open a character from the library with a click or Enter, so that there is something to look at. Nothing you try on a sample matters.</source>
        <translation>Öffne einen Charakter aus der Bibliothek mit Klick oder Eingabe, damit es etwas anzusehen gibt. Was du an einem Beispiel ausprobierst, macht nichts.</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Der Bogen</translation>
    </message>
    <message>
        <source>What has a fine line below it is yours to change. Change a number: everything that follows from it lights up. There is no Save; it is on the disk already.</source>
        <translation>Was eine feine Linie unter sich hat, kannst du ändern. Ändere eine Zahl: alles, was aus ihr folgt, leuchtet auf. Es gibt kein Speichern; es ist schon auf der Platte.</translation>
    </message>
    <message>
        <source>Why is it so?</source>
        <translation>Warum ist das so?</translation>
    </message>
    <message>
        <source>Click any computed number. Here stand its formula, the values put in, each of those in turn, and the section of the book.</source>
        <translation>Klicke irgendeine berechnete Zahl an. Hier stehen ihre Formel, die eingesetzten Werte, jeder davon der Reihe nach, und der Abschnitt des Buchs.</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>What the rules forbid is listed here and marked at its field. Quire corrects nothing by itself; your Game Master may accept it, with a reason.</source>
        <translation>Was die Regeln verbieten, steht hier und ist an seinem Feld markiert. Quire berichtigt nichts von selbst; deine Spielleitung kann es zulassen, mit Grund.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geschichte</translation>
    </message>
    <message>
        <source>Every edit is kept, in words, with what it changed. Choose one to compare then with now, or bring that moment back. Undo works after a restart too.</source>
        <translation>Jede Änderung bleibt bewahrt, in Worten, mit dem, was sie bewirkt hat. Wähle eine, um damals mit jetzt zu vergleichen, oder hole jenen Augenblick zurück. Rückgängig geht auch nach einem Neustart.</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Roll anything, or type what lies on the table. The log keeps every face and tells the two apart.</source>
        <translation>Würfle irgendetwas, oder tippe, was auf dem Tisch liegt. Die Liste behält jede Augenzahl und hält beides auseinander.</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles suchen</translation>
    </message>
    <message>
        <source>Ctrl+K finds every action, character and field by parts of its name. It is the quickest way to everything.</source>
        <translation>Strg+K findet jeden Befehl, Charakter und jedes Feld nach Teilen des Namens. Es ist der schnellste Weg zu allem.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>The preview shows the very pages that are printed: the full sheet, a quick card, or a blank sheet to write on.</source>
        <translation>Die Vorschau zeigt genau die Seiten, die gedruckt werden: den ganzen Bogen, ein Kärtchen oder einen leeren Bogen zum Beschreiben.</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>Das ist alles</translation>
    </message>
    <message>
        <source>Shift+F1 opens the manual, F1 says what a field is for. Have a good game.</source>
        <translation>Umschalt+F1 öffnet das Handbuch, F1 sagt, wofür ein Feld da ist. Viel Spaß beim Spiel.</translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>rounded down</source>
        <translation>abgerundet</translation>
    </message>
    <message>
        <source>rounded up</source>
        <translation>aufgerundet</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>gerundet</translation>
    </message>
    <message>
        <source>without its fraction</source>
        <translation>ohne den Bruchteil</translation>
    </message>
    <message>
        <source> (see above)</source>
        <translation> (siehe oben)</translation>
    </message>
    <message>
        <source>House rule; the book says: {formula}</source>
        <translation>Hausregel; im Buch steht: {formula}</translation>
    </message>
    <message>
        <source>Ruling: {text}</source>
        <translation>Auslegung: {text}</translation>
    </message>
</context>
</TS>
