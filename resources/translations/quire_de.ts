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
        <source>Character sheets for tabletop role-playing games: create, keep, explain and print them.</source>
        <translation>Charakterbögen für Rollenspiele am Tisch: erschaffen, aufbewahren, erklären und drucken.</translation>
    </message>
    <message>
        <source>Games and their authors</source>
        <translation>Spiele und ihre Autoren</translation>
    </message>
    <message>
        <source>Quire never uses the network. To find a newer version, look where you got this one: its list of changes begins with the newest version, to compare with the one below.</source>
        <translation>Quire benutzt nie das Netz. Um eine neuere Version zu finden, sieh dort nach, woher du diese hast: Die Liste der Änderungen beginnt mit der neuesten Version, zum Vergleich mit der unten.</translation>
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
    <name>AboutPage</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name of the world</source>
        <translation>Name der Welt</translation>
    </message>
    <message>
        <source>&amp;Id</source>
        <translation>&amp;Kennung</translation>
    </message>
    <message>
        <source>Id of the world</source>
        <translation>Kennung der Welt</translation>
    </message>
    <message>
        <source>Characters and files know the world by its id. Characters that were made with it keep the old one.</source>
        <translation>Charaktere und Dateien kennen die Welt an ihrer Kennung. Charaktere, die mit ihr erstellt wurden, behalten die alte.</translation>
    </message>
    <message>
        <source>A&amp;bout</source>
        <translation>Ü&amp;ber die Welt</translation>
    </message>
    <message>
        <source>About the world</source>
        <translation>Über die Welt</translation>
    </message>
</context>
<context>
    <name>AddMembersDialog</name>
    <message numerus="yes">
        <source>Add %Ln character(s)</source>
        <translation>
            <numerusform>%Ln Charakter hinzufügen</numerusform>
            <numerusform>%Ln Charaktere hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add characters</source>
        <translation>Charaktere hinzufügen</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>No other character of this game.</source>
        <translation>Kein weiterer Charakter dieses Spiels.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
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
        <source>Below maximum</source>
        <translation>Unter dem Maximum</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>&amp;Fill favoured</source>
        <translation>&amp;Bevorzugte füllen</translation>
    </message>
    <message>
        <source>Spreads the rest over the favoured rows. Press Space or click after a name to favour a row.</source>
        <translation>Verteilt den Rest auf die bevorzugten Zeilen. Die Leertaste oder ein Klick hinter den Namen bevorzugt eine Zeile.</translation>
    </message>
    <message>
        <source>Starts over and gives every row the same.</source>
        <translation>Beginnt von vorn und gibt jeder Zeile gleich viel.</translation>
    </message>
    <message>
        <source>Starts over and spends everything at random, mostly on favoured rows.</source>
        <translation>Beginnt von vorn und gibt alles zufällig aus, vor allem für bevorzugte Zeilen.</translation>
    </message>
    <message>
        <source>Spends the rest at random, mostly on favoured rows.</source>
        <translation>Gibt den Rest zufällig aus, vor allem für bevorzugte Zeilen.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Bar: {supplies}. Filled: can still pay</source>
        <translation>Balken: {supplies}. Gefüllt: kann noch zahlen</translation>
    </message>
    <message>
        <source>Bar: filled where a budget can still pay</source>
        <translation>Balken: gefüllt, wo ein Budget noch zahlen kann</translation>
    </message>
    <message>
        <source>Max: points that still fit</source>
        <translation>Max.: Punkte, die noch hineinpassen</translation>
    </message>
    <message>
        <source>{number} over budget (you can allow it later)</source>
        <translation>{number} über dem Budget (kannst du später erlauben)</translation>
    </message>
    <message>
        <source>{number} left; every row is full</source>
        <translation>{number} übrig; alle Zeilen sind voll</translation>
    </message>
    <message>
        <source>{number} left (can be kept)</source>
        <translation>{number} übrig (dürfen bleiben)</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>remaining</source>
        <translation>noch möglich</translation>
    </message>
    <message>
        <source>Favoured</source>
        <translation>Bevorzugte</translation>
    </message>
    <message>
        <source>Spread &amp;evenly</source>
        <translation>&amp;Gleich viel</translation>
    </message>
    <message>
        <source>R&amp;andom</source>
        <translation>Z&amp;ufällig</translation>
    </message>
    <message>
        <source>&amp;Spend the rest</source>
        <translation>&amp;Rest ausgeben</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>{number} left to spend</source>
        <translation>Noch {number} auszugeben</translation>
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
</context>
<context>
    <name>AllocationBar</name>
    <message>
        <source>{left} of {amount} left</source>
        <translation>Noch {left} von {amount}</translation>
    </message>
    <message>
        <source>{name}: up to {free} of {amount} left</source>
        <translation>{name}: bis zu {free} von {amount} übrig</translation>
    </message>
    <message>
        <source>up to {free} of {amount} left</source>
        <translation>bis zu {free} von {amount} übrig</translation>
    </message>
    <message>
        <source>of {amount} left</source>
        <translation>von {amount} übrig</translation>
    </message>
    <message>
        <source>{free} of {amount}</source>
        <translation>{free} von {amount}</translation>
    </message>
</context>
<context>
    <name>AllocationHeader</name>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max.</translation>
    </message>
</context>
<context>
    <name>ArrangeView</name>
    <message>
        <source>Sheet of {game}</source>
        <translation>Bogen von {game}</translation>
    </message>
    <message>
        <source>Arrangements (*.json);;All files (*)</source>
        <translation>Anordnungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import an arrangement</source>
        <translation>Eine Anordnung importieren</translation>
    </message>
    <message>
        <source>Arrangements (*.json)</source>
        <translation>Anordnungen (*.json)</translation>
    </message>
    <message>
        <source>Export the arrangement</source>
        <translation>Die Anordnung exportieren</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Arrange the sheet</source>
        <translation>Bogen anordnen</translation>
    </message>
    <message>
        <source>Undo the last change (Ctrl+Z)</source>
        <translation>Die letzte Änderung rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Wiederholen (Strg+Umschalt+Z)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>For all characters of this game. Drag a block to its place, or move it with Alt and the arrow keys.</source>
        <translation>Für alle Charaktere dieses Spiels. Zieh einen Block an seinen Platz, oder verschieb ihn mit Alt und den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Pfeil auf)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Pfeil ab)</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Move left (Alt+Left)</source>
        <translation>Nach links (Alt+Pfeil links)</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right (Alt+Right)</source>
        <translation>Nach rechts (Alt+Pfeil rechts)</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Move to the previous page (Alt+Page Up)</source>
        <translation>Auf die vorige Seite (Alt+Bild auf)</translation>
    </message>
    <message>
        <source>Move to the previous page</source>
        <translation>Auf die vorige Seite</translation>
    </message>
    <message>
        <source>Move to the next page (Alt+Page Down)</source>
        <translation>Auf die nächste Seite (Alt+Bild ab)</translation>
    </message>
    <message>
        <source>Move to the next page</source>
        <translation>Auf die nächste Seite</translation>
    </message>
    <message>
        <source>Side by side with the row above, or on a row of its own (B)</source>
        <translation>Neben die Zeile darüber, oder in eine eigene Zeile (B)</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Below the block beside it, or in a column of its own (S)</source>
        <translation>Unter den Block daneben, oder in eine eigene Spalte (S)</translation>
    </message>
    <message>
        <source>One below the other</source>
        <translation>Untereinander</translation>
    </message>
    <message>
        <source>Narrower (Alt+−)</source>
        <translation>Schmaler (Alt+−)</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Schmaler</translation>
    </message>
    <message>
        <source>Wider (Alt++)</source>
        <translation>Breiter (Alt++)</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>Breiter</translation>
    </message>
    <message>
        <source>Leave out: do not print this block (Delete)</source>
        <translation>Weglassen: diesen Block nicht drucken (Entf)</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>&amp;New page</source>
        <translation>&amp;Neue Seite</translation>
    </message>
    <message>
        <source>Add a page after this one</source>
        <translation>Eine Seite nach dieser einfügen</translation>
    </message>
    <message>
        <source>&amp;Remove page</source>
        <translation>Seite entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Remove this page; its blocks are not printed</source>
        <translation>Diese Seite entfernen; ihre Blöcke werden nicht gedruckt</translation>
    </message>
    <message>
        <source>Not printed</source>
        <translation>Nicht gedruckt</translation>
    </message>
    <message>
        <source>&amp;Put on the page</source>
        <translation>Auf die Seite &amp;setzen</translation>
    </message>
    <message>
        <source>Print this block at the end of the last page (Enter)</source>
        <translation>Diesen Block am Ende der letzten Seite drucken (Eingabe)</translation>
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
        <source>&amp;Whole page</source>
        <translation>Ganze S&amp;eite</translation>
    </message>
    <message>
        <source>Fit the whole page</source>
        <translation>Ganze Seite zeigen</translation>
    </message>
    <message>
        <source>Wi&amp;dth</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>Fit the width of the page</source>
        <translation>Ganze Breite der Seite zeigen</translation>
    </message>
    <message>
        <source>&amp;Standard</source>
        <translation>S&amp;tandard</translation>
    </message>
    <message>
        <source>Arrange the sheet as the game has it</source>
        <translation>Den Bogen so anordnen, wie das Spiel ihn hat</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Read an arrangement from a file</source>
        <translation>Eine Anordnung aus einer Datei lesen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Save this arrangement as a file</source>
        <translation>Diese Anordnung als Datei speichern</translation>
    </message>
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
    <name>ArrangementBoard</name>
    <message>
        <source>Pages of the sheet</source>
        <translation>Seiten des Bogens</translation>
    </message>
    <message>
        <source>page {page}, row {row}</source>
        <translation>Seite {page}, Zeile {row}</translation>
    </message>
    <message>
        <source>page {page}, row {row}, {span} of {all} columns wide</source>
        <translation>Seite {page}, Zeile {row}, {span} von {all} Spalten breit</translation>
    </message>
    <message>
        <source>Page {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Empty pages are not printed. Drop a block here.</source>
        <translation>Leere Seiten werden nicht gedruckt. Zieh einen Block hierher.</translation>
    </message>
</context>
<context>
    <name>AssignControl</name>
    <message>
        <source>to assign</source>
        <translation>zu verteilen</translation>
    </message>
    <message>
        <source>Assign each score to one attribute: type it there, or click the score and then the attribute. Delete clears.</source>
        <translation>Ordne jeden Wert einem Attribut zu: dort tippen, oder erst den Wert, dann das Attribut anklicken. Entf leert.</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>{number} left to assign</source>
        <translation>Noch {number} zu verteilen</translation>
    </message>
    <message>
        <source>Which score for {place}?</source>
        <translation>Welcher Wert für {place}?</translation>
    </message>
    <message>
        <source>{placed} of {all}</source>
        <translation>{placed} von {all}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>AwardBar</name>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>“{text}” is neither a number nor dice. Type 50 or 2d12+8.</source>
        <translation>„{text}“ ist weder eine Zahl noch ein Wurf. Gib 50 oder 2d12+8 ein.</translation>
    </message>
</context>
<context>
    <name>BackupsDialog</name>
    <message>
        <source>Daily</source>
        <translation>Täglich</translation>
    </message>
    <message>
        <source>Before an update of the file format</source>
        <translation>Vor einer Aktualisierung des Dateiformats</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Before restoring a backup</source>
        <translation>Vor dem Wiederherstellen einer Sicherung</translation>
    </message>
    <message>
        <source>Before a repair</source>
        <translation>Vor einer Reparatur</translation>
    </message>
    <message>
        <source>Backing up the library</source>
        <translation>Die Bibliothek wird gesichert</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>&amp;Backups of the library</source>
        <translation>&amp;Sicherungen der Bibliothek</translation>
    </message>
    <message>
        <source>Quire backs up the library once a day, before it updates the file format and before it restores a backup. The last fourteen backups are kept.</source>
        <translation>Quire sichert die Bibliothek einmal am Tag, vor einer Aktualisierung des Dateiformats und vor dem Wiederherstellen einer Sicherung. Die letzten vierzehn Sicherungen bleiben.</translation>
    </message>
    <message>
        <source>Backups of the library, newest first</source>
        <translation>Sicherungen der Bibliothek, die neueste zuerst</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>No backups yet. Quire makes one every day; you can also make one now.</source>
        <translation>Noch keine Sicherungen. Quire legt täglich eine an; du kannst auch jetzt eine anlegen.</translation>
    </message>
    <message>
        <source>Folder of the backups</source>
        <translation>Ordner der Sicherungen</translation>
    </message>
    <message>
        <source>Back up &amp;now</source>
        <translation>&amp;Jetzt sichern</translation>
    </message>
    <message>
        <source>Back up the library now</source>
        <translation>Die Bibliothek jetzt sichern</translation>
    </message>
    <message>
        <source>Replace the library with the selected backup</source>
        <translation>Die Bibliothek durch die ausgewählte Sicherung ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
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
    <name>CampaignController</name>
    <message>
        <source>Rename the campaign</source>
        <translation>Kampagne umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>{name} moved to Trash</source>
        <translation>{name} in den Papierkorb gelegt</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Change game</source>
        <translation>Spiel ändern</translation>
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
        <source>Mixed</source>
        <translation>Verschiedene</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>C&amp;ampaign (empty for none)</source>
        <translation>K&amp;ampagne (leer für keine)</translation>
    </message>
    <message>
        <source>Campaign (empty for none)</source>
        <translation>Kampagne (leer für keine)</translation>
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
    <name>CampaignPacks</name>
    <message>
        <source>&amp;Save as a rule pack…</source>
        <translation>Als Regelpaket &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Take rules from a pack…</source>
        <translation>Regeln aus einem Paket &amp;übernehmen…</translation>
    </message>
    <message numerus="yes">
        <source>%n optional rule(s)</source>
        <translation>
            <numerusform>%n optionale Regel</numerusform>
            <numerusform>%n optionale Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n Hausregel</numerusform>
            <numerusform>%n Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule packs (*.json);;All files (*)</source>
        <translation>Regelpakete (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save a rule pack</source>
        <translation>Regelpaket speichern</translation>
    </message>
    <message>
        <source>Take rules from a pack</source>
        <translation>Regeln aus einem Paket übernehmen</translation>
    </message>
</context>
<context>
    <name>CampaignTab</name>
    <message>
        <source>&amp;Keep rules</source>
        <translation>Regeln &amp;behalten</translation>
    </message>
    <message>
        <source>Return to the &amp;book</source>
        <translation>Zurück zum B&amp;uch</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove from the campaign</source>
        <translation>Aus der Kampagne &amp;nehmen</translation>
    </message>
    <message>
        <source>Date in the game</source>
        <translation>Datum im Spiel</translation>
    </message>
</context>
<context>
    <name>CampaignView</name>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) not applied yet</source>
        <translation>
            <numerusform>%n Regel noch nicht angewendet</numerusform>
            <numerusform>%n Regeln noch nicht angewendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Continue &amp;editing</source>
        <translation>Weiter &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Kein Spiel</translation>
    </message>
    <message>
        <source>Sample world</source>
        <translation>Beispielwelt</translation>
    </message>
    <message>
        <source>The game can be changed only while the campaign has no characters.</source>
        <translation>Das Spiel lässt sich nur ändern, solange die Kampagne keine Charaktere hat.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln Charakter</numerusform>
            <numerusform>%Ln Charaktere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln Spielabend</numerusform>
            <numerusform>%Ln Spielabende</numerusform>
        </translation>
    </message>
    <message>
        <source>resting</source>
        <translation>ruht</translation>
    </message>
    <message>
        <source>Choose a game to set rules for its characters.</source>
        <translation>Wähle ein Spiel, um Regeln für seine Charaktere festzulegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n Regel geändert</numerusform>
            <numerusform>%n Regeln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}/{month}/{year}</source>
        <translation>{day}.{month}.{year}</translation>
    </message>
    <message>
        <source>Name of the campaign</source>
        <translation>Name der Kampagne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>The game is locked</source>
        <translation>Das Spiel ist festgelegt</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Open the world</source>
        <translation>Welt öffnen</translation>
    </message>
    <message>
        <source>Date in the game</source>
        <translation>Datum im Spiel</translation>
    </message>
    <message>
        <source>A day earlier</source>
        <translation>Einen Tag früher</translation>
    </message>
    <message>
        <source>A day later</source>
        <translation>Einen Tag später</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <source>Choose a game to set its optional rules and house rules.</source>
        <translation>Wähle ein Spiel, um seine optionalen Regeln und Hausregeln festzulegen.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>No characters yet.</source>
        <translation>Noch keine Charaktere.</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>Create a character of this campaign</source>
        <translation>Einen Charakter dieser Kampagne erschaffen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>Wert suchen</translation>
    </message>
    <message>
        <source>No house rules yet.</source>
        <translation>Noch keine Hausregeln.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the characters with rules of their own</source>
        <translation>Charaktere mit eigenen Regeln zeigen</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Spielabende</translation>
    </message>
    <message>
        <source>No sessions yet.</source>
        <translation>Noch keine Spielabende.</translation>
    </message>
    <message>
        <source>All sessions</source>
        <translation>Alle Spielabende</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
</context>
<context>
    <name>CampaignsView</name>
    <message>
        <source>&amp;Rest</source>
        <translation>&amp;Ruhen lassen</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;New campaign</source>
        <translation>&amp;Neue Kampagne</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>Search the campaigns</source>
        <translation>Die Kampagnen durchsuchen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Laufend</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>Ruhend</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln Charakter</numerusform>
            <numerusform>%Ln Charaktere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln campaign(s)</source>
        <translation>
            <numerusform>%Ln Kampagne</numerusform>
            <numerusform>%Ln Kampagnen</numerusform>
        </translation>
    </message>
    <message>
        <source>No campaigns yet</source>
        <translation>Noch keine Kampagnen</translation>
    </message>
    <message>
        <source>A campaign holds the rules, sessions and notes of its characters.</source>
        <translation>Eine Kampagne hält Regeln, Spielabende und Notizen ihrer Charaktere fest.</translation>
    </message>
</context>
<context>
    <name>CandidateBrowser</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Unhurt</source>
        <translation>Unverletzt</translation>
    </message>
    <message>
        <source>All {number}</source>
        <translation>Alle {number}</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>No characters of this game yet. Add quick opponents.</source>
        <translation>Noch keine Charaktere dieses Spiels. Füge schnelle Gegner hinzu.</translation>
    </message>
</context>
<context>
    <name>CandidateDelegate</name>
    <message>
        <source>No campaign</source>
        <translation>Keine Kampagne</translation>
    </message>
</context>
<context>
    <name>CandidateModel</name>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Fighters, their health and state</source>
        <translation>Kämpfer, ihre Gesundheit und ihr Zustand</translation>
    </message>
    <message>
        <source>Open &amp;sheet</source>
        <translation>&amp;Bogen öffnen</translation>
    </message>
    <message>
        <source>Controlled by</source>
        <translation>Gesteuert von</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opposing player</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Game Master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
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
    <name>ChoicesCard</name>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Never: {names}</source>
        <translation>Nie: {names}</translation>
    </message>
    <message>
        <source>Always: {names}</source>
        <translation>Immer: {names}</translation>
    </message>
    <message>
        <source>Most often: {name}, {count} of {made}</source>
        <translation>Am häufigsten: {name}, {count} von {made}</translation>
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
        <source>Choose {number} more</source>
        <translation>Wähle noch {number}</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>Enter to choose and continue.</source>
        <translation>Eingabetaste wählt und geht weiter.</translation>
    </message>
    <message>
        <source>Enter to choose and continue, Ctrl+Enter to skip.</source>
        <translation>Eingabetaste wählt und geht weiter, Strg+Eingabe überspringt.</translation>
    </message>
    <message>
        <source>Choose {number}: Space to select, Enter to continue.</source>
        <translation>Wähle {number}: Leertaste wählt, Eingabetaste geht weiter.</translation>
    </message>
    <message>
        <source>Space to select, Enter to continue.</source>
        <translation>Leertaste wählt, Eingabetaste geht weiter.</translation>
    </message>
    <message>
        <source>Choose {least} to {most}: Space to select, Enter to continue.</source>
        <translation>Wähle {least} bis {most}: Leertaste wählt, Eingabetaste geht weiter.</translation>
    </message>
    <message>
        <source>{number} too many</source>
        <translation>{number} zu viel</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>Fighter</source>
        <translation>Kämpfer</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Controlled by</source>
        <translation>Gesteuert von</translation>
    </message>
</context>
<context>
    <name>ColumnModel</name>
    <message>
        <source>Add a latecomer to {side}</source>
        <translation>Nachzügler für {side} hinzufügen</translation>
    </message>
    <message>
        <source>{able} of {total} able</source>
        <translation>{able} von {total} handlungsfähig</translation>
    </message>
    <message>
        <source>Add a latecomer</source>
        <translation>Nachzügler hinzufügen</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>ist dran</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>Noch %n Handlung</numerusform>
            <numerusform>Noch %n Handlungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComingEvents</name>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
</context>
<context>
    <name>CompactAllocation</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>{number} left to spend</source>
        <translation>Noch {number} zu verteilen</translation>
    </message>
    <message>
        <source>{number} left</source>
        <translation>{number} übrig</translation>
    </message>
</context>
<context>
    <name>CompactDice</name>
    <message>
        <source>{number} dice</source>
        <translation>{number} Würfel</translation>
    </message>
    <message>
        <source>{target}, chance {chance}</source>
        <translation>{target}, Chance {chance}</translation>
    </message>
    <message>
        <source>d{size} cannot show that</source>
        <translation>Das kann ein W{size} nicht zeigen</translation>
    </message>
    <message>
        <source>too many results</source>
        <translation>zu viele Ergebnisse</translation>
    </message>
    <message>
        <source>A die cannot show that</source>
        <translation>Das kann ein Würfel nicht zeigen</translation>
    </message>
</context>
<context>
    <name>CompactEntry</name>
    <message>
        <source>enter a number</source>
        <translation>Zahl eingeben</translation>
    </message>
</context>
<context>
    <name>CompactMenu</name>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
</context>
<context>
    <name>CompactPicker</name>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>Liste filtern</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Bitte wählen</translation>
    </message>
</context>
<context>
    <name>CompletionList</name>
    <message>
        <source>Completions</source>
        <translation>Vorschläge</translation>
    </message>
</context>
<context>
    <name>ConditionChip</name>
    <message>
        <source>Enter changes it, Delete ends it.</source>
        <translation>Enter ändert ihn, Entf beendet ihn.</translation>
    </message>
</context>
<context>
    <name>ConditionForm</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Change of the number</source>
        <translation>Änderung der Zahl</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>Än&amp;dert</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>kein Ende</translation>
    </message>
    <message>
        <source>Unit of time</source>
        <translation>Zeiteinheit</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>&amp;Dauer</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>{name} changed</source>
        <translation>{name} geändert</translation>
    </message>
</context>
<context>
    <name>ConditionStrip</name>
    <message>
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>+ Condition</source>
        <translation>+ Zustand</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Zustand hinzufügen</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
    </message>
    <message>
        <source>Quire ran into a bug</source>
        <translation>In Quire ist ein Fehler aufgetreten</translation>
    </message>
    <message>
        <source>Your work is saved. You can continue; if Quire misbehaves, restart it. Copy the report below and send it to us.</source>
        <translation>Deine Arbeit ist gespeichert. Du kannst weitermachen; wenn Quire sich falsch verhält, starte es neu. Kopiere den Bericht unten und schicke ihn uns.</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <source>&amp;Quit Quire</source>
        <translation>Quire b&amp;eenden</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Bericht kopieren</translation>
    </message>
</context>
<context>
    <name>DamageEntry</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>All questions</source>
        <translation>Alle Fragen</translation>
    </message>
    <message>
        <source>Ask everything about this damage</source>
        <translation>Alles zu diesem Schaden fragen</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>lowest first</source>
        <translation>Niedrigstes zuerst</translation>
    </message>
    <message>
        <source>then {dice}: {what}</source>
        <translation>dann {dice}: {what}</translation>
    </message>
    <message>
        <source>{dice} first: {what}</source>
        <translation>Zuerst {dice}: {what}</translation>
    </message>
    <message>
        <source>Choose who loses the points</source>
        <translation>Wählen, was die Punkte verliert</translation>
    </message>
</context>
<context>
    <name>DamageSpread</name>
    <message>
        <source>{number} left</source>
        <translation>noch {number}</translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message>
        <source>Reroll</source>
        <translation>Neu würfeln</translation>
    </message>
    <message>
        <source>The Game Master has the last dice rolled again; the log says so</source>
        <translation>Die Spielleitung lässt die letzten Würfel noch einmal werfen; das Protokoll sagt es</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Game Master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <source>A player decides</source>
        <translation>Ein Spieler entscheidet</translation>
    </message>
    <message>
        <source>The opposing player decides</source>
        <translation>Der Gegenspieler entscheidet</translation>
    </message>
    <message>
        <source>The Game Master decides</source>
        <translation>Die Spielleitung entscheidet</translation>
    </message>
    <message>
        <source>Quire decides</source>
        <translation>Quire entscheidet</translation>
    </message>
    <message>
        <source>Quire is deciding…</source>
        <translation>Quire entscheidet …</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Rewinding…</source>
        <translation>Wird zurückgespult …</translation>
    </message>
</context>
<context>
    <name>DerivedBinding</name>
    <message>
        <source>House rule of {campaign}</source>
        <translation>Hausregel von {campaign}</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>{number}, out of reach</source>
        <translation>{number}, außer Reichweite</translation>
    </message>
