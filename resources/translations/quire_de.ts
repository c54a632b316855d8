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
        <source>Spread &amp;evenly</source>
        <translation>&amp;Gleichmäßig verteilen</translation>
    </message>
    <message>
        <source>&amp;Spend the rest</source>
        <translation>Den &amp;Rest ausgeben</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>room</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>{number} left to spend</source>
        <translation>Noch {number} auszugeben</translation>
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
        <source>Space marks one; going on without one takes none.</source>
        <translation>Leertaste markiert eins; ohne Markierung wird keins genommen.</translation>
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
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>The exact odds of these dice</source>
        <translation>Die genauen Chancen dieser Würfel</translation>
    </message>
    <message>
        <source>Rolled so far</source>
        <translation>Bisher gewürfelt</translation>
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
    <name>LibraryActions</name>
    <message>
        <source>Characters (*.json);;All files (*)</source>
        <translation>Charaktere (*.json);;Alle Dateien (*)</translation>
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
        <source>Unnamed</source>
        <translation>Namenlos</translation>
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
        <source> %</source>
        <translation> %</translation>
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
        <source>Unnamed</source>
        <translation>Namenlos</translation>
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
        <source>&amp;Next: {step}</source>
        <translation>&amp;Weiter: {step}</translation>
    </message>
    <message>
        <source>Procedure</source>
        <translation>Ablauf</translation>
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
        <source>Accept a violation</source>
        <translation>Einen Regelverstoß zulassen</translation>
    </message>
    <message>
        <source>Why is it allowed?</source>
        <translation>Warum ist es erlaubt?</translation>
    </message>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the character</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>{culture.name}
{professions[current].name}
{age_years} years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step Level</source>
        <translation>Step Level</translation>
    </message>
    <message>
        <source>yd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parry/Avoid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/ h</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HLTH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PROW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QCKN</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EXPR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOCS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LUCK</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MaxWeight#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without load</source>
        <translation>ohne Last</translation>
    </message>
    <message>
        <source>Surprise#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move, feet</source>
        <translation>Bewegung, Fuß</translation>
    </message>
    <message>
        <source>ft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life and defense</source>
        <translation>Leben und Abwehr</translation>
    </message>
    <message>
        <source>Unconscious#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deathly Blow#</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">Schritte</translation>
    </message>
    <message>
        <source>STEP SUM</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>=</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>THAWAC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon Attack Reaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAR, untrained</source>
        <translation>WAR, ungeübt</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qckn20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mind20</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>d8: 3–6 · PROW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limbs</source>
        <translation>Glieder</translation>
    </message>
    <message>
        <source>d8: 7–8 · QCKN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum Blow</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
    <name>Stepper</name>
    <message>
        <source>One less for {name}</source>
        <translation>Eins weniger für {name}</translation>
    </message>
    <message>
        <source>One more for {name}</source>
        <translation>Eins mehr für {name}</translation>
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
        <source>Unnamed</source>
        <translation>Namenlos</translation>
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
</context>
<context>
    <name>core</name>
    <message>
        <source>“{text}” is not the name of a place on a sheet. Places are written like base.hlth or weapons[0].name.</source>
        <translation>„{text}“ ist keine Stelle auf einem Bogen. Stellen schreibt man wie base.hlth oder weapons[0].name.</translation>
    </message>
    <message>
        <source>{address}: there is no such row. It may have been removed; {list} has {count} row(s).</source>
        <translation>{address}: Diese Zeile gibt es nicht. Vielleicht wurde sie entfernt; {list} hat {count} Zeile(n).</translation>
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
        <source>{wanted} dice are rolled here, {given} faces were typed. Type what each die shows, with spaces between, or only Enter to let Quire roll.</source>
        <translation>Hier werden {wanted} Würfel geworfen, getippt wurden {given} Augenzahlen. Tippe, was jeder Würfel zeigt, mit Leerzeichen dazwischen, oder nur Enter, damit Quire würfelt.</translation>
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
        <source>Line {number}: {reason}</source>
        <translation>Zeile {number}: {reason}</translation>
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
        <source>{wanted} dice are rolled, {given} faces are given.</source>
        <translation>{wanted} Würfel werden geworfen, {given} Augenzahlen sind angegeben.</translation>
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
        <source>{procedure} was stopped after {count} questions: it does not come to an end with these rules. Look at the house rules and the numbers it runs on.</source>
        <translation>{procedure} wurde nach {count} Fragen angehalten: Mit diesen Regeln kommt es zu keinem Ende. Sieh dir die Hausregeln und die Zahlen an, auf denen es beruht.</translation>
    </message>
    <message>
        <source>{label} needs no answer.</source>
        <translation>{label} braucht keine Antwort.</translation>
    </message>
    <message>
        <source>{label} takes {count} list(s) of faces.</source>
        <translation>{label} nimmt {count} Liste(n) von Augenzahlen.</translation>
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
        <source>{entry} can be taken at most {most} time(s).</source>
        <translation>{entry} lässt sich höchstens {most}-mal nehmen.</translation>
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
        <source>{count} character(s) belong to this campaign, in the trash or out of it, so it stays. Write another campaign into them first.</source>
        <translation>{count} Charakter(e) gehören zu dieser Kampagne, im Papierkorb oder außerhalb, also bleibt sie. Schreibe zuerst eine andere Kampagne hinein.</translation>
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
        <source>The history of {name} ({id}) has gaps: it has {count} entries where {wanted} belong. The character itself is there.</source>
        <translation>Der Verlauf von {name} ({id}) hat Lücken: {count} Einträge, wo {wanted} hingehören. Der Charakter selbst ist da.</translation>
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
        <source>The library {path} is damaged: {detail}. It is left as it is. Restore a copy with quire library restore, or let Quire set it aside and begin anew.</source>
        <translation>Die Bibliothek {path} ist beschädigt: {detail}. Sie bleibt, wie sie ist. Hole eine Kopie mit quire library restore zurück, oder lass Quire sie beiseitelegen und neu beginnen.</translation>
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
        <source>Your {label} needs a name: &quot;name&quot;: &quot;…&quot;.</source>
        <translation>Eigene Angabe „{label}“: Sie braucht einen Namen: &quot;name&quot;: &quot;…&quot;.</translation>
    </message>
    <message>
        <source>The setting has {name} already. Choose that one, or find another name.</source>
        <translation>Das Setting hat {name} schon. Wähle das oder finde einen anderen Namen.</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The worst protected place: damage up to this number costs a single point of Ambition or Health.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon Attack Reaction</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice for the years, as this culture counts them, that a beginner has behind it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the character lives and is awake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character has died.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unconscious</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AR</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>{over} attribute point(s) too many are placed.</source>
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
        <source>{over} point(s) of Trained Lore too many are spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore overspent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over} point(s) of Educated Lore too many are spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore overspent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{over} point(s) of Starting Lore too many are spent.</source>
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
        <source>Step II: {wanting} free skill(s) of the culture are still to be chosen.</source>
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
        <source>Step XIII: {wanting} free skill(s) of the profession are still to be chosen.</source>
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
        <source>{advancement_left} attribute point(s) can be placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{trained_lore_left} point(s) of Trained Lore can be spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained Lore to spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{educated_lore_left} point(s) of Educated Lore can be spent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Educated Lore to spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{start_lore_left} point(s) of Starting Lore can be spent.</source>
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
        <source>{steps_pending.role_played} Role-Played Step(s) wait to be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps are waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_pending.conflict} Conflict Step(s) wait to be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_pending.problem_solved} Problem-Solved Step(s) wait to be counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{steps_pending.special} Special-Type Step(s) wait to be counted.</source>
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
        <translation type="unfinished"></translation>
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
