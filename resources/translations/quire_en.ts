<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>DiceView</name>
    <message numerus="yes">
        <source>%n face(s) more, please.</source>
        <translation>
            <numerusform>%n face more, please.</numerusform>
            <numerusform>%n faces more, please.</numerusform>
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
    <name>FightView</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
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
        <source>%n violation(s) or notice(s) more</source>
        <translation>
            <numerusform>%n violation or notice more</numerusform>
            <numerusform>%n violations or notices more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s) or notice(s) less</source>
        <translation>
            <numerusform>%n violation or notice less</numerusform>
            <numerusform>%n violations or notices less</numerusform>
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
        <source>%n violation(s) more</source>
        <translation>
            <numerusform>%n violation more</numerusform>
            <numerusform>%n violations more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s) less</source>
        <translation>
            <numerusform>%n violation less</numerusform>
            <numerusform>%n violations less</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReportDialog</name>
    <message numerus="yes">
        <source>%Ln character(s) taken in</source>
        <translation>
            <numerusform>%Ln character taken in</numerusform>
            <numerusform>%Ln characters taken in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) &amp;not taken in; the library is as it was without them</source>
        <translation>
            <numerusform>%Ln file &amp;not taken in; the library is as it was without them</numerusform>
            <numerusform>%Ln files &amp;not taken in; the library is as it was without them</numerusform>
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
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln chosen</numerusform>
            <numerusform>%Ln chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenSheets</name>
    <message numerus="yes">
        <source>%n house rule(s)</source>
        <translation>
            <numerusform>%n house rule</numerusform>
            <numerusform>%n house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartyView</name>
    <message numerus="yes">
        <source>For %n chosen</source>
        <translation>
            <numerusform>For %n chosen</numerusform>
            <numerusform>For %n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For everybody (%n)</source>
        <translation>
            <numerusform>For everybody (%n)</numerusform>
            <numerusform>For everybody (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action}, party of %n</source>
        <translation>
            <numerusform>{action}, party of %n</numerusform>
            <numerusform>{action}, party of %n</numerusform>
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
</TS>