</context>
<context>
    <name>DiceController</name>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>{dice}: {total}</source>
        <translation>{dice}: {total}</translation>
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
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>No dice found. Write them like 2d6, 15+2d6 or 4d6 keep 3.</source>
        <translation>Keine Würfel gefunden. Schreib sie wie 2d6, 15+2d6 oder 4d6 keep 3.</translation>
    </message>
    <message>
        <source>Die {number} is a d{size}. Enter 1 to {size}.</source>
        <translation>Würfel {number} ist ein d{size}. Gib 1 bis {size} ein.</translation>
    </message>
    <message>
        <source>Too many results</source>
        <translation>Zu viele Ergebnisse</translation>
    </message>
    <message>
        <source>Results left: {number}</source>
        <translation>Fehlende Ergebnisse: {number}</translation>
    </message>
    <message>
        <source>Search rolls</source>
        <translation>Würfe durchsuchen</translation>
    </message>
    <message>
        <source>Search favourites</source>
        <translation>Favoriten durchsuchen</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>No rolls yet</source>
        <translation>Noch keine Würfe</translation>
    </message>
    <message>
        <source>This character&apos;s usual rolls</source>
        <translation>Die üblichen Würfe dieses Charakters</translation>
    </message>
    <message>
        <source>success</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>failure</source>
        <translation>nicht geschafft</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
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
        <source>Chance: {chance}</source>
        <translation>Chance: {chance}</translation>
    </message>
    <message>
        <source>rolled</source>
        <translation>gewürfelt</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>rolled by Quire</source>
        <translation>von Quire gewürfelt</translation>
    </message>
    <message>
        <source>Dice to roll</source>
        <translation>Zu werfende Würfel</translation>
    </message>
    <message>
        <source>Dice notation: 2d6+3, 4d6 keep 3, d%</source>
        <translation>Würfelschreibweise: 2d6+3, 4d6 keep 3, d%</translation>
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
        <translation>Einen d4 dazu</translation>
    </message>
    <message>
        <source>Add a d6</source>
        <translation>Einen d6 dazu</translation>
    </message>
    <message>
        <source>Add a d8</source>
        <translation>Einen d8 dazu</translation>
    </message>
    <message>
        <source>Add a d10</source>
        <translation>Einen d10 dazu</translation>
    </message>
    <message>
        <source>Add a d12</source>
        <translation>Einen d12 dazu</translation>
    </message>
    <message>
        <source>Add a d20</source>
        <translation>Einen d20 dazu</translation>
    </message>
    <message>
        <source>Add a d%</source>
        <translation>Einen d% dazu</translation>
    </message>
    <message>
        <source>Clear dice</source>
        <translation>Würfel leeren</translation>
    </message>
    <message>
        <source>Or enter real dice</source>
        <translation>Oder echte Würfel</translation>
    </message>
    <message>
        <source>Results of real dice</source>
        <translation>Ergebnisse echter Würfel</translation>
    </message>
    <message>
        <source>Results of your own dice, in order: 4 6 1 3</source>
        <translation>Ergebnisse deiner eigenen Würfel, der Reihe nach: 4 6 1 3</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Zweck</translation>
    </message>
    <message>
        <source>Purpose of the roll</source>
        <translation>Zweck des Wurfs</translation>
    </message>
    <message>
        <source>At least or at most the target</source>
        <translation>Mindestens oder höchstens das Ziel</translation>
    </message>
    <message>
        <source>Total to compare with (optional)</source>
        <translation>Vergleichswert für die Summe (optional)</translation>
    </message>
    <message>
        <source>Exact odds of these dice</source>
        <translation>Genaue Chancen dieser Würfel</translation>
    </message>
    <message>
        <source>Search by name, character, date (2026-11-20), “rolled” or “entered”</source>
        <translation>Suche nach Name, Charakter, Datum (2026-11-20), „gewürfelt“ oder „eingegeben“</translation>
    </message>
    <message>
        <source>Rolls of</source>
        <translation>Würfe von</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>&amp;Odds</source>
        <translation>&amp;Chancen</translation>
    </message>
    <message>
        <source>Search favourites or rolls</source>
        <translation>Favoriten oder Würfe suchen</translation>
    </message>
    <message>
        <source>Roll log</source>
        <translation>Liste der Würfe</translation>
    </message>
</context>
<context>
    <name>DockTitleBar</name>
    <message>
        <source>Close {dock}</source>
        <translation>{dock} schließen</translation>
    </message>
</context>
<context>
    <name>DockTitleBars</name>
    <message>
        <source>Panels</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Move to the other side</source>
        <translation>Auf die andere Seite verschieben</translation>
    </message>
</context>
<context>
    <name>DocumentsView</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the trash</source>
        <translation>
            <numerusform>%Ln im Papierkorb</numerusform>
            <numerusform>%Ln im Papierkorb</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Search finds words of name and game.</source>
        <translation>Die Suche findet Wörter aus Name und Spiel.</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search this list</source>
        <translation>Diese Liste durchsuchen</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Sh&amp;ow all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>Leave the trash</source>
        <translation>Papierkorb verlassen</translation>
    </message>
    <message>
        <source>Sho&amp;w all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Show the trash</source>
        <translation>Den Papierkorb zeigen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Ver&amp;doppeln</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Move to Tra&amp;sh</source>
        <translation>In den Pap&amp;ierkorb</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>De&amp;lete permanently…</source>
        <translation>&amp;Endgültig löschen…</translation>
    </message>
</context>
<context>
    <name>DraftStatus</name>
    <message>
        <source>seed {seed}</source>
        <translation>Startzahl {seed}</translation>
    </message>
    <message>
        <source>Saving draft</source>
        <translation>Entwurf wird gespeichert</translation>
    </message>
    <message>
        <source>Draft saved</source>
        <translation>Entwurf gespeichert</translation>
    </message>
    <message>
        <source>No answers yet</source>
        <translation>Noch keine Antworten</translation>
    </message>
    <message>
        <source>Draft not saved</source>
        <translation>Entwurf nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>DragHandles</name>
    <message>
        <source>Drag handles</source>
        <translation>Ziehgriffe</translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>Drop characters here, or click to add those selected on the left</source>
        <translation>Charaktere hierher ziehen, oder klicken, um die links ausgewählten hinzuzufügen</translation>
    </message>
    <message>
        <source>Drop a character here</source>
        <translation>Charakter hierher ziehen</translation>
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
        <source>Cha&amp;racteristics</source>
        <translation>Me&amp;rkmale</translation>
    </message>
    <message>
        <source>Person and &amp;dice</source>
        <translation>Person und &amp;Würfel</translation>
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
        <source>Person</source>
        <translation>Person</translation>
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
        <source>Every die, the dropped ones too, in the order in which it was rolled</source>
        <translation>Jeder Würfel, auch gestrichene, in der geworfenen Folge</translation>
    </message>
    <message>
        <source>The dice that count</source>
        <translation>Die Würfel, die gelten</translation>
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
        <source>ATTR</source>
        <translation>ATTR</translation>
    </message>
    <message>
        <source>Attractiveness</source>
        <translation>Attraktivität</translation>
    </message>
    <message>
        <source>CN for size {kept_dice.cn_size}
kept {cn1_size} and {cn2_size}
charisma die {chd}
build die {wtd}</source>
        <translation>CN für die Größe {kept_dice.cn_size}
