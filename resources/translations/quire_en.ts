<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddMembersDialog</name>
    <message numerus="yes">
        <source>Add %Ln character(s)</source>
        <translation>
            <numerusform>Add %Ln character</numerusform>
            <numerusform>Add %Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignDialog</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignPacks</name>
    <message numerus="yes">
        <source>%n optional rule(s)</source>
        <translation>
            <numerusform>%n optional rule</numerusform>
            <numerusform>%n optional rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignView</name>
    <message numerus="yes">
        <source>%n rule(s) not applied yet</source>
        <translation>
            <numerusform>%n rule not applied yet</numerusform>
            <numerusform>%n rules not applied yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CampaignsView</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln campaign(s)</source>
        <translation>
            <numerusform>%Ln campaign</numerusform>
            <numerusform>%Ln campaigns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColumnModel</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecisionPanel</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentsView</name>
    <message numerus="yes">
        <source>%Ln in the trash</source>
        <translation>
            <numerusform>%Ln in the trash</numerusform>
            <numerusform>%Ln in the trash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectCard</name>
    <message numerus="yes">
        <source>{shown} of %n number(s)</source>
        <translation>
            <numerusform>{shown} of %n number</numerusform>
            <numerusform>{shown} of %n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectList</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntriesPane</name>
    <message numerus="yes">
        <source>%Ln entries deleted</source>
        <translation>
            <numerusform>%Ln entry deleted</numerusform>
            <numerusform>%Ln entries deleted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln copied</source>
        <translation>
            <numerusform>%Ln copied</numerusform>
            <numerusform>%Ln copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EntryUse</name>
    <message numerus="yes">
        <source>Used by %n character(s)</source>
        <translation>
            <numerusform>Used by %n character</numerusform>
            <numerusform>Used by %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplainView</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightOptions</name>
    <message numerus="yes">
        <source>stops after %n rounds</source>
        <translation>
            <numerusform>stops after %n round</numerusform>
            <numerusform>stops after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rules changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FightView</name>
    <message numerus="yes">
        <source>Rewound by %n line(s)</source>
        <translation>
            <numerusform>Rewound by %n line</numerusform>
            <numerusform>Rewound by %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message numerus="yes">
        <source>%n value(s) taken from {file}</source>
        <translation>
            <numerusform>%n value taken from {file}</numerusform>
            <numerusform>%n values taken from {file}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForceScale</name>
    <message numerus="yes">
        <source>%n more for {side}</source>
        <translation>
            <numerusform>%n more for {side}</numerusform>
            <numerusform>%n more for {side}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandBar</name>
    <message numerus="yes">
        <source>%n fighter(s)</source>
        <translation>
            <numerusform>%n fighter</numerusform>
            <numerusform>%n fighters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryView</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new rule warning(s)</source>
        <translation>
            <numerusform>%n new rule warning</numerusform>
            <numerusform>%n new rule warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule warning(s) resolved</source>
        <translation>
            <numerusform>%n rule warning resolved</numerusform>
            <numerusform>%n rule warnings resolved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRuleDialog</name>
    <message numerus="yes">
        <source>%n number(s) would change</source>
        <translation>
            <numerusform>%n number would change</numerusform>
            <numerusform>%n numbers would change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more violation(s)</source>
        <translation>
            <numerusform>%n more violation</numerusform>
            <numerusform>%n more violations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer violation(s)</source>
        <translation>
            <numerusform>%n fewer violation</numerusform>
            <numerusform>%n fewer violations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImpactModel</name>
    <message numerus="yes">
        <source>Show all %n number(s)</source>
        <translation>
            <numerusform>Show %n number</numerusform>
            <numerusform>Show all %n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new violation(s)</source>
        <translation>
            <numerusform>%n new violation</numerusform>
            <numerusform>%n new violations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImpactView</name>
    <message numerus="yes">
        <source>{number} of %Ln character(s)</source>
        <translation>
            <numerusform>{number} of %Ln character</numerusform>
            <numerusform>{number} of %Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>number(s)</source>
        <translation>
            <numerusform>number</numerusform>
            <numerusform>numbers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply to %Ln character(s)</source>
        <translation>
            <numerusform>Apply to %Ln character</numerusform>
            <numerusform>Apply to %Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new violation(s)</source>
        <translation>
            <numerusform>%n new violation</numerusform>
            <numerusform>%n new violations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message numerus="yes">
        <source>%Ln character(s) imported</source>
        <translation>
            <numerusform>%Ln character imported</numerusform>
            <numerusform>%Ln characters imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln world(s) imported</source>
        <translation>
            <numerusform>%Ln world imported</numerusform>
            <numerusform>%Ln worlds imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could &amp;not be imported</source>
        <translation>
            <numerusform>%Ln file could &amp;not be imported</numerusform>
            <numerusform>%Ln files could &amp;not be imported</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryActions</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) duplicated</source>
        <translation>
            <numerusform>%Ln character duplicated</numerusform>
            <numerusform>%Ln characters duplicated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) added</source>
        <translation>
            <numerusform>%Ln character added</numerusform>
            <numerusform>%Ln characters added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tags of %Ln character(s) changed</source>
        <translation>
            <numerusform>Tags of %Ln character changed</numerusform>
            <numerusform>Tags of %Ln characters changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign of %Ln character(s) changed</source>
        <translation>
            <numerusform>Campaign of %Ln character changed</numerusform>
            <numerusform>Campaign of %Ln characters changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryController</name>
    <message numerus="yes">
        <source>%Ln character(s) moved to Trash</source>
        <translation>
            <numerusform>%Ln character moved to Trash</numerusform>
            <numerusform>%Ln characters moved to Trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s) restored</source>
        <translation>
            <numerusform>%Ln character restored</numerusform>
            <numerusform>%Ln characters restored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n violation</numerusform>
            <numerusform>%n violations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%Ln in the trash</source>
        <translation>
            <numerusform>%Ln in the trash</numerusform>
            <numerusform>%Ln in the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the trash</source>
        <translation>
            <numerusform>%Ln in the trash</numerusform>
            <numerusform>%Ln in the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miss(es)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n misses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MemberModel</name>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n violation</numerusform>
            <numerusform>%n violations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpponentPreview</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackImportDialog</name>
    <message numerus="yes">
        <source>Take %Ln rule(s)</source>
        <translation>
            <numerusform>Take %Ln rule</numerusform>
            <numerusform>Take %Ln rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartyPopover</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartyRunner</name>
    <message numerus="yes">
        <source>{action}, party of %n</source>
        <translation>
            <numerusform>{action}, party of %n</numerusform>
            <numerusform>{action}, party of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message numerus="yes">
        <source>For %n selected</source>
        <translation>
            <numerusform>For %n selected</numerusform>
            <numerusform>For %n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For all (%n)</source>
        <translation>
            <numerusform>For all (%n)</numerusform>
            <numerusform>For all (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteTableDialog</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n as it is</source>
        <translation>
            <numerusform>%n as it is</numerusform>
            <numerusform>%n as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} and %n more</numerusform>
            <numerusform>{names} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayRestBar</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReturnedSheetDialog</name>
    <message numerus="yes">
        <source>{ticked} of %n value(s)</source>
        <translation>
            <numerusform>{ticked} of %n value</numerusform>
            <numerusform>{ticked} of %n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n</source>
        <translation>
            <numerusform>Take %n</numerusform>
            <numerusform>Take %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message numerus="yes">
        <source>%n character(s) keep rules of their own: {names}</source>
        <translation>
            <numerusform>%n character keeps a rule of its own: {names}</numerusform>
            <numerusform>%n characters keep rules of their own: {names}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SaveStatus</name>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SessionsCard</name>
    <message numerus="yes">
        <source>All %Ln session(s)</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>All %Ln sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n present</source>
        <translation>
            <numerusform>%n present</numerusform>
            <numerusform>%n present</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>%n fighters</source>
        <translation>
            <numerusform>%n fighter</numerusform>
            <numerusform>%n fighters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartChoices</name>
    <message numerus="yes">
        <source>%Ln can attack from there</source>
        <translation>
            <numerusform>%Ln can attack from there</numerusform>
            <numerusform>%Ln can attack from there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message numerus="yes">
        <source>%Ln character(s)</source>
        <translation>
            <numerusform>%Ln character</numerusform>
            <numerusform>%Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UpdateCharactersDialog</name>
    <message numerus="yes">
        <source>%n entry(s) with a problem: the last sound text counts ({names}).</source>
        <translation>
            <numerusform>%n entry with a problem: its last sound text counts ({names}).</numerusform>
            <numerusform>%n entries with a problem: their last sound text counts ({names}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more already carry version {version}.</source>
        <translation>
            <numerusform>%n more already carries version {version}.</numerusform>
            <numerusform>%n more already carry version {version}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more already carry the present version.</source>
        <translation>
            <numerusform>%n more already carries the present version.</numerusform>
            <numerusform>%n more already carry the present version.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{ticked} of %n character(s)</source>
        <translation>
            <numerusform>{ticked} of %n character</numerusform>
            <numerusform>{ticked} of %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n</source>
        <translation>
            <numerusform>Apply to %n</numerusform>
            <numerusform>Apply to %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UpdateDelegate</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UpdateModel</name>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new violation(s)</source>
        <translation>
            <numerusform>%n new violation</numerusform>
            <numerusform>%n new violations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldActions</name>
    <message numerus="yes">
        <source>%Ln world(s) imported</source>
        <translation>
            <numerusform>%Ln world imported</numerusform>
            <numerusform>%Ln worlds imported</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln world(s) moved to Trash</source>
        <translation>
            <numerusform>%Ln world moved to Trash</numerusform>
            <numerusform>%Ln worlds moved to Trash</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldRollsDialog</name>
    <message numerus="yes">
        <source>All %n character(s) are legal</source>
        <translation>
            <numerusform>%n character, and it is legal</numerusform>
            <numerusform>All %n characters are legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{legal} of %n character(s) are legal</source>
        <translation>
            <numerusform>{legal} of %n character is legal</numerusform>
            <numerusform>{legal} of %n characters are legal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldUseController</name>
    <message numerus="yes">
        <source>%n character(s) updated</source>
        <translation>
            <numerusform>%n character updated</numerusform>
            <numerusform>%n characters updated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldUses</name>
    <message numerus="yes">
        <source>used by %n character(s)</source>
        <translation>
            <numerusform>used by %n character</numerusform>
            <numerusform>used by %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) have an older version</source>
        <translation>
            <numerusform>%n character has an older version</numerusform>
            <numerusform>%n characters have an older version</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldView</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pasted at {time}</source>
        <translation>
            <numerusform>%Ln pasted at {time}</numerusform>
            <numerusform>%Ln pasted at {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldsView</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>used by %Ln character(s)</source>
        <translation>
            <numerusform>used by %Ln character</numerusform>
            <numerusform>used by %Ln characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln world(s)</source>
        <translation>
            <numerusform>%Ln world</numerusform>
            <numerusform>%Ln worlds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_EntryBlock</name>
    <message numerus="yes">
        <source>%n field(s) are the same</source>
        <translation>
            <numerusform>%n field is the same</numerusform>
            <numerusform>%n fields are the same</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Lines</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
</context>
</TS>
