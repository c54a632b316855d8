; Makes the installer for Windows of the folder that PyInstaller has collected; packaging/bundle.py runs it with
; the version, the folder and the name of the installer. It needs no administrator: each person installs for themselves.

#ifndef Version
  #error Version, Number, Source and Name are given by packaging/bundle.py
#endif

[Setup]
AppId={{6C8E4B0E-5B0C-4E0B-9C55-0B2F6B8C7A11}
AppName=Quire
AppVersion={#Version}
AppVerName=Quire {#Version}
AppPublisher=The makers of Quire
VersionInfoVersion={#Number}
DefaultDirName={autopf}\Quire
DefaultGroupName=Quire
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
LicenseFile={#Source}\_internal\LICENSE
OutputBaseFilename={#Name}
SetupIconFile=..\icons\quire.ico
UninstallDisplayIcon={app}\quirew.exe
UninstallDisplayName=Quire
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
ChangesEnvironment=yes
CloseApplications=yes
TimeStampsInUTC=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[CustomMessages]
en.AddToPath=Make the command quire known to the terminal
de.AddToPath=Den Befehl quire im Terminal bekannt machen
en.CharacterType=Quire character
de.CharacterType=Quire-Charakter
en.WorldType=Quire world
de.WorldType=Quire-Welt

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "path"; Description: "{cm:AddToPath}"

[InstallDelete]
; libraries of the version before this one
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "..\icons\quire-character.ico"; DestDir: "{app}"; Flags: ignoreversion
Source: "..\icons\quire-world.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Quire"; Filename: "{app}\quirew.exe"
Name: "{autodesktop}\Quire"; Filename: "{app}\quirew.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.quire-character"; ValueType: string; ValueData: "Quire.Character"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.quire-character"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-quire-character+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Quire.Character"; ValueType: string; ValueData: "{cm:CharacterType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Quire.Character\DefaultIcon"; ValueType: string; ValueData: "{app}\quire-character.ico"
Root: HKA; Subkey: "Software\Classes\Quire.Character\shell\open\command"; ValueType: string; ValueData: """{app}\quirew.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.quire-world"; ValueType: string; ValueData: "Quire.World"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\.quire-world"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-quire-world+json"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Quire.World"; ValueType: string; ValueData: "{cm:WorldType}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Quire.World\DefaultIcon"; ValueType: string; ValueData: "{app}\quire-world.ico"
Root: HKA; Subkey: "Software\Classes\Quire.World\shell\open\command"; ValueType: string; ValueData: """{app}\quirew.exe"" ""%1"""
Root: HKA; Subkey: "Software\Microsoft\Windows\CurrentVersion\App Paths\quire.exe"; ValueType: string; ValueData: "{app}\quire.exe"; Flags: uninsdeletekey

[Run]
Filename: "{app}\quirew.exe"; Description: "{cm:LaunchProgram,Quire}"; Flags: nowait postinstall skipifsilent

[Code]
{ The folder of the program in the PATH of the person: added once, and taken out by the removal. }

const
  Environment = 'Environment';

procedure AddToPath(const Folder: string);
var
  Known: string;
begin
  if not RegQueryStringValue(HKCU, Environment, 'Path', Known) then
    Known := '';
  if Pos(';' + Lowercase(Folder) + ';', ';' + Lowercase(Known) + ';') > 0 then
    exit;
  if (Known <> '') and (Known[Length(Known)] <> ';') then
    Known := Known + ';';
  RegWriteExpandStringValue(HKCU, Environment, 'Path', Known + Folder);
end;

procedure TakeFromPath(const Folder: string);
var
  Known: string;
  Place: Integer;
begin
  if not RegQueryStringValue(HKCU, Environment, 'Path', Known) then
    exit;
  Place := Pos(';' + Lowercase(Folder) + ';', ';' + Lowercase(Known) + ';');
  if Place = 0 then
    exit;
  if Place > 1 then
    Place := Place - 1;
  Delete(Known, Place, Length(Folder) + 1);
  RegWriteExpandStringValue(HKCU, Environment, 'Path', Known);
end;

procedure CurStepChanged(CurStep: TSetupStep);
begin
  if (CurStep = ssPostInstall) and WizardIsTaskSelected('path') then
    AddToPath(ExpandConstant('{app}'));
end;

procedure CurUninstallStepChanged(CurUninstallStep: TUninstallStep);
begin
  if CurUninstallStep = usPostUninstall then
    TakeFromPath(ExpandConstant('{app}'));
end;