davon gültig {cn1_size} und {cn2_size}
Charisma-Würfel {chd}
Statur-Würfel {wtd}</translation>
    </message>
    <message>
        <source>PB: physical base · IB: inner base · CHD: die of charisma · WTD: die of build · ATTR: attractiveness, low is attractive</source>
        <translation>PB: körperliche Basis · IB: innere Basis · CHD: Charisma-Würfel · WTD: Statur-Würfel · ATTR: Attraktivität, niedrig ist anziehend</translation>
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
        <source>±</source>
        <translation>±</translation>
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
        <source>Rolled</source>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Beladen</translation>
    </message>
    <message>
        <source>What the dice gave</source>
        <translation>Was die Würfel ergaben</translation>
    </message>
    <message>
        <source>Added to what the dice gave; characteristics rarely change</source>
        <translation>Zum Wurf dazu; Merkmale ändern sich selten</translation>
    </message>
    <message>
        <source>What the dice gave, with changes</source>
        <translation>Was die Würfel ergaben, mit Änderungen</translation>
    </message>
    <message>
        <source>Less the load penalty: ST and DX, from which the bonuses come</source>
        <translation>Ohne den Lastabzug: ST und DX, aus denen die Boni kommen</translation>
    </message>
    <message>
        <source>1st bonus, −2 to 2</source>
        <translation>1. Bonus, −2 bis 2</translation>
    </message>
    <message>
        <source>2nd bonus, 0 to 3</source>
        <translation>2. Bonus, 0 bis 3</translation>
    </message>
    <message>
        <source>3rd bonus, 0 to 4</source>
        <translation>3. Bonus, 0 bis 4</translation>
    </message>
    <message>
        <source>Loaded: strength and dexterity less the load penalty (ST, DX); their bonuses come from these. Weight in stone, height in inches.</source>
        <translation>Beladen: Strength und Dexterity abzüglich Lastabzug (ST, DX); daraus kommen ihre Boni. Gewicht in Stone, Größe in Zoll.</translation>
    </message>
    <message>
        <source>of {} Endurance</source>
        <translation>von {} Endurance</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Endurance left</source>
        <translation>Endurance übrig</translation>
    </message>
    <message>
        <source>of {} Body</source>
        <translation>von {} Body</translation>
    </message>
    <message>
        <source>Body left</source>
        <translation>Body übrig</translation>
    </message>
    <message>
        <source>{en_recovery} EN an hour
{bd_recovery} BD a day</source>
        <translation>{en_recovery} EN je Stunde
{bd_recovery} BD am Tag</translation>
    </message>
    <message>
        <source>EN: endurance, spent by effort. BD: body, lost to wounds. Below 0: unconscious, dead.</source>
        <translation>EN: Endurance, durch Anstrengung verbraucht. BD: Body, durch Wunden verloren. Unter 0: bewusstlos, tot.</translation>
    </message>
    <message>
        <source>DX 1st</source>
        <translation>DX 1.</translation>
    </message>
    <message>
        <source>Critical, melee</source>
        <translation>Kritisch, Nahkampf</translation>
    </message>
    <message>
        <source>ST 1st</source>
        <translation>ST 1.</translation>
    </message>
    <message>
        <source>Damage, melee</source>
        <translation>Schaden, Nahkampf</translation>
    </message>
    <message>
        <source>ST 3rd</source>
        <translation>ST 3.</translation>
    </message>
    <message>
        <source>DX 2nd</source>
        <translation>DX 2.</translation>
    </message>
    <message>
        <source>Turned active</source>
        <translation>Zu aktiven</translation>
    </message>
    <message>
        <source>ST 2nd</source>
        <translation>ST 2.</translation>
    </message>
    <message>
        <source>Magic saves</source>
        <translation>Rettungen, Magie</translation>
    </message>
    <message>
        <source>WS 1st</source>
        <translation>WS 1.</translation>
    </message>
    <message>
        <source>Physical saves</source>
        <translation>Rettungen, Körper</translation>
    </message>
    <message>
        <source>CN 1st</source>
        <translation>CN 1.</translation>
    </message>
    <message>
        <source>Special saves</source>
        <translation>Rettungen, besondere</translation>
    </message>
    <message>
        <source>CH 1st</source>
        <translation>CH 1.</translation>
    </message>
    <message>
        <source>Spotting</source>
        <translation>Entdecken</translation>
    </message>
    <message>
        <source>IQ 3rd</source>
        <translation>IQ 3.</translation>
    </message>
    <message>
        <source>Incantation</source>
        <translation>Beschwörung</translation>
    </message>
    <message>
        <source>IQ 2nd</source>
        <translation>IQ 2.</translation>
    </message>
    <message>
        <source>Hands to cast</source>
        <translation>Hände zum Zaubern</translation>
    </message>
    <message>
        <source>IQ 1st</source>
        <translation>IQ 1.</translation>
    </message>
    <message>
        <source>Morale die</source>
        <translation>Morale-Würfel</translation>
    </message>
    <message>
        <source>CH 2nd</source>
        <translation>CH 2.</translation>
    </message>
    <message>
        <source>Morale uses a day</source>
        <translation>Morale am Tag</translation>
    </message>
    <message>
        <source>CH 3rd</source>
        <translation>CH 3.</translation>
    </message>
    <message>
        <source>Uses left today</source>
        <translation>Heute übrig</translation>
    </message>
    <message>
        <source>Used today</source>
        <translation>Heute genutzt</translation>
    </message>
    <message>
        <source>Skill level in Morale</source>
        <translation>Skill Level in Morale</translation>
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
        <source>Full recovery</source>
        <translation>Volle Erholung</translation>
    </message>
    <message>
        <source>Recovery halved</source>
        <translation>Halbe Erholung</translation>
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
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>EN an hour</source>
        <translation>EN je Stunde</translation>
    </message>
    <message>
        <source>BD a day</source>
        <translation>BD am Tag</translation>
    </message>
    <message>
        <source>minutes for one EN</source>
        <translation>Minuten je EN</translation>
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
        <source>EN: endurance spent an hour or a round. Struck out: more than a phase allows.</source>
        <translation>EN: Endurance, die eine Stunde oder Runde kostet. Gestrichen: mehr, als eine Phase erlaubt.</translation>
    </message>
    <message>
        <source>Greatest run effort</source>
        <translation>Größte Laufanstrengung</translation>
    </message>
    <message>
        <source>Lost practice bouts since the last level.</source>
        <translation>Seit dem letzten Level verlorene Übungskämpfe.</translation>
    </message>
    <message>
        <source>Top speed</source>
        <translation>Höchsttempo</translation>
    </message>
    <message>
        <source>Bonus effects</source>
        <translation>Wirkung der Boni</translation>
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
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Fertigkeit</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>In der Hand</translation>
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
        <source>active</source>
        <translation>aktiv</translation>
    </message>
    <message>
        <source>reactive</source>
        <translation>reaktiv</translation>
    </message>
    <message>
        <source>armor class</source>
        <translation>Armor Class</translation>
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
        <source>Starting points placed</source>
        <translation>Verteilte Anfangspunkte</translation>
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
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Fehlen</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>to place of {}</source>
        <translation>von {} zu verteilen</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespart</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Erhalten</translation>
    </message>
    <message>
        <source>steps due</source>
        <translation>fällige Schritte</translation>
    </message>
    <message>
        <source>EP to the next step</source>
        <translation>EP bis zum nächsten Schritt</translation>
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
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Kampf</translation>
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
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Getötet</translation>
    </message>
    <message>
        <source>Listed</source>
        <translation>Auf Liste</translation>
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
        <source>ENC carried</source>
        <translation>ENC getragen</translation>
    </message>
    <message>
        <source>load penalty</source>
        <translation>Lastabzug</translation>
    </message>
    <message>
        <source>ENC to spare</source>
        <translation>ENC übrig</translation>
    </message>
    <message>
        <source>Load for each penalty point</source>
        <translation>Last je Abzugspunkt</translation>
    </message>
    <message>
        <source>Worn armor</source>
        <translation>Getragene Rüstung</translation>
    </message>
    <message>
        <source>ENC: encumbrance</source>
        <translation>ENC: Belastung (Encumbrance)</translation>
    </message>
    <message>
        <source>Armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>Worn</source>
        <translation>Getragen</translation>
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
        <source>Thing</source>
        <translation>Ding</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
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
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
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
    <name>EditActions</name>
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
        <source>Undone: {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>Redone: {edit}</source>
        <translation>Wiederholt: {edit}</translation>
    </message>
</context>
<context>
    <name>EffectCard</name>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>No number changes.</source>
        <translation>Keine Zahl ändert sich.</translation>
    </message>
    <message>
        <source>Nothing is updated.</source>
        <translation>Nichts wird aktualisiert.</translation>
    </message>
    <message>
        <source>What follows for {name}</source>
        <translation>Was daraus für {name} folgt</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n number(s)</source>
        <translation>
            <numerusform>{shown} von %n Zahl</numerusform>
            <numerusform>{shown} von %n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>EffectList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnterControl</name>
    <message>
        <source>Another one</source>
        <translation>Ein anderer</translation>
    </message>
    <message>
        <source>Another one: {label}</source>
        <translation>Ein anderer: {label}</translation>
    </message>
    <message>
        <source>Fills in a random one</source>
        <translation>Füllt einen zufälligen ein</translation>
    </message>
    <message>
        <source>enter a number</source>
        <translation>gib eine Zahl ein</translation>
    </message>
    <message>
        <source>enter a text</source>
        <translation>gib einen Text ein</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <source>{least} or more</source>
        <translation>{least} oder mehr</translation>
    </message>
    <message>
        <source>{most} or less</source>
        <translation>{most} oder weniger</translation>
    </message>
    <message>
        <source>Characters left: {number}</source>
        <translation>Noch {number} Zeichen</translation>
    </message>
    <message>
        <source>Optional. Press Ctrl+Enter to continue.</source>
        <translation>Optional. Strg+Eingabe geht weiter.</translation>
    </message>
</context>
<context>
    <name>EntriesModel</name>
    <message>
        <source>Used by</source>
        <translation>Benutzt von</translation>
    </message>
</context>
<context>
    <name>EntriesPane</name>
    <message>
        <source>This world can only be read. Duplicate it to edit it.</source>
        <translation>Diese Welt ist schreibgeschützt. Verdopple sie, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>Filter {entries}</source>
        <translation>{entries} filtern</translation>
    </message>
    <message>
        <source>No match for “{text}”.</source>
        <translation>Kein Treffer für „{text}“.</translation>
    </message>
    <message>
        <source>No {entries} yet.</source>
        <translation>Noch keine {entries}.</translation>
    </message>
    <message>
        <source>{number} {entries}</source>
        <translation>{number} {entries}</translation>
    </message>
    <message>
        <source>{number} of {all} {entries}</source>
        <translation>{number} von {all} {entries}</translation>
    </message>
    <message>
        <source>{entries}, sorted by {column}</source>
        <translation>{entries}, sortiert nach {column}</translation>
    </message>
    <message>
        <source>{entries}, in the order of the world</source>
        <translation>{entries}, in der Reihenfolge der Welt</translation>
    </message>
    <message>
        <source>New {entry}</source>
        <translation>{entry} (neu)</translation>
    </message>
    <message>
        <source>Duplicate entries</source>
        <translation>Einträge verdoppeln</translation>
    </message>
    <message>
        <source>Delete entries</source>
        <translation>Einträge löschen</translation>
    </message>
    <message>
        <source>{name} deleted</source>
        <translation>{name} gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries deleted</source>
        <translation>
            <numerusform>%Ln Eintrag gelöscht</numerusform>
            <numerusform>%Ln Einträge gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln copied</source>
        <translation>
            <numerusform>%Ln kopiert</numerusform>
            <numerusform>%Ln kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind of entries</source>
        <translation>Art der Einträge</translation>
    </message>
    <message>
        <source>Choose the kind of entries (F6)</source>
        <translation>Art der Einträge wählen (F6)</translation>
    </message>
    <message>
        <source>Filter the entries</source>
        <translation>Einträge filtern</translation>
    </message>
    <message>
        <source>Filter by name, id and the words of the list (Ctrl+Shift+F)</source>
        <translation>Nach Name, Kennung und den Wörtern der Liste filtern (Strg+Umschalt+F)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add an entry (Ins)</source>
        <translation>Eintrag hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Verd&amp;oppeln</translation>
    </message>
    <message>
        <source>Duplicate the selected entries</source>
        <translation>Ausgewählte Einträge verdoppeln</translation>
    </message>
    <message>
        <source>Duplicate the selected entries (Ctrl+D)</source>
        <translation>Ausgewählte Einträge verdoppeln (Strg+D)</translation>
    </message>
    <message>
        <source>Paste &amp;table…</source>
        <translation>&amp;Tabelle einfügen …</translation>
    </message>
    <message>
        <source>Paste a table of entries from a spreadsheet</source>
        <translation>Tabelle mit Einträgen aus einer Tabellenkalkulation einfügen</translation>
    </message>
    <message>
        <source>Paste a table of entries from a spreadsheet (Ctrl+Shift+V)</source>
        <translation>Tabelle mit Einträgen aus einer Tabellenkalkulation einfügen (Strg+Umschalt+V)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Paste table…</source>
        <translation>Tabelle einfügen …</translation>
    </message>
    <message>
        <source>&amp;Show all</source>
        <translation>Alle &amp;zeigen</translation>
    </message>
    <message>
        <source>Order of the &amp;world</source>
        <translation>Reihenfolge der &amp;Welt</translation>
    </message>
    <message>
        <source>Show the entries in the order of the world, in which they can be moved</source>
        <translation>Einträge in der Reihenfolge der Welt zeigen, in der sie verschoben werden können</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Ver&amp;doppeln</translation>
    </message>
    <message>
        <source>&amp;Copy as a table</source>
        <translation>Als Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste table…</source>
        <translation>Tabelle &amp;einfügen …</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtern</translation>
    </message>
</context>
<context>
    <name>EntryForm</name>
    <message>
        <source>No {row} yet.</source>
        <translation>Noch kein Eintrag ({row}).</translation>
    </message>
    <message>
        <source>Back to {value}</source>
        <translation>Zurück zu {value}</translation>
    </message>
    <message>
        <source>Clear the field</source>
        <translation>Feld leeren</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>No entry selected</source>
        <translation>Kein Eintrag ausgewählt</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
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
    <name>EntryRowModel</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>EntryUse</name>
    <message>
        <source>Update characters…</source>
        <translation>Charaktere aktualisieren …</translation>
    </message>
    <message>
        <source>Show what would change for characters with an older version</source>
        <translation>Zeigen, was sich für Charaktere mit älterer Fassung ändern würde</translation>
    </message>
    <message numerus="yes">
        <source>Used by %n character(s)</source>
        <translation>
            <numerusform>Von %n Charakter benutzt</numerusform>
            <numerusform>Von %n Charakteren benutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Not used yet</source>
        <translation>Noch nicht benutzt</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>ExplainController</name>
    <message>
        <source>Violations</source>
        <translation>Regelverstöße</translation>
    </message>
</context>
<context>
    <name>ExplainView</name>
    <message>
        <source>&amp;Copy the explanation as text</source>
        <translation>Erklärung als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Your house rule. Quire&apos;s interpretation: {formula}</source>
        <translation>Deine Hausregel. Auslegung von Quire: {formula}</translation>
    </message>
    <message>
        <source>House rule of {campaign}. Quire&apos;s interpretation: {formula}</source>
        <translation>Hausregel von {campaign}. Auslegung von Quire: {formula}</translation>
    </message>
    <message>
        <source>Your house rule. As written: {formula}</source>
        <translation>Deine Hausregel. Im Buch: {formula}</translation>
    </message>
    <message>
        <source>House rule of {campaign}. As written: {formula}</source>
        <translation>Hausregel von {campaign}. Im Buch: {formula}</translation>
    </message>
    <message>
        <source>An optional rule, set by {campaign}.</source>
        <translation>Eine optionale Regel, festgelegt von {campaign}.</translation>
    </message>
    <message>
        <source>An optional rule, set for this character.</source>
        <translation>Eine optionale Regel, für diesen Charakter eingestellt.</translation>
    </message>
    <message>
        <source>Nothing entered yet; this is the default.</source>
        <translation>Noch nichts eingetragen; dies ist die Vorgabe.</translation>
    </message>
    <message>
        <source>Entered on the sheet, not computed.</source>
        <translation>Auf dem Bogen eingetragen, nicht berechnet.</translation>
    </message>
    <message>
        <source>Quire&apos;s interpretation: {text}</source>
        <translation>Auslegung von Quire: {text}</translation>
    </message>
    <message>
        <source>Used by {numbers}</source>
        <translation>Geht ein in {numbers}</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a number on the sheet, or press Enter on it, to see where it comes from.</source>
        <translation>Klicke eine Zahl auf dem Bogen an oder drücke dort Eingabe, um zu sehen, woher sie kommt.</translation>
    </message>
    <message>
        <source>Back to the previous number</source>
        <translation>Zurück zur vorigen Zahl</translation>
    </message>
    <message>
        <source>Computed from</source>
        <translation>Berechnet aus</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Quire&apos;s interpretation</source>
        <translation>Auslegung von Quire</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Geht ein in</translation>
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
    <name>ExplanationPanel</name>
    <message>
        <source>Explanation of {number}</source>
        <translation>Erklärung zu {number}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Character file</source>
        <translation>&amp;Charakterdatei</translation>
    </message>
    <message>
        <source>Everything, to keep or to send: Quire opens it again (.json, .quire-character)</source>
        <translation>Alles, zum Aufheben oder Verschicken: Quire öffnet sie wieder (.json, .quire-character)</translation>
    </message>
    <message>
        <source>Page for the &amp;phone</source>
        <translation>Seite fürs &amp;Telefon</translation>
    </message>
    <message>
        <source>One file that works offline: tracks to tap, checks to roll, Why for each number (.html)</source>
        <translation>Eine Datei, die ohne Netz geht: Leisten zum Tippen, Proben zum Würfeln, Warum für jede Zahl (.html)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>The sheet with headings and tables, for a wiki or a chat (.md)</source>
        <translation>Der Bogen mit Überschriften und Tabellen, für ein Wiki oder einen Chat (.md)</translation>
    </message>
    <message>
        <source>Plain &amp;text</source>
        <translation>&amp;Reiner Text</translation>
    </message>
    <message>
        <source>The sheet in lines, for anywhere (.txt)</source>
        <translation>Der Bogen in Zeilen, für überall (.txt)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>What the sheet shows by address, for other programs (.json)</source>
        <translation>Was der Bogen zeigt, nach Adresse, für andere Programme (.json)</translation>
    </message>
    <message>
        <source>Include &amp;secrets</source>
        <translation>Mit &amp;Geheimnissen</translation>
    </message>
    <message>
        <source>Also what the game marks as secret.</source>
        <translation>Auch, was das Spiel als geheim kennzeichnet.</translation>
    </message>
    <message>
        <source>Include &amp;notes</source>
        <translation>Mit &amp;Notizen</translation>
    </message>
    <message>
        <source>Also your notes.</source>
        <translation>Auch deine Notizen.</translation>
    </message>
    <message>
        <source>Include p&amp;ortrait</source>
        <translation>Mit &amp;Bildnis</translation>
    </message>
    <message>
        <source>Also the portrait.</source>
        <translation>Auch das Bildnis.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Choose where to save</source>
        <translation>Wählen, wo gespeichert wird</translation>
    </message>
</context>
<context>
    <name>FightController</name>
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
    <name>FightLayout</name>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
</context>
<context>
    <name>FightOptions</name>
    <message>
        <source>no limit of rounds</source>
        <translation>keine Rundengrenze</translation>
    </message>
    <message numerus="yes">
        <source>stops after %n rounds</source>
        <translation>
            <numerusform>endet nach %n Runde</numerusform>
            <numerusform>endet nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>zufällige Startzahl</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startzahl {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n rules changed</source>
        <translation>
            <numerusform>%n Regel geändert</numerusform>
            <numerusform>%n Regeln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Optionale Regeln</translation>
    </message>
    <message>
        <source>&amp;Stop after (rounds)</source>
        <translation>A&amp;nhalten nach (Runden)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Star&amp;tzahl</translation>
    </message>
    <message>
        <source>Same seed and answers, same fight</source>
        <translation>Gleiche Startzahl und Antworten, gleicher Kampf</translation>
    </message>
</context>
<context>
    <name>FightRewind</name>
    <message>
        <source>Rewinding</source>
        <translation>Wird zurückgespult</translation>
    </message>
</context>
<context>
    <name>FightRun</name>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Restored</source>
        <translation>Wiederhergestellt</translation>
    </message>
</context>
<context>
    <name>FightSheets</name>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>FightView</name>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>End fight</source>
        <translation>Kampf beenden</translation>
    </message>
    <message>
        <source>Saving the log</source>
        <translation>Protokoll wird gespeichert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Damage and healing</source>
        <translation>Schaden und Heilung</translation>
    </message>
    <message>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message numerus="yes">
        <source>Rewound by %n line(s)</source>
        <translation>
            <numerusform>Um %n Zeile zurückgespult</numerusform>
            <numerusform>Um %n Zeilen zurückgespult</numerusform>
        </translation>
    </message>
    <message>
        <source>Copying the log</source>
        <translation>Protokoll wird kopiert</translation>
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
        <source>Bren Tarrow vs 6 × goblin</source>
        <translation>Bren Tarrow gegen 6 × goblin</translation>
    </message>
    <message>
        <source>Third-turn 2, second 7</source>
        <translation>Third-turn 2, Sekunde 7</translation>
    </message>
    <message>
        <source>Ask for the results of real dice instead of rolling</source>
        <translation>Nach den Ergebnissen echter Würfel fragen, statt zu würfeln</translation>
    </message>
    <message>
        <source>If off, Quire decides for the Game Master</source>
        <translation>Sonst entscheidet Quire für die Spielleitung</translation>
    </message>
    <message>
        <source>Open a window for the players, without secrets</source>
        <translation>Ein Fenster für die Spieler öffnen, ohne Geheimnisse</translation>
    </message>
    <message>
        <source>End &amp;fight…</source>
        <translation>Kampf &amp;beenden …</translation>
    </message>
    <message>
        <source>End the fight</source>
        <translation>Den Kampf beenden</translation>
    </message>
    <message>
        <source>Round timeline</source>
        <translation>Zeitleiste der Runde</translation>
    </message>
    <message>
        <source>Current decision</source>
        <translation>Aktuelle Entscheidung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel the rewind</source>
        <translation>Das Zurückspulen abbrechen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last decision on all sheets</source>
        <translation>Die letzte Entscheidung auf allen Bögen rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Typed dice</source>
        <translation>&amp;Echte Würfel</translation>
    </message>
    <message>
        <source>Use the default answer, or roll</source>
        <translation>Die vorgegebene Antwort nehmen oder würfeln</translation>
    </message>
    <message>
        <source>Use this answer</source>
        <translation>Diese Antwort nehmen</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected lines, or the whole log</source>
        <translation>Die gewählten Zeilen oder das ganze Protokoll kopieren</translation>
    </message>
    <message>
        <source>Sa&amp;ve log…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Save the whole log to a file</source>
        <translation>Das ganze Protokoll in einer Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Ask the Game Master</source>
        <translation>Leitung &amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Players&apos; screen</source>
        <translation>Spie&amp;lerfenster</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Decision or log</source>
        <translation>Entscheidung oder Protokoll</translation>
    </message>
    <message>
        <source>Bren Tarrow</source>
        <translation>Bren Tarrow</translation>
    </message>
    <message>
        <source>A player decides</source>
        <translation>Ein Spieler entscheidet</translation>
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
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Decide and continue</source>
        <translation>Entscheiden und w&amp;eiter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>…the rest of the round</source>
        <translation>… den Rest der Runde</translation>
    </message>
    <message>
        <source>Ctrl Space</source>
        <translation>Strg Leertaste</translation>
    </message>
    <message>
        <source>Decide the rest of the round by default, up to a death or to dice that a person types; Esc stops</source>
        <translation>Den Rest der Runde nach Vorgabe entscheiden, bis jemand stirbt oder Würfel einzugeben sind; Esc hält an</translation>
    </message>
    <message>
        <source>Who is hurt or healed; several can be ticked</source>
        <translation>Wen es trifft; mehrere lassen sich ankreuzen</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Where the damage goes, or what helps against it</source>
        <translation>Wohin der Schaden geht, oder was dagegen hilft</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Apply this damage by hand, as the game does outside a fight</source>
        <translation>Diesen Schaden von Hand zufügen, wie das Spiel ihn außerhalb von Kämpfen zufügt</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>Give back this many points, where the least is left</source>
        <translation>So viele Punkte zurückgeben, wo am wenigsten übrig ist</translation>
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
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Which events to show</source>
        <translation>Welche Ereignisse zu sehen sind</translation>
    </message>
    <message>
        <source>Every event with its numbers, newest on top</source>
        <translation>Jedes Ereignis mit seinen Zahlen, das neueste oben</translation>
    </message>
    <message>
        <source>rewinds to that line</source>
        <translation>spult dorthin zurück</translation>
    </message>
</context>
<context>
    <name>FighterDelegate</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opposing player</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Game Master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>FighterFacts</name>
    <message>
        <source>{now} of {most}</source>
        <translation>{now} von {most}</translation>
    </message>
    <message>
        <source>{amount} life</source>
        <translation>{amount} Leben</translation>
    </message>
    <message>
        <source>{number} best {name}</source>
        <translation>{number} {name} (Bestwert)</translation>
    </message>
</context>
<context>
    <name>FighterModel</name>
    <message>
        <source>Life {life}</source>
        <translation>Leben {life}</translation>
    </message>
    <message>
        <source>Controlled by {who}</source>
        <translation>Gesteuert von {who}</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Opening the files</source>
        <translation>Dateien werden geöffnet</translation>
    </message>
    <message>
        <source>{name} replaced with the file</source>
        <translation>{name} durch die Datei ersetzt</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) taken from {file}</source>
        <translation>
            <numerusform>%n Wert aus {file} übernommen</numerusform>
            <numerusform>%n Werte aus {file} übernommen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForceScale</name>
    <message>
        <source>Estimate of both sides</source>
        <translation>Einschätzung beider Seiten</translation>
    </message>
    <message>
        <source>{force} of {side}</source>
        <translation>{force} von {side}</translation>
    </message>
    <message>
        <source>Both sides are equal</source>
        <translation>Beide Seiten sind gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n more for {side}</source>
        <translation>
            <numerusform>%n mehr für {side}</numerusform>
            <numerusform>%n mehr für {side}</numerusform>
        </translation>
    </message>
    <message>
        <source>with them {first} against {second}</source>
        <translation>mit ihnen {first} gegen {second}</translation>
    </message>
</context>
<context>
    <name>HandBar</name>
    <message numerus="yes">
        <source>%n fighter(s)</source>
        <translation>
            <numerusform>%n Kämpfer</numerusform>
            <numerusform>%n Kämpfer</numerusform>
        </translation>
    </message>
    <message>
        <source>By hand: {names}</source>
        <translation>Von Hand: {names}</translation>
    </message>
</context>
<context>
    <name>HelpController</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
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
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Pages of the manual</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>No results. Try fewer words.</source>
        <translation>Keine Treffer. Versuche weniger Wörter.</translation>
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
        <source>All changes</source>
        <translation>Alle Änderungen</translation>
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
        <source>Procedures</source>
        <translation>Abläufe</translation>
    </message>
    <message>
        <source>Undone or restored</source>
        <translation>Rückgängig oder wiederhergestellt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Open a character to see its history.</source>
        <translation>Öffne einen Charakter, um seinen Verlauf zu sehen.</translation>
    </message>
    <message>
        <source>Not saved yet, so no history</source>
        <translation>Noch nicht gespeichert, also kein Verlauf</translation>
    </message>
    <message>
        <source>Restored to the state after “{edit}”</source>
        <translation>Stand nach „{edit}“ wiederhergestellt</translation>
    </message>
    <message numerus="yes">
        <source>%n new rule warning(s)</source>
        <translation>
            <numerusform>%n neue Regelwarnung</numerusform>
            <numerusform>%n neue Regelwarnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule warning(s) resolved</source>
        <translation>
            <numerusform>%n Regelwarnung behoben</numerusform>
            <numerusform>%n Regelwarnungen behoben</numerusform>
        </translation>
    </message>
    <message>
        <source>No other changes</source>
        <translation>Keine weiteren Änderungen</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Damals</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
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
        <source>Filter the history</source>
        <translation>Den Verlauf filtern</translation>
    </message>
    <message>
        <source>Kind of change</source>
        <translation>Art der Änderung</translation>
    </message>
    <message>
        <source>Show only one kind of change</source>
        <translation>Nur eine Art von Änderungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Compare with now</source>
        <translation>Mit jetzt &amp;vergleichen</translation>
    </message>
    <message>
        <source>Compare the values of that time with the values now</source>
        <translation>Die damaligen Werte mit den jetzigen vergleichen</translation>
    </message>
    <message>
        <source>&amp;Restore this state</source>
        <translation>Diesen Stand &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the character to this state; you can undo it</source>
        <translation>Den Charakter auf diesen Stand zurücksetzen; das lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>Include ro&amp;ws of lists</source>
        <translation>Auch Zeilen von &amp;Listen</translation>
    </message>
    <message>
        <source>Values then and now</source>
        <translation>Werte damals und jetzt</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Back to the history</source>
        <translation>Zurück zum Verlauf</translation>
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
        <source>For all of this &amp;kind</source>
        <translation>Für alle &amp;dieser Art</translation>
    </message>
    <message>
        <source>House rule of {campaign}</source>
        <translation>Hausregel von {campaign}</translation>
    </message>
    <message>
        <source>Replaces the rule of {campaign}</source>
        <translation>Ersetzt die Regel von {campaign}</translation>
    </message>
    <message>
        <source>This character&apos;s own rule</source>
        <translation>Eigene Regel dieses Charakters</translation>
    </message>
    <message>
        <source>Back to the rule of the campaign</source>
        <translation>Zurück zur Regel der Kampagne</translation>
    </message>
    <message>
        <source>Use the book&apos;s formula here</source>
        <translation>Hier die Formel des Buchs verwenden</translation>
    </message>
    <message>
        <source>Quire&apos;s interpretation</source>
        <translation>Auslegung von Quire</translation>
    </message>
    <message>
        <source>As written, as Quire reads it</source>
        <translation>Das Buch in der Auslegung von Quire</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>Im Buch</translation>
    </message>
    <message>
        <source>Back to the &amp;interpretation</source>
        <translation>Zurück zur &amp;Auslegung</translation>
    </message>
    <message>
        <source>Quire&apos;s interpretation: {text}</source>
        <translation>Auslegung von Quire: {text}</translation>
    </message>
    <message>
        <source>No house rules yet</source>
        <translation>Noch keine Hausregeln</translation>
    </message>
    <message>
        <source>{after}, unchanged.</source>
        <translation>{after}, unverändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n more violation(s)</source>
        <translation>
            <numerusform>%n Regelverstoß mehr</numerusform>
            <numerusform>%n Regelverstöße mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer violation(s)</source>
        <translation>
            <numerusform>%n Regelverstoß weniger</numerusform>
            <numerusform>%n Regelverstöße weniger</numerusform>
        </translation>
    </message>
    <message>
        <source>Now {before}, with this formula {after}.</source>
        <translation>Jetzt {before}, mit dieser Formel {after}.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) would change</source>
        <translation>
            <numerusform>%n Zahl würde sich ändern</numerusform>
            <numerusform>%n Zahlen würden sich ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Formulas and optional rules</source>
        <translation>Formeln und optionale Regeln</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>Nach einem Wert suchen</translation>
    </message>
    <message>
        <source>You&amp;r formula</source>
        <translation>Deine Fo&amp;rmel</translation>
    </message>
    <message>
        <source>Insert a value by name</source>
        <translation>Einen Wert nach Namen einfügen</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (freiwillig)</translation>
    </message>
    <message>
        <source>Use the book&apos;s formula again</source>
        <translation>Wieder die Formel des Buchs verwenden</translation>
    </message>
    <message>
        <source>Use this formula for this character (Ctrl+Enter)</source>
        <translation>Diese Formel für diesen Charakter verwenden (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>&amp;Optional rules</source>
        <translation>&amp;Optionale Regeln</translation>
    </message>
    <message>
        <source>Cam&amp;paign rules…</source>
        <translation>&amp;Kampagnenregeln…</translation>
    </message>
    <message>
        <source>Change the rules of all characters of the campaign</source>
        <translation>Die Regeln aller Charaktere der Kampagne ändern</translation>
    </message>
    <message>
        <source>Close; changes are already saved</source>
        <translation>Schließen; Änderungen sind schon gespeichert</translation>
    </message>
    <message>
        <source>&amp;Formulas</source>
        <translation>&amp;Formeln</translation>
    </message>
    <message>
        <source>House rules of this character</source>
        <translation>Hausregeln dieses Charakters</translation>
    </message>
    <message>
        <source>Change a formula</source>
        <translation>Eine Formel ändern</translation>
    </message>
    <message>
        <source>A house rule replaces the book&apos;s formula of one value, for this character. Search for a value on the left, or begin with one of these:</source>
        <translation>Eine Hausregel ersetzt bei diesem Charakter die Formel des Buchs für einen Wert. Suche links nach einem Wert, oder beginne mit einem von diesen:</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
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
        <source>&amp;Use this formula</source>
        <translation>Diese Formel &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Of this character</source>
        <translation>Dieses Charakters</translation>
    </message>
    <message>
        <source>Of {campaign}</source>
        <translation>Von {campaign}</translation>
    </message>
    <message>
        <source>Replaced by this character&apos;s own rule</source>
        <translation>Durch eine eigene Regel dieses Charakters ersetzt</translation>
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
mounted on {mounted_on}
{status}</source>
        <translation>{concept}
reitet {mounted_on}
{status}</translation>
    </message>
    <message>
        <source>&amp;Recovery</source>
        <translation>&amp;Erholung</translation>
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
        <source>Bought</source>
        <translation>Gekauft</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
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
        <translation>treffen, ausweichen</translation>
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
        <source>Add a hit</source>
        <translation>Treffer hinzufügen</translation>
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
        <source>Less</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Levels bought with points</source>
        <translation>Mit Punkten gekaufte Stufen</translation>
    </message>
    <message>
        <source>What injury of body or mind takes off</source>
        <translation>Was Verletzungen von Körper oder Geist abziehen</translation>
    </message>
    <message>
        <source>The attribute now, added to 2d6</source>
        <translation>Das Attribut jetzt, zu 2d6 addiert</translation>
    </message>
    <message>
        <source>Points for the next level</source>
        <translation>Punkte für die nächste Stufe</translation>
    </message>
    <message>
        <source>{cost.&lt;a&gt;} in the attribute
next level {raise.&lt;a&gt;}</source>
        <translation>{cost.&lt;a&gt;} im Attribut
nächste Stufe {raise.&lt;a&gt;}</translation>
    </message>
    <message>
        <source>{points_left} of {points_total} left
attributes {attribute_cost}
skills {skill_cost}</source>
        <translation>{points_left} von {points_total} übrig
Attribute {attribute_cost}
Fertigkeiten {skill_cost}</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>What was learned; a skill that is missing counts with its attribute alone.</source>
        <translation>Was gelernt wurde; eine fehlende Fertigkeit zählt mit ihrem Attribut allein.</translation>
    </message>
    <message>
        <source>Not learned
striking|Striking {+total.striking}
archery|Archery {+total.archery}
grappling|Grappling {+total.grappling}
defense|Defense {+total.defense}
tactics|Tactics {+total.tactics}
animals|Animals {+total.animals}
riding|Riding {+total.riding}</source>
        <translation>Nicht gelernt
striking|Striking {+total.striking}
archery|Archery {+total.archery}
grappling|Grappling {+total.grappling}
defense|Defense {+total.defense}
tactics|Tactics {+total.tactics}
animals|Animals {+total.animals}
riding|Riding {+total.riding}</translation>
    </message>
    <message>
        <source>+2 is twice as able, −2 half as able. A roll is 2d6 + attribute + skill.</source>
        <translation>+2 ist doppelt so fähig, −2 halb so fähig. Ein Wurf ist 2d6 + Attribut + Fertigkeit.</translation>
    </message>
    <message>
        <source>of {} Stamina</source>
        <translation>von {} Stamina</translation>
    </message>
    <message>
        <source>Sanity</source>
        <translation>Sanity</translation>
    </message>
    <message>
        <source>Stamina left</source>
        <translation>Stamina übrig</translation>
    </message>
    <message>
        <source>Levels of Health and Sanity</source>
        <translation>Stufen von Health und Sanity</translation>
    </message>
    <message>
        <source>No hits yet. Each one is listed here.</source>
        <translation>Noch keine Treffer. Jeder steht hier.</translation>
    </message>
    <message>
        <source>{stamina_seconds} of rest for 1 Stamina
full after {full_s}
a Health level after {health_days} days
a Sanity level after {sanity_days} days</source>
        <translation>{stamina_seconds} Ruhe für 1 Stamina
voll nach {full_s}
eine Health-Stufe nach {health_days} Tagen
eine Sanity-Stufe nach {sanity_days} Tagen</translation>
    </message>
    <message>
        <source>planned actions</source>
        <translation>geplante Aktionen</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>striking</source>
        <translation>Striking</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>riding</source>
        <translation>Riding</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>Ausweichen</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>for {} actions</source>
        <translation>bei {} Aktionen</translation>
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
        <source>Toward Stamina</source>
        <translation>Für Stamina</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Toward Health</source>
        <translation>Für Health</translation>
    </message>
    <message>
        <source>Toward Sanity</source>
        <translation>Für Sanity</translation>
    </message>
    <message>
        <source>Stamina and penalties</source>
        <translation>Stamina und Abzüge</translation>
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
        <source>&amp;Abilities</source>
        <translation>&amp;Fähigkeiten</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
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
        <translation>Abzug auf Fertigkeiten</translation>
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
        <source>Caused by</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>No weapons. Fists are always available.</source>
        <translation>Keine Waffen. Fäuste sind immer da.</translation>
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
        <source>−2 for each action beyond the first</source>
        <translation>−2 für jede Handlung nach der ersten</translation>
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
        <source>doubles for every +2 of Strength</source>
        <translation>verdoppelt sich mit je +2 Stärke</translation>
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
        <source>Worst single hit</source>
        <translation>Schwerster Treffer</translation>
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
        <source>Companions and mounts; an important one can have its own sheet.</source>
        <translation>Gefährten und Reittiere; ein wichtiges kann einen eigenen Bogen haben.</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>What was raised and when; filled in automatically.</source>
        <translation>Was wann gesteigert wurde; wird automatisch ausgefüllt.</translation>
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
        <translation>Treffer</translation>
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
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>&amp;Story</source>
        <translation>&amp;Geschichte</translation>
    </message>
</context>
<context>
    <name>ImpactList</name>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
</context>
<context>
    <name>ImpactModel</name>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n number(s)</source>
        <translation>
            <numerusform>%n Zahl zeigen</numerusform>
            <numerusform>Alle %n Zahlen zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new violation(s)</source>
        <translation>
            <numerusform>%n neuer Regelverstoß</numerusform>
            <numerusform>%n neue Regelverstöße</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No change: {names}</source>
        <translation>Keine Änderung: {names}</translation>
    </message>
    <message>
        <source>{now}, then {then}</source>
        <translation>{now}, dann {then}</translation>
    </message>
</context>
<context>
    <name>ImpactView</name>
    <message>
        <source>Change a rule to see what it would do.</source>
        <translation>Ändere eine Regel, um zu sehen, was sie bewirken würde.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message numerus="yes">
        <source>{number} of %Ln character(s)</source>
        <translation>
            <numerusform>{number} von %Ln Charakter</numerusform>
            <numerusform>{number} von %Ln Charakteren</numerusform>
        </translation>
    </message>
    <message>
        <source>No characters yet</source>
        <translation>Noch keine Charaktere</translation>
    </message>
    <message numerus="yes">
        <source>number(s)</source>
        <translation>
            <numerusform>Zahl</numerusform>
            <numerusform>Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply to %Ln character(s)</source>
        <translation>
            <numerusform>Auf %Ln anwenden</numerusform>
            <numerusform>Auf %Ln anwenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n Regel geändert</numerusform>
            <numerusform>%n Regeln geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new violation(s)</source>
        <translation>
            <numerusform>%n neuer Regelverstoß</numerusform>
            <numerusform>%n neue Regelverstöße</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is written yet</source>
        <translation>noch nichts geschrieben</translation>
    </message>
    <message>
        <source>largest change first</source>
        <translation>größte Änderung zuerst</translation>
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
        <source>change</source>
        <translation>Diff.</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Undone in one step</source>
        <translation>In einem Schritt rückgängig</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Discard all changes that are not applied yet</source>
        <translation>Alle noch nicht angewendeten Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Write the rules to the campaign and its characters (Ctrl+Enter)</source>
        <translation>Die Regeln in die Kampagne und ihre Charaktere schreiben (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files that could not be imported, with the reason</source>
        <translation>Dateien, die nicht importiert werden konnten, mit Grund</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
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
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) imported</source>
        <translation>
            <numerusform>%Ln Charakter importiert</numerusform>
            <numerusform>%Ln Charaktere importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln world(s) imported</source>
        <translation>
            <numerusform>%Ln Welt importiert</numerusform>
            <numerusform>%Ln Welten importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could &amp;not be imported</source>
        <translation>
            <numerusform>%Ln Datei konnte &amp;nicht importiert werden</numerusform>
            <numerusform>%Ln Dateien konnten &amp;nicht importiert werden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InputLine</name>
    <message>
        <source>From {names}</source>
        <translation>Aus {names}</translation>
    </message>
</context>
<context>
    <name>KindsList</name>
    <message>
        <source>Kinds</source>
        <translation>Arten</translation>
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
        <source>{status}
{descriptive}</source>
        <translation>{status}
{descriptive}</translation>
    </message>
    <message>
        <source>Body left</source>
        <translation>Körper übrig</translation>
    </message>
    <message>
        <source>Mind left</source>
        <translation>Geist übrig</translation>
    </message>
    <message>
        <source>Armor, body</source>
        <translation>Rüstung, Körper</translation>
    </message>
    <message>
        <source>Armor, mind</source>
        <translation>Rüstung, Geist</translation>
    </message>
    <message>
        <source>&amp;Stats and skills</source>
        <translation>&amp;Stats und Fertigkeiten</translation>
    </message>
    <message>
        <source>S&amp;kill details</source>
        <translation>Fertigkeiten im &amp;Einzelnen</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Details</translation>
    </message>
    <message>
        <source>Signs missing</source>
        <translation>Fehlende Zeichen</translation>
    </message>
    <message>
        <source>Pages of the sheet</source>
        <translation>Seiten des Bogens</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Points that wounds have taken off; they heal</source>
        <translation>Punkte, die Wunden genommen haben; sie heilen</translation>
    </message>
    <message>
        <source>Points that fatigue has taken off; they come back soon</source>
        <translation>Punkte, die Ermüdung genommen hat; sie kommen bald wieder</translation>
    </message>
    <message>
        <source>What four dice must show</source>
        <translation>Was vier Würfel zeigen müssen</translation>
    </message>
    <message>
        <source>aptitude {aptitudes.&lt;s&gt;}
adds {stats.&lt;s&gt;.check_mod}
without a skill {stats.&lt;s&gt;.unskilled_mod}
with a related skill {stats.&lt;s&gt;.related_mod}
at most {stats.&lt;s&gt;.max_dice} dice
next level {stats.&lt;s&gt;.xp_next}
sign: {stats.&lt;s&gt;.sign}</source>
        <translation>Anlage {aptitudes.&lt;s&gt;}
Bonus {stats.&lt;s&gt;.check_mod}
ohne Fertigkeit {stats.&lt;s&gt;.unskilled_mod}
mit verwandter Fertigkeit {stats.&lt;s&gt;.related_mod}
höchstens {stats.&lt;s&gt;.max_dice} Würfel
nächstes Level {stats.&lt;s&gt;.xp_next}
Zeichen: {stats.&lt;s&gt;.sign}</translation>
    </message>
    <message>
        <source>Skills|best first</source>
        <translation>Fertigkeiten|beste zuerst</translation>
    </message>
    <message>
        <source>{type}
chance {rolled_chance}
initiative {rolled_initiative_mod}
at most {rolled_max_dice} dice on {max_targets} targets
fatigue at full dice {rolled_full_cost}
next level {xp_next}
sign: {sign}</source>
        <translation>{type}
Chance {rolled_chance}
Initiative {rolled_initiative_mod}
höchstens {rolled_max_dice} Würfel auf {max_targets} Ziele
Ermüdung bei vollen Würfeln {rolled_full_cost}
nächstes Level {xp_next}
Zeichen: {sign}</translation>
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
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Best attack</source>
        <translation>Bester Angriff</translation>
    </message>
    <message>
        <source>{need}|on 4d6, {chance} %</source>
        <translation>{need}|mit 4d6, {chance} %</translation>
    </message>
    <message>
        <source>{max_targets} × {max_dice}|targets × dice</source>
        <translation>{max_targets} × {max_dice}|Ziele × Würfel</translation>
    </message>
    <message>
        <source>{+initiative_mod}|initiative</source>
        <translation>{+initiative_mod}|Initiative</translation>
    </message>
    <message>
        <source>{+effect_mod} on each die that counts.
Full dice cost {full_cost} fatigue.
One range point for each {shown_step_m} m.</source>
        <translation>{+effect_mod} auf jeden Würfel, der zählt.
Volle Würfel kosten {full_cost} Ermüdung.
Ein Reichweitenpunkt je {shown_step_m} m.</translation>
    </message>
    <message>
        <source>No weapon carried and no skill that wounds.</source>
        <translation>Keine Waffe dabei und keine Fertigkeit, die verwundet.</translation>
    </message>
    <message>
        <source>Passive</source>
        <translation>Passiv</translation>
    </message>
    <message>
        <source>adds or opposes</source>
        <translation>hilft oder steht entgegen</translation>
    </message>
    <message>
        <source>Passive powers</source>
        <translation>Passive Kräfte</translation>
    </message>
    <message>
        <source>shown_name=condition|attempts with {target}</source>
        <translation>shown_name=condition|Versuche mit {target}</translation>
    </message>
    <message>
        <source>{type}
fatigue {passive_cost}
at range {ranged_passive_cost}
next level {xp_next}
sign: {sign}
{about}</source>
        <translation>{type}
Ermüdung {passive_cost}
auf Distanz {ranged_passive_cost}
nächstes Level {xp_next}
Zeichen: {sign}
{about}</translation>
    </message>
    <message>
        <source>No passive powers and no flaws.</source>
        <translation>Keine passiven Kräfte und keine Schwächen.</translation>
    </message>
    <message>
        <source>Let time pass</source>
        <translation>Zeit vergehen lassen</translation>
    </message>
    <message>
        <source>body wounds</source>
        <translation>Wunden Körper</translation>
    </message>
    <message>
        <source>body fatigue</source>
        <translation>Ermüdung Körper</translation>
    </message>
    <message>
        <source>mind wounds</source>
        <translation>Wunden Geist</translation>
    </message>
    <message>
        <source>mind fatigue</source>
        <translation>Ermüdung Geist</translation>
    </message>
    <message>
        <source>Recover fatigue: chance</source>
        <translation>Ermüdung abbauen: Chance</translation>
    </message>
    <message>
        <source>Heal body: chance</source>
        <translation>Körper heilen: Chance</translation>
    </message>
    <message>
        <source>Heal intellect: chance</source>
        <translation>Geist heilen: Chance</translation>
    </message>
    <message>
        <source>STR</source>
        <translation>STR</translation>
    </message>
    <message>
        <source>DEX</source>
        <translation>DEX</translation>
    </message>
    <message>
        <source>CON</source>
        <translation>CON</translation>
    </message>
    <message>
        <source>Mind</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>MIN</source>
        <translation>MIN</translation>
    </message>
    <message>
        <source>PER</source>
        <translation>PER</translation>
    </message>
    <message>
        <source>FAI</source>
        <translation>FAI</translation>
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
        <source>Skills below zero</source>
        <translation>Fertigkeiten unter null</translation>
    </message>
    <message>
        <source>Skills that kill</source>
        <translation>Tödliche Fertigkeiten</translation>
    </message>
    <message>
        <source>Recovery</source>
        <translation>Erholung</translation>
    </message>
    <message>
        <source>Heal body</source>
        <translation>Körper heilen</translation>
    </message>
    <message>
        <source>once a day
next in {innate.heal_body.wait_s}
{innate.heal_body.max_dice} dice</source>
        <translation>einmal am Tag
wieder in {innate.heal_body.wait_s}
{innate.heal_body.max_dice} Würfel</translation>
    </message>
    <message>
        <source>Heal body: needed on 4d6</source>
        <translation>Körper heilen: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Heal intellect</source>
        <translation>Geist heilen</translation>
    </message>
    <message>
        <source>once a day
next in {innate.heal_intellect.wait_s}
{innate.heal_intellect.max_dice} dice</source>
        <translation>einmal am Tag
wieder in {innate.heal_intellect.wait_s}
{innate.heal_intellect.max_dice} Würfel</translation>
    </message>
    <message>
        <source>Heal intellect: needed on 4d6</source>
        <translation>Geist heilen: nötig auf 4d6</translation>
    </message>
    <message>
        <source>Succeeds</source>
        <translation>Gelingt</translation>
    </message>
    <message>
        <source>Trivial</source>
        <translation>Trivial</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Routine</source>
        <translation>Routine</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>Schwierig</translation>
    </message>
    <message>
        <source>Formidable</source>
        <translation>Gewaltig</translation>
    </message>
    <message>
        <source>Fatigue</source>
        <translation>Ermüdung</translation>
    </message>
    <message>
        <source>Recover fatigue</source>
        <translation>Ermüdung abbauen</translation>
    </message>
    <message>
        <source>every 5 minutes
next in {innate.recover_fatigue.wait_s}
{innate.recover_fatigue.max_dice} dice</source>
        <translation>alle 5 Minuten
wieder in {innate.recover_fatigue.wait_s}
{innate.recover_fatigue.max_dice} Würfel</translation>
    </message>
    <message>
        <source>Recover fatigue: needed on 4d6</source>
        <translation>Ermüdung abbauen: nötig auf 4d6</translation>
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
        <source>Faith, for a retry</source>
        <translation>Faith, neuer Versuch</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
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
        <source>Stackable ×</source>
        <translation>Stapelbar ×</translation>
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
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Time</source>
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
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Stats in detail</source>
        <translation>Stats im Einzelnen</translation>
    </message>
    <message>
        <source>Stats</source>
        <translation>Stats</translation>
    </message>
    <message>
        <source>Aptitude</source>
        <translation>Anlage</translation>
    </message>
    <message>
        <source>Unskilled</source>
        <translation>Ungeübt</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Verwandt</translation>
    </message>
    <message>
        <source>Price multiplier of all skills of this stat: 1 is a gift, 4 is dear</source>
        <translation>Preisfaktor aller Fertigkeiten dieses Stats: 1 ist eine Gabe, 4 ist teuer</translation>
    </message>
    <message>
        <source>What it adds to four dice</source>
        <translation>Was er zu vier Würfeln addiert</translation>
    </message>
    <message>
        <source>What it adds to initiative</source>
        <translation>Was er zur Initiative addiert</translation>
    </message>
    <message>
        <source>Most dice of effect</source>
        <translation>Höchste Zahl der Wirkungswürfel</translation>
    </message>
    <message>
        <source>What it adds where the skill is missing</source>
        <translation>Was er ohne die Fertigkeit addiert</translation>
    </message>
    <message>
        <source>What it adds with a related skill</source>
        <translation>Was er mit einer verwandten Fertigkeit addiert</translation>
    </message>
    <message>
        <source>Experience for the next level</source>
        <translation>Erfahrung für das nächste Level</translation>
    </message>
    <message>
        <source>The visible sign of level 9 or more</source>
        <translation>Das sichtbare Zeichen ab Level 9</translation>
    </message>
    <message>
        <source>Recovery in detail</source>
        <translation>Erholung im Einzelnen</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>The listed value</source>
        <translation>Der notierte Wert</translation>
    </message>
    <message>
        <source>Points that wounds have taken off</source>
        <translation>Punkte, die Wunden genommen haben</translation>
    </message>
    <message>
        <source>Points that fatigue has taken off</source>
        <translation>Punkte, die Ermüdung genommen hat</translation>
    </message>
    <message>
        <source>Points added for a time</source>
        <translation>Punkte, die für eine Zeit dazukommen</translation>
    </message>
    <message>
        <source>What is left for use now</source>
        <translation>Was jetzt zur Verfügung steht</translation>
    </message>
    <message>
        <source>What is left, fatigue, wounds and gain</source>
        <translation>Was übrig ist, Ermüdung, Wunden und Plus</translation>
    </message>
    <message>
        <source>Attempts in the running period</source>
        <translation>Versuche im laufenden Zeitraum</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Fatigue, full dice</source>
        <translation>Ermüdung, alle Würfel</translation>
    </message>
    <message>
        <source>Fatigue, passive</source>
        <translation>Ermüdung, passiv</translation>
    </message>
    <message>
        <source>Passive at range</source>
        <translation>Passiv auf Distanz</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächster Level</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Preisfaktor</translation>
    </message>
    <message>
        <source>Level at creation</source>
        <translation>Level bei Erschaffung</translation>
    </message>
    <message>
        <source>Wounds and fatigue</source>
        <translation>Wunden und Ermüdung</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Protection</source>
        <translation>Schutz</translation>
    </message>
    <message>
        <source>No items.</source>
        <translation>Keine Gegenstände.</translation>
    </message>
    <message>
        <source>No skills in use.</source>
        <translation>Keine Fertigkeiten in Gebrauch.</translation>
    </message>
    <message>
        <source>No bundles yet.</source>
        <translation>Noch keine Bündel.</translation>
    </message>
    <message>
        <source>No conditions.</source>
        <translation>Keine Zustände.</translation>
    </message>
    <message>
        <source>Pending effects</source>
        <translation>Ausstehende Wirkungen</translation>
    </message>
    <message>
        <source>No pending effects.</source>
        <translation>Keine ausstehenden Wirkungen.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>No flaw yet. Add at least one.</source>
        <translation>Noch keine Schwäche. Füge mindestens eine hinzu.</translation>
    </message>
    <message>
        <source>No entries yet.</source>
        <translation>Noch keine Einträge.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
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
        <source>Adds</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>Carried</source>
        <translation>Dabei</translation>
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
        <source>Carried in all</source>
        <translation>Insgesamt getragen</translation>
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
        <source>Together</source>
        <translation>Zusammen</translation>
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
        <source>Modifier</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Most dice</source>
        <translation>Max. Würfel</translation>
    </message>
    <message>
        <source>Most targets</source>
        <translation>Max. Ziele</translation>
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
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>Far</source>
        <translation>Weit</translation>
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
        <source>Range points</source>
        <translation>Distanzpunkte</translation>
    </message>
    <message>
        <source>Fatigue for range</source>
        <translation>Distanz-Ermüdung</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Average level</source>
        <translation>Mittlerer Level</translation>
    </message>
    <message>
        <source>Most members</source>
        <translation>Max. Mitglieder</translation>
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
        <source>Conditions</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <source>Add a condition</source>
        <translation>Zustand hinzufügen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>Wirkung hinzufügen</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
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
        <source>Power</source>
        <translation>Kraft</translation>
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
        <source>Points spent</source>
        <translation>Punkte bezahlt</translation>
    </message>
    <message>
        <source>Stats covered</source>
        <translation>Erfasste Stats</translation>
    </message>
    <message>
        <source>Backgrounds</source>
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
        <source>Stat dice</source>
        <translation>Würfel der Werte</translation>
    </message>
    <message>
        <source>Exchanged stats</source>
        <translation>Getauschte Werte</translation>
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
        <source>Spent</source>
        <translation>Verteilt</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Add an entry</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
</context>
<context>
    <name>LastRoll</name>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Give the damage</source>
        <translation>Den Schaden geben</translation>
    </message>
    <message>
        <source>Give {foe} {points}</source>
        <translation>{foe} {points} geben</translation>
    </message>
    <message>
        <source>{foe} takes this damage</source>
        <translation>{foe} nimmt diesen Schaden</translation>
    </message>
</context>
<context>
    <name>LatecomerDialog</name>
    <message>
        <source>They join {side} when the next round begins.</source>
        <translation>Sie kommen zu {side}, wenn die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opposing player</source>
        <translation>Gegenspieler</translation>
    </message>
    <message>
        <source>Game Master</source>
        <translation>Spielleitung</translation>
    </message>
    <message>
        <source>Quire</source>
        <translation>Quire</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Add a latecomer</source>
        <translation>Nachzügler hinzufügen</translation>
    </message>
    <message>
        <source>They join The Watch when the next round begins.</source>
        <translation>Sie kommen zu The Watch, wenn die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>No match, or already in the fight</source>
        <translation>Nichts gefunden oder schon im Kampf</translation>
    </message>
    <message>
        <source>&amp;Quick opponents</source>
        <translation>S&amp;chnelle Gegner</translation>
    </message>
    <message>
        <source>Controlled &amp;by</source>
        <translation>&amp;Gesteuert von</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
</context>
<context>
    <name>LeftOutBlocks</name>
    <message>
        <source>Not printed</source>
        <translation>Nicht gedruckt</translation>
    </message>
    <message>
        <source>not printed</source>
        <translation>nicht gedruckt</translation>
    </message>
    <message>
        <source>Drop a block here to leave it out</source>
        <translation>Zieh einen Block hierher, um ihn wegzulassen</translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message>
        <source>Characters and sheets (*.quire-character *.json *.txt *.pdf);;All files (*)</source>
        <translation>Charaktere und Bögen (*.quire-character *.json *.txt *.pdf);;Alle Dateien (*)</translation>
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
        <source>&amp;Keep as own rules</source>
        <translation>Als eigene &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Take the campaign&apos;s</source>
        <translation>Die der &amp;Kampagne nehmen</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Charakter</numerusform>
            <numerusform>%n Charaktere</numerusform>
        </translation>
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
        <source>Export character</source>
        <translation>Charakter exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) duplicated</source>
        <translation>
            <numerusform>%Ln Charakter dupliziert</numerusform>
            <numerusform>%Ln Charaktere dupliziert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) added</source>
        <translation>
            <numerusform>%Ln Charakter hinzugefügt</numerusform>
            <numerusform>%Ln Charaktere hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving to Trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Rename fight</source>
        <translation>Kampf umbenennen</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message numerus="yes">
        <source>Campaign of %Ln character(s) changed</source>
        <translation>
            <numerusform>Kampagne von %Ln Charakter geändert</numerusform>
            <numerusform>Kampagne von %Ln Charakteren geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>Macht rückgängig</translation>
    </message>
    <message>
        <source>Characters (*.json);;Opens by double click (*.quire-character)</source>
        <translation>Charaktere (*.json);;Öffnet sich mit Doppelklick (*.quire-character)</translation>
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
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Bibliothek wird gelesen</translation>
    </message>
    <message>
        <source>Setting tags</source>
        <translation>Schlagwörter setzen</translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln character(s) changed</source>
        <translation>
            <numerusform>Schlagwörter von %Ln Charakter geändert</numerusform>
            <numerusform>Schlagwörter von %Ln Charakteren geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Setting the campaign</source>
        <translation>Kampagne setzen</translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message numerus="yes">
        <source>%Ln character(s) moved to Trash</source>
        <translation>
            <numerusform>%Ln Charakter in den Papierkorb verschoben</numerusform>
            <numerusform>%Ln Charaktere in den Papierkorb verschoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) restored</source>
        <translation>
            <numerusform>%Ln Charakter wiederhergestellt</numerusform>
            <numerusform>%Ln Charaktere wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Create &amp;new library</source>
        <translation>&amp;Neue Bibliothek anlegen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Where should the library be stored?</source>
        <translation>Wo soll die Bibliothek gespeichert werden?</translation>
    </message>
    <message>
        <source>Libraries (*.quire)</source>
        <translation>Bibliotheken (*.quire)</translation>
    </message>
</context>
<context>
    <name>LibraryDelegate</name>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>LibraryDock</name>
    <message>
        <source>Lists of the library</source>
        <translation>Listen der Bibliothek</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Kampagnen</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Group {group}, {number}, {state}</source>
        <translation>Gruppe {group}, {number}, {state}</translation>
    </message>
    <message>
        <source>Fights and drafts</source>
        <translation>Kämpfe und Entwürfe</translation>
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
        <source>collapsed</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>expanded</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>{title}, {detail}, resume</source>
        <translation>{title}, {detail}, fortsetzen</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>d. MMM</translation>
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
    <name>LibraryPage</name>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Sorted {order}</source>
        <translation>Sortiert {order}</translation>
    </message>
    <message>
        <source>grouped {grouping}</source>
        <translation>gruppiert {grouping}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the trash</source>
        <translation>
            <numerusform>%Ln im Papierkorb</numerusform>
            <numerusform>%Ln im Papierkorb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln Charakter</numerusform>
            <numerusform>%Ln Charaktere</numerusform>
        </translation>
    </message>
    <message>
        <source>{found} of {all} match “{search}”</source>
        <translation>{found} von {all} passen zu „{search}“</translation>
    </message>
    <message>
        <source>{found} of {all}</source>
        <translation>{found} von {all}</translation>
    </message>
    <message>
        <source>Show all {number}</source>
        <translation>Alle {number} zeigen</translation>
    </message>
    <message>
        <source>{number} more do not match “{search}”</source>
        <translation>{number} weitere passen nicht zu „{search}“</translation>
    </message>
    <message>
        <source>{number} more are hidden</source>
        <translation>{number} weitere sind ausgeblendet</translation>
    </message>
    <message>
        <source>No match for “{search}”.</source>
        <translation>Kein Treffer für „{search}“.</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>Keine Treffer.</translation>
    </message>
    <message>
        <source>No characters yet.</source>
        <translation>Noch keine Charaktere.</translation>
    </message>
    <message>
        <source>All {number}</source>
        <translation>Alle {number}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>{selected}, {number} not shown</source>
        <translation>{selected}, {number} nicht angezeigt</translation>
    </message>
    <message>
        <source>Select characters of one game</source>
        <translation>Wähle Charaktere eines Spiels</translation>
    </message>
    <message>
        <source>Start a fight with the selected characters</source>
        <translation>Kampf mit den ausgewählten Charakteren beginnen</translation>
    </message>
    <message>
        <source>Award experience to the selected characters</source>
        <translation>Den ausgewählten Charakteren Erfahrung geben</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Library page</source>
        <translation>Bibliotheksseite</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Choose which columns are shown</source>
        <translation>Spalten auswählen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Searches names, skills, items, spells, notes, players, campaigns and tags</source>
        <translation>Durchsucht Namen, Fertigkeiten, Gegenstände, Zauber, Notizen, Spieler, Kampagnen und Schlagwörter</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Sort, group and filter by campaign and tag</source>
        <translation>Sortieren, gruppieren und nach Kampagne und Schlagwort filtern</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print the selected characters</source>
        <translation>Ausgewählte Charaktere drucken</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>Start fight</source>
        <translation>Kampf beginnen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Choose tags for the selected characters</source>
        <translation>Schlagwörter der ausgewählten Charaktere wählen</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Move the selected characters to Trash</source>
        <translation>Ausgewählte Charaktere in den Papierkorb legen</translation>
    </message>
    <message>
        <source>&amp;Clear selection</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>&amp;New character</source>
        <translation>&amp;Neuer Charakter</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
</context>
<context>
    <name>LibraryPageController</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
</context>
<context>
    <name>LibraryService</name>
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
        <source>Creating a new library</source>
        <translation>Eine neue Bibliothek wird angelegt</translation>
    </message>
    <message>
        <source>Restoring the backup</source>
        <translation>Die Sicherung wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Saving the character</source>
        <translation>Der Charakter wird gespeichert</translation>
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
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Show the trash</source>
        <translation>Den Papierkorb zeigen</translation>
    </message>
    <message>
        <source>Sort, group and filter by campaign and tag (Alt+Shift+S)</source>
        <translation>Sortieren, gruppieren, nach Kampagne und Schlagwort filtern (Alt+Umschalt+S)</translation>
    </message>
    <message>
        <source>Searches names, skills, items, spells, notes, players, campaigns and tags</source>
        <translation>Durchsucht Namen, Fertigkeiten, Gegenstände, Zauber, Notizen, Spieler, Kampagnen und Schlagwörter</translation>
    </message>
    <message>
        <source>Sort, group and filter by campaign and tag</source>
        <translation>Sortieren, gruppieren, nach Kampagne und Schlagwort filtern</translation>
    </message>
    <message>
        <source>Sh&amp;ow all</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
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
        <source>&amp;Rename the fight…</source>
        <translation>Kampf &amp;umbenennen …</translation>
    </message>
    <message>
        <source>Clear all filters and leave the trash</source>
        <translation>Alle Filter aufheben und den Papierkorb verlassen</translation>
    </message>
    <message>
        <source>Choose tags for the selected characters</source>
        <translation>Schlagwörter für die ausgewählten Charaktere wählen</translation>
    </message>
    <message>
        <source>Choose a campaign for the selected characters</source>
        <translation>Eine Kampagne für die ausgewählten Charaktere wählen</translation>
    </message>
    <message>
        <source>Export the selected characters</source>
        <translation>Die ausgewählten Charaktere exportieren</translation>
    </message>
    <message>
        <source>Print the selected characters</source>
        <translation>Die ausgewählten Charaktere drucken</translation>
    </message>
    <message>
        <source>Move the selected characters to Trash</source>
        <translation>Die ausgewählten Charaktere in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Restore the selected characters</source>
        <translation>Die ausgewählten Charaktere wiederherstellen</translation>
    </message>
    <message>
        <source>Delete the selected characters permanently</source>
        <translation>Die ausgewählten Charaktere endgültig löschen</translation>
    </message>
    <message>
        <source>Grouping of the list</source>
        <translation>Gruppierung der Liste</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>De&amp;lete the draft…</source>
        <translation>Den Entwurf &amp;löschen…</translation>
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
        <source>&amp;Export as…</source>
        <translation>&amp;Exportieren als…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Move to Tra&amp;sh</source>
        <translation>In den Pap&amp;ierkorb</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>De&amp;lete permanently…</source>
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
        <source>Trash</source>
        <translation>Papierkorb</translation>
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
        <source>Tr&amp;y again</source>
        <translation>Noch ein&amp;mal versuchen</translation>
    </message>
    <message>
        <source>Create a character, or drop character files here to import them.</source>
        <translation>Erschaffe einen Charakter, oder ziehe Charakterdateien hierher, um sie zu importieren.</translation>
    </message>
    <message>
        <source>No characters yet</source>
        <translation>Noch keine Charaktere</translation>
    </message>
    <message>
        <source>&amp;New character</source>
        <translation>&amp;Neuer Charakter</translation>
    </message>
    <message>
        <source>Characters in the trash can be restored or deleted permanently.</source>
        <translation>Charaktere im Papierkorb lassen sich wiederherstellen oder endgültig löschen.</translation>
    </message>
    <message>
        <source>Back to the librar&amp;y</source>
        <translation>Zurück zur &amp;Bibliothek</translation>
    </message>
    <message>
        <source>Search finds the beginnings of words in names, skills, items, spells, notes, campaigns and tags.</source>
        <translation>Die Suche findet Wortanfänge in Namen, Fertigkeiten, Gegenständen, Zaubern, Notizen, Kampagnen und Schlagwörtern.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Clear search and f&amp;ilters</source>
        <translation>Suche und F&amp;ilter aufheben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop files to import them</source>
        <translation>Dateien hier ablegen, um sie zu importieren</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>Der Papierkorb ist leer</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n Fehlschlag</numerusform>
            <numerusform>%n Fehlschläge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LongWorkNotifier</name>
    <message>
        <source>{task}: finished</source>
        <translation>{task}: fertig</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Find an action, character or field</source>
        <translation>Befehl, Charakter, Feld suchen</translation>
    </message>
    <message>
        <source>Close tab</source>
        <translation>Reiter schließen</translation>
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
        <translation>Sicherung &amp;wiederherstellen…</translation>
    </message>
    <message>
        <source>Restore a backup of the library</source>
        <translation>Eine Sicherung der Bibliothek wiederherstellen</translation>
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
        <source>Save the library in another folder</source>
        <translation>Die Bibliothek in einem anderen Ordner speichern</translation>
    </message>
    <message>
        <source>&amp;Checks and rest</source>
        <translation>&amp;Proben und Rast</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Create a character step by step</source>
        <translation>Einen Charakter Schritt für Schritt erschaffen</translation>
    </message>
    <message>
        <source>Add character files to the library</source>
        <translation>Charakterdateien zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Export as…</source>
        <translation>&amp;Exportieren als…</translation>
    </message>
    <message>
        <source>Save the character as a file</source>
        <translation>Den Charakter als Datei speichern</translation>
    </message>
    <message>
        <source>Add the sample characters of every game to the library</source>
        <translation>Die Beispielcharaktere aller Spiele zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Print the character or save it as a PDF</source>
        <translation>Den Charakter drucken oder als PDF speichern</translation>
    </message>
    <message>
        <source>List the backups of the library and restore one</source>
        <translation>Die Sicherungen der Bibliothek ansehen und eine wiederherstellen</translation>
    </message>
    <message>
        <source>Close this tab; changes are already saved</source>
        <translation>Diesen Reiter schließen; Änderungen sind schon gespeichert</translation>
    </message>
    <message>
        <source>Quit Quire; changes are already saved</source>
        <translation>Quire beenden; Änderungen sind schon gespeichert</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Find an action, character or field by name</source>
        <translation>Einen Befehl, einen Charakter oder ein Feld nach Namen suchen</translation>
    </message>
    <message>
        <source>Create a copy of this character</source>
        <translation>Eine Kopie dieses Charakters anlegen</translation>
    </message>
    <message>
        <source>Choose the character&apos;s tags</source>
        <translation>Die Schlagwörter des Charakters wählen</translation>
    </message>
    <message>
        <source>Choose the character&apos;s campaign</source>
        <translation>Die Kampagne des Charakters wählen</translation>
    </message>
    <message>
        <source>E&amp;xplain this number</source>
        <translation>Diese Zahl &amp;erklären</translation>
    </message>
    <message>
        <source>He&amp;lp for this field</source>
        <translation>Hi&amp;lfe zu diesem Feld</translation>
    </message>
    <message>
        <source>Show what the field under the cursor means</source>
        <translation>Zeigen, was das Feld unter der Schreibmarke bedeutet</translation>
    </message>
    <message>
        <source>Go to the next rule violation</source>
        <translation>Zum nächsten Regelverstoß gehen</translation>
    </message>
    <message>
        <source>Move to Tra&amp;sh</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>Move this character to the trash; it can be restored</source>
        <translation>Diesen Charakter in den Papierkorb legen; er lässt sich wiederherstellen</translation>
    </message>
    <message>
        <source>Roll dice, or enter the result of real ones</source>
        <translation>Würfeln, oder das Ergebnis echter Würfel eintippen</translation>
    </message>
    <message>
        <source>Start a fight between characters and opponents</source>
        <translation>Einen Kampf zwischen Charakteren und Gegnern beginnen</translation>
    </message>
    <message>
        <source>Show a whole campaign in one table; award, rest or advance together</source>
        <translation>Eine ganze Kampagne in einer Tabelle zeigen; gemeinsam belohnen, rasten oder aufsteigen</translation>
    </message>
    <message>
        <source>Show how likely each result is</source>
        <translation>Zeigen, wie wahrscheinlich jedes Ergebnis ist</translation>
    </message>
    <message>
        <source>Go to the next tab</source>
        <translation>Zum nächsten Reiter gehen</translation>
    </message>
    <message>
        <source>Go to the previous tab</source>
        <translation>Zum vorigen Reiter gehen</translation>
    </message>
    <message>
        <source>Go to the previous page of the sheet</source>
        <translation>Zur vorigen Seite des Bogens gehen</translation>
    </message>
    <message>
        <source>Show the window in full screen</source>
        <translation>Das Fenster als Vollbild zeigen</translation>
    </message>
    <message>
        <source>Read the manual</source>
        <translation>Das Handbuch lesen</translation>
    </message>
    <message>
        <source>Take a five-minute tour of the window</source>
        <translation>Das Fenster in fünf Minuten kennenlernen</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>Show versions, credits and a report to copy</source>
        <translation>Versionen, Dank und einen Bericht zum Kopieren zeigen</translation>
    </message>
    <message>
        <source>&amp;Explanation</source>
        <translation>&amp;Erklärung</translation>
    </message>
    <message>
        <source>Show or hide rule violations</source>
        <translation>Regelverstöße zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the history of the character</source>
        <translation>Den Verlauf des Charakters zeigen oder verbergen</translation>
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
        <source>&amp;Worlds</source>
        <translation>&amp;Welten</translation>
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
        <source>&amp;Advancement</source>
        <translation>A&amp;ufstieg</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spiel</translation>
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
        <source>Violations</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
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
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Sample characters</source>
        <translation>Beis&amp;pielcharaktere</translation>
    </message>
    <message>
        <source>Show &amp;worlds</source>
        <translation>&amp;Welten zeigen</translation>
    </message>
    <message>
        <source>List the worlds in the library</source>
        <translation>Die Welten der Bibliothek zeigen</translation>
    </message>
    <message>
        <source>&amp;New world…</source>
        <translation>&amp;Neue Welt …</translation>
    </message>
    <message>
        <source>Create a world for a game</source>
        <translation>Eine Welt für ein Spiel erstellen</translation>
    </message>
    <message>
        <source>&amp;Import worlds…</source>
        <translation>Welten &amp;importieren …</translation>
    </message>
    <message>
        <source>Add world files to the library</source>
        <translation>Dateien von Welten zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename the world…</source>
        <translation>Welt &amp;umbenennen …</translation>
    </message>
    <message>
        <source>Give the world another name</source>
        <translation>Der Welt einen anderen Namen geben</translation>
    </message>
    <message>
        <source>&amp;Duplicate the world</source>
        <translation>Welt &amp;verdoppeln</translation>
    </message>
    <message>
        <source>Add a copy of the world under an id of its own</source>
        <translation>Eine Kopie der Welt mit eigener Kennung hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Export the world…</source>
        <translation>Welt &amp;exportieren …</translation>
    </message>
    <message>
        <source>Save the world as a file</source>
        <translation>Die Welt als Datei speichern</translation>
    </message>
    <message>
        <source>&amp;Update characters…</source>
        <translation>Charaktere &amp;aktualisieren …</translation>
    </message>
    <message>
        <source>Bring characters of the world to its present version</source>
        <translation>Charaktere der Welt auf ihre jetzige Fassung bringen</translation>
    </message>
    <message>
        <source>&amp;Move the world to Trash</source>
        <translation>Welt in den &amp;Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Move the world to the trash, from which it can be restored</source>
        <translation>Die Welt in den Papierkorb verschieben, aus dem sie wiederhergestellt werden kann</translation>
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
        <source>&amp;Backups…</source>
        <translation>Si&amp;cherungen…</translation>
    </message>
    <message>
        <source>&amp;Close tab</source>
        <translation>Reiter &amp;schließen</translation>
    </message>
    <message>
        <source>P&amp;references…</source>
        <translation>Einste&amp;llungen…</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>Cut the selection in the focused field</source>
        <translation>Schneidet die Auswahl im aktiven Feld aus</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selection in the focused field or table</source>
        <translation>Kopiert die Auswahl im aktiven Feld oder der Tabelle</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Paste into the focused field or table</source>
        <translation>Fügt in das aktive Feld oder die Tabelle ein</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>A&amp;lles auswählen</translation>
    </message>
    <message>
        <source>Select everything in the focused field or table</source>
        <translation>Wählt alles im aktiven Feld oder der Tabelle aus</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Make everything larger</source>
        <translation>Zeigt alles größer</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Make everything smaller</source>
        <translation>Zeigt alles kleiner</translation>
    </message>
    <message>
        <source>Actual &amp;size</source>
        <translation>Übliche Gr&amp;öße</translation>
    </message>
    <message>
        <source>Show everything at its usual size</source>
        <translation>Zeigt alles in der üblichen Größe</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>&amp;Alles suchen…</translation>
    </message>
    <message>
        <source>Fin&amp;d on this page</source>
        <translation>Auf dieser Seite f&amp;inden</translation>
    </message>
    <message>
        <source>Find on the sheet, the library page or the manual in front</source>
        <translation>Sucht auf dem Bogen, der Bibliotheksseite oder im Handbuch vorn</translation>
    </message>
    <message>
        <source>&amp;Search the library</source>
        <translation>Die Bibliothek &amp;durchsuchen</translation>
    </message>
    <message>
        <source>Search names, skills, items, spells, notes, players, campaigns and tags</source>
        <translation>Durchsucht Namen, Fertigkeiten, Gegenstände, Zauber, Notizen, Spieler, Kampagnen und Schlagwörter</translation>
    </message>
    <message>
        <source>Library as a &amp;table</source>
        <translation>Bibliothek als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Show all characters in one table, for many at once</source>
        <translation>Zeigt alle Charaktere in einer Tabelle, für viele auf einmal</translation>
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
        <source>Campaign &amp;rules…</source>
        <translation>Kampagnenre&amp;geln…</translation>
    </message>
    <message>
        <source>Change optional rules and formulas for all characters of the campaign</source>
        <translation>Optionale Regeln und Formeln für alle Charaktere der Kampagne ändern</translation>
    </message>
    <message>
        <source>New ca&amp;mpaign…</source>
        <translation>Neue &amp;Kampagne…</translation>
    </message>
    <message>
        <source>Create a campaign: rules, sessions and notes for several characters</source>
        <translation>Eine Kampagne anlegen: Regeln, Spielabende und Notizen für mehrere Charaktere</translation>
    </message>
    <message>
        <source>C&amp;ampaigns</source>
        <translation>Kam&amp;pagnen</translation>
    </message>
    <message>
        <source>Show the list of campaigns</source>
        <translation>Die Liste der Kampagnen zeigen</translation>
    </message>
    <message>
        <source>Explain the number under the cursor</source>
        <translation>Die Zahl unter der Schreibmarke erklären</translation>
    </message>
    <message>
        <source>Next &amp;violation</source>
        <translation>Nächster &amp;Regelverstoß</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>Roll &amp;this check</source>
        <translation>&amp;Diese Probe würfeln</translation>
    </message>
    <message>
        <source>Roll the check of the number under the cursor</source>
        <translation>Die Probe des Werts unter dem Cursor würfeln</translation>
    </message>
    <message>
        <source>New &amp;fight…</source>
        <translation>Neuer &amp;Kampf…</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>&amp;Party…</source>
        <translation>&amp;Gruppe…</translation>
    </message>
    <message>
        <source>&amp;Odds…</source>
        <translation>&amp;Chancen…</translation>
    </message>
    <message>
        <source>&amp;Next tab</source>
        <translation>&amp;Nächster Reiter</translation>
    </message>
    <message>
        <source>&amp;Previous tab</source>
        <translation>&amp;Voriger Reiter</translation>
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
        <source>&amp;Full screen</source>
        <translation>Vollb&amp;ild</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Quire</source>
        <translation>&amp;Über Quire</translation>
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
        <source>Show or hide the explanation of a number</source>
        <translation>Die Erklärung einer Zahl zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Violations</source>
        <translation>&amp;Regelverstöße</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>&amp;Dice</source>
        <translation>W&amp;ürfel</translation>
    </message>
    <message>
        <source>Show or hide the dice</source>
        <translation>Die Würfel zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n Regelverstoß</numerusform>
            <numerusform>%n Regelverstöße</numerusform>
        </translation>
    </message>
    <message>
        <source>rules of its own: {rules}</source>
        <translation>eigene Regeln: {rules}</translation>
    </message>
</context>
<context>
    <name>MembersCard</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add characters</source>
        <translation>Charaktere hinzufügen</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>&amp;New character</source>
        <translation>&amp;Neuer Charakter</translation>
    </message>
    <message>
        <source>&amp;From the library…</source>
        <translation>Aus der &amp;Bibliothek…</translation>
    </message>
</context>
<context>
    <name>MissingSettingBar</name>
    <message>
        <source>Something needs your attention</source>
        <translation>Etwas braucht deine Aufmerksamkeit</translation>
    </message>
    <message>
        <source>&amp;Locate…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Locate the file of the world</source>
        <translation>Die Datei der Welt suchen</translation>
    </message>
</context>
<context>
    <name>NewCampaignDialog</name>
    <message>
        <source>No game</source>
        <translation>Kein Spiel</translation>
    </message>
    <message>
        <source>There is a campaign of this name. Choose another one.</source>
        <translation>Eine Kampagne dieses Namens gibt es schon. Wähle einen anderen.</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Neue Kampagne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
</context>
<context>
    <name>NewCharacterView</name>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Choose a game. Quire leads you through its steps; you can stop at any time and resume later.</source>
        <translation>Wähle ein Spiel. Quire führt dich durch seine Schritte; du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Optional</translation>
    </message>
    <message>
        <source>Character name</source>
        <translation>Name des Charakters</translation>
    </message>
    <message>
        <source>&amp;Campaign</source>
        <translation>&amp;Kampagne</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>The character begins with the world and the rules of the campaign</source>
        <translation>Der Charakter beginnt mit der Welt und den Regeln der Kampagne</translation>
    </message>
    <message>
        <source>&amp;World</source>
        <translation>&amp;Welt</translation>
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
        <source>Random. Same seed, same dice</source>
        <translation>Zufällig. Gleiche Startzahl, gleiche Würfe</translation>
    </message>
    <message>
        <source>Dice seed</source>
        <translation>Startzahl der Würfel</translation>
    </message>
    <message>
        <source>Fights and drafts</source>
        <translation>Kämpfe und Entwürfe</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Random character</source>
        <translation>Z&amp;ufallscharakter</translation>
    </message>
    <message>
        <source>Creates a complete character at random</source>
        <translation>Erschafft einen ganzen Charakter nach dem Zufall</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Loading games…</source>
        <translation>Spiele werden geladen …</translation>
    </message>
    <message>
        <source>No campaign</source>
        <translation>Keine Kampagne</translation>
    </message>
    <message>
        <source>Worlds (*.json);;All files (*)</source>
        <translation>Welten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Opening the game…</source>
        <translation>Das Spiel wird geöffnet …</translation>
    </message>
    <message>
        <source>Creating a character…</source>
        <translation>Ein Charakter wird erschaffen …</translation>
    </message>
    <message>
        <source>fight</source>
        <translation>Kampf</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Resume {draft}</source>
        <translation>{draft} fortsetzen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete {draft}</source>
        <translation>{draft} löschen</translation>
    </message>
</context>
<context>
    <name>NewFightView</name>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Foes</source>
        <translation>Feinde</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>&amp;Selected in the library</source>
        <translation>In der Bibliothek &amp;gewählt</translation>
    </message>
    <message>
        <source>No campaign has characters of this game</source>
        <translation>Keine Kampagne hat Charaktere dieses Spiels</translation>
    </message>
    <message>
        <source>Side {number}</source>
        <translation>Seite {number}</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Add at least one fighter to each side</source>
        <translation>Füge jeder Seite mindestens einen Kämpfer hinzu</translation>
    </message>
    <message>
        <source>Starts the fight defeated: {names}</source>
        <translation>Beginnt den Kampf besiegt: {names}</translation>
    </message>
    <message>
        <source>New fight</source>
        <translation>Neuer Kampf</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game of the fight</source>
        <translation>Spiel des Kampfs</translation>
    </message>
    <message>
        <source>Kind of fight</source>
        <translation>Art des Kampfs</translation>
    </message>
    <message>
        <source>Cha&amp;racters</source>
        <translation>Cha&amp;raktere</translation>
    </message>
    <message>
        <source>Show the characters of this game</source>
        <translation>Die Charaktere dieses Spiels zeigen</translation>
    </message>
    <message>
        <source>Add s&amp;ide</source>
        <translation>S&amp;eite hinzufügen</translation>
    </message>
    <message>
        <source>Add another side</source>
        <translation>Eine weitere Seite hinzufügen</translation>
    </message>
    <message>
        <source>Start fro&amp;m</source>
        <translation>&amp;Mit Kampagne</translation>
    </message>
    <message>
        <source>Put all characters of a campaign on the side in focus</source>
        <translation>Alle Charaktere einer Kampagne auf die Seite im Fokus stellen</translation>
    </message>
    <message>
        <source>Search characters</source>
        <translation>Charaktere suchen</translation>
    </message>
    <message>
        <source>Drag to a side, or press 1 or 2. Enter adds to the side in focus.</source>
        <translation>Auf eine Seite ziehen, oder 1 oder 2 drücken. Die Eingabetaste fügt zur Seite im Fokus hinzu.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>Optional rules, limit of rounds and seed</source>
        <translation>Optionale Regeln, Rundengrenze und Startzahl</translation>
    </message>
    <message>
        <source>R&amp;un to the end</source>
        <translation>Bis z&amp;um Ende spielen</translation>
    </message>
    <message>
        <source>Quire decides everything; you see how it ends and may rewind</source>
        <translation>Quire entscheidet alles; du siehst das Ende und kannst zurückspulen</translation>
    </message>
    <message>
        <source>Start the fight (Ctrl+Enter)</source>
        <translation>Den Kampf beginnen (Strg+Eingabe)</translation>
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
        <source>Start &amp;fight</source>
        <translation>Kampf beg&amp;innen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
</context>
<context>
    <name>NewWorldDialog</name>
    <message>
        <source>New world</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Name of the world</source>
        <translation>Name der Welt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>Game of the world</source>
        <translation>Spiel der Welt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Erstellen</translation>
    </message>
    <message>
        <source>Create the world</source>
        <translation>Welt erstellen</translation>
    </message>
</context>
<context>
    <name>NumberRolls</name>
    <message>
        <source>Roll this check</source>
        <translation>Diese Probe würfeln</translation>
    </message>
    <message>
        <source>Roll this check (F9)</source>
        <translation>Diese Probe würfeln (F9)</translation>
    </message>
</context>
<context>
    <name>NumberStepper</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>OddsView</name>
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
        <source>Enter dice above: 2d6+3, 4d6 keep 3, d%</source>
        <translation>Gib oben Würfel ein: 2d6+3, 4d6 keep 3, d%</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>Chart of the odds of {dice}. {spread} Chance: {chance}.</source>
        <translation>Diagramm der Chancen von {dice}. {spread} Chance: {chance}.</translation>
    </message>
    <message>
        <source>From {least} to {most}, {middle} on average, all equally likely.</source>
        <translation>Von {least} bis {most}, im Mittel {middle}, alle gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>From {least} to {most}, {middle} on average, most often {likely} to {last} (equally likely).</source>
        <translation>Von {least} bis {most}, im Mittel {middle}, am häufigsten {likely} bis {last} (gleich wahrscheinlich).</translation>
    </message>
    <message>
        <source>From {least} to {most}, {middle} on average, most often {likely} or {last}.</source>
        <translation>Von {least} bis {most}, im Mittel {middle}, am häufigsten {likely} oder {last}.</translation>
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
        <source>Dice notation: 2d6+3, 4d6 keep 3, d%</source>
        <translation>Würfelschreibweise: 2d6+3, 4d6 keep 3, d%</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Chance of each total</source>
        <translation>Chance jeder Summe</translation>
    </message>
</context>
<context>
    <name>OpenCharacter</name>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>OpenedFileDialog</name>
    <message>
        <source>The file differs from the world {name} in your library</source>
        <translation>Die Datei unterscheidet sich von der Welt {name} in deiner Bibliothek</translation>
    </message>
    <message>
        <source>The file differs from {name} in your library</source>
        <translation>Die Datei unterscheidet sich von {name} in deiner Bibliothek</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Zuletzt geändert</translation>
    </message>
    <message>
        <source>More differences</source>
        <translation>Weitere Unterschiede</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Your library and the file, value by value</source>
        <translation>Deine Bibliothek und die Datei, Wert für Wert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>In your library</source>
        <translation>In deiner Bibliothek</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Replace the one in your library with the file, as one change that can be undone</source>
        <translation>In deiner Bibliothek durch die Datei ersetzen, als eine Änderung, die sich rückgängig machen lässt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Import as copy</source>
        <translation>Als Kopie &amp;importieren</translation>
    </message>
    <message>
        <source>Add the file to your library beside the one that is there</source>
        <translation>Die Datei zusätzlich in deine Bibliothek aufnehmen</translation>
    </message>
</context>
<context>
    <name>OpponentPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Life {life}</source>
        <translation>Leben {life}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>already included</source>
        <translation>schon enthalten</translation>
    </message>
    <message>
        <source>no change yet</source>
        <translation>noch keine Änderung</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>Something else…</source>
        <translation>Etwas anderes …</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>noch nicht angewendet</translation>
    </message>
    <message>
        <source>{rule}, {was}, not applied yet</source>
        <translation>{rule}, {was}, noch nicht angewendet</translation>
    </message>
    <message>
        <source>was on</source>
        <translation>war an</translation>
    </message>
    <message>
        <source>was off</source>
        <translation>war aus</translation>
    </message>
    <message>
        <source>was {value}</source>
        <translation>war {value}</translation>
    </message>
    <message>
        <source>&amp;Reason…</source>
        <translation>&amp;Grund …</translation>
    </message>
</context>
<context>
    <name>OptionsCard</name>
    <message>
        <source>{on} of {all} on</source>
        <translation>{on} von {all} an</translation>
    </message>
</context>
<context>
    <name>OrderMenu</name>
    <message>
        <source>Sort, group and filter by campaign and tag</source>
        <translation>Sortieren, gruppieren, nach Kampagne und Schlagwort filtern</translation>
    </message>
    <message>
        <source>Re&amp;verse order</source>
        <translation>&amp;Umgekehrte Reihenfolge</translation>
    </message>
    <message>
        <source>G&amp;roup</source>
        <translation>G&amp;ruppieren</translation>
    </message>
    <message>
        <source>C&amp;ampaign</source>
        <translation>&amp;Kampagne</translation>
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
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>Last &amp;edited</source>
        <translation>Zuletzt ge&amp;ändert</translation>
    </message>
    <message>
        <source>Date a&amp;dded</source>
        <translation>&amp;Hinzugefügt am</translation>
    </message>
    <message>
        <source>N&amp;o grouping</source>
        <translation>&amp;Ohne Gruppen</translation>
    </message>
    <message>
        <source>no grouping</source>
        <translation>ohne Gruppen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Stufe</translation>
    </message>
    <message>
        <source>Tag&amp;s</source>
        <translation>Schlagwörte&amp;r</translation>
    </message>
    <message>
        <source>By ca&amp;mpaign</source>
        <translation>Nach Kamp&amp;agne</translation>
    </message>
    <message>
        <source>&amp;By game</source>
        <translation>Nach &amp;Spiel</translation>
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
        <source>by name</source>
        <translation>nach Name</translation>
    </message>
    <message>
        <source>by player</source>
        <translation>nach Spieler</translation>
    </message>
    <message>
        <source>by level</source>
        <translation>nach Stufe</translation>
    </message>
    <message>
        <source>by tags</source>
        <translation>nach Schlagwörtern</translation>
    </message>
    <message>
        <source>by last edit</source>
        <translation>nach letzter Änderung</translation>
    </message>
    <message>
        <source>by date added</source>
        <translation>nach Hinzufügen</translation>
    </message>
    <message>
        <source>{order}, reversed</source>
        <translation>{order}, umgekehrt</translation>
    </message>
    <message>
        <source>No campaign</source>
        <translation>Ohne Kampagne</translation>
    </message>
    <message>
        <source>Tagged {tags}</source>
        <translation>Mit {tags}</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>All&amp;e</translation>
    </message>
    <message>
        <source>&amp;No campaign</source>
        <translation>O&amp;hne Kampagne</translation>
    </message>
</context>
<context>
    <name>PackExportDialog</name>
    <message>
        <source>Save a rule pack</source>
        <translation>Regelpaket speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
</context>
<context>
    <name>PackImportDialog</name>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>by {author}, for {game}</source>
        <translation>von {author}, für {game}</translation>
    </message>
    <message>
        <source>for {game}</source>
        <translation>für {game}</translation>
    </message>
    <message>
        <source>No effect: {keys}</source>
        <translation>Ohne Wirkung: {keys}</translation>
    </message>
    <message>
        <source>The campaign has this rule already.</source>
        <translation>Die Kampagne hat diese Regel schon.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln rule(s)</source>
        <translation>
            <numerusform>%Ln Regel übernehmen</numerusform>
            <numerusform>%Ln Regeln übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule pack</source>
        <translation>Regelpaket</translation>
    </message>
    <message>
        <source>Take what you want to use; nothing is written until you apply it.</source>
        <translation>Übernimm, was du verwenden willst; geschrieben wird erst beim Anwenden.</translation>
    </message>
    <message>
        <source>Rules of the pack</source>
        <translation>Regeln des Pakets</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Übernehmen</translation>
    </message>
</context>
<context>
    <name>PageDelegate</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>PageHeads</name>
    <message>
        <source>Tick all that were found</source>
        <translation>Alle gefundenen ankreuzen</translation>
    </message>
    <message>
        <source>Tick all that were found (Ctrl+A)</source>
        <translation>Alle gefundenen ankreuzen (Strg+A)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Sort by {column}</source>
        <translation>Nach {column} sortieren</translation>
    </message>
    <message>
        <source>Group by campaign</source>
        <translation>Nach Kampagne gruppieren</translation>
    </message>
    <message>
        <source>descending</source>
        <translation>absteigend</translation>
    </message>
    <message>
        <source>ascending</source>
        <translation>aufsteigend</translation>
    </message>
</context>
<context>
    <name>PageMenu</name>
    <message>
        <source>A&amp;ward experience…</source>
        <translation>E&amp;rfahrung vergeben…</translation>
    </message>
    <message>
        <source>Start &amp;fight</source>
        <translation>&amp;Kampf beginnen</translation>
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
    <name>PaletteController</name>
    <message>
        <source>Find a field, number or row on this sheet</source>
        <translation>Feld, Zahl oder Zeile auf diesem Bogen finden</translation>
    </message>
    <message>
        <source>{menu} · random or step by step</source>
        <translation>{menu} · zufällig oder Schritt für Schritt</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>Library folder</source>
        <translation>Ordner der Bibliothek</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Kampagne</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>Sample world</source>
        <translation>Beispielwelt</translation>
    </message>
</context>
<context>
    <name>PaletteView</name>
    <message>
        <source>Find anything</source>
        <translation>Alles suchen</translation>
    </message>
    <message>
        <source>Name of an action, procedure, character or field</source>
        <translation>Name eines Befehls, Ablaufs, Charakters oder Felds</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Find an action, character or field</source>
        <translation>Befehl, Charakter, Feld suchen</translation>
    </message>
    <message>
        <source>Reading the library …</source>
        <translation>Die Bibliothek wird gelesen …</translation>
    </message>
</context>
<context>
    <name>PanelPlace</name>
    <message>
        <source>Back to the rules</source>
        <translation>Zurück zu den Regeln</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>Was sich ändern würde</translation>
    </message>
</context>
<context>
    <name>PartyActionDialog</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Dice for {name}; the others roll their own.</source>
        <translation>Würfel für {name}; die anderen würfeln selbst.</translation>
    </message>
    <message>
        <source>Asked once for all, using the numbers of {name}.</source>
        <translation>Einmal für alle gefragt, mit den Zahlen von {name}.</translation>
    </message>
    <message>
        <source>&amp;Decide for me</source>
        <translation>&amp;Für mich entscheiden</translation>
    </message>
    <message>
        <source>Result for each character</source>
        <translation>Ergebnis für jeden Charakter</translation>
    </message>
    <message>
        <source>decided by Quire: {what}</source>
        <translation>von Quire entschieden: {what}</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>W&amp;ürfeln</translation>
    </message>
    <message>
        <source>Left out: {reason}</source>
        <translation>Ausgelassen: {reason}</translation>
    </message>
    <message>
        <source>{action}: {given}</source>
        <translation>{action}: {given}</translation>
    </message>
    <message>
        <source>Party action</source>
        <translation>Aktion der Gruppe</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Back to the previous question</source>
        <translation>Zurück zur vorigen Frage</translation>
    </message>
    <message>
        <source>Close without changes</source>
        <translation>Ohne Änderungen schließen</translation>
    </message>
    <message>
        <source>Use the default answer</source>
        <translation>Die vorgegebene Antwort nehmen</translation>
    </message>
    <message>
        <source>Use this answer for all</source>
        <translation>Diese Antwort für alle nehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message>
        <source>{what}: {old} to {new}</source>
        <translation>{what}: {old} auf {new}</translation>
    </message>
</context>
<context>
    <name>PartyController</name>
    <message>
        <source>Party</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Done: {label}</source>
        <translation>Erledigt: {label}</translation>
    </message>
</context>
<context>
    <name>PartyModel</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Zustand</translation>
    </message>
</context>
<context>
    <name>PartyPopover</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Charakter</numerusform>
            <numerusform>%n Charaktere</numerusform>
        </translation>
    </message>
    <message>
        <source>Result for each character</source>
        <translation>Ergebnis für jeden Charakter</translation>
    </message>
    <message>
        <source>Not possible for any of them</source>
        <translation>Für niemanden davon möglich</translation>
    </message>
    <message>
        <source>Left out: {reason}</source>
        <translation>Ausgelassen: {reason}</translation>
    </message>
    <message>
        <source>Depends on the dice</source>
        <translation>Hängt von den Würfeln ab</translation>
    </message>
    <message>
        <source>{effects}, then dice</source>
        <translation>{effects}, dann Würfel</translation>
    </message>
</context>
<context>
    <name>PartyRunner</name>
    <message numerus="yes">
        <source>{action}, party of %n</source>
        <translation>
            <numerusform>{action}, Gruppe von %n</numerusform>
            <numerusform>{action}, Gruppe von %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message>
        <source>Selected in the library</source>
        <translation>In der Bibliothek gewählt</translation>
    </message>
    <message>
        <source>No campaign</source>
        <translation>Ohne Kampagne</translation>
    </message>
    <message numerus="yes">
        <source>For %n selected</source>
        <translation>
            <numerusform>Für %n gewählten</numerusform>
            <numerusform>Für %n gewählte</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading characters…</source>
        <translation>Charaktere werden geladen …</translation>
    </message>
    <message numerus="yes">
        <source>For all (%n)</source>
        <translation>
            <numerusform>Für alle (%n)</numerusform>
            <numerusform>Für alle (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: {label}</source>
        <translation>Erledigt: {label}</translation>
    </message>
    <message>
        <source>Undo the last action for all</source>
        <translation>Die letzte Aktion für alle rückgängig machen</translation>
    </message>
    <message>
        <source>Undo for all: {label}</source>
        <translation>Für alle rückgängig machen: {label}</translation>
    </message>
    <message>
        <source>Undone: {label}</source>
        <translation>Rückgängig gemacht: {label}</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Characters shown</source>
        <translation>Gezeigte Charaktere</translation>
    </message>
    <message>
        <source>A campaign&apos;s characters, or those selected in the library</source>
        <translation>Die Charaktere einer Kampagne oder die in der Bibliothek gewählten</translation>
    </message>
    <message>
        <source>&amp;Fight with these</source>
        <translation>&amp;Kampf mit diesen</translation>
    </message>
    <message>
        <source>Set up a fight with all of them, or with the selected</source>
        <translation>Einen Kampf mit allen oder mit den ausgewählten vorbereiten</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print an overview, cards, tents or sheets of all of them, or of the selected</source>
        <translation>Übersicht, Karten, Aufsteller oder Bögen von allen oder den ausgewählten drucken</translation>
    </message>
    <message>
        <source>Open the selected character&apos;s sheet</source>
        <translation>Den Bogen des gewählten Charakters öffnen</translation>
    </message>
    <message>
        <source>No characters yet. Give characters a campaign, or select several in the library.</source>
        <translation>Noch keine Charaktere. Gib Charakteren eine Kampagne, oder wähle mehrere in der Bibliothek.</translation>
    </message>
    <message>
        <source>What the award is for</source>
        <translation>Wofür vergeben wird</translation>
    </message>
    <message>
        <source>Amount of the award for each</source>
        <translation>Betrag für jeden</translation>
    </message>
    <message>
        <source>A&amp;ward</source>
        <translation>&amp;Vergeben</translation>
    </message>
    <message>
        <source>Award this amount to each of them (Enter)</source>
        <translation>Jedem von ihnen diesen Betrag vergeben (Eingabe)</translation>
    </message>
    <message>
        <source>Award experience to all or to the selected</source>
        <translation>Erfahrung an alle oder die gewählten vergeben</translation>
    </message>
    <message>
        <source>Rest and recovery for all or for the selected</source>
        <translation>Rast und Erholung für alle oder die gewählten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Open sheet</source>
        <translation>&amp;Bogen öffnen</translation>
    </message>
    <message>
        <source>&amp;Advancement</source>
        <translation>&amp;Aufstieg</translation>
    </message>
    <message>
        <source>&amp;Recovery</source>
        <translation>&amp;Erholung</translation>
    </message>
    <message>
        <source>Several games</source>
        <translation>Mehrere Spiele</translation>
    </message>
    <message>
        <source>Nothing available for these games</source>
        <translation>Für diese Spiele nichts verfügbar</translation>
    </message>
    <message>
        <source>Not available now ({number})</source>
        <translation>Jetzt nicht möglich ({number})</translation>
    </message>
</context>
<context>
    <name>PasteTableDialog</name>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle wird gelesen</translation>
    </message>
    <message>
        <source>Reading the table…</source>
        <translation>Tabelle wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as it is</source>
        <translation>
            <numerusform>%n unverändert</numerusform>
            <numerusform>%n unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n abgelehnt</numerusform>
            <numerusform>%n abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to paste</source>
        <translation>Nichts einzufügen</translation>
    </message>
    <message>
        <source>Left out, as no field has this name: {columns}</source>
        <translation>Weggelassen, weil kein Feld so heißt: {columns}</translation>
    </message>
    <message>
        <source>Not in the table, so that they stay or begin as usual: {columns}</source>
        <translation>Nicht in der Tabelle, bleibt oder beginnt wie üblich: {columns}</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} und %n weitere</numerusform>
            <numerusform>{names} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste table</source>
        <translation>Tabelle einfügen</translation>
    </message>
    <message>
        <source>Lines of the table, and what each becomes</source>
        <translation>Zeilen der Tabelle, und was aus jeder wird</translation>
    </message>
    <message>
        <source>&amp;Refused lines: correct a cell above, or leave them out</source>
        <translation>Abgelehnte &amp;Zeilen: oben eine Zelle berichtigen oder weglassen</translation>
    </message>
    <message>
        <source>Refused lines, with the reason</source>
        <translation>Abgelehnte Zeilen mit dem Grund</translation>
    </message>
    <message>
        <source>&amp;Copy refused lines</source>
        <translation>Abgelehnte Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the refused lines as a table</source>
        <translation>Die abgelehnten Zeilen als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
</context>
<context>
    <name>PastedLines</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
</context>
<context>
    <name>PendingTab</name>
    <message>
        <source>Opening {name}…</source>
        <translation>{name} wird geöffnet …</translation>
    </message>
    <message>
        <source>Opening the character…</source>
        <translation>Der Charakter wird geöffnet …</translation>
    </message>
</context>
<context>
    <name>PeopleBoard</name>
    <message>
        <source>unhurt</source>
        <translation>unverletzt</translation>
    </message>
    <message>
        <source>lightly hurt</source>
        <translation>leicht verletzt</translation>
    </message>
    <message>
        <source>hurt</source>
        <translation>verletzt</translation>
    </message>
    <message>
        <source>badly hurt</source>
        <translation>schwer verletzt</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>und {count} weitere</translation>
    </message>
</context>
<context>
    <name>PlayAttackCard</name>
    <message>
        <source>Attacks</source>
        <translation>Angriffe</translation>
    </message>
    <message>
        <source>Strike</source>
        <translation>Zuschlagen</translation>
    </message>
    <message>
        <source>{what} of the foe</source>
        <translation>{what} des Gegners</translation>
    </message>
    <message>
        <source>Foe</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>{rank}: foe {bonus}</source>
        <translation>{rank}: Gegner {bonus}</translation>
    </message>
    <message>
        <source>Strike with {what}</source>
        <translation>Zuschlagen mit {what}</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Miss</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>foe {faces}</source>
        <translation>Gegner {faces}</translation>
    </message>
    <message>
        <source>{dice}: {roll}, at most {highest}</source>
        <translation>{dice}: {roll}, höchstens {highest}</translation>
    </message>
    <message>
        <source>hits {what} up to {number}</source>
        <translation>trifft {what} bis {number}</translation>
    </message>
    <message>
        <source>damage {points}</source>
        <translation>Schaden {points}</translation>
    </message>
    <message>
        <source>place {number}</source>
        <translation>Ort {number}</translation>
    </message>
    <message>
        <source>{weapon} on {foe}</source>
        <translation>{weapon} gegen {foe}</translation>
    </message>
    <message>
        <source>Percent roll of {weapon}</source>
        <translation>Prozentwurf mit {weapon}</translation>
    </message>
    <message>
        <source>Roll of the foe against {weapon}</source>
        <translation>Wurf des Gegners gegen {weapon}</translation>
    </message>
    <message>
        <source>Damage of {weapon}</source>
        <translation>Schaden von {weapon}</translation>
    </message>
    <message>
        <source>Place of {weapon}</source>
        <translation>Ort von {weapon}</translation>
    </message>
</context>
<context>
    <name>PlayCheckCard</name>
    <message>
        <source>Checks</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Number of the checks</source>
        <translation>Wert der Proben</translation>
    </message>
    <message>
        <source>Modifier of all checks</source>
        <translation>Modifikator aller Proben</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>last</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>Roll {what}</source>
        <translation>{what} würfeln</translation>
    </message>
</context>
<context>
    <name>PlayListCard</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add: {what}</source>
        <translation>Hinzufügen: {what}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove {what}</source>
        <translation>{what} entfernen</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Let pass</source>
        <translation>Zeit vergehen lassen</translation>
    </message>
    <message>
        <source>Health and attributes</source>
        <translation>Gesundheit und Werte</translation>
    </message>
</context>
<context>
    <name>PlayRestBar</name>
    <message>
        <source>Heal</source>
        <translation>Heilen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Give points back (H)</source>
        <translation>Punkte zurückgeben (H)</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr …</translation>
    </message>
    <message>
        <source>Shift-click asks for details.</source>
        <translation>Umschalt-Klick fragt nach Einzelheiten.</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>nichts verloren</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>More… ({count})</source>
        <translation>Mehr … ({count})</translation>
    </message>
    <message>
        <source>Due: {what}</source>
        <translation>Fällig: {what}</translation>
    </message>
    <message>
        <source>Health and time</source>
        <translation>Gesundheit und Zeit</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Proben</translation>
    </message>
    <message>
        <source>Advancement</source>
        <translation>Entwicklung</translation>
    </message>
</context>
<context>
    <name>PlayTracks</name>
    <message>
        <source>Undamaged attributes are hidden</source>
        <translation>Unversehrte Werte sind ausgeblendet</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show {count} more</source>
        <translation>{count} weitere zeigen</translation>
    </message>
    <message>
        <source>{left} of {most}</source>
        <translation>{left} von {most}</translation>
    </message>
</context>
<context>
    <name>PlayersView</name>
    <message>
        <source>Players&apos; screen</source>
        <translation>Spielerfenster</translation>
    </message>
    <message>
        <source>Round timeline</source>
        <translation>Zeitleiste der Runde</translation>
    </message>
</context>
<context>
    <name>Popover</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>PortraitPicker</name>
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
        <source>Portrait: click to choose a picture, or paste or drop one</source>
        <translation>Bildnis: klicken, um ein Bild zu wählen, oder eins einfügen oder ablegen</translation>
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
        <source>The terms of {games} are still in English.</source>
        <translation>Die Begriffe von {games} sind noch englisch.</translation>
    </message>
    <message>
        <source>Where should the library be stored?</source>
        <translation>Wo soll die Bibliothek gespeichert werden?</translation>
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
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
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
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Interface &amp;scale</source>
        <translation>S&amp;kalierung der Oberfläche</translation>
    </message>
    <message>
        <source>Interface scale, in percent</source>
        <translation>Skalierung der Oberfläche, in Prozent</translation>
    </message>
    <message>
        <source>&amp;Flash values that change</source>
        <translation>Geänderte Werte auf&amp;leuchten lassen</translation>
    </message>
    <message>
        <source>Show &amp;units</source>
        <translation>&amp;Einheiten zeigen</translation>
    </message>
    <message>
        <source>Show the Pla&amp;y page first</source>
        <translation>Spielseite &amp;zuerst zeigen</translation>
    </message>
    <message>
        <source>Dice and printing</source>
        <translation>Würfel und Druck</translation>
    </message>
    <message>
        <source>Save &amp;ink (black only, nothing filled)</source>
        <translation>&amp;Tinte sparen (nur Schwarz, nichts gefüllt)</translation>
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
        <translation>Die Bibliothek &amp;verschieben…</translation>
    </message>
    <message>
        <source>&amp;Backups…</source>
        <translation>S&amp;icherungen…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>T&amp;astenkürzel…</translation>
    </message>
    <message>
        <source>Clos&amp;e</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>PreviewPanel</name>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>PreviewSheet</name>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>needs {names}</source>
        <translation>braucht {names}</translation>
    </message>
</context>
<context>
    <name>PrintController</name>
    <message>
        <source>Reading the characters</source>
        <translation>Die Charaktere werden gelesen</translation>
    </message>
</context>
<context>
    <name>PrintView</name>
    <message>
        <source>{name} and {count} more</source>
        <translation>{name} und {count} weitere</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>These letters cannot be printed here and appear as boxes: {letters}</source>
        <translation>Diese Zeichen lassen sich hier nicht drucken und erscheinen als Kästchen: {letters}</translation>
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
        <source>Save the notes</source>
        <translation>Notizen speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Saving the notes</source>
        <translation>Notizen werden gespeichert</translation>
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
        <source>Zoom out (Ctrl+−)</source>
        <translation>Verkleinern (Strg+−)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in (Ctrl++)</source>
        <translation>Vergrößern (Strg++)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit the whole page</source>
        <translation>Ganze Seite zeigen</translation>
    </message>
    <message>
        <source>Fit the width of the page</source>
        <translation>An die Seitenbreite anpassen</translation>
    </message>
    <message>
        <source>&amp;Full sheet</source>
        <translation>&amp;Ganzer Bogen</translation>
    </message>
    <message>
        <source>Quick &amp;card (a third of a page)</source>
        <translation>&amp;Kurzkarte (ein Drittel einer Seite)</translation>
    </message>
    <message>
        <source>&amp;Blank sheet</source>
        <translation>&amp;Leerer Bogen</translation>
    </message>
    <message>
        <source>Arran&amp;ge…</source>
        <translation>Anord&amp;nen…</translation>
    </message>
    <message>
        <source>Choose which blocks the full sheet of this game has, in which order, and on which page</source>
        <translation>Wählen, welche Blöcke der ganze Bogen dieses Spiels hat, in welcher Reihenfolge und auf welcher Seite</translation>
    </message>
    <message>
        <source>For t&amp;he table</source>
        <translation>&amp;Für den Spieltisch</translation>
    </message>
    <message>
        <source>Cards to cut out, party pages, booklets and fight trackers</source>
        <translation>Karten zum Ausschneiden, Seiten für die Gruppe, Hefte und Kampfbögen</translation>
    </message>
    <message>
        <source>What to print for the table</source>
        <translation>Was für den Spieltisch gedruckt wird</translation>
    </message>
    <message>
        <source>Sides of the fight</source>
        <translation>Seiten des Kampfes</translation>
    </message>
    <message>
        <source>List that cards are made of</source>
        <translation>Liste, aus der Karten werden</translation>
    </message>
    <message>
        <source>Size of cards</source>
        <translation>Größe der Karten</translation>
    </message>
    <message>
        <source>B&amp;acks, to print on both sides</source>
        <translation>Rückseiten für &amp;beidseitigen Druck</translation>
    </message>
    <message>
        <source>Margin for punched holes</source>
        <translation>Rand für die Lochung</translation>
    </message>
    <message>
        <source>Large prin&amp;t</source>
        <translation>Gr&amp;oßdruck</translation>
    </message>
    <message>
        <source>Print everything 1.4 times as large, on more pages.</source>
        <translation>Alles 1,4-mal so groß drucken, auf mehr Seiten.</translation>
    </message>
    <message>
        <source>Onl&amp;y what changed</source>
        <translation>Nur Geänder&amp;tes</translation>
    </message>
    <message>
        <source>Print the pages that changed since the last print, with marks in the margin.</source>
        <translation>Die Seiten drucken, die sich seit dem letzten Druck geändert haben, mit Strichen am Rand.</translation>
    </message>
    <message>
        <source>Save &amp;ink (black lines only)</source>
        <translation>Tinte sparen (nur sch&amp;warze Linien)</translation>
    </message>
    <message>
        <source>Print your notes, or leave space to write.</source>
        <translation>Deine Notizen drucken, oder Platz zum Schreiben lassen.</translation>
    </message>
    <message>
        <source>Add pages explaining the numbers.</source>
        <translation>Seiten anfügen, die die Zahlen erklären.</translation>
    </message>
    <message>
        <source>Fillabl&amp;e</source>
        <translation>&amp;Ausfüllbar</translation>
    </message>
    <message>
        <source>Put form fields into the PDF, to fill in on a screen.</source>
        <translation>Formularfelder ins PDF setzen, zum Ausfüllen am Bildschirm.</translation>
    </message>
    <message>
        <source>Inc&amp;lude secrets</source>
        <translation>Mit Ge&amp;heimnissen</translation>
    </message>
    <message>
        <source>Print what other players must not read, too.</source>
        <translation>Auch drucken, was andere Spieler nicht lesen dürfen.</translation>
    </message>
    <message>
        <source>Sa&amp;ve the notes as text…</source>
        <translation>Notizen als Te&amp;xt speichern…</translation>
    </message>
    <message>
        <source>Save the whole notes as a text file</source>
        <translation>Die ganzen Notizen als Textdatei speichern</translation>
    </message>
    <message>
        <source>Save the pages as a file</source>
        <translation>Die Seiten als Datei speichern</translation>
    </message>
    <message>
        <source>Close without printing (Esc)</source>
        <translation>Schließen, ohne zu drucken (Esc)</translation>
    </message>
    <message>
        <source>&amp;Whole page</source>
        <translation>Ganze S&amp;eite</translation>
    </message>
    <message>
        <source>Wi&amp;dth</source>
        <translation>B&amp;reite</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
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
        <source>P&amp;ortrait</source>
        <translation>B&amp;ildnis</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>Noti&amp;zen</translation>
    </message>
    <message>
        <source>E&amp;xplanations</source>
        <translation>Erklär&amp;ungen</translation>
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
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ProblemsList</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>ProcedurePage</name>
    <message>
        <source>Press Enter to use these dice</source>
        <translation>Eingabetaste übernimmt diese Würfel</translation>
    </message>
</context>
<context>
    <name>ProcedurePopover</name>
    <message>
        <source>&amp;Roll again</source>
        <translation>Noch &amp;einmal</translation>
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
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>{done} of {all} done</source>
        <translation>{done} von {all} fertig</translation>
    </message>
    <message>
        <source>&amp;Next: Summary</source>
        <translation>&amp;Weiter: Übersicht</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>Wü&amp;rfeln</translation>
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
        <source>Draft status</source>
        <translation>Stand des Entwurfs</translation>
    </message>
    <message>
        <source>Rulebook reference</source>
        <translation>Stelle im Regelwerk</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Finish &amp;later</source>
        <translation>&amp;Später weiter</translation>
    </message>
    <message>
        <source>Saves a draft in the library</source>
        <translation>Speichert einen Entwurf in der Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Enter real dice</source>
        <translation>&amp;Echte Würfel eingeben</translation>
    </message>
    <message>
        <source>&amp;Decide for me</source>
        <translation>&amp;Für mich entscheiden</translation>
    </message>
    <message>
        <source>Quire decides this page and continues; what you entered stays</source>
        <translation>Quire entscheidet diese Seite und macht weiter; was du eingegeben hast, bleibt</translation>
    </message>
    <message>
        <source>Decide &amp;the rest</source>
        <translation>&amp;Den Rest entscheiden</translation>
    </message>
    <message>
        <source>Quire decides everything that is left</source>
        <translation>Quire entscheidet alles, was noch offen ist</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlt noch</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
</context>
<context>
    <name>QuickLine</name>
    <message>
        <source>name, number, level, weapon</source>
        <translation>Name, Anzahl, Stufe, Waffe</translation>
    </message>
    <message>
        <source>&amp;Reroll</source>
        <translation>&amp;Neu würfeln</translation>
    </message>
    <message>
        <source>Make other opponents of this line</source>
        <translation>Andere Gegner aus dieser Zeile machen</translation>
    </message>
    <message>
        <source>A&amp;dd</source>
        <translation>H&amp;inzufügen</translation>
    </message>
    <message>
        <source>Adding opponents</source>
        <translation>Gegner werden hinzugefügt</translation>
    </message>
    <message>
        <source>A&amp;dd {number}</source>
        <translation>{number} h&amp;inzufügen</translation>
    </message>
    <message>
        <source>“{part}” is not understood.</source>
        <translation>„{part}“ wird nicht verstanden.</translation>
    </message>
    <message>
        <source>Use “{word}”</source>
        <translation>„{word}“ verwenden</translation>
    </message>
    <message>
        <source>Sto&amp;p</source>
        <translation>&amp;Anhalten</translation>
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
{human_age_years} years</source>
        <translation>{culture.name}
{profession.name}
{human_age_years} Jahre</translation>
    </message>
    <message>
        <source>Damage Status</source>
        <translation>Damage Status</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>Attack, 2d10 +</source>
        <translation>Angriff, 2d10 +</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
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
        <source>Lost</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Strength</translation>
    </message>
    <message>
        <source>Points of the attributes</source>
        <translation>Punkte der Attribute</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Age points you can still add</source>
        <translation>Alterspunkte, die noch dazukommen können</translation>
    </message>
    <message>
        <source>Points by age</source>
        <translation>Punkte durch Alter</translation>
    </message>
    <message>
        <source>Points by the culture</source>
        <translation>Punkte durch die Kultur</translation>
    </message>
    <message>
        <source>Highest value in the culture</source>
        <translation>Höchster Wert in der Kultur</translation>
    </message>
    <message>
        <source>Points by the profession</source>
        <translation>Punkte durch den Beruf</translation>
    </message>
    <message>
        <source>Points by Levels</source>
        <translation>Punkte durch Level</translation>
    </message>
    <message>
        <source>Points lost by aging</source>
        <translation>Durch Altern verlorene Punkte</translation>
    </message>
    <message>
        <source>All points together</source>
        <translation>Alle Punkte zusammen</translation>
    </message>
    <message>
        <source>Added to the value now</source>
        <translation>Wird zum jetzigen Wert addiert</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>MPV: full values · CPV: values now</source>
        <translation>MPV: volle Werte · CPV: jetzige Werte</translation>
    </message>
    <message>
        <source>start, each</source>
        <translation>Start, je</translation>
    </message>
    <message>
        <source>start, all</source>
        <translation>Start, alle</translation>
    </message>
    <message>
        <source>age points</source>
        <translation>Alterspunkte</translation>
    </message>
    <message>
        <source>age points left</source>
        <translation>Alterspunkte übrig</translation>
    </message>
    <message>
        <source>culture</source>
        <translation>Kultur</translation>
    </message>
    <message>
        <source>profession</source>
        <translation>Beruf</translation>
    </message>
    <message>
        <source>aging</source>
        <translation>Altern</translation>
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
        <source>MPV, mean</source>
        <translation>MPV, Mittel</translation>
    </message>
    <message>
        <source>CPV, mean</source>
        <translation>CPV, Mittel</translation>
    </message>
    <message>
        <source>Movement lost</source>
        <translation>Movement verloren</translation>
    </message>
    <message>
        <source>CAT</source>
        <translation>CAT</translation>
    </message>
    <message>
        <source>CAT: Achievements so far · RAT: Achievements for the next Level, 1000 less ART, more for training · ART: Focus, Knowledge, Work and Xperience</source>
        <translation>CAT: bisherige Achievements · RAT: Achievements für das nächste Level, 1000 weniger ART, mehr durch Ausbildung · ART: Focus, Knowledge, Work und Xperience</translation>
    </message>
    <message>
        <source>CPV, all</source>
        <translation>CPV, alle</translation>
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
        <source>Full: MPV, at rest · Now: CPV, less what is lost · dot: trained · line below a row: Now and Full, of 99</source>
        <translation>Voll: MPV, in Ruhe · Jetzt: CPV, ohne das Verlorene · Punkt: ausgebildet · Linie unter einer Zeile: Jetzt und Voll, von 99</translation>
    </message>
    <message>
        <source>Attributes A to M</source>
        <translation>Attribute A bis M</translation>
    </message>
    <message>
        <source>A to M</source>
        <translation>A bis M</translation>
    </message>
    <message>
        <source>Grows at</source>
        <translation>Wächst mit</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Years of life in which it grows</source>
        <translation>Lebensjahre, in denen es wächst</translation>
    </message>
    <message>
        <source>Highest value</source>
        <translation>Höchster Wert</translation>
    </message>
    <message>
        <source>MPV: the value at rest</source>
        <translation>MPV: der Wert in Ruhe</translation>
    </message>
    <message>
        <source>Adds a Level point</source>
        <translation>Setzt einen Levelpunkt</translation>
    </message>
    <message>
        <source>What a situation takes off</source>
        <translation>Was eine Lage abzieht</translation>
    </message>
    <message>
        <source>CPV: the value now</source>
        <translation>CPV: der jetzige Wert</translation>
    </message>
    <message>
        <source>0–40</source>
        <translation>0–40</translation>
    </message>
    <message>
        <source>0–30</source>
        <translation>0–30</translation>
    </message>
    <message>
        <source>any age</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>20–100</source>
        <translation>20–100</translation>
    </message>
    <message>
        <source>from 15</source>
        <translation>ab 15</translation>
    </message>
    <message>
        <source>0–50</source>
        <translation>0–50</translation>
    </message>
    <message>
        <source>0–20</source>
        <translation>0–20</translation>
    </message>
    <message>
        <source>Attributes N to Z</source>
        <translation>Attribute N bis Z</translation>
    </message>
    <message>
        <source>N to Z</source>
        <translation>N bis Z</translation>
    </message>
    <message>
        <source>0–25</source>
        <translation>0–25</translation>
    </message>
    <message>
        <source>0–10</source>
        <translation>0–10</translation>
    </message>
    <message>
        <source>10–30</source>
        <translation>10–30</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>of {} Damage Status</source>
        <translation>von {} Damage Status</translation>
    </message>
    <message>
        <source>Damage Status left</source>
        <translation>Damage Status übrig</translation>
    </message>
    <message>
        <source>Unconsciousness check below {ds_danger}, Death check at 0</source>
        <translation>Unconsciousness-Probe unter {ds_danger}, Death-Probe bei 0</translation>
    </message>
    <message>
        <source>Achievements to go</source>
        <translation>Achievements fehlen</translation>
    </message>
    <message>
        <source>• trained: {#training}</source>
        <translation>• ausgebildet: {#training}</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>Achievements so far</source>
        <translation>Bisherige Achievements</translation>
    </message>
    <message>
        <source>{cat} of {rat} Achievements</source>
        <translation>{cat} von {rat} Achievements</translation>
    </message>
    <message>
        <source>Level points open: {level_points_left}</source>
        <translation>Offene Levelpunkte: {level_points_left}</translation>
    </message>
    <message>
        <source>No Level point open</source>
        <translation>Kein Levelpunkt offen</translation>
    </message>
    <message>
        <source>State and conditions</source>
        <translation>Zustand und Wirkungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Unconscious for (s)</source>
        <translation>Bewusstlos (s)</translation>
    </message>
    <message>
        <source>No conditions.</source>
        <translation>Keine Zustände.</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Passed since the last time</source>
        <translation>Seit dem letzten Mal vergangen</translation>
    </message>
    <message>
        <source>load, off Movement</source>
        <translation>Last, von Movement</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
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
        <source>ART</source>
        <translation>ART</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Übung</translation>
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
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Its cap</source>
        <translation>Grenze</translation>
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
        <translation>Max</translation>
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
        <source>Description only: a blow meets all worn armor, wherever it lands.</source>
        <translation>Nur Beschreibung: Ein Schlag trifft auf alle getragene Rüstung, wo er auch landet.</translation>
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
        <source>Everything else the character carries.</source>
        <translation>Alles andere, was der Charakter bei sich hat.</translation>
    </message>
    <message>
        <source>carried in all</source>
        <translation>insgesamt getragen</translation>
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
    <name>ReasonEdit</name>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (freiwillig)</translation>
    </message>
    <message>
        <source>Reason for {rule}</source>
        <translation>Grund für {rule}</translation>
    </message>
</context>
<context>
    <name>RefusalsCard</name>
    <message>
        <source>Not legal</source>
        <translation>Nicht regelgerecht</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Select {name}</source>
        <translation>{name} auswählen</translation>
    </message>
    <message>
        <source>This character could not be made.</source>
        <translation>Dieser Charakter konnte nicht erschaffen werden.</translation>
    </message>
</context>
<context>
    <name>RequestPopover</name>
    <message>
        <source>Empty dice are rolled</source>
        <translation>Leere Würfel werden gewürfelt</translation>
    </message>
    <message>
        <source>Roll {dice}</source>
        <translation>{dice} würfeln</translation>
    </message>
    <message>
        <source>Continue…</source>
        <translation>Weiter …</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ReturnedHead</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>was</source>
        <translation>war</translation>
    </message>
    <message>
        <source>in the library</source>
        <translation>in der Bibliothek</translation>
    </message>
</context>
<context>
    <name>ReturnedList</name>
    <message>
        <source>Values that differ</source>
        <translation>Werte, die abweichen</translation>
    </message>
</context>
<context>
    <name>ReturnedModel</name>
    <message>
        <source>Changed in the library since the sheet was made.</source>
        <translation>In der Bibliothek geändert, seit der Bogen erstellt wurde.</translation>
    </message>
    <message>
        <source>{label}: was {was}, on the sheet {returned}, in the library {present}</source>
        <translation>{label}: war {was}, auf dem Bogen {returned}, in der Bibliothek {present}</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nicht angekreuzt</translation>
    </message>
</context>
<context>
    <name>ReturnedSheetDialog</name>
    <message>
        <source>on paper</source>
        <translation>auf Papier</translation>
    </message>
    <message>
        <source>on the phone</source>
        <translation>auf dem Handy</translation>
    </message>
    <message>
        <source>New character from {file}</source>
        <translation>Neuer Charakter aus {file}</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>{file} · a new character</source>
        <translation>{file} · ein neuer Charakter</translation>
    </message>
    <message>
        <source>{file} · not changed in the library since</source>
        <translation>{file} · seither nicht in der Bibliothek geändert</translation>
    </message>
    <message>
        <source>{file} · made of revision {printed}, now {present}</source>
        <translation>{file} · aus Revision {printed}, jetzt {present}</translation>
    </message>
    <message>
        <source>Values that are not ticked are left out.</source>
        <translation>Werte ohne Haken werden weggelassen.</translation>
    </message>
    <message>
        <source>Values that are not ticked stay as the library has them. One step to undo.</source>
        <translation>Werte ohne Haken bleiben, wie die Bibliothek sie hat. In einem Schritt rückgängig.</translation>
    </message>
    <message numerus="yes">
        <source>{ticked} of %n value(s)</source>
        <translation>
            <numerusform>{ticked} von %n Wert</numerusform>
            <numerusform>{ticked} von %n Werten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Erstellen</translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <translation>
            <numerusform>%n übernehmen</numerusform>
            <numerusform>%n übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Take values of a sheet</source>
        <translation>Werte eines Bogens übernehmen</translation>
    </message>
    <message>
        <source>Tick all values</source>
        <translation>Alle Werte ankreuzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close without changes</source>
        <translation>Ohne Änderungen schließen</translation>
    </message>
    <message>
        <source>Take the ticked values (Ctrl+Enter)</source>
        <translation>Die angekreuzten Werte übernehmen (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>RollControl</name>
    <message>
        <source>{count} times {dice}</source>
        <translation>{count}-mal {dice}</translation>
    </message>
    <message>
        <source>Dice results in order: 4 6 11</source>
        <translation>Würfelergebnisse der Reihe nach: 4 6 11</translation>
    </message>
    <message>
        <source>Dice results</source>
        <translation>Würfelergebnisse</translation>
    </message>
    <message>
        <source>Target: {target}</source>
        <translation>Ziel: {target}</translation>
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
        <source>{die} cannot show that</source>
        <translation>{die} kann das nicht zeigen</translation>
    </message>
    <message>
        <source>too many results</source>
        <translation>zu viele Ergebnisse</translation>
    </message>
    <message>
        <source>Dice left: {number}</source>
        <translation>Noch {number} Würfel</translation>
    </message>
    <message>
        <source>Next: {die}</source>
        <translation>Als Nächstes: {die}</translation>
    </message>
    <message>
        <source>All dice entered</source>
        <translation>Alle Würfel eingegeben</translation>
    </message>
</context>
<context>
    <name>RollExport</name>
    <message>
        <source>&amp;Copy rolls</source>
        <translation>Würfe &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save rolls as text…</source>
        <translation>Würfe als Text &amp;speichern …</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Save rolls</source>
        <translation>Würfe speichern</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
</context>
<context>
    <name>RolledList</name>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>RoundTimeline</name>
    <message>
        <source>Round timeline</source>
        <translation>Zeitleiste der Runde</translation>
    </message>
</context>
<context>
    <name>RowPick</name>
    <message>
        <source>Pick another one</source>
        <translation>Einen anderen wählen</translation>
    </message>
</context>
<context>
    <name>RowPickBinding</name>
    <message>
        <source>Best one</source>
        <translation>Bester</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>E&amp;xplain this number</source>
        <translation>Zahl &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Allow the violation…</source>
        <translation>Verstoß &amp;erlauben …</translation>
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
        <source>Change counts with plus, minus or digits. Press Enter to continue.</source>
        <translation>Anzahl ändern: Plus, Minus oder Ziffern. Eingabetaste geht weiter.</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Has already: {things}</source>
        <translation>Hat schon: {things}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>{things} and {number} more</source>
        <translation>{things} und {number} weitere</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>Book: {formula}</source>
        <translation>Buch: {formula}</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>For all of this kind</source>
        <translation>Für alle dieser Art</translation>
    </message>
    <message>
        <source>Our formula</source>
        <translation>Unsere Formel</translation>
    </message>
    <message>
        <source>Insert a value by name</source>
        <translation>Wert nach Name einfügen</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund (freiwillig)</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Zurück zum Buch</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Close the formula; the change stays until you apply or discard it</source>
        <translation>Formel schließen; die Änderung bleibt, bis du sie anwendest oder verwirfst</translation>
    </message>
</context>
<context>
    <name>RuleOptions</name>
    <message>
        <source>This character&apos;s own; {campaign} says otherwise</source>
        <translation>Eigener Wert dieses Charakters; {campaign} sagt es anders</translation>
    </message>
    <message>
        <source>Set by {campaign}</source>
        <translation>Festgelegt von {campaign}</translation>
    </message>
    <message>
        <source>This character&apos;s own, as in {campaign}</source>
        <translation>Eigene dieses Charakters, wie in {campaign}</translation>
    </message>
    <message>
        <source>Back to the campaign</source>
        <translation>Zurück zur Kampagne</translation>
    </message>
    <message>
        <source>Back to the rule of the campaign</source>
        <translation>Zurück zur Regel der Kampagne</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>ours</source>
        <translation>unsere</translation>
    </message>
    <message>
        <source>why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>back to the book</source>
        <translation>zurück zum Buch</translation>
    </message>
    <message>
        <source>House rule {name}, {state}; book: {book}; ours: {ours}</source>
        <translation>Hausregel {name}, {state}; Buch: {book}; unsere: {ours}</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>Back to the &amp;book</source>
        <translation>&amp;Zurück zum Buch</translation>
    </message>
    <message>
        <source>&amp;Discard this change</source>
        <translation>Diese Änderung &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rule pack…</source>
        <translation>Regelpaket…</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) keep rules of their own: {names}</source>
        <translation>
            <numerusform>%n Charakter behält eigene Regeln: {names}</numerusform>
            <numerusform>%n Charaktere behalten eigene Regeln: {names}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and all of this kind</source>
        <translation>{name} und alle dieser Art</translation>
    </message>
    <message>
        <source>not applied yet</source>
        <translation>noch nicht angewendet</translation>
    </message>
    <message>
        <source>since session {number}</source>
        <translation>seit Spielabend {number}</translation>
    </message>
    <message>
        <source>since {date}</source>
        <translation>seit {date}</translation>
    </message>
</context>
<context>
    <name>SaveStatus</name>
    <message>
        <source>For this session only</source>
        <translation>Nur für diese Sitzung</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Schreibgeschützt</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
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
    <name>ScoreChip</name>
    <message>
        <source>{number}, selected</source>
        <translation>{number}, gewählt</translation>
    </message>
    <message>
        <source>{number}, to assign</source>
        <translation>{number}, zu verteilen</translation>
    </message>
</context>
<context>
    <name>SessionDialog</name>
    <message>
        <source>Session</source>
        <translation>Spielabend</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date in the game</source>
        <translation>Datum im Spiel</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Anwesend</translation>
    </message>
    <message>
        <source>Awarded</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>One award on each line</source>
        <translation>Je Zeile eine Vergabe</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Delete session</source>
        <translation>Spielabend löschen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>SessionsCard</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a session</source>
        <translation>Spielabend hinzufügen</translation>
    </message>
    <message>
        <source>Last sessions only</source>
        <translation>Nur die letzten</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln session(s)</source>
        <translation>
            <numerusform>%Ln Spielabend</numerusform>
            <numerusform>Alle %Ln Spielabende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n present</source>
        <translation>
            <numerusform>%n anwesend</numerusform>
            <numerusform>%n anwesend</numerusform>
        </translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>Session added: {title}</source>
        <translation>Spielabend hinzugefügt: {title}</translation>
    </message>
    <message>
        <source>Session: {title}</source>
        <translation>Spielabend: {title}</translation>
    </message>
    <message>
        <source>Session deleted: {title}</source>
        <translation>Spielabend gelöscht: {title}</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Ein anderer</translation>
    </message>
    <message>
        <source>Moves this one to Trash and makes another random character</source>
        <translation>Legt diesen in den Papierkorb und macht einen anderen zufälligen Charakter</translation>
    </message>
    <message>
        <source>&amp;Roll this check</source>
        <translation>Diese P&amp;robe würfeln</translation>
    </message>
    <message>
        <source>E&amp;xplain this number</source>
        <translation>Zahl &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Help for this field</source>
        <translation>&amp;Hilfe zu diesem Feld</translation>
    </message>
    <message>
        <source>&amp;Allow the violation…</source>
        <translation>Verstoß &amp;erlauben …</translation>
    </message>
    <message>
        <source>Allow a violation</source>
        <translation>Verstoß erlauben</translation>
    </message>
    <message>
        <source>Reason (required)</source>
        <translation>Grund (nötig)</translation>
    </message>
</context>
<context>
    <name>SheetsController</name>
    <message>
        <source>Opening the document</source>
        <translation>Dokument wird geöffnet</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Bogen</translation>
    </message>
    <message>
        <source>In the library&apos;s table</source>
        <translation>In der Tabelle der Bibliothek</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
        <source>Choose an action to change its shortcut.</source>
        <translation>Wähle einen Befehl, um sein Tastenkürzel zu ändern.</translation>
    </message>
    <message>
        <source>A shortcut needs Ctrl or Alt, or is a function key.</source>
        <translation>Ein Tastenkürzel braucht Strg oder Alt oder ist eine Funktionstaste.</translation>
    </message>
    <message>
        <source>{keys} is the shortcut of “{action}”.</source>
        <translation>{keys} ist das Tastenkürzel von „{action}“.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Give this action its usual shortcut</source>
        <translation>Gibt diesem Befehl sein übliches Tastenkürzel</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Give all actions their usual shortcuts</source>
        <translation>Gibt allen Befehlen ihre üblichen Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Use it here</source>
        <translation>&amp;Hier verwenden</translation>
    </message>
    <message>
        <source>Alt with an underlined letter opens a menu or presses a button.</source>
        <translation>Alt mit einem unterstrichenen Buchstaben öffnet ein Menü oder drückt eine Schaltfläche.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>ShowControl</name>
    <message>
        <source>Press Enter to explain this number</source>
        <translation>Eingabetaste erklärt diese Zahl</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Mark of the side</source>
        <translation>Zeichen der Seite</translation>
    </message>
    <message>
        <source>Name of the side</source>
        <translation>Name der Seite</translation>
    </message>
    <message>
        <source>Quick allies</source>
        <translation>Schnelle Verbündete</translation>
    </message>
    <message>
        <source>Quick &amp;opponents</source>
        <translation>Schnelle &amp;Gegner</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Drop a character on {side}</source>
        <translation>Charakter auf {side} ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n fighters</source>
        <translation>
            <numerusform>%n Kämpfer</numerusform>
            <numerusform>%n Kämpfer</numerusform>
        </translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>&amp;Remove side</source>
        <translation>Seite &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>SidePanels</name>
    <message>
        <source>Library (collapsed)</source>
        <translation>Bibliothek (eingeklappt)</translation>
    </message>
    <message>
        <source>Panels (collapsed)</source>
        <translation>Seitenleiste (eingeklappt)</translation>
    </message>
</context>
<context>
    <name>SidesLabel</name>
    <message>
        <source>against</source>
        <translation>gegen</translation>
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
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Herkunft</translation>
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
        <source>Primary attributes of the culture</source>
        <translation>Primäre Attribute der Kultur</translation>
    </message>
    <message>
        <source>What the culture adds to the score</source>
        <translation>Was die Kultur dem Wert hinzufügt</translation>
    </message>
    <message>
        <source>The highest value in this culture</source>
        <translation>Der höchste Wert in dieser Kultur</translation>
    </message>
    <message>
        <source>Secondary attributes of the culture</source>
        <translation>Sekundäre Attribute der Kultur</translation>
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
        <source>Powers of the world, if the character has any.</source>
        <translation>Kräfte der Welt, falls der Charakter welche hat.</translation>
    </message>
    <message>
        <source>Coins, gems and other valuables.</source>
        <translation>Münzen, Edelsteine und andere Wertsachen.</translation>
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
        <translation>Wurf</translation>
    </message>
    <message>
        <source>The score that was rolled</source>
        <translation>Der gewürfelte Wert</translation>
    </message>
    <message>
        <source>The bonus of the culture</source>
        <translation>Der Bonus der Kultur</translation>
    </message>
    <message>
        <source>The highest value that points can reach</source>
        <translation>Der höchste Wert, den Punkte erreichen</translation>
    </message>
    <message>
        <source>Other points added to the score</source>
        <translation>Weitere Punkte zum Wert</translation>
    </message>
    <message>
        <source>Other changes of the limit</source>
        <translation>Weitere Änderungen der Grenze</translation>
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
        <source>Secondary</source>
        <translation>Sekundär</translation>
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
        <source>Mount</source>
        <translation>Reittier</translation>
    </message>
    <message>
        <source>Its Move Rate, yd</source>
        <translation>Seine Move Rate, yd</translation>
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
        <source>The character&apos;s professions.</source>
        <translation>Die Berufe des Charakters.</translation>
    </message>
    <message>
        <source>Scales of the world in addition to the book&apos;s four.</source>
        <translation>Skalen der Welt zusätzlich zu den vier des Buches.</translation>
    </message>
    <message>
        <source>REST needed</source>
        <translation>Nötiges REST</translation>
    </message>
    <message>
        <source>&amp;Riding</source>
        <translation>&amp;Reitet</translation>
    </message>
    <message>
        <source>How the scores were rolled</source>
        <translation>Wie die Werte gewürfelt wurden</translation>
    </message>
    <message>
        <source>Primary attributes</source>
        <translation>Primäre Attribute</translation>
    </message>
    <message>
        <source>The score that was rolled, with its bonuses</source>
        <translation>Der gewürfelte Wert mit seinen Boni</translation>
    </message>
    <message>
        <source>Points that Step Advancements added</source>
        <translation>Punkte aus Step Advancements</translation>
    </message>
    <message>
        <source>Base and placed points together</source>
        <translation>Grundwert und verteilte Punkte zusammen</translation>
    </message>
    <message>
        <source>Points that blows and strain took off; they come back with REST</source>
        <translation>Punkte, die Treffer und Anstrengung gekostet haben; REST bringt sie zurück</translation>
    </message>
    <message>
        <source>What is left of the maximum</source>
        <translation>Was vom Maximum übrig ist</translation>
    </message>
    <message>
        <source>Secondary attributes</source>
        <translation>Sekundäre Attribute</translation>
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
        <source>modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>From the culture and from quirks</source>
        <translation>Aus der Kultur und aus Macken</translation>
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
        <translation>Aufstieg</translation>
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
        <source>Add a row for each way you use a weapon.</source>
        <translation>Füge für jede Art, wie du eine Waffe gebrauchst, eine Zeile hinzu.</translation>
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
        <translation>Schut&amp;z</translation>
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
    <name>SpreadCard</name>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>The same for all: {numbers}</source>
        <translation>Bei allen gleich: {numbers}</translation>
    </message>
    <message>
        <source>{least} to {greatest}, half of them up to {middle}</source>
        <translation>{least} bis {greatest}, die Hälfte bis {middle}</translation>
    </message>
</context>
<context>
    <name>StartChoices</name>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>within reach</source>
        <translation>in Reichweite</translation>
    </message>
    <message>
        <source>out of reach, so they close in first</source>
        <translation>außer Reichweite, sie nähern sich zuerst</translation>
    </message>
    <message numerus="yes">
        <source>%Ln can attack from there</source>
        <translation>
            <numerusform>%Ln kann von dort angreifen</numerusform>
            <numerusform>%Ln können von dort angreifen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Saved or not</source>
        <translation>Gespeichert oder nicht</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Letzte Änderung</translation>
    </message>
    <message>
        <source>Game and house rules</source>
        <translation>Spiel und Hausregeln</translation>
    </message>
    <message>
        <source>Current task</source>
        <translation>Aktuelle Aufgabe</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
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
    <name>SwitchBox</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>SwitchButton</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
</context>
<context>
    <name>TableBinding</name>
    <message>
        <source>Add {row}</source>
        <translation>{row} hinzufügen</translation>
    </message>
    <message>
        <source>Empty row</source>
        <translation>Leere Zeile</translation>
    </message>
</context>
<context>
    <name>TableOptionsPanel</name>
    <message>
        <source>Usual lists</source>
        <translation>Übliche Listen</translation>
    </message>
    <message>
        <source>Poker cards, 88 × 63 mm</source>
        <translation>Pokerkarten, 88 × 63 mm</translation>
    </message>
    <message>
        <source>A6 cards</source>
        <translation>Karten in A6</translation>
    </message>
    <message>
        <source>All sides</source>
        <translation>Alle Seiten</translation>
    </message>
    <message>
        <source>All but the players&apos; characters</source>
        <translation>Alle außer den Charakteren der Spieler</translation>
    </message>
    <message>
        <source>Party overview</source>
        <translation>Übersicht der Gruppe</translation>
    </message>
    <message>
        <source>Cards of a list</source>
        <translation>Karten einer Liste</translation>
    </message>
    <message>
        <source>Character cards</source>
        <translation>Karten der Charaktere</translation>
    </message>
    <message>
        <source>Opponent cards with tracks</source>
        <translation>Karten der Gegner mit Leisten</translation>
    </message>
    <message>
        <source>Initiative tents</source>
        <translation>Aufsteller für die Initiative</translation>
    </message>
    <message>
        <source>Booklet of all sheets</source>
        <translation>Heft aller Bögen</translation>
    </message>
    <message>
        <source>Fight tracker</source>
        <translation>Kampfbogen</translation>
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
        <source>&amp;Tags in the library</source>
        <translation>Schlagwörter der &amp;Bibliothek</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;New tags, separated by commas</source>
        <translation>&amp;Neue Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>New tags, separated by commas</source>
        <translation>Neue Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Tags in the library; Space checks and unchecks</source>
        <translation>Schlagwörter der Bibliothek; Leertaste setzt und löscht Häkchen</translation>
    </message>
    <message>
        <source>No tags yet. Use your own words, such as “hero” or “harbour”, to filter the library.</source>
        <translation>Noch keine Schlagwörter. Mit eigenen Wörtern wie „Held“ oder „Hafen“ lässt sich die Bibliothek filtern.</translation>
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
    <name>TickDialog</name>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
</context>
<context>
    <name>TitleField</name>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Open a character to try it.</source>
        <translation>Öffne einen Charakter, um es auszuprobieren.</translation>
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
        <source>&amp;Close</source>
        <translation>Sch&amp;ließen</translation>
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
    <name>UpdateCharacters</name>
    <message>
        <source>{use}, {field}</source>
        <translation>{use}, {field}</translation>
    </message>
    <message>
        <source>{field} {value} is the character&apos;s own and stays.</source>
        <translation>{field} {value} ist der eigene Wert des Charakters und bleibt.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>UpdateCharactersDialog</name>
    <message>
        <source>Update characters from {world}</source>
        <translation>Charaktere aus {world} aktualisieren</translation>
    </message>
    <message>
        <source>Characters with older entries</source>
        <translation>Charaktere mit älteren Einträgen</translation>
    </message>
    <message>
        <source>&amp;New violations first</source>
        <translation>&amp;Neue Regelverstöße zuerst</translation>
    </message>
    <message>
        <source>&amp;Most fields first</source>
        <translation>&amp;Meiste Felder zuerst</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>N&amp;ame</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) with a problem: the last sound text counts ({names}).</source>
        <translation>
            <numerusform>%n Eintrag mit einem Problem: Seine letzte gültige Fassung zählt ({names}).</numerusform>
            <numerusform>%n Einträge mit einem Problem: Ihre letzte gültige Fassung zählt ({names}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the characters…</source>
        <translation>Die Charaktere werden durchgesehen …</translation>
    </message>
    <message>
        <source>No character comes from this world yet.</source>
        <translation>Noch kein Charakter stammt aus dieser Welt.</translation>
    </message>
    <message>
        <source>Stopped before a character with an older version was found.</source>
        <translation>Angehalten, bevor ein Charakter mit älterer Fassung gefunden war.</translation>
    </message>
    <message>
        <source>Every character has version {version}.</source>
        <translation>Jeder Charakter hat Fassung {version}.</translation>
    </message>
    <message>
        <source>Every character has the present version.</source>
        <translation>Jeder Charakter hat die jetzige Fassung.</translation>
    </message>
    <message>
        <source>What was changed on a sheet stays as the sheet has it.</source>
        <translation>Was auf einem Bogen geändert wurde, bleibt wie auf dem Bogen.</translation>
    </message>
    <message>
        <source>Stopped: other characters were not looked at.</source>
        <translation>Angehalten: Andere Charaktere wurden nicht durchgesehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more already carry version {version}.</source>
        <translation>
            <numerusform>%n weiterer hat schon Fassung {version}.</numerusform>
            <numerusform>%n weitere haben schon Fassung {version}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more already carry the present version.</source>
        <translation>
            <numerusform>%n weiterer hat schon die jetzige Fassung.</numerusform>
            <numerusform>%n weitere haben schon die jetzige Fassung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ticked} of %n character(s)</source>
        <translation>
            <numerusform>{ticked} von %n Charakter</numerusform>
            <numerusform>{ticked} von %n Charakteren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Auf %n anwenden</numerusform>
            <numerusform>Auf %n anwenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Update characters</source>
        <translation>Charaktere aktualisieren</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>Tick all characters</source>
        <translation>Alle Charaktere ankreuzen</translation>
    </message>
    <message>
        <source>Sort the characters</source>
        <translation>Charaktere sortieren</translation>
    </message>
    <message>
        <source>&amp;Characters</source>
        <translation>&amp;Charaktere</translation>
    </message>
    <message>
        <source>Previous character</source>
        <translation>Voriger Charakter</translation>
    </message>
    <message>
        <source>Next character</source>
        <translation>Nächster Charakter</translation>
    </message>
    <message>
        <source>Characters that are not ticked keep what they have. One step to undo.</source>
        <translation>Nicht angekreuzte Charaktere behalten, was sie haben. In einem Schritt rückgängig zu machen.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close without changes</source>
        <translation>Ohne Änderungen schließen</translation>
    </message>
    <message>
        <source>Update the ticked characters (Ctrl+Enter)</source>
        <translation>Angekreuzte Charaktere aktualisieren (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>UpdateDelegate</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UpdateModel</name>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new violation(s)</source>
        <translation>
            <numerusform>%n neuer Regelverstoß</numerusform>
            <numerusform>%n neue Regelverstöße</numerusform>
        </translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>angekreuzt</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nicht angekreuzt</translation>
    </message>
</context>
<context>
    <name>ViolationLine</name>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow: {message}</source>
        <translation>Erlauben: {message}</translation>
    </message>
</context>
<context>
    <name>ViolationsView</name>
    <message>
        <source>Cannot be computed</source>
        <translation>Nicht zu berechnen</translation>
    </message>
    <message>
        <source>No rule violations</source>
        <translation>Keine Regelverstöße</translation>
    </message>
    <message>
        <source>Open a character to check it against the rules.</source>
        <translation>Öffne einen Charakter, um ihn an den Regeln zu prüfen.</translation>
    </message>
    <message>
        <source>Rule violations</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu erledigen</translation>
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
        <source>Rule violations and to-do list</source>
        <translation>Regelverstöße und offene Punkte</translation>
    </message>
    <message>
        <source>Reason (required)</source>
        <translation>Grund (nötig)</translation>
    </message>
    <message>
        <source>Reason for allowing it</source>
        <translation>Grund für die Erlaubnis</translation>
    </message>
    <message>
        <source>Show on the &amp;sheet</source>
        <translation>Auf dem &amp;Bogen zeigen</translation>
    </message>
    <message>
        <source>Go to this field on the sheet</source>
        <translation>Zu diesem Feld auf dem Bogen gehen</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <translation>&amp;Erlauben</translation>
    </message>
    <message>
        <source>Allow this violation for the reason above</source>
        <translation>Diesen Regelverstoß aus dem Grund oben erlauben</translation>
    </message>
    <message>
        <source>Stop a&amp;llowing</source>
        <translation>&amp;Nicht mehr erlauben</translation>
    </message>
    <message>
        <source>Count it as a violation again</source>
        <translation>Wieder als Regelverstoß zählen</translation>
    </message>
</context>
<context>
    <name>WasNowTable</name>
    <message>
        <source>{label}: {was} to {now}</source>
        <translation>{label}: {was} zu {now}</translation>
    </message>
    <message>
        <source>was</source>
        <translation>war</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>WelcomeView</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Your own character</source>
        <translation>Dein eigener Charakter</translation>
    </message>
    <message>
        <source>Step by step through the rules, with Quire&apos;s dice or your own. You can stop any time and resume later.</source>
        <translation>Schritt für Schritt durch die Regeln, mit den Würfeln von Quire oder deinen eigenen. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>Sample characters</source>
        <translation>Beispielcharaktere</translation>
    </message>
    <message>
        <source>From beginner to veteran, for every game. Change them as you like.</source>
        <translation>Vom Neuling bis zum Veteranen, für jedes Spiel. Ändere sie, wie du willst.</translation>
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
        <source>Five-minute tour</source>
        <translation>Rundgang in fünf Minuten</translation>
    </message>
    <message>
        <source>A tour of the window: see where a number comes from, change one, look at the history, print a page.</source>
        <translation>Ein Rundgang durch das Fenster: sehen, woher eine Zahl kommt, eine ändern, den Verlauf ansehen, eine Seite drucken.</translation>
    </message>
    <message>
        <source>You can also drop character files on the library.</source>
        <translation>Du kannst auch Charakterdateien auf die Bibliothek ziehen.</translation>
    </message>
    <message>
        <source>Take the to&amp;ur</source>
        <translation>Den R&amp;undgang machen</translation>
    </message>
    <message>
        <source>&amp;New character</source>
        <translation>&amp;Neuer Charakter</translation>
    </message>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Den Rundgang machen</translation>
    </message>
    <message>
        <source>Open or create a character</source>
        <translation>Einen Charakter öffnen oder erschaffen</translation>
    </message>
    <message>
        <source>Your library cannot be used now. New characters are moved into it when it can be used again.</source>
        <translation>Deine Bibliothek lässt sich gerade nicht nutzen. Neue Charaktere kommen hinein, sobald sie wieder nutzbar ist.</translation>
    </message>
    <message>
        <source>Your library is empty. Changes are saved automatically.</source>
        <translation>Deine Bibliothek ist leer. Änderungen werden automatisch gespeichert.</translation>
    </message>
    <message>
        <source>No character open</source>
        <translation>Kein Charakter geöffnet</translation>
    </message>
    <message>
        <source>Click a character in the library, or start something new.</source>
        <translation>Klicke in der Bibliothek auf einen Charakter, oder beginne etwas Neues.</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>Open {name}, {detail}</source>
        <translation>{name} öffnen, {detail}</translation>
    </message>
</context>
<context>
    <name>WizardController</name>
    <message>
        <source>New character</source>
        <translation>Neuer Charakter</translation>
    </message>
</context>
<context>
    <name>WorldActions</name>
    <message>
        <source>Copy of {name}</source>
        <translation>Kopie von {name}</translation>
    </message>
    <message>
        <source>Rename the world</source>
        <translation>Welt umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Worlds (*.quire-world *.json);;All files (*)</source>
        <translation>Welten (*.quire-world *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import worlds</source>
        <translation>Welten importieren</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln world(s) imported</source>
        <translation>
            <numerusform>%Ln Welt importiert</numerusform>
            <numerusform>%Ln Welten importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Worlds (*.json);;Opens by double click (*.quire-world)</source>
        <translation>Welten (*.json);;Öffnet sich mit Doppelklick (*.quire-world)</translation>
    </message>
    <message>
        <source>Export the world</source>
        <translation>Welt exportieren</translation>
    </message>
    <message>
        <source>{name} moved to Trash</source>
        <translation>{name} in den Papierkorb verschoben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln world(s) moved to Trash</source>
        <translation>
            <numerusform>%Ln Welt in den Papierkorb verschoben</numerusform>
            <numerusform>%Ln Welten in den Papierkorb verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete permanently</source>
        <translation>Endgültig löschen</translation>
    </message>
</context>
<context>
    <name>WorldLocator</name>
    <message>
        <source>Worlds (*.json);;All files (*)</source>
        <translation>Welten (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Locate the world</source>
        <translation>Welt suchen</translation>
    </message>
    <message>
        <source>Use this world</source>
        <translation>Diese Welt verwenden</translation>
    </message>
</context>
<context>
    <name>WorldRollsDialog</name>
    <message>
        <source>Roll 100: {world}</source>
        <translation>100 auswürfeln: {world}</translation>
    </message>
    <message>
        <source>{world} · {game} · seed {seed}</source>
        <translation>{world} · {game} · Startzahl {seed}</translation>
    </message>
    <message>
        <source>Rolling characters…</source>
        <translation>Charaktere werden ausgewürfelt …</translation>
    </message>
    <message numerus="yes">
        <source>All %n character(s) are legal</source>
        <translation>
            <numerusform>%n Charakter, und er ist regelgerecht</numerusform>
            <numerusform>Alle %n Charaktere sind regelgerecht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{legal} of %n character(s) are legal</source>
        <translation>
            <numerusform>{legal} von %n Charakter ist regelgerecht</numerusform>
            <numerusform>{legal} von %n Charakteren sind regelgerecht</numerusform>
        </translation>
    </message>
    <message>
        <source>No character was made.</source>
        <translation>Kein Charakter wurde erschaffen.</translation>
    </message>
    <message>
        <source>Roll 100</source>
        <translation>100 auswürfeln</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>Stop and show the characters made so far</source>
        <translation>Anhalten und zeigen, was bisher erschaffen wurde</translation>
    </message>
    <message>
        <source>&amp;Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Roll a hundred others, with another seed</source>
        <translation>Hundert andere auswürfeln, mit anderer Startzahl</translation>
    </message>
    <message>
        <source>Nothing is kept in the library unless you choose a character.</source>
        <translation>Nichts kommt in die Bibliothek, außer du wählst einen Charakter.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Keep and open</source>
        <translation>&amp;Behalten und öffnen</translation>
    </message>
    <message>
        <source>Add the selected character to the library and open it</source>
        <translation>Den ausgewählten Charakter in die Bibliothek aufnehmen und öffnen</translation>
    </message>
</context>
<context>
    <name>WorldUseController</name>
    <message>
        <source>Updated from {world}</source>
        <translation>Aus {world} aktualisiert</translation>
    </message>
    <message>
        <source>Updating characters</source>
        <translation>Charaktere werden aktualisiert</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) updated</source>
        <translation>
            <numerusform>%n Charakter aktualisiert</numerusform>
            <numerusform>%n Charaktere aktualisiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldUses</name>
    <message numerus="yes">
        <source>used by %n character(s)</source>
        <translation>
            <numerusform>von %n Charakter benutzt</numerusform>
            <numerusform>von %n Charakteren benutzt</numerusform>
        </translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>noch nicht benutzt</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) have an older version</source>
        <translation>
            <numerusform>%n Charakter hat eine ältere Fassung</numerusform>
            <numerusform>%n Charaktere haben eine ältere Fassung</numerusform>
        </translation>
    </message>
    <message>
        <source>Update characters…</source>
        <translation>Charaktere aktualisieren …</translation>
    </message>
</context>
<context>
    <name>WorldView</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>version {number}</source>
        <translation>Version {number}</translation>
    </message>
    <message>
        <source>World for {game}, {edition}</source>
        <translation>Welt für {game}, {edition}</translation>
    </message>
    <message>
        <source>About the world</source>
        <translation>Über die Welt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pasted at {time}</source>
        <translation>
            <numerusform>%Ln eingefügt um {time}</numerusform>
            <numerusform>%Ln eingefügt um {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>R&amp;oll 100</source>
        <translation>100 &amp;würfeln</translation>
    </message>
    <message>
        <source>Make a hundred automatic characters with this world and show what came out</source>
        <translation>Hundert automatische Charaktere mit dieser Welt erstellen und das Ergebnis zeigen</translation>
    </message>
    <message>
        <source>&amp;Duplicate to edit</source>
        <translation>Zum Bearbeiten &amp;verdoppeln</translation>
    </message>
    <message>
        <source>Add a copy of this sample to your worlds and open it</source>
        <translation>Eine Kopie dieses Beispiels zu den eigenen Welten hinzufügen und öffnen</translation>
    </message>
    <message>
        <source>&amp;Make a character here</source>
        <translation>Charakter hier &amp;erstellen</translation>
    </message>
    <message>
        <source>Create a character with the present entries of this world</source>
        <translation>Einen Charakter mit den jetzigen Einträgen dieser Welt erstellen</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Back to the list</source>
        <translation>&amp;Zurück zur Liste</translation>
    </message>
</context>
<context>
    <name>WorldsView</name>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
    <message>
        <source>New world</source>
        <translation>Neue Welt</translation>
    </message>
    <message>
        <source>by owner</source>
        <translation>nach Herkunft</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Shipped, read only</source>
        <translation>Mitgeliefert, schreibgeschützt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>used by %Ln character(s)</source>
        <translation>
            <numerusform>von %Ln Charakter benutzt</numerusform>
            <numerusform>von %Ln Charakteren benutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln world(s)</source>
        <translation>
            <numerusform>%Ln Welt</numerusform>
            <numerusform>%Ln Welten</numerusform>
        </translation>
    </message>
    <message>
        <source>No worlds yet</source>
        <translation>Noch keine Welten</translation>
    </message>
    <message>
        <source>Create a world, or import a world file.</source>
        <translation>Erstelle eine Welt oder importiere eine Datei einer Welt.</translation>
    </message>
</context>
<context>
    <name>_Chip</name>
    <message>
        <source>Go to {name}</source>
        <translation>Zu {name} gehen</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
</context>
<context>
    <name>_EntryBlock</name>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) are the same</source>
        <translation>
            <numerusform>%n Feld ist gleich</numerusform>
            <numerusform>%n Felder sind gleich</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} is reworded</source>
        <translation>{field} ist umformuliert</translation>
    </message>
</context>
<context>
    <name>_EntryHead</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>Voriger Eintrag</translation>
    </message>
    <message>
        <source>Next entry</source>
        <translation>Nächster Eintrag</translation>
    </message>
    <message>
        <source>{kind} · id</source>
        <translation>{kind} · Kennung</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
</context>
<context>
    <name>_Lines</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
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
        <source>to do</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>calculated</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>answer again</source>
        <translation>neu beantworten</translation>
    </message>
    <message>
        <source>Can be paid from {names}.</source>
        <translation>Bezahlbar aus {names}.</translation>
    </message>
    <message>
        <source>max {number} more</source>
        <translation>höchstens {number} mehr</translation>
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
    <name>_Reworded</name>
    <message>
        <source>was</source>
        <translation>war</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>action_texts</name>
    <message>
        <source>{count} characters</source>
        <translation>{count} Charaktere</translation>
    </message>
    <message>
        <source>unnamed character</source>
        <translation>namenloser Charakter</translation>
    </message>
    <message>
        <source>&amp;Open {who}</source>
        <translation>{who} &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Duplicate {who}</source>
        <translation>{who} &amp;verdoppeln</translation>
    </message>
    <message>
        <source>&amp;Tags of {who}…</source>
        <translation>&amp;Schlagwörter von {who} …</translation>
    </message>
    <message>
        <source>Ca&amp;mpaign of {who}…</source>
        <translation>&amp;Kampagne von {who} …</translation>
    </message>
    <message>
        <source>&amp;Export {who} as…</source>
        <translation>{who} &amp;exportieren als …</translation>
    </message>
    <message>
        <source>&amp;Print {who}…</source>
        <translation>{who} &amp;drucken …</translation>
    </message>
    <message>
        <source>Move {who} to Tra&amp;sh</source>
        <translation>{who} in den &amp;Papierkorb verschieben</translation>
    </message>
    <message>
        <source>&amp;Restore {who}</source>
        <translation>{who} &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>De&amp;lete {who} permanently…</source>
        <translation>{who} end&amp;gültig löschen …</translation>
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
    <name>fights</name>
    <message>
        <source> vs </source>
        <translation> gegen </translation>
    </message>
    <message>
        <source>Won by {side}</source>
        <translation>Gewonnen: {side}</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Fight over</source>
        <translation>Kampf vorbei</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>{name} and {count} others</source>
        <translation>{name} und {count} andere</translation>
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
    <name>leaving</name>
    <message>
        <source>&amp;Save elsewhere…</source>
        <translation>&amp;Anderswo speichern…</translation>
    </message>
    <message>
        <source>&amp;Close without saving</source>
        <translation>&amp;Schließen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
</context>
<context>
    <name>procedures</name>
    <message>
        <source>{rule} on</source>
        <translation>{rule} an</translation>
    </message>
    <message>
        <source>{rule} off</source>
        <translation>{rule} aus</translation>
    </message>
    <message>
        <source>{number} chosen</source>
        <translation>{number} gewählt</translation>
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
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{name} is ready</source>
        <translation>{name} ist fertig</translation>
    </message>
    <message>
        <source>Nothing left to decide</source>
        <translation>Nichts mehr zu entscheiden</translation>
    </message>
    <message>
        <source>Finish applies this. You can undo it.</source>
        <translation>„Fertig“ übernimmt das. Du kannst es rückgängig machen.</translation>
    </message>
    <message>
        <source>Finish adds the character to the library. You can change everything on the sheet.</source>
        <translation>„Fertig“ nimmt den Charakter in die Bibliothek auf. Auf dem Bogen lässt sich alles ändern.</translation>
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
        <source>Other answers that no longer fit: {number}.</source>
        <translation>Weitere Antworten, die nicht mehr passen: {number}.</translation>
    </message>
    <message>
        <source>Later answers kept: {number}.</source>
        <translation>Beibehaltene spätere Antworten: {number}.</translation>
    </message>
    <message>
        <source>Answer {label} again (was: {old}). {reason}</source>
        <translation>Beantworte {label} neu (bisher: {old}). {reason}</translation>
    </message>
    <message>
        <source>answer again</source>
        <translation>neu beantworten</translation>
    </message>
    <message>
        <source>&amp;Roll</source>
        <translation>&amp;Würfeln</translation>
    </message>
    <message>
        <source>&amp;Roll the rest</source>
        <translation>Rest &amp;würfeln</translation>
    </message>
    <message>
        <source>&amp;Reroll</source>
        <translation>Neu wü&amp;rfeln</translation>
    </message>
</context>
<context>
    <name>settings</name>
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
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Interface scale, in percent</source>
        <translation>Skalierung der Oberfläche, in Prozent</translation>
    </message>
    <message>
        <source>Flash values that change</source>
        <translation>Geänderte Werte aufleuchten lassen</translation>
    </message>
    <message>
        <source>Show units</source>
        <translation>Einheiten zeigen</translation>
    </message>
    <message>
        <source>Rolled by Quire</source>
        <translation>Quire würfelt</translation>
    </message>
    <message>
        <source>Real dice, typed in</source>
        <translation>Echte Würfel, eingetippt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Show the Play page first</source>
        <translation>Spielseite zuerst zeigen</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>US Legal</source>
        <translation>US Legal</translation>
    </message>
    <message>
        <source>A5 booklet on A4</source>
        <translation>A5-Heft auf A4</translation>
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
    <message>
        <source>No margin for holes</source>
        <translation>Kein Rand für die Lochung</translation>
    </message>
    <message>
        <source>Margin for holes at the left</source>
        <translation>Rand für die Lochung links</translation>
    </message>
    <message>
        <source>Margin for holes, both sides printed</source>
        <translation>Rand für die Lochung, beidseitig</translation>
    </message>
</context>
<context>
    <name>shortcuts</name>
    <message>
        <source>Next field, previous field</source>
        <translation>Nächstes Feld, voriges Feld</translation>
    </message>
    <message>
        <source>Increase or decrease a number</source>
        <translation>Eine Zahl erhöhen oder verringern</translation>
    </message>
    <message>
        <source>Discard what was typed</source>
        <translation>Die Eingabe verwerfen</translation>
    </message>
    <message>
        <source>Explain a computed number</source>
        <translation>Eine berechnete Zahl erklären</translation>
    </message>
    <message>
        <source>Edit a table cell</source>
        <translation>Eine Tabellenzelle bearbeiten</translation>
    </message>
    <message>
        <source>Remove a table row</source>
        <translation>Eine Tabellenzeile entfernen</translation>
    </message>
    <message>
        <source>Move a table row</source>
        <translation>Eine Tabellenzeile verschieben</translation>
    </message>
    <message>
        <source>Copy and paste table rows</source>
        <translation>Tabellenzeilen kopieren und einfügen</translation>
    </message>
    <message>
        <source>Tick a character</source>
        <translation>Einen Charakter ankreuzen</translation>
    </message>
    <message>
        <source>Tick a range</source>
        <translation>Einen Bereich ankreuzen</translation>
    </message>
    <message>
        <source>Tick all that were found</source>
        <translation>Alle gefundenen ankreuzen</translation>
    </message>
    <message>
        <source>Open a character</source>
        <translation>Einen Charakter öffnen</translation>
    </message>
    <message>
        <source>Move to Trash</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Die Suche leeren</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>A five-minute tour of the window. Everything keeps working meanwhile: click and type as you like, then continue.</source>
        <translation>Ein Rundgang von fünf Minuten. Alles bleibt dabei bedienbar: klicke und tippe, wie du magst, und mach dann weiter.</translation>
    </message>
    <message>
        <source>Create a character step by step, in the order of the book. Roll, type in your own dice, or let Quire decide. You can stop any time and resume later.</source>
        <translation>Erschaffe einen Charakter Schritt für Schritt, in der Reihenfolge des Buchs. Würfle, tippe deine eigenen Würfel ein, oder lass Quire entscheiden. Du kannst jederzeit aufhören und später weitermachen.</translation>
    </message>
    <message>
        <source>Open a character</source>
        <translation>Einen Charakter öffnen</translation>
    </message>
    <message>
        <source>Open a character in the library with a double-click or Enter. The samples are there to try things out.</source>
        <translation>Öffne einen Charakter der Bibliothek mit Doppelklick oder Eingabe. Die Beispiele sind zum Ausprobieren da.</translation>
    </message>
    <message>
        <source>You can edit everything with a fine line below it. Change a number, and every value that depends on it flashes. Changes are saved automatically.</source>
        <translation>Alles mit einer feinen Linie darunter kannst du ändern. Ändere eine Zahl, und jeder Wert, der von ihr abhängt, leuchtet auf. Änderungen werden automatisch gespeichert.</translation>
    </message>
    <message>
        <source>The Play page</source>
        <translation>Die Spielseite</translation>
    </message>
    <message>
        <source>The second page is for the table: health and damage, checks with their odds, attacks, conditions and rest on one screen. D takes damage, 1 to 9 roll the checks.</source>
        <translation>Die zweite Seite ist für den Spieltisch: Gesundheit und Schaden, Proben mit ihren Chancen, Angriffe, Zustände und Rast auf einem Bildschirm. D nimmt Schaden, 1 bis 9 würfeln die Proben.</translation>
    </message>
    <message>
        <source>Explain a number</source>
        <translation>Eine Zahl erklären</translation>
    </message>
    <message>
        <source>Click any computed number to see its formula, the values in it, where each of them comes from, and the section of the book.</source>
        <translation>Klicke eine berechnete Zahl an, um ihre Formel, die Werte darin, deren Herkunft und den Abschnitt des Buchs zu sehen.</translation>
    </message>
    <message>
        <source>Every change is listed here with its effects. Select one to compare it with now, or to restore that state. Undo works even after a restart.</source>
        <translation>Hier steht jede Änderung mit ihren Folgen. Wähle eine, um sie mit jetzt zu vergleichen oder diesen Stand wiederherzustellen. Rückgängig geht auch nach einem Neustart.</translation>
    </message>
    <message>
        <source>Roll any dice, or type in real ones. The log keeps every result and marks typed ones.</source>
        <translation>Würfle beliebige Würfel, oder tippe echte ein. Die Liste behält jedes Ergebnis und kennzeichnet eingetippte.</translation>
    </message>
    <message>
        <source>A fight</source>
        <translation>Ein Kampf</translation>
    </message>
    <message>
        <source>Set up a fight here: characters on one side, quick opponents on the other. Quire keeps the order, shows the odds, writes damage to the sheets, and undoes any decision.</source>
        <translation>Bereite hier einen Kampf vor: Charaktere auf einer Seite, schnelle Gegner auf der anderen. Quire hält die Reihenfolge ein, zeigt die Chancen, trägt Schaden auf den Bögen ein und macht jede Entscheidung rückgängig.</translation>
    </message>
    <message>
        <source>Ctrl+K finds every action, character and field by name.</source>
        <translation>Strg+K findet jeden Befehl, jeden Charakter und jedes Feld nach Namen.</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print the full sheet, a quick card or a blank sheet, or save a PDF. The preview shows the pages exactly as printed.</source>
        <translation>Drucke den ganzen Bogen, eine Kurzkarte oder einen leeren Bogen, oder speichere ein PDF. Die Vorschau zeigt die Seiten genau wie gedruckt.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Shift+F1 opens the manual, with a glossary and a page on everything you saw. F1 explains the field under the cursor. Have a good game.</source>
        <translation>Umschalt+F1 öffnet das Handbuch, mit Begriffen und einer Seite zu allem, was du gesehen hast. F1 erklärt das Feld unter der Schreibmarke. Viel Spaß beim Spiel.</translation>
    </message>
    <message>
        <source>The library</source>
        <translation>Die Bibliothek</translation>
    </message>
    <message>
        <source>All your characters are here. Type to search them; the buttons below filter by game. Drop character files here to import them. The tabs at the top list campaigns and worlds, which a Game Master edits.</source>
        <translation>Hier sind alle deine Charaktere. Tippe, um sie zu suchen; die Knöpfe darunter filtern nach Spiel. Ziehe Charakterdateien hierher, um sie zu importieren. Die Reiter oben zeigen Kampagnen und Welten, die eine Spielleiterin bearbeitet.</translation>
    </message>
    <message>
        <source>A new character</source>
        <translation>Ein neuer Charakter</translation>
    </message>
    <message>
        <source>The sheet</source>
        <translation>Der Bogen</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>Rule violations are listed here and marked on the sheet. Quire never corrects them; you can allow one and note the reason.</source>
        <translation>Regelverstöße stehen hier und sind auf dem Bogen markiert. Quire berichtigt nichts von selbst; du kannst einen erlauben und den Grund notieren.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Alles suchen</translation>
    </message>
</context>
<context>
    <name>why</name>
    <message>
        <source>Your house rule; Quire&apos;s interpretation: {formula}</source>
        <translation>Deine Hausregel; Auslegung von Quire: {formula}</translation>
    </message>
    <message>
        <source>House rule of {campaign}; Quire&apos;s interpretation: {formula}</source>
        <translation>Hausregel von {campaign}; Auslegung von Quire: {formula}</translation>
    </message>
    <message>
        <source>Your house rule; as written: {formula}</source>
        <translation>Deine Hausregel; im Buch: {formula}</translation>
    </message>
    <message>
        <source>House rule of {campaign}; as written: {formula}</source>
        <translation>Hausregel von {campaign}; im Buch: {formula}</translation>
    </message>
    <message>
        <source> (see above)</source>
        <translation> (siehe oben)</translation>
    </message>
    <message>
        <source>Quire&apos;s interpretation: {text}</source>
        <translation>Auslegung von Quire: {text}</translation>
    </message>
</context>
</TS>
